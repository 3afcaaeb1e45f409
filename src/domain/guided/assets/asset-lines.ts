import type { AccountCode } from "../../accounting/account.ts";
import type { Chart } from "../../accounting/chart.ts";
import type { EntryLine } from "../../accounting/entries/entry.ts";
import type { Asset } from "../../assets/asset.ts";
import { accountsOfAsset } from "../../assets/asset-accounts.ts";
import type { LeavingAccounts } from "../../assets/asset-entries.ts";
import { type LeavingStep, leavingParts } from "../../assets/asset-steps.ts";
import { netLines } from "../../assets/net-lines.ts";
import type { Day } from "../../kernel/day.ts";
import type { EntryId } from "../../kernel/ids.ts";
import { ZERO } from "../../kernel/pesos.ts";
import type { AssetExit } from "../deed.ts";
import { isAssetExit } from "../deed.ts";
import { chartAccount, paymentAccount, pucIn } from "../deed-accounts.ts";
import type { GuidedOperation } from "../guided-operation.ts";
import type { GuidedWorld } from "../guided-world.ts";
import type { GuidedLine } from "../line-reason.ts";
import { paymentAmounts } from "../payment-shares.ts";
import type { GuidedRule } from "../proposal-rules.data.ts";
import { assetOf } from "./registered-asset.ts";

/** What is lost when an asset leaves, by how it does. */
const LOSSES: Readonly<Record<AssetExit, string>> = {
  "asset-sale": "531015",
  "asset-retired": "531030",
  "asset-lost": "531040",
  "asset-donated": "539525",
};

function exitAccounts(deed: AssetExit, account: AccountCode, chart: Chart) {
  const { accumulated, impaired, gain, money } = accountsOfAsset(chart, account, false);
  return { accumulated, impaired, gain, money, loss: chartAccount(chart, LOSSES[deed]).code };
}

type Accounts = Pick<Asset, "account" | "accumulated" | "impaired"> & Pick<LeavingAccounts, "gain" | "loss">;

/** Why a line of its last month is there: of days that passed, or of days after it left. */
function ruleOfMonth({ account, debit }: EntryLine, { expense }: Pick<Asset, "expense">): GuidedRule {
  const isTakenBack = account === expense ? debit === 0 : debit > 0;
  return isTakenBack ? "depreciation-back" : "depreciation";
}

/** Why a line of an asset that leaves is there. */
function ruleOf(line: EntryLine, deed: AssetExit, at: Accounts): GuidedRule {
  if (line.account === at.account) return deed;
  if (line.account === at.accumulated) return "depreciation-out";
  if (line.account === at.impaired) return "impairment-out";
  if (line.account === at.gain) return "asset-gain";
  return line.account === at.loss ? "asset-loss" : "money-in";
}

const explained = (lines: readonly EntryLine[], deed: AssetExit, at: Accounts): readonly GuidedLine[] =>
  lines.map((line) => ({ line, rule: ruleOf(line, deed, at), norm: NORM }));

/** NIIF para PYMES, sección 17: what leaves is taken out, with its gain or its loss. */
const NORM = "NIIF para PYMES, sección 17";

/** The step that takes an asset out of the register, as an operation tells it; null where the register has not the asset. */
export function registerStep(
  operation: GuidedOperation,
  world: GuidedWorld,
  date: Day,
  entryId: EntryId,
): { readonly asset: Asset; readonly step: LeavingStep } | null {
  const asset = assetOf(operation, world);
  const deed = operation.deed?.value;
  if (asset === null || !isAssetExit(deed)) return null;
  const { gain, loss, money } = exitAccounts(deed, asset.account, world.chart);
  const [payment] = operation.payments;
  const paid =
    deed === "asset-sale" && payment !== undefined
      ? paymentAccount(world.chart, deed, pucIn(world.chart, asset.account), payment).code
      : money;
  const price = deed === "asset-sale" ? (operation.amount?.value ?? ZERO) : ZERO;
  return {
    asset,
    step: { kind: "disposal", date, price, money: paid, gain, loss, lastMonth: "days", entryId },
  };
}

/**
 * The lines of an asset that leaves: with what the register has of it, else with the cost and the depreciation that were
 * told. Nothing of it is left in 15 and 1592, and the rest is its gain or its loss. Null where its parts are no entry.
 */
export function assetExitLines(operation: GuidedOperation, world: GuidedWorld): readonly GuidedLine[] | null {
  const deed = operation.deed?.value;
  const account = operation.account?.value;
  if (!isAssetExit(deed) || account === undefined) return null;
  const date = operation.date?.value ?? world.today;
  const known = registerStep(operation, world, date, "" as EntryId);
  if (known !== null) {
    const { asset, step } = known;
    const { lines, entry } = leavingParts(asset, step);
    const ofMonth = lines.map((line) => ({ line, rule: ruleOfMonth(line, asset), norm: NORM }));
    return [...ofMonth, ...explained(entry.lines, deed, { ...asset, ...step })];
  }
  const { chart } = world;
  const { cost, depreciated } = operation;
  if (cost === null || depreciated == null || depreciated.value > cost.value) return null;
  const price = deed === "asset-sale" ? (operation.amount?.value ?? ZERO) : ZERO;
  const shares = deed === "asset-sale" ? paymentAmounts(price, operation.payments) : [];
  if (shares === null) return null;
  const at = { ...exitAccounts(deed, account, chart), account };
  const puc = pucIn(chart, account);
  const result = price + depreciated.value - cost.value;
  const lines = netLines([
    ...operation.payments
      .slice(0, shares.length)
      .map((payment, each): [AccountCode, number] => [
        paymentAccount(chart, deed, puc, payment).code,
        shares[each] ?? 0,
      ]),
    [at.accumulated, depreciated.value],
    [result > 0 ? at.gain : at.loss, -result],
    [account, -cost.value],
  ]);
  return explained(lines, deed, at);
}
