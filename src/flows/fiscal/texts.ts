import type { FiscalFlags } from "#domain/fiscal/fiscal-profile.ts";
import type { RegimeType } from "#domain/fiscal/regimes.data.ts";
import { plural } from "#domain/kernel/spanish.ts";
import type { FiscalContext } from "./fiscal-dialog-machine.ts";

export const FISCAL_TITLES: Readonly<Record<FiscalContext, string>> = {
  workspace: "Gestionar Perfil Fiscal",
  creation: "Análisis fiscal inteligente",
  home: "Perfil fiscal de la empresa",
};

/** The current legal name of each regime, shown under the old one. */
export const REGIME_TODAY: Readonly<Record<RegimeType, string>> = {
  simplified: "No cobra IVA (hoy: no responsable)",
  common: "Responsable de IVA",
  special: "Régimen SIMPLE, gran contribuyente u otro",
};

export const FLAG_NAMES: Readonly<Record<keyof FiscalFlags, string>> = {
  vatResponsible: "Responsable de IVA",
  filer: "Declarante de renta",
  simple: "Régimen SIMPLE",
  largeTaxpayer: "Gran contribuyente",
  selfWithholder: "Autorretenedor",
};

export const fiscalTexts = {
  button: "Perfil fiscal",
  cancel: "Cancelar",
  back: "Atrás",
  next: "Continuar",
  signIn: "Inicia sesión para crear y aplicar perfiles fiscales.",
  crumbs: {
    label: "Pasos",
    done: "Hecho:",
    initial: "Elegir perfil",
    scope: "Dónde se guarda",
    selection: "Perfiles guardados",
    configuration: "Configuración",
  },
  loading: "Cargando perfiles fiscales",
  selection: {
    title: "Perfil Fiscal",
    text: "Un perfil fiscal guarda qué IVA cobras y qué retienes, y muestra cómo queda una operación con ellos. Sin perfil, los impuestos los calculas tú.",
    create: "Crear Perfil Fiscal",
    without: "Continuar Sin Perfil",
  },
  initial: {
    create: "Crear un perfil nuevo",
    createText: "Régimen, IVA y retenciones, con un ejemplo que se calcula a medida que escribes.",
    saved: "Usar un perfil guardado",
    savedText: (count: number) =>
      count === 0 ? "Todavía no hay ninguno." : `${plural(count, "perfil guardado", "perfiles guardados")}.`,
    edit: (name: string) => `Editar ${name}`,
    editText: "Es el perfil que se aplica ahora.",
    detach: "Quitar el perfil",
    detachText: "Se sigue sin perfil; lo que ya registraste no cambia.",
    scope: "¿Para qué es este perfil?",
    scopeText:
      "El perfil propone los impuestos de tu estado. Elige dónde se guarda; puedes cambiarlo después.",
  },
  list: {
    label: "Perfiles guardados",
    apply: "Aplicar",
    applyTo: (name: string) => `Aplicar ${name}`,
    edit: (name: string) => `Editar ${name}`,
    duplicate: (name: string) => `Duplicar ${name}`,
    remove: (name: string) => `Eliminar ${name}`,
    makeDefault: (name: string) => `Usar ${name} como predeterminado`,
    isDefault: "Predeterminado",
    applied: "Aplicado",
    readOnly: "Solo lectura",
    readOnlyText: "El plan gratuito escribe en un perfil: el predeterminado. Este se puede ver y eliminar.",
    empty: "Todavía no hay perfiles guardados.",
    vat: (rate: string) => `IVA ${rate}`,
    noVat: "Sin IVA",
    retentions: (count: number) => plural(count, "retención", "retenciones"),
  },
  form: {
    name: "Nombre del perfil",
    scope: "Se guarda en",
    regime: "Régimen",
    flags: "Condiciones",
    vat: "IVA",
    vatOn: "Aplicar IVA",
    rate: "Tarifa",
    account: "Cuenta",
    vatRate: "Tarifa del IVA",
    vatAccount: "Cuenta del IVA",
    retentions: "Retenciones",
    type: "Tipo",
    uvt: (year: number) => `UVT de ${year}`,
    uvtHelp: "La fija la DIAN cada año. Mientras falta, esperan las retenciones que tienen base mínima.",
    usual: "Retenciones usuales",
    usualOf: (name: string, rate: string) => `${name}, ${rate}`,
    copy: "Copiar de otra empresa",
    copyHelp: "Trae su régimen, condiciones, IVA y retenciones.",
    copyNone: "Ninguna",
    copyOf: (company: string, profile: string) => `${company}: ${profile}`,
    add: "Agregar retención",
    none: "Este perfil no retiene nada.",
    save: "Guardar perfil",
    duplicate: "Duplicar",
    blank: "Escribe un nombre para guardar.",
    counter: (count: number, limit: number) =>
      `${count} de ${plural(limit, "perfil", "perfiles")} del plan gratuito`,
    perThousand: "La tarifa de ICA se escribe en porcentaje: 11,04 por mil es 1,104%.",
    row: {
      on: (name: string) => `Aplicar ${name}`,
      name: (row: number) => `Nombre de la retención ${row}`,
      type: (row: number) => `Tipo de la retención ${row}`,
      rate: (row: number) => `Tarifa de la retención ${row}`,
      account: (row: number) => `Cuenta de la retención ${row}`,
      remove: (name: string) => `Quitar ${name}`,
    },
  },
  scopes: {
    statement: "Solo este estado",
    company: "Perfil de la empresa",
    default: "Perfil predeterminado",
    "as-is": "Donde está ahora",
  },
  scopeNotes: {
    statement: "Vale solo para este estado.",
    company: "Para todo lo de esta empresa.",
    default: "Para lo que no tenga uno propio.",
    "as-is": "",
  },
  example: {
    fold: "Ejemplo de una operación",
    choose: "Operación del ejemplo",
    kinds: { purchase: "Compra", service: "Servicio", sale: "Venta" },
    titles: {
      purchase: "Cómo queda una compra",
      service: "Cómo queda un servicio",
      sale: "Cómo queda una venta",
    },
    leads: {
      purchase: "A crédito, de un proveedor responsable de IVA.",
      service: "A crédito, de una empresa responsable de IVA.",
      sale: "A crédito, a una empresa que retiene.",
    },
    subtotal: "Subtotal",
    vat: (name: string, account: string) => `${name}, cuenta ${account}`,
    pay: "Le pagas",
    collect: "Te pagan",
    beforeVat: "Las bases se comparan antes de IVA.",
    sources: "Base, tarifa y norma",
    failed: "Con estas tarifas se retendría más de lo que hay que pagar.",
  },
  card: {
    label: "Perfil fiscal aplicado",
    manage: "Gestionar",
    detach: "Quitar",
    close: "Cerrar el perfil fiscal",
  },
  manual: {
    text: "Sigues sin perfil fiscal: los impuestos los escribes tú.",
    tips: "Consejos",
    create: "Crear Perfil Fiscal",
    tipsTitle: "Consejos para el modo manual",
    understood: "Entendido",
    list: [
      "Separa el IVA del valor de la venta: va a 2408, no al ingreso.",
      "Lo que retienes a un proveedor se lo debes a la DIAN: va a 2365, 2367 o 2368.",
      "Lo que un cliente te retiene es un anticipo tuyo: va a 1355.",
      "Antes de retener, mira si la base llega al mínimo del día.",
    ],
  },
  toasts: {
    created: (name: string) => `Perfil fiscal creado: ${name}`,
    updated: (name: string) => `Perfil fiscal guardado: ${name}`,
    duplicated: (name: string) => `Perfil fiscal duplicado: ${name}`,
    removed: (name: string) => `Perfil fiscal eliminado: ${name}`,
    isDefault: (name: string) => `Predeterminado: ${name}`,
    placed: (name: string) => `Perfil aplicado: ${name}`,
    detached: (name: string) => `Perfil quitado: ${name}`,
    undone: "Deshecho",
    failed: "No se pudo guardar el perfil",
  },
  problems: {
    blankRetention: (row: number) => `Retención ${row}: escribe un nombre.`,
    badAccount: (row: number | null) =>
      row === null
        ? "La cuenta del IVA solo lleva números."
        : `Retención ${row}: la cuenta solo lleva números.`,
    tooMany: (limit: number) => `Un perfil admite hasta ${limit} retenciones.`,
    unknown: "Este perfil fiscal ya no existe.",
    stale: "Otra pestaña guardó una versión distinta de este perfil. Ciérralo y ábrelo de nuevo.",
  },
} as const;
