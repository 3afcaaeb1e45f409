import type { EntryMark, LineMark } from "./grade-result.ts";
import type { RecordedOperation } from "./joined-entries.ts";

/** A line with the right account and side and another amount. */
interface WrongAmount {
  readonly mark: LineMark;
  readonly puc: string;
  readonly side: string;
  readonly right: number;
  readonly given: number;
}

function wrongAmounts({ ready, entry, mark }: RecordedOperation): WrongAmount[] {
  const targets = ready.readings[mark.alternative] ?? [];
  return mark.lines.flatMap((line) => {
    const target = targets.find(({ at }) => at === line.solution);
    if (target === undefined || line.student.length === 0) return [];
    if (line.amount === 1 || line.account < 1 || line.side < 1) return [];
    const lines = entry.lines.filter(({ at }) => line.student.includes(at));
    const given = lines.reduce((sum, { side, amount }) => sum + (side === target.side ? amount : -amount), 0);
    return [{ mark: line, puc: target.puc, side: target.side, right: target.amount, given }];
  });
}

/** Whether a line takes back to zero what an earlier one left, as much of it as should and as was written there. */
const settles = (line: WrongAmount, earlier: WrongAmount): boolean =>
  line.puc === earlier.puc &&
  line.side !== earlier.side &&
  line.right === earlier.right &&
  line.given === earlier.given;

/** The lines of an operation that follow from earlier ones: that settle them, and the one other line of their entry. */
function carriedLines(own: readonly WrongAmount[], earlier: readonly WrongAmount[], difference: number) {
  const carried = own.filter((line) => earlier.some((each) => settles(line, each)));
  if (carried.length === 0) return [];
  const others = own.filter((line) => !carried.includes(line) && !line.mark.consequence);
  return difference === 0 && others.length === 1 ? [...carried, ...others] : carried;
}

/** What forgiving those lines gives back of the entry: each has its account and its side right. */
function forgiven(mark: EntryMark, lines: readonly LineMark[]): EntryMark {
  const own = mark.lines.filter(({ solution }) => solution !== null).length;
  const fresh = lines.filter(({ consequence }) => !consequence);
  const more = fresh.reduce((sum, { score }) => sum + 1 - score, 0) / own;
  return {
    ...mark,
    lines: mark.lines.map((line) =>
      lines.includes(line) ? { ...line, label: "wrong-amount", consequence: true } : line,
    ),
    followed: Math.min(1, mark.followed + more),
  };
}

/**
 * Marks amounts that follow from an earlier operation as consequences (ED-14): whoever pays or collects what they owe by
 * their own journal made one mistake, not two. Records come in the order of the case.
 */
export function withCarried(records: readonly RecordedOperation[]): RecordedOperation[] {
  const earlier: WrongAmount[] = [];
  return records.map((recorded) => {
    const own = wrongAmounts(recorded);
    const carried = carriedLines(own, earlier, recorded.mark.difference).map(({ mark }) => mark);
    earlier.push(...own);
    return carried.length === 0 ? recorded : { ...recorded, mark: forgiven(recorded.mark, carried) };
  });
}
