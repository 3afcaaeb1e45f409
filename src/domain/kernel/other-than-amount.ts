// A pasted date looks like a subtraction or two divisions; it is not an amount.
const DATE_LIKE = /^(?:\d{4}[-/−]\d{1,2}[-/−]\d{1,2}|\d{1,2}[-/−]\d{1,2}[-/−]\d{2,4})$/;

// What a file or a form also holds between hyphens and slashes, unless "=" says that it is to be calculated: a month
// (2026-11, 2026/02, 11/2026), a NIT with its check digit (900.123.456-7), and anything with a leading zero (05-11,
// 10/05).
const YEAR_AND_MONTH = /^(?:19|2[01])\d{2}[-/−](?:0[1-9]|1[0-2])$/;
const MONTH_AND_YEAR = /^(?:[1-9]|1[0-2])[-/−](?:19|2[01])\d{2}$/;
const NIT_LIKE = /^(?:\d{9,10}|\d{1,3}(?:\.\d{3}){2,3})[-−]\d$/;
const LEADING_ZERO = /^0\d+[-/−]|[-/−]0\d+(?:[-/−]|$)/;

/**
 * Whether a text is a date, a month or a NIT, which would read as a calculation. One place for every field that
 * calculates: amounts, quantities and percentages (NU-05).
 */
export function isOtherThanAmount(text: string): boolean {
  const close = text.replace(/\s/g, "");
  if (DATE_LIKE.test(close.replace(/^=/, ""))) return true;
  return [YEAR_AND_MONTH, MONTH_AND_YEAR, NIT_LIKE, LEADING_ZERO].some((shape) => shape.test(close));
}
