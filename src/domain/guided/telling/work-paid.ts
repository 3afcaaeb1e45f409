import type { ClassedWord } from "../../accounting/search/deed-pattern.ts";
import { COUNT_WORD } from "../../understanding/spoken/spoken-count.ts";

/** Works that a first person tells without their accents too. */
const WORKS =
  "toque|cante|anime|decore|hice|hicimos|hicieron|puse|pusimos|arregle|cambie|pinte|instale|repare|corte|lave|monte|cosi|borde|teji|traduje|tradujimos|disene|fotografie|grabe|edite|programe|dicte|ensene|atendi|aplique|limpie|fumigue|pode|solde|fabrique|elabore|prepare|revise|opere|vacune|bane|peluquee|peine|maquille|tatue|destape|asesore|redacte|imprimi|maneje|cuide|construi|remodele|alquile|dirigi|serenatee";
/** A verb of the first person as it is written with its accent. */
const OWN_VERB = /(?<![\p{L}])(\p{L}{2,}(?:é|í|amos|imos))(?![\p{L}])/iu;
/** What may stand before it: when, to whom, and words that only call somebody. */
const BEFORE =
  /^(?:(?:hoy|ayer|antier|anteayer|anoche|est[ea]|el|la|lunes|martes|miercoles|jueves|viernes|sabado|domingo|semana|mes|manana|tarde|noche|pasad[oa]|parce|mijo|mija|ve|vea|vos|oiga|oye|sumerce|toche|uy|ajá|aja|pues|que|yo|le|les|lo|la|me|nos|se|en|por|a|de|del|una?|fin|dia|\d{1,2})[ ,:]*)*$/;
/** Dealings with money and goods, which are no work: their own rules tell them. */
const DEALING =
  /^(?:vend|compr|adquir|pag|cobr|recib|recog|recaud|cancel|abon|consign|deposit|transfer|gir|prest|devolv|reintegr|gast|fi[eao]|factur|entregu|anticip|adelant|retir|invert|deb|qued|ped|traj|tra[ií]|registr|caus|provision|castig|rebaj|descont|regal|don|regres|cruz|cruc|lleg|lleve|llevam|saqu|sacam|liquid|retuv|pas|mand|envi|met|apart|separ|gan|perd|bot|tir|encarg|contrat|arrend|surt|mercam|merque|tanque|cambiamos|met|aport|ahorr|di|dim|acept|firm|legaliz|tom|cog|consegu|necesit|ten|fui|fuimos|baj|sub|mov|pes|cuadr|cont|encontr|despach|permut|anot|apunt|decret|amortic|deprec|conced|aplica|qu[ei]|estren|lo|as|ah|aqu|all|mam|pap|caf|t[eé]$|men|jam|sof)/;
const UNACCENTED = new RegExp(String.raw`^(?:(?:hoy|ayer|le|les|me|yo) )*(?:${WORKS})\b`);
const MADE_DEALING =
  /\b(?:hice|hicimos|hicieron|puse|pusimos) (?:un |una |el |la |unos |unas |los |las |otro |otra |mi )?(?:pagos?|transferencias?|compras?|mercado|prestamos?|consignacion(?:es)?|retiros?|traslados?|avances?|abonos?|depositos?|giros?|recargas?|inversion|cuadre|devolucion|cruce|pedidos?|ventas?|plata|dinero|capital|aportes?|anticipos?|vaca|natillera|fondo|base|#)/;

/** What says that it was paid for, or is owed to us. */
const PAID_FOR_IT =
  /\b(?:me|nos) (?:l[oa]s? )?(?:pag(?:o|aron|an?)|cancel(?:o|aron)|consign(?:o|aron)|transfir(?:io|ieron)|gir(?:o|aron)|di(?:o|eron)|abon(?:o|aron)|pas(?:o|aron)|deben?|qued(?:o|aron|an?) debiendo)\b|\b(?:cobre|cobramos|cobrando)\b|\bme gane\b/;
const ON_PRICE = /\b(?:pag(?:o|aron)|cancel(?:o|aron)|qued(?:o|aron|an?) debiendo)\b/;
/** Money of another kind than a price. */
const OTHER_MONEY =
  /\b(?:facturas?|debian?|deuda|fiad[oa]s?|cartera|pendiente|atrasad[oa]s?|cuentas? de cobro|anticip[a-z]*|adelant[a-z]*|prestamos?|prestad[oa]s?|prest[eo]|separ[a-z]*|deposito|garantia|propinas?|intereses|dividendos|reembols[a-z]*|devol[a-z]*|vueltas?|abono|subsidio|premio|sorteo|rifa|promocion)\b/;

/** Names of works end so, whatever the trade: "poda del jardín", "instalación", "despinchada", "cambio de pantalla". */
const WORK_NOUN = new RegExp(
  String.raw`^(?:(?:hoy|servicios?|de|el|la|los|las|un|una|unos|unas|por|\d+|${COUNT_WORD}) )*(?!comision|operacion|obligacion|donacion|transaccion|consignacion|devolucion|bonificacion|indemnizacion|pension)(?:[a-z]{4,}(?:ciones|cion|sion|siones|adas?|idas?|ajes?)|cambios?|podas?|arreglos?|montajes?|disenos?|lavados?|serenatas?|shows?|presentacion|sesion(?:es)?|clases?|tatuajes?|tattoos?|tours?|carreras?|viajes?|fletes?|acarreos?|trasteos?|mantenimientos?|reparacion(?:es)?|corte|peinado|maquillaje|masajes?|consultas?) `,
);

/** The first own verb of a sentence that tells what somebody did, and is no dealing. `text`: as it was written. */
export function isOwnLabour(text: string, doing: string): boolean {
  if (MADE_DEALING.test(doing)) return false;
  if (UNACCENTED.test(doing)) return true;
  const found = OWN_VERB.exec(text);
  if (found?.[1] === undefined) return false;
  const before = text.slice(0, found.index).toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  const verb = found[1].toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return BEFORE.test(before) && !DEALING.test(verb);
}

/**
 * Whether a work of ours is told with the money that it earned: "toqué en una fiesta y me pagaron", "poda del jardín, me
 * consignaron", "me gané 180 destapando una cañería" (GM-36). What was owed before, advances, loans and money that comes
 * back are other deeds.
 */
export function isWorkPaid(clause: {
  readonly doing: string;
  readonly isOwnLabour: boolean;
  readonly text: readonly ClassedWord[];
}): boolean {
  const { doing } = clause;
  if (OTHER_MONEY.test(doing) || /^(?:la |una |las |de )*comision/.test(doing)) return false;
  if (/\bme gane\b(?! (?:en |con )?(?:la|el|una|un)\b).* [a-z]+[ae]ndo\b/.test(doing)) return true;
  if (clause.isOwnLabour) return PAID_FOR_IT.test(doing);
  const isWork = WORK_NOUN.test(doing) || clause.text.slice(0, 3).some(({ classes }) => classes.has("T"));
  return (
    isWork &&
    (PAID_FOR_IT.test(doing) ||
      (ON_PRICE.test(doing) && / (?:el|la|don|dona|@) ?[a-z]* (?:pago|cancelo)\b/.test(doing)))
  );
}

const CAME_IN =
  /\b(?:recibi|recibimos|entre|ingrese|descargue|descargaron|descargo)\b(?! (?:la |una |el |un )?(?:facturas?|recibos?|cuentas?|devolucion[a-z]*)\b)/;
const MONEY =
  /\b(?:plata|dinero|efectivo|pagos?|abonos?|anticipos?|adelantos?|transferencias?|consignacion(?:es)?|prestamos?|creditos?|cheques?|arriendos?|intereses|debian?|deben)\b/;

/** "Recibí de Bavaria 15 canastas, las pago el viernes": goods that came, which are owed. */
export function isReceivedOnCredit(doing: string): boolean {
  return CAME_IN.test(doing) && !MONEY.test(doing);
}

/** "20 cajas de panela, fiadas a don Chucho", "mercancía a crédito para Distrimax": who owes it. */
const THEIR_ACCOUNT =
  /\b(?:fiad[oa]s?|al fiado|a credito|a plazos)(?: (?:y|,) [a-z]+)? (?:(?:a|al) (?:don|dona|la senora|el senor|un|una|mi|el vecino|la vecina|el cliente|la clienta|cliente)|para) /;

/** Whether things are told to be on the account of somebody who took them. */
export function isOnTheirAccount(folded: string): boolean {
  return THEIR_ACCOUNT.test(folded);
}

const CHARGED_FOR =
  /^(?:hoy |ayer )?(?:le |les )?(?:cobre|cobramos) .*\bpor (?:(?:el|la|los|las|un|una|unos|unas|hacer[a-z]*|arreglar[a-z]*) )+[a-z]{3,}/;

/** "Le cobré a un cliente por la declaración": a work that was done for them, and no debt of before. */
export function isChargedFor(doing: string): boolean {
  return CHARGED_FOR.test(doing) && !OTHER_MONEY.test(doing);
}

const OWED_FOR_IT =
  /\b(?:me|nos) (?:l[oa]s? )?(?:pag(?:an?|aran?)|deben?|qued(?:an?|o|aron) debiendo|consignan?|cancelan?)\b|\b(?:pagar|debiendo)(?:me|nos)(?:l[oa]s?)?\b/;

/** "Traduje un contrato, me lo pagan a 30 días": a work of one's own that somebody owes us. */
export function isWorkOwed(isOwnLabour: boolean, folded: string, doing: string): boolean {
  return isOwnLabour && OWED_FOR_IT.test(folded) && !OTHER_MONEY.test(doing);
}
