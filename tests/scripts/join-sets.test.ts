import { expect, it } from "vitest";
import { joinSets } from "../../scripts/join-sets.mjs";

interface ModuleSet {
  readonly kind: string;
  readonly ids: string[];
  readonly size: number;
  readonly loaders: Uint8Array;
  readonly uses: Set<ModuleSet>;
}

const set = (
  id: string,
  size: number,
  loaders: readonly number[],
  uses: readonly ModuleSet[] = [],
): ModuleSet => ({
  kind: "application",
  ids: [id],
  size,
  loaders: Uint8Array.from(loaders),
  uses: new Set(uses),
});

const ids = (sets: readonly ModuleSet[]) => sets.map((each) => each.ids.sort().join("+")).sort();

it("joins small sets that mostly the same screens load, and keeps a large one from whoever does not need it", () => {
  const small = set("small", 1_000, [1, 1]);
  const other = set("other", 1_000, [1, 0]);
  const large = set("large", 90_000, [0, 1]);
  expect(ids(joinSets([small, other, large], [1, 1]))).toEqual(["large", "other+small"]);
});

it("joins no sets of two kinds", () => {
  const own = set("own", 100, [1]);
  const apart = { ...set("apart", 100, [1]), kind: "apart" };
  expect(ids(joinSets([own, apart], [1]))).toEqual(["apart", "own"]);
});

it("weighs a screen by how often it opens", () => {
  const shared = set("shared", 10_000, [1, 1]);
  const own = set("own", 90_000, [1, 0]);
  expect(ids(joinSets([shared, own], [1, 1]))).toEqual(["own", "shared"]);
  expect(ids(joinSets([shared, own], [1, 0.1]))).toEqual(["own+shared"]);
});

it("joins no two sets between which a third one lies, and leaves the given sets as they are", () => {
  const bottom = set("bottom", 100, [1, 0]);
  const middle = set("middle", 900_000, [0, 1], [bottom]);
  const top = set("top", 100, [1, 0], [middle]);
  expect(ids(joinSets([bottom, middle, top], [1, 1]))).toEqual(["bottom", "middle", "top"]);
  const direct = set("direct", 100, [1, 0], [bottom]);
  expect(ids(joinSets([bottom, middle, direct], [1, 1]))).toEqual(["bottom+direct", "middle"]);
  expect(bottom.ids).toEqual(["bottom"]);
  expect(direct.uses).toEqual(new Set([bottom]));
});
