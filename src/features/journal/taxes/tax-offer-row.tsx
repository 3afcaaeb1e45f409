// biome-ignore-all lint/a11y/useSemanticElements: rows are laid out by position, which table elements do not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the frame of the grid has the focus, or the buttons in the cell
import ReceiptText from "lucide-react/icons/receipt-text";
import X from "lucide-react/icons/x";
import { Button } from "#ui/kit/controls/button.tsx";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { Kbd } from "#ui/kit/controls/kbd.tsx";
import { WholeRowCell } from "../columns/row-cells.tsx";
import type { Writing } from "../writing/writing.ts";
import { offerWords } from "./offer-words.ts";
import type { ShownOffer } from "./tax-answers.ts";
import { taxTexts as texts } from "./texts.ts";
import { hasTaxRow, useLacksProfile, useTaxOffer } from "./use-tax-offer.ts";

interface OfferProps {
  readonly writing: Writing;
  readonly shown: ShownOffer;
}

/** Not where all of it waits for the values of the year, which is only said. */
const canTake = ({ taxes, updates }: ShownOffer) => taxes.length > 0 || updates;

function Never({ writing, shown }: OfferProps) {
  return (
    <>
      <span className="min-w-0 flex-1 truncate text-muted">{texts.never(shown.name)}</span>
      <Button size="sm" variant="ghost" onClick={() => writing.taxes.setOffered(true)}>
        {texts.again}
      </Button>
    </>
  );
}

function Offered({ writing, shown }: OfferProps) {
  return (
    <>
      <span role="status" className="min-w-0 flex-1 truncate">
        {offerWords(shown.taxes, shown.offer.skipped)}
      </span>
      {canTake(shown) ? (
        <Button
          size="sm"
          onClick={() => {
            writing.taxes.accept();
            writing.goOn();
          }}
        >
          {shown.updates ? texts.update : texts.add} <Kbd>F8</Kbd>
        </Button>
      ) : null}
      <Button size="sm" variant="ghost" onClick={writing.seeTaxes}>
        {texts.see}
      </Button>
      <IconButton
        size="sm"
        label={texts.no}
        icon={<X size={16} aria-hidden="true" />}
        onClick={() => {
          writing.taxes.dismiss();
          writing.goOn();
        }}
      />
    </>
  );
}

/** Under the entry being written, never over it: the taxes that the profile proposes for it. */
export function TaxOfferRow({ writing }: Omit<OfferProps, "shown">) {
  const shown = useTaxOffer(writing);
  const lacks = useLacksProfile(writing);
  if (lacks)
    return (
      <div role="row" className="journal-taxes">
        <WholeRowCell className="flex min-w-0 flex-1 items-center gap-2">
          <ReceiptText size={16} aria-hidden="true" />
          <span role="status" className="min-w-0 flex-1 truncate">
            {texts.saysWithheld}
          </span>
        </WholeRowCell>
      </div>
    );
  if (shown === null || !hasTaxRow(shown)) return null;
  return (
    <div role="row" className="journal-taxes">
      <WholeRowCell className="flex min-w-0 flex-1 items-center gap-2">
        <ReceiptText size={16} aria-hidden="true" />
        {shown.status === "never" ? (
          <Never writing={writing} shown={shown} />
        ) : (
          <Offered writing={writing} shown={shown} />
        )}
      </WholeRowCell>
    </div>
  );
}

/** The same in the sheet of a phone. */
export function TaxOfferBlock({ writing }: Omit<OfferProps, "shown">) {
  const shown = useTaxOffer(writing);
  const lacks = useLacksProfile(writing);
  const { taxes } = writing;
  if (lacks) return <p className="mt-4 rounded-field border border-borde p-3">{texts.saysWithheld}</p>;
  if (shown === null || !hasTaxRow(shown)) return null;
  return (
    <section className="mt-4 rounded-field border border-borde p-3" aria-label={texts.region}>
      {shown.status === "never" ? (
        <div className="flex flex-wrap items-center gap-2">
          <Never writing={writing} shown={shown} />
        </div>
      ) : (
        <>
          <p>{offerWords(shown.taxes, shown.offer.skipped)}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            {canTake(shown) ? (
              <Button onClick={() => taxes.accept()}>{shown.updates ? texts.update : texts.add}</Button>
            ) : null}
            <Button variant="ghost" onClick={writing.seeTaxes}>
              {texts.see}
            </Button>
            <Button variant="ghost" onClick={taxes.dismiss}>
              {texts.no}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
