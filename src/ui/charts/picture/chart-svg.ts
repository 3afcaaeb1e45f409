import { chartScale } from "../chart-scale.ts";
import type { ChartPicture } from "./chart-picture.ts";

// Drawn for paper and slides: on white in either theme, with colours of its own that keep apart in grey as well, and
// with text as text.

const WIDTH = 960;
const EDGE = 40;
const TOP = 104;
const PLOT = 320;
const AXIS = 96;
const INK = "#16233f";
const MUTED = "#566070";
const RULE = "#c9d6cf";
const FILLS = ["#1f3c88", "#9db4d3", "#2f7d4f", "#b9d8c4", "#5b6472"] as const;
const DARK: ReadonlySet<string> = new Set(["#1f3c88", "#2f7d4f", "#5b6472"]);
const ROW = 46;

/** Text and attributes of XML, without characters that XML refuses. */
const safe = (text: string): string =>
  [...text]
    .filter((sign) => sign >= " " && sign !== "\uFFFE" && sign !== "\uFFFF")
    .join("")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

const fillOf = (at: number): string => FILLS[at % FILLS.length] ?? INK;
const round = (value: number): number => Math.round(value * 100) / 100;

interface TextStyle {
  readonly size?: number;
  readonly fill?: string;
  readonly bold?: boolean;
  readonly anchor?: "start" | "middle" | "end";
}

function text(x: number, y: number, words: string, style: TextStyle = {}): string {
  const { size = 15, fill = INK, bold = false, anchor = "start" } = style;
  return `<text x="${round(x)}" y="${round(y)}" font-size="${size}" fill="${fill}" font-weight="${bold ? 700 : 400}" text-anchor="${anchor}">${safe(words)}</text>`;
}

const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(Math.max(width, 0))}" height="${round(Math.max(height, 0))}" fill="${fill}"/>`;

const rule = (y: number, fill: string): string =>
  `<line x1="${AXIS}" x2="${WIDTH - EDGE}" y1="${round(y)}" y2="${round(y)}" stroke="${fill}"/>`;

/** Names beside their fills, one after the other, in as many rows as they need. */
function legend(names: readonly string[], top: number): { readonly drawn: string; readonly height: number } {
  let [x, y, drawn] = [EDGE, top, ""];
  for (const [at, name] of names.entries()) {
    const width = 34 + name.length * 8;
    if (x > EDGE && x + width > WIDTH - EDGE) [x, y] = [EDGE, y + 24];
    drawn += rect(x, y - 11, 12, 12, fillOf(at)) + text(x + 20, y, name, { size: 14, fill: MUTED });
    x += width + 16;
  }
  return { drawn, height: y - top + 24 };
}

type Drawn = { readonly body: string; readonly bottom: number };

/** The scale at the left with its lines, and where a value stands. */
function axes(values: readonly number[], format: (value: number) => string, top: number) {
  const { ticks, low, high } = chartScale(values);
  const y = (value: number) => top + ((high - value) / (high - low || 1)) * PLOT;
  const drawn = ticks
    .map(
      (tick) =>
        rule(y(tick), tick === 0 ? INK : RULE) +
        text(AXIS - 10, y(tick) + 5, format(tick), { size: 13, fill: MUTED, anchor: "end" }),
    )
    .join("");
  return { y, drawn };
}

/** Labels below the plot; as many as have room. */
function labelsBelow(labels: readonly string[], x: (at: number) => number): string {
  const every = Math.max(1, Math.ceil(labels.length / 16));
  return labels
    .map((label, at) =>
      at % every === 0
        ? text(x(at), TOP + PLOT + 26, label, { size: 13, fill: MUTED, anchor: "middle" })
        : "",
    )
    .join("");
}

const slotOf = (count: number): number => (WIDTH - EDGE - AXIS) / Math.max(count, 1);

function bars({ labels, series, format }: Extract<ChartPicture, { kind: "bars" }>): Drawn {
  const { y, drawn } = axes(
    series.flatMap(({ values }) => values),
    format,
    TOP,
  );
  const slot = slotOf(labels.length);
  const width = (slot * 0.7) / Math.max(series.length, 1);
  const places = series.flatMap(({ values }, which) =>
    values.map((value, at) => {
      const x = AXIS + at * slot + slot * 0.15 + which * width;
      return rect(x, Math.min(y(value), y(0)), width - 2, Math.abs(y(value) - y(0)), fillOf(which));
    }),
  );
  const below = labelsBelow(labels, (at) => AXIS + (at + 0.5) * slot);
  const names = legend(
    series.map(({ name }) => name),
    TOP + PLOT + 62,
  );
  return { body: drawn + places.join("") + below + names.drawn, bottom: TOP + PLOT + 62 + names.height };
}

function line({ labels, values, format }: Extract<ChartPicture, { kind: "line" }>): Drawn {
  const { y, drawn } = axes(
    values.filter((value) => value !== null),
    format,
    TOP,
  );
  const slot = slotOf(labels.length);
  const x = (at: number) => AXIS + (at + 0.5) * slot;
  const path = values
    .map((value, at) =>
      value === null
        ? ""
        : `${(values[at - 1] ?? null) === null ? "M" : "L"}${round(x(at))} ${round(y(value))}`,
    )
    .join("");
  const points = values
    .map((value, at) =>
      value === null
        ? ""
        : `<circle cx="${round(x(at))}" cy="${round(y(value))}" r="4" fill="${fillOf(0)}"/>`,
    )
    .join("");
  const stroke = `<path d="${path}" fill="none" stroke="${fillOf(0)}" stroke-width="3"/>`;
  const last = values.findLastIndex((value) => value !== null);
  const said = values[last] ?? null;
  const told =
    said === null
      ? ""
      : text(x(last), y(said) - 14, format(said), { bold: true, anchor: "middle", size: 14 });
  return { body: drawn + stroke + points + told + labelsBelow(labels, x), bottom: TOP + PLOT + 50 };
}

/** Below this share a figure does not fit inside its part. */
const LEAST_WITH_TEXT = 0.07;

function shares({ rows, format }: Extract<ChartPicture, { kind: "shares" }>): Drawn {
  const whole = WIDTH - EDGE - EDGE;
  const names = [...new Set(rows.flatMap(({ parts }) => parts.map(({ name }) => name)))];
  let [y, body] = [TOP + 16, ""];
  for (const { label, parts } of rows) {
    body += text(EDGE, y, label, { bold: true });
    const sum = parts.reduce((all, { share }) => all + Math.max(share, 0), 0) || 1;
    let x = EDGE;
    for (const { name, share } of parts) {
      const width = (Math.max(share, 0) / sum) * whole;
      const fill = fillOf(names.indexOf(name));
      body += rect(x, y + 10, width, ROW, fill);
      if (width / whole >= LEAST_WITH_TEXT)
        body += text(x + width / 2, y + 10 + ROW / 2 + 5, format(share), {
          fill: DARK.has(fill) ? "#ffffff" : INK,
          anchor: "middle",
        });
      x += width;
    }
    y += ROW + 50;
  }
  const { drawn, height } = legend(names, y + 4);
  return { body: body + drawn, bottom: y + 4 + height };
}

function draw(picture: ChartPicture): Drawn {
  if (picture.kind === "bars") return bars(picture);
  return picture.kind === "line" ? line(picture) : shares(picture);
}

const aboutOf = ({ company, when }: ChartPicture): string =>
  [company, when].filter((each) => each !== "").join(", ");

export interface ChartSvg {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** A chart as a file of its own: whole, readable on white, with its title and what it is of. */
export function chartSvg(picture: ChartPicture): ChartSvg {
  const { body, bottom } = draw(picture);
  const height = Math.ceil(bottom + 24);
  const head =
    text(EDGE, 48, picture.title, { size: 24, bold: true }) +
    text(EDGE, 74, aboutOf(picture), { fill: MUTED });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" font-family="Hanken Grotesk, Arial, sans-serif"><title>${safe(picture.title)}</title><desc>${safe(picture.summary)}</desc>${rect(0, 0, WIDTH, height, "#ffffff")}${head}${body}</svg>`;
  return { svg, width: WIDTH, height };
}
