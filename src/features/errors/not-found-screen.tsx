import { lazy, Suspense } from "react";

const NotFoundPage = lazy(async () => ({ default: (await import("./not-found-page.tsx")).NotFoundPage }));

/** Loaded when a page is not found, so that it does not add to the first load of others. */
export function NotFoundScreen() {
  return (
    <Suspense fallback={null}>
      <NotFoundPage />
    </Suspense>
  );
}
