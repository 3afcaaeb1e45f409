import { plainLine } from "../../kernel/graphemes.ts";
import { bareCode, DOCUMENT_KIND, isCedula, plainCedula, type StudentDetails } from "../student.ts";
import { rosterCells } from "./roster-cells.ts";

export type ReadLine = (line: string) => StudentDetails;

/**
 * What short numbers before or after the names of a list are: code, of whoever has no other one. order: they count the
 * lines. repeated: two lines have one, as of a course. unused: everybody has a code or a cédula beside them.
 */
type NumberUse = "code" | "order" | "repeated" | "unused";
type Place = "before" | "after";

/** What is told of the numbers before or after the names, where they are codes with one student who has one. */
export type NumbersTold =
  | {
      readonly place: Place;
      readonly use: "code";
      readonly example: Pick<StudentDetails, "name" | "code">;
    }
  | { readonly place: Place; readonly use: Exclude<NumberUse, "code"> };

/** What counts the lines of a list: "1", "2.", "3)". */
const ORDINAL = /^(\d{1,3})(\s*[.)-](?!\d)\s*|\s+|$)/;
const SHORT = /^\d{1,3}$/;
/** Names of two words or more with a number behind them, in one cell. */
const NUMBER_BEHIND = /^(\p{L}\S*(?:\s+\S*\p{L}\S*)+)[\s,]+(\d{1,3})$/u;
/** A code has figures, letters or hyphens, and no space: "E-211", "Ñ7", "2022104-3". */
const CODE = /^(?=.*\d)(?=.*[\p{L}-])[\p{L}\p{M}\d]+(?:[-./][\p{L}\p{M}\d]+)*$/u;

/** An e-mail, and a number with its kind of document or alone, that stand within the words of a cell. */
const INSIDE = new RegExp(
  `<?[^\\s,;<>()]+@[^\\s,;<>()]+>?|(?<![\\p{L}\\d])${DOCUMENT_KIND}\\d[\\d.]{3,18}(?![\\w-])|(?<![\\w.-])\\d[\\d.]{3,18}(?![\\w-])`,
  "giu",
);

const bare = (text: string) => (text.includes("@") ? text.replace(/[<>]/g, "") : text.replace(/^\D+/, ""));

/** A number without the zeros before it, which a spreadsheet drops. */
export const numberOf = (text: string) => bareCode(text).replace(/^0+(?=\d+$)/, "");

/** The words of a name, without what counts lines before it and without signs that separate nothing any more. */
const nameOf = (cell: string): string =>
  plainLine(
    cell
      .trim()
      .replace(ORDINAL, "")
      .replace(/\(\s*\)/g, ""),
  )
    .replace(/^[\s,]+|(?:\s*,)+\s*(?=,|$)|[\s,:–—-]+$/g, "")
    .trim();

const looksCells = (line: string): readonly string[] =>
  rosterCells(line, /[\t;]/).flatMap((cell) => NUMBER_BEHIND.exec(cell)?.slice(1) ?? [cell]);

/** The short numbers of a line beside its name; a `mark` is a number with a sign that only counts. */
interface Beside {
  readonly before: string;
  readonly isMark: boolean;
  readonly after: string;
}

function besideOf(line: string): Beside {
  const cells = looksCells(line);
  const at = cells.findIndex((cell) => nameOf(cell) !== "");
  const after = cells.find((cell, place) => place > at && SHORT.test(cell)) ?? "";
  const [, before = "", sign = ""] =
    cells
      .slice(0, at + 1)
      .filter((cell) => !isCedula(cell))
      .map((cell) => ORDINAL.exec(cell))
      .find((found) => found !== null) ?? [];
  return { before, isMark: sign.trim() !== "", after };
}

/** Most lines that may share a code by mistake: what more of them have is a course. */
const MOST_SHARED = 2;

/** What has an @ is the e-mail, what is digits the cédula, what mixes both the code, the rest the name. */
function byLooks(line: string, courses: ReadonlySet<string>): StudentDetails {
  const cells: string[] = [];
  const found: string[] = [];
  for (const cell of looksCells(line)) {
    if (isCedula(cell)) found.push(cell);
    else {
      found.push(...(cell.match(INSIDE) ?? []).map(bare));
      cells.push(cell.replace(INSIDE, " "));
    }
  }
  const email = found.find((cell) => cell.includes("@")) ?? "";
  const cedula = plainCedula(found.find(isCedula) ?? "");
  const mixed = cells.filter((cell) => CODE.test(cell.trim())).map((cell) => cell.trim());
  const code = mixed.find((each) => !courses.has(bareCode(each))) ?? "";
  const words = cells.filter((cell) => !mixed.includes(cell.trim())).map(nameOf);
  return { name: words.filter((cell) => cell !== "").join(" "), email, cedula, code: code || cedula };
}

/** Words of letters and figures that are in more lines than two students share a code by mistake. */
function coursesOf(lines: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const line of lines)
    for (const word of new Set(looksCells(line)))
      if (CODE.test(word)) counts.set(bareCode(word), (counts.get(bareCode(word)) ?? 0) + 1);
  return new Set([...counts].flatMap(([word, count]) => (count > MOST_SHARED ? [word] : [])));
}

const isRepeated = (numbers: readonly string[]) => new Set(numbers.map(numberOf)).size < numbers.length;
/** One, two, three: the lines of a list, not the codes of who stands in them. */
const isCount = (numbers: readonly string[]) => numbers.every((each, place) => Number(each) === place + 1);

export interface RosterLooks {
  readonly read: ReadLine;
  /** What the numbers of each place are; null where there are none. */
  readonly uses: Readonly<Record<Place, NumberUse | null>>;
}

function usesOf(read: ReadLine, lines: readonly string[]): RosterLooks["uses"] {
  const named = lines.map((line) => ({ ...besideOf(line), ...read(line) })).filter(({ name }) => name !== "");
  const isFree = named.some(({ code }) => code === "");
  const after = named.flatMap((each) => (each.after === "" ? [] : [each.after]));
  const before = named.filter((each) => each.before !== "");
  const numbers = before.map((each) => each.before);
  const use = (isNone: boolean, isOther: NumberUse | null): NumberUse | null =>
    isNone ? null : (isOther ?? (isFree ? "code" : "unused"));
  const first =
    isCount(numbers) || before.some(({ isMark }) => isMark)
      ? "order"
      : isRepeated(numbers)
        ? "repeated"
        : null;
  return {
    before: use(before.length === 0, first),
    after: use(after.length === 0, isRepeated(after) ? "repeated" : null),
  };
}

/**
 * How the lines of a list without a head are read (ED-101). Short numbers after the names are codes where no two lines
 * have one, and so are those before them that do not count the lines (ED-163).
 */
export function looksOf(lines: readonly string[]): RosterLooks {
  const courses = coursesOf(lines);
  const plain: ReadLine = (line) => byLooks(line, courses);
  const uses = usesOf(plain, lines);
  const read: ReadLine = (line) => {
    const details = plain(line);
    if (details.code !== "" || details.name === "") return details;
    const { before, after } = besideOf(line);
    const behind = uses.after === "code" ? after : "";
    return { ...details, code: behind || (uses.before === "code" ? before : "") };
  };
  return { read, uses };
}

/** What to say of the numbers beside the names of those who were taken. */
export function numbersTold({ uses }: RosterLooks, taken: readonly StudentDetails[]): readonly NumbersTold[] {
  return (["before", "after"] as const).flatMap((place): readonly NumbersTold[] => {
    const use = uses[place];
    if (use === null || taken.length === 0) return [];
    if (use !== "code") return [{ place, use }];
    const example = taken.find(({ code, cedula }) => SHORT.test(code) && cedula === "");
    return example === undefined ? [{ place, use: "unused" }] : [{ place, use, example }];
  });
}
