import { expect, it } from "vitest";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { draftSums } from "#domain/accounting/entries/open-drafts.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { MAX_PESOS } from "#domain/kernel/pesos.ts";
import { content, line, posted } from "../../../support/builders.ts";

function draft(reference: string, lines: Entry["lines"]): Entry {
  return { ...posted(0, { ...content("2026-11-20", "1105", "4135", 1), reference, lines }), status: "draft" };
}

it("adds up what is unfinished and names what does not balance, in order", () => {
  const sums = draftSums([
    draft("RC-1", [line("1105", 500), line("4135", -500)]),
    draft(" CE-0156 ", [line("5135", 486_300)]),
    draft("", [line("1105", 100), line("4135", -140)]),
  ]);
  expect([sums.debit, sums.credit]).toEqual([486_900, 640]);
  expect(sums.open).toEqual([
    {
      reference: "CE-0156",
      date: day("2026-11-20"),
      difference: 486_300,
      short: "credit",
      hint: { kind: "missing-side", side: "credit" },
    },
    { reference: "", date: day("2026-11-20"), difference: -40, short: "debit", hint: null },
  ]);
});

it("counts nothing where the sums leave what can be counted", () => {
  const sums = draftSums([draft("", [line("1105", MAX_PESOS), line("1110", 1), line("4135", -5)])]);
  expect([sums.debit, sums.credit, sums.open]).toEqual([0, 5, []]);
  const credits = draftSums([draft("", [line("1105", 5), line("4135", -MAX_PESOS), line("4135", -1)])]);
  expect([credits.debit, credits.credit, credits.open]).toEqual([5, 0, []]);
  expect(draftSums([])).toEqual({ debit: 0, credit: 0, open: [] });
});
