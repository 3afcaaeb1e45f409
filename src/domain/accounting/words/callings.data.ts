import type { Sided, WordRow } from "./word-row.ts";

const SUPPLIES: Sided = { debit: "1455", credit: "1455" };
const MACHINE = "1520";
const FURNITURE = "152405";
const CARE = "513595";
/** What an association, a church or a building collects. */
const DUES: Sided = { debit: "1305", credit: "4295", lean: "credit" };
const earned = (credit: string): Sided => ({ credit });
const spent = (debit: string): Sided => ({ debit, credit: "233595", lean: "debit" });

/** Words of callings: salon, kitchen, garage, farm, surgery, transport, site, church, building, school, shop online. */
export const CALLING_WORDS: readonly WordRow[] = [
  // Salon.
  [
    "tintes; tinte; tintes y keratina; keratina; queratina; cera depilatoria; acetona; decolorante; oxidante",
    SUPPLIES,
  ],
  ["secador; secador de pelo; plancha de pelo; máquina de peluquear; lavacabezas", MACHINE],
  ["espejo; espejos; perchero; góndolas", FURNITURE],
  ["porcentaje de la estilista; porcentaje del barbero; estilista; barbero; manicurista", spent("5205")],
  // Kitchen and shop.
  ["corrientazos; menús del día; platos del día; almuerzos corrientes", earned("4140")],
  ["verduras de la plaza; mercado de la plaza; plaza de mercado; carnes para el restaurante", "1405"],
  ["recargas y giros; recargas y giros comisión; comisión recargas; comisión de giros", earned("4225")],
  ["tienda escolar; utilidad tienda escolar; bazar; bazares; rifas; kermés", earned("4295")],
  ["fotocopias vendidas; fotocopias cobradas; impresiones vendidas; impresiones cobradas", earned("4235")],
  // Garage and workshop.
  [
    "mano de obra mecánica; mano de obra cobrada; latonería y pintura ingreso; latonería cobrada",
    earned("4235"),
  ],
  ["engrasada; engrase; engrasada de la máquina; calibración de máquina; afilada de cuchillas", "5145"],
  ["repuestos del cliente; repuestos para la moto del cliente; repuestos para el carro del cliente", "1435"],
  [
    "tornero; taller satélite; satélite que cose; satélite de confección; maquila; maquilador; costurera; modista",
    spent(CARE),
  ],
  [
    "disposición de aceite usado; aceite usado; residuos peligrosos; disposición de residuos",
    spent("513505"),
  ],
  ["garantía al cliente; garantía que tocó responder; responder una garantía", spent("519595")],
  // Farm.
  ["tractor; rotovator; arado; cosechadora; picapasto; fumigadora de espalda; ordeñadora", MACHINE],
  ["fertilizante; fungicida; herbicida; insecticida; gallinaza; abono y fungicida; cal agrícola", "1405"],
  [
    "purina; sal mineralizada; melaza; silo; purina y sal; purina y sal para el ganado; pasto de corte",
    SUPPLIES,
  ],
  [
    "cercas; cerca eléctrica; alambre de púa; cercas y alambre; postes de cerca; corral; galpón; establo",
    "1516",
  ],
  ["mayordomo; vaquero; ordeñador; recolectores; recolectores de café; cosecheros", spent("510506")],
  ["vacuna aftosa; vacunas del ganado; vacunación del ganado; purga del ganado; inseminación", spent(CARE)],
  ["vacuna del gato; vacuna del perro; veterinaria del gato; vacuna antirrábica", spent(CARE)],
  ["terneros; compra de terneros; levante de terneros; compra de novillos; lechones", "1445"],
  ["pasto alquilado; potrero alquilado; potrero; pastaje", "5120"],
  // Surgery.
  ["algodón y gasas; gasas; jeringas; guantes de látex; material odontológico; suturas", SUPPLIES],
  ["glosas; glosas de la eps; glosa; glosa aceptada", spent("4175")],
  ["copago; copagos; cuota moderadora; bono del paciente; bonos de pacientes", earned("4165")],
  ["laboratorio dental; laboratorio dental que me hace; mecánico dental", spent(CARE)],
  ["habilitación; habilitación de secretaría de salud; registro invima", "514015"],
  ["médico por prestación de servicios; odontólogo por prestación de servicios", spent("511095")],
  // Transport.
  [
    "tarjeta de operación; licencia de tránsito; traspaso del carro; manifiesto de carga; guía de carga",
    "514015",
  ],
  ["satélite gps; gps; satélite gps mensualidad; rastreo satelital; monitoreo satelital", spent(CARE)],
  ["volqueta por viajes; viajes de volqueta; viajes de escombros; volqueta contratada", spent("513550")],
  ["lavada de tanques; lavada de tanque de agua; destape de cañerías", spent("513505")],
  // Site.
  ["fic del sena; fondo de la industria de la construcción", "510578"],
  ["retegarantía; retegarantía que me dejaron; garantía retenida por el cliente", "1305"],
  [
    "acta de obra; acta de obra cobrada; acta parcial de obra; corte de obra",
    { debit: "1305", credit: "4130" },
  ],
  ["anticipo del contrato; anticipo del contrato de obra", { debit: "133010", credit: "280510" }],
  ["casa en obra; edificio en obra; obra negra", "1508"],
  ["interventoría; interventor; interventores; residente de obra; calculista", spent("5110")],
  // Church, foundation.
  ["diezmos; ofrendas; ofrendas del domingo; primicias; limosnas recibidas", earned("429595")],
  [
    "becas; becas entregadas; auxilios entregados; auxilio educativo entregado; ayuda humanitaria",
    spent("539525"),
  ],
  ["equipo de sonido; cabina de sonido; consola; micrófonos; micrófono; video beam", FURNITURE],
  ["instrumentos musicales; batería musical; piano; guitarra", FURNITURE],
  [
    "músicos; músicos del culto; conferencistas; tallerista; talleristas; animador; animadores",
    spent("5110"),
  ],
  ["vela y flores; velas; arreglos florales; decoración de la fiesta", spent("519595")],
  [
    "convenio con la alcaldía; convenio; subvención; aporte del convenio; apoyo de la gobernación",
    earned("4295"),
  ],
  ["aportes de los fundadores; aporte fundacional; fundadores; aportes de asociados", "3105"],
  // Building.
  ["cuota de administración de los apartamentos; cuotas de administración cobradas", DUES],
  ["cuota extraordinaria; cuotas extraordinarias; expensas extraordinarias", DUES],
  ["apartamento en mora; apartamento 302 en mora; apartamentos morosos; morosos de administración", "1305"],
  ["multa al propietario; multa por ruido; multas cobradas; multas a propietarios", earned("4295")],
  [
    "parqueadero de visitantes; parqueadero cobrado; cobro de parqueadero; alquiler de parqueaderos",
    earned("4220"),
  ],
  ["fondo de imprevistos; fondo de reserva; fondo de contingencias", { debit: "1120", credit: "331595" }],
  [
    "piscina; químicos para la piscina; piscina químicos; cloro de la piscina; mantenimiento de piscina",
    "5145",
  ],
  [
    "citófono; citófonos; citófonos arreglados; portón eléctrico; puerta del garaje; bombillos de los pasillos",
    "5145",
  ],
  // School.
  ["pensión del colegio; pensiones del colegio; pensión escolar; pensión de alumnos", earned("4160")],
  ["profesora; profesor; docente; profesora de refuerzo; tutor; tallerista de colegio", spent("5105")],
  // Shop online.
  ["aro de luz; trípode; aro de luz y trípode; fondo fotográfico; caja de luz", FURNITURE],
  ["celular para pedidos; celular del negocio; tableta; lector de códigos", "152805"],
  ["fotos de producto; fotografía de producto; video promocional", spent("523560")],
  ["contraentrega; contraentrega por recaudar; pago contraentrega; recaudo por transportadora", "1305"],
  ["cambio de talla; cambio de producto; garantía de producto", "4175"],
  [
    "cuota mensual del datáfono; datáfono cuota mensual; datáfono de redeban cuota mensual; arriendo datáfono",
    "530515",
  ],
  [
    "regalías de la marca; regalías de la marca pagadas; regalías pagadas; royalties; regalías de la franquicia",
    spent("519595"),
  ],
  // Money and law.
  ["se perdió plata", spent("539595")],
  ["pagué la tarjeta; pagué la tarjeta visa; pago de la tarjeta; tarjeta visa; tarjeta mastercard", "2105"],
  ["devolví la plata a mi cuñado; devolví la plata prestada; pagué lo que me prestaron", "219505"],
  ["retefuente del mes; retenciones del mes; declaración de retefuente", "2365"],
  [
    "provisión por clientes morosos; deterioro de clientes; provisión de clientes",
    { debit: "519910", credit: "1399" },
  ],
  ["corretaje; corretaje del vendedor", spent("529505")],
  [
    "abono del maestro; abono del señor; abono de la señora; abono de un vecino",
    { debit: "1110", credit: "1305" },
  ],
];
