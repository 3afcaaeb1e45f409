import { pesos } from "../../kernel/pesos.ts";
import { percentOf } from "../../kernel/rounding.ts";
import type { Lesson } from "../lesson.ts";
import type { LessonLaw } from "../lesson-law.ts";
import {
  chooseOne,
  completeEntry,
  drawT,
  drawTable,
  howMuch,
  inCredit,
  inDebit,
  lessonStep,
  moneyText,
  rateText,
  workedEntry,
} from "../write-lesson.ts";

/** 7. VAT collected for the State and VAT paid. */
export function vatLesson({ vat, reducedVat }: LessonLaw): Lesson {
  const on = (base: number) => percentOf(pesos(base), vat);
  const [bought, sold] = [on(2_000_000), on(3_000_000)];
  const due = sold - bought;
  const total = 595_000;
  const base = Math.round(total / (1 + vat / 100));
  return {
    id: "iva",
    title: "El IVA",
    summary: "Un impuesto que cobras por cuenta del Estado: no es ingreso ni gasto de quien es responsable.",
    minutes: 11,
    topic: "vat",
    steps: [
      lessonStep(
        "De quién es el IVA",
        [
          `La Sabana vende un taladro en $ 400.000 más IVA del ${rateText(vat)}. El cliente paga ${moneyText(400_000 + on(400_000))}, pero el impuesto **no es de la ferretería**: lo recauda y se lo debe a la DIAN.`,
          "Por eso el IVA que cobras, el **generado**, va a un pasivo: 2408 Impuesto sobre las ventas por pagar. El costo de lo vendido se registra como ya sabes; aquí se deja aparte para mirar el impuesto.",
        ],
        {
          example: workedEntry(
            "Venta de contado de un taladro, con IVA",
            inDebit("1105", 400_000 + on(400_000), "Lo que paga el cliente, con el impuesto."),
            inCredit("4135", 400_000, "El ingreso es el precio, sin el IVA."),
            inCredit("2408", on(400_000), `El ${rateText(vat)} de 400.000: se le debe a la DIAN.`),
          ),
          ask: [
            howMuch(
              "iva-cobra",
              `Vendes mercancía por $ 1.500.000 más IVA del ${rateText(vat)}. ¿Cuánto paga el cliente?`,
              1_500_000 + on(1_500_000),
              `1.500.000 + IVA de ${moneyText(on(1_500_000))}.`,
              [1_500_000, "Falta el impuesto: el precio dado es antes de IVA.", "vat-not-separated"],
              [on(1_500_000), "Ese es solo el IVA: el cliente paga también el precio."],
            ),
          ],
        },
      ),
      lessonStep(
        "El IVA que pagas",
        [
          "Al comprar, la ferretería paga IVA a su proveedor. Si es **responsable de IVA** y la compra sirve para vender bienes gravados, puede **descontarlo** del que debe: se debita en la misma 2408.",
          "La mercancía entra al inventario sin IVA.",
        ],
        {
          example: workedEntry(
            "Compra de mercancía a crédito, con IVA",
            inDebit("1435", 2_000_000, "El inventario, por su costo sin impuesto."),
            inDebit("2408", bought, "IVA descontable: reduce lo que se debe a la DIAN."),
            inCredit("2205", 2_000_000 + bought, "Al proveedor se le debe todo, con IVA."),
          ),
          ask: [
            completeEntry(
              "iva-compra",
              "Un responsable de IVA compra a crédito mercancía por $ 1.000.000 más IVA. Completa el asiento.",
              [
                inDebit("1435", 1_000_000),
                inDebit("2408", on(1_000_000)),
                inCredit("2205", 1_000_000 + on(1_000_000)),
              ],
              {
                why: "La mercancía va sin impuesto, el IVA descontable se debita en 2408 y la deuda es por todo.",
                sides:
                  "En una compra, la mercancía y el IVA descontable van en el debe; la deuda, en el haber.",
                not: [
                  ["6135", "Comprar no es vender: el costo se registra cuando la mercancía sale."],
                  ["5115", "El IVA descontable no es un gasto de impuestos: se resta del que se cobra."],
                ],
              },
            ),
          ],
        },
      ),
      lessonStep(
        "Cuánto se le paga a la DIAN",
        [
          "Al final del período, en la T de 2408 están los dos: generado en el haber, descontable en el debe. El saldo crédito es lo que se paga.",
          "Si el saldo queda débito, hay un **saldo a favor** que se usa en el período siguiente.",
        ],
        {
          picture: drawT("2408", [["Descontable", bought]], [["Generado", sold]]),
          ask: [
            howMuch(
              "iva-saldo",
              `En el período vendiste $ 3.000.000 y compraste $ 2.000.000 (sin IVA), todo al ${rateText(vat)}. ¿Cuánto IVA se paga?`,
              due,
              `Generado ${moneyText(sold)} − descontable ${moneyText(bought)} = ${moneyText(due)}.`,
              [sold, "Ese es el IVA generado: réstale el que pagaste en las compras."],
              [
                sold + bought,
                "Los sumaste. El descontable se resta: ya se lo pagaste a tu proveedor.",
                "wrong-side",
              ],
            ),
          ],
        },
      ),
      lessonStep(
        "Sacar el IVA de un total",
        [
          `A veces el precio ya trae el impuesto: «${moneyText(total)} con IVA». El total es el precio **más** el ${rateText(vat)}: equivale a ${100 + vat} partes de las que 100 son el precio. La base es el total dividido entre ${String(1 + vat / 100).replace(".", ",")}.`,
          `No calcules el ${rateText(vat)} del total: el impuesto se calcula sobre la base.`,
        ],
        {
          ask: [
            howMuch(
              "iva-base",
              `Una factura dice «total ${moneyText(total)}, IVA del ${rateText(vat)} incluido». ¿Cuál es la base sin IVA? Redondea al peso.`,
              base,
              `${moneyText(total)} ÷ ${String(1 + vat / 100).replace(".", ",")} = ${moneyText(base)}; el IVA es ${moneyText(total - base)}.`,
              [
                total - percentOf(pesos(total), vat),
                `Le quitaste el ${rateText(vat)} del total. El IVA se calcula sobre la base, que es menor: hay que dividir.`,
                "vat-not-separated",
              ],
              [total, "Ese total ya incluye el impuesto: sepáralo.", "vat-not-separated"],
            ),
          ],
        },
      ),
      lessonStep(
        "No todo se trata igual",
        [
          `Hay bienes a la tarifa general del ${rateText(vat)}, otros al ${rateText(reducedVat)}, otros **exentos** (tarifa de 0%) y otros **excluidos** (no causan el impuesto).`,
          "En ninguno de los dos últimos le cobras IVA al cliente, pero quien **produce** o exporta exentos descuenta el IVA que paga; quien vende solo excluidos, no: ese IVA se vuelve parte del costo.",
        ],
        {
          picture: drawTable(
            "Tratamiento de lo que vendes",
            ["Tratamiento", "Tarifa", "¿Descuentas el IVA que pagas?"],
            [
              ["General", rateText(vat), "Sí"],
              ["Reducida", rateText(reducedVat), "Sí"],
              ["Exento", "0%", "Sí, quien lo produce"],
              ["Excluido", "Ninguna", "No"],
            ],
          ),
          ask: [
            chooseOne(
              "iva-no-responsable",
              "Una tienda que no es responsable de IVA compra mercancía por $ 1.000.000 más IVA. ¿En cuánto entra al inventario?",
              [
                moneyText(1_000_000 + on(1_000_000)),
                "No puede descontar el impuesto: hace parte de lo que le costó la mercancía.",
              ],
              ["$ 1.000.000", "Así lo haría un responsable. Quien no lo es no recupera ese IVA: es costo."],
              [moneyText(on(1_000_000)), "Ese es solo el impuesto."],
            ),
          ],
        },
      ),
    ],
    words: [
      { term: "IVA generado", meaning: "El que cobras en tus ventas; se debe a la DIAN." },
      { term: "IVA descontable", meaning: "El que pagas en tus compras y restas del generado." },
      { term: "Excluido", meaning: "Bien o servicio que no causa IVA." },
    ],
  };
}
