import type { Chart } from "#domain/accounting/chart.ts";
import type { EntryContent, EntryLine } from "#domain/accounting/entries/entry.ts";
import type { Book } from "#domain/company/book.ts";
import { systemOf } from "#domain/inventory/cost-system.ts";
import { type AskedItems, itemsAskedAs } from "#domain/inventory/told-items.ts";
import { itemsWhileTyped } from "#domain/inventory/typed-items.ts";
import { yearOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { EntryId, StockMoveId, StoreId } from "#domain/kernel/ids.ts";
import { createStore, type WritableStore } from "#ui/kit/create-store.ts";
import type { EditorState } from "../editor/editor-state.ts";
import { entryLines } from "../editor/entry-draft.ts";
import type { EntryEditor } from "../editor/entry-editor.ts";
import { itemMemory } from "./item-memory.ts";
import type { AskCosts, TypedItems } from "./post-typed.ts";
import { type ItemAnswer, isOtherAnswer, linesToBegin, type MovedItems, type SaidLine } from "./said-line.ts";

/** Which items the entry being written moves, as its lines ask and a person says (IN-40). */
export interface ItemDesk {
  readonly book: () => Book;
  readonly answers: WritableStore<ReadonlyMap<EntryId, ItemAnswer>>;
  /** The entry whose items are being written. */
  readonly open: WritableStore<EntryId | null>;
  /** The posted entry that is being corrected, if it moves items. */
  readonly moved: WritableStore<MovedItems | null>;
  /** What the entry asks; null in a book without items, where it moves none, and of a correction that moved none. */
  readonly askedOf: (state: EditorState) => AskedItems | null;
  /** Begins to say the items, or goes on. False where none are asked for. */
  readonly begin: () => boolean;
  readonly say: (lines: readonly SaidLine[]) => void;
  readonly sayStore: (store: StoreId) => void;
  readonly sayNone: () => void;
  readonly takeOff: () => void;
  /** Goes on with the items of a posted entry that is being corrected, or of the version that another tab saved of it. */
  readonly correct: (moved: MovedItems) => void;
  readonly endCorrection: (entry: EntryId) => void;
  /** What was said of an entry that is being posted; null where nothing was, or where it asks for nothing any more. */
  readonly typedOf: (entry: EntryId, content: Pick<EntryContent, "date" | "lines">) => TypedItems | null;
}

interface DeskInput {
  readonly editor: EntryEditor;
  readonly chart: () => Chart;
  readonly book: () => Book;
  readonly newMove: () => StockMoveId;
  readonly askCosts: AskCosts;
}

/** Kept while the tab lives: an entry that waits as a draft keeps its items when its book is left, or the page reloaded. */
const answers = createStore(itemMemory.read());
answers.subscribe(() => itemMemory.keep(answers.getSnapshot()));

/** What entries ask, as their lines and what they moved before say. */
function createAsking(
  chart: DeskInput["chart"],
  book: DeskInput["book"],
  moved: WritableStore<MovedItems | null>,
) {
  /** What it was, where its lines may still say so: of a return, they alone do not. */
  const movedAs = (entry: EntryId) => {
    const known = moved.getSnapshot();
    return known?.entry.id === entry ? known : null;
  };
  const asked = (entry: EntryId, date: Day, lines: readonly EntryLine[]) => {
    const { stock } = book();
    if (stock === undefined) return null;
    const [{ kind }, system] = [chart(), systemOf(stock.methods, yearOf(date))];
    const was = movedAs(entry)?.move.kind;
    const same = was === undefined ? null : itemsAskedAs(was, lines, kind, system);
    return same !== null && same.kind === was ? same : itemsWhileTyped(kind, lines, system);
  };
  const askedOf = ({ draft, entryId, lastDate, original }: EditorState) =>
    original !== null && movedAs(original.id) === null
      ? null
      : asked(entryId, draft.date ?? lastDate, entryLines(draft));
  return { movedAs, asked, askedOf };
}

export function createItemDesk({ editor, chart, book, newMove, askCosts }: DeskInput): ItemDesk {
  const open = createStore<EntryId | null>(null);
  const moved = createStore<MovedItems | null>(null);
  const { movedAs, asked, askedOf } = createAsking(chart, book, moved);
  const put = (answer: Partial<ItemAnswer>) => {
    const { entryId } = editor.getSnapshot();
    const { moveId = movedAs(entryId)?.move.id ?? newMove(), store } =
      answers.getSnapshot().get(entryId) ?? {};
    const said = { moveId, lines: [], isNone: false, ...(store && { store }), ...answer };
    answers.set(new Map(answers.getSnapshot()).set(entryId, said));
    editor.sayItems();
  };
  return {
    book,
    answers,
    open,
    moved,
    askedOf,
    begin: () => {
      const state = editor.getSnapshot();
      const what = askedOf(state);
      if (what === null) return false;
      const said = answers.getSnapshot().get(state.entryId);
      if (said === undefined || said.lines.length === 0)
        put({ lines: linesToBegin(chart().kind, what, entryLines(state.draft)) });
      open.set(state.entryId);
      return true;
    },
    say: (lines) => put({ lines }),
    sayStore: (store) => {
      const { lines = [] } = answers.getSnapshot().get(editor.getSnapshot().entryId) ?? {};
      put({ lines, store });
    },
    sayNone: () => {
      put({ isNone: true });
      open.set(null);
    },
    takeOff: () => {
      const left = new Map(answers.getSnapshot());
      left.delete(editor.getSnapshot().entryId);
      answers.set(left);
      open.set(null);
      editor.sayItems();
    },
    correct: (known) => {
      const { id } = known.entry;
      const before = movedAs(id);
      const answer = answers.getSnapshot().get(id) ?? null;
      moved.set(known);
      // What was said against an earlier version of it stays as it was said.
      if (before === null || !isOtherAnswer({ answer, corrects: before }))
        answers.set(new Map(answers.getSnapshot()).set(id, known.told));
      editor.showAsWritten(id, known.move.typedLines ?? known.entry.lines.length);
    },
    endCorrection: (entry) => {
      moved.set(null);
      open.set(null);
      answers.set(new Map([...answers.getSnapshot()].filter(([id]) => id !== entry)));
    },
    typedOf: (entry, { date, lines }) => {
      const answer = answers.getSnapshot().get(entry) ?? null;
      const corrects = movedAs(entry);
      const what = answer === null ? null : asked(entry, date, lines);
      if (corrects === null && what === null) return null;
      const stores = book().stock?.stores ?? [];
      return { asked: what, answer, corrects, askCosts, stores };
    },
  };
}
