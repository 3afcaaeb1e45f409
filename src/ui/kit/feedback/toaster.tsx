import { lazy, Suspense, useSyncExternalStore } from "react";
import { onStageWanted, stageWanted } from "./toast.ts";

const ToastStage = lazy(() => import("./toast-stage.tsx").then((made) => ({ default: made.ToastStage })));

/** Mounted once, at the root. Loads its library when the first toast is raised. */
export function Toaster() {
  const wanted = useSyncExternalStore(onStageWanted, stageWanted, stageWanted);
  return wanted ? (
    <Suspense fallback={null}>
      <ToastStage />
    </Suspense>
  ) : null;
}
