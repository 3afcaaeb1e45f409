export const MY_WORDS = "(?:el |la |los |las |mi |mis |nuestr[oa]s? |sus? |tod[oa]s? )*";
export const CLIENT_WORDS = "(?:clientes?|client[ao]s|deudores|compradores)";
export const MERCHANDISE_WORDS =
  "(?:mercancias?|productos?|inventarios?|existencias|surtido|repuestos|materia prima|insumos)";
export const LOAN_WORDS =
  "(?:creditos?|prestamos?|hipotecas?|obligacion(?:es)?(?: financieras?| bancarias?)?|deudas?|leasing)";
export const BANK_WORDS =
  "(?:banco (?:agrario|popular|caja social|de bogota|de occidente|falabella|pichincha|mundo mujer|w)|bancos?|bancolombia|davivienda|bbva|av villas|colpatria|itau|nubank|lulo|coopcentral|entidades financieras)";
export const DEBT_WORDS = `${LOAN_WORDS}(?: (?:de|con|del|en) ${MY_WORDS}${BANK_WORDS})?(?: bancari[oa]s?)?`;
export const SOLD_WORDS =
  "(?:vendo|vendi|vendimos|vendio|vendieron|vendido|vendida|vendidos|vendiendo|vendemos|facture|facturo|facturado|facturamos|facturando)";
