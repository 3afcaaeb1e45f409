import CornerDownLeft from "lucide-react/icons/corner-down-left";
import Scale from "lucide-react/icons/scale";
import X from "lucide-react/icons/x";
import { useRef } from "react";
import type { AccountCode, Side } from "#domain/accounting/account.ts";
import { wantsParty } from "#domain/accounting/memory/known-parties.ts";
import { pucOfAccount } from "#domain/accounting/puc-of-account.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { AccountPicker } from "#ui/accounting/accounts/account-picker.tsx";
import { PartyPicker } from "#ui/accounting/parties/party-picker.tsx";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { Tooltip } from "#ui/kit/overlays/tooltip.tsx";
import { useSelected, useStore } from "#ui/kit/use-store.ts";
import { journalTexts as texts } from "../texts.ts";
import { useOffers } from "../writing/offers.ts";
import { PlanLink } from "../writing/plan-link.tsx";
import { takeLineAway } from "../writing/take-line-away.ts";
import { writingTexts } from "../writing/texts.ts";
import type { Writing } from "../writing/writing.ts";
import { DraftMenu } from "./draft-menu.tsx";
import { entryName } from "./draft-words.ts";
import {
  type DraftLine,
  differenceOf,
  isBlank,
  isBlankLine,
  missingIn,
  partyAbove,
  setAccount,
  setAmount,
  setThirdParty,
} from "./entry-draft.ts";
import { afterEnter } from "./entry-focus.ts";
import { placeOfLine } from "./line-place.ts";

interface HeadingProps {
  readonly writing: Writing;
}

interface LineProps {
  readonly writing: Writing;
  readonly line: DraftLine;
  /** Counting from 1. */
  readonly place: number;
  readonly isActive: boolean;
}

/** Scale: something was written and does not balance. */
export function WritingMark({ writing }: HeadingProps) {
  const isOpen = useSelected(writing.editor, ({ draft }) => !isBlank(draft) && differenceOf(draft) !== 0);
  return isOpen ? <Scale size={16} className="text-error" aria-label={texts.unbalanced} /> : null;
}

export function DateCell({ writing: { editor } }: HeadingProps) {
  const date = useSelected(editor, ({ draft }) => draft.date);
  const { today, reading } = useOffers();
  return (
    <DateField
      variant="cell"
      aria-label={texts.date}
      value={date}
      today={today}
      reference={reading}
      onChange={(next) => editor.change((each) => ({ ...each, date: next }))}
    />
  );
}

export function ReferenceCell({ writing: { editor } }: HeadingProps) {
  const reference = useSelected(editor, ({ draft }) => draft.reference);
  return (
    <TextField
      variant="cell"
      aria-label={texts.reference}
      value={reference}
      maxLength={500}
      autoComplete="off"
      onChange={(next) => editor.change((each) => ({ ...each, reference: next }))}
    />
  );
}

export function DescriptionCell({ writing: { editor } }: HeadingProps) {
  const description = useSelected(editor, ({ draft }) => draft.description);
  return (
    <TextField
      variant="cell"
      className="w-full"
      aria-label={texts.description}
      value={description}
      maxLength={500}
      autoComplete="off"
      onChange={(next) => editor.change((each) => ({ ...each, description: next }))}
    />
  );
}

/** Beside the line that is written in, from the second on: which line of which entry it is. */
export function NextLineWords({ writing, place }: Pick<LineProps, "writing" | "place">) {
  const name = useSelected(writing.editor, ({ draft, original }) =>
    entryName({ reference: draft.reference, number: original?.number ?? 0 }),
  );
  return texts.nextLine(place, name);
}

/** The account of a line. Chosen with Enter or a press, the focus goes on to the amount; Tab moves by itself. */
export function AccountCell({ writing, line, place }: LineProps) {
  const { editor, focus } = writing;
  const { chart, recent, used, owner, planOf, balanceOf } = useOffers();
  const lastKey = useRef("");
  const choose = (account: AccountCode, words: string) => {
    editor.change((draft) => setAccount(draft, line.key, account, words));
    if (lastKey.current !== "Tab") focus({ part: "debit", line: line.key });
  };
  return (
    <div
      className="contents"
      data-credit={line.credit > 0}
      onKeyDownCapture={(event) => {
        lastKey.current = event.key;
      }}
      onPointerDownCapture={() => {
        lastKey.current = "";
      }}
    >
      <AccountPicker
        variant="cell"
        className="w-full"
        aria-label={texts.cell(texts.account, place)}
        chart={chart}
        value={line.account}
        recent={recent}
        used={used}
        place={() => ({ ...placeOfLine(editor.getSnapshot().draft, line.key), owner })}
        balanceOf={balanceOf}
        {...(planOf !== null && { toPlan: <PlanLink book={planOf} /> })}
        onChange={choose}
        onClear={() => editor.change((draft) => setAccount(draft, line.key, null))}
      />
    </div>
  );
}

/**
 * The third party of a line, in the cell of its account: wide where the account wants one or one is named, else a
 * narrow field that "@" or a press opens (ADR 0042).
 */
export function PartyCell({ writing, line, place }: Omit<LineProps, "isActive">) {
  const { editor, focus } = writing;
  const { chart } = useOffers();
  const parties = useStore(writing.parties);
  const above = useSelected(editor, ({ draft }) => (line.thirdParty ? "" : partyAbove(draft, line.key)));
  const isAsked = line.account !== null && wantsParty(pucOfAccount(chart, line.account));
  const asked = above === "" ? writingTexts.partyAsked : writingTexts.partyAbove(above);
  return (
    <div
      className="journal-party"
      data-entry-cell={`thirdParty-${line.key}`}
      data-open={isAsked || Boolean(line.thirdParty)}
    >
      <PartyPicker
        variant="cell"
        className="w-full"
        tabIndex={-1}
        aria-label={texts.cell(writingTexts.thirdParty, place)}
        placeholder={isAsked ? asked : writingTexts.partyKey}
        parties={parties}
        offered={above}
        value={line.thirdParty ?? ""}
        onChange={(name) => editor.change((draft) => setThirdParty(draft, line.key, name))}
        onCreate={writing.createParty}
        onChosen={() => focus(afterEnter(editor.getSnapshot().draft, { part: "thirdParty", line: line.key }))}
      />
    </div>
  );
}

interface AmountProps extends LineProps {
  readonly side: Side;
}

export function AmountCell({ writing: { editor }, line, place, isActive, side }: AmountProps) {
  const isEmpty = line.debit === 0 && line.credit === 0;
  const missing = useSelected(editor, ({ draft }) => {
    const lacking = isActive && isEmpty ? missingIn(draft, line.key) : null;
    return lacking?.side === side ? lacking.amount : null;
  });
  return (
    <MoneyField
      variant="cell"
      className="w-full"
      aria-label={texts.cell(texts[side], place)}
      value={line[side]}
      missing={missing}
      onChange={(amount: Pesos) => editor.change((draft) => setAmount(draft, line.key, side, amount))}
    />
  );
}

function CloseButton({ writing, line }: Pick<LineProps, "writing" | "line">) {
  return (
    <Tooltip text={texts.closeHint} describes={false}>
      <button
        type="button"
        // Tab continues on the next line; from the empty one it comes here.
        tabIndex={isBlankLine(line) ? 0 : -1}
        className="btn btn-ghost btn-sm btn-square text-primary"
        aria-label={texts.close}
        onClick={writing.close}
      >
        <CornerDownLeft size={18} aria-hidden="true" />
      </button>
    </Tooltip>
  );
}

/** At the end of a line: closes the entry from the active one, takes any other away. */
export function LineEnd({ writing, line, place, isActive }: LineProps) {
  const { editor } = writing;
  const isNew = useSelected(editor, ({ original }) => original === null);
  if (isActive) return <CloseButton writing={writing} line={line} />;
  if (place === 1 && isNew) return <DraftMenu writing={writing} />;
  if (isBlankLine(line)) return null;
  return (
    <button
      type="button"
      tabIndex={-1}
      className="journal-hover btn btn-ghost btn-sm btn-square"
      aria-label={texts.removeLine(place)}
      onClick={() => takeLineAway(editor, line.key)}
    >
      <X size={16} aria-hidden="true" />
    </button>
  );
}
