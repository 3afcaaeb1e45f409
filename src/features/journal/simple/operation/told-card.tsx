import { useMemo, useState } from "react";
import type { Chart } from "#domain/accounting/chart.ts";
import { operationToLines } from "#domain/accounting/operations/operation-to-entry.ts";
import { accountLabel } from "#domain/accounting/puc-of-account.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatPesos, formatShortDay } from "#domain/kernel/format.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { writingTexts } from "../../writing/texts.ts";
import { simpleTexts } from "../texts.ts";
import { draftDirection } from "./simple-draft.ts";
import { type ToldOperation, toldOperation } from "./told-operation.ts";
import type { OperationForm } from "./use-operation-form.ts";

const { told: texts } = simpleTexts;

interface ToldCardProps {
  readonly form: OperationForm;
  readonly chart: Chart;
  readonly today: Day;
  /** Called when it was taken or refused: the card is gone, and the focus goes on. */
  readonly onAnswered: () => void;
}

/** "Gasto de $ 3.200.000, banco. Va a 5120 Arrendamientos." */
function wordsOf({ operation, draft }: ToldOperation, chart: Chart): string {
  const lines = operationToLines(operation, chart.kind);
  const about = draftDirection(draft) === "in" ? lines[1] : lines[0];
  const { types, methods, words } = simpleTexts;
  const what = texts.what(types[operation.type], formatPesos(operation.amount), methods[operation.method]);
  return about === undefined ? what : `${what} ${words.goesTo} ${accountLabel(chart, about.account)}.`;
}

/** The operation that the description tells, taken whole with one press or refused; a correction is told nothing. */
export function ToldCard({ form, chart, today, onAnswered }: ToldCardProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const { draft, taxes } = form;
  const { parties, rules, hasProfile, vatRate } = taxes;
  const told = useMemo(
    () =>
      toldOperation(draft, chart, {
        today,
        parties: parties.map(({ name }) => name),
        chargesVat: hasProfile ? vatRate !== null : null,
        rules,
      }),
    [draft, chart, today, parties, rules, hasProfile, vatRate],
  );
  if (told === null || refused === draft.description) return null;
  if (typeof told === "string")
    return (
      <p role="status" className="text-caption text-muted">
        {texts.lacks[told]}
      </p>
    );
  const { thirdParty, due, date } = told.draft;
  const more = [
    thirdParty,
    due && texts.due(formatShortDay(due)),
    date !== null && date !== draft.date && formatShortDay(date),
    told.rule && writingTexts.rule.by(told.rule.name),
  ].filter(Boolean);
  return (
    <div className="border border-borde border-dashed p-3">
      <div role="status" className="text-caption">
        <p className="font-semibold">{texts.title}</p>
        <p>
          {wordsOf(told, chart)} {more.join(" · ")}
        </p>
      </div>
      <div className="mt-2 flex gap-2">
        <Button
          size="sm"
          variant="primary"
          onClick={() => {
            form.change(told.draft);
            onAnswered();
          }}
        >
          {texts.take}
        </Button>
        <Button
          size="sm"
          onClick={() => {
            setRefused(draft.description);
            onAnswered();
          }}
        >
          {texts.refuse}
        </Button>
      </div>
    </div>
  );
}
