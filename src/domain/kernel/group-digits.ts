/** "1234567" → "1.234.567": the only place that groups digits, from four digits on (NU-06). */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ".");
}
