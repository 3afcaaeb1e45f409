import type { Day } from "../../kernel/day.ts";
import { plural } from "../../kernel/spanish.ts";
import { cr, dr, type Recorded, recorded, sayPesos } from "../parts/lines.ts";
import type { Setting } from "../parts/setting.ts";

/** Units bought on credit at a cost each, without taxes. */
export function unitsBought(s: Setting, date: Day, units: number, unitCost: number): Recorded {
  const total = units * unitCost;
  return recorded(
    date,
    `compró a crédito a ${s.supplier} ${plural(units, "unidad", "unidades")} (${s.units}) a ${sayPesos(unitCost)} cada una.`,
    [
      dr("1435", total, `Entran ${units} unidades × ${sayPesos(unitCost)} = ${sayPesos(total)}.`),
      cr("2205", total, "Se le debe al proveedor: un pasivo aumenta en el Haber."),
    ],
    "El inventario se registra por su costo de compra (NIIF para PYMES, sección 13).",
  );
}

/** Units sold for cash in the bank, with the cost that the kardex gives. */
export function unitsSold(
  s: Setting,
  date: Day,
  {
    units,
    price,
    cost,
    how,
  }: { readonly units: number; readonly price: number; readonly cost: number; readonly how: string },
): Recorded {
  const total = units * price;
  return recorded(
    date,
    `vendió ${plural(units, "unidad", "unidades")} a ${s.customer} a ${sayPesos(price)} cada una. Le pagaron por transferencia bancaria.`,
    [
      dr("1110", total, `Entran ${units} × ${sayPesos(price)} = ${sayPesos(total)} al banco.`),
      cr("4135", total, "El ingreso es el precio de venta."),
      dr("6135", cost, `${how}: el costo de las ${units} unidades es ${sayPesos(cost)}.`),
      cr("1435", cost, "Del inventario sale el mismo costo que va a 6135."),
    ],
    "La venta y su costo van en el mismo asiento; el método de inventario decide el costo.",
  );
}

/** A month under periodic inventory: purchases and returns in accounts of their own, sales without their cost. */
export function periodicMonth(
  s: Setting,
  { bought, returned, sold }: { readonly bought: number; readonly returned: number; readonly sold: number },
): readonly Recorded[] {
  return [
    recorded(
      s.on(5),
      `compró ${s.goods} para la venta a ${s.supplier} por ${sayPesos(bought)}. Quedó a crédito, a 30 días.`,
      [
        dr("6205", bought, "Con inventario periódico lo comprado se reúne en 6205, no en 1435."),
        cr("2205", bought, "Se le debe al proveedor: un pasivo aumenta en el Haber."),
      ],
      "En el sistema periódico el inventario se conoce al contarlo; mientras tanto las compras van a 6205.",
    ),
    recorded(
      s.on(9),
      `devolvió a ${s.supplier} mercancía defectuosa que había comprado a crédito por ${sayPesos(returned)}.`,
      [
        dr("2205", returned, "Se le debe menos al proveedor: un pasivo disminuye en el Debe."),
        cr("6225", returned, "6225 resta de las compras: aumenta en el Haber."),
      ],
      "Las devoluciones en compras tienen cuenta propia, 6225, para que se vea cuánto se devuelve.",
    ),
    recorded(
      s.on(16),
      `vendió ${s.goods} a ${s.customer} por ${sayPesos(sold)}. Le pagaron por transferencia bancaria.`,
      [
        dr("1110", sold, "El dinero llega a la cuenta bancaria: aumenta un activo, en el Debe."),
        cr("4135", sold, "El ingreso es el precio de venta."),
      ],
      "En el sistema periódico la venta se registra sola: su costo se calcula al final, con el conteo.",
    ),
  ];
}
