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
  workedEntry,
} from "../write-lesson.ts";

/** 13. Why the bank's balance differs from the book's. */
export function reconciliationLesson(): Lesson {
  return {
    id: "conciliacion",
    title: "La conciliación bancaria",
    summary: "El extracto y el libro casi nunca dicen lo mismo: hay que explicar cada peso de diferencia.",
    minutes: 10,
    topic: "reconciliation",
    steps: [
      lessonStep(
        "Dos versiones de la misma cuenta",
        [
          "A 30 de noviembre el extracto dice $ 8.420.000 y tu cuenta 1110 dice $ 7.905.000. No siempre es un error: hay cosas que **tú** sabes y el banco no, y al contrario.",
          "**Conciliar** es explicar la diferencia, partida por partida, hasta llegar al mismo saldo correcto por los dos lados.",
        ],
        {
          ask: [
            howMuch(
              "con-diferencia",
              "¿De cuánto es la diferencia que hay que explicar?",
              515_000,
              "8.420.000 − 7.905.000 = 515.000.",
              [16_325_000, "Sumaste los dos saldos: interesa en cuánto se apartan."],
            ),
          ],
        },
      ),
      lessonStep(
        "Lo que el banco no sabe",
        [
          "Giraste un cheque y el proveedor no lo ha cobrado: en tu libro ya salió, en el banco no. O consignaste el último día por la tarde y el banco lo abonará mañana.",
          "Esas partidas corrigen **el saldo del banco** en tu hoja. No se contabilizan: ya están en tu libro.",
        ],
        {
          picture: drawTable(
            "Del extracto al saldo correcto",
            ["Partida", "Valor"],
            [
              ["Saldo según extracto", "8.420.000"],
              ["Menos: cheques sin cobrar", "(1.150.000)"],
              ["Más: consignación en tránsito", "600.000"],
              ["Saldo correcto", "7.870.000"],
            ],
            true,
          ),
          ask: [
            chooseOne(
              "con-cheque",
              "El cheque 0457 está en tu libro y no en el extracto. ¿Qué haces?",
              [
                "Lo resto del saldo del extracto",
                "Todavía no lo cobran, pero lo harán: el banco se ve más alto de lo que es.",
              ],
              [
                "Lo sumo al saldo del libro",
                "Tu libro ya está bien: el cheque se giró. Corregirlo sería desregistrarlo.",
              ],
              [
                "Hago un asiento que lo devuelva",
                "No hay nada que corregir en el libro: solo falta que lo cobren.",
              ],
            ),
          ],
        },
      ),
      lessonStep(
        "Lo que tú no sabías",
        [
          "El extracto trae cosas que no habías registrado: la cuota de manejo, intereses, un pago que hizo un cliente. Esas corrigen **tu libro** y **sí** se contabilizan.",
        ],
        {
          example: workedEntry(
            "Cargos del banco que no estaban en el libro",
            inDebit("530505", 35_000, "La cuota de manejo: un gasto bancario."),
            inCredit("1110", 35_000, "El banco ya lo descontó: tu cuenta debe decir lo mismo."),
          ),
          ask: [
            completeEntry(
              "con-cliente",
              "Otro mes, el extracto trae una transferencia de $ 480.000 de un cliente, que no habías registrado. Completa el asiento.",
              [inDebit("1110", 480_000), inCredit("1305", 480_000)],
              {
                why: "El dinero ya está en el banco y el cliente dejó de deber.",
                sides: "El banco aumenta por el debe; el cliente debe menos, por el haber.",
                not: [
                  ["4135", "La venta ya estaba registrada: el cliente está pagando lo que debía."],
                  ["421005", "No son intereses: es el pago de un cliente."],
                ],
              },
            ),
          ],
        },
      ),
      lessonStep(
        "Los dos llegan al mismo número",
        [
          "Corrige cada lado con lo suyo. Si los dos resultados son iguales, la conciliación está **lista**. Si no, falta una partida o alguna está en el lado equivocado.",
        ],
        {
          picture: drawTable(
            "Del libro al saldo correcto",
            ["Partida", "Valor"],
            [
              ["Saldo según libro", "7.905.000"],
              ["Menos: cuota de manejo", "(35.000)"],
              ["Saldo correcto", "7.870.000"],
            ],
            true,
          ),
          ask: [
            howMuch(
              "con-saldo",
              "Extracto $ 5.300.000; cheques sin cobrar $ 900.000; consignación en tránsito $ 250.000. ¿Cuál es el saldo correcto?",
              4_650_000,
              "5.300.000 − 900.000 + 250.000 = 4.650.000.",
              [
                5_950_000,
                "Cambiaste los signos: los cheques sin cobrar se restan y la consignación se suma.",
                "wrong-side",
              ],
              [
                4_400_000,
                "Falta sumar la consignación: ese dinero es tuyo, aunque el banco lo abone mañana.",
              ],
            ),
          ],
        },
      ),
      lessonStep(
        "Cuando sí es un error",
        [
          "A veces la diferencia es un número mal escrito. Dos señales sirven de pista: si la diferencia es **divisible entre 9**, quizá se cambiaron de lugar dos cifras (540 por 450); si es el **doble** de una partida, quizá esa partida se anotó por el lado contrario.",
        ],
        {
          ask: [
            chooseOne(
              "con-nueve",
              "El libro y el extracto difieren en $ 180.000, y en el libro hay un cheque de $ 730.000 que el banco pagó por $ 910.000. ¿Es una transposición?",
              [
                "No: las cifras son distintas",
                "180.000 es divisible entre 9, pero 730 y 910 no tienen las mismas cifras. La pista no es una prueba.",
              ],
              [
                "Sí, porque es divisible entre 9",
                "Es solo una pista: en una transposición las cifras son las mismas, en otro orden.",
              ],
              ["Sí, toda diferencia lo es", "Puede ser una omisión, un lado invertido u otro valor."],
            ),
            chooseAll(
              "con-asiento",
              "¿Cuáles de estas partidas exigen un asiento en tu libro?",
              [
                ["Intereses que el banco abonó", "Son un ingreso que no habías registrado."],
                [
                  "Un cheque que registraste por un valor equivocado",
                  "El libro está mal: se corrige con un asiento.",
                ],
              ],
              [
                ["Un cheque que no han cobrado", "Ya está en el libro; falta que el banco lo pague."],
                [
                  "Una consignación que el banco abonará mañana",
                  "Ya está en el libro; es cuestión de un día.",
                ],
              ],
            ),
          ],
        },
      ),
    ],
    words: [
      { term: "Extracto", meaning: "La versión del banco de tu cuenta." },
      { term: "Partida conciliatoria", meaning: "Cada cosa que explica la diferencia." },
      { term: "Transposición", meaning: "Dos cifras que cambiaron de lugar." },
    ],
  };
}
