import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { closingPeriod } from "#domain/accounting/closing/closing-period.ts";
import { ownMonths, tellsRecorded } from "#domain/accounting/closing/own-months.ts";
import { closingProposals } from "#domain/accounting/closing/proposals/closing-proposals.ts";
import type { ProposalInput, ProvidedMonth } from "#domain/accounting/closing/proposals/proposal.ts";
import { reviewYear } from "#domain/accounting/closing/year-review.ts";
import { type Entry, linkTo } from "#domain/accounting/entries/entry.ts";
import { balancesOfLines } from "#domain/accounting/ledger/balances.ts";
import { day, month, monthOf } from "#domain/kernel/calendar-day.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import { line, posted } from "#tests/support/builders.ts";

type Move = readonly [date: string, debit: string, credit: string, amount: number];

const PERIOD = closingPeriod(2026);
const pucOf = (account: AccountCode) => account;

/** Entries by hand; `undo` reverses the one at a position, on a day. */
class History {
  readonly entries: Entry[] = [];

  add(...moves: readonly Move[]): this {
    for (const [date, debit, credit, amount] of moves)
      this.#post(date, [line(debit, amount), line(credit, -amount)]);
    return this;
  }

  compound(date: string, ...lines: readonly (readonly [account: string, amount: number])[]): this {
    this.#post(
      date,
      lines.map(([account, amount]) => line(account, amount)),
    );
    return this;
  }

  undo(index: number, date: string): this {
    const first = this.entries.at(index);
    if (first === undefined) throw new Error("no entry");
    const reversal = this.#post(
      date,
      first.lines.map(({ account, debit, credit }) => ({ account, debit: credit, credit: debit })),
    );
    const at = this.entries.indexOf(first);
    this.entries[at] = { ...first, reversedBy: linkTo(reversal) };
    this.entries[this.entries.length - 1] = { ...reversal, reverses: linkTo(first) };
    return this;
  }

  #post(date: string, lines: Entry["lines"]): Entry {
    const made = posted(this.entries.length + 1, {
      date: day(date),
      description: "",
      reference: "",
      lines: [...lines],
    });
    this.entries.push(made);
    return made;
  }
}

/** Runs of January and February that provide 200.000 of cesantías each. */
const RUNS: readonly ProvidedMonth[] = ["2026-01", "2026-02"].map((each) => ({
  month: month(each),
  posted: false,
  amounts: [{ benefit: "severance", account: "510530", amount: pesos(200_000) }],
}));

const SALARIES: readonly Move[] = [
  ["2026-01-31", "510506", "2505", 2_000_000],
  ["2026-02-28", "510506", "2505", 2_000_000],
];
const JANUARY: Move = ["2026-01-31", "510530", "261005", 200_000];
const FEBRUARY: Move = ["2026-02-28", "510530", "261005", 200_000];

function inputOf({ entries }: History, provided: readonly ProvidedMonth[]): ProposalInput {
  const own = entries.filter(({ date }) => date >= "2026-01-01");
  const months = [...new Set(own.map(({ date }) => monthOf(date)))].sort().map((each) => ({
    month: each,
    balances: balancesOfLines(own.filter(({ date }) => monthOf(date) === each).flatMap(({ lines }) => lines)),
  }));
  const named = own.filter(({ lines }) => lines.some(({ account }) => tellsRecorded(account)));
  const before = entries.filter(({ date }) => date < "2026-01-01");
  return {
    kind: "puc",
    period: PERIOD,
    pucOf,
    before: balancesOfLines(before.flatMap(({ lines }) => lines)),
    months: ownMonths(months, named, pucOf),
    standing: balancesOfLines(entries.flatMap(({ lines }) => lines)),
    reserved: { onCut: ZERO, since: ZERO },
    since: new Map(),
    closings: new Map(),
    until: PERIOD.last,
    isClosed: false,
    company: { name: "Ana", tax: { filer: false, simple: false, rate: "general" }, vacation: null, provided },
  };
}

const missing = (history: History, key: string, provided = RUNS) => {
  const found = closingProposals(inputOf(history, provided)).before.find((each) => each.key === key);
  return found?.entry.lines.at(-1)?.credit ?? 0;
};

const paid = () => new History().add(...SALARIES, JANUARY);

describe("AC-40 what a year recorded of benefits, without what only passed through (CST art. 249)", () => {
  it.each<[string, History, number]>([
    [
      "a provision reversed within the year is missing again",
      paid().add(FEBRUARY).undo(-1, "2026-04-05"),
      200_000,
    ],
    ["reversed in its own month", paid().add(FEBRUARY).undo(-1, "2026-02-28"), 200_000],
    [
      "reversed and recorded again, nothing is",
      paid().add(FEBRUARY).undo(-1, "2026-03-02").add(["2026-03-02", "520530", "261005", 200_000]),
      0,
    ],
    [
      "whose reversal was reversed, nothing is",
      paid().add(FEBRUARY).undo(-1, "2026-03-02").undo(-1, "2026-03-03"),
      0,
    ],
    [
      "a consolidation reversed again records nothing",
      paid().add(["2026-03-31", "261005", "2510", 200_000]).undo(-1, "2026-04-01"),
      200_000,
    ],
    [
      "nor does one taken back by hand",
      paid().add(["2026-03-31", "261005", "2510", 200_000], ["2026-04-01", "2510", "261005", 200_000]),
      200_000,
    ],
    [
      "nor one of last year's balance",
      new History()
        .add(["2025-12-31", "510530", "261005", 900_000], ...SALARIES, JANUARY)
        .add(["2026-01-15", "261005", "2510", 900_000]),
      200_000,
    ],
    [
      "nor the reversal of last year's",
      new History()
        .add(["2025-12-31", "261005", "2510", 900_000])
        .undo(0, "2026-01-10")
        .add(...SALARIES, JANUARY),
      200_000,
    ],
    [
      "nor a payment to the fund that bounced",
      paid().add(["2026-02-14", "261005", "1110", 150_000]).undo(-1, "2026-02-15"),
      200_000,
    ],
    [
      "nor one that bounced and was recorded by hand",
      paid().add(["2026-02-14", "261005", "1110", 150_000], ["2026-02-15", "1110", "261005", 150_000]),
      200_000,
    ],
    [
      "nor what an opening entry brought",
      paid().compound(
        "2026-01-01",
        ["1110", 5_000_000],
        ["1435", 2_000_000],
        ["261005", -900_000],
        ["3105", -5_000_000],
        ["3705", -1_100_000],
      ),
      200_000,
    ],
    ["recorded against the consolidated account", paid().add(["2026-02-28", "510530", "2510", 200_000]), 0],
    [
      "paid whole and consolidated, nothing is missing",
      paid().add(
        FEBRUARY,
        ["2026-12-31", "261005", "2510", 400_000],
        ["2026-12-31", "2510", "1110", 100_000],
      ),
      0,
    ],
  ])("%s", (_name, history, amount) => {
    expect(missing(history, "severance")).toBe(amount);
  });
});

describe("AC-40 depreciation that was reversed or brought (NIIF para PYMES 17.20)", () => {
  const ASSET: Move = ["2025-12-01", "1524", "1110", 12_000_000];
  const months = (...numbers: readonly number[]): Move[] =>
    numbers.map((each) => [`2026-${String(each).padStart(2, "0")}-28`, "516015", "159215", 100_000]);
  const UNTIL_NOVEMBER = months(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11);

  it("asks for the month whose depreciation was reversed in another one", () => {
    const history = new History().add(ASSET, ...UNTIL_NOVEMBER, ...months(12)).undo(3, "2026-07-15");
    const found = closingProposals(inputOf(history, [])).before.find(({ key }) => key === "depreciation");
    expect(found?.entry.description).toBe("Depreciación de marzo de 2026");
    expect(missing(history, "depreciation", [])).toBe(100_000);
  });

  it.each([
    ["of a book that began this year with old assets", UNTIL_NOVEMBER, 100_000],
    ["from its first month on", UNTIL_NOVEMBER.slice(1), 200_000],
  ])("asks for the missing months %s", (_name, moves, amount) => {
    const history = new History()
      .compound(
        "2026-01-01",
        ["1110", 3_000_000],
        ["1524", 12_000_000],
        ["159215", -4_000_000],
        ["3105", -11_000_000],
        ["3705", 0],
      )
      .add(...moves);
    expect(missing(history, "depreciation", [])).toBe(amount);
  });

  it("an opening entry provides for nothing and depreciates nothing (the review says so)", () => {
    const history = new History()
      .compound(
        "2026-01-01",
        ["1110", 3_000_000],
        ["1524", 12_000_000],
        ["159215", -4_000_000],
        ["261005", -900_000],
        ["3105", -10_100_000],
      )
      .add(...SALARIES);
    const { months: own, standing } = inputOf(history, []);
    const { depreciated, unprovided } = reviewYear({ pucOf, standing, months: own });
    expect(depreciated).toEqual({ last: null });
    expect(unprovided).toContain("severance");
  });
});
