/** What a question may ask the sum of. */
export interface AskedSubject {
  readonly name: string;
  /** Beginnings of PUC codes. */
  readonly puc: readonly string[];
  /** What is left at a day, or what moved in a period. */
  readonly kind: "balance" | "flow";
  /** Of a flow, only one side: what was paid of a debt. Both by default. */
  readonly side?: "debit" | "credit";
  /** The answer that says more of it while no period is named. */
  readonly told?: string;
  /** Groups that are told one by one, with their sum. */
  readonly parts?: readonly { readonly name: string; readonly puc: string }[];
  /** Named beside others of its kind, it is summed with them: "luz y agua". */
  readonly isPart?: true;
  /** Where it is owed while it is not paid: "cuánto le debo a los empleados". */
  readonly owed?: { readonly name: string; readonly puc: readonly string[] };
  /** Of its accounts a period is told as what moved in it (taxes). */
  readonly movesByPeriod?: true;
}

interface SubjectWords extends AskedSubject {
  /** Words that name it, between spaces; the first row that a question says is read first. */
  readonly words: string;
}

const MY = "(?:el |la |los |las |mi |mis |nuestr[oa]s? |sus? |tod[oa]s? )*";
const CLIENTS = "(?:clientes?|client[ao]s|deudores|compradores)";
const MERCHANDISE =
  "(?:mercancias?|productos?|inventarios?|existencias|surtido|repuestos|materia prima|insumos)";
const LOAN = "(?:creditos?|prestamos?|hipotecas?|obligacion(?:es)?|deudas?|leasing)";
const BANKS =
  "(?:banco (?:agrario|popular|caja social|de bogota|de occidente|falabella|pichincha|mundo mujer|w)|bancos?|bancolombia|davivienda|bbva|av villas|colpatria|itau|nubank|lulo|coopcentral|entidades financieras)";
const DEBTS = `${LOAN}(?: (?:de|con|del|en) ${MY}${BANKS})?(?: bancari[oa]s?)?`;
const SOLD =
  "(?:vendo|vendi|vendimos|vendio|vendieron|vendido|vendida|vendidos|vendiendo|vendemos|facture|facturo|facturado|facturamos|facturando)";

/** The most telling first: "costo de ventas" before "ventas". */
export const SUBJECTS: readonly SubjectWords[] = [
  {
    words: "todo lo q(?:ue)? (?:debo|debemos)(?: bancos| proveedores| impuestos| y| todo)*",
    name: "Pasivos",
    puc: ["2"],
    kind: "balance",
  },
  {
    words: `costos? y ${MY}gastos?|gastos? y ${MY}costos?|costos? (?:mas|con|junto con) ${MY}gastos?`,
    name: "Costos y gastos",
    puc: ["5", "6", "7"],
    kind: "flow",
  },
  {
    words: `costos? de (?:la |las |los |lo )?(?:ventas?|vendido|${MERCHANDISE} vendid[oa]s?|que (?:se )?${SOLD})|(?:costos? de |costo |costaron |costado )${MY}${MERCHANDISE}(?: (?:que )?(?:se )?${SOLD})?|${MERCHANDISE} que (?:se )?${SOLD}|mercancia vendida`,
    name: "Costo de ventas",
    puc: ["6", "7"],
    kind: "flow",
  },
  {
    words: `devoluciones?(?: (?:en|de|sobre) ${MY}(?:ventas|${CLIENTS}))?`,
    name: "Devoluciones en ventas",
    puc: ["4175"],
    kind: "flow",
  },
  {
    words: `(?:otr[oa]s )?(?:ingresos?|entradas?) .*?(?:no (?:son|sean|fueron|fueran|vienen|vinieron|provienen)|distint[oa]s?|diferentes?|aparte|fuera|adicionales) ?(?:de|a|del|que)? ${MY}(?:ventas?|negocio)(?: tipo [a-z ]+)?|otros ingresos|(?:otr[oa]s )?ingresos (?:no operacionales|diversos|extras?|extraordinarios|adicionales)|ingresos por fuera|(?:por |en |de )?(?:cosas |conceptos |actividades )?(?:distint[oa]s|diferentes|aparte|fuera) (?:a|de|que) ${MY}ventas`,
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
    words: "gastos? (?:de )?administra(?:cion|tivos?)",
    name: "Gastos de administración",
    puc: ["51"],
    kind: "flow",
  },
  { words: "gastos? de ventas?", name: "Gastos de ventas", puc: ["52"], kind: "flow" },
  {
    words: `gastos? (?:bancarios|financieros|del banco)|comisiones(?: y cuotas? de manejo)?(?: (?:bancarias|del banco|de ${BANKS}))?(?: y cuotas? de manejo)?|cuotas? de manejo|(?:cuatro|4) ?(?:por|x) ?(?:mil|1000)|gmf|(?:me |nos )?(?:ha |han )?(?:cobr(?:o|a|aron|ado)|quit(?:o|a|ado)|descont(?:o|ado)|descuenta|clav(?:o|ado)) (?:el |los |en )?${BANKS}(?: (?:de|en|por))?(?: comisiones)?(?: y cuotas? de manejo)?`,
    name: "Gastos financieros",
    puc: ["5305"],
    kind: "flow",
  },
  {
    words: `intereses(?: (?:pagados|(?:por|sobre|de) ${MY}${DEBTS}|de(?:l| los)? ${DEBTS}|bancarios|que (?:le |les )?(?:he |hemos )?(?:pag[a-z]+)(?: (?:al|a los|a) ${BANKS})?))?`,
    name: "Intereses pagados",
    puc: ["530520"],
    kind: "flow",
  },
  {
    words: `compras?(?: (?:de|en) ${MY}${MERCHANDISE})?|${MERCHANDISE} (?:que )?(?:he |hemos )?(?:compr(?:e|amos|ado|ada))|(?:he |hemos |se )?compr(?:e|amos|o|ado) (?:de |en )?${MY}${MERCHANDISE}`,
    name: "Compras de mercancía",
    puc: ["1435", "6205"],
    kind: "flow",
    side: "debit",
  },
  {
    words: `depreciacion(?:es)? (?:acumuladas?|a la fecha)|(?:va|llevo|llevamos|lleva) (?:acumulad[oa] )?de depreciacion|depreciado|(?:se )?(?:han |ha )?desgastad?[oa]?[a-z]* ${MY}(?:equipos?|maquinas?|muebles|vehiculos?)|desgaste(?: acumulado)?`,
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
    words: `anticipos? (?:de |recibidos de |que (?:me|nos) (?:dieron|hicieron) )${MY}(?:${CLIENTS}|reservas|obras|pedidos)(?: y [a-z]+)?|recibid[oa]s? en anticipos?(?: de [a-z]+(?: y [a-z]+)?)?`,
    name: "Anticipos de clientes",
    puc: ["2805", "2705"],
    kind: "balance",
  },
  {
    words: `anticipos? (?:a |dados a |que (?:le |les )?(?:he |hemos )?(?:di|dimos|dado) a )${MY}(?:proveedores|contratistas|trabajadores)`,
    name: "Anticipos entregados",
    puc: ["1330"],
    kind: "balance",
  },
  {
    words: `(?:me |nos )?(?:han )?(?:retuvieron|retenido)(?: (?:a (?:mi|nosotros)|${MY}${CLIENTS}|de (?:renta|retefuente|rete fuente|retencion(?: en la fuente)?)))*|(?:anticipos? de )?retencion(?:es)?(?: en la fuente)? (?:que (?:me|nos) (?:han )?(?:hicieron|hecho|practicaron|practicado)|a favor|sufridas)(?: ${MY}${CLIENTS})?|anticipos? de (?:impuestos|retencion(?:es)?|renta)(?: (?:que (?:me|nos) (?:han )?(?:hicieron|hecho|practicaron)))?|saldos? a favor de (?:retencion(?:es)?|renta)`,
    name: "Retenciones que te hicieron",
    puc: ["1355"],
    kind: "balance",
    movesByPeriod: true,
  },
  {
    words: `(?:retencion(?:es)?(?: en la fuente)?|retefuentes?|rete fuente)(?: que)?(?: (?:le |les )?(?:he |hemos )?(?:practicado|practicamos|practique|hicimos|hice|hecho|descontamos))?(?: (?:y )?(?:esta|estan|sigue)?(?: ?pendientes?)?(?: (?:de|por) (?:pagar|girar|consignar|declarar)(?:le|la)?)?| por (?:pagar|girar|consignar)(?:le)?)?(?: a (?:la dian|terceros|otros|los demas|mis proveedores|los proveedores|los contratistas|proveedores|contratistas))*(?: (?:y )?(?:esta|estan|sigue)?(?: ?pendientes?)(?: (?:de|por) (?:pagar|girar|consignar|declarar)(?:le|la)?)?(?: a la dian)?)?`,
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
    words: `iva(?: (?:por|que (?:hay|toca|tengo|tenemos) (?:que )?) ?(?:pagar|pagarle|declarar))?(?: a la dian)?(?: acumulado)?`,
    name: "IVA por pagar",
    puc: ["2408"],
    kind: "balance",
    told: "my-vat",
    movesByPeriod: true,
  },
  {
    words: `impuestos por pagar|(?:debo|debemos|deben?|pagar(?:le)?) (?:de |en |por )?${MY}impuestos|(?:debo|debemos) a la dian`,
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
  {
    words: `${MY}(?:sueldos?|salarios?|nominas?|gastos? de personal|(?:pagos? a )?(?:emplead[oa]s|trabajador[ae]s|personal|muchachos))(?: y (?:sueldos?|salarios?|nominas?))?`,
    name: "Gastos de personal",
    puc: ["5105", "5205"],
    kind: "flow",
    owed: { name: "Obligaciones laborales y prestaciones estimadas", puc: ["25", "2610"] },
  },
  ...(
    [
      [
        "arriendos?|alquiler(?:es)?|arrendamientos?|canon(?: de arrendamiento)?",
        "Arrendamientos",
        "5120 5220",
      ],
      ["luz|energia(?: electrica)?", "Energía", "513530 523530"],
      ["agua|acueducto", "Agua", "513525 523525"],
      ["gas(?: natural)?", "Gas", "513555 523555"],
      ["internet|telefono|celular(?:es)?|plan de datos", "Teléfono e internet", "513535 523535"],
      [
        "publicidad|propaganda|avisos|volantes|mercadeo|pauta(?: publicitaria)?",
        "Publicidad",
        "523560 513560",
      ],
      [
        "transportes?|(?:carreras? (?:de|en) )?taxis?|pasajes|buses|fletes?|acarreos?|envios|domicilios",
        "Transporte, taxis y buses",
        "519545 529545 513550 523550",
      ],
      ["papeleria|utiles(?: de oficina)?", "Útiles y papelería", "519530 529530"],
      ["aseo|cafeteria", "Aseo y cafetería", "519525 529525"],
      ["combustibles?|gasolina|acpm|tanqueo", "Combustibles", "519535 529535"],
      ["honorarios", "Honorarios", "5110 5210"],
      ["seguros?(?! social)|polizas?", "Seguros", "5130 5230"],
      ["mantenimientos?|reparaciones|arreglos", "Mantenimiento y reparaciones", "5145 5245"],
    ] as const
  ).map(
    ([words, name, puc]): SubjectWords => ({
      words: `(?:(?:gastos?|pagos?|recibos?|facturas?) (?:de|en|por|del) )?${MY}(?:${words})(?: (?:de|del|en) ${MY}(?:oficinas?|local(?:es)?|casa|bodegas?|taller|tienda|negocio|finca|planta|apartamento))?`,
      name,
      puc: puc.split(" "),
      kind: "flow",
      isPart: true,
    }),
  ),
  {
    words: "servicios publicos",
    name: "Servicios públicos",
    puc: ["513525", "513530", "513535", "513555", "523525", "523530", "523535", "523555"],
    kind: "flow",
  },
  {
    words: `ingresos? (?:operacionales|ordinarios|de actividades ordinarias)(?! y)|(?:ingresos? por )?${MY}(?:ventas?|facturacion)(?: (?:netas?|brutas?|totales|nacionales))?|${SOLD}|las vtas|vtas?`,
    name: "Ventas",
    puc: ["41"],
    kind: "flow",
    told: "my-sales",
  },
  {
    words: `ingresos?(?: operacionales y no operacionales)?(?: totales| operacionales| brutos| netos)?(?: incluyendo ${MY}financieros| por todo concepto)?|(?:ha |me ha |nos ha )?entrado por todo concepto(?: de ingresos)?`,
    name: "Ingresos",
    puc: ["4"],
    kind: "flow",
  },
  {
    words: `(?:estado de )?resultados?(?: integral(?:es)?)|estado de (?:resultados|perdidas y ganancias)|p ?y ?g|utilidad(?:es)?(?: neta| del ejercicio| neta del ejercicio| contable| acumulada)*|resultados?(?: del (?:ejercicio|periodo)| neto| final)*|(?:gane|ganamos|ganado|gano|ganando|ganancias?|perdi|perdimos|perdido|perdiendo|perdidas?)(?: (?:o|u|y) (?:perdi|perdimos|perdiendo|perdidas?|ganancias?|gane|ganamos|ganando))?|(?:me |nos )?(?:ha |fue )?(?:quedo|queda|quedado) (?:libre|limpio|de ganancia|en limpio|neto)(?: despues de pagar todo)?|plusvalia`,
    name: "Resultado",
    puc: ["4", "5", "6", "7"],
    kind: "flow",
    told: "my-profit",
  },
  {
    words: "(?<!(?:me|nos|se|les?|que|ha|han) )costos?(?: totales| directos)?",
    name: "Costos",
    puc: ["6", "7"],
    kind: "flow",
  },
  {
    words: "gastos?(?: totales| operacionales| operativos| generales| fijos)?",
    name: "Gastos",
    puc: ["5"],
    kind: "flow",
    told: "my-spending",
  },
];
