import Download from "lucide-react/icons/download";
import { classNames } from "#ui/kit/class-names.ts";
import { LockedButton } from "#ui/kit/controls/locked-button.tsx";
import { Menu } from "#ui/kit/overlays/menu.tsx";
import type { ExportUse } from "./export-use.ts";
import { exportTexts as texts } from "./texts.ts";
import { type ExportInput, useExport } from "./use-export.tsx";
import "./export.css";

function Counter({ counter, counting }: Pick<ExportUse, "counter" | "counting">) {
  if (counter === null) return null;
  const { now, most, tone } = counter;
  if (counting)
    return (
      <span className="export-count invisible" aria-hidden="true">
        {now}/{most}
      </span>
    );
  return (
    <>
      <span className="export-count" data-tone={tone} aria-hidden="true">
        {now}/{most}
      </span>
      <span className="sr-only">{texts.used(now, most)}</span>
    </>
  );
}

interface ExportMenuProps extends ExportInput {
  /** Class that reduces the button to its icon where space is short. */
  readonly compact?: string;
  /** The label, when it is not "Exportar": of one among several. */
  readonly words?: string;
  /** Class that then hides the label visually but not from screen readers. */
  readonly compactWords?: string;
}

/** The export button with its menu of file formats; the badge "3/5" counts the exports of the month. */
export function ExportMenu({
  compact,
  compactWords,
  words: label = texts.export,
  ...input
}: ExportMenuProps) {
  const { use, items, locked, start, dialogs } = useExport(input);
  const words = <span className={compactWords}>{label}</span>;
  if (locked)
    return (
      <>
        <LockedButton needs="sign-in" className={compact} onClick={() => start("xlsx")}>
          {words}
        </LockedButton>
        {dialogs}
      </>
    );
  return (
    <>
      <Menu
        label={label}
        items={items}
        trigger={(props) => (
          <button type="button" {...props} className={classNames("btn btn-outline", compact)}>
            <Download size={18} aria-hidden="true" />
            {words}
            <Counter {...use} />
          </button>
        )}
      />
      {dialogs}
    </>
  );
}
