import { KeyList } from "#ui/kit/controls/key-list.tsx";
import { type Shortcut, screenShortcuts } from "#ui/kit/controls/screen-shortcuts.ts";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { useStore } from "#ui/kit/use-store.ts";
import { paletteTexts } from "./texts.ts";

const { shortcuts: texts } = paletteTexts;

const EVERYWHERE: readonly Shortcut[] = [
  { keys: ["Ctrl", "K"], what: texts.palette },
  { keys: ["?"], what: texts.sheet },
  { keys: ["Tab"], what: texts.next },
  { keys: ["Enter"], what: texts.press },
  { keys: ["Esc"], what: texts.close },
];

function Section({ title, shortcuts }: { readonly title: string; readonly shortcuts: readonly Shortcut[] }) {
  return (
    <section>
      <h3 className="section-head">{title}</h3>
      <KeyList shortcuts={shortcuts} />
    </section>
  );
}

/** The shortcuts of the current screen, then the global ones. */
export function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  const here = useStore(screenShortcuts);
  return (
    <Dialog open onClose={onClose} title={texts.title}>
      <div className="grid gap-5 pt-1">
        {here === null ? (
          <p className="text-muted">{texts.none}</p>
        ) : (
          <Section title={texts.here} shortcuts={here} />
        )}
        <Section title={texts.everywhere} shortcuts={EVERYWHERE} />
      </div>
    </Dialog>
  );
}
