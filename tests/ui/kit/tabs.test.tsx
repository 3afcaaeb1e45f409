// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import { Tabs } from "#ui/kit/tabs.tsx";

function measure(width: number, whole: number) {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockReturnValue(whole);
}

describe("tabs", () => {
  it("say where more follow", () => {
    measure(390, 600);
    render(<Tabs label="Libro Contable">Libros</Tabs>);
    const bar = screen.getByRole("navigation");
    expect(bar.dataset.hidden).toBe("end");
    bar.scrollLeft = 100;
    fireEvent.scroll(bar);
    expect(bar.dataset.hidden).toBe("both");
    bar.scrollLeft = 210;
    fireEvent.scroll(bar);
    expect(bar.dataset.hidden).toBe("start");
    vi.restoreAllMocks();
  });

  it("say nothing where all have room", () => {
    measure(600, 600);
    render(<Tabs label="Libro Contable">Libros</Tabs>);
    expect(screen.getByRole("navigation").dataset.hidden).toBe("none");
    vi.restoreAllMocks();
  });
});
