import { describe, expect, it } from "vitest";
import { judgeNovelties } from "#domain/import/staff/novelty-import.ts";
import { readNoveltyRows } from "#domain/import/staff/novelty-rows.ts";
import { rowsOfText } from "#domain/import/table/text-rows.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { StoredRun } from "#domain/payroll/run/stored-run.ts";
import { draftOf, memberOf } from "#tests/support/payroll/payroll-runs.ts";

const TODAY = day("2026-11-20");
const ANA = memberOf({}, "Ana María Ruiz Gómez", 2_000_000, { document: "52.731.094" });
const LUIS = memberOf({}, "Luis Paz", 3_500_000, { document: "80.123.456" });
const RUN = draftOf([ANA, LUIS]);

const judge = (text: string, run: Pick<StoredRun, "period" | "overrides" | "people"> = RUN, over = false) =>
  judgeNovelties(run, readNoveltyRows(rowsOfText(text), TODAY).rows, { over });
const told = (...of: Parameters<typeof judge>) =>
  judge(...of).novelties.map(({ verdict, conflict }) => conflict?.kind ?? verdict);
const HEAD = "Cédula;Nombre;Novedad;Cantidad;Valor;Desde;Hasta;Detalle";
const list = (...rows: readonly string[]) => [HEAD, ...rows].join("\n");
const ana = (rest: string) => list(`52731094;;${rest}`);
const inputOf = (text: string, over = false) => judge(text, RUN, over).people[0]?.input;

describe("IM-26 whose novelty it is", () => {
  it.each([
    ["52731094;;", "new"],
    ["52.731.094;Luis Paz;", "new"],
    [";Gómez Ruiz Ana María;", "new"],
    [";Ana Gómez;", "new"],
    [";Ana;", "unknown"],
    [";Ana Pérez;", "unknown"],
    ["99999999;;", "unknown"],
    ["99999999;Ana Ruiz;", "other-document"],
  ])("«%s» is %s", (who, expected) => {
    expect(told(list(`${who}Comisión;;1.000;;;`))).toEqual([expected]);
  });

  it("of two of one document or of one name nobody knows which", () => {
    const twin = { ...memberOf({}, "Ana Ruiz Gómez", 2_000_000, { document: "1" }) };
    const same = { ...memberOf({}, "Otra", 2_000_000, { document: "52731094" }) };
    const of =
      (...people: StoredRun["people"]) =>
      (who: string) =>
        told(list(`${who}Comisión;;1.000;;;`), { ...RUN, people });
    expect(of(ANA, twin)(";Ana Ruiz;")).toEqual(["two-people"]);
    // The whole name goes before a part of it.
    expect(of(ANA, twin)(";Ana Ruiz Gómez;")).toEqual(["new"]);
    expect(of(ANA, same)("52731094;;")).toEqual(["two-people"]);
    const unknown = memberOf({}, "Eva Gil", 2_000_000, { document: "" });
    expect(of(unknown)("77;Eva Gil;")).toEqual(["new"]);
    const run = { ...RUN, people: [unknown, LUIS] };
    expect(judge(list(";Luis Paz;Comisión;;1.000;;;"), run).novelties[0]?.name).toBe("Luis Paz");
    // A name without a word that could be another's is nobody's.
    const short = memberOf({}, "Y", 2_000_000, { document: "1" });
    expect(of(short, LUIS)("99;;")).toEqual(["unknown"]);
  });

  it("says the name of the run's person, and what the list says of nobody", () => {
    const { novelties } = judge(
      list("52731094;;Comisión;;1.000;;;", "99;;Comisión;;1.000;;;", "98;Pedro;Comisión;;1.000;;;"),
    );
    expect(novelties.map(({ name }) => name)).toEqual(["Ana María Ruiz Gómez", "99", "Pedro"]);
  });
});

describe("IM-26 hours", () => {
  it.each([
    ["HED;2;;6/11/2026;;", { hours: 2, date: "2026-11-06" }],
    ["HED;2;;6/11/2026;6/11/2026;", { hours: 2, date: "2026-11-06" }],
    ["HED;2;;6/11/2026;8/11/2026;", { hours: 2, date: "2026-11-06", until: "2026-11-08" }],
    ["HED;2;;;8/11/2026;", { hours: 2, date: "2026-11-01", until: "2026-11-08" }],
    ["HED;2;;;;", { hours: 2, date: "2026-11-01", until: "2026-11-30" }],
    ["RN;1,333333;;6/11/2026;;", { hours: 1.3333, date: "2026-11-06" }],
  ])("%s", (rest, entry) => {
    expect(inputOf(ana(rest))?.hours).toEqual([{ kind: rest.split(";")[0], ...entry }]);
  });

  it.each([
    ["HED;2;;8/11/2026;6/11/2026;", "backwards"],
    ["HED;2;;31/10/2026;;", "out-of-period"],
    ["HED;2;;1/11/2026;;", "new"],
    ["HED;2;;30/11/2026;;", "new"],
    ["HED;2;;30/11/2026;1/12/2026;", "out-of-period"],
    ["HED;0;;6/11/2026;;", "no-quantity"],
    ["HED;2,01;;6/11/2026;;", "over"],
    ["HED;3;;6/11/2026;7/11/2026;", "new"],
    ["RN;8;;6/11/2026;;", "new"],
    ["HED;52;;;;", "new"],
    ["HED;52,01;;;;", "over"],
    ["HED;x;;6/11/2026;;", "bad-cell"],
  ])("%s is %s", (rest, expected) => {
    expect(told(ana(rest))).toEqual([expected]);
  });

  it("of one day and of the whole period are counted together, those that are no overtime not", () => {
    const day6 = (kind: string, hours: string) => `52731094;;${kind};${hours};;6/11/2026;;`;
    expect(judge(list(day6("HED", "1,5"), day6("HEN", "1"))).novelties[1]?.conflict).toEqual({
      kind: "over",
      hours: 2.5,
      most: 2,
    });
    expect(told(list(day6("RN", "5"), day6("HEN", "2")))).toEqual(["new", "new"]);
    expect(told(list(day6("HED", "1,5"), "52731094;;HEN;1;;7/11/2026;;"))).toEqual(["new", "new"]);
    // Those of several days are none of one of them.
    expect(told(list("52731094;;HED;9;;6/11/2026;9/11/2026;", day6("HEN", "2")))).toEqual(["new", "new"]);
    expect(judge(list("52731094;;HED;51;;;;", day6("HEN", "2"))).novelties[1]?.conflict).toEqual({
      kind: "over",
      hours: 53,
      most: 52,
    });
    expect(told(list(day6("HED", "1,5"), day6("HEN", "1")), RUN, true)).toEqual(["new", "new"]);
  });

  it("over a day on which the law of them changes wait for two rows", () => {
    const july = (rest: string) => judge(ana(rest), draftOf([ANA, LUIS], "2026-07")).novelties[0];
    expect(july("HED;2;;10/7/2026;20/7/2026;")?.conflict).toEqual({ kind: "law-change", day: "2026-07-15" });
    expect(july("HED;2;;10/7/2026;14/7/2026;")?.verdict).toBe("new");
    expect(july("HED;2;;15/7/2026;20/7/2026;")?.verdict).toBe("new");
    // In a month before anybody's contract, whose law is not known, nothing changes: they are wrong otherwise.
    expect(told(ana("HED;2;;6/5/1990;;"), draftOf([ANA, LUIS], "1990-05"))).toEqual(["bad"]);
  });

  it("that are there already are the same", () => {
    const there = { ...RUN, people: judge(ana("HED;2;;6/11/2026;8/11/2026;")).people };
    expect(told(ana("HED;2;;6/11/2026;8/11/2026;"), there)).toEqual(["same"]);
    expect(judge(ana("HED;2;;6/11/2026;8/11/2026;"), there).people[0]).toBe(there.people[0]);
    for (const other of [
      "HEN;2;;6/11/2026;8/11/2026;",
      "HED;1;;6/11/2026;8/11/2026;",
      "HED;2;;7/11/2026;8/11/2026;",
      "HED;2;;6/11/2026;9/11/2026;",
    ])
      expect(told(ana(other), there), other).toEqual(["new"]);
  });
});

describe("IM-26 leave", () => {
  it.each([
    ["Vacaciones;3;;6/11/2026;;", { from: "2026-11-06", to: "2026-11-08" }],
    ["Vacaciones;3;;6/11/2026;10/11/2026;", { from: "2026-11-06", to: "2026-11-10" }],
    ["Vacaciones;1;;6/11/2026;;", { from: "2026-11-06", to: "2026-11-06" }],
    ["Vacaciones;1000;;30/11/2026;;", { from: "2026-11-30", to: "2029-08-25" }],
    ["Vacaciones;;;25/10/2026;1/11/2026;", { from: "2026-10-25", to: "2026-11-01" }],
  ])("%s", (rest, days) => {
    expect(inputOf(ana(rest))?.absences).toEqual([{ kind: "vacation", ...days }]);
  });

  it.each([
    ["Vacaciones;3;;;;", "no-days"],
    ["Vacaciones;;;6/11/2026;;", "no-days"],
    ["Vacaciones;0;;6/11/2026;;", "no-days"],
    ["Vacaciones;1001;;6/11/2026;;", "no-days"],
    ["Vacaciones;;;6/11/2026;5/11/2026;", "backwards"],
    ["Vacaciones;;;6/10/2026;31/10/2026;", "out-of-period"],
    ["Vacaciones;;;1/12/2026;3/12/2026;", "out-of-period"],
  ])("%s is %s", (rest, expected) => {
    expect(told(ana(rest))).toEqual([expected]);
  });

  it("that is there is the same, and one that crosses another stays out", () => {
    const there = { ...RUN, people: judge(ana("Vacaciones;;;6/11/2026;8/11/2026;")).people };
    expect(told(ana("Vacaciones;;;6/11/2026;8/11/2026;"), there)).toEqual(["same"]);
    expect(told(ana("Luto;;;6/11/2026;8/11/2026;"), there)).toEqual(["overlap"]);
    expect(told(ana("Vacaciones;;;8/11/2026;9/11/2026;"), there)).toEqual(["overlap"]);
    expect(told(ana("Vacaciones;;;9/11/2026;10/11/2026;"), there)).toEqual(["new"]);
  });
});

describe("IM-26 pay and deductions", () => {
  it.each([
    ["Comisión;;1.000;;;", "new", { commissions: 1000 }],
    ["Comisión;;1.000,60;;;", "new", { commissions: 1001 }],
    ["Bonificación;;1.000;;;", "new", { salaryBonus: 1000 }],
    ["Auxilio de alimentación;;1.000;;;", "new", { nonSalary: 1000, deductions: [] }],
    ["Préstamo;;1.000;;;cuota 3", "new", { deductions: [{ kind: "loan", detail: "cuota 3", amount: 1000 }] }],
    ["Comisión;;0;;;", "no-value", { commissions: 0 }],
    ["Comisión;;-5;;;", "no-value", { commissions: 0 }],
    ["Préstamo;;;;;", "no-value", { deductions: [] }],
    ["Préstamo;;1.000.000.000.001;;;", "no-value", { deductions: [] }],
    ["Préstamo;;1.000.000.000.000;;;", "new", { deductions: [{ amount: 1_000_000_000_000 }] }],
    ["Comisión;;1.000.000.000.000;;;", "new", { commissions: 1_000_000_000_000 }],
    ["Comisión;1000;;;;", "new", { commissions: 1000 }],
    ["Comisión;;1.000.000.000.001;;;", "no-value", { commissions: 0 }],
  ])("%s is %s", (rest, verdict, input) => {
    expect(told(ana(rest))).toEqual([verdict]);
    expect(inputOf(ana(rest))).toMatchObject(input);
  });

  it("counted in something else than pesos are of no known amount", () => {
    const units = (unit: string) => told(`Cédula;Novedad;Cantidad;Unidad\n52731094;Comisión;2;${unit}`);
    expect([units("Unidades"), units("Pesos"), units("")]).toEqual([["no-value"], ["new"], ["new"]]);
  });

  it("rows of one kind add up, for each person and kind of its own", () => {
    const text = list(
      "52731094;;Comisión;;100;;;",
      "52731094;;Comisión;;50;;;",
      "52731094;;Bonificación;;7;;;",
      "80123456;;Comisión;;9;;;",
      "99;;Comisión;;1;;;",
      "52731094;;Comisión;;x;;;",
    );
    const { people, counts } = judge(text);
    expect(people.map(({ input }) => [input.commissions, input.salaryBonus])).toEqual([
      [150, 7],
      [9, 0],
    ]);
    expect(counts).toEqual({ new: 4, replaces: 0, same: 0, conflict: 2 });
    const most = list("52731094;;Comisión;;600.000.000.000;;;", "52731094;;Comisión;;600.000.000.000;;;");
    expect(told(most)).toEqual(["no-value", "no-value"]);
  });

  it("what is there is the same or is replaced, a deduction with another note is another", () => {
    const there = {
      ...RUN,
      people: judge(list("52731094;;Comisión;;100;;;", "52731094;;Préstamo;;50;;;uno")).people,
    };
    expect(told(list("52731094;;Comisión;;100;;;", "52731094;;Préstamo;;50;;;uno"), there)).toEqual([
      "same",
      "same",
    ]);
    expect(told(list("52731094;;Comisión;;101;;;", "52731094;;Préstamo;;50;;;dos"), there)).toEqual([
      "replaces",
      "new",
    ]);
    expect(told(list("52731094;;Préstamo;;51;;;uno", "52731094;;Embargo;;50;;;uno"), there)).toEqual([
      "new",
      "new",
    ]);
  });

  it("a row that stands twice brings one, but for pay, which adds up, and what nobody knows", () => {
    expect(
      judge(list("52731094;;Préstamo;;50;;;", "52731094;Ana;Préstamo;;50;;;")).novelties[1]?.conflict,
    ).toEqual({ kind: "twice", row: 2 });
    expect(told(list("52731094;;Préstamo;;50;;;a", "52731094;;Préstamo;;50;;;b"))).toEqual(["new", "new"]);
    expect(told(list("52731094;;Préstamo;;50;;;", "80123456;;Préstamo;;50;;;"))).toEqual(["new", "new"]);
    expect(told(list("52731094;;Licencia;;;;;", "52731094;;Licencia;;;;;"))).toEqual(["unclear", "unclear"]);
  });
});
