import type { AccountCode } from "../accounting/account.ts";
import type { Chart } from "../accounting/chart.ts";
import type { EntryLine } from "../accounting/entries/entry.ts";
import { meantAccount } from "../accounting/search/meant-account.ts";
import type { CompanyRule } from "../automation/company-rule.ts";
import { answer } from "../guided/answer.ts";
import { DEED_FACTS, type GuidedDeed, isAssetExit } from "../guided/deed.ts";
import type {
  AppliedRule,
  GuidedMeans,
  GuidedOperation,
  GuidedQuestion,
} from "../guided/guided-operation.ts";
import type { GuidedWorld } from "../guided/guided-world.ts";
import { type ChargesVat, operationLines } from "../guided/proposal.ts";
import { understand } from "../guided/understand.ts";
import { isInHandGuessed } from "../guided/usual-means.ts";
import type { Day } from "../kernel/day.ts";
import type { Pesos } from "../kernel/pesos.ts";

/** Longer texts are no sentence about one operation. */
const LONGEST = 200;

/** What is known beside the sentence. */
export interface SentenceWorld {
  /** Without it no day is read. */
  readonly today?: Day;
  /** The day that was chosen apart from the sentence, which may name no other. */
  readonly typedDay?: Day | null;
  /** Names of third parties, as they are written. */
  readonly parties?: Iterable<string>;
  /** Whether the book's owner charges IVA; null while no fiscal profile says so. */
  readonly chargesVat?: ChargesVat;
  /** The rules of the company for this chart. */
  readonly rules?: readonly CompanyRule[];
  /**
   * The sentence only begins a form, where all of it is seen before it is written: money that nobody says more of is
   * cash, and a thing alone ("gasolina 50 mil") was bought.
   */
  readonly begins?: boolean;
}

/** What a sentence tells. */
export interface ToldEntry {
  readonly lines: readonly EntryLine[];
  /** Null where the sentence names none. */
  readonly date: Day | null;
  /** Absent where no rule of the company said anything of it. */
  readonly rule?: AppliedRule;
}

/** What keeps a sentence from being an entry: it is said, and nothing is guessed. */
export type SentenceLack =
  | "means"
  | "about"
  | "amounts"
  | "shares"
  | "day"
  | "other-day"
  | "parties"
  | "vat"
  | "vat-not-charged"
  | "asset";

/** What a sentence tells of an operation for a form in which the rest is filled in: each part alone. */
export interface BegunForm {
  readonly deed: GuidedDeed;
  readonly amount: Pesos;
  /** Null where it is not told, or told in a way that is asked about. */
  readonly account: AccountCode | null;
  readonly means: GuidedMeans;
  readonly pocket: AccountCode | null;
  readonly date: Day | null;
}

/**
 * `none`: no sentence about an operation with its amount. `deed`: what was done, where that much is told. `form`: what is
 * told for a form that is only begun; absent where the amount or the deed is not sure, or it was paid in several ways.
 */
export type SentenceReading = { readonly form?: BegunForm | undefined } & (
  | { readonly kind: "none"; readonly deed?: GuidedDeed | undefined }
  | { readonly kind: "unclear"; readonly lack: SentenceLack; readonly deed?: GuidedDeed | undefined }
  | { readonly kind: "entry"; readonly entry: ToldEntry }
);

const NONE: SentenceReading = { kind: "none" };
const unclear = (lack: SentenceLack, deed?: GuidedDeed): SentenceReading => ({ kind: "unclear", lack, deed });

const LACKS: Readonly<Record<GuidedQuestion["kind"], SentenceLack>> = {
  deed: "about",
  account: "about",
  amount: "amounts",
  rate: "amounts",
  vat: "vat",
  means: "means",
  shares: "shares",
  pocket: "means",
  interest: "amounts",
  cost: "amounts",
  party: "parties",
  date: "day",
  depreciated: "amounts",
  asset: "about",
};

function lackOf(
  { missing, doubt, saidAmounts }: GuidedOperation,
  chargesVat: ChargesVat,
): SentenceLack | null {
  if (doubt.includes("date")) return "day";
  if (doubt.includes("party")) return "parties";
  const [first] = missing;
  if (first === undefined) return null;
  if (first.kind === "shares" && saidAmounts.length > 1) return "amounts";
  return first.kind === "vat" && chargesVat === false ? "vat-not-charged" : LACKS[first.kind];
}

const VERBS =
  /\b(?:pague|pagamos|pago|compre|compramos|compra|gaste|gastamos|cancele|cancelamos|abone|cobre|recibi|me|nos|le|les|se)\b/g;

/** Whether words are left that explain nothing: what was meant may be more than what was understood. */
function isLoose({ saidBy, deed, words, account }: GuidedOperation, chart: Chart): boolean {
  // A rule of the company says what such words mean.
  if (account?.by === "rule") return false;
  if (saidBy === "deed" || deed === null || deed.value === "sale") return false;
  const { side } = DEED_FACTS[deed.value];
  return meantAccount(chart, words.replace(VERBS, " "), { side, others: [] }) === null;
}

/**
 * The entry that a sentence tells ("ayer le compré mercancía a Textiles Medellín por 2 millones más IVA, la mitad de
 * contado y el resto a crédito"): what it was about, the amount and how it was paid, each said clearly, and besides the
 * day, the third party, IVA and shares. What is missing or doubtful is named, and nothing is guessed. Withholdings are
 * no part of it: they are offered for the lines, by the company's profile (ADR 0040, ADR 0046).
 */
export function readSentence(chart: Chart, text: string, world: SentenceWorld = {}): SentenceReading {
  if (text.length > LONGEST) return NONE;
  const guided: GuidedWorld = {
    chart,
    today: world.today ?? ("2026-01-01" as Day),
    parties: [...(world.parties ?? [])],
    profile: null,
    memory: [],
    used: new Map(),
    counterpart: () => null,
    rules: world.rules ?? [],
  };
  const understood = understand(text, guided);
  if (understood.kind !== "operations") return NONE;
  const [first, ...more] = understood.operations;
  if (first === undefined || (first.saidBy === "thing" && world.begins !== true)) return NONE;
  const deed = first.deed?.value;
  if (first.amount === null && first.saidAmounts.length === 0 && first.cost === null)
    return { kind: "none", deed };
  if (more.length > 0) return unclear("amounts", deed);
  // The register may have what left: only there is its entry whole.
  if (isAssetExit(deed)) return unclear("asset", deed);
  const operation = world.begins === true ? inCash(first, guided) : first;
  const reading = entryOf(operation, chart, world);
  const form = world.begins === true ? formOf(operation) : undefined;
  return {
    ...(typeof reading === "string" ? unclear(reading, deed) : { kind: "entry", entry: reading }),
    form,
  };
}

/** What a form is begun with (UX-27). */
function formOf({ deed, amount, account, payments, date, doubt }: GuidedOperation): BegunForm | undefined {
  const [paid, ...others] = payments;
  if (deed === null || amount === null || others.length > 0) return undefined;
  if (doubt.includes("vat") || doubt.includes("shares")) return undefined;
  return {
    deed: deed.value,
    amount: amount.value,
    account: doubt.includes("account") || doubt.includes("deed") ? null : (account?.value ?? null),
    means: paid?.means ?? "cash",
    pocket: paid?.pocket ?? null,
    date: doubt.includes("date") ? null : (date?.value ?? null),
  };
}

/** The operation paid in cash, where how it was paid is the next thing to ask. */
function inCash(operation: GuidedOperation, world: GuidedWorld): GuidedOperation {
  const [next] = operation.missing;
  return next?.kind === "means" ? answer(operation, { kind: "means", value: "cash" }, world) : operation;
}

function entryOf(operation: GuidedOperation, chart: Chart, world: SentenceWorld): ToldEntry | SentenceLack {
  const chargesVat = world.chargesVat ?? null;
  const lack = lackOf(operation, chargesVat);
  if (lack !== null) return lack;
  // In a cell nothing shows that money in hand is a guess.
  if (world.begins !== true && isInHandGuessed(operation)) return "means";
  // In a form all of it is seen before it is written.
  if (world.begins !== true && isLoose(operation, chart)) return "about";
  const day = world.today === undefined ? null : (operation.date?.value ?? null);
  const typed = world.typedDay ?? null;
  if (day !== null && typed !== null && day !== typed) return "other-day";
  if (
    chargesVat === false &&
    operation.vat !== null &&
    operation.vat.value.kind !== "none" &&
    operation.deed?.value === "sale"
  )
    return "vat-not-charged";
  const lines = operationLines(operation, chart, chargesVat);
  if (lines === null) return "means";
  const { rule } = operation;
  return { lines: lines.map(({ line }) => line), date: day, ...(rule !== undefined && { rule }) };
}

/** The lines alone, without anything known besides. @internal */
export function sentenceEntry(chart: Chart, text: string): readonly EntryLine[] | null {
  const sentence = readSentence(chart, text);
  return sentence.kind === "entry" ? sentence.entry.lines : null;
}
