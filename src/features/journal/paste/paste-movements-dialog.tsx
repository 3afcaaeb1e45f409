import { useDeferredValue, useMemo, useState } from "react";
import type { AccountCode } from "#domain/accounting/account.ts";
import { type Chart, findAccount } from "#domain/accounting/chart.ts";
import { accountLabel } from "#domain/accounting/puc-of-account.ts";
import { meantAccount } from "#domain/accounting/search/meant-account.ts";
import { movementEntry } from "#domain/import/pasted/movement-entry.ts";
import type { ColumnUse } from "#domain/import/pasted/pasted-columns.ts";
import { formatDay, formatPesos } from "#domain/kernel/format.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { AccountPicker } from "#ui/accounting/accounts/account-picker.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { TextAreaField } from "#ui/kit/fields/text-area-field.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { useSingle } from "#ui/kit/use-single.ts";
import { useUsedAccounts } from "../editor/use-used-accounts.ts";
import { pasteDrafts } from "./draft-commands.ts";
import { type PasteReading, readPaste, rowsLeft } from "./paste-reading.ts";
import { pasteMovementsTexts as texts } from "./texts.ts";

const USES = Object.entries(texts.uses).map(([value, label]) => ({ value: value as ColumnUse, label }));
const PROBLEMS_SHOWN = 5;
const MOVEMENTS_SHOWN = 5;

interface PasteMovementsDialogProps {
  readonly open: OpenBook;
  readonly text: string;
  readonly onClose: () => void;
}

function usePasting({ open, text: pasted, onClose }: PasteMovementsDialogProps) {
  const { book, chart } = open;
  const storage = useStorage();
  const today = useToday(storage.clock);
  const used = useUsedAccounts(book);
  const [text, setText] = useState(pasted);
  const [chosen, setChosen] = useState<ReadonlyMap<number, ColumnUse>>(new Map());
  const [money, setMoney] = useState<AccountCode | null>(() => meantAccount(chart, "banco")?.code ?? null);
  const [busy, setBusy] = useState(false);
  const typed = useDeferredValue(text);
  const reading = useMemo(
    () => readPaste({ text: typed, chosen, chart, money, used, today }),
    [typed, chosen, chart, money, used, today],
  );
  const create = useSingle(async () => {
    if (money === null || typed !== text) return;
    setBusy(true);
    const contents = reading.movements.map((each) => movementEntry(each, money, each.other));
    const isSaved = await pasteDrafts(storage, book.id, chart, contents);
    setBusy(false);
    if (!isSaved) return;
    if (reading.problems.length === 0) return onClose();
    // Without its heading what is left has the columns that it had.
    setChosen(new Map(reading.uses.map((use, column) => [column, use])));
    setText(rowsLeft(text, reading.problems));
  });
  const choose = (column: number, use: ColumnUse) => {
    const others = [...chosen].filter(([at, other]) => at !== column && (other !== use || use === "none"));
    setChosen(new Map([...others, [column, use]]));
  };
  return { text, setText, reading, money, setMoney, choose, create, busy, used };
}

function Columns({
  uses,
  onChoose,
}: {
  uses: readonly ColumnUse[];
  onChoose: (column: number, use: ColumnUse) => void;
}) {
  if (uses.length === 0) return null;
  return (
    <fieldset>
      <legend className="field-label">{texts.columns}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2">
        {uses.map((use, column) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            key={column}
            label={texts.column(column + 1)}
            size="sm"
            options={USES}
            value={use}
            onChange={(next) => onChoose(column, next)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Problems({ reading: { problems, missing } }: { readonly reading: PasteReading }) {
  if (missing.length > 0) {
    return (
      <Banner tone="warn" role="status">
        {missing.map((use) => (
          <p key={use}>{texts.missing[use]}</p>
        ))}
      </Banner>
    );
  }
  if (problems.length === 0) return null;
  const rest = problems.length - PROBLEMS_SHOWN;
  return (
    <Banner tone="warn" role="status">
      <p className="font-semibold">{texts.problems(problems.length)}</p>
      <ul>
        {problems.slice(0, PROBLEMS_SHOWN).map(({ row, kind, cell }) => (
          <li key={row}>{texts.problem(row, kind, cell)}</li>
        ))}
        {rest > 0 ? <li>{texts.moreProblems(rest)}</li> : null}
      </ul>
    </Banner>
  );
}

function accountName(chart: Chart, code: AccountCode | null): string {
  return code === null || !findAccount(chart, code) ? texts.noAccount : accountLabel(chart, code);
}

function Preview({ reading, chart }: { readonly reading: PasteReading; readonly chart: Chart }) {
  const { movements, rounded, order } = reading;
  if (movements.length === 0) return null;
  const suggested = movements.filter(({ other }) => other !== null).length;
  return (
    <div>
      <p role="status" className="font-semibold">
        {texts.ready(movements.length, suggested)}
      </p>
      {rounded > 0 ? <p className="text-muted">{texts.rounded(rounded)}</p> : null}
      {order === "month-first" ? <p className="text-warntext">{texts.monthFirst}</p> : null}
      <ul aria-label={texts.first} className="mt-2 grid gap-1">
        {movements.slice(0, MOVEMENTS_SHOWN).map(({ row, date, text, amount, other }) => (
          <li key={row} className="flex flex-wrap gap-x-3 border-raya border-b py-1 text-caption">
            <span>{formatDay(date)}</span>
            <span className="min-w-0 flex-1 truncate">{text}</span>
            <span className="tabular-nums">{formatPesos(amount)}</span>
            <span className="w-full text-muted">{accountName(chart, other)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Movements copied from a spreadsheet or a bank's extract become drafts, each with a suggested account (UX-24). */
export function PasteMovementsDialog(props: PasteMovementsDialogProps) {
  const { chart } = props.open;
  const pasting = usePasting(props);
  const { text, reading, money } = pasting;
  const count = reading.movements.length;
  return (
    <Dialog
      open
      size="lg"
      title={texts.title}
      dirty={text !== ""}
      onClose={props.onClose}
      footer={
        <>
          <Button variant="ghost" onClick={props.onClose}>
            {texts.cancel}
          </Button>
          <Button
            variant="primary"
            disabled={count === 0 || money === null}
            loading={pasting.busy}
            onClick={() => void pasting.create()}
          >
            {texts.create(count)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{texts.lead}</p>
        <TextAreaField
          label={texts.field}
          rows={6}
          spellCheck={false}
          value={text}
          help={count > 0 ? undefined : texts.rest}
          onChange={pasting.setText}
        />
        <Columns uses={reading.uses} onChoose={pasting.choose} />
        <AccountPicker
          label={texts.money}
          help={texts.moneyHelp}
          chart={chart}
          value={money}
          used={pasting.used}
          onChange={pasting.setMoney}
        />
        <Problems reading={reading} />
        <Preview reading={reading} chart={chart} />
      </div>
    </Dialog>
  );
}
