import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { EXERCISE_TEMPLATES, makeExercise } from "#domain/exercises/templates/all.ts";
import { FROZEN } from "./frozen.data.ts";

const SEEDS = [1, 20_261_123, 2_147_483_646];

function digestOf(id: string, version: number): string {
  const made = SEEDS.map((seed) => JSON.stringify(makeExercise(id, version, seed)));
  return createHash("sha256").update(made.join("\n")).digest("hex").slice(0, 16);
}

it("ED-20 makes what each shipped version made: a change is a new version", () => {
  const now = EXERCISE_TEMPLATES.map(({ id, version }) => [`${id}@${version}`, digestOf(id, version)]);
  expect(Object.fromEntries(now)).toEqual(FROZEN);
});
