import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import type { HandedWork, StudentTask } from "#domain/classroom/student-desk.ts";
import type { SubmittedWork } from "#domain/classroom/submission.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { makeId } from "#domain/kernel/ids.ts";
import { WrittenTask } from "#features/education/student/task/written-task.tsx";
import { receiveTasks } from "#storage/classroom/student/student-commands.ts";
import { taskDraftOf } from "#storage/classroom/student/student-queries.ts";
import { openStudentStorage, type StudentStorage } from "#storage/classroom/student/student-storage.ts";
import { activityId, classroomId } from "#tests/support/classroom/classrooms.ts";
import { typeInto } from "#tests/support/render.ts";

const task: StudentTask = {
  id: activityId(1),
  classroom: classroomId(1),
  title: "Ensayo sobre la partida doble",
  description: "Una página.",
  type: "essay",
  period: 1,
  weight: 10,
  dueDate: null,
  attempts: { kind: "graded", most: 2, keep: "best" },
  feedback: { level: 1, release: { kind: "at-once" } },
  case: null,
  source: null,
  seed: 1,
  packet: null,
  receivedAt: 1,
};

async function opened(count: number): Promise<StudentStorage> {
  const storage = await openStudentStorage(makeId("profile", count, new Uint8Array(10)));
  await receiveTasks(storage, { id: storage.newId("command"), tasks: [task] });
  return storage;
}

function show(
  storage: StudentStorage,
  onHandIn: (work: SubmittedWork) => Promise<unknown>,
  handIns: readonly HandedWork[] = [],
) {
  return render(
    <WrittenTask
      storage={storage}
      task={task}
      handIns={handIns}
      onHandIn={onHandIn}
      onShare={vi.fn()}
      onBack={vi.fn()}
      returned={null}
    />,
  );
}

it.each([
  ["file", "Archivo", "Tu docente pide un archivo."],
  ["text", "Texto", "Tu docente pide un texto."],
] as const)(
  "begins with the %s that the teacher asks for, and says so with its day",
  async (delivery, name, words) => {
    const asked = {
      ...task,
      dueDate: day("2026-11-27"),
      packet: { madeAt: 1, solution: null, policy: null, delivery },
    };
    const storage = await opened(delivery === "file" ? 31 : 32);
    render(
      <WrittenTask
        storage={storage}
        task={asked}
        handIns={[]}
        onHandIn={vi.fn()}
        onShare={vi.fn()}
        onBack={vi.fn()}
        returned={null}
      />,
    );
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("radio", { name }).checked).toBe(true);
    expect(screen.getByText("Vence el 27/11/2026. Tienes 2 intentos.")).toBeTruthy();
  },
);

it("says that what was handed in was graded, with the way to the grade", async () => {
  const onOpen = vi.fn();
  const storage = await opened(33);
  const handlers = { onHandIn: vi.fn(), onShare: vi.fn(), onBack: vi.fn() };
  const returned = { grade: "4,2", onOpen };
  render(<WrittenTask storage={storage} task={task} handIns={[]} {...handlers} returned={returned} />);
  const told = await screen.findByRole("region", { name: "Tu docente ya lo calificó" });
  expect(told.textContent).toContain("Tu nota es 4,2.");
  fireEvent.click(screen.getByRole("button", { name: "Ver la nota y las correcciones" }));
  expect(onOpen).toHaveBeenCalledOnce();
});

const field = () => screen.findByRole("textbox", { name: "Tu respuesta" });
const handInButton = () => screen.getByRole("button", { name: "Entregar" });
const dialog = () => screen.getByRole("alertdialog", { name: "¿Entregar la tarea?" });
const confirm = () => fireEvent.click(within(dialog()).getByRole("button", { name: "Entregar" }));

function choose(name: string, bytes: Uint8Array<ArrayBuffer>) {
  const [input] = [...document.querySelectorAll<HTMLInputElement>('input[type="file"]')];
  fireEvent.change(input as HTMLInputElement, { target: { files: [new File([bytes], name)] } });
}

it("brings back text and file as they were left, without any press (ED-130)", async () => {
  const storage = await opened(21);
  const first = show(storage, vi.fn());
  typeInto(await field(), "La partida");
  typeInto(await field(), "La partida doble");
  fireEvent.click(screen.getByRole("radio", { name: "Archivo" }));
  choose("ensayo.txt", new TextEncoder().encode("Debe y haber"));
  expect(await screen.findByText("ensayo.txt (1 KB)")).toBeTruthy();
  await waitFor(async () => {
    const kept = await taskDraftOf(storage, task.id);
    expect([kept.text, kept.file?.name]).toEqual(["La partida doble", "ensayo.txt"]);
  });
  first.unmount();
  show(storage, vi.fn());
  expect(((await field()) as HTMLTextAreaElement).value).toBe("La partida doble");
  expect(screen.getByText(/El archivo que elegiste sigue aquí/)).toBeTruthy();
});

it("refuses an empty answer with its reason and hands in the kind that is chosen (ED-130)", async () => {
  const storage = await opened(22);
  const onHandIn = vi.fn(async () => undefined);
  show(storage, onHandIn);
  await field();
  fireEvent.click(handInButton());
  expect(await screen.findByText("Escribe tu respuesta antes de entregar.")).toBeTruthy();
  typeInto(await field(), "Debe y haber");
  fireEvent.click(screen.getByRole("radio", { name: "Archivo" }));
  choose("vacio.txt", new Uint8Array(0));
  expect((await screen.findByRole("alert")).textContent).toBe("El archivo está vacío: elige otro.");
  fireEvent.click(handInButton());
  expect(onHandIn).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("radio", { name: "Texto" }));
  await field();
  fireEvent.click(handInButton());
  expect(within(dialog()).getByText("Se entrega el texto que escribiste.")).toBeTruthy();
  confirm();
  await waitFor(() =>
    expect(onHandIn).toHaveBeenCalledWith({ kind: "text", text: "Debe y haber" }, { question: "", log: [] }),
  );
});

it("ED-141 keeps answer and question where handing in fails, and shows what was handed in without a field once none is left", async () => {
  const storage = await opened(23);
  const first = show(storage, vi.fn().mockRejectedValue(new Error("attempts-used")));
  typeInto(await field(), "Debe y haber");
  fireEvent.click(handInButton());
  typeInto(within(dialog()).getByRole("textbox"), "¿Va con IVA?");
  confirm();
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  fireEvent.click(handInButton());
  expect((within(dialog()).getByRole("textbox") as HTMLTextAreaElement).value).toBe("¿Va con IVA?");
  fireEvent.click(within(dialog()).getByRole("button", { name: "Seguir trabajando" }));
  expect(((await field()) as HTMLTextAreaElement).value).toBe("Debe y haber");
  first.unmount();
  const handed = (attempt: number): HandedWork => ({
    id: `m${attempt}`,
    classroom: task.classroom,
    activity: task.id,
    attempt,
    work: { kind: "text", text: `Respuesta ${attempt}` },
    question: `Duda ${attempt}`,
    handedInAt: attempt,
    hash: "7abc12345",
    packet: new Uint8Array([1]),
  });
  show(storage, vi.fn(), [handed(1), handed(2)]);
  expect(screen.getByText("Usaste 2 de 2 intentos.")).toBeTruthy();
  expect(screen.getByText("Respuesta 2")).toBeTruthy();
  expect(
    screen.getByText(/Lo que preguntaste:/, { selector: "li:first-child *" }).parentElement?.textContent,
  ).toBe("Lo que preguntaste: Duda 2");
  expect(screen.queryByRole("textbox")).toBeNull();
});
