// biome-ignore-all lint/a11y/useSemanticElements: rows are laid out by position, which table elements do not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the frame of the grid has the focus, or the fields in the cells
import CircleAlert from "lucide-react/icons/circle-alert";
import { memo, useMemo } from "react";
import { accountLabel } from "#domain/accounting/puc-of-account.ts";
import { formatPesos, formatShortDay } from "#domain/kernel/format.ts";
import { add, ZERO } from "#domain/kernel/pesos.ts";
import type { SentenceLack } from "#domain/understanding/sentence-entry.ts";
import { classNames } from "#ui/kit/class-names.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Kbd } from "#ui/kit/controls/kbd.tsx";
import { CellErrors } from "#ui/kit/fields/cell-errors.ts";
import { useSettled } from "#ui/kit/use-settled.ts";
import { useSelected, useStore } from "#ui/kit/use-store.ts";
import { RowCells, WholeRowCell } from "../columns/row-cells.tsx";
import { ItemsRow } from "../items/items-row.tsx";
import type { DialogStore } from "../journal-dialog.ts";
import { TaxOfferRow } from "../taxes/tax-offer-row.tsx";
import { journalTexts as texts } from "../texts.ts";
import { FrequentBar } from "../writing/frequent-bar.tsx";
import { useOffers } from "../writing/offers.ts";
import { headKey, similarTo } from "../writing/similar-entry.ts";
import { writingTexts } from "../writing/texts.ts";
import { READ_AFTER_MS, tellingWords, toldBy, typedDay } from "../writing/told-lines.ts";
import type { Writing } from "../writing/writing.ts";
import { heldWords, similarWords } from "./draft-words.ts";
import { ACTIVE_LINE } from "./editor-height.ts";
import type { EditorState } from "./editor-state.ts";
import type { DayCheck } from "./use-day-check.ts";
import { useIsResting } from "./use-is-resting.ts";
import { useNotices } from "./use-notices.ts";
import { useWantedFocus } from "./use-wanted-focus.ts";

interface GhostProps {
  readonly writing: Writing;
}

/** Ghost preview of the lines that the description tells, else of the last similar entry; only Tab accepts it (UX-03). */
function LinesGhost({ writing }: GhostProps) {
  const { entries } = useOffers();
  const refused = useStore(writing.refused);
  const isRefused = useSelected(writing.editor, (state) => refused !== null && refused === headKey(state));
  return isRefused || !entries ? null : <OfferedGhost writing={writing} />;
}

function OfferedGhost({ writing }: GhostProps) {
  const { chart, today } = useOffers();
  const words = useSettled(useSelected(writing.editor, tellingWords), READ_AFTER_MS);
  const typed = useSelected(writing.editor, typedDay);
  const parties = useStore(writing.parties);
  const facts = useStore(writing.taxes.facts);
  const told = useMemo(
    () => toldBy(words, typed, { chart, today, parties, facts }),
    [words, typed, chart, today, parties, facts],
  );
  if (told.kind !== "entry")
    return <SimilarGhost writing={writing} lack={told.kind === "unclear" ? told.lack : null} />;
  const { lines, date, rule } = told.entry;
  const amount = lines.reduce((sum, line) => add(sum, line.debit), ZERO);
  const labels = lines.map(({ account, debit, thirdParty }) =>
    texts.toldLine(debit > 0 ? texts.debit : texts.credit, accountLabel(chart, account), thirdParty),
  );
  return (
    <div className="journal-ghost" role="row">
      <WholeRowCell className="flex min-w-0 items-center gap-2">
        <Kbd>Tab</Kbd>
        <span role="status" className="truncate">
          {date === null ? null : `${formatShortDay(date)} · `}
          {rule === undefined ? null : `${writingTexts.rule.by(rule.name)} · `}
          {texts.toldLines(labels.join(", "), formatPesos(amount))}
        </span>
      </WholeRowCell>
    </div>
  );
}

/** What a sentence about an operation lacks to be an entry: said, and nothing is guessed. */
function LackingWords({ lack }: { readonly lack: SentenceLack }) {
  return (
    <div className="journal-ghost" role="row">
      <WholeRowCell className="flex min-w-0 items-center gap-2">
        <span role="status" className="truncate">
          {writingTexts.lacks[lack]}
        </span>
      </WholeRowCell>
    </div>
  );
}

function SimilarGhost({
  writing: { editor, similar },
  lack,
}: GhostProps & { readonly lack: SentenceLack | null }) {
  const found = useStore(similar);
  const entry = useSelected(editor, (state) => similarTo(state, found));
  const { chart } = useOffers();
  if (entry === null) return lack && <LackingWords lack={lack} />;
  return (
    <div className="journal-ghost" role="row">
      <WholeRowCell className="flex min-w-0 items-center gap-2">
        <Kbd>Tab</Kbd>
        <span role="status" className="truncate">
          {writingTexts.similar(formatShortDay(entry.date))} {similarWords(chart, entry)}
        </span>
      </WholeRowCell>
    </div>
  );
}

interface EditorRowProps {
  readonly writing: Writing;
  readonly lineKey: number;
  /** Counting from 1. */
  readonly place: number;
  readonly isActive: boolean;
}

/** One line of the entry being written: renders with its own line alone. */
const EditorRow = memo(function EditorRow({ writing, lineKey, place, isActive }: EditorRowProps) {
  const line = useSelected(writing.editor, ({ draft }) => draft.lines.find(({ key }) => key === lineKey));
  if (line === undefined) return null;
  const row = { writing, line, place, isActive };
  return (
    <div
      role="row"
      className="grid-row journal-row"
      data-active={isActive}
      style={{ height: isActive ? ACTIVE_LINE : undefined }}
    >
      <RowCells kind={place === 1 ? "writing" : "writingLine"} row={row} />
    </div>
  );
});

const keysOfLines = ({ draft }: EditorState) => draft.lines.map((line) => line.key);

function isSameList(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((key, index) => key === b[index]);
}

function Lines({ writing }: { readonly writing: Writing }) {
  const lines = useSelected(writing.editor, keysOfLines, isSameList);
  const written = useStore(writing.keys.active) ?? lines[0];
  const active = lines.some((key) => key === written) ? written : lines.at(-1);
  return lines.map((key, index) => (
    <EditorRow key={key} writing={writing} lineKey={key} place={index + 1} isActive={key === active} />
  ));
}

interface NoticeProps {
  readonly writing: Writing;
  readonly day: DayCheck;
  readonly dialogs: DialogStore;
}

/** Why the entry cannot be closed; otherwise its warning. */
function MessageRow({ writing, day, dialogs }: NoticeProps) {
  const { message, isTold, warning, theirs } = useNotices(writing, day);
  if (message === null && warning === null) return null;
  return (
    <div role="row" className="journal-message" data-tone={message === null ? "warn" : "error"}>
      <WholeRowCell className="flex items-center gap-2">
        <CircleAlert size={16} aria-hidden="true" />
        <span role={message === null ? "status" : isTold ? undefined : "alert"}>{message ?? warning}</span>
        {message === null && day.outside !== null ? (
          <Button
            size="sm"
            onClick={() => {
              day.extend();
              // The row goes with what it says: writing goes on where it left off.
              writing.focus({ part: "date" });
            }}
          >
            {texts.extendBook}
          </Button>
        ) : null}
        {theirs ? (
          <Button size="sm" onClick={() => dialogs.set({ kind: "stale", theirs })}>
            {texts.compare}
          </Button>
        ) : null}
      </WholeRowCell>
    </div>
  );
}

/** Entries that were closed and refused while the next one was typed: nothing of them is lost (UX-22). */
function HeldRows({ writing }: GhostProps) {
  const held = useSelected(writing.editor, (state) => state.held);
  return held.map(({ state, closeId }, index) => (
    <div key={closeId} role="row" className="journal-message" data-tone="error">
      <WholeRowCell className="flex items-center gap-2">
        <CircleAlert size={16} aria-hidden="true" />
        <span role="alert">{heldWords(state)}</span>
        {index === 0 ? (
          <Button size="sm" onClick={writing.takeBack}>
            {texts.backToEntry}
          </Button>
        ) : null}
      </WholeRowCell>
    </div>
  ));
}

/** Which entry is being corrected, and the two ways out of it. */
function CorrectionBar({ writing, number }: { readonly writing: Writing; readonly number: number }) {
  return (
    <div role="row" className="journal-correction">
      <WholeRowCell className="flex flex-1 items-center gap-2">
        <span className="flex-1 text-muted">{texts.writingEntry(number)}</span>
        <Button size="sm" variant="ghost" onClick={writing.drop}>
          {texts.cancelEdit}
        </Button>
        <Button size="sm" variant="primary" onClick={writing.close}>
          {texts.close}
        </Button>
      </WholeRowCell>
    </div>
  );
}

/** The entry row at rest: an empty line with a hint about what to type. */
function RestingRow({ onStart }: { readonly onStart: () => void }) {
  return (
    <div role="row" className="grid-row journal-row" style={{ height: ACTIVE_LINE }}>
      <RowCells kind="resting" row={{ onStart }} />
    </div>
  );
}

interface EditorRowsProps extends NoticeProps {
  readonly top: number;
}

/** The entry being written, as rows of the sheet: at its own place during a correction, otherwise last. */
export function EditorRows({ writing, day, dialogs, top }: EditorRowsProps) {
  const { editor, keys, rested, start } = writing;
  const isResting = useIsResting(writing);
  const corrected = useSelected(editor, ({ original }) => original?.number ?? null);
  useWantedFocus(writing);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the keys of the fields inside
    <div
      ref={keys.root}
      role="presentation"
      className={classNames("journal-editor", corrected !== null && "journal-editing")}
      style={{ top }}
      onKeyDown={keys.onKeyDown}
      onFocus={keys.onFocus}
      onBlur={(event) => {
        // When the window loses focus, the field keeps it for the return.
        if (document.activeElement === event.target) return;
        if (!event.currentTarget.contains(event.relatedTarget)) rested.set(true);
      }}
    >
      {isResting ? (
        <RestingRow onStart={start} />
      ) : (
        <>
          <CellErrors value={writing.tellCell}>
            <Lines writing={writing} />
          </CellErrors>
          <LinesGhost writing={writing} />
          <FrequentBar writing={writing} />
          <MessageRow writing={writing} day={day} dialogs={dialogs} />
          <HeldRows writing={writing} />
          <TaxOfferRow writing={writing} />
          <ItemsRow writing={writing} />
        </>
      )}
      {corrected === null ? null : <CorrectionBar writing={writing} number={corrected} />}
    </div>
  );
}
