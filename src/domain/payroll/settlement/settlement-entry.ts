import type { EntryContent } from "../../accounting/entries/entry.ts";
import { firstCharacters } from "../../kernel/graphemes.ts";
import { accountOf, Postings } from "../run/run-entry.ts";
import { NET_PAYABLE } from "../slip/concepts.data.ts";
import type { Settlement } from "./settle-contract.ts";
import { SETTLEMENT_CONCEPTS } from "./settlement-concepts.data.ts";

/** Maximum length of a name in the entry's description, which has its own limit. */
const LONGEST_NAME = 120;

/** A settlement as one balanced entry: uses up the provisions and leaves the net payable. Only a proposal. */
export function settlementEntry({ order, lines, net }: Settlement): EntryContent {
  const postings = new Postings();
  for (const { concept, amount } of lines) {
    const { side, account } = SETTLEMENT_CONCEPTS[concept];
    postings.add(side, accountOf(account, order.contract), amount);
  }
  postings.add("credit", NET_PAYABLE, net);
  const digits = order.contract.document.replace(/[^\p{L}\p{N}]/gu, "");
  return {
    date: order.end,
    description: `Liquidación de ${firstCharacters(order.contract.name, LONGEST_NAME)}`,
    // Built from the document, so that an earlier posting can be found.
    reference: digits === "" ? "" : `LIQ-${digits}`,
    lines: postings.lines(),
  };
}
