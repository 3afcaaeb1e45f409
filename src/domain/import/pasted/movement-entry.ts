import { type AccountCode, oppositeSide, type Side } from "../../accounting/account.ts";
import type { Chart } from "../../accounting/chart.ts";
import { accountOfPuc } from "../../accounting/charts/chart-mapping.ts";
import type { EntryContent } from "../../accounting/entries/entry.ts";
import { meantAccount } from "../../accounting/search/meant-account.ts";
import { searchAccounts } from "../../accounting/search/search-accounts.ts";
import { abs, type Pesos, ZERO } from "../../kernel/pesos.ts";
import { fold } from "../../kernel/spanish.ts";
import type { PastedMovement } from "./pasted-movements.ts";

/** The longest text of an entry. */
const LONGEST = 500;
/** Words of a bank that say how the money moved, not for what. */
const HOW =
  /^(pago|pagos|compra|compras|transferencia|transf|trf|pse|suc|sucursal|virtual|cta|cuenta|ahorros|corriente|banco|bancolombia|davivienda|bbva|nequi|daviplata|qr|internet|app|en|de|del|a|la|el|por|con|desde|hacia|no|ref)$/;
/** The one everyday word with figures. */
const FOUR_PER_THOUSAND = /^4x(1000|mil)$/;
/** Of what was sold, whatever it is called: an expense of that name is none here. */
const SOLD = /^(?:ventas?|vend[ií]|vendimos)$/;
/** Longer texts are looked at from their first words on. */
const MOST_WORDS = 8;

/** The words that may say what the money was for. */
function tellingWords(text: string): readonly string[] {
  const words = fold(text).split(/[^\p{L}\d]/u);
  return words
    .filter((word) => word.length > 1 && (!/\d/.test(word) || FOUR_PER_THOUSAND.test(word)))
    .slice(0, MOST_WORDS);
}

/** Suggests the other account of a movement, by its words and its side; the same words are looked up once. */
export function accountSuggester(
  chart: Chart,
  money: AccountCode,
  used: ReadonlyMap<AccountCode, number>,
): (movement: Pick<PastedMovement, "text" | "amount">) => AccountCode | null {
  const known = new Map<string, AccountCode | null>();
  const look = (words: readonly string[], side: Side): AccountCode | null => {
    const line = { side, others: [{ account: money, side: oppositeSide(side) }] };
    const telling = words.filter((word) => !HOW.test(word));
    const isSale = side === "credit" && SOLD.test(telling[0] ?? "");
    const isOther = (puc: string) => (isSale ? puc.startsWith("4") : !puc.startsWith("11"));
    for (const text of [words.join(" "), ...telling.map((_, from) => telling.slice(from).join(" "))]) {
      const meant = meantAccount(chart, text, line);
      if (meant !== null && isOther(meant.puc)) return meant.code;
    }
    if (telling.length === 0) return null;
    const [found] = searchAccounts(chart, telling.join(" "), { line, used, limit: 1, postingOnly: true });
    if (found !== undefined && found.reading === null && isOther(found.account.puc))
      return found.account.code;
    return isSale ? accountOfPuc("4135", chart).code : null;
  };
  return ({ text, amount }) => {
    const words = tellingWords(text);
    const side: Side = amount > 0 ? "credit" : "debit";
    const key = `${side} ${words.join(" ")}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = look(words, side);
    known.set(key, found);
    return found;
  };
}

/** The entry of a movement of this money account; its other line may have no account yet. */
export function movementEntry(
  { date, text, reference, amount }: PastedMovement,
  money: AccountCode,
  other: AccountCode | null,
): EntryContent {
  const size: Pesos = abs(amount);
  const account = other ?? ("" as AccountCode);
  const [debited, credited] = amount > 0 ? [money, account] : [account, money];
  return {
    date,
    description: text.slice(0, LONGEST),
    reference: reference.slice(0, LONGEST),
    lines: [
      { account: debited, debit: size, credit: ZERO },
      { account: credited, debit: ZERO, credit: size },
    ],
  };
}
