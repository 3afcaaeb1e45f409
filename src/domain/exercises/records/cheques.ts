import type { Day } from "../../kernel/day.ts";
import type { AskedQuestion } from "../parts/compose.ts";
import { cr, dr, type Recorded, recorded, sayPesos } from "../parts/lines.ts";
import { askNumber, choose } from "../parts/questions.ts";
import type { Setting } from "../parts/setting.ts";

/** A customer's cheque that the bank gave back. */
export function returnedCheque(s: Setting, date: Day, amount: number): Recorded {
  return recorded(
    date,
    `${s.bank} devolvió sin pagar un cheque de ${sayPesos(amount)} que ${s.customer} había dado para pagar su deuda y que la empresa ya había consignado.`,
    [
      dr("1305", amount, "El cliente vuelve a deber: el cheque no se pagó."),
      cr("1110", amount, "El banco retira el dinero que había abonado."),
    ],
    "Un cheque devuelto deshace el cobro: la cartera revive.",
  );
}

/** What the books know and the bank does not yet. */
interface OnTheWay {
  readonly statement: number;
  readonly cheque: number;
  readonly transit: number;
  /** What both come to. */
  readonly right: number;
}

export function toldOnTheWay({ cheque, transit }: OnTheWay): string {
  return `Un cheque girado por ${sayPesos(cheque)} no ha sido cobrado, y una consignación de ${sayPesos(transit)} hecha el último día todavía no aparece en el extracto. Los dos ya están en los libros.`;
}

export function askedOnTheWay(
  s: Setting,
  { statement, cheque, transit, right }: OnTheWay,
): readonly AskedQuestion[] {
  return [
    askNumber(
      "right",
      "¿Cuál es el saldo conciliado?",
      right,
      `Desde el extracto: ${sayPesos(statement)} − ${sayPesos(cheque)} + ${sayPesos(transit)} = ${sayPesos(right)}.`,
    ),
    choose(
      s.random,
      "cheque",
      "¿Qué se hace en los libros con el cheque que no ha sido cobrado?",
      [
        "*Nada: ya está registrado y el banco lo restará cuando lo paguen",
        "Se registra otra vez",
        "Se anula el asiento del pago",
        "Se registra como gasto bancario",
      ],
      "La diferencia la cierra el banco cuando el cheque se cobre.",
    ),
  ];
}
