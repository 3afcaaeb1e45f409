import type { ReactNode } from "react";

export type ToastTone = "success" | "info" | "warning" | "error" | "neutral";

export interface ToastAction {
  readonly label: string;
  readonly onAction: () => void;
  /** Makes it a link to there, for a press that opens another tab; a plain press still calls `onAction`. */
  readonly href?: string;
  /** The first is the main one unless said. */
  readonly variant?: "primary" | "outline" | "ghost";
}

export interface ToastContent {
  readonly title: string;
  readonly text?: ReactNode;
  /** At most two. Any of them closes the toast. */
  readonly actions?: readonly ToastAction[];
  /** In place of the tone's own icon. */
  readonly icon?: ReactNode;
  /** How long it stays, 4 s unless said; 0 keeps it until it is closed. */
  readonly durationMs?: number;
  /** Fades out in place over this time instead of sliding away. */
  readonly fadeMs?: number;
  /** Replaces the toast of the same id. */
  readonly id?: string;
  readonly onClose?: () => void;
}

export interface ToastRequest extends ToastContent {
  readonly id: string;
  readonly tone: ToastTone;
}

/** What draws toasts, once it has been loaded. */
export interface ToastStage {
  readonly show: (request: ToastRequest) => void;
  readonly dismiss: (id: string | undefined) => void;
}

export const TOAST_MS = 4000;
/** The notice of the help card: 8 s, then a fade of 300 ms. */
export const SLOW_TOAST = { durationMs: 8000, fadeMs: 300 } as const;

let stage: ToastStage | null = null;
let waiting: ToastRequest[] = [];
let count = 0;
const listeners = new Set<() => void>();

/** Whether a toast has ever been asked for: only then is the stage loaded. */
export function stageWanted(): boolean {
  return stage !== null || waiting.length > 0;
}

export function onStageWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function connectStage(next: ToastStage): () => void {
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

/** Tells the user something in passing. Returns the id that `dismiss` takes. */
export const toast = {
  success: (content: ToastContent) => raise("success", content),
  info: (content: ToastContent) => raise("info", content),
  warning: (content: ToastContent) => raise("warning", content),
  error: (content: ToastContent) => raise("error", content),
  neutral: (content: ToastContent) => raise("neutral", content),
  dismiss: (id?: string) => {
    waiting = id === undefined ? [] : waiting.filter((each) => each.id !== id);
    stage?.dismiss(id);
  },
} as const;
