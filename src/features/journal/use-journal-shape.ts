import { PHONE, SHORT, useMediaQuery } from "#ui/kit/use-media-query.ts";

/** From this width (px) on the columns of the sheet fit, if only just. */
const SHEET_FITS = "(width >= 704px)";

/**
 * How the complex journal is laid out: blocks on a phone, otherwise the sheet. In a short window the sheet has one bar
 * above it, so that lines of the journal are seen and not only its bars; there it also takes narrower windows.
 */
export type JournalShape = "blocks" | "folded" | "wide";

export function useJournalShape(): JournalShape {
  const phone = useMediaQuery(PHONE);
  const short = useMediaQuery(SHORT);
  const fits = useMediaQuery(SHEET_FITS);
  if (short && fits) return "folded";
  return phone ? "blocks" : "wide";
}
