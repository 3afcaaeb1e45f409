import { formatDecimal, formatNumber, formatPercent } from "#domain/kernel/format.ts";
import {
  RATIO_IDS,
  type Ratio,
  type RatioDerivation,
  type RatioId,
  type RatioTerm,
  type RatioUnit,
} from "#domain/statement/analysis/ratio.ts";
import { fewestDigits, readDecimal } from "./printed-arithmetic.ts";

export const RATIO_NAMES: Readonly<Record<RatioId, string>> = {
  "current-ratio": "Razón corriente",
  "acid-test": "Prueba ácida",
  "net-margin": "Margen neto",
  "gross-margin": "Margen bruto",
  "operating-margin": "Margen operacional",
  "ebitda-margin": "Margen EBITDA",
  roa: "ROA, sobre el activo",
  roe: "ROE, sobre el patrimonio",
  debt: "Endeudamiento total",
  leverage: "Apalancamiento",
  "short-term-debt": "Deuda a corto plazo",
  "interest-coverage": "Cobertura de intereses",
  "receivables-turnover": "Rotación de cartera",
  "receivables-days": "Días de cartera",
  "inventory-turnover": "Rotación de inventarios",
  "inventory-days": "Días de inventario",
  "suppliers-turnover": "Rotación de proveedores",
  "suppliers-days": "Días de proveedores",
  "cash-cycle": "Ciclo de efectivo",
  "asset-turnover": "Rotación de activos",
};

/** Names of a ratio's terms, for its derivation. */
export const TERM_NAMES: Readonly<Record<RatioTerm["of"], string>> = {
  ...RATIO_NAMES,
  cash: "Disponible",
  receivables: "Clientes",
  inventories: "Inventarios",
  prepaid: "Gastos anticipados",
  currentAssets: "Activo corriente",
  quickAssets: "Activo corriente sin inventarios ni anticipados",
  otherAssets: "Activo no corriente",
  assets: "Activo total",
  suppliers: "Proveedores",
  currentLiabilities: "Pasivo corriente",
  otherLiabilities: "Pasivo no corriente",
  liabilities: "Pasivo total",
  equity: "Patrimonio",
  income: "Ingresos",
  sales: "Ventas netas",
  creditSales: "Ventas a crédito",
  costOfSales: "Costo de ventas",
  grossProfit: "Utilidad bruta",
  operatingExpenses: "Gastos operacionales",
  operatingProfit: "Utilidad operacional",
  depreciation: "Depreciaciones y amortizaciones",
  ebitda: "EBITDA",
  interest: "Gastos financieros",
  expenses: "Costos y gastos",
  netResult: "Utilidad neta",
  purchases: "Compras",
  days: "Días del período",
};

const texts = {
  noValue: "No aplica",
  unknown: "Sin dato",
  days: (value: string) => `${value} días`,
  averaged: (name: string) => `${name} promedio`,
} as const;

const FORMATS: Readonly<Record<RatioUnit, (value: number) => string>> = {
  times: (value) => formatDecimal(value, 2),
  percent: (value) => formatPercent(value),
  days: (value) => texts.days(formatDecimal(value, 0)),
};

/** "1,48", "7,5%", "228 días", or the reason why there is none. */
export function ratioText({ value, unit, unknown }: Ratio): string {
  if (value !== null) return FORMATS[unit](value);
  return unknown ? texts.unknown : texts.noValue;
}

function isRatio(of: RatioTerm["of"]): boolean {
  return RATIO_IDS.some((id) => id === of);
}

/** "Activo total promedio". */
export function termName({ of, averaged }: RatioTerm): string {
  return averaged ? texts.averaged(TERM_NAMES[of]) : TERM_NAMES[of];
}

/** Digits after the comma: none for pesos, whole days for days, two for other ratios, and more of a ratio if asked. */
function digitsOf({ of }: RatioTerm, more: number): number {
  if (!isRatio(of)) return 0;
  const isDays = of === "receivables-days" || of === "inventory-days" || of === "suppliers-days";
  return (isDays ? 0 : 2) + more;
}

/** "148.677.664", "23,92"; a dash for what is unknown. */
export function termFigure(term: RatioTerm, more = 0): string {
  if (term.value === null) return "—";
  const digits = digitsOf(term, more);
  return digits === 0 ? formatNumber(term.value) : formatDecimal(term.value, digits);
}

/** What the derivation comes to with its terms as they are printed. */
function asPrinted(derivation: RatioDerivation, more: number): number {
  const printed = (term: RatioTerm) => readDecimal(termFigure(term, more));
  const total = (terms: readonly RatioTerm[]) => terms.reduce((sum, term) => sum + printed(term), 0);
  return derivation.kind === "quotient"
    ? printed(derivation.top) / printed(derivation.bottom)
    : total(derivation.plus) - total(derivation.less);
}

/** "Activo corriente 92.175.250 ÷ Pasivo corriente 62.355.410": as printed it comes to the ratio as printed. */
export function derivationText(ratio: Ratio): string {
  const { derivation } = ratio;
  const shown = ratioText(ratio);
  const more = fewestDigits((digits) => {
    const value = asPrinted(derivation, digits);
    return Number.isFinite(value) && ratioText({ ...ratio, value }) === shown;
  });
  const text = (term: RatioTerm) => `${termName(term)} ${termFigure(term, more)}`;
  if (derivation.kind === "quotient") return `${text(derivation.top)} ÷ ${text(derivation.bottom)}`;
  return [derivation.plus.map(text).join(" + "), ...derivation.less.map(text)].join(" − ");
}
