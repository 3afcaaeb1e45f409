import type { Lesson } from "../lesson.ts";
import {
  chooseOne,
  completeEntry,
  drawT,
  howMuch,
  inCredit,
  inDebit,
  lessonStep,
  workedEntry,
} from "../write-lesson.ts";

/** 17. Results are emptied into 5905, and its balance goes to equity. */
export function closingLesson(): Lesson {
  return {
    id: "cierre",
    title: "El cierre del año",
    summary: "Las cuentas de resultado se vacían para empezar de cero; la utilidad pasa al patrimonio.",
    minutes: 9,
    topic: "cycle",
    steps: [
      lessonStep(
        "Por qué se cierra",
        [
          "Las cuentas de las clases 4, 5 y 6 miden **un período**. Si no se vacían al terminar, el próximo año empezaría con las ventas de este.",
          "Las de las clases 1, 2 y 3 **no** se cierran: lo que hay y lo que se debe sigue ahí el 1 de enero.",
        ],
        {
          ask: [
            chooseOne(
              "cie-cuales",
              "¿Cuál de estas cuentas queda en cero después del cierre?",
              ["5135 Servicios", "Es un gasto del período: se vacía."],
              [
                "1592 Depreciación acumulada",
                "Es una cuenta de balance: sigue restando al equipo el año siguiente.",
              ],
              ["2408 IVA por pagar", "La deuda con la DIAN no desaparece con el año."],
            ),
          ],
        },
      ),
      lessonStep(
        "Primero, los ajustes",
        [
          "Antes de cerrar se revisa que el año esté completo: depreciaciones, provisiones de la nómina, diferidos, conteo del inventario, conciliación bancaria e impuesto de renta.",
          "Cerrar con ajustes pendientes es cerrar una utilidad que no es.",
        ],
        {
          ask: [
            howMuch(
              "cie-ajuste",
              "La utilidad antes de ajustes es $ 9.000.000. Falta la depreciación de diciembre, $ 350.000, y un arriendo de diciembre sin registrar, $ 800.000. ¿Cuánto es la utilidad ajustada?",
              7_850_000,
              "9.000.000 − 350.000 − 800.000 = 7.850.000: ambos son gastos del año.",
              [10_150_000, "Sumaste los ajustes: son gastos, reducen la utilidad.", "wrong-side"],
              [8_650_000, "Falta el arriendo: es de diciembre aunque se pague en enero."],
            ),
          ],
        },
      ),
      lessonStep(
        "Vaciar en 5905",
        [
          "Cada ingreso se debita por su saldo y cada costo o gasto se acredita, contra **5905 Ganancias y pérdidas**. Ahí queda reunido el año: ingresos en el haber, costos y gastos en el debe.",
        ],
        {
          picture: drawT(
            "5905",
            [
              ["Costo de ventas", 48_000_000],
              ["Gastos", 21_500_000],
              ["Impuesto", 3_675_000],
            ],
            [["Ventas", 80_000_000]],
          ),
          ask: [
            completeEntry(
              "cie-ventas",
              "Las ventas del año en 4135 suman $ 80.000.000. Completa el asiento que las cierra.",
              [inDebit("4135", 80_000_000), inCredit("5905", 80_000_000)],
              {
                why: "Los ingresos tienen saldo crédito: se vacían por el debe, contra 5905.",
                sides:
                  "Al revés, las ventas se duplicarían. Para vaciar una cuenta se anota en el lado contrario a su saldo.",
                not: [
                  ["3605", "Al patrimonio llega solo el resultado neto, y desde 5905."],
                  ["1105", "El cierre no mueve efectivo: esas ventas se cobraron o se cobrarán aparte."],
                ],
              },
            ),
          ],
        },
      ),
      lessonStep(
        "Al patrimonio",
        [
          "El saldo de 5905 es el resultado. Si es crédito, hay utilidad y pasa a **3605**; si es débito, hay pérdida y pasa a **3610**. La cuenta 5905 queda en cero.",
        ],
        {
          example: workedEntry(
            "Traslado de la utilidad del ejercicio",
            inDebit("5905", 6_825_000, "80.000.000 − 73.175.000: se vacía el saldo crédito."),
            inCredit("3605", 6_825_000, "La utilidad del año, ya en el patrimonio."),
          ),
          ask: [
            howMuch(
              "cie-resultado",
              "En 5905 hay débitos por $ 61.400.000 y créditos por $ 58.900.000. ¿De cuánto es la pérdida?",
              2_500_000,
              "Los costos y gastos superan a los ingresos en 2.500.000: pérdida, a 3610.",
              [120_300_000, "Sumaste los dos lados: el resultado es su diferencia."],
            ),
            chooseOne(
              "cie-perdida",
              "¿Cómo se registra esa pérdida?",
              [
                "Débito 3610, crédito 5905",
                "5905 tiene saldo débito: se vacía por el haber; la pérdida crece por el debe.",
              ],
              ["Débito 5905, crédito 3605", "Así se traslada una utilidad. Aquí 5905 tiene saldo débito."],
              [
                "No se registra, porque no hubo utilidad",
                "La pérdida también es de los dueños: reduce el patrimonio.",
              ],
            ),
          ],
        },
      ),
      lessonStep(
        "El año nuevo",
        [
          "Con el año nuevo, la utilidad de 3605 pasa a **3705 Utilidades acumuladas**: dejó de ser la del ejercicio. La asamblea decide después: reservar, repartir o dejarla.",
          "Los saldos de balance son los de apertura. Los libros quedan cerrados: una corrección va con fecha del año nuevo.",
        ],
        {
          ask: [
            chooseOne(
              "cie-reparto",
              "La asamblea decreta repartir $ 3.000.000 de utilidades acumuladas, que se pagarán después. ¿Qué se registra?",
              ["Débito 3705, crédito 2360", "Baja el patrimonio y nace una deuda con los dueños."],
              [
                "Débito a un gasto",
                "Repartir no es un gasto: la utilidad ya se midió. Es una entrega a los dueños.",
              ],
              ["Nada, hasta que se pague", "Desde que se decreta, la empresa se lo debe a los socios."],
            ),
          ],
        },
      ),
    ],
    words: [
      { term: "Cuentas de resultado", meaning: "Las de las clases 4, 5, 6 y 7: se vacían al cerrar." },
      { term: "5905", meaning: "Ganancias y pérdidas: la cuenta del cierre." },
      { term: "Decretar", meaning: "Decidir en asamblea que se repartirán utilidades." },
    ],
  };
}
