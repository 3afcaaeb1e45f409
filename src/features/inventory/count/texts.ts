import type { CountProblem } from "#domain/inventory/read-count.ts";

export const stepTexts = {
  less: (name: string) => `Uno menos de ${name}`,
  more: (name: string) => `Uno más de ${name}`,
} as const;

export const countListTexts = {
  way: "Cómo se cuenta",
  here: "Contar aquí",
  paste: "Pegar la hoja",
  text: "Escribe lo que hay de cada artículo. Lo que dejes vacío no se cuenta.",
  search: "Nombre, código o código de barras",
  counted: (name: string) => `Contado de ${name}`,
  same: (there: string) => `Libro: ${there}`,
  sameOf: (name: string) => `Igual que el libro: ${name}`,
  label: "Contados",
  progress: (counted: number, all: number) => `${counted} de ${all}`,
  more: (count: number) => `Se muestran ${count}. Busca los demás por nombre o código.`,
  nothing: "Escribe lo que contaste de algún artículo.",
  none: "Ningún artículo se llama así.",
  bad: {
    unknown: "Este artículo ya no está.",
    quantity: "Escribe un número.",
    whole: "Se cuenta por unidades completas.",
    twice: "Otro artículo tiene el mismo código.",
    cost: "Hay más de lo que dice el libro y todavía no tiene costo: regístralo con su compra o su saldo inicial.",
  } satisfies Record<CountProblem, string>,
} as const;
