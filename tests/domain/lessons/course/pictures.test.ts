import { describe, expect, it } from "vitest";
import { COURSE_OUTLINE } from "#domain/lessons/course-outline.ts";
import type { LessonPicture } from "#domain/lessons/lesson.ts";
import { lessonOf, picturesOf, statementsOf, tablesOf } from "./read-lesson.ts";

const M = 1_000_000;

/** "(1.150.000)" as −1150000. */
function amountIn(cell: string): number {
  const size = Number(cell.replace(/[().]/gu, ""));
  return cell.startsWith("(") ? -size : size;
}

/** The amounts of the pictures of a kind, without the kind. */
function drawn<Kind extends LessonPicture["kind"]>(id: string, kind: Kind) {
  return picturesOf(lessonOf(id)).flatMap((picture) => {
    if (picture.kind !== kind) return [];
    const { kind: _, ...rest } = picture;
    return [rest];
  });
}

describe("ED-60 what is drawn beside the text", () => {
  it("is the shop of doña Rosa after each operation", () => {
    const rosa = ["Aporte de Rosa", 6 * M];
    const owed = ["Proveedores", 2 * M];
    expect(drawn("ecuacion", "scale")).toEqual([
      { assets: [["Caja", 6 * M]], liabilities: [], equity: [rosa] },
      {
        assets: [
          ["Caja", 6 * M],
          ["Mercancía", 2 * M],
        ],
        liabilities: [owed],
        equity: [rosa],
      },
      {
        assets: [
          ["Caja", 6 * M - 1_800_000],
          ["Mercancía", 2 * M],
          ["Vitrina", 1_800_000],
        ],
        liabilities: [owed],
        equity: [rosa],
      },
      {
        assets: [
          ["Caja", 6 * M - 1_800_000 + 900_000],
          ["Mercancía", 2 * M - 600_000],
          ["Vitrina", 1_800_000],
        ],
        liabilities: [owed],
        equity: [rosa, ["Utilidad de la venta", 900_000 - 600_000]],
      },
    ]);
  });

  it.each([
    [
      "partida-doble",
      {
        account: "1110",
        debits: [
          ["Vienen", 12_481_600],
          ["14/11", 1_850_000],
        ],
        credits: [["10/11", 3_088_000]],
      },
    ],
    [
      "naturaleza",
      {
        account: "1305",
        debits: [
          ["Venta 03/11", 1_900_000],
          ["Venta 12/11", 850_000],
        ],
        credits: [["Abono 18/11", 1_200_000]],
      },
    ],
    [
      "mayor",
      {
        account: "2205",
        debits: [["Abono 15/11", 2_500_000]],
        credits: [
          ["Vienen", 3_800_000],
          ["Compra 06/11", 1_700_000],
        ],
      },
    ],
    // 19 % of 2.000.000 and of 3.000.000.
    ["iva", { account: "2408", debits: [["Descontable", 380_000]], credits: [["Generado", 570_000]] }],
    // The expenses of the income statement with its financial costs: 20.000.000 and 1.500.000.
    [
      "cierre",
      {
        account: "5905",
        debits: [
          ["Costo de ventas", 48 * M],
          ["Gastos", 20 * M + 1_500_000],
          ["Impuesto", 3_675_000],
        ],
        credits: [["Ventas", 80 * M]],
      },
    ],
  ])("is the T account of %s", (id, account) => {
    expect(drawn(id, "t-account")).toEqual([account]);
  });

  it.each([
    ["documento", ["Hecho", "Soporte", "Asiento", "Mayor", "Estados"]],
    ["retenciones", ["Quien paga", "DIAN", "Quien cobra"]],
  ])("is the way of %s, stage by stage, each with what happens there", (id, names) => {
    const [flow] = picturesOf(lessonOf(id)).flatMap((each) => (each.kind === "flow" ? [each] : []));
    expect(flow?.stages.map(({ name }) => name)).toEqual(names);
    for (const { note } of flow?.stages ?? []) expect(note).toMatch(/^\p{Lu}.+\.$/u);
    expect(flow?.caption).toMatch(/^El camino de una /u);
  });

  it.each([
    [
      "naturaleza",
      [
        [
          "Clase | Crece por | Baja por",
          "1 Activo | Debe | Haber",
          "2 Pasivo | Haber | Debe",
          "3 Patrimonio | Haber | Debe",
          "4 Ingresos | Haber | Debe",
          "5 Gastos | Debe | Haber",
          "6 Costos de ventas | Debe | Haber",
        ],
        [
          "Código | Nivel | Nombre",
          "5 | Clase | Gastos",
          "51 | Grupo | Operacionales de administración",
          "5135 | Cuenta | Servicios",
          "513530 | Subcuenta | Energía eléctrica",
        ],
      ],
    ],
    [
      "documento",
      [
        [
          "Pregunta | Respuesta",
          "¿Qué se consumió? | Papel y útiles",
          "¿Qué salió? | Efectivo de la caja",
          "¿Qué cuentas? | 519530 y 1105",
          "¿Qué lados? | Debe el gasto, haber la caja",
        ],
      ],
    ],
    [
      "mayor",
      [
        [
          "Tercero | Saldo",
          "Construcciones Páramo | 4.650.000",
          "Colegio San Isidro | 2.100.000",
          "Marta Lozano | 1.250.000",
          "|| Total 1305 | 8.000.000",
        ],
      ],
    ],
    [
      "iva",
      [
        [
          "Tratamiento | Tarifa | ¿Descuentas el IVA que pagas?",
          "General | 19% | Sí",
          "Reducida | 5% | Sí",
          "Exento | 0% | Sí, quien lo produce",
          "Excluido | Ninguna | No",
        ],
      ],
    ],
    [
      "retenciones",
      [
        [
          "Concepto | Tarifa | Base mínima",
          // 10 and 2 UVT of 52.374, to the thousand.
          "Compras | 2,5% | 10 UVT: $\u00a0524.000",
          "Servicios | 4% | 2 UVT: $\u00a0105.000",
          "Honorarios | 11% | Desde el primer peso",
        ],
      ],
    ],
    [
      "inventarios",
      [
        [
          "Capa | Unidades | Costo | Total",
          "Primera | 50 | 20.000 | 1.000.000",
          "Segunda | 40 | 22.400 | 896.000",
          "|| Costo de la venta | 90 |  | 1.896.000",
        ],
        [
          "Concepto | Unidades | Costo | Total",
          "Disponible | 150 | 21.600 | 3.240.000",
          "Venta | 90 | 21.600 | 1.944.000",
          "Queda | 60 | 21.600 | 1.296.000",
        ],
      ],
    ],
    [
      "nomina",
      [
        [
          "Concepto | Valor",
          "Sueldo | 2.400.000",
          "Auxilio de transporte | 249.095",
          "Salud | (96.000)",
          "Pensión | (96.000)",
          "|| Neto a pagar | 2.457.095",
        ],
      ],
    ],
    [
      "prestaciones",
      [
        [
          "Prestación | Fórmula | Base",
          "Cesantías | Base ÷ 12 | Salario + auxilio",
          "Intereses | 12% de las cesantías | Cesantías",
          "Prima | Base ÷ 12 | Salario + auxilio",
          "Vacaciones | Base ÷ 24 | Salario",
        ],
      ],
    ],
    [
      "ajustes",
      [
        [
          "Qué es | Dinero antes | Dinero después",
          "Gasto | 1705: activo | 2335: pasivo",
          "Ingreso | 2705: pasivo | 1345: activo",
        ],
      ],
    ],
    [
      "conciliacion",
      [
        [
          "Partida | Valor",
          "Saldo según extracto | 8.420.000",
          "Menos: cheques sin cobrar | (1.150.000)",
          "Más: consignación en tránsito | 600.000",
          "|| Saldo correcto | 7.870.000",
        ],
        [
          "Partida | Valor",
          "Saldo según libro | 7.905.000",
          "Menos: cuota de manejo | (35.000)",
          "|| Saldo correcto | 7.870.000",
        ],
      ],
    ],
    [
      "comprobacion",
      [
        [
          "Cuenta | Débito | Crédito",
          "1105 Caja | 5.100.000 | ",
          "1435 Mercancías | 1.400.000 | ",
          "1524 Equipo de oficina | 1.800.000 | ",
          "2205 Proveedores |  | 2.000.000",
          "3130 Capital |  | 6.000.000",
          "4135 Comercio |  | 900.000",
          "6135 Costo de ventas | 600.000 | ",
          "|| Sumas iguales | 8.900.000 | 8.900.000",
        ],
        [
          "Diferencia | Pista",
          "Igual a una línea | Omitida o repetida",
          "El doble de una línea | Lado invertido",
          "Divisible entre 9 | Transposición o corrimiento",
        ],
      ],
    ],
    [
      "estados",
      [
        [
          "Concepto | Valor",
          "Patrimonio al comenzar | 25.175.000",
          "Utilidad del ejercicio | 6.825.000",
          "Utilidades repartidas | (2.000.000)",
          "|| Patrimonio al terminar | 30.000.000",
        ],
      ],
    ],
    [
      "flujo",
      [
        [
          "Movimiento | Actividad",
          "Cobro a un cliente | Operación",
          "Pago de la nómina | Operación",
          "Compra de una camioneta | Inversión",
          "Préstamo recibido | Financiación",
        ],
      ],
    ],
    [
      "razones",
      [
        [
          "Razón | Cálculo | Resultado",
          "Margen neto | 6.825.000 ÷ 80.000.000 | 8,5%",
          "ROA | 6.825.000 ÷ 60.000.000 | 11,4%",
          "ROE | 6.825.000 ÷ 30.000.000 | 22,8%",
        ],
      ],
    ],
  ])("is every row of the tables of %s", (id, tables) => {
    expect(tablesOf(lessonOf(id))).toEqual(tables);
  });

  it.each(COURSE_OUTLINE.map(({ id }) => id))("adds up each table of %s that ends with a total", (id) => {
    for (const picture of picturesOf(lessonOf(id))) {
      if (picture.kind !== "table" || !picture.total) continue;
      const last = picture.rows.at(-1) ?? [];
      for (const [at, shown] of last.entries()) {
        // A unit cost is no column that adds up.
        if (at === 0 || shown === "") continue;
        const sum = picture.rows.slice(0, -1).reduce((all, row) => all + amountIn(row[at] ?? ""), 0);
        expect(amountIn(shown), `${picture.caption} ${at}`).toBe(sum);
      }
    }
  });

  it.each([
    [
      "compras-ventas",
      [
        [
          // 40 sacks less 5, at 35.000 and at 28.000.
          ["Ventas", 40 * 35_000],
          ["Devoluciones en ventas", -5 * 35_000],
          ["Ventas netas", 35 * 35_000, "single"],
          ["Costo de ventas", -35 * 28_000],
          ["Utilidad bruta", 35 * 7_000, "double"],
        ],
      ],
    ],
    [
      "estados",
      [
        [
          ["Ventas netas", 80 * M],
          ["Costo de ventas", -48 * M],
          ["Utilidad bruta", 32 * M, "single"],
          ["Gastos de administración y ventas", -20 * M],
          ["Utilidad operacional", 12 * M, "single"],
          ["Costos financieros", -1_500_000],
          // 35 % of 10.500.000.
          ["Impuesto de renta", -3_675_000],
          ["Utilidad del ejercicio", 6_825_000, "double"],
        ],
        [
          ["Activo corriente", 36 * M],
          ["Activo no corriente", 24 * M],
          ["Total activo", 60 * M, "double"],
          ["Pasivo corriente", 18 * M],
          ["Pasivo no corriente", 12 * M],
          ["Patrimonio", 30 * M],
          ["Total pasivo y patrimonio", 60 * M, "double"],
        ],
      ],
    ],
    [
      "flujo",
      [
        [
          ["Utilidad del ejercicio", 6_825_000],
          ["Más depreciación", 1_200_000],
          ["Menos aumento de clientes", -3 * M],
          ["Menos aumento de inventarios", -2_500_000],
          ["Más aumento de proveedores", 1_800_000],
          ["Efectivo de la operación", 4_325_000, "double"],
        ],
        [
          ["Operación", 4_325_000],
          ["Inversión", -6 * M],
          ["Financiación", 3_500_000],
          ["Cambio del período", 1_825_000, "single"],
          ["Efectivo al comenzar", 2_175_000],
          ["Efectivo al terminar", 4 * M, "double"],
        ],
      ],
    ],
    [
      "razones",
      [
        [
          ["Activo corriente", 36 * M],
          ["Inventarios, incluidos ahí", 15 * M],
          ["Total activo", 60 * M],
          ["Pasivo corriente", 18 * M],
          ["Total pasivo", (18 + 12) * M],
          ["Patrimonio", 30 * M],
          ["Ventas", 80 * M],
          ["Utilidad neta", 6_825_000],
        ],
      ],
    ],
  ])("is every row of the statements of %s", (id, statements) => {
    expect(statementsOf(lessonOf(id))).toEqual(statements);
  });
});
