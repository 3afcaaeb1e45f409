import type { AccountCode } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import { monthSpanText } from "#domain/accounting/covered-months.ts";
import type { MonthSpan } from "#domain/kernel/calendar-day.ts";
import { formatDay, formatDecimal, formatMonth, formatPercent, formatPesos } from "#domain/kernel/format.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { listed } from "#domain/kernel/spanish.ts";
import type { CashCover, CostGrowth, MissingNumbers, PartyShare, Signal } from "#domain/watching/signal.ts";
import { signalTexts as texts } from "./texts.ts";

interface SignalWords {
  readonly title: string;
  readonly text: string;
}

/** Numbers named before the rest is counted. */
const NAMED = 5;

const money = (amount: number) => formatPesos(pesos(Math.round(amount)));
const part = (share: number) => formatPercent(Math.abs(share), 0);
const spanText = ({ first, last }: MonthSpan) => monthSpanText(first, last);
/** "en noviembre de 2026", "de septiembre a noviembre de 2026". */
const inSpan = (span: MonthSpan) => `${span.first === span.last ? "en" : "de"} ${spanText(span)}`;
const atSpan = (span: MonthSpan) => inSpan(span).replace(/^./, (letter) => letter.toUpperCase());
const monthText = (month: Parameters<typeof formatMonth>[0]) => formatMonth(month).toLowerCase();

function growthWords(signal: CostGrowth, puc: Chart): SignalWords {
  const { account, span, against, now, before, share, salesShare, excess } = signal;
  const name = puc.byCode.get(account as AccountCode)?.name ?? account;
  const direction = part(salesShare) === part(0) ? "same" : salesShare > 0 ? "up" : "down";
  const sales = texts.growth.sales(part(salesShare), direction);
  const [at, then] = [atSpan(span), spanText(against)];
  return {
    title: texts.growth.title(name),
    text: texts.growth.text(at, then, part(share), money(before), money(now), sales, money(excess)),
  };
}

function cashWords({ cash, monthly, share, on }: CashCover): SignalWords {
  const { title, text, none } = texts.cash;
  const said =
    cash <= 0
      ? none(formatDay(on), money(cash), money(monthly))
      : text(formatDay(on), money(cash), money(monthly), formatDecimal(share, 1));
  return { title, text: said };
}

function partyWords({ kind, party, amount, total, share, span, basis }: PartyShare): SignalWords {
  const figures = [atSpan(span), part(share), money(amount), money(total)] as const;
  if (kind === "supplier-share")
    return { title: texts.supplier.title(party), text: texts.supplier.text(...figures) };
  return { title: texts.customer.title(party), text: texts.customer[basis](...figures) };
}

function missingWords({ prefix, missing, first, last }: MissingNumbers): SignalWords {
  const named = missing.slice(0, NAMED).map(String);
  const left = missing.length - named.length;
  const numbers = left === 0 ? listed(named) : named.join(", ") + texts.missing.more(left);
  return {
    title: texts.missing.title,
    text: texts.missing.text(`${prefix}${first}`, `${prefix}${last}`, numbers),
  };
}

/** A signal in plain words, with its figures. */
export function signalWords(signal: Signal, puc: Chart): SignalWords {
  switch (signal.kind) {
    case "cost-growth":
      return growthWords(signal, puc);
    case "sales-drop": {
      const { span, against, share, before, now } = signal;
      const [at, then] = [atSpan(span), inSpan(against)];
      return {
        title: texts.drop.title,
        text: texts.drop.text(at, then, part(share), money(before), money(now)),
      };
    }
    case "cash-cover":
      return cashWords(signal);
    case "customer-share":
    case "supplier-share":
      return partyWords(signal);
    case "against-nature": {
      const { title, text, sides } = texts.against;
      return {
        title: title(signal.name),
        text: text(signal.account, money(signal.amount), sides[signal.side]),
      };
    }
    case "duplicates": {
      const [first = [], ...others] = signal.groups;
      const extra = signal.groups.reduce((sum, numbers) => sum + numbers.length - 1, 0);
      const { title, text, more } = texts.duplicates;
      const said = text(listed(first.map(String)), formatDay(signal.date), money(signal.amount));
      return { title: title(extra), text: others.length === 0 ? said : said + more(others.length) };
    }
    case "first-digit": {
      const { entries, share, digit, usual } = signal;
      return {
        title: texts.digit.title,
        text: texts.digit.text(String(entries), part(share), String(digit), part(usual)),
      };
    }
    case "stray-year":
      return { title: texts.stray.title, text: texts.stray.text(listed(signal.months.map(formatMonth))) };
    case "old-receivables":
      return {
        title: texts.old.title,
        text: texts.old.text(money(signal.old), part(signal.share), money(signal.owed)),
      };
    case "vat-unpaid":
    case "withheld-unpaid": {
      const { title, text } = signal.kind === "vat-unpaid" ? texts.vat : texts.withheld;
      return { title, text: text(monthText(signal.month), money(signal.left)) };
    }
    case "missing-numbers":
      return missingWords(signal);
  }
}
