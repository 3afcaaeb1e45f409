import type { AccountCode } from "#domain/accounting/account.ts";
import { formatMonth, formatPesos } from "#domain/kernel/format.ts";
import { abs, type Pesos } from "#domain/kernel/pesos.ts";
import { listed } from "#domain/kernel/spanish.ts";
import type { ClosingAssets } from "#storage/queries/assets/closing-assets.ts";
import type { CheckWay, ClosingCheck } from "./closing-check.ts";
import { closingTexts } from "./texts.ts";
import type { ClosingView } from "./use-year-closing.ts";

const texts = closingTexts.checks;

/** Only a book with the PUC has these accounts by code; other books open their trial balance. */
function wayTo(view: ClosingView, account: string): CheckWay {
  return view.byCode ? { to: "ledger", account: account as AccountCode } : { to: "trial" };
}

function sumsCheck({ difference }: ClosingView["review"]): ClosingCheck {
  return {
    id: "sums",
    label: texts.sums,
    detail: difference === 0 ? texts.sumsEqual : texts.sumsDiffer(formatPesos(abs(difference))),
    state: difference === 0 ? "done" : "missing",
    way: { to: "trial" },
  };
}

/** The register of assets says itself which months it lacks (AF-07). */
function registerCheck({ due, differs }: ClosingAssets, { input, months }: ClosingView): ClosingCheck {
  const isWhole = input.until === months.at(-1)?.month;
  const names = listed(due.map((month) => formatMonth(month).toLowerCase()));
  const known = isWhole ? texts.registerDone : texts.registerUntil(formatMonth(input.until).toLowerCase());
  return {
    id: "depreciation",
    label: texts.depreciation,
    detail: due.length > 0 ? texts.registerDue(names) : differs ? texts.registerDiffers : known,
    state: due.length > 0 || differs ? "missing" : isWhole ? "done" : "waiting",
    way: { to: "assets" },
  };
}

function depreciationCheck(view: ClosingView): ClosingCheck[] {
  if (view.assets !== null) return [registerCheck(view.assets, view)];
  const { depreciated } = view.review;
  if (depreciated === null) return [];
  const { last } = depreciated;
  const state = last === null ? "missing" : last === view.months.at(-1)?.month ? "done" : "waiting";
  return [
    {
      id: "depreciation",
      label: texts.depreciation,
      detail: last === null ? texts.depreciationNone : texts.depreciationUntil(formatMonth(last)),
      state,
      way: wayTo(view, "1592"),
    },
  ];
}

function provisionsCheck(view: ClosingView): ClosingCheck[] {
  const { unprovided } = view.review;
  if (unprovided === null) return [];
  const missing = unprovided.map((each) => texts.benefits[each]);
  return [
    {
      id: "provisions",
      label: texts.provisions,
      detail: missing.length === 0 ? texts.provisionsAll : texts.provisionsFew(missing.join(", ")),
      state: missing.length === 0 ? "done" : "waiting",
      way: wayTo(view, "2610"),
    },
  ];
}

function banksCheck({ review }: ClosingView): ClosingCheck[] {
  if (review.overdrawn === null) return [];
  const none = review.overdrawn === 0;
  return [
    {
      id: "banks",
      label: texts.banks,
      detail: none ? texts.banksNone : texts.banksSome(review.overdrawn),
      state: none ? "done" : "waiting",
      way: { to: "trial" },
    },
  ];
}

function owedCheck(view: ClosingView, id: "vat" | "withheld", account: string): ClosingCheck[] {
  const owed: Pesos | null = view.review[id];
  if (owed === null) return [];
  const amount = formatPesos(abs(owed));
  return [
    {
      id,
      label: texts[id],
      detail: owed === 0 ? texts.settled : owed > 0 ? texts.toPay(amount) : texts.inFavour(amount),
      state: owed === 0 ? "done" : "waiting",
      way: wayTo(view, account),
    },
  ];
}

function incomeTaxCheck(view: ClosingView): ClosingCheck[] {
  const { incomeTax } = view.review;
  if (incomeTax === null) return [];
  return [
    {
      id: "income-tax",
      label: texts.incomeTax,
      detail: incomeTax === 0 ? texts.incomeTaxNone : texts.incomeTaxBooked(formatPesos(incomeTax)),
      state: incomeTax === 0 ? "waiting" : "done",
      way: wayTo(view, "5405"),
    },
  ];
}

/** Checks based on the year's accounts; a business without equipment, employees or taxes gets none about them. */
export function recordedChecks(view: ClosingView) {
  return {
    sums: [sumsCheck(view.review)],
    adjustments: [...banksCheck(view), ...depreciationCheck(view), ...provisionsCheck(view)],
    taxes: [
      ...owedCheck(view, "vat", "2408"),
      ...owedCheck(view, "withheld", "2365"),
      ...incomeTaxCheck(view),
    ],
  };
}
