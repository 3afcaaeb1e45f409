/** What a question may ask the sum of. The first whose words a folded question has holds. */
export interface AskedSubject {
  readonly words: RegExp;
  readonly name: string;
  /** Beginnings of PUC codes. */
  readonly puc: readonly string[];
  /** What is left at a day, or what moved in a period. */
  readonly kind: "balance" | "flow";
  /** Whether other answers tell it better while no period is named. */
  readonly isTold?: true;
  /** Groups that are told one by one, with their sum. */
  readonly parts?: readonly { readonly name: string; readonly puc: string }[];
  /** Named together with others of its kind, it is summed with them: "luz y agua". */
  readonly isJoined?: true;
}

export const ASKED_SUBJECTS: readonly AskedSubject[] = [
  {
    words: /\bcostos? y (?:los |mis )?gastos?\b|\bgastos? y (?:los |mis )?costos?\b/,
    name: "Costos y gastos",
    puc: ["5", "6", "7"],
    kind: "flow",
  },
  {
    words:
      /\b(?:anticipos? (?:de|recibidos de) (?:mis |los )?(?:clientes|reservas|obras|pedidos)(?: y [a-z]+)?|recibid[oa]s? en anticipos(?: de [a-z]+(?: y [a-z]+)?)?)\b/,
    name: "Anticipos de clientes",
    puc: ["2805", "2705"],
    kind: "balance",
  },
  {
    words:
      /\b(?:depreciacion|depreciaciones) (?:registrad[a-z]+|del? |en )|\bgastos? (?:por|de) depreciacion\b/,
    name: "Depreciación registrada",
    puc: ["1592"],
    kind: "flow",
  },
  {
    words:
      /\b(?:otros )?(?:ingresos?|entradas?)\b.*\b(?:no (?:son|fueron|fueran|sean)|distint[oa]s?|diferentes?|aparte|fuera)\b.*\b(?:ventas|negocio)(?:, tipo [a-z ]+)?\b/,
    name: "Otros ingresos",
    puc: ["42"],
    kind: "flow",
  },
  {
    words:
      /\b(?:comisiones|cuatro por mil|4 ?x ?1000)\b.*\bbancos?\b|\bbancos?\b.*\b(?:comisiones|cuatro por mil|4 ?x ?1000)\b/,
    name: "Gastos financieros",
    puc: ["5305"],
    kind: "flow",
  },
  {
    words:
      /\b(?:maquin[a-z]+|muebles|equipos?|camion|vehiculos?|herramientas?)\b.*\b(?:cuanto (?:valen|vale)|en libros)\b.*/,
    name: "Propiedades, planta y equipo",
    puc: ["15"],
    kind: "balance",
  },
  {
    words: /\b(?:donaciones|donativos)\b.*|\bdonaron\b/,
    name: "Ingresos diversos, con las donaciones",
    puc: ["4295"],
    kind: "flow",
  },
  {
    words: /\bdepreciacion acumulada\b|\b(?:va|llevo|llevamos|lleva) de depreciacion\b|\bdepreciado hasta\b/,
    name: "Depreciación acumulada",
    puc: ["1592"],
    kind: "balance",
  },
  {
    words:
      /\bactivos? fijos?\b|\bpropiedad(?:es)?,? planta(?: y equipos?)?\b|\b(?:valor|vale|valen)\b.*\b(?:equipos?|maquinaria|muebles|vehiculos)\b.*/,
    name: "Propiedades, planta y equipo",
    puc: ["15"],
    kind: "balance",
  },
  {
    words: /\b(?:nequi|daviplata|cuentas? de ahorros?)\b/,
    name: "Cuentas de ahorro",
    puc: ["1120"],
    kind: "balance",
  },
  {
    words:
      /\b(?:gastos (?:bancarios|financieros)|comisiones bancarias|cuota de manejo)\b|\b(?:me |nos )?(?:cobro|cobra|cobraron|quito|descuenta|desconto) (?:el |los )?bancos?\b/,
    name: "Gastos financieros",
    puc: ["5305"],
    kind: "flow",
  },
  {
    words:
      /\b(?:entro|entraron|gane|ganamos|ganad[oa]s|recibi|recibid[oa]s|abonaron|pagaron)\b.*\bintereses\b|\bintereses\b.*\b(?:ganad[oa]s|recibid[oa]s|abonad[oa]s)\b/,
    name: "Ingresos financieros",
    puc: ["4210"],
    kind: "flow",
  },
  {
    words: /\b(?:otros ingresos|ingresos (?:no operacionales|diversos|financieros))\b/,
    name: "Otros ingresos",
    puc: ["42"],
    kind: "flow",
  },
  {
    words: /\bintereses(?: pagados)?\b(?!.*\bgan)/,
    name: "Intereses pagados",
    puc: ["530520"],
    kind: "flow",
  },
  {
    words: /\b(?:arriendos?|alquiler|arrendamientos?|canon)\b/,
    name: "Arrendamientos",
    puc: ["5120", "5220"],
    kind: "flow",
  },
  { words: /\b(?:luz|energia)\b/, name: "Energía", puc: ["513530", "523530"], kind: "flow", isJoined: true },
  { words: /\b(?:agua|acueducto)\b/, name: "Agua", puc: ["513525", "523525"], kind: "flow", isJoined: true },
  { words: /\bgas\b/, name: "Gas", puc: ["513555", "523555"], kind: "flow", isJoined: true },
  {
    words: /\b(?:internet|telefono|celular)\b/,
    name: "Teléfono e internet",
    puc: ["513535", "523535"],
    kind: "flow",
    isJoined: true,
  },
  {
    words: /\bservicios publicos\b/,
    name: "Servicios públicos",
    puc: ["513525", "513530", "513535", "513555", "523525", "523530", "523535", "523555"],
    kind: "flow",
  },
  {
    words:
      /\b(?:publicidad|propaganda|avisos|volantes|mercadeo)(?: y (?:publicidad|propaganda|avisos|volantes))?\b/,
    name: "Publicidad",
    puc: ["523560"],
    kind: "flow",
  },
  {
    words:
      /\b(?:transportes?|taxis?|pasajes|buses|fletes?|acarreos?|envios)(?: y (?:taxis?|buses|pasajes|acarreos?|envios|fletes?))?\b/,
    name: "Transporte, taxis y buses",
    puc: ["519545", "529545", "513550", "523550"],
    kind: "flow",
  },
  { words: /\b(?:papeleria|utiles)\b/, name: "Útiles y papelería", puc: ["519530", "529530"], kind: "flow" },
  { words: /\b(?:aseo|cafeteria)\b/, name: "Aseo y cafetería", puc: ["519525", "529525"], kind: "flow" },
  {
    words: /\b(?:combustible|gasolina|acpm)\b/,
    name: "Combustibles",
    puc: ["519535", "529535"],
    kind: "flow",
  },
  { words: /\bhonorarios\b/, name: "Honorarios", puc: ["5110", "5210"], kind: "flow" },
  { words: /\bseguros?\b(?! social)/, name: "Seguros", puc: ["5130", "5230"], kind: "flow" },
  {
    words: /\b(?:mantenimientos?|reparaciones|arreglos)\b/,
    name: "Mantenimiento y reparaciones",
    puc: ["5145", "5245"],
    kind: "flow",
  },
  {
    words: /\b(?:sueldos?|salarios?|nomina|gastos? de personal|pagos? a empleados)\b/,
    name: "Gastos de personal",
    puc: ["5105", "5205"],
    kind: "flow",
  },
  {
    words:
      /\b(?:deben|adeudan) (?:los |mis |las )?(?:socios|duenos|accionistas)\b|\bcuentas por cobrar a (?:los )?socios\b/,
    name: "Cuentas por cobrar a socios",
    puc: ["1325"],
    kind: "balance",
  },
  {
    words:
      /\b(?:adeudan|deben)\b(?=.*\b(?:clientes)\b)|\b(?:total |mi |la )?cartera\b(?! (?:vencida|castigada))|\bcuentas por cobrar\b|\bcuanto (?:me|nos) (?:deben|adeudan)\b|\bsaldo (?:de |con )?(?:los )?clientes\b/,
    name: "Clientes",
    puc: ["1305"],
    kind: "balance",
    isTold: true,
  },
  {
    words: /\bcuentas por pagar\b/,
    name: "Cuentas por pagar y proveedores",
    puc: ["22", "23"],
    kind: "balance",
    parts: [
      { name: "Proveedores", puc: "22" },
      { name: "Otras cuentas por pagar", puc: "23" },
    ],
  },
  {
    words: /\b(?:debo|saldo|total|deuda)\b.*\bproveedores\b|^\W*(?:mis |los )?proveedores\b/,
    name: "Proveedores",
    puc: ["22"],
    kind: "balance",
  },
  {
    words: /\b(?:retire|retirado|retiros|saque|sacado)\b/,
    name: "Retiros de los dueños",
    puc: ["1325"],
    kind: "flow",
  },
  {
    words:
      /\b(?:capital )?(?:aport[a-z]+|capital social)\b|\bcapital (?:hemos |han |he )?(?:puesto|metido)\b/,
    name: "Capital",
    puc: ["31"],
    kind: "balance",
  },
  {
    words:
      /\b(?:retuvieron|han retenido)\b|\b(?:anticipos? de )?retenciones (?:que (?:me|nos) (?:hicieron|practicaron)|a favor)\b|\banticipos? de (?:impuestos|retencion(?:es)?|renta)\b/,
    name: "Retenciones que te hicieron",
    puc: ["1355"],
    kind: "balance",
  },
  {
    words:
      /\b(?:retencion(?:es)?|retefuente|rete ?fuente)\b.*\bpor pagar\b|\b(?:debo|pagar) (?:de |la )?(?:retencion|retefuente)\b/,
    name: "Retenciones por pagar",
    puc: ["2365"],
    kind: "balance",
  },
  {
    words:
      /\b(?:debo|debemos|deudas?|falta)\b.*\b(?:bancos?|creditos?|prestamos?|hipoteca)(?: bancari[oa]s?)?\b|\bsaldo\b.*\b(?:creditos?|prestamos?|hipoteca)(?: bancari[oa]s?)?\b|\bobligaciones (?:financieras|bancarias)\b/,
    name: "Obligaciones financieras",
    puc: ["21"],
    kind: "balance",
  },
  {
    words:
      /\bcostos? de (?:las |la )?(?:ventas?|mercancia)(?: vendida)?\b|\b(?:costo|costaron) (?:de )?(?:la mercancia|lo vendido|lo que (?:vendi|vendimos|se vendio))\b.*|\bmercancia vendida\b/,
    name: "Costo de ventas",
    puc: ["6"],
    kind: "flow",
  },
  {
    words:
      /\btotal (?:de |del )?activos?\b|\bactivos? tota(?:l|les)\b|\b(?:tengo|tenemos|hay) en bienes\b|\b(?:cuanto (?:suman|son|tengo en)) (?:mis |los )?activos\b/,
    name: "Activos",
    puc: ["1"],
    kind: "balance",
  },
  {
    words:
      /\btotal (?:de |del )?pasivos?\b|\bpasivos? tota(?:l|les)\b|\bsuman mis deudas\b|\bdebo en total\b|\b(?:sumando todo|en total|todo lo que) .*\bdebo\b|\btodo lo que debo\b.*|\bmis pasivos\b/,
    name: "Pasivos",
    puc: ["2"],
    kind: "balance",
  },
  {
    words:
      /\b(?:cual|cuanto) (?:es|vale|suma) (?:mi|el|de la|nuestro) (?:patrimonio|empresa|negocio)\b|\bpatrimonio (?:de (?:la|mi) (?:empresa|compania)|del negocio|total|neto|liquido)\b|\btotal (?:del )?patrimonio\b/,
    name: "Patrimonio",
    puc: ["3", "4", "5", "6", "7"],
    kind: "balance",
  },
  {
    words:
      /\b(?:saldo|hay|tengo|queda|dinero|plata)\b.*\b(?:bancos?|cuentas bancarias|bancolombia|davivienda|bbva|av villas|colpatria|itau)\b(?<!caja.*)(?!.*\bcaja\b)/,
    name: "Bancos y cuentas de ahorro",
    puc: ["1110", "1120"],
    kind: "balance",
  },
  {
    words:
      /\b(?:dinero|plata|efectivo)\b.*\b(?:total|en todo|disponible)\b|\b(?:bancos? y caja|caja y bancos?)\b|\bdisponible\b/,
    name: "Disponible",
    puc: ["11"],
    kind: "balance",
    isTold: true,
  },
  {
    words: /\b(?:saldo|plata|dinero|efectivo|hay|tengo|queda)\b.*\bcaja\b(?! (?:y bancos?|menor))/,
    name: "Caja",
    puc: ["1105"],
    kind: "balance",
    isTold: true,
  },
  {
    words:
      /\b(?:cuanta|que) (?:mercancia|inventario) (?:me )?(?:queda|tengo|hay)\b|\b(?:mercancia|productos) en (?:inventario|bodega)\b|\bexistencias(?: en (?:bodega|inventario|la bodega))?\b|\b(?:vale|valor|total|saldo)\b.*\binventarios?\b/,
    name: "Inventarios",
    puc: ["14"],
    kind: "balance",
  },
  {
    words:
      /\bsaldo (?:de|del) iva\b|^(?!.*\b(?:bimestre|cuatrimestre)).*\biva\b.*\b(?:debo|debemos|pagar|pagarle|saldo)\b|^(?!.*\b(?:bimestre|cuatrimestre)).*\b(?:pagar|pagarle|debo|debemos)\b.*\biva\b/,
    name: "IVA por pagar",
    puc: ["2408"],
    kind: "balance",
  },
  {
    words:
      /\b(?:venta|ventas|vendi|vendimos|vendido|vendio|vendieron|vendiendo|facture|facturado|facturamos|facturacion)\b/,
    name: "Ventas",
    puc: ["41"],
    kind: "flow",
    isTold: true,
  },
  { words: /\bingresos?\b/, name: "Ingresos", puc: ["4"], kind: "flow" },
  {
    words:
      /\b(?:utilidad|utilidades|gane|gano|ganamos|ganado|ganancia|ganancias|perdi|perdimos|perdidas?|resultado(?: del (?:ejercicio|periodo|ano))?|quedo libre|quedo limpio|ganando|perdiendo)\b(?: o (?:perdi|perdiendo|perdida|ganancia|gane|ganando)\b)?/,
    name: "Resultado",
    puc: ["4", "5", "6", "7"],
    kind: "flow",
    isTold: true,
  },
  { words: /\bcostos?\b/, name: "Costos", puc: ["6", "7"], kind: "flow" },
  {
    words: /\b(?:gasto|gastos|gaste|gastamos|gastado)\b/,
    name: "Gastos",
    puc: ["5"],
    kind: "flow",
    isTold: true,
  },
];
