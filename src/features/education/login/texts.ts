export const academicLoginTexts = {
  title: "Acceso académico",
  home: "Cuadra, ir al inicio",
  subtitle: { student: "Entras como estudiante.", teacher: "Entras como profesor/a." },
  other: { student: "Entrar como profesor/a", teacher: "Entrar como estudiante" },
  email: "Correo electrónico",
  password: "Contraseña",
  noEmail: "Escribe tu correo, como nombre@universidad.edu.co",
  badEmail: "Escribe un correo completo, como nombre@universidad.edu.co",
  noPassword: "Escribe una contraseña",
  remember: "Recordarme",
  forgot: "¿Olvidaste tu contraseña?",
  submit: "Iniciar sesión",
  open: "Este acceso no comprueba la contraseña ni la guarda: tus clases quedan en este equipo.",
  noAccess: "¿No tienes acceso?",
  request: "Solicitar acceso aquí",
  back: "Volver a Educación",
  forgotTitle: "Aquí no hay contraseña que recuperar",
  forgotText:
    "El acceso académico no la comprueba ni la guarda, así que nadie puede enviártela ni hace falta: escribe cualquiera y entra. Tus clases, notas y lecciones están en este equipo.",
  close: "Entendido",
  side: {
    student: {
      title: "Aprender cuadra.",
      left: "Debe",
      right: "Haber",
      debits: [
        ["Preguntas", "14"],
        ["Intentos", "3"],
        ["Correcciones", "5"],
      ],
      credits: [
        ["Lecciones", "14"],
        ["Ejercicios", "8"],
      ],
      total: "22",
    },
    teacher: {
      title: "El salón, en orden.",
      left: "Entregas",
      right: "Notas",
      debits: [
        ["Por archivo", "18"],
        ["Por QR", "9"],
        ["Por texto", "3"],
      ],
      credits: [
        ["Automáticas", "26"],
        ["A mano", "4"],
      ],
      total: "30",
    },
  },
} as const;
