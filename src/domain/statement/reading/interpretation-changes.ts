import { quotient } from "../../accounting/indicators.ts";
import { agreeing } from "../../kernel/spanish.ts";
import type { SectionKey } from "../typed/typed-layout.data.ts";
import { cited, money, percent, sentence, signed } from "./reading-figures.ts";
import type { FigureLine, ReadingFigures, Sentence } from "./statement-reading.ts";

const MOST = 3;

/** Shown without sign: costs are negative, but a cost that grew went up. */
const SPENT: readonly SectionKey[] = ["cost", "administration", "selling", "other-expenses", "income-tax"];

/** Inflows and outflows share a name here (the result, a change in inventories), so "up" and "down" would mislead. */
const FLOWS: readonly SectionKey[] = ["operating", "investing", "financing", "cash"];

interface Moved {
  readonly section: SectionKey;
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

const keyOf = ({ section, name }: FigureLine) => `${section} ${name}`;

function byKey(lines: readonly FigureLine[]): Map<string, Moved> {
  const found = new Map<string, Moved>();
  for (const line of lines) {
    const known = found.get(keyOf(line));
    const { section, name } = line;
    found.set(keyOf(line), { section, name, from: 0, to: (known?.to ?? 0) + line.amount });
  }
  return found;
}

function movedBetween(now: readonly FigureLine[], before: readonly FigureLine[]): Moved[] {
  const [present, past] = [byKey(now), byKey(before)];
  const keys = new Set([...present.keys(), ...past.keys()]);
  return [...keys].flatMap((key) => {
    const [to, from] = [present.get(key), past.get(key)];
    const any = to ?? from;
    return any ? [{ ...any, from: from?.to ?? 0, to: to?.to ?? 0 }] : [];
  });
}

/** The move with the signs used in text and citations. */
function phrased(moved: Moved): Moved {
  const sense = SPENT.includes(moved.section) ? -1 : 1;
  return { ...moved, from: sense * moved.from, to: sense * moved.to };
}

function moveText({ section, name, from, to }: Moved): string {
  // From a loss to a profit, or a contra account that grew: a share of what was negative says the opposite.
  const isSigned = from < 0 || (to < 0 && from !== 0);
  const verb = (one: string, many: string) => agreeing(name, one, many);
  if (isSigned || FLOWS.includes(section))
    return `${name}: ${verb("pasó", "pasaron")} de ${signed(from)} a ${signed(to)}.`;
  const change = to - from;
  const share = quotient(Math.abs(change), Math.abs(from));
  if (share === null)
    return `${name}: antes ${verb("estaba", "estaban")} en cero y ahora ${verb("suma", "suman")} ${signed(to)}.`;
  const moved = change > 0 ? verb("subió", "subieron") : verb("bajó", "bajaron");
  return `${name}: ${moved} ${money(change)} (${percent(share)}).`;
}

/** The largest changes since the previous period, by amount; empty without a previous period. */
export function readChanges({ lines, before }: ReadingFigures): readonly Sentence[] {
  if (before === undefined) return [];
  return movedBetween(lines, before)
    .filter(({ from, to }) => from !== to)
    .sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))
    .slice(0, MOST)
    .map(phrased)
    .map((moved) =>
      sentence("change", moveText(moved), cited("Antes", moved.from), cited("Ahora", moved.to)),
    );
}
