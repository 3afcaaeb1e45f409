import type { Account, AccountHelp } from "../account.ts";
import { type Chart, findAccount } from "../chart.ts";
import { type HelpText, pucHelpTexts, shortChartHelpTexts } from "./account-help.data.ts";

/** The PUC account's own text; sales expense accounts share that of their administration counterparts. */
function textOf(chart: Chart, account: Account): HelpText | undefined {
  const text = pucHelpTexts[account.code];
  if (text || !account.code.startsWith("52")) return text;
  const twin = `51${account.code.slice(2)}`;
  return findAccount(chart, twin)?.name === account.name ? pucHelpTexts[twin] : undefined;
}

/**
 * The nearest text from the account upwards. Stops at an ancestor of the opposite nature, whose text does not apply
 * to a contra account.
 */
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
 * Plain explanation of an account, and when to debit and credit it. The texts are large: screens import this module
 * on demand.
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
