import { inflateSync } from "node:zlib";

export interface ReadPdf {
  /** The texts of each page, in drawing order. */
  readonly pages: readonly (readonly string[])[];
  /** Names of the embedded fonts, one for each font file. */
  readonly fonts: readonly string[];
  readonly language: string;
  readonly title: string;
}

type Objects = ReadonlyMap<number, string>;

function objectsOf(file: string): Objects {
  const found = [...file.matchAll(/(?:^|\n)(\d+) 0 obj\s([\s\S]*?)\nendobj/g)];
  return new Map(found.map(([, number, body]) => [Number(number), body ?? ""]));
}

/** Uses the stated length: the last byte of compressed data may look like a line end. */
function streamOf(body: string): string {
  const start = /stream\r?\n/.exec(body);
  const length = Number(/\/Length (\d+)/.exec(body)?.[1] ?? Number.NaN);
  if (start === null || Number.isNaN(length)) throw new Error("no stream in the object");
  const from = start.index + start[0].length;
  const data = body.slice(from, from + length);
  const head = body.slice(0, start.index);
  return head.includes("/FlateDecode") ? inflateSync(Buffer.from(data, "latin1")).toString("latin1") : data;
}

function references(body: string, key: string): number[] {
  const list = new RegExp(`/${key}\\s*(?:\\[([^\\]]*)\\]|(\\d+ 0 R))`).exec(body);
  return [...(list?.[1] ?? list?.[2] ?? "").matchAll(/(\d+) 0 R/g)].map(([, number]) => Number(number));
}

const fromHex = (hex: string) =>
  (hex.match(/.{4}/g) ?? []).map((each) => String.fromCharCode(Number.parseInt(each, 16))).join("");

/** Maps glyph numbers to text, from the font's own table. */
function meanings(objects: Objects, font: string): Map<string, string> {
  const [table = -1] = references(font, "ToUnicode");
  const map = new Map<string, string>();
  for (const [, glyph = "", text = ""] of streamOf(objects.get(table) ?? "").matchAll(
    /<([0-9a-f]{4})>\s*<([0-9a-f]+)>/gi,
  ))
    map.set(glyph.toLowerCase(), fromHex(text));
  return map;
}

function fontTables(objects: Objects, resources: string): Map<string, Map<string, string>> {
  const list = /\/Font\s*<<([\s\S]*?)>>/.exec(resources)?.[1] ?? "";
  return new Map(
    [...list.matchAll(/\/(\w+)\s+(\d+) 0 R/g)].map(([, name = "", number]) => [
      name,
      meanings(objects, objects.get(Number(number)) ?? ""),
    ]),
  );
}

function textsOf(content: string, fonts: Map<string, Map<string, string>>): string[] {
  const texts: string[] = [];
  let table = new Map<string, string>();
  for (const [, font, hex] of content.matchAll(/\/(\w+) [\d.]+ Tf|<([0-9a-f]*)>\s*Tj/gi)) {
    if (font !== undefined) table = fonts.get(font) ?? new Map();
    else {
      const glyphs = hex?.toLowerCase().match(/.{4}/g) ?? [];
      texts.push(glyphs.map((glyph) => table.get(glyph) ?? "\ufffd").join(""));
    }
  }
  return texts;
}

function title(file: string): string {
  const raw = /\/Title \(((?:\\[\s\S]|[^\\)])*)\)/.exec(file)?.[1] ?? "";
  const plain = raw.replace(/\\([\s\S])/g, "$1");
  return plain.startsWith("\u00fe\u00ff")
    ? Buffer.from(plain.slice(2), "latin1").swap16().toString("utf16le")
    : plain;
}

/**
 * Reads a PDF from its structure, without the library that wrote it: pages, their texts, fonts, language and title.
 */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const file = Buffer.from(bytes).toString("latin1");
  if (!file.startsWith("%PDF-")) throw new Error("not a PDF");
  const objects = objectsOf(file);
  const tree = [...objects.values()].find((body) => /\/Type \/Pages\b/.test(body)) ?? "";
  const pages = references(tree, "Kids").map((number) => {
    const page = objects.get(number) ?? "";
    const [resources = -1] = references(page, "Resources");
    const fonts = fontTables(objects, objects.get(resources) ?? "");
    return references(page, "Contents").flatMap((part) => textsOf(streamOf(objects.get(part) ?? ""), fonts));
  });
  return {
    pages,
    fonts: [...objects.values()].flatMap((body) =>
      /\/FontFile2 \d/.test(body) ? [/\/FontName \/(\S+)/.exec(body)?.[1] ?? ""] : [],
    ),
    language: /\/Lang \(([^)]*)\)/.exec(file)?.[1] ?? "",
    title: title(file),
  };
}
