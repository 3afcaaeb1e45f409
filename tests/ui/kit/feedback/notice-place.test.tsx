import { readdirSync, readFileSync } from "node:fs";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { NoticePlace, UnderAppBar } from "#ui/kit/feedback/notice-place.tsx";

function Page({ bars }: { readonly bars: readonly string[] }) {
  return (
    <>
      <UnderAppBar>
        <p>notice</p>
      </UnderAppBar>
      {bars.map((bar) => (
        <section key={bar} aria-label={bar}>
          <header>{bar}</header>
          <NoticePlace />
          <main />
        </section>
      ))}
    </>
  );
}

/** The text before the notice, in its own layout. */
const above = () => screen.getByText("notice").parentElement?.previousElementSibling?.textContent;

afterEach(cleanup);

describe("the place of notices", () => {
  it("stands between the bar and the content", () => {
    render(<Page bars={["one"]} />);
    expect(above()).toBe("one");
  });

  it("a page without a bar shows them at its top", () => {
    const { container } = render(<Page bars={[]} />);
    expect(container.firstElementChild?.textContent).toBe("notice");
  });

  it("goes on with the frame: the newest bar, then the one that is left, then none", () => {
    const { rerender, container } = render(<Page bars={["one"]} />);
    rerender(<Page bars={["one", "two"]} />);
    expect(above()).toBe("two");
    rerender(<Page bars={["one"]} />);
    expect(above()).toBe("one");
    rerender(<Page bars={[]} />);
    expect(container.firstElementChild?.textContent).toBe("notice");
  });

  it("is on every page with a link to its content, which must be the first of the document", () => {
    const pages = readdirSync("src", { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".tsx"))
      .map((path) => readFileSync(`src/${path}`, "utf8"))
      .filter((text) => text.includes('"skip-link"'));
    expect(pages.length).toBeGreaterThanOrEqual(4);
    expect(pages.filter((text) => !text.includes("<NoticePlace />"))).toEqual([]);
  });
});
