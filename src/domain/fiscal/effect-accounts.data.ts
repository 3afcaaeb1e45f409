import type { IncomeConcept } from "../law/tax-statutes.data.ts";

/** Default PUC account of a purchase or sale, by concept. */
export const PURCHASE_ACCOUNTS: Readonly<Record<IncomeConcept, string>> = {
  purchases: "1435",
  "card-purchases": "1435",
  "farm-goods": "1435",
  coffee: "1435",
  fuel: "519535",
  services: "5135",
  freight: "513550",
  passengers: "5155",
  "temporary-staff": "513510",
  "security-cleaning": "513505",
  hospitality: "519560",
  fees: "5110",
  commissions: "519505",
  "property-rent": "5120",
  "equipment-rent": "512015",
  interest: "530520",
  "asset-sale": "1524",
  construction: "1508",
  lotteries: "5395",
};

export const SALE_ACCOUNTS: Readonly<Record<IncomeConcept, string>> = {
  purchases: "4135",
  "card-purchases": "4135",
  "farm-goods": "4135",
  coffee: "4135",
  fuel: "4135",
  services: "4170",
  freight: "4145",
  passengers: "4145",
  "temporary-staff": "4155",
  "security-cleaning": "4155",
  hospitality: "4140",
  fees: "4155",
  commissions: "4155",
  "property-rent": "4155",
  "equipment-rent": "4155",
  interest: "4210",
  "asset-sale": "4245",
  construction: "4130",
  lotteries: "4170",
};

export const SALES_RETURNS = "4175";
export const COST_OF_SALES = "6135";
export const MERCHANDISE = "1435";

export type PaymentTerms = "credit" | "cash" | "bank";

export const MONEY_ACCOUNTS: Readonly<Record<Exclude<PaymentTerms, "credit">, string>> = {
  cash: "1105",
  bank: "1110",
};

export const CUSTOMERS = "1305";
export const SUPPLIERS = { goods: "2205", services: "2335" } as const;
