import { COUNT_WORD } from "../../understanding/spoken/spoken-count.ts";

/** What a company sells to people, and hardly ever buys. */
const CARE =
  "consultas?|cortes?|clases?|tutorias?|terapias?|sesion(?:es)?|masajes?|manicures?|pedicures?|peinados?|cepillados?|" +
  "tintes?|tinturas?|trenzas?|barbas?|cejas?|unas acrilicas|alisados?|keratinas?|depilacion(?:es)?|tatuajes?|valoracion(?:es)?|maquilladas?|peluqueadas?|mechas";
/** What it sells as well as it buys. */
const WORK =
  "asesorias?|consultorias?|domicilios?|arreglos?|instalacion(?:es)?|transportes?|acarreos?|trasteos?|fletes?|mudanzas?|" +
  "despinchadas?|lavadas?|parchadas?|montadas?|alineacion(?:es)?|balanceos?|vulcanizadas?|polichadas?|engrasadas?|sincronizadas?|" +
  "reparacion(?:es)?|traduccion(?:es)?|formateos?|fotografias?|disenos?|encomiendas?|carreras?|recorridos?|animacion(?:es)?|serenatas?";
const LEAD = `^(?:(?:hoy|servicios?|de|el|la|los|las|un|una|unos|unas|${COUNT_WORD}) )*`;
const CARE_FIRST = new RegExp(String.raw`${LEAD}(?:${CARE})\b`);
const SERVICE_FIRST = new RegExp(String.raw`${LEAD}(?:${CARE}|${WORK})\b`);

/** "Corte y cepillado": what one customer had done. */
const CARE_TWICE = new RegExp(String.raw`${LEAD}(?:${CARE}) (?:y|con|mas) (?:${CARE})\b`);
/** "Acarreo a doña Stella". */
const TO_NAMED = /^[^\d]{3,40}?\b(?:a|para) (?:don|dona) [a-z]+/;
/** "De la moto", "del local": what the company has, and had repaired. */
const OF_OWN =
  /\b(?:arreglos?|reparacion(?:es)?|instalacion(?:es)?|transportes?|fletes?|acarreos?|despinchadas?|lavadas?|parchadas?|alineacion(?:es)?(?: y balanceo)?|balanceos?|vulcanizadas?|polichadas?|engrasadas?|sincronizadas?) (?:[a-z]+ )?(?:de la|del|de las|de los|de mi|de nuestr[oa])\b/;
/** A bill that came, or a word of spending. */
const IS_SPENT =
  /\b(?:gastos?|auxilio|factura|recibo|proveedor[a-z]*|empleados?|trabajador[a-z]*|compras?|reembolso)\b/;

const CUSTOMER = "client[ea]s?|pacientes?|alumn[oa]s?|estudiantes?|huesped(?:es)?|usuari[oa]s?";
const OF_CUSTOMER = new RegExp(
  String.raw`\b(?:a|al|de|del|para) (?:el |la |un |una |mi |los |las )?(?:${CUSTOMER})\b`,
);
const TO_PERSON = /\b(?:a|al|para) (?:el |la |un |una )?(?:senor|senora|sra?|don|dona|nin[oa]|joven)\b/;

/**
 * Of a service told without a verb: sold, where who received it is named; asked about, where it may have been bought as
 * well. Null where it is none. `text`: the words as they were written, folded.
 */
export function serviceWithoutVerb(doing: string, text: string): "sold" | "asked" | null {
  if (!SERVICE_FIRST.test(doing) || IS_SPENT.test(doing)) return null;
  if (OF_CUSTOMER.test(text)) return "sold";
  if (CARE_FIRST.test(doing) && TO_PERSON.test(text)) return "sold";
  if (CARE_TWICE.test(doing) || TO_NAMED.test(text)) return "sold";
  return OF_OWN.test(doing) ? null : "asked";
}

/** Whether a person is named as the one who received it: "2 camisas para doña Rosa". */
export function isForPerson(text: string): boolean {
  return TO_PERSON.test(text) || OF_CUSTOMER.test(text);
}

/** Things at a price each, without a verb: they may have been sold as well as bought. */
export function isPriced(text: string): boolean {
  return /\bc\/u\b|\bcada un[oa]?\b|^\s*\d+ [a-z ]+ a \$?\s*\d/.test(text);
}

const SEVERAL = new RegExp(String.raw`${LEAD}(?:cortes|clases|consultas|terapias|sesiones|masajes)\b`);

/** Several of them ("cortes de cabello"): the takings of a day. */
export function isSeveral(doing: string): boolean {
  return SEVERAL.test(doing);
}

const TAKINGS = new RegExp(
  String.raw`${LEAD}(?:(?:carreras|recorridos)\b|producido (?:de|del) (?:la |el |los |las )?(?:taxi|bus|buseta|camion|moto|van|volqueta|tractor))`,
);

/** What a vehicle earned in a day: "carreras del taxi", "producido de la buseta". */
export function isTakings(doing: string): boolean {
  return TAKINGS.test(doing) && !IS_SPENT.test(doing);
}

/** "Pago con tarjeta" after what it was for tells how, and not by whom. */
export function withoutHowPaid(doing: string): string {
  return doing.replace(/(?<=\w )(?:pago|pagad[oa]s?|cancelad[oa]s?) (?:con|en|por|de)? ?#/g, "#");
}

/** "Cambio de aceite, pago efectivo": a noun that tells how it was paid is no verb of spending. */
export function withoutPaidHow(doing: string): string {
  return doing.replace(/(?<=\w )(?<!\b(?:me|nos|le|les|se|yo) )pago (?:con |en |por )?#/g, "#");
}

const DONE =
  /\b(?:hice|hicimos|realice|realizamos|atendi|atendimos|instale|instalamos|dicte|dictamos|preste (?:un |el |mis? |unos )?servicios?)\b/;
/** What is done with money or goods is no service. */
const DEALING =
  /\b(?:hice|hicimos|realice|realizamos) (?:un |una |el |la |unos |unas |los |las |otro |otra )?(?:pagos?|transferencias?|compras?|mercado|prestamos?|consignacion(?:es)?|retiros?|traslados?|avances?|abonos?|depositos?|giros?|recargas?|inversion|cuadre|devolucion|cruce|pedidos?|ventas?|#)/;
const WAS_PAID =
  /\b(?:me|nos) (?:los? |las? )?(?:pago|pagaron|cancelo|cancelaron|consigno|consignaron|transfirio|transfirieron|dieron|dio)\b/;
/** What tells of a debt that was there before. */
export const IS_DEBT =
  /\b(?:facturas?|debian?|deben|deuda|fiad[oa]s?|cartera|atrasad[oa]s?|cuentas? de cobro)\b/;
const IS_OWED =
  /\b(?:facturas?|debian?|deben?|deuda|fiad[oa]s?|saldo|cartera|pendiente|atrasad[oa]s?|cuentas? de cobro|anticipos?|adelantos?|descuentos?|rebajas?|prestamos?)\b/;

/** "Hice un alisado y me pagaron": a service that was sold, and no debt that was paid. */
export function isServicePaid(doing: string): boolean {
  return (
    (DONE.test(doing) || SERVICE_FIRST.test(doing)) &&
    WAS_PAID.test(doing) &&
    !DEALING.test(doing) &&
    !IS_OWED.test(doing)
  );
}

const TAKEN =
  /\b(?:transferi|transferimos|pase|pasamos|gire|giramos|saque|sacamos|retire|retiramos|cogi|cogimos|tome|tomamos|consigne|envie)\b/;
const OF_FAMILY =
  /\b(?:colegio|universidad|jardin|guarderia|pension|matricula|utiles|ropa|uniformes?|medico|cumpleanos|regalo|almuerzo|loncheras?) (?:de|del|para) (?:el |la |los |las |mis? )?(?:nin[oa]s?|hij[oa]s?|pela[od][oa]?s? mi[oa]s?|pela[od][oa]?s?|chin[oa]s? mi[oa]s?|espos[oa]|mujer|marido|familia|mama|papa|bebe)\b|\bde (?:mis? )(?:hij[oa]s?|espos[oa]|familia|mama|papa|casa)\b|\b(?:gastos?|uso|cuenta) personal(?:es)?\b/;
const FOR_HOME =
  /\bpara (?:pagar |pague |comprar |compre )?(?:el |la |los |las )?(?:mercado|arriendo|gastos|servicios|recibos|cosas)? ?(?:de )?(?:la casa|mi casa|mi familia|la familia|mi mercado|mis gastos|mis hij[oa]s|los ninos|las ninas|mi hij[oa]|mis? cosas)\b/;

/** Money for what is the owner's own: taken out of the company, or, where nothing is told to be taken, asked about. */
export function forOneself(doing: string): "taken" | "asked" | null {
  if (/\b(?:prest[a-z]+|vend[a-z]+|aport[a-z]+)\b/.test(doing)) return null;
  const isOwn = OF_FAMILY.test(doing) || FOR_HOME.test(doing);
  if (!isOwn) return null;
  // "Con plata del negocio": what is paid for the owner is taken out of it.
  const isOurMoney =
    /\b(?:plata|dinero|fondos|efectivo|recursos|cuenta) (?:del negocio|de la (?:empresa|tienda|caja|compania)|del local)\b|(?:\b(?:de|con) la caja|#) (?:del negocio|de la tienda|de la empresa)\b/.test(
      doing,
    );
  return TAKEN.test(doing) || isOurMoney ? "taken" : "asked";
}

const PLACE_FOR =
  /\bpara (?:el |la |los |las |mi |nuestr[oa] )?(?:oficina|local|bodega|negocio|tienda|empresa|restaurante|consultorio|taller|almacen|salon|peluqueria|cafeteria|panaderia|finca|colegio|hotel|floristeria|boutique|miscelanea|ferreteria|barberia|clinica|lavanderia|papeleria|drogueria|vivero|granja|heladeria|pizzeria|licorera|bar|taberna|discoteca|spa|gimnasio|libreria|joyeria|zapateria|carniceria|fruver|minimercado|cacharreria|optica|veterinaria|estanco|cantina|pasteleria|reposteria|tipografia|imprenta|jugueteria|perfumeria)\b|\b(?:del|de la) (?:restaurante|consultorio|taller|almacen|salon|peluqueria|cafeteria|panaderia|finca|colegio|hotel|tienda|negocio)\b/g;

/** What was bought, without the place that it is for; the same where nothing else is left. */
export function withoutPlace(telling: string): string {
  return telling.replace(PLACE_FOR, " ").replace(/ +/g, " ").trim();
}

/** Accounts that a thing said by its own word has, whatever stands beside it. */
export function ownAccounts(telling: string): RegExp | null {
  if (/(?<!\b(?:con|y|mas|sin) (?:el |la |su )?)\b(?:soat|seguros?|polizas?)\b(?! social)/.test(telling))
    return /^(?:5[12]30|1705)/;
  const isPhone = /\b(?:celular|telefono)\b/.test(telling);
  const isThing =
    /\b(?:un|una|unos|nuev[oa]|compr[a-z]*|cambi[a-z]*|renov[a-z]*|arregl[a-z]*|pantalla|repar[a-z]*|forro|cargador|funda|vidrio|para) (?:[a-z]+ )?(?:celular|telefono)\b/.test(
      telling,
    );
  return isPhone && !isThing ? /^5[12]35/ : null;
}

/** Paid before its time: only where that is said. */
export function isPrepaid(telling: string): boolean {
  return /\b(?:anticipad[oa]s?|adelantad[oa]s?|por adelantado|anual|anualidad|(?:un|del|todo el|el) ano|meses|semestre|trimestre)\b/.test(
    telling,
  );
}
