export const guestWorkTexts = {
  title: "Tienes trabajo de invitado",
  text: "Lo que hiciste antes de iniciar sesión sigue en esta pestaña. Puedes traerlo a tu cuenta como un libro más.",
  detail: "Si lo descartas, se borra y no se puede recuperar.",
  waits: "Tu libro de invitado te espera",
  goOn: "Seguir con mi libro",
  other: "Otras opciones",
  bring: "Traer mi trabajo de invitado",
  discard: "Descartar",
  done: "Listo: tu trabajo de invitado está en tu cuenta",
  failed: "No pudimos traer tu trabajo de invitado. Sigue guardado en esta pestaña.",
  gone: "Tu trabajo de invitado ya no está en este navegador: no llegó nada a tu cuenta.",
  again: { title: "Sigues como invitado.", back: "Volver a mi cuenta" },
} as const;
