import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isEmail, nameFromEmail, normalizeEmail } from "#domain/access/email.ts";
import { nearestEmail, slipsBetween } from "#domain/access/nearest-email.ts";

describe("e-mail addresses", () => {
  test.each([
    ["Mariana@LaSabana.co", "mariana@lasabana.co"],
    ["  mariana@lasabana.co\t", "mariana@lasabana.co"],
    ["jose\u0301@lasabana.co", "josé@lasabana.co"],
    ["JOSÉ@lasabana.co", "josé@lasabana.co"],
  ])("AU-09 %j is the mailbox %s", (typed, mailbox) => {
    expect(normalizeEmail(typed)).toBe(mailbox);
  });

  test("AU-09 normalizing twice changes nothing more", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary" }),
        (text) => normalizeEmail(normalizeEmail(text)) === normalizeEmail(text),
      ),
    );
  });

  test.each(["", "a", "a@", "@b.co", "a@b", "a b@c.co", "a@b..co", "a@@b.co", `${"a".repeat(250)}@b.co`])(
    "%j is none",
    (text) => {
      expect(isEmail(text)).toBe(false);
    },
  );

  test.each(["a@b.co", `${"a".repeat(249)}@b.co`, " Mariana.Restrepo+libros@sub.lasabana.com.co "])(
    "%j is one",
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );

  test.each([
    ["mariana@lasabana.co", "Mariana"],
    ["mariana.restrepo_gil@x.co", "Mariana Restrepo Gil"],
    ["ana92@x.co", "Ana"],
    ["1234@x.co", "1234"],
  ])("the name of %s is %s", (email, name) => {
    expect(nameFromEmail(email)).toBe(name);
  });

  test("a near match is named, a far or equal one is not", () => {
    const known = ["mariana@lasabana.co", "pedro@tienda.co"];
    expect(nearestEmail("Marianna@lasabana.co", known)).toBe("mariana@lasabana.co");
    expect(nearestEmail("mairana@lasabana.co", known)).toBe("mariana@lasabana.co");
    expect(nearestEmail("mariana@lasabana.com", known)).toBe("mariana@lasabana.co");
    expect(nearestEmail("mariana@lasabana.co", known)).toBeNull();
    expect(nearestEmail("otra@persona.co", known)).toBeNull();
    expect(nearestEmail("pedro@tienda.co", [])).toBeNull();
  });

  test.each([
    ["ab", "ba", 1],
    ["abc", "acb", 1],
    ["abcd", "abdc", 1],
    ["xab", "yba", 2],
    ["abab", "baba", 2],
    // Two that were swapped are not changed once more.
    ["ca", "abc", 3],
    ["ac", "cab", 2],
    ["abc", "bca", 2],
    ["abc", "cab", 2],
    ["aab", "aba", 1],
    ["ab", "cba", 2],
    ["", "abc", 3],
    ["abc", "", 3],
    ["abc", "abc", 0],
    ["abc", "axc", 1],
    ["kitten", "sitting", 3],
    ["abcde", "abc", 2],
  ])("from %j to %j it is %d slips", (a, b, slips) => {
    expect(slipsBetween(a, b, 4)).toBe(slips);
    expect(slipsBetween(b, a, 4)).toBe(slips);
    expect(slipsBetween(a, b, slips)).toBe(slips);
    expect(slipsBetween(a, b, 1)).toBe(Math.min(slips, 2));
  });

  /** By its definition: the least of taking away, adding, changing one letter, and changing two that stand together. */
  function slipsOf(a: string, b: string): number {
    if (a === "" || b === "") return a.length + b.length;
    const same = a.at(-1) === b.at(-1) ? 0 : 1;
    const [left, right] = [a.slice(0, -1), b.slice(0, -1)];
    const ways = [slipsOf(left, b) + 1, slipsOf(a, right) + 1, slipsOf(left, right) + same];
    const isSwap = a.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
    return Math.min(...ways, ...(isSwap ? [slipsOf(a.slice(0, -2), b.slice(0, -2)) + 1] : []));
  }

  test("slips are counted by their definition, up to the limit", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 5 });
    fc.assert(
      fc.property(text, text, fc.integer({ min: 0, max: 5 }), (a, b, limit) => {
        expect(slipsBetween(a, b, limit)).toBe(Math.min(slipsOf(a, b), limit + 1));
      }),
    );
    for (const [a, b] of [
      ["ab", "ba"],
      ["abc", "acb"],
      ["ca", "abc"],
      ["abab", "baba"],
      ["", "abc"],
    ] as const)
      expect(slipsBetween(a, b, 4)).toBe(slipsOf(a, b));
    expect(slipsBetween("abcde", "abc", 1)).toBe(2);
    expect(slipsBetween("abcde", "abc", 2)).toBe(2);
  });

  test("slips are symmetric, zero only for equal texts, and never above the limit plus one", () => {
    const text = fc.string({ maxLength: 8 });
    fc.assert(
      fc.property(text, text, (a, b) => {
        const slips = slipsBetween(a, b, 2);
        expect(slips).toBe(slipsBetween(b, a, 2));
        expect(slips === 0).toBe(a === b);
        expect(slips).toBeLessThanOrEqual(3);
      }),
    );
  });
});
