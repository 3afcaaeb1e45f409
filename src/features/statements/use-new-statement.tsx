import { lazy, type ReactNode, Suspense, useState } from "react";
import { explainLimit } from "#flows/upgrade/explain-limit.ts";
import { useLimit } from "#session/gates/use-limit.ts";

const ServiceDialog = lazy(async () => ({
  default: (await import("#flows/service/service-dialog.tsx")).ServiceDialog,
}));

/** Starts a statement: asks for its type and view, or explains the dashboard's limit (spec-decision 7). */
export function useNewStatement(count: number): { readonly start: () => void; readonly dialog: ReactNode } {
  const { room } = useLimit("dashboardStatements", count);
  const [asking, setAsking] = useState(false);
  return {
    start: () => (room ? setAsking(true) : explainLimit("statement-limit")),
    dialog: asking ? (
      <Suspense fallback={null}>
        <ServiceDialog service="create" from="workspace" onClose={() => setAsking(false)} />
      </Suspense>
    ) : null,
  };
}
