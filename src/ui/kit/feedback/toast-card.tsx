import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import X from "lucide-react/icons/x";
import { type MouseEvent, type ReactNode, useRef } from "react";
import { Button } from "../controls/button.tsx";
import { type ButtonVariant, buttonClass } from "../controls/button-class.ts";
import { kitTexts } from "../texts.ts";
import { returnFocus } from "./came-from.ts";
import type { ToastAction, ToastRequest, ToastTone } from "./toast.ts";
import { useFadingLife } from "./use-fading-life.ts";

const ICONS: Readonly<Record<ToastTone, ReactNode>> = {
  success: <CircleCheck size={20} aria-hidden="true" />,
  info: <Info size={20} aria-hidden="true" />,
  warning: <TriangleAlert size={20} aria-hidden="true" />,
  error: <CircleAlert size={20} aria-hidden="true" />,
  neutral: <Info size={20} aria-hidden="true" />,
};

/** Swipe distance that dismisses a toast. */
const SWIPE_PX = 20;

interface ToastCardProps {
  readonly request: ToastRequest;
  readonly onDismiss: () => void;
}

interface ActionProps {
  readonly action: ToastAction;
  readonly variant: ButtonVariant;
  readonly onDone: () => void;
}

function Action({ action, variant, onDone }: ActionProps) {
  const act = () => {
    onDone();
    returnFocus();
    action.onAction();
  };
  if (action.href === undefined)
    return (
      <Button size="sm" variant={variant} onClick={act}>
        {action.label}
      </Button>
    );
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  return (
    <a href={action.href} className={buttonClass({ size: "sm", variant })} onClick={follow}>
      {action.label}
    </a>
  );
}

function Actions({ actions, onDone }: { actions: readonly ToastAction[]; onDone: () => void }) {
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {actions.slice(0, 2).map((action, index) => (
        <Action
          key={action.label}
          action={action}
          variant={action.variant ?? (actions.length === 1 ? "outline" : index === 0 ? "primary" : "ghost")}
          onDone={onDone}
        />
      ))}
    </div>
  );
}

/** One toast: icon, title, text, at most two buttons and a close button. */
export function ToastCard({ request, onDismiss }: ToastCardProps) {
  const start = useRef<number | null>(null);
  const life = useFadingLife(request.durationMs, request.fadeMs, () => {
    onDismiss();
    request.onClose?.();
  });
  return (
    <div
      className="toast-card"
      data-leaving={life.leaving}
      onPointerEnter={life.hold}
      onPointerLeave={life.resume}
      onPointerDown={(event) => {
        start.current = event.clientX;
      }}
      onPointerUp={(event) => {
        const pulled = start.current === null ? 0 : event.clientX - start.current;
        start.current = null;
        if (pulled >= SWIPE_PX) onDismiss();
      }}
    >
      <span className="toast-icon" data-tone={request.tone}>
        {request.icon ?? ICONS[request.tone]}
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{request.title}</p>
        {request.text === undefined ? null : <p className="text-muted">{request.text}</p>}
        {request.actions?.length ? <Actions actions={request.actions} onDone={onDismiss} /> : null}
      </div>
      <button
        type="button"
        className="control-button toast-close"
        aria-label={kitTexts.close}
        onClick={() => {
          onDismiss();
          returnFocus();
        }}
      >
        <X size={18} aria-hidden="true" />
      </button>
    </div>
  );
}
