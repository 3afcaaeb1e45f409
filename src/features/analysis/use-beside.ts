import { useState } from "react";
import { type BesideUnit, FEWEST_BESIDE, MOST_BESIDE } from "#domain/statement/analysis/periods-beside.ts";
import type { AnalysedSide, ShownAnalysis } from "./analysis-model.ts";

/** Several periods beside each other, as chosen. */
export interface Beside {
  readonly columns: readonly AnalysedSide[];
  /** Null where the subject has the periods that it has. */
  readonly unit: BesideUnit | null;
  readonly units: readonly BesideUnit[];
  readonly count: number;
  /** How many there may be, with those that the subject has. */
  readonly counts: readonly number[];
  chooseUnit(unit: BesideUnit): void;
  chooseCount(count: number): void;
}

const USUAL = 6;

/** State of the periods beside each other; without columns where the plan does not have them. */
export function useBeside(analysis: ShownAnalysis, allowed: boolean): Beside {
  const [chosen, chooseUnit] = useState<BesideUnit | null>(null);
  const [wanted, chooseCount] = useState(USUAL);
  const { units } = analysis;
  const unit = units.find((each) => each === chosen) ?? units[0] ?? null;
  const all = allowed ? analysis.beside(unit, MOST_BESIDE) : [];
  const counts = Array.from({ length: Math.max(all.length - 1, 0) }, (_, at) => at + FEWEST_BESIDE);
  const count = Math.min(wanted, all.length);
  return { columns: all.slice(-count), unit, units, count, counts, chooseUnit, chooseCount };
}
