import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { FORESEEN_SOLIDARITY, WITHHOLDING_TABLE } from "#domain/law/tables.data.ts";
import { DEFAULT_SETTINGS } from "#domain/payroll/employee/contract.ts";
import { isOverride, type LawOverrides, lawOn } from "#domain/payroll/law/law.ts";
import { lawNotes } from "#domain/payroll/law/law-notes.ts";
import { overridesText, parameterText } from "#domain/payroll/law/parameter-text.ts";
import { isTable, readTable } from "#domain/payroll/law/table-override.ts";
import { typedLaw } from "#domain/payroll/law/typed-law.ts";
import { LAST_COMPLETE_DAY, UNPUBLISHED, UNPUBLISHED_YEAR } from "#tests/support/law-days.ts";
import { periodOf } from "../people.ts";

const notes = (period: string, overrides: LawOverrides = {}) =>
  lawNotes({ period: periodOf(period), settings: DEFAULT_SETTINGS, overrides, people: [] });

describe("what a slip says of the law", () => {
  it("names its day, and the values that people look for with their norms", () => {
    expect(notes("2026-11 -1")).toEqual([
      "Calculado con la ley vigente el 15/11/2026: salario mínimo $\u00a01.750.905 (Decreto 159 de 2026); auxilio de transporte $\u00a0249.095 (Decreto 1470 de 2025); jornada semanal 42 horas (Ley 2101 de 2021, art. 3).",
    ]);
  });

  it("cites no norm for a value that was put in its place, and lists what was", () => {
    const [law, changed] = notes("2026-11", { minimumWage: 1_800_000, sickLeaveHalf: 60 });
    expect(law).toContain("salario mínimo $\u00a01.800.000; auxilio de transporte");
    expect(changed).toMatch(
      /^Valores cambiados a mano: Salario mínimo mensual \(SMMLV\) \$\u00a01\.800\.000; .+ 60%\.$/,
    );
  });

  it("says nothing of a day whose law is not known", () => {
    expect(notes(`${UNPUBLISHED_YEAR}-03`)).toEqual([]);
  });
});

describe("a value of the law in words", () => {
  it.each([
    [1_750_905, "pesos", "$\u00a01.750.905"],
    [8.5, "percent", "8,5%"],
    [210, "hours", "210 horas"],
    [1, "hours", "1 hora"],
    [19, "clock", "19:00"],
    [6, "clock", "06:00"],
    [24, "clock", "00:00"],
    [25, "smmlv", "25 SMMLV"],
    [3_800, "uvt", "3.800 UVT"],
  ] as const)("%d %s: %s", (value, unit, text) => {
    expect(parameterText(value, unit)).toBe(text);
  });

  it("names a table that was typed by its lines", () => {
    const solidarity = [
      { over: 0, inclusive: true, percent: 0, fixed: 0 },
      { over: 4, inclusive: true, percent: 1.5, fixed: 0 },
    ];
    expect(overridesText({ solidarity })).toMatch(/: 0; 0 \| 4; 1,5$/);
    expect(overridesText({ uvt: 55_000, solidarity })).toMatch(/^UVT \$\u00a055\.000; .+: 0; 0 \| 4; 1,5$/);
    expect(overridesText({})).toBe("");
  });
});

describe("what may replace the law", () => {
  it.each<[Parameters<typeof isOverride>[0], unknown, boolean]>([
    ["health", 4, true],
    ["health", "4", false],
    ["health", null, false],
    ["health", Number.NaN, false],
    ["health", Number.POSITIVE_INFINITY, false],
    ["health", -0, false],
    ["minimumWage", Number.POSITIVE_INFINITY, false],
    ["ibcCap", Number.NaN, false],
    ["ibcCap", Number.POSITIVE_INFINITY, false],
    ["hourDivisor", Number.NaN, false],
  ])("%s by %o: %s", (key, value, may) => {
    expect(isOverride(key, value)).toBe(may);
  });

  it("what may not replaces nothing", () => {
    const put = { health: "4" as never, withholding: [] };
    expect(lawOn(day("2026-11-20"), put)).toEqual(lawOn(day("2026-11-20")));
    expect(isTable("solidarity", [undefined])).toBe(false);
    expect(isTable("withholding", [])).toBe(false);
  });

  it("a table of the withholding is taken as it is typed, for the day that it is asked for", () => {
    const withholding = [{ over: 0, inclusive: true, percent: 1, fixed: 0 }];
    const law = lawOn(day("2026-11-20"), { withholding });
    expect(law.ok && law.value.withholding).toEqual({
      kind: "statute",
      brackets: withholding,
      from: "2026-11-20",
      to: "2026-11-20",
      norm: "Valor cambiado a mano",
      overridden: true,
    });
  });

  it("says which line of a table does not rise", () => {
    const text = "0; 0\n95; 19\n150; 28; 10\n120; 33; 69";
    expect(readTable("withholding", text)).toEqual({ ok: false, error: { kind: "order", line: 4 } });
    expect(readTable("withholding", "0; 0\n0; 19")).toEqual({ ok: false, error: { kind: "order", line: 2 } });
  });
});

describe("what is missing of a day's law", () => {
  it("was last known on the last complete day, whatever else was typed; before the data, never", () => {
    const missing = (date: typeof UNPUBLISHED, overrides: LawOverrides = {}) => {
      const law = lawOn(date, overrides);
      return law.ok ? null : [law.error.missing.length, law.error.lastKnown];
    };
    expect(missing(UNPUBLISHED)).toEqual([3, LAST_COMPLETE_DAY]);
    expect(missing(UNPUBLISHED, { minimumWage: 1_900_000, uvt: 55_000 })).toEqual([1, LAST_COMPLETE_DAY]);
    expect(missing(day("2020-01-01"))?.[1]).toBeNull();
  });

  it("PY-17 is what runs of the year typed of it, tables too, but none that the law has", () => {
    const solidarity = FORESEEN_SOLIDARITY.brackets;
    const withholding = WITHHOLDING_TABLE[0]?.brackets ?? [];
    const typed = (date: string) =>
      typedLaw([{ period: periodOf("2027-05"), overrides: { solidarity, withholding } }], day(date));
    expect(typed("2027-05-31")).toEqual({ solidarity });
    expect(typed("2027-02-28")).toEqual({});
  });
});
