import { agreeing, plural } from "#domain/kernel/spanish.ts";

export const watchTexts = {
  title: "Para revisar",
  lead: "Lo que los libros muestran fuera de lo común. No es un error por sí solo: míralo y decide.",
  none: "Los libros no muestran nada fuera de lo común.",
  noneLeft: "Ya revisaste todo lo que los libros muestran.",
  open: "Ver",
  openName: (title: string) => `Ver: ${title}`,
  reviewed: "Ya lo revisé",
  reviewedName: (title: string) => `Ya lo revisé: ${title}`,
  again: "Volver a mostrar",
  againName: (title: string) => `Volver a mostrar: ${title}`,
  seenList: (count: number) => `Lo que ya revisaste (${count})`,
  seenOn: (day: string) => `Revisado el ${day}; vuelve si la cifra cambia.`,
  done: "Revisado",
  doneText: (title: string) => `${title}. Vuelve a aparecer si la cifra cambia.`,
  back: "Otra vez por revisar",
  failed: "No se pudo guardar la revisión",
} as const;

/** The titles and sentences of signals. */
export const signalTexts = {
  growth: {
    title: (name: string) => `${name} ${agreeing(name, "creció", "crecieron")} más que las ventas`,
    text: (
      span: string,
      before: string,
      share: string,
      from: string,
      to: string,
      sales: string,
      excess: string,
    ) =>
      `${span} subió ${share} frente a ${before}: de ${from} a ${to}. Las ventas ${sales}. Al ritmo de las ventas habrían sido ${excess} menos.`,
    sales: (share: string, direction: "up" | "down" | "same") =>
      direction === "same" ? "no cambiaron" : `${direction === "up" ? "subieron" : "bajaron"} ${share}`,
  },
  drop: {
    title: "Las ventas bajaron",
    text: (span: string, before: string, share: string, from: string, to: string) =>
      `${span} vendiste ${share} menos que ${before}: de ${from} a ${to}.`,
  },
  cash: {
    title: "El efectivo no alcanza para un mes de gastos",
    text: (day: string, cash: string, monthly: string, months: string) =>
      `El ${day} había ${cash} en caja y bancos, y los gastos de un mes son ${monthly} en promedio: alcanza para ${months} meses.`,
    none: (day: string, cash: string, monthly: string) =>
      `El ${day} caja y bancos sumaban ${cash}, y los gastos de un mes son ${monthly} en promedio.`,
  },
  customer: {
    title: (name: string) => `${name} pesa mucho en tus ventas`,
    named: (span: string, share: string, amount: string, total: string) =>
      `${span} fue ${share} de las ventas con tercero: ${amount} de ${total}. Si se va, las ventas lo sienten.`,
    credit: (span: string, share: string, amount: string, total: string) =>
      `${span} fue ${share} de lo que vendiste a crédito: ${amount} de ${total}. Si se va o no paga, la caja lo siente.`,
  },
  supplier: {
    title: (name: string) => `${name} pesa mucho en tus compras`,
    text: (span: string, share: string, amount: string, total: string) =>
      `${span} fue ${share} de lo que compraste a crédito: ${amount} de ${total}. Ten a quién más comprarle.`,
  },
  against: {
    title: (name: string) => `${name} tiene un saldo contrario a su naturaleza`,
    text: (code: string, amount: string, side: string) =>
      `La cuenta ${code} queda con ${amount} en el ${side}. Suele ser un pago sin su causación, o un asiento al revés.`,
    sides: { debit: "debe", credit: "haber" },
  },
  duplicates: {
    title: (count: number) =>
      count === 1 ? "Un asiento parece repetido" : `${count} asientos parecen repetidos`,
    text: (numbers: string, day: string, amount: string) =>
      `Los asientos ${numbers} son del ${day}, por ${amount}, con las mismas cuentas y el mismo tercero.`,
    more: (count: number) => ` Y ${plural(count, "grupo", "grupos")} más.`,
  },
  digit: {
    title: "Los valores empiezan por una cifra más de lo usual",
    text: (entries: string, share: string, digit: string, usual: string) =>
      `De los últimos ${entries} asientos, ${share} empieza por ${digit}; en muchos libros es ${usual} (ley de Benford). Un precio fijo o una cuota lo explican casi siempre: no prueba nada.`,
  },
  stray: {
    title: "Hay asientos con fecha de otro año",
    text: (months: string) => `${months}: muy lejos de los demás. Suele ser un año mal escrito.`,
  },
  old: {
    title: "Te deben hace más de 90 días",
    text: (old: string, share: string, owed: string) =>
      `Son ${old}, ${share} de los ${owed} que te deben. Cóbralos, o reconoce su deterioro.`,
  },
  vat: {
    title: "El IVA por pagar sigue sin pagar en los libros",
    text: (month: string, left: string) =>
      `De lo causado hasta ${month} faltan ${left}, y su declaración ya venció. Si lo pagaste, registra el pago.`,
  },
  withheld: {
    title: "Las retenciones siguen sin pagar en los libros",
    text: (month: string, left: string) =>
      `De lo retenido hasta ${month} faltan ${left}, y su declaración ya venció. Si las pagaste, registra el pago.`,
  },
  missing: {
    title: "Faltan números en tus documentos de venta",
    text: (first: string, last: string, numbers: string) =>
      `Entre ${first} y ${last} no está ${numbers}. Regístralos, o anota por qué se anularon.`,
    more: (count: number) => ` y ${plural(count, "otro", "otros")}`,
  },
} as const;
