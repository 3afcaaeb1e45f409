import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { InkFrame } from "#ui/accounting/ink-frame.tsx";
import { focusRefusedFields } from "#ui/kit/fields/focus-refused.ts";
import { BrandMark } from "#ui/kit/text/brand-mark.tsx";
import { useTitle } from "#ui/kit/use-title.ts";
import { signInTexts } from "./texts.ts";

interface SignInFrameProps {
  readonly title: string;
  readonly subtitle: string;
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

export function SignInFrame({ title, subtitle, aside, children }: SignInFrameProps) {
  useTitle(title);
  // Of every other screen the page's extras do it, which a visitor's first press may come before.
  useEffect(focusRefusedFields, []);
  return (
    <InkFrame
      brand={
        <Link to="/" className="inline-block" aria-label={signInTexts.home}>
          <BrandMark size={34} />
        </Link>
      }
      aside={aside}
    >
      <h1 className="ink-title">{title}</h1>
      <p className="text-reading mt-1.5 text-muted">{subtitle}</p>
      {children}
    </InkFrame>
  );
}
