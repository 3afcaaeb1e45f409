import type { Chart } from "#domain/accounting/chart.ts";
import type { EntryContent, EntryLine } from "#domain/accounting/entries/entry.ts";
import type { Book } from "#domain/company/book.ts";
import { systemOf } from "#domain/inventory/cost-system.ts";
import type { AskedItems } from "#domain/inventory/told-items.ts";
import { itemsWhileTyped } from "#domain/inventory/typed-items.ts";
import { yearOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { EntryId, StockMoveId, StoreId } from "#domain/kernel/ids.ts";
import { createStore, type WritableStore } from "#ui/kit/create-store.ts";
import type { EditorState } from "../editor/editor-state.ts";
import { entryLines } from "../editor/entry-draft.ts";
import type { EntryEditor } from "../editor/entry-editor.ts";
import type { AskCosts, TypedItems } from "./post-typed.ts";
import { type ItemAnswer, linesToBegin, type SaidLine } from "./said-line.ts";

/** What a posted entry that is being corrected moves, in words. */
export interface MovedWords {
  readonly entryId: EntryId;
  readonly text: string;
}

/** Which items the entry being written moves, as its lines ask and a person says (IN-40). */
export interface ItemDesk {
  readonly book: () => Book;
  readonly answers: WritableStore<ReadonlyMap<EntryId, ItemAnswer>>;
  /** The entry whose items are being written. */
  readonly open: WritableStore<EntryId | null>;
  readonly moved: WritableStore<MovedWords | null>;
  /** What the entry asks; null in a book without items, and where it moves none. */
  readonly askedOf: (state: EditorState) => AskedItems | null;
  /** Begins to say the items, or goes on. False where none are asked for. */
  readonly begin: () => boolean;
  readonly say: (lines: readonly SaidLine[]) => void;
  readonly sayStore: (store: StoreId) => void;
  readonly sayNone: () => void;
  readonly takeOff: () => void;
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

/** Kept while the tab lives: an entry that waits as a draft keeps its items when its book is left and opened again. */
const answers = createStore<ReadonlyMap<EntryId, ItemAnswer>>(new Map());

export function createItemDesk({ editor, chart, book, newMove, askCosts }: DeskInput): ItemDesk {
  const open = createStore<EntryId | null>(null);
  const asked = (date: Day, lines: readonly EntryLine[]) => {
    const { stock } = book();
    if (stock === undefined) return null;
    return itemsWhileTyped(chart().kind, lines, systemOf(stock.methods, yearOf(date)));
  };
  const askedOf = ({ draft, lastDate, original }: EditorState) =>
    original !== null ? null : asked(draft.date ?? lastDate, entryLines(draft));
  const put = (answer: Partial<ItemAnswer>) => {
    const { entryId } = editor.getSnapshot();
    const { moveId = newMove(), store } = answers.getSnapshot().get(entryId) ?? {};
    const said = { moveId, lines: [], isNone: false, ...(store && { store }), ...answer };
    answers.set(new Map(answers.getSnapshot()).set(entryId, said));
  };
  return {
    book,
    answers,
    open,
    moved: createStore<MovedWords | null>(null),
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
    },
    typedOf: (entry, { date, lines }) => {
      const answer = answers.getSnapshot().get(entry);
      const what = answer === undefined ? null : asked(date, lines);
      return answer === undefined || what === null
        ? null
        : { asked: what, answer, askCosts, stores: book().stock?.stores ?? [] };
    },
  };
}
