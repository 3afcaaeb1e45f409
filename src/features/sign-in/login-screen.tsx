import { InkTAccount } from "#ui/accounting/ink-t-account.tsx";
import { LoginForm } from "./login-form.tsx";
import { OtherWays } from "./other-ways.tsx";
import type { ReturnWay } from "./return-way.ts";
import { SignInFrame } from "./sign-in-frame.tsx";
import { signInTexts } from "./texts.ts";

const { login, loginSide: side } = signInTexts;

/** Signing in does not navigate: the route's guard redirects a signed-in user. */
export function LoginScreen({ returnUrl }: ReturnWay) {
  return (
    <SignInFrame
      title={login.title}
      subtitle={login.subtitle}
      aside={
        <InkTAccount
          title={side.title}
          left={{ head: side.left, lines: side.debits, total: side.total }}
          right={{ head: side.right, lines: side.credits, total: side.total }}
        />
      }
    >
      <LoginForm />
      <OtherWays returnUrl={returnUrl} />
    </SignInFrame>
  );
}
