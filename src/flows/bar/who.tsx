import { Link, useNavigate } from "@tanstack/react-router";
import { thisAddress } from "#session/gates/sign-in-required.ts";
import { sessionTexts } from "#session/texts.ts";
import { leaveForHome } from "#session/who/leave.ts";
import { useSession } from "#session/who/use-session.ts";
import { UserMenu } from "#session/who/user-menu.tsx";
import { buttonClass } from "#ui/kit/controls/button-class.ts";

/** The user at the end of a bar: the account menu, or a sign-in link that returns to this address. */
export function WhoIsSignedIn() {
  const { state } = useSession();
  const navigate = useNavigate();
  if (state.kind === "loading") return null;
  if (state.kind === "in")
    return (
      <UserMenu
        user={state.user}
        onDashboard={() => void navigate({ to: "/dashboard" })}
        onSignOut={() => void leaveForHome(() => navigate({ to: "/" }))}
      />
    );
  return (
    <Link
      to="/login"
      search={{ returnUrl: thisAddress() }}
      className={buttonClass({ variant: "outline", className: "max-md:btn-sm" })}
    >
      {sessionTexts.signIn}
    </Link>
  );
}
