import type { Lesson } from "../lesson.ts";
import {
  chooseOne,
  completeEntry,
  drawStatement,
  howMuch,
  inCredit,
  inDebit,
  lessonStep,
  workedEntry,
} from "../write-lesson.ts";

/** 6. Buying and selling goods with a permanent inventory. VAT comes in the next lesson. */
export function tradeLesson(): Lesson {
  return {
    id: "compras-ventas",
    title: "Compras y ventas",
    summary: "Comprar mercancía no es un gasto: se vuelve costo el día que se vende.",
    minutes: 10,
    topic: "trade",
    steps: [
      lessonStep(
        "Comprar mercancía",
        [
          "La ferretería compra 100 bultos de cemento para vender, a $ 28.000 cada uno, a crédito. Ese cemento está en la bodega: es un **inventario**, un activo. Todavía nada se gastó.",
          "En estos ejemplos dejamos el IVA para la próxima lección.",
        ],
        {
          example: workedEntry(
            "Compra de 100 bultos de cemento, a crédito",
            inDebit("1435", 2_800_000, "100 × 28.000: entra mercancía para vender."),
            inCredit("2205", 2_800_000, "Se le debe al proveedor."),
          ),
          ask: [
            chooseOne(
              "cv-compra",
              "¿Cuándo el cemento se vuelve un costo en el estado de resultados?",
              [
                "Cuando se vende",
                "Mientras está en bodega es un activo. Al venderlo sale del inventario hacia el costo.",
              ],
              [
                "Cuando se compra",
                "Comprar cambia un activo por otro o por una deuda; el resultado no se mueve.",
              ],
              [
                "Cuando se paga al proveedor",
                "El pago cancela la deuda, nada más. El costo depende de la venta.",
              ],
            ),
          ],
        },
      ),
      lessonStep(
        "Vender son dos registros",
        [
          "La ferretería vende 40 bultos a $ 35.000 de contado. Pasan dos cosas a la vez: se gana un **ingreso** (al precio de venta) y se entrega mercancía (a su **costo**).",
          "Con inventario permanente, las dos se registran con cada venta.",
        ],
        {
          example: workedEntry(
            "Venta de contado de 40 bultos de cemento",
            inDebit("1105", 1_400_000, "40 × 35.000: entra efectivo, al precio de venta."),
            inCredit("4135", 1_400_000, "El ingreso por la venta."),
            inDebit("6135", 1_120_000, "40 × 28.000: lo que costó lo entregado."),
            inCredit("1435", 1_120_000, "Esa mercancía ya no está en la bodega."),
          ),
          ask: [
            howMuch(
              "cv-utilidad",
              "Vendes 25 brochas a $ 9.000, que costaron $ 5.500 cada una. ¿Cuánto es la utilidad bruta?",
              87_500,
              "Ventas 225.000 − costo 137.500 = 87.500.",
              [225_000, "Esas son las ventas: réstales lo que costaron las brochas."],
              [137_500, "Ese es el costo. La utilidad es lo que queda entre la venta y el costo."],
              [3_500, "Esa es la utilidad de una sola brocha: se vendieron 25."],
            ),
          ],
        },
      ),
      lessonStep(
        "A crédito",
        [
          "Si la venta es a crédito, el débito no va a Caja sino a **1305 Clientes**. El ingreso es del día de la venta, aunque el cliente pague en un mes.",
          "Cuando pague, no habrá otro ingreso: solo cambiará una cuenta por cobrar por dinero.",
        ],
        {
          ask: [
            completeEntry(
              "cv-cobro",
              "Un cliente paga por transferencia los $ 760.000 que debía de una venta del mes pasado. Completa el asiento.",
              [inDebit("1110", 760_000), inCredit("1305", 760_000)],
              {
                why: "Entra dinero al banco y el cliente deja de deber. La venta ya se había registrado.",
                sides: "El banco recibe, va en el debe. El cliente debe menos: Clientes va en el haber.",
                not: [
                  ["4135", "El ingreso ya se registró el día de la venta: repetirlo lo contaría dos veces."],
                  ["1435", "La mercancía ya salió el día de la venta: al cobrar no se mueve."],
                ],
              },
            ),
          ],
        },
      ),
      lessonStep(
        "Devoluciones y descuentos",
        [
          "Un cliente devuelve mercancía: la venta no se borra, se registra en **4175 Devoluciones en ventas**, que resta a los ingresos, y la mercancía vuelve a entrar **por su costo**.",
          "Un descuento que ya viene en la factura simplemente hace menor el precio: se registra el valor neto.",
        ],
        {
          example: workedEntry(
            "Devolución de 5 bultos vendidos de contado",
            inDebit("4175", 175_000, "5 × 35.000: lo que deja de ser ingreso."),
            inCredit("1105", 175_000, "Se le devuelve el dinero al cliente."),
            inDebit("1435", 140_000, "5 × 28.000: los bultos vuelven a la bodega, por su costo."),
            inCredit("6135", 140_000, "El costo de la venta disminuye."),
          ),
          ask: [
            chooseOne(
              "cv-devolucion",
              "En una devolución, ¿a qué valor vuelve la mercancía al inventario?",
              ["A su costo", "Sale y vuelve por lo que costó: por eso se devuelve también el 6135."],
              ["Al precio de venta", "Así el inventario quedaría inflado con una utilidad que no se ganó."],
              [
                "No vuelve hasta que se venda otra vez",
                "Está otra vez en la bodega: es un activo desde hoy.",
              ],
            ),
          ],
        },
      ),
      lessonStep(
        "Qué queda",
        [
          "Con esos registros, el estado de resultados se arma solo: ventas, menos devoluciones, menos el costo, da la **utilidad bruta**. Es lo que queda para pagar los gastos.",
        ],
        {
          picture: drawStatement(
            "Ferretería La Sabana, ventas del cemento",
            ["Ventas", 1_400_000],
            ["Devoluciones en ventas", -175_000],
            ["Ventas netas", 1_225_000, "single"],
            ["Costo de ventas", -980_000],
            ["Utilidad bruta", 245_000, "double"],
          ),
          ask: [
            howMuch(
              "cv-costo",
              "Ventas brutas $ 6.000.000, devoluciones $ 400.000, costo de ventas $ 3.900.000. ¿Cuánto es la utilidad bruta?",
              1_700_000,
              "Ventas netas 5.600.000 − costo 3.900.000 = 1.700.000.",
              [2_100_000, "Olvidaste restar las devoluciones: no son ingreso."],
              [2_500_000, "Sumaste las devoluciones: se restan de las ventas.", "wrong-side"],
            ),
          ],
        },
      ),
    ],
    words: [
      { term: "Inventario permanente", meaning: "El que registra el costo con cada venta." },
      { term: "Costo de ventas", meaning: "Lo que costó la mercancía que se vendió." },
      { term: "Utilidad bruta", meaning: "Ventas netas menos costo de ventas." },
    ],
  };
}
