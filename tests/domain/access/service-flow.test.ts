import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { destinationOf, SERVICES, VIEWS } from "#domain/access/pending-intent.ts";
import { safeReturn } from "#domain/access/return-url.ts";
import {
  advanceService,
  canContinue,
  intentOfFlow,
  type ServiceEvent,
  type ServiceFlow,
  type ServiceMove,
  startService,
} from "#domain/access/service-flow.ts";
import { ALL_STATEMENT_SLUGS } from "#domain/statement/statement-kind.ts";

const IN = { isSignedIn: true };
const OUT = { isSignedIn: false };
const ORIGINS = ["products", "workspace"] as const;

const go = (who: typeof IN | typeof OUT): ServiceEvent => ({ type: "continued", ...who });
const signIn = (who: typeof IN | typeof OUT): ServiceEvent => ({ type: "signInChosen", ...who });
const skip: ServiceEvent = { type: "signInSkipped" };
const back: ServiceEvent = { type: "wentBack" };
const balance: ServiceEvent = { type: "statementChosen", statement: "balance-general" };
const complex: ServiceEvent = { type: "viewChosen", view: "complex" };
const file: ServiceEvent = { type: "fileTaken" };

function play(start: ServiceFlow, events: readonly ServiceEvent[]): ServiceMove {
  return events.reduce<ServiceMove>((move, event) => advanceService(move.flow, event), {
    flow: start,
    leaving: null,
  });
}

const ended = (service: ServiceFlow["service"], from: ServiceFlow["from"], ...events: ServiceEvent[]) =>
  play(startService(service, from), events);

const loginTo = (destination: string) => `/login?returnUrl=${encodeURIComponent(destination)}`;

describe("spec §4: creating a statement", () => {
  it("goes from the statement to the view, and to the offer to save, also when signed in", () => {
    for (const who of [IN, OUT]) {
      expect(ended("create", "products", go(who)).flow.step).toBe("initial");
      expect(ended("create", "products", balance, go(who)).flow.step).toBe("viewType");
      expect(ended("create", "products", balance, go(who), go(who)).flow.step).toBe("loginPrompt");
    }
  });

  it("goes straight on from the workspace with an account", () => {
    expect(ended("create", "workspace", balance, go(IN), complex, go(IN)).leaving).toEqual({
      kind: "go",
      href: "/workspace/complex?from=workspace&statement=balance-general",
    });
    expect(ended("create", "workspace", balance, go(OUT), complex, go(OUT)).flow.step).toBe("loginPrompt");
  });

  it("signs in by way of the last step, which carries the destination and stores the choice", () => {
    const asked = ended("create", "products", balance, go(OUT), complex, go(OUT), signIn(OUT));
    expect(asked.flow.step).toBe("auth");
    expect(play(asked.flow, [signIn(OUT)]).leaving).toEqual({
      kind: "signIn",
      href: loginTo("/workspace/complex?from=products&statement=balance-general"),
      intent: {
        serviceType: "create",
        selectedStatement: "balance-general",
        selectedView: "complex",
        fromWorkspace: false,
      },
    });
    expect(play(asked.flow, [{ type: "registrationChosen" }]).leaving).toMatchObject({
      kind: "register",
      href: "/registro",
    });
  });

  it("has nothing to sign in to with an account: the offer leads on", () => {
    expect(ended("create", "products", balance, go(IN), go(IN), signIn(IN)).leaving).toEqual({
      kind: "go",
      href: "/workspace/simple?from=products&statement=balance-general",
    });
  });

  it("skips to the workspace as a guest, from either step of the offer", () => {
    const href = "/workspace/simple?from=products&statement=balance-general&guest=true";
    const prompt = ended("create", "products", balance, go(OUT), go(OUT));
    expect(play(prompt.flow, [skip]).leaving).toEqual({ kind: "guest", href });
    expect(play(prompt.flow, [signIn(OUT), skip]).leaving).toEqual({ kind: "guest", href });
  });
});

describe("spec §4: files", () => {
  it.each(["upload", "analyze"] as const)("%s needs a file; an account goes to the workspace", (service) => {
    expect(ended(service, "products", go(IN))).toMatchObject({ flow: { step: "initial" }, leaving: null });
    expect(ended(service, "products", file, { type: "fileRemoved" }, go(IN)).leaving).toBeNull();
    expect(ended(service, "products", file, go(IN)).leaving).toEqual({ kind: "go", href: "/workspace" });
  });

  it.each(["upload", "analyze"] as const)("%s without an account goes to signing in", (service) => {
    const asked = ended(service, "workspace", file, go(OUT));
    expect(asked.flow.step).toBe("auth");
    expect(play(asked.flow, [signIn(OUT)]).leaving).toMatchObject({
      kind: "signIn",
      href: loginTo("/workspace"),
    });
    expect(play(asked.flow, [skip]).leaving).toEqual({ kind: "guest", href: "/workspace?guest=true" });
  });
});

describe("spec §4: the journals", () => {
  it("offers to save after the view, also when signed in", () => {
    for (const who of [IN, OUT])
      for (const from of ORIGINS)
        expect(ended("journal", from, complex, go(who)).flow).toMatchObject({
          step: "loginPrompt",
          view: "complex",
        });
  });

  it.each([
    [[complex, go(IN), signIn(IN)], { kind: "go", href: "/journal/complex?from=products" }],
    [[go(OUT), skip], { kind: "guest", href: "/journal/simple?guest=true" }],
    [
      [complex, go(OUT), signIn(OUT), signIn(OUT)],
      { kind: "signIn", href: loginTo("/journal/complex?from=products") },
    ],
  ] as const)("the view choice: %j", (events, leaving) =>
    expect(ended("journal", "products", ...events).leaving).toMatchObject(leaving),
  );

  it.each([
    [[go(IN)], { kind: "go", href: "/libro-contable?from=products" }],
    [[go(OUT), skip], { kind: "guest", href: "/libro-contable?guest=true" }],
    [[go(OUT), signIn(OUT), signIn(OUT)], { kind: "signIn", href: loginTo("/libro-contable?from=products") }],
  ] as const)("the accounting journal: %j", (events, leaving) =>
    expect(ended("accounting-journal", "products", ...events).leaving).toMatchObject(leaving),
  );
});

const anyEvent: fc.Arbitrary<ServiceEvent> = fc.oneof(
  fc.constantFrom<ServiceEvent>(go(IN), go(OUT), signIn(IN), signIn(OUT), skip, back, file),
  fc.constantFrom<ServiceEvent>({ type: "registrationChosen" }, { type: "fileRemoved" }, { type: "closed" }),
  fc
    .constantFrom(...ALL_STATEMENT_SLUGS)
    .map((statement): ServiceEvent => ({ type: "statementChosen", statement })),
  fc.constantFrom(...VIEWS).map((view): ServiceEvent => ({ type: "viewChosen", view })),
);
const anyStart = fc
  .tuple(fc.constantFrom(...SERVICES), fc.constantFrom(...ORIGINS))
  .map(([service, from]) => startService(service, from));
const anyHistory = fc.tuple(anyStart, fc.array(anyEvent, { maxLength: 14 }));

/** The first leaving move of a history, with its state. */
function firstLeaving(start: ServiceFlow, events: readonly ServiceEvent[]): ServiceMove | null {
  let flow = start;
  for (const event of events) {
    const move = advanceService(flow, event);
    if (move.leaving) return move;
    flow = move.flow;
  }
  return null;
}

describe("whatever is pressed in whatever order", () => {
  it("closing resets every step and selection", () => {
    fc.assert(
      fc.property(anyHistory, ([start, events]) => {
        expect(play(start, [...events, { type: "closed" }]).flow).toEqual(start);
      }),
    );
  });

  it("back returns to the first step, with the choices kept", () => {
    fc.assert(
      fc.property(anyHistory, ([start, events]) => {
        const { flow } = play(start, events);
        expect(advanceService(flow, back)).toEqual({ flow: { ...flow, step: "initial" }, leaving: null });
      }),
    );
  });

  it("a view is asked only of creating, and signing in is never offered before the choice is whole", () => {
    fc.assert(
      fc.property(anyHistory, ([start, events]) => {
        const { flow } = play(start, events);
        if (flow.step === "viewType") expect(flow).toMatchObject({ service: "create" });
        if (flow.step === "initial" || flow.service !== "create") return;
        expect(flow.statement).not.toBeNull();
      }),
    );
  });

  it("never leaves without what the service needs, and always to a place of this product", () => {
    fc.assert(
      fc.property(anyHistory, ([start, events]) => {
        const move = firstLeaving(start, events);
        if (!move?.leaving) return;
        const { flow, leaving } = move;
        if (flow.service === "create") expect(flow.statement).not.toBeNull();
        const { pathname, searchParams } = new URL(leaving.href, "https://cuadra.example");
        const target = leaving.kind === "signIn" ? (searchParams.get("returnUrl") ?? "") : leaving.href;
        if (leaving.kind === "register") expect(leaving.href).toBe("/registro");
        else {
          expect(target).toMatch(/^\/(?:workspace|journal|libro-contable)(?:[/?]|$)/);
          const unguest = target.replace(/[?&]guest=true$/, "");
          expect(safeReturn(target)).toBe(unguest);
        }
        if (leaving.kind === "signIn") expect(pathname).toBe("/login");
        expect(leaving.kind === "guest").toBe(/[?&]guest=true$/.test(leaving.href));
      }),
    );
  });

  it("what is stored leads where the address leads, except for files, which the address alone knows", () => {
    fc.assert(
      fc.property(anyHistory, ([start, events]) => {
        const move = firstLeaving(start, events);
        if (move?.leaving?.kind !== "signIn") return;
        const stored = destinationOf({ ...move.leaving.intent, timestamp: 0 });
        const file = move.flow.service === "upload" || move.flow.service === "analyze";
        expect(move.leaving.href).toBe(loginTo(file ? "/workspace" : stored));
        expect(move.leaving.intent).toEqual(intentOfFlow(move.flow));
      }),
    );
  });

  /** Where an event means something: the steps, and the services if not all. */
  const MEANT: Readonly<Record<ServiceEvent["type"], (flow: ServiceFlow) => boolean>> = {
    statementChosen: ({ service, step }) => service === "create" && step === "initial",
    viewChosen: ({ service, step }) => step === "viewType" || (service === "journal" && step === "initial"),
    fileTaken: ({ service, step }) => step === "initial" && (service === "upload" || service === "analyze"),
    fileRemoved: (flow) => MEANT.fileTaken(flow),
    continued: ({ step }) => step === "initial" || step === "viewType",
    signInChosen: ({ step }) => step === "loginPrompt" || step === "auth",
    signInSkipped: (flow) => MEANT.signInChosen(flow),
    registrationChosen: ({ step }) => step === "auth",
    wentBack: () => true,
    closed: () => true,
  };

  it("an event that its step does not know changes nothing", () => {
    fc.assert(
      fc.property(anyHistory, anyEvent, ([start, events], event) => {
        const { flow } = play(start, events);
        if (MEANT[event.type](flow)) return;
        expect(advanceService(flow, event)).toEqual({ flow, leaving: null });
      }),
      { numRuns: 400 },
    );
  });

  it("nothing goes on from the offer to save, whose own buttons do, nor is anything chosen there", () => {
    for (const service of SERVICES)
      for (const step of ["loginPrompt", "auth"] as const) {
        const flow = { ...startService(service, "products"), step, hasFile: true };
        expect(canContinue({ ...flow, statement: "balance-general" })).toBe(false);
        expect(advanceService(flow, balance).flow).toEqual(flow);
      }
    const creating = { ...startService("create", "products"), step: "viewType" as const };
    expect(advanceService(creating, balance).flow).toEqual(creating);
  });

  it("a view is stored of what has views alone", () => {
    for (const service of SERVICES)
      expect(intentOfFlow(startService(service, "products")).selectedView).toBe(
        service === "create" || service === "journal" ? "simple" : null,
      );
  });

  it("a step that cannot go on stays as it is", () => {
    fc.assert(
      fc.property(anyHistory, ([start, events]) => {
        const { flow } = play(start, events);
        if (canContinue(flow)) return;
        expect(advanceService(flow, go(OUT))).toEqual({ flow, leaving: null });
        expect(advanceService(flow, go(IN))).toEqual({ flow, leaving: null });
      }),
    );
  });
});
