import fc from "fast-check";
import { expect, it } from "vitest";
import { whyJoined } from "#domain/reconciliation/match-reason.ts";
import { proposeMatches } from "#domain/reconciliation/propose-matches.ts";
import { extractLine as line, bookMove as move } from "#tests/support/reconciliation/bank-lines.ts";

const lines = fc.array(fc.tuple(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 1, max: 9 })), {
  minLength: 1,
  maxLength: 6,
});

it("CB-03: a match keeps the reason that it was proposed with", () => {
  fc.assert(
    fc.property(lines, lines, (bank, book) => {
      const made = proposeMatches(
        bank.map(([date, amount], n) => line(n, date, amount * 100, "PSE", amount === 3 ? "7602" : "")),
        book.map(([date, amount], n) =>
          move(n, date, amount * 100, amount === 3 ? "Factura 007602" : "Pago"),
        ),
      );
      for (const each of made) expect(whyJoined(each)).toEqual(each.reason);
    }),
  );
});

it.each([
  ["in the words of both", line(1, 2, 5, "PSE 7602"), move(1, 2, 5, "Factura 007602")],
  ["in the references of both", line(1, 9, 5, "PSE", "0007602"), move(1, 2, 5, "Pago", "FV-7602")],
  [
    "in the words of one and the reference of the other",
    line(1, 2, 5, "PSE 7602"),
    move(1, 2, 5, "Pago", "7602"),
  ],
])("CB-03: a number %s is why they are one", (_what, ofBank, ofBook) => {
  expect(whyJoined({ lines: [ofBank], moves: [ofBook] })).toEqual({ kind: "reference", reference: "7602" });
});

it.each([
  [
    "two lines for two entries",
    [line(1, 2, 1), line(2, 2, 3)],
    [move(1, 2, 2), move(2, 2, 2)],
    { kind: "sum", of: "moves", count: 2 },
  ],
  [
    "an entry long after the bank, joined by hand",
    [line(1, 1, 5)],
    [move(1, 31, 5)],
    { kind: "days", days: -30 },
  ],
])("CB-03: %s", (_what, ofBank, ofBook, expected) => {
  expect(whyJoined({ lines: ofBank, moves: ofBook })).toEqual(expected);
});
