import ChartColumn from "lucide-react/icons/chart-column";
import Table2 from "lucide-react/icons/table-2";
import { type ReactNode, useState } from "react";
import { IconButton } from "../kit/controls/icon-button.tsx";
import type { ChartPicture } from "./picture/chart-picture.ts";
import { SavePictureButton } from "./picture/save-picture-button.tsx";
import { chartTexts as texts } from "./texts.ts";

interface ChartFrameProps {
  readonly title: string;
  /** At the right of the title: the legend, or the date. */
  readonly aside?: ReactNode;
  readonly picture: ReactNode;
  /** The same figures as a table. */
  readonly table: ReactNode;
  /** The chart as a file of its own; null where there is nothing to draw. */
  readonly drawing: (() => ChartPicture) | null;
}

/** A chart with its title, and a button that switches to its figures. */
export function ChartFrame({ title, aside, picture, table, drawing }: ChartFrameProps) {
  const [asTable, setAsTable] = useState(false);
  return (
    <section className="min-w-0">
      <div className="section-head flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2>{title}</h2>
        <div className="flex items-center gap-4 font-normal text-muted text-sm">
          {aside}
          <IconButton
            size="sm"
            label={asTable ? texts.asPicture : texts.asTable}
            icon={
              asTable ? <ChartColumn size={16} aria-hidden="true" /> : <Table2 size={16} aria-hidden="true" />
            }
            className="-my-2"
            onClick={() => setAsTable(!asTable)}
          />
          {drawing === null ? null : <SavePictureButton drawing={drawing} title={title} />}
        </div>
      </div>
      <div className="mt-4">{asTable ? table : picture}</div>
    </section>
  );
}
