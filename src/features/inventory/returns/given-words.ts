import { itemQuantity } from "#domain/inventory/item-quantity.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import type { TypedLine } from "#flows/stock/item-line-fields.tsx";
import { givenAt, type MoveAsked } from "../use-move-form.ts";
import { returnsTexts as texts } from "./texts.ts";

/** What a line of a return was, how much of it is left, and what of its amount a supplier does not pay back. */
export function givenWords(asked: MoveAsked, line: TypedLine): string | undefined {
  const given = givenAt(asked, line);
  const unit = line.valued?.item.unit;
  if (given === undefined || unit === undefined) return;
  const { freight } = texts;
  const [units, amount] = [itemQuantity(given.quantity, unit), formatPesos(given.amount)];
  const isSale = asked.kind === "sale-return";
  const carried = asked.source?.freight;
  return [
    isSale ? texts.sold(units, amount) : texts.bought(units, amount),
    ...(given.left < given.quantity ? [texts.left(itemQuantity(given.left, unit))] : []),
    ...(isSale || carried === false ? [] : [carried ? freight.carried : freight.unknown]),
  ].join(" ");
}
