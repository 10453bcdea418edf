import { hearsay } from './hearsay.ts';
import { plainLexicon } from './plain-lexicon.ts';

export const lexiconEs = plainLexicon({
  things: `
    staff|el personal|personal empleado empleada empleados camarer* recepcionista* dependient* chic* equipo staff encargad* duen* plantilla azafat* cajer*
    service|el servicio|servicio atencion trato
    welcome|la acogida|acogida recibimiento bienvenida recepcion
    food|la comida|comida comidas cocina plato platos carne pescado paella menu cena almuerzo raciones tapas sabor
    breakfast|el desayuno|desayuno desayunos
    buffet|el bufé|buffet bufe
    pizza|la pizza|pizza pizzas
    bread|el pan|pan panes bolleria
    desserts|los postres|postre postres tarta tartas pastel pasteles helado helados
    portions|las raciones|porciones cantidades
    menu|la carta|carta
    drinks|las bebidas|bebida bebidas copa copas coctel* cocktail* refresco*
    wine|los vinos|vino vinos
    beer|la cerveza|cerveza cervezas
    coffee|el café|cafe cafes
    rooms|la habitación|habitacion habitaciones cuarto cuartos dormitorio*
    bed|la cama|cama camas colchon colchones almohada*
    bathroom|el baño|bano banos
    toilets|los aseos|aseo aseos servicios lavabo*
    showers|las duchas|ducha duchas
    pool|la piscina|piscina piscinas
    seating|los asientos|asiento asientos silla sillas sofa sofas mesa mesas
    view|las vistas|vista vistas
    terrace|la terraza|terraza jardin jardines
    location|la ubicación|ubicacion situacion localizacion
    parking|el aparcamiento|aparcamiento parking
    wifi|el wifi|wifi internet
    decor|la decoración|decoracion interiorismo
    atmosphere|el ambiente|ambiente atmosfera
    music|la música|musica
    noise|el ruido|ruido ruidos ruidos* ruidosa
    cleanliness|la limpieza|limpieza higiene suciedad
    wait|la espera|espera esperas cola colas
    price|los precios|precio precios tarifa*
    expensive|los precios|caro cara caros caras carisim*
    value|la relación calidad-precio|calidadprecio
    choice|la variedad|variedad surtido oferta
    delivery|la entrega|entrega entregas envio envios pedido pedidos
    parcel|el paquete|paquete paquetes
    driver|el conductor|conductor conductores conductora chofer repartidor* taxista*
    product|los productos|producto productos articulo* ropa zapatos muebles sofas
    advice|el asesoramiento|asesoramiento consejo consejos
    checkout|la caja|caja cajas
    haircut|el corte|corte cortes peinado
    colour|el color|color mechas tinte
    stylist|la peluquería|peluquer* barbero* estilista*
    treatment|el tratamiento|tratamiento tratamientos manicura masaje* depilacion unas
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
    exhibition|la exposición|exposicion exposiciones coleccion
    guide|el guía|guia guias
    journey|el viaje|viaje trayecto
    delay|el retraso|retraso retrasos
    vehicle|el vehículo|coche coches vehiculo furgoneta
    crashes|los fallos|cuelga cuelgues
    booking|la reserva|reserva reservas
    facilities|las instalaciones|instalacion instalaciones
    place|el lugar|lugar sitio local restaurante hotel tienda bar salon`,
  positive: `goodmark buen bueno buena buenos buenas buenisim* bien excelent* estupend* fantastic* genial geniales magnific* maravill* perfect* increibl*
    espectacular* delicios* ric* riquisim* sabros* exquisit* amabl* amabilisim* simpatic* atent* encantador* agradabl* acogedor* profesional*
    eficient* eficaz rapid* limpi* impecabl* comod* ampli* bonit* precios* hermos* tranquil* variad* recomend* encant* gust* ideal
    educad* cariños* carinos* cercan* abundant* generos* fresc* competent* paciente mejor mejores inmejorabl* top razonabl* asequibl*
    barat* economic* moderno moderna fenomenal* lujo encanto puntual*`,
  negative: `badmark mal malo mala malos malas malisim* pesim* horribl* terribl* fatal asqueros* asco asquito sucio sucia sucios sucias sucisim* desagradabl*
    antipatic* maleducad* grosero* grosera* borde bordes lent* lentisim* friay fria frio frias frios insipid* soso sosa sosos sosas duro dura seco seca
    quemad* roto rota rotos rotas viej* anticuad* desfasad* decepcion* decepcionant* incomod* pequen* escas* insuficient* abusiv* caro cara excesiv* peor
    peores lamentabl* vergonz* verguenza desastr* desorganizad* ineficaz incompetent* arrogant* prepotent* nefast* mediocre* interminabl*
    inaceptabl* roños* ronos* averiad* ignorad* ignoran tarde equivocad* defectuos* basura timo oscur* estropead* falta faltan faltaba`,
  weak: `bien bonit* ampli* mejor mejores buen gust* top economic* fresc* lujo encanto duro dura seco seca pequen* viej* tarde falta faltan
    faltaba rapid* ideal caro cara mal lent* oscur* roto rota rotos rotas moderno moderna recomend* escas*`,
  worst: `asqueros* asco sucio sucia sucios sucias horribl* pesim* fatal maleducad* groser* nefast* lamentabl* vergonz* verguenza inaceptabl*
    desastr* terribl*`,
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
    /\b(?:(?:otr[oa]s?|anterior(?:es)?|antigu[oa]s?) (?:\w+ )?(?:sitios?|lugar(?:es)?|hotel(?:es)?|restaurantes?|tiendas?|peluquerias?|talleres|taller|locales|veces|vez|visitas?|companias?|clinicas?|gimnasios?)|(?:ultima|primera|otra) vez|en otr[oa]s? \w+|antes|hace (?:\w+ )?(?:anos?|meses|semanas?)|al lado|en el pasado)\b/u,
  hedge: /\b(?:a veces|no siempre|en ocasiones|supuestamente|parece|parecia)\b/u,
  condition:
    /\b(?:si (?:quier\w+|buscas?|vas|vais|no|hay|te|se|l[oae]s?|me|nos|fuera\w*|hubiera\w*)|deberia\w*|podria\w*|seria\w*|habria\w*|esper(?:o|aba|abamos|amos)|ojala|quisiera|hubier\w+|(?:puedo|podemos|se puede) (?:entender|aceptar|perdonar|tolerar)|no (?:me|nos) import\w+)\b/u,
  phrases: [
    [/\bsin embargo\b/gu, 'pero'],
    [/\bcalidad[\s/-]*precio\b/gu, 'calidadprecio'],
    [/\b(?:por|de|la|esta|una|cada|media) tardes?\b|\b(?:a lo mejor|hace falta|no falta\w*)\b/gu, ''],
    [/\bwi[\s-]?fi\b/gu, 'wifi'],
    [
      /\b(?:no est(?:a|aba|uvo) (?:nada )?mal|nada mal|de diez|sin (?:ningun )?(?:problemas?|esperas?|colas?|pegas?|queja\w*|ruidos?)|de maravilla|por todo lo alto|para repetir|no (?:hay|tengo) queja\w*)\b/gu,
      'goodmark',
    ],
    [
      /\b(?:nada (?:especial|del otro mundo)|no (?:funciona\w*|sirve\w*|vale la pena|esta a la altura)|dej(?:a|an|o) (?:mucho |bastante )?que desear|de mala calidad|en mal estado|se cay?e a trozos|ni fu ni fa|fuera de servicio|hech[oa]s? polvo)\b/gu,
      'badmark',
    ],
    [/\b(?:mas|menos|mejor|peor) (?:\w+ )?(?:que|de lo)\b/gu, 'quecompara'],
    [/\bcomo (?:un|una|en una?)\b/gu, 'comouna'],
    [/\b(?:buen provecho|buen(?:os|as) (?:dias|tardes|noches)|un buen rato|a buen|por favor|mas bien|o bien)\b/gu, ''],
    [/\baire acondicionado\b/gu, 'aire'],
  ],
});
