import type { Day } from "../../kernel/day.ts";
import { pesos } from "../../kernel/pesos.ts";
import { percentOf } from "../../kernel/rounding.ts";
import { cr, dr, moneyIn, moneyOut, type Recorded, rate, recorded, sayPesos } from "../parts/lines.ts";
import type { Setting } from "../parts/setting.ts";

const WORN = {
  computer: ["los equipos de cómputo", "516020|5160|526020|5260", "159220|1592"],
  furniture: ["los muebles de la oficina", "516015|5160|526015|5260", "159215|1592"],
  vehicle: ["la camioneta de reparto", "526035|5260|516035|5160", "159235|1592"],
} as const;

const times = (months: number) => (months === 1 ? "" : ` × ${months}`);
/** Months that ran without an adjustment: all of them are adjusted at once. */
const passed = (months: number) =>
  months === 1 ? "ya pasó uno" : `ya pasaron ${months}, que todavía no ha ajustado`;

/** A month or more of straight-line depreciation. */
export function depreciation(
  date: Day,
  {
    kind,
    value,
    years,
    months,
  }: {
    readonly kind: keyof typeof WORN;
    readonly value: number;
    readonly years: number;
    readonly months: number;
  },
): Recorded {
  const [what, expense, contra] = WORN[kind];
  const amount = Math.round((value * months) / (years * 12));
  const span = months === 1 ? "un mes" : `${months} meses`;
  return recorded(
    date,
    `corresponde registrar la depreciación de ${span} de ${what}, que costaron ${sayPesos(value)}. La vida útil es de ${years} años, en línea recta y sin valor residual.`.replace(
      "camioneta de reparto, que costaron",
      "camioneta de reparto, que costó",
    ),
    [
      dr(
        expense,
        amount,
        `El uso gasta el bien: ${sayPesos(value)} ÷ ${years * 12} meses${times(months)} = ${sayPesos(amount)}.`,
      ),
      cr(
        contra,
        amount,
        "No se toca el costo del bien: lo gastado se acumula en 1592, que resta del activo.",
      ),
    ],
    "Depreciar reparte el costo de un bien entre los años en que se usa (NIIF para PYMES, sección 17).",
  );
}

/** A premium or rent paid before it is used. */
export function prepaid(date: Day, monthly: number, months: number): Recorded {
  const amount = monthly * months;
  return recorded(
    date,
    `pagó por transferencia ${sayPesos(amount)} por el seguro del local para los próximos ${months} meses.`,
    [
      dr(
        "170520|1705",
        amount,
        "El seguro se va a usar después: mientras tanto es un activo, un gasto pagado por anticipado.",
      ),
      moneyOut("bank", amount),
    ],
    "Lo que se paga hoy por varios meses se vuelve gasto a medida que pasan.",
  );
}

/** The months of a premium that have passed. */
export function prepaidUsed(
  date: Day,
  { paid, months, used }: { readonly paid: number; readonly months: number; readonly used: number },
): Recorded {
  const amount = Math.round((paid * used) / months);
  return recorded(
    date,
    `corresponde ajustar el seguro: había pagado ${sayPesos(paid)} por ${months} meses, los tiene como gasto pagado por anticipado y ${passed(used)}.`,
    [
      dr(
        "513095|5130|523095|5230|513025",
        amount,
        `Ya se usó esta parte: ${sayPesos(paid)} ÷ ${months}${times(used)} = ${sayPesos(amount)}.`,
      ),
      cr("170520|1705", amount, "Queda menos seguro por usar: el activo disminuye en el Haber."),
    ],
    "Cada período lleva el gasto que le corresponde, se haya pagado antes o después (causación).",
  );
}

/** Interest of a debt that has run and was not paid. */
export function interestDue(s: Setting, date: Day, capital: number, monthlyRate: number): Recorded {
  const amount = percentOf(pesos(capital), monthlyRate);
  return recorded(
    date,
    `corresponde causar el interés del mes de su préstamo con ${s.bank}: debe ${sayPesos(capital)} al ${rate(monthlyRate)} mensual y lo pagará el mes siguiente.`,
    [
      dr(
        "530520|5305",
        amount,
        `El interés del mes es ${rate(monthlyRate)} de ${sayPesos(capital)}: un gasto de este mes.`,
      ),
      cr("233505|2335|2105", amount, "Todavía no se paga: queda como costo por pagar."),
    ],
    "El interés se causa con el paso del tiempo, aunque se pague después.",
  );
}

/** A share of the customers' debts that will probably not be paid. */
export function impairment(date: Day, owed: number, percent: number): Recorded {
  const amount = percentOf(pesos(owed), percent);
  return recorded(
    date,
    `estimó que no va a cobrar el ${rate(percent)} de su cartera de clientes, que suma ${sayPesos(owed)}. Todavía no tiene deterioro registrado.`,
    [
      dr(
        "519910|5199|529910|5299",
        amount,
        `Lo que no se espera cobrar es un gasto: ${rate(percent)} de ${sayPesos(owed)}.`,
      ),
      cr(
        "139905|1399",
        amount,
        "La cartera no se borra: el deterioro se acumula en 1399, que resta de Clientes.",
      ),
    ],
    "Un activo no puede mostrarse por más de lo que se espera recuperar (NIIF para PYMES, sección 11).",
  );
}

/** Money for what has not been delivered yet. */
export function advanceReceived(s: Setting, date: Day, amount: number): Recorded {
  return recorded(
    date,
    `${s.customer} le transfirió ${sayPesos(amount)} como anticipo de un pedido que la empresa entregará el mes siguiente.`,
    [
      moneyIn("bank", amount),
      cr(
        "280505|2805|2705",
        amount,
        "Todavía no se entrega nada: se le debe la mercancía al cliente. Es un pasivo, no un ingreso.",
      ),
    ],
    "Un anticipo recibido es una deuda hasta que se entrega lo vendido.",
  );
}

/** Rent collected before, of which some months have passed. */
export function incomeEarned(
  date: Day,
  {
    received,
    months,
    earned,
  }: { readonly received: number; readonly months: number; readonly earned: number },
): Recorded {
  const amount = Math.round((received * earned) / months);
  return recorded(
    date,
    `corresponde ajustar el arriendo de una bodega suya: había recibido ${sayPesos(received)} por ${months} meses, los tiene como ingreso recibido por anticipado y ${passed(earned)}.`,
    [
      dr(
        "270515|2705",
        amount,
        `Ya no se debe esta parte: ${sayPesos(received)} ÷ ${months}${times(earned)} = ${sayPesos(amount)}.`,
      ),
      cr("422010|4220", amount, "Esa parte ya se ganó: es un ingreso no operacional."),
    ],
    "El ingreso se reconoce cuando se gana, no cuando se cobra.",
  );
}

/** A count that finds less than the books say. */
export function stockShortage(s: Setting, date: Day, units: number, unitCost: number): Recorded {
  const amount = units * unitCost;
  return recorded(
    date,
    `hizo el conteo físico del inventario y faltaron ${units} ${s.units}, que costaron ${sayPesos(unitCost)} por unidad. La empresa asume la pérdida.`,
    [
      dr(
        "5395|539595|5295|529595|5195|519595|6135|5310",
        amount,
        `Faltan ${units} × ${sayPesos(unitCost)}: la pérdida es un gasto del período.`,
      ),
      cr("1435", amount, "El inventario debe quedar por lo que de verdad hay."),
    ],
    "Los libros se ajustan al conteo físico, y la diferencia es un gasto del período (NIIF para PYMES, sección 13).",
  );
}
