import type { StatementSlug } from "../statement/statement-kind.ts";
import { destinationOf, type PendingIntent, type Service, type View } from "./pending-intent.ts";

// The service dialog as a state machine (spec §4; ADR 0007 where its sentences conflict). Independent of screen and
// session: events carry the needed data, and the result is a URL.

export type ServiceStep = "initial" | "viewType" | "loginPrompt" | "auth";
export type FlowOrigin = "products" | "workspace";

export interface ServiceFlow {
  readonly service: Service;
  readonly from: FlowOrigin;
  readonly step: ServiceStep;
  readonly statement: StatementSlug | null;
  readonly view: View;
  /** A file was accepted in the upload box. */
  readonly hasFile: boolean;
}

export type ServiceEvent =
  | { readonly type: "statementChosen"; readonly statement: StatementSlug }
  | { readonly type: "viewChosen"; readonly view: View }
  | { readonly type: "fileTaken" }
  | { readonly type: "fileRemoved" }
  /** Continue was pressed in the current step. */
  | { readonly type: "continued"; readonly isSignedIn: boolean }
  | { readonly type: "signInChosen"; readonly isSignedIn: boolean }
  | { readonly type: "registrationChosen" }
  | { readonly type: "signInSkipped" }
  | { readonly type: "wentBack" }
  | { readonly type: "closed" };

/** What is stored while the user signs in; the clock adds the timestamp. */
type Intent = Omit<PendingIntent, "timestamp">;

/** How the dialog closes. `guest` first ends the session and clears the stored state. */
export type Leaving =
  | { readonly kind: "go"; readonly href: string }
  | { readonly kind: "signIn"; readonly href: string; readonly intent: Intent }
  | { readonly kind: "register"; readonly href: string; readonly intent: Intent }
  | { readonly kind: "guest"; readonly href: string };

export interface ServiceMove {
  readonly flow: ServiceFlow;
  readonly leaving: Leaving | null;
}

/** Initial state: nothing chosen; the beginners' view is preselected as the recommended one. */
export function startService(service: Service, from: FlowOrigin): ServiceFlow {
  return { service, from, step: "initial", statement: null, view: "simple", hasFile: false };
}

export function needsFile(service: Service): boolean {
  return service === "upload" || service === "analyze";
}

/** Whether this step chooses the view: the second step when creating, the first for the journal. */
export function choosesView({ service, step }: ServiceFlow): boolean {
  return step === "viewType" || (service === "journal" && step === "initial");
}

export function canContinue(flow: ServiceFlow): boolean {
  if (flow.step === "loginPrompt" || flow.step === "auth") return false;
  if (flow.service === "create") return flow.statement !== null;
  return !needsFile(flow.service) || flow.hasFile;
}

export function intentOfFlow(flow: ServiceFlow): Intent {
  return {
    serviceType: flow.service,
    selectedStatement: flow.statement,
    selectedView: flow.service === "create" || flow.service === "journal" ? flow.view : null,
    fromWorkspace: flow.from === "workspace",
  };
}

/**
 * Destination for an account. A service with a file goes to the workspace, which the stored state alone cannot
 * express.
 */
function accountDestination(flow: ServiceFlow): string {
  return needsFile(flow.service) ? "/workspace" : destinationOf({ ...intentOfFlow(flow), timestamp: 0 });
}

/** Destination for a guest, with `guest=true`. */
function guestDestination(flow: ServiceFlow): string {
  const { service, statement, view, from } = flow;
  if (service === "accounting-journal") return "/libro-contable?guest=true";
  if (service === "journal") return `/journal/${view}?guest=true`;
  if (statement === null) return "/workspace?guest=true";
  return `/workspace/${view}?from=${from}&statement=${statement}&guest=true`;
}

/** Sign-in URL with the destination as its return URL, which takes precedence over the stored state. */
function signInHref(flow: ServiceFlow): string {
  return `/login?returnUrl=${encodeURIComponent(accountDestination(flow))}`;
}

function stay(flow: ServiceFlow): ServiceMove {
  return { flow, leaving: null };
}

function leave(flow: ServiceFlow, leaving: Leaving): ServiceMove {
  return { flow, leaving };
}

function go(flow: ServiceFlow): ServiceMove {
  return leave(flow, { kind: "go", href: accountDestination(flow) });
}

/** After choosing a view: goes straight on from the workspace with an account, otherwise offers to save. */
function continueFromView(flow: ServiceFlow, isSignedIn: boolean): ServiceMove {
  if (isSignedIn && flow.from === "workspace" && flow.service === "create") return go(flow);
  return stay({ ...flow, step: "loginPrompt" });
}

function onContinued(flow: ServiceFlow, isSignedIn: boolean): ServiceMove {
  if (!canContinue(flow)) return stay(flow);
  if (choosesView(flow)) return continueFromView(flow, isSignedIn);
  if (flow.service === "create") return stay({ ...flow, step: "viewType" });
  if (isSignedIn) return go(flow);
  return stay({ ...flow, step: needsFile(flow.service) ? "auth" : "loginPrompt" });
}

function onSignInChosen(flow: ServiceFlow, isSignedIn: boolean): ServiceMove {
  if (flow.step === "loginPrompt") return isSignedIn ? go(flow) : stay({ ...flow, step: "auth" });
  if (flow.step !== "auth") return stay(flow);
  return leave(flow, { kind: "signIn", href: signInHref(flow), intent: intentOfFlow(flow) });
}

/** The next state and, if the dialog closes, how. An event that the step does not handle changes nothing. */
export function advanceService(flow: ServiceFlow, event: ServiceEvent): ServiceMove {
  const { service, step } = flow;
  const offersSignIn = step === "loginPrompt" || step === "auth";
  switch (event.type) {
    case "statementChosen":
      return stay(
        service === "create" && step === "initial" ? { ...flow, statement: event.statement } : flow,
      );
    case "viewChosen":
      return stay(choosesView(flow) ? { ...flow, view: event.view } : flow);
    case "fileTaken":
    case "fileRemoved":
      return stay(
        needsFile(service) && step === "initial" ? { ...flow, hasFile: event.type === "fileTaken" } : flow,
      );
    case "continued":
      return onContinued(flow, event.isSignedIn);
    case "signInChosen":
      return onSignInChosen(flow, event.isSignedIn);
    case "registrationChosen":
      return step === "auth"
        ? leave(flow, { kind: "register", href: "/registro", intent: intentOfFlow(flow) })
        : stay(flow);
    case "signInSkipped":
      return offersSignIn ? leave(flow, { kind: "guest", href: guestDestination(flow) }) : stay(flow);
    case "wentBack":
      return stay({ ...flow, step: "initial" });
    case "closed":
      return stay(startService(service, flow.from));
  }
}
