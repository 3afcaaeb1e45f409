import { abs, type Pesos } from "../../kernel/pesos.ts";
import { accountOf } from "../run/run-entry.ts";
import { CONCEPTS, NET_PAYABLE, OWED_BY_EMPLOYEE } from "./concepts.data.ts";
import type { BaseKey, Slip, SlipLine } from "./slip.ts";

/** Where a line's amount is used: in a base, or on an account. */
export type LineUse =
  | { readonly kind: "base"; readonly base: BaseKey; readonly amount: Pesos }
  | {
      readonly kind: "account";
      readonly side: "debit" | "credit";
      readonly account: string;
      readonly amount: Pesos;
    };

function basesOf({ concept }: SlipLine): readonly BaseKey[] {
  const { ibc, worked, parafiscal, benefits, vacation } = CONCEPTS[concept];
  const basic = concept === "salary" || concept === "integralSalary";
  const bases: (readonly [BaseKey, boolean])[] = [
    ["ibc", ibc !== "none"],
    ["arlBase", worked],
    ["parafiscalBase", parafiscal],
    ["benefitsBase", benefits || basic],
    ["vacationBase", vacation || basic],
  ];
  return bases.filter(([, enters]) => enters).map(([base]) => base);
}

/** "A dónde va esta cifra": the bases that include a line, with their totals, and the accounts it is posted to. */
export function usesOf(slip: Slip, line: SlipLine): readonly LineUse[] {
  const bases = basesOf(line).flatMap((base): LineUse[] => {
    const figure = slip.bases[base];
    return figure ? [{ kind: "base", base, amount: figure.amount }] : [];
  });
  const { debit, credit } = CONCEPTS[line.concept];
  const { amount } = line;
  const account = (side: "debit" | "credit", template: string | null): LineUse[] =>
    template === null ? [] : [{ kind: "account", side, account: accountOf(template, slip.contract), amount }];
  return [...bases, ...account("debit", debit), ...account("credit", credit)];
}

/** The account for a slip's net: owed to the person, or by them. */
export function usesOfNet({ totals: { net } }: Slip): readonly LineUse[] {
  if (net === 0) return [];
  const side = net < 0 ? "debit" : "credit";
  return [{ kind: "account", side, account: net < 0 ? OWED_BY_EMPLOYEE : NET_PAYABLE, amount: abs(net) }];
}
