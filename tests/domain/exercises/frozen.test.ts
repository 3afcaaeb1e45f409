import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { EXERCISE_TEMPLATES, makeExercise } from "#domain/exercises/templates/all.ts";
import { FROZEN } from "./frozen.data.ts";

const SEEDS = [1, 20_261_123, 2_147_483_646];

function digestOf(id: string, version: number): string {
  const made = SEEDS.map((seed) => JSON.stringify(makeExercise(id, version, seed)));
  return createHash("sha256").update(made.join("\n")).digest("hex").slice(0, 16);
}

const SHIPPED = EXERCISE_TEMPLATES.map(({ id, version }) => [`${id}@${version}`, id, version] as const);

it("ED-20 makes what was shipped, and nothing else", () => {
  expect(SHIPPED.map(([name]) => name).toSorted()).toEqual(Object.keys(FROZEN).toSorted());
});

it.each(SHIPPED)(
  "ED-20 makes what the shipped version made, a change is a new one: %s",
  (name, id, version) => {
    expect(digestOf(id, version)).toBe(FROZEN[name]);
  },
);
