import { lazy, Suspense, useState } from "react";
import { receiptOf } from "#domain/classroom/submission.ts";
import { lastAttempt } from "#domain/classroom/task-attempts.ts";
import type { ActivityId } from "#domain/kernel/ids.ts";
import type { StudentContents } from "#storage/classroom/student/student-queries.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { inboxPage } from "../../exchange/address-packet.ts";
import type { SharedPacket } from "../../exchange/share-dialog.tsx";
import { classOfRows } from "../class-names.ts";
import type { AttemptsBegun } from "../task/attempt-book.ts";
import { handedPacket } from "../task/handed-packet.ts";
import { exchangeStudentTexts as texts } from "./texts.ts";

const ShareDialog = lazy(async () => ({
  default: (await import("../../exchange/share-dialog.tsx")).ShareDialog,
}));

interface HandedListProps {
  readonly contents: StudentContents;
  /** Those are opened from what is to come. */
  readonly begun: AttemptsBegun;
  readonly onOpen: (task: ActivityId) => void;
}

/** What was handed in, with its receipt, to be sent again as the same file. */
export function HandedList({ contents, begun, onOpen }: HandedListProps) {
  const [shared, setShared] = useState<{ readonly packet: SharedPacket; readonly page: string } | null>(null);
  const titleOf = new Map(contents.tasks.map(({ id, title }) => [id, title]));
  const classOf = classOfRows(contents.classrooms);
  const mostOf = new Map(contents.tasks.map((task) => [task.id, lastAttempt(task)]));
  const newest = contents.handIns.toSorted((a, b) => b.handedInAt - a.handedInAt);
  return (
    <>
      <ul>
        {newest.map((handed, at) => {
          const isLast = newest.findIndex(({ activity }) => activity === handed.activity) === at;
          const title = titleOf.get(handed.activity) ?? "";
          const packet = handedPacket(handed, title);
          return (
            <li
              key={handed.id}
              className="flex items-center justify-between gap-3 border-raya border-b py-2.5"
            >
              <span>
                <span className="block font-semibold">{title}</span>
                <span className="text-muted">
                  {classOf.has(handed.classroom) ? `${classOf.get(handed.classroom)}. ` : null}
                  {texts.attempt(handed.attempt, mostOf.get(handed.activity) ?? 1)}.{" "}
                  {texts.receipt(receiptOf(handed))}
                </span>
              </span>
              <span className="flex gap-2">
                {isLast && titleOf.has(handed.activity) && !begun.has(handed.activity) ? (
                  <Button size="sm" aria-label={texts.openOf(title)} onClick={() => onOpen(handed.activity)}>
                    {texts.open}
                  </Button>
                ) : null}
                {packet === null ? null : (
                  <Button
                    size="sm"
                    aria-label={texts.shareOf(title)}
                    onClick={() => setShared({ packet, page: inboxPage(handed.classroom) })}
                  >
                    {texts.share}
                  </Button>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {shared === null ? null : (
        <Suspense fallback={null}>
          <ShareDialog {...shared} onClose={() => setShared(null)} />
        </Suspense>
      )}
    </>
  );
}
