import { useMemo, useState } from "react";
import { type JudgedParty, judgeParties, type PartyImport } from "#domain/import/parties/party-import.ts";
import { readPartyRows, readPartyText, worthAsParties } from "#domain/import/parties/party-rows.ts";
import type { FileSheet } from "#domain/import/table/sheet.ts";
import { textRows } from "#domain/import/table/text-rows.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { Party } from "#domain/parties/party.ts";
import { partyKeyOf } from "#domain/parties/party-key.ts";
import { ListDialog } from "#flows/table-file/list-dialog.tsx";
import { ListPlan, type PlannedRow } from "#flows/table-file/list-plan.tsx";
import { useListSource } from "#flows/table-file/use-list-source.ts";
import { partyRefusalText } from "#session/notices/party-refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { recordsBack } from "#session/undo/records-back.ts";
import { importParties } from "#storage/commands/parties/import-parties.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { tellRefused } from "../use-party-actions.ts";
import { partyImportTexts as texts } from "./texts.ts";

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

const plannedRow = (each: JudgedParty): PlannedRow => ({
  row: each.row,
  cells: [each.name, each.number],
  outcome: outcomeOf(each),
  weight: WEIGHT[each.verdict],
  isProblem: each.verdict === "conflict",
});

interface PlanProps {
  readonly plan: PartyImport;
  readonly onMend: () => void;
}

/** What would be written and what would not, with the reason of each; problems first. */
function Plan({ plan: { parties, counts, mendable }, onMend }: PlanProps) {
  return (
    <ListPlan
      heads={[texts.name, texts.number]}
      rows={parties.map(plannedRow)}
      status={counts.same === parties.length ? texts.allSame : texts.counts(counts)}
    >
      {mendable === 0 ? null : (
        <Button size="sm" onClick={onMend}>
          {texts.mend(mendable)}
        </Button>
      )}
    </ListPlan>
  );
}

const SOURCE = {
  worth: (sheet: FileSheet) => worthAsParties(textRows(sheet)),
  ofText: readPartyText,
  ofSheet: (sheet: FileSheet) => readPartyRows(textRows(sheet)),
  choices: { mends: false },
};

interface ImportPartiesProps {
  readonly bookId: BookId;
  /** All records of the book. */
  readonly parties: readonly Party[];
  /** A list that was already given. */
  readonly given?: File | null;
  readonly onClose: () => void;
}

/** Brings third parties in from a list: the plan first, then one command writes what is new (IM-24). */
export function ImportPartiesDialog({ bookId, parties, given = null, onClose }: ImportPartiesProps) {
  const storage = useStorage();
  const [busy, setBusy] = useState(false);
  const [id] = useState(() => storage.newId("command"));
  const source = useListSource({ ...SOURCE, given });
  const { read, choices, setError } = source;
  const plan = useMemo(() => judgeParties(parties, read.rows, choices), [parties, read, choices]);
  const wanted = plan.counts.new + plan.counts.completes;
  const submit = async () => {
    if (source.isBehind || wanted === 0) return;
    setBusy(true);
    const made = await tracked(() => importParties(storage, { id, bookId, rows: read.rows, choices }));
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
    <ListDialog
      texts={texts}
      source={source}
      wanted={wanted}
      busy={busy}
      size="md"
      plan={
        plan.parties.length === 0 ? null : (
          <Plan plan={plan} onMend={() => source.setChoices({ mends: true })} />
        )
      }
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
