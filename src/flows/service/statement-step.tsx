import { ALL_STATEMENT_SLUGS } from "#domain/statement/statement-kind.ts";
import { ChoiceCards } from "./choice-cards.tsx";
import { StatementDrawing } from "./drawings.tsx";
import { STATEMENT_TEXTS, serviceTexts } from "./texts.ts";
import type { ServiceControl } from "./use-service-flow.ts";

const CHOICES = ALL_STATEMENT_SLUGS.map((statement) => ({
  value: statement,
  ...STATEMENT_TEXTS[statement],
  drawing: <StatementDrawing statement={statement} />,
}));

export function StatementStep({ control }: { readonly control: ServiceControl }) {
  const { flow, isSignedIn, send } = control;
  return (
    <ChoiceCards
      label={serviceTexts.statements}
      name="statement"
      value={flow.statement}
      choices={CHOICES}
      onChoose={(statement) => send({ type: "statementChosen", statement })}
      onDouble={() => send({ type: "continued", isSignedIn })}
    />
  );
}
