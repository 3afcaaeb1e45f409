import type { PaySlip } from "#domain/payroll/slip/pay-slip.ts";

/** Print density of a slip, so that a long one fits on one page, like its file. */
export type SlipDensity = "open" | "close" | "closest";

/** Lines that fit on a letter page besides the fixed parts, by density; the closest has no limit. */
const MOST = { open: 14, close: 24 } as const;
/** Longer labels, like longer notes, take a second row. */
const LONG_LABEL = 60;
const LONG_NOTE = 110;

const rows = (text: string, letters: number) => Math.ceil(text.length / letters);

/** Based on the parts that vary between slips: table lines, the lists below them, and notes. */
export function slipDensity({ accrued, deducted, employer, provisions, notes }: PaySlip): SlipDensity {
  const table = [...accrued.lines, ...deducted.lines];
  const lines = table.reduce((sum, { label }) => sum + rows(label, LONG_LABEL), 0);
  const besides = Math.max(employer?.lines.length ?? 0, provisions?.lines.length ?? 0);
  const noted = notes.reduce((sum, note) => sum + rows(note, LONG_NOTE), 0);
  // Every slip has three rows of notes.
  const all = lines + besides + Math.max(0, noted - 3);
  return all <= MOST.open ? "open" : all <= MOST.close ? "close" : "closest";
}
