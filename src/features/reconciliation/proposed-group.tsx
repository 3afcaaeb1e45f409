import X from "lucide-react/icons/x";
import { matchKey } from "#domain/reconciliation/bank-match.ts";
import type { ProposedMatch } from "#domain/reconciliation/propose-matches.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { type GroupsProps, groupIcons } from "./group-props.tsx";
import { MatchGroup } from "./match-group.tsx";
import { PairRow } from "./pair-row.tsx";
import { reconciliationTexts as texts } from "./texts.ts";

/** What the bank and the book seem to have in common, each to be said yes or no to. */
export function ProposedGroup({ open, view, month, does, isOpen }: GroupsProps) {
  const { proposed } = view.found;
  const row = (each: ProposedMatch) => {
    const about = each.lines.map(({ text }) => text).join(", ");
    return (
      <PairRow
        key={matchKey(each)}
        book={open.book.id}
        month={month}
        lines={each.lines}
        moves={each.moves}
        reason={
          <>
            {groupIcons.proposed}
            <strong>{texts.reason(each.reason)}</strong>
          </>
        }
        tone="proposed"
        actions={
          isOpen ? (
            <>
              <IconButton
                label={texts.reject(about)}
                icon={<X size={16} aria-hidden="true" />}
                onClick={() => void does.reject(each)}
              />
              <Button
                size="sm"
                variant="outline"
                aria-label={texts.acceptOf(about)}
                onClick={() => void does.accept([each])}
              >
                {texts.accept}
              </Button>
            </>
          ) : null
        }
      />
    );
  };
  return (
    <MatchGroup
      title={texts.groups.proposed}
      icon={groupIcons.proposed}
      note={texts.groupNotes.proposed}
      items={proposed}
      row={row}
      action={
        isOpen ? (
          <button
            type="button"
            className="link link-action"
            disabled={does.busy}
            onClick={() => void does.accept(proposed)}
          >
            {texts.acceptAll(proposed.length)}
          </button>
        ) : null
      }
    />
  );
}
