import { plural } from "#domain/kernel/spanish.ts";

const NAMED = 3;

/** "Brocha, malla y codo", "Brocha, malla, codo y 4 más". */
function listed(names: readonly string[]): string {
  const shown = names.slice(0, NAMED);
  const rest = names.length - shown.length;
  const all = rest > 0 ? [...shown, `${rest} más`] : shown;
  return all.length === 1 ? (all[0] ?? "") : `${all.slice(0, -1).join(", ")} y ${all.at(-1)}`;
}

export const orderTexts = {
  low: (count: number) => `${plural(count, "artículo", "artículos")} bajo el mínimo.`,
  named: (names: readonly string[]) => `${listed(names)}.`,
  make: "Armar el pedido",
  title: "Pedido",
  text: "Lo que falta para llegar al mínimo. Cambia las cantidades y descarga la lista para tu proveedor; aquí no se registra nada.",
  order: (name: string) => `Pedir de ${name}`,
  there: (there: string, minimum: string) => `Hay ${there}, mínimo ${minimum}`,
  noMinimum: (there: string) => `Hay ${there}`,
  bought: (cost: string, day: string) => `Última compra a ${cost} por unidad, ${day}`,
  never: "Sin compras",
  sum: (count: number) => `${plural(count, "artículo", "artículos")} en el pedido`,
  sumHelp: "A lo que costó la última vez, sin IVA",
  unknown: (count: number) =>
    count === 1 ? "1 sin compras no está en la suma." : `${count} sin compras no están en la suma.`,
  wrong: "Escribe un número.",
  whole: "Se pide por unidades completas.",
  nothing: "El pedido está vacío.",
} as const;
