import { type Pesos, pesos, ZERO } from "../../../kernel/pesos.ts";
import { percentOf } from "../../../kernel/rounding.ts";
import type { DONATIONS } from "../../../law/tax-statutes.data.ts";
import type { ProposalStep } from "./proposal.ts";
import { TYPED_TAX, type TypedTax, type TypedTaxKey } from "./typed-closing.ts";

export const TYPED_NORMS: Readonly<Record<TypedTaxKey, string>> = {
  donations: "arts. 257 y 258",
  refused: "art. 107",
  dividends: "arts. 36-3 y 48",
  losses: "art. 147",
  exempt: "art. 235-2",
  credits: "art. 259",
};

const LABELS: Readonly<Record<TypedTaxKey, string>> = {
  donations: "Donaciones que dan descuento, no deducibles",
  refused: "Otros gastos no deducibles",
  dividends: "Dividendos y participaciones no gravados",
  losses: "Pérdidas fiscales de años anteriores",
  exempt: "Rentas exentas",
  credits: "Otros descuentos tributarios",
};

export interface TypedSteps {
  readonly steps: readonly ProposalStep[];
  readonly amount: Pesos;
}

const of = (typed: TypedTax, key: TypedTaxKey): Pesos => pesos(Math.max(typed[key] ?? 0, 0));

/** "Pérdidas fiscales de años anteriores (hay 30.000.000)": where less is taken than was typed. */
function step(sign: ProposalStep["sign"], key: TypedTaxKey, amount: Pesos, whole: Pesos): ProposalStep[] {
  if (whole === 0) return [];
  const limited = amount < whole ? `${LABELS[key]}, hasta donde alcanza` : LABELS[key];
  return [{ sign, label: limited, amount }];
}

/**
 * From the profit with what the books add back to the taxable income: what is not accepted, what is no income, then
 * losses as far as there is income, and exempt income as far as there is any left (ET arts. 26, 147 and 235-2).
 */
export function taxableOf(base: Pesos, typed: TypedTax): TypedSteps {
  const [donations, refused, dividends] = [
    of(typed, "donations"),
    of(typed, "refused"),
    of(typed, "dividends"),
  ];
  const net = pesos(base + donations + refused - dividends);
  const losses = pesos(Math.min(of(typed, "losses"), Math.max(net, 0)));
  const exempt = pesos(Math.min(of(typed, "exempt"), Math.max(net - losses, 0)));
  const amount = pesos(net - losses - exempt);
  const steps = [
    ...step("+", "donations", donations, donations),
    ...step("+", "refused", refused, refused),
    ...step("−", "dividends", dividends, dividends),
    ...step("−", "losses", losses, of(typed, "losses")),
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
  return TYPED_TAX.filter((key) => of(typed, key) > 0).map((key) => TYPED_NORMS[key]);
}
