import { useEffect, useState } from "react";
import type { BookId } from "#domain/kernel/ids.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { attachmentRoom } from "#storage/queries/attachments/attachments-of.ts";
import { attachmentTexts as texts } from "./texts.ts";

/** What the browser says that it would still take; null where it does not say. It is no free space (ST-12). */
function useBrowserRoom(): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    let gone = false;
    const measure = async () => {
      const { quota, usage } = await navigator.storage.estimate();
      if (!gone && quota !== undefined && usage !== undefined) setLeft(Math.max(0, quota - usage));
    };
    measure().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, []);
  return left;
}

/** How much of their room the files take: in this book, in all, and what the browser says. */
export function RoomUsed({ bookId }: { readonly bookId: BookId }) {
  const storage = useStorage();
  const found = useQueryKeepingLast(() => attachmentRoom(storage, bookId), [storage, bookId]);
  const left = useBrowserRoom();
  if (found.state !== "ready") return null;
  const { book, account } = found.value;
  return (
    <div className="mt-4 grid gap-1 text-caption text-muted">
      <div className="progress-track" aria-hidden="true">
        <div
          className="progress-fill"
          style={{ transform: `scaleX(${Math.min(1, book.used / book.most)})` }}
        />
      </div>
      <p>
        {texts.room(book.used, book.most)} {texts.roomOfAll(account.used, account.most)}{" "}
        {left === null ? null : texts.roomOfBrowser(left)}
      </p>
    </div>
  );
}
