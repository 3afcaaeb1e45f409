import type { ReactNode } from "react";

interface InkFrameProps {
  /** The mark, as a link home. */
  readonly brand: ReactNode;
  readonly children: ReactNode;
  /** Blue-ink panel at the right, from 1024 px up. Decorative: its content is also stated at the left. */
  readonly aside: ReactNode;
}

/** A form on the sheet at the left, a drawing on ink at the right: signing in, registering, not found. */
export function InkFrame({ brand, children, aside }: InkFrameProps) {
  return (
    <div className="grid min-h-dvh bg-base-100 lg:grid-cols-[minmax(33rem,5fr)_7fr]">
      <main className="mx-auto w-full max-w-120 px-4 py-8 sm:px-10 lg:mx-0 lg:max-w-none lg:pt-9 lg:pr-10 lg:pl-[16.6%]">
        <div className="lg:max-w-100">
          {brand}
          <div className="mt-10 md:mt-12">{children}</div>
        </div>
      </main>
      <div aria-hidden="true" className="ink-side hidden place-items-center p-12 lg:grid">
        {aside}
      </div>
    </div>
  );
}
