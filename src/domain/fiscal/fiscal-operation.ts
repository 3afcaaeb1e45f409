import type { AccountCode } from "../accounting/account.ts";
import type { Day } from "../kernel/day.ts";
import type { Pesos } from "../kernel/pesos.ts";
import type { IncomeConcept, VatTreatment } from "../law/tax-statutes.data.ts";
import type { TypedUvt } from "../law/uvt.ts";
import type { PaymentTerms } from "./effect-accounts.data.ts";
import type { FiscalFlags } from "./fiscal-profile.ts";

/** The other party. As a buyer it may withhold from us; as a seller we may withhold from it. */
export interface Counterparty extends FiscalFlags {
  readonly legalPerson: boolean;
  /** False for a payee exempt from income tax: nothing is withheld from it (ET art. 369). */
  readonly incomeTaxpayer: boolean;
  readonly withholdsIncome: boolean;
  readonly withholdsIca: boolean;
}

/** An ordinary company: responsable de IVA, files a return, withholds income tax and nothing else. */
export const COMPANY: Counterparty = {
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

/** One sale or purchase, or its return, from the viewpoint of the profile's owner. */
export interface FiscalOperation {
  readonly kind: "sale" | "purchase";
  readonly returned?: boolean;
  readonly concept: IncomeConcept;
  readonly treatment: VatTreatment;
  /** Before VAT. */
  readonly base: Pesos;
  /** Base of the operation that a return takes back: its own, not the return's, decides what was withheld. */
  readonly original?: Pesos;
  readonly day: Day;
  readonly counterpart: Counterparty;
  readonly settlement: PaymentTerms;
  /** Account of the goods, expense or income, when not the default one of the concept. */
  readonly account?: AccountCode;
  /** ICA rate of our activity, in percent, for a customer's withholding. */
  readonly icaRate?: number;
  readonly city?: string;
  /** Cost of the goods sold. */
  readonly cost?: Pesos;
  /** The UVT of a year whose own is not published, as typed in the profile. */
  readonly uvt?: TypedUvt;
  /** Fees already paid to the same person this year. */
  readonly paidThisYear?: Pesos;
}
