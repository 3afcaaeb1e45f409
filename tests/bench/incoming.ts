import { invoiceWorld } from "#domain/invoice/invoice-world.ts";
import { reviewDocuments } from "#domain/invoice/review.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { BookMove, ExtractLine } from "#domain/reconciliation/bank-match.ts";
import { proposeMatches } from "#domain/reconciliation/propose-matches.ts";
import { readInvoices } from "#formats/workers/read-invoices.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { registerInvoices } from "#storage/commands/entries/register-invoices.ts";
import { type AppStorage, openAccountDatabase } from "#storage/engine/app-storage.ts";
import { fixedPlan } from "#storage/engine/plan-source.ts";
import { bookChart, getBook } from "#storage/queries/books/books.ts";
import { invoiceFacts } from "#storage/queries/import/invoice-facts.ts";
import { totalsOf, ublOf } from "#tests/support/invoices/ubl-document.ts";
import { median, timed } from "./bare.ts";

const NIT = "901234567";
const SHOP = ["Ferretería La Sabana S.A.S.", NIT, "31", "R-99-PN"] as const;
/** As long as what a signature and the DIAN's extensions add to a document. */
const SIGNATURE = `<Signature>${"MIIB".repeat(4_000)}</Signature>`;
const LINES = 12;
const PRICE = 84_000;

/** Invoices of some suppliers, each with a dozen lines, as files. */
function invoiceFiles(count: number, round: number): readonly File[] {
  return Array.from({ length: count }, (_, at) => {
    const number = `FE${round}-${at + 1}`;
    const base = (LINES * PRICE).toFixed(2);
    const vat = (LINES * PRICE * 0.19).toFixed(2);
    const all = (LINES * PRICE * 1.19).toFixed(2);
    const tax = { id: "01", rate: "19.00", base, amount: vat };
    const text = ublOf({
      number,
      key: `${round}${at}`.padStart(96, "0"),
      extension: SIGNATURE,
      from: [`Proveedor ${at % 40} S.A.S.`, String(800_100_000 + (at % 40)), "31", "R-99-PN"],
      to: SHOP,
      taxes: [tax],
      items: Array.from({ length: LINES }, (_line, line) => ({
        text: `Malla electrosoldada ${line}`,
        quantity: "1.00",
        price: PRICE.toFixed(2),
        extension: PRICE.toFixed(2),
        taxes: [{ ...tax, base: PRICE.toFixed(2), amount: (PRICE * 0.19).toFixed(2) }],
      })),
      totals: totalsOf({
        LineExtensionAmount: base,
        TaxExclusiveAmount: base,
        TaxInclusiveAmount: all,
        PayableAmount: all,
      }),
    });
    return new File([text], `${number}.xml`);
  });
}

async function registerAll(storage: AppStorage, files: readonly File[]): Promise<void> {
  const bookId = storage.newId("book");
  const made = await createBook(storage, {
    id: storage.newId("command"),
    bookId,
    companyId: null,
    name: "Facturas",
    chart: "puc",
  });
  const book = await getBook(storage, bookId);
  if (!made.ok || book === null) throw new Error("no book");
  const found = (await readInvoices(files)) ?? [];
  const listed = found.flatMap(({ read }, at) => (read.ok ? [{ id: String(at), invoice: read.value }] : []));
  const asked = { chart: await bookChart(storage, book), nit: NIT, today: day("2026-11-25") };
  const facts = await invoiceFacts(storage, book, { ...asked, first: "2026-11" as Month });
  const wanted = new Map(listed.map(({ id }) => [id, { wanted: true }]));
  const invoices = reviewDocuments(invoiceWorld(facts), listed, wanted).flatMap(
    ({ invoice, deed, other, plan, standing }) =>
      standing === "ready" && plan !== null && deed !== null && other !== null
        ? [{ ...invoice, deed, other, content: plan.content }]
        : [],
  );
  if (invoices.length !== files.length) throw new Error(`${invoices.length} of ${files.length}`);
  const result = await registerInvoices(storage, { id: storage.newId("command"), bookId, invoices });
  if (!result.ok) throw new Error(result.error.kind);
}

/** Milliseconds from files of electronic invoices to their entries, written by one command in an empty book. */
export async function invoicesTime(database: string, count: number, times: number): Promise<number> {
  const storage = await openAccountDatabase(database, { create: true, plan: fixedPlan("premium") });
  const runs: number[] = [];
  for (let run = 0; run < times; run += 1) {
    const files = invoiceFiles(count, run);
    runs.push(await timed(() => registerAll(storage, files)));
  }
  storage.close();
  return median(runs);
}

/** Milliseconds to propose matches between as many lines of an extract as movements of a book, in one month. */
export function matchingTime(count: number, times: number): number {
  const dayOf = (at: number) => day(`2026-10-${String(1 + ((at * 7) % 30)).padStart(2, "0")}`);
  const amount = (at: number) => pesos(1000 + ((at * 7919) % 900_000));
  const lines = Array.from({ length: count }, (_, at): ExtractLine => {
    const of = { extractId: "e10" as ExtractLine["extractId"], n: at + 1, text: "MOVIMIENTO", reference: "" };
    return { ...of, date: dayOf(at), amount: amount(at) };
  });
  // Half of them are those of the extract; the others only sums of several can be.
  const moves = lines.map(({ date, amount: value }, at): BookMove => {
    const of = { entryId: `entry_${at}` as BookMove["entryId"], line: 0, number: at + 1, reference: "" };
    return { ...of, date, description: "Asiento", amount: pesos(value + (at % 2)) };
  });
  const runs: number[] = [];
  for (let run = 0; run < times; run += 1) {
    const start = performance.now();
    proposeMatches(lines, moves);
    runs.push(performance.now() - start);
  }
  return median(runs);
}
