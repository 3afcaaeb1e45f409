import { skipText, taxName, taxSource, whyText } from "#domain/fiscal/effect-words.ts";
import type { FiscalProfile } from "#domain/fiscal/fiscal-profile.ts";
import { type StatementEffect, statementEffect } from "#domain/fiscal/statement-effect.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import { abs } from "#domain/kernel/pesos.ts";
import {
  lacksUsualTaxes,
  type ProposedLine,
  proposedLine,
  taxedRows,
  withProposal,
  withUsualTaxes,
} from "#domain/statement/typed/tax-rows.ts";
import { hasRowRoom } from "#domain/statement/typed/typed-limits.ts";
import type { TypedStatement } from "#domain/statement/typed/typed-statement.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { statementTexts } from "./texts.ts";
import type { TableActions } from "./use-table.ts";

const { fiscal: texts } = statementTexts;

interface ProposalsProps {
  readonly profile: FiscalProfile;
  readonly date: Day;
  readonly table: TypedStatement;
  readonly actions: TableActions;
}

function useAdding({ actions, table }: ProposalsProps) {
  return (lines: readonly ProposedLine[]) => {
    const after = lines.reduce((rows, line) => withProposal(rows, line), table.rows);
    const more = after.length - table.rows.length;
    // The table explains the refusal: the limit is its own.
    if (!hasRowRoom(table.view, table.rows, more)) return actions.add(more);
    const known = new Set(table.rows.map(({ id }) => id));
    const fresh = after.filter(({ id }) => !known.has(id)).map(({ id }) => id);
    if (actions.setRows(after, { fresh })) actions.tell(texts.added(lines.length));
  };
}

function Line({ line, onAdd }: { readonly line: ProposedLine; readonly onAdd: () => void }) {
  const { tax, row, counterpart } = line;
  const name = taxName(tax);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 border-raya border-b py-2.5">
      <div className="min-w-48 flex-1">
        <p>
          <span className="font-semibold">{name}</span>
          <span className="ms-3">{formatPesos(tax.amount)}</span>
        </p>
        <p className="text-caption text-muted">{taxSource(tax)}</p>
        <p className="text-caption text-muted">
          {whyText(tax)} {texts.goes(`${row.code} ${row.name}`, texts.sides[row.side])},{" "}
          {texts.against(`${counterpart.code} ${counterpart.name}`, texts.sides[counterpart.side])}.
        </p>
      </div>
      <Button size="sm" aria-label={texts.addName(name)} onClick={onAdd}>
        {texts.add}
      </Button>
    </li>
  );
}

function Skipped({ skipped }: Pick<StatementEffect, "skipped">) {
  if (skipped.length === 0) return null;
  return (
    <details className="mt-2 text-caption text-muted">
      <summary>{texts.skipped}</summary>
      <ul className="mt-1 list-disc ps-5">
        {skipped.map((each) => (
          <li key={`${each.tax} ${each.name}`}>{skipText(each)}</li>
        ))}
      </ul>
    </details>
  );
}

function Sums({ effect }: { readonly effect: StatementEffect }) {
  const { vatBalance, vatSuffered, vatCredit, vatDue } = effect;
  const less = texts.less(formatPesos(vatBalance), [
    ...(vatSuffered === 0 ? [] : [texts.suffered(formatPesos(vatSuffered))]),
    ...(vatCredit === 0 ? [] : [texts.credit(formatPesos(vatCredit))]),
  ]);
  return (
    <p className="mt-2">
      {vatDue < 0 ? texts.vatFavour : texts.vatDue}: <strong>{formatPesos(abs(vatDue))}</strong>
      {vatSuffered + vatCredit === 0 ? null : <span className="ms-1 text-caption text-muted">{less}</span>}
      <span className="ms-4">
        {texts.withheld}: <strong>{formatPesos(effect.withheld)}</strong>
      </span>
    </p>
  );
}

/** In the complex view nothing is a base until its row is switched on: one press does it for the usual accounts. */
function UsualTaxes({ table, actions }: Pick<ProposalsProps, "table" | "actions">) {
  if (table.view !== "complex" || !lacksUsualTaxes(table.rows)) return null;
  const switchOn = () => actions.setRows(withUsualTaxes(table.rows)) && actions.tell(texts.switched);
  return (
    <p className="mt-2 flex flex-wrap items-center gap-2">
      <span>{texts.off}</span>
      <Button size="sm" onClick={switchOn}>
        {texts.switchOn}
      </Button>
    </p>
  );
}

/** Tax lines that the profile proposes for the table, to add or not, each with its base, rate and norm. */
export function TaxProposals(props: ProposalsProps) {
  const { profile, date, table } = props;
  const add = useAdding(props);
  const effect = statementEffect(profile, date, taxedRows(table));
  if (!effect.ok) return <p className="statement-taxes-panel text-muted">{texts.tooLarge}</p>;
  const lines = effect.value.lines.map((line) => proposedLine(line, table.view));
  return (
    <section className="statement-taxes-panel" aria-label={texts.title}>
      <h2 className="section-head flex flex-wrap items-center justify-between gap-2">
        {texts.title}
        {lines.length > 1 ? (
          <Button size="sm" onClick={() => add(lines)}>
            {texts.addAll}
          </Button>
        ) : null}
      </h2>
      <p className="mt-2 text-muted">{lines.length === 0 ? texts.none : texts.lead}</p>
      <UsualTaxes table={table} actions={props.actions} />
      <ul>
        {lines.map((line, index) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name of its own beside its place
            key={index}
            line={line}
            onAdd={() => add([line])}
          />
        ))}
      </ul>
      {lines.length === 0 ? null : <Sums effect={effect.value} />}
      <Skipped skipped={effect.value.skipped} />
    </section>
  );
}
