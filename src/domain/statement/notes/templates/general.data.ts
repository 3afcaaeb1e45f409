import type { FIRST_NOTES, LAST_NOTES } from "../note-keys.ts";
import { type NoteTemplate, template } from "./template.ts";

type Key = (typeof FIRST_NOTES)[number] | (typeof LAST_NOTES)[number];

const ENTITY = [
  "{empresa}, identificada con NIT {nit}, tiene su domicilio en {ciudad}, Colombia. Su actividad principal es {actividad}.",
  "Se constituyó [¿en qué fecha y por cuál documento?] y su duración es [¿definida o indefinida?].",
] as const;

const CURRENT =
  "Es corriente lo que se espera realizar, consumir o liquidar dentro de los doce meses siguientes a la fecha de corte; lo demás es no corriente.";

const CONFIRM = "[¿lo confirma la administración?]";

const CONTINGENCIES = `Al {corte} no se conocen litigios, garantías ni otras obligaciones contingentes que deban revelarse ${CONFIRM}.`;

const RESTATED =
  "Las cifras comparativas se reexpresaron de forma retroactiva, como si los hechos se hubieran reconocido así desde un principio. En los estados, sus columnas lo dicen.";

const EVENTS = [
  `Entre el {corte} y la fecha en que se autorizaron estos estados financieros no ocurrieron hechos que exijan ajustarlos o revelarse ${CONFIRM}.`,
  "Los autorizó para su publicación {representante}, en su calidad de {cargo}, el [¿en qué fecha?].",
] as const;

const CONTINUITY = `La administración evaluó si {empresa} puede continuar en funcionamiento durante los doce meses siguientes al {corte}, y no conoce incertidumbres importantes que generen dudas significativas sobre ello ${CONFIRM}.`;

/** Texts of the notes that explain no line, by both frameworks. */
export const GENERAL_TEMPLATES: Readonly<Record<Key, NoteTemplate>> = {
  entity: template("Información general", ["3", ...ENTITY], ["1", ...ENTITY]),
  basis: template(
    "Bases de preparación y declaración de cumplimiento",
    [
      "3",
      `Los estados financieros {período} se prepararon conforme a la NIIF para las PYMES, incorporada en el anexo 2 del Decreto 2420 de 2015 y sus modificaciones, y cumplen todos sus requerimientos ${CONFIRM}.`,
      "Se elaboraron sobre la base del costo histórico y de la acumulación o devengo, salvo la información sobre flujos de efectivo. El peso colombiano es la moneda funcional y de presentación, y las cifras se expresan en pesos.",
      "El juego completo comprende {estados}.",
      CURRENT,
    ],
    [
      "3",
      `Los estados financieros {período} se prepararon conforme al marco técnico normativo de información financiera para las microempresas, incorporado en el anexo 3 del Decreto 2420 de 2015 y sus modificaciones ${CONFIRM}.`,
      "Se elaboraron sobre la base del costo histórico y de la causación. Las cifras se expresan en pesos colombianos.",
      "El juego completo comprende {estados}.",
      CURRENT,
    ],
  ),
  policies: template(
    "Principales políticas contables",
    [
      "8",
      "Efectivo y equivalentes: el dinero en caja y en bancos, y las inversiones de gran liquidez que vencen dentro de los tres meses siguientes a su adquisición.",
      "Instrumentos financieros: las cuentas por cobrar y por pagar se miden al precio de la transacción y, si su plazo excede el normal del negocio, al costo amortizado. Al cierre se evalúa si hay evidencia de deterioro de lo que se cobra.",
      "Inventarios: al menor entre el costo y el precio de venta menos los costos de terminación y venta. La fórmula del costo es {método}.",
      "Propiedades, planta y equipo: al costo menos la depreciación acumulada y el deterioro. Se deprecian durante su vida útil estimada, desde que están disponibles para su uso.",
      "Provisiones: cuando hay una obligación presente por un hecho pasado, su pago es probable y su valor puede estimarse con fiabilidad.",
      "Beneficios a empleados: los de corto plazo se reconocen como gasto cuando el empleado presta el servicio.",
      "Ingresos: a valor razonable de lo recibido o por recibir, cuando se transfieren los riesgos y ventajas de los bienes o según el grado de avance de los servicios, netos de descuentos y devoluciones.",
      "Impuesto a las ganancias: el gasto comprende el impuesto corriente y el diferido.",
      "Juicios y estimaciones: vidas útiles, deterioro y provisiones se estiman con la mejor información disponible y se revisan cada año; sus cambios se reconocen hacia adelante.",
    ],
    [
      "2",
      "Cuentas por cobrar: a su costo histórico. Al cierre se estima lo que probablemente no se recaudará.",
      "Inventarios: al costo, que se compara al cierre con su valor de realización. La fórmula del costo es {método}.",
      "Propiedades, planta y equipo: al costo menos la depreciación acumulada y las pérdidas por deterioro. Se deprecian durante su vida útil estimada.",
      "Obligaciones financieras y cuentas por pagar: a su costo histórico; los intereses se causan con el tiempo.",
      "Obligaciones laborales: se reconocen cuando el empleado presta el servicio, y se consolidan al cierre.",
      "Ingresos: cuando se entregan los bienes o se prestan los servicios y su valor puede medirse, netos de descuentos y devoluciones.",
    ],
  ),
  restatement: template("Cifras reexpresadas de períodos anteriores", ["10", RESTATED], ["2", RESTATED]),
  contingencies: template("Contingencias", ["21", CONTINGENCIES], ["2", CONTINGENCIES]),
  "subsequent-events": template(
    "Hechos ocurridos después del período sobre el que se informa",
    ["32", ...EVENTS],
    ["3", ...EVENTS],
  ),
  "going-concern": template("Hipótesis de negocio en marcha", ["3", CONTINUITY], ["2", CONTINUITY]),
};
