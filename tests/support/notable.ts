/**
 * The PUC accounts whose entries statements read individually, edition 3, listed independently of the product:
 * equity, closing accounts, what is bought, sold, lent and borrowed (with partners and related companies), deposits
 * for it, interest and exchange differences. Charges for deferred assets, customers' debts and pensions are excluded.
 */
export function isNotableByHand(puc: string): boolean {
  if (/^(?:516515|526515|531010|131505|292[05])/.test(puc)) return false;
  if (/^(?:1340|133530|17(?:15|20|98)|1805|1895(?:05|10|15)|189905|2810(?:05|10)|2840)/.test(puc))
    return true;
  if (puc === "5305" || puc === "4210") return true;
  if (/^(?:13(?:15|20|23|25|28|70)|23(?:10|15|55|57)|5305(?:20|25)|4210(?:05|20)|4215)/.test(puc))
    return true;
  return /^(?:3|59|12|15|16|21|29|2360|42(?:40|45|48)|5[12]6[05]|5310|5199(?:05|15)|5299(?:05|20))/.test(puc);
}
