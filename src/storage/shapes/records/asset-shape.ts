import type { AccountCode } from "#domain/accounting/account.ts";
import {
  type Asset,
  type AssetEvent,
  type AssetOpening,
  DEPRECIATION_METHODS,
} from "#domain/assets/asset.ts";
import {
  amountValue,
  byKind,
  count,
  dayValue,
  id,
  integer,
  list,
  maybe,
  monthValue,
  oneOf,
  orNull,
  pesosValue,
  shape,
  textAs,
  textValue,
  whole,
} from "../shape.ts";

type Event<Kind extends AssetEvent["kind"]> = Extract<AssetEvent, { readonly kind: Kind }>;

const code = textAs<AccountCode>();
const entryId = id("entry");
const estimate = {
  method: oneOf(DEPRECIATION_METHODS),
  months: count,
  units: count,
  residual: amountValue,
};

const event = byKind<AssetEvent>({
  addition: shape<Event<"addition">>({
    kind: oneOf(["addition"]),
    date: dayValue,
    amount: amountValue,
    months: count,
    entryId,
  }),
  impairment: shape<Event<"impairment">>({
    kind: oneOf(["impairment"]),
    date: dayValue,
    amount: amountValue,
    entryId,
  }),
  reversal: shape<Event<"reversal">>({
    kind: oneOf(["reversal"]),
    date: dayValue,
    amount: amountValue,
    entryId,
  }),
  estimate: shape<Event<"estimate">>({ kind: oneOf(["estimate"]), date: dayValue, ...estimate }),
  depreciation: shape<Event<"depreciation">>({
    kind: oneOf(["depreciation"]),
    date: dayValue,
    amount: pesosValue,
    units: maybe(count),
    entryId: maybe(entryId),
  }),
  disposal: shape<Event<"disposal">>({
    kind: oneOf(["disposal"]),
    date: dayValue,
    price: amountValue,
    entryId,
  }),
});

const asset = shape<Asset>({
  id: id("asset"),
  bookId: id("book"),
  name: textValue,
  tag: textValue,
  place: textValue,
  supplier: textValue,
  account: code,
  accumulated: code,
  impaired: code,
  expense: code,
  bought: dayValue,
  cost: amountValue,
  ...estimate,
  starts: monthValue,
  opening: orNull(shape<AssetOpening>({ month: monthValue, accumulated: amountValue })),
  taxMonths: count,
  entryId: maybe(entryId),
  events: list(event),
  createdAt: integer,
  updatedAt: integer,
  version: count,
});

/** Months of depreciation are registered once, only what leaves takes of one back, and nothing comes after it left. */
export const assetShape = whole(asset, ({ events }) => {
  const left = events.findIndex(({ kind }) => kind === "disposal");
  const kept = events.filter((event, at) => {
    const isTakenBack = at === left - 1 && event.kind === "depreciation" && event.amount < 0;
    return event.kind === "depreciation" && !isTakenBack;
  });
  const months = new Set(kept.map(({ date }) => date.slice(0, 7)));
  const isOnce = months.size === kept.length && kept.every((event) => "amount" in event && event.amount >= 0);
  return isOnce && (left < 0 || left === events.length - 1);
});
