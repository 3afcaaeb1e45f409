import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { nameRefusal } from "#session/notices/name-refusal.ts";
import { NameDialog, type NameRefusal } from "#ui/kit/overlays/name-dialog.tsx";
import "#tests/support/render.ts";

async function refusedWith(refusal: NameRefusal): Promise<HTMLElement> {
  render(
    <NameDialog
      title="Renombrar"
      label="Nombre"
      name="Caja menor"
      confirm="Guardar"
      onConfirm={async () => refusal}
      onClose={() => undefined}
    />,
  );
  const field = screen.getByLabelText("Nombre");
  fireEvent.change(field, { target: { value: "Caja mayor" } });
  fireEvent.submit(field.closest("form") as HTMLFormElement);
  await screen.findByText(refusal.why);
  expect((field as HTMLInputElement).value).toBe("Caja mayor");
  return field;
}

it("ST-06 what the store refused is said of the form, and marks no name as wrong", async () => {
  const refusal = nameRefusal({ kind: "storage", trouble: "full" });
  const field = await refusedWith(refusal);
  expect(screen.getByRole("alert").textContent).toContain("El disco está lleno");
  expect(field.getAttribute("aria-invalid")).not.toBe("true");
});

it("ST-06 a name that is none is marked, and so is no other refusal", async () => {
  const field = await refusedWith(nameRefusal({ kind: "blank-name" }));
  expect(field.getAttribute("aria-invalid")).toBe("true");
  for (const refusal of [
    { kind: "unknown-book" },
    { kind: "read-only", status: "archived" },
    { kind: "own-account", code: "110505", problem: "renamed" },
    { kind: "storage", trouble: "busy" },
  ] as const)
    expect(nameRefusal(refusal).at).toBe("form");
});
