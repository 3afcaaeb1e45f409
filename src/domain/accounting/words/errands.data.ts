import type { WordRow } from "./word-row.ts";

/** Vehicles, journeys, insurance, papers, professionals and memberships. */
export const ERRAND_WORDS: readonly WordRow[] = [
  [
    "taxi; taxis; bus; buses; transporte urbano; pasajes; uber; didi; indrive; cabify; transmilenio",
    "519545",
  ],
  [
    "bus urbano; pasajes urbanos; mototaxi; metro; sitp; picap; pasaje; carrera de taxi; mío; metrolínea; yango",
    "519545",
  ],
  ["parqueadero; parqueaderos; parqueo; estacionamiento", "519565"],
  [
    "gasolina; acpm; combustible; diésel; tanqueada; tanqueo; lubricantes; gas vehicular; terpel; primax",
    "519535",
  ],
  ["gasolina moto; gasolina del carro; tanquear; combustible camión; gasolina corriente", "519535"],
  ["peaje; peajes; flypass", ["519595", "515595"]],
  ["hotel; hospedaje; alojamiento; manutención; airbnb; alimentación en viaje", "515505"],
  [
    "viáticos",
    {
      debit: ["515505 Hotel y comidas de un viaje", "510521 Viáticos dentro de la nómina"],
      credit: "233560",
    },
  ],
  ["tiquete aéreo; tiquetes aéreos; vuelo; avianca; latam; pasaje aéreo; tiquete avión; wingo", "515515"],
  ["pasaje de bus; pasajes terrestres; tiquete de bus; flota intermunicipal; bolivariano", "515520"],
  ["gastos de viaje; viaje; viajes; viaje de negocios", "5155"],
  ["llantas; mecánico; taller; cambio de aceite; repuestos carro; arreglo del carro; montallantas", "514540"],
  [
    "arreglo de la moto; mantenimiento vehículo; mantenimiento carro; lavado del carro; batería carro",
    "514540",
  ],
  [
    "tecnomecánica; revisión tecnomecánica; revisión técnico mecánica; repuestos moto; lavada del carro",
    "514540",
  ],
  ["mantenimiento moto; frenos; pintura del carro; latonería", "514540"],
  ["seguro; seguros; póliza; pólizas; aseguradora", "5130"],
  ["soat; seguro obligatorio", "513075"],
  ["seguro del carro; seguro de la moto; seguro del vehículo; póliza del carro; todo riesgo", "513040"],
  ["seguro todo riesgo; póliza vehículo; seguro camión", "513040"],
  [
    "seguro contra incendio; seguro del local; póliza del local; póliza multirriesgo; seguro de incendio",
    "513025",
  ],
  ["póliza de cumplimiento; seguro de cumplimiento", "513010"],
  ["seguro de vida; vida grupo; póliza de vida", "513020"],
  ["seguro contra robo; seguro de robo; póliza contra robo", "513035"],
  ["póliza de responsabilidad civil; responsabilidad civil", "513060"],
  ["notaría; notario; escritura; autenticación; autenticaciones; escrituras; gastos notariales", "514005"],
  ["cámara de comercio; registro mercantil; renovación cámara; matrícula mercantil", "514010"],
  ["renovación de matrícula mercantil; certificado cámara de comercio; renovación mercantil", "514010"],
  [
    "trámite; trámites; permiso; permisos; invima; bomberos; concepto sanitario; traspaso; licencias",
    "514015",
  ],
  ["licencia de funcionamiento; certificado bomberos; uso de suelo; tramitador; pasaporte; visa", "514015"],
  ["aduana; agente de aduana; nacionalización; aranceles; arancel", "514020"],
  ["honorarios", { debit: "5110", credit: "4230", lean: "debit" }],
  ["contratista; ops; orden de prestación de servicios; contrato de prestación de servicios", "511095"],
  ["asesoría; asesorías; consultoría", { debit: "5110", credit: "4155", lean: "debit" }],
  ["abogado; asesoría jurídica; abogados; asesor legal; honorarios abogado; asesoría legal", "511025"],
  [
    "contador; contadora; honorarios contador; contabilidad; asesoría contable; honorarios contadora",
    "511030",
  ],
  ["servicios contables; asesoría tributaria; asesoría financiera; pago al contador", "511030"],
  ["revisor fiscal; revisoría; revisoría fiscal; honorarios revisor fiscal", "511010"],
  ["auditoría; auditor; auditoría externa", "511015"],
  ["avalúo; avalúos; perito", "511020"],
  [
    "asesoría técnica; ingeniero; arquitecto; diseñador; diseño gráfico; diseñador gráfico; topógrafo",
    "511035",
  ],
  ["junta directiva", "511005"],
  ["afiliación; fenalco; afiliaciones; cuota de sostenimiento; andi; membresía; cuota gremial", "512510"],
  ["contribución; contribuciones; contribución superintendencia; supersociedades", "512505"],
  ["comisión; comisiones; comisión por venta", { debit: "529505", credit: "4225", lean: "debit" }],
  ["comisiones ganadas; comisiones recibidas; comisión recibida", { credit: "4225" }],
];
