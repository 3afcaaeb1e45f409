import Search from "lucide-react/icons/search";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Kbd } from "#ui/kit/controls/kbd.tsx";
import { useModal } from "#ui/kit/overlays/use-modal.ts";
import type { ListedItem } from "./palette-item.ts";
import { PaletteList } from "./palette-list.tsx";
import { paletteTexts as texts } from "./texts.ts";
import "./palette.css";

interface PaletteViewProps {
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  readonly listed: readonly ListedItem[];
  /** The entry search is still running. */
  readonly searching?: boolean;
  readonly onPick: (item: ListedItem) => void;
  readonly onClose: () => void;
}

const PAGE = 8;

/** Index of the highlighted item; back to the first when the query changes. */
function useMarked(typed: string, count: number) {
  const [marked, setMarked] = useState({ of: typed, at: 0 });
  const at = marked.of === typed ? Math.min(marked.at, Math.max(0, count - 1)) : 0;
  const move = (to: number) => setMarked({ of: typed, at: to });
  return { at, move };
}

function stepOf(key: string, at: number, count: number): number | null {
  if (key === "ArrowDown") return (at + 1) % count;
  if (key === "ArrowUp") return (at - 1 + count) % count;
  if (key === "PageDown") return Math.min(at + PAGE, count - 1);
  if (key === "PageUp") return Math.max(at - PAGE, 0);
  return null;
}

function Foot() {
  return (
    <div className="palette-foot" aria-hidden="true">
      <span>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> {texts.choose}
      </span>
      <span>
        <Kbd>Enter</Kbd> {texts.open}
      </span>
      <span className="ml-auto">
        <Kbd>&gt;</Kbd> {texts.onlyActions}
      </span>
      <span>
        <Kbd>#</Kbd> {texts.onlyEntries}
      </span>
      <span>
        <Kbd>@</Kbd> {texts.onlyNamed}
      </span>
    </div>
  );
}

/** A search field and its results: arrows, Enter, Esc. */
export function PaletteView(props: PaletteViewProps) {
  const { typed, onTyped, listed, searching = false, onPick, onClose } = props;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { ref, handlers } = useModal({ onClose, initialFocus: input });
  const { at, move } = useMarked(typed, listed.length);
  useEffect(() => {
    ref.current?.querySelector(`[id="${listId}-${at}"]`)?.scrollIntoView({ block: "nearest" });
  }, [ref, listId, at]);
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || listed.length === 0) return;
    const step = stepOf(event.key, at, listed.length);
    const chosen = listed[at];
    if (step !== null) move(step);
    else if (event.key === "Enter" && chosen) onPick(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <dialog ref={ref} className="sheet-modal palette" aria-label={texts.title} {...handlers}>
      <div className="palette-frame">
        <div className="palette-head">
          <Search size={22} aria-hidden="true" className="shrink-0 text-muted" />
          <input
            ref={input}
            type="text"
            role="combobox"
            className="palette-input"
            aria-label={texts.title}
            aria-expanded={listed.length > 0}
            aria-autocomplete="list"
            aria-controls={listed.length > 0 ? listId : undefined}
            aria-activedescendant={listed.length > 0 ? `${listId}-${at}` : undefined}
            placeholder={texts.placeholder}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            value={typed}
            onChange={(event) => onTyped(event.target.value)}
            onKeyDown={keyDown}
          />
          <span role="status" className="shrink-0 text-caption text-muted max-sm:sr-only">
            {searching ? texts.searching : texts.results(listed.length)}
          </span>
          <button type="button" className="palette-close" onClick={onClose}>
            <kbd className="key">{texts.escape}</kbd>
          </button>
        </div>
        <PaletteList
          id={listId}
          listed={listed}
          at={at}
          searching={searching}
          onMark={move}
          onPick={onPick}
        />
        <Foot />
      </div>
    </dialog>
  );
}
