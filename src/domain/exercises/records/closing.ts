import type { Day } from "../../kernel/day.ts";
import type { CaseLedger } from "../parts/ledger.ts";
import { cr, dr, type Recorded, recorded, sayPesos } from "../parts/lines.ts";

const RESULT_CLASSES = ["4", "5", "6"];

/** The year is closed: income, costs and expenses to Ganancias y pérdidas, and the result to equity. */
export function caseClosing(date: Day, ledger: CaseLedger): readonly Recorded[] {
  const open = ledger.balances().filter(([account]) => RESULT_CLASSES.includes(account.slice(0, 1)));
  const [income, spent] = [open.filter(([, net]) => net < 0), open.filter(([, net]) => net > 0)];
  const total = (rows: typeof open) => rows.reduce((all, [, net]) => all + Math.abs(net), 0);
  const result = total(income) - total(spent);
  // Who recorded an expense in another right account closes that one.
  const group = (account: string) => [account, ...ledger.alsoRight(account)].join("|");
  const toIncome = recorded(
    date,
    "corresponde cerrar las cuentas de ingresos contra Ganancias y pérdidas.",
    [
      ...income.map(([account, net]) =>
        dr(group(account), -net, "Se debita por su saldo para dejarla en cero."),
      ),
      cr("5905", total(income), "5905 reúne los resultados del año mientras se cierra."),
    ],
    "Al cerrar el año las cuentas de resultados quedan en cero para empezar el siguiente.",
  );
  const toSpent = recorded(
    date,
    "corresponde cerrar las cuentas de costos y gastos (y las que restan de ingresos) contra Ganancias y pérdidas.",
    [
      dr("5905", total(spent), "Los costos y gastos pasan a 5905."),
      ...spent.map(([account, net]) =>
        cr(group(account), net, "Se acredita por su saldo para dejarla en cero."),
      ),
    ],
    "Costos y gastos restan de los ingresos en 5905.",
  );
  const size = Math.abs(result);
  const toEquity = recorded(
    date,
    `corresponde trasladar el resultado del año al patrimonio.`,
    result >= 0
      ? [
          dr("5905", size, "5905 queda en cero."),
          cr("3605", size, `Ingresos menos costos y gastos: una utilidad de ${sayPesos(size)}.`),
        ]
      : [
          dr("3610", size, `Los costos y gastos superan los ingresos: una pérdida de ${sayPesos(size)}.`),
          cr("5905", size, "5905 queda en cero."),
        ],
    "Lo que la empresa ganó o perdió en el año pertenece a sus dueños: es patrimonio.",
  );
  return [
    ...(income.length > 0 ? [toIncome] : []),
    ...(spent.length > 0 ? [toSpent] : []),
    ...(size > 0 ? [toEquity] : []),
  ];
}
