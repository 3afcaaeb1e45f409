import ArrowRight from "lucide-react/icons/arrow-right";
import { SampleLink } from "./sample-link.tsx";
import { bodyTexts } from "./texts.ts";

const { sample: texts } = bodyTexts;
const TITLE_ID = "empresa-de-ejemplo";

/** The ways into the sample company, for everybody. */
export function SampleWindow() {
  return (
    <section aria-labelledby={TITLE_ID} className="border-raya border-t">
      <div className="landing-width py-8">
        <h2 id={TITLE_ID} className="title-block">
          {texts.title}
        </h2>
        <p className="text-base text-muted">{texts.text}</p>
        <ul className="mt-4 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {Object.values(texts.ways).map(({ name, href }) => (
            <li key={href} className="border-raya border-b">
              <SampleLink
                href={href}
                className="link-hover flex items-center justify-between gap-3 py-3 font-semibold text-primary"
              >
                {name}
                <ArrowRight size={16} aria-hidden="true" />
              </SampleLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
