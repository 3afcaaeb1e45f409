import { expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { operationToProposal } from "#domain/guided/proposal.ts";
import { understand } from "#domain/guided/understand.ts";
import { day } from "#domain/kernel/calendar-day.ts";

const world = {
  chart: pucChart(),
  today: day("2026-03-18"),
  parties: [],
  profile: null,
  memory: [],
  used: new Map(),
  counterpart: () => null,
};

function told(text: string): string {
  const understood = understand(text, world);
  const [operation] = understood.kind === "operations" ? understood.operations : [];
  if (operation === undefined) return understood.kind;
  const proposal = operationToProposal(operation, world);
  return proposal.kind === "missing"
    ? proposal.questions.map(({ kind }) => kind).join(" ")
    : proposal.lines.map(({ line }) => `${line.account} ${line.debit - line.credit}`).join(" | ");
}

/** Sentences of somebody who had not seen the engine, that it was sure of and wrong about. */
it.each([
  ["vendi al fiado 3 bultos de cemento a doña Rubiela a 32 mil cada uno", "1305 96000 | 4135 -96000"],
  ["vendi 3 bultos de cemento a 32 mil cada uno, al fiado", "1305 96000 | 4135 -96000"],
  [
    "le donamos a la escuela un escritorio que costó 400 mil y ya estaba todo depreciado",
    "159215 400000 | 152405 -400000",
  ],
  [
    "vendí la moto vieja en 3 millones en efectivo, costó 8 millones y tenía 6 millones depreciados",
    "1105 3000000 | 159235 6000000 | 424540 -1000000 | 154030 -8000000",
  ],
  [
    "se robaron el computador de la oficina, valía 2.500.000 y llevaba 1 millón de depreciación",
    "159220 1000000 | 531040 1500000 | 152805 -2500000",
  ],
  [
    "dimos de baja la impresora dañada, costó 900.000, depreciada en 650.000",
    "159220 650000 | 531030 250000 | 152805 -900000",
  ],
  ["depreciación del mes de los equipos de cómputo 120.000", "516020 120000 | 159220 -120000"],
  ["recibimos 450 mil por arrendar el parqueadero, en efectivo", "1105 450000 | 4220 -450000"],
  ["recibí 300 mil por alquilar el andamio, en efectivo", "1105 300000 | 4220 -300000"],
] as const)("asks rather than being wrong (GM-02): %s", (text, expected) => {
  expect(told(text)).toBe(expected);
});
