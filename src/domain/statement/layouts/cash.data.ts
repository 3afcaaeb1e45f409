import { type CashSection, DEFERRED_CHARGES, FLOW_KINDS, paidKey } from "./flow-kinds.data.ts";
import type { Layout, LayoutLine } from "./layout.ts";

function line(key: string, label: string, note: string | undefined, always: boolean): LayoutLine {
  const head = { kind: "line", key, label, accounts: [], adds: "credit" } as const;
  return { ...head, ...(note === undefined ? {} : { note }), ...(always ? {} : { ifUsed: true }) };
}

function flowLines(section: CashSection): LayoutLine[] {
  return FLOW_KINDS.filter((kind) => kind.section === section).flatMap((kind) => {
    const received = line(kind.key, kind.label, kind.note, false);
    return kind.paid === undefined
      ? [received]
      : [received, line(paidKey(kind), kind.paid, kind.note, false)];
  });
}

/** Income and expenses without cash movement, added back to the result by the indirect method. */
export const NON_CASH_RESULTS: readonly (LayoutLine & { readonly prefixes: readonly string[] })[] = [
  {
    ...line("depreciation", "Depreciación de propiedades, planta y equipo", "property", false),
    prefixes: ["5160", "5260"],
  },
  { ...line("amortization", "Amortizaciones", "intangibles", false), prefixes: ["5165", "5265"] },
  { ...line("impairment", "Provisiones y deterioro", undefined, false), prefixes: ["5199", "5299"] },
  {
    ...line("disposals", "Utilidad o pérdida en venta de activos", undefined, false),
    prefixes: ["4240", "4245", "4248", "5310"],
  },
  { ...line("exchange-result", "Diferencia en cambio", undefined, false), prefixes: ["421020", "530525"] },
];

const OTHER_NON_CASH = line(
  "other-non-cash",
  "Otras partidas que no pasaron por el efectivo",
  undefined,
  false,
);

const BEFORE_BOOK = line("before-book", "Resultado del año anterior al comienzo del libro", undefined, false);

/** Operating receivables and payables, line by line as in the balance. */
export const WORKING_CAPITAL: readonly (LayoutLine & {
  readonly prefixes: readonly string[];
  readonly noun: string;
  readonly owned: boolean;
})[] = [
  change("change-receivables", "deudores comerciales", true, "receivables", ["13", "5199", "5299", "531010"]),
  change("change-tax-assets", "activos por impuestos corrientes", true, "taxes", ["1355"]),
  change("change-inventories", "inventarios", true, "inventories", ["14", "529915"]),
  change("change-other-assets", "gastos anticipados y otros activos", true, "other-assets", [
    "17",
    "18",
    "19",
    "1",
    ...DEFERRED_CHARGES,
    "8",
    "9",
  ]),
  change("change-payables", "acreedores comerciales", false, "payables", ["22", "23", "28", "2"]),
  change("change-tax-liabilities", "pasivos por impuestos corrientes", false, "taxes", [
    "24",
    "2365",
    "2366",
    "2367",
    "2368",
    "2725",
  ]),
  change("change-employees", "beneficios a empleados", false, "employees", [
    "25",
    "2370",
    "2380",
    "2610",
    "2620",
    "2920",
    "2925",
  ]),
  change("change-provisions", "provisiones", false, "provisions", ["26"]),
  change("change-deferred-income", "ingresos diferidos y anticipos", false, "deferred-income", [
    "27",
    "2805",
  ]),
];

function change(key: string, noun: string, owned: boolean, note: string, prefixes: readonly string[]) {
  return { ...line(key, `Cambio en ${noun}`, note, false), noun, owned, prefixes };
}

const keys = (lines: readonly LayoutLine[]) => lines.map((each) => each.key);
const INVESTING = flowLines("investing");
const FINANCING = flowLines("financing");
const EXCHANGE = flowLines("exchange");

const END: Layout = [
  { kind: "heading", label: "Actividades de inversión", level: 0 },
  ...INVESTING,
  {
    kind: "subtotal",
    key: "investing",
    label: "Efectivo neto de actividades de inversión",
    level: 0,
    of: keys(INVESTING),
  },
  { kind: "heading", label: "Actividades de financiación", level: 0 },
  ...FINANCING,
  {
    kind: "subtotal",
    key: "financing",
    label: "Efectivo neto de actividades de financiación",
    level: 0,
    of: keys(FINANCING),
  },
  ...EXCHANGE,
  {
    kind: "subtotal",
    key: "net",
    label: "Aumento o disminución neta del efectivo",
    level: 0,
    of: ["operating", "investing", "financing", ...keys(EXCHANGE)],
  },
  line("start", "Efectivo y equivalentes al inicio", "cash", true),
  line("brought", "Efectivo con que empezó el libro", "cash", false),
  {
    kind: "total",
    key: "end",
    label: "Efectivo y equivalentes al final",
    level: 0,
    of: ["net", "start", "brought"],
  },
  // An overdraft that fluctuates with the account is part of cash (NIIF para PYMES 7.2, NIC 7.8); the balance shows
  // it as a liability, so the difference is reconciled here (7.20).
  line("overdrafts", "Sobregiros bancarios, que el balance presenta en el pasivo", "cash", false),
  line("cash-owed", "Saldos en contra de caja y fondos, que el balance presenta en el pasivo", "cash", false),
  {
    kind: "subtotal",
    key: "in-balance",
    label: "Efectivo y equivalentes en el balance",
    level: 0,
    of: ["end", "overdrafts", "cash-owed"],
    ifUsed: ["overdrafts", "cash-owed"],
  },
];

const OPERATING_SUM = "Efectivo neto de actividades de operación";
const DIRECT = flowLines("operating");

export const DIRECT_LAYOUT: Layout = [
  { kind: "heading", label: "Actividades de operación", level: 0 },
  ...DIRECT,
  { kind: "subtotal", key: "operating", label: OPERATING_SUM, level: 0, of: keys(DIRECT) },
  ...END,
];

const ADJUSTMENTS = [...NON_CASH_RESULTS, BEFORE_BOOK, OTHER_NON_CASH];

export const INDIRECT_LAYOUT: Layout = [
  { kind: "heading", label: "Actividades de operación", level: 0 },
  line("result", "Resultado del ejercicio", undefined, true),
  { kind: "heading", label: "Partidas que no son efectivo", level: 1 },
  ...ADJUSTMENTS,
  {
    kind: "subtotal",
    key: "adjusted",
    label: "Resultado ajustado",
    level: 0,
    of: ["result", ...keys(ADJUSTMENTS)],
  },
  { kind: "heading", label: "Cambios en activos y pasivos de operación", level: 1 },
  ...WORKING_CAPITAL,
  {
    kind: "subtotal",
    key: "operating",
    label: OPERATING_SUM,
    level: 0,
    of: ["adjusted", ...keys(WORKING_CAPITAL)],
  },
  ...END,
];
