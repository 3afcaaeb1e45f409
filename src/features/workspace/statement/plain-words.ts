/** Plain-language description of each of the twelve accounts (spec §3), and of what a book brings beside them. */
const WORDS: Readonly<Record<string, string>> = {
  "1001": "El efectivo que tienes a la mano",
  "1002": "Lo que hay en cuentas de ahorro y corriente",
  "1003": "Lo que tus clientes te deben",
  "1004": "La mercancía que tienes para vender",
  "15": "Lo que usas para trabajar, no para vender",
  "2001": "Lo que les debes a quienes te surten",
  "2002": "Otras deudas: servicios, arriendos, sueldos",
  "2003": "Lo que le debes al Estado",
  "3001": "Lo que pusieron los dueños",
  "3002": "Ganancias que se quedaron en el negocio",
  "4001": "Lo que vendiste",
  "5001": "Lo que te costó vender",
  "5002": "Lo que te cuesta mantener el negocio",
};

export function plainWords(code: string): string | null {
  return WORDS[code] ?? null;
}
