import { describe, expect, it } from "vitest";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { standingEntries, undonePairs } from "#domain/accounting/entries/undone-pairs.ts";

/** An entry by its id; `by`: that of its reversal, `of`: that of what it reverses. */
function entry(
  id: string,
  { by, of, status = "posted" }: { by?: string; of?: string; status?: string } = {},
) {
  const reversedBy = by === undefined ? {} : { reversedBy: { id: by, number: 1 } };
  const reverses = of === undefined ? {} : { reverses: { id: of, number: 1 } };
  return { id, status, ...reversedBy, ...reverses } as unknown as Entry;
}

const ids = (entries: readonly Entry[]) => entries.map(({ id }) => id as string);

/** One that was reversed, its reversal, that one's reversal and so on: `a`, `b`, `c`… */
function chain(length: number): Entry[] {
  const names = [..."abcdef"].slice(0, length);
  return names.map((id, at) => {
    const [before, after] = [names[at - 1], names[at + 1]];
    return entry(id, { ...(after && { by: after }), ...(before && { of: before }) });
  });
}

describe("what a reversal took back", () => {
  it.each([
    [1, []],
    // As if neither were in the books.
    [2, ["a", "b"]],
    // The first counts again, and the two reversals do not.
    [3, ["b", "c"]],
    [4, ["a", "b", "c", "d"]],
    [5, ["b", "c", "d", "e"]],
  ])("of a chain of %i", (length, undone) => {
    expect(ids(undonePairs(chain(length))).sort()).toEqual(undone);
    expect(ids(undonePairs(chain(length).toReversed())).sort()).toEqual(undone);
  });

  it("is told where its reversal is among the entries, and by what they hold of a longer chain", () => {
    const [a, b, c] = chain(3) as [Entry, Entry, Entry];
    expect(undonePairs([a])).toEqual([]);
    expect(undonePairs([b])).toEqual([]);
    // Whether the reversal still stands is not among these: it is taken as standing.
    expect(ids(undonePairs([a, b]))).toEqual(["a", "b"]);
    expect(ids(undonePairs([b, c]))).toEqual(["b", "c"]);
    expect(ids(undonePairs([entry("x"), a, b, entry("y")]))).toEqual(["a", "b"]);
  });
});

describe("the entries that count", () => {
  const standing = (entries: readonly Entry[], known = entries) => ids(standingEntries(entries, known));

  it.each([
    [1, ["a"]],
    [2, []],
    [3, ["a"]],
    [4, []],
    [5, ["a"]],
  ])("of a chain of %i are the first or none", (length, left) => {
    expect(standing(chain(length))).toEqual(left);
  });

  it("are posted, and no reversal is one", () => {
    const others = [entry("d", { status: "draft" }), entry("v", { status: "void" }), entry("r", { of: "z" })];
    expect(standing([entry("a"), ...others, entry("b")])).toEqual(["a", "b"]);
  });

  it("are not those whose reversal is not known, but those whose reversal was reversed by one that is not", () => {
    const [a, b] = chain(3) as [Entry, Entry, Entry];
    expect(standing([a], [])).toEqual([]);
    expect(standing([a], [b])).toEqual(["a"]);
    expect(standing([a], chain(2))).toEqual([]);
  });
});
