import type { Lesson } from "../lesson.ts";
import {
  chooseAll,
  chooseOne,
  completeEntry,
  drawT,
  drawTable,
  inCredit,
  inDebit,
  lessonStep,
} from "../write-lesson.ts";

/** 3. On which side an account increases, and how the PUC orders accounts. */
export function accountNatureLesson(): Lesson {
  return {
    id: "naturaleza",
    title: "La naturaleza de las cuentas y el PUC",
    summary: "Cada cuenta crece por un lado; su primer dígito te dice por cuál.",
    minutes: 9,
    topic: "entries",
    steps: [
      lessonStep(
        "Un lado por donde crece",
        [
          "Cada cuenta tiene un lado por donde **crece**: su **naturaleza**. Lo que tienes (activo) y lo que gastas crecen por el debe. Lo que debes (pasivo), lo de los dueños (patrimonio) y lo que ganas crecen por el haber.",
          "Por el lado contrario, la cuenta **disminuye**.",
        ],
        {
          picture: drawTable(
            "Por dónde crece cada clase",
            ["Clase", "Crece por", "Baja por"],
            [
              ["1 Activo", "Debe", "Haber"],
              ["2 Pasivo", "Haber", "Debe"],
              ["3 Patrimonio", "Haber", "Debe"],
              ["4 Ingresos", "Haber", "Debe"],
              ["5 Gastos", "Debe", "Haber"],
              ["6 Costos de ventas", "Debe", "Haber"],
            ],
          ),
          ask: [
            chooseOne(
              "nat-proveedores",
              "La Sabana compra mercancía a crédito por $ 4.600.000. ¿Qué pasa con 2205 Proveedores?",
              [
                "Va en el haber, porque la deuda crece",
                "Un pasivo crece por el haber: ahora se deben $ 4.600.000 más.",
              ],
              [
                "Va en el debe, porque es una compra",
                "La mercancía que entra sí va en el debe, pero esta cuenta es lo que se debe.",
              ],
              [
                "No se registra hasta que se pague",
                "La deuda existe desde que llega la mercancía: se registra ese día, aunque se pague después.",
              ],
            ),
          ],
        },
      ),
      lessonStep(
        "El código habla",
        [
          "El **Plan Único de Cuentas** (PUC) le da a cada cuenta un código. El primer dígito es la **clase**; dos dígitos, el **grupo**; cuatro, la **cuenta**; seis, la **subcuenta**.",
          "Así, 513530 Energía eléctrica es clase 5 (gastos), grupo 51 (de administración), cuenta 5135 (servicios).",
        ],
        {
          picture: drawTable(
            "Cómo se lee 513530",
            ["Código", "Nivel", "Nombre"],
            [
              ["5", "Clase", "Gastos"],
              ["51", "Grupo", "Operacionales de administración"],
              ["5135", "Cuenta", "Servicios"],
              ["513530", "Subcuenta", "Energía eléctrica"],
            ],
          ),
          ask: [
            chooseOne(
              "nat-codigo",
              "Sin saber su nombre, ¿por dónde crece la cuenta 2335?",
              ["Por el haber", "Empieza por 2: es un pasivo, y los pasivos crecen por el haber."],
              [
                "Por el debe",
                "El primer dígito es 2, pasivo. Por el debe un pasivo disminuye, por ejemplo cuando se paga.",
              ],
              [
                "No se puede saber",
                "El primer dígito lo dice: 2 es pasivo. El nombre completo no hace falta para saber la naturaleza.",
              ],
            ),
          ],
        },
      ),
      lessonStep(
        "Lo que sube y lo que baja",
        [
          "Mira la cuenta de un cliente. Cuando la ferretería le vende a crédito, el cliente debe más: **debe**. Cuando abona, debe menos: **haber**.",
          "El saldo queda del lado de la naturaleza. Un saldo del lado contrario es una señal de alerta: por ejemplo, una caja con saldo crédito no existe.",
        ],
        {
          picture: drawT(
            "1305",
            [
              ["Venta 03/11", 1_900_000],
              ["Venta 12/11", 850_000],
            ],
            [["Abono 18/11", 1_200_000]],
          ),
          ask: [
            chooseOne(
              "nat-abono",
              "La ferretería abona $ 500.000 a un proveedor. ¿Cómo se mueve 2205 Proveedores?",
              ["Por el debe", "La deuda disminuye, y un pasivo disminuye por el debe."],
              [
                "Por el haber",
                "Por el haber la deuda crecería. Al pagar se debe menos: se anota en el lado contrario a su naturaleza.",
              ],
              [
                "Por los dos lados",
                "Cada línea va por un solo lado: Proveedores por el debe, y el banco por el haber.",
              ],
            ),
          ],
        },
      ),
      lessonStep(
        "Las que van al revés",
        [
          "Algunas cuentas **restan** a otras de su misma clase y tienen la naturaleza contraria. La depreciación acumulada (1592) es de clase 1, pero crece por el haber: le resta valor al equipo.",
          "Lo mismo las devoluciones en ventas (4175): son de clase 4 y crecen por el debe, porque reducen los ingresos.",
        ],
        {
          ask: [
            chooseAll(
              "nat-contrarias",
              "¿Cuáles de estas cuentas crecen por el haber?",
              [
                [
                  "1592 Depreciación acumulada",
                  "Es una cuenta que resta dentro del activo: crece por el haber.",
                ],
                ["2505 Salarios por pagar", "Es un pasivo: crece por el haber."],
                ["4135 Comercio al por mayor y al por menor", "Es un ingreso: crece por el haber."],
              ],
              [
                ["4175 Devoluciones en ventas", "Aunque es de clase 4, resta ingresos: crece por el debe."],
                ["1105 Caja", "Es un activo: crece por el debe."],
              ],
            ),
          ],
        },
      ),
      lessonStep(
        "Elige la cuenta y el lado",
        [
          "Para cada línea hazte dos preguntas: **¿qué cuenta es?** y **¿aumenta o disminuye?** La naturaleza te da el lado.",
          "Hazlo con el aporte de una dueña. La papelería de Inés es de una persona natural, así que su capital va en 3130.",
        ],
        {
          ask: [
            completeEntry(
              "nat-aporte",
              "Inés aporta $ 10.000.000, que consigna en el banco del negocio. Completa el asiento.",
              [inDebit("1110", 10_000_000), inCredit("3130", 10_000_000)],
              {
                why: "Aumenta el banco (activo, debe) y aumenta el capital (patrimonio, haber).",
                sides: "Las dos cuentas aumentan: el activo por el debe y el patrimonio por el haber.",
                not: [
                  ["4135", "Un aporte no es un ingreso: no se ganó vendiendo."],
                  ["2105", "No es un préstamo: la dueña no espera que se lo devuelvan con intereses."],
                ],
              },
            ),
          ],
        },
      ),
    ],
    words: [
      { term: "Naturaleza", meaning: "El lado por donde crece una cuenta." },
      { term: "PUC", meaning: "El plan único de cuentas: el catálogo de códigos y nombres." },
      { term: "Subcuenta", meaning: "El nivel de seis dígitos del PUC." },
    ],
  };
}
