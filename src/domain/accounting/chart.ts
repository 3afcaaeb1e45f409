import { plainLine } from "../kernel/graphemes.ts";
import type { Account, AccountCode, ChartKind } from "./account.ts";
import { codeAbove, isOwnCode } from "./own/own-code.ts";

/** A chart of accounts ready for use, sorted by code (journal names keep their given order). */
export interface Chart {
  readonly kind: ChartKind;
  /** False for the sixteen journal names, whose codes are not shown. */
  readonly showsCodes: boolean;
  readonly accounts: readonly Account[];
  readonly byCode: ReadonlyMap<string, Account>;
}

/** The part of a chart that checks need: lookup of an account by code. */
export interface AccountLookup {
  readonly byCode: { get(code: string): Account | undefined };
}

export function makeChart(kind: ChartKind, accounts: readonly Account[]): Chart {
  return {
    kind,
    showsCodes: kind !== "journal",
    accounts,
    byCode: new Map(accounts.map((account) => [account.code as string, account])),
  };
}

export function findAccount(chart: Chart, code: string): Account | undefined {
  return chart.byCode.get(code);
}

/** Ancestors from the class down to the account's parent, excluding the account. */
function ancestors(chart: Chart, account: Account): Account[] {
  const path: Account[] = [];
  let parent = account.parent === null ? undefined : chart.byCode.get(account.parent);
  while (parent) {
    path.unshift(parent);
    parent = parent.parent === null ? undefined : chart.byCode.get(parent.parent);
  }
  return path;
}

/** "Activo / Disponible". */
export function accountPath(chart: Chart, account: Account): string {
  return ancestors(chart, account)
    .map((each) => each.name)
    .join(" / ");
}

// Names that are ambiguous without their parent: "Nacionales" under Proveedores, "Moneda nacional" under Bancos.
const BARE_NAMES = new Set([
  "Nacionales",
  "Del exterior",
  "Moneda nacional",
  "Moneda extranjera",
  "Otros",
  "Otras",
  "Diversos",
  "Provisiones",
]);

/**
 * The name to show in a line. Ambiguous names are prefixed with their parent: "Proveedores: Nacionales". So are
 * sub-accounts of a contra account, which would read like the asset itself: "Depreciación acumulada: Maquinaria y
 * equipo".
 */
export function displayName(chart: Chart, account: Account): string {
  const parent = account.parent === null ? undefined : chart.byCode.get(account.parent);
  if (!parent) return account.name;
  const contra =
    account.code.length > 4 && (account.nature === "debit") !== CLASS_DEBIT.has(account.puc[0] ?? "");
  const bare =
    BARE_NAMES.has(account.name) || account.name.startsWith("De ") || NAMED_BY_CONCEPT.has(parent.code);
  return bare || contra ? `${parent.name}: ${account.name}` : account.name;
}

/**
 * Accounts whose sub-accounts carry the name of something else: withholdings that of the purchase or rent they were
 * withheld from, income received in advance that of the income, rent, insurance, repairs, depreciation and provisions
 * that of the asset.
 */
const NAMED_BY_CONCEPT: ReadonlySet<string> = new Set(
  "2365 2367 2368 2705 5120 5130 5145 5160 5199 5220 5230 5245 5260 5299".split(" "),
);

/** Classes that increase by debits. */
const CLASS_DEBIT: ReadonlySet<string> = new Set(["1", "5", "6", "7", "8"]);

const byCode = (a: Account, b: Account) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0);

/** The own accounts after the one that they are below; the sixteen names keep their given order. */
function afterTheirs(accounts: readonly Account[], own: readonly Account[]): Account[] {
  const sorted = [...own].sort(byCode);
  const known = new Set<string>(accounts.map(({ code }) => code));
  const strays = sorted.filter(({ parent }) => parent === null || !known.has(parent));
  return [
    ...accounts.flatMap((each) => [each, ...sorted.filter(({ parent }) => parent === each.code)]),
    ...strays,
  ];
}

/** The chart with the user's own sub-accounts merged in, sorted by code. */
export function withOwnAccounts(chart: Chart, own: readonly Account[]): Chart {
  if (own.length === 0) return chart;
  const merged =
    chart.kind === "journal" ? afterTheirs(chart.accounts, own) : [...chart.accounts, ...own].sort(byCode);
  return makeChart(chart.kind, merged);
}

/** Why an own account cannot be added or changed. */
export type OwnAccountProblem =
  /** In the beginners' charts only Caja and Bancos are divided. */
  | "not-money"
  | "bad-code"
  | "no-parent"
  | "taken"
  | "blank-name"
  | "long-name"
  /** Removed or moved meanwhile, in another tab. */
  | "gone"
  /** Renamed meanwhile, in another tab. */
  | "renamed"
  /** Belongs to the decree and cannot be changed. */
  | "official"
  | "has-children"
  /** Entries or drafts name it. */
  | "in-use"
  /** Closed, or opened, meanwhile in another tab. */
  | "closed-already"
  | "open-already"
  /** The account above is closed to new entries. */
  | "closed-parent"
  | "same-place"
  | "other-class"
  /** Nothing is left to share, or to import. */
  | "nothing-new";

/** Characters of an account's name. */
export const LONGEST_ACCOUNT_NAME = 120;

/** What is wrong with the name of an own account, or null. */
export function checkAccountName(name: string): OwnAccountProblem | null {
  const typed = plainLine(name);
  if (typed === "") return "blank-name";
  return [...typed].length <= LONGEST_ACCOUNT_NAME ? null : "long-name";
}

/** The account with the longest proper prefix of `code` in the chart. */
function parentOf(chart: Chart, code: string): Account | undefined {
  for (let length = code.length - 1; length > 0; length -= 1) {
    const found = chart.byCode.get(code.slice(0, length));
    if (found) return found;
  }
  return undefined;
}

/**
 * Whether an account may have own accounts below it: every account of the PUC; of the twelve accounts and the sixteen
 * names Caja and Bancos, whose pockets a person names.
 */
export function mayHaveBelow(chart: Pick<Chart, "kind">, { puc, own }: Account): boolean {
  return chart.kind === "puc" || (puc.startsWith("11") && own !== true);
}

/**
 * Validates a sub-account the user wants to add. In the PUC an even number of 4 to 12 digits under a known account one
 * level up (Decreto 2650 de 1993: auxiliaries are free; class 7 leaves its accounts to the company); in the beginners'
 * charts a pocket below Caja or Bancos.
 */
export function checkOwnAccount(chart: Chart, code: string, name: string): OwnAccountProblem | null {
  if (!isOwnCode(chart.kind, code)) return "bad-code";
  const problem = checkAccountName(name);
  if (problem !== null) return problem;
  if (chart.byCode.has(code)) return "taken";
  const parent = chart.byCode.get(codeAbove(chart.kind, code));
  if (parent === undefined) return "no-parent";
  if (!mayHaveBelow(chart, parent)) return "not-money";
  return parent.closed ? "closed-parent" : null;
}

/** Creates the account; call `checkOwnAccount` first. The nature comes from the parent. */
export function makeOwnAccount(chart: Chart, code: string, name: string): Account {
  const parent = parentOf(chart, code);
  return {
    code: code as AccountCode,
    name: plainLine(name),
    parent: parent ? parent.code : null,
    nature: parent ? parent.nature : "debit",
    posting: true,
    puc: chart.kind === "puc" ? code : (parent?.puc ?? code),
    own: true,
  };
}
