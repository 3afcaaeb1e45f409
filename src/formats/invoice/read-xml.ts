import { DOCUMENT_LIMITS } from "#domain/invoice/document-limits.ts";
import type { XmlElement } from "#domain/invoice/xml-element.ts";
import { stop } from "../read/read-stop.ts";
import { attribute, type XmlFollower, XmlScanner } from "../xlsx/read/xml-scanner.ts";

/** Attributes that facts are read from. */
const WANTED = ["schemeID", "schemeName", "unitCode"] as const;
/** Signatures and what each emitter adds: nothing of it is a fact of the document. */
const SKIPPED = "UBLExtensions";

interface OpenElement {
  readonly name: string;
  readonly attributes: Map<string, string>;
  readonly children: XmlElement[];
  text: string;
}

/** Builds the elements of a document, as many as one may have, without its extensions. */
class ElementBuilder implements XmlFollower {
  readonly #open: OpenElement[] = [];
  #skipping = 0;
  #count = 0;
  root: XmlElement | null = null;

  open(name: string, tag: string): void {
    if (this.#skipping > 0 || name === SKIPPED) {
      this.#skipping += 1;
      return;
    }
    this.#count += 1;
    if (this.#count > DOCUMENT_LIMITS.elements) stop("too-many-cells");
    const attributes = new Map<string, string>();
    for (const wanted of WANTED) {
      const value = tag.includes(wanted) ? attribute(tag, wanted) : null;
      if (value !== null) attributes.set(wanted, value);
    }
    const element: OpenElement = { name, attributes, children: [], text: "" };
    this.#open.at(-1)?.children.push(element);
    this.root ??= element;
    this.#open.push(element);
  }

  close(): void {
    if (this.#skipping > 0) this.#skipping -= 1;
    else this.#open.pop();
  }

  text(piece: string): void {
    const element = this.#skipping > 0 ? undefined : this.#open.at(-1);
    if (element) element.text += piece;
  }
}

const FED = 65_536;

/** The elements of an XML text; one that is no sound XML throws `ReadStop`. */
export function parseXml(text: string): XmlElement {
  const builder = new ElementBuilder();
  const scanner = new XmlScanner(builder);
  for (let at = 0; at < text.length; at += FED) scanner.feed(text.slice(at, at + FED));
  scanner.end();
  return builder.root ?? stop("damaged");
}

const NAMED: readonly (readonly [said: RegExp, decoder: string])[] = [
  [/^(?:iso-?8859-?1|latin-?1|windows-?1252|cp-?1252|iso-?8859-?15)$/i, "windows-1252"],
  [/^utf-?16/i, "utf-16le"],
];

/** The decoder of an XML: by its mark, by the first bytes of UTF 16, else as its declaration says. */
function decoderName(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first === 0x3c && second === 0) return "utf-16le";
  if (first === 0 && second === 0x3c) return "utf-16be";
  const head = String.fromCharCode(...bytes.subarray(0, 200));
  const said = /^[^<]{0,3}<\?xml[^>]{0,150}?encoding\s*=\s*["']([\w.-]{1,20})["']/.exec(head)?.[1] ?? "";
  return NAMED.find(([name]) => name.test(said))?.[1] ?? "utf-8";
}

/** The text of an XML file in the encoding that it has (IM-18). */
export function xmlText(bytes: Uint8Array): string {
  try {
    return new TextDecoder(decoderName(bytes), { fatal: true }).decode(bytes);
  } catch {
    return stop("damaged");
  }
}
