/** Separate from the other pages' texts: this screen must load before everything else. */
export const unexpectedTexts = {
  title: "Unexpected Application Error!",
  text: "Algo falló al mostrar esta pantalla. Lo que ya estaba guardado sigue en este dispositivo, intacto.",
  reload: "Volver a cargar",
  backup: "Descargar una copia de mis datos",
  backHome: "Volver al inicio",
} as const;
