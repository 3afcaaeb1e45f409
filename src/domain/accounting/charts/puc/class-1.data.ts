/** Class 1 of the Plan Único de Cuentas (Decreto 2650 de 1993), one "code name" per line. */
export const class1 = `
1 Activo
11 Disponible
1105 Caja
110505 Caja general
110510 Cajas menores
110515 Moneda extranjera
1110 Bancos
111005 Moneda nacional
111010 Moneda extranjera
1115 Remesas en tránsito
111505 Moneda nacional
111510 Moneda extranjera
1120 Cuentas de ahorro
112005 Bancos
112010 Corporaciones de ahorro y vivienda
112015 Organismos cooperativos financieros
1125 Fondos
112505 Rotatorios moneda nacional
112510 Rotatorios moneda extranjera
112515 Especiales moneda nacional
112520 Especiales moneda extranjera
112525 De amortización moneda nacional
112530 De amortización moneda extranjera
12 Inversiones
1205 Acciones
120505 Agricultura, ganadería, caza y silvicultura
120510 Pesca
120515 Explotación de minas y canteras
120520 Industria manufacturera
120525 Suministro de electricidad, gas y agua
120530 Construcción
120535 Comercio al por mayor y al por menor
120540 Hoteles y restaurantes
120545 Transporte, almacenamiento y comunicaciones
120550 Actividad financiera
120555 Actividades inmobiliarias, empresariales y de alquiler
120560 Enseñanza
120565 Servicios sociales y de salud
120570 Otras actividades de servicios comunitarios, sociales y personales
120599 Ajustes por inflación
1210 Cuotas o partes de interés social
121005 Agricultura, ganadería, caza y silvicultura
121010 Pesca
121015 Explotación de minas y canteras
121020 Industria manufacturera
121025 Suministro de electricidad, gas y agua
121030 Construcción
121035 Comercio al por mayor y al por menor
121040 Hoteles y restaurantes
121045 Transporte, almacenamiento y comunicaciones
121050 Actividad financiera
121055 Actividades inmobiliarias, empresariales y de alquiler
121060 Enseñanza
121065 Servicios sociales y de salud
121070 Otras actividades de servicios comunitarios, sociales y personales
121099 Ajustes por inflación
1215 Bonos
121505 Bonos públicos moneda nacional
121510 Bonos públicos moneda extranjera
121515 Bonos ordinarios
121520 Bonos convertibles en acciones
121595 Otros
1220 Cédulas
122005 Cédulas de capitalización
122010 Cédulas hipotecarias
122015 Cédulas de inversión
122095 Otras
1225 Certificados
122505 Certificados de depósito a término (CDT)
122510 Certificados de depósito de ahorro
122515 Certificados de ahorro de valor constante (CAVC)
122520 Certificados de cambio
122525 Certificados cafeteros valorizables
122530 Certificados eléctricos valorizables (CEV)
122535 Certificados de reembolso tributario (CERT)
122540 Certificados de desarrollo turístico
122545 Certificados de inversión forestal (CIF)
122595 Otros
1230 Papeles comerciales
123005 Empresas comerciales
123010 Empresas industriales
123015 Empresas de servicios
1235 Títulos
123505 Títulos de desarrollo agropecuario
123510 Títulos canjeables por certificados de cambio
123515 Títulos de tesorería (TES)
123520 Títulos de participación
123525 Títulos de crédito de fomento
123530 Títulos financieros agroindustriales (TFA)
123535 Títulos de ahorro cafetero (TAC)
123540 Títulos de ahorro nacional (TAN)
123545 Títulos energéticos de rentabilidad creciente (TER)
123550 Títulos de ahorro educativo (TAE)
123555 Títulos financieros industriales y comerciales
123560 Tesoros
123565 Títulos de devolución de impuestos nacionales (TIDIS)
123570 Títulos inmobiliarios
123595 Otros
1240 Aceptaciones bancarias o financieras
124005 Bancos comerciales
124010 Compañías de financiamiento comercial
124015 Corporaciones financieras
124095 Otras
1245 Derechos fiduciarios
124505 Fideicomisos de inversión moneda nacional
124510 Fideicomisos de inversión moneda extranjera
1250 Derechos de recompra de inversiones negociadas (repos)
125005 Acciones
125010 Cuotas o partes de interés social
125015 Bonos
125020 Cédulas
125025 Certificados
125030 Papeles comerciales
125035 Títulos
125040 Aceptaciones bancarias o financieras
125095 Otros
125099 Ajustes por inflación
1255 Obligatorias
125505 Bonos de financiamiento especial
125510 Bonos de financiamiento presupuestal
125515 Bonos para desarrollo social y seguridad interna (BDSI)
125595 Otras
1260 Cuentas en participación
126099 Ajustes por inflación
1295 Otras inversiones
129505 Aportes en cooperativas
129510 Derechos en clubes sociales
129515 Acciones o derechos en clubes deportivos
129520 Bonos en colegios
129595 Diversas
129599 Ajustes por inflación
1299 Provisiones
129905 Acciones
129910 Cuotas o partes de interés social
129915 Bonos
129920 Cédulas
129925 Certificados
129930 Papeles comerciales
129935 Títulos
129940 Aceptaciones bancarias o financieras
129945 Derechos fiduciarios
129950 Derechos de recompra de inversiones negociadas
129955 Obligatorias
129960 Cuentas en participación
129995 Otras inversiones
13 Deudores
1305 Clientes
130505 Nacionales
130510 Del exterior
130515 Deudores del sistema
1310 Cuentas corrientes comerciales
131005 Casa matriz
131010 Compañías vinculadas
131015 Accionistas o socios
131020 Particulares
131095 Otras
1315 Cuentas por cobrar a casa matriz
131505 Ventas
131510 Pagos a nombre de casa matriz
131515 Valores recibidos por casa matriz
131520 Préstamos
1320 Cuentas por cobrar a vinculados económicos
132005 Filiales
132010 Subsidiarias
132015 Sucursales
1323 Cuentas por cobrar a directores
1325 Cuentas por cobrar a socios y accionistas
132505 A socios
132510 A accionistas
1328 Aportes por cobrar
1330 Anticipos y avances
133005 A proveedores
133010 A contratistas
133015 A trabajadores
133020 A agentes
133025 A concesionarios
133030 De adjudicaciones
133095 Otros
133099 Ajustes por inflación
1332 Cuentas de operación conjunta
1335 Depósitos
133505 Para importaciones
133510 Para servicios
133515 Para contratos
133520 Para responsabilidades
133525 Para juicios ejecutivos
133530 Para adquisición de acciones, cuotas o derechos sociales
133535 En garantía
133595 Otros
1340 Promesas de compra venta
134005 De bienes raíces
134010 De maquinaria y equipo
134015 De flota y equipo de transporte
134020 De flota y equipo aéreo
134025 De flota y equipo férreo
134030 De flota y equipo fluvial y/o marítimo
134035 De semovientes
134095 De otros bienes
1345 Ingresos por cobrar
134505 Dividendos y/o participaciones
134510 Intereses
134515 Comisiones
134520 Honorarios
134525 Servicios
134530 Arrendamientos
134535 CERT por cobrar
134595 Otros
1350 Retención sobre contratos
135005 De construcción
135010 De prestación de servicios
135095 Otros
1355 Anticipo de impuestos y contribuciones o saldos a favor
135505 Anticipo de impuestos de renta y complementarios
135510 Anticipo de impuestos de industria y comercio
135515 Retención en la fuente
135517 Impuesto a las ventas retenido
135518 Impuesto de industria y comercio retenido
135520 Sobrantes en liquidación privada de impuestos
135525 Contribuciones
135530 Impuestos descontables
135595 Otros
1360 Reclamaciones
136005 A compañías aseguradoras
136010 A transportadores
136015 Por tiquetes aéreos
136095 Otras
1365 Cuentas por cobrar a trabajadores
136505 Vivienda
136510 Vehículos
136515 Educación
136520 Médicos, odontológicos y similares
136525 Calamidad doméstica
136530 Responsabilidades
136595 Otros
1370 Préstamos a particulares
137005 Con garantía real
137010 Con garantía personal
1380 Deudores varios
138005 Depositarios
138010 Comisionistas de bolsas
138015 Fondo de inversión
138020 Cuentas por cobrar de terceros
138025 Pagos por cuenta de terceros
138030 Fondos de inversión social
138095 Otros
1385 Derechos de recompra de cartera negociada
1390 Deudas de difícil cobro
1399 Provisiones
139905 Clientes
139910 Cuentas corrientes comerciales
139915 Cuentas por cobrar a casa matriz
139920 Cuentas por cobrar a vinculados económicos
139925 Cuentas por cobrar a socios y accionistas
139930 Anticipos y avances
139932 Cuentas de operación conjunta
139935 Depósitos
139940 Promesas de compraventa
139945 Ingresos por cobrar
139950 Retención sobre contratos
139955 Reclamaciones
139960 Cuentas por cobrar a trabajadores
139965 Préstamos a particulares
139975 Deudores varios
139980 Derechos de recompra de cartera negociada
14 Inventarios
1405 Materias primas
140599 Ajustes por inflación
1410 Productos en proceso
141099 Ajustes por inflación
1415 Obras de construcción en curso
141599 Ajustes por inflación
1417 Obras de urbanismo
141799 Ajustes por inflación
1420 Contratos en ejecución
142099 Ajustes por inflación
1425 Cultivos en desarrollo
142599 Ajustes por inflación
1428 Plantaciones agrícolas
142899 Ajustes por inflación
1430 Productos terminados
143005 Productos manufacturados
143010 Productos extraídos y/o procesados
143015 Productos agrícolas y forestales
143020 Subproductos
143025 Productos de pesca
143099 Ajustes por inflación
1435 Mercancías no fabricadas por la empresa
143599 Ajustes por inflación
1440 Bienes raíces para la venta
144099 Ajustes por inflación
1445 Semovientes
144599 Ajustes por inflación
1450 Terrenos
145005 Por urbanizar
145010 Urbanizados por construir
145099 Ajustes por inflación
1455 Materiales, repuestos y accesorios
145599 Ajustes por inflación
1460 Envases y empaques
146099 Ajustes por inflación
1465 Inventarios en tránsito
146599 Ajustes por inflación
1499 Provisiones
149905 Para obsolescencia
149910 Para diferencia de inventario físico
149915 Para pérdidas de inventarios
149920 Lifo
15 Propiedades, planta y equipo
1504 Terrenos
150405 Urbanos
150410 Rurales
150499 Ajustes por inflación
1506 Materiales proyectos petroleros
150605 Tuberías y equipo
150610 Costos de importación materiales
150615 Proyectos de construcción
150699 Ajustes por inflación
1508 Construcciones en curso
150805 Construcciones y edificaciones
150810 Acueductos, plantas y redes
150815 Vías de comunicación
150820 Pozos artesianos
150825 Proyectos de exploración
150830 Proyectos de desarrollo
150899 Ajustes por inflación
1512 Maquinaria y equipos en montaje
151205 Maquinaria y equipo
151210 Equipo de oficina
151215 Equipo de computación y comunicación
151220 Equipo médico-científico
151225 Equipo de hoteles y restaurantes
151230 Flota y equipo de transporte
151235 Flota y equipo fluvial y/o marítimo
151240 Flota y equipo aéreo
151245 Flota y equipo férreo
151250 Plantas y redes
151299 Ajustes por inflación
1516 Construcciones y edificaciones
151605 Edificios
151610 Oficinas
151615 Almacenes
151620 Fábricas y plantas industriales
151625 Salas de exhibición y ventas
151630 Cafetería y casinos
151635 Silos
151640 Invernaderos
151645 Casetas y campamentos
151650 Instalaciones agropecuarias
151655 Viviendas para empleados y obreros
151660 Terminal de buses y taxis
151663 Terminal marítimo
151665 Terminal férreo
151670 Parqueaderos, garajes y depósitos
151675 Hangares
151680 Bodegas
151695 Otros
151699 Ajustes por inflación
1520 Maquinaria y equipo
152099 Ajustes por inflación
1524 Equipo de oficina
152405 Muebles y enseres
152410 Equipos
152495 Otros
152499 Ajustes por inflación
1528 Equipo de computación y comunicación
152805 Equipos de procesamiento de datos
152810 Equipos de telecomunicaciones
152815 Equipos de radio
152820 Satélites y antenas
152825 Líneas telefónicas
152895 Otros
152899 Ajustes por inflación
1532 Equipo médico-científico
153205 Médico
153210 Odontológico
153215 Laboratorio
153220 Instrumental
153295 Otros
153299 Ajustes por inflación
1536 Equipo de hoteles y restaurantes
153605 De habitaciones
153610 De comestibles y bebidas
153695 Otros
153699 Ajustes por inflación
1540 Flota y equipo de transporte
154005 Autos, camionetas y camperos
154008 Camiones, volquetas y furgones
154010 Tractomulas y remolques
154015 Buses y busetas
154017 Recolectores y contenedores
154020 Montacargas
154025 Palas y grúas
154030 Motocicletas
154035 Bicicletas
154040 Estibas y carretas
154045 Bandas transportadoras
154095 Otros
154099 Ajustes por inflación
1544 Flota y equipo fluvial y/o marítimo
154405 Buques
154410 Lanchas
154415 Remolcadoras
154420 Botes
154425 Boyas
154430 Amarres
154435 Contenedores y chasises
154440 Gabarras
154495 Otros
154499 Ajustes por inflación
1548 Flota y equipo aéreo
154805 Aviones
154810 Avionetas
154815 Helicópteros
154820 Turbinas y motores
154825 Manuales de entrenamiento personal técnico
154830 Equipos de vuelo
154895 Otros
154899 Ajustes por inflación
1552 Flota y equipo férreo
155205 Locomotoras
155210 Vagones
155215 Redes férreas
155295 Otros
155299 Ajustes por inflación
1556 Acueductos, plantas y redes
155605 Instalaciones para agua y energía
155610 Acueducto, acequias y canalizaciones
155615 Plantas de generación hidráulica
155620 Plantas de generación térmica
155625 Plantas de generación a gas
155628 Plantas de generación diesel, gasolina y petróleo
155630 Plantas de distribución
155635 Plantas de transmisión y subestaciones
155640 Oleoductos
155645 Gasoductos
155647 Poliductos
155650 Redes de distribución
155655 Plantas de tratamiento
155660 Redes de recolección de aguas negras
155665 Instalaciones y equipo de bombeo
155670 Redes de distribución de vapor
155675 Redes de aire
155680 Redes alimentación de gas
155682 Redes externas de telefonía
155685 Plantas deshidratadoras
155695 Otros
155699 Ajustes por inflación
1560 Armamento de vigilancia
156099 Ajustes por inflación
1562 Envases y empaques
156299 Ajustes por inflación
1564 Plantaciones agrícolas y forestales
156405 Cultivos en desarrollo
156410 Cultivos amortizables
156499 Ajustes por inflación
1568 Vías de comunicación
156805 Pavimentación y patios
156810 Vías
156815 Puentes
156820 Calles
156825 Aeródromos
156895 Otros
156899 Ajustes por inflación
1572 Minas y canteras
157205 Minas
157210 Canteras
157299 Ajustes por inflación
1576 Pozos artesianos
157699 Ajustes por inflación
1580 Yacimientos
158099 Ajustes por inflación
1584 Semovientes
158499 Ajustes por inflación
1588 Propiedades, planta y equipo en tránsito
158805 Maquinaria y equipo
158810 Equipo de oficina
158815 Equipo de computación y comunicación
158820 Equipo médico-científico
158825 Equipo de hoteles y restaurantes
158830 Flota y equipo de transporte
158835 Flota y equipo fluvial y/o marítimo
158840 Flota y equipo aéreo
158845 Flota y equipo férreo
158850 Plantas y redes
158855 Armamento de vigilancia
158860 Semovientes
158865 Envases y empaques
158899 Ajustes por inflación
1592 Depreciación acumulada
159205 Construcciones y edificaciones
159210 Maquinaria y equipo
159215 Equipo de oficina
159220 Equipo de computación y comunicación
159225 Equipo médico-científico
159230 Equipo de hoteles y restaurantes
159235 Flota y equipo de transporte
159240 Flota y equipo fluvial y/o marítimo
159245 Flota y equipo aéreo
159250 Flota y equipo férreo
159255 Acueductos, plantas y redes
159260 Armamento de vigilancia
159265 Envases y empaques
159299 Ajustes por inflación
1596 Depreciación diferida
159605 Exceso fiscal sobre la contable
159610 Defecto fiscal sobre la contable (CR)
159699 Ajustes por inflación
1597 Amortización acumulada
159705 Plantaciones agrícolas y forestales
159710 Vías de comunicación
159715 Semovientes
159799 Ajustes por inflación
1598 Agotamiento acumulado
159805 Minas y canteras
159815 Pozos artesianos
159820 Yacimientos
159899 Ajustes por inflación
1599 Provisiones
159904 Terrenos
159906 Materiales proyectos petroleros
159908 Construcciones en curso
159912 Maquinaria en montaje
159916 Construcciones y edificaciones
159920 Maquinaria y equipo
159924 Equipo de oficina
159928 Equipo de computación y comunicación
159932 Equipo médico-científico
159936 Equipo de hoteles y restaurantes
159940 Flota y equipo de transporte
159944 Flota y equipo fluvial y/o marítimo
159948 Flota y equipo aéreo
159952 Flota y equipo férreo
159956 Acueductos, plantas y redes
159960 Armamento de vigilancia
159962 Envases y empaques
159964 Plantaciones agrícolas y forestales
159968 Vías de comunicación
159972 Minas y canteras
159980 Pozos artesianos
159984 Yacimientos
159988 Semovientes
159992 Propiedades, planta y equipo en tránsito
16 Intangibles
1605 Crédito mercantil
160505 Formado o estimado
160510 Adquirido o comprado
160599 Ajustes por inflación
1610 Marcas
161005 Adquiridas
161010 Formadas
161099 Ajustes por inflación
1615 Patentes
161505 Adquiridas
161510 Formadas
161599 Ajustes por inflación
1620 Concesiones y franquicias
162005 Concesiones
162010 Franquicias
162099 Ajustes por inflación
1625 Derechos
162505 Derechos de autor
162510 Puesto de bolsa
162515 En fideicomisos inmobiliarios
162520 En fideicomisos de garantía
162525 En fideicomisos de administración
162530 De exhibición - películas
162535 En bienes recibidos en arrendamiento financiero (leasing)
162595 Otros
162599 Ajustes por inflación
1630 Know how
163099 Ajustes por inflación
1635 Licencias
163599 Ajustes por inflación
1698 Depreciación y/o amortización acumulada
169805 Crédito mercantil
169810 Marcas
169815 Patentes
169820 Concesiones y franquicias
169830 Derechos
169835 Know how
169840 Licencias
169899 Ajustes por inflación
1699 Provisiones
17 Diferidos
1705 Gastos pagados por anticipado
170505 Intereses
170510 Honorarios
170515 Comisiones
170520 Seguros y fianzas
170525 Arrendamientos
170530 Bodegajes
170535 Mantenimiento equipos
170540 Servicios
170545 Suscripciones
170595 Otros
1710 Cargos diferidos
171004 Organización y preoperativos
171008 Remodelaciones
171012 Estudios, investigaciones y proyectos
171016 Programas para computador (software)
171020 Útiles y papelería
171024 Mejoras a propiedades ajenas
171028 Contribuciones y afiliaciones
171032 Entrenamiento de personal
171036 Ferias y exposiciones
171040 Licencias
171044 Publicidad, propaganda y promoción
171048 Elementos de aseo y cafetería
171052 Moldes y troqueles
171056 Instrumental quirúrgico
171060 Dotación y suministro a trabajadores
171064 Elementos de ropería y lencería
171068 Loza y cristalería
171069 Platería
171070 Cubiertería
171076 Impuesto de renta diferido ?débitos? por diferencias temporales
171080 Concursos y licitaciones
171095 Otros
171099 Ajustes por inflación
1715 Costos de exploración por amortizar
171505 Pozos secos
171510 Pozos no comerciales
171515 Otros costos de exploración
171599 Ajustes por inflación
1720 Costos de explotación y desarrollo
172005 Perforación y explotación
172010 Perforaciones campos en desarrollo
172015 Facilidades de producción
172020 Servicio a pozos
172099 Ajustes por inflación
1730 Cargos por corrección monetaria diferida
1798 Amortización acumulada
179805 Costos de exploración por amortizar
179810 Costos de explotación y desarrollo
179899 Ajustes por inflación
18 Otros activos
1805 Bienes de arte y cultura
180505 Obras de arte
180510 Bibliotecas
180595 Otros
180599 Ajustes por inflación
1895 Diversos
189505 Máquinas porteadoras
189510 Bienes entregados en comodato
189515 Amortización acumulada de bienes entregados en comodato (CR)
189520 Bienes recibidos en pago
189525 Derechos sucesorales
189530 Estampillas
189595 Otros
189599 Ajustes por inflación
1899 Provisiones
189905 Bienes de arte y cultura
189995 Diversos
19 Valorizaciones
1905 De inversiones
190505 Acciones
190510 Cuotas o partes de interés social
190515 Derechos fiduciarios
1910 De propiedades, planta y equipo
191004 Terrenos
191006 Materiales proyectos petroleros
191008 Construcciones y edificaciones
191012 Maquinaria y equipo
191016 Equipo de oficina
191020 Equipo de computación y comunicación
191024 Equipo médico-científico
191028 Equipo de hoteles y restaurantes
191032 Flota y equipo de transporte
191036 Flota y equipo fluvial y/o marítimo
191040 Flota y equipo aéreo
191044 Flota y equipo férreo
191048 Acueductos, plantas y redes
191052 Armamento de vigilancia
191056 Envases y empaques
191060 Plantaciones agrícolas y forestales
191064 Vías de comunicación
191068 Minas y canteras
191072 Pozos artesianos
191076 Yacimientos
191080 Semovientes
1995 De otros activos
199505 Bienes de arte y cultura
199510 Bienes entregados en comodato
199515 Bienes recibidos en pago
199520 Inventario de semovientes
`;
