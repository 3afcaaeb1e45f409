import type { StorageTrouble } from "#storage/storage-error.ts";
import { Banner } from "#ui/kit/banner.tsx";
import { Button } from "#ui/kit/button.tsx";
import { sessionTexts, TROUBLE_TEXTS } from "./texts.ts";

/** Over the screen as it stands: this page writes no more, and why; nothing that was typed goes away by itself. */
export function StoppedBanner({ trouble }: { readonly trouble: StorageTrouble }) {
  const { title, text } = TROUBLE_TEXTS[trouble];
  const reload = (
    <Button variant="primary" size="sm" onClick={() => window.location.reload()}>
      {sessionTexts.reload}
    </Button>
  );
  return (
    <div className="sticky top-0 z-40">
      <Banner tone="error" actions={reload} flush>
        <strong>{title}.</strong> {text} {sessionTexts.stopped}
      </Banner>
    </div>
  );
}
