import type { Refusal } from "#domain/accounting/refusal.ts";
import type { StockRefusal } from "#domain/inventory/check-stock.ts";
import { unitsText } from "#domain/inventory/item-quantity.ts";
import { capitalize, uncapitalize } from "#domain/kernel/capitals.ts";
import { formatDay, formatMonth, formatPesos } from "#domain/kernel/format.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { plural } from "#domain/kernel/spanish.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import type { StorageRefusal } from "#storage/engine/run-command.ts";
import { ITEM_PROBLEMS, type ItemNameOf, PROBLEMS, STORE_PROBLEMS } from "./texts.ts";

export type RefusedStock = StockRefusal | Refusal | StorageRefusal;

/** Why something of the stores was not written; null for what is of none. */
function storeText(refusal: RefusedStock): string | null {
  switch (refusal.kind) {
    case "unknown-store":
      return "Esa bodega ya no existe. Vuelve a elegirla.";
    case "same-store":
      return "El traslado sale y entra por la misma bodega. Elige dos distintas.";
    case "bad-store":
      return STORE_PROBLEMS[refusal.problem];
    case "store-in-use":
      return `La bodega «${refusal.store}» tiene movimientos y se conserva. Puedes cambiarle el nombre.`;
    case "stores-changed":
      return "Las bodegas cambiaron en otra pestaña. Vuelve a abrirlas.";
    case "closed-store":
      return `La bodega «${refusal.store}» está cerrada y su historia no cambia. Elige otra, o ábrela en «Bodegas».`;
    case "main-store":
      return `«${refusal.store}» es la bodega principal: allí está lo que no dice su bodega, y no se cierra.`;
    case "store-holds":
      return `La bodega «${refusal.store}» todavía tiene ${plural(refusal.items, "artículo", "artículos")}. Trasládalos a otra antes de cerrarla.`;
    case "unknown-transfer":
      return "Este traslado ya no está.";
    default:
      return null;
  }
}

/** What a day is refused for, at its field; null for what no day mends. */
export function dayRefusal(refusal: RefusedStock): string | null {
  // Also where it is the cost of a later month that would change: a later day changes none of it.
  return refusal.kind === "closed-month" ? refusalText(refusal) : null;
}

/** What a year is refused for, at its field; null for what no year mends. */
export function yearRefusal(refusal: RefusedStock): string | null {
  const isOfYear = refusal.kind === "method-in-use" || refusal.kind === "method-of-company";
  return isOfYear ? stockRefusalText(refusal, () => "") : null;
}

/** What a quantity is refused for, beside it: how many there are; null for what no quantity mends. */
export function quantityRefusal(refusal: RefusedStock): string | null {
  switch (refusal.kind) {
    case "not-enough":
      return `El ${formatDay(refusal.date)} hay ${unitsText(refusal.there)}.`;
    case "store-not-enough":
      return `El ${formatDay(refusal.date)} hay ${unitsText(refusal.there)} en «${refusal.store}».`;
    case "return-too-much":
      return `Por devolver hay ${unitsText(refusal.there)}.`;
    case "bad-line":
      return refusal.problem === "whole" ? `${capitalize(PROBLEMS.whole)}.` : null;
    default:
      return null;
  }
}

/** Why a move or an item was not written, with its figures and what to do. */
export function stockRefusalText(refusal: RefusedStock, nameOf: ItemNameOf): string {
  switch (refusal.kind) {
    case "not-enough":
      return `${nameOf(refusal.itemId)}: el ${formatDay(refusal.date)} salen ${unitsText(refusal.wanted)} y hay ${unitsText(refusal.there)}. Registra primero la entrada, revisa la cantidad y la fecha o, si es una venta, permite en Inventario vender por debajo de cero.`;
    case "store-not-enough":
      return `${nameOf(refusal.itemId)}: el ${formatDay(refusal.date)} salen ${unitsText(refusal.wanted)} de la bodega «${refusal.store}» y allí hay ${unitsText(refusal.there)}. Revisa la bodega, la cantidad y la fecha, o registra primero el traslado.`;
    case "return-too-much":
      return `${nameOf(refusal.itemId)}: devuelves ${unitsText(refusal.wanted)} y de ese movimiento quedan ${unitsText(refusal.there)} por devolver.`;
    case "no-stock":
      return "Este libro todavía no lleva inventario.";
    case "unknown-item":
      return "El artículo ya no existe.";
    case "closed-item":
      return `${nameOf(refusal.itemId)} está cerrado. Ábrelo en «Editar» para moverlo.`;
    case "kit-broken":
      return `${nameOf(refusal.itemId)}: uno de sus componentes ya no existe, o lo contiene. Ábrelo en «Editar» y elige de nuevo sus componentes.`;
    case "kit-with-moves":
      return "Este artículo tiene movimientos en su kardex y no puede ser un kit. Crea el kit como un artículo nuevo y ponle este como componente.";
    case "item-in-kit":
      return `Es componente del kit «${refusal.kit}». Quítalo de allí, o cierra primero el kit.`;
    case "no-lines":
      return "No hay nada que registrar.";
    case "bad-line":
      return `${nameOf(refusal.itemId)}: ${PROBLEMS[refusal.problem]}.`;
    case "bad-item":
      return ITEM_PROBLEMS[refusal.problem];
    case "item-changed":
      return "Otra pestaña guardó este artículo. Vuelve a abrirlo.";
    case "unknown-move":
      return "Este movimiento ya no está en el kardex.";
    case "nothing-to-tell":
      return "Este asiento no mueve el inventario, o ya se dijo de qué artículo es.";
    case "nothing-to-settle":
      return "La diferencia cambió mientras la mirabas. Vuelve a abrirla.";
    case "played-already":
      return "El juego de inventarios hasta ese día ya está registrado: no hay nada que llevar al costo de ventas.";
    case "not-periodic":
      return `En ${refusal.year} el inventario se lleva por el sistema permanente: cada venta tiene ya su costo.`;
    case "amounts-differ":
      return `El asiento lleva ${formatPesos(refusal.wanted)} al inventario y los artículos suman ${formatPesos(pesos(refusal.told))}. Ajusta los valores para que sumen lo mismo.`;
    case "costs-change":
      return "Cambia el costo de movimientos posteriores.";
    case "method-in-use":
      return `Hay movimientos desde ${uncapitalize(formatMonth(refusal.month))}: ese año conserva su método y su sistema. Cámbialos desde el año siguiente.`;
    case "method-of-company":
      return `El libro «${refusal.book}» de la misma empresa lleva ese año por otro método o sistema.`;
    default:
      return storeText(refusal) ?? refusalText(refusal as Refusal | StorageRefusal);
  }
}
