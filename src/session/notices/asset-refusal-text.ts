import type { AssetFieldProblem, AssetRefusal } from "#domain/assets/asset.ts";
import { uncapitalize } from "#domain/kernel/capitals.ts";
import { formatDay, formatMonth, formatPesos } from "#domain/kernel/format.ts";
import type { AssetResult } from "#storage/assets/asset-work.ts";
import { refusalText } from "./refusal-text.ts";

/** What is wrong with a field of an asset. */
export const ASSET_FIELD_TEXTS: Readonly<Record<AssetFieldProblem, string>> = {
  "paid-from": "Elige otra cuenta: la del activo no puede pagar su propia compra.",
  name: "Escribe un nombre de hasta 460 caracteres.",
  cost: "El valor debe ser mayor que cero.",
  residual:
    "El valor residual va de cero a lo que vale el activo. La reducción de saldos pide uno mayor que cero.",
  life: "La vida útil va de 1 a 1.200 meses.",
  units: "Escribe cuántas unidades hará, en números enteros.",
  "tax-life": "La vida fiscal va de 1 a 1.200 meses.",
  starts: "No se puede depreciar antes del mes de la compra.",
  opening:
    "Lo ya depreciado va de cero al costo menos el valor residual, y es todo eso si la vida útil terminó.",
  accounts: "Elige cuentas abiertas a asientos. La del gasto no puede ser la del activo.",
};

const REFUSALS = {
  "unknown-asset": "Ya no está: se eliminó en otra pestaña.",
  "asset-changed": "Cambió mientras tanto, quizá en otra pestaña. Míralo y decide de nuevo.",
  "asset-gone": "Ya se vendió o se dio de baja.",
  "units-missing": "Faltan las unidades de algún activo.",
  "asset-moved":
    "Hay asientos posteriores que salieron de ahí. Deshaz primero lo último que se registró de este activo.",
  missing: (month: string) => `Registra primero la depreciación de ${month}.`,
  later: (day: string) =>
    `Lo último de este activo es del ${day}, y la fecha es de un mes anterior. Anula primero en el diario lo que vino después y quítalo aquí del registro.`,
  counted: (month: string) =>
    `Lo del día 1 cuenta desde su mes, y la depreciación de ${month} ya se registró. Escribe otro día del mes, y contará desde el siguiente, o anula primero esa depreciación en el diario y quítala aquí del registro.`,
  before: (day: string) => `El activo está en los libros desde el ${day}: la fecha no puede ser anterior.`,
  most: (amount: string) => `El máximo es ${amount}.`,
} as const;

type Refused = Extract<AssetResult<unknown>, { readonly ok: false }>["error"];

const OWN: ReadonlySet<string> = new Set<AssetRefusal["kind"]>([
  "unknown-asset",
  "asset-changed",
  "asset-gone",
  "units-missing",
  "asset-moved",
  "month-missing",
  "later-event",
  "month-counted",
  "before-asset",
  "over-limit-asset",
  "bad-asset",
]);

const isOwn = (error: Refused): error is AssetRefusal => OWN.has(error.kind);

function ownText(error: AssetRefusal): string {
  switch (error.kind) {
    case "month-missing":
      return REFUSALS.missing(uncapitalize(formatMonth(error.month)));
    case "later-event":
      return REFUSALS.later(formatDay(error.date));
    case "month-counted":
      return REFUSALS.counted(uncapitalize(formatMonth(error.month)));
    case "before-asset":
      return REFUSALS.before(formatDay(error.date));
    case "over-limit-asset":
      return REFUSALS.most(formatPesos(error.most));
    case "bad-asset":
      return error.problems.map((problem) => ASSET_FIELD_TEXTS[problem]).join(" ");
    default:
      return REFUSALS[error.kind];
  }
}

/** What happened and what to do, for a command of an asset that was refused. */
export function assetRefusalText(error: Refused): string {
  return isOwn(error) ? ownText(error) : refusalText(error);
}
