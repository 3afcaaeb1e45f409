import type { SubjectWords } from "../asked-subject.ts";
import { MY_WORDS, SOLD_WORDS } from "./subject-phrases.ts";

/** What is earned and spent, the wholes last. */
export const RESULT_SUBJECTS: readonly SubjectWords[] = [
  {
    words: `${MY_WORDS}(?:sueldos?|salarios?|nominas?|gastos? de personal|(?:costos?|gastos?|cargas?) (?:laboral|prestacional)(?:es)?|(?:(?:pagos?|pagarles?|pagar|pag(?:amos|ue|o|ando(?:les?)?)) a (?:la |toda la )?gente|(?:pagos? a |pagarles? a |pagar a )?${MY_WORDS}(?:emplead[oa]s|trabajador[ae]s|personal|muchach[oa]s|pela[od]s|operari[oa]s|obreros|colaborador[ae]s|ayudantes)))(?: y (?:sueldos?|salarios?|nominas?))?`,
    name: "Gastos de personal",
    puc: ["5105", "5205"],
    kind: "flow",
    owed: { name: "Obligaciones laborales y prestaciones estimadas", puc: ["25", "2610"] },
  },
  ...(
    [
      [
        "arriendos?|alquiler(?:es)?|arrendamientos?|canon(?: de arrendamiento)?",
        "Arrendamientos",
        "5120 5220",
      ],
      ["luz|energia(?: electrica)?", "Energía", "513530 523530"],
      ["agua|acueducto", "Agua", "513525 523525"],
      ["gas(?: natural)?", "Gas", "513555 523555"],
      ["internet|telefono|celular(?:es)?|plan de datos", "Teléfono e internet", "513535 523535"],
      [
        "publicidad|propaganda|avisos|volantes|mercadeo|pauta(?: publicitaria)?",
        "Publicidad",
        "523560 513560",
      ],
      [
        "transportes?|(?:carreras? (?:de|en) )?taxis?|pasajes|buses|fletes?|acarreos?|envios|domicilios",
        "Transporte, taxis y buses",
        "519545 529545 513550 523550",
      ],
      ["papeleria|utiles(?: de oficina)?", "Útiles y papelería", "519530 529530"],
      ["aseo|cafeteria", "Aseo y cafetería", "519525 529525"],
      ["combustibles?|gasolina|acpm|tanqueo", "Combustibles", "519535 529535"],
      ["honorarios", "Honorarios", "5110 5210"],
      ["seguros?(?! social)|polizas?", "Seguros", "5130 5230"],
      ["mantenimientos?|reparaciones|arreglos", "Mantenimiento y reparaciones", "5145 5245"],
    ] as const
  ).map(
    ([words, name, puc]): SubjectWords => ({
      words: `(?:(?:gastos?|pagos?|recibos?|facturas?|inversion(?:es)?|desembolsos?|erogacion(?:es)?|consumos?|costos?|rubro|cuenta|partida|concepto) (?:de|en|por|del) )?${MY_WORDS}(?:${words})(?: (?:de|del|en) ${MY_WORDS}(?:oficinas?|local(?:es)?|casa|bodegas?|taller|tienda|negocio|finca|planta|apartamento))?`,
      name,
      puc: puc.split(" "),
      kind: "flow",
      isPart: true,
    }),
  ),
  {
    words: "servicios publicos",
    name: "Servicios públicos",
    puc: ["513525", "513530", "513535", "513555", "523525", "523530", "523535", "523555"],
    kind: "flow",
  },
  {
    words: `ingresos? (?:operacionales|ordinarios|de actividades ordinarias)(?! y)|(?:ingresos? por )?${MY_WORDS}(?:ventas?|facturacion)(?: (?:netas?|brutas?|totales|nacionales))?|${SOLD_WORDS}|las vtas|vtas?`,
    name: "Ventas",
    puc: ["41"],
    kind: "flow",
    told: "my-sales",
  },
  {
    words: `ingresos?(?: operacionales y no operacionales)?(?: totales| operacionales| brutos| netos)?(?: incluyendo ${MY_WORDS}financieros| por todo concepto| de tod[oa]s? (?:las |los )?(?:indole|clase|tipo|naturaleza|lado)s?)?|(?:ha |me ha |nos ha )?entrado por todo concepto(?: de ingresos)?`,
    name: "Ingresos",
    puc: ["4"],
    kind: "flow",
  },
  {
    words: `(?:estado de )?resultados?(?: integral(?:es)?)|estado de (?:resultados|perdidas y ganancias)|p ?y ?g|utilidad(?:es)?(?: neta| del ejercicio| neta del ejercicio| contable| acumulada)*|resultados?(?: del (?:ejercicio|periodo)| neto| final)*|(?:gane|ganamos|ganado|gano|ganando|ganancias?|perdi|perdimos|perdido|perdiendo|perdidas?)(?: (?:o|u|y) (?:perdi|perdimos|perdiendo|perdidas?|ganancias?|gane|ganamos|ganando))?|(?:me |nos )?(?:ha |fue )?(?:quedo|queda|quedado) (?:libre|limpio|de ganancia|en limpio|neto)(?: despues de pagar todo)?|(?:(?:me|nos) )?(?:dejo|dejaron|quedo|quedaron|dio|dieron|dimos|hubo|tuvimos) (?:algo|ganancias?|utilidad(?:es)?|perdidas?|plata|platica)(?: o (?:no|perdidas?|ganancias?))?|(?:me|nos) (?:ha |han |viene |esta )?(?:dejado|dejando|producido|rendido)(?: (?:el|este|mi|la|esta) (?:negocio|empresa|tienda|local))?|plusvalia|excedentes?(?: netos?| del (?:ejercicio|periodo))*`,
    name: "Resultado",
    puc: ["4", "5", "6", "7"],
    kind: "flow",
    told: "my-profit",
  },
  {
    words: "(?<!(?:me|nos|se|les?|que|ha|han) )costos?(?: totales| directos)?",
    name: "Costos",
    puc: ["6", "7"],
    kind: "flow",
  },
  {
    words:
      "(?<!\\bse )gastos?(?: totales| generales| fijos)?|lo (?:que (?:se |hemos |he |se ha )?)?(?:gastado|gastamos|gaste)(?! (?:en|de|por|a) (?!~))",
    name: "Gastos",
    puc: ["5"],
    kind: "flow",
    told: "my-spending",
  },
];
