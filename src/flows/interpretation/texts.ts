import type { SentenceTopic } from "#domain/statement/reading/statement-reading.ts";

export const TOPIC_NAMES: Readonly<Record<SentenceTopic, string>> = {
  structure: "Cómo está hecho",
  change: "Qué cambió",
  risk: "Riesgos",
  look: "Qué mirar",
};

export const interpretationTexts = {
  button: "Interpretar este estado",
  title: "Interpretación del estado",
  lead: "Esta lectura sale de las cifras de la pantalla. Cada frase dice en cuáles se apoya.",
  none: "Todavía no hay valores que interpretar.",
  close: "Cerrar",
  locked: "La interpretación de tus libros y estados está disponible solo en Premium.",
} as const;
