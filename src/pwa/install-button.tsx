import MonitorDown from "lucide-react/icons/monitor-down";
import { Button } from "#ui/kit/controls/button.tsx";
import { useStore } from "#ui/kit/use-store.ts";
import { installStore, promptInstall } from "./install.ts";
import { pwaTexts } from "./texts.ts";

/**
 * Shown only where the browser offers installation: elsewhere a button could do nothing. `brief`: in a crowded bar its
 * icon stands alone until there is room for the word.
 */
export function InstallButton({ brief = false }: { readonly brief?: boolean }) {
  const offer = useStore(installStore);
  if (offer === null) return null;
  return (
    <Button
      variant="outline"
      icon={<MonitorDown size={18} aria-hidden="true" />}
      onClick={() => void promptInstall()}
    >
      <span className={brief ? "max-2xl:sr-only" : undefined}>{pwaTexts.install}</span>
    </Button>
  );
}
