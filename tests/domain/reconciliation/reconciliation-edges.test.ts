import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { addDays, day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { type ExtractContent, joinExtract } from "#domain/reconciliation/bank-extract.ts";
import type { BookMove, ExtractLine } from "#domain/reconciliation/bank-match.ts";
import { whyJoined } from "#domain/reconciliation/match-reason.ts";
import { proposeMatches } from "#domain/reconciliation/propose-matches.ts";
import { settledLines, type UnsettledDebt } from "#domain/reconciliation/settle-debts.ts";
import { partsOfSum } from "#domain/reconciliation/sum-search.ts";
import { extractLine as line, bookMove as move, october } from "#tests/support/reconciliation/bank-lines.ts";

const START = october(1);
/** A line or an entry so many days after the first of October. */
const lineOn = (n: number, days: number, amount: number, text = "MOVIMIENTO"): ExtractLine => ({
  ...line(n, 1, amount, text),
  date: addDays(START, days),
});
const moveOn = (n: number, days: number, amount: number, text = "Asiento"): BookMove => ({
  ...move(n, 1, amount, text),
  date: addDays(START, days),
});
const shown = (lines: readonly ExtractLine[], moves: readonly BookMove[]) =>
  proposeMatches(lines, moves).map(({ lines: ofBank, moves: ofBook, reason }) => [
    ofBank.map(({ n }) => n).join("+"),
    ofBook.map(({ number }) => number).join("+"),
    reason.kind,
  ]);

describe("CB-03 how far apart a line and its entry may be", () => {
  it.each<readonly [told: string, days: number, texts: readonly [string, string], kind: string | null]>([
    ["45 days after the entry", 45, ["PSE", "Pago"], "days"],
    ["46 days after it", 46, ["PSE", "Pago"], null],
    ["five days before it", -5, ["PSE", "Pago"], "days"],
    ["six days before it", -6, ["PSE", "Pago"], null],
    ["120 days after it, with a number in common", 120, ["PSE 7602", "FV 7602"], "reference"],
    ["121 days after it, with a number in common", 121, ["PSE 7602", "FV 7602"], null],
    ["120 days before it, with a number in common", -120, ["PSE 7602", "FV 7602"], "reference"],
    ["121 days before it, with a number in common", -121, ["PSE 7602", "FV 7602"], null],
  ])("%s", (_told, days, [ofBank, ofBook], kind) => {
    const [found] = proposeMatches([lineOn(1, days, 500, ofBank)], [moveOn(1, 0, 500, ofBook)]);
    expect(found?.reason.kind ?? null).toBe(kind);
  });

  it("prefers the bank after the entry to the bank as long before it", () => {
    expect(shown([lineOn(1, 10, 500)], [moveOn(1, 12, 500), moveOn(2, 8, 500)])).toEqual([
      ["1", "2", "days"],
    ]);
    expect(shown([lineOn(1, 10, 500)], [moveOn(1, 11, 500), moveOn(2, 8, 500)])).toEqual([
      ["1", "1", "days"],
    ]);
    expect(shown([lineOn(1, 10, 500)], [moveOn(1, 10, 500), moveOn(2, 9, 500)])).toEqual([
      ["1", "1", "same-day"],
    ]);
  });

  it("prefers the line after the entry to the line as long before it", () => {
    expect(shown([lineOn(1, 8, 500), lineOn(2, 12, 500)], [moveOn(1, 10, 500)])).toEqual([
      ["2", "1", "days"],
    ]);
  });

  it("lists them by the day of the bank, and of one day by line, whatever was surest", () => {
    const lines = [lineOn(1, 20, 100), lineOn(2, 3, 200), lineOn(3, 3, 300, "PSE 7602")];
    const moves = [moveOn(1, 20, 100), moveOn(2, 1, 200), moveOn(3, 0, 300, "FV 7602")];
    const order = [
      ["2", "2", "days"],
      ["3", "3", "reference"],
      ["1", "1", "same-day"],
    ];
    expect(shown(lines, moves)).toEqual(order);
    expect(shown(lines.toReversed(), moves.toReversed())).toEqual(order);
  });

  it("gives equal amounts of one day in the order of their keys, in whatever order they come", () => {
    const lines = [1, 2, 3, 4].map((n) => lineOn(n, 5, 100));
    const moves = [1, 2, 3, 4].map((n) => moveOn(n, 5, 100));
    const pairs = shown(lines, moves);
    expect(pairs).toEqual([1, 2, 3, 4].map((n) => [`${n}`, `${n}`, "same-day"]));
    expect(
      shown(
        [2, 0, 3, 1].flatMap((at) => lines[at] ?? []),
        moves.toReversed(),
      ),
    ).toEqual(pairs);
  });

  it("finds the near ones of many equal amounts", () => {
    const moves = Array.from({ length: 60 }, (_, at) => moveOn(at + 1, at, 100));
    expect(shown([lineOn(1, 40, 100)], moves)).toEqual([["1", "41", "same-day"]]);
    expect(shown([lineOn(1, 59, 100)], moves)).toEqual([["1", "60", "same-day"]]);
    expect(shown([lineOn(1, 0, 100)], moves)).toEqual([["1", "1", "same-day"]]);
    expect(shown([lineOn(1, 5, 100)], moves)).toEqual([["1", "6", "same-day"]]);
  });

  it("joins more equal amounts of one day than are compared with each, and the first of those as near", () => {
    const all = Array.from({ length: 30 }, (_, at) => at + 101);
    const lines = all.map((n) => lineOn(n, 5, 100));
    expect(
      shown(
        lines,
        all.map((n) => moveOn(n, 5, 100)),
      ),
    ).toEqual(all.map((n) => [`${n}`, `${n}`, "same-day"]));
    const early = all.slice(0, 20).map((n) => moveOn(n, 3, 100));
    expect(shown(lines.slice(0, 1), early)).toEqual([["101", "101", "days"]]);
  });

  it("looks for a sum among the twenty-four nearest that may be its parts", () => {
    const sevens = (count: number) => Array.from({ length: count }, (_, at) => moveOn(at + 11, 20, 7));
    const parts = [moveOn(1, 21, 100), moveOn(2, 22, 200)];
    expect(shown([lineOn(1, 20, 300)], [...sevens(22), ...parts])).toEqual([["1", "1+2", "sum"]]);
    expect(shown([lineOn(1, 20, 300)], [...sevens(23), ...parts])).toEqual([]);
  });

  it.each<readonly [told: string, moves: readonly BookMove[], pairs: readonly (readonly string[])[]]>([
    ["a week before and after it", [moveOn(1, 13, 100), moveOn(2, 27, 200)], [["1", "1+2", "sum"]]],
    ["not eight days before", [moveOn(1, 12, 100), moveOn(2, 20, 200)], []],
    ["not eight days after", [moveOn(1, 28, 100), moveOn(2, 20, 200)], []],
    ["after it alone", [moveOn(1, 21, 100), moveOn(2, 22, 200)], [["1", "1+2", "sum"]]],
    ["before it alone", [moveOn(1, 18, 100), moveOn(2, 19, 200)], [["1", "1+2", "sum"]]],
    ["of its side", [moveOn(1, 20, 400), moveOn(2, 20, -100)], []],
    [
      "of one day, those that come first",
      [1, 2, 3].map((n) => moveOn(n, 20, n === 2 ? 200 : 100)),
      [["1", "1+2", "sum"]],
    ],
    [
      "smaller than it, however many larger ones are nearer",
      [
        moveOn(1, 19, 100),
        moveOn(2, 21, 200),
        ...Array.from({ length: 24 }, (_, at) => moveOn(at + 3, 20, 1000 + at)),
      ],
      [["1", "1+2", "sum"]],
    ],
    [
      "of its side, however many of the other one are nearer",
      [
        moveOn(1, 19, 100),
        moveOn(2, 21, 200),
        ...Array.from({ length: 24 }, (_, at) => moveOn(at + 3, 20, -7)),
      ],
      [["1", "1+2", "sum"]],
    ],
  ])("takes as parts of a sum what lies %s", (_told, moves, pairs) => {
    expect(shown([lineOn(1, 20, 300)], moves)).toEqual(pairs);
  });

  it("takes no part of a sum that is another line's", () => {
    const lines = [lineOn(1, 20, 300), lineOn(2, 20, 100)];
    expect(shown(lines, [moveOn(1, 20, 100), moveOn(2, 20, 200)])).toEqual([["2", "1", "same-day"]]);
  });
});

describe("CB-04 a sum is found if there is one", () => {
  /** The fewest parts that come to the target, by trying all. */
  function fewest(sizes: readonly number[], target: number): number | null {
    let best: number | null = null;
    for (let mask = 1; mask < 1 << sizes.length; mask += 1) {
      const parts = sizes.filter((_, at) => mask & (1 << at));
      const isOne = parts.length > 1 && parts.length <= 8 && parts.every((part) => part < target);
      if (!isOne || parts.reduce((sum, part) => sum + part, 0) !== target) continue;
      best = Math.min(best ?? 99, parts.length);
    }
    return best;
  }

  it("has as few parts as trying all of them finds", () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 9 });
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 40 }), (all, target) => {
        const found = partsOfSum(all, target, { steps: 100_000 });
        expect(found?.length ?? null).toBe(fewest(all, target));
        expect(found?.reduce((sum, at) => sum + (all[at] ?? 0), 0) ?? target).toBe(target);
      }),
      { numRuns: 60 },
    );
  });

  it("is of at most eight parts, and of the first twenty-four that are offered", () => {
    const ones = (count: number) => Array.from({ length: count }, () => 1);
    expect(partsOfSum(ones(8), 8, { steps: 100_000 })).toHaveLength(8);
    expect(partsOfSum(ones(9), 9, { steps: 100_000 })).toBeNull();
    const rest = Array.from({ length: 23 }, () => 50);
    expect(partsOfSum([3, ...rest, 4], 7, { steps: 100_000 })).toBeNull();
    expect(partsOfSum([3, 4, ...rest], 7, { steps: 100_000 })).toEqual([0, 1]);
  });

  it("prefers what is offered first, of equal sizes", () => {
    expect(partsOfSum([5, 2, 5, 2], 7, { steps: 100_000 })).toEqual([0, 1]);
    expect(partsOfSum([2, 2, 2], 4, { steps: 100_000 })).toEqual([0, 1]);
  });
});

describe("CB-02 a month that two files tell", () => {
  it("stays in the order of its days, and of one day of its lines, whatever the files", () => {
    const lines = fc.array(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 4 })), {
      maxLength: 50,
    });
    const content = (drawn: readonly (readonly [number, number])[]): ExtractContent => ({
      bank: "",
      opening: null,
      closing: null,
      lines: drawn
        .map(([days, amount]) => ({ ...lineOn(1, days, amount), n: 0 }))
        .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
        .map(({ extractId: _of, ...each }, at) => ({ ...each, n: at + 1 })),
    });
    fc.assert(
      fc.property(lines, lines, (one, two) => {
        const { content: joined, added } = joinExtract(content(one), content(two));
        const keys = joined.lines.map(({ date, n }) => `${date} ${String(n).padStart(3, "0")}`);
        expect(keys).toEqual(keys.toSorted());
        expect(joined.lines).toHaveLength(one.length + added);
      }),
      { numRuns: 60 },
    );
  });

  it("takes the balances of a file where nothing was kept before", () => {
    const empty: ExtractContent = { bank: "", opening: null, closing: null, lines: [] };
    const { extractId: _of, ...only } = line(1, 5, 100);
    const told = { ...empty, opening: pesos(50), closing: pesos(150), lines: [only] };
    expect(joinExtract(empty, told).content).toEqual(told);
    expect(joinExtract(told, empty).content).toEqual(told);
  });
});

describe("CB-03 why lines were joined", () => {
  it("is by a sum where one side is several, or gone", () => {
    const sum = (of: "lines" | "moves", count: number) => ({ kind: "sum", of, count });
    expect(whyJoined({ lines: [line(1, 2, 1), line(2, 2, 3)], moves: [move(1, 2, 4)] })).toEqual(
      sum("lines", 2),
    );
    expect(whyJoined({ lines: [], moves: [move(1, 2, 4)] })).toEqual(sum("moves", 1));
    expect(whyJoined({ lines: [line(1, 2, 1)], moves: [] })).toEqual(sum("moves", 0));
    expect(whyJoined({ lines: [], moves: [] })).toEqual(sum("moves", 0));
    expect(whyJoined({ lines: [line(1, 2, 1)], moves: [move(1, 2, 1)] })).toEqual({ kind: "same-day" });
  });
});

describe("CB-09 whose debt a line of the bank settles", () => {
  const BANK = "1110" as AccountCode;
  const debt = (name: string, amounts: readonly number[], also: readonly string[] = []): UnsettledDebt => ({
    name,
    also,
    account: "1305" as AccountCode,
    parts: amounts.map((amount, at) => ({ day: addDays(day("2026-09-01"), at), amount })),
  });
  const settled = (lines: readonly ExtractLine[], debts: readonly UnsettledDebt[]) =>
    [...settledLines(lines, { debit: debts, credit: [] }, BANK)].map(([key, { name, by, whole }]) => [
      key.split("/")[1],
      name,
      by,
      whole,
    ]);
  const one = (text: string, amount: number, debts: readonly UnsettledDebt[], reference = "") =>
    settled([line(1, 20, amount, text, reference)], debts)[0]?.[1] ?? null;

  it.each([
    ["ABONO ARENA", "Arenales S.A.S.", true],
    ["ABONO ARENALES DEL SUR", "Arena Ltda.", true],
    ["ABONO AREN", "Arenales S.A.S.", false],
    ["ABONO PAZ", "Paz", true],
    ["ABONO SOL PAZ", "Sol y Paz", true],
    ["ABONO SOL", "Sol Paz Luz", false],
    ["ABONO SOL PAZ", "Sol Paz Luz", true],
    ["ABONO 4455 SAS", "4455 S.A.S.", false],
    ["ABONO ALFA2000", "Alfa2000", true],
    ["ABONO 2000ALFA", "2000alfa", true],
    ["ABONO OMEGA", "Y de la", false],
  ])("“%s” names %s: %s", (text, name, is) => {
    expect(one(text, 70, [debt(name, [100])])).toBe(is ? name : null);
  });

  it("is told by a document of six digits or more, whole and from its beginning", () => {
    const by = (document: string, text: string, reference = "") =>
      one(text, 70, [debt("Nadie", [100], [document])], reference);
    expect(by("860012", "PAGO 860012")).toBe("Nadie");
    expect(by("86001", "PAGO 86001")).toBeNull();
    expect(by("860012345", "PAGO", "860012345-7")).toBe("Nadie");
    expect(by("860012345", "PAGO 1860012345")).toBeNull();
    expect(by("AR860012", "PAGO 860012")).toBeNull();
    expect(by("860012AR", "PAGO 860012")).toBeNull();
    expect(by("860012", "PAGO 77 860012 55")).toBe("Nadie");
    expect(by("860012", "PAGO  77  860.012")).toBe("Nadie");
  });

  it("is guessed by the amount alone only where the line says nothing but the bank's own words and numbers", () => {
    const debts = [debt("Arenales", [100, 50]), debt("Piedras", [70])];
    expect(one("PAGO PSE 4455", 70, debts)).toBe("Piedras");
    expect(one("PAGO PSE 4455", 100, debts)).toBe("Arenales");
    expect(one("PAGO PSE 4455", 150, debts)).toBeNull();
    expect(one("PAGO PSE 44AB55", 70, debts)).toBeNull();
    expect(one("PAGO PSE X7 8Y", 70, debts)).toBe("Piedras");
    expect(one("PAGO PSE", 70, [...debts, debt("Otra", [70])])).toBeNull();
  });

  it("leaves what nobody owes, and settles each charge once, in the order of the days", () => {
    const debts = [debt("Arenales", [100, 50])];
    const lines = [line(1, 25, 100, "ARENALES"), line(2, 20, 100, "ARENALES"), line(3, 22, 50, "ARENALES")];
    expect(settled(lines, debts)).toEqual([
      ["2", "Arenales", "name", true],
      ["3", "Arenales", "name", true],
    ]);
    expect(settled([line(1, 25, 0, "ARENALES")], debts)).toEqual([]);
    expect(settled([line(1, 20, 120, "ARENALES"), line(2, 21, 30, "ARENALES")], debts)).toEqual([
      ["1", "Arenales", "name", false],
      ["2", "Arenales", "name", true],
    ]);
    const many = Array.from({ length: 40 }, (_, at) => line(at + 1, 1 + ((at * 7) % 31), 10, "ARENALES"));
    const found = settled(many, [
      debt(
        "Arenales",
        Array.from({ length: 20 }, () => 10),
      ),
    ]);
    const first = many
      .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.n - b.n))
      .slice(0, 20);
    expect(found.map(([n]) => n)).toEqual(first.map(({ n }) => `${n}`));
  });

  it("is a charge of its own amount before the oldest, and of one third party among namesakes", () => {
    const one = debt("Arenales", [100, 50]);
    expect(settled([line(1, 20, 50, "ARENALES"), line(2, 21, 100, "ARENALES")], [one])).toEqual([
      ["1", "Arenales", "name", true],
      ["2", "Arenales", "name", true],
    ]);
    const other = { ...debt("Arenales", [30]), account: "1310" as AccountCode };
    expect(settled([line(1, 20, 20, "ARENALES")], [one, other])).toEqual([["1", "Arenales", "name", false]]);
    expect(settled([line(1, 20, 20, "ARENALES")], [one, debt("Arenales Ltda.", [30])])).toEqual([]);
  });
});
