import type { Account, AccountCode } from "../../accounting/account.ts";
import { type Chart, displayName } from "../../accounting/chart.ts";
import { fold } from "../../kernel/spanish.ts";

/** An account as a file writes it. */
export interface FileAccount {
  readonly code: string;
  readonly name: string;
}

export interface MatchedAccount {
  readonly account: AccountCode;
  /** What stands after the name of the account in its cell. */
  readonly rest: string;
}

const plain = (text: string) => fold(text).replace(/\s+/g, " ").trim();

/** By what an account of a file is told again. */
export function fileAccountKey({ code, name }: FileAccount): string {
  return code === "" ? `n ${plain(name)}` : `c ${code}`;
}

const known = new WeakMap<Chart, AccountMatcher>();

/** The matcher of a chart: a plan is made anew with each choice, and what it found does not change. */
export function matcherOf(chart: Chart): AccountMatcher {
  const before = known.get(chart);
  if (before !== undefined) return before;
  const made = new AccountMatcher(chart);
  known.set(chart, made);
  return made;
}

interface AccountNames {
  /** Null: several accounts of one name, of which none is meant without doubt. */
  readonly sure: ReadonlyMap<string, Account | null>;
  /** Of accounts of one name, the first of the highest: only to be proposed. */
  readonly first: ReadonlyMap<string, AccountCode>;
}

function namesIn(chart: Chart): AccountNames {
  const sure = new Map<string, Account | null>();
  const first = new Map<string, AccountCode>();
  for (const account of chart.accounts)
    if (account.posting && account.retired !== true)
      for (const name of new Set([plain(account.name), plain(displayName(chart, account))])) {
        sure.set(name, sure.has(name) ? null : account);
        const before = first.get(name);
        if (before === undefined || account.code.length < before.length) first.set(name, account.code);
      }
  return { sure, first };
}

/** Finds accounts of files in a chart: by their code, or by their whole name where they have none. */
class AccountMatcher {
  readonly #chart: Chart;
  #names: AccountNames | null = null;

  constructor(chart: Chart) {
    this.#chart = chart;
  }

  /** Made when the first name is asked for: most files have codes. */
  get #named(): AccountNames {
    this.#names ??= namesIn(this.#chart);
    return this.#names;
  }

  /** The account without doubt; null where a person must say it. */
  match(written: FileAccount): MatchedAccount | null {
    if (written.code === "") return this.#byName(written.name);
    const account = this.#coded(written.code);
    return account && { account: account.code, rest: this.#after(account, written.name) };
  }

  /** Programs fill codes with zeros up to the length of their longest one. */
  #coded(written: string): Account | null {
    for (let code = written; code.length >= 4; code = code.slice(0, -2)) {
      const account = this.#chart.byCode.get(code);
      if (account?.posting === true) return account;
      if (!code.endsWith("00")) return null;
    }
    return null;
  }

  #after(account: Account, written: string): string {
    if (written === "") return "";
    const name = [displayName(this.#chart, account), account.name].find((each) =>
      written.startsWith(`${each}, `),
    );
    return name === undefined ? "" : written.slice(name.length + 2);
  }

  #byName(written: string): MatchedAccount | null {
    const { sure } = this.#named;
    const whole = sure.get(plain(written));
    if (whole) return { account: whole.code, rest: "" };
    const cuts = [...written.matchAll(/, /g)].slice(0, 8).map(({ index }) => index);
    for (const cut of cuts.reverse()) {
      const account = sure.get(plain(written.slice(0, cut)));
      if (account) return { account: account.code, rest: written.slice(cut + 2) };
    }
    return null;
  }

  /** Of accounts with this very name, the first of the highest, to be proposed; null for a name that none has. */
  firstNamed(name: string): AccountCode | null {
    return this.#named.first.get(plain(name)) ?? null;
  }
}
