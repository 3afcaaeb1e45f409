import { plainLine } from "../kernel/graphemes.ts";
import type { ItemFields } from "./inventory-item.ts";

export type ItemListLine = { readonly fields: ItemFields } | { readonly bad: number };

/** Items of rows copied from a sheet: code, name, unit and minimum. A first row of headings is left out. */
export function readItemList(text: string): readonly ItemListLine[] {
  const rows = text.split(/\r?\n/).map((row) => row.split(/[\t;]/).map((cell) => plainLine(cell)));
  return rows.flatMap<ItemListLine>(([code = "", name = "", unit = "", minimum = ""], place) => {
    if (code === "" && name === "") return [];
    if (place === 0 && /^c[oó]digo$/i.test(code)) return [];
    if (code === "" || name === "") return [{ bad: place + 1 }];
    const least = Number(minimum.replace(",", "."));
    const fields: ItemFields = {
      code,
      barcode: "",
      name,
      unit: unit || "Unidad",
      divisible: false,
      tax: "general",
      minimum: Number.isFinite(least) && least > 0 ? Math.round(least * 1000) : 0,
      state: "active",
    };
    return [{ fields }];
  });
}
