import { lazy, Suspense } from "react";

const NotFoundPage = lazy(() =>
  import("./not-found-page.tsx").then((made) => ({ default: made.NotFoundPage })),
);

/** Loaded when a page is not found, so that it does not add to the first load of others. */
export function NotFoundScreen() {
  return (
    <Suspense fallback={null}>
      <NotFoundPage />
    </Suspense>
  );
}
