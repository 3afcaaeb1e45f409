import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  allowGuest,
  guestIfAsked,
  requireUser,
  requireUserOrGuest,
  requireUserOrSample,
  requireWorkspaceUser,
  skipWhenSignedIn,
} from "#session/gates/guards.ts";
import { storeIntent } from "#session/who/pending-intent.ts";
import type { SessionStore } from "#session/who/session-store.ts";
import { sentinel } from "#storage/health/sentinel.ts";
import { openRegistry } from "#storage/registry/registry.ts";
import { removeDatabase } from "#storage/registry/remove-database.ts";
import { MemoryStorage } from "#tests/support/memory-storage.ts";
import { SessionBrowser } from "#tests/support/session-worlds.ts";
import { toast } from "#ui/kit/feedback/toast.ts";

const ANA = { email: "ana@lasabana.co", password: "clave" };

let session: SessionStore;
let browser: SessionBrowser;

beforeEach(() => {
  const local = new MemoryStorage();
  vi.stubGlobal("localStorage", local);
  browser = new SessionBrowser(local);
  session = browser.open();
});

afterEach(async () => {
  await openRegistry()
    .then((registry) => registry.close())
    .catch(() => undefined);
  for (const { name } of await indexedDB.databases()) if (name) await removeDatabase(name);
  vi.unstubAllGlobals();
});

type Cause = "preload" | "enter" | "stay";

function visit(href: string, cause: Cause = "enter") {
  const { pathname, searchParams } = new URL(href, "https://cuadra.example");
  const search: { guest?: true } = searchParams.get("guest") === "true" ? { guest: true } : {};
  return { context: { session }, location: { href, pathname }, cause, search };
}

/** The options of the guard's redirect; null if it lets the visit pass. */
async function redirectOf(guard: Promise<void>) {
  try {
    await guard;
    return null;
  } catch (thrown) {
    const { to, href, search, replace } = (thrown as { options: Record<string, unknown> }).options;
    return { to, href, search, replace };
  }
}

const kind = () => session.getSnapshot().state.kind;

describe("screens for an account", () => {
  test("AU-13 signed out, to signing in with the way back, replacing history", async () => {
    expect(await redirectOf(requireUser(visit("/dashboard/empresas?x=1")))).toEqual({
      to: "/login",
      href: undefined,
      search: { returnUrl: "/dashboard/empresas?x=1" },
      replace: true,
    });
  });

  test("signed in, it lets pass; also when the record is still being checked", async () => {
    await session.signIn(ANA, true);
    expect(await redirectOf(requireUser(visit("/dashboard")))).toBeNull();
    session = browser.open();
    expect(kind()).toBe("loading");
    expect(await redirectOf(requireUser(visit("/dashboard")))).toBeNull();
  });

  test("a lost registry leads to the recovery page, and never on", async () => {
    const replace = vi.fn();
    vi.stubGlobal("window", { location: { replace } });
    sentinel.accountCreated("acct_01936a3c-7000-7000-8000-000000000001");
    await session.signIn(ANA, true);
    const outcome = await Promise.race([
      redirectOf(requireUser(visit("/dashboard"))),
      new Promise((resolve) => setTimeout(() => resolve("waiting"), 50)),
    ]);
    expect(outcome).toBe("waiting");
    expect(replace).toHaveBeenCalledWith("/recuperacion.html?motivo=perdido");
  });
});

describe("screens for guests too", () => {
  test("signed out, the visitor works as a guest of this tab", async () => {
    expect(await redirectOf(allowGuest(visit("/journal/complex")))).toBeNull();
    expect(kind()).toBe("guest");
  });

  test("pointing at a link changes nothing", async () => {
    await allowGuest(visit("/journal/complex", "preload"));
    expect(kind()).toBe("out");
    await session.signIn(ANA, true);
    await allowGuest(visit("/journal/complex?guest=true", "preload"));
    expect(kind()).toBe("in");
  });

  test("guest=true that arrives while signed in ends the session", async () => {
    await session.signIn(ANA, true);
    const info = vi.spyOn(toast, "info");
    expect(await redirectOf(allowGuest(visit("/journal/simple?guest=true")))).toBeNull();
    expect(kind()).toBe("guest");
    // Says so, with the way back to the account and to this screen (spec-decision 36).
    await vi.waitFor(() => expect(info).toHaveBeenCalled());
    const [notice] = info.mock.calls.at(-1) ?? [];
    expect(notice?.title).toBe("Sigues como invitado.");
    expect(notice?.actions?.[0]).toMatchObject({
      label: "Volver a mi cuenta",
      href: "/login?returnUrl=%2Fjournal%2Fsimple",
    });
  });

  test.each([
    ["/journal/simple?guest=true", "/journal/simple"],
    ["/journal/simple?guest=true&asiento=12", "/journal/simple?asiento=12"],
    ["/journal/simple?asiento=12&guest=true#x", "/journal/simple?asiento=12#x"],
  ])("AU-04 somebody signs in while %s is open: the mark is taken out", async (href, wanted) => {
    await session.signIn(ANA, true);
    expect(await redirectOf(allowGuest(visit(href, "stay")))).toMatchObject({ href: wanted, replace: true });
    expect(kind()).toBe("in");
  });

  test("a workspace without account or guest mark leads to signing in", async () => {
    expect(await redirectOf(requireUserOrGuest(visit("/workspace/simple?statement=cash")))).toMatchObject({
      to: "/login",
      search: { returnUrl: "/workspace/simple?statement=cash" },
    });
    expect(await redirectOf(requireUserOrGuest(visit("/workspace/simple?guest=true")))).toBeNull();
    expect(kind()).toBe("guest");
  });

  test("a workspace is open to a guest who looks at the sample", async () => {
    session.becomeGuest();
    expect(await redirectOf(requireUserOrGuest(visit("/workspace/complex")))).toMatchObject({ to: "/login" });
    session.setSample(true);
    expect(await redirectOf(requireUserOrGuest(visit("/workspace/complex")))).toBeNull();
  });
});

describe("the sample at an address", () => {
  const ASKED = "/dashboard/libro-contable/mayor?ejemplo=true&cuenta=1105";

  test("pointing at its link changes nothing", async () => {
    expect(await redirectOf(requireUserOrSample(visit(ASKED, "preload")))).toMatchObject({ to: "/login" });
    expect(session.getSnapshot()).toMatchObject({ sample: false, state: { kind: "out" } });
  });

  test("without asking for it, the panel is for accounts", async () => {
    expect(await redirectOf(requireUserOrSample(visit("/dashboard?x=ejemplo")))).toMatchObject({
      to: "/login",
    });
  });
});

describe("the doors of the workspaces", () => {
  test("choosing a statement is for accounts alone: a guest mark opens nothing", async () => {
    const href = "/statement-selection?view=complex&guest=true";
    expect(await redirectOf(requireWorkspaceUser(visit(href)))).toMatchObject({ to: "/login" });
    await session.signIn(ANA, true);
    expect(await redirectOf(requireWorkspaceUser(visit(href)))).toBeNull();
    expect(kind()).toBe("in");
  });

  test("the first door makes nobody a guest who does not ask for it", async () => {
    await guestIfAsked(visit("/workspace"));
    expect(kind()).toBe("out");
    await session.signIn(ANA, true);
    await guestIfAsked(visit("/workspace"));
    expect(kind()).toBe("in");
    await guestIfAsked(visit("/workspace?guest=true"));
    expect(kind()).toBe("guest");
  });
});

describe("what was chosen before signing in", () => {
  const CHOICE = {
    serviceType: "create",
    selectedStatement: "flujo-caja",
    selectedView: "complex",
    fromWorkspace: false,
  } as const;
  const DESTINATION = "/workspace/complex?from=products&statement=flujo-caja";

  test("leads on once, and pointing at a link takes nothing of it", async () => {
    await session.signIn(ANA, true);
    storeIntent(CHOICE);
    expect(await redirectOf(skipWhenSignedIn(visit("/registro", "preload")))).toBeNull();
    expect(await redirectOf(skipWhenSignedIn(visit("/registro")))).toMatchObject({ href: DESTINATION });
    expect(await redirectOf(skipWhenSignedIn(visit("/registro")))).toMatchObject({ href: "/dashboard" });
  });

  test("waits beside another return, and is done by its own", async () => {
    await session.signIn(ANA, true);
    storeIntent(CHOICE);
    const by = (returnUrl: string) => redirectOf(skipWhenSignedIn(visit("/login"), returnUrl));
    expect(await by("/dashboard/empresas")).toMatchObject({ href: "/dashboard/empresas" });
    expect(localStorage.getItem("cuadra_producto")).not.toBeNull();
    expect(await by(DESTINATION)).toMatchObject({ href: DESTINATION });
    expect(localStorage.getItem("cuadra_producto")).toBeNull();
  });
});

describe("signing in when somebody is in already", () => {
  test.each([
    ["/dashboard/estados", "/dashboard/estados"],
    ["//e.example", "/dashboard"],
    ["/login?returnUrl=%2Flogin", "/dashboard"],
    ["/journal/complex?guest=true", "/journal/complex"],
    [undefined, "/dashboard"],
  ])("AU-01 AU-03 AU-04 the return %s leads to %s", async (returnUrl, wanted) => {
    await session.signIn(ANA, true);
    const outcome = await redirectOf(skipWhenSignedIn(visit("/login"), returnUrl));
    expect(outcome).toMatchObject({ href: wanted, replace: true });
  });

  test("signed out, the screen is shown", async () => {
    expect(await redirectOf(skipWhenSignedIn(visit("/login"), "/dashboard"))).toBeNull();
  });
});
