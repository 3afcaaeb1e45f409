export const placeTexts = {
  here: "Sigues donde ibas.",
  ways: "Ir a otra parte",
  panel: "Mi panel",
  books: "Mis libros",
  statements: "Mis estados",
  home: "Página de inicio",
  close: "Cerrar este aviso",
} as const;
