import type { WordRow } from "./word-row.ts";

/** Public services, communications, software, cleaning and guarding. */
export const UTILITY_WORDS: readonly WordRow[] = [
  ["luz; energía; energía eléctrica; electricidad; recibo de la luz; factura de energía", "513530"],
  ["epm; codensa; enel; afinia; air-e; celsia; emcali; essa; chec; electrohuila", "513530"],
  ["agua; acueducto; alcantarillado; recibo del agua; acueducto y alcantarillado; eaab; triple a", "513525"],
  ["factura del agua; aguas de la ciudad", "513525"],
  [
    "gas; gas natural; vanti; recibo del gas; surtigas; gases; pipeta; cilindro de gas; pipeta de gas",
    "513555",
  ],
  ["gas propano; gas domiciliario", "513555"],
  [
    "teléfono; telefonía; línea telefónica; plan celular; plan de celular; recarga; recarga celular",
    "513535",
  ],
  [
    "minutos; claro; tigo; movistar; wom; etb; plan de datos; línea móvil; telefonía celular; pospago",
    "513535",
  ],
  ["recarga de celular; plan de minutos; factura del celular; recibo del teléfono; datos móviles", "513535"],
  [
    "celular; celulares",
    { debit: ["513535 El plan o la recarga", "152810 El aparato, para trabajar"], credit: "233550" },
  ],
  [
    "internet; wifi; fibra óptica; plan de internet; internet y televisión; banda ancha; televisión",
    "513535",
  ],
  ["servicios públicos; recibos; recibos del local; servicios del local; recibos públicos", "5135"],
  ["servicio; servicios", { debit: "5135 Servicio que te prestan", credit: "4155 Servicio que prestas" }],
  [
    "servicio de aseo; vigilancia; celador; celaduría; seguridad privada; portería; recolección de basura",
    "513505",
  ],
  [
    "alarma; monitoreo de alarma; basuras; vigilante; empresa de aseo; señora del aseo; guarda; interaseo; urbaser; promoambiental",
    "513505",
  ],
  ["aseo", { debit: ["513505 El servicio de aseo", "519525 Productos de aseo"], credit: "233550" }],
  ["temporales; personal temporal; empresa temporal; empresa de servicios temporales", "513510"],
  ["asistencia técnica; soporte técnico; soporte; soporte en sistemas", "513515"],
  [
    "software; programa; licencia; licencia de software; programa de contabilidad",
    { debit: ["513520 La suscripción del período", "1635 Una licencia que compras"], credit: "2335" },
  ],
  [
    "siigo; alegra; world office; office 365; microsoft 365; suscripción de software; helisa; loggro",
    "513520",
  ],
  ["hosting; dominio; nube; google workspace; zoom; facturación electrónica; página web", "513520"],
  ["antivirus; chatgpt; canva; adobe; almacenamiento en la nube; icloud; mensualidad del programa", "513520"],
  ["correo; correo certificado; mensajería; servientrega; interrapidísimo; envía; encomienda", "513540"],
  ["coordinadora; deprisa; 4-72; paquetería; envío de documentos; apartado aéreo", "513540"],
  [
    "flete; fletes; acarreo; acarreos; trasteo; envío; envíos; transporte de mercancía; domicilio; flete marítimo; flete aéreo; flete internacional",
    "513550",
  ],
  [
    "domicilios; domiciliario; mensajero; transporte de carga; camión de acarreo; cargue y descargue",
    "513550",
  ],
  ["mudanza; bodegaje; envío a cliente; flete de compra; flete venta", "513550"],
  [
    "transporte",
    { debit: ["513550 Llevar mercancía o cosas", "519545 Pasajes de una persona"], credit: "233545" },
  ],
  ["administración; cuota de administración; administración del edificio; propiedad horizontal", "513595"],
  ["administración del local; administración centro comercial; expensas comunes", "513595"],
  ["publicidad; propaganda; volantes; pauta; pauta digital; anuncios; mercadeo; marketing", "523560"],
  [
    "facebook ads; instagram; google ads; redes sociales; tarjetas de presentación; pendón; pendones",
    "523560",
  ],
  ["influencer; cuña radial; perifoneo; promoción; catálogos; letrero; valla; muestras gratis", "523560"],
  ["publicidad en facebook; pauta en instagram; feria; stand en feria; avisos publicitarios", "523560"],
];
