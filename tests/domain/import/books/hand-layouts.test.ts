import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { NO_CHOICES, planImport } from "#domain/import/books/import-plan.ts";
import { lackingAccounts } from "#domain/import/books/lacking-accounts.ts";
import { readBookTable } from "#domain/import/books/read-book-table.ts";
import { recogniseSheet } from "#domain/import/books/recognise.ts";
import type { FileSheet } from "#domain/import/table/sheet.ts";
import { titlePeriod } from "#domain/import/table/title-period.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { dataOf, makeWorkbook } from "#tests/support/files/make-workbook.ts";
import { readWhole } from "#tests/support/files/read-whole.ts";
import { sheetOfLines } from "#tests/support/files/sheet-book.ts";

const TODAY = day("2026-11-26");
const CHART = pucChart();

async function planOf(file: Uint8Array<ArrayBuffer> | string, name: string) {
  const read = await readWhole(file, name);
  const sheet = read.ok ? read.value.sheets[0] : undefined;
  if (!sheet) throw new Error("no sheet");
  return planOfSheet(sheet);
}

function planOfSheet(sheet: FileSheet) {
  const layout = recogniseSheet(sheet);
  if (!layout) throw new Error("not recognised");
  const said = titlePeriod(sheet.rows.slice(0, layout.next), [], TODAY);
  const order = { layout, today: TODAY, said, openingDay: said?.to ?? TODAY };
  const reading = readBookTable(sheet, order);
  const world = { chart: CHART, closed: new Set<never>(), known: new Map<string, number>(), today: TODAY };
  return { kind: layout.kind, ...planImport({ reading, ...world, choices: NO_CHOICES }) };
}

/** Each text as a CSV file and as a workbook of the same cells. */
async function bothWays(lines: readonly string[]) {
  const cells = lines.map((line) => line.split(";"));
  return [
    await planOf(lines.join("\r\n"), "libro.csv"),
    await planOf(makeWorkbook([{ name: "Hoja1", data: dataOf(cells) }]), "libro.xlsx"),
  ];
}

const SALE = "2026-10-05 Venta: 110505 D 500000, 413536 C 500000";
const GAS = "2026-10-06 Gas: 513555 D 80000, 1110 C 80000";

/** Books as people keep them by hand: two entries, of a sale and of the gas. */
const JOURNALS: readonly (readonly [name: string, lines: readonly string[], reference?: string])[] = [
  [
    "the account that is debited beside the one that is credited",
    [
      "Fecha;Detalle;Cuenta débito;Cuenta crédito;Valor",
      "05/10/2026;Venta;110505;413536;500.000",
      "06/10/2026;Gas;513555;1110;80.000",
    ],
  ],
  [
    "both accounts, each with its amount",
    [
      "Fecha;Concepto;Cta. débito;Cta. crédito;Débito;Crédito",
      "05/10/2026;Venta;110505 - Caja general;413536;500.000;500.000",
      "06/10/2026;Gas;513555;1110;80.000;80.000",
    ],
  ],
  [
    "the day in three columns",
    [
      "Año;Mes;Día;Código;Detalle;Débito;Crédito",
      "2026;10;5;110505;Venta;500.000;",
      "2026;10;5;413536;Venta;;500.000",
      "2026;oct;6;513555;Gas;80.000;",
      "2026;octubre;6;1110;Gas;;80.000",
    ],
  ],
  [
    "abbreviated headings",
    [
      "Fec. Doc.;Tip. Doc.;Cta. Contable;Nom. Cuenta;Vr. Débito;Vr. Crédito;Desc.",
      "05/10/2026;FV;110505;Caja;500.000,00;0,00;Venta",
      "05/10/2026;FV;413536;Ventas;0,00;500.000,00;Venta",
      "06/10/2026;CE;513555;Gas;80.000,00;0,00;Gas",
      "06/10/2026;CE;1110;Bancos;0,00;80.000,00;Gas",
    ],
  ],
  [
    "a book written by hand, with the folio beside the names and what each entry is below it",
    [
      "FECHA;CUENTAS Y EXPLICACIÓN;REF;DEBE;HABER",
      "05/10/2026;Caja;110505;500.000;",
      ";   Ventas;413536;;500.000",
      ";Venta;;;",
      "06/10/2026;Servicio de gas;513555;80.000;",
      ";   Bancos;1110;;80.000",
      ";Gas;;;",
    ],
  ],
  [
    "vouchers one below the other",
    [
      "Comprobante: RC-001;Fecha: 05/10/2026;;;",
      "Cuenta;Nombre;Tercero;Débito;Crédito",
      "110505;Caja general;;500.000;",
      "413536;Ventas;;;500.000",
      "Total comprobante;;;500.000;500.000",
      "Concepto: Venta;;;;",
      ";;;;",
      "Comprobante: CE-002;Fecha: 06/10/2026;;;",
      "Cuenta;Nombre;Tercero;Débito;Crédito",
      "Concepto: Gas;;;;",
      "513555;Gas;;80.000;",
      "1110;Banco;;;80.000",
      "Total comprobante;;;80.000;80.000",
    ],
    "RC-001,CE-002",
  ],
  [
    "numbered entries below one heading",
    [
      "LIBRO DIARIO;;;;",
      "Asiento 1;;05/10/2026;;",
      "Código;Cuenta;Parcial;Debe;Haber",
      "110505;Caja general;;500.000;",
      "413536;Comercio;;;500.000",
      ";Venta;;;",
      "Asiento 2;;6 de octubre de 2026;;",
      "513555;Gas;;80.000;",
      "1110;Bancos;;;80.000",
      ";Gas;;;",
    ],
    "1,2",
  ],
];

function expectSaleAndGas({ kind, entries, held, unknown }: ReturnType<typeof planOfSheet>, papers?: string) {
  expect({ held, unknown }).toEqual({ held: [], unknown: [] });
  expect(kind).toBe(papers === undefined ? "journal" : "vouchers");
  const shown = entries.map(({ content: { date, description, lines: all } }) => {
    const sides = all.map(({ account, debit, credit }) =>
      debit > 0 ? `${account} D ${debit}` : `${account} C ${credit}`,
    );
    return `${date} ${description}: ${sides.join(", ")}`;
  });
  expect(shown).toEqual([SALE, GAS]);
  if (papers !== undefined) expect(entries.map(({ content }) => content.reference).join()).toBe(papers);
}

describe("IM-19 journals as people keep them are read without asking", () => {
  const journals = JOURNALS.map(([name, lines, references]) => ({ name, lines, references }));
  it.each(journals)("$name", async ({ lines, references }) => {
    for (const plan of await bothWays(lines)) expectSaleAndGas(plan, references);
  });

  it.each(journals)("$name, by its rows alone", ({ lines, references }) => {
    expectSaleAndGas(planOfSheet(sheetOfLines(lines)), references);
  });

  it("a sheet of one voucher is told by its title, and never taken for balances", async () => {
    const lines = [
      "Comprobante de egreso No. 45;;;",
      "Fecha: 06 de octubre de 2026;;;",
      "Concepto: Gas;;;",
      "Código;Cuenta;Débito;Crédito",
      "513555;Gas;80.000;",
      "1110;Bancos;;80.000",
      "Sumas iguales;;80.000;80.000",
    ];
    for (const { kind, entries } of await bothWays(lines)) {
      expect(kind).toBe("vouchers");
      expect(entries.map(({ content }) => [content.date, content.reference, content.description])).toEqual([
        ["2026-10-06", "45", "Gas"],
      ]);
    }
  });
});

describe("IM-19 trial balances as people keep them", () => {
  it.each([
    [
      "the code in a column for each level, whole",
      [
        "Clase;Grupo;Cuenta;Subcuenta;Nombre;Débito;Crédito",
        "1;;;;Activo;500.000;",
        "1;11;;;Disponible;500.000;",
        "1;11;1105;;Caja;500.000;",
        "1;11;1105;110505;Caja general;500.000;",
        "3;;;;Patrimonio;;500.000",
        "3;31;;;Capital;;500.000",
        "3;31;3115;;Aportes;;500.000",
      ],
    ],
    [
      "the code in a column for each level, each what it adds",
      [
        "Clase;Grupo;Cuenta;Subcuenta;Nombre;Débito;Crédito",
        "1;1;05;05;Caja general;500.000;",
        "3;1;15;;Aportes;;500.000",
      ],
    ],
    [
      "a day above it that is no voucher's",
      [
        "Ferretería La Sabana;;;",
        "Fecha: 31/10/2026;;;",
        "Código;Cuenta;Débito;Crédito",
        "110505;Caja;500.000;",
        "3115;Aportes;;500.000",
      ],
    ],
  ] satisfies readonly (readonly [string, readonly string[]])[])("%s", async (_, lines) => {
    for (const { kind, entries, held } of await bothWays(lines)) {
      expect(kind).toBe("trial");
      expect(held).toEqual([]);
      expect(entries[0]?.content.lines).toMatchObject([
        { account: "110505", debit: 500_000 },
        { account: "3115", credit: 500_000 },
      ]);
      expect(entries[0]?.content.lines).toHaveLength(2);
    }
  });
});

describe("an account that a file only names", () => {
  it("is proposed where several have its name, and never taken without asking", async () => {
    const plans = await bothWays([
      "Fecha;Cuenta;Debe;Haber",
      "05/10/2026;Bancos;500.000;",
      ";Comercio al por mayor y al por menor;;500.000",
    ]);
    for (const { entries, unknown } of plans) {
      expect(entries).toEqual([]);
      expect(lackingAccounts(CHART, unknown).map(({ name, proposal }) => [name, proposal])).toEqual([
        ["Bancos", "1110"],
        ["Comercio al por mayor y al por menor", "4135"],
      ]);
    }
  });
});
