import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { CompanyDialogs } from "#features/companies/forms/company-dialogs.tsx";
import { useOpenDialog } from "#features/companies/forms/use-open-dialog.ts";
import { companyFormTexts, dialogTexts } from "#features/companies/texts.ts";
import { useCompanyActions } from "#features/companies/use-company-actions.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { changeCompany } from "#storage/commands/companies/change-company.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { deleteCompany } from "#storage/commands/companies/delete-company.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { getCompany, listBooks, listCompanies } from "#storage/queries/books/books.ts";
import { companyCards } from "#storage/queries/companies/company-figures.ts";
import { inStorage } from "#tests/support/in-storage.tsx";
import { typeInto } from "#tests/support/render.ts";
import { openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
let id: CompanyId;

const command = () => ({ id: storage.newId("command") });

beforeEach(async () => {
  storage = await openTestStorage();
  id = storage.newId("company");
  const made = await createCompany(storage, { ...command(), companyId: id, name: "La Sabana" });
  expect(made.ok).toBe(true);
  return () => storage.close();
});

interface StandProps {
  readonly named?: CompanyId;
  readonly first?: "edit" | "remove";
}

/** The dialogs with live data, as the screen renders them, without its list. */
function Stand({ named = undefined, first }: StandProps) {
  const found = useQuery(() => companyCards(storage), []);
  const cards = found.state === "ready" ? found.value : null;
  const [address, setAddress] = useState(named ?? null);
  const actions = useCompanyActions();
  const { dialog, ask, close } = useOpenDialog(cards, address);
  const card = cards?.find((each) => each.company.id === id);
  const nothing = () => undefined;
  const leave = () => {
    close();
    setAddress(null);
  };
  return (
    <>
      {card && first ? (
        <button type="button" onClick={() => ask(first, card)}>
          abrir
        </button>
      ) : null}
      <p>{`${cards?.length ?? "?"} empresas`}</p>
      <CompanyDialogs
        dialog={dialog}
        others={cards?.map((each) => each.company) ?? []}
        mode="amounts"
        actions={actions}
        onClose={leave}
        on={{ onActivate: nothing, onEdit: nothing, onRemove: nothing, onProfile: nothing }}
      />
    </>
  );
}

async function open(first: "edit" | "remove") {
  render(<Stand first={first} />, { wrapper: inStorage(storage) });
  fireEvent.click(await screen.findByText("abrir"));
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name, hidden: true }));

describe("MT-04 a company deleted elsewhere while its dialog is open", () => {
  it.each(["edit", "remove"] as const)(
    "is said to be gone by the %s dialog, and nothing comes back",
    async (first) => {
      await open(first);
      await screen.findByText(first === "edit" ? dialogTexts.editTitle : dialogTexts.removeTitle);
      expect((await deleteCompany(storage, { ...command(), companyId: id })).ok).toBe(true);
      await screen.findByText(dialogTexts.goneTitle);
      await screen.findByText("0 empresas");
      press(dialogTexts.understood);
      await waitFor(() => expect(screen.queryByText(dialogTexts.goneTitle)).toBeNull());
      expect(await listCompanies(storage)).toEqual([]);
    },
  );

  it("an address that names none of this account says so", async () => {
    render(<Stand named={storage.newId("company")} />, { wrapper: inStorage(storage) });
    await screen.findByText(dialogTexts.unknownTitle);
    press(dialogTexts.understood);
    await waitFor(() => expect(screen.queryByText(dialogTexts.unknownTitle)).toBeNull());
    await screen.findByText("1 empresas");
  });
});

describe("editing a company", () => {
  it("writes what was typed", async () => {
    await open("edit");
    typeInto(await screen.findByLabelText(companyFormTexts.name), "La Sabana S.A.S.");
    typeInto(screen.getByLabelText(companyFormTexts.nit), "901482316-8");
    typeInto(screen.getByLabelText(companyFormTexts.fiscalYear), "2025");
    press(dialogTexts.save);
    await waitFor(async () =>
      expect(await getCompany(storage, id)).toMatchObject({
        name: "La Sabana S.A.S.",
        nit: "901.482.316-8",
        fiscalYear: 2025,
      }),
    );
  });

  it("MT-02 shows what another tab saved meanwhile, and lets the person choose", async () => {
    await open("edit");
    typeInto(await screen.findByLabelText(companyFormTexts.name), "La mía");
    expect((await changeCompany(storage, { ...command(), companyId: id, name: "La otra" })).ok).toBe(true);
    press(dialogTexts.save);
    await screen.findByText(dialogTexts.staleTitle);
    expect((await getCompany(storage, id))?.name).toBe("La otra");
    press(dialogTexts.keepMine);
    await waitFor(async () => expect((await getCompany(storage, id))?.name).toBe("La mía"));
  });

  it("MT-02 loads what was saved when that is chosen", async () => {
    await open("edit");
    const name = await screen.findByLabelText(companyFormTexts.name);
    typeInto(name, "La mía");
    await changeCompany(storage, { ...command(), companyId: id, name: "La otra" });
    press(dialogTexts.save);
    await screen.findByText(dialogTexts.staleTitle);
    press(dialogTexts.useSaved);
    await waitFor(() => expect((name as HTMLInputElement).value).toBe("La otra"));
    expect((await getCompany(storage, id))?.name).toBe("La otra");
  });
});

describe("deleting a company", () => {
  it("says which books go with it, and takes them along", async () => {
    const book = { bookId: storage.newId("book"), companyId: id, name: "Diario", chart: "puc" as const };
    expect((await createBook(storage, { ...command(), ...book })).ok).toBe(true);
    await open("remove");
    await screen.findByText(dialogTexts.removeWith(1, 0));
    press(dialogTexts.remove);
    await screen.findByText("0 empresas");
    expect(await listBooks(storage)).toEqual([]);
  });

  it("changes nothing when it is called off", async () => {
    await open("remove");
    await screen.findByText(dialogTexts.removeAlone);
    press(dialogTexts.cancel);
    await waitFor(() => expect(screen.queryByText(dialogTexts.removeAlone)).toBeNull());
    expect(await listCompanies(storage)).toHaveLength(1);
  });
});
