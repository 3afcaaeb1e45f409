import { COMPANY, type Counterparty } from "#domain/fiscal/fiscal-operation.ts";
import type { OfferChoices } from "#domain/fiscal/offer/tax-offer.ts";
import { asId, type EntryId } from "#domain/kernel/ids.ts";
import { isPesos } from "#domain/kernel/pesos.ts";
import { INCOME_CONCEPTS, VAT_TREATMENTS } from "#domain/law/tax-statutes.data.ts";
import { NO_ANSWERS, type TaxAnswers } from "./tax-answers.ts";

const KEY = "cuadra_impuestos";
/** Drafts whose answers are kept; the earliest are forgotten. */
const MOST = 30;

type Answers = ReadonlyMap<EntryId, TaxAnswers>;
type Raw = Readonly<Record<string, unknown>>;

const isRaw = (value: unknown): value is Raw =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function readKind(value: unknown): Counterparty | null {
  const flags = Object.keys(COMPANY);
  if (!isRaw(value) || !flags.every((flag) => typeof value[flag] === "boolean")) return null;
  return Object.fromEntries(flags.map((flag) => [flag, value[flag]])) as unknown as Counterparty;
}

function readChoices(value: unknown): OfferChoices {
  if (!isRaw(value)) return {};
  const concept = INCOME_CONCEPTS.find((each) => each === value.concept);
  const treatment = VAT_TREATMENTS.find((each) => each === value.treatment);
  const { original, icaRate } = value;
  return {
    ...(concept && { concept }),
    ...(treatment && { treatment }),
    ...(isPesos(original) && { original }),
    ...(typeof icaRate === "number" && Number.isFinite(icaRate) && { icaRate }),
  };
}

function readOne(value: unknown): TaxAnswers | null {
  if (!isRaw(value)) return null;
  const { dismissed, accepted, left, kind, choices } = value;
  return {
    ...NO_ANSWERS,
    kind: readKind(kind),
    choices: readChoices(choices),
    left: new Set(Array.isArray(left) ? left.filter((each) => typeof each === "string") : []),
    dismissed: dismissed === true,
    accepted: typeof accepted === "string" ? accepted : null,
  };
}

/** Reads kept answers, which anything may have written; what is no answer is left out. */
export function readAnswers(stored: string | null): Answers {
  let found: unknown;
  try {
    found = JSON.parse(stored ?? "[]");
  } catch {
    return new Map();
  }
  const pairs = (Array.isArray(found) ? found : []).flatMap((pair): [EntryId, TaxAnswers][] => {
    const [id, value] = Array.isArray(pair) ? pair : [];
    const answers = readOne(value);
    const entryId = asId("entry", id);
    return entryId && answers ? [[entryId, answers]] : [];
  });
  return new Map(pairs);
}

/**
 * What was said of the taxes of drafts, without the names of third parties. It survives a reload of its tab, as the
 * draft does, and is gone when the tab closes.
 */
export const answerMemory = {
  read(): Answers {
    try {
      return readAnswers(sessionStorage.getItem(KEY));
    } catch {
      return new Map();
    }
  },
  keep(answers: Answers): void {
    const pairs = [...answers]
      .slice(-MOST)
      .map(([id, { name: _name, left, ...rest }]) => [id, { ...rest, left: [...left] }]);
    try {
      sessionStorage.setItem(KEY, JSON.stringify(pairs));
    } catch {
      // Storage is blocked or full: the answers hold for this visit.
    }
  },
} as const;
