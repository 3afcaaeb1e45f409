/** A rectangle of the window, in CSS pixels. */
export interface ScreenArea {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface OverlapRules {
  /** Covered area above which the button contracts, in square pixels. */
  readonly threshold: number;
  readonly intervalMs: number;
  /** How long it must stay covered before it contracts. */
  readonly stableMs: number;
}

/** Overlap, interval and settling time after which the button contracts (spec §4, spec §9). */
const OVERLAP_RULES: Readonly<Record<"desktop" | "mobile", OverlapRules>> = {
  desktop: { threshold: 800, intervalMs: 1500, stableMs: 1000 },
  mobile: { threshold: 1200, intervalMs: 1500 * 1.5, stableMs: 500 },
};
export const FIRST_CHECK_MS = 200;
const BUFFER_PX = 10;

/** Width of the button with its word, as in chat-button.css. */
const WORDED_PX = 156;

/** The box of the button with its word, in whichever form it is: its corner is the same. */
export function wordedBox({ right, bottom, top }: ScreenArea): ScreenArea {
  return { right, bottom, top, left: right - WORDED_PX };
}

/** Area shared by two rectangles, the first extended by the buffer on each side. */
export function overlapArea(button: ScreenArea, dialog: ScreenArea, buffer = BUFFER_PX): number {
  const width = Math.min(button.right + buffer, dialog.right) - Math.max(button.left - buffer, dialog.left);
  const height = Math.min(button.bottom + buffer, dialog.bottom) - Math.max(button.top - buffer, dialog.top);
  return width > 0 && height > 0 ? width * height : 0;
}

export interface OverlapState {
  readonly contracted: boolean;
  /** When the button became covered; null if it is clear or already contracted. */
  readonly coveredSince: number | null;
}

export const EXPANDED: OverlapState = { contracted: false, coveredSince: null };

/** One observation of the window. */
export interface OverlapLook {
  readonly now: number;
  /** The button's expanded box, even while it is contracted: otherwise it would oscillate. */
  readonly button: ScreenArea;
  readonly dialogs: readonly ScreenArea[];
  readonly device: "desktop" | "mobile";
  /** True where the button never contracts. */
  readonly forced: boolean;
}

interface OverlapStep {
  readonly state: OverlapState;
  /** Delay until the next check; null if nothing can change until a dialog opens. */
  readonly nextCheckMs: number | null;
}

/** The button's state after an observation: it contracts once covered for long enough, and expands when clear. */
export function nextOverlap(state: OverlapState, look: OverlapLook): OverlapStep {
  const { threshold, intervalMs, stableMs } = OVERLAP_RULES[look.device];
  if (look.forced || look.dialogs.length === 0) return { state: EXPANDED, nextCheckMs: null };
  const covered = look.dialogs.some((dialog) => overlapArea(look.button, dialog) > threshold);
  if (!covered) return { state: EXPANDED, nextCheckMs: intervalMs };
  if (state.contracted) return { state, nextCheckMs: intervalMs };
  const coveredSince = state.coveredSince ?? look.now;
  const left = stableMs - (look.now - coveredSince);
  if (left <= 0) return { state: { contracted: true, coveredSince: null }, nextCheckMs: intervalMs };
  return { state: { contracted: false, coveredSince }, nextCheckMs: Math.min(intervalMs, left) };
}

/** How long the place must be clear before the button shows its word again. */
export const CLEAR_MS = 1000;

/** State of the button over the page itself: a disc at once where it covers, its word again after a clear second. */
export interface PlaceState {
  readonly disc: boolean;
  readonly clearSince: number | null;
}

/** A page begins with the disc: what it will cover is not drawn yet. */
export const BEGINS_AS_DISC: PlaceState = { disc: true, clearSince: null };

export function nextPlace(state: PlaceState, covers: boolean, now: number): PlaceState {
  if (covers) return BEGINS_AS_DISC;
  if (!state.disc) return state;
  const clearSince = state.clearSince ?? now;
  return now - clearSince >= CLEAR_MS ? { disc: false, clearSince: null } : { disc: true, clearSince };
}
