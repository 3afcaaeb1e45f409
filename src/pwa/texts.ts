export const pwaTexts = {
  update: {
    ready: "Hay una versión nueva de Cuadra.",
    readyElsewhere: "Cuadra se actualizó en otra pestaña. Puedes seguir aquí y recargar cuando termines.",
    updating: "Actualizando Cuadra…",
    mustFinish: "Guarda o descarta lo que estás escribiendo antes de actualizar.",
    accept: "Actualizar",
    reload: "Recargar",
    partMissing: "No se pudo abrir esta parte de Cuadra. Tus datos siguen a salvo en este equipo.",
  },
  offline: {
    title: "Sin conexión",
    body: "Puedes seguir: todo se guarda en este equipo.",
    notReady: "Cuadra no quedó lista para usarse sin conexión. Con internet funciona igual.",
    refilling: "Cuadra todavía no está lista para usarse sin conexión: se está completando.",
  },
  install: "Instalar Cuadra",
} as const;
