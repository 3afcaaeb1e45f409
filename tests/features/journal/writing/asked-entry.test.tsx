import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { BookId } from "#domain/kernel/ids.ts";
import { setAccountClosed } from "#storage/commands/accounts/own-accounts.ts";
import { addAccount } from "#storage/commands/books/add-account.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { content } from "#tests/support/builders.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { openJournal, post, stubLayout } from "../open-journal.tsx";

beforeAll(stubLayout);

let storage: AppStorage;
let bookId: BookId;

const detail = () => screen.getByLabelText<HTMLInputElement>("Detalle").value;

beforeEach(async () => {
  localStorage.clear();
  storage = await openTestStorage();
  bookId = await openTestBook(storage);
  await post(storage, bookId, {
    ...content("2026-11-22", "5120", "1110", 900, "Arriendo"),
    reference: "CE-1",
  });
});

describe("an entry that the address asks to write", () => {
  it("is the one of the number again, of today, without its document", async () => {
    await openJournal(storage, bookId, { repetir: 1 });
    await waitFor(() => expect(detail()).toBe("Arriendo"));
    expect(screen.getByLabelText<HTMLInputElement>("Debe, línea 1").value).toBe("900");
    expect(screen.getByLabelText<HTMLInputElement>("Fecha").value).toBe("20/11/2026");
    expect(screen.getByLabelText<HTMLInputElement>("Referencia").value).toBe("");
  });

  it("brings back no account that takes no new entries, and says so", async () => {
    const shut = { bookId, code: "11100501" };
    const head = () => ({ id: storage.newId("command"), ...shut });
    await addAccount(storage, { ...head(), name: "Banco viejo" });
    await post(storage, bookId, content("2026-11-22", "5120", "11100501", 800, "Arriendo"));
    await setAccountClosed(storage, { ...head(), closed: true });
    const said = vi.spyOn(toast, "warning");
    await openJournal(storage, bookId, { repetir: 2 });
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Haber, línea 2").value).toBe("800"));
    expect(screen.getByLabelText<HTMLInputElement>("Cuenta, línea 2").value).toBe("");
    expect(said).toHaveBeenCalledWith({
      title: "La cuenta 11100501 ya no recibe asientos: elige otra en la casilla que quedó vacía",
    });
  });

  it("is about what was typed elsewhere", async () => {
    await openJournal(storage, bookId, { nuevo: true, detalle: "Energía del local" });
    await waitFor(() => expect(detail()).toBe("Energía del local"));
    expect(screen.queryByDisplayValue("900")).toBeNull();
  });
});

describe("the entries that a book repeats most (UX-03)", () => {
  it("are offered while nothing is written, written again with one press, and put away for good", async () => {
    await post(storage, bookId, content("2026-11-23", "5120", "1110", 950, "Arriendo"));
    await openJournal(storage, bookId);
    const often = await screen.findByRole("button", { name: "Arriendo" });
    fireEvent.click(often);
    await waitFor(() => expect(detail()).toBe("Arriendo"));
    expect(screen.getByLabelText<HTMLInputElement>("Debe, línea 1").value).toBe("950");
    expect(screen.queryByRole("button", { name: "Arriendo" })).toBeNull();
  });

  it("stay away where they were put away", async () => {
    await post(storage, bookId, content("2026-11-23", "5120", "1110", 950, "Arriendo"));
    await openJournal(storage, bookId);
    fireEvent.click(await screen.findByRole("button", { name: /^Ocultar lo que más repites/ }));
    expect(screen.queryByRole("button", { name: "Arriendo" })).toBeNull();
    expect(localStorage.getItem("cuadra_repetidos_ocultos")).toContain(bookId);
  });
});
