import type { Side } from "../../../accounting/account.ts";
import type { AskedSubject } from "./asked-subject.ts";

/** What is asked of figures. */
export type AskedOperation = "sum" | "compare" | "average" | "months" | "each" | "share" | "largest";

/** Greetings and requests around a question. */
export const POLITE =
  / (?:(?:mi|el|la|al|un) [a-z]+ (?:quiere|necesita|me pide|pide|pregunta|me pregunta)(?: (?:saber|ver|conocer|mirar))?|(?:para|en) (?:el|la|un|una) [a-z]+ (?:me |nos )?(?:piden|pide|exigen|exige|necesito)|(?:me|nos) (?:piden|pide|exigen|exige)|necesito para (?:el|la|un|una) [a-z]+|(?:me toca|tengo que|debo|voy a) (?:pasar|dar|decir|reportar|entregar|mandar|mostrar|informar)(?:le|les)? (?:a la|a los|al|a) [a-z]+|si (?:cierro|cerramos|cerrara) (?:hoy|ya)|(?:estoy |estamos )?(?:haciendo|sacando|echando) cuentas|hola|buen[oa]s(?: (?:dias|tardes|noches))?|por favor|por favorcito|porfa(?:vor)?|porfis|gracias|vecin[oa]|profe(?:sora?)?|parce|oye|oiga|mire?|ven|venga|disculpe?|una pregunta|a ver|pues|dime|digame|diga|cuentame|cuenteme|muestrame|muestreme|me (?:muestras?|dices?|regalas?|das?|puedes? (?:decir|mostrar|dar)|puede (?:decir|mostrar|dar)|podrias? (?:decir|mostrar|dar)|ayudas? con)|necesito(?: (?:saber|ver|conocer))?|quiero (?:saber|ver|conocer)|quisiera (?:saber|ver|conocer)|queria saber|para saber|pasame|paseme|dame|deme|regaleme|regalame|calcula(?:me|r)?|calcule(?:me)?|exactamente|mas o menos|aproximadamente|usted|amig[oa]|a favor o en contra|sera que|saque(?:me)?(?= (?:la|el|las|los) (?:media|promedio|total|suma|cuentas?|ventas|gastos))|semana santa o sea|incluyendo (?:los |las )?(?:financieros|intereses|otros)|(?:ya )?(?:descontad[oa]|menos|net[oa]s? de|sin|quitando|restando)(?:le)? (?:la )?depreciacion(?: acumulada)?)(?= )/;

interface OperationWords {
  readonly operation: AskedOperation;
  readonly words: RegExp;
}

const HIGH =
  "(?:alt[oa]s?|baj[oa]s?|floj[oa]s?|fuertes?|buen[oa]s?|mal[oa]s?|dur[oa]s?|[bv]errac[oa]s?|tes[oa]s?|tenaz|representativ[oa]s?|significativ[oa]s?|importantes?|relevantes?|brav[oa]s?|salad[oa]s?|grandes?|pequen[oa]s?|pesad[oa]s?|car[oa]s?|car[oa]s)";

/** What is said of what is asked of the figures: the first that a question says holds. */
export const OPERATIONS: readonly OperationWords[] = [
  {
    operation: "compare",
    words:
      / (?:(?:fue |va |vamos |voy |estuvo |estamos |si )*(?:mejor o (?:peor|igual)|peor o mejor|mas o menos(?= que))|(?:hemos|ha|han|he) (?:des)?mejorado(?: o (?:no|empeorado|desmejorado))?|(?:o )?(?:venimos|vamos|voy|vengo|va|viene) (?:para|hacia) (?:atras|adelante)(?: o (?:para|hacia) (?:atras|adelante))?|(?:una |la |el )?(?:compara(?:cion|tivo)|paralelo|balance comparativo)(?: (?:de|entre|con))?(?: (?:los|las))?(?: (?:dos )?ultimos (?:dos )?(?:periodos|meses|anos))?)(?= )/,
  },
  {
    operation: "each",
    words:
      / (?:mes (?:a|por) mes|por meses|mensualmente|(?:en |de |por )?cada (?:uno de los )?mes(?:es)?|mes con mes|discriminad[oa]s? por mes(?:es)?)(?= )/,
  },
  {
    operation: "months",
    words: new RegExp(
      ` (?:(?:el |mi )?(?:pico|record|maximo|minimo)(?= (?:de|en) (?:las |los |mis )?(?:ventas?|ingresos?|gastos?|utilidad(?:es)?|facturacion|ganancias?))|(?:cual (?:fue|es|ha sido) )?(?:el |mi |los |cual el |y el |y cual el )*(?:mejor|peor)(?:es)?(?: y (?:el |cual el |cual fue el )?(?:mejor|peor))?(?: mes(?:es)?)?(?: del ano)?(?=(?: (?:en|de|para|por) (?:las |mis )?(?:ventas?|ingresos?|gastos?|utilidad(?:es)?|facturacion|ganancias?))| ~| $| mes)(?: mes(?:es)?)?|cuando(?= (?:fue |que |mas |se )*(?:vend|factur|gan)[a-z]* (?:mas|menos) )|cuando (?:fue (?:que|cuando) )?(?:mas|menos)(?: se (?:movio|vendio|facturo|movieron))?|(?:en )?(?:que|cual(?:es)?) (?:fue(?:ron)? |es |ha sido |son )?(?:el |los )?mes(?:es)?(?: (?:con|de|en que|en|que))?(?: (?:se )?(?:nos|me|le)? ?(?:fue|ha ido|dejo|dio|gane|ganamos|hubo|tuvimos|produjo|rindio|movio|quedo))?(?: (?:mas|menos|mayor(?:es)?|menor(?:es)?|mejor(?:es)?|peor(?:es)?))?(?: ${HIGH})?|(?:el |los )?mes(?:es)? (?:con|de|en que|en el que|que|cuando) (?:se )?(?:mas|menos|mayor(?:es)?|menor(?:es)?)|(?:el )?mes mas ${HIGH})(?= )`,
    ),
  },
  {
    operation: "largest",
    words: new RegExp(
      ` (?:(?:que|cual) (?:es (?:el|la) )?(?:rubro|gasto|cosa|cuenta|concepto)(?: (?:es )?(?:el|la) que)? (?:se )?(?:me |nos )?(?:esta |estan )?(?:com|llev|trag|chup|consum|gast|pes|quit|sac|cuest)[a-z]+ mas(?: (?:la )?(?:plata|platica|dinero|billete))?|(?:(?:en|a|por) (?:que|cual|donde)|adonde)(?: cosas?| rubros?| gastos?| cuentas?)? (?:se )?(?:le )?(?:me |nos )?(?:va|fue|gast[a-z]+|esta yendo|estan yendo|ha ido|esta gastando)(?: mas)?(?: (?:la |mi |el |los |nuestra )?(?:plata|platica|dinero|billetes?|billetico|lana|efectivo))?(?: mas)?|(?:cual(?:es)? (?:es|fue|son|fueron|ha sido|han sido) )?(?:el |los |mi |mis |las |la )*(?:\\d+ |tres |cinco |dos |diez )?(?:gastos?|costos?|rubros?|egresos?)(?: que)? (?:mas ${HIGH}|mayor(?:es)?|mas (?:me |nos )?(?:pes[a-z]+|cuest[a-z]+))|(?:que es )?lo que mas (?:plata |dinero )?(?:me |nos )?(?:esta |ha )?(?:trag|com|gast|cuest|cost|pes|consum|chup|llev|quit)[a-z]+(?: (?:la |el )?(?:plata|dinero|billete))?|(?:ranking|top|lista) (?:\\d+ )?(?:de (?:los |mis )?)?(?:mayores |principales )?(?:gastos|costos|rubros|egresos)|orden[a-z]+ (?:los |mis )?(?:gastos|costos|rubros)(?: de (?:mayor a menor|mas a menos))?|(?:gastos|costos) de mayor a menor|(?:gastos|costos|rubros|egresos) (?:mas )?(?:principales|mayores|importantes|grandes|gordos|fuertes|pesados)|(?:cual(?:es)? (?:es|fue|son|fueron) )?(?:el |los |mi |mis )*(?:\\d+ |tres |cinco |dos )?(?:mayor(?:es)?|principal(?:es)?) (?:gastos?|costos?|rubros?|egresos?))(?: ${HIGH})?(?= )`,
    ),
  },
  {
    operation: "compare",
    words:
      / (?:(?:como (?:van?|voy|vamos|estan|estuvieron|me va|nos va) )?(?:compar[a-z]+|en comparacion)(?: (?:con|a|al|contra|frente a|entre))?|al lado de|al pie de|(?:con )?respecto(?: (?:a|al|de|del))?|frente(?: (?:a|al))?|con relacion(?: (?:a|al))?|en relacion(?: con)?|(?:hay|hubo|tuvimos) (?:alguna |algun )?(?:mejoria|cambios?|crecimiento|aumento|caida|baja|variacion|retroceso)(?: (?:respecto|frente|contra|con relacion|en relacion|con))?(?: (?:a|al|del|de|con|el))?|que (?:el|la|los|las) (?:mes |ano )?(?:pasad[oa]|anterior)(?:es)?|contra|versus|vs|(?:mas|menos|mejor|peor|mayor|menor|igual)(?: [a-z]{1,4})? que|que diferencia(?: en (?:pesos|plata|porcentaje))? (?:hay|hubo)?(?: entre)?|(?:cual (?:es|fue) la )?(?:diferencia|variacion)(?: porcentual| en porcentaje| absoluta| en pesos)?(?: entre| de)?|(?:en (?:que|cuanto) (?:porcentaje )?)?(?:cuanto )?(?:han? )?(?:subi(?:o|eron|do)|aument(?:o|aron|ado)|creci(?:o|eron|do)|baj(?:o|aron|ado)|disminuy(?:o|eron)|cay(?:o|eron)|cambi(?:o|aron)|vari(?:o|aron)|(?:des)?mejor(?:o|aron|amos|ado)|empeor(?:o|aron|amos))(?: (?:o|u|y) (?:(?:des)?mejor(?:o|aron|amos)|empeor(?:o|aron|amos)|subi(?:o|eron)|aument(?:o|aron)|creci(?:o|eron)|baj(?:o|aron)|disminuy(?:o|eron)|cay(?:o|eron)))?|(?:estoy|estamos|voy|vamos|va|van|vienen|viene|ando)? ?(?:en )?(?:subiendo|bajando|creciendo|cayendo|subida|bajada|aumento|caida)(?: o (?:en )?(?:subiendo|bajando|creciendo|cayendo|subida|bajada|aumento|caida))?|(?:va|van|voy|vamos) (?:mejor|peor)(?: que)?|mas (?=~)|menos (?=~)|o (?:mejor|peor|mas|menos|igual))(?= )/,
  },
  {
    operation: "average",
    words:
      / (?:(?:en |un |el |la |mi |cual es (?:el|mi) |de )*(?:promedios?|media)(?: mensual(?:es)?| al mes| por mes| cada mes)?(?: de)?|(?:al|por|cada) mes|mensual(?:es)?)(?= )/,
  },
  {
    operation: "share",
    words:
      / (?:(?:y )?(?:a |en )?(?:que|cual es el|cuanto es el|cual) (?:porcentaje|proporcion|parte)(?: (?:es|representa|son|fue|del?|se (?:va|fue)))*|(?:y )?(?:cuanto |que )?(?:representan?|pesan?)(?: sobre)?|porcentaje(?: (?:de|sobre|que))?|de cada (?:cien|100)(?: pesos)?|sobre (?:las )?ventas)(?= )/,
  },
];

export interface VerbFrame {
  readonly id: "owed" | "owe" | "spent" | "earned" | "have";
  readonly words: RegExp;
  /** The accounts that its object may be. */
  readonly accounts: RegExp;
  readonly side: Side;
  /** What is meant where no object is named. */
  readonly whole?: AskedSubject;
}

const HAVE =
  "(?:he |hemos |ha |han |se ha |se han |se me ha |se nos ha |me ha |nos ha |me han |nos han |le he |les he |le hemos |les hemos )?";

/** What a verb says that its object is. */
export const FRAMES: readonly VerbFrame[] = [
  { id: "owed", words: / (?:me|nos) (?:debe[n]?|debian?|adeuda[n]?)(?= )/, accounts: /^13/, side: "debit" },
  {
    id: "owe",
    words:
      / (?:(?:le |les |se le |se les )?(?:debo|debemos|debiamos|debia|adeudo|adeudamos|estoy debiendo|estamos debiendo)(?: (?:pagar|girar|guardar|apartar|separar|reservar|provisionar|consignar)(?:le|les)?)?|(?:por|falta(?:n)?(?: por)?|tengo que|tenemos que|pendientes? (?:de|por)|toca|hay que|habria que|tocaria) (?:pagar|girar|guardar|apartar|separar|reservar|provisionar|consignar)(?:le|les)?)(?= )/,
    accounts: /^2/,
    side: "credit",
    whole: { name: "Pasivos", puc: ["2"], kind: "balance", told: "my-owed" },
  },
  {
    id: "spent",
    words: new RegExp(
      ` (?:se (?:me |nos )?(?:ha |han |esta )?(?:va|van|fue|fueron|ido|yendo)(?: (?:en|de|por|a|al))?|(?:me |nos |se |le |les |lo que )*${HAVE}(?:gast(?:e|amos|o|aron|ado|ada|ando|an)|pag(?:o|ue|amos|aron|ado|ada|ados|adas|ando|an|a)|invert(?:i|imos|ido)|invirti(?:o|eron)|met(?:i|io|imos|ieron|ido|ida)|desembols(?:e|o|amos|aron|ado)|cost(?:o|aron|ado)|cuesta[n]?|salio|salieron|vali(?:o|eron)|consum(?:i|imos|ido)|compr(?:e|amos|o|aron|ado)|bot(?:e|amos|o|aron|ado)|(?<= (?:me |nos |le |les |ha |han )+)(?:cobr|clav|quit|met)(?:o|aron|ado))(?: (?:en|de|por|a|al))?)(?= )`,
    ),
    accounts: /^[567]/,
    side: "debit",
    whole: { name: "Gastos", puc: ["5"], kind: "flow", told: "my-spending" },
  },
  {
    id: "earned",
    words: new RegExp(
      ` (?:(?:me |nos )*${HAVE}(?:entr(?:o|aron|ado|a)|ingres(?:o|aron|ado)|recib(?:i|imos|ido)|pagaron|lleg(?:o|aron))(?: (?:por|de|en))?)(?= )`,
    ),
    accounts: /^4/,
    side: "credit",
  },
  {
    id: "have",
    words:
      / (?:saldo|tengo|tenemos|hay|queda[n]?|quedo|habia|cuento|contamos|vale[n]?|dispongo|disponemos)(?: (?:de|en|con|del|la|el))*(?= )/,
    accounts: /^[1-3]/,
    side: "debit",
    whole: { name: "Disponible", puc: ["11"], kind: "balance", told: "my-cash" },
  },
];

/** Words that ask for no part and no other figure. */
export const BESIDE: ReadonlySet<string> = new Set(
  (
    "a al algo ante aquel aquella asciende ascendio ascendieron ascienden asi aun bien cada como con cual cuales cuando cuanta cuantas cuanto cuantos " +
    "de del desde donde dos durante e el ella ellos en entre era eran es esa ese eso esta estan estaba estaban estar este estos estas estuvo fue fueron ha haber " +
    "han has hasta hay he hemos hizo hubo iba incluido incluyendo junto juntos juntas juntando la las le les lleva llevaba llevamos llevan llevo llega llegan lo los lugar " +
    "mas me mi mis mientras mio muy ni no nos nuestra nuestras nuestro nuestros o para pero por porque puede puedo q que quedaba quedado quedamos quedan quedaron quedo " +
    "realmente registrado registrada registrados se sea ser si sido sin sobre solo son soy su sus suma suman sumo sumamos sumado sumando sumados sumas sumamos suponen tal tambien tan tanto te tenia " +
    "teniamos tenido tener tengo tenemos tiene tienen toda todas todavia todo todos total totales tuve tuvimos tuvo un una unas uno unos va vale valen vamos van ve ver vez voy y ya yo " +
    "cuenta cuento contamos valor valores monto montos cifra cifras cantidad plata platica dinero pesos peso billete billetes cop empresa negocio compania tienda local changarro " +
    "almacen taller finca hotel restaurante panaderia ferreteria consultorio periodo ejercicio ano anos mes meses fecha general generales generalmente acumulado acumulada acumulados " +
    "causado causados contable contables contabilidad libro libros registros corte saldo saldos existe da dan dio dieron dar deja dejo dejado ahi aca aqui alli alla principal " +
    "hoy temporada bueno pues tipo estoy estamos ando andamos vengo venimos despues lista listado relacion detalle detallada recibo recibos factura facturas pago pagos pagar abono abonos detallado uno completo completa vigente vigentes pendiente pendientes existente existentes gravable fiscal generado generada causada mensual promedio corrido transcurrido cerro cerramos cerrar cierra termino terminamos abajo contando menos mayor menor pico tope favor al segun segun resumen dato datos concepto conceptos rubro informe reporte neto neta netos bruto mismo misma junticos alcanza alcanzo alcanzado " +
    "falta faltan ahorita guardado guardada guardados aparte mucho mucha poco bastante harto harta aparece aparecen figura figuran inclusive anual anuales " +
    "seria serian trae traen separado % sociedad importe cuantia ente economico estuvieron estuviera posee poseen poseemos comportaron comporto comportado comportamiento desempeno cerraron presento presenta presentan " +
    "hice hicimos hago hacen salir salio sale resulta resulto ok cosas cosa dian lapso tiempo mismos mismas fechas epoca plazo desde abrio abrimos empezamos empece comenzamos"
  ).split(" "),
);
