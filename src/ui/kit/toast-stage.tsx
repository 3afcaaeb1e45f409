import { useEffect, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { Toaster as Sonner, toast as sonner } from "sonner";
import { onTopModal, topModal } from "./modal-stack.ts";
import { kitTexts } from "./texts.ts";
import { connectStage, TOAST_MS, type ToastRequest } from "./toast.ts";
import { ToastCard } from "./toast-card.tsx";
import { PHONE, useMediaQuery } from "./use-media-query.ts";
import { useToastHost } from "./use-toast-host.ts";

function lifetime({ durationMs = TOAST_MS, fadeMs }: ToastRequest): number {
  // A toast that fades counts its own time; 0 stays until closed.
  return durationMs === 0 || fadeMs !== undefined ? Number.POSITIVE_INFINITY : durationMs;
}

function show(request: ToastRequest): void {
  sonner.custom((id) => <ToastCard request={request} onDismiss={() => sonner.dismiss(id)} />, {
    id: request.id,
    duration: lifetime(request),
    ...(request.onClose && { onDismiss: request.onClose, onAutoClose: request.onClose }),
  });
}

/** The shelf of toasts: bottom right, three at most, Alt+T to reach it. What stands at the bottom stays in sight. */
export function ToastStage() {
  const host = useToastHost();
  const modal = useSyncExternalStore(onTopModal, topModal);
  // A dialog of a phone is a sheet from below, with its buttons at the bottom.
  const overSheet = useMediaQuery(PHONE) && modal !== null;
  useEffect(() => connectStage({ show, dismiss: (id) => void sonner.dismiss(id) }), []);
  return createPortal(
    <Sonner
      position={overSheet ? "top-right" : "bottom-right"}
      visibleToasts={3}
      gap={14}
      duration={TOAST_MS}
      hotkey={["altKey", "KeyT"]}
      containerAriaLabel={kitTexts.notifications}
      offset={{ bottom: "calc(max(var(--bottom-bar, 0px), var(--sums-bar, 0px)) + 24px)", right: 24 }}
      mobileOffset={{ top: 8, bottom: "calc(var(--bottom-bar, 0px) + 12px)", left: 12, right: 12 }}
      style={{ "--width": "356px" }}
    />,
    host,
  );
}
