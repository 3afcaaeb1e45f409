import FileArchive from "lucide-react/icons/file-archive";
import FileDown from "lucide-react/icons/file-down";
import Files from "lucide-react/icons/files";
import ReceiptText from "lucide-react/icons/receipt-text";
import type { ReactNode } from "react";
import type { SlipsOrder } from "#domain/payroll/slip/pay-slip.ts";
import { Button, type ButtonProps } from "#ui/kit/controls/button.tsx";
import { Menu, type MenuItem } from "#ui/kit/overlays/menu.tsx";
import { runSlips } from "./run-slips.ts";
import { slipTexts as texts } from "./texts.ts";

const hint = (words: string): ReactNode => <span className="text-caption text-muted">{words}</span>;

/** Exports of all slips of a run: one PDF, or an archive with a PDF for each. */
function useSlipItems(order: SlipsOrder | null): readonly MenuItem[] {
  const count = order?.computed.run.slips.length ?? 0;
  const disabled = order === null || count === 0;
  const start = (kind: "one" | "each") => () => {
    if (order !== null) void runSlips(order, { kind });
  };
  return [
    {
      id: "slips-one",
      label: texts.one(count),
      icon: <Files size={18} aria-hidden="true" />,
      trail: hint(texts.oneHint),
      disabled,
      onSelect: start("one"),
    },
    {
      id: "slips-each",
      label: texts.each,
      icon: <FileArchive size={18} aria-hidden="true" />,
      trail: hint(texts.eachHint),
      disabled,
      onSelect: start("each"),
    },
  ];
}

interface SlipMenuProps {
  /** Null while the run has no figures. */
  readonly order: SlipsOrder | null;
  /** Shows the first slip on screen. */
  readonly onSee: () => void;
}

/** "Desprendibles": viewing on screen, and the files of a whole run. Renders nothing if the run pays nobody. */
export function SlipMenu({ order, onSee }: SlipMenuProps) {
  const files = useSlipItems(order);
  if (order === null || order.computed.run.slips.length === 0) return null;
  const see: MenuItem = {
    id: "slips-see",
    label: texts.see,
    icon: <ReceiptText size={18} aria-hidden="true" />,
    trail: hint(texts.seeHint),
    onSelect: onSee,
  };
  return (
    <Menu
      label={texts.menu}
      items={[see, ...files.map((item, index) => ({ ...item, ruled: index === 0 }))]}
      align="end"
      trigger={(props) => (
        <button type="button" {...props} className="btn btn-outline">
          <Files size={18} aria-hidden="true" />
          {texts.menu}
        </button>
      )}
    />
  );
}

interface SlipsButtonProps extends Pick<ButtonProps, "size" | "variant" | "className"> {
  readonly order: SlipsOrder;
}

/** "Los 4 en un PDF"; renders nothing for a single slip. */
export function SlipsButton({ order, ...look }: SlipsButtonProps) {
  const count = order.computed.run.slips.length;
  if (count < 2) return null;
  return (
    <Button
      {...look}
      icon={<Files size={18} aria-hidden="true" />}
      onClick={() => void runSlips(order, { kind: "one" })}
    >
      {texts.one(count)}
    </Button>
  );
}

interface SlipButtonProps extends SlipsButtonProps {
  /** The person's index in the run. */
  readonly index: number;
}

/** Downloads one person's pay slip as a PDF. */
export function SlipButton({ order, index, ...look }: SlipButtonProps) {
  const name = order.computed.run.slips[index]?.contract.name;
  if (name === undefined) return null;
  return (
    <Button
      {...look}
      icon={<FileDown size={18} aria-hidden="true" />}
      aria-label={texts.personLabel(name)}
      onClick={() => void runSlips(order, { kind: "person", index })}
    >
      {texts.person}
    </Button>
  );
}
