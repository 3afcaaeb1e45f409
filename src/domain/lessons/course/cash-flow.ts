import type { Lesson } from "../lesson.ts";
import { chooseAll, chooseOne, drawStatement, drawTable, howMuch, lessonStep } from "../write-lesson.ts";

/** 16. Where cash came from: three activities, and the way from profit to cash. */
export function cashFlowLesson(): Lesson {
  return {
    id: "flujo",
    title: "El flujo de efectivo",
    summary: "Por qué una empresa que gana puede quedarse sin plata, y cómo verlo a tiempo.",
    minutes: 10,
    topic: "statements",
    steps: [
      lessonStep(
        "Ganar no es cobrar",
        [
          "La ferretería vende $ 20.000.000 a crédito en diciembre. En el resultado hay utilidad; en el banco, nada todavía. Con la nómina por pagar, esa diferencia puede cerrar un negocio.",
          "El **estado de flujos de efectivo** mira solo el dinero: cuánto entró, cuánto salió y por qué.",
        ],
        {
          ask: [
            chooseOne(
              "flu-venta",
              "¿Cuándo aparece esa venta a crédito en el flujo de efectivo?",
              ["Cuando el cliente paga", "El flujo mira el dinero, no la factura."],
              ["Cuando se factura", "Ese día hay ingreso, pero no efectivo."],
              ["Nunca", "Aparece como cobro a clientes el día en que pagan."],
            ),
          ],
        },
      ),
      lessonStep(
        "Tres actividades",
        [
          "**Operación**: cobrar a clientes, pagar a proveedores, empleados e impuestos. **Inversión**: comprar y vender equipos o inversiones. **Financiación**: préstamos, aportes y reparto de utilidades.",
          "Manda el **propósito** del pago: pagar hoy el equipo que compraste a crédito sigue siendo inversión.",
        ],
        {
          picture: drawTable(
            "¿De qué actividad es?",
            ["Movimiento", "Actividad"],
            [
              ["Cobro a un cliente", "Operación"],
              ["Pago de la nómina", "Operación"],
              ["Compra de una camioneta", "Inversión"],
              ["Préstamo recibido", "Financiación"],
            ],
          ),
          ask: [
            chooseAll(
              "flu-actividad",
              "¿Cuáles son flujos de financiación?",
              [
                ["Un aporte de los socios", "Los dueños financian el negocio."],
                [
                  "La devolución del capital de un préstamo",
                  "Devolver financiación también es financiación.",
                ],
              ],
              [
                ["La compra de una vitrina", "Es inversión: un activo de varios años."],
                ["El pago a un proveedor de mercancía", "Es operación: el negocio de cada día."],
              ],
            ),
          ],
        },
      ),
      lessonStep(
        "Directo o indirecto",
        [
          "El método **directo** lista los cobros y los pagos. El **indirecto** empieza por la utilidad y la ajusta por lo que no fue efectivo: suma la depreciación, que redujo la utilidad sin sacar un peso.",
          "Los dos llegan al mismo flujo de operación.",
        ],
        {
          ask: [
            chooseOne(
              "flu-depreciacion",
              "¿Por qué se suma la depreciación en el método indirecto?",
              [
                "Porque redujo la utilidad sin gastar efectivo",
                "Se devuelve a la utilidad lo que se había restado sin que saliera dinero.",
              ],
              [
                "Porque es una entrada de dinero",
                "No entra nada: solo deja de restarse un gasto sin desembolso.",
              ],
              [
                "Porque es una inversión",
                "La inversión fue comprar el equipo; esto es solo su reparto en el tiempo.",
              ],
            ),
          ],
        },
      ),
      lessonStep(
        "Clientes, mercancía, proveedores",
        [
          "Si los clientes te deben **más** que antes, parte de la utilidad no se cobró: se **resta**. Si hay **más** mercancía, se gastó efectivo en ella: se **resta**. Si debes **más** a proveedores, dejaste de pagar: se **suma**.",
        ],
        {
          picture: drawStatement(
            "Flujo de operación, método indirecto",
            ["Utilidad del ejercicio", 6_825_000],
            ["Más depreciación", 1_200_000],
            ["Menos aumento de clientes", -3_000_000],
            ["Menos aumento de inventarios", -2_500_000],
            ["Más aumento de proveedores", 1_800_000],
            ["Efectivo de la operación", 4_325_000, "double"],
          ),
          ask: [
            howMuch(
              "flu-operacion",
              "Utilidad $ 5.000.000, depreciación $ 800.000, los clientes aumentaron $ 1.500.000 y los proveedores aumentaron $ 600.000. ¿Cuánto es el efectivo de la operación?",
              4_900_000,
              "5.000.000 + 800.000 − 1.500.000 + 600.000 = 4.900.000.",
              [
                7_900_000,
                "Sumaste el aumento de clientes: eso es lo que no se cobró, se resta.",
                "wrong-side",
              ],
              [3_300_000, "Restaste la depreciación: no sacó dinero, se suma.", "wrong-side"],
              [
                3_700_000,
                "Restaste el aumento de proveedores: deber más es haber pagado menos, se suma.",
                "wrong-side",
              ],
            ),
          ],
        },
      ),
      lessonStep(
        "La prueba final",
        [
          "Operación, inversión y financiación se suman: ese es el cambio del efectivo en el período. Con el saldo inicial tiene que dar el efectivo del balance, que es el grupo 11 y sus equivalentes.",
        ],
        {
          picture: drawStatement(
            "Cambio del efectivo",
            ["Operación", 4_325_000],
            ["Inversión", -6_000_000],
            ["Financiación", 3_500_000],
            ["Cambio del período", 1_825_000, "single"],
            ["Efectivo al comenzar", 2_175_000],
            ["Efectivo al terminar", 4_000_000, "double"],
          ),
          ask: [
            howMuch(
              "flu-final",
              "Efectivo inicial $ 3.000.000; operación $ 2.400.000; inversión −$ 4.000.000; financiación $ 1.500.000. ¿Cuánto queda?",
              2_900_000,
              "3.000.000 + 2.400.000 − 4.000.000 + 1.500.000 = 2.900.000.",
              [-100_000, "Ese es el cambio del período: súmale el efectivo con que se empezó."],
              [10_900_000, "Sumaste la inversión: fue una salida.", "wrong-side"],
            ),
          ],
        },
      ),
    ],
    words: [
      { term: "Operación", meaning: "El negocio de cada día: cobrar, pagar, vender." },
      { term: "Inversión", meaning: "Comprar y vender activos de varios años." },
      { term: "Financiación", meaning: "Préstamos, aportes y utilidades repartidas." },
    ],
  };
}
