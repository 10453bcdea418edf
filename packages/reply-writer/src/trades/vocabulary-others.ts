type Vocabulary = Readonly<Record<string, string>>;

/**
 * Things of a trade in the languages that name things without their sides, as in `vocabulary.ts`; only what the general
 * lists have not, or mean otherwise.
 */
export const vocabularyEs: Vocabulary = {
  transport: `
journey|el viaje|el viaje||viaje viajes trayecto trayectos recorrido viajamos travesia travesias trasbordo transbordo transbordos escala escalas crucero cruceros excursion excursiones itinerario itinerarios ruta rutas circuito traslado traslados
flight|el vuelo|el vuelo||vuelo vuelos avion despegue aterrizaje aterrizamos embarcamos
vehicle|el vehículo|el vehículo||autobus autobuses bus buses micro tren trenes coche auto taxi vehiculo vagon vagones autocar autocares omnibus colectivo colectivos combi carro carros furgoneta furgonetas camioneta moto motos scooter scooters patinete patinetes patinetas monopatin bici bicis bicicleta bicicletas barco barcos ferry ferri lancha catamaran aviones aeronave cabina camarote camarotes tranvia tranvias metro neumatico neumaticos llanta llantas rueda ruedas freno frenos bateria baterias maletero matricula motor retrovisor abolladuras caravana autocaravana kilometraje manillar sillin embrague limpiaparabrisas coches autos taxis cortinilla carcacha cacharro unidad unidades micros buseta busetas van vans minivan aeronaves furgon remises camiones camion guagua guaguas autobusete
luggage|el equipaje|el equipaje||equipaje maleta maletas valija valijas equipajes mochila mochilas bulto bultos bolso bolsos facturar facturado facturacion cinta portaequipajes carrito extraviada extraviado extraviadas extraviaron extraviaran extravio trolley troley maletin maletita portamaletas facturada facturadas facture facturamos neceser cochecito sobrepeso equipage
tickets|los billetes|los billetes||billete billetes boleto boletos pasaje pasajes tique tiques ticket tickets tarifa tarifas tarjeta abono abonos bono bonobus tornos torno maquina maquinas maquinita qr recarga
punctuality|la puntualidad|la puntualidad||retraso retrasos retrasado retrasada retrasados retrasaron atraso atrasos atrasado puntual puntualidad impuntual impuntualidad salida salidas salia salimos llegada llegadas horario horarios frecuencia frecuencias parada paradas paraba parado parados estacion estaciones anden andenes terminal demora demoras demorado tardo tarde tardaron espera esperas esperando esperamos esperar suspendido suspendida suspendieron suspendio cancelado cancelada cancelaron cancelacion cancelaciones perdimos enlace conexion conexiones averia incidencia huelga embarcar desembarcar zarpar zarpo reprogramado reprogramaron adelanto recoger recogio recogieron trasladaron anulado anulada anularon temprano adelantado atrasaron atrasan atrasa atrasada atrasadas atrasados retrasa retrasan retrasaba retrasando retrasadas demoro demoraron demoran demorada demoradas puntuales impuntuales delay delays delayed aplazado aplazada aplazaron pospuesto pospusieron posponen reubicaron reacomodaron reacomodo reubicacion desviado desviaron cancelan cancelo cancelados canceladas reprograman reprogramada reprogramacion adelantaron varado varados varada varadas plantado plantada plantados tardaba tardan tarda vino vinieron
seats|los asientos|los asientos||asiento asientos butaca butacas respaldo respaldos fila filas pasillo ventana reclinar reclinable reclinables plazas apretados apretujados sentados sentarse sentarnos amontonados hacinados
driver|el conductor|el conductor||conductor conductora conductores chofer choferes taxista taxistas maquinista revisor revisora revisores interventor conduce conducia conducian conduciendo conducir manejaba maneja manejando frenazo frenazos volantazo volantazos acelerones remisero motorista patron volante frenaba frenando radio rodeo rodeos taximetro remis cobrador arranco arrancar arrancaron freno-2 pito pitando giro-2
counter|el mostrador|el mostrador||mostrador mostradores taquilla taquillas oficina contrato firmar firme llaves llave recogida
rental|el alquiler|el alquiler||alquiler alquilar alquilamos alquile alquilado devolver devolvi arriendo renta rentamos devolucion devolverlo devolvimos entrega franquicia seguros cobertura fianza gasolina combustible tanque aranazo aranazos rayon rasguno rasgunos abolladura desperfecto desperfectos bloquearon retuvieron deposito depositos fianzas bloqueo retencion retenido retenidos rasponazo golpe golpes golpecito rozadura rozaduras repostar repostaje categoria gama aseguradora excedente
parking|el aparcamiento|el aparcamiento||barrera barreras rampa columna columnas parking aparcar aparcamiento estacionamiento parquimetro cochera cajero garaje
payment/refund|la gestión del pago|la gestión del pago||reembolso reembolsos reembolsar devolvieron dinero indemnizacion compensacion reintegro canje penalizacion gastos reembolsaron reembolsado reembolsan reembolse reembolsen devuelvan devuelven devolvieran reintegrar voucher vouchers compensar compensaron indemnizan indemnizar
boarding|el embarque|el embarque||embarcaron control controles prioritario embarque preembarque embarcan desembarque tarjetadeembarque
information|la información|la información||megafonia pantallas pantalla avisaron aviso avisos avisar informo informaron informacion explicacion explicaciones paneles altavoz altavoces
website|la página web|la página web||web pagina app aplicacion buscador plataforma portal webs paginas aplicaciones apps
tour|la excursión|la excursión||tour tours visita visitas paisaje paisajes delfines ballenas avistamiento snorkel degustacion guia guias folleto actividad actividades
machines|las máquinas|las máquinas||cajeros interfono lector lectores validadora validador torniquete torniquetes pantallita datafono
price|los precios|los precios||precio precios caro cara cobraron cobro cobran cobrado cobrar euros pesos suplemento suplementos recargo peaje peajes pagar pague pagamos coste
support|la atención al cliente|la atención al cliente||telefono llamada llamadas llamar llame correo correos email formulario reclamacion reclamaciones reclamar reclame chat contestan contesta responden respuesta whatsapp atencion contacto contactar operadora operador teleoperadora agente agentes bot chatbot formularios reclamo reclamos callcenter
climate|la climatización|la climatización||aire calefaccion ventilacion calor climatizador ventilador
cleanliness|la limpieza|la limpieza||limpieza suciedad mugre basura migas pegajoso pegajosa manchas polvo papelera
toilets|los aseos|los aseos||bano banos aseo aseos lavabo
bikes|las bicicletas|las bicicletas||candado candados anclaje anclajes
crowding|la afluencia|la afluencia||abarrotado abarrotada abarrotados repleto lleno llenos atestado masificado
food|la comida|la comida||comida bocadillo bocadillos cena snack snacks bar cafeteria bandeja menu comidas agua bebida bebidas desayuno almuerzo refrigerio refrigerios catering sandwich galletas cacahuetes
accommodation|el alojamiento|el alojamiento||hotel hoteles hostal alojamiento habitacion habitaciones apartamento
service/crew|la tripulación|la tripulación||azafata azafatas azafato azafatos aeromoza aeromozas tripulacion tripulante tripulantes sobrecargo sobrecargos piloto pilotos capitan auxiliar auxiliares marinero marineros
checkin|el check-in|el check-in||checkin check chequeo chequear autocheckin
station|los puntos de carga|los puntos de carga||cargador cargadores electrolinera surtidor surtidores
booking/package|el paquete contratado|el paquete contratado||paquete paquetes`,
  app: `
location/positioning|la ubicación|la ubicación||ubicacion localizacion geolocalizacion brujula
place/app|la aplicación|la aplicación||app apps aplicacion aplicaciones programa plataforma servicio juego juegos sistema telefono telefonos movil moviles celular celulares smartphone
place/fault|la aplicación|la aplicación||faultmark|fault
stability/crashes|los fallos|los fallos||cuelga cuelgan cuelgues traba traban bloquea congela crash* bug bugs fallo fallos error errores cierra cerro cerraba cerrarse colgado colgada colgo colgaba pillada petar peta petada congelada congelado congelo trabada trabado trabo lag lagazo laguea laguean tironea tirones buguea bugueada bugueado glitch glitches falla fallas fallaba fallan crashea crasheo crashes cae caida caidas caido reinicia reinicio reiniciar reiniciarse pantallazo inestable ralentiza ralentizado bloqueo bloqueos bloqueada bloqueado parpadea reiniciarlo reinstalar reinstale reinstalo desinstalar desinstale tilda tildada tildado clavada expulsa congelan cuelgo atasca atascada atascado colgarse bloquearse congelarse trabarse tildarse fallando fallado erronea lagueado lageado reiniciando cerrarla arrancaba tronar truena pasma pasmada inestabilidad|-1
update|las actualizaciones|las actualizaciones||actualizacion actualizaciones update version versiones actualizar actualizada actualizado actualizaron actualice actualizan rediseno redisenada redisenado renovacion cambiaron cambiado cambios parche parches novedad novedades actualizarla actualizarlo actualizarse actualicen actualiza actualizandola actualizando actualizadas renovado modernizar empeorado empeora
ads|la publicidad|la publicidad||publicidad anuncio anuncios anuncito banner banners publicitario publicitarios publicitaria propaganda propagandas comercial comerciales spots popups spam skip saltar video videos
login|el inicio de sesión|el inicio de sesión||login sesion contrasena registro registrarme contrasenas clave claves pin registrarse registrarte registrado registre registrar loguear loguearme logueo iniciar usuario usuarios cuenta cuentas verificacion verificar verificarme codigo codigos sms huella facial biometrico patron acceso acceder accedo entrar autenticacion captcha credenciales identificacion identificarme token correo desbloquear bloquearon olvide invalido invalida reconoce reconocen dni logear logearme logearse logea loguea loguee logueado desloguea deslogea ingresar registra registran registrarnos registros verificada verificado verifica autentificacion autentificar autenticar otp password passwords contrasenia restablecer certificado nif nie identidad reconocimiento
interface|la interfaz|la interfaz||interfaz diseno interfase pantalla pantallas boton botones menu menus letra letras tipografia tamano iconos icono colores oscuro disposicion navegacion navegar visual apariencia estetica pestana pestanas intuitiva intuitivo deslizar teclado lioso liosa horizontal vertical apaisado brillo contraste scroll desplegable desplegables pantallita apartado apartados seccion secciones usabilidad fuente fuentes diminuta diminuto diminutas diminutos
payment|los pagos|los pagos||pago pagos pagar pague pagado cobro cobros cobraron cobran cobrado cobrar cargo cargos tarjeta tarjetas paypal bizum transferencia transferencias reembolso reembolsos devolucion dinero saldo recarga recargas euros compra compras operacion operaciones transaccion transacciones cobrada duplicado facturaron factura precio precios caro cara dineral debitaron debito debitan debitado descontaron descuentan descontar deposito depositos depositar retiro retiros retirar retirado prestamo prestamos credito creditos intereses comision comisiones monedero billetera wallet cobrarme cobrando cobra pagando paga abonar abone abonaron tarifa tarifas cajero
subscription|la suscripción|la suscripción||suscripcion suscripciones suscribirme suscribirte suscribirse suscrito suscribi premium mensualidad mensual anual prueba gratuita gratis pro plan planes cuota abono pagas vip pase suscripto suscrita suscribes renovar renovo renovaron membresia membresias freemium cuotas trial
features|las funciones|las funciones||funcion funciones funcionalidad* opcion opciones filtro filtros filtrar ordenar ordenados exportar importar guardar guarda guardado descargar descargas descargado compartir imprimir editar editor borrar borrado eliminar ajustes ajuste configuracion configurar personalizar widget widgets calendario recordatorio recordatorios alarma alarmas lista listas favoritos historial temporizador calculadora escaner escanear copiar pegar herramientas plantilla plantillas deshacer agregar anadir seleccionar subtitulos cola silenciar reproducir reproduccion pausar pausa rebobinar girar zoom formato formatos pdf excel etiqueta etiquetas categoria categorias carpeta carpetas marcador marcadores sonido vibracion traductor traduccion idioma idiomas dictado firma presupuestos grafico graficos estadisticas unidades cronometro notas contador agenda fechas casilla casillas formulario formularios captura capturas descargarlo descargarlos descargarla guardarlo guardarlos grabar grabacion grabaciones grabado adjuntar adjunto adjuntos archivo archivos fichero ficheros documento documentos escanea escanean lector microfono camara camaras flash linterna offline tablet tablets ipad carplay chromecast lenguaje lenguajes espanol castellano ingles catalan traducir traducida traducido traduce traducciones extracto extractos comprobante comprobantes certificados disponible disponibilidad qr ia corrector emojis atajo atajos radar tono tonos melodia visualizar visualizacion filtra ordena
map|el mapa|el mapa||mapa mapas gps ruta rutas navegador trayecto recorrido calle calles direccion direcciones coordenadas callejero navega guiado waze radares trafico carril carriles destino giro giros rotonda rotondas itinerario itinerarios recalcula
notifications|las notificaciones|las notificaciones||notificacion notificaciones aviso avisos alerta alertas push notifica avisa notificar notificarme notifique notificado notificada notifican avisar avisarme avisan avise alertar alertan campanita
points|los puntos|los puntos||puntos
cancellation|la cancelación|la cancelación||baja cancelar cancelacion cancelarla desuscribirme desuscribir anular eliminarla borrarme cancelado cancele
loading|los tiempos de carga|los tiempos de carga||carga cargan cargando cargar tarda tardan lenta lento lentisima lentitud ruedita circulito buffering lentos demora arranca arrancar abrir abre abrirse iniciando tardar tardando tardaba lentas demoran cargaba carguen abrirla abriendo iniciarse eternidad
sync|la sincronización|la sincronización||sincronizacion sincronizar sincroniza sincronizan sincronizado nube copia respaldo backup reloj smartwatch bluetooth dispositivo dispositivos pulsera emparejar empareja vincular vincula vinculado
gameplay|el juego|el juego||nivel niveles partida partidas jugador jugadores jugar jugando monedas gemas diamantes oro enemigo enemigos rival rivales ranking rango ligas liga clasificacion progreso progresos avance avances recompensa recompensas premio premios cofre cofres personaje personajes mision misiones evento eventos torneo torneos vidas energia batalla batallas clan alianza gremio bots bot tramposos trampas trampa hackers hacks dificultad equilibrio emparejamiento matchmaking ganar gane perder pierdes puntuacion record racha rachas estrellas mazo mazos tropas aldea castillo pistas pista puzzle puzles tablero turnos arbitro temporada desbalanceado logro logros ronda rondas carrera carreras metas meta gol goles baneo banearon baneado banear chetado chetados novatos fichas fichaje fichajes tutorial graficas
content|los contenidos|los contenidos||contenido contenidos pelicula peliculas pelis peli serie series capitulo capitulos episodio episodios temporadas catalogo canal canales cancion canciones musica podcast podcasts doblaje doblado subtitulo receta recetas articulo articulos noticias noticia leccion lecciones ejercicio ejercicios cursos perfil perfiles foto fotos filme filmes telenovela documentales estrenos titulos temas autores ofertas oferta catalogos realities guiones anime animes novela novelas libro libros audiolibro audiolibros partidos transmision transmisiones retransmision emisora emisoras radio programas emision emisiones titulares titular periodico imagenes imagen biblioteca album albumes estreno sinopsis
support|el soporte|el soporte||soporte ayuda atencion asistencia chat chatbot respuesta respuestas responden contestan responde contesta contestaron respondieron correos email faq agente operador tecnico incidencia incidencias ticket reclamo reclamacion desarrollador desarrolladores programador programadores creadores contactar contacto comunicarme asesor asesores operadores reclamar reclame reclamos
search|la búsqueda|la búsqueda||busqueda busquedas buscador buscar busco busca resultados resultado encuentra encuentro
performance|el rendimiento|el rendimiento||bateria memoria consume consumo calienta sobrecalienta recalienta rendimiento velocidad fluidez fluido almacenamiento espacio pesa ram calentamiento sobrecalentamiento gasta gastan cpu gb megas mb almacenaje pesada
messages|los mensajes|los mensajes||mensaje mensajes mensajeria conversacion conversaciones audios
order|los pedidos|los pedidos||pedido pedidos carrito cesta repartidor repartidores rider entrega entregas envio envios conductor conductores restaurante restaurantes comida supermercado anfitrion anfitriones alojamiento
controls|los controles|los controles||mando joystick controles tactil sensibilidad
network|la conexión|la conexión||wifi internet conexion conexiones conectar conecta conectan conectado conectada conectarse conectarme desconecta desconectan desconectado desconectada desconexion desconexiones senal cobertura 4g 5g red servidor servidores
offers|las promociones|las promociones||cupon cupones descuento descuentos promocion promociones promo promos cashback
information/timetables|los horarios|los horarios||horario horarios parada paradas`,
  shop: `
place/shop|la tienda|la tienda||tienda tiendas negocio local
product|los productos|los productos||producto calidad productos articulo articulos prenda prendas ropa talla tallas zapato* zapatilla* bota botas camis* pantalon* vestido* falda* suela* tacon* armario* chaqueta* abrigo* bolso* mochila* reloj relojes telefono* movil moviles celular* cargador* cable* auricular* ordenador* portatil* tablet* impresora* televisor* tele pantalla* camara* juguete* libro libros perfume* crema* maquillaje mueble* sofa* sillon* silla sillas mesa mesas colchon* lampara* lavadora* nevera* frigorifico* aspiradora* electrodomestic* herramienta* pilas bateria* tinta cartucho* fruta frutas verdura* carne pescado mercancia mercaderia modelo modelos pieza piezas color material materiales tela telas tejido costura costuras cremallera cremalleras boton botones forro camiseta camisetas jersey jerseis sudadera sudaderas blusa blusas chandal calcetines calcetin calzoncillos sujetador bragas bikini banador trajes corbata cinturon cinturones guantes gorra gorro sombrero sandalia sandalias tenis deportivas calzado plantilla cordones tacon cartera carteras maleta maletas monedero pulsera pulseras anillo anillos collar collares joya joyas correa cristal esfera pantalla pantallas ordenadores laptop laptops pc teclado raton altavoz altavoces funda fundas tablet consola consolas videojuego disco memoria router cafetera cafeteras microondas horno hornos lavavajillas secadora secadoras batidora licuadora freidora plancha ventilador estufa refrigerador heladera cocina cocinas encimera fregadero grifo canape somier almohada almohadas sabana sabanas edredon cortina cortinas alfombra alfombras estanteria estanterias estante cajon cajones puertas bisagra bisagras tornillo tornillos taladro sierra martillo broca brocas tuerca tuercas pintura pinturas barniz brocha cemento madera tablero tablones manguera plantas maceta macetas flores flor ramo ramos rosas rosa orquidea semillas abono cesped arbol bici bicis bicicleta bicicletas cuadro patinete patinetes rueda ruedas casco manillar juguetes puzzle peluche munecos cuaderno cuadernos boligrafo boligrafos carpeta novela comic tomates tomate naranjas naranja mandarinas manzanas manzana platanos platano fresas uvas melon sandia aguacate aguacates palta lechuga patatas papas cebollas limones pinas mangos leche huevos yogur yogures queso quesos jamon embutido embutidos chorizo pollo ternera cerdo filetes chuletas merluza salmon gambas marisco pan bolleria congelados conservas latas lata botella botellas aceite vino vinos cerveza gel champu shampoo labial colonia fragancia rimel panales pienso croquetas juguetito colchoneta esponja velas vela lampara bombilla sofas sofa butaca mesita pata patas respaldo espuma relleno barra muelles tapizado tapiceria cuero cochecito cuna sillita trona regalo regalos podrido podrida podridos podridas caducado caducada caducados caducadas caducidad moho pocho pocha pochos pochas maduro marchitas marchitos mustias mustio defecto defectos defectuoso defectuosa defectuosos imitacion falsificacion copia replica chatarra baratija acabado acabados desgaste durabilidad encoge encogio destine destinen bolitas chapa grumos sello modelito gasolina diesel surtidor pelicula peliculas pelis peli series dvd burbuja tapa tapas mango filo tirantes tirante elastico mangas manga bolsillo bolsillos hebilla capucha plumas algodon poliester lana seda lona puntera pulsador boquilla tapon tapones lija alicates destornillador pinzas carretilla cortacesped fregona escoba detergente papilla panal chupete biberon bodies pijama pijamas ropita disfraz disfraces globo globos guirnalda marco marcos espejo espejos jarron vajilla platos plato vaso vasos copas cuberteria olla ollas termo tupper congelador congeladores placa vitroceramica campana termostato caldera radiador antena bombillas enchufe enchufes regleta interruptor azulejos tarima laminado ventanas ventana toldo pergola barbacoa hamaca sombrilla saco mochila esquis patines raqueta balon pesas bombones chocolate turron galletas pasta arroz harina azucar cafe infusiones agua aguas zumo zumos yogurt mantequilla costillas lomo solomillo morcilla salchichas pechuga pechugas filete hamburguesas boqueron boquerones sardinas atun mejillones almejas lubina dorada calamares pulpo langostinos cerezas melocotones peras kiwis ciruelas calabacines pimientos pepinos berenjenas zanahorias ajos espinacas acelgas judias nueces frutos pistachos tierra sustrato fertilizante insecticida bonsai cactus suculenta ficus orquideas tulipanes corona coronas paraguas oro funciona funcionan funcionaba funcionar funcionando funcione funcionamiento rompe rompen rompio romperse rompieron despega despego despegan despegado descose descosio descosido descosida rasga dobla doblo deshace desgasta desgasto oxida oxidado oxidada pela pelan decolora pudre pudrio quema quemo quemado quemada goteando gotea gotean chirria atasca enciende encender encendia apaga apago apagan carga cargan cargar cargando cargaba conecta conectar conectan parpadea calienta calentar sobrecalienta enfria enfriar suena sonido resolucion potencia potente volumen nitidez autonomia duracion durado duraron duran medida medidas tamano tamanos dimensiones olor olores huele aroma marca marcas original originales autentico autentica autenticas falso falsa falsos falsas falsificado falsificados pirata usado usada usados usadas accesorio accesorios complemento complementos instrucciones manual recambio recambios repuesto repuestos unidades pack packs lote lotes kit kits set sets contenido vapeador vapeadores vaper liquido liquidos usb hdmi pendrive microsd ssd procesador ram webcam microfono cascos inalambrico inalambricos inalambrica bluetooth mando mandos controles dron drones smartwatch gps robot proyector tripode lente lentes objetivo powerbank adaptador adaptadores alargador protector protectores vidrio carcasa carcasas gafas gafa leggins leggings mallas panty polo polos cazadora parka anorak chaleco faja fajas peluca pelucas colcha colchas toalla toallas albornoz estor estores perchero perchas cajonera zapatero escritorio mosquitera cubo cesta cestas cuchillo cuchillos sarten sartenes cazo cazuela cazuelas cacerola cacerolas cubiertos tetera hervidor exprimidor picadora vaporeta humidificador difusor purificador calefactor deshumidificador muneco muneca munecas juego juegos rascador transportin comedero bebedero acuario pecera sombra sombras paleta pintalabios labiales corrector serum contorno peine cepillo cepillos rizador secador depiladora afeitadora maquinilla cuchilla cuchillas toner folios libreta estuche rotulador rotuladores pegatina pegatinas vinilo vinilos poster posters llave llaves caladora amoladora radial compresor soldador lijadora bomba bombas aspersor paginas edicion portada traduccion encuadernacion tomo tomos ejemplar ejemplares kindle ebook alfombrilla alfombrillas bote botes sabor sabores ingredientes pizarra pizarras iman imanes magnetico magneticos magnetica trabilla anzuelo cana canas pistola airsoft figura figuras coleccion instrumento guitarra guitarras piano teclados capsulas pastillas vitaminas proteina proteinas mascarilla mascarillas guante brochas tiza tizas inflable hinchable piscina piscinas ducha alcachofa luces led leds tira tiras farola reparador pegamento holgado holgada transparente transparentes arruga arrugado grosor gramos litros hueco huecos
product/fault|los productos|los productos||faultmark|fault
website|la página web|la página web||web pagina website carrito formulario buscador enlace clic app aplicacion apps plataforma portal url click webs buscadores registrarme registrarse sesion contrasena
returns|los cambios|los cambios||cambio cambios devolucion devoluciones devolver devolverlo devolverla devolverlos devolverlas devolvi devuelven devuelvo devolviendo descambiar descambio reembolso reembolsos vale vales ticket tique recibo devolverme devolvere devuelto devuelta devueltos devueltas devolvieran devuelvan reembolsado reembolsar reembolsaron reembolsan reembolsen cambiarlo cambiarla cambiarmelo cambiarmela
stock|las existencias|las existencias||stock existencias surtido agotado agotada agotados agotadas disponible disponibles disponibilidad vacio vacia vacios vacias estantes balda baldas repisa repisas anaquel anaqueles reponen reponer reposicion desabastecido desabastecimiento almacen inventario encargarlo encargar catalogo quedan quedaba quedaban
packaging|el embalaje|el embalaje||embalaje embalad* empaquetad* envoltorio embalajes embalado embalada empaque empaques empaquetado empaquetada envuelto envuelta precinto precintado carton burbujas aplastado aplastada aplastados aplastadas abollado abollada embalar envase envases envuelven celo precintos precintada manipulado manipulada manipulados reventado reventada
offers|las promociones|las promociones||promocion promociones descuento descuentos rebaja rebajas cupon cupones oferta ofertas promo promos rebajado rebajada rebajados rebajadas folleto folletos codigo codigos 2x1 liquidacion blackfriday puntos fidelidad regalito sorteo sorteos promocional
payment/refund|la gestión del pago|la gestión del pago||dinero plata reintegro compensacion
queue/waiting|la espera|la espera||espera esperas esperar esperando esperamos espere esperaron cola colas fila filas turno turnos tardaron tardo tardan tarda demora demoras tardar tardando tardado lentas lentitud lento lenta
sizes|las tallas|las tallas||tallaje numeracion horma talle talles xl xxl xs apretaba apretaban aprietan ajusta anchos probarme probar probarte
parcel/damage|el estado de la entrega|el estado de la entrega||anicos pedazos trizas golpeado golpeada golpeados danado danada danados danadas quebrado quebrada rajado rajada rayado rayada rayados
advice|el asesoramiento|el asesoramiento||asesorar asesoraron asesoramiento asesoran recomendaron recomendo recomendacion aconsejaron aconsejo explicar explicaron explico explicacion conocimiento conocimientos
warranty|la garantía|la garantía||garantia garantias fabricante sat tecnico tecnicos reparacion reparar reparado repararlo repararon revision posventa postventa peritaje averia sustituir sustitucion sustituyen sustituyeron reparan reparen
checkout|la caja|la caja||caja cajas cajera cajero cajeras cajeros autocobro autopago mostrador
delivery|la entrega|la entrega||entrega entregas entregar entregaron entregado envio envios enviar enviaron enviado reparto repartidor repartidores transporte transportista transportistas mensajero mensajeros mensajeria retraso retrasos domicilio montadores seguimiento recogida paquete paquetes llegado llegaron llegan llegara llegase llegaba llegar llega llego llegada entregan entregarme entregarlo entregarla entregada entregadas entregados entrego envian enviaban enviarme enviarlo enviarla enviada enviadas enviados aduana aduanas seur mrw dhl ups gls nacex fedex ctt celeritas paqueteria reparten repartieron repartir buzon vecino conserje destinatario ausente extraviado extraviaron extravio plazo plazos expedicion expedido expedida recogerlo recogerla recoger courier franja
order|el pedido|el pedido||pedido pedidos encargo encargos encargue pedi pedimos encargamos equivocado equivocada equivocados equivocadas equivocaron equivocacion erroneo erronea incompleto incompleta incompletos pedirlo pedirlos
work/assembly|el montaje|el montaje||montaje montar montaron montador instalacion instalar instalaron instalador instaladores encaja encajan desmontar
price|los precios|los precios||precio precios etiquetado centimos cobraron cobran cobro marcado marcaba encarecido pesos
hours|el horario|el horario||cerrado cerrada cerrados cierran cierra cerraron abren abrian horario horarios festivo festivos persiana reja verja apertura guardia
repair|la reparación|la reparación||reparada reparaciones arreglar arreglaron arreglado arreglo averias averiado taller frenos freno ajustar ajustaron chirrian
changing|los probadores|los probadores||probador probadores
parking|el aparcamiento|el aparcamiento||aparcar aparcamiento parking estacionamiento
bill|el importe|el importe||duplicado diferencia escanearon escaneo
service/staff|el personal|el personal||dependienta dependientas dependiente dependientes dependientos vendedora vendedoras vendedor vendedores encargada encargado carnicero carnicera pescadero pescadera frutero frutera florista librero librera ferretero panadera tendero tendera reponedor senora chaval chavala
payment|el pago|el pago||tarjeta tarjetas efectivo datafono bizum pagar pague pago pagos visa paypal transferencia tpv
support|la atención al cliente|la atención al cliente||telefono llamada llamadas llamar llame correo correos email emails mail chat whatsapp mensaje mensajes responden responde respuesta respuestas contestan contesta contestaron atencion reclamacion reclamaciones reclamar reclame incidencia incidencias contacto contactar contacte contactado contactaron contestacion contestar respondieron responder escribi escribirles bot chatbot reclamado reclamarlo teleoperadora soporte
equipment|las máquinas|las máquinas||escaner bascula basculas balanza surtidores inflador ascensor escaleras autolavado
listing|la descripción|la descripción||descripcion descripciones foto fotos fotografia fotografias imagen imagenes anuncio anuncios anunciado anunciada anunciados anuncian anunciaba anunciaban caracteristicas especificaciones ficha indicaba indicaban`,
  lodging: `
place/stay|el alojamiento|el alojamiento||hotel hostal alojamiento lugar sitio apartamento
service/host|los anfitriones|los anfitriones||anfitrion* propietari* casero*
payment/refund|la gestión del pago|la gestión del pago||reembolso reembolsos reembolsar reembolsaron dinero plata reintegro compensacion indemnizacion devolvieron devuelven
queue/waiting|la espera|la espera||espera esperas esperar esperando esperamos espere esperaron cola colas fila filas turno turnos tardaron tardo tardan tarda demora demoras
service/staff|el personal|el personal||anfitrion anfitriona anfitriones duena dueno duenos casera caseros gerente recepcionistas monitores monitor animadores recepcionista
room/rooms|la habitación|la habitación||habitacioncita cuarto cuartito estudio bungalow cabana cabanas carpa parcela parcelas litera literas armario armarios ventana ventanas persiana persianas cortina cortinas tele television tv televisor minibar nevera terracita balcon moqueta enchufe enchufes interior plancha perchas salon mesilla lampara sofa sofacama almohada almohadas mueble muebles escritorio cajafuerte frigobar camarote habitacion habitaciones cuartos suite suites dormitorio dormitorios aposento apartamentos estudios caravana bungalows recamara recamaras puerta puertas
food/breakfast|el desayuno|el desayuno||desayuno desayunos buffet bufe bufet tostadora tostadas cruasan cruasanes croissant croissants zumo zumos jugo jugos huevos fiambre bolleria fruta frutas comedor cena cenas pension desayunar tostador cereales yogur
checkin|la llegada|la llegada||check checkin checkout llegada llegamos entrada salida llave llaves llavero cajetin candado codigo codigos cerradura timbre portal registro tarjeta tarjetas portero instrucciones autonoma maletas consigna dni pasaporte checkinn formulario
wifi|el wifi|el wifi||wifi contrasena internet router conexion senal red cobertura teletrabajar teletrabajo wi
upkeep|el estado del alojamiento|el estado del alojamiento||mantenimiento moho desconchado desconchados desconchones grieta grietas grifo grifos gotea goteaba goteras humedad humedades cisterna bombilla bombillas pomo manilla cerraduras baldosa baldosas pintura reforma reformas antiguo antigua anticuado anticuada viejo vieja viejos viejas desgastado desgastada averiado averiada atascado atascada tuberia tuberias desague techo paredes suelo oxidado oxidada oxidados oxidadas oxido roto rota rotos rotas destrozado destrozada destrozados deteriorado deteriorada deteriorados deterioro descuidado descuidada descuidados abandonado abandonada abandono averia averias estropeado estropeada estropeados arreglar arreglo arreglado reparar reparado reparacion conservado conservada conservacion cutre cutres obsoleto obsoleta pintar desgaste desgastados antiguos antiguas remodelar remodelacion renovar renovacion renovado renovada carcomido anticuados reformado reformada reformarlo manivela manerales manijas
kitchen|la cocina|la cocina||cocina cocinita fogon fogones vitro vitroceramica induccion horno microondas sarten sartenes olla ollas cazuela menaje vajilla cubiertos cuchara cucharas tenedor tenedores cuchillo cuchillos vaso vasos taza tazas cafetera hervidor abrelatas sacacorchos fregadero estropajo lavavajillas lavaplatos frigorifico refrigerador
climate|la climatización|la climatización||aire calefaccion radiador radiadores ventilador ventiladores termostato estufa caldera calentador calor split minisplit abanico abanicos climatizacion climatizador climatizada acondicionado ventilacion
listing|la descripción|la descripción||descripcion anuncio anunciado anunciaban anuncian foto fotos booking airbnb web publicidad prometian
location|la ubicación|la ubicación||ubicacion centro playa metro autobus autobuses carretera barrio pueblo kilometros km andando caminando cuesta cuestas zona lejos alejado estacion tren calle situacion mapa parada
parking|el aparcamiento|el aparcamiento||coche coches carro carros auto autos aparcar plaza plazas garaje cochera estacionamiento parking
deposit|la fianza|la fianza||fianza deposito danos desperfectos desperfecto bloqueo bloquearon retuvieron retienen
cleanliness|la limpieza|la limpieza||basura basuras papelera polvo pelo pelos pelusas mancha manchas manchadas manchado telarana telaranas arena migas limpieza limpiar limpiaron limpiado suciedad mugre mugroso mugrosa pelusa cabello cabellos vello vellos polvoriento polvorienta fregar fregado aspirar barrer barrido limpiaban limpian limpiadora limpiadoras higiene restos
booking|la reserva|la reserva||reserva reservas reservar reservamos reserve reservado cancelaron cancelacion cancelar overbooking confirmacion confirmado sobreventa disponible disponibilidad anularon anulado anulada reservacion reservaciones paquete paquetes agencia agencias prepago
activities/animation|las actividades|las actividades||animacion actividades actividad talleres excursiones juegos miniclub espectaculo espectaculos
toilets|el baño|el baño||bano banos ducha duchas regadera banera mampara inodoro vater retrete lavabo lavabos aseo aseos espejos secador champu gel jabon papel sumidero alcachofa chorro presion regaderas goteo sanitario sanitarios papelhigienico toallero
pool|la piscina|la piscina||piscina piscinas pileta alberca hamaca hamacas tumbona tumbonas sombrilla sombrillas toboganes tobogan cloro
food|la comida|la comida||comida comidas restaurante menu cenar almuerzo plato platos pan cafe bebidas bebida
calm/noise|el ruido|el ruido||obras discoteca tacones musica campanas camion camiones trafico motores ruido ruidos ruidoso ruidosa ruidosos ruidosas fiesta fiestas vecinos portazos gritos ladridos gallo gallos aislamiento insonorizacion insonorizada insonorizadas insonorizado generador
pests|los insectos|los insectos||bicho bichos cucaracha cucarachas mosquitos chinches hormigas ratones raton arana aranas bichitos mosquito insectos insecto moscas mosca pulgas polillas roedores cucarachitas zancudos
smell|el olor|el olor||olor olores tabaco cloaca ambientador huele huelen olia olian apesta apestaba alcantarilla alcantarillas orin orines pis lejia peste tufo hedor caneria canerias
price|los precios|los precios||precio precios caro cara cobraron cobran cobro cobrar cobrado cobrarnos euros pesos suplemento tarifa tarifas tasa tasas extra extras pagar pagamos pague pagado cobrarme cobrando cargo cargos cargaron costo coste costes
pitch|la parcela|la parcela||sombra pinos electricidad
communication|la comunicación|la comunicación||mensaje mensajes whatsapp telefono llamar llamamos llame llamaron llamada llamadas correo correos contesta contestaba contestan responde responden respuesta avisaron avisar aviso
policy/pets|la admisión de mascotas|la admisión de mascotas||mascota mascotas
welcome/reception|la recepción|la recepción||recepcion recepciones
hotwater|el agua|el agua||agua aguas`,
  delivery: `
parcel|los paquetes|los paquetes||paquete paquetes pedido pedidos envio envios paquetito bulto bultos caja cajas sobre sobres carta cartas certificado certificados correspondencia encomienda encomiendas mercancia articulo articulos contenido postal postales notificacion
website|la página web|la página web||webs portalweb formulario formularios
queue/waiting|la espera|la espera||esperar esperando esperamos espere cola colas fila filas turno turnos
driver|el repartidor|el repartidor||repartidor repartidora repartidores mensajero mensajera mensajeros cartero cartera carteros conductor transportista transportistas rider riders motorista timbre telefonillo portero portal llamo llaman llamaron ausente vecino vecina vecinos porteria felpudo furgoneta tocaron timbrar conductores repartidoras
delivery|la entrega|la entrega||buzon buzones entrega entregas entregar entregaron entregado entregan reparto repartos plazo plazos retraso retrasos urgente urgentes domicilio tardo tardaron tarda franja direccion direcciones espera enviar enviado aduana aduanas intento intentos recogida recoger recogerlo llegar llegado llegaron llega llegan llegara llegada entregarlo entregarla entregarmelo entregada entregadas entregados entrego reparten repartido repartieron demora demoras demorado demoraron extraviado extraviaron extravio devuelto devolvieron devolucion destinatario intentaron recogieron recogen enviados vino vinieron mensajeria paqueteria seur mrw dhl gls nacex fedex courier
packaging/damage|el estado del envío|el estado del envío||roto rota rotos rotas aplastado aplastada aplastados golpeado golpeada golpeados golpes abierta mojado mojada empapado empapada danado danada danados pedazos anicos abollado abollada embalaje precinto rajado quebrado trizas abierto abiertos abiertas violentado violentada manipulado manipulada doblado doblada arrugado rasgado rasgada reventado reventada mojados derramado derramada golpeadas golpe embalajes envoltorio
tracking|el seguimiento|el seguimiento||seguimiento rastreo rastrear localizador tracking mapa
counter|el mostrador|el mostrador||mostrador oficina sucursal sucursales ventanilla puntos
support|la atención al cliente|la atención al cliente||atencion telefono llamada llamadas llamar llame chat correo correos reclamacion reclamaciones reclamar reclame incidencia incidencias responden contestan operadora operador locucion respuesta robot contesta contacto contactar contactan reclamo reclamos teleoperadora bot chatbot email emails mensaje mensajes whatsapp respuestas contestador
price|los precios|los precios||precio precios coste costo tarifa tarifas cobraron gastos portes
order|el pedido|el pedido||pizza hamburguesa hamburguesas comida bebida bebidas postre salsa salsas cesta compra refresco patatas papas sushi
station|los puntos de recogida|los puntos de recogida||taquilla taquillas locker lockers consigna citypaq`,
  services: `
service/staff|el equipo|el equipo||tecnico* fontanero* electricista* operario* instalador* cerrajero* pintor* trabajadores tecnico tecnicos operarios operario albanil albaniles plomero plomeros jardinero jardineros fumigador transportistas mozos montador montadores maestro maestros gasista empleada asistenta limpiadora limpiadoras obrero obreros encargado capataz jefe comercial comerciales personal fotografo abogado notario cuidador cuidadora cuidadores paseador paseadora equipo trabajador trabajadora cuadrilla muchacho muchachos carpintero carpinteros tapicero modista sastre costurera zapatero informatico reparador
work|el trabajo realizado|el trabajo realizado||trabajo trabajos obra obras reparacion reparaciones instalacion limpieza chapuza chapuzas chapucero acabado acabados remate remates rematar rematado pared paredes techo tejado suelo azulejo azulejos baldosa baldosas yeso enchufe enchufes cable cables tuberia tuberias cano canos grifo grifos caldera calderas calentador desague fuga fugas gotea goteando gotera goteras pintura pinturas pintaron pintado brocha ventana ventanas puerta puertas persiana persianas toldo toldos mampara armario armarios encimera cocina bano montaje instalaron instalado instalar instalo reparar reparado repararon arreglar arreglaron arreglado cerradura cerraduras bombin cilindro llave llaves placa placas panel paneles inversor antena compresor split splits mudanza mudanzas muebles mueble sofa escombros polvo cristal cristales limpiaron limpiar limpiado fregar fregado plancha planchado cesped poda podaron seto setos jardin arboles riego material materiales torcido torcida torcidos nivelado sellado silicona masilla grieta grietas humedad humedades reforma reformas techos fotos video album reportaje impresion impresiones lona vinilo tarjetas suela suelas tacon tacones tapizado cremalleras averia averias atasco soldadura motor lavadora nevera electrodomestico repararlo arreglarlo instalaciones agujero agujeros reparan desmontaje parquet tarima laminado lamparas lampara enchufar azulejado pladur escayola radiador radiadores aire tejas canalon canalones sumidero arqueta atascos desatascar desatasco podar arbol cortacesped
quote|los presupuestos|los presupuestos||presupuesto presupuestos presupuestado presupuestaron presupuestar cotizacion cotizaciones cotizaron estimacion
appointment|las citas|las citas||cita citas visita visitas franja plazo plazos quedaron quedamos presentaron presento aparecio aparecieron aparecen plantado plantada plantados retraso retrasos aplazaron aplazado turno turnos agenda tardaron tardo vino vinieron acudieron acudio acude acuden presentarse presenta reprogramaron reprogramar reprogramada demora demoras demoraron demoro puntual puntualidad impuntual tarde
network|la conexión|la conexión||fibra adsl internet wifi router cobertura senal megas velocidad conexion red redes modem linea lineas datos corte cortes cortan caida caidas mb gigas decodificador deco repetidor ping lentitud navegar roaming tele television satelite canal canales intermitente intermitencia intermitencias desconexion desconexiones desconecta latencia conectar conecta modems repetidores gigabytes
contract|el contrato|el contrato||contrato permanencia recarga recargas contratos contratar contrate contratado tarifa tarifas portabilidad permanencias clausula clausulas renovacion renovaron plan planes paquete sim chip esim titular titularidad contrataron contrata renovar renovado penalizan migracion
cancellation|la baja|la baja||baja cancelar cancelacion bajas anular anulacion penalizacion penalizaciones desistimiento desistir rescindir rescision cancelado cancele cancelarla cancelarlo
clothes|los arreglos|los arreglos||pantalon pantalones vestido falda chaqueta dobladillo manga mangas arreglo arreglos cremallera traje trajes chaquetas camisa camisas abrigo abrigos blusa blusas mancha manchas vestidos lavado lavada lavados planchada edredon edredones manta mantas cortina cortinas alfombra alfombras botas zapatos zapato bajos plumas ropa prenda prendas jersey jerseis encogio encogido encogida destenido destenida sabana sabanas
offers|las promociones|las promociones||promocion promociones descuento descuentos
payment/refund|la gestión del pago|la gestión del pago||reembolso reembolsos reembolsar reembolsaron dinero plata reintegro compensacion indemnizacion
bill/fees|las facturas|las facturas||factura facturas facturacion facturaron facturado recibos cobro cobros cobraron cobran cobrado cobrar cargo cargos importe importes lectura lecturas contador medidor consumo kilovatios tasa tasas multa recargo recargos suplemento suplementos desplazamiento iva domiciliacion domiciliado abono deuda euros pagar pague pagado tarifazo deudas cobraban cobrandome cobrarme sobrecoste subida subidas subieron subio aumento aumentos aumentaron aumentado cuota cuotas mensualidad mensualidades debito debitaron descontaron refacturar facturar facturan morosos
machines|las máquinas|las máquinas||maquina maquinas secadora secadoras lavadoras monedas fichas detergente suavizante programa
damage|los daños|los daños||rayado rayada rayaron rayon rayones rompieron rompio roto rota rotos rotas desperfecto desperfectos danos danado danada dano jarron aranazo aranazos astillado quemado quemada golpe golpes rasguno rasgunos rotura roturas estropearon estropeado estropeada mancharon manchado manchada
support|la atención al cliente|la atención al cliente||telefono llamada llamadas llamar llame llamaron llamamos llaman atencion chat chatbot robot contestador operadora operadores operador teleoperadora teleoperador locucion musiquita departamento departamentos correo correos email emails mensaje mensajes whatsapp responde responden respuesta respuestas contesta contestan contestaron respondieron reclamacion reclamaciones reclamar reclame incidencia incidencias ticket formulario soporte postventa posventa buzon contacto contactar contactado asesor asesora asesores asistencia reclamos reclamo responder callcenter explicacion explicaciones explicar explicaron explican explicarme
handling/paperwork|los trámites|los trámites||tramite tramites papeles papeleo documento documentos documentacion expediente expedientes solicitud solicitudes registro ventanilla declaracion declaraciones escritura escrituras impuestos hacienda renta certificado certificados sede licencia permiso permisos padron empadronamiento autonomo traspaso gestor gestion gestiones tramitar tramitaron tramitacion papel sello firma pasaporte visado dni
website|la página web|la página web||web pagina portal formularios pdf app aplicacion area clave plataforma contrasena sesion registrarme paginas apps aplicaciones enlace
animals|el cuidado de los animales|el cuidado de los animales||pienso paseo paseos correa jaula jaulas canil
offers/sales|la manera de vender|la manera de vender||ofertas oferta insisten insistencia promesas prometieron prometido vender venderme
price|los precios|los precios||precio precios caro caros cara coste costo costes nocturno festivo dineral
photos|las fotos|las fotos||retoque retoques retocadas encuadre
booking|la reserva|la reserva||reservar reserve reserva reservas
facilities|las instalaciones|las instalaciones||sala salas coworking trastero trasteros
access/storage|el acceso|el acceso||codigo codigos barrera ascensor
hours|el horario|el horario||horario horarios cerrado cerrada cierran cierra abren cerraron guardia
queue/waiting|la espera|la espera||cola colas espera esperar esperando espere fila filas
network/supply|el suministro|el suministro||luz electricidad suministro corriente apagon apagones potencia`,
  fitness: `
machines|las máquinas|las máquinas||maquina maquinas cinta cintas mancuernas bicicletas mancuerna barra barras disco discos banco bancos poleas polea pesas pesa eliptica elipticas remo bici bicis spinning multipower prensa jaula esterilla esterillas colchoneta colchonetas aparato aparatos canasta canastas aro balon balones red raqueta raquetas pala palas kettlebells kettlebell maquinaria equipamiento material presas cuerda cuerdas saco sacos arnes press sentadilla sentadillas rack racks smith step steps gomas banda bandas cables ergometro escaladora
membership|la suscripción|la suscripción||suscripcion mensualidad cuota cuotas matricula socio socios inscripcion pase pases abono abonos bono bonos permanencia contrato tarifa tarifas mensual anual membresia membresias domiciliacion recibo recibos cobro cobros cobraron cobran cobrando plan planes renovacion renovar renovaron cobrarme cobrar cobrado debitaron tarjeta cargo cargos cargaron pagar pague pago pagos precio precios subida subieron
cancellation|la baja|la baja||baja cancelar cancelacion bajas anular anulacion cancelado cancele congelar
queue/waiting|la espera|la espera||espera esperas esperar esperando esperamos espere esperaron cola colas fila filas turno turnos tardaron tardo tardan tarda demora demoras
classes|las clases|las clases||clase clases zumba yoga pilates crossfit boxeo bodypump aerobic dirigidas sesion sesiones grupo grupos monitora monitor monitores entrenador entrenadora natacion cursillo cursillos profesora profesor padel pista pistas cancha canchas torneo instructor instructora instructores profesores entrenadores monitoras bailes baile cycling hiit gap aquagym
changing|los vestuarios|los vestuarios||vestuario vestuarios taquilla taquillas candado candados casillero casilleros lockers espejo espejos secador secadores
pool|la piscina|la piscina||cloro calles nadar nadadores bordillo gorro tobogan
cleanliness|la limpieza|la limpieza||sudor papel desinfectante hongos pelos polvo basura suciedad spray toallitas sucio sucia sucios sucias limpieza limpiar limpian papelera
smell|el olor|el olor||olor huele olia apesta sudado peste tufo
showers|las duchas|las duchas||ducha duchas
climate|la climatización|la climatización||aire ventilacion ventilador ventiladores calor climatizacion ventanas ventilado ventilada acondicionado calefaccion
crowding|la afluencia|la afluencia||lleno llena llenos llenas saturado saturada masificado masificada abarrotado hueco huecos aforo turnarse petado
hours|el horario|el horario||horario horarios cerrado cerrada cierran cerraron abren apertura festivo festivos
payment/refund|la gestión del pago|la gestión del pago||reembolso reembolsar devolucion devolver devolvieron dinero`,
  finance: `
app|la aplicación|la aplicación||app apps aplicacion aplicaciones bizum huella notificaciones actualizacion aplicativo notificacion
website|la página web|la página web||web pagina website banca online portal formularios
login|el acceso en línea|el acceso en línea||login contrasena clave sesion claves pin codigo codigos sms usuario firma token coordenadas bloqueada bloqueado bloqueo bloquearon verificacion identificacion acceder acceso registrarme registro usuarios contrasenas biometria dni verificar identificarme autenticacion desbloquear
communication|la atención telefónica|la atención telefónica||telefono llamada llamadas llamar llame llaman llamaron contestan contesta cogen responde responden respuesta respuestas correo correos mensaje mensajes whatsapp chat robot centralita locucion informan informaron informo avisaron aviso avisar contactar contacto contactan contestador responder contestar avisan avisado informado explican telefonos llamando
fees|las comisiones|las comisiones||comision comisiones cuota cuotas mantenimiento cobro cobros cobran cobraron cobrado cargo cargos recibos tasa intereses interes recargo prima primas subida subidas subio subieron precio precios tarifa tarifas euros descubierto penalizacion pagar cobrarme cobrando cobraban anualidad recargos sobregiro comisiona moratorios subidon aumento aumentado aumentaron encarecido cara caro caros caras importe importes
handling|la gestión de los siniestros|la gestión de los siniestros||siniestro siniestros perito peritaje peritos reparacion reparaciones reparar reparado arreglo arreglar arreglado indemnizar indemnizaron cubre cubren cubrir cubria cubierto cubierta rechazo rechazaron rechazado rechazan denegado denegaron deniegan denegada autorizar autorizaron autorizacion autorizan valorar valoraron fontanero reembolsar reembolsaron reembolsan reparadores
handling/policy|las condiciones de la póliza|las condiciones de la póliza||poliza polizas
handling/paperwork|la tramitación|la tramitación||tramite tramites tramitar tramitacion gestion gestiones papel papeles papeleo documento documentos documentacion expediente expedientes formulario solicitud solicitudes hipoteca hipotecas prestamo prestamos credito creditos cuenta cuentas tarjeta tarjetas transferencia transferencias ingreso ingresar certificado certificados herencia testamentaria notaria apertura cancelar cancelacion baja traspaso domiciliacion nomina contrato contratos permanencia deposito fondos plan divisas cambio reembolso devolucion reclamacion reclamaciones reclamar reclame cobertura coberturas indemnizacion danos valoracion tasacion taller grua asistencia condiciones letra clausula clausulas tramitador tramitadora incidencia efectivo dinero contratar contrate contratado contratada contrataron renovacion renovar renovado renovaron ingresos depositos retiro retiros transferir debito embargo deuda deudas saldo saldos cheque cheques vinculacion inversion inversiones plazo plazos refinanciar financiacion financiamiento domiciliar domiciliado siniestralidad titular titularidad movimiento movimientos bloqueadas retenido retenida retienen retencion buro asnef
service/staff|el personal|el personal||gestor gestora gestores director directora cajera empleado empleada empleados asesor asesora comercial comerciales agente agentes ejecutiva ejecutivo corredor mediador personal interventor senorita ejecutivos asesores asesoras directores cajeras vigilante
advice|el asesoramiento|el asesoramiento||consejo asesoramiento asesorar asesoraron explicaron explico explicacion explicaciones informacion recomendaron
service/selling|la atención comercial|la atención comercial||vender venderme vendernos colocarme colarme encasquetar insisten insistieron insistencia ofertas oferta alarma promocion obligan obligaron obligado obligada obligar
queue/waiting|la espera|la espera||cola colas espera esperar esperando fila filas turno turnos demora demoras tardan tardaron tarda tardado lento lentos lentitud saturado saturada esperas espere esperamos
branch|la oficina|la oficina||oficina oficinas sucursal sucursales ventanilla ventanillas previa sede sedes
atm|los cajeros|los cajeros||cajero cajeros billetes monedas maquina maquinas
hours|el horario|el horario||horario horarios cierran cerrado cerrada cerraron abren
communication/scheduling|la gestión de las citas|la gestión de las citas||cita citas`,
  garage: `
repair|la reparación|la reparación||reparacion reparaciones arreglo revision averia freno frenos embrague motor aceite rueda ruedas neumatico* bateria itv salpicadero testigo luz pastillas chapa pintura correa arreglar arreglaron arreglado arreglan reparar reparado repararon reparada averias filtro filtros pastilla discos amortiguador amortiguadores suspension bujias bujia inyector inyectores turbo culata junta distribucion cadena alternador arranque escape catalizador radiador parabrisas limpiaparabrisas luna lunas retrovisor cerradura elevalunas ventanilla faro faros bombilla bombillas alineado alineacion balanceo equilibrado llanta llantas goma gomas cubierta cubiertas neumaticos disco palanca marchas cambio cambios compresor climatizador ruido ruidos chirria chirrian chirrido pitido vibra vibracion gotea fuga liquido refrigerante fallo fallos fallaba diagnosis diagnostico diagnosticaron recambio recambios repuesto repuestos pieza piezas volante direccion centralita sensor sensores mecanica montaje montaron desmontaron pintaron pintado pulido abolladura parachoques paragolpes capo aleta electrica bicicleta tornillo tornillos tuercas refaccion refacciones balata balatas bujes maza balero baleros afinacion tablero rin rines clutch transmision bomba inyeccion bobina bobinas carburador cremallera rotula rotulas silenciador valvula valvulas mantenimiento mantenimientos luces retrovisores cristal cristales claxon termostato electrovalvula anticongelante embragues revisar revisaron revisado revisada revisiones falla fallas averiado averiada rearmado soldadura elevador
mechanic|los mecánicos|los mecánicos||mecanico mecanicos operario operarios chapista electromecanico tecnico tecnicos maestro
warranty|la garantía|la garantía||garantia garantias extension cubre cubren cubierto
quote/bill|el presupuesto|el presupuesto||presupuesto presupuestos presupuestado presupuestaron cotizacion factura facturas facturaron cobraron cobran cobrado cobro tarifa euros
appointment|la cita|la cita||cita citas plazo plazos turno esperar esperando espera tardaron tardo tardan retraso agendar agende agendado demora demoraron demoro
wash|el lavado|el lavado||lavado lavados lavar lavaron limpieza aspirado aspiradora aspirador cepillo cepillos rodillo rodillos encerado espuma champu tapiceria manguera tunel
car|el vehículo|el vehículo||coche coches carro carros auto autos vehiculo vehiculos moto motos furgoneta furgonetas camioneta seminuevo kilometros kilometraje autocaravana unidad unidades versiones pickup suv todoterreno berlina ranchera automovil automoviles camion
sales|la venta|la venta||vendedor vendedora vendedores comercial comerciales venta financiacion financiar tasacion tasaron oferta enganche credito financiera apartado apartar promocion promociones descuento
information|la información|la información||avisaron avisar avisan aviso llamaron llaman llamar llamada llamadas explicaron explicacion explicaciones informaron informan informado comunicacion contactar contacto contestan contesta responden mensajes whatsapp
hours|el horario|el horario||horario horarios recogerlo recoger dejarlo cierran cerrado abren festivo
cleanliness|la limpieza|la limpieza||manchas mancha grasa alfombrilla alfombrillas polvo
waitingroom|la sala de espera|la sala de espera||saladeespera sala
damage|los daños|los daños||aranazo aranazos rayon rayones rayado rayada bollo bollos desperfecto desperfectos
rental/loan|el vehículo de sustitución|el vehículo de sustitución||sustitucion cortesia
place/garage|el establecimiento|el establecimiento||agencia agencias concesionario concesionarios concesionaria taller talleres vino vinieron
service/staff|el personal|el personal||asesor asesora asesores recepcionista recepcionistas jefe encargado encargada gerente gerentes personal administrador
handling/paperwork|los trámites|los trámites||placas matricula matriculacion matricular tramite tramites papeles documentos documentacion transferencia permiso gestoria tenencia`,
  hair: `
haircut|el corte|el corte||corte cortes peinado pelo cabello flequillo melena puntas cortar cortaron cortado cortada cortito peinados peinar peinaron peinaba recogido recogidos rizo rizos rizado rizada raya capas degradado degrade fade rapado rapada maquina barba barbas bigote patilla patillas trasquilon trasquilones trasquilado trasquilada escalon escalones secado brushing cabellera coleta extensiones extension centimetros bob volumen pelos cabellos flequillos cortandome cortando secar secaron secarme lavar lavaron lavarme plancha planchado ondas trenza trenzas degradados navaja tijera tijeras maquinilla
colour|el color|el color||color tinte mechas balayage decoloracion rubio naranja tintes mecha reflejos canas raices decolorado decolorada decolore rubia platino castano cobrizo pelirrojo pelirroja rojo amarillo amarilla verde naranjas matiz matizador matizar iluminaciones babylights coloracion tenir tenido tenida tineron
treatment|el tratamiento|el tratamiento||tratamiento tratamientos masaje masajes manicura manicure pedicura pedicure esmalte esmaltado semipermanente semi gel gelish acrilico acrilicas acrilica pestanas ceja cejas depilacion depilar depilaron cera laser facial faciales mascarilla exfoliacion hidratacion alisado keratina queratina permanente botox tatuaje tatuajes tinta maquillaje maquillaron aceite camilla circuito jacuzzi sauna sesion sesiones piercing piercings microblading lavado champu shampoo acondicionador ampolla pulido cuticula cuticulas desparejo descascara bronceado rayos bono bonos unita manicuras esmaltados gelpolish cejitas microblanding lifting mesoterapia radiofrecuencia presoterapia
appointment|la cita|la cita||cita citas turno turnos agenda hueco huecos reserva reservas reservar reserve reservado agendar agendado agende agendo cancelaron cancelacion cancelar apuntada apuntado apuntaron citaron citado reprogramar reprogramaron anular anularon cancelada cancelado plantada
queue/waiting|la espera|la espera||espera esperar esperando espere esperas tarde retraso retrasos tardo tardaron tardanza colar
service/staff|el personal|el personal||chica chicas senora empleada empleadas duena dueno recepcionista
stylist|la peluquería|la peluquería||peluqueros peluqueras esteticista esteticistas estilista barbero barberos manicurista tatuador tatuadora masajista aprendiz aprendices oficiala
price|los precios|los precios||precio precios cobro cobraron cobran cobrarme cobrado cobrar euros pesos caro cara tarifa tarifas pagar pague pagado suplemento extra
sales|la manera de vender|la manera de vender||vender venderme vendernos`,
  medical: `
stock/glasses|las gafas|las gafas||gafas lentes lentillas graduacion montura cristal cristales patilla patillas bifocales progresivas progresivos lentilla antireflejante
service/staff|la atención|la atención||enfermera enfermeras enfermero enfermeros auxiliar auxiliares celador celadores doctor doctora doctores medico medica medicos dentista dentistas pediatra ginecologa ginecologo dermatologa fisio fisioterapeuta veterinario veterinaria veterinarios higienista terapeuta optica optico oculista especialista especialistas anestesista personal explico explicaron explica explicar tratamiento tratamientos sesion sesiones masaje ejercicio ejercicios empaste empastes corona protesis ortodoncia brackets implante implantes plantillas cirugia revision revisiones curas cura camilla aparatos electrodos rehabilitacion exploracion diagnostico diagnosticos diagnosticaron diagnosticar receta recetas recetaron recetar medicacion analisis analitica analiticas radiografia radiografias ecografia ecografias resonancia pruebas tac vacuna vacunas operacion quirofano anestesia endodoncia carilla carillas logopeda podologo podologa cardiologo traumatologo psicologa psicologo nutricionista matrona odontologo odontologa oftalmologo oftalmologa dermatologo urologo alergologo neurologo otorrino cirujano cirujana residente residentes internista
communication/scheduling|la gestión de las citas|la gestión de las citas||cita citas consulta consultas agenda agendas agendar turno turnos hueco huecos citacion citaron citado citaciones cancelan cancelaron cancelada canceladas aplazaron aplazada aplazado reprogramaron programada programar volante volantes derivacion citarme cancelo reprogramar anulan anularon anulada adelantar calendario
communication|la comunicación|la comunicación||telefono telefonos llamada llamadas llamar llame llaman llamaron centralita comunica contestan contesta cogen coge correo correos mensaje mensajes whatsapp informacion informan informaron informo resultado resultados informe informes contactar contacto contestar responden responde respuesta respuestas avisan avisaron avisar email emails
waitingroom|la sala de espera|la sala de espera||saladeespera
queue/waiting|la espera|la espera||espera esperar esperando espere esperas retraso retrasos tarde tardaron tardan tarda cola colas fila esperamos tardo tardado demora demoras demoraron demorado
frontdesk|la recepción|la recepción||recepcion recepcionista recepcionistas mostrador ventanilla secretaria secretarias administrativa administrativas admision admisiones
price|los precios|los precios||precio precios presupuesto presupuestos factura facturas cobraron cobran cobro cobrado cobrar euros tarifa tarifas coste costo caro cara pagar pague pagado importe
parking|el aparcamiento|el aparcamiento||coche coches carro carros auto autos aparcar aparcamiento parking estacionar estacionamiento plaza plazas
handling/paperwork|los trámites|los trámites||tramite tramites papeles papeleo expediente historial autorizacion autorizaciones autorizada seguro mutua aseguradora formulario reclamacion reclamar
stock/optics|las gafas|las gafas||gafa graduadas varilla varillas aros
service/selling|la atención comercial|la atención comercial||vender venderme vendernos encasquetar comercial comerciales oferta ofertas promocion descuento suplemento
access|el acceso|el acceso||entrada acceso ascensor rampa andador muletas edificio
temperature|la temperatura|la temperatura||calefaccion frio aire temperatura calor
hours|el horario|el horario||horario horarios cierran cerrado cerrada abren festivo festivos
cleanliness|la limpieza|la limpieza||limpieza suciedad polvo papelera
website|la página web|la página web||web pagina portal app aplicacion`,
  culture: `
tickets|las entradas|las entradas||entradas ticket tickets boleto boletos entrada tique tiques taquilla taquillas localidad localidades abono abonos pulsera pulseras bono bonos reventa qr aforo precioentrada pase pases suplemento reserva reservas reservar descuento tarifa tarifas carnet fast cobran cobraron
access/road|el camino|el camino||carretera camino caminos sendero senalizacion acceso accesos puerta puertas rampa ascensor cartel carteles indicaciones poligono aparcar
shows|el espectáculo|el espectáculo||pelicula peliculas peli pelis film obra funcion funciones espectaculo espectaculos show shows concierto conciertos actor actores actriz actrices cantante cantantes musico musicos banda orquesta guion director repertorio escenario actuacion actuaciones artista artistas magos mago payasos comico comica monologo musical opera ballet danza coro delfines desfile partido partidos sesion proyeccion estreno trailer
music/sound|el sonido|el sonido||sonido audio acustica volumen altavoz altavoces microfono microfonos musica dj canciones reggaeton regueton eco retumba
screen|la pantalla|la pantalla||pantalla pantallas imagen proyector subtitulos 3d
seats|los asientos|los asientos||asiento asientos butaca butacas fila filas silla sillas grada gradas respaldo respaldos visibilidad columna columnas poste palco platea anfiteatro sentados sentarse sentarnos mesa mesas reservado
exhibition|la exposición|la exposición||obras cuadro cuadros pintura pinturas escultura esculturas vitrina vitrinas pieza piezas cartela cartelas coleccion colecciones museografia fondos maqueta maquetas tapices dioramas fosiles interactivo interactivos retablo claustro cripta
animals|los animales|los animales||animal animales jaula jaulas leones monos elefante elefantes jirafa jirafas tiburon tiburones pez peces tanque tanques tortuga tortugas pinguino pinguinos delfin aves acuario acuarios foca focas tigre iguana iguanas serpiente serpientes reptiles mono leon oso osos lobo lobos orca orcas loro loros aviario animalito animalitos fauna corral pony ponis ponies caballo caballos camellos manaties cocodrilo cocodrilos gorila gorilas rinoceronte cabras
rides|las atracciones|las atracciones||atraccion atracciones noria tobogan toboganes juego juegos hinchable hinchables colchoneta colchonetas camas elasticas bolas carrusel tirolina tirolinas karts kart circuito pistas pista bolos bolo rocodromo simulador vagoneta teleferico olas flotadores trampolin trampolines telesilla remonte remontes nieve montana rusa rusas montanas coaster tirolesa tiovivo barca barcas trenecito caballitos kartodromo saltos lanzadera remos bumper
guide|la visita guiada|la visita guiada||guia guias guiada guiado audioguia audioguias explicacion explicaciones explico explicaba tour tours recorrido recorridos visita visitas ruta rutas itinerario excursion barco kayak capitan travesia
hall|las salas|las salas||vestibulo hall guardarropa pasillo pasillos decorado decorados pruebas enigma enigmas acertijo acertijos puzzles candado candados sala salas escape carpa carpas pabellon pabellones
atmosphere|el ambiente|el ambiente||ambiente ambientacion publico charlando moviles luces fiesta discoteca silencio
food/stands|la comida|la comida||palomitas nachos refresco refrescos bebida bebidas comida bar cafeteria restaurante bocadillo bocadillos cerveza cervezas helado helados copa copas barra comidas restaurantes menu menus hamburguesa hamburguesas pizza patatas perrito bocata aguas
service/staff|el personal|el personal||acomodador acomodadores acomodadora taquillera taquillero vigilante vigilantes animador animadores monitor monitores monitora socorrista socorristas guardia guardias portero porteros azafata azafatas empleados empleado empleada personal organizadores voluntarios
administration|la organización|la organización||organizacion organizado organizada desorganizacion desorganizado desorganizada caos caotico logistica protocolo turnos turno
policy|las normas|las normas||prohibido prohibida prohiben prohibieron norma normas mochila mochilas botella botellas cochecito permiten permitido requisaron obligan obligaron obligatorio obligatorios prohibicion restricciones normativa reglas mascota mascotas
temperature|la temperatura|la temperatura||temperatura frio calor aire climatizacion calefaccion ventilacion tiritando abrigo abrigos chaqueta grados
parking|el aparcamiento|el aparcamiento||parking aparcamiento estacionamiento coche carro auto
queue/waiting|la espera|la espera||cola colas espera esperar esperando esperamos espere esperas demora demoras tardan tardaron
animation/activities|las actividades|las actividades||actividad actividades taller talleres cuentacuentos
content/books|el fondo|el fondo||libro libros ejemplar ejemplares prestamo prestamos catalogo revistas novedades
wifi|el wifi|el wifi||wifi internet enchufe enchufes red senal conexion
toilets|los aseos|los aseos||bano banos aseo aseos lavabo lavabos
changing|los vestuarios|los vestuarios||vestuario vestuarios consigna ropero casillero casilleros
pool|la piscina|la piscina||piscina piscinas agua cloro jacuzzi sauna
hours|el horario|el horario||horario horarios cerrado cerrada cerrados cierran cierra cerraron abren apertura festivo
punctuality|la puntualidad|la puntualidad||retraso puntual parado parada paro averia
light|la iluminación|la iluminación||luz iluminacion penumbra focos oscuridad
content/visit|el contenido|el contenido||monumento monasterio castillo catedral palacio jardines
price|los precios|los precios||caro cara carisimo caros euros pesos precio precios coste costo
payment/refund|la gestión del pago|la gestión del pago||devolver devolvieron devuelven devolucion reembolso reembolsos dinero
website|la página web|la página web||web pagina app formulario
information|la información|la información||informacion mapa mapas plano planos folleto folletos anunciado anunciaban anunciada paneles
cleanliness|la limpieza|la limpieza||limpieza suciedad pegajoso pegajosa pegajosas basura papeleras papelera polvo mugre
content/sight|la visita|la visita||cueva cuevas cenote cenotes ruinas piramide piramides cascada cascadas templo templos yacimiento mirador miradores paisaje paisajes acantilados vestigios museo museos faro volcan laguna
upkeep|el estado de las instalaciones|el estado de las instalaciones||mantenimiento abandonado abandonada abandonados abandono descuidado descuidada descuidados descuidadas deteriorado deteriorada oxidado oxidada oxidados maleza hierba hierbas averiado averiada averiadas averiados obsoleto anticuado anticuada reforma reformar desgastado desgastadas
crowding|la afluencia|la afluencia||abarrotado abarrotada abarrotados masificado masificada lleno llena llenos gentio multitud multitudes aglomeracion aglomeraciones saturado saturada`,
  school: `
queue/waiting|la espera|la espera||espera esperas esperar esperando esperamos espere esperaron cola colas fila filas turno turnos tardaron tardo tardan tarda demora demoras
place/school|el centro|el centro||centro escuela colegio academia autoescuela guarderia instituto universidad facultad cole
trainer|el equipo educativo|el equipo educativo||educadora educadoras cuidadora cuidadoras monitor monitora monitores director directora coordinadora coordinador entrenador
teacher|los profesores|los profesores||profes profesor profesora profesores maestro maestra maestros maestras tutor tutora tutores seno docente docentes instructor instructora instructores catedratico sustituta sustituto suplente explica explicaba explican explicar nativo nativa nativos pedagogia ensenante formador formadora formadores ponente ponentes pedagogica
classes|las clases|las clases||clase clases curso cursos leccion lecciones asignatura asignaturas grupo grupos practicas practica teorica teoricas sesion sesiones ingles matematicas idioma idiomas aula aulas coche coches aparcar circuito autopista ensenanza ensenan ensena ensenar ensenado ensenaron aprender aprende aprendido aprendi aprendimos aprenden nivel niveles modulo modulos master carrera taller talleres seminario partitura cancion canciones ola olas tabla tablas receta recetas ritmo temas clasecita cursillo intensivo video videos videollamada videollamadas grabada grabadas virtual virtuales webinar tutorial
assessment|los exámenes|los exámenes||examen examenes nota notas evaluacion evaluaciones calificacion calificaciones prueba pruebas suspenso suspendido suspendi suspender aprobar aprobado aprobe boletin titulo titulos certificado certificados diploma recuperacion parcial
exercises|los ejercicios|los ejercicios||ejercicio ejercicios deberes tarea tareas trabajos proyecto proyectos entregas fichas test tests correccion correcciones corregir corrige corrigen corregido feedback
material|el material|el material||material materiales apuntes libro libros temario temarios fotocopia fotocopias cuaderno cuadernos diapositivas pdf pdfs manual manuales tablet ordenador ordenadores instrumento instrumentos instrumental guitarra guitarras trajes neopreno uniforme uniformes encimera
communication|la comunicación|la comunicación||aviso avisos avisan avisaron avisar circular circulares whatsapp correo correos email mensajes mensaje telefono llamadas reunion reuniones tutoria tutorias agenda contestan responden informan informaron informacion respuesta responder contactar contacto contesta contestaron emails llamar llame llaman
administration|la organización|la organización||organizacion secretaria administracion horarios horario matricula matriculas matriculacion inscripcion inscripciones calendario coordinacion papeleo tramite tramites descontrol caos desorganizado desorganizada plataforma campus actividad actividades excursion excursiones extraescolar extraescolares sustituciones rotacion ratio listas lista
price|los precios|los precios||cuota cuotas mensualidad precio precios tasas tasa pago pagos recibo recibos bono bonos euros cobran cobraron
food|la comida|la comida||comedor menu menus comida comidas almuerzo merienda plato platos macarrones catering
facilities|las instalaciones|las instalaciones||instalacion instalaciones gimnasio calefaccion caldera edificio techo pupitre pupitres
sales|la manera de vender|la manera de vender||descuento descuentos comercial comerciales paquete paquetes promesas
temperature|la temperatura|la temperatura||frio calor abrigo abrigos temperatura aire ventilador estufa
appointment|las citas|las citas||anulan anulada anularon cancelan cancelaron cancelo cancelada reprogramar plaza plazas
parking|el aparcamiento|el aparcamiento||aparcamiento parking
equipment|el material|el material||neoprenos casco cascos proyector pizarra tabletas raqueta raquetas
booking|la reserva|la reserva||reserva reservas reservar
payment/refund|la gestión del pago|la gestión del pago||reembolso reembolsos reembolsar devolucion devolver devolvieron devuelven dinero
contract|el contrato|el contrato||contrato contratos permanencia clausula clausulas cancelar cancelacion firmar firme
website|la plataforma|la plataforma||web pagina app aplicacion aplicaciones moodle zoom enlace`,
  property: `
queue/waiting|la espera|la espera||espera esperas esperar esperando esperamos espere esperaron cola colas fila filas turno turnos tardaron tardo tardan tarda demora demoras
upkeep/repairs|el mantenimiento|el mantenimiento||mantenimiento reparacion reparaciones reparar arreglar arreglan arreglo arreglos averia averias caldera calentador calefaccion ascensor ascensores elevador humedad humedades moho goteras gotera gotea fuga fugas tuberia tuberias desague grifo grifos ventana ventanas persiana persianas puerta puertas portal portero telefonillo interfono luz luces bombilla bombillas garaje trastero escalera escaleras fachada tejado techo techos pared paredes pintura desperfectos desperfecto obra obras limpieza azotea patio nevera lavadora horno radiador cerradura enchufe enchufes termo agua bano muebles acabados defectos grieta grietas suelo cisterna inodoro ducha vitroceramica microondas campana plagas cucarachas filtracion filtraciones filtra azulejos tarima parquet electrico electricidad enchufar mobiliario colchon colchones sofa
agent|el asesor|el asesor||agente agentes comercial comerciales asesor asesora asesores inmobiliaria agencia agencias casero casera caseros arrendador arrendadora propietario propietaria propietarios dueno duena corredor corredora promotora constructora visita visitas ensenar enseno ensenaron mostro vendedor vendedora gestor inmobiliarias intermediario intermediarios comercializadora promotor
management/administration|la administración|la administración||administrador administradora administradores administracion gestion gestiones comunidad junta juntas acta actas conserje reunion derrama derramas cuotas cuota expensas gastos presupuesto presupuestos cuentas
deposit|la fianza|la fianza||fianza fianzas deposito garantia inventario devolucion devolver devolvieron devuelven senal arras reserva aval
rent|el alquiler|el alquiler||alquiler alquileres arriendo renta mensualidad mensualidades subida suministros honorarios comision comisiones precio
lease|el contrato|el contrato||contrato contratos clausula clausulas prorroga firma firmar firmamos nomina nominas requisitos papeles documentacion escritura escrituras notaria hipoteca renovar renovacion permanencia rescision rescindir prorrogas contratar
listing|el anuncio|el anuncio||anuncio anuncios foto fotos descripcion metros m2 idealista
flat|el piso|el piso||piso pisos apartamento departamento depto vivienda habitacion habitaciones cuarto casa inmueble estudio atico salon cocina
communication|la comunicación|la comunicación||telefono llamada llamadas llamar llame llaman correo correos mensaje mensajes whatsapp responde responden contesta contestan contestaron respuesta avisan avisar aviso informan localizar contactar contacto contactan contestar responder emails email informacion
viewing|las visitas|las visitas||ensenarlo ensenarnos vino vinieron visitar visitamos visite
smell|el olor|el olor||olor olores cloaca
calm/noise|el ruido|el ruido||ruido ruidos tacones musica fiesta fiestas insonorizacion
cleanliness|la limpieza|la limpieza||limpiadora suciedad basura basuras cubos
bill|las facturas|las facturas||factura facturas recibo recibos cobro cobros cobraron cobran gas consumo cobrarme cobrar cargo cargos importe`,
  pharmacy: `
service/staff|el personal|el personal||farmaceutica farmaceutico farmaceuticas farmaceuticos dependienta dependiente auxiliar chica chico mostrador explico explicaron
advice|el asesoramiento|el asesoramiento||consejo consejos asesoramiento asesorar recomendaron recomendo recomendacion aconsejo aconsejaron explicacion talla
stock|las existencias|las existencias||stock existencias crema cremas pomada encargo encargar encargarlo encargaron agotado agotada agotados desabastecimiento pedirlo panales leche tiritas mascarillas termometro disponible disponibles almacen producto productos jarabe jarabes medicamento medicamentos medicinas pastillas pomadas gotas vitaminas test tests jeringas colirio
hours|el horario|el horario||guardia guardias horario horarios cerrado cerrada cierran cerraron abren abierta abierto reja persiana timbre ventanilla festivo abrir abriera cerrar
queue/waiting|la espera|la espera||cola colas espera esperar esperando fila turno turnos ticket numero tardan tardo esperas espere demora demoran tardaron lento lentos
price|los precios|los precios||precio precios caro cara caros caras cobraron cobran cobro euros pesos etiqueta`,
  restaurant: `
service/staff|el personal|el personal||mozo mozos mesero mesera meseros camarero camarera camareros camareras mesonero dependienta dependientas senora encargado encargada duena dueno jefe metre maitre repartidor repartidora chaval chavala chavales cocinero chef
service|el servicio|el servicio||servicio servir sirven sirvieron sirvio servido servida servidos atendieron atendio atienden atiende atender atendiendo trajeron trajo traen traer traernos comanda cubiertos servilleta servilletas retiraron recogieron olvidaron olvido olvidarse ignoraron barra salero mantel manteles vaso vasos cubierto sirvieran sirvan servirnos servirte servirme sirviendo sirviendote atendieran atiendan atendernos atenderme trajeran traigan retirar retirarnos retirarme retiran limpiaran atencion trato desatendidos camareo
food|la comida|la comida||comimos comer comido cenar cenamos cocinado cocinada guisado quemado quemada quemados quemadas fria frios frias frio tibia tibio crudo cruda crudos crudas recalentado recalentada salado salada salados sosa soso sosos grasiento grasienta aceitoso aceite grasa mayonesa relleno rellenos masa carne cordero cerdo ternera papa cachopo chuleton solomillo entrecot carrillera carrilleras lomo costilla costillas rabo callos pato codillo muslo muslos alita alitas croqueta croquetas ensaladilla huevo huevos arroz arroces paella fideua marisco mariscos pescado pulpo sepia chocos rape dorada navajas zamburinas vieiras sopa sopas crema caldo verdura verduras guarnicion patatas papas queso quesos jamon embutidos tabla tosta tostas tostada tostadas bocata bocadillo bocadillos sandwich mixto bikini perrito perritos taco tacos burrito pollo hamburguesa hamburguesas kebab ramen sushi pasta pizza plato platos platito entrante entrantes aperitivo picoteo tapa tapas pincho pinchos pintxo bolleria pasteles pastel bollo bollos cruasan croissant croissants hojaldre hojaldres empanada empanadas empanadilla empanadillas medialuna medialunas bizcocho magdalena magdalenas donuts rosca roscon roscones barras tortilla tortillas gluten producto ingredientes sabor sabores cocina picos salsa salsas aceitunas cacahuetes encurtidos mandioca ribeye rib eye arrachera sirloin filete filetes incomible incomibles chilaquiles sopes gorditas flautas tlayuda tlayudas barbacoa enchilada enchiladas quesadilla quesadillas pozole mole birria tamal tamales guacamole nachos ceviche ceviches anticucho anticuchos parrillada asado asados choripan milanesa milanesas bife bifes matambre locro arepa arepas pupusas ajiaco chamuscado chamuscada pastas fideos espaguetis lasana noquis raviolis macarrones platillo platillos alimentos alimento comidas cenas menestra menestras embutido lechuga tomate cebolla aguacate palta pepinillo sandwiches baguette focaccia wrap wraps nuggets costillar brasas curry noodles rollitos gyozas dumplings tempura maki makis sashimi nigiris wok tartar carpaccio foie trufa bacalao merluza atun salmon lubina trucha calamares gambas langostinos mejillones almejas chipirones boquerones anchoas percebes ostras bogavante langosta cangrejo caracoles solomillos hamburguesita pepito
drinks|las bebidas|las bebidas||bebida bebidas agua aguas copa copas mojito mojitos coctel cocteles cana canas cervecita tercio tercios jarra jarras tinto rosado sangria vermut refresco refrescos coca cocacola zumo zumos jugo jugos batido batidos botella botellas botellin hielo hielos limonada trago tragos ginebra gin tonic tonica gintonic ron whisky chupito chupitos cubata cubatas cerveza cervezas vino vinos garrafon infusion matcha horchata michelada espuma licor licores smoothie licuado cortado cortados americano mosto mostos tequila mezcal vodka pisco chelas chela birra birras champan cava lambrusco capuccino cappuccino latte leche
seating|el sitio|el sitio||mesa mesas silla sillas taburete taburetes banqueta sofa banco bancos rincon pasillo columna sentar sentaron sentarnos sentarse sentados asiento asientos
booking|la reserva|la reserva||reserva reservas reservar reservamos reserve reservado reservada reservaron reservacion reservaciones
queue/waiting|la espera|la espera||esperando esperamos esperar espere esperaron espera esperas tardaron tardan tardo tarda tardaba tardado tardanza demora demoraron demoro cola colas fila lento lenta lentos lentitud eternidad esperabamos esperado demoran demorado demorados demoradas tardaran tardar tardando
order|el pedido|el pedido||pedido pedidos pedi pedimos pidio comandas equivocaron equivocado equivocada faltaba faltaban faltaron bolsa entrega encargo encargue encargamos encargar
bill|la cuenta|la cuenta||cuenta cuentas ticket tique factura cobraron cobrado cobran cobro cobrar cobrarnos cobrarme propina propinas suplemento cobrando cobrandome cobra cobraban recargo recargos importe
price|los precios|los precios||precio precios caro cara caros caras carisimo carisima euros pesos soles clavada clavaron pagar pagamos pague pagado
policy|las normas|las normas||turno turnos consumicion prohibido permiten permitieron norma normas
cleanliness|la limpieza|la limpieza||pegajosa pegajosas pegajoso pegajosos migas carmin pelo pelos mosca moscas cucaracha mugre basura guantes sucia sucio sucias sucios suciedad limpieza higiene mancha manchas polvo trapo bayeta cabello cabellos mosquito mosquitos cucarachas hormigas gusano gusanos limpiar limpiaron limpian limpiado bayetas
choice|la variedad|la variedad||variedad vegetariano vegetariana vegetarianos vegano vegana veganos veganas celiaco celiaca celiacos opcion opciones alternativa alternativas agotado agotados agotada quedaba quedaban
portions|las raciones|las raciones||racion raciones porcion porciones cantidades escaso escasa escasas escasos minuscula minusculo ridicula ridiculas chiquito chiquita
parking|el aparcamiento|el aparcamiento||aparcar aparcamiento parking estacionar estacionamiento coche carro
calm/noise|el ruido|el ruido||ruido ruidoso ruidosa ruidosos volumen altavoz altavoces bulla
hours|el horario|el horario||horario horarios cerrado cerrada cerrados cierran cerraron abierto abren persiana
delivery|la entrega|la entrega||moto tapper tupper tuppers envase envases cuadras enviaron traian rider riders motorista reparto domicilio delivery envio envios entregan entregaron repartir enviar glovo ubereats rappi justeat
paymentmeans|los medios de pago|los medios de pago||tarjeta tarjetas efectivo datafono bizum metalico transferencia visa yape contactless
climate|la climatización|la climatización||aire calor estufa estufas calefaccion ventilador ventiladores temperatura acondicionado climatizacion
terrace|la terraza|la terraza||terraza terrazas patio toldo sombrilla sombrillas jardin azotea
atmosphere|el ambiente|el ambiente||ambiente karaoke flamenco boda bodas despedida despedidas fiesta luz luces velas vela neones reggaeton regueton dj clientela television tele tv partido futbol
desserts|los postres|los postres||postre postres tarta tartas helado helados flan tiramisu brownie natillas torrija coulant crepe crepes gofre gofres waffle churros churro nata mousse sorbete bola bolas cucurucho tarrina vainilla pistacho chocolate alfajor alfajores torta tortas
menu|la carta|la carta||carta menu menus degustacion alergenos qr pizarra sugerencias sugerencia
wifi|el wifi|el wifi||enchufe enchufes
toilets|los aseos|los aseos||bano banos aseo aseos lavabo lavabos cisterna papelhigienico retrete inodoro wc sanitario sanitarios
access|el acceso|el acceso||rampa`,
};

export const vocabularyDe: Vocabulary = {
  transport: `
journey|die Fahrt|die Fahrt||fahrt fahrten reise hinfahrt ruckfahrt busfahrt zugfahrt bootsfahrt uberfahrt schifffahrt rundfahrt strecke
flight|den Flug|den Flug||flug fluge
vehicle|das Fahrzeug|das Fahrzeug||bus busse bussen zug zuge wagen auto fahrzeug* busses zuges waggon* abteil* wagon* bahn tram strassenbahn mietwagen leihwagen roller rollern schiff fahre flugzeug* maschine kabine reifen tank lenker bremsgriff e-scooter scooter
luggage|das Gepäck|das Gepäck||gepack* koffer
tickets|die Fahrkarten|die Fahrkarten||ticket tickets fahrkarte* fahrschein* fahrkarten billett* billet* deutschlandticket monatskarte* bahncard
connection|den Anschluss|den Anschluss||anschluss* umstieg
punctuality|die Pünktlichkeit|die Pünktlichkeit||abfahrt abfahrtszeit* fahrplan* takt ersatzverkehr schienenersatzverkehr verpasst verpassten anschlusszug* ausfall ausfalle zugausfall* entfallt entfiel ausgefallen gestrichen umsteigezeit* bahnsteig legte ablegte abflug* boarding gestrandet haltestelle* steg fahrplane spater
seats|die Sitzplätze|die Sitzplätze||sitzplatz sitzplatze sitzplatzreservierung* platzreservierung reihe nebeneinander mittelplatz* fensterplatz* beinfreiheit kniefreiheit sitz sitze sitzen
driver/service|den Fahrer|den Fahrer||fahrer fahrerin busfahrer* taxifahrer* chauffeur* schaffner* kontrolleur* fahrstil fahrweise vollgas vollbremsung* schaffnerin bremste rannte klopfte motzt
counter|den Schalter|den Schalter||schalter schaltern unterschrift unterschriften mietvertrag
rental|die Vermietung|die Vermietung||vermietung station ruckgabe ubergabe kratzer selbstbeteiligung vollkasko tankregelung
parking|die Parkplätze|die Parkplätze||parkhaus* parkplatz* plaetze platze schranke rampe saule parkticket stellplatz* parkgebuhr*`,
  app: `
location/positioning|die Ortung|die Ortung||ortung standort standortbestimmung kompass
place/app|die App|die App||app apps anwendung anbieter dienst programm
place/fault|die App|die App||faultmark|fault
stability/crashes|die Abstürze|die Abstürze||absturz* sturzt abgesturzt aufgehangt bug bugs fehler ruckelt abgeschmiert abschmiert schmiert aufhangt ruckeln ruckelig einfriert eingefroren fehlercode fehlermeldung fehlermeldungen fehlerhaft absturzt abgestuerzt abgestürzt aufhangen bugverseucht spinnt buggy|-1
update|die Updates|die Updates||update updates aktualisierung version versionen neugestaltung umgestaltung neuerung* aktualisiert umgebaut relaunch redesign
ads|die Werbung|die Werbung||werbung anzeigen werbeanzeige* werbevideo* werbebanner* werbespot* banner clip clips filmchen trailer autoclip* werbeunterbrech* werbefrei* reklame spots werbeclip* zumullt
login|die Anmeldung|die Anmeldung||anmeldung login passwort einloggen anmelden anmeldeversuch* registrierung registrieren registriert kennwort* passworter fingerabdruck* faceid gesperrt bestatigungslink* bestatigungscode* zugangsdaten sms verifizier* authentifizier* abgemeldet ausgeloggt eingeloggt eingabe tan code codes kundennummer pin account konto benutzername
interface|die Oberfläche|die Oberfläche||oberflache design bedienung benutzeroberflache ubersicht darstellung menufuhrung layout schrift schriftgrosse untermenu* menu menus startseite symbole bildschirm dunkelmodus darkmode
payment|die Bezahlung|die Bezahlung||bezahlung zahlung zahlungen bezahlen bezahlt abbuchung* abgebucht kreditkarte paypal
subscription|das Abo|das Abo||abo abonnement premium premiumversion probeabo* jahresabo* monatsabo* testphase probewoche* testversion vollversion abonnements gratisversion bezahlversion paywall pay-to-win mitgliedschaft
features|die Funktionen|die Funktionen||funktion funktionen filtern filter filterfunktion suche suchfunktion suchen einstellung einstellungen speichern exportieren export import widget widgets ruckgangig kategorien sortieren sortierung herunterladen teilen drucken loschen bearbeiten bearbeitung favoriten tastatur sprachausgabe kalender erinnerungen dauerauftrag* kontoauszug*
map|die Karte|die Karte||karte karten gps navigation route routen
notifications|die Benachrichtigungen|die Benachrichtigungen||benachrichtigung* mitteilungen
points|die Punkte|die Punkte||punkte
cancellation|die Kündigung|die Kündigung||kundigung* kundigen gekundigt kundigt kundigungslink abbestellen abmelden abbestell*
loading|die Ladezeiten|die Ladezeiten||ladt laden ladezeit* ladebalken ladebildschirm ladesymbol ladevorgang*
sync|die Synchronisierung|die Synchronisierung||synchron* sync cloud ubertragung ubertragen backup datensicherung uhr smartwatch
gameplay|den Spielverlauf|den Spielverlauf||level levels stufe stufen gegner munzen diamanten spielstand* spielfortschritt* fortschritt* belohnung* liga rang ranking spieler mitspieler zuge booster truppe truppen burg turnier* schwierigkeit* highscore quests quest gilde punktzahl spielspass gewinnen verlieren spielen ratsel
content|die Inhalte|die Inhalte||filme film serien serie klassiker krimis katalog folge folgen episoden mediathek synchronfassung untertitel rezepte artikel lieder songs inhalte sender profile profil bilder
support|den Support|den Support||support kundensupport kundenservice kundendienst hilfe hotline chatbot
search|die Suche|die Suche||suchergebnis* treffer suchergebnisse
place/battery|die App|die App||akku akkulaufzeit akkuverbrauch`,
  shop: `
place/shop|den Laden|den Laden||laden geschaft shop
product|die Produkte|die Produkte||produkt qualitat produkte artikel ware kleidung kleid kleider hose hosen schuh schuhe sohle sohlen absatz stiefel jacke jacken mantel hemd pullover tasche taschen rucksack uhren handy handys ladegerat* kabel kopfhorer* laptop* drucker* fernseher* bildschirm* kamera* spielzeug* buch bucher parfum* creme* mobel schrank* tisch tische stuhl stuhle sofa* matratze* lampe* waschmaschine* kuhlschrank* staubsauger* werkzeug* akku* tinte patrone* obst gemuse fleisch wurst fisch backwaren kuche kuchen kuchenzeile* arbeitsplatte* couch couches bett betten polster* rock rocke bluse blusen ring ringe kette ketten armband uhr mixer trockner geschirrspuler spulmaschine* backofen* pfanne pfannen topf messer pflanze pflanzen erdbeerpflanze* strauss blumenstrauss blumen rosen tulpen orchidee* erde dunger fahrrad e-bike rad reifen kopfkissen decke vorhang teppich teppiche regal regale leder material naht nahte reissverschluss knopf knopfe futter grosse grossen stoff tomaten apfel erdbeeren trauben bananen avocado* milch joghurt kase eier brot kerzen farbe farbeimer tapete schraube schrauben dubel bohrmaschine* bohrer sage kettensage gerat gerate verarbeitung haltbarkeit mindesthaltbarkeit* haltbarkeitsdatum abgelaufen verschimmelt* verfault* faule fauliges matsch zermatscht* welk* vertrocknet* verwelkt* gewaschen gewinde roller kinderwagen hulle schutzfolie ersatzteil* billigware schrott mull ramsch
product/fault|die Produkte|die Produkte||faultmark|fault
website|die Website|die Website||website webseite onlineshop homepage bestellvorgang warenkorb suchfunktion filter fehlermeldung kundenkonto klick
returns|die Rücksendung|die Rücksendung||rucksendung* retoure* umtausch reklamation* umgetauscht umtauschen zuruckgeben zuruckgegeben zuruckschicken zuruckgeschickt ruckgabe* retourenlabel zurucknehmen rucknahme* kassenbon kassenzettel quittung
packaging|die Verpackung|die Verpackung||verpackung* verpackt
offers|die Angebote|die Angebote||rabatt* sonderangebot* angebote aktionspreis* werbung prospekt aktion aktionen aktionsware rabattcode* gutscheincode* coupon* treuepunkte rabattaktion* black-friday
sizes|die Größen|die Größen||kleidergrosse* schuhgrosse* passform passt passte
stock|die Verfügbarkeit|die Verfügbarkeit||regalen ausverkauft vergriffen vorratig lieferbar lager verfugbar nachschub nachbestellen lucke leergefegt leer bestand
advice|die Beratung|die Beratung||beratung beraten beraterin fachberatung fachkenntnis fachkenntnisse fachverkaufer* ahnung empfohlen empfehlung empfahl fachmann auskunft verkauft
warranty|die Garantie|die Garantie||garantie* gewahrleistung* hersteller eingeschickt reklamiert kulanz kulanz* verschleiss ersatzgerat nachbesserung garantiefall
hours|die Öffnungszeiten|die Öffnungszeiten||ladenschluss mittagspause ruhetag offnungszeit* aushang rollladen gitter storen
payment/terminal|die Zahlung|die Zahlung||karte kartenzahlung* kartengerat* kartenleser* terminal bargeld barzahlung zahlung bezahlen bankomat kleingeld
equipment/bottles|die Automaten|die Automaten||pfandautomat* leergutautomat* pfand pfandbon leergut einkaufswagen zapfsaule* saule luftdruck staubsaugerplatz
checkout|die Kasse|die Kasse||kassa kasse kassen kassiererin kassierer kassenband
price|die Preise|die Preise||cent kilo liter preisschild* teurer teuer preis preise
hours/closed|die Öffnungszeiten|die Öffnungszeiten||geschlossen zugesperrt verschlossen feierabend|fault`,
  delivery: `
station|die Station|die Station||packstation* paketstation* station stationen automat automaten
parcel|das Paket|das Paket||paket pakete sendung sendungen packchen packet ware brief briefe paketes paketen briefkasten brieftrager postkarte einschreiben benachrichtigung* benachrichtigungskarte* abholkarte nachbarn nachbar ablageort garage
returns|die Rücksendung|die Rücksendung||retour* rucksendung*
printer|den Drucker|den Drucker||drucker* labeldruck* etikettendruck*
driver|den Zusteller|den Zusteller||zusteller* paketbote* bote boten fahrer fahrerin brieftrager* postbote* kurier* klingelte geklingelt klingeln
counter|den Schalter|den Schalter||schalter schaltern filiale theke reihe
order|die Bestellung|die Bestellung||bestellung bestellungen bestellt essen pizza pommes getranke lieferung sossen kiste gemusekiste gemusebox
hours|die Öffnungszeiten|die Öffnungszeiten||offnungszeiten aushang
hours/closed|die Öffnungszeiten|die Öffnungszeiten||geschlossen zugesperrt verschlossen feierabend|fault`,
  lodging: `
service/host|die Gastgeber|die Gastgeber||gastgeber* vermieter* wirt wirtin wirtsleute gastgeberin personal hausherr hausherrin
room/rooms|das Zimmer|das Zimmer||zimmer hotelzimmer doppelzimmer einzelzimmer apartment appartement studio bungalow hutte zelt wohnraum raum ausziehcouch schlafsofa wohnzimmer schlafzimmer schrank vorhang vorhange stauraum koffer bodenbelag fenster steckdose fernseher boden
breakfast/food|das Frühstück|das Frühstück||fruhstuck* fruhstucksbuffet* ruhrei obstkorb toaster wurst brotchen aufbackbrotchen kaffeeautomat buffet
checkin|den Check-in|den Check-in||check-in checkin einchecken eingecheckt check-out checkout auschecken anreise anreisen anreisetag schlussel schlusseln schlusselkasten schlusselubergabe schlusselkarte meldezettel schlusselsafe nachtportier rezeption anreisezeit abreise zimmerkarte ankunft
upkeep|den Zustand|den Zustand||tapete tapeten teppich rollladen rolladen schublade schubladen griff fugen schimmel balkontur renovierung wasserhahn fliesen risse putz
kitchen|die Küche|die Küche||kuche herd backofen topf topfe pfanne pfannen gabeln messer teller tassen geschirr geschirrspuler spulmaschine kuhlschrank kaffeemaschine dosenoffner
climate|die Klimaanlage|die Klimaanlage||klimaanlage* heizung klima ventilator geheizt
listing|die Beschreibung|die Beschreibung||beschreibung bilder bildern fotos foto inserat anzeige angeblich
location|die Lage|die Lage||lage zentral strand bahnhof ortszentrum zentrum strasse gehminuten fussweg luftlinie bus entfernung berg`,
  school: `
place/school|die Schule|die Schule||schule
classes|den Unterricht|den Unterricht||unterricht kurs kurse lehrgang* ausbildung weiterbildung* fahrstunde* stunden fach facher vorlesung* seminar seminare modul module studium veranstaltung* stunde fahrstunden fahrstunde unterrichtsstunden vertretung vertretungsstunde* ersatz englisch mathe deutsch franzosisch gruppe gruppen klasse anfangerkurs intensivkurs kursplan schwimmkurs sprachkurs tanzkurs niveau einparken autobahn uben geubt gelernt lernen lernt vokabeln lied noten figur
teacher|die Lehrkräfte|die Lehrkräfte||prof profs professor* lehrer* lehrkraft* dozent* fahrlehrer* tutor* lehrbeauftragte* lehrer lehrerin lehrerinnen lehrern student studenten studentin trainer trainerin ausbilder* erzieher* erzieherin kursleiter* nachhilfelehrer* betreuer skilehrer* tanzlehrer* direktor* direktorin
assessment|die Prüfungen|die Prüfungen||prufung prufungen klausur* examen* notengebung benotung praktische theorieprufung* prufungstermin* prufungsangst bewertung zeugnis* durchgefallen
exercises|die Übungen|die Übungen||ubung ubungen ubungsaufgaben hausaufgaben aufgaben gruppenarbeit* projektarbeit* hausarbeit* arbeitsblatt* arbeitsblatter hausaufgabe vorgerechnet
feedback|die Rückmeldungen zu den Arbeiten|die Rückmeldungen||feedback korrektur korrekturen korrigiert korrigieren
material|den Lernstoff|den Lernstoff||stoff prufungsstoff lernstoff lehrstoff unterrichtsstoff material lernmaterial* lehrmaterial* unterlagen skript skripte skripten folien podcast podcasts texte texten lehrplan theorie
communication|die Kommunikation|die Kommunikation||elternmail* elternbrief* elternabend* elternsprechtag* sekretariat ruckruf zettel mails mail telefon informiert
administration|die Organisation|die Organisation||organisation mappe filiale planung schulfrei stundenplan stundenplane ablauf buro vertretungsplan*
appointment|die Termine|die Termine||termin termine wartezeit warteliste`,
  services: `
service/staff|das Team|das Team||techniker* klempner* installateur* elektriker* handwerker* monteur* maler* umzugshelfer* mitarbeiter* team maler dachdecker* schreiner* tischler* fliesenleger* gartner* monteur hausmeister meister chef putzfrau* reinigungskraft* putzkraft* herr firma
work|die Arbeiten|die Arbeiten||arbeit arbeiten reparatur* montage* installation* reinigung umzug dach fenster fliesen fugen silikon dichtung abdichtung hahn module modul ziegel wechselrichter zaun hecke rasen terrasse pflaster wand wande decke farbe lack streifen schlieren pfusch gepfuscht nacharbeit* nachgebessert ausfuhrung ergebnis tapete tapeten rollen gestrichen geputzt gewischt tropft leck undicht loch schief aufmass sofas herd scherben repariert gerichtet naht absatz absatze besohlt sohle
quote|den Kostenvoranschlag|den Kostenvoranschlag||kostenvoranschlag* angebot angebote offerte offerten voranschlag
appointment|die Termine|die Termine||termin termine ausgemacht zugesagt abgesagt verschoben erschienen aufgetaucht versetzt zeitfenster
network|die Verbindung|die Verbindung||internet wlan glasfaser dsl netz netzabdeckung mbit megabit bandbreite download router verbindung leitung geschwindigkeit funkloch empfang netzausfall stabil mbit/s messung bandbreiten mobilfunknetz anschluss telefonleitung
contract|den Vertrag|den Vertrag||vertrag vertrage tarif abo laufzeit mindestlaufzeit vertragsverlangerung* bonus neukundenbonus wechsel wechselbonus anbieterwechsel tarifwechsel preisanderung
cancellation|die Kündigung|die Kündigung||kundigung* kundigen gekundigt
clothes|die Kleidung|die Kleidung||anderung* hose hosen kleid kleider hochzeitskleid* brautkleid* abendkleid* anzug anzuge sakko hemd hemden bluse blusen mantel rock jacke jacken saum armel reissverschluss wasche fleck flecken bugeln gebugelt pulli pullover krawatte vorhange gardinen teppich leder daunenjacke
fees|die Kosten|die Kosten||anfahrt anfahrtskosten anfahrtspauschale notdienst notdienstzuschlag stundensatz stundenlohn abschlag abschlagszahlung* nachzahlung grundgebuhr* strompreis* gaspreis* preiserhohung kosten
machines|die Maschinen|die Maschinen||trockner trocknern waschmaschine waschmaschinen seifenspender munzautomat maschine maschinen
damage|die Schäden|die Schäden||kratzer beschadigt zerkratzt zerbrochen delle schramme vase kaputt kuchenzeile parkett
communication|die Kommunikation|die Kommunikation||anruf anrufe mail mails ruckruf ruckmeldung telefon hotline erreichbar gemeldet
animals|die Betreuung der Tiere|die Betreuung der Tiere||hund hunde katze katzen futter gassi hundi zwinger box fell`,
  fitness: `
machines|die Geräte|die Geräte||gerat gerate laufband* hantel* crosstrainer laufbander laufbandern hanteln rudergerat* kabelzug ergometer stepper gewichte stangen langhantel* matten beinpresse wasserspender
membership|die Mitgliedschaft|die Mitgliedschaft||mitgliedschaft vertrag beitrag beitrage probetraining aufnahmegebuhr* monatsbeitrag* jahresbeitrag* abbuchung abgebucht laufzeit mitgliedsbeitrag*
cancellation|die Kündigung|die Kündigung||kundigung* kundigen gekundigt kundigungsfrist einschreiben fristgerecht
classes|die Kurse|die Kurse||kurs kurse kursplan yogastunde* stunde spinning zumba pilates kursleiterin
smell|den Geruch|den Geruch||schweiss luften geruch stinkt mief`,
  finance: `
app|die App|die App||app apps
website|die Website|die Website||website webseite homepage onlinebanking kundenportal portal menu menus
login|die Anmeldung|die Anmeldung||anmeldung login einloggen passwort
communication|die telefonische Erreichbarkeit|die telefonische Erreichbarkeit||telefon* hotline warteschleife erreichbarkeit
fees|die Gebühren|die Gebühren||gebuhr* kontofuhrungsgebuhr* beitrage kontofuhrung kontogebuhr* jahresbeitrag* beitragserhohung* beitrag pramie pramien pramienerhohung* zinsen entgelt entgelte kosten jahresgebuhr
handling|die Schadensregulierung|die Schadensregulierung||schaden schadens* gutachter* schadenregulierung leistungsfall antrag antrage formular formulare unterlagen dokumente bearbeitung bearbeitet bearbeitungszeit eingereicht nachgereicht bescheid sachbearbeiter* uberweisung* umschreibung zuteilung freigabe genehmigung bewilligung gutachten police kredit kreditzusage kreditantrag darlehen hypothek* auszahlung* ausgezahlt zahlung zahlungen erstattung erstattet abgelehnt ablehnung leistung leistungen stempel akte vorgang rechnung rechnungen brillenrechnung schadensmeldung schadenmeldung versicherungsfall hagel wasserschaden pflegegrad kostenubernahme zusage lohnzettel
account|das Konto|das Konto||konto kontos girokonto tagesgeldkonto sparbuch depot karte kreditkarte kontoeroffnung kontoauszug* gesperrt kontosperrung
counter|den Schalter|den Schalter||schalter schaltern filiale kraft
machines/atm|die Automaten|die Automaten||automat automaten geldautomat* bankomat* einzahlautomat* munzen kleingeld
advice|die Beratung|die Beratung||beratung berater beraterin bankberater* beraten
selling/sales|das Verkaufsgespräch|das Verkaufsgespräch||bausparen bausparvertrag* rentenplan unfallpolice zusatzversicherung* lebensversicherung* fonds anlage aufgeschwatzt aufgedrangt abschluss
contract|den Vertrag|den Vertrag||vertrag vertrage kundigung gekundigt laufzeit widerruf
hours/closed|die Öffnungszeiten|die Öffnungszeiten||geschlossen zugesperrt verschlossen feierabend|fault`,
  garage: `
repair|die Reparatur|die Reparatur||reparatur* inspektion bremse bremsen kupplung motor olwechsel reifen reifenwechsel batterie auspuff lack lackierung zahnriemen tuv kofferraum getriebe klappern klappert gerausch olmessstab ersatzteil ersatzteile steuergerat einspritz* turbolader stossdampfer achse bremsbelage scheibenwischer windschutzscheibe klimaservice felge felgen winterreifen sommerreifen dichtung lichtmaschine anlasser zundkerzen fehler fehlerspeicher repariert
warranty|die Garantie|die Garantie||garantie gewahrleistung gebrauchtwagengarantie kulanz getriebeschaden motorschaden
wash|die Wäsche|die Wäsche||waschstrasse waschanlage* programm schaumwasche innenreinigung felgenreinigung trocknung bursten
car|das Fahrzeug|das Fahrzeug||gebrauchtwagen neuwagen auto wagen vorfuhrwagen unfallwagen kilometerstand scheckheft`,
  hair: `
haircut|den Haarschnitt|den Haarschnitt||haarschnitt schnitt frisur haar haare haaren pony spitzen stufe stufen locken bob zentimeter seite seiten nacken scheitel frisiert kinnlang schulterlang undercut mutze
colour|die Farbe|die Farbe||farbe strahnen haarfarbe blond blondierung orange balayage
treatment|die Behandlung|die Behandlung||nagel nageln gelnagel shellac wimpern augenbrauen maniküre manikure pedikure gesichtsbehandlung waxing tattoo haut lack behandlung massage bart rasur dauerwelle extensions
appointment|den Termin|den Termin||termin termine eingetragen verschoben eintrag vereinbart uhrzeit`,
  medical: `
stock/glasses|die Brille|die Brille||brille brillen glaser brillenglas* fassung kontaktlinsen gleitsichtbrille* gleitsicht sonnenbrille lesebrille gestell gestelle bugel glas schraube nasenpads sehstarke sehtest entspiegelung beschichtung etui
service/care|die Betreuung|die Betreuung||betreuung pflege pfleger pflegerin schwester schwestern krankenschwester visite station stationen
communication/scheduling|die Terminvergabe|die Terminvergabe||terminvergabe terminplanung terminvereinbarung onlinetermin*
communication|die telefonische Erreichbarkeit|die telefonische Erreichbarkeit||erreichbarkeit telefonannahme
waitingroom|den Wartebereich|den Wartebereich||wartezimmer wartesaal warteraum wartebereich dran drankam aufgerufen reihe
appointment|den Termin|den Termin||termin termine terminen kontrolltermin* termins neupatient* bestandspatient* sprechstunde* ordination verschoben abgesagt quartal warteliste uberweisungsschein
frontdesk|den Empfang|den Empfang||tresen empfang anmeldung sprechstundenhilfe* arzthelferin* arzthelfer* empfangsdame* mfa rezeption theke vorzimmer sekretariat praxisteam
treatment|die Behandlung|die Behandlung||behandlung fullung fullungen krone plombe sitzung sitzungen massage warmekissen ubungen therapie krankengymnastik operation op spritze implantat zahnreinigung wurzelbehandlung untersuchung diagnose befund befunde
prescription|das Rezept|das Rezept||rezept rezepte uberweisung uberweisungen krankmeldung krankschreibung verordnung`,
  culture: `
tickets|die Eintrittskarten|die Eintrittskarten||eintritt eintrittskarte* ticket tickets eintrittspreis* tageskarte* jahreskarte* familienkarte* familienrabatt onlineticket* vorbestellen drehkreuz* zeitfenster abendkasse vorverkauf karten kinokarte* konzertkarte* ermassigung*
access/road|die Wege|die Wege||wege zufahrt beschilderung wanderweg*
shows|die Vorstellung|die Vorstellung||film filme vorstellung vorstellungen auffuhrung* inszenierung stuck konzert konzerte band sanger sangerin kunstler programm zugabe witze pointe pointen show shows schauspieler* buhne darsteller kabarettist comedian moderator* regie handlung
sound|den Ton|den Ton||ton tonqualitat lautsprecher akustik mikrofon mikrofone untertitel durchsage durchsagen
screen|die Leinwand|die Leinwand||leinwand bildqualitat projektor scharfe
seats|die Sitzplätze|die Sitzplätze||sitz sitze sitzplatz sitzplatze reihe platze platz stuhl stuhle lehne sessel klappstuhle saule sicht
exhibition|die Ausstellung|die Ausstellung||ausstellung* exponat* vitrine* texttafeln schautafel* sammlung gemalde bilder raume sale
animals|die Tiere|die Tiere||tiere gehege tropenhaus eisbaren affen elefanten lowen kafig kafige futterung streichelzoo
rides|die Attraktionen|die Attraktionen||fahrgeschaft* achterbahn* wildwasserbahn* karussell* attraktion attraktionen rutsche rutschen hupfburg riesenrad bahnen
pool|die Becken|die Becken||becken aussenbecken dampfsauna stromungskanal sauna wellenbad whirlpool wasser thermometer
guide|die Führung|die Führung||fuhrung fuhrungen kapitan guide fuhrer audioguide rundgang rundfahrt reiseleiter
rules/policy|die Regeln|die Regeln||verboten verbot erlaubt untersagt einlass taschenkontrolle rucksack rucksacke kinderwagen
hall|die Räume|die Räume||halle hallen foyer saal garderobe kulisse kulissen ratsel pappwande requisiten stande buden messehalle
atmosphere|die Atmosphäre|die Atmosphäre||stimmung atmosphare ambiente gruselig besinnlich dj nebelmaschine tanzflache partyhits
food/stands|das Essen|das Essen||essen gluhwein bratwurst getranke popcorn nachos gastronomie
organisation/administration|die Organisation|die Organisation||organisation ordner einlassordner einweiser ablauf lageplan`,
  restaurant: `
service|den Service|den Service||bedienung bedient kellner kellnerin kellnern ober service serviert servierte gebracht brachte bringt nachgeschenkt nachgefullt abgeraumt besteck nebentisch tresen ubersehen gewunken beachtet abkassiert kassiert
food|das Essen|das Essen||schmeckt schmeckte geschmeckt koch kochen gekocht kuche gericht gerichte speisen teller essen mahlzeit gewurz gewurzt salz fett fleisch fisch
seating|die Plätze|die Plätze||platz bierbank tische bank katzentisch terrassenplatz fensterplatz schwingtur
booking|die Reservierung|die Reservierung||reservierung reserviert reservierten reservierte reserviere tischreservierung vorbestellt
queue/wait|die Wartezeit|die Wartezeit||gewartet warten wartezeit wartezeiten warteten wartete schlange anstehen|-1
drinks|die Getränke|die Getränke||getrank getranke getranken wein bier cocktail cocktails aperitif spritz limo cola schorle wasser tee teebeutel beutel glas glaser karaffe essig zitrone
order|die Bestellung|die Bestellung||bestellung bestellungen abgeholt abholung tute liefern lieferung
sales|das Verkaufsgespräch|das Verkaufsgespräch||aufgedrangt aufgeschwatzt trinkgeld trinkgelder
rules/policy|die Regeln|die Regeln||tischzeit leitungswasser mindestverzehr mindestumsatz verzehr hausregeln`,
  property: `
upkeep/repairs|die Instandhaltung|die Instandhaltung||haustur treppenhaus fahrradkeller keller schimmel putz dach fenster wasserschaden rohrbruch reparatur reparaturen mangel mangeln aufzug heizung heizungsausfall handwerker firma hausmeister haustor briefkasten klingel balkon
agent|den Makler|den Makler||makler maklerin vermieter vermieterin besichtigung besichtigungen besichtigungstermin verwalter
management/administration|die Verwaltung|die Verwaltung||hausverwaltung verwaltung verwalterin sachbearbeiter nebenkostenabrechnung abrechnung
deposit|die Kaution|die Kaution||kaution mietkaution kaltmieten ubergabe ubergabeprotokoll ausgezogen auszug
rent|die Miete|die Miete||miete mieten nebenkosten mieterhohung* kaltmiete warmmiete
lease|den Mietvertrag|den Mietvertrag||mietvertrag mietvertrage selbstauskunft einzug`,
  pharmacy: `
stock|die Verfügbarkeit|die Verfügbarkeit||vorratig lieferbar bestellt bestellen lager regal lieferengpass* vorrat
product/medicine|die Medikamente|die Medikamente||medikament* tabletten tropfen salbe creme nasenspray hustensaft pillen arznei* mittel
prescription|die Rezepte|die Rezepte||rezept rezepte e-rezept erezept verordnung
advice|die Beratung|die Beratung||beratung beraten berater beipackzettel wechselwirkung* auskunft
hours|die Öffnungszeiten|die Öffnungszeiten||offnungszeiten aushang notdienst notdienste gitter
hours/closed|die Öffnungszeiten|die Öffnungszeiten||geschlossen zugesperrt verschlossen feierabend|fault`,
};

export const vocabularyIt: Vocabulary = {
  transport: `
journey|il viaggio|il viaggio||viaggio viaggi tragitto corsa corse tratte traversata trasferta crociera escursione escursioni percorso itinerario
flight|il volo|il volo||volo voli decollo atterraggio decollato atterrato atterrati decollare aereo aerei aeromobile velivolo fusoliera
vehicle|il veicolo|il veicolo||autobus bus pullman auto macchina veicolo veicoli taxi cabina cabine corriera pulmino pulmini navetta navette minivan van furgone furgoni furgoncino automobile automobili utilitaria berlina suv cabrio moto motorino scooter scooterino motore freno freni frizione gomma gomme pneumatico pneumatici ruota ruote volante sterzo retromarcia cruscotto spia tergicristalli finestrino finestrini portiera portiere portellone baule bagagliaio catena marmitta acceleratore batteria benzina gasolio carburante serbatoio pedana
vehicle/boat|l'imbarcazione|l'imbarcazione||barca barche gommone gommoni traghetto traghetti aliscafo catamarano nave motoscafo pedalo canoa scafo ponte cuccette
vehicle/train|il treno|il treno||treno treni vagone vagoni carrozza carrozze scompartimento scompartimenti convoglio convogli locomotore locomotiva
vehicle/mezzo|il mezzo|il mezzo||tram metro metropolitana cabinovia seggiovia ovovia funivia trenino monopattino monopattini bici biciclette bicicletta ebike pedalata sella manubrio pedali pedale
luggage|i bagagli|i bagagli||bagaglio bagagli valigia valigie trolley zaino zaini borsone borsoni stiva cappelliera nastro smarrimento trolleys bauletto
tickets|i biglietti|i biglietti||biglietto biglietti abbonamento abbonamenti carnet tessera tessere obliteratrice obliterare obliterato convalida convalidare convalidato ticket biglietteria biglietterie emettitrice emettitrici macchinetta macchinette obliteratrici tornello tornelli qr
connection|la coincidenza|la coincidenza||coincidenza coincidenze scalo scali
punctuality|la puntualità|la puntualità||puntualita partenza partenze arrivo arrivi orario orari tabella tabellone tabelloni soppresso soppressa soppressi soppresse soppressione soppressioni cancellato cancellata cancellati cancellate cancellazione sostitutivo sostitutivi bussostitutivo saltata saltate fermata fermate pensilina pensiline banchina banchine binario binari sciopero scioperi frequenza ripartito ripartiti fermi
seats|i posti a sedere|i posti a sedere||sedile sedili posti seggiolino seggiolini poltrona poltrone poltroncine schienale schienali bracciolo corridoio
driver|il conducente|il conducente||autista autisti conducente conducenti tassista tassisti capotreno controllore controllori controllora bigliettaio macchinista noleggiatore guidatore guidatrice frenata frenate guidava inchiodava inchiodate sorpassi steward hostess comandante pilota capitano skipper equipaggio marinaio marinai
counter|lo sportello|lo sportello||sportello sportelli banco bancone sportellista
rental|il noleggio|il noleggio||noleggio noleggiare noleggiata noleggiato noleggiati riconsegna riconsegnata riconsegnato riconsegnare franchigia kasko casco contratto assicurazione chilometraggio upgrade
deposit|il deposito cauzionale|il deposito cauzionale||cauzione deposito caparra sblocco svincolo garanzia
parking|il parcheggio|il parcheggio||parcheggio parcheggi stallo stalli sbarra rampa silos autosilo cassaautomatica postoauto postiauto posteggio scoperto coperto piazzale
price|le tariffe|le tariffe||tariffa tariffe tassametro prezzo prezzi supplemento supplementi costo costi costa costano
boarding|l'imbarco|l'imbarco||imbarco imbarchi imbarcati imbarcato gate checkin controlli metaldetector passaporti priority sbarco sbarcare imbarcare
pickup|il punto di incontro|il punto di incontro||prelievo prelevati prelevarci ritiro transfer ritrovo
information|le informazioni|le informazioni||annuncio annunci altoparlante altoparlanti informazioni informazione avviso avvisi segnaletica cartelli display monitor pannello pannelli
crowding|l'affollamento|l'affollamento||strapieno strapieni strapiena strapiene stipati stipato schiacciati sovraffollato sovraffollati sovraffollamento pienissimo pienissimi sardine pigiati accalcati carnaio affollatissimo affollatissimi|-1
hours|gli orari|gli orari||apertura chiusura chiuso chiusi lucchetto`,
  app: `
location/positioning|la localizzazione|la localizzazione||localizzazione geolocalizzazione posizione bussola
place/app|l'app|l'app||app applicazione applicazioni servizio programma piattaforma
place/fault|l'app|l'app||faultmark|fault
stability/crashes|i blocchi|i blocchi||blocca bloccano bloccata bloccato bloccarsi blocchi crash* crasha* bug bugs buggata errore errori impalla impallata impallano impallato impallarsi impunta freeza freez* lagga laggano lag laga scattosa scattoso glitch piantata piantato schermatabianca schermatanera caduta cade cadono cadute disconnette disconnessione disconnessioni malfunzionamento malfunzionamenti|-1
servers|i server|i server||server servers manutenzione connessione matchmaking
update|gli aggiornamenti|gli aggiornamenti||aggiornamento aggiornamenti aggiornata aggiornare aggiornano update versione versioni restyling riprogettata
ads|la pubblicità|la pubblicità||pubblicita annunci annuncio spot banner reclame inserzioni inserzione sponsorizzati sponsorizzato sponsorizzate popup pubblicitari pubblicitario pubblicitarie
login|l'accesso|l'accesso||login password accesso accedere accedo accede registrazione registrarmi registrarsi registrare registrata registrato autenticazione autenticare credenziali pin otp impronta faceid riconoscimento verifica verificare codice codici sms spid slogga sloggata loggarmi loggare loggato entrare account profilo utenza username logout
interface|l'interfaccia|l'interfaccia||interfaccia grafica layout menu schermata schermate pulsante pulsanti tasto tasti icone icona caratteri carattere font scritte tema temascuro modalita design navigazione homepage home usabilita tendina impaginazione
payment|i pagamenti|i pagamenti||pagamento pagamenti pagare addebito addebiti addebitato addebitati addebitata addebitano transazione transazioni paypal acquisti ricevuta rimborso bonifico bonifici carta
subscription|l'abbonamento|l'abbonamento||abbonamento abbonamenti abbonarsi abbonata abbonato premium plus vip paywall rinnovo rinnovato rinnova mensile annuale lucchetto apagamento versionegratuita
features|le funzioni|le funzioni||funzione funzioni funzionalita filtro filtri opzione opzioni impostazione impostazioni impostare esportare esportazione importare salvare salvataggio salvataggi salvato widget strumento strumenti strumentazione condividere condivisione stampare modificare cronologia preferiti ricercare collegamento statistiche contapassi passi comandi comando tastiera sottotitoli promemoria calendario playlist shuffle categorie estratto movimenti saldo previsioni radar allerta bluetooth bilancia
map|la mappa|la mappa||mappa mappe gps percorso percorsi navigatore itinerario
notifications|le notifiche|le notifiche||notifica notifiche suoneria avvisi
points|i punti|i punti||punti cashback
cancellation|la disdetta|la disdetta||disdetta disdire disdetto annullare annullamento cancellarsi cancellarmi cancellazione disiscriversi disiscrivermi disattivare disinstallare
loading|i caricamenti|i caricamenti||caricamento caricamenti caricare carica caricano rotellina rotella clessidra
loading/slow|i caricamenti|i caricamenti||lenta lento lente lentissima lentissimo lentezza|-1
sync|la sincronizzazione|la sincronizzazione||sincronizzazione sincronizza sincronizzare sincronizzano sincronizzati backup cloud orologio smartwatch bracciale
gameplay|il gioco|il gioco||livello livelli gioco giochi partita avversario avversari giocatore giocatori gemme diamanti monete gettoni ricompensa ricompense torneo tornei classifica punteggio missione missioni personaggio personaggi boss squadra arena pedine bari villaggio potenziamenti truppe sfida sfide cheater vincere perdere giocare briscola scopa burraco
content|i contenuti|i contenuti||film serie episodio episodi stagioni catalogo doppiaggio doppiati canzoni brani brano album podcast ricette lezioni articoli contenuti contenuto tracce canali canale partite diretta dirette profili
support|l'assistenza|l'assistenza||assistenza supporto chatbot operatore operatori ticket risposta moderatori segnalazione segnalazioni bot faq
search|la ricerca|la ricerca||ricerca risultati ricerche cercare
messages|i messaggi|i messaggi||messaggi messaggio chat
photos|le foto e i video|le foto e i video||foto immagini video
account|l'account|l'account||bannato bannata ban sospeso bloccatoaccount
place/battery|l'app|l'app||batteria consuma`,
  shop: `
place/shop|il negozio|il negozio||negozio posto locale bottega supermercato
product|i prodotti|i prodotti||prodott* qualita taglia taglie tessuto stoffa articol* capi capo abito abiti vestit* scarp* suol* tacc* armadi* stival* camici* pantalon* gonn* giacc* cappott* bors* zain* orologi* telefon* cellular* caricabatteri* cavo cuffi* computer portatil* tablet stampant* televisor* schermo fotocamer* giocattol* libr* profum* crem* trucco mobil* divan* sedia sedie tavol* materass* lampad* lavatric* frigorifer* aspirapolver* elettrodomestic* attrezz* batteri* cartucc* merce frutta verdura carne pesce salumi maglia maglie magliett* maglion* felp* cardigan piumin* giubbott* giubbin* calz* calzin* collant intimo mutand* reggisen* slip pigiam* cintur* cappell* sciarp* guant* foulard costume costumi polo tuta tute jeans leggings bermuda impermeabile cuciture cucitura zip cerniera cerniere bottone bottoni fodera lacci tomai* sandali ciabatt* mocassin* sneakers ballerine anello anelli collan* bracciale braccialetto braccialetti orecchini catenina ciondol* fedi gioiell* smartphone display vetro cover pellicola auricolari batteria notebook tastiera mouse monitor console telecomando decoder tv frigo congelatore lavastoviglie asciugatrice forno microonde phon asciugacapelli ferro robot frullatore tostapane bilancia condizionatore stufetta ventilatore scaffal* mensol* cassett* libreria cucina credenza rete doghe cuscin* lenzuola tovagli* tappet* coperte pentola pentole padella padelle piatti bicchieri tazza tazze quaderni penne zaini vernice vernici pittura trapano viti vite tassello tasselli chiodi cacciavite guarnizione lampadina lampadine tubo rubinetto piastrelle legno asse pannello pannelli fiori fiore mazzo bouquet rose rosa orchidea orchidee tulipani girasoli ciclamino vaso vasi terriccio semi concime crocchette mangime acquario guinzaglio cuccia lettiera latte uova pane formaggi formaggio mozzarella yogurt burro insalata pomodori mele pere pesche fragole ciliegie uva banane limoni arance patate zucchine melone anguria funghi lattuga prosciutto bistecca bistecche salsiccia salsicce macinato pollo arrosto orata orate branzino gamberi cozze vongole calamari tonno surgelati biscotti pasta riso olio vino birra acqua bottiglie scatolame cosmetici rossetto mascara fondotinta smalto shampoo bagnoschiuma candela candele puzzle bambola bambole lego trenino passeggino ovetto biberon pannolini bicicletta bici monopattino casco materiale materiali rifiniture finiture rivestimento imbottitura stampa scadenza scaduto scaduta scaduti scadute ammuffito ammuffita ammuffiti avariato avariata freschezza acerbi acerba acerbe appassiti appassite appassito sbiadita sbiadito scolorita scolorito infeltrito infeltrita scucito scucita scuciti montatura lenti ricambio ricambi toner tenda tende tendaggi pianta piante piantina piantine detersivo detersivi
product/fault|i prodotti|i prodotti||faultmark|fault
website|il sito|il sito||sito carrello portale pagina pagine account ricerca filtri filtro registrazione password areaclienti checkoutonline
tracking|il tracciamento|il tracciamento||tracking tracciamento tracciabilita
returns|la gestione dei resi|i resi||resi reso restituire restituito restituita restituzione restituzioni sostituzione sostituire sostituito sostituita cambio cambiare cambiarlo cambiarla cambiarle cambiarli cambiato cambiata rispedire rispedito
refund/payment|la gestione del pagamento|la gestione del pagamento||rimborso rimborsi rimborsare rimborsato rimborsata voucher soldiindietro riaccredito accredito storno
packaging|l'imballaggio|l'imballaggio||imballagg* imball* packaging confezione confezioni busta buste scatola scatole cartone sacchetto sacchetti pluriball vaschetta vaschette incart* confezionat*
offers|le promozioni|le promozioni||promozione promozioni sconto sconti saldi coupon offerta offerte volantino volantini scontato scontata scontati tessera fidelity cartafedelta bollini sottocosto promo codicesconto cashback
sizes|le taglie|le taglie||misura misure vestibilita calzata veste vestono vestiva
stock|la disponibilità|la disponibilità||esaurito esaurita esauriti esaurite scaffale scaffali vuoti vuoto rifornimento rifornito riforniti assortimento scorte magazzino mancavano introvabile introvabili ordinabile giacenza
advice|i consigli|i consigli||consigli consulenza consulente competenza competenze incompetenza preparazione esperto esperti spiegazione spiegazioni spiegare spiegato suggerito
warranty|la garanzia|la garanzia||garanzia garanzie riparazione riparazioni riparare riparato produttore casamadre centroassistenza
hours|gli orari di apertura|gli orari di apertura||orario orari apertura aperture chiusura chiusure serranda serrande saracinesca festivi feriali
hours/closed|gli orari di apertura|gli orari di apertura||chiuso chiusa chiusi|fault
checkout|le casse|le casse||cassa casse selfcheckout cassaautomatica cassaautomatiche
price|i prezzi|i prezzi||prezzo prezzi prezzario cartellino cartellini costo costi costa costano etichette rincari rincaro aumento aumenti aumentato aumentati kilo chilo etto etti
space|lo spazio|lo spazio||corsia corsie bancale bancali carrelli corridoi corridoio
bill|il conto|il conto||scontrino scontrini battuto conto fattura fatture addebitato addebitata
payment/terminal|il pagamento|il pagamento||pos bancomat contanti carta carte pagamento pagamenti transazione transazioni bonifico paypal contrassegno rate finanziamento satispay
delivery|la consegna|la consegna||consegna consegne consegnato consegnata consegnati consegnate spedizione spedizioni spedito spedita spediti corriere corrieri montatori trasportatori trasporto montaggio
equipment|le attrezzature|le attrezzature||pompa pompe erogatore aspiratore gonfiagomme lavaggio macchinetta distributore distributori camerini camerino`,
  lodging: `
place/stay|la struttura|la struttura||hotel albergo posto locale agriturismo campeggio villaggio residence ostello rifugio
service/host|i proprietari|i proprietari||host proprietari* padron* gestori gestore titolare titolari albergator* rifugista rifugisti locandiera
parking|il parcheggio|il parcheggio||parcheggio parcheggi garage auto macchina macchine posteggio posteggiare parcheggiare parcheggiata postoauto postiauto
pitch|le piazzole|le piazzole||piazzola piazzole ombreggiate roulotte caravan colonnina colonnine picchetti pozzetto allaccio corrente
animation|l'animazione|l'animazione||animazione animatore animatori animatrice animatrici miniclub babyclub spettacoli areagiochi
bathroom|il bagno|il bagno||bagno bagni sapone saponetta shampoo phon asciugacapelli specchio scarico scarichi lavandino lavandini lavello lavelli lavabo rubinetto rubinetti vasca bidet cartaigienica bagnoschiuma
room/rooms|la camera|la camera||camera camere stanza stanze suite cameretta tenda tende finestra finestre armadio armadi comodino comodini scrivania oscuranti zanzariera zanzariere stampelle grucce attaccapanni minibar frigobar cassaforte lucernario soppalco divanoletto
checkin/welcome|il check-in|il check-in||checkin checkout chiavi chiave tesserino keybox codice consegnachiavi documenti
kitchen|la cucina|la cucina||cucinino fornelli fornello piastra piastre pentola pentole padella padelle piatti bicchieri posate forchette coltelli coltello frigo frigorifero forno microonde lavastoviglie lavatrice bollitore moka caffettiera tostapane scolapasta stoviglie angolocottura tazze cialde
upkeep|lo stato della struttura|lo stato della struttura||tapparella tapparelle moquette intonaco muri pareti soffitto soffitti pavimento pavimenti piastrelle infissi maniglia maniglie cassetto cassetti anta ante arredi arredo serratura serrature persiane ringhiera manutenzione umidita infiltrazioni ruggine
listing|la descrizione|la descrizione||descrizione annuncio foto fotografie sito immagini inserzione promesso promessa
location|la posizione|la posizione||posizione fermata strada statale ferrovia collina salita isolata isolato sperduto distanza
calm/noise|il rumore|il rumore||discoteca rumore rumori urla schiamazzi cantiere ubriachi campane compressore generatore rumorosa rumoroso rumorosi tappiorecchie insonorizzazione insonorizzata insonorizzate|-1
food/breakfast|la colazione|la colazione||colazione colazioni buffet brioche cornetto cornetti croissant marmellata cereali yogurt cappuccino cappuccini fette succo
tv|la televisione|la televisione||tv televisore televisione tele telecomando canali
fees|i costi aggiuntivi|i costi aggiuntivi||supplemento supplementi extra tassa soggiornotassa
booking|la prenotazione|la prenotazione||prenotazione prenotazioni prenotato prenotata prenotate overbooking booking cancellazione caparra acconto disdetta annullato annullata
climate|la climatizzazione|la climatizzazione||condizionatore climatizzatore riscaldamento termosifone termosifoni stufetta ventilatore aria split calorifero caloriferi gradi camino`,
  delivery: `
parcel|i pacchi|i pacchi||pacco pacchi spedizione spedizioni pacchetto pacchetti plico plichi lettera lettere raccomandata raccomandate busta buste posta corrispondenza cassetta vicini portineria pianerottolo portone giacenza deposito hub magazzino scatola scatole scatolone scatoloni cartone bolletta cartolina avviso
delivery|la consegna|la consegna||consegna consegne consegnato consegnata consegnati consegnate consegnare consegnano recapitato recapitata recapitare lasciato lasciata lasciati lasciate abbandonato abbandonata domicilio mancataconsegna
driver|il corriere|il corriere||corriere corrieri postino postini postina portalettere rider riders fattorino fattorini autista autisti citofonato citofono citofonare citofona citofonano suonato suonare campanello bussato ragazzo
counter|lo sportello|lo sportello||sportello sportelli sportellista numerini numerino locker
order|l'ordine|l'ordine||ordine ordini ordinato ordinata ordinati ordinate ordinare bibite bibita coca salsa salse patatine porzioni
order/wrong|l'ordine|l'ordine||sbagliato sbagliata sbagliati sbagliate mancava mancavano mancante mancanti dimenticato dimenticata dimenticati dimenticate scordato scambiato invertito|-1
food|il cibo|il cibo||pizza pizze panino panini hamburger sushi cibo piatti riso pasta frutta verdura ingredienti ricette ricetta
tracking|il tracciamento|il tracciamento||tracciamento tracking tracciato tracciata tracciabilita
hours|gli orari di apertura|gli orari di apertura||orario orari apertura chiusura fascia
hours/closed|gli orari di apertura|gli orari di apertura||chiuso chiusa chiusi|fault
damage|i danni|i danni||rotto rotta rotti rotte ammaccato ammaccata schiacciato schiacciata schiacciati distrutto distrutta strappato strappata bagnato bagnata bagnati danneggiato danneggiata danneggiati spezzato frantumi cocci rovesciato rovesciata rovesciati|-1
cancellation|la cancellazione|la cancellazione||annullato annullata annullare cancellato cancellata cancellare disdire disdetta sospendere sospeso abbonamento abbonamenti`,
  services: `
service/staff|il personale|il personale||tecnico tecnici tecnica idraulico idraulici elettricist* operai* imbianchin* fabbro team squadra muratore muratori giardinier* falegname installator* antennist* caldaist* parquettist* traslocator* facchin* impresa ditta titolare padrone addett* operatore operatori operatrice artigiano piastrellist* serramentist* sarta sarto calzolaio fotograf* donnadellepulizie addetta montatore montatori manutentor*
work|il lavoro svolto|il lavoro svolto||lavoro lavori riparazion* riparat* installazion* installat* installare pulizie pulizia posa montaggio montat* intervento interventi verniciatura tinteggiatura imbiancatura muro muri parete pareti soffitto soffitti pavimento pavimenti parquet piastrella piastrelle fughe silicone intonaco stucco stuccatura battiscopa finestra finestre infisso infissi serramento serramenti persiana persiane tapparella tapparelle zanzariera zanzariere porte serratura serrature cancello rubinetto rubinetti tubo tubi tubatura tubature scarico perdita perdite gocciola gocciolava caldaia caldaie termosifone termosifoni condizionatore condizionatori split impianto impianti pannelli inverter tetto tegole grondaia grondaie balcone terrazzo guaina cavo cavi canalina interruttore salvavita siepe siepi prato potatura erba aiuola alberi vetro vetri aloni cantiere cantieri finitura finiture rifinitur* rifatto rifatta rifatti rifare pittura vernice colla bolle striature sbavature crepa crepe macchia macchie antenna decoder aggiustat* guarnizione guarnizioni sifone sanitari doccia canna fumaria risultato collaudo ristrutturazione suola suole tacco tacchi pozzo fossa spurgo album
quote|i preventivi|i preventivi||preventiv* sopralluogo
appointment|gli appuntamenti|gli appuntamenti||appuntament* rimandato rimandata fissato fissata rinviato rinviata spostato spostata
punctuality|la puntualità|la puntualità||puntualita sparito spariti sparisce
network|la connessione|la connessione||fibra adsl internet wifi modem router rete segnale velocita mega megabit connessione linea copertura antenne ripetitore download upload ping hotspot disconnessioni cadute ftth fttc
contract|il contratto|il contratto||contratto contratti contrattuali abbonamento ricarica ricariche sim esim tariffa tariffe portabilita attivazione attivato attivata migrazione voltura subentro rinnovo vincolo vincoli offerta attivazioni fornitore giga gestore gestori
cancellation|la disdetta|la disdetta||disdetta disdire recesso recedere disdetto disattivazione disattivare disattivato annullare annullato annullamento
clothes|i capi|i capi||pantalon* vestito vestiti vestitino abito abiti gonna giacca giacche orlo orli manica maniche cerniera camicia camicie cappotto cappotti piumino piumini maglione maglioni cravatta cravatte tenda tende tappeto tappeti capo capi bottone bottoni cintura stiratura stiro stira stirata stirato lavaggio lavato lavata lavati seta lana cotone coperta trapunta piumone sposa colletto bordo cucitura cuciture
fees|i costi|i costi||uscita costo costi costa costano onorario parcella bolletta bollette conguaglio conguagli addebito addebiti addebitato addebitano addebitata oneri canone canoni supplemento supplementi spese acconto acconti penale rata rate fattura fatture letture lettura autolettura autoletture consumi consumo contatore contatori prezzo prezzi kwh
machines|le macchine|le macchine||lavatrice lavatrici asciugatrice asciugatrici gettone gettoni gettoniera macchina macchine
damage|i danni|i danni||graffio graffi graffiato graffiata danni rovinato rovinata rovinati ammaccato ammaccata strappo bruciato bruciata bruciatura scheggiato scheggiata spaccato spaccata rotta rotto rotti rotte scolorito ristretto ristretta ristretti infeltrito allagato allagata|-1
communication|la comunicazione|la comunicazione||telefono telefonate telefonata chiamate chiamato chiamata callcenter numeroverde centralino risponde rispondono risposta risposte richiamato richiamano richiamare messaggio messaggi mail email pec whatsapp segreteria irreperibile irraggiungibile aggiornamenti segnalazione segnalazioni segnalata segnalato sollecito solleciti ticket
selling/sales|l'approccio commerciale|l'approccio commerciale||telemarketing insistenti insistono insistente venditore venditori agente agenti proporre proposta vendere promoter teleselling
website|il sito|il sito||sito areaclienti portale app pagina
handling|la gestione delle pratiche|la gestione delle pratiche||pratica pratiche modulo moduli documento documenti documentazione certificato certificati passaporto rogito richiesta domanda domande protocollo
animals|la cura degli animali|la cura degli animali||cane cani cagnolino gatto gatti micio mici cuccia box gabbia passeggiate crocchette pelo
trash/cleanliness|la raccolta dei rifiuti|la raccolta dei rifiuti||rifiuti spazzatura bidone bidoni bidoncini cassonetto cassonetti raccolta differenziata sacchi
parcel/handling|il trasporto|il trasporto||mobili trasloco scatoloni scatolone scatole camion furgone montacarichi piattaforma imballaggio imballati inventario deposito
hours|gli orari|gli orari||orario orari apertura chiusura
offers|le promozioni|le promozioni||promozione promozioni offerte sconto sconti bonus`,
  school: `
place/school|la scuola|la scuola||scuola istituto liceo universita asilo nido accademia ateneo facolta
classes|le lezioni|le lezioni||lezione lezioni corso corsi guida guide classe classi livello livelli gruppo gruppi materia materie esercitazioni esercitazione videolezione videolezioni webinar modulo moduli laboratori stage tirocinio tirocini diploma attestato laurea patente manovre inglese matematica francese tedesco spagnolo grammatica conversazione programma recupero ripetizioni supplenza supplenze compresenza saggio saggi coreografia coreografie principianti avanzati pista ricette didattica
teacher|gli insegnanti|gli insegnanti||insegnante insegnanti maestra maestre maestro maestri professor* prof docente docenti istruttor* istruttrice istruttrici tutor supplente supplenti educatrice educatrici educatore educatori preside dirigente formatore formatori formatrice coordinatrice coordinatore bidella bidelli relatore relatrice allenator* cuoco chef
assessment|gli esami|gli esami||esame esami verifica verifiche voto voti interrogazione interrogazioni compito compiti quiz teoria pagella pagelle bocciato bocciata bocciati bocciatura promosso simulazione simulazioni appello appelli test valutazione valutazioni correzione correzioni corretti
material|il materiale didattico|il materiale didattico||dispense dispensa slide slides materiale libri libro manuale manuali fotocopie appunti piattaforma
equipment|le attrezzature|le attrezzature||pianoforte strumenti strumento banchi banco lavagna lim computer tastiera scivoli palestra simulatore autoguida frizione macchina macchine auto giochi
facilities|le aule|le aule||aula aule laboratorio bagni cortile cortiletto
administration|la segreteria|la segreteria||segreteria segretaria segretarie organizzazione iscrizione iscrizioni graduatoria graduatorie immatricolazione certificato certificati modulistica crediti riconoscimento calendario ufficio circolare circolari burocrazia amministrazione commissione
communication|la comunicazione|la comunicazione||comunicazione comunicazioni comunicato comunicata avvisi avviso mail email colloquio colloqui telefono risposta risposte rispondono risponde registro informati avvisati avvisato preavviso
fees|i costi|i costi||retta rette quota quote tassa tasse iscrizionecosto costo costi prezzo prezzi pacchetto pacchetti rata rate mensa supplemento supplementi diritti
listing|la descrizione|la descrizione||promesso promessa promesse garantito garantiti pubblicizzato pubblicizzati sbocchi
appointment|gli appuntamenti|gli appuntamenti||appuntamento appuntamenti prenotare prenotazione prenotazioni spostata spostate disdetta annullata annullate`,
  fitness: `
machines|gli attrezzi|gli attrezzi||attrezz* macchinari macchinario macchine tapis manubri manubrio cyclette ellittica bilanciere bilancieri panca panche dischi rack pesi cavi vogatore tappetini tappetino materassini pressa step spinbike bike
facilities|gli impianti|gli impianti||campo campi rete reti righe racchette canestro impianto impianti terreno sintetico
membership|l'abbonamento|l'abbonamento||abbonamento abbonamenti iscrizione iscrizioni tesseramento tessera quota quote rinnovo rinnovata rinnovato mensile annuale rata rate mensilita contratto contratti addebito addebiti addebitato addebitano ingressi certificato pacchetto
cancellation|la disdetta|la disdetta||disdetta disdire recesso recedere raccomandata disdetto sospensione sospendere congelare
classes|i corsi|i corsi||corso corsi lezione lezioni pilates yoga zumba spinning posturale acquagym nuoto crossfit allenamento allenamenti turno turni prenotare
trainer|gli istruttori|gli istruttori||istruttor* istruttrice istruttrici trainer allenator* allenatrice insegnante insegnanti maestro maestra maestri scheda schede preparatore coach personaltrainer
changing|gli spogliatoi|gli spogliatoi||spogliatoio spogliatoi armadiett* lucchetto lucchetti docce doccia phon cabina cabine
pool|la piscina|la piscina||piscina piscine vasca vasche acqua cloro corsie bordo cuffia corsia
crowding|l'affollamento|l'affollamento||affollamento affollata affollato affollatissima affollatissimo sovraffollata sovraffollato strapiena ressa|-1
smell|l'odore|l'odore||puzza puzzo sudore odore tanfo|-1
climate|la climatizzazione|la climatizzazione||condizionatore condizionatori climatizzatore riscaldamento aria ventilatori ventilazione`,
  finance: `
place/bank|la banca|la banca||banca banche
app|l'app|l'app||app applicazione aggiornamento grafica tasto notifiche
website|il sito|il sito||sito portale homebanking areaclienti areariservata
login|l'accesso online|l'accesso online||login password accedere accesso pin otp token spid credenziali codice codici autenticazione attivazione dispositivo impronta sms
communication|l'assistenza telefonica|l'assistenza telefonica||telefono chiamata chiamate callcenter numeroverde centralino telefonata telefonate telefonico risponde rispondono risposta risposte richiamano richiamato mail email pec chat operatore operatori operatrice irraggiungibile musichetta sollecito solleciti
fees|i costi|i costi||commissione commissioni spese canone canoni costo costi bollo premio premi interessi tasso tassi rata rate penale penali addebito addebiti addebitato addebitati addebitano addebitata prelevato rinnovo aumento aumenti aumentato franchigia tariffa tariffe rimodulazione
handling|la gestione delle pratiche|la gestione delle pratiche||sinistro sinistri perito periti perizia perizie pratica pratiche modulo moduli documento documenti documentazione rimborso rimborsi rimborsato risarcimento liquidazione liquidato liquidata liquidatore liquidatori denuncia indennizzo mutuo mutui prestito prestiti finanziamento finanziamenti delibera istruttoria bonifico bonifici successione estinzione estinto estinguere conto conti carta carte disdetta bloccato bloccata sblocco sbloccare firma firme certificato certificati domanda richiesta richieste respinta respinto grandine danni carrozzeria copertura coperture riscatto trasferimento surroga portabilita contestazione reclamo reclami pensione pensioni dichiarazione contabile accredito
handling/policy|le condizioni della polizza|le condizioni della polizza||polizza polizze clausola clausole condizioni formula massimale esclusioni disdire recesso contratto contratti sospendere sospensione
counter|gli sportelli|gli sportelli||sportello sportelli filiale filiali agenzia cassa casse cassiere cassiera sala sportellista
machines/atm|gli sportelli automatici|gli sportelli automatici||bancomat atm banconote banconota prelievo prelievi versamento versamenti versare prelevare contanti prelevatore macchinetta
advice|la consulenza|la consulenza||consulente consulenti consulenza consulenze consigli consigliere gestore investimento investimenti fondi agente spiegato spiegazione spiegazioni spiegare
selling/sales|l'approccio commerciale|l'approccio commerciale||vendermi venderti rifilato rifilata rifilare proposto proposta insistono insistenti
hours|gli orari|gli orari||orario orari apertura chiusura
hours/closed|gli orari|gli orari||chiuso chiusa chiusi|fault`,
  garage: `
repair|la riparazione|la riparazione||riparazion* riparat* tagliando tagliandi freno freni pastiglie dischi frizione cambio motore olio filtro filtri gomme gomma pneumatici pneumatico batteria carrozzeria verniciatura vernice revisione spia spie marmitta ammortizzatore ammortizzatori cinghia distribuzione turbina radiatore alternatore candele iniettori sterzo convergenza equilibratura cerchio cerchi paraurti cofano portiera portiere sportello fanale fanali faro fari parabrezza vetro specchietto specchietti tergicristalli ricambio ricambi pezzo pezzi centralina diagnosi rumore rumorino perdita perdite sostituzione sostituito sostituita sostituiti montato montata montati smontato rimontato aggiustat* lavoro lavori bollone bulloni autoradio climatizzatore condizionatore raffreddamento cuscinetto semiasse catena valvola lucidatura ammaccatura stucco
warranty|la garanzia|la garanzia||garanzia casamadre estensione
wash|il lavaggio|il lavaggio||lavaggio lavaggi spazzole spazzola rulli aspirapolvere asciugatura lavata lavato tappetini interni lancia schiuma
car|il veicolo|il veicolo||usato usata km chilometri chilometraggio contachilometri libretto proprietario passaggio immatricolazione auto macchina vettura moto scooter
quote|il preventivo|il preventivo||preventiv*
bill|il conto|il conto||conto fattura fatture manodopera ricevuta importo
price|i prezzi|i prezzi||prezzo prezzi costo costi costa
appointment|gli appuntamenti|gli appuntamenti||appuntamento appuntamenti prenotato prenotazione rinviato rinviata rimandato
punctuality|i tempi di riconsegna|i tempi di riconsegna||riconsegna riconsegnata riconsegnato consegna consegnata tempi tempistiche
mechanic|il meccanico|il meccanico||meccanico meccanici gommista carrozziere elettrauto tecnico tecnici capofficina officina
communication|la comunicazione|la comunicazione||telefono chiamata chiamate chiamato richiamato avvisato avvisata avvisati messaggio messaggi aggiornamenti risponde rispondono risposta
sales|l'approccio commerciale|l'approccio commerciale||venditore venditori venditrice finanziamento permuta insistente`,
  hair: `
haircut|il taglio|il taglio||taglio tagli piega pieghe capelli capello frangia ciuffo punte punta lunghezza lunghezze scalatura scalato scalati scalate caschetto carre sfumatura sfumature basette nuca ricci riccio onde acconciatura acconciature messainpiega chignon centimetro centimetri tagliato tagliati tagliata rasato rasati rasatura barba baffi doppiotaglio extension pettinatura
quality|la qualità|la qualità||qualita
colour|il colore|il colore||colore colori tinta tinte meches balayage decolorazione decolorato decolorati biondo bionda arancione arancioni castana castano shatush riflesso riflessi ricrescita tonalizzante radici colorazione ramato giallo gialli henne degrade
treatment|il trattamento|il trattamento||trattamento trattamenti massaggio massaggi massaggiatrice massaggiatore unghia unghie smalto semipermanente gel ricostruzione refill manicure pedicure ceretta cera depilazione laser sopracciglia sopracciglio ciglia laminazione extensionciglia peeling lampada lampade solarium tatuaggio tatuaggi tattoo inchiostro piercing trucco makeup seduta sedute permanente stiratura cheratina lettino macchinario crema creme olio olii scrub fango sauna vasca idromassaggio
stylist|il parrucchiere|il parrucchiere||parrucchier* barbiere barbieri estetist* apprendista tatuatore tatuatrice onicotecnica shampista shampiste operatrice operatrici
appointment|gli appuntamenti|gli appuntamenti||appuntamento appuntamenti prenotazione prenotato prenotata prenotare orario agenda spostato spostata
products/sales|l'approccio commerciale|l'approccio commerciale||vendermi fiala fiale insistente insistono insistito
price|i prezzi|i prezzi||prezzo prezzi costo costi costa listino preventivo sovrapprezzo
cleanliness|la pulizia|la pulizia||sporcizia igiene pulizie sterilizzat* sterilizz* polvere
animals|la cura degli animali|la cura degli animali||cane cani cagnolino cagnolina gatto tosatura tosato tosata`,
  medical: `
stock/glasses|gli occhiali|gli occhiali||occhiali lenti lente montatura montature asta aste graduazione gradazione progressive progressivi multifocali monofocali naselli astina cerniera apparecchio apparecchi protesi plantari
service/staff|l'assistenza|l'assistenza||infermiera infermiere infermieri oss reparto reparti degenza assistenza
communication/scheduling|la gestione delle prenotazioni|la gestione delle prenotazioni||prenotazione prenotazioni prenotare prenotato prenotata cup listadattesa agenda disdetta spostamento spostamenti spostata rinviata rinviato rimandata rimandato
communication|la raggiungibilità telefonica|la raggiungibilità telefonica||telefono telefonata telefonate telefonico telefonicamente chiamate chiamata centralino risponde rispondono risposta risposte linea squilla mail email whatsapp messaggio messaggi irraggiungibile
waitingroom|la sala d'attesa|la sala d'attesa||salaattesa turno turni
frontdesk|l'accettazione|l'accettazione||segreteria segretaria segretarie accettazione accoglienza reception receptionist segretario impiegata impiegate sportello
appointment|l'appuntamento|l'appuntamento||appuntamento appuntamenti
treatment|il trattamento|il trattamento||trattamento trattamenti otturazione otturazioni capsula corona impianto impianti devitalizzazione detartrasi seduta sedute visita visite esame esami prelievo prelievi ecografia risonanza radiografia tac operazione intervento vaccino vaccini terapia terapie fisioterapia esercizi anestesia diagnosi referto referti massaggio controllo controlli
prescription|la ricetta|la ricetta||ricetta ricette impegnativa impegnative certificato certificati
fees/price|i prezzi|i prezzi||prezzo prezzi costo costi costa ticket parcella tariffa tariffe preventivo preventivi onorario fattura fatture supplemento
advice|le spiegazioni|le spiegazioni||spiegazione spiegazioni spiegato spiegare spiega spiegata
handling/warranty|la gestione delle richieste|la gestione delle richieste||garanzia sostituzione riparazione
food|il cibo|il cibo||minestra minestrina vitto pasti pasto mensa`,
  culture: `
tickets|i biglietti|i biglietti||biglietto biglietti ticket abbonamento abbonamenti tessera tessere ingresso ingressi prevendita botteghino biglietteria tornello tornelli riduzione ridotto ridotti braccialetto braccialetti accrediti saltafila gettone gettoni
access/road|la strada|la strada||strada strade sentiero sentieri segnaletica
shows|lo spettacolo|lo spettacolo||spettacolo spettacoli film pellicola pellicole concerto concerti opera commedia commedie scaletta band cantante cantanti attore attori attrice regia palco esibizione esibizioni bis programmazione balletto recital monologo interpreti musical orchestra
sound|l'audio|l'audio||audio suono microfono microfoni acustica sottotitoli doppiaggio casse altoparlanti altoparlante amplificazione
screen|lo schermo|lo schermo||schermo schermi proiezione proiettore immagine
seats|i posti a sedere|i posti a sedere||poltrona poltrone poltroncina poltroncine posti seggiolino seggiolini platea galleria palchetto loggione gradinata gradinate tribuna visuale sedia sedie spalti
exhibition|la mostra|la mostra||mostra mostre collezione collezioni quadro quadri dipinti dipinto affresco affreschi opere statua statue scultura sculture reperti reperto vetrina vetrine teca teche allestimento installazione installazioni sale saloni scavi rovine capolavori
signs|le spiegazioni|le spiegazioni||didascalia didascalie pannello pannelli cartellini cartellino spiegazioni spiegazione cartelli cartello indicazioni traduzioni
animals|gli animali|gli animali||animale animali recinto recinti gabbia gabbie leone leoni scimmia scimmie elefante elefanti giraffa giraffe tigre tigri orso orsi delfini foche pinguini rapaci falconiere squali pesci tartarughe
rides|le attrazioni|le attrazioni||attrazione attrazioni giostra giostre montagnerusse scivolo scivoli ottovolante vagone vagoni trenino trenini gonfiabili gonfiabile percorsi carrucola carrucole imbrago imbraghi autoscontri tronchi
pool|le piscine|le piscine||piscina piscine vasca vasche onde idromassaggio sauna saune bagnoturco termale calidarium frigidarium
guide|la guida|la guida||guida guide audioguida audioguide accompagnatore accompagnatrice animatore animatori spiegava
rules/policy|le regole|le regole||divieto divieti vietato vietata vietati regolamento borraccia borracce zaino zaini controlli perquisizione perquisiti selezione lista listaprive prive prevendite consumazione consumazioni
hall|le sale|le sale||sala foyer guardaroba stand padiglione padiglioni pista
beach|la spiaggia|la spiaggia||ombrellone ombrelloni lettino lettini sdraio spiaggia spiagge cabina cabine bagnasciuga sabbia pattino passerella
parking|il parcheggio|il parcheggio||parcheggio parcheggi auto macchina macchine navetta navette posteggio
atmosphere|l'atmosfera|l'atmosfera||atmosfera ambiente clientela dj coinvolgente
food/stands|la ristorazione|la ristorazione||bar popcorn panino panini bibita bibite birra birre ristorante ristoranti self chiosco chioschi ristoro cibo
hours|gli orari|gli orari||orario orari apertura aperture chiusura chiusure chiuso chiusa chiuse
organisation/administration|l'organizzazione|l'organizzazione||organizzazione organizzatori organizzato organizzata security afflusso deflusso turni gestione disorganizzazione
changing|gli spogliatoi|gli spogliatoi||spogliatoio spogliatoi armadietti armadietto lucchetto lucchetti
website|il sito|il sito||sito app pagina prenotazione prenotare prenotato`,
  restaurant: `
service|il servizio|il servizio||servizio servito servita serviti servite servire portato portata portati portate portano portarci portarmi sparecchiato sparecchiare sparecchiata apparecchiato apparecchiata dimenticato dimenticata dimenticati dimenticate scordato scordata scordati scordate bancone banco servirsi sbrigativo richiamare vassoio comandare comandato
menu|il menu|il menu||menu carta lista listino qrcode
drinks|le bevande|le bevande||acqua bibita bibite cocktail drink spritz vino birra calice calici caraffa bottiglia bottiglie negroni ghiaccio amaro aperitivo analcolico succo spremuta prosecco bollicine
order/ordered|l'ordine|l'ordine||ordine ordini comanda comande ordinato ordinata ordinati ordinate ordinare ordinazione ordinazioni asporto ritiro ritirare busta vassoietto
order/wrong|l'ordine|l'ordine||sbagliato sbagliata sbagliati sbagliate scambiato scambiata scambiati invertito invertiti|-1
food/fault|il cibo|il cibo||bruciato bruciata gommoso gommosa gommosi gommose stopposa stopposo congelato congelata surgelato surgelata scotto scotta scotti scotte insipido insipida insipidi insipide salato salata salati salate stracotto stracotta stracotti unto unta unti unte rancido rancida acido acida molliccia molliccio|fault
food|il cibo|il cibo||piatto piatti antipasto antipasti secondi contorno contorni fritto sapore sapori cibo carne pesce pasta cottura ingredienti porchetta ripieno farcitura sfoglia crosta cornetto vaschetta vaschette teglia bancogastronomia minestra focaccia gusti gusto primi
quality|la qualità|la qualità||qualita
queue/wait|l'attesa|l'attesa||attesa attese aspettare aspettato aspettando aspettiamo attendere atteso coda fila tempi tempistiche lentissimo lentissima lentissimi lentissime lentezza|-1
seating|i posti a sedere|i posti a sedere||tavolo tavoli tavolino tavolini tavolata posti sgabello sgabelli panca panche sedia sedie divanetto divanetti seggiolone accomodare spostati
booking|la prenotazione|la prenotazione||prenotazione prenotazioni prenotato prenotata prenotati prenotare prenotando
bill|il conto|il conto||conto scontrino ricevuta battuto battuti sovrapprezzo supplemento aggiunto aggiunti mancia importo coperto coperti
payment/paymentmeans|i mezzi di pagamento|i mezzi di pagamento||pos bancomat contanti carte buonipasto ticket satispay
choice|la scelta|la scelta||scelta varieta alternative vegetariano vegetariana vegetariani vegetariane vegano vegana vegani vegane celiaci celiaca celiaco senzaglutine glutine lattosio intolleranze assortimento
portions|le porzioni|le porzioni||porzione porzioni porzioncina porzioncine assaggio assaggi quantita forchettate
cleanliness|la pulizia|la pulizia||capello capelli pelo briciole pulizia igiene mosca mosche moscerini scarafaggio grembiule
parking|il parcheggio|il parcheggio||parcheggio parcheggi macchina auto posteggio
hours|gli orari|gli orari||orario orari chiusura apertura serranda serrande saracinesca
hours/closed|gli orari|gli orari||chiuso chiusa chiusi|fault
rules/policy|le regole|le regole||turno turni minimo obbligatorio obbligatoria obbligo
smell|l'odore|l'odore||cappa fumo odore odori tanfo`,
  property: `
upkeep/repairs|la manutenzione|la manutenzione||manutenzione riparazione riparazioni riparare perdita perdite infiltrazione infiltrazioni umidita muffa muffe caldaia tapparella tapparelle ascensore portone citofono cancello tetto facciata balcone balconi grondaia grondaie scala scale androne cantina cantine garage lampadina lampadine serratura rubinetto scarico tubi tubo muro muri pareti infissi finestra finestre termosifoni riscaldamento frigorifero lavatrice elettrodomestici idraulico giardino
agent|l'agente|l'agente||agente agenti agenzia immobiliarista mediatore proprietario proprietaria padrone padrona locatore funzionario
viewing/appointment|le visite|le visite||visita visite sopralluogo appuntamento appuntamenti chiavi chiave visitare
management/administration|l'amministrazione|l'amministrazione||amministratore amministratrice amministrazione assemblea assemblee condominio condominiale condominiali verbale verbali bilancio bilanci rendiconto consuntivo preventivo delibera delibere gestione
deposit|la caparra|la caparra||caparra cauzione deposito acconto trattenuto trattenuta trattenuti
rent|l'affitto|l'affitto||affitto affitti canone mensilita
fees|le spese|le spese||provvigione provvigioni spese commissione commissioni conguaglio bollette bolletta percentuale rata rate costo costi
lease|il contratto|il contratto||contratto contratti proposta disdetta rogito clausola clausole preliminare
flat|l'immobile|l'immobile||appartamento appartamenti casa immobile immobili bilocale trilocale monolocale stanza camera stanze camere attico villa arredi mobili cucina bagno
listing|l'annuncio|l'annuncio||annuncio annunci foto planimetria metratura descrizione inserzione
calm/noise|il rumore|il rumore||rumore rumori schiamazzi|-1
communication|la comunicazione|la comunicazione||mail email pec telefono telefonate telefonata risponde rispondono risposta risposte messaggio messaggi richiamato richiamano sollecito solleciti`,
  pharmacy: `
stock|la disponibilità dei prodotti|la disponibilità dei prodotti||esaurito esaurita ordinato ordinare magazzino scorte scorta mancante mancanti introvabile
product/medicine|i prodotti|i prodotti||farmaco farmaci medicina medicine medicinale medicinali compresse pastiglie sciroppo crema creme pomata collirio gocce spray integratore integratori scadenza scaduto scaduta tampone tamponi latte siringhe cerotti termometro capsule
prescription|le ricette|le ricette||ricetta ricette prescrizione prescrizioni impegnativa
advice|i consigli|i consigli||consigli foglietto bugiardino spiegazione spiegazioni spiegato
service/staff|il personale|il personale||farmacista farmacisti dottoressa dottore camice
hours|gli orari di apertura|gli orari di apertura||orario orari turno turni notturno apertura chiusura serranda serrande campanello cartello
hours/closed|gli orari di apertura|gli orari di apertura||chiuso chiusa chiusi|fault
counter|il banco|il banco||banco sportello cassa numerino numerini
delivery|la consegna|la consegna||consegna spedizione corriere pacco ordine lavorazione
price|i prezzi|i prezzi||prezzo prezzi costo costi costa rincari sconto sconti`,
};

export const vocabularyNl: Vocabulary = {
  transport: `
journey|de reis|de reis||reis reizen rit ritten traject vertrek tocht overtocht vaart vaartocht
flight|de vlucht|de vlucht||vlucht vluchten
vehicle|het voertuig|het voertuig||bus bussen trein treinen auto taxi voertuig* wagon wagons treinstel* tram trams metro boot veerboot vliegtuig toestel cabine scooter scooters step steps fiets fietsen deelauto huurauto helm batterij accu band banden stuur deelfiets
luggage|de bagage|de bagage||bagage koffer koffers
tickets|de kaartjes|de kaartjes||ticket tickets kaartje kaartjes vervoersbewijs* abonnement ovchipkaart ov-chipkaart retour retourtje vliegticket* rittenkaart*
punctuality|de stiptheid|de stiptheid||vertrektijd* dienstregeling* uitgevallen uitval opgeheven geschrapt vervangbus* vervangend gemist gemiste overstap aansluiting aansluitingen spoor perron halte haltes vertraagd afgezegd gecanceld wachttijd minuten
seats|de zitplaatsen|de zitplaatsen||zitplaats* zitplek zitplekken bankje bankjes beenruimte stoel stoelen zetel zetels raamplaats gangpad klaptafeltje tafeltje tafeltjes leuning zitten
driver/service|de chauffeur|de chauffeur||chauffeur chauffeurs buschauffeur* taxichauffeur* bestuurder* conducteur* controleur* rijstijl rijgedrag gassen remmen remde optrekken machinist*
counter|de balie|de balie||balie loket loketten handtekening handtekeningen huurcontract
rental|de verhuur|de verhuur||verhuur ophalen inleveren eigen-risico borg
parking|de parkeerplaatsen|de parkeerplaatsen||parkeerplaats* parkeerplek* parkeergarage* slagboom vakken parkeerticket parkeren parkeertarief
boarding|het instappen|het instappen||boarding gate instappen incheckbalie incheck* inchecken
crowding/space|de drukte|de drukte||oksel afgeladen stampvol proppen staanplaats* staanplaatsen|-1
temperature|de temperatuur|de temperatuur||graden temperatuur deken dekentje verwarming airco raampjes chauffage`,
  app: `
location/positioning|de locatiebepaling|de locatiebepaling||locatie locatiebepaling kompas
place/app|de app|de app||app apps applicatie aanbieder dienst programma
place/fault|de app|de app||faultmark|fault
stability/crashes|de storingen|de storingen||crash* storing storingen vastloopt vastloper* bug bugs fout fouten foutmelding* crashte vastlopen vastgelopen hapert haperde hapering* klapt foutcode* afgesloten vastliep bevriest bevroren buggy onstabiel|-1
update|de updates|de updates||update updates versie versies uiterlijk jasje restyling vernieuwing vernieuwd vernieuwde opmaak redesign
ads|de reclame|de reclame||reclame advertentie* reclames reclamefilmpje* filmpje filmpjes banner banners spotje* pop-up popup* reclamevrij reclamespot* commercial* aangesmeerd
login|het inloggen|het inloggen||inloggen login wachtwoord aanmelden account inlogcode* sms code codes verificatie* verifieer* geblokkeerd gebruikersnaam vingerafdruk* gezichtsherkenning* pincode registreren registratie uitgelogd uitloggen aanmelding wachtwoorden slot ontgrendelen itsme digid reset bevestigingslink* toegangscode
interface|de bediening|de bediening||interface vormgeving gebruiksgemak menu menu's knop knoppen lettertype letters lettergrootte lettertjes scherm overzicht indeling layout donkere contrast startscherm
payment|de betaling|de betaling||betaling betalingen betalen betaald creditcard afgeschreven ideal
subscription|het abonnement|het abonnement||abonnement premium betaalde abonnementen proefperiode proefmaand proefversie gratis betaalmuur
features|de functies|de functies||functie functies filter filteren filters zoekfunctie zoeken instelling instellingen opslaan exporteren export widget widgets terugknop bewerken sorteren delen afdrukken downloaden verwijderen favorieten agenda toetsenbord herinnering terugspoelen zenderlijst opnemen opnames bladeren
map|de kaart|de kaart||kaart kaarten gps navigatie route routes
notifications|de meldingen|de meldingen||melding meldingen notificatie*
points|de punten|de punten||punten
cancellation|de opzegging|de opzegging||opzegging opzeggen opgezegd opzeg* stopzetten opzegknop uitschrijven afmelden opzeglink
loading|de laadtijden|de laadtijden||laadt laden laadscherm* laadtijd* traag trage
sync|de synchronisatie|de synchronisatie||synchron* sync cloud back-up backup horloge smartwatch overzetten
gameplay|het spelverloop|het spelverloop||level levels munten munt diamanten tegenstander tegenstanders voortgang reeks beloning* kasteel moeilijkheid* moeilijkheidsgraad zetten highscore ranglijst* liga speler spelers gedegradeerd potje potjes toernooi puzzel puzzels booster boosters spelplezier spelen gespeeld bot bots
content|de inhoud|de inhoud||films film series serie afleveringen aflevering aanbod ondertitels ondertiteling recepten zenders catalogus profielen profiel nummers
support|de klantenservice|de klantenservice||klantenservice helpdesk hulp support klantendienst
search|de zoekfunctie|de zoekfunctie||zoekresultat* zoekopdracht*
place/battery|de app|de app||batterij accu batterijverbruik`,
  shop: `
place/shop|de winkel|de winkel||winkel zaak shop
product|de producten|de producten||product kwaliteit maat stof producten artikel artikelen kleding jurk* broek* schoen* zool zolen kast kasten deur deuren laarzen jas jassen trui* tas tassen rugzak* horloge* telefoon* oplader* kabel* koptelefoon* laptop* printer* televisie* scherm* camera* speelgoed boek parfum* creme* meubel* stoel stoelen tafel tafels matras* lamp lampen wasmachine* koelkast* stofzuiger* gereedschap accu* batterij* inkt cartridge* groente fruit vlees vis brood keuken keukens werkblad bank banken zetel zetels bed bedden trui truien mouw mouwen naad naden zoom rits knoop leder leer ring ringen ketting* armband* horloges vaas pan pannen mes messen oven droger wasdroger vaatwasser plant planten boeket bloemen rozen tulpen orchidee* potgrond fiets e-bike band banden helm gordijn* tapijt kussen kussens deken tomaten aardbeien bananen avocado* druiven appels melk yoghurt kaas eieren kaars kaarsen verf behang schroef schroeven boormachine* zaag boor apparaat apparaten afwerking houdbaarheid* houdbaarheidsdatum datum beschimmeld* rot rotte rottend* verwelkt* verlept* gewassen was kreukt rommel troep prul gitaar ukelele viool piano instrument hoesje bril ketel wol slijtage exemplaar
product/fault|de producten|de producten||faultmark|fault
website|de website|de website||website webshop site bestelproces winkelmandje winkelwagen mandje zoekfunctie filter filters account pagina betaalknop klik favorieten
returns|de afhandeling van retouren|retouren||retour* ruilen omruilen omgeruild teruggebracht terugbrengen terugsturen teruggestuurd retourlabel kassabon bon
packaging|de verpakking|de verpakking||verpakking* verpakt
offers|de aanbiedingen|de aanbiedingen||korting kortingen kortingscode* aanbieding aanbiedingen folder actie acties actieprijs kortingsbon* spaarpunten zegels zegeltjes bonus coupon*
sizes|de maten|de maten||maten pasvorm maatje
stock|de beschikbaarheid|de beschikbaarheid||schap schappen rekken uitverkocht voorradig leverbaar voorraad vak leeg lege nabestellen vrachtwagen
advice|het advies|het advies||advies adviseur* geadviseerd aangeraden uitleg deskundig kennis verstand vakkennis
warranty|de garantie|de garantie||garantie* fabrikant ingestuurd opgestuurd reparatie* klacht leenfiets leentoestel coulance
hours|de openingstijden|de openingstijden||openingsuren middagpauze koopzondag rolluik sluitingstijd
payment/terminal|de betaling|de betaling||pinnen contant cash kaartlezer betaalautomaat kleingeld wisselgeld betaling betalen biljet briefje pin
equipment/bottles|de automaten|de automaten||flessenautomaat statiegeldautomaat statiegeld winkelwagens karretje karretjes pomp pompen
checkout|de kassa|de kassa||kassa kassa's rij caissiere kassamedewerk* kassabediende zelfscan*
price|de prijzen|de prijzen||prijs prijzen duurder kilo liter cent prijskaartje prijskaartjes
hours/closed|de openingstijden|de openingstijden||gesloten dicht|fault`,
  lodging: `
place/stay|de accommodatie|de accommodatie||hotel accommodatie plek park camping
service/host|de gastheer|de gastheer||gastheer gastvrouw verhuurder* eigenaar eigenaren eigenares
rooms/room|de kamer|de kamer||kamer kamers hotelkamer* slaapkamer* slaapkamers bungalow huisje chalet tent studio kast gordijn gordijnen tv televisie bureau tapijt stopcontact kluisje zithoek bedbank stapelbed raam vloer
breakfast/food|het ontbijt|het ontbijt||ontbijt ontbijtbuffet ontbijtzaal roerei toaster broodjes jam croissants appel sinaasappelsap lunchpakket
checkin|het inchecken|het inchecken||inchecken check-in checkin incheck uitchecken check-out checkout sleutel sleutels sleutelkastje sleutelkluis sleutelpas aankomst aankomstdag vertrek receptie nachtportier sleuteloverdracht
upkeep|het onderhoud|het onderhoud||behang rolluik lade lades greepje schimmel tegels voegen kranen kraan verf rafels pand
kitchen|de keuken|de keuken||keuken oven pan pannen borden bestek glazen vaatwasser koelkast kookplaat koffiezetapparaat mes messen vorken
listing|de beschrijving|de beschrijving||beschrijving foto foto's advertentie site website beloofd beloofde
location|de ligging|de ligging||ligging locatie strand centrum station loopafstand zee bos snelweg bus
toilets/sanitary|het sanitair|het sanitair||sanitair douche douches toilet toiletten muntje muntjes sanitairgebouw toiletgebouw`,
  delivery: `
parcel|de pakketten|de pakketten||pakket* pakje* pakske* bestelling* zending* brief brieven brievenbus pak post kaartje buren buur garage doos dozen
driver|de bezorger|de bezorger||bezorger* koerier* postbode* chauffeur chauffeurs aangebeld bel aanbellen belde
counter|de balie|de balie||balie loket loketten kantoor
order|de bestelling|de bestelling||bestelling bestellingen besteld eten pizza friet frieten drankjes saus maaltijdbox* groentepakket box
hours|de openingstijden|de openingstijden||openingsuren
damage|de schade|de schade||gebroken glazen scherven gescheurd gedeukt deuk beschadigd kapot
hours/closed|de openingstijden|de openingstijden||gesloten dicht|fault`,
  services: `
service/staff|het team|het team||monteur* loodgieter* elektricien* schilder* vakm* verhuizer* medewerker* team technieker* hovenier* tuinman dakdekker* timmerman* tegelzetter* baas kerel poetsvrouw* schoonmaakster* klusjesman
work|het werk|het werk||werk werkzaamheden reparatie* installatie* schoonmaak dak raam ramen tegels tegel voegen kit silicone lek lekt lekte kraan muur muren plafond vloer parket verf strepen spetters vlekken behang rollen schutting gras gazon terras wiebelen panelen zonnepanelen omvormer afwerking resultaat geverfd geschilderd gepoetst gelijmd hakken hakjes hak zolen zool naad deuren stopcontacten hersteld gerepareerd waterpas scheef
quote|de offertes|de offertes||offerte* bestek voorstel prijsopgave
appointment|de afspraken|de afspraken||afspraak afspraken afgezegd verzet verschoven opgedaagd
network|de verbinding|de verbinding||glasvezel internet wifi modem router bereik signaal snelheid mbit verbinding netwerk netwerkstoring storing storingen mobiele dekking antenne kabel decoder tv-signaal zenders
contract|het abonnement|het abonnement||abonnement contract bundel looptijd welkomstbonus overstap overstappen tarief tariefwijziging verlenging vast variabel
cancellation|de opzegging|de opzegging||opzegging opzeggen opgezegd opzeg*
clothes|de kleding|de kleding||broek broeken jurk jurken trouwjurk* kostuum* hemd hemden overhemd* bloes blouse* rok jas jassen zoom mouw mouwen rits vlek trui truien pak broekspijp strijken gestreken gordijnen tapijt dekbed leer
fees|de kosten|de kosten||voorrijkosten voorrijden startuur uurloon uurtarief avondtarief spoedtarief maandbedrag voorschot voorschotbedrag termijnbedrag kosten energieprijs*
machines|de machines|de machines||machine machines wasmachine wasmachines droger drogers muntautomaat zeepbakje
damage|de schade|de schade||kras krassen gescheurd gedeukt ingedeukt deuk gebroken gesneuveld scherven beschadigd vaas zeil
communication|de communicatie|de communicatie||gebeld belde bellen teruggebeld terugbellen mail mails bericht berichten telefoon antwoord bereikbaar
animals|de verzorging van de dieren|de verzorging van de dieren||hond honden kat katten voer brokken wandelen hok mand vacht`,
  school: `
place/school|de school|de school||school
classes|de lessen|de lessen||les lessen cursus* vak vakken college colleges hoorcollege* rijles* opleiding* module modules studie liedje lied niveau groep groepen klas rooster uitval diploma fileparkeren snelweg oefenen geoefend geleerd leren leert woordenschat proefles uitleg taal badje bad kinderen wiskunde engels frans
teacher|de docenten|de docenten||prof professor* docent* leraar leraren juf instructeur* tutor* leerkracht* instructrice* rijinstructeur* lerares trainer lesgever* meester juffen student studente begeleider* begeleidster* zwemjuf directie directeur
assessment|de examens|de examens||examen examens tentamen* toets toetsen beoordelingen rapport rapporten punten cijfer cijfers theorie-examen praktijkexamen herexamen gezakt
exercises|de oefeningen|de oefeningen||oefening oefeningen opdracht opdrachten huiswerk groepswerk* groepsopdracht* werkstuk*
feedback|de feedback op het werk|de feedback||feedback nagekeken verbeterd
material|de leerstof|de leerstof||stof leerstof lesstof studiemateriaal lesmateriaal leermateriaal materiaal slides theorie
communication|de communicatie|de communicatie||mail mails brief brieven telefoon oudercontact* ouderavond* nieuwsbrief berichten verwittigd
administration|de organisatie|de organisatie||organisatie planning lesrooster uurrooster inschrijving* secretariaat
appointment|de afspraken|de afspraken||afspraak afspraken wachtlijst wachttijd`,
  fitness: `
machines|de apparaten|de apparaten||apparaat apparaten toestellen loopband* gewichten loopbanden halters roeimachine* toestel gewicht matten stangen beenpers crosstrainer* spinningfiets*
membership|het abonnement|het abonnement||abonnement lidmaatschap proefles inschrijfgeld inschrijvingskosten maandbedrag incasso lidgeld contract abonnementen
cancellation|de opzegging|de opzegging||opzegging opzeggen opgezegd opzeg* aangetekend opzegtermijn stopzetten
classes|de lessen|de lessen||groepsles* groepslessen les lessen lesrooster yogales yogalessen spinning zumba
smell|de geur|de geur||zweet geur stank zweetlucht`,
  finance: `
place/bank|de bank|de bank||bank banken
app|de app|de app||app apps
website|de website|de website||website site
login|het inloggen|het inloggen||inloggen login inlog* aanmelden aanmeld* wachtwoord
communication|de telefonische bereikbaarheid|de telefonische bereikbaarheid||telefoon telefonisch* bereikbaarheid
fees|de kosten|de kosten||kosten premie premies makelaarslonen maandbedrag kaartkosten rente provisie tarief tarieven jaarpremie premieverhoging indexering procent toeslag
handling|de afhandeling van schades|de afhandeling van schades||schade schades schadeclaim* schademelding* claim polis aanvraag aanvragen formulier formulieren documenten papieren dossier behandeling behandeld verwerkt verwerken overschrijving* overboeking* overgeschreven krediet kredietaanvraag lening hypotheek* uitbetaling* uitbetaald uitkering vergoeding vergoed vergoeden afgekeurd afgewezen expert experts expertise bonnen bonnetjes facturen bewijs bewijzen verklaring erfenis nalatenschap hagel waterschade machtiging pensioenoverzicht volmacht
account|de rekening|de rekening||rekening rekeningen rekeningnummer spaarrekening zichtrekening bankpas pas kaart kredietkaart creditcard geblokkeerd
counter|de balie|de balie||balie loket loketten kantoor kantoren filiaal wachtrij
machines/atm|de automaten|de automaten||automaat automaten geldautomaat* bankautomaat* biljetten munten pinautomaat
advice|het advies|het advies||adviseur adviseurs advies geadviseerd
selling/sales|het verkoopgesprek|het verkoopgesprek||beleggen beleggingen pensioensparen autoverzekering levensverzekering aangesmeerd opgedrongen
contract|het contract|het contract||contract contracten opzegging opgezegd opzeggen looptijd overstap
hours|de openingstijden|de openingstijden||openingsuren
hours/closed|de openingstijden|de openingstijden||gesloten dicht|fault`,
  garage: `
repair|de reparatie|de reparatie||reparatie* onderhoudsbeurt beurt rem remmen koppeling motor olie banden band accu apk lak uitlaat versnelling* rammel* onderdeel onderdelen remblok* remschijf* turbo schokdemper* distributieriem koelvloeistof ruitenwisser* voorruit velgen velg winterbanden dynamo startmotor geluid fout gerepareerd hersteld herstelling* diagnose
warranty|de garantie|de garantie||garantie coulance waarborg
wash|de wasbeurt|de wasbeurt||wasstraat carwash wasbeurt borstels wasprogramma gewassen stofzuiger*
car|de auto|de auto||tweedehands tweedehandsauto occasion* auto wagen kilometerstand onderhoudsboekje proefrit`,
  hair: `
haircut|het kapsel|het kapsel||kapsel knippen geknipt coupe pony punten haar haren trapje nek zijkant zijkanten scheiding krullen centimeter geschoren fade opgeschoren
colour|de kleur|de kleur||kleur verf highlights geverfd blond oranje balayage
treatment|de behandeling|de behandeling||nagel nagels gelnagels gellak wimpers wenkbrauwen manicure pedicure gezichtsbehandeling harsen tattoo huid behandeling massage baard scheren
appointment|de afspraak|de afspraak||afspraak afspraken verzet uitgesteld tijdstip`,
  medical: `
stock/glasses|de bril|de bril||bril brillen glazen brillenglazen montuur lenzen pootje pootjes glas leesbril zonnebril multifocale multifocaal sterkte oogmeting
service/care|de begeleiding|de begeleiding||begeleiding verpleging verpleegkundige* zorg verzorging verpleegster zusters afdeling
communication/scheduling|het maken van afspraken|het maken van afspraken||afsprakenplanning
communication|de telefonische bereikbaarheid|de telefonische bereikbaarheid||bereikbaarheid
waitingroom|de wachtruimte|de wachtruimte||wachtkamer wachtzaal wachtruimte binnengeroepen
appointment|de afspraak|de afspraak||afspraak afspraken spreekuur verzet afgezegd wachtlijst patientenstop consult datum
frontdesk|de balie|de balie||balie assistente assistentes receptie secretariaat onthaal secretaresse
treatment|de behandeling|de behandeling||behandeling* vulling vullingen kroon brug prothese wortelkanaal* sessie sessies oefeningen therapie operatie ingreep prik spuit onderzoek onderzoeken diagnose verdoving controle vaccinatie
prescription|het recept|het recept||recept recepten voorschrift voorschriften verwijzing verwijsbrief doktersbriefje`,
  culture: `
tickets|de kaartjes|de kaartjes||kaartje kaartjes ticket tickets entree toegangskaart* entreeprijs tijdslot* museumkaart* dagkaart* jaarkaart* abonnement kortingsbon* polsbandje* toegangsbewijs* kaarten reserveren korting
access/road|de paden|de paden||pad paden bewegwijzering wandelpad*
shows|de voorstelling|de voorstelling||film films voorstelling voorstellingen show shows toneelstuk concert concerten band zanger zangeres artiest* programma toegift grappen moppen acteur* actrice* regie dansers podium cabaretier* comedian* hoofdact verhaal
sound|het geluid|het geluid||geluid geluidskwaliteit boxen microfoon ondertitels ondertiteling akoestiek volume
screen|het scherm|het scherm||scherm beeld beeldkwaliteit doek projectie
seats|de zitplaatsen|de zitplaatsen||stoel stoelen zetel zetels rij zitplaats* plaats plaatsen plek plekken leuning klapstoelen pilaar zicht
exhibition|de tentoonstelling|de tentoonstelling||tentoonstelling* vitrine* collectie schilderijen zalen zaal stukken infoborden
animals|de dieren|de dieren||dieren hokken hok kooi kooien verblijf verblijven apen olifanten leeuwen giraffen
rides|de attracties|de attracties||attractie attracties achtbaan achtbanen wildwaterbaan glijbaan draaimolen springkussen reuzenrad
pool|de baden|de baden||bad baden glijbanen golfslag buitenbad binnenbad bubbelbad water stoomcabine sauna sauna's
guide|de rondleiding|de rondleiding||gids gidsen rondleiding rondleidingen audiotour boottocht rondvaart schipper kapitein
rules/policy|de regels|de regels||verboden toegestaan rugzak rugzakken tassencontrole kinderwagen picknicken fietsen hond lijn
hall|de zalen|de zalen||hal hallen foyer garderobe decor kraampje kraampjes kramen stands standhouders dansvloer puzzels raadsels wandjes
atmosphere|de sfeer|de sfeer||sfeer ambiance spannend saai gezelligheid dj feestmuziek kerstgevoel
food/stands|het eten|het eten||eten gluhwein frieten broodje broodjes popcorn nacho's horeca drankjes kantine
organisation/administration|de organisatie|de organisatie||organisatie speelschema planning vrijwilligers pijlen scheidsrechter* chaos
changing|de kleedkamers|de kleedkamers||kleedkamer* kleedhokje* kluisje* locker lockers`,
  restaurant: `
service|de bediening|de bediening||bediening bediend ober obers serveerster serveersters service opgediend geserveerd gebracht brachten bijgeschonken afgeruimd bestek bestelbriefje toog over-het-hoofd geholpen afgerekend
food|het eten|het eten||smaakt smaakte kok gekookt keuken gerecht gerechten bord borden eten maaltijd kruiden zout vet vlees vis
seating|de plaatsen|de plaatsen||tafeltje plaats plek bank banken kruk krukken zetel terrasplek
booking|de reservering|de reservering||reservering gereserveerd reserveren reservatie reserveerden
queue/wait|de wachttijd|de wachttijd||gewacht wachten wachttijd wachttijden wachtten wachtte rij aanschuiven koukleumen|-1
drinks|de drankjes|de drankjes||drank drankje drankjes wijn bier cocktail cocktails aperitief cola limonade water thee zakje glas glazen karaf rose witte rode citroen
order|de bestelling|de bestelling||bestelling bestellingen afhaal afgehaald ophalen geleverd doorbellen zak ansjovis
sales|het verkoopgesprek|het verkoopgesprek||opgedrongen aangesmeerd fooi
rules/policy|de regels|de regels||tafeltijd kraanwater minimumbesteding verplicht`,
  property: `
upkeep/repairs|het onderhoud|het onderhoud||voordeur trapportaal galerij berging kelder schimmel dak raam ramen kozijn* lekkage* lek reparatie reparaties herstelling* gebreken lift verwarming ketel chauffage aannemer klusjesman bel brievenbus balkon vocht tocht
agent|de makelaar|de makelaar||makelaar makelaars makelaarskantoor verhuurder bezichtiging bezichtigingen kijkdag huisbaas
management/administration|het beheer|het beheer||beheer beheerder woningcorporatie corporatie syndicus afrekening servicekosten
deposit|de waarborg|de waarborg||waarborg huurwaarborg borg plaatsbeschrijving sleuteloverdracht
rent|de huur|de huur||huur huurprijs huurverhoging indexering indexeren
lease|het huurcontract|het huurcontract||huurcontract huurovereenkomst contract`,
  pharmacy: `
stock|de beschikbaarheid|de beschikbaarheid||voorradig leverbaar voorraad besteld bestellen huis
product/medicine|de medicijnen|de medicijnen||medicijn medicijnen medicatie pillen tabletten druppels zalf creme hoestsiroop pil neusspray zetpillen
prescription|de recepten|de recepten||recept recepten voorschrift voorschriften herhaalrecept*
advice|het advies|het advies||advies bijsluiter uitleg
hours|de openingstijden|de openingstijden||openingsuren rolluik wachtdienst
service|de service|de service||assistente assistentes apotheker* personeel bediend geholpen
hours/closed|de openingstijden|de openingstijden||gesloten dicht|fault`,
};

export const vocabularyPt: Vocabulary = {
  transport: `
journey|a viagem|a viagem||viagem viagens percurso percursos corrida corridas trajeto trajetos trajecto travessia itinerario carreira carreiras excursao excursoes deslocacao deslocamento passeio passeios cruzeiro cruzeiros desvio desvios voltinha transfer traslado boleia carona caronas
connection|a ligação|a ligação||transbordo transbordos
connection|a conexão|a conexão||conexao conexoes escala escalas baldeacao
flight|o voo|o voo||voo voos aviao avioes aeronave descolagem decolagem aterragem pouso
vehicle|o veículo|o veículo||carro carros taxi taxis veiculo veiculos viatura viaturas automovel automoveis van vans carrinha carrinhas camioneta camionetas moto motos mota motas scooter* trotinete* trotineta* patinete* bicicleta* bike bikes barco barcos barca lancha ferry ferryboat catamara balsa cacilheiro navio metro eletrico bonde carruagem carruagens vagao vagoes cabine estofo* estofamento selim guiador guidao mudancas marcha marchas pedal pedais travao travoes freio freios pneu pneus bateria capacete capacetes pisca portamalas bagageira teleferico jipe suv tanque combustivel gasolina gasoleo tejadilho parabrisas retrovisor autocaravana motorhome minivan microonibus micro carroca frota frotas ventilacao
vehicle|o autocarro|o autocarro||autocarro autocarros
vehicle|o ônibus|o ônibus||onibus busao buseta lotacao
vehicle|o comboio|o comboio||comboio comboios automotora alfapendular intercidades suburbano
vehicle|o trem|o trem||trem trens vlt
luggage|a bagagem|a bagagem||bagagem bagagens mala malas mochila mochilas volume volumes trolley bagageiro porao extraviada extraviado extraviadas extraviaram extravio extraviou bolsa bolsas malinha malinhas despachada despachado despachadas despachar despachei despacho esteira carrinhodebebe cadeirinha maleta maletas
tickets|os bilhetes|os bilhetes||bilhete bilhetes ticket tickets passe passes andante titulo titulos
tickets|as passagens|as passagens||passagem passagens bilheteria cartaobom recarga recarregar recarreguei ingresso
fare|o preço da viagem|o preço da viagem||taximetro tarifa tarifas bandeirada bandeirada2 dinamica preco precos caro cara caros caras valor valores taxa taxas suplemento extra extras
punctuality|a pontualidade|a pontualidade||partida partidas horario horarios suprimid* suprimiram supressao suprimidas greve perdemos paragem paragens plataforma cais pontualidade atrasado atrasada atrasados atrasou atrasaram atrasa atrasam adiantado tabela tabelas intervalo intervalos partiu zarpou rodoviaria gare demora demorou demoraram demorado demoras espera esperar esperamos esperando esperei aguardando aguardar cancelado cancelados cancelada canceladas cancelaram cancelou cancelamento cancelamentos remarcado remarcada remarcaram remarcou remarcacao remarcar reacomodacao reacomodaram reacomodar realocaram realocacao adiaram adiado adiada suspenso suspensa suspensao suspenderam reprogramado reprogramaram parado parada paradas estacao estacoes chegada chegadas saida saidas pontual pontuais impontual antecipado antecipada antecipou antecipacao reagendaram
seats|os lugares|os lugares||lugar lugares assento assentos poltrona poltronas encosto encostos bancos coxia corredor reclina reclinar reclinavel cadeira cadeiras
driver|o motorista|o motorista||motorista motoristas condutor condutora condutores motoboy* taxista taxistas chofer revisor revisores revisora cobrador cobradora cobradores fiscal fiscais maquinista conducao travagens travagem travou freadas freada acelera acelerava acelerou conduzia conduz conduziu dirigia arrancou arranca curvas ultrapassagem ultrapassagens buzina buzinava buzinar skipper marinheiro* barqueiro
counter|o balcão|o balcão||balcao balcoes guiche guiches bilheteira bilheteiras
rental|o aluguer|o aluguer||aluguer alugueres levantamento franquia caucao arranhaduras bloqueio categoria
rental|o aluguel|o aluguel||aluguel alugueis locacao locadora retirada vistoria diaria diarias
rental/return|a entrega do carro|a entrega do carro||devolucao devolver devolvi arranhao amolgadela seguros sinistro deposito
parking|o estacionamento|o estacionamento||estacionamento estacionamentos garagem parque parques cancela cancelas talao vaga vagas pisos rampa estacionei estacionar estacionado parquimetro zonaazul manobrista* flanelinha*
boarding|o embarque|o embarque||embarque embarcar embarcamos embarcaram embarcado portao checkin check desembarque desembarcar prioritario prioridade
crowding/space|a lotação|a lotação||lotado lotada lotados sardinha sardinhas apinhado apinhada apertados cotovelo cotovelos sobrelotacao superlotacao superlotado empe|-1
temperature|a temperatura|a temperatura||arcondicionado climatizacao aquecimento calor graus forno abafado
tolls|as portagens|as portagens||portagem portagens identificador viaverde
tolls|os pedágios|os pedágios||pedagio pedagios
organisation/administration|a organização|a organização||agencia operador operadora programa organizacao
signs|a sinalização|a sinalização||painel paineis ecra ecras placa placas sinaletica sinalizacao altifalante altifalantes megafone
service/crew|a tripulação|a tripulação||comandante piloto pilotos tripulacao tripulante* comissari* hospedeir* aeromoca* assistentesdebordo
website|o site|o site||site sites website portal formulario
payment/refund|a gestão do pagamento|a gestão do pagamento||reembolso reembolsos reembolsar reembolsado reembolsada reembolsaram estorno estornar estornado estornaram indemnizacao indenizacao compensacao dinheiro devolverem devolveram credito creditos
tickets/vouchers|os documentos da reserva|os documentos da reserva||voucher vouchers
journey/package|o pacote de viagem|o pacote de viagem||pacote pacotes
support|o apoio ao cliente|o apoio ao cliente||telefone liguei ligar chamada chamadas mail mails email emails whatsapp chat chatbot protocolo protocolos sac reclamacao reclamacoes reclamei reclamar resposta respostas respondem responder responderam contacto contato contactar callcenter
toilets|os sanitários|os sanitários||banheiro banheiros casadebanho wc
food|a comida|a comida||comida refeicao refeicoes lanche lanches snack snacks sanduiche bebida bebidas agua
cleanliness|a limpeza|a limpeza||limpeza sujo suja sujos sujas sujidade sujeira lixo migalhas mancha manchas nojento nojenta`,
  app: `
location/positioning|a localização|a localização||localizacao geolocalizacao bussola
place/app|a aplicação|a aplicação||aplicacao aplicacoes telemovel telemoveis
place/app|o aplicativo|o aplicativo||app apps aplicativo* programa ferramenta celular celulares smartphone aparelho
place/fault|o aplicativo|o aplicativo||faultmark|fault
stability/crashes|as falhas|as falhas||trava travam travando travou travado travada travamento* travar trave bloqueia bloqueou bloquear encrava encravou encravada crash* crasha crashou bug bugs bugado bugada bugados bugou buga bugando erro erros falha falhas falhou falham congela congelou congelado engasga engasgando fecha fechou fechando encerra encerrou cai caiu caindo reinicia reiniciou reiniciando pifou buguei instabilidade glitch* telapreta ecrapreto desligou crashar travei travadinha congelando congelada bugadinha fecham fechava encravado parou instavel instaveis desinstalar desinstalei desinstalado reinstalar reinstalei desligando desliga apagao emperra emperrado quebrou quebrado quebrada|-1
update|as atualizações|as atualizações||atualizacao atualizacoes actualizacao actualizacoes atualizaram atualizou atualizei actualizaram atualizar versao versoes redesenho redesign remodelacao reformulacao reformularam remodelaram mudanca mudancas mudaram novidade novidades actualizar atualizado atualizada atualizem actualizem actualizada actualizado atualizando atualiza voltem2 mudou piorou pioraram
ads|a publicidade|a publicidade||publicidade publicidades pub anuncio anuncios propaganda* comerciais banner banners popup popups reclame reclames patrocinad* spam anunciante*
login|o login|o login||login logar senha senhas sessao cadastro cadastrar cadastrei registo registro registar registrar registei palavrapasse password passwords pin codigo codigos sms autenticacao verificacao verificar biometria biometric* facial reconhecimento rosto selfie token conta contas desloga deslogou deslogado entrar acesso acessar acessa aceder acedo bloqueada bloqueado utilizador usuario nif cpf govbr chavemovel desbloquear cadastrado cadastrada cadastros recadastrar cadastra logado logada logando loguei deslogando registado registados registada registadas registrado registrada reconhece reconhecer reconheceu reconhecem validar validacao valida identidade cc credenciais recuperar redefinir certificadodigital autenticador autenticar identificar identificacao cpfs
interface|a interface|a interface||interface layout design menu menus botao botoes icone icones letra letras letrinha* fonte fontes tela telas ecra ecras usabilidade navegacao intuitivo intuitiva aparencia cor cores contraste escuro tema temas desenho grafismo grafico graficos cursor rolagem aba abas separador separadores barra confuso confusa visual visualmente secao secoes seccao seccoes modoescuro paginacao scroll deslizar horizontal vertical brilho simplicidade tamanhodaletra pagina paginas ecran
payment|os pagamentos|os pagamentos||pagamento pagamentos pagar pago cobraram cobrou cobrado cobranca cobrancas debitaram debitou debito cartao pix mbway transferencia transferencias paguei pagou pagam saque saques sacar sacando deposito depositos depositar depositei saldo saldos carteira dinheiro emprestimo emprestimos juros credito creditos fatura faturas boleto boletos estorno estornar reembolso reembolsos reembolsar compra compras comprei cobrando cobra cobram descontaram gastei rendimento resgatei
subscription|a assinatura|a assinatura||assinatura assinaturas assinante* assinei premium mensalidade mensal anual anuidade gratuita gratuito gratis plano planos paga pagas vip assinar assino renovacao renova renovou renovaram gratuitamente pagante pagantes trial degustacao mensalidades pacote pacotes recarga recargas
subscription|a subscrição|a subscrição||subscricao subscricoes subscrever subscrevi
features|as funções|as funções||funcao funcoes funcionalidade* opcao opcoes filtro filtros filtrar exportar exportacao importar importacao ordenar ordenacao categoria categorias etiqueta etiquetas definicao definicoes configuracao configuracoes configurar personalizar guardar salvar gravar gravacao editar edicao editor apagar desfazer widget widgets atalho atalhos favorito favoritos lista listas historico lembrete* alarme alarmes calendario cronometro partilhar partilha compartilhar download downloads baixar descarregar imprimir pdf csv teclado emoji corretor dicionario voz legenda legendas offline temporizador zoom foto fotos fotografia fotografias camera anexar anexo anexos relatorio* extrato extratos comprovante comprovantes agendar agendamento copiar colar pasta pastas estatistica* meta metas treino treinos pausa arquivo arquivos ficheiro ficheiros tradutor traducao traducoes audio datas campo campos formulario formularios preencher preenchimento gravado gravada gravados salvo salvos salva guardado guardada guardados idioma idiomas lingua linguas portugues ingles espanhol traduzir traduzido traduzida traduz tablet tablets ipad microfone gravador captura capturas documento documentos certificado certificados compartilhamento partilhas agendamentos imprime lanterna print prints qr qrcode scanner escanear digitalizar digitalizacao leitor disponivel disponiveis indisponivel disponibilidade calculadora carplay androidauto comandos agenda agendas anotacao anotacoes notas espelhamento tv tvbox smarttv
map|o mapa|o mapa||mapa mapas gps rota rotas radares radar percurso transito destino destinos rua ruas morada moradas endereco enderecos recalcula
notifications|as notificações|as notificações||notificacao notificacoes alerta alertas avisos aviso vibra notificar notifica notificam alertar alertado alertou vibracao badge avisa avisar avisam avisou
points|os pontos|os pontos||pontos cashback milhas resgatar resgate
cancellation|o cancelamento|o cancelamento||cancelamento cancelar cancelei cancelado cancela cancelou desinscrever desativar rescindir anular
loading|o carregamento|o carregamento||carregamento carrega carregar carregando carregava carregam lentidao lento lenta lentissim* demora demorado rodinha ampulheta bolinha girando lerdo lerda desempenho abrir abre abrindo abriu iniciar inicia lentos lentas demoram demorando demorar demorou espera esperar esperando carregada carregue
sync|a sincronização|a sincronização||sincroniz* nuvem backup smartwatch emparelhar parear pareamento pulseira espelhar chromecast transferir bluetooth relogio relogios
servers|os servidores|os servidores||servidor servidores desconexao desconexoes desconecta desconectou desconectar lag lags ping latencia
gameplay|a jogabilidade|a jogabilidade||jogabilidade nivel niveis fase fases moedas moeda gemas gema diamante diamantes joias vidas adversario* oponente* inimigo* jogador jogadores partida partidas rank ranking ranque ranqueada elo medalha medalhas trofeu trofeus premio premios recompensa* evento eventos missao missoes torneio torneios clan guilda save saves progresso pontuacao recorde tabuleiro carta cartas pecas arma armas personagem personagens heroi herois skin skins bau baus caixas roleta dificuldade batota batoteiro* hacker hackers cheater* trapaca* bots bot matchmaking cenario cenarios fazenda colheita tutorial ouro prata sequencia streak ofensiva
content|os conteúdos|os conteúdos||conteudo conteudos filme filmes series episodio episodios temporada temporadas catalogo canais canal legendado dublagem dublado podcast podcasts programas musica musicas playlist playlists estacao estacoes emissora* receita receitas artigo artigos noticia noticias previsao previsoes licao licoes exercicio exercicios frase frases perfil perfis verbete* novela novelas anime animes doramas dorama livro livros audiolivro audiolivros radio radios locutor transmissao transmissoes jornal revista revistas informe informes rendimentos boletim boletins vacina vacinas exames imagem imagens capitulo capitulos telenovelas biblia versiculos hinos aulas acervo vaga vagas
support|o suporte|o suporte||suporte helpdesk atendimento chat chatbot robo apoio sac desenvolvedor desenvolvedores programador programadores contactar contatar contato contacto reclamacao reclamacoes reclamei reclamar resposta respostas respondem responder responde emails
search|a pesquisa|a pesquisa||pesquisa pesquisas pesquisar pesquiso pesquisei encontrar encontro encontra resultado resultados
search|a busca|a busca||busca buscas buscar buscador
place/battery|o aplicativo|o aplicativo||bateria
price|os preços|os preços||preco precos taxa taxas tarifa tarifas comissao comissoes
delivery|as entregas|as entregas||entrega entregas entregador entregadores estafeta estafetas pedido pedidos
driver|os motoristas|os motoristas||motorista motoristas condutor condutores corrida corridas
hours|os horários|os horários||horario horarios paragem paragens
permissions|as permissões|as permissões||permissao permissoes privacidade
network|a conexão|a conexão||wifi internet conexao conexoes conectar conecta conectado conectada conectando rede redes sinal 4g 5g dadosmoveis
offers|as promoções|as promoções||desconto descontos promocao promocoes oferta ofertas cupom cupons
messages|as mensagens|as mensagens||mensagem mensagens conversa conversas grupo grupos
performance|o desempenho|o desempenho||memoria armazenamento espaco consome consumo gasta gastando aquece esquenta esquentando pesado pesada ram
order|os pedidos|os pedidos||encomenda encomendas restaurante restaurantes comida mercado
controls|os controles|os controles||controle controles comando joystick toque sensibilidade`,
  shop: `
place/shop|a loja|a loja||loja lojas espaco
product|os produtos|os produtos||qualidade tecido produto produtos artigo* aparelho* roupa* vestido* calca calcas calcao calcoes sapato* sapatilha sapatilhas sola solas armario* rodas roda rodinha* encosto tenis botas botim sandalia* chinelo* camis* blusa* blusao casaco* jaqueta* sueter sweat moletom* malha malhas saia saias leggings legging meias cueca* sutia* pijama* biquini* bikini* terno ternos gravata* cinto cintos luva luvas gorro* bone bones chapeu chapeus cachecol lenco lencos bolsa* mochila* carteira* mala malas relogio* oculos pulseira* anel aneis alianca* brinco brincos colar colares joia joias prata telefone* celular celulares telemovel telemoveis smartphone* tablet* carregador* cabo cabos fone fones auscultador* auricular* headset* computador* notebook* portatil portateis pc teclado monitor monitores impressora* tinteiro* toner televisao televisor* televisoes tv tvs tela telas ecra ecras camera* camara pilha pilhas bateria baterias brinquedo* boneca* boneco* puzzle puzzles jogo jogos berco bercos fralda fraldas livro livros caderno* caneta canetas revista revistas quadros perfume* creme* hidratante* protetor shampoo champo sabonete* batom batons rimel maquiagem maquilhagem verniz esmalte* pincel pinceis movel moveis sofa* cadeira* mesa mesas estante* roupeiro* comoda comodas cama camas colchao colchoes almofada* travesseiro* edredom edredao edredoes lencol lencois toalha toalhas manta mantas lampada* candeeiro* abajur* lustre* maquina* geladeira* frigorifico* congelador* forno fornos fogao fogoes microondas exaustor* liquidificador* batedeira* torradeira* cafeteira* chaleira* airfryer fritadeira* ferro aspirador* ventilador* ventoinha* aquecedor* roteador* panela* frigideira* tacho tachos facas talheres prato pratos copo copos caneca canecas garrafa tupperware ferramenta* berbequim berbequins furadeira* parafusadeira* aparafusadora* martelo serra serras serrote broca brocas parafuso* bucha buchas prego pregos tinta tintas rolo cartucho* cortina* cortinado* persiana* tapete* azulejo* ceramica porcelanato cimento tijolo tijolos madeira madeiras tabua tabuas torneira* mangueira* planta plantas flor flores ramo ramos rosa rosas tulipa* orquidea* girassol girassois buque bouquet arranjo arranjos vaso vasos adubo mudas semente sementes racao coleira trela areia peixe peixes aquario* gaiola* bicicleta* pneu pneus selim capacete* bola bolas raquete* guitarra* viola violao violoes piano* cordas mercadoria fruta frutas legumes verdura* tomate tomates banana bananas maca macas morango* uva uvas laranja laranjas abacate* batata batatas cebola* alface carne carnes frango bife bifes queijo queijos fiambre presunto pao paes leite iogurte* ovo ovos vinho vinhos cerveja cervejas azeite arroz cafe chocolate* bolo bolos bombons vela velas costura costuras ziper fecho fechos botao botoes elastico elasticos forro salto saltos borboto bolinhas acabamento* borracha plastico couro algodao inox vidro pegas tampa tampas dobradica* gaveta gavetas peca pecas componente* acessorio* exemplar exemplares modelo modelos material materiais mola molas espuma cor cores marca imitacao falsificad* falso falsa falsos contrafeit* contrafacao replica* pirata recondicionad* durabilidade durou duraram validade vencido vencida vencidos estragado estragada podre podres bolor murcho murcha murchos murchas mofado aroma fragrancia tamanho fechadura fechaduras cadeado* isqueiro sombrinha* toldo kit kits capa capas capinha* pelicula peliculas montagem encaixe encaixa entorta entortou chaveiro boia boias barraca tenda lona vestidos noiva veu grinalda renda enxoval defeito defeitos defeituoso defeituosa defeituosos quebrou quebrado quebrada quebrados quebradas quebram partiu partido partida partidos rasgou rasgado rasga descola descolou descolado descosturou descosturado desfiou desfiado desbota desbotou enferruja enferrujou enferrujado oxidou oxidado queima queimou queimado queimada vaza vazando vazou desliga desligou ligou funcionamento funciona funcionou funcionava funcionar funcionando funcione carrega carregar carregou esquenta esquentou aquece aquecer amassado amassada amassados trincado trincada riscado riscada riscados manchado manchada manchados cheiro cheiros efeito resultado resultados tonalidade tonalidades hidratacao hidrata alisa pigmentacao original originais originalidade paralelo autentico autentica usados usado usada bluetooth usb hdmi pendrive dispositivo dispositivos controle controles mouse teclados webcam microfone processador ssd som resolucao potencia potente voltagem volt bivolt volts autonomia sapatinho cadarco cadarcos espessura costurado gola mangas manga estampa estampas bordado zipper presilha fivela tripe lente lentes armacao headphone headphones earphone mp3 radio radios caixadesom console videogame massageador secador secadores prancha pranchas chapinha barbeador depilador balanca purificador refil refis climatizador arcondicionado lavadora lavaloucas secadora coifa cooktop sanduicheira mixer espremedor panelinha cadeirinha bebeconforto mamadeira chupeta mordedor pelucia quebracabeca lego barbie carrinhos bicicletinha patins skate patinete patinetes drone drones instrumentos capitulos folhas impressao traducao edicao lapis giz tesoura estojo estojos lancheira oleo oleos ampola ampolas mascara mascaras condicionador condicionadores shampoos gloss corretivo blush paleta sombras delineador cilios desodorante colonia palmilha palmilhas pingente pingentes corrente correntes trena chaves alicate alicates macaco lixadeira compressor solda led leds fita fitas tomada tomadas disjuntor interruptor sifao assento assentos ducha duchas chuveiro chuveiros espelho espelhos moldura molduras poster adesivo adesivos sementinha peixinho racoes areias petiscos brinquedinho
product/fault|os produtos|os produtos||faultmark|fault
website|o site|o site||site sites website websites webshop pagina paginas checkout carrinho cadastro login senha busca filtro filtros pesquisa digitei cliquei clico clicar clique link app aplicativo aplicacao plataforma marketplace
returns|a gestão das trocas|as trocas||troca trocas trocar trocam trocaram trocarem devolucao devolucoes devolver devolvi devolvem reembolso reembolsos reembolsar reembolsado reembolsaram estorno estornar estornado estornaram talao reenvio devolvido devolvida devolveram devolva ressarcimento ressarcida ressarcido ressarcir reenviar reenviaram
packaging|a embalagem|a embalagem||embalagem embalagens embalad* embrulh* isopor esferovite papelao sacola sacolas sacos lacre lacrado envelope envelopes caixote bolha bolhas plasticobolha fragil caixinha
offers|as promoções|as promoções||promocao promocoes desconto descontos cupom cupons cupao cupoes campanha campanhas saldo saldos liquidacao oferta ofertas brinde brindes blackfriday folheto folhetos encarte encartes panfleto panfletos fidelidade cashback sorteio pontos outlet rebaixas sorteios
sizes|os tamanhos|os tamanhos||tamanhos numeracao numeracoes medidas modelagem calco
stock|a disponibilidade|a disponibilidade||stock stocks estoque estoques esgotado esgotada esgotados esgotadas esgotou esgotaram prateleira prateleiras gondola* disponivel disponiveis disponibilidade disponivelbrevemente indisponivel indisponiveis reposicao repor repuseram repoem rutura ruptura expositor expositores montra vitrine vazia vazias vazio vazios catalogo catalogos armazem encomendam abastecer abastecido
advice|o aconselhamento|o aconselhamento||aconselhamento aconselh* conselho conselhos explicou explicar explicaram explicacao explicacoes esclarecer esclareceu esclarecimento* orientou orientar orientacao duvidas entende entendem percebe percebem percebia conhecimento conhecimentos especialista especialistas consultora consultoras indicou indicaram
warranty|a garantia|a garantia||garantia garantias fabricante* assistencia conserto reparacao reparacoes reparado reparada consertado consertada avariou avariaram avaria avarias laudo peritagem consertar consertou consertaram consertos reparo reparos reparar
hours|os horários|os horários||horario horarios fechou fecha fecham abre abrem abriu plaquinha grade grades almoco encerra encerrada encerrado
payment/terminal|o pagamento|o pagamento||pagamento pagamentos pagar multibanco mbway mb pix terminal terminais tpa maquininha maquineta cartao cartoes troco dinheiro numerario boleto boletos parcela parcelas parcelar parcelado paypal debito credito prestacoes moedas
fees|as cobranças|as cobranças||cobraram cobrou cobrar cobrado cobrada cobradas cobrados cobranca cobrancas debitaram debitou debitado duplicado abasteci bomba bombas frentista*
checkout|a caixa|a caixa||caixa caixas operadora operadoras
delivery|a entrega|a entrega||entrega entregas entregue entregues entregar entregaram entregou envio envios enviar enviaram enviado enviou enviada frete fretes portes prazos transportadora* correios ctt sedex estafeta* entregador* motoboy* rastreio rastreamento rastrear expedicao expedido expedida despachado postagem postado chegou chegaram chegasse atraso atrasos atrasou atrasada levantamento recolha retirada chegar chegue chega chegam chegando chegaria chegara chegarem endereco enderecos morada transportador portaria vizinho rastreado rastreada extraviado extraviada extraviaram extravio extraviou marcado marcada marcaram enviarem mandaram mandou prazo previsao previsoes demora demorou demoraram demorando alfandega
order|o pedido|o pedido||pedido pedidos encomenda encomendas encomendei encomendamos compra compras trocado trocada engano cancelaram cancelou cancelado cancelada errado errada trocados trocadas incompleto incompleta itens item unidade unidades
price|os preços|os preços||preco precos etiqueta etiquetas custa custava custam custou caro cara caros caras centimos centavos quilo kilo carissimo custo custos
listing|a descrição|a descrição||descricao anuncio anuncios anunciado anunciada anunciavam foto fotos fotografia fotografias imagem imagens caracteristicas especificacao especificacoes ilustrativa ilustrativas mostruario divulgado divulgada
changing|os provadores|os provadores||provador provadores
parking|o estacionamento|o estacionamento||estacionamento cancela vaga vagas garagem
support|o apoio ao cliente|o apoio ao cliente||suporte sac protocolo protocolos chat chatbot robo reclamacao reclamacoes reclamei resposta respostas respondem responder responderam respondeu retorno retornaram retornam email emails mail mails whatsapp mensagem mensagens telefone liguei ligar contato contacto contactar contatar reclamar callcenter ligacao ligacoes posicionamento
animals|os animais|os animais||tosa tosquia tosador tosadora
bill|a nota fiscal|a nota fiscal||notafiscal nf nfe danfe fatura faturas factura facturas recibo recibos`,
  lodging: `
place/stay|o alojamento|o alojamento||hotel alojamento espaco sitio lugar
place/stay|a hospedagem|a hospedagem||pousada hospedagem airbnb
service/staff|os anfitriões|os anfitriões||anfitria* anfitrio* proprietari* caseiro caseira caseiros donos dono dona
rooms/room|o quarto|o quarto||quarto quartos quartinho suite suites dormitorio dormitorios bungalow* chale chales cabana cabanas tenda tendas caravana caravanas estudio apartamento apartamentos casa casinha sala divisao divisoes anexo janela janelas porta portas parede paredes chao piso tecto teto alcatifa carpete tapete tapetes cortina cortinas cortinado* persiana persianas estore estores blackout armario armarios roupeiro roupeiros cabide cabides gaveta gavetas comoda mesinha secretaria escrivaninha cofre televisao tv televisor frigobar minibar tomada tomadas fechadura acomodacao acomodacoes aposento* terreno alveolo alveolos movel moveis mobilia mobiliario roupacama luminaria luminarias abajur loft flat kitnet closet poltrona poltronas sofa sofas
bed|a cama|a cama||cama camas caminha colchao colchoes beliche beliches sofacama almofada* travesseiro* lencol lencois manta mantas colcha colchas cobertor* edredao edredom edredoes edredons berco estrado molas mola fronha*
bathroom|a casa de banho|a casa de banho||casadebanho poliban autoclismo sanita lavatorio bide banheira
bathroom|o banheiro|o banheiro||banheiro* pia box descarga ducha
bathroom/shower|o chuveiro|o chuveiro||chuveiro* duche duches ralo ralos torneira* secador secadores sabonete* champo shampoo papelhigienico pressao chuveirinho banho banhos
food/breakfast|o pequeno-almoço|o pequeno-almoço||pequenoalmoco pequenosalmocos fiambre sumo sumos iogurtes
food/breakfast|o café da manhã|o café da manhã||cafedamanha suco sucos mamao tapioca
checkin|o check-in|o check-in||check checkin checkout chave chaves chaveiro cartaodoquarto chegada saida codigo codigos cadeado portaria ficha fichas cadastro pulseira pulseiras
welcome|a receção|a receção||rececao rececionist*
welcome|a recepção|a recepção||recepcao recepcionist*
upkeep|a manutenção|a manutenção||manutencao humidade umidade mofo bolor tinta azulejo azulejos silicone verniz ferrugem obras reforma remodelacao remodelado avaria avarias avariado avariada lampada lampadas candeeiro candeeiros fios vazamento vazamentos renovacao velho velha velhos velhas antigo antiga antigos antigas desgastado desgastada desgastados quebrado quebrada quebrados quebradas estragado estragada estragados conservacao conservado conservada conservados enferrujado enferrujada enferrujados ultrapassado ultrapassada degradado degradada degradados degradacao descascado descascada descascar descascando rachado rachada infiltracao infiltracoes goteira goteiras danificado danificada buraco buracos abandonado abandonada abandono obsoleto obsoleta lascado lascada decadente decadencia reformado reformada remodelar renovado renovada desmanchando conserto consertar maltratado sucateado sucateada precario precaria precarios ceramica
kitchen|a cozinha|a cozinha||cozinha kitchenette forno fogao frigorifico geladeira microondas panela panelas tacho tachos frigideira* louca loica loucas talheres facas garfo garfos copos pratos chavena* xicara* torradeira chaleira cafeteira maquinadecafe utensilio* detergente esponja churrasqueira grelhador
listing|a descrição|a descrição||descricao anuncio anunciado anunciada anuncios foto fotos fotografia* imagens prometem prometiam prometido prometida promessa
location|a localização|a localização||localizacao centro estacao paragem bairro ladeira distancia estrada morada endereco longe afastado afastada metro praia onibus autocarro ermo
animals|os animais|os animais||canil caes cachorros
noise|o barulho|o barulho||discoteca galo galos sino sinos obra ladrar latir latidos ladram ressonar ronco roncos bombo karaoke motor gerador compressor barulho barulhos barulhento barulhenta ruido ruidos ruidoso barulheira gritaria festa festas isolamento acustico insonorizacao vizinhos furadeira transito buzinas|-1
wifi|o wifi|o wifi||wifi internet rede sinal senha fibra
price|os preços|os preços||diaria diarias preco precos caro cara caros caras carissimo custo custou custa valores cobraram cobrou cobrar cobrado cobrada cobranca
fees|as taxas|as taxas||taxa taxas suplemento suplementos extras
toilets/sanitary|os sanitários|os sanitários||balneario balnearios sanitarios sanitario wc wcs
pool|a piscina|a piscina||piscina piscinas espreguicadeira* boia boias cloro
hotwater|a água|a água||agua aguas aguaquente aguafria esquentador boiler aquecedorsolar termoacumulador
cleanliness|a limpeza|a limpeza||limpeza higiene sujo suja sujos sujas sujeira sujidade sujidades imundo imunda imundos imundas mancha manchas manchado manchada manchados poeira po teia teias encardido encardida encardidos lixo faxina limpar limparam limpam limpou varrer respingos restos residuos pano baratas
smell|o cheiro|o cheiro||cheiro cheiros cheirava cheira cheirando odor fedor fede fedia fedendo esgoto esgotos mijo
climate|a climatização|a climatização||arcondicionado climatizacao aquecimento aquecedor aquecedores ventilador ventiladores ventoinha ventoinhas split calor abafado abafada
booking|a reserva|a reserva||reserva reservas reservei reservamos reservar reservado reservada overbooking cancelamento cancelar cancelaram cancelado pacote pacotes voucher vouchers agencia
payment/refund|a gestão do pagamento|a gestão do pagamento||reembolso reembolsos reembolsar reembolsaram estorno estornar estornaram dinheiro devolveram
parking|o estacionamento|o estacionamento||estacionamento estacionar garagem garagens vaga vagas manobrista
pests|os insetos|os insetos||inseto insetos bicho bichos formiga formigas mosquito mosquitos percevejo percevejos aranha aranhas rato ratos pernilongo pernilongos`,
  delivery: `
parcel|as encomendas|as encomendas||encomenda encomendas pacote pacotes pedido pedidos volume volumes carta cartas registada correspondencia objeto objetos postal vizinho vizinhos vizinha muro portao portaria caixadecorreio
driver|o estafeta|o estafeta||estafeta* carteiro carteiros carteira distribuidor motociclista
driver|o entregador|o entregador||entregador* motoboy* motoqueiro
driver|o motorista|o motorista||motorista motoristas campainha tocou tocaram toca tocar buzinou interfone intercomunicador
delivery|a entrega|a entrega||entrega entregas entregar entregue entregues entregaram entregou prazos tentativa tentativas ausente domicilio atraso receberam recebi recebemos recebido recebida receber chegar chegaram chega chegue chegando demora demorou demoraram atrasado atrasada atrasou atrasaram atrasos endereco enderecos morada recolha coleta retirada levantamento levantar postagem postado extraviado extraviada extraviaram extravio extraviou devolvido devolvida devolveram devolucao remetente destinatario ausencia previsao correio correios transportadora
tracking|o rastreio|o rastreio||rastreio tracking seguimento rastreado
tracking|o rastreamento|o rastreamento||rastreamento rastrear status codigo rastreada atualizacao atualizacoes
counter|o balcão|o balcão||balcao balcoes guiche guiches senhas estacao agencia
queue/wait|a espera|a espera||espera senha fila filas|-1
damage|os danos|os danos||amassado amassada amassados rasgado rasgada partido partida partidos quebrado quebrada quebrados violados molhado molhada esmagado esmagada danificado danificada cacos rasgo violado violada danificados danificadas rasgados quebradas amolgado amolgada furado furada derramado derramada vazado vazou
order|o pedido|o pedido||comida pizza hamburguer refrigerante bebida bebidas molho itens item sopa
hours|os horários|os horários||horario horarios fecha fechado fechada fechou abre
fees|as taxas|as taxas||taxa taxas alfandega alfandegaria aduaneira desalfandegamento icms imposto impostos importacao
station|o cacifo|o cacifo||cacifo cacifos locker lockers
support|o apoio ao cliente|o apoio ao cliente||sac suporte reclamacao reclamacoes reclamei protocolo telefone liguei ligar email emails mail whatsapp chat resposta respostas responde respondem responder reclamar contacto contato ligacao ligacoes robo gravacao callcenter retorno
product|os produtos|os produtos||flores ramo ramos rosas buque bouquet`,
  services: `
network/supply|o fornecimento|o fornecimento||luz energia eletricidade fornecimento abastecimento apagao apagoes corrente transformador poste postes potencia
service/staff|o pessoal|o pessoal||tecnico* encanador* canalizador* eletricista* pintor* instalador* pedreiro* carpinteiro* marceneiro* serralheiro* jardineiro* estofador* empregada diarista* faxineira* costureira* sapateiro* alfaiate* homens rapazes patrao equipa equipe funcionari* fotografo* fotografa* advogad* contabilista* contador* dj decorador* decoradora passeador* mestre
work|o trabalho realizado|o trabalho realizado||trabalho trabalhos obra obras reparo reparos reparacao reparacoes instalacao instalacoes instalou instalaram instalado limpeza limpezas servicinho montagem montaram montou pintura pinturas pintou pintaram tinta tintas demao demaos parede paredes tecto teto chao piso soalho parquet telhado telha telhas azulejo azulejos juntas silicone massa reboco gesso infiltracao infiltracoes goteira goteiras fuga fugas vazamento vazamentos vaza pinga pingava cano canos torneira torneiras ralo janela janelas porta portas fechadura fechaduras estore estores persiana persianas armario armarios gaveta gavetas rodape dobradica* prateleira prateleiras bancada tampo mancha manchas risco riscos buraco buracos furo furos torto torta tortos desalinhad* acabamento acabamentos remendo remendos medidas mediram mediu esquentador caldeira fio fios tomada tomadas disjuntor disjuntores quadro circuito sola solas salto saltos costura costuras bainha bainhas relva grama jardim poda sebe sebes arvore arvores painel paineis inversor resultado conserto consertos consertou consertaram arranjo arranjos arranjou estofo estofos fotos fotografias album video toldo portao muro calcada deck vedacao estuque ladrilho* calha calhas chamine isolamento impermeabilizacao reparar reparou repararam consertar conserta montador montadores instalar encanamento entupido entupimento desentupir desentupimento esgoto tubo tubos tubagem tubagens split arcondicionado ventilacao vidro vidros espelho cimento argamassa gesseiro forro rejunte porcelanato revestimento
quote|os orçamentos|os orçamentos||orcamento* orcou
appointment|as marcações|as marcações||marcacao marcacoes marcaram marcado marcada marcou compareceu compareceram apareceu apareceram agendamos reagendaram reagendar vieram
appointment|os agendamentos|os agendamentos||agendamento* agendado agendada agendaram agendou visita visitas remarcaram remarcou
network|a internet|a internet||fibra adsl internet wifi modem router roteador sinal velocidade megas mega mbps giga gigas rede redes conexao cobertura antena antenas dados 4g 5g box decodificador canal canais descodificador conectar conecta desconecta desconectou instavel instabilidade lenta lentidao queda quedas oscila oscilacao oscilando intermitente televisao tv roaming chip linha linhas
contract|o contrato|o contrato||contrato contratos recarga recargas fidelizacao plano planos tarifario tarifarios pacotes mensalidade mensalidades portabilidade renovacao adesao aderi assinatura contratei pacote renovar renovaram contratar contratado contratada contratacao
cancellation|o cancelamento|o cancelamento||cancelamento cancelar cancelei cancelado cancelaram rescisao rescindir desligar desativar
clothes|os arranjos|os arranjos||vestido vestidos saia saias casaco casacos manga mangas fecho fechos ziper blazer terno ternos cortina cortinas cortinados
clothes/laundry|as peças|as peças||calca calcas camisa camisas camisola camisolas blusa blusas roupa roupas roupinha lencol lencois toalha toalhas edredom edredao edredoes tapete tapetes nodoa nodoas botao botoes tecido tecidos seda linho algodao pelucia peca pecas encolheu encolheram desbotou desbotada tingiu tingida manchada manchado manchou manchadas engomad* ferro vinco vincos couro sofa sofas
offers|as promoções|as promoções||promocao promocoes desconto descontos campanha
fees|os custos|os custos||deslocacao deslocamento maodeobra taxa taxas adiantamento adicional adicionais suplemento tarifa tarifas comissao comissoes
bill|as faturas|as faturas||fatura faturas factura facturas faturacao faturamento boleto boletos conta contas estimativa estimativas leitura leituras contador contadores consumo consumos acerto kwh cobranca cobrancas cobraram cobrou cobrado cobrada cobrar cobram debito debitado debitaram divida dividas negativado serasa spc multa multas valores reajuste aumento aumentou aumentaram subiu mensal recibo recibos notafiscal parcelas parcela
machines|as máquinas|as máquinas||maquina maquinas secadora secadoras secador lavadora lavadoras moedas detergente
damage|os danos|os danos||riscado riscada riscou riscaram partiu partiram partido partida partidos quebrou quebraram quebrado quebrada quebrados estragou estragaram estragado estragada danificou danificaram danificado arranhao arranhoes arranhado arranhada lascado lascada queimou queimaram queimada queimado derretido derretida rasgou rasgaram rasgado rasgada
communication|a comunicação|a comunicação||telefone liguei ligar ligam ligaram ligo telefonema* chamada chamadas mail mails email emails mensagem mensagens whatsapp protocolo protocolos resposta respostas responde respondem responder retorno retornaram contacto contato sac robo gravacao atendente atendentes aviso avisaram contactar contatar contatos reclamar reclamei reclamacao reclamacoes retornam atende atendem retornou informaram informacao informacoes contactei callcenter chat chatbot ligacao ligacoes telefonar explicacao explicacoes explicar explicaram explicou explicam
animals|os cuidados com os animais|os cuidados com os animais||cao caes cachorro cachorros cachorra cadela gato gatos gata canil trela coleira passear racao tosa tosquia banho
punctuality|a pontualidade|a pontualidade||pontualidade atrasado atrasada atrasou atrasaram atraso atrasos prazo prazos
organisation|a organização|a organização||organizacao cerimonia cerimonial festa buffet convidado convidados mesas playlist repertorio microfone
delivery|o transporte|o transporte||camiao caminhao carrinha caixas caixotes
tickets/vouchers|os documentos da reserva|os documentos da reserva||voucher vouchers
website|o site|o site||site sites app aplicativo aplicacao plataforma portal login senha cadastro pagina
payment/refund|a gestão do pagamento|a gestão do pagamento||reembolso reembolsos reembolsar reembolsaram estorno estornar dinheiro devolveram devolver devolucao
handling/paperwork|a documentação|a documentação||documento documentos documentacao formulario formularios papelada certidao certidoes passaporte processo processos senhas guia guias carimbo protocolado requerimento
order|a compra|a compra||compra compras
queue/wait|a espera|a espera||fila filas
price|os preços|os preços||preco precos caro cara caros caras carissimo custo custos orcado`,
  fitness: `
machines|as máquinas|as máquinas||maquina maquinas passadeira* esteira* halter halteres haltere peso pesos eliptica elipticas bicicleta bicicletas bike bikes remo leg press supino barra barras anilha anilhas disco discos polia polias kettlebell* aparelho aparelhos equipamento equipamentos colchonete* tapetes rack cabo cabos ecra ecras banco bancos bola bolas bebedouro bebedouros step steps refletor refletores holofote* prancha pranchas raquete* tabela baliza balizas trave
equipment/court|os campos|os campos||campo campos court courts redes relvado sintetico
equipment/court|as quadras|as quadras||quadra quadras gramado
membership|a mensalidade|a mensalidade||mensalidade mensalidades inscricao inscricoes assinatura plano planos matricula anuidade quota quotas adesao fidelizacao contrato contratos debito debitos extrato renovacao trimestral semestral anual mensal fatura cobraram cobrou cobrar cobranca cobrancas pagamento pagamentos pagar preco precos caro cara aumento aumentaram aumentou reajuste taxa taxas
cancellation|o cancelamento|o cancelamento||cancelamento cancelar cancelei cancelado cancela rescisao rescindir desistir desisti desistencia carta antecedencia
classes|as aulas|as aulas||aula aulas zumba pilates spinning crossfit yoga ioga hidroginastica hidro natacao bodypump jump turma turmas treino treinos modalidade modalidades postura posturas
trainer|os instrutores|os instrutores||instrutor instrutora instrutores personal personais treinador treinadora treinadores professor professora professores prof profs monitor monitora monitores coach coaches
smell|o cheiro|o cheiro||cheiro cheiros suor mofo chule fedor catinga
changing|os balneários|os balneários||balneario balnearios cacifo cacifos duche duches
changing|os vestiários|os vestiários||vestiario vestiarios armario armarios armarinho chuveiro chuveiros cadeado
pool|a piscina|a piscina||piscina piscinas tanque raia raias pista pistas cloro touca toucas
crowding/space|a lotação|a lotação||lotacao lotado lotada lotadas enchente horadeponta horariodepico|-1
music|a música|a música||musica som volume colunas microfone
rules/policy|as regras|as regras||regra regras toalha obrigatoria obrigatorio atestado exame carteirinha calcado proibido
hours|os horários|os horários||horario horarios abre abriu abrem fecha fecham fechado fechada
booking|as reservas|as reservas||reserva reservas reservei reservar reservado marcacao marcacoes vaga vagas
temperature|a temperatura|a temperatura||arcondicionado ventilador ventiladores ventoinha ventoinhas abafado calor graus climatizacao
selling/sales|a abordagem de venda|a abordagem de venda||folheto consultora comercial venda vendas insistem insistiram insistente
cleanliness|a limpeza|a limpeza||limpeza sujo suja sujos sujas sujeira sujidade lixo limpar limpam higiene papel
parking|o estacionamento|o estacionamento||estacionamento estacionar`,
  finance: `
app|a aplicação|a aplicação||aplicacao telemovel
app|o aplicativo|o aplicativo||app apps aplicativo* atualizacao celular notificacao notificacoes
website|o site|o site||site sites website portal homebanking internetbanking netbanking pagina plataforma
login|o login|o login||login senha senhas sessao token biometria biometric* facial reconhecimento pin codigo codigos sms palavrapasse cadastro desbloquear acesso acessar aceder autenticacao validacao validar registo registar registrar cadastros cadastrar selfie verificacao identificacao
communication|o atendimento por telefone|o atendimento por telefone||telefone chamada chamadas ligacao ligacoes liguei ligar ligo telefonema telefonemas telefonei mail email emails mails mensagem mensagens whatsapp chat robo protocolo protocolos retorno contacto contato carta cartas gestor gestora responder responde respondem responderam resposta respostas atendem atende atender retornam retornou contactar contatar contatos sac ouvidoria callcenter gravacao reclamacao reclamacoes reclamei reclamar aviso avisos avisaram atendente informaram informam informacao informacoes
fees|as taxas|as taxas||comissao comissoes tarifa tarifas taxas taxa anuidade anuidades juro juros despesas premio premios agravamento reajuste cobranca cobrancas cobraram cobrou cobrado cobrada cobrar custos imposto selo spread spreads cobrando cobram indevida indevidas debitaram debitado debitou descontaram descontado desconto descontos mensalidade mensalidades reajustes aumento aumentos aumentou aumentaram caro cara caros caras abusivo abusiva abusivos
handling|a gestão dos sinistros|a gestão dos sinistros||sinistro sinistros perito peritos peritagem peritagens reboque rebocado guincho oficina indenizacao indemnizacao indemnizar indenizar franquia vistoria participacao orcamento cobertura coberturas conserto consertar reparo reparacao pecas peca tecnico reparar cobre cobrem cobrir recusa indenizou indemnizaram seguro seguros seguradora participei reembolsaram acionar acionei assistencia
handling/process|a gestão dos processos|a gestão dos processos||processo processos formulario formularios documento documentos documentacao papeis papelada comprovativo comprovativos comprovante comprovantes declaracao declaracoes assinatura assinaturas analise analisar aprovacao aprovado aprovada reprovado recusado recusada recusaram negado negada negaram credito creditos emprestimo emprestimos financiamento hipoteca reembolso reembolsos reembolsar autorizacao autorizacoes pedido pedidos requerimento heranca escritura avaliacao transferencia transferencias recibo recibos fatura faturas laudo prestacao liberacao contemplacao contemplado penhor penhora cautela resgate portabilidade boleto boletos divida dividas negativado negativada negativacao serasa spc pagamento pagamentos paguei quitei quitado quitada quitacao parcela parcelas parcelamento plano planos convenio convenios informe informes rendimentos demonstrativo demonstrativos comprovacao aprovar liberaram liberar liberado desbloqueio compra compras cancelado cancelada encerrar abertura investimento investimentos consignado margem fgts inss salario titular titularidade beneficiario renegociar renegociacao proposta limites saldos chequeespecial tramites tramitacao burocracia
handling/policy|as condições da apólice|as condições da apólice||apolice apolices clausula clausulas renovacao cobertas coberto coberta
handling/process|a gestão dos processos|a gestão dos processos||conta contas cartao cartoes debito saldo extrato extratos cheque cheques bloqueado bloqueada bloquearam bloqueio deposito depositos depositar levantamento levantamentos levantar saque saques sacar poupanca pix iban limite ted doc
counter|o balcão|o balcão||balcao balcoes guiche guiches agencia agencias caixa caixas tesouraria dependencia sucursal
atm|os caixas automáticos|os caixas automáticos||multibanco atm eletronico eletronicos maquina maquinas notas moedas
advice|o aconselhamento|o aconselhamento||aconselhamento consultor consultora explicou explicar explicaram explicacao esclarecer simulacao simulacoes
selling/sales|a abordagem de venda|a abordagem de venda||impingiram impingir impingem empurrar empurraram titulo capitalizacao previdencia vendas telemarketing insistiram
handling/process|a gestão dos processos|a gestão dos processos||contrato contratos cancelamento cancelar cancelei cancelaram rescisao rescindir anulacao fidelizacao carencia adesao
hours|os horários|os horários||horario horarios fecha fechado fechada fechou abre abriu encerra encerrado encerramento encerraram almoco expediente
queue/wait|a espera|a espera||espera fila filas ficha fichas esperar esperando esperei aguardar aguardando aguardo demora demorou demoraram demorado|-1
communication/scheduling|a gestão das marcações|a gestão das marcações||consulta consultas vaga vagas marcar marcacao marcacoes agendar agendamento agendamentos agenda exame exames especialista especialistas credenciado credenciados credenciada pediatra`,
  garage: `
repair|o conserto|o conserto||conserto consertos consertar consertou consertaram consertado funilaria lanternagem freios freio suspensao cambio retifica escapamento estepe farol farois alinhamento balanceamento motorzinho defeito defeitos falha falhas mecanica injecao bobina bobinas embreagens homocinetica semieixo semi homocineticas coxim coxins bucha buchas bieleta pivo caixadedirecao arrefecimento reservatorio mangueira mangueiras compressor correias tensor junta juntas cabecote biela pistao aneis bomba tanque boia chicote fusivel fusiveis rele alarme trava travas macaneta palhetas palheta estourou quebrou quebrado quebrada trocar trocaram trocou troca manutencao manutencoes conserta reparos reparo reposicao
repair|a reparação|a reparação||reparac* reparado reparada reparar repararam arranjo arranjado arranjaram revisao revisoes travoes travao embreagem embraiagem motor oleo filtro filtros pneus pneu jante jantes bateria pintura correia luz luzes painel escape amortecedor amortecedores caixa velocidades turbo injetor injetores radiador valvula* vela velas alternador discos pastilhas pastilha barulho barulhos ruido ruidos chiar chia vibra trepida fuga fugas avaria avarias avariou diagnostico peca pecas parafuso parafusos parachoques paralama capot capo parabrisas retrovisor direcao volante eixo rolamento rolamentos centralina sensor sensores arcondicionado vidro vidros faisca mudancas marcha marchas corrente
warranty|a garantia|a garantia||garantia garantias recall cobre cobertura negada negado negaram
wash|a lavagem|a lavagem||lavagem lavagens lavar lavado lavada lavaram aspirado aspirada aspirar aspiraram encerar cera polimento tapetes tapete estofos espuma rolos escovas secagem secaram interior higienizacao detalhamento enceramento sujo suja
car|o carro|o carro||carro carros automovel viatura veiculo veiculos moto motos mota motas seminovo seminovos usado usados quilometragem quilometros testdrive carregador carregadores chave chaves wallbox recarga recarregar carregamento autonomia multimidia airbag frota hatch suv sedan picape caminhonete eletrico hibrido carroceria
quote|os orçamentos|os orçamentos||orcamento* orcaram
appointment|as marcações|as marcações||marcacao marcacoes agendamento* agendado agendada agendei marquei marcado agendar agenda agendaram marcar marcada vaga vagas disponibilidade datas reagendar reagendaram
punctuality|os prazos|os prazos||prazo prazos atraso atrasos demorou demoraram demora
deposit|o sinal|o sinal||sinal
inspection|a inspeção|a inspeção||inspecao inspecoes inspetor vistoria
damage|os danos|os danos||risco riscos riscado riscada riscaram arranhao arranhoes arranhado amolgadela amolgadelas amassado amassada mossa mossas dano danos danificaram
bill|a conta|a conta||conta fatura factura faturas cobraram cobrou cobrado cobrada cobrar maodeobra
place/garage|o estabelecimento|o estabelecimento||concessionaria concessionarias concessionario concessionarios stand stands oficina oficinas montadora
handling/paperwork|a documentação|a documentação||emplacamento emplacado emplacada emplacar placa placas documento documentos documentacao matricula transferencia detran licenciamento chassi registro recibo isencao
delivery|a entrega|a entrega||entrega entregas entregue entregues entregar entregaram entregou previsao previsoes faturado faturada faturamento faturar retirada
communication|a comunicação|a comunicação||telefone liguei ligar ligam ligaram mensagem mensagens whatsapp email emails resposta respostas responde respondem responder retorno retornam retornou contacto contato sac protocolo avisaram avisar aviso informaram informar informacao informacoes posicionamento
service/staff|o pessoal|o pessoal||vendedor vendedora vendedores consultor consultora consultores gerente atendente atendentes rececionista recepcionista funcionario funcionaria funcionarios mecanico mecanicos
sales|a venda|a venda||venda vendas financiamento consorcio proposta avaliacao desconto descontos promocao bonus
price|os preços|os preços||preco precos caro cara caros caras custo custos custou`,
  hair: `
haircut|o corte|o corte||corte cortes penteado penteados cabelo cabelos franja franjas pontas degrade fade escadeado caracois cachos nuca patilhas risca laterais dedos cortou cortaram cortar aparar aparou maquina navalha tesoura comprimento escova escovado secaram secou secar brushing trancas tranca alisamento progressiva selagem permanente coque
colour|a cor|a cor||cor cores coloracao madeixas mechas luzes tinta loiro loira louro laranja balayage nuances ombre californianas descoloracao descolorar descoloriu raiz raizes tonalizante tom matiz amarelo amarelado platinado ruivo castanho pintou pintar pintei manchado manchada manchadas manchados manchou manchas
treatment|os tratamentos|os tratamentos||unha unhas manicure manicura pedicure pedicura gelinho gel verniz esmalte pestana pestanas cilio cilios sobrancelha sobrancelhas depilacao depilar cera laser massagem massagens massagista drenagem botox preenchimento peeling tatuagem tatuagens piercing bronzeamento facial faciais esfoliacao hidratacao extensoes sessao sessoes tratamento tratamentos barba barbas pele cuticula cuticulas unhasdegel agulha agulhas sauna jacuzzi hammam maca
appointment|a marcação|a marcação||marcacao marcacoes marquei marcar marcou marcaram marcado marcada desmarc* remarc* atraso atrasos atrasada atrasado
appointment|o agendamento|o agendamento||agendamento agendamentos agenda agendar agendei agendado agendada encaixe horamarcada
product|os produtos|os produtos||champo shampoo creme condicionador secador
animals|os cuidados com os animais|os cuidados com os animais||cao cachorro cadela gato poodle
selling/sales|a abordagem de venda|a abordagem de venda||pacote pacotes impingir impingiram empurrar empurraram
price|os preços|os preços||preco precos caro cara caros cobrou cobraram cobrar cobrado taxa
queue/wait|a espera|a espera||espera esperar esperei esperando demora demorou`,
  medical: `
stock/glasses|os óculos|os óculos||oculos lentes lente armacao armacoes aro aros haste hastes graduacao grau graus progressivas multifocal multifocais bifocais
service/staff|os cuidados|os cuidados||enfermeir* enfermagem auxiliares auxiliar cuidador* cuidadora cuidadoras cuidados internamento internacao enfermaria medico medica medicos medicas doutor doutora doutores dentista dentistas veterinario veterinaria pediatra ginecologista dermatologista ortopedista oftalmologista tecnico tecnicos fisioterapeuta auxiliaresdeenfermagem explicou explicar explicaram diagnosticar medicacao medicamento remedio restauracao limpezadentaria raiox
communication|o atendimento por telefone|o atendimento por telefone||telefone telefonema telefonemas telefonei liguei ligar ligo chamada chamadas ligacao ligacoes central mail email emails whatsapp mensagem mensagens responde respondem resposta respostas contacto contato atendem atende avisaram avisar resultado resultados
waitingroom|a sala de espera|a sala de espera||salaespera saladeespera revistas chamaram painel
communication/scheduling|a gestão das marcações|a gestão das marcações||marcacao marcacoes marcar marquei marcaram marcam marcada marcado desmarc* remarc* consulta consultas vaga vagas adiada adiaram adiou especialidade
communication/scheduling|a gestão dos agendamentos|a gestão dos agendamentos||agendamento agendamentos agenda agendar agendei agendado agendada encaixe
frontdesk|a receção|a receção||rececao secretaria secretarias administrativ* rececionist*
frontdesk|a recepção|a recepção||recepcao recepcionist* atendente* balcao guiche triagem
service/staff|os cuidados|os cuidados||tratamento tratamentos exame exames analise analises radiografia ecografia ressonancia tomografia ultrassom colheita vacina vacinas vacinacao injecao anestesia cirurgia operacao obturacao canal implante implantes protese proteses coroa destartarizacao aparelho diagnostico diagnosticos sessao sessoes fisioterapia curativo castracao microchip
handling/prescriptions|a gestão dos pedidos|a gestão dos pedidos||receita receitas atestado atestados credencial encaminhamento laudo laudos relatorio
queue/wait|a espera|a espera||espera esperar esperei esperamos fila filas senha atendido atendida demora demorou demoraram demorado esperando aguardar aguardando aguardei atraso atrasos atrasado atrasada|-1
handling|a gestão dos processos|a gestão dos processos||reembolso reembolsos autorizacao autorizacoes negado negada negaram comprovante comprovativo convenio convenios carencia guia guias formulario documento documentos seguro seguradora
animals|os cuidados com os animais|os cuidados com os animais||cao caes cadela cachorro cachorra gato gata gatinho
fees|os preços|os preços||mensalidade mensalidades reajuste reajustes coparticipacao preco precos caro cara caros cobraram cobrou cobrar cobrado pagamento pagar taxa taxas
rooms|os quartos|os quartos||quarto quartos cama camas
parking|o estacionamento|o estacionamento||estacionamento estacionar estacionei parque garagem
hours|os horários|os horários||horario horarios fecha fechado fechada fechou abre abriu
cleanliness|a limpeza|a limpeza||limpeza sujo suja sujeira sujidade lixo higiene`,
  culture: `
tickets|os bilhetes|os bilhetes||bilhete bilhetes entradas entrada passe passes bilheteira bilheteiras voucher vouchers
tickets|os ingressos|os ingressos||ingresso ingressos bilheteria catraca catracas meiaentrada lote lotes setor setores pulseira pulseiras abadas
access/road|a estrada|a estrada||estrada estradas acessos trilha trilho trilhos trilhas caminhos escadaria degraus rampa
signs|a sinalização|a sinalização||sinalizacao placa placas sinaletica seta setas tabuleta tabuletas
shows|o espetáculo|o espetáculo||filme filmes sessao sessoes espetaculo espetaculos espectaculo peca pecas concerto concertos show shows banda bandas cantor cantora cantores fadista fadistas fado fados guitarra musico musicos orquestra coro ator atores atriz atrizes palco encenacao comediante* humorista* artista artistas repertorio encore bis dj djs desfile atuacao atuacoes apresentacao apresentacoes programacao magico palhaco* acrobata*
sound|o som|o som||som microfone microfones acustica coluna colunas altifalante* legenda legendas legendado dublado volume eco caixadesom
screen|a projeção|a projeção||ecra ecras tela telas projecao projetor imagem telao teloes
seats|os lugares|os lugares||lugar lugares cadeira cadeiras poltrona poltronas assento assentos plateia balcao camarote camarotes arquibancada* bancada bancadas banco bancos encosto pilar frisa
exhibition|a exposição|a exposição||exposicao exposicoes vitrina* vitrine* colecao colecoes acervo quadro quadros pintura pinturas escultura esculturas galeria galerias obras paineis painel mumia mumias museografia curadoria interativo interativos interativa
animals|os animais|os animais||animal animais jaula jaulas leao leoes macaco macacos elefante elefantes girafa girafas tigre tigres urso ursos pinguim pinguins golfinho golfinhos ave aves recinto recintos bicho bichos foca focas aquario tanques cavalo cavalos jacare jacares tartaruga tartarugas serpente serpentes rinoceronte hipopotamo hipopotamos arara araras papagaio papagaios passaro passaros lobo lobos onca oncas zebra zebras camelo camelos cabra cabras ovelhas pavao fauna
rides|as diversões|as diversões||brinquedo brinquedos montanharussa escorrega escorregas escorregador* toboagua toboaguas carrossel rodagigante atracao atracoes carrinhos trampolim trampolins insuflavel insuflaveis pulapula baloico baloicos balanco balancos simulador simuladores teleferico slide tirolesa kart karts montanha russa montanhas tobogas carrosseis carrocel trenzinho pedalinho kartodromo arvorismo escalada tiroleza diversoes diversao
pool|as piscinas|as piscinas||piscina piscinas ondas boia boias tanque termas sauna jacuzzi cloro
guide|a visita guiada|a visita guiada||guia guias audioguia audioguias passeio passeios roteiro capitao barqueiro skipper tour cicerone
rules/policy|as regras|as regras||proibido proibida proibiram proibem mochila mochilas carrinho revista revistaram mala barraram barrado regra regras
hall|as salas|as salas||salao pavilhao tenda tendas bengaleiro camarim stand stands estande estandes banca bancas cenario cenarios pista sala salas
atmosphere|o ambiente|o ambiente||ambiente clima animacao decoracao animada animado
food/stands|a comida|a comida||comida bebida bebidas cerveja cervejas pipoca pipocas lanche lanches restauracao barraquinha barraquinhas roulotte* nachos cafetaria lanchonete copo copos hamburguer restaurante restaurantes refeicao refeicoes pizza sanduiche gelado gelados sorvete cafe
organisation/administration|a organização|a organização||organizacao organizador* voluntario voluntarios staff alinhamento logistica inscricao inscricoes dorsal kit percurso largada programa
changing|os balneários|os balneários||balneario balnearios cacifo cacifos vestiario vestiarios armario armarios
queue/wait|a espera|a espera||espera esperar esperamos fila filas filona|-1
parking|o estacionamento|o estacionamento||estacionamento estacionar vaga vagas
toilets|os sanitários|os sanitários||banheiro* casadebanho wc wcs sanitarios casinha casinhas quimico quimicos
hours|os horários|os horários||horario horarios fecha fecham fechado fechada fechou fecharam abre abriu encerra encerrado encerrada encerramento
beach|a praia|a praia||praia praias areal areia toldo toldos espreguicadeira espreguicadeiras guardasol guardasois concessionario
crowding/space|a lotação|a lotação||lotacao lotado lotada multidao multidoes superlotado sobrelotado aglomeracao empurroes|-1
upkeep|a manutenção|a manutenção||manutencao mato abandono tabuas tabua corrimao vandalizado conservado conservada conservacao abandonado abandonada descuidado descuidada degradado degradada degradacao velho velha velhos velhas enferrujado enferrujada enferrujados quebrado quebrada quebrados quebradas interditado interditada interditados ferrugem avariado avariada avarias desgastado
content/sight|a visita|a visita||gruta grutas ruinas castelo castelos cascata cascatas cachoeira cachoeiras templo museu museus monumento monumentos miradouro mirante mirantes paisagem paisagens farol palacio convento mosteiro igreja
cleanliness|a limpeza|a limpeza||limpeza sujo suja sujos sujas sujeira sujidade lixo imundo imunda
website|o site|o site||site sites app aplicativo aplicacao plataforma cadastro
payment/refund|a gestão do pagamento|a gestão do pagamento||reembolso reembolsos reembolsar reembolsaram estorno estornar estornaram dinheiro devolveram
information|a informação|a informação||informacao informacoes mapa mapas folheto folhetos aviso avisos avisaram avisado
service/staff|o pessoal|o pessoal||funcionario funcionaria funcionarios atendente atendentes monitor monitora monitores seguranca segurancas bilheteiro salvavidas instrutor instrutores
price|os preços|os preços||preco precos caro cara caros caras carissimo
place/park|o parque|o parque||parque`,
  restaurant: `
service/staff|o atendimento|o atendimento||atendimento garcom garcons garconete garconetes empregado empregada empregados empregadas serviram servido servida servidos servir serviu servem servia servico trouxeram trouxe trazer trazem traz trazido atendido atendida atendidos atenderam atendeu atende maitre comanda talheres esqueceram esqueceu levantaram recolheram anotou anotaram
food|a comida|a comida||comida comidas prato pratos cozinha cozinheiro cozinheira sabor sabores tempero temperos sal sardinha sardinhas entradas torta tortas pastel pasteis carne carnes peixe ossos espinha espinhas gordura massa massas molho molhos frito fritos frita fritas cru crua cruas salgado salgada insosso insossa ingrediente ingredientes comer comemos comi almoco jantar ementa recheio cobertura casca fatia fatias espeto espetos travessa panela sanduiche sanduba queijo tomate ovo ovos cogumelos milho bacon chourico legumes arroz feijao batata batatas dobrada tripas polvo lula lulas pimentao pimento tarte colorau borda bordas acompanhamento acompanhamentos guarnicao cupim costela costelas costelinha costelinhas dourada posta pregos prego acorda acordas tabua tabuas gelado bochechas misto manjar vencido vencida acai hamburgueres burger burgers smash esfiha esfihas pastelzinho coxinha coxinhas salgadinho salgadinhos kibe lasanha lasanhas macarrao nhoque risoto sushi sashimi temaki temakis yakisoba churrasco picanha maminha linguica linguicas frango galeto galinha bacalhau salmao atum tilapia camarao camaroes marisco mariscos ameijoas lagosta robalo bife bifes bitoque francesinha francesinhas leitao cabrito vitela porco porcos alheira chanfana cozido cozida cozidos grelhado grelhados assado assados estufado ensopado feijoada moqueca tapioca tapiocas farofa vinagrete maionese ketchup catupiry cheddar salada saladas sopa sopas caldo caldos alface cebola pepino azeitona azeitonas batatinhas mandioca aipim polenta pure refeicao refeicoes lanche lanches petisco petiscos rodizio buffet selfservice croquete croquetes rissol rissois empada empadas tosta tostas bifana bifanas cachorroquente hotdog wrap marmita marmitas marmitex quentinha nuggets costelao espetinho espetinhos queimado queimada queimados queimadas torrado torrada requentado requentada estragado estragada estragados azeda azedo borrachudo borrachuda oleoso oleosa gorduroso incomivel incomiveis
seating|os lugares|os lugares||lugar lugares mesa mesas mesinha cadeira cadeiras banco bancos banqueta* tamborete*
booking|a reserva|a reserva||reserva reservas reservei reservamos reservar reservado reservada confirmei confirmado confirmada confirmaram marcamos marquei
queue/wait|a espera|a espera||espera esperar esperamos esperei esperando aguardar aguardamos demora demorou demoraram demorado fila filas esperam esperava aguardei aguardando lentidao lento lenta demorados demorada demoradas demoram demorar|-1
drinks|as bebidas|as bebidas||bebida bebidas copo copos taca tacas garrafa garrafas refrigerante* agua sumo sumos suco sucos cha chas cocktail cocktails drink drinks drinque* caipirinha* sangria gelo gin vinho vinhos cerveja cervejas chope chopes imperial imperiais caneca limonada cola tonica batidos expresso expressos espresso capuccino cappuccino coca guarana garrafinha latte galao abatanado meiadeleite cachaca caipiroska mojito mojitos gins tequila whisky champanhe espumante rose tinto
order|o pedido|o pedido||pedido pedidos pedi pedimos encomenda encomendei encomendamos entrega entregaram entregue entregador ifood ubereats glovo trocado trocada trocaram engano enganaram saquinho endereco enderecos revirado revirada derramado derramada derramou vazou vazado incompleto incompleta faltando faltou faltaram item itens motoboy motoboys motoqueiro embalagem embalagens entregas entregar entregou entregando saquinhos taxadeentrega
fees|as taxas|as taxas||gorjeta gorjetas couvert
rules/policy|as regras|as regras||consumominimo consumacao obrigatorio obrigatoria proibido regra regras politica
bill|a conta|a conta||conta fatura recibo cobraram cobrou cobrar cobrado cobrada cobradas cobrados cobranca valores2
cleanliness|a limpeza|a limpeza||limpeza higiene sujo suja sujos sujas sujidade sujeira cabelo cabelos mosca moscas barata toalha toalhas pano gordurosa gordurento melado melada migalhas pegajosa pegajosas unha unhas luvas touca bichinho imundo imunda imundos nojento nojenta baratas rato ratos inseto insetos formiga formigas larva larvas limpar limpam limparam poeira lixo higienico
payment/means|o pagamento|o pagamento||pagamento cartao cartoes multibanco mbway pix maquininha maquineta terminal dinheiro numerario troco
hours|os horários|os horários||horario horarios fechado fechada fechou fecha fecham fechar abre abrem abrir encerrado encerrada encerra
entry|a entrada|a entrada||pulseira pulseiras
price|os preços|os preços||preco precos custa custou custaram caro cara caros caras carissimo
portions|as doses|as doses||dose doses meiadose
portions|as porções|as porções||porcao porcoes quantidade
choice|a variedade|a variedade||variedade opcao opcoes vegetariano vegetariana vegetarianos vegano vegana veganos vegetarianas celiaco celiacos gluten esgotado esgotada
calm/noise|o barulho|o barulho||barulho barulhento barulhenta ruido ruidoso gritaria volume
climate|a climatização|a climatização||arcondicionado calor ventilador ventiladores aquecimento
parking|o estacionamento|o estacionamento||estacionamento estacionar vaga vagas manobrista
toilets|os sanitários|os sanitários||banheiro banheiros casadebanho wc sanitario sanitarios
menu|a ementa|a ementa||qrcode
offers|as promoções|as promoções||promocao promocoes desconto descontos cupom cupons combo combos`,
  property: `
upkeep/repairs|a manutenção|a manutenção||manutencao reparacao reparacoes reparo reparos conserto consertos obra obras humidade umidade mofo bolor infiltracao infiltracoes telhado janela janelas porta portas fechadura escada escadas elevador elevadores garagem garagens portao interfone intercomunicador campainha lampada lampadas luz luzes esquentador caldeira canalizacao cano canos torneira torneiras avaria avarias avariado fachada estore estores persianas tinta pintura tomada tomadas rachadura rachaduras goteira piscina caixilharia varanda vazamento vazamentos canalizacoes entupido entupimento ralo chuveiro banheiro box piso azulejo azulejos armario armarios moveis movel fogao geladeira frigorifico eletrodomesticos arcondicionado baratas esgoto vidro vidros acabamento acabamentos defeito defeitos
agent|o agente|o agente||agente agentes consultor consultora corretor corretora corretores imobiliaria mediador mediadora visita visitas senhorio senhoria proprietario proprietaria locador locadora dono dona
management/administration|a administração|a administração||administracao administrador administradora condominio sindico sindica assembleia assembleias ata atas gestao zelador porteiro portaria reuniao reunioes
deposit|a caução|a caução||caucao caucoes sinal deposito fiador vistoria
rent|a renda|a renda||renda rendas arrendamento
rent|o aluguel|o aluguel||aluguel alugueis locacao reajuste
lease|o contrato|o contrato||contrato contratos clausula clausulas recibo recibos
fees|as quotas|as quotas||quota quotas cota cotas taxa taxas cobranca cobrancas cobraram cobrou boleto boletos despesas comissao comissoes fatura faturas
flat|o apartamento|o apartamento||apartamento apartamentos casa quarto quartos t1 t2 t3 imovel moradia kitnet cozinha
listing|o anúncio|o anúncio||anuncio anuncios foto fotos fotografias descricao
noise|o barulho|o barulho||festa festas ladrar latido|-1
communication|a comunicação|a comunicação||email emails mail mails telefone liguei ligar mensagem mensagens whatsapp resposta respostas responde respondem responder contacto contato contactar contatar retorno retornam retornou telefonam atende atendem informacao informacoes`,
  pharmacy: `
stock|a disponibilidade|a disponibilidade||stock estoque esgotado esgotada esgotados rutura ruptura encomendar encomendaram encomendam disponivel disponiveis prateleira prateleiras
product/medicine|os medicamentos|os medicamentos||medicamento* remedio remedios comprimido comprimidos xarope* pomada* creme cremes gotas generico genericos capsula* antibiotico* protetor vitaminas pastilhas pilula* soro spray pensos fraldas manipulado manipulados teste testes champo
prescription|as receitas|as receitas||receita receitas prescricao
advice|o aconselhamento|o aconselhamento||aconselhamento aconselh* farmaceutic* explicou explicar explicaram bula posologia duvida duvidas dosagem conselho
hours|os horários|os horários||horario horarios fechada fechado fecha fechou abre abriu aberta aberto plantao grade postigo campainha
queue/wait|a espera|a espera||espera fila filas senha senhas ficha demora demorou esperar esperei lento lenta lentidao|-1
price|os preços|os preços||preco precos caro cara caros desconto descontos cpf
delivery|a entrega|a entrega||entrega entregas entregador motoboy estafeta`,
  school: `
place/school|a escola|a escola||escola escolas colegio faculdade universidade creche
classes|as aulas|as aulas||aula aulas aulinha aulinhas licao licoes modulo modulos disciplina disciplinas turma turmas formacao formacoes curso cursos ensino ensinar ensina ensinou ensinam ensinava aprender aprende aprendi aprendeu conteudo conteudos programa materia materias nivel niveis solfejo redacao treino treinos conducao baliza simulador estagio estagios workshop
teacher|os professores|os professores||professor professora professores professoras prof profs docente* instrutor* formador* explicador* educador* educadora educadoras tutor* monitor* mestre mestra auxiliar auxiliares diretor diretora coordenador* treinador*
assessment|as avaliações|as avaliações||exame exames prova provas teste testes notas avaliacao avaliacoes gabarito simulado simulados reprovou reprovado chumbou chumbei corrigida corrigido certificado certificados diploma diplomas
exercises|os exercícios|os exercícios||exercicio exercicios trabalhos tpc licaodecasa deveres tarefa tarefas
feedback|as correções|as correções||correcao correcoes corrigiram corrigiu corrigem feedback
material|o material|o material||material materiais apostila apostilas sebenta* manual manuais livro livros slides videoaula videoaulas video videos pdf ficha fichas gravacao gravacoes gravadas
communication|a comunicação|a comunicação||recado recados bilhete bilhetes reuniao reunioes email emails mail mails telefone liguei ligar mensagem mensagens whatsapp caderneta circular aviso avisos avisaram informaram resposta respostas respondem responder contacto contato contactar telefonam ligam ligaram retorno retornam
administration|a organização|a organização||secretaria inscricao inscricoes matricula matriculas organizacao burocracia tesouraria administrativo administrativa coordenacao calendario vaga vagas
appointment|as marcações|as marcações||marcacao marcacoes marcar marcam marcaram marcada desmarcam desmarcaram desmarcou remarcar agendamento agendamentos agendar
platform|a plataforma|a plataforma||plataforma plataformas site portal login senha app aplicativo aplicacao zoom link servidor acesso acessar aceder plataformaonline moodle
fees|as mensalidades|as mensalidades||mensalidade mensalidades propina propinas taxa taxas boleto boletos pagamento pagamentos anuidade
support|o apoio|o apoio||tutoria suporte apoio duvidas monitoria
food|a comida|a comida||cantina refeitorio merenda almoco almocos lanche lanches refeicao refeicoes sopa
vehicle|o veículo|o veículo||van carrinha autocarro onibus carro
machines|as máquinas|as máquinas||esteira esteiras halteres halter aparelho aparelhos
hours|os horários|os horários||horario horarios abre abriu fecha fechada fechado
membership|a mensalidade|a mensalidade||fidelizacao contrato plano planos
cancellation|o cancelamento|o cancelamento||cancelamento cancelar cancelei cancelado cancela rescisao desistir desisti
changing|os vestiários|os vestiários||vestiario vestiarios armario armarios chuveiro chuveiros cacifo cacifos balneario balnearios
trainer|os instrutores|os instrutores||personal personais
payment/refund|a gestão do pagamento|a gestão do pagamento||reembolso reembolsos reembolsar estorno estornar dinheiro devolveram devolver devolucao
contract|o contrato|o contrato||clausula clausulas multa multas`,
};
