import { Link } from "@tanstack/react-router";
import Bookmark from "lucide-react/icons/bookmark";
import X from "lucide-react/icons/x";
import { useEffect } from "react";
import { arrival } from "#session/place/arrival.ts";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { useNoticeTurn } from "#ui/kit/feedback/notice-turn.ts";
import { useStore } from "#ui/kit/use-store.ts";
import { placeTexts as texts } from "./texts.ts";

const WAY = buttonClass({ size: "sm" });
/** On a phone the panel alone: the rest is one press from there. */
const WIDE_WAY = buttonClass({ size: "sm", className: "max-md:hidden" });

function Ways() {
  return (
    <nav aria-label={texts.ways} className="flex items-center gap-2">
      <Link to="/dashboard" className={WAY}>
        {texts.panel}
      </Link>
      <Link to="/dashboard/libro-contable" className={WIDE_WAY}>
        {texts.books}
      </Link>
      <Link to="/dashboard/estados" className={WIDE_WAY}>
        {texts.statements}
      </Link>
      <Link to="/" className={WIDE_WAY}>
        {texts.home}
      </Link>
    </nav>
  );
}

interface ArrivalNoticeProps {
  /** The path of the screen that is open. */
  readonly here: string;
}

/** Where the application led to by itself, it says so and has the ways elsewhere, until it is closed or left. */
export function ArrivalNotice({ here }: ArrivalNoticeProps) {
  const isHere = useStore(arrival)?.startsWith(`${here}?`) ?? false;
  const hasTurn = useNoticeTurn(isHere ? "arrival" : null);
  useEffect(() => {
    if (!isHere) arrival.set(null);
  }, [isHere]);
  if (!isHere || !hasTurn) return null;
  return (
    <Banner
      tone="neutral"
      flush
      line
      icon={<Bookmark size={18} aria-hidden="true" />}
      actions={
        <>
          <Ways />
          <IconButton
            size="sm"
            label={texts.close}
            icon={<X size={18} aria-hidden="true" />}
            onClick={() => arrival.set(null)}
          />
        </>
      }
    >
      {texts.here}
    </Banner>
  );
}
