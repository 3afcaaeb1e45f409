import { type Chart, makeChart } from "../chart.ts";
import { buildPuc } from "./puc/build-puc.ts";
import { class1 } from "./puc/class-1.data.ts";
import { class2 } from "./puc/class-2.data.ts";
import { class3 } from "./puc/class-3.data.ts";
import { class4 } from "./puc/class-4.data.ts";
import { class5 } from "./puc/class-5.data.ts";
import { class6 } from "./puc/class-6.data.ts";
import { class7 } from "./puc/class-7.data.ts";
import { class8 } from "./puc/class-8.data.ts";
import { class9 } from "./puc/class-9.data.ts";

let built: Chart | undefined;

/**
 * The academic PUC of Decreto 2650 de 1993. Built on first use, then shared, because indexes are cached per chart
 * object.
 */
export function pucChart(): Chart {
  built ??= makeChart(
    "puc",
    buildPuc([class1, class2, class3, class4, class5, class6, class7, class8, class9]),
  );
  return built;
}
