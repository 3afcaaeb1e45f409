import { Kbd } from "./kbd.tsx";
import type { Shortcut } from "./screen-shortcuts.ts";
import "./key-list.css";

interface KeyListProps {
  readonly shortcuts: readonly Shortcut[];
  /** In small type, beside other content. */
  readonly dense?: boolean;
}

/** A list of keys and what each does. */
export function KeyList({ shortcuts, dense = false }: KeyListProps) {
  return (
    <ul className="key-list" data-dense={dense}>
      {shortcuts.map(({ keys, what }) => (
        <li key={what}>
          <span className="flex flex-wrap gap-1">
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </span>
          <span>{what}</span>
        </li>
      ))}
    </ul>
  );
}
