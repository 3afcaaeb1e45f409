/**
 * Other ways of saying what the engine knows by one verb: of regions, of everyday speech and of textbooks. Folded; "$1" is
 * what a row holds in brackets. Each row replaces what it finds by the usual words, in the order of the rows; amounts and
 * ways of paying are blank by then ("#").
 */
export const VERB_FORMS: readonly (readonly [said: string, usual: string])[] = [
  // Textbooks: what is to be registered, as a noun, an infinitive or an order.
  [
    "^(?!registro (?:mercantil|unico|calificado|invima|civil))(?:(?:contabili[cz]|registr|asient|elabor|realic|hag|efectu)[a-z]+ )(?:el |la |los |las )?(?:(?:registro|asiento|comprobante|contabilizacion) (?:contable )?(?:de |del |por )?)?(?:el |la |los |las )?(?=[a-z])",
    "",
  ],
  ["^(?:la )?cancelacion (?:de|del|a)\\b", "pague"],
  [
    "^(?:pagar|pague|paguese|cancelar|cancelese|sufragar|saldar|costear|solventar|liquidar el pago de)\\b",
    "pague",
  ],
  ["^(?:comprar|adquirir|adquierase|comprese|(?:la )?adquisicion de)\\b", "compre"],
  ["^(?:vender|vendase|comercializar)\\b", "vendi"],
  ["^(?:facturar|facturese)\\b", "facture"],
  ["^(?:recibir|recibase|percibir)\\b", "recibi"],
  ["^(?:cobrar|cobrese|recaudar|recaudese)\\b", "cobre"],
  ["^(?:abonar|abonese)\\b", "abone"],
  ["^(?:consignar|consignese|depositar)\\b", "consigne"],
  ["^(?:girar|girese)\\b", "gire"],
  ["^(?:prestar|prestese)\\b", "preste"],
  ["^(?:devolver|devuelvase)\\b", "devolvi"],
  ["^(?:retirar|sacar)\\b", "retire"],
  ["^(?:trasladar|traslade|transferir)\\b", "traslado de"],
  ["^(?:aportar|aportese)\\b", "aporte"],
  ["^(?:causar|causese)\\b", "cause"],
  ["^(?:despachar|entregar) (?=(?:[a-z]+ )*(?:@|client))", "vendi "],
  [
    "\\bse (?:obtiene|obtuvo|obtienen|obtuvieron|percibe|percibio|adquiere|adquirio|contrae|contrajo|toma|tomo) (?=(?:un |el )?(?:prestamo|credito|obligacion))",
    "recibi ",
  ],
  [
    "\\b(?:obtuve|obtuvimos|percibi|percibimos|conseguimos|consegui) (?=(?:un |el )?(?:prestamo|credito))",
    "recibi ",
  ],
  ["^(?:obtencion|desembolso|recepcion) (?:de |del )(?:un )?(?=(?:prestamo|credito))", "recibi "],
  ["^(?:desembolso|erogacion|egreso) (?:de|por|para) (?!(?:un |el )?(?:prestamo|credito))", "pague "],
  [
    "\\bse (?:recauda|recaudo|recaudan|recaudaron|percibe|perciben) (?=(?:la |el )?(?:cartera|saldo|deuda|abono))",
    "cobre ",
  ],
  ["\\bse (?:recauda|recaudo|recaudan|recaudaron) (?=(?:de )?(?:cliente|@))", "cobre a "],
  [
    "\\bse (?:despacha|despacho|despachan|despacharon|comercializa|comercializo|expende|expendio)\\b",
    "vendi",
  ],
  [
    "\\bse (?:sufraga|sufrago|asume|asumio|eroga|erogo|desembolsa|desembolso) (?!(?:un |el )?(?:prestamo|credito))",
    "pague ",
  ],
  ["\\bse (?:contrata|contrato|contratan|contrataron)\\b", "contrate"],
  ["\\bse (?:liquida y paga|liquido y pago|reconoce y paga)\\b", "pague"],
  // The house itself: a church that pays its light gives nothing away.
  [
    "^(?:hoy |ayer )?(?:la |el |nuestra )?(?:iglesia|parroquia|fundacion|junta|copropiedad|corporacion) (pago|cancelo|compro|gasto|recibio|vendio) (?!(?:el |la )?(?:factura|deuda|saldo)\\b|.*\\bdon(?:ar|acion))",
    "se $1 ",
  ],
  [
    "^(?:hoy |ayer )?(?:la |el |nuestr[oa] )?(?:restaurante|hotel|taller|almacen|salon|peluqueria|panaderia|cafeteria|consultorio|academia|tienda|negocio|empresa|gimnasio|drogueria) (cobro) ",
    "se $1 ",
  ],
  [
    "\\b(?:se (?:me |nos )?(?:metieron|entraron|colaron)|entraron|llegaron|vinieron)(?: (?:a robar|(?:los|unos|dos|tres) (?:ladrones|rateros|pelados|tipos)))?(?: (?:al?|en|por) (?:el |la |mi )?[a-z]+)?(?: a robar)? y (?:se |nos |me )*(?:llevaron|robaron|sacaron|alzaron con)\\b",
    "me robaron",
  ],
  [
    "\\b(?:los|unos|el|un) (?:ladron(?:es)?|rater[oa]s?|atracador(?:es)?) (?:se |nos |me )*(?:llev|rob|sac)(?:o|aron)\\b",
    "me robaron",
  ],
  [
    "\\b(?:saque|sacamos|retire|retiramos|cogi|tome) (?:plata |dinero |efectivo )?((?:(?:de|del) (?:la )?(?:caja|registradora)|#)? ?)(?:para|y) (?:consignar|consigne|depositar|deposite|llevar)(?:l[oa]s?)?\\b",
    "consigne $1",
  ],
  // Buying.
  [
    "\\b(?:abasteci|abastecimos|aprovisione|aprovisionamos) (?:(?:el|la|los|las|mi) [a-z]+ )?(?:de|con) ",
    "compre ",
  ],
  ["\\b(?:abasteci|abastecimos|aprovisione|aprovisionamos)\\b", "compre"],
  [
    "\\b(?:consegui|conseguimos|pille|pillamos|encontre|encontramos) (?!(?:un |una |el |la |los |unos )?(?:client|prestamo|credito|trabajo|contrato|socio|plata|quien))",
    "compre ",
  ],
  [
    "\\b(?:inverti|invertimos) (?:en )?(?=(?:mercanci|surtido|inventario|ropa|insumo|materia|repuesto|publicidad|pauta|herramienta|maquin|equipo|computador|mueble))",
    "compre ",
  ],
  [
    "\\b(?:encargue|encargamos|mande a traer|mandamos a traer|mande traer|mande a pedir|pedimos|pedi) (?=(?:mas )?(?:mercanci|surtido|pedido de))",
    "compre ",
  ],
  [
    "\\b(?:fui|fuimos|me fui|nos fuimos) (?:a comprar|a mercar|por|a traer|a surtir|de compras por) ",
    "compre ",
  ],
  ["\\b(?:me|nos) (?:fie|fiamos|endeude|endeudamos|enculebre|embarque) (?:en|con) ", "compre "],
  [
    "\\b(?:me|nos) (?:l[oa]s? )?(?:solto|soltaron|dejo|dejaron|dio|dieron) (?:fiad[oa]s?|a credito|al fiado|a plazos)\\b",
    "compre fiado",
  ],
  [
    "\\b(?:le|les) (?:cogi|cogimos|recibi|recibimos) (?=(?:un |unos |una |unas |el |los )?(?:viaje|bulto|pedido|surtido|mercanci))",
    "compre ",
  ],
  [
    "\\b(?:renove|renovamos|repuse|repusimos) (?=(?:el |la |los |las )?(?:computador|impresora|nevera|horno|portatil|maquina|mueble|silla|estufa|licuadora))",
    "compre ",
  ],
  [
    "\\b(?:me|nos) (?:surtio|surtieron|abastecio|abastecieron|suministro|suministraron|proveyo|proveyeron)\\b",
    "compre",
  ],
  ["\\b(?:me|nos)? ?(?:toca|toco|tocaba) (?:pagar|cancelar)\\b", "pague"],
  ["\\b(?:me|nos)? ?(?:toca|toco|tocaba) comprar\\b", "compre"],
  // The writer's own state of a debt, and what a house does in a textbook.
  ["\\bse l[oa]s? (?:quedo|quede|quedamos) debiendo\\b", "le quede debiendo"],
  [
    "^(?:la empresa|la compania|la sociedad|el negocio|la tienda|el almacen|@) (?:vende|vendio|venden) ",
    "vendi ",
  ],
  [
    "\\bdep (?=(?:acum|mensual|(?:de )?(?:[a-z]+ )?(?:mueble|equipo|maquin|vehicul|comput|edific|activo|oficina|camion|carro|moto)))",
    "depreciacion ",
  ],
  ["^prov (?=(?:de )?(?:prestac|cesant|prima|vacac|cartera|interes|nomina))", "provision "],
  ["\\bint (?:s )?(?=(?:sobre |de )?(?:cesantia|mora|prestamo|cdt|credito))", "intereses "],
  [
    "^(?:hoy |ayer |antier |anoche )?(?:en|con) (?:el |la |mi )(taxi|moto|mototaxi|buseta|bus|volqueta|camion|colectivo|furgon) (?:hice|hicimos|me hice|saque|gane)\\b",
    "producido del $1",
  ],
  // What was earned by one's own work.
  ["\\b(?:moto)?taxiando\\b", "mototaxi"],
  ["\\b(?:me|nos) (?:hice|hicimos|rebusque|rebuscamos)(?= ?(?:$|de |en |con |por |hoy|ayer|#))", "vendi "],
  [
    "\\b(?:me|nos) (?:entro|entraron|cayo|cayeron)(?= (?:de|por) (?!(?:un|una|el|la|mi|los|las) (?:client|senor|vecin|deud|prestam|credit)|.*\\b(?:deb|fiad|anticip|adelant|prest|@)))",
    "vendi ",
  ],
  ["^(?:hoy |ayer |antier )?(?:exporte|exportamos)\\b", "vendi"],
  // What something cost whoever tells it.
  [
    "^(?!.*\\b(?:saqu|sac|llev|vend|regal|bot|dan|rob|perd|aport)[a-z]*\\b)(.*?)(?<!\\b(?:que|y|cuanto|lo) )\\b(?:me|nos) (?:salio|salieron|costo|costaron|valio|valieron)(?: (?:en|por|a))?(?= |$)",
    "$1pague",
  ],
  // Selling.
  [
    "^(?:hoy |ayer |antier )?(?:remate|rematamos|promocione|expendi|expendimos|comercialice|comercializamos|liquidamos|feriamos)\\b",
    "vendi",
  ],
  [
    "\\b(?:le|les) (?:solte|soltamos|deje|dejamos|entregue|entregamos|despache|despachamos|mande|mandamos|lleve|llevamos) (?=(?:[a-z]+ ){0,2}(?:mercanci|surtido|pedido|producto))",
    "le vendi ",
  ],
  [
    "\\b(?:salio|salieron|se fue|se fueron|rodo|rodaron|evacue|evacuamos) (?=(?:la |el |unos |unas |los |las )?(?:mercanci|producto|pedido))",
    "vendi ",
  ],
  ["\\bqued(?:o|aron) de pag[a-z]+\\b", "me quedo debiendo"],
  [
    "\\b(?:me|nos) (?:qued[oa]|quedaron) (?:mal con|colgad[oa]s? con|en mora con|restando)\\b",
    "me quedo debiendo",
  ],
  ["\\bquedo? (?:restando|faltando por pagar(?:me)?|en deberme|colgad[oa] con)\\b", "quedo debiendo"],
  ["\\b(?:se (?:l[oa]s?|le) )?(?:deje|dejamos|entregue|di|dimos) fiad[oa]\\b", "vendi fiado"],
  [
    "\\bse (?:hizo|hicieron|marco|marcaron|registro|registraron|movio|movieron) (?=(?:en |de )?(?:la )?(?:tienda|caja|venta|ventas|mostrador|local|barra|registradora))",
    "vendi ",
  ],
  [
    "^(?!.*\\b(?:compre|compramos|pague|pagamos|plata|dinero|anticip|adelant|deposit|dotacion|viatic|cheque|prestamo|donad|donacion|regal|premio))(.*?)\\b(?:entregad|despachad|facturad|vendid)[oa]s?(?: y (?:entregad|facturad)[oa]s?)? (?=(?:a|al|@)(?: |$))(?!a (?:nosotros|mi|la empresa|el negocio|nuestr)\\b)",
    "vendi $1 ",
  ],
  ["^(.*?)\\b(?:pedid|comprad)[oa]s? y recibid[oa]s? (?=(?:de|a|al|del)\\b|@)", "compre $1 "],
  [
    "\\b(?:me hice|nos hicimos) (?!(?:un|una|unos|unas|el|la|los|las|de|a|cargo|amig|socio|client)\\b)",
    "vendi ",
  ],
  [
    "^(?:hoy |ayer )?(?:reparti|repartimos) (?!(?:[a-z]+ )?(?:utilidad|ganancia|dividend|propina|volante|publicidad|mercado|regalo))",
    "vendi ",
  ],
  // Paying.
  [
    "\\b(?:le|les) (?:cuadre|cuadramos|solte|soltamos|suelto|largue|cancele|pase|pasamos|mande|mandamos|salde|saldamos) (?=(?:[a-z]+ ){0,3}(?:proveedor|distribuidor|mayorista))",
    "le pague ",
  ],
  [
    "\\b(?:cuadre|cuadramos|salde|saldamos|sufrague|sufragamos|costee|costeamos|liquide el recibo de|despache el recibo de) (?=(?:de )?(?:el |la |los |las |al |a )?(?:luz|agua|gas|arriendo|recibo|factura|servicio|internet|telefono|administracion|nomina|quincena|sueldo|deuda|seguro|impuesto|predial|cuota|vigilan|mensajer|contador|aseo|jornal))",
    "pague ",
  ],
  ["\\b(?:salde|saldamos|sufrague|sufragamos|costee|costeamos|erogue)\\b(?! la cuenta con)", "pague"],
  [
    "\\b(?:salde|saldamos|cuadre|cuadramos|me puse al dia con|nos pusimos al dia con|le tape el hueco a|le sali a|le salimos a|le respondi a|cumpli con) (?:la cuenta |la deuda |mi cuenta |la factura )?(?:con )?(?=(?:el |la |los |las )?(?:proveedor|distribuidor|mayorista))",
    "pague deuda a ",
  ],
  [
    "\\b(?:sali|salimos) de (?=(?:la |el |los |las )?(?:luz|agua|gas|arriendo|recibo|factura|servicio|internet|nomina|quincena|deuda|cuota))",
    "pague ",
  ],
  ["\\b(?:se me|se nos) (?:fue|fueron) (?:en|por) ", "gaste en "],
  [
    "\\b(?:solte|soltamos|bote|botamos|boto|queme|saque|sacamos) (?:en|por|para) (?=(?:la |el |los |las )?(?:luz|agua|gas|arriendo|recibo|taxi|gasolina|comida|almuerzo|papeleria|servicio|internet|transporte|peaje))",
    "gaste en ",
  ],
  [
    "\\b(?:me|nos) (?:clavaron|clavo|pelaron|tumbaron|sacaron|bajaron con|quitaron) (?:en|por|con) ",
    "pague ",
  ],
  ["\\b(?:me|nos) (?:pidio|pidieron|cobra|cobran|arranco|arrancaron) (?=(?:por|en) )", "me cobro "],
  [
    "\\b(?:cuadre|cuadramos|arregle|arreglamos) (?=(?:[a-z]+ ){0,3}(?:quincena|sueldo|jornal|liquidacion|dia de trabajo))",
    "pague ",
  ],
  [
    "\\b(?:le|les) (?:cuadre|cuadramos|arregle|cancele|liquide|liquidamos|reconoci|reconocimos) (?=(?:[a-z]+ ){0,3}(?:quincena|sueldo|jornal|turno|dia|mes|semana|honorario|comision|hora))",
    "le pague ",
  ],
  // Being paid.
  [
    "\\b(?:me|nos) (?:cayo|cayeron|aparecio|aparecieron|reflejo|reflejaron) (?!(?:la |el |una |un |los )?(?:dian|multa|sancion|visita|policia|agua|aguacero|mal|mercanc))",
    "me consignaron ",
  ],
  [
    "\\b(?:me|nos) (?:trajo|trajeron|mando|mandaron|envio|enviaron|paso|pasaron|solto|soltaron|tiro|tiraron|acerco) (?=(?:de )?(?:lo que |lo |la plata|el abono|un abono|su abono|los intereses)(?:[a-z ]*?)(?:deb|fiad|abono|plata))",
    "me pago ",
  ],
  [
    "\\b(?:recogi|recogimos|recupere|recuperamos|levante|junte|juntamos) (?=(?:de )?(?:la )?(?:cartera|deuda|fiado|plata de))",
    "cobre ",
  ],
  [
    "\\b(?:saldo|saldaron|cuadro|cuadraron|arreglo|arreglaron|cerro|cerraron) (?=(?:su|la) (?:cuenta|deuda|cuaderno|libreta)\\b)",
    "pago ",
  ],
  ["\\bse (?:puso|pusieron) a paz y salvo\\b", "se puso al dia"],
  [
    "\\b(?:me|nos) (?:canceli?o|liquido|liquidaron|cumplio|cumplieron|respondio|respondieron) (?=(?:con )?(?:la |el |lo |su )?(?:factura|deuda|saldo|que deb|cuota|fiado|cuenta))",
    "me pago ",
  ],
  [
    "\\b(?:me|nos) (?:hizo|hicieron) (?:una |un |el |la )?(?:consignacion|transferencia|giro|pago|deposito|traslado)\\b",
    "me consigno",
  ],
  // Lending and borrowing.
  ["\\b(?:empreste|emprestamos|facilite|facilitamos|acomode|preste)\\b", "preste"],
  ["\\b(?:empresto|facilito|acomodo)\\b", "presto"],
  ["\\b(?:emprestaron|facilitaron|acomodaron)\\b", "prestaron"],
  ["\\b(?:me|nos) (?:preste|prestamos) (?=(?:de|con|donde) )", "me prestaron "],
  [
    "\\b(?:empene|empenamos|pignore|deje en prenda|deje empenad[oa])\\b.*?\\b(?:me|nos) (?:dio|dieron|prest[a-z]+)\\b",
    "prestamista me presto",
  ],
  [
    "\\b(?:desempene|desempenamos|saque de la prenderia|retire de la compraventa)\\b",
    "pague prestamo al prestamista",
  ],
  [
    "\\b(?:me|nos) (?:solto|soltaron|giro|giraron|aprobo|aprobaron|abonaron|acredito|acreditaron) (?=(?:un |el )(?:prestamo|credito)\\b)",
    "me desembolsaron ",
  ],
  [
    "\\b(?:me endeude|nos endeudamos|me meti en un credito|me embarque en un credito|saque prestad[oa]|sacamos prestad[oa]) (?=(?:con|en|a) )",
    "recibi prestamo ",
  ],
  [
    "\\b(?:amortice|amortizamos|le abone|le meti|le baje|abono) (?:a )?(?=(?:la deuda del|al credito|el credito|al prestamo|la deuda con el) ?(?:banco)?)",
    "abone ",
  ],
  [
    "(?<=@ )(?:el|la) de (?:la )?(?:bodega|caja|cocina|ventas|mensajeria|aseo|barra|mostrador|reparto|recepcion|domicilios)\\b",
    "empleado",
  ],
  // Owners.
  [
    "\\b(?:inyecte|inyectamos|capitalice|capitalizamos) (?:a |al |el |la )?(?:capital a |capital al )?",
    "aporte ",
  ],
  ["\\b(?:inyecto|capitalizo) (?:a |al |el |la )?", "aporto "],
  ["\\b(?:inyectaron|capitalizaron) (?:a |al |el |la )?", "aportaron "],
  ["\\b(?:me|nos) (?:autopague|asigne|saque) (?=(?:un |el |mi )?sueldo)", "pague "],
  // Pockets.
  [
    "\\b(?:meti|metimos|ingrese|ingresamos|guarde|guardamos|lleve a|puse) (?:a|al|en|en el|en la) (?=(?:la |el |mi )?(?:banco|cuenta|bancolombia|davivienda|bbva|ahorros|nequi|daviplata))",
    "consigne en ",
  ],
  [
    "\\b(?:cashee|canjee|cambie por efectivo|hice efectivo) (?=(?:el |de )?(?:nequi|daviplata|banco|cuenta))",
    "retire de ",
  ],
  // What is legalized with its expense.
  [
    "\\b(?:legalice|legalizamos|legalizar|se legaliza|se legalizan|legalizacion de) (?:los |las |unos |el )?gastos? de ",
    "pague ",
  ],
];
