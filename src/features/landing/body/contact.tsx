import Clock from "lucide-react/icons/clock";
import MapPin from "lucide-react/icons/map-pin";
import { SECTION_IDS } from "../sections.ts";
import { ContactPlace } from "./contact-place.tsx";
import { bodyTexts } from "./texts.ts";

const { contact: texts } = bodyTexts;
const TITLE_ID = `${SECTION_IDS.contact}-titulo`;

const DETAILS = [
  { icon: MapPin, label: texts.city, value: texts.cityValue },
  { icon: Clock, label: texts.weekdays, value: texts.weekdaysValue },
  { icon: Clock, label: texts.saturday, value: texts.saturdayValue },
] as const;

/** Address, opening hours, and a form. */
export function ContactSection() {
  return (
    <section
      id={SECTION_IDS.contact}
      tabIndex={-1}
      aria-labelledby={TITLE_ID}
      className="landing-section contact-section"
    >
      <div className="landing-width grid gap-x-16 gap-y-8 py-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:py-14">
        <div>
          <h2 id={TITLE_ID} className="title-section">
            {texts.title}
          </h2>
          <p className="text-reading mt-1.5 max-w-136">{texts.text}</p>
          <dl className="mt-7 max-w-100 border-raya border-t">
            {DETAILS.map(({ icon: Icon, label, value }) => (
              <div key={label} className="flex items-center gap-3 border-raya border-b py-3 text-base">
                <Icon size={18} aria-hidden="true" className="text-muted" />
                <dt className="text-muted">{label}</dt>
                <dd className="ml-auto font-medium">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <ContactPlace />
      </div>
    </section>
  );
}
