import { describe, expect, it } from "vitest";
import { placeFloating } from "#ui/kit/overlays/place-floating.ts";

const view = { width: 1000, height: 800 };
const below = { side: "bottom", align: "start", gap: 4 } as const;
const field = (top: number, left = 100) => ({ left, top, width: 300, height: 40 });

describe("where a list floats", () => {
  it("goes under its field", () => {
    expect(placeFloating(field(100), { width: 300, height: 200 }, view, below)).toMatchObject({
      left: 100,
      top: 144,
      side: "bottom",
    });
  });

  it("goes above when there is more room there", () => {
    expect(placeFloating(field(700), { width: 300, height: 200 }, view, below)).toMatchObject({
      top: 496,
      side: "top",
    });
  });

  it("stays below, shortened, when above is no better", () => {
    const placed = placeFloating(field(300), { width: 300, height: 900 }, view, below);
    expect(placed).toMatchObject({ side: "bottom", maxHeight: 448 });
  });

  it("stays within the sides of a phone", () => {
    const phone = { width: 390, height: 844 };
    expect(placeFloating(field(100, 200), { width: 374, height: 200 }, phone, below).left).toBe(8);
  });

  it("centres above for a tooltip", () => {
    const place = { side: "top", align: "center", gap: 8 } as const;
    expect(placeFloating(field(300), { width: 100, height: 30 }, view, place)).toMatchObject({
      left: 200,
      top: 262,
    });
  });
});
