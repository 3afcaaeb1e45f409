import type { SavedName } from "#domain/kernel/saved-name.ts";
import { saveFile } from "../../kit/save-file.ts";
import type { ChartPicture } from "./chart-picture.ts";
import { chartSvg } from "./chart-svg.ts";

/** Twice the size, so that it stays sharp on a slide. */
const SCALE = 2;

/** The picture of an SVG as PNG. Throws where the browser cannot draw it. */
async function pngOf(picture: ChartPicture): Promise<Blob> {
  const { svg, width, height } = chartSvg(picture);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width * SCALE, height * SCALE];
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("no canvas");
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (blob === null) throw new Error("no picture");
  return blob;
}

export type PictureFormat = "png" | "svg";

/** Saves a chart as a picture. Throws where the browser cannot draw it; nothing is saved then. */
export async function saveChart(
  picture: ChartPicture,
  format: PictureFormat,
  name: SavedName,
): Promise<void> {
  const blob =
    format === "svg" ? new Blob([chartSvg(picture).svg], { type: "image/svg+xml" }) : await pngOf(picture);
  saveFile(blob, name);
}
