import { isPesos, type Pesos, pesos, sum } from "../kernel/pesos.ts";
import { fold } from "../kernel/spanish.ts";
import { placedAmounts } from "../understanding/spoken/spoken-amount.ts";
import { COUNT_WORD, spokenCount } from "../understanding/spoken/spoken-count.ts";
import { type Clause, isAmountTakenOff } from "./clause.ts";
import { said } from "./clause-payments.ts";
import type { GuidedDeed } from "./deed.ts";
import type { GuidedOperation } from "./guided-operation.ts";

const YEARS = new RegExp(String.raw`\b(?:a |en |de |, ?)?(\d{1,2}|${COUNT_WORD}) anos\b`);
const RESIDUAL = /\bvalor (?:residual|de salvamento)\b/;
const NO_RESIDUAL = /\b(?:sin|no tiene|ni) valor (?:residual|de salvamento)\b/;

/** "Depreciación de un mes, costo 36.000.000, 5 años, línea recta": the part of one month or one year of what it cost. */
function straightLine({ text, figures: { amounts } }: Clause): GuidedOperation["amount"] {
  const folded = fold(text);
  const years = spokenCount(YEARS.exec(folded)?.[1] ?? "0");
  const [cost, ...others] = amounts;
  const isPlain = !RESIDUAL.test(folded) || NO_RESIDUAL.test(folded);
  const isYear = /\b(?:anual|del ano|de un ano)\b/.test(folded);
  const isMonth = /\b(?:mensual|del mes|un mes)\b/.test(folded);
  if (cost === undefined || others.length > 0 || years === 0 || !isPlain || isYear === isMonth) return null;
  const part = Math.round(cost.amount / (years * (isMonth ? 12 : 1)));
  return isPesos(part) && part > 0 ? said(pesos(part), cost) : null;
}

/** "Cada uno" of whom it is not told how many, and "dos o tres millones": no amount. */
const EACH = /\bcada un[oa]\b/;
const ONE_OR_OTHER = new RegExp(
  String.raw`\b(?:\d[\d.]*|${COUNT_WORD}|mil|un) (?:mil |millon(?:es)? )?o (?:unos |unas )?(?:\d[\d.]*|${COUNT_WORD}) (?:mil|millon(?:es)?|palos?|lucas?|barras?)\b`,
);

/** "500 mil, digo 600 mil": one of both, and no sum of them. */
const TAKEN_BACK =
  /\d[^.;]*\b(?:digo|perdon|mejor dicho|corrijo|correccion|miento|me equivoque|quise decir|rectifico|no no|ay no|espera(?:te)?)\b|,? no,? (?:fueron|eran|son|fue|era) (?:\$ ?)?\d/;

const CAME = /\b(?:consign|gir|deposit|transfir|abon)(?:o|io|aron|ieron) (?:unos )?\$? ?\d/;

/** "Me consignó 870 mil y se quedó con 130 mil de comisión": with what was kept, the whole may be more than what came. */
export function keptOf({ text, payments, withheld }: Clause): Pesos | null {
  const kept = withheld.find(({ tax }) => tax === "commission");
  const total = payments.total?.amount;
  if (kept === undefined || total === undefined || !("amount" in kept.part)) return null;
  const folded = fold(text);
  const came = CAME.exec(folded);
  if (came === null || placedAmounts(folded.slice(came.index))[0]?.amount !== total) return null;
  return pesos(total + kept.part.amount);
}

function isVagueAmount(clause: Clause, deed: GuidedDeed | null): boolean {
  const { text, payments, figures } = clause;
  const folded = fold(text);
  if (ONE_OR_OTHER.test(folded)) return true;
  if (TAKEN_BACK.test(folded) && placedAmounts(folded).length > 1) return true;
  if (keptOf(clause) !== null) return true;
  const isOfSeveral = deed === "contribution" || deed === "withdrawal" || deed === "dividends";
  return isOfSeveral && EACH.test(folded) && figures.pieces === null && !payments.isCounted;
}

const NO_LIST =
  /\b(?:mitad|resto|demas|otr[oa]s?|saldo|deb[a-z]+|abon[a-z]*|anticip[a-z]*|descuent[a-z]*|rebaj[a-z]*|iva|cost[a-z]+|propina|comision|retu[a-z]*|reten[a-z]*|vuelt[a-z]*|devol[a-z]*|qued[a-z]+|di|dio|dieron|cada|total|credito|fiad[a-z]*|cuota|dolar[a-z]*|o)\b/;
const BETWEEN_THINGS =
  /^(?: pesos)?(?:,| y| e| mas| con)+ (?:(?:un|una|unos|unas|el|la|los|las|de|por|\d+) )*[a-z]{3,}(?: [a-z]{2,}){0,4}(?: por| en| a| de)?:? \$? ?$/;

/** "Esterilización 160 mil y medicinas 45 mil, me pagaron todo con Daviplata": what several things of one sale come to. */
function sumOfThings({ text, payments, figures }: Clause): GuidedOperation["amount"] {
  const folded = fold(text);
  const told = placedAmounts(folded);
  const { amounts } = payments;
  if (told.length < 2 || told.length !== figures.amounts.length || amounts.length < 2) return null;
  if (payments.payments.length > 1 || NO_LIST.test(folded)) return null;
  const isList = told.every(({ from }, at) => {
    const before = told[at - 1];
    return before === undefined || BETWEEN_THINGS.test(`${folded.slice(before.to, from).trimEnd()} `);
  });
  const whole = told.reduce((all, { amount }) => all + amount, 0);
  return isList && isPesos(whole) ? said(pesos(whole), null) : null;
}

/** "Un mes de la póliza, cuyo valor anual fue de 3.600.000": the twelfth part. */
function monthOf({ text, payments }: Clause): GuidedOperation["amount"] {
  const folded = fold(text);
  const whole = payments.total;
  if (whole === null || !/\b(?:un|1) mes\b|\bcuota mensual\b/.test(folded)) return null;
  if (
    !/\b(?:valor|prima|costo|poliza|pago|pagad[oa]) (?:total )?(?:anual|por (?:un|el) ano|del ano)\b|\bpor (?:un ano|12 meses|doce meses)\b/.test(
      folded,
    )
  )
    return null;
  return said(pesos(Math.round(whole.amount / 12)), whole);
}

const PARTS: Readonly<Record<string, number>> = {
  tercera: 3,
  cuarta: 4,
  quinta: 5,
  sexta: 6,
  octava: 8,
  decima: 10,
  doceava: 12,
  duodecima: 12,
};
const PART_OF = new RegExp(String.raw`\b(${Object.keys(PARTS).join("|")}) partes?\b`);
const ON_PAPER: ReadonlySet<GuidedDeed> = new Set(["amortization", "depreciation", "provision", "accrual"]);

/** "La doceava parte del seguro de 2.400.000": of what moves no money, the part; else undefined. */
function partOf({ text, payments }: Clause, deed: GuidedDeed | null): GuidedOperation["amount"] | undefined {
  const part = PARTS[PART_OF.exec(fold(text))?.[1] ?? ""];
  if (part === undefined || payments.total === null || payments.payments.length > 1) return undefined;
  if (deed !== null && ON_PAPER.has(deed))
    return said(pesos(Math.round(payments.total.amount / part)), payments.total);
  // Of anything else thirds and quarters are how it was paid.
  return part > 4 ? null : undefined;
}

const PRICED: ReadonlySet<GuidedDeed> = new Set(["sale", "purchase", "asset-purchase", "expense", "income"]);

/** A price less what is taken off it; null where it is no price. */
function lessTrade(total: Pesos, { tradeRate }: Clause, deed: GuidedDeed | null): number | null {
  if (tradeRate === 0) return total;
  return deed !== null && PRICED.has(deed) ? Math.round((total * (100 - tradeRate)) / 100) : null;
}

const SHARE_OF_DEBT =
  /\b(?:(mitad)|(\d{1,2})\s*(?:%|por ?ciento)) de (?:l[oa]s |es[oa]s |mis |sus )?(?:\$\s*)?$/;

/** "La mitad de los 2.500.000 que le debía": of a debt that is paid or collected, the part; null where none is told. */
function ofDebt({ text }: Clause, deed: GuidedDeed | null): number | null {
  if (deed !== "payment" && deed !== "collection") return null;
  const folded = fold(text);
  const [whole, ...others] = placedAmounts(folded);
  if (whole === undefined || others.length > 0) return null;
  const share = SHARE_OF_DEBT.exec(folded.slice(0, whole.from));
  if (share === null) return null;
  return Math.round((whole.amount * (share[1] === undefined ? Number(share[2]) : 50)) / 100);
}

/** What the whole of an operation is; null where it is not told, or not so that it is taken without asking. */
export function clauseAmount(clause: Clause, deed: GuidedDeed | null): GuidedOperation["amount"] {
  if (isAmountTakenOff(clause, deed)) return deed === "depreciation" ? straightLine(clause) : null;
  const { payments, figures, currency } = clause;
  if (isVagueAmount(clause, deed)) return null;
  const month = deed === "amortization" ? monthOf(clause) : null;
  if (month !== null) return month;
  const part = partOf(clause, deed);
  if (part !== undefined) return part;
  if (currency !== null) {
    const total = Math.round(currency.units * (currency.rate ?? 0));
    // A second rate or amount: not said which one holds.
    if (payments.total !== null && payments.total.amount !== total) return null;
    return currency.rate !== null && total > 0 && isPesos(total) ? said(pesos(total), currency.place) : null;
  }
  const parts =
    figures.capital !== null && figures.interest !== null ? sum([figures.capital, figures.interest]) : null;
  if (parts !== null && (payments.total === null || payments.total.amount === figures.capital))
    return said(parts, null);
  if (figures.unitPrice !== null && !payments.isCounted) return null;
  if (payments.total === null) return deed === "sale" ? sumOfThings(clause) : null;
  const { kind, rate } = clause.consumption;
  const price = ofDebt(clause, deed) ?? lessTrade(payments.total.amount, clause, deed);
  if (price === null) return null;
  const added = kind === "on-top" ? Math.round((price * rate) / 100) : 0;
  const whole = price + added;
  return isPesos(whole) ? said(pesos(whole), payments.total) : null;
}
