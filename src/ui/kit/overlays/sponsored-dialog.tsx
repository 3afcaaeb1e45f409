import ArrowRight from "lucide-react/icons/arrow-right";
import Stamp from "lucide-react/icons/stamp";
import type { ReactNode } from "react";
import { Button } from "../controls/button.tsx";
import { kitTexts } from "../texts.ts";
import { useCountdown } from "../use-countdown.ts";
import { Dialog } from "./dialog.tsx";
import { sponsoredTexts as texts } from "./sponsored-texts.ts";
import "./sponsored.css";

/** Length of the message, and the delay before it counts down (spec §9). */
const SECONDS = 15;
const DELAY_MS = 500;
/** Screen readers announce every fifth second; announcing each one would drown everything else. */
const SAID_EVERY = 5;

interface SponsoredDialogProps {
  /** Why the message is shown and what follows it. */
  readonly text: ReactNode;
  /** Text above the title; default: "Descarga patrocinada". */
  readonly above?: string;
  /** Label of the button once the time is over; default: "Continuar con descarga". */
  readonly continueLabel?: string;
  /** The message ran to its end and the user continues. */
  readonly onContinue: () => void;
  /** Closed before the end: nothing is used up. */
  readonly onCancel: () => void;
  /** Opens the paid plan; without it the plan is not mentioned. */
  readonly onPremium?: () => void;
}

function Advertisement() {
  const { ad } = texts;
  return (
    <div className="ad-sheet">
      <p className="ad-label">{texts.label}</p>
      <p className="ad-words">
        {ad.words.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </p>
      <div className="ad-t">
        {[ad.in, ad.out].map(([name, amount]) => (
          <p key={name}>
            <span>{name}</span> <span>{amount}</span>
          </p>
        ))}
      </div>
      <a className="ad-link" href={ad.href} target="_blank" rel="noopener">
        {ad.link}
        <ArrowRight size={16} aria-hidden="true" />
        <span className="sr-only">{texts.newTab}</span>
      </a>
    </div>
  );
}

function said(left: number | null): string {
  if (left === null) return texts.loading;
  if (left === 0) return texts.over;
  return texts.left(Math.ceil(left / SAID_EVERY) * SAID_EVERY);
}

/** One box for each second that has passed. */
function Clock({ left }: { readonly left: number | null }) {
  const passed = left === null ? 0 : SECONDS - left;
  return (
    <div className="ad-clock">
      {/* The text changes only at announced seconds, so that the others are silent. */}
      <span className="sr-only" role="timer" aria-live="polite" aria-atomic="true">
        {said(left)}
      </span>
      <span className="ad-seconds" data-loading={left === null} aria-hidden="true">
        {left === null ? texts.loading : texts.seconds(left)}
      </span>
      <span className="ad-boxes" aria-hidden="true">
        {Array.from({ length: SECONDS }, (_, second) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its second
          <span key={second} data-passed={second < passed} />
        ))}
      </span>
    </div>
  );
}

/**
 * A 15 s message shown instead of refusing at a limit; the requested action follows it. Mount it while it is open.
 */
export function SponsoredDialog(props: SponsoredDialogProps) {
  const { text, above = texts.above, continueLabel = texts.goOn, onContinue, onCancel, onPremium } = props;
  const left = useCountdown(SECONDS, DELAY_MS);
  const over = left === 0;
  const wait = left === null ? texts.loading : texts.wait(left);
  return (
    <Dialog
      open
      size="md"
      cross={false}
      onClose={onCancel}
      above={<p className="text-caption text-muted">{above}</p>}
      title={texts.title}
      footer={
        <>
          <Button variant="ghost" className="sheet-foot-start" onClick={onCancel}>
            {kitTexts.cancel}
          </Button>
          <Button variant={over ? "primary" : "outline"} disabled={!over} onClick={onContinue}>
            {over ? continueLabel : wait}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <div className="ad">
        <Advertisement />
        <Clock left={left} />
      </div>
      {onPremium === undefined ? null : (
        <p className="ad-premium">
          <Stamp size={18} aria-hidden="true" className="shrink-0 text-accent" />
          <span className="flex-1">{texts.premium}</span>
          <button type="button" className="text-link text-accent" onClick={onPremium}>
            {kitTexts.goPremium}
          </button>
        </p>
      )}
    </Dialog>
  );
}
