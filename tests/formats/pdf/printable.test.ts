import { expect, it } from "vitest";
import { printable } from "#formats/pdf/printable.ts";

const latin = (codePoint: number) => codePoint >= 32 && codePoint < 256;

it("keeps what the font draws, takes accents off what it does not, and tells the rest", () => {
  expect(printable("Señal ñ Ñ €", latin)).toBe("Señal ñ Ñ ?");
  expect(printable("n\u0303u", latin)).toBe("ñu");
  expect(printable("Škoda ﬁn", latin)).toBe("Skoda fin");
  expect(printable("👩‍🏫 一", latin)).toBe("?? ?");
});

it("answers one line: breaks, tabs and unseen marks are no letters", () => {
  expect(printable("a\r\nb\tc\u00a0d\u200fe\u0000f", latin)).toBe("a b c de f");
});
