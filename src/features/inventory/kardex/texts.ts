import type { Day } from "#domain/kernel/day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import type { KardexRange } from "#reports/inventory/inventory-reports.ts";

export const kardexTexts = {
  from: "Desde",
  to: "Hasta",
  backwards: "Es anterior al día desde el que empieza.",
  days: ({ from, to }: KardexRange, today: Day) =>
    from === null ? formatDay(to ?? today) : `Del ${formatDay(from)} al ${formatDay(to ?? today)}`,
  noMoves: "Sin movimientos ni existencias en esos días.",
  low: "Pedir",
  minimum: (units: string) => `Mínimo ${units}`,
  lastCost: (cost: string, day: string) => `Última compra a ${cost}, el ${day}`,
  margin: (month: string) => `Margen de ${month}`,
  trade: (sold: string, cost: string) => `Ventas ${sold}, costo ${cost}`,
  noSales: "Sin ventas en el mes",
  compare: "El método cambia el costo, no el total",
  cost: "Costo de lo que salió",
  left: "Inventario final",
  inUse: "en uso",
  says: (whole: string, other: string, difference: string, less: boolean) =>
    `Los dos reparten los mismos ${whole}. Con ${other} el costo sería ${difference} ${less ? "menor y la utilidad esa misma cifra mayor" : "mayor y la utilidad esa misma cifra menor"}. UEPS no se permite bajo NIIF.`,
} as const;
