import type { Account, AccountHelp } from "../account.ts";
import { type Chart, findAccount } from "../chart.ts";
import { type HelpText, pucHelpTexts, shortChartHelpTexts } from "./account-help.data.ts";

/** The text of a PUC account itself; accounts of sales expenses share it with their twins of administration. */
function textOf(chart: Chart, account: Account): HelpText | undefined {
  const text = pucHelpTexts[account.code];
  if (text || !account.code.startsWith("52")) return text;
  const twin = `51${account.code.slice(2)}`;
  return findAccount(chart, twin)?.name === account.name ? pucHelpTexts[twin] : undefined;
}

/** The nearest text from the account upwards. What is said of an account does not hold for one that goes against it. */
function nearestText(chart: Chart, account: Account): HelpText | undefined {
  let current: Account | undefined = account;
  while (current && current.nature === account.nature) {
    const text = textOf(chart, current);
    if (text) return text;
    current = current.parent === null ? undefined : findAccount(chart, current.parent);
  }
  return undefined;
}

/**
 * Plain words for an account, and when to debit and credit it. The texts are heavy: screens import this
 * module on demand.
 */
export function accountHelp(chart: Chart, code: string): AccountHelp | undefined {
  const account = findAccount(chart, code);
  if (!account) return undefined;
  const text =
    chart.kind === "puc"
      ? nearestText(chart, account)
      : (shortChartHelpTexts[account.name] ?? pucHelpTexts[account.puc]);
  if (!text) return undefined;
  const [plain, debit, credit] = text;
  return { plain, debit, credit };
}
