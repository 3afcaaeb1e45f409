import MonitorDown from "lucide-react/icons/monitor-down";
import { installStore, promptInstall } from "./install.ts";
import { pwaTexts } from "./texts.ts";
import { useStore } from "./use-store.ts";

interface InstallButtonProps {
  readonly className?: string;
}

/** Only where the browser offers it: elsewhere there is nothing that a button could do. */
export function InstallButton({ className = "btn btn-outline btn-sm" }: InstallButtonProps) {
  const offer = useStore(installStore);
  if (offer === null) return null;
  return (
    <button type="button" className={className} onClick={() => void promptInstall()}>
      <MonitorDown aria-hidden="true" size={18} strokeWidth={1.75} />
      {pwaTexts.install}
    </button>
  );
}
