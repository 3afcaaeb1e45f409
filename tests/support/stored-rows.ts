import type { AccountCode } from "#domain/accounting/account.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { COMPANY } from "#domain/fiscal/fiscal-operation.ts";
import { newProfile, newRetention } from "#domain/fiscal/fiscal-profile.ts";
import type { Regime } from "#domain/fiscal/regimes.data.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { keptTotals } from "#domain/payroll/calculator/saved-payroll.ts";
import { closedRun } from "#domain/payroll/run/close-run.ts";
import { paymentContent } from "#domain/payroll/run/payable.ts";
import type { BenefitKind } from "#domain/payroll/settlement/stored-payment.ts";
import { newId } from "#storage/engine/environment.ts";
import { toStored } from "#storage/pages/pages.ts";
import type { StoredRows } from "#storage/shapes/rows.ts";
import { content, posted } from "./builders.ts";
import { benefitOf, settlementOf } from "./payroll/payments.ts";
import { PEOPLE } from "./payroll/payroll.ts";
import { draftOf, employeeFields, memberOf, must } from "./payroll/payroll-runs.ts";
import { MACHINE } from "./records/assets.ts";
import { companyRule } from "./records/company-rules.ts";
import { BALANCE, REPORT } from "./statements.ts";

/** Of the three bytes that a JPEG begins with. */
const TINY_HASH = "6e568e1f67fba258184c78181539e5e8fdee447e49bb706fc0ea34fbf12336a5";
const STAMP = { createdAt: 1, updatedAt: 1, version: 1 };
const companyId = newId("company");
const bookId = newId("book");
const COMMON: Regime = { type: "common", name: "Común", description: "Responsable de IVA" };
const DAY = day("2026-11-03");

const sale: Entry = posted(1, content("2026-11-03", "1105", "4135", 1000), bookId);

/** An entry with every field that one can have. */
export const ENTRY = toStored({
  ...sale,
  lines: sale.lines.map((line) => ({ ...line, thirdParty: "Ana", note: "de contado" })),
  operation: { type: "sale", method: "cash", amount: pesos(1000), direction: "in" },
  flows: [{ account: "1305" as AccountCode, flow: "customers" }],
  reverses: { id: newId("entry"), number: 2, date: DAY },
  reversedBy: { id: newId("entry"), number: 3, date: DAY },
});

const fields = employeeFields("Ana");
const earlierSalaries = [{ until: DAY, salary: pesos(1_800_000) }];
const contract = { ...fields.contract, earlierSalaries };
const ana = { id: newId("employee"), companyId, ...fields, contract, ...STAMP };

const run = must(
  closedRun(
    draftOf([
      memberOf({
        hours: [{ kind: "HED", hours: 2, date: DAY, until: DAY }],
        absences: [{ kind: "sick", from: DAY, to: DAY, salary: pesos(1_900_000) }],
        deductions: [{ kind: "loan", detail: "Libranza", amount: pesos(1000) }],
        leaveAverages: { variable: pesos(300_000), vacation: pesos(200_000) },
      }),
    ]),
    [],
  ),
);

const extractId = newId("extract");
const itemId = newId("item");
const stockMoveId = newId("stockMove");
const storeId = newId("store");
const STOCK_LINE = {
  itemId,
  quantity: 1000,
  amount: pesos(20_000),
  source: { moveId: stockMoveId, line: 0 },
};
/** The same as a kit left with it. */
const KIT_LINE = { ...STOCK_LINE, kit: { itemId: newId("item"), quantity: 1000, line: 0 } };
const posting = { bookId, entryId: newId("entry") };
const benefit = paymentContent(benefitOf("first-bonus", 2026, [ana]));
const settlement = paymentContent(settlementOf(ana));
const indicator = { value: 1.2, status: "good" as const };
const law = { employer: "company" as const, overrides: { health: 4 } };
const signer = { name: "Ana", document: "1" };

/** One sound row of each table, with every field that it can have. */
export const STORED_ROWS: StoredRows = {
  meta: { key: "identity", value: "cmd_1" },
  companies: {
    id: companyId,
    name: "La Sabana",
    nit: "900",
    city: "Bogotá",
    sector: "commerce",
    fiscalYear: 2026,
    reporting: {
      framework: "micro",
      notes: [{ note: "debt", year: 2026, text: "Banco A.", reason: "No hay" }],
      own: [
        {
          id: newId("ownNote"),
          year: 2026,
          said: { title: "Vinculados", text: "No hay.", before: "contingencies" },
        },
      ],
    },
    signers: { representative: signer, accountant: signer, auditor: signer },
    activatedAt: 1,
    deletedAt: 2,
    ...STAMP,
  },
  fiscalProfiles: {
    id: newId("fiscalProfile"),
    companyId,
    statementId: null,
    ...newProfile(),
    name: "Perfil",
    regime: COMMON,
    uvt: { year: 2027, value: pesos(55_000) },
    retentions: [newRetention(newId("retention"))],
    isDefault: false,
    ...STAMP,
  },
  books: {
    id: bookId,
    companyId,
    name: "Diario",
    chart: "puc",
    start: DAY,
    end: DAY,
    status: "active",
    lastNumber: 1,
    entries: 1,
    turnover: pesos(1000),
    nonCurrent: ["1105"],
    cashEquivalents: ["1225"],
    copyOf: newId("book"),
    closingNotes: [{ span: "2026", point: "stock", reason: "Sin inventario" }],
    restatements: [
      {
        id: newId("restatement"),
        day: day("2025-12-31"),
        debit: "5160" as AccountCode,
        credit: "1592" as AccountCode,
        amount: pesos(600_000),
        cause: "error",
        reason: "Sin depreciar",
      },
    ],
    stock: {
      methods: [{ since: 2026, method: "peps", system: "periodic" }],
      lastMove: 1,
      belowZero: true,
      stores: [{ id: storeId, name: "Principal", closed: true }],
    },
    deletedAt: 2,
    ...STAMP,
  },
  accounts: { bookId, code: "11050501", name: "Caja menor", nature: "debit", parent: "110505", closed: true },
  pages: { bookId, month: month("2026-11"), page: 1, entries: [ENTRY] },
  months: {
    bookId,
    month: month("2026-11"),
    closed: false,
    posted: 1,
    drafts: 0,
    nextPage: 2,
    pages: [[1, 1, 2, 3, 1, 1, 1]],
    accounts: { "1105": { debit: pesos(1000), credit: pesos(0), pages: [2] } },
    notable: { edition: 1, entries: [ENTRY] },
    chosen: 1,
    parties: { edition: 2, sums: [["1305", "Ana", [3, 1000, 0]]] },
  },
  statements: {
    id: newId("statement"),
    name: "Balance",
    statement: "balance",
    companyId,
    date: DAY,
    content: { kind: "report", report: REPORT },
    ...STAMP,
  },
  analyses: {
    id: newId("analysis"),
    statementName: "La Sabana",
    date: DAY,
    cutOff: DAY,
    ...STAMP,
    ratios: { liquidez: indicator, rentabilidad: indicator, endeudamiento: indicator },
    subject: { kind: "company", companyId },
  },
  calculations: {
    id: newId("calculation"),
    companyId,
    set: "law",
    day: DAY,
    terms: law,
    rows: PEOPLE,
    ...STAMP,
    totals: keptTotals(PEOPLE, "academic", DAY) ?? never(),
  },
  payrollRuns: { ...run, status: "paid", paidOn: DAY, overrides: { health: 4 }, posting },
  settlements: {
    id: newId("settlement"),
    companyId,
    posting,
    ...settlement,
    what: "settlement",
    ...STAMP,
  },
  benefitPayments: {
    id: newId("benefitPayment"),
    companyId,
    posting,
    ...benefit,
    ...STAMP,
    what: benefit.what as BenefitKind,
  },
  employees: ana,
  parties: {
    id: newId("party"),
    bookId,
    companyId,
    name: "Ana",
    aliases: ["Ana Mora"],
    document: { kind: "CC", number: "52418306" },
    kind: COMPANY,
    offered: true,
    city: "Tunja",
    email: "ana@tunja.co",
    phone: "601 482 9170",
    ...STAMP,
  },
  extracts: {
    id: extractId,
    bookId,
    account: "111005" as AccountCode,
    month: month("2026-11"),
    bank: "Bancolombia",
    opening: pesos(0),
    closing: pesos(1000),
    lines: [{ n: 1, date: DAY, text: "CONSIGNACION", reference: "7602", amount: pesos(1000) }],
    closed: true,
    ...STAMP,
  },
  matches: {
    id: newId("match"),
    bookId,
    month: month("2026-11"),
    status: "accepted",
    lines: [{ extractId, n: 1 }],
    moves: [{ entryId: ENTRY.id, line: 0, number: 1, date: DAY, amount: pesos(1000) }],
    ...STAMP,
  },
  recurrings: {
    id: newId("recurring"),
    bookId,
    description: "Préstamo",
    first: day("2026-01-31"),
    last: day("2030-01-31"),
    plan: {
      kind: "loan",
      method: "french",
      principal: pesos(1_000_000),
      rate: 1.5,
      months: 12,
      debt: "2105" as AccountCode,
      interest: "5305" as AccountCode,
      money: "1110" as AccountCode,
    },
    state: "active",
    marks: [{ date: day("2026-01-31"), kind: "posted", entryId: ENTRY.id, amount: pesos(5) }],
    ...STAMP,
  },
  items: {
    id: itemId,
    bookId,
    code: "BR-0307",
    barcode: "7701234567897",
    name: "Brocha",
    unit: "unidad",
    divisible: false,
    tax: "general",
    minimum: 45_000,
    supplierCodes: [{ supplier: "830125904", code: "ACE15" }],
    state: "active",
    parts: [{ itemId: newId("item"), quantity: 1500 }],
    ...STAMP,
  },
  stockMoves: {
    id: stockMoveId,
    bookId,
    number: 1,
    kind: "purchase-return",
    date: DAY,
    description: "Devolución",
    reference: "FC-0093",
    counter: "2205" as AccountCode,
    lines: [KIT_LINE],
    store: storeId,
    entryId: ENTRY.id,
    entryNumber: 1,
    status: "posted",
    ...STAMP,
  },
  stockCards: {
    bookId,
    itemId,
    year: 2026,
    opening: [{ moveId: stockMoveId, line: 0, quantity: 1000, value: pesos(20_000) }],
    lines: [
      {
        moveId: stockMoveId,
        line: 0,
        date: DAY,
        number: 1,
        kind: "purchase-return",
        store: storeId,
        quantity: 1000,
        amount: pesos(20_000),
        source: STOCK_LINE.source,
        value: pesos(20_000),
        below: 1000,
        corrects: pesos(-500),
      },
    ],
  },
  stockMonths: {
    bookId,
    month: month("2026-11"),
    items: [itemId],
    sums: [3, -1000, -20_000],
    elsewhere: { stores: [storeId], items: [itemId], sums: [3, -1000] },
  },
  stockTransfers: {
    id: newId("stockTransfer"),
    bookId,
    number: 2,
    date: DAY,
    itemId,
    quantity: 1000,
    from: storeId,
    to: newId("store"),
    reference: "",
    ...STAMP,
  },
  assets: {
    ...MACHINE,
    id: newId("asset"),
    bookId,
    opening: { month: month("2025-01"), accumulated: pesos(100_000) },
    entryId: ENTRY.id,
    events: [
      {
        kind: "depreciation",
        date: day("2025-02-28"),
        amount: pesos(100_000),
        units: 12,
        entryId: ENTRY.id,
      },
      {
        kind: "addition",
        date: day("2025-03-01"),
        amount: pesos(5),
        months: 90,
        entryId: ENTRY.id,
      },
      { kind: "impairment", date: day("2025-03-01"), amount: pesos(5), entryId: ENTRY.id },
      { kind: "reversal", date: day("2025-03-01"), amount: pesos(5), entryId: ENTRY.id },
      {
        kind: "estimate",
        date: day("2025-03-01"),
        method: "straight",
        months: 90,
        units: 0,
        residual: pesos(5),
      },
      { kind: "disposal", date: day("2025-03-02"), price: pesos(5), entryId: ENTRY.id },
    ],
    ...STAMP,
  },
  rules: companyRule(
    "x",
    { words: "arriendo", party: "Ana", means: "cash", least: pesos(1), most: pesos(9) },
    { account: "5120" as AccountCode, means: "cash", pocket: "1105" as AccountCode, vat: "none" },
    { id: newId("rule"), bookId, lastUse: DAY, ...STAMP },
  ),
  attachments: {
    id: newId("attachment"),
    bookId,
    owner: "entry",
    ownerId: ENTRY.id,
    place: { number: 1, date: DAY },
    name: "Factura 12.jpg",
    format: "jpeg",
    size: 3,
    hash: TINY_HASH,
    source: TINY_HASH,
    width: 3,
    height: 4,
    ...STAMP,
  },
  attachmentBytes: { hash: TINY_HASH, at: 1, size: 3, text: "/9j/" },
  usage: { key: "exports", month: month("2026-11"), count: 1 },
  audit: {
    seq: 1,
    command: newId("command"),
    kind: "post",
    at: 1,
    bookId,
    answer: { change: 0 },
    changes: [{ table: "entries", key: ENTRY.id, before: null, after: { ...ENTRY, bookId } }],
  },
  outbox: { id: "out_1" },
};

/** A statement as it is typed, beside the one of the row. */
export const TYPED_STATEMENT = { ...STORED_ROWS.statements, content: BALANCE };

function never(): never {
  throw new Error("the people of the picture are calculated");
}
