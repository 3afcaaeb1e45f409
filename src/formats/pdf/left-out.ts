// Stands for the packages that jsPDF would load to draw web pages, SVG and PNG. No document has any, and the packages
// weigh more than the application (vite.config.ts).

/** Imported from the reader of PNG. */
export function decode(): never {
  throw new Error("documents hold no pictures");
}
