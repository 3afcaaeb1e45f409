import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { Book } from "#domain/company/book.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { OwnNoteId } from "#domain/kernel/ids.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import type { Reporting } from "#domain/statement/notes/kept-notes.ts";
import { NOTE_KEYS } from "#domain/statement/notes/note-keys.ts";
import { templateOf } from "#domain/statement/notes/note-texts.ts";
import { STATEMENT_KINDS } from "#domain/statement/statement-kind.ts";
import { fullSetSource } from "#features/book-statements/front-door/full-set.ts";
import { optionalText, reportOf } from "#features/book-statements/statement-file.ts";
import { exportFileName } from "#flows/export/run-export.tsx";
import { openPdfSet } from "#formats/pdf/write-set.ts";
import type { SetHead, SetSheet } from "#formats/set-head.ts";
import { openXlsxSet } from "#formats/xlsx/write-set.ts";
import { inputOf } from "../../support/book-facts.ts";
import { content, posted } from "../../support/builders.ts";
import { readPdf } from "../../support/files/read-pdf.ts";
import { readZip } from "../../support/files/read-zip.ts";

const font = (weight: number) => readFileSync(`src/formats/pdf/fonts/hanken-grotesk-${weight}.ttf`);
const PERIOD = { from: day("2026-01-01"), to: day("2026-11-30") };

const ENTRIES = [
  posted(1, content("2025-12-31", "1110", "3105", 30_000_000)),
  posted(2, content("2026-01-10", "1110", "4135", 12_900_000)),
  posted(3, content("2026-02-10", "6135", "1110", 4_300_000)),
  posted(4, content("2026-03-10", "1524", "1110", 5_400_000)),
  posted(5, content("2026-04-10", "5105", "2505", 1_150_000)),
];

async function setOf(reporting?: Reporting): Promise<{ head: SetHead; sheets: readonly SetSheet[] }> {
  const input = inputOf(ENTRIES, pucChart(), [PERIOD.from, PERIOD.to]);
  const company = {
    name: "Ferretería La Sabana S.A.S.",
    nit: "901.234.567-7",
    ...(reporting && { reporting }),
    signers: {
      representative: { name: "Mariana Restrepo Gil", document: "52.418.306" },
      accountant: { name: "Gloria Inés Pardo", document: "148206-T", title: "Contadora pública" },
    },
  };
  const source = fullSetSource({
    books: [{ name: "Diario 2026" } as Book],
    company: company as never,
    today: PERIOD.to,
    used: null,
    asked: PERIOD,
    periods: [PERIOD],
    gap: null,
    statements: STATEMENT_KINDS.map((kind) => makeStatement(kind, input)),
    empty: false,
    figures: input,
  });
  expect(exportFileName(source, "pdf")).toBe("estados-financieros_ferreteria-la-sabana_2026-11-30.pdf");
  const open = await source.open("pdf");
  if (open?.kind !== "set") throw new Error("no set");
  return open;
}

let set: Awaited<ReturnType<typeof setOf>>;
beforeAll(async () => {
  set = await setOf();
});

describe("the full set as a PDF", () => {
  it("AC-12 has the four statements, their notes and the certification of Ley 222 de 1995, art. 37, on counted pages", () => {
    const pdf = openPdfSet(set.head, { regular: font(400), bold: font(700) });
    pdf.add(set.sheets);
    const file = new Uint8Array(pdf.finish() as ArrayBuffer);
    const { pages } = readPdf(file);
    // Contents, four statements, two or three pages of notes, the certification.
    expect(pages.length).toBeGreaterThanOrEqual(8);
    const titles = [
      "Estado de situación financiera",
      "Estado de resultados",
      "Estado de cambios en el patrimonio",
      "Contenido",
      "Notas a los estados financieros",
      "Nota 1. Información general",
      "Nota 4. Efectivo y equivalentes al efectivo",
      "Nota 5. Propiedades, planta y equipo",
      "Certificación de los estados financieros",
    ];
    for (const title of titles)
      expect(
        pages.some((texts) => texts.includes(title)),
        title,
      ).toBe(true);
    for (const [index, texts] of pages.entries()) {
      expect(texts).toContain("Ferretería La Sabana S.A.S.");
      expect(texts).toContain(`Página ${index + 1} de ${pages.length}`);
    }
    const last = pages.at(-1) ?? [];
    const words = last.join(" ");
    expect(words).toContain("artículo 37 de la Ley 222 de 1995");
    expect(words).toMatch(/representante legal y contadora pública de Ferretería/);
    expect(words).toContain("se han tomado fielmente de los libros");
    expect(words).toContain("a 30 de noviembre de 2026");
    expect(last).toEqual(
      expect.arrayContaining(["Mariana Restrepo Gil", "Contadora pública", "T.P. 148206-T"]),
    );
    expect(pages.flat().join(" ")).not.toMatch(/Cuadra|Diario 2026/);
  });

  it("AC-12 lists its statements and notes with their pages, as contents and as bookmarks", () => {
    const pdf = openPdfSet(set.head, { regular: font(400), bold: font(700) });
    pdf.add(set.sheets);
    const file = new Uint8Array(pdf.finish() as ArrayBuffer);
    const { pages } = readPdf(file);
    const [contents = []] = pages;
    expect(contents).toContain("Contenido");
    const notes = set.sheets.flatMap((sheet) => sheet.notes ?? []);
    expect(notes.length).toBeGreaterThan(9);
    const listed = [...set.sheets.map(({ head }) => head.title), ...notes.map(({ title }) => title)];
    for (const title of listed) {
      const page = Number(contents[contents.indexOf(title) + 1]);
      expect(pages[page - 1], title).toContain(title);
    }
    const raw = new TextDecoder("latin1").decode(file);
    expect(raw).toContain("/Outlines");
    expect(
      raw.match(/\/Parent \d+ 0 R\s*(?:\/Prev|\/Next|\/First|\/Dest|\/Count)/g)?.length ?? 0,
    ).toBeGreaterThanOrEqual(listed.length);
  });

  it("AC-90 leads from the number of a note, wherever a line cites it, to the page of the note", () => {
    const pdf = openPdfSet(set.head, { regular: font(400), bold: font(700) });
    pdf.add(set.sheets);
    const file = new TextDecoder("latin1").decode(new Uint8Array(pdf.finish() as ArrayBuffer));
    const cited = set.sheets.flatMap(({ head, rows }) => {
      const column = head.columns.findIndex(({ key }) => key === "note");
      return rows.flatMap(({ cells }) => (cells[column]?.kind === "number" ? [cells[column].value] : []));
    });
    expect(cited.length).toBeGreaterThan(7);
    const listed = set.sheets.length + set.sheets.flatMap((sheet) => sheet.notes ?? []).length;
    // Those of the contents, and one for each citation, at the height of its note.
    expect(file.match(/\/Subtype \/Link/g)).toHaveLength(listed + cited.length);
    const places = file.match(/\/Dest \[\d+ 0 R \/XYZ 0 \d+(?:\.\d+)? 0\]/g) ?? [];
    expect(new Set(places).size).toBeGreaterThanOrEqual(new Set(cited).size);
  });

  it("AC-90 prints below a note the accounts of its line, and the movement of the equipment", () => {
    const pdf = openPdfSet(set.head, { regular: font(400), bold: font(700) });
    pdf.add(set.sheets);
    const { pages } = readPdf(new Uint8Array(pdf.finish() as ArrayBuffer));
    const words = pages.flat().join(" ");
    expect(words).toMatch(/Saldo inicial.*Adiciones.*Bajas y traslados.*Saldo final/);
    expect(words).toContain("[¿en qué fecha y por cuál documento?]");
  });

  it("AC-94 prints own notes among the others, and last what is not presented, with its reason", async () => {
    const own = { title: "Partes relacionadas", text: "No hay." };
    const { head, sheets } = await setOf({
      notes: [
        { note: "property", year: 2026, reason: "No es material." },
        { note: "going-concern", year: 2026, reason: "Se dice en el informe de gestión." },
      ],
      own: [{ id: "nota_1" as OwnNoteId, year: 2025, said: own }],
    });
    const pdf = openPdfSet(head, { regular: font(400), bold: font(700) });
    pdf.add(sheets);
    const { pages } = readPdf(new Uint8Array(pdf.finish() as ArrayBuffer));
    const printed = pages.flat().join(" ");
    expect(printed).toMatch(/Nota \d+\. Partes relacionadas .*No hay\./);
    expect(printed).toMatch(/Nota 5\. Propiedades, planta y equipo .*No se presenta: No es material\./);
    expect(printed).not.toContain("Saldo inicial");
    expect(printed).toContain("Hipótesis de negocio en marcha: Se dice en el informe de gestión.");
    const writer = openXlsxSet(head);
    writer.add(sheets);
    const parts = readZip(new Uint8Array(await writer.finish()));
    const notes = parts.get("xl/worksheets/sheet6.xml") ?? "";
    expect(notes).toContain("Partes relacionadas");
    expect(notes).toContain("Notas que no se presentan");
  });

  const SITUATION = "Estado de situación financiera";
  const RESULTS = "Estado de resultados";
  const FLOWS = "Estado de flujos de efectivo";
  const CHANGES = "Estado de cambios en el patrimonio";

  const FRAMEWORKS_TOLD = [
    {
      framework: "pymes",
      titles: [SITUATION, RESULTS, FLOWS, CHANGES],
      listed:
        "el estado de situación financiera, el estado de resultados, el estado de flujos de efectivo, el estado de cambios en el patrimonio y sus notas",
      own: /NIIF para (las )?PYMES/,
      others: /microempresas/,
    },
    {
      framework: "micro",
      titles: [SITUATION, RESULTS],
      listed: "el estado de situación financiera, el estado de resultados y sus notas",
      own: /microempresas/,
      others: /NIIF|PYMES|flujos de efectivo|cambios en el patrimonio/i,
    },
  ] as const;

  it.each(FRAMEWORKS_TOLD)("AC-93 of $framework names the same statements in every place", async (row) => {
    const { framework, titles, listed, own, others } = row;
    const { head, sheets } = await setOf({ framework });
    const after = ["Notas a los estados financieros", "Certificación de los estados financieros"];
    const all = [...titles, ...after];
    expect(sheets.map((sheet) => sheet.head.title)).toEqual(all);
    expect(sheets.at(-1)?.paragraphs?.at(-1)).toBe(`El juego completo está formado por ${listed}.`);
    const notes = sheets.flatMap((sheet) => sheet.notes ?? []);
    const basis = notes.find(({ number }) => number === 2);
    expect(basis?.paragraphs).toContain(`El juego completo comprende ${listed}.`);
    // The note of what is owed to employees has the name of its chapter, in the set, on paper and in the workbook.
    const owed = notes.find((note) => /laborales$|a empleados$/.test(note.title))?.title ?? "none";
    expect(owed).toMatch(framework === "micro" ? /\. Obligaciones laborales$/ : /\. Beneficios a empleados$/);

    const pdf = openPdfSet(head, { regular: font(400), bold: font(700) });
    pdf.add(sheets);
    const { pages } = readPdf(new Uint8Array(pdf.finish() as ArrayBuffer));
    const [contents = [], ...paper] = pages;
    for (const title of all) {
      expect(contents).toContain(title);
      expect(paper.flat()).toContain(title);
    }
    const written = pages.flat().join(" ");
    expect(written).toContain(owed);
    expect(written).toMatch(own);
    expect(written.match(others)?.[0]).toBeUndefined();

    const writer = openXlsxSet(head);
    writer.add(sheets);
    const parts = readZip(new Uint8Array(await writer.finish()));
    const names = [...(parts.get("xl/workbook.xml") ?? "").matchAll(/<sheet name="([^"]+)"/g)];
    expect(names).toHaveLength(all.length + 1);
    const cells = [...parts].filter(([name]) => /worksheets|sharedStrings/.test(name)).map(([, xml]) => xml);
    expect(cells.join(" ").match(others)?.[0]).toBeUndefined();
    expect(cells.join(" ")).toContain(owed);
  });

  it.each(FRAMEWORKS_TOLD)("AC-93 $framework says in each statement what it does not ask for", (row) => {
    const company = { reporting: { framework: row.framework } } as never;
    const input = inputOf(ENTRIES, pucChart(), [PERIOD.from, PERIOD.to]);
    for (const kind of STATEMENT_KINDS) {
      const made = { company, books: [{ name: "Diario" } as Book] as const, periods: [PERIOD] as const };
      const { title } = reportOf({ ...made, statement: makeStatement(kind, input) }, {});
      const isAsked = (row.titles as readonly string[]).includes(title);
      expect(optionalText({ company }, kind), title).toBe(
        isAsked ? "" : "No es obligatorio para una microempresa",
      );
    }
  });

  it("AC-93 each note has a text of its own framework, which cites no other", () => {
    for (const key of NOTE_KEYS) {
      const { pymes, micro } = templateOf(key).wording;
      expect(pymes.norm, key).toMatch(/^NIIF para PYMES, sección \d/);
      expect(micro.norm, key).toMatch(/^Marco técnico de microempresas, capítulo \d/);
      expect(`${micro.norm} ${micro.text}`, key).not.toMatch(/NIIF|PYMES/);
    }
  });
});

describe("the full set as a workbook", () => {
  it("I-25 links its sheets: each pair of figures is one, by reference; sums are ranges, fonts have names", async () => {
    const writer = openXlsxSet(set.head);
    writer.add(set.sheets);
    const file = new Uint8Array(await writer.finish());
    const parts = readZip(file);
    const names = [...(parts.get("xl/workbook.xml") ?? "").matchAll(/<sheet name="([^"]+)"/g)].map(
      ([, name]) => name,
    );
    expect(names).toEqual([
      "Índice",
      "Estado de situación financiera",
      "Estado de resultados",
      "Estado de flujos de efectivo",
      "Estado de cambios en patrimonio",
      "Notas a los estados financieros",
      "Certificación de estados…",
    ]);
    const index = parts.get("xl/worksheets/sheet1.xml") ?? "";
    const references = [...index.matchAll(/<f>([^<]+)<\/f><v>([^<]+)<\/v>/g)];
    expect(references).toHaveLength(set.head.ties.length * 3);
    expect(set.head.ties.map(({ label }) => label)).toEqual([
      "Activo = pasivo y patrimonio",
      "Resultado del período",
      "Efectivo al final",
      "Patrimonio",
    ]);
    for (const [, formula = "", value] of references) {
      const place = /^(?:'|&apos;)(.+?)(?:'|&apos;)!([A-Z])(\d+)$/.exec(formula);
      if (place === null) {
        expect([formula, value]).toEqual([expect.stringMatching(/^B\d-C\d$/), "0"]);
        continue;
      }
      const [, name = "", letter, row] = place;
      const sheet = parts.get(`xl/worksheets/sheet${names.indexOf(name) + 1}.xml`) ?? "";
      const cell = new RegExp(`<c r="${letter}${row}"[^>]*>.*?<v>([^<]+)</v>`).exec(sheet);
      expect(cell?.[1], formula).toBe(value);
    }
    // Each number of a note is a link to the row where the note begins.
    const rowOf = (title: string) => {
      const sheet = parts.get("xl/worksheets/sheet6.xml") ?? "";
      return new RegExp(`<c r="A(\\d+)"[^>]*>(?:(?!</c>).)*${title}`).exec(sheet)?.[1];
    };
    for (const [sheet, title, number] of [
      [2, "Nota 4\\. Efectivo", 4],
      [4, "Nota 5\\. Propiedades", 5],
    ] as const) {
      const xml = parts.get(`xl/worksheets/sheet${sheet}.xml`) ?? "";
      const cell = new RegExp(`<c r="(B\\d+)"[^>]*><v>${number}</v>`).exec(xml)?.[1];
      expect(cell).toBeDefined();
      expect(rowOf(title)).toBeDefined();
      expect(xml).toMatch(
        new RegExp(
          `<hyperlink ref="${cell}" location="(?:'|&apos;)Notas a los estados financieros(?:'|&apos;)!A${rowOf(title)}"`,
        ),
      );
    }
    // The notes: texts, figures, and a sum below them.
    const notes = parts.get("xl/worksheets/sheet6.xml") ?? "";
    expect(notes).toContain("Nota 4. Efectivo y equivalentes al efectivo");
    expect(notes).toMatch(/<f>SUM\(B\d+(?::B\d+)?\)<\/f><v>5400000<\/v>/);
    expect(parts.get("xl/worksheets/sheet2.xml")).toMatch(/<f>SUM\([A-Z]\d+:[A-Z]\d+/);
    const fonts = (parts.get("xl/styles.xml") ?? "").match(/<font>[\s\S]*?<\/font>/g) ?? [];
    for (const each of fonts) expect(each).toContain('<name val="Calibri"/>');
  });
});
