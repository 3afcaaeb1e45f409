import { expect, it } from "vitest";
import { totalsDoubts } from "#domain/invoice/check-totals.ts";
import { whoseDocument } from "#domain/invoice/direction.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { SAMPLE_PARTIES } from "#domain/sample/sample-parties.data.ts";
import { SHOP } from "#domain/sample/shop.data.ts";
import { listOfText } from "#features/invoices/files/kept-list.ts";
import { sampleList } from "#features/invoices/files/sample-list.ts";

it("FE-13 the invoices of the sample are purchases of its company, with sums that agree, kept as any other list", () => {
  const { documents, faults } = sampleList(SHOP.nit, SHOP.name, day("2026-11-29"));
  expect(faults).toEqual([]);
  const suppliers = documents.map(({ invoice }) => {
    expect(totalsDoubts(invoice)).toEqual([]);
    const found = whoseDocument(invoice, SHOP.nit);
    expect(found.kind).toBe("purchase");
    const { name, document } = invoice.seller;
    return SAMPLE_PARTIES.some((each) => each.name === name && each.number === document.number);
  });
  // One that it knows and one that is new.
  expect(suppliers).toEqual([true, false]);
  expect(documents.map(({ invoice }) => invoice.totals.payable)).toEqual([218_960_000, 57_120_000]);
  expect(listOfText(JSON.stringify({ documents, faults, choices: [] }))?.documents).toEqual(documents);
});
