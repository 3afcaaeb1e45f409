import Dexie, { type Table } from "dexie";
import type { Plan } from "#domain/access/plan.ts";
import type { Instant } from "#domain/kernel/clock.ts";
import type { AccountId } from "#domain/kernel/ids.ts";
import { REGISTRY_DATABASE } from "../engine/database-names.ts";
import { watchReads } from "../engine/watch-reads.ts";
import { REGISTRY_SCHEMA } from "./registry-schema.ts";

/** Salted hash of a password with its work factor; the password itself is never stored (spec-decision 1). */
export interface PasswordRecord {
  readonly algorithm: string;
  readonly iterations: number;
  /** Hexadecimal. */
  readonly salt: string;
  readonly hash: string;
}

export interface AccountRow extends PasswordRecord {
  readonly id: AccountId;
  /** Normalized; unique. */
  readonly email: string;
  readonly name: string;
  readonly plan: Plan;
  readonly dbName: string;
  /** Ties a session record to this account: an id written by hand into the browser's storage gives no access. */
  readonly sessionKey: string;
  readonly createdAt: Instant;
  /** 0, or when the deletion began: after a crash the next start completes it. */
  readonly deletedAt: Instant;
}

interface PreferenceRow {
  readonly key: string;
  readonly value: unknown;
}

/** A message stored on this device until a channel exists to send it (spec-decision 9). */
export interface OutboxRow {
  readonly id: string;
  readonly at: Instant;
  readonly kind: string;
  readonly body: Readonly<Record<string, string>>;
}

/** The device's accounts and preferences. Small; opened at sign-in, not for a visit to the home page. */
export class RegistryDatabase extends Dexie {
  declare readonly meta: Table<PreferenceRow, string>;
  declare readonly accounts: Table<AccountRow, AccountId>;
  declare readonly preferences: Table<PreferenceRow, string>;
  declare readonly outbox: Table<OutboxRow, string>;

  constructor(name: string = REGISTRY_DATABASE) {
    // autoOpen off, as for account databases: a registry deleted under the page is not silently recreated.
    super(name, { autoOpen: false, chromeTransactionDurability: "strict" });
    this.version(REGISTRY_SCHEMA).stores({
      meta: "key",
      accounts: "id,&email",
      preferences: "key",
      outbox: "id",
    });
    this.use(watchReads);
  }
}
