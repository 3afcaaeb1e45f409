import type { StrangerSentence } from "./score-strangers.ts";

/**
 * Written in one go by somebody who had seen neither the engine nor the first bank, and kept as it was written. Its score
 * at first try stands in docs/quality.md.
 */
export const STRANGERS: readonly StrangerSentence[] = [
  {
    text: "hoy en la tienda se vendio ochenta y cinco mil pesos, todo en efectivo",
    expect: "entry",
    lines: [
      { puc: ["1105"], side: "debit", amount: 85000 },
      { puc: ["4135"], side: "credit", amount: 85000 },
    ],
  },
  {
    text: "vendi 3 camisas a 45 mil cada una, me pagaron por nequi",
    expect: "entry",
    lines: [
      { puc: ["1110", "1120"], side: "debit", amount: 135000 },
      { puc: ["4135"], side: "credit", amount: 135000 },
    ],
  },
  {
    text: "Venta a crédito a Distribuidora El Trébol SAS, NIT 900.345.221-4, factura FE-1023, $2.000.000 más IVA 19%",
    expect: "entry",
    lines: [
      { puc: ["1305"], side: "debit", amount: 2380000 },
      { puc: ["4135"], side: "credit", amount: 2000000 },
      { puc: ["2408"], side: "credit", amount: 380000 },
    ],
  },
  {
    text: "le fié a doña Gloria 27.500 de mercado",
    expect: "entry",
    lines: [
      { puc: ["1305"], side: "debit", amount: 27500 },
      { puc: ["4135"], side: "credit", amount: 27500 },
    ],
  },
  {
    text: "Vendí un juego de llantas por 1.190.000 IVA incluido, me consignaron a Bancolombia",
    expect: "entry",
    lines: [
      { puc: ["1110", "1120"], side: "debit", amount: 1190000 },
      { puc: ["4135"], side: "credit", amount: 1000000 },
      { puc: ["2408"], side: "credit", amount: 190000 },
    ],
  },
  {
    text: "hice un alisado y me pagaron 180 lucas por daviplata",
    expect: "entry",
    lines: [
      { puc: ["1110", "1120"], side: "debit", amount: 180000 },
      { puc: ["41"], side: "credit", amount: 180000 },
    ],
  },
  {
    text: "corte y tinte a la señora Marleny, 95 mil, mitad en efectivo y mitad por nequi",
    expect: "entry",
    lines: [
      { puc: ["1105"], side: "debit", amount: 47500 },
      { puc: ["1110", "1120"], side: "debit", amount: 47500 },
      { puc: ["41"], side: "credit", amount: 95000 },
    ],
  },
  {
    text: "Hoy vendimos almuerzos por un millón doscientos mil, 700 mil en efectivo y el resto por datáfono",
    expect: "entry",
    lines: [
      { puc: ["1105"], side: "debit", amount: 700000 },
      { puc: ["1110", "1120"], side: "debit", amount: 500000 },
      { puc: ["41"], side: "credit", amount: 1200000 },
    ],
  },
  {
    text: "me compraron un bolso por la página, 238.000 con iva incluido, cayó por PSE a la cuenta de Davivienda",
    expect: "entry",
    lines: [
      { puc: ["1110", "1120"], side: "debit", amount: 238000 },
      { puc: ["4135"], side: "credit", amount: 200000 },
      { puc: ["2408"], side: "credit", amount: 38000 },
    ],
  },
  {
    text: "Consulta odontologica del paciente Jhon Fredy Rincon, 120.000, pago con tarjeta debito",
    expect: "entry",
    lines: [
      { puc: ["1110", "1120"], side: "debit", amount: 120000 },
      { puc: ["41"], side: "credit", amount: 120000 },
    ],
  },
  {
    text: "Se factura servicio de asesoría contable a Inversiones La Sabana por $1.500.000 + IVA, queda a 30 días, FE 458",
    expect: "entry",
    lines: [
      { puc: ["1305"], side: "debit", amount: 1785000 },
      { puc: ["41"], side: "credit", amount: 1500000 },
      { puc: ["2408"], side: "credit", amount: 285000 },
    ],
  },
  {
    text: "vendí 40 arrobas de café a 95 mil la arroba y la cooperativa me consignó todo a la cuenta",
    expect: "entry",
    lines: [
      { puc: ["1110", "1120"], side: "debit", amount: 3800000 },
      { puc: ["41"], side: "credit", amount: 3800000 },
    ],
  },
  {
    text: "vendi un novillo en dos palos y medio, me dieron un millon en efectivo y lo demas me lo quedan debiendo",
    expect: "entry",
    lines: [
      { puc: ["1105"], side: "debit", amount: 1000000 },
      { puc: ["1305"], side: "debit", amount: 1500000 },
      { puc: ["41"], side: "credit", amount: 2500000 },
    ],
  },
  {
    text: "10 bultos de concentrado vendidos, 800.000 más IVA del 5 %, los pagaron en efectivo",
    expect: "entry",
    lines: [
      { puc: ["1105"], side: "debit", amount: 840000 },
      { puc: ["4135"], side: "credit", amount: 800000 },
      { puc: ["2408"], side: "credit", amount: 40000 },
    ],
  },
  {
    text: "Vendí un televisor en 1.400.000 en efectivo, que a mí me había costado 1.000.000",
    expect: "entry",
    lines: [
      { puc: ["1105"], side: "debit", amount: 1400000 },
      { puc: ["4135"], side: "credit", amount: 1400000 },
      { puc: ["6135", "6205"], side: "debit", amount: 1000000 },
      { puc: ["1435"], side: "credit", amount: 1000000 },
    ],
  },
  {
    text: "vendí 500.000 con tarjeta y Redeban me descontó 15.000 de comisión, me entraron 485.000 al banco",
    expect: "entry",
    lines: [
      { puc: ["1110", "1120"], side: "debit", amount: 485000 },
      { puc: ["5305", "5115", "5215", "5235", "5295"], side: "debit", amount: 15000 },
      { puc: ["4135"], side: "credit", amount: 500000 },
    ],
  },
  {
    text: "cien barras de fritos vendí hoy, toditas en efectivo",
    expect: "entry",
    lines: [
      { puc: ["1105"], side: "debit", amount: 100000 },
      { puc: ["41"], side: "credit", amount: 100000 },
    ],
  },
  {
    text: "Venta de mercancía por 600.000 con 10% de descuento en la factura, pagaron en efectivo",
    expect: "entry",
    lines: [
      { puc: ["1105"], side: "debit", amount: 540000 },
      { puc: ["4135"], side: "credit", amount: 540000 },
    ],
  },
  {
    text: "compre surtido pa la tienda donde el mayorista, 1.350.000, pagué por transferencia bancolombia",
    expect: "entry",
    lines: [
      { puc: ["1435", "6205"], side: "debit", amount: 1350000 },
      { puc: ["1110", "1120"], side: "credit", amount: 1350000 },
    ],
  },
  {
    text: "Compra de mercancía a crédito a Colanta, factura 8890, $1.000.000 más IVA 19%",
    expect: "entry",
    lines: [
      { puc: ["1435", "6205"], side: "debit", amount: 1000000 },
      { puc: ["2408"], side: "debit", amount: 190000 },
      { puc: ["2205"], side: "credit", amount: 1190000 },
    ],
  },
  {
    text: "Postobon me dejo 240.000 de gaseosa a credito, a 8 dias",
    expect: "entry",
    lines: [
      { puc: ["1435", "6205"], side: "debit", amount: 240000 },
      { puc: ["2205"], side: "credit", amount: 240000 },
    ],
  },
  {
    text: "compré 20 camisetas a 18 mil c/u para revender por la pagina, pago con nequi",
    expect: "entry",
    lines: [
      { puc: ["1435", "6205"], side: "debit", amount: 360000 },
      { puc: ["1110", "1120"], side: "credit", amount: 360000 },
    ],
  },
  {
    text: "compré mercancía por 2.380.000 con IVA incluido; di la mitad en efectivo y la otra mitad la quedé debiendo",
    expect: "entry",
    lines: [
      { puc: ["1435", "6205"], side: "debit", amount: 2000000 },
      { puc: ["2408"], side: "debit", amount: 380000 },
      { puc: ["1105"], side: "credit", amount: 1190000 },
      { puc: ["2205"], side: "credit", amount: 1190000 },
    ],
  },
  {
    text: "mercado de la plaza pa'l restaurante: 430 lucas en efectivo",
    expect: "entry",
    lines: [
      { puc: ["1405", "1435", "6205", "1455"], side: "debit", amount: 430000 },
      { puc: ["1105"], side: "credit", amount: 430000 },
    ],
  },
  {
    text: "compré tintes y keratina en la distribuidora por 315.000, tarjeta débito",
    expect: "entry",
    lines: [
      { puc: ["1455", "1435", "1405", "6205", "5195", "5295"], side: "debit", amount: 315000 },
      { puc: ["1110", "1120"], side: "credit", amount: 315000 },
    ],
  },
  {
    text: "Compra de repuestos a Autopartes del Norte Ltda por 1.785.000 IVA incluido, cheque No. 00452 de Davivienda",
    expect: "entry",
    lines: [
      { puc: ["1435", "6205", "1455"], side: "debit", amount: 1500000 },
      { puc: ["2408"], side: "debit", amount: 285000 },
      { puc: ["1110", "1120"], side: "credit", amount: 1785000 },
    ],
  },
  {
    text: "le compré a don Efraín 12 bultos de papa a 85 mil el bulto, quedé de pagarle en 15 días",
    expect: "entry",
    lines: [
      { puc: ["1435", "6205", "1405"], side: "debit", amount: 1020000 },
      { puc: ["2205"], side: "credit", amount: 1020000 },
    ],
  },
  {
    text: "Compra con documento soporte DS-3301 a la señora Rosa Chindoy, artesanías para vender por 450.000, pagadas en efectivo el 12/03/2025",
    expect: "entry",
    lines: [
      { puc: ["1435", "6205"], side: "debit", amount: 450000 },
      { puc: ["1105"], side: "credit", amount: 450000 },
    ],
  },
  {
    text: "Compré mercancía por $3.000.000: 1.000.000 en efectivo, 1.200.000 por transferencia y el saldo a crédito",
    expect: "entry",
    lines: [
      { puc: ["1435", "6205"], side: "debit", amount: 3000000 },
      { puc: ["1105"], side: "credit", amount: 1000000 },
      { puc: ["1110", "1120"], side: "credit", amount: 1200000 },
      { puc: ["2205"], side: "credit", amount: 800000 },
    ],
  },
  {
    text: "compre diez terneros a un millon cien mil cada uno, por transferencia",
    expect: "entry",
    lines: [
      { puc: ["1584", "1445", "1435"], side: "debit", amount: 11000000 },
      { puc: ["1110", "1120"], side: "credit", amount: 11000000 },
    ],
  },
  {
    text: "pagué el arriendo del local, un millón ochocientos mil, por transferencia",
    expect: "entry",
    lines: [
      { puc: ["5120", "5220"], side: "debit", amount: 1800000 },
      { puc: ["1110", "1120"], side: "credit", amount: 1800000 },
    ],
  },
  {
    text: "pague la luz 187.400 en efectivo",
    expect: "entry",
    lines: [
      { puc: ["5135", "5235"], side: "debit", amount: 187400 },
      { puc: ["1105"], side: "credit", amount: 187400 },
    ],
  },
  {
    text: "EPM del mes de febrero 234.560, la pagué por PSE desde la cuenta de ahorros",
    expect: "entry",
    lines: [
      { puc: ["5135", "5235"], side: "debit", amount: 234560 },
      { puc: ["1110", "1120"], side: "credit", amount: 234560 },
    ],
  },
  {
    text: "compré resmas y lapiceros por 46.800 en efectivo pa la oficina",
    expect: "entry",
    lines: [
      { puc: ["5195", "5295"], side: "debit", amount: 46800 },
      { puc: ["1105"], side: "credit", amount: 46800 },
    ],
  },
  {
    text: "de la caja menor salieron 38 mil pa tinto, azúcar y papel higiénico del consultorio",
    expect: "entry",
    lines: [
      { puc: ["5195", "5295"], side: "debit", amount: 38000 },
      { puc: ["1105"], side: "credit", amount: 38000 },
    ],
  },
  {
    text: "tanquié la camioneta de los repartos, 120 lucas en efectivo",
    expect: "entry",
    lines: [
      { puc: ["5195", "5295", "5135", "5235", "5145", "5245"], side: "debit", amount: 120000 },
      { puc: ["1105"], side: "credit", amount: 120000 },
    ],
  },
  {
    text: "Honorarios abogado Dr. Restrepo $1.000.000 mas iva, pagados por transferencia",
    expect: "entry",
    lines: [
      { puc: ["5110", "5210"], side: "debit", amount: 1000000 },
      { puc: ["2408"], side: "debit", amount: 190000 },
      { puc: ["1110", "1120"], side: "credit", amount: 1190000 },
    ],
  },
  {
    text: "le pagué al contador Wilson sus honorarios del mes, cuatrocientos cincuenta mil, por daviplata",
    expect: "entry",
    lines: [
      { puc: ["5110", "5210"], side: "debit", amount: 450000 },
      { puc: ["1110", "1120"], side: "credit", amount: 450000 },
    ],
  },
  {
    text: "pauta en instagram 200.000 con la tarjeta de credito",
    expect: "entry",
    lines: [
      { puc: ["5135", "5235", "5195", "5295"], side: "debit", amount: 200000 },
      { puc: ["1110", "1120", "2105", "2335"], side: "credit", amount: 200000 },
    ],
  },
  {
    text: "el técnico me arregló la nevera del restaurante y le di 220.000 en efectivo",
    expect: "entry",
    lines: [
      { puc: ["5145", "5245"], side: "debit", amount: 220000 },
      { puc: ["1105"], side: "credit", amount: 220000 },
    ],
  },
  {
    text: "16.700 de Servientrega por el envío de un pedido, en efectivo",
    expect: "entry",
    lines: [
      { puc: ["5135", "5235", "5195", "5295"], side: "debit", amount: 16700 },
      { puc: ["1105"], side: "credit", amount: 16700 },
    ],
  },
  {
    text: "SOAT de la moto de domicilios $343.300 pagado con Nequi",
    expect: "entry",
    lines: [
      { puc: ["5130", "5230", "1705"], side: "debit", amount: 343300 },
      { puc: ["1110", "1120"], side: "credit", amount: 343300 },
    ],
  },
  {
    text: "renové la matrícula mercantil en la Cámara de Comercio, 387.000 por PSE",
    expect: "entry",
    lines: [
      { puc: ["5140", "5240"], side: "debit", amount: 387000 },
      { puc: ["1110", "1120"], side: "credit", amount: 387000 },
    ],
  },
  {
    text: "viaje a Medellín a la feria: hotel y pasajes 740 mil, por transferencia",
    expect: "entry",
    lines: [
      { puc: ["5155", "5255"], side: "debit", amount: 740000 },
      { puc: ["1110", "1120"], side: "credit", amount: 740000 },
    ],
  },
  {
    text: "Llegó la factura de Movistar del internet por 119.000 IVA incluido, queda por pagar",
    expect: "entry",
    lines: [
      { puc: ["5135", "5235"], side: "debit", amount: 100000 },
      { puc: ["2408"], side: "debit", amount: 19000 },
      { puc: ["2335", "2205"], side: "credit", amount: 119000 },
    ],
  },
  {
    text: "Causar arrendamiento de marzo a Inmobiliaria Vélez por $2.500.000 más IVA 19%, pendiente de pago",
    expect: "entry",
    lines: [
      { puc: ["5120", "5220"], side: "debit", amount: 2500000 },
      { puc: ["2408"], side: "debit", amount: 475000 },
      { puc: ["2335"], side: "credit", amount: 2975000 },
    ],
  },
  {
    text: "me pusieron una multa de espacio público por 196 mil y la pagué en efectivo",
    expect: "entry",
    lines: [
      { puc: ["5395"], side: "debit", amount: 196000 },
      { puc: ["1105"], side: "credit", amount: 196000 },
    ],
  },
  {
    text: "doné 100.000 en efectivo al hogar de ancianos San José a nombre del negocio",
    expect: "entry",
    lines: [
      { puc: ["5395"], side: "debit", amount: 100000 },
      { puc: ["1105"], side: "credit", amount: 100000 },
    ],
  },
  {
    text: "uniformes de dotación para las muchachas de la peluquería, trescientos sesenta mil, en efectivo",
    expect: "entry",
    lines: [
      { puc: ["5105", "5205"], side: "debit", amount: 360000 },
      { puc: ["1105"], side: "credit", amount: 360000 },
    ],
  },
  {
    text: "al celador de la cuadra 60 mil en efectivo por la vigilancia del mes",
    expect: "entry",
    lines: [
      { puc: ["5135", "5235"], side: "debit", amount: 60000 },
      { puc: ["1105"], side: "credit", amount: 60000 },
    ],
  },
  {
    text: "Mensualidad del programa contable, 59.500 con IVA incluido, débito de la cuenta corriente",
    expect: "entry",
    lines: [
      { puc: ["5135", "5235", "5195", "5295", "5165", "5265"], side: "debit", amount: 50000 },
      { puc: ["2408"], side: "debit", amount: 9500 },
      { puc: ["1110", "1120"], side: "credit", amount: 59500 },
    ],
  },
  {
    text: "le pagué la quincena a Yuleidy, 711.750, por Nequi",
    expect: "entry",
    lines: [
      { puc: ["5105", "5205"], side: "debit", amount: 711750 },
      { puc: ["1110", "1120"], side: "credit", amount: 711750 },
    ],
  },
  {
    text: "Pago nómina de abril $4.270.500 por transferencia Bancolombia a los empleados",
    expect: "entry",
    lines: [
      { puc: ["5105", "5205", "2505"], side: "debit", amount: 4270500 },
      { puc: ["1110", "1120"], side: "credit", amount: 4270500 },
    ],
  },
  {
    text: "Pagué los sueldos que les debía a los muchachos del mes pasado, 1'600.000 en efectivo",
    expect: "entry",
    lines: [
      { puc: ["2505"], side: "debit", amount: 1600000 },
      { puc: ["1105"], side: "credit", amount: 1600000 },
    ],
  },
  {
    text: "jornales de 4 obreros de la finca a 60 mil cada uno, en efectivo",
    expect: "entry",
    lines: [
      { puc: ["5105", "5205", "7205", "7305", "7405", "5135", "5235"], side: "debit", amount: 240000 },
      { puc: ["1105"], side: "credit", amount: 240000 },
    ],
  },
  {
    text: "pague la planilla de seguridad social, 598.200 por PSE",
    expect: "entry",
    lines: [
      { puc: ["2370", "2380"], side: "debit", amount: 598200 },
      { puc: ["1110", "1120"], side: "credit", amount: 598200 },
    ],
  },
  {
    text: "prima de junio de la cocinera: setecientos once mil setecientos cincuenta pesos, por daviplata",
    expect: "entry",
    lines: [
      { puc: ["2520", "5105", "5205"], side: "debit", amount: 711750 },
      { puc: ["1110", "1120"], side: "credit", amount: 711750 },
    ],
  },
  {
    text: "consigné las cesantías de Brayan a Porvenir, 1.423.500, desde la cuenta del banco",
    expect: "entry",
    lines: [
      { puc: ["2510", "5105", "5205"], side: "debit", amount: 1423500 },
      { puc: ["1110", "1120"], side: "credit", amount: 1423500 },
    ],
  },
  {
    text: "Nómina de mayo 2.000.000, se descuentan 160.000 de salud y pensión del trabajador y se giran 1.840.000 por banco",
    expect: "entry",
    lines: [
      { puc: ["5105", "5205"], side: "debit", amount: 2000000 },
      { puc: ["2370", "2380"], side: "credit", amount: 160000 },
      { puc: ["1110", "1120"], side: "credit", amount: 1840000 },
    ],
  },
  {
    text: "Causar sueldos de mayo por $3.000.000, quedan pendientes de pago",
    expect: "entry",
    lines: [
      { puc: ["5105", "5205"], side: "debit", amount: 3000000 },
      { puc: ["2505"], side: "credit", amount: 3000000 },
    ],
  },
  {
    text: "Bancolombia me prestó 20 millones y ya me los desembolsaron en la cuenta de ahorros",
    expect: "entry",
    lines: [
      { puc: ["1110", "1120"], side: "debit", amount: 20000000 },
      { puc: ["2105"], side: "credit", amount: 20000000 },
    ],
  },
  {
    text: "pagué la cuota del crédito del Banco Agrario por transferencia: 420.000 de capital y 80.000 de intereses",
    expect: "entry",
    lines: [
      { puc: ["2105"], side: "debit", amount: 420000 },
      { puc: ["5305"], side: "debit", amount: 80000 },
      { puc: ["1110", "1120"], side: "credit", amount: 500000 },
    ],
  },
  {
    text: "saqué un préstamo de medio millón con un particular, me lo dio en efectivo",
    expect: "entry",
    lines: [
      { puc: ["1105"], side: "debit", amount: 500000 },
      { puc: ["2105", "2195", "2380", "2335"], side: "credit", amount: 500000 },
    ],
  },
  {
    text: "el banco me debitó de la cuenta 185.000 de intereses del crédito",
    expect: "entry",
    lines: [
      { puc: ["5305"], side: "debit", amount: 185000 },
      { puc: ["1110", "1120"], side: "credit", amount: 185000 },
    ],
  },
  {
    text: "Desembolso crédito por 10.000.000; el banco descontó 150.000 de estudio de crédito y consignó 9.850.000",
    expect: "entry",
    lines: [
      { puc: ["1110", "1120"], side: "debit", amount: 9850000 },
      { puc: ["5305", "5195", "5295"], side: "debit", amount: 150000 },
      { puc: ["2105"], side: "credit", amount: 10000000 },
    ],
  },
  {
    text: "le presté a mi empleado Duván 200 mil de la caja, en efectivo",
    expect: "entry",
    lines: [
      { puc: ["1365"], side: "debit", amount: 200000 },
      { puc: ["1105"], side: "credit", amount: 200000 },
    ],
  },
  {
    text: "le di un anticipo de 600 mil al carpintero pa las vitrinas, por nequi",
    expect: "entry",
    lines: [
      { puc: ["1330"], side: "debit", amount: 600000 },
      { puc: ["1110", "1120"], side: "credit", amount: 600000 },
    ],
  },
  {
    text: "una clienta me abonó 150.000 por adelantado para el peinado de la boda, en efectivo",
    expect: "entry",
    lines: [
      { puc: ["1105"], side: "debit", amount: 150000 },
      { puc: ["2805"], side: "credit", amount: 150000 },
    ],
  },
  {
    text: "Anticipo recibido de Constructora Los Andes S.A. por $5.000.000 para un trabajo que empieza en julio, transferencia",
    expect: "entry",
    lines: [
      { puc: ["1110", "1120"], side: "debit", amount: 5000000 },
      { puc: ["2805"], side: "credit", amount: 5000000 },
    ],
  },
  {
    text: "llegó la mercancía de 1.000.000 por la que ya había dado un anticipo de 400.000, el saldo quedó a crédito con el proveedor",
    expect: "entry",
    lines: [
      { puc: ["1435", "6205"], side: "debit", amount: 1000000 },
      { puc: ["1330"], side: "credit", amount: 400000 },
      { puc: ["2205"], side: "credit", amount: 600000 },
    ],
  },
  {
    text: "doña Gloria me pagó los 27.500 que me debía, en efectivo",
    expect: "entry",
    lines: [
      { puc: ["1105"], side: "debit", amount: 27500 },
      { puc: ["1305"], side: "credit", amount: 27500 },
    ],
  },
  {
    text: "Recaudo factura FE-1023 Distribuidora El Trébol por $2.380.000, consignado en Banco de Bogotá",
    expect: "entry",
    lines: [
      { puc: ["1110", "1120"], side: "debit", amount: 2380000 },
      { puc: ["1305"], side: "credit", amount: 2380000 },
    ],
  },
  {
    text: "don Ramiro abonó 50 lucas a lo que debe fiado, por nequi",
    expect: "entry",
    lines: [
      { puc: ["1110", "1120"], side: "debit", amount: 50000 },
      { puc: ["1305"], side: "credit", amount: 50000 },
    ],
  },
  {
    text: "El cliente Ferretería Sol pagó por transferencia su factura de 1.000.000 y le di 5% de descuento por pronto pago",
    expect: "entry",
    lines: [
      { puc: ["1110", "1120"], side: "debit", amount: 950000 },
      { puc: ["5305"], side: "debit", amount: 50000 },
      { puc: ["1305"], side: "credit", amount: 1000000 },
    ],
  },
  {
    text: "la señora Nubia me cancelo la deuda de 800.000, 300 mil en efectivo y 500 mil con cheque",
    expect: "entry",
    lines: [
      { puc: ["1105"], side: "debit", amount: 300000 },
      { puc: ["1110", "1120"], side: "debit", amount: 500000 },
      { puc: ["1305"], side: "credit", amount: 800000 },
    ],
  },
  {
    text: "le pagué a postobón los 240.000 que le debía, en efectivo",
    expect: "entry",
    lines: [
      { puc: ["2205"], side: "debit", amount: 240000 },
      { puc: ["1105"], side: "credit", amount: 240000 },
    ],
  },
  {
    text: "Comprobante de egreso 77: se gira cheque a Colanta por $1.190.000 cancelando factura 8890",
    expect: "entry",
    lines: [
      { puc: ["2205"], side: "debit", amount: 1190000 },
      { puc: ["1110", "1120"], side: "credit", amount: 1190000 },
    ],
  },
  {
    text: "Cancelamos factura de proveedor Alpina por $2.000.000 con descuento de pronto pago de 40.000, transferimos 1.960.000",
    expect: "entry",
    lines: [
      { puc: ["2205"], side: "debit", amount: 2000000 },
      { puc: ["1110", "1120"], side: "credit", amount: 1960000 },
      { puc: ["4210"], side: "credit", amount: 40000 },
    ],
  },
  {
    text: "abone dos palos a la deuda con el proveedor de telas, por transferencia",
    expect: "entry",
    lines: [
      { puc: ["2205"], side: "debit", amount: 2000000 },
      { puc: ["1110", "1120"], side: "credit", amount: 2000000 },
    ],
  },
  {
    text: "Pago declaración de IVA del bimestre enero-febrero $842.000 por PSE",
    expect: "entry",
    lines: [
      { puc: ["2408"], side: "debit", amount: 842000 },
      { puc: ["1110", "1120"], side: "credit", amount: 842000 },
    ],
  },
  {
    text: "pagué a la DIAN la retención en la fuente de marzo, trescientos diez mil pesos, desde el banco",
    expect: "entry",
    lines: [
      { puc: ["2365"], side: "debit", amount: 310000 },
      { puc: ["1110", "1120"], side: "credit", amount: 310000 },
    ],
  },
  {
    text: "pague el industria y comercio en el banco con plata de la caja, 276.000 en efectivo",
    expect: "entry",
    lines: [
      { puc: ["2412", "5115", "5215"], side: "debit", amount: 276000 },
      { puc: ["1105"], side: "credit", amount: 276000 },
    ],
  },
  {
    text: "Pago impuesto de renta año gravable 2024, primera cuota, $1.325.000, débito cuenta Davivienda",
    expect: "entry",
    lines: [
      { puc: ["2404"], side: "debit", amount: 1325000 },
      { puc: ["1110", "1120"], side: "credit", amount: 1325000 },
    ],
  },
  {
    text: "el predial de la finca me salió en 912.000, lo pagué por transferencia",
    expect: "entry",
    lines: [
      { puc: ["5115", "5215", "2416"], side: "debit", amount: 912000 },
      { puc: ["1110", "1120"], side: "credit", amount: 912000 },
    ],
  },
  {
    text: "consigné en bancolombia 1.500.000 de lo que había en la caja",
    expect: "entry",
    lines: [
      { puc: ["1110", "1120"], side: "debit", amount: 1500000 },
      { puc: ["1105"], side: "credit", amount: 1500000 },
    ],
  },
  {
    text: "saqué 400 mil del cajero de la cuenta del negocio pa tener sencillo en la caja",
    expect: "entry",
    lines: [
      { puc: ["1105"], side: "debit", amount: 400000 },
      { puc: ["1110", "1120"], side: "credit", amount: 400000 },
    ],
  },
  {
    text: "pasé 350k de nequi a la cuenta de bancolombia, las dos son del negocio",
    expect: "entry",
    lines: [
      { puc: ["1110", "1120"], side: "debit", amount: 350000 },
      { puc: ["1110", "1120"], side: "credit", amount: 350000 },
    ],
  },
  {
    text: "Reembolso de caja menor por $285.600 con cheque 1190 de Banco de Occidente",
    expect: "entry",
    lines: [
      { puc: ["1105", "5195", "5295"], side: "debit", amount: 285600 },
      { puc: ["1110", "1120"], side: "credit", amount: 285600 },
    ],
  },
  {
    text: "metí 3 palos de mi plata al negocio, en efectivo",
    expect: "entry",
    lines: [
      { puc: ["1105"], side: "debit", amount: 3000000 },
      { puc: ["3105", "3115", "3130"], side: "credit", amount: 3000000 },
    ],
  },
  {
    text: "La socia Adriana Bermúdez hace aporte de capital por $15.000.000 consignado en la cuenta corriente",
    expect: "entry",
    lines: [
      { puc: ["1110", "1120"], side: "debit", amount: 15000000 },
      { puc: ["3105", "3115", "3130"], side: "credit", amount: 15000000 },
    ],
  },
  {
    text: "cogí 80 mil de la caja pa'l mercado de mi casa",
    expect: "entry",
    lines: [
      { puc: ["1325", "3105", "3115", "3130", "2355"], side: "debit", amount: 80000 },
      { puc: ["1105"], side: "credit", amount: 80000 },
    ],
  },
  {
    text: "me transferí 1,2 millones de la cuenta del negocio para pagar el colegio de los niños",
    expect: "entry",
    lines: [
      { puc: ["1325", "3105", "3115", "3130", "2355"], side: "debit", amount: 1200000 },
      { puc: ["1110", "1120"], side: "credit", amount: 1200000 },
    ],
  },
  {
    text: "aporté mi carro al negocio, avaluado en 25 millones, como aporte de capital",
    expect: "entry",
    lines: [
      { puc: ["1540"], side: "debit", amount: 25000000 },
      { puc: ["3105", "3115", "3130"], side: "credit", amount: 25000000 },
    ],
  },
  {
    text: "una clienta me devolvió unos zapatos y le regresé los 90.000 en efectivo",
    expect: "entry",
    lines: [
      { puc: ["4175"], side: "debit", amount: 90000 },
      { puc: ["1105"], side: "credit", amount: 90000 },
    ],
  },
  {
    text: "Nota crédito NC-1501 a El Trébol por devolución de mercancía vendida a crédito: 200.000 más IVA 38.000",
    expect: "entry",
    lines: [
      { puc: ["4175"], side: "debit", amount: 200000 },
      { puc: ["2408"], side: "debit", amount: 38000 },
      { puc: ["1305"], side: "credit", amount: 238000 },
    ],
  },
  {
    text: "le devolví al proveedor mercancía dañada por 130 mil, me la descuenta de lo que le debo",
    expect: "entry",
    lines: [
      { puc: ["2205"], side: "debit", amount: 130000 },
      { puc: ["1435", "6225", "6205"], side: "credit", amount: 130000 },
    ],
  },
  {
    text: "devolvi al mayorista dos cajas de aceite que salieron malas y me reintegró 164.000 por nequi",
    expect: "entry",
    lines: [
      { puc: ["1110", "1120"], side: "debit", amount: 164000 },
      { puc: ["1435", "6225", "6205"], side: "credit", amount: 164000 },
    ],
  },
  {
    text: "Depreciación del mes del computador de la oficina $75.000",
    expect: "entry",
    lines: [
      { puc: ["5160", "5260"], side: "debit", amount: 75000 },
      { puc: ["1592"], side: "credit", amount: 75000 },
    ],
  },
  {
    text: "registre la depreciacion mensual de la camioneta, cuatrocientos dieciséis mil",
    expect: "entry",
    lines: [
      { puc: ["5160", "5260"], side: "debit", amount: 416000 },
      { puc: ["1592"], side: "credit", amount: 416000 },
    ],
  },
  {
    text: "depreciación de las sillas y secadores de la peluquería de marzo, 58.300",
    expect: "entry",
    lines: [
      { puc: ["5160", "5260"], side: "debit", amount: 58300 },
      { puc: ["1592"], side: "credit", amount: 58300 },
    ],
  },
  {
    text: "cuota de manejo 14.900 que me cobró el banco de la cuenta",
    expect: "entry",
    lines: [
      { puc: ["5305"], side: "debit", amount: 14900 },
      { puc: ["1110", "1120"], side: "credit", amount: 14900 },
    ],
  },
  {
    text: "El extracto trae gravamen 4x1000 por 23.480 debitado de la cuenta de ahorros",
    expect: "entry",
    lines: [
      { puc: ["5305", "5115", "5215"], side: "debit", amount: 23480 },
      { puc: ["1110", "1120"], side: "credit", amount: 23480 },
    ],
  },
  {
    text: "Me abonaron rendimientos de la cuenta de ahorros por 6.215",
    expect: "entry",
    lines: [
      { puc: ["1110", "1120"], side: "debit", amount: 6215 },
      { puc: ["4210"], side: "credit", amount: 6215 },
    ],
  },
  {
    text: "compré un computador portátil para la oficina en 2.300.000, lo pagué por transferencia",
    expect: "entry",
    lines: [
      { puc: ["1528"], side: "debit", amount: 2300000 },
      { puc: ["1110", "1120"], side: "credit", amount: 2300000 },
    ],
  },
  {
    text: "una vitrina pa la tienda, 780 mil, pagada en efectivo",
    expect: "entry",
    lines: [
      { puc: ["1524"], side: "debit", amount: 780000 },
      { puc: ["1105"], side: "credit", amount: 780000 },
    ],
  },
  {
    text: "Compra de moto AKT para domicilios por 6.500.000: 2.500.000 de cuota inicial por transferencia y el resto a crédito con el concesionario",
    expect: "entry",
    lines: [
      { puc: ["1540"], side: "debit", amount: 6500000 },
      { puc: ["1110", "1120"], side: "credit", amount: 2500000 },
      { puc: ["2335", "2205", "2105", "2380"], side: "credit", amount: 4000000 },
    ],
  },
  {
    text: "Se adquiere horno industrial para el restaurante por $4.800.000, a 60 días, factura HI-209 de Industrias Haceb",
    expect: "entry",
    lines: [
      { puc: ["1520", "1536"], side: "debit", amount: 4800000 },
      { puc: ["2335", "2205", "2380"], side: "credit", amount: 4800000 },
    ],
  },
  { text: "vendí unas camisas y me pagaron en efectivo", expect: "ask", lines: [] },
  { text: "pague la luz por nequi", expect: "ask", lines: [] },
  { text: "Compré mercancía por 600.000 más IVA", expect: "ask", lines: [] },
  { text: "le vendí a don Carlos 3 bultos de cemento en 105 mil", expect: "ask", lines: [] },
  { text: "300 mil nequi", expect: "ask", lines: [] },
  { text: "compré inventario en Amazon por 250 dólares con la tarjeta", expect: "ask", lines: [] },
  { text: "vendí 200 mil en efectivo y pagué 80 mil de la luz por nequi", expect: "two", lines: [] },
  {
    text: "compré mercancia por 500 mil en efectivo y tambien le pagué 300 mil a Yuli de sueldo por daviplata",
    expect: "two",
    lines: [],
  },
  { text: "I paid the rent for the shop, 1,200,000 pesos by bank transfer", expect: "refuse", lines: [] },
  { text: "mañana voy a pagarle 500 mil al proveedor por transferencia", expect: "refuse", lines: [] },
  {
    text: "al final don Ramiro no me pagó los 300 mil que me debía en efectivo",
    expect: "refuse",
    lines: [],
  },
  { text: "¿cuánto IVA tengo que pagar este bimestre?", expect: "question", lines: [] },
  { text: "si vendo algo a crédito por 500 mil en que cuenta va?", expect: "question", lines: [] },
];
