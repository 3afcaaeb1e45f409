import type { Lesson } from "../lesson.ts";
import {
  chooseAll,
  chooseOne,
  drawStatement,
  drawTable,
  howMany,
  howMuch,
  lessonStep,
} from "../write-lesson.ts";

/** 18. Reading a statement: ratios with their amounts, and what they do not say. */
export function ratiosLesson(): Lesson {
  return {
    id: "razones",
    title: "Leer un estado: las razones",
    summary: "Cuatro preguntas que se contestan dividiendo dos cifras de los estados.",
    minutes: 11,
    topic: "ratios",
    steps: [
      lessonStep(
        "Las cifras de hoy",
        [
          "Una cifra sola dice poco: $ 6.825.000 de utilidad, ¿es mucho? Depende de cuánto se vendió y de cuánto hay invertido. Una **razón** compara dos cifras del mismo negocio.",
          "Estas son las de La Sabana; úsalas en toda la lección.",
        ],
        {
          picture: drawStatement(
            "La Sabana, cifras resumidas",
            ["Activo corriente", 36_000_000],
            ["Inventarios, incluidos ahí", 15_000_000],
            ["Total activo", 60_000_000],
            ["Pasivo corriente", 18_000_000],
            ["Total pasivo", 30_000_000],
            ["Patrimonio", 30_000_000],
            ["Ventas", 80_000_000],
            ["Utilidad neta", 6_825_000],
          ),
          ask: [
            howMany(
              "raz-corriente",
              "¿Cuál es la razón corriente (activo corriente ÷ pasivo corriente)? Con una cifra decimal.",
              ["times", 1],
              2,
              "36.000.000 ÷ 18.000.000 = 2,0: por cada peso que debe pronto tiene dos.",
              [1.2, "Usaste todo el pasivo: aquí va solo el corriente, lo que se paga en el año."],
              [0.5, "La dividiste al revés: lo que hay, entre lo que se debe."],
            ),
          ],
        },
      ),
      lessonStep(
        "¿Puede pagar pronto?",
        [
          "La razón corriente mide la **liquidez**: por encima de 1 alcanza para cubrir lo de corto plazo. La **prueba ácida** quita los inventarios, que aún hay que vender.",
          "Muy alta tampoco es siempre buena: puede haber efectivo quieto o mercancía que no rota.",
        ],
        {
          ask: [
            howMany(
              "raz-acida",
              "Calcula la prueba ácida de La Sabana. Con dos cifras decimales.",
              ["times", 2],
              1.17,
              "(36.000.000 − 15.000.000) ÷ 18.000.000 = 1,17: alcanza aun sin vender la mercancía.",
              [2, "Esa es la razón corriente: falta quitar los inventarios."],
              [0.83, "Dividiste los inventarios entre el pasivo corriente. Se restan del activo corriente."],
            ),
          ],
        },
      ),
      lessonStep(
        "¿Cuánto debe?",
        [
          "El **endeudamiento** es pasivo ÷ activo: qué parte de lo que hay financiaron otros. Deber no es malo; deber más de lo que se puede atender, sí.",
          "El **capital de trabajo** (activo corriente − pasivo corriente) no es una razón: son pesos.",
        ],
        {
          ask: [
            howMany(
              "raz-endeudamiento",
              "¿Cuál es el endeudamiento de La Sabana, en porcentaje?",
              ["percent", 0],
              50,
              "30.000.000 ÷ 60.000.000 = 50%: la mitad la financian otros.",
              [
                100,
                "Dividiste el pasivo entre el patrimonio: eso es el apalancamiento. Aquí se divide entre el activo.",
              ],
              [30, "Usaste solo el pasivo corriente: el endeudamiento total toma todo el pasivo."],
            ),
            howMuch(
              "raz-capital",
              "¿Cuánto es su capital de trabajo?",
              18_000_000,
              "36.000.000 − 18.000.000 = 18.000.000.",
              [54_000_000, "Los sumaste. Es lo que queda después de pagar lo de corto plazo: se restan."],
              [30_000_000, "Ese es el patrimonio: aquí van solo las partes corrientes."],
            ),
          ],
        },
      ),
      lessonStep(
        "¿Gana lo que debería?",
        [
          "El **margen neto** (utilidad ÷ ventas netas) dice cuánto queda de cada peso vendido. El **ROE** (utilidad ÷ patrimonio promedio) dice cuánto rinde lo de los dueños; el **ROA** (utilidad ÷ activo promedio), cuánto rinde todo lo invertido. Promedio es el del comienzo y el final; aquí, para no alargar, se divide entre el del final.",
        ],
        {
          picture: drawTable(
            "Rentabilidad de La Sabana",
            ["Razón", "Cálculo", "Resultado"],
            [
              ["Margen neto", "6.825.000 ÷ 80.000.000", "8,5%"],
              ["ROA", "6.825.000 ÷ 60.000.000", "11,4%"],
              ["ROE", "6.825.000 ÷ 30.000.000", "22,8%"],
            ],
          ),
          ask: [
            chooseOne(
              "raz-roe",
              "¿Por qué el ROE de La Sabana es el doble de su ROA?",
              [
                "Porque la mitad del activo la financian otros",
                "Lo mismo ganado se reparte sobre la mitad: eso hace la deuda, para bien o para mal.",
              ],
              ["Porque vende el doble", "Las ventas no entran en ninguna de las dos."],
              ["Porque la utilidad se duplicó", "La utilidad es la misma: cambia entre cuánto se divide."],
            ),
          ],
        },
      ),
      lessonStep(
        "Antes de opinar",
        [
          "Compara siempre con algo: el año anterior, otra empresa del mismo oficio, una meta. Un margen de 8% es bueno para una ferretería y pobre para una consultoría.",
          "Y mira **de dónde salen** las cifras: si el inventario tiene mercancía dañada, la razón corriente miente.",
        ],
        {
          ask: [
            chooseAll(
              "raz-lectura",
              "La razón corriente pasó de 1,4 a 2,3 en un año. ¿Qué preguntarías?",
              [
                [
                  "¿Se acumuló mercancía que no se vende?",
                  "El inventario sube el activo corriente sin acercar el dinero.",
                ],
                ["¿Los clientes se están demorando en pagar?", "Una cartera vieja también la infla."],
              ],
              [
                ["Nada: subió, entonces está bien", "Una razón no se lee sola: hay que mirar qué la movió."],
                [
                  "¿Cuánto se depreció el local?",
                  "El local y su depreciación son activo no corriente: no entran en esta razón.",
                ],
              ],
            ),
          ],
        },
      ),
    ],
    words: [
      { term: "Liquidez", meaning: "La capacidad de pagar lo de corto plazo." },
      { term: "Endeudamiento", meaning: "La parte del activo que financian terceros." },
      { term: "ROE", meaning: "La utilidad sobre el patrimonio: cuánto rinde lo de los dueños." },
    ],
  };
}
