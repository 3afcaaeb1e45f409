import { describe, expect, it } from "vitest";
import { contentChanges, entryEvent, sideOf } from "#domain/accounting/entries/entry-changes.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { content, line, posted } from "../../../support/builders.ts";

const SALE = content("2026-11-03", "1110", "4135", 100_000, "Venta");

describe("what differs between two versions of an entry", () => {
  it("is nothing between equal ones", () => {
    expect(contentChanges(SALE, { ...SALE, lines: [...SALE.lines] })).toEqual([]);
  });

  it("names day, reference and detail", () => {
    const after = { ...SALE, date: day("2026-11-04"), reference: "RC-2", description: "Venta al contado" };
    expect(contentChanges(SALE, after)).toEqual([
      { kind: "date", before: "2026-11-03", after: "2026-11-04" },
      { kind: "reference", before: "", after: "RC-2" },
      { kind: "description", before: "Venta", after: "Venta al contado" },
    ]);
  });

  it("tells the amount of each account, old and new", () => {
    const after = { ...SALE, lines: [line("1110", 120_000), line("4135", -120_000)] };
    expect(contentChanges(SALE, after)).toEqual([
      { kind: "line", before: line("1110", 100_000), after: line("1110", 120_000) },
      { kind: "line", before: line("4135", -100_000), after: line("4135", -120_000) },
    ]);
  });

  it("takes a line of the same figure for the same line under another account", () => {
    const after = { ...SALE, lines: [line("1105", 100_000), line("4135", -100_000)] };
    expect(contentChanges(SALE, after)).toEqual([
      { kind: "line", before: line("1110", 100_000), after: line("1105", 100_000) },
    ]);
  });

  it("follows a line to the other side of its account", () => {
    const after = { ...SALE, lines: [line("1110", -100_000), line("4135", 100_000)] };
    expect(contentChanges(SALE, after)).toEqual([
      { kind: "line", before: line("1110", 100_000), after: line("1110", -100_000) },
      { kind: "line", before: line("4135", -100_000), after: line("4135", 100_000) },
    ]);
  });

  it("tells lines that came and lines that went", () => {
    const split = { ...SALE, lines: [line("1110", 100_000), line("4135", -84_034), line("2408", -15_966)] };
    expect(contentChanges(SALE, split)).toEqual([
      { kind: "line", before: line("4135", -100_000), after: line("4135", -84_034) },
      { kind: "line", before: null, after: line("2408", -15_966) },
    ]);
    expect(contentChanges(split, SALE)).toEqual([
      { kind: "line", before: line("4135", -84_034), after: line("4135", -100_000) },
      { kind: "line", before: line("2408", -15_966), after: null },
    ]);
  });

  it("does not take one line twice, and says when only the order changed", () => {
    const twice = [line("1105", 50), line("1105", 50), line("4135", -100)];
    const once = [line("1105", 50), line("4135", -100)];
    expect(contentChanges({ ...SALE, lines: twice }, { ...SALE, lines: once })).toEqual([
      { kind: "line", before: line("1105", 50), after: null },
    ]);
    const turned = { ...SALE, lines: [...SALE.lines].reverse() };
    expect(contentChanges(SALE, turned)).toEqual([{ kind: "order" }]);
  });

  it("tells who it concerns apart from the figures", () => {
    const [debit, credit] = SALE.lines;
    if (!debit || !credit) throw new Error("no lines");
    const named = { ...debit, thirdParty: "Ferretería El Tornillo" };
    expect(contentChanges(SALE, { ...SALE, lines: [named, credit] })).toEqual([
      { kind: "line", before: debit, after: named },
    ]);
  });
});

describe("which line an edit replaced", () => {
  const other = line("4135", -1);
  const by = (account: string, amount: number, words: object = {}) => ({
    ...line(account, amount),
    ...words,
  });
  const told = (before: readonly object[], after: readonly object[]) =>
    contentChanges(
      { ...SALE, lines: [...before, other] as never },
      { ...SALE, lines: [...after, other] as never },
    );
  const [ana, luis, note] = [{ thirdParty: "Ana" }, { thirdParty: "Luis" }, { note: "Factura 7" }];

  it.each<
    [string, readonly [readonly object[], readonly object[]], readonly [object | null, object | null][]]
  >([
    [
      "that of its side, where an account stands on both",
      [
        [by("1110", 100), by("1110", -40)],
        [by("1110", -60), by("1110", 120)],
      ],
      [
        [by("1110", -40), by("1110", -60)],
        [by("1110", 100), by("1110", 120)],
      ],
    ],
    [
      "that of its figure, where it has other words",
      [
        [by("1110", 100), by("1110", 50)],
        [by("1110", 50, ana), by("1110", 100)],
      ],
      [[by("1110", 50), by("1110", 50, ana)]],
    ],
    [
      "that of its figure, where all have other words",
      [
        [by("1110", 100), by("1110", 50)],
        [by("1110", 50, ana), by("1110", 100, luis)],
      ],
      [
        [by("1110", 50), by("1110", 50, ana)],
        [by("1110", 100), by("1110", 100, luis)],
      ],
    ],
    [
      "that of its words, of two alike",
      [
        [by("1305", 100, ana), by("1305", 100, luis)],
        [by("1305", 100, luis), by("1305", 100, note)],
      ],
      [[by("1305", 100, ana), by("1305", 100, note)]],
    ],
    [
      "that of its account, before one of the same figure",
      [
        [by("1305", 50), by("1110", 50)],
        [by("1110", 50, note), by("1305", 70)],
      ],
      [
        [by("1110", 50), by("1110", 50, note)],
        [by("1305", 50), by("1305", 70)],
      ],
    ],
    [
      "that of its account, before one of the same side",
      [
        [by("1305", 50), by("1110", 80)],
        [by("1110", 90), by("1305", 60)],
      ],
      [
        [by("1110", 80), by("1110", 90)],
        [by("1305", 50), by("1305", 60)],
      ],
    ],
    [
      "a line that only says more",
      [[by("1110", 9)], [by("1110", 9, note)]],
      [[by("1110", 9), by("1110", 9, note)]],
    ],
    ["none, where one is added", [[by("1110", 9)], [by("1110", 9), by("1105", 4)]], [[null, by("1105", 4)]]],
  ])("is %s", (_name, [before, after], pairs) => {
    expect(told(before, after)).toEqual(pairs.map(([was, is]) => ({ kind: "line", before: was, after: is })));
  });

  it("is none where lines changed their order, all of them or two", () => {
    const [a, b, c] = [by("1110", 100), by("1110", 50), by("1305", 7)];
    expect(told([a, b, c], [b, a, c])).toEqual([{ kind: "order" }]);
    expect(told([a, b, c], [c, a, b])).toEqual([{ kind: "order" }]);
    expect([sideOf(a), sideOf(other)]).toEqual(["debit", "credit"]);
  });
});

describe("what happened to an entry", () => {
  const entry = posted(3, SALE);
  const link = { id: posted(9, SALE).id, number: 9, date: day("2026-12-01") };

  it("tells each kind apart", () => {
    expect(entryEvent(null, entry)).toEqual({ kind: "posted", reverses: null });
    expect(entryEvent(null, { ...entry, reverses: link })).toEqual({ kind: "posted", reverses: link });
    expect(entryEvent(null, { ...entry, version: 3, number: 5 })).toEqual({ kind: "restored", number: 5 });
    expect(entryEvent(entry, null)).toEqual({ kind: "deleted" });
    const off = { ...entry, status: "void" } as const;
    expect(entryEvent(entry, off)).toEqual({ kind: "voided" });
    expect(entryEvent(off, entry)).toEqual({ kind: "unvoided" });
    const reversed = { ...entry, reversedBy: link };
    expect(entryEvent(entry, reversed)).toEqual({ kind: "reversed", by: link });
    expect(entryEvent(reversed, entry)).toEqual({ kind: "released" });
    expect(entryEvent(entry, { ...entry, reference: "CE-1" })).toEqual({
      kind: "edited",
      changes: [{ kind: "reference", before: "", after: "CE-1" }],
    });
  });

  it("tells an edit of one that was reversed before, and of what its payments were for", () => {
    const reversed = { ...entry, reversedBy: link };
    expect(entryEvent(reversed, { ...reversed, reference: "CE-1" })?.kind).toBe("edited");
    const [sales, rent] = [
      { account: SALE.lines[0]?.account, flow: "customers" },
      { account: SALE.lines[1]?.account, flow: "suppliers" },
    ] as const;
    const paid = (...flows: readonly object[]) => ({ ...entry, flows }) as typeof entry;
    const changed = { kind: "edited", changes: [{ kind: "flows" }] };
    expect(entryEvent(entry, paid(sales))).toEqual(changed);
    expect(entryEvent(paid(sales), paid({ ...sales, flow: "suppliers" }))).toEqual(changed);
    expect(entryEvent(paid(sales, rent), paid(rent, sales))).toBeNull();
  });

  it("is nothing when nothing one could read has changed", () => {
    expect(entryEvent(entry, { ...entry, version: 2 })).toBeNull();
    expect(entryEvent(null, null)).toBeNull();
  });
});
