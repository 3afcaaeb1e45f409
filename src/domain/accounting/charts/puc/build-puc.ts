import type { Account, AccountCode, Side } from "../../account.ts";
import { oppositeSide } from "../../account.ts";

const DEBIT_CLASSES = "15678";

/** Contra accounts, including everything below them. */
const CONTRA_PREFIXES: readonly string[] = [
  "1299",
  "1399",
  "1499",
  "1592",
  "1597",
  "1598",
  "1599",
  "1698",
  "1699",
  "1798",
  "1899",
  "3610",
  "3710",
  "4175",
  "4275",
  "6225",
  "84",
  "85",
  "86",
  "94",
  "95",
  "96",
];

const CONTRA = new Set(CONTRA_PREFIXES);

/** Valorizations and inflation adjustments: in the decree, but not used under NIIF. */
const RETIRED_GROUPS = new Set(["19", "34", "38", "47"]);

/** The nature of a PUC account: that of its class, unless the list or a mark in its name says otherwise. */
export function pucNature(code: string, name: string): Side {
  if (name.endsWith("(DB)")) return "debit";
  if (name.endsWith("(CR)")) return "credit";
  const ofClass: Side = DEBIT_CLASSES.includes(code.slice(0, 1)) ? "debit" : "credit";
  const isContra = CONTRA.has(code.slice(0, 2)) || CONTRA.has(code.slice(0, 4));
  return isContra ? oppositeSide(ofClass) : ofClass;
}

function isRetired(code: string, name: string): boolean {
  return RETIRED_GROUPS.has(code.slice(0, 2)) || name.startsWith("Ajustes por inflación");
}

/** Levels: class 1 digit, group 2, account 4, sub-account 6; the parent's code is the prefix one level up. */
function parentCode(code: string): AccountCode | null {
  if (code.length === 1) return null;
  return code.slice(0, code.length === 2 ? 1 : code.length - 2) as AccountCode;
}

function parseLine(line: string): Account {
  const space = line.indexOf(" ");
  const code = line.slice(0, space);
  const name = line.slice(space + 1);
  return {
    code: code as AccountCode,
    name,
    parent: parentCode(code),
    nature: pucNature(code, name),
    posting: code.length >= 4,
    puc: code,
    ...(isRetired(code, name) ? { retired: true } : {}),
  };
}

/** Parses "code name" lines into accounts, in the order given. */
export function buildPuc(texts: readonly string[]): Account[] {
  return texts.flatMap((text) =>
    text
      .split("\n")
      .filter((line) => line !== "")
      .map(parseLine),
  );
}
