import { act, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, describe, expect, it } from "vitest";
import "#tests/support/render.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { BalanceBar } from "#ui/accounting/indicators/balance-bar.tsx";
import { ChartFrame } from "#ui/charts/chart-frame.tsx";
import { MonthBars } from "#ui/charts/month-bars.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { Toaster } from "#ui/kit/feedback/toaster.tsx";
import { AmountText } from "#ui/kit/text/amount-text.tsx";

/** What is left of a picture for somebody who sees no colours: its words and the shapes that it is drawn with. */
function withoutColour(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const each of [copy, ...copy.querySelectorAll("*")])
    for (const name of each.getAttributeNames())
      if (/^(?:class|style|fill|stroke|data-)/.test(name)) each.removeAttribute(name);
  return copy.innerHTML;
}

const drawn = (picture: ReactElement) => {
  const { container, unmount } = render(picture);
  const left = withoutColour(container);
  unmount();
  return left;
};

afterEach(() => toast.dismiss());

describe("AX-06 what a colour says is said without it", () => {
  it.each([
    [
      "books that balance and books that do not",
      <BalanceBar key="a" debit={pesos(9)} credit={pesos(9)} />,
      <BalanceBar key="b" debit={pesos(9)} credit={pesos(8)} />,
    ],
    [
      "an amount and the same below zero",
      <AmountText key="a" value={pesos(5)} />,
      <AmountText key="b" value={pesos(-5)} />,
    ],
    [
      "a month that earned and one that lost",
      <MonthBars key="a" summary="Enero ganó" bars={[{ label: "ene", first: 9, second: 5 }]} />,
      <MonthBars key="b" summary="Enero perdió" bars={[{ label: "ene", first: 9, second: -5 }]} />,
    ],
  ])("%s", (_what, one, other) => {
    expect(drawn(one)).not.toBe(drawn(other));
  });

  it("a success, a warning and a refusal each have a sign of their own", async () => {
    render(<Toaster />);
    const signs = new Set<string>();
    for (const tone of ["success", "warning", "error"] as const) {
      act(() => void toast[tone]({ id: tone, title: `Aviso ${tone}`, durationMs: 0 }));
      const card = (await screen.findByText(`Aviso ${tone}`)).closest(".toast-card");
      signs.add(card?.querySelector(".toast-icon")?.querySelector("svg")?.innerHTML ?? "");
    }
    expect(signs.size).toBe(3);
  });

  it("a chart has its figures as a table", () => {
    render(<ChartFrame title="Ingresos" picture={<p>dibujo</p>} table={<p>tabla</p>} drawing={null} />);
    expect(screen.getByRole("button", { name: "Ver como tabla" })).toBeTruthy();
  });
});
