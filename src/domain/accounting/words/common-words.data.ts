/**
 * Everyday words that no phrase and no deed has, folded: they are spelt as they are meant, and no mistyped word of another
 * kind ("aparte" is no "aporte", "había" no "hacia", "pero" no "perro").
 */
export const COMMON_WORDS =
  "trago tragos recta residual salvamento vida util reparte reparten repartir repartio reparto cuida cuidan cuidar cuido maneja manejan manejar carga cargar cargaron sube subir baja bajar atiende atienden atender limpia limpian limpiar lava lavan lavar plancha planchan cose cosen coser corta cortan cortar arma arman armar pega pegar riega regar poda podar ordena ordenar vigila vigilar ensena ensenar " +
  "aparte apartar aparta apartado apartada apartamos toca toco tocaba cooperativa pero habia habian haber haya hayan habra habiamos hubo hacia hacer hace hacen haciendo hecho hecha hechos hizo hicieron " +
  "proyecto proyectos proceso procesos producto responde responder responden responsable vale valen valio valor ayudo ayudaron ayuda ayudar " +
  "devuelve devuelven devolver andes norte sur oriente occidente centro calle carrera barrio vereda ciudad puente quien nadie alguien algo alguna alguno " +
  "algunos algunas ninguna ninguno nunca siempre todavia aun apenas casi solo sola solos solamente tampoco tanto tanta tantos mucho mucha muchos muchas poco poca " +
  "pocos pocas bastante demasiado mejor peor mayor menor grande grandes pequeno pequena nuevo nueva nuevos nuevas viejo vieja viejos viejas usado usada propio propia " +
  "bueno buena malo mala bien mal igual mismo misma mismos mismas cosas veces vez tiempo hora horas rato tarde noche dias fecha fin inicio principio final " +
  "antes despues durante mientras cuando aunque pues sino como asi aqui alla ahi donde adonde adelante atras encima abajo arriba dentro fuera cerca lejos " +
  "estoy estan estar estara estaria esta estas estos estas aquel aquella aquello ellas nosotros ustedes usted senores senoras gente persona personas " +
  "tengo tiene tienen tenia tenian tener tuvo tuvieron tuve tuvimos tenemos puedo puede pueden poder podia pudo pudieron quiere quieren querer queria quiso " +
  "dice dicen decir dijo dijeron sabe saben saber supo viene vienen venir venia venian frente cerro cerraron cerramos cierre dejado dejada dejados puesto visto dicho traido venido salido entrado metido abierto roto subio lindo linda manzana manzanas mandarina pera uva fresa mora lulo guayaba maracuya sandia vinieron trae traen traer sale salen salir salia sabado llama llaman llamo " +
  "pone ponen poner puso pusieron pusimos lleva llevan llevar llevaba deja dejan dejar dejamos dejaron entrega entregan entregar entregaron empieza empezar empezo empezado " +
  "termina terminar termino terminado terminaron termine sirve sirven servir sirvio falta faltan faltar faltaba faltaban sigue siguen seguir debe deben deber deberia " +
  "pide piden pedir pidieron pedi usa usan usar uso usaron usamos utiliza gusta parece pasa pasan pasar paso pasaron quedan quedar quedaba quedaron queda " +
  "trabajo trabaja trabajan trabajar trabajaron trabajos obra obras semana semanas mensual mensuales quincenal anual diario diaria diarios " +
  "primera primero primer segunda segundo tercera ultimo ultima ultimos ultimas siguiente anterior proxima pasados pasadas actual actuales " +
  "hombre mujer muchachos muchacha muchachas familia familias hijos hijas esposa esposo mama papa abuela abuelo hermanos vecinos amigos socios socias profe profesor profesora doctor doctora patron jefe jefa dueno duena " +
  "casa casas pueblo campo camino via vias puerta cocina bano patio sala pieza piezas parte partes lado lados mesa mesas silla libro libros papel papeles cuaderno cuadernos " +
  "agua luz aire tierra fuego sol lluvia animal animales perro perros gato caballo mula mulas vaca vacas pollo pollos gallinas gallina huevo huevos queso leche carne pescado " +
  "ropa zapatos camisa uniforme uniformes color rojo blanco negro azul verde amarillo maestro maestra equipo equipos grupo grupos curso cursos escuela colegio universidad parroquia " +
  "pago pagos precio precios oferta ofertas promocion promociones aniversario fiesta fiestas cumpleanos evento eventos boda matrimonio reunion viaje viajes visita visitas cita citas " +
  "cuatro cuatros media docena docenas decena centenar millar doble triple mitad tercio cuarto entero completo completa completos completas total parcial " +
  "alcaldia gobernacion federacion cooperativa asociacion fundacion iglesia junta alcalde notaria juzgado hospital clinica banda club hacienda finca " +
  "tratamiento examen examenes diente dientes muela lentes aviso avisos letrero letreros valla tarima sonido luces musica cancion cine baile " +
  "harina pan torta tortas pastel pasteles empanadas arepas tamales dulces helados jugo jugos sopa menu plato platos bebida bebidas comida comidas " +
  "honorario comision comisiones recarga recargas giro giros saldo saldos abonos deuda deudas plazos vencimiento factura facturas cheque cheques recibos contrato contratos firma firmo escritura registro tramite tramites " +
  "prenda prendas mes meses enseguida temprano apenas ojala acuerdo cuenta cuentas caso casos tema temas favor razon motivo culpa error errores arreglo arreglos cambio cambios " +
  "incentivo subsidio premio rifa bono bonos puntos cupon regalo regalos detalle detalles sorpresa adicional adicionales extra extras aparte propina propinas vueltas vuelto sencillo sencilla";
