import type { Chart } from "../accounting/chart.ts";
import type { EntryContent, EntryLine } from "../accounting/entries/entry.ts";
import type { GuidedOperation } from "../guided/guided-operation.ts";
import { type ChargesVat, operationLines } from "../guided/proposal.ts";
import { understand } from "../guided/understand.ts";
import { isInHandGuessed } from "../guided/usual-means.ts";
import type { RuleId } from "../kernel/ids.ts";
import { usedRule } from "./apply-rule.ts";
import type { CompanyRule, RuleFields } from "./company-rule.ts";
import { learnedRule } from "./learned-rule.ts";

/** What an entry is read again with. */
interface ToldWorld {
  readonly chart: Chart;
  readonly chargesVat: ChargesVat;
  readonly parties: readonly string[];
  readonly rules: readonly CompanyRule[];
}

/** Longer descriptions are no sentence about one operation. */
const LONGEST = 200;

/** The one operation that the description of an entry tells, with the lines that it proposes; null where it tells none. */
function told({ date, description }: EntryContent, { chart, chargesVat, parties, rules }: ToldWorld) {
  if (description.length > LONGEST) return null;
  const understood = understand(description, {
    chart,
    today: date,
    parties,
    profile: null,
    memory: [],
    used: new Map(),
    counterpart: () => null,
    rules,
  });
  const [operation, ...more] = understood.kind === "operations" ? understood.operations : [];
  if (operation === undefined || more.length > 0 || operation.missing.length > 0) return null;
  if (isInHandGuessed(operation)) return null;
  const lines = operationLines(operation, chart, chargesVat)?.map(({ line }) => line);
  return lines === undefined ? null : { operation, lines };
}

const sameSides = (a: EntryLine, b: EntryLine | undefined) => a.debit === b?.debit && a.credit === b.credit;

/** The rules that an entry's sentence was told by, if its lines still have the accounts that they say. */
export function rulesOfEntry(content: EntryContent, world: ToldWorld): readonly RuleId[] {
  if (world.rules.length === 0) return [];
  const found = told(content, world);
  const rule = found === null ? null : usedRule(found.operation);
  const written = new Set(content.lines.map(({ account }) => account));
  return rule !== null && found?.lines.every(({ account }) => written.has(account)) ? [rule.id] : [];
}

/**
 * The rule that an entry tells whose sentence proposed the same amounts, on one account that was then changed (AR-04).
 * Null for every other entry.
 */
export function ruleOfEntry(content: EntryContent, world: ToldWorld): RuleFields | null {
  const found = told(content, world);
  if (found === null || found.lines.length !== content.lines.length) return null;
  const { lines: proposed } = found;
  if (!proposed.every((line, at) => sameSides(line, content.lines[at]))) return null;
  const operation: GuidedOperation = found.operation;
  return learnedRule({ operation, proposed, lines: content.lines }, world.chart);
}
