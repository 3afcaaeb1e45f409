import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import type { FiscalProfile } from "#domain/fiscal/fiscal-profile.ts";
import { newProfile } from "#domain/fiscal/fiscal-profile.ts";
import {
  FiscalProfileButton,
  FiscalProfileDialogs,
  FiscalProfileStrip,
} from "#flows/fiscal/fiscal-profile-button.tsx";
import { useFiscalButton } from "#flows/fiscal/use-fiscal-button.ts";
import { StorageContext } from "#session/storage/use-storage.ts";
import { session } from "#session/who/session.ts";
import { createFiscalProfile } from "#storage/commands/fiscal/save-fiscal-profile.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { renderInRouter } from "#tests/support/in-router.tsx";
import { openTestStorage } from "#tests/support/test-storage.ts";
import "#tests/support/render.ts";
import { connectStage } from "#ui/kit/feedback/toast.ts";

const told = vi.fn();
const OF = {};

function Place({ first }: { readonly first: FiscalProfile | null }) {
  const [applied, setApplied] = useState(first);
  const control = useFiscalButton({ of: OF, applied, onApplied: setApplied });
  return (
    <>
      <FiscalProfileButton control={control} />
      <FiscalProfileStrip control={control} />
      <FiscalProfileDialogs control={control} />
    </>
  );
}

async function show(storage: AppStorage, first: FiscalProfile | null = null) {
  await renderInRouter(
    <StorageContext value={storage}>
      <Place first={first} />
    </StorageContext>,
  );
}

async function stored(storage: AppStorage): Promise<FiscalProfile> {
  const command = { id: newId("command"), profileId: newId("fiscalProfile"), content: newProfile() };
  const made = await createFiscalProfile(storage, { ...command, scope: { kind: "default" } });
  if (!made.ok) throw new Error(made.error.kind);
  return made.value;
}

const click = async (name: string | RegExp) => fireEvent.click(await screen.findByRole("button", { name }));

beforeEach(() => {
  connectStage({ show: told, dismiss: () => undefined });
  told.mockClear();
});

it("asks somebody without an account to sign in", async () => {
  await show(await openTestStorage({ newId }));
  await click(/^Perfil fiscal/);
  expect(told.mock.lastCall?.[0]).toMatchObject({ title: "Acceso Requerido" });
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("offers a profile or none, goes on by hand, and opens the card of one that holds", async () => {
  session.start();
  await session.ready();
  await session.signIn({ email: "ana@ejemplo.co", password: "Contrasena segura 1" }, false);
  const storage = await openTestStorage({ newId });
  await show(storage);
  await click("Perfil fiscal");
  await click("Continuar Sin Perfil");
  await click("Consejos");
  await screen.findByRole("heading", { name: "Consejos para el modo manual" });
  await click("Entendido");
  await click("Crear Perfil Fiscal");
  await screen.findByRole("heading", { name: "Gestionar Perfil Fiscal" });
  await click("Guardar perfil");
  await click("Nuevo Perfil Fiscal");
  await screen.findByRole("region", { name: "Perfil fiscal aplicado" });
  await click("Quitar");
  await click("Perfil fiscal");
  await screen.findByRole("heading", { name: "Gestionar Perfil Fiscal" });
});

it("with a profile applied it toggles its card", async () => {
  const storage = await openTestStorage({ newId });
  await show(storage, await stored(storage));
  await click("Nuevo Perfil Fiscal");
  expect(screen.getByText("Común · IVA 19% · 0 retenciones")).toBeTruthy();
  await click("Nuevo Perfil Fiscal");
  expect(screen.queryByRole("region", { name: "Perfil fiscal aplicado" })).toBeNull();
});
