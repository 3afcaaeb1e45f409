import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import { isPocketOf } from "#domain/accounting/operations/money-accounts.ts";
import { unkeptPlaceIn } from "#domain/accounting/operations/named-pocket.ts";
import { nextPocketCode, shortPocket } from "#domain/accounting/operations/pockets.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import { debtTexts } from "../debts/texts.ts";
import { draftDirection, type OperationDraft } from "../operation/simple-draft.ts";
import type { OperationForm } from "../operation/use-operation-form.ts";
import { simpleTexts } from "../texts.ts";
import { PocketChoice } from "./pocket-choice.tsx";
import { pocketTexts as texts } from "./texts.ts";

interface PocketFieldsProps {
  readonly form: OperationForm;
  readonly chart: Chart;
}

/** Said and no more: what a pocket lacks may be in somebody's hands, or not yet written. */
function ShortPocket({ form }: Pick<PocketFieldsProps, "form">) {
  const { written: draft, pockets } = form;
  if (draftDirection(draft) === "in" || draft.method === "other") return null;
  const short = shortPocket(pockets, draft.pocket, draft.amount);
  if (short === null) return null;
  return (
    <p role="status" className="field-note" data-tone="info">
      <TriangleAlert size={15} aria-hidden="true" />
      <span>
        {texts.holds(short.name, formatPesos(short.figures.stays))} {texts.goOn}
      </span>
    </p>
  );
}

/** Chooses a pocket and a method that can move its money. */
function usePocketChange({ form, chart }: PocketFieldsProps) {
  const { written: draft, change } = form;
  return (pocket: AccountCode) => {
    if (draft.type === "debt-payment") return change({ pocket });
    if (draft.method === "other" || isPocketOf(draft.method, pocket, chart.kind)) return change({ pocket });
    change({ pocket, method: isPocketOf("cash", pocket, chart.kind) ? "cash" : "bank" });
  };
}

function legendOf(draft: OperationDraft): string {
  const { into, outOf } = draft.type === "debt-payment" ? debtTexts : texts;
  return draftDirection(draft) === "in" ? into : outOf;
}

/** Where the money of an operation comes from or goes. */
export function OperationPocket({ form, chart }: PocketFieldsProps) {
  const choose = usePocketChange({ form, chart });
  const { written: draft, pockets } = form;
  if (draft.method === "other") return null;
  const canAdd = nextPocketCode("bank", chart) !== null;
  const missing = unkeptPlaceIn(draft.description, pockets);
  return (
    <div>
      <PocketChoice
        legend={legendOf(draft)}
        pockets={pockets}
        value={draft.pocket}
        onChange={choose}
        onAdd={canAdd ? () => form.addPocket(choose, missing ?? "") : undefined}
        missing={missing}
      />
      <ShortPocket form={form} />
    </div>
  );
}

/** Where a transfer comes from and where it goes. */
export function TransferPockets({ form, chart }: PocketFieldsProps) {
  const { written: draft, pockets, change, problem } = form;
  const to = (account: AccountCode) => change({ to: account });
  const from = (account: AccountCode) =>
    change({ pocket: account, to: draft.to === account ? draft.pocket : draft.to });
  const canAdd = nextPocketCode("bank", chart) !== null;
  const missing = unkeptPlaceIn(draft.description, pockets);
  return (
    <>
      <div>
        <PocketChoice legend={texts.from} pockets={pockets} value={draft.pocket} onChange={from} />
        <ShortPocket form={form} />
      </div>
      <PocketChoice
        legend={texts.to}
        pockets={pockets}
        value={draft.to}
        onChange={to}
        onAdd={canAdd ? () => form.addPocket(to, missing ?? "") : undefined}
        missing={missing}
        error={problem === "same-pocket" ? simpleTexts.problems["same-pocket"] : undefined}
      />
    </>
  );
}
