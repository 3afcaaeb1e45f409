import { Button } from "#ui/kit/controls/button.tsx";
import { KeptValues } from "#ui/kit/fields/kept-values.ts";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { useSelected, useStore } from "#ui/kit/use-store.ts";
import type { Writing } from "../writing/writing.ts";
import { NO_ANSWERS } from "./tax-answers.ts";
import { ConceptField, TaxFields } from "./tax-fields.tsx";
import { taxTexts as texts } from "./texts.ts";
import { useTaxOffer } from "./use-tax-offer.ts";

interface TaxOfferDialogProps {
  readonly writing: Writing;
  readonly onClose: () => void;
}

/** The offer with everything it is made from: who, what, base, rate and norm, each to be changed or left out. */
export function TaxOfferDialog({ writing, onClose }: TaxOfferDialogProps) {
  const { taxes, editor } = writing;
  const shown = useTaxOffer(writing);
  const facts = useStore(taxes.facts);
  const entryId = useSelected(editor, (state) => state.entryId);
  const answers = useStore(taxes.answers).get(entryId) ?? NO_ANSWERS;
  const name = shown?.name.trim() ?? "";
  const ending = (act: () => unknown) => () => {
    act();
    onClose();
    writing.goOn();
  };
  const none = facts?.profile ? texts.noOperation : texts.noProfile;
  return (
    <Dialog
      open
      size="lg"
      title={texts.title}
      onClose={onClose}
      footer={
        <>
          {name === "" ? null : (
            <Button
              variant="ghost"
              className="sheet-foot-start"
              onClick={ending(() => taxes.setOffered(shown?.status === "never"))}
            >
              {shown?.status === "never" ? texts.again : texts.neverFor(name)}
            </Button>
          )}
          <Button variant="ghost" onClick={ending(taxes.dismiss)}>
            {texts.no}
          </Button>
          <Button
            variant="primary"
            disabled={
              shown === null || shown.status === "never" || (shown.taxes.length === 0 && !shown.updates)
            }
            onClick={ending(taxes.accept)}
          >
            {shown?.updates ? texts.update : texts.add}
          </Button>
        </>
      }
    >
      {shown === null ? (
        <div className="grid gap-4">
          <p className="text-muted">{none}</p>
          {facts?.profile ? <ConceptField choices={answers.choices} onSay={taxes.say} /> : null}
        </div>
      ) : (
        <KeptValues value>
          <TaxFields shown={shown} answers={answers} parties={facts?.parties ?? []} onSay={taxes.say} />
        </KeptValues>
      )}
    </Dialog>
  );
}
