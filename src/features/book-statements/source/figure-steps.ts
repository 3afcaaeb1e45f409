import type { Chart } from "#domain/accounting/chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { AccountFigure, BookLine } from "#domain/statement/books/book-statement.ts";
import { entryStepId } from "#flows/figure-source/account-moves.tsx";
import { notesTexts } from "../notes/texts.ts";
import type { FoundFigure } from "./figure-address.ts";

/** One step of the way from a figure to its entries. */
export type FigureStep =
  | { readonly kind: "line"; readonly line: BookLine }
  | { readonly kind: "account"; readonly line: BookLine | null; readonly figure: AccountFigure }
  | { readonly kind: "note"; readonly number: number }
  | { readonly kind: "entry"; readonly entry: Entry; readonly chart: Chart };

/** The steps that an address starts with: a line, and an account of it when it names one. */
export function firstSteps({ line, account }: FoundFigure): FigureStep[] {
  return [
    ...(line === null ? [] : [{ kind: "line" as const, line }]),
    ...(account === null ? [] : [{ kind: "account" as const, line, figure: account }]),
  ];
}

export function stepName(step: FigureStep, entryName: (number: number) => string): string {
  if (step.kind === "line") return step.line.label;
  if (step.kind === "note") return notesTexts.ofNumber(step.number);
  return step.kind === "account" ? step.figure.label : entryName(step.entry.number);
}

/** Tells the buttons that lead to a step apart. */
export function stepId(step: FigureStep): string {
  if (step.kind === "note") return `note ${step.number}`;
  if (step.kind === "line") return `line ${step.line.key}`;
  return step.kind === "account" ? `account ${step.figure.account}` : entryStepId(step.entry);
}
