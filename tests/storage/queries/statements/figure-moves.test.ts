import fc from "fast-check";
import { beforeEach, expect, it } from "vitest";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { type Pesos, pesos, sum, ZERO } from "#domain/kernel/pesos.ts";
import type { Period } from "#domain/report/report-period.ts";
import type { AccountFigure, BookLine } from "#domain/statement/books/book-statement.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { figureParts, partiesOfFigure } from "#domain/statement/source/figure-entries.ts";
import { accountsBehind, figureSpan, madeLine } from "#domain/statement/source/figure-span.ts";
import { STATEMENT_KINDS, type StatementKind } from "#domain/statement/statement-kind.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { importEntries } from "#storage/commands/entries/import-entries.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { figureMoves } from "#storage/queries/statements/figure-moves.ts";
import { statementFigures } from "#storage/queries/statements/statement-figures.ts";
import { fillSample } from "#storage/sample/sample-data.ts";
import { content, posted } from "../../../support/builders.ts";
import { randomEntries } from "../../../support/random/random-books.ts";
import { openTestStorage } from "../../../support/test-storage.ts";

let storage: AppStorage;

beforeEach(async () => {
  storage = await openTestStorage({ newId, pageSize: 4 });
  return () => storage.close();
});

async function bookOf(contents: readonly Entry[]): Promise<BookId> {
  const bookId = newId("book");
  const head = { id: newId("command"), bookId, companyId: null, name: "Diario", chart: "puc" as const };
  const made = await createBook(storage, head);
  if (!made.ok) throw new Error(made.error.kind);
  if (contents.length === 0) return bookId;
  const broughtForward = await importEntries(storage, {
    id: newId("command"),
    bookId,
    contents,
    origin: "import",
  });
  if (!broughtForward.ok) throw new Error(JSON.stringify(broughtForward.error));
  return bookId;
}

/** Lines whose accounts are counted apart: the year's result from all others (4.11 f), and the parts of flows. */
const WHOLE: Readonly<Record<StatementKind, (line: BookLine) => boolean>> = {
  balance: ({ key }) => key !== "result" && key !== "retained",
  income: ({ key }) => key !== "oci",
  cash: ({ key }) => key === "start",
  equity: () => false,
};

interface Told {
  readonly kind: StatementKind;
  readonly line: BookLine;
  readonly figure: AccountFigure;
  readonly column: number;
  /** Its third parties stand on both sides (NIIF para PYMES 2.52): each line tells its part, and the rest beside it. */
  readonly isSplit: boolean;
}

/** The accounts behind a line, at any depth, each with the key that tells when it is counted. */
function accountsOf(line: BookLine): { readonly key: string; readonly figure: AccountFigure }[] {
  return accountsBehind(line).flatMap((figure) => {
    const made = figure.account === null ? madeLine(line, figure) : null;
    if (made === null) return [{ key: line.key, figure }];
    made.amounts.forEach((amount, column) => {
      expect(sum(made.accounts.map(({ amounts }) => amounts[column] ?? ZERO)), figure.label).toBe(amount);
    });
    return accountsOf(made);
  });
}

const REACHES = ["month", "span", "start"] as const;

/**
 * Every figure of every statement, its parts recounted; `each` is told what is left unexplained. `reaches` are those
 * that a figure is asked for, by its place among all.
 */
async function eachFigure(
  books: readonly BookId[],
  periods: readonly [Period, ...Period[]],
  each: (told: Told, rest: Pesos) => void,
  reaches = (_at: number): readonly (typeof REACHES)[number][] => REACHES,
): Promise<number> {
  const figures = await statementFigures(storage, { books, periods, statements: STATEMENT_KINDS });
  if (figures === null) throw new Error("no figures");
  let count = 0;
  for (const kind of STATEMENT_KINDS) {
    const { lines } = makeStatement(kind, figures);
    const linesOf = (account: string, column: number) =>
      lines.filter(({ accounts }) =>
        accounts.some((each) => each.account === account && (each.amounts[column] ?? ZERO) !== 0),
      ).length;
    for (const line of lines) {
      line.amounts.forEach((amount, column) => {
        // A figure is the sum of what its panel lists first: accounts, or the lines that it adds.
        const behind = accountsBehind(line);
        if (behind.length > 0) expect(sum(behind.map(({ amounts }) => amounts[column] ?? ZERO))).toBe(amount);
        // Of the four statements, only what no account moved is without any.
        else if (line.of.length === 0) expect(amount, `${kind} ${line.label}`).toBe(0);
      });
      for (const { key, figure } of accountsOf(line))
        for (const [column, amount] of figure.amounts.entries()) {
          if (figure.account === null || amount === 0) continue;
          const span = figureSpan({ statement: kind, line: key, column }, periods);
          for (const reach of reaches(count)) {
            const found = await figureMoves(storage, {
              books,
              account: figure.account,
              by: "chart",
              side: "net",
              amount,
              span,
              reach,
            });
            if (found === null) throw new Error("no entries");
            // Nobody who presses a figure ends at a sum without entries.
            expect(found.moves.length, `${kind} ${line.label} ${figure.label}`).toBeGreaterThan(0);
            if (reach === "start" && span.standing) expect(found.broughtForward).toBe(0);
            const parts = figureParts(amount, found.broughtForward, found.moves);
            const told = sum([parts.broughtForward, parts.rest, ...parts.moves.map((move) => move.amount)]);
            expect(told, `${kind} ${line.label} ${figure.label}`).toBe(amount);
            const isSplit = linesOf(figure.account, column) > 1;
            each({ kind, line, figure, column, isSplit }, parts.rest);
          }
          count += 1;
        }
    }
  }
  return count;
}

const YEAR: Period = { from: day("2026-01-01"), to: day("2026-12-31") };
const BEFORE: Period = { from: day("2025-01-01"), to: day("2025-12-31") };

it("I-25 what is behind a figure sums to it, in every statement and column of any books together", async () => {
  await fc.assert(
    fc.asyncProperty(randomEntries(), randomEntries(), async (one, other) => {
      const books = [await bookOf(one), await bookOf(other)];
      const column: Period = { from: day("2026-03-10"), to: day("2026-11-22") };
      for (const periods of [[YEAR, BEFORE], [column]] as const)
        await eachFigure(books, periods, ({ kind, line, figure, isSplit }, rest) => {
          if (WHOLE[kind](line) && !isSplit) expect(rest, `${kind} ${line.label} ${figure.label}`).toBe(0);
        });
    }),
    { numRuns: 5 },
  );
});

it("explains the sample company to the peso, each entry once", async () => {
  await fillSample(storage);
  const [book] = await storage.db.books.toArray();
  if (book === undefined) throw new Error("no book");
  const count = await eachFigure(
    [book.id],
    [{ from: day("2026-01-01"), to: day("2026-10-31") }],
    (told, rest) => {
      if (WHOLE[told.kind](told.line) && !told.isSplit)
        expect(rest, `${told.line.label} ${told.figure.label}`).toBe(0);
    },
    // Its pages are many: each figure is asked in one reach, the reaches in turn.
    (at) => REACHES.slice(at % REACHES.length, (at % REACHES.length) + 1),
  );
  expect(count).toBeGreaterThan(60);
});

it("explains what customers paid in advance by those customers alone (NIIF para PYMES 2.52)", async () => {
  const entry = (date: string, thirdParty: string, amount: number): Entry => {
    const made = amount > 0 ? content(date, "1305", "4135", amount) : content(date, "1110", "1305", -amount);
    return posted(1, { ...made, lines: made.lines.map((line) => ({ ...line, thirdParty })) });
  };
  const book = await bookOf([
    entry("2026-01-10", "Acme", 900),
    entry("2026-02-10", "Beta", 400),
    entry("2026-03-10", "Beta", -1_100),
    entry("2026-03-20", "Acme", -300),
  ]);
  const found = (amount: number) =>
    figureMoves(storage, {
      books: [book],
      account: "1305" as never,
      by: "chart",
      side: "net",
      amount: pesos(amount),
      span: { from: day("2026-03-01"), to: day("2026-03-31"), standing: true, leaves: "nothing" },
      reach: "month",
    });
  const told = async (amount: number) => {
    const moves = await found(amount);
    if (moves === null) throw new Error("no entries");
    const parts = figureParts(pesos(amount), moves.broughtForward, moves.moves);
    const listed = parts.moves.map((move) => move.amount);
    return [moves.ofSome, parts.broughtForward, ...listed, parts.rest];
  };
  // Beta paid 700 more than it owed; Acme owes 600.
  expect(await told(600)).toEqual([true, 900, -300, 0]);
  expect(await told(700)).toEqual([true, -400, 1_100, 0]);
  // The account itself has both.
  expect(await told(100)).toEqual([false, -1_300, 1_100, 300, 0]);
  // Two sides that come to the same are not told apart.
  const equal = new Map([
    ["acme", 600],
    ["beta", -600],
  ]);
  expect(partiesOfFigure(pesos(600), 0, equal)).toBeNull();
});

it("says nothing of books that are gone", async () => {
  const span = figureSpan({ statement: "income", line: "revenue", column: 0 }, [YEAR]);
  const request = {
    books: [newId("book")],
    account: "4135" as never,
    by: "chart",
    side: "net",
    amount: pesos(1),
    span,
    reach: "month",
  } as const;
  expect(await figureMoves(storage, request)).toBeNull();
});
