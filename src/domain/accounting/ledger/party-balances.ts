/** Debits minus credits of one account by third party, of the lines that name one. */
export type PartySums = ReadonlyMap<string, number>;

/** Debits minus credits by account and third party. */
export type PartyBalances<Code extends string = string> = ReadonlyMap<Code, PartySums>;

const NOBODY = "";

/** Third parties are the same if they are typed the same, whatever the case and the outer spaces. */
export function partyKey(thirdParty: string | undefined): string {
  return (thirdParty ?? NOBODY).trim().toLocaleLowerCase("es");
}

/**
 * Receivables, payables and advances: what one third party owes does not settle what another is owed. Taxes,
 * withholdings and impairment have one counterparty or none.
 */
export function keepsParties(puc: string): boolean {
  return /^(?:13(?!55|99)|22|23(?!6[5-8])|28)/.test(puc);
}

/** Separates an account from a third party in the key of a sum; no code contains it. */
const PARTY = "/";

/** The key under which a third party's balance is summed. It starts with the account, so sums by prefix include it. */
export function ofParty(account: string, party: string): string {
  return party === NOBODY ? account : `${account}${PARTY}${party}`;
}

/** The account and the third party of a key of sums. */
export function partiesIn(key: string): { readonly account: string; readonly party: string | null } {
  const at = key.indexOf(PARTY);
  return at < 0 ? { account: key, party: null } : { account: key.slice(0, at), party: key.slice(at + 1) };
}
