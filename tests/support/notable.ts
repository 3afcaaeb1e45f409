/**
 * The PUC accounts whose entries statements read individually, edition 1, listed independently of the product:
 * equity, closing accounts, and what is bought, sold, lent and borrowed. Charges for deferred assets and for
 * customers' debts are excluded.
 */
export function isNotableByHand(puc: string): boolean {
  if (/^(?:516515|526515|531010)/.test(puc)) return false;
  return /^(?:3|59|12|15|16|21|29|2360|42(?:40|45|48)|5[12]6[05]|5310|5199(?:05|15)|5299(?:05|20))/.test(puc);
}
