import type { ClosingStep } from "#domain/accounting/closing/points/closing-step.ts";
import { formatMoment } from "#domain/kernel/format.ts";
import {
  amount,
  NONE,
  type Report,
  type ReportColumn,
  type ReportHead,
  text,
} from "#domain/report/report.ts";
import { ReportBuilder } from "#domain/report/report-builder.ts";

const COLUMNS: readonly ReportColumn[] = [
  { key: "when", label: "Estado o fecha", kind: "text" },
  { key: "what", label: "Qué", kind: "text" },
  { key: "detail", label: "Detalle", kind: "text" },
  { key: "who", label: "Quién", kind: "text" },
  { key: "value", label: "Valor", kind: "amount" },
];

/** A point of the checklist in words. */
interface SaidPoint {
  readonly label: string;
  readonly state: string;
  readonly why: string;
}

/** A step of the trail in words. */
interface SaidStep {
  readonly step: ClosingStep;
  readonly what: string;
  readonly detail: string;
}

interface ClosingReport {
  readonly title: string;
  readonly points: readonly SaidPoint[];
  readonly steps: readonly SaidStep[];
  /** Whose account the books are of. */
  readonly who: string;
}

/** The checklist of a month or a period as it stands, and what was done, by whom and when. */
export function closingReport({ title, points, steps, who }: ClosingReport, head: ReportHead): Report {
  const table = new ReportBuilder(COLUMNS);
  table.heading("Lista de revisión");
  for (const { label, state, why } of points) table.line([text(state), text(label), text(why)]);
  table.heading("Qué se hizo");
  for (const { step, what, detail } of steps)
    table.line([
      text(formatMoment(step.at)),
      text(what),
      text(detail),
      text(who),
      step.kind === "entries" ? amount(step.amount) : NONE,
    ]);
  if (steps.length === 0) table.note("Todavía nada");
  return table.report({ title, ...head });
}
