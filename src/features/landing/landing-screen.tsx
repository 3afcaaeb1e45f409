import { BrandMark } from "#ui/kit/brand-mark.tsx";
import { NoticePlace } from "#ui/kit/notice-place.tsx";
import { About } from "./about.tsx";
import { Hero } from "./hero.tsx";
import { LandingHeader } from "./landing-header.tsx";
import { Products } from "./products.tsx";
import { landingTexts as texts } from "./texts.ts";

function Benefits() {
  return (
    <ul className="mx-auto grid max-w-310 px-4 md:grid-cols-3 md:divide-x md:divide-raya xl:px-0">
      {texts.benefits.map(({ title, text }) => (
        <li key={title} className="border-raya py-6 max-md:border-b md:px-8 md:py-8 md:first:pl-0">
          <h2 className="title-block">{title}</h2>
          <p className="text-base text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}

function Footer() {
  return (
    <footer className="border-base-content border-t">
      <div className="mx-auto flex max-w-310 flex-wrap items-center justify-between gap-4 px-4 py-6 xl:px-0">
        <BrandMark size={28} />
        <p className="text-muted">{texts.footer}</p>
      </div>
    </footer>
  );
}

/** The home page. Loads no database: a visitor may only be passing by. */
export function LandingScreen() {
  return (
    <>
      <a href="#productos" className="skip-link">
        {texts.toContent}
      </a>
      <LandingHeader />
      <NoticePlace />
      <main>
        <Hero />
        <Benefits />
        <Products />
        <About />
      </main>
      <Footer />
    </>
  );
}
