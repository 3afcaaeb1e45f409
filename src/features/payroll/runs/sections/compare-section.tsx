import { useMemo } from "react";
import type { Pesos } from "#domain/kernel/pesos.ts";
import {
  type ConceptChange,
  compareRuns,
  type FigureChange,
  type PersonChange,
  type RunComparison,
} from "#domain/payroll/run/compare-runs.ts";
import { computeKept } from "#domain/payroll/run/compute-stored-run.ts";
import type { StoredRun } from "#domain/payroll/run/stored-run.ts";
import { SLIP_GROUPS, type SlipGroup } from "#domain/payroll/slip/concepts.data.ts";
import { TroublePanel } from "#session/notices/trouble-panel.tsx";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { type Loadable, useQuery } from "#storage/engine/use-query.ts";
import { type EarlierRun, readEarlierRun } from "#storage/queries/payroll/payroll-runs.ts";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { DataGrid } from "#ui/kit/tables/data-grid.tsx";
import type { GridColumn } from "#ui/kit/tables/grid-column.ts";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { Badge } from "#ui/kit/text/badge.tsx";
import { periodWords } from "../period-words.ts";
import { RunWithoutFigures } from "../run/no-figures.tsx";
import type { RunView } from "../run/use-run.ts";
import { runTexts } from "../run-texts.ts";

const { compare: texts } = runTexts;

interface ChangeRowProps {
  readonly label: string;
  readonly change: FigureChange;
  readonly strong?: boolean;
}

function ChangeRow({ label, change, strong = false }: ChangeRowProps) {
  return (
    <tr data-kind={strong ? "sum" : undefined}>
      <th scope="row">{label}</th>
      {(["before", "after", "difference"] as const).map((key) => (
        <td key={key} data-head={texts[key]}>
          <AmountText value={change[key]} />
        </td>
      ))}
    </tr>
  );
}

/** Health and pension are both deducted and paid by the employer, so the group's heading names which. */
function Group({
  group,
  concepts,
}: {
  readonly group: SlipGroup;
  readonly concepts: readonly ConceptChange[];
}) {
  if (concepts.length === 0) return null;
  return (
    <>
      <tr data-kind="heading">
        <th scope="rowgroup" colSpan={4}>
          {runTexts.summary.groups[group]}
        </th>
      </tr>
      {concepts.map((each) => (
        <ChangeRow key={each.concept} label={each.label} change={each} />
      ))}
    </>
  );
}

function Concepts({ comparison }: { readonly comparison: RunComparison }) {
  const { concepts, net, cost } = comparison;
  return (
    <table className="run-table run-blocks" aria-label={texts.concepts}>
      <thead>
        <tr>
          <th scope="col">{texts.concept}</th>
          <th scope="col">{texts.before}</th>
          <th scope="col">{texts.after}</th>
          <th scope="col">{texts.difference}</th>
        </tr>
      </thead>
      <tbody>
        {SLIP_GROUPS.map((group) => (
          <Group key={group} group={group} concepts={concepts.filter((each) => each.group === group)} />
        ))}
        <ChangeRow label={texts.net} change={net} strong />
        <ChangeRow label={texts.cost} change={cost} strong />
      </tbody>
    </table>
  );
}

function Name({ change: { name, presence } }: { readonly change: PersonChange }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span className="cell-name">{name}</span>
      {presence === "both" ? null : <Badge tone="info">{texts[presence]}</Badge>}
    </span>
  );
}

function amountColumn(
  key: string,
  head: string,
  of: (change: PersonChange) => Pesos,
): GridColumn<PersonChange> {
  return {
    key,
    head,
    width: "minmax(104px, 1fr)",
    align: "end",
    line: key === "before" ? "double" : "single",
    render: (change) => <AmountText value={of(change)} />,
  };
}

const COLUMNS: readonly GridColumn<PersonChange>[] = [
  {
    key: "name",
    head: texts.person,
    width: "minmax(160px, 1.2fr)",
    render: (change) => <Name change={change} />,
  },
  amountColumn("before", texts.netBefore, ({ net }) => net.before),
  amountColumn("after", texts.netAfter, ({ net }) => net.after),
  amountColumn("net", texts.netDifference, ({ net }) => net.difference),
  amountColumn("cost", texts.costDifference, ({ cost }) => cost.difference),
];

function People({ comparison }: { readonly comparison: RunComparison }) {
  const changed = comparison.people.filter(
    ({ net, cost, presence }) => presence !== "both" || net.difference !== 0 || cost.difference !== 0,
  );
  if (changed.length === 0) return <p className="mt-2 text-muted">{texts.same}</p>;
  return (
    <DataGrid<PersonChange>
      label={texts.people}
      className="run-people mt-2"
      columns={COLUMNS}
      rows={changed}
      rowKey={({ employee }) => employee}
      stickyFirst
    />
  );
}

interface ComparedProps {
  readonly figures: RunView["figures"];
  readonly earlier: EarlierRun;
}

function Compared({ figures: { run }, earlier }: ComparedProps) {
  const before = useMemo(() => computeKept(earlier.run, earlier.first), [earlier]);
  const comparison = useMemo(
    () => (run.ok && before.ok ? compareRuns(before.value.run, run.value) : null),
    [run, before],
  );
  if (!before.ok) return <p className="text-muted">{texts.failed}</p>;
  if (comparison === null) return <RunWithoutFigures />;
  return (
    <>
      <h2 className="section-head">{texts.title(periodWords(earlier.run.period))}</h2>
      <Concepts comparison={comparison} />
      <h2 className="section-head mt-8">{texts.people}</h2>
      <People comparison={comparison} />
    </>
  );
}

/** Loaded only in this section; other sections do not need it. */
function useEarlierRun({ id, companyId, period }: StoredRun): Loadable<EarlierRun | null> {
  const storage = useStorage();
  const { month, part } = period;
  return useQuery(
    () => readEarlierRun(storage, { id, companyId, period: { month, part } }),
    [storage, id, companyId, month, part],
  );
}

/** Changes since the previous run, by concept and by person. */
export function CompareSection({ view }: { readonly view: RunView }) {
  const found = useEarlierRun(view.open.run);
  if (found.state === "loading") return <SkeletonRows label={runTexts.loading} />;
  if (found.state === "failed")
    return <TroublePanel trouble={found.trouble} onRetry={() => currentStorage.reopen()} />;
  if (found.value === null) return <EmptyState level={2} title={texts.none} text={texts.noneText} />;
  return <Compared figures={view.figures} earlier={found.value} />;
}
