import { useState } from "react";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import type { UsedMonths } from "#domain/accounting/charts/account-in-use.ts";
import { toPuc } from "#domain/accounting/charts/chart-mapping.ts";
import type {
  Asset,
  AssetFieldProblem,
  AssetFields,
  AssetPurchase,
  DepreciationMethod,
} from "#domain/assets/asset.ts";
import { accountsOfAsset, usualAssetAccount, usualMethod } from "#domain/assets/asset-accounts.ts";
import { checkAsset, checkPurchase, fixedFields } from "#domain/assets/check-asset.ts";
import { leastTaxMonths, usualTaxMonths } from "#domain/assets/tax-life.ts";
import { assetMonths, disposalOf } from "#domain/assets/walk-asset.ts";
import { addMonths, firstDay, lastDay, monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { EntryId } from "#domain/kernel/ids.ts";
import { type Pesos, ZERO } from "#domain/kernel/pesos.ts";
import { fold } from "#domain/kernel/spanish.ts";

/** What a form is opened with: an entry of the books that has no asset, or what is missing in an account. */
export interface AssetStart {
  readonly account: AccountCode;
  readonly cost: Pesos;
  readonly name: string;
  readonly bought: Day;
  readonly entry: { readonly id: EntryId; readonly number: number } | null;
}

/** What is typed. What is null follows from the rest until somebody says it. */
export interface AssetDraft {
  readonly name: string;
  readonly tag: string;
  readonly place: string;
  readonly supplier: string;
  readonly way: "post" | "none";
  readonly paidFrom: AccountCode;
  readonly bought: Day | null;
  readonly cost: Pesos;
  readonly account: AccountCode;
  readonly accumulated: AccountCode | null;
  readonly impaired: AccountCode | null;
  readonly expense: AccountCode | null;
  readonly method: DepreciationMethod | null;
  readonly months: number;
  readonly units: number;
  readonly residual: Pesos;
  readonly starts: Day | null;
  readonly taxMonths: number | null;
  readonly openedTo: Day | null;
  readonly opening: Pesos | null;
}

interface AssetFormInput {
  readonly asset: Asset | null;
  readonly start: AssetStart | null;
  readonly others: readonly Asset[];
  readonly chart: Chart;
  readonly used: UsedMonths;
  readonly today: Day;
}

const USUAL_LIFE = 120;

function blank({ chart, used, today, start }: Omit<AssetFormInput, "asset" | "others">): AssetDraft {
  const account = start?.account ?? usualAssetAccount(chart);
  return {
    name: start?.name ?? "",
    tag: "",
    place: "",
    supplier: "",
    way: "post",
    paidFrom: accountsOfAsset(chart, account, false, used).money,
    bought: start?.bought ?? today,
    cost: start?.cost ?? ZERO,
    account,
    accumulated: null,
    impaired: null,
    expense: null,
    method: null,
    months: USUAL_LIFE,
    units: 0,
    residual: ZERO,
    starts: null,
    taxMonths: null,
    openedTo: null,
    opening: null,
  };
}

function draftOf(asset: Asset, input: AssetFormInput): AssetDraft {
  const { opening, starts, events: _events, ...fields } = asset;
  return {
    ...blank({ ...input, start: null }),
    ...fields,
    way: "none",
    starts: firstDay(starts),
    openedTo: opening === null ? null : lastDay(opening.month),
    opening: opening?.accumulated ?? null,
  };
}

/** What the books have of it by straight line, for who does not say another amount. */
function usualOpening(fields: AssetFields, openedTo: Day): Pesos {
  if (fields.method === "none" || fields.method === "units") return ZERO;
  if (checkAsset({ ...fields, opening: null }).length > 0) return ZERO;
  return assetMonths({ ...fields, opening: null, events: [] }, monthOf(openedTo)).at(-1)?.accumulated ?? ZERO;
}

function fieldsOf(draft: AssetDraft, chart: Chart, today: Day, isKnown: boolean): AssetFields {
  const { name, tag, place, supplier, cost, account, months: life, units, residual, openedTo } = draft;
  const puc = toPuc(chart, account);
  const usual = accountsOfAsset(chart, account, false);
  const bought = draft.bought ?? today;
  const method = draft.method ?? usualMethod(puc);
  const months = method === "straight" || method === "declining" ? life : 0;
  const starts = draft.starts === null ? addMonths(monthOf(bought), 1) : monthOf(draft.starts);
  const base: AssetFields = {
    name,
    tag,
    place,
    supplier,
    account,
    accumulated: draft.accumulated ?? usual.accumulated,
    impaired: draft.impaired ?? usual.impaired,
    expense: draft.expense ?? usual.expense,
    bought,
    cost,
    residual: method === "none" ? ZERO : residual,
    method,
    months,
    units: method === "units" ? units : 0,
    starts,
    opening: null,
    taxMonths: method === "none" ? 0 : (draft.taxMonths ?? usualTaxMonths(puc, bought, life)),
  };
  if (openedTo === null || (draft.way === "post" && !isKnown)) return base;
  const accumulated = draft.opening ?? usualOpening(base, openedTo);
  return { ...base, opening: { month: monthOf(openedTo), accumulated } };
}

/** Another asset in use with the same plate or serial number. */
function twinOf({ asset, others }: AssetFormInput, { tag }: AssetDraft): Asset | null {
  const same = (each: Asset) =>
    each.id !== asset?.id && disposalOf(each) === null && fold(each.tag) === fold(tag.trim());
  return tag.trim() === "" ? null : (others.find(same) ?? null);
}

/** The form of an asset: what is typed, what follows from it, and what is wrong once it was sent. */
export function useAssetForm(input: AssetFormInput) {
  const { asset, start, chart, today } = input;
  const [opened] = useState(() => (asset === null ? blank(input) : draftOf(asset, input)));
  const [draft, setDraft] = useState(opened);
  const [wasSent, setSent] = useState(false);
  const known = start?.entry ?? null;
  const fields = fieldsOf(draft, chart, today, known !== null || asset !== null);
  const fixed = asset === null ? [] : fixedFields(asset);
  // An emptied day is asked for: today is not when it was bought because nobody said so.
  const lacksDay = draft.bought === null && !fixed.includes("cost");
  const purchase = (entryId: EntryId): AssetPurchase => {
    if (known !== null) return { kind: "known", entryId: known.id };
    return draft.way === "post" ? { kind: "post", entryId, paidFrom: draft.paidFrom } : { kind: "none" };
  };
  const problems = [
    ...checkAsset(fields),
    ...(asset === null ? checkPurchase(fields, purchase("" as EntryId)) : []),
  ];
  return {
    draft,
    fields,
    purchase,
    isFixed: (field: keyof AssetFields) => fixed.includes(field),
    least: leastTaxMonths(toPuc(chart, fields.account), fields.bought),
    dirty: JSON.stringify(draft) !== JSON.stringify(opened),
    say: (part: Partial<AssetDraft>) => setDraft({ ...draft, ...part }),
    /** True if it may be sent; from then on what is wrong is said. */
    send: () => {
      setSent(true);
      return problems.length === 0 && !lacksDay;
    },
    lacksDay: wasSent && lacksDay,
    twin: twinOf(input, draft),
    has: (problem: AssetFieldProblem) => wasSent && problems.includes(problem),
  };
}

export type AssetForm = ReturnType<typeof useAssetForm>;
