import { stop } from "../../read/read-stop.ts";

/** Follows the elements of a part. Names come without their prefix; texts may come in several pieces. */
export interface XmlFollower {
  open(name: string, tag: string): void;
  close(name: string): void;
  text(piece: string): void;
}

/** No part of a workbook nests as deep as this. */
const DEEPEST = 64;
/** Longer than any tag of a workbook. */
const LONGEST_TAG = 65_536;
const LONGEST_ENTITY = 12;
const [EXCLAMATION, SLASH, COLON, END, QUESTION] = [33, 47, 58, 62, 63];

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const LAST_CODE_POINT = 0x10ffff;

/** The text with its five names and its numbers of characters; no other entity is known (IM-05). */
function withoutEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&([^;&]{0,12})(;?)/g, (_, name: string, end: string) => {
    const known = end === ";" && Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : undefined;
    if (known !== undefined) return known;
    const number = /^#(?:(\d{1,7})|x([0-9a-fA-F]{1,6}))$/.exec(name);
    const code = number ? Number(number[1] ?? `0x${number[2]}`) : Number.NaN;
    if (end !== ";" || !(code > 0 && code <= LAST_CODE_POINT)) return stop("damaged");
    return String.fromCodePoint(code);
  });
}

const isBlank = (code: number) => code === 32 || code === 10 || code === 13 || code === 9;

/** What follows the prefix of a name: "row" of "x:row". */
function localName(name: string): string {
  const at = name.indexOf(":");
  return at < 0 ? name : name.slice(at + 1);
}

/** Where the name of a tag ends: at the first blank, or with the tag. */
function nameEnd(tag: string): number {
  for (let at = 0; at < tag.length; at += 1) if (isBlank(tag.charCodeAt(at))) return at;
  return tag.length;
}

/** Whether an attribute whose name stands between two places is the wanted one, whatever its prefix. */
function isNamed(tag: string, from: number, to: number, wanted: string): boolean {
  let end = to;
  while (end > from && isBlank(tag.charCodeAt(end - 1))) end -= 1;
  const start = end - wanted.length;
  return start >= from && tag.startsWith(wanted, start) && (start === from || tag[start - 1] === ":");
}

/** The value of an attribute of a tag, whatever prefix its name has; null if it has none. */
export function attribute(tag: string, wanted: string): string | null {
  let at = nameEnd(tag);
  while (at < tag.length) {
    while (isBlank(tag.charCodeAt(at))) at += 1;
    const equals = tag.indexOf("=", at);
    if (equals < 0) return null;
    let from = equals + 1;
    while (isBlank(tag.charCodeAt(from))) from += 1;
    const quote = tag[from];
    if (quote !== '"' && quote !== "'") return null;
    const end = tag.indexOf(quote, from + 1);
    if (end < 0) return null;
    if (isNamed(tag, at, equals, wanted)) return withoutEntities(tag.slice(from + 1, end));
    at = end + 1;
  }
  return null;
}

/** Whether an attribute says yes. */
export function isOn(tag: string, name: string): boolean {
  const value = attribute(tag, name);
  return value === "1" || value === "true";
}

/** Where the tag that begins at a place ends: at a ">" outside of quotes; -1 if it does not end yet. */
function tagEnd(buffer: string, from: number): number {
  let quote = 0;
  for (let at = from + 1; at < buffer.length; at += 1) {
    const code = buffer.charCodeAt(at);
    if (quote !== 0) {
      if (code === quote) quote = 0;
    } else if (code === 62) return at;
    else if (code === 34 || code === 39) quote = code;
  }
  return -1;
}

/** The same as `startsWith`, which takes several times as long for names of a letter or two. */
function standsAt(buffer: string, at: number, text: string): boolean {
  for (let index = 0; index < text.length; index += 1)
    if (buffer.charCodeAt(at + index) !== text.charCodeAt(index)) return false;
  return true;
}

/** What is skipped, or taken as it is, by how it begins and ends. */
const SPANS = [
  { begin: "<!--", end: "-->", isText: false },
  { begin: "<![CDATA[", end: "]]>", isText: true },
  { begin: "<?", end: "?>", isText: false },
] as const;

/**
 * Reads XML as it arrives, in one pass and in memory that does not grow with it. Stops at a DOCTYPE, at an entity that
 * is not one of the five, at deep nesting and at tags that do not match (IM-05).
 */
export class XmlScanner {
  readonly #follower: XmlFollower;
  readonly #open: string[] = [];
  #buffer = "";
  #span: (typeof SPANS)[number] | null = null;
  #hasRoot = false;

  constructor(follower: XmlFollower) {
    this.#follower = follower;
  }

  feed(piece: string): void {
    this.#buffer += piece;
    let at = 0;
    for (let next = this.#step(at); next >= 0; next = this.#step(at)) at = next;
    this.#buffer = this.#buffer.slice(at);
    if (this.#buffer.length > LONGEST_TAG && this.#span === null) stop("damaged");
  }

  /** Called after the last piece: whatever is still open makes the part incomplete. */
  end(): void {
    const isComplete = this.#hasRoot && this.#open.length === 0 && this.#span === null;
    if (!isComplete || this.#buffer.trim() !== "") stop("damaged");
  }

  /** Reads what begins at a place, and answers where the next begins; -1 where more must arrive first. */
  #step(at: number): number {
    if (at >= this.#buffer.length) return -1;
    if (this.#span !== null) return this.#readSpan(this.#span, at);
    return this.#buffer[at] === "<" ? this.#readTag(at) : this.#readText(at);
  }

  #readText(at: number): number {
    const buffer = this.#buffer;
    const next = buffer.indexOf("<", at);
    let end = next;
    if (next < 0) {
      // An entity that is cut in two waits for its other half.
      const ampersand = buffer.lastIndexOf("&");
      const isCut = ampersand >= at && buffer.length - ampersand <= LONGEST_ENTITY;
      end = isCut ? ampersand : buffer.length;
      if (end === at) return -1;
    }
    if (this.#open.length > 0) this.#follower.text(withoutEntities(buffer.slice(at, end)));
    else if (/[^\s\uFEFF]/.test(buffer.slice(at, end))) stop("damaged");
    return end;
  }

  #readSpan(span: (typeof SPANS)[number], at: number): number {
    const end = this.#buffer.indexOf(span.end, at);
    const until = end < 0 ? this.#buffer.length - span.end.length + 1 : end;
    if (until > at && span.isText) this.#follower.text(this.#buffer.slice(at, until));
    if (end < 0) return until > at ? until : -1;
    this.#span = null;
    return end + span.end.length;
  }

  #readTag(at: number): number {
    const buffer = this.#buffer;
    const mark = buffer.charCodeAt(at + 1);
    if (mark === SLASH) return this.#readClosing(at);
    if (mark === EXCLAMATION || mark === QUESTION) return this.#readMark(at);
    // A sheet is hundreds of thousands of tags: the end, the name and its prefix are found in one pass.
    let [end, quote, from, to] = [at + 1, 0, at + 1, 0];
    for (; ; end += 1) {
      if (end >= buffer.length) return -1;
      const code = buffer.charCodeAt(end);
      if (to === 0) {
        if (isBlank(code)) to = end;
        else if (code === COLON && from === at + 1) from = end + 1;
      }
      if (quote !== 0) {
        if (code === quote) quote = 0;
      } else if (code === END) break;
      else if (code === 34 || code === 39) quote = code;
    }
    if (end - at > LONGEST_TAG) stop("damaged");
    const isEmpty = buffer.charCodeAt(end - 1) === SLASH;
    const last = isEmpty ? end - 1 : end;
    const name = buffer.slice(from, to === 0 ? last : to);
    this.#openTag(name, to === 0 && from === at + 1 ? name : buffer.slice(at + 1, last));
    if (isEmpty) this.#close(name);
    return end + 1;
  }

  #readClosing(at: number): number {
    const buffer = this.#buffer;
    const open = this.#open.at(-1) ?? "";
    const usualEnd = at + 2 + open.length;
    // Nearly all tags close what was opened last, as it was written.
    if (buffer.charCodeAt(usualEnd) === END && standsAt(buffer, at + 2, open)) {
      this.#close(open);
      return usualEnd + 1;
    }
    const end = tagEnd(buffer, at);
    if (end < 0) return -1;
    if (end - at > LONGEST_TAG) stop("damaged");
    this.#close(localName(buffer.slice(at + 2, end).trimEnd()));
    return end + 1;
  }

  #readMark(at: number): number {
    const rest = this.#buffer.slice(at, at + 9);
    const span = SPANS.find(({ begin }) => rest.startsWith(begin));
    if (span !== undefined) {
      this.#span = span;
      return at + span.begin.length;
    }
    if (SPANS.some(({ begin }) => begin.startsWith(rest))) return -1;
    return stop("doctype");
  }

  #openTag(name: string, tag: string): void {
    if (name === "" || (this.#open.length === 0 && this.#hasRoot)) stop("damaged");
    this.#hasRoot = true;
    if (this.#open.push(name) > DEEPEST) stop("deep");
    this.#follower.open(name, tag);
  }

  #close(name: string): void {
    if (this.#open.pop() !== name) stop("damaged");
    this.#follower.close(name);
  }
}
