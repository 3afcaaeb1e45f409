import { plural } from "#domain/kernel/spanish.ts";

export const assetReportTexts = {
  title: "Activos fijos",
  titleGone: "Activos dados de baja",
  asset: "Activo",
  tag: "Placa o serie",
  place: "Ubicación",
  bought: "Compra",
  gone: "Salió",
  life: "Vida, meses",
  cost: "Costo",
  lost: "Depreciado",
  net: "Neto",
  lifeOf: (done: number, all: number) => `${done} de ${all}`,
  noLife: "—",
  sumOf: (account: string) => `Suma ${account}`,
  count: (count: number) => plural(count, "activo", "activos"),
} as const;
