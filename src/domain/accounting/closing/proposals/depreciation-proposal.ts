import { lastDay, monthsBetween, yearOf } from "../../../kernel/calendar-day.ts";
import type { Month } from "../../../kernel/day.ts";
import { formatMonthName, formatPesos } from "../../../kernel/format.ts";
import { type Pesos, pesos, sum } from "../../../kernel/pesos.ts";
import { listed, plural } from "../../../kernel/spanish.ts";
import type { AccountCode } from "../../account.ts";
import { depreciatedKind } from "../../charts/depreciated-kinds.ts";
import type { Balances } from "../../ledger/balances.ts";
import { recordedIn } from "../own-months.ts";
import {
  type ClosingProposal,
  creditLine,
  debitLine,
  type ProposalInput,
  type ProposalStep,
  proposedEntry,
} from "./proposal.ts";

/** In the order of the months. */
type Amounts = ReadonlyMap<Month, number>;

/** What each month moved an account by; debits of an expense, credits of an accumulated depreciation. */
function amountsOf({ months }: ProposalInput, code: AccountCode, sign: 1 | -1): Amounts {
  const amounts = new Map<Month, number>();
  for (const each of months) {
    const { debit = 0, credit = 0 } = recordedIn(each).get(code) ?? {};
    // Recorded and reversed in the same month: the month is missing.
    if (debit !== credit) amounts.set(each.month, sign * (debit - credit));
  }
  return amounts;
}

/** A monthly amount of straight-line depreciation, and the month from which it is told. */
interface Monthly {
  readonly amount: number;
  /** Null: from the first month of all. */
  readonly from: Month | null;
}

/**
 * The amount that at least two months repeat. Where two amounts do, something was bought or ended in between: the last
 * one counts, from its first month on.
 */
function monthlyOf(amounts: Amounts): Monthly | null {
  const months = new Map<number, Month[]>();
  for (const [month, amount] of amounts) months.set(amount, [...(months.get(amount) ?? []), month]);
  const repeated = [...months].filter(([amount, own]) => amount > 0 && own.length > 1);
  const last = repeated.at(-1);
  if (last === undefined) return null;
  return { amount: last[0], from: repeated.length === 1 ? null : (last[1][0] ?? null) };
}

/** The months from one on; null for all. */
function fromMonth(amounts: Amounts, from: Month | null): Amounts {
  return new Map([...amounts].filter(([month]) => from === null || month >= from));
}

/** Whether by some month more is recorded than was due: another amount, not a month that is missing. */
function isAhead(amounts: Amounts, expected: readonly Month[], monthly: number): boolean {
  let left = 0;
  return expected.some((month) => {
    left += monthly - (amounts.get(month) ?? 0);
    return left < 0;
  });
}

interface Gap {
  readonly accumulated: AccountCode;
  readonly expenses: readonly (readonly [AccountCode, number])[];
  readonly monthly: number;
  readonly missing: readonly Month[];
}

/** How much may still be depreciated: an asset is worth no less than nothing. */
function roomOf({ pucOf, standing }: ProposalInput, code: AccountCode): number {
  const asset = depreciatedKind(pucOf(code));
  const depreciated = standing.get(code);
  let cost = 0;
  for (const [each, { debit, credit }] of standing)
    if (asset !== null && pucOf(each).startsWith(asset)) cost += debit - credit;
  return cost > 0
    ? cost - ((depreciated?.credit ?? 0) - (depreciated?.debit ?? 0))
    : Number.POSITIVE_INFINITY;
}

/** The expense accounts of the same kind of asset, whose monthly amounts make up the accumulated one. */
function expensesOf(
  input: ProposalInput,
  accumulated: string,
  { amount: monthly, from }: Monthly,
): Gap["expenses"] {
  const codes = new Set(input.months.flatMap(({ balances }) => [...balances.keys()]));
  const own = [...codes].filter((code) => {
    const puc = input.pucOf(code);
    return /^5[12]60/.test(puc) && puc.slice(4) === accumulated.slice(4);
  });
  const found = own.map((code) => {
    const amounts = fromMonth(amountsOf(input, code, 1), from);
    return [code, monthlyOf(amounts)?.amount ?? 0] as const;
  });
  const total = found.reduce((all, [, amount]) => all + amount, 0);
  return total === monthly ? found.filter(([, amount]) => amount > 0) : [];
}

/** The first month of the year that an asset of earlier years is depreciated in; null for one of the year. */
function depreciatedBy({ before, months, period }: ProposalInput, code: AccountCode): Month | null {
  const has = (balances: Balances | undefined) => {
    const { debit = 0, credit = 0 } = balances?.get(code) ?? {};
    return credit > debit;
  };
  if (has(before)) return `${period.year}-01` as Month;
  return months.find(({ passing }) => has(passing))?.month ?? null;
}

function gapOf(input: ProposalInput, code: AccountCode): Gap | null {
  const all = amountsOf(input, code, -1);
  const found = monthlyOf(all);
  // A debit: something was sold or corrected, and the months alone no longer tell what is missing.
  if (found === null || [...all.values()].some((amount) => amount < 0)) return null;
  const { amount: monthly, from } = found;
  const amounts = fromMonth(all, from);
  const first = from ?? depreciatedBy(input, code) ?? [...amounts.keys()][0];
  if (first === undefined) return null;
  const expected = monthsBetween(first, input.until);
  const recorded = [...amounts].reduce(
    (all, [month, amount]) => (month <= input.until ? all + amount : all),
    0,
  );
  if (isAhead(amounts, expected, monthly)) return null;
  const count = (expected.length * monthly - recorded) / monthly;
  if (!Number.isInteger(count) || count <= 0 || count * monthly > roomOf(input, code)) return null;
  // A month recorded late fills the earliest gap.
  const missing = expected.filter((month) => !amounts.has(month)).slice(-count);
  const expenses = expensesOf(input, input.pucOf(code), found);
  return missing.length === count && expenses.length > 0
    ? { accumulated: code, expenses, monthly, missing }
    : null;
}

function stepsOf(gaps: readonly Gap[], total: Pesos): readonly ProposalStep[] {
  const each = gaps.map(({ accumulated, monthly, missing }, index): ProposalStep => {
    const months = listed(missing.map(formatMonthName));
    const label = `${accumulated}: ${plural(missing.length, "mes", "meses")} (${months}) × ${formatPesos(pesos(monthly))}`;
    return { sign: index === 0 ? "" : "+", label, amount: pesos(monthly * missing.length) };
  });
  return [...each, { sign: "=", label: "Depreciación por registrar", amount: total }];
}

/**
 * Months of straight-line depreciation that the books skip, by the amount that their other months repeat. Accounts of the
 * register of assets are left to it (AF-07).
 */
export function depreciationProposal(input: ProposalInput): ClosingProposal | null {
  const codes = new Set(input.months.flatMap(({ balances }) => [...balances.keys()]));
  const own = [...codes]
    .filter((code) => input.pucOf(code).startsWith("1592") && input.registered?.has(code) !== true)
    .sort();
  const gaps = own.map((code) => gapOf(input, code)).filter((gap) => gap !== null);
  if (gaps.length === 0) return null;
  const total = sum(gaps.map(({ monthly, missing }) => monthly * missing.length));
  const debits = gaps.flatMap(({ expenses, missing }) =>
    expenses.map(([code, amount]) => debitLine(code, pesos(amount * missing.length))),
  );
  const credits = gaps.map(({ accumulated, monthly, missing }) =>
    creditLine(accumulated, pesos(monthly * missing.length)),
  );
  const months = [...new Set(gaps.flatMap(({ missing }) => missing))].sort();
  const words = `Depreciación de ${listed(months.map(formatMonthName))} de ${yearOf(input.until)}`;
  return {
    key: "depreciation",
    title: plural(months.length, "mes sin depreciación", "meses sin depreciación"),
    entry: proposedEntry(lastDay(input.until), words, [...debits, ...credits]),
    steps: stepsOf(gaps, total),
    norm: "NIIF para PYMES 17.18 y 17.20",
    sure: true,
  };
}
