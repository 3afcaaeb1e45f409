import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import "#tests/support/render.ts";
import { PROCESS_KINDS, processStep, readProcess } from "#domain/classroom/process-log.ts";
import { planReceipt } from "#domain/exchange/receive/receive-plan.ts";
import { receivedWorks } from "#domain/exchange/receive/received-works.ts";
import { ok } from "#domain/kernel/result.ts";
import { ProcessLog } from "#features/education/teacher/work/process-log.tsx";
import { ACTIVITY, CLASSROOM, handInMessage, idOf, NOON } from "#tests/support/exchange/messages.ts";

const MINUTE = 60_000;
const STEPS = [processStep(NOON + 32 * MINUTE, "edited", 4), processStep(NOON, "posted", 4)];

it("ED-144 reads its own steps in order, and passes over what another version wrote", () => {
  const log = [
    ...STEPS,
    { at: NOON, what: "thought 3" },
    { at: NOON, what: "posted x" },
    { at: NOON, what: "" },
  ];
  expect(readProcess(log)).toEqual({
    minutes: 32,
    steps: [
      { at: NOON, kind: "posted", entry: 4 },
      { at: NOON + 32 * MINUTE, kind: "edited", entry: 4 },
    ],
  });
  const all = PROCESS_KINDS.map((kind, entry) => processStep(NOON, kind, entry));
  expect(readProcess(all).steps).toHaveLength(PROCESS_KINDS.length);
  expect(readProcess([])).toEqual({ minutes: 0, steps: [] });
});

it("ED-144 shows how many steps in how long, each with its words, and whose clock it was", () => {
  const { container } = render(<ProcessLog log={STEPS} />);
  expect(screen.getByText("Cómo lo hizo: 2 pasos en 32 minutos")).toBeTruthy();
  expect(
    [...container.querySelectorAll("li > span:first-child")].map(({ textContent }) => textContent),
  ).toEqual(["Registró el asiento 4", "Corrigió el asiento 4"]);
  expect(screen.getByText(/reloj del equipo del estudiante/)).toBeTruthy();
});

it("ED-144 shows nothing where nothing can be read of it", () => {
  expect(render(<ProcessLog log={[{ at: NOON, what: "thought 3" }]} />).container.textContent).toBe("");
});

it.each([[STEPS], [[]]])("ED-144 the desk keeps a log that came, and none where none did: %j", (log) => {
  const device = { sign: "A".repeat(44), seal: "A".repeat(44) };
  const message = handInMessage(device, { code: "101", entries: 1 });
  const sent = { ...message, content: { ...message.content, log } };
  const desk = {
    classroom: CLASSROOM,
    roster: [{ id: idOf("student", 1), code: "101", cedula: "", name: "Zea, Ana", device: null }],
    activities: [
      {
        id: ACTIVITY,
        dueDate: null,
        createdAt: NOON,
        attempts: { kind: "graded" as const, most: 1 as const, keep: "best" as const },
        seed: 1,
      },
    ],
    here: new Map(),
    attempts: new Set<string>(),
  };
  const plan = planReceipt([{ name: "a", outcome: ok({ message: sent, hash: "1" }) }], desk, new Map(), NOON);
  const [kept] = receivedWorks(plan, CLASSROOM, NOON).submissions;
  expect(kept?.log).toEqual(log.length > 0 ? log : undefined);
});
