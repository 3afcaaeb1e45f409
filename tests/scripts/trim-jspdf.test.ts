import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { jsPDF } from "jspdf";
import { autoTable } from "jspdf-autotable";
import { afterAll, beforeAll, expect, it } from "vitest";
import { trimJspdf, WHOLE_JSPDF } from "../../scripts/trim-jspdf.mjs";

type Library = { readonly jsPDF: typeof jsPDF };

const whole = readFileSync(WHOLE_JSPDF, "utf8");
const trimmed = trimJspdf(whole);

// Among the packages: what the library imports is found, and the test runner loads it as it is.
const PLACE = join("node_modules", ".cache");
let dir = "";
beforeAll(() => {
  mkdirSync(PLACE, { recursive: true });
  dir = mkdtempSync(join(PLACE, "jspdf-"));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

async function load(name: string, code: string): Promise<Library> {
  const file = join(dir, `${name}.mjs`);
  writeFileSync(file, code);
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Library;
}

const ROWS = Array.from({ length: 120 }, (_, index) => [`Línea ${index} ñandú`, `1.234.${100 + index}`]);

/** Everything that the writers of `formats/pdf` ask of the library. */
function drawAll({ jsPDF: Library }: Library): string {
  const doc = new Library({
    unit: "pt",
    format: "letter",
    orientation: "portrait",
    compress: true,
    putOnlyUsedFonts: true,
  });
  doc.setCreationDate(new Date("2026-01-31T12:00:00Z")).setFileId("0".repeat(32));
  for (const [style, weight] of [
    ["normal", 400],
    ["bold", 700],
  ] as const) {
    const bytes = readFileSync(`src/formats/pdf/fonts/hanken-grotesk-${weight}.ttf`);
    doc.addFileToVFS(`${style}.ttf`, bytes.toString("latin1"));
    doc.addFont(`${style}.ttf`, "Hanken Grotesk", style, undefined, "Identity-H");
  }
  doc.setProperties({ title: "Libro diario", creator: "", author: "Ferretería" });
  doc.setLanguage("es-CO").viewerPreferences({ DisplayDocTitle: true });
  doc.setFont("Hanken Grotesk", "bold").setFontSize(13).setTextColor("#1b2640");
  doc.text("Compañía (a la derecha) 100 %", 570, 48, { align: "right" });
  doc.text(doc.splitTextToSize("Un texto largo que no cabe en su renglón", 90) as string[], 42, 80);
  doc.text("centrado", 306 + doc.getTextWidth("¿?"), 64, { align: "center" });
  doc.setDrawColor("#b9cbbf").setLineWidth(0.6).line(42, 88, 570, 88);
  const body = ROWS.map(([text = "", figure = ""]) => [
    { content: text, styles: { lineWidth: { top: 0.4 }, lineColor: "#b9cbbf" } },
    { content: figure, styles: { halign: "right" as const } },
  ]);
  autoTable(doc, {
    theme: "plain",
    rowPageBreak: "avoid",
    margin: { top: 120, right: 42, bottom: 54, left: 42 },
    styles: { font: "Hanken Grotesk", fontSize: 8.5, textColor: "#1b2640", overflow: "linebreak" },
    columnStyles: { 0: { cellWidth: 90 } },
    body,
  });
  doc.addPage([612, 936], "landscape").text("apaisada", 42, 42);
  doc.setPage(1).text(`Página 1 de ${doc.getNumberOfPages()}`, 42, 760);
  const above = doc.outline.add(null, "Notas", { pageNumber: 1 });
  doc.outline.add(above, "Nota 1. Información (año)", { pageNumber: 2 });
  doc.link(42, 80, 200, 12, { pageNumber: 2 });
  return doc.output();
}

it("writes the same bytes as the whole library", async () => {
  const expected = drawAll(await load("whole", whole));
  expect(expected.length).toBeGreaterThan(10_000);
  expect(drawAll(await load("trimmed", trimmed)) === expected).toBe(true);
});

it("has every member of a document that the writers and the tables name", async () => {
  const [large, small] = [await load("whole", whole), await load("trimmed", trimmed)].map(
    ({ jsPDF: Library }) => new Library({ unit: "pt" }) as unknown as Readonly<Record<string, unknown>>,
  );
  const tables = "node_modules/jspdf-autotable/dist/jspdf.plugin.autotable.mjs";
  const files = readdirSync("src/formats/pdf").filter((name) => name.endsWith(".ts"));
  const texts = [tables, ...files.map((name) => `src/formats/pdf/${name}`)].map((path) =>
    readFileSync(path, "utf8"),
  );
  const named = new Set(
    texts.flatMap((text) => [...text.matchAll(/\.([a-zA-Z]\w*)/g)].map(([, name = ""]) => name)),
  );
  const members = [...named].filter((name) => large?.[name] !== undefined);
  expect(members).toContain("viewerPreferences");
  // Members of the tables' own values, and of ours.
  const others = ["html", "table", "cell"];
  expect(members.filter((name) => small?.[name] === undefined && !others.includes(name))).toEqual([]);
});

it("leaves out what no document has", () => {
  expect(trimmed.length).toBeLessThan(whole.length * 0.4);
  for (const gone of ["AcroFormField", "WebPDecoder", "JPEGEncoder", "html2canvas", "fast-png", "canvg"])
    expect(trimmed.includes(gone), gone).toBe(false);
});

it("throws when the library is made in another way", () => {
  expect(() => trimJspdf(whole.replace("jsPDFAPI.setLanguage = ", "jsPDFAPI.setTongue = "))).toThrow(
    'jsPDF has 0 plugins with "jsPDFAPI.setLanguage = "',
  );
});
