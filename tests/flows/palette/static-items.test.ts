import { expect, it } from "vitest";
import { staticItems } from "#flows/palette/static-items.ts";

const does = { signOut: () => undefined, upgrade: () => undefined, importFiles: () => undefined };
const told = (sample: boolean) => staticItems(null, sample, does).map(({ id }) => id);

it("a guest finds the screens of the panel in the sample, and no other", () => {
  expect(told(true)).toEqual(
    expect.arrayContaining([
      "pages:panel",
      "pages:parties",
      "pages:plan",
      "actions:sample",
      "actions:sign-in",
    ]),
  );
  for (const id of ["pages:panel", "pages:parties", "pages:plan", "actions:sample"])
    expect(told(false)).not.toContain(id);
});

it("ED-133 the way to an exercise carries the book that is open, for a guest and in the sample", () => {
  const wayOf = (sample: boolean, book: string | null) =>
    staticItems(null, sample, does, book).find(({ id }) => id === "pages:to-exercise")?.run;
  const plain = "/educacion/dashboard?type=teacher&section=activities&vista=libro";
  for (const sample of [true, false]) {
    expect(wayOf(sample, null)).toBe(plain);
    expect(wayOf(sample, "book_1")).toBe(`${plain}&libro=book_1`);
  }
});

it("in the sample nothing leads a guest out of it", () => {
  const runs = staticItems(null, true, does).map(({ run }) => run);
  expect(runs.filter((run) => typeof run === "string" && run.includes("guest=true"))).toEqual([]);
});
