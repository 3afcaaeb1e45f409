import { describe, expect, it } from "vitest";
import { HORIZON, LAST_LEGAL_YEAR, LAW_FROM, NO_END } from "#domain/law/horizon.ts";
import { YEARLY_KEYS } from "#domain/law/legal-year.ts";
import { LEGAL_YEARS } from "#domain/law/legal-years.data.ts";
import { PARAMETER_KEYS, PARAMETERS } from "#domain/law/parameters.ts";

describe("the legal years", () => {
  it("follow each other from 2023 on, the oldest first", () => {
    expect(LEGAL_YEARS.length).toBeGreaterThanOrEqual(4);
    expect(LEGAL_YEARS.map(({ year }) => year)).toEqual(LEGAL_YEARS.map((_, index) => 2023 + index));
  });

  it("set the one horizon, and statutes have no end (they hold until another law changes them)", () => {
    expect([LAW_FROM, HORIZON]).toEqual(["2023-01-01", `${LAST_LEGAL_YEAR}-12-31`]);
    for (const key of PARAMETER_KEYS)
      expect(PARAMETERS[key].rows.at(-1)?.to, key).toBe(PARAMETERS[key].kind === "yearly" ? HORIZON : NO_END);
    expect(HORIZON >= "2026-12-31").toBe(true);
  });

  it("change a value within the year only on later days of it", () => {
    for (const { year, values } of LEGAL_YEARS)
      for (const key of YEARLY_KEYS) {
        const [, ...later] = values[key];
        const days = later.map(({ from }) => from);
        for (const from of days) expect(from.slice(0, 4), `${key} ${year}`).toBe(`${year}`);
        expect([...days].sort(), `${key} ${year}`).toEqual(days);
        expect(days, `${key} ${year}`).not.toContain(`${year}-01-01`);
      }
  });

  it("give what is yearly, and everything else is a statute", () => {
    const yearly = PARAMETER_KEYS.filter((key) => PARAMETERS[key].kind === "yearly");
    expect(yearly).toEqual([...YEARLY_KEYS]);
  });
});
