/** A rectangle of the window, in CSS pixels. */
export interface CoveredBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface ToastRoom {
  readonly width: number;
  readonly height: number;
  /** The window of a phone: toasts are as wide as it is. */
  readonly phone: boolean;
  /** The room between the toasts and the right side of the window; a screen may ask for more of it. */
  readonly side?: number;
  /** Their width, where it is not the usual one. */
  readonly card?: number;
}

type ToastEdge = "bottom-right" | "top-right";

const TOAST_PX = { width: 356, height: 132, margin: 24 } as const;
const PHONE_MARGIN = 12;
const NARROW = { least: 200, margin: 12 } as const;

/** The sheet of a phone, and what a toast over it must leave free. */
interface PhoneSheet {
  /** Where the sheet begins. */
  readonly top: number;
  /** Where its title ends. */
  readonly title: number;
  /** The height of the highest toast; a usual one while none is shown. */
  readonly toast?: number;
}

/** Where toasts at the top of a phone begin, without their margin: above the sheet where they fit, else below its title. */
export function topOverSheet({ top, title, toast = TOAST_PX.height }: PhoneSheet): number {
  return PHONE_MARGIN + toast <= top ? 0 : title;
}

function meets(a: CoveredBox, b: CoveredBox): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/**
 * Side and width of the toasts beside an open dialog: what the page below it asks for is behind a veil. Narrower where
 * the usual ones would reach it and there is room for that; null where there is not.
 */
export function besideDialog(
  { width, phone }: ToastRoom,
  dialog: CoveredBox,
): { readonly side: number; readonly card: number } | null {
  const gap = width - dialog.right;
  if (phone || gap < NARROW.least + 2 * NARROW.margin) return null;
  if (gap >= TOAST_PX.width + 2 * TOAST_PX.margin) return { side: TOAST_PX.margin, card: TOAST_PX.width };
  return { side: NARROW.margin, card: Math.min(TOAST_PX.width, gap - 2 * NARROW.margin) };
}

function corners({ width, height, side, card = TOAST_PX.width }: ToastRoom): {
  readonly low: CoveredBox;
  readonly high: CoveredBox;
} {
  const right = width - (side ?? TOAST_PX.margin);
  const left = right - card;
  return {
    low: { left, right, top: height - TOAST_PX.margin - TOAST_PX.height, bottom: height },
    high: { left, right, top: 0, bottom: TOAST_PX.margin + TOAST_PX.height },
  };
}

/**
 * The corner of the toasts: bottom right, unless one would cover the open dialog or the field being typed in there and
 * not at the top. On a phone they are at the top while a sheet is open (spec-decision 40), unless they would cover the
 * field being typed in there.
 */
export function toastEdge(
  room: ToastRoom,
  dialog: CoveredBox | null,
  field: CoveredBox | null,
  sheet: PhoneSheet = { top: dialog?.top ?? 0, title: 0 },
): ToastEdge {
  if (room.phone) {
    if (dialog === null) return "bottom-right";
    const top = topOverSheet(sheet);
    const bottom = top + PHONE_MARGIN + (sheet.toast ?? TOAST_PX.height);
    const isCovered = field !== null && meets({ left: 0, right: room.width, top, bottom }, field);
    return isCovered ? "bottom-right" : "top-right";
  }
  const { low, high } = corners(room);
  const covers = (place: CoveredBox) => [dialog, field].some((each) => each !== null && meets(place, each));
  return covers(low) && !covers(high) ? "top-right" : "bottom-right";
}

/** Whether toasts at the bottom must stay above the buttons of a dialog: only where they would reach it. */
export function reachesDialog(room: ToastRoom, dialog: CoveredBox): boolean {
  return room.phone || meets(corners(room).low, dialog);
}
