import type { Direction } from "#domain/accounting/operations/operation.ts";
import { plural } from "#domain/kernel/spanish.ts";

/** Texts about what others owe and are owed. */
export const debtTexts = {
  region: "Me deben y debo",
  lists: { in: "Me deben", out: "Debo" } satisfies Record<Direction, string>,
  pay: { in: "Me pagaron", out: "Ya pagué" } satisfies Record<Direction, string>,
  payOf: {
    in: (name: string) => `Me pagaron, ${name}`,
    out: (name: string) => `Ya pagué, ${name}`,
  } satisfies Record<Direction, (name: string) => string>,
  none: { in: "Nadie te debe.", out: "No debes nada." } satisfies Record<Direction, string>,
  add: { in: "Alguien me debe", out: "Debo algo" } satisfies Record<Direction, string>,
  nameless: "Sin nombre",
  back: "Volver a las operaciones",
  on: (day: string) => `a ${day}`,
  since: (day: string, days: number) =>
    days <= 0 ? `desde el ${day}` : `desde el ${day}, ${plural(days, "día", "días")}`,
  howMuch: "¿Cuánto?",
  all: (amount: string) => `Todo, ${amount}`,
  item: (name: string, amount: string) => `${name}, ${amount}`,
  into: "¿A dónde entró?",
  outOf: "¿De dónde salió?",
  oldest: "Se abona a lo más viejo",
  part: "Abono",
  rest: "Queda",
  paid: "Pagada",
  still: { in: "Sigue debiendo", out: "Sigues debiendo" } satisfies Record<Direction, string>,
  over: {
    in: (amount: string) => `Es más de lo que te debe: sobran ${amount}.`,
    out: (amount: string) => `Es más de lo que le debes: sobran ${amount}.`,
  } satisfies Record<Direction, (amount: string) => string>,
  advance: {
    in: (amount: string) => `Dejar ${amount} como anticipo suyo`,
    out: (amount: string) => `Dejar ${amount} como anticipo tuyo`,
  } satisfies Record<Direction, (amount: string) => string>,
  reading: "Leyendo lo que se debe…",
  noAdvance: "Este plan de cuentas no tiene anticipos: baja el valor.",
  who: { in: "¿Quién te debe?", out: "¿A quién le debes?" } satisfies Record<Direction, string>,
  newRecord: (name: string) => `Crear la ficha de ${name}`,
  dueOn: (day: string) => `para el ${day}`,
  overdue: (day: string, days: number) => `venció el ${day}, hace ${plural(days, "día", "días")}`,
  whoHint: "Persona o empresa",
  already: {
    in: (owed: string, then: string) => `Ya te debe ${owed}; con esta, ${then}.`,
    out: (owed: string, then: string) => `Ya le debes ${owed}; con esta, ${then}.`,
  } satisfies Record<Direction, (owed: string, then: string) => string>,
  usual: {
    in: (name: string) => `Abono de ${name}`,
    out: (name: string) => `Pago a ${name}`,
  } satisfies Record<Direction, (name: string) => string>,
} as const;
