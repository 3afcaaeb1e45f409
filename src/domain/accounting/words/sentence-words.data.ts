/** Words of sentences about operations that stand in no phrase, folded: they are spelt as they are meant. */
export const SENTENCE_WORDS =
  "estaba estaban estuvo estuvieron llevaban valia valian quedaba quedaban hacia buena buenas sucio accidente semanal libras " +
  "vendi vendimos vendio vendieron venta ventas pague pagamos pago pagaron pagado pagar pagan compre compramos compraron " +
  "compra compras cobre cobramos recibi recibimos recibido gaste gastamos abone abono abonaron cancele cancelo " +
  "cancelamos consigne consignaron transferi transfirieron transferencia transferir efectivo contado credito nequi " +
  "daviplata tarjeta debito cheque banco bancos bancolombia davivienda caja mitad resto saldo otra otro parte mas menos " +
  "iva incluido incluida sin con por para que una uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece " +
  "catorce quince veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento doscientos trescientos " +
  "cuatrocientos quinientos quinientas seiscientos setecientos ochocientos novecientos mil millon millones medio media " +
  "luca lucas palo palos melon melones barra barras pesos peso enero febrero marzo abril mayo junio julio agosto " +
  "septiembre octubre noviembre diciembre lunes martes miercoles jueves viernes sabado domingo ayer hoy antier anteayer " +
  "anoche manana semana mes dia dias ano quincena pasado pasada proximo hace esta este esto todo todos toda nada nos les " +
  "los las del mercancia mercancias factura recibo valor total fueron costo costaron cada unidad par pares datafono " +
  "fiado fiados debe debia debo deuda adelanto anticipo presto preste prestaron prestamo cuota capital intereses interes " +
  "saque retire retiro pase traslado movi meti puse aporte aporto socio dueno duena empleado empleada vence plazo " +
  "quedo quede queda registro registrar registra quiero necesito cliente clienta clientes proveedor proveedores devolvi " +
  "devolvio devolvieron devolucion descuento rebaja nomina sueldo salario luz agua gas internet telefono arriendo local " +
  "oficina negocio tienda empresa porque cuando donde como cuanto cual cuales quien sobre entre hasta desde segun numero " +
  "comprobante egreso ingreso gasto pedido surtido don dona senor senora mio mia mis nuestro plata dinero cuenta ahorros " +
  "corriente dian iban ella ellos eso ese esa unos unas tercera tercio cuarta depreciacion amortizacion provision " +
  "causacion cause causado causada ya tambien luego despues entonces ademas listo oye parce buenas favor apunte anota " +
  "fuera fue era son soy ser hay han hemos pidio llevo llego llegaron trajo traje trajeron despacharon facturaron facture " +
  "desembolso desembolsaron desembolsado aprobaron gano gane robaron dano danaron vencida perdi perdimos sobro faltaron " +
  "reparti reparto dolares dolar euros euro usd costado costaba cajero cajeros repartimos repartio repartieron utilidad utilidades " +
  "entro entraron entra cayo ingresaron ingreso llegaron llego salieron salio debitaron descontaron desconto cobraron regalo regalaron " +
  "dicte dimos hicimos hice arregle arreglamos pinte cambie lleve llevamos adquirimos adquiri surti tanquee mando mande consigno " +
  "despache entregue entregamos reintegre registramos vino dejo deje dieron devolvimos regrese regresamos descuentan " +
  "quedamos quedaron quede debiendo pendiente descuenta descontado abonado cuotas plazos financiado adeudamos debemos " +
  "pasajes pasaje acciones accion debiamos debian bajamos baje giramos gire compro llevaron";
