import { isPlan } from "#domain/access/plan.ts";
import { makeUser, type User } from "#domain/access/user.ts";
import { asId } from "#domain/kernel/ids.ts";

/** Key of the specification's stored user, ending in _user. It only identifies; the registry decides. */
export const SESSION_KEY = "cuadra_user";

export interface SessionRecord {
  readonly user: User;
  /** The account's own key: an id written here by hand gives no access (AU-07). */
  readonly key: string;
  /** False: valid only while some tab of this browser is signed in. */
  readonly remember: boolean;
}

// A record of ours is well under a kilobyte; a much longer text is not even parsed (AU-06).
const LONGEST = 8_192;
const LONGEST_FIELD = 512;

function isField(value: unknown): value is string {
  return typeof value === "string" && value.length <= LONGEST_FIELD;
}

function fieldsOf(text: string): ReadonlyMap<string, unknown> | null {
  if (text.length > LONGEST) return null;
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === "object" && parsed !== null && !Array.isArray(parsed)
      ? new Map(Object.entries(parsed))
      : null;
  } catch {
    return null;
  }
}

/** Copies known fields of the expected types; null if the text is not a valid record. */
export function parseSession(text: string | null): SessionRecord | null {
  const fields = text === null ? null : fieldsOf(text);
  if (!fields) return null;
  const id = asId("account", fields.get("id"));
  const name = fields.get("name");
  const email = fields.get("email");
  const plan = fields.get("plan");
  const key = fields.get("key");
  if (id === null || !isField(name) || !isField(email) || !isField(key) || key === "") return null;
  const user = makeUser({ id, name, email, plan: isPlan(plan) ? plan : "free" });
  return { user, key, remember: fields.get("remember") !== false };
}

export function writeSession(record: SessionRecord): string {
  return JSON.stringify({ ...record.user, key: record.key, remember: record.remember });
}
