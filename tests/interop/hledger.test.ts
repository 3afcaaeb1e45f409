import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { isClosingEntry } from "#domain/accounting/closing/closing-entry.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { balancesOfLines } from "#domain/accounting/ledger/balances.ts";
import { trialBalance } from "#domain/accounting/ledger/trial-balance.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { pucReader } from "#domain/statement/books/period-facts.ts";
import { BALANCE_LAYOUT } from "#domain/statement/layouts/balance.data.ts";
import { journalAccount } from "#formats/journal-text/write-journal.ts";
import { writeJournal } from "#tests/support/journal-text.ts";
import { amountsOf, inputOf } from "../support/book-facts.ts";
import { randomEntries } from "../support/random/random-books.ts";
import { hledgerChecks, hledgerRows, hledgerVersion, pesosIn } from "./hledger.ts";

const version = hledgerVersion();
if (version === null) {
  console.warn(
    "hledger is not installed: its agreement with the statements is not tested here (Debian: apt-get install hledger).",
  );
}

const chart = pucChart();
const pucOf = pucReader(chart);
const FROM = "2025-01-01";
const TO = "2025-12-31";
const UNTIL = ["--end", "2026-01-01"];
const RUNS = { numRuns: 12 };

// hledger has no notion of closing entries; our own property test covers that closing changes nothing.
const books = randomEntries(chart, 60).map((entries) =>
  entries.filter((entry) => !isClosingEntry(entry, pucOf)),
);

type Named = Record<string, number>;

const named = (figures: Iterable<readonly [string, number]>): Named =>
  Object.fromEntries([...figures].filter(([, amount]) => amount !== 0).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Accounts of a report as debits less credits; `turned` names the sections it shows with the opposite sign. */
function accountsIn(rows: readonly string[][], turned: readonly string[]): Named {
  const found: [string, number][] = [];
  let sign = 1;
  for (const [name = "", amount] of rows) {
    if (["Assets", "Liabilities", "Equity", "Revenues", "Expenses"].includes(name))
      sign = turned.includes(name) ? -1 : 1;
    else if (name.includes(":") && !name.endsWith(":")) found.push([name, sign * pesosIn(amount)]);
  }
  return named(found);
}

const last = (rows: readonly string[][]) => pesosIn(rows.at(-1)?.[1]);
const journalOf = (entries: readonly Entry[]) => writeJournal("Prueba", chart, entries);

describe.skipIf(version === null)(
  `an independent program agrees (${version ?? "hledger not installed"})`,
  () => {
    it("reads the journal and finds it in order", () => {
      fc.assert(
        fc.property(books, (entries) => hledgerChecks(journalOf(entries))),
        RUNS,
      );
    });

    it("has the same trial balance, account by account (I-03)", () => {
      fc.assert(
        fc.property(books, (entries) => {
          const moved = balancesOfLines(
            entries.filter(({ date }) => date <= TO).flatMap(({ lines }) => lines),
          );
          const trial = trialBalance({ chart, opening: new Map(), movements: moved, level: 8, zeros: false });
          const rows = trial.classes.flatMap((each) => each.rows);
          const ours = rows.map(
            ({ account, closing }) =>
              [journalAccount(chart, account.code), closing.debit - closing.credit] as const,
          );
          const theirs = hledgerRows(["balance", "--flat", "--no-total", ...UNTIL], journalOf(entries));
          expect(accountsIn(theirs, [])).toEqual(named(ours));
          expect(trial.balanced).toBe(true);
        }),
        RUNS,
      );
    });

    it("has the same balance sheet (I-04)", () => {
      fc.assert(
        fc.property(books, (entries) => {
          const balance = makeStatement("balance", inputOf(entries, chart, [FROM, TO]));
          const ours = balance.lines.flatMap((each) => {
            const line = BALANCE_LAYOUT.find((row) => row.kind === "line" && row.key === each.key);
            const sign = line?.kind === "line" && line.adds === "debit" ? 1 : -1;
            return each.accounts.flatMap(({ account, amounts }) =>
              account === null ? [] : [[account, sign * (amounts[0] ?? 0)] as const],
            );
          });
          // A result on 3605 is shown on two of our lines: this year's result, and earlier earnings.
          const sums = new Map<string, number>();
          for (const [account, amount] of ours) {
            const name = journalAccount(chart, account);
            sums.set(name, (sums.get(name) ?? 0) + amount);
          }
          const text = journalOf(entries);
          const report = hledgerRows(["balancesheetequity", "--flat", ...UNTIL], text);
          expect(accountsIn(report, ["Liabilities", "Equity"])).toEqual(named(sums));
          const net = last(hledgerRows(["balancesheet", "--flat", ...UNTIL], text));
          const [assets = 0] = amountsOf(balance, "assets");
          const [liabilities = 0] = amountsOf(balance, "liabilities");
          expect(assets - liabilities).toBe(net);
        }),
        RUNS,
      );
    });

    it("has the same income statement and the same result of the year", () => {
      fc.assert(
        fc.property(books, (entries) => {
          const income = makeStatement("income", inputOf(entries, chart, [FROM, TO]));
          const ours = income.lines.flatMap((each) =>
            each.accounts.flatMap(({ account, amounts }) =>
              // Other comprehensive income stands below the result and is equity to hledger.
              account === null || pucOf(account).startsWith("3")
                ? []
                : [[journalAccount(chart, account), -(amounts[0] ?? 0)] as const],
            ),
          );
          const report = hledgerRows(
            ["incomestatement", "--flat", "--begin", FROM, ...UNTIL],
            journalOf(entries),
          );
          expect(accountsIn(report, ["Revenues"])).toEqual(named(ours));
          expect(amountsOf(income, "result")[0]).toBe(last(report));
        }),
        RUNS,
      );
    });
  },
);
