import type { AccountCode } from "../accounting/account.ts";
import type { EntryContent } from "../accounting/entries/entry.ts";
import type { AssetFields } from "../assets/asset.ts";
import { addMonths, month as asMonth, day, monthOf } from "../kernel/calendar-day.ts";
import type { Month } from "../kernel/day.ts";
import { formatMonthName } from "../kernel/format.ts";
import { pesos, ZERO } from "../kernel/pesos.ts";
import { START } from "./shop.data.ts";

export interface SampleAsset {
  readonly fields: AssetFields;
  /** The entry that bought it, of what was bought since the book began. */
  readonly purchase: EntryContent | null;
}

const code = (account: string) => account as AccountCode;

interface Kind {
  readonly name: string;
  readonly tag: string;
  readonly place: string;
  readonly supplier: string;
  readonly account: string;
  readonly suffix: string;
  readonly bought: string;
  readonly months: number;
}

const KINDS: readonly Kind[] = [
  {
    name: "Estanterías, vitrinas y mostrador",
    tag: "MUE 01",
    place: "Local",
    supplier: "",
    account: "1524",
    suffix: "15",
    bought: "2022-12-20",
    months: 120,
  },
  {
    name: "Computadores, impresora y caja registradora",
    tag: "COM 01",
    place: "Mostrador",
    supplier: "",
    account: "1528",
    suffix: "20",
    bought: "2023-12-18",
    months: 60,
  },
  {
    name: "Camioneta de reparto",
    tag: "BHK 417",
    place: "Despachos",
    supplier: "Luis Eduardo Garzón",
    account: "1540",
    suffix: "35",
    bought: "2026-01-29",
    months: 120,
  },
];

function net(entries: readonly EntryContent[], account: string): number {
  const lines = entries.flatMap((entry) => entry.lines).filter((line) => line.account === account);
  return lines.reduce((sum, line) => sum + line.debit - line.credit, 0);
}

/** The last month whose depreciation was written; a forgotten one before it is still missing. */
function lastDepreciated(entries: readonly EntryContent[], accumulated: string): Month | null {
  const own = entries.filter(
    ({ date, description, lines }) =>
      lines.some((line) => line.account === accumulated && line.credit > 0) &&
      description === `Depreciación de ${formatMonthName(monthOf(date))}`,
  );
  return own.length === 0 ? null : monthOf(own.at(-1)?.date ?? START);
}

/**
 * The fixed assets of the shop as a bookkeeper registers them who kept no register before: each with what the books have
 * depreciated of it until the last month. So the register equals 15 and 1592, and the next month is proposed.
 */
export function sampleAssets(entries: readonly EntryContent[]): readonly SampleAsset[] {
  return KINDS.flatMap((kind): SampleAsset[] => {
    const cost = net(entries, kind.account);
    if (cost === 0) return [];
    const accumulated = `1592${kind.suffix}`;
    const held = pesos(0 - net(entries, accumulated));
    const bought = day(kind.bought);
    const last = lastDepreciated(entries, accumulated) ?? addMonths(asMonth(START.slice(0, 7)), -1);
    const isOwn = bought >= START;
    const opening = held === 0 ? null : { month: last, accumulated: held };
    const fields: AssetFields = {
      name: kind.name,
      tag: kind.tag,
      place: kind.place,
      supplier: kind.supplier,
      bought,
      cost: pesos(cost),
      starts: addMonths(monthOf(bought), 1),
      opening,
      taxMonths: kind.months,
      method: "straight",
      months: kind.months,
      units: 0,
      residual: ZERO,
      account: code(kind.account),
      accumulated: code(accumulated),
      impaired: code(`1599${kind.account.slice(2)}`),
      expense: code(`5160${kind.suffix}`),
    };
    const purchase = entries.find(
      ({ date, lines }) =>
        date > START && lines.some(({ account, debit }) => account === kind.account && debit > 0),
    );
    return [{ fields, purchase: isOwn ? (purchase ?? null) : null }];
  });
}
