import { accountSuggester } from "../../import/pasted/movement-entry.ts";
import { pesos } from "../../kernel/pesos.ts";
import { type Account, type AccountCode, oppositeSide, type Side, takesEntries } from "../account.ts";
import type { Chart } from "../chart.ts";
import { accountOfPuc } from "../charts/chart-mapping.ts";
import type { Entry } from "../entries/entry.ts";
import { similarEntry } from "../memory/similar-entry.ts";
import { sureDeedGroup } from "../search/deeds.ts";
import type { LineContext } from "../search/line-context.ts";
import { meantAccount } from "../search/meant-account.ts";
import { searchAccounts } from "../search/search-accounts.ts";
import { toWords } from "../search/tokens.ts";
import { entryToOperation, fitsType } from "./entry-to-operation.ts";
import type { Direction, OperationType } from "./operation.ts";

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

/** What the words of an expense mean that is none: goods, an asset that stays, what is lent or taken. */
export interface OtherType {
  readonly type: "purchase" | "other";
  readonly account: AccountCode;
}

/** `account`: what the words mean, or what the book last used for them. Where they may mean two things, `open` has both. */
export interface AccountByWords {
  readonly account: AccountCode | null;
  readonly open: readonly OpenChoice[];
  readonly otherType?: OtherType;
}

const NOTHING: AccountByWords = { account: null, open: [] };

/** Fewer letters and digits say nothing yet; digits alone never do, but "4x1000" is a tax. */
const LEAST_LETTERS = 3;

function saysNothing(description: string): boolean {
  const letters = description.replace(/[^\p{L}\d]/gu, "");
  return letters.length < LEAST_LETTERS || /^\d*$/.test(letters);
}

/** The account of the last operation of this type and way with such words. */
function remembered(chart: Chart, said: SaidOperation, memory: readonly Entry[]): AccountCode | null {
  const { description, type } = said;
  const entry = similarEntry(memory, { description, reference: "", thirdParty: "" });
  const operation = entry && entryToOperation(entry, chart.kind);
  if (!operation || operation.type === "transfer" || operation.type === "debt-payment") return null;
  if (operation.type !== type) return null;
  const account = operation.account && chart.byCode.get(operation.account);
  return account && takesEntries(account) ? account.code : null;
}

/** Only an expense takes the best match of a search: sales and purchases of goods have an account of their own. */
function searched(chart: Chart, said: SaidOperation, used: BookHabits["used"]): AccountCode | null {
  if (said.type !== "expense") return null;
  return accountSuggester(chart, said.money, used)({ text: said.description, amount: pesos(-1) });
}

function openChoices(chart: Chart, said: SaidOperation, line: LineContext): readonly OpenChoice[] {
  const found = searchAccounts(chart, said.description, { line, limit: 3 });
  return found.flatMap(({ account, reading }) =>
    reading !== null && fitsType(said.type, account.code, chart.kind)
      ? [{ account: account.code, means: reading }]
      : [],
  );
}

/** The account of what the words of an expense clearly say that was done, such as lending; null where they do not. */
function deedAccount(chart: Chart, description: string): Account | null {
  const puc = sureDeedGroup(toWords(description).trim())?.debit[0]?.puc;
  return puc === undefined ? null : accountOfPuc(puc, chart);
}

/**
 * The type of operation that an account which is no expense is of. Money that moves is a transfer, and no type of it;
 * what is lost of receivables is an expense.
 */
function typeOf(chart: Chart, meant: Account | null): OtherType | null {
  if (meant === null) return null;
  const { code, puc } = meant;
  if (fitsType("purchase", code, chart.kind)) return { type: "purchase", account: code };
  return /^(1[23](?!9)|2|3)/.test(puc) ? { type: "other", account: code } : null;
}

/**
 * The account that an operation is about, by its words: the one that the book last used for them, else the one that the
 * search of the account field means by them, if it is of the operation's type. Null where the type's own account holds;
 * an expense whose words clearly mean something else is told so.
 */
export function accountByWords(chart: Chart, said: SaidOperation, habits: BookHabits): AccountByWords {
  const { type, direction, description, money } = said;
  if (type === "other" || saysNothing(description)) return NOTHING;
  const known = remembered(chart, said, habits.memory);
  if (known !== null) return { account: known, open: [] };
  const side: Side = direction === "in" ? "credit" : "debit";
  const line = { side, others: [{ account: money, side: oppositeSide(side) }] };
  const meant = meantAccount(chart, description, line);
  if (meant !== null && fitsType(type, meant.code, chart.kind)) return { account: meant.code, open: [] };
  const open = meant === null ? openChoices(chart, said, line) : [];
  if (open.length > 1) return { account: null, open };
  const otherType = type === "expense" ? typeOf(chart, meant ?? deedAccount(chart, description)) : null;
  const account = otherType === null ? searched(chart, said, habits.used) : null;
  if (account !== null && fitsType(type, account, chart.kind)) return { account, open: [] };
  return otherType === null ? NOTHING : { ...NOTHING, otherType };
}
