import type { WordRow } from "./word-row.ts";

const WAGES = { debit: ["510506", "2505"], credit: "2505", lean: "debit" } as const;
const MONTH = "Gasto de la empresa este mes";
const OWED = "Pagas lo que ya debías";

/** Payroll, social security and benefits. */
export const PEOPLE_WORDS: readonly WordRow[] = [
  ["nómina; sueldo; sueldos; salario; salarios; pago de empleados; empleados; quincena; personal", WAGES],
  [
    "sueldo del mes; sueldo de empleado; trabajadores; pago a trabajadores; gastos de personal; empleado",
    WAGES,
  ],
  ["nómina del mes; pago quincena; nómina quincenal; sueldo de la secretaria; sueldo administrador", WAGES],
  [
    "pago de nómina; pago de sueldos; pago de salarios; pago de la quincena; pagar nómina",
    { debit: [`2505 ${OWED}`, "510506 Es el gasto de este mes"], credit: "2505" },
  ],
  ["salarios por pagar; nómina por pagar; sueldos por pagar; nómina causada; quincena por pagar", "2505"],
  [
    "sueldo vendedor; salario vendedores; vendedora; vendedor; nómina de ventas; nómina vendedores",
    { debit: "520506", credit: "2505", lean: "debit" },
  ],
  ["salario integral", { debit: "510503", credit: "2505", lean: "debit" }],
  [
    "jornal; jornales; jornalero; obrero; obreros; turno; turnos; trabajo por días; día de trabajo",
    { debit: "510512", credit: "2505", lean: "debit" },
  ],
  ["ayudante; extra del fin de semana; pago por día", { debit: "510512", credit: "2505", lean: "debit" }],
  [
    "horas extras; hora extra; recargo nocturno; recargos; recargo dominical; dominicales; festivos; domingo trabajado; domingos trabajados",
    { debit: "510515", credit: "2505", lean: "debit" },
  ],
  [
    "comisión vendedor; comisión de vendedores; comisiones de empleados",
    { debit: "520518", credit: "2505", lean: "debit" },
  ],
  [
    "incapacidad; incapacidades; licencia de maternidad; licencia de paternidad; licencia remunerada",
    { debit: "510524", credit: "2505", lean: "debit" },
  ],
  ["auxilio de transporte; subsidio de transporte", { debit: "510527", credit: "2505", lean: "debit" }],
  ["cesantías; provisión cesantías", { debit: "510530", credit: ["2510", "261005"], lean: "debit" }],
  ["pago de cesantías; consignación de cesantías; cesantías por pagar", { debit: "2510", credit: "2510" }],
  [
    "intereses de cesantías; intereses sobre cesantías; intereses a las cesantías",
    { debit: "510533", credit: "2515", lean: "debit" },
  ],
  ["pago de intereses de cesantías; intereses de cesantías por pagar", { debit: "2515", credit: "2515" }],
  [
    "prima; prima de servicios; prima de junio; prima de diciembre; prima legal; prima empleados",
    { debit: "510536", credit: "2520", lean: "debit" },
  ],
  ["pago de prima; prima por pagar; pago prima de servicios", { debit: "2520", credit: "2520" }],
  ["vacaciones; provisión vacaciones", { debit: "510539", credit: "2525", lean: "debit" }],
  ["pago de vacaciones; vacaciones por pagar", { debit: "2525", credit: "2525" }],
  [
    "prestaciones sociales; prestaciones; provisión de prestaciones",
    { debit: "5105", credit: "2610", lean: "debit" },
  ],
  [
    "bonificación; bono; bonificaciones; incentivo; aguinaldo; aguinaldos; bono navideño",
    { debit: "510548", credit: "2505", lean: "debit" },
  ],
  [
    "auxilio; auxilios; auxilio de alimentación; sodexo; pluxee; big pass; bonos sodexo; tarjeta sodexo; vales de alimentación; bonos de alimentación; auxilio de conectividad; auxilio educativo",
    { debit: "510545", credit: "2505", lean: "debit" },
  ],
  ["dotación; uniformes; uniforme; botas; overol; ropa de trabajo; delantales; guantes", "510551"],
  [
    "elementos de protección; epp; casco; cascos; calzado de dotación; dotación empleados; tapabocas",
    "510551",
  ],
  [
    "liquidación; liquidación de empleado; liquidación de contrato; liquidación definitiva",
    { debit: "2505", credit: "2505" },
  ],
  [
    "indemnización por despido; despido; indemnización laboral; despido sin justa causa",
    { debit: "510560", credit: "2540", lean: "debit" },
  ],
  [
    "capacitación; curso; cursos; seminario; diplomado; capacitación empleados; taller de formación",
    "510563",
  ],
  ["fiesta de empleados; integración; paseo de empleados; recreación; fiesta de fin de año", "510566"],
  [
    "examen médico; exámenes médicos; examen ocupacional; botiquín; medicamentos; examen de ingreso",
    "510584",
  ],
  [
    "aprendiz; apoyo de sostenimiento; aprendiz sena; practicante; pasante",
    { debit: "510595", credit: "2505", lean: "debit" },
  ],
  [
    "eps; salud; aporte a salud; aportes eps; sanitas; sura; nueva eps; salud total; famisanar",
    { debit: [`510569 ${MONTH}`, `237005 ${OWED}`], credit: "237005" },
  ],
  ["pago eps; pago de salud; eps por pagar; descuento de salud", { debit: "237005", credit: "237005" }],
  [
    "arl; riesgos laborales; positiva; arl sura; riesgos profesionales; aporte arl",
    { debit: [`510568 ${MONTH}`, `237006 ${OWED}`], credit: "237006" },
  ],
  ["pago arl; arl por pagar", { debit: "237006", credit: "237006" }],
  ["fondo de solidaridad; fondo de solidaridad pensional; fsp; solidaridad pensional", "238030"],
  [
    "pensión; pensiones; fondo de pensiones; afp; colpensiones; porvenir; protección; colfondos",
    { debit: [`510570 ${MONTH}`, `238030 ${OWED}`], credit: "238030" },
  ],
  [
    "aporte a pensión; aportes pensión; skandia",
    { debit: [`510570 ${MONTH}`, `238030 ${OWED}`], credit: "238030" },
  ],
  ["pago de pensión; pensión por pagar; descuento de pensión", { debit: "238030", credit: "238030" }],
  [
    "caja de compensación; comfama; compensar; cafam; comfenalco; colsubsidio; comfandi",
    { debit: [`510572 ${MONTH}`, `237010 ${OWED}`], credit: "237010" },
  ],
  [
    "caja de compensación familiar; aporte a la caja; cajacopi; combarranquilla",
    { debit: [`510572 ${MONTH}`, `237010 ${OWED}`], credit: "237010" },
  ],
  ["sena; aporte sena", { debit: [`510578 ${MONTH}`, `237010 ${OWED}`], credit: "237010" }],
  [
    "icbf; bienestar familiar; aporte icbf",
    { debit: [`510575 ${MONTH}`, `237010 ${OWED}`], credit: "237010" },
  ],
  [
    "parafiscales; aportes parafiscales; pago de parafiscales",
    { debit: ["237010", "510572"], credit: "237010" },
  ],
  [
    "seguridad social; planilla; pila; planilla pila; aportes en línea; mi planilla; soi",
    { debit: ["2370", "510569"], credit: "2370" },
  ],
  [
    "pago de planilla; pago seguridad social; pago pila; aportes a seguridad social; simple planilla",
    { debit: ["2370", "510569"], credit: "2370" },
  ],
  ["libranza; libranzas", { debit: "237030", credit: "237030" }],
  ["embargo; embargos; embargo de salario", { debit: "237025", credit: "237025" }],
  ["sindicato; cuota sindical", { debit: "237035", credit: "237035" }],
  ["cooperativa; aporte a cooperativa; fondo de empleados", { debit: "237040", credit: "237040" }],
  ["préstamo a empleado; préstamo a trabajador; me debe el empleado; cuentas por cobrar a empleados", "1365"],
  ["préstamo empleados; descuento préstamo empleado", "1365"],
  [
    "adelanto de sueldo; adelanto de nómina; vale; vale de empleado; anticipo de sueldo; vales",
    ["133015", "1365"],
  ],
  ["anticipo a empleado; anticipo de nómina; anticipo de viáticos; anticipo empleados", ["133015", "1365"]],
];
