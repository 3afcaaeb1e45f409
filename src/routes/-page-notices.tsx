import { Link, useLocation, useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { CheckNotice } from "#flows/check/check-notice.tsx";
import { UpdateBanner } from "#pwa/update-banner.tsx";
import { MissingMovementsNotice } from "#session/notices/missing-notice.tsx";
import { SampleNotice } from "#session/notices/sample-notice.tsx";
import { sessionTexts } from "#session/texts.ts";
import { offerNavigation } from "#session/who/sample-visit.ts";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { UnderAppBar } from "#ui/kit/feedback/notice-place.tsx";

/** The panel shows all that the sample has; a guest finds no other way to it. */
function ToPanel() {
  const isThere = useLocation({ select: ({ pathname }) => pathname.startsWith("/dashboard") });
  return isThere ? null : (
    <Link to="/dashboard" className={buttonClass({ size: "sm" })}>
      {sessionTexts.sample.toPanel}
    </Link>
  );
}

/** The notices of the whole page. Each requests a turn: one is shown at a time. */
export function PageNotices() {
  const navigate = useNavigate();
  const router = useRouter();
  useEffect(() => offerNavigation({ go: (href) => router.navigate({ href }) }), [router]);
  return (
    <UnderAppBar>
      <UpdateBanner />
      <MissingMovementsNotice
        onCopies={() => void navigate({ to: "/dashboard/configuracion", hash: "copias" })}
      />
      <CheckNotice onCheck={() => void navigate({ to: "/dashboard/configuracion", hash: "verificar" })} />
      <SampleNotice toPanel={<ToPanel />} />
    </UnderAppBar>
  );
}
