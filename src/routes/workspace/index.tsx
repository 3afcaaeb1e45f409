import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { WorkspaceScreen } from "#features/workspace/workspace-screen.tsx";
import { guestIfAsked } from "#session/gates/guards.ts";
import { parseDoor } from "../-search.ts";

export const Route = createFileRoute("/workspace/")({
  validateSearch: parseDoor,
  beforeLoad: guestIfAsked,
  component: Screen,
});

const UploadScreen = lazy(async () => ({
  default: (await import("#features/workspace/upload/upload-screen.tsx")).UploadScreen,
}));

const UploadedAnalysis = lazy(async () => ({
  default: (await import("#features/analysis/uploaded-analysis.tsx")).UploadedAnalysis,
}));

function Screen() {
  const { archivo } = Route.useSearch();
  if (archivo === undefined) return <WorkspaceScreen />;
  return (
    <Suspense fallback={null}>
      <UploadScreen key={archivo} fileId={archivo} Analysis={UploadedAnalysis} />
    </Suspense>
  );
}
