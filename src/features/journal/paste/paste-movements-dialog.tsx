import { useDeferredValue, useMemo, useState } from "react";
import type { AccountCode } from "#domain/accounting/account.ts";
import { meantAccount } from "#domain/accounting/search/meant-account.ts";
import type { Book } from "#domain/company/book.ts";
import { movementEntry } from "#domain/import/pasted/movement-entry.ts";
import type { ColumnUse } from "#domain/import/pasted/pasted-columns.ts";
import { formatDay } from "#domain/kernel/format.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useUsedAccounts } from "#session/storage/use-used-accounts.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { AccountPicker } from "#ui/accounting/accounts/account-picker.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { TextAreaField } from "#ui/kit/fields/text-area-field.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { useSingle } from "#ui/kit/use-single.ts";
import { extendBook } from "../book/book-commands.ts";
import { journalTexts } from "../texts.ts";
import { pasteDrafts } from "./draft-commands.ts";
import { type PasteReading, readPaste, rowsLeft, type SuggestedMovement } from "./paste-reading.ts";
import { PastedRows } from "./pasted-rows.tsx";
import { pasteMovementsTexts as texts } from "./texts.ts";

const USES = Object.entries(texts.uses).map(([value, label]) => ({ value: value as ColumnUse, label }));
const PROBLEMS_SHOWN = 5;

interface PasteMovementsDialogProps {
  readonly open: OpenBook;
  readonly text: string;
  /** What is in the field, to be kept while another layout takes over and opens the dialog anew. */
  readonly onText: (text: string) => void;
  readonly onClose: () => void;
}

function usePasting({ open, text: pasted, onText, onClose }: PasteMovementsDialogProps) {
  const { book, chart } = open;
  const storage = useStorage();
  const today = useToday(storage.clock);
  const used = useUsedAccounts(book);
  const [text, setText] = useState(pasted);
  const [chosen, setChosen] = useState<ReadonlyMap<number, ColumnUse>>(new Map());
  const [money, setMoney] = useState<AccountCode | null>(() => meantAccount(chart, "banco")?.code ?? null);
  const [busy, setBusy] = useState(false);
  /** Accounts that the person chose, by row. */
  const [others, setOthers] = useState<ReadonlyMap<number, AccountCode>>(new Map());
  const typed = useDeferredValue(text);
  const reading = useMemo(
    () => readPaste({ text: typed, chosen, chart, money, used, today }),
    [typed, chosen, chart, money, used, today],
  );
  const movements = useMemo(
    () => reading.movements.map((each) => ({ ...each, other: others.get(each.row) ?? each.other })),
    [reading, others],
  );
  const put = (next: string) => {
    setText(next);
    onText(next);
  };
  const create = useSingle(async (posts: boolean) => {
    if (money === null || typed !== text) return;
    setBusy(true);
    const contents = movements.map((each) => movementEntry(each, money, each.other));
    const isSaved = await pasteDrafts(storage, book.id, chart, contents, posts);
    setBusy(false);
    if (!isSaved) return;
    setOthers(new Map());
    if (reading.problems.length === 0) return onClose();
    // Without its heading what is left has the columns that it had.
    setChosen(new Map(reading.uses.map((use, column) => [column, use])));
    put(rowsLeft(text, reading.problems));
  });
  const choose = (column: number, use: ColumnUse) => {
    const others = [...chosen].filter(([at, other]) => at !== column && (other !== use || use === "none"));
    setChosen(new Map([...others, [column, use]]));
  };
  const type = (next: string) => {
    put(next);
    // Its rows are others now.
    setOthers(new Map());
  };
  const account = (row: number, code: AccountCode) => setOthers(new Map([...others, [row, code]]));
  return { text, type, reading, movements, account, money, setMoney, choose, create, busy, used };
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

/** Days outside of the book's period are no mistake, but said, with the one press that takes them in. */
function Outside({
  book,
  movements,
}: {
  readonly book: Book;
  readonly movements: readonly SuggestedMovement[];
}) {
  const storage = useStorage();
  const { start, end } = book;
  const days = movements.map(({ date }) => date).filter((day) => day < start || day > end);
  if (days.length === 0) return null;
  return (
    <Banner tone="warn" role="status">
      <p>{texts.outside(days.length, formatDay(start), formatDay(end))}</p>
      <Button size="sm" className="mt-2" onClick={() => void extendBook(storage, book, ...days)}>
        {journalTexts.extendBook}
      </Button>
    </Banner>
  );
}

/** A list of payments has no signs: what they are taken for is said, with the one press that turns them. */
function Unsigned({
  uses,
  movements,
  onChoose,
}: {
  readonly uses: readonly ColumnUse[];
  readonly movements: readonly SuggestedMovement[];
  readonly onChoose: (column: number, use: ColumnUse) => void;
}) {
  const column = uses.indexOf("amount");
  if (column < 0 || movements.length === 0 || movements.some(({ amount }) => amount < 0)) return null;
  return (
    <Banner tone="info" role="status">
      <p>{texts.unsigned}</p>
      <Button size="sm" className="mt-2" onClick={() => onChoose(column, "out")}>
        {texts.allOut}
      </Button>
    </Banner>
  );
}

/** Movements copied from a spreadsheet or a bank's extract become drafts, each with a suggested account (UX-24). */
export function PasteMovementsDialog(props: PasteMovementsDialogProps) {
  const { chart } = props.open;
  const pasting = usePasting(props);
  const { text, reading, movements, money } = pasting;
  const count = movements.length;
  const complete = movements.filter(({ other }) => other !== null && other !== money).length;
  return (
    <Dialog
      open
      size="lg"
      title={texts.title}
      dirty={text !== ""}
      onClose={props.onClose}
      footer={(close) => (
        <>
          <Button variant="ghost" onClick={close}>
            {texts.cancel}
          </Button>
          {complete === 0 ? null : (
            <Button
              variant="outline"
              disabled={money === null || pasting.busy}
              onClick={() => void pasting.create(true)}
            >
              {texts.register(complete)}
            </Button>
          )}
          <Button
            variant="primary"
            disabled={count === 0 || money === null}
            loading={pasting.busy}
            onClick={() => void pasting.create(false)}
          >
            {texts.create(count)}
          </Button>
        </>
      )}
    >
      <div className="grid gap-4">
        <p>{texts.lead}</p>
        <TextAreaField
          label={texts.field}
          rows={6}
          spellCheck={false}
          value={text}
          help={count > 0 ? undefined : texts.rest}
          onChange={pasting.type}
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
        <Outside book={props.open.book} movements={movements} />
        <Unsigned uses={reading.uses} movements={reading.movements} onChoose={pasting.choose} />
        <PastedRows
          chart={chart}
          reading={reading}
          movements={movements}
          money={money}
          used={pasting.used}
          onAccount={pasting.account}
        />
      </div>
    </Dialog>
  );
}
