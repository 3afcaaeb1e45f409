import { bareNumber, documentKey } from "../../parties/document.ts";
import { namesOf, type Party } from "../../parties/party.ts";
import { partyKeyOf } from "../../parties/party-key.ts";
import type { Contract } from "../employee/contract.ts";
import { bareDocument } from "../employee/employee.ts";

/** A worker as a contract says; `id` is the employee's. */
export type Worker = Pick<Contract, "id" | "name" | "document">;

/** The third party that entries name for a worker. */
export type NameWorker = (worker: Worker) => string;

/** Where nobody else is called alike. */
export const plainName: NameWorker = ({ name }) => name;

const OF_FOREIGNERS = /^\s*c\.?\s?e\.?[\s.:]*(?=\d)/i;

/**
 * What tells a written document from another one, as `documentKey` does of third parties: a cédula is its number, also
 * where its kind is not said; one of foreigners or with letters is another one.
 */
function keyIn(written: string): string {
  const number = bareNumber(written);
  return number !== "" && OF_FOREIGNERS.test(written) ? `CE ${number}` : number || bareDocument(written);
}

/**
 * Whether a third party is the worker: by the document, or by the number where the contract does not say its kind. One
 * of digits alone may be of another kind, and asks for the name too.
 */
function isRecordOf(party: Party, { name, document: written }: Worker): boolean {
  if (party.document === undefined) return false;
  const key = keyIn(written);
  if (documentKey(party.document) === key) return true;
  if (party.document.number !== key) return false;
  return !/^\d+$/.test(key) || namesOf(party).some((each) => partyKeyOf(each) === partyKeyOf(name));
}

function isOther(one: Worker, other: Worker): boolean {
  const key = keyIn(one.document);
  return one.id !== other.id && key !== keyIn(other.document);
}

/**
 * Names by which entries tell a company's workers apart: that of the third party who has the worker's document, or the
 * worker's own, with the document where somebody else is called so. `workers`: all whom the company pays or paid.
 */
export function workerNames(workers: readonly Worker[], parties: readonly Party[]): NameWorker {
  const known = new Map<string, Worker[]>();
  for (const worker of workers) {
    const key = partyKeyOf(worker.name);
    known.set(key, [...(known.get(key) ?? []), worker]);
  }
  const taken = new Set(
    parties
      .filter((party) => party.document !== undefined)
      .flatMap((party) => namesOf(party).map(partyKeyOf)),
  );
  return (worker) => {
    if (keyIn(worker.document) === "") return worker.name;
    const record = parties.find((party) => isRecordOf(party, worker));
    if (record !== undefined) return record.name;
    const key = partyKeyOf(worker.name);
    const isShared = taken.has(key) || known.get(key)?.some((other) => isOther(worker, other));
    return isShared ? `${worker.name} (${worker.document})` : worker.name;
  };
}
