import type { EntryContent } from "../../accounting/entries/entry.ts";
import { firstCharacters } from "../../kernel/graphemes.ts";
import { type NameWorker, plainName } from "../payment/worker-names.ts";
import { Postings } from "../run/run-entry.ts";
import { NET_PAYABLE } from "../slip/concepts.data.ts";
import { postLine } from "./post-line.ts";
import type { Settlement } from "./settle-contract.ts";
import type { EarlierConcept } from "./settlement-order.ts";

/** Maximum length of a name in the entry's description, which has its own limit. */
const LONGEST_NAME = 120;

/** Accounts of what was consolidated at the end of the year before. */
const CONSOLIDATED_IN: Readonly<Record<EarlierConcept, string>> = {
  earlierSeverance: "2510",
  earlierInterest: "2515",
  earlierBonus: NET_PAYABLE,
};

/** A settlement as one balanced entry: uses up the provisions and leaves the net payable. Only a proposal. */
export function settlementEntry(
  { order, lines, net }: Settlement,
  nameOf: NameWorker = plainName,
): EntryContent {
  const postings = new Postings();
  const name = nameOf(order.contract);
  for (const line of lines) {
    const earlier = order.earlier?.find(({ concept }) => concept === line.concept);
    if (earlier && earlier.consolidated !== null)
      postings.add("debit", CONSOLIDATED_IN[earlier.concept], line.amount, name);
    else postLine(postings, line, { contract: order.contract, provided: (earlier ?? order).provided });
  }
  postings.add("credit", NET_PAYABLE, net, name);
  const digits = order.contract.document.replace(/[^\p{L}\p{N}]/gu, "");
  return {
    date: order.end,
    description: `Liquidación de ${firstCharacters(order.contract.name, LONGEST_NAME)}`,
    // Built from the document, so that an earlier posting can be found.
    reference: digits === "" ? "" : `LIQ-${digits}`,
    lines: postings.lines(),
  };
}
