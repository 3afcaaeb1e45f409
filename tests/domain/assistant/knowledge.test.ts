import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PLAN_LIMITS } from "#domain/access/limits.ts";
import { safeReturn } from "#domain/access/return-url.ts";
import { KNOWLEDGE } from "#domain/assistant/knowledge.data.ts";
import { rowOn } from "#domain/law/dated.ts";
import { HORIZON } from "#domain/law/horizon.ts";
import { PARAMETERS, type ParameterKey } from "#domain/law/parameters.ts";
import { REPORTS } from "#reports/reports.ts";

const byId = new Map(KNOWLEDGE.map((entry) => [entry.id, entry]));
const answerOf = (id: string) => byId.get(id)?.answer ?? "";

describe("the knowledge base", () => {
  it("holds at least 100 entries, each with an id and a title of its own", () => {
    expect(KNOWLEDGE.length).toBeGreaterThanOrEqual(100);
    expect(byId.size).toBe(KNOWLEDGE.length);
    expect(new Set(KNOWLEDGE.map(({ title }) => title)).size).toBe(KNOWLEDGE.length);
  });

  it("answers in one to four plain sentences, without exclamation marks or markup", () => {
    for (const { id, answer, title, keywords } of KNOWLEDGE) {
      const sentences = answer
        .replace(/(?:S\. A\.(?: S\.)?|[ap]\. m\.)/g, "")
        .split(/[.?:](?:\s|$)/)
        .filter(Boolean);
      expect(sentences.length, id).toBeLessThanOrEqual(7);
      expect(answer.split(/[.?](?:\s|$)/).filter(Boolean).length, id).toBeGreaterThanOrEqual(2);
      expect(`${title} ${answer}`, id).not.toMatch(/[!¡<>]|\s\s|undefined|NaN/);
      expect(answer.length, id).toBeLessThanOrEqual(420);
      expect(answer, id).toMatch(/[.]$/);
      expect(keywords.length, id).toBeGreaterThanOrEqual(3);
    }
  });

  it("links only to places of the application", () => {
    const routes = new Set(
      [...readFileSync("src/routeTree.gen.ts", "utf8").matchAll(/fullPath: ["']([^"']+)["']/g)].map(
        ([, path]) => path,
      ),
    );
    for (const report of REPORTS) routes.add(`/dashboard/libro-contable/${report.path}`);
    const pages = new Set(["/", "/login", "/register", "/recuperacion.html"]);
    for (const { id, link } of KNOWLEDGE) {
      if (link === undefined) continue;
      const path = link.href.replace(/[?#].*$/, "");
      expect(routes.has(path) || routes.has(`${path}/`) || pages.has(path), `${id} ${path}`).toBe(true);
      if (!pages.has(path) && !link.href.includes("guest")) expect(safeReturn(link.href), id).toBe(link.href);
    }
  });

  it("names the limits that the plan has", () => {
    const { free } = PLAN_LIMITS;
    const answer = answerOf("free-plan");
    for (const part of [
      `${free.companies} empresa`,
      `${free.fiscalProfiles} perfil fiscal`,
      `${free.books} libros`,
      `${free.savedStatements} guardados`,
      `${free.exportsPerMonth} exportaciones`,
      `${free.guidedUses} usos`,
    ])
      expect(answer).toContain(part);
  });

  it("says the date of what changes with the years", () => {
    for (const id of [
      "vat",
      "vat-not-responsible",
      "withholding-rates",
      "uvt",
      "ica",
      "rete-ica",
      "income-tax",
    ])
      expect(answerOf(id), id).toMatch(/20\d\d/);
    for (const id of [
      "minimum-wage",
      "transport-allowance",
      "overtime",
      "solidarity-fund",
      "integral-salary",
    ])
      expect(answerOf(id), id).toMatch(/20\d\d/);
  });

  it("has figures that agree with each other", () => {
    const onLastDay = (key: "uvt" | "minimumWage") =>
      rowOn(PARAMETERS[key].rows, HORIZON)?.value ?? Number.NaN;
    const uvt = onLastDay("uvt");
    const minimum = onLastDay("minimumWage");
    const pesos = (value: number) => `$ ${String(value).replace(/\B(?=(\d{3})+$)/g, ".")}`;
    expect(answerOf("uvt")).toContain(pesos(uvt));
    expect(answerOf("vat-not-responsible")).toContain(pesos(3500 * uvt));
    expect(answerOf("salary-withholding")).toContain(pesos(95 * uvt));
    expect(answerOf("minimum-wage")).toContain(pesos(minimum));
    expect(answerOf("integral-salary")).toContain(pesos(Math.ceil(13 * minimum)));
    expect(answerOf("bonus")).toContain(pesos(((2_000_000 + 200_000) * 180) / 360));
    expect(answerOf("entry-sale")).toContain(pesos(1_000_000 * 1.19));
    expect(8.33 + 1 + 8.33 + 4.17).toBeCloseTo(21.83, 5);
  });
});

describe("what the assistant says of the law is the law's data", () => {
  it.each<[string, readonly ParameterKey[]]>([
    ["contributions", ["health", "employerHealth", "pension", "employerPension"]],
    ["parafiscales", ["familyFund", "icbf", "sena"]],
    ["arl", ["arl1", "arl2", "arl3", "arl4", "arl5"]],
    ["severance-interest", ["severanceInterest"]],
  ])("%s names each rate", (id, keys) => {
    for (const key of keys)
      expect(answerOf(id)).toContain(
        `${String(rowOn(PARAMETERS[key].rows, HORIZON)?.value).replace(".", ",")} %`,
      );
  });

  it("overtime names the surcharges and the hours of the month that hold now", () => {
    const now = (key: ParameterKey) => rowOn(PARAMETERS[key].rows, HORIZON)?.value ?? 0;
    const said = answerOf("overtime");
    for (const factor of [100 + now("overtimeDay"), 100 + now("overtimeNight"), now("nightSurcharge")])
      expect(said).toContain((factor / 100).toFixed(2).replace(".", ","));
    expect(said).toContain((now("restSurcharge") / 100).toFixed(2).replace(".", ","));
    expect(said).toContain(`÷ ${now("hourDivisor")}`);
    expect(said).toContain(`las ${now("nightStart")}:00`);
  });

  it.each([
    [
      "ET art. 114-1 holds for persons with two workers too",
      "parafiscales",
      /personas naturales con dos o más/,
    ],
    ["CST art. 253", "severance", /promedio del año si cambió en los últimos tres meses o hay pago variable/],
    ["CST art. 306", "bonus", /promedio del semestre si cambió o varía/],
    ["CST art. 192", "vacations", /comisiones y recargos nocturnos; no entran horas extra/],
    ["Ley 2381 de 2024, art. 20, is foreseen and not confirmed", "solidarity-fund", /la ley prevé/],
    ["ET art. 600", "forms", /cada dos meses o cada cuatro/],
    ["C.Co. arts. 350, 371 y 452", "legal-reserve", /anónimas, limitadas y comanditas por acciones/],
  ])("%s", (_norm, id, says) => {
    expect(answerOf(id)).toMatch(says);
  });
});
