/** A part of a figure of the drawn ledger: an amount with its sign, of which a rate may be taken. */
export interface HeroPart {
  readonly label: string;
  readonly amount: number;
  /** In thousandths. */
  readonly rate?: number;
}

export interface HeroLine {
  readonly date: string;
  readonly account: string;
  readonly side: "debit" | "credit";
  readonly amount: number;
  /** What it is made of: the other lines of its entry. */
  readonly parts: readonly HeroPart[];
}

const IVA = 190;
const WITHHOLDING = 25;

const SALE: readonly HeroLine[] = [
  {
    date: "03/11",
    account: "Caja",
    side: "debit",
    amount: 2_380_000,
    parts: [
      { label: "Ventas", amount: 2_000_000 },
      { label: "IVA 19%", amount: 380_000 },
    ],
  },
  {
    date: "",
    account: "Ventas",
    side: "credit",
    amount: 2_000_000,
    parts: [
      { label: "Lo que entró a Caja", amount: 2_380_000 },
      { label: "IVA, que es de la DIAN", amount: -380_000 },
    ],
  },
  {
    date: "",
    account: "Impuestos por pagar (IVA 19%)",
    side: "credit",
    amount: 380_000,
    parts: [{ label: "19% de las ventas", amount: 2_000_000, rate: IVA }],
  },
];

/** The three entries of the ledger that the home page shows. */
export const HERO_LINES: readonly HeroLine[] = [
  ...SALE,
  {
    date: "05/11",
    account: "Inventarios",
    side: "debit",
    amount: 4_600_000,
    parts: [
      { label: "Lo que se debe al proveedor", amount: 5_359_000 },
      { label: "Retención en la fuente", amount: 115_000 },
      { label: "IVA descontable", amount: -874_000 },
    ],
  },
  {
    date: "",
    account: "Impuestos por pagar (IVA 19%)",
    side: "debit",
    amount: 874_000,
    parts: [{ label: "19% de la compra", amount: 4_600_000, rate: IVA }],
  },
  {
    date: "",
    account: "Retención en la fuente (2,5%)",
    side: "credit",
    amount: 115_000,
    parts: [{ label: "2,5% de la compra", amount: 4_600_000, rate: WITHHOLDING }],
  },
  {
    date: "",
    account: "Proveedores",
    side: "credit",
    amount: 5_359_000,
    parts: [
      { label: "Inventarios", amount: 4_600_000 },
      { label: "IVA 19%", amount: 874_000 },
      { label: "Retención 2,5%", amount: -115_000 },
    ],
  },
  {
    date: "10/11",
    account: "Gastos operacionales (arriendo)",
    side: "debit",
    amount: 3_200_000,
    parts: [{ label: "Lo que salió de Bancos", amount: 3_200_000 }],
  },
  {
    date: "",
    account: "Bancos",
    side: "credit",
    amount: 3_200_000,
    parts: [{ label: "El arriendo de noviembre", amount: 3_200_000 }],
  },
];

/** On a phone there is room for the first entry, with a shorter name. */
export const SHORT_HERO_LINES: readonly HeroLine[] = SALE.map((line) =>
  line.account.startsWith("Impuestos") ? { ...line, account: "IVA por pagar" } : line,
);

/** A figure that was pressed: what it is called, and its parts. */
export interface HeroFigure {
  readonly name: string;
  readonly amount: number;
  readonly parts: readonly HeroPart[];
}

export function partAmount({ amount, rate }: HeroPart): number {
  return rate === undefined ? amount : (amount * rate) / 1000;
}

/** The sum of one side: its lines are what it is made of. */
export function heroSum(lines: readonly HeroLine[], side: HeroLine["side"], name: string): HeroFigure {
  const parts = lines
    .filter((line) => line.side === side)
    .map(({ account, amount }) => ({ label: account, amount }));
  return { name, amount: parts.reduce((sum, { amount }) => sum + amount, 0), parts };
}
