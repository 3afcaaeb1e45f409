import { yearOf } from "../kernel/calendar-day.ts";
import type { SavedName } from "../kernel/saved-name.ts";
import { fold } from "../kernel/spanish.ts";
import { monthOfPeriod, type Period } from "./report-period.ts";

/** Well below what any file system takes, with the folders above it and a copy's "(2)". */
const LONGEST = 120;

/** The stem of a name that has no letter or digit of its own. */
const NAMELESS = "cuadra";

/** Devices that Windows finds under any extension: such a file cannot be opened or deleted there. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])$/i;

/** The legal form at the end of a company's name, in lower case without accents: it distinguishes no files. */
const LEGAL_FORM =
  /[\s,.]+(?:s\.? ?a\.? ?s\.?|s\.? ?a\.?|ltda\.?|limitada|e\.? ?u\.?|s\.? ?en ?c\.?(?: ?(?:por a\.?|s\.?))?|s\.? ?c\.? ?[as]\.?)(?:[\s,]+(?:b\.? ?i\.? ?c\.?|e\.? ?s\.? ?p\.?))?\s*$/;

function slug(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** As many whole words as fit; if the first word is too long, its beginning. */
function cut(words: string, room: number): string {
  if (words.length <= room) return words;
  const end = words.lastIndexOf("-", room);
  return words.slice(0, end > 0 ? end : Math.max(0, room));
}

/**
 * The longest part but the last gives up words until all fit: the last one, the period, distinguishes files, and fits
 * alone.
 */
function fitted(parts: readonly string[]): string[] {
  const fit = parts.map((part) => cut(part, LONGEST));
  const over = () => fit.join("_").length - LONGEST;
  while (over() > 0) {
    const before = fit.slice(0, -1).map((part) => part.length);
    const at = before.indexOf(Math.max(...before));
    const long = fit[at] ?? "";
    const short = cut(long, long.length - over());
    if (short === "") fit.splice(at, 1);
    else fit[at] = short;
  }
  return fit;
}

/** The name of a company without its legal form: "Ferretería La Sabana S.A.S." → "ferreteria la sabana". */
export function companyInName(company: string): string {
  const folded = fold(company).trim();
  const bare = folded.replace(LEGAL_FORM, "");
  return slug(bare) === "" ? folded : bare;
}

/** A period in few characters: "2026", "2026-11", the last day of a year to date, else both days. */
export function periodInName(period: Period): string {
  const { from, to } = period;
  const month = monthOfPeriod(period);
  if (month !== null) return month;
  const startsYear = from.endsWith("-01-01") && yearOf(from) === yearOf(to);
  if (startsYear) return to.endsWith("-12-31") ? String(yearOf(to)) : to;
  return `${from}-a-${to}`;
}

/**
 * The name of every file that the product writes, valid on every system (IM-13): "libro-diario_la-sabana_2026.pdf".
 * Parts are joined by an underscore, the words of each by hyphens; parts without a letter or digit are left out.
 */
export function fileName(parts: readonly string[], extension: string): SavedName {
  const slugs = parts.map(slug).filter((part) => part !== "");
  const stem = fitted(slugs).join("_");
  if (stem === "") return `${NAMELESS}.${extension}` as SavedName;
  return `${DEVICE.test(stem) ? `${NAMELESS}-${stem}` : stem}.${extension}` as SavedName;
}

/** Characters that some system refuses in a name, or that show another name than the one written. */
const REFUSED = /[<>:"/\\|?*\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs}/gu;

/** No ending that says anything is longer: a longer one is part of the name. */
const LONGEST_ENDING = 16;

/** Most systems take 255 bytes for a name. */
const MOST_BYTES = 250;

function bytesOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

/** Its beginning, within so many signs and so many bytes. */
function beginning(text: string, signs: number, bytes: number): string {
  let room = bytes;
  const kept: string[] = [];
  for (const sign of text) {
    room -= bytesOf(sign);
    if (kept.length === signs || room < 0) break;
    kept.push(sign);
  }
  return kept.join("").trimEnd();
}

/** The name that a person gave a file of their own, changed only where a system would refuse it (IM-13). */
export function keptFileName(name: string): SavedName {
  const clean = name.replace(REFUSED, "-").replace(/^[\s.]+|[\s.]+$/g, "");
  const dot = clean.lastIndexOf(".");
  const hasEnding = dot >= 0 && clean.length - dot <= LONGEST_ENDING;
  const [stem, extension] = hasEnding ? [clean.slice(0, dot), clean.slice(dot)] : [clean, ""];
  const ending = [...extension].reduce((sum, sign) => sum + bytesOf(sign), 0);
  const kept = beginning(stem, LONGEST, MOST_BYTES - ending);
  // A cut may end in stops, which no system keeps at the end of a name.
  const short = extension === "" ? kept.replace(/[\s.]+$/, "") : kept;
  if (short === "" || short.startsWith(".")) return `${NAMELESS}${short}${extension}` as SavedName;
  const [device = ""] = short.split(".");
  return `${DEVICE.test(device.trim()) ? `${NAMELESS}-` : ""}${short}${extension}` as SavedName;
}
