import { type PucLookup, pucOfAccount } from "../accounting/puc-of-account.ts";
import { fold } from "../kernel/spanish.ts";
import { WITHHOLDING } from "../law/tax-statutes.data.ts";
import type { CaseRates, Exercise, SolutionEntry, SolutionLine } from "./exercise.ts";
import { isSurelyTax } from "./tax-lines.ts";

/** What is owed by somebody or to somebody; taxes, and what is kept from a pay, are of other offices. */
const OWED = /^(?:13(?!55|99)|22|23(?!6[5-8]|7)|25|28)/;

/** Rates at which income tax is withheld, in percent. */
const WITHHELD_RATES = WITHHOLDING.flatMap(({ filer, nonFiler }) => [filer, nonFiler]);

/** For each line, whether somebody owes it or is owed it; in a short chart a tax may stand among such accounts. */
function owed(lines: readonly SolutionLine[], chart: PucLookup, rates: CaseRates): boolean[] {
  const read = lines.map(({ account, side, amount }) => ({
    code: account,
    puc: pucOfAccount(chart, account),
    side,
    amount,
  }));
  return read.map((line) => OWED.test(line.puc) && !isSurelyTax(line, read, rates, WITHHELD_RATES));
}

/** Whether an operation has lines on which somebody can be asked for. */
export function takesParty({ lines }: SolutionEntry, chart: PucLookup, rates: CaseRates): boolean {
  return owed(lines, chart, rates).includes(true);
}

/** The third party that an operation asks for; empty for none. */
export function partyAsked({ lines }: SolutionEntry): string {
  return lines.find(({ thirdParty }) => thirdParty !== undefined)?.thirdParty ?? "";
}

/** Whether what the case tells of an operation names who is asked for: else nobody can know. */
export function tellsParty(entry: SolutionEntry): boolean {
  return fold(entry.text).includes(fold(partyAsked(entry).trim()));
}

/** Whether grading of the exercise has third parties to ask for. */
export function asksParties({ solution }: Exercise): boolean {
  return solution.entries.some((entry) => partyAsked(entry).trim() !== "");
}

/** Asks in an operation for its third party on every line of what is owed, or with an empty name for none. */
export function withParty(exercise: Exercise, place: number, name: string, chart: PucLookup): Exercise {
  const asked = (lines: readonly SolutionLine[]): SolutionLine[] => {
    const isOwed = owed(lines, chart, exercise.solution.rates);
    return lines.map(({ thirdParty: _, ...line }, at) =>
      name !== "" && isOwed[at] ? { ...line, thirdParty: name } : line,
    );
  };
  const entries = exercise.solution.entries.map((entry, at): SolutionEntry => {
    if (at !== place) return entry;
    const { alternatives } = entry;
    const lines = asked(entry.lines);
    return alternatives === undefined
      ? { ...entry, lines }
      : { ...entry, lines, alternatives: alternatives.map(asked) };
  });
  return { ...exercise, solution: { ...exercise.solution, entries } };
}
