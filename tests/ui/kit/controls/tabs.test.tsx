import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import { Tabs } from "#ui/kit/controls/tabs.tsx";

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

  it("bring the current one into sight, and the next when the address changes", async () => {
    measure(390, 600);
    vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(100);
    vi.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockImplementation(function (this: HTMLElement) {
      return this.textContent === "Cierre" ? 480 : 0;
    });
    const tabs = (current: string) => (
      <Tabs label="Libro Contable">
        {["Libros", "Cierre"].map((name) => (
          <a key={name} href={`/${name}`} aria-current={name === current ? "page" : undefined}>
            {name}
          </a>
        ))}
      </Tabs>
    );
    const { rerender } = render(tabs("Cierre"));
    const bar = screen.getByRole("navigation");
    const [atTheEnd, atTheStart] = [480 - 145, 0 - 145];
    expect(bar.scrollLeft).toBe(atTheEnd);
    rerender(tabs("Libros"));
    await waitFor(() => expect(bar.scrollLeft).toBe(atTheStart));
    rerender(tabs("Cierre"));
    await waitFor(() => expect(bar.scrollLeft).toBe(atTheEnd));
    vi.restoreAllMocks();
  });

  it("AX-09 bring the one that is gone to by keyboard wholly between the edges that fade, and leave one that is", () => {
    measure(390, 900);
    vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(150);
    vi.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockImplementation(function (this: HTMLElement) {
      return Number(this.textContent) || 0;
    });
    render(
      <Tabs label="Libro Contable">
        {[0, 200, 400, 700].map((at) => (
          <a key={at} href={`/${at}`}>
            {at}
          </a>
        ))}
      </Tabs>,
    );
    const bar = screen.getByRole("navigation");
    const goTo = (at: number) => screen.getByText(`${at}`).focus();
    bar.scrollLeft = 300;
    goTo(400);
    expect(bar.scrollLeft).toBe(300);
    // Of this one some letters were in sight.
    goTo(200);
    expect(bar.scrollLeft).toBe(200 - 56);
    goTo(700);
    expect(bar.scrollLeft).toBe(850 - 390 + 56);
    vi.restoreAllMocks();
  });

  it("say nothing where all have room", () => {
    measure(600, 600);
    render(<Tabs label="Libro Contable">Libros</Tabs>);
    expect(screen.getByRole("navigation").dataset.hidden).toBe("none");
    vi.restoreAllMocks();
  });
});
