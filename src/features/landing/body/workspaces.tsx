import { Link } from "@tanstack/react-router";
import { classNames } from "#ui/kit/class-names.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { Section } from "../section.tsx";
import { SECTION_IDS } from "../sections.ts";
import complexLight from "./pictures/vista-compleja.webp";
import complexDark from "./pictures/vista-compleja-oscura.webp";
import simpleLight from "./pictures/vista-sencilla.webp";
import simpleDark from "./pictures/vista-sencilla-oscura.webp";
import type { ServiceHandler } from "./products.tsx";
import { bodyTexts } from "./texts.ts";

const { workspaces: texts } = bodyTexts;

/** Picture width in scripts/make-screenshots.mjs. */
const WIDTH = 1024;
const HEIGHT = 640;

interface ViewCardProps {
  readonly title: string;
  readonly text: string;
  readonly picture: string;
  readonly light: string;
  readonly dark: string;
}

/** Picture for the current theme; the browser fetches only that one, and only when it is near the viewport. */
function Picture({ light, dark, picture }: Pick<ViewCardProps, "light" | "dark" | "picture">) {
  const common = { width: WIDTH, height: HEIGHT, loading: "lazy", decoding: "async" } as const;
  const look = "h-auto w-full border-raya border-b";
  return (
    <>
      <img {...common} alt={picture} src={light} className={classNames(look, "dark:hidden")} />
      <img {...common} alt={picture} src={dark} className={classNames(look, "hidden dark:block")} />
    </>
  );
}

function ViewCard({ title, text, ...pictures }: ViewCardProps) {
  return (
    <li className="overflow-hidden rounded-box border border-raya bg-base-100">
      <Picture {...pictures} />
      <div className="p-5">
        <h3 className="title-block">{title}</h3>
        <p className="text-base text-muted">{text}</p>
      </div>
    </li>
  );
}

/** Screenshots of the two views of the same book. */
export function Workspaces({ onService }: ServiceHandler) {
  return (
    <Section id={SECTION_IDS.workspaces} title={texts.title} text={texts.text} tinted>
      <ul className="mt-7 grid gap-5 md:grid-cols-2">
        <ViewCard {...texts.simple} light={simpleLight} dark={simpleDark} />
        <ViewCard {...texts.complex} light={complexLight} dark={complexDark} />
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to="/workspace" className={buttonClass({ variant: "primary", className: "max-sm:w-full" })}>
          {texts.enter}
        </Link>
        <Button className="max-sm:w-full" aria-haspopup="dialog" onClick={() => onService("journal")}>
          {texts.chooseView}
        </Button>
      </div>
    </Section>
  );
}
