import { StoppedBanner } from "#session/notices/stopped-banner.tsx";
import type { ClassStorage } from "#storage/classroom/class-storage.ts";
import { useClassStop } from "./use-class-health.ts";

/** The strip over a screen of the edition whose database takes nothing now. */
export function ClassStopped({ storage }: { readonly storage: Pick<ClassStorage, "health"> }) {
  const trouble = useClassStop(storage);
  return trouble === null ? null : <StoppedBanner trouble={trouble} />;
}
