import { useNavigate } from "@tanstack/react-router";
import { CheckNotice } from "#flows/check/check-notice.tsx";
import { UpdateBanner } from "#pwa/update-banner.tsx";
import { MissingMovementsNotice } from "#session/notices/missing-notice.tsx";
import { SampleNotice } from "#session/notices/sample-notice.tsx";
import { UnderAppBar } from "#ui/kit/feedback/notice-place.tsx";

/** The notices of the whole page. Each requests a turn: one is shown at a time. */
export function PageNotices() {
  const navigate = useNavigate();
  return (
    <UnderAppBar>
      <UpdateBanner />
      <MissingMovementsNotice
        onCopies={() => void navigate({ to: "/dashboard/configuracion", hash: "copias" })}
      />
      <CheckNotice onCheck={() => void navigate({ to: "/dashboard/configuracion", hash: "verificar" })} />
      <SampleNotice onLeave={() => void navigate({ to: "/libro-contable" })} />
    </UnderAppBar>
  );
}
