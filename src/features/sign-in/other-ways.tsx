import { Link } from "@tanstack/react-router";
import ArrowRight from "lucide-react/icons/arrow-right";
import GraduationCap from "lucide-react/icons/graduation-cap";
import { Button } from "#ui/kit/controls/button.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import type { ReturnWay } from "./return-way.ts";
import { signInTexts } from "./texts.ts";

const texts = signInTexts.login;

function explainProvider(provider: string): void {
  toast.info({ id: "provider", title: texts.noProvider, text: texts.noProviderText(provider) });
}

/** Google and Apple (spec-decision 9), registering, and the academic edition. */
export function OtherWays({ returnUrl }: ReturnWay) {
  return (
    <>
      <p className="mt-5 flex items-center gap-3 text-muted before:grow before:border-t before:border-raya after:grow after:border-t after:border-raya">
        {texts.or}
      </p>
      <div className="mt-4 grid grid-cols-2 gap-3">
        {[texts.google, texts.apple].map((provider) => (
          <Button key={provider} size="lg" className="text-sm" onClick={() => explainProvider(provider)}>
            {provider}
          </Button>
        ))}
      </div>
      <p className="mt-6">
        {texts.noAccount}{" "}
        <Link
          to="/registro"
          search={returnUrl === undefined ? {} : { returnUrl }}
          className="link link-primary font-semibold"
        >
          {texts.register}
        </Link>
      </p>
      <Link
        to="/educacion"
        className="group mt-5 flex items-center gap-3 border-raya border-t pt-4 hover:text-primary"
      >
        <GraduationCap size={20} aria-hidden="true" />
        <span className="grow">
          <span className="block font-semibold">{texts.academic}</span>
          <span className="block text-muted">{texts.academicText}</span>
        </span>
        <ArrowRight size={18} aria-hidden="true" />
      </Link>
    </>
  );
}
