import type { PaySlip } from "#domain/payroll/slip/pay-slip.ts";

/** How close a slip is printed, so that a long one stays on one page as its file does. */
export type SlipDensity = "open" | "close" | "closest";

/** Rows of lines that a letter page holds beside the rest, at each density before the closest. */
const MOST = { open: 14, close: 24 } as const;
/** A label of more letters takes a second row, and so does a note. */
const LONG_LABEL = 60;
const LONG_NOTE = 110;

const rows = (text: string, letters: number) => Math.ceil(text.length / letters);

/** By what varies from one slip to the next: lines of the table, of the lists under it, and notes. */
export function slipDensity({ accrued, deducted, employer, provisions, notes }: PaySlip): SlipDensity {
  const table = [...accrued.lines, ...deducted.lines];
  const lines = table.reduce((sum, { label }) => sum + rows(label, LONG_LABEL), 0);
  const besides = Math.max(employer?.lines.length ?? 0, provisions?.lines.length ?? 0);
  const noted = notes.reduce((sum, note) => sum + rows(note, LONG_NOTE), 0);
  // Three rows of notes are on every slip.
  const all = lines + besides + Math.max(0, noted - 3);
  return all <= MOST.open ? "open" : all <= MOST.close ? "close" : "closest";
}
