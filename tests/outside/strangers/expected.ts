import { readFileSync } from "node:fs";
import { join } from "node:path";

type Amounts = Readonly<Record<string, number>>;

/** What the stranger who made a file says that it holds, as the README beside the files defines it. */
export interface Expected {
  readonly file: string;
  readonly folder: string;
  readonly kind: keyof typeof KINDS;
  readonly rows: number;
  readonly totals?: {
    readonly in?: number;
    readonly out?: number;
    readonly debit?: number;
    readonly credit?: number;
    readonly firstDay?: string;
    readonly lastDay?: string;
    readonly salary?: number;
    readonly hours?: number;
    readonly days?: number;
    readonly value?: number;
    readonly periods?: readonly (Amounts & { readonly date: string })[];
  };
  readonly totalsByAccount?: { readonly debit: number; readonly credit: number };
  readonly totalsIfNegativesFlipped?: { readonly debit: number; readonly credit: number };
  readonly entries?: number;
  /** The codes of all accounts of a journal, in order. */
  readonly codes?: readonly string[];
  readonly novelties?: number;
  readonly date?: string;
  readonly firstDay?: string;
  readonly lastDay?: string;
  readonly first: string;
  readonly last: string;
  readonly firstId?: string;
  readonly lastId?: string;
  readonly firstCode?: string;
  readonly lastCode?: string;
  readonly opening?: number;
  readonly closing?: number;
}

/** The kinds of the stranger's list, and what they are here. */
export const KINDS = {
  "bank-extract": "extract",
  journal: "journal",
  "trial-balance": "trial",
  statement: "statement",
  "third-parties": "parties",
  chart: "chart",
  employees: "employees",
  novelties: "novelties",
  operations: "operations",
} as const;

const HERE = join(import.meta.dirname);

export const EXPECTED: readonly Expected[] = JSON.parse(readFileSync(join(HERE, "expected.json"), "utf8"));

export function fileOf({ file, folder }: Expected): File {
  return new File([readFileSync(join(HERE, "files", folder, file))], file);
}
