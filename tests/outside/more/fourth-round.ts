import { type Account, cr, dr, endOf, extractsOf, parts, slashed, trialsOf } from "./made-tables.ts";
import { type Cells, english, type MadeTable, spanish, whole } from "./table.ts";

/*
 * A fourth round of layouts, each written in one go from how banks, programs and students lay their tables: at the first
 * try 16 of 22 were right. The last ones of each kind are what a stranger's files showed after it.
 */

const MOVES = [
  { date: "2026-09-01", text: "CONSIGNACION OFICINA CHAPINERO", amount: 3_450_000 },
  { date: "2026-09-03", text: "PAGO PROVEEDOR PSE ALQUERIA", amount: -1_287_640.5 },
  { date: "2026-09-03", text: "GMF 4X1000", amount: -5_150.56 },
  { date: "2026-09-14", text: "TRANSFERENCIA RECIBIDA 3104567890", amount: 780_000 },
  { date: "2026-09-17", text: "COMPRA EN ESTABLECIMIENTO HOMECENTER", amount: -412_900 },
  { date: "2026-09-29", text: "COMISION TRANSFERENCIA OTROS BANCOS", amount: -7_735 },
  { date: "2026-09-30", text: "RENDIMIENTOS FINANCIEROS", amount: 412.33 },
] as const;
const OPENING = 2_310_778.12;
const { rowsOf, extract, after: CLOSING, into: IN, out: OUT } = extractsOf(MOVES, OPENING);

export const FOURTH_EXTRACTS: readonly MadeTable[] = [
  extract(
    "Bancolombia: movements without heads, account, office, empty columns",
    rowsOf((move, _balance, at) => [
      "03112345678",
      "311",
      "",
      move.date.replaceAll("-", ""),
      "",
      move.amount.toFixed(2),
      String(6600 + at),
      move.text,
      "0",
    ]),
    { text: ",", name: "movimientos 311.csv" },
  ),
  extract(
    "a wallet: newest first, sign before the peso sign, hour in the day",
    [
      ["Fecha y hora", "Movimiento", "Detalle", "Valor"],
      ...rowsOf((move) => [
        `${slashed(move)} 08:15 a. m.`,
        move.amount > 0 ? "Recibiste" : "Enviaste",
        move.text,
        `${move.amount < 0 ? "-" : "+"}$ ${spanish(move.amount)}`,
      ]).toReversed(),
    ],
    { text: ";", name: "mi billetera.csv", isDown: true },
  ),
  extract(
    "Itaú: previous balance, totals and final balance as rows of their own",
    [
      ["ITAÚ COLOMBIA S.A."],
      ["Extracto cuenta corriente No. 005-123456-7", null, null, "Período: 01/09/2026 - 30/09/2026"],
      [],
      ["Fecha", "Oficina", "Descripción", "Documento", "Débito", "Crédito", "Saldo"],
      ["01/09/2026", "", "SALDO ANTERIOR", "", "", "", OPENING],
      ...rowsOf((move, balance, at) => [
        slashed(move),
        "PPAL",
        move.text,
        9000 + at,
        move.amount < 0 ? -move.amount : "",
        move.amount > 0 ? move.amount : "",
        balance,
      ]),
      ["", "", "TOTALES", "", OUT, IN, ""],
      ["30/09/2026", "", "SALDO FINAL", "", "", "", CLOSING],
    ],
    { opening: true, closing: true },
  ),
  extract("Banco Popular: year, month and day in three columns, the sense in a word", [
    ["AÑO", "MES", "DIA", "TRANSACCION", "VALOR", "NATURALEZA"],
    ...rowsOf((move) => [
      Number(parts(move).y),
      Number(parts(move).m),
      Number(parts(move).d),
      move.text,
      Math.abs(move.amount),
      move.amount < 0 ? "Débito" : "Crédito",
    ]),
  ]),
  extract(
    "GNB Sudameris: day, month in letters and two digits of the year",
    [
      ["Fecha Movto", "Fecha Efectiva", "Concepto", "Valor Débito", "Valor Crédito", "Saldo Contable"],
      ...rowsOf((move, balance) => [
        `${parts(move).d}-sep-26`,
        `${parts(move).d}-sep-26`,
        move.text,
        move.amount < 0 ? english(move.amount) : "0.00",
        move.amount > 0 ? english(move.amount) : "0.00",
        english(balance),
      ]),
    ],
    { text: "\t", name: "extracto.txt", closing: true },
  ),
  extract(
    "an application in English: instants, plain figures",
    [
      ["created_at", "type", "description", "amount", "currency", "balance_after"],
      ...rowsOf((move, balance, at) => [
        `${move.date}T${10 + at}:33:10-05:00`,
        move.amount > 0 ? "CREDIT" : "DEBIT",
        move.text,
        move.amount.toFixed(2),
        "COP",
        balance.toFixed(2),
      ]),
    ],
    { text: ",", name: "transactions.csv", closing: true },
  ),
  extract(
    "a treasurer's own sheet: income and outgoings, page foot, month in the title",
    [
      ["CONTROL DE BANCOS - SEPTIEMBRE DE 2026"],
      ["Saldo que viene de agosto", null, null, null, OPENING],
      ["Día", "Concepto", "Ingresos", "Egresos", "Saldo"],
      ...rowsOf((move, balance) => [
        Number(parts(move).d),
        move.text,
        move.amount > 0 ? move.amount : null,
        move.amount < 0 ? -move.amount : null,
        balance,
      ]),
      [null, "Totales", IN, OUT, CLOSING],
      ["Elaboró: Tesorería"],
    ],
    { closing: true },
  ),
  extract(
    "Banco Agrario: the amount under «Movimiento», with what left marked behind it",
    [
      ["FECHA", "OFICINA", "CONCEPTO", "MOVIMIENTO", "SALDO"],
      ["", "", "SALDO ANTERIOR", "", english(OPENING)],
      ...rowsOf((move, balance) => [
        `${parts(move).d}/SEP/2026`,
        "6903",
        move.text,
        `${english(move.amount)}${move.amount < 0 ? "-" : ""}`,
        english(balance),
      ]),
    ],
    { text: ";", name: "extracto agrario.txt", opening: true, closing: true },
  ),
];

const ENTRIES = [
  {
    number: 1,
    date: "2026-09-01",
    text: "Aporte inicial del socio",
    lines: [
      ["110505", "Caja general", 4_000_000, 0],
      ["310505", "Capital autorizado", 0, 4_000_000],
    ],
  },
  {
    number: 2,
    date: "2026-09-05",
    text: "Compra de mercancía de contado",
    lines: [
      ["143505", "Mercancías no fabricadas", 1_500_000, 0],
      ["240810", "IVA descontable", 285_000, 0],
      ["110505", "Caja general", 0, 1_785_000],
    ],
  },
  {
    number: 3,
    date: "2026-09-20",
    text: "Venta a crédito",
    lines: [
      ["130505", "Clientes nacionales", 2_380_000, 0],
      ["413505", "Comercio al por mayor", 0, 2_000_000],
      ["240805", "IVA generado", 0, 380_000],
    ],
  },
  {
    number: 4,
    date: "2026-09-28",
    text: "Pago de servicios públicos",
    lines: [
      ["513530", "Energía eléctrica", 148_300, 0],
      ["110505", "Caja general", 0, 148_300],
    ],
  },
] as const;
const LINES = ENTRIES.flatMap((entry) =>
  entry.lines.map(([code, name, debit, credit]) => ({ entry, code, name, debit, credit })),
);
type Row = (typeof LINES)[number];
const DEBIT = LINES.reduce((sum, { debit }) => sum + debit, 0);
const dmy = (date: string) => `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;
const pick = (value: number, shown: (value: number) => string | number) => (value === 0 ? "" : shown(value));

const journal = (
  of: string,
  table: readonly Cells[],
  more: Pick<MadeTable, "text" | "name"> = {},
): MadeTable => ({
  of,
  table,
  ...more,
  says: {
    kind: "journal",
    rows: LINES.length,
    totals: { debit: DEBIT, credit: DEBIT, firstDay: "2026-09-01", lastDay: "2026-09-28" },
    entries: ENTRIES.length,
    first: ENTRIES[0].text,
    last: ENTRIES[3].text,
  },
});
const byEntry = (
  head: (entry: (typeof ENTRIES)[number]) => readonly Cells[],
  row: (line: Row) => Cells,
  foot: (entry: (typeof ENTRIES)[number]) => readonly Cells[],
) =>
  ENTRIES.flatMap((entry) => [
    ...head(entry),
    ...LINES.filter((line) => line.entry === entry).map(row),
    ...foot(entry),
  ]);
const sumOf = (entry: (typeof ENTRIES)[number]) => entry.lines.reduce((sum, [, , debit]) => sum + debit, 0);

export const FOURTH_JOURNALS: readonly MadeTable[] = [
  journal("Siigo Nube: a total after each document, third party on each line", [
    ["TIENDA LA ESQUINA S.A.S.", null, null, null, null, null, null, null],
    ["NIT 900.123.456-7"],
    ["Libro diario", null, null, "De Sep 1/2026 a Sep 30/2026"],
    [],
    [
      "Comprobante",
      "Fecha elaboración",
      "Cuenta contable",
      "Nombre cuenta contable",
      "Identificación",
      "Nombre tercero",
      "Descripción",
      "Débito",
      "Crédito",
    ],
    ...byEntry(
      () => [],
      ({ entry, code, name, debit, credit }) => [
        `CC-1-${entry.number}`,
        dmy(entry.date),
        code,
        name,
        "900345678",
        "Cliente Uno",
        entry.text,
        debit,
        credit,
      ],
      (entry) => [
        [
          `Total comprobante CC-1-${entry.number}`,
          null,
          null,
          null,
          null,
          null,
          null,
          sumOf(entry),
          sumOf(entry),
        ],
      ],
    ),
    ["Total general", null, null, null, null, null, null, DEBIT, DEBIT],
  ]),
  journal("a document in one row of its own, with its day and concept in one text", [
    ["LIBRO DIARIO OFICIAL"],
    ["Cuenta", "Nombre", "Débitos", "Créditos"],
    ...byEntry(
      (entry) => [[`Comprobante: NC ${entry.number}   Fecha: ${dmy(entry.date)}   Concepto: ${entry.text}`]],
      ({ code, name, debit, credit }) => [code, name, pick(debit, spanish), pick(credit, spanish)],
      (entry) => [["", "Sumas iguales", spanish(sumOf(entry)), spanish(sumOf(entry))]],
    ),
  ]),
  journal(
    "one amount with its nature, document in a number",
    [
      ["Documento", "Fecha", "Código", "Detalle", "Naturaleza", "Valor"],
      ...LINES.map(({ entry, code, debit, credit }) => [
        entry.number,
        Number(entry.date.replaceAll("-", "")),
        Number(code),
        entry.text,
        debit > 0 ? "Débito" : "Crédito",
        debit + credit,
      ]),
    ],
    { text: ";", name: "asientos.csv" },
  ),
  journal("a student's book: day on the first line of each entry, the explanation as its last row", [
    ["LIBRO DIARIO", null, null, null, null],
    ["Mes de septiembre de 2026"],
    ["Fecha", "Código", "Cuenta", "Debe", "Haber"],
    ...byEntry(
      () => [],
      ({ entry, code, name, debit, credit }) => [
        code === entry.lines[0][0] ? dmy(entry.date) : "",
        code,
        name,
        pick(debit, whole),
        pick(credit, whole),
      ],
      (entry) => [["", "", `(${entry.text})`, "", ""]],
    ),
    ["", "", "SUMAS IGUALES", whole(DEBIT), whole(DEBIT)],
  ]),
  journal("code and name in one cell, entries numbered, days as serials", [
    ["Asiento", "Fecha", "Cuenta", "Concepto", "Debe", "Haber"],
    ...LINES.map(({ entry, code, name, debit, credit }) => [
      entry.number,
      46_266 + Number(entry.date.slice(8)) - 1,
      `${code} - ${name}`,
      entry.text,
      debit,
      credit,
    ]),
  ]),
  journal(
    "documents called by letters, with their number in a column of its own",
    [
      ["fecha", "comprobante", "numero", "cuenta", "nombre_cuenta", "concepto", "debito", "credito"],
      ...LINES.map(({ entry, code, name, debit, credit }) => [
        // Two of one kind on one day.
        entry.date,
        "CC",
        String(entry.number),
        code,
        name,
        entry.text,
        debit.toFixed(2),
        credit.toFixed(2),
      ]),
    ],
    { text: ",", name: "movimientos_202609.csv" },
  ),
  journal(
    "a student's book whose only words are accounts, with the code before the name",
    [
      ["Taller 3: Libro diario, septiembre de 2026"],
      ["FECHA", "DETALLE", "AUX", "DÉBITO", "CRÉDITO"],
      ...byEntry(
        () => [],
        ({ entry, code, name, debit, credit }) => [
          code === entry.lines[0][0] ? `${Number(entry.date.slice(8))}-sep-26` : "",
          `${credit > 0 ? "      " : ""}${code.slice(0, 4)} ${name}`,
          "",
          pick(debit, (value) => `$${whole(value)}`),
          pick(credit, (value) => `$${whole(value)}`),
        ],
        (entry) => [["", `(${entry.text})`, "", "", ""]],
      ),
    ],
    { text: ";", name: "taller.csv" },
  ),
];

const ACCOUNTS = [
  { code: "110505", name: "CAJA GENERAL", before: 900_000, debit: 4_200_000, credit: 3_180_000 },
  { code: "130505", name: "CLIENTES NACIONALES", before: 2_000_000, debit: 1_900_000, credit: 2_400_000 },
  { code: "152405", name: "MUEBLES Y ENSERES", before: 3_600_000, debit: 0, credit: 0 },
  { code: "159215", name: "DEPRECIACIÓN EQUIPO DE OFICINA", before: -600_000, debit: 0, credit: 30_000 },
  { code: "220505", name: "PROVEEDORES NACIONALES", before: -1_900_000, debit: 1_100_000, credit: 700_000 },
  { code: "311505", name: "APORTES DE SOCIOS", before: -4_000_000, debit: 0, credit: 0 },
  { code: "413505", name: "VENTA DE MERCANCÍAS", before: 0, debit: 0, credit: 3_120_000 },
  { code: "511005", name: "HONORARIOS", before: 0, debit: 1_200_000, credit: 0 },
  { code: "516015", name: "DEPRECIACIÓN", before: 0, debit: 30_000, credit: 0 },
  { code: "613505", name: "COSTO DE VENTAS", before: 0, debit: 1_000_000, credit: 0 },
] as const;
const { trial, totalOf, end: END } = trialsOf(ACCOUNTS, "2026-09-30");
const CLASSES = [
  ["1", "ACTIVO"],
  ["2", "PASIVO"],
  ["3", "PATRIMONIO"],
  ["4", "INGRESOS"],
  ["5", "GASTOS"],
  ["6", "COSTOS DE VENTAS"],
] as const;
const under = (code: string) => ACCOUNTS.filter((each) => each.code.startsWith(code));
const sumUnder = (code: string, read: (each: Account) => number) =>
  under(code).reduce((sum, each) => sum + read(each), 0);

export const FOURTH_TRIALS: readonly MadeTable[] = [
  trial("by third party: the account, then its third parties by number", [
    ["Balance de prueba por tercero"],
    ["A 30 de septiembre de 2026"],
    [
      "Código cuenta contable",
      "Nombre cuenta contable",
      "Identificación",
      "Nombre tercero",
      "Saldo inicial",
      "Movimiento débito",
      "Movimiento crédito",
      "Saldo final",
    ],
    ...ACCOUNTS.flatMap((each) => [
      [each.code, each.name, "", "", each.before, each.debit, each.credit, endOf(each)],
      ["", "", "900345678", "ALMACÉN CENTRAL", each.before, each.debit, each.credit, endOf(each)],
    ]),
    ["Total", "", "", "", 0, totalOf((each) => each.debit), totalOf((each) => each.credit), 0],
  ]),
  trial("each level in a column of its own, from the class down", [
    ["BALANCE DE COMPROBACIÓN", null, null, null, null, "Corte: 30/09/2026"],
    ["Clase", "Grupo", "Cuenta", "Subcuenta", "Nombre", "Débito", "Crédito"],
    ...CLASSES.flatMap(([code, name]) => [
      [Number(code), null, null, null, name, dr(sumUnder(code, endOf)), cr(sumUnder(code, endOf))],
      ...under(code).map((each) => [
        null,
        null,
        null,
        Number(each.code),
        each.name,
        dr(endOf(each)),
        cr(endOf(each)),
      ]),
    ]),
    [null, null, null, null, "SUMAS IGUALES", END, END],
  ]),
  trial("code and name in one cell, four pairs down to the balance", [
    ["EMPRESA DE PRUEBA LTDA"],
    ["Balance de comprobación a septiembre 30 de 2026"],
    ["Cuenta", "Débitos del mes", "Créditos del mes", "Saldo deudor", "Saldo acreedor"],
    ...ACCOUNTS.map((each) => [
      `${each.code} ${each.name}`,
      each.debit,
      each.credit,
      dr(endOf(each)),
      cr(endOf(each)),
    ]),
    ["SUMAS", totalOf((each) => each.debit), totalOf((each) => each.credit), END, END],
  ]),
  trial(
    "codes with points, amounts with the sign behind them, text",
    [
      ["CTA", "DESCRIPCION", "SALDO A 30/09/2026"],
      ...ACCOUNTS.map((each) => [
        `${each.code.slice(0, 1)}.${each.code.slice(1, 2)}.${each.code.slice(2, 4)}.${each.code.slice(4)}`,
        each.name,
        `${spanish(endOf(each))}${endOf(each) < 0 ? "-" : ""}`,
      ]),
    ],
    { text: ";", name: "balance.csv" },
  ),
  trial("balances without a sign and a column N after them", [
    ["Balance de comprobación a septiembre 30 de 2026"],
    ["Cuenta", "Nombre", "Saldo anterior", "N", "Débitos", "Créditos", "Saldo", "N"],
    ...ACCOUNTS.map((each) => [
      each.code,
      each.name,
      spanish(each.before),
      each.before < 0 ? "CR" : "DB",
      spanish(each.debit),
      spanish(each.credit),
      spanish(endOf(each)),
      endOf(each) < 0 ? "CR" : "DB",
    ]),
  ]),
];

const PARTIES = {
  kind: "third-parties",
  rows: 3,
  first: "Distribuidora Andina S.A.S.",
  last: "Lucía Marín Ossa",
  firstId: "900214867",
  lastId: "43567890",
} as const;
const STAFF = {
  kind: "employees",
  rows: 3,
  totals: { salary: 1_750_905 + 2_900_000 + 4_100_000 },
  first: "Camila Rojas Díaz",
  last: "Diego Peña Ortiz",
  firstId: "1019234567",
  lastId: "79888777",
} as const;

export const FOURTH_LISTS: readonly MadeTable[] = [
  {
    of: "kinds of document by the code of the tax authority, persons in four names",
    says: PARTIES,
    table: [
      [
        "Tipo de documento",
        "Número identificación",
        "DV",
        "Razón social",
        "Primer nombre",
        "Otros nombres",
        "Primer apellido",
        "Segundo apellido",
        "Dirección",
        "Cód. dpto",
        "Cód. mcp",
        "País",
      ],
      [31, "900214867", 2, "Distribuidora Andina S.A.S.", "", "", "", "", "Cra 30 17-42", "11", "001", "169"],
      [13, "79415208", "", "", "Ramiro", "", "Cuervo", "Salas", "Cl 5 4-10", "25", "754", "169"],
      [13, "43567890", "", "", "Lucía", "", "Marín", "Ossa", "Cl 10 43-2", "05", "001", "169"],
    ],
  },
  {
    of: "a shop's address book: NIT with its digit, cell phone and mail",
    says: PARTIES,
    text: ";",
    name: "clientes y proveedores.csv",
    table: [
      ["Nombre o razón social", "NIT/CC", "Celular", "Correo", "Ciudad", "Es cliente", "Es proveedor"],
      ["Distribuidora Andina S.A.S.", "900.214.867-2", "3104567890", "cartera@andina.co", "Bogotá", "", "X"],
      ["Ramiro Cuervo Salas", "79.415.208", "3001234567", "", "Soacha", "X", ""],
      ["Lucía Marín Ossa", "43.567.890", "3017654321", "lucia@correo.co", "Medellín", "X", ""],
    ],
  },
  {
    of: "employees as the electronic payroll lists them",
    says: STAFF,
    table: [
      [
        "TipoDocumento",
        "NumeroDocumento",
        "PrimerApellido",
        "SegundoApellido",
        "PrimerNombre",
        "FechaIngreso",
        "Sueldo",
        "TipoContrato",
        "TipoTrabajador",
      ],
      [
        "CC",
        "1019234567",
        "Rojas",
        "Díaz",
        "Camila",
        "2025-02-01",
        1_750_905,
        "Término Indefinido",
        "Dependiente",
      ],
      ["CC", "52345678", "Mora", "", "Sandra", "2023-08-15", 2_900_000, "Término Fijo", "Dependiente"],
      [
        "CC",
        "79888777",
        "Peña",
        "Ortiz",
        "Diego",
        "2024-11-05",
        4_100_000,
        "Término Indefinido",
        "Dependiente",
      ],
    ],
  },
  {
    of: "a shop's roll: wages by month in a text, first day in words",
    says: STAFF,
    text: ",",
    name: "empleados.csv",
    table: [
      ["Trabajador", "C.C.", "Oficio", "Gana al mes", "Desde"],
      ["Camila Rojas Díaz", "1.019.234.567", "Vendedora", "$1.750.905", "1 de febrero de 2025"],
      ["Sandra Mora", "52.345.678", "Cajera", "$2.900.000", "15 de agosto de 2023"],
      ["Diego Peña Ortiz", "79.888.777", "Administrador", "$4.100.000", "5 de noviembre de 2024"],
    ],
  },
  {
    of: "novelties with a column for each kind of extra hour",
    says: {
      kind: "novelties",
      rows: 3,
      novelties: 6,
      totals: { hours: 21, days: 3, value: 180_000 },
      first: "Camila Rojas Díaz",
      last: "Diego Peña Ortiz",
    },
    table: [
      ["Novedades de septiembre de 2026"],
      [
        "Cédula",
        "Empleado",
        "Horas extra diurnas",
        "Horas extra nocturnas",
        "Recargo nocturno",
        "Incapacidad (días)",
        "Bonificación",
      ],
      ["1019234567", "Camila Rojas Díaz", 4, 2, "", "", 180_000],
      ["52345678", "Sandra Mora", "", "", "", 3, ""],
      ["79888777", "Diego Peña Ortiz", 5, "", 10, "", ""],
    ],
  },
  {
    of: "a notebook: what it was, how it was paid, came in or went out",
    says: {
      kind: "operations",
      rows: 5,
      totals: { in: 530_000, out: 398_000, firstDay: "2026-09-01", lastDay: "2026-09-05" },
      first: "Ventas del día",
      last: "Venta de un mostrador usado",
    },
    table: [
      ["Cuentas de la miscelánea"],
      ["Fecha", "Qué fue", "Forma de pago", "Ingreso", "Gasto"],
      ["01/09/2026", "Ventas del día", "Efectivo", 310_000, ""],
      ["02/09/2026", "Surtido de cuadernos", "Nequi", "", 240_000],
      ["03/09/2026", "Recibo del agua", "Efectivo", "", 58_000],
      ["04/09/2026", "Arriendo del puesto", "Transferencia", "", 100_000],
      ["05/09/2026", "Venta de un mostrador usado", "Efectivo", 220_000, ""],
    ],
  },
  {
    of: "novelties with their unit beside the quantity",
    says: {
      kind: "novelties",
      rows: 4,
      totals: { hours: 5, days: 2, value: 184_000 },
      first: "Camila Rojas Díaz",
      last: "Diego Peña Ortiz",
    },
    text: ";",
    name: "novedades.csv",
    table: [
      ["Cédula", "Empleado", "Fecha", "Novedad", "Cantidad", "Unidad"],
      ["1019234567", "Camila Rojas Díaz", "02/11/2026", "Comisión de ventas", "184.000", "Pesos"],
      ["52345678", "Sandra Mora", "05/11/2026", "Hora extra diurna", "3", "Horas"],
      ["52345678", "Sandra Mora", "09/11/2026", "Incapacidad", "2", "Días"],
      ["79888777", "Diego Peña Ortiz", "12/11/2026", "Recargo nocturno", "2", "Horas"],
    ],
  },
  {
    of: "a notebook that writes the day once, with its name",
    says: {
      kind: "operations",
      rows: 4,
      totals: { in: 333_000, out: 469_000, firstDay: "2026-11-01", lastDay: "2026-11-03" },
      first: "Compré surtido",
      last: "Doña Nubia abonó",
    },
    text: "\t",
    name: "cuaderno.txt",
    table: [
      ["CUADERNO DE LA TIENDA"],
      ["noviembre 2026"],
      ["DÍA", "QUÉ PASÓ", "ENTRÓ", "SALIÓ"],
      ["domingo 1 de nov", "Compré surtido", "", "$335.000"],
      ["", "Recibo de la luz", "", "$134.000"],
      ["", "Total semana", "$0", "$469.000"],
      ["martes 3 de nov", "Venta del día", "$285.000", ""],
      ["", "Doña Nubia abonó", "$48.000", ""],
    ],
  },
];
