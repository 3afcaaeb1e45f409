import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { useNoticeTurn } from "#ui/kit/feedback/notice-turn.ts";

type Rank = Parameters<typeof useNoticeTurn>[0];

function Notice({ rank, text }: { readonly rank: Rank; readonly text?: string }) {
  return useNoticeTurn(rank) ? <p role="note">{text ?? rank}</p> : null;
}

function Page({ ranks }: { readonly ranks: readonly Rank[] }) {
  return ranks.map((rank) => <Notice key={rank} rank={rank} />);
}

const shown = () => screen.queryAllByRole("note").map((each) => each.textContent);

afterEach(cleanup);

describe("the notices of a page take turns", () => {
  it.each([
    [["version", "sample", "guest", "error", "stopped"], "stopped"],
    [["version", "sample", "guest", "error"], "error"],
    [["version", "sample", "guest"], "guest"],
    [["version", "sample", null], "sample"],
    [["version", null], "version"],
  ] as const)("of %j only %s is shown", (ranks, first) => {
    render(<Page ranks={ranks} />);
    expect(shown()).toEqual([first]);
  });

  it("nobody speaks who has nothing to say", () => {
    render(<Page ranks={[null]} />);
    expect(shown()).toEqual([]);
  });

  it("the next one comes when the first has gone, and goes when it comes back", () => {
    const page = (first: Rank) => (
      <>
        <Notice rank={first} />
        <Notice rank="sample" />
      </>
    );
    const { rerender } = render(page("error"));
    rerender(page(null));
    expect(shown()).toEqual(["sample"]);
    rerender(page("version"));
    expect(shown()).toEqual(["sample"]);
    rerender(page("error"));
    expect(shown()).toEqual(["error"]);
  });

  it("of two errors the one that came first stays", () => {
    render(
      <>
        <Notice rank="error" text="one" />
        <Notice rank="error" text="two" />
      </>,
    );
    expect(shown()).toEqual(["one"]);
  });
});
