import Scale from "lucide-react/icons/scale";
import { type Ref, useRef, useState } from "react";
import type { Side } from "#domain/accounting/account.ts";
import { formatDay, formatPesos } from "#domain/kernel/format.ts";
import { AccountPicker } from "#ui/accounting/accounts/account-picker.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import { Segmented } from "#ui/kit/fields/segmented.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { useStore } from "#ui/kit/use-store.ts";
import { entryName } from "../editor/draft-words.ts";
import type { EditorState } from "../editor/editor-state.ts";
import {
  balanceWith,
  type DraftLine,
  isBlankLine,
  missingIn,
  setAccount,
  setAmount,
  writtenLines,
} from "../editor/entry-draft.ts";
import type { EntryEditor } from "../editor/entry-editor.ts";
import { placeOfLine } from "../editor/line-place.ts";
import { ItemsBlock } from "../items/items-row.tsx";
import type { Journal } from "../journal.ts";
import { TaxOfferBlock } from "../taxes/tax-offer-row.tsx";
import { journalTexts as texts } from "../texts.ts";
import { FrequentBlock } from "../writing/frequent-bar.tsx";
import { useOffers } from "../writing/offers.ts";
import { PlanLink } from "../writing/plan-link.tsx";
import { takeLineAway } from "../writing/take-line-away.ts";
import type { Writing } from "../writing/writing.ts";
import { LineParty } from "./line-party.tsx";
import { LinesOffer } from "./lines-offer.tsx";
import { SheetNotices } from "./sheet-notices.tsx";

interface LineSheetProps {
  readonly journal: Journal;
  /** Line to open; null for the next empty one. */
  readonly lineKey: number | null;
  /** Shows day, reference and detail first. */
  readonly withHead: boolean;
  /** Begins in the amount of the line: that is what was pressed (UX-21). */
  readonly atAmount?: boolean | undefined;
  readonly onClose: () => void;
}

interface WrittenProps {
  readonly editor: EntryEditor;
  readonly state: EditorState;
}

function HeadFields({ editor, state }: WrittenProps) {
  const { draft } = state;
  const { today, reading } = useOffers();
  return (
    <div className="mb-4 grid gap-4">
      <div className="grid grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] gap-3">
        <DateField
          label={texts.date}
          value={draft.date}
          today={today}
          reference={reading}
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

/** Side of the line: as written, else the one that lacks an amount, else the debit. */
function sideOf(state: EditorState, line: DraftLine, chosen: Side | null): Side {
  if (line.credit > 0) return "credit";
  if (line.debit > 0) return "debit";
  return chosen ?? missingIn(state.draft, line.key)?.side ?? "debit";
}

interface LineFieldsProps extends Pick<WrittenProps, "state"> {
  readonly writing: Writing;
  readonly line: DraftLine;
  /** True if it follows another line: the focus moves to it. */
  readonly autoFocus: boolean;
  readonly amount: Ref<HTMLInputElement>;
  /** Called when the entry balances and the balance button disappears. */
  readonly onBalanced: () => void;
}

function LineFields({ writing, state, line, autoFocus, amount, onBalanced }: LineFieldsProps) {
  const { editor } = writing;
  const { chart, recent, used, owner, planOf, balanceOf } = useOffers();
  const [chosen, setChosen] = useState<Side | null>(null);
  const side = sideOf(state, line, chosen);
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
        recent={recent}
        used={used}
        place={() => ({ ...placeOfLine(editor.getSnapshot().draft, line.key, chosen), owner })}
        balanceOf={balanceOf}
        {...(planOf !== null && { toPlan: <PlanLink book={planOf} /> })}
        help={balance === undefined ? undefined : texts.balanceNow(formatPesos(balance))}
        onChange={(account, words) => editor.change((draft) => setAccount(draft, line.key, account, words))}
        onClear={() => editor.change((draft) => setAccount(draft, line.key, null))}
      />
      <LineParty writing={writing} line={line} />
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
          ref={amount}
          value={line[side]}
          missing={missing?.side === side ? missing.amount : null}
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

/** One line at a time, for a thumb: account, side, amount, and one button that balances the entry. */
export function LineSheet({ journal, lineKey, withHead, atAmount = false, onClose }: LineSheetProps) {
  const { writing } = journal;
  const { editor, closing } = writing;
  const state = useStore(editor);
  const { draft } = state;
  // The opened line is kept: once it has input, another line is the last.
  const [key, setKey] = useState(() => lineKey ?? draft.lines.at(-1)?.key ?? null);
  const [first] = useState(key);
  // The sheet that began an entry keeps its day and words while its first line is written: nothing leaves or moves.
  const [begins] = useState(() => writtenLines(draft).length === 0);
  const [isTaken, setTaken] = useState(false);
  const amount = useRef<HTMLInputElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const line = draft.lines.find((each) => each.key === key) ?? draft.lines.at(-1);
  if (!line) return null;
  const isNew = lineKey === null;
  const another = () => {
    setTaken(false);
    setKey(editor.getSnapshot().draft.lines.at(-1)?.key ?? null);
  };
  // What was taken balances; what was refused is gone on with in the description.
  const answered = (taken: boolean) => {
    setTaken(taken);
    (taken ? closeButton.current : [...(head.current?.querySelectorAll("input") ?? [])].at(-1))?.focus();
  };
  const number = state.original?.number ?? 0;
  const name = entryName({ reference: draft.reference, number });
  const place = draft.lines.indexOf(line) + 1;
  const isFirst = writtenLines(draft).length === 0 || (begins && key === first);
  const title = isFirst ? texts.newEntry : isNew ? texts.newLine : texts.lineOf(place);
  return (
    <Dialog
      open
      onClose={onClose}
      {...(atAmount && { initialFocus: amount })}
      title={title}
      subtitle={isFirst ? undefined : `${name}, ${formatDay(draft.date ?? state.lastDate)}`}
      footer={
        <>
          <Button data-send size="lg" className="flex-1" onClick={another} disabled={isBlankLine(line)}>
            {texts.addAnother}
          </Button>
          <Button
            size="lg"
            ref={closeButton}
            variant="primary"
            className="flex-1"
            onClick={() => void closing.close().then((done) => done && onClose())}
          >
            {texts.close}
          </Button>
        </>
      }
    >
      <div ref={head}>{withHead || isFirst ? <HeadFields editor={editor} state={state} /> : null}</div>
      <LinesOffer writing={writing} onAnswered={answered} />
      <FrequentBlock writing={writing} />
      <LineFields
        key={line.key}
        writing={writing}
        state={state}
        line={line}
        autoFocus={line.key !== first && !isTaken}
        amount={amount}
        onBalanced={() => closeButton.current?.focus()}
      />
      <TaxOfferBlock writing={writing} />
      <ItemsBlock writing={writing} />
      <SheetNotices
        journal={journal}
        onExtended={() => (head.current?.querySelector("input") ?? closeButton.current)?.focus()}
      />
      {isBlankLine(line) ? null : (
        <Button
          variant="ghost"
          className="mt-3 text-error"
          onClick={() => {
            takeLineAway(editor, line.key);
            onClose();
          }}
        >
          {texts.removeThisLine}
        </Button>
      )}
    </Dialog>
  );
}
