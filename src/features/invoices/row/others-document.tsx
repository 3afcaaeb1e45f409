import type { DocumentOwner } from "#domain/invoice/belongs-to.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { invoiceTexts as texts } from "../texts.ts";

interface OthersDocumentProps {
  readonly owners: readonly DocumentOwner[];
  readonly isLeftOut: boolean;
  readonly onPass: (owner: DocumentOwner) => void;
  readonly onLeaveOut: (leaves: boolean) => void;
}

/** What can be done with a document between two others: passed on to the company that it is of, or left out. */
export function OthersDocument({ owners, isLeftOut, onPass, onLeaveOut }: OthersDocumentProps) {
  return (
    <div className="invoice-others">
      {isLeftOut
        ? null
        : owners.map((owner) => (
            <span key={`${owner.deed} ${owner.company.id}`} className="invoice-others-one">
              <span>{texts.ofOwn(owner.deed, owner.company.name, owner.book !== null)}</span>
              {owner.book === null ? null : (
                <Button size="sm" variant="outline" onClick={() => onPass(owner)}>
                  {texts.passTo(owner.company.name)}
                </Button>
              )}
            </span>
          ))}
      <button type="button" className="link" onClick={() => onLeaveOut(!isLeftOut)}>
        {isLeftOut ? texts.keepInList : texts.leaveOutDocument}
      </button>
    </div>
  );
}
