import { Button } from "#ui/kit/controls/button.tsx";
import { createStore } from "#ui/kit/create-store.ts";
import { SLOW_TOAST } from "#ui/kit/feedback/toast.ts";
import { useFadingLife } from "#ui/kit/feedback/use-fading-life.ts";
import { TOUCH, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { useStore } from "#ui/kit/use-store.ts";
import type { GuidedPlace } from "../guided-place.ts";
import { guidedTexts, tipsOf } from "../texts.ts";
import { guidedPanelTexts } from "./texts.ts";

const { help: texts } = guidedPanelTexts;

/** Where the card was shown on this page already. */
const shown = createStore<ReadonlySet<GuidedPlace>>(new Set());

interface HelpCardProps {
  readonly place: GuidedPlace;
  /** Sends an example; null where nothing may be sent. */
  readonly onExample: (() => void) | null;
}

function Card({ place, onExample }: HelpCardProps) {
  const words = guidedTexts.places[place];
  const { title } = words;
  const tips = tipsOf(words, useMediaQuery(TOUCH));
  const end = () => shown.set(new Set([...shown.getSnapshot(), place]));
  const life = useFadingLife(SLOW_TOAST.durationMs, SLOW_TOAST.fadeMs, end);
  return (
    <section
      className="guided-help no-print"
      aria-label={texts.label(title)}
      data-leaving={life.leaving}
      onPointerEnter={life.hold}
      onPointerLeave={life.resume}
      onFocus={life.hold}
      onBlur={life.resume}
    >
      <h2 className="font-semibold">{title}</h2>
      <ul className="mt-1 list-disc ps-5">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" variant="primary" onClick={end}>
          {texts.understood}
        </Button>
        {onExample === null ? null : (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              end();
              onExample();
            }}
          >
            {texts.example}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The help card of the guided mode: at the top right for eight seconds, once for each screen (spec-decision 40). */
export function HelpCard(props: HelpCardProps) {
  return useStore(shown).has(props.place) ? null : <Card {...props} />;
}
