import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { DEED_WEIGHTS, DEED_WEIGHTS_SCALE, UNSAID_WEIGHT } from "#domain/guided/likely/deed-weights.data.ts";
import { likelyDeeds } from "#domain/guided/likely/likely-deeds.ts";
import { learnDeeds } from "./learn-deeds.ts";
import { taughtSentences } from "./taught-sentences.ts";

const taught = taughtSentences();

it("knows the deeds of the sentences that it was taught (GM-26)", () => {
  const known = taught.filter(({ clues, kind }) => {
    const likely = [...likelyDeeds(clues)].sort(([, a], [, b]) => b - a);
    return likely[0]?.[0] === kind;
  });
  expect(taught.length).toBeGreaterThan(1_400);
  expect(known.length / taught.length).toBeGreaterThan(0.9);
});

it("gives each kind a part, together one, whatever is said", () => {
  for (const { clues } of [...taught.slice(0, 100), { clues: new Set<string>() }]) {
    const parts = [...likelyDeeds(clues).values()];
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1);
  }
});

it("tells deeds by their words once it has learnt them", () => {
  const say = (text: string) => new Set(text.split(" "));
  const sentences = [
    ...["vendi pan", "vendi queso", "vendi leche"].map((text) => ({
      clues: say(text),
      kind: "sale" as const,
    })),
    ...["pague luz", "pague agua", "pague gas"].map((text) => ({
      clues: say(text),
      kind: "expense" as const,
    })),
  ];
  const table = learnDeeds(sentences, DEED_WEIGHTS_SCALE, UNSAID_WEIGHT);
  expect(table).toMatch(/^vendi (?:[a-zA-Z]\d+)*a\d/m);
  expect(table).toMatch(/^pague (?:[a-zA-Z]\d+)*g\d/m);
  expect(learnDeeds(sentences, DEED_WEIGHTS_SCALE, UNSAID_WEIGHT)).toBe(table);
});

it("writes the weights where a command asks for it", { timeout: 300_000 }, () => {
  const file = process.env.DEED_WEIGHTS;
  expect(DEED_WEIGHTS).toContain("\n= ");
  if (!file) return;
  const table = learnDeeds(taught, DEED_WEIGHTS_SCALE, UNSAID_WEIGHT);
  writeFileSync(
    file,
    readFileSync(file, "utf8").replace(/`[^`]*`;/, () => `\`\n${table}\n\`;`),
  );
});
