import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkDigit } from "#domain/company/nit.ts";
import {
  bareNumber,
  type DocumentKind,
  documentKey,
  documentNumber,
  documentText,
  readDocument,
} from "#domain/parties/document.ts";

const read = (kind: DocumentKind, text: string) => {
  const found = readDocument(kind, text);
  return found.ok ? found.value && documentText(found.value) : found.error;
};

describe("a document as it is typed", () => {
  it.each([
    ["NIT", "900214867", "NIT 900.214.867-2"],
    ["NIT", " 900.214.867 - 2 ", "NIT 900.214.867-2"],
    ["NIT", "9002148672", "NIT 900.214.867-2"],
    ["NIT", "900 214 867–2", "NIT 900.214.867-2"],
    ["NIT", "NIT 900.214.867-2", "NIT 900.214.867-2"],
    ["CC", "52.418.306", "CC 52.418.306"],
    ["CC", "C.C. 52418306", "CC 52.418.306"],
    ["CC", "1 019 084 227", "CC 1.019.084.227"],
    ["CE", "0345678", "CE 345.678"],
    ["PA", "ar-123 4567", "PA AR1234567"],
    ["NIT", "  ", null],
    ["NIT", "900,214,867-2", "NIT 900.214.867-2"],
    ["NIT", "900214867/2", "NIT 900.214.867-2"],
    ["NIT", "'900214867", "NIT 900.214.867-2"],
    ["NIT", "９００２１４８６７", "NIT 900.214.867-2"],
    ["CC", "C.C. No. 52.884.107", "CC 52.884.107"],
    ["CC", "52'884.107", "CC 52.884.107"],
    ["CC", "CC 52884107", "CC 52.884.107"],
    ["CC", "c. c.: 52884107", "CC 52.884.107"],
    ["CE", "C.E. 345678", "CE 345.678"],
    ["CE", "C E 345678", "CE 345.678"],
    ["CE", "ce:345678", "CE 345.678"],
    ["TI", "T.I. 1019084227", "TI 1.019.084.227"],
    ["TI", "t i 1019084227", "TI 1.019.084.227"],
    ["TI", "TI.1019084227", "TI 1.019.084.227"],
    ["CC", "0052884107", "CC 52.884.107"],
    ["CC", "123", "CC 123"],
    ["CC", "1".repeat(20), "CC 11.111.111.111.111.111.111"],
    ["PA", " ab1 ", "PA AB1"],
    ["PA", "A".repeat(20), `PA ${"A".repeat(20)}`],
    ["PA", "12A", "PA 12A"],
    ["CC", `52418306-${checkDigit("52418306")}`, "CC 52.418.306"],
  ] as const)("%s %s", (kind, text, told) => expect(read(kind, text)).toBe(told));

  it.each([
    ["NIT", "900.214.867-3", { kind: "check-digit", expected: 2 }],
    [
      "CC",
      `52418306-${(checkDigit("52418306") + 1) % 10}`,
      { kind: "check-digit", expected: checkDigit("52418306") },
    ],
    ["NIT", "900.214.867/3", { kind: "check-digit", expected: 2 }],
    ["NIT", "90O214867", { kind: "characters" }],
    ["CC", "52.884.107,1", { kind: "characters" }],
    ["NIT", "90021x", { kind: "characters" }],
    ["NIT", "900", { kind: "length" }],
    ["CC", "52-418-306", { kind: "characters" }],
    ["CC", "12", { kind: "short" }],
    ["CC", "1".repeat(21), { kind: "short" }],
    ["PA", "AR/12", { kind: "letters" }],
    ["PA", "A1", { kind: "short" }],
    ["PA", "A".repeat(21), { kind: "short" }],
    ["CC", "CC cuatro", { kind: "characters" }],
    ["CC", "52884 CC 107", { kind: "characters" }],
  ] as const)("%s %s is refused, with why", (kind, text, problem) => {
    expect(read(kind, text)).toEqual(problem);
  });

  it("is the same however it is separated", () => {
    const digits = fc.integer({ min: 800_000_000, max: 999_999_999 }).map(String);
    fc.assert(
      fc.property(
        digits,
        fc.constantFrom(".", " ", ""),
        fc.constantFrom("-", "", null),
        (number, dot, dash) => {
          const spaced = number.replace(/\B(?=(\d{3})+$)/g, dot);
          const typed = dash === null ? spaced : `${spaced}${dash}${checkDigit(number)}`;
          expect(readDocument("NIT", typed)).toEqual({ ok: true, value: { kind: "NIT", number } });
          expect(bareNumber(typed).startsWith(number)).toBe(true);
        },
      ),
    );
  });

  it.each([
    ["900.214.867-2", "9002148672"],
    ["00 123", "123"],
    ["12", ""],
    ["abc123", ""],
    ["123abc", ""],
  ])("%s is looked for as %j", (text, bare) => expect(bareNumber(text)).toBe(bare));

  it("names one person under the kinds that share a number", () => {
    const key = (kind: DocumentKind) => documentKey({ kind, number: "52418306" });
    expect(key("CC")).toBe(key("NIT"));
    expect(key("TI")).toBe(key("CC"));
    expect(key("CE")).not.toBe(key("CC"));
    expect(documentNumber({ kind: "NIT", number: "900214867" })).toBe("900.214.867-2");
    expect(documentNumber({ kind: "PA", number: "1AR12345" })).toBe("1AR12345");
  });
});
