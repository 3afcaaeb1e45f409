import { type Cells, english, type MadeTable, spanish, sumOfCents, whole } from "./table.ts";

/*
 * A third round of layouts, written by somebody who had not read the importer: a bank or a program each, in a form that
 * the rounds before lack. At the first try 8 of these 14 were read right, 1 was asked of the person and 5 were wrong.
 */

const MOVES = [
  { date: "2026-10-02", text: "PAGO DE NOMINA ACH", amount: -4_215_330.4 },
  { date: "2026-10-02", text: "IMPTO GOBIERNO 4X1000", amount: -16_861.32 },
  { date: "2026-10-06", text: "ABONO VENTAS DATAFONO", amount: 6_980_112 },
  { date: "2026-10-15", text: "TRASLADO DE OTRO BANCO", amount: 1_000_000 },
  { date: "2026-10-21", text: "RETIRO CAJERO AUTOMATICO", amount: -600_000 },
  { date: "2026-10-30", text: "PAGO INTERESES", amount: 1_203.09 },
] as const;
type Move = (typeof MOVES)[number];
const OPENING = 8_044_219.77;
const balanceAt = (at: number) =>
  sumOfCents([OPENING, ...MOVES.slice(0, at + 1).map(({ amount }) => amount)]);
const CLOSING = balanceAt(MOVES.length - 1);
const IN = sumOfCents(MOVES.map(({ amount }) => Math.max(0, amount)));
const OUT = sumOfCents(MOVES.map(({ amount }) => Math.max(0, -amount)));
const parts = ({ date }: Move) => ({ y: date.slice(0, 4), m: date.slice(5, 7), d: date.slice(8) });
const slashed = (move: Move) => `${parts(move).d}/${parts(move).m}/${parts(move).y}`;
const compact = ({ date }: Move) => date.replaceAll("-", "");
const only = (amount: number, format: (value: number) => string) => (amount <= 0 ? "" : format(amount));

type RowOf = (move: Move, balance: number, at: number) => Cells;
const rowsOf = (row: RowOf) => MOVES.map((move, at) => row(move, balanceAt(at), at));

function extract(
  of: string,
  table: readonly Cells[],
  more: Pick<MadeTable, "text" | "name"> & { readonly hasBalances?: boolean; readonly isDown?: boolean } = {},
): MadeTable {
  const { hasBalances = true, isDown = false, ...form } = more;
  const ends = { first: MOVES[0].text, last: "PAGO INTERESES" };
  return {
    of,
    table,
    ...form,
    says: {
      kind: "bank-extract",
      rows: MOVES.length,
      totals: { in: IN, out: OUT, firstDay: "2026-10-02", lastDay: "2026-10-30" },
      ...(isDown ? { first: ends.last, last: ends.first } : ends),
      ...(hasBalances && { opening: OPENING, closing: CLOSING }),
    },
  };
}

export const THIRD_EXTRACTS: readonly MadeTable[] = [
  extract(
    "Bancolombia for companies: tabs, no names of columns, the sign after the amount",
    rowsOf((move, balance, at) => [
      "03112345678",
      "311",
      compact(move),
      String(100 + at),
      move.text,
      `${english(move.amount)}${move.amount < 0 ? "-" : "+"}`,
      english(balance),
    ]),
    { text: "\t", name: "MOV_311.txt" },
  ),
  extract(
    "Davivienda: the kind of note says the sign",
    [
      ["Banco Davivienda S.A."],
      ["Consulta de movimientos Cuenta Corriente ****4410"],
      [],
      [
        "Fecha de Sistema",
        "Documento",
        "Descripción motivo",
        "Transacción",
        "Oficina de Recaudo",
        "ID Origen/Destino",
        "Valor Cheque",
        "Valor Total",
        "Referencia 1",
      ],
      ...rowsOf((move, _, at) => [
        slashed(move),
        String(9000 + at),
        move.text,
        move.amount < 0 ? "Nota Débito" : "Nota Crédito",
        "0",
        "0",
        "$ 0.00",
        `$ ${english(move.amount)}`,
        "",
      ]),
    ],
    { hasBalances: false },
  ),
  extract(
    "Nequi: months in words, the newest first, the sign before the peso sign",
    [
      ["Extracto de tu depósito de bajo monto"],
      ["Número", "300 000 0000"],
      ["Saldo anterior", `$ ${spanish(OPENING)}`],
      ["Saldo actual", `$ ${spanish(CLOSING)}`],
      ["Fecha del movimiento", "Descripción", "Valor", "Saldo"],
      ...rowsOf((move, balance) => [
        `${parts(move).d} oct ${parts(move).y}`,
        move.text,
        `${move.amount < 0 ? "- " : ""}$ ${spanish(move.amount)}`,
        `$ ${spanish(balance)}`,
      ]).reverse(),
    ],
    { isDown: true, text: ";" },
  ),
  extract("Caja Social: pages with their head again, what passes to the next page", [
    ["BANCO CAJA SOCIAL", null, null, null, null, null, "Página 1"],
    ["SALDO ANTERIOR", null, null, null, null, null, spanish(OPENING)],
    ["DÍA", "MES", "OFICINA", "TRANSACCIÓN", "DÉBITOS", "CRÉDITOS", "SALDO"],
    ...rowsOf((move, balance) => [
      Number(parts(move).d),
      "OCT",
      "CHAPINERO",
      move.text,
      only(-move.amount, spanish),
      only(move.amount, spanish),
      spanish(balance),
    ]).slice(0, 3),
    [null, null, null, "PASAN", null, null, spanish(balanceAt(2))],
    ["BANCO CAJA SOCIAL", null, null, null, null, null, "Página 2"],
    ["DÍA", "MES", "OFICINA", "TRANSACCIÓN", "DÉBITOS", "CRÉDITOS", "SALDO"],
    [null, null, null, "VIENEN", null, null, spanish(balanceAt(2))],
    ...rowsOf((move, balance) => [
      Number(parts(move).d),
      "OCT",
      "CHAPINERO",
      move.text,
      only(-move.amount, spanish),
      only(move.amount, spanish),
      spanish(balance),
    ]).slice(3),
    [null, null, null, "TOTALES", spanish(OUT), spanish(IN), null],
    ["Periodo: 01/10/2026 a 31/10/2026"],
  ]),
  extract(
    "Scotiabank Colpatria: English months, charges and credits in pesos by code",
    [
      [
        "Fecha Movimiento",
        "Fecha Efectiva",
        "Tipo",
        "Detalle",
        "Referencia",
        "Cargos",
        "Abonos",
        "Saldo Disponible",
      ],
      ...rowsOf((move, balance, at) => [
        `Oct ${parts(move).d}, ${parts(move).y}`,
        `Oct ${parts(move).d}, ${parts(move).y}`,
        move.amount < 0 ? "DB" : "CR",
        move.text,
        String(700_100 + at),
        move.amount < 0 ? `COP ${english(move.amount)}` : "",
        move.amount > 0 ? `COP ${english(move.amount)}` : "",
        `COP ${english(balance)}`,
      ]),
    ],
    { text: ";", name: "colpatria.csv" },
  ),
  extract("AV Villas: day and hour as numbers, the sign in a column of its own", [
    ["FEC.MOV", "HORA", "COD", "CONCEPTO", "VLR MOVIMIENTO", "SIGNO", "NUEVO SALDO"],
    ...rowsOf((move, balance, at) => [
      Number(compact(move)),
      83_015 + at,
      410 + at,
      move.text,
      Math.abs(move.amount),
      move.amount < 0 ? "-" : "+",
      balance,
    ]),
  ]),
];

const ACCOUNTS = [
  { code: "110505", name: "CAJA GENERAL", before: 1_400_000, debit: 3_200_000, credit: 2_950_000 },
  { code: "111005", name: "BANCOS MONEDA NACIONAL", before: 6_200_000, debit: 2_950_000, credit: 4_100_000 },
  { code: "143501", name: "MERCANCÍAS", before: 9_000_000, debit: 2_000_000, credit: 1_600_000 },
  { code: "220505", name: "PROVEEDORES NACIONALES", before: -5_600_000, debit: 3_100_000, credit: 2_000_000 },
  { code: "310505", name: "CAPITAL", before: -11_000_000, debit: 0, credit: 0 },
  { code: "413536", name: "VENTAS DE MERCANCÍA", before: 0, debit: 200_000, credit: 3_200_000 },
  { code: "513505", name: "ASEO Y VIGILANCIA", before: 0, debit: 800_000, credit: 0 },
  { code: "613536", name: "COSTO DE LO VENDIDO", before: 0, debit: 1_600_000, credit: 0 },
] as const;
type Account = (typeof ACCOUNTS)[number];
const endOf = ({ before, debit, credit }: Account) => before + debit - credit;
const dr = (value: number) => Math.max(0, value);
const cr = (value: number) => Math.max(0, -value);
const totalOf = (read: (each: Account) => number) => ACCOUNTS.reduce((sum, each) => sum + read(each), 0);
const END = totalOf((each) => dr(endOf(each)));

const trial = (
  of: string,
  table: readonly Cells[],
  more: Pick<MadeTable, "text" | "name"> = {},
): MadeTable => ({
  of,
  table,
  ...more,
  says: {
    kind: "trial-balance",
    rows: ACCOUNTS.length,
    totals: { debit: END, credit: END },
    date: "2026-09-30",
    first: "CAJA GENERAL",
    last: "COSTO DE LO VENDIDO",
  },
});

export const THIRD_TRIALS: readonly MadeTable[] = [
  trial("World Office: three pairs of debit and credit under merged heads", [
    ["DISTRIBUIDORA EL PORTAL S.A.S.", null, null, null, "NIT 901.456.789-3"],
    ["Balance de prueba", null, null, null, "Desde 2026-09-01 hasta 2026-09-30"],
    ["Cuenta", null, "Saldo anterior", null, "Movimientos", null, "Saldo nuevo", null],
    ["Código", "Nombre", "Débito", "Crédito", "Débito", "Crédito", "Débito", "Crédito"],
    ...ACCOUNTS.map((each) => [
      Number(each.code),
      each.name,
      dr(each.before),
      cr(each.before),
      each.debit,
      each.credit,
      dr(endOf(each)),
      cr(endOf(each)),
    ]),
    [
      null,
      "Totales",
      totalOf((each) => dr(each.before)),
      totalOf((each) => cr(each.before)),
      totalOf((each) => each.debit),
      totalOf((each) => each.credit),
      END,
      END,
    ],
  ]),
  trial("Helisa: balances without a sign, DB or CR in the column after each", [
    ["HELISA - BALANCE DE COMPROBACIÓN A SEPTIEMBRE 30 DE 2026"],
    ["CTA.", "NOMBRE DE LA CUENTA", "SDO. ANTERIOR", "", "DÉBITOS", "CRÉDITOS", "SDO. ACTUAL", ""],
    ...ACCOUNTS.map((each) => [
      `${each.code.slice(0, 4)}-${each.code.slice(4)}`,
      each.name,
      english(each.before),
      each.before < 0 ? "CR" : "DB",
      english(each.debit),
      english(each.credit),
      english(endOf(each)),
      endOf(each) < 0 ? "CR" : "DB",
    ]),
  ]),
  trial(
    "Siigo: change and share after the balance, credits in brackets",
    [
      ["Balance de prueba general"],
      ["Periodo: septiembre 2026"],
      [
        "Cuenta contable",
        "Saldo inicial",
        "Débitos",
        "Créditos",
        "Saldo final",
        "Variación $",
        "Variación %",
      ],
      ...ACCOUNTS.map((each) => {
        const shown = (value: number) => (value < 0 ? `(${whole(value)})` : whole(value));
        const change = each.debit - each.credit;
        const share = each.before === 0 ? "N/A" : `${((change / Math.abs(each.before)) * 100).toFixed(1)}%`;
        return [
          `${each.code} ${each.name}`,
          shown(each.before),
          whole(each.debit),
          whole(each.credit),
          shown(endOf(each)),
          shown(change),
          share,
        ];
      }),
      ["Procesado en: 05/10/2026 09:14:22"],
    ],
    { text: ";" },
  ),
];

const STAFF = [
  ["1018456732", "CAICEDO MINA YEISON", 1_750_905, "2024-01-15"],
  ["39754120", "VARGAS OSPINA GLORIA INÉS", 2_600_000, "2019-08-01"],
  ["80123987", "SUÁREZ PABÓN ÓSCAR", 4_050_500, "2022-03-22"],
] as const;

export const THIRD_LISTS: readonly MadeTable[] = [
  {
    of: "payroll sheet of the month: basic, worked and paid, millions with an apostrophe",
    says: {
      kind: "employees",
      rows: 3,
      totals: { salary: 8_401_405 },
      first: "CAICEDO MINA YEISON",
      last: "SUÁREZ PABÓN ÓSCAR",
      firstId: "1018456732",
      lastId: "80123987",
    },
    table: [
      ["PLANILLA DE NÓMINA"],
      ["Periodo del 1 al 30 de septiembre de 2026"],
      [
        "No.",
        "C.C.",
        "Apellidos y nombres",
        "F. Ingreso",
        "Sueldo básico",
        "Días",
        "Devengado",
        "Aux. transp.",
        "Salud",
        "Pensión",
        "Neto a pagar",
        "Firma",
      ],
      ...STAFF.map(([id, name, salary, start], at) => {
        const written = `${Math.floor(salary / 1e6)}'${whole(salary % 1e6).padStart(7, "0")}`;
        const net = `$ ${whole(Math.round(salary * 0.92))}`;
        const [y, m, d] = start.split("-");
        return [at + 1, id, name, `${d}-${m}-${y}`, written, 30, written, "", "", "", net, ""];
      }),
      [null, null, "TOTAL NÓMINA", null, "8'401.405", null, "8'401.405"],
    ],
  },
  {
    of: "novelties with the surcharge in each head",
    says: {
      kind: "novelties",
      rows: 2,
      novelties: 5,
      totals: { hours: 17.5, value: 435_000 },
      first: "CAICEDO MINA YEISON",
      last: "SUÁREZ PABÓN ÓSCAR",
    },
    table: [
      ["Reporte de novedades", "2a quincena de septiembre de 2026"],
      [
        "Documento",
        "Nombre del trabajador",
        "H.E.D. 25%",
        "H.E.N. 75%",
        "Rec. nocturno 35%",
        "Comisiones",
        "Libranza",
      ],
      ["1018456732", "CAICEDO MINA YEISON", 8, 1.5, 8, "", ""],
      ["80123987", "SUÁREZ PABÓN ÓSCAR", "", "", "", 310_000, 125_000],
    ],
  },
  {
    of: "Alegra contacts: the check digit apart, customers and suppliers together",
    says: {
      kind: "third-parties",
      rows: 3,
      first: "Molinos del Tolima S.A.",
      last: "Gloria Inés Vargas",
      firstId: "890700123",
      lastId: "39754120",
    },
    text: ",",
    name: "contactos.csv",
    table: [
      [
        "Nombre",
        "Tipo de identificación",
        "Número de identificación",
        "Dígito de verificación",
        "Teléfono 1",
        "Correo",
        "Ciudad",
        "Departamento",
        "Tipo de contacto",
        "Plazo de pago",
      ],
      [
        "Molinos del Tolima S.A.",
        "NIT",
        "890700123",
        "",
        "6082610000",
        "ventas@molinos.example",
        "Ibagué",
        "Tolima",
        "Proveedor",
        "30 días",
      ],
      [
        "Tienda Doña Rosa, la esquina",
        "CC",
        "51.998.221",
        "",
        "",
        "",
        "Bogotá D.C.",
        "Cundinamarca",
        "Cliente",
        "Contado",
      ],
      [
        "Gloria Inés Vargas",
        "CC",
        "39.754.120",
        "",
        "3105550000",
        "gloria@correo.example",
        "Soacha",
        "Cundinamarca",
        "Cliente, Proveedor",
        "Contado",
      ],
    ],
  },
  {
    of: "a shop's notebook: what came in and went out, and by which means",
    says: {
      kind: "operations",
      rows: 4,
      totals: { in: 1_480_000, out: 655_000, firstDay: "2026-09-01", lastDay: "2026-09-04" },
      first: "Ventas del día",
      last: "Recibo de la luz",
    },
    table: [
      ["CUENTAS DE LA TIENDA"],
      ["Día", "Qué fue", "Entró", "Salió", "Con qué se pagó"],
      ["1 sep 2026", "Ventas del día", "$780.000", "", "Efectivo"],
      ["2 sep 2026", "Compra de surtido", "", "$510.000", "Nequi"],
      ["3 sep 2026", "Ventas del día", "$700.000", "", "Efectivo"],
      ["4 sep 2026", "Recibo de la luz", "", "$145.000", "Efectivo"],
      ["", "TOTAL", "$1.480.000", "$655.000", ""],
    ],
  },
  {
    of: "World Office journal: the columns of its documents, the note of each line",
    says: {
      kind: "journal",
      rows: 5,
      entries: 2,
      totals: { debit: 1_890_000, credit: 1_890_000, firstDay: "2026-09-08", lastDay: "2026-09-09" },
      first: "Venta de contado",
      last: "Pago de aseo",
    },
    table: [
      [
        "Empresa",
        "Tipo Documento",
        "Prefijo",
        "Documento Número",
        "Fecha",
        "Cuenta Contable",
        "Nota",
        "Tercero Externo",
        "Cheque Número",
        "Débito",
        "Crédito",
        "Vencimiento",
        "Centro Costos",
      ],
      [
        "EL PORTAL",
        "FV",
        "FE",
        301,
        "08/09/2026",
        110505,
        "Venta de contado",
        "222222222",
        null,
        1_190_000,
        0,
        "08/09/2026",
        null,
      ],
      [
        "EL PORTAL",
        "FV",
        "FE",
        301,
        "08/09/2026",
        413536,
        "Venta de contado",
        "222222222",
        null,
        0,
        1_000_000,
        "08/09/2026",
        null,
      ],
      [
        "EL PORTAL",
        "FV",
        "FE",
        301,
        "08/09/2026",
        240805,
        "IVA 19%",
        "222222222",
        null,
        0,
        190_000,
        "08/09/2026",
        null,
      ],
      [
        "EL PORTAL",
        "CE",
        "",
        77,
        "09/09/2026",
        513505,
        "Pago de aseo",
        "900111222",
        null,
        700_000,
        0,
        "09/09/2026",
        "01",
      ],
      [
        "EL PORTAL",
        "CE",
        "",
        77,
        "09/09/2026",
        111005,
        "Pago de aseo",
        "900111222",
        "000481",
        0,
        700_000,
        "09/09/2026",
        "01",
      ],
    ],
  },
];
