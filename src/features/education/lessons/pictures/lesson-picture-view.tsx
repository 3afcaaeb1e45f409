import type { Chart } from "#domain/accounting/chart.ts";
import type { FlowPicture, LessonPicture, StatementPicture, TablePicture } from "#domain/lessons/lesson.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { RichText } from "../rich-text.tsx";
import { ScaleView } from "./scale-view.tsx";
import { TView } from "./t-view.tsx";

function isFigure(text: string): boolean {
  return /^[(\d][\d.,()%]*$/u.test(text);
}

function TableView({ picture: { caption, head, rows, total } }: { readonly picture: TablePicture }) {
  const isColumnOfFigures = head.map((_, column) =>
    rows.every((row) => isFigure(row[column] ?? "") || row[column] === ""),
  );
  const align = (column: number) => (column > 0 && isColumnOfFigures[column] ? "end" : "start");
  return (
    <table className="lesson-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((name, column) => (
            <th key={name} scope="col" data-align={align(column)}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells], index) => (
          <tr key={`${first}${cells[0]}`} data-total={total && index === rows.length - 1}>
            <th scope="row">{first}</th>
            {cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order
              <td key={column} data-align={align(column + 1)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function FlowView({ picture: { caption, stages } }: { readonly picture: FlowPicture }) {
  return (
    <ol className="lesson-flow" aria-label={caption}>
      {stages.map(({ name, note }) => (
        <li key={name}>
          <strong>{name}</strong>
          <span>{note}</span>
        </li>
      ))}
    </ol>
  );
}

function StatementView({ picture: { title, rows } }: { readonly picture: StatementPicture }) {
  return (
    <table className="lesson-table">
      <caption>{title}</caption>
      <tbody>
        {rows.map(({ name, amount, rule }) => (
          <tr key={name} data-total={rule !== "none"}>
            <th scope="row">
              <RichText text={name} />
            </th>
            <td data-align="end">
              <AmountText value={amount} zero="figure" rule={rule} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface LessonPictureViewProps {
  readonly picture: LessonPicture;
  readonly chart: Chart;
}

/** The drawing of a step, from its values. */
export function LessonPictureView({ picture, chart }: LessonPictureViewProps) {
  switch (picture.kind) {
    case "t-account":
      return <TView picture={picture} chart={chart} />;
    case "scale":
      return <ScaleView picture={picture} />;
    case "table":
      return <TableView picture={picture} />;
    case "flow":
      return <FlowView picture={picture} />;
    case "statement":
      return <StatementView picture={picture} />;
  }
}
