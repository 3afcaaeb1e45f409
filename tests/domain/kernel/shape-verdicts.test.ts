import { describe, expect, it } from "vitest";
import { MAX_PESOS } from "#domain/kernel/pesos.ts";
import {
  amountValue,
  byKind,
  byTag,
  count,
  dayValue,
  finite,
  flag,
  id,
  integer,
  isObject,
  list,
  maybe,
  monthValue,
  oneOf,
  only,
  orNull,
  pair,
  partOf,
  pesosUpTo,
  pesosValue,
  type Shape,
  shape,
  table,
  textAs,
  textValue,
  type Verdict,
  whole,
  yes,
} from "#domain/kernel/shape.ts";

const WORD: Shape<"one" | "two"> = oneOf(["one", "two"]);
const ROW = shape<{ readonly word: "one" | "two"; readonly note?: string }>({
  word: WORD,
  note: maybe(textValue),
});
type Kind =
  | { readonly kind: "one"; readonly first: string }
  | { readonly kind: "two"; readonly second: number };
const KIND = byKind<Kind>({
  one: shape({ kind: oneOf(["one"]), first: textValue }),
  two: shape({ kind: oneOf(["two"]), second: integer }),
});
const PART = partOf<"one" | "two", { readonly one?: number; readonly two?: number }>(
  ["one", "two"],
  (key, value) => typeof value === "number" && (key === "one" || value > 10),
);

type Case = readonly [
  name: string,
  shape: { readonly check: (value: unknown) => Verdict },
  ok: unknown[],
  bad: unknown[],
  newer?: unknown[],
];

const CASES: readonly Case[] = [
  ["a text", textValue, ["", "a"], [1, null, undefined]],
  ["a text that says more", textAs<"a">(), ["", "a"], [1, null]],
  ["a flag", flag, [true, false], [1, "true", null]],
  ["what is true where it is there", yes, [true], [false, 1]],
  ["a whole number", integer, [0, -1, 2 ** 53 - 1], [0.5, 2 ** 53, "1", Number.NaN]],
  ["a number", finite, [0.5, -1], [Number.POSITIVE_INFINITY, Number.NaN, "1"]],
  ["a count", count, [0, 1], [-1, 0.5, "1"]],
  ["pesos", pesosValue, [0, -1, MAX_PESOS], [0.5, MAX_PESOS + 1, "1"]],
  ["an amount", amountValue, [0, MAX_PESOS], [-1, 0.5, null]],
  ["pesos up to 10", pesosUpTo(10), [0, 10], [-1, 11, 0.5]],
  ["pesos up to 10 of either side", pesosUpTo(10, true), [-10, 10], [-11, 11, 0.5]],
  ["a day", dayValue, ["2026-02-28"], ["2026-02-29", "2026-02", 20260228]],
  ["a month", monthValue, ["2026-12"], ["2026-13", "2026-12-01", null]],
  ["an id of its kind", id("entry"), [], ["", "libro_0190a000-0000-7000-8000-000000000001", 7]],
  ["what a test recognises", only((value): value is 7 => value === 7), [7], [8]],
  ["a member", WORD, ["one", "two"], ["", 1, null], ["three"]],
  ["a member that is a number", oneOf([2025, 2026]), [2025, 2026], ["2025", 0.5, null], [2027, 0]],
  ["null or a member", orNull(WORD), [null, "one"], [undefined, ""], ["three"]],
  [
    "a list",
    list(WORD),
    [[], ["one", "two"]],
    [{}, ["one", ""], ["three", ""], "one"],
    [["one", "three", "two"]],
  ],
  ["a list of two at most", list(WORD, 2), [["one", "two"]], [["one", "two", "one"]]],
  [
    "a pair",
    pair(WORD, integer),
    [["one", 1]],
    [["one"], ["one", 1, 1], ["", 1], ["three", "1"], ["one", "1"], {}, { length: 2 }],
    [["three", 1]],
  ],
  [
    "a pair of members",
    pair(WORD, WORD),
    [["one", "two"]],
    [
      ["", "three"],
      ["three", ""],
    ],
    [
      ["one", "three"],
      ["three", "one"],
      ["three", "three"],
    ],
  ],
  [
    "fields",
    ROW,
    [
      { word: "one" },
      { word: "two", note: "a" },
      { word: "one", note: undefined },
      { word: "one", other: 1 },
    ],
    [{}, { word: "one", note: null }, { note: "a" }, { word: "three", note: 1 }, [], null, "one", undefined],
    [{ word: "three" }, { word: "three", note: "a" }],
  ],
  [
    "parts that go together",
    whole(ROW, ({ word, note }) => word === note),
    [{ word: "one", note: "one" }],
    [{ word: "one", note: "two" }, {}],
    [{ word: "three", note: "one" }],
  ],
  [
    "a table",
    table(WORD),
    [{}, { a: "one", b: "two" }],
    [{ a: "" }, { a: "", b: "one" }, { a: "one", b: "" }, [], null],
    [
      { a: "three", b: "one" },
      { a: "one", b: "three" },
    ],
  ],
  [
    "a table that holds some keys",
    PART,
    [{}, { one: 1 }, { one: 1, two: 11 }],
    [{ two: 10 }, { one: "1" }, { three: 1, one: "1" }, [], null],
    [{ three: "any" }, { one: 1, three: 0 }],
  ],
  [
    "a kind",
    KIND,
    [
      { kind: "one", first: "a" },
      { kind: "two", second: 2 },
    ],
    [{ kind: "one" }, { kind: "two", second: "2" }, { kind: "" }, { kind: 1 }, {}, [], null],
    [{ kind: "three" }],
  ],
];

describe("the verdict on what is stored (IM-10)", () => {
  const cases = CASES.map(([name, { check }, ok, bad, newer = []]) => ({ name, check, ok, bad, newer }));

  it.each(cases)("$name", ({ check, ok, bad, newer }) => {
    const verdicts = (values: readonly unknown[]) => values.map((value) => [value, check(value)]);
    expect(verdicts(ok)).toEqual(ok.map((value) => [value, "ok"]));
    expect(verdicts(bad)).toEqual(bad.map((value) => [value, "bad"]));
    expect(verdicts(newer)).toEqual(newer.map((value) => [value, "newer"]));
  });

  it("an object is neither null nor a list", () => {
    expect([{}, { a: 1 }, null, [], "a", undefined].map(isObject)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe("the copy of what is stored", () => {
  it("is a new object with the keys that are known, and no key of what is left out", () => {
    const given = { word: "one" as const, note: "a", other: 1 };
    const made = ROW.copy(given);
    expect(made).toEqual({ word: "one", note: "a" });
    expect(made).not.toBe(given);
    expect(Object.keys(ROW.copy({ word: "one" }))).toEqual(["word"]);
  });

  it("goes down into lists, pairs, tables and kinds", () => {
    const row = { word: "two" as const, other: 1 };
    expect(list(ROW).copy([row])).toEqual([{ word: "two" }]);
    expect(orNull(ROW).copy(row)).toEqual({ word: "two" });
    expect(orNull(ROW).copy(null)).toBeNull();
    expect(pair(ROW, list(ROW)).copy([row, [row]])).toEqual([{ word: "two" }, [{ word: "two" }]]);
    expect(table(ROW).copy({ a: row })).toEqual({ a: { word: "two" } });
    expect(whole(ROW, () => true).copy(row)).toEqual({ word: "two" });
    expect(KIND.copy({ kind: "one", first: "a", other: 1 } as Kind)).toEqual({ kind: "one", first: "a" });
    const part = { one: 1, two: 11 };
    expect(PART.copy(part)).toEqual(part);
    expect(PART.copy(part)).not.toBe(part);
    expect(WORD.copy("two")).toBe("two");
    expect(integer.copy(7)).toBe(7);
  });

  it("tells kinds apart by any tag", () => {
    type Tagged = { readonly of: "a"; readonly x: number } | { readonly of: "b" };
    const tagged = byTag<"of", Tagged>("of", {
      a: shape({ of: oneOf(["a"]), x: integer }),
      b: shape({ of: oneOf(["b"]) }),
    });
    expect(
      [{ of: "a", x: 1 }, { of: "b" }, { of: "a" }, { of: "c" }, { kind: "a", x: 1 }].map(tagged.check),
    ).toEqual(["ok", "ok", "bad", "newer", "bad"]);
    expect(tagged.copy({ of: "a", x: 1 })).toEqual({ of: "a", x: 1 });
  });
});
