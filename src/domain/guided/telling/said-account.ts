import type { Side } from "../../accounting/account.ts";
import { owedOn } from "../../accounting/search/line-context.ts";
import { type SaidAccount, saidAccounts } from "../../accounting/search/said-accounts.ts";
import { classify } from "../../accounting/search/word-classes.ts";
import { DEED_FACTS } from "../deed.ts";
import type { Recognized } from "./recognized.ts";
import { isPrepaid, ownAccounts, withoutPlace } from "./service-deed.ts";
import { EMPTY_WORDS, type Verb } from "./told-verb.ts";

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
  spend: /^([56]|1(?:[24678]|5(?!8))|13(?!05|55|80)|2(?!370[3-9]))/,
  accrue: /^[567]/,
  none: /^(5|4[12](?!75)|14|15(?!8)|2(?!370[3-9])[1-8])/,
};

const LEAST = 495;

interface Found extends SaidAccount {
  readonly side: Side;
}

/** What the words of a trade mean on the other side is less likely. */
const AGAINST_LEAN = 200;

export function bestAccount(words: string, sides: readonly Side[], fits: RegExp): Found | null {
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
export function refined({ by, deed, puc }: Recognized, telling: string): Recognized {
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

/** "3.000.000 por una vitrina de vidrio": what was paid for is the asset itself. */
function isAssetFirst(thing: string): boolean {
  const words = classify(thing).filter(({ word }) => !EMPTY_WORDS.test(word));
  return (
    words[0]?.classes.has("E") === true && /\b(?:un|una|nuev[oa]) /.test(thing) && !WORKED_ON.test(thing)
  );
}

const FOR_ASSET = /\b(?:para|pa|pal) (?:el |la |los |las |mi |un |una |nuestr[oa] )?([a-z]+)\b.*$/;

/** "Dos llantas para el taxi": what was bought, without the asset that it is for; the same where nothing is left. */
function withoutUser(telling: string): string {
  const found = FOR_ASSET.exec(telling);
  if (
    found === null ||
    !classify(found[1] ?? "").some(({ classes }) => classes.has("E") && !classes.has("E10"))
  )
    return telling;
  const left = telling.slice(0, found.index).trim();
  return left.split(" ").some((word) => word.length > 3 && !EMPTY_WORDS.test(word)) ? left : telling;
}

/** From whom or where it was bought: it tells nothing of what it was. */
const SELLER =
  /\b(?:al?|en|donde) (?:el |la |un |una |los |las )?(?:cultivo|vivero|molino|fabrica|distribuidora?|mayorista|agropecuari[oa]|almacen agricola|plaza|galeria|central de abastos|comercializadora)\b.*$/;

function withoutSeller(telling: string): string {
  const left = telling.replace(SELLER, " ").trim();
  return bestAccount(left, ["debit"], /^(?:1[45]|[56])/) === null ? telling : left;
}

/** The account that the words mean with a verb. */
export function saidAccount(said: string, verb: Verb): Found | null {
  const [sides, fits] = [SIDES[verb], FITS[verb]];
  if (verb === "sell" || verb === "earn") return bestAccount(said, sides, fits);
  const bought = withoutSeller(said);
  const telling = verb === "buy" ? withoutUser(bought) : bought;
  const own = ownAccounts(telling);
  const narrow = own === null ? null : bestAccount(telling, ["debit"], own);
  if (narrow !== null && (isPrepaid(telling) || !narrow.readings[0]?.puc.startsWith("17"))) return narrow;
  // "Para la oficina" is where it goes, and not what was bought.
  const thing = withoutPlace(telling);
  const found =
    (thing === telling ? null : bestAccount(thing, sides, fits)) ?? bestAccount(telling, sides, fits);
  // "Aseo de la oficina", "ACPM para el camión": what has it is not what was paid.
  if (verb !== "buy" && found?.readings[0]?.puc.startsWith("15") && !isAssetFirst(thing)) {
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

export function openOf(found: Found): Recognized["open"] {
  const [first] = found.readings;
  const equal = found.readings.filter(({ means }) => means !== null);
  return first?.means === null || equal.length < 2 ? [] : equal.map(({ puc, means }) => ({ puc, means }));
}
