import { placesOf } from "./layout.ts";

export type CashSection = "operating" | "investing" | "financing" | "exchange";

/** One kind of cash flow, with separate lines for receipts and payments, or a shared one. */
export interface FlowKind {
  readonly key: string;
  readonly section: CashSection;
  /** PUC prefixes of the counterpart accounts of cash; over all kinds the longest wins. */
  readonly accounts: readonly string[];
  readonly label: string;
  /** Label of the payments line, if separate. */
  readonly paid?: string;
  readonly note?: string;
}

/**
 * Cash flows by counterpart (NIIF para PYMES, sección 7.4 to 7.9). A gain or loss on an asset belongs to the asset's
 * flow, so that a sale shows the cash received. Interest is in operating activities, dividends paid in financing
 * (7.14 to 7.16 allow the choice, which must be consistent). Loans granted are investing (7.5 e and f), loans of
 * partners and related companies are financing (7.6 c and d), own shares bought are no dividend (7.6 b), and exchange
 * differences of cash stand apart from the three activities (7.13). What related companies, partners and directors owe
 * is a loan to them unless a sale opened it; promises to buy and deposits for shares are the asset that they are paid
 * for (7.5 a and c), and what partners deposit for shares to come is their contribution (7.6 a).
 */
export const FLOW_KINDS: readonly FlowKind[] = [
  {
    key: "customers",
    section: "operating",
    accounts: ["41", "13", "131505", "27", "28", "531010"],
    label: "Recaudos de clientes",
    note: "receivables",
  },
  {
    key: "suppliers",
    section: "operating",
    accounts: ["14", "22", "6", "7", "1330", "2825"],
    label: "Pagos a proveedores",
    note: "payables",
  },
  {
    key: "employees",
    section: "operating",
    accounts: ["25", "2370", "2380", "2610", "2620", "2920", "2925", "5105", "5205", "72", "133015", "1365"],
    label: "Pagos a empleados",
    note: "employees",
  },
  {
    key: "expenses",
    section: "operating",
    accounts: ["51", "52", "53", "5", "23", "26", "17", "2", "529915"],
    label: "Pagos por otros gastos",
  },
  {
    key: "taxes",
    section: "operating",
    accounts: ["24", "2365", "2366", "2367", "2368", "1355", "54", "5115", "5215", "2615", "2725", "171076"],
    label: "Impuestos y retenciones pagados",
    note: "taxes",
  },
  {
    key: "interest-paid",
    section: "operating",
    accounts: ["5305", "233505", "260505"],
    label: "Intereses y gastos financieros",
  },
  {
    key: "interest-received",
    section: "operating",
    accounts: ["4210", "4215", "134505", "134510", "270505"],
    label: "Intereses y dividendos recibidos",
  },
  {
    key: "other-operating",
    section: "operating",
    accounts: [
      "42",
      "4",
      "1332",
      "1335",
      "134535",
      "1360",
      "1380",
      "18",
      "19",
      "1",
      "2810",
      "2815",
      "2820",
      "2830",
      "2835",
      "2895",
      "8",
      "9",
    ],
    label: "Otros cobros y pagos de operación",
  },
  {
    key: "property",
    section: "investing",
    accounts: [
      "15",
      "1340",
      "1805",
      "189505",
      "189510",
      "189515",
      "189905",
      "4245",
      "5310",
      "5160",
      "5260",
      // Of roads (1568), which wear off in 1597.
      "516505",
      "526505",
      "519915",
      "529920",
    ],
    label: "Venta de propiedades, planta y equipo",
    paid: "Compra de propiedades, planta y equipo",
    note: "property",
  },
  {
    key: "intangibles",
    section: "investing",
    accounts: ["16", "1715", "1720", "1798", "4248", "531020", "5165", "5265"],
    label: "Venta de intangibles",
    paid: "Compra de intangibles",
    note: "intangibles",
  },
  {
    key: "investments",
    section: "investing",
    accounts: ["12", "133530", "4240", "531005", "519905", "529905"],
    label: "Venta de inversiones",
    paid: "Compra de inversiones",
    note: "investments",
  },
  {
    key: "loans-made",
    section: "investing",
    accounts: ["1315", "1320", "1323", "1325", "1370"],
    label: "Cobro de préstamos concedidos",
    paid: "Préstamos concedidos",
    note: "receivables",
  },
  {
    key: "debt",
    section: "financing",
    accounts: ["21", "29", "2310", "2315", "2355", "2357", "2840"],
    label: "Préstamos recibidos",
    paid: "Pago de obligaciones financieras",
    note: "debt",
  },
  {
    key: "capital",
    section: "financing",
    accounts: ["31", "32", "1328", "281005", "281010"],
    label: "Aportes de capital",
    paid: "Devolución de aportes",
    note: "equity",
  },
  {
    key: "owners",
    section: "financing",
    accounts: ["2360", "3", "3215", "3220", "3225"],
    label: "Otros recibos de los propietarios",
    paid: "Dividendos y participaciones pagados",
    note: "equity",
  },
  {
    key: "own-shares",
    section: "financing",
    accounts: ["330516", "330518"],
    label: "Venta de acciones o cuotas propias",
    paid: "Compra de acciones o cuotas propias",
    note: "equity",
  },
  {
    key: "exchange",
    section: "exchange",
    accounts: ["421020", "530525"],
    label: "Efecto de la tasa de cambio sobre el efectivo",
  },
];

/** Amortization of deferred assets is not investing: the prepayment was an expense paid early. */
export const DEFERRED_CHARGES = ["516515", "526515"];

const EXPENSES = FLOW_KINDS.find((kind) => kind.key === "expenses");

/** The kind of flow of a counterpart account of cash; null for cash itself and for unknown codes. */
export const flowKindOf = placesOf<FlowKind | null>([
  ...FLOW_KINDS.flatMap((kind) => kind.accounts.map((prefix) => [prefix, kind] as const)),
  ...DEFERRED_CHARGES.map((prefix) => [prefix, EXPENSES ?? null] as const),
  ["11", null],
]);

/** Investing and financing that is told where it uses no cash (NIIF para PYMES 7.18). */
export const DISCLOSED = FLOW_KINDS.filter(({ key }) =>
  ["property", "intangibles", "investments", "capital"].includes(key),
);

export function isCash(puc: string): boolean {
  return puc.startsWith("11");
}

/** Key of the payments line. */
export function paidKey(kind: FlowKind): string {
  return kind.paid === undefined ? kind.key : `${kind.key}-paid`;
}

/** Interest and dividends apart from bank charges, which are many; 5305 and 4210 themselves where nothing is finer. */
export function bearsInterest(puc: string): boolean {
  return puc === "5305" || puc === "4210" || /^(?:530520|421005|4215)/.test(puc);
}

/**
 * Deposits that are told as what they are paid for: what settles them without cash is no movement of its own, because
 * their cash was the flow (NIIF para PYMES 7.18).
 */
export function isDeposit(puc: string): boolean {
  return /^(?:1340|133530|2810(?:05|10))/.test(puc);
}

/** Debts that bear interest. What is added to them as interest is paid before the debt itself (Código Civil, 1653). */
export function isBorrowed(puc: string): boolean {
  return flowKindOf(puc)?.key === "debt";
}

/** Receivables, payables and advances: what opens them decides the activity of the cash that settles them. */
export function isSettling(puc: string): boolean {
  return /^(?:13(?!55|99)|22|23(?!6|70)|28)/.test(puc);
}
