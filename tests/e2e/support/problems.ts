import type { BrowserContext, Request } from "@playwright/test";

/** Forbidden page behaviour, collected while a test runs. */
export interface Problems {
  readonly found: readonly string[];
  /** For a test that breaks something on purpose: a message to ignore. */
  allow(expected: RegExp): void;
  /** For a test with its own host: allows that origin. */
  alsoAt(url: string): void;
}

const MARK = "CSP:";

function reportViolations(mark: string): void {
  document.addEventListener("securitypolicyviolation", (event) => {
    console.error(`${mark} ${event.effectiveDirective} blocked ${event.blockedURI}`);
  });
}

function isForeign(request: Request, origins: ReadonlySet<string>): boolean {
  const url = new URL(request.url());
  return /^(https?|wss?):$/.test(url.protocol) && !origins.has(url.origin);
}

/** Watches every page and worker of a context for errors, forbidden sources (SE-01) and other origins (OF-06). */
export async function watchContext(context: BrowserContext, ...urls: readonly string[]): Promise<Problems> {
  const origins = new Set(urls.map((url) => new URL(url).origin));
  const heard: string[] = [];
  const allowed: RegExp[] = [];
  context.on("console", (message) => {
    if (message.type() === "error") heard.push(`console: ${message.text()} ${message.location().url}`);
  });
  context.on("weberror", (error) => heard.push(`error: ${error.error().message}`));
  context.on("request", (request) => {
    if (isForeign(request, origins)) heard.push(`other origin: ${request.url()}`);
  });
  await context.addInitScript(reportViolations, MARK);
  return {
    get found() {
      return heard.filter((text) => !allowed.some((expected) => expected.test(text)));
    },
    allow: (expected) => {
      allowed.push(expected);
    },
    alsoAt: (url) => {
      origins.add(new URL(url).origin);
    },
  };
}

/** The browser's own errors when a deliberately stopped server does not answer. */
export const SERVER_GONE =
  /net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|INTERNET_DISCONNECTED|FAILED)/;
