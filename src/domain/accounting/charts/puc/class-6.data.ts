/** Class 6 of the Plan Único de Cuentas (Decreto 2650 de 1993), one "code name" per line. */
export const class6 = `
6 Costos de ventas
61 Costo de ventas y de prestación de servicios
6105 Agricultura, ganadería, caza y silvicultura
610505 Cultivo de cereales
610510 Cultivos de hortalizas, legumbres y plantas ornamentales
610515 Cultivos de frutas, nueces y plantas aromáticas
610520 Cultivo de café
610525 Cultivo de flores
610530 Cultivo de caña de azúcar
610535 Cultivo de algodón y plantas para material textil
610540 Cultivo de banano
610545 Otros cultivos agrícolas
610550 Cría de ovejas, cabras, asnos, mulas y burdéganos
610555 Cría de ganado caballar y vacuno
610560 Producción avícola
610565 Cría de otros animales
610570 Servicios agrícolas y ganaderos
610575 Actividad de caza
610580 Actividad de silvicultura
610595 Actividades conexas
610599 Ajustes por inflación
6110 Pesca
611005 Actividad de pesca
611010 Explotación de criaderos de peces
611095 Actividades conexas
611099 Ajustes por inflación
6115 Explotación de minas y canteras
611505 Carbón
611510 Petróleo crudo
611512 Gas natural
611514 Servicios relacionados con extracción de petróleo y gas
611515 Minerales de hierro
611520 Minerales metalíferos no ferrosos
611525 Piedra, arena y arcilla
611527 Piedras preciosas
611528 Oro
611530 Otras minas y canteras
611532 Prestación de servicios sector minero
611595 Actividades conexas
611599 Ajustes por inflación
6120 Industrias manufactureras
612001 Producción y procesamiento de carnes y productos cárnicos
612002 Productos de pescado
612003 Productos de frutas, legumbres y hortalizas
612004 Elaboración de aceites y grasas
612005 Elaboración de productos lácteos
612006 Elaboración de productos de molinería
612007 Elaboración de almidones y derivados
612008 Elaboración de alimentos para animales
612009 Elaboración de productos para panadería
612010 Elaboración de azúcar y melazas
612011 Elaboración de cacao, chocolate y confitería
612012 Elaboración de pastas y productos farináceos
612013 Elaboración de productos de café
612014 Elaboración de otros productos alimenticios
612015 Elaboración de bebidas alcohólicas y alcohol etílico
612016 Elaboración de vinos
612017 Elaboración de bebidas malteadas y de malta
612018 Elaboración de bebidas no alcohólicas
612019 Elaboración de productos de tabaco
612020 Preparación e hilatura de fibras textiles y tejeduría
612021 Acabado de productos textiles
612022 Elaboración de artículos de materiales textiles
612023 Elaboración de tapices y alfombras
612024 Elaboración de cuerdas, cordeles, bramantes y redes
612025 Elaboración de otros productos textiles
612026 Elaboración de tejidos
612027 Elaboración de prendas de vestir
612028 Preparación, adobo y teñido de pieles
612029 Curtido, adobo o preparación de cuero
612030 Elaboración de maletas, bolsos y similares
612031 Elaboración de calzado
612032 Producción de madera, artículos de madera y corcho
612033 Elaboración de pasta y productos de madera, papel y cartón
612034 Ediciones y publicaciones
612035 Impresión
612036 Servicios relacionados con la edición y la impresión
612037 Reproducción de grabaciones
612038 Elaboración de productos de horno de coque
612039 Elaboración de productos de la refinación de petróleo
612040 Elaboración de sustancias químicas básicas
612041 Elaboración de abonos y compuestos de nitrógeno
612042 Elaboración de plástico y caucho sintético
612043 Elaboración de productos químicos de uso agropecuario
612044 Elaboración de pinturas, tintas y masillas
612045 Elaboración de productos farmacéuticos y botánicos
612046 Elaboración de jabones, detergentes y preparados de tocador
612047 Elaboración de otros productos químicos
612048 Elaboración de fibras
612049 Elaboración de otros productos de caucho
612050 Elaboración de productos de plástico
612051 Elaboración de vidrio y productos de vidrio
612052 Elaboración de productos de cerámica, loza, piedra, arcilla y porcelana
612053 Elaboración de cemento, cal y yeso
612054 Elaboración de artículos de hormigón, cemento y yeso
612055 Corte, tallado y acabado de la piedra
612056 Elaboración de otros productos minerales no metálicos
612057 Industrias básicas y fundición de hierro y acero
612058 Productos primarios de metales preciosos y de metales no ferrosos
612059 Fundición de metales no ferrosos
612060 Fabricación de productos metálicos para uso estructural
612061 Forja, prensado, estampado, laminado de metal y pulvimetalurgia
612062 Revestimiento de metales y obras de ingeniería mecánica
612063 Fabricación de artículos de ferretería
612064 Elaboración de otros productos de metal
612065 Fabricación de maquinaria y equipo
612066 Fabricación de equipos de elevación y manipulación
612067 Elaboración de aparatos de uso doméstico
612068 Elaboración de equipo de oficina
612069 Elaboración de pilas y baterías primarias
612070 Elaboración de equipo de iluminación
612071 Elaboración de otros tipos de equipo eléctrico
612072 Fabricación de equipos de radio, televisión y comunicaciones
612073 Fabricación de aparatos e instrumentos médicos
612074 Fabricación de instrumentos de medición y control
612075 Fabricación de instrumentos de óptica y equipo fotográfico
612076 Fabricación de relojes
612077 Fabricación de vehículos automotores
612078 Fabricación de carrocerías para automotores
612079 Fabricación de partes, piezas y accesorios para automotores
612080 Fabricación y reparación de buques y otras embarcaciones
612081 Fabricación de locomotoras y material rodante para ferrocarriles
612082 Fabricación de aeronaves
612083 Fabricación de motocicletas
612084 Fabricación de bicicletas y sillas de ruedas
612085 Fabricación de otros tipos de transporte
612086 Fabricación de muebles
612087 Fabricación de joyas y artículos conexos
612088 Fabricación de instrumentos de música
612089 Fabricación de artículos y equipo para deporte
612090 Fabricación de juegos y juguetes
612091 Reciclamiento de desperdicios
612095 Productos de otras industrias manufactureras
612099 Ajustes por inflación
6125 Suministro de electricidad, gas y agua
612505 Generación, captación y distribución de energía eléctrica
612510 Fabricación de gas y distribución de combustibles gaseosos
612515 Captación, depuración y distribución de agua
612595 Actividades conexas
612599 Ajustes por inflación
6130 Construcción
613005 Preparación de terrenos
613010 Construcción de edificios y obras de ingeniería civil
613015 Acondicionamiento de edificios
613020 Terminación de edificaciones
613025 Alquiler de equipo con operario
613095 Actividades conexas
613099 Ajustes por inflación
6135 Comercio al por mayor y al por menor
613502 Venta de vehículos automotores
613504 Mantenimiento, reparación y lavado de vehículos automotores
613506 Venta de partes, piezas y accesorios de vehículos automotores
613508 Venta de combustibles sólidos, líquidos, gaseosos
613510 Venta de lubricantes, aditivos, llantas y lujos para automotores
613512 Venta a cambio de retribución o por contrata
613514 Venta de insumos, materias primas agropecuarias y flores
613516 Venta de otros insumos y materias primas no agropecuarias
613518 Venta de animales vivos y cueros
613520 Venta de productos en almacenes no especializados
613522 Venta de productos agropecuarios
613524 Venta de productos textiles, de vestir, de cuero y calzado
613526 Venta de papel y cartón
613528 Venta de libros, revistas, elementos de papelería, útiles y textos escolares
613530 Venta de juegos, juguetes y artículos deportivos
613532 Venta de instrumentos quirúrgicos y ortopédicos
613534 Venta de artículos en relojerías y joyerías
613536 Venta de electrodomésticos y muebles
613538 Venta de productos de aseo, farmacéuticos, medicinales y artículos de tocador
613540 Venta de cubiertos, vajillas, cristalería, porcelanas, cerámicas y otros artículos de uso doméstico
613542 Venta de materiales de construcción, fontanería y calefacción
613544 Venta de pinturas y lacas
613546 Venta de productos de vidrios y marquetería
613548 Venta de herramientas y artículos de ferretería
613550 Venta de químicos
613552 Venta de productos intermedios, desperdicios y desechos
613554 Venta de maquinaria, equipo de oficina y programas de computador
613556 Venta de artículos en cacharrerías y misceláneas
613558 Venta de instrumentos musicales
613560 Venta de artículos en casas de empeño y prenderías
613562 Venta de equipo fotográfico
613564 Venta de equipo óptico y de precisión
613566 Venta de empaques
613568 Venta de equipo profesional y científico
613570 Venta de loterías, rifas, chance, apuestas y similares
613572 Reparación de efectos personales y electrodomésticos
613595 Venta de otros productos
613599 Ajustes por inflación
6140 Hoteles y restaurantes
614005 Hotelería
614010 Campamento y otros tipos de hospedaje
614015 Restaurantes
614020 Bares y cantinas
614095 Actividades conexas
614099 Ajustes por inflación
6145 Transporte, almacenamiento y comunicaciones
614505 Servicio de transporte por carretera
614510 Servicio de transporte por vía férrea
614515 Servicio de transporte por vía acuática
614520 Servicio de transporte por vía aérea
614525 Servicio de transporte por tuberías
614530 Manipulación de carga
614535 Almacenamiento y depósito
614540 Servicios complementarios para el transporte
614545 Agencias de viaje
614550 Otras agencias de transporte
614555 Servicio postal y de correo
614560 Servicio telefónico
614565 Servicio de telégrafo
614570 Servicio de transmisión de datos
614575 Servicio de radio y televisión por cable
614580 Transmisión de sonido e imágenes por contrato
614595 Actividades conexas
614599 Ajustes por inflación
6150 Actividad financiera
615005 De inversiones
615010 De servicio de bolsa
615099 Ajustes por inflación
6155 Actividades inmobiliarias, empresariales y de alquiler
615505 Arrendamientos de bienes inmuebles
615510 Inmobiliarias por retribución o contrata
615515 Alquiler equipo de transporte
615520 Alquiler maquinaria y equipo
615525 Alquiler de efectos personales y enseres domésticos
615530 Consultoría en equipo y programas de informática
615535 Procesamiento de datos
615540 Mantenimiento y reparación de maquinaria de oficina
615545 Investigaciones científicas y de desarrollo
615550 Actividades empresariales de consultoría
615555 Publicidad
615560 Dotación de personal
615565 Investigación y seguridad
615570 Limpieza de inmuebles
615575 Fotografía
615580 Envase y empaque
615585 Fotocopiado
615590 Mantenimiento y reparación de maquinaria y equipo
615595 Actividades conexas
615599 Ajustes por inflación
6160 Enseñanza
616005 Actividades relacionadas con la educación
616095 Actividades conexas
616099 Ajustes por inflación
6165 Servicios sociales y de salud
616505 Servicio hospitalario
616510 Servicio médico
616515 Servicio odontológico
616520 Servicio de laboratorio
616525 Actividades veterinarias
616530 Actividades de servicios sociales
616595 Actividades conexas
616599 Ajustes por inflación
6170 Otras actividades de servicios comunitarios, sociales y personales
617005 Eliminación de desperdicios y aguas residuales
617010 Actividades de asociación
617015 Producción y distribución de filmes y videocintas
617020 Exhibición de filmes y videocintas
617025 Actividad de radio y televisión
617030 Actividad teatral, musical y artística
617035 Grabación y producción de discos
617040 Entretenimiento y esparcimiento
617045 Agencias de noticias
617050 Lavanderías y similares
617055 Peluquerías y similares
617060 Servicios funerarios
617065 Zonas francas
617095 Actividades conexas
617099 Ajustes por inflación
62 Compras
6205 De mercancías
620599 Ajustes por inflación
6210 De materias primas
621099 Ajustes por inflación
6215 De materiales indirectos
621599 Ajustes por inflación
6220 Compra de energía
622099 Ajustes por inflación
6225 Devoluciones en compras (CR)
622599 Ajustes por inflación
`;
