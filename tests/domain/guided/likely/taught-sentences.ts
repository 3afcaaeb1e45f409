import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { GuidedWorld } from "#domain/guided/guided-world.ts";
import { deedClues } from "#domain/guided/likely/deed-clues.ts";
import { saidOf } from "#domain/guided/likely/doubted-deed.ts";
import { toldClauses } from "#domain/guided/told-clauses.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { mendedWord } from "#domain/understanding/mend-words.ts";
import { plainText } from "#domain/understanding/plain-text.ts";
import { BANK } from "../bank/bank.ts";
import { BLIND_KINDS } from "../bank/blind-kinds.data.ts";
import { FIRST_KINDS } from "../bank/first-kinds.data.ts";
import { LATER_KINDS } from "../bank/kinds.data.ts";
import { framedSentences } from "../bank/read-frames.ts";
import { readBank } from "../bank/score-bank.ts";
import { TAUGHT_STRANGERS } from "../bank/strangers/all-strangers.ts";
import { readStrangers } from "../bank/strangers/read-strangers.ts";
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

/** Where the things of the frames that teach are taken from; the frames that are tested take others. */
const TAUGHT_PLACE = 1_000;

/** What the own bank, the banks of strangers, the sentences beside theirs and frames with things teach. */
export function taughtSentences(): readonly LearntSentence[] {
  const own = Object.values(BANK).flatMap(readBank);
  const beside = [FIRST_KINDS, LATER_KINDS, BLIND_KINDS].flatMap(readStrangers);
  return [
    ...own.flatMap(({ text, expected }) => taught(text, ownLines(expected))),
    ...[...TAUGHT_STRANGERS.flat(), ...beside, ...framedSentences(TAUGHT_PLACE)].flatMap((accepted) => {
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
