export interface FloatingPlace {
  readonly side: "top" | "bottom";
  readonly align: "start" | "center" | "end";
  readonly gap: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Placed {
  readonly left: number;
  readonly top: number;
  readonly side: "top" | "bottom";
  readonly maxHeight: number;
}

const MARGIN = 8;

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}

/**
 * Position of a floating element beside its anchor: on the wanted side if it fits, otherwise on the side with more
 * space.
 */
export function placeFloating(
  anchor: Box,
  size: { readonly width: number; readonly height: number },
  view: { readonly width: number; readonly height: number },
  place: FloatingPlace,
): Placed {
  const below = view.height - MARGIN - (anchor.top + anchor.height + place.gap);
  const above = anchor.top - place.gap - MARGIN;
  const wanted = place.side === "bottom" ? below : above;
  const other = place.side === "bottom" ? above : below;
  const flip = size.height > wanted && other > wanted;
  const side = flip ? (place.side === "bottom" ? "top" : "bottom") : place.side;
  const room = Math.max(side === "bottom" ? below : above, 0);
  const height = Math.min(size.height, room);
  const top = side === "bottom" ? anchor.top + anchor.height + place.gap : anchor.top - place.gap - height;
  const free = anchor.width - size.width;
  const offset = place.align === "start" ? 0 : place.align === "end" ? free : free / 2;
  const left = clamp(anchor.left + offset, MARGIN, Math.max(MARGIN, view.width - MARGIN - size.width));
  return { left, top, side, maxHeight: room };
}
