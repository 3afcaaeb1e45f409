import { fold } from "../../kernel/spanish.ts";

/** What the heading of a column means. */
export type ColumnRole =
  | "code"
  | "name"
  /** A code or a name: what stands below tells. */
  | "account"
  | "opening"
  | "debit"
  | "credit"
  | "balance"
  | "balance-debit"
  | "balance-credit"
  | "period"
  | "other";

/** A month as the heading of its column, without its year. */
export const MONTH_HEAD =
  /^(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic)\.?$/;

/** In order: the first that fits a folded heading. */
export const COLUMN_WORDS: readonly (readonly [RegExp, ColumnRole])[] = [
  [MONTH_HEAD, "period"],
  [
    /^(?:notas?|nit|terceros?|identificacion|moneda|nivel|tipo|naturaleza|transaccional|sucursal|centro.*|clase|%.*|.*%)$|variacion|^var\b|participacion|diferencia|analisis/,
    "other",
  ],
  [/^(?:cod|codigo|puc|no\.? (?:de )?cuenta)\b|^codigo.*cuenta/, "code"],
  [/^(?:nombre|descripcion|denominacion|conceptos?|rubros?|partidas?|detalle)\b/, "name"],
  [/^cuentas?(?: contables?)?$/, "account"],
  [/(?:anterior|inicial).*(?:deb|deud|cred|acreed|haber)/, "other"],
  [/saldos? .*(?:anterior|inicial)|^(?:saldo )?inicial$/, "opening"],
  [/saldos? .*(?:deb|deud)|^deudor(?:es)?$/, "balance-debit"],
  [/saldos? .*(?:cred|acreed|haber)|^acreedor(?:es)?$/, "balance-credit"],
  [/debitos?\b|^debe\b|^cargos?\b/, "debit"],
  [/creditos?\b|^haber\b|^abonos?\b/, "credit"],
  [
    /^(?:nuevo )?saldos?(?: (?:final|actual|a la fecha|contable|total))?(?: (?:cop|\$|en pesos))?$/,
    "balance",
  ],
  [
    /\b(?:19|20)\d{2}\b|^(?:valor|valores|importe|monto|total|acumulado|saldo)\b|\b(?:actual|anterior)$/,
    "period",
  ],
];

/** The classes of the PUC that stand under a heading. */
export const SECTION_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:total )?pasivos? (?:y|mas|\+) (?:el )?patrimonio/, "23"],
  [/^(?:total )?(?:de )?(?:los )?activos?\b/, "1"],
  [/^(?:total )?(?:de )?(?:los )?pasivos?\b/, "2"],
  [/^(?:total )?(?:del? )?patrimonio/, "3"],
  [/^(?:total )?ingresos y gastos/, "45"],
  [/^(?:total )?(?:otros )?ingresos/, "4"],
  [/^(?:total )?costos? y gastos/, "567"],
  [/^(?:total )?costos?\b/, "67"],
  [/^(?:total )?(?:otros )?(?:gastos|egresos)/, "5"],
];

/** The group of expenses that a heading leads to: the plan has most accounts once in each. */
export function expenseGroup(text: string): "51" | "52" | "" {
  if (!/^(?:total )?(?:gastos?|egresos?)\b/.test(text)) return "";
  const [isRun, isSold] = [
    /administra/.test(text),
    /\b(?:ventas?|distribucion|mercadeo|comercial(?:es)?)\b/.test(text),
  ];
  return isRun === isSold ? "" : isRun ? "51" : "52";
}

/** Whether a text is the heading of a part of a statement, or its sum. */
export const isSectionName = (text: string): boolean => {
  const words = fold(text).trim();
  return words !== "" && words.length <= 60 && SECTION_WORDS.some(([section]) => section.test(words));
};

/** Lines as statements of the NIIF and of small shops name them, with the account that each is. In order. */
export const LINE_PUCS: readonly (readonly [RegExp, string])[] = [
  [/^(?:efectivo|disponible|caja y bancos)/, "11"],
  [
    /^(?:la )?(?:plata|platica|dinero|saldo) (?:que hay )?en (?:el )?banco|^(?:cuenta )?(?:de ahorros|corriente)\b(?!.*pasivo)/,
    "1110",
  ],
  [/^inversiones/, "12"],
  [/^(?:lo que )?(?:nos|me) deben/, "1305"],
  [/^(?:le |les )?deb(?:o|emos) (?:a )?(?:los )?proveedores/, "22"],
  [/^(?:le )?deb(?:o|emos) (?:al|en el|a los) bancos?|^deudas? (?:con|del) (?:el )?bancos?/, "21"],
  [/^equipos? de (?:computacion|computo|comunicacion)|^computadores\b/, "1528"],
  [/^(?:vehiculos?|flota|automotores|equipos? de transporte)\b/, "1540"],
  [/^(?:construcciones|edificaciones)\b/, "1516"],
  [/^equipos? (?:medicos?|odontologicos?)\b/, "1532"],
  [/^(?:software|programas de computador|licencias)\b/, "1635"],
  [/^neveras?\b|^vitrinas?\b|^estanter[ií]as?\b|^mostrador/, "1524"],
  [/^clientes\b|^(?:cuentas|deudores) comerciales/, "1305"],
  [
    /^anticipos? (?:de|por) (?:impuestos|renta)|^activos? por impuestos|^impuestos? (?:a favor|corrientes? por cobrar)/,
    "1355",
  ],
  [/deterioro.*(?:cartera|deudores|cuentas|clientes)|^provision.*(?:cartera|deudores|clientes)/, "1399"],
  [/cuentas? (?:comerciales )?por cobrar|^deudores|^cartera/, "13"],
  [/^(?:inventarios?|existencias|mercancias?)\b/, "14"],
  [/depreciacion acumulada/, "1592"],
  [/^propiedad(?:es)?,? planta|^activos? fijos?/, "15"],
  [/amortizacion acumulada/, "1698"],
  [/^(?:activos? )?intangibles/, "16"],
  [/impuesto.*diferido.*activo|^activos? por impuestos? diferidos?/, "1710"],
  [/pagad[oa]s? por anticipado|^diferidos/, "1705"],
  [/^otros activos/, "18"],
  [/^(?:obligaciones|pasivos) financier|^prestamos? (?:bancarios?|por pagar)|^creditos? bancarios?/, "21"],
  [/^proveedores/, "22"],
  [/impuesto.*diferido.*pasivo|^pasivos? por impuestos? diferidos?/, "2725"],
  [
    /^(?:pasivos? por )?impuestos?,? (?:gravamenes|corrientes|por pagar)|^pasivos? por impuestos|^iva por pagar/,
    "24",
  ],
  [/^retencion(?:es)? en la fuente (?:por pagar)?/, "2365"],
  [/^(?:beneficios a (?:los )?empleados|obligaciones laborales|salarios por pagar)/, "25"],
  [/^(?:pasivos? )?(?:estimados y )?provisiones/, "26"],
  [/recibidos? por anticipado/, "27"],
  [/^anticipos? (?:y avances )?(?:recibidos|de clientes)|^otros pasivos/, "28"],
  [/cuentas? (?:comerciales )?por pagar|^acreedores/, "23"],
  [/^(?:capital|aportes)/, "31"],
  [/^superavit|^prima en colocacion/, "32"],
  [/^reservas?\b/, "33"],
  [/^(?:utilidad|ganancia|resultado|excedente|perdida).*(?:ejercicio|periodo|del ano)/, "36"],
  [/acumulad[oa]s|^utilidades retenidas|^resultados? de ejercicios anteriores|^ganancias acumuladas/, "37"],
  [/^(?:devoluciones|rebajas)\b|^descuentos?(?: (?:y|en|sobre|comerciales|por|a)\b.*)?$/, "4175"],
  [/^(?:ingresos (?:de actividades|operacionales|por ventas|de operacion)|ventas?\b)/, "41"],
  [/^ingresos financieros|^rendimientos financieros/, "4210"],
  [/^recuperacion(?:es)?\b/, "4250"],
  [/^otros ingresos|^ingresos no operacionales/, "42"],
  [/^costos? de (?:las? )?(?:ventas?|mercancia|bienes|servicios)|^costo de lo vendido/, "61"],
  [/^gastos? (?:operacionales )?de (?:administracion|personal)|^gastos administrativos/, "51"],
  [/^gastos? (?:operacionales )?de (?:ventas?|distribucion)/, "52"],
  // Of what stands under administration, its account there: see `expenseGroup`.
  [/^(?:transportes?,? (?:y )?)?(?:fletes|acarreos)\b/, "523550"],
  [/^(?:gastos|costos) financieros|^intereses pagados/, "5305"],
  [/^otros gastos|^gastos no operacionales/, "53"],
  [
    /^(?:gasto (?:por|de) )?(?:(?:provision|gasto) (?:(?:de|del|para|por) )*)?(?:el )?impuestos?.*(?:renta|ganancias)/,
    "54",
  ],
];

/** What an income statement adds up on the way, and no account. */
export const RESULT_WORDS = /^\(?(?:utilidad|perdida|resultado|ganancia|margen|excedente|deficit|ebitda)\b/;

/** Other moneys than the peso, in the words of a heading or of a figure. */
export const OTHER_MONEY = /\b(?:usd|eur|dolares|euros)\b|us\$|u\$|€/;
