import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, type KeyboardEvent, useId, useState } from "react";
import type { View } from "#domain/access/pending-intent.ts";
import { STATEMENT_KINDS, STATEMENT_SLUGS, type StatementKind } from "#domain/statement/statement-kind.ts";
import { type Choice, ChoiceCards } from "#flows/service/choice-cards.tsx";
import { StatementDrawing } from "#flows/service/drawings.tsx";
import { STATEMENT_TEXTS } from "#flows/service/texts.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { useTitle } from "#ui/kit/use-title.ts";
import { workspaceTexts } from "./texts.ts";
import { WorkspaceHeader } from "./workspace-header.tsx";

const texts = workspaceTexts.statement;

const CHOICES: readonly Choice<StatementKind>[] = STATEMENT_KINDS.map((value) => {
  const statement = STATEMENT_SLUGS[value];
  return { value, ...STATEMENT_TEXTS[statement], drawing: <StatementDrawing statement={statement} /> };
});

/** Selects one of the four statements, in the view given by the address. */
export function StatementSelectionScreen({ view = "simple" }: { readonly view?: View | undefined }) {
  const [chosen, setChosen] = useState<StatementKind | null>(null);
  const navigate = useNavigate();
  const hint = useId();
  useTitle(texts.title);
  const go = (event?: FormEvent) => {
    event?.preventDefault();
    if (chosen === null) return void toast.warning({ id: "statement-missing", title: texts.missing });
    const to = view === "simple" ? "/workspace/simple" : "/workspace/complex";
    void navigate({ to, search: { statement: chosen } });
  };
  // A form with a disabled button ignores Enter; the user must still learn why.
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || chosen !== null) return;
    event.preventDefault();
    go();
  };
  return (
    <>
      <WorkspaceHeader back="/workspace" title={texts.title} subtitle={workspaceTexts.viewNames[view]} />
      <main className="mx-auto w-full max-w-4xl px-4 pt-10 pb-28 md:px-8">
        <form onSubmit={go}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the cards inside */}
          <div onKeyDown={keyDown}>
            <ChoiceCards
              label={texts.statements}
              name="statement"
              value={chosen}
              choices={CHOICES}
              onChoose={setChosen}
              onDouble={go}
            />
          </div>
          <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button
              type="submit"
              variant="primary"
              size="lg"
              disabled={chosen === null}
              aria-describedby={hint}
            >
              {workspaceTexts.continue}
            </Button>
            <p id={hint} className="text-muted" aria-live="polite">
              {chosen === null ? texts.hint : null}
            </p>
          </div>
        </form>
      </main>
    </>
  );
}
