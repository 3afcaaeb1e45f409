import { BANK_DEBIT_TAX } from "../../accounting/bank-debit-tax.ts";
import type { Day } from "../../kernel/day.ts";
import { pesos } from "../../kernel/pesos.ts";
import { percentOf } from "../../kernel/rounding.ts";
import { caseVat, caseWithholding } from "../parts/case-taxes.ts";
import {
  cr,
  dr,
  HOW,
  type Means,
  moneyIn,
  moneyOut,
  type Recorded,
  rate,
  recorded,
  sayPesos,
} from "../parts/lines.ts";
import type { Setting } from "../parts/setting.ts";
import { COSTS, type CostKind } from "./costs.data.ts";

interface Paid {
  readonly date: Day;
  readonly amount: number;
  readonly means: Means;
}

/** Of a bill that is paid in part: what is paid at once, by transfer. */
interface InPart {
  readonly down?: number | undefined;
}

/** What is paid at once, and what is owed of the total. */
const paidOf = (total: number, { means, down }: InPart & Pick<Paid, "means">, owed: string) =>
  down === undefined
    ? [moneyOut(means, total, owed)]
    : [moneyOut("bank", down), moneyOut("credit", total - down, owed)];

/** The partners put money into the company. */
export function contribution(s: Setting, { date, amount, means }: Paid): Recorded {
  return recorded(
    date,
    `los accionistas de la empresa aportaron ${sayPesos(amount)} ${means === "cash" ? "en efectivo" : `en la cuenta de ${s.bank}`}.`,
    [
      moneyIn(means, amount),
      cr(
        "3105|310505",
        amount,
        "El aporte de los dueños aumenta el patrimonio, en el Haber. No es un ingreso ni una deuda.",
      ),
    ],
    "Lo que aportan los dueños es capital: la empresa y sus dueños son personas distintas.",
  );
}

/** A bank lends money. */
export function loan(s: Setting, date: Day, amount: number): Recorded {
  return recorded(
    date,
    `${s.bank} le desembolsó a la empresa un préstamo de ${sayPesos(amount)} en la cuenta bancaria.`,
    [
      moneyIn("bank", amount),
      cr("2105", amount, "El préstamo hay que devolverlo: aumenta un pasivo, en el Haber. No es un ingreso."),
    ],
    "Un préstamo recibido aumenta a la vez lo que se tiene y lo que se debe; no cambia el patrimonio.",
  );
}

/** An instalment of a loan: capital and interest, or its sum and the rate of what was owed, to be taken apart. */
export function instalment(
  s: Setting,
  date: Day,
  capital: number,
  interest: number,
  of?: { readonly owed: number; readonly rate: number },
): Recorded {
  const parts =
    of === undefined
      ? `una cuota de su préstamo: ${sayPesos(capital)} de capital y ${sayPesos(interest)} de intereses`
      : `una cuota de ${sayPesos(capital + interest)} de su préstamo: los intereses son el ${rate(of.rate)} de ${sayPesos(of.owed)}, y lo demás es capital`;
  return recorded(
    date,
    `pagó por transferencia a ${s.bank} ${parts}.`,
    [
      dr("2105", capital, "El abono a capital disminuye la deuda: un pasivo disminuye en el Debe."),
      dr("530520|5305", interest, "Los intereses son el costo del préstamo: un gasto financiero."),
      moneyOut("bank", capital + interest),
    ],
    "De una cuota, solo los intereses son gasto; el capital devuelve la deuda.",
  );
}

/** Things that a company uses and does not sell. */
const ASSETS = {
  furniture: ["un escritorio y dos sillas para la oficina", "152405|1524"],
  computer: ["un computador para la oficina", "152805|1528"],
  vehicle: ["una motocicleta para los domicilios", "154030|1540"],
} as const;
export type AssetKind = keyof typeof ASSETS;

/** A purchase of property, plant or equipment. Its VAT is no deductible one: it is part of what the thing cost. */
export function assetPurchase({
  date,
  amount,
  means,
  kind,
  vat = false,
  withheld = false,
  down,
}: Paid & Taxes & InPart & { readonly kind: AssetKind }): Recorded {
  const [what, account] = ASSETS[kind];
  const tax = vat ? caseVat(date, amount, "general") : null;
  const kept = withheld ? caseWithholding(date, amount, "purchases") : null;
  const worth = amount + (tax?.amount ?? 0);
  const withVat = tax
    ? ` El IVA de un activo fijo no se descuenta en la declaración de IVA (ET art. 491): hace parte de su costo, ${sayPesos(worth)}.`
    : "";
  const total = worth - (kept?.amount ?? 0);
  const paid = means === "credit" ? `Quedó ${HOW.credit}` : `Pagó ${HOW[means]}`;
  const inPart = `Pagó ${sayPesos(down ?? 0)} ${HOW.bank} y el resto quedó ${HOW.credit}`;
  return recorded(
    date,
    `compró ${what} por ${sayPesos(amount)}${tax ? " más IVA del 19%" : ""}. ${down === undefined ? paid : inPart}.`,
    [
      dr(
        account,
        worth,
        `El bien se va a usar varios años y no se compró para venderlo: es propiedad, planta y equipo.${withVat}`,
      ),
      cr(
        `${kept?.account || "2365"}|2365`,
        kept?.amount ?? 0,
        `Retención en la fuente por compras: ${rate(kept?.rate ?? 0)} de ${sayPesos(amount)}${tax ? ", sin IVA" : ""} (${kept?.norm ?? ""}). Se le debe a la DIAN.`,
      ),
      ...paidOf(total, { means, down }, "2335|2205|2380"),
    ],
    "Lo que se compra para usarlo más de un año es un activo, no un gasto (NIIF para PYMES, sección 17).",
  );
}

/** Which taxes a case records of what it pays for. */
interface Taxes {
  readonly vat?: boolean;
  readonly withheld?: boolean;
}

/** An expense of the company; with VAT where it is invoiced with it, and withholding where the payer withholds. */
export function cost({
  date,
  amount,
  means,
  kind,
  vat: hasVat = false,
  withheld = false,
  down,
}: Paid & Taxes & InPart & { readonly kind: CostKind }): Recorded {
  const { text, account, owed, concept, vat } = COSTS[kind];
  const tax = hasVat && vat ? caseVat(date, amount, "general") : null;
  const kept = withheld && concept !== null ? caseWithholding(date, amount, concept) : null;
  const total = amount + (tax?.amount ?? 0) - (kept?.amount ?? 0);
  const atOnce = means === "credit" ? "Quedó por pagar" : `Pagó ${HOW[means]}`;
  const paid = down === undefined ? atOnce : `Pagó ${sayPesos(down)} ${HOW.bank} y el resto quedó por pagar`;
  return recorded(
    date,
    `recibió la factura ${text} por ${sayPesos(amount)}${tax ? " más IVA del 19%" : ""}. ${paid}.`,
    [
      dr(
        account,
        amount,
        "Lo facturado ya se recibió: es un gasto del período, y los gastos aumentan en el Debe.",
      ),
      dr(
        "2408",
        tax?.amount ?? 0,
        `El IVA de la factura es descontable: ${rate(tax?.rate ?? 0)} de ${sayPesos(amount)}.`,
      ),
      cr(
        `${kept?.account || "2365"}|2365`,
        kept?.amount ?? 0,
        `Retención en la fuente: ${rate(kept?.rate ?? 0)} de ${sayPesos(amount)}${tax ? ", sin IVA" : ""} (${kept?.norm ?? ""}). Se le debe a la DIAN.`,
      ),
      ...paidOf(total, { means, down }, owed),
    ],
    `Un gasto se registra cuando se recibe el bien o servicio, se pague en ese momento o después.${kept?.amount === 0 ? " No llega a la base mínima: no se retiene." : ""}`,
  );
}

/** A debt for expenses is paid. */
export function debtPayment({ date, amount, means }: Paid): Recorded {
  return recorded(
    date,
    `pagó ${HOW[means]} ${sayPesos(amount)} de gastos que ya había registrado y tenía por pagar.`,
    [
      dr(
        "2335",
        amount,
        "La deuda se salda: un pasivo disminuye en el Debe. El gasto ya se había registrado.",
      ),
      moneyOut(means, amount),
    ],
    "Pagar lo que ya estaba por pagar no es otro gasto.",
  );
}

/** Cash is taken to the bank. */
export function deposit(s: Setting, date: Day, amount: number): Recorded {
  return recorded(
    date,
    `consignó ${sayPesos(amount)} de la caja en su cuenta de ${s.bank}.`,
    [moneyIn("bank", amount), moneyOut("cash", amount)],
    "Una consignación cambia un activo por otro: no hay ingreso ni gasto.",
  );
}

/** The bank charges for handling the account, and withholds the tax on debits. */
export function bankCharges(s: Setting, date: Day, fee: number, moved: number): Recorded {
  const tax = percentOf(pesos(moved), 0.4);
  return recorded(
    date,
    `${s.bank} descontó de la cuenta ${sayPesos(fee)} de comisión y ${sayPesos(tax)} de gravamen a los movimientos financieros (4 por mil de ${sayPesos(moved)}).`,
    [
      dr("530515|5305|530505", fee, "La comisión del banco es un gasto financiero."),
      dr(
        `${BANK_DEBIT_TAX}|5115|530595|5305`,
        tax,
        "El 4 por mil es un impuesto: 4 pesos por cada 1.000 retirados.",
      ),
      moneyOut("bank", fee + tax),
    ],
    "Lo que el banco descuenta se registra con su nota débito, aunque nadie haya girado un cheque.",
  );
}

/** The bank pays interest on the account. */
export function bankInterest(s: Setting, date: Day, amount: number): Recorded {
  return recorded(
    date,
    `${s.bank} abonó ${sayPesos(amount)} de rendimientos en la cuenta.`,
    [
      moneyIn("bank", amount),
      cr("421005|4210", amount, "Los rendimientos son un ingreso no operacional, financiero."),
    ],
    "Lo que el banco abona se registra con su nota crédito.",
  );
}

/** A service sold, for companies that sell no goods. */
export function service(s: Setting, { date, amount, means, down }: Paid & InPart): Recorded {
  const atOnce = means === "credit" ? "El cliente quedó debiendo" : `Le pagaron ${HOW[means]}`;
  const paid =
    down === undefined ? atOnce : `Le pagaron ${sayPesos(down)} ${HOW.bank} y el resto quedó por cobrar`;
  const money =
    down === undefined ? [moneyIn(means, amount)] : [moneyIn("bank", down), moneyIn("credit", amount - down)];
  return recorded(
    date,
    `arregló un local de ${s.customer} y le cobró ${sayPesos(amount)} por el servicio. ${paid}.`,
    [
      ...money,
      cr(
        "4155|4130|4235|4135|4170",
        amount,
        "El servicio ya se prestó: es un ingreso, y los ingresos aumentan en el Haber.",
      ),
    ],
    "El ingreso se gana cuando se presta el servicio, aunque el cliente pague después.",
  );
}
