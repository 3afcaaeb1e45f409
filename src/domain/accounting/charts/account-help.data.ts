/** A teacher's explanation of an account: in plain words, when it is debited, when it is credited. */
export type HelpText = readonly [plain: string, debit: string, credit: string];

/**
 * By PUC code. An account without its own text uses that of the nearest account above it, and an account of group 52
 * (sales) that of its counterpart in group 51 (administration), so the texts of group 51 mention neither area.
 */
export const pucHelpTexts: Readonly<Record<string, HelpText>> = {
  // Classes and groups: the fallback, so that every account has a text.
  "1": [
    "Todo lo que la empresa tiene o le deben y que puede convertirse en beneficios: dinero, mercancía, cartera, equipos.",
    "Se debita cuando entra un bien o nace un derecho a favor de la empresa.",
    "Se acredita cuando el bien sale, se gasta o el derecho se cobra.",
  ],
  "2": [
    "Todo lo que la empresa debe: a proveedores, bancos, trabajadores, al Estado y a otros.",
    "Se debita cuando pagas o se extingue la deuda, en todo o en parte.",
    "Se acredita cuando nace una deuda o aumenta una que ya existía.",
  ],
  "3": [
    "Lo que les queda a los dueños: lo que la empresa tiene menos lo que debe.",
    "Se debita cuando los dueños retiran, se reparten utilidades o hay pérdidas.",
    "Se acredita cuando los dueños aportan o la empresa gana y guarda utilidades.",
  ],
  "4": [
    "Lo que la empresa gana por vender, prestar servicios u otros motivos. Aumenta el patrimonio.",
    "Se debita cuando se anula un ingreso y al cierre del año, para dejar la cuenta en cero.",
    "Se acredita cuando ganas el ingreso, aunque todavía no te hayan pagado.",
  ],
  "5": [
    "Lo que cuesta administrar, vender y financiar la empresa. Disminuye el patrimonio.",
    "Se debita cuando se causa el gasto, aunque todavía no lo hayas pagado.",
    "Se acredita cuando se corrige o se recupera un gasto, y al cierre del año, para dejar la cuenta en cero.",
  ],
  "6": [
    "Lo que te costó lo que vendiste: la mercancía entregada o el servicio prestado.",
    "Se debita cuando vendes, por el costo de lo entregado.",
    "Se acredita cuando te devuelven mercancía y al cierre del año, para dejar la cuenta en cero.",
  ],
  "7": [
    "Lo que se invierte en fabricar un producto o prestar un servicio: materiales, mano de obra y costos indirectos.",
    "Se debita cuando consumes recursos en la producción o en el servicio.",
    "Se acredita cuando esos costos pasan al inventario o al costo de ventas.",
  ],
  "8": [
    "Derechos o hechos que todavía no cambian los estados financieros, pero que conviene controlar.",
    "Se debita cuando nace el hecho o derecho que quieres controlar.",
    "Se acredita cuando ese hecho o derecho termina.",
  ],
  "9": [
    "Compromisos que podrían volverse una deuda y que se controlan fuera del balance.",
    "Se debita cuando el compromiso termina.",
    "Se acredita cuando nace el compromiso que quieres controlar.",
  ],
  "11": [
    "El dinero que puedes usar ya: efectivo, cuentas bancarias y fondos.",
    "Se debita cuando entra dinero.",
    "Se acredita cuando sale dinero.",
  ],
  "12": [
    "Dinero puesto a rendir fuera del negocio: acciones, bonos, CDT y otros títulos.",
    "Se debita cuando compras o adquieres la inversión.",
    "Se acredita cuando la vendes, se vence o te la devuelven.",
  ],
  "13": [
    "Lo que otros le deben a la empresa: clientes, trabajadores, socios y la DIAN, entre otros.",
    "Se debita cuando nace el derecho a cobrar.",
    "Se acredita cuando te pagan o se cruza con otra deuda.",
  ],
  "14": [
    "Los bienes que tienes para vender, fabricar o consumir en la operación.",
    "Se debita cuando compras o produces, por su costo.",
    "Se acredita cuando vendes o consumes, también por su costo.",
  ],
  "15": [
    "Bienes durables que usas para trabajar y no para vender: local, máquinas, muebles, vehículos.",
    "Se debita cuando compras el bien, por todo lo que costó dejarlo listo para usar.",
    "Se acredita cuando lo vendes o lo das de baja, por el costo registrado.",
  ],
  "16": [
    "Bienes sin cuerpo físico que dan beneficios: marcas, patentes, licencias, derechos.",
    "Se debita cuando adquieres el intangible, por su costo.",
    "Se acredita cuando lo vendes, vence o se da de baja.",
  ],
  "17": [
    "Pagos hechos hoy por beneficios que recibirás después; se llevan al gasto poco a poco.",
    "Se debita cuando pagas por adelantado.",
    "Se acredita cada período, por la parte que ya usaste.",
  ],
  "18": [
    "Bienes que no caben en los demás grupos del activo, como obras de arte.",
    "Se debita cuando adquieres el bien.",
    "Se acredita cuando lo vendes o lo das de baja.",
  ],
  "19": [
    "Mayor valor de un bien según avalúo. Era propia de las normas anteriores a las NIIF; hoy casi no se usa.",
    "Se debita cuando el avalúo supera el valor en libros.",
    "Se acredita cuando esa diferencia baja o el bien se vende.",
  ],
  "21": [
    "Préstamos que te hicieron los bancos y otras entidades financieras.",
    "Se debita cuando abonas a capital. Los intereses van al gasto 5305.",
    "Se acredita cuando te desembolsan el crédito.",
  ],
  "22": [
    "Lo que debes por mercancía o materias primas compradas a crédito.",
    "Se debita cuando le pagas al proveedor o le devuelves mercancía.",
    "Se acredita cuando compras a crédito.",
  ],
  "23": [
    "Deudas distintas de las de proveedores y bancos: servicios, arriendos, retenciones, socios.",
    "Se debita cuando pagas.",
    "Se acredita cuando se causa la deuda.",
  ],
  "24": [
    "Impuestos que la empresa le debe al Estado por su propia actividad.",
    "Se debita cuando pagas o cruzas el impuesto con saldos a favor.",
    "Se acredita cuando se causa o se liquida el impuesto.",
  ],
  "25": [
    "Lo que ya les debes a tus trabajadores: salarios y prestaciones sociales liquidadas.",
    "Se debita cuando les pagas o consignas.",
    "Se acredita cuando liquidas la nómina o consolidas las prestaciones.",
  ],
  "26": [
    "Deudas seguras o probables cuyo valor exacto todavía no conoces; las calculas con lo mejor que sabes.",
    "Se debita cuando llega el valor real y se paga o se traslada a la deuda definitiva.",
    "Se acredita cuando haces la estimación.",
  ],
  "27": [
    "Dinero o ingresos que ya registraste pero que aún no te has ganado.",
    "Se debita cada período, por la parte que ya te ganaste.",
    "Se acredita cuando recibes el valor por adelantado.",
  ],
  "28": [
    "Otras obligaciones: anticipos de clientes, depósitos y dinero que recibes para terceros.",
    "Se debita cuando cumples, devuelves o entregas lo recibido.",
    "Se acredita cuando recibes el dinero.",
  ],
  "29": [
    "Deuda que la empresa consiguió emitiendo títulos que compran los inversionistas.",
    "Se debita cuando se pagan o recompran los títulos.",
    "Se acredita cuando se emiten.",
  ],
  "31": [
    "Lo que los dueños han puesto en la empresa.",
    "Se debita cuando se disminuye el capital o se reembolsan aportes.",
    "Se acredita cuando los dueños aportan o se capitaliza.",
  ],
  "32": [
    "Aumentos del patrimonio que no vienen ni del aporte nominal ni de la utilidad, como la prima en acciones.",
    "Se debita cuando se capitaliza o se usa.",
    "Se acredita cuando se recibe la prima o la donación.",
  ],
  "33": [
    "Utilidades que no se reparten, sino que se guardan para un fin.",
    "Se debita cuando la reserva se usa o se libera.",
    "Se acredita cuando la asamblea o la ley ordenan apropiarla.",
  ],
  "34": [
    "Ajustes por inflación del patrimonio. Se eliminaron hace años; la cuenta queda por historia.",
    "Se debita cuando se capitaliza o se cancela.",
    "Se acredita cuando corriges un saldo viejo de esos ajustes.",
  ],
  "35": [
    "Utilidades que se pagarán a los dueños con más acciones o cuotas, y no con dinero.",
    "Se debita cuando se entregan las acciones o cuotas.",
    "Se acredita cuando la asamblea las decreta.",
  ],
  "36": [
    "Lo que la empresa ganó o perdió en este año.",
    "Se debita cuando se traslada la utilidad a la cuenta de ejercicios anteriores.",
    "Se acredita cuando el cierre del año da utilidad.",
  ],
  "37": [
    "Ganancias o pérdidas de años pasados que siguen en la empresa.",
    "Se debita cuando se reparten o se usan.",
    "Se acredita cuando llegan las utilidades del año que se cerró.",
  ],
  "38": [
    "La otra cara de las valorizaciones de los bienes. Bajo NIIF casi no se usa.",
    "Se debita cuando la valorización baja o el bien se vende.",
    "Se acredita cuando un avalúo muestra mayor valor.",
  ],
  "41": [
    "Ingresos del negocio principal de la empresa.",
    "Se debita al cierre del año y cuando corriges una factura.",
    "Se acredita cuando vendes o prestas el servicio. El IVA no es ingreso.",
  ],
  "42": [
    "Ingresos que no vienen del negocio principal: intereses, arriendos, recuperaciones.",
    "Se debita al cierre del año y cuando corriges un registro.",
    "Se acredita cuando te ganas el ingreso.",
  ],
  "47": [
    "Resultado de los ajustes por inflación, que ya no se hacen. Queda por historia.",
    "Se debita cuando se corrige o se cancela un saldo viejo.",
    "Se acredita cuando se corrige un saldo viejo de ajustes.",
  ],
  "51": [
    "Gastos de dirigir y administrar la empresa.",
    "Se debita cuando se causa el gasto.",
    "Se acredita al cierre del año y cuando corriges un registro.",
  ],
  "52": [
    "Gastos de vender, mercadear y entregar.",
    "Se debita cuando se causa el gasto.",
    "Se acredita al cierre del año y cuando corriges un registro.",
  ],
  "53": [
    "Gastos que no son de administrar ni de vender: bancarios, intereses, pérdidas, multas.",
    "Se debita cuando se causa el gasto.",
    "Se acredita al cierre del año y cuando corriges un registro.",
  ],
  "61": [
    "El costo de lo que vendiste o del servicio que prestaste.",
    "Se debita cuando vendes, por lo que te costó.",
    "Se acredita cuando te devuelven mercancía y al cierre del año.",
  ],
  "62": [
    "Compras del período cuando usas inventario periódico, es decir, cuando cuentas la mercancía al final.",
    "Se debita cuando compras.",
    "Se acredita al cierre, cuando se arma el costo de ventas.",
  ],
  // Class 1.
  "1105": [
    "El efectivo que tienes a la mano: billetes, monedas y cheques por consignar.",
    "Se debita cuando recibes dinero en efectivo.",
    "Se acredita cuando pagas en efectivo o consignas en el banco.",
  ],
  "110505": [
    "La caja principal, donde llega el efectivo de cada día.",
    "Se debita cuando entra efectivo por ventas, cobros u otros motivos.",
    "Se acredita cuando consignas en el banco o pagas en efectivo.",
  ],
  "110510": [
    "Un fondo fijo de efectivo para gastos pequeños: tintos, taxis, papelería.",
    "Se debita cuando creas el fondo o lo aumentas.",
    "Se acredita cuando lo disminuyes o lo cierras. Los reembolsos salen del banco.",
  ],
  "1110": [
    "El dinero de la empresa en cuentas corrientes.",
    "Se debita cuando consignas o te transfieren.",
    "Se acredita cuando giras, transfieres o el banco te descuenta.",
  ],
  "111005": [
    "El dinero en cuentas corrientes en pesos colombianos.",
    "Se debita cuando consignas o te transfieren.",
    "Se acredita cuando giras cheques, transfieres o el banco cobra algo.",
  ],
  "111010": [
    "El dinero en cuentas bancarias en dólares u otra moneda, expresado en pesos a la tasa del día.",
    "Se debita cuando entran divisas o la tasa de cambio sube.",
    "Se acredita cuando salen divisas o la tasa de cambio baja.",
  ],
  "1115": [
    "Dinero o cheques que van de una oficina a otra o al banco y todavía no llegan.",
    "Se debita cuando envías la remesa.",
    "Se acredita cuando la remesa llega a su destino.",
  ],
  "1120": [
    "El dinero de la empresa en cuentas de ahorro.",
    "Se debita cuando consignas o el banco te abona intereses.",
    "Se acredita cuando retiras o transfieres.",
  ],
  "1125": [
    "Dinero separado para un fin concreto, a cargo de una persona responsable.",
    "Se debita cuando creas o aumentas el fondo.",
    "Se acredita cuando lo usas, lo reduces o lo cierras.",
  ],
  "1205": [
    "Acciones que la empresa compró de otras sociedades.",
    "Se debita cuando compras acciones.",
    "Se acredita cuando las vendes.",
  ],
  "1225": [
    "Certificados de depósito: pones dinero en el banco por un plazo y ganas intereses. El CDT es el más conocido.",
    "Se debita cuando abres o renuevas el certificado.",
    "Se acredita cuando se vence o lo vendes.",
  ],
  "1245": [
    "Derechos sobre dinero o bienes que entregaste a una fiducia para que los maneje.",
    "Se debita cuando entregas recursos a la fiduciaria.",
    "Se acredita cuando los retiras o te los devuelven.",
  ],
  "1299": [
    "Menor valor estimado de tus inversiones. Resta del activo.",
    "Se debita cuando la inversión recupera valor o se vende.",
    "Se acredita cuando estimas que la inversión vale menos.",
  ],
  "1305": [
    "Lo que te deben tus clientes por ventas a crédito.",
    "Se debita cuando vendes a crédito.",
    "Se acredita cuando el cliente te paga, abona o devuelve mercancía.",
  ],
  "130505": [
    "Lo que te deben los clientes que están en Colombia.",
    "Se debita cuando les vendes a crédito.",
    "Se acredita cuando te pagan o te devuelven la compra.",
  ],
  "130510": [
    "Lo que te deben los clientes de otros países por exportaciones.",
    "Se debita cuando exportas a crédito o la tasa de cambio sube.",
    "Se acredita cuando te pagan o la tasa de cambio baja.",
  ],
  "1325": [
    "Dinero que los socios o accionistas le deben a la empresa.",
    "Se debita cuando la empresa les presta o paga algo por ellos.",
    "Se acredita cuando lo devuelven o se cruza con dividendos.",
  ],
  "1330": [
    "Dinero que entregas por adelantado y que luego se legaliza con una factura o un informe.",
    "Se debita cuando entregas el anticipo.",
    "Se acredita cuando recibes lo comprado o la persona legaliza el gasto.",
  ],
  "133005": [
    "Anticipos que les diste a proveedores por compras que aún no llegan.",
    "Se debita cuando entregas el anticipo.",
    "Se acredita cuando llega la factura y lo descuentas.",
  ],
  "133015": [
    "Dinero que le adelantas a un trabajador, por ejemplo para un viaje.",
    "Se debita cuando le entregas el dinero.",
    "Se acredita cuando legaliza los gastos o lo devuelve.",
  ],
  "1335": [
    "Dinero que dejas como garantía y que te devolverán, como el depósito de un servicio.",
    "Se debita cuando entregas el depósito.",
    "Se acredita cuando te lo devuelven o se pierde.",
  ],
  "1345": [
    "Ingresos que ya te ganaste pero todavía no te pagan: intereses, arriendos, comisiones.",
    "Se debita cuando se causa el ingreso.",
    "Se acredita cuando te lo pagan.",
  ],
  "1355": [
    "Impuestos que ya pagaste por adelantado, o que te retuvieron, y que descontarás al declarar.",
    "Se debita cuando te hacen una retención o pagas un anticipo.",
    "Se acredita cuando los descuentas en la declaración o te los devuelven.",
  ],
  "135505": [
    "Anticipo del impuesto de renta que pagaste con la declaración del año pasado.",
    "Se debita cuando pagas el anticipo.",
    "Se acredita cuando lo descuentas en la siguiente declaración de renta.",
  ],
  "135515": [
    "Retención en la fuente que tus clientes te descontaron. Es plata tuya: un anticipo de tu impuesto de renta.",
    "Se debita cuando te pagan o facturas y te retienen.",
    "Se acredita cuando la descuentas en tu declaración de renta.",
  ],
  "135517": [
    "IVA que tus clientes te retuvieron al comprarte. Lo descuentas en tu declaración de IVA.",
    "Se debita cuando un cliente te retiene IVA.",
    "Se acredita cuando lo descuentas en la declaración de IVA.",
  ],
  "135518": [
    "Industria y comercio (ICA) que te retuvieron. Lo descuentas al declarar en ese municipio.",
    "Se debita cuando un cliente te retiene ICA.",
    "Se acredita cuando lo descuentas en la declaración de ICA.",
  ],
  "1360": [
    "Cobros que estás reclamando, por ejemplo a una aseguradora o a un transportador.",
    "Se debita cuando presentas el reclamo.",
    "Se acredita cuando te lo pagan o te lo niegan.",
  ],
  "1365": [
    "Préstamos y otros valores que tus trabajadores le deben a la empresa.",
    "Se debita cuando le prestas a un trabajador.",
    "Se acredita cuando paga o se lo descuentas de la nómina con su autorización.",
  ],
  "1370": [
    "Préstamos de la empresa a personas que no son ni clientes, ni socios, ni trabajadores.",
    "Se debita cuando prestas el dinero.",
    "Se acredita cuando te lo devuelven.",
  ],
  "1380": [
    "Otras personas que te deben y no caben en las cuentas anteriores.",
    "Se debita cuando nace el derecho a cobrar.",
    "Se acredita cuando te pagan.",
  ],
  "1390": [
    "Cuentas por cobrar muy vencidas que es difícil que te paguen.",
    "Se debita cuando pasas aquí una cuenta vencida.",
    "Se acredita cuando te pagan o la das por perdida.",
  ],
  "1399": [
    "La parte de la cartera que crees que no te van a pagar. Resta de los deudores.",
    "Se debita cuando castigas una cuenta perdida o la recuperas.",
    "Se acredita cuando estimas que un cliente quizá no pague.",
  ],
  "1405": [
    "Materiales que vas a transformar en tu producto: tela, harina, madera.",
    "Se debita cuando compras materia prima.",
    "Se acredita cuando pasa a producción o la devuelves.",
  ],
  "1410": [
    "Productos a medio hacer: ya tienen materiales y trabajo, pero les falta.",
    "Se debita cuando entran costos a la producción.",
    "Se acredita cuando el producto queda terminado.",
  ],
  "1430": [
    "Productos que tu empresa fabricó y están listos para vender.",
    "Se debita cuando termina la producción, por su costo.",
    "Se acredita cuando los vendes, por su costo.",
  ],
  "1435": [
    "Mercancía que compras lista para vender, sin transformarla.",
    "Se debita cuando compras mercancía o un cliente te la devuelve.",
    "Se acredita cuando la vendes (por su costo) o se la devuelves al proveedor.",
  ],
  "1455": [
    "Materiales y repuestos que guardas para usar en la operación, no para vender.",
    "Se debita cuando los compras.",
    "Se acredita cuando los usas.",
  ],
  "1460": [
    "Envases y empaques que guardas para presentar o proteger tus productos.",
    "Se debita cuando los compras.",
    "Se acredita cuando los usas.",
  ],
  "1465": [
    "Mercancía que ya es tuya pero viene en camino, por ejemplo una importación.",
    "Se debita cuando la compra ya es tuya y se pagan fletes o aduana.",
    "Se acredita cuando la mercancía llega a tu bodega.",
  ],
  "1499": [
    "Menor valor estimado del inventario por daños, desuso o faltantes. Resta del activo.",
    "Se debita cuando das de baja la mercancía o recupera valor.",
    "Se acredita cuando estimas que la mercancía vale menos.",
  ],
  "1504": [
    "Terrenos de la empresa. No se deprecian, porque no se gastan con el uso.",
    "Se debita cuando compras el terreno.",
    "Se acredita cuando lo vendes.",
  ],
  "1508": [
    "Obras que estás construyendo para usarlas en la empresa.",
    "Se debita cuando inviertes en la obra.",
    "Se acredita cuando la terminas y pasa a Construcciones y edificaciones.",
  ],
  "1516": [
    "Locales, oficinas, bodegas y edificios de la empresa.",
    "Se debita cuando compras o terminas de construir.",
    "Se acredita cuando vendes o das de baja el inmueble.",
  ],
  "1520": [
    "Máquinas y herramientas con las que se produce o se trabaja.",
    "Se debita cuando las compras, con su transporte e instalación.",
    "Se acredita cuando las vendes o las das de baja.",
  ],
  "1524": [
    "Muebles y equipos de oficina: escritorios, sillas, archivadores.",
    "Se debita cuando los compras.",
    "Se acredita cuando los vendes o los das de baja.",
  ],
  "1528": [
    "Computadores, impresoras, celulares y equipos de red de la empresa.",
    "Se debita cuando los compras.",
    "Se acredita cuando los vendes o los das de baja.",
  ],
  "1532": [
    "Equipos de consultorios, clínicas y laboratorios.",
    "Se debita cuando los compras.",
    "Se acredita cuando los vendes o los das de baja.",
  ],
  "1536": [
    "Equipos de habitaciones, comedores y cocinas de hoteles y restaurantes.",
    "Se debita cuando los compras.",
    "Se acredita cuando los vendes o los das de baja.",
  ],
  "1540": [
    "Carros, camiones y motos de la empresa.",
    "Se debita cuando compras el vehículo.",
    "Se acredita cuando lo vendes o lo das de baja.",
  ],
  "1592": [
    "Lo que tus bienes han perdido de valor por el uso desde que los compraste. Resta del activo.",
    "Se debita cuando vendes o das de baja el bien, para cancelarla.",
    "Se acredita cada período, cuando registras la depreciación.",
  ],
  "1599": [
    "Menor valor estimado de tus propiedades y equipos. Resta del activo.",
    "Se debita cuando el bien recupera valor o sale de la empresa.",
    "Se acredita cuando estimas que el bien vale menos que en libros.",
  ],
  "1605": [
    "Lo que pagaste de más al comprar un negocio, por su clientela y su buen nombre.",
    "Se debita cuando compras el negocio.",
    "Se acredita cuando lo vendes o lo das de baja.",
  ],
  "1610": [
    "Marcas que la empresa compró o registró.",
    "Se debita cuando adquieres la marca.",
    "Se acredita cuando la vendes o la das de baja.",
  ],
  "1615": [
    "Patentes: el derecho de explotar un invento sin que otros lo copien.",
    "Se debita cuando adquieres la patente.",
    "Se acredita cuando la vendes, vence o la das de baja.",
  ],
  "1635": [
    "Permisos pagados para usar algo que es de otro, como un programa de computador.",
    "Se debita cuando compras la licencia.",
    "Se acredita cuando vence o la das de baja.",
  ],
  "1698": [
    "La parte de los intangibles que ya se ha llevado al gasto. Resta del activo.",
    "Se debita cuando das de baja el intangible.",
    "Se acredita cada período, cuando registras la amortización.",
  ],
  "1705": [
    "Gastos que pagaste antes de usarlos: un seguro por un año, un arriendo por adelantado.",
    "Se debita cuando pagas por adelantado.",
    "Se acredita cada mes, por la parte que ya se usó y pasa al gasto.",
  ],
  "1710": [
    "Desembolsos que sirven por varios períodos y que se llevan al gasto por partes.",
    "Se debita cuando haces el desembolso.",
    "Se acredita cada período, por la parte que pasa al gasto.",
  ],
  "1798": [
    "La parte de los diferidos que ya se ha llevado al gasto. Resta del activo.",
    "Se debita cuando se cancela el diferido.",
    "Se acredita cada período, cuando registras la amortización.",
  ],
  // Class 2.
  "2105": [
    "Préstamos y sobregiros que le debes a los bancos del país.",
    "Se debita cuando pagas cuotas, por la parte de capital.",
    "Se acredita cuando el banco te desembolsa el crédito.",
  ],
  "210505": [
    "Lo que gastaste de más en la cuenta corriente y el banco cubrió.",
    "Se debita cuando consignas y cubres el sobregiro.",
    "Se acredita cuando el banco paga por encima de tu saldo.",
  ],
  "2195": [
    "Préstamos de personas o entidades que no son bancos, como cooperativas o particulares.",
    "Se debita cuando abonas o pagas.",
    "Se acredita cuando recibes el préstamo.",
  ],
  "2205": [
    "Lo que les debes a los proveedores del país por mercancía comprada a crédito.",
    "Se debita cuando le pagas al proveedor o le devuelves mercancía.",
    "Se acredita cuando compras a crédito.",
  ],
  "2210": [
    "Lo que les debes a los proveedores de otros países por importaciones.",
    "Se debita cuando pagas o la tasa de cambio baja.",
    "Se acredita cuando compras a crédito o la tasa de cambio sube.",
  ],
  "2335": [
    "Gastos ya causados que todavía no pagas: honorarios, arriendos, servicios públicos.",
    "Se debita cuando pagas la cuenta.",
    "Se acredita cuando recibes la factura o se causa el gasto.",
  ],
  "233525": [
    "Honorarios que debes a contadores, abogados y otros profesionales.",
    "Se debita cuando les pagas.",
    "Se acredita cuando te prestan el servicio o recibes la cuenta.",
  ],
  "233540": [
    "Arriendos causados que todavía no pagas.",
    "Se debita cuando pagas el arriendo.",
    "Se acredita cuando se causa el arriendo del mes.",
  ],
  "233550": [
    "Recibos de agua, luz, gas, teléfono o internet por pagar.",
    "Se debita cuando pagas el recibo.",
    "Se acredita cuando llega el recibo o se causa el consumo.",
  ],
  "2355": [
    "Dinero que los socios o accionistas le han prestado a la empresa.",
    "Se debita cuando la empresa les paga.",
    "Se acredita cuando ellos prestan o pagan algo por la empresa.",
  ],
  "2360": [
    "Utilidades que ya se decidió repartir y que falta pagarles a los dueños.",
    "Se debita cuando se pagan.",
    "Se acredita cuando la asamblea o junta las decreta.",
  ],
  "2365": [
    "Retención en la fuente que les descontaste a otros al pagarles. No es tuya: se la debes a la DIAN.",
    "Se debita cuando pagas la declaración de retenciones.",
    "Se acredita cuando pagas o causas una compra y retienes.",
  ],
  "236505": [
    "Retención que les descontaste a tus trabajadores de su salario, cuando les aplica.",
    "Se debita cuando la pagas a la DIAN.",
    "Se acredita cuando liquidas la nómina y retienes.",
  ],
  "236515": [
    "Retención que descontaste al pagar honorarios a profesionales.",
    "Se debita cuando la pagas a la DIAN.",
    "Se acredita cuando causas los honorarios y retienes.",
  ],
  "236520": [
    "Retención que descontaste al pagar comisiones.",
    "Se debita cuando la pagas a la DIAN.",
    "Se acredita cuando causas la comisión y retienes.",
  ],
  "236525": [
    "Retención que descontaste al pagar servicios, como transporte, aseo o vigilancia.",
    "Se debita cuando la pagas a la DIAN.",
    "Se acredita cuando causas el servicio y retienes.",
  ],
  "236530": [
    "Retención que descontaste al pagar arriendos.",
    "Se debita cuando la pagas a la DIAN.",
    "Se acredita cuando causas el arriendo y retienes.",
  ],
  "236540": [
    "Retención que descontaste al comprar mercancía u otros bienes.",
    "Se debita cuando la pagas a la DIAN.",
    "Se acredita cuando causas la compra y retienes.",
  ],
  "236575": [
    "Retención que la empresa se practica a sí misma sobre sus propios ingresos, si es autorretenedora.",
    "Se debita cuando la pagas a la DIAN.",
    "Se acredita cuando facturas y te autorretienes.",
  ],
  "2367": [
    "IVA que les retuviste a tus proveedores y que debes entregar a la DIAN.",
    "Se debita cuando lo pagas.",
    "Se acredita cuando compras y retienes IVA.",
  ],
  "2368": [
    "ICA que les retuviste a tus proveedores y que debes entregar al municipio.",
    "Se debita cuando lo pagas al municipio.",
    "Se acredita cuando compras y retienes ICA.",
  ],
  "2370": [
    "Descuentos y aportes de la nómina que debes entregar: salud, riesgos, parafiscales, libranzas.",
    "Se debita cuando pagas la planilla o giras lo descontado.",
    "Se acredita cuando liquidas la nómina.",
  ],
  "237005": [
    "Aportes a salud por pagar: lo que descuentas al trabajador más lo que pone la empresa.",
    "Se debita cuando pagas la planilla.",
    "Se acredita cuando liquidas la nómina.",
  ],
  "237006": [
    "Aportes a riesgos laborales (hoy ARL) por pagar. Los pone completos la empresa.",
    "Se debita cuando pagas la planilla.",
    "Se acredita cuando liquidas la nómina.",
  ],
  "237010": [
    "Aportes parafiscales por pagar: ICBF, SENA y caja de compensación.",
    "Se debita cuando pagas la planilla.",
    "Se acredita cuando liquidas la nómina.",
  ],
  "2380": [
    "Otras personas o entidades a las que les debes y no caben en las cuentas anteriores.",
    "Se debita cuando les pagas.",
    "Se acredita cuando nace la deuda.",
  ],
  "238030": [
    "Aportes a pensión por pagar: lo que descuentas al trabajador más lo que pone la empresa.",
    "Se debita cuando pagas la planilla.",
    "Se acredita cuando liquidas la nómina.",
  ],
  "2404": [
    "El impuesto de renta que la empresa debe pagar por sus utilidades fiscales.",
    "Se debita cuando lo pagas o lo cruzas con retenciones y anticipos.",
    "Se acredita cuando calculas el impuesto del año.",
  ],
  "2408": [
    "El IVA: lo que cobras en tus ventas menos el que pagas en tus compras. La diferencia es de la DIAN.",
    "Se debita cuando compras con IVA descontable y cuando pagas la declaración.",
    "Se acredita cuando vendes y cobras IVA.",
  ],
  "2412": [
    "El impuesto municipal de industria y comercio (ICA) por pagar.",
    "Se debita cuando lo pagas al municipio.",
    "Se acredita cuando se causa por tus ingresos.",
  ],
  "2416": [
    "El impuesto predial por pagar de los inmuebles de la empresa.",
    "Se debita cuando lo pagas.",
    "Se acredita cuando se causa.",
  ],
  "2436": [
    "El impuesto por pagar de los vehículos de la empresa.",
    "Se debita cuando lo pagas.",
    "Se acredita cuando se causa.",
  ],
  "2505": [
    "Sueldos ya trabajados que todavía no les pagas a tus trabajadores.",
    "Se debita cuando pagas la nómina.",
    "Se acredita cuando la liquidas, por el valor neto.",
  ],
  "2510": [
    "Cesantías de los trabajadores ya liquidadas: más o menos un mes de salario por año, para cuando queden sin empleo.",
    "Se debita cuando las consignas al fondo o las pagas.",
    "Se acredita cuando las consolidas, por lo general al cierre del año.",
  ],
  "2515": [
    "Intereses que ganan las cesantías: 12 % al año. Se le pagan directamente al trabajador.",
    "Se debita cuando los pagas.",
    "Se acredita cuando los consolidas.",
  ],
  "2520": [
    "Prima de servicios por pagar: un mes de salario al año, mitad en junio y mitad en diciembre.",
    "Se debita cuando la pagas.",
    "Se acredita cuando la liquidas.",
  ],
  "2525": [
    "Vacaciones que tus trabajadores ya se ganaron: quince días hábiles por año.",
    "Se debita cuando las disfrutan o se las pagas.",
    "Se acredita cuando las consolidas.",
  ],
  "2605": [
    "Gastos que ya ocurrieron pero cuya factura no ha llegado; los calculas.",
    "Se debita cuando llega la factura real.",
    "Se acredita cuando haces el cálculo.",
  ],
  "2610": [
    "Lo que vas guardando cada mes para prestaciones: cesantías, intereses, prima y vacaciones.",
    "Se debita cuando pagas o trasladas la prestación a la deuda definitiva.",
    "Se acredita cada mes, cuando registras la provisión.",
  ],
  "261005": [
    "Provisión mensual para las cesantías de tus trabajadores.",
    "Se debita cuando las consolidas o las pagas.",
    "Se acredita cada mes, con la nómina.",
  ],
  "261010": [
    "Provisión mensual para los intereses sobre las cesantías.",
    "Se debita cuando los consolidas o los pagas.",
    "Se acredita cada mes, con la nómina.",
  ],
  "261015": [
    "Provisión mensual para las vacaciones de tus trabajadores.",
    "Se debita cuando las consolidas o las pagas.",
    "Se acredita cada mes, con la nómina.",
  ],
  "261020": [
    "Provisión mensual para la prima de junio y diciembre.",
    "Se debita cuando la pagas.",
    "Se acredita cada mes, con la nómina.",
  ],
  "2615": [
    "Cálculo de impuestos que ya se causaron y aún no se liquidan.",
    "Se debita cuando liquidas el impuesto definitivo.",
    "Se acredita cuando haces el cálculo.",
  ],
  "2635": [
    "Lo que calculas que podrías tener que pagar por demandas, multas o reclamos.",
    "Se debita cuando pagas o el riesgo desaparece.",
    "Se acredita cuando el pago se vuelve probable.",
  ],
  "2705": [
    "Dinero que te pagaron por algo que aún no entregas: un arriendo o una matrícula por adelantado.",
    "Se debita cada período, por la parte que ya cumpliste y pasa al ingreso.",
    "Se acredita cuando recibes el pago adelantado.",
  ],
  "2725": [
    "Impuesto de renta que pagarás en años futuros por diferencias entre la contabilidad y lo fiscal.",
    "Se debita cuando la diferencia se revierte.",
    "Se acredita cuando nace la diferencia.",
  ],
  "2805": [
    "Anticipos que te dieron tus clientes. Mientras no entregues, es una deuda.",
    "Se debita cuando entregas o facturas lo vendido.",
    "Se acredita cuando recibes el anticipo.",
  ],
  "2810": [
    "Dinero que otros te dejan en depósito o garantía y que tendrás que devolver.",
    "Se debita cuando lo devuelves o lo aplicas.",
    "Se acredita cuando lo recibes.",
  ],
  "2815": [
    "Dinero que recibes y que le pertenece a otro, al que se lo debes entregar.",
    "Se debita cuando se lo entregas a su dueño.",
    "Se acredita cuando lo recibes.",
  ],
  "2905": [
    "Bonos que la empresa vendió a inversionistas para financiarse y que debe pagarles.",
    "Se debita cuando se pagan.",
    "Se acredita cuando se emiten.",
  ],
  // Class 3.
  "3105": [
    "El capital que los accionistas de una S.A. o una S.A.S. suscribieron y pagaron.",
    "Se debita cuando se disminuye el capital.",
    "Se acredita cuando los accionistas suscriben y pagan acciones.",
  ],
  "310510": [
    "Acciones autorizadas que todavía nadie ha suscrito. Resta del capital autorizado.",
    "Se debita cuando se autoriza el capital y quedan acciones sin suscribir.",
    "Se acredita cuando alguien suscribe esas acciones.",
  ],
  "310515": [
    "Acciones suscritas que los accionistas todavía no pagan. Resta del capital.",
    "Se debita cuando un accionista suscribe acciones a plazos.",
    "Se acredita cuando las paga.",
  ],
  "3115": [
    "Lo que aportaron los socios en sociedades por cuotas, como la limitada.",
    "Se debita cuando se disminuye el capital o se retira un socio.",
    "Se acredita cuando los socios aportan.",
  ],
  "3130": [
    "Lo que una persona natural tiene puesto en su propio negocio.",
    "Se debita cuando la persona retira del negocio o asume una pérdida.",
    "Se acredita cuando aporta o deja las utilidades.",
  ],
  "3205": [
    "Lo que los nuevos dueños pagan por encima del valor nominal de sus acciones o cuotas.",
    "Se debita cuando se capitaliza.",
    "Se acredita cuando se venden acciones por encima de su valor nominal.",
  ],
  "3305": [
    "Utilidades que la ley obliga a guardar. La más conocida es la reserva legal.",
    "Se debita cuando se usa, por ejemplo para cubrir pérdidas.",
    "Se acredita cuando se apropia de las utilidades.",
  ],
  "330505": [
    "En la S.A. y la limitada, 10 % de la utilidad de cada año, hasta llegar a la mitad del capital suscrito.",
    "Se debita cuando se usa para cubrir pérdidas.",
    "Se acredita cuando se apropia de la utilidad del año.",
  ],
  "3310": [
    "Utilidades que los estatutos de la sociedad obligan a guardar.",
    "Se debita cuando se usa o se libera.",
    "Se acredita cuando se apropia de las utilidades.",
  ],
  "3315": [
    "Utilidades que la asamblea o junta decide guardar para un fin especial.",
    "Se debita cuando se usa o se libera.",
    "Se acredita cuando la asamblea o junta la aprueba.",
  ],
  "3605": [
    "Lo que la empresa ganó en el año que termina.",
    "Se debita cuando se traslada a utilidades acumuladas o se reparte.",
    "Se acredita al cierre, cuando los ingresos superan los costos y gastos.",
  ],
  "3610": [
    "Lo que la empresa perdió en el año que termina. Resta del patrimonio.",
    "Se debita al cierre, cuando los costos y gastos superan los ingresos.",
    "Se acredita cuando se traslada a pérdidas acumuladas o se cubre.",
  ],
  "3705": [
    "Ganancias de años anteriores que no se han repartido.",
    "Se debita cuando se reparten, se capitalizan o se guardan como reserva.",
    "Se acredita cuando llega la utilidad del año cerrado.",
  ],
  "3710": [
    "Pérdidas de años anteriores que no se han cubierto. Resta del patrimonio.",
    "Se debita cuando llega la pérdida del año cerrado.",
    "Se acredita cuando se cubre con utilidades, reservas o aportes.",
  ],
  // Class 4.
  "4120": [
    "Ventas de los productos que tu empresa fabrica.",
    "Se debita al cierre del año, para dejarla en cero.",
    "Se acredita cuando vendes, por el precio sin IVA.",
  ],
  "4130": [
    "Ingresos por obras y trabajos de construcción.",
    "Se debita al cierre del año, para dejarla en cero.",
    "Se acredita cuando avanza o se entrega la obra.",
  ],
  "4135": [
    "Ventas de mercancía: lo que gana una tienda o un distribuidor al vender.",
    "Se debita al cierre del año. Las devoluciones van en la cuenta 4175.",
    "Se acredita cuando vendes, de contado o a crédito, por el precio sin IVA.",
  ],
  "4140": [
    "Ingresos por hospedaje, comidas y bebidas.",
    "Se debita al cierre del año, para dejarla en cero.",
    "Se acredita cuando prestas el servicio.",
  ],
  "4145": [
    "Ingresos por transporte, bodegaje, mensajería y comunicaciones.",
    "Se debita al cierre del año, para dejarla en cero.",
    "Se acredita cuando prestas el servicio.",
  ],
  "4155": [
    "Ingresos por arriendo de inmuebles o equipos, y por consultoría y servicios a empresas.",
    "Se debita al cierre del año, para dejarla en cero.",
    "Se acredita cuando prestas el servicio o se causa el arriendo.",
  ],
  "4160": [
    "Ingresos por matrículas, pensiones, cursos y otros servicios educativos.",
    "Se debita al cierre del año, para dejarla en cero.",
    "Se acredita cuando prestas el servicio.",
  ],
  "4165": [
    "Ingresos por consultas, tratamientos y otros servicios de salud.",
    "Se debita al cierre del año, para dejarla en cero.",
    "Se acredita cuando prestas el servicio.",
  ],
  "4175": [
    "Mercancía que tus clientes te devuelven. Resta de las ventas.",
    "Se debita cuando un cliente devuelve lo comprado, por el precio sin IVA.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "4210": [
    "Ingresos que da el dinero: intereses, diferencia en cambio, descuentos.",
    "Se debita al cierre del año, para dejarla en cero.",
    "Se acredita cuando te ganas el rendimiento.",
  ],
  "421005": [
    "Intereses ganados por ahorros, CDT o préstamos que hiciste.",
    "Se debita al cierre del año, para dejarla en cero.",
    "Se acredita cuando se causan los intereses.",
  ],
  "421020": [
    "Ganancia porque la tasa de cambio se movió a tu favor.",
    "Se debita al cierre del año, para dejarla en cero.",
    "Se acredita cuando tus divisas valen más o debes menos pesos por ellas.",
  ],
  "421040": [
    "Descuentos que tus proveedores te dan por pagarles antes de tiempo.",
    "Se debita al cierre del año, para dejarla en cero.",
    "Se acredita cuando pagas a tiempo y aprovechas el descuento.",
  ],
  "4215": [
    "Utilidades que te reparten las sociedades en las que inviertes.",
    "Se debita al cierre del año, para dejarla en cero.",
    "Se acredita cuando se decretan a tu favor.",
  ],
  "4220": [
    "Arriendos que recibes cuando arrendar no es tu negocio principal.",
    "Se debita al cierre del año, para dejarla en cero.",
    "Se acredita cuando se causa el arriendo.",
  ],
  "4225": [
    "Comisiones que te ganas por vender o gestionar algo para otros, fuera de tu negocio principal.",
    "Se debita al cierre del año, para dejarla en cero.",
    "Se acredita cuando te ganas la comisión.",
  ],
  "4235": [
    "Servicios que prestas de vez en cuando, fuera de tu negocio principal.",
    "Se debita al cierre del año, para dejarla en cero.",
    "Se acredita cuando prestas el servicio.",
  ],
  "4245": [
    "Ganancia por vender un bien de la empresa en más de lo que valía en libros.",
    "Se debita al cierre del año, para dejarla en cero.",
    "Se acredita cuando vendes el bien con ganancia.",
  ],
  "4250": [
    "Valores que recuperas y que ya habías llevado al gasto, como una cartera que dabas por perdida.",
    "Se debita al cierre del año, para dejarla en cero.",
    "Se acredita cuando recuperas el valor.",
  ],
  "4255": [
    "Pagos que recibes por un daño o perjuicio, por ejemplo de una aseguradora.",
    "Se debita al cierre del año, para dejarla en cero.",
    "Se acredita cuando te reconocen la indemnización.",
  ],
  "4275": [
    "Devoluciones de ventas que no son de tu negocio principal. Resta de los otros ingresos.",
    "Se debita cuando te devuelven lo vendido.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "4295": [
    "Otros ingresos pequeños que no caben en las demás cuentas.",
    "Se debita al cierre del año, para dejarla en cero.",
    "Se acredita cuando te ganas el ingreso.",
  ],
  "429553": [
    "Dinero de más que aparece al contar la caja.",
    "Se debita al cierre del año, para dejarla en cero.",
    "Se acredita cuando el arqueo muestra más efectivo que los registros.",
  ],
  "429581": [
    "Pequeñas diferencias de pesos al redondear.",
    "Se debita al cierre del año, para dejarla en cero.",
    "Se acredita cuando el redondeo queda a tu favor.",
  ],
  // Class 5. The texts of group 51 also serve group 52.
  "5105": [
    "Todo lo que cuesta el personal: sueldos, prestaciones, aportes y bienestar.",
    "Se debita cuando liquidas la nómina, las provisiones y los aportes.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "510503": [
    "Salario que ya incluye las prestaciones, para quienes ganan desde diez mínimos más el 30 %.",
    "Se debita cuando liquidas la nómina.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "510506": [
    "El salario básico de los trabajadores, por el valor completo antes de descuentos.",
    "Se debita cuando liquidas la nómina.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "510515": [
    "Horas extras y recargos por trabajo nocturno, dominical y festivo.",
    "Se debita cuando liquidas la nómina.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "510518": [
    "Comisiones que se ganan los trabajadores, por ejemplo por ventas.",
    "Se debita cuando liquidas la nómina.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "510524": [
    "Lo que la empresa paga cuando un trabajador está incapacitado y la EPS o la ARL no lo cubre.",
    "Se debita cuando liquidas la nómina.",
    "Se acredita al cierre del año y cuando la entidad te reconoce un valor.",
  ],
  "510527": [
    "Ayuda legal de transporte para quienes ganan hasta dos salarios mínimos.",
    "Se debita cuando liquidas la nómina.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "510530": [
    "El gasto de cesantías: 8,33 % de lo que gana el trabajador, cada mes.",
    "Se debita cuando registras la provisión del mes.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "510533": [
    "El gasto de intereses sobre las cesantías: 12 % al año.",
    "Se debita cuando registras la provisión del mes.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "510536": [
    "El gasto de la prima de servicios: 8,33 % de lo que gana el trabajador, cada mes.",
    "Se debita cuando registras la provisión del mes.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "510539": [
    "El gasto de vacaciones: 4,17 % del salario, cada mes.",
    "Se debita cuando registras la provisión del mes.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "510551": [
    "Ropa y calzado de trabajo que la empresa entrega a sus trabajadores.",
    "Se debita cuando entregas la dotación.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "510568": [
    "Aporte a riesgos laborales (hoy ARL). Lo paga completo la empresa, según el riesgo del oficio.",
    "Se debita cuando liquidas la nómina.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "510569": [
    "La parte del aporte a salud que pone la empresa.",
    "Se debita cuando liquidas la nómina.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "510570": [
    "La parte del aporte a pensión que pone la empresa: 12 % del salario.",
    "Se debita cuando liquidas la nómina.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "510572": [
    "Aporte a la caja de compensación familiar: 4 % de la nómina.",
    "Se debita cuando liquidas la nómina.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "510575": [
    "Aporte al ICBF: 3 % de la nómina, cuando la empresa no está exonerada.",
    "Se debita cuando liquidas la nómina.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "510578": [
    "Aporte al SENA: 2 % de la nómina, cuando la empresa no está exonerada.",
    "Se debita cuando liquidas la nómina.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "5110": [
    "Pagos a profesionales independientes: contador, abogado, asesor, revisor fiscal.",
    "Se debita cuando te prestan el servicio o recibes la cuenta.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "5115": [
    "Impuestos que son gasto: industria y comercio, predial, vehículos. El de renta va en 5405.",
    "Se debita cuando se causa el impuesto.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "511505": [
    "El gasto del impuesto municipal de industria y comercio (ICA).",
    "Se debita cuando se causa el impuesto.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "5120": [
    "Arriendos que pagas por locales, oficinas, equipos o vehículos.",
    "Se debita cuando se causa el arriendo del período.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "512010": [
    "El arriendo del local, la oficina o la bodega.",
    "Se debita cuando se causa el arriendo del período.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "5125": [
    "Cuotas a gremios, cámaras, agremiaciones y afiliaciones.",
    "Se debita cuando se causa la cuota.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "5130": [
    "Pólizas que protegen a la empresa: incendio, robo, vehículos, responsabilidad civil.",
    "Se debita cada período, por la parte del seguro ya usada.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "5135": [
    "Servicios que recibe la empresa: agua, luz, internet, aseo, vigilancia, fletes.",
    "Se debita cuando recibes el servicio o llega el recibo.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "513505": [
    "Servicios de aseo y vigilancia contratados con otra empresa.",
    "Se debita cuando recibes el servicio.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "513525": [
    "El recibo del agua y el alcantarillado.",
    "Se debita cuando llega el recibo o se causa el consumo.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "513530": [
    "El recibo de la luz.",
    "Se debita cuando llega el recibo o se causa el consumo.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "513535": [
    "Teléfono, celular y, por costumbre, también el internet.",
    "Se debita cuando llega el recibo o se causa el consumo.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "513550": [
    "Transporte de mercancía y acarreos que paga la empresa y no hacen parte de una compra.",
    "Se debita cuando recibes el servicio.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "513555": [
    "El recibo del gas.",
    "Se debita cuando llega el recibo o se causa el consumo.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "5140": [
    "Notaría, registro mercantil, trámites y licencias.",
    "Se debita cuando haces el trámite.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "514010": [
    "Matrícula y renovación en la cámara de comercio.",
    "Se debita cuando matriculas o renuevas.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "5145": [
    "Arreglos y mantenimiento de locales, máquinas, equipos y vehículos.",
    "Se debita cuando recibes el servicio de mantenimiento.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "5150": [
    "Adecuar oficinas y locales: instalaciones eléctricas, arreglos, divisiones.",
    "Se debita cuando haces la adecuación.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "5155": [
    "Pasajes, hoteles y comidas de los viajes de trabajo.",
    "Se debita cuando se hace o se legaliza el viaje.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "5160": [
    "Lo que los bienes pierden de valor por el uso en el período. No sale dinero.",
    "Se debita cada período, contra la cuenta 1592.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "5165": [
    "La parte de intangibles y diferidos que pasa al gasto en el período.",
    "Se debita cada período, por la parte que ya se usó.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "5195": [
    "Gastos pequeños y variados: papelería, cafetería, taxis, parqueaderos.",
    "Se debita cuando se causa el gasto.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "519520": [
    "Atenciones a clientes y visitantes: almuerzos, detalles, eventos.",
    "Se debita cuando se causa el gasto.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "519525": [
    "Jabón, bolsas, café, azúcar y demás elementos de aseo y cafetería.",
    "Se debita cuando los compras.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "519530": [
    "Papel, lapiceros, tinta, fotocopias y demás útiles.",
    "Se debita cuando los compras.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "519535": [
    "Gasolina, ACPM y lubricantes de los vehículos y equipos.",
    "Se debita cuando los compras.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "519545": [
    "Taxis, buses y otros transportes cortos por asuntos de trabajo.",
    "Se debita cuando se causa el gasto.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "5199": [
    "El gasto que reconoces cuando un activo puede valer menos o no cobrarse.",
    "Se debita cuando estimas la pérdida de valor.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "519910": [
    "El gasto por la cartera que quizá no te paguen.",
    "Se debita cuando estimas que un cliente no pagará, contra la cuenta 1399.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "523560": [
    "Publicidad, pauta en redes, volantes, avisos y promociones para vender más.",
    "Se debita cuando recibes el servicio o haces la campaña.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "5305": [
    "Lo que cuesta usar el dinero: gastos bancarios, comisiones, intereses, diferencia en cambio.",
    "Se debita cuando el banco cobra o se causan los intereses.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "530505": [
    "Lo que cobra el banco: cuota de manejo, chequeras, extractos, transferencias.",
    "Se debita cuando el banco hace el cobro.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "530515": [
    "Comisiones que cobran los bancos y las franquicias, por ejemplo por ventas con tarjeta.",
    "Se debita cuando te cobran la comisión.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "530520": [
    "Intereses de los préstamos que te hicieron.",
    "Se debita cuando se causan, aunque no los hayas pagado.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "530525": [
    "Pérdida porque la tasa de cambio se movió en tu contra.",
    "Se debita cuando tus divisas valen menos o debes más pesos por ellas.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "530535": [
    "Descuentos que les das a tus clientes por pagarte antes de tiempo.",
    "Se debita cuando el cliente paga a tiempo y gana el descuento.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "5310": [
    "Pérdida por vender un bien en menos de lo que valía en libros, o por darlo de baja.",
    "Se debita cuando vendes con pérdida o retiras el bien.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "5315": [
    "Gastos poco comunes: procesos judiciales, gastos de años pasados, impuestos asumidos.",
    "Se debita cuando ocurre el gasto.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "531520": [
    "Impuestos que te tocaba descontarle a otro y terminó pagando la empresa.",
    "Se debita cuando la empresa asume el impuesto.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "5395": [
    "Otros gastos fuera de la operación: multas, donaciones, indemnizaciones.",
    "Se debita cuando ocurre el gasto.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "539520": [
    "Multas, sanciones de la DIAN o del municipio, y pleitos.",
    "Se debita cuando te imponen o liquidas la sanción.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "5405": [
    "El gasto del impuesto de renta del año.",
    "Se debita cuando calculas el impuesto, contra la cuenta 2404.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "5905": [
    "La cuenta del cierre: reúne ingresos, costos y gastos del año y queda en cero.",
    "Se debita cuando cierras gastos y costos, y al pasar la utilidad a 3605.",
    "Se acredita cuando cierras los ingresos, y al pasar la pérdida a 3610.",
  ],
  // Class 6.
  "6120": [
    "Lo que te costó fabricar los productos que vendiste.",
    "Se debita cuando vendes, por el costo de fabricación.",
    "Se acredita cuando te devuelven productos y al cierre del año.",
  ],
  "6130": [
    "Lo que costaron las obras de construcción que entregaste o facturaste.",
    "Se debita cuando reconoces el ingreso de la obra.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "6135": [
    "Lo que te costó la mercancía que vendiste. Venta menos costo es tu utilidad bruta.",
    "Se debita cuando vendes, por el costo y no por el precio, contra la cuenta 1435.",
    "Se acredita cuando te devuelven mercancía y al cierre del año.",
  ],
  "6140": [
    "Lo que cuestan los alimentos, las bebidas y el hospedaje que vendiste.",
    "Se debita cuando prestas el servicio, por su costo.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "6155": [
    "Lo que cuesta prestar servicios a empresas o manejar inmuebles de otros.",
    "Se debita cuando prestas el servicio, por su costo.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "6160": [
    "Lo que cuesta enseñar: docentes, materiales y demás costos del servicio educativo.",
    "Se debita cuando prestas el servicio, por su costo.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "6205": [
    "Mercancía que compras cuando llevas inventario periódico y cuentas al final.",
    "Se debita cuando compras mercancía.",
    "Se acredita al cierre, cuando se calcula el costo de ventas.",
  ],
  "6210": [
    "Materia prima que compras cuando llevas inventario periódico.",
    "Se debita cuando compras materia prima.",
    "Se acredita al cierre, cuando se calcula el costo.",
  ],
  "6225": [
    "Mercancía que les devuelves a tus proveedores. Resta de las compras.",
    "Se debita al cierre, para dejarla en cero.",
    "Se acredita cuando devuelves una compra.",
  ],
};

/** By account name in the two short charts, whose accounts cover more than the one PUC code they map to. */
export const shortChartHelpTexts: Readonly<Record<string, HelpText>> = {
  Caja: [
    "El efectivo que tienes a la mano: billetes, monedas y cheques por consignar.",
    "Se debita cuando recibes dinero en efectivo.",
    "Se acredita cuando pagas en efectivo o consignas en el banco.",
  ],
  Bancos: [
    "El dinero de la empresa en cuentas corrientes y de ahorro.",
    "Se debita cuando consignas o te transfieren.",
    "Se acredita cuando giras, transfieres o el banco te descuenta.",
  ],
  "Cuentas por Cobrar": [
    "Lo que te deben: tus clientes por ventas a crédito y otras personas.",
    "Se debita cuando vendes a crédito o nace otro derecho a cobrar.",
    "Se acredita cuando te pagan.",
  ],
  Inventarios: [
    "La mercancía que tienes para vender, por lo que te costó.",
    "Se debita cuando compras mercancía.",
    "Se acredita cuando la vendes, por su costo.",
  ],
  "Activos Fijos": [
    "Bienes durables que usas para trabajar y no para vender: muebles, equipos, vehículos, local.",
    "Se debita cuando compras el bien.",
    "Se acredita cuando lo vendes, lo das de baja o registras su depreciación.",
  ],
  Proveedores: [
    "Lo que les debes a quienes te venden mercancía a crédito.",
    "Se debita cuando le pagas al proveedor o le devuelves mercancía.",
    "Se acredita cuando compras a crédito.",
  ],
  "Cuentas por Pagar": [
    "Otras deudas: servicios, arriendos, sueldos y demás gastos sin pagar.",
    "Se debita cuando pagas la deuda.",
    "Se acredita cuando se causa el gasto o nace la deuda.",
  ],
  "Impuestos por Pagar": [
    "Lo que le debes al Estado: IVA, renta, industria y comercio, retenciones.",
    "Se debita cuando pagas el impuesto.",
    "Se acredita cuando se causa o lo cobras para entregarlo.",
  ],
  "Prestamos por Pagar": [
    "Lo que les debes a los bancos y a otros por dinero prestado.",
    "Se debita cuando abonas a capital.",
    "Se acredita cuando recibes el préstamo.",
  ],
  Capital: [
    "Lo que los dueños han puesto en la empresa.",
    "Se debita cuando se disminuye el capital o un dueño retira su aporte.",
    "Se acredita cuando los dueños aportan.",
  ],
  "Utilidades Retenidas": [
    "Ganancias que la empresa ha guardado en vez de repartirlas.",
    "Se debita cuando se reparten utilidades o llega una pérdida.",
    "Se acredita cuando llega la utilidad del año cerrado.",
  ],
  "Ingresos por Ventas": [
    "Lo que ganas por vender tus productos o servicios, sin IVA.",
    "Se debita cuando te devuelven una venta y al cierre del año, para dejarla en cero.",
    "Se acredita cuando vendes, de contado o a crédito.",
  ],
  Ventas: [
    "Lo que ganas por vender tus productos o servicios, sin IVA.",
    "Se debita cuando te devuelven una venta y al cierre del año, para dejarla en cero.",
    "Se acredita cuando vendes, de contado o a crédito.",
  ],
  "Costo de Ventas": [
    "Lo que te costó la mercancía que vendiste. Venta menos costo es tu utilidad bruta.",
    "Se debita cuando vendes, por el costo y no por el precio.",
    "Se acredita cuando te devuelven mercancía y al cierre del año.",
  ],
  "Gastos Operacionales": [
    "Gastos de vender y atender: publicidad, vendedores, entregas.",
    "Se debita cuando se causa el gasto.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "Gastos Administrativos": [
    "Gastos de dirigir la empresa: oficina, arriendo, servicios públicos, sueldos administrativos.",
    "Se debita cuando se causa el gasto.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "Gastos Financieros": [
    "Lo que cuesta usar el dinero: intereses, comisiones y gastos bancarios.",
    "Se debita cuando el banco cobra o se causan los intereses.",
    "Se acredita al cierre del año, para dejarla en cero.",
  ],
  "Otros Ingresos": [
    "Ingresos que no vienen de tu negocio principal: intereses, arriendos, recuperaciones.",
    "Se debita al cierre del año, para dejarla en cero.",
    "Se acredita cuando te ganas el ingreso.",
  ],
};
