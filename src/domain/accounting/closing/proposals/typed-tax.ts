import { formatPesos } from "../../../kernel/format.ts";
import { type Pesos, pesos, sum, ZERO } from "../../../kernel/pesos.ts";
import { percentOf } from "../../../kernel/rounding.ts";
import { type DONATIONS, LOSS_TERM_FROM, LOSS_YEARS } from "../../../law/tax-statutes.data.ts";
import type { ProposalStep } from "./proposal.ts";
import { type TaxLoss, TYPED_TAX, type TypedTax, type TypedTaxKey } from "./typed-closing.ts";

/** What is one amount; losses are one of each year. */
type AmountKey = Exclude<TypedTaxKey, "losses">;

export const TYPED_NORMS: Readonly<Record<TypedTaxKey, string>> = {
  donations: "arts. 257 y 258",
  refused: "art. 107",
  dividends: "arts. 36-3 y 48",
  losses: "art. 147",
  exempt: "art. 235-2",
  credits: "art. 259",
};

const LABELS: Readonly<Record<AmountKey, string>> = {
  donations: "Donaciones que dan descuento, no deducibles",
  refused: "Otros gastos no deducibles",
  dividends: "Dividendos y participaciones no gravados",
  exempt: "Rentas exentas",
  credits: "Otros descuentos tributarios",
};

export interface TypedSteps {
  readonly steps: readonly ProposalStep[];
  readonly amount: Pesos;
}

const of = (typed: TypedTax, key: AmountKey): Pesos => pesos(Math.max(typed[key] ?? 0, 0));

/** Told as limited where less is taken than was typed. */
function step(sign: ProposalStep["sign"], key: AmountKey, amount: Pesos, whole: Pesos): ProposalStep[] {
  if (whole === 0) return [];
  const limited = amount < whole ? `${LABELS[key]}, hasta donde alcanza` : LABELS[key];
  return [{ sign, label: limited, amount }];
}

/** Why a loss is not taken off the income of a year; null where it is. */
function lossTerm({ year: of }: TaxLoss, year: number): string | null {
  if (of >= year) return "que no es de un año anterior";
  const last = of + LOSS_YEARS;
  return of >= LOSS_TERM_FROM && year > last ? `que se podía compensar hasta ${last}` : null;
}

/** What the steps of losses begin with. */
export const LOSS_STEP = "Pérdida fiscal de ";

export const lossYearName = (year: number) =>
  year < LOSS_TERM_FROM ? `${LOSS_TERM_FROM - 1} o antes` : String(year);

/** The years whose losses a year may still use, the last one first; those without a term are one. */
export function lossYears(year: number): readonly number[] {
  const first = Math.max(year - LOSS_YEARS, LOSS_TERM_FROM);
  const own = Array.from({ length: Math.max(year - first, 0) }, (_, at) => year - 1 - at);
  return [...own, LOSS_TERM_FROM - 1];
}

/** Losses of earlier years, the oldest first because it ends first, each as far as there is income (ET art. 147). */
export function usedLosses(income: Pesos, losses: readonly TaxLoss[], year: number): TypedSteps {
  let room = Math.max(income, 0);
  const steps = losses
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => a.year - b.year)
    .map((loss): ProposalStep => {
      const refused = lossTerm(loss, year);
      const label = `${LOSS_STEP}${lossYearName(loss.year)}`;
      if (refused !== null) return { sign: "−", label: `${label}, ${refused}`, amount: ZERO };
      const taken = pesos(Math.min(loss.amount, room));
      room -= taken;
      const left = pesos(loss.amount - taken);
      return { sign: "−", label: left > 0 ? `${label} (quedan ${formatPesos(left)})` : label, amount: taken };
    });
  return { steps, amount: sum(steps.map(({ amount = ZERO }) => amount)) };
}

/**
 * From the profit with what the books add back to the taxable income: what is not accepted, what is no income, then
 * losses as far as there is income, and exempt income as far as there is any left (ET arts. 26, 147 and 235-2).
 */
export function taxableOf(base: Pesos, typed: TypedTax, year: number): TypedSteps {
  const [donations, refused, dividends] = [
    of(typed, "donations"),
    of(typed, "refused"),
    of(typed, "dividends"),
  ];
  const net = pesos(base + donations + refused - dividends);
  const { amount: losses, steps: lost } = usedLosses(net, typed.losses ?? [], year);
  const exempt = pesos(Math.min(of(typed, "exempt"), Math.max(net - losses, 0)));
  const amount = pesos(net - losses - exempt);
  const steps = [
    ...step("+", "donations", donations, donations),
    ...step("+", "refused", refused, refused),
    ...step("−", "dividends", dividends, dividends),
    ...lost,
    ...step("−", "exempt", exempt, of(typed, "exempt")),
  ];
  return {
    amount,
    steps: steps.length === 0 ? [] : [...steps, { sign: "=", label: "Renta líquida gravable", amount }],
  };
}

/**
 * The tax with its credits: a share of what was donated, up to a share of the tax (ET arts. 257 and 258), and others,
 * as far as there is tax left (ET art. 259).
 */
export function creditedTax(tax: Pesos, typed: TypedTax, law: (typeof DONATIONS)[number] | null): TypedSteps {
  const donated = of(typed, "donations");
  const credit = law === null ? ZERO : percentOf(donated, law.rate);
  const most = law === null ? ZERO : percentOf(tax, law.most);
  const given = pesos(Math.min(credit, most));
  const others = pesos(Math.min(of(typed, "credits"), Math.max(tax - given, 0)));
  const steps: ProposalStep[] = [
    ...(given === 0 || law === null
      ? []
      : [
          {
            sign: "−" as const,
            label: `Descuento por donaciones, ${law.rate} %${given < credit ? `, hasta el ${law.most} % del impuesto` : ""}`,
            amount: given,
          },
        ]),
    ...step("−", "credits", others, of(typed, "credits")),
  ];
  return { steps, amount: pesos(tax - given - others) };
}

/** The articles of what was typed, in their order. */
export function typedNorms(typed: TypedTax): readonly string[] {
  const isTyped = (key: TypedTaxKey) =>
    key === "losses" ? typed.losses?.some(({ amount }) => amount > 0) : of(typed, key) > 0;
  return TYPED_TAX.filter(isTyped).map((key) => TYPED_NORMS[key]);
}
