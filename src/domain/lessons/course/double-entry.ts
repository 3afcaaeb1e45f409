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

/** 2. Every operation is recorded twice, and debits equal credits. */
export function doubleEntryLesson(): Lesson {
  return {
    id: "partida-doble",
    title: "La partida doble",
    summary:
      "Cada operación se anota por lo menos en dos cuentas, y el debe siempre suma igual que el haber.",
    minutes: 9,
    topic: "entries",
    steps: [
      lessonStep(
        "Por qué hay dos lados",
        [
          "La ferretería La Sabana paga $ 900.000 de arriendo con el banco. Anotar solo «salieron $ 900.000» dice la mitad: no dice **en qué** se usaron.",
          "La **partida doble** anota ambas cosas: qué se recibió y qué se entregó. Como las dos valen lo mismo, el registro siempre cuadra.",
        ],
        {
          ask: [
            chooseOne(
              "pd-dos",
              "La Sabana compra un taladro para el taller y lo paga con efectivo. ¿Qué se anota?",
              [
                "El taladro que entra y el efectivo que sale",
                "Son las dos caras de la misma operación, por el mismo valor.",
              ],
              [
                "Solo el efectivo que sale",
                "Esa es la mitad: faltaría decir que ahora hay un taladro. Los dos lados no sumarían igual.",
              ],
              [
                "Dos veces el taladro",
                "Partida doble no es repetir la misma cuenta: es mostrar qué entra y de dónde sale.",
              ],
            ),
          ],
        },
      ),
      lessonStep(
        "La cuenta T",
        [
          "Cada concepto tiene su **cuenta**. Se dibuja como una T: a la izquierda el **debe**, a la derecha el **haber**. Debitar es anotar a la izquierda; acreditar, a la derecha. No significan bueno ni malo.",
          "La diferencia entre los dos lados es el **saldo**.",
        ],
        {
          picture: drawT(
            "1110",
            [
              ["Vienen", 12_481_600],
              ["14/11", 1_850_000],
            ],
            [["10/11", 3_088_000]],
          ),
          ask: [
            howMuch(
              "pd-saldo",
              "En Bancos hay débitos por $ 9.400.000 y créditos por $ 6.150.000. ¿Cuál es el saldo débito?",
              3_250_000,
              "Saldo = debe − haber: 9.400.000 − 6.150.000 = 3.250.000.",
              [15_550_000, "Sumaste los dos lados. El saldo es su diferencia."],
              [9_400_000, "Ese es solo el total del debe: réstale lo que salió por el haber."],
            ),
          ],
        },
      ),
      lessonStep(
        "El asiento",
        [
          "El registro completo de una operación se llama **asiento**: fecha, cuentas, valores y una descripción. La suma del debe es **igual** a la del haber, siempre.",
          "Así se ve el pago del arriendo en el diario de La Sabana:",
        ],
        {
          example: workedEntry(
            "Pago del arriendo del local",
            inDebit(
              "5120",
              900_000,
              "El uso del local ya se consumió: es un gasto, y los gastos crecen por el debe.",
            ),
            inCredit("1110", 900_000, "El dinero sale del banco: un activo baja por el haber."),
          ),
          ask: [
            completeEntry(
              "pd-asiento",
              "La Sabana consigna en el banco $ 2.000.000 que tenía en la caja. Completa el asiento.",
              [inDebit("1110", 2_000_000), inCredit("1105", 2_000_000)],
              {
                why: "El banco recibe (debe) y la caja entrega (haber). El dinero solo cambió de lugar.",
                sides:
                  "Las cuentas están bien, los lados no: debita la que recibe el dinero y acredita la que lo entrega.",
                not: [
                  ["4135", "Consignar no es vender: ese dinero ya era de la ferretería."],
                  ["5305", "Mover dinero propio no es un gasto financiero."],
                ],
              },
            ),
          ],
        },
      ),
      lessonStep(
        "Asientos de varias líneas",
        [
          "Un asiento puede tener más de dos líneas. La Sabana compra un computador de $ 3.200.000: paga $ 1.200.000 con el banco y queda debiendo el resto.",
          "Lo que importa es el total: un débito de 3.200.000 contra créditos que **suman** 3.200.000.",
        ],
        {
          example: workedEntry(
            "Compra de un computador, parte a crédito",
            inDebit("1528", 3_200_000, "Entra un equipo que se usará varios años: un activo."),
            inCredit("1110", 1_200_000, "Lo que se pagó hoy sale del banco."),
            inCredit(
              "2335",
              2_000_000,
              "Lo que falta es una deuda: un pasivo crece por el haber. Aquí no va Proveedores, que es para la mercancía.",
            ),
          ),
          ask: [
            howMuch(
              "pd-falta",
              "En un asiento hay un débito de $ 5.000.000 y créditos de $ 1.750.000 y $ 2.000.000. ¿Cuánto falta por acreditar?",
              1_250_000,
              "5.000.000 − 1.750.000 − 2.000.000 = 1.250.000. Con eso el asiento cuadra.",
              [3_750_000, "Eso es lo que ya está acreditado. Falta lo que le queda para llegar a 5.000.000."],
              [8_750_000, "Sumaste débitos y créditos. Compáralos: la diferencia es lo que falta."],
            ),
          ],
        },
      ),
      lessonStep(
        "Que cuadre no basta",
        [
          "Si el debe y el haber no suman igual, hay un error seguro. Pero un asiento que cuadra todavía puede estar **mal**: con otra cuenta, con otro valor o con los lados al revés.",
          "Cuadrar es la primera revisión; la segunda es leer el asiento y preguntar si cuenta lo que pasó.",
        ],
        {
          ask: [
            chooseOne(
              "pd-reves",
              "Alguien registró una venta de contado con débito a Ventas y crédito a Caja. ¿Qué pasa?",
              [
                "Cuadra, pero está al revés",
                "Suma igual por ambos lados, pero dice que salió efectivo y que las ventas bajaron.",
              ],
              ["No cuadra", "Cuadra: los dos valores son iguales. Por eso hay que leerlo y no solo sumarlo."],
              [
                "Está bien, porque cuadra",
                "Cuadrar no basta: en una venta de contado el efectivo entra, y eso va en el debe.",
              ],
            ),
          ],
        },
      ),
    ],
    words: [
      { term: "Debe y haber", meaning: "El lado izquierdo y el lado derecho de una cuenta." },
      { term: "Asiento", meaning: "El registro completo de una operación." },
      { term: "Saldo", meaning: "La diferencia entre el debe y el haber." },
    ],
  };
}
