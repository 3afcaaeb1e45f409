import { formatLongDay } from "../../kernel/format.ts";
import type { GivenEntry } from "../exercise.ts";
import { bankTemplate, CHECK_SUMS, ON_LAST_DAY } from "../parts/bank-template.ts";
import { debits, givenEntry } from "../parts/ledger.ts";
import { cr, dr, type Recorded, recorded, sayPesos } from "../parts/lines.ts";
import { askNumber, choose } from "../parts/questions.ts";
import { introduce, type Setting } from "../parts/setting.ts";
import { contribution, cost } from "../records/money.ts";
import { purchase, supplierPayment } from "../records/trade.ts";
import type { ExerciseTemplate } from "../template.ts";

const ONE_IS_WRONG =
  "No se registran impuestos. Estos son los hechos; los asientos ya están en el libro, y uno está mal:";
const FIX = "Un asiento ya registrado no se borra: se corrige con otro.";
const HINTS = [
  "Compara cada asiento con lo que dice el documento o el relato.",
  "Tu asiento de corrección debe dejar los saldos como si nunca hubiera habido error.",
];

/** What stands in the book as it should. */
function standing(id: string, { entry }: Recorded, description: string) {
  return givenEntry(id, entry.date, description, entry.lines);
}

const SOUND = ["Aporte de los accionistas", "Compra a crédito", "Mantenimiento del local"] as const;

/** Right entries, told and recorded, that a wrong one of the middle of the month stands among. */
function soundOnes(s: Setting) {
  const made = [
    contribution(s, { date: s.on(1), amount: s.amount(12_000_000, 20_000_000, 1_000_000), means: "bank" }),
    purchase(s, { date: s.on(4), base: s.amount(3_000_000, 5_000_000, 500_000), means: "credit", vat: null }),
    cost({ date: s.on(22), amount: s.amount(210_000, 390_000, 20_000), means: "bank", kind: "cleaning" }),
  ] as const;
  const [capital, goods, upkeep] = made;
  return {
    /** The facts in their order, with the one that was recorded wrong. */
    told: (wrong: string) => [capital.entry.text, goods.entry.text, wrong, upkeep.entry.text],
    /** The book in its order, with the wrong entries. */
    given: (...wrong: readonly GivenEntry[]) => [
      standing("given-1", capital, SOUND[0]),
      standing("given-2", goods, SOUND[1]),
      ...wrong,
      standing("given-5", upkeep, SOUND[2]),
    ],
    bought: goods.entry.lines[0]?.amount ?? 0,
  };
}

const WHICH = (wrong: string) => [...SOUND, `*${wrong}`];

const wrongAccount = bankTemplate(
  {
    id: "errors-account",
    title: "Un asiento en la cuenta equivocada",
    topic: "errors",
    level: 3,
    minutes: 15,
    practises: ["activo y gasto", "corrección de errores"],
  },
  (s) => {
    const { told, given } = soundOnes(s);
    const amount = s.amount(1_800_000, 3_600_000, 300_000);
    const date = s.on(10);
    return {
      intro: [
        introduce(s),
        ONE_IS_WRONG,
        ...told(
          `El ${formatLongDay(date)} compró un computador para la oficina por ${sayPesos(amount)} y lo pagó por transferencia.`,
        ),
      ],
      given: given(
        givenEntry("given-3", date, "Compra de un computador", [
          dr("519595", amount, "-"),
          cr("1110", amount, "-"),
        ]),
      ),
      operations: [
        recorded(
          s.to,
          "corresponde corregir el asiento que quedó mal.",
          [
            dr(
              "152805|1528",
              amount,
              "El computador se usa varios años: debe quedar como equipo de computación.",
            ),
            cr("519595|5195", amount, "Se quita del gasto, donde no debía estar."),
          ],
          "Un error de cuenta se corrige pasando el valor a la cuenta correcta.",
        ),
      ],
      tells: false,
      todo: ["Encuentra el asiento equivocado.", `Registra su corrección, ${ON_LAST_DAY}.`],
      hints: HINTS,
      asked: [
        choose(
          s.random,
          "wrong",
          "¿Cuál asiento está mal?",
          WHICH("Compra de un computador"),
          "El computador es propiedad, planta y equipo, no un gasto del mes.",
        ),
      ],
      lesson: `${FIX} Este error habría mostrado menos utilidad y menos activo.`,
    };
  },
);

const wrongSide = bankTemplate(
  {
    id: "errors-side",
    title: "Un asiento con los lados al revés",
    topic: "errors",
    level: 3,
    minutes: 15,
    practises: ["lado del asiento", "corrección de errores"],
  },
  (s) => {
    const { told, given } = soundOnes(s);
    const amount = s.amount(800_000, 1_600_000, 50_000);
    const paid = cost({ date: s.on(9), amount, means: "bank", kind: "rent" });
    const twice = amount * 2;
    return {
      intro: [introduce(s), ONE_IS_WRONG, ...told(paid.entry.text)],
      given: given(
        givenEntry("given-3", s.on(9), "Arriendo del local", [
          dr("1110", amount, "-"),
          cr("512010", amount, "-"),
        ]),
      ),
      operations: [
        recorded(
          s.to,
          "corresponde corregir el asiento que quedó mal.",
          [
            dr(
              "512010|5120",
              twice,
              `Una vez para deshacer el crédito equivocado y otra para registrar el gasto: 2 × ${sayPesos(amount)}.`,
            ),
            cr("1110", twice, "El banco debe bajar, y el error lo había subido: se corrige por el doble."),
          ],
          "Un asiento al revés se corrige por el doble de su valor, o reversándolo y registrando otra vez.",
        ),
      ],
      tells: false,
      todo: [
        "Encuentra el asiento equivocado.",
        `Corrígelo con un solo asiento que deje bien los saldos, ${ON_LAST_DAY}.`,
      ],
      hints: [...HINTS, "Con un asiento al revés el libro cuadra: la suma no delata el error."],
      asked: [
        choose(
          s.random,
          "wrong",
          "¿Cuál asiento está mal?",
          WHICH("Arriendo del local"),
          "El gasto quedó en el Haber y el banco en el Debe.",
        ),
      ],
      lesson: "Que el libro cuadre no prueba que esté bien: el asiento al revés también cuadra.",
    };
  },
);

const swapped = bankTemplate(
  {
    id: "errors-transposition",
    title: "Dos cifras cambiadas de lugar",
    topic: "errors",
    level: 3,
    minutes: 15,
    practises: ["transposición", "corrección de errores"],
  },
  (s) => {
    const { told, given, bought } = soundOnes(s);
    const [high, low] = [s.random.between(5, 9), s.random.between(1, 4)];
    const right = high * 100_000 + low * 10_000;
    const typed = low * 100_000 + high * 10_000;
    const paid = supplierPayment(s, { date: s.on(15), amount: right, means: "bank" });
    return {
      intro: [introduce(s), ONE_IS_WRONG, ...told(paid.entry.text)],
      given: given(
        givenEntry("given-3", s.on(15), "Abono al proveedor", [
          dr("2205", typed, "-"),
          cr("1110", typed, "-"),
        ]),
      ),
      operations: [
        recorded(
          s.to,
          "corresponde corregir el asiento que quedó mal, por la diferencia.",
          [
            dr(
              "2205",
              right - typed,
              `A la deuda le falta bajar ${sayPesos(right)} − ${sayPesos(typed)} = ${sayPesos(right - typed)}.`,
            ),
            cr("1110", right - typed, "Del banco salió más de lo que se registró."),
          ],
          "Cuando las cuentas y los lados están bien, se corrige solo la diferencia.",
        ),
      ],
      tells: false,
      todo: ["Encuentra el asiento equivocado.", `Corrígelo por la diferencia, ${ON_LAST_DAY}.`, CHECK_SUMS],
      hints: [...HINTS, "Si la diferencia es divisible por 9, mira si hay dos cifras cambiadas."],
      asked: [
        choose(
          s.random,
          "wrong",
          "¿Cuál asiento está mal?",
          WHICH("Abono al proveedor"),
          `Se pagaron ${sayPesos(right)} y se registraron ${sayPesos(typed)}.`,
        ),
        askNumber(
          "owed",
          "¿Cuánto se le debe al proveedor después de corregir?",
          bought - right,
          "La compra a crédito menos lo que de verdad se pagó.",
          { fromLedger: { plus: [{ accounts: ["2205"], side: "credit" }] } },
        ),
      ],
      lesson: "Una diferencia divisible por 9 es una pista, no una prueba: compara con el documento.",
    };
  },
);

const twice = bankTemplate(
  {
    id: "errors-duplicate",
    title: "Un hecho registrado dos veces",
    topic: "errors",
    level: 2,
    minutes: 12,
    practises: ["asiento duplicado", "corrección de errores"],
  },
  (s) => {
    const { told, given } = soundOnes(s);
    const paid = cost({
      date: s.on(11),
      amount: s.amount(200_000, 600_000, 20_000),
      means: "bank",
      kind: "power",
    });
    const amount = paid.entry.lines[0]?.amount ?? 0;
    return {
      intro: [
        introduce(s),
        "No se registran impuestos. Cada hecho ocurrió una sola vez, pero uno está registrado dos veces en el libro:",
        ...told(paid.entry.text),
      ],
      given: given(
        standing("given-3", paid, "Energía eléctrica"),
        givenEntry("given-4", s.on(12), "Energía eléctrica", paid.entry.lines),
      ),
      operations: [
        recorded(
          s.to,
          "corresponde reversar el asiento que sobra.",
          [
            dr("1110", amount, "El banco no pagó dos veces: se devuelve lo que se restó de más."),
            cr("513530|5135|523530|5235", amount, "El gasto ocurrió una sola vez."),
          ],
          "Un asiento que sobra se anula con su contrario.",
        ),
      ],
      tells: false,
      todo: ["Encuentra el asiento repetido.", `Regístrale su reversión, ${ON_LAST_DAY}.`],
      hints: HINTS,
      asked: [
        choose(
          s.random,
          "wrong",
          "¿Cuál hecho está registrado dos veces?",
          WHICH("Energía eléctrica"),
          "Aparece en dos fechas con el mismo valor.",
        ),
        askNumber(
          "spent",
          "¿Cuánto es el gasto de energía del mes, ya corregido?",
          amount,
          "Una sola factura.",
          { fromLedger: { plus: [debits("5135", "5235")] } },
        ),
      ],
      lesson: FIX,
    };
  },
);

export const PLANTED_ERRORS: readonly ExerciseTemplate[] = [twice, wrongAccount, wrongSide, swapped];
