import LockKeyhole from "lucide-react/icons/lock-keyhole";
import Stamp from "lucide-react/icons/stamp";
import type { ReactNode } from "react";
import { Button } from "../controls/button.tsx";
import { kitTexts } from "../texts.ts";
import { Badge } from "./badge.tsx";

interface PremiumPanelProps {
  readonly title: string;
  /** One sentence on the locked content. */
  readonly text: ReactNode;
  readonly onUpgrade: () => void;
  /** Heading level of the title, so that levels are not skipped. */
  readonly level?: 2 | 3;
}

/** A locked area: a description of its content, never a picture of it, and a button to unlock it. */
export function PremiumPanel({ title, text, onUpgrade, level = 2 }: PremiumPanelProps) {
  const Title = level === 2 ? "h2" : "h3";
  return (
    <section className="premium-panel">
      <LockKeyhole size={26} aria-hidden="true" className="shrink-0 text-accent" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Title className="font-semibold text-base">{title}</Title>
          <Badge tone="premium" icon={false}>
            {kitTexts.premium}
          </Badge>
        </div>
        <p className="mt-0.5 text-muted">{text}</p>
      </div>
      <Button
        variant="premium"
        className="max-sm:w-full"
        icon={<Stamp size={18} aria-hidden="true" />}
        onClick={onUpgrade}
      >
        {kitTexts.goPremium}
      </Button>
    </section>
  );
}
