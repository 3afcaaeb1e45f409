import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { TaskMessage } from "#domain/exchange/message.ts";
import { keptCard } from "#domain/exchange/receive/student-arrivals.ts";
import { Identities } from "#features/education/student/receive/identities.tsx";
import { takePackets } from "#features/education/student/receive/take-packets.ts";
import { exchangeStudentTexts } from "#features/education/student/receive/texts.ts";
import { taskSeed } from "#formats/exchange/task-seed.ts";
import { handInWork } from "#storage/classroom/student/student-commands.ts";
import { studentContents, taskDraftOf } from "#storage/classroom/student/student-queries.ts";
import { openStudentStorage, type StudentStorage } from "#storage/classroom/student/student-storage.ts";
import { openExerciseBook } from "#storage/exercises/exercise-book.ts";
import { exerciseRun, saveExerciseRun } from "#storage/exercises/exercise-run-record.ts";
import { exercisesOf } from "#storage/exercises/remove-exercises.ts";
import { CASE, CLASSROOM, cardMessage, idOf, NOON, taskMessage } from "#tests/support/exchange/messages.ts";
import { typeInto } from "#tests/support/render.ts";
import { type ToastContent, toast } from "#ui/kit/feedback/toast.ts";

const { identity: texts, join } = exchangeStudentTexts;
const KEYS = { sign: "A".repeat(44), seal: "B".repeat(44) };
const [SHARED, OWN, WRITTEN] = [1, 2, 3].map((number) => idOf("activity", number)) as [
  TaskMessage["content"]["activity"],
  TaskMessage["content"]["activity"],
  TaskMessage["content"]["activity"],
];

/** A task with one case for all, one with figures of each student, and one that is answered in words. */
function tasks(): TaskMessage[] {
  const { content, ...message } = taskMessage("graded");
  const alone = { ...content, source: null, personal: false };
  return [
    { ...message, content: { ...alone, activity: SHARED, title: "Común" } },
    { ...message, content: { ...content, activity: OWN, case: null, title: "Propia" } },
    { ...message, content: { ...alone, activity: WRITTEN, case: null, title: "Ensayo" } },
  ];
}

interface Place {
  readonly profile: string;
  readonly storage: StudentStorage;
}

let places = 0;
let told: ToastContent[] = [];

beforeEach(() => {
  told = [];
  vi.spyOn(toast, "success").mockImplementation((content) => {
    told.push(content);
    return "";
  });
});

/** A classroom that was entered as somebody else, with both exercises begun. */
async function entered(): Promise<Place> {
  places += 1;
  const id = idOf("profile", places);
  const place = { profile: id, storage: await openStudentStorage(id) };
  const packets = [cardMessage(KEYS), ...tasks()].map((message) => ({ message, hash: "" }));
  await takePackets(place.storage, packets, { code: "101", name: "Zea, Ana" });
  await step(place, SHARED, 1, { kind: "answer", question: "p-1", answer: ["a"] });
  await step(place, OWN, await taskSeed(OWN, "101", 1), { kind: "hint" });
  return place;
}

async function inBook<T>(
  { profile }: Place,
  task: string,
  seed: number,
  work: (book: Awaited<ReturnType<typeof openExerciseBook>>) => Promise<T>,
): Promise<T> {
  const book = await openExerciseBook(`${profile}-${task}-${seed}`, { ...CASE, opening: [] });
  try {
    return await work(book);
  } finally {
    book.storage.close();
  }
}

type Step = Parameters<typeof saveExerciseRun>[1]["step"];

async function step(place: Place, task: string, seed: number, each: Step): Promise<void> {
  await inBook(place, task, seed, async ({ storage }) => {
    const id = storage.newId("command");
    const saved = await saveExerciseRun(storage, { id, step: each, rules: { attempts: 2, hints: 3 } });
    expect(saved.ok).toBe(true);
  });
}

async function handIn({ storage }: Place, activity: typeof SHARED): Promise<void> {
  const work =
    activity === WRITTEN
      ? ({ kind: "text", text: "La partida doble" } as const)
      : ({ kind: "exercise", work: { entries: [], answers: {} } } as const);
  const handed = { id: `m-${activity}`, classroom: CLASSROOM, activity, attempt: 1, work };
  const kept = { ...handed, handedInAt: NOON, hash: "ab", packet: new Uint8Array([3]) };
  expect((await handInWork(storage, { id: storage.newId("command"), work: kept })).ok).toBe(true);
}

/** What lies on the device: who the student is, the seeds, what was handed in and which books there are. */
async function held({ profile, storage }: Place) {
  const { classrooms, tasks: own, handIns } = await studentContents(storage);
  const [classroom] = classrooms;
  return {
    who: [classroom?.code, classroom && keptCard(classroom)?.student],
    seeds: new Map(own.map(({ id, seed }) => [id, seed])),
    handIns: handIns.map(({ activity }) => activity).sort(),
    books: (await exercisesOf(profile)).toSorted(),
    text: (await taskDraftOf(storage, WRITTEN)).text,
  };
}

async function change({ profile, storage }: Place, name: string, code: string): Promise<string> {
  cleanup();
  render(<Identities storage={storage} profile={profile} contents={await studentContents(storage)} />);
  fireEvent.click(screen.getByRole("button", { name: /^Ese no soy yo/ }));
  const said = screen.getByRole("dialog").textContent ?? "";
  typeInto(screen.getByLabelText(join.name), name);
  typeInto(screen.getByLabelText(join.code), code);
  fireEvent.click(screen.getByRole("button", { name: texts.confirm }));
  await waitFor(() => expect(told.map(({ title }) => title)).toContain(texts.changed(name)));
  return said;
}

async function undo(): Promise<void> {
  const back = vi.spyOn(toast, "info").mockReturnValue("");
  told.at(-1)?.actions?.[0]?.onAction();
  await waitFor(() => expect(back).toHaveBeenCalledWith({ title: "Deshecho" }));
}

describe("ED-137 who entered a classroom under another name says who they are", () => {
  it("before anything was handed in: own figures are made anew, the rest stays, and undo brings all back", async () => {
    const place = await entered();
    const before = await held(place);
    const said = await change(place, "Ruiz, Luis", "102");
    expect(said).toContain(texts.tasks);
    expect(said).not.toContain("avísale a tu docente");
    const after = await held(place);
    expect(after.who).toEqual(["102", "Ruiz, Luis"]);
    expect(after.seeds.get(OWN)).toBe(await taskSeed(OWN, "102", 1));
    expect(after.seeds.get(SHARED)).toBe(before.seeds.get(SHARED));
    expect(after.books).toEqual([`${place.profile}-${SHARED}-1`]);
    await inBook(place, SHARED, 1, async ({ storage }) =>
      expect((await exerciseRun(storage)).answers).toEqual({ "p-1": ["a"] }),
    );
    await undo();
    expect(await held(place)).toEqual(before);
    await inBook(place, OWN, await taskSeed(OWN, "101", 1), async ({ storage }) =>
      expect((await exerciseRun(storage)).hints).toBe(1),
    );
  });

  it("after hand-ins: they are told beforehand, and may be handed in again with what was written", async () => {
    const place = await entered();
    const attempt = { at: NOON, work: { entries: [], answers: {} }, result: null };
    for (const [task, seed] of [
      [SHARED, 1],
      [OWN, await taskSeed(OWN, "101", 1)],
    ] as const)
      await step(place, task, seed, { kind: "hand-in", attempt });
    for (const task of [SHARED, OWN, WRITTEN]) await handIn(place, task);
    const before = await held(place);
    const said = await change(place, "Ruiz, Luis", "102");
    expect(said).toContain(texts.handedIn(3, "Zea, Ana"));
    const after = await held(place);
    expect(after).toMatchObject({ handIns: [], text: "La partida doble" });
    expect(after.books).toEqual([`${place.profile}-${SHARED}-1`]);
    await inBook(place, SHARED, 1, async ({ storage }) =>
      expect(await exerciseRun(storage)).toMatchObject({
        answers: { "p-1": ["a"] },
        attempts: [],
        isWriting: true,
      }),
    );
    await undo();
    expect(await held(place)).toEqual(before);
    await inBook(place, SHARED, 1, async ({ storage }) =>
      expect(await exerciseRun(storage)).toMatchObject({ attempts: [{ at: NOON }], isWriting: false }),
    );
  });

  it("a name that was written otherwise, with the same code, takes nothing away", async () => {
    const place = await entered();
    await handIn(place, WRITTEN);
    const before = await held(place);
    await change(place, "Zea Ruiz, Ana", "1 01");
    expect(await held(place)).toEqual({ ...before, who: ["1 01", "Zea Ruiz, Ana"] });
  });
});

it("ED-156 of classes that are called alike, says by their group in which one the student is who", async () => {
  const { storage, profile } = await entered();
  const contents = await studentContents(storage);
  const [first] = contents.classrooms;
  if (first === undefined) throw new Error("no class");
  const classrooms = [first, { ...first, id: idOf("classroom", 9), group: "02" }];
  render(<Identities storage={storage} profile={profile} contents={{ ...contents, classrooms }} />);
  const said = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect([said[0]?.includes("grupo 01"), said[1]?.includes("grupo 02")]).toEqual([true, true]);
});
