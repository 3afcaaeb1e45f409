import { groupDigits } from "#domain/kernel/group-digits.ts";

export const kitsTexts = {
  badge: "Kit",
  label: "Es un kit: se arma con otros artículos",
  help: "Un kit no tiene kardex: al venderlo salen sus componentes, cada uno a su costo y con su IVA. Si cambias los componentes, las ventas de antes quedan como están.",
  parts: "Componentes",
  part: (place: number) => `Componente ${place}`,
  perKit: "Por kit",
  add: "Otro componente",
  remove: (place: number) => `Quitar el componente ${place}`,
  available: (units: number) =>
    `${groupDigits(String(units))} ${Math.abs(units) === 1 ? "disponible" : "disponibles"}`,
  figure: "Disponible",
  price: "Precio de venta sin IVA",
  each: (quantity: string, there: string) => `${quantity} por kit, hay ${there}`,
  none: "Sin componentes: ábrelo en «Editar» y elígelos.",
  stores: "Disponible por bodega",
  empty: "Este kit todavía no se ha vendido.",
} as const;
