import { type Cells, english, type MadeTable, spanish, sumOfCents } from "./table.ts";

interface Move {
  readonly date: string;
  readonly text: string;
  readonly amount: number;
}

const MOVES: readonly Move[] = [
  { date: "2026-11-03", text: "CONSIGNACION LOCAL EFECTIVO", amount: 1_250_000 },
  { date: "2026-11-05", text: "PAGO A PROVEEDOR SURTIDORA ANDINA", amount: -845_300 },
  { date: "2026-11-05", text: "GRAVAMEN MOVIMIENTOS FINANCIEROS", amount: -3_381.2 },
  { date: "2026-11-12", text: "TRANSFERENCIA DE LUZ MARINA PEÑA", amount: 2_300_450.75 },
  { date: "2026-11-18", text: "CUOTA DE MANEJO", amount: -15_900 },
  { date: "2026-11-19", text: "COMPRA EN HOMECENTER CALLE 80", amount: -412_780.5 },
  { date: "2026-11-24", text: "ABONO INTERESES AHORROS", amount: 812.33 },
];
const OPENING = 3_127_500;

const slashed = (date: string) => `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;
const dayMonth = (date: string) => `${date.slice(8)}/${date.slice(5, 7)}`;
const balanceAt = (at: number) => sumOfCents([OPENING, ...MOVES.slice(0, at + 1).map((each) => each.amount)]);
const CLOSING = balanceAt(MOVES.length - 1);

type RowOf = (move: Move, balance: number, at: number) => Cells;
const rowsOf = (row: RowOf, moves = MOVES) => moves.map((move, at) => row(move, balanceAt(at), at));
const out = ({ amount }: Move) => Math.max(0, -amount);
const into = ({ amount }: Move) => Math.max(0, amount);
const IN = sumOfCents(MOVES.map(into));
const OUT = sumOfCents(MOVES.map(out));
const orEmpty = (value: number, format: (value: number) => string) => (value === 0 ? "" : format(value));
const signed = (value: number, format: (value: number) => string) =>
  `${value < 0 ? "-" : ""}${format(value)}`;

const FACTS = {
  kind: "bank-extract",
  rows: MOVES.length,
  first: "CONSIGNACION LOCAL EFECTIVO",
  last: "ABONO INTERESES AHORROS",
} as const;
const TOTALS = { in: IN, out: OUT, firstDay: "2026-11-03", lastDay: "2026-11-24" };
const BALANCES = { opening: OPENING, closing: CLOSING };

interface More extends Pick<MadeTable, "text" | "name"> {
  readonly opening?: number;
  readonly closing?: number;
  readonly isNewestFirst?: boolean;
}

function extract(of: string, table: readonly Cells[], more: More = {}): MadeTable {
  const { opening, closing, isNewestFirst = false, ...form } = more;
  const words = isNewestFirst ? { first: FACTS.last, last: FACTS.first } : {};
  const balances = opening === undefined || closing === undefined ? {} : { opening, closing };
  return { of, table, ...form, says: { ...FACTS, ...words, totals: TOTALS, ...balances } };
}

const BANCOLOMBIA_HEAD: Cells = ["FECHA", "DESCRIPCIÓN", "SUCURSAL", "DCTO.", "VALOR", "SALDO"];
const bancolombia = rowsOf(({ date, text, amount }, balance) => [
  `${Number(date.slice(8))}/${date.slice(5, 7)}`,
  text,
  "CALLE 80",
  "",
  signed(amount, english),
  english(balance),
]);
const PAGE_OF_BANCOLOMBIA: readonly Cells[] = [
  ["ESTADO DE CUENTA DE AHORROS"],
  ["DESDE: 2026/11/01", null, null, "HASTA: 2026/11/26"],
  ["NÚMERO", "20112345678", null, "SUCURSAL", "CALLE 80"],
];

export const EXTRACTS: readonly MadeTable[] = [
  extract(
    "Bancolombia: statement by pages with a summary, day/month without year, minus in front",
    [
      ...PAGE_OF_BANCOLOMBIA,
      ["RESUMEN"],
      ["SALDO ANTERIOR", "$ 3,127,500.00", null, "SALDO PROMEDIO", "$ 4,000,000.00"],
      ["TOTAL ABONOS", `$ ${english(IN)}`, null, "CUENTAS X COBRAR", "$ .00"],
      ["TOTAL CARGOS", `$ ${english(OUT)}`, null, "VALOR INTERESES PAGADOS", "$ 812.33"],
      ["SALDO ACTUAL", `$ ${english(CLOSING)}`, null, "RETEFUENTE", "$ .00"],
      BANCOLOMBIA_HEAD,
      ...bancolombia.slice(0, 4),
      ["Página 1 de 2"],
      ...PAGE_OF_BANCOLOMBIA,
      BANCOLOMBIA_HEAD,
      ...bancolombia.slice(4),
      ["FIN ESTADO DE CUENTA"],
      ["VIGILADO Superintendencia Financiera de Colombia"],
      ["Página 2 de 2"],
    ],
    BALANCES,
  ),
  extract(
    "Bancolombia for companies: newest first, references, sign in the value, no balance",
    [
      ["Fecha", "Descripción", "Referencia 1", "Referencia 2", "Documento", "Valor"],
      ...rowsOf(({ date, text, amount }, _balance, at) => [
        date.replaceAll("-", "/"),
        text,
        `9014${at}`,
        "",
        `000${at}`,
        amount.toFixed(2),
      ]).reverse(),
    ],
    { text: ",", isNewestFirst: true },
  ),
  extract(
    "Bancolombia: charges with a minus in a column of their own",
    [
      ["Cuenta:", "201-123456-78", null, "Periodo:", "01/11/2026 - 26/11/2026"],
      [],
      ["Fecha", "Oficina", "Concepto", "Cargos (-)", "Abonos (+)", "Saldo disponible"],
      ["01/11/2026", "", "Saldo inicial", "", "", `$ ${spanish(OPENING)}`],
      ...rowsOf((move, balance) => [
        slashed(move.date),
        "0412",
        move.text,
        orEmpty(out(move), (value) => `-$ ${spanish(value)}`),
        orEmpty(into(move), (value) => `$ ${spanish(value)}`),
        `$ ${spanish(balance)}`,
      ]),
      ["26/11/2026", "", "Saldo final", "", "", `$ ${spanish(CLOSING)}`],
    ],
    { ...BALANCES, text: ";" },
  ),
  extract("Davivienda for companies: what the row is in words, the value without sign", [
    ["Banco Davivienda"],
    ["Consulta de movimientos", null, "Cuenta corriente 0560 0099 8877"],
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
      "Referencia 2",
    ],
    ...rowsOf((move, _balance, at) => [
      slashed(move.date),
      `00${at}`,
      move.text,
      move.amount < 0 ? "Notas Débito" : "Notas Crédito",
      "OFICINA VIRTUAL",
      "901234567",
      "$ 0,00",
      `$ ${spanish(move.amount)}`,
      "0",
      "0",
    ]),
  ]),
  extract(
    "Davivienda: statement with the sign behind the amount, day and month in two columns",
    [
      ["EXTRACTO CUENTA DE AHORROS", null, null, "INFORME DEL MES: NOVIEMBRE /2026"],
      ["Saldo Anterior", null, `$${english(OPENING)}`],
      ["Más Créditos", null, `$${english(IN)}`],
      ["Menos Débitos", null, `$${english(OUT)}`],
      ["Nuevo Saldo", null, `$${english(CLOSING)}`],
      ["Día", "Mes", "Valor", "Doc.", "Clase de Movimiento", "Oficina"],
      ...rowsOf(({ date, text, amount }, _balance, at) => [
        date.slice(8),
        date.slice(5, 7),
        `$ ${english(amount)}${amount < 0 ? "-" : "+"}`,
        `000${at}`,
        text,
        "CENTRO",
      ]),
    ],
    BALANCES,
  ),
  extract("Davivienda: day and month in one column, sign behind, the year in the title", [
    ["EXTRACTO CUENTA CORRIENTE", null, "NOVIEMBRE 2026"],
    ["Fecha", "Valor", "Doc.", "Clase de Movimiento", "Oficina"],
    ...rowsOf(({ date, text, amount }, _balance, at) => [
      dayMonth(date).replace("/", " "),
      `$ ${english(amount)}${amount < 0 ? "-" : "+"}`,
      `000${at}`,
      text,
      "CENTRO",
    ]),
  ]),
  extract(
    "BBVA net: both days, code, amount and balance in figures",
    [
      ["BBVA Colombia", null, null, null, "Fecha de emisión: 26-11-2026"],
      ["Cuenta", "001305550200001234"],
      [
        "Fecha de operación",
        "Fecha valor",
        "Código",
        "Nº de documento",
        "Concepto",
        "Importe",
        "Saldo",
        "Observaciones",
      ],
      ...rowsOf(({ date, text, amount }, balance, at) => [
        date.split("-").reverse().join("-"),
        date.split("-").reverse().join("-"),
        "0216",
        at,
        text,
        amount,
        balance,
        "",
      ]),
    ],
    BALANCES,
  ),
  extract(
    "BBVA: short headings, day-month-year of two digits, charges and credits",
    [
      ["EXTRACTO DE CUENTA", null, "PERIODO 01-11-26 AL 26-11-26"],
      ["F. OPER", "F. VALOR", "CONCEPTO", "OFIC.", "CARGOS", "ABONOS", "SALDO"],
      ["", "", "SALDO ANTERIOR", "", "", "", spanish(OPENING)],
      ...rowsOf((move, balance) => {
        const date = `${move.date.slice(8)}-${move.date.slice(5, 7)}-26`;
        return [
          date,
          date,
          move.text,
          "0555",
          orEmpty(out(move), spanish),
          orEmpty(into(move), spanish),
          spanish(balance),
        ];
      }),
      ["", "", "TOTALES", "", spanish(OUT), spanish(IN), spanish(CLOSING)],
    ],
    { ...BALANCES, text: ";" },
  ),
  extract(
    "Nequi: statement with the peso sign before and the minus after it",
    [
      ["Extracto de tu depósito de bajo monto"],
      ["Periodo: 2026/11/01 a 2026/11/26"],
      ["Saldo anterior", `$${english(OPENING)}`],
      ["Total abonos", `$${english(IN)}`],
      ["Total cargos", `$${english(OUT)}`],
      ["Saldo actual", `$${english(CLOSING)}`],
      ["Fecha del movimiento", "Descripción", "Valor", "Saldo"],
      ...rowsOf(({ date, text, amount }, balance) => [
        slashed(date),
        text,
        `$${signed(amount, english)}`,
        `$${english(balance)}`,
      ]),
      ["Nequi es una marca de Bancolombia S.A."],
    ],
    BALANCES,
  ),
  extract(
    "Nequi for shops: day with hour, in or out in words",
    [
      ["Fecha y hora", "Tipo de movimiento", "Detalle", "Nombre", "Monto"],
      ...rowsOf(({ date, text, amount }) => [
        `${slashed(date)} 10:42 a. m.`,
        amount < 0 ? "Salida" : "Entrada",
        text,
        "Cliente",
        `$ ${spanish(amount)}`,
      ]),
    ],
    { text: ";" },
  ),
  extract(
    "Banco de Bogotá: debits and credits, footer in sentences",
    [
      ["BANCO DE BOGOTÁ"],
      ["Movimientos de la cuenta corriente ***1234 entre 01/11/2026 y 26/11/2026"],
      [],
      ["Fecha", "Transacción", "Oficina", "Documento", "Débitos", "Créditos", "Saldo contable"],
      ...rowsOf((move, balance, at) => [
        slashed(move.date),
        move.text,
        "Portal",
        `${800 + at}`,
        spanish(out(move)),
        spanish(into(move)),
        spanish(balance),
      ]),
      ["Total", "", "", "", spanish(OUT), spanish(IN), ""],
      ["Si tienes dudas comunícate con la Servilínea 382 0000 antes del 30/11/2026."],
    ],
    BALANCES,
  ),
  extract(
    "Banco de Bogotá: only the number of the day, the month in the title",
    [
      ["EXTRACTO CUENTA CORRIENTE", null, "MES: NOVIEMBRE DE 2026"],
      ["DÍA", "TRANSACCIÓN", "CIUDAD", "DOCUMENTO", "VALOR DÉBITO", "VALOR CRÉDITO", "SALDO"],
      [null, "SALDO DEL MES ANTERIOR", null, null, null, null, english(OPENING)],
      ...rowsOf((move, balance, at) => [
        Number(move.date.slice(8)),
        move.text,
        "BOGOTA",
        600 + at,
        orEmpty(out(move), english),
        orEmpty(into(move), english),
        english(balance),
      ]),
    ],
    BALANCES,
  ),
  extract(
    "Banco Caja Social: hour apart, withdrawals before deposits",
    [
      [
        "Fecha Movimiento",
        "Hora",
        "Descripción Transacción",
        "Canal",
        "Valor Retiros",
        "Valor Depósitos",
        "Saldo Total",
      ],
      ...rowsOf((move, balance) => [
        move.date,
        "14:05:33",
        move.text,
        "APP",
        orEmpty(out(move), english),
        orEmpty(into(move), english),
        english(balance),
      ]),
    ],
    { ...BALANCES, text: "," },
  ),
  extract(
    "Banco Caja Social: nature in a letter before the value, month in letters",
    [
      ["Extracto Cuentamiga", null, "Noviembre 2026"],
      ["Fecha", "Descripción", "D/C", "Valor", "Saldo"],
      ...rowsOf(({ date, text, amount }, balance) => [
        `${date.slice(8)}-nov-2026`,
        text,
        amount < 0 ? "D" : "C",
        english(amount),
        english(balance),
      ]),
    ],
    BALANCES,
  ),
  extract(
    "AV Villas: month in letters before the day, amounts in parentheses",
    [
      ["BANCO AV VILLAS", null, "Extracto noviembre 2026"],
      ["Fecha", "Descripción", "Referencia", "Valor", "Saldo"],
      ...rowsOf(({ date, text, amount }, balance, at) => [
        `NOV ${date.slice(8)}`,
        text,
        700 + at,
        amount < 0 ? `(${spanish(amount)})` : spanish(amount),
        spanish(balance),
      ]),
    ],
    BALANCES,
  ),
  extract(
    "AV Villas: text file of columns between bars, year first without separators",
    [
      ["FECHA", "OFICINA", "TRANSACCION", "NUMERO", "CARGOS", "ABONOS"],
      ...rowsOf((move, _balance, at) => [
        move.date.replaceAll("-", ""),
        "081",
        move.text,
        `${at}`,
        out(move).toFixed(2),
        into(move).toFixed(2),
      ]),
    ],
    { text: "|", name: "MOV_AVV.txt" },
  ),
  extract(
    "Daviplata: rejected rows moved no money",
    [
      ["Fecha y hora", "Tipo de transacción", "Descripción", "Valor", "Estado"],
      ...rowsOf(({ date, text, amount }) => [
        `${date} 09:15:00`,
        amount < 0 ? "Sacar plata" : "Meter plata",
        text,
        `${signed(amount, english)}`,
        "Exitosa",
      ]).toSpliced(3, 0, ["2026-11-11 08:00:00", "Sacar plata", "PASAR PLATA", "-50,000.00", "Rechazada"]),
    ],
    { text: ";" },
  ),
  extract(
    "Daviplata: everyday headings",
    [
      ["Movimientos de mi DaviPlata"],
      ["Fecha", "Movimiento", "Entró", "Salió", "Te quedó"],
      ...rowsOf((move, balance) => [
        slashed(move.date),
        move.text,
        orEmpty(into(move), (value) => `$${spanish(value)}`),
        orEmpty(out(move), (value) => `$${spanish(value)}`),
        `$${spanish(balance)}`,
      ]),
    ],
    BALANCES,
  ),
  extract(
    "Banco de Occidente: CR and DB behind the amounts",
    [
      ["Fecha", "Descripción", "No. Documento", "Valor", "Saldo"],
      ["01/11/2026", "SALDO ANTERIOR", "", "", `${english(OPENING)} CR`],
      ...rowsOf(({ date, text, amount }, balance, at) => [
        slashed(date),
        text,
        `${at}`,
        `${english(amount)} ${amount < 0 ? "DB" : "CR"}`,
        `${english(balance)} CR`,
      ]),
    ],
    BALANCES,
  ),
];
