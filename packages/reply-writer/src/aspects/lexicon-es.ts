import { hearsay } from './hearsay.ts';
import { plainLexicon } from './plain-lexicon.ts';

export const lexiconEs = plainLexicon({
  things: `
    staff|el personal|personal empleado empleada empleados camarer* recepcionista* dependient* chic* equipo staff encargad* dueno duena duenos duenas plantilla azafat* cajer* mesero* mesera* mozo moza mozos garzon* conserje* socorrista* gerente* propietari* cociner* dependienta*
    service|el servicio|servicio atencion trato
    welcome|la acogida|acogida recibimiento bienvenida recepcion
    food|la comida|comida comidas cocina plato platos carne pescado paella menu cena almuerzo raciones tapas sabor pollo ceviche hamburguesa* arroz ensalada* sopa* marisco* mariscos huevos gambas pulpo calamares tortilla* bocadillo* bocata* croqueta* patatas papas entrante* entrecot solomillo chuleton salsa* tacos fruta sushi platillo* alimentos frutas verdura verduras
    breakfast|el desayuno|desayuno desayunos
    buffet|el bufé|buffet bufe
    pizza|la pizza|pizza pizzas
    bread|el pan|pan panes bolleria
    desserts|los postres|postre postres tarta tartas pastel pasteles helado helados
    portions|las raciones|porciones cantidades
    menu|la carta|carta
    drinks|las bebidas|bebida bebidas copa copas coctel* cocktail* refresco* refresco coctel sangria
    wine|los vinos|vino vinos
    beer|la cerveza|cerveza cervezas
    coffee|el café|cafe cafes
    rooms|la habitación|habitacion habitaciones cuarto cuartos dormitorio* suite suites bungalow* estudio cabana* dormitorio
    bed|la cama|cama camas colchon colchones almohada* sabana* colcha* edredon* manta mantas
    bathroom|el baño|bano banos banera* grifo* inodoro* water
    toilets|los aseos|aseo aseos lavabo*
    showers|las duchas|ducha duchas
    pool|la piscina|piscina piscinas
    seating|los asientos|asiento asientos silla sillas sofa sofas mesa mesas
    view|las vistas|vista vistas
    terrace|la terraza|terraza jardin jardines balcon balcones
    location|la ubicación|ubicacion situacion localizacion
    parking|el aparcamiento|aparcamiento parking estacionamiento parqueo garaje cochera
    wifi|el wifi|wifi internet
    decor|la decoración|decoracion interiorismo
    atmosphere|el ambiente|ambiente atmosfera
    music|la música|musica
    noise|el ruido|ruido ruidos ruidos* ruidosa
    cleanliness|la limpieza|limpieza higiene suciedad limpiadora* limpiadoras
    wait|la espera|espera esperas cola colas
    price|los precios|precio precios tarifa*
    expensive|los precios|caro cara caros caras carisim*
    amount|los precios|euro euros pesos dolares soles
    value|la relación calidad-precio|calidadprecio
    choice|la variedad|variedad surtido oferta
    delivery|la entrega|entrega entregas envio envios
    parcel|el paquete|paquete paquetes
    driver|el conductor|conductor conductores conductora chofer choferes repartidor* taxista* mensajero* cartero* transportista*
    product|los productos|producto productos articulo* ropa zapatos muebles sofas mercancia prendas vestido* calzado mueble
    advice|el asesoramiento|asesoramiento consejo consejos
    checkout|la caja|caja cajas
    haircut|el corte|corte cortes peinado
    colour|el color|color mechas tinte
    stylist|la peluquería|peluquer* barbero* estilista*
    treatment|el tratamiento|tratamiento tratamientos manicura masaje* depilacion
    repair|la reparación|reparacion reparaciones arreglo revision
    mechanic|el mecánico|mecanico mecanicos
    bill|la factura|factura facturas cuenta
    doctor|el médico|medico medica medicos doctor doctora dentista*
    appointment|la cita|cita citas
    machines|las máquinas|maquina maquinas aparatos
    changing|los vestuarios|vestuario vestuarios taquilla*
    trainer|los monitores|monitor monitora monitores entrenador*
    classes|las clases|clase clases curso cursos
    teacher|los profesores|profesor profesora profesores profe profes
    agent|el agente|agente agentes asesor* comercial
    flat|el piso|piso pisos apartamento* vivienda
    communication|la comunicación|comunicacion
    exhibition|la exposición|exhibicion* exposicion exposiciones coleccion
    guide|la visita guiada|guia guias
    journey|el viaje|viaje trayecto
    delay|el retraso|retraso retrasos
    vehicle|el vehículo|coche coches vehiculo furgoneta
    crashes|los fallos|cuelga cuelgues
    booking|la reserva|reserva reservas
    climate|la climatización|climatizacion climatizador* ventilador*
    heating|la calefacción|calefaccion radiador*
    hotwater|el agua caliente|aguacaliente
    towels|las toallas|toalla toallas
    lift|el ascensor|ascensor ascensores elevador*
    smell|el olor|olor olores peste
    pests|los insectos|mosquito mosquitos
    kitchenette|el equipamiento de cocina|nevera frigorifico microondas vajilla menaje fogones
    beach|la playa|playa playas
    spa|el spa|spa sauna jacuzzi
    animation|la animación|animacion animador* espectaculo*
    deposit|la fianza|fianza deposito
    refund|la gestión del pago|reembolso reembolsos reembolsar reembolsado reembolsan
    order|el pedido|pedido pedidos comanda comandas
    answer|la falta de respuesta|sinrespuesta
    crowd|la afluencia|demasiadagente
    hours|los horarios|horario horarios
    facilities|las instalaciones|instalacion instalaciones
    access|el acceso|acceso accesos
    place|el lugar|lugar sitio local restaurante hotel tienda bar salon`,
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
    /\b(?:(?:otr[oa]s?|anterior(?:es)?|antigu[oa]s?) (?:\w+ )?(?:sitios?|lugar(?:es)?|hotel(?:es)?|restaurantes?|tiendas?|peluquerias?|talleres|taller|locales|veces|vez|visitas?|companias?|clinicas?|gimnasios?|bares|bar|cafeterias?|bancos?|escuelas?|academias?|panaderias?|supermercados?|farmacias?|dentistas?|museos?|cines?|agencias?|aplicaciones|apps?|empresas?|aerolineas?|piscinas?)|(?:anterior|antigu[oa])(?:es|s)? (?:duen\w+|propietari\w+|jef\w+|cociner\w+|chef|encargad\w+|direccion|gerencia)|(?:anterior|antigu[oa]) (?:\w+ )?direccion|(?:ultima|primera|otra)s? (?:vez|veces)|primeras veces|hasta ahora(?! no)|habitualmente|normalmente|en otr[oa]s? \w+|antes|hace (?:\w+ )?(?:anos?|meses|semanas?)|al lado|en el pasado)\b/u,
  hedge:
    /^no (?:vino|vinieron|viene|venia|llego|llegaron) (?:en|con) |\b(?:a veces|no (?:siempre|tod[oa]s)|en ocasiones|supuestamente|parece|parecia)\b/u,
  condition:
    /\b(?:si (?:quier\w+|buscas?|vas|vais|no|hay|te|se|l[oae]s?|me|nos|fuera\w*|hubiera\w*)|deberia\w*|podria\w*|seria\w*|habria\w*|esper(?:o|aba|abamos|amos)|ojala|quisiera|hubier\w+|(?:puedo|podemos|se puede) (?:entender|aceptar|perdonar|tolerar)|no (?:me|nos) import\w+)\b/u,
  phrases: [
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
