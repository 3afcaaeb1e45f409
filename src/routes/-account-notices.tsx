import { Link, useLocation, useNavigate, useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { CheckNotice } from "#flows/check/check-notice.tsx";
import { ArrivalNotice } from "#flows/place/arrival-notice.tsx";
import { MissingMovementsNotice } from "#session/notices/missing-notice.tsx";
import { noticeTexts } from "#session/notices/notice-texts.ts";
import { SampleNotice } from "#session/notices/sample-notice.tsx";
import { offerNavigation } from "#session/who/sample-visit.ts";
import { buttonClass } from "#ui/kit/controls/button-class.ts";

/** The panel shows all that the sample has; a guest finds no other way to it. */
function wayToPanel(here: string): ReactNode {
  return here.startsWith("/dashboard") ? null : (
    <Link to="/dashboard" className={buttonClass({ size: "sm" })}>
      {noticeTexts.sample.toPanel}
    </Link>
  );
}

/** Notices about the user's own work, or about the sample, on every screen. */
export function AccountNotices() {
  const navigate = useNavigate();
  const router = useRouter();
  const here = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => offerNavigation({ go: (href) => router.navigate({ href }) }), [router]);
  return (
    <>
      <MissingMovementsNotice
        onCopies={() => void navigate({ to: "/dashboard/configuracion", hash: "copias" })}
      />
      <CheckNotice onCheck={() => void navigate({ to: "/dashboard/configuracion", hash: "verificar" })} />
      <SampleNotice toPanel={wayToPanel(here)} />
      <ArrivalNotice here={here} />
    </>
  );
}
