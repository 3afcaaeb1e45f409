import type { WordRow } from "./word-row.ts";

const OWN_INCOME = (credit: string): WordRow[1] => ({ credit });

/** Brands, regional words and things beside the usual ones, by account. */
export const MORE_WORDS: readonly WordRow[] = [
  // What these mean depends on whose they are: both readings are shown, and none is taken silently.
  [
    "mesada; mesadas",
    {
      debit: ["1325 El dueño saca para su familia", "2532 Pagas la pensión de un jubilado"],
      credit: "2532",
      lean: "debit",
    },
  ],
  [
    "cruce de cuentas; cruce; cruzar cuentas",
    { debit: "2205 Baja lo que le debes", credit: "1305 Baja lo que te debe" },
  ],
  [
    "saldo inicial; saldos iniciales; saldo de apertura",
    {
      debit: ["1105 Lo que había en caja", "1110 Lo que había en el banco"],
      credit: ["3105 Lo que pusieron los socios", "3130 Lo que puso el dueño"],
    },
  ],
  [
    "ladrillo; ladrillos",
    {
      debit: ["1435 Es mercancía para vender", "1508 Es para una obra tuya"],
      credit: "1435",
      lean: "debit",
    },
  ],
  [
    "tienda; la tienda",
    {
      debit: ["519525 Compras aseo o cafetería", "512010 Pagas el arriendo del local"],
      credit: "4135 Es lo que vendió la tienda",
    },
  ],
  ["cedenar; ebsa; cens; edeq; ruitoque; medidor; reconexión; enel codensa; celsia energía", "513530"],
  [
    "veolia; acuavalle; aguas de cartagena; carrotanque; tanque de agua; ibal; essmar; aguas de manizales",
    "513525",
  ],
  [
    "alcanos; efigas; gases de occidente; gases del caribe; metrogas; llanogas; rayogas; colgas; norgas",
    "513555",
  ],
  [
    "directv; hughesnet; starlink; virgin; simcard; sim; une; tigo une; claro hogar; claro móvil; parabólica",
    "513535",
  ],
  ["netflix; spotify; youtube premium; disney; win sports; lavandería; lavado de manteles", "513595"],
  [
    "jardinero; jardinería; aseadora; residuos; escombros; recolección; rondero; guachimán; cámaras y vigilancia",
    "513505",
  ],
  [
    "shopify; wix; wordpress; dropbox; notion; siesa; firma digital; firma electrónica; certificado digital",
    "513520",
  ],
  [
    "tienda virtual; sistema pos; software contable; mailchimp; facturador; correo corporativo; claude",
    "513520",
  ],
  [
    "tcc; saferbo; copetran; fedex; dhl; ups; 472; guía; correspondencia; pibox; mensajeros urbanos; mandado; mandados",
    "513540",
  ],
  ["grúa; servicio de grúa; uber flash; coteros; bracero; cotero; camión para la mercancía", "513550"],
  [
    "tiktok; aviso luminoso; aviso del local; brochure; afiche; pasacalle; degustación; sesión de fotos; radio",
    "523560",
  ],
  [
    "campaña; emisora; banner; flyer; stickers; seo; posicionamiento web; patrocinio; camisetas con logo",
    "523560",
  ],
  ["facebook; meta ads; google; community; tarjetas; mercadeo digital; diseño del logo", "523560"],
  [
    "ambientador; gel antibacterial; alcohol; té; panela para el tinto; limpiavidrios; varsol; blanqueador",
    "519525",
  ],
  [
    "esponjas; balde; recogedor; pocillos; vasos; aseo y cafetería; fabuloso; agua en bolsa; suavizante; papel cocina",
    "519525",
  ],
  [
    "lápices; borrador; agenda; cinta pegante; clips; cartulina; colbón; recibos de caja; calculadora",
    "519530",
  ],
  [
    "usb; memoria usb; mouse; facturas impresas; comprobantes; libros de contabilidad; etiquetas de precio",
    "519530",
  ],
  [
    "aceite de motor; gnv; urea; texaco; esso; mobil; biomax; petrobras; galón de gasolina; gasolina extra",
    "519535",
  ],
  ["colectivo; metrocable; tullave; mototaxista; ruta; busetas; transporte del mensajero; cívica", "519545"],
  [
    "lonchera; rancho; ejecutivo; menú del día; pollo asado; pizza; hamburguesa; domicilio de comida",
    "519560",
  ],
  ["garaje; valet parking; city parking; parquímetro", "519565"],
  ["copias de llaves; duplicado de llaves; corona fúnebre; gastos de representante", "519595"],
  [
    "despinchada; alineación; balanceo; sincronización; kit de arrastre; pastillas de freno; lavadero",
    "514540",
  ],
  ["cambio de pantalla; arreglo del celular; formateada; arreglo de celular", "514525"],
  ["poda; ascensor; mantenimiento del ascensor; lavado de tanques", "514510"],
  [
    "certificado de libertad; libertad y tradición; registro de instrumentos; beneficencia; poder autenticado",
    "514005",
  ],
  ["constitución de la empresa; constitución de la sociedad; gastos de constitución; rues", "514010"],
  [
    "registro sanitario; manipulación de alimentos; código de barras; logyca; curaduría; licencia de conducción",
    "514015",
  ],
  [
    "runt; tarjeta de propiedad; permiso de la alcaldía; radicación; certificado; carnet; carné de manipulador; antecedentes; apostilla",
    "514015",
  ],
  ["tributarista; outsourcing contable; liquidar impuestos", "511030"],
  [
    "sg sst; salud ocupacional; community manager; programador; traductor; publicista; asesor; consultor",
    "511035",
  ],
  ["fotógrafo; diseñadora; ingeniera; arquitecta; coach; freelance", "511035"],
  ["seguro de la mercancía; seguro de transporte; seguro de la carga", "513085"],
  ["seguro exequial; plan exequial; seguro de accidentes; seguro estudiantil", "513020"],
  [
    "auxilio de rodamiento; auxilio funerario; auxilio de lentes",
    { debit: "510545", credit: "2505", lean: "debit" },
  ],
  ["día de la mujer; amor y amistad; novena; bingo; torta; cumpleaños; asado de empleados", "510566"],
  ["curso de alturas; taller de manipulación; conferencia", "510563"],
  ["droga; curitas; vacunas; audiometría; examen de retiro; exámenes ocupacionales", "510584"],
  ["chaleco; arnés; camisetas de los empleados; gafas de seguridad; botas de caucho", "510551"],
  ["alumbrado público; sobretasa; impuesto al patrimonio; impuesto saludable; delineación urbana", "511595"],
  [
    "catastro; impuesto de la bodega; impuesto del lote; impuesto del local; impuesto del apartamento",
    "511515",
  ],
  ["cuota de fomento; fedepapa; cuota cafetera", "511550"],
  [
    "banco falabella; finandina; bancoldex; banco w; mibanco; banco pichincha; coopcentral; serfinanza",
    "1110",
  ],
  [
    "transfiya; uala; global66; bolsillo de nequi; powwi; cajita; cuenta rotativa; ahorro programado",
    ["1120", "1110"],
  ],
  ["criptomonedas; bitcoin; cripto; aportes en cooperativa; acción del club", "1295"],
  ["carteras colectivas; fondo de inversión colectiva; fondo de capital", "1245"],
  ["cuaderno de fiados; lista de fiados; deudas de clientes; letra de cliente; vale de cliente", "1305"],
  ["otros deudores; deudores varios; cuentas por cobrar varias", "1380"],
  [
    "cupo rotativo; crédito rotativo; crediágil; tarjeta codensa; tarjeta éxito; tarjeta alkosto; hipoteca",
    "2105",
  ],
  [
    "crédito de vehículo; crédito de consumo; crédito hipotecario; avance de tarjeta; cuota del banco",
    "2105",
  ],
  ["natillera; cadena de ahorro; cuentagotas; paga diario; usura", "219505"],
  ["preventista; factura de surtido; crédito de la distribuidora", "2205"],
  ["retención rendimientos; retefuente rendimientos", { debit: "135515", credit: "236535", lean: "credit" }],
  ["bono de regalo; bonos regalo; gift card; tarjeta de regalo; preventa; abono a pedido; señal", "280505"],
  ["mercancía en consignación; consignación de mercancía", "281510"],
  [
    "rendimientos nequi; intereses del cdt; intereses a clientes; intereses por cobro tardío",
    OWN_INCOME("421005"),
  ],
  [
    "comisión de corresponsal; comisión por recargas; comisión por recaudo; comisión baloto",
    OWN_INCOME("4225"),
  ],
  ["premio; rifa; chance; lotería; sorteo", OWN_INCOME("429543")],
  ["bono del gobierno; paef; incentivo del gobierno", OWN_INCOME("429557")],
  ["ingresos de años anteriores; ingreso de otro año", OWN_INCOME("4265")],
  ["estudio de crédito; comisión de apertura; seguro deudor", "530595"],
  ["intereses gota a gota; intereses tarjeta; intereses de sobregiro; intereses del leasing", "530520"],
  ["costas; tutela; conciliación", "531505"],
  ["infracción; sanción ugpp; comparendos; fotocomparendo; parte de tránsito; recargo por mora", "539520"],
  ["limosna; diezmo; ofrenda; caridad", "539525"],
  ["billete falso; billetes falsos; plata perdida", "539595"],
  [
    "motobomba; amasadora; batidora; selladora; empacadora; sublimadora; plancha industrial; impresora 3d",
    "1520",
  ],
  ["despulpadora; trapiche; elevador; gato hidráulico; fileteadora; hidrolavadora; extractor", "1520"],
  ["maniquí; maniquíes; exhibidores; silla de barbería; sala de espera; módulos; mobiliario", "152405"],
  [
    "proyector; videobeam; pistola de códigos; lector de barras; cajón monedero; dron; cámara fotográfica",
    "152810",
  ],
  ["campana extractora; parrilla; mesón; loza; lencería; asador; camas", "1536"],
  ["rayos x; nebulizador; electrocardiógrafo", "1532"],
  ["triciclo; carretilla; remolque; patineta eléctrica; motocarro; carro de perros", "1540"],
  ["lancha; canoa; bote", "1544"],
  ["caballo; mula; toro; yegua; animales de trabajo; burro", "1584"],
  ["cafetal; árboles frutales; plantación; platanera", "1564"],
  ["traspaso del negocio; compra del negocio; derecho de llaves", "1605"],
  ["gastos preoperativos; montaje del negocio; organización y preoperativos", "171004"],
  ["mejoras al local; mejoras en propiedad ajena; adecuación del local arrendado", "171024"],
  ["obra de arte; cuadro; escultura", "1805"],
];
