/** What of this device's room something takes. */
export type SpacePart = "data" | "copies" | "app";

/** As a browser measures it; only some tell the kinds apart. */
interface MeasuredSpace {
  readonly usage?: number;
  readonly usageDetails?: { readonly indexedDB?: number };
}

export interface SpaceUse {
  /** In bytes. */
  readonly total: number;
  /** Together the total, each above zero; none where the browser says only the sum. */
  readonly parts: readonly { readonly part: SpacePart; readonly bytes: number }[];
}

/**
 * The room the site takes, in parts. What would still fit is a guess of the browser's and not told (ST-12).
 *
 * @param copies bytes of the automatic copies, which lie beside the files of the application
 */
export function spaceUse({ usage, usageDetails }: MeasuredSpace, copies: number): SpaceUse | null {
  if (usage === undefined) return null;
  if (usageDetails === undefined) return { total: usage, parts: [] };
  const data = Math.min(usage, usageDetails.indexedDB ?? 0);
  const kept = Math.min(usage - data, copies);
  const sizes: Readonly<Record<SpacePart, number>> = { data, copies: kept, app: usage - data - kept };
  const order: readonly SpacePart[] = ["data", "copies", "app"];
  return {
    total: usage,
    parts: order.map((part) => ({ part, bytes: sizes[part] })).filter(({ bytes }) => bytes > 0),
  };
}
