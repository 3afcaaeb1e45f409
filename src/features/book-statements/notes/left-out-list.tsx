import { useState } from "react";
import type { LeftOutNote } from "#domain/statement/notes/financial-notes.ts";
import type { LastNote } from "#domain/statement/notes/note-keys.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { LeaveOutForm } from "./leave-out-form.tsx";
import { notesTexts as texts } from "./texts.ts";

interface LeftOutListProps {
  readonly notes: readonly LeftOutNote[];
  /** False for a book without a company. */
  readonly canChange: boolean;
  readonly onReason: (key: LastNote, reason: string | null) => void;
}

/** The notes that are left out whole, each with its reason and the way to bring it back. */
export function LeftOutList({ notes, canChange, onReason }: LeftOutListProps) {
  const [asked, setAsked] = useState<LastNote | null>(null);
  if (notes.length === 0) return null;
  return (
    <section className="note" data-editors aria-label={texts.leaveOut.title}>
      <h4 className="font-semibold" tabIndex={-1}>
        {texts.leaveOut.title}
      </h4>
      <ul className="grid gap-3">
        {notes.map(({ key, title, reason }) => (
          <li key={key} className="grid gap-2">
            <div className="note-head">
              <p className="min-w-0">
                <span className="font-semibold">{title}.</span>{" "}
                <span className={reason === "" ? "text-warntext" : "text-muted"}>
                  {reason || texts.leaveOut.noReason}
                </span>
              </p>
              {canChange ? (
                <div className="flex flex-wrap gap-2">
                  {reason === "" ? (
                    <Button size="sm" variant="ghost" onClick={() => setAsked(key)}>
                      {texts.leaveOut.write}
                    </Button>
                  ) : null}
                  <Button size="sm" onClick={() => onReason(key, null)}>
                    {texts.include(title)}
                  </Button>
                </div>
              ) : null}
            </div>
            {asked === key ? (
              <LeaveOutForm
                title={title}
                onReason={(given) => {
                  setAsked(null);
                  onReason(key, given);
                }}
                onClose={() => setAsked(null)}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
