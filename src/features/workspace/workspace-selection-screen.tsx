import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import type { View } from "#domain/access/pending-intent.ts";
import { ChoiceCards } from "#flows/service/choice-cards.tsx";
import { VIEW_CHOICES } from "#flows/service/view-choices.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { useTitle } from "#ui/kit/use-title.ts";
import { workspaceTexts } from "./texts.ts";
import { WorkspaceHeader } from "./workspace-header.tsx";

const texts = workspaceTexts.selection;

/** Selects one of the two workspaces; then the statement. */
export function WorkspaceSelectionScreen({ view = "simple" }: { readonly view?: View | undefined }) {
  const [chosen, setChosen] = useState(view);
  const navigate = useNavigate();
  useTitle(texts.title);
  const go = (event?: FormEvent) => {
    event?.preventDefault();
    void navigate({ to: "/workspace/statement-selection", search: { view: chosen } });
  };
  return (
    <>
      <WorkspaceHeader back="/workspace" title={texts.title} />
      <main className="mx-auto w-full max-w-4xl px-4 pt-10 pb-28 md:px-8">
        <form onSubmit={go}>
          <p className="mb-6 text-reading">{texts.text}</p>
          <ChoiceCards
            label={texts.views}
            name="view"
            value={chosen}
            choices={VIEW_CHOICES}
            onChoose={setChosen}
            onDouble={go}
          />
          <Button type="submit" variant="primary" size="lg" className="mt-6">
            {workspaceTexts.continue}
          </Button>
        </form>
      </main>
    </>
  );
}
