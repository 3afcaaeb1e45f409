import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { GuidedWorld } from "#domain/guided/guided-world.ts";
import { deedClues } from "#domain/guided/likely/deed-clues.ts";
import { saidOf } from "#domain/guided/likely/doubted-deed.ts";
import { toldClauses } from "#domain/guided/told-clauses.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { mendedWord } from "#domain/understanding/mend-words.ts";
import { plainText } from "#domain/understanding/plain-text.ts";
import { BANK } from "../bank/bank.ts";
import { readBank } from "../bank/score-bank.ts";
import type { StrangerSentence } from "../bank/strangers/score-strangers.ts";
import type { LearntSentence } from "./learn-deeds.ts";
import { type ToldLine, toldKind } from "./told-kind.ts";

const world: GuidedWorld = {
  chart: pucChart(),
  today: day("2026-11-26"),
  parties: [],
  profile: null,
  memory: [],
  used: new Map(),
  counterpart: () => null,
};

const LINE = /^(\d+)[\d|]* (-?)[\d.]+/;

/** The lines that the own bank expects of a sentence; null where it expects no single entry. */
function ownLines(expected: string): readonly ToldLine[] | null {
  const body = expected.replace(/^\d{4}-\d{2}-\d{2}: /, "").replace(/^\[[^\]]+\] /, "");
  if (body.includes(" & ")) return null;
  const lines = body.split(", ").map((part): ToldLine | null => {
    const found = LINE.exec(part.trim());
    return found === null ? null : [found[2] === "-" ? "credit" : "debit", found[1] ?? ""];
  });
  return lines.every((line) => line !== null) ? lines : null;
}

/** A sentence of one clause with the kind of deed of its entry; nothing of the others. */
function taught(text: string, lines: readonly ToldLine[] | null): readonly LearntSentence[] {
  const kind = lines === null ? null : toldKind(lines);
  const [clause, ...others] = toldClauses(plainText(text.normalize("NFC"), mendedWord), world);
  if (kind === null || clause === undefined || others.length > 0) return [];
  return [{ clues: deedClues(saidOf(clause)), kind }];
}

/** What the own bank and the given banks of strangers teach. */
export function taughtSentences(
  strangers: readonly (readonly StrangerSentence[])[],
): readonly LearntSentence[] {
  const own = Object.values(BANK).flatMap(readBank);
  return [
    ...own.flatMap(({ text, expected }) => taught(text, ownLines(expected))),
    ...strangers.flatMap((accepted) => {
      const [first] = accepted;
      const isEntry = accepted.every(({ expect }) => expect === "entry" || expect === "ask");
      if (first?.expect !== "entry" || !isEntry) return [];
      return taught(
        first.text,
        first.lines.map(({ side, puc }): ToldLine => [side, puc[0] ?? ""]),
      );
    }),
  ];
}
