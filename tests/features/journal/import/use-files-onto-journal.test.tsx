import { fireEvent, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { useFilesOntoJournal } from "#features/journal/import/use-files-onto-journal.ts";
import { toast } from "#ui/kit/feedback/toast.ts";

const told = vi.spyOn(toast, "info").mockReturnValue("");
beforeEach(() => void told.mockClear());

const csv = (name: string) => new File(["Fecha;Cuenta"], name);

function drop(files: readonly File[], mayTake = true) {
  const onFile = vi.fn<(file: File) => void>();
  const { unmount } = renderHook(() => useFilesOntoJournal({ mayTake: () => mayTake, onFile }));
  fireEvent.drop(window, { dataTransfer: { files, types: ["Files"] } });
  unmount();
  return onFile.mock.calls.map(([{ name }]) => name);
}

it("IM-27 the journal of an exercise opens the first of several files and says that the others were not", () => {
  expect(drop([csv("uno.csv"), csv("dos.csv"), csv("tres.csv")])).toEqual(["uno.csv"]);
  expect(told).toHaveBeenCalledExactlyOnceWith({
    title: "Se abre «uno.csv»",
    text: "Los otros 2 no se abrieron: suéltalos de a uno cuando termines con este.",
  });
});

it("IM-27 says nothing of one file, and takes none while something else is open", () => {
  expect(drop([csv("uno.csv")])).toEqual(["uno.csv"]);
  expect(drop([csv("uno.csv"), csv("dos.csv")], false)).toEqual([]);
  expect(told).not.toHaveBeenCalled();
});
