import type { WordRow } from "./word-row.ts";

const RENT = { debit: "5120", credit: "4220", lean: "debit" } as const;

/** Rooms, office, repairs, snacks, gifts and other running costs. */
export const PREMISES_WORDS: readonly WordRow[] = [
  ["arriendo; alquiler; canon; arrendamiento; arriendos; canon de arrendamiento", RENT],
  ["arriendo local; arriendo del local; arriendo bodega; arriendo oficina; renta del local", "512010"],
  ["arriendo de la bodega; arriendo de la oficina; alquiler del local; arriendo de la casa", "512010"],
  ["alquiler de equipo; alquiler de maquinaria; alquiler máquina; renting; renta de equipos", "512015"],
  ["alquiler de computadores; renta de computadores", "512025"],
  ["alquiler de carro; alquiler de vehículo; alquiler camioneta", "512040"],
  ["arriendo recibido; ingreso por arriendo; arriendo que me pagan; arriendo cobrado", { credit: "4220" }],
  ["papelería; útiles; útiles de oficina; fotocopias; resma; resma de papel; papel; esferos", "519530"],
  ["lapiceros; cuadernos; carpetas; tinta; tóner; cartuchos; impresiones; talonarios; sellos", "519530"],
  [
    "grapas; marcadores; sobres; libretas; rollo de papel; papel térmico; anillado; empaste; plotter",
    "519530",
  ],
  ["papel para impresora; tinta impresora; rollos datáfono; factureros; cosedora; cuaderno", "519530"],
  ["tinto; tintos; café; cafetería; azúcar; aromática; refrigerio; refrigerios; onces; merienda", "519525"],
  ["empanadas; pandebono; buñuelos; galletas; vasos desechables; botellón de agua; botellón", "519525"],
  ["agua embotellada; panadería; desayuno; greca de tinto; mecato; elementos de cafetería", "519525"],
  [
    "gaseosa; gaseosas; arepa; arepas; pan; leche; huevos; jugos; cerveza; frutas; verduras; carne; carnes; queso; " +
      "tamal; tamales; mercado; víveres; abarrotes; panela",
    { debit: ["519525 Gasto de la oficina", "1435 Compra para vender"], credit: "4135" },
  ],
  ["productos de aseo; elementos de aseo; jabón; trapero; escoba; límpido; detergente; cloro", "519525"],
  ["papel higiénico; servilletas; bolsas de basura; implementos de aseo; desinfectante; toallas", "519525"],
  ["almuerzo; almuerzos; restaurante; comida; corrientazo; cena; almuerzo de trabajo; comidas", "519560"],
  ["almuerzo empleados; almuerzos del personal; comida de trabajo; mercado para la cocina", "519560"],
  ["libros; revistas; periódico; suscripción; prensa; suscripciones; libro", "519510"],
  ["mantenimiento; reparación; reparaciones; arreglo; arreglos", "5145"],
  [
    "mantenimiento del local; plomero; pintor; pintura; cerrajero; albañil; reparaciones locativas; gotera",
    "515015",
  ],
  ["remodelación; adecuación; adecuaciones; arreglo del local; maestro de obra; drywall; plomería", "515015"],
  ["pintura del local; arreglo del techo; vidrios; impermeabilización", "515015"],
  ["electricista; instalación eléctrica; bombillos; cableado; tomacorrientes", "515005"],
  ["decoración; flores; arreglo floral; decoración navideña; adornos", "515010"],
  ["mantenimiento del computador; arreglo del computador; reparación computador; formateo", "514525"],
  ["arreglo de la impresora; mantenimiento impresora; mantenimiento de equipos de cómputo", "514525"],
  [
    "mantenimiento aire acondicionado; mantenimiento equipo de oficina; recarga de extintores; extintor",
    "514520",
  ],
  ["mantenimiento maquinaria; reparación de máquina; arreglo de la nevera; arreglo de la máquina", "514515"],
  ["mantenimiento edificio; mantenimiento de la bodega; fumigación", "514510"],
  ["música; sayco; acinpro; sayco y acinpro; música ambiental", "519515"],
  ["regalos; regalo; detalle para cliente; ancheta; anchetas; atención a clientes; invitación", "519520"],
  ["gastos de representación; relaciones públicas; atenciones; regalos clientes", "519520"],
  [
    "propina; propinas",
    { debit: "519595 Propina que tú das", credit: "281505 Propina que es de los meseros" },
  ],
  ["varios; diversos; otros gastos; gasto; gastos; gasto general; imprevistos; gastos varios", "5195"],
  ["gastos generales; gasto menor; gastos menores; menudeo; vueltas; diligencias", "5195"],
  ["multa; multas; sanción; comparendo; sanción dian; sanciones; fotomulta; extemporaneidad", "539520"],
  ["donación; donaciones", { debit: "539525 Donas a alguien", credit: "429595 Alguien te dona" }],
  ["robo; hurto; siniestro; pérdida por robo; incendio", { debit: "531040" }],
  [
    "mercancía dañada; mercancía vencida; merma; baja de inventario; avería; averías",
    { debit: "531035", credit: "1435", lean: "debit" },
  ],
  ["gastos extraordinarios", "5315"],
  ["impuestos asumidos; retención asumida; iva asumido", "531520"],
  ["gastos de años anteriores; gastos de ejercicios anteriores", "531515"],
  ["daños a terceros; indemnización a tercero", "519570"],
];
