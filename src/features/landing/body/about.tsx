import { SECTION_IDS } from "../sections.ts";
import { bodyTexts } from "./texts.ts";

const { about: texts } = bodyTexts;
const TITLE_ID = `${SECTION_IDS.about}-titulo`;

interface SideProps {
  readonly head: string;
  readonly lines: readonly string[];
}

function Side({ head, lines }: SideProps) {
  return (
    <div className="about-side">
      <h3 className="font-bold text-base">{head}</h3>
      <ul className="mt-3">
        {lines.map((line) => (
          <li key={line} className="border-raya border-b py-3 text-base">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A T account of what the application does and what its user decides. */
export function About() {
  return (
    <section
      id={SECTION_IDS.about}
      tabIndex={-1}
      aria-labelledby={TITLE_ID}
      className="landing-section border-raya border-y bg-base-200"
    >
      <div className="landing-width py-10 lg:py-14">
        <h2 id={TITLE_ID} className="title-section border-base-content border-b-2 pb-4 text-center">
          {texts.title}
        </h2>
        <div className="grid lg:grid-cols-2">
          <Side {...texts.left} />
          <Side {...texts.right} />
        </div>
      </div>
    </section>
  );
}
