import { useState } from "react";
import type { AccountCode } from "#domain/accounting/account.ts";
import { BANK_USES, type BankUse } from "#domain/import/bank/bank-columns.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { BankExtract, ExtractContent } from "#domain/reconciliation/bank-extract.ts";
import { TableFileField } from "#flows/table-file/table-file-field.tsx";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { recordsBack } from "#session/undo/records-back.ts";
import { saveExtract } from "#storage/commands/reconciliation/save-extract.ts";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { TextAreaField } from "#ui/kit/fields/text-area-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import { ExtractPreview, ExtractProblems } from "./extract-preview.tsx";
import { reconciliationTexts as texts } from "./texts.ts";
import { useExtractReading } from "./use-extract-reading.ts";
import { tellReconcileRefused } from "./use-reconcile-actions.ts";

interface ExtractDialogProps {
  readonly bookId: BookId;
  readonly account: AccountCode;
  readonly month: Month;
  /** The extract of an earlier month. */
  readonly last: BankExtract | null;
  /** A file that was brought elsewhere; null, to be chosen here. */
  readonly given: File | null;
  readonly onClose: () => void;
}

const words = texts.dialog;
const USES = BANK_USES.map((value) => ({ value, label: words.uses[value] }));

function ColumnFields({ reading }: { readonly reading: ReturnType<typeof useExtractReading> }) {
  const { found } = reading;
  if (!found?.asks) return null;
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="mb-2 font-semibold">{words.columns}</legend>
      {found.columns.map(({ at, sample, use }) => (
        <SelectField<BankUse>
          key={at}
          label={words.column(at + 1, sample)}
          value={use}
          options={USES}
          onChange={(next) => reading.name(at, next)}
        />
      ))}
      {found.read === null ? <p className="text-error">{words.missing}</p> : null}
    </fieldset>
  );
}

function useSaving({ bookId, account, month, onClose }: ExtractDialogProps) {
  const storage = useStorage();
  const [busy, setBusy] = useState(false);
  const save = async (content: ExtractContent) => {
    const id = storage.newId("command");
    const command = { id, bookId, account, month, content, extractId: storage.newId("extract") };
    setBusy(true);
    const result = await tracked(() => saveExtract(storage, command));
    setBusy(false);
    if (!result.ok) return tellReconcileRefused(result);
    const { added, known } = result.value;
    const done = { title: texts.undone };
    const back = recordsBack(storage, { target: id, done, onRefused: tellReconcileRefused });
    if (added === 0) toast.neutral({ title: words.saved(added, known) });
    else toast.success({ title: words.saved(added, known), ...back });
    onClose();
  };
  return { busy, save };
}

/** Takes an extract as a file or pasted, shows what it says of the month, and keeps it. */
export function ExtractDialog(props: ExtractDialogProps) {
  const { month, last, given, onClose } = props;
  const [problem, setProblem] = useState<string | null>(null);
  const reading = useExtractReading(month, given, setProblem);
  const { busy, save } = useSaving(props);
  const { file, found, pasted } = reading;
  const read = found?.read ?? null;
  const taken = read !== null && "content" in read.month ? read.month : null;
  const refusal = read !== null && "kind" in read.month ? read.month : null;
  return (
    <FormDialog
      title={words.title(month)}
      subtitle={words.subtitle}
      size="lg"
      dirty={taken !== null}
      busy={busy}
      ready={taken !== null}
      confirm={words.save(taken?.content.lines.length ?? 0)}
      onClose={onClose}
      onSubmit={() => (taken === null ? undefined : save(taken.content))}
    >
      <div className="grid gap-4">
        <TableFileField file={file} label={words.file} />
        {problem === null ? null : <Banner tone="error">{problem}</Banner>}
        {file.state.kind === "ready" ? null : (
          <TextAreaField
            label={words.paste}
            value={pasted}
            onChange={(text) => {
              setProblem(null);
              reading.paste(text);
            }}
          />
        )}
        <ColumnFields reading={reading} />
        {refusal === null ? null : <Banner tone="error">{words.refused(refusal)}</Banner>}
        {taken === null ? null : <ExtractPreview read={taken} month={month} last={last} />}
        {read === null ? null : <ExtractProblems reading={read.reading} />}
      </div>
    </FormDialog>
  );
}
