import type { AccountCode } from "../accounting/account.ts";
import type { Day } from "../kernel/calendar-day.ts";
import type { Pesos } from "../kernel/pesos.ts";
import type { IncomeConcept, VatTreatment } from "../law/tax-statutes.data.ts";
import type { Settlement } from "./effect-accounts.data.ts";
import type { FiscalFlags } from "./fiscal-profile.ts";

/** Who is on the other side. As a buyer it may withhold from us; as a seller we may withhold from it. */
export interface Counterpart extends FiscalFlags {
  readonly legalPerson: boolean;
  /** False for who pays no income tax: nothing is withheld from it (ET art. 369). */
  readonly incomeTaxpayer: boolean;
  readonly withholdsIncome: boolean;
  readonly withholdsIca: boolean;
}

/** An ordinary company: responsable de IVA, files a return, withholds income tax and nothing else. */
export const COMPANY: Counterpart = {
  vatResponsible: true,
  simple: false,
  largeTaxpayer: false,
  selfWithholder: false,
  filer: true,
  legalPerson: true,
  incomeTaxpayer: true,
  withholdsIncome: true,
  withholdsIca: false,
};

/** One sale or purchase, or its return, seen by the owner of the profile. */
export interface FiscalOperation {
  readonly kind: "sale" | "purchase";
  readonly returned?: boolean;
  readonly concept: IncomeConcept;
  readonly treatment: VatTreatment;
  /** Before VAT. */
  readonly base: Pesos;
  readonly day: Day;
  readonly counterpart: Counterpart;
  readonly settlement: Settlement;
  /** Where the goods, the expense or the income goes, when it is not the usual account of the concept. */
  readonly account?: AccountCode;
  /** Of our activity, in percent, when a customer withholds it. */
  readonly icaRate?: number;
  readonly city?: string;
  /** What the goods sold had cost. */
  readonly cost?: Pesos;
  /** Paid to the same person before in this year, for fees. */
  readonly paidThisYear?: Pesos;
}
