import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { useScrollFocus } from "#ui/kit/tables/use-scroll-focus.ts";
import "#tests/support/render.ts";

function Scroller({ children }: { readonly children: ReactNode }) {
  const ref = useScrollFocus<HTMLElement>();
  return (
    <section ref={ref} aria-label="Tabla">
      {children}
    </section>
  );
}

/** What the browser measures: the content and the room for it. */
function measured(
  sizes: Partial<Record<"scrollHeight" | "clientHeight" | "scrollWidth" | "clientWidth", number>>,
) {
  for (const [name, value] of Object.entries(sizes))
    vi.spyOn(HTMLElement.prototype, name as "clientHeight", "get").mockReturnValue(value);
}

afterEach(() => vi.restoreAllMocks());

it.each([
  ["fits", { scrollHeight: 100, clientHeight: 100, scrollWidth: 80, clientWidth: 80 }, null],
  ["scrolls down", { scrollHeight: 101, clientHeight: 100, scrollWidth: 80, clientWidth: 80 }, "0"],
  ["scrolls sideways", { scrollHeight: 100, clientHeight: 100, scrollWidth: 81, clientWidth: 80 }, "0"],
])("AX-01 what %s and holds nothing to focus takes the focus only if it scrolls", (_, sizes, expected) => {
  measured(sizes);
  render(<Scroller>cifras</Scroller>);
  expect(screen.getByRole("region").getAttribute("tabindex")).toBe(expected);
});

it("AX-01 what holds something to focus is scrolled by it", () => {
  measured({ scrollHeight: 200, clientHeight: 100, scrollWidth: 200, clientWidth: 80 });
  render(
    <Scroller>
      <button type="button">Cifra</button>
    </Scroller>,
  );
  expect(screen.getByRole("region").hasAttribute("tabindex")).toBe(false);
});
