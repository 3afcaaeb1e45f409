import { describe, expect, it } from "vitest";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { companyInName, fileName, keptFileName } from "#domain/report/file-name.ts";
import { NONE, type Report, type ReportCell, text } from "#domain/report/report.ts";
import { minus, ReportBuilder } from "#domain/report/report-builder.ts";
import {
  checkRows,
  checkText,
  citedNote,
  columnName,
  NOTE_COLUMN,
  unsaidChecks,
} from "#domain/report/report-parts.ts";
import { currentMonth, madeInUse, offeredPresets, togetherInUse } from "#domain/report/report-period.ts";

describe("IM-13 the names of files", () => {
  const x = (count: number) => "x".repeat(count);

  it.each([
    ["the longest word", [x(120)], x(120)],
    ["a longer word", [x(121)], x(120)],
    ["words that just fit", [`${x(60)} ${x(59)}`], `${x(60)}-${x(59)}`],
    ["words of which the last does not fit", [`${x(60)} ${x(60)}`], x(60)],
    ["the period whole, whatever is before it", [x(119), "2026"], `${x(115)}_2026`],
    ["the longest of several cut first", [x(30), `${x(50)} ${x(50)}`, "2026"], `${x(30)}_${x(50)}_2026`],
    ["signs around words", ["--¡Hola!--", "(2026)"], "hola_2026"],
    ["a part that gives way whole", ["a", x(117), "b-c"], `a_${x(114)}_b-c`],
    ["the last part alone, if it is the longest", ["Libro diario", "b".repeat(300)], "b".repeat(120)],
  ])("are cut within 120 letters: %s", (_told, parts, stem) => {
    expect(fileName(parts, "pdf")).toBe(`${stem}.pdf`);
    expect(stem.length).toBeLessThanOrEqual(120);
  });

  it("say a company without its legal form, unless that is all of it", () => {
    expect(["Sol S.A.S.", "  Sol S.A.S.  ", "S.A.S.", " - Ltda.", "Sol"].map(companyInName)).toEqual([
      "sol",
      "sol",
      "s.a.s.",
      "- ltda.",
      "sol",
    ]);
  });

  it.each([
    ["tarea.pdf", "tarea.pdf"],
    ["  ..tarea.. ", "tarea"],
    ["a. b", "a. b"],
    ["Balance de octubre", "Balance de octubre"],
    [".pdf", "pdf"],
    [`a.${x(15)}`, `a.${x(15)}`],
    [`${x(130)}.${x(15)}`, `${x(120)}.${x(15)}`],
    [`${x(130)}.${x(16)}`, x(120)],
    [`${x(118)}..${x(20)}`, x(118)],
    [`${x(119)} .${x(20)}`, x(119)],
    [`${x(118)}..b.pdf`, `${x(118)}...pdf`],
    ["é".repeat(125), "é".repeat(120)],
    ["漢".repeat(90), "漢".repeat(83)],
    ["👍".repeat(70), "👍".repeat(62)],
    [`${"\u007f".repeat(0)}${"\u0080a".repeat(1)}`, "-a"],
    [`${"漢".repeat(83)}x.pdf`, `${"漢".repeat(82)}.pdf`],
    [`${"߿".repeat(125)}`, "߿".repeat(120)],
    [`${"ࠀ".repeat(90)}`, "ࠀ".repeat(83)],
    ["𐀀".repeat(70), "𐀀".repeat(62)],
    [`${"漢".repeat(83)}ab`, `${"漢".repeat(83)}a`],
  ])("that somebody gave are kept where every system takes them: %s", (name, kept) => {
    expect(keptFileName(name)).toBe(kept);
  });
});

describe("the rows that a sum adds", () => {
  const columns = [{ key: "a", label: "A", kind: "amount" }] as const;
  it("are one span where they are neighbours and all added, or all taken away", () => {
    const builder = new ReportBuilder(columns);
    const [one, two, three, four] = [1, 2, 3, 4].map((n) => builder.line([text(`${n}`)]));
    if (!one || !two || !three || !four) throw new Error("no rows");
    const sumsOf = (...of: Parameters<ReportBuilder["add"]>[1][]) => of;
    builder.total("T", [], [one, two, minus(three), minus(four)]);
    expect(sumsOf(builder.report({ title: "", subtitle: "", period: "" }).rows.at(-1)?.sums)).toEqual([
      [
        { from: 0, to: 1 },
        { from: 2, to: 3, minus: true },
      ],
    ]);
  });
});

describe("the parts of a report", () => {
  it("name a column with the heading that stands over it", () => {
    expect(columnName({ label: "Debe" })).toBe("Debe");
    expect(columnName({ group: "Saldo anterior", label: "Debe" })).toBe("Saldo anterior: Debe");
  });

  it("cite a note by its number in the column of notes alone", () => {
    const three: ReportCell = { kind: "number", value: 3, decimals: 0 };
    const note = { key: NOTE_COLUMN, label: "Nota", kind: "number" } as const;
    expect(citedNote(note, three)).toBe(3);
    expect(citedNote(note, NONE)).toBeNull();
    expect(citedNote(note, undefined)).toBeNull();
    expect(citedNote({ ...note, key: "units" }, three)).toBeNull();
  });

  const check = (label: string, holds: boolean, where?: string) => ({
    label,
    holds,
    difference: pesos(holds ? 0 : -5),
    ...(where !== undefined && { where }),
  });
  const report = (rows: Report["rows"], ...checks: Report["checks"]): Report => ({
    title: "",
    subtitle: "",
    period: "",
    rows,
    checks,
    columns: [
      { key: "a", label: "A", kind: "text" },
      { key: "b", label: "B", kind: "amount" },
    ],
  });
  const row = (kind: "total" | "line", label: string) =>
    ({ kind, level: 0, cells: [text(label), NONE] }) as const;

  it("say a check once: in its total, or below", () => {
    const sums = check("Sumas iguales", true);
    expect(unsaidChecks(report([row("total", "Sumas iguales")], sums))).toEqual([]);
    expect(unsaidChecks(report([row("line", "Sumas iguales")], sums))).toEqual([sums]);
    const bad = check("Cuadra", false);
    expect(unsaidChecks(report([row("total", "Sumas iguales"), row("total", "Cuadra")], sums, bad))).toEqual([
      sums,
      bad,
    ]);
  });

  it("tell a difference with where it is, if that is known", () => {
    expect(checkText(check("Cuadra", true))).toBe("Cuadra");
    expect(checkText(check("Cuadra", false))).toBe("Cuadra. Diferencia: $\u00a05");
    expect(checkText(check("Cuadra", false, "en marzo"))).toBe("Cuadra. Diferencia: $\u00a05, en marzo");
    const rows = checkRows(report([], check("Sumas", true), check("Cuadra", false)));
    expect(rows.map(({ cells, warning }) => [cells, warning ?? null])).toEqual([
      [[text("Sumas. Sin diferencia"), NONE], null],
      [[text("Cuadra. Diferencia: $\u00a05"), NONE], "Cuadra"],
    ]);
  });
});

describe("the months that a book is used in", () => {
  const [jan, mar, dec] = [month("2026-01"), month("2026-03"), month("2026-12")];
  const span = { first: jan, last: dec };

  it("say what is apart from strays only where it is another month", () => {
    expect(madeInUse([span])).toStrictEqual(span);
    expect(madeInUse([span], jan, dec)).toStrictEqual(span);
    expect(madeInUse([span], mar, mar)).toEqual({ ...span, begun: mar, reported: mar });
    expect(madeInUse([])).toBeNull();
    expect(togetherInUse([null, span])).toEqual(span);
  });

  it("open a report within them", () => {
    const of = (today: string) => currentMonth(day(today), { ...span, begun: mar });
    expect([of("2025-06-01"), of("2026-03-31"), of("2026-06-01"), of("2027-01-01")]).toEqual([
      mar,
      mar,
      "2026-06",
      dec,
    ]);
    const all = ["month", "quarter", "year", "last-year", "all"];
    expect(offeredPresets(day("2026-06-01"), span)).toEqual(all.filter((each) => each !== "last-year"));
    expect(offeredPresets(day("2027-06-01"), span)).toEqual(all);
  });
});
