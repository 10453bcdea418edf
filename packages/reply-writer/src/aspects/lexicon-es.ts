import { hearsay } from './hearsay.ts';
import { plainLexicon } from './plain-lexicon.ts';

export const lexiconEs = plainLexicon({
  things: `
    staff|el personal|personal empleado empleada empleados camarer* recepcionista* dependient* equipo staff encargad* dueno duena duenos duenas plantilla azafat* cajer* mesero* mesera* mozo moza mozos garzon* conserje* socorrista* gerente* propietari* cociner* dependienta* supervisor supervisora supervisores jefe jefa jefes jefecillo patrona senorita senoritas vendedor vendedora vendedores vendedoras promotor promotora promotores operadora operadores operadoras operario operarios portero porteros portera vigilante vigilantes segurata seguratas barman barista baristas bartender maitre metre sumiller chef chefs pinche ayudante ayudantes auxiliares becario becaria becarios practicante practicantes aprendiz novato novata mucama mucamas gobernanta secretaria secretarias secretario telefonista telefonistas administrativa administrativas director directora directores directivos subgerente taquillero taquillera taquilleros acomodador acomodadora acomodadores carnicero carnicera pescadero pescadera panadero panadera pastelero reponedor reponedora reponedores farmaceutico farmaceutica farmaceuticos farmaceuticas enfermero enfermera enfermeros enfermeras celador celadora celadores bedel voluntarios voluntarias tendero tendera kiosquero quiosquero ferretero joyero librero librera relojero anfitrion anfitriona anfitriones mesonero mesonera mesoneros muchacho muchacha muchachos muchachas empleadita empleaditos trabajador trabajadora trabajadores trabajadoras limpiador limpiadores revisor revisora revisores interventor sobrecargo tripulacion tripulante tripulantes gestor gestores funcionario funcionaria funcionarios ejecutiva capitan cuidador cuidadora cuidadores cuidadoras educadora educadoras atendedor jefazo suspiro suspiros suspirando suspirar bufido bufidos bufando resoplo resoplido resoplidos resoplando resopla miradita desgana desganado desganada desprecio despreciativa despectivo despectiva desden soberbia soberbio arrogancia arrogante arrogantes prepotencia prepotente prepotentes chuleria chulesco chulesca groseria groserias maleducacion descortes descortesia despota despotas altanero altanera altaneria malhumor malhumorado malhumorada displicente displicencia pasotismo pasota pasotas ignoro ignoraron ignoran ignoraba ignoraban ignorados ignorado ignorada ninguneo ninguneado ninguneada ninguneados modales malencarado malencarada malaje borderia contestaciones contestona reganaron regano reganar reganina insolencia sarcasmo sarcastico sarcastica condescendiente tuteo despotismo hosco hosca arisco arisca patan patanes chica chicas chico chicos atendio atendieron atienden atiende atendian atendia atendido atendida atendidos atendidas atender atendernos atenderme atenderte atenderle atiendan atendiendo sonrisa sonrisas sonreir sonrie sonrien ayudar ayudaron ayudarme ayudarnos saludo saludos saludar saludaron saludan saluda saludarnos
    service|el servicio|servicio atencion trato sirvieron sirvio servido servida servidos servidas lentitud posventa postventa amabilidad simpatia cordialidad profesionalidad profesionalismo desatencion desatendido desatendida desatendidos servicial serviciales hospitalidad calidez seriedad
    welcome|la acogida|acogida recibimiento bienvenida recepcion bienvenidos bienvenido recepciones hall lobby
    food|la comida|comida comidas cocina plato platos carne pescado paella menu cena almuerzo raciones tapas sabor pollo ceviche hamburguesa* arroz ensalada* sopa* marisco* mariscos huevos gambas pulpo calamares tortilla* bocadillo* bocata* croqueta* patatas papas entrante* entrecot solomillo chuleton salsa* tacos fruta sushi platillo* alimentos frutas verdura verduras almuerzos cenas cenar cenamos comer comimos comiendo almorzar almorzamos merienda meriendas merendar brunch pechuga pechugas alitas nuggets ternera cordero cerdo cochinillo lechon lechazo cabrito conejo pavo lomo costillas costillar churrasco chuleta chuletas chuletita chuletitas entrana matambre asado asados asadito bife bifes lomito lomitos milanesa milanesas empanada empanadas empanadilla empanadillas choripan morcilla morcillas chorizo chorizos salchicha salchichas salchichon jamon jamones lacon cecina embutido embutidos fiambre fiambres bacon panceta tocino tocineta chicharron chicharrones carnitas barbacoa cochinita birria pozole mole enchiladas quesadilla quesadillas burrito burritos fajitas nachos guacamole totopos tamales tamal arepa arepas cachapa cachapas pupusas sancocho ajiaco tequenos patacones tostones platano yuca mofongo ropavieja congri frijoles frijol caraotas porotos poroto alubias alubia fabada fabes judias garbanzos lentejas cocido puchero potaje caldo caldos caldito gazpacho salmorejo consome pure pures guiso guisos estofado estofados albondiga albondigas pescados pescadito pescaditos merluza bacalao salmon atun boquerones anchoas anchoa sardinas sardina lubina rodaballo lenguado trucha calamar chipiron chipirones sepia puntillitas langostino langostinos gamba cigalas cigala bogavante langosta centollo necora almejas almeja mejillones mejillon berberechos ostras ostra vieiras vieira percebes camarones camaron cangrejo ceviches tiradito anticuchos lomosaltado chifa arroces paellas fideua fideos fideo pasta pastas espaguetis espagueti spaghetti macarrones macarron lasana raviolis noquis noqui risotto canelones carbonara bolonesa tallarines ramen udon yakisoba noodles gyozas gyoza dumplings wok curry rollitos tempura sashimi nigiri makis maki poke hummus falafel kebab kebabs durum shawarma pita wrap wraps sandwich sandwiches sanguche sandwichito montadito montaditos pincho pinchos pintxo pintxos tapita tapitas racion chapata pepito hotdog burguer burger burgers hamburguesita patata papitas bravas nachitos alioli mayonesa ketchup mostaza salsita salsitas alinado alino alinada ensaladilla ensaladita tomate tomates lechuga aguacate aguacates palta cebolla pimientos pimiento setas champinones champinon esparragos berenjenas berenjena calabacin calabaza espinacas brocoli zanahoria zanahorias maiz choclo elote elotes huevo huevito revuelto revueltos tortillita guarnicion guarniciones acompanamiento acompanamientos rebozado rebozados rebozada rebozadas empanado empanados frito fritos frita fritas fritura frituras parrillada parrilladas mariscada mariscadas picoteo aperitivos aperitivo guisado cocinan cocinado cocinada cocinados cocino cocinar ingredientes ingrediente alimento aceitunas aceituna queso quesos mozzarella fresas fresa mandarinas mandarina naranjas manzanas platanos uvas pinas melon melones sandia sandias melocotones verduritas vegetales hortalizas viandas vianda manjar manjares platito platazo recalentado recalentada recalentados microondeado degustacion sabores soso sosa sosos insipido insipida insipidos insipidas salado salada salados saladas grasiento grasienta grasientos aceitoso aceitosa aceitosas correoso correosa gomoso gomosa crudo cruda crudos crudas catering comedor comedores gastronomia gastronomica condimentos especias sazon
    breakfast|el desayuno|desayuno desayunos desayunar desayunamos desayunando tostada tostadas mermelada mermeladas mantequilla cereales cruasan cruasanes croissant croissants croasan magdalena magdalenas medialuna medialunas yogur yogures bizcocho bizcochos tostadora exprimidor
    buffet|el bufé|buffet bufe buffets bufet bufes autoservicio
    pizza|la pizza|pizza pizzas pizzita masa calzone margarita pepperoni
    bread|el pan|pan panes bolleria panecillo panecillos baguette bagel bagels molletes mollete bollo bollos bolillo hogaza hogazas bollito bollitos brioche ensaimada ensaimadas napolitana napolitanas churros churro pancito pancitos marraqueta hallulla focaccia
    desserts|los postres|postre postres tarta tartas pastel pasteles helado helados tartita torta tortas flan flanes natillas tiramisu brownie brownies cheesecake coulant mousse crepe crepes crepa crepas gofre gofres waffle waffles panqueque panqueques galleta galletas donut donuts donas rosquillas hojaldre hojaldres milhojas eclair profiteroles bunuelos torrija torrijas turron polvorones chocolates bombon bombones chuches chucherias alfajor alfajores alfajorcitos dulces sorbetes granizado granizados cucurucho cucuruchos barquillo tarrina tarrinas nata merengue arequipe manjarblanco budin arrozconleche quesillo tresleches cupcake cupcakes muffin muffins pastelito pastelitos tartaleta heladito topping toppings
    portions|las raciones|porciones cantidades porcion racioncita raquitica raquiticas raquitico
    menu|la carta|carta cartas alergenos menudegustacion
    drinks|las bebidas|bebida bebidas copa copas coctel* cocktail* refresco* refresco coctel sangria trago tragos copazo cubata cubatas cubalibre gintonic gintonics mojito mojitos daiquiri caipirinha pisco piscola michelada micheladas tequila mezcal ron vodka whisky whiskey ginebra vermut vermu vermouth licor licores chupito chupitos shot shots tinto botellin gaseosa gaseosas soda sodas cocacola fanta tonica limonada limonadas horchata batido batidos smoothie smoothies licuado licuados infusion infusiones manzanilla matcha chai hielo hielos pajita pajitas popote aguado aguada aguados brebaje mocktail bebidita bebestible zumo zumos jugo jugos
    wine|los vinos|vino vinos vinito vinazo cava champan champagne espumoso espumosos prosecco copita bodegas botella botellas sommelier maridaje malbec
    beer|la cerveza|cerveza cervezas cana canas canita canitas cervecita cervecitas botellines jarra jarras chela chelas birra birras caguama cervezota
    coffee|el café|cafe cafes cafecito cafecitos capuchino capuchinos cappuccino cappuccinos expreso espresso espressos latte lattes descafeinado carajillo cortadito tintico cafetera cafeteras moka
    rooms|la habitación|habitacion habitaciones cuarto cuartos dormitorio* suite suites bungalow* estudio cabana* dormitorio habitacioncita recamara recamaras alcoba alcobas aposento camarote camarotes bungalo armario armarios ropero placard cajonera mesilla mesita perchas percha perchero cortina cortinas persiana persianas estor estores ventana ventanas ventanal balda minibar minibares moqueta alfombra alfombras lampara lamparas sofacama litera literas
    bed|la cama|cama camas colchon colchones almohada* sabana* colcha* edredon* manta mantas camita camastro colchoneta somier muelles almohadon almohadones funda fundas cobija cobijas frazada frazadas cobertor cuna cunas supletoria cobertores topper dormir dormimos
    bathroom|el baño|bano banos banera* grifo* inodoro* water ducharse ducharme ducharnos ducharte mampara mamparas tina regadera canilla griferia desague desagues sumidero sumideros cisterna cisternas bidet bide lavamanos lavatorio secador secadores jabon jabones champu champus gel geles papelhigienico azulejo azulejos alcachofa cortinilla toallero goteo atasco atascado atascada atascados tuberia tuberias caneria canerias
    toilets|los aseos|aseo aseos lavabo* retrete retretes vater sanitario sanitarios urinario urinarios mingitorio excusado wc cubiculo
    showers|las duchas|ducha duchas regaderas
    pool|la piscina|piscina piscinas picina piscinita alberca albercas pileta piletas jacuzzis tobogan toboganes cloro chapuzon hamaca hamacas tumbona tumbonas reposera reposeras camastros sombrilla sombrillas trampolin flotador nadar nado
    seating|los asientos|asiento asientos silla sillas sofa sofas mesa mesas butaca butacas butacon taburete taburetes banqueta banquetas bancada sillon sillones silloncito respaldo respaldos reposabrazos reposapies asientito mesitas sillita trona tronas cojin cojines gradas grada graderio puf pufs banquillo
    view|las vistas|vista vistas panoramica panorama mirador miradores paisaje paisajes
    terrace|la terraza|terraza jardin jardines balcon balcones terracita terrazas patio patios azotea azoteas jardincito porche porches veranda rooftop balconcito cesped cenador toldo toldos
    location|la ubicación|ubicacion situacion localizacion emplazamiento barrio barrios poligono centrico centrica alejado alejada afueras apartada cuadras caminando andando cuestas callejon callejones ubicado ubicada situado situada indicaciones googlemaps recondito carretera carreteras autopista desvio descampado vecindario
    parking|el aparcamiento|aparcamiento parking estacionamiento parqueo garaje cochera aparcar aparcamos aparcado aparcados aparco aparca aparcamientos estacionar estacionamos estacione estacionado estacionamientos parqueadero parqueaderos parquimetro parquimetros cocheras valet parkings
    wifi|el wifi|wifi internet conexion conexiones senal router modem fibra red cobertura enchufe enchufes tomacorriente tomacorrientes megas hotspot
    decor|la decoración|decoracion interiorismo decorado decorados decorada interiores muebleria papelpintado adorno adornos neones kitsch
    atmosphere|el ambiente|ambiente atmosfera atmosferico ambientazo ambientillo musiquita fiesta fiestas fiestera despedida despedidas clientela animado impersonal aburrido aburrida karaoke reggaeton regueton silencio
    music|la música|musica canciones cancion dj altavoz altavoces bocina bocinas bafle bafles parlante parlantes playlist volumen repertorio
    noise|el ruido|ruido ruidos ruidos* ruidosa ruidazo ruidito bulla bullicio bullicioso estruendo jaleo alboroto ronquidos ronca roncaba roncar portazo portazos taconeo tacones taladro taladros martillazos insonorizacion insonorizada insonorizado insonorizadas insonorizados tapones ladridos ladra ladran ladraba ladrando zumbido zumbidos pitido pitidos vibracion vibraciones retumba retumbaba retumban eco chirria chirrido chirridos chirriaba traqueteo petardos sirenas despertador despertaron desperto desvelados desvelo trasnoche vocerio estridente estridentes ensordecedor ensordecedora obras
    cleanliness|la limpieza|limpieza higiene suciedad limpiadora* limpiadoras limpiar limpian limpiaron limpiado limpiaba limpiaban limpiezas fregar fregado fregaron barrer barrido barrieron barren polvo polvoriento polvorienta polvorientas pelusa pelusas mancha manchas manchado manchada manchados manchadas pegajoso pegajosa pegajosos pegajosas pringoso pringosa pringosos pringosas pringue grasa mugre mugroso mugrosa mugrosos rona ronoso ronosa cochambre cochambroso cochambrosa cochinada guarro guarra guarros guarras guarrada guarreria telarana telaranas moho mohos mohoso verdin papelera papeleras basurero desperdicios residuos migas miga restos colillas colilla cenicero ceniceros chicles orina orines caca pelos desinfectar desinfectado desinfectados desinfectante higienico higienica antihigienico insalubre insalubres insalubridad aspirado aspirar pasarlamopa mopa escoba churretes inmundo inmunda inmundicia pocilga chiquero muladar desaseo desaseado aseado aseada
    wait|la espera|espera esperas cola colas tardanza tardanzas tardaron tardan tardo tarda tardaba tardaban tardado tardar tardando demora demoras demoraron demoro demoran demorado demorados demorar demoradisimo fila filas turnos colapso colapsado colapsada eternidad eternidades eterno eterna eternos interminable interminables lentisimo lentisima lentisimos aguardar aguardando saturado saturada saturados listadeespera numerito
    price|los precios|precio precios tarifa* precito preciazo costo costos coste costes costaba costaron cobran cobraron cobro cobraban cobrado cobrar cobrarme cobrarte cobrarnos cobra cobrada cobros encarecido encarecieron encarecer encarecimiento importe importes pagas pague pagamos pagado pagando pagar presupuesto presupuestos clavada clavadas sablazo sablazos carisimo carisima carisimos carisimas dineral pastizal descuento descuentos euritos rebaja sobreprecio sobreprecios inflado inflados
    expensive|los precios|caro cara caros caras carisim* prohibitivo prohibitiva prohibitivos desorbitado desorbitada desorbitados abusivo abusiva abusivos abusivas usura atraco atracos clavan clavaron sablean costoso costosa costosos costosas careros carero carera
    amount|los precios|euro euros pesos dolares soles
    value|la relación calidad-precio|calidadprecio
    choice|la variedad|variedad surtido oferta opciones opcion alternativas alternativa surtidos repertorios variado variada variados variedades gama eleccion elegir escoger vegetariano vegetariana vegetarianos vegetarianas vegano vegana veganos veganas celiaco celiaca celiacos celiacas gluten intolerancia intolerancias repetitivo repetitiva repetitivos monotono monotona escasas escasos catalogo catalogos
    delivery|la entrega|entrega entregas envio envios entregar entregaron entregado entregada entregan entrego transportadora reparto repartos domicilio seur mrw dhl ups fedex gls nacex ontrac andreani servientrega estafeta conserjeria puntoderecogida recogida recogidas
    parcel|el paquete|paquete paquetes paquetito bulto bultos encomienda encomiendas certificado
    driver|el conductor|conductor conductores conductora chofer choferes repartidor* taxista* mensajero* cartero* transportista* conducia conduce conducen conduciendo conducir manejaba manejando frenazo frenazos volantazo volantazos acelerones aceleraba colectivero microbusero motorista motoristas rider riders maquinista remisero fletero
    product|los productos|producto productos articulo* ropa zapatos muebles sofas mercancia prendas vestido* calzado mueble calidades modelo modelos pieza piezas zapatillas zapatilla suela suelas costura costuras cremallera cremalleras tela telas tejido tejidos talla tallas talle talles juguete juguetes electrodomestico electrodomesticos lavadora lavadoras lavavajillas aspiradora aspiradoras licuadora batidora freidora televisor televisores televisora impresora impresoras cartuchos cartucho herramienta herramientas taladradora tornillo tornillos maceta macetas ramo ramos perfume perfumes maquillaje labial mueblecito sartenes sarten olla ollas material materiales acabado acabados imitacion copia falsificacion chatarra baratija baratijas defectos defectuoso defectuosa defectuosos defectuosas caducado caducada caducados caducadas caducidad podrido podrida podridos podridas pocho pocha pochos
    advice|el asesoramiento|asesoramiento consejo consejos asesorar asesoraron asesorado asesorada asesoran asesoria aconsejar aconsejaron aconsejo aconsejan orientacion orientar orientaron orientan explicacion explicaciones explicar explicaron explicarme explico explican explique conocimiento conocimientos desconocimiento desconoce desconocen dictamen
    checkout|la caja|caja cajas cajaregistradora autocobro autopago
    haircut|el corte|corte cortes peinado cortecito peinados flequillo melena fade trasquilon trasquilones trasquilado trasquilada tijera tijeras
    colour|el color|color mechas tinte tintes balayage decoloracion decolorado decolorada
    stylist|la peluquería|peluquer* barbero* estilista*
    treatment|el tratamiento|tratamiento tratamientos manicura masaje* depilacion masajista masajistas pedicura pedicure manicure esmalte esmaltado gelish pestanas depilar depilaron exfoliacion peeling tatuaje tatuajes piercing alisado keratina
    repair|la reparación|reparacion reparaciones arreglo revision reparar repararon reparado reparada reparan arreglar arreglaron arreglado arreglada arreglan arreglos averia averias averiado averiada averiados averiadas repuesto repuestos recambio recambios diagnosis chapuza chapuzas chapucero chapucera
    mechanic|el mecánico|mecanico mecanicos mecanica
    bill|la factura|factura facturas cuenta recibos cargos facturacion facturaron facturado facturar cuentas boleta boletas comprobante comprobantes justificante
    doctor|el médico|medico medica medicos doctor doctora dentista* doctoras medicas odontologo odontologa ginecologo ginecologa pediatra pediatras dermatologo dermatologa traumatologo oculista oftalmologo cirujano cirujana especialista especialistas veterinario veterinaria veterinarios fisio fisioterapeuta fisios psicologa psicologo enfermeria
    appointment|la cita|cita citas agenda agendas agendar agendaron agendado agendada citarme citaron citado citada hueco huecos reagendar reagendaron reprogramar reprogramaron aplazaron aplazada aplazado pospuesta pospusieron
    machines|las máquinas|maquina maquinas aparatos maquinaria aparato mancuerna mancuernas pesas eliptica elipticas poleas polea secadora secadoras expendedora expendedoras vending dispensador dispensadores cajeroautomatico tragaperras fotocopiadora fotocopiadoras escaner proyector proyectores surtidor surtidores
    changing|los vestuarios|vestuario vestuarios taquilla* casillero casilleros locker lockers vestidor vestidores candado candados
    trainer|los monitores|monitor monitora monitores entrenador* instructor instructora instructores instructoras coach profesorado
    classes|las clases|clase clases curso cursos clasecita cursillo cursillos leccion lecciones asignatura asignaturas temario temarios teorica teoricas examen examenes apuntes
    teacher|los profesores|profesor profesora profesores profe profes docente docentes maestro maestra maestros maestras tutor tutora tutores tutoras profesoras catedratico profa profas
    agent|el agente|agente agentes asesor* comercial agencia comerciales inmobiliaria inmobiliarias
    flat|el piso|piso pisos apartamento* vivienda pisito depto deptos depa viviendas inmueble inmuebles chalet chalets casita casitas villa adosado loft atico aticos
    communication|la comunicación|comunicacion comunicado comunicar comunicaron comunican comunica informar informaron informado informados informada informo informan avisar avisaron aviso avisos avisan avisado avisados avisada avisarnos
    exhibition|la exposición|exhibicion* exposicion exposiciones coleccion escultura esculturas vitrina vitrinas cartelas cartela
    guide|la visita guiada|guia guias guiada guiado guiadas guiados audioguia audioguias tour tours excursion excursiones
    journey|el viaje|viaje trayecto recorrido recorridos travesia travesias crucero cruceros trasbordo transbordo transbordos escalas trayectos traslado traslados
    delay|el retraso|retraso retrasos atraso atrasos retrasado retrasada retrasados retrasadas retrasaron atrasado atrasada atrasados impuntual impuntuales impuntualidad
    vehicle|el vehículo|coche coches vehiculo furgoneta carro carros camion camioneta furgon moto motos vagon vagones camper caravana autocaravana
    crashes|los fallos|cuelga cuelgues
    booking|la reserva|reserva reservas reservar reservamos reserve reservado reservada reservados reservadas reservacion reservaciones overbooking sobreventa confirmacion confirmado confirmada bookear
    climate|la climatización|climatizacion climatizador* ventilador* climatizado climatizada ventilacion ventilado ventilada ventilar acondicionado aireacondicionado calor caluroso calurosa calores sudar sudando sofocante sofoco asfixiante
    heating|la calefacción|calefaccion radiador* estufa estufas caldera calderas calefactor calefactores
    hotwater|el agua caliente|aguacaliente termo calentador calentadores boiler
    towels|las toallas|toalla toallas toallita toallitas albornoz albornoces
    lift|el ascensor|ascensor ascensores elevador* montacargas
    smell|el olor|olor olores peste huele olia olian huelen apesta apestaba apestan apestoso apestosa hedor tufo tufillo pestilencia pestilente hediondo hedionda hediondez tabaco humo cloaca cloacas alcantarilla alcantarillas ambientador ambientadores sudor sobaco fritanga olorcito lejia incienso tufos aroma aromas
    pests|los insectos|mosquito mosquitos cucaracha cucarachas chinche chinches bicho bichos hormiga hormigas raton ratones rata ratas insecto insectos pulga pulgas polilla polillas aranas arana gusano gusanos larva larvas plaga plagas avispa avispas moscas mosca zancudo zancudos cucarachitas gorgojo gorgojos roedores garrapatas
    kitchenette|el equipamiento de cocina|nevera frigorifico microondas vajilla menaje fogones heladera refri refrigerador hornillo vitroceramica hornilla utensilios hervidor cacerola estropajo encimera
    beach|la playa|playa playas playita arena orilla
    spa|el spa|spa sauna jacuzzi saunas termas hidromasaje balneario
    animation|la animación|animacion animador* espectaculo* show shows actuacion actuaciones concierto conciertos actividad actividades entretenimiento
    deposit|la fianza|fianza deposito fianzas depositos
    refund|la gestión del pago|reembolso reembolsos reembolsar reembolsado reembolsan devolvieron devuelven devuelvan reintegro reintegros reintegrar reembolsa reembolsen reembolsaron reembolse abonaron bonos indemnizacion compensacion compensaron compensar
    order|el pedido|pedido pedidos comanda comandas
    answer|la falta de respuesta|sinrespuesta
    crowd|la afluencia|demasiadagente abarrotado abarrotada abarrotados masificado masificada masificacion masificados gentio aglomeracion aglomeraciones multitud multitudes atestado atestada aforo aforos petado petada muchedumbre
    hours|los horarios|horario horarios cerrado cerrados cierran cerraron cerraba cierra abren apertura aperturas persianabajada festivo festivos
    facilities|las instalaciones|instalacion instalaciones recinto recintos edificio edificios
    access|el acceso|acceso accesos rampa rampas accesible accesibles accesibilidad discapacitados discapacitado minusvalidos minusvalido movilidad
    place|el lugar|lugar sitio local restaurante hotel tienda bar salon establecimiento establecimientos negocio negocios cafeteria restaurantito barecito
    counterstaff|la atención en el mostrador|mostrador mostradores ventanilla ventanillas
    contact|la comunicación|telefono telefonos llamada llamadas llamar llamaron llame llamamos llaman correo email emails mail mails mensaje mensajes whatsapp whatsapps wasap wasaps chat centralita contestador contestan contesta contestaron contesto contestar contestado responden responde respondieron respondio responder respondido respuesta respuestas locucion telefonica telefonico hotline contactar contacto contactaron contacte correos
    waitingroom|la sala de espera|saladeespera
    temperature|la temperatura|temperatura temperaturas heladas tiritando congelando grados friolero
    payingmeans|los medios de pago|tarjeta tarjetas datafono datafonos tpv posnet efectivo metalico bizum transferencia transferencias contactless visa mastercard paypal yape nequi mercadopago monedas calderilla
    fees|los cargos|comision comisiones tasa tasas recargo recargos suplemento suplementos penalizacion penalizaciones gastosdegestion propina propinas tasaturistica impuesto impuestos multa multas sancion
    cancellation|la cancelación|cancelacion cancelaciones cancelar cancelaron cancelado cancelada cancelo cancelan cancele cancelamos cancelarla cancelarlo anulacion anulaciones anular anularon anulado anulada anulo suspendieron suspendido suspendida suspension desistimiento
    contract|el contrato|contrato contratos contratar contrate contratado contratada contratamos clausula clausulas permanencia suscripcion suscripciones cuota cuotas mensualidad mensualidades socio socios membresia membresias letrapequena renovacion renovaciones anualidad
    website|la página web|web webs paginas website formulario formularios plataforma enlace enlaces enlinea clic clics buscador portalweb url navegador
    upkeep|el estado de las instalaciones|mantenimiento deterioro deteriorado deteriorada deteriorados deterioradas deterioradisimo desgastado desgastada desgastados desgastadas desgaste vetusto vetusta obsoleto obsoleta obsoletos anticuado anticuada anticuados anticuadas desfasado desfasada reforma reformas reformado reformar reformada descuidado descuidada descuidados descuidadas dejadez desconchado desconchada desconchones desconchadas oxido oxidado oxidada oxidados oxidadas grieta grietas pared paredes techo techos losas baldosa baldosas despintado cutre cutres cutrez cutrerio destartalado destartalada destartalados carcomido desvencijado ruinoso ruinosa decadente decadencia inundado inundada gotera goteras gotea goteaba humedad humedades desprende desprendia
    furniture|el mobiliario|mobiliario estante estantes estanteria estanterias
    light|la iluminación|iluminacion luz bombilla bombillas foco focos penumbra alumbrado fluorescente fluorescentes foquito luces
    stock|las existencias|stock existencias agotado agotada agotados agotadas desabastecido desabastecimiento abastecimiento disponibilidad disponible disponibles reponen reponer reposicion baldas gondola gondolas inventario
    ordered|el pedido|encargue encargo encargamos encargos ordenamos ordene
    packaging|el embalaje|embalaje embalajes embalado embalada embalados empaque empaques empaquetado empaquetada envoltorio envoltorios envuelto envuelta precinto precintado precintada carton plasticodeburbujas
    scratches|los daños|danos danado danada danados danadas aranazo aranazos rayon rayones rayado rayada rayados rayadas rasguno abolladura abolladuras abollado abollada aplastado aplastada aplastados aplastadas desperfecto desperfectos anicos rasgado rasgada quebrado quebrada quebrados quebradas astillado
    warranty|la garantía|garantia garantias
    returns|los cambios|devolucion devoluciones devolver devolverlo devolverla devolverlos devolverme descambiar descambiarlo
    listing|la descripción|descripcion descripciones anunciado anunciada anunciaban anuncian anunciaba fotografia fotografias folleto folletos publicidad publicidadenganosa enganosa enganoso enganosas enganosos prometido prometida prometieron prometian prometen
    selling|la manera de vender|vendernos venderme venderte vendernoslo encasquetar encasquetaron endosar endosaron endilgar insistencia insistente insistentes insistieron insistian oferton telemarketing
    information|la información|informacion informaciones cartel carteles senalizacion senalizado senalizada senales letrero letreros rotulo rotulos megafonia indicacion
    handling|la gestión|gestion gestiones tramite tramites tramitar tramitaron tramitacion expediente expedientes reclamacion reclamaciones reclamar reclame reclamo reclamos incidencia incidencias burocracia papeleo papeles documentacion documento documentos solicitud solicitudes
    rules|las normas|norma normas normativa reglas regla prohibido prohibida prohibidos prohiben prohibieron prohibicion prohibiciones reglamento politicas obligatoria restricciones restriccion permitido permiten
    organisation|la organización|organizacion organizado organizada organizados organizar desorganizacion desorganizado desorganizada desorganizados caos caotico caotica caoticos descontrol descontrolado desorden desordenado desordenada descoordinacion descoordinados coordinacion improvisacion improvisado improvisada logistica planificacion
    room|el espacio|espacio espacios apretado apretada apretados apretadas apretujados apretujadas estrecho estrecha estrechos estrechas estrechez hacinados hacinamiento amontonados amontonadas agobio agobiante diminuto diminuta diminutos diminutas apinados cabiamos cabia cabian caben cabemos angosto angosta claustrofobico claustrofobica zulo cuchitril
    tracking|el seguimiento del envío|seguimiento rastreo tracking localizador numerodeseguimiento`,
  positive: `goodmark buen bueno buena buenos buenas buenisim* bien excelent* estupend* fantastic* genial geniales magnific* maravill* perfect* increibl*
    espectacular* delicios* ric* riquisim* sabros* exquisit* amabl* amabilisim* simpatic* atent* encantador* agradabl* acogedor* profesional*
    eficient* eficaz rapid* limpi* impecabl* comod* ampli* bonit* precios* hermos* tranquil* variad* recomend* encant* gust* ideal
    educad* cariños* carinos* cercan* abundant* generos* fresc* competent* paciente mejor mejores inmejorabl* top razonabl* asequibl*
    barat* economic* moderno moderna fenomenal* lujo encanto puntual*
    brutal* sublime* impresionant* excepcional* extraordinari* inolvidabl* insuperabl* crujient* jugos* tiern* servicial*
    resolutiv* cordial* respetuos* centric* luminos* relajant* placenter* divertid* chulo chula chulos chulas bestial* chevere
    lind* acert* felicit* espacios* impecab* divin* esmerad* superior* excelent
    amigabl* fiabl* confiabl* practic* surtid* genio genios predispuest* barbar*
    sobresaliente* honest* util utiles intuitiv* satisfech* content* felicidades enhorabuena detallista* dedicad*
    bello bella majestuos* grandios* monumental* imponent* impactant*`,
  negative: `badmark faultmark hundid* chirria* mal malo mala malos malas malisim* pesim* horribl* terribl* fatal asqueros* asco asquito sucio sucia sucios sucias sucisim* desagradabl*
    antipatic* maleducad* grosero* grosera* borde bordes lent* lentisim* friay fria frio frias frios insipid* soso sosa sosos sosas duro dura seco seca
    quemad* roto rota rotos rotas viej* anticuad* desfasad* decepcion* decepcionant* incomod* pequen* escas* insuficient* abusiv* caro cara excesiv* peor
    peores lamentabl* vergonz* verguenza desastr* desorganizad* ineficaz incompetent* arrogant* prepotent* nefast* mediocre* interminabl*
    inaceptabl* roños* ronos* averiad* ignorad* ignoran tarde equivocad* defectuos* basura timo oscur* estropead* falta faltan faltaba
    gomos* grasient* aceitos* recalentad* apatic* desganad* indiferent* despectiv* malhumorad* impresentabl* insoportabl* floj*
    cutre* destartalad* desgastad* manchad* rayad* polvorient* maloliente* mugrient* pegajos* estrech* agobiant* deplorabl* penos*
    inutil* inservibl* chapuz* descuidad* abandonad* masificad* abarrotad* saturad* aguad* ridicul* diminut* minuscul*
    antihigienic* impuntual* informal* prepotencia porqueria regular engorros* vergonzos* negligent* blando blanda blandos blandas
    tibio tibia ruinos* horrend*
    decepcionad* defraudad* deficient* grasos* agujeread* anticuado microscopic* desordenad*
    torcid* chuec* desigual* trasquilad*
    inestabl* confus* aburrid* complicad* obsolet*
    despota* tardad* crudo cruda crudos crudas incomible* deteriorad* oxidad* desorbitad* elevad* exagerad*
    inadmisible* indignante* incomplet* enganos* caotic* chapucer* chapuza* inept* irrespetuos* ranci* podrid* vacio defraud*
    pobre pobres repetitiv*`,
  weak: `bien bonit* ampli* mejor mejores buen gust* top economic* fresc* lujo encanto duro dura seco seca pequen* viej* tarde falta faltan
    faltaba rapid* ideal caro cara mal lent* oscur* roto rota rotos rotas moderno moderna recomend* escas*
    divertid* acert* regular blando blanda blandos blandas tibio tibia estrech* floj* centric* informal* superior*
    practic* surtid* barbar*
    util utiles bello bella content* crudo cruda elevad* exagerad*
    pobre pobres`,
  worst: `asqueros* asco sucio sucia sucios sucias horribl* pesim* fatal maleducad* groser* nefast* lamentabl* vergonz* verguenza inaceptabl*
    desastr* terribl*
    mugrient* maloliente* impresentabl* deplorabl* porqueria antihigienic* horrend*`,
  negators: 'no nunca jamas nada poco poca pocos pocas apenas ni tampoco menos',
  relief: 'lejos refugio descanso libre',
  lacking: 'sin ningun ninguna falta faltan faltaba',
  breakers: 'aunque mientras salvo excepto desgraciadamente porque pues que cuando',
  turns: 'pero ahora hoy',
  heres: 'aqui',
  joints: 'y e o con tambien ademas luego',
  ands: 'y e',
  partial: 'algunos algunas',
  comparisons: 'comparado comparada quecompara comouna',
  hearsay: hearsay.es,
  elsewhere:
    /\b(?:(?:otr[oa]s?|anterior(?:es)?|antigu[oa]s?) (?:\w+ )?(?:sitios?|lugar(?:es)?|hotel(?:es)?|restaurantes?|tiendas?|peluquerias?|talleres|taller|locales|veces|vez|visitas?|companias?|clinicas?|gimnasios?|bares|bar|cafeterias?|bancos?|escuelas?|academias?|panaderias?|supermercados?|farmacias?|dentistas?|museos?|cines?|agencias?|aplicaciones|apps?|empresas?|aerolineas?|piscinas?)|(?:anterior|antigu[oa])(?:es|s)? (?:duen\w+|propietari\w+|jef\w+|cociner\w+|chef|encargad\w+|direccion|gerencia)|(?:anterior|antigu[oa]) (?:\w+ )?direccion|(?:ultima|primera|otra)s? (?:vez|veces)|primeras veces|hasta ahora(?! no)|habitualmente|normalmente|en otr[oa]s? \w+|antes(?! de\b)|(?<!\b(?:clientes?|soci[oa]s?|desde) )hace (?:\w+ )?anos?|al lado|en el pasado)\b/u,
  hedge:
    /^no (?:vino|vinieron|viene|venia|llego|llegaron) (?:en|con) |\b(?:a veces|no (?:siempre|tod[oa]s)|en ocasiones|supuestamente|parece|parecia)\b/u,
  condition:
    /\b(?:si (?:quier\w+|buscas?|vas|vais|no|hay|te|se|l[oae]s?|me|nos|fuera\w*|hubiera\w*)|deberia\w*|podria\w*|seria\w*|habria\w*|esper(?:o|aba|abamos|amos)|ojala|quisiera|hubier\w+|(?:puedo|podemos|se puede) (?:entender|aceptar|perdonar|tolerar)|no (?:me|nos) import\w+)\b/u,
  phrases: [
    // A drink, not those who wait.
    [/\bcoca[ -]?colas?\b/gu, 'refresco'],
    // What somebody asked for is no order, the post is no letter that is answered, and what is hard costs nothing.
    [/\b(?:me|nos|te|le|les) (?:ha|han|habia|habian) pedido\b/gu, ''],
    [/\b(?:por|de|en|con) correos\b(?! electronicos)/gu, 'envio'],
    [
      /\b(?:me|nos|te|le|les) (?:cuesta|costo|costaba|ha costado) (?:(?:mucho|bastante|trabajo|un poco|horrores) )?\w{2,12}(?:ar|er|ir)(?:me|lo|la|nos|se|te)?\b/gu,
      '',
    ],
    [/\b(?:multitud|monton) de\b/gu, ''],
    [/\bversion (?:premium|pro|de pago|gratis|gratuita)\b/gu, 'premium'],
    [/\bsin (?:previo )?avis(?:ar|arme|arnos|o)\b/gu, ''],
    [
      /\b(horas?|minutos?|mucha|larga|enorme|hacer|haciendo|hicimos|hice|hay|habia|una|gran) (?:de )?filas?\b(?! (?:de (?:atras|adelante|delante)|\d))/gu,
      '$1 cola',
    ],
    [/\bagua (?:\w+ ){0,2}(?:salia|sale|salio) (?:\w+ )?(?:fria|helada|tibia)\b/gu, 'aguacaliente badmark'],
    // A video that one makes or plays is what the app is for, and no advert.
    [
      /\b(?:subir|subo|editar|edito|guardar|descargar|descargo|grabar|hacer|reproducir|enviar|compartir|mis|sus|tus) (?:(?:un|una|los|mis|sus|unos) )?videos?\b|\bvideos? (?:se (?:cort|v|trab|carg|reproduc|deti|par)\w+|no (?:se )?(?:carga|reproduc|abr)\w+)/gu,
      'contenido',
    ],
    [/\bcodigos? (?:qr|de barras|bidi)\b/gu, 'qr'],
    [/\bcodigos? (?:de )?(?:promocional(?:es)?|promocion|descuentos?)\b/gu, 'cupon'],
    // A box in which a thing comes is no till.
    [
      /\bcajas?(?= (?:(?:\w+ )?(?:rot[ao]s?|aplastad\w|golpead\w|machacad\w|reventad\w|mojad\w|destrozad\w|danad\w|abollad\w|vacias?|precintad\w)|original\b|del? (?:producto|articulo|carton)))/gu,
      'embalaje',
    ],
    // What only sounds like a thing.
    [
      /\b(?:di|dio|dimos|dieron|dar|doy|da|dan|dado|darse|darme|dando|tener|tenido|tienen|tuvieron|tomar) (?:en )?cuenta\b|\b(?:al aire libre|aire fresco|a cuenta de|por cuenta propia|en serie|de serie|a la carta|en papel|redes sociales|segunda mano|a mano|mano de obra|de primera mano)\b/gu,
      '',
    ],
    [/\bchecks?[\s-]?(?:in|out)\b/gu, 'checkin'],
    [/\bsala de espera\b/gu, 'saladeespera'],
    [/\blista de espera\b/gu, 'agenda'],
    [/\b(?:hacia|hace|haciendo|pas\w+|mucho|que|muertos? de) frio\b/gu, 'temperatura badmark'],
    [/\b(?:conseguir|pedir|dar|dan|darme|coger|sacar) (?:\w+ )?(?:hora|cita)\b/gu, 'cita'],
    [/\b(?:dej\w+|sitio para|donde) (?:dejar )?(?:el |mi |tu )?(?:coche|carro|auto)\b/gu, 'aparcar'],
    // Another branch or house, to the end of the sentence; and what stands in the name of another thing.
    [
      /(?<=[\w,] )(?:a diferencia del?|al contrario que|contrariamente a)\b(?! (?:lo que|las fotos|la descripcion))/gu,
      ', en otro lugar ',
    ],
    [/\b(restaurantes?|bar|bares|chiringuito) (?:de|en|junto a) (?:la )?(?:playa|piscina)\b/gu, '$1'],
    [/\bbuen[oa]?s? (?=[^.!?\n]{1,60}\b(?:como|donde)\b[^.!?\n]*\?)/gu, ''],
    [/\bplatos? (?=de ducha\b)/gu, ''],
    // What was bought, sent or taken in by others is theirs.
    [/\b(embalaje|entrega|envio) (?:del|de los|de las|de la|de mis?) \w+/gu, '$1'],
    [/\brecogida de (?:mis? |los? |el )?paquetes?\b/gu, 'servicio'],
    [/\b(?:autobus|autobuses|bus|trenes?|vuelos?) (?:\w+ ){0,2}retrasad\w+/gu, 'retraso'],
    [/\bdificil de encontrar\b|\bmal senalizad\w\b/gu, 'acceso badmark'],
    [/\b(?:sin|pocos|ningun|apenas) mosquitos?\b/gu, ''],
    // Said of no one, kindness is the staff's.
    [
      /(?=(?:antipatic[oa]s?|maleducad[oa]s?|amables?|simpatic[oa]s|groser[oa]s?)\s*(?:[.!?,;\n)]|$|y\b))(?<=(?:^|[.!?\n(])\s*(?:(?:muy|super|siempre|todos|bastante|realmente|son|demasiado) ){0,3})/gu,
      'personal ',
    ],
    [
      /\b(?:siempre|otra vez|ya) (?:\w+ )?cerrad[oa]\b|\bcerrad[oa] (?:aunque|a pesar)\b|\bpuertas? cerradas?\b/gu,
      'horario badmark',
    ],
    [/\bcolor (?:\w+ ){0,2}(?:diferente|distinto|equivocado)\b/gu, 'faultmark'],
    // The same fault again, what never came, and what is not to be had.
    [/\b(?:sigue igual|mism[oa]s? (?:problema|averia|fallo)s?)\b/gu, 'badmark'],
    [
      /\b(autobus|bus|tren|taxi|vuelo) (?:\w+ ){0,2}(?:cancelad[oa]|nunca (?:llego|paso|vino))\b|\b(autobus|bus|tren|taxi) no (?:llego|paso|vino)\b/gu,
      '$1$2 badmark',
    ],
    [
      /\bnecesitan? (?:\w+ ){0,3}(?:reformas?|renovacion|actualizacion|mantenimiento)\b|(?=antigua)(?<=\bhabitacion(?:es)? (?:\w+ )?)antiguas?\b/gu,
      'badmark',
    ],
    [/\b(?:una|dos|tres|cuatro|\d+) horas? (?:esperando|de retraso)\b/gu, 'espera badmark'],
    [/\bestropea\w+ (?:\w+ )?(?:pelo|cabello)\b|\b(?:pelo|cabello) fatal\b/gu, 'corte badmark'],
    [
      /(?=(?:sucio|limpio|mugriento)\s*(?:[.!?,;\n)]|$|y\b))(?<=(?:^|[.!?\n(])\s*(?:(?:muy|super|siempre|todo|bastante|realmente|esta|estaba) ){0,3})/gu,
      'limpieza ',
    ],
    [
      /\bpodrian? (?:ser|estar) (?:un poco )?mas (?:amable|rapid|limpi|atent|simpatic|profesional|generos|variad|grande|fresc|calient)\w*/gu,
      'badmark',
    ],
    [/\b(?:se (?:me )?(?:rompio|rompieron|estropeo|ha roto|han roto|ha estropeado))\b/gu, 'faultmark'],
    [/\bse cierra (?:sol[ao]|sin|cada|constantemente|siempre|todo el tiempo)\b/gu, 'crash'],
    // Twice what was agreed, and what was not taken back.
    [/\bel doble (?:del|de lo) (?:presupuest\w+|precio|acordado|pactado)\b/gu, 'precios badmark'],
    [
      /\bno (?:\w+ ){0,2}(?:quisieron|quieren|quiso|dejaron) (?:cambiar|devolver)\w*|\bse niegan? a (?:cambiar|devolver)\w*/gu,
      'cambio badmark',
    ],
    [/\bcort(?:aron|o) (?:\w+ )?demasiado\b/gu, 'corte badmark'],
    [/\b(?:demasiad|much|exceso de )[oa]?s? ?(publicidad|anuncios)\b/gu, '$1 badmark'],
    [/\b(?:gran|amplia|enorme|mucha|muchisima) (variedad|seleccion|oferta)\b/gu, '$1 goodmark'],
    [/\b(?:poca|escasa|poquisima) (variedad|seleccion|oferta)\b/gu, '$1 badmark'],
    // What is excepted from the praise of all the rest, and prices that rose.
    [
      /\b(?:aparte d[el]+|(?<!\b(?:al|lo|el|ni|mucho|y) )menos|excepto|salvo|quitando) ((?:el |la |los |las |una? )\w+),?/gu,
      ' . $1 . ',
    ],
    [/\b(precios?) (?:(?!no|poco)\w+ ){0,3}(?:subido|subieron|suben|aumentado|aumentaron|disparado)\b/gu, '$1 badmark'],
    [/\b(?:baja|mala|poca|dudosa|pesima) (calidad)\b/gu, '$1 badmark'],
    [
      /\b(?:dejo|dejaron) de \w+r\b|\b(?:llego|recibi|vino|venia) (?:\w+ )?(?:ya )?(?:usad|abiert)[oa]s?\b/gu,
      'faultmark',
    ],
    [/\b(?:pequeno|ligero|leve) retraso\b/gu, ''],
    [
      /\bequipos? (?=(?:es|son|esta|estan|muy|bastante|de ultima) (?:\w+ )?(?:viej|obsolet|antigu|nuev|modern|anticuad|roto|generacion))/gu,
      'maquinas ',
    ],
    [/\bno (?:solo|solamente|unicamente)\b/gu, ''],
    // What does not work is the app, or what was bought, where nothing else is named.
    [
      /\b(?:no|ya no|nunca|jamas) (?:me |se |nos )?(?:funcion\w+|abre\w*|carga\w*|enciend\w*|prend\w+|arranca\w*|conecta\w*|inicia\w*|deja (?:\w+ )?(?:entrar|iniciar|pagar|abrir|usar))\b|\bdej(?:o|a|aron|aban) de (?:funcionar|servir|cargar|encender|andar)\b|\bno (?:puedo|se puede|pude|podemos|pudimos|logro|consigo|hay forma de|hay manera de) (?:\w+ )?(?:entrar|acceder|abrir|usar\w*|instalar\w*|descargar\w*|iniciar|utilizar\w*|conectar\w*)\b|\bno (?:es|era|fue|son|eran|corresponde\w*|coincide\w*) (?:con )?(?:a )?l[oa]s? (?:que (?:\w+ ){0,2}(?:pedi|compr|encarg|anunci|aparec|sale|muestra|ofrec)\w*|(?:de la |de las )?(?:fotos?|imagen|descripcion))|\b(?:lleg\w+|vino|vinieron|con) (?:(?:el |un |una |la )?\w+ )?(?:defectos?|fallas?|taras?)\b/gu,
      'faultmark ',
    ],
    // Wished to be better, it is not good.
    [
      /\b(?:podrian?|deberian?|deben?|pueden?|tienen? que|tendrian? que|hay que|habria que|falta) (?:\w+ )?mejorar\w*(?: (?:mucho|un poco|bastante|muchisimo))?(?: en)?\b|\bmejorari(?:a|amos|an)\b|\bmejorables?\b|\ba mejorar\b/gu,
      'badmark ',
    ],
    [/\b(?:la )?(?:calidad|presentacion|temperatura|coccion) de(?:l| la| los| las)? (?=\w)/gu, ''],
    [
      /\b(?:dificil|mal|complicado|sin) (?:de )?acceso\b|\bacceso (?:(?:es|era|muy|bastante) ){0,2}(?:dificil|complicado|malo|incomodo)\b|\bno (?:es |esta )?(?:accesible|adaptad[oa])s?\b/gu,
      'acceso badmark',
    ],
    // Services are toilets only where they are clean or dirty.
    [
      /\bservicios (?:(?:estaban?|son|eran|estan|muy|siempre|bastante|super) ){0,3}(limpi\w+|suci\w+|asqueros\w+)\b/gu,
      'aseos $1',
    ],
    [
      /\bservicio (?:del?|de la|de los|de las|de l) (?:vinos?|restaurante|habitacion(?:es)?|bar|desayunos?|comidas?|bebidas?|mesas?|taxis?|terraza|piscina|playa)\b/gu,
      'servicio',
    ],
    // "A little cold" is cold, and no "little" that denies it.
    [
      /\bun (?:poco|poquito) (?=(?:car[oa]s?|fri[oa]|lent|dur[oa]|sec[oa]|suci|ruidos|viej|pequen|salad|sos[oa]|floj|desfasad|anticuad|escas|oscur|antipatic|desagradabl|desordenad|descuidad)\w*)/gu,
      '',
    ],
    [/\b(?:es|son|era|eran|fue|muy|bastante) pobres?\b/gu, 'badmark'],
    // A face is not a price.
    [
      /(?<!(?:^|[.!?,;:(\n]|\b(?:is|es|son|era|eran|fue|fueron|sale|salen|salio|esta|estan|estaba|parecio|parece|resulta|resulto|muy|mas|tan|poco|algo|bastante|demasiado|super|excesivamente|y|comidas?|bebidas?|cervezas?|cartas?|copas?|entradas?|habitacion(?:es)?|cosas|tapas|pizzas?|cuentas?|facturas?|tiendas?|ropa|clinica|peluqueria)) ?)\bcaras?\b|\bcaras? (?:larg|de (?:asco|pocos|mala|pena|enfad))\w*/gu,
      '',
    ],
    [/\b(?:durante|en) la espera\b|\b(?:al|el|del|en el) buen (?:camino|momento|lugar)\b/gu, ''],
    [
      /\bhorarios? (?:\w+ ){0,3}(?:no se (?:cumple|respeta)\w*|equivocad\w+|incorrect\w+|falsos?)\b/gu,
      'horario badmark',
    ],
    [
      /\b(piscinas?|spa|bar|restaurante|gimnasio|terraza|ascensor) (?:(?:estaba|esta|estuvo|siempre|todavia|ya|muy) ){0,3}cerrad[oa]s?\b(?! (?:en (?:invierno|verano|temporada|otono)|los (?:lunes|martes|domingos|miercoles)))/gu,
      '$1 badmark',
    ],
    [/\b(?:el doble|el triple) de (?:lo (?:presupuestado|acordado|previsto)|caro)\b/gu, 'factura badmark'],
    [
      /\b(?:espera|colas?) (?:(?:fue|era|es|muy|bastante|la|mas) ){0,3}(?:corta|breve|minima|razonable|aceptable)\b|\b(?:poca|breve|corta|minima) (?:espera|cola)\b|\b(?:vale|valio|merece|merecio) (?:la pena )?(?:la )?esper\w+\b/gu,
      '',
    ],
    [
      /\b(?:a todo volumen|(?:musica|volumen) (?:\w+ )?(?:demasiado|muy|tan|altisim\w) ?(?:alt[oa]|fuerte)?)\b/gu,
      'ruido',
    ],
    [
      /\b(?:hacia|hace|mucho|un) calor (?:\w+ )?(?:espantos\w+|horrible|insoportable|asfixiante|infernal|tremend\w)\b|\b(?:hacia|pasamos) (?:mucho|muchisimo) calor\b/gu,
      'climatizacion badmark',
    ],
    [/\b(?:de|la|mi|su|tu|una|otra|buena|mala|en|por la) cara\b(?! (?:y|pero|para))|\bcara a cara\b/gu, ''],
    [/\b(?:por|en|via|de) internet\b/gu, ''],
    [
      /\b(?:olor(?:es)?|peste) (?:\w+ )?a (?:\w+ )?(?:tabaco|humo|humedad|cloacas?|alcantarillas?|cerrado|orin|orines|pis|fritura|rancio|tuberias?|desague|viejo)\b|\b(?:huele|olia|olian|huelen|apesta\w*) (?:\w+ )?(?:mal|fatal|a (?:tabaco|humo|humedad|cloacas?|alcantarilla|cerrado|orin|pis|fritura|rancio|tuberias?|viejo))\b|\bmal(?:os)? olor(?:es)?\b/gu,
      'olor badmark',
    ],
    [
      /\b(?:necesita\w*|necesitaria\w*|hace falta|hacen falta|pide a gritos|por) (?:una )?(?:reforma\w*|renova\w*|actualiza\w*|mejorar|pintar|mantenimiento)\b/gu,
      'badmark',
    ],
    [/\bnadie en (?:la )?(?:recepcion|caja|barra|entrada)\b/gu, 'recepcion badmark'],
    [
      /(?<!\b(?:poca|falta de|nula|escasa|sin|ninguna|cero|nada de) )\b(?:amabilidad|simpatia|profesionalidad|cordialidad|cercania|profesionalismo)(?: y (?:la )?\w+)? (?:del|de la|de los|de las|de todo el|de su|de tod[oa]s l[oa]s) (personal|equipo|camarer\w+|recepcionistas?|emplead\w+|chic[oa]s?|duen[oa]s?|staff|mozos?|meser\w+)\b(?=\s*(?:[,.;!)\n]|$|(?:e|ed|y|et|und|en) ))/gu,
      '$1 goodmark',
    ],
    [
      /\b(?:aun no|todavia no|no|nunca) (?:(?:me|nos|lo|la) ){0,2}(?:ha llegado|llego|llegaron|han llegado|he recibido|hemos recibido|recibi|recibimos|entregaron|han entregado)\b(?! (?:respuesta|contestacion|el reembolso|ningun\w*|a\b|al\b|ni\b))/gu,
      'pedido badmark',
    ],
    [/\bantes (?:de lo previsto|de tiempo|del plazo|de la fecha)\b/gu, 'entrega goodmark'],
    [/\baire acondicionado\b|\ba\/a\b|\bel aire (?=no |estaba|esta |roto|averiad)/gu, 'climatizacion '],
    [/\bagua (?:\w+ )?caliente\b/gu, 'aguacaliente'],
    [
      /\b(?:paredes|tabiques) (?:(?:son|eran|muy|tan|demasiado|como|de) ){0,4}(?:finas?|delgadas?|papel|carton)\b|\bse (?:oye|oia|escucha|escuchaba) (?:todo|absolutamente todo|cada)\b/gu,
      'ruido',
    ],
    [
      /\b(?:espera(?:r|mos|ron|ndo)|esperamos|tard(?:an|aron|o|aban|ando)|demor(?:an|aron|o|aban)) (?:[\w']+ ){0,4}(?:(?:1[5-9]|[2-9]\d|\d{3}) ?min\w*|media hora|(?:una|dos|tres|cuatro|cinco|mas de una|\d+) horas?|(?:\w+ )?(?:dias|semanas|meses)|muchisimo|mucho|demasiado|una eternidad)\b/gu,
      'espera',
    ],
    [
      /\b(?:no|nunca|jamas|nadie|ni) (?:(?:me|nos|te|se|han|ha|hemos) ){0,3}(?:contest|respond)\w*\b(?: (?:al |el )?telefono)?|\b(?:no|nadie|nunca) cog\w+ (?:el )?telefono\b|\b(?:sin|ninguna|ni una) respuesta\b/gu,
      'sinrespuesta ',
    ],
    [
      /\b(?:precios?|cuenta) (?:(?:es|son|era|eran|fue|muy|un|poco|bastante|demasiado|algo|excesivamente|mas) ){0,4}(?:alt[oa]s?|elevad[oa]s?|desorbitad[oa]s?|inflad[oa]s?|exagerad[oa]s?|abusiv[oa]s?|excesiv[oa]s?)\b|\bprecio(?:s)? (?:de )?(?:locura|escandalo)\b/gu,
      'caro',
    ],
    [
      /\b(?:demasiado|muy) (?:pequen|dur|sec|salad|grasient|ruidos|oscur|calient|larg|cort|fri|hech|pasad)[oae]s?\b/gu,
      'badmark',
    ],
    [/\b(?:sin embargo|no obstante|en cambio|eso si|aun asi|solo que|por el contrario)\b/gu, 'pero'],
    [/\ba pesar de\b/gu, 'aunque'],
    [/\bcalidad[\s/-]*precio\b/gu, 'calidadprecio'],
    [/\b(?:por|de|la|esta|una|cada|media) tardes?\b|\b(?:a lo mejor|hace falta|no falta\w*)\b/gu, ''],
    [/\bwi[\s-]?fi\b/gu, 'wifi'],
    [
      /\b(?:no est(?:a|aba|uvo) (?:nada )?mal|nada mal|de diez|sin (?:ningun )?(?:problemas?|esperas?|colas?|pegas?|queja\w*|ruidos?)|de maravilla|por todo lo alto|para repetir|no (?:hay|tengo) queja\w*)\b/gu,
      'goodmark',
    ],
    [
      /\b(?:nada (?:especial|del otro mundo)|no (?:funciona\w*|sirve\w*|vale la pena|est(?:a|an|aba|aban|uvo|uvieron) a la altura)|dej(?:a|an|o) (?:mucho |bastante )?que desear|de mala calidad|en mal estado|se cay?e a trozos|ni fu ni fa|fuera de servicio|hech[oa]s? polvo)\b/gu,
      'badmark',
    ],
    [/\bdecepcionad[oa]s? (?:con|por)\b/gu, 'badmark'],
    [/\b(?:mas|menos|(?<!\b(?:el|la|los|las|lo) )(?:mejor|peor)) (?:\w+ )?(?:que|de lo)\b/gu, 'quecompara'],
    [/\bcomo (?:un|una|en una?)\b/gu, 'comouna'],
    [/\b(?:buen provecho|buen(?:os|as) (?:dias|tardes|noches)|un buen rato|a buen|por favor|mas bien|o bien)\b/gu, ''],
    [
      /\bno (?:hay|habia|hubo|tienen?|tenian?|disponen de|cuentan? con)\b(?! (?:precio|desperdicio|perdida|comparacion|igual|nada|que\b|problema))/gu,
      'sin',
    ],
  ],
});
