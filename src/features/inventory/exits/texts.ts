import type { ExitRole, ExitVat } from "#domain/inventory/posting/stock-exits.ts";

interface ExitTexts {
  readonly name: string;
  /** Why it goes to its account, and what IVA makes of it. */
  readonly why: string;
}

const SALE =
  "Para el IVA es como una venta, por lo que el artículo vale al público (ET arts. 421 y 458); si no eres responsable de IVA, quita la marca.";

export const EXIT_TEXTS: Readonly<Record<ExitRole, ExitTexts>> = {
  lost: {
    name: "Pérdida, daño, hurto o vencimiento",
    why: "Su costo es un gasto: nadie lo recibió, así que no es venta. El IVA que descontaste al comprarlo se devuelve, salvo en lo que se daña o se pierde con facilidad, hasta el límite de la ley (ET arts. 64 y 486).",
  },
  supplies: {
    name: "Consumo del negocio",
    why: `Lo que la tienda gasta de su propia mercancía es un gasto de administración. ${SALE}`,
  },
  samples: {
    name: "Muestras, degustaciones o regalos a clientes",
    why: `Lo que se entrega para vender más es un gasto de ventas, en publicidad. ${SALE}`,
  },
  donated: {
    name: "Donación",
    why: `Lo que se da sin esperar nada a cambio es otro gasto, no uno de vender. ${SALE}`,
  },
  owner: {
    name: "Retiro del dueño, persona natural",
    why: `Lo que el dueño se lleva no es gasto del negocio: baja su capital. ${SALE}`,
  },
  partner: {
    name: "Retiro de un socio o accionista",
    why: `Lo que se lleva un socio no es gasto de la sociedad: lo queda debiendo. ${SALE}`,
  },
};

export const EXIT_NAMES = Object.fromEntries(
  Object.entries(EXIT_TEXTS).map(([role, { name }]) => [role, name]),
) as Readonly<Record<ExitRole, string>>;

export const TAX_LABELS: Readonly<Record<ExitVat, string>> = {
  "deemed-sale": "Con IVA, según cada artículo",
  "given-up": "Devolver el IVA que se descontó al comprarlo",
};

export const exitTexts = {
  button: "Salida",
  role: "Por qué sale",
  worth: "Valor al público, sin IVA",
  needWorth: "Escribe lo que vale al público: sobre eso se calcula el IVA.",
} as const;
