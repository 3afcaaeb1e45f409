import { type Account, cr, dr, endOf, extractsOf, parts, slashed, trialsOf } from "./made-tables.ts";
import { type Cells, english, type MadeTable, spanish, whole } from "./table.ts";

/*
 * A fifth round of layouts: banks without branches, wallets, payment gateways, banks and programs that no round before
 * had. Each was written in one go from what is public of them, but the second of Wompi, which its mending asked for;
 * docs/quality.md says how many were right at first try.
 */

const MOVES = [
  { date: "2026-10-01", text: "Recarga PSE desde Bancolombia", amount: 1_500_000 },
  { date: "2026-10-04", text: "Compra EXITO COLOMBIA", amount: -238_450 },
  { date: "2026-10-09", text: "Envío a Juan Mora", amount: -320_000 },
  { date: "2026-10-15", text: "Transferencia recibida de Tienda Sol", amount: 845_300 },
  { date: "2026-10-22", text: "Retiro cajero Servibanca", amount: -200_000 },
  { date: "2026-10-31", text: "Rendimientos del mes", amount: 3_127.44 },
] as const;
const OPENING = 412_900.5;
const { rowsOf, extract, after: CLOSING } = extractsOf(MOVES, OPENING);
const signed = (value: number, format: (value: number) => string) =>
  `${value < 0 ? "-" : ""}${format(value)}`;

export const FIFTH_EXTRACTS: readonly MadeTable[] = [
  extract(
    "Nu: date, movement, amount with its sign and the mark of the peso",
    [
      ["Fecha", "Movimiento", "Monto"],
      ...rowsOf((move) => [move.date, move.text, `${move.amount < 0 ? "-" : "+"}$${spanish(move.amount)}`]),
    ],
    { text: ";", name: "Nu_cuenta_2026-10.csv" },
  ),
  extract(
    "Lulo bank: hour, kind of movement and balance",
    [
      ["Extracto cuenta de ahorros Lulo", "Periodo 01/10/2026 - 31/10/2026"],
      ["Saldo inicial", spanish(OPENING)],
      ["Fecha", "Hora", "Detalle", "Valor", "Saldo disponible"],
      ...rowsOf((move, balance) => [
        slashed(move),
        "10:15",
        move.text,
        signed(move.amount, spanish),
        spanish(balance),
      ]),
      ["Saldo final", spanish(CLOSING)],
    ],
    { opening: true, closing: true },
  ),
  extract("Movii: date with hour, kind of transaction, value", [
    ["Fecha transacción", "Descripción", "Número de transacción", "Valor", "Estado"],
    ...rowsOf((move, _balance, at) => [
      `${move.date} 08:0${at}:11`,
      move.text,
      90_001 + at,
      move.amount,
      "EXITOSA",
    ]),
  ]),
  extract(
    "Banco Caja Social: day and month, debits and credits, balance",
    [
      ["BANCO CAJA SOCIAL", "", "", "", ""],
      ["Cuenta de ahorros 24012345678", "", "", "", "Octubre de 2026"],
      ["FECHA", "DESCRIPCION", "OFICINA", "DEBITOS", "CREDITOS", "SALDO"],
      ["", "SALDO ANTERIOR", "", "", "", english(OPENING)],
      ...rowsOf((move, balance) => [
        `${parts(move).d}/${parts(move).m}`,
        move.text,
        "CALLE 72",
        move.amount < 0 ? english(move.amount) : "",
        move.amount > 0 ? english(move.amount) : "",
        english(balance),
      ]),
    ],
    { opening: true },
  ),
  extract("Scotiabank Colpatria: value and nature", [
    ["Scotiabank Colpatria S.A."],
    ["Fecha de la transacción", "Descripción de la transacción", "Valor de la transacción", "Naturaleza"],
    ...rowsOf((move) => [slashed(move), move.text, english(move.amount), move.amount < 0 ? "DB" : "CR"]),
  ]),
  extract("Banco de Bogotá: electronic banking, debit and credit columns", [
    ["Consulta de movimientos", "", "", "", ""],
    ["Fecha", "Transacción", "Ciudad", "Oficina", "Documento", "Débito", "Crédito", "Saldo"],
    ...rowsOf((move, balance, at) => [
      slashed(move),
      move.text,
      "BOGOTA",
      "0045",
      String(40_000 + at),
      move.amount < 0 ? `$ ${spanish(move.amount)}` : "",
      move.amount > 0 ? `$ ${spanish(move.amount)}` : "",
      `$ ${spanish(balance)}`,
    ]),
  ]),
  extract(
    "MercadoPago: account money, credit and debit nets",
    [
      ["DATE", "SOURCE_ID", "DESCRIPTION", "NET_CREDIT_AMOUNT", "NET_DEBIT_AMOUNT", "BALANCE_AMOUNT"],
      ...rowsOf((move, balance, at) => [
        `${move.date}T09:00:00.000-05:00`,
        String(8_812_000 + at),
        move.text,
        dr(move.amount).toFixed(2),
        cr(move.amount).toFixed(2),
        balance.toFixed(2),
      ]),
    ],
    { text: "," },
  ),
  extract("Wompi: what was paid out, with its commission beside it", [
    ["Fecha", "Referencia", "Descripción", "Método de pago", "Comisión", "Monto neto"],
    ...rowsOf((move, _balance, at) => [slashed(move), `WP-${at}`, move.text, "PSE", 0, move.amount]),
  ]),
  extract("Wompi: what was sold, what was kept and what was paid out", [
    ["Fecha", "Referencia", "Descripción", "Monto", "Comisión", "Monto a desembolsar"],
    ...rowsOf((move, _balance, at) => [
      slashed(move),
      `WP-${at}`,
      move.text,
      move.amount + 4_000,
      4_000,
      move.amount,
    ]),
  ]),
  extract(
    "Bold: deposits with the value of the sale and of the deposit",
    [
      ["Fecha", "N° transacción", "Descripción", "Depósito en cuenta", "Retiro de cuenta"],
      ...rowsOf((move, _balance, at) => [
        slashed(move),
        500 + at,
        move.text,
        move.amount > 0 ? whole(move.amount) : "",
        move.amount < 0 ? whole(move.amount) : "",
      ]),
    ].map((row) => row.map((cell) => (cell === "3.127" ? "3.127,44" : cell))),
  ),
];

const account = (code: string, name: string, before: number, debit: number, credit: number): Account => ({
  code,
  name,
  before,
  debit,
  credit,
});
const ACCOUNTS: readonly Account[] = [
  account("110505", "Caja general", 300_000, 2_400_000, 2_100_000),
  account("111005", "Bancolombia", 1_700_000, 2_000_000, 1_600_000),
  account("130505", "Clientes nacionales", 800_000, 1_190_000, 900_000),
  account("143505", "Mercancías", 2_200_000, 1_000_000, 700_000),
  account("220505", "Proveedores nacionales", -1_000_000, 900_000, 1_190_000),
  account("310505", "Capital suscrito", -4_000_000, 0, 0),
  account("413505", "Venta de mercancías", 0, 0, 2_000_000),
  account("613505", "Costo de ventas", 0, 700_000, 0),
  account("512010", "Arriendo", 0, 300_000, 0),
];
const { trial, totalOf, end: END } = trialsOf(ACCOUNTS, "2026-10-31");

export const FIFTH_TRIALS: readonly MadeTable[] = [
  trial("World Office: title rows, six columns and a total", [
    ["EMPRESA DE PRUEBA SAS", null, null, null, null, null],
    ["NIT 900123456-7"],
    ["BALANCE DE PRUEBA del 01/10/2026 al 31/10/2026"],
    ["Cuenta", "Nombre Cuenta", "Saldo Anterior", "Débitos", "Créditos", "Nuevo Saldo"],
    ...ACCOUNTS.map(
      (each): Cells => [each.code, each.name, each.before, each.debit, each.credit, endOf(each)],
    ),
    ["", "TOTALES", 0, totalOf((each) => each.debit), totalOf((each) => each.credit), 0],
  ]),
  trial(
    "Helisa: code with points, text, credit in brackets",
    [
      ["HELISA NIIF - BALANCE DE COMPROBACION", "A: 2026/10/31"],
      ["CODIGO", "DESCRIPCION", "SALDO INICIAL", "DEBITO", "CREDITO", "SALDO FINAL"],
      ...ACCOUNTS.map((each): Cells => {
        const bracket = (value: number) => (value < 0 ? `(${english(value)})` : english(value));
        const code = `${each.code.slice(0, 4)}.${each.code.slice(4)}`;
        return [
          code,
          each.name,
          bracket(each.before),
          english(each.debit),
          english(each.credit),
          bracket(endOf(each)),
        ];
      }),
    ],
    { text: ";", name: "balance.csv" },
  ),
  trial("Alegra: account and code apart, debit and credit balance", [
    ["Balance de prueba"],
    ["Hasta el 31 de octubre de 2026"],
    [
      "Código",
      "Cuenta contable",
      "Saldo inicial débito",
      "Saldo inicial crédito",
      "Movimiento débito",
      "Movimiento crédito",
      "Saldo final débito",
      "Saldo final crédito",
    ],
    ...ACCOUNTS.map(
      (each): Cells => [
        each.code,
        each.name,
        dr(each.before),
        cr(each.before),
        each.debit,
        each.credit,
        dr(endOf(each)),
        cr(endOf(each)),
      ],
    ),
    ["Total", "", "", "", totalOf((each) => each.debit), totalOf((each) => each.credit), END, END],
  ]),
  trial("Contapyme: tree with an indent in the code, balance in one column", [
    ["CONTAPYME", "Balance de prueba", "Fecha de corte: 31/10/2026"],
    ["  Cuenta", "Descripción", "Saldo"],
    ...ACCOUNTS.map((each): Cells => [`      ${each.code}`, each.name, endOf(each)]),
  ]),
  trial("SIIGO Pyme: group, account, subaccount joined, third party column that is empty", [
    ["SIIGO - BALANCE DE PRUEBA POR TERCERO", "", "", "", "", "OCT 31/2026"],
    ["CUENTA", "NOMBRE", "NIT", "SALDO ANTERIOR", "DEBITOS", "CREDITOS", "SALDO ACTUAL"],
    ...ACCOUNTS.map(
      (each): Cells => [
        `${each.code}00`,
        each.name,
        "",
        english(each.before),
        english(each.debit),
        english(each.credit),
        signed(endOf(each), english),
      ],
    ).map((row, at) => row.with(3, signed(ACCOUNTS[at]?.before ?? 0, english))),
  ]),
  trial("Siigo Nube: level, movement and balance with the accounts over others", [
    ["Balance de prueba general"],
    ["EMPRESA DE PRUEBA SAS"],
    ["De octubre 2026 a octubre 2026"],
    [
      "Nivel",
      "Transaccional",
      "Código cuenta contable",
      "Nombre cuenta contable",
      "Saldo inicial",
      "Movimiento débito",
      "Movimiento crédito",
      "Saldo final",
    ],
    ...ACCOUNTS.map(
      (each): Cells => [
        "Subcuenta",
        "Sí",
        each.code,
        each.name,
        each.before,
        each.debit,
        each.credit,
        endOf(each),
      ],
    ),
  ]),
];
