import type { SubjectWords } from "../asked-subject.ts";
import {
  BANK_WORDS,
  CLIENT_WORDS,
  DEBT_WORDS,
  LOAN_WORDS,
  MERCHANDISE_WORDS,
  MY_WORDS,
} from "./subject-phrases.ts";

/** What the owners, others and the company itself have and owe. */
export const POSITION_SUBJECTS: readonly SubjectWords[] = [
  {
    words: `cuentas? por cobrar a ${MY_WORDS}(?:socios|duenos|accionistas)|(?:deben|adeudan) ${MY_WORDS}(?:socios|duenos|accionistas)|${MY_WORDS}(?:socios|duenos|accionistas) (?:me |nos |le )?(?:deben|adeudan)(?: a la empresa| al negocio)?`,
    name: "Cuentas por cobrar a socios",
    puc: ["1325"],
    kind: "balance",
  },
  {
    words: `(?:retir(?:e|ado|ados|amos|aron|o|os)|saque|sacado|sacamos|sacaron|sac(?:o|aron)) ?(?:${MY_WORDS}(?:duenos?|socios?|propietari[oa]s?))?(?: (?:yo|para (?:mi casa|mis cosas|mi bolsillo|mi|sus? cosas|la casa|los socios)|pa (?:mi|la) casa|pa mi|del negocio|de la empresa|de la caja|de utilidades|en efectivo|${MY_WORDS}(?:duenos?|socios?)))*`,
    name: "Retiros de los dueños",
    puc: ["1325"],
    kind: "flow",
    isSinceEver: true,
  },
  {
    words: `capital (?:social|aportado|pagado|suscrito|inicial)|aport(?:e|es|aron|ado|ados|amos)(?: de capital| sociales)?(?: de(?: los)? socios| ${MY_WORDS}socios)?(?: (?:al|en el) negocio| a la empresa)?|capital (?:que )?(?:yo )?(?:he |hemos |han |ha )?(?:puse|puesto|metido|aportado|pusieron|pusimos|arranque|arrancamos|invertido)(?: ${MY_WORDS}(?:socios?|duenos?))?|(?:pusieron|metieron|pusimos) ${MY_WORDS}(?:socios|duenos)|(?:(?:he |hemos |ha |han )?(?:puesto|metido|aportado|invertido)|puse|meti|pusimos|metimos|aporte|aportamos) (?:yo |nosotros |los socios |de mi bolsillo )*(?:(?:de|como|en) capital|de mi bolsillo|(?:a|en) (?:la empresa|el negocio|al negocio))|capital(?! de trabajo)(?: .*?aport[a-z]+)?`,
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
    words: `${LOAN_WORDS} (?:bancari[oa]s?|financier[oa]s?|con ${MY_WORDS}(?:bancos?|entidades?)|del? ${MY_WORDS}${BANK_WORDS}|hipotecari[oa])|saldo(?: pendiente)? (?:de|del) ${MY_WORDS}${DEBT_WORDS}|(?:debo|debemos|debiendo|deudas?|falta|faltan|pagar)(?: todavia| aun)?(?: (?:por|para|de) pagar)?(?: [a-z]{1,3})*? (?:al? |con |del? |en |a los |el |la |los |las |mi |mis |nuestros? )*(?:${BANK_WORDS}(?: (?:del?|por|en) ${MY_WORDS}${LOAN_WORDS})?|${LOAN_WORDS}(?: bancari[oa]s?| del? ${MY_WORDS}${BANK_WORDS}| con ${MY_WORDS}${BANK_WORDS})?)|prestamos?(?: con ${MY_WORDS}bancos?)?|(?:obligaciones|pasivos?|deudas?) (?:financier[oa]s?|bancari[oa]s?)|tarjetas? de credito`,
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
    words: `facturas? (?:de|a) ${MY_WORDS}proveedor(?:es)? (?:sin|por|pendientes?(?: de| por)?|que (?:falta[n]?|quedan?)(?: por)?) (?:cancelar|pagar)|(?:(?:debo|debemos|debiendo|deuda|saldo|falta|queda|pendiente|pagar)(?: [a-z]{1,3})*? )?(?:a |con |de |los |mis |las |nuestros )*(?:proveedores?(?: nacionales)?(?: y acreedores)?|(?:los |al |el )?(?:que|quien|quienes) (?:me|nos) (?:surten?|venden?|proveen?|abastecen?|fian?)(?: la mercancia)?|los distribuidores)|(?:debo|debemos|debiendo) (?:en |de |por )?${MY_WORDS}${MERCHANDISE_WORDS}(?: fiad[oa]s?| a credito)?`,
    name: "Proveedores",
    puc: ["22"],
    kind: "balance",
  },
  {
    words: `(?:(?:cuanto |plata |lo que )*(?:me|nos) (?:deben|adeudan|estan debiendo|debian|adeudaban|tienen que pagar|quedaron debiendo)|deben|adeudan|debian|adeudaban)(?: en total)?(?: (?:${MY_WORDS}${CLIENT_WORDS}|la gente))|(?:total |valor |saldo )*(?:de |de la |la |mi |en )*cartera(?: (?:de )?${MY_WORDS}${CLIENT_WORDS})?(?: nacionales| total)?|cuentas? por cobrar(?: a ${MY_WORDS}${CLIENT_WORDS})?|(?:cuanto |cuanta |lo que |plata |todo lo que )+(?:me|nos) (?:deben|adeudan|debian|adeudaban|estan debiendo)(?: en total)?|(?:saldo |total )(?:de |con |en )?${MY_WORDS}${CLIENT_WORDS}|(?:me|nos) (?:queda|quedan|quedo|quedaron|esta|estan) debiendo(?: (?:la gente|${MY_WORDS}${CLIENT_WORDS}))?|(?:(?:lista|listado|relacion) de )?${MY_WORDS}deudores|(?<=^ )${MY_WORDS}clientes(?= $)|(?:hay |tengo |tenemos )?(?:plata |dinero )?(?:que )?(?:tengo |tenemos |hay )?fiad[oa]s?(?= ?$)|(?:hay |tengo )?fiad[oa]s? (?:en la calle|a ${MY_WORDS}${CLIENT_WORDS}|por cobrar)|(?:por|falta por|pendientes? (?:de|por)) (?:cobrar|cobro|recaudar|recaudo|recoger)(?: (?:a|de|con) ${MY_WORDS}${CLIENT_WORDS})?|(?:esta |hay |tengo |tenemos )?(?:plata |dinero )?(?:regad[oa] )?(?:en|por) la calle`,
    name: "Clientes",
    puc: ["1305"],
    kind: "balance",
    told: "my-customers",
  },
  { words: "caja menor", name: "Caja menor", puc: ["110510"], kind: "balance" },
  {
    words: `(?:en )?(?:${MY_WORDS}(?:cajas?|efectivo|billetes?|plata en efectivo) (?:y|mas|con|entre) ${MY_WORDS}(?:bancos?|cuentas?(?: bancarias| de ahorros?)?)|${MY_WORDS}(?:bancos?|cuentas?(?: bancarias)?) (?:y|mas|con) ${MY_WORDS}(?:cajas?|efectivo))|disponibles?(?: en (?:total|caja y bancos))?|(?:dinero|plata|efectivo) (?:en total|total|disponible|en todo)|efectivo y equivalentes(?: (?:de|al) efectivo)?`,
    name: "Disponible",
    puc: ["11"],
    kind: "balance",
    told: "my-cash",
  },
  {
    words: `cuentas? de ahorros? (?:y|mas|con) ${MY_WORDS}(?:cuentas? )?corrientes?|cuentas? corrientes? (?:y|mas|con) ${MY_WORDS}(?:cuentas? )?(?:de )?ahorros?|nequi y ${MY_WORDS}bancos?|${MY_WORDS}bancos? y nequi`,
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
    words: `(?:(?:consignad|depositad|guardad)[oa] en )?${MY_WORDS}${BANK_WORDS}(?: y (?:cuentas? de )?ahorros)?|cuentas? (?:bancarias?|del banco)|saldos? bancarios?`,
    name: "Bancos y cuentas de ahorro",
    puc: ["1110", "1120"],
    kind: "balance",
  },
  {
    words: `(?:efectivo|billetes?|plata en efectivo) en ${MY_WORDS}caja|cajas?(?: general| fuerte| registradora)?|(?:billetes?|plata|dinero|efectivo) (?:fisic[oa]s?|en (?:la )?mano|contante(?: y sonante)?)|registradora|gaveta|cajonera|(?:el )?cajon(?: del mostrador| de la plata)?|(?:plata |dinero )?en efectivo|efectivo|caja general`,
    name: "Caja",
    puc: ["1105"],
    kind: "balance",
    told: "my-cash",
  },
  {
    words: `(?:valor |saldo |total |cuanto vale )*(?:de |del |en |la |el |los )*${MERCHANDISE_WORDS}(?: y (?:repuestos|productos|mercancia|insumos))?(?: (?:en|de) (?:${MY_WORDS})?(?:bodega|inventario|local|tienda|almacen|drogueria|existencia|vitrina|estanteria|plata))*(?: (?:que )?(?:me |nos )?(?:queda|tengo|tenemos|hay)(?: guardad[oa]| almacenad[oa])?)?(?: (?:en|de) (?:${MY_WORDS})?(?:bodega|inventario|local|tienda|almacen|drogueria|plata))*`,
    name: "Inventarios",
    puc: ["14"],
    kind: "balance",
    told: "my-inventory",
  },
  {
    words: `activos? fijos?(?: (?:ya )?(?:depreciad[oa]s?|netos?|en libros))*|propiedad(?:es)?(?: planta)?(?: y equipos?)?|(?:${MY_WORDS}(?:equipos?|maquinas?|maquinaria|muebles|vehiculos?|camion(?:es)?|herramientas?|enseres|computadores?)(?: de (?:oficina|computo|transporte)(?: y (?:de )?(?:oficina|computo|transporte))*)?(?: y |, | )?)+(?: ?(?:del (?:negocio|taller|gimnasio|local)|en libros|(?:ya )?(?:descontad[oa]|menos|sin|con) (?:la )?depreciacion(?: acumulada)?|(?:ya )?depreciad[oa]s?|netos?))*`,
    name: "Propiedades, planta y equipo",
    puc: ["15"],
    kind: "balance",
  },
  {
    words:
      "(?:todo )?lo que (?:el negocio|la empresa|mi negocio|mi empresa|la compania) (?:tiene|posee)(?! (?:en|de|por|que|para) )|(?:todo )?(?:lo que |cuanto )(?:tiene|posee|vale todo lo que tiene) (?:el negocio|la empresa|mi negocio|mi empresa|la compania)(?! (?:en|de|por|que|para) )|(?:tengo|tenemos|hay) en bienes|bienes y derechos|todo lo que (?:tengo|tenemos|es de la empresa|es mio|es nuestro|posee la empresa)(?: bienes y derechos)?|(?:total (?:de |del )?|todos )?(?:mis |los |nuestros )?activos?(?: totales| total)?",
    name: "Activos",
    puc: ["1"],
    kind: "balance",
  },
  {
    words: `(?:debe|adeuda) (?:la |mi |el )?(?:empresa|negocio|compania)(?: en total)?|(?:total (?:de |del )?)?${MY_WORDS}pasivos?(?: totales| total)?|suman ${MY_WORDS}deudas|(?:debo|debemos|debe) en total|(?:sumando todo |en total )(?:cuanto )?(?:debo|debemos)|todo lo que (?:debo|debemos)(?: bancos| proveedores| impuestos| todo)*|${MY_WORDS}deudas (?:de tod[oa]s? (?:las |los )?(?:clase|tipo|indole)s?|en general|juntas|con todo el mundo|habidas y por haber)|total (?:de )?${MY_WORDS}deudas|${MY_WORDS}deudas (?:en total|totales|sumadas)|(?<=^ )${MY_WORDS}deudas(?= $)`,
    name: "Pasivos",
    puc: ["2"],
    kind: "balance",
  },
  {
    words: `(?:quit|rest|descont|sac|pag)(?:ando|ar) (?:tod[oa]s )?${MY_WORDS}(?:deudas?|pasivos?|lo que (?:se )?debe(?:mos)?)(?: de todo)?(?: (?:y|que|cuanto|es|de))* (?:lo (?:nuestro|propio|mio|que es nuestro))|(?:es )?lo (?:nuestro|propio|mio|que es (?:nuestro|mio|de los socios|de los duenos))(?:,? (?:ya )?(?:rest|quit|descont|pag|sac|sin)[a-z]* (?:tod[oa]s )?(?:las |lo que (?:se )?)?(?:deudas|debe(?:mos)?|pasivos?))|(?:total (?:de |del )?)?patrimonio(?: (?:total|neto|liquido|contable))?(?: de(?:l| los| la)? (?:socios|duenos|empresa|negocio|compania))?|vale (?:mi|la|nuestra) empresa|vale (?:mi|el|nuestro) negocio`,
    name: "Patrimonio",
    puc: ["3", "4", "5", "6", "7"],
    kind: "balance",
  },
];
