/** Fixed texts of the sponsored dialog; the reason for showing it comes from the caller. */
export const sponsoredTexts = {
  above: "Descarga patrocinada",
  title: "Ver anuncio para continuar",
  loading: "Cargando anuncio...",
  seconds: (left: number) => `${left} s`,
  left: (left: number) => (left === 1 ? "Falta 1 segundo" : `Faltan ${left} segundos`),
  over: "El anuncio terminó",
  wait: (left: number) => `Espera ${left}s`,
  goOn: "Continuar con descarga",
  premium: "Con Premium exportas sin límite y sin anuncios.",
  label: "Anuncio",
  newTab: ", se abre en otra pestaña",
  ad: {
    href: "/journal/simple",
    words: ["Registra ventas y gastos", "sin hablar de debe ni haber."],
    in: ["Lo que entra", "680.000"],
    out: ["Lo que sale", "486.300"],
    link: "Diario en Vista Sencilla, gratis",
  },
} as const;
