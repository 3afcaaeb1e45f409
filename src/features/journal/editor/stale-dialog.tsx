import type { Chart } from "#domain/accounting/chart.ts";
import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { AccountName } from "../entry/entry-parts.tsx";
import { journalTexts as texts } from "../texts.ts";

interface VersionProps {
  readonly title: string;
  readonly content: EntryContent;
  readonly chart: Chart;
}

function Version({ title, content, chart }: VersionProps) {
  return (
    <section aria-label={title} className="min-w-0 border border-raya p-3">
      <h3 className="font-bold">{title}</h3>
      <p className="mb-2 text-caption text-muted">
        {[formatDay(content.date), content.reference, content.description].filter(Boolean).join(", ")}
      </p>
      <table className="w-full">
        <thead className="sr-only">
          <tr>
            <th>{texts.account}</th>
            <th>{texts.debit}</th>
            <th>{texts.credit}</th>
          </tr>
        </thead>
        <tbody>
          {content.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is named by its place in its entry
            <tr key={index} className="border-raya border-t">
              <td className="max-w-0 truncate py-1.5 pr-2">
                <AccountName chart={chart} line={line} />
              </td>
              <td className="w-24 text-end">
                <AmountText value={line.debit} zero="blank" />
              </td>
              <td className="w-24 text-end">
                <AmountText value={line.credit} zero="blank" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface StaleDialogProps {
  readonly theirs: EntryContent;
  readonly mine: EntryContent;
  readonly chart: Chart;
  /** True for a draft, false for an entry of the book. */
  readonly isDraft: boolean;
  readonly onKeepTheirs: () => void;
  readonly onKeepMine: () => void;
  readonly onClose: () => void;
}

/** Both versions side by side; nothing is overwritten until one is chosen (MT-02). */
export function StaleDialog(props: StaleDialogProps) {
  const { theirs, mine, chart, isDraft, onKeepTheirs, onKeepMine, onClose } = props;
  return (
    <Dialog
      open
      size="lg"
      role="alertdialog"
      onClose={onClose}
      title={isDraft ? texts.staleDraftTitle : texts.staleTitle}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {isDraft ? texts.keepTyping : texts.keepEditing}
          </Button>
          <Button onClick={onKeepMine}>{texts.keepMine}</Button>
          <Button variant="primary" onClick={onKeepTheirs}>
            {texts.keepTheirs}
          </Button>
        </>
      }
    >
      <p className="mb-4">{isDraft ? texts.staleDraftText : texts.staleText}</p>
      <div className="grid gap-4 md:grid-cols-2">
        <Version title={texts.staleTheirs} content={theirs} chart={chart} />
        <Version title={texts.staleMine} content={mine} chart={chart} />
      </div>
    </Dialog>
  );
}
