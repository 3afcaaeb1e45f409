import { Link } from "@tanstack/react-router";
import { periodName } from "#domain/payroll/run/period.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { runsTexts as texts } from "../texts.ts";
import { StatusBadge } from "./status-badge.tsx";
import type { RunItem } from "./use-runs.ts";

function Amount({ item, of }: { readonly item: RunItem; readonly of: "net" | "cost" }) {
  if (item.figures === null) return <span className="text-caption text-warntext">{texts.pending}</span>;
  return <AmountText value={item.figures[of]} zero="figure" />;
}

function Row({ item }: { readonly item: RunItem }) {
  const { run, posted } = item;
  const { columns } = texts;
  return (
    <tr data-record={run.id}>
      <th scope="row">
        <Link to="/dashboard/nomina/$run" params={{ run: run.id }} className="runs-link">
          {periodName(run.period)}
        </Link>
      </th>
      <td data-head={columns.status}>
        <StatusBadge status={run.status} />
      </td>
      <td data-head={columns.people} data-align="end">
        {run.people.length}
      </td>
      <td data-head={columns.net} data-align="end" data-strong="true">
        <Amount item={item} of="net" />
      </td>
      <td data-head={columns.cost} data-align="end">
        <Amount item={item} of="cost" />
      </td>
      <td data-head={columns.posted}>{posted ? texts.posted : texts.notPosted}</td>
    </tr>
  );
}

/** A company's runs by period, newest first; on a phone each is a block. */
export function RunList({ items }: { readonly items: readonly RunItem[] }) {
  const { columns } = texts;
  return (
    <table className="runs-list">
      <thead>
        <tr>
          <th scope="col">{columns.period}</th>
          <th scope="col">{columns.status}</th>
          <th scope="col" data-align="end">
            {columns.people}
          </th>
          <th scope="col" data-align="end">
            {columns.net}
          </th>
          <th scope="col" data-align="end">
            {columns.cost}
          </th>
          <th scope="col">{columns.posted}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Row key={item.run.id} item={item} />
        ))}
      </tbody>
    </table>
  );
}
