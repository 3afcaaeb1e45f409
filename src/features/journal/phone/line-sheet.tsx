import Scale from "lucide-react/icons/scale";
import { useRef, useState } from "react";
import type { Side } from "#domain/accounting/account.ts";
import { formatDay, formatPesos } from "#domain/kernel/format.ts";
import { ZERO } from "#domain/kernel/pesos.ts";
import { AccountPicker } from "#ui/accounting/accounts/account-picker.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import { Segmented } from "#ui/kit/fields/segmented.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { entryName } from "../editor/draft-words.ts";
import type { EditorView } from "../editor/editor-view.ts";
import {
  balanceWith,
  type DraftLine,
  isBlankLine,
  missingIn,
  removeLine,
  setAccount,
  setAmount,
  writtenLines,
} from "../editor/entry-draft.ts";
import { journalTexts as texts } from "../texts.ts";

interface LineSheetProps {
  readonly view: EditorView;
  /** The line it opens on; null for the one to go on with. */
  readonly lineKey: number | null;
  /** Shows day, reference and detail first. */
  readonly withHead: boolean;
  readonly onCloseEntry: () => Promise<boolean>;
  readonly onClose: () => void;
}

function HeadFields({ view }: { readonly view: EditorView }) {
  const { editor, state } = view;
  const { draft } = state;
  return (
    <div className="mb-4 grid gap-4">
      <div className="grid grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] gap-3">
        <DateField
          label={texts.date}
          value={draft.date}
          today={view.today}
          reference={view.reading}
          onChange={(date) => editor.change((each) => ({ ...each, date }))}
        />
        <TextField
          label={texts.reference}
          value={draft.reference}
          maxLength={500}
          autoComplete="off"
          onChange={(reference) => editor.change((each) => ({ ...each, reference }))}
        />
      </div>
      <TextField
        label={texts.description}
        value={draft.description}
        maxLength={500}
        autoComplete="off"
        onChange={(description) => editor.change((each) => ({ ...each, description }))}
      />
    </div>
  );
}

/** The side of the line: as written, else the one that lacks something, else the debit. */
function sideOf(view: EditorView, line: DraftLine, chosen: Side | null): Side {
  if (line.credit > 0) return "credit";
  if (line.debit > 0) return "debit";
  return chosen ?? missingIn(view.state.draft, line.key)?.side ?? "debit";
}

interface LineFieldsProps {
  readonly view: EditorView;
  readonly line: DraftLine;
  /** It came after another one: the focus goes with it. */
  readonly autoFocus: boolean;
  /** The entry balances now, and its button is gone. */
  readonly onBalanced: () => void;
}

function LineFields({ view, line, autoFocus, onBalanced }: LineFieldsProps) {
  const { editor, state, chart, balanceOf } = view;
  const [chosen, setChosen] = useState<Side | null>(null);
  const side = sideOf(view, line, chosen);
  const missing = missingIn(state.draft, line.key);
  const balance = line.account === null ? undefined : balanceOf(line.account);
  const turn = (next: Side) => {
    setChosen(next);
    const amount = line[side];
    if (amount > 0) editor.change((draft) => setAmount(draft, line.key, next, amount));
  };
  return (
    <div className="grid gap-4">
      <AccountPicker
        label={texts.account}
        size="lg"
        autoFocus={autoFocus}
        chart={chart}
        value={line.account}
        recent={view.recent}
        balanceOf={balanceOf}
        help={balance === undefined ? undefined : texts.balanceNow(formatPesos(balance))}
        onChange={(account) => editor.change((draft) => setAccount(draft, line.key, account))}
        onClear={() => editor.change((draft) => setAccount(draft, line.key, null))}
      />
      <div>
        <p className="field-label">{texts.side}</p>
        <Segmented
          label={texts.side}
          block
          value={side}
          segments={[
            { value: "debit", label: texts.debit },
            { value: "credit", label: texts.credit },
          ]}
          onChange={turn}
        />
      </div>
      <div>
        <MoneyField
          label={texts.amount}
          prefix
          size="figure"
          blankZero
          value={line[side]}
          missing={missing?.side === side && line[side] === ZERO ? missing.amount : null}
          onChange={(amount) => editor.change((draft) => setAmount(draft, line.key, side, amount))}
        />
        {missing === null || line[missing.side] === missing.amount ? null : (
          <button
            type="button"
            className="journal-balance-with"
            onClick={() => {
              setChosen(missing.side);
              editor.change((draft) => balanceWith(draft, line.key));
              onBalanced();
            }}
          >
            <Scale size={18} aria-hidden="true" />
            {texts.balanceWith} {formatPesos(missing.amount)}
          </button>
        )}
      </div>
    </div>
  );
}

/** One line at a time, with a thumb: account, side, amount, and one button that balances the entry. */
export function LineSheet({ view, lineKey, withHead, onCloseEntry, onClose }: LineSheetProps) {
  const { state, editor, message, warning } = view;
  const { draft } = state;
  // The line it opens on is kept: as soon as something is written in it, another one is the last.
  const [key, setKey] = useState(() => lineKey ?? draft.lines.at(-1)?.key ?? null);
  const first = useRef(key);
  const closing = useRef<HTMLButtonElement>(null);
  const line = draft.lines.find((each) => each.key === key) ?? draft.lines.at(-1);
  if (!line) return null;
  const isNew = lineKey === null;
  const another = () => setKey(editor.getSnapshot().draft.lines.at(-1)?.key ?? null);
  const number = state.original?.number ?? 0;
  const name = entryName({ reference: draft.reference, number });
  const place = draft.lines.indexOf(line) + 1;
  const isFirst = writtenLines(draft).length === 0;
  const day = formatDay(draft.date ?? state.lastDate);
  const title = isFirst ? texts.newEntry : isNew ? texts.newLine : texts.lineOf(place);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      subtitle={isFirst ? undefined : `${name}, ${day}`}
      footer={
        <>
          <Button size="lg" className="flex-1" onClick={another} disabled={isBlankLine(line)}>
            {texts.addAnother}
          </Button>
          <Button
            size="lg"
            ref={closing}
            variant="primary"
            className="flex-1"
            onClick={() => void onCloseEntry().then((done) => done && onClose())}
          >
            {texts.close}
          </Button>
        </>
      }
    >
      {withHead || isFirst ? <HeadFields view={view} /> : null}
      <LineFields
        key={line.key}
        view={view}
        line={line}
        autoFocus={line.key !== first.current}
        onBalanced={() => closing.current?.focus()}
      />
      {message === null ? null : (
        <p role="alert" className="mt-3 text-error">
          {message}
        </p>
      )}
      {view.onCompare ? (
        <Button size="sm" className="mt-2" onClick={view.onCompare}>
          {texts.compare}
        </Button>
      ) : null}
      {message === null && warning !== null ? (
        <p role="status" className="mt-3 text-warntext">
          {warning}
        </p>
      ) : null}
      {isBlankLine(line) ? null : (
        <Button
          variant="ghost"
          className="mt-3 text-error"
          onClick={() => {
            editor.change((each) => removeLine(each, line.key));
            onClose();
          }}
        >
          {texts.removeThisLine}
        </Button>
      )}
    </Dialog>
  );
}
