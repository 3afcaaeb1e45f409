import type { Side } from "../accounting/account.ts";
import {
  type ClassedWord,
  type DeedPattern,
  firstPattern,
  readPatterns,
} from "../accounting/search/deed-pattern.ts";
import { owedOn } from "../accounting/search/line-context.ts";
import { type SaidAccount, saidAccounts } from "../accounting/search/said-accounts.ts";
import { classify } from "../accounting/search/word-classes.ts";
import { SENTENCE_DEEDS } from "../accounting/words/sentence-deeds.data.ts";
import { DEED_FACTS, GUIDED_DEEDS, type GuidedDeed } from "./deed.ts";
import { deedOfAccount } from "./deed-of-account.ts";
import {
  forOneself,
  isForPerson,
  isPrepaid,
  isPriced,
  isServicePaid,
  isSeveral,
  isTakings,
  ownAccounts,
  serviceWithoutVerb,
  withoutHowPaid,
  withoutPlace,
} from "./service-deed.ts";
import {
  BOUNCED,
  BROUGHT,
  EMPTY_WORDS,
  isPaidByThem,
  isSoldFirst,
  isTheirWork,
  isVague,
  type Verb,
  verbOf,
} from "./told-verb.ts";

/** What a clause tells was done and what it was about. */
export interface Recognized {
  /** By what it is told: words of the deed, a verb, or a thing alone. */
  readonly by: "deed" | "verb" | "thing";
  readonly deed: GuidedDeed | null;
  /** The PUC account; null where it is the usual one of the deed, or is not said. */
  readonly puc: string | null;
  /** PUC accounts between which nothing decides, each with what it means. */
  readonly open: readonly { readonly puc: string; readonly means: string | null }[];
}

/** What is said of an operation, without amounts, days and ways of paying. */
export interface ClauseWords {
  /** The words as they were written, folded. */
  readonly text: string;
  /** All words, with "#" for ways of paying: they tell what was done. */
  readonly doing: string;
  /** Those that may tell what it was about. */
  readonly telling: string;
  readonly isOwed: boolean;
  /** An amount in another currency. */
  readonly isForeign: boolean;
}

let patterns: readonly DeedPattern[] | undefined;

function saidDeed(text: readonly ClassedWord[]): Recognized | null {
  patterns ??= readPatterns(SENTENCE_DEEDS);
  const said = firstPattern(patterns, text);
  if (said === null) return null;
  const [name = "", puc = null] = said.accounts.trim().split(" ");
  const deed = GUIDED_DEEDS.find((each) => each === name);
  return deed === undefined ? null : { by: "deed", deed, puc, open: [] };
}

const SIDES: Readonly<Record<Verb, readonly Side[]>> = {
  sell: ["credit"],
  earn: ["credit"],
  buy: ["debit"],
  spend: ["debit"],
  accrue: ["debit"],
  none: ["debit", "credit"],
};

/** The PUC accounts that what is said with a verb may be about. */
const FITS: Readonly<Record<Verb, RegExp>> = {
  sell: /^4(?!175|275)/,
  earn: /^(4(?!175|275)|13(?!55)|28|27|31)/,
  buy: /^(1[245678]|13(?!05|55|80)|5|6[12])/,
  spend: /^([56]|1[245678]|13(?!05|55|80)|2)/,
  accrue: /^[567]/,
  none: /^(5|4[12](?!75)|14|15|2[1-8])/,
};

const LEAST = 495;

interface Found extends SaidAccount {
  readonly side: Side;
}

/** What the words of a trade mean on the other side is less likely. */
const AGAINST_LEAN = 200;

function bestAccount(words: string, sides: readonly Side[], fits: RegExp): Found | null {
  if (words.split(" ").every((word) => EMPTY_WORDS.test(word))) return null;
  const found = sides.flatMap((side) =>
    saidAccounts(words, side).flatMap(({ readings, score, lean }): Found[] => {
      const fitting = readings.filter(({ puc }) => fits.test(puc));
      const isLess = sides.length > 1 && lean !== null && lean !== side;
      return fitting.length === 0 || score < LEAST
        ? []
        : [{ readings: fitting, score: isLess ? score - AGAINST_LEAN : score, side, lean }];
    }),
  );
  const [best, ...rest] = found.sort((a, b) => b.score - a.score);
  const first = best?.readings[0];
  if (best === undefined || !first?.puc.startsWith("15") || first.means !== null) return best ?? null;
  // A thing's own sub-account, rather than that of its kind.
  const finer = rest.find(
    ({ side, readings }) =>
      side === best.side && readings[0]?.puc.startsWith(first.puc) && readings[0].puc !== first.puc,
  );
  return finer?.readings[0]?.means === null ? { ...best, readings: finer.readings } : best;
}

/** The account of a deed that is known, by the words: one that fits it. */
function refined({ by, deed, puc }: Recognized, telling: string): Recognized {
  if (deed === null) return { by, deed, puc, open: [] };
  if (puc !== null && puc !== "510506") return { by, deed, puc, open: [] };
  const { side, fits } = DEED_FACTS[deed];
  const found = bestAccount(telling, [side], fits);
  if (found !== null || deed !== "payment")
    return { by, deed, puc: found?.readings[0]?.puc ?? puc, open: [] };
  // What an expense is owed on, that is paid now.
  const spent = bestAccount(telling, ["debit"], /^[567]/)?.readings[0]?.puc;
  return { by, deed, puc: (spent && owedOn(spent)) ?? null, open: [] };
}

/** The words without the asset that something is of or for. */
function withoutOwner(telling: string): string {
  return telling.replace(
    /\b(?:de|del|para|al) (?:la |el |los |las |mi |un |una )?([a-z]+)\b/g,
    (all, word: string) => (classify(word).some(({ classes }) => classes.has("E")) ? " " : all),
  );
}

/** What was done to a thing that was not bought: "por forrar unas sillas". */
const WORKED_ON = /\b(?:arregl|repar|compus|compon)[a-z]*|\bpor (?!compr|adquir)[a-z]+[aei]r(?:l[oa]s?)?\b/;

/** Repairs of a kind of asset: 1540 is kept up on 514540. */
const repairPuc = (_: string, kind: string) => REPAIRS[kind] ?? "5145";
const REPAIRS: Readonly<Record<string, string>> = {
  "16": "514510",
  "20": "514515",
  "24": "514520",
  "28": "514525",
  "32": "514530",
  "40": "514540",
};

/** The account that the words mean with a verb. */
function saidAccount(telling: string, verb: Verb): Found | null {
  const [sides, fits] = [SIDES[verb], FITS[verb]];
  if (verb === "sell" || verb === "earn") return bestAccount(telling, sides, fits);
  const own = ownAccounts(telling);
  const narrow = own === null ? null : bestAccount(telling, ["debit"], own);
  if (narrow !== null && (isPrepaid(telling) || !narrow.readings[0]?.puc.startsWith("17"))) return narrow;
  // "Para la oficina" is where it goes, and not what was bought.
  const thing = withoutPlace(telling);
  const found =
    (thing === telling ? null : bestAccount(thing, sides, fits)) ?? bestAccount(telling, sides, fits);
  // "Aseo de la oficina", "ACPM para el camión": what has it is not what was paid.
  if (verb !== "buy" && found?.readings[0]?.puc.startsWith("15")) {
    // "Se dañó el horno y lo arreglaron".
    if (WORKED_ON.test(telling))
      return {
        ...found,
        readings: [{ puc: found.readings[0].puc.replace(/^15(\d\d).*/, repairPuc), means: null }],
      };
    const spent = bestAccount(withoutOwner(thing), ["debit"], /^5/);
    if (spent !== null) return spent;
  }
  if (found === null || !found.readings[0]?.puc.startsWith("17") || isPrepaid(telling)) return found;
  return bestAccount(thing, ["debit"], /^5/) ?? found;
}

function openOf(found: Found): Recognized["open"] {
  const [first] = found.readings;
  const equal = found.readings.filter(({ means }) => means !== null);
  return first?.means === null || equal.length < 2 ? [] : equal.map(({ puc, means }) => ({ puc, means }));
}

const EARNED = ["4155", "4135", "4170"].map((puc) => ({ puc, means: null }));

const ASSET_SALE =
  /\b(?:viej[oa]s?|usad[oa]s?|de la empresa|del negocio|de la oficina|que usaba|que usabamos)\b/;
const ACCRUED = /^5/;

function byVerb(
  { doing: all, telling, isOwed, isForeign }: ClauseWords,
  text: readonly ClassedWord[],
): Recognized {
  const words = all.replace(/\bcuentas? de cobro\b/g, " ").split(/ +/);
  const verb = verbOf(words, text);
  const by = verb === "none" ? "thing" : "verb";
  // "Compré unas cosas": what, is asked.
  if ((verb === "buy" || verb === "spend") && isVague(telling))
    return { by, deed: null, puc: null, open: [] };
  // Money changed for other money is no expense.
  if (/\bcambi[a-z]+\b/.test(all) && isForeign) return { by, deed: null, puc: null, open: [] };
  if (verb === "sell" && ASSET_SALE.test(all) && text.some(({ classes }) => classes.has("E")))
    return { by, deed: null, puc: null, open: [] };
  // Rent that comes in is earned.
  if (verb === "earn" && /\bpor (?:arrendar|alquilar)\b/.test(all))
    return { by, deed: "income", puc: "4220", open: [] };
  const said = saidAccount(telling, verb);
  // "Arreglé una lavadora y cobré" earns, where nobody is named who owed it.
  const isOwed13 = verb === "earn" && said?.readings[0]?.puc.startsWith("13") === true;
  const earned =
    isOwed13 && !/[@]|cliente|cartera|debia|fiado/.test(all) ? bestAccount(telling, ["credit"], /^4/) : null;
  // What was earned by a work that no word names: of which kind is asked.
  if (
    isOwed13 &&
    earned === null &&
    words.some((word) => /^(cobre|cobramos)$/.test(word)) &&
    !/[@]|cliente|cartera|debia|fiado/.test(all)
  )
    return { by, deed: "sale", puc: null, open: EARNED };
  const found = earned ?? said;
  if (verb === "sell")
    return {
      by,
      deed: found?.readings[0]?.puc.startsWith("42") ? "income" : "sale",
      puc: found?.readings[0]?.puc ?? "4135",
      open: [],
    };
  const [first] = found?.readings ?? [];
  if (found === null || first === undefined) {
    const usual: Partial<Record<Verb, GuidedDeed>> = { spend: "expense", buy: "purchase", accrue: "accrual" };
    const isGoods = verb === "buy" && /\b(?:mercanc|surt|inventario)/.test(all);
    const deed = usual[verb] ?? null;
    return {
      by,
      deed: isGoods ? "purchase" : deed === "purchase" ? null : deed,
      puc: isGoods ? "1435" : null,
      open: [],
    };
  }
  if (verb === "accrue") return { by, deed: "accrual", puc: first.puc, open: [] };
  const deed = deedOfAccount(found.side, first.puc, isOwed && ACCRUED.test(first.puc));
  // "Impuestos" says no tax.
  if (first.puc === "5115") return { by, deed, puc: null, open: [] };
  return { by, deed, puc: first.puc, open: openOf(found) };
}

const ASSET_LEAVES =
  /\b(?:vend(?!edor)[a-z]*|don(?:e|o|amos|aron|ado|ada|acion)|regal[a-z]*|rob[a-z]*|hurt[a-z]*|perd[a-z]*|bot[eo]|botamos|dan(?:o|aron|ado|ada)|baja|chatarr[a-z]*|desech[a-z]*)\b/;
const UNKNOWN: Recognized = { by: "thing", deed: null, puc: null, open: [] };

/** A service that was sold: by its words, else of which kind is asked. */
function soldService(telling: string, by: Recognized["by"]): Recognized {
  const puc = bestAccount(telling, ["credit"], /^41(?!75)/)?.readings[0]?.puc ?? null;
  return { by, deed: "sale", puc, open: puc === null ? EARNED : [] };
}

/** What a clause tells was done, by its deed or its verb, and what it was about, by its words. */
export function recognize(clause: ClauseWords): Recognized {
  const { doing, telling } = clause;
  const text = classify(doing);
  if (isServicePaid(doing)) return soldService(telling, "verb");
  if (isTakings(doing) && verbOf(doing.split(" "), text) === "none") return soldService(telling, "thing");
  // A tax and a cheque that no deed has: what was done is asked.
  if (/\b(?:impoconsumo|impuesto al consumo)\b/.test(doing) && !/\b(?:pag|present|declar)/.test(doing))
    return UNKNOWN;
  if (/\bcheques?\b/.test(clause.text) && BOUNCED.test(clause.text)) return UNKNOWN;
  const own = forOneself(doing);
  if (own === "taken") return refined({ ...UNKNOWN, by: "deed", deed: "withdrawal" }, "");
  // What leaves with its depreciation is no depreciation: what was done is asked.
  if (ASSET_LEAVES.test(doing) && /\bdepreci/.test(doing)) return UNKNOWN;
  const said = saidDeed(text);
  if (said === null && isPaidByThem(clause.text, text))
    return { by: "deed", deed: "collection", puc: "1305", open: [] };
  // "Vendí a crédito y me abonó una parte": a sale, with what was paid of it.
  if (/^(?:collection|advance-received)$/.test(said?.deed ?? "") && isSoldFirst(doing))
    return byVerb(clause, text);
  const isEarned = said === null ? verbOf(doing.split(" "), text) === "earn" : said.deed === "collection";
  if (isEarned && BROUGHT.test(doing)) return UNKNOWN;
  if (said !== null) return refined(said, telling);
  if (own === "asked") return UNKNOWN;
  const unpaid = withoutHowPaid(doing);
  const service = serviceWithoutVerb(unpaid, clause.text);
  if (service === null || verbOf(unpaid.split(" "), classify(unpaid)) !== "none") {
    const told = byVerb(clause, text);
    const isBought = told.by === "thing" && told.deed === "purchase";
    if (told.by === "thing" && told.deed === "expense" && isTheirWork(doing, text)) return UNKNOWN;
    return isBought && (isForPerson(clause.text) || isPriced(clause.text)) ? UNKNOWN : told;
  }
  if (service === "sold") return soldService(telling, "thing");
  const told = isSeveral(unpaid) ? byVerb({ ...clause, doing: unpaid }, classify(unpaid)) : UNKNOWN;
  return told.deed === "sale" ? told : UNKNOWN;
}
