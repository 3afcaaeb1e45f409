import type { Chart } from "#domain/accounting/chart.ts";
import { accountOfPuc } from "#domain/accounting/charts/chart-mapping.ts";
import { newProfile, newRetention, type RetentionId, withRegime } from "#domain/fiscal/fiscal-profile.ts";
import type { GuidedWorld } from "#domain/guided/guided-world.ts";
import { operationToProposal } from "#domain/guided/proposal.ts";
import { understand } from "#domain/guided/understand.ts";
import { day } from "#domain/kernel/calendar-day.ts";

const retention = (name: string, rate: number, accountCode: string) => ({
  ...newRetention(name as RetentionId),
  name,
  rate,
  accountCode,
});

const RESPONSABLE = {
  ...newProfile(),
  retentions: [
    retention("Compras", 2.5, "236540"),
    retention("Servicios", 4, "236525"),
    retention("Honorarios", 11, "236515"),
    retention("Arrendamiento de bienes inmuebles", 3.5, "236530"),
  ],
};

const PROFILES: Readonly<Record<string, GuidedWorld["profile"]>> = {
  responsable: RESPONSABLE,
  "no responsable": withRegime(newProfile(), "simplified"),
};

/** A Monday. */
const TODAY = day("2026-11-23");

/** One sentence, with the profile that it is said under. */
export interface BankCase {
  readonly text: string;
  readonly profile: GuidedWorld["profile"];
  readonly expected: string;
}

/**
 * Reads "sentence => expected" lines, with "profile | " before those said under one. Expected: "date: [document] account
 * amount (third party), …", debits above zero, several accounts that are right by "|", two operations by " & ";
 * "? kind|kind" for a question, "! why" for a refusal, "@ kind" for anything else.
 */
export function readBank(text: string): readonly BankCase[] {
  return text
    .split("\n")
    .filter((line) => line.includes("=>"))
    .map((line) => {
      const [said = "", expected = ""] = line.split("=>");
      const [first = "", ...rest] = said.split(" | ");
      const isProfiled = rest.length > 0;
      return {
        text: isProfiled ? rest.join(" | ").trim() : said.trim(),
        profile: isProfiled ? (PROFILES[first.trim()] ?? null) : null,
        expected: expected.trim(),
      };
    });
}

interface ExpectedLine {
  readonly codes: readonly string[];
  readonly amount: number;
  readonly party: string | null;
}

const LINE = /^([\d|]+) (-?[\d.]+)(?: \((.+)\))?$/;

function expectedLines(text: string): readonly ExpectedLine[] {
  return text.split(", ").map((part) => {
    const match = LINE.exec(part.trim());
    if (match === null) throw new Error(`not a line: ${part}`);
    const [, codes = "", amount = "", party = null] = match;
    return { codes: codes.split("|"), amount: Number(amount.replaceAll(".", "")), party };
  });
}

/** Whether an account is one of those expected: itself, above or below it, or what the chart gathers it in. */
function isAccount(chart: Chart, code: string, wanted: readonly string[]): boolean {
  const near = (a: string, b: string) => a.startsWith(b) || (b.startsWith(a) && a.length >= 4);
  if (chart.kind === "puc") return wanted.some((puc) => near(code, puc));
  return wanted.some(
    (puc) => accountOfPuc(puc.padEnd(4, "0").startsWith(puc) ? puc : puc, chart).code === code,
  );
}

type Told = { readonly account: string; readonly amount: number; readonly party: string | null };

function sameLines(chart: Chart, lines: readonly Told[], expected: readonly ExpectedLine[]): boolean {
  if (lines.length !== expected.length) return false;
  const left = [...lines];
  const takes = (wanted: ExpectedLine) => {
    const at = left.findIndex(
      ({ account, amount, party }) =>
        amount === wanted.amount &&
        isAccount(chart, account, wanted.codes) &&
        (wanted.party === null || party === wanted.party),
    );
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  // Those with one account only first.
  return [...expected].sort((a, b) => a.codes.length - b.codes.length).every(takes);
}

/** What of a sentence came out: exactly right, a question or refusal where an entry was expected, or a wrong entry. */
export type Outcome = "right" | "asked" | "wrong";

export interface BankResult {
  readonly outcome: Outcome;
  readonly told: string;
}

function worldOf(chart: Chart, profile: GuidedWorld["profile"]): GuidedWorld {
  const parties = ["Textiles Medellín", "Distribuidora La 14"];
  return { chart, today: TODAY, parties, profile, memory: [], used: new Map(), counterpart: () => null };
}

const HEAD = /^(?:(\d{4}-\d{2}-\d{2}): )?(?:\[([^\]]+)\] )?(.*)$/;

/** Scores one sentence in a chart. In short charts only accounts and amounts count, and lines of one account are one. */
export function scoreCase(chart: Chart, { text, profile, expected }: BankCase): BankResult {
  const world = worldOf(chart, profile);
  const understood = understand(text, world);
  if (understood.kind !== "operations") {
    const told = understood.kind === "refused" ? `! ${understood.why}` : `@ ${understood.kind}`;
    const isRight =
      understood.kind === "refused"
        ? expected.startsWith("!") && expected.includes(understood.why)
        : expected.includes(`@ ${understood.kind}`);
    const isFine = isRight || (expected.includes("|") && expected.includes(told.slice(2)));
    return { outcome: isFine ? "right" : "asked", told };
  }
  const proposals = understood.operations.map((operation) => operationToProposal(operation, world));
  const told = proposals.map((proposal) => {
    if (proposal.kind === "missing") return `? ${proposal.questions.map(({ kind }) => kind).join(",")}`;
    const lines = proposal.lines.map(
      ({ line }) =>
        `${line.account} ${line.debit - line.credit}${line.thirdParty ? ` (${line.thirdParty})` : ""}`,
    );
    const date = proposal.date === TODAY ? "" : `${proposal.date}: `;
    return `${date}${proposal.reference === "" ? "" : `[${proposal.reference}] `}${lines.join(", ")}`;
  });
  const missing = proposals.flatMap((proposal) => (proposal.kind === "missing" ? proposal.questions : []));
  const all = told.join(" & ");
  if (/^[?!@]/.test(expected)) {
    const [first] = missing;
    const isRight =
      first !== undefined && new RegExp(`\\b${first.kind}\\b`).test(expected) && expected.startsWith("?");
    const isEntry = missing.length === 0;
    return { outcome: isRight ? "right" : isEntry ? "wrong" : "asked", told: all };
  }
  if (missing.length > 0) return { outcome: "asked", told: all };
  const wanted = expected.split(" & ");
  const isRight =
    wanted.length === proposals.length &&
    proposals.every((proposal, at) => {
      if (proposal.kind === "missing") return false;
      const [, date, document, lines = ""] = HEAD.exec(wanted[at] ?? "") ?? [];
      const isShort = chart.kind !== "puc";
      if (!isShort && (date ?? TODAY) !== proposal.date) return false;
      if (!isShort && document !== undefined && document !== proposal.reference) return false;
      const told = proposal.lines.map(({ line }) => ({
        account: line.account as string,
        amount: line.debit - line.credit,
        party: line.thirdParty ?? null,
      }));
      return sameLines(chart, told, isShort ? gathered(chart, expectedLines(lines)) : expectedLines(lines));
    });
  return { outcome: isRight ? "right" : "wrong", told: all };
}

/** What a short chart makes of the lines: one for each account, by the first of the accounts that are right. */
function gathered(chart: Chart, lines: readonly ExpectedLine[]): readonly ExpectedLine[] {
  const kept = new Map<string, ExpectedLine>();
  for (const line of lines) {
    const code = accountOfPuc(line.codes[0] ?? "", chart).code;
    const known = kept.get(code);
    const amount = (known?.amount ?? 0) + line.amount;
    kept.set(code, { codes: [...(known?.codes ?? []), ...line.codes], amount, party: null });
  }
  return [...kept.values()].filter(({ amount }) => amount !== 0);
}
