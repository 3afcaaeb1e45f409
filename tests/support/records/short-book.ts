import { expect } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { type Entry, type EntryStatus, linkTo } from "#domain/accounting/entries/entry.ts";
import type { FlowKey } from "#domain/accounting/entries/flow-choice.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { figuresOf, inputOf } from "#tests/support/book-facts.ts";
import { line, posted } from "#tests/support/builders.ts";

export const PUC = pucChart();
export const YEAR = ["2025-01-01", "2025-12-31"] as const;

/** Debits positive; the third party by name. */
export type ShortLine = readonly [account: string, amount: number, thirdParty?: string];

export interface Step {
  readonly date: string;
  readonly lines: readonly ShortLine[];
  /** What a person said of its receivables and payables. */
  readonly said?: Readonly<Record<string, FlowKey>>;
  /** The place of the entry that it reverses, from 0. */
  readonly reverses?: number;
  readonly status?: EntryStatus;
}

export const on = (date: string, ...lines: readonly ShortLine[]): Step => ({ date, lines });

/** The entries of a book in the order told, numbered from 1, reversals tied to what they reverse. */
export function bookOf(steps: readonly Step[]): Entry[] {
  const all = steps.map(({ date, lines, said = {}, status = "posted" }, at): Entry => {
    const made = posted(at + 1, {
      date: day(date),
      description: "Prueba",
      reference: "",
      lines: lines.map(([account, amount, thirdParty]) => ({
        ...line(account, amount),
        ...(thirdParty === undefined ? {} : { thirdParty }),
      })),
    });
    const flows = Object.entries(said).map(([account, flow]) => ({ account: account as AccountCode, flow }));
    return { ...made, status, ...(flows.length > 0 && { flows }) };
  });
  return all.map((entry, at) => {
    const first = all[steps[at]?.reverses ?? -1];
    const back = all[steps.findIndex(({ reverses }) => reverses === at)];
    return {
      ...entry,
      ...(first && { reverses: linkTo(first) }),
      ...(back && { reversedBy: linkTo(back) }),
    };
  });
}

/** The reversal of a step, as the product writes it. */
export const back = (date: string, at: number, { lines, said }: Step): Step => ({
  date,
  lines: lines.map(([account, amount, ...party]): ShortLine => [account, -amount, ...party]),
  ...(said && { said }),
  reverses: at,
});

const ACTIVITIES = ["operating", "investing", "financing", "exchange"];
const FLOWS =
  /^(?:property|intangibles|investments|loans-made|debt|capital|owners|own-shares)(?:-paid)?$|^interest/;

/**
 * The operating flow and every line of investing, financing and interest that is not zero. Both methods come to the
 * same, to the change of cash, and to the changes of the balance.
 */
export function flowsOf(steps: readonly Step[], period: readonly [string, string] = YEAR) {
  const input = inputOf(bookOf(steps), PUC, [...period]);
  const [indirect, direct] = (["indirect", "direct"] as const).map((method) => {
    const made = makeStatement("cash", input, method);
    expect(made.checks.filter(({ holds }) => !holds)).toEqual([]);
    return figuresOf(made);
  });
  for (const key of ACTIVITIES) expect([key, direct?.[key]]).toEqual([key, indirect?.[key]]);
  const told = Object.entries(direct ?? {}).filter(([key]) => key === "operating" || FLOWS.test(key));
  return Object.fromEntries(told);
}

/** The rows of the note on movements without cash. */
export function noteOf(steps: readonly Step[], period: readonly [string, string] = YEAR) {
  const { besides = [] } = makeStatement("cash", inputOf(bookOf(steps), PUC, [...period]), "indirect");
  const own = besides.find(({ heading }) => heading === "Inversión y financiación sin efectivo");
  return Object.fromEntries((own?.figures ?? []).map(({ label, amounts }) => [label, amounts[0]]));
}
