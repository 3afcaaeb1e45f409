import type { ReactNode } from "react";
import { listPlanTexts as texts } from "./texts.ts";
import "./list-plan.css";

/** A row of a list and what becomes of it. */
export interface PlannedRow {
  /** As counted in the file, from 1. */
  readonly row: number;
  readonly cells: readonly string[];
  readonly outcome: string;
  /** Problems come first, then what is written, then what says nothing new. */
  readonly weight: number;
  readonly isProblem: boolean;
}

interface ListPlanProps {
  /** Headings of `cells`. */
  readonly heads: readonly string[];
  readonly rows: readonly PlannedRow[];
  readonly status: string;
  /** The presses that mend what is clear. */
  readonly children?: ReactNode;
}

const ROWS_SHOWN = 30;
/** An amount, a code or a document, which is not broken. */
const FIGURES = /^[$\d.\s-]+$/;

/** What a list would do, row by row, with the reason of each that stays out; problems first (IM-24, IM-25, IM-26). */
export function ListPlan({ heads, rows, status, children }: ListPlanProps) {
  const ordered = rows.toSorted((a, b) => a.weight - b.weight || a.row - b.row);
  return (
    <section aria-label={texts.plan}>
      <p role="status" className="font-semibold">
        {status}
      </p>
      <div className="mt-2 flex flex-wrap gap-2 empty:hidden">{children}</div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part is scrolled by keyboard too */}
      <div className="list-plan" tabIndex={0}>
        <table className="ledger">
          <thead>
            <tr>
              {[texts.row, ...heads, texts.what].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ordered.slice(0, ROWS_SHOWN).map(({ row, cells, outcome, isProblem }) => (
              <tr key={`${row} ${cells.join(" ")}`}>
                <td>{row}</td>
                {cells.map((cell, at) => (
                  <td key={heads[at]} className={FIGURES.test(cell) ? "amount" : "break-words"}>
                    {cell}
                  </td>
                ))}
                <td className={isProblem ? "text-error" : undefined}>{outcome}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > ROWS_SHOWN ? (
        <p className="mt-1 text-caption">{texts.more(rows.length - ROWS_SHOWN)}</p>
      ) : null}
    </section>
  );
}
