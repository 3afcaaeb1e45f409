import type { Account, Side } from "../account.ts";
import { type Chart, findAccount } from "../chart.ts";
import type { EntryLine } from "../entries/entry.ts";
import { SAID_WHOLE, type SaidGroup, type WordGroup } from "./phrase-table.ts";
import { saidGroups } from "./phrases.ts";
import { isBringing } from "./readings-here.ts";
import { searchAccounts } from "./search-accounts.ts";
import { spellingOf, tokensOf, toWords } from "./tokens.ts";

/** A line whose class contradicts the words of its entry. */
export interface AgainstWords {
  /** Index of the line. */
  readonly line: number;
  readonly account: Account;
  /** The account that the words usually mean. */
  readonly usual: Account;
}

/** What words of this class make unlikely on their side: `against`, unless another line there is one of `fine`. */
interface ClassRule {
  readonly side: Side;
  readonly means: RegExp;
  readonly fine: RegExp;
  readonly against: RegExp;
}

const RULES: readonly ClassRule[] = [
  // Earned: not booked as a receivable given back, a cost less, or an owner's contribution.
  { side: "credit", means: /^4/, fine: /^(4|27|28)/, against: /^(1[2-9]|[3567])/ },
  // Spent: not an asset that stays, nor income less. Stock, advances and prepaid expenses may be it.
  { side: "debit", means: /^(5[1-4]|6)/, fine: /^(5|6|7|14|17|2|1330)/, against: /^(1[235689]|[34])/ },
  // Lent, advanced or contributed: not earned.
  { side: "credit", means: /^[23]/, fine: /^[23]/, against: /^4/ },
  // Kept: not income less.
  { side: "debit", means: /^1[45]/, fine: /^(1|5|6)/, against: /^4/ },
];

/** Taxes and money stand in entries of every kind. */
const ANY_KIND = /^(11|24|236[578]|1355)/;
/** Words of settling what was sold or bought before. */
const SETTLES = / (abono|cancelacion|cobro|cobramos|pago|pagamos|recaudo|reembolso) /;
/** Words of entries that move what others booked. */
const MOVES = / (ajuste|anula\w*|apertura|cierre|correccion|reclasifica\w*|reversion|saldos?|traslado) /;
const SETTLED = /^(13|2[1238])/;

function mainPuc({ group }: SaidGroup): string | undefined {
  return (group.lean === "credit" ? group.credit : group.debit)[0]?.puc;
}

/** Words that are said whole, or that the text begins with. */
const CLEAR = 640;

function clearGroup(words: string, least = CLEAR): WordGroup | null {
  const all = saidGroups({ tokens: tokensOf(words), spelling: spellingOf(words) });
  // "Venta con IVA por transferencia" is a sale.
  const said = all.filter((each) => !ANY_KIND.test(mainPuc(each) ?? ""));
  const [first, second] = said.sort((a, b) => b.score - a.score);
  if (first === undefined || first.score < least || !first.isFirst) return null;
  const isOpen = second !== undefined && second.score === first.score && mainPuc(second) !== mainPuc(first);
  return isOpen ? null : first.group;
}

function leaningSide(group: WordGroup): Side | null {
  if (group.lean !== null) return group.lean;
  if (group.isAccount) return /^[23]/.test(group.credit[0]?.puc ?? "") ? "credit" : null;
  return null;
}

type WordedLine = Pick<EntryLine, "account" | "debit" | "credit">;

function against(
  chart: Chart,
  text: string,
  group: WordGroup | null,
  lines: readonly WordedLine[],
): AgainstWords | null {
  const side = group === null ? null : leaningSide(group);
  const puc = side === null ? undefined : group?.[side][0]?.puc;
  if (side === null || puc === undefined) return null;
  const rule = RULES.find((each) => each.side === side && each.means.test(puc));
  if (rule === undefined) return null;
  const here = lines.flatMap((line, index) => {
    const account = findAccount(chart, line.account);
    return account === undefined || line[side] <= 0 || ANY_KIND.test(account.puc) ? [] : [{ index, account }];
  });
  if (here.some(({ account }) => rule.fine.test(account.puc))) return null;
  // What brings an asset is part of it.
  if (isBringing(puc) && here.some(({ account }) => account.puc.startsWith("15"))) return null;
  if (SETTLES.test(`${toWords(text)} `) && here.some(({ account }) => SETTLED.test(account.puc))) return null;
  const wrong = here.find(({ account }) => rule.against.test(account.puc));
  const usual = searchAccounts(chart, text, { line: { side, others: [] }, limit: 1 })[0]?.account;
  if (wrong === undefined || usual === undefined || usual.code === wrong.account.code) return null;
  return { line: wrong.index, account: wrong.account, usual };
}

/**
 * The line that the description of an entry contradicts: "venta" credited to an asset, "arriendo" debited to one. Null
 * where the words do not say clearly what happened, where they speak of settling something, or where any line of that
 * side fits them. Only a hint: the person may know better.
 */
export function lineAgainstWords(
  chart: Chart,
  description: string,
  lines: readonly WordedLine[],
): AgainstWords | null {
  const words = `${toWords(description)} `;
  return MOVES.test(words) ? null : against(chart, description, clearGroup(description), lines);
}

/**
 * The same of one line and what was typed to find its account. Only words said to the end count: a beginning, such as
 * "com", is no word yet.
 */
export function cellAgainstWords(chart: Chart, words: string, line: WordedLine): AgainstWords | null {
  return words === "" ? null : against(chart, words, clearGroup(words, SAID_WHOLE), [line]);
}
