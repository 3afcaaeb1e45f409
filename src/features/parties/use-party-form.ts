import { useState } from "react";
import type { BookId } from "#domain/kernel/ids.ts";
import {
  checkParty,
  fieldsOf,
  NO_FIELDS,
  type PartyFields,
  type PartyProblem,
} from "#domain/parties/check-party.ts";
import { documentNumber } from "#domain/parties/document.ts";
import type { Party } from "#domain/parties/party.ts";
import { partyProblemText, partyRefusalText } from "#session/notices/party-refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { recordsBack } from "#session/undo/records-back.ts";
import { recordParty } from "#storage/commands/parties/record-party.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { useRefusal } from "#ui/kit/feedback/use-refusal.ts";
import { partiesTexts as texts } from "./texts.ts";
import { tellRefused } from "./use-party-actions.ts";

/** Why a record was not written: the sentence, and what is stored instead; `gone`: nothing is. */
interface Refused {
  readonly text: string;
  readonly current: Party | null;
  readonly gone: boolean;
  /** The field to be mended; null if none is. */
  readonly field: "name" | "number" | null;
}

const CLASH_FIELDS: ReadonlyMap<string, "name" | "number"> = new Map([
  ["same-document", "number"],
  ["same-name", "name"],
] as const);

function refusedBy(error: Parameters<typeof partyRefusalText>[0]): Refused {
  return {
    text: partyRefusalText(error),
    current: error.kind === "stale-party" ? error.current : null,
    gone: error.kind === "unknown-party",
    field: CLASH_FIELDS.get(error.kind) ?? null,
  };
}

const typed = (party: Party) => fieldsOf(party, party.document ? documentNumber(party.document) : "");

/** The fields that a record opens with; of somebody without one the name that entries have. */
export function openingFields(party: Party | null, name: string): PartyFields {
  return party === null ? { ...NO_FIELDS, name } : typed(party);
}

interface FormOf {
  readonly bookId: BookId;
  readonly party: Party | null;
  /** The name as entries have it, for who has no record. */
  readonly name: string;
  readonly onSaved: () => void;
}

/** The form of a third party: what is typed, what is wrong in it, and saving it. */
export function usePartyForm({ bookId, party, name, onSaved }: FormOf) {
  const storage = useStorage();
  const [opened, setOpened] = useState(() => openingFields(party, name));
  const [fields, setFields] = useState(opened);
  const [partyId, setPartyId] = useState(() => party?.id ?? storage.newId("party"));
  const [version, setVersion] = useState(party?.version ?? null);
  const [problems, setProblems] = useState<readonly PartyProblem[]>([]);
  const [refused, setRefused] = useRefusal<Refused>();
  const [busy, setBusy] = useState(false);
  const say = (part: Partial<PartyFields>) => {
    setFields({ ...fields, ...part });
    if (refused !== null && refused.field !== null) setRefused(null);
    setProblems(
      problems.filter(({ field }) => !(field in part) && !(field === "number" && "documentKind" in part)),
    );
  };
  const send = async (id: Party["id"], over: number | null) => {
    // A text that entries have and the form changed stays one of the names of the record.
    const aliases = party === null && name !== "" ? [...fields.aliases, name] : fields.aliases;
    const found = checkParty({ ...fields, aliases });
    setProblems(found);
    if (busy || found.length > 0) return;
    setBusy(true);
    const command = {
      id: storage.newId("command"),
      bookId,
      partyId: id,
      fields: { ...fields, aliases },
      version: over,
    };
    const result = await tracked(() => recordParty(storage, command));
    setBusy(false);
    if (!result.ok) {
      setRefused(refusedBy(result.error));
      return;
    }
    const done = { title: texts.restored, text: result.value.name };
    const back = recordsBack(storage, { target: command.id, done, onRefused: tellRefused });
    toast.success({ title: over === null ? texts.added : texts.saved, text: result.value.name, ...back });
    onSaved();
  };
  const load = (current: Party) => {
    setOpened(typed(current));
    setFields(typed(current));
    setVersion(current.version);
    setRefused(null);
  };
  const saveAsNew = () => {
    const id = storage.newId("party");
    setPartyId(id);
    setVersion(null);
    setRefused(null);
    return send(id, null);
  };
  const errorOf = (field: PartyProblem["field"]) => {
    const problem = problems.find((each) => each.field === field);
    if (problem) return partyProblemText(problem);
    return refused?.field === field ? refused.text : undefined;
  };
  return {
    fields,
    say,
    errorOf,
    busy,
    refused,
    dirty: JSON.stringify(fields) !== JSON.stringify(opened),
    save: (over: number | null = version) => send(partyId, over),
    saveAsNew,
    load,
  };
}

export type PartyForm = ReturnType<typeof usePartyForm>;
