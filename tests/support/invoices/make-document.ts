import { createHash } from "node:crypto";

/** A party of a document, as its XML tells it. */
export interface MadeParty {
  readonly name: string;
  readonly nit: string;
  readonly digit?: string;
  /** 31 NIT, 13 cédula. */
  readonly document?: string;
  /** 1 company, 2 person. */
  readonly person?: "1" | "2";
  readonly levels?: string;
  readonly scheme?: string;
}

export interface MadeLine {
  readonly description: string;
  readonly amount: string;
}

/** A tax, or a withholding, of the whole document. */
export interface MadeTax {
  readonly id: string;
  readonly percent?: string;
  readonly base: string;
  readonly amount: string;
}

export interface MadeDocument {
  readonly kind?: "Invoice" | "CreditNote" | "DebitNote";
  readonly number?: string;
  readonly key?: string;
  readonly issued?: string;
  readonly due?: string | null;
  readonly seller?: MadeParty;
  readonly buyer?: MadeParty;
  readonly currency?: string;
  readonly rate?: string;
  readonly lines?: readonly MadeLine[];
  readonly taxes?: readonly MadeTax[];
  readonly withheld?: readonly MadeTax[];
  readonly totals?: Readonly<Record<string, string>>;
  readonly means?: { readonly id: string; readonly code: string };
  readonly about?: { readonly number: string; readonly key?: string };
  /** Prefix of the two component namespaces; what others write as cbc and cac. */
  readonly prefixes?: readonly [basic: string, aggregate: string];
  readonly encoding?: string;
}

export const OWN: MadeParty = {
  name: "Ferretería La Sabana S.A.S.",
  nit: "901234567",
  digit: "7",
  levels: "R-99-PN",
};
export const SUPPLIER: MadeParty = {
  name: "Aceros y Mallas del Norte S.A.S.",
  nit: "830125904",
  digit: "1",
  levels: "R-99-PN",
};

/** A key as the DIAN makes them: 96 hexadecimal characters. */
export function keyOf(text: string): string {
  return createHash("sha384").update(text).digest("hex");
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function partyXml(b: string, a: string, party: MadeParty): string {
  const { name, nit, digit, document = "31", person = "1", levels = "R-99-PN", scheme = "01" } = party;
  const check = digit === undefined ? "" : ` schemeID="${digit}"`;
  return `<${b}:AdditionalAccountID>${person}</${b}:AdditionalAccountID><${a}:Party>
    <${a}:PhysicalLocation><${a}:Address><${b}:ID>11001</${b}:ID></${a}:Address></${a}:PhysicalLocation>
    <${a}:PartyTaxScheme><${b}:RegistrationName>${escaped(name)}</${b}:RegistrationName>
      <${b}:CompanyID schemeAgencyID="195"${check} schemeName="${document}">${nit}</${b}:CompanyID>
      <${b}:TaxLevelCode listName="48">${levels}</${b}:TaxLevelCode>
      <${a}:TaxScheme><${b}:ID>${scheme}</${b}:ID><${b}:Name>IVA</${b}:Name></${a}:TaxScheme>
    </${a}:PartyTaxScheme></${a}:Party>`;
}

function taxXml(b: string, a: string, name: string, { id, percent, base, amount }: MadeTax): string {
  const rate = percent === undefined ? "" : `<${b}:Percent>${percent}</${b}:Percent>`;
  return `<${a}:${name}><${b}:TaxAmount currencyID="COP">${amount}</${b}:TaxAmount><${a}:TaxSubtotal>
    <${b}:TaxableAmount currencyID="COP">${base}</${b}:TaxableAmount><${b}:TaxAmount currencyID="COP">${amount}</${b}:TaxAmount>
    <${a}:TaxCategory>${rate}<${a}:TaxScheme><${b}:ID>${id}</${b}:ID></${a}:TaxScheme></${a}:TaxCategory>
    </${a}:TaxSubtotal></${a}:${name}>`;
}

const numbers = (texts: readonly string[]) => texts.reduce((sum, text) => sum + Number(text), 0);

function totalsXml(
  b: string,
  of: Required<Pick<MadeDocument, "lines" | "taxes">>,
  more: MadeDocument["totals"],
): string {
  const lines = numbers(of.lines.map(({ amount }) => amount));
  const all = lines + numbers(of.taxes.map(({ amount }) => amount));
  const totals = {
    LineExtensionAmount: lines.toFixed(2),
    TaxExclusiveAmount: lines.toFixed(2),
    TaxInclusiveAmount: all.toFixed(2),
    PayableAmount: all.toFixed(2),
    ...more,
  };
  return Object.entries(totals)
    .map(([name, value]) => `<${b}:${name} currencyID="COP">${value}</${b}:${name}>`)
    .join("");
}

const LINES: readonly MadeLine[] = [{ description: "Malla electrosoldada 15 x 15", amount: "4860000.00" }];
const TAXES: readonly MadeTax[] = [{ id: "01", percent: "19.00", base: "4860000.00", amount: "923400.00" }];

/** The XML of a document with the DIAN's extensions and a signature, as emitters write it. */
export function makeDocument(made: MadeDocument = {}): string {
  const { kind = "Invoice", number = "FEAM-20418", issued = "2026-11-20", due = "2026-12-20" } = made;
  const { lines = LINES, taxes = TAXES, currency = "COP", prefixes = ["cbc", "cac"] } = made;
  const [b, a] = prefixes;
  const { means = { id: "2", code: "1" } } = made;
  const key = made.key ?? keyOf(`${made.seller?.nit ?? SUPPLIER.nit} ${kind} ${number}`);
  const [total, quantity] =
    kind === "DebitNote"
      ? ["RequestedMonetaryTotal", "DebitedQuantity"]
      : ["LegalMonetaryTotal", "InvoicedQuantity"];
  const about = made.about
    ? `<${a}:DiscrepancyResponse><${b}:ReferenceID>${made.about.number}</${b}:ReferenceID><${b}:ResponseCode>1</${b}:ResponseCode></${a}:DiscrepancyResponse>
       <${a}:BillingReference><${a}:InvoiceDocumentReference><${b}:ID>${made.about.number}</${b}:ID>${made.about.key === undefined ? "" : `<${b}:UUID schemeName="CUFE-SHA384">${made.about.key}</${b}:UUID>`}</${a}:InvoiceDocumentReference></${a}:BillingReference>`
    : "";
  const rate = made.rate
    ? `<${a}:PaymentExchangeRate><${b}:CalculationRate>${made.rate}</${b}:CalculationRate></${a}:PaymentExchangeRate>`
    : "";
  const body = lines
    .map(
      (
        line,
        index,
      ) => `<${a}:${kind}Line><${b}:ID>${index + 1}</${b}:ID><${b}:${quantity} unitCode="94">1</${b}:${quantity}>
      <${b}:LineExtensionAmount currencyID="COP">${line.amount}</${b}:LineExtensionAmount>
      <${a}:Item><${b}:Description>${escaped(line.description)}</${b}:Description></${a}:Item></${a}:${kind}Line>`,
    )
    .join("");
  return `<?xml version="1.0" encoding="${made.encoding ?? "UTF-8"}" standalone="no"?>
  <${kind} xmlns="urn:oasis:names:specification:ubl:schema:xsd:${kind}-2" xmlns:${a}="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:${b}="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2" xmlns:ext="urn:ext" xmlns:sts="dian:gov:co:facturaelectronica:Structures-2-1">
  <ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent><sts:DianExtensions><sts:InvoiceControl><${b}:ID>NOT THE NUMBER</${b}:ID></sts:InvoiceControl></sts:DianExtensions></ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>
  <${b}:UBLVersionID>UBL 2.1</${b}:UBLVersionID><${b}:ID>${number}</${b}:ID><${b}:UUID schemeID="1" schemeName="CUFE-SHA384">${key}</${b}:UUID>
  <${b}:IssueDate>${issued}</${b}:IssueDate>${due === null ? "" : `<${b}:DueDate>${due}</${b}:DueDate>`}
  <${b}:DocumentCurrencyCode>${currency}</${b}:DocumentCurrencyCode>${about}
  <${a}:AccountingSupplierParty>${partyXml(b, a, made.seller ?? SUPPLIER)}</${a}:AccountingSupplierParty>
  <${a}:AccountingCustomerParty>${partyXml(b, a, made.buyer ?? OWN)}</${a}:AccountingCustomerParty>
  <${a}:PaymentMeans><${b}:ID>${means.id}</${b}:ID><${b}:PaymentMeansCode>${means.code}</${b}:PaymentMeansCode></${a}:PaymentMeans>${rate}
  ${taxes.map((tax) => taxXml(b, a, "TaxTotal", tax)).join("")}${(made.withheld ?? []).map((tax) => taxXml(b, a, "WithholdingTaxTotal", tax)).join("")}
  <${a}:${total}>${totalsXml(b, { lines, taxes }, made.totals)}</${a}:${total}>${body}</${kind}>`;
}

/** A container as suppliers send it, with its document in CDATA or escaped, and the DIAN's answer. */
export function inContainer(
  document: string,
  how: { readonly escaped?: boolean; readonly code?: string } = {},
): string {
  const text = how.escaped
    ? escaped(document)
    : `<![CDATA[${document.replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
  return `<?xml version="1.0" encoding="utf-8"?><AttachedDocument xmlns="urn:oasis:names:specification:ubl:schema:xsd:AttachedDocument-2" xmlns:cac="urn:cac" xmlns:cbc="urn:cbc">
  <cbc:ID>1</cbc:ID><cbc:ParentDocumentID>FEAM-20418</cbc:ParentDocumentID>
  <cac:Attachment><cac:ExternalReference><cbc:MimeCode>text/xml</cbc:MimeCode><cbc:Description>${text}</cbc:Description></cac:ExternalReference></cac:Attachment>
  <cac:ParentDocumentLineReference><cbc:LineID>1</cbc:LineID><cac:DocumentReference><cbc:ID>FEAM-20418</cbc:ID>
    <cac:Attachment><cac:ExternalReference><cbc:Description><![CDATA[<ApplicationResponse/>]]></cbc:Description></cac:ExternalReference></cac:Attachment>
    <cac:ResultOfVerification><cbc:ValidationResultCode>${how.code ?? "02"}</cbc:ValidationResultCode></cac:ResultOfVerification></cac:DocumentReference></cac:ParentDocumentLineReference>
  </AttachedDocument>`;
}
