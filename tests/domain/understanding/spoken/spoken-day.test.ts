import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { blanked, placeIn, plainText } from "#domain/understanding/plain-text.ts";
import { spokenCount } from "#domain/understanding/spoken/spoken-count.ts";
import { spokenDay } from "#domain/understanding/spoken/spoken-day.ts";
import { spokenDocument } from "#domain/understanding/spoken/spoken-document.ts";
import { countedByUnit, countedWithin } from "#domain/understanding/spoken/spoken-each.ts";

/** A Friday. */
const TODAY = day("2026-11-20");

/** The days that are said, "?" where it is not clear which one. */
const DAYS = `
pagué el arriendo | -
pagué ayer | 2026-11-19
pagué anoche | 2026-11-19
ayer en la tarde pagué | 2026-11-19
pagué antier | 2026-11-18
pagué antes de ayer | 2026-11-18
pagué anteanoche | 2026-11-18
pagué hoy | 2026-11-20
esta mañana pagué | 2026-11-20
pagué mañana | ?
pagué el próximo lunes | ?
pagué la semana que viene | ?
pagué el mes pasado | ?
pagué a comienzos de mes | ?
pagué el otro día | ?
pagué hace dos meses | ?
pagué hace tres días | 2026-11-17
pagué hace 1 día | 2026-11-19
pagué hace una semana | 2026-11-13
pagué hace 2 semanas | 2026-11-06
pagué hace ocho días | 2026-11-13
pagué hace quince días | 2026-11-05
pagué el 2026-11-03 | 2026-11-03
pagué el 2026-11-21 | ?
pagué el 2026-02-30 | ?
pagué el 3 de octubre | 2026-10-03
pagué el 20 de noviembre | 2026-11-20
pagué el 21 de noviembre | ?
pagué el 25 de diciembre | ?
pagué el 30 de mayo | 2026-05-30
pagué el 31 de septiembre | ?
pagué el 3 de octubre de 2025 | 2025-10-03
pagué el 3 de octubre del 2027 | ?
ajuste a 30 de noviembre | 2026-11-30
ajuste al 31 de octubre | 2026-10-31
pagué el 3/10 | 2026-10-03
pagué el 3/10/2025 | 2025-10-03
pagué el 3/10/25 | 2025-10-03
pagué el 21/11/2026 | ?
pagué el 5 | 2026-11-05
pagué el día 20 | 2026-11-20
pagué el 25 | 2026-10-25
pagué el 31 | 2026-10-31
pagué el 32 | ?
pagué el 5 % | -
pagué el 50 mil | -
pagué el 5.000 | -
pagué el lunes | 2026-11-16
pagué el viernes | 2026-11-13
pagué el sábado pasado | 2026-11-14
pagué ayer y hoy | ?
pagué el 5 y el 6 | ?
el anticipo para la boda del 12 de diciembre lo pagué ayer | 2026-11-19
pagué la reserva del hotel para el mes que viene | -
`;

describe("the day that a sentence says", () => {
  it.each(
    DAYS.trim()
      .split("\n")
      .map((line) => line.split(" | ")),
  )("%s", (text = "", told) => {
    const { day: said, unclear, rest, places } = spokenDay(text, TODAY);
    expect(unclear ? "?" : (said ?? "-")).toBe(told);
    expect(rest).toHaveLength(text.length);
    for (const { from, to } of places) expect(rest.slice(from, to).trim()).toBe("");
  });

  it("goes back half a year and no more for one without its year", () => {
    expect(spokenDay("pagué el 25 de diciembre", day("2027-01-15")).day).toBe("2026-12-25");
    expect(spokenDay("pagué el 21 de julio", day("2027-01-20")).day).toBe("2026-07-21");
    expect(spokenDay("pagué el 20 de julio", day("2027-01-20"))).toMatchObject({ day: null, unclear: true });
    expect(spokenDay("pagué el 31", day("2026-03-01")).day).toBe("2026-01-31");
    expect(spokenDay("pagué el 30 de enero", day("2026-01-15"))).toMatchObject({ day: null, unclear: true });
  });

  it("stands where its words do", () => {
    expect(spokenDay("ayer pagué", TODAY)).toEqual({
      day: "2026-11-19",
      unclear: false,
      rest: "     pague",
      places: [{ from: 0, to: 4 }],
    });
  });
});

describe("what else a sentence says by words", () => {
  it.each([
    ["uno", 1],
    ["una", 1],
    ["veintiuna", 21],
    ["veintinueve", 29],
    ["treinta y cinco", 35],
    ["noventa y nueve", 99],
    ["cien", 100],
    ["ciento veinte", 120],
    ["doscientas", 200],
    ["novecientos noventa y nueve", 999],
    ["40", 40],
    ["1.200", 1200],
    ["cosa", 0],
  ])("counts %s", (said, count) => {
    expect(spokenCount(said)).toBe(count);
  });

  it.each([
    ["pague la factura fe-4501 de luz", "fe-4501"],
    ["recibo 1234 del agua", "1234"],
    ["recibo numero 1234", "1234"],
    ["factura electronica de venta fv 12", "fv 12"],
    ["factura de venta no. 77", "77"],
    ["ce-015 pague", "ce-015"],
    ["fv 12 vendi", "fv 12"],
    ["factura 50 mil", null],
    ["factura 50.000", null],
    ["factura 5 %", null],
    ["recibo 1234567", null],
    ["pague 1234", null],
    ["rc12.5", null],
  ])("finds the document of %j", (plain, number) => {
    const place = spokenDocument(plain);
    expect(place === null ? null : plain.slice(place.from, place.to)).toBe(number);
  });

  it("counts what a price is of, by its name", () => {
    expect(countedByUnit("30 bultos de abono triple 15 a ", " el bulto")).toEqual({
      things: 30,
      unit: "bulto",
    });
    expect(countedByUnit("dos jornaleros, tres dias, a ", " el dia cada uno")).toEqual({
      things: 6,
      unit: "dia",
    });
    expect(countedByUnit("dos jornaleros, tres dias, a ", " el dia")).toEqual({ things: 3, unit: "dia" });
    expect(countedByUnit("30 bultos de abono por ", " el bulto")).toBeNull();
    expect(countedByUnit("30 bultos a ", "")).toBeNull();
    expect(countedByUnit("30 bultos a ", " la caja")).toBeNull();
    expect(countedByUnit("30 bultos y 5 bultos a ", " el bulto")).toBeNull();
    expect(countedWithin("3 cantinas de leche, 40 litros cada cantina y el litro a ")).toEqual({
      things: 120,
      unit: "",
    });
    expect(countedWithin("3 cantinas de leche, 40 litros cada caja y el litro a ")).toBeNull();
  });

  it("reads words plainly, and knows the place of each sign", () => {
    const read = plainText("Pagué a Peña  2 x 500, ñandú", (word) =>
      word === "pague" ? "pagamos" : word.toUpperCase(),
    );
    expect(read.plain).toBe("pagamos A pena  2 x 500, NANDU");
    const at = read.plain.indexOf("NANDU");
    expect(placeIn(read, { from: at, to: at + 5 })).toEqual({ from: 23, to: 28 });
    expect(placeIn(read, { from: 0, to: 7 })).toEqual({ from: 0, to: 5 });
    expect(placeIn(read, { from: 99, to: 100 })).toEqual({ from: 28, to: 28 });
    expect(plainText("días X 500", (word) => word.toUpperCase()).plain).toBe("DIAS X 500");
    expect(plainText("2 días x 500", (word) => word.toUpperCase()).plain).toBe("2 DIAS x 500");
    expect(blanked("pague ayer 500", { from: 6, to: 10 })).toBe("pague      500");
    expect(blanked("pague ayer 500", { from: 6, to: 10 }, "#")).toBe("pague #    500");
    expect(blanked("pague ayer 500", { from: 6, to: 10 }, "abcdef")).toBe("pague abcd 500");
  });
});
