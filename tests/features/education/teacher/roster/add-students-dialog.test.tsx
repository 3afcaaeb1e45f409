import { readFileSync } from "node:fs";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { Student } from "#domain/classroom/student.ts";
import { AddStudentsDialog } from "#features/education/teacher/roster/add-students-dialog.tsx";
import { rosterTexts as texts } from "#features/education/teacher/roster/texts.ts";
import { sampleTeacherDesk } from "#tests/support/classroom/teacher-desk.ts";
import { typeInto } from "#tests/support/render.ts";

// The worker of files on the page's side, as there are no workers here.
vi.mock("#formats/workers/write-beside.ts", async (original) => {
  const { fileWorkerHere } = await import("#tests/support/files/file-worker-here.ts");
  return { ...(await original<object>()), startFileWorker: fileWorkerHere };
});

const LIST = "tests/features/education/teacher/roster/grado-11.xlsx";

function open() {
  const saveStudents = vi.fn().mockResolvedValue(true);
  let count = 0;
  const desk = sampleTeacherDesk({
    students: [],
    newId: ((kind: string) => {
      count += 1;
      return `${kind}-${count}`;
    }) as never,
    act: { saveStudents } as never,
  });
  const [classroom] = desk.classrooms;
  if (classroom === undefined) throw new Error("the sample has classrooms");
  render(<AddStudentsDialog desk={desk} classroom={classroom} onClose={vi.fn()} />);
  const saved = (): Student[] => saveStudents.mock.calls[0]?.[1];
  return { saveStudents, saved };
}

/** A list that openpyxl 3.1.5 wrote: a cover, a merged title, empty rows, "007" as text and 5 shown as "005" (IM-07). */
async function choose() {
  const field = document.querySelector('input[type="file"]');
  if (field === null) throw new Error("no field for a file");
  fireEvent.change(field, { target: { files: [new File([readFileSync(LIST)], "Grado 11.xlsx")] } });
  await screen.findByText(/nuevos/);
}

const told = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

it("ED-101 brings a workbook of a spreadsheet program in whole, and names by its rows what adds nobody", async () => {
  const { saveStudents, saved } = open();
  await choose();
  screen.getByText("5 estudiantes nuevos; 3 líneas no agregan a nadie:");
  expect(told()).toEqual([
    "Fila 9 del archivo, «;PEÑA IBARGÜEN, SOFÍA;;»: repite a quien está en la fila 7 del archivo.",
    "Fila 11 del archivo, «012;;1001156288;»: no tiene nombre.",
    "Fila 12 del archivo, «007;Córdoba, Andrés;1001156289;»: repite a quien está en la fila 4 del archivo.",
  ]);
  fireEvent.click(screen.getByRole("button", { name: texts.confirm(5) }));
  await waitFor(() => expect(saveStudents).toHaveBeenCalledOnce());
  expect(saved().map(({ code, cedula, name, email }) => [code, cedula, name, email])).toEqual([
    ["007", "1001156284", "Ñáñez Güiza, María José", "maria@colegio.edu.co"],
    ["005", "1001156285", "Úsuga D'Angelo, Iván", ""],
    ["010", "1001156286", "Peña Ibargüen, Sofía", "sofia@colegio.edu.co"],
    ["011", "1001156287", "Ñáñez Güiza, María José", ""],
    ["013", "1001156290", 'Muñoz "Nené"; Rosa', ""],
  ]);
});

it("ED-101 keeps what was typed before a file, and tells lines again once somebody edits what it brought", async () => {
  open();
  const field = screen.getByLabelText<HTMLTextAreaElement>(texts.list);
  typeInto(field, "Zea Ruiz, Ana; 1001156200\n;99887766\n");
  await choose();
  expect(told()[0]).toBe("Línea 2, «;99887766»: no tiene nombre.");
  expect(told()[1]).toMatch(/^Fila 9 del archivo/);
  typeInto(field, `${field.value}\n;Gil, Luis`);
  expect(told()[1]).toMatch(/^Línea 8, .*: repite a quien está en la línea 6\.$/);
  screen.getByText(/^7 estudiantes nuevos/);
});

it.each([
  [
    "12 Ana Pérez\n14 Luis Gil",
    "El número antes del nombre queda como código, si la línea no trae otro ni cédula: 12 es el de Ana Pérez.",
    "12",
  ],
  [
    "Ana Pérez;12\nLuis Gil;14",
    "El número después del nombre queda como código, si la línea no trae otro ni cédula: 12 es el de Ana Pérez.",
    "12",
  ],
  [
    "1. Ana Pérez\n2. Luis Gil",
    "Los números antes de los nombres cuentan las líneas: no quedan como códigos.",
    "101",
  ],
  [
    "Ana Pérez 9\nLuis Gil 9",
    "Los números después de los nombres se repiten: no quedan como códigos.",
    "101",
  ],
])("ED-163 says of %j what its numbers are, before anything is written", async (list, text, code) => {
  const { saveStudents, saved } = open();
  typeInto(screen.getByLabelText(texts.list), list);
  screen.getByText(text);
  fireEvent.click(screen.getByRole("button", { name: texts.confirm(2) }));
  await waitFor(() => expect(saveStudents).toHaveBeenCalledOnce());
  expect([saved()[0]?.name, saved()[0]?.code]).toEqual(["Ana Pérez", code]);
});
