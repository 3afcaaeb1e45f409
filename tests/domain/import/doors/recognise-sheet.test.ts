import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { BroughtKind } from "#domain/import/doors/brought-kind.ts";
import { recogniseSheets } from "#domain/import/doors/recognise-sheet.ts";
import type { FileCell } from "#domain/import/table/sheet.ts";
import { rowsOfText } from "#domain/import/table/text-rows.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { bookOf, sheetOf } from "#tests/support/files/sheet-book.ts";
import { JOURNALS, TRIALS } from "../books/layouts.ts";

type Rows = readonly (readonly FileCell[])[];

const TODAY = day("2026-11-20");
const chart = pucChart();

const kindOf = (rows: Rows, name = "archivo.xlsx") =>
  recogniseSheets(bookOf(sheetOf(rows)), { name, chart, today: TODAY });
const kindOfText = (text: string) => kindOf(rowsOfText(text).map(({ cells }) => cells));

/** Tables as strangers bring them. Backups and invoices are no tables: their bytes tell them. */
const TABLES = {
  journal: [
    "Fecha;Comprobante;Código;Cuenta;Débito;Crédito\n02/03/2026;CE-1;110505;Caja;100.000;0\n02/03/2026;CE-1;413505;Ventas;0;100.000",
    "Fecha;Cuenta;Detalle;Debe;Haber\n02/03/2026;Caja;Venta;100.000;\n02/03/2026;Comercio al por mayor;Venta;;100.000",
  ],
  trial: [
    "Código;Cuenta;Saldo anterior;Débitos;Créditos;Nuevo saldo\n1105;Caja;0;100;50;50\n4135;Ventas;0;0;50;50",
    "Cuenta;Nombre;Débito;Crédito\n110505;Caja general;500.000;0\n311505;Aportes sociales;0;500.000",
  ],
  operations: [
    "Fecha;Concepto;Ingreso;Egreso;Medio\n02/03/2026;Venta;100.000;;Efectivo\n03/03/2026;Arriendo;;50.000;Nequi",
    "Fecha;Detalle;Entradas;Salidas;Saldo\n02/03/2026;Venta;100.000;;100.000\n03/03/2026;Arriendo;;50.000;50.000",
  ],
  plain: ["2026/03/02 Venta\n    activo:caja  $100000\n    ingreso:ventas\n"],
  statement: [
    ";2025;2024\nCaja;150;100\nProveedores;80;50\nCapital social;70;50",
    "Estado de resultados\nConcepto;2025\nVentas;900\nCosto de ventas;500\nUtilidad bruta;400\nGastos de administración;100\nUtilidad neta;300",
  ],
  extract: [
    "BANCOLOMBIA S.A.\nFECHA;DESCRIPCIÓN;SUCURSAL;DCTO.;VALOR;SALDO\n2/10/2026;TRANSF DE OBRAS CHIA SAS;BOGOTA;7602;500.000,00;1.500.000,00",
    "Banco Davivienda\nFecha;Descripción motivo;Documento;Oficina;Transacción;Valor Total\n06/10/2026;Dispersion nomina;9041;0041;Nota Débito;3905200",
    "Fecha;Descripción;Cargos;Abonos;Saldo\n16-10-2026;PAGO DIAN;1.247.000;;8.753.000\n14-10-2026;ABONO;;6.000.000;10.000.000",
    "Fecha;Descripción;Valor;Saldo\n02/10/2026;Para ANA;-50.000;150.000\n03/10/2026;De LUIS;20.000;170.000",
  ],
  parties: [
    "NIT;Razón social;Correo\n900214867-2;Aceros S.A.S.;a@b.co",
    "Tipo de documento;Identificación;DV;Nombre\nNIT;900214867;2;Aceros\nCC;52123456;;Ana Ríos",
    "Nombre;NIT;Ciudad;Teléfono\nAceros;900.214.867-2;Bogotá;6011234567",
  ],
  chart: [
    "Código;Nombre\n110510;Cajas menores\n11051001;Caja menor de la tienda\n11051002;Caja menor de la bodega",
    "Cuenta;Nombre de la cuenta\n1105;Caja\n110505;Caja general\n11050501;Caja del local",
  ],
  employees: [
    "Nombre;Cédula;Cargo;Salario;Fecha de ingreso\nAna María Ruiz;52731094;Vendedora;1.750.905;15/01/2024",
    "Cédula;Nombres;Apellidos;Cargo;Sueldo básico;EPS;Fondo de pensiones;Fecha ingreso\n52731094;Ana;Ruiz;Vendedora;2000000;Sura;Porvenir;15/01/2024",
  ],
  novelties: [
    "Cédula;Nombre;Novedad;Cantidad;Valor;Desde;Hasta\n52731094;Ana Ruiz;Horas extra diurnas;2;;06/11/2026;\n80123456;Luis Paz;Comisiones;;350.000;;",
    "Cédula;Empleado;Salario;HED;Horas extras nocturnas;Comisiones;Libranza\n52.731.094;Ana Ruiz;2.000.000;4;1,5;120.000;",
    "Empleado;Concepto;Fecha inicial;Días;Monto\nRUIZ GOMEZ ANA;HED;6/11/2026;2;\nAna Ruiz;Incapacidad por enfermedad;2026-11-10;3;",
  ],
} as const satisfies Readonly<Record<Exclude<BroughtKind, "invoices" | "backup">, readonly string[]>>;

describe("IM-27 what a table holds is recognised without asking", () => {
  it.each(Object.entries(TABLES).flatMap(([kind, texts]) => texts.map((text) => [kind, text] as const)))(
    "%s: %s",
    (kind, text) => {
      const lines = text.split("\n").map((line) => [line]);
      expect(kind === "plain" ? kindOf(lines) : kindOfText(text)).toBe(kind);
    },
  );

  it.each(JOURNALS.map((each) => [each.program, each.rows] as const))("journal of %s", (_program, rows) => {
    expect(kindOf(rows)).toBe("journal");
  });

  it.each(TRIALS.map((each) => [each.program, each.rows] as const))(
    "trial balance of %s",
    (_program, rows) => {
      expect(kindOf(rows)).toBe("trial");
    },
  );

  it.each([
    ["nothing but words", [["Hola"], ["Esto no es una tabla"]]],
    [
      "a price list",
      [
        ["Referencia", "Artículo", "Precio"],
        ["A1", "Martillo", 25_000],
        ["A2", "Puntilla", 300],
      ],
    ],
    [
      "a journal without headings, whose codes and figures look like balances",
      [
        ["28/11/2026", "10", "110505", "Caja", "Venta", 1_190_000, null],
        ["28/11/2026", "10", "4135", "Comercio", "Venta", null, 1_000_000],
        ["28/11/2026", "10", "2408", "IVA", "Venta", null, 190_000],
        [{ day: day("2026-11-29") }, "11", "5135", "Servicios", "Energía", 200_000, null],
        [{ day: day("2026-11-29") }, "11", "1110", "Bancos", "Energía", null, 200_000],
      ],
    ],
  ] as const)("says nothing of %s", (_name, rows) => {
    expect(kindOf(rows)).toBeNull();
  });

  it("looks at shown sheets first", () => {
    const hidden = {
      ...sheetOf([
        ["NIT", "Razón social"],
        ["900214867-2", "Aceros"],
      ]),
      hidden: true,
    };
    const shown = sheetOf(rowsOfText(TABLES.chart[0]).map(({ cells }) => cells));
    expect(recogniseSheets(bookOf(hidden, shown), { name: "x", chart, today: TODAY })).toBe("chart");
  });
});
