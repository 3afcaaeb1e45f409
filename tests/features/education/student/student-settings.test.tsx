import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import { makeId } from "#domain/kernel/ids.ts";
import { StudentSettingsScreen } from "#features/education/student/student-settings.tsx";
import { studentContents } from "#storage/classroom/student/student-queries.ts";
import { openStudentStorage } from "#storage/classroom/student/student-storage.ts";
import { toast } from "#ui/kit/feedback/toast.ts";

vi.mock("#features/education/student/student-profiles.tsx", () => ({ StudentProfiles: () => null }));
vi.mock("#features/education/student/copies/student-copy-part.tsx", () => ({ StudentCopyPart: () => null }));
vi.mock("#features/education/student/student-data.tsx", () => ({ StudentData: () => null }));

it("spec §2 the student's two notices are on, are kept with «Guardar», and come back as they were kept", async () => {
  const told = vi.spyOn(toast, "success").mockReturnValue("");
  const storage = await openStudentStorage(makeId("profile", 77, new Uint8Array(10)));
  const { settings } = await studentContents(storage);
  const profile = { id: storage.name, name: "Ana" } as never;
  render(<StudentSettingsScreen storage={storage} settings={settings} profile={profile} everybody={[]} />);
  const boxes = screen.getAllByRole<HTMLInputElement>("checkbox");
  const named = (box: HTMLInputElement) => [box.labels?.[0]?.textContent?.trim(), box.checked];
  expect(boxes.map(named)).toEqual([
    ["Nuevas tareas", true],
    ["Notas publicadas", true],
  ]);
  fireEvent.click(screen.getByRole("checkbox", { name: "Notas publicadas" }));
  expect((await studentContents(storage)).settings).toEqual({ newTasks: true, newGrades: true });
  fireEvent.click(screen.getByRole("button", { name: "Guardar" }));
  await waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith({ title: "Configuración guardada" }));
  expect((await studentContents(storage)).settings).toEqual({ newTasks: true, newGrades: false });
});
