import { pesos } from "../../kernel/pesos.ts";
import { percentOf } from "../../kernel/rounding.ts";
import type { Lesson } from "../lesson.ts";
import type { LessonLaw } from "../lesson-law.ts";
import {
  amountCell,
  chooseAll,
  chooseOne,
  completeEntry,
  drawTable,
  howMuch,
  inCredit,
  inDebit,
  lessonStep,
  moneyText,
  rateText,
  workedEntry,
} from "../write-lesson.ts";

/** Rates of the contributions, in percent, for a freed employer of ARL class I. */
function contributions(law: LessonLaw) {
  return {
    health: law.statute("health"),
    pension: law.statute("pension"),
    employerPension: law.statute("employerPension"),
    arl: law.statute("arl1"),
    fund: law.statute("familyFund"),
    limit: law.statute("transportLimit"),
    freed: law.statute("exonerationLimit"),
  };
}

/** 10. What is earned, what is deducted, what the employer adds. */
export function payrollLesson(law: LessonLaw): Lesson {
  const { minimumWage, transportAllowance, year } = law;
  const rates = contributions(law);
  const salary = pesos(2_400_000);
  const of = (rate: number) => percentOf(salary, rate);
  const allowed = salary <= rates.limit * minimumWage;
  const accrued = salary + (allowed ? transportAllowance : 0);
  const [health, pension] = [of(rates.health), of(rates.pension)];
  const net = accrued - health - pension;
  const [employerPension, arl, fund] = [of(rates.employerPension), of(rates.arl), of(rates.fund)];
  const wage = (rate: number) => percentOf(minimumWage, rate);
  return {
    id: "nomina",
    title: "La nómina",
    summary: "Lo devengado, lo que se descuenta y lo que aporta el empleador.",
    minutes: 12,
    topic: "payroll",
    steps: [
      lessonStep(
        "Lo que se gana",
        [
          `Camilo trabaja en la oficina de la ferretería por ${moneyText(salary)} al mes. Todo lo que gana se llama **devengado**: salario, horas extra, comisiones y auxilio de transporte.`,
          `En ${year} el auxilio es de ${moneyText(transportAllowance)} y lo recibe quien devenga hasta ${rates.limit} salarios mínimos (${moneyText(rates.limit * minimumWage)}). No es salario: sobre él no se cotiza.`,
        ],
        {
          ask: [
            howMuch(
              "nom-devengado",
              `Un empleado gana el salario mínimo (${moneyText(minimumWage)}) y trabajó todo el mes. ¿Cuánto devenga?`,
              minimumWage + transportAllowance,
              `Salario más auxilio de transporte: ${moneyText(minimumWage)} + ${moneyText(transportAllowance)}.`,
              [minimumWage, "Falta el auxilio de transporte, al que tiene derecho."],
              [
                minimumWage + transportAllowance - wage(rates.health) - wage(rates.pension),
                "Eso es el neto: lo devengado es antes de los descuentos.",
                "gross-for-net",
              ],
            ),
          ],
        },
      ),
      lessonStep(
        "Lo que se descuenta",
        [
          `Al trabajador se le descuenta el ${rateText(rates.health)} para salud y el ${rateText(rates.pension)} para pensión. La base se llama **IBC** y no incluye el auxilio de transporte.`,
          "Devengado menos deducciones es el **neto**: lo que le llega a la cuenta.",
        ],
        {
          picture: drawTable(
            "Nómina de Camilo",
            ["Concepto", "Valor"],
            [
              ["Sueldo", amountCell(salary)],
              ...(allowed ? [["Auxilio de transporte", amountCell(transportAllowance)]] : []),
              ["Salud", `(${amountCell(health)})`],
              ["Pensión", `(${amountCell(pension)})`],
              ["Neto a pagar", amountCell(net)],
            ],
            true,
          ),
          ask: [
            howMuch(
              "nom-salud",
              `Un empleado gana $ 2.200.000 de salario y ${moneyText(transportAllowance)} de auxilio de transporte. ¿Cuánto se le descuenta para salud (${rateText(rates.health)})?`,
              percentOf(pesos(2_200_000), rates.health),
              "La base es el salario: el auxilio de transporte no entra en el IBC.",
              [
                percentOf(pesos(2_200_000 + transportAllowance), rates.health),
                "Incluiste el auxilio de transporte en la base. El IBC lo deja por fuera.",
              ],
              [
                percentOf(pesos(2_200_000), rates.health + rates.pension),
                "Eso es salud y pensión juntas: se preguntó solo por salud.",
              ],
            ),
          ],
        },
      ),
      lessonStep(
        "El asiento de la nómina",
        [
          "El gasto es **todo lo devengado**. Lo descontado no se le paga al empleado ni se lo queda la empresa: se les debe a la EPS y al fondo de pensiones.",
        ],
        {
          example: workedEntry(
            "Nómina de Camilo",
            inDebit("510506", salary, "El sueldo, completo."),
            ...(allowed
              ? [inDebit("510527", transportAllowance, "El auxilio de transporte, en su propia cuenta.")]
              : []),
            inCredit("237005", health, "Salud del trabajador: se le debe a la EPS."),
            inCredit("238030", pension, "Pensión del trabajador: se le debe al fondo."),
            inCredit("2505", net, "El neto, hasta que se le pague."),
          ),
          ask: [
            completeEntry(
              "nom-pago",
              `Se paga con el banco el neto de Camilo, ${moneyText(net)}. Completa el asiento.`,
              [inDebit("2505", net), inCredit("1110", net)],
              {
                why: "Se cancela la deuda con el empleado y sale el dinero. El gasto ya estaba registrado.",
                sides: "La deuda disminuye por el debe; el banco, por el haber.",
                not: [
                  ["510506", "El gasto ya se registró con la nómina: debitarlo otra vez lo duplica."],
                  ["237005", "Esa es la deuda con la EPS, que se paga con la planilla."],
                ],
              },
            ),
          ],
        },
      ),
      lessonStep(
        "Lo que pone el empleador",
        [
          `Además, el empleador paga de su bolsillo la pensión (${rateText(rates.employerPension)}), la ARL según el riesgo y la caja de compensación (${rateText(rates.fund)}).`,
          `También salud, SENA e ICBF, pero muchas empresas están **exoneradas** de esos tres por los trabajadores que devengan menos de ${rates.freed} salarios mínimos. La Sabana es una de ellas.`,
        ],
        {
          example: workedEntry(
            "Aportes del empleador por Camilo, riesgo I",
            inDebit(
              "510570",
              employerPension,
              `${rateText(rates.employerPension)} del sueldo, para pensión.`,
            ),
            inDebit("510568", arl, `${rateText(rates.arl)}: riesgo mínimo, de oficina.`),
            inDebit("510572", fund, `${rateText(rates.fund)}, para la caja de compensación.`),
            inCredit("238030", employerPension, "Se suma a lo descontado: el fondo recibe las dos partes."),
            inCredit("237006", arl, "Deuda con la ARL."),
            inCredit("237010", fund, "Deuda con la caja."),
          ),
          ask: [
            chooseAll(
              "nom-quien",
              "¿Cuáles de estos aportes salen del bolsillo del empleador y no del empleado?",
              [
                ["La ARL", "La paga siempre el empleador, según el riesgo."],
                ["La caja de compensación", "La paga siempre el empleador."],
              ],
              [
                [`El ${rateText(rates.health)} de salud`, "Ese se le descuenta al trabajador."],
                [
                  `El ${rateText(rates.pension)} de pensión`,
                  "También se le descuenta; el empleador pone otra parte.",
                ],
              ],
            ),
            chooseOne(
              "nom-gasto",
              "¿Cuánto le cuesta la nómina a la empresa en el mes, sin las prestaciones?",
              [
                "Lo devengado más los aportes del empleador",
                "Las deducciones ya están dentro de lo devengado: no se restan ni se suman.",
              ],
              [
                "El neto que paga",
                "El neto es menor que el costo: también hay que pagar lo descontado y los aportes.",
              ],
              [
                "Lo devengado más todas las deducciones",
                "Las deducciones salen de lo devengado. Sumarlas las contaría dos veces.",
              ],
            ),
          ],
        },
      ),
      lessonStep(
        "La planilla",
        [
          "Al mes siguiente, con la **planilla** (PILA) se paga todo junto: lo descontado al trabajador y lo aportado por el empleador. Ahí se cancelan los pasivos 2370 y 238030.",
          "Nada de eso es un gasto nuevo: son deudas que ya estaban registradas.",
        ],
        {
          ask: [
            howMuch(
              "nom-planilla",
              `Del sueldo de Camilo, ¿cuánto recibe en total el fondo de pensiones (${rateText(rates.pension)} del trabajador y ${rateText(rates.employerPension)} del empleador)?`,
              pension + employerPension,
              `${moneyText(pension)} + ${moneyText(employerPension)}.`,
              [employerPension, "Esa es solo la parte del empleador: falta lo descontado al trabajador."],
              [pension, "Esa es solo la parte del trabajador: falta la del empleador."],
            ),
          ],
        },
      ),
    ],
    words: [
      { term: "Devengado", meaning: "Todo lo que el trabajador gana en el período." },
      { term: "IBC", meaning: "Ingreso base de cotización: la base de los aportes." },
      { term: "Neto", meaning: "Devengado menos deducciones." },
    ],
  };
}
