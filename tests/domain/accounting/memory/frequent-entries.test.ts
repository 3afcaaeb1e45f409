import { describe, expect, it } from "vitest";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { frequentEntries } from "#domain/accounting/memory/frequent-entries.ts";
import { dayOfRepeat, repeated } from "#domain/accounting/memory/similar-entry.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { content, posted } from "#tests/support/builders.ts";

let last = 0;

function made(description: string, part: Partial<Entry> = {}): Entry {
  last += 1;
  return { ...posted(last, content("2026-11-05", "5120", "1110", 100, description)), ...part };
}

const told = (entries: readonly Entry[], most = 5) =>
  frequentEntries(entries, most).map(({ entry, times }) => [entry.description, times]);

describe("the entries that come most often", () => {
  it("counts the same words on the same accounts, whatever month and number they name", () => {
    const sales = [made("Venta de contado 12"), made("Venta de contado 13")];
    const rent = [made("Arriendo del local, octubre"), made("arriendo del LOCAL noviembre de 2026")];
    expect(told([rent[0], ...sales, rent[1]].flatMap((each) => each ?? []))).toEqual([
      ["arriendo del LOCAL noviembre de 2026", 2],
      ["Venta de contado 13", 2],
    ]);
  });

  it("takes other accounts for another entry, and leaves out what has no words, came once or was taken back", () => {
    const other = made("Venta", { lines: content("2026-11-05", "1105", "4135", 1).lines });
    const gone = made("Pago", { status: "void" });
    expect(told([other, made("Venta"), made(""), made("12"), made(""), gone, made("Pago")])).toEqual([]);
  });

  it("takes the same accounts on their other sides for another entry, and lines in any order for one", () => {
    const [paid, given] = [made("Pago luz"), made("Pago luz")];
    const back = { ...given, lines: content("2026-11-05", "1110", "5120", 100).lines };
    expect(told([paid, back])).toEqual([]);
    expect(told([paid, { ...given, lines: given.lines.toReversed() }])).toEqual([["Pago luz", 2]]);
  });

  it("gives no more than asked, the most frequent first", () => {
    const entries = ["a", "b", "c", "c", "b", "c", "d", "d", "a"].map((word) => made(`Pago ${word}`));
    expect(told(entries, 3)).toEqual([
      ["Pago c", 3],
      ["Pago a", 2],
      ["Pago d", 2],
    ]);
  });
});

describe("an entry that is written again", () => {
  it("keeps its words, accounts and amounts, and has neither its day nor its document", () => {
    const entry = made("Arriendo", { reference: "CE-0155" });
    const { lines } = entry;
    expect(repeated(entry, day("2026-12-01"))).toEqual({
      date: "2026-12-01",
      description: "Arriendo",
      reference: "",
      lines,
    });
  });

  it.each([
    ["2026-11-20", "2026-11-20"],
    ["2025-12-31", "2026-01-01"],
    ["2027-01-01", "2026-12-31"],
  ])("on %s is of %s in a book of 2026", (now, expected) => {
    expect(dayOfRepeat(day(now), { start: day("2026-01-01"), end: day("2026-12-31") })).toBe(expected);
  });
});
