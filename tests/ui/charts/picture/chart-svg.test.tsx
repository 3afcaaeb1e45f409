import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import { ChartFrame } from "#ui/charts/chart-frame.tsx";
import type { ChartPicture } from "#ui/charts/picture/chart-picture.ts";
import { chartSvg } from "#ui/charts/picture/chart-svg.ts";

const words = {
  title: "Ingresos y gastos",
  company: "La Sabana S.A.S.",
  when: "30/11/2026",
  stamp: "2026-11-30",
  summary: "Enero: 10 y 4",
};
const format = (value: number) => String(Math.round(value * 100) / 100);

const bars: ChartPicture = {
  ...words,
  kind: "bars",
  labels: ["ene", "feb"],
  series: [
    { name: "Ingresos", values: [10, -5] },
    { name: "Gastos", values: [4, 6] },
  ],
  format,
};

function drawn(picture: ChartPicture): Document {
  const { svg } = chartSvg(picture);
  const read = new DOMParser().parseFromString(svg, "image/svg+xml");
  expect(read.querySelector("parsererror")).toBeNull();
  expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  return read;
}

const rects = (read: Document) =>
  [...read.querySelectorAll("rect")].map((each) => ({
    y: Number(each.getAttribute("y")),
    height: Number(each.getAttribute("height")),
    fill: each.getAttribute("fill"),
  }));

describe("IM-45 a chart as a picture", () => {
  it("is whole on white, with its title, whose it is, its legend, its labels and a sentence for readers", () => {
    const read = drawn(bars);
    const told = read.documentElement.textContent ?? "";
    for (const word of [words.title, "La Sabana S.A.S., 30/11/2026", "Ingresos", "Gastos", "ene", "feb"])
      expect(told).toContain(word);
    expect(read.querySelector("desc")?.textContent).toBe(words.summary);
    expect(rects(read)[0]?.fill).toBe("#ffffff");
  });

  it("draws each bar as high as its figure, from the line of zero on", () => {
    const all = rects(drawn(bars)).slice(1, 5);
    const heights = all.map(({ height }) => Math.round(height));
    // 15 from the least to the most in 320: 10, -5, 4 and 6.
    expect(heights).toEqual([213, 107, 85, 128]);
    const zero = (all[0]?.y ?? 0) + (all[0]?.height ?? 0);
    expect(all[1]?.y).toBeCloseTo(zero, 1);
  });

  it("breaks a line where a month has no value, and draws shares as wide as they are", () => {
    const line = drawn({ ...words, kind: "line", labels: ["a", "b", "c"], values: [1, null, 2], format });
    expect(line.querySelector("path")?.getAttribute("d")?.match(/M/g)).toHaveLength(2);
    const shares = drawn({
      ...words,
      kind: "shares",
      rows: [
        {
          label: "2026",
          parts: [
            { name: "Corriente", share: 0.75 },
            { name: "Otro", share: 0.25 },
          ],
        },
      ],
      format,
    });
    const [, first, second] = [...shares.querySelectorAll("rect")].map((each) =>
      Number(each.getAttribute("width")),
    );
    expect([first, second]).toEqual([660, 220]);
  });

  it("is sound XML whatever the names and the figures are", () => {
    const value = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 });
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.array(value, { maxLength: 30 }), (name, values) => {
        const labels = values.map(() => name);
        const own = { title: name, company: name, when: name, stamp: name, summary: name, format };
        drawn({ ...own, kind: "bars", labels, series: [{ name, values }] });
        drawn({ ...own, kind: "line", labels, values: values.map((each) => (each < 0 ? null : each)) });
        const parts = values.map((share) => ({ name, share }));
        drawn({ ...own, kind: "shares", rows: [{ label: name, parts }] });
      }),
      { numRuns: 60 },
    );
  });
});

describe("saving the picture of a chart", () => {
  afterEach(() => vi.restoreAllMocks());

  it("hands over the SVG under a name of title and company", async () => {
    const made: Blob[] = [];
    URL.createObjectURL = (blob) => {
      made.push(blob as Blob);
      return "blob:x";
    };
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    render(<ChartFrame title="Ingresos" picture={<p>dibujo</p>} table={<p>tabla</p>} drawing={() => bars} />);
    fireEvent.click(screen.getByRole("button", { name: "Guardar imagen de Ingresos" }));
    fireEvent.click(await screen.findByRole("menuitem", { name: "Imagen SVG, para editarla" }));
    await waitFor(() => expect(names).toEqual(["ingresos-y-gastos_la-sabana_2026-11-30.svg"]));
    expect(made[0]?.type).toBe("image/svg+xml");
    expect(await made[0]?.text()).toBe(chartSvg(bars).svg);
  });
});
