import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanName, copyName } from "#domain/company/book.ts";
import { firstCharacters, plainLine } from "#domain/kernel/graphemes.ts";

const FAMILY = "👨‍👩‍👧‍👦";

describe("the first characters of a text", () => {
  it("are counted as a person counts them", () => {
    expect(firstCharacters(FAMILY.repeat(5), 3)).toBe(FAMILY.repeat(3));
    expect(firstCharacters("🇨🇴".repeat(9), 4)).toBe("🇨🇴".repeat(4));
    expect(firstCharacters("añ".normalize("NFD").repeat(9), 4)).toBe("añ".normalize("NFD").repeat(2));
  });

  it("end before a letter heaped with marks", () => {
    expect(firstCharacters(`Ñame${"e"}${"\u0301".repeat(5000)}`, 10)).toBe("Ñame");
  });

  it("never end inside a character, and are the text where it is short", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 60 });
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 40 }), (whole, most) => {
        const kept = firstCharacters(whole, most);
        expect(whole.startsWith(kept)).toBe(true);
        expect(kept.isWellFormed()).toBe(true);
        if (whole.length <= most) expect(kept).toBe(whole);
      }),
    );
  });
});

describe("a name", () => {
  it("of 200 characters keeps 120, whole emoji among them", () => {
    expect(cleanName("x".repeat(200))).toBe("x".repeat(120));
    expect(cleanName(FAMILY.repeat(200))).toBe(FAMILY.repeat(120));
  });

  it("without a character to keep is blank", () => {
    expect(cleanName(" \u00a0 ")).toBeNull();
  });

  it("is copied within the length that names have", () => {
    expect(copyName(FAMILY.repeat(120))).toBe(`${FAMILY.repeat(112)} - Copia`);
  });
});

describe("a typed line", () => {
  it("has nothing that nobody sees, and keeps its emoji whole", () => {
    const unseen = ["\u200b", "\u200d", "\u00ad", "\u2060", "\ufeff", "\u200f", "\u202e", "\u2066", "\ud800"];
    for (const each of unseen) {
      expect(plainLine(`${each}Tienda${each} La  Esquina${each}`)).toBe("Tienda La Esquina");
      expect(cleanName(each)).toBeNull();
    }
    for (const emoji of [FAMILY, "👩🏽‍🌾", "❤️‍🔥", "🇨🇴"])
      expect(plainLine(` Café ${emoji} `)).toBe(`Café ${emoji}`);
    expect(plainLine("Uno\r\ndos\ttres\u0000cuatro")).toBe("Uno dos tres cuatro");
  });

  it("is the same when it is read again", () => {
    const text = fc.string({ unit: "binary", maxLength: 40 });
    fc.assert(
      fc.property(text, (typed) => {
        expect(plainLine(plainLine(typed))).toBe(plainLine(typed));
      }),
    );
  });
});
