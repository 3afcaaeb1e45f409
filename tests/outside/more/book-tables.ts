import { type Cells, english, type MadeTable, spanish, sumOfCents, whole } from "./table.ts";

interface Line {
  readonly account: string;
  readonly name: string;
  readonly debit: number;
  readonly credit: number;
}

interface Voucher {
  readonly kind: string;
  readonly number: number;
  readonly date: string;
  readonly text: string;
  readonly nit: string;
  readonly party: string;
  readonly lines: readonly Line[];
}

const line = (account: string, name: string, debit: number, credit: number): Line => ({
  account,
  name,
  debit,
  credit,
});

const VOUCHERS: readonly Voucher[] = [
  {
    kind: "FV",
    number: 101,
    date: "2026-10-02",
    text: "Venta de mostrador",
    nit: "52418306",
    party: "Ana Ríos",
    lines: [
      line("110505", "Caja general", 1_190_000, 0),
      line("413505", "Venta de mercancías", 0, 1_000_000),
      line("240805", "IVA generado", 0, 190_000),
    ],
  },
  {
    kind: "FC",
    number: 38,
    date: "2026-10-09",
    text: "Compra de mercancías",
    nit: "830125904",
    party: "Aceros y Mallas del Norte S.A.S.",
    lines: [
      line("143505", "Mercancías", 2_400_000, 0),
      line("240810", "IVA descontable", 456_000, 0),
      line("220505", "Proveedores nacionales", 0, 2_796_000),
      line("236540", "Retención por compras", 0, 60_000),
    ],
  },
  {
    kind: "CE",
    number: 7,
    date: "2026-10-20",
    text: "Pago de arriendo",
    nit: "79456123",
    party: "Luis Peña",
    lines: [line("512010", "Arriendo del local", 1_800_000, 0), line("110505", "Caja general", 0, 1_800_000)],
  },
];

const ALL = VOUCHERS.flatMap((voucher) => voucher.lines.map((own) => ({ voucher, own })));
const DEBIT = sumOfCents(ALL.map(({ own }) => own.debit));
export const slashedDay = (date: string) => `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;
const orEmpty = (value: number, format: (value: number) => string) => (value === 0 ? "" : format(value));

export const rowsOf = (row: (voucher: Voucher, own: Line, at: number) => Cells) =>
  VOUCHERS.flatMap((voucher) => voucher.lines.map((own, at) => row(voucher, own, at)));

const SAID = {
  kind: "journal",
  rows: ALL.length,
  entries: VOUCHERS.length,
  totals: { debit: DEBIT, credit: DEBIT, firstDay: "2026-10-02", lastDay: "2026-10-20" },
  first: "Venta de mostrador",
  last: "Pago de arriendo",
  codes: [...new Set(ALL.map(({ own }) => own.account))].sort(),
} as const;

interface More extends Pick<MadeTable, "text" | "name"> {
  readonly first?: string;
  readonly last?: string;
}

export function journal(of: string, table: readonly Cells[], { first, last, ...form }: More = {}): MadeTable {
  const words = { ...(first !== undefined && { first }), ...(last !== undefined && { last }) };
  return { of, table, ...form, says: { ...SAID, ...words } };
}

/** Accounts of all vouchers, in order, each with its lines. */
const ACCOUNTS = [...new Set(ALL.map(({ own }) => own.account))].sort().map((account) => ({
  account,
  name: ALL.find(({ own }) => own.account === account)?.own.name ?? "",
  lines: ALL.filter(({ own }) => own.account === account),
}));

const WORLD_OFFICE_HEAD: Cells = [
  "Empresa",
  "Tipo Documento",
  "Prefijo",
  "Documento Número",
  "Fecha",
  "Cuenta Contable",
  "Nota",
  "Tercero Identificación",
  "Tercero",
  "Débito",
  "Crédito",
  "Anulado",
];
const worldOffice = (voucher: Voucher, own: Line, voided: string | number): Cells => [
  "Ferretería La Sabana",
  voucher.kind,
  `${voucher.kind}SU`,
  voucher.number,
  slashedDay(voucher.date),
  own.account,
  voucher.text,
  voucher.nit,
  voucher.party,
  own.debit,
  own.credit,
  voided,
];
const VOIDED: Voucher = {
  kind: "FV",
  number: 102,
  date: "2026-10-03",
  text: "Venta anulada",
  nit: "52418306",
  party: "Ana Ríos",
  lines: [line("110505", "Caja general", 500_000, 0), line("413505", "Venta de mercancías", 0, 500_000)],
};

export const JOURNALS: readonly MadeTable[] = [
  journal("World Office: voided rows stay with their amounts", [
    WORLD_OFFICE_HEAD,
    ...rowsOf((voucher, own) => worldOffice(voucher, own, "No")).toSpliced(
      3,
      0,
      ...VOIDED.lines.map((own) => worldOffice(VOIDED, own, "Sí")),
    ),
  ]),
  journal("World Office: voided in figures, as its export to Excel", [
    WORLD_OFFICE_HEAD,
    ...rowsOf((voucher, own) => worldOffice(voucher, own, 0)).toSpliced(
      3,
      0,
      ...VOIDED.lines.map((own) => worldOffice(VOIDED, own, -1)),
    ),
  ]),
  journal("Siigo: state of the voucher in a word", [
    ["FERRETERÍA LA SABANA S.A.S."],
    ["Movimiento por comprobante"],
    ["De OCT 1/2026 a OCT 31/2026"],
    [],
    [
      "Comprobante",
      "Estado",
      "Fecha elaboración",
      "Código contable",
      "Cuenta contable",
      "Identificación",
      "Sucursal",
      "Nombre tercero",
      "Descripción",
      "Centro de costo",
      "Débito",
      "Crédito",
    ],
    ...[...VOUCHERS.slice(0, 1), VOIDED, ...VOUCHERS.slice(1)].flatMap((voucher) =>
      voucher.lines.map((own) => [
        `${voucher.kind}-1-${voucher.number}`,
        voucher === VOIDED ? "Anulado" : "Activo",
        slashedDay(voucher.date),
        own.account,
        own.name,
        voucher.nit,
        0,
        voucher.party,
        voucher.text,
        "1-1",
        own.debit,
        own.credit,
      ]),
    ),
  ]),
  journal(
    "Helisa: ledger with the account as heading of its section",
    [
      ["FERRETERIA LA SABANA SAS", null, null, "NIT. 901.234.567-7"],
      ["AUXILIAR POR CUENTA DE 2026/10/01 A 2026/10/31"],
      ["FECHA", "TIPO", "NUMERO", "IDENTIDAD", "NOMBRE", "CONCEPTO", "DEBITOS", "CREDITOS", "SALDO"],
      ...ACCOUNTS.flatMap(({ account, name, lines }): readonly Cells[] => [
        [`Cuenta: ${account} ${name}`],
        [null, null, null, null, null, "SALDO ANTERIOR", null, null, spanish(0)],
        ...lines.map(({ voucher, own }) => [
          voucher.date.replaceAll("-", "/"),
          voucher.kind,
          String(voucher.number).padStart(6, "0"),
          voucher.nit,
          voucher.party,
          voucher.text,
          orEmpty(own.debit, spanish),
          orEmpty(own.credit, spanish),
          spanish(own.debit - own.credit),
        ]),
        [
          `Total cuenta ${account}`,
          null,
          null,
          null,
          null,
          null,
          spanish(sumOfCents(lines.map(({ own }) => own.debit))),
          spanish(sumOfCents(lines.map(({ own }) => own.credit))),
        ],
      ]),
    ],
    { first: "Venta de mostrador", last: "Pago de arriendo" },
  ),
  journal(
    "Contapyme: ledger by account, code and name apart in the section's heading, page heads repeated",
    [
      ["AUXILIAR CONTABLE"],
      ["Período: 01/10/2026 a 31/10/2026"],
      ...ACCOUNTS.flatMap(({ account, name, lines }): readonly Cells[] => [
        ["Cuenta:", account, name],
        ["Fecha", "Documento", "Tercero", "Nombre tercero", "Detalle", "Débito", "Crédito", "Saldo"],
        ...lines.map(({ voucher, own }) => [
          slashedDay(voucher.date),
          `${voucher.kind} ${voucher.number}`,
          voucher.nit,
          voucher.party,
          voucher.text,
          own.debit,
          own.credit,
          own.debit - own.credit,
        ]),
        [],
      ]),
    ],
    { last: "Pago de arriendo" },
  ),
  journal("Contapyme: daily book grouped by voucher with sums", [
    ["LIBRO DIARIO"],
    ["Cuenta", "Nombre de la cuenta", "Tercero", "Concepto", "Débitos", "Créditos"],
    ...VOUCHERS.flatMap((voucher): readonly Cells[] => [
      [`Documento: ${voucher.kind}-${voucher.number}`, null, `Fecha: ${slashedDay(voucher.date)}`],
      ...voucher.lines.map((own) => [
        own.account,
        own.name,
        voucher.nit,
        voucher.text,
        orEmpty(own.debit, english),
        orEmpty(own.credit, english),
      ]),
      [
        "Sumas iguales",
        null,
        null,
        null,
        english(sumOfCents(voucher.lines.map(({ debit }) => debit))),
        english(sumOfCents(voucher.lines.map(({ credit }) => credit))),
      ],
    ]),
  ]),
  journal("Alegra: code and name of the account in one cell, one column of signed amounts", [
    ["Fecha", "Comprobante", "Cuenta contable", "Contacto", "Identificación", "Observaciones", "Valor"],
    ...rowsOf((voucher, own) => [
      voucher.date,
      `${voucher.kind}-${voucher.number}`,
      `${own.account} - ${own.name}`,
      voucher.party,
      voucher.nit,
      voucher.text,
      own.debit - own.credit,
    ]),
  ]),
  journal(
    "nature in a letter, third party with its check digit, text file",
    [
      ["Fecha", "Tipo", "Número", "Cuenta", "NIT", "DV", "Tercero", "Detalle", "Naturaleza", "Valor"],
      ...rowsOf((voucher, own) => [
        voucher.date.replaceAll("-", ""),
        voucher.kind,
        voucher.number,
        own.account,
        voucher.nit,
        "1",
        voucher.party,
        voucher.text,
        own.debit > 0 ? "D" : "C",
        spanish(own.debit + own.credit),
      ]),
    ],
    { text: ";", name: "diario octubre.csv" },
  ),
  journal("Debe and Haber, the date and the words only on the first line of each entry", [
    ["LIBRO DIARIO OCTUBRE DE 2026"],
    ["Fecha", "Código", "Detalle", "Debe", "Haber"],
    ...rowsOf((voucher, own, at) => [
      at === 0 ? slashedDay(voucher.date) : "",
      own.account,
      at === 0 ? voucher.text : "",
      orEmpty(own.debit, whole),
      orEmpty(own.credit, whole),
    ]),
    ["", "", "Sumas iguales", whole(DEBIT), whole(DEBIT)],
  ]),
];

interface Balance {
  readonly code: string;
  readonly name: string;
  readonly before: number;
  readonly debit: number;
  readonly credit: number;
}

const BALANCES: readonly Balance[] = [
  { code: "11050501", name: "Caja principal", before: 800_000, debit: 1_190_000, credit: 900_000 },
  { code: "11100501", name: "Bancolombia ahorros", before: 9_500_000, debit: 2_000_000, credit: 1_750_000 },
  { code: "13050501", name: "Clientes nacionales", before: 1_200_000, debit: 0, credit: 300_000 },
  { code: "22050501", name: "Proveedores nacionales", before: -4_000_000, debit: 1_000_000, credit: 500_000 },
  { code: "31150501", name: "Aportes sociales", before: -7_500_000, debit: 0, credit: 0 },
  { code: "41350501", name: "Venta de mercancías", before: 0, debit: 0, credit: 1_000_000 },
  { code: "51201001", name: "Arriendo del local", before: 0, debit: 260_000, credit: 0 },
];
const finalOf = ({ before, debit, credit }: Balance) => before + debit - credit;
const DEBITS = sumOfCents(BALANCES.map((each) => Math.max(0, finalOf(each))));

function trial(of: string, table: readonly Cells[], { first, last, ...form }: More = {}): MadeTable {
  return {
    of,
    table,
    ...form,
    says: {
      kind: "trial-balance",
      rows: BALANCES.length,
      totals: { debit: DEBITS, credit: DEBITS },
      date: "2026-10-31",
      first: first ?? "Caja principal",
      last: last ?? "Arriendo del local",
    },
  };
}

const cut = (length: number) => (each: Balance) => ({
  ...each,
  code: length > 8 ? `${each.code}01` : each.code.slice(0, length),
});

/** The balances with those of every level above them. */
function levels(of: readonly Balance[], lengths: readonly number[]): readonly Balance[] {
  const codes = [
    ...new Set(of.flatMap(({ code }) => [...lengths.map((length) => code.slice(0, length)), code])),
  ];
  return codes.sort().map((code) => {
    const under = of.filter((each) => each.code.startsWith(code));
    const name = under.length === 1 && under[0]?.code === code ? under[0].name : `Nivel ${code}`;
    const sum = (read: (each: Balance) => number) => sumOfCents(under.map(read));
    return {
      code,
      name,
      before: sum((each) => each.before),
      debit: sum((each) => each.debit),
      credit: sum((each) => each.credit),
    };
  });
}

const PERIOD: Cells = ["Del 01/10/2026 al 31/10/2026"];

export const TRIALS: readonly MadeTable[] = [
  trial("codes of 4 digits with totals by class", [
    ["BALANCE DE COMPROBACIÓN"],
    PERIOD,
    ["Cuenta", "Descripción", "Saldo inicial", "Débitos", "Créditos", "Saldo final"],
    ...["1", "2", "3", "4", "5"].flatMap((top): readonly Cells[] => {
      const own = BALANCES.filter(({ code }) => code.startsWith(top)).map(cut(4));
      const sum = (read: (each: Balance) => number) => sumOfCents(own.map(read));
      return [
        ...own.map((each) => [each.code, each.name, each.before, each.debit, each.credit, finalOf(each)]),
        [
          null,
          `TOTAL CLASE ${top}`,
          sum((each) => each.before),
          sum((each) => each.debit),
          sum((each) => each.credit),
          sum(finalOf),
        ],
      ];
    }),
  ]),
  trial("codes of 6 digits, final balances on their side", [
    ["Balance de prueba"],
    PERIOD,
    ["Código", "Nombre", "Movimiento", null, "Saldo final", null],
    [null, null, "Débito", "Crédito", "Débito", "Crédito"],
    ...BALANCES.map(cut(6)).map((each) => [
      each.code,
      each.name,
      each.debit,
      each.credit,
      Math.max(0, finalOf(each)),
      Math.max(0, -finalOf(each)),
    ]),
    [null, "SUMAS IGUALES", null, null, DEBITS, DEBITS],
  ]),
  trial("8 digits with every level above", [
    ["Balance de prueba general"],
    PERIOD,
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
    ...levels(BALANCES, [1, 2, 4, 6]).map((each) => [
      ["", "Clase", "Grupo", "", "Cuenta", "", "Subcuenta", "", "Auxiliar"][each.code.length] ?? "",
      each.code.length === 8 ? "Sí" : "No",
      each.code,
      each.name,
      each.before,
      each.debit,
      each.credit,
      finalOf(each),
    ]),
    [
      null,
      null,
      null,
      "Total general",
      0,
      sumOfCents(BALANCES.map((b) => b.debit)),
      sumOfCents(BALANCES.map((b) => b.credit)),
      0,
    ],
  ]),
  trial(
    "10 digits with points, all balances without sign, text",
    [
      ["BALANCE DE PRUEBA A 31 DE OCTUBRE DE 2026"],
      ["CUENTA", "NOMBRE", "SALDO ANTERIOR", "DEBITOS", "CREDITOS", "NUEVO SALDO"],
      ...levels(BALANCES.map(cut(10)), [1, 2, 4]).map((each) => {
        const { code } = each;
        const parts = [code.slice(0, 4), code.slice(4, 6), code.slice(6, 8), code.slice(8)];
        const sign = "24".includes(code.charAt(0)) || code.startsWith("3") ? -1 : 1;
        return [
          parts.filter((part) => part !== "").join("."),
          each.name,
          spanish(each.before * sign),
          spanish(each.debit),
          spanish(each.credit),
          spanish(finalOf(each) * sign),
        ];
      }),
    ],
    { text: ";" },
  ),
  trial("the code in five columns, one for each level", [
    ["BALANCE DE PRUEBA", null, null, null, null, "Octubre de 2026"],
    [
      "Grupo",
      "Cuenta",
      "Subcuenta",
      "Auxiliar",
      "Subauxiliar",
      "Descripción",
      "Saldo anterior",
      "Débitos",
      "Créditos",
      "Nuevo saldo",
    ],
    ...BALANCES.map((each) => [
      each.code.slice(0, 2),
      each.code.slice(2, 4),
      each.code.slice(4, 6),
      each.code.slice(6, 8),
      "",
      each.name,
      each.before,
      each.debit,
      each.credit,
      finalOf(each),
    ]),
  ]),
];
