import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { Chart } from "#domain/accounting/chart.ts";
import {
  type AccountImport,
  type ImportedAccount,
  readAccountRows,
  readAccounts,
  worthAsPlan,
} from "#domain/import/accounts/account-import.ts";
import { bestSheet, textRows } from "#domain/import/table/text-rows.ts";
import { ListPlan } from "#flows/table-file/list-plan.tsx";
import { TableFileField } from "#flows/table-file/table-file-field.tsx";
import { useTableFile } from "#flows/table-file/use-table-file.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { importAccounts } from "#storage/commands/accounts/own-accounts.ts";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { useRefusal, useTold } from "#ui/kit/feedback/use-refusal.ts";
import { TextAreaField } from "#ui/kit/fields/text-area-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import type { PlanDialogProps } from "../dialogs/dialog-props.ts";
import { runOnPlan } from "../dialogs/plan-command.ts";
import { accountImportTexts as texts } from "./texts.ts";

const WEIGHT: Readonly<Record<ImportedAccount["verdict"], number>> = { conflict: 0, new: 1, same: 2 };

function outcomeOf({ verdict, conflict, known }: ImportedAccount): string {
  if (conflict === undefined) return texts.verdicts[verdict];
  const why = texts.conflicts[conflict];
  return known === undefined ? why : texts.known(why, known);
}

/** What would be added and what would not, with the reason of each. */
function ImportPlan({ reading }: { readonly reading: AccountImport }) {
  const { accounts, counts } = reading;
  return (
    <ListPlan
      heads={[texts.code, texts.name]}
      rows={accounts.map((each) => ({
        row: each.row,
        cells: [each.code, each.name],
        outcome: outcomeOf(each),
        weight: WEIGHT[each.verdict],
        isProblem: each.verdict === "conflict",
      }))}
      status={texts.counts(counts.new, counts.same, counts.conflict)}
    />
  );
}

function Reading({ reading }: { readonly reading: AccountImport }) {
  if (reading.missing !== null) return <Banner tone="warn">{texts.missing[reading.missing]}</Banner>;
  if (reading.accounts.length === 0) return null;
  return (
    <>
      {reading.isForeign ? <Banner tone="warn">{texts.foreign}</Banner> : null}
      <ImportPlan reading={reading} />
    </>
  );
}

/** What is typed or what a chosen file holds, read as accounts of this plan. */
function useAccountSource(chart: Chart, given: File | null) {
  const [text, setText] = useState("");
  const [error, setError] = useState<string | null>(null);
  const file = useTableFile({
    choose: (book) => bestSheet(book, (sheet) => worthAsPlan(chart, textRows(sheet))),
    onProblem: setError,
    onReady: () => setError(null),
  });
  const take = useEffectEvent((one: File) => void file.take(one));
  useEffect(() => {
    if (given !== null) take(given);
  }, [given]);
  const typed = useDeferredValue(text);
  const { sheet } = file;
  const reading = useMemo(
    () => (sheet === null ? readAccounts(chart, typed) : readAccountRows(chart, textRows(sheet))),
    [chart, typed, sheet],
  );
  const change = (next: string) => {
    setText(next);
    setError(null);
  };
  const isBehind = (sheet === null && typed !== text) || file.state.kind === "reading";
  return { text, change, file, reading, isBehind, error, setError };
}

interface ImportDialogProps extends PlanDialogProps {
  /** A file that was brought elsewhere; null, to be chosen here. */
  readonly given: File | null;
}

/** Brings own accounts in from a table of codes and names: the plan first, then one command writes what is new. */
export function ImportDialog({ bookId, plan, given, onClose }: ImportDialogProps) {
  const storage = useStorage();
  const first = useRef<HTMLTextAreaElement>(null);
  const [busy, setBusy] = useState(false);
  const { text, change, file, reading, isBehind, error, setError } = useAccountSource(plan.chart, given);
  // What the store refused is no fault of the text.
  const tellError = useTold(setError, String);
  const [failure, setFailure] = useRefusal();
  const submit = async () => {
    if (isBehind) return;
    setBusy(true);
    setFailure(null);
    const accounts = reading.accounts.filter(({ verdict }) => verdict === "new");
    const done = await runOnPlan({
      storage,
      bookId,
      run: (head) => importAccounts(storage, { ...head, accounts }),
      done: texts.done,
    });
    setBusy(false);
    if (done.ok) onClose();
    else {
      const say = done.error.kind === "storage" ? setFailure : tellError;
      say(refusalText(done.error));
    }
  };
  return (
    <FormDialog
      title={texts.title}
      size="md"
      initialFocus={first}
      confirm={reading.counts.new > 0 ? texts.confirm(reading.counts.new) : texts.nothing}
      busy={busy}
      ready={reading.counts.new > 0}
      onSubmit={submit}
      dirty={text !== "" || file.sheet !== null}
      onClose={onClose}
    >
      {file.sheet === null ? (
        <TextAreaField
          ref={first}
          label={texts.text}
          help={texts.help}
          rows={5}
          value={text}
          error={error ?? undefined}
          onChange={change}
        />
      ) : null}
      <TableFileField file={file} label={texts.pick} />
      {file.sheet !== null && error !== null ? <Banner tone="error">{error}</Banner> : null}
      {failure === null ? null : <Banner tone="error">{failure}</Banner>}
      <Reading reading={reading} />
    </FormDialog>
  );
}
