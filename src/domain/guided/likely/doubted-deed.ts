import { fold } from "../../kernel/spanish.ts";
import type { Clause } from "../clause.ts";
import { DEED_FACTS, type GuidedDeed } from "../deed.ts";
import { isForUse } from "../telling/bought-in-bulk.ts";
import { toldDirection } from "../telling/money-direction.ts";
import type { Recognized } from "../telling/recognized.ts";
import { deedClues, type SaidClause } from "./deed-clues.ts";
import { type DeedKind, kindsOfDeed, USUAL_OF_KIND } from "./deed-kinds.ts";
import { likelyDeeds } from "./likely-deeds.ts";

/** Below this a deed is doubted, by what it is told: words of a deed say it, a verb or a thing may fit by chance. */
const LEAST_LIKELY: Readonly<Record<Recognized["by"], number>> = { deed: 0.1, verb: 0.4, thing: 0.35 };
/** From here on a deed is offered beside others. */
const LEAST_OFFERED = 0.12;
const MOST_OFFERED = 3;

/** "Pintura para el local": what is used where the company works. */
const FOR_HOUSE = /\bpa(?:ra|l)? (?:el |la |mi |nuestr[oa] )?(?:local|negocio|oficina|empresa)\b/;

/** What of a clause may tell its deed. */
export function saidOf({ doing, telling, payments, vat }: Clause): SaidClause {
  return {
    doing,
    telling,
    isOwed: payments.payments.some(({ means }) => means === "credit"),
    isPaid: payments.payments.some(({ means }) => means !== "credit"),
    hasVat: vat.kind !== "none",
  };
}

/** Kinds that money comes by, and those that it goes by. */
const COMES: ReadonlySet<DeedKind> = new Set<DeedKind>([
  "sale",
  "other-income",
  "collection",
  "advance-received",
  "loan-received",
  "contribution",
]);
const GOES: ReadonlySet<DeedKind> = new Set<DeedKind>([
  "expense",
  "purchase",
  "asset-purchase",
  "payment",
  "payroll",
  "tax",
  "loan-repaid",
  "money-lent",
  "withdrawal",
]);

/** For less hardly anything is bought that is kept for years. */
const LEAST_OF_ASSET = 150_000;

/** Kinds that a clause rules out: by where its money goes, and of several things at a price each, or of a small sum, what is one asset. */
function ruledOut({ doing, figures, payments }: Clause, found: GuidedDeed | null): ReadonlySet<DeedKind> {
  const direction = toldDirection(doing);
  const against = direction === null ? [] : [...(direction === "goes" ? COMES : GOES)];
  const isOfMany = (figures.pieces?.count ?? 0) > 1;
  const isNoAsset =
    (isOfMany || (payments.total?.amount ?? LEAST_OF_ASSET) < LEAST_OF_ASSET) && found !== "asset-purchase";
  return new Set<DeedKind>(isNoAsset ? [...against, "asset-purchase"] : against);
}

/** How likely each kind is; one that is ruled out is none. */
function kindsOf(clause: Clause, found: GuidedDeed | null): ReadonlyMap<DeedKind, number> {
  const parts = likelyDeeds(deedClues(saidOf(clause)));
  const against = ruledOut(clause, found);
  if (against.size === 0) return parts;
  const left = [...parts].filter(([kind]) => !against.has(kind));
  const whole = left.reduce((sum, [, part]) => sum + part, 0);
  return new Map(left.map(([kind, part]) => [kind, part / whole]));
}

/** The deeds that a clause most likely tells, the one that a rule found first: two of them at least. */
export function likelyOf(clause: Clause, found: GuidedDeed | null): readonly GuidedDeed[] {
  const ranked = [...kindsOf(clause, found)]
    .sort(([, a], [, b]) => b - a)
    .flatMap(([kind, part]) => {
      const deed = USUAL_OF_KIND[kind];
      return deed === undefined || deed === found ? [] : [{ deed, part }];
    });
  const offered = ranked.filter(({ part }, at) => part >= LEAST_OFFERED || at === 0).map(({ deed }) => deed);
  return [...(found === null ? [] : [found]), ...offered].slice(0, MOST_OFFERED);
}

/**
 * Whether a deed that a rule found is unlikely by all that the clause says: it is then asked about (GM-26). One whose
 * account is to be asked for anyway, or is not of its usual ones, is not.
 */
export function isDoubtedDeed(clause: Clause, { by, deed, puc }: Recognized): boolean {
  if (deed === null) return false;
  // What is taken off it says what a salary is.
  if (deed === "payroll" && clause.figures.deducted.length > 0) return false;
  // Taxes have names of their own, and few words beside them.
  if (
    deed === "taxes-paid" &&
    by === "deed" &&
    !/\b(?:caus|provision|contador|abogad|asesor|tramit)/.test(clause.all)
  )
    return false;
  const about = puc ?? DEED_FACTS[deed].about;
  if (about === null || !DEED_FACTS[deed].fits.test(about)) return false;
  // What is told to be for the cleaning or the staff is used up.
  if (deed === "expense" && (isForUse(fold(clause.text)) || FOR_HOUSE.test(fold(clause.text)))) return false;
  const kinds = kindsOfDeed(deed, about);
  const parts = kindsOf(clause, deed);
  const part = kinds.reduce((sum, kind) => sum + (parts.get(kind) ?? 0), 0);
  return !kinds.includes("another") && part < LEAST_LIKELY[by];
}
