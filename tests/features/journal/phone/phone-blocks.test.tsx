import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import type { EntryStatus } from "#domain/accounting/entries/entry.ts";
import { EntryBlock } from "#features/journal/phone/phone-blocks.tsx";
import { journalTexts as texts } from "#features/journal/texts.ts";
import { writingTexts } from "#features/journal/writing/texts.ts";
import { content } from "#tests/support/builders.ts";
import "#tests/support/render.ts";

const puc = await loadChart("puc");
const sale = content("2026-11-03", "1105", "4135", 500, "Venta");

function show(status: EntryStatus, of = sale): string {
  const box = { top: 0, height: 200, chart: puc, note: null, number: 0 };
  render(<EntryBlock {...box} content={of} status={status} />);
  return screen.getByRole("region").textContent ?? "";
}

it("a draft on a phone says what lacks, though its sums are equal", () => {
  const shown = show("draft", { ...sale, lines: [] });
  expect(shown).toContain(texts.draft);
  expect(shown).toContain("al menos dos líneas");
  expect(shown).not.toContain(texts.balanced);
});

it("a draft that lacks nothing is still to be closed; an entry is not", () => {
  expect(show("draft")).toContain(texts.unfinished);
});

it("an entry of the book that is being corrected is no draft", () => {
  const box = { top: 0, height: 200, chart: puc, note: null, number: 12 };
  render(<EntryBlock {...box} content={sale} status="draft" />);
  const shown = screen.getByRole("region").textContent;
  expect(shown).toContain(writingTexts.correction);
  expect(shown).not.toContain(texts.draft);
});

it("an entry balances and lacks nothing", () => {
  const shown = show("posted");
  expect(shown).toContain(texts.balanced);
  expect(shown).not.toContain(texts.unfinished);
});

it("an entry shows its number, beside its reference too", () => {
  const box = { top: 0, height: 200, chart: puc, note: null, number: 12 };
  render(<EntryBlock {...box} content={{ ...sale, reference: "RC-7" }} status="posted" />);
  expect(screen.getByRole("region").textContent).toContain("RC-7 · N.º 12");
});

it("the sample entry balances, and is no draft that somebody left", () => {
  const box = { top: 0, height: 200, chart: puc, note: null, number: 0 };
  render(<EntryBlock {...box} content={sale} status="draft" isSample />);
  const region = screen.getByRole("region", { name: "Venta" });
  expect(region.textContent).toContain(texts.balanced);
  expect(region.textContent).not.toContain(texts.draft);
});

it("UX-26 two accounts of one name are told apart by their codes, and no other one shows its code", () => {
  const lines = [
    ...content("2026-11-03", "1305", "4135", 500).lines,
    ...content("2026-11-03", "6135", "1435", 300).lines,
  ];
  const shown = show("posted", { ...sale, lines });
  expect(shown).toContain("4135 Comercio al por mayor y al por menor");
  expect(shown).toContain("6135 Comercio al por mayor y al por menor");
  expect(shown).not.toContain("1305");
});

it("UX-26 an account that is alone in its name shows no code", () => {
  expect(show("posted")).not.toContain("4135");
});
