import type { Report } from "#domain/report/report.ts";
import { isFinal, unsaidChecks } from "#domain/report/report-parts.ts";
import { classNames } from "../../kit/class-names.ts";
import type { Density } from "../../kit/tables/use-density.ts";
import { useScrollFocus } from "../../kit/tables/use-scroll-focus.ts";
import { useVirtualRows } from "../../kit/tables/virtual-rows.ts";
import { TOUCH, useMediaQuery } from "../../kit/use-media-query.ts";
import { usePrinting } from "../../kit/use-printing.ts";
import { ReportChecks } from "./report-checks.tsx";
import { type ColumnLook, columnLooks, headGroups, twoDays } from "./report-layout.ts";
import { type ReportFigures, type ReportLinks, ReportRowView } from "./report-rows.tsx";

interface ReportViewProps extends ReportLinks {
  readonly report: Report;
  readonly density?: Density;
  /** Shows title, company and period on screen; they are always printed. */
  readonly heading?: boolean;
  readonly className?: string;
  readonly figures?: ReportFigures | undefined;
}

const VIRTUAL_FROM = 200;

function Heading({ report, shown }: { readonly report: Report; readonly shown: boolean }) {
  return (
    <header className={classNames("report-heading", !shown && "print-only")}>
      <h2 className="title-block">{report.title}</h2>
      <p>{report.subtitle}</p>
      <p className="text-muted">{report.period}</p>
    </header>
  );
}

/** Indent level of the row names, so that their column head aligns with them. */
function nameLevel(report: Report): number {
  const levels = report.rows.filter((row) => row.kind === "line").map((row) => row.level);
  return levels.reduce((least, level) => Math.min(least, level), levels[0] ?? 0);
}

function Head({ report, looks }: { readonly report: Report; readonly looks: readonly ColumnLook[] }) {
  const level = nameLevel(report);
  const groups = headGroups(report.columns);
  return (
    <thead>
      {groups.length === 0 ? null : (
        <tr className="report-groups">
          {groups.map((group) =>
            group.label === undefined ? (
              <td key={group.key} colSpan={group.span} />
            ) : (
              <th key={group.key} colSpan={group.span} scope="colgroup" data-line={group.line}>
                {group.label}
              </th>
            ),
          )}
        </tr>
      )}
      <tr>
        {looks.map(({ column, align, line, names }) => (
          <th
            key={column.key}
            scope="col"
            data-align={align}
            data-line={line}
            data-kind={column.kind}
            data-column={column.key}
            data-names={names}
            style={names && level > 0 ? { "--level": level } : undefined}
          >
            {twoDays(column.label)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Spacer({ height, span }: { readonly height: number; readonly span: number }) {
  if (height <= 0) return null;
  return (
    <tr className="report-spacer">
      <td colSpan={span} style={{ height }} />
    </tr>
  );
}

/** Any report as a table in the house style. Screen, print and export use the same value. */
export function ReportView(props: ReportViewProps) {
  const { report, density = "compact", heading = false, className, figures } = props;
  const { onOpen, linkTo, noteTo, figureTo } = props;
  const scroller = useScrollFocus<HTMLDivElement>();
  const printing = usePrinting();
  const touch = useMediaQuery(TOUCH);
  const looks = columnLooks(report.columns);
  const final = isFinal(report);
  const { rows } = report;
  // Printing renders every row; the screen renders only the visible ones of a long report.
  const virtual = rows.length > VIRTUAL_FROM && !printing;
  const rowHeight = touch || density === "comfortable" ? 44 : 34;
  const window = useVirtualRows({ count: virtual ? rows.length : 0, rowHeight, scroller });
  const from = virtual ? (window.rows[0]?.index ?? 0) : 0;
  const to = virtual ? (window.rows.at(-1)?.index ?? -1) + 1 : rows.length;
  return (
    <div className={classNames("report", className)} data-density={density}>
      <Heading report={report} shown={heading} />
      <section ref={scroller} className="sheet-scroll" data-virtual={virtual} aria-label={report.title}>
        <table className="ledger report-table" aria-rowcount={virtual ? rows.length + 1 : undefined}>
          <Head report={report} looks={looks} />
          <tbody>
            <Spacer height={from * rowHeight} span={looks.length} />
            {rows.slice(from, to).map((row, index) => (
              <ReportRowView
                // biome-ignore lint/suspicious/noArrayIndexKey: a row of a report is its place
                key={from + index}
                row={row}
                looks={looks}
                final={final}
                figures={figures}
                onOpen={onOpen}
                linkTo={linkTo}
                noteTo={noteTo}
                figureTo={figureTo}
              />
            ))}
            <Spacer height={(rows.length - to) * rowHeight} span={looks.length} />
          </tbody>
        </table>
      </section>
      <ReportChecks checks={unsaidChecks(report)} />
    </div>
  );
}
