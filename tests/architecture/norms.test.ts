import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { lawYearsIn, normsCited, normsIn } from "./norms.ts";
import { listSources } from "./sources.ts";

const LAW = "src/domain/law/";
const RULES = readdirSync("docs/rules").map((file) => `docs/rules/${file}`);

/** What the law's data and the rules name: both say where it comes from. */
function knownNorms(): ReadonlySet<string> {
  const data = normsCited(listSources("src").filter((path) => path.startsWith(LAW)));
  const rules = RULES.flatMap((path) => normsIn(readFileSync(path, "utf8")));
  const known = new Set([...data.map(({ norm }) => norm), ...rules]);
  // A law known by an article is known as a whole.
  for (const norm of [...known]) if (/^[a-záé]/.test(norm)) known.add(norm.split(" ").slice(0, 2).join(" "));
  return known;
}

describe("AC-44 norms cited on screen", () => {
  it("are each in docs/rules or in the law's data", () => {
    const known = knownNorms();
    const cited = normsCited(listSources("src"));
    expect(cited.length).toBeGreaterThan(100);
    const unknown = cited.filter(({ norm }) => !known.has(norm)).map(({ place, norm }) => `${place} ${norm}`);
    expect(unknown).toEqual([]);
  });

  it("give each law the same year everywhere", () => {
    const cited = normsCited(listSources("src"), lawYearsIn);
    const rules = RULES.flatMap((path) => lawYearsIn(readFileSync(path, "utf8")));
    const years = new Map<string, Set<string>>();
    for (const each of [...cited.map(({ norm }) => norm), ...rules]) {
      const at = each.lastIndexOf(" ");
      const law = each.slice(0, at);
      years.set(law, (years.get(law) ?? new Set()).add(each.slice(at + 1)));
    }
    expect(years.size).toBeGreaterThan(30);
    expect([...years].filter(([, own]) => own.size > 1).map(([law, own]) => [law, ...own])).toEqual([]);
    expect(lawYearsIn("Ley 50 de 1990, art. 99; Decreto 1469/2025")).toEqual([
      "ley 50 1990",
      "decreto 1469 2025",
    ]);
  });

  it.each([
    ["CST arts. 186 y 189; NIIF para PYMES 28.6", ["CST 186", "CST 189", "NIIF para PYMES 28.6"]],
    ["NIIF para PYMES 17.18 y 17.20", ["NIIF para PYMES 17.18", "NIIF para PYMES 17.20"]],
    ["C.Co. arts. 350, 371 y 452", ["C.Co. 350", "C.Co. 371", "C.Co. 452"]],
    ["el artículo 99 de la Ley 50 de 1990", ["ley 50 99"]],
    ["Ley 1 de 1963, art. 7", ["ley 1 7"]],
    ["Ley 52 de 1975", ["ley 52"]],
    ["Decreto 1.625 de 2016", ["decreto 1625"]],
    ["ET, art. 114-1", ["ET 114-1"]],
    ["CST art. 227; Sentencia C-543 de 2007", ["CST 227", "sentencia c-543"]],
    ["ETAPA 3", []],
  ])("reads %s", (text, norms) => {
    expect(normsIn(text)).toEqual(norms);
  });
});
