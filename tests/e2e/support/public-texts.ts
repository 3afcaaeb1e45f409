import type { Page } from "@playwright/test";
import { choose, dialog, openService, press, type ServiceName } from "./service.ts";
import { enter } from "./sessions.ts";

/** A public screen, how to open it, and the specification's texts it must show. */
export interface PublicScreen {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
  readonly texts: readonly string[];
}

const at = (path: string) => async (page: Page) => {
  await page.goto(path);
};

const service = (name: ServiceName) => (page: Page) => openService(page, "products", name);

async function toViewOfCreate(page: Page): Promise<void> {
  await openService(page, "products", "create");
  await choose(page, "Balance General");
  await press(page, "Continuar");
}

async function toLoginPrompt(page: Page): Promise<void> {
  await toViewOfCreate(page);
  await press(page, "Continuar");
}

async function toAuth(page: Page): Promise<void> {
  await toLoginPrompt(page);
  await dialog(page).getByRole("button", { name: "Iniciar sesión" }).click();
}

/** All public screens in one list; add every specification text placed on a screen here. */
export const PUBLIC_SCREENS: readonly PublicScreen[] = [
  {
    name: "what needs an account, in a workspace",
    open: async (page) => {
      await page.goto("/workspace/simple?guest=true");
      await page.getByRole("button", { name: "Modo Guiado" }).click();
    },
    texts: ["Acceso Requerido", "Iniciar sesión", "Entendido"],
  },
  {
    name: "home",
    open: at("/"),
    texts: [
      "Finanzas y Contabilidad",
      "Inicio",
      "Acerca de",
      "Productos",
      "Educación",
      "Iniciar sesión",
      "Ver productos",
      "Para quién es",
      "Estudiantes",
      "Empresarios",
      "Contadores",
      "Emprendedores",
      "Crea estados financieros desde cero",
      "Mejora tu archivo de Excel",
      "Analiza y visualiza",
      "Calcula la nómina",
      "Libro contable diario",
      "Espacios de trabajo",
      "Vista Sencilla",
      "Vista Compleja",
      "Gratis",
      "Pro",
      "Bogotá, Colombia",
      "9:00 – 18:00",
      "9:00 – 14:00",
    ],
  },
  {
    name: "home, students",
    open: async (page) => {
      await page.goto("/");
      await page.getByRole("button", { name: /^Estudiantes/ }).click();
    },
    texts: ["Aprender con guía paso a paso", "Usar como profesional"],
  },
  {
    name: "contact form",
    open: async (page) => {
      await page.goto("/");
      await page.getByRole("heading", { name: "Hablemos de tus cuentas" }).scrollIntoViewIfNeeded();
    },
    texts: ["Nombre completo", "Teléfono", "Correo electrónico", "Mensaje", "Enviar mensaje"],
  },
  {
    name: "contact form, sent",
    open: async (page) => {
      await page.goto("/");
      await page.getByRole("heading", { name: "Hablemos de tus cuentas" }).scrollIntoViewIfNeeded();
      await page.getByLabel(/^Nombre completo/).fill("Laura Castañeda");
      await page.locator("#contacto-correo").fill("laura@ejemplo.co");
      await page.getByLabel(/^Mensaje/).fill("Hola");
      await page.getByRole("button", { name: "Enviar mensaje" }).click();
    },
    texts: [
      "Guardado en este dispositivo; se enviará cuando haya un canal configurado",
      "Mensajes guardados (1)",
    ],
  },
  {
    name: "assistant, a question without an answer",
    open: async (page) => {
      await page.goto("/");
      await page.getByRole("button", { name: "Asistente", exact: true }).click();
      await page.getByRole("textbox", { name: "Escribe tu pregunta" }).fill("cómo se prepara un ajiaco");
      await page.keyboard.press("Enter");
    },
    texts: ["Asistente", "Gracias por tu pregunta. Te ayudo con eso en un momento..."],
  },
  {
    name: "service dialog, create",
    open: service("create"),
    texts: [
      "Selecciona el tipo de estado financiero que deseas crear",
      "Balance General",
      "Estado de Resultados",
      "Flujo de Caja",
      "Estado de Patrimonio",
    ],
  },
  {
    name: "service dialog, view of create",
    open: toViewOfCreate,
    texts: ["Elige el tipo de vista", "Vista Sencilla", "Vista Compleja"],
  },
  {
    name: "service dialog, offer to save",
    open: toLoginPrompt,
    texts: ["¿Quieres guardar tu trabajo?", "Iniciar sesión", "Omitir por ahora"],
  },
  { name: "service dialog, signing in", open: toAuth, texts: ["Iniciar sesión"] },
  {
    name: "service dialog, upload",
    open: service("upload"),
    texts: ["Sube tu archivo Excel (XLSX)", "Subir y continuar"],
  },
  {
    name: "service dialog, analyze",
    open: service("analyze"),
    texts: ["Sube tu archivo para análisis", "Subir y continuar"],
  },
  {
    name: "service dialog, accounting journal",
    open: service("accounting-journal"),
    texts: ["Libro Contable Diario"],
  },
  { name: "service dialog, journal", open: service("journal"), texts: ["Elige el tipo de vista"] },
  {
    name: "a statement without an account",
    open: at("/statement-selection"),
    texts: ["⚠️ Debes iniciar sesión para acceder a los espacios de trabajo."],
  },
  {
    name: "statement selection",
    open: async (page) => {
      await enter(page, "/statement-selection?view=simple");
    },
    texts: [
      "Balance General",
      "Estado de Resultados",
      "Flujo de Caja",
      "Estado de Patrimonio",
      "Selecciona un estado financiero para continuar",
    ],
  },
  {
    name: "statement selection, nothing chosen",
    open: async (page) => {
      await enter(page, "/statement-selection");
      await page.getByRole("radio", { name: /^Balance General/ }).focus();
      await page.keyboard.press("Enter");
    },
    texts: ["Vista Sencilla", "Por favor selecciona un tipo de estado financiero para continuar."],
  },
  {
    name: "workspace, user menu",
    open: async (page) => {
      await enter(page, "/workspace/simple");
      await page.getByRole("button", { name: /^Cuenta de/ }).click();
    },
    texts: ["Ir al Panel", "Cerrar Sesión", "Balance General"],
  },
  {
    name: "sign in, a new address",
    open: async (page) => {
      await page.goto("/login");
      await page.getByLabel("Correo electrónico").fill("nueva@cuadra.co");
      await page.getByLabel("Contraseña", { exact: true }).focus();
    },
    texts: ["Este correo es nuevo en este dispositivo: crearemos tu cuenta aquí"],
  },
  {
    name: "registration, passwords that differ",
    open: async (page) => {
      await page.goto("/registro");
      await page.getByLabel("Contraseña", { exact: true }).fill("una");
      await page.getByLabel("Confirmar contraseña").fill("otra");
      await page.getByLabel("Confirmar contraseña").blur();
    },
    texts: ["❌ Las contraseñas no coinciden"],
  },
  {
    name: "sign in",
    open: at("/login"),
    texts: ["Iniciar sesión", "Correo electrónico", "Contraseña", "Google", "Apple"],
  },
  {
    name: "registration",
    open: at("/registro"),
    texts: ["Nombre completo", "Correo electrónico", "Contraseña", "Confirmar contraseña"],
  },
  { name: "not found", open: at("/no-existe"), texts: ["404", "Oops! Page not found", "Volver al inicio"] },
  { name: "a known dead end", open: at("/educacion/registro"), texts: ["404", "Ir a Educación"] },
  {
    name: "the academic edition",
    open: at("/educacion"),
    texts: [
      "Iniciar como Estudiante",
      "Iniciar como Profesor/a",
      "Estudiantes",
      "Profesores",
      "Análisis académico",
      "Con la confianza de más de 120 universidades",
    ],
  },
  {
    name: "signing in to the academic edition",
    open: at("/educacion/login"),
    texts: [
      "Correo electrónico",
      "Contraseña",
      "Recordarme",
      "¿Olvidaste tu contraseña?",
      "Iniciar sesión",
      "Solicitar acceso aquí",
    ],
  },
];
