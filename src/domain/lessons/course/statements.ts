import type { Lesson } from "../lesson.ts";
import { chooseAll, chooseOne, drawStatement, drawTable, howMuch, lessonStep } from "../write-lesson.ts";

/** 15. Four statements of the same books. */
export function statementsLesson(): Lesson {
  return {
    id: "estados",
    title: "Los cuatro estados financieros",
    summary: "Cuatro fotos y películas del mismo negocio, que tienen que concordar entre sí.",
    minutes: 11,
    topic: "statements",
    steps: [
      lessonStep(
        "Cuatro preguntas",
        [
          "¿Qué tiene y qué debe? Lo responde el **estado de situación financiera** (balance general). ¿Ganó o perdió? El **estado de resultados**. ¿De dónde vino y a dónde fue el efectivo? El **de flujos de efectivo**. ¿Cómo cambió lo de los dueños? El **de cambios en el patrimonio**.",
          "El primero es de **una fecha**; los otros tres, de **un período**.",
        ],
        {
          ask: [
            chooseOne(
              "est-fecha",
              "¿Cuál encabezado está bien?",
              [
                "Estado de situación financiera a 31 de diciembre",
                "Es la foto de un día: lo que hay y lo que se debe en esa fecha.",
              ],
              [
                "Estado de resultados a 31 de diciembre",
                "Los resultados son de un período: del 1 de enero al 31 de diciembre.",
              ],
              ["Estado de situación financiera del año", "La situación es de una fecha, no de un período."],
            ),
          ],
        },
      ),
      lessonStep(
        "Resultados: de arriba abajo",
        [
          "Empieza por las ventas netas y va restando. Cada escalón dice algo: la **bruta**, si el precio cubre el costo; la **operacional**, si el negocio se sostiene; la **neta**, lo que queda después de intereses e impuestos.",
        ],
        {
          picture: drawStatement(
            "Estado de resultados de La Sabana",
            ["Ventas netas", 80_000_000],
            ["Costo de ventas", -48_000_000],
            ["Utilidad bruta", 32_000_000, "single"],
            ["Gastos de administración y ventas", -20_000_000],
            ["Utilidad operacional", 12_000_000, "single"],
            ["Costos financieros", -1_500_000],
            ["Impuesto de renta", -3_675_000],
            ["Utilidad del ejercicio", 6_825_000, "double"],
          ),
          ask: [
            howMuch(
              "est-operacional",
              "Ventas $ 50.000.000, costo $ 31.000.000, gastos de administración $ 9.000.000, de ventas $ 4.000.000 e intereses $ 1.000.000. ¿Cuánto es la utilidad operacional?",
              6_000_000,
              "50 − 31 − 9 − 4 = 6 millones. Los intereses van después.",
              [5_000_000, "Restaste también los intereses: son costo financiero, después de la operacional."],
              [19_000_000, "Esa es la utilidad bruta: faltan los gastos de administración y de ventas."],
            ),
          ],
        },
      ),
      lessonStep(
        "Situación: corriente y no corriente",
        [
          "Los activos y pasivos se ordenan por tiempo. Lo que se convertirá en dinero o se pagará en **un año** es **corriente**; lo demás, no corriente.",
          "El efectivo, los clientes y la mercancía son corrientes; el local y los equipos, no. Un préstamo se parte: la cuota del próximo año es corriente.",
        ],
        {
          picture: drawStatement(
            "Estado de situación financiera de La Sabana",
            ["Activo corriente", 36_000_000],
            ["Activo no corriente", 24_000_000],
            ["Total activo", 60_000_000, "double"],
            ["Pasivo corriente", 18_000_000],
            ["Pasivo no corriente", 12_000_000],
            ["Patrimonio", 30_000_000],
            ["Total pasivo y patrimonio", 60_000_000, "double"],
          ),
          ask: [
            chooseAll(
              "est-corriente",
              "¿Cuáles son activos corrientes de la ferretería?",
              [
                ["Lo que le deben los clientes a 30 días", "Se cobra dentro del año."],
                ["La mercancía de la bodega", "Se vende en el ciclo normal del negocio."],
              ],
              [
                ["La camioneta de reparto", "Se usa varios años: es no corriente."],
                ["El préstamo del banco a tres meses", "Es un pasivo, aunque sea corriente."],
              ],
            ),
          ],
        },
      ),
      lessonStep(
        "Patrimonio: qué cambió y por qué",
        [
          "El estado de cambios en el patrimonio une los otros dos: parte del patrimonio inicial, suma la utilidad y los aportes y resta lo que se repartió. El total es el que aparece en el balance.",
        ],
        {
          picture: drawTable(
            "Cambios en el patrimonio",
            ["Concepto", "Valor"],
            [
              ["Patrimonio al comenzar", "25.175.000"],
              ["Utilidad del ejercicio", "6.825.000"],
              ["Utilidades repartidas", "(2.000.000)"],
              ["Patrimonio al terminar", "30.000.000"],
            ],
            true,
          ),
          ask: [
            howMuch(
              "est-patrimonio",
              "Patrimonio inicial $ 18.000.000; utilidad $ 5.000.000; aporte $ 3.000.000; utilidades repartidas $ 4.000.000. ¿Cuál es el final?",
              22_000_000,
              "18 + 5 + 3 − 4 = 22 millones.",
              [30_000_000, "Sumaste lo repartido: sale del patrimonio.", "wrong-side"],
              [19_000_000, "Olvidaste el aporte: también aumenta el patrimonio."],
            ),
          ],
        },
      ),
      lessonStep(
        "Tienen que concordar",
        [
          "Revisa tres puentes. La utilidad del resultado es la misma que entra al patrimonio. El patrimonio final es el del balance. El efectivo del balance es el saldo final del flujo.",
          "Si un puente no cuadra, un estado salió de otras cifras.",
        ],
        {
          ask: [
            chooseOne(
              "est-puente",
              "La utilidad es $ 4.000.000, pero el efectivo bajó. ¿Los estados se contradicen?",
              [
                "No: ganar no es lo mismo que cobrar",
                "Se puede vender a crédito, pagar deudas o comprar equipos. El flujo explica la diferencia.",
              ],
              [
                "Sí, uno está mal",
                "La utilidad se mide por causación y el efectivo por lo cobrado y pagado.",
              ],
              [
                "Sí, porque toda utilidad termina en el banco",
                "Puede estar en lo que deben los clientes, en mercancía o en un equipo.",
              ],
            ),
          ],
        },
      ),
    ],
    words: [
      { term: "Corriente", meaning: "Que se cobra, se vende o se paga en el próximo año." },
      { term: "Utilidad operacional", meaning: "La del negocio, antes de intereses e impuestos." },
      { term: "Notas", meaning: "Las explicaciones que acompañan a los estados." },
    ],
  };
}
