import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_PESOS, pesos } from "#domain/kernel/pesos.ts";
import {
  calculateAcademic,
  figureOf,
  RESULT_COLUMNS,
  warningsOf,
} from "#domain/payroll/calculator/academic-summary.ts";
import { computeAcademic, type PayrollResult } from "#domain/payroll/calculator/compute-academic.ts";
import { isFieldValue } from "#domain/payroll/calculator/payroll-field.ts";
import {
  canCalculate,
  nameShown,
  newPayrollRow,
  type PayrollRow,
} from "#domain/payroll/calculator/payroll-row.ts";
import { MAX_AMOUNT } from "#domain/payroll/employee/max-amount.ts";

type Typed = Partial<{ [Key in keyof PayrollRow]: PayrollRow[Key] extends string ? string : number }>;

function row(typed: Typed): PayrollRow {
  return { ...newPayrollRow("r1"), employeeName: "Ana Gil", ...typed } as PayrollRow;
}

function compute(typed: Typed): PayrollResult {
  const result = computeAcademic(row(typed));
  if (!result.ok) throw new Error(result.error.kind);
  return result.value;
}

/** The fields named in the table below; the others have the specification's defaults. */
const FIELDS = {
  salary: "basicSalary",
  health: "healthContribution",
  pension: "pensionContribution",
  arl: "arl",
  hours: "overtimeHours",
  rate: "overtimeRate",
  bonus: "bonus",
  deductions: "deductions",
} as const satisfies Readonly<Record<string, keyof PayrollRow>>;

/** Input, then overtime, gross, deductions, net, employer and total cost, computed by hand from the formula. */
const TABLE = `
defaults, minimum wage of 2023 | salary 1_160_000 | 0 1_300_606 92_800 1_207_806 348_255 1_648_861
defaults, 2024 | salary 1_300_000 | 0 1_440_606 104_000 1_336_606 390_286 1_830_892
defaults, 2025 | salary 1_423_500 | 0 1_564_106 113_880 1_450_226 427_364 1_991_470
defaults, 2026 | salary 1_750_905 | 0 1_891_511 140_072 1_751_439 525_657 2_417_168
8 hours | salary 2_200_000 hours 8 | 91_667 2_432_273 176_000 2_256_273 660_484 3_092_757
hours, bonus and deductions | salary 1_850_000 hours 12 bonus 100_000 deductions 50_000 | 115_625 2_206_231 198_000 2_008_231 555_407 2_761_638
ARL II | salary 1_750_905 arl 1.044 | 0 1_891_511 140_072 1_751_439 534_796 2_426_307
ARL III, surcharge 75% | salary 1_750_905 arl 2.436 hours 6 rate 75 | 76_602 1_968_113 140_072 1_828_041 559_169 2_527_282
10 hours on the minimum wage of 2023 | salary 1_160_000 hours 10 | 60_417 1_361_023 92_800 1_268_223 348_255 1_709_278
10 hours | salary 3_000_000 hours 10 | 156_250 3_296_856 240_000 3_056_856 900_660 4_197_516
a high salary has the allowance too | salary 12_000_000 | 0 12_140_606 960_000 11_180_606 3_602_640 15_743_246
PY-01: 0 | salary 0 | 0 140_606 0 140_606 0 140_606
PY-01: 1 | salary 1 | 0 140_607 0 140_607 0 140_607
parts are rounded one by one | salary 10 | 0 140_616 0 140_616 3 140_619
a half goes up | salary 25 hours 12 | 2 140_633 2 140_631 7 140_640
one hour | salary 1_000_001 hours 1 | 5208 1_145_815 80_000 1_065_815 300_220 1_446_035
nothing for health, pension and ARL | salary 2_500_000 health 0 pension 0 arl 0 | 0 2_640_606 0 2_640_606 737_500 3_378_106
other percentages | salary 2_500_000 health 4.1 pension 3.9 arl 8.7 | 0 2_640_606 200_000 2_440_606 955_000 3_595_606
PY-02: half an hour | salary 999_999 arl 0.348 hours 0.5 | 2604 1_143_209 80_000 1_063_209 298_480 1_441_689
everything at once | salary 1_234_567 arl 6.96 hours 7.5 rate 75 bonus 12_345 deductions 6789 | 67_515 1_455_033 105_555 1_349_478 450_123 1_905_156
PY-01: deductions above the gross | salary 1_000_000 deductions 2_000_000 | 0 1_140_606 2_080_000 -939_394 300_220 1_440_826
PY-02: 1.000 hours | salary 1_000_000 hours 1000 | 5_208_333 6_348_939 80_000 6_268_939 300_220 6_649_159
PY-02: a surcharge of 1.000.000% | salary 1_000_000 hours 2 rate 1_000_000 | 83_341_667 84_482_273 80_000 84_402_273 300_220 84_782_493
a large salary | salary 50_000_000 arl 4.35 hours 20 rate 100 bonus 5_000_000 deductions 1_000_000 | 8_333_333 63_473_939 5_000_000 58_473_939 16_925_000 80_398_939
no surcharge | salary 1_423_500 hours 10 rate 0 | 59_313 1_623_419 113_880 1_509_539 427_364 2_050_783
`;

const numberOf = (text: string | undefined) => Number(text?.replaceAll("_", ""));

function caseOf(line: string): readonly [what: string, typed: Typed, figures: readonly number[]] {
  const [what = "", given = "", figures = ""] = line.split(" | ");
  const words = given.split(" ");
  const typed = Object.entries(FIELDS).flatMap(([word, field]) =>
    words.includes(word) ? [[field, numberOf(words[words.indexOf(word) + 1])]] : [],
  );
  return [what, Object.fromEntries(typed), figures.split(" ").map(numberOf)];
}

const CASES = TABLE.trim().split("\n").map(caseOf);

describe("the specification's calculator", () => {
  it("has its hand-written table whole", () => {
    expect(CASES.length).toBeGreaterThanOrEqual(25);
    for (const [what, typed, figures] of CASES) {
      expect(Object.values(typed).every(Number.isFinite), what).toBe(true);
      expect(figures.filter(Number.isFinite), what).toHaveLength(6);
    }
  });

  it.each(CASES)("%s", (_, typed, expected) => {
    const { figures } = compute(typed);
    expect([
      figures.overtimePay,
      figures.grossSalary,
      figures.totalDeductions,
      figures.netSalary,
      figures.employerContributions,
      figures.totalCost,
    ]).toEqual(expected);
  });

  it("opens with the specification's defaults", () => {
    expect(newPayrollRow("r1")).toEqual({
      id: "r1",
      employeeName: "",
      basicSalary: 0,
      healthContribution: 4,
      pensionContribution: 4,
      arl: 0.522,
      overtimeHours: 0,
      overtimeRate: 25,
      bonus: 0,
      deductions: 0,
      transportAllowance: 140_606,
    });
  });

  it("shows the parts of a figure, the last of them the figure", () => {
    const { figures, derivations } = compute({ basicSalary: 2_200_000, overtimeHours: 8 });
    expect(derivations.overtimePay.steps.map(({ sign, label }) => `${sign} ${label}`.trim())).toEqual([
      "Salario básico",
      "÷ Horas del mes",
      "× Hora y recargo",
      "× Horas extra",
      "= Sin redondear",
      "= Al peso más cercano",
    ]);
    expect(derivations.overtimePay.steps.at(-2)?.value).toEqual({ kind: "unrounded", value: 91_666.67 });
    for (const [key, { steps }] of Object.entries(derivations)) {
      const amount = figures[key as keyof typeof figures];
      expect(steps.at(-1)?.value, key).toEqual({ kind: "amount", amount });
    }
  });

  it("warns of a net below zero and computes it (PY-01)", () => {
    expect(warningsOf(compute({ basicSalary: 1_000_000, deductions: 2_000_000 }))).toEqual(["negative-net"]);
    expect(warningsOf(compute({ basicSalary: 1_000_000 }))).toEqual([]);
    const hours = (overtimeHours: number, overtimeRate: number) =>
      warningsOf(compute({ basicSalary: 1_000_000, overtimeHours, overtimeRate }));
    // PY-14: a surcharge under the least of spec §3 is paid as typed, and said.
    expect([hours(1, 24.99), hours(1, 25), hours(0, 0), hours(1, 0)]).toEqual([
      ["surcharge-below-least"],
      [],
      [],
      ["surcharge-below-least"],
    ]);
    // 1.000.000 and the allowance of 140.606, less 80.000: the net is zero, and nothing is owed.
    const none = compute({ basicSalary: 1_000_000, deductions: 1_060_606 });
    expect([none.figures.netSalary, warningsOf(none)]).toEqual([0, []]);
  });

  it.each<[Typed, string]>([
    [{ basicSalary: -1 }, "basicSalary"],
    [{ basicSalary: Number.POSITIVE_INFINITY }, "basicSalary"],
    [{ basicSalary: MAX_PESOS }, "basicSalary"],
    [{ basicSalary: 1.5 }, "basicSalary"],
    [{ basicSalary: Number.NaN }, "basicSalary"],
    [{ overtimeHours: -1 }, "overtimeHours"],
    [{ overtimeRate: -100 }, "overtimeRate"],
    [{ healthContribution: Number.NaN }, "healthContribution"],
    [{ healthContribution: 101 }, "healthContribution"],
    [{ deductions: -5 }, "deductions"],
    [{ transportAllowance: 0.5 }, "transportAllowance"],
    [{ transportAllowance: -1 }, "transportAllowance"],
    [{ transportAllowance: MAX_AMOUNT + 1 }, "transportAllowance"],
  ])("refuses %o, which no field gives (PY-01, PY-02)", (typed, field) => {
    expect(computeAcademic(row(typed))).toEqual({
      ok: false,
      error: { kind: "bad-value", row: "r1", field },
    });
  });

  it("refuses what would leave the safe range, and computes the most that fits (PY-01)", () => {
    const most = {
      basicSalary: MAX_AMOUNT,
      bonus: MAX_AMOUNT,
      overtimeHours: 10_000,
      overtimeRate: 1_000_000,
    };
    expect(computeAcademic(row(most))).toEqual({ ok: false, error: { kind: "too-large", row: "r1" } });
    const little = { ...most, overtimeHours: 25, overtimeRate: 999_900 };
    expect(computeAcademic(row(little))).toEqual({ ok: false, error: { kind: "too-large", row: "r1" } });
    expect(compute({ ...most, overtimeHours: 0 }).figures.grossSalary).toBe(2 * MAX_AMOUNT + 140_606);
    const heavy = row({ ...most, overtimeHours: 24, overtimeRate: 999_900 });
    expect(calculateAcademic(Array.from({ length: 10 }, () => heavy))).toEqual({
      ok: false,
      error: { kind: "total-too-large" },
    });
  });

  it("adds up what is shown (NU-08, PY-04)", () => {
    const rows = [
      row({ basicSalary: 2_200_000, overtimeHours: 8 }),
      row({ basicSalary: 1_850_000, overtimeHours: 12, bonus: 100_000, deductions: 50_000 }),
      row({ basicSalary: 1_750_905, arl: 1.044 }),
      row({ basicSalary: 1_750_905, arl: 2.436, overtimeHours: 6, overtimeRate: 75 }),
    ];
    const result = calculateAcademic(rows);
    expect(result.ok && result.value.totals).toEqual({
      basicSalary: 7_551_810,
      grossSalary: 8_498_128,
      totalDeductions: 654_144,
      netSalary: 7_843_984,
      employerContributions: 2_309_856,
      totalCost: 10_807_984,
    });
  });

  it("is enabled by names and salaries", () => {
    const good = row({ basicSalary: 1 });
    expect(canCalculate([good])).toBe(true);
    expect(canCalculate([good, row({ basicSalary: 1, employeeName: "  " })])).toBe(false);
    expect(canCalculate([good, row({ basicSalary: 0 })])).toBe(false);
    expect(canCalculate([])).toBe(false);
    expect(nameShown({ employeeName: " " })).toBe("Sin nombre");
  });
});

const typedRow = fc.record({
  basicSalary: fc.integer({ min: 0, max: 1e9 }),
  healthContribution: fc.integer({ min: 0, max: 100_000 }).map((n) => n / 1000),
  pensionContribution: fc.integer({ min: 0, max: 1000 }).map((n) => n / 10),
  arl: fc.integer({ min: 0, max: 8700 }).map((n) => n / 1000),
  overtimeHours: fc.integer({ min: 0, max: 400 }).map((n) => n / 4),
  overtimeRate: fc.integer({ min: 0, max: 500 }),
  bonus: fc.nat(1e9),
  deductions: fc.nat(1e9),
});

describe("I-29 in the set of the specification", () => {
  it("holds for any row", () => {
    fc.assert(
      fc.property(typedRow, fc.nat(1e6), (typed, more) => {
        const { figures: f, row: kept } = compute(typed);
        expect(f.netSalary).toBe(f.grossSalary - f.totalDeductions);
        expect(f.totalCost).toBe(f.grossSalary + f.employerContributions);
        expect(compute({ ...typed, overtimeHours: 0 }).figures.overtimePay).toBe(0);
        const richer = compute({ ...typed, basicSalary: kept.basicSalary + more }).figures;
        expect(richer.grossSalary).toBeGreaterThanOrEqual(f.grossSalary + more);
        expect(richer.totalCost).toBeGreaterThanOrEqual(f.totalCost + more);
      }),
    );
  });

  it("has totals that are the sums of the rows shown", () => {
    fc.assert(
      fc.property(fc.array(typedRow, { minLength: 1, maxLength: 6 }), (typed) => {
        const result = calculateAcademic(typed.map(row));
        if (!result.ok) throw new Error(result.error.kind);
        for (const { key } of RESULT_COLUMNS) {
          const sum = result.value.results.reduce((total, each) => total + figureOf(each, key), 0);
          expect(result.value.totals[key]).toBe(pesos(sum));
        }
      }),
    );
  });

  it("computes or refuses anything at all, and never gives what is no whole number", () => {
    const anything = fc.oneof(fc.double(), fc.integer(), fc.constant(MAX_AMOUNT), fc.nat(1e6));
    const wild = fc.record({
      basicSalary: anything,
      healthContribution: anything,
      arl: anything,
      overtimeHours: anything,
      overtimeRate: anything,
      bonus: anything,
      deductions: anything,
    });
    fc.assert(
      fc.property(wild, (typed) => {
        const result = computeAcademic(row(typed));
        if (!result.ok) return;
        expect(isFieldValue("basicSalary", typed.basicSalary)).toBe(true);
        for (const amount of Object.values(result.value.figures))
          expect(Number.isSafeInteger(amount)).toBe(true);
      }),
    );
  });
});
