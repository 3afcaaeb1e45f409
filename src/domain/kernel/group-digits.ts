/** "1234567" → "1.234.567": the one place where digits are parted, from four on (NU-06). */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ".");
}
