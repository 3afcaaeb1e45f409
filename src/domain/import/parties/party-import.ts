import {
  checkParty,
  fieldsOf,
  NO_FIELDS,
  type PartyFields,
  type PartyProblem,
  partyContent,
} from "../../parties/check-party.ts";
import { documentKey, documentNumber } from "../../parties/document.ts";
import { namesOf, type Party } from "../../parties/party.ts";
import { partyKeyOf } from "../../parties/party-key.ts";
import type { ListedParty } from "./party-rows.ts";

/** What a person decided about a list. */
export interface PartyChoices {
  /** A check digit that is not that of its number is left out, and so is an address that is none. */
  readonly mends: boolean;
}

/** Why a row does not become a record. */
export type PartyConflict =
  | { readonly kind: "field"; readonly problem: PartyProblem }
  /** An earlier row is the same third party. */
  | { readonly kind: "twice"; readonly row: number }
  /** The name is of a record with another document, or the document of a record whose name is another's. */
  | { readonly kind: "other"; readonly name: string };

/** new: a record. completes: a record gets what it lacks. same: it says nothing new. conflict: it stays out. */
export type PartyVerdict = "new" | "completes" | "same" | "conflict";

export interface JudgedParty {
  readonly row: number;
  readonly name: string;
  readonly number: string;
  readonly verdict: PartyVerdict;
  readonly conflict?: PartyConflict;
  /** The record that it is of. */
  readonly known: Party | null;
  /** As it would be written. */
  readonly fields: PartyFields;
}

/** What a list would do, row by row; nothing of it is written. */
export interface PartyImport {
  readonly parties: readonly JudgedParty[];
  readonly counts: Readonly<Record<PartyVerdict, number>>;
  /** How many of those that stay out have a problem that one press mends. */
  readonly mendable: number;
}

function isMendable({ field, problem }: PartyProblem): boolean {
  if (field === "email") return problem === "no-address";
  return typeof problem === "object" && problem.kind === "check-digit";
}

/** The number without a check digit that is not its own: the last digit, apart or right after the others. */
function withoutDigit(number: string): string {
  return number.replace(/[\s\-–−/_]*\d$/, "");
}

function typedFields(row: ListedParty, { mends }: PartyChoices): PartyFields {
  const { name, documentKind, city, email, phone, digit } = row;
  const number = digit === "" || row.number === "" ? row.number : `${row.number}-${digit}`;
  const fields: PartyFields = { ...NO_FIELDS, name, documentKind, number, city, email, phone };
  if (!mends) return fields;
  const bad = new Set(
    checkParty(fields)
      .filter(isMendable)
      .map(({ field }) => field),
  );
  return {
    ...fields,
    ...(bad.has("email") && { email: "" }),
    ...(bad.has("number") && { number: withoutDigit(number) }),
  };
}

/** What a record lacks, from a row; what it says already stays. */
function completed(known: Party, typed: PartyFields): PartyFields {
  const own = fieldsOf(known, known.document ? documentNumber(known.document) : "");
  const isKnown = namesOf(known).some((name) => partyKeyOf(name) === partyKeyOf(typed.name));
  return {
    ...own,
    aliases: isKnown ? own.aliases : [...own.aliases, typed.name],
    ...(known.document ? {} : { documentKind: typed.documentKind, number: typed.number }),
    city: own.city || typed.city,
    email: own.email || typed.email,
    phone: own.phone || typed.phone,
  };
}

const sameFields = (a: PartyFields, b: PartyFields) =>
  JSON.stringify(partyContent(a)) === JSON.stringify(partyContent(b));

class Judge {
  readonly #names = new Map<string, Party>();
  readonly #documents = new Map<string, Party>();
  /** Names and documents of the rows above. */
  readonly #rows = new Map<string, number>();
  readonly #choices: PartyChoices;

  constructor(parties: readonly Party[], choices: PartyChoices) {
    this.#choices = choices;
    for (const party of parties) {
      for (const name of namesOf(party)) this.#names.set(partyKeyOf(name), party);
      if (party.document) this.#documents.set(documentKey(party.document), party);
    }
  }

  #keys(fields: PartyFields): readonly string[] {
    const { document: paper, name } = partyContent(fields);
    return [`n ${partyKeyOf(name)}`, ...(paper ? [`d ${documentKey(paper)}`] : [])];
  }

  /** The record that a row is of, or why it cannot be told. */
  #known(fields: PartyFields): { readonly party: Party | null; readonly clash: PartyConflict | null } {
    const { document: paper, name } = partyContent(fields);
    const byDocument = paper ? (this.#documents.get(documentKey(paper)) ?? null) : null;
    const byName = this.#names.get(partyKeyOf(name)) ?? null;
    const other = (party: Party) => ({ kind: "other", name: party.name }) as const;
    if (byDocument && byName && byDocument.id !== byName.id) return { party: null, clash: other(byName) };
    if (!byDocument && byName?.document && paper) return { party: null, clash: other(byName) };
    return { party: byDocument ?? byName, clash: null };
  }

  /** The row above that is the same third party. */
  #above(keys: readonly string[]): PartyConflict | null {
    const row = keys.map((key) => this.#rows.get(key)).find((each) => each !== undefined);
    return row === undefined ? null : { kind: "twice", row };
  }

  judge(row: ListedParty): JudgedParty {
    const typed = typedFields(row, this.#choices);
    const head = { row: row.row, name: row.name, number: row.number };
    const conflict = (why: PartyConflict): JudgedParty => ({
      ...head,
      verdict: "conflict",
      conflict: why,
      known: null,
      fields: typed,
    });
    const [problem] = checkParty(typed);
    if (problem !== undefined) return conflict({ kind: "field", problem });
    const { party, clash } = this.#known(typed);
    const keys = [...this.#keys(typed), ...(party ? [`p ${party.id}`] : [])];
    const why = this.#above(keys) ?? clash;
    if (why !== null) return conflict(why);
    for (const key of keys) this.#rows.set(key, row.row);
    if (party === null) return { ...head, verdict: "new", known: null, fields: typed };
    const fields = completed(party, typed);
    const [worse] = checkParty(fields);
    if (worse !== undefined) return conflict({ kind: "field", problem: worse });
    const own = fieldsOf(party, party.document ? documentNumber(party.document) : "");
    return { ...head, verdict: sameFields(own, fields) ? "same" : "completes", known: party, fields };
  }
}

/** What the rows of a list become beside the records that there are; the same list again adds nothing (IM-24). */
export function judgeParties(
  parties: readonly Party[],
  rows: readonly ListedParty[],
  choices: PartyChoices,
): PartyImport {
  const judge = new Judge(parties, choices);
  const judged = rows.map((row) => judge.judge(row));
  const counts = { new: 0, completes: 0, same: 0, conflict: 0 };
  let mendable = 0;
  for (const { verdict, conflict } of judged) {
    counts[verdict] += 1;
    if (conflict?.kind === "field" && isMendable(conflict.problem)) mendable += 1;
  }
  return { parties: judged, counts, mendable };
}
