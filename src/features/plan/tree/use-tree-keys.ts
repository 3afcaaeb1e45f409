import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { TreeRow } from "#domain/accounting/chart-tree.ts";
import { focusInSight } from "#ui/kit/tables/focus-in-sight.ts";
import { treeMove } from "./tree-move.ts";

interface TreeKeysOptions {
  readonly frame: RefObject<HTMLElement | null>;
  readonly rows: readonly TreeRow[];
  readonly rowHeight: number;
  /** The row that has the focus when the tree has it. */
  readonly active: number;
  /** An account that takes the focus as soon as its row is there. */
  readonly sought: AccountCode | null;
  readonly onFound: () => void;
  readonly scrollTo: (row: number) => void;
  readonly onActive: (code: AccountCode) => void;
  readonly onToggle: (code: AccountCode, open: boolean) => void;
  readonly onOpen: (code: AccountCode) => void;
  /** Letters typed shortly after one another; answers the account they lead to. */
  readonly onTyped: (typed: string) => AccountCode | null;
}

/** Letters typed within this time are one word. */
const TYPED_MS = 800;

/** The keys of the tree: one row has the focus, and it is the only tab stop besides its own links and menu. */
export function useTreeKeys(options: TreeKeysOptions): (event: KeyboardEvent<HTMLElement>) => void {
  const { frame, rows, rowHeight, active, sought, onFound, scrollTo, onActive, onToggle, onOpen, onTyped } =
    options;
  const moved = useRef(false);
  const typed = useRef({ text: "", at: 0 });

  const isFound = sought !== null && rows[active]?.account.code === sought;
  useEffect(() => {
    if (isFound) {
      moved.current = true;
      onFound();
    }
    if (!moved.current || active < 0) return;
    const focus = () => {
      const row = frame.current?.querySelector<HTMLElement>(`[data-row="${active}"]`);
      if (!row) return;
      focusInSight(row);
      moved.current = false;
    };
    scrollTo(active);
    focus();
    // A distant row is rendered only after the scroll.
    if (moved.current) requestAnimationFrame(focus);
  }, [active, frame, isFound, onFound, scrollTo]);

  const goTo = (code: AccountCode | undefined) => {
    if (code === undefined) return;
    moved.current = true;
    onActive(code);
  };

  return (event) => {
    const row = rows[active];
    const target = event.target;
    if (row === undefined || !(target instanceof HTMLElement) || target.dataset.row === undefined) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { code } = row.account;
    if (event.key === "Enter") {
      event.preventDefault();
      onOpen(code);
      return;
    }
    const page = Math.max(1, Math.floor((frame.current?.clientHeight ?? 0) / rowHeight) - 2);
    const move = treeMove(rows, active, event.key, page);
    if (move !== null) {
      event.preventDefault();
      if (move.kind === "go") goTo(rows[move.to]?.account.code);
      else onToggle(code, move.kind === "open");
      return;
    }
    if (event.key.length !== 1 || (event.key === " " && typed.current.text === "")) return;
    event.preventDefault();
    const isSoon = event.timeStamp - typed.current.at < TYPED_MS;
    typed.current = { text: isSoon ? typed.current.text + event.key : event.key, at: event.timeStamp };
    goTo(onTyped(typed.current.text) ?? undefined);
  };
}
