import type { ExportFormat } from "./export-format.ts";

interface FormatWords {
  /** Name in the menu. */
  readonly name: string;
  readonly hint: string;
  readonly starting: string;
  readonly ready: string;
  readonly failed: string;
}

export const exportTexts = {
  export: "Exportar",
  formats: {
    xlsx: {
      name: "Excel (.xlsx)",
      hint: "Con fórmulas",
      starting: "Exportando Excel",
      ready: "El archivo de Excel está hecho: búscalo en tus descargas.",
      failed: "No se pudo hacer el archivo de Excel",
    },
    csv: {
      name: "CSV",
      hint: "Para otros programas",
      starting: "Exportando CSV",
      ready: "El archivo CSV está hecho: búscalo en tus descargas.",
      failed: "No se pudo hacer el archivo CSV",
    },
    pdf: {
      name: "PDF",
      hint: "Para imprimir y firmar",
      starting: "Exportando PDF",
      ready: "El PDF está hecho: búscalo en tus descargas.",
      failed: "No se pudo hacer el PDF",
    },
    "csv-lines": {
      name: "CSV por líneas",
      hint: "Un movimiento por fila",
      starting: "Exportando CSV",
      ready: "El archivo CSV está hecho: búscalo en tus descargas.",
      failed: "No se pudo hacer el archivo CSV",
    },
    hledger: {
      name: "Texto plano (hledger)",
      hint: "Contabilidad en texto",
      starting: "Exportando texto plano",
      ready: "El archivo de texto plano está hecho: búscalo en tus descargas.",
      failed: "No se pudo hacer el archivo de texto plano",
    },
  } satisfies Record<ExportFormat, FormatWords>,
  share: (percent: string, name: string) => `${percent} de «${name}»`,
  cancel: "Cancelar",
  cancelled: "Exportación cancelada",
  downloaded: "Descarga Lista",
  failedText: "Tus datos siguen como estaban. Inténtalo de nuevo.",
  changing: "El libro cambió mientras se leía. Inténtalo de nuevo.",
  gone: "Lo que ibas a exportar ya no existe.",
  used: (now: number, most: number) => `, ${now} de ${most} exportaciones de este mes`,
  watch: "Ver anuncio y descargar",
  signIn: "Iniciar sesión",
  adUsed: (now: number, most: number, month: string) =>
    `Ya usaste ${now} de ${most} exportaciones de ${month}.`,
  adThen: "Con este anuncio descargas",
  unbalanced: "Esto no cuadra",
  unbalancedText: "El archivo saldrá con la diferencia escrita debajo de la tabla.",
  exportAnyway: "Exportar así",
  noCompany: "Sin empresa",
  nit: (nit: string) => (nit === "" ? "" : `NIT ${nit}`),
  period: (from: string, to: string) => `Del ${from} al ${to}`,
  unit: "Cifras en pesos",
  page: ["Página", "de"],
  carried: ["Vienen", "Van"],
  journal: "Libro diario",
} as const;
