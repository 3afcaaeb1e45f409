import { Link } from "@tanstack/react-router";
import ArrowRight from "lucide-react/icons/arrow-right";
import BookOpen from "lucide-react/icons/book-open";
import Calculator from "lucide-react/icons/calculator";
import ChartColumn from "lucide-react/icons/chart-column";
import FilePlus from "lucide-react/icons/file-plus-corner";
import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import type { ReactNode } from "react";
import type { Service } from "#domain/access/pending-intent.ts";
import { useUser } from "#session/who/use-session.ts";
import { Section } from "../section.tsx";
import { SECTION_IDS } from "../sections.ts";
import { BalanceDrawing, ChartDrawing, EntryDrawing, PayslipDrawing, UploadDrawing } from "./drawings.tsx";
import { bodyTexts } from "./texts.ts";

const { products: texts } = bodyTexts;

type ProductName = "create" | "journal" | "upload" | "analyze" | "payroll";

interface Product {
  readonly name: ProductName;
  readonly icon: typeof BookOpen;
  readonly drawing: ReactNode;
  /** Dialog that the card opens; null for payroll, which has its own page. */
  readonly service: Service | null;
}

const PRODUCTS: readonly Product[] = [
  { name: "create", icon: FilePlus, drawing: <BalanceDrawing />, service: "create" },
  {
    name: "journal",
    icon: BookOpen,
    drawing: <EntryDrawing />,
    service: "accounting-journal",
  },
  { name: "upload", icon: FileSpreadsheet, drawing: <UploadDrawing />, service: "upload" },
  { name: "analyze", icon: ChartColumn, drawing: <ChartDrawing />, service: "analyze" },
  { name: "payroll", icon: Calculator, drawing: <PayslipDrawing />, service: null },
];

/** The press area covers the whole card; screen readers get the title, which names the action. */
function CardAction({ product, onService }: { readonly product: Product } & ServiceHandler) {
  const user = useUser();
  const { name, service } = product;
  const { title } = texts[name];
  if (service === null)
    return (
      <Link to="/payroll-calculator" search={user === null ? { guest: true } : {}} className="product-press">
        {title}
      </Link>
    );
  return (
    <button type="button" className="product-press" aria-haspopup="dialog" onClick={() => onService(service)}>
      {title}
    </button>
  );
}

function ProductCard({ product, onService }: { readonly product: Product } & ServiceHandler) {
  const { name, icon: Icon, drawing } = product;
  const { text, action } = texts[name];
  return (
    <li className="product-card" data-product={name}>
      <div className="product-drawing" aria-hidden="true">
        {drawing}
      </div>
      <Icon size={22} aria-hidden="true" className="product-icon" />
      <div className="product-words">
        <h3 className="title-block">
          <CardAction product={product} onService={onService} />
        </h3>
        <p className="text-muted">{text}</p>
        <p className="product-action" aria-hidden="true">
          <span>{action}</span>
          <ArrowRight size={18} className="product-arrow" />
        </p>
      </div>
    </li>
  );
}

export interface ServiceHandler {
  readonly onService: (service: Service) => void;
}

/** Five products; the whole card can be pressed. On phones only the first keeps its drawing. */
export function Products({ onService }: ServiceHandler) {
  return (
    <Section id={SECTION_IDS.products} title={texts.title}>
      <p className="mt-1.5 max-w-170 text-base text-muted">{texts.text}</p>
      <ul className="products">
        {PRODUCTS.map((product) => (
          <ProductCard key={product.name} product={product} onService={onService} />
        ))}
      </ul>
    </Section>
  );
}
