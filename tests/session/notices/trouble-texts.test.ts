import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { TROUBLE_TEXTS, troubleText } from "#session/notices/trouble-texts.ts";
import { STORAGE_TROUBLES } from "#storage/engine/storage-error.ts";
import { listSources } from "#tests/architecture/sources.ts";

describe("what a refused command says (ST-06)", () => {
  it.each(STORAGE_TROUBLES)("%s: which of the troubles it is, and what to do", (trouble) => {
    const { title, text } = TROUBLE_TEXTS[trouble];
    const said = troubleText(trouble);
    expect(said).toContain(text);
    // What fails for no known reason may have failed anywhere: its title tells of opening.
    expect(said.startsWith(title)).toBe(trouble !== "bug");
  });

  it("tells no two of them alike", () => {
    expect(new Set(STORAGE_TROUBLES.map(troubleText)).size).toBe(STORAGE_TROUBLES.length);
  });

  it("is nowhere half said: no source takes the text of a trouble without its name", () => {
    const half = /TROUBLE_TEXTS(?:\[[^;]*?\]|\.\w+)\s*\.text\b/;
    const halves = listSources("src").filter(
      (path) => !path.endsWith("/trouble-texts.ts") && half.test(readFileSync(path, "utf8")),
    );
    expect("TROUBLE_TEXTS[classifyError(error)].text").toMatch(half);
    expect(halves).toEqual([]);
  });
});
