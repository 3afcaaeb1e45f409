import { cleanup, render } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useRevealNew, useShowsRecords } from "#ui/kit/use-reveal-new.ts";

const shown: string[] = [];

function List({ ids }: { readonly ids: readonly string[] | null }) {
  useRevealNew(ids);
  return (ids ?? []).map((id) => <article key={id} data-record={id} />);
}

const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** The records scrolled to as the list goes through these states. */
async function through(...states: (readonly string[] | null)[]): Promise<readonly string[]> {
  const { rerender } = render(<List ids={states[0] ?? null} />);
  for (const ids of states.slice(1)) rerender(<List ids={ids} />);
  await painted();
  return shown;
}

beforeEach(() => {
  shown.length = 0;
  Element.prototype.scrollIntoView = function scrolled(this: Element) {
    shown.push(this.getAttribute("data-record") ?? "");
  };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  ["just created", [["a"], ["b", "a"]], ["b"]],
  ["created before the screen renders again", [["a"], ["b", "a"], ["b", "a"]], ["b"]],
  ["created in an empty list", [[], ["a"]], ["a"]],
  [
    "brought back in the middle",
    [
      ["a", "c"],
      ["a", "b", "c"],
    ],
    ["b"],
  ],
  ["there from the start", [["a", "b"]], []],
  ["read after the screen opened", [null, ["a", "b"]], []],
  [
    "only moved",
    [
      ["a", "b"],
      ["b", "a"],
    ],
    [],
  ],
  ["removed", [["a", "b"], ["a"]], []],
  ["several at once, as after an import", [["a"], ["a", "b", "c"]], []],
] as const)("UX-13 a record %s is scrolled to, or left where it is", async (_name, states, expected) => {
  expect(await through(...states)).toEqual(expected);
});

it("UX-13 leaves the page of a window in the background", async () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  expect(await through(["a"], ["b", "a"])).toEqual([]);
});

const asked: string[] = [];

/** A list that draws its first record, and another one once it is asked for. */
function FewDrawn({ ids }: { readonly ids: readonly string[] }) {
  const [drawn, setDrawn] = useState(ids.slice(0, 1));
  useRevealNew(ids);
  useShowsRecords((id) => {
    asked.push(id);
    setDrawn([...drawn, id]);
  });
  return drawn.map((id) => <article key={id} data-record={id} />);
}

it("UX-13 asks a list that draws only what is in sight to bring the row there first", async () => {
  const { rerender } = render(<FewDrawn ids={["a"]} />);
  rerender(<FewDrawn ids={["a", "z"]} />);
  await painted();
  await painted();
  expect([asked, shown]).toEqual([["z"], ["z"]]);
});
