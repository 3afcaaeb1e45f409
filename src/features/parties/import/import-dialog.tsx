import { useDeferredValue, useMemo, useRef, useState } from "react";
import { type JudgedParty, judgeParties, type PartyImport } from "#domain/import/parties/party-import.ts";
import { readPartyRows, readPartyText, worthAsParties } from "#domain/import/parties/party-rows.ts";
import { bestSheet, textRows } from "#domain/import/table/text-rows.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { Party } from "#domain/parties/party.ts";
import { partyKeyOf } from "#domain/parties/party-key.ts";
import { TableFileField } from "#flows/table-file/table-file-field.tsx";
import { useTableFile } from "#flows/table-file/use-table-file.ts";
import { partyRefusalText } from "#session/notices/party-refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { recordsBack } from "#session/undo/records-back.ts";
import { importParties } from "#storage/commands/parties/import-parties.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { TextAreaField } from "#ui/kit/fields/text-area-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import { tellRefused } from "../use-party-actions.ts";
import { partyImportTexts as texts } from "./texts.ts";

const ROWS_SHOWN = 30;
const WEIGHT: Readonly<Record<JudgedParty["verdict"], number>> = {
  conflict: 0,
  new: 1,
  completes: 2,
  same: 3,
};

function outcomeOf({ verdict, conflict, known, name }: JudgedParty): string {
  if (conflict !== undefined) return texts.conflict(conflict);
  const isOther = known !== null && partyKeyOf(known.name) !== partyKeyOf(name);
  return verdict === "completes" && isOther ? texts.completesOther(known.name) : texts.verdicts[verdict];
}

interface PlanProps {
  readonly plan: PartyImport;
  readonly onMend: () => void;
}

/** What would be written and what would not, with the reason of each; problems first. */
function Plan({ plan: { parties, counts, mendable }, onMend }: PlanProps) {
  const ordered = [...parties].sort((a, b) => WEIGHT[a.verdict] - WEIGHT[b.verdict] || a.row - b.row);
  return (
    <section aria-label={texts.plan}>
      <p role="status" className="font-semibold">
        {counts.same === parties.length ? texts.allSame : texts.counts(counts)}
      </p>
      {mendable === 0 ? null : (
        <Button size="sm" className="mt-2" onClick={onMend}>
          {texts.mend(mendable)}
        </Button>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part is scrolled by keyboard too */}
      <div className="mt-2 max-h-64 overflow-auto" tabIndex={0}>
        <table className="ledger">
          <thead>
            <tr>
              <th scope="col">{texts.row}</th>
              <th scope="col">{texts.name}</th>
              <th scope="col">{texts.number}</th>
              <th scope="col">{texts.what}</th>
            </tr>
          </thead>
          <tbody>
            {ordered.slice(0, ROWS_SHOWN).map((each) => (
              <tr key={each.row}>
                <td>{each.row}</td>
                <td className="break-words">{each.name}</td>
                <td className="amount">{each.number}</td>
                <td className={each.verdict === "conflict" ? "text-error" : undefined}>{outcomeOf(each)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {parties.length > ROWS_SHOWN ? (
        <p className="mt-1 text-caption">{texts.more(parties.length - ROWS_SHOWN)}</p>
      ) : null}
    </section>
  );
}

/** What is typed or what a chosen file holds, judged beside the records that there are. */
function usePartySource(parties: readonly Party[]) {
  const [text, setText] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [mends, setMends] = useState(false);
  const file = useTableFile({
    choose: (book) => bestSheet(book, (sheet) => worthAsParties(textRows(sheet))),
    onProblem: setError,
    onReady: () => {
      setError(null);
      setMends(false);
    },
  });
  const typed = useDeferredValue(text);
  const { sheet } = file;
  const read = useMemo(
    () => (sheet === null ? readPartyText(typed) : readPartyRows(textRows(sheet))),
    [typed, sheet],
  );
  const plan = useMemo(() => judgeParties(parties, read.rows, { mends }), [parties, read, mends]);
  const change = (next: string) => {
    setText(next);
    setError(null);
    setMends(false);
  };
  const isBehind = (sheet === null && typed !== text) || file.state.kind === "reading";
  return { text, change, file, read, plan, mends, mend: () => setMends(true), isBehind, error, setError };
}

interface ImportPartiesProps {
  readonly bookId: BookId;
  /** All records of the book. */
  readonly parties: readonly Party[];
  readonly onClose: () => void;
}

/** Brings third parties in from a list: the plan first, then one command writes what is new (IM-24). */
export function ImportPartiesDialog({ bookId, parties, onClose }: ImportPartiesProps) {
  const storage = useStorage();
  const first = useRef<HTMLTextAreaElement>(null);
  const [busy, setBusy] = useState(false);
  const [id] = useState(() => storage.newId("command"));
  const source = usePartySource(parties);
  const { text, change, file, read, plan, mends, error, setError } = source;
  const wanted = plan.counts.new + plan.counts.completes;
  const submit = async () => {
    if (source.isBehind || wanted === 0) return;
    setBusy(true);
    const made = await tracked(() =>
      importParties(storage, { id, bookId, rows: read.rows, choices: { mends } }),
    );
    setBusy(false);
    if (!made.ok) {
      const { error: why } = made;
      return setError(why.kind === "nothing-to-import" ? texts.allSame : partyRefusalText(why));
    }
    const { added, completed } = made.value;
    const back = recordsBack(storage, { target: id, done: { title: texts.undone }, onRefused: tellRefused });
    toast.success({ title: texts.done(added, completed), ...back });
    onClose();
  };
  return (
    <FormDialog
      title={texts.title}
      size="md"
      initialFocus={first}
      confirm={wanted > 0 ? texts.confirm(wanted) : texts.nothing}
      busy={busy}
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
      {read.missing === null ? null : <Banner tone="warn">{texts.missing[read.missing]}</Banner>}
      {plan.parties.length === 0 ? null : <Plan plan={plan} onMend={source.mend} />}
    </FormDialog>
  );
}
