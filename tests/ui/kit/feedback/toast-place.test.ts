import { describe, expect, it } from "vitest";
import {
  besideDialog,
  type CoveredBox,
  reachesDialog,
  toastEdge,
  topOverSheet,
} from "#ui/kit/feedback/toast-place.ts";

const WIDE = { width: 1440, height: 900, phone: false };
const NARROW = { width: 1024, height: 768, phone: false };
const PHONE = { width: 390, height: 844, phone: true };

const box = (left: number, top: number, right: number, bottom: number): CoveredBox => ({
  left,
  top,
  right,
  bottom,
});
/** 560 px wide, in the middle of each window. */
const wideDialog = box(440, 150, 1000, 750);
const narrowDialog = box(232, 160, 792, 700);
const tallDialog = box(232, 20, 792, 748);
const lastField = box(1200, 790, 1400, 830);

describe("UX-10 the corner of the toasts", () => {
  it.each([
    ["nothing open", WIDE, null, null, "bottom-right"],
    ["a dialog beside the corner", WIDE, wideDialog, null, "bottom-right"],
    ["a dialog that reaches the corner, with room above it", NARROW, narrowDialog, null, "top-right"],
    ["a dialog as tall as the window: above its buttons", NARROW, tallDialog, null, "bottom-right"],
    ["typing in the field of that corner", WIDE, null, lastField, "top-right"],
    ["typing elsewhere", WIDE, null, box(300, 790, 500, 830), "bottom-right"],
    ["a phone", PHONE, null, null, "bottom-right"],
    ["a phone's sheet", PHONE, box(0, 300, 390, 844), null, "top-right"],
    ["typing on a phone", PHONE, null, box(16, 700, 374, 748), "bottom-right"],
  ] as const)("%s", (_case, room, dialog, field, edge) => {
    expect(toastEdge(room, dialog, field)).toBe(edge);
  });

  const FIELD = box(16, 276, 190, 316);
  it.each([
    ["a low sheet: above it", { top: 300, title: 360 }, FIELD, 0, "top-right"],
    ["a high sheet: below its title", { top: 68, title: 124 }, null, 124, "top-right"],
    ["a high sheet and few words", { top: 68, title: 124, toast: 100 }, FIELD, 124, "top-right"],
    [
      "a high sheet and many words, over the field",
      { top: 68, title: 124, toast: 153 },
      FIELD,
      124,
      "bottom-right",
    ],
    [
      "few words fit above a sheet where many do not",
      { top: 100, title: 160, toast: 80 },
      FIELD,
      0,
      "top-right",
    ],
  ] as const)("on a phone, %s", (_case, sheet, field, top, edge) => {
    expect(topOverSheet(sheet)).toBe(top);
    expect(toastEdge(PHONE, box(0, sheet.top, 390, 844), field, sheet)).toBe(edge);
  });

  it("keeps off a form beside the page where a screen asks for that room", () => {
    const field = box(1010, 700, 1416, 748);
    expect(toastEdge(WIDE, null, field)).toBe("top-right");
    expect(toastEdge({ ...WIDE, side: 456 }, null, field)).toBe("bottom-right");
  });

  it.each([
    ["as wide as ever", WIDE, wideDialog, { side: 24, card: 356 }],
    ["narrower, so that no line of it is covered", WIDE, box(356, 20, 1084, 880), { side: 12, card: 332 }],
    ["on a small laptop", { ...WIDE, width: 1280 }, box(276, 20, 1004, 780), { side: 12, card: 252 }],
    ["where a panel stands under the veil", { ...WIDE, side: 476 }, wideDialog, { side: 24, card: 356 }],
    ["on a tablet", NARROW, narrowDialog, { side: 12, card: 208 }],
    ["with no room", NARROW, box(102, 20, 922, 748), null],
    ["on a phone", PHONE, box(0, 300, 390, 844), null],
  ] as const)("beside a dialog, %s", (_case, room, dialog, place) => {
    expect(besideDialog(room, dialog)).toEqual(place);
    if (place !== null) expect(reachesDialog({ ...room, ...place }, dialog)).toBe(false);
  });

  it("stays above a dialog's buttons only where it reaches the dialog", () => {
    expect(reachesDialog(WIDE, wideDialog)).toBe(false);
    expect(reachesDialog(NARROW, narrowDialog)).toBe(true);
    // As wide as the window, and over before the toasts begin: they stay where they are, off its lines.
    expect(reachesDialog(WIDE, box(240, 180, 1200, 716))).toBe(false);
    expect(reachesDialog(WIDE, box(240, 180, 1200, 760))).toBe(true);
    expect(reachesDialog(PHONE, box(0, 300, 390, 844))).toBe(true);
  });
});
