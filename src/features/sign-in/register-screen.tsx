import { limitsShownBy, PLAN_LIMITS } from "#domain/access/limits.ts";
import { InkTAccount } from "#ui/accounting/ink-t-account.tsx";
import { RegisterForm } from "./register-form.tsx";
import type { ReturnWay } from "./return-way.ts";
import { SignInFrame } from "./sign-in-frame.tsx";
import { signInTexts } from "./texts.ts";

const { register, registerSide: side } = signInTexts;

const RECEIVED = limitsShownBy("registration").map(
  ({ key, label }) => [label, String(PLAN_LIMITS.free[key])] as const,
);

export function RegisterScreen({ returnUrl }: ReturnWay) {
  return (
    <SignInFrame
      title={register.title}
      subtitle={register.subtitle}
      aside={
        <InkTAccount
          title={side.title}
          left={{ head: side.left, lines: side.given }}
          right={{ head: side.right, lines: RECEIVED }}
        />
      }
    >
      <RegisterForm returnUrl={returnUrl} />
    </SignInFrame>
  );
}
