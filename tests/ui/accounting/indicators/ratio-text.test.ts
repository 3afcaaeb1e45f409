import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Ratio } from "#domain/statement/analysis/ratio.ts";
import { duPontText } from "#features/analysis/ratios/dupont-text.ts";
import { fewestDigits, readDecimal } from "#ui/accounting/indicators/printed-arithmetic.ts";
import { derivationText, ratioText } from "#ui/accounting/indicators/ratio-text.ts";

const head = { group: "activity", unit: "days", status: null, unknown: false } as const;

function cycle(receivables: number, inventory: number, suppliers: number): Ratio {
  const term = (of: "receivables-days" | "inventory-days" | "suppliers-days", value: number) =>
    ({ of, value, averaged: false }) as const;
  return {
    ...head,
    id: "cash-cycle",
    value: receivables + inventory - suppliers,
    derivation: {
      kind: "sum",
      plus: [term("receivables-days", receivables), term("inventory-days", inventory)],
      less: [term("suppliers-days", suppliers)],
    },
  };
}

function daysOf(turnover: number): Ratio {
  return {
    ...head,
    id: "inventory-days",
    value: 365 / turnover,
    derivation: {
      kind: "quotient",
      top: { of: "days", value: 365, averaged: false },
      bottom: { of: "inventory-turnover", value: turnover, averaged: false },
    },
  };
}

/** The figures of a derivation, without the names between them. */
const figuresIn = (text: string) =>
  [...text.matchAll(/(−?[\d.]+(?:,\d+)?)(?= [+−÷]|$)/gu)].map(([, one = ""]) => one);

describe("UX-09 a printed derivation comes to the figure that it stands beside", () => {
  it.each([
    [[91.25, 228.125, 365], "91 + 228 − 365", "−46 días"],
    // 41 + 30 − 20 would be 51 days.
    [[41.4, 30.4, 20.4], "41 + 30 − 20", "51 días"],
    // 41 + 31 − 20 are 52: one more digit, for all three alike.
    [[40.6, 30.6, 20.4], "40,6 + 30,6 − 20,4", "51 días"],
    // 0,3 + 0,3 are still one day of two halves.
    [[0.25, 0.26, 0], "0,3 + 0,3 − 0,0", "1 días"],
  ] as const)("%j", ([receivables, inventory, suppliers], printed, shown) => {
    const ratio = cycle(receivables, inventory, suppliers);
    const [one, two, three] = printed.split(/ [+−] /);
    expect(ratioText(ratio)).toBe(shown);
    expect(derivationText(ratio)).toBe(
      `Días de cartera ${one} + Días de inventario ${two} − Días de proveedores ${three}`,
    );
  });

  it.each([
    [3.65, "3,65", "100 días"],
    // 365 ÷ 0,02 would be 18.250 days.
    [0.0163, "0,0163", "22.393 días"],
  ])("of a turnover of %d", (turnover, printed, shown) => {
    expect(ratioText(daysOf(turnover))).toBe(shown);
    expect(derivationText(daysOf(turnover))).toBe(
      `Días del período 365 ÷ Rotación de inventarios ${printed}`,
    );
  });

  const days = fc.double({ min: 0, max: 3_000, noNaN: true });

  it("whatever the days are, within what six more digits can tell apart", () => {
    fc.assert(
      fc.property(days, days, days, (receivables, inventory, suppliers) => {
        const ratio = cycle(receivables, inventory, suppliers);
        const [one = 0, two = 0, three = 0] = figuresIn(derivationText(ratio)).map(readDecimal);
        const whole = (ratio.value ?? 0) % 1;
        fc.pre(Math.abs(Math.abs(whole) - 0.5) > 0.00001);
        expect(ratioText({ ...ratio, value: one + two - three })).toBe(ratioText(ratio));
      }),
    );
  });

  it("the product of DuPont's three factors too", () => {
    const factor = fc.double({ min: 0.001, max: 9, noNaN: true });
    fc.assert(
      fc.property(factor, factor, factor, (margin, turnover, multiplier) => {
        const roe = margin * turnover * multiplier;
        // A tenth of a percent halved is decided by digits that nobody prints.
        fc.pre(Math.abs(((roe * 1000) % 1) - 0.5) > 0.01);
        const [shown = "", ...factors] =
          duPontText({ margin, turnover, multiplier, roe }).match(/[\d.,]+\d%?/g) ?? [];
        const product = factors.slice(0, 3).reduce((all, each) => all * readDecimal(each), 1);
        expect(factors.length).toBeGreaterThanOrEqual(3);
        expect(Math.abs(product - readDecimal(shown))).toBeLessThanOrEqual(0.0005 + 1e-9);
      }),
    );
  });

  it("reads what is printed, and stops where no digits help", () => {
    expect(["−1.234,50", "12,5%", "0", "—", ""].map(readDecimal)).toEqual([
      -1234.5,
      0.125,
      0,
      Number.NaN,
      Number.NaN,
    ]);
    expect(fewestDigits((more) => more >= 3)).toBe(3);
    expect(fewestDigits(() => false)).toBe(0);
  });
});
