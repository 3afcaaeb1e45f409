export const classTroubleTexts = {
  title: {
    lost: "Tu trabajo no está donde debería",
    damaged: "No pudimos abrir tu trabajo",
  },
  text: {
    lost: "En este equipo había trabajo de la edición académica y el navegador ya no lo encuentra. No hemos creado nada encima.",
    damaged:
      "El navegador dice que una parte de lo guardado está dañada. No hemos borrado ni cambiado nada: puedes descargar lo que aún se lee.",
  },
  retry: "Reintentar",
  recover: "Recuperar mis datos",
  sure: "Entiendo que se abre vacío. Lo dañado queda apartado, no borrado.",
  startOver: "Empezar de nuevo",
  blocked: {
    title: "Otra pestaña no lo suelta",
    text: "Cierra las otras pestañas de Cuadra y vuelve a intentarlo.",
  },
  failed: {
    title: "No se pudo apartar lo dañado",
    text: "No se borró nada. Libera espacio en el equipo y vuelve a intentarlo.",
  },
} as const;

export const educationShellTexts = {
  brand: "Cuadra, ir al inicio",
  navigation: "Panel académico",
  menu: "Abrir el menú",
  closeMenu: "Cerrar el menú",
  toContent: "Saltar al contenido",
  toSite: "Volver al sitio principal",
  signOut: "Cerrar sesión",
  loading: "Abriendo…",
  home: { student: "Inicio del estudiante", teacher: "Inicio del docente" },
  sections: {
    student: {
      home: "Inicio",
      lessons: "Mis lecciones",
      exercises: "Ejercicios",
      settings: "Configuración",
    },
    teacher: {
      home: "Inicio",
      classrooms: "Aulas",
      activities: "Actividades",
      settings: "Configuración",
    },
  },
} as const;
