import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { indicatorPlaceOf } from "#domain/accounting/indicators.ts";
import { BALANCE_LAYOUT } from "#domain/statement/layouts/balance.data.ts";
import { componentOf } from "#domain/statement/layouts/equity.data.ts";
import { flowKindOf } from "#domain/statement/layouts/flow-kinds.data.ts";
import { linePlaces } from "#domain/statement/layouts/layout.ts";

/**
 * Every account of classes 1 to 3 of Decreto 2650 de 1993, by hand: line of the balance, activity of the cash whose
 * counterpart it is (NIIF para PYMES 4.2, 4.5, 7.4 to 7.6). What opened a receivable or payable may say otherwise.
 */
const TABLE: Readonly<Record<string, readonly [line: string, flow: string]>> = {
  "1105 1110 1115 1120 1125": ["cash", "none"],
  "1205 1210 1215 1220 1225 1230 1235 1240 1245 1250 1255 1260 1295 1299": ["investments", "investments"],
  "1305 1310 1345 1350 1385 1390 1399": ["receivables", "customers"],
  "1315 1320 1323 1325 1370": ["receivables", "loans-made"],
  "1328": ["receivables", "capital"],
  "1330": ["receivables", "suppliers"],
  "1340": ["receivables", "property"],
  "1332 1335 1360 1380": ["receivables", "other-operating"],
  "1355": ["tax-assets", "taxes"],
  "1365": ["receivables", "employees"],
  "1405 1410 1415 1417 1420 1425 1428 1430 1435 1440 1445 1450 1455 1460 1465 1499": [
    "inventories",
    "suppliers",
  ],
  "1504 1506 1508 1512 1516 1520 1524 1528 1532 1536 1540 1544 1548 1552 1556 1560": ["property", "property"],
  "1562 1564 1568 1572 1576 1580 1584 1588 1592 1596 1597 1598 1599": ["property", "property"],
  "1605 1610 1615 1620 1625 1630 1635 1698 1699": ["intangibles", "intangibles"],
  "1705": ["prepaid", "expenses"],
  "1710 1730": ["other-assets", "expenses"],
  "1715 1720 1798": ["other-assets", "intangibles"],
  "1805": ["other-assets", "property"],
  "1895 1899 1905 1910 1995": ["other-assets", "other-operating"],
  "2105 2110 2115 2120 2125 2130 2135 2140 2145 2195": ["debt", "debt"],
  "2205 2210 2215 2220 2225": ["payables", "suppliers"],
  "2305 2320 2330 2335 2340 2345 2350 2375": ["payables", "expenses"],
  "2310 2315 2355 2357 2840": ["payables", "debt"],
  "2360": ["payables", "owners"],
  "2365 2367 2368": ["tax-liabilities", "taxes"],
  "2404 2408 2412 2416 2420 2424 2428 2432 2436 2440 2444 2448 2452 2456 2460 2464 2468 2472 2476 2495": [
    "tax-liabilities",
    "taxes",
  ],
  "2370 2380 2505 2510 2515 2520 2525 2530 2532 2535 2540 2610": ["employees", "employees"],
  "2605 2625 2630 2635 2640 2695": ["provisions", "expenses"],
  "2615": ["provisions", "taxes"],
  "2620 2920 2925": ["long-employees", "employees"],
  "2705 2710 2715 2720": ["deferred-income", "customers"],
  "2725": ["deferred-tax-liabilities", "taxes"],
  "2805": ["deferred-income", "customers"],
  "2810 2815 2820 2830 2835 2895": ["payables", "other-operating"],
  "2825": ["payables", "suppliers"],
  "2905 2910 2915": ["bonds", "debt"],
  "3105 3115 3120 3125 3130 3135 3140": ["capital", "capital"],
  "3205 3210": ["surplus", "capital"],
  "3215 3220 3225 3405 3410 3415 3805 3810 3895": ["surplus", "owners"],
  "3305 3310 3315": ["reserves", "owners"],
  "3505 3510 3605 3610 3705 3710": ["retained", "owners"],
};

/** Sub-accounts that are of another activity than their account. */
const FINER: Readonly<Record<string, string>> = {
  "131505": "customers",
  "131520": "loans-made",
  "133010": "suppliers",
  "133015": "employees",
  "133505": "other-operating",
  "133530": "investments",
  "134505": "interest-received",
  "134510": "interest-received",
  "134535": "other-operating",
  "171076": "taxes",
  "189505": "property",
  "189510": "property",
  "189515": "property",
  "189520": "other-operating",
  "189905": "property",
  "189995": "other-operating",
  "233505": "interest-paid",
  "233535": "expenses",
  "260505": "interest-paid",
  "260515": "expenses",
  "270505": "interest-received",
  "281005": "capital",
  "281010": "capital",
  "281015": "other-operating",
  "330505": "owners",
  "330516": "own-shares",
  "330518": "own-shares",
};

const accounts = pucChart().accounts.map(({ puc }) => puc);
const rows = Object.entries(TABLE).flatMap(([codes, place]) =>
  codes.split(" ").map((code) => [code, place] as const),
);
const lineOf = linePlaces(BALANCE_LAYOUT);
let inLong = false;
const long = new Set<string>();
for (const row of BALANCE_LAYOUT)
  if (row.kind === "heading") inLong = row.label.endsWith("no corriente");
  else if (row.kind === "line" && inLong) long.add(row.key);

describe("AC-110 the place of every account of the decree", () => {
  it("names each account of four digits once", () => {
    const ofFour = accounts.filter((code) => /^[123]\d{3}$/.test(code));
    expect(rows.map(([code]) => code).sort()).toEqual(ofFour.sort());
  });

  it.each(rows)("%s", (code, [line, flow]) => {
    expect([lineOf(code)?.key, flowKindOf(code)?.key ?? "none"]).toEqual([line, flow]);
  });

  it("gives sub-accounts the activity of their account, but for those that name another one", () => {
    for (const code of accounts.filter((each) => /^[123]\d{5}$/.test(each)))
      expect([code, flowKindOf(code)?.key]).toEqual([code, FINER[code] ?? flowKindOf(code.slice(0, 4))?.key]);
    expect(Object.keys(FINER).filter((code) => !accounts.includes(code))).toEqual([]);
  });

  it("keeps sub-accounts on the line of their account, but for deferred tax", () => {
    for (const code of accounts.filter((each) => /^[123]\d{5}$/.test(each)))
      expect([code, lineOf(code)?.key]).toEqual([
        code,
        code === "171076" ? "deferred-tax-assets" : lineOf(code.slice(0, 4))?.key,
      ]);
  });

  it("is current for the ratios where it is current in the balance", () => {
    for (const code of accounts.filter((each) => /^[12]\d{3}/.test(each))) {
      const place = indicatorPlaceOf(code);
      const isLong = long.has(lineOf(code)?.key ?? "");
      expect([code, place.startsWith("other")]).toEqual([code, isLong]);
    }
  });

  it("has a component of equity for class 3", () => {
    for (const code of accounts.filter((each) => each.startsWith("3")))
      expect([code, componentOf(code)]).not.toContain(null);
  });
});
