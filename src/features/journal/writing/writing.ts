import { createRef, type ReactNode, type RefObject } from "react";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { offeredLines } from "#domain/accounting/entries/offered-lines.ts";
import type { KnownParty, TypedParty } from "#domain/accounting/memory/known-parties.ts";
import { createStore, type Store, type WritableStore } from "#ui/kit/create-store.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import type { TellCellError } from "#ui/kit/fields/cell-errors.ts";
import { refuseUnread } from "#ui/kit/fields/focus-refused.ts";
import type { EditorState } from "../editor/editor-state.ts";
import type { Filling } from "../editor/entry-draft.ts";
import type { EntryEditor } from "../editor/entry-editor.ts";
import type { EntryCell } from "../editor/entry-focus.ts";
import { createItemDesk, type ItemDesk } from "../items/item-desk.ts";
import { createTaxDesk, type TaxDesk } from "../taxes/tax-desk.ts";
import { journalTexts as texts } from "../texts.ts";
import { type Closing, createClosing } from "./closing.ts";
import { createEditorKeys, type EditorKeys } from "./editor-keys.ts";
import { usedRules } from "./offer-rule.ts";
import { headKey, type SimilarFound, similarTo } from "./similar-entry.ts";
import { toldEntry } from "./told-lines.ts";
import type { WritingWorld } from "./writing-world.ts";

/**
 * The entry being written in one book: the same object for as long as the book is open. What changes is in its
 * stores, so that a part of the screen renders only with what it reads.
 */
export interface Writing {
  /** The content. */
  readonly editor: EntryEditor;
  readonly keys: EditorKeys;
  readonly closing: Closing;
  /** The cell that is to have the focus as soon as it exists. */
  readonly wanted: WritableStore<EntryCell | null>;
  readonly focus: (cell: EntryCell) => void;
  /** What is wrong in the cells, by field. */
  readonly cellErrors: Store<ReadonlyMap<string, ReactNode>>;
  readonly tellCell: TellCellError;
  /** Nobody writes here now. */
  readonly rested: WritableStore<boolean>;
  /** The last entries of the book, in order. */
  readonly memory: WritableStore<readonly Entry[]>;
  readonly similar: WritableStore<SimilarFound | null>;
  /** Whether a remembered entry is offered: not one on an account that takes no new entries by now. */
  readonly isOffered: (entry: Entry) => boolean;
  /** What was typed when the offered lines were refused. */
  readonly refused: WritableStore<string | null>;
  /** The third parties that lines may name. */
  readonly parties: WritableStore<readonly KnownParty[]>;
  /** Records a third party that was typed on a line. */
  readonly createParty: (party: TypedParty) => void;
  /** The items that it moves. */
  readonly items: ItemDesk;
  /** The taxes offered for it. */
  readonly taxes: TaxDesk;
  /** Opens what the offered taxes are made from. */
  readonly seeTaxes: () => void;
  /** Goes on writing in the next line, after a press outside of the cells. */
  readonly goOn: () => void;
  /** The frame of the sheet, which takes the focus when writing ends. */
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Begins to write. */
  readonly start: () => void;
  readonly close: () => void;
  /** Goes on with the first entry that was closed and refused. */
  readonly takeBack: () => void;
  /** Cancels a correction, or discards the draft. */
  readonly drop: () => void;
}

/** Cancels a correction, or discards a draft with undo. */
async function drop(editor: EntryEditor, { actions }: WritingWorld): Promise<void> {
  if (editor.getSnapshot().original !== null) return editor.leaveCorrection();
  const dropped = await editor.discard();
  if (dropped) actions.tellDiscarded(dropped);
}

async function takeBack(editor: EntryEditor, focus: Writing["focus"]): Promise<void> {
  if (await editor.takeBack()) focus({ part: "date" });
  else toast.warning({ title: texts.finishFirst });
}

/** What the book remembers, and what of it is offered. */
function createMemory() {
  return {
    memory: createStore<readonly Entry[]>([]),
    similar: createStore<SimilarFound | null>(null),
    refused: createStore<string | null>(null),
    parties: createStore<readonly KnownParty[]>([]),
  };
}

function createItems(editor: EntryEditor, world: () => WritingWorld): ItemDesk {
  return createItemDesk({
    editor,
    chart: () => world().chart,
    book: () => world().book,
    newMove: () => world().newMove(),
    askCosts: (changes, names) =>
      new Promise((onAnswer) => world().dialogs.set({ kind: "costs", changes, names, onAnswer })),
  });
}

/** What is said of taxes, rules and items goes with the entry that is posted. */
function linkDesks(
  editor: EntryEditor,
  world: () => WritingWorld,
  { items, taxes, closing }: Pick<Writing, "items" | "taxes" | "closing">,
): void {
  editor.itemsOf = items.typedOf;
  editor.rulesOf = (content) => usedRules(content, world().chart, taxes.facts.getSnapshot());
  closing.posted.subscribe(() => {
    const entry = closing.posted.getSnapshot();
    if (entry?.version === 1 && world().offersEntries) world().offerRule(entry, taxes.facts.getSnapshot());
  });
}

/** What Tab would fill in: what the description tells, else the last similar entry. */
function offeredFor(
  state: EditorState,
  { chart, today, offersEntries }: WritingWorld,
  { refused, parties, similar }: ReturnType<typeof createMemory>,
  taxes: TaxDesk,
): Filling | null {
  if (!offersEntries || refused.getSnapshot() === headKey(state)) return null;
  const known = { chart, today, parties: parties.getSnapshot(), facts: taxes.facts.getSnapshot() };
  const told = toldEntry(state, known);
  return told === null ? similarTo(state, similar.getSnapshot()) : { lines: told.lines, saidDay: told.date };
}

export function createWriting(editor: EntryEditor, world: () => WritingWorld): Writing {
  const frame = createRef<HTMLDivElement>();
  const wanted = createStore<EntryCell | null>(null);
  const rested = createStore(true);
  const memory = createMemory();
  const { refused } = memory;
  const cellErrors = createStore<ReadonlyMap<string, ReactNode>>(new Map());
  const tellCell: TellCellError = (field, error) => {
    const told = new Map(cellErrors.getSnapshot());
    if (error === null ? told.delete(field) : told.set(field, error)) cellErrors.set(told);
  };
  const focus = (cell: EntryCell) => {
    rested.set(false);
    wanted.set({ ...cell });
  };
  const leave = () => {
    // Leaving an unchanged correction ends it.
    if (editor.getSnapshot().original !== null && !editor.isDirty()) editor.leaveCorrection();
    frame.current?.focus();
  };
  const closing = createClosing({ editor, world, focus, leave, isHeld: () => refuseUnread(frame.current) });
  const close = closing.closeAhead;
  const taxes = createTaxDesk({
    editor,
    chart: () => world().chart,
    isOffering: () => world().offersEntries,
    remember: (wish) => world().remember(wish),
  });
  const items = createItems(editor, world);
  linkDesks(editor, world, { items, taxes, closing });
  const offered = () => offeredFor(editor.getSnapshot(), world(), memory, taxes);
  const keys = createEditorKeys({
    editor,
    beginItems: items.begin,
    acceptTaxes: () => taxes.offerOf(editor.getSnapshot())?.status === "offered" && taxes.accept(),
    similar: offered,
    refuse: () => {
      if (offered() === null) return false;
      refused.set(headKey(editor.getSnapshot()));
      return true;
    },
    focus,
    close,
    leave,
  });
  return {
    editor,
    keys,
    closing,
    wanted,
    cellErrors,
    tellCell,
    focus,
    rested,
    ...memory,
    isOffered: ({ lines }) => offeredLines(lines, world().chart).left.length === 0,
    createParty: (party) => world().createParty(party),
    items,
    taxes,
    goOn: () => {
      const last = editor.getSnapshot().draft.lines.at(-1);
      if (last && keys.root.current) focus({ part: "account", line: last.key });
    },
    seeTaxes: () => world().dialogs.set({ kind: "taxes" }),
    frame,
    start: () => focus({ part: "date" }),
    close,
    takeBack: () => void takeBack(editor, focus),
    drop: () => void drop(editor, world()).then(leave),
  };
}
