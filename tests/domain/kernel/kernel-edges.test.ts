import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { calledName } from "#domain/kernel/called-name.ts";
import { addExact, hasFraction } from "#domain/kernel/exact.ts";
import { formatBytes } from "#domain/kernel/format-bytes.ts";
import { firstCharacters, isUnseen, oneLine } from "#domain/kernel/graphemes.ts";
import { asId, makeId } from "#domain/kernel/ids.ts";
import { parseAmount } from "#domain/kernel/parse-amount.ts";
import { MAX_PESOS, sum } from "#domain/kernel/pesos.ts";
import { remembered } from "#domain/kernel/remembered.ts";
import { toPesos } from "#domain/kernel/rounding.ts";
import { id, oneOf, orNull, textValue } from "#domain/kernel/shape.ts";
import { agreeing } from "#domain/kernel/spanish.ts";
import { SPOKEN_NUMBERS } from "#domain/kernel/spoken-numbers.ts";

describe("an amount as it is typed", () => {
  const long = (count: number) => `${"1+".repeat(count)}1`;
  it.each([
    ["10−2", 8],
    ["10 - -2", "not-a-number"],
    ["100+$", "not-a-number"],
    ["100+", "not-a-number"],
    ["*5", "not-a-number"],
    ["=", "not-a-number"],
    ["12=5", "not-a-number"],
    ["- 5", "negative"],
    ["−5", "negative"],
    ["-x", "not-a-number"],
    ["9007199254740991*2-9007199254740991", "too-large"],
    ["9007199254740991+1", "too-large"],
    ["9007199254740991-1", MAX_PESOS - 1],
    [`${long(99)}0`, 109],
    [`${long(99)}00`, "not-a-number"],
    [long(100), "not-a-number"],
  ] as const)("NU-05 %s is %s", (text, told) => {
    const read = parseAmount(text);
    expect(read.ok ? read.value : read.error).toBe(told);
  });

  it("NU-04 is added up within the safe range alone", () => {
    expect(sum([1, 2, 3])).toBe(6);
    expect(() => sum([MAX_PESOS, 1])).toThrow("safe range");
  });
});

describe("figures larger than a safe number", () => {
  it("are rounded as whole numbers of any size are", () => {
    const large = fc.integer({ min: 2 ** 52, max: Number.MAX_SAFE_INTEGER });
    fc.assert(
      fc.property(large, fc.integer({ min: 1, max: 9 }), (top, bottom) => {
        const [twice, two] = [2n * BigInt(top) + BigInt(bottom), 2n * BigInt(bottom)];
        expect(toPesos({ top, bottom })).toBe(Number(twice / two));
        expect(toPesos({ top: -top, bottom })).toBe(-Number(twice / two));
      }),
    );
    expect(toPesos({ top: Number.MAX_SAFE_INTEGER - 2, bottom: 1 })).toBe(Number.MAX_SAFE_INTEGER - 2);
    expect(toPesos({ top: 7, bottom: 10n ** 20n })).toBe(0);
    expect(toPesos({ top: 7n * 10n ** 20n, bottom: 2 })).toBeNull();
  });

  it("are added to small ones", () => {
    expect(addExact({ top: 1, bottom: 3 }, { top: 10n ** 20n, bottom: 3 })).toEqual({
      top: 3n + 3n * 10n ** 20n,
      bottom: 9n,
    });
    expect(hasFraction({ top: 10n ** 20n, bottom: 3 })).toBe(true);
  });
});

describe("a text that is cut", () => {
  it("keeps letters with as many marks as a family of emoji has parts", () => {
    const letter = `e${"\u0301".repeat(11)}`;
    expect(firstCharacters(letter.repeat(3), 2)).toBe(letter.repeat(2));
  });

  it("is cut by code points where the browser knows no others", () => {
    vi.stubGlobal("Intl", { ...Intl, Segmenter: undefined });
    try {
      expect(firstCharacters("👍👍👍", 2)).toBe("👍👍");
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it("ends in no blank", () => {
    expect(oneLine("  ab  cd ", 3)).toBe("ab");
    expect(oneLine("ab cd", 4)).toBe("ab c");
  });

  it.each([
    ["", true],
    [" \n\t\u200b\u0000", true],
    [" a ", false],
    ["-", false],
  ])("%j shows nothing: %s", (text, is) => expect(isUnseen(text)).toBe(is));
});

describe("ids", () => {
  const random = new Uint8Array(10);
  it("are texts, whatever a file has in their place", () => {
    const made = makeId("book", 1, random);
    expect(asId("book", made)).toBe(made);
    for (const value of [[made], { toString: () => made }, null, 7, `${made}0`, `x${made}`])
      expect(asId("book", value)).toBeNull();
  });

  it("of what was a run before are read under both names", () => {
    const run = makeId("book", 1, random).replace("book_", "run_");
    for (const kind of ["calculation", "settlement", "benefitPayment"] as const) {
      expect(asId(kind, run)).toBe(run);
      expect(asId(kind, makeId(kind, 1, random))).not.toBeNull();
    }
    expect(asId("book", run)).toBeNull();
  });

  it("keep their shape by a clock that is wrong", () => {
    for (const at of [-5, 0, 1.5, 2 ** 48 - 1, 2 ** 50])
      expect(asId("book", makeId("book", at, random))).not.toBeNull();
  });
});

describe("small words", () => {
  it("agree with a name, whatever stands before it", () => {
    expect(
      [" ventas", "ventas,", "costo de ventas", "crisis"].map((name) => agreeing(name, "sube", "suben")),
    ).toEqual(["suben", "suben", "sube", "sube"]);
  });

  it.each([
    ["McArthur", "McArthur"],
    ["ANA", "Ana"],
    [" Ana Mora ", "Ana"],
    ["Zea, ", "Zea"],
    ["Zea,  Ana María ", "Ana"],
  ])("%j is called %s", (name, called) => expect(calledName(name)).toBe(called));

  it("are numbers, each larger than those before it", () => {
    const values = Object.values(SPOKEN_NUMBERS);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    expect([SPOKEN_NUMBERS.veintidos, SPOKEN_NUMBERS.quinientas]).toEqual([22, 500]);
  });

  it("say sizes by their own unit from its first byte on", () => {
    expect([1000, 999_999, 1_000_000, 1_000_000_000].map(formatBytes)).toEqual([
      "1\u00a0kB",
      "1.000\u00a0kB",
      "1\u00a0MB",
      "1\u00a0GB",
    ]);
  });
});

it("what is remembered is asked for once for each key, also where the answer is none", () => {
  const asked: string[] = [];
  const letters = remembered((word: string) => {
    asked.push(word);
    return word === "" ? undefined : word.length;
  });
  expect(["ana", "", "ana", "", "luz"].map(letters)).toEqual([3, undefined, 3, undefined, 3]);
  expect(asked).toEqual(["ana", "", "luz"]);
});

it("a value of a record is known, of a later version, or no value", () => {
  const words = oneOf(["a", "b"]);
  const numbers = oneOf([1, 2]);
  expect(["a", "c", "", 1, null].map((value) => words.check(value))).toEqual([
    "ok",
    "newer",
    "bad",
    "bad",
    "bad",
  ]);
  expect([1, 3, 1.5, "1", null].map((value) => numbers.check(value))).toEqual([
    "ok",
    "newer",
    "bad",
    "bad",
    "bad",
  ]);
  expect(textValue.copy("x")).toBe("x");
  const nothing = orNull(textValue);
  expect([null, "x", 7].map((value) => nothing.check(value))).toEqual(["ok", "ok", "bad"]);
  const book = id("book");
  expect(
    [makeId("book", 1, new Uint8Array(10)), makeId("entry", 1, new Uint8Array(10))].map(book.check),
  ).toEqual(["ok", "bad"]);
});
