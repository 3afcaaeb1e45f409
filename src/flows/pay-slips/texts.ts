import { formatNumber } from "#domain/kernel/format.ts";

export const slipTexts = {
  menu: "Desprendibles",
  one: (count: number) => (count === 1 ? "En un PDF" : `Los ${formatNumber(count)} en un PDF`),
  oneHint: "Para imprimir y firmar",
  each: "Un PDF por persona",
  eachHint: "En un archivo .zip",
  person: "Exportar PDF",
  personLabel: (name: string) => `Exportar el desprendible de ${name} en PDF`,
  title: "Desprendible de pago",
  titles: "Desprendibles de pago",
  starting: { one: "Exportando desprendibles", each: "Exportando desprendibles", person: "Exportando PDF" },
  share: (percent: string, name: string) => `${percent} de «${name}»`,
  cancel: "Cancelar",
  cancelled: "Exportación cancelada",
  ready: "Descarga Lista",
  readyText: {
    one: "El documento PDF ha sido descargado exitosamente.",
    each: "El archivo con los desprendibles ha sido descargado exitosamente.",
    person: "El documento PDF ha sido descargado exitosamente.",
  },
  failed: "No se pudieron hacer los desprendibles",
  failedText: "Tu nómina sigue como estaba. Inténtalo de nuevo.",
  noCompany: "Sin empresa",
  made: (moment: string) => `Hecho con Cuadra el ${moment}`,
  page: ["Página", "de"],
  columns: ["Concepto", "Cantidad", "Valor"],
} as const;
