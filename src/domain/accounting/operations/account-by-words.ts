import { accountSuggester } from "../../import/pasted/movement-entry.ts";
import { pesos } from "../../kernel/pesos.ts";
import { type AccountCode, oppositeSide, type Side, takesEntries } from "../account.ts";
import type { Chart } from "../chart.ts";
import type { Entry } from "../entries/entry.ts";
import { similarEntry } from "../memory/similar-entry.ts";
import type { LineContext } from "../search/line-context.ts";
import { meantAccount } from "../search/meant-account.ts";
import { searchAccounts } from "../search/search-accounts.ts";
import { entryToOperation, fitsType } from "./entry-to-operation.ts";
import { type Direction, directionOf, type OperationType } from "./operation.ts";

/** What is said of an operation, and where its money stands. */
export interface SaidOperation {
  readonly type: OperationType;
  readonly direction: Direction;
  readonly description: string;
  readonly money: AccountCode;
}

/** What a book knows of its accounts. */
export interface BookHabits {
  /** In how many months each account was used. */
  readonly used: ReadonlyMap<AccountCode, number>;
  /** The last entries, in order. */
  readonly memory: readonly Entry[];
}

/** Two accounts that the words mean as likely, each in a few words. */
export interface OpenChoice {
  readonly account: AccountCode;
  readonly means: string;
}

/** `account`: what the words mean, or what the book last used for them. Where they may mean two things, `open` has both. */
export interface AccountByWords {
  readonly account: AccountCode | null;
  readonly open: readonly OpenChoice[];
}

const NOTHING: AccountByWords = { account: null, open: [] };

/** Fewer letters say nothing yet. */
const LEAST_LETTERS = 3;

/** The account of the last operation of this type and way with such words. */
function remembered(chart: Chart, said: SaidOperation, memory: readonly Entry[]): AccountCode | null {
  const { description, type, direction } = said;
  const entry = similarEntry(memory, { description, reference: "", thirdParty: "" });
  const operation = entry && entryToOperation(entry, chart.kind);
  if (!operation || operation.type === "transfer" || operation.type === "debt-payment") return null;
  if (operation.type !== type || directionOf(operation) !== direction) return null;
  const account = operation.account && chart.byCode.get(operation.account);
  return account && takesEntries(account) ? account.code : null;
}

/** Only an expense takes the best match of a search: sales and purchases of goods have an account of their own. */
function searched(chart: Chart, said: SaidOperation, used: BookHabits["used"]): AccountCode | null {
  if (said.type !== "expense") return null;
  return accountSuggester(chart, said.money, used)({ text: said.description, amount: pesos(-1) });
}

function openChoices(chart: Chart, said: SaidOperation, line: LineContext): readonly OpenChoice[] {
  const found = searchAccounts(chart, said.description, { line, limit: 3, postingOnly: true });
  return found.flatMap(({ account, reading }) =>
    reading !== null && fitsType(said.type, account.code, chart.kind)
      ? [{ account: account.code, means: reading }]
      : [],
  );
}

/**
 * The account that an operation is about, by its words: the one that the book last used for them, else the one that the
 * search of the account field means by them, if it is of the operation's type. Null where the type's own account holds.
 */
export function accountByWords(chart: Chart, said: SaidOperation, habits: BookHabits): AccountByWords {
  const { type, direction, description, money } = said;
  if (type === "other" || description.replace(/[^\p{L}]/gu, "").length < LEAST_LETTERS) return NOTHING;
  const known = remembered(chart, said, habits.memory);
  if (known !== null) return { account: known, open: [] };
  const side: Side = direction === "in" ? "credit" : "debit";
  const line = { side, others: [{ account: money, side: oppositeSide(side) }] };
  const meant = meantAccount(chart, description, line);
  if (meant !== null && fitsType(type, meant.code, chart.kind)) return { account: meant.code, open: [] };
  const open = meant === null ? openChoices(chart, said, line) : [];
  if (open.length > 1) return { account: null, open };
  const account = searched(chart, said, habits.used);
  return account !== null && fitsType(type, account, chart.kind) ? { account, open: [] } : NOTHING;
}
