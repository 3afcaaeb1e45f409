import type { Report, ReportCell, ReportRow, ReportSource } from "#domain/report/report.ts";
import { isFinal } from "#domain/report/report-parts.ts";
import { ReportCellView } from "#ui/accounting/report/report-rows.tsx";
import { useScrollFocus } from "#ui/kit/tables/use-scroll-focus.ts";
import { useVirtualRows } from "#ui/kit/tables/virtual-rows.ts";

const VIRTUAL_FROM = 200;
const ROW_HEIGHT = 60;

interface NarrowKardexProps {
  /** A kardex whose columns stand in groups: units first, their value last. */
  readonly report: Report;
  readonly onOpen: (source: ReportSource) => void;
}

/** The cells of a row by the groups of their columns; what has no group comes first. */
function grouped({ columns }: Report, { cells }: ReportRow): ReadonlyMap<string, readonly ReportCell[]> {
  const groups = new Map<string, ReportCell[]>([["", []]]);
  columns.forEach(({ group = "" }, place) => {
    const cell = cells[place];
    if (cell === undefined) return;
    groups.set(group, [...(groups.get(group) ?? []), cell]);
  });
  return groups;
}

interface RowProps extends NarrowKardexProps {
  readonly row: ReportRow;
}

function Row({ report, row, onOpen }: RowProps) {
  const [head = [], ...figures] = grouped(report, row).values();
  const shared = { row, final: isFinal(report) };
  const view = (cell: ReportCell | undefined) => cell && <ReportCellView cell={cell} {...shared} />;
  const { source } = row;
  const [day, detail] = head;
  return (
    <tr data-kind={row.kind}>
      <th scope="row">
        {source === undefined ? (
          view(day)
        ) : (
          <button type="button" className="link" onClick={() => onOpen(source)}>
            {view(day)}
          </button>
        )}
        <span className="kardex-detail">{view(detail)}</span>
      </th>
      {figures.map((cells, place) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place
          key={place}
          className="stock-number"
        >
          {view(cells[0])}
          <span className="block text-caption text-muted">{view(cells.at(-1))}</span>
        </td>
      ))}
    </tr>
  );
}

/** The card of an item on a phone: what came in, went out and is left, units over their value. */
export function NarrowKardex({ report, onOpen }: NarrowKardexProps) {
  const scroller = useScrollFocus<HTMLDivElement>();
  const { rows } = report;
  const isLong = rows.length > VIRTUAL_FROM;
  const seen = useVirtualRows({ count: isLong ? rows.length : 0, rowHeight: ROW_HEIGHT, scroller });
  const from = isLong ? (seen.rows[0]?.index ?? 0) : 0;
  const to = isLong ? (seen.rows.at(-1)?.index ?? -1) + 1 : rows.length;
  const groups = [...new Set(report.columns.flatMap(({ group }) => group ?? []))];
  const gap = (height: number) =>
    height <= 0 ? null : (
      <tr>
        <td colSpan={groups.length + 1} style={{ height, padding: 0 }} />
      </tr>
    );
  return (
    <section ref={scroller} className="kardex-narrow" data-long={isLong} aria-label={report.title}>
      <table className="stock-moves" aria-rowcount={isLong ? rows.length + 1 : undefined}>
        <thead>
          <tr>
            <th scope="col">{report.columns[1]?.label}</th>
            {groups.map((group) => (
              <th key={group} scope="col" className="stock-number">
                {group}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {gap(from * ROW_HEIGHT)}
          {rows.slice(from, to).map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row of a report is its place
            <Row key={from + place} report={report} row={row} onOpen={onOpen} />
          ))}
          {gap((rows.length - to) * ROW_HEIGHT)}
        </tbody>
      </table>
    </section>
  );
}
