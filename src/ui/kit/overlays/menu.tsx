import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { fold } from "#domain/kernel/spanish.ts";
import { useFloating } from "./use-floating.ts";
import { useOutsidePress } from "./use-outside-press.ts";

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** At the right: a lock, a counter, or a key. */
  readonly trail?: ReactNode;
  /** "danger": in red, below a rule; placed last. */
  readonly tone?: "normal" | "danger";
  readonly disabled?: boolean;
  /** Draws a rule above the item: it starts another kind of actions. */
  readonly ruled?: boolean;
  readonly onSelect: () => void;
}

/** Props to spread on the button that opens the menu. */
interface MenuTrigger {
  readonly ref: Ref<HTMLButtonElement>;
  readonly "aria-haspopup": "menu";
  readonly "aria-expanded": boolean;
  readonly "aria-controls": string | undefined;
  readonly onClick: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

interface MenuProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly align?: "start" | "end";
  readonly trigger: (props: MenuTrigger) => ReactNode;
}

function inOrder(items: readonly MenuItem[]): MenuItem[] {
  return [
    ...items.filter((item) => item.tone !== "danger"),
    ...items.filter((item) => item.tone === "danger"),
  ];
}

function entries(panel: HTMLElement | null): HTMLElement[] {
  return panel ? [...panel.querySelectorAll<HTMLElement>('[role="menuitem"]')] : [];
}

/** The item that a key moves to, or null if the menu does not use the key. */
function nextEntry(all: readonly HTMLElement[], key: string): HTMLElement | null {
  const index = all.indexOf(document.activeElement as HTMLElement);
  const at = (position: number) => all[(position + all.length) % all.length] ?? null;
  if (key === "ArrowDown") return at(index + 1);
  if (key === "ArrowUp") return at(index < 0 ? -1 : index - 1);
  if (key === "Home") return at(0);
  if (key === "End") return at(-1);
  if (key.length !== 1 || key === " ") return null;
  const turned = [...all.slice(index + 1), ...all.slice(0, index + 1)];
  return turned.find((each) => fold(each.textContent.trim()).startsWith(fold(key))) ?? null;
}

interface PanelProps {
  readonly id: string;
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly align: "start" | "end";
  readonly startAt: "first" | "last";
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly onClose: (returnFocus: boolean) => void;
}

function MenuPanel({ id, label, items, align, startAt, anchor, onClose }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useFloating(true, anchor, panel, { align });
  useOutsidePress(true, [panel, anchor], () => onClose(false));
  useEffect(
    () =>
      entries(panel.current)
        .at(startAt === "first" ? 0 : -1)
        ?.focus(),
    [startAt],
  );
  const keyDown = (event: KeyboardEvent) => {
    if (event.key === "Tab") return onClose(false);
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      return onClose(true);
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = nextEntry(entries(panel.current), event.key);
    if (!target) return;
    event.preventDefault();
    event.stopPropagation();
    target.focus();
  };
  return (
    <div
      ref={panel}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      popover="manual"
      className="float menu-panel"
      onKeyDown={keyDown}
    >
      {inOrder(items).map((item, index, all) => (
        <MenuEntry
          key={item.id}
          item={item}
          first={index === 0}
          ruled={index > 0 && (item.ruled || (item.tone === "danger" && all[index - 1]?.tone !== "danger"))}
          onDone={() => onClose(true)}
        />
      ))}
    </div>
  );
}

interface EntryProps {
  readonly item: MenuItem;
  /** In the order of tabs, so that a menu that scrolls has something to focus. */
  readonly first: boolean;
  readonly ruled: boolean;
  readonly onDone: () => void;
}

function MenuEntry({ item, first, ruled, onDone }: EntryProps) {
  const select = () => {
    if (item.disabled) return;
    // Return the focus first, so that a dialog opened by the item gives it back to the trigger.
    onDone();
    item.onSelect();
  };
  return (
    <>
      {ruled ? <hr className="menu-rule" /> : null}
      <button
        type="button"
        role="menuitem"
        tabIndex={first ? 0 : -1}
        className="menu-item"
        data-tone={item.tone}
        aria-disabled={item.disabled || undefined}
        onClick={select}
      >
        {item.icon}
        <span className="flex-1">{item.label}</span>
        {item.trail}
      </button>
    </>
  );
}

/** A menu on a button. Arrows, Home, End and first letters move; Esc returns to the button. */
export function Menu({ label, items, align = "end", trigger }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<"first" | "last" | null>(null);
  const close = (returnFocus: boolean) => {
    setOpen(null);
    if (returnFocus) button.current?.focus();
  };
  return (
    <>
      {trigger({
        ref: button,
        "aria-haspopup": "menu",
        "aria-expanded": open !== null,
        "aria-controls": open === null ? undefined : id,
        onClick: () => setOpen(open === null ? "first" : null),
        onKeyDown: (event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          setOpen(event.key === "ArrowDown" ? "first" : "last");
        },
      })}
      {open === null ? null : (
        <MenuPanel
          id={id}
          label={label}
          items={items}
          align={align}
          startAt={open}
          anchor={button}
          onClose={close}
        />
      )}
    </>
  );
}
