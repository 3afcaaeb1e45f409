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
