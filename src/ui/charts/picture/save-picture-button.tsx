import Download from "lucide-react/icons/download";
import { companyInName, fileName } from "#domain/report/file-name.ts";
import { IconButton } from "../../kit/controls/icon-button.tsx";
import { toast } from "../../kit/feedback/toast.ts";
import { Menu } from "../../kit/overlays/menu.tsx";
import { chartTexts as texts } from "../texts.ts";
import type { ChartPicture } from "./chart-picture.ts";
import type { PictureFormat } from "./save-chart.ts";

interface SavePictureButtonProps {
  /** Asked for when it is saved. */
  readonly drawing: () => ChartPicture;
  readonly title: string;
}

/** Saves a chart as PNG or SVG, drawn anew on white: what is seen follows the theme and the width of the screen. */
export function SavePictureButton({ drawing, title }: SavePictureButtonProps) {
  const save = async (format: PictureFormat) => {
    try {
      const picture = drawing();
      const { saveChart } = await import("./save-chart.ts");
      await saveChart(
        picture,
        format,
        fileName([picture.title, companyInName(picture.company), picture.stamp], format),
      );
    } catch (failure) {
      console.error(failure);
      toast.error({ title: texts.notSaved, text: texts.notSavedText });
    }
  };
  return (
    <Menu
      label={texts.save(title)}
      align="end"
      items={[
        { id: "png", label: texts.png, onSelect: () => void save("png") },
        { id: "svg", label: texts.svg, onSelect: () => void save("svg") },
      ]}
      trigger={(trigger) => (
        <IconButton
          {...trigger}
          size="sm"
          label={texts.save(title)}
          icon={<Download size={16} aria-hidden="true" />}
          className="-my-2"
        />
      )}
    />
  );
}
