// biome-ignore-all lint/a11y/useSemanticElements: rows are laid out by position, which table elements do not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the frame of the grid has the focus, or the fields in the cells
import CornerDownLeft from "lucide-react/icons/corner-down-left";
import X from "lucide-react/icons/x";
import { useRef } from "react";
import type { AccountCode, Side } from "#domain/accounting/account.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { AccountPicker } from "#ui/accounting/accounts/account-picker.tsx";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import { Tooltip } from "#ui/kit/overlays/tooltip.tsx";
import { journalTexts as texts } from "../texts.ts";
import { DraftMenu } from "./draft-menu.tsx";
import type { EditorView } from "./editor-view.ts";
import { type DraftLine, isBlankLine, missingIn, removeLine, setAccount, setAmount } from "./entry-draft.ts";

interface LineProps {
  readonly view: EditorView;
  readonly line: DraftLine;
  /** Counting from 1. */
  readonly place: number;
  readonly isActive: boolean;
}

/** The account of a line. Chosen with Enter or a press, the way goes on to the amount; Tab moves by itself. */
export function AccountCell({ view, line, place }: Omit<LineProps, "isActive">) {
  const lastKey = useRef("");
  const choose = (account: AccountCode) => {
    view.editor.change((draft) => setAccount(draft, line.key, account));
    if (lastKey.current !== "Tab") view.keys.focus({ part: "debit", line: line.key });
  };
  return (
    <div
      role="gridcell"
      className="grid-cell px-0.5!"
      data-entry-cell={`account-${line.key}`}
      data-credit={line.credit > 0}
      onKeyDownCapture={(event) => {
        lastKey.current = event.key;
      }}
      onPointerDownCapture={() => {
        lastKey.current = "";
      }}
    >
      <AccountPicker
        variant="cell"
        className="w-full"
        aria-label={texts.cell(texts.account, place)}
        chart={view.chart}
        value={line.account}
        recent={view.recent}
        balanceOf={view.balanceOf}
        onChange={choose}
        onClear={() => view.editor.change((draft) => setAccount(draft, line.key, null))}
      />
    </div>
  );
}

interface AmountProps extends LineProps {
  readonly side: Side;
}

export function AmountCell({ view, line, place, isActive, side }: AmountProps) {
  const isEmpty = line.debit === 0 && line.credit === 0;
  const missing = isActive && isEmpty ? missingIn(view.state.draft, line.key) : null;
  return (
    <div
      role="gridcell"
      className="grid-cell px-0.5!"
      data-line={side === "debit" ? "double" : "single"}
      data-entry-cell={`${side}-${line.key}`}
    >
      <MoneyField
        variant="cell"
        className="w-full"
        aria-label={texts.cell(texts[side], place)}
        value={line[side]}
        missing={missing?.side === side ? missing.amount : null}
        onChange={(amount: Pesos) => view.editor.change((draft) => setAmount(draft, line.key, side, amount))}
      />
    </div>
  );
}

/** At the end of the line: close the entry, or take the line away. */
export function LineEnd({ view, line, place, isActive }: LineProps) {
  if (isActive) {
    return (
      <div
        role="gridcell"
        className="grid-cell px-0!"
        data-line="single"
        data-align="center"
        data-entry-cell="close"
      >
        <Tooltip text={texts.closeHint} describes={false}>
          <button
            type="button"
            // Tab goes on to the next line; from the empty one it comes here.
            tabIndex={isBlankLine(line) ? 0 : -1}
            className="btn btn-ghost btn-sm btn-square text-primary"
            aria-label={texts.close}
            onClick={view.onClose}
          >
            <CornerDownLeft size={18} aria-hidden="true" />
          </button>
        </Tooltip>
      </div>
    );
  }
  const isFirstOfDraft = place === 1 && view.state.original === null;
  return (
    <div role="gridcell" className="grid-cell px-0!" data-line="single" data-align="center">
      {isFirstOfDraft ? <DraftMenu view={view} /> : null}
      {isFirstOfDraft || isBlankLine(line) ? null : (
        <button
          type="button"
          tabIndex={-1}
          className="journal-hover btn btn-ghost btn-sm btn-square"
          aria-label={texts.removeLine(place)}
          onClick={() => view.editor.change((draft) => removeLine(draft, line.key))}
        >
          <X size={16} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
