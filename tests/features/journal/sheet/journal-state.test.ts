import { expect, it } from "vitest";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { blankState, type EditorState } from "#features/journal/editor/editor-state.ts";
import { entryDraftOf } from "#features/journal/editor/entry-draft.ts";
import { journalState } from "#features/journal/sheet/journal-state.ts";
import { content, posted } from "../../../support/builders.ts";

const chart = await loadChart("puc");
const SALE = content("2026-11-03", "1105", "4135", 100);
const entry = posted(1, SALE);
const blank = { ...blankState(entry.id, day("2026-11-03")), posting: [], arriving: [], held: [] };
const SUMS = { debit: pesos(100), credit: pesos(100) };

const words = (editor: EditorState, drafts: readonly (typeof entry)[] = []) =>
  journalState(chart, month("2026-11"), SUMS, editor, drafts).provisional;

it("says of equal sums what in them is not in the book yet", () => {
  const typed = { ...blank, draft: entryDraftOf(SALE) };
  const draft = { ...entry, status: "draft", number: 0 } as const;
  expect(words(blank)).toBeNull();
  expect(words(typed)).toBe("Cuadra con un borrador");
  expect(words(typed, [draft])).toBe("Cuadra con 2 borradores");
  expect(words(blank, [draft])).toBe("Cuadra con un borrador");
});

it("tells a correction that was not saved from one that was only opened", () => {
  const opened = { ...blank, original: entry, draft: entryDraftOf(entry) };
  expect(words(opened)).toBeNull();
  const changed = { ...opened, dirty: true, draft: { ...opened.draft, description: "Otra" } };
  expect(words(changed)).toBe("Cuadra con la corrección");
});

it("says which month has no entries: the book may have others", () => {
  const none = { debit: pesos(0), credit: pesos(0) };
  const { hint } = journalState(chart, month("2026-11"), none, blank, []);
  expect(hint).toBe("Escribe el primer asiento de noviembre en la última línea.");
});
