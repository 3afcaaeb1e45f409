import { useState } from "react";
import { extractLineKey, moveKey } from "#domain/reconciliation/bank-match.ts";
import { whyJoined } from "#domain/reconciliation/match-reason.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { type GroupsProps, groupIcons, type Joined, type JoiningProps } from "./group-props.tsx";
import { JoinLinesDialog } from "./join-lines-dialog.tsx";
import { MatchGroup } from "./match-group.tsx";
import { PairHeads, PairRow } from "./pair-row.tsx";
import { ProposedGroup } from "./proposed-group.tsx";
import { reconciliationTexts as texts } from "./texts.ts";
import { UnrecordedGroup } from "./unrecorded-group.tsx";

/** What only the book has: the bank shows it later. */
function Pending({ open, view, month, isOpen, onJoin }: JoiningProps) {
  return (
    <MatchGroup
      title={texts.groups.pending}
      icon={groupIcons.pending}
      note={texts.groupNotes.pending}
      items={view.found.pending}
      row={(move) => (
        <PairRow
          key={moveKey(move)}
          book={open.book.id}
          month={month}
          tone="pending"
          lines={[]}
          moves={[move]}
          reason={
            <>
              {groupIcons.pending}
              <strong>{texts.pending(move)}</strong>
            </>
          }
          actions={
            isOpen ? (
              <Button
                size="sm"
                variant="ghost"
                aria-label={texts.joinOf(move.description)}
                onClick={() => onJoin({ move })}
              >
                {texts.join}
              </Button>
            ) : null
          }
        />
      )}
    />
  );
}

function Matched({ open, view, month, does, isOpen }: GroupsProps) {
  return (
    <MatchGroup
      title={texts.groups.matched}
      icon={groupIcons.matched}
      items={view.found.matched}
      row={({ match, lines, moves }) => (
        <PairRow
          key={match.id}
          book={open.book.id}
          month={month}
          lines={lines}
          moves={moves}
          reason={
            <>
              {groupIcons.matched}
              {texts.reason(whyJoined({ lines, moves }))}
            </>
          }
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
  );
}

/** The four groups of a reconciliation, decisions first. */
export function MatchGroups(props: GroupsProps) {
  const { view, does } = props;
  const [joined, setJoined] = useState<Joined | null>(null);
  return (
    <div className="match-groups">
      <PairHeads />
      <ProposedGroup {...props} />
      <UnrecordedGroup {...props} onJoin={setJoined} />
      <Pending {...props} onJoin={setJoined} />
      <Matched {...props} />
      {joined === null ? null : (
        <JoinLinesDialog
          key={"line" in joined ? extractLineKey(joined.line) : moveKey(joined.move)}
          subject={joined}
          found={view.found}
          does={does}
          onClose={() => setJoined(null)}
        />
      )}
    </div>
  );
}
