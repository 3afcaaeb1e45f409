const LONGEST = 2_000;
// Whitespace, control characters, lone surrogates and the backslash: browsers drop or convert them, and "/\e.example"
// leaves the origin.
const FORBIDDEN = /[\s\\\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
const DOTS = /^(?:\.|%2e){1,2}$/i;

/**
 * First path segments that are valid return targets. Sign-in and registration are excluded, to prevent loops (AU-03).
 */
const KNOWN_SEGMENTS: ReadonlySet<string> = new Set([
  "",
  "workspace",
  "workspace-selection",
  "statement-selection",
  "journal",
  "accounting-journal",
  "libro-contable",
  "payroll-calculator",
  "dashboard",
  "educacion",
]);

// `guest` would sign the user out again at once (AU-04); a nested returnUrl is never read.
const DROPPED: ReadonlySet<string> = new Set(["guest", "returnUrl"]);

function decodeKey(pair: string): string | null {
  try {
    return decodeURIComponent((pair.split("=")[0] ?? "").replaceAll("+", " "));
  } catch {
    return null;
  }
}

function safePath(path: string): boolean {
  if (!path.startsWith("/") || path.startsWith("//")) return false;
  const segments = path.slice(1).split("/");
  const last = segments.length - 1;
  if (segments.some((segment, index) => DOTS.test(segment) || (segment === "" && index < last))) return false;
  return KNOWN_SEGMENTS.has(segments[0] ?? "");
}

function safeQuery(query: string): string {
  return query
    .split("&")
    .filter((pair) => {
      const key = decodeKey(pair);
      return pair !== "" && key !== null && !DROPPED.has(key);
    })
    .join("&");
}

/**
 * Where to go after signing in, or null. Whatever the text, the result is a path of this application, never another
 * origin; its own output passes through unchanged (I-31). Checked as text, so that no URL parser can disagree.
 */
export function safeReturn(text: unknown): string | null {
  if (typeof text !== "string" || text.length > LONGEST || FORBIDDEN.test(text)) return null;
  const hashAt = text.indexOf("#");
  const beforeHash = hashAt < 0 ? text : text.slice(0, hashAt);
  const hash = hashAt < 0 ? "" : text.slice(hashAt);
  const queryAt = beforeHash.indexOf("?");
  const path = queryAt < 0 ? beforeHash : beforeHash.slice(0, queryAt);
  if (!safePath(path)) return null;
  const query = queryAt < 0 ? "" : safeQuery(beforeHash.slice(queryAt + 1));
  return `${path}${query === "" ? "" : `?${query}`}${hash}`;
}

const AFTER_SIGN_IN = "/dashboard";

/** The safe return URL, or the dashboard. */
export function returnOrDashboard(text: unknown): string {
  return safeReturn(text) ?? AFTER_SIGN_IN;
}
