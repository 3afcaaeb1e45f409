import { describe, expect, it } from "vitest";
import { addDays, day } from "#domain/kernel/calendar-day.ts";
import { rowOn } from "#domain/law/dated.ts";
import { HORIZON, LAW_FROM, NO_END } from "#domain/law/horizon.ts";
import type { DatedValue } from "#domain/law/parameter.ts";
import { PARAMETER_KEYS, PARAMETERS, type ParameterKey } from "#domain/law/parameters.ts";
import { FORESEEN_SOLIDARITY, SOLIDARITY, WITHHOLDING_TABLE } from "#domain/law/tables.data.ts";
import { UVT } from "#domain/law/uvt.ts";
import { HOUR_RULES, type HourKind } from "#domain/payroll/earnings/overtime-kinds.data.ts";
import { compareLaw, validityOf } from "#domain/payroll/law/compare-law.ts";
import { createLawReader, isOverride, type LawOverrides, lawOn } from "#domain/payroll/law/law.ts";
import { PARAMETER_GROUPS } from "#domain/payroll/law/parameter-groups.data.ts";
import { lawValueText, overridesText, parameterText } from "#domain/payroll/law/parameter-text.ts";
import { readOverride } from "#domain/payroll/law/read-override.ts";
import { LAST_COMPLETE_DAY, UNPUBLISHED, unpublished } from "#tests/support/law-days.ts";

const NEW_YEAR: LawOverrides = { minimumWage: 1_900_000, transportAllowance: 270_000, uvt: 55_000 };

function lawOf(date: string, overrides: LawOverrides = {}) {
  const law = lawOn(day(date), overrides);
  if (!law.ok) throw new Error(JSON.stringify(law.error));
  return law.value;
}

const valueAt = (key: ParameterKey, date: string, overrides?: LawOverrides) =>
  lawOf(date, overrides).values[key].value;

describe("the yearly values", () => {
  it.each([
    ["2023", 1_160_000, 140_606, 42_412],
    ["2024", 1_300_000, 162_000, 47_065],
    ["2025", 1_423_500, 200_000, 49_799],
  ])("of %s hold from its first to its last day", (year, wage, transport, uvt) => {
    for (const date of [`${year}-01-01`, `${year}-12-31`]) {
      expect(valueAt("minimumWage", date)).toBe(wage);
      expect(valueAt("transportAllowance", date)).toBe(transport);
      expect(valueAt("uvt", date)).toBe(uvt);
    }
  });

  it.each([
    ["2023", 2_320_000, 4_640_000, 11_600_000, 15_080_000, 29_000_000],
    ["2024", 2_600_000, 5_200_000, 13_000_000, 16_900_000, 32_500_000],
    ["2025", 2_847_000, 5_694_000, 14_235_000, 18_505_500, 35_587_500],
  ])("give the limits of %s", (year, transport, solidarity, exoneration, integral, cap) => {
    const { values, solidarity: table } = lawOf(`${year}-06-01`);
    const wages = (count: number) => count * values.minimumWage.value;
    expect(wages(values.transportLimit.value)).toBe(transport);
    expect(wages(table?.brackets.find(({ percent }) => percent > 0)?.over ?? 0)).toBe(solidarity);
    expect(wages(values.exonerationLimit.value)).toBe(exoneration);
    expect(wages(values.integralMinimum.value)).toBe(integral);
    expect(wages(values.ibcCap.value)).toBe(cap);
  });

  it("have one UVT, that of the taxes", () => {
    expect(PARAMETERS.uvt.rows).toBe(UVT);
  });
});

describe("the day before and the day of each change", () => {
  it.each<[ParameterKey, string, number, number]>([
    ["minimumWage", "2024-01-01", 1_160_000, 1_300_000],
    ["minimumWage", "2025-01-01", 1_300_000, 1_423_500],
    ["minimumWage", "2026-01-01", 1_423_500, 1_750_905],
    ["transportAllowance", "2024-01-01", 140_606, 162_000],
    ["transportAllowance", "2025-01-01", 162_000, 200_000],
    ["transportAllowance", "2026-01-01", 200_000, 249_095],
    ["uvt", "2024-01-01", 42_412, 47_065],
    ["uvt", "2025-01-01", 47_065, 49_799],
    ["uvt", "2026-01-01", 49_799, 52_374],
    ["weeklyHours", "2023-07-15", 48, 47],
    ["weeklyHours", "2024-07-15", 47, 46],
    ["weeklyHours", "2025-07-15", 46, 44],
    ["weeklyHours", "2026-07-15", 44, 42],
    ["hourDivisor", "2023-07-15", 240, 235],
    ["hourDivisor", "2024-07-15", 235, 230],
    ["hourDivisor", "2025-07-15", 230, 220],
    ["hourDivisor", "2026-07-15", 220, 210],
    ["restSurcharge", "2025-07-01", 75, 80],
    ["restSurcharge", "2026-07-01", 80, 90],
    ["nightStart", "2025-12-25", 21, 19],
  ])("%s on %s: from %d to %d", (key, date, before, after) => {
    expect(lawOn(addDays(day(date), -1)).ok && valueAt(key, addDays(day(date), -1))).toBe(before);
    expect(valueAt(key, date)).toBe(after);
  });

  it("the surcharge of rest days reaches 100% in July 2027, once that year's values are there", () => {
    expect(valueAt("restSurcharge", "2027-03-31", NEW_YEAR)).toBe(90);
    const rows: readonly DatedValue[] = PARAMETERS.restSurcharge.rows;
    expect(rows.find((row) => row.from === "2027-07-01")?.value).toBe(100);
    expect(rows.find((row) => row.to === "2027-06-30")?.value).toBe(90);
  });

  it("every parameter's rows follow each other without gaps or overlaps", () => {
    for (const key of PARAMETER_KEYS) {
      const rows: readonly DatedValue[] = PARAMETERS[key].rows;
      expect(rows[0]?.from, key).toBe(LAW_FROM);
      for (const [index, row] of rows.slice(1).entries())
        expect(row.from, key).toBe(addDays(rows[index]?.to ?? row.from, 1));
      expect(rows.at(-1)?.to, key).toBe(PARAMETERS[key].kind === "yearly" ? HORIZON : NO_END);
      for (const row of rows) expect(row.norm.length, key).toBeGreaterThan(4);
    }
  });

  it.each([
    ["2023-07-14", 48, 240],
    ["2024-07-14", 47, 235],
    ["2025-07-14", 46, 230],
    ["2026-07-14", 44, 220],
    ["2026-12-31", 42, 210],
  ])("on %s %d hours a week are %d a month", (date, week, month) => {
    expect([valueAt("weeklyHours", date), valueAt("hourDivisor", date)]).toEqual([week, month]);
  });

  it.each([
    ["2023-01-01", 75, 110, 200, 250],
    ["2025-06-30", 75, 110, 200, 250],
    ["2025-07-01", 80, 115, 205, 255],
    ["2026-07-01", 90, 125, 215, 265],
    ["2027-06-30", 90, 125, 215, 265],
    ["2027-07-01", 100, 135, 225, 275],
  ])("rest days of %s: %d, and with night or overtime %d, %d and %d%%", (date, rest, night, extra, late) => {
    const on = (key: ParameterKey) => rowOn<DatedValue>(PARAMETERS[key].rows, day(date))?.value ?? Number.NaN;
    const percent = (kind: HourKind) =>
      HOUR_RULES[kind].surcharges.reduce((sum, key) => sum + on(key), HOUR_RULES[kind].extra ? 100 : 0);
    expect((["RDF", "RNDF", "HEDDF", "HENDF"] as const).map(percent)).toEqual([rest, night, extra, late]);
  });

  it("the tables are continuous where the statute is, and rise", () => {
    for (const { brackets } of [...SOLIDARITY, ...WITHHOLDING_TABLE])
      brackets.slice(1).forEach((bracket, index) => {
        expect(bracket.over).toBeGreaterThan(brackets[index]?.over ?? 0);
        expect(bracket.percent).toBeGreaterThan(brackets[index]?.percent ?? 0);
      });
  });
});

describe("where nothing is known", () => {
  it("before 2023 there are no parameters", () => {
    const law = lawOn(day("2022-12-31"));
    expect(law).toMatchObject({ ok: false, error: { kind: "unknown-law", lastKnown: null } });
    expect(law.ok === false && law.error.missing.length).toBe(PARAMETER_KEYS.length + 1);
    expect(lawOn(day("2023-01-01")).ok).toBe(true);
  });

  it("a new year waits for its decrees, and nothing is carried on", () => {
    expect(lawOn(LAST_COMPLETE_DAY).ok).toBe(true);
    expect(lawOn(UNPUBLISHED)).toEqual({
      ok: false,
      error: {
        kind: "unknown-law",
        date: UNPUBLISHED,
        missing: ["minimumWage", "transportAllowance", "uvt"],
        lastKnown: LAST_COMPLETE_DAY,
      },
    });
  });

  it("only yearly values wait: statutes go on in years to come", () => {
    for (const date of ["2027-03-31", "2027-04-01", "2028-01-01", "2040-06-15"])
      expect(lawOn(day(date), NEW_YEAR).ok, date).toBe(true);
    expect(valueAt("restSurcharge", "2031-01-01", NEW_YEAR)).toBe(100);
  });

  it("the table of the solidarity fund is not known from April 2027 on, until somebody types it", () => {
    expect(lawOf("2027-03-31", NEW_YEAR).solidarity?.norm).toBe("Ley 797 de 2003, arts. 7 y 8");
    expect(lawOf("2027-04-01", NEW_YEAR).solidarity).toBeNull();
    const solidarity = FORESEEN_SOLIDARITY.brackets;
    expect(lawOf("2027-04-01", { ...NEW_YEAR, solidarity }).solidarity).toMatchObject({
      brackets: solidarity,
      overridden: true,
    });
    // The last day with all values known, not the last day with any.
    expect(lawOn(day("2028-01-01"))).toMatchObject({ error: { lastKnown: LAST_COMPLETE_DAY } });
  });
});

describe("values put in the place of the law's", () => {
  it("are used and say so", () => {
    const { values } = lawOf("2026-11-30", { hourDivisor: 240 });
    expect(values.hourDivisor).toMatchObject({ value: 240, overridden: true, norm: "Valor cambiado a mano" });
    expect(values.minimumWage.overridden).toBe(false);
  });

  it("are checked by their unit", () => {
    expect(isOverride("health", 0)).toBe(true);
    expect(isOverride("health", 100.1)).toBe(false);
    expect(isOverride("hourDivisor", 0)).toBe(false);
    expect(isOverride("minimumWage", 0)).toBe(false);
    expect(isOverride("minimumWage", 1.5)).toBe(false);
    expect(isOverride("nightStart", 25)).toBe(false);
    // The maximum of each value is itself valid.
    const most = {
      health: 100,
      nightStart: 24,
      hourDivisor: 744,
      minimumWage: 1_000_000_000,
      ibcCap: 10_000,
    };
    for (const [key, value] of Object.entries(most) as [keyof typeof most, number][])
      expect([isOverride(key, value), isOverride(key, value + 1)], key).toEqual([true, false]);
    for (const bad of [Number.NaN, Number.POSITIVE_INFINITY, -1, -0, "4", null])
      expect(isOverride("health", bad)).toBe(false);
    expect(valueAt("hourDivisor", "2026-11-30", { hourDivisor: 0 })).toBe(210);
  });

  it("are read once for each day", () => {
    const read = createLawReader();
    expect(read(day("2026-11-30"))).toBe(read(day("2026-11-30")));
  });
});

describe("two dates side by side", () => {
  it("show what changed between them", () => {
    const { sections, solidarity, unknown } = compareLaw(day("2025-06-30"), day("2026-11-30"));
    const values = sections.flatMap((each) => each.values);
    expect(unknown).toEqual([]);
    expect(sections.map(({ label }) => label)).toEqual([
      "Lo que cambia",
      "Salario y auxilio de transporte",
      "Jornada, horas extra y recargos",
      "Aportes",
      "Prestaciones e incapacidades",
      "Retención en la fuente",
      "Descuentos y embargos",
    ]);
    expect(values.map(({ key }) => key).sort()).toEqual([...PARAMETER_KEYS].sort());
    expect(values.slice(7).some(({ changed }) => changed)).toBe(false);
    expect(sections[0]?.values.map(({ key }) => key)).toEqual([
      "minimumWage",
      "transportAllowance",
      "uvt",
      "weeklyHours",
      "hourDivisor",
      "nightStart",
      "restSurcharge",
    ]);
    expect(values.find(({ key }) => key === "hourDivisor")).toMatchObject({
      before: { value: 230 },
      after: { value: 210 },
    });
    expect(solidarity.changed).toBe(false);
  });

  it("show a change that is the only one", () => {
    const [top] = compareLaw(day("2026-06-30"), day("2026-07-01")).sections;
    expect([top?.label, top?.values.map(({ key }) => key)]).toEqual(["Lo que cambia", ["restSurcharge"]]);
  });

  it("show what is not known yet", () => {
    const { sections, unknown } = compareLaw(LAST_COMPLETE_DAY, unpublished("04-01"));
    const values = sections.flatMap((each) => each.values);
    expect(unknown).toContainEqual(
      expect.objectContaining({
        kind: "unknown-law",
        date: unpublished("04-01"),
        lastKnown: LAST_COMPLETE_DAY,
      }),
    );
    expect(compareLaw(day("2022-12-31"), day("2022-12-31")).unknown).toMatchObject([{ lastKnown: null }]);
    expect(values.find(({ key }) => key === "uvt")).toMatchObject({ after: null, changed: true });
    // Before the first year: the table of the solidarity fund ends within a year, so the horizon does not tell.
    const before = compareLaw(LAW_FROM, addDays(LAW_FROM, -1));
    expect(before.solidarity).toMatchObject({ after: null, changed: true });
    expect(values.find(({ key }) => key === "health")?.changed).toBe(false);
  });

  it("what somebody typed is no longer unknown", () => {
    const date = unpublished("01-15");
    expect(compareLaw(date, date).unknown).toHaveLength(1);
    // From April 2027 on the table of the solidarity fund is missing too, in any year.
    const typed = { ...NEW_YEAR, ...(date > "2027-03-31" && { solidarity: FORESEEN_SOLIDARITY.brackets }) };
    expect(compareLaw(date, date, typed).unknown).toEqual([]);
    const april = unpublished("04-15");
    expect(compareLaw(april, april, NEW_YEAR).unknown).toMatchObject([{ missing: ["solidarity"] }]);
    const solidarity = FORESEEN_SOLIDARITY.brackets;
    expect(compareLaw(april, april, { ...NEW_YEAR, solidarity }).unknown).toEqual([]);
  });

  it("one day has no section of changes, and each parameter stands in one group", () => {
    const { sections } = compareLaw(day("2026-11-30"), day("2026-11-30"));
    expect(sections.map(({ kind }) => kind)).not.toContain("changed");
    expect(PARAMETER_GROUPS.flatMap(({ keys }) => keys).sort()).toEqual([...PARAMETER_KEYS].sort());
  });

  it("say from when until when a value holds, where a norm sets it", () => {
    const held = (key: ParameterKey, date: string) => {
      const row = rowOn<DatedValue>(PARAMETERS[key].rows, day(date));
      return row && validityOf(key, row);
    };
    expect(held("minimumWage", "2023-06-01")).toEqual({ from: "2023-01-01", to: "2023-12-31" });
    expect(held("hourDivisor", "2023-06-01")).toEqual({ from: null, to: "2023-07-14" });
    expect(held("hourDivisor", "2026-07-14")).toEqual({ from: "2025-07-15", to: "2026-07-14" });
    expect(held("hourDivisor", "2026-07-15")).toEqual({ from: "2026-07-15", to: null });
    expect(held("health", "2026-07-15")).toEqual({ from: null, to: null });
  });
});

describe("what is typed in the place of a value", () => {
  it.each<[ParameterKey, string, number | string]>([
    ["minimumWage", "$ 1.900.000", 1_900_000],
    ["minimumWage", "1.900.000,50", "decimals"],
    ["minimumWage", "0", "out-of-range"],
    ["minimumWage", "-1", "negative"],
    ["health", "0", 0],
    ["health", "4,5 %", 4.5],
    ["health", "101", "out-of-range"],
    ["health", "1e999", "not-a-number"],
    ["health", "", "empty"],
    ["health", "0,00001", "decimals"],
    ["hourDivisor", "240", 240],
    ["hourDivisor", "0", "out-of-range"],
    ["nightStart", "19,5", "out-of-range"],
    ["nightStart", "21", 21],
  ])("%s %o is %o", (key, text, expected) => {
    const read = readOverride(key, text);
    expect(read.ok ? read.value : read.error).toBe(expected);
  });

  it("is told in words", () => {
    expect(overridesText({ health: 0, minimumWage: 1_900_000 })).toBe(
      "Salario mínimo mensual (SMMLV) $\u00a01.900.000; Salud, trabajador 0%",
    );
    expect(overridesText({})).toBe("");
    expect(parameterText(66.67, "percent")).toBe("66,67%");
    // CST art. 227: two thirds, which no percentage is.
    const [share] = PARAMETERS.sickLeaveShare.rows;
    expect(share && lawValueText(share, "percent")).toBe("Dos terceras partes");
  });
});
