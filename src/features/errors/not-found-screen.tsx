import { lazy, Suspense } from "react";

const NotFoundPage = lazy(async () => ({ default: (await import("./not-found-page.tsx")).NotFoundPage }));

/** Loaded when a page is not found: the first load of the others need not carry it. */
export function NotFoundScreen() {
  return (
    <Suspense fallback={null}>
      <NotFoundPage />
    </Suspense>
  );
}
