/** Kinds of data that use storage on this device. */
export type SpacePart = "data" | "copies" | "app";

/** As measured by a browser; only some distinguish the kinds. */
interface MeasuredSpace {
  readonly usage?: number;
  readonly usageDetails?: { readonly indexedDB?: number; readonly fileSystem?: number };
}

export interface SpaceUse {
  /** In bytes. */
  readonly total: number;
  /** The parts add up to the total, each above zero; empty if the browser gives only the total. */
  readonly parts: readonly { readonly part: SpacePart; readonly bytes: number }[];
}

/**
 * Storage used by the site, by part. The remaining room is only a browser's estimate and is not shown (ST-12).
 *
 * @param copies bytes of the automatic copies, stored with the application's files
 */
export function spaceUse({ usage, usageDetails }: MeasuredSpace, copies: number): SpaceUse | null {
  if (usage === undefined) return null;
  if (usageDetails === undefined) return { total: usage, parts: [] };
  const data = Math.min(usage, usageDetails.indexedDB ?? 0);
  // The origin's own files are copies too, and nothing else.
  const kept = Math.min(usage - data, copies + (usageDetails.fileSystem ?? 0));
  const sizes: Readonly<Record<SpacePart, number>> = { data, copies: kept, app: usage - data - kept };
  const order: readonly SpacePart[] = ["data", "copies", "app"];
  return {
    total: usage,
    parts: order.map((part) => ({ part, bytes: sizes[part] })).filter(({ bytes }) => bytes > 0),
  };
}
