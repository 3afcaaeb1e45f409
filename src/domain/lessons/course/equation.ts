import type { Lesson } from "../lesson.ts";
import { chooseAll, chooseOne, drawScale, howMuch, lessonStep } from "../write-lesson.ts";

/** 1. Assets are liabilities plus equity, and stay so after every operation. */
export function equationLesson(): Lesson {
  return {
    id: "ecuacion",
    title: "La ecuación contable",
    summary: "Lo que tiene un negocio es igual a lo que debe más lo que es de sus dueños.",
    minutes: 8,
    topic: "equation",
    steps: [
      lessonStep(
        "Lo que hay y de quién es",
        [
          "Doña Rosa abre una tienda de barrio. Pone $ 6.000.000 de sus ahorros en la caja. La tienda ya **tiene** algo, y ese algo **es de alguien**: de su dueña.",
          "Lo que el negocio controla y le servirá se llama **activo**. La parte de los dueños se llama **patrimonio**. Para la contabilidad, Rosa y la tienda son dos personas distintas: la tienda lleva solo sus propias cuentas.",
        ],
        {
          picture: drawScale([["Caja", 6_000_000]], [], [["Aporte de Rosa", 6_000_000]]),
          ask: [
            chooseOne(
              "ecu-aporte",
              "Supón que Rosa aporta además su nevera, que vale $ 1.500.000. ¿Qué pasa en la tienda?",
              [
                "Crecen el activo y el patrimonio",
                "Entra un bien y la parte de la dueña sube lo mismo: $ 1.500.000 a cada lado.",
              ],
              [
                "Solo crece el activo",
                "Una balanza no se mueve de un solo lado: alguien aportó esa nevera, y eso aumenta su patrimonio.",
              ],
              [
                "Es una ganancia de la tienda",
                "Un aporte no es un ingreso: la tienda no la ganó vendiendo, se la entregó su dueña.",
              ],
            ),
          ],
        },
      ),
      lessonStep(
        "Lo que se debe",
        [
          "Un proveedor le fía granos y aceite por $ 2.000.000. La tienda ahora tiene mercancía, pero también una **deuda**.",
          "Una obligación con otros se llama **pasivo**. Los terceros y los dueños son quienes financian todo lo que hay: **activo = pasivo + patrimonio**. Esa es la ecuación contable y se cumple siempre.",
        ],
        {
          picture: drawScale(
            [
              ["Caja", 6_000_000],
              ["Mercancía", 2_000_000],
            ],
            [["Proveedores", 2_000_000]],
            [["Aporte de Rosa", 6_000_000]],
          ),
          ask: [
            howMuch(
              "ecu-patrimonio",
              "Una papelería tiene activos por $ 14.000.000 y debe $ 5.500.000. ¿Cuánto es su patrimonio?",
              8_500_000,
              "Patrimonio = activo − pasivo: 14.000.000 − 5.500.000 = 8.500.000.",
              [
                19_500_000,
                "Sumaste activo y pasivo. Lo de los dueños es lo que queda después de lo que se debe: se resta.",
              ],
              [14_000_000, "Ese es todo el activo. Una parte la financiaron otros: réstale lo que se debe."],
            ),
          ],
        },
      ),
      lessonStep(
        "Cambiar una cosa por otra",
        [
          "Con $ 1.800.000 de la caja, la tienda compra una vitrina. Entra una vitrina y sale efectivo: el **total** del activo no cambia, solo su composición.",
          "Ni el pasivo ni el patrimonio se mueven. Comprar un activo **no** hace más pobre al negocio, lo deja con otra clase de bien.",
        ],
        {
          picture: drawScale(
            [
              ["Caja", 4_200_000],
              ["Mercancía", 2_000_000],
              ["Vitrina", 1_800_000],
            ],
            [["Proveedores", 2_000_000]],
            [["Aporte de Rosa", 6_000_000]],
          ),
          ask: [
            chooseOne(
              "ecu-pago",
              "Supón que la tienda paga $ 800.000 de lo que debe al proveedor. ¿Qué ocurre?",
              [
                "Bajan el activo y el pasivo",
                "Sale efectivo y se reduce la deuda en la misma cifra. El patrimonio queda igual.",
              ],
              [
                "Baja el activo y baja el patrimonio",
                "Pagar una deuda no es un gasto: el patrimonio no cambia, porque antes ya se debía ese dinero.",
              ],
              [
                "Baja el pasivo y sube el patrimonio",
                "Falta mirar el otro lado: para pagar salió efectivo. Se debe menos, pero también se tiene menos.",
              ],
            ),
          ],
        },
      ),
      lessonStep(
        "Ganar y gastar",
        [
          "Rosa vende de contado, por $ 900.000, mercancía que costó $ 600.000. Entran $ 900.000 y salen bienes por $ 600.000: el activo sube $ 300.000.",
          "¿De quién son? De la dueña. Los **ingresos** aumentan el patrimonio; los **gastos** y **costos** lo reducen. Por eso la ecuación también se escribe: activo = pasivo + patrimonio + ingresos − gastos − costos.",
        ],
        {
          picture: drawScale(
            [
              ["Caja", 5_100_000],
              ["Mercancía", 1_400_000],
              ["Vitrina", 1_800_000],
            ],
            [["Proveedores", 2_000_000]],
            [
              ["Aporte de Rosa", 6_000_000],
              ["Utilidad de la venta", 300_000],
            ],
          ),
          ask: [
            chooseAll(
              "ecu-patrimonio-cambia",
              "¿Cuáles de estas operaciones cambian el patrimonio?",
              [
                [
                  "Pagar de contado la energía de este mes",
                  "Es un gasto: baja el activo y baja el patrimonio.",
                ],
                [
                  "Llevar un domicilio y cobrarlo de contado",
                  "Es un ingreso: sube el activo y sube el patrimonio.",
                ],
              ],
              [
                [
                  "Comprar una báscula de contado",
                  "Cambia un activo (efectivo) por otro (la báscula): el patrimonio queda igual.",
                ],
                [
                  "Recibir un préstamo del banco",
                  "Sube el activo y sube el pasivo. El préstamo hay que devolverlo: no es de los dueños.",
                ],
              ],
            ),
          ],
        },
      ),
      lessonStep(
        "Compruébalo con números",
        [
          "Después de cada operación, suma los dos lados. Si no son iguales, falta o sobra algo: esa es la primera prueba de que un registro está bien hecho.",
          "Practica con la tienda tal como quedó en el paso anterior.",
        ],
        {
          ask: [
            howMuch(
              "ecu-total",
              "La tienda tenía activos por $ 8.300.000. Recibe un préstamo de $ 3.000.000 y paga $ 400.000 de arriendo. ¿Cuánto suma ahora el activo?",
              10_900_000,
              "8.300.000 + 3.000.000 − 400.000 = 10.900.000. El pasivo subió 3.000.000 y el patrimonio bajó 400.000.",
              [
                11_300_000,
                "Sumaste el préstamo, pero no restaste el arriendo: ese efectivo salió de la tienda.",
              ],
              [
                7_900_000,
                "Restaste el arriendo, pero olvidaste el préstamo: el efectivo recibido también es activo, aunque se deba.",
              ],
            ),
          ],
        },
      ),
    ],
    words: [
      { term: "Activo", meaning: "Lo que el negocio controla y le traerá beneficios." },
      { term: "Pasivo", meaning: "Lo que debe a otros." },
      { term: "Patrimonio", meaning: "Lo que queda para los dueños: activo menos pasivo." },
    ],
  };
}
