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

/** Which styles show a day, by their number. */
export async function readDayStyles(parts: Package, path: string): Promise<readonly boolean[]> {
  const codes = new Map<number, boolean>();
  const styles: boolean[] = [];
  let isStyles = false;
  await parts.read(path, {
    open: (name, tag) => {
      if (name === "cellXfs") isStyles = true;
      if (name === "numFmt")
        codes.set(
          Number(attribute(tag, "numFmtId")),
          showsDay((attribute(tag, "formatCode") ?? "").slice(0, 300)),
        );
      if (name !== "xf" || !isStyles) return;
      const format = Number(attribute(tag, "numFmtId") ?? 0);
      styles.push(codes.get(format) ?? DAY_FORMATS.has(format));
    },
    close: (name) => {
      if (name === "cellXfs") isStyles = false;
    },
    text: () => undefined,
  });
  return styles;
}
