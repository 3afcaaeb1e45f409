import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { limitCounter } from "#domain/access/limit-counter.ts";
import { may, type Who } from "#domain/access/policy.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import type { StatementRow } from "#domain/statement/typed/typed-statement.ts";
import type { GuidedDesk } from "#flows/guided/desk/guided-desk.ts";
import { lineFacts } from "#flows/guided/desk/line-facts.ts";
import { GUIDED_PLACES, type GuidedPlace } from "#flows/guided/guided-place.ts";
import { ChatStep } from "#flows/guided/panel/chat-step.tsx";
import { HelpCard } from "#flows/guided/panel/help-card.tsx";
import { guidedPanelTexts } from "#flows/guided/panel/texts.ts";
import { type GuidedMessage, guidedWork } from "#flows/guided/state/guided-conversation.ts";
import { replyTo } from "#flows/guided/state/replies.ts";
import { guidedTexts, tipsOf } from "#flows/guided/texts.ts";
import { renderInRouter } from "#tests/support/in-router.tsx";

/** What each context says, as a reader finds it. */
const WORDS: Readonly<
  Record<GuidedPlace, { readonly title: string; readonly greeting: string; readonly tips: readonly string[] }>
> = {
  workspace: {
    title: "Modo Guiado",
    greeting:
      "Cuéntame una operación como se la contarías a un amigo y te muestro las filas antes de agregarlas. También puedes preguntarme por una cuenta de este estado.",
    tips: [
      "Cada operación agrega una fila por cuenta, en su lado.",
      "Puedes corregir cuentas y valores antes de registrar.",
      "Lo registrado se deshace con Ctrl + Z.",
    ],
  },
  "simple-journal": {
    title: "Modo Guiado",
    greeting:
      "Cuéntame qué entró o qué salió, con su valor y cómo se pagó. Te muestro cómo queda antes de registrarlo.",
    tips: [
      "Escribe como hablas: «le fié 80 mil a Doña Rosa».",
      "Si falta algo, te lo pregunto con botones.",
      "Lo registrado se deshace con Ctrl + Z.",
    ],
  },
  "complex-journal": {
    title: "Modo Guiado",
    greeting:
      "Cuéntame la operación: qué pasó, por cuánto y cómo se pagó. Te propongo el asiento, con la razón de cada línea, antes de registrarlo.",
    tips: [
      "Di si el IVA va incluido o aparte: «más IVA», «IVA incluido».",
      "Puede haber varios medios de pago: «la mitad en efectivo y el resto a crédito».",
      "Presiona «¿Por qué?» en una línea para ver su regla.",
    ],
  },
  payroll: {
    title: "Aprende Nómina",
    greeting: "Pregúntame por un concepto de la nómina o por una cifra de tu cálculo.",
    tips: [
      "Calcula primero: así te explico tus propias cifras.",
      "Cada cifra del resultado también se puede presionar.",
    ],
  },
};

/** What is read of the uses, with as many spent. */
const USES: readonly (readonly [who: Who, spent: number, line: string | null, isFull: boolean])[] = [
  ["guest", 0, "Te quedan 3 de 3 usos gratuitos.", false],
  ["guest", 2, "Te queda 1 de 3 usos gratuitos.", false],
  ["guest", 3, null, true],
  ["free", 0, "Te quedan 3 de 3 usos gratuitos.", false],
  ["free", 2, "Te queda 1 de 3 usos gratuitos.", false],
  ["free", 3, null, true],
  ["premium", 0, null, false],
  ["premium", 500, null, false],
];

function deskOf(place: GuidedPlace, who: Who, spent: number): GuidedDesk {
  const chart = pucChart();
  const today = day("2026-11-26");
  const isPayroll = place === "payroll";
  return {
    key: `${place} ${who} ${spent}`,
    world: isPayroll
      ? null
      : { chart, today, parties: [], profile: null, memory: [], used: new Map(), counterpart: () => null },
    isReady: true,
    writes: place === "workspace" ? "rows" : "entry",
    unknown: guidedPanelTexts.unknown,
    readOnly: isPayroll ? guidedPanelTexts.payrollOnly : null,
    uses: {
      permission: may("guided-journal", { who, sample: false, counts: { guidedUses: spent } }),
      counter: who === "premium" ? null : limitCounter("free", "guidedUses", spent),
      count: () => Promise.resolve(null),
    },
    rules: null,
    facts: () => [],
    register: () => Promise.resolve(null),
  };
}

const CASES = GUIDED_PLACES.flatMap((place) => USES.map((uses) => [place, ...uses] as const));

it("GM-03 the table has each context, each plan and each state of its uses", () => {
  expect(CASES).toHaveLength(4 * 8);
});

it.each(CASES)("GM-03 in %s for %s with %i uses spent", async (place, who, spent, line, isFull) => {
  const desk = deskOf(place, who, spent);
  const work = guidedWork(desk.key);
  const step = { desk, work, onPremium: () => undefined };
  const { title, greeting, tips } = WORDS[place];
  await renderInRouter(
    <>
      <ChatStep {...step} place={place} waiting={false} />
      <HelpCard place={place} onExample={null} />
    </>,
  );
  expect(await screen.findByText(greeting, { exact: false })).toBeDefined();
  const card = screen.getByRole("region", { name: `Consejos de ${title}` });
  expect([...card.querySelectorAll("li")].map((each) => each.textContent)).toEqual(tips);
  const field = screen.getByRole<HTMLTextAreaElement>("textbox");
  expect(field.disabled).toBe(isFull);
  expect(field.placeholder === "Límite alcanzado - Actualiza a Premium").toBe(isFull);
  const isShown = (text: string) => screen.queryByText(text) !== null;
  expect(line === null || isShown(line)).toBe(true);
  expect(screen.queryByText(/usos? gratuitos?\.$/)?.textContent ?? null).toBe(line);
  const offers = screen.queryByRole("button", { name: "Elegir tipo de operación" });
  expect(offers !== null).toBe(!isFull && place !== "payroll");
});

it("GM-02 asks which line is meant where several are on screen, and explains the only one", () => {
  const chart = pucChart();
  const row = (id: string, code: string, name: string) =>
    ({ id, code, name, debit: pesos(500_000), credit: ZERO, affectsTaxes: false }) satisfies StatementRow;
  const rows = [row("a", "1105", "Caja"), row("b", "1305", "Clientes")];
  const asked: GuidedMessage = {
    id: "q",
    text: "explica esta línea",
    isUser: true,
    timestamp: 0,
    isAutoGenerated: false,
  };
  const ask = (shown: readonly StatementRow[]) =>
    replyTo(asked, [asked], {
      ...deskOf("workspace", "free", 0),
      facts: () => shown.flatMap((each) => lineFacts(each, chart)),
    });
  const several = ask(rows);
  expect(several.text).toBe("¿Cuál? Presiona una, o dime su nombre.");
  expect(several.suggestions).toEqual(["¿Qué es Caja en este estado?", "¿Qué es Clientes en este estado?"]);
  expect(ask(rows.slice(0, 1)).text).toContain("Caja tiene");
});

it("speaks of no key on a screen that is touched (spec-decision 40)", () => {
  for (const [place, words] of Object.entries(guidedTexts.places)) {
    const touched = tipsOf(words, true);
    expect(touched.join(" "), place).not.toMatch(/Ctrl|tecla/);
    expect(touched, place).toHaveLength(words.tips.length);
    expect(tipsOf(words, false), place).toEqual(words.tips);
  }
});
