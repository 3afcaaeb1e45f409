import type { Side } from "#domain/accounting/account.ts";
import type { DrillVerdict } from "#domain/glossary/drill.ts";
import { plural } from "#domain/kernel/spanish.ts";

const SIDE_NAMES: Readonly<Record<Side, string>> = { debit: "debe", credit: "haber" };

export const glossaryTexts = {
  title: "Glosario",
  lead: (count: number) => `${count} términos de contabilidad, impuestos, nómina y NIIF.`,
  search: "Buscar un término",
  list: "Términos",
  found: (count: number) => plural(count, "término", "términos"),
  none: "Ningún término se parece a eso. Prueba con otra palabra.",
  back: "Todos los términos",
  others: "También se dice",
  side: "De qué lado va y por qué",
  norm: "Norma",
  example: "Ejemplo",
  related: "Sigue con",
  practise: "Practicar",
  drill: {
    title: (term: string) => `Practicar: ${term}`,
    lead: "Escribe el asiento de esta operación. Nada se registra.",
    line: (at: number) => `Línea ${at}`,
    account: (at: number) => `Cuenta de la línea ${at}`,
    side: (at: number) => `Lado de la línea ${at}`,
    amount: (at: number) => `Valor de la línea ${at}`,
    debit: "Debe",
    credit: "Haber",
    check: "Comprobar",
    show: "Ver la respuesta",
    again: "Empezar otra vez",
    back: "Volver al término",
    solved: "Todo está bien: cuentas, lados y valores.",
    partly: (right: number, of: number) =>
      `${right} de ${plural(of, "línea está bien", "líneas están bien")}.`,
    unbalanced: (difference: string) => `No cuadra: la diferencia es de ${difference}.`,
    answer: "Así queda",
  },
  verdicts: {
    right: "Bien.",
    unfinished: "Falta la cuenta o el valor.",
    "other-side": "La cuenta es correcta, pero va del otro lado.",
    "other-amount": "La cuenta y el lado son correctos; revisa el valor.",
    "other-account": "Esa cuenta no se mueve en esta operación.",
    twice: "Esa cuenta ya está en otra línea.",
  } as const satisfies Readonly<Record<DrillVerdict, string>>,
  sideName: (side: Side) => SIDE_NAMES[side],
} as const;
