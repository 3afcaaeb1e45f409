import { SHEET_LIMITS } from "#domain/import/table/sheet-limits.ts";
import { stop } from "../../read/read-stop.ts";
import type { Package } from "./package.ts";
import { attribute, isOn, type XmlFollower } from "./xml-scanner.ts";

interface SheetPart {
  readonly name: string;
  readonly hidden: boolean;
  /** The part that holds its cells. */
  readonly path: string;
}

export interface WorkbookParts {
  readonly sheets: readonly SheetPart[];
  /** Days are counted from 1904, as Excel of the Macintosh does. */
  readonly from1904: boolean;
  readonly strings: string | null;
  readonly styles: string | null;
}

const MOST_SHEETS = 500;
/** Longer than the names that Excel allows. */
const LONGEST_NAME = 100;

const nothing = () => undefined;

/** A part named in another one: from the root where it begins with "/", else beside that one. */
function resolved(folder: string, target: string): string {
  const parts: string[] = [];
  const path = target.startsWith("/") ? target : `${folder}/${target}`;
  for (const part of path.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "" && part !== ".") parts.push(part);
  }
  return parts.join("/");
}

interface Relation {
  readonly type: string;
  readonly path: string;
}

/** What a part refers to within the file, by the names that it gives them. What lies outside is not looked at. */
async function relationsOf(parts: Package, path: string): Promise<ReadonlyMap<string, Relation>> {
  const at = path.lastIndexOf("/");
  const folder = path.slice(0, Math.max(at, 0));
  const list = `${folder === "" ? "" : `${folder}/`}_rels/${path.slice(at + 1)}.rels`;
  const found = new Map<string, Relation>();
  if (!parts.has(list)) return found;
  const open = (name: string, tag: string) => {
    const target = attribute(tag, "Target");
    if (name !== "Relationship" || target === null || attribute(tag, "TargetMode") === "External") return;
    const type = attribute(tag, "Type") ?? "";
    found.set(attribute(tag, "Id") ?? "", {
      type: type.slice(type.lastIndexOf("/") + 1),
      path: resolved(folder, target),
    });
  };
  await parts.read(list, { open, close: nothing, text: nothing });
  return found;
}

/** Follows the list of sheets. The name of a sheet's relation is the "id" with a prefix; "sheetId" is another. */
class SheetList implements XmlFollower {
  readonly found: { readonly name: string; readonly hidden: boolean; readonly id: string }[] = [];
  from1904 = false;

  open(name: string, tag: string): void {
    if (name === "workbookPr") this.from1904 = isOn(tag, "date1904");
    if (name !== "sheet") return;
    if (this.found.length >= MOST_SHEETS) stop("too-many-parts");
    const state = attribute(tag, "state");
    this.found.push({
      name: (attribute(tag, "name") ?? "").slice(0, LONGEST_NAME),
      hidden: state === "hidden" || state === "veryHidden",
      id: attribute(tag, "id") ?? "",
    });
  }

  close(): void {}

  text(): void {}
}

/** Which parts of a file are its workbook's. Strict and transitional files differ in addresses, not in these names. */
export async function readWorkbookParts(parts: Package): Promise<WorkbookParts> {
  const main = [...(await relationsOf(parts, "")).values()].find(({ type }) => type === "officeDocument");
  const path = main?.path ?? "xl/workbook.xml";
  if (!parts.has(path))
    return stop(parts.has("content.xml") && parts.has("mimetype") ? "open-document" : "foreign");
  const list = new SheetList();
  await parts.read(path, list);
  const relations = await relationsOf(parts, path);
  const partOf = (wanted: string) => {
    const relation = [...relations.values()].find(({ type }) => type === wanted);
    return relation !== undefined && parts.has(relation.path) ? relation.path : null;
  };
  const sheets = list.found.flatMap(({ name, hidden, id }) => {
    const relation = relations.get(id);
    // A sheet of one chart has no cells.
    return relation?.type === "worksheet" ? [{ name, hidden, path: relation.path }] : [];
  });
  if (sheets.length === 0) return stop("no-sheets");
  return { sheets, from1904: list.from1904, strings: partOf("sharedStrings"), styles: partOf("styles") };
}

/** Follows a text that may be formatted in runs; how it is read aloud in Japanese is left out. */
export class TextTaker {
  #pieces: string[] = [];
  #length = 0;
  #spoken = 0;
  #takes = false;

  open(name: string): void {
    if (name === "rPh") this.#spoken += 1;
    this.#takes = name === "t" && this.#spoken === 0;
  }

  close(name: string): void {
    if (name === "rPh") this.#spoken -= 1;
    this.#takes = false;
  }

  text(piece: string): void {
    if (!this.#takes || this.#length > SHEET_LIMITS.cellLength) return;
    this.#pieces.push(piece);
    this.#length += piece.length;
  }

  /** The text, and nothing of it is left; null for one that is longer than any cell. */
  taken(): string | null {
    if (this.#length === 0) return "";
    const text = this.#length > SHEET_LIMITS.cellLength ? null : unescaped(this.#pieces.join(""));
    this.#pieces = [];
    this.#length = 0;
    return text;
  }
}

/** Workbooks write a control character as _x000D_, and a text like that one as _x005F_x000D_. */
export function unescaped(text: string): string {
  if (!text.includes("_x")) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** The texts that cells refer to by number. */
export async function readSharedStrings(parts: Package, path: string): Promise<readonly (string | null)[]> {
  const strings: (string | null)[] = [];
  const taker = new TextTaker();
  await parts.read(path, {
    open: (name) => taker.open(name),
    text: (piece) => taker.text(piece),
    close: (name) => {
      taker.close(name);
      if (name !== "si") return;
      if (strings.push(taker.taken()) > SHEET_LIMITS.cells) stop("too-many-cells");
    },
  });
  return strings;
}
