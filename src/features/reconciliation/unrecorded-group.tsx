import { Link } from "@tanstack/react-router";
import ArrowRight from "lucide-react/icons/arrow-right";
import { debitTaxBase } from "#domain/reconciliation/bank-deed.ts";
import { EntryTable } from "#ui/accounting/accounts/entry-table.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { groupIcons, type JoiningProps } from "./group-props.tsx";
import { MatchGroup } from "./match-group.tsx";
import { PairRow } from "./pair-row.tsx";
import { reconciliationTexts as texts } from "./texts.ts";
import { keyOfUnrecorded, proposedContent, type UnrecordedLine } from "./use-reconciliation.ts";

/** What only the bank has, each line with the entry that it would become. */
export function UnrecordedGroup({ open, view, month, does, isOpen, onJoin }: JoiningProps) {
  const { book, chart } = open;
  const row = (each: UnrecordedLine) => {
    const { line, deed, rule, settled } = each;
    const content = proposedContent(each);
    const post = content === null ? null : { line, content, ...(rule && { rule: rule.rule.id }) };
    const byDebt = settled === null ? texts.note(line.amount) : texts.settled(settled, line.amount > 0);
    const byDeed = deed === null ? byDebt : texts.deed(deed.kind, deed.vat, debitTaxBase(deed));
    return (
      <PairRow
        key={keyOfUnrecorded(each)}
        book={book.id}
        month={month}
        lines={[line]}
        moves={[]}
        reason={
          <>
            <ArrowRight size={14} aria-hidden="true" />
            {rule === null ? byDeed : texts.byRule(rule.rule.name, rule.rule.over)}
          </>
        }
        entry={
          content === null ? null : (
            <div className="match-entry">
              <EntryTable entry={content} chart={chart} bare />
            </div>
          )
        }
        actions={
          isOpen ? (
            <>
              <Button
                size="sm"
                variant="ghost"
                aria-label={texts.joinOf(line.text)}
                onClick={() => onJoin({ line })}
              >
                {texts.join}
              </Button>
              {post === null ? (
                <Link
                  to="/journal/complex"
                  className="link text-caption"
                  search={{ book: book.id, nuevo: true, detalle: line.text }}
                >
                  {texts.write}
                </Link>
              ) : (
                <Button
                  size="sm"
                  variant="outline"
                  aria-label={texts.postOf(line.text)}
                  onClick={() => void does.post([post])}
                >
                  {texts.post}
                </Button>
              )}
            </>
          ) : null
        }
      />
    );
  };
  return (
    <MatchGroup
      title={texts.groups.unrecorded}
      icon={groupIcons.unrecorded}
      note={texts.groupNotes.unrecorded}
      items={view.unrecorded}
      row={row}
    />
  );
}
