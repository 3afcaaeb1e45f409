import type { ChartKind } from "../../accounting/account.ts";
import type { Day } from "../../kernel/day.ts";
import type { VatTreatment } from "../../law/tax-statutes.data.ts";
import type { ExerciseLevel } from "../exercise.ts";
import { CaseLedger } from "../parts/ledger.ts";
import type { Recorded } from "../parts/lines.ts";
import type { Setting } from "../parts/setting.ts";
import type { Withholder } from "../records/trade.ts";

/** What an operation of a case may depend on: who, the taxes, and what was recorded before it. */
export interface Stage {
  readonly s: Setting;
  readonly chart: ChartKind;
  /** Null for a case without taxes. */
  readonly vat: VatTreatment | null;
  readonly withholder: Withholder;
  /** How hard operations may be; plain ones where none is named. */
  readonly level?: ExerciseLevel;
  readonly ledger: CaseLedger;
  readonly date: Day;
}

/** A kind of operation that cases are composed of. */
export interface OperationMaker {
  readonly id: string;
  /** Accounts of the PUC that it records in, for who asks for some. */
  readonly accounts: readonly string[];
  /** The shortest charts that have a place for it; the PUC has one for all. */
  readonly charts: readonly ChartKind[];
  /** Whether it makes sense after what was recorded. */
  fits(stage: Stage): boolean;
  make(stage: Stage): Recorded;
}

export type Scene = Omit<Stage, "date" | "ledger">;

/** Operations of these kinds, at most so many, over the month; those that do not fit are left out. */
export function playedOut(
  scene: Scene,
  kinds: readonly OperationMaker[],
  ledger: CaseLedger = new CaseLedger(),
  most: number = kinds.length,
): readonly Recorded[] {
  const done: Recorded[] = [];
  for (const kind of kinds) {
    if (done.length === most) break;
    const date = scene.s.on(1 + Math.floor((done.length * 27) / most));
    const stage: Stage = { ...scene, ledger, date };
    if (!kind.fits(stage)) continue;
    const made = kind.make(stage);
    ledger.post(made.entry.lines);
    done.push(made);
  }
  return done;
}
