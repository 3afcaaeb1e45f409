import Check from "lucide-react/icons/check";
import { Badge } from "#ui/kit/badge.tsx";
import { ChoiceCards } from "./choice-cards.tsx";
import { ComplexDrawing, SimpleDrawing } from "./drawings.tsx";
import { JOURNAL_VIEW_TEXTS, serviceTexts, VIEW_TEXTS } from "./texts.ts";
import type { ServiceControl } from "./use-service-flow.ts";

function Points({ points }: { readonly points: readonly string[] }) {
  return (
    <span className="choice-points">
      {points.map((point) => (
        <span key={point}>
          <Check size={16} aria-hidden="true" />
          {point}
        </span>
      ))}
    </span>
  );
}

export function ViewStep({ control }: { readonly control: ServiceControl }) {
  const { flow, isSignedIn, send } = control;
  const { simple, complex } = flow.service === "journal" ? JOURNAL_VIEW_TEXTS : VIEW_TEXTS;
  return (
    <ChoiceCards
      label={serviceTexts.views}
      name="view"
      value={flow.view}
      choices={[
        {
          value: "simple",
          ...simple,
          drawing: <SimpleDrawing />,
          mark: <Badge tone="ok">{serviceTexts.recommended}</Badge>,
          details: <Points points={simple.points} />,
        },
        {
          value: "complex",
          ...complex,
          drawing: <ComplexDrawing />,
          details: <Points points={complex.points} />,
        },
      ]}
      onChoose={(view) => send({ type: "viewChosen", view })}
      onDouble={() => send({ type: "continued", isSignedIn })}
    />
  );
}
