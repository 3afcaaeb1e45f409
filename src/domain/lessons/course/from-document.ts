import type { Lesson } from "../lesson.ts";
import {
  chooseAll,
  chooseOne,
  completeEntry,
  drawFlow,
  drawTable,
  inCredit,
  inDebit,
  lessonStep,
  workedEntry,
} from "../write-lesson.ts";

/** 4. From an invoice or a receipt to the entry. */
export function fromDocumentLesson(): Lesson {
  return {
    id: "documento",
    title: "Del documento al asiento",
    summary: "Un método de cuatro preguntas para convertir una factura o un recibo en un registro.",
    minutes: 8,
    topic: "entries",
    steps: [
      lessonStep(
        "Todo empieza en un papel",
        [
          "Ningún asiento nace de la memoria. Detrás hay un **soporte**: una factura, un recibo de caja, un comprobante de egreso, un extracto.",
          "El soporte dice la fecha, con quién se hizo la operación, el concepto y el valor. Sin soporte no hay cómo probar el registro.",
        ],
        {
          picture: drawFlow(
            "El camino de una operación",
            ["Hecho", "Se compra papelería."],
            ["Soporte", "La factura del proveedor."],
            ["Asiento", "El registro en el diario."],
            ["Mayor", "El saldo de cada cuenta."],
            ["Estados", "Lo que leen los dueños."],
          ),
          ask: [
            chooseAll(
              "doc-soporte",
              "¿Cuáles de estos hechos exigen un asiento?",
              [
                [
                  "Recibir la factura de energía, aunque no se pague hoy",
                  "El servicio ya se consumió: hay un gasto y una deuda.",
                ],
                [
                  "Cobrarle a un cliente lo que debía",
                  "Entra dinero y el cliente debe menos: dos cuentas cambian.",
                ],
              ],
              [
                ["Pedir una cotización", "Nada cambió todavía: ni se recibió ni se debe nada."],
                [
                  "Firmar hoy el contrato de un empleado que empieza el otro mes",
                  "Es un compromiso. La deuda nace cuando el empleado trabaja.",
                ],
              ],
            ),
          ],
        },
      ),
      lessonStep(
        "Las cuatro preguntas",
        [
          "Con el soporte en la mano, pregunta: **1.** ¿Qué entró o qué se consumió? **2.** ¿Qué salió o qué se quedó debiendo? **3.** ¿Qué cuenta es cada cosa? **4.** ¿Por cuál lado va?",
          "La primera respuesta suele ser el débito; la segunda, el crédito.",
        ],
        {
          picture: drawTable(
            "Factura de papelería, de contado",
            ["Pregunta", "Respuesta"],
            [
              ["¿Qué se consumió?", "Papel y útiles"],
              ["¿Qué salió?", "Efectivo de la caja"],
              ["¿Qué cuentas?", "519530 y 1105"],
              ["¿Qué lados?", "Debe el gasto, haber la caja"],
            ],
          ),
          ask: [
            chooseOne(
              "doc-salio",
              "Llega el recibo del agua por $ 180.000, para pagar en 15 días. ¿Cuál es la respuesta a «¿qué salió o qué se quedó debiendo?»",
              ["Una deuda, en 2335", "No salió dinero todavía: nació un pasivo, costos y gastos por pagar."],
              ["El banco", "El banco se mueve el día del pago, no el día en que llega el recibo."],
              [
                "Nada, se registra al pagar",
                "El gasto es del mes en que se usó el agua, se pague cuando se pague.",
              ],
            ),
          ],
        },
      ),
      lessonStep(
        "Un ejemplo completo",
        [
          "El recibo del agua de la tienda, por $ 180.000, vence en 15 días. El asiento del día en que llega:",
        ],
        {
          example: workedEntry(
            "Servicio de acueducto del mes, por pagar",
            inDebit("513525", 180_000, "El agua ya se consumió: gasto de servicios, que crece por el debe."),
            inCredit("2335", 180_000, "Se queda debiendo: el pasivo crece por el haber."),
          ),
          ask: [
            completeEntry(
              "doc-pago",
              "Quince días después se paga ese recibo con el banco. Completa el asiento del pago.",
              [inDebit("2335", 180_000), inCredit("1110", 180_000)],
              {
                why: "La deuda desaparece (debe) y sale dinero del banco (haber). El gasto ya se había registrado.",
                sides:
                  "Las cuentas son esas, pero al revés: la deuda baja por el debe y el banco baja por el haber.",
                not: [
                  [
                    "513525",
                    "El gasto ya se registró cuando llegó el recibo: debitarlo otra vez lo duplica.",
                  ],
                  ["2205", "Proveedores es para la mercancía; los servicios por pagar están en 2335."],
                ],
              },
            ),
          ],
        },
      ),
      lessonStep(
        "¿Gasto o activo?",
        [
          "Si algo se consume en el período, es un **gasto**: el aseo, la energía, el arriendo. Si servirá durante varios períodos o se va a vender, es un **activo**: una vitrina, la mercancía.",
          "No mires el precio, sino el uso: la misma impresora es mercancía para quien las vende y equipo para quien la usa.",
        ],
        {
          ask: [
            chooseOne(
              "doc-impresora",
              "Un almacén de tecnología compra diez impresoras para vender. ¿Qué cuenta debita?",
              ["1435 Mercancías no fabricadas por la empresa", "Se compran para venderlas: son inventario."],
              ["1528 Equipo de computación", "Sería equipo si el almacén fuera a usarlas. Son para vender."],
              ["5195 Gastos diversos", "Todavía no se consumieron: serán costo cuando se vendan."],
            ),
            chooseOne(
              "doc-credito",
              "La tienda compra una nevera para exhibir gaseosas y queda debiéndola. ¿Cuál es el crédito?",
              ["2335 Costos y gastos por pagar", "Es una deuda que no viene de mercancía ni de un préstamo."],
              [
                "2205 Proveedores nacionales",
                "Esa cuenta se usa para la mercancía que se compra para vender.",
              ],
              [
                "1524 Equipo de oficina",
                "Ese sería un débito: el activo que entra. Aquí se pregunta por la deuda.",
              ],
            ),
          ],
        },
      ),
      lessonStep(
        "Qué no puede faltar",
        [
          "Un buen asiento lleva la fecha del hecho, una descripción que otra persona entienda, el número del soporte y el **tercero**: con quién se hizo.",
          "Los libros no se borran ni se tachan. Si te equivocaste, se corrige con otro asiento, y los dos quedan a la vista.",
        ],
        {
          ask: [
            chooseOne(
              "doc-error",
              "Ayer contabilizaste $ 540.000 y la factura era de $ 450.000. ¿Qué haces?",
              [
                "Registro otro asiento que lo corrige",
                "El error y su corrección quedan a la vista: así los libros siguen siendo una prueba.",
              ],
              ["Borro el asiento", "Los libros no admiten borrados: se perdería el rastro de lo que pasó."],
              [
                "Lo dejo, la diferencia es pequeña",
                "El proveedor quedaría con un saldo que no es, y nunca cuadraría.",
              ],
            ),
          ],
        },
      ),
    ],
    words: [
      { term: "Soporte", meaning: "El documento que prueba una operación." },
      { term: "Tercero", meaning: "La persona o empresa con quien se hizo la operación." },
      { term: "Causar", meaning: "Registrar un hecho cuando ocurre, aunque se pague después." },
    ],
  };
}
