/**
 * Siblings, in other words, of the kinds that the twenty-third bank got wrong or had asked about: two operations in one
 * sentence, amounts that are a base, phrases without a verb, money of others, who financed what, assets that leave, and
 * the participles and nouns of accountants. With what each kind might be taken for and is not.
 */
export const STRANGER_KINDS = {
  "two operations in one sentence (GM-30)": `
Hoy vendí 2 bolsos en 180 mil en efectivo y además me llegó el recibo del agua por 64.500 que pago después | TWO
Consignamos 900.000 de la caja al banco; también se le pagaron al electricista 150 mil por Nequi | TWO
Pagamos el arriendo de 1.200.000 por banco, y la clienta Rosa nos abonó 300.000 en efectivo a su cuenta | TWO
Compré mercancía por 500 mil en efectivo y de paso pagué la luz, 92.000 por Nequi | TWO
Vendí una mesa en 400.000 de contado; además pagué 35.000 de transporte en efectivo | TWO
Pagué la nómina de 1.800.000 por transferencia, y don Hernán me pagó 450.000 en efectivo de lo que debía | TWO
Vendí 200.000 en efectivo y aparte pagué 50.000 de aseo en efectivo | TWO
Cobré 300.000 en efectivo de unas clases y además pagué el gas, 45.000 por Nequi | TWO
Pagué 500.000 del arriendo en efectivo y además 300.000 por Nequi | D 5120,5220 800000; C 1105 500000; C 1110,1120 300000 OR ASK
Vendí una nevera en 1.000.000, me pagaron 600.000 en efectivo y además quedaron debiendo 400.000 | D 1105 600000; D 1305 400000; C 41 1000000
Compré mercancía por 800.000: pagué la mitad en efectivo y quedé debiendo la otra mitad | D 1435,6205 400000; C 1105 400000 OR D 1435,6205 800000; C 1105 400000; C 2205 400000
Vendí 500.000: 300.000 en efectivo y también 200.000 por Nequi | D 1105 300000; D 1110,1120 200000; C 41 500000
Vendí un comedor en 2.000.000, el cliente nos abonó 500.000 en efectivo y quedó debiendo el resto | D 1105 500000; D 1305 1500000; C 41 2000000`,
  "amounts that are a base (GM-27)": `
Intereses del 3% mensual sobre un préstamo de 4 millones que nos hizo un tercero, un mes pagado en efectivo | D 5305 120000; C 1105 120000
Pagué por banco intereses del 1,5% mensual sobre el préstamo de 10.000.000, un mes | D 5305 150000; C 1110,1120 150000
Provisión de cartera: 3% de una cartera vencida de $8.000.000 | D 5199,5299 240000; C 1399 240000
Autorretención de renta 0,40% sobre ingresos de $25.000.000 | D 1355 100000; C 2365 100000
Causar aportes patronales: pensión 12% y ARL 1,044% sobre salarios de $3.000.000 | D 5105,5205 391320; C 2370,2380 391320 OR D 5105,5205 360000; D 5105,5205 31320; C 2370,2380 360000; C 2370,2380 31320 OR ASK
Depreciar un mes el computador: costo 3.600.000, vida útil 5 años, línea recta | D 5160,5260 60000; C 1592 60000
Depreciación mensual de la maquinaria, vida útil 10 años, costo 24.000.000, línea recta | D 5160,5260 200000; C 1592 200000
Seguro de 6 meses pagado por anticipado a razón de 200.000 mensuales, por transferencia | D 1705 1200000; C 1110,1120 1200000
Arriendo de 4 meses pagado por anticipado a razón de 900.000 mensuales, en efectivo | D 1705 3600000; C 1105 3600000`,
  "phrases without a verb (GM-30)": `
Panela: 20 cajas a 45.000 entregadas a la tienda de doña Marta, que paga el otro mes | D 1305 900000; C 41 900000
Queso: 30 libras a 9.000 vendidas a la panadería de don Luis, que paga la otra semana | D 1305 270000; C 41 270000
Yogur: 50 vasos a 3.000 entregados al colegio San José, que paga a fin de mes | D 1305 150000; C 41 150000
Mensualidades del gimnasio cobradas: 20 a 80.000, por transferencia | D 1110,1120 1600000; C 41 1600000
Mensualidades de la academia cobradas por Nequi: 15 alumnos a 60.000 | D 1110,1120 900000; C 41 900000
Ofrendas del culto: 480.000 en efectivo | D 1105 480000; C 4170,4295,4235,3210 480000
Diezmos de la semana 950.000 por Nequi | D 1110,1120 950000; C 4170,4295,4235,3210 950000
La iglesia pagó en efectivo la luz, 120.000 | D 5135,5235 120000; C 1105 120000
Con los tamales y el chocolate hoy me hice 150 mil en la plaza, puro efectivo | D 1105 150000; C 41 150000
Hoy me hice 90 mil con las empanadas, puro efectivo | D 1105 90000; C 41 90000
El conductor de la buseta me entregó 120 mil en efectivo del producido de ayer | D 1105 120000; C 4145,4155,4220,4235 120000
alineación y balanceo de dos llantas 60mil en efectivo | ASK OR D 1105 60000; C 41 60000
parchada de una llanta 15 mil en efectivo | ASK OR D 1105 15000; C 41 15000
Lavada de un carro 20 mil en efectivo | ASK OR D 1105 20000; C 41 20000
Diezmo pagado a la iglesia 100.000 en efectivo | D 5395,5315 100000; C 1105 100000 OR ASK
Ofrenda para la iglesia 50.000 en efectivo | D 5395,5315 50000; C 1105 50000 OR ASK
Materia prima entregada a nosotros por el proveedor a crédito 600.000 | D 1405 600000; C 2205 600000 OR ASK
Servicio de internet prestado a la oficina por Claro, 90.000 en efectivo | D 5135,5235 90000; C 1105 90000 OR ASK
Compré insumos entregados a producción por 200.000 en efectivo | D 1405,7105,1455 200000; C 1105 200000 OR ASK
Casa nueva en arriendo, pagué el primer mes 800.000 en efectivo | D 5120,5220 800000; C 1105 800000 OR ASK
La luz 80.000 en efectivo | D 5135,5235 80000; C 1105 80000`,
  "money of others (GM-07)": `
Un pasajero me dejó 90.000 en efectivo para entregarle a mi compañero | D 1105 90000; C 2815 90000
El datáfono nos consignó 194.000 de ventas por 200.000 y se quedó con la diferencia de comisión | D 1110,1120 194000; D 5305,5195,5295 6000; C 41,1305,1380 200000
El cliente pagó 1.500.000 en efectivo de un seguro; esa plata es de Sura y hay que girársela | D 1105 1500000; C 2815 1500000
Recibimos 800.000 por transferencia de boletas; esa plata es del teatro y toca girársela completa | D 1110,1120 800000; C 2815 800000
De las ventas con tarjeta por $500.000 el banco nos abonó 487.000 y se quedó con el resto de comisión | D 1110,1120 487000; D 5305,5195,5295 13000; C 4135,4120,1305,1380 500000
De las ventas con datáfono por 2.000.000 el banco me consignó 1.950.000 y se quedó con lo demás de comisión | D 1110,1120 1950000; D 5305,5195,5295 50000; C 4135,4120,1305,1380 2000000`,
  "what was financed by two (GM-27)": `
Nevera nueva para la tienda, 3.200.000: puse 1.200.000 en efectivo y lo demás me lo prestó Bancolombia | D 1524,1520,1528,1540 3200000; C 1105 1200000; C 2105 2000000
Moto nueva para repartir, 5.000.000: di 1.000.000 por transferencia y el resto me lo prestó el banco | D 1540 5000000; C 1110,1120 1000000; C 2105 4000000
Televisor vendido a plazos: vale 900.000, dieron 200 mil en efectivo y firmaron letra por los 700 mil restantes | D 1105 200000; D 1305 700000; C 41 900000
Nevera vendida a cuotas: vale 1.500.000, dieron 500 mil por Nequi y firmaron letra por el millón restante | D 1110,1120 500000; D 1305 1000000; C 41 1500000`,
  "assets that leave with what they had cost (GM-08)": `
Camión que costó 80.000.000, con depreciación acumulada de 50.000.000, se vende en 35.000.000 recibidos por transferencia | D 1110,1120 35000000; D 1592 50000000; C 4245 5000000; C 1540 80000000
Se vende en 2.000.000 en efectivo un computador que costó 5.000.000 con depreciación acumulada de 2.500.000 | D 1105 2000000; D 1592 2500000; D 5310 500000; C 1528 5000000
Dar de baja un computador totalmente depreciado de $2.500.000 | D 1592 2500000; C 1528 2500000
Se da de baja una impresora totalmente depreciada de 800.000 | D 1592 800000; C 1528,1524 800000
Dar de baja un vehículo de 30.000.000 totalmente depreciado | D 1592 30000000; C 1540 30000000`,
  "participles and nouns of accountants (GM-30)": `
Cancelada por transferencia la cuenta por pagar de la energía, 210.000 | D 2335,2205,2380 210000; C 1110,1120 210000
Cancelada en efectivo la cuenta por pagar del internet, 89.000 | D 2335,2205,2380 89000; C 1105 89000
Recaudo de cartera: Tienda La Esquina canceló su deuda de $2.000.000, se le concedió 5% de descuento por pronto pago, consignó el neto | D 1110,1120 1900000; D 5305,4175 100000; C 1305 2000000
Causación de servicios de transporte prestados a Coca-Cola, $5.000.000, pendientes de cobro | D 1305 5000000; C 41 5000000
Causación de asesorías prestadas a la Clínica Central, 1.800.000, por cobrar | D 1305 1800000; C 41 1800000
Causación del arriendo del mes, 1.100.000 | D 5120,5220 1100000; C 2335 1100000
Ajuste por intereses causados y no pagados del préstamo bancario, $190.000 | D 5305 190000; C 2335,2105 190000
Llévese al gasto un mes del seguro que estaba en pagos anticipados, 150.000 | D 5130,5230 150000; C 1705 150000
Llevar al gasto el arriendo de un mes pagado por anticipado, 700.000 | D 5120,5220 700000; C 1705 700000
Reconózcase como ingreso un mes de la mensualidad que se había cobrado por adelantado, $90.000 | D 2705,2805 90000; C 41 90000
Reconocer como ingreso el mes de arriendo cobrado por anticipado, 800.000 | D 2705,2805 800000; C 41,42 800000
Materia prima trasladada a producción por $600.000 | D 7105,1410 600000; C 1405 600000
Se trasladó materia prima a producción, 2.200.000 | D 7105,1410 2200000; C 1405 2200000
Recarga de Nequi con plata de la caja, 80 mil | D 1110,1120 80000; C 1105 80000
La socia le presta al negocio 3 millones en efectivo | D 1105 3000000; C 2355 3000000
Abono por Nequi a la deuda que la empresa tiene con la socia, 500 mil | D 2355 500000; C 1110,1120 500000
Préstamo que le hicimos a un primo de la dueña, 300 mil, en efectivo | D 1370,1380,1325 300000; C 1105 300000
Aporte del dueño: mercancía por 2.000.000 y 1.000.000 en efectivo | D 1435,6205 2000000; D 1105 1000000; C 31 3000000
Aporte de los socios: 8.000.000 en bancos y un vehículo por 20.000.000 | D 1110,1120 8000000; D 1540 20000000; C 31 28000000
Cuatro sillas odontológicas compradas y recibidas de Dental Sur: 8'000.000, plazo 30 días | ASK OR D 1520,1524,1532 8000000; C 2205,2335,2380 8000000`,
  "what was asked without need (GM-26)": `
Cambio de batería del taxi: 1 a $320.000, con tarjeta de crédito | D 5145,5245,5195,5295,7305,6145 320000; C 2105,2120,2195,2335,2380 320000
Cambio de aceite del camión, 180.000 en efectivo | D 5145,5245,5195,5295,5135,5235 180000; C 1105 180000
Anticipo del 30 por ciento de un clóset que vale 4 millones, el cliente me lo consignó | D 1110,1120 1200000; C 2805,2705 1200000
Entregué y facturé el clóset de 4.000.000: tenía 1 millón de anticipo del cliente y el saldo me lo quedó debiendo | D 2805,2705 1000000; D 1305 3000000; C 41 4000000
Video de matrimonio: $1.200.000, 400 mil ya me los habían dado de anticipo y hoy me pasaron los otros 800 mil por Nequi | D 2805,2705 400000; D 1110,1120 800000; C 41 1200000
Comisión ganada por vender un seguro, $260.000, por cobrar a la aseguradora | D 1305,1345 260000; C 4225,4155,4145,4235,4170 260000
Transporte de carga prestado a la familia López, $700.000; pagaron 200.000 con cheque, saldo a 30 días | D 1105,1110,1120 200000; D 1305 500000; C 41 700000
Tres clases de inglés a 50 mil, el papá del alumno me transfirió el total | D 1110,1120 150000; C 41 150000
Almuerzos para 40 personas a $15.000, entregados y facturados a la Alcaldía de Tunja, pendiente de pago | D 1305 600000; C 4140,4135,4170,4235 600000
Repartí 40 bolsas de hielo a 5.000, cobré 30 en efectivo y 10 quedaron fiadas | D 1105 150000; D 1305 50000; C 41 200000
Pago del extracto de la tarjeta de crédito, 410.000 de lo comprado el mes pasado, desde el banco | D 2105,2120,2195,2335,2380 410000; C 1110,1120 410000
Viáticos de Ana en Cali: tiquetes 300.000 y hotel 200.000, con tarjeta débito | D 5155,5255 500000; C 1110,1120 500000 OR D 5155,5255 300000; D 5155,5255 200000; C 1110,1120 500000
Uniformes para los muchachos del taller, 4 a 70.000, en efectivo | D 5105,5205,5195,5295 280000; C 1105 280000
Arreglo de frenos del camión: 2 a $150.000, con tarjeta de crédito | D 5145,5245 300000; C 2105,2120,2195,2335,2380 300000
Grabación de un video: $500.000, 200 mil ya me los habían pagado de anticipo y hoy me transfirieron los otros 300 mil | D 2805,2705 200000; D 1110,1120 300000; C 41 500000
Fui a la plaza y me traje 10 cajas de tomate a 30.000 pa revender, pagué en efectivo | D 1435,6205,1405 300000; C 1105 300000
Surtido de tornillos para la ferretería 595.000 con IVA del 19% incluido, pagué con transferencia | D 1435,6205 500000; D 2408 95000; C 1110,1120 595000
Zapatos de 200.000, le rebajé el 15% al cliente y me pagó en efectivo lo que quedó | D 1105 170000; C 41 170000 OR D 1105 170000; D 5305,4175 30000; C 41 200000
Ron y cerveza para el bar, 1.200.000; di la mitad en efectivo y la otra la doy la semana entrante | D 1435,6205 1200000; C 1105 600000; C 2205,2335,2380 600000`,
} as const;
