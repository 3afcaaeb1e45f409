import type { TermRow } from "../term.ts";

/** Benefits, contracts and papers of the payroll. */
export const BENEFITS_TERMS: readonly TermRow[] = [
  {
    name: "Prestaciones sociales",
    others: ["prestaciones", "provisión de prestaciones"],
    text: "Lo que la ley da además del salario: cesantías, sus intereses y prima de servicios. Cada mes se causa una parte, junto con las vacaciones.",
    entry: [
      "Provisionas en el mes $ 340.000: $ 170.000 de cesantías y $ 170.000 de prima",
      "5105 340000 | 2610 -340000",
    ],
    related: ["Cesantías", "Prima de servicios", "Vacaciones"],
  },
  {
    name: "Cesantías",
    others: ["auxilio de cesantía", "cesantía", "fondo de cesantías"],
    account: "2510",
    text: "Un mes de salario por año trabajado, o proporcional. Se consignan en un fondo antes del 15 de febrero y protegen al trabajador cuando queda sin empleo.",
    norm: "CST art. 249",
    entry: [
      "Consignas por transferencia $ 1.500.000 de cesantías consolidadas en el fondo",
      "2510 1500000 | 1110 -1500000",
    ],
    related: ["Intereses sobre cesantías", "Prestaciones sociales"],
  },
  {
    name: "Intereses sobre cesantías",
    others: ["intereses de cesantías", "12 por ciento de cesantías"],
    account: "2515",
    text: "12 % al año sobre las cesantías, que se le paga al empleado en enero o al retirarse.",
    norm: "Ley 52 de 1975",
    entry: ["Pagas por transferencia $ 180.000 de intereses sobre cesantías", "2515 180000 | 1110 -180000"],
    related: ["Cesantías"],
  },
  {
    name: "Prima de servicios",
    others: ["prima", "prima de junio", "prima de navidad", "prima legal"],
    account: "2520",
    text: "Un mes de salario por año, pagado por mitades: a más tardar el 30 de junio y en los primeros veinte días de diciembre.",
    norm: "CST art. 306",
    entry: [
      "Pagas por transferencia $ 900.000 de prima que tenías consolidada",
      "2520 900000 | 1110 -900000",
    ],
    related: ["Prestaciones sociales"],
  },
  {
    name: "Vacaciones",
    others: ["vacaciones consolidadas", "descanso remunerado"],
    account: "2525",
    text: "Quince días hábiles de descanso pagado por año trabajado.",
    norm: "CST art. 186",
    entry: [
      "Pagas por transferencia $ 700.000 de vacaciones que tenías consolidadas",
      "2525 700000 | 1110 -700000",
    ],
    related: ["Prestaciones sociales"],
  },
  {
    name: "Dotación",
    others: ["uniformes", "calzado y vestido de labor"],
    text: "Calzado y ropa de trabajo que se entregan tres veces al año a quien gana hasta dos salarios mínimos.",
    norm: "CST art. 230",
    entry: ["Compras uniformes para los empleados por $ 260.000 en efectivo", "5105 260000 | 1105 -260000"],
    related: ["Nómina"],
  },
  {
    name: "Incapacidad",
    others: ["incapacidad médica", "incapacidad laboral", "licencia por enfermedad"],
    text: "Días en que el empleado no puede trabajar por enfermedad. Los dos primeros los paga la empresa; después, la EPS o la ARL.",
    norm: "CST art. 227",
    entry: [
      "La EPS reconoce $ 300.000 de una incapacidad que ya pagaste al empleado como salario",
      "1380 300000 | 5105 -300000",
    ],
    related: ["Aporte a salud", "ARL"],
  },
  {
    name: "Liquidación de contrato",
    others: ["liquidación laboral", "liquidación de un empleado", "finiquito"],
    text: "Pago de lo que se debe al terminar un contrato: salario, cesantías, intereses, prima, vacaciones y la indemnización si la hay.",
    entry: [
      "Pagas por transferencia una liquidación: $ 400.000 de cesantías y $ 200.000 de vacaciones ya causadas",
      "2510 400000 | 2525 200000 | 1110 -600000",
    ],
    related: ["Indemnización por despido", "Prestaciones sociales"],
  },
  {
    name: "Indemnización por despido",
    others: ["indemnización", "despido sin justa causa"],
    text: "Pago por terminar el contrato sin justa causa, según el salario, el tiempo y la clase de contrato.",
    norm: "CST art. 64",
    entry: [
      "Pagas por transferencia $ 2.200.000 de indemnización a un empleado despedido",
      "5105 2200000 | 1110 -2200000",
    ],
    related: ["Liquidación de contrato", "Contrato de trabajo"],
  },
  {
    name: "Contrato de trabajo",
    others: ["contrato laboral", "término fijo", "término indefinido"],
    text: "Acuerdo por el que una persona trabaja para otra, bajo su subordinación y por un salario. Hay contrato aunque se llame de otra manera.",
    norm: "CST arts. 22 y 23",
    sample: "Quien cumple horario y órdenes es empleado, aunque firme prestación de servicios.",
    related: ["Contrato de prestación de servicios", "Salario"],
  },
  {
    name: "Contrato de prestación de servicios",
    others: ["prestación de servicios", "contratista", "independiente"],
    text: "Acuerdo con alguien que trabaja por su cuenta, sin subordinación. Cobra honorarios o servicios y paga su propia seguridad social.",
    entry: [
      "Pagas por transferencia $ 800.000 de honorarios a un contratista, sin retención",
      "5110 800000 | 1110 -800000",
    ],
    related: ["Honorarios", "Contrato de trabajo"],
  },
  {
    name: "Libranza",
    others: ["libranzas", "descuento por libranza"],
    text: "Autorización del empleado para que la empresa descuente de su salario la cuota de un crédito y la pague al prestamista.",
    norm: "Ley 1527 de 2012",
    entry: [
      "Pagas por transferencia al banco $ 200.000 de libranzas que descontaste a los empleados",
      "2370 200000 | 1110 -200000",
    ],
    related: ["Deducciones de nómina"],
  },
  {
    name: "Retención sobre salarios",
    others: ["retención en la fuente por salarios", "retención a empleados", "procedimiento 1"],
    text: "Retención de renta a los empleados cuyo pago depurado supera 95 UVT en el mes, con la tabla de la ley.",
    norm: "ET art. 383",
    entry: [
      "Al causar $ 9.000.000 de sueldo retienes $ 300.000 de renta, $ 360.000 de salud y $ 450.000 de pensión y solidaridad",
      "5105 9000000 | 2365 -300000 | 2370 -360000 | 2380 -450000 | 2505 -7890000",
    ],
    related: ["Retención en la fuente", "Deducciones de nómina"],
  },
  {
    name: "Nómina electrónica",
    others: ["documento soporte de nómina electrónica"],
    text: "Documento que se envía a la DIAN con los pagos y deducciones de los empleados, para soportar el costo en renta.",
    sample: "Se transmite cada mes por cada empleado.",
    related: ["Nómina", "DIAN"],
  },
  {
    name: "Desprendible de pago",
    others: ["colilla de pago", "comprobante de nómina", "volante de pago"],
    text: "Documento que recibe el empleado con lo devengado, lo deducido y el neto.",
    sample: "Dice el sueldo, los días, las horas extra y cada descuento.",
    related: ["Devengado", "Salario neto"],
  },
];
