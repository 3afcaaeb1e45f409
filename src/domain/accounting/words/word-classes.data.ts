/**
 * Words that deeds treat alike, by class, folded and singular. "word*" is the beginning of a word; "_" joins the words
 * of a name. A word may be of several classes.
 *
 * E and two digits: what a company works with, as the sub-accounts of rent, repair and insurance number it (10
 * buildings … 40 vehicles). T and two digits: a trade, as families 41 and 61 number it.
 */
export const WORD_CLASSES: Readonly<Record<string, string>> = {
  // People. "@" stands for one who is named, in whole sentences.
  NAM: "@",
  EMP:
    "emplead* trabajador* vendedor* mesero ayudante mensajero operari* muchacho cajera secretaria secretario " +
    "administrador administradora cocinero cocinera chef conductor chofer obrero jornalero aprendiz practicante " +
    "auxiliar asistente bodeguero panadero recepcionista gerente gerenta personal domiciliario impulsadora nomina " +
    "senora_del_aseo aseadora repartidor repartidora barista bartender supervisor supervisora ayudanta colaborador colaboradora mucama capataz",
  CUS:
    "turista cliente clienta comprador compradora huesped paciente alumno alumna estudiante usuario usuaria consumidor don " +
    "dona tendero conjunto deudor vecindario comensal",
  SUP:
    "proveedor provedor proveedora distribuidor distribuidora mayorista fabricante fabrica ferretero abastos postobon " +
    "alpina bavaria colanta alqueria nutresa coca_cola cocacola femsa noel zenu bimbo ramo quala corabastos argos " +
    "corona pintuco colgate unilever familia_sancela surtimayorista makro importadora comercializadora colombina " +
    "pepsico frito_lay margarita nestle avon yanbal offcorss homecenter molinos roa diana harinera textilera",
  OWN: "socio socia dueno duena propietario propietaria accionista",
  FAM:
    "amigo amiga primo hermano hermana vecino vecina suegro suegra mama papa tio tia compadre comadre " +
    "cunado cunada esposo esposa marido mujer hijo hija novio novia particular conocido conocida prestamista " +
    "gota_a_gota gotagota familiar pariente abuelo abuela sobrino sobrina parcero",
  BNK:
    "banco cooperativa bancolombia davivienda bbva av_villas colpatria scotiabank itau bancamia " +
    "bancoomeva financiera finandina confiar cotrafa mibanco banco_w serfinanza juriscoop coopcentral finagro " +
    "entidad_bancaria entidad_financiera bancoldex falabella pichincha banagrario sudameris fintech rapicredit",
  WAL: "nequi daviplata dale movii rappipay nubank lulo bre_b breb transfiya llave ahorro_a_la_mano pse",
  GOV: "dian gobierno estado alcaldia municipio hacienda gobernacion distrito",
  INS:
    "aseguradora asegurador mapfre allianz axa suramericana seguros_bolivar previsora hdi chubb zurich solidaria " +
    "liberty seguros_del_estado equidad",
  EPS: "eps sanitas famisanar nueva_eps salud_total coosalud mutual_ser",
  CON:
    "contratista maestro carpintero plomero ornamentador albanil electricista pintor soldador " +
    "mecanico latonero tapicero cerrajero jardinero herrero",
  TEN: "inquilino inquilina arrendatario arrendataria",
  LOR: "arrendador arrendadora",
  PRF:
    "revisor revisora revisora_fiscal community_manager fotografo traductor consultor consultora asesor asesora arquitecto ingeniero programador " +
    "disenador disenadora coach freelance publicista delineante veterinario desarrollador conferencista tecnico " +
    "agronomo agronoma ilustrador ilustradora topografo zootecnista camarografo locutor editor editora correctora corrector abogado abogada contador contadora auditor auditora perito arquitecta ingeniera programadora traductora " +
    "fotografa veterinaria tecnica desarrolladora",
  CHR: "parroquia iglesia fundacion damnificado cruz_roja asilo ancianato pobre orfanato caridad teleton necesitado",
  GRM: "acodres cotelco asobares camacol fenalco andi acopi analdex fedegan colfecar confecamaras",
  AFP: "porvenir proteccion colfondos skandia colpensiones fondo_de_pensiones fondo_de_pension",
  APP: "rappi didi_food uber_eats mercadolibre mercado_libre amazon booking airbnb ifood linio plataforma",
  CTY:
    "medellin bogota cali barranquilla cartagena cucuta bucaramanga pereira manizales armenia ibague neiva " +
    "villavicencio pasto monteria santa_marta valledupar popayan tunja sincelejo quibdo riohacha yopal leticia " +
    "san_andres miami panama pueblo",
  SHOP:
    "tienda boutique drogueria farmacia ferreteria miscelanea almacen minimercado fruver " +
    "cacharreria licorera autoservicio supermercado puesto libreria zapateria jugueteria perfumeria joyeria",

  // Things.
  GDS:
    "ropa camisa camiseta blusa pantalon jean vestido falda zapato teni chancla sandalia bolso morral correa gorra " +
    "media brasier pijama chaqueta perfume maquillaje cosmetico labial champu shampoo crema juguete muneca " +
    "peluche balon audifono cargador forro parlante electrodomestico licuadora olla vajilla cobija sabana colchon " +
    "cortina medicamento droga jarabe pastilla vitamina remedio tornillo puntilla clavo tuerca brocha martillo " +
    "varilla teja bombillo pegante repuesto filtro bujia arroz frijol lenteja panela grano abarrote vivere carne " +
    "pescado licor aguardiente ron whisky vino dulce confite chocolatina cigarrillo golosina concentrado purina joya " +
    "anillo reloj gafa lente bisuteria artesania mercancia surtido inventario existencia mercaderia " +
    "producto articulo camisilla leggin buso gaseosa cerveza fruta verdura papel_higienico celular pedido " +
    "esmalte collar pulsera arete mecato cosa remesa bulto semilla fertilizante",
  RAW:
    "trigo cebada lana hilo tela cuero madera tabla lamina hierro acero cemento arena grava harina levadura masa plastico resina " +
    "aluminio encaje boton cremallera fique arcilla cera parafina esencia pulpa suela materia_prima " +
    "triplex mdf algodon insumo queso jamon salchicha mantequilla lienzo esencias tinte mosto pigmento",
  FOD:
    "almuerzo corrientazo desayuno comida cena empanada arepa jugo tinto perro_caliente hamburguesa pizza salchipapa " +
    "pandebono pastel postre torta helado sopa bandeja lechona tamal asado sandwich cafeteria restaurante hotel " +
    "hospedaje habitacion alojamiento hostal coctel bar cerveza pan bunuelo ponque sancocho chuzo menu plato banquete " +
    "refrigerio catering cholado raspado granizado malteada domicilio_de_comida",
  FRM:
    "ganado novillo novilla torete toro becerro potro yegua cabra pavo conejo ternero ternera vaca cerdo marrano lechon gallina pollito cosecha yuca platano maiz cacao aguacate " +
    "finca granja parcela huerta cultivo miel leche huevo pina mango papaya tomate papa cebolla arracacha " +
    "hortaliza limon naranja banano oveja chivo",
  SRV: "servicio",
  E05: "terreno lote finca_raiz",
  E10: "edificio local bodega oficina casa apartamento inmueble construccion",
  E15:
    "maquina maquinaria torno taladro soldador molino compresor planta_electrica guadana fileteadora prensa troquel " +
    "herramienta nivel nivel_laser cortadora montacarga pulidora motosierra mezcladora generador andamio hidrolavadora sierra bicicleta_estatica bici_estatica",
  E20:
    "mueble escritorio silla mesa estante estanteria vitrina mostrador archivador sofa aire_acondicionado ventilador " +
    "televisor caja_fuerte caja_registradora butaca locker gondola exhibidor sillon biblioteca tablero mobiliario",
  E25:
    "computador equipo_de_computo equipo_de_computacion portatil laptop pc impresora tablet servidor monitor escaner camara_de_seguridad router videobeam macbook dvr tv_box " +
    "computadora celular datafono conmutador fotocopiadora teclado disco_duro ipad iphone mac lector",
  E30: "camilla ecografo autoclave tensiometro fonendoscopio unidad_odontologica microscopio electrocardiografo desfibrilador",
  E35: "nevera congelador estufa horno refrigerador freidora greca licuadora_industrial vitrina_refrigerada cama cafetera enfriador",
  E40:
    "carro camioneta vehiculo automovil camion furgon moto motocicleta furgoneta bicicleta bici motocarro taxi bus buseta " +
    "tractomula volqueta automotor cicla patineta motoneta van",
  BLD:
    "piso techo pared reja puerta ventana bano chapa cerradura fachada enchape tuberia gotera baldosa persiana " +
    "mostrador_fijo lavaplato lavamano sanitario canaleta cielo_raso humedad porton toldo",

  // Trades, as customers pay for them.
  T10: "trucha mojarra pesca camaron tilapia",
  T15: "carbon oro mineral cantera esmeralda",
  T20: "confeccion costura modisteria carpinteria ornamentacion manufactura tejido sublimacion bordado maquila",
  T30:
    "obra construccion remodelacion edificacion drywall plomeria albanileria acabado enchapada impermeabilizacion " +
    "casa pavimentacion obra_civil",
  T35: "reparacion arreglo mantenimiento lavado lavada revision taller latoneria monta_llanta lave arregle",
  T45:
    "acarreo trasteo flete viaje carrera mudanza pasajero transporte encomienda domicilio bodegaje recarga minuto " +
    "hora_de_internet envio ruta_escolar parqueo mototaxi mensajeria",
  T55:
    "asesoria consultoria diseno pagina_web aplicacion programacion declaracion fotografia foto video vigilancia aseo " +
    "fotocopia impresion estudio avaluo soporte traduccion logo logotipo contabilidad publicidad encuesta software " +
    "interventoria plano auditoria digitacion aviso campana desarrollo inmobiliaria limpieza edicion administracion " +
    "escaneada app tramite honorario",
  T60:
    "clase tutoria refuerzo nivelacion curso seminario capacitacion academia matricula leccion diplomado " +
    "preicfes jardin_infantil colegio pension_escolar conferencia charla",
  T65:
    "consulta terapia fisioterapia cirugia ortodoncia vacuna laboratorio odontolog* psicolog* calza enfermeria " +
    "citologia ecografia dentista valoracion consultorio limpieza_dental sesion bracket optometria vacunacion guarderia geriatrico " +
    "medico nutricion",
  T70:
    "peluqueria peinado cepillado tintura tinte manicure manicur pedicur pedicure barberia masaje spa lavanderia gimnasio " +
    "depilacion boleta espectaculo funcion funeraria tatuaje peluqueada barba corte_de_cabello corte_de_pelo corte_cabello " +
    "cortes_de pestana show concierto serenata recreacion animacion entrada lavado_de_ropa planchado keratina ceja",
};

/** Verbs by class: the beginnings that endings follow. A word that an ending makes somebody else's deed is told apart. */
export const VERB_CLASSES: Readonly<Record<string, string>> = {
  PAY: "pag pagu cancel abon consign consing deposit gir transfir transfer envi desembols entreg ingres lleg",
  CON: "consign consing deposit",
  BUY: "compr adquir merc merqu",
  SEL: "vend",
  COB: "cobr recaud recib reciv factur",
  FAC: "factur",
  WIN: "gan",
  REC: "recib reciv cobr recaud",
  LEN: "prest desembols",
  DEV: "devolv devuelv regres reintegr",
  RET: "reten retuv retub reteng retien practic",
  DES: "descont descuent reten retuv retub",
  PRO: "provision",
  CAS: "castig castigu",
  DON: "don regal obsequi",
  ROB: "rob hurt atrac estaf",
  LOS: "perd pierd",
  DAM: "dan quem inund venc pudr averi romp rompi moj",
  APO: "aport",
  PUT: "pus puse met invert inviert",
  SAC: "sac saqu retir cog coj tom llev",
  ANT: "anticip adelant",
  FIA: "fi fiad",
  DEP: "depreci",
  AMO: "amortiz amortic",
  REP: "arregl repar cambi mant refaccion remodel",
  MND: "mand hic llev",
  PNT: "pint",
  INT: "instal coloc",
  BLT: "constru levant construy",
  MAK: "estamp bord tapiz fabric elabor confeccion horn hac hag produc manufactur tej cos prepar cocin",
  RNT: "alquil arrend arriend",
  REB: "rebaj",
  GAV: "dimos hicimos",
  OWE: "deb adeud",
  LIQ: "liquid",
  CAU: "caus",
  DEC: "declar present",
  PRS: "prest",
};
