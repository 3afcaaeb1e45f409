import type { ReactNode } from "react";

export type ToastTone = "success" | "info" | "warning" | "error" | "neutral";

export interface ToastAction {
  readonly label: string;
  readonly onAction: () => void;
  /** Address of the action, so that a modified click opens another tab; a plain press still calls `onAction`. */
  readonly href?: string;
  /** By default the first action is the primary one. */
  readonly variant?: "primary" | "outline" | "ghost";
}

export interface ToastContent {
  readonly title: string;
  readonly text?: ReactNode;
  /** At most two. Any of them closes the toast. */
  readonly actions?: readonly ToastAction[];
  /** Replaces the tone's own icon. */
  readonly icon?: ReactNode;
  /** Time on screen, 4 s by default; 0 keeps it until it is closed. A refusal without a button has none (AX-04). */
  readonly durationMs?: number;
  /** Fades out in place over this time instead of sliding away. */
  readonly fadeMs?: number;
  /** Replaces the toast with the same id. */
  readonly id?: string;
  readonly onClose?: () => void;
}

export interface ToastRequest extends ToastContent {
  readonly id: string;
  readonly tone: ToastTone;
}

/** The toast renderer, once loaded. */
export interface ToastHost {
  readonly show: (request: ToastRequest) => void;
  readonly answered?: () => void;
  readonly dismiss: (id: string | undefined) => void;
}

export const TOAST_MS = 4000;
/** Timing of the help card's notice: 8 s, then a fade of 300 ms. */
export const SLOW_TOAST = { durationMs: 8000, fadeMs: 300 } as const;

let stage: ToastHost | null = null;
let waiting: ToastRequest[] = [];
let count = 0;
const listeners = new Set<() => void>();

/** Whether a toast was ever requested: the renderer is loaded only then. */
export function stageWanted(): boolean {
  return stage !== null || waiting.length > 0;
}

export function onStageWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function connectStage(next: ToastHost): () => void {
  stage = next;
  for (const request of waiting) next.show(request);
  waiting = [];
  return () => {
    if (stage === next) stage = null;
  };
}

function raise(tone: ToastTone, content: ToastContent): string {
  count += 1;
  const request: ToastRequest = { ...content, tone, id: content.id ?? `toast-${count}` };
  if (stage) stage.show(request);
  else {
    waiting = [...waiting.filter((each) => each.id !== request.id), request];
    for (const listener of listeners) listener();
  }
  return request.id;
}

/** Shows a transient message. Returns the id that `dismiss` takes. */
export const toast = {
  success: (content: ToastContent) => raise("success", content),
  info: (content: ToastContent) => raise("info", content),
  warning: (content: ToastContent) => raise("warning", content),
  error: (content: ToastContent) => raise("error", content),
  neutral: (content: ToastContent) => raise("neutral", content),
  /** A command of this screen went through: what it was refused before is no longer so (AX-04). */
  answered: () => stage?.answered?.(),
  dismiss: (id?: string) => {
    waiting = id === undefined ? [] : waiting.filter((each) => each.id !== id);
    stage?.dismiss(id);
  },
} as const;
