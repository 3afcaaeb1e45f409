import type { BookId } from "#domain/kernel/ids.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useUser } from "#session/who/use-session.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { whatIsOverLimit } from "#storage/queries/companies/companies.ts";

/** Whether the book is over the plan's limit, and therefore read-only (ADR 0009). */
export function useOverLimit(bookId: BookId): boolean {
  const storage = useStorage();
  // The plan is not in this database; as a dependency it triggers a new query.
  const plan = useUser()?.plan;
  const found = useQuery(
    async () => (await whatIsOverLimit(storage)).books.has(bookId),
    [storage, plan, bookId],
  );
  return found.state === "ready" && found.value;
}
