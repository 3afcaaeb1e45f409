import { useEffect } from "react";
import { createPortal } from "react-dom";
import { Toaster as Sonner, toast as sonner } from "sonner";
import { kitTexts } from "../texts.ts";
import { type Moment, refusalsAnswered, refusalsBehind, untilRead } from "./past-refusals.ts";
import { connectStage, TOAST_MS, type ToastRequest } from "./toast.ts";
import { ToastCard } from "./toast-card.tsx";
import { useToastHost } from "./use-toast-host.ts";

function lifetime({ durationMs = TOAST_MS, fadeMs }: ToastRequest): number {
  // A fading toast runs its own timer; 0 stays until closed.
  return durationMs === 0 || fadeMs !== undefined ? Number.POSITIVE_INFINITY : durationMs;
}

let pressedAt = Number.NEGATIVE_INFINITY;
const press = () => {
  pressedAt = performance.now();
};

function watchPresses(): () => void {
  const kinds = ["pointerdown", "keydown"] as const;
  for (const kind of kinds) document.addEventListener(kind, press, true);
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, press, true);
  };
}

const moment = (): Moment => ({ now: performance.now(), pressedAt, screen: window.location.pathname });

/**
 * The library's name of each notice that stands. One that is leaving keeps its own: under the same name the answer to
 * its button would be taken away with it.
 */
const standing = new Map<string, string>();
let shown = 0;

function nameOf(id: string): string {
  const before = standing.get(id);
  if (before !== undefined) return before;
  shown += 1;
  const name = `${id} ${shown}`;
  standing.set(id, name);
  return name;
}

function forget(id: string, name: string): void {
  if (standing.get(id) === name) standing.delete(id);
}

function dismiss(id: string | undefined): void {
  if (id === undefined) standing.clear();
  const name = id === undefined ? undefined : standing.get(id);
  if (id !== undefined) standing.delete(id);
  if (id === undefined || name !== undefined) sonner.dismiss(name);
}

function answered(): void {
  for (const id of refusalsAnswered(moment())) dismiss(id);
}

function show(asked: ToastRequest): void {
  for (const id of refusalsBehind(asked, moment())) dismiss(id);
  const request = untilRead(asked);
  const { id, onClose } = request;
  const name = nameOf(id);
  const leave = () => {
    forget(id, name);
    sonner.dismiss(name);
  };
  const gone = () => {
    forget(id, name);
    onClose?.();
  };
  sonner.custom(() => <ToastCard request={request} onDismiss={leave} />, {
    id: name,
    duration: lifetime(request),
    onDismiss: gone,
    onAutoClose: gone,
  });
}

/**
 * The toast area: bottom right, three at most, Alt+T to focus it. Bars at the bottom of the page stay visible, as do the
 * open dialog and the field being typed in (UX-10).
 */
export function ToastStage() {
  const [host, edge] = useToastHost();
  useEffect(watchPresses, []);
  useEffect(() => connectStage({ show, answered, dismiss }), []);
  return createPortal(
    <Sonner
      position={edge}
      visibleToasts={3}
      gap={14}
      duration={TOAST_MS}
      hotkey={["altKey", "KeyT"]}
      containerAriaLabel={kitTexts.notifications}
      offset={{
        bottom: "calc(max(var(--bottom-bar, 0px), var(--sums-bar, 0px), var(--dialog-foot, 0px)) + 24px)",
        top: "calc(var(--app-bar, 0px) + 12px)",
        right: "var(--toast-side, 24px)",
      }}
      mobileOffset={{
        top: "calc(var(--dialog-title, 0px) + 12px)",
        bottom: "calc(max(var(--bottom-bar, 0px), var(--sums-bar, 0px), var(--dialog-foot, 0px)) + 12px)",
        left: 12,
        right: 12,
      }}
      style={{ "--width": "356px" }}
    />,
    host,
  );
}
