import { only, type Shape } from "../../kernel/shape.ts";

/** A text of at most so many characters. */
export function boundedText<T extends string = string>(most: number): Shape<T> {
  return only((value): value is T => typeof value === "string" && value.length <= most);
}

const SHORT = 200;
const LONG = 4000;
export const shortText: Shape<string> = boundedText(SHORT);
export const longText: Shape<string> = boundedText(LONG);

function between(least: number, most: number, isKind: (value: unknown) => boolean): Shape<number> {
  return only(
    (value): value is number => isKind(value) && (value as number) >= least && (value as number) <= most,
  );
}

export function wholeNumber(least: number, most: number): Shape<number> {
  return between(least, most, Number.isSafeInteger);
}

export function numberBetween(least: number, most: number): Shape<number> {
  return between(least, most, Number.isFinite);
}

export const sentShare: Shape<number> = numberBetween(0, 1);
/** Until the year 2199, as days are. */
export const instant: Shape<number> = wholeNumber(0, 7_258_118_400_000);
export const seedValue: Shape<number> = wholeNumber(0, 2_147_483_647);
