import { pesos } from "../../kernel/pesos.ts";
import { percentOf } from "../../kernel/rounding.ts";
import type { Lesson } from "../lesson.ts";
import type { LessonLaw } from "../lesson-law.ts";
import {
  chooseOne,
  completeEntry,
  drawFlow,
  drawTable,
  howMuch,
  inCredit,
  inDebit,
  lessonStep,
  moneyText,
  rateText,
  workedEntry,
} from "../write-lesson.ts";

/** 8. Income tax withheld at source, by whoever pays and of whoever is paid. */
export function withholdingLesson(law: LessonLaw): Lesson {
  const { purchases, services, fees, vat, uvt, year } = law;
  const bought = 4_000_000;
  const vatOf = (base: number) => percentOf(pesos(base), vat);
  const heldOf = (base: number, rate: number) => percentOf(pesos(base), rate);
  const held = heldOf(bought, purchases.rate);
  const fee = 2_500_000;
  return {
    id: "retenciones",
    title: "Las retenciones",
    summary: "Un anticipo del impuesto de renta: quien paga lo descuenta y lo entrega a la DIAN.",
    minutes: 11,
    topic: "withholding",
    steps: [
      lessonStep(
        "Un anticipo, no otro impuesto",
        [
          "La **retención en la fuente** es una parte del impuesto de renta que se cobra por adelantado. La descuenta quien paga, si es **agente de retención**, y la entrega a la DIAN a nombre de quien recibe el pago.",
          "Nadie paga más por ella: quien la sufrió la resta de su impuesto al final del año.",
        ],
        {
          picture: drawFlow(
            "El camino de una retención",
            ["Quien paga", "Descuenta una parte del pago."],
            ["DIAN", "Recibe esa parte cada mes."],
            ["Quien cobra", "La resta de su impuesto de renta."],
          ),
          ask: [
            chooseOne(
              "ret-que-es",
              "A un proveedor le retienen $ 90.000. ¿Qué son para él?",
              [
                "Un activo: un anticipo de su impuesto",
                "Ya pagó por adelantado esa parte: la lleva a 135515 y la resta en su declaración.",
              ],
              ["Un gasto", "No los perdió: los descuenta de su impuesto de renta."],
              [
                "Un menor ingreso",
                "El ingreso es todo el precio: la retención no lo reduce, solo anticipa el impuesto.",
              ],
            ),
          ],
        },
      ),
      lessonStep(
        "Base, tarifa y mínimo",
        [
          "Se calcula sobre el valor **antes de IVA**. Cada concepto tiene una tarifa y una **base mínima** en UVT: por debajo no se retiene. Se mira cada pago o factura.",
          `En ${year} la UVT vale ${moneyText(uvt)}. Las tarifas de la tabla son para quien declara renta.`,
        ],
        {
          picture: drawTable(
            `Algunos conceptos, ${year}`,
            ["Concepto", "Tarifa", "Base mínima"],
            [
              [
                "Compras",
                rateText(purchases.rate),
                `${purchases.floorUvt} UVT: ${moneyText(purchases.floor)}`,
              ],
              [
                "Servicios",
                rateText(services.rate),
                `${services.floorUvt} UVT: ${moneyText(services.floor)}`,
              ],
              ["Honorarios", rateText(fees), "Desde el primer peso"],
            ],
          ),
          ask: [
            howMuch(
              "ret-calcula",
              `Compras mercancía por ${moneyText(bought)} más IVA de ${moneyText(vatOf(bought))} a un proveedor declarante. ¿Cuánto le retienes (${rateText(purchases.rate)})?`,
              held,
              `${rateText(purchases.rate)} de ${moneyText(bought)}: la base no incluye el IVA.`,
              [
                heldOf(bought + vatOf(bought), purchases.rate),
                "Calculaste sobre el total con IVA. La base de la retención es el valor antes del impuesto.",
                "wrong-withholding-base",
              ],
              [
                heldOf(bought, services.rate),
                `Usaste la tarifa de servicios. La compra de mercancía tiene la suya: ${rateText(purchases.rate)}.`,
              ],
            ),
          ],
        },
      ),
      lessonStep(
        "Cuando pagas tú",
        [
          "La Sabana, agente de retención, compra esa mercancía a crédito. Le retiene al proveedor y le queda debiendo el resto. Lo retenido es una deuda con la DIAN, en 236540.",
        ],
        {
          example: workedEntry(
            "Compra de mercancía con IVA y retención",
            inDebit("1435", bought, "La mercancía, sin IVA."),
            inDebit("2408", vatOf(bought), "El IVA descontable."),
            inCredit("236540", held, "Lo retenido: se le debe a la DIAN, no al proveedor."),
            inCredit("2205", bought + vatOf(bought) - held, "Al proveedor, el total menos la retención."),
          ),
          ask: [
            completeEntry(
              "ret-honorarios",
              `Pagas con el banco honorarios de ${moneyText(fee)} a una contadora que declara renta y no cobra IVA; le retienes el ${rateText(fees)}. Completa el asiento.`,
              [
                inDebit("5110", fee),
                inCredit("236515", heldOf(fee, fees)),
                inCredit("1110", fee - heldOf(fee, fees)),
              ],
              {
                why: "El gasto es todo el honorario; lo retenido se debe a la DIAN y del banco sale el resto.",
                sides: "El gasto va en el debe. La deuda con la DIAN y la salida del banco van en el haber.",
                not: [
                  [
                    "135515",
                    "Esa cuenta es de quien sufre la retención. Aquí la practicas tú: es un pasivo.",
                  ],
                  ["2408", "No hay IVA en este pago."],
                ],
              },
            ),
          ],
        },
      ),
      lessonStep(
        "Cuando te retienen",
        [
          "Ahora La Sabana vende y su cliente le retiene. Recibe menos dinero, pero el **ingreso completo** es suyo. Lo retenido queda en **135515**, como anticipo de impuestos.",
          "Guarda el certificado de retención: es el soporte para descontarla. (El costo de la venta va aparte).",
        ],
        {
          example: workedEntry(
            "Venta a crédito con IVA, con retención del cliente",
            inDebit("1305", bought + vatOf(bought) - held, "Lo que el cliente va a pagar."),
            inDebit("135515", held, "Lo que el cliente retuvo: un anticipo del impuesto de renta."),
            inCredit("4135", bought, "Todo el ingreso."),
            inCredit("2408", vatOf(bought), "El IVA generado, que no se toca."),
          ),
          ask: [
            chooseOne(
              "ret-cuenta",
              "Un cliente te retiene $ 75.000 al pagarte. ¿Qué cuenta usas?",
              ["135515, en el debe", "Es un anticipo de tu impuesto: un activo."],
              ["236540, en el haber", "Esa es para lo que tú retienes a otros. Aquí te retuvieron a ti."],
              ["5115, en el debe", "No es un gasto: lo recuperas al declarar renta."],
            ),
          ],
        },
      ),
      lessonStep(
        "Retener o no retener",
        [
          "Antes de retener, revisa: ¿soy agente de retención?, ¿el pago supera la base mínima?, ¿el proveedor está excluido? A quien está en el **régimen simple** o es **autorretenedor** no se le retiene renta.",
          "También existen el **reteIVA**, una parte del IVA, y el **reteICA**, del impuesto del municipio.",
        ],
        {
          ask: [
            chooseOne(
              "ret-minima",
              `Contratas un servicio de reparación por ${moneyText(services.floor - 5_000)} más IVA con un declarante. ¿Le retienes?`,
              [
                "No, está por debajo de la base mínima",
                `El mínimo para servicios es ${moneyText(services.floor)}, antes de IVA.`,
              ],
              [
                `Sí, porque con el IVA pasa de ${moneyText(services.floor)}`,
                "La base mínima se compara con el valor antes de IVA.",
              ],
              ["Sí, siempre se retiene", "Los servicios tienen base mínima: por debajo no hay retención."],
            ),
            chooseOne(
              "ret-reteiva",
              `Un comprador que debe practicar reteIVA te paga una factura con IVA de $ 760.000. ¿Sobre qué se calcula el ${rateText(law.withheldVat)}?`,
              ["Sobre el IVA", "La retención de IVA es una parte del impuesto facturado."],
              [
                "Sobre el valor antes de IVA",
                "Esa es la base de la retención de renta. El reteIVA sale del impuesto.",
              ],
              [
                "Sobre el total de la factura",
                "El total mezcla precio e impuesto: el reteIVA mira solo el IVA.",
              ],
            ),
          ],
        },
      ),
    ],
    words: [
      { term: "Agente de retención", meaning: "Quien está obligado a retener cuando paga." },
      { term: "UVT", meaning: "Unidad de valor tributario: se fija cada año." },
      { term: "Base mínima", meaning: "El valor desde el que se retiene." },
    ],
  };
}
