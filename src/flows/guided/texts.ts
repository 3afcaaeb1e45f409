import type { GuidedPlace } from "./guided-place.ts";

interface PlaceWords {
  readonly title: string;
  /** The first message of the conversation. */
  readonly greeting: string;
  readonly tips: readonly string[];
  /** What stands in the place of the tip about keys where there are none. */
  readonly touchTip?: string;
  /** The five example questions (spec §9). */
  readonly examples: readonly string[];
}

const UNDO_TIP = "Lo registrado se deshace con Ctrl + Z.";

/** The tips of a place; on a screen that is touched none speaks of keys. */
export function tipsOf({ tips, touchTip = UNDO_TIP }: PlaceWords, isTouched: boolean): readonly string[] {
  return isTouched ? tips.map((tip) => (tip === UNDO_TIP ? touchTip : tip)) : tips;
}

const JOURNAL_EXAMPLES = [
  "Vendí mercancía por $ 850.000 en efectivo",
  "Compré mercancía por 2 millones más IVA a crédito",
  "Pagué el arriendo de 1.200.000 por transferencia",
  "¿Qué es una cuenta por cobrar?",
  "¿Por qué el IVA va al haber?",
] as const;

const PLACES: Readonly<Record<GuidedPlace, PlaceWords>> = {
  workspace: {
    title: "Modo Guiado",
    greeting:
      "Cuéntame una operación como se la contarías a un amigo y te muestro las filas antes de agregarlas. También puedes preguntarme por una cuenta de este estado.",
    tips: [
      "Cada operación agrega una fila por cuenta, en su lado.",
      "Puedes corregir cuentas y valores antes de registrar.",
      UNDO_TIP,
    ],
    touchTip: "Lo agregado se quita con «Deshacer», sobre la tabla.",
    examples: JOURNAL_EXAMPLES,
  },
  "simple-journal": {
    title: "Modo Guiado",
    greeting:
      "Cuéntame qué entró o qué salió, con su valor y cómo se pagó. Te muestro cómo queda antes de registrarlo.",
    tips: [
      "Escribe como hablas: «le fié 80 mil a Doña Rosa».",
      "Si falta algo, te lo pregunto con botones.",
      UNDO_TIP,
    ],
    touchTip: "Lo registrado se corrige o se anula desde la lista.",
    examples: JOURNAL_EXAMPLES,
  },
  "complex-journal": {
    title: "Modo Guiado",
    greeting:
      "Cuéntame la operación: qué pasó, por cuánto y cómo se pagó. Te propongo el asiento, con la razón de cada línea, antes de registrarlo.",
    tips: [
      "Di si el IVA va incluido o aparte: «más IVA», «IVA incluido».",
      "Puede haber varios medios de pago: «la mitad en efectivo y el resto a crédito».",
      "Presiona «¿Por qué?» en una línea para ver su regla.",
    ],
    examples: JOURNAL_EXAMPLES,
  },
  payroll: {
    title: "Aprende Nómina",
    greeting: "Pregúntame por un concepto de la nómina o por una cifra de tu cálculo.",
    tips: [
      "Calcula primero: así te explico tus propias cifras.",
      "Cada cifra del resultado también se puede presionar.",
    ],
    examples: [
      "¿Qué es el auxilio de transporte?",
      "¿Cuánto aporta el empleado a salud y pensión?",
      "¿Cómo se paga una hora extra?",
      "¿Qué son las cesantías?",
      "¿Qué paga la empresa además del salario?",
    ],
  },
};

export const guidedTexts = {
  name: "Modo Guiado",
  close: "Cerrar el Modo Guiado",
  signIn: "Inicia sesión para usar el Modo Guiado: te traemos de vuelta a esta página.",
  places: PLACES,
} as const;
