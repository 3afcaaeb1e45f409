import { useState } from "react";
import type { AccountCode } from "#domain/accounting/account.ts";
import { accountInUse, type UsedMonths } from "#domain/accounting/charts/account-in-use.ts";
import { isIncoming, type StockKind, type StockLine } from "#domain/inventory/inventory-move.ts";
import type { CostChange } from "#domain/inventory/plan-stock.ts";
import { returnedAmount } from "#domain/inventory/posting/returned-amount.ts";
import { salePrice } from "#domain/inventory/sale-price.ts";
import { COUNTER_ROLES, STOCK_ACCOUNTS, type StockRole } from "#domain/inventory/stock-accounts.data.ts";
import { openStores } from "#domain/inventory/store.ts";
import { sayStore } from "#domain/inventory/store-units.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { StoreId } from "#domain/kernel/ids.ts";
import { type Pesos, ZERO } from "#domain/kernel/pesos.ts";
import type { TypedLine } from "#flows/stock/item-line-fields.tsx";
import { type ItemNameOf, stockTexts } from "#flows/stock/texts.ts";
import { useCostAhead } from "#flows/stock/use-costs-ahead.ts";
import { useStockRefusal } from "#flows/stock/use-stock-refusal.ts";
import { inventoryReportTexts } from "#reports/inventory/texts.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import type { StockDraft } from "#storage/commands/inventory/post-stock.ts";
import type { ValuedItem } from "#storage/queries/inventory/inventory.ts";
import { lacksWorth, saysWorth, vatOfRole, worthOf } from "./exits/exit-form.ts";
import { exitTexts } from "./exits/texts.ts";
import type { GivenBack, TradedLineLeft } from "./returns/given-back.ts";
import { inventoryTexts } from "./texts.ts";
import type { StockActions } from "./use-stock-actions.ts";

const { move: texts } = inventoryTexts;

/** What a move is about when its form opens. */
export interface MoveAsked {
  readonly kind: StockKind;
  readonly item: ValuedItem | null;
  readonly source?: GivenBack;
}

export function needsCost(kind: StockKind): boolean {
  return isIncoming(kind) && kind !== "sale-return";
}

/** IVA changes hands with a purchase or a sale and what is given back of them. */
export function isTrade(kind: StockKind): boolean {
  return kind !== "opening" && kind !== "in" && kind !== "out";
}

interface TypedMove {
  readonly date: Day | null;
  readonly reference: string;
  readonly thirdParty: string;
  readonly role: StockRole;
  readonly taxed: boolean;
  /** What it cost to bring what was bought. */
  readonly costs: Pesos;
  /** Null for the first one. */
  readonly store: StoreId | null;
  readonly lines: readonly TypedLine[];
}

const BLANK_LINE = { units: 0, amount: ZERO };

/** What a line of a return gives back. */
export function givenAt({ source }: MoveAsked, { key }: Pick<TypedLine, "key">): TradedLineLeft | undefined {
  return source?.lines[key];
}

/** Whether nobody said what is paid back of what had a price: blank, it would be an expense of its own. */
function lacksReturn(asked: MoveAsked, line: TypedLine): boolean {
  return line.units > 0 && line.amount <= 0 && (givenAt(asked, line)?.amount ?? 0) > 0;
}

/** Whether a line of a return is left out: something else of its move comes back. */
export function isLeftOut(asked: MoveAsked, { lines }: Pick<TypedMove, "lines">, line: TypedLine): boolean {
  const isBlank = ({ units, amount }: TypedLine) => units === 0 && amount === 0;
  return asked.source !== undefined && isBlank(line) && !lines.every(isBlank);
}

/** What the amount of a line lacks, in words. */
export function lackOf(asked: MoveAsked, said: TypedMove, line: TypedLine): string | undefined {
  if (lacksWorth(said, line)) return exitTexts.needWorth;
  if (asked.kind === "sale" && line.amount <= 0) return stockTexts.needPrice;
  return lacksReturn(asked, line) ? stockTexts.needReturn : undefined;
}

function isBad(asked: MoveAsked, said: TypedMove, line: TypedLine): boolean {
  const { valued, units, amount } = line;
  const lacks = lackOf(asked, said, line) !== undefined;
  return valued === null || units <= 0 || (needsCost(asked.kind) && amount <= 0) || lacks;
}

/** What a line comes to by itself; null where only its person knows, as of a purchase with freight in its cost. */
function priceOf(asked: MoveAsked, line: TypedLine): Pesos | null {
  const { kind, source } = asked;
  if (kind === "sale" || kind === "out") return salePrice(line.valued?.item, line.units);
  const given = givenAt(asked, line);
  if (given === undefined || source?.freight === true) return null;
  return returnedAmount(given, Math.round(line.units * 1000));
}

/** A sold line follows the price of its item, and a returned one what it was sold for, until another amount is typed. */
function putLine(asked: MoveAsked, was: TypedLine, line: TypedLine): TypedLine {
  if (was.key !== line.key) return was;
  const isTyped = line.amount !== was.amount || line.amount !== priceOf(asked, was);
  const isChanged = line.valued !== was.valued || line.units !== was.units;
  return isTyped || !isChanged ? line : { ...line, amount: priceOf(asked, line) ?? line.amount };
}

/** A line as its move takes it. */
function saidLine(asked: MoveAsked, said: TypedMove, line: TypedLine): readonly StockLine[] {
  const { valued, units } = line;
  const quantity = Math.round(units * 1000);
  const given = givenAt(asked, line);
  const from = asked.source && given && { source: { moveId: asked.source.moveId, line: given.line } };
  return valued === null || isLeftOut(asked, said, line)
    ? []
    : [{ itemId: valued.item.id, quantity, amount: worthOf(said, line), ...from }];
}

const namesOf = (lines: readonly TypedLine[]) => [
  ...new Set(lines.flatMap(({ valued }) => valued?.item.name ?? [])),
];

interface MoveFormInput {
  readonly asked: MoveAsked;
  readonly open: OpenBook;
  readonly used: UsedMonths;
  /** What the ledger has more than the kardex: stock that begins is first looked for there. */
  readonly difference: Pesos;
  readonly today: Day;
  readonly nameOf: ItemNameOf;
  readonly does: StockActions;
  readonly onClose: () => void;
}

/** The account of a role: of those that change hands, the one of the book's own that it uses (AC-45). */
export function accountOfRole({ chart }: OpenBook, used: UsedMonths, role: StockRole): AccountCode {
  const usual = STOCK_ACCOUNTS[chart.kind][role];
  const puc = chart.byCode.get(usual)?.puc;
  // Accounts below an expense are other expenses, however often they are used.
  const isOwn = role === "inventory" || usual.startsWith("5");
  return isOwn || puc === undefined ? usual : accountInUse(puc, chart, used).code;
}

/** Whether a move begins with IVA. The short charts have no account for it. */
function beginsTaxed({ chart }: OpenBook, kind: StockKind, role: StockRole): boolean {
  return chart.kind === "puc" && (isTrade(kind) || vatOfRole(role) === "deemed-sale");
}

/** The role that a form begins with. Stock that begins stands in the books already where they have more than the kardex. */
export function usualRole(kind: StockKind, difference: Pesos): StockRole {
  if (kind === "opening" && difference > 0) return "inventory";
  return COUNTER_ROLES[kind][0] ?? "cash";
}

function beginMove({
  asked: { kind, source, item },
  open,
  difference,
  today,
}: Pick<MoveFormInput, "asked" | "open" | "difference" | "today">): TypedMove {
  const role = usualRole(kind, difference);
  return {
    date: today,
    reference: source?.reference ?? "",
    thirdParty: source?.thirdParty ?? "",
    role,
    costs: ZERO,
    taxed: source?.taxed ?? beginsTaxed(open, kind, role),
    // What comes back from a store that was closed since comes into the first one.
    store: openStores(open.book.stock?.stores ?? []).find(({ id }) => id === source?.store)?.id ?? null,
    lines: (source?.lines ?? [null]).map((_, key) => ({ key, valued: item, ...BLANK_LINE })),
  };
}

type MoveOf = Pick<MoveFormInput, "asked" | "open">;

/** What moves, and the store that it moves in. */
function movedOf({ asked, open }: MoveOf, said: TypedMove): Pick<StockDraft, "lines" | "store"> {
  const lines = said.lines.flatMap((line) => saidLine(asked, said, line));
  return { lines, ...sayStore(open.book.stock ?? {}, said.store) };
}

/** At which cost a move leaves or comes back (IN-53); null where that is not known. `said`: null while something lacks. */
function useCost(of: MoveOf, said: (TypedMove & { readonly date: Day }) | null): Pesos | null {
  const { kind } = of.asked;
  const isAsked = said !== null && !needsCost(kind);
  return useCostAhead(of.open.book.id, isAsked ? { kind, date: said.date, ...movedOf(of, said) } : null);
}

/** What is typed of a move, and the move that it makes. */
export function useMoveForm({ asked, open, used, difference, today, nameOf, does, onClose }: MoveFormInput) {
  const { kind, source } = asked;
  const storage = useStorage();
  const accountOf = (role: StockRole) => accountOfRole(open, used, role);
  const roles = COUNTER_ROLES[kind];
  const ofSource = roles.find((each) => accountOf(each) === source?.counter);
  const [typed, setTyped] = useState<TypedMove>(() => ({
    ...beginMove({ asked, open, difference, today }),
    ...(ofSource && { role: ofSource }),
  }));
  const [sent, setSent] = useState(false);
  const [seen, setSeen] = useState<readonly CostChange[] | null>(null);
  const { lines, date } = typed;
  const refused = useStockRefusal(nameOf);
  const say = refused.until((more: Partial<TypedMove>) => setTyped({ ...typed, ...more }));
  const counter: AccountCode = source && ofSource === undefined ? source.counter : accountOf(typed.role);
  const name = inventoryReportTexts.kinds[kind];
  const draft = (day: Day): StockDraft => ({
    moveId: storage.newId("stockMove"),
    entryId: storage.newId("entry"),
    kind,
    date: day,
    description: texts.description(name, namesOf(lines)),
    reference: typed.reference.trim(),
    thirdParty: typed.thirdParty.trim(),
    counter,
    taxed: typed.taxed,
    ...(kind === "purchase" && typed.costs > 0 && { costs: typed.costs }),
    ...movedOf({ asked, open }, typed),
  });
  const isFit = (line: TypedLine) => isLeftOut(asked, typed, line) || !isBad(asked, typed, line);
  const cost = useCost({ asked, open }, date !== null && lines.every(isFit) ? { ...typed, date } : null);
  const send = async (accepts: boolean) => {
    if (date === null) return;
    const outcome = await does.post([draft(date)], accepts, texts.posted(name));
    if ("changes" in outcome) setSeen(outcome.changes);
    else if (outcome.done) onClose();
    else {
      setSeen(null);
      if (outcome.refusal) refused.refuse(outcome.refusal);
    }
  };
  return {
    typed,
    say,
    sayRole: (role: StockRole) =>
      say({ role, taxed: kind === "out" ? beginsTaxed(open, kind, role) : typed.taxed }),
    asksAmount: kind !== "out" || saysWorth(typed),
    cost,
    sent,
    refusedOf: refused.of,
    refusedDay: refused.ofDay,
    seen,
    unsee: () => setSeen(null),
    send,
    submit: async () => {
      setSent(true);
      if (date !== null && lines.every(isFit)) await send(false);
    },
    /** The accounts to choose from; none where what is given back says it. */
    roles: roles.length > 1 && (source === undefined || ofSource !== undefined) ? roles : [],
    put: (line: TypedLine) => say({ lines: lines.map((each) => putLine(asked, each, line)) }),
    remove: (key: number) => say({ lines: lines.filter((each) => each.key !== key) }),
    add: () => say({ lines: [...lines, { key: (lines.at(-1)?.key ?? 0) + 1, valued: null, ...BLANK_LINE }] }),
  };
}

export type MoveForm = ReturnType<typeof useMoveForm>;
