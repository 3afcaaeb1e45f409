import { jsPDF } from "jspdf";

export const broken = jsPDF;
