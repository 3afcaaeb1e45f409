import type { Lesson } from "../lesson.ts";
import {
  chooseAll,
  chooseOne,
  completeEntry,
  drawTable,
  howMuch,
  inCredit,
  inDebit,
  lessonStep,
} from "../write-lesson.ts";

/** 14. What a trial balance proves, and what it cannot see. */
export function trialBalanceLesson(): Lesson {
  return {
    id: "comprobacion",
    title: "El balance de comprobación y los errores",
    summary: "Una lista que prueba que el libro cuadra, y cómo buscar cuando no cuadra.",
    minutes: 9,
    topic: "errors",
    steps: [
      lessonStep(
        "Todas las cuentas en una hoja",
        [
          "El **balance de comprobación** pone en una lista cada cuenta con sus movimientos y su saldo. Como cada asiento cuadra, la suma de los saldos débito tiene que ser igual a la de los saldos crédito.",
          "No es un estado financiero: es una herramienta de revisión.",
        ],
        {
          picture: drawTable(
            "Balance de comprobación de la tienda",
            ["Cuenta", "Débito", "Crédito"],
            [
              ["1105 Caja", "5.100.000", ""],
              ["1435 Mercancías", "1.400.000", ""],
              ["1524 Equipo de oficina", "1.800.000", ""],
              ["2205 Proveedores", "", "2.000.000"],
              ["3130 Capital", "", "6.000.000"],
              ["4135 Comercio", "", "900.000"],
              ["6135 Costo de ventas", "600.000", ""],
              ["Sumas iguales", "8.900.000", "8.900.000"],
            ],
            true,
          ),
          ask: [
            howMuch(
              "com-suma",
              "Saldos débito: $ 4.000.000, $ 2.500.000 y $ 1.100.000. Saldos crédito: $ 5.000.000 y uno que no se lee. ¿De cuánto es?",
              2_600_000,
              "4.000.000 + 2.500.000 + 1.100.000 = 7.600.000; menos 5.000.000, faltan 2.600.000.",
              [7_600_000, "Esa es la suma de los débitos: réstale el crédito que ya conoces."],
              [12_600_000, "Sumaste los dos lados: tienen que ser iguales entre sí."],
            ),
          ],
        },
      ),
      lessonStep(
        "Lo que no ve",
        [
          "Que cuadre no garantiza que esté bien. Si un asiento falta completo, si se usó una cuenta equivocada del mismo lado, o si el mismo error está en el debe y en el haber, las sumas siguen iguales.",
        ],
        {
          ask: [
            chooseAll(
              "com-invisible",
              "¿Cuáles errores NO descubre el balance de comprobación?",
              [
                ["Olvidar una factura completa", "No hay débito ni crédito: todo sigue sumando igual."],
                [
                  "Debitar papelería en lugar de aseo",
                  "El lado y el valor están bien: las sumas no cambian.",
                ],
                ["Registrar dos veces la misma venta", "Se repiten los dos lados: sigue cuadrando."],
              ],
              [
                [
                  "Anotar 450.000 en el debe y 540.000 en el haber",
                  "Los lados no suman igual: este sí se ve.",
                ],
              ],
            ),
          ],
        },
      ),
      lessonStep(
        "Tres pistas",
        [
          "Si no cuadra, mira la diferencia. **¿Es el valor de una línea?** Quizá falta o sobra. **¿Es el doble de una línea?** Quizá está en el lado contrario. **¿Es divisible entre 9?** Quizá dos cifras cambiaron de lugar o hay un cero de más.",
        ],
        {
          picture: drawTable(
            "La diferencia habla",
            ["Diferencia", "Pista"],
            [
              ["Igual a una línea", "Omitida o repetida"],
              ["El doble de una línea", "Lado invertido"],
              ["Divisible entre 9", "Transposición o corrimiento"],
            ],
          ),
          ask: [
            chooseOne(
              "com-doble",
              "Los débitos superan a los créditos en $ 640.000, y hay un pago de $ 320.000 al proveedor. ¿Qué sospechas?",
              [
                "Un crédito de 320.000 anotado en el debe",
                "La diferencia es el doble: falta en un lado y sobra en el otro.",
              ],
              [
                "Que falta una línea de 640.000",
                "Es posible, pero hay una línea que es justo la mitad: revísala primero.",
              ],
              ["Una transposición", "640.000 no es divisible entre 9."],
            ),
            howMuch(
              "com-transposicion",
              "Escribiste $ 720.000 donde era $ 270.000. ¿De cuánto queda la diferencia?",
              450_000,
              "720.000 − 270.000 = 450.000, que es divisible entre 9: 450.000 ÷ 9 = 50.000.",
              [990_000, "Sumaste los dos valores: la diferencia es una resta."],
              [270_000, "Ese es el valor correcto: la diferencia es en cuánto te pasaste."],
            ),
          ],
        },
      ),
      lessonStep(
        "Saldos que no pueden ser",
        [
          "Lee la lista con la naturaleza en mente. Una caja con saldo **crédito** diría que se pagó con dinero que no había. Un proveedor con saldo **débito** suele ser un anticipo mal clasificado.",
          "Un saldo contrario no siempre es un error, pero siempre merece una explicación.",
        ],
        {
          ask: [
            chooseOne(
              "com-caja",
              "1105 Caja aparece con saldo crédito de $ 90.000. ¿Qué es lo más probable?",
              [
                "Falta registrar una entrada de efectivo",
                "No se puede entregar efectivo que no hay: algo entró y no se anotó, o una salida está repetida.",
              ],
              [
                "Que la tienda se sobregiró",
                "Un sobregiro existe en un banco, no en la caja: los billetes no quedan en negativo.",
              ],
              ["Nada, es normal", "Caja crece por el debe: un saldo contrario siempre hay que explicarlo."],
            ),
          ],
        },
      ),
      lessonStep(
        "Corregir sin borrar",
        [
          "Un error se corrige con un asiento. Si la cuenta está mal, se **reclasifica**: se saca de la equivocada y se lleva a la correcta, sin tocar lo que estaba bien.",
        ],
        {
          ask: [
            completeEntry(
              "com-reclasifica",
              "Un mantenimiento de equipo de oficina, $ 260.000, se debitó por error en 1524 Equipo de oficina. Corrígelo.",
              [inDebit("514520", 260_000), inCredit("1524", 260_000)],
              {
                why: "El mantenimiento es un gasto: entra por el debe, y el activo se devuelve por el haber.",
                sides: "Se debita el gasto, donde debió estar, y se acredita el activo, donde sobra.",
                not: [
                  ["1110", "El banco ya quedó bien con el asiento original: no se vuelve a pagar."],
                  ["159215", "La depreciación acumulada mide el uso: aquí no hubo depreciación."],
                ],
              },
            ),
          ],
        },
      ),
    ],
    words: [
      { term: "Sumas iguales", meaning: "Cuando los débitos y los créditos suman lo mismo." },
      { term: "Reclasificar", meaning: "Pasar un valor a la cuenta que le corresponde." },
      { term: "Corrimiento", meaning: "Un cero de más o de menos." },
    ],
  };
}
