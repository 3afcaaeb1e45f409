import type { EntryContent } from "../accounting/entries/entry.ts";
import type { Day, Month } from "../kernel/day.ts";
import type { LawOverrides } from "../payroll/law/law.ts";
import type { PaymentOrder } from "../payroll/payment/pay-liabilities.ts";
import type { Payable } from "../payroll/run/payable.ts";
import type { RunMember } from "../payroll/run/stored-run.ts";

/** A later correction by the bookkeeper: of an invoice entered twice, of a note written twice. */
type SampleCorrection =
  | { readonly kind: "void"; readonly reference: string }
  | {
      readonly kind: "reverse";
      readonly reference: string;
      readonly date: Day;
      readonly description: string;
    };

/** What a payment pays: the run of a month, or the cesantías of a year and the prima of a semester. */
export type SampleDebtor = `run ${Month}` | `benefit ${string}`;

/** A payroll run that is closed and posted. */
interface SampleRun {
  readonly kind: "run";
  readonly month: Month;
  readonly people: readonly RunMember[];
  readonly overrides: LawOverrides;
}

/** One thing that the bookkeeper does, each with a command of the application. */
export type SampleAct =
  | { readonly kind: "entry"; readonly entry: EntryContent }
  | SampleCorrection
  | SampleRun
  | { readonly kind: "benefit"; readonly debtor: SampleDebtor; readonly payable: Payable }
  | { readonly kind: "pay"; readonly debtor: SampleDebtor; readonly order: PaymentOrder }
  /** With how many entries the closing takes. */
  | { readonly kind: "close-year"; readonly year: number; readonly entries: number }
  | { readonly kind: "open-year"; readonly year: number; readonly entries: 1 };
