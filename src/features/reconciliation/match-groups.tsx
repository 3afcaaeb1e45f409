import { Link } from "@tanstack/react-router";
import X from "lucide-react/icons/x";
import { useState } from "react";
import type { BookMove, ExtractLine } from "#domain/reconciliation/bank-match.ts";
import { extractLineKey, matchKey, moveKey } from "#domain/reconciliation/bank-match.ts";
import type { ProposedMatch } from "#domain/reconciliation/propose-matches.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { EntryTable } from "#ui/accounting/accounts/entry-table.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { JoinLinesDialog } from "./join-lines-dialog.tsx";
import { MatchGroup } from "./match-group.tsx";
import { PairRow } from "./pair-row.tsx";
import { reconciliationTexts as texts } from "./texts.ts";
import type { ReconcileActions } from "./use-reconcile-actions.ts";
import {
  keyOfUnrecorded,
  proposedContent,
  type ReconciliationView,
  type UnrecordedLine,
} from "./use-reconciliation.ts";

interface GroupsProps {
  readonly open: OpenBook;
  readonly view: ReconciliationView;
  readonly does: ReconcileActions;
  /** Whether the month takes changes. */
  readonly isOpen: boolean;
}

/** What is joined by hand: one line of either side. */
type Joined = { readonly line: ExtractLine } | { readonly move: BookMove };

function Proposed({ open, view, does }: GroupsProps) {
  const { proposed } = view.found;
  const row = (each: ProposedMatch) => {
    const about = each.lines.map(({ text }) => text).join(", ");
    return (
      <PairRow
        key={matchKey(each)}
        book={open.book.id}
        lines={each.lines}
        moves={each.moves}
        reason={texts.reason(each.reason)}
        tone="proposed"
        actions={
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
        }
      />
    );
  };
  return (
    <MatchGroup
      title={texts.groups.proposed}
      note={texts.groupNotes.proposed}
      items={proposed}
      row={row}
      action={
        <Button size="sm" variant="outline" loading={does.busy} onClick={() => void does.accept(proposed)}>
          {texts.acceptAll(proposed.length)}
        </Button>
      }
    />
  );
}

function Unrecorded({
  open,
  view,
  does,
  isOpen,
  onJoin,
}: GroupsProps & { readonly onJoin: (one: Joined) => void }) {
  const { book, chart } = open;
  const row = (each: UnrecordedLine) => {
    const { line, deed, rule, settled } = each;
    const content = proposedContent(each);
    const post = content === null ? null : { line, content, ...(rule && { rule: rule.rule.id }) };
    const byDebt = settled === null ? texts.note(line.amount) : texts.settled(settled, line.amount > 0);
    const byDeed = deed === null ? byDebt : texts.deed(deed.kind, deed.vat);
    return (
      <PairRow
        key={keyOfUnrecorded(each)}
        book={book.id}
        lines={[line]}
        moves={[]}
        reason={rule === null ? byDeed : texts.byRule(rule.rule.name, rule.rule.over)}
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
      note={texts.groupNotes.unrecorded}
      items={view.unrecorded}
      row={row}
    />
  );
}

/** The four groups of a reconciliation, decisions first. */
export function MatchGroups(props: GroupsProps) {
  const { open, view, does, isOpen } = props;
  const { found } = view;
  const [joined, setJoined] = useState<Joined | null>(null);
  return (
    <>
      <Proposed {...props} />
      <Unrecorded {...props} onJoin={setJoined} />
      <MatchGroup
        title={texts.groups.pending}
        note={texts.groupNotes.pending}
        items={found.pending}
        row={(move) => (
          <PairRow
            key={moveKey(move)}
            book={open.book.id}
            lines={[]}
            moves={[move]}
            reason={texts.pending(move)}
            actions={
              isOpen ? (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={texts.joinOf(move.description)}
                  onClick={() => setJoined({ move })}
                >
                  {texts.join}
                </Button>
              ) : null
            }
          />
        )}
      />
      <MatchGroup
        title={texts.groups.matched}
        items={found.matched}
        row={({ match, lines, moves }) => (
          <PairRow
            key={match.id}
            book={open.book.id}
            lines={lines}
            moves={moves}
            reason="✓"
            actions={
              isOpen ? (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={texts.separateOf(lines.map(({ text }) => text).join(", "))}
                  onClick={() => void does.separate([match])}
                >
                  {texts.separate}
                </Button>
              ) : null
            }
          />
        )}
      />
      {joined === null ? null : (
        <JoinLinesDialog
          key={"line" in joined ? extractLineKey(joined.line) : moveKey(joined.move)}
          subject={joined}
          found={found}
          does={does}
          onClose={() => setJoined(null)}
        />
      )}
    </>
  );
}
