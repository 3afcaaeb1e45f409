// biome-ignore-all lint/a11y/useSemanticElements: rows are laid out by position, which table elements do not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the frame of the grid has the focus, or the fields in the cells
import CircleAlert from "lucide-react/icons/circle-alert";
import Plus from "lucide-react/icons/plus";
import Scale from "lucide-react/icons/scale";
import { displayName, findAccount } from "#domain/accounting/chart.ts";
import { formatShortDay } from "#domain/kernel/format.ts";
import { classNames } from "#ui/kit/class-names.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Kbd } from "#ui/kit/controls/kbd.tsx";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { journalTexts as texts } from "../texts.ts";
import { entryName } from "./draft-words.ts";
import { AccountCell, AmountCell, LineEnd } from "./editor-line.tsx";
import type { EditorView } from "./editor-view.ts";
import { type DraftLine, differenceOf, isBlank } from "./entry-draft.ts";

/** Height of the line that is written in. */
export const ACTIVE_LINE = 46;
/** Height of what says why the entry cannot be closed, and of the answers to a correction. */
const MESSAGE_LINE = 40;

/** How tall the entry being written is. */
export function editorHeight(view: Pick<EditorView, "state" | "message" | "warning">, line: number): number {
  const { draft, original } = view.state;
  const below =
    (view.message === null && view.warning === null ? 0 : MESSAGE_LINE) +
    (original === null ? 0 : MESSAGE_LINE);
  return (draft.lines.length - 1) * line + ACTIVE_LINE + below;
}

function HeadCells({ view }: { readonly view: EditorView }) {
  const { state, editor } = view;
  const { draft } = state;
  return (
    <>
      <div role="gridcell" className="grid-cell px-0!" data-entry-cell="date">
        <DateField
          variant="cell"
          aria-label={texts.date}
          value={draft.date}
          today={view.today}
          reference={view.reading}
          onChange={(date) => editor.change((each) => ({ ...each, date }))}
        />
      </div>
      <div role="gridcell" className="grid-cell px-0!" data-entry-cell="reference">
        <TextField
          variant="cell"
          aria-label={texts.reference}
          value={draft.reference}
          maxLength={500}
          autoComplete="off"
          onChange={(reference) => editor.change((each) => ({ ...each, reference }))}
        />
      </div>
      <div role="gridcell" className="grid-cell px-0!" data-entry-cell="description">
        <TextField
          variant="cell"
          className="w-full"
          aria-label={texts.description}
          value={draft.description}
          maxLength={500}
          autoComplete="off"
          onChange={(description) => editor.change((each) => ({ ...each, description }))}
        />
      </div>
    </>
  );
}

/** Ghost preview of the last similar entry; only Tab accepts it (UX-03). */
function SimilarGhost({ view }: { readonly view: EditorView }) {
  const { similar, chart } = view;
  if (similar === null) return null;
  const names = similar.lines.map((line) => {
    const account = findAccount(chart, line.account);
    return account ? displayName(chart, account) : line.account;
  });
  return (
    <div className="journal-ghost" role="row">
      <div role="gridcell" className="flex min-w-0 items-center gap-2">
        <Kbd>Tab</Kbd>
        <span className="truncate">
          {texts.similar(formatShortDay(similar.date))} {names.join(", ")}
        </span>
      </div>
    </div>
  );
}

function Mark({ view }: { readonly view: EditorView }) {
  const started = !isBlank(view.state.draft);
  const isOpen = started && differenceOf(view.state.draft) !== 0;
  return (
    <div role="gridcell" className="grid-cell justify-center pr-1.5! pl-0!">
      {isOpen ? <Scale size={16} className="text-error" aria-label={texts.unbalanced} /> : null}
    </div>
  );
}

interface RowProps {
  readonly view: EditorView;
  readonly line: DraftLine;
  readonly index: number;
  readonly isActive: boolean;
}

function EditorRow({ view, line, index, isActive }: RowProps) {
  const { reference } = view.state.draft;
  const number = view.state.original?.number ?? 0;
  const name = entryName({ reference, number });
  return (
    <div
      role="row"
      className="grid-row journal-row"
      data-active={isActive}
      style={{ height: isActive ? ACTIVE_LINE : undefined }}
    >
      {index === 0 ? (
        <>
          <Mark view={view} />
          <HeadCells view={view} />
        </>
      ) : (
        <>
          <div role="gridcell" />
          <div role="gridcell" className="grid-cell col-span-3 px-0! text-muted">
            {isActive ? texts.nextLine(index + 1, name) : null}
          </div>
        </>
      )}
      <AccountCell view={view} line={line} place={index + 1} />
      <AmountCell view={view} line={line} place={index + 1} isActive={isActive} side="debit" />
      <AmountCell view={view} line={line} place={index + 1} isActive={isActive} side="credit" />
      <LineEnd view={view} line={line} place={index + 1} isActive={isActive} />
    </div>
  );
}

/** Waiting for the next entry: a line of the paper that says what can be typed. */
function RestingRow({ onStart }: { readonly onStart: () => void }) {
  const [lead, today, or, yesterday] = texts.newEntryHint;
  return (
    <div role="row" className="grid-row journal-row" style={{ height: ACTIVE_LINE }}>
      <div role="gridcell" className="grid-cell col-span-5 px-0!">
        <button
          type="button"
          className="journal-resting"
          aria-label={texts.newEntry}
          onFocus={onStart}
          onClick={onStart}
        >
          <Plus size={16} aria-hidden="true" className="mx-1.75" />
          <span aria-hidden="true" className="key-hint inline-flex items-center gap-1.5">
            {lead} <Kbd>20</Kbd>, <Kbd>{today}</Kbd> {or} <Kbd>{yesterday}</Kbd>
          </span>
        </button>
      </div>
      <div role="gridcell" className="grid-cell" data-line="double" />
      <div role="gridcell" className="grid-cell" data-line="single" />
      <div role="gridcell" className="grid-cell" data-line="single" />
    </div>
  );
}

/** Why it cannot be closed; else what is worth knowing of it. */
function MessageRow({ view: { message, warning, onCompare } }: { readonly view: EditorView }) {
  if (message === null && warning === null) return null;
  return (
    <div role="row" className="journal-message" data-tone={message === null ? "warn" : "error"}>
      <div role="gridcell" className="flex items-center gap-2">
        <CircleAlert size={16} aria-hidden="true" />
        {message === null ? <span role="status">{warning}</span> : <span role="alert">{message}</span>}
        {onCompare ? (
          <Button size="sm" onClick={onCompare}>
            {texts.compare}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** What a correction is, and the two ways out of it. */
function CorrectionBar({ view }: { readonly view: EditorView }) {
  const { original } = view.state;
  if (original === null) return null;
  return (
    <div role="row" className="journal-correction">
      <div role="gridcell" className="flex flex-1 items-center gap-2">
        <span className="flex-1 text-muted">{texts.writingEntry(original.number)}</span>
        <Button size="sm" variant="ghost" onClick={view.onDrop}>
          {texts.cancelEdit}
        </Button>
        <Button size="sm" variant="primary" onClick={view.onClose}>
          {texts.close}
        </Button>
      </div>
    </div>
  );
}

interface EditorRowsProps {
  readonly view: EditorView;
  readonly top: number;
}

/** The entry being written, as rows of the sheet: in its own place when it is corrected, else as the last. */
export function EditorRows({ view, top }: EditorRowsProps) {
  const { keys, state, isResting } = view;
  const { lines } = state.draft;
  const wanted = keys.activeLine ?? lines[0]?.key;
  const active = lines.some((line) => line.key === wanted) ? wanted : lines.at(-1)?.key;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the keys of the fields inside
    <div
      ref={keys.root}
      role="presentation"
      className={classNames("journal-editor", state.original !== null && "journal-editing")}
      style={{ top }}
      onKeyDown={keys.onKeyDown}
      onFocus={keys.onFocus}
      onBlur={(event) => {
        // When the window loses the focus, the field keeps it for when it comes back.
        if (document.activeElement === event.target) return;
        if (!event.currentTarget.contains(event.relatedTarget)) view.onRest(true);
      }}
    >
      {isResting ? (
        <RestingRow onStart={view.onStart} />
      ) : (
        lines.map((line, index) => (
          <EditorRow key={line.key} view={view} line={line} index={index} isActive={line.key === active} />
        ))
      )}
      {isResting ? null : <SimilarGhost view={view} />}
      {isResting ? null : <MessageRow view={view} />}
      <CorrectionBar view={view} />
    </div>
  );
}
