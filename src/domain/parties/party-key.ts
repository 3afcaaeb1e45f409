import { fold } from "../kernel/spanish.ts";

/**
 * What distinguishes one name of a third party from another: capitals, accents and spaces do not. Empty for nobody.
 * Of the key that sums are kept under (`partyKey` of the ledger) it makes the same as of the text that was typed.
 */
export function partyKeyOf(name: string): string {
  return fold(name).trim().replace(/\s+/g, " ");
}
