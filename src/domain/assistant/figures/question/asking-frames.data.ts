/**
 * How something is asked for, apart from what: requests, questions within a question, and what is told before it. Built of
 * verbs and their forms, so that "confírmame", "¿me podrías confirmar?" and "me gustaría que me confirmaras" are one.
 */

/** One of several, written apart for the eye: what stands between two bars is one of them. */
const either = (alternatives: string): string => `(?:${alternatives.trim().replace(/\s*\|\s*/g, "|")})`;

/** Verbs of saying, looking and knowing, as commands and before a clitic: "averigua(me)", "averigüe(me)". */
const COMMANDS = either(`
  averigu[ae] | busc[ae] | busque | inform[ae] | indic[ae] | indique | tra(?:e|iga) | ensen[ae] |
  consult[ae] | confirm[ae] | cuent[ae] | muestr[ae] | di(?:ga)? | de | da | regal[ae] | pas[ae] |
  sa(?:ca|que) | calcul[ae] | revis[ae] | mir[ae] | verifi(?:ca|que) | recuerd[ae] | ayud[ae] | report[ae] |
  resum[ae] | entreg[ae] | totali[zc][ae] | list[ae] | mand[ae] | envi[ae] | compart[ae] | detall[ae] |
  especifi(?:ca|que) | precis[ae] | aclar[ae] | facilit[ae] | suministr[ae] | col(?:abora|abore) | hag[ae] |
  haz | cotej[ae] | ubi(?:ca|que) | suelt[ae] | tir[ae] | bot[ae] | arroj[ae] | despej[ae] | relacion[ae] |
  sum[ae] | pon(?:ga)? | ten(?:ga)?
`);
const CLITICS = "(?:me|nos|le|les|mel[oa]s?|nosl[oa]s?|sel[oa]s?|l[oa]s?)";
/** Their infinitives, with or without a clitic. */
const INFINITIVES = `(?:saber|ver|conocer|consultar|mostrar|averiguar|revisar|mirar|buscar|confirmar|verificar|obtener|calcular|decir|recordar|reportar|informar|indicar|ensenar|traer|dar|pasar|regalar|sacar|tener(?: claro| presente| a la mano)?|entender|comprobar|precisar|detallar|aclarar|facilitar|compartir|ayudar|colaborar|mandar|enviar|contar|dejar(?: ver)?|hacer el favor|determinar|identificar|cotejar)${CLITICS}?`;
const WILL = either(`
  puedes? | pueden | podria[ns]? | podes | quiero | quisiera | queria | queremos | quisieramos | quiere[ns]? |
  querria | deseo | deseamos | desearia | necesito | necesitamos | necesitaba | necesita[n]? | requiero |
  requerimos | gustaria | interesa(?:ria)? | encantaria | urge | sirve | serviria | hace falta | hacia falta |
  falta | toca | tengo que | tenemos que | debo | debemos | hay que | trato de | tratando de | intento |
  ando | estoy | vengo a | vine a | es posible | sera posible | se puede | podemos | puedo | seria bueno |
  para | por | a | al | de
`);
const SECOND_PERSON = either(`
  confirm[ae]s? | dices? | digas? | dijeras? | muestr[ae]s? | regal[ae]s? | das? | des | dieras? |
  cuent[ae]s? | inform[ae]s? | indi[cq]u?[ae]s? | recuerd[ae]s? | sa(?:ca|que)s? | pas[ae]s? | averigu[ae]s? |
  bus(?:ca|que)s? | ayud[ae]s? | colabor[ae]s? | ensen[ae]s? | mostraras? | confirmaras? | informaras? |
  ayudaras?
`);
const KNOWS =
  "(?:sabes?|sabe|sabria[s]?|sabras?|tienes?|tiene|tendras?|tendra|recuerdas?|recuerda)(?: (?:usted|ustedes|tu|idea|claro|ahi|por ahi|presente|a la mano))*(?: de)?";
const FORGETS =
  "(?:(?:es que )?(?:ya )?no (?:se|sabemos|recuerdo|recordamos|me acuerdo|nos acordamos|tengo (?:ni )?(?:idea|claro|presente|claridad)|encuentro|me quedo claro|logro (?:ver|saber|encontrar)|he podido (?:ver|saber|encontrar))|se (?:me|nos) (?:olvido|perdio|fue|escapa|paso)|olvide|olvidamos|ignoro|desconozco|tengo (?:la |una )?(?:duda|inquietud)|me queda la duda|ando con la duda|me pregunto|me preguntaba|recordemos)(?: (?:de|en|sobre|por))?";

/** Who asks through another. */
const PEOPLE = either(`
  soci[oa]s? | contador[ae]?s? | jef[ea]s? | espos[oa] | mujer | marido | hij[oa]s? | herman[oa]s? | papa |
  mama | cunad[oa] | suegr[oa] | gerentes? | administrador[ae]? | bancos? | cooperativa | dian |
  camara de comercio | alcaldia | superintendencia | supersociedades | revisor[a]? | auditor[a]? |
  abogad[oa] | asesor[a]? | duen[oa]s? | patron[a]? | arrendador[a]? | inversionistas? | profe(?:sor[a]?)? |
  tesorer[oa] | secretari[oa] | junta | asamblea | entidad | funcionari[oa] | analista | aseguradora |
  notaria | consultor[a]? | muchach[oa] | gente | coordinador[a]? | director[a]? | financier[oa] |
  presidente | accionistas? | representante | fondo | leasing | prestamista | comprador | oficina
`);
export const WHO = `(?:(?:el|la|los|las|mi|mis|un|una|unos|nuestr[oa]s?|don|dona|al|del|de la|de el) (?:senor[a]? )?${PEOPLE}(?: (?:fiscal|publico|tributari[oa]|legal|general|directiva|de socios|de accionistas|del banco|de la empresa|de credito|nuev[oa]))?)`;
const THEY_ASK =
  "(?:(?:(?:me|nos|le|les|se) )?(?:lo |la )?(?:(?:esta|estan|anda|andan|estaba|estaban|viene|vienen|sigue|siguen|ha|han|habia|va a|van a|volvio a|quiere|quieren|quisiera|necesita|necesitan|acaba de|acaban de) )?(?:que (?:yo )?)?(?:le |les |me |nos )?(?:pid|pregunt|exig|solicit|requier|requir|reclam|insist|necesit|quier|dij|dic|pus|pon|mand|encarg)[a-z]*(?: (?:a )?(?:saber|ver|conocer|mirar|tener|averiguar|sacar|buscar|hallar|calcular|revisar|preguntar|que (?:le |les )?(?:diga|muestre|informe|pase|mande|de|lleve|presente|reporte|confirme|mire|mirara|revise|revisara)))?)";
const WHERE =
  "(?:(?:en|para|por) (?:el|la|un|una|los|las) (?:reunion|junta|asamblea|banco|formulario|declaracion|credito|prestamo|informe|comite|oficina|alcaldia|dian|tramite|licitacion|visita|estudio|solicitud|renovacion|presentacion|auditoria|camara de comercio|registro mercantil|arriendo|leasing|visa|colegio|universidad|clase|tarea|parcial|taller)(?: de (?:socios|renta|credito|gerencia|hoy|la empresa|accionistas|la matricula|matricula|la camara|contabilidad))?)";
const TO_WHOM = `(?: (?:(?:a|para|con) )?${WHO})?`;

/** Interjections, and who is spoken to: at the head of a question only, for within it they are who is asked about. */
const HAILED = either(`
  qu?i[hu]*bo(?:le)?s? | que (?:hubo|hubole) | e+y | hey | epa | aja | eche | ole | u[yf]+ | hu[yf] | a+y |
  ah | eh | achichay | ave maria(?: pues)? | juemadre | ojo | vea(?: pues| ve)? | listo | bueno pues |
  sumerce | su merced | mi (?:llave|vale|rey|reina|amor|hermano|gente|viejo|vida) | el mio | la mia | manito |
  mano | hermano | herman[oi]t[oa] | compadre | comadre | compa | cuadro | caballero | mona | patron | don |
  dona | senor[a]? | doctor[a]? | contador[a]? | jefe | mijo | mija | veci | parcero | amigo | estimad[oa]s? |
  ahi | oiste | oigan | che | veni | pelao | llavecita | chino | china | sumercecita | mijos? | jefecit[oa]
`);

/** What figures are shown in or asked for. */
const PAPERS = either(`
  solicitud | comite | junta | reunion | asamblea | informe | presentacion | declaracion | formulario |
  camara | registro | tarea | taller | clase | parcial | exposicion | acta | visita | auditoria | revisoria |
  tramite | licitacion | estudio | renovacion | diapositivas? | certificad[oa] | certificacion | carta |
  excel | cuadro | papeles | carpeta | expediente | socios? | contador[a]? | jef[ea] | gerente | abogad[oa] |
  espos[oa] | profesor[a]? | inversionista | comprador | revisor | auditor[a]? | presupuesto |
  plan de negocios? | pitch | convocatoria | vuelta | entrevista | rendicion de cuentas
`);
const PAPERS_OF =
  "(?:[0-9]{3}|(?:la |el |los |las |mi )?(?:credito|prestamo|renta|iva|ica|retencion|industria y comercio|camara de comercio|comercio|dian|banco|alcaldia|accionistas|socios|gerencia|cuentas|visa|arriendo|leasing|matricula|mercantil|fiscal|[a-z]+ ?fiscal|tributaria|exogena|contabilidad|universidad|colegio|junta))";

/** How something is asked for, each between spaces. */
export const REQUEST_FRAMES: readonly string[] = [
  `(?:${WHERE} )?(?:me|nos|le) (?:esta |estan |estaban |han |ha |van a |estuvieron )?(?:pid|pregunt|exig|solicit|reclam)[a-z]*(?: ${WHERE})?`,
  `(?:${WHERE} )?${WHO}(?: ${WHERE})? ${THEY_ASK}(?: ${WHERE})?`,
  `(?:me |nos |te |le )?${WILL}(?: (?:que )?(?:me|nos|te|le))? ${INFINITIVES}(?: (?:de|sobre|con|a|si))?${TO_WHOM}`,
  `(?:(?:que|si|y) )*(?:me|nos) (?:lo |la )?${SECOND_PERSON}(?: (?:con|a|de|por favor|sobre))*(?: ${INFINITIVES})?`,
  `(?:${COMMANDS})${CLITICS}(?: (?:el|un) (?:dato|favor|valor|total|resumen|cuarto|catorce|dos|calculo|ejercicio|milagro))?(?: (?:de|sobre|con|del|ahi|rapido|rapidito|ya))*${TO_WHOM}`,
  `(?:${KNOWS})(?= (?:cuant|cual|que |en cuanto|a cuanto|por cuanto|como |si |en que|quien))`,
  FORGETS,
  `(?:quiero|quisiera|queria|necesito|deseo|necesitamos|queremos|requiero|me hace falta|me falta|busco|me sirve|me gustaria)(?: (?:que|el dato|la cifra|un dato|la informacion|informacion|datos))?(?: (?:de|del|sobre))?`,
  `(?:(?:favor|sirvase|solicito|solicitamos|se solicita|se requiere|requiero|requerimos|agradezco|agradecemos|agradeceria(?:mos)?|le agradezco|les agradezco|agradeciendo|ruego|rogamos|pido|pedimos|se necesita|se pide|preciso|urge) )?(?:que )?(?:se )?(?:me |nos |se )?(?:${INFINITIVES}|informen?|indiquen?|confirmen?|digan?|muestren?|envien?|den|suministren?|consulta|pregunta|duda|informacion)(?: (?:de|sobre|del))?`,
  either(`
    sirvase | solicito | solicitamos | se solicita | se requiere | requerimos | agradezco | agradecemos |
    agradeceria | ruego | se necesita | se pide | se desea(?: saber)?
  `),
  `(?<=^[ ~]*)${HAILED}(?: ${HAILED})*`,
  either(`
    plis | please | porfis | de verdad(?: verdad)? | en realidad | la verdad | digamos | o sea | o no | cierto |
    que pena (?:molestar(?:l[oea])?|con usted|la molestia|contigo) |
    (?:me |nos )?(?:hace[ns]?|haga|hagame|haz|hazme) (?:el |un )?favor(?:cito)? | si no es molestia |
    si es tan amable | tan amable | cuando pueda[s]? | si puede[s]? | por fa | en resumen |
    en resumidas cuentas | en plata blanca | en pesos | en numeros | al fin(?: y al cabo)? | en definitiva |
    hablando de | en cuanto a | con relacion a(?!l? (?:ano|mes|trimestre|semestre|bimestre|20)) |
    en relacion con(?! el (?:ano|mes|trimestre|semestre|bimestre)) |
    (?:hagame|haceme|hazme) el (?:cuarto|catorce|dos|milagro|puente) | en materia de | en lo que respecta a |
    en el tema de | por el lado de | a proposito de | acerca de | sobre el tema de | en concreto | de una vez |
    rapidito | rapido | cordial saludo | saludos | buen dia | que pena | disculpa | perdon | mil gracias |
    muchas gracias | urgente | de urgencia | ya mismo | otra cosa | ultima pregunta | otra pregunta | pregunta |
    una duda | una consulta | una preguntica
  `),
  either(`
    equival(?!ent)[a-z]+ a | equivalen? | viene[n]? siendo | vino siendo | vendria[n]? (?:siendo|a ser) |
    arroj(?:a|o|an|aron) | mont(?:a|an|aron|o) a | importan? | totaliz(?:a|an|o|aron) |
    registr(?:amos|o|aron|e) | report(?:a|an|o|amos|aron) | contabiliz(?:amos|aron|o) |
    represent(?:a|an|aron|o)n? en (?:pesos|plata) | alcanz(?:a|aron|an|o) a | lleg(?:a|an|o|aron) a |
    logr(?:amos|e|o) | tuvimos por | acumul(?:amos|a|an|o) | obtuv(?:imos|e|o) | obten(?:ido|ida|idos|idas) |
    realiz(?:ado|ada|ados|adas|amos|o) | efectu(?:ado|ada|ados|adas|amos|o) | efectivamente | cabalmente |
    en firme | a precio de costo | al costo
  `),
  `(?:quedo|quedamos|estoy|estamos) (?:muy )?(?:atent[oa]s?|pendientes?|a la espera)(?: (?:a|al|de|del|por))?(?: saber)?`,
  `(?:desde|de|en) (?:talento humano|contabilidad|gerencia|tesoreria|cartera|recursos humanos|auditoria|revisoria(?: fiscal)?|la casa matriz|impuestos|el area [a-z]+)(?: (?:me|nos))? (?:solicit|pid|pregunt|requier|exig|necesit)[a-z]+`,
  `(?:es )?(?:para|pa) (?:el|la|los|las|un|una|mi|lo de(?:l)?) ${PAPERS}(?: (?:de|del|a|al|ante|con|en) (?:la |el |los |las )?(?:${PAPERS_OF}|${PAPERS}))*`,
  `(?:y )?(?:(?:las|lo|los|la) )?que (?:despues |luego |mas adelante )?(?:podemos |puedo |se puede[n]? |me |nos |voy a |vamos a )*(?:descont|cruz|imput|tom|us|rest)[a-z]* (?:en|con|de|contra) (?:la |mi |nuestra |el )?(?:declaracion(?: de renta)?|renta|impuesto(?: de renta)?)`,
  `(?:y )?(?:(?:ya|luego de|despues de) )?(?:descont|rest|quit|sac|pag)(?:ando|ar|ado) (?:todo|tod[oa]s (?:los|las) (?:gastos|costos|cuentas)(?: y (?:los )?(?:costos|gastos))?)`,
];
