export const MY = "(?:el |la |los |las |mi |mis |nuestr[oa]s? |sus? |tod[oa]s? )*";
export const CLIENTS = "(?:clientes?|client[ao]s|deudores|compradores)";
export const MERCHANDISE =
  "(?:mercancias?|productos?|inventarios?|existencias|surtido|repuestos|materia prima|insumos)";
export const LOAN = "(?:creditos?|prestamos?|hipotecas?|obligacion(?:es)?|deudas?|leasing)";
export const BANKS =
  "(?:banco (?:agrario|popular|caja social|de bogota|de occidente|falabella|pichincha|mundo mujer|w)|bancos?|bancolombia|davivienda|bbva|av villas|colpatria|itau|nubank|lulo|coopcentral|entidades financieras)";
export const DEBTS = `${LOAN}(?: (?:de|con|del|en) ${MY}${BANKS})?(?: bancari[oa]s?)?`;
export const SOLD =
  "(?:vendo|vendi|vendimos|vendio|vendieron|vendido|vendida|vendidos|vendiendo|vendemos|facture|facturo|facturado|facturamos|facturando)";
