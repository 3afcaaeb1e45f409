import { systemClock } from "../engine/environment.ts";

/**
 * What this device should hold, kept outside IndexedDB: all databases of an origin share one store and can vanish
 * together, the registry too. An empty database with a sentinel entry is a loss, not a first visit. No names and no
 * figures: only ids, counts and the number of the last movement.
 */
export interface SentinelEntry {
  readonly schema: number;
  /** The last committed audit sequence. */
  readonly sequence: number;
  readonly changedAt: number;
}

interface SentinelRecord {
  readonly v: 1;
  readonly accounts: Readonly<Record<string, SentinelEntry>>;
}

export const SENTINEL_KEY = "cuadra_sentinel";

function isEntry(value: unknown): value is SentinelEntry {
  if (typeof value !== "object" || value === null) return false;
  const entry = value as Record<string, unknown>;
  return [entry.schema, entry.sequence, entry.changedAt].every((each) => Number.isSafeInteger(each));
}

function read(): SentinelRecord {
  const accounts: Record<string, SentinelEntry> = {};
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(SENTINEL_KEY) ?? "null");
    const found =
      typeof parsed === "object" && parsed !== null ? (parsed as { accounts?: unknown }).accounts : null;
    if (typeof found === "object" && found !== null) {
      for (const [id, entry] of Object.entries(found)) {
        if (id.startsWith("acct_") && isEntry(entry)) {
          accounts[id] = { schema: entry.schema, sequence: entry.sequence, changedAt: entry.changedAt };
        }
      }
    }
  } catch {
    // Unreadable or blocked: treated as empty. The next commit writes a complete record again.
  }
  return { v: 1, accounts };
}

function write(accounts: Readonly<Record<string, SentinelEntry>>): void {
  try {
    localStorage.setItem(SENTINEL_KEY, JSON.stringify({ v: 1, accounts } satisfies SentinelRecord));
  } catch {
    // A full or blocked local storage must not undo a completed commit.
  }
}

/** What the next task writes. */
const pending = new Map<string, SentinelEntry>();

export const sentinel = {
  known(): Readonly<Record<string, SentinelEntry>> {
    sentinel.flush();
    return read().accounts;
  },
  accountCreated(id: string, schema = 1, now = systemClock.now()): void {
    sentinel.flush();
    write({ ...read().accounts, [id]: { schema, sequence: 0, changedAt: now } });
  },
  accountRemoved(id: string): void {
    sentinel.flush();
    const { [id]: _gone, ...rest } = read().accounts;
    write(rest);
  },
  committed(id: string, entry: SentinelEntry): void {
    pending.set(id, entry);
    sentinel.flush();
  },
  /**
   * The same in the next task: a write costs as much as a good part of a command, whose answer does not wait for it.
   * Killed between the two, it is a command behind, which is no alarm.
   */
  committedSoon(id: string, entry: SentinelEntry): void {
    if (pending.size === 0) setTimeout(sentinel.flush);
    pending.set(id, entry);
  },
  /** Writes what is still to be written. */
  flush(): void {
    if (pending.size === 0) return;
    write({ ...read().accounts, ...Object.fromEntries(pending) });
    pending.clear();
  },
};
