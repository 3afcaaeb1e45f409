import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { answer } from "#domain/guided/answer.ts";
import type { GuidedOperation } from "#domain/guided/guided-operation.ts";
import type { GuidedWorld } from "#domain/guided/guided-world.ts";
import { understand } from "#domain/guided/understand.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { GuidedDesk } from "#flows/guided/desk/guided-desk.ts";
import { ConfirmStep } from "#flows/guided/panel/confirm-step.tsx";
import { guidedWork } from "#flows/guided/state/guided-conversation.ts";
import { code, companyRule } from "#tests/support/records/company-rules.ts";
import { typeInto } from "#tests/support/render.ts";

const COFFEE = companyRule("coffee", { words: "tintos" }, { account: code("519520") });
const world: GuidedWorld = {
  chart: pucChart(),
  today: day("2026-11-23"),
  parties: [],
  profile: null,
  memory: [],
  used: new Map(),
  counterpart: () => null,
  rules: [COFFEE],
};

function only(text: string): GuidedOperation {
  const understood = understand(text, world);
  const [operation] = understood.kind === "operations" ? understood.operations : [];
  if (operation === undefined) throw new Error("not understood");
  return operation;
}

function show(operation: GuidedOperation) {
  const rules = {
    save: vi.fn(async () => true),
    keep: vi.fn(async () => true),
    remove: vi.fn(async () => true),
  };
  const register = vi.fn(async () => ({ ok: true, said: "Registré el asiento 1." }) as const);
  const desk: GuidedDesk = {
    key: crypto.randomUUID(),
    world,
    isReady: true,
    writes: "entry",
    readOnly: null,
    unknown: "",
    uses: { permission: { allowed: true, left: 3 }, counter: null, count: () => Promise.resolve(null) },
    rules,
    facts: () => [],
    register,
  };
  const step = { desk, work: guidedWork(desk.key), onPremium: () => undefined };
  render(<ConfirmStep {...step} operation={operation} world={world} edited={null} following={0} />);
  return { rules, register };
}

const registerIt = () => fireEvent.click(screen.getByRole("button", { name: "Sí, registrar" }));

it("AR-02 says which rule of the company it goes by, and leads to it", async () => {
  show(only("pagué tintos por 20 mil en efectivo"));
  screen.getByText(/Por tu regla «tintos»/);
  expect(screen.queryByRole("checkbox")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Ver la regla" }));
  const dialog = await screen.findByRole("dialog", { name: "Editar regla" });
  expect(dialog.querySelector<HTMLInputElement>("input[autocomplete=off]")?.value).toBeDefined();
});

it("AR-04 offers a correction as a rule, which is kept once the entry is registered, by the words that are left", async () => {
  const told = only("pagué tintos de la junta por 20 mil en efectivo");
  const corrected = answer(told, { kind: "account", value: code("519530") }, world);
  const { rules, register } = show(corrected);
  const box = screen.getByRole<HTMLInputElement>("checkbox", { name: /Recordar como regla: 519530/ });
  expect(box.checked).toBe(false);
  fireEvent.click(box);
  typeInto(screen.getByLabelText("Cuando diga"), "tintos");
  registerIt();
  await vi.waitFor(() => expect(rules.keep).toHaveBeenCalledTimes(1));
  expect(register).toHaveBeenCalledTimes(1);
  expect(rules.keep).toHaveBeenCalledWith(
    expect.objectContaining({
      condition: expect.objectContaining({ words: "tintos", direction: "out" }),
      outcome: expect.objectContaining({ account: "519530" }),
    }),
  );
});

it("AR-04 keeps nothing that nobody asked to remember", async () => {
  const told = only("pagué tintos de la junta por 20 mil en efectivo");
  const { rules, register } = show(answer(told, { kind: "account", value: code("519530") }, world));
  registerIt();
  await vi.waitFor(() => expect(register).toHaveBeenCalledTimes(1));
  expect(rules.keep).not.toHaveBeenCalled();
});
