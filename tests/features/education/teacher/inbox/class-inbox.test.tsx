import { act, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import { DEFAULT_TEACHER_SETTINGS } from "#domain/classroom/teacher-settings.ts";
import {
  planReceipt,
  type ReadSource,
  type ReceivePlan,
  type ReceivingDesk,
} from "#domain/exchange/receive/receive-plan.ts";
import { err, ok } from "#domain/kernel/result.ts";
import type { ReceivePanelProps } from "#features/education/exchange/receive-panel.tsx";
import { ClassInbox } from "#features/education/teacher/inbox/class-inbox.tsx";
import { classroomWith, studentWith } from "#tests/support/classroom/classrooms.ts";
import { ACTIVITY, CLASSROOM, handInMessage, idOf, NOON } from "#tests/support/exchange/messages.ts";
import { connectStage } from "#ui/kit/feedback/toast.ts";

const DEVICE = { sign: "A".repeat(44), seal: "A".repeat(44) };
const RECEIVING: ReceivingDesk = {
  classroom: CLASSROOM,
  roster: [{ id: idOf("student", 1), code: "101", cedula: "", name: "Zea, Ana", device: null }],
  activities: [
    {
      id: ACTIVITY,
      dueDate: null,
      createdAt: NOON,
      attempts: { kind: "graded", most: 1, keep: "best" },
      seed: 1,
    },
  ],
  here: new Map(),
  attempts: new Set(),
};

vi.mock("#storage/classroom/desk/receiving.ts", () => ({
  everyClassroomKeys: async () => [{ classroom: CLASSROOM, keys: null }],
  receivingDeskOf: async () => RECEIVING,
}));
vi.mock("#storage/classroom/desk/desk-queries.ts", () => ({ inboxOf: async () => [] }));
vi.mock("#formats/exchange/keys/kept-keys.ts", () => ({ keptKeys: () => ({ public: { sign: "x" } }) }));

const { panel } = vi.hoisted(() => ({ panel: { onPlan: null as null | ReceivePanelProps["onPlan"] } }));
vi.mock("#features/education/exchange/receive-panel.tsx", () => ({
  ReceivePanel: ({ onPlan }: ReceivePanelProps) => {
    panel.onPlan = onPlan;
    return <p>caja</p>;
  },
}));

const work = (number: number, code = "101", question?: string): ReadSource => {
  const asked = question === undefined ? {} : { question };
  const message = handInMessage(DEVICE, { number, code, name: "", entries: 1, ...asked });
  return { name: `entrega-${number}.cuadra`, outcome: ok({ message, hash: `${number}` }) };
};
const cut: ReadSource = { name: "cortada.cuadra", outcome: err({ kind: "truncated", missing: 9 }) };
const plan = (...sources: readonly ReadSource[]): ReceivePlan =>
  planReceipt(sources, RECEIVING, new Map(), NOON);

/** [what arrives, whether «Nuevas entregas» is on, whether it is written, what is told] */
it.each([
  ["a hand-in", plan(work(1)), true, true, "1 entrega recibida"],
  ["two", plan(work(1), work(2)), true, true, "2 entregas recibidas"],
  ["a hand-in", plan(work(1)), false, true, null],
  ["one that came cut", plan(cut), true, true, "La bandeja guardó lo que llegó"],
  ["one that came cut", plan(cut), false, true, null],
  ["one with a code that nobody has", plan(work(1, "999")), true, true, "La bandeja guardó lo que llegó"],
  ["nothing", plan(), true, false, null],
] as const)(
  "spec §3 «Nuevas entregas»: %s, told %#",
  async (_what, arrived, newSubmissions, written, told) => {
    const run = vi.fn(async (_command: unknown, _notice?: { readonly title: string }) => true);
    const notifications = { ...DEFAULT_TEACHER_SETTINGS.notifications, newSubmissions };
    const settings = { ...DEFAULT_TEACHER_SETTINGS, notifications };
    const desk = {
      desk: { name: "x" },
      act: { run },
      now: () => NOON,
      settings,
      students: [],
      classrooms: [],
    };
    render(<ClassInbox desk={desk as never} classroom={classroomWith({ id: CLASSROOM })} />);
    await screen.findByText("caja");
    await act(async () => {
      expect(await panel.onPlan?.(arrived)).toBe(true);
    });
    expect(run).toHaveBeenCalledTimes(written ? 1 : 0);
    expect(run.mock.calls[0]?.[1]?.title ?? null).toBe(told);
  },
);

/** [what arrives, whether «Preguntas de estudiantes» is on, whether it can be written, what is told] */
it.each([
  ["a question", plan(work(1, "101", "¿Va con IVA?")), true, true, "1 entrega trae una pregunta: Zea, Ana"],
  [
    "two of one student",
    plan(work(1, "101", "¿Va con IVA?"), work(2, "101", "¿Y la base?")),
    true,
    true,
    "2 entregas traen una pregunta: Zea, Ana",
  ],
  ["a question", plan(work(1, "101", "¿Va con IVA?")), false, true, null],
  ["a question", plan(work(1, "101", "¿Va con IVA?")), true, false, null],
  ["none", plan(work(1)), true, true, null],
  ["one of nobody's code", plan(work(1, "999", "¿Va con IVA?")), true, true, null],
] as const)("ED-141 «Preguntas de estudiantes»: %s, told %#", async (_what, arrived, isOn, isKept, told) => {
  const shown: string[] = [];
  const leave = connectStage({
    show: ({ title, text }) => void shown.push(`${title}: ${String(text).split(". ")[0]}`),
    dismiss: () => undefined,
  });
  const notifications = { ...DEFAULT_TEACHER_SETTINGS.notifications, studentQuestions: isOn };
  const desk = {
    desk: { name: "x" },
    act: { run: async () => isKept },
    now: () => NOON,
    settings: { ...DEFAULT_TEACHER_SETTINGS, notifications },
    students: [studentWith(1, { id: idOf("student", 1), name: "Zea, Ana", classroom: CLASSROOM })],
    classrooms: [],
  };
  render(<ClassInbox desk={desk as never} classroom={classroomWith({ id: CLASSROOM })} />);
  await screen.findByText("caja");
  await act(async () => void (await panel.onPlan?.(arrived)));
  expect(shown).toEqual(told === null ? [] : [told]);
  leave();
});
