import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import "#tests/support/render.ts";
import { useRef } from "react";
import { useVirtualRows } from "#ui/kit/tables/virtual-rows.ts";

const COUNT = 400;

function List() {
  const scroller = useRef<HTMLDivElement>(null);
  const { rows } = useVirtualRows({ count: COUNT, rowHeight: 34, scroller });
  return (
    <div ref={scroller}>
      {rows.map(({ index }) => (
        <p key={index}>{index}</p>
      ))}
    </div>
  );
}

/** As the browser's own menu does it: an event, and the picture right after it, with no turn of the loop between. */
const tell = (type: "beforeprint" | "afterprint") => window.dispatchEvent(new Event(type));

it("UX-38 a long list is whole on the page as soon as the browser says that it prints, and short again after", () => {
  const { container } = render(<List />);
  const rows = () => container.querySelectorAll("p").length;
  expect(rows()).toBeLessThan(100);
  tell("beforeprint");
  expect(rows()).toBe(COUNT);
  tell("afterprint");
  expect(rows()).toBeLessThan(100);
});
