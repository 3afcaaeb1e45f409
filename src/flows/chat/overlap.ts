/** A rectangle of the window, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface OverlapRules {
  /** Covered area from which on the button gives way, in square pixels. */
  readonly threshold: number;
  readonly intervalMs: number;
  /** How long it must be covered before it gives way. */
  readonly stableMs: number;
}

/** Overlap, interval and settling time after which the button contracts (spec §4, spec §9). */
const OVERLAP_RULES: Readonly<Record<"desktop" | "mobile", OverlapRules>> = {
  desktop: { threshold: 800, intervalMs: 1500, stableMs: 1000 },
  mobile: { threshold: 1200, intervalMs: 1500 * 1.5, stableMs: 500 },
};
export const FIRST_CHECK_MS = 200;
const BUFFER_PX = 10;

/** What two rectangles share, the first one grown by the buffer on each side. */
export function overlapArea(button: Box, dialog: Box, buffer = BUFFER_PX): number {
  const width = Math.min(button.right + buffer, dialog.right) - Math.max(button.left - buffer, dialog.left);
  const height = Math.min(button.bottom + buffer, dialog.bottom) - Math.max(button.top - buffer, dialog.top);
  return width > 0 && height > 0 ? width * height : 0;
}

export interface OverlapState {
  readonly contracted: boolean;
  /** Since when the button has been covered, while it has not given way yet. */
  readonly coveredSince: number | null;
}

export const EXPANDED: OverlapState = { contracted: false, coveredSince: null };

/** What is seen at one moment. */
export interface OverlapLook {
  readonly now: number;
  /** Of the button as it is when expanded, also while it is not: else it would come and go. */
  readonly button: Box;
  readonly dialogs: readonly Box[];
  readonly device: "desktop" | "mobile";
  /** Where the button never gives way. */
  readonly forced: boolean;
}

interface OverlapStep {
  readonly state: OverlapState;
  /** When to look again, or null: nothing can change until a dialog opens. */
  readonly nextCheckMs: number | null;
}

/** The button after a look: gives way once it has been covered for long enough, comes back when it is clear. */
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
