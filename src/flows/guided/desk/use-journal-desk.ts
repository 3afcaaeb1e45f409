import { useMemo, useState } from "react";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { Entry, EntryContent } from "#domain/accounting/entries/entry.ts";
import { namesOnLines } from "#domain/accounting/memory/known-parties.ts";
import type { Asset } from "#domain/assets/asset.ts";
import { usedRule } from "#domain/automation/apply-rule.ts";
import type { CompanyRule } from "#domain/automation/company-rule.ts";
import type { FiscalProfile } from "#domain/fiscal/fiscal-profile.ts";
import { registerStep } from "#domain/guided/assets/asset-lines.ts";
import type { AppliedRule, GuidedOperation } from "#domain/guided/guided-operation.ts";
import type { GuidedWorld } from "#domain/guided/guided-world.ts";
import type { CommandId, EntryId } from "#domain/kernel/ids.ts";
import { PartyIndex } from "#domain/parties/find-party.ts";
import type { Party } from "#domain/parties/party.ts";
import { askIfFar } from "#session/far-date/ask-if-far.ts";
import { assetRefusalText } from "#session/notices/asset-refusal-text.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { remember } from "#session/undo/undo-stack.ts";
import { moveAsset } from "#storage/commands/assets/move-asset.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { registeredAssets } from "#storage/queries/assets/book-assets.ts";
import { bookRules } from "#storage/queries/automation/book-rules.ts";
import { BookMemory } from "#storage/queries/books/book-memory.ts";
import { usedAccounts } from "#storage/queries/books/used-accounts.ts";
import { fiscalProfileFor } from "#storage/queries/fiscal.ts";
import { listParties } from "#storage/queries/parties/parties.ts";
import type { JournalSeat } from "../guided-seat.ts";
import { guidedPanelTexts as texts } from "../panel/texts.ts";
import { useRuleActions } from "../rules/use-rule-actions.ts";
import type { GuidedDesk, Registered } from "./guided-desk.ts";
import { useStoredUses } from "./use-uses.ts";

/** What a book knows beside a sentence. */
interface BookFacts {
  readonly profile: FiscalProfile | null;
  readonly parties: readonly Party[];
  readonly memory: readonly Entry[];
  readonly used: ReadonlyMap<AccountCode, number>;
  readonly rules: readonly CompanyRule[];
  readonly assets: readonly Asset[];
}

function useBookFacts(storage: AppStorage, { book }: OpenBook) {
  const memory = useMemo(() => new BookMemory(storage, book.id), [storage, book.id]);
  const found = useQuery(async (): Promise<BookFacts> => {
    const [profile, parties, entries, used, rules, assets] = await Promise.all([
      fiscalProfileFor(storage, { companyId: book.companyId }),
      listParties(storage, book.id),
      memory.read(),
      usedAccounts(storage, book),
      bookRules(storage, book),
      registeredAssets(storage, book.id),
    ]);
    return { profile, parties, memory: entries, used, rules, assets };
  }, [storage, book.id, book.companyId, book.chart, book.updatedAt]);
  // While the book is read again after an entry, what was known before still serves.
  const [last, setLast] = useState<BookFacts | null>(null);
  if (found.state === "ready" && found.value !== last) setLast(found.value);
  return {
    facts: found.state === "ready" ? found.value : last,
    isReady: found.state !== "loading" || last !== null,
  };
}

function useBookWorld(storage: AppStorage, open: OpenBook) {
  const { facts, isReady } = useBookFacts(storage, open);
  const today = useToday(storage.clock);
  const { chart } = open;
  const world = useMemo((): GuidedWorld | null => {
    if (facts === null) return null;
    const { parties, memory, used, profile, rules, assets } = facts;
    const names = [...parties.map(({ name }) => name), ...namesOnLines(memory)];
    const index = new PartyIndex(parties);
    const counterpart = (name: string) => index.find(name)?.kind ?? null;
    return { chart, today, parties: [...new Set(names)], profile, memory, used, counterpart, rules, assets };
  }, [facts, chart, today]);
  return { world, isReady };
}

interface PostIds {
  readonly id: CommandId;
  readonly entryId: EntryId;
}

/** Pressed again, also from a panel that was closed and opened meanwhile, an operation is posted once (ST-09). */
const idsOf = new WeakMap<GuidedOperation, PostIds>();

function postIds(storage: AppStorage, operation: GuidedOperation): PostIds {
  const known = idsOf.get(operation);
  if (known) return known;
  const made = { id: storage.newId("command"), entryId: storage.newId("entry") };
  idsOf.set(operation, made);
  return made;
}

/** Posts a confirmed entry, which undo takes back like any other. */
async function post(
  storage: AppStorage,
  seat: JournalSeat,
  content: EntryContent,
  { id, entryId }: PostIds,
  rule: AppliedRule | null,
): Promise<Registered | null> {
  const bookId = seat.open.book.id;
  if (!(await askIfFar(storage, bookId, content.date))) return null;
  const command = {
    id,
    bookId,
    entryId,
    content,
    origin: "guided",
    rules: rule === null ? [] : [rule.id],
  } as const;
  const result = await tracked(() => postEntry(storage, command));
  if (!result.ok) return { ok: false, text: refusalText(result.error) };
  const entry = result.value;
  remember(bookId, id, texts.entryName(entry.number, entry.description));
  seat.onPosted(entry);
  return { ok: true, said: texts.posted(entry.number) };
}

/** An asset of the register leaves by the register's own command, which undo takes back whole (AF-03). */
async function leave(
  storage: AppStorage,
  { open }: JournalSeat,
  { asset, step }: NonNullable<ReturnType<typeof registerStep>>,
  { id }: PostIds,
): Promise<Registered | null> {
  const bookId = open.book.id;
  if (!(await askIfFar(storage, bookId, step.date))) return null;
  const command = { id, bookId, assetId: asset.id, version: asset.version, step };
  const result = await tracked(() => moveAsset(storage, command));
  if (!result.ok) return { ok: false, text: assetRefusalText(result.error) };
  remember(bookId, id, asset.name);
  return { ok: true, said: texts.assetLeft(asset.name) };
}

/** The desk of a journal: operations become entries of its book. */
export function useJournalDesk(seat: JournalSeat): GuidedDesk {
  const storage = useStorage();
  const { world, isReady } = useBookWorld(storage, seat.open);
  const uses = useStoredUses(storage);
  const rules = useRuleActions(seat.open);
  return {
    key: `${storage.name} ${seat.open.book.id}`,
    world,
    isReady,
    writes: "entry",
    unknown: world === null ? texts.notReady : seat.readOnly ? texts.unknownReadOnly : texts.unknown,
    readOnly: seat.readOnly ? texts.readOnly : null,
    uses,
    facts: () => [],
    rules: seat.readOnly ? null : rules,
    register: (content, operation) => {
      const ids = postIds(storage, operation);
      const leaving = world && registerStep(operation, world, content.date, ids.entryId);
      return leaving === null
        ? post(storage, seat, content, ids, usedRule(operation))
        : leave(storage, seat, leaving, ids);
    },
  };
}
