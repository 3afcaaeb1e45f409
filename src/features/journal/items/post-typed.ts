import type { Entry, EntryLine } from "#domain/accounting/entries/entry.ts";
import type { CostChange } from "#domain/inventory/plan-stock.ts";
import { saidLines } from "#domain/inventory/said-items.ts";
import type { StockStore } from "#domain/inventory/store.ts";
import { sayStore } from "#domain/inventory/store-units.ts";
import type { AskedItems } from "#domain/inventory/told-items.ts";
import type { BookId, ItemId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import { lastStore } from "#flows/stock/last-store.ts";
import { stockRefusalText } from "#flows/stock/refused-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { type EditEntry, editEntry } from "#storage/commands/entries/edit-entry.ts";
import type { PostEntry } from "#storage/commands/entries/post-entry.ts";
import { editWithItems } from "#storage/commands/inventory/edit-with-items.ts";
import { postWithItems } from "#storage/commands/inventory/post-with-items.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import type { StockResult } from "#storage/inventory/stock-work.ts";
import { itemsByName } from "#storage/queries/inventory/inventory.ts";
import type { RowRefusal } from "../editor/editor-state.ts";
import { type ItemAnswer, isOtherAnswer, itemsSaid, type MovedItems, sameLines } from "./said-line.ts";
import { typedItemsTexts as texts } from "./texts.ts";

/** Shows what other moves cost then; true if the person wants it so (IN-03). */
export type AskCosts = (
  changes: readonly CostChange[],
  names: ReadonlyMap<ItemId, string>,
) => Promise<boolean>;

/** The items of an entry that is being posted or corrected. */
export interface TypedItems {
  /** Null where the corrected entry moves none any more. */
  readonly asked: AskedItems | null;
  /** Null where the items of a correction were taken off it. */
  readonly answer: ItemAnswer | null;
  /** The posted entry that is being corrected, with what it moves. */
  readonly corrects: MovedItems | null;
  readonly askCosts: AskCosts;
  readonly stores: readonly StockStore[];
}

interface Sent extends Pick<TypedItems, "askCosts" | "stores"> {
  /** Its source in the saved indicator. */
  readonly source: string;
}

interface TypedPosting extends Sent {
  readonly asked: AskedItems;
  readonly answer: ItemAnswer;
  readonly command: PostEntry;
}

interface TypedCorrection extends Sent, Pick<TypedItems, "asked" | "answer"> {
  readonly corrects: MovedItems;
  readonly command: EditEntry;
}

type Sending = (said: {
  readonly accepts: boolean;
  readonly adjustment: string;
}) => Promise<StockResult<Entry>>;

/** Sends a command, and again once the changed costs were seen. A refusal comes in words, since it names items. */
async function sent(
  storage: AppStorage,
  { bookId, content }: Pick<PostEntry, "bookId" | "content">,
  askCosts: AskCosts,
  send: Sending,
): Promise<Result<Entry, RowRefusal>> {
  // What refuses may be a component of what was said (IN-50).
  const namesOfAll = async () =>
    new Map((await itemsByName(storage, bookId)).map(({ id, name }) => [id, name]));
  const adjustment = texts.adjustment(content.description.toLocaleLowerCase("es-CO"));
  let result = await send({ accepts: false, adjustment });
  if (!result.ok && result.error.kind === "costs-change") {
    if (!(await askCosts(result.error.changes, await namesOfAll())))
      return err({ kind: "items", text: texts.notAccepted });
    result = await send({ accepts: true, adjustment });
  }
  if (result.ok) return ok(result.value);
  const { error } = result;
  if (error.kind === "storage" || error.kind === "stale") return err(error);
  const names = await namesOfAll();
  return err({ kind: "items", text: stockRefusalText(error, (id) => names.get(id) ?? "") });
}

/** The lines and the store of a move, as they were said; null while something of them lacks. */
function saidMove(
  storage: AppStorage,
  bookId: BookId,
  asked: AskedItems,
  answer: ItemAnswer,
  stores: readonly StockStore[],
) {
  const items = answer.isNone ? [] : itemsSaid(asked.kind, answer.lines);
  if (items === null) return null;
  const store = answer.store ?? lastStore(storage, bookId, stores);
  const place = items.length > 0 ? sayStore({ stores }, store) : {};
  return { kind: asked.kind, lines: saidLines(asked, items), ...place };
}

const UNFINISHED = err({ kind: "items" as const, text: texts.refused });

/** Posts an entry with its items. */
export async function postTyped(
  storage: AppStorage,
  { command, asked, answer, askCosts, stores, source }: TypedPosting,
): Promise<Result<Entry, RowRefusal>> {
  const move = saidMove(storage, command.bookId, asked, answer, stores);
  if (move === null) return UNFINISHED;
  const stock = { moveId: answer.moveId, ...move };
  return sent(storage, command, askCosts, (said) =>
    tracked(() => postWithItems(storage, { ...command, stock, ...said }), null, source),
  );
}

/** Corrects an entry with its items; words alone leave them as they are. */
export async function correctTyped(
  storage: AppStorage,
  { command, asked, answer, corrects, askCosts, stores, source }: TypedCorrection,
): Promise<Result<Entry, RowRefusal>> {
  const { entry, move } = corrects;
  const { content } = command;
  const isSame = !isOtherAnswer({ answer, corrects });
  const typed = entry.lines.slice(0, move.typedLines);
  // Of another version, the lines of its cost may be others.
  const isSeen = command.version === entry.version;
  if (isSame && isSeen && content.date === entry.date && isSameAmounts(content.lines, typed)) {
    const lines = [...content.lines, ...entry.lines.slice(typed.length)];
    const whole = { ...command, content: { ...content, lines } };
    return tracked(() => editEntry(storage, whole), null, source);
  }
  const isFollowed = asked !== null && answer !== null && sameLines(asked, answer, corrects) !== null;
  const said = asked && answer && saidMove(storage, command.bookId, asked, answer, stores);
  if (asked !== null && answer !== null && said === null && !isFollowed) return UNFINISHED;
  const stock = isFollowed ? "same" : said;
  return sent(storage, command, askCosts, (seen) =>
    tracked(() => editWithItems(storage, { ...command, stock, ...seen }), null, source),
  );
}

/**
 * Corrects an entry where its items are not asked about: they stay, with amounts that follow. Where that changes what other
 * moves cost, it is left to the view that shows them before (IN-03).
 */
export async function correctFollowed(
  storage: AppStorage,
  command: EditEntry,
): Promise<Result<Entry, RowRefusal>> {
  let changesOthers = false;
  const askNobody = async () => {
    changesOthers = true;
    return false;
  };
  const result = await sent(storage, command, askNobody, (said) =>
    editWithItems(storage, { ...command, stock: "same", ...said }),
  );
  return changesOthers ? err({ kind: "items", text: texts.changesOthers }) : result;
}

function isSameAmounts(a: readonly EntryLine[], b: readonly EntryLine[]): boolean {
  const amounts = (lines: readonly EntryLine[]) =>
    JSON.stringify(lines.map(({ account, debit, credit }) => [account, debit, credit]));
  return amounts(a) === amounts(b);
}
