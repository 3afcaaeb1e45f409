import type { Package } from "./package.ts";
import { attribute } from "./xml-scanner.ts";

/** Numbers of built-in formats that show a day (ECMA-376 18.8.30; the later ones in Asian languages). */
const DAY_FORMATS: ReadonlySet<number> = new Set([
  14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58,
]);

/** Whether a format shows a day: it has a part for days or years outside of quoted text, colours and conditions. */
export function showsDay(code: string): boolean {
  const bare = code
    .replace(/"[^"]*"?/g, "")
    .replace(/\\.|_.|\*./g, "")
    .replace(/\[[^\]]*\]/g, "")
    .toLowerCase();
  if (/general|standard|estandar/.test(bare)) return false;
  return /[dy]|mmm/.test(bare);
}

const MOST_ZEROS = 30;

/**
 * To how many digits a format of nothing but zeros fills up a number, as lists of codes have it: 5 is shown as 005 by
 * `000`. 0 for any other format.
 */
export function shownDigits(code: string): number {
  const [positive = ""] = code.split(";");
  const bare = positive.replace(/\[(?![<>=])[^\]]*\]/g, "");
  return /^0{2,}$/.test(bare) && bare.length <= MOST_ZEROS ? bare.length : 0;
}

/** What a style does to a number, where that is more than how its figures look. */
export interface CellStyle {
  readonly isDay: boolean;
  /** Digits to which zeros fill it up. */
  readonly digits: number;
}

function styleOf(code: string): CellStyle {
  return { isDay: showsDay(code), digits: shownDigits(code) };
}

/** What each style shows, by its number. */
export async function readCellStyles(parts: Package, path: string): Promise<readonly CellStyle[]> {
  const codes = new Map<number, CellStyle>();
  const styles: CellStyle[] = [];
  let isStyles = false;
  await parts.read(path, {
    open: (name, tag) => {
      if (name === "cellXfs") isStyles = true;
      if (name === "numFmt")
        codes.set(
          Number(attribute(tag, "numFmtId")),
          styleOf((attribute(tag, "formatCode") ?? "").slice(0, 300)),
        );
      if (name !== "xf" || !isStyles) return;
      const format = Number(attribute(tag, "numFmtId") ?? 0);
      styles.push(codes.get(format) ?? { isDay: DAY_FORMATS.has(format), digits: 0 });
    },
    close: (name) => {
      if (name === "cellXfs") isStyles = false;
    },
    text: () => undefined,
  });
  return styles;
}
