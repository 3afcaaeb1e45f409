import fc from "fast-check";
import { expect, it } from "vitest";
import { DOCUMENT_LIMITS } from "#domain/invoice/document-limits.ts";
import { packZip } from "#tests/support/files/pack-zip.ts";
import { inContainer, keyOf, makeDocument, OWN, SUPPLIER } from "#tests/support/invoices/make-document.ts";
import { documentsIn, faultIn, invoiceIn } from "#tests/support/invoices/read-here.ts";
import { processorTime } from "#tests/support/processor-time.ts";
import { runs } from "#tests/support/random/runs.ts";

const plain = makeDocument();
const bytesOf = (text: string) => new TextEncoder().encode(text);

it("FE-01 reads a document by its names, whatever its prefixes, extensions and container", async () => {
  const told = await invoiceIn(plain);
  expect(told).toEqual({
    kind: "invoice",
    number: "FEAM-20418",
    key: keyOf("830125904 Invoice FEAM-20418"),
    issued: "2026-11-20",
    due: "2026-12-20",
    seller: {
      name: SUPPLIER.name,
      document: { kind: "NIT", number: "830125904" },
      legalPerson: true,
      largeTaxpayer: false,
      selfWithholder: false,
      simple: false,
      vatResponsible: true,
    },
    buyer: expect.objectContaining({ name: OWN.name, document: { kind: "NIT", number: "901234567" } }),
    currency: "COP",
    rate: null,
    payment: "credit",
    lines: [{ description: "Malla electrosoldada 15 x 15", amount: 486_000_000, quantity: 1000, unit: "94" }],
    taxes: [{ scheme: "iva", percent: 19, base: 486_000_000, amount: 92_340_000 }],
    withheld: [],
    totals: { lines: 486_000_000, allowances: 0, charges: 0, prepaid: 0, rounding: 0, payable: 578_340_000 },
    subject: null,
    rejected: false,
  });
  const shapes = [
    makeDocument({ prefixes: ["ns3", "ns7"] }),
    inContainer(plain),
    inContainer(plain, { escaped: true }),
    inContainer(inContainer(plain)),
    `\uFEFF${plain}`,
  ];
  for (const shape of shapes) expect(await invoiceIn(shape)).toEqual(told);
});

it("FE-01 reads notes, payment, responsibilities and documents of every kind", async () => {
  const note = await invoiceIn(
    makeDocument({ kind: "CreditNote", number: "NC-1207", about: { number: "CR-88123", key: keyOf("x") } }),
  );
  expect(note).toMatchObject({ kind: "credit-note", subject: { number: "CR-88123", key: keyOf("x") } });
  expect(await invoiceIn(makeDocument({ kind: "DebitNote", number: "ND-1" }))).toMatchObject({
    kind: "debit-note",
    subject: null,
    totals: { payable: 578_340_000 },
  });
  expect(await invoiceIn(makeDocument({ means: { id: "1", code: "10" } }))).toMatchObject({
    payment: "cash",
  });
  expect(await invoiceIn(makeDocument({ means: { id: "1", code: "47" } }))).toMatchObject({
    payment: "bank",
  });
  const large = { ...SUPPLIER, levels: [13, 15, 23].map((code) => `O-${code}`).join(";") };
  expect((await invoiceIn(makeDocument({ seller: large }))).seller).toMatchObject({
    largeTaxpayer: true,
    selfWithholder: true,
    simple: false,
  });
  const person = { name: "Ana Ríos", nit: "52418306", document: "13", person: "2" as const, scheme: "ZZ" };
  expect((await invoiceIn(makeDocument({ seller: person }))).seller).toMatchObject({
    document: { kind: "CC", number: "52418306" },
    legalPerson: false,
    vatResponsible: false,
  });
  for (const nit of ["8301259041", "830.125.904-1", "0830125904", " 830125904 "])
    expect((await invoiceIn(makeDocument({ seller: { ...SUPPLIER, nit } }))).seller.document.number).toBe(
      "830125904",
    );
});

it("FE-01 reads the answer of the DIAN in a container", async () => {
  expect((await invoiceIn(inContainer(plain))).rejected).toBe(false);
  expect((await invoiceIn(inContainer(plain, { code: "04" }))).rejected).toBe(true);
});

it("IM-18 reads a document in the encoding that it says", async () => {
  const text = makeDocument({ encoding: "ISO-8859-1", seller: { ...SUPPLIER, name: "Peñón y Cía" } });
  const latin = Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));
  expect((await invoiceIn(latin)).seller.name).toBe("Peñón y Cía");
  const wide = new Uint8Array(Buffer.from(`\uFEFF${makeDocument({ encoding: "utf-16le" })}`, "utf16le"));
  expect((await invoiceIn(wide)).number).toBe("FEAM-20418");
  const broken = Uint8Array.from([...bytesOf(plain).slice(0, -20), 0xff, 0xfe, 0x80]);
  expect(await faultIn(broken)).toBe("damaged");
});

it("FE-02 says what a file is that holds no document", async () => {
  const payroll = `<NominaIndividual xmlns="dian:gov:co:facturaelectronica:NominaIndividual"><Periodo/></NominaIndividual>`;
  const cases: readonly (readonly [text: string, fault: string])[] = [
    [payroll, "payroll"],
    [payroll.replaceAll("NominaIndividual", "NominaIndividualDeAjuste"), "payroll"],
    [`<ApplicationResponse xmlns="x"/>`, "response"],
    [inContainer(`<ApplicationResponse xmlns="x"/>`), "response"],
    [`<otra><cosa/></otra>`, "not-invoice"],
    [`<AttachedDocument/>`, "not-invoice"],
    ["%PDF-1.7 …", "pdf"],
    ["", "empty"],
    ["fecha;valor\n2026;1", "foreign"],
    [plain.slice(0, -30), "damaged"],
    [plain.replace("<?xml", '<!DOCTYPE a [<!ENTITY x "y">]><?xml'), "doctype"],
    [plain.replace("UBL 2.1", "&xxe;"), "damaged"],
    [plain.replace("<cbc:ID>FEAM-20418</cbc:ID>", ""), "incomplete"],
    [plain.replace("2026-11-20", "2026-13-45"), "incomplete"],
    [plain.replaceAll("5783400.00", "NaN"), "incomplete"],
    [makeDocument({ seller: { ...SUPPLIER, nit: "?" } }), "incomplete"],
    [inContainer(inContainer(inContainer(plain))), "nested"],
    [`${"<a>".repeat(200)}${"</a>".repeat(200)}`, "deep"],
  ];
  for (const [text, fault] of cases)
    expect([text.slice(0, 60), await faultIn(text)]).toEqual([text.slice(0, 60), fault]);
});

it("FE-03 reads a zip with its PDF, several of them in another, and none deeper", async () => {
  const one = (number: string) =>
    packZip([
      { name: `${number}.xml`, content: inContainer(makeDocument({ number })) },
      { name: `${number}.pdf`, content: "%PDF-1.7" },
      { name: `__MACOSX/._${number}.xml`, content: "x" },
    ]);
  expect((await documentsIn(one("A-1"))).map(({ inside }) => inside)).toEqual(["A-1.xml"]);
  const both = packZip([
    { name: "A-1.zip", content: one("A-1") },
    { name: "B-2.zip", content: one("B-2") },
    { name: "malo.zip", content: one("C").slice(0, 60) },
    { name: "C-3.xml", content: makeDocument({ number: "C-3" }) },
  ]);
  const found = await documentsIn(both);
  expect(found.map(({ inside, read }) => [inside, read.ok ? read.value.number : read.error.kind])).toEqual([
    ["A-1.zip/A-1.xml", "A-1"],
    ["B-2.zip/B-2.xml", "B-2"],
    ["malo.zip", "damaged"],
    ["C-3.xml", "C-3"],
  ]);
  const third = await documentsIn(packZip([{ name: "dos.zip", content: both }]));
  expect(third.map(({ read }) => (read.ok ? read.value.number : read.error.kind))).toEqual([
    "nested",
    "nested",
    "nested",
    "C-3",
  ]);
  expect(await faultIn(packZip([{ name: "a.pdf", content: "%PDF" }]))).toBe("no-xml");
  expect(await faultIn(packZip([{ name: "../a.xml", content: plain }]))).toBe("unsafe-names");
  expect(await faultIn(packZip([{ name: "a.xml", content: plain, encrypted: true }]))).toBe("locked");
  expect(await faultIn(packZip([{ name: "a.xml", content: plain, wrong: true }]))).toBe("damaged");
});

it("FE-03 counts what archives in archives unpack to", async () => {
  const spaces = " ".repeat(1_900_000);
  const heavy = (name: string) => ({ name, content: `<a>${spaces}${name.repeat(400)}</a>`, stored: false });
  const inner = packZip(Array.from({ length: 20 }, (_, index) => heavy(`${index}.xml`)));
  const found = await documentsIn(
    packZip([
      { name: "1.zip", content: inner },
      { name: "2.zip", content: inner },
    ]),
  );
  expect(found.at(-1)?.read).toEqual({ ok: false, error: { kind: "bomb" } });
  const many = Array.from({ length: DOCUMENT_LIMITS.documents + 3 }, (_, index) => ({
    name: `${index}.xml`,
    content: "<a/>",
  }));
  const kinds = (await documentsIn(packZip(many))).map(({ read }) => (read.ok ? "" : read.error.kind));
  expect(kinds).toHaveLength(DOCUMENT_LIMITS.documents + 1);
  expect(kinds.at(-1)).toBe("too-many-documents");
});

it("FE-03 ends in an answer, whatever byte of a document or an archive was changed", async () => {
  const files = [bytesOf(inContainer(plain)), packZip([{ name: "a.xml", content: plain }])];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...files),
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 4 }),
      async (file, changes) => {
        const bytes = file.slice();
        for (const [at, value] of changes) bytes[at % bytes.length] = value;
        for (const { read } of await documentsIn(bytes))
          if (!read.ok) expect(read.error.kind).not.toBe("failed");
      },
    ),
    runs(150, 3000),
  );
});

it("reads 200 documents in containers in far less than three seconds", async () => {
  const files = Array.from({ length: 200 }, (_, index) =>
    packZip([{ name: "a.xml", content: inContainer(makeDocument({ number: `A-${index}` })) }]),
  );
  const spent = processorTime();
  for (const file of files) expect(await documentsIn(file)).toHaveLength(1);
  expect(spent()).toBeLessThan(3000);
});
