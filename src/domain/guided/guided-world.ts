import type { AccountCode } from "../accounting/account.ts";
import type { Chart } from "../accounting/chart.ts";
import type { Entry } from "../accounting/entries/entry.ts";
import type { Asset } from "../assets/asset.ts";
import type { CompanyRule } from "../automation/company-rule.ts";
import type { Counterparty } from "../fiscal/fiscal-operation.ts";
import type { FiscalContent } from "../fiscal/fiscal-profile.ts";
import type { Day } from "../kernel/day.ts";

/** What is known beside the text. */
export interface GuidedWorld {
  readonly chart: Chart;
  readonly today: Day;
  /** Names of third parties, as they are written. */
  readonly parties: readonly string[];
  /** Null for a book without a fiscal profile: then no tax is written that is not said. */
  readonly profile: Pick<FiscalContent, "flags" | "vatSettings" | "retentions" | "uvt"> | null;
  /** The last entries of the book, in order. */
  readonly memory: readonly Entry[];
  /** In how many months each account was used. */
  readonly used: ReadonlyMap<AccountCode, number>;
  /** The rules of the company for this chart; absent where there are none. */
  readonly rules?: readonly CompanyRule[];
  /** The register of fixed assets; absent where the book keeps none. */
  readonly assets?: readonly Asset[];
  /** What is known of a third party for its taxes; null for one of which nobody said anything. */
  readonly counterpart: (name: string) => Counterparty | null;
}
