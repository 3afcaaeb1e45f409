/** What somebody owes us: receivables without taxes paid in advance, which the tax office owes, and impairment. */
export function isReceivable(puc: string): boolean {
  return /^13(?!55|99)/.test(puc);
}

/**
 * What we owe somebody: loans, suppliers, payables, employees, advances received. Taxes withheld from somebody are
 * owed to the tax office.
 */
export function isPayable(puc: string): boolean {
  return /^(?:21|22|23(?!6[5-8])|25|28)/.test(puc);
}
