import { quotient } from "../accounting/indicators.ts";
import { cited, money, percent, sentence } from "./reading-figures.ts";
import type { FigureLine, Sentence, StatementFigures } from "./statement-reading.ts";

const MOST = 3;

interface Moved {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

const keyOf = ({ section, name }: FigureLine) => `${section} ${name}`;

function byKey(lines: readonly FigureLine[]): Map<string, Moved> {
  const found = new Map<string, Moved>();
  for (const line of lines) {
    const known = found.get(keyOf(line));
    found.set(keyOf(line), { name: line.name, from: 0, to: (known?.to ?? 0) + line.amount });
  }
  return found;
}

function movedBetween(now: readonly FigureLine[], before: readonly FigureLine[]): Moved[] {
  const [present, past] = [byKey(now), byKey(before)];
  const keys = new Set([...present.keys(), ...past.keys()]);
  return [...keys].map((key) => {
    const [to, from] = [present.get(key), past.get(key)];
    return { name: (to ?? from)?.name ?? "", from: from?.to ?? 0, to: to?.to ?? 0 };
  });
}

function moveText({ name, from, to }: Moved): string {
  const change = to - from;
  const word = change > 0 ? "subió" : "bajó";
  const share = quotient(Math.abs(change), Math.abs(from));
  if (share === null) return `${name} no estaba en el período anterior y ahora suma ${money(to)}.`;
  return `${name} ${word} ${money(change)} (${percent(share)}).`;
}

/** What moved most since the period before, by the amount of the change; nothing without one. */
export function readChanges({ lines, before }: StatementFigures): readonly Sentence[] {
  if (before === undefined) return [];
  return movedBetween(lines, before)
    .filter(({ from, to }) => from !== to)
    .sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))
    .slice(0, MOST)
    .map((moved) =>
      sentence("change", moveText(moved), cited("Antes", moved.from), cited("Ahora", moved.to)),
    );
}
