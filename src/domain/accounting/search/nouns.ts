import { HIRED, NOUNS } from "../words/nouns.data.ts";
import { groupOf, type WordGroup } from "./phrase-table.ts";
import { knownTokens, wordKey } from "./tokens.ts";

/** The classes of words that deeds treat alike, by the account that a thing is bought on; the longest prefix holds. */
const CLASSES: Readonly<Record<string, string>> = {
  "1405": "RAW",
  "1435": "GDS",
  "1520": "E15",
  "1524": "E20",
  "1528": "E25",
  "1532": "E30",
  "1536": "E35",
  "1540": "E40",
};

/** Words by class, as the table of classes has them: those of the trades, and those who are hired. */
export function nounClasses(): readonly (readonly [name: string, words: string])[] {
  const things = Object.entries(NOUNS).flatMap(([accounts, words]): [string, string][] => {
    const [debit = "", credit = ""] = accounts.split("/");
    const name = debit === "" ? `T${credit.slice(2, 4)}` : CLASSES[debit];
    return name === undefined ? [] : [[name === "T40" ? "FOD" : name, words]];
  });
  return [...things, ...Object.entries(HIRED)];
}

const keyOf = (name: string) => wordKey(knownTokens(` ${name.replaceAll("_", " ")}`));

/** The accounts of each thing by the key of its name. */
export function readNouns(nouns: Readonly<Record<string, string>>): ReadonlyMap<string, WordGroup> {
  return new Map(
    Object.entries(nouns).flatMap(([accounts, words]) => {
      const [debit = "", credit = ""] = accounts.split("/");
      const sides = {
        ...(debit !== "" && { debit: debit === "1435" ? [debit, "6205"] : debit }),
        ...(credit !== "" && { credit }),
        lean: debit === "" ? ("credit" as const) : ("debit" as const),
      };
      const group = groupOf(sides);
      return words.split(" ").map((name): [string, WordGroup] => [keyOf(name), group]);
    }),
  );
}

let read: ReadonlyMap<string, WordGroup> | undefined;

/** The accounts of the thing that has exactly these words as its name. */
export function nounByKey(key: string): WordGroup | null {
  read ??= readNouns(NOUNS);
  return read.get(key) ?? null;
}

/** The words of all names. */
export function nounWords(): readonly string[] {
  return [...Object.values(NOUNS), ...Object.values(HIRED)].flatMap((words) => words.split(/[ _]/));
}

/** The names that have several words, joined by "_". */
export function nounNames(): readonly string[] {
  return Object.values(NOUNS).flatMap((words) => words.split(" ").filter((name) => name.includes("_")));
}
