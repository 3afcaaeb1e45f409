import { Link } from "@tanstack/react-router";
import { type Chart, displayName, findAccount } from "#domain/accounting/chart.ts";
import { pocketName } from "#domain/accounting/operations/pockets.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import { formatDay, formatPesos, formatSigned } from "#domain/kernel/format.ts";
import { filesOfEntry } from "#flows/attachments/attached-to.ts";
import { AttachmentsButton } from "#flows/attachments/attachments-button.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { journalTexts } from "../../texts.ts";
import { type OperationRow, rowWords, toldAs } from "../simple-rows.ts";
import { simpleTexts as texts } from "../texts.ts";
import { mayEdit } from "./vat-draft.ts";

interface SimpleDetailProps {
  readonly row: OperationRow;
  readonly chart: Chart;
  readonly guest: boolean;
  /** Asks what it paid or collected; absent where there is nothing to say. */
  readonly onPurpose: (() => void) | undefined;
  readonly onClose: () => void;
}

function Line({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <div className="flex min-h-10 items-center justify-between gap-4 border-raya border-b py-2">
      <dt className="text-muted">{label}</dt>
      <dd className="text-end font-medium">{children}</dd>
    </div>
  );
}

/** An operation shown read-only: its book is read-only, or the entry is more than an operation. */
export function SimpleDetail({ row, chart, guest, onPurpose, onClose }: SimpleDetailProps) {
  const { entry, operation, items, effect, amount } = row;
  const told = toldAs(row);
  const chosen = told && "account" in told ? told.account : undefined;
  const account = chosen && findAccount(chart, chosen);
  const words = rowWords(row, (each) => pocketName(chart, each));
  const search = { book: entry.bookId, periodo: monthOf(entry.date), asiento: entry.number };
  return (
    <Dialog
      open
      onClose={onClose}
      title={entry.description || words}
      subtitle={words}
      footer={
        <>
          <Link
            to="/journal/complex"
            search={guest ? { ...search, guest: true } : search}
            className={buttonClass({ variant: "outline" })}
          >
            {texts.toComplex}
          </Link>
          <Button variant="primary" onClick={onClose}>
            {texts.close}
          </Button>
        </>
      }
    >
      <dl>
        <Line label={texts.amount}>{effect === 0 ? formatPesos(amount) : formatSigned(effect)}</Line>
        <Line label={texts.number}>{String(entry.number)}</Line>
        <Line label={texts.date}>{formatDay(entry.date)}</Line>
        {entry.reference === "" ? null : <Line label={texts.reference}>{entry.reference}</Line>}
        {account ? <Line label={texts.account}>{displayName(chart, account)}</Line> : null}
      </dl>
      {onPurpose === undefined ? null : (
        <Button variant="outline" className="mt-4" onClick={onPurpose}>
          {journalTexts.purpose}
        </Button>
      )}
      <div className="mt-4">
        <AttachmentsButton to={filesOfEntry(entry, true, false)} />
      </div>
      {operation && mayEdit(operation) ? null : (
        <p className="mt-3 text-muted">
          {operation
            ? texts.taxedText
            : items
              ? texts.itemsText(formatPesos(items.cost))
              : texts.compositeText(entry.lines.length)}
        </p>
      )}
    </Dialog>
  );
}
