import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { NOUNS } from "#domain/accounting/words/nouns.data.ts";
import { VERB_FORMS } from "#domain/accounting/words/verb-forms.data.ts";
import type { GuidedWorld } from "#domain/guided/guided-world.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { ownDeeds } from "#domain/understanding/own-deeds.ts";
import { framedSentences } from "./bank/read-frames.ts";
import { readStrangers } from "./bank/strangers/read-strangers.ts";
import { readText, scoreStranger } from "./bank/strangers/score-strangers.ts";

const chart = pucChart();
const world: GuidedWorld = {
  chart,
  today: day("2026-11-26"),
  parties: [],
  profile: null,
  memory: [],
  used: new Map(),
  counterpart: () => null,
};

describe("the things of trades (GM-29)", () => {
  const names = Object.values(NOUNS).flatMap((words) => words.trim().split(" "));

  it("has each thing once, folded, on accounts of the PUC", () => {
    expect(names.length).toBeGreaterThan(1_050);
    expect(names.filter((name, at) => names.indexOf(name) !== at || !/^[a-z0-9_]+$/.test(name))).toEqual([]);
    const codes = Object.keys(NOUNS).flatMap((key) => key.split("/").filter((code) => code !== ""));
    expect(codes.filter((code) => !chart.accounts.some(({ puc }) => puc === code))).toEqual([]);
  });

  /** Frames of each kind with things that the frames which teach the deeds do not have. */
  it.each([0, 500])("is understood in frames of every kind (place %i)", (place) => {
    const missed = framedSentences(place).flatMap((accepted) => {
      const outcome = scoreStranger(accepted, world);
      return outcome === "right" ? [] : [`${outcome}: ${accepted[0]?.text}`];
    });
    const wrong = missed.filter((each) => each.startsWith("wrong"));
    expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(4);
    expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(35);
  });
});

describe("other ways of saying a verb (GM-29)", () => {
  it("says many forms, each by a verb that no form of the table changes again", () => {
    const forms = VERB_FORMS.flatMap(([said]) => said.split("|"));
    expect(forms.length).toBeGreaterThan(300);
    const again = [
      "pague",
      "compre",
      "vendi",
      "recibi",
      "cobre",
      "abone",
      "consigne",
      "gire",
      "preste",
      "aporte",
    ];
    expect(again.map(ownDeeds)).toEqual(again);
  });

  const SAID = `
se adquiere un tonel para guardar el vino por 500.000 en efectivo | ASK OR D 15,14,62 500000; C 1105 500000
le empresté 90.000 a mi primo en efectivo | D 1370,1365 90000; C 1105 90000
mi cuñada me emprestó 700.000 por Nequi | D 1120,1110 700000; C 2195,2380 700000
quedó de pagarme 85.000 por unas camisas que se llevó | D 1305 85000; C 4135 85000 OR ASK
sufragué el recibo del agua, 93.000 en efectivo | D 513525 93000; C 1105 93000
la iglesia pagó la luz, 230 mil en efectivo | D 5135 230000; C 1105 230000
me tocó pagar el arriendo, 900 mil en efectivo | D 5120 900000; C 1105 900000
Se obtiene préstamo bancario por 4.000.000, abonado en cuenta corriente | D 1110 4000000; C 2105 4000000`;
  it.each(readStrangers(SAID).map((accepted) => [accepted[0]?.text, accepted] as const))(
    "understands %s",
    (_, accepted) => {
      expect(scoreStranger(accepted, world)).toBe("right");
    },
  );
});

describe("amounts and deeds that words leave open are asked about (GM-29)", () => {
  const OPEN = [
    "vendimos como dos o tres millones en la feria, en efectivo",
    "compré entre 200 o 300 mil de verdura en efectivo",
    "Los socios Ana y Luis aportan cada uno 4.000.000 en efectivo",
    "Mercado Libre me consignó 870 mil y se quedó con 130 mil de comisión",
    "un señor me dejó el portátil para formatear, le cobré 70 mil y pagó por Nequi",
    "matrícula del año entrante de una niña, 600.000 en efectivo",
    "fotocopias del sábado 76.300 en monedas",
    "me aprobaron un crédito de 9 millones, todavía no lo desembolsan",
  ];
  it.each(OPEN)("posts nothing for %s", (text) => {
    expect(readText(text, world).entries).toEqual([]);
  });

  const TOLD = `
vendí 1.200 kilos de café a 14.500 el kilo en efectivo | D 1105 17400000; C 4135,4105 17400000
vendí 2.400 empanadas a 1.500 cada una en efectivo | D 1105 3600000; C 4140,4135 3600000
Depreciación mensual de la maquinaria de 24.000.000 por línea recta a 10 años sin valor residual | D 5160 200000; C 1592 200000
Depreciación anual del vehículo, costo 50.000.000, 5 años, línea recta | D 5160 10000000; C 1592 10000000
cemento, arena y ladrillo para la obra por 1.300.000 en efectivo | D 1405,1435 1300000; C 1105 1300000
compré dos llantas para el camión por 1.500.000 en efectivo | D 5145 1500000; C 1105 1500000 OR ASK
cobré 90 mil por soldar una reja en efectivo | D 1105 90000; C 4155,4135 90000
el vidriero puso dos ventanas, 340 mil, todavía se le deben | D 5150,5145 340000; C 2335 340000
venta de mercancía por 1.190.000 en efectivo, IVA incluido del 19% | D 1105 1190000; C 4135 1000000; C 2408 190000`;
  it.each(readStrangers(TOLD).map((accepted) => [accepted[0]?.text, accepted] as const))(
    "reads %s",
    (_, accepted) => {
      expect(scoreStranger(accepted, world)).toBe("right");
    },
  );
});
