import { describe, expect, it } from "vitest";
import { readBookTable } from "#domain/import/books/read-book-table.ts";
import { recogniseSheet } from "#domain/import/books/recognise.ts";
import type { FileCell } from "#domain/import/table/sheet.ts";
import { titlePeriod } from "#domain/import/table/title-period.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { sheetOf } from "#tests/support/files/sheet-book.ts";

const TODAY = day("2026-11-23");

function read(rows: readonly (readonly FileCell[])[]) {
  const sheet = sheetOf(rows);
  const layout = recogniseSheet(sheet);
  if (layout === null) throw new Error("not recognised");
  const said = titlePeriod(sheet.rows.slice(0, layout.next), [], TODAY);
  const reading = readBookTable(sheet, { layout, today: TODAY, said, openingDay: TODAY });
  const entries = reading.entries.map(({ date, description, lines, problems }) => {
    const sides = lines.map(({ code, side, value, party }) =>
      [code, side === "debit" ? value.value : -value.value, party].filter((each) => each !== "").join(" "),
    );
    return [date, description, ...sides, ...problems.map(({ kind }) => kind)].join("; ");
  });
  return { kind: layout.kind, entries, left: reading.left };
}

describe("IM-19 journals as strangers lay them out", () => {
  it("with asides in the headings, days in three columns and codes of other things", () => {
    const rows = [
      [
        "CODIGO COMPROBANTE (OPCIONAL)",
        "NUMERO DE DOCUMENTO (obligatorio)",
        "AÑO",
        "MES",
        "DIA DEL DOCUMENTO",
        "CUENTA CONTABLE (obligatorio)",
        "DEBITO O CREDITO (obligatorio)",
        "VALOR (obligatorio)",
        "NIT",
        "CODIGO DE LA CIUDAD",
        "DESCRIPCION",
      ],
      [7, 1, 2026, 10, 2, 110505, "D", 500, 0, 11001, "Venta"],
      [7, 1, 2026, 10, 2, 413595, "C", 500, 900123456, 11001, "Venta"],
    ];
    expect(read(rows)).toMatchObject({
      kind: "journal",
      entries: ["2026-10-02; Venta; 110505 500; 413595 -500 900123456"],
    });
  });

  it.each(["Texto", "Texto cabecera", "Leyenda", "Motivo", "Glosa"])(
    "with «%s» for the words and one column of movements with their sign",
    (words) => {
      for (const amount of ["Movimiento", "Importe en ML", "Valor neto"]) {
        const rows = [
          ["Fecha", "Doc", "Cuenta", words, amount],
          ["05-oct-26", "FV101", "110505", "Venta", "1,500.00"],
          ["05-oct-26", "FV101", "413535", "Venta", "(1,500.00)"],
        ];
        expect(read(rows)).toMatchObject({
          kind: "journal",
          entries: ["2026-10-05; Venta; 110505 1500; 413535 -1500"],
        });
      }
    },
  );

  it.each(["Fecha de creación", "Fecha de registro", "Fecha sistema"])(
    "with «%s» before the day of the entry: when somebody typed it is none",
    (typed) => {
      const rows = (own: string) => [
        [typed, own, "Documento", "Cuenta", "Débito", "Crédito"],
        ["27/11/2026", "05/10/2026", "FV-1", 110505, 500, 0],
        ["27/11/2026", "05/10/2026", "FV-1", 413595, 0, 500],
      ];
      for (const own of [
        "Fecha contable",
        "Fecha de contabilización",
        "Fecha del asiento",
        "Fecha movimiento",
      ])
        expect(read(rows(own)).entries).toEqual(["2026-10-05; ; 110505 500; 413595 -500"]);
      // Where no other column says a day, that one does.
      expect(read(rows("Vencimiento")).entries).toEqual(["2026-11-27; ; 110505 500; 413595 -500"]);
    },
  );

  it("with the part of the document before each heading: the words of the line are its own", () => {
    const rows = [
      [
        "Doc: Fecha",
        "Doc: Número",
        "Doc: Nota",
        "Detalle: Cuenta",
        "Detalle: Débito",
        "Detalle: Crédito",
        "Detalle: Nota",
      ],
      ["02/10/2026", 5, "Factura 5", "130505", 119, 0, "Cliente"],
      ["02/10/2026", 5, "Factura 5", "413595", 0, 119, "Cliente"],
    ];
    expect(read(rows).entries).toEqual(["2026-10-02; Cliente; 130505 119; 413595 -119"]);
  });

  it("in the order of the accounts, each with its sums above its movements", () => {
    const rows = [
      ["Código", "Cuenta", "Comprobante", "Fecha", "Saldo inicial", "Débito", "Crédito", "Saldo"],
      ["110505", "Caja", null, null, 100, 300, null, 400],
      ["110505", "Caja", "RC-1", "01/10/2026", null, 200, null, 300],
      ["110505", "Caja", "RC-2", "03/10/2026", null, 100, null, 400],
      ["120505", "Sin movimiento", null, null, 50, null, null, 50],
      ["130505", "Clientes", null, null, 900, null, 300, 600],
      ["130505", "Clientes", "RC-1", "01/10/2026", null, null, 200, 700],
      ["130505", "Clientes", "RC-2", "03/10/2026", null, null, 100, 600],
    ];
    expect(read(rows).entries).toEqual([
      "2026-10-01; ; 110505 200; 130505 -200",
      "2026-10-03; ; 110505 100; 130505 -100",
    ]);
  });

  it("with the day and the document on the first line alone: the lines below are no sums", () => {
    const rows = [
      ["Código", "Cuenta", "Comprobante", "Fecha", "Débito", "Crédito"],
      ["110505", "Caja", "RC-1", "01/10/2026", 200, null],
      ["130505", "Clientes", null, null, null, 200],
      ["130505", "Clientes", "NC-1", "02/10/2026", 50, null],
      ["413595", "Ventas", null, null, null, 50],
    ];
    expect(read(rows).entries).toEqual([
      "2026-10-01; ; 110505 200; 130505 -200",
      "2026-10-02; ; 130505 50; 413595 -50",
    ]);
  });

  it("with headings of two rows in a file of text", () => {
    const rows = [
      ["FECHA", "DOCUMENTO", null, "CUENTA", null, "VALORES", null],
      [null, "Tipo", "Número", "Código", "Nombre", "Débito", "Crédito"],
      ["20261001", "CE", "1", "513530", "Energía", "100", "0"],
      ["20261001", "CE", "1", "111005", "Banco", "0", "100"],
    ];
    expect(read(rows).entries).toEqual(["2026-10-01; ; 513530 100; 111005 -100"]);
  });

  it("on paper: days without their year, parts of a line, numbers between dashes and what is carried over", () => {
    const rows = [
      ["LIBRO DIARIO, NOVIEMBRE DE 2025"],
      ["Fecha", "Código", "Cuentas y detalle", "Parcial", "Debe", "Haber"],
      [null, null, "- 1 -", null, null, null],
      ["5-nov", 5120, "Arrendamientos", null, 300, null],
      [null, null, "Bodega", 100, null, null],
      [null, null, "Local", 200, null, null],
      [null, 1105, "Caja", null, null, 300],
      [null, null, "Por el arriendo", null, null, null],
      [null, null, "PASAN", null, 300, 300],
      [null, null, "VIENEN", null, 300, 300],
      [null, null, "- 2 -", null, null, null],
      ["7-nov", 1105, "Caja", null, 50, null],
      [null, 4135, "Ventas", null, null, 50],
    ];
    expect(read(rows).entries).toEqual([
      "2025-11-05; Por el arriendo; 5120 300; 1105 -300",
      "2025-11-07; ; 1105 50; 4135 -50",
    ]);
  });
});

describe("IM-19 third parties in the column of codes of a trial balance", () => {
  const HEAD = ["Cuenta", "Saldo inicial", "Débitos", "Créditos", "Saldo final"];
  const rows = (owed: number) => [
    HEAD,
    ["1305 - Clientes", 0, 300, 0, 300],
    ["130505 - Nacionales", 0, 300, 0, 300],
    ["   900123456 - UNA S.A.S.", 0, 100, 0, 100],
    ["   1037612458 - OTRA PERSONA", 0, owed, 0, owed],
    ["3115 - Aportes", 0, 0, 300, -300],
  ];

  it("are of the account above where they come to what it says", () => {
    expect(read(rows(200)).entries).toEqual([
      "2026-11-23; Saldos iniciales; 130505 100 UNA S.A.S.; 130505 200 OTRA PERSONA; 3115 -300",
    ]);
  });

  it("are accounts that a person must say where they do not", () => {
    expect(read(rows(150)).entries[0]).toContain("900123456 100");
  });
});

describe("IM-23 operations whose words say whether money came or went", () => {
  const rows = (what: string, amount: FileCell = 100) => [
    ["fecha", "qué pasó", "cuánto", "cómo pagó"],
    ["02/11/2026", "Venta del día", "120 mil", "Efectivo"],
    ["03/11/2026", what, amount, "Nequi"],
  ];
  const flow = (what: string, amount?: FileCell) => {
    const found = read(rows(what, amount)).entries[1] ?? "";
    return found.includes("no-side") ? "asked" : found.includes("; 100; -100") ? "in" : "out";
  };

  it.each([
    ["Vendí dos camisas", "in"],
    ["Abono de doña Rosa", "in"],
    ["Me pagaron el trabajo", "in"],
    ["Compré hilo", "out"],
    ["Pagué la luz", "out"],
    ["Pago arriendo", "out"],
    ["Abono al proveedor", "out"],
    ["Almuerzos", "asked"],
    ["Reparación de lavadora", "asked"],
    ["Pago doña Rosa", "asked"],
    ["Rosa", "asked"],
  ])("«%s»: %s", (what, expected) => {
    expect(flow(what)).toBe(expected);
  });

  it("a minus anywhere in the column says it for all of it", () => {
    const found = read([...rows("Almuerzos"), ["04/11/2026", "Rosa", -50, "Nequi"]]).entries;
    expect(found).toEqual([
      "2026-11-02; Venta del día; 120000; -120000",
      "2026-11-03; Almuerzos; 100; -100",
      "2026-11-04; Rosa; -50; 50",
    ]);
  });
});

describe("IM-19 vouchers that were voided", () => {
  const rows = (head: string, state: FileCell): readonly (readonly FileCell[])[] => [
    ["Fecha", "Número", "Cuenta", "Débito", "Crédito", head],
    ["02/11/2026", "1", "110505", 100, 0, "Activo"],
    ["02/11/2026", "1", "413595", 0, 100, "Activo"],
    ["03/11/2026", "2", "110505", 50, 0, state],
    ["03/11/2026", "2", "413595", 0, 50, state],
  ];

  it.each<readonly [string, FileCell, number]>([
    ["Anulado", "Sí", 2],
    ["Anulado", "X", 2],
    ["Anulado", true, 2],
    ["Anulado", -1, 2],
    ["Anulado", "No", 0],
    ["Anulado", 0, 0],
    ["Anulado", "", 0],
    ["Estado", "Anulado", 2],
    ["Estado del documento", "ANULADA", 2],
    ["Estado", "1", 0],
    ["Estado", "Contabilizado", 0],
    ["Observación", "Anulado", 0],
  ])("%s %s: %i rows are left out and counted", (head, state, count) => {
    const { entries, left } = read(rows(head, state));
    expect(left).toMatchObject({ void: count, draft: 0 });
    expect(entries).toHaveLength(count === 0 ? 2 : 1);
  });

  it.each<readonly [string, FileCell, number]>([
    ["Estado", "Borrador", 2],
    ["Estado", "En borrador", 2],
    ["Estado del comprobante", "Pendiente de aprobación", 2],
    ["Estado", "Sin contabilizar", 2],
    ["Estado", "Draft", 2],
    ["Borrador", "Sí", 2],
    ["Borrador", "No", 0],
    ["Estado", "Pendiente de pago", 0],
    ["Estado", "Aprobado", 0],
    ["Observación", "Borrador", 0],
  ])("%s %s: %i rows of drafts are left out and counted as such", (head, state, count) => {
    const { entries, left } = read(rows(head, state));
    expect(left).toMatchObject({ void: 0, draft: count });
    expect(entries).toHaveLength(count === 0 ? 2 : 1);
  });

  it.each<readonly [string, readonly [FileCell, FileCell], number]>([
    ["Estado", ["Pendiente", "Cancelada"], 0],
    ["Estado", ["Vencida", "CANCELADO"], 0],
    ["Estado", ["Cancelada", "Cancelada"], 0],
    ["Estado", ["Anulada", "Cancelada"], 1],
    ["Estado de pago", ["Sí", "Cancelada"], 0],
    ["Estado", ["Pagada", "Cancelada"], 1],
    ["Estado", ["Completada", "Cancelada"], 1],
    ["Estado", ["Contabilizado", "Cancelado"], 1],
    ["Estado", ["", "Cancelada"], 1],
  ])("%s %j: what was «cancelada» was paid where the others are owed or void", (head, states, count) => {
    const [others, own] = states;
    const table = rows(head, own).map((cells, at) =>
      at === 1 || at === 2 ? [...cells.slice(0, 5), others] : cells,
    );
    expect(read(table).left.void).toBe(2 * count);
  });

  it("a heading that is repeated among the states is none", () => {
    const [head = [], ...body] = rows("Estado", "Cancelada");
    const owed = body.map((cells, at) => (at < 2 ? [...cells.slice(0, 5), "Pendiente"] : cells));
    expect(read([head, ...owed.slice(0, 2), head, ...owed.slice(2)]).left).toMatchObject({
      void: 0,
      head: 1,
    });
  });

  it("a state in the first column is one too, and no total", () => {
    const first = rows("Estado", "Borrador").map((cells) => [cells[5] ?? null, ...cells.slice(0, 5)]);
    expect(read(first).left).toMatchObject({ draft: 2, total: 0 });
  });
});

describe("IM-19 a ledger whose accounts stand above their movements", () => {
  const moves = (side: "debit" | "credit"): readonly FileCell[] => [
    "02/11/2026",
    "RC-1",
    "Venta",
    side === "debit" ? 100 : null,
    side === "credit" ? 100 : null,
    100,
  ];
  const head: readonly FileCell[] = ["Fecha", "Documento", "Detalle", "Débito", "Crédito", "Saldo"];
  const told = { kind: "journal", entries: ["2026-11-02; Venta; 110505 100; 413595 -100"] };

  it.each<readonly [string, readonly FileCell[], readonly FileCell[]]>([
    ["in one cell, with a label", ["Cuenta: 110505 Caja general"], ["Cuenta: 413595 Otras ventas"]],
    ["in cells beside each other", ["Cuenta", 110505, "Caja"], ["Cuenta", 413595, "Otras ventas"]],
    [
      "with points and its balance",
      ["11.05.05 - Caja", null, null, null, null, 0],
      ["41.35.95 - Otras ventas"],
    ],
    ["a code and a name", ["110505", "Caja general"], [413595, "Otras ventas"]],
    [
      "with its sums",
      ["CUENTA CONTABLE: 110505 CAJA  SALDO ANTERIOR 0,00"],
      ["CUENTA CONTABLE: 413595 OTRAS"],
    ],
  ])("%s", (_name, first, second) => {
    const rows = [["Auxiliar de noviembre"], head, first, moves("debit"), second, moves("credit")];
    expect(read(rows)).toMatchObject(told);
    const repeated = [["Auxiliar"], first, head, moves("debit"), second, head, moves("credit")];
    expect(read(repeated)).toMatchObject(told);
  });

  it("is none where one account stands alone, or movements stand above all accounts", () => {
    const alone = recogniseSheet(sheetOf([["Cuenta: 110505 Caja"], head, moves("debit")]));
    expect(alone?.meanings ?? []).not.toContain("code");
    const rows = [head, moves("debit"), ["110505", "Caja"], moves("credit"), ["413595", "Ventas"]];
    expect(recogniseSheet(sheetOf(rows))?.meanings ?? []).not.toContain("code");
  });
});
