import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Printer from "lucide-react/icons/printer";
import type { SlipsOrder } from "#domain/payroll/slip/pay-slip.ts";
import { SlipButton, SlipsButton } from "#flows/pay-slips/slip-actions.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { useHotkey } from "#ui/kit/controls/use-hotkey.ts";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { topModal } from "#ui/kit/overlays/modal-stack.ts";
import { personTexts } from "../people/person-texts.ts";
import { NEXT_SLIP, PREVIOUS_SLIP } from "../shortcuts.ts";
import { slipScreenTexts as texts } from "./slip-texts.ts";

interface SlipBarProps {
  readonly order: SlipsOrder;
  /** Index of the person whose slip is shown. */
  readonly at: number;
  readonly onPerson: (id: string) => void;
}

/** Moves between people, or directly to one. */
function Steps({ order, at, onPerson }: SlipBarProps) {
  const { slips } = order.computed.run;
  const step = (to: number) => {
    const target = slips[to];
    // Ignore the key while a dialog is open.
    if (target && topModal() === null) onPerson(target.contract.id);
  };
  useHotkey(NEXT_SLIP, () => step(at + 1));
  useHotkey(PREVIOUS_SLIP, () => step(at - 1));
  const name = slips[at]?.contract.name ?? "";
  if (slips.length === 1) return <p className="min-w-0 font-semibold [overflow-wrap:anywhere]">{name}</p>;
  return (
    <div className="slip-steps">
      <IconButton
        label={personTexts.previous}
        icon={<ChevronLeft size={18} aria-hidden="true" />}
        disabled={at <= 0}
        onClick={() => step(at - 1)}
      />
      <SelectField<string>
        aria-label={texts.person}
        className="min-w-0 flex-1"
        value={slips[at]?.contract.id ?? ""}
        options={slips.map(({ contract }) => ({ value: contract.id, label: contract.name }))}
        onChange={onPerson}
      />
      <span className="whitespace-nowrap text-caption text-muted" aria-live="polite">
        <span className="sr-only">{name}, </span>
        {personTexts.place(at + 1, slips.length)}
      </span>
      <IconButton
        label={personTexts.next}
        icon={<ChevronRight size={18} aria-hidden="true" />}
        disabled={at >= slips.length - 1}
        onClick={() => step(at + 1)}
      />
    </div>
  );
}

/** The slip's person, and its print and file actions. */
export function SlipBar(props: SlipBarProps) {
  const { order, at } = props;
  return (
    <div className="slip-bar no-print">
      <Steps {...props} />
      <div className="slip-outs">
        <SlipsButton order={order} variant="ghost" />
        <SlipButton order={order} index={at} variant="outline" />
        <Button
          variant="primary"
          icon={<Printer size={18} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {texts.print}
        </Button>
      </div>
    </div>
  );
}
