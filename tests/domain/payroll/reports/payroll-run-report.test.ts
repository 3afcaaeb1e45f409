import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFAULT_SETTINGS } from "#domain/payroll/employee/contract.ts";
import { PAYROLL_GROUPS } from "#domain/payroll/reports/payroll-groups.data.ts";
import { payrollRunReport } from "#domain/payroll/reports/payroll-run-report.ts";
import { computeRun } from "#domain/payroll/run/compute-run.ts";
import { CONCEPT_KEYS, CONCEPTS } from "#domain/payroll/slip/concepts.data.ts";
import { LA_SABANA, NOVEMBER, PEOPLE, personOf, runOf } from "#tests/support/payroll/slip-people.ts";
import { wrongAcross, wrongSums } from "#tests/support/report-sums.ts";
import { periodOf } from "../people.ts";
import { personIn } from "../random-people.ts";

const reportOf = () => payrollRunReport({ run: runOf() }, LA_SABANA);

function cellsOf(row: number): Record<string, string | number | null> {
  const report = reportOf();
  const { cells = [] } = report.rows[row] ?? {};
  return Object.fromEntries(
    report.columns.map(({ key }, index) => {
      const cell = cells[index];
      if (cell?.kind === "amount") return [key, cell.amount];
      if (cell?.kind === "text") return [key, cell.text];
      return [key, cell?.kind === "number" ? cell.value : null];
    }),
  );
}

describe("a run of payroll as a report", () => {
  it("PY-04 has a row a person with the figures of the slip, and their sums", () => {
    expect(cellsOf(0)).toEqual({
      employee: "Yuliana Cárdenas Peña",
      document: "52.731.094",
      days: 30,
      salary: 2_200_000,
      pay: 2_200_000,
      hours: 104_762,
      transport: 249_095,
      accrued: 2_553_857,
      health: 92_190,
      pension: 92_190,
      withholding: 0,
      others: 120_000,
      deducted: 304_380,
      net: 2_249_477,
      employer: 380_792,
      provisions: 542_848,
      cost: 3_477_497,
    });
    const { totals } = runOf();
    expect(cellsOf(3)).toMatchObject({ employee: "Totales", days: null, ...totals });
    expect(reportOf()).toMatchObject({
      title: "Nómina",
      subtitle: "Ferretería La Sabana S.A.S., NIT 901.482.316-8",
      period: "Noviembre de 2026",
    });
  });

  it("says which columns a total adds up, and under which heading it stands", () => {
    const { columns } = reportOf();
    const of = (key: string) => {
      const found = columns.find((column) => column.key === key);
      return [
        found?.group,
        found?.adds?.map(({ key: name, minus }) => `${minus ? "-" : ""}${name}`).join(" "),
      ];
    };
    const [earned] = of("pay");
    const [taken] = of("health");
    expect(earned).not.toBe(taken);
    expect(of("accrued")).toEqual([earned, "pay hours transport"]);
    expect(of("deducted")).toEqual([taken, "health pension withholding others"]);
    expect(of("net")).toEqual([undefined, "accrued -deducted"]);
    expect(of("cost")).toEqual([undefined, "accrued employer provisions"]);
    for (const key of ["employer", "provisions", "salary"]) {
      const column = columns.find((each) => each.key === key) ?? {};
      expect("adds" in column || "group" in column).toBe(false);
    }
  });

  it("gives no column to what nobody has, and has rows of nobody too", () => {
    expect(reportOf().columns.map(({ key }) => key)).not.toContain("leave");
    const nobody = payrollRunReport({ run: runOf([]) }, null);
    expect(nobody.rows).toHaveLength(1);
    expect(nobody.rows[0]?.sums).toBeUndefined();
    expect(wrongAcross(nobody)).toEqual([]);
  });

  it("points at whoever owes more than was earned", () => {
    expect(reportOf().rows.map(({ warning }) => warning)).toEqual([
      undefined,
      undefined,
      "Las deducciones superan lo devengado",
      undefined,
    ]);
  });

  it("has each concept that is earned or taken off in one group", () => {
    const grouped = PAYROLL_GROUPS.flatMap(({ side, concepts }) => concepts.map((key) => `${side} ${key}`));
    const all = CONCEPT_KEYS.filter((key) => ["accrued", "deducted"].includes(CONCEPTS[key].group));
    expect([...grouped].sort()).toEqual(all.map((key) => `${CONCEPTS[key].group} ${key}`).sort());
  });

  it("I-25 adds up down and across for any people", () => {
    for (const text of ["2026-07", "2026-07 -1", "2025-12 -2"]) {
      const period = periodOf(text);
      fc.assert(
        fc.property(fc.array(personIn(period), { minLength: 1, maxLength: 12 }), (people) => {
          const run = computeRun({ period, settings: DEFAULT_SETTINGS, overrides: {}, people });
          if (!run.ok) return;
          const made = payrollRunReport({ run: run.value }, LA_SABANA);
          expect(wrongSums(made)).toEqual([]);
          expect(wrongAcross(made)).toEqual([]);
        }),
        { numRuns: 30 },
      );
    }
  });

  it("finds a figure that its parts do not come to", () => {
    const run = runOf([...PEOPLE, personOf(PEOPLE[0]?.contract ?? ({} as never))], NOVEMBER);
    const slips = run.slips.map((slip, index) =>
      index === 0 ? { ...slip, totals: { ...slip.totals, net: slip.totals.accrued } } : slip,
    );
    expect(wrongAcross(payrollRunReport({ run: { ...run, slips } }, null))).toMatchObject([
      { row: 0, column: "net" },
    ]);
  });
});
