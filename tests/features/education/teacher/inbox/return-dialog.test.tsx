import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { ReturnDialog } from "#features/education/teacher/inbox/return-dialog.tsx";
import { inboxTexts } from "#features/education/teacher/inbox/texts.ts";
import "#tests/support/render.ts";

const { returns: texts } = inboxTexts;
const { saved } = vi.hoisted(() => ({ saved: [] as string[] }));
vi.mock("#ui/kit/save-file.ts", () => ({ saveFile: (_file: Blob, name: string) => void saved.push(name) }));

it("ED-122 grades handed to the browser are returned once the teacher has the file, not before", () => {
  const changeGrades = vi.fn(async () => true);
  const returns = ["Ana", "Luis"].map((name) => ({
    student: `student_${name}`,
    name,
    packet: { bytes: new Uint8Array(3), kind: "devolucion", title: name },
  }));
  render(
    <ReturnDialog
      desk={{ act: { changeGrades } } as never}
      classroom={{ id: "class_1", name: "Contabilidad I" } as never}
      activity={{ id: "activity_1", title: "Taller 1" } as never}
      returns={returns as never}
      withoutDevice={[]}
      onClose={() => undefined}
    />,
  );
  fireEvent.click(screen.getByRole("button", { name: texts.all(2) }));
  expect(saved).toHaveLength(1);
  expect(changeGrades).not.toHaveBeenCalled();
  screen.getByText(texts.arrived(2));
  fireEvent.click(screen.getByRole("button", { name: texts.yes }));
  const change = { activity: "activity_1", classroom: "class_1", change: { kind: "returned" } };
  expect(changeGrades).toHaveBeenCalledExactlyOnceWith(
    returns.map(({ student }) => ({ ...change, student })),
    texts.returned(2),
  );
  expect(screen.queryByText(texts.arrived(2))).toBeNull();
});
