import { expect, it } from "vitest";
import type { OpenDraft } from "#domain/accounting/entries/open-drafts.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { draftHint } from "#features/books/draft-hint.ts";

const OPEN: OpenDraft = {
  reference: "CE-0156",
  date: day("2026-11-20"),
  difference: pesos(486_300),
  short: "credit",
  hint: { kind: "missing-side", side: "credit" },
};

it("names the entry and what it lacks, and how many others there are", () => {
  expect(draftHint(OPEN, 0)).toBe("A CE-0156 le falta la contrapartida");
  expect(draftHint({ ...OPEN, reference: "", hint: null }, 1)).toBe(
    "Al borrador del 20/11/2026 le faltan $\u00a0486.300 en el haber y 1 borrador más no cuadra",
  );
  expect(draftHint({ ...OPEN, difference: pesos(-5), short: "debit", hint: null }, 2)).toBe(
    "A CE-0156 le faltan $\u00a05 en el debe y 2 borradores más no cuadran",
  );
});
