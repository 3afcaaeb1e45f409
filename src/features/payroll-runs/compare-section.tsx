import { useMemo } from "react";
import {
  type Change,
  compareRuns,
  type PersonChange,
  type RunComparison,
} from "#domain/payroll/compare-runs.ts";
import { type ComputedRun, computeKept } from "#domain/payroll/compute-kept.ts";
import { AmountText } from "#ui/kit/amount-text.tsx";
import { Badge } from "#ui/kit/badge.tsx";
import { DataGrid } from "#ui/kit/data-grid.tsx";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import type { GridColumn } from "#ui/kit/grid-column.ts";
import { NoFigures } from "./no-figures.tsx";
import { periodWords } from "./period-words.ts";
import { runTexts } from "./run-texts.ts";
import type { RunView } from "./use-run.ts";
import { useSame } from "./use-same.ts";

const { compare: texts } = runTexts;

interface ConceptRow {
  readonly key: string;
  readonly label: string;
  readonly change: Change;
  readonly strong: boolean;
}

function conceptRows({ concepts, net, cost }: RunComparison): readonly ConceptRow[] {
  return [
    ...concepts.map((each) => ({ key: each.concept, label: each.label, change: each, strong: false })),
    { key: "net", label: texts.net, change: net, strong: true },
    { key: "cost", label: texts.cost, change: cost, strong: true },
  ];
}

function Concepts({ comparison }: { readonly comparison: RunComparison }) {
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
        {conceptRows(comparison).map(({ key, label, change, strong }) => (
          <tr key={key} data-kind={strong ? "sum" : undefined}>
            <th scope="row">{label}</th>
            <td data-head={texts.before}>
              <AmountText value={change.before} />
            </td>
            <td data-head={texts.after}>
              <AmountText value={change.after} />
            </td>
            <td data-head={texts.difference}>
              <AmountText value={change.difference} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Name({ change: { name, presence } }: { readonly change: PersonChange }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span className="truncate">{name}</span>
      {presence === "both" ? null : <Badge tone="info">{texts[presence]}</Badge>}
    </span>
  );
}

const COLUMNS: readonly GridColumn<PersonChange>[] = [
  {
    key: "name",
    head: texts.person,
    width: "minmax(160px, 2fr)",
    render: (change) => <Name change={change} />,
  },
  ...(["before", "after", "difference"] as const).map(
    (key): GridColumn<PersonChange> => ({
      key,
      head: texts[key],
      width: "minmax(112px, 1fr)",
      align: "end",
      line: key === "before" ? "double" : "single",
      render: ({ net }) => <AmountText value={net[key]} />,
    }),
  ),
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
    />
  );
}

interface ComparedProps {
  readonly view: RunView;
  readonly before: ComputedRun;
}

function Compared({ view: { open, figures }, before }: ComparedProps) {
  const { run } = figures;
  const comparison = useMemo(() => (run.ok ? compareRuns(before.run, run.value) : null), [run, before]);
  if (comparison === null || open.previous === null) return <NoFigures />;
  return (
    <>
      <h2 className="section-head">{texts.title(periodWords(open.previous.period))}</h2>
      <Concepts comparison={comparison} />
      <h2 className="section-head mt-8">{texts.people}</h2>
      <People comparison={comparison} />
    </>
  );
}

/** What changed since the run before, by concept and by person. */
export function CompareSection({ view }: { readonly view: RunView }) {
  const previous = useSame(view.open.previous);
  const previousFirst = useSame(view.open.previousFirst);
  const before = useMemo(
    () => (previous === null ? null : computeKept(previous, previousFirst)),
    [previous, previousFirst],
  );
  if (before === null) return <EmptyState level={2} title={texts.none} text={texts.noneText} />;
  if (!before.ok) return <p className="text-muted">{texts.failed}</p>;
  return <Compared view={view} before={before.value} />;
}
