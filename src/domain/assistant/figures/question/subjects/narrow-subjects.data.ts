import type { SubjectWords } from "../asked-subject.ts";
import {
  BANK_WORDS,
  CLIENT_WORDS,
  DEBT_WORDS,
  MERCHANDISE_WORDS,
  MY_WORDS,
  SOLD_WORDS,
} from "./subject-phrases.ts";

/** Parts of results, taxes and what is owed to workers, whose names hold a wider one: "costo de ventas" before "ventas". */
export const NARROW_SUBJECTS: readonly SubjectWords[] = [
  // "Si se pagara todo lo que se debe, ¿cuánto quedaría para los dueños?"
  {
    words: `(?:pag|cubr|cancel|liquid)(?:ara|aran|aramos|amos|ando|ar|o|e|iera|ieran|ieramos|imos) (?:tod[oa]s? )?(?:${MY_WORDS}deudas|lo que (?:se )?(?:debo|debemos|debe)|${MY_WORDS}pasivos) (?:(?:y |que )?cuanto )?(?:me |nos )?(?:quedaria[n]?|queda[n]?|sobraria|sobra)(?: (?:para|a) ${MY_WORDS}(?:duenos?|socios?|accionistas?))?|(?:quedaria[n]?|queda[n]?) (?:para|a) ${MY_WORDS}(?:duenos?|socios?|accionistas?)`,
    name: "Patrimonio",
    puc: ["3", "4", "5", "6", "7"],
    kind: "balance",
  },
  {
    words: "todo lo q(?:ue)? (?:debo|debemos)(?: bancos| proveedores| impuestos| y| todo)*",
    name: "Pasivos",
    puc: ["2"],
    kind: "balance",
  },
  {
    words: `(?<!(?:ventas|ingresos|utilidad) )costos? y ${MY_WORDS}gastos?|gastos? y ${MY_WORDS}costos?|costos? (?:mas|con|junto con) ${MY_WORDS}gastos?|tanto ${MY_WORDS}costos? como ${MY_WORDS}gastos?|tanto ${MY_WORDS}gastos? como ${MY_WORDS}costos?|egresos?(?: totales| en total)?|erogaciones|tod[oa] (?:lo|la plata) que (?:se )?(?:salio|sale|ha salido|nos salio)(?:,? (?:tanto )?(?:costos? (?:como|y) gastos?|gastos? (?:como|y) costos?))?`,
    name: "Costos y gastos",
    puc: ["5", "6", "7"],
    kind: "flow",
  },
  {
    words: `costos? de (?:la |las |los |lo )?(?:ventas?|vendido|${MERCHANDISE_WORDS} vendid[oa]s?|que (?:se )?${SOLD_WORDS})|(?:costos? de |costo |costaron |costado )(?:lo|aquello|las cosas|la mercancia|los productos) que (?:se )?(?:he |hemos |ha |han )?${SOLD_WORDS}|(?:costos? de |costo |costaron |costado )${MY_WORDS}${MERCHANDISE_WORDS}(?: (?:que )?(?:se )?${SOLD_WORDS})?|${MERCHANDISE_WORDS} que (?:se )?${SOLD_WORDS}|mercancia vendida`,
    name: "Costo de ventas",
    puc: ["6", "7"],
    kind: "flow",
  },
  {
    words: `devoluciones?(?: (?:en|de|sobre) ${MY_WORDS}(?:ventas|${CLIENT_WORDS}))?`,
    name: "Devoluciones en ventas",
    puc: ["4175"],
    kind: "flow",
  },
  {
    words: `(?:(?:por |de )?(?:cosas?|algo|conceptos?|plata|lados?) )?(?:por |de |en )?(?:lo )?que no (?:es|son|sea|sean|fue|fueron|viene|vienen|vino) (?:de |por )?(?:vender|${MY_WORDS}ventas?)|(?:por )?fuera de(?:l)? (?:la |lo |el )?(?:actividad|giro|objeto)(?: (?:principal|normal|ordinari[oa]|social|del negocio|de la empresa))*|(?:fuera|aparte|ademas|distint[oa]|diferente|quitando|sin contar|sin) (?:de |a )?(?:vender|${MY_WORDS}ventas?|${MY_WORDS}negocio)(?: (?:que|y|hubo|hay|tuvimos|tuve|nos|me|ha|han|llego|llegaron|entro|entraron|recibimos))* (?:otr[oa]s )?(?:ingresos?|entradas?|recursos|platas?|plata)(?: (?:extra|adicional)(?:es)?)?|(?:plata|dinero|ingresos?|entradas?) (?:por |de |que )*(?:algo|cosas?|conceptos?|actividades)? ?(?:distint[oa]s?|diferentes?|aparte|ajen[oa]s?|fuera) (?:a|de|que) (?:vender|${MY_WORDS}(?:ventas?|negocio))|(?:por )?(?:algo|cosas?) (?:distint[oa]s?|diferentes?|aparte) (?:a|de|que) (?:vender|${MY_WORDS}(?:ventas?|negocio))|otr[oa]s entradas|(?:fuera|aparte|ademas) de (?:lo que (?:se )?${SOLD_WORDS}|${MY_WORDS}ventas?) (?:que )?(?:otr[oa]s )?(?:ingresos?|entradas?)|(?:otr[oa]s )?(?:ingresos?|entradas?) .*?(?:no (?:son|sean|fueron|fueran|vienen|vinieron|provienen)|distint[oa]s?|diferentes?|aparte|fuera|adicionales) ?(?:de|a|del|que)? ${MY_WORDS}(?:ventas?|negocio)(?: tipo [a-z ]+)?|otros ingresos|(?:otr[oa]s )?ingresos (?:no operacionales|diversos|extras?|extraordinarios|adicionales)|ingresos por fuera|(?:por |en |de )?(?:cosas |conceptos |actividades )?(?:distint[oa]s|diferentes|aparte|fuera) (?:a|de|que) ${MY_WORDS}ventas`,
    name: "Otros ingresos",
    puc: ["42"],
    kind: "flow",
  },
  {
    words:
      "ingresos? (?:financieros?|por (?:intereses|rendimientos))|rendimientos(?: financieros)?|intereses (?:ganados|recibidos|abonados|a favor)|(?:entr(?:o|aron|ado)|gan(?:e|amos|ado|aron)|recib(?:i|imos|ido)|abonaron|pagaron) (?:por |de |en )?intereses",
    name: "Ingresos financieros",
    puc: ["4210"],
    kind: "flow",
  },
  {
    words: "(?:donaciones|donativos|subsidios) recibid[oa]s|(?:nos |me )?donaron",
    name: "Ingresos diversos, con las donaciones",
    puc: ["4295"],
    kind: "flow",
  },
  {
    words: `utilidad(?:es)? operativas?|utilidad(?:es)? operacional(?:es)?|resultado operacional|resultado operativo|ebit`,
    name: "Utilidad operacional",
    puc: ["41", "51", "52", "6", "7"],
    kind: "flow",
  },
  {
    words:
      "gastos? (?:operacionales |operativos )?(?:de )?(?:administra(?:cion|tivos?) y (?:de )?(?:las )?ventas?|ventas? y (?:de )?(?:la )?administracion)",
    name: "Gastos operacionales",
    puc: ["51", "52"],
    kind: "flow",
  },
  {
    words: "gastos? (?:operacionales |operativos )?(?:de )?administra(?:cion|tivos?)",
    name: "Gastos de administración",
    puc: ["51"],
    kind: "flow",
  },
  {
    words: "gastos? operacionales y (?:gastos? )?no operacionales",
    name: "Gastos operacionales y no operacionales",
    puc: ["51", "52", "53"],
    kind: "flow",
  },
  {
    words: "(?:otros )?gastos? (?:no operacionales|extraordinarios|diversos)|otros gastos",
    name: "Gastos no operacionales",
    puc: ["53"],
    kind: "flow",
  },
  {
    words: "gastos? (?:operacionales |operativos )?de ventas?",
    name: "Gastos de ventas",
    puc: ["52"],
    kind: "flow",
  },
  // Of administration and of sales: neither what is not of the operation (53) nor the income tax (54).
  {
    words: "(?:gastos?|egresos?) (?:operacionales|operativos|de (?:la )?operacion)",
    name: "Gastos operacionales",
    puc: ["51", "52"],
    kind: "flow",
  },
  {
    words: `gastos? (?:bancarios|financieros|del banco)|comisiones(?: y cuotas? de manejo)?(?: (?:bancarias|del banco|de ${BANK_WORDS}))?(?: y cuotas? de manejo)?|cuotas? de manejo|(?:cuatro|4) ?(?:por|x) ?(?:mil|1000)|gmf|(?:me |nos )?(?:ha |han )?(?:cobr(?:o|a|aron|ado)|quit(?:o|a|ado)|descont(?:o|ado)|descuenta|clav(?:o|ado)) (?:el |los |en )?${BANK_WORDS}(?: (?:de|en|por))?(?: comisiones)?(?: y cuotas? de manejo)?`,
    name: "Gastos financieros",
    puc: ["5305"],
    kind: "flow",
  },
  {
    words: `intereses(?: (?:pagados|(?:por|sobre|de) ${MY_WORDS}${DEBT_WORDS}|de(?:l| los)? ${DEBT_WORDS}|bancarios|que (?:le |les )?(?:he |hemos )?(?:pag[a-z]+)(?: (?:al|a los|a) ${BANK_WORDS})?))?`,
    name: "Intereses pagados",
    puc: ["530520"],
    kind: "flow",
  },
  {
    words: `(?:(?:les? )?compr(?:e|amos|aron|o|ado)|compras?(?: hechas)?) (?:mucho |harto |bastante |poco )?(?:a|de) ${MY_WORDS}proveedores|(?:repon|resurt)(?:er|ir|iendo|imos|go)(?: (?:el |la )?${MERCHANDISE_WORDS})?|surt(?:iendo|ir|irnos|irme|imos|i|irse)(?: (?:de )?(?:${MY_WORDS}(?:local|tienda|negocio|almacen|bodega|vitrina|estanteria|mercancia)))?|lo comprado|lo que (?:se )?(?:ha |hemos |he )?(?:compro|compramos|compre|comprado)(?: ${MY_WORDS}${MERCHANDISE_WORDS})?|compras?(?: (?:de|en) ${MY_WORDS}${MERCHANDISE_WORDS})?|${MERCHANDISE_WORDS} (?:que )?(?:he |hemos )?(?:compr(?:e|amos|ado|ada))|(?:he |hemos |se )?compr(?:e|amos|o|ado) (?:de |en )?${MY_WORDS}${MERCHANDISE_WORDS}`,
    name: "Compras de mercancía",
    puc: ["1435", "6205"],
    kind: "flow",
    side: "debit",
  },
  {
    words: `depreciacion(?:es)? (?:acumuladas?|a la fecha)|(?:va|llevo|llevamos|lleva) (?:acumulad[oa] )?de depreciacion|depreciado|(?:se )?(?:han |ha )?desgastad?[oa]?[a-z]* ${MY_WORDS}(?:equipos?|maquinas?|muebles|vehiculos?)|desgaste(?: acumulado)?`,
    name: "Depreciación acumulada",
    puc: ["1592"],
    kind: "balance",
  },
  {
    words: "gastos? (?:por|de) depreciacion|depreciacion(?:es)?(?: registradas?| causadas?)?",
    name: "Depreciación registrada",
    puc: ["1592"],
    kind: "flow",
  },
  {
    words: `anticipos? (?:de |recibidos de |que (?:me|nos) (?:dieron|hicieron) )${MY_WORDS}(?:${CLIENT_WORDS}|reservas|obras|pedidos)(?: y [a-z]+)?|recibid[oa]s? en anticipos?(?: de [a-z]+(?: y [a-z]+)?)?`,
    name: "Anticipos de clientes",
    puc: ["2805", "2705"],
    kind: "balance",
  },
  {
    words: `anticipos? (?:a |dados a |que (?:le |les )?(?:he |hemos )?(?:di|dimos|dado) a )${MY_WORDS}(?:proveedores|contratistas|trabajadores)`,
    name: "Anticipos entregados",
    puc: ["1330"],
    kind: "balance",
  },
  {
    words: `(?:me|nos) (?:han )?(?:quit|descont)(?:aron|ado|an) (?:en|de|por) (?:retencion(?:es)?|retefuente)(?: en la fuente)?(?: ${MY_WORDS}${CLIENT_WORDS})?|(?:me |nos )?(?:han )?(?<!(?:tenemos|hemos|he|tengo|llevamos|les?) )(?:retuvieron|retenido)(?: (?:a (?:mi|nosotros)|${MY_WORDS}${CLIENT_WORDS}|de (?:renta|retefuente|rete fuente|retencion(?: en la fuente)?)))*|(?:anticipos? de )?(?:retencion(?:es)?(?: en la fuente)?|retefuentes?|rete fuente) (?:que (?:me|nos) (?:han )?(?:hicieron|hecho|practicaron|practicado)|a favor|a nuestro favor|a mi favor|sufridas)(?: ${MY_WORDS}${CLIENT_WORDS})?|anticipos? de (?:impuestos|retencion(?:es)?|renta)(?: (?:que (?:me|nos) (?:han )?(?:hicieron|hecho|practicaron)))?|saldos? a favor de (?:retencion(?:es)?|renta)`,
    name: "Retenciones que te hicieron",
    puc: ["1355"],
    kind: "balance",
    movesByPeriod: true,
  },
  {
    words: `(?:lo que )?(?:les? )?(?:descontamos|descontado|descontaron|quitamos) (?:de|por|en) (?:retencion(?:es)?|retefuente)(?: (?:en la fuente|a (?:proveedores|terceros|los proveedores|los contratistas|otros)))*|(?:(?:les? )?(?:retuve|retuvimos)|(?:tenemos|hemos|he|tengo|llevamos|les? (?:hemos|he)) retenid[oa]s?|retencion(?:es)?(?: en la fuente)?|retefuentes?|rete fuente)(?: que)?(?: (?:le |les )?(?:he |hemos )?(?:practicad[oa]s?|practicamos|practique|hicimos|hice|hecho|descontamos))?(?: (?:y )?(?:esta|estan|sigue)?(?: ?pendientes?)?(?: (?:de|por) (?:pagar|girar|consignar|declarar)(?:le|la)?)?| por (?:pagar|girar|consignar|declarar)(?:le)?)?(?: (?:y )?(?:sin|(?:que )?(?:hay|toca|tenemos|falta) ?(?:que|por)?) (?:declarar|girar|consignar|pagar)(?:le|las)?(?: a la dian)?| a (?:la dian|terceros|otros|los demas|mis proveedores|los proveedores|los contratistas|proveedores|contratistas))*(?: (?:y )?(?:esta|estan|sigue)?(?: ?pendientes?)(?: (?:de|por) (?:pagar|girar|consignar|declarar)(?:le|la)?)?(?: a la dian)?)?`,
    name: "Retenciones por pagar",
    puc: ["2365"],
    kind: "balance",
    movesByPeriod: true,
  },
  {
    words: `(?:reteiva|rete iva)(?: por pagar)?`,
    name: "IVA retenido",
    puc: ["2367"],
    kind: "balance",
    movesByPeriod: true,
  },
  {
    words: `(?:impuesto de )?(?:ica|industria y comercio)(?: por pagar)`,
    name: "Industria y comercio por pagar",
    puc: ["2412"],
    kind: "balance",
  },
  { words: `(?:impuesto de )?renta por pagar`, name: "Renta por pagar", puc: ["2404"], kind: "balance" },
  { words: "iva descontable", name: "IVA descontable", puc: ["2408"], kind: "flow", side: "debit" },
  {
    words: "iva (?:generado|cobrado|en ventas|de las ventas)",
    name: "IVA generado",
    puc: ["2408"],
    kind: "flow",
    side: "credit",
  },
  {
    words: `(?:(?:a|para|de|con) la dian )?(?:de |del |en |por )?(?:iva|impuesto (?:a|sobre) las ventas)(?: (?:por|que (?:hay|toca|tengo|tenemos) (?:que )?) ?(?:pagar|pagarle|declarar))?(?: a la dian)?(?: acumulado)?`,
    name: "IVA por pagar",
    puc: ["2408"],
    kind: "balance",
    told: "my-vat",
    movesByPeriod: true,
  },
  {
    words: `impuestos por pagar|(?:debo|debemos|deben?|pagar(?:le)?) (?:de |en |por )?${MY_WORDS}impuestos|(?:debo|debemos) a la dian`,
    name: "Impuestos por pagar",
    puc: ["24", "2365", "2367", "2368"],
    kind: "balance",
  },
  {
    words:
      "(?:obligaciones laborales|prestaciones(?: sociales)?(?: por pagar)?|cesantias(?: por pagar)?|salarios por pagar)",
    name: "Obligaciones laborales y prestaciones estimadas",
    puc: ["25", "2610"],
    kind: "balance",
  },
];
