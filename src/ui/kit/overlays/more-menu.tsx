import EllipsisVertical from "lucide-react/icons/ellipsis-vertical";
import type { ComponentPropsWithoutRef } from "react";
import { classNames } from "../class-names.ts";
import { type ButtonSize, buttonClass } from "../controls/button-class.ts";
import { Menu, type MenuItem } from "./menu.tsx";

interface MoreMenuProps extends Pick<ComponentPropsWithoutRef<"button">, "tabIndex" | "className"> {
  /** Label of the button and its menu: "Más acciones". */
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly size?: ButtonSize;
  readonly iconSize?: number;
}

/** The ⋮ menu of a row, a card or a bar: its further actions. */
export function MoreMenu({ label, items, size = "md", iconSize = 18, className, ...button }: MoreMenuProps) {
  return (
    <Menu
      label={label}
      items={items}
      trigger={(trigger) => (
        <button
          type="button"
          {...button}
          {...trigger}
          aria-label={label}
          className={buttonClass({ variant: "ghost", size, className: classNames("btn-square", className) })}
        >
          <EllipsisVertical size={iconSize} aria-hidden="true" />
        </button>
      )}
    />
  );
}
