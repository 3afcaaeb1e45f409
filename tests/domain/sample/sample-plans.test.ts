import { describe, expect, it } from "vitest";
import { day, lastDay } from "#domain/kernel/calendar-day.ts";
import { planOddEvents } from "#domain/sample/odd-events.ts";
import { planOpeningPayments, planPurchases } from "#domain/sample/purchases.ts";
import { planRunningCosts } from "#domain/sample/running-costs.ts";
import {
  planCounterSales,
  planCreditSales,
  planDeposits,
  planOpeningCollections,
} from "#domain/sample/sales.ts";
import { credit, debit } from "#domain/sample/sample-books.ts";
import { depreciatedMonth, planTaxesAndAllocations } from "#domain/sample/sample-taxes.ts";
import type { Seeded } from "#domain/sample/seeded.ts";
import { planYearTurn } from "#domain/sample/year-turn.ts";
import { LEAST, MOST, partOfShop, toldEntry } from "#tests/support/sample/part-of-shop.ts";

const told = (...given: Parameters<typeof partOfShop>) => partOfShop(...given).entries.map(toldEntry);

const OPENING = [
  debit("1110", 100_000_000),
  debit("135515", 700_000),
  credit("236515", 400_600),
  credit("2404", 9_999_400),
  credit("2408", 600_400),
  credit("2412", 180_100),
  credit("3105", 89_519_500),
];
/** Sales of one amount each month, with something of every tax. */
const steadySales =
  (amount: number): typeof planPurchases =>
  ({ agenda, books }, months) => {
    const owed = ["2408", "236515"].map((account) => credit(account, amount));
    const withheld = debit("135515", amount / 100);
    const lines = [debit("1105", 3 * amount - amount / 100), withheld, credit("4135", amount), ...owed];
    for (const { month } of months)
      agenda.plan(lastDay(month), (date) => {
        books.post({ kind: "RC", date, description: "Ventas", lines });
      });
  };
type Plan = Parameters<typeof partOfShop>[1][number];
/** A plan of the months from one on. */
const since =
  (first: string, plan: Plan): Plan =>
  (world, months) =>
    plan(
      world,
      months.filter(({ month }) => month >= first),
    );
/** The least chances, but for one that is asked between these. */
const chanceOf = (asked: number, given: number): Seeded => ({
  ...LEAST,
  between: (least) => (least === asked ? given : least),
});
const money = (bank: number, savings: number) => ({
  opening: [debit("1110", bank), debit("1120", savings), credit("3105", bank + savings)],
});

describe("the running costs of the sample, written alone", () => {
  it("has each month's rent, services, fees, petty costs and bank charges", () => {
    const found = told("2025-03-31", [planRunningCosts]);
    expect(found).toEqual([
      "2025-01-10 CE-0001 Arriendo del local, enero: 5120 3010000 (Inmobiliaria Valle Alto), 236530 -105350, 1110 -2904650",
      "2025-01-14 CE-0002 Café, aseo y bolsas de basura: 519525 38000, 1105 -38000",
      "2025-01-20 CE-0003 Energía del local, factura 3843: 5135 393200, 1110 -393200",
      "2025-01-24 NB-0001 Internet y telefonía del local, enero: 5135 92437, 2408 17563, 1110 -110000",
      "2025-01-27 CE-0004 Honorarios de la contadora, enero: 5110 800000 (Gloria Inés Pardo), 236515 -88000, 1110 -712000",
      "2025-01-31 NB-0002 Gastos bancarios y 4x1.000 de enero: 530505 11900, 511595 16479, 1110 -28379",
      "2025-02-06 CE-0005 Café, aseo y bolsas de basura: 519525 38000, 1105 -38000",
      "2025-02-10 CE-0006 Arriendo del local, febrero: 5120 3010000 (Inmobiliaria Valle Alto), 236530 -105350, 1110 -2904650",
      "2025-02-17 NB-0003 Acueducto y aseo del local, bimestre: 5135 128000, 1110 -128000",
      "2025-02-19 CE-0007 Café, aseo y bolsas de basura: 519525 38000, 1105 -38000",
      "2025-02-20 CE-0008 Energía del local, factura 4022: 5135 406000, 1110 -406000",
      "2025-02-24 NB-0004 Internet y telefonía del local, febrero: 5135 92437, 2408 17563, 1110 -110000",
      "2025-02-25 CE-0009 Honorarios de la contadora, febrero: 5110 800000 (Gloria Inés Pardo), 236515 -88000, 1110 -712000",
      "2025-02-28 NB-0005 Gastos bancarios y 4x1.000 de febrero: 530505 11900, 511595 17043, 1110 -28943",
      "2025-03-10 CE-0010 Arriendo del local, marzo: 5120 3010000 (Inmobiliaria Valle Alto), 236530 -105350, 1110 -2904650",
      "2025-03-12 CE-0011 Café, aseo y bolsas de basura: 519525 38000, 1105 -38000",
      "2025-03-18 CE-0012 Mantenimiento de la mezcladora de pintura: 5145 390000 (Taller Hermanos Quiroga), 236525 -15600, 1110 -374400",
      "2025-03-20 CE-0013 Energía del local, factura 4201: 5135 413800, 1110 -413800",
      "2025-03-25 NB-0006 Internet y telefonía del local, marzo: 5135 92437, 2408 17563, 1110 -110000",
      "2025-03-25 CE-0014 Honorarios de la contadora, marzo: 5110 800000 (Gloria Inés Pardo), 236515 -88000, 1110 -712000",
      "2025-03-31 NB-0007 Gastos bancarios y 4x1.000 de marzo: 530505 11900, 511595 18059, 1110 -29959",
    ]);
  });
  it("has small costs and the water of every second month, at the most that they may be", () => {
    const found = told("2025-02-28", [planRunningCosts], { chance: MOST }).filter((each) =>
      /519540|Acueducto/.test(each),
    );
    expect(found).toEqual([
      "2025-01-18 CE-0002 Bolsas y cinta de empaque: 519540 89000, 1105 -89000",
      "2025-02-11 CE-0006 Bolsas y cinta de empaque: 519540 89000, 1105 -89000",
      "2025-02-17 NB-0003 Acueducto y aseo del local, bimestre: 5135 159000, 1110 -159000",
      "2025-02-24 CE-0008 Bolsas y cinta de empaque: 519540 89000, 1105 -89000",
    ]);
  });
  it("has a loan of 2026 in equal parts of capital, until it is paid, and a checkbook once", () => {
    const found = [
      ...told("2026-03-31", [since("2026-01", planRunningCosts)]),
      ...told("2028-02-29", [since("2027-12", planRunningCosts)], {
        opening: [debit("1110", 2_500_000), credit("2105", 2_500_000)],
      }),
    ].filter((each) => /crédito|: 530505/.test(each));
    expect(found).toEqual([
      "2026-01-26 NB-0002 Desembolso del crédito, Banco del Altiplano: 1110 30000000, 2105 -30000000 (Banco del Altiplano)",
      "2026-01-31 NB-0003 Gastos bancarios y 4x1.000 de enero: 530505 11900, 511595 17491, 1110 -29391",
      "2026-02-26 NB-0006 Cuota del crédito, Banco del Altiplano: 2105 1250000 (Banco del Altiplano), 530520 435000, 1110 -1685000",
      "2026-02-28 NB-0007 Gastos bancarios y 4x1.000 de febrero: 530505 35700, 511595 24798, 1110 -60498",
      "2026-03-26 NB-0009 Cuota del crédito, Banco del Altiplano: 2105 1250000 (Banco del Altiplano), 530520 416875, 1110 -1666875",
      "2026-03-31 NB-0010 Gastos bancarios y 4x1.000 de marzo: 530505 11900, 511595 25859, 1110 -37759",
      "2027-12-27 NB-0003 Cuota del crédito, Banco del Altiplano: 2105 1250000 (Banco del Altiplano), 530520 36250, 1110 -1286250",
      "2027-12-31 NB-0004 Gastos bancarios y 4x1.000 de diciembre: 530505 11900, 511595 24464, 1110 -36364",
      "2028-01-26 NB-0006 Cuota del crédito, Banco del Altiplano: 2105 1250000 (Banco del Altiplano), 530520 18125, 1110 -1268125",
      "2028-01-31 NB-0007 Gastos bancarios y 4x1.000 de enero: 530505 11900, 511595 24587, 1110 -36487",
      "2028-02-29 NB-0010 Gastos bancarios y 4x1.000 de febrero: 530505 11900, 511595 20088, 1110 -31988",
    ]);
  });
});

describe("the purchases of the sample, written alone", () => {
  it("has thirty days of credit from each supplier in turn, with IVA and what is withheld", () => {
    const found = told("2025-02-28", [planPurchases]);
    expect(found).toEqual([
      "2025-01-02 FC-0041 Pinturas, Distribuciones Andina: 1435 3456000, 2408 656640, 236540 -86400, 2205 -4026240 (Distribuciones Andina S.A.S.)",
      "2025-01-07 FC-0042 Varilla y malla, Aceros del Norte: 1435 3456000, 2408 656640, 236540 -86400, 2205 -4026240 (Aceros y Mallas del Norte S.A.S.)",
      "2025-01-10 FC-0043 Tubería y accesorios PVC, Tubosabana: 1435 3456000, 2408 656640, 236540 -86400, 2205 -4026240 (Tubosabana P.V.C. Ltda.)",
      "2025-01-14 FC-0044 Cemento gris, Agregados El Roble: 1435 3456000, 2408 656640, 236540 -86400, 2205 -4026240 (Cementos y Agregados El Roble S.A.)",
      "2025-01-20 FC-0045 Herramienta eléctrica, Herramientas del Centro: 1435 3456000, 2408 656640, 236540 -86400, 2205 -4026240 (Herramientas del Centro S.A.S.)",
      "2025-01-30 CE-0001 Pago FC-0041, Distribuciones Andina: 2205 4026240 (Distribuciones Andina S.A.S.), 1110 -4026240",
      "2025-02-03 FC-0046 Cable y tomacorrientes, Luces y Cables Bacatá: 1435 3832000, 2408 728080, 236540 -95800, 2205 -4464280 (Luces y Cables Bacatá S.A.S.)",
      "2025-02-04 CE-0002 Pago FC-0042, Aceros del Norte: 2205 4026240 (Aceros y Mallas del Norte S.A.S.), 1110 -4026240",
      "2025-02-06 FC-0047 Pinturas, Distribuciones Andina: 1435 3832000, 2408 728080, 236540 -95800, 2205 -4464280 (Distribuciones Andina S.A.S.)",
      "2025-02-07 CE-0003 Pago FC-0043, Tubosabana: 2205 4026240 (Tubosabana P.V.C. Ltda.), 1110 -4026240",
      "2025-02-10 FC-0048 Varilla y malla, Aceros del Norte: 1435 3832000, 2408 728080, 236540 -95800, 2205 -4464280 (Aceros y Mallas del Norte S.A.S.)",
      "2025-02-11 CE-0004 Pago FC-0044, Agregados El Roble: 2205 4026240 (Cementos y Agregados El Roble S.A.), 1110 -4026240",
      "2025-02-14 FC-0049 Tubería y accesorios PVC, Tubosabana: 1435 3832000, 2408 728080, 236540 -95800, 2205 -4464280 (Tubosabana P.V.C. Ltda.)",
      "2025-02-17 CE-0005 Pago FC-0045, Herramientas del Centro: 2205 4026240 (Herramientas del Centro S.A.S.), 1110 -4026240",
      "2025-02-18 FC-0050 Cemento gris, Agregados El Roble: 1435 3832000, 2408 728080, 236540 -95800, 2205 -4464280 (Cementos y Agregados El Roble S.A.)",
    ]);
  });
  it("has them as late and as large as they may be", () => {
    const found = told("2025-03-14", [planPurchases], { chance: MOST });
    expect(found).toEqual([
      "2025-01-07 FC-0041 Estuco y masilla, Distribuciones Andina: 1435 5184000, 2408 984960, 236540 -129600, 2205 -6039360 (Distribuciones Andina S.A.S.)",
      "2025-01-08 FC-0042 Perfiles y ángulos, Aceros del Norte: 1435 5184000, 2408 984960, 236540 -129600, 2205 -6039360 (Aceros y Mallas del Norte S.A.S.)",
      "2025-01-13 FC-0043 Tanques y registros, Tubosabana: 1435 5184000, 2408 984960, 236540 -129600, 2205 -6039360 (Tubosabana P.V.C. Ltda.)",
      "2025-01-16 FC-0044 Cemento y pegante cerámico, Agregados El Roble: 1435 5184000, 2408 984960, 236540 -129600, 2205 -6039360 (Cementos y Agregados El Roble S.A.)",
      "2025-01-20 FC-0045 Cerraduras y bisagras, Herramientas del Centro: 1435 5184000, 2408 984960, 236540 -129600, 2205 -6039360 (Herramientas del Centro S.A.S.)",
      "2025-02-04 FC-0046 Tableros y breakers, Luces y Cables Bacatá: 1435 5748000, 2408 1092120, 236540 -143700, 2205 -6696420 (Luces y Cables Bacatá S.A.S.)",
      "2025-02-10 FC-0047 Estuco y masilla, Distribuciones Andina: 1435 5748000, 2408 1092120, 236540 -143700, 2205 -6696420 (Distribuciones Andina S.A.S.)",
      "2025-02-12 FC-0048 Perfiles y ángulos, Aceros del Norte: 1435 5748000, 2408 1092120, 236540 -143700, 2205 -6696420 (Aceros y Mallas del Norte S.A.S.)",
      "2025-02-12 CE-0001 Pago FC-0041, Distribuciones Andina: 2205 6039360 (Distribuciones Andina S.A.S.), 1110 -6039360",
      "2025-02-13 CE-0002 Pago FC-0042, Aceros del Norte: 2205 6039360 (Aceros y Mallas del Norte S.A.S.), 1110 -6039360",
      "2025-02-17 FC-0049 Tanques y registros, Tubosabana: 1435 5748000, 2408 1092120, 236540 -143700, 2205 -6696420 (Tubosabana P.V.C. Ltda.)",
      "2025-02-18 CE-0003 Pago FC-0043, Tubosabana: 2205 6039360 (Tubosabana P.V.C. Ltda.), 1110 -6039360",
      "2025-02-20 FC-0050 Cemento y pegante cerámico, Agregados El Roble: 1435 5748000, 2408 1092120, 236540 -143700, 2205 -6696420 (Cementos y Agregados El Roble S.A.)",
      "2025-02-21 CE-0004 Pago FC-0044, Agregados El Roble: 2205 6039360 (Cementos y Agregados El Roble S.A.), 1110 -6039360",
      "2025-02-25 CE-0005 Pago FC-0045, Herramientas del Centro: 2205 6039360 (Herramientas del Centro S.A.S.), 1110 -6039360",
      "2025-03-04 FC-0051 Cerraduras y bisagras, Herramientas del Centro: 1435 5360000, 2408 1018400, 236540 -134000, 2205 -6244400 (Herramientas del Centro S.A.S.)",
      "2025-03-10 FC-0052 Tableros y breakers, Luces y Cables Bacatá: 1435 5360000, 2408 1018400, 236540 -134000, 2205 -6244400 (Luces y Cables Bacatá S.A.S.)",
      "2025-03-12 FC-0053 Estuco y masilla, Distribuciones Andina: 1435 5360000, 2408 1018400, 236540 -134000, 2205 -6244400 (Distribuciones Andina S.A.S.)",
      "2025-03-12 CE-0006 Pago FC-0046, Luces y Cables Bacatá: 2205 6696420 (Luces y Cables Bacatá S.A.S.), 1110 -6696420",
    ]);
  });
});

describe("the sales of the sample, written alone", () => {
  it("has a single invoice at the counter each day, more on Saturdays, and the drawer to the bank on Mondays and Thursdays", () => {
    const found = told("2025-01-15", [planCounterSales, planDeposits]);
    expect(found).toEqual([
      "2025-01-02 RC-0001 Venta de contado FE-0132: bultos de cemento y arena: 1105 818244, 4135 -687600, 2408 -130644, 6135 409122, 1435 -409122",
      "2025-01-03 RC-0002 Venta de contado FE-0133: bultos de cemento y arena: 1105 818244, 4135 -687600, 2408 -130644, 6135 409122, 1435 -409122",
      "2025-01-04 RC-0003 Venta de contado FE-0134: bultos de cemento y arena: 1105 1076653, 4135 -904750, 2408 -171903, 6135 538326, 1435 -538326",
      "2025-01-07 RC-0004 Venta de contado FE-0135: bultos de cemento y arena: 1105 818244, 4135 -687600, 2408 -130644, 6135 409122, 1435 -409122",
      "2025-01-08 RC-0005 Venta de contado FE-0136: bultos de cemento y arena: 1105 818244, 4135 -687600, 2408 -130644, 6135 409122, 1435 -409122",
      "2025-01-09 RC-0006 Venta de contado FE-0137: bultos de cemento y arena: 1105 818244, 4135 -687600, 2408 -130644, 6135 409122, 1435 -409122",
      "2025-01-09 RC-0007 Consignación de ventas de contado: 1110 4560000, 1105 -4560000",
      "2025-01-10 RC-0008 Venta de contado FE-0138: bultos de cemento y arena: 1105 818244, 4135 -687600, 2408 -130644, 6135 409122, 1435 -409122",
      "2025-01-11 RC-0009 Venta de contado FE-0139: bultos de cemento y arena: 1105 1076653, 4135 -904750, 2408 -171903, 6135 538326, 1435 -538326",
      "2025-01-13 RC-0010 Venta de contado FE-0140: bultos de cemento y arena: 1105 818244, 4135 -687600, 2408 -130644, 6135 409122, 1435 -409122",
      "2025-01-13 RC-0011 Consignación de ventas de contado: 1110 2720000, 1105 -2720000",
      "2025-01-14 RC-0012 Venta de contado FE-0141: bultos de cemento y arena: 1105 818244, 4135 -687600, 2408 -130644, 6135 409122, 1435 -409122",
      "2025-01-15 RC-0013 Venta de contado FE-0142: bultos de cemento y arena: 1105 818244, 4135 -687600, 2408 -130644, 6135 409122, 1435 -409122",
    ]);
  });
  it("has five invoices at the counter each day", () => {
    const found = told("2025-01-06", [planCounterSales, planDeposits], { chance: MOST });
    expect(found).toEqual([
      "2025-01-02 RC-0001 Ventas de mostrador FE-0132 a FE-0136: 1105 1519571, 4135 -1276950, 2408 -242621, 6135 817248, 1435 -817248",
      "2025-01-02 RC-0002 Consignación de ventas de contado: 1110 910000, 1105 -910000",
      "2025-01-03 RC-0003 Ventas de mostrador FE-0137 a FE-0141: 1105 1519571, 4135 -1276950, 2408 -242621, 6135 817248, 1435 -817248",
      "2025-01-04 RC-0004 Ventas de mostrador FE-0142 a FE-0146: 1105 1999498, 4135 -1680250, 2408 -319248, 6135 1075360, 1435 -1075360",
    ]);
  });
  it("has sales on credit to the builder first, collected at once where they are small, and withheld from", () => {
    const found = told("2025-02-11", [planCreditSales]);
    expect(found).toEqual([
      "2025-01-03 FV-0023 Venta a crédito, Construcciones Páramo S.A.S.: cemento y varilla: 1305 2930375 (Construcciones Páramo S.A.S.), 4135 -2462500, 2408 -467875, 6135 1465188, 1435 -1465188",
      "2025-01-15 FV-0024 Venta a crédito, Construcciones Páramo S.A.S.: cemento y varilla: 1305 2930375 (Construcciones Páramo S.A.S.), 4135 -2462500, 2408 -467875, 6135 1465188, 1435 -1465188",
      "2025-01-21 RC-0001 Pago de FV-0023, Construcciones Páramo S.A.S.: 1110 2868812, 135515 61563, 1305 -2930375 (Construcciones Páramo S.A.S.)",
      "2025-01-24 FV-0025 Venta a crédito, Construcciones Páramo S.A.S.: cemento y varilla: 1305 2930375 (Construcciones Páramo S.A.S.), 4135 -2462500, 2408 -467875, 6135 1465188, 1435 -1465188",
      "2025-02-03 FV-0026 Venta a crédito, Construcciones Páramo S.A.S.: cemento y varilla: 1305 2521313 (Construcciones Páramo S.A.S.), 4135 -2118750, 2408 -402563, 6135 1260656, 1435 -1260656",
      "2025-02-03 RC-0002 Pago de FV-0024, Construcciones Páramo S.A.S.: 1110 2868812, 135515 61563, 1305 -2930375 (Construcciones Páramo S.A.S.)",
      "2025-02-10 FV-0027 Venta a crédito, Construcciones Páramo S.A.S.: cemento y varilla: 1305 2521313 (Construcciones Páramo S.A.S.), 4135 -2118750, 2408 -402563, 6135 1260656, 1435 -1260656",
      "2025-02-11 RC-0003 Pago de FV-0025, Construcciones Páramo S.A.S.: 1110 2868812, 135515 61563, 1305 -2930375 (Construcciones Páramo S.A.S.)",
    ]);
  });
  it("has sales on credit, collected in two parts where they are large, withheld from the first", () => {
    const found = told("2025-03-31", [planCreditSales], { chance: MOST }).filter((each) =>
      /FV-002[34]/.test(each),
    );
    expect(found).toEqual([
      "2025-01-07 FV-0023 Venta a crédito, Construcciones Páramo S.A.S.: formaleta y puntilla: 1305 4883939 (Construcciones Páramo S.A.S.), 4135 -4104150, 2408 -779789, 6135 2626656, 1435 -2626656",
      "2025-01-17 FV-0024 Venta a crédito, Jardín Infantil Semillas: arreglo de baños: 1305 4883939 (Jardín Infantil Semillas), 4135 -4104150, 2408 -779789, 6135 2626656, 1435 -2626656",
      "2025-02-17 RC-0001 Abono a FV-0023, Construcciones Páramo S.A.S.: 1110 3067396, 135515 102604, 1305 -3170000 (Construcciones Páramo S.A.S.)",
      "2025-02-26 RC-0002 Abono a FV-0024, Jardín Infantil Semillas: 1110 3170000, 1305 -3170000 (Jardín Infantil Semillas)",
      "2025-03-13 RC-0004 Saldo de FV-0023, Construcciones Páramo S.A.S.: 1110 1713939, 1305 -1713939 (Construcciones Páramo S.A.S.)",
      "2025-03-25 RC-0006 Saldo de FV-0024, Jardín Infantil Semillas: 1110 1713939, 1305 -1713939 (Jardín Infantil Semillas)",
    ]);
  });
});

describe("the taxes of the sample, written alone", () => {
  it("has what was withheld each month, IVA and ICA of two months, and the month's allocations", () => {
    const found = told("2025-04-30", [steadySales(400_000), planTaxesAndAllocations], { opening: OPENING });
    expect(found).toEqual([
      "2025-01-01 NC-0001 Saldos: 1110 100000000, 135515 700000, 236515 -400600, 2404 -9999400, 2408 -600400, 2412 -180100, 3105 -89519500",
      "2025-01-21 CE-0001 Retención en la fuente de diciembre: 236515 400600, 539595 400, 1110 -401000",
      "2025-01-22 CE-0002 IVA de noviembre y diciembre: 2408 600400, 429581 -400, 1110 -600000",
      "2025-01-23 CE-0003 ICA de noviembre y diciembre: 2412 180100, 429581 -100, 1110 -180000",
      "2025-01-31 RC-0001 Ventas: 1105 1196000, 135515 4000, 4135 -400000, 2408 -400000, 236515 -400000",
      "2025-01-31 NC-0002 Amortización de la póliza, enero: 5130 165000, 170520 -165000",
      "2025-01-31 NC-0003 Causación del ICA de enero: 511505 4416, 2412 -4416",
      "2025-02-21 CE-0004 Retención en la fuente de enero: 236515 400000, 1110 -400000",
      "2025-02-28 RC-0002 Ventas: 1105 1196000, 135515 4000, 4135 -400000, 2408 -400000, 236515 -400000",
      "2025-02-28 NC-0004 Depreciación de febrero: 516015 153333, 516020 160000, 159215 -153333, 159220 -160000",
      "2025-02-28 NC-0005 Amortización de la póliza, febrero: 5130 188000, 170520 -188000",
      "2025-02-28 NC-0006 Causación del ICA de febrero: 511505 4416, 2412 -4416",
      "2025-03-21 CE-0005 Retención en la fuente de febrero: 236515 400000, 1110 -400000",
      "2025-03-25 CE-0006 IVA de enero y febrero: 2408 800000, 1110 -800000",
      "2025-03-25 CE-0007 ICA de enero y febrero: 2412 8832, 539595 168, 1110 -9000",
      "2025-03-31 RC-0003 Ventas: 1105 1196000, 135515 4000, 4135 -400000, 2408 -400000, 236515 -400000",
      "2025-03-31 NC-0007 Depreciación de marzo: 516015 153333, 516020 160000, 159215 -153333, 159220 -160000",
      "2025-03-31 NC-0008 Amortización de la póliza, marzo: 5130 188000, 170520 -188000",
      "2025-03-31 NC-0009 Causación del ICA de marzo: 511505 4416, 2412 -4416",
      "2025-04-21 CE-0008 Retención en la fuente de marzo: 236515 400000, 1110 -400000",
      "2025-04-30 RC-0004 Ventas: 1105 1196000, 135515 4000, 4135 -400000, 2408 -400000, 236515 -400000",
      "2025-04-30 NC-0010 Depreciación de abril: 516015 153333, 516020 160000, 159215 -153333, 159220 -160000",
      "2025-04-30 NC-0011 Amortización de la póliza, abril: 5130 188000, 170520 -188000",
      "2025-04-30 NC-0012 Causación del ICA de abril: 511505 4416, 2412 -4416",
    ]);
  });
  it("has the depreciation of each asset for its life: two months of a year late, and the rest of its cost last", () => {
    const found = told("2036-03-31", [steadySales(10_000), planTaxesAndAllocations], {
      opening: OPENING,
    }).flatMap((each) => {
      const [on = "", , ...words] = each.split(" ");
      const isShown =
        /Depreciación/.test(each) && /^(?:2026-0[1-6]|2028-12|2029-02|2032-12|2033-02|2036)/.test(on);
      return isShown ? [[on, ...words].join(" ")] : [];
    });
    expect(found).toEqual([
      "2026-02-27 Depreciación de febrero: 516015 153333, 516020 160000, 516035 200000, 159215 -153333, 159220 -160000, 159235 -200000",
      "2026-03-31 Depreciación de marzo: 516015 153333, 516020 160000, 516035 200000, 159215 -153333, 159220 -160000, 159235 -200000",
      "2026-04-30 Depreciación de abril: 516015 153333, 516020 160000, 516035 200000, 159215 -153333, 159220 -160000, 159235 -200000",
      "2026-05-29 Depreciación de mayo: 516015 153333, 516020 160000, 516035 200000, 159215 -153333, 159220 -160000, 159235 -200000",
      "2026-06-30 Depreciación de enero, omitida en su mes: 516015 153333, 516020 160000, 159215 -153333, 159220 -160000",
      "2026-06-30 Depreciación de junio: 516015 153333, 516020 160000, 516035 200000, 159215 -153333, 159220 -160000, 159235 -200000",
      "2028-12-29 Depreciación de julio, omitida en su mes: 516015 153333, 516020 160000, 516035 200000, 159215 -153333, 159220 -160000, 159235 -200000",
      "2028-12-29 Depreciación de diciembre: 516015 153333, 516020 160000, 516035 200000, 159215 -153333, 159220 -160000, 159235 -200000",
      "2029-02-28 Depreciación de febrero: 516015 153333, 516035 200000, 159215 -153333, 159235 -200000",
      "2032-12-31 Depreciación de julio, omitida en su mes: 516015 153333, 516035 200000, 159215 -153333, 159235 -200000",
      "2032-12-31 Depreciación de diciembre: 516015 153373, 516035 200000, 159215 -153373, 159235 -200000",
      "2033-02-28 Depreciación de febrero: 516035 200000, 159235 -200000",
    ]);
  });
});

describe("the odd events of the sample, written alone", () => {
  it("sends money to the savings above twenty millions and back below nine; a policy each February", () => {
    const found = told("2026-02-28", [planOddEvents], money(25_000_000, 0));
    expect(found).toEqual([
      "2025-01-01 NC-0001 Saldos: 1110 25000000, 3105 -25000000",
      "2025-01-02 NB-0001 Traslado a la cuenta de ahorros: 1120 9000000, 1110 -9000000",
      "2025-02-04 CE-0001 Póliza del local y la mercancía, un año: 170520 2256000 (Seguros del Altiplano S.A.), 2408 428640, 1110 -2684640",
      "2026-01-29 CE-0002 Camioneta de reparto, usada: 1540 24000000 (Luis Eduardo Garzón), 1110 -24000000",
      "2026-01-29 NB-0002 Traslado desde la cuenta de ahorros: 1110 9000000, 1120 -9000000",
      "2026-02-04 CE-0003 Póliza del local y la mercancía, un año: 170520 2400000 (Seguros del Altiplano S.A.), 2408 456000, 1110 -2856000",
    ]);
  });
  it("brings no more back than there is, nor less than a million", () => {
    const found = told("2026-09-30", [planOddEvents], money(8_000_000, 9_500_000));
    expect(found).toEqual([
      "2025-01-01 NC-0001 Saldos: 1110 8000000, 1120 9500000, 3105 -17500000",
      "2025-01-02 NB-0001 Traslado desde la cuenta de ahorros: 1110 8000000, 1120 -8000000",
      "2025-02-04 CE-0001 Póliza del local y la mercancía, un año: 170520 2256000 (Seguros del Altiplano S.A.), 2408 428640, 1110 -2684640",
      "2026-01-29 CE-0002 Camioneta de reparto, usada: 1540 24000000 (Luis Eduardo Garzón), 1110 -24000000",
      "2026-01-29 NB-0002 Traslado desde la cuenta de ahorros: 1110 1000000, 1120 -1000000",
      "2026-02-04 CE-0003 Póliza del local y la mercancía, un año: 170520 2400000 (Seguros del Altiplano S.A.), 2408 456000, 1110 -2856000",
      "2026-04-22 NC-0002 Devolución de dos galones de pintura, venta de contado: 4175 184000, 2408 34960, 1105 -218960, 1435 114000, 6135 -114000",
      "2026-06-17 FV-0023 Venta a crédito, Obras Chía S.A.S.: factura digitada dos veces: 1305 1618400 (Obras Chía S.A.S.), 4135 -1360000, 2408 -258400",
      "2026-08-31 NC-0003 Amortización de la póliza, agosto (repetida): 5130 200000, 170520 -200000",
    ]);
  });
  it("pays the van from the savings where they suffice", () => {
    const found = told("2026-01-30", [planOddEvents], money(20_000_000, 24_000_000));
    expect(found).toEqual([
      "2025-01-01 NC-0001 Saldos: 1110 20000000, 1120 24000000, 3105 -44000000",
      "2025-02-04 CE-0001 Póliza del local y la mercancía, un año: 170520 2256000 (Seguros del Altiplano S.A.), 2408 428640, 1110 -2684640",
      "2026-01-29 CE-0002 Camioneta de reparto, usada: 1540 24000000 (Luis Eduardo Garzón), 1120 -24000000",
    ]);
  });
});

describe("the years of the sample, written alone", () => {
  it("are taxed, closed, opened again and shared out, with the tax of the year before in two parts", () => {
    const found = told("2028-04-30", [steadySales(9_000_000), planYearTurn], {
      opening: OPENING,
    }).filter((each) => !/Ventas/.test(each));
    expect(found).toEqual([
      "2025-01-01 NC-0001 Saldos: 1110 100000000, 135515 700000, 236515 -400600, 2404 -9999400, 2408 -600400, 2412 -180100, 3105 -89519500",
      "2025-05-14 CE-0001 Impuesto de renta 2024, declaración y primera cuota: 2404 5350000, 135515 -700000, 1110 -4650000",
      "2025-07-14 CE-0002 Impuesto de renta 2024, segunda cuota: 2404 4649400, 429581 -400, 1110 -4649000",
      "2025-12-31 NC-0002 Impuesto de renta de 2025: 5405 37800140, 2404 -37800140",
      "2025-12-31  Cierre de los ingresos de 2025: 4135 108000000, 429581 400, 5905 -108000400",
      "2025-12-31  Cierre de los costos y gastos de 2025: 5405 -37800140, 5905 37800140",
      "2025-12-31  Utilidad del ejercicio 2025: 5905 70200260, 3605 -70200260",
      "2026-01-01  Traslado del resultado de 2025: 3605 70200260, 3705 -70200260",
      "2026-03-27 NC-0003 Acta de asamblea: reserva legal y dividendos: 3705 56120026, 330505 -7020026, 2360 -29460000 (Mariana Restrepo), 2360 -19640000 (Hernán Restrepo)",
      "2026-04-15 CE-0003 Pago de dividendos de 2025: 2360 29460000 (Mariana Restrepo), 2360 19640000 (Hernán Restrepo), 1110 -49100000",
      "2026-05-14 CE-0004 Impuesto de renta 2025, declaración y primera cuota: 2404 19440000, 135515 -1080000, 1110 -18360000",
      "2026-07-14 CE-0005 Impuesto de renta 2025, segunda cuota: 2404 18360140, 429581 -140, 1110 -18360000",
      "2026-12-31 NC-0004 Impuesto de renta de 2026: 5405 37800049, 2404 -37800049",
      "2026-12-31  Cierre de los ingresos de 2026: 4135 108000000, 429581 140, 5905 -108000140",
      "2026-12-31  Cierre de los costos y gastos de 2026: 5405 -37800049, 5905 37800049",
      "2026-12-31  Utilidad del ejercicio 2026: 5905 70200091, 3605 -70200091",
      "2027-01-01  Traslado del resultado de 2026: 3605 70200091, 3705 -70200091",
      "2027-03-29 NC-0005 Acta de asamblea: reserva legal y dividendos: 3705 56120009, 330505 -7020009, 2360 -29460000 (Mariana Restrepo), 2360 -19640000 (Hernán Restrepo)",
      "2027-04-15 CE-0006 Pago de dividendos de 2026: 2360 29460000 (Mariana Restrepo), 2360 19640000 (Hernán Restrepo), 1110 -49100000",
      "2027-05-14 CE-0007 Impuesto de renta 2026, declaración y primera cuota: 2404 19440000, 135515 -1080000, 1110 -18360000",
      "2027-07-14 CE-0008 Impuesto de renta 2026, segunda cuota: 2404 18360049, 429581 -49, 1110 -18360000",
      "2027-12-31 NC-0006 Impuesto de renta de 2027: 5405 37800017, 2404 -37800017",
      "2027-12-31  Cierre de los ingresos de 2027: 4135 108000000, 429581 49, 5905 -108000049",
      "2027-12-31  Cierre de los costos y gastos de 2027: 5405 -37800017, 5905 37800017",
      "2027-12-31  Utilidad del ejercicio 2027: 5905 70200032, 3605 -70200032",
      "2028-01-01  Traslado del resultado de 2027: 3605 70200032, 3705 -70200032",
      "2028-03-27 NC-0007 Acta de asamblea: reserva legal y dividendos: 3705 50059965, 330505 -959965, 2360 -29460000 (Mariana Restrepo), 2360 -19640000 (Hernán Restrepo)",
      "2028-04-17 CE-0009 Pago de dividendos de 2027: 2360 29460000 (Mariana Restrepo), 2360 19640000 (Hernán Restrepo), 1110 -49100000",
    ]);
  });
});

it("what was owed when the book began is collected and paid on its day", () => {
  const collections = [[day("2025-01-08"), "Luz", 7]] as const;
  const payments = [[day("2025-01-09"), "Ana", 5]] as const;
  const found = told("2025-01-31", [
    (world) => planOpeningPayments(world, payments),
    (world) => planOpeningCollections(world, collections),
  ]);
  expect(found).toEqual([
    "2025-01-08 RC-0001 Pago de saldo anterior, Luz: 1110 7, 1305 -7 (Luz)",
    "2025-01-09 CE-0001 Pago de saldo anterior, Ana: 2205 5 (Ana), 1110 -5",
  ]);
});

describe("the limits of the sample's habits", () => {
  it("nothing is withheld below the least base of the day (Decreto 572 de 2025)", () => {
    // 31 and 40 hundredths of a usual invoice are 1.339.200 and 1.313.300; the least base was 1.345.000.
    const bought = told("2025-01-07", [planPurchases], { chance: chanceOf(80, 31) });
    expect(bought[0]).toBe(
      "2025-01-02 FC-0041 Pinturas, Distribuciones Andina: 1435 1339200, 2408 254448, 2205 -1593648 (Distribuciones Andina S.A.S.)",
    );
    const sold = told("2025-01-22", [planCreditSales], { chance: chanceOf(75, 40) });
    expect(sold.filter((each) => /FV-0023,/.test(each))).toEqual([
      "2025-01-21 RC-0001 Pago de FV-0023, Construcciones Páramo S.A.S.: 1110 1562827, 1305 -1562827 (Construcciones Páramo S.A.S.)",
    ]);
  });

  it("taxes are paid of what was owed when their period ended", () => {
    const sold: Plan = ({ agenda, books }) => {
      for (const on of ["2025-01-15", "2025-02-15"])
        agenda.plan(day(on), (date) => {
          const lines = [
            debit("1105", 95_000),
            credit("4135", 50_000),
            credit("236515", 40_000),
            credit("2408", 5_000),
          ];
          books.post({ kind: "RC", date, description: "Ventas", lines });
        });
    };
    const found = told("2025-02-21", [sold, planTaxesAndAllocations], { opening: OPENING });
    expect(found.filter((each) => /Retención|IVA/.test(each))).toEqual([
      "2025-01-21 CE-0001 Retención en la fuente de diciembre: 236515 400600, 539595 400, 1110 -401000",
      "2025-01-22 CE-0002 IVA de noviembre y diciembre: 2408 600400, 429581 -400, 1110 -600000",
      "2025-02-21 CE-0004 Retención en la fuente de enero: 236515 40000, 1110 -40000",
    ]);
  });

  it("the drawer is deposited from half a million above its float on", () => {
    const deposits = (cash: number) =>
      told("2025-01-03", [planDeposits], { opening: [debit("1105", cash), credit("3105", cash)] }).slice(1);
    expect(deposits(1_100_000)).toEqual([
      "2025-01-02 RC-0001 Consignación de ventas de contado: 1110 500000, 1105 -500000",
    ]);
    expect(deposits(1_099_999)).toEqual([]);
  });

  it("savings move above twenty and below nine millions, by whole millions, on days of the bank", () => {
    const moved = (bank: number, savings: number, ...plans: readonly Plan[]) =>
      told("2025-01-08", [...plans, planOddEvents], money(bank, savings)).slice(1);
    expect(moved(20_000_000, 1)).toEqual([]);
    expect(moved(9_000_000, 5_000_000)).toEqual([]);
    expect(moved(8_999_999, 999_999)).toEqual([]);
    expect(moved(8_999_999, 1_000_000)).toEqual([
      "2025-01-02 NB-0001 Traslado desde la cuenta de ahorros: 1110 1000000, 1120 -1000000",
    ]);
    expect(moved(8_000_001, 20_000_000)).toEqual([
      "2025-01-02 NB-0001 Traslado desde la cuenta de ahorros: 1110 8000000, 1120 -8000000",
    ]);
    // 4 January is a Saturday, and the Epiphany the Monday after it.
    const gift: Plan = ({ agenda, books }) =>
      agenda.plan(day("2025-01-04"), (date) => {
        const lines = [debit("1110", 9_500_000), credit("4295", 9_500_000)];
        books.post({ kind: "RC", date, description: "Otro", lines });
      });
    expect(moved(12_000_000, 1, gift).slice(1)).toEqual([
      "2025-01-07 NB-0001 Traslado a la cuenta de ahorros: 1120 5000000, 1110 -5000000",
    ]);
  });

  it("what was written twice is annulled at once, or reversed three days later", () => {
    const acts = (until: string) =>
      partOfShop(until, [since("2026-06", planOddEvents)], money(15_000_000, 24_000_000)).acts.filter(
        ({ kind }) => kind !== "entry",
      );
    expect(acts("2026-09-02")).toEqual([{ kind: "void", reference: "FV-0023" }]);
    expect(acts("2026-09-03").slice(1)).toEqual([
      {
        kind: "reverse",
        reference: "NC-0003",
        date: "2026-09-03",
        description: "Reversión de NC-0003: la amortización de agosto se registró dos veces",
      },
    ]);
  });

  it("a year is closed and opened by acts that say with how many entries", () => {
    const { acts } = partOfShop("2026-01-01", [steadySales(9_000_000), planYearTurn], { opening: OPENING });
    expect(acts.filter(({ kind }) => kind !== "entry")).toEqual([
      { kind: "close-year", year: 2025, entries: 3 },
      { kind: "open-year", year: 2026, entries: 1 },
    ]);
  });

  it.each([
    ["2026-06-30", "Depreciación de junio", "2026-06"],
    ["2026-06-30", "Depreciación de enero, omitida en su mes", "2026-01"],
    ["2026-06-30", "Depreciación de enero", "2026-01"],
    ["2026-06-30", "Depreciación de julio", null],
    ["2026-06-30", "Depreciación", null],
  ])("an entry of %s called “%s” depreciates %s", (date, description, of) => {
    expect(depreciatedMonth({ date: day(date), description, reference: "", lines: [] })).toBe(of);
  });
});
