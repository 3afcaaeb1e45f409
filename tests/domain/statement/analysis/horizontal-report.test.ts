import { expect, it } from "vitest";
import { horizontalAnalysis } from "#domain/statement/analysis/horizontal-analysis.ts";
import { horizontalReport } from "#domain/statement/analysis/horizontal-report.ts";

const WORDS = {
  title: "Análisis horizontal",
  line: "Rubro",
  now: "2026",
  before: "2025",
  change: "Variación",
  share: "%",
};

it("prints each part with its lines, and nothing where there is no share", () => {
  const lines = horizontalAnalysis(
    [
      { key: "11", kind: "line", amount: 150 },
      { key: "assets", kind: "total", amount: 150 },
    ],
    [{ key: "assets", kind: "total", amount: 100 }],
  );
  const head = { subtitle: "La Sabana", period: "2026 frente a 2025" };
  const report = horizontalReport(head, WORDS, [{ caption: "Balance", lines }], (key) => `<${key}>`);
  expect(report).toMatchObject({ title: "Análisis horizontal", ...head });
  expect(report.columns.map((each) => each.label)).toEqual(["Rubro", "2026", "2025", "Variación", "%"]);
  expect(report.rows.map((row) => row.kind)).toEqual(["heading", "line", "total"]);
  expect(report.rows.map((row) => row.level)).toEqual([0, 1, 0]);
  expect(report.rows[1]?.cells).toEqual([
    { kind: "text", text: "<11>" },
    { kind: "amount", amount: 150 },
    { kind: "amount", amount: 0 },
    { kind: "amount", amount: 150 },
    { kind: "none" },
  ]);
  expect(report.rows[2]?.cells.at(-1)).toEqual({ kind: "percent", share: 0.5 });
});

it("NU-04 prints no figure that left the safe range", () => {
  const lines = horizontalAnalysis([{ key: "11", kind: "line", amount: 2 ** 60 }], []);
  const report = horizontalReport({ subtitle: "", period: "" }, WORDS, [{ caption: "", lines }], String);
  expect(report.rows[1]?.cells[1]).toEqual({ kind: "none" });
});

it("puts what only the earlier period has after its predecessor there, or first", () => {
  const lines = (...keys: readonly string[]) =>
    keys.map((key) => ({ key, kind: "line" as const, amount: 5 }));
  const keys = (now: readonly string[], before: readonly string[]) =>
    horizontalAnalysis(lines(...now), lines(...before)).map(({ key }) => key);
  expect(keys(["11", "14"], ["10", "11", "12", "13", "14"])).toEqual(["10", "11", "12", "13", "14"]);
  expect(keys(["11"], ["12"])).toEqual(["12", "11"]);
  expect(horizontalAnalysis(lines("11"), lines("11"))[0]).toMatchObject({ change: 0, share: 0 });
});
