import { Link } from "@tanstack/react-router";
import ArrowRight from "lucide-react/icons/arrow-right";
import { Badge } from "#ui/kit/badge.tsx";
import { landingTexts } from "./texts.ts";

const { cards } = landingTexts;

/** What can be used today stands first. */
const PRODUCTS = [
  { ...cards.journal, to: "/libro-contable", span: "lg:col-span-7", built: true },
  { ...cards.create, to: "/workspace", span: "lg:col-span-5", built: false },
  { ...cards.upload, to: "/workspace", span: "lg:col-span-4", built: false },
  { ...cards.analyze, to: "/workspace", span: "lg:col-span-4", built: false },
  { ...cards.payroll, to: "/payroll-calculator", span: "lg:col-span-4", built: false },
] as const;

/** Five products; the whole card is the link. */
export function Products() {
  return (
    <section id="productos" className="scroll-mt-20">
      <div className="mx-auto max-w-310 px-4 py-12 lg:py-16 xl:px-0">
        <h2 className="title-section">{landingTexts.productsTitle}</h2>
        <p className="mt-2 text-base text-muted">{landingTexts.productsText}</p>
        <ul className="mt-8 grid gap-5 lg:grid-cols-12">
          {PRODUCTS.map(({ title, text, action, to, span, built }) => (
            <li key={title} className={span}>
              <Link
                to={to}
                className="group flex h-full flex-col rounded-box border border-raya p-6 transition-colors hover:border-base-content"
              >
                <h3 className="title-block">{title}</h3>
                {built ? null : (
                  <span className="mt-2">
                    <Badge tone="grey">{landingTexts.coming}</Badge>
                  </span>
                )}
                <span className="mt-2 text-base text-muted">{text}</span>
                <span className="mt-auto inline-flex items-center gap-2 pt-5 font-semibold text-primary">
                  {action}
                  <ArrowRight
                    size={16}
                    aria-hidden="true"
                    className="transition-transform group-hover:translate-x-[3px]"
                  />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
