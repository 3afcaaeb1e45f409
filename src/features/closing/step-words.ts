import type { ClosingDeed, ClosingStep } from "#domain/accounting/closing/points/closing-step.ts";
import type { ProposalInput } from "#domain/accounting/closing/proposals/proposal.ts";
import { formatMonth, formatPesos } from "#domain/kernel/format.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import { listed } from "#domain/kernel/spanish.ts";
import { pointWords } from "./point-words.ts";
import { closingTexts as texts } from "./texts.ts";
import type { ClosingView } from "./use-year-closing.ts";

const DEEDS: Readonly<Record<ClosingDeed, string>> = {
  closed: "Se cerró",
  reopened: "Se deshizo el cierre",
  carried: "Se pasó el resultado a ejercicios anteriores",
  proposals: "Se registraron asientos propuestos",
  depreciation: "Se registró la depreciación",
  recurring: "Se registró lo que se repite",
  payroll: "Se registró una nómina",
  benefits: "Se registraron prestaciones",
  undone: "Se deshicieron asientos de cierre",
};

/** Numbers shown of a step; the others are counted. */
const SHOWN = 6;

function numbersText(numbers: readonly number[]): string {
  const rest = numbers.length - SHOWN;
  const words = rest > 0 ? [...numbers.slice(0, SHOWN).map(String), `${rest} más`] : numbers.map(String);
  return `${numbers.length === 1 ? "Asiento" : "Asientos"} ${listed(words)}`;
}

/** A step of the trail in words: what was done, and to what. */
export function stepWords(step: ClosingStep, view: ClosingView) {
  switch (step.kind) {
    case "entries":
      return { step, what: DEEDS[step.deed], detail: numbersText(step.numbers) };
    case "month":
      return {
        step,
        what: step.isClosed ? "Se cerró el mes" : "Se abrió el mes",
        detail: formatMonth(step.month),
      };
    case "reconciliation":
      return {
        step,
        what: step.isClosed ? "Se cerró una conciliación" : "Se abrió una conciliación",
        detail: `${view.nameOf(step.account)}, ${formatMonth(step.month).toLowerCase()}`,
      };
    case "note":
      return {
        step,
        what: step.reason === null ? "Se volvió a revisar un punto" : "Se marcó que un punto no aplica",
        detail: [pointWords({ key: step.point }, view).label, step.reason].filter(Boolean).join(": "),
      };
  }
}

/**
 * What undoing a closing leaves, in words: the reserve and the dividends that were taken from its result are the owners'
 * to decide (AC-83), and stand until somebody reverses them. Undefined where there are none.
 */
export function leftByReopening({
  reserved,
  decreed = ZERO,
}: Pick<ProposalInput, "reserved" | "decreed">): string | undefined {
  const reserve = pesos(reserved.onCut + reserved.since);
  const parts = [
    ...(reserve > 0 ? [texts.leftReserve(formatPesos(reserve))] : []),
    ...(decreed > 0 ? [texts.leftDividends(formatPesos(decreed))] : []),
  ];
  return parts.length === 0 ? undefined : texts.leftByReopening(parts.join(" y "));
}
