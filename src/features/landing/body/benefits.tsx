import { bodyTexts } from "./texts.ts";

export function Benefits() {
  return (
    <ul className="landing-width grid md:grid-cols-3 md:divide-x md:divide-raya">
      {bodyTexts.benefits.map(({ title, text }) => (
        <li key={title} className="border-raya py-6 max-md:border-b md:px-8 md:py-8 md:first:pl-0">
          <h2 className="title-block">{title}</h2>
          <p className="text-base text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
