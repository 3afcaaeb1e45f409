import type { Day } from "../../../kernel/day.ts";
import { formatNumber, formatPesos } from "../../../kernel/format.ts";
import { type Pesos, pesos, sum, ZERO } from "../../../kernel/pesos.ts";
import { percentOf, roundHalfUp } from "../../../kernel/rounding.ts";
import { rowOn } from "../../../law/dated.ts";
import { DIVIDENDS, INCOME_TAX } from "../../../law/tax-statutes.data.ts";
import { uvtOn } from "../../../law/uvt.ts";
import type { EntryLine } from "../../entries/entry.ts";
import { creditLine, type ProposalStep } from "./proposal.ts";
import type { DividendOwner, DividendOwners } from "./typed-closing.ts";

export const WITHHELD_DIVIDENDS = "236510";

/** One owner's part of the dividends. */
export interface OwnerDividend {
  readonly owner: DividendOwner;
  readonly amount: Pesos;
  readonly taxed: Pesos;
  /** The company's rate of the taxed part, and what is withheld besides. */
  readonly first: Pesos;
  readonly withheld: Pesos;
  readonly words: string;
}

function known({ owners }: DividendOwners): readonly DividendOwner[] {
  return owners.filter(({ shares }) => Number.isSafeInteger(shares) && shares > 0);
}

/** An amount by weights: what all until each one come to, rounded, so that the parts sum to it. */
function shared(amount: Pesos, weights: readonly number[]): readonly Pesos[] {
  const total = weights.reduce((all, weight) => all + weight, 0);
  let [held, given] = [0, 0];
  return weights.map((weight) => {
    held += weight;
    const until = roundHalfUp(amount, held, total);
    const part = pesos(until - given);
    given = until;
    return part;
  });
}

/** By what the owners hold, to the peso; the taxed part as the amounts. */
function parts(amount: Pesos, typed: DividendOwners) {
  const owners = known(typed);
  const taxed = pesos(Math.min(Math.max(typed.taxed, 0), amount));
  const own = shared(
    amount,
    owners.map(({ shares }) => shares),
  );
  const ofTaxed = shared(taxed, own);
  return owners.map((owner, at) => {
    const part = own[at] ?? ZERO;
    return { owner, amount: part, taxed: pesos(Math.min(ofTaxed[at] ?? 0, part)) };
  });
}

/** What of a dividend is withheld by whom it is paid to; null where the law of the day, or its UVT, is not known. */
function withheldOf(
  { owner, amount, taxed }: Pick<OwnerDividend, "owner" | "amount" | "taxed">,
  date: Day,
): Omit<OwnerDividend, "owner" | "amount" | "taxed"> | null {
  const [law, income, uvt] = [rowOn(DIVIDENDS[owner.kind], date), rowOn(INCOME_TAX, date), uvtOn(date)];
  if (law === null || income === null || (law.fromUvt > 0 && !uvt.known)) return null;
  const first = percentOf(taxed, income.rate);
  const free = pesos(law.fromUvt > 0 && uvt.known ? law.fromUvt * uvt.value.value : 0);
  const base = pesos(Math.max(amount - first - free, 0));
  const besides = percentOf(base, law.rate);
  const over =
    law.fromUvt > 0 ? ` de lo que pasa de ${formatNumber(law.fromUvt)} UVT, ${formatPesos(free)}` : "";
  const before = first > 0 ? `${income.rate} % de ${formatPesos(taxed)} gravados y ` : "";
  return { first, withheld: pesos(first + besides), words: `${before}${law.rate} %${over} (${law.norm})` };
}

/**
 * Dividends by owner, each with its withholding on the day (ET arts. 242, 242-1 and 245): of natural persons who live
 * here, of companies, and of whoever lives abroad. Null without owners, or where the law or the UVT of the day is not
 * known.
 */
export function ownerDividends(
  amount: Pesos,
  typed: DividendOwners | undefined,
  date: Day,
): readonly OwnerDividend[] | null {
  if (typed === undefined || known(typed).length === 0) return null;
  const found = parts(amount, typed).flatMap((part) => {
    const own = withheldOf(part, date);
    return own === null ? [] : [{ ...part, ...own }];
  });
  return found.length === known(typed).length ? found : null;
}

const nameOf = ({ name }: DividendOwner, at: number) => name.trim() || `Socio ${at + 1}`;

/** What each owner is owed and what is withheld from them. */
export function ownerLines(dividends: readonly OwnerDividend[]): readonly EntryLine[] {
  return dividends.flatMap(({ owner, amount, withheld }) => {
    const party = owner.name.trim() === "" ? {} : { thirdParty: owner.name.trim() };
    const lines = [
      { ...creditLine(WITHHELD_DIVIDENDS, withheld), ...party },
      { ...creditLine("2360", pesos(amount - withheld)), ...party },
    ];
    return lines.filter(({ credit }) => credit > 0);
  });
}

export function ownerSteps(dividends: readonly OwnerDividend[]): readonly ProposalStep[] {
  const withheld = sum(dividends.map((each) => each.withheld));
  return [
    ...dividends.flatMap(({ owner, amount, withheld: own, words }, at): ProposalStep[] => [
      { sign: "", label: `Le tocan a ${nameOf(owner, at)}`, amount },
      { sign: "−", label: `Retención a ${nameOf(owner, at)}: ${words}`, amount: own },
    ]),
    {
      sign: "=",
      label: "Por pagar a los socios",
      amount: pesos(sum(dividends.map((each) => each.amount)) - withheld),
    },
  ];
}
