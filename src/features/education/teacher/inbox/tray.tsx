import { useState } from "react";
import type { Student } from "#domain/classroom/student.ts";
import type { InboxRecord } from "#domain/classroom/submission.ts";
import type { ExchangeFailure } from "#domain/exchange/failure.ts";
import { ownerOfDevice } from "#domain/exchange/receive/match-code.ts";
import type { StudentId } from "#domain/kernel/ids.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { exchangeTexts } from "../../exchange/texts.ts";
import { inboxTexts as texts } from "./texts.ts";

interface TrayRowProps {
  readonly record: InboxRecord;
  readonly students: readonly Student[];
  readonly onIdentify: (message: string, student: StudentId) => void;
  readonly onDismiss: (messages: readonly string[]) => void;
}

function failureOf({ reason, details }: InboxRecord): ExchangeFailure {
  const missing = typeof details.missing === "number" ? details.missing : null;
  return { kind: reason, missing } as ExchangeFailure;
}

/** Chosen beforehand: whose device it came from. */
function ownerOf({ submission }: InboxRecord, students: readonly Student[]): StudentId | "" {
  if (submission === null) return "";
  const known = students.map(({ id, device }) => ({ id, device: device?.sign ?? null }));
  return ownerOfDevice(known, submission.device.sign)?.id ?? "";
}

/** A message that has no place yet: of nobody, to be given to somebody; or damaged, to be asked for again. */
function TrayRow({ record, students, onIdentify, onDismiss }: TrayRowProps) {
  const { id, author, fileName } = record;
  const detail = author === null ? exchangeTexts.failureDetail(failureOf(record)) : null;
  const [student, setStudent] = useState<StudentId | "">(() => ownerOf(record, students));
  return (
    <li className="desk-row">
      <div className="min-w-0 grow">
        <p className="wrap-anywhere font-semibold">
          {author === null ? `${texts.damaged}: ${fileName}` : texts.unidentified(author.code, author.name)}
        </p>
        <p className="wrap-anywhere text-muted">
          {author === null ? exchangeTexts.failure(failureOf(record)) : fileName}
        </p>
        {detail === null ? null : <p className="text-caption text-muted">{detail}</p>}
      </div>
      {author === null ? null : (
        <>
          <SelectField
            label=""
            aria-label={texts.whose(author.code)}
            size="sm"
            value={student}
            placeholder={texts.choose}
            options={students.map((each) => ({ value: each.id, label: each.name }))}
            onChange={setStudent}
          />
          <Button size="sm" disabled={student === ""} onClick={() => student && onIdentify(id, student)}>
            {texts.assign}
          </Button>
        </>
      )}
      <Button size="sm" variant="ghost" aria-label={texts.removeOf(fileName)} onClick={() => onDismiss([id])}>
        {texts.remove}
      </Button>
    </li>
  );
}

interface TrayProps extends Omit<TrayRowProps, "record"> {
  readonly records: readonly InboxRecord[];
}

/** Rows in sight at first: what waits to be identified stands before what came damaged. */
const SHOWN = 12;

/** What arrived and could not be placed, until it is. */
export function Tray({ records, ...rest }: TrayProps) {
  const [all, setAll] = useState(false);
  if (records.length === 0) return null;
  const sorted = records.toSorted((a, b) => Number(a.kind === "damaged") - Number(b.kind === "damaged"));
  const shown = all ? sorted : sorted.slice(0, SHOWN);
  const damaged = records.filter(({ kind }) => kind === "damaged").map(({ id }) => id);
  return (
    <section aria-labelledby="bandeja-titulo">
      <h3 id="bandeja-titulo" className="desk-head">
        {texts.tray}
      </h3>
      {damaged.length < 2 ? null : (
        <Button size="sm" className="mt-2" onClick={() => rest.onDismiss(damaged)}>
          {texts.removeDamaged(damaged.length)}
        </Button>
      )}
      <ul>
        {shown.map((record) => (
          <TrayRow key={record.id} record={record} {...rest} />
        ))}
      </ul>
      {shown.length === records.length ? null : (
        <Button size="sm" variant="ghost" className="mt-2" onClick={() => setAll(true)}>
          {texts.allOfTray(records.length)}
        </Button>
      )}
    </section>
  );
}
