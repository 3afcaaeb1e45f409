import { day, dayParts } from "../../kernel/calendar-day.ts";
import type { Day } from "../../kernel/day.ts";
import { err, ok, type Result } from "../../kernel/result.ts";
import { amountStep } from "../derivation/derivation.ts";
import type { Contract } from "../employee/contract.ts";
import type { LawReader, UnknownLaw } from "../law/law.ts";
import type { SettlementLine } from "./benefit-lines.ts";
import { benefitSpan, benefitsDue } from "./benefits-due.ts";
import { SETTLEMENT_CONCEPTS, type SettlementConcept } from "./settlement-concepts.data.ts";
import type { EarlierBenefit, EarlierConcept, SettlementOrder } from "./settlement-order.ts";
import type { BenefitKind } from "./stored-payment.ts";

/** A benefit of the year or semester before, which may be unpaid when a contract ends. */
export interface EarlierClaim {
  readonly concept: EarlierConcept;
  readonly kind: BenefitKind;
  readonly year: number;
  /** Whether it is taken for unpaid until somebody says otherwise. */
  readonly isLikely: boolean;
}

/** The line of `benefitsDue` that each of them is. */
export const EARLIER_OF = {
  earlierSeverance: "severance",
  earlierInterest: "severanceInterest",
  earlierBonus: "serviceBonus",
} as const satisfies Readonly<Record<EarlierConcept, SettlementConcept>>;

/** Days after the end of a semester on which its prima may be unpaid. */
const BONUS_DAYS = 15;

/**
 * What may be unpaid of an earlier period. Cesantías are consigned up to 14 February (Ley 50 de 1990, art. 99-3) and,
 * like their interest, paid to the person when the contract ends before that (art. 99-4). The prima of June is due on
 * the 30th, that of December on the 20th, so that in January it is taken for paid (CST art. 306).
 */
export function earlierClaims(
  { kind, start }: Pick<Contract, "kind" | "start">,
  end: Day,
): readonly EarlierClaim[] {
  if (kind === "integral") return [];
  const { year, month, day: date } = dayParts(end);
  const before = year - 1;
  const claims: readonly EarlierClaim[] =
    month === 7 && date <= BONUS_DAYS
      ? [{ concept: "earlierBonus", kind: "first-bonus", year, isLikely: true }]
      : end > day(`${year}-02-14`)
        ? []
        : [
            { concept: "earlierSeverance", kind: "severance", year: before, isLikely: true },
            { concept: "earlierInterest", kind: "severance", year: before, isLikely: true },
            ...(month === 1 && date <= BONUS_DAYS
              ? [{ concept: "earlierBonus", kind: "second-bonus", year: before, isLikely: false } as const]
              : []),
          ];
  return claims.filter((claim) => start <= benefitSpan(claim.kind, claim.year).to);
}

const CONSOLIDATED = "Consolidado en los libros";

function asConsolidated(line: SettlementLine, { consolidated }: EarlierBenefit): SettlementLine {
  if (consolidated === null || consolidated === line.amount) return line;
  const { norm } = line.derivation;
  const steps = [amountStep("", CONSOLIDATED, consolidated)];
  return { ...line, days: null, amount: consolidated, derivation: { steps, norm } };
}

/** The unpaid benefits of an earlier year or semester, under the law of its last day. */
export function earlierLines(
  { contract, end, earlier = [] }: SettlementOrder,
  read: LawReader,
): Result<readonly SettlementLine[], UnknownLaw> {
  const lines: SettlementLine[] = [];
  const claims = earlierClaims(contract, end);
  for (const each of earlier) {
    const claim = claims.find(({ concept }) => concept === each.concept);
    if (!claim) continue;
    const { kind, year } = claim;
    const { variable, ...fixed } = each.pay;
    const due = benefitsDue({ contract, kind, year, variable, fixed, unpaidDays: each.unpaidDays }, read);
    if (!due.ok) return err(due.error);
    const found = due.value.lines.find(({ concept }) => concept === EARLIER_OF[each.concept]);
    const { label } = SETTLEMENT_CONCEPTS[each.concept];
    if (found) lines.push(asConsolidated({ ...found, concept: each.concept, label }, each));
  }
  return ok(lines);
}
