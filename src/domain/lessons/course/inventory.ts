import type { Lesson } from "../lesson.ts";
import {
  chooseOne,
  drawTable,
  howMany,
  howMuch,
  inCredit,
  inDebit,
  lessonStep,
  workedEntry,
} from "../write-lesson.ts";

/** 9. What the goods that leave did cost: first in first out, and moving average. */
export function inventoryLesson(): Lesson {
  return {
    id: "inventarios",
    title: "Inventarios: PEPS y promedio",
    summary: "Si compraste lo mismo a dos precios, hay que decidir cuánto costó lo que vendiste.",
    minutes: 11,
    topic: "inventory",
    steps: [
      lessonStep(
        "El problema",
        [
          "La ferretería tiene 50 lámparas que costaron $ 20.000 cada una y compra 100 más a $ 22.400. Vende 90. ¿Cuánto costaron **esas** 90?",
          "Como las lámparas son iguales, hace falta una regla que se siga siempre. La tarjeta donde se lleva se llama **kárdex**.",
        ],
        {
          ask: [
            howMuch(
              "inv-disponible",
              "¿Cuánto valen en total las lámparas disponibles para la venta?",
              3_240_000,
              "50 × 20.000 + 100 × 22.400 = 1.000.000 + 2.240.000 = 3.240.000.",
              [2_240_000, "Faltan las 50 que ya estaban en la bodega."],
              [
                3_180_000,
                "Promediaste los dos costos sin contar cuántas hay de cada uno: multiplica cada grupo por su cantidad.",
              ],
            ),
          ],
        },
      ),
      lessonStep(
        "PEPS",
        [
          "**Primeras en entrar, primeras en salir**: se supone que se vende primero lo más antiguo. De las 90, salen las 50 de $ 20.000 y 40 de las de $ 22.400.",
          "Quedan 60, todas del costo más reciente.",
        ],
        {
          picture: drawTable(
            "Salida de 90 lámparas por PEPS",
            ["Capa", "Unidades", "Costo", "Total"],
            [
              ["Primera", "50", "20.000", "1.000.000"],
              ["Segunda", "40", "22.400", "896.000"],
              ["Costo de la venta", "90", "", "1.896.000"],
            ],
            true,
          ),
          ask: [
            howMuch(
              "inv-peps",
              "Hay 30 brochas a $ 4.000 y 50 a $ 4.600. Se venden 45. ¿Cuál es el costo por PEPS?",
              189_000,
              "30 × 4.000 + 15 × 4.600 = 120.000 + 69.000 = 189.000.",
              [207_000, "Tomaste todo de la compra más reciente: PEPS empieza por la más antigua."],
              [180_000, "Costeaste las 45 a $ 4.000, pero de esas solo hay 30."],
            ),
          ],
        },
      ),
      lessonStep(
        "Promedio ponderado",
        [
          "Se mezcla todo: valor total dividido entre unidades. Después de la compra, 3.240.000 ÷ 150 = $ 21.600 por lámpara. Las 90 salen a ese costo.",
          "El promedio **cambia con cada compra**; con una venta queda igual.",
        ],
        {
          picture: drawTable(
            "Salida de 90 lámparas por promedio",
            ["Concepto", "Unidades", "Costo", "Total"],
            [
              ["Disponible", "150", "21.600", "3.240.000"],
              ["Venta", "90", "21.600", "1.944.000"],
              ["Queda", "60", "21.600", "1.296.000"],
            ],
          ),
          ask: [
            howMany(
              "inv-promedio",
              "Hay 40 galones de pintura a $ 30.000 y compras 60 a $ 35.000. ¿Cuál es el costo promedio por galón?",
              ["pesos", 0],
              33_000,
              "(1.200.000 + 2.100.000) ÷ 100 = 33.000.",
              [
                32_500,
                "Promediaste los dos precios. Hay más galones de los caros: el promedio se pondera por cantidades.",
              ],
              [35_000, "Ese es el costo de la última compra, no el promedio de todo."],
            ),
          ],
        },
      ),
      lessonStep(
        "Del kárdex al asiento",
        [
          "El kárdex da el costo; el asiento lo registra. La ferretería vendió las 90 lámparas a $ 32.000, de contado, y lleva PEPS. (IVA aparte, para mirar solo el costo).",
        ],
        {
          example: workedEntry(
            "Venta de 90 lámparas, costo por PEPS",
            inDebit("1105", 2_880_000, "90 × 32.000."),
            inCredit("4135", 2_880_000, "El ingreso no depende del método."),
            inDebit("6135", 1_896_000, "El costo que dio el kárdex."),
            inCredit("1435", 1_896_000, "La mercancía sale de la bodega."),
          ),
          ask: [
            chooseOne(
              "inv-utilidad",
              "Los costos vienen subiendo. ¿Con cuál método la utilidad del período es mayor?",
              ["Con PEPS", "Salen primero las unidades más baratas: el costo es menor y la utilidad, mayor."],
              [
                "Con promedio",
                "El promedio incluye las compras caras: su costo es mayor que el de PEPS cuando los precios suben.",
              ],
              [
                "Es igual con los dos",
                "Lo que es igual es la suma: costo más inventario final. El reparto cambia con el método.",
              ],
            ),
          ],
        },
      ),
      lessonStep(
        "La regla de oro",
        [
          "Lo disponible se reparte en dos: **lo que salió** y **lo que queda**. Con cualquier método suman igual. Si no, hay un error en la tarjeta.",
          "Las NIIF aceptan PEPS y promedio, pero **no** UEPS (últimas en entrar, primeras en salir). Y una existencia nunca puede ser negativa.",
        ],
        {
          ask: [
            howMuch(
              "inv-final",
              "Disponible $ 3.240.000, costo de ventas por PEPS $ 1.896.000. ¿Cuánto vale el inventario final?",
              1_344_000,
              "3.240.000 − 1.896.000 = 1.344.000: las 60 lámparas a 22.400.",
              [1_296_000, "Ese es el inventario final por promedio. Se preguntó por PEPS."],
              [5_136_000, "Sumaste. Lo que queda es lo disponible menos lo que salió."],
            ),
            chooseOne(
              "inv-devolucion",
              "Un cliente devuelve una lámpara. ¿A qué costo vuelve al kárdex?",
              ["Al costo con que salió", "La devolución deshace esa salida: entra por el mismo valor."],
              ["Al precio de venta", "El precio incluye la utilidad: el inventario se mide por su costo."],
              [
                "Al costo de la última compra",
                "Volvería por un valor distinto al que salió y el kárdex no cuadraría.",
              ],
            ),
          ],
        },
      ),
    ],
    words: [
      { term: "Kárdex", meaning: "La tarjeta con entradas, salidas y saldo de un artículo." },
      { term: "PEPS", meaning: "Primeras en entrar, primeras en salir." },
      { term: "Promedio ponderado", meaning: "Valor total dividido entre unidades." },
    ],
  };
}
