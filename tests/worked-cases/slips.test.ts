import { describe, expect, it } from "vitest";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import { absence, slipOf, trySlip } from "#tests/domain/payroll/people.ts";
import { unpublished } from "#tests/support/law-days.ts";
import { readSlipCases, slipDifferences } from "./read-slip-case.ts";
import { SLIP_CASES } from "./slips.data.ts";

const cases = readSlipCases(SLIP_CASES);
/** 1, 2 and so on: the parts of one situation have a letter more. */
const numberOf = (name: string) => Number.parseInt(name, 10);

describe("pay by the figures of an accountant who had not seen the product", () => {
  it.each([...new Set(cases.map(({ name }) => numberOf(name)))])("situation %d", (number) => {
    expect(slipDifferences(cases.filter(({ name }) => numberOf(name) === number))).toEqual([]);
  });

  it("finds a figure that differs", () => {
    const wrong = readSlipCases("x | 2026-11 | 3501810 | | transport 249097; net 3470765; health 140072");
    expect(slipDifferences(wrong)).toEqual([
      "x transport: 249095, by hand 249097",
      "x net: 3470761, by hand 3470765",
    ]);
  });

  it("17: warns of days without pay", () => {
    const input = { absences: [absence("unpaid", "2026-06-11", "2026-06-20")] };
    expect(slipOf("2026-06", 3_000_000, { input }).warnings).toEqual([{ kind: "unpaid-days", days: 10 }]);
  });

  // Written of 2027 while its values were not published.
  it("30: a month of the next year waits for its values, and above four minimum wages for the table", () => {
    expect(trySlip(monthOf(unpublished("06-01")), 4_200_000)).toMatchObject({
      error: { kind: "unknown-law", missing: ["minimumWage", "transportAllowance", "uvt"] },
    });
    const overrides = { minimumWage: 1_900_000, transportAllowance: 270_000, uvt: 55_000 };
    expect(trySlip("2027-04", 8_000_000, { overrides })).toMatchObject({
      error: { kind: "unknown-law", missing: ["solidarity"] },
    });
  });
});
