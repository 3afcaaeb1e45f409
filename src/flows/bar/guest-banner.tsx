import { Link } from "@tanstack/react-router";
import UserRoundX from "lucide-react/icons/user-round-x";
import { thisAddress } from "#session/gates/sign-in-required.ts";
import { sessionTexts } from "#session/texts.ts";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { useNoticeTurn } from "#ui/kit/feedback/notice-turn.ts";

/** Banner under a bar, shown while no other notice is: what happens to a guest's work, and a sign-in link. */
export function GuestBanner({ text }: { readonly text: string }) {
  if (!useNoticeTurn("guest")) return null;
  return (
    <Banner
      tone="warn"
      flush
      role="note"
      icon={<UserRoundX size={18} aria-hidden="true" />}
      actions={
        <Link to="/login" search={{ returnUrl: thisAddress() }} className="link">
          {sessionTexts.signIn}
        </Link>
      }
    >
      {text}
    </Banner>
  );
}
