import CircleAlert from "lucide-react/icons/circle-alert";
import type { StorageTrouble } from "#storage/engine/storage-error.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { openRecovery } from "../storage/open-recovery.ts";
import { useCurrentStorage } from "../storage/use-storage.ts";
import { sessionTexts } from "../texts.ts";
import { TROUBLE_TEXTS } from "./trouble-texts.ts";

interface TroublePanelProps {
  readonly trouble: StorageTrouble;
  readonly onRetry: () => void;
  /** The panel is all of the page: its title is the heading that a reader looks for. */
  readonly alone?: boolean;
}

/** A query that finds its connection closed knows no more; why this page lost it, who keeps it open knows. */
function useNamed(trouble: StorageTrouble): StorageTrouble {
  const current = useCurrentStorage();
  return trouble === "closed" && current.kind === "stopped" ? current.trouble : trouble;
}

/** Replaces the content: what happened, what is safe, and the way on. */
export function TroublePanel({ trouble: met, onRetry, alone = false }: TroublePanelProps) {
  const trouble = useNamed(met);
  const Title = alone ? "h1" : "p";
  const { title, text, ways } = TROUBLE_TEXTS[trouble];
  const actions = {
    retry: { label: sessionTexts.retry, press: onRetry },
    reload: { label: sessionTexts.reload, press: () => window.location.reload() },
    recover: { label: sessionTexts.recover, press: () => openRecovery(trouble) },
  } as const;
  return (
    <div role="alert" className="mx-auto my-16 max-w-lg border border-error bg-errbg p-6">
      <Title className="title-block flex items-start gap-3">
        <CircleAlert size={22} className="mt-1 text-error" aria-hidden="true" />
        {title}
      </Title>
      <p className="text-reading mt-3">{text}</p>
      <p className="mt-5 flex flex-wrap gap-3">
        {ways.map((way, place) => (
          <Button
            key={way}
            {...(place === 0 && { variant: "primary" as const })}
            onClick={actions[way].press}
          >
            {actions[way].label}
          </Button>
        ))}
      </p>
    </div>
  );
}
