// Stands for the packages that jsPDF would load to draw web pages and SVG. Nothing here does, and the three together
// weigh more than the application (vite.config.ts).
export {};
