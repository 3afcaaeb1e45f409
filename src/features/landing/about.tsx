import { landingTexts } from "./texts.ts";

const { aboutLeft, aboutRight, aboutTitle } = landingTexts;

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
    <section id="acerca-de" className="scroll-mt-20 border-raya border-y bg-base-200">
      <div className="mx-auto max-w-310 px-4 py-12 lg:py-16 xl:px-0">
        <h2 className="title-section rule-structure pb-4 text-center">{aboutTitle}</h2>
        <div className="grid lg:grid-cols-2">
          <Side {...aboutLeft} />
          <Side {...aboutRight} />
        </div>
      </div>
    </section>
  );
}
