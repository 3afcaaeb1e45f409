import { pesos } from "../../kernel/pesos.ts";
import { percentOf } from "../../kernel/rounding.ts";
import type { VatTreatment } from "../../law/tax-statutes.data.ts";
import type { ExerciseLevel } from "../exercise.ts";
import type { Stage } from "./stage.ts";

/** From which level on an operation asks for more than its plain form; shipped templates have plain ones only. */
const HARDER_FROM = {
  /** Part is paid at once, and the rest later. */
  inPart: 3,
  /** So is the rent. */
  rentInPart: 4,
  /** Who pays early pays less. */
  earlyPayment: 4,
  /** What is owed to the bank, or goods cost, is told by its rate. */
  byRate: 4,
  /** Goods of the reduced rate of VAT. */
  reducedRate: 4,
  /** A payment that does not come to the minimum base of its withholding. */
  belowBase: 4,
  /** A discount on the invoice, which nobody records. */
  tradeDiscount: 5,
  /** An early payment's discount is told in percent. */
  discountByRate: 5,
  /** Goods without VAT. */
  exempt: 5,
} as const satisfies Readonly<Record<string, ExerciseLevel>>;

/** Whether the operation is of the harder form at its level (ED-24). */
export function isHarder({ level }: Stage, form: keyof typeof HARDER_FROM): boolean {
  return level !== undefined && level >= HARDER_FROM[form];
}

/** Whether an exercise with VAT may have goods of another rate than the general one. */
export function hasOtherRates(level: ExerciseLevel): boolean {
  return level >= HARDER_FROM.reducedRate;
}

const STEP = 100_000;

/** Nearly half of an amount, in round figures, where it is paid in part. */
export function downOf(
  stage: Stage,
  amount: number,
  form: "inPart" | "rentInPart" = "inPart",
): { readonly down?: number } {
  return isHarder(stage, form) ? { down: Math.floor(amount / 2 / STEP) * STEP } : {};
}

/** The VAT of goods: taxed ones, or those of another rate at the levels that have them. */
export function vatOfGoods(stage: Stage, other: "reduced" | "exempt"): VatTreatment | null {
  const isOther = isHarder(stage, other === "reduced" ? "reducedRate" : "exempt");
  return stage.vat !== null && isOther ? other : stage.vat;
}

const OFF = 10;

/** What a bill of that price comes to, with the trade discount that it takes off. */
export function listedAt(stage: Stage, price: number) {
  if (!isHarder(stage, "tradeDiscount")) return { base: price };
  return { base: (price * (100 - OFF)) / 100, listed: { price, off: OFF } };
}

const EARLY = 2;

/** What is taken off a debt that is paid early; the shortest chart has no account for it. */
export function earlyDiscount(stage: Stage, debt: number) {
  if (stage.chart === "mini" || !isHarder(stage, "earlyPayment")) return {};
  const discount = percentOf(pesos(debt), EARLY);
  return isHarder(stage, "discountByRate") ? { discount, share: EARLY } : { discount };
}
