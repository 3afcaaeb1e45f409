import { type ReportCell, type ReportColumn, text } from "./report.ts";

/** What identifies an entry in every report: its number, and the document that supports it. Both are names, not figures. */
export const NUMBER_AND_DOCUMENT: readonly ReportColumn[] = [
  { key: "number", label: "Número", kind: "code" },
  { key: "document", label: "Documento", kind: "code" },
];

/** The cells of `NUMBER_AND_DOCUMENT`. */
export function entryCells({
  number,
  reference,
}: {
  readonly number: number;
  readonly reference: string;
}): ReportCell[] {
  return [text(String(number)), text(reference)];
}
