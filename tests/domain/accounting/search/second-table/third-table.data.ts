/**
 * Another examination, as `second-table.data.ts`, by another person, before the search met the first. At first sight it
 * found 89 of 150: these phrases are mostly deeds.
 */
export const THIRD_TABLE = `
base para dar vueltos | debit | 1105 | efectivo base de caja
caja menor de la oficina | any | 110510 | fondo fijo, nombrado
dolares en efectivo | any | 110515 | caja moneda extranjera (sin tilde)
cheque que no he consignado | any | 1105 | cheque en mano es caja
nequi del negocio | any | 1110,1120 | depósito de bajo monto: banco o ahorros
me llegó por Bre-B | debit | 1110,1120 | entra a la cuenta bancaria
consigné en Bancolombia | debit | 1110,1120 | corriente o ahorros
CDT en Davivienda | debit | 1225 | certificado a término
fiado de los vecinos | debit | 1305 | venta a crédito a clientes
me pagaron una factura vieja | credit | 1305 | recaudo de cartera
pasé cuenta de cobro | debit | 1305 | cliente por cobrar
trabajo terminado sin facturar | debit | 1345,1305 | ingreso causado por cobrar
le presté a un amigo | debit | 1370 | préstamo a particular
vale para un empleado | debit | 1365,1330 | adelanto al trabajador
faltante cobrado a la cajera | debit | 1365 | responsabilidad del trabajador
préstamo al socio | debit | 1325 | por cobrar a socios
anticipo al maestro de obra | debit | 1330 | anticipo a contratista
proveedor reintegró el anticipo | credit | 1330 | cancela anticipo dado
viaticos por legalizar | debit | 1330,1365 | anticipo a trabajador (sin tilde)
deposito del local arrendado | debit | 1335 | depósito entregado en garantía
me retuvieron en la venta | debit | 1355 | retención a favor
reteica que nos practicaron | debit | 135518 | ICA retenido a favor
anticipo de renta año siguiente | debit | 1355 | anticipo de impuesto
reclamo a la aseguradora | debit | 1360 | reclamación por cobrar
provisión de cartera | credit | 1399 | provisión de deudores
gasto por cartera morosa | debit | 5199,5299 | gasto provisión deudores
castigar cartera ya provisionada | debit | 1399 | uso de la provisión
recaudo de deuda ya castigada | credit | 4250 | recuperación de deudas malas
surtí la ferretería | debit | 1435,6205 | mercancía para vender
compras de mercansia | debit | 1435,6205 | mercancía (letra cambiada)
flete de mercancía comprada | debit | 1435,6205 | mayor valor de la compra
harina para la panadería | debit | 1405,6210 | materia prima
pan horneado para vender | debit | 1430 | producto terminado
contenedor que biene en barco | debit | 1465 | inventario en tránsito (letra cambiada)
siembra de yuca | debit | 1425 | cultivo en desarrollo
vacas de la finca | debit | 1584,1445 | semovientes fijos o para venta
provisión mercancía pasada de moda | credit | 1499 | provisión de inventario por obsolescencia
devolví mercancía al proveedor | credit | 1435,6225 | devolución en compra
costo de lo vendido | debit | 6135 | costo de venta comercial
compré un portátil | debit | 1528 | equipo de cómputo
moto para domicilios | debit | 1540 | equipo de transporte
silla odontológica | debit | 1532 | equipo médico-científico
compresor del taller | debit | 1520 | maquinaria
vitrinas de la tienda | debit | 1524 | muebles y enseres
lote en Rionegro | debit | 1504 | terreno
construyendo el segundo piso | debit | 1508 | construcción en curso
desgaste mensual de la camioneta | debit | 5160,5260 | gasto depreciación
depresiación del computador | credit | 1592 | depreciación acumulada (letra cambiada)
vendí la moto vieja | credit | 1540,4245 | baja del activo o utilidad
ganancia al vender el camión | credit | 4245 | utilidad en venta de activo fijo
perdí vendiendo el horno | debit | 5310 | pérdida en venta de bienes
good will comprado | debit | 1605 | crédito mercantil
registré mi marca | debit | 1610,5140 | intangible o gasto legal
licencia permanente de software | debit | 1635,1710 | intangible o cargo diferido
local pagado por adelantado | debit | 1705 | arrendamiento anticipado
amortizar seguro anticipado | credit | 1705 | se consume el prepagado
remodelacion del local arrendado | debit | 1710,5150,5250 | mejora diferida o gasto (sin tilde)
me desembolsó el banco | credit | 2105 | obligación bancaria recibida
cuota del crédito bancario | debit | 2105,5305 | capital e intereses
sobrejiro | credit | 2105 | sobregiro bancario (letra cambiada)
gota a gota | credit | 2195,2380 | deuda con particular
tarjeta de crédito del negocio | credit | 2105,2195 | obligación financiera
le debo al distribuidor | credit | 2205 | proveedor nacional
pagué factura del proveedor | debit | 2205 | cancela proveedor
proveedor de China | credit | 2210 | proveedor del exterior
arriendos atrasados que debemos | credit | 2335 | arrendamiento por pagar
intereses que debo al banco | credit | 2335,2105 | gasto financiero por pagar o costo amortizado
socio le prestó al negocio | credit | 2355,2195 | deuda con socio
dividendos sin pagar | credit | 2360 | dividendos por pagar
le retuve al diseñador | credit | 2365 | retención practicada
autoretención de renta | credit | 2365 | autorretenciones (una letra menos)
reteiva practicado al proveedor | credit | 2367 | IVA retenido por pagar
consignar retefuente a la DIAN | debit | 2365 | paga lo retenido
salud descontada al trabajador | credit | 2370 | aporte EPS retenido
pensión descontada a empleados | credit | 2380,2370 | fondo de pensiones por pagar
pagué la planilla PILA | debit | 2370,2380,5105 | cancela aportes o gasto directo
aporte pendiente a Cajacopi | credit | 2370 | caja de compensación por pagar
libransa de un trabajador | credit | 2370 | descuento por libranza (letra cambiada)
iva cobrado en ventas | credit | 2408 | IVA generado
iva de las compras | debit | 2408 | IVA descontable
impoconsumo del restaurante | credit | 2495,2408 | otros impuestos por pagar; algunos 2408
impuesto de rodamiento por pagar | credit | 2436 | impuesto de vehículos
industria y comercio por declarar | credit | 2412 | ICA por pagar
debo la declaración de renta | credit | 2404 | renta por pagar
quinsena que debemos | credit | 2505 | salarios por pagar (letra cambiada)
cesantías llevadas a Porvenir | debit | 2510,2610 | cancela cesantías
intereses cesantias por pagar | credit | 2515,2610 | consolidados o provisión (sin tilde)
pagué la prima de junio | debit | 2520,2610,5105 | cancela pasivo o gasto directo
provicion de vacaciones | credit | 2610,2525 | pasivo estimado (letra cambiada)
demanda que seguramente perdemos | credit | 2635 | contingencia provisionada
usé la provisión del pleito | debit | 2635 | uso de la provisión
reverso de provisión sobrante | credit | 4250 | recuperación de provisiones
plan separe | credit | 2805 | anticipo de cliente
devolví el anticipo al cliente | debit | 2805 | cancela anticipo recibido
mensualidades cobradas por adelantado | credit | 2705,2805 | ingreso diferido
depósito que dejó el inquilino | credit | 2810 | depósito recibido
recaudos del corresponsal bancario | credit | 2815 | dinero de terceros
propinas por repartir | credit | 2815,2380 | recibidas para los meseros
puse plata para arrancar | credit | 3130,3105,3115 | aporte inicial según tipo
saqué plata para mi casa | debit | 3130,1325 | retiro del dueño
repartimos utilidades a los socios | debit | 3705,2360,3605 | distribución o pago
guardar el 10% legal | credit | 3305 | reserva legal
ganancia de este año | credit | 3605 | utilidad del ejercicio
cerrar ingresos y gastos | any | 5905 | cuenta de cierre
enjugar perdidas anteriores | credit | 3710 | cancela pérdidas acumuladas (sin tilde)
nos donaron un computador | credit | 3210,4295 | superávit o ingreso
vendí cuadernos y esferos | credit | 4135 | venta comercial papelería
venta de jarabes y pastillas | credit | 4135 | venta de droguería
corrientazos del día | credit | 4140 | venta de restaurante
venta de pandebonos | credit | 4120,4135,4140 | panadería: fabrica, revende o cafetería
cortes de cabello | credit | 4170 | peluquería
me pagaron una asesoría | credit | 4155,4230,1305 | consultoría, honorarios o cartera
acarreo hecho a un cliente | credit | 4145 | transporte por carretera
reparación de motos a clientes | credit | 4135,4235 | mantenimiento de vehículos
fotocopias a estudiantes | credit | 4155,4135 | servicio de fotocopiado
horas de internet vendidas | credit | 4145,4155 | café internet
clases particulares de inglés | credit | 4160 | enseñanza
leche vendida en la finca | credit | 4105 | ingreso ganadero
chatarra y cartón vendidos | credit | 4205,4295 | material de desecho
cliente devolvió los zapatos | debit | 4175 | devolución en ventas
intereses ganados en ahorros | credit | 4210 | ingreso financiero
dividendos que me giraron | credit | 4215,1345 | ingreso o cobro de lo causado
me indemnizó el seguro | credit | 4255,1360 | indemnización o reclamación causada
sobró plata en caja | credit | 4295 | sobrantes de caja
aproximación de centavos | any | 4295,5395 | ajuste al peso
sueldo de la secretaria | debit | 5105 | personal administrativo
comisión de los vendedores | debit | 5205,5295 | personal de ventas o externos
botas y overoles del personal | debit | 5105,5205 | dotación
honorarios del revisor fiscal | debit | 5110,5210,2335 | honorarios o cuenta causada
predial de la bodega | debit | 5115,5215,2416 | gasto, o pago del ya causado
arriendo del kiosco | debit | 5120,5220 | arrendamiento
afiliacion a Fenalco | debit | 5125,5225 | afiliaciones y sostenimiento (sin tilde)
soat de la moto | debit | 5130,5230,1705 | seguro obligatorio
recibo de Air-e | debit | 5135,5235,2335 | energía eléctrica
pauté en Instagram | debit | 5235,5135 | publicidad
envío por Servientrega | debit | 5235,5135 | correo y fletes
renovacion camara de comercio | debit | 5140,5240 | registro mercantil (sin tildes)
arreglo del aire acondicionado | debit | 5145,5245 | mantenimiento
hotel del viaje a Cartagena | debit | 5155,5255 | alojamiento
tanqueé la camioneta | debit | 5195,5295 | combustibles
tinto y aromáticas | debit | 5195,5295 | cafetería
comisión del datáfono | debit | 5305,5295 | comisión bancaria o de ventas
me cobraron cuota de manejo | debit | 5305 | gasto bancario
cuatro por mil | debit | 5305,5115 | GMF
descuento pronto pago que di | debit | 5305,4175 | descuento condicionado
me robaron mercancía | debit | 5310,5395 | pérdida por siniestro
asumí la retención | debit | 5315 | impuestos asumidos
comparendo de tránsito | debit | 5395 | multas y sanciones
mercado donado a la fundación | debit | 5395 | donaciones
gasto del impuesto de renta | debit | 5405 | provisión de renta
`;
