import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chatPlace } from "#flows/chat/chat-places.ts";
import {
  BEGINS_AS_DISC,
  EXPANDED,
  FIRST_CHECK_MS,
  nextOverlap,
  nextPlace,
  type OverlapLook,
  type OverlapState,
  overlapArea,
  type PlaceState,
  type ScreenArea,
  wordedBox,
} from "#flows/chat/overlap.ts";

const BUTTON: ScreenArea = { left: 1276, top: 828, right: 1416, bottom: 876 };
/** A panel at the right edge that covers the button. */
const OVER: ScreenArea = { left: 1000, top: 0, right: 1440, bottom: 900 };
/** A dialog in the middle of the window, clear of the button. */
const APART: ScreenArea = { left: 500, top: 200, right: 900, bottom: 700 };

describe("the covered area", () => {
  it("is the part that both share, the button grown by 10 px on each side", () => {
    expect(overlapArea(BUTTON, OVER)).toBe(160 * 62 + 6 * 160);
    expect(overlapArea(BUTTON, OVER, 0)).toBe(140 * 48);
    expect(overlapArea(BUTTON, APART)).toBe(0);
    // The 10 px buffer on the left counts as covered.
    const near = { left: 1200, top: 0, right: 1270, bottom: 900 };
    expect(overlapArea(BUTTON, near, 0)).toBe(0);
    expect(overlapArea(BUTTON, near)).toBe(4 * 68);
  });

  it("is never negative and never more than the grown button", () => {
    const side = fc.integer({ min: -2000, max: 2000 });
    const box = fc
      .tuple(side, side, fc.nat(2000), fc.nat(2000))
      .map(([left, top, width, height]) => ({ left, top, right: left + width, bottom: top + height }));
    void fc.assert(
      fc.property(box, box, (button, dialog) => {
        const area = overlapArea(button, dialog);
        const most = (button.right - button.left + 20) * (button.bottom - button.top + 20);
        expect(area).toBeGreaterThanOrEqual(0);
        expect(area).toBeLessThanOrEqual(most);
      }),
    );
  });
});

interface Scene {
  readonly device?: OverlapLook["device"];
  readonly forced?: boolean;
  /** The dialogs open at a time, in ms after the first dialog opened. */
  readonly dialogsAt: (time: number) => readonly ScreenArea[];
  readonly until: number;
}

/** Runs a simulated clock from check to check, and records when the button changed. */
function play({ device = "desktop", forced = false, dialogsAt, until }: Scene) {
  let state: OverlapState = EXPANDED;
  let time = FIRST_CHECK_MS;
  const looks: number[] = [];
  const changes: [time: number, contracted: boolean][] = [];
  while (time <= until) {
    looks.push(time);
    const step = nextOverlap(state, { now: time, button: BUTTON, dialogs: dialogsAt(time), device, forced });
    if (step.state.contracted !== state.contracted) changes.push([time, step.state.contracted]);
    state = step.state;
    if (step.nextCheckMs === null) break;
    time += step.nextCheckMs;
  }
  return { looks, changes };
}

describe("the button", () => {
  it("gives way after 1 s of being covered on a desktop, first looked at after 200 ms", () => {
    const { looks, changes } = play({ dialogsAt: () => [OVER], until: 6000 });
    expect(changes).toEqual([[1200, true]]);
    // Then every 1.5 s.
    expect(looks).toEqual([200, 1200, 2700, 4200, 5700]);
  });

  it("gives way after 0.5 s on a phone, then looks every 2.25 s", () => {
    const { looks, changes } = play({ device: "mobile", dialogsAt: () => [OVER], until: 6000 });
    expect(changes).toEqual([[700, true]]);
    expect(looks).toEqual([200, 700, 2950, 5200]);
  });

  it("stays when the dialog is gone before that", () => {
    const { changes } = play({ dialogsAt: (time) => (time < 1000 ? [OVER] : [APART]), until: 9000 });
    expect(changes).toEqual([]);
  });

  it("comes back when it is clear: at the next look, or at once when no dialog is left", () => {
    expect(play({ dialogsAt: (time) => (time < 4000 ? [OVER] : [APART]), until: 9000 }).changes).toEqual([
      [1200, true],
      [4200, false],
    ]);
    const { looks } = play({ dialogsAt: () => [], until: 9000 });
    expect(looks).toEqual([200]);
  });

  it("does not mind a dialog that covers less than the threshold: 800 px² on a desktop, 1,200 on a phone", () => {
    // The button with its buffer is 160 px wide: a strip of height h over its whole width covers 160 × h.
    const strip = (height: number): ScreenArea => ({ left: 0, right: 2000, top: 0, bottom: 818 + height });
    expect(play({ dialogsAt: () => [strip(5)], until: 9000 }).changes).toEqual([]);
    expect(play({ dialogsAt: () => [strip(6)], until: 9000 }).changes).toEqual([[1200, true]]);
    expect(play({ device: "mobile", dialogsAt: () => [strip(7)], until: 9000 }).changes).toEqual([]);
    expect(play({ device: "mobile", dialogsAt: () => [strip(8)], until: 9000 }).changes).toEqual([
      [700, true],
    ]);
  });

  it("never gives way where it is forced, and then looks no more", () => {
    const { looks, changes } = play({ forced: true, dialogsAt: () => [OVER], until: 9000 });
    expect(changes).toEqual([]);
    expect(looks).toEqual([200]);
  });

  it("looks only while a dialog is open, whatever happened before", () => {
    void fc.assert(
      fc.property(fc.boolean(), fc.option(fc.nat()), fc.nat(), (contracted, coveredSince, now) => {
        const look = { now, button: BUTTON, dialogs: [], device: "mobile", forced: false } as const;
        expect(nextOverlap({ contracted, coveredSince }, look)).toEqual({
          state: EXPANDED,
          nextCheckMs: null,
        });
      }),
    );
  });
});

describe("its places", () => {
  it.each([
    ["/", "forced"],
    ["/workspace", "forced"],
    ["/workspace/", "forced"],
    ["/workspace/simple", "forced"],
    ["/workspace/statement-selection", "forced"],
    ["/workspace-selection", "forced"],
    ["/statement-selection", "forced"],
    ["/login", "free"],
    ["/dashboard", "free"],
    ["/journal/complex", "none"],
    ["/dashboard/libro-contable/mayor", "none"],
    ["/workspaces", "none"],
  ])("%s: %s", (path, place) => expect(chatPlace(path)).toBe(place));
});

describe("over the page itself", () => {
  const later = (from: PlaceState, covers: boolean, now: number) => nextPlace(from, covers, now);

  it("begins as a disc and shows its word after a clear second, not before", () => {
    let state = later(BEGINS_AS_DISC, false, 5_000);
    expect(state.disc).toBe(true);
    state = later(state, false, 5_999);
    expect(state.disc).toBe(true);
    expect(later(state, false, 6_000).disc).toBe(false);
  });

  it("becomes a disc at once where it would cover, and counts the second anew", () => {
    const worded: PlaceState = { disc: false, clearSince: null };
    expect(later(worded, false, 9_000)).toBe(worded);
    const covering = later(worded, true, 9_000);
    expect(covering).toEqual(BEGINS_AS_DISC);
    const clear = later(covering, false, 9_500);
    expect(later(clear, true, 9_900)).toEqual(BEGINS_AS_DISC);
    expect(later(later(clear, true, 9_900), false, 10_600).disc).toBe(true);
  });

  it("has one corner in both forms", () => {
    const disc = { left: 318, top: 772, right: 374, bottom: 828 };
    expect(wordedBox(disc)).toEqual({ left: 218, top: 772, right: 374, bottom: 828 });
    expect(wordedBox(wordedBox(disc))).toEqual(wordedBox(disc));
  });
});
