import type { Lesson } from "../lesson.ts";
import {
  chooseOne,
  drawT,
  drawTable,
  howMuch,
  inCredit,
  inDebit,
  lessonStep,
  workedEntry,
} from "../write-lesson.ts";

/** 5. From the journal to the ledger and its T accounts. */
export function ledgerLesson(): Lesson {
  return {
    id: "mayor",
    title: "El libro mayor y las cuentas T",
    summary: "El diario cuenta la historia por fechas; el mayor la cuenta por cuentas.",
    minutes: 8,
    topic: "cycle",
    steps: [
      lessonStep(
        "Dos libros, los mismos datos",
        [
          "El **diario** ordena las operaciones por fecha. Responde «¿qué pasó el 12?». El **mayor** reúne todo lo que le pasó a una cuenta. Responde «¿cuánto hay en el banco?».",
          "Llevar los asientos del diario al mayor se llama **mayorizar**. No se inventa nada: cada línea pasa tal cual, con su lado y su valor.",
        ],
        {
          ask: [
            chooseOne(
              "may-libro",
              "Quieres saber cuánto te debe en total un cliente. ¿Dónde lo miras?",
              [
                "En el mayor o en el auxiliar de Clientes",
                "Ahí están juntas todas las ventas y los abonos, con su saldo.",
              ],
              [
                "En el diario",
                "En el diario están las mismas líneas, pero repartidas por fechas: tendrías que buscarlas y sumarlas.",
              ],
              [
                "En el estado de resultados",
                "Ese informe muestra ingresos y gastos, no lo que deben los clientes.",
              ],
            ),
          ],
        },
      ),
      lessonStep(
        "Del asiento a la T",
        [
          "La tienda vende de contado servicios de domicilio por $ 320.000. El asiento tiene dos líneas: cada una va a su propia T, por el **mismo lado** que en el diario.",
        ],
        {
          example: workedEntry(
            "Domicilios cobrados de contado",
            inDebit("1105", 320_000, "Va al debe de la T de Caja."),
            inCredit("4145", 320_000, "Va al haber de la T de Transporte, el ingreso por el servicio."),
          ),
          ask: [
            chooseOne(
              "may-lado",
              "En el diario, Bancos aparece en el haber por $ 700.000. ¿Dónde va en su cuenta T?",
              ["A la derecha", "El haber es el lado derecho: cada línea conserva su lado al pasar al mayor."],
              [
                "A la izquierda, porque es un activo",
                "Que el activo crezca por el debe no cambia esta línea: aquí el banco disminuyó.",
              ],
              ["En los dos lados", "Cada línea pasa una sola vez y por un solo lado."],
            ),
          ],
        },
      ),
      lessonStep(
        "El saldo",
        [
          "Suma cada lado y resta el menor del mayor: lo que sobra es el **saldo** y queda del lado más grande.",
          "El saldo de una cuenta que viene del mes anterior se escribe primero, como **Vienen**, y se suma con los movimientos del mes.",
        ],
        {
          picture: drawT(
            "2205",
            [["Abono 15/11", 2_500_000]],
            [
              ["Vienen", 3_800_000],
              ["Compra 06/11", 1_700_000],
            ],
          ),
          ask: [
            howMuch(
              "may-saldo",
              "En Caja vienen $ 450.000; en el mes entran $ 2.300.000 y salen $ 2.110.000. ¿Cuál es el saldo?",
              640_000,
              "450.000 + 2.300.000 − 2.110.000 = 640.000, saldo débito.",
              [190_000, "Olvidaste lo que venía del mes anterior: $ 450.000."],
              [4_860_000, "Sumaste también las salidas: van por el haber, así que se restan.", "wrong-side"],
            ),
            howMuch(
              "may-proveedores",
              "Mira la T de Proveedores de este paso. Si mañana se abonan $ 1.000.000 más, ¿cuánto se debe?",
              2_000_000,
              "El saldo es 3.800.000 + 1.700.000 − 2.500.000 = 3.000.000. Con el abono quedan 2.000.000.",
              [4_000_000, "Sumaste el abono. Al pagar, la deuda baja: va por el debe.", "wrong-side"],
              [3_000_000, "Ese es el saldo de hoy: falta restarle el abono de mañana."],
            ),
          ],
        },
      ),
      lessonStep(
        "El auxiliar",
        [
          "Saber que los clientes deben $ 8.000.000 no basta: hay que saber **quién** debe cuánto. El **libro auxiliar** muestra una cuenta línea por línea, con el saldo que va quedando, y se puede ver por tercero.",
          "La suma de los auxiliares es siempre el saldo de la cuenta.",
        ],
        {
          picture: drawTable(
            "Auxiliar de 1305 Clientes",
            ["Tercero", "Saldo"],
            [
              ["Construcciones Páramo", "4.650.000"],
              ["Colegio San Isidro", "2.100.000"],
              ["Marta Lozano", "1.250.000"],
              ["Total 1305", "8.000.000"],
            ],
            true,
          ),
          ask: [
            chooseOne(
              "may-auxiliar",
              "La cuenta 1305 dice $ 8.000.000 y los auxiliares por tercero suman $ 7.600.000. ¿Qué revisas primero?",
              [
                "Si hay una línea de 1305 sin tercero",
                "Los auxiliares tienen que sumar lo mismo que la cuenta; una línea sin tercero es la causa más común.",
              ],
              ["Nada, es normal", "No es normal: son los mismos movimientos, vistos de otra forma."],
              [
                "Si el banco cuadra",
                "El banco es otra cuenta: no explica una diferencia dentro de Clientes.",
              ],
            ),
          ],
        },
      ),
      lessonStep(
        "Leer al revés",
        [
          "Quien domina el mayor también lo lee al revés: mira una T y cuenta qué pasó. Un crédito en Clientes suele ser un abono; un débito en Proveedores, un pago.",
        ],
        {
          ask: [
            chooseOne(
              "may-leer",
              "En la T de 1435 Mercancías hay un crédito de $ 600.000 el día de una venta. ¿Qué es?",
              [
                "El costo de lo que se vendió",
                "La mercancía sale del inventario por lo que costó; la otra línea es el débito a 6135.",
              ],
              [
                "El precio de la venta",
                "El precio va en Ingresos. El inventario sale por su costo, que es menor.",
              ],
              ["Una compra", "Una compra entra al inventario: estaría en el debe."],
            ),
          ],
        },
      ),
    ],
    words: [
      { term: "Mayorizar", meaning: "Pasar las líneas del diario a cada cuenta del mayor." },
      { term: "Auxiliar", meaning: "El detalle de una cuenta, con el saldo que va quedando." },
      { term: "Vienen", meaning: "El saldo con que empieza el período." },
    ],
  };
}
