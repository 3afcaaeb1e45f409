/** A way of paying, as words say it. */
export interface MeansWord {
  readonly means: "cash" | "transfer" | "card" | "check" | "credit";
  /** The PUC account of the pocket that is named; null for that of the means. */
  readonly pocket: string | null;
  /** Said beside another way, it is not one of its own: "de contado por transferencia", "la cuota del banco". */
  readonly isWeak?: true;
}

/**
 * Words for ways of paying, separated by ";", folded. "*" is the rest of a word. The first row that a place fits holds,
 * so that longer ones come before shorter ones.
 */
export const MEANS_WORDS: readonly (readonly [words: string, means: MeansWord])[] = [
  ["caja menor; caja chica", { means: "cash", pocket: "110510" }],
  [
    "(?:con|mediante|por) (?:una |un |el |la )?(?:hipoteca|leasing|(?:credito|prestamo)(?: [a-z]+)? (?:de|del|con) (?:el |la )?(?:banco|bancolombia|davivienda|bbva|cooperativa|financiera|finagro|bancamia))",
    { means: "credit", pocket: "2105" },
  ],
  [
    "financiad[oa]s? (?:con|por) (?:el |la )?(?:banco|bancolombia|davivienda|bbva|cooperativa|financiera|finagro|bancamia)(?: de [a-z]+)?; (?:l[oa]s? |nos |me )*(?:financi(?:a|an|o|aron|ando)|prest(?:a|o)) (?:tod[oa]s? )?(?:el |la )?(?:banco|bancolombia|davivienda|bbva|cooperativa|financiera|finagro|bancamia|sufi|tuya|addi|sistecredito|finandina|mibanco)(?: [a-z]+)?; a credito con (?:el |la )?(?:banco|bancolombia|davivienda|bbva|cooperativa|financiera|finagro|bancamia)(?: de [a-z]+)?; (?:l[oa]s? )?financi(?:e|amos) (?:tod[oa] )?con (?:el |la |un )?(?:banco|bancolombia|davivienda|bbva|cooperativa|financiera|finagro|bancamia|credito del? [a-z]+)(?: de [a-z]+)?",
    { means: "credit", pocket: "2105" },
  ],
  [
    "(?<=\\b(?:ya|tenia|tenian|teniamos|menos|descontando|cruzando|restando|habian?|habiamos)\\b[^,;]{0,45})(?:de|del|como|en) (?:el )?(?:anticipo|adelanto|abono inicial)",
    { means: "credit", pocket: "2805" },
  ],
  [
    "(?<=\\b(?:ya|habia|habian|habiamos|tenia|tenian|teniamos)\\b[^,;]{0,45})(?:un |el )?(?:anticipo|adelanto)(?= (?:por|de) \\$? ?\\d)",
    { means: "credit", pocket: "2805" },
  ],
  [
    "(?:(?:le |les |se |me |nos )*(?:cruz(?:o|a|amos|ando|aron)|cruce|aplic(?:o|a|amos|ando)|aplique|descont(?:e|o|amos|ando|aron)|abonando|restando)) (?:el |los |un |su )?(?:anticipo|adelanto)",
    { means: "credit", pocket: "2805" },
  ],
  [
    "(?<=\\bya (?:me|nos|le|les) (?:habian?|he|hemos) )(?:anticipad|adelantad)[oa]",
    { means: "credit", pocket: "2805" },
  ],
  [
    "tarjetas? (?:de credito |debito )?(?:del|de la|de un|de una) (?:client[ea]|senora?|paciente|huesped)",
    { means: "card", pocket: null },
  ],
  ["(?:con|por) (?:addi|sistecredito|sufi pay|sistecredito)", { means: "credit", pocket: null }],
  // What of a sale was not paid yet: whether it was a sale is told before (refused-text.ts).
  [
    "(?:todavia|aun) no (?:me|nos) (?:l[oa]s? )?(?:han? )?(?:pag|cancel|consign|gir|abon)[a-z]+; no (?:me|nos) (?:l[oa]s? )?han? (?:pagado|cancelado|consignado|girado|abonado)(?: (?:todavia|aun))?",
    { means: "credit", pocket: null },
  ],
  [
    "(?:con|usando|por|(?:cargad[oa]|diferid[oa]|cargue|facturad[oa]) a) (?:la |una |mi )?tarjeta de credito; con (?:la )?tc",
    { means: "card", pocket: "2105" },
  ],
  [
    "(?:firm[a-z]+ (?:una |la )?)?(?:letra(?: de cambio)?|pagare)\\b(?= (?:por|a)\\b); quede de pagar(?:l[oa]s?)?; quedamos de pagar(?:l[oa]s?)?; quedo debiendo(?:nos|se)?(?: el resto)?; quede debiendo; quedamos debiendo; quedaron debiendo; quedo a deber; quede a deber; (?:me |se )?(?:l[oa]s? )(?:apunte|apuntamos|anote|anotamos|apunto|anoto) (?:en|a|al) (?:el |la |su )?(?:cuaderno|libreta|fiado|cuenta); (?<=[a-z\\d] y )deben?(?= \\$? ?\\d); debiendo(?:sel[oa]s?|mel[oa]s?|nosl[oa]s?|l[eoa]s?); l[oa]s? otr[oa]s? (?:mitad )?(?:dos |tres )?(?:(?:me |nos )?(?:l[oa]s? )?deben?|qued(?:a|an|o|aron) debiendo(?:me|nos)?(?:l[oa]s?)?); (?:me |nos |le |les |se )*(?:l[oa]s? )?qued(?:a|an|o|e|amos|aron) (?:debiendo|a deber)(?:sel[oa]s?|me|nos)?; (?:le|les) deb(?:o|emos) (?:el (?:resto|saldo|restante)|lo (?:demas|otro)|la (?:diferencia|otra mitad)); (?:me|nos) l[oa]s? (?:financian?|fiaron|fio|fia); se (?:le|les|lo|la) (?:deben?|queda debiendo); quedo debiendose",
    { means: "credit", pocket: null },
  ],
  [
    "queda[nr]?(?:on)? pendientes?(?: de pago| por pagar)?; quedaron pendientes?(?: de pago| por pagar)?; quedo pendiente(?: de pago| por pagar)?; queda pendiente(?: de pago| por pagar)?; quedo por pagar; queda por pagar; pendientes? de pago; (?<!cuentas? )por pagar; (?<!cuentas? )por cobrar; pendientes? de cobro; sin pagar; sin cancelar",
    { means: "credit", pocket: null },
  ],
  [
    "(?:y |todavia |aun )*no (?:se )?(?:lo|la|los|las|le|les) (?:he pagado|hemos pagado|he cancelado|hemos cancelado|ha pagado|han pagado|pagamos|pagan?|pago|pague); (?<!que )(?:me|nos) (?:lo |la |los |las )?(?:queda |quedan |quedo |quedaron )?(?:debe|deben|debiendo)(?: todo)?; se (?:lo|la) debo; (?:me|nos) quedo debiendo",
    { means: "credit", pocket: null },
  ],
  [
    "(?:se )?(?:le |me |nos )?(?:descuenta|descontado|descontar|abona|abonado|resta|rebaja) (?:de|en|a) (?:lo que|la deuda|su deuda)[a-z ]{0,20}?(?:debe|deben|debo|debemos|deuda); de lo que (?:me |nos |le )?(?:debe|debo|debemos); en lo que (?:le )?(?:debo|debemos|debe); de su deuda; de la deuda",
    { means: "credit", pocket: null },
  ],
  [
    "(?<!que |le |les |lo |como |cuanto )deb(?:o|emos); adeudamos; quedamos debiendo; quedo debiendose; fie; fiamos; fio; fiaron",
    { means: "credit", pocket: null },
  ],
  [
    "a credito; al credito; (?<!teni(?:a|an) |tenemos |lo |los )fiad[oa]s?; fiao; al fiado; a plazos?; a cuotas; a (?:\\d+|[a-z]+) cuotas(?= con (?:el|la) (?!tarjeta|banco)); financiad[oa]; a deber",
    { means: "credit", pocket: null },
  ],
  [
    "(?:a|en|por) (?:\\d{1,2}|dos|tres|cuatro|cinco|seis|ocho|diez|doce|veinticuatro) (?:cuotas|pagos)(?! (?:de|con|en|por) (?:el |la |mi )?(?:tarjeta|banco|cada))",
    { means: "credit", pocket: null, isWeak: true },
  ],
  ["(?<!de |del |el |un |nota |mi |su |al )credito(?! de | con )", { means: "credit", pocket: null }],
  [
    "debito automatico; tarjeta debito; con debito; por debito; debito",
    { means: "card", pocket: null, isWeak: true },
  ],
  [
    "(?<!(?<![.,\\d])[1-9]\\d{0,2} )tarjetas?(?! de (?:presentacion|regalo|navidad|credito|propiedad)); con el datafono; (?<!un |el )datafono; voucher; bold; redeban; (?:recogi|recogimos|entraron|entro|vendi|vendimos) (?:[a-z]+ ){0,3}(?:del|por el|por) datafono",
    { means: "card", pocket: null },
  ],
  ["cheques?; ch(?=\\s*(?:no\\.?|n°|#)?\\s*\\d{2,})", { means: "check", pocket: null }],
  [
    "nequi; daviplata; movii; dale; rappipay; nu; nubank; lulo; cuenta de ahorros?; billetera(?: digital)?; ahorro a la mano",
    { means: "transfer", pocket: "1120" },
  ],
  [
    "(?:les?|los?|las?) transferi; transferi (?:el resto|lo demas|el saldo|la diferencia); transferencias?(?: bancaria| electronica)?; transferi[a-z]*; transfir[a-z]*; pse; ach; giros? (?:bancarios?|electronicos?|internacional(?:es)?); botones? de pagos?; transfiya; antes de (?:consignar|girar|transferir)(?:me|nos)?; (?:les? |se lo |los? )?gir(?:e|amos|aron|o) (?:el (?:neto|resto|saldo|restante)|lo demas|lo otro); (?<!se )consignan?(?= (?:en|a|el|lo|la|todo|neto|la diferencia)); bre b; breb; bre-b; qr; codigo qr; llave; mercado pago",
    { means: "transfer", pocket: null },
  ],
  [
    "bancolombia; davivienda; bbva; banco de bogota; banco popular; banco agrario; banco caja social; colpatria; scotiabank; itau; av villas; bancoomeva; banco de occidente; cuenta corriente; cuenta bancaria",
    { means: "transfer", pocket: null },
  ],
  [
    "consignad[oa]s?; (?:les?|se l[oa]s?) (?:consigne|consignamos|consigno); consignaron; consigno; consignacion; se (?:l[eoa]s? )?consignan?; abon(?:o|ad[oa]s?|aron) en (?:la )?cuenta; pago electronico; por (?:aportes en linea|soi|mi planilla|la pagina del banco|la app del banco); (?<=\\b(?:pag|cancel)[^,;]{0,60})(?:en linea|por internet|por linea|(?:por|desde) la app); (?:me|nos) (?:giro|giraron)(?! (?:un |el )?cheque); debitad[oa]s?; desde la cuenta; en la cuenta; a la cuenta; de la cuenta; cuenta del banco",
    { means: "transfer", pocket: null },
  ],
  ["efecty; baloto", { means: "transfer", pocket: null, isWeak: true }],
  ["bancos?", { means: "transfer", pocket: null, isWeak: true }],
  [
    "efectivo; cash; (?:todo |en |puro |solo |de |con |demas |resto |otro )billetes?; (?:la |con (?:la )?|puro )?plata (?:de (?:la )?caja|en (?:la )?mano); en la mano; (?:del|en el) cajon; en (?:pura |solo |sola |toda )?plata(?: blanca)?; en monedas; contante y sonante; billetes; en mano",
    { means: "cash", pocket: null },
  ],
  ["(?:de|al|a) contado; contado", { means: "cash", pocket: null, isWeak: true }],
  ["(?:a|de|en) la caja; de caja; por caja; en caja; caja", { means: "cash", pocket: null, isWeak: true }],
];
