import type { ReactNode } from "react";
import { useModal } from "./use-modal.ts";

interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Accessible name. */
  readonly label: string;
  readonly side?: "left" | "right";
  readonly width?: number;
  /** "mesa" for navigation, "hoja" for content. */
  readonly surface?: "mesa" | "hoja";
  readonly children: ReactNode;
}

function OpenDrawer({ onClose, label, side = "left", width = 312, surface = "hoja", children }: DrawerProps) {
  const { ref, handlers } = useModal({ onClose });
  return (
    <dialog
      ref={ref}
      className="side-drawer"
      data-side={side}
      data-surface={surface}
      style={{ "--drawer-width": `${width}px` }}
      aria-label={label}
      {...handlers}
    >
      {/* A child as large as the drawer, so that only a press on the backdrop targets the dialog itself. */}
      <div className="flex min-h-full flex-col" data-modal-title tabIndex={-1}>
        {children}
      </div>
    </dialog>
  );
}

/** A panel from the side, over the page. Esc or a press outside closes it. */
export function Drawer(props: DrawerProps) {
  return props.open ? <OpenDrawer {...props} /> : null;
}
