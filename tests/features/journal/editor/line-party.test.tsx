import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { BookId } from "#domain/kernel/ids.ts";
import { AUTOSAVE_MS } from "#features/journal/editor/draft-row.ts";
import { deleteParty } from "#storage/commands/parties/delete-party.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { journalMonth } from "#storage/queries/books/journal.ts";
import { content, line } from "#tests/support/builders.ts";
import { partyFields, recorded } from "#tests/support/commands/party-commands.ts";
import { watchRenders } from "#tests/support/dom/watch-renders.ts";
import { typeInto } from "#tests/support/render.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";
import { connectStage } from "#ui/kit/feedback/toast.ts";
import { draft, NOVEMBER, openJournal, post, stubLayout } from "../open-journal.tsx";

beforeAll(stubLayout);

let storage: AppStorage;
let bookId: BookId;
let grid: HTMLElement;

const partyField = (place: number) => screen.getByLabelText<HTMLInputElement>(`Tercero, línea ${place}`);

beforeEach(async () => {
  storage = await openTestStorage();
  bookId = await openTestBook(storage);
  await post(storage, bookId, {
    ...content("2026-11-03", "1305", "4135", 500, "Venta a crédito"),
    lines: [{ ...line("1305", 500), thirdParty: "Construcciones Páramo" }, line("4135", -500)],
  });
  await draft(storage, bookId, {
    ...content("2026-11-12", "1305", "2205", 100, "Cruce"),
    lines: [line("1305", 100), line("2205", -20)],
  });
  grid = await openJournal(storage, bookId);
  await waitFor(() => expect(grid.querySelectorAll('[data-status="posted"]')).toHaveLength(2));
  await screen.findByDisplayValue("100");
});

async function stored() {
  await act(() => new Promise((resolve) => setTimeout(resolve, AUTOSAVE_MS * 3)));
  const { drafts } = await journalMonth(storage, bookId, NOVEMBER);
  return drafts[0]?.lines.map(({ thirdParty }) => thirdParty);
}

describe("the third party of a line (UX-25)", () => {
  it("is shown on posted rows, and asked for where the account wants one", () => {
    expect(grid.querySelector('[data-status="posted"]')?.textContent).toContain("Construcciones Páramo");
    expect(partyField(1).placeholder).toBe("@ Tercero");
    expect(partyField(3).placeholder).toBe("@");
  });

  it("is found by a word of its name, taken with Enter, and offered to the next line", async () => {
    act(() => partyField(1).focus());
    typeInto(partyField(1), "param");
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)[0]).toContain("Páramo");
    fireEvent.keyDown(partyField(1), { key: "Enter" });
    expect(partyField(1).value).toBe("Construcciones Páramo");
    expect(partyField(2).placeholder).toBe("@ Construcciones Páramo");
    act(() => partyField(2).focus());
    fireEvent.keyDown(partyField(2), { key: "Enter" });
    expect(await stored()).toEqual(["Construcciones Páramo", "Construcciones Páramo"]);
  });

  it("is kept as typed when nothing is chosen, and gone when it is emptied", async () => {
    act(() => partyField(2).focus());
    typeInto(partyField(2), "Textiles Medellín");
    expect(screen.getByRole("option").textContent).toContain("Crear «Textiles Medellín»");
    expect(await stored()).toEqual([undefined, "Textiles Medellín"]);
    typeInto(partyField(2), "");
    expect(await stored()).toEqual([undefined, undefined]);
  });

  it.each(["CONSTRUCCIONES PARAMO S.A.S.", "Construcciones Paramos"])(
    "typed %s, offers who is written nearly so below what would be created",
    async (typed) => {
      act(() => partyField(1).focus());
      typeInto(partyField(1), typed);
      const [created, near] = screen.getAllByRole("option");
      expect(created?.textContent).toContain(`Crear «${typed}»`);
      expect(near?.textContent).toBe("Construcciones PáramoSe escribe parecido: ¿es el mismo?");
      fireEvent.click(near as HTMLElement);
      expect(partyField(1).value).toBe("Construcciones Páramo");
      expect(await stored()).toEqual(["Construcciones Páramo", undefined]);
    },
  );

  it("keeps its name, and says so, when its record goes in another tab", async () => {
    const told: string[] = [];
    const leave = connectStage({ show: ({ title }) => void told.push(title), dismiss: () => undefined });
    const { id: partyId, version } = await recorded(storage, bookId, partyFields("Textiles Medellín"));
    act(() => partyField(2).focus());
    typeInto(partyField(2), "Textiles Medell");
    expect((await screen.findByRole("option", { name: /^Textiles Medellín/ })).textContent).toBeTruthy();
    typeInto(partyField(2), "Textiles Medellín");
    await act(async () => {
      await deleteParty(storage, { id: storage.newId("command"), bookId, partyId, version });
    });
    await waitFor(() => expect(told).toContain("Textiles Medellín ya no tiene ficha"));
    leave();
    expect(partyField(2).value).toBe("Textiles Medellín");
    expect(await stored()).toEqual([undefined, "Textiles Medellín"]);
  });

  it("tells a wrong check digit, and the right one", () => {
    act(() => partyField(1).focus());
    typeInto(partyField(1), "Textiles Medellín 900.214.867-1");
    expect(screen.getByRole("option").getAttribute("aria-disabled")).toBe("true");
    expect(grid.querySelector(".journal-message")?.textContent).toContain("El dígito de verificación");
    expect(partyField(1).getAttribute("aria-invalid")).toBe("true");
    typeInto(partyField(1), "Textiles Medellín 900.214.867-2");
    expect(screen.getByRole("option").textContent).toContain("900.214.867-2");
    expect(grid.textContent).not.toContain("El dígito de verificación");
  });

  it("is reached with @ from every cell of its line, also typed with AltGr, and left alone by Tab", () => {
    for (const name of ["Cuenta", "Debe", "Haber"]) {
      const field = screen.getByLabelText(`${name}, línea 2`);
      act(() => field.focus());
      fireEvent.keyDown(field, { key: "@", ctrlKey: name === "Debe", altKey: name === "Debe" });
      expect(document.activeElement, name).toBe(partyField(2));
    }
    expect(partyField(2).tabIndex).toBe(-1);
    fireEvent.keyDown(partyField(2), { key: "Escape" });
    expect(document.activeElement).toBe(screen.getByLabelText("Cuenta, línea 2"));
  });

  it("renders its own line alone while it is typed", () => {
    act(() => partyField(2).focus());
    typeInto(partyField(2), "Tex");
    const watch = watchRenders();
    act(() => void fireEvent.change(partyField(2), { target: { value: "Text" } }));
    const all = watch.stop();
    const rows = all.filter(({ name }) => name === "EditorRow").map(({ props }) => props.place);
    expect(new Set(rows)).toEqual(new Set([2]));
    const others = ["SheetEntry", "JournalSheet", "OpenedJournal", "EditorRows", "JournalFoot"];
    expect(all.filter(({ name }) => others.includes(name))).toEqual([]);
  });
});
