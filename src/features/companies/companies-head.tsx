import Plus from "lucide-react/icons/plus";
import { Button } from "#ui/kit/controls/button.tsx";
import { Segmented } from "#ui/kit/fields/segmented.tsx";
import { ScreenHead } from "#ui/kit/text/screen-head.tsx";
import type { FigureMode } from "./cards/figures-view.tsx";
import { companyFormTexts, tableTexts, companyTexts as texts } from "./texts.ts";

export type CompaniesLook = "cards" | "table";

interface CompaniesHeadProps {
  /** Null until they are read: what it says and offers depends on it, and would move what stands below. */
  readonly count: number | null;
  /** Whether several companies, and so the table, are available: part of the paid plan. */
  readonly many: boolean;
  readonly look: CompaniesLook;
  readonly mode: FigureMode;
  readonly onLook: (look: CompaniesLook) => void;
  readonly onMode: (mode: FigureMode) => void;
  readonly onCreate: () => void;
}

function leadOf(count: number, { many, look }: CompaniesHeadProps): string {
  if (!many || count === 0) return texts.lead;
  return look === "table" ? tableTexts.lead(count) : texts.leadMany(count);
}

/** Title, view options, and the button that creates a company. */
export function CompaniesHead(props: CompaniesHeadProps) {
  const { count, many, look, mode, onLook, onMode, onCreate } = props;
  if (count === null) return <ScreenHead title={texts.title} lead="" action={null} />;
  return (
    <ScreenHead
      title={texts.title}
      lead={leadOf(count, props)}
      action={
        <div className="flex flex-wrap items-center gap-2.5">
          {many ? (
            <Segmented
              label={texts.view}
              value={look}
              onChange={onLook}
              segments={[
                { value: "cards", label: texts.cards },
                { value: "table", label: texts.table },
              ]}
            />
          ) : null}
          {look === "cards" ? (
            <Segmented
              label={texts.figures}
              value={mode}
              onChange={onMode}
              segments={[
                { value: "amounts", label: texts.amounts },
                { value: "percentages", label: texts.percentages },
              ]}
            />
          ) : null}
          {many ? (
            <Button variant="primary" icon={<Plus size={18} aria-hidden="true" />} onClick={onCreate}>
              {companyFormTexts.create}
            </Button>
          ) : null}
        </div>
      }
    />
  );
}
