import { expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { sampleCompany } from "#domain/sample/sample-company.ts";
import { toldEntry } from "#tests/support/sample/part-of-shop.ts";

/** Whoever tried something out in a sample keeps it: in each version the shop had the same days. */
it("the sample begins in each version as it began in the one before", () => {
  const { entries, acts, book, company, closedThrough } = sampleCompany(day("2025-01-08"));
  expect(entries.map(toldEntry)).toEqual([
    "2025-01-01 NC-0001 Saldos iniciales: 1105 1640000, 1110 14500000, 1120 9000000, 1305 3427200 (Construcciones Páramo S.A.S.), 1305 2189600 (Obras Chía S.A.S.), 1305 1951600 (Inversiones Los Nogales S.A.S.), 1305 2856000 (Construcciones Páramo S.A.S.), 135515 2410000, 1435 42460000, 1524 18400000, 1528 9600000, 170520 165000, 159215 -3679992, 159220 -1920000, 2205 -4427000 (Distribuciones Andina S.A.S.), 2205 -6174500 (Aceros y Mallas del Norte S.A.S.), 2205 -5300750 (Cementos y Agregados El Roble S.A.), 2205 -4019250 (Herramientas del Centro S.A.S.), 236515 -81400, 236530 -103250, 236540 -512700, 2404 -7980000, 2408 -2418340, 2412 -1014600, 2510 -3866978, 2515 -439416, 261015 -1720000, 3105 -30000000, 330505 -1850000, 3705 -33091224",
    "2025-01-02 RC-0001 Ventas de mostrador FE-0132 a FE-0135: 1105 876673, 4135 -736700, 2408 -139973, 6135 458964, 1435 -458964",
    "2025-01-02 RC-0002 Consignación de ventas de contado: 1110 1910000, 1105 -1910000",
    "2025-01-02 FC-0041 Brochas y rodillos, Distribuciones Andina: 1435 4190400, 2408 796176, 236540 -104760, 2205 -4881816 (Distribuciones Andina S.A.S.)",
    "2025-01-03 RC-0003 Ventas de mostrador FE-0136 a FE-0139: 1105 1332562, 4135 -1119800, 2408 -212762, 6135 681958, 1435 -681958",
    "2025-01-04 RC-0004 Ventas de mostrador FE-0140 a FE-0143: 1105 1291983, 4135 -1085700, 2408 -206283, 6135 652506, 1435 -652506",
    "2025-01-04 FV-0023 Venta a crédito, Construcciones Páramo S.A.S.: tubería sanitaria: 1305 4063434 (Construcciones Páramo S.A.S.), 4135 -3414650, 2408 -648784, 6135 2055619, 1435 -2055619",
    "2025-01-07 RC-0005 Ventas de mostrador FE-0144 a FE-0148: 1105 853290, 4135 -717050, 2408 -136240, 6135 446005, 1435 -446005",
    "2025-01-08 RC-0006 Pago de saldo anterior, Construcciones Páramo S.A.S.: 1110 3427200, 1305 -3427200 (Construcciones Páramo S.A.S.)",
    "2025-01-08 RC-0007 Venta de contado FE-0149: taladro y juego de brocas: 1105 876673, 4135 -736700, 2408 -139973, 6135 458227, 1435 -458227",
    "2025-01-08 FC-0042 Perfiles y ángulos, Aceros del Norte: 1435 4017600, 2408 763344, 236540 -100440, 2205 -4680504 (Aceros y Mallas del Norte S.A.S.)",
  ]);
  expect(acts).toEqual(entries.map((entry) => ({ kind: "entry", entry })));
  expect(book).toEqual({ name: "Diario general", chart: "puc", start: "2025-01-01", end: "2025-12-31" });
  expect([company.name, company.nit, company.city]).toEqual([
    "Ferretería La Sabana S.A.S.",
    "901.234.567-7",
    "Bogotá",
  ]);
  expect(closedThrough).toBe("2024-11");
});
