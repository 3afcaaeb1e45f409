import { bareNumber } from "../../parties/document.ts";
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

/** A number as third parties have it; of one with letters, the letters and digits. */
function numberIn(written: string): string {
  return bareNumber(written) || bareDocument(written);
}

function isOther(one: Worker, other: Worker): boolean {
  const number = numberIn(one.document);
  return one.id !== other.id && (number === "" || number !== numberIn(other.document));
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
  const records = new Map(
    parties.flatMap(({ document: papers, name }) => (papers ? [[papers.number, name] as const] : [])),
  );
  const taken = new Set(
    parties
      .filter((party) => party.document !== undefined)
      .flatMap((party) => namesOf(party).map(partyKeyOf)),
  );
  return (worker) => {
    const number = numberIn(worker.document);
    if (number === "") return worker.name;
    const record = records.get(number);
    if (record !== undefined) return record;
    const key = partyKeyOf(worker.name);
    const isShared = taken.has(key) || known.get(key)?.some((other) => isOther(worker, other));
    return isShared ? `${worker.name} (${worker.document})` : worker.name;
  };
}
