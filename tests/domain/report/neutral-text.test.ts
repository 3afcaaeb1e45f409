import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FORMULA, neutralText, safeText } from "#domain/report/neutral-text.ts";

describe("texts that leave in a file", () => {
  it.each([
    ["null byte", "Caja\u0000menor", "Cajamenor"],
    ["control characters", "a\u0001\u0008\u001f\u007f\u0085b", "ab"],
    ["direction marks", "factura\u202efdp.exe", "facturafdp.exe"],
    ["isolates", "\u2066a\u2069", "a"],
    ["byte order mark", "\ufeffNómina", "Nómina"],
    ["half of a character", "a\ud83db", "a\ufffdb"],
    ["tabs and line breaks", "a\tb\r\nc", "a\tb\r\nc"],
    ["Spanish and figures", "Ñandú & Cía. <S.A.S.> $ 1.234 — 50 %", "Ñandú & Cía. <S.A.S.> $ 1.234 — 50 %"],
    ["joined characters", "👨‍👩‍👧", "👨‍👩‍👧"],
  ])("%s", (_, text, safe) => {
    expect(safeText(text)).toBe(safe);
  });

  it.each([
    ["=1+1", "'=1+1"],
    ["+57 300", "'+57 300"],
    ["-1", "'-1"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\tx", "'\tx"],
    ["\rx", "'\rx"],
    ["\nx", "'\nx"],
    ["\uff1d1", "'\uff1d1"],
    ["\uff0b1", "'\uff0b1"],
    ["\uff0d1", "'\uff0d1"],
    ["\uff201", "'\uff201"],
    ["  =1", "'  =1"],
    ["'=1", "''=1"],
    ["'' =1", "''' =1"],
    ["a=1", "a=1"],
    ["Caja", "Caja"],
    ["'Caja", "'Caja"],
    ["a '=1", "a '=1"],
    ["", ""],
  ])("IM-12 %j leaves as %j where cells have no type", (text, leaves) => {
    expect(neutralText(text)).toBe(leaves);
  });

  it("IM-12 no text begins as a formula, and none that is cleaned becomes one", () => {
    const text = fc.string({
      unit: fc.constantFrom("=", "+", "-", "@", " ", "'", "\t", "\u0000", "\u202e", "\ufeff", "＝", "a", "1"),
    });
    fc.assert(
      fc.property(text, (each) => {
        const neutral = neutralText(each);
        if (FORMULA.test(safeText(each))) expect(neutral.startsWith("'")).toBe(true);
        else expect(neutral).toBe(safeText(each));
        expect(safeText(neutral)).toBe(neutral);
      }),
    );
  });
});
