import type { Ledger, LedgerLine } from "../../accounting/ledger/ledger.ts";
import { uncapitalize } from "../../kernel/capitals.ts";
import { formatDay, formatMonth } from "../../kernel/format.ts";
import { agreeing, plural } from "../../kernel/spanish.ts";
import { cited, money, percent, sentence, signed } from "./reading-figures.ts";
import { SENTENCE_TOPICS, type Sentence } from "./statement-reading.ts";

/** A movement this share of all on its side is told as what moved the account. */
const HEAVY = 0.25;

const amountOf = ({ debit, credit }: LedgerLine): number => debit + credit;

/** From one balance to the other, and what each side came to. */
function readBalances({ opening, closing, debit, credit }: Ledger, name: string): Sentence {
  const change = closing - opening;
  const verb = (one: string, many: string) => agreeing(name, one, many);
  const way = change > 0 ? verb("subió", "subieron") : verb("bajó", "bajaron");
  const ended = verb("terminó", "terminaron");
  const moved =
    change === 0
      ? `${ended} ${verb("igual", "iguales")}`
      : `${way} ${money(change)} y ${ended} en ${signed(closing)}`;
  return sentence(
    "structure",
    `${name} ${verb("empezó", "empezaron")} el período en ${signed(opening)}, ${moved}.`,
    cited("Saldo anterior", opening),
    cited("Débitos", debit),
    cited("Créditos", credit),
    cited("Saldo final", closing),
  );
}

function readHeaviest(lines: readonly LedgerLine[], { debit, credit }: Ledger): readonly Sentence[] {
  const heaviest = lines.reduce<LedgerLine | null>(
    (most, line) => (most === null || amountOf(line) > amountOf(most) ? line : most),
    null,
  );
  if (heaviest === null || lines.length < 2) return [];
  const side = heaviest.debit > 0 ? debit : credit;
  const share = amountOf(heaviest) / side;
  if (share < HEAVY) return [];
  const { number, date, description } = heaviest.entry;
  const what = heaviest.debit > 0 ? "débitos" : "créditos";
  return [
    sentence(
      "change",
      `El movimiento mayor es el asiento ${number} del ${formatDay(date)}, «${description}»: ${percent(share)} de los ${what}.`,
      cited(`Asiento ${number}`, amountOf(heaviest)),
      cited(heaviest.debit > 0 ? "Débitos" : "Créditos", side),
    ),
  ];
}

function readBusiestMonth({ months }: Ledger): readonly Sentence[] {
  if (months.length < 2) return [];
  const busiest = months.reduce((most, each) =>
    each.debit + each.credit > most.debit + most.credit ? each : most,
  );
  return [
    sentence(
      "change",
      `Donde más se movió fue en ${uncapitalize(formatMonth(busiest.month))}, con ${plural(busiest.lines.length, "movimiento", "movimientos")}.`,
      cited("Débitos del mes", busiest.debit),
      cited("Créditos del mes", busiest.credit),
    ),
  ];
}

/** The first day on which the balance went against the account's nature, and how it ended. */
function readAgainst(lines: readonly LedgerLine[], { opening, closing }: Ledger): readonly Sentence[] {
  const first = lines.find(({ balance }) => balance < 0);
  if (first === undefined && opening >= 0) return [];
  const since =
    opening < 0 || first === undefined ? "desde antes del período" : `el ${formatDay(first.entry.date)}`;
  const now = closing < 0 ? `y termina así, en ${signed(closing)}` : "y ya no lo está";
  return [
    sentence(
      "risk",
      `El saldo quedó contrario a la naturaleza de la cuenta ${since} ${now}: revisa si falta un asiento o hay uno invertido.`,
      cited("Saldo contrario", opening < 0 || first === undefined ? opening : first.balance),
      cited("Saldo final", closing),
    ),
  ];
}

/**
 * A reading in Spanish of one account's ledger: from balance to balance, its largest movement and busiest month, and
 * balances against its nature. Says nothing of an account without balance and movements.
 */
export function readLedger(ledger: Ledger, name: string): readonly Sentence[] {
  const lines = ledger.months.flatMap((month) => month.lines);
  if (lines.length === 0 && ledger.opening === 0) return [];
  const found = [
    readBalances(ledger, name),
    ...readHeaviest(lines, ledger),
    ...readBusiestMonth(ledger),
    ...readAgainst(lines, ledger),
  ];
  return SENTENCE_TOPICS.flatMap((topic) => found.filter((each) => each.topic === topic));
}
