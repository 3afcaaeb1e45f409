import { expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { financialNotes } from "#domain/statement/notes/financial-notes.ts";
import { noteAnchor, noteOfLine } from "#domain/statement/notes/note-of-line.ts";
import { STATEMENT_KINDS } from "#domain/statement/statement-kind.ts";
import { inputOf } from "#tests/support/book-facts.ts";
import { content, posted } from "#tests/support/builders.ts";

const ENTRIES = [
  posted(1, content("2025-12-31", "1110", "3105", 30_000_000)),
  posted(2, content("2026-01-10", "1305", "4135", 12_900_000)),
  posted(3, content("2026-02-10", "6135", "2205", 4_300_000)),
  posted(4, content("2026-03-10", "1524", "1110", 5_400_000)),
  posted(5, content("2026-04-10", "5105", "2505", 1_150_000)),
  posted(6, content("2026-05-10", "1110", "2105", 2_000_000)),
];

it("AC-90 a line cites the number of the note that its key names, in every statement and both methods", () => {
  const input = inputOf(ENTRIES, pucChart(), ["2026-01-01", "2026-12-31"]);
  const statements = [
    ...STATEMENT_KINDS.map((kind) => makeStatement(kind, input)),
    makeStatement("cash", input, "direct"),
  ];
  const [from, to] = ["2026-01-01", "2026-12-31"] as never[];
  const notes = financialNotes({
    statements: statements.filter(({ statement }) => statement === "balance" || statement === "income"),
    figures: input,
    owner: { name: "", company: null, books: [], periods: [{ from, to }] } as never,
    reporting: {},
  });
  let cited = 0;
  for (const { statement, lines } of statements)
    for (const { key, note } of lines) {
      if (note === null) continue;
      cited += 1;
      expect(notes.find((each) => each.number === note)?.key, `${statement} ${key}`).toBe(
        noteOfLine(statement, key),
      );
    }
  expect(cited).toBeGreaterThan(12);
  expect(noteOfLine("balance", "no-such-line")).toBeNull();
});

it("of the cash flow is found by either method, of equity it is one, and its place in an address is its name", () => {
  for (const line of ["property-paid", "debt", "start", "customers", "change-inventories"])
    expect([line, noteOfLine("cash", line)]).not.toContain(null);
  expect(noteOfLine("equity", "contributions@0")).toBe("equity");
  expect(noteOfLine("balance", "nothing")).toBeNull();
  expect(noteAnchor("debt")).toBe("nota-debt");
});
