import type { PackedPart } from "./pack-zip.ts";
import { packZip } from "./pack-zip.ts";

export interface SheetToMake {
  readonly name: string;
  /** What stands in `sheetData`. */
  readonly data: string;
  /** What stands before and after it. */
  readonly before?: string;
  readonly after?: string;
  readonly state?: "hidden" | "veryHidden";
}

interface WorkbookToMake {
  readonly strings?: string;
  readonly styles?: string;
  readonly from1904?: boolean;
  readonly others?: readonly PackedPart[];
}

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const relations = (each: readonly (readonly [id: string, type: string, target: string])[]) =>
  `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${each
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`)
    .join("")}</Relationships>`;

/** The parts of a workbook, as Excel lays them; a test changes some of them. */
export function workbookParts(
  sheets: readonly SheetToMake[],
  { strings, styles, from1904 = false, others = [] }: WorkbookToMake = {},
): readonly PackedPart[] {
  const list = sheets
    .map(
      ({ name, state }, index) =>
        `<sheet name="${name}" sheetId="${index + 1}"${state ? ` state="${state}"` : ""} r:id="rId${index + 1}"/>`,
    )
    .join("");
  const linked = sheets.map(
    (_, index) => [`rId${index + 1}`, "worksheet", `worksheets/sheet${index + 1}.xml`] as const,
  );
  return [
    { name: "[Content_Types].xml", content: `${HEAD}<Types/>` },
    { name: "_rels/.rels", content: relations([["rId1", "officeDocument", "xl/workbook.xml"]]) },
    {
      name: "xl/workbook.xml",
      content: `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><workbookPr${from1904 ? ' date1904="1"' : ""}/><sheets>${list}</sheets></workbook>`,
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      content: relations([
        ...linked,
        ["rIdA", "sharedStrings", "sharedStrings.xml"],
        ["rIdB", "styles", "/xl/styles.xml"],
      ]),
    },
    ...(strings === undefined
      ? []
      : [{ name: "xl/sharedStrings.xml", content: `${HEAD}<sst xmlns="${MAIN}">${strings}</sst>` }]),
    ...(styles === undefined
      ? []
      : [{ name: "xl/styles.xml", content: `${HEAD}<styleSheet xmlns="${MAIN}">${styles}</styleSheet>` }]),
    ...sheets.map(({ data, before = "", after = "" }, index) => ({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      content: `${HEAD}<worksheet xmlns="${MAIN}">${before}<sheetData>${data}</sheetData>${after}</worksheet>`,
    })),
    ...others,
  ];
}

export function makeWorkbook(...made: Parameters<typeof workbookParts>): Uint8Array<ArrayBuffer> {
  return packZip(workbookParts(...made));
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Rows of texts and numbers as a sheet's data; null is no cell. */
export function dataOf(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows
    .map((cells, row) => {
      const inner = cells.map((cell, column) => {
        const at = `r="${String.fromCharCode(65 + column)}${row + 1}"`;
        if (cell === null) return "";
        return typeof cell === "number"
          ? `<c ${at}><v>${cell}</v></c>`
          : `<c ${at} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
      });
      return `<row r="${row + 1}">${inner.join("")}</row>`;
    })
    .join("");
}
