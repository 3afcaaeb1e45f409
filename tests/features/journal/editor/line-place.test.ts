import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { emptyDraft, setAccount, setAmount } from "#features/journal/editor/entry-draft.ts";
import { placeOfLine } from "#features/journal/editor/line-place.ts";

const code = (text: string) => text as AccountCode;

describe("where the account of a line stands", () => {
  const blank = emptyDraft(day("2026-11-20"));
  const cash = setAmount(setAccount(blank, 1, code("1105")), 1, "debit", pesos(100));

  it("has no side while nothing is written", () => {
    expect(placeOfLine(blank, 1)).toEqual({ side: null, presumed: true, others: [] });
    expect(placeOfLine(blank, 1, "credit").side).toBe("credit");
  });

  it("has the side that the entry lacks, beside the lines with an amount", () => {
    expect(placeOfLine(cash, 2)).toEqual({
      side: "credit",
      presumed: true,
      others: [{ account: "1105", side: "debit" }],
    });
    expect(placeOfLine(setAccount(cash, 2, code("4135")), 3).others).toHaveLength(1);
  });

  it("has its own side once an amount is written, whatever was chosen or lacks", () => {
    expect(placeOfLine(cash, 1, "credit")).toEqual({ side: "debit", others: [] });
  });
});
