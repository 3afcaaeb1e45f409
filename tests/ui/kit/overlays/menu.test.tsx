import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { press } from "#tests/support/render.ts";
import { Menu } from "#ui/kit/overlays/menu.tsx";

function open() {
  const chosen = vi.fn();
  const item = (id: string, label: string) => ({ id, label, onSelect: () => chosen(id) });
  render(
    <Menu
      label="Acciones"
      trigger={(props) => (
        <button type="button" {...props}>
          Más
        </button>
      )}
      items={[
        { ...item("delete", "Eliminar"), tone: "danger" },
        item("edit", "Editar"),
        item("copy", "Duplicar"),
        { ...item("close", "Cerrar"), disabled: true },
      ]}
    />,
  );
  const trigger = screen.getByText("Más");
  fireEvent.click(trigger);
  return { trigger, chosen };
}

const here = () => document.activeElement?.textContent;
const key = (name: string) => press(document.activeElement as HTMLElement, name);

describe("menu", () => {
  it("puts the destructive item last, after a rule", () => {
    open();
    const labels = screen.getAllByRole("menuitem").map((each) => each.textContent);
    expect(labels).toEqual(["Editar", "Duplicar", "Cerrar", "Eliminar"]);
    expect(screen.getByRole("separator").nextElementSibling?.textContent).toBe("Eliminar");
  });

  it("moves by arrows, ends and first letters", () => {
    open();
    expect(here()).toBe("Editar");
    key("ArrowUp");
    expect(here()).toBe("Eliminar");
    key("ArrowDown");
    expect(here()).toBe("Editar");
    key("d");
    expect(here()).toBe("Duplicar");
    key("End");
    expect(here()).toBe("Eliminar");
    key("Home");
    expect(here()).toBe("Editar");
  });

  it("chooses, closes and returns the focus", () => {
    const { trigger, chosen } = open();
    fireEvent.click(screen.getByText("Duplicar"));
    expect(chosen).toHaveBeenCalledExactlyOnceWith("copy");
    expect(screen.queryByRole("menu")).toBeNull();
    expect(document.activeElement).toBe(trigger);
  });

  it("does nothing for a disabled item", () => {
    const { chosen } = open();
    fireEvent.click(screen.getByText("Cerrar"));
    expect(chosen).not.toHaveBeenCalled();
    expect(screen.queryByRole("menu")).not.toBeNull();
  });

  it("closes on Esc, giving the focus back, and on a press elsewhere", () => {
    const { trigger } = open();
    key("Escape");
    expect(document.activeElement).toBe(trigger);
    press(trigger, "ArrowUp");
    expect(here()).toBe("Eliminar");
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole("menu")).toBeNull();
  });
});
