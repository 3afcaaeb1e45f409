import { ChoiceCards } from "./choice-cards.tsx";
import { serviceTexts } from "./texts.ts";
import type { ServiceControl } from "./use-service-flow.ts";
import { JOURNAL_VIEW_CHOICES, VIEW_CHOICES } from "./view-choices.tsx";

export function ViewStep({ control }: { readonly control: ServiceControl }) {
  const { flow, isSignedIn, send } = control;
  return (
    <ChoiceCards
      label={serviceTexts.views}
      name="view"
      value={flow.view}
      choices={flow.service === "journal" ? JOURNAL_VIEW_CHOICES : VIEW_CHOICES}
      onChoose={(view) => send({ type: "viewChosen", view })}
      onDouble={() => send({ type: "continued", isSignedIn })}
    />
  );
}
