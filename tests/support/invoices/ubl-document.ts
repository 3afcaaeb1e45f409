/** A party as its document writes it; ours is the shop that brings the file. */
const party = (role: string, name: string, id: string, scheme: string, levels: string, person = "1") => `
<cac:${role}><cbc:AdditionalAccountID schemeAgencyID="195">${person}</cbc:AdditionalAccountID><cac:Party>
<cac:PartyName><cbc:Name>${name}</cbc:Name></cac:PartyName>
<cac:PartyTaxScheme><cbc:RegistrationName>${name}</cbc:RegistrationName>
<cbc:CompanyID schemeID="1" schemeName="${scheme}" schemeAgencyID="195" schemeAgencyName="CO, DIAN">${id}</cbc:CompanyID>
<cbc:TaxLevelCode listName="No aplica">${levels}</cbc:TaxLevelCode>
<cac:TaxScheme><cbc:ID>ZZ</cbc:ID><cbc:Name>No aplica</cbc:Name></cac:TaxScheme></cac:PartyTaxScheme>
<cac:PartyLegalEntity><cbc:RegistrationName>${name}</cbc:RegistrationName><cbc:CompanyID schemeName="${scheme}">${id}</cbc:CompanyID></cac:PartyLegalEntity>
</cac:Party></cac:${role}>`;

const levels = (...codes: readonly number[]) => codes.map((code) => `O-${code}`).join(";");
export const SHOP = ["Ferretería La Sabana S.A.S.", "901234567", "31", levels(48)] as const;
export const MILL = ["Aceros y Mallas del Norte S.A.S.", "830125904", "31", levels(13, 48)] as const;
export const PERSON = ["Luis Peña", "79456123", "13", "R-99-PN", "2"] as const;
type Who = readonly [name: string, id: string, scheme: string, levels: string, person?: string];

interface Tax {
  readonly id: string;
  readonly rate: string;
  readonly base: string;
  readonly amount: string;
}

interface Item {
  readonly text: string;
  readonly quantity: string;
  readonly price: string;
  /** Charges and discounts, as UBL writes them. */
  readonly allowances?: string;
  readonly extension: string;
  readonly taxes?: readonly Tax[];
}

/** A document by the DIAN's annex, in every part that a reader has to understand. */
export interface UblDocument {
  readonly root?: "Invoice" | "CreditNote" | "DebitNote";
  readonly number: string;
  /** Its CUFE. */
  readonly key: string;
  /** What its extensions hold besides: a signature. */
  readonly extension?: string;
  readonly type?: string;
  readonly customization?: string;
  readonly from: Who;
  readonly to: Who;
  readonly head?: string;
  readonly payment?: string;
  readonly allowances?: string;
  readonly taxes: readonly Tax[];
  readonly withheld?: readonly Tax[];
  readonly totals: string;
  readonly items: readonly Item[];
  readonly currency?: string;
}

const amount = (currency: string, name: string, value: string) =>
  `<cbc:${name} currencyID="${currency}">${value}</cbc:${name}>`;

/** One total for each tax, with one part for each rate, as the DIAN's annex asks. */
function taxesXml(currency: string, name: string, taxes: readonly Tax[]): string {
  return [...new Set(taxes.map(({ id }) => id))]
    .map((id) => {
      const own = taxes.filter((each) => each.id === id);
      const total = own.reduce((sum, each) => sum + Number(each.amount), 0).toFixed(2);
      const parts = own.map(
        (each) =>
          `<cac:TaxSubtotal>${amount(currency, "TaxableAmount", each.base)}${amount(currency, "TaxAmount", each.amount)}<cac:TaxCategory><cbc:Percent>${each.rate}</cbc:Percent><cac:TaxScheme><cbc:ID>${id}</cbc:ID><cbc:Name>x</cbc:Name></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal>`,
      );
      return `<cac:${name}>${amount(currency, "TaxAmount", total)}${parts.join("")}</cac:${name}>`;
    })
    .join("\n");
}

export const ublTax = (id: string, rate: string, base: string, amount: string) => ({
  id,
  rate,
  base,
  amount,
});
export const ublItem = (text: string, quantity: string, price: string, extension: string, more = {}) => ({
  text,
  quantity,
  price,
  extension,
  ...more,
});
export const allowance = (isCharge: boolean, base: string, value: string, currency = "COP") =>
  `<cac:AllowanceCharge><cbc:ID>1</cbc:ID><cbc:ChargeIndicator>${isCharge}</cbc:ChargeIndicator><cbc:AllowanceChargeReason>Descuento</cbc:AllowanceChargeReason><cbc:MultiplierFactorNumeric>10.00</cbc:MultiplierFactorNumeric>${amount(currency, "Amount", value)}${amount(currency, "BaseAmount", base)}</cac:AllowanceCharge>`;

export const totalsOf = (values: Readonly<Record<string, string>>, currency = "COP") =>
  Object.entries(values)
    .map(([name, value]) => amount(currency, name, value))
    .join("");

export function ublOf(made: UblDocument): string {
  const { root = "Invoice", currency = "COP", from, to } = made;
  const total = root === "DebitNote" ? "RequestedMonetaryTotal" : "LegalMonetaryTotal";
  const quantity = {
    Invoice: "InvoicedQuantity",
    CreditNote: "CreditedQuantity",
    DebitNote: "DebitedQuantity",
  };
  const items = made.items.map(
    (item, at) => `<cac:${root}Line><cbc:ID>${at + 1}</cbc:ID>
<cbc:${quantity[root]} unitCode="EA">${item.quantity}</cbc:${quantity[root]}>${amount(currency, "LineExtensionAmount", item.extension)}
${item.allowances ?? ""}${taxesXml(currency, "TaxTotal", item.taxes ?? [])}
<cac:Item><cbc:Description>${item.text}</cbc:Description><cac:SellersItemIdentification><cbc:ID>P${at + 1}</cbc:ID></cac:SellersItemIdentification></cac:Item>
<cac:Price>${amount(currency, "PriceAmount", item.price)}<cbc:BaseQuantity unitCode="EA">1.00</cbc:BaseQuantity></cac:Price></cac:${root}Line>`,
  );
  const type = root === "Invoice" ? `<cbc:InvoiceTypeCode>${made.type ?? "01"}</cbc:InvoiceTypeCode>` : "";
  const note =
    root === "CreditNote" ? `<cbc:CreditNoteTypeCode>${made.type ?? "91"}</cbc:CreditNoteTypeCode>` : "";
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="urn:oasis:names:specification:ubl:schema:xsd:${root}-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2" xmlns:ext="urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2">
<ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent>${made.extension ?? ""}</ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>
<cbc:UBLVersionID>UBL 2.1</cbc:UBLVersionID><cbc:CustomizationID>${made.customization ?? "10"}</cbc:CustomizationID>
<cbc:ProfileID>DIAN 2.1: Factura Electrónica de Venta</cbc:ProfileID><cbc:ProfileExecutionID>1</cbc:ProfileExecutionID>
<cbc:ID>${made.number}</cbc:ID><cbc:UUID schemeID="1" schemeName="CUFE-SHA384">${made.key}</cbc:UUID>
<cbc:IssueDate>2026-11-10</cbc:IssueDate><cbc:IssueTime>10:11:12-05:00</cbc:IssueTime>${type}${note}
<cbc:DocumentCurrencyCode>${currency}</cbc:DocumentCurrencyCode><cbc:LineCountNumeric>${made.items.length}</cbc:LineCountNumeric>
${made.head ?? ""}${party("AccountingSupplierParty", ...from)}${party("AccountingCustomerParty", ...to)}
${made.payment ?? ""}${made.allowances ?? ""}
${taxesXml(currency, "TaxTotal", made.taxes)}${taxesXml(currency, "WithholdingTaxTotal", made.withheld ?? [])}
<cac:${total}>${made.totals}</cac:${total}>
${items.join("\n")}</${root}>`;
}
