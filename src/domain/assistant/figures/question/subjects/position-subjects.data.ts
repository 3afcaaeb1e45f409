import type { SubjectWords } from "../asked-subject.ts";
import { BANKS, CLIENTS, DEBTS, LOAN, MERCHANDISE, MY } from "./subject-phrases.ts";

/** What the owners, others and the company itself have and owe. */
export const POSITION_SUBJECTS: readonly SubjectWords[] = [
  {
    words: `cuentas? por cobrar a ${MY}(?:socios|duenos|accionistas)|(?:deben|adeudan) ${MY}(?:socios|duenos|accionistas)|${MY}(?:socios|duenos|accionistas) (?:me |nos |le )?(?:deben|adeudan)(?: a la empresa| al negocio)?`,
    name: "Cuentas por cobrar a socios",
    puc: ["1325"],
    kind: "balance",
  },
  {
    words: `(?:retir(?:e|ado|ados|amos|aron|o|os)|saque|sacado|sacamos|sacaron|sac(?:o|aron)) ?(?:${MY}(?:duenos?|socios?|propietari[oa]s?))?(?: (?:yo|para (?:mi|sus? cosas|mi casa|la casa|los socios)|pa (?:mi|la) casa|pa mi|del negocio|de la empresa|de la caja|de utilidades|en efectivo|${MY}(?:duenos?|socios?)))*`,
    name: "Retiros de los dueños",
    puc: ["1325"],
    kind: "flow",
  },
  {
    words: `capital (?:social|aportado|pagado|suscrito|inicial)|aport(?:e|es|aron|ado|ados|amos)(?: de capital| sociales)?(?: de(?: los)? socios| ${MY}socios)?(?: (?:al|en el) negocio| a la empresa)?|capital (?:he |hemos |han |ha )?(?:puesto|metido|aportado|pusieron|pusimos|arranque|arrancamos|invertido)(?: ${MY}(?:socios?|duenos?))?|(?:pusieron|metieron|pusimos) ${MY}(?:socios|duenos)|capital(?! de trabajo)(?: .*?aport[a-z]+)?`,
    name: "Capital",
    puc: ["31"],
    kind: "balance",
  },
  {
    words: `(?:utilidades|resultados) (?:acumulad[oa]s|retenidas|de anos anteriores|anteriores)`,
    name: "Resultados acumulados",
    puc: ["37"],
    kind: "balance",
  },
  { words: `reservas?(?: legal(?:es)?)?`, name: "Reservas", puc: ["33"], kind: "balance" },
  {
    words: `${LOAN} (?:bancari[oa]s?|financier[oa]s?|con ${MY}(?:bancos?|entidades?)|del? ${MY}${BANKS}|hipotecari[oa])|saldo(?: pendiente)? (?:de|del) ${MY}${DEBTS}|(?:debo|debemos|debiendo|deudas?|falta|faltan|pagar)(?: todavia| aun)?(?: (?:por|para|de) pagar)?(?: [a-z]{1,3})*? (?:al? |con |del? |en |a los |el |la |los |las |mi |mis |nuestros? )*(?:${BANKS}(?: (?:del?|por|en) ${MY}${LOAN})?|${LOAN}(?: bancari[oa]s?| del? ${MY}${BANKS}| con ${MY}${BANKS})?)|prestamos?(?: con ${MY}bancos?)?|obligaciones (?:financieras|bancarias)|tarjetas? de credito`,
    name: "Obligaciones financieras",
    puc: ["21"],
    kind: "balance",
  },
  {
    words: `cuentas? por pagar`,
    name: "Cuentas por pagar y proveedores",
    puc: ["22", "23"],
    kind: "balance",
    parts: [
      { name: "Proveedores", puc: "22" },
      { name: "Otras cuentas por pagar", puc: "23" },
    ],
  },
  {
    words: `(?:(?:debo|debemos|debiendo|deuda|saldo|falta|queda|pendiente|pagar)(?: [a-z]{1,3})*? )?(?:a |con |de |los |mis |las |nuestros )*(?:proveedores?(?: nacionales)?(?: y acreedores)?|(?:los )?(?:que|quienes) (?:me|nos) (?:surten|venden|proveen|abastecen|fian)(?: la mercancia)?|los distribuidores)`,
    name: "Proveedores",
    puc: ["22"],
    kind: "balance",
  },
  {
    words: `(?:(?:cuanto |plata |lo que )*(?:me|nos) (?:deben|adeudan|estan debiendo|debian|adeudaban|tienen que pagar|quedaron debiendo)|deben|adeudan|debian|adeudaban)(?: en total)?(?: (?:${MY}${CLIENTS}|la gente))|(?:total |valor |saldo )*(?:de |de la |la |mi |en )*cartera(?: (?:de )?${MY}${CLIENTS})?(?: nacionales| total)?|cuentas? por cobrar(?: a ${MY}${CLIENTS})?|(?:cuanto |cuanta |lo que |plata |todo lo que )+(?:me|nos) (?:deben|adeudan|debian|adeudaban|estan debiendo)(?: en total)?|(?:saldo |total )(?:de |con |en )?${MY}${CLIENTS}|(?:(?:lista|listado|relacion) de )?${MY}deudores|(?<=^ )${MY}clientes(?= $)|(?:hay |tengo )?fiad[oa]s? (?:en la calle|a ${MY}${CLIENTS}|por cobrar)|(?:por|falta por|pendiente (?:de|por)) (?:cobrar|recaudar)`,
    name: "Clientes",
    puc: ["1305"],
    kind: "balance",
    told: "my-customers",
  },
  { words: "caja menor", name: "Caja menor", puc: ["110510"], kind: "balance" },
  {
    words: `(?:en )?(?:${MY}(?:cajas?|efectivo|billetes?|plata en efectivo) (?:y|mas|con|entre) ${MY}(?:bancos?|cuentas?(?: bancarias| de ahorros?)?)|${MY}(?:bancos?|cuentas?(?: bancarias)?) (?:y|mas|con) ${MY}(?:cajas?|efectivo))|disponibles?(?: en (?:total|caja y bancos))?|(?:dinero|plata|efectivo) (?:en total|total|disponible|en todo)|efectivo y equivalentes(?: (?:de|al) efectivo)?`,
    name: "Disponible",
    puc: ["11"],
    kind: "balance",
    told: "my-cash",
  },
  {
    words: `nequi y ${MY}bancos?|${MY}bancos? y nequi`,
    name: "Bancos y cuentas de ahorro",
    puc: ["1110", "1120"],
    kind: "balance",
  },
  {
    words: `nequi|daviplata|cuentas? de ahorros?|ahorros`,
    name: "Cuentas de ahorro",
    puc: ["1120"],
    kind: "balance",
  },
  { words: `cuentas? corrientes?`, name: "Cuentas corrientes", puc: ["1110"], kind: "balance" },
  {
    words: `${BANKS}(?: y (?:cuentas? de )?ahorros)?|cuentas? (?:bancarias?|del banco)`,
    name: "Bancos y cuentas de ahorro",
    puc: ["1110", "1120"],
    kind: "balance",
  },
  {
    words: `(?:efectivo|billetes?|plata en efectivo) en ${MY}caja|cajas?(?: general| fuerte| registradora)?|(?:el )?cajon(?: del mostrador| de la plata)?|(?:plata |dinero )?en efectivo|efectivo|caja general`,
    name: "Caja",
    puc: ["1105"],
    kind: "balance",
    told: "my-cash",
  },
  {
    words: `(?:valor |saldo |total |cuanto vale )*(?:de |del |en |la |el |los )*${MERCHANDISE}(?: y (?:repuestos|productos|mercancia|insumos))?(?: (?:en|de) (?:${MY})?(?:bodega|inventario|local|tienda|almacen|drogueria|existencia|vitrina|estanteria|plata))*(?: (?:que )?(?:me |nos )?(?:queda|tengo|tenemos|hay)(?: guardad[oa]| almacenad[oa])?)?(?: (?:en|de) (?:${MY})?(?:bodega|inventario|local|tienda|almacen|drogueria|plata))*`,
    name: "Inventarios",
    puc: ["14"],
    kind: "balance",
    told: "my-inventory",
  },
  {
    words: `activos? fijos?|propiedad(?:es)?(?: planta)?(?: y equipos?)?|(?:${MY}(?:equipos?|maquinas?|maquinaria|muebles|vehiculos?|camion(?:es)?|herramientas?|enseres|computadores?)(?: de (?:oficina|computo|transporte)(?: y (?:de )?(?:oficina|computo|transporte))*)?(?: y |, | )?)+(?: ?(?:del (?:negocio|taller|gimnasio|local)|en libros|(?:ya )?(?:descontad[oa]|menos|sin|con) (?:la )?depreciacion(?: acumulada)?))*`,
    name: "Propiedades, planta y equipo",
    puc: ["15"],
    kind: "balance",
  },
  {
    words:
      "(?:tengo|tenemos|hay) en bienes|bienes y derechos|todo lo que (?:tengo|tenemos|es de la empresa|es mio|es nuestro|posee la empresa)(?: bienes y derechos)?|(?:total (?:de |del )?|todos )?(?:mis |los |nuestros )?activos?(?: totales| total)?",
    name: "Activos",
    puc: ["1"],
    kind: "balance",
  },
  {
    words: `debe (?:la |mi |el )?(?:empresa|negocio|compania)(?: en total)?|(?:total (?:de |del )?)?${MY}pasivos?(?: totales| total)?|suman ${MY}deudas|(?:debo|debemos|debe) en total|(?:sumando todo |en total )(?:cuanto )?(?:debo|debemos)|todo lo que (?:debo|debemos)(?: bancos| proveedores| impuestos| todo)*|${MY}deudas? totales|total (?:de )?${MY}deudas|(?<=^ )${MY}deudas(?= $)`,
    name: "Pasivos",
    puc: ["2"],
    kind: "balance",
  },
  {
    words: `(?:total (?:de |del )?)?patrimonio(?: (?:total|neto|liquido|contable))?(?: de(?:l| los| la)? (?:socios|duenos|empresa|negocio|compania))?|vale (?:mi|la|nuestra) empresa|vale (?:mi|el|nuestro) negocio`,
    name: "Patrimonio",
    puc: ["3", "4", "5", "6", "7"],
    kind: "balance",
  },
];
