import type { CompanyAlert } from "#domain/company/company-alerts.ts";
import { uncapitalize } from "#domain/kernel/capitals.ts";
import { formatMonth } from "#domain/kernel/format.ts";
import { alertTexts as texts } from "../texts.ts";
import { amountWords } from "./amount-words.ts";

/** Where the cause of an alert is found: in the books, in the figures, in the plan, in the fiscal profile. */
export type AlertCause = "books" | "analysis" | "plan" | "profile";

export function alertText(alert: CompanyAlert): string {
  switch (alert.kind) {
    case "unbalanced":
      return texts.unbalanced(amountWords(Math.abs(alert.difference)));
    case "low-liquidity":
      return texts.lowLiquidity;
    case "over-limit":
      return texts.overLimit;
    case "drafts":
      return texts.drafts(alert.drafts);
    case "open-months":
      return texts.openMonths(alert.months);
    case "stray-months":
      return texts.strays(alert.months.map((month) => uncapitalize(formatMonth(month))).join(", "));
    case "cash-overdrawn":
      return texts.overdrawn;
    case "no-fiscal-profile":
      return texts.noProfile;
  }
}

export function alertCause({ kind }: CompanyAlert): AlertCause {
  if (kind === "low-liquidity") return "analysis";
  if (kind === "over-limit") return "plan";
  return kind === "no-fiscal-profile" ? "profile" : "books";
}
