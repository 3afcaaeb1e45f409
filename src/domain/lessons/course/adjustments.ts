import type { Lesson } from "../lesson.ts";
import {
  chooseOne,
  completeEntry,
  drawTable,
  howMuch,
  inCredit,
  inDebit,
  lessonStep,
  workedEntry,
} from "../write-lesson.ts";

/** 12. Depreciation, accruals and deferrals: each month carries its own. */
export function adjustmentsLesson(): Lesson {
  return {
    id: "ajustes",
    title: "Ajustes: depreciación, causación y diferidos",
    summary: "Antes de leer los estados, cada mes tiene que cargar lo suyo.",
    minutes: 11,
    topic: "adjustments",
    steps: [
      lessonStep(
        "Cada mes con lo suyo",
        [
          "La contabilidad se lleva por **causación**: los ingresos y los gastos son del período en que ocurren, aunque el dinero se mueva en otro.",
          "Por eso al final del mes se hacen **ajustes**: registros que nadie trae en una factura, pero que hacen falta para que el resultado sea cierto.",
        ],
        {
          ask: [
            chooseOne(
              "aju-causacion",
              "La energía de noviembre se factura y se paga en diciembre. ¿De qué mes es el gasto?",
              [
                "De noviembre",
                "En noviembre se consumió. Si la factura no ha llegado, se estima y se causa.",
              ],
              [
                "De diciembre, porque ahí se paga",
                "Eso sería llevar la contabilidad por caja. Por causación manda el consumo.",
              ],
              ["La mitad de cada mes", "El consumo fue todo en noviembre."],
            ),
          ],
        },
      ),
      lessonStep(
        "Depreciación",
        [
          "Una vitrina de $ 4.800.000 que servirá 10 años se va gastando. Con **línea recta** se reparte por igual: 4.800.000 ÷ 120 meses = $ 40.000 al mes.",
          "No se acredita la vitrina: se usa **1592 Depreciación acumulada**, para no perder de vista lo que costó.",
        ],
        {
          example: workedEntry(
            "Depreciación de la vitrina, un mes",
            inDebit("516015", 40_000, "El gasto por el uso del mes."),
            inCredit("159215", 40_000, "Resta valor a la vitrina sin borrar su costo."),
          ),
          ask: [
            howMuch(
              "aju-depreciacion",
              "Un computador costó $ 3.600.000 y tiene una vida útil de 5 años, sin valor residual. ¿Cuánto se deprecia al mes?",
              60_000,
              "3.600.000 ÷ 60 meses = 60.000.",
              [720_000, "Ese es el valor de un año: divídelo entre 12."],
              [300_000, "Dividiste entre 12 meses: la vida útil son 5 años, 60 meses."],
            ),
            howMuch(
              "aju-libros",
              "Ese computador lleva 20 meses en uso. ¿Cuál es su valor en libros?",
              2_400_000,
              "3.600.000 − 20 × 60.000 = 2.400.000: costo menos depreciación acumulada.",
              [1_200_000, "Esa es la depreciación acumulada. El valor en libros es lo que queda."],
              [3_600_000, "Ese es el costo: réstale lo que ya se depreció."],
            ),
          ],
        },
      ),
      lessonStep(
        "Pagar por adelantado",
        [
          "En noviembre pagas un seguro contra incendio de un año: $ 2.400.000. Hoy no has gastado nada: compraste 12 meses de protección. Es un activo, **1705 Gastos pagados por anticipado**, y cada mes pasa una doceava parte al gasto. A eso se le dice **amortizar** un diferido.",
        ],
        {
          example: workedEntry(
            "Un mes del seguro",
            inDebit("513025", 200_000, "2.400.000 ÷ 12: la protección del mes ya se usó."),
            inCredit("170520", 200_000, "Queda un mes menos pagado por anticipado."),
          ),
          ask: [
            completeEntry(
              "aju-seguro",
              "El día en que se paga ese seguro de un año con el banco, ¿cuál es el asiento? Complétalo.",
              [inDebit("170520", 2_400_000), inCredit("1110", 2_400_000)],
              {
                why: "Se compró protección futura: un activo. El gasto irá llegando mes a mes.",
                sides: "El activo que entra va en el debe y el banco que paga, en el haber.",
                not: [
                  ["513025", "Sería cargarle a un solo mes el gasto de todo el año."],
                  ["2335", "Ya se pagó: no queda ninguna deuda."],
                ],
              },
            ),
          ],
        },
      ),
      lessonStep(
        "Cobrar por adelantado",
        [
          "Si un cliente te paga hoy un arriendo de seis meses, recibes dinero, pero todavía **no te lo has ganado**: debes el servicio. Es un pasivo, **2705 Ingresos recibidos por anticipado**, que cada mes pasa a ingreso.",
        ],
        {
          picture: drawTable(
            "Cuatro ajustes, dos preguntas",
            ["Qué es", "Dinero antes", "Dinero después"],
            [
              ["Gasto", "1705: activo", "2335: pasivo"],
              ["Ingreso", "2705: pasivo", "1345: activo"],
            ],
          ),
          ask: [
            chooseOne(
              "aju-anticipo",
              "En noviembre recibes $ 6.000.000 por el arriendo de noviembre a abril. ¿Cuánto es ingreso de noviembre?",
              [
                "$ 1.000.000",
                "Un mes de seis. Los otros $ 5.000.000 son una obligación: faltan cinco meses por prestar.",
              ],
              ["$ 6.000.000", "El dinero entró, pero solo se ganó el mes prestado."],
              ["Nada, hasta abril", "El arriendo de noviembre ya se prestó: esa parte sí se ganó."],
            ),
          ],
        },
      ),
      lessonStep(
        "Lo que quizá no se cobre",
        [
          "Si un cliente se atrasa tanto que dudas del cobro, se reconoce un **deterioro** de cartera: un gasto (5199) contra una cuenta que resta a los clientes (1399). La deuda del cliente sigue a la vista, con su duda al lado.",
        ],
        {
          ask: [
            chooseOne(
              "aju-deterioro",
              "¿Por qué el deterioro no se acredita directamente en 1305 Clientes?",
              [
                "Porque el cliente todavía debe todo",
                "La duda es nuestra: la cuenta por cobrar se conserva y 1399 le resta.",
              ],
              ["Porque 1305 no puede ir en el haber", "Sí puede: con cada abono. Pero aquí nadie ha pagado."],
              [
                "Porque el deterioro es un pasivo",
                "No se le debe a nadie: es una cuenta que resta dentro del activo.",
              ],
            ),
          ],
        },
      ),
    ],
    words: [
      { term: "Causación", meaning: "Registrar cada hecho en el período en que ocurre." },
      { term: "Diferido", meaning: "Lo que ya se pagó o se cobró y es de otro período." },
      { term: "Valor en libros", meaning: "Costo menos depreciación acumulada." },
    ],
  };
}
