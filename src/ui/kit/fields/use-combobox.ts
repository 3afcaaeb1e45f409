import { type KeyboardEvent, useId, useRef, useState } from "react";

interface ComboboxOptions<Option> {
  readonly options: readonly Option[];
  readonly isDisabled: (option: Option) => boolean;
  readonly onPick: (option: Option) => void;
  /** Tab picks the marked option if something was typed, so that a row can be filled without Enter. */
  readonly pickOnTab: boolean;
  /** No option is the likeliest: none is marked at first, and Enter and Tab mark one before they pick it. */
  readonly undecided: boolean;
}

/** The state and keys of a text field with a list of suggestions (ARIA combobox with a list popup). */
export function useCombobox<Option>({
  options,
  isDisabled,
  onPick,
  pickOnTab,
  undecided,
}: ComboboxOptions<Option>) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState<number | null>(null);
  const typed = useRef(false);

  const firstEnabled = options.findIndex((option) => !isDisabled(option));
  const first = undecided ? -1 : Math.max(firstEnabled, 0);
  const active = open ? Math.min(marked ?? first, options.length - 1) : -1;

  const show = () => {
    if (!open) setMarked(null);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setMarked(null);
    typed.current = false;
  };
  const pick = (option: Option) => {
    if (isDisabled(option)) return;
    close();
    onPick(option);
  };
  const move = (step: number) => {
    if (options.length === 0) return;
    if (!open) return show();
    const from = active < 0 && step < 0 ? 0 : active;
    setMarked((from + step + options.length) % options.length);
  };
  /** Marks the first option instead of picking it. */
  const isToBeMarked = (key: string) =>
    (key === "Enter" || pickOnTab) && open && undecided && active < 0 && typed.current && firstEnabled >= 0;
  const noteTyping = () => {
    typed.current = true;
    setMarked(null);
    setOpen(true);
  };

  /** Returns true if the list handled the key, and no other handler should. */
  const keyDown = (event: KeyboardEvent<HTMLInputElement>): boolean => {
    const current = options[active];
    if ((event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) && isToBeMarked(event.key)) {
      setMarked(firstEnabled);
      event.preventDefault();
      return true;
    }
    switch (event.key) {
      case "ArrowDown":
      case "ArrowUp":
        if (event.altKey && event.key === "ArrowUp") close();
        else move(event.key === "ArrowDown" ? 1 : -1);
        break;
      case "Enter":
        if (!open || current === undefined) return false;
        pick(current);
        break;
      case "Escape":
        if (!open) return false;
        close();
        event.stopPropagation();
        break;
      case "Tab":
        if (open && typed.current && pickOnTab && current !== undefined) pick(current);
        else close();
        return false;
      default:
        return false;
    }
    event.preventDefault();
    return true;
  };

  return { listId, input, open, active, show, close, pick, noteTyping, keyDown, setMarked };
}
