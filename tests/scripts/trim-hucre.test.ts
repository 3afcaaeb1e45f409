import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { CellValue, writeXlsx } from "hucre/xlsx";
import { build } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { leftOut, smallHucre } from "../../scripts/trim-hucre.mjs";

interface Writer {
  readonly writeXlsx: typeof writeXlsx;
}

// Among the packages: the test runner loads the bundles as they are.
const PLACE = join("node_modules", ".cache");
let dir = "";
beforeAll(() => {
  mkdirSync(PLACE, { recursive: true });
  dir = mkdtempSync(join(PLACE, "hucre-"));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

async function bundle(name: string, isSmall: boolean): Promise<{ file: string; size: number }> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    plugins: isSmall ? [smallHucre()] : [],
    build: {
      outDir: join(dir, name),
      lib: { entry: join("node_modules", "hucre", "dist", "xlsx.mjs"), formats: ["es"], fileName: "index" },
    },
  });
  const [output] = [built].flat();
  if (output === undefined || !("output" in output)) throw new Error("no bundle");
  return { file: join(dir, name, output.output[0].fileName), size: output.output[0].code.length };
}

const load = async ({ file }: { readonly file: string }): Promise<Writer> =>
  (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Writer;

const CREATED = new Date("2026-01-31T12:00:00Z");
const ROWS: CellValue[][] = [
  ["Cuenta", "Débito", "Crédito"],
  ["1105 Caja", 1_000_000, null],
  ["4135 Ventas", null, 1_000_000],
];

/** Rows, widths, a frozen head, a live sum and a chart: what the writer of reports asks for. */
const workbook = ({ writeXlsx: write }: Writer) =>
  write({
    properties: { title: "Libro", created: CREATED, modified: CREATED },
    sheets: [
      {
        name: "Libro",
        rows: ROWS,
        columns: [{ width: 30 }, { width: 14 }, { width: 14 }],
        freezePane: { rows: 1 },
        cells: new Map([["3,1", { value: 1_000_000, formula: "SUM(B2:B3)" }]]),
        charts: [
          {
            type: "column",
            title: "Movimientos",
            anchor: { from: { row: 5, col: 0 } },
            series: [{ name: "Débito", categories: "'Libro'!$A$2:$A$3", values: "'Libro'!$B$2:$B$3" }],
          },
        ],
      },
    ],
  } as never);

it("writes the same workbook without the parts that none has", async () => {
  const [whole, small] = [await bundle("whole", false), await bundle("small", true)];
  expect(small.size).toBeLessThan(whole.size);
  const written = await workbook(await load(small));
  expect(written.length).toBeGreaterThan(1000);
  expect(Buffer.from(written).equals(Buffer.from(await workbook(await load(whole))))).toBe(true);
});

it("has the same functions, which throw", () => {
  const code = leftOut(`${process.cwd()}/node_modules/hucre/dist/xlsx/pivot-writer.mjs`);
  expect(code).toMatch(/^export function \w+\(\) { throw new Error\("workbooks have no pivot tables"\); }/);
  expect(leftOut(`${process.cwd()}/node_modules/hucre/dist/xlsx/writer.mjs`)).toBeNull();
});
