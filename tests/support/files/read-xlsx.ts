import { readZip } from "./read-zip.ts";

interface ReadCell {
  /** The stored value: a figure or a text. */
  readonly value: string | number | null;
  readonly formula: string | null;
  /** Its number format code; empty if it has none. */
  readonly format: string;
}

export interface ReadSheet {
  readonly name: string;
  /** Number of frozen rows. */
  readonly frozen: number;
  /** Cells by reference: "B7". */
  readonly cells: ReadonlyMap<string, ReadCell>;
  /** The values of each row in column order; null for empty cells. */
  readonly rows: readonly (readonly (string | number | null)[])[];
  readonly widths: readonly number[];
  /** The rows repeated on printed pages, as written in the workbook. */
  readonly printTitles: string;
  readonly xml: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function plain(xml: string): string {
  return xml
    .replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (_, decimal, hex, name) => {
      if (name) return ENTITIES[name] ?? "";
      return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16));
    })
    .replace(/_x([0-9A-F]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

const textsIn = (xml: string) =>
  [...xml.matchAll(/<t(?: [^>]*)?>([\s\S]*?)<\/t>/g)].map(([, text = ""]) => plain(text)).join("");

const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];

function columnOf(reference: string): number {
  const letters = /^[A-Z]+/.exec(reference)?.[0] ?? "A";
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Number formats by the style index that a cell refers to. */
function formatsOf(styles: string): string[] {
  const codes = new Map(
    [...styles.matchAll(/<numFmt [^>]*>/g)].map(([tag]) => [
      attribute(tag, "numFmtId"),
      plain(attribute(tag, "formatCode") ?? ""),
    ]),
  );
  const looks = /<cellXfs[\s\S]*?<\/cellXfs>/.exec(styles)?.[0] ?? "";
  return [...looks.matchAll(/<xf [^>]*>/g)].map(([tag]) => codes.get(attribute(tag, "numFmtId")) ?? "");
}

/** A workbook's only sheet, read without the library that wrote it. */
export function readXlsx(file: Uint8Array): ReadSheet {
  const parts = readZip(file);
  const part = (name: string) => parts.get(name) ?? "";
  const xml = part("xl/worksheets/sheet1.xml");
  const shared = [...part("xl/sharedStrings.xml").matchAll(/<si>([\s\S]*?)<\/si>/g)].map(([, each = ""]) =>
    textsIn(each),
  );
  const formats = formatsOf(part("xl/styles.xml"));
  const cells = new Map<string, ReadCell>();
  const rows: (string | number | null)[][] = [];
  for (const [, tag = "", body = ""] of xml.matchAll(/<c ([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)) {
    const reference = attribute(tag, "r") ?? "";
    const raw = /<v>([\s\S]*?)<\/v>/.exec(body)?.[1];
    const type = attribute(tag, "t") ?? "n";
    const formula = /<f>([\s\S]*?)<\/f>/.exec(body)?.[1];
    const value =
      type === "inlineStr"
        ? textsIn(body)
        : raw === undefined
          ? null
          : type === "s"
            ? (shared[Number(raw)] ?? null)
            : type === "n"
              ? Number(raw)
              : `${type}:${plain(raw)}`;
    cells.set(reference, {
      value,
      formula: formula === undefined ? null : plain(formula),
      format: formats[Number(attribute(tag, "s") ?? 0)] ?? "",
    });
    const row = Number(/\d+$/.exec(reference)?.[0]) - 1;
    while (rows.length <= row) rows.push([]);
    const line = rows[row] ?? [];
    while (line.length < columnOf(reference)) line.push(null);
    line[columnOf(reference)] = value;
  }
  const workbook = part("xl/workbook.xml");
  return {
    name: plain(attribute(/<sheet [^>]*>/.exec(workbook)?.[0] ?? "", "name") ?? ""),
    frozen: Number(attribute(/<pane [^>]*>/.exec(xml)?.[0] ?? "", "ySplit") ?? 0),
    cells,
    rows,
    widths: [...xml.matchAll(/<col [^>]*>/g)].map(([tag]) => Number(attribute(tag, "width"))),
    printTitles: plain(
      /<definedName [^>]*Print_Titles[^>]*>([^<]*)<\/definedName>/.exec(workbook)?.[1] ?? "",
    ),
    xml,
  };
}
