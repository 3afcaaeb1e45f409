import type { ExerciseLevel, ExerciseTopic } from "../exercise.ts";
import type { ExerciseTemplate } from "../template.ts";
import { type Composition, composed } from "./compose.ts";
import { type Setting, settingOf } from "./setting.ts";

interface Heading {
  readonly id: string;
  readonly title: string;
  readonly topic: ExerciseTopic;
  readonly level: ExerciseLevel;
  readonly minutes: number;
  readonly practises: readonly string[];
  readonly version?: number;
  /** The month of 2026 it happens in; any of the second half where none is named. */
  readonly month?: number;
}

/** A template from its heading and what its case holds. */
export function bankTemplate(
  heading: Heading,
  fill: (setting: Setting) => Omit<Composition, "setting" | "title" | "topic" | "level">,
): ExerciseTemplate {
  const { id, version = 1, title, topic, level, minutes, practises, month } = heading;
  return {
    id,
    version,
    title,
    topic,
    level,
    minutes,
    practises,
    make: (random) => {
      const setting = settingOf(random, month);
      return composed({ setting, title, topic, level, ...fill(setting) });
    },
  };
}

/** Said where each sale is recorded with its cost. */
export const PERPETUAL =
  "Lleva inventario permanente: cada venta se registra con su costo en el mismo asiento.";

/** The same, of who charges VAT. */
export const TAXED_PERPETUAL = PERPETUAL.replace("Lleva", "Es responsable de IVA y lleva");

/** Said where neither VAT nor withholdings are recorded, nor any other tax. */
export const NO_TAX = "En este ejercicio no se registran impuestos.";

/** Said where a book begins with balances. */
export const BOOK_BEGINS = "Tu libro ya trae los saldos con que empieza el mes.";

/** Of entries that no fact of the case tells, so that their day has to be. */
export const ON_LAST_DAY = "con la fecha del último día del mes";

/** Asked where there are questions alone. */
export const ONLY_QUESTIONS = "No hay nada que registrar.";

/** What nearly every exercise asks. */
export const RECORD_ALL = "Registra cada operación en el libro diario, con su fecha.";
export const CHECK_SUMS = "Comprueba que en cada asiento el Debe sume lo mismo que el Haber.";
