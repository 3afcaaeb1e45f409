import { pesos } from "../../kernel/pesos.ts";
import { percentOf } from "../../kernel/rounding.ts";
import type { Lesson } from "../lesson.ts";
import type { LessonLaw } from "../lesson-law.ts";
import {
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

/** 11. What is set aside each month for what is paid once or twice a year. */
export function benefitsLesson(law: LessonLaw): Lesson {
  const salary = 2_400_000;
  const allowed = salary <= law.statute("transportLimit") * law.minimumWage;
  const base = salary + (allowed ? law.transportAllowance : 0);
  const month = pesos(Math.round(base / 12));
  const interest = law.statute("severanceInterest");
  const monthInterest = percentOf(month, interest);
  const vacation = salary / 24;
  return {
    id: "prestaciones",
    title: "Provisiones y prestaciones sociales",
    summary: "Cada mes de trabajo deja una deuda que se paga después: se guarda mes a mes.",
    minutes: 10,
    topic: "payroll",
    steps: [
      lessonStep(
        "Se ganan cada mes",
        [
          "Las **prestaciones sociales** no se pagan cada mes, pero se **ganan** cada día: cesantías, sus intereses, prima de servicios y vacaciones (estas son un descanso pagado).",
          "Si todo el gasto de la prima se registrara en junio y diciembre, esos meses parecerían pésimos. Por eso cada mes carga su parte: se **provisiona**.",
        ],
        {
          ask: [
            chooseOne(
              "pre-cuando",
              "¿Cuándo se registra el gasto de la prima que se paga en diciembre?",
              [
                "Una parte cada mes del semestre",
                "Se va ganando con el trabajo de cada mes: ese mes carga su parte.",
              ],
              [
                "En diciembre, cuando se paga",
                "Para entonces el gasto ya debe estar: pagar solo cancela lo provisionado.",
              ],
              ["El año siguiente", "La prima del segundo semestre es de este año: se ganó en él."],
            ),
          ],
        },
      ),
      lessonStep(
        "Cuánto de cada una",
        [
          "Un año completo da un salario de cesantías, un salario de prima y 15 días hábiles de vacaciones. Repartido por meses sale un doceavo, un doceavo y un veinticuatroavo.",
          `Los intereses son el ${rateText(interest)} anual de las cesantías. El auxilio de transporte entra en la base de todas **menos** de las vacaciones.`,
        ],
        {
          picture: drawTable(
            "Provisión de un mes",
            ["Prestación", "Fórmula", "Base"],
            [
              ["Cesantías", "Base ÷ 12", "Salario + auxilio"],
              ["Intereses", `${rateText(interest)} de las cesantías`, "Cesantías"],
              ["Prima", "Base ÷ 12", "Salario + auxilio"],
              ["Vacaciones", "Base ÷ 24", "Salario"],
            ],
          ),
          ask: [
            howMuch(
              "pre-cesantias",
              "Un empleado gana $ 6.000.000 y no recibe auxilio de transporte. ¿Cuánto se provisiona en el mes por cesantías?",
              500_000,
              "6.000.000 ÷ 12 = 500.000.",
              [250_000, "Dividiste entre 24: así se calculan las vacaciones."],
              [
                percentOf(pesos(6_000_000), interest),
                `Tomaste el ${rateText(interest)} del salario: ese porcentaje es de los intereses, sobre las cesantías.`,
              ],
            ),
            howMuch(
              "pre-vacaciones",
              `Otro gana $ 2.160.000 y ${moneyText(law.transportAllowance)} de auxilio de transporte. ¿Cuánto se provisiona en el mes por vacaciones?`,
              90_000,
              "2.160.000 ÷ 24 = 90.000. El auxilio de transporte no entra en la base de las vacaciones.",
              [
                Math.round((2_160_000 + law.transportAllowance) / 24),
                "Incluiste el auxilio de transporte: para vacaciones la base es solo el salario.",
              ],
              [180_000, "Dividiste entre 12: un año da 15 días de descanso, medio mes. Se divide entre 24."],
            ),
          ],
        },
      ),
      lessonStep(
        "El asiento mensual",
        [
          `Camilo gana ${moneyText(salary)}${allowed ? " más auxilio de transporte" : ""}. La ferretería registra cada mes:`,
        ],
        {
          example: workedEntry(
            "Provisión de prestaciones de Camilo",
            inDebit("510530", month, "Cesantías: un doceavo de la base."),
            inDebit("510533", monthInterest, `Intereses: ${rateText(interest)} de las cesantías del mes.`),
            inDebit("510536", month, "Prima: un doceavo de la base."),
            inDebit("510539", vacation, "Vacaciones: un veinticuatroavo del salario."),
            inCredit("261005", month, "Queda como pasivo hasta que se consigne en el fondo."),
            inCredit("261010", monthInterest, "Pasivo por los intereses."),
            inCredit("261020", month, "Pasivo por la prima."),
            inCredit("261015", vacation, "Pasivo por las vacaciones."),
          ),
          ask: [
            chooseOne(
              "pre-pasivo",
              "¿Por qué el crédito va a un pasivo y no al banco?",
              [
                "Porque todavía no se paga",
                "Se debe desde ya, pero el dinero saldrá en la fecha de cada prestación.",
              ],
              [
                "Porque no se sabe si se va a pagar",
                "La ley obliga a pagarlas: es una deuda, no una posibilidad.",
              ],
              [
                "Porque es un ahorro en otra cuenta bancaria",
                "Provisionar no mueve dinero: registra la deuda.",
              ],
            ),
          ],
        },
      ),
      lessonStep(
        "El día del pago",
        [
          "Cuando llega la fecha, no hay un gasto nuevo: el pasivo desaparece y sale el dinero. La prima se paga a más tardar el 30 de junio y el 20 de diciembre; los intereses, el 31 de enero; y las cesantías se consignan en el fondo hasta el 14 de febrero.",
        ],
        {
          ask: [
            completeEntry(
              "pre-pago",
              "Se paga con el banco la prima de diciembre, $ 1.200.000, que está toda provisionada en 261020. Completa el asiento.",
              [inDebit("261020", 1_200_000), inCredit("1110", 1_200_000)],
              {
                why: "El pasivo se cancela por el debe y el banco entrega el dinero.",
                sides: "Pagar una deuda la debita; el banco que entrega se acredita.",
                not: [
                  ["510536", "El gasto se registró mes a mes al provisionar."],
                  ["2505", "Esa es la deuda por el sueldo del mes, no por la prima."],
                ],
              },
            ),
          ],
        },
      ),
      lessonStep(
        "Si algo no alcanza",
        [
          "Una provisión es una estimación: si al pagar falta o sobra un poco, la diferencia va al gasto del período. Por ejemplo, si hubo un aumento de salario a mitad del semestre.",
        ],
        {
          ask: [
            howMuch(
              "pre-diferencia",
              "Hay $ 1.150.000 provisionados para la prima y se pagan $ 1.230.000. ¿Cuánto va al gasto ese día?",
              80_000,
              "Lo provisionado ya fue gasto: solo falta la diferencia de 80.000.",
              [1_230_000, "Casi todo ya estaba en el gasto, mes a mes: registrarlo otra vez lo duplicaría."],
              [1_150_000, "Eso es lo que se debita al pasivo, no al gasto."],
            ),
          ],
        },
      ),
    ],
    words: [
      { term: "Provisionar", meaning: "Registrar hoy el gasto y la deuda de algo que se pagará después." },
      { term: "Cesantías", meaning: "Un salario por año, que se consigna en un fondo." },
      { term: "Prima de servicios", meaning: "Medio salario en junio y medio en diciembre." },
    ],
  };
}
