import { useNavigate } from "@tanstack/react-router";
import { UpdateBanner } from "#pwa/update-banner.tsx";
import { useUpdateNotice } from "#pwa/use-update-notice.ts";
import { MissingMovementsNotice, useIsMissing } from "#session/missing-notice.tsx";
import { SampleNotice } from "#session/sample-notice.tsx";
import { useSession } from "#session/use-session.ts";

type Place = "missing" | "update" | "sample";

/** What failed goes before the sample, and the sample before a version that can wait. */
export function firstNotice(missing: boolean, urgentUpdate: boolean, sample: boolean): Place {
  if (missing) return "missing";
  return urgentUpdate || !sample ? "update" : "sample";
}

/** The notices of the whole page, one at a time. */
export function PageNotices() {
  const navigate = useNavigate();
  const update = useUpdateNotice();
  const { sample } = useSession();
  const place = firstNotice(useIsMissing(), update?.urgent ?? false, sample);
  return (
    <>
      <UpdateBanner waits={place !== "update"} />
      {place === "sample" ? <SampleNotice onLeave={() => void navigate({ to: "/libro-contable" })} /> : null}
      {place === "missing" ? (
        <MissingMovementsNotice
          onCopies={() => void navigate({ to: "/dashboard/configuracion", hash: "copias" })}
        />
      ) : null}
    </>
  );
}
