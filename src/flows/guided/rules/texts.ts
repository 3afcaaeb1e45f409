import type { RuleProblem } from "#domain/automation/company-rule.ts";
import { ended, plural } from "#domain/kernel/spanish.ts";

export const RULE_PROBLEM_TEXTS: Readonly<Record<RuleProblem, string>> = {
  condition: "Di al menos una condición: palabras, con quién, o un valor.",
  words: "Usa hasta 8 palabras y 120 letras.",
  range: "El valor mínimo no puede ser mayor que el máximo.",
  outcome: "Di al menos una cosa: cuenta, forma de pago, con quién, IVA o retenciones.",
  account:
    "Esa cuenta no recibe asientos o no sirve para lo que entra o sale. Elige otra: un gasto, una compra o una deuda para lo que sale; un ingreso o un cobro para lo que entra.",
  means: "La condición y la regla dicen formas de pago distintas.",
  pocket: "Elige una cuenta de dinero abierta, y para crédito ninguna.",
};

export const ruleTexts = {
  by: (name: string) => `Por tu regla «${name}».`,
  over: (names: string) =>
    `También cabía ${names}: manda la más específica, y entre iguales la más reciente.`,
  see: "Ver la regla",
  asBy: (what: string) => `${what}, por tu regla`,
  remember: "Recordar como regla",
  rememberHelp:
    "La próxima vez lo propondré así. Las reglas se ven y se cambian en Automatización de ingresos y gastos.",
  rememberWords: "Cuando diga",
  rememberParty: (name: string) => `Cuando sea con ${ended(name)}`,
  tooFew: "Escribe al menos una palabra, o no la recuerdes.",
  notKept: "Quedó registrado, pero la regla no se guardó",
  directions: { in: "Entra plata", out: "Sale plata" },
  cond: {
    words: (words: string) => `dice «${words}»`,
    party: (name: string) => `es con ${name}`,
    means: (means: string) => `se paga con ${means.toLowerCase()}`,
    least: (amount: string) => `desde ${amount}`,
    most: (amount: string) => `hasta ${amount}`,
  },
  outcome: {
    means: (means: string, pocket: string | null) =>
      pocket === null ? means.toLowerCase() : `${means.toLowerCase()}, ${pocket}`,
    party: (name: string) => `con ${name}`,
    within: (rate: number) => `IVA ${rate} % incluido`,
    noVat: "sin IVA",
    withholdsNothing: "sin retenciones",
  },
  used: (uses: number, day: string) => `Usada ${plural(uses, "vez", "veces")}, la última el ${day}.`,
  unused: "Todavía no se ha usado.",
  off: "Apagada",
  hindrance: {
    account: "No se aplica: su cuenta se cerró, se eliminó, se dividió o se movió. Edítala y elige otra.",
    pocket: "No se aplica: la cuenta de su forma de pago ya no recibe asientos. Edítala y elige otra.",
  },
  opposed: (names: string, wins: boolean) =>
    wins
      ? `Dice otra cosa que ${names}; cuando caben las dos, manda esta.`
      : `Dice otra cosa que ${names}; cuando caben las dos, manda la otra.`,
  saved: "Regla guardada",
  added: "Regla creada",
  removed: "Regla eliminada",
  restored: "La regla volvió",
  takenBack: "Quedó como antes",
  failed: "No se pudo",
  refusals: {
    "unknown-rule": "Ya no está: se eliminó en otra pestaña.",
    "rule-changed": "Cambió mientras tanto en otra pestaña. Ábrela otra vez y decide de nuevo.",
  },
  form: {
    addTitle: "Nueva regla",
    editTitle: "Editar regla",
    save: "Guardar",
    when: "Cuando",
    direction: "Qué pasa con la plata",
    words: "Palabras",
    wordsHelp: "Todas deben estar en el texto, en cualquier orden. Tildes y mayúsculas no importan.",
    party: "Con quién",
    means: "Se paga con",
    any: "Cualquiera",
    least: "Valor desde",
    most: "Valor hasta",
    outcome: "Entonces",
    account: "Cuenta",
    accountHelp: "La del gasto, el ingreso o lo que se debe. Vacía: la que diga el texto.",
    setMeans: "Forma de pago",
    setMeansHelp: "Solo cuando el texto no la dice.",
    unsaid: "No decir nada",
    pocket: "Cuenta de esa forma de pago",
    setParty: "A nombre de",
    vat: "IVA",
    noVat: "Sin IVA",
    within: (rate: number) => `IVA ${rate} % incluido`,
    withholdsNothing: "Sin retenciones",
  },
} as const;

export const rulesScreenTexts = {
  loading: "Cargando las reglas",
  lead: "Lo que corriges una vez se propone así la próxima. Valen en el Modo Guiado, en el Detalle de los dos diarios y en los extractos del banco. Nada se registra sin ti.",
  order: "Cuando caben varias, manda la más específica; entre iguales, la que cambiaste de última.",
  shared: "Las comparten los libros de esta empresa con el mismo plan de cuentas.",
  add: "Nueva regla",
  all: "Reglas",
  empty: {
    title: "Todavía no hay reglas",
    text: "Corrige en el Modo Guiado lo que te propongo y marca «Recordar como regla», o escribe una: «cuando diga tintos, va a casino y restaurante».",
  },
  edit: "Editar",
  stop: "Apagar",
  start: "Encender",
  remove: "Eliminar",
  readOnly: "Este libro es de solo lectura: sus reglas no se cambian desde aquí.",
} as const;
