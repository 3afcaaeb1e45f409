import Check from "lucide-react/icons/check";
import type { View } from "#domain/access/pending-intent.ts";
import { Badge } from "#ui/kit/text/badge.tsx";
import type { Choice } from "./choice-cards.tsx";
import { ComplexDrawing, SimpleDrawing } from "./drawings.tsx";
import { JOURNAL_VIEW_TEXTS, serviceTexts, VIEW_TEXTS } from "./texts.ts";

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

function choicesOf({ simple, complex }: typeof VIEW_TEXTS): readonly Choice<View>[] {
  return [
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
  ];
}

export const VIEW_CHOICES = choicesOf(VIEW_TEXTS);
export const JOURNAL_VIEW_CHOICES = choicesOf(JOURNAL_VIEW_TEXTS);
