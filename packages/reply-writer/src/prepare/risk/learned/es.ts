import type { LearnedRisks } from './learned-risks.ts';

/** Made by training/train-risks.ts, which says from what; not to be edited by hand. */
export const es: LearnedRisks = {
  plainBelow: 8.93,
  unlikelyBelow: 14.2,
  likelyFrom: 18.96,
  any: {
    '-9': `
a_ocho aburr* agrad* al_menos asesi* atasc* atasco caliente_y calles casero_que chirr* con_cuatro con_mas contenta
de_infarto decep* decor* deja demasiado demor* desaf* desin* desplazamiento desti* devolucion el_jarabe el_sofa encanto
eran_dos feo fria la_espera la_verdad las_18 llego_en mas_cara mata mesa_para minutos_para mucha no_tenian no_vino
normalito obras obras* pantallas pero_no pica pintu* progr* que_al que_solo ranci* responden ruido* ruidoso se_nota
soso tallas templ* trafico un_diez ventilador vino_sin`,
    '-8': `
25_minutos 32 a_tabaco aburrimiento agosto aguacates ajena al_tercero alfombra almohadas amabl* amari* anunciado aplaz*
app_del app_no aroma* artes* atent* aun_no avisan beis bien_la bien_pero bienv* blanco_roto bombi* bombilla butacas
caduca cafetera calid* calidad cantando cartu* cebol* cerrado cinco_y cincuenta_minutos cola_y columna comisiones
con_cola con_fecha con_hambre con_luz con_turno congelado cortan corte_de crime* crimen cuatro_euros cuidados culpa_mia
de_50 de_bote de_diez de_lata de_novia de_reyes decoracion degra* degradado demora descuentos devuelto dias_en dific*
disfraces dos_mesas dura el_certificado el_color el_horario en_cambio en_julio encan* enviar escas* escritorio eso_si
espanol esperamos estanterias estup* extras felic* filo finit* flojo folle* fundida galleta gran horario_de horas_y
ilumi* incomodo internet_y juntas justo_en karao* karaoke lago larguisima las_puntas lavav* lavavajillas lenta lenta*
lento lento* les_falta limonero luz_a mapa mediocre minimo mirador muy_buenos nadie_y navid* necesito ni_a ni_buenos
no_cabe no_coge no_los notificaciones nunca_tienen ocupadas otro_modelo paginas pan_de papel_y para_dentro patatas
perdimos permanencia perros_no pintura pixel* polvo_de practica precios prometieron que_dan que_esta que_pide que_voy
quince_minutos repite reservada retraso rico rinon ruidosa sabor* santa* se_cae se_corta seco segundos senorita_que
simul* simulacro simulacro_de sin_ascensor sola_con solo_vale sonid* sonido suela suspi* tarea* tasas tasas* tradu*
un_amor un_codigo un_rinon un_robo un_sabado un_sol vale venia_sin ventanas_que ventanillas verde_botella vez_me vinim*
vinimos y_poco ya_va`,
    '-7': `
112 20_dias 47 50_minutos 60 64 8_y 90_y 96 9_de a_cuatro a_fritanga a_humedad a_pie a_tope abrir_y aburrio
actualizacion agota* agoto agoto* aire_de al_doble al_hotel al_tercer album alergenos_bien alfom* aline* alpaca
alquiler_con am amable amarillo antes_era antiguos aparcar aroma arquitecto arreglo arrui* artificial asa asado* atento
audioguia auton* averiadas barbacoa barrio_tranquilo bateria_muerta batidora blanda bocados bodas bodas* borrachos
borroso botas_que breve breve* brillo burbujas butac* cada_ano cafe_quemado cafet* cambiado_a cambio_no campo campo*
cansa* canta* cantando_a capitulo cara_que carac* caracol carga caris* carna* caro cartuchos cebolla cerrada_por
cerradas cerveza_sin cespe* cesped champ* charla_de chequ* chica_ni chime* chimenea chocolate choripan chupito
cierra_sola cinco_euros circulo cita cita_a cita_para clarita comba* comercial_que comision_de comision_por como_para
como_siempre compensa competencia comprando con_aire con_cata con_cita con_lista con_poca con_pocos concierto_con
conduce conex* conexion conseguir contare correcto correos corrientes cortinas cortisimo cortos costuras crujiente
cuando_por cuarenta_personas cuatro_pisos cubiertos cuchillo_no cuestas cunado_con dan_un darte darte* de_12 de_9
de_abril de_ayer de_ayuda de_coche de_fondo de_futbol de_gente de_juguete de_junio de_llaves de_mesa de_moda de_novios
de_pelo de_piedra de_quirofano de_retraso de_sabores de_servicio de_talla de_titular de_trafico de_viaje de_vino
dejaron_el demas* demasiados den desafinado desig* desor* destinatario destinatario_ausente destine devuelven_el dia_en
dias_me diciembre dificil digo_que disculpa disen* diseno distinto_al divertida divertido dos_ventanillas dulzona duro
eco el_9 el_champu el_internet el_mirador eligio_el empinada en_agosto en_dar en_dos en_ingles en_reparto en_septiembre
en_silencio en_venir enganchado ensenar entregar entrevista_de era_otro era_y es_broma es_cosa es_mejor escaso escen*
espera_de esperando_en esquinas estaba_de estafeta esterilla estimada estuve etern* eterna euros_mas excelente falla
falta_el faltas farmacia_sin fastidia favorito finis* fino fluor* formato franj* fria_y frigo* frios frios* fritanga
fui_con fui_en futbo* gafas_con genia* genial gestoria gimnasio_en gira gomos* gotea gotea* grani* guacamole guerr*
guerra habia_nadie han_perdido harto harto* hervi* hidro* horas_sentados iban_por ilegi* ilegible imprenta impri*
imprimir incom* incompleto infin* insip* inversion invitaciones jaja jurad* ketch* ketchup l la_competencia la_lentitud
la_mala la_mancha la_otra la_peli la_pizza la_ubicacion las_11 las_14 las_butacas las_esquinas las_nueve las_rodillas
le_doy le_pedi lejos lejos* lena lentitud lentos limpiar lo_demas lo_siento los_bordes los_ocho los_zapatos luego_el
mago malo manda_por mandarlo martes_y mas_larga masaje_de masif* me_avisaron me_ayudo me_pase me_queme me_toco mechas
mejor* menu_de mes_para mi_paciencia miche* midio midio* min minutos_antes minutos_tarde miro_a modo mosca muchi*
musica musica_y nachos nadie_vino navidad nivel* niveles no_abre no_abria no_aparece no_carga no_compensa no_con
no_cortaba no_cortan no_deja no_las no_responde nos_cambiaron novel* novela noventa_minutos nunca_mas obligatorio
obra_en ocupadas_por odia onlin* online organizacion otro_que palid* papel_ni para_nada parcelas parking_del patio_de
pato pedi_el pedimos_cambio pegaj* pelusas perdido_un perdimos_la pero_al pero_casi pero_de pero_me pero_que
perro_mojado perros_ladrando pienso_de pina pistas pitan plantilla pocas pocas* por_cada por_carta por_cuatro por_falta
por_fin por_llegar por_mantenimiento por_tres por_viento pospu* precio_de preciosos principal progresivas promocion
provi* pulsa* puntas_y que_deja que_gotea que_hay que_huele que_llega que_mata que_sigue quemaba racio* recargo
recibido recomendo regalado repetitivo repro* resbala resec* reserve_para rico_pero ridicula rinon* riqui* robado
rodriguez roza ruido_de sabia_a sabor sabores salim* salimos salsas sandwiches sangran santa sartenes se_aburrio
se_cierra se_entiende se_pasan se_trago secas secas* senalizado servilletas si_lo si_los sin_cita sin_filo sin_gracia
sin_hacer sin_linea sin_noticias sin_pilas sin_problema sin_queso sin_salsa sin_sillas sincr* sistema_caido sitio_para
solares son_las sonrisa suela* suelta_pelusa sufic* suite suite* suple* suplemento supone suspiro suv tambien_pero
tapas tapas* tarda tarea tarifa_de tarifas tarjeta_de tarta_de taza tecla* teclado tercer_intento tirando_a tiritando
todavia_no todo_bien torcido tornillos_en tortura trajeron treinta_dias tres_meses tres_visitas tuberia turistico
ultima_actualizacion un_certificado un_encanto un_vale un_viaje una_columna una_estrella una_persona unica vacaciones
valia valia* veinte_dias venia_a vez_en vistas vistas_a volum* volumen volveremos web_no y_aqui y_cara y_cobraron
y_para y_quedamos y_sigo y_tardaron ya_viene yo_a yo_la`,
    '-6': `
01 01_ya 10_dias 13 148 15 20 2009 212 23 30 30_dias 30_segundos 35 35_y 38 41 412 42 55 70 70_y 83 a_10 a_cinco
a_empezar a_media a_santiago a_tuberia abarr* abarrotado abonaron abono aburrida aburridisima aburrieron
aburrimiento_en acabamos_en aceituna aceptan aceptaron acert* aclar* acond* acondicionado actividades actualize acuesto
acuse acuse* adelanta aforo aglom* agotada agotado agotado_en agua_fria agua_templada aguad* ahora_todo ahorro
aire_acondicionado aji al_ano al_primer al_vecino alargo alma almohadas_como alquilados alquile amable_pero amablemente
amables ambie* ambiente amigas andar andar* anticuado anticuchos anuncian apagados aparador aparcamiento aparte
aparte_el apert* apertura aprendi apretados aprietan arepa* arma armada armas armas* aro arranca arrastrando arreglaron
arreglen arriba_y arrug* arruinado artista asado ascensor_y asesinaron asesinaron_la asperas atraco_a atrasa atraso
balay* ballenas balon bano_en bano_esta basic* bastante beige beige* benid* benidorm bienvenido bloqueadas boda_con
bola bolas bolas* bolitas bomba_de bonito_el booki* booking borda* borrachos_de borrar borro* borrosas bot botan* botas
botas* boxeo boxeo* bucle bucle* buenas_noches buscador cae_cada cae_la cal calamares calefaccion calefaccion_en
calendario calienta calur* caluroso camareros cambia cambia_la cambiaran cambiarlo cambie cambio_en cambio_y campanas
canales cancelaron_el cancelo candados canel* cansa cansi* caos capital cara_y carbo* cargador_electrico carisimas
carnaval caro_y carritos carru* carrusel cartagena casa_todo cashl* cashless ceno centimetros_menos centimos centro_y
cerrada cerrado_por cerraran cerre cerre* certificado_que champu charcos charlando chasc* chasco chatb* chatbot cheque
chica_del chicl* chicloso chiclosos chirrian chorr* chorrito churretones churros cierran cinco_horas cine circulares
cita_no civil_con clases cm cober* cobertura cobertura_en cochinillo cola cola_hasta cola_para colas_para color combate
comida_del como_de como_loca comodo compania_en compartido compramos compre_un compu* comunica comunion con_colas
con_entrada con_grumos con_horario con_mala con_marcas con_mucha con_mucho con_nata con_precios con_toallas confusa
conge* congela congelados consumible consumir contrario convoca corren correo_y correos_con cortaba cortacesped
crimenes croqu* cruas* cruasan cruji* cubre cubre* cuelgan cuota cuota_que cutre cutre* da_un darse_de de_600
de_aburrimiento de_antes de_boxeo de_chocolate de_demora de_despedida de_fotos de_google de_guardia de_hora de_narcos
de_paciencia de_pago de_peluche de_precio de_queso de_risa de_semana de_sobre de_tela de_tierra de_uno de_uso
de_vacaciones debe decen* decente decepcion decepcionada dejo_de del_campo del_contador del_dia demasiada deneg*
depositar desaj* descripcion descuadrada descuelga descuidado deseo* desfasado deshe* desigual desinflados desinstalada
despedida despierta desportillada destiempo detalle devolverlo devuelto_a dia_siguiente diabl* dias_despues dibujos
diez_segundos dificil_de dijera dinam* diran diran* discuto disfraz disparejo disparos dispo* disponible distinta
distinto_y doce doce_dias doce_euros doce_personas dos_canas dos_meses dos_tallas duran duras duras* el_20 el_asado
el_buzon el_camino el_embrague el_folleto el_otro el_parche el_partido el_pescado el_premium el_recargo el_regalo
el_ruido el_sonido el_suyo el_trabajo el_veterinario electricidad electronica elena elena* eligio empezaba empujar
en_48 en_bucle en_bus en_cuesta en_espanol en_punto en_todas encantador encantadora enchufes_y encontraba ene enfri*
engana enseg* enseguida entrante envas* equivocado era_mejor era_todo eran_para erronea escape_room escarcha escasa
escena espad* espada espec* especias espera_es espera_sin esperaba_mas esperando esperando_una esperas esposas
estaba_cerrado estaciones estof* estresante estropeada estupendo etiquetas event* exced* existe_y expec* expectativas
exper* experiencia explico_todo faltaba_un febre* febrero fiat ficus ficus* fiel filetes filtrada flan floja* flojo_y
folleto fotos_con fregona frenar frigorifico frio frio_en fruta fruta* fue_el fue_en fuimos_sin fumadores fusilados
futbol gallo gigas gigas* glovo glovo* golpe_en gomae* gomaespuma gomas gomas* gomoso gorro* gracia graficos gran_via
grand* grandes grasi* grises grues* grueso grumo* grumos gustaba gutie* habia_que hay_que hervida hicim* hicimos
hierbabuena hierbas hijo_dice horas_de horni* horro* huecos human* humedos iberi* imaginate impro* in_a incendio_en
incluso incluye incomoda incomodos industrial ingles insipido insistente instalaciones insuficientes interior_con
internet_se intui* izzi japon* jarro* jarron jugar jugar* junio_y jurado la_chimenea la_decoracion la_descripcion
la_guerra la_guia la_lluvia la_mantequilla la_mejor la_novela la_poliza la_suela la_tele lag las_12 las_17 las_8
las_cortinas las_ganas lavavajillas_que lee leer lena_mojada leones levanta limit* limpio llamara llamo_yo llega
llegamos_y llego_la llevo_desde llevo_un lloro lluvi* lluvia lo_anunciado lo_arreglo lo_explico lo_recomendo local_es
logic* logico los_cien los_domingos los_filtros los_huevos los_lunes los_mismos los_profes lucha lucha* luego_que lujo
lumba* lumin* luminoso lunar* lunes_a lunes_y maceta maja mal_mi mala malag* malaga malis* malisimo manda_a mande_el
mando_sin mano_armada maquinas marchas marga* mas_alta masa masificado me_cortaron me_deja me_dijera me_pide
me_tuvieron medio_ano megas megas* melen* melena mencion menu menu_del mesa_con mesas mesas* mi_pareja microondas mide
miraf* miraflores misa model* modelo molida montada montaje monton morim* morimos morimos_de moverse movid* movida
movimiento muchos muertos_de multitud mundi* mundial music* musica_de musti* nadie_avisa nadie_te naran* naranja naveg*
ni_con ninos_se nivel_340 no_aceptan no_cabia no_hacen no_llega no_llegaba no_pica no_pude no_queda no_reconoce no_son
nombre_mal nos_sentaron notaria_con nuggets nula o_nada obligatorias obras_y ocho_y ocupado ocupado_por ojo_de
olvidaron once_euros once_horas oposi* oposicion ordenadores orgullo pa pack padel padel* padel_con paell* paella
pagarlo pague_el pala palidas palit* pan_duro pantalon_de papeleras para_dos para_lo parado parec* parecia parez*
parezco parezco_un patilla patinetes pedi_mechas pedi_un pedir_cita pega pegadas pegajosa peina* pela pelus* pequena_y
pequeno_y perdi_la perdi_mi perfectos pero_a pero_es pero_hay pero_se pero_una personas_y pesima pide_un pides pides*
pierde pinta pistola_de plan_y plaqu* playa_a plazas poca poca_variedad poco poda podria podrian polan* polanco
policias pone_en por_dentro por_dos por_internet por_obras postal poten* pozol* pozole practica_y precio premium_y
prisa* profes progreso prohi* prohibida prometian propina_sugerida provincia publicitario pudo puesto_en pulpo_a puntu*
puntual puntuales puzzl* puzzle que_cambia que_chirrian que_da que_destine que_estar que_ir que_mande que_pierde
que_sube que_suelta que_tarda que_tardo que_un que_volviera quejo quejo* quince_dias rabia rabia* racion ramen ramen*
rancias rancios rappi rappi* rascador realidad recalentado recar* recogida recogida_a recortaron red_caida reemp*
reemplazo regue* regueton regueton_a relleno rematar remoj* renovar reparacion reple* repon* reseco resolver resoplo
responde responde_con resta* retraso_de retraso_y risa_con rolli* rollitos romana room ropa_vieja roto_en ruego* ruegos
ruido sabla* sablazo sala_fria salmon salsa_y saltado saltar san sanco* sandw* sangria santiago se_aburrieron
se_congela se_cuelga se_entendia se_muere se_pega se_puede seca secas_y secuestro segui segundo_dia seguro_del seis_y
semanas_y sentarse sentarte sentimos serie* serie_de series servicio servicio_lento servicio_tecnico servientrega
servir si_fueran si_que siete_semanas siglo siglo* siguiente_me sillas simpa* simplemente sin_aroma sin_bancos
sin_calefaccion sin_cambio sin_cobertura sin_enchufes sin_falta sin_fuerza sin_gas sin_limon sin_papel sin_postre
sin_un siren* sirena sobrevalorado socorristas solar* solo_con solo_la sopa soporte_y sour stock stock* subir_y subti*
subtitulos sugerida sugerida_del suspiro_como susti* sustituto susto* tablets taco tacon* talla* talla_m tanta tapac*
tapacubos tarda* tardaron_en tarde_que tardo tardo* tardo_tres tarjetas te_deja te_manda tele tele_de teledirigido
telefono_me telep* temat* temperatura_de templada templado teorico termometro teter* tetera tibio tibio* tibio_y tiemp*
tienda_de tiesas toallitas toby tocadiscos todas_partes todo_trapo todo_volumen toma tono torne* torneo tostada
trabajamos traduccion traductor tramites treinta_segundos tres_euros tres_horas tres_sesiones trime* tristeza
ultratumba un_jugo un_lado un_mes un_muro un_papelito un_trimestre una_espera una_galleta una_para una_sala una_vez
una_voz uno_no vale_pero valentina varie* variedad vasos vasos* vecino_y vega veinticinco vendedores venia_en vermu*
viene_sin vino_de viole* violento vip visitas_y volve* volvere volviamos volviera vuelve_a wifi y_caras y_caro y_cola
y_cuarto y_diez y_estaba y_frio y_hay y_pocas y_sali y_sigue y_sus y_tarde y_vino ya_ni yogur* yogures zarag* zaragoza
zumba* zumo_de`,
    '-5': `
00 00_00 05 14_me 16 18_y 304 30_y 46 4_de 6 60_euros 7 74 8 85 90_anos 92 a_16 a_17 a_38 a_ambientador a_ese a_nada
a_nombre a_nueve a_perro a_todo a_veinte aboll* abria abria* absur* abuela_y aburre aburridos aburrieron_como aceitosos
aceitosos_y aceptan_tarjeta acost* acostumbrare actor actualiza actualizar acuario_pequeno acuatico adhes* admiten
aerop* aeropuerto agencia_de agotadas agradable agua_con aguac* aguadas aguado aguado_y ahuma* aire ajena* ajiac*
ajiaco ajo al_quinto alarg* albah* albahaca albor* albornoz alcanzo alfaj* algor* algoritmo alineados alquiler_de
alta_que altas altas* altav* alumnos_por amable_y amarillento ambientador_de anduv* anejo anejo* animacion ano_y
anos_pagando antel* antelacion anterior_y anuncios_cada aparcado aparecio_el apati* apelm* apelmazadas aperi* aperitivo
aplastada aplazado aprie* aprob* aqui_por arepas argen* argentino asegurado asesinatos asesino asesinos asi_y asper*
aspera atascada atascan atracciones aun aviso_en avist* avistamiento bajan bajarse bajo_y bajon bajon* bajos bajos*
balda balda* balea* baleadas bancos bandejas bar_de baraj* barajas barat* barata barrera_no bateria bendi* biblioteca
bicho bicho_raro bienvenida blancas bland* bocad* bocadillo bocadillos bocin* bodega_con boler* bolera boleto bolleria
bolos bolos* bordes botana brasa brava* bravas brind* brindis buen bueni* buenisima buenisimo buho butaca_detras buzon*
cabif* cabify cacahuetes cache cada_dos cada_enero cada_hora cada_visita cadaver caducaron cafes cafes* caida*
caja_abierta calef* calie* caliente callos calma calzo* calzones camara_de camarote cambiado cambiaron_el caminos
cancela canta caotico capitulos capsu* capsulas captura carbon carbonara cargador carisimo carisimo_y carisimos carmen
carmi* carniceria caros caros* carreras carri* carros cartel_no carto* carton castigo cated* catedral cayo_y cazue*
cazuela cebollas celeb* cementerio cena centro cepillos cerradas_por champan check check* chila* chilaquiles chimi*
chimichurri chiquitas chirria chocl* choclo chorretones chuleton churr* cierra cigarrillo cita_previa clase_de
clases_de cobertura_de cobraron_el cobraron_la codigo_de codigo_postal codigo_que cofre* coge coge_el cojin* cojines
cola_de colag* colageno colap* colas colas* colchon_de colchon_hundido colchon_se colgar color_no columpios_y como_los
como_ostras compartido_con compe* compresor comunicacion comunion_de con_musica con_pistas con_recargo con_retraso
con_ruedas con_tres concha congeladas consulado contados contestar convencida convertido copis* copisteria cordero
cordi* cordial corea* cortas cortina_de cosqu* cosquillas crimen_contra cristianos crono* croquetas crudos cruje
cruzados cuarenta_y cuatro_veces cuchillos_que cuelg* cuelga cueva cueva* cumpleanos cursi* da_a da_pena daba_al
de_antelacion de_asesinos de_atraso de_avena de_cada de_cola de_delante de_disparos de_haber de_hierbas de_hotel
de_nada de_nuevo de_profe de_providencia de_sitio de_soltera de_telefono deberes decian decim* decirlo decirme_que
decorado decorativa dedos_de deja_el deja_entrar dejar_el del_anterior del_movil del_parque del_vecino denme denme*
desayunando desayuno descr* desde_febrero desgl* deshecho desme* despedida_de despega despegaron devuelvanme dia_a
dia_anterior dia_de dias_antes dias_con dieci* dieciocho diez_a diga diminuta dinos* directamente discusion disparas
disti* distinto distribuidora doblada donde_esta dos_cafes dos_personas dos_platos dulce* dulzo* duro_dos efecto
el_aire el_aparcamiento el_aviso el_buho el_campo el_centro el_cine el_credito el_cumple el_medio el_mundo el_plan
el_plano el_precio el_principio el_rodapie el_sitio el_super electricista ella_se embal* embalaje embarque embra*
embrague empad* empal* empap* emparejamiento empat* en_10 en_abrir en_diciembre en_exceso en_linea en_misa en_veinte
en_visto encantados encargue encha* enchi* enchiladas encontre_en encua* enemi* enemigo enfado enfria engru* engrudo
entrar_con entrecot entrega_y errat* errata es_culpa es_para escribi escribi_al escribieron escuela_de escur* eso_fue
eso_me eso_que esperando_que espum* esqui_con esta_de esta_en esta_que estadio este_curso estrechos estrella estro*
estuvieran eternos excedentes exceso excursiones exito exito* explosion expor* exporta extra extranjeria fa fabad*
fabada fabada_de falab* falabella farmacia faro favorece feliz feliz* festi* fideu* fideua fiestas filas filas* finita
flamenco floja floji* flojo* floristeria folletos food foros foros* foto_y franja frases frego* fria_en frias frias*
frigorifica frio_y frios_y frita* fu fu_ni funcionan funcionar funcionario gallo_pinto ganga ganga* gazpa* gazpacho
gestion gol goles goles* gorro gotea_por goteando graduacion guardada guarn* guarnicion gusta gusta* gutierrez gyoza*
gyozas hablando_por hasta_para hay_donde hechas heladas helados helic* helicoptero hermana_que hielo hielo* honorarios
hora_antes hora_de hora_para horar* hormiguero horrores hot huesped huevo_duro huevos hundido idiom* ignora igual_que
ilusi* ilusion imitacion imposible imposible_de impresas incluidos incomprensible indic* indice inest* inestable
inexistente infinitas ingresar inquilino instagram_y interfaz interminable invitados jabon jabon* juegos jugo la_agenda
la_bebida la_cafetera la_cambiaron la_chaqueta la_conexion la_deuda la_devolucion la_distribuidora la_escopeta la_gana
la_gondola la_graduacion la_linterna la_operadora la_pintura la_promo la_serie la_tarifa la_tiene la_tienen la_web
laber* laberinto ladrando lamento lamparas larga_y las_15 las_2 las_5 las_6 las_7 las_condiciones las_normas las_seis
lastima_que later* lateral lavabos lavad* lavada lavados lechu* lechuga lectura_estimada leen legua legua* lei leia_el
lejis* lejisimos lenti* lentisimo lento_en libreria limon* limones lindo lindo* llamado llame_y llega_el llegaba
llegaron_a llena lleven lluvia_y lo_decia lo_entiendo lo_firme lo_malo lo_paso loca locut* locutorio lona los_20
los_cambios los_correos los_gritos los_lados lubin* lubina lupa macarrones machacona madur* madura maja_pero majo mal
mal_senalizado maleta manana_que manchas_de mancu* mancuernas mandar mandaron_el manteca mantel_con maquillaje
maravilloso margarita maridaje marido_es marketing martes_de martin mas_bien mas_por masca* mascaras matar matarlos
me_cobraron me_contestaron me_conto me_devuelven me_fui me_los me_miro me_parece me_quedan me_senti me_subieron
media_con media_de media_obra medialunas mediana medida mejor mejoren mejores mercadona merendero meses_para metido
mi_progreso michelin micros mido miguel min_de minig* minigolf minuscula minuto miro_el misio* mision moda modem modem*
modo_oscuro mojados moros_y mostrador_de movil_se moviles muchisimo mucho* mucho_hielo muero_de muestras mueve
musica_machacona mustia muy_buena muy_lindo muy_maja muy_profesional nada_mas nada_que napol* nata ni_fa ni_fu ni_que
ni_sal nivel no_encuentro no_enfria no_entra no_leer no_pagas no_pudo no_veo no_viene nos_atendio nos_explico
nos_tuvieron notan notan* novela_negra novie* noviembre nubla* nublado o_que objetar ochen* octub* octubre ocupa*
ocupada ocupan oficinas online_con online_que opcio* opciones ordenar organ* orige* origen oso_de ostra otra_mesa
outle* outlet overb* overbooking paciencia pagando pagas_el pago paint* paintball paisa* paje palomitas
palomitas_rancias palta palta* papeleria para_decirme para_ingresar para_ocho parados parados_en paraguas parce*
parcela parece_de parece_una pares pares* partida pasaje paseo_en pastel pasto patas_de pecad* pecado pecer* pecera
pedi_sushi pedido_a pedimos_la pegada_al peli pelos_en pena pepin* pequena percha perchas perdi perdidas perfecta
peritar permanencia_de pero pero_la pero_un pesim* picab* piden_un pido pierden pilas_y pinat* pinata planetario planos
poco_mas poke politica pongan porque_mi portes posib* posible potencia preso preso* previo primer prisas privada probo
probo* proceso producto programada progresivas_a prohibido promo propuse provenzales proye* publicado puentes pues_nada
pulgar punto punto_y puntualidad pupus* pupusas pusieron_un que_cobran que_en que_esperar que_llego que_pasar que_por
que_salia que_se que_tiene que_venia quemado_y queme queme* queriendo quesa* quesadilla quiere_ni quince_euros quini*
quitaron_los radio ramo rapida raqueta ravio* rayad* rayadas rayado rebajado recam* recambio rece rechazo recibo_del
reclame reclame_y recli* reclinar recoc* recogiendo recom* recuperar reembolso regular reinicia remontes repet*
repetida repetir reprogramaron respondieron resue* reunion ridiculo rigid* riquisimo robar rogel* rogelio roman*
rotos_y ruidosa_y rumba* rural* rutin* ryana* ryanair s salad* salon_de salvo salvo* sandalias sangu* sanguche santo
santo* sardi* sardinas se_ha se_olvidaron seco_sin seco_y seguidas seguimos senalo sentaron senti servidores sesiones
sevil* sevilla sidra sidra* siento sigo_sin silencio silenciosa simpatiquisima sin_carne sin_descuento sin_mirarme
sin_sabor sincroniza smoot* smoothie sobraron sofa sofa_cama sol_de soles soles* sombrillas soporte_me soria soria*
sosa spoti* spotify subir* subirlas suela_se sueltan suficiente suficientes supli* suplicio sushi sushi* suspira tacti*
tactiles tanques tanta* tapic* tarda_tres tardo_un tarot* te_de tecnicamente tela telaranas tele_con telonero tematica
tengo_que tercer termo* termostato tetrabrik tiempo tiesos tipico tiram* tiramisu tiro_a toallas toboganes toco_el
todo_muy torci* torcidos torri* torrijas tostadas traje* transparenta trasp* tratan tres_personas tresc* trimestre
tuber* tuppe* turno_por tutorial un_crimen un_domingo un_grifo un_horno un_mail un_olor un_parte un_piso un_platano
un_regalo un_ruido un_solo una_cola una_hoja una_hora una_mosca una_raya una_sola una_ventana unica* unida* usar usarl*
vacias vacios valen* valle* velaz* velazquez vence* veniamos ventanilla_y ver_el ver_quien veran* verano vermut versi*
version vestido vez_a viajes vidas vidas* viejas viendo_la viento vinagre vine vinos vinos* visibilidad vitam*
vitaminas vivie* volver_otro volvio_a vueli* vueling vuelva_manana vuelves web y_acabe y_ahi y_cristianos y_cuatro
y_muy y_ocho y_otro y_pantalla y_sin yo_en zumo`,
    '-4': `
10_a 12 2 25 37 3_y 50_min 65 88 8_a 95 a_otro a_preguntar a_ultima abollada abre abrigo_puesto absurdas absurdos
achic* acostumbro actua* acuar* acuario administracion agost* agotador agrie* agua_del aguja aire_y ajustes al_dueno
al_llegar al_pasillo al_patio al_timbre al_ver alba alemania alguien_que alisa* alisado alred* alrededor altavoz
alumnos amarilla anfiteatro animadora anive* aniversario anos_que anuladas anuncio_de anuncios anuncios_de apagaron
apagu* apague aparc* aporreando app apuntes aquag* aquagym arabe arrep* arrepiento artif* asador ascensor asi_es
asientos aspirador atendido audio* ausen* automatico_y autoservicio averi* ayuda ayuna* ayunas baila bandera banera_y
barato_y barrio_y basura bazar bazar* bicho* bicis bicis* bimes* blanq* blanquecina bocat* bocata bolsas_en bolsillos
bonitos bono bordado brasa* brazo_de brick brick* burge* burger butaca buzon cada_cuarto cada_treinta cada_trimestre
caduco cae cafe_de cafeteria caidos calefaccion_a calentar callado calor_de calorazo cambian_de cambiar_una cambio
camino_de canap* cancelada canceladas canci* canciones cansada cantando_en capit* capri* cara_la cargaron_el carin*
carinosa carisima carmin carrito cartel_de cartel_y cartelas carteles cartucho casa_de casco_de caset* caseta
casi_perdemos casit* casita cata catalogo cayo_el cayo_en celu cena_de centi* centr* centrico centro_comercial cepil*
cerrado_y cesta cesta* chanclas chapinero chapo chapo* charl* check_in chiclosa chiringuito_con choco* chorizo chupi*
cierr* cierran_a cinco_llamadas cita_con citad* citas citas* clavadas clic clienta cobraron_dos coche_con coche_no
cocido colchon color* columnas combate_de comid* comida como_en companeros_de comprar_un compre compro comun* con_arena
con_cara con_demora con_dos con_pan con_vistas condi* condiciones conducir conductores congelar consistio constante
conste consultarme contadas contrasena convo* corona corti* costa costu* crece crema croquetas_congeladas cuadro_medico
cuando_entro cuare* cuarenta cuarenta_minutos cubie* cubiertos_con cuest* cuota_la cupca* cupcakes cursi cursillo
curti* curtido d damos damos* de_16 de_700 de_90 de_900 de_abajo de_carton de_cerrar de_chapinero de_cine de_cocina
de_comunion de_cortesia de_cuero de_ducha de_embarque de_fabrica de_firmar de_gestion de_ingles de_julio de_largo
de_llamar de_maquina de_movil de_padel de_precios de_si de_turismo de_verano decepcionante decia_que del_verano delito
denegaron dental departamento depilacion derecha desay* descuento desde_octubre deseo desgaste desho* desinstale
despegada detal* detras_de diarios dias_no dias_para dibujo dice_el dice_la diez diez_por digan digit* digital dimin*
dimos dimos* dinamica dinamita discoteca dispu* diver* divin* doce_por documental dolio dolio* dolor_de domingos dormi
dos_dedos dos_en ducha_con duele* dulce duris* echar edifi* edificio el_aparato el_bono el_bufe el_chico el_correo
el_desayuno el_dni el_embalaje el_equipaje el_juego el_lavado el_lugar el_mapa el_mate el_menu el_minibar el_notario
el_paquete el_pedido el_pienso el_plazo el_rato el_recinto el_resto el_segundo el_sillon el_sistema el_sol el_taxi
el_toldo el_total el_viento el_vino el_wifi elegi embarullado emoji* empalagosa empar* empate empujando en_2024 en_caja
en_febrero en_junio en_nada en_noviembre en_obras en_papel en_todos enchufes encima_con encog* encontraron encue*
encuentro encuesta enfriar enorme ensal* entendia entendio entiende entrada_a entramos entrar_en entre_a entregada
entregado envio envio* epoca epoca* era_que erron* escandalo escape escenario escribiendo eso_no eso_se espectacular
esperaba espere espuma esqui estaba_sin estantes estim* estrecha estrecho estudio estupenda estupendamente estuv*
estuvimos etiqueta ett euros_la euros_por evento exces* exige exige* explica_todo expos* exposicion expresamente falaf*
falafel falta_de faltaba_una famoso fasti* febrero_y felicita fichas fila_de fin final_me flat flequ* flequillo flojas
flojito fonda* fondant formulario fresc* fresco fuera_y funci* funciona funer* futur* futuro gambas garantia_no
gastados gastos gastos_de gato_que gay gente_en gesti* giran golpea gotas gotas* grande grieg* gritando guarderia_con
guiad* guiada gusta_hay habia_dos hablaba_de hacer_el hasta_arriba helad* heladeria hierb* hija_y hogar hogar* hola
hora_en horario horarios hormigas hunde* hundidas idiomas ikea imaginan impos* incid* incomodas inexi* infinitos
ingresaron inmer* insoportable_y instalacion instrucciones insuf* insur* insurgentes internet interno invit* irnos
irnos* japon japones jerse* joven jugan* jugando junio junio* juzgados km la_1 la_cerraron la_cerveza la_etiqueta
la_foto la_funcion la_guitarra la_ilusion la_imagen la_lavadora la_madre la_marca la_mitad la_musiquita la_noche
la_pelicula la_perra la_reserva la_tarde la_tercera la_ultima la_vez lado_de ladrillo lanzadera largu* larguisimo
las_10 las_13 las_fotos las_ocho lata_y laure* lava lavado lavadora lavan* le_gusta lecci* lempi* lempiras
lentes_progresivas lento_pero levanta_la libro* libros limpieza_de literas llamar llamas_y llamo_al llamo_y llegando
lleno lleno* llenos llenos_de lloro* llove* llover llovio lo_encontraron lo_mandaron lo_mejor lo_menos lo_unico
lo_visto los_datos los_juzgados los_medicos los_mensajes los_precios los_quince los_tiene los_tornillos lucas lucas*
lucas_por lumbago m mafio* mafiosa magne* majis* manch* mancha manchas manicura maniq* maniqui manual_en maqui* maquina
mareo marke* marqu* marquesina marti* mas_el matab* matan* match* mate maull* me_arrepiento me_costo me_da me_dolio
me_pasaron me_quedo me_querian me_sale media_hora mejor_del mendo* mendoza merme* mermelada mes mes_y mesa mesa_junto
mesas_pegajosas mia_no microscopica miel_y migas migas* mil_pesos milan* minim* minuto_y minutos_con minutos_lo mirarme
mis_amigos mismos mochila_con mofon* mofongo mojada mojito_sin molde molde* molin* molinillo momen* momento monosilabos
morada morgu* morgue mosquitos movieron muelles muere* muerte museo museo* musica_a musical musiq* musiquita muy
muy_amable natil* naufr* naufragio navidena netfl* netflix ni_al ni_en ni_la no_cierra no_enciende no_funciona no_giran
no_gracias no_lee no_para no_pedi no_pero no_quedan no_responden no_salio noche_con nochevieja nos_dieron nos_la
nos_pusieron nos_quitaron nos_reimos nuestro_aniversario nueva_de nueve nueve* nueve_de nunca_esta ochenta ocho_dias
ofertas oficina_de oficina_y oir ola olas operarios orgul* oscuras_y otra_punta otra_vez otro_color otro_nombre out
pagado pagin* paloma pan panda panda* panta* papel papeleo para_ellos para_mi para_pagar para_un para_ver parad* parch*
parece parecen parecian parquet parte_en pasaban pasaron_a pasillo_a pasos pasos* patil* patines peaje pedi pedido
pedim* pedimos pegajosas pegajoso pegamos pelicula pendiente pepe pequenas pequenito perde* perdemos perdido perfe*
perma* pero_con pero_sin perse* pesad* pesos_por picado pido_la pie_y pienso pilat* pilates pintar pizza pizza* plantas
plantillas pocos pocos* podian podias podol* por_mail por_menos por_montaje por_otra por_seguridad por_vacaciones
porque_los porque_un posta* postr* postres precios_de preguntando pregunte_por pregunte_si presupuesto presupuesto_por
previ* pring* pringosas prisa produ* prosp* prospecto protector prove* providencia provoleta proyector publicas
publicitaria pude pudie* pudiera pueda puede_usar puntas pusieron_en q que_conste que_cruje que_cuesta que_decepcion
que_dura que_ellos que_entrar que_ese que_ha que_hacer que_no que_pagar que_pena que_una que_ya quedamos quedaron_en
queriamos querian quios* quiosco racha racha* raciones raspado rato raton reali* recargada recoge recomiendo recup*
reduc* reducida reformas refri* refrigerador regalo_de reimo* reimos reini* reir relacion relaj* remat* remon* reparto
repetiria reserva reservar restaurante resto revisiones robas robas* robles robot_que romantico rosa rosas rosas*
rota_y rural saco_de salas_cerradas salgo_con salimos_con salio_un salsa* salta salta* sandwich se_cayo se_ni se_pierde
se_rompio se_ven sea seguir segundos_y semana_santa semanas semanas_en semic* semicama semip* semipermanente sentaron_a
senti* sentido serie sexto si_llego si_sin siete_y siguiente_que silen* sillin sillon simil* similar simpatico
sin_abrir sin_cebolla sin_hielo sin_llamar sin_stock sin_ventana sincronizacion siniestro sirop* sirope sitio sitio*
sofa_con sol_en solo_por soluc* sombrilla sonor* sonora sonrie sorprende sosas sosas* spinn* spinning subido subim*
subimos subimos_a subio_al subir sucia sucios sudor sudor* suelo_mojado suger* suspe* suspendido suspendio
sustituciones sustituyeron susto tacon tacones talla tampo* tampoco tanto tanto* tantos tapones tardaba tardamos tardan
tarde tarde* tarde_la telefono_que tematico tempe* temperatura teque* tequenos tercer_dia teres* teresa terma* termina
terraza terro* terror ticke* tiene_nombre tienen_nada tieso* tinta tinta* tipo_de to todo_incluido todo_otra tomam*
tomamos tomate tope toque_de tortilla torturas tosta* traga traje_de trajeron_la tramo tramo* trasl* traye* trayecto
tres_minutos trescientos trist* truco* tupper turismo tuve tuve_que ultima_hora un_bocadillo un_corte un_rincon
un_telefono un_viernes una_bombilla una_carta una_funda una_toalla unidad uvas va_de va_el vacac* vacias_en vacio_y
vagon vagon* vajil* vajilla veces_en veces_por vecina_del veget* veia_el vendi venia_de venid* venido ventanilla_en
ver_los veran vermu vestibulo vida_a vimos vimos* vinag* vino_miro visita_guiada vitrinas voz_que vuelva vuelve white
white* y_acabamos y_arranco y_cada y_de y_dicen y_entre y_eran y_fui y_llego y_llevo y_media y_pan y_pico y_pidio
y_resulta y_solo y_su yo_iba yo_soy yo_venia yogur zapatero zapatero_que zona zumba`,
    '-3': `
1 11 12_y 14 14_euros 19 21 22 24 3 4 40 40_minutos 50 50_por 52 62 68 82 84 8_de 90 980 99 990 a_alguien a_cero
a_estar a_leer a_mano a_nadie a_otra abani* abierta_un abrig* abrir abrir_el abrir_la abuelos aburrido acabar aceitunas
acept* achis* acomodador activ* actor* acues* adhesiva administrativa adorn* adorno aduan* aforo* agua_que aguacero
aguada aguanta ahora_la aire_no al_dia al_encargado al_jefe al_lado al_pagar al_reves al_segundo albergue alfombrillas
algas algas* algo_que almoh* alta alta_en altos altos* amiga* ampli* anchoas andando ano anos_y anter* anterior antigua
anula* anunciada apaga* apagadas apara* apart* apoli* app_de app_me app_se arco arena arena* arrastraba arreglarlo
arrepiento_de ascensor_lento asi_no asien* asiento_no asign* atenc* atencion atora* audio aun_asi auric* auriculares
ausente autoa* automatico autos* ave aventura averia averiado avisa avisad avisen b baja baja_y balne* balneario
banco_con bar_con barato barba* barbaridad barbe* barras barro bascula basura_a bebe_de bicic* bicicleta bien_el bikin*
bikini blanca blandas bofeton boletin bolsillo bombona borra borro bostezando botones brunc* brunch buenos bufanda
bulto buzon_de cabe cabe_en cabia cabia* cabros cada cada_uno caducadas cae_el cafe caida calad* calan calan* calcu*
callo* calma* calor calor* cambian cambie_de cambios cana cance* cancion caoti* carme* caro_para carrera cartas casca*
case casi_muero casillero cata_de catalana causa causa* cavia* caviar celebrar ceniza centa* ceram* ceramica cerca*
cerra* cerrada_sin cerraron_la charc* chat chef chela chela* chica chica_con chino chori* cien cinco_mil cinta_y cintas
circuito cita_de cita_y civil clara clase* clima* cobraban cobrado coca coche_sin coincide cojea* cojeaba cola_en
colad* colcha colores colum* comad* comadre comiendo comis* comision completa completos con_14 con_ella con_esta
con_manchas con_numero con_prisas con_seis con_siete concesionario concierto contacto contando contar contara
contesta_con contestan control controles correctamente correo_con correteando corri corrillo cortaron cortaron_la
corte* crema* cremallera cristales crucero crudas cruje* cuarto_sin cubit* cubitos cuesta cumpleanos_de cumplieron
curso curso* da_error darse darse* de_8 de_adorno de_aire de_bebe de_cafe de_campana de_cinco de_el de_espera de_ganas
de_gato de_grupo de_juego de_mayo de_monedas de_natacion de_navidad de_octubre de_papel de_patio de_pie de_piso
de_soltero de_surf de_tarde de_tienda de_treinta debie* decirle decirle_que decirme defor* del_brazo del_camarero
del_cine del_desayuno del_hogar del_parking del_todo dentro_y depar* dependientes deposito_de desaparecio_mi
desayuno_pobre desbordados descu* descuento_y desde_el desie* desierto desma* despacio devolvieron_la devuelve_llamadas
diarias dias_habiles dibuj* dice_una dieron_la dieron_un dieta dieta* diez_centimetros diez_minutos difer* digan*
disparatado dolia dolia* domin* domingo dos_metros dos_sillas doy duchas_con duele durmieron educada educado el_3
el_album el_aniversario el_arroz el_billete el_cafe el_cartel el_ceviche el_conejo el_corazon el_crio el_dia el_empaste
el_garaje el_gas el_importe el_instalador el_interfono el_kilo el_lector el_mando el_mercado el_paso el_pdf el_plato
el_primer el_reglamento el_reloj el_tio el_tren el_ultimo el_vagon el_vestibulo el_vestido empanadas empaste empaste_se
empatia empezar empin* empleada_que empresa_de empujan empujan_a en_mayo en_mil en_octubre en_pleno en_toda encantado
enchu* encogen encogio enero enero* enfre* enfrente ensalada entie* entraban entrada entrega entregado_en error_de
escala escasas escribo escua* escue* escuela esmal* esmalte eso_ya espejo esper* esperando_el esperar esperara
espero_que esta_bien estacion estante estanteria esteb* esteban estilo esto_lo estudiantes eterno etiqu* etiqueta_y
euros_el excel* excursion_de existia explicaciones expre* exter* falsas falta famos* farma* fea festival fidel* fideo
fiest* fija fijo fila filet* filtros fin_de fina final final* firmas fiscal flame* formal formu* foto_del frasco
fregadero frenan fresa frias_y fruta_golpeada frute* fruteria fue_al fueran fui_al fuimos_por full funda furio*
galletas gallo* gasta* gente_con getaf* getafe gondo* gondola gorda_de graci* gracias grada grada* granja_escuela
grise* grupo_de guaca* gusto ha_dejado ha_vuelto habia_sido habil* habiles hablando hacer hambre_y hamburguesas hay
helado hielo_y hijo_se hinchable hora hora_punta horas_tarde hormi* hotel_de hoyo humed* humo_en hunde identica igles*
iglesia igual_y iguales impre* impresa impresora incidencia inclu* incluia indig* infantil infie* infierno ingle*
intacta inteligente inver* invita invitaron irse itali* izqui* izquierda izquierda_y jardi* jardinera jarra jarra*
joyeria juego_de juicios justa* kilo_de kilometros la_actualizacion la_alarma la_autopista la_bascula la_carne
la_carniceria la_casa la_cola la_comida la_comunion la_cuenta la_cuota la_dejo la_devolvieron la_gotera la_grada
la_habian la_hora la_incidencia la_letra la_musica la_paella la_pasta la_pieza la_propia la_radio la_red la_reforma
la_secretaria la_semana lado_y ladri* lampa* larga larga* largo las_23 las_croquetas las_cuatro las_de las_molestias
las_once lasan* lasana lasti* lastima lavado_y lavar* lavaron le_quedo leccion leche_y lecto* lector lectura leia
levantado levantar_la libre libro lija liquidacion literal llamada llamadas llame_el llaves llega* llega_al llegan
llegar llego_fria llego_tarde llena* llevabamos llevamos lo_dice lo_reconozco lo_tenia logro* los_abuelos los_crios
los_cuarenta los_gastos los_mayores los_nueve los_ochenta los_puntos lote lucec* lucecita madre_con magia magia*
majisima mal_escrito malet* malisima manana_con mandando mandandome mandaron_un manejando manera_de mantencion manua*
manual marav* marca_de marcas marmo* marmol mas mas_con mas_me matam* matar* mataron me_apunte me_case me_clavaron
me_dicen me_digan me_enseno mecanica media medio* medio_vacia menos_diez menos_los menus menus* mes_a mes_de mesa_que
mesa_y meses meses* meter mi_banco mi_senora mi_sobre mia mil_pedazos mil_por milanesa mini minibar_vacio minut*
minutos minutos_de minutos_no miran mires mires* miro mis_hijos mis_piernas mitad_de mitad_del mojad* molestias montado
montar morir* mosca* movia movidas mozos mozos* mucho muest* mueve* mujer_no mundo mundo* muro muy_atento nacho*
nada_de nadie_contesta nadie_en neumaticos ni_me no_coincide no_cubre no_guarda no_ha no_hay no_llego no_paso no_quiere
no_sabia no_se no_suena noche_de noches_de noches_y noeli* noelia nombre_de normas nos_dejaron nos_dimos nos_hizo
nos_metieron notaria notita nuestra nueva nueve_dias nueve_meses nuevo_con nugge* numeros obligatorios ocho ofrecen_un
ojos_como olor olor_a olvida once_de onda oscuro_y otra_madre otras_tres otro_banco otro_con paco padres padro* padron
pajit* pajita palad* paladar palom* panales paquete_con paquete_en para_gente para_las para_los parches parecia_el
parir parir* parki* parking parqu* parque partido partido_de paseo paseo* pastilla patada pavos pavos* peaje* pedazos
pedi_al pedi_cambio pedi_la pedid* pegada_a peligro pelis pelis* pelota peluc* pelusa peor pequeno perder perdio_la
pero_el personal perua* pesos_y piedras pies_de pinta* pintalabios pisos pisos* pladu* pladur planc* plane* planta_de
plast* plastico platano plato_y plaza* plega* polvo polvo* polvo_en ponen* por_cabeza por_fuera por_lo por_sms
por_todas porque_se porque_solo postre power* pract* preci* precioso prefiero preguntas pregunte pregunten premio
prepaga presenta primera_no princ* principio probadores prome* prometido promo* propia publicare puerta_que pulgar_en
puntadas que_de que_dejo que_el que_entro que_estabamos que_lo que_mi que_nadie que_otra que_son que_tardan que_uno
que_usar queda_en quedamos_en quedo_a quemado quemados queri* queso quince quinientos quinto quise quise* quite* rapid*
rapido rapido_pero raque* raros raros* rebajas rebosando recal* recargo_por receta_de recetar recinto reclama recog*
reconozco reemb* refre* reglamento reinicie relajante renfe renfe* repit* requi* requisitos reser* reserve respaldo
respuestas resuelta retra* retuvo reuni* revisando rinco* risa roble* robot* rodap* rodillas_en ron ropa_de ruidi* ruta
sabado sabor_a saco_una sala sala_sin salado salas salas* salce* salcedo saldo_de sales sales* sali_con salia_a salon
salsa saludaba sarte* se_hundio se_movia se_notaba se_podia se_si sebastian secadora secadoras secan secar secar*
secreto secue* seguian seguido seis seis_semanas seis_veces seman* semana_que semanas_para semil* semillas senala
senor_del septiembre servi* sesio* sesion_de si_es si_pero siempre_a siempre_lo siete_meses sigo sillo* simpatica
simpl* sin_alcohol sin_bateria sin_consultar sin_tornillos sinie* sirenas sirve sofia sofia* sol solo_queria soltero
sonri* sordo suave* subio subio* sucios_y sucur* sucursal sucursal_de suete* sueter suiza suiza* super supervisor
supon* surf tabur* tacos tacos* tag tapab* tapadas tarif* tarjeta_y tarta te_llama teatr* teatro teled* telon* temar*
temario tenga* tercera_vez terci* terra* test tibia_y ticket tierr* tierra tiesa* timbre_con tira tirit* titular tiza
toall* tocan todos_los toldo toldo* tomat* tornillos torpes torre* trajo_la trami* tramite transfer transito transporte
tres_semanas trescientas trimestre_y truck truck* truco tutor* un_cafe un_cliente un_delito un_minuto un_numero
un_papel un_pdf un_taco un_tornillo una_barbaridad una_lampara una_lastima una_mano una_mesa una_muela una_receta unico
uniformes uno_me uno_que usamo* usamos usan use vale_de valencia vals veces_al veces_con vecino vecino_de vegetariano
veinte_anos veloc* velocidad vence vendan ventana venti* ver_mi ver_un verdes verguenza verlo vesti* vi_la viaje*
videollamada vieja_y viejas_y viendolo viene_en violencia visib* visitas vistas_al vivo_en voces voces* volvera volvi
vouch* voucher voz_de vuelo_a vuelta_en vuelv* vuelven vuelven_a web_de wifi_de y_del y_eso y_fruta y_nada y_perdi
y_siempre y_tan y_tengo y_tibio y_vuelta ya_estaba yendo yendo* yoga zapat*`,
    '-2': `
10 1000 114 150 15_anos 18 2019 20_euros 20_y 29 36 3ºb 5_minutos 72_horas 75 80 84_anos 87 9 a_300 a_48 a_60 a_comprar
a_doce a_eso a_esperar a_hablar a_las a_menos a_mirar a_partir a_precio a_reclamar a_sus a_temperatura a_tiempo a_todas
a_todos abogados abran abran* abria_el abusa* acabamos acade* academia accidentes acordado adolescentes adoqu* adoquin
advertencia agenda aguados aguas aguas* aguje* ahi_si ahora_el ajust* al_abrir al_correo al_de al_final al_grupo
al_hombro al_mes al_pasar al_punto alarma album* alcor* alcorcon aleman alfil* algun alquilaron altis* alto ambientador
amor aniversario_de anos_de anteo* anteojos antes antes* antes_con anunc* apana* aparecen aparecia aporr* arabe* armad*
armario arrancadas arrugado ascen* aseguro asiento asientos_sin asignado asustado atendieron atentamente atest*
atestado atun autom* avanz* avisada ayer bacha* bachata baja_la bajado bajit* bajito balde balde* balon* banador bande*
banos banos* bar barba barre* basur* bate_de bater* be bebe_llorando bebid* bebida bebidos besos besos* bici bingo
bingo* bizcocho blanc* bocadillo_de boda bolit* bombin bonit* bono_de boste* brack* brackets brazos_cruzados brida
brill* brome* buenas bueno bueno* bueno_pero burbu* busca buscaba_la cacha* cada_dia cada_noche cada_rato cadav* caja_y
cajero cala calce* calcetin calcetines callo camas camas* cambi* cambiador cambiaron cambiaron_la cambio_de camisas
camiseta campana cancelar cancelaron cancha capa caricias carino carta carta* carta_de casa_en celular_en cemen* cene
cerca cero cerraba chile* chiquita chiri* chiripa ciego cierres cierto cigar* cinco cinco* cinco_de cinco_minutos
cinturon_de clava* clavada club cobra_por cobrada cobro_por cocid* cocina_sin cogi colapsado colch* comida_de comieron
como_dos comod* compensacion completo con_carpeta con_desgana con_eso con_lluvia con_lo con_pelos con_toda con_wifi
conde* conec* confirma consi* constaba consultar consumen contraten contrato contrato_y copas copas* copia_y corba*
corbata corde* corres corri* corrige corta corta* cortante cortes corto corto* cosa_de cristalera crois* croissant
crudo* cuando_el cuando_nos cuanto cuarenta_mil cuarto_para cuatr* cuatro cuatro_meses cubo cubo_de cuchillos
cuenta_sin cuentos cuesta_arriba cumpl* curar* da dado_a de_70 de_abogados de_aceite de_alta de_avion de_cajas
de_camino de_compania de_credito de_cuatro de_dos de_ellas de_expediente de_familia de_freno de_gasolina de_habitacion
de_hace de_incendios de_mala de_nosotros de_pies de_polvo de_prueba de_recogida de_reserva de_satisfaccion de_seda
de_seis de_tono de_trabajo de_ventanilla de_viajes decia* decir* degol* dejo_el del_barrio del_carrito del_celular
del_cuarto del_vestuario denta* depilacion_laser dermatologa desaparecen desaparecio_el desayuna descuentan desde_hace
desde_las desde_septiembre desem* desembarque desfi* desgana desmi* desmo* desmontaron despacito despegadas despegado
devolvi devue* devuelven dia diari* dias dice dice_que dicen dicen* dieciseis diese* diesel diez_y digo_yo direccion_a
discr* disfr* dispa* doce_anos doce_minutos dolor dormidos dos_dias dos_euros dos_horas dos_mil dos_semanas dos_y
doscientas ducha educativa eh ejemp* el_aeropuerto el_alta el_arreglo el_asiento el_balcon el_bolsillo el_cajero
el_cambio el_cargador el_celu el_cobro el_contrato el_cubo el_doble el_edificio el_empeine el_flequillo el_juicio
el_local el_metro el_pan el_pastel el_peor el_perito el_postre el_puente el_seguro el_suelo el_tobogan elect* elegi*
elige elige* ellos_en empapada empei* empeine en_casa en_enero en_instagram en_invierno en_porteria en_seis en_si
en_taquilla en_tres enano enano* encie* encimera encogidos encontrar encuentre encuesta_de energia enganado enorm*
ensena enten* entere entiendo entrar_a entrara entre_ellos era_el era_lo es_el es_lo es_por escaleras escalones escan*
escopeta_de ese_precio eso espac* espacio espera esperar_a esta_al esta_el esta_mal estaria este_sitio esterillas
estre* estropeo estud* etiquetada euros_con examen excesivo excur* expli* explica explicar explico_que extravio fabrica
factura factura_y falla* falto favor* fecha felpu* felpudo feria* fibra fibra* figur* fila_para fila_y filtran finas
finas* firma_a flipa* flori* forfa* forfait formulario_que fotografo fragi* fragil frasc* frase* freid* fruta_de
fue_que fui fui_por funeb* funebre funeraria fusil* galle* ganas ganas* garba* garbanzos garci* garcia gaseo* gaseosa
gasolinera gato gel gener* gin_tonic gitano golpeada goteaba goter* gotera grados_y grasa grasa* grifo grifo* grito_que
gruas gruas* guardia_civil habia_un hablado hablar_con haces_cola halla* hambr* hambre hasta_las hay_una he_puesto
helada hermano_y hiciera higad* higado hipot* hipoteca historia hojas hojas* honor* hora_por hora_y hormigonera horri*
horrible hospital hoy hueco* huelg* huelv* huelva huesp* humedas iban imagen importante impuestos in incendios
incluidas incluido indio indio* indus* ines infar* infarto inflado informacion inicio inmobiliaria instalador instalar
intac* inten* invernadero invierno isabe* italiano iva juego* julio julio* junta* justamente justo kilom* la_abuela
la_atencion la_boda la_bolsa la_calefaccion la_cancha la_carrera la_cena la_central la_cita la_companera la_del
la_depilacion la_estacion la_factura la_final la_huella la_leche la_licuadora la_madrugada la_manana la_manzana
la_merienda la_mesa la_partida la_planta la_prima la_primera la_recomendo la_renta la_resena la_rueda la_seno la_talla
la_taquillera la_terraza la_ventana la_vispera lado lado_del lados lados* lampara lamparones lapid* lapida largo* las_9
las_diez las_galletas las_maquinas las_tres lata lavab* lavanderia lavar le_dije le_he lectu* leone* letra
letra_pequena lima limpieza lista lista* literas_que llamamos llaman_a llamar_al llamo_por llave_del llega_a llegado
llegamos_a llego_una llegu* llegue llena_de lleno_de lleve* llovi* lo_acordado lo_cual lo_devuelven lo_mismo lo_negaron
lo_se los_coches los_cristales los_dos los_frenos los_siete los_viernes luego_no lugar lunes lunes* macet* macho*
maestras magic* mail maiz maletas malit* manchado manda mande manera mantas mante* manza* manzana marca mareada marte*
martes mas_que mater* mayo mayon* mayonesa me_cambio me_colgo me_contesta me_contestan me_dejaba me_entere me_llamaron
me_lo me_mandaron me_mira me_miraron me_paso me_respondieron me_siento mecha* media* media_y medias medid* medio
medio_litro mejor_que menos_el menta menta* menu_degustacion menu_infantil meses_y meter* metod* metodo mi_bolso
mi_calle mi_dinero mi_gato mi_nieta mi_viejo mia_por micro milla* millas minusculas mirab* miraba miraba_el mirar
miren* mis_padres mis_suegros mismo_y mitad mitad* mixto mixto* mojito monitores moqueta moreno morir motot* mototaxi
muchas mudo muebles muere muero muero* muerta muestra muneca municipales nada_a nadie_me naranjas natillas negra neopr*
neopreno neuma* never* nevera ni ni_caso ni_por ni_un ni_una nieta nieta* nietos nieve ningun ninguno_de nino_la no_a
no_baja no_devuelve no_entiende no_eran no_escucha no_habia no_he no_lo no_pueden no_puedo no_reclina no_te no_vale
no_vi no_vuelvo noches noches_en norma* nos_dijo nos_lo nos_mandaron nos_paso notario notic* novia nucle* numero_y
nunca_llego o_sea objetos_perdidos obra_de ofert* ojala ojala* ojo_con oler olvid* olvide_la once once_dias once_en
opcion operacion opina* orientacion otra_cosa otras otras* oyes padre_con padre_no padre_que pagar pagar_el pagas
pagas* pagina palmo pan_y pantalla pantalla_en pantalon papel* papel_que papelera paqueteria para_cambiar para_la
para_tres para_una parada paradas parag* pared_y paredes parej* pareja parking_a parte_del partes partidas partir pasan
pasaron pasillos paso_a patat* pedaz* pedi_otro pedi_sin pedido_de pedirla pegad* pegar peli_de pelic* pelicula_de
pelos pelos* peluche pense_que peque* perdi* perfectamente pero_ya pero_yo persianas perso* persona_y personas pesado
pescaderia picada picor pide piden piden* pidieron_el piens* pierd* pieza pilar pilar* pilas pilas* pimie* pinto
pisos_con pista* plan plancha plano* plastico_en plataforma plato plato* plazo* plazos pobres podologo poliz* poliza
pollo pollo* pondre ponen por_ciento por_que por_salir por_un porque_el porque_es porteria portero_me postizas preciosa
pregunta premi* presu* previa prima primavera primer_dia problema profesores prometio promo_era protestar proveedor
prude* prudente publicidad puebla puede puede* pueden puedo puedo* puent* puerto pulpo pulpo* pulse* pulsera punal
punal* punta* puse_una qr que_abrir que_casi que_cobra que_decia que_eso que_estaba que_falta que_habia que_hace que_la
que_para que_pedir que_quede que_si que_tenia queda quedaron queso* quiere_comer quieren quimico quinc* quinceanera
quitar quito quito* raro rata rayada rayar* rayaron rebos* receta recetas recibe recibo_de recitaba reclamar_el reclina
recoger_a recogerlo reconoce reconocidos refor* reirs* reirse relig* renta resecas resena reservado resolvio respirar
resultados retirado reves reves* revisado revise rincon rinde rinde* rinones rodapie rodillas rodri* ronda ropa rosad*
rosar* rosario rotas rotas* rutina sabad* sabe_y sal salir_de salon* salpicadero salvo_el saque satis* satisfaccion
se_acabo se_durmio se_fue se_murio se_oyo se_veia secad* secos secos* secre* seda segun_ellos segun_la segundo
seguridad_que seguro seis_horas seisc* semana semana_y semanas_con semanas_de senor_con senoras senorita_de senta*
sentencia sepa separ* septi* ser_el sera serrano servicio_de show si_el si_le si_nos si_un sido siemp* siempre sient*
siest* siesta signo* sigue sigue_goteando sigue_igual siguiente silban sin_etiqueta sin_senal sin_sombra siqui*
siquiera siste* sistema sobra sobre_los sobre_y solo solo_el solo_y solom* solomillo soltera solucion sombr* sorpr* spa
su_companera su_nombre su_web suave subia subid* subida subieron_la subio_el sudad* suegros sueno sueno* tabac* tabaco
tajad* taman* tamano tapon taquillas tardaron tea telefono_de telev* televisor tened* tenga tengo_dos tenis tenis*
tensi* teori* terce* tercera terminamos tia_se tibia tibia* ticket_y tickets timbr* timbre tinte tinte* tinto*
tintoreria tirar tobogan_y tocad* todo_con tonic tonic* tonto toque torcidas torme* tormenta torni* tornillos_de torti*
tos total* tour tractor trafi* traga* traje traslado_de treme* tres_por triple tripo* tripode tumbona turnos turro*
turron tutea* uber ultima un_agua un_ano un_anuncio un_burro un_cajon un_colchon un_cupon un_desastre un_descuento
un_match un_muerto un_palmo un_poco un_punto un_recibo un_senor un_susto un_video una_caja una_cita una_con una_copia
una_cuenta una_despedida una_la una_llamada una_puerta unas_de unico* unico_que uno_en usaba usaba* usd valoraciones
vara veces_y vecinos_de veint* veinte veinte_euros veintidos velas velas* velo ven vendia venir venir* ventanilla
ver_las veranos verda* verdad verdo* verdoso vergu* vestido_de vez vez_y vi_por viajar viaje video_con viene viern*
viernes vino vino_el visit* vispe* vispera vista_del volab* volantes volvemos volver volvi_a voy_en web_y y_cobro
y_como y_cuesta y_en y_es y_hasta y_mejor y_pega y_poca y_quince y_te y_toallas y_un yeso yo_estaba yo_lo zapatos`,
    '-1': `
0 100 180 214 27 300 31 312 34 340 380 4471 45 5 59 700 71 aboga* abogado abrazo abrieron abril abril* abrir* acabaron
aceit* acomo* actores acuat* adema* ademas adopt* aerol* aerolinea afina* afoni* afonica agarra agend* agujero agujeros
alarm* alcal* alema* alguno alime* amarga amigos andan* andre* andres animal anotar antig* apagada apagado aparece
apelmazado apena* apenas apoyado aprieta aprov* arbol* ardiente armar* arrancar arreglar arroz arroz* asalto aspiradora
atendiendo atrac* aunqu* aunque autoe* autoescuela avena avena* aveni* avenida avisaron ayuda* azule* azulejos baile
baile* banad* banco* bandeja baner* banera banqu* barbero barco barco* barrio beisb* beisbol bibli* bien black black*
blando bloqueada bloqueado bogot* bogota boliv* bolsa bolsa* bolsas bolso bombe* bonita bonito borran brasas broma
bufan* bufe bufet buffe* buffet bulto* bus busca* caballero cable caduc* caja cajer* cajones caldo caldo* calle calle*
calza* camara camina camine camiones camis* camisa campu* campus canas* cancelacion caner* caneria cangu* canguro canon
canon* canse* cara caras caras* carga* caric* carpa carpa* carril cartel castillo cater* catering cator* catorce cd
cebra cebra* cenic* centralita cerem* cerraron cerve* cerveza chancletas charla chica* chico chino* chuec* chule*
cient* ciento ciert* cigarros cinturon civil* clara* clarito claro claro* clausurado clavaron cobran cobrarla cochi*
cocina codazos codigo cojas cojas* cojo colib* colibri columpios comia* comisaria companeros compartida compi* compl*
comunidad conch* condenada confirmado conocer consiguio conso* consola contenido contento contesta contestaron contrate
conve* conversacion conversando copa copia* corre* correcta correo correr corsa corsa* cortada cortados corte cortesia
cosa cristal criti* cruda* cuadernos cuadras cuadro cuarta cubierto cuchillo cuenta cuento cumple cuota* cupon cupon*
cura dan darme darme* das decia decir degus* degustacion dejara dejarlo delit* departamentos depen* depil* depor*
derre* desbo* deses* desesperada despego destino deter* detergente devolverla dicho* diciendole diferencia dirig*
distintos divino divor* dj docena dos droga ducha* duchas duena ecogr* ecografia edred* edredon efect* electrico eligi*
ellos ellos* elote* elotes empan* empez* empuj* enanos encaj* encargada encerrados encerraron enchufe enciende
encierran encogieron enfermeria enred* ensaladilla entendi entid* entidad entor* entorno entra* entraba entrar enviado
eps equipaje equiv* equivocada eramo* eramos eran escondido escrita escucha espaldas espana especial espej* esquina
esta estaban estad* estat* estatica este estom* estomago estresados estropajo eternas euro euros euros* exage*
exclusiva excursion explico explique expres falta* faltaba faltan falto* farol* farola fecha* fiesta filtra
financiacion flores folio* fondo forma* foto fotoc* freidora fresa* frida* friday fue fuimo* fuimos funcion funcionaba
gabinete game gana gane garbanzo gastada gatos gatos* gente gente* gesto* gestor giro gps grabar gracioso gradu* grafi*
grati* gratis gratu* gratuita grave gritaban gritar guapo guapo* guita* guitarra gusto* haber habiamos habit*
habitacion habla hacen hacen* hacer* hacerme hamac* hamacas hambu* han has hechos hilo horas horas* horno horno* horos*
horoscopo hotel hotel* hubie* hubiera hucha hucha* huele huele* hundio impue* impun* impuntual incluida india india*
infan* ingleses inmob* insis* insta* instructora interesa interior jardin jersey jubilado juego jugue* justi* justo*
kebab kebab* kg ladra ladra* ladron leche* lentes leo libre* licuadora liebr* liebre limon linea linte* liter* litro
llamarle llegamos llego llego* lleve llorar llovia loco lomo luces luces* lugar* luz macetas machos malos malos* mandan
mande* mando mango mango* manguera mantel mantenimiento maravilla marca* marcho marid* marit* marque marron marroqui
marta marta* masaje matem* matematicas mateo mateo* matri* mayor mayor* medicamento medicina medidas medit* meditacion
megafonia mellizos menos menos* mensaje mercado merec* meten meten* metro mierc* miercoles minima minus* mirar* mixta*
moderna mojit* mono montu* montura mosqu* mucha* mudanza muebl* muell* multa multi* munec* nada naric* narices natac*
natacion naturgy negado ninguno no nombre norma nota notab* note noticias noto noven* noventa novia* novios nubes
nubes* nueva* nuevo nuevo* numer* objet* objetos ocupa ofrecian olvide orden* ordenador orien* originales ortod*
ortodoncia oscur* oscuro otra otro pague pais palmo* palo panaderia panal* pantallita papelito paque* paquete paran
paran* parche pared* parla* parti* pasa pase pasta pasta* pasto* patillas peces peces* pedir pegada pegam* pelea peleo*
peleon pendi* pequenita perch* perdidos perfecto perfiles perjuicios perro pesos pesos* pestanas picat* picatostes
pieza* pipa piramide piropo pisaron pisco pista pistacho pisto* pitab* pitaba pitan* plant* planta plate* platos playa
playa* plaza plazo pobre pobre* polar polar* polen polen* polit* pondr* pone ponerle pones pones* ponga* pongo pongo*
ponia portabilidad posti* postv* postventa preguntamos premium presto prima* prime* primera probar productos proteste
psicologa publi* pueda* pulso pulso* punta punto* que quedas queria quiero quint* quitado quitaron quite radio* rasguno
raton* rayita rebaj* reban* rebec* rebeca recet* recibos recor* recuerda recupere recupero reforma regalaron regalo
regio* regional rehab* rehabilitacion rejilla relle* reloj reluc* repetido repue* resen* reservas respa* respo* respu*
resulta rever* rey reyes reyes* ricas ricas* ridic* robo robot rollo rollo* rompen rotul* route* router saber sabes
sabes* sabie* sacar salada salte salte* saludaban sana sanda* sanit* sano secuestrados sede seguimiento selfie sello
separadas sesen* sesenta sexto* shamp* shampoo sigue* silla* sin sirve* skins skins* socio solos solos* sombra sonia
sonia* sopor* sorbi* subia* sucia* suegra sugerencias sumin* suministro suscripcion suspende suyo tamal* tamales tambor
tanqu* tapado taquillera tarifa tarje* tarjeta tecnicos telar* temas temas* tenian tension tercero terminar termine
tetra* texto* tibur* tiend* tienda tiendas tieso tinto tipic* tirado tiron tiros tiros* toco toda tomaron tomates
tonte* torcida torno torno* torpe* tortuga total trabajar trampa tranquilo traslado trein* treinta tren tres triza*
trizas tuerca turbi* turno turno* tutor ubica* ubicado ultim* unive* universidad uno usados usarlo vacio* vacunas
vasit* vasito veces veces* vecin* veia velada vende vengan venian venta* ver verificacion vieja* viejo viene* vient*
virtu* virtual visad* visado visita vista* visto visto* vuelta vuelvo walla* wallapop ximen* yolan* yolanda zara zombis
zulo`,
    '1': `
0800 140 26 54 86 a abona* abrie* abrim* abrimos abrio abrio* abuel* abusiva abuso abuso* acaba* accid* acent* acento
acosan adiestrador admision adria* adrian agenc* agencia agentes aguan* aguanto aguja* ahijada ahora ahora* ahorr*
airbn* airbnb aires aires* al aleta* algui* alguien alino alino* alquilo alumn* amigo* anali* analisis analitica andad*
andador anden anden* angel* anoch* anos anten* antiguas antiguo anton* aparecio apellido apiladas aplic* aplicacion
apren* apres* apretada apurada arbol arnes arreglan asalt* asegu* aseso* asi asomandose atada atada* atend* atendia
atendio atiende atras* atrav* audif* audifono audifonos aula autentico automaticas auxiliares ayudo ayudo* azotea
azulejo baila* bailando bajad* bajada bajan* bajas bajas* baje bajo balco* balcon banco bano barra barra* barrera
barro* bebiendo bomba bomba* bosteza botella botellita boton* bravo bravo* broma* bronca buceo buceo* buena* bufete
butan* butano caballo caballos caban* cabana cabina cable* cabro* cachopo caido calde* calvo calvo* calzoncillos camar*
camarera camarero camino camio* campamento campi* camping canar* cancelan canin* canina canino caram* carce* carcel
cargadores cargo* carpe* carti* cascos casi casos casos* castellano catal* cenicero centrada cereal cerrados cerrar
cerro cerro* certi* certificada chapa* chapi* chava chiqu* chiringuito choque cierras cinta* clausula cliente cobraba
coches cocte* coctel cogie* cogieron coja colon* comed* comedor comento comes comes* comi compadre compr* compra comuna
conci* confirmada confirmar confu* conocen consulta consumido conte* contr* contratado copia coraz* corazon
corazoncitos corazones corch* corcho correa cortina costa* crede* credencial credito creia creo crepe crepe* cript*
crisi* crisis crist* cruda cuade* cuadra cuatrocientos cuban* cuchara cuerp* cuerpo culpa* curry curry* custodia dani
danos danos* darle* datos datos* decat* decathlon del delan* delante delfines demas denti* dependiente derma* derretido
desab* desal* desaparecieron desas* desastre desca* descansar descarga descosido descubri desde* desen* desfile desgu*
desguace desnuda despe* despl* despo* desvi* devoluciones diero* dieron diner* dinero direccion directo disco* disputa
docto* doctora dormida dulzon dupli* echarnos educa* ejecutivos elast* elegir ella embar* emergencia en encoge
enfermeras engor* ensen* entera enton* entonces entre entrenar entreno envia* enviaron envol* equip* equivocadas
escolares escondida espal* espan* espejos espon* esponja espos* esposo estabamos estafados ester* estil* estirado
estreno estufa estuvo examenes exami* excel exclu* excus* excusas exist* extintores extraviada facturas familia
familiar fatim* fatima favor feria ferne* fernet ferreteria ferreyra filtr* filtro flaut* flore* fonta* fotocopia
franc* free fregar fuera fuera* fuerza fumad* funcionaria fundi* furgo gabin* gafas gafas* gamba* ganch* ganso* garaj*
garaje garrafa garrafon gasolina gestora gigan* gimna* gimnasia gimnasio ginebra ginecologo girab* giraba golpe gordas
goteras grabado grano* grave* grua guard* guardo guia habia* habitaciones habla* haces haces* haciendo hasta hasta*
hecha* hecho heladera hemos hemos* hermana hermanos hicie* hicieron hierba hoja hombros horiz* horizontal hormigueo
hueso huevo* igual image* imagi* impec* impecable impor* impuesto incendio ine inicial intento inutil jacuz* jacuzzi
jajaj* jajaja jamon jubile jueve* jueves jugado juici* juntado junto junto* kilo ladrones lamen* largas laser laser*
lavarropas leche letra* leyen* licuados linea* literalmente llama* llamaban llave* llegaron llenas lleva llevo llevo*
llueve logop* logopeda logra* los luego luego* macar* madre madre* majos majos* malhu* maltratador mamog* mamografia
mangu* manos manta* mantequilla marcos mareo* match mayores me mecanicas mecha mejillones menci* mensajes mensual
menudo mesera metid* mezca* mezcal mi micro* milagros minibar mirad* mirado miren mismas mojado molestaramos moned*
monedero monos* morta* mortal mosta* mostrador movil* mu mueble muertos muletas multa* munecas murcia murio murio*
narcos negoc* negra* negros nervi* nervio neumatico niegan nomina nos nosot* nosotros notaba notificacion notit* novio
nuest* nunca nunca* o ochoc* ochocientos ocupaba ocurriera ofici* ofrecieron olien* oliendo oliva* olla operada
operador oreja oreja* organizado oro ortog* ortografia ostra* oye oyero* oyeron pad pagan* palabras paliza palomas
pantalones papa parac* param* parte parto parto* pasad* pasamos pasillo patio patio* pedir* pedirle pegab* pegar*
pelar* pelig* pelo pendientes pequenos perdo* permi* perra perro* peruano pescado pez pibe picad* piedra piensa pierna
pies pijam* pijama pino pinos pinos* pinto* pintor pio pistola pitando plano plata* plati* plieg* pliega poder poder*
podia* polic* ponga porta* portal porton potit* potro potro* practicas prefe* prefi* pregu* primo proba* profesora
propinas pueblo puente puert* puerta pues pulserita pura pure quedaba queja quejado quemada quieres quinta quirofano
quitan quitarlo radia* ramir* ramiro rasca* razon razon* re reacondicionado real recepcion rechazan recibo recon*
recue* red regal* regul* reina reloj* repar* repas* repiten repli* replica repuesto resac* resol* resop* resulto reten*
retrasada retuvieron reviso revol* revolver revue* rica rodan* rodando rodilla rompi* ronca* rota rueda sabana saber*
sabia* sacan sali salia salido saliera salio salio* salmo* saludos sarten satur* secan* seccion segur* selfi* sello*
semaforo sena senal senalado senales senor senor* sesion seten* setenta si silla sitios sobraba sobre* sobri* social
solte* sonan* sonando soporte sotan* sotano suben suben* subes subes* subieron suelo* sueltas suena sufrio super*
supie* surti* table* taburete taller tambo* tanque tapad* tapan* tarta* tasa tecnica tecnico telef* telefono tenia
tenia* termi* terminado terue* teruel tesis tesis* thai tia tiene tiene* tiradas tiran tiran* titul* tocan* tocaron
todos todos* tomada tonto* toque* torer* torero trabajo trago trajo trajo* transferencia tripl* triste tuvo ultra* un
una unas unifo* uniforme uso vacun* valer* valeria valid* valijas valor* valoran valorar vaso vaya vayan vayan* vecina
vegan* veler* velero venda venen* venga ventas verba* verbal verlo* vestuario viaja* video video* vidriera vieja viendo
vigilancia vinieron violi* violin virus virus* visitante vista volca* vueltas ximena ya yo zombi*`,
    '2': `
000_km 110 11_euros 28 340_y 63 79 800 900_euros 900_por a_diario a_mitad a_oler a_saber abajo abajo* abier* abierta
abriera abrigos abrio_la abuela_se abund* aca acababa acele* acentos acera* acompano acoso acoso* acto adelantado
admitio agarro_del agili* agua_de agua_el ah ahi ajenas al_cliente al_entrar al_fondo al_otro al_personal al_poner
al_volver albaran alcan* alegan alergenos alergica_a alergico algo algo_de algun* alguna alpac* alquiler alta_y ambul*
ambulancia amenaza andam* anfit* anill* anillo anima* antes_del antipatica anulado anunciaban apare* aparecieron
aparecio_en apoya* apoye* app_y apret* apreto apunte apura* aquello arbitro arnes* arque* arrancaba arranco
artificiales asomo asomo* atan atien* ato atraccion atrapados atras_y auten* autob* autoc* autocaravana autop*
autopista averg* avioneta avisa* avisadas avise_que aviso aviso* avispas azafa* azul bajar bajo_el bala baldo* baldosas
banca* banco_no bandi* bandidos barra_me barrio_con bate bebo benito bichos_en bigot* bigote bizum bloquea blusa
bolsa_y bonos bonos* bota brasi* brasil bufet* burro buset* buseta cabal* cabeza cabia_en cabre* cacao cacao* cachimba
cadaveres caducado caducidad cajon* calab* caldera calva calva* cama cambiar cambiarla camino_a camisetas canal canda*
canje* capitan cara_de carajillos carne_de carni* carpas carpi* carpintero carro* casada casco_y casi_se casin* casino
caste* casti* catalan cejas cejas* cemento ceniz* chafa* chanc* charo* chau chavo* chica_de chica_que chile chillan
china chiquito chispa chiste chistes chuli* chupitos ciclo* ciega* cierra_la cierre cintu* circular citada ciuda*
ciudad clari* claus* clavado clavado_en clave* clien* cliente_y coach cobra* cobro cochecito cocina_con cocina_y codaz*
coger coger* colas_de colegio colgada colgo colgo* coman* comanda comentando comente comer comercial compa* comprador
con_dolor con_las con_medio con_nosotros con_otra confirmacion conoce conoz* conozco const* consu* consultas consumo
conta* contador conte contestaba contestan_que conto conto* contracciones contratar coord* cortado corto_el cosas
cosas* cosio cosio* costura credi* creia* criptomonedas croni* cronica cuaderno cualquier cuando_le cuant* cuatro_anos
cuatro_kilos cuatro_personas cuenta_y cuerpo_y cuiden cumbi* cumbia cunad* cunado da_al dandole dar darle dataf*
datafono de_14 de_5 de_84 de_a de_abrir de_agua de_aluminio de_atras de_cristal de_horario de_humo de_internet de_los
de_menos de_mi de_mis de_murcia de_nacimiento de_ninos de_nuestra de_otro de_perfil de_pino de_primera de_ruedas
de_siete debaj* debajo decia_la decid* decida decir_que declaracion dejado dejan dejar* dejaron dejas dejo dejo_en
dejo_todo del_aseo del_bufe del_camping del_coche del_de del_mismo del_pan del_tren dentr* dentro depri* desar* desarmo
desayunar descampado desde_la desganada desnudarme despu* despues deste* detector detra* detras devolver devuelve
diario dibujito diciendo_que diez_dias dije dijer* dijo dijo_que dio_un direc* diria diria* disculpo dobles docen*
doctor dolar* dolares dolares_por domicilio donde donde* donde_estaba dormi* dormido dormimos_en dos_lineas dos_veces
duena* duran* durmiendo echan* echaron_a el_acto el_alquiler el_altavoz el_anfitrion el_armario el_asunto el_auxiliar
el_celular el_chavo el_codigo el_colegio el_comprador el_conductor el_crucero el_escaparate el_fondo el_helado
el_hombre el_horno el_hotel el_juez el_kebab el_loro el_mar el_medidor el_mensajero el_mini el_movil el_muchacho el_no
el_novio el_palo el_parking el_pin el_problema el_proximo el_rellano el_revisor el_tecnico el_telefono el_tinte
el_vendedor el_video el_vigilante elefante eleme* elemento elisa elisa* ellas ellas* elvir* elvira emparejo empleado
empleo en_comisaria en_el en_la en_los en_persona en_plena en_todo en_treinta encendido encia encim* encima encima_se
encon* enlac* enlace ensene enseno_el enteramos entero entonces_me entras entre_los entrevista envoltorio envuelto
envuelto_en era_una error* es_muy es_un escal* escalera_de escol* escolar escopeta escriba escriben escribes escribio
escrito escucho escupio esposa estaba_cerrada estam* estamos estando estar* estas estas* estimado esto estoy estoy*
euros_en existe explicacion fabrican facia* facial facturacion fallo falta_un faltaban_dos famosa farmaceutica_se
fecha_de fechas ferna* ficha ficha* fideos fiesta_de figura filete firmado firmar firmo firmo* fondo_y foto_con fotos_a
frega* frena* frenazo freno* fue_culpa fuego fuegos fuegos_artificiales fuera_del fuero* fueron fuert* fuerte fui_a
fumar fumig* galpo* galpon garita gemelos genio* ginec* gitan* glori* golpe* googl* google grabada grana* granada
gritos guantes_de guapa guapa* guarda_la guardaron guarde gym habian hablaba hacer_y he hecha herma* hermano herna*
hicieran higie* histo* hizo_un hoja_de horas_sin hospi* hotel_canino hubo huele_a huella hundia iba_a ibiza ibiza* idea
iman imita* imposibles incen* incre* increible instagram instituto instr* interfono inuti* inventario iphon* iphone
ir_al irme itv jamas jamas* jamon* jarabe_para jaulas jiraf* joaqu* joaquin joyer* juicio juntos juzgado_de
la_ambulancia la_analitica la_caja la_carpeta la_comanda la_copa la_cuarta la_diferencia la_enfermera la_escalera
la_escuela la_feria la_funda la_garita la_habia la_hoja la_inmobiliaria la_ley la_litera la_nina la_pagina la_parada
la_pared la_playa la_policia la_profesora la_prueba la_reja la_rejilla la_residencia la_respuesta la_revision
la_taquilla la_tasa la_tutora la_valla la_version laboral lacto* lana langostinos las_4 las_cosas las_monedas las_notas
las_sabanas lata_de latin* lavabo le le_digo le_pregunte le_pusieron legal legal* leon letra_chica letras levan*
levantaron levanto libro_de licencia limpios liquido llamaron llamaron_a llamo llamo* llego_sin llego_un llene llene*
llevar lleve_el llevo_el llora* llorando llore* lo_comente lo_deje lo_dije lo_encontre lo_habia lo_pedi lo_tiene
lo_vimos lobo los_abrigos los_cuatro los_otros los_pelos los_peques los_seis los_tacos los_vecinos ludot* ludoteca luna
macha* machu* madres madrid madrugada manga* manolo manta manti* mantiene marca_que marchar marco marco* marea* maria*
mas_o mascota mato mayo_y me_agarro me_cae me_cargaron me_dan me_dio me_escupio me_manda me_mando me_ofrecieron
me_ofrecio me_puse me_quedaba me_sentaron me_vendieron medic* medicos medidor mendi* mensa* mensajeria mensajero
merceria mesa_de metal metal* metes metes* metros mezclados mi_abuelo mi_carpeta mi_cunado mi_hijo mi_nina mi_novio
mi_paquete mi_plato mi_sobrina mi_vecina mias mientras_la mil_kilometros minib* mira mirando mirando_la mire miro_y mis
misma misma* mochila molid* molie* monis* mordisco mostr* motivo moto motor motor* mover* movil movil_y movio movio*
moza muerto mujer mutua* nacid* nacim* nacimiento nadie_le nadie_sabe nativ* nativo negro negro* ni_idea ni_las
ni_levanto ni_te nicho nico nido ninguna ninos_en ninos_y no_contesta no_devuelven no_era no_esta no_me no_mira
no_quedaba no_quiero no_sube noche_en nombre_del noqui* noquis normales nos_dio nos_enteramos nos_fuimos nos_hicieron
nos_toco nosotros_la nuece* nueces nueve_horas nuevos numeros_de o_me o_menos o_te oblig* ocho_meses ocupados ocurr*
oficina_que ofrecen oia ojo olvidado once_anos once_y orden origi* original oscura oscuras oso otono otono* otro_sitio
otro_y oxidados oxxo padre pagab* pagaron pagas_y paler* palermo paliz* palma panam* panue* panuelo papeles_y
para_dormir para_subir parara pare pareja_y partir_de pasar pasas paso paso_una paste* patas patas* payaso pedic*
pedicura pegado pegaron_con pelado peluq* pensamos pensi* perdieron perfi* perit* perito pero_cuando pero_eso perro_en
perro_se persiana_y persona pesan pesan* pescadera piano piano* picor* pidiendome pie_de piel pierc* piercing pin
pincha pingu* pinon* pinones pinzas pipas pipas* piram* pirop* pizar* placa placa* place* plan_de platino plazo_y
policia polig* poligono poner* ponerlo por_adelantado por_ese por_no por_su por_turnos porque_la porque_lo porque_tenia
porte* poste precio_por preparada profe* profesional promete propi* propios prote* provo* proxi* proximo prueba
prueba_gratis puerta_con puerta_el puerta_en puerta_nos puerta_sin puertas puest* puestos punte* punteria puntos puse
pusie* pusieron que_abre que_casualidad que_eran que_fue que_hable que_le que_me que_ni que_sepa quedan quedarme
quejarme quemadas quien quien* quimi* quiso quiso* quita* radiografia rampa rampa* raspa* rayo rayo_el recepcionistas
recin* reclamar reclu* recuerdo recurro regad* regadera relac* rella* rellano remate remit* rendi* renov* renta*
repitio resba* resenas reservamos reset* resid* resis* respi* retorcio reventado reventaron revuelto ricardo rio robada
robar* robaron robaron_las rojos rojos* rompio ronda* roper* ropero roto_y rotos rotos* ruedas_de sabe sabe_por saben
saben* sacad* sacan* saco sala_y salgo salgo* salia* salid* salida salida_de salieron salieron_con salio_a salio_en sat
se_abrio se_hace se_queda se_rio se_sento se_tomo se_va seguia segundo_que semaf* semanal semanas_despues senor_que
senora_de senora_me senores ser_un servian si_las si_no siempre_el siete_de siguen silla_y sillas_de sin_comprar
sin_decir sin_gluten sin_haber sin_motivo sin_que sobre sobre_todo sobrina socia* sola sola_al solita solo_si solto_un
son son_de sono sonrio sorbo* sorpresa speed speed* subidos subie* subte* sucio suelt* suelta suert* suerte sumil*
sumiller supo tacha* taller_de tambi* tambien tambien_se tanto_que tapados taqui* tarjeta_regalo tasador taxi
tecnico_de teleferico telefono_en telefono_y tempo* temporada tendran tener* tenia_que tequi* terre* terremoto tiburon
tiene_la tiene_mala tijera tijeras tio tipo toalla toca todas todas* todo_lo tomar tomar* tomo_dos tortugas traba*
trabaja trago* tranqui trans* trapo trapo* tras_el trasq* trata* tres_numeros tribunales tritu* trona* trope* tumba
tumbo* turbo turbo* tutora tuvie* tuvieron ultimos un_accidente un_anillo un_arbol un_dia un_error un_golpe un_rayon
un_robot un_tercero un_vecino una_chica una_cosa una_empleada una_gasolinera una_lata una_limpieza una_resonancia
una_tablet una_y unai unicos urgencia urgente usado* vacia vacia* vacuna valladolid vamos_por van van_a vater vater*
vegano veinte_personas vela velad* vemos vemos* vendidas vendr* veneno venganza venia* ver_como ver_que verdura
verificar veter* veterinaria vez_del vez_no vez_que via viajaba viaje_y vida viejos vienen vinie* vino_mi volvi*
vueltas_y vuelvo_a whatsapp y_ahora y_cafe y_cincuenta y_dejaron y_era y_faltaban y_fue y_guino y_habia y_jamas y_mal
y_ni y_otra ya_le ya_me ya_nos ya_te yo_tambien yo_tengo zapatillas zombi`,
    '3': `
128 14_meses 2011 2022 66 67 78 a_cobrar a_diez a_esa a_gritos a_los a_medio a_mis a_pasar a_tener a_tu a_un a_una
a_ustedes abonan abraz* abren abren* abrir_con abuela_con abusi* acabo acabo* aceite acerc* acerco acord* adelante
adelanto admin* administrador admit* admitido adolescente adoptado adultos agarrado agua_y ajustar al_colegio
al_contenedor alcohol alergia algo_mas alien* aliento aliex* aliexpress alqui* alquilado alumno ameri* americana amigo
amont* amort* amoxi* amoxicilina amput* amputaron anda andan animales anteriores antes_y antiguedad apago apago*
aparecer apell* aplau* apues* apuntaron aquel* arana* arrima asesora asqueroso ataca* atender atienden atlan* atlantico
atrev* audi aunque_le auto_de autoinyector auxiliar_de avise_y avisos azote* bajaba bajam* bajamos bancarios banda
banda* baris* barista barra_de base_de baston bauti* bebe bebes bebes* bebes_con benzodiacepina betun betun* billete_de
billetes bizum* bloquean boda_en bodeg* bolet* boli bolle* bombo* boque* borra* borrosa botellas boton brazos brik
bunga* bungalow burro* busque caballo_se cabe_un cabez* cacah* cacahuate cachi* cachorra cada_una cagadas caigas
caja_fuerte cajera calentador calvas cama_en cama_y cambiar_la camello campana_de campe* cancele canch* candado captu*
cara_a cardenas carro carta_del cartero casad* casados casco casero caso cayer* cedio cedio* celiaca_y cenar cenar*
cerrada_con cerrajeria chancla chaqueta_y chavales_de chavo chica_y chich* chico_con chicos chill* china* chist* choqu*
chorreando chulo chulo* cierv* cinco_personas cincuenta_y cinta ciruj* cirujano citac* citacion clave clavi* clavicula
coach* cobro* cobro_y cocinando codo cojea cojo_y cole coleg* coloc* colon comandante combos comer* como_ella como_le
como_quien companera compania compradores compran compre_el con_alguien con_betun con_cinta con_otro con_que con_su
con_tarjeta con_todos conac conac* conce* conectado conejitos confundio_de congr* congreso conse* consultorio
contenedor conteste contesto conversar corrio costaba costado creat* crecer credito_a cree cruce crudo cuando_proteste
cuando_se cuando_volvi cuartos cuatro_a cuatro_de cuatro_entradas cuatro_minutos cucha* cuenca cuidadora_le cuide*
culpa_de cupo custo* cutic* cuticula cv daban daban* dando_vueltas de_15 de_19 de_7 de_baile de_boda de_decesos
de_hambre de_latex de_marcha de_otra de_pagar de_plata de_turno de_un de_urgencias debajo_de deber* debia debia* debian
deces* decesos decirmelo dedic* dedos dedos* dedos_marcados dejaba dejad* dejado_en dejam* dejamos dejan* del_bebe
del_centro del_instituto del_mostrador del_piso del_probador delantal delante_que delfi* demanda depos* deposito derec*
desaparecidos descanso desconocido descontaron desde_que desfa* deshi* despachando detec* deuda devolveis devolvio di
di_de dia_me diagnostico dias_por diciendo dicta* dieron_una digo dijeron dijeron_que dio dios dira direccion_de discos
disculpas dni donde_la dormido_en dormimos dos_dientes dos_minutos dosci* doy_un duda dueno_me durmiendo_en echando
edad educacion efectivo el_ascensor el_bizcocho el_caballo el_calentador el_casero el_comedor el_cuello el_de
el_descanso el_dj el_doctor el_enchufe el_estacionamiento el_fontanero el_hueso el_informe el_labio el_monitor el_mozo
el_nino el_olor el_oso el_parque el_porton el_taladro el_taller el_tanque el_techo el_vidrio el_vuelo elegimos elevador
ella_que ella_sola emboc* empezado empie* emple* empleados en_brazos en_cinco en_clase en_diez en_esa en_manos en_que
en_silla en_una en_vez encar* encargado_me encas* enfermera enfermo engan* enganar engano enojo enojo* entender enter*
entran entrar_por entre_el entrenador entro_a envej* era_un ernes* ernesto error es_una escondida_en esquis esta_lleno
estacionamiento estet* estuvieramos expediente explo* fabricante facil falta_la faltaban_los feos fiebr* fiebre filmo
filmo* finan* finde finde* fisca* fisio* flaco flaco* flamencos floje* flojera folio fondos forma forma_de forro forro*
forzar fotog* frascos fruto* frutos frutos_secos fuego* fueramos fuerte_que fuerz* fuimos_a fuimos_el fumando_marihuana
fumet furgo* furgoneta galli* gallinas gallos gallos_de gancho garan* gas_y gastritis gemel* gestion_y gesto globo*
grado graves grito_el grosera grupos guardarropa guino guino* ha_pasado habia_hecho habia_pedido habla_de hablar hable*
habran hacha hacha* hacian hago hasta_la haya hebil* hebilla hicieron_esperar hija hija_a hija_se hijo hizo_el hizo_una
hombres honor hora_del hospitalizado hosta* hostal hueco huelga hueso* huespedes iba id igualito implante importe
incidente indir* indirecta inflable infor* ingeniera inglesa inici* inmuto inscr* insistia_en inspector insti* insulto
integ* integral intol* inund* ir jaiba jaiba* jorge jorge* juega* juez jurar* juraron juzga* kevin kevin* la_bandeja
la_cadera la_camioneta la_cartera la_charla la_clienta la_clinica la_cobertura la_cobran la_copia la_culpa la_encontre
la_ensalada la_excursion la_familia la_freidora la_funcionaria la_gente la_lampara la_maestra la_matricula la_obra
la_plancha la_plata la_plaza la_pobre la_polea la_propina la_proteina la_proxima la_rampa la_tapa la_tarjeta la_tela
la_tintoreria la_tripulacion la_universidad la_vendedora la_voz labia* ladrillos ladro* lanza* lanzo lanzo* larguisimas
las_bolsas las_llantas las_noches las_propinas las_puertas las_toallas las_zapatillas le_avise le_falta le_pegaron
le_pregunto le_reclame le_temblaba le_toco levante licen* licua* linea_y llamaba llanta llave llegaron_las llego_a
llego_al llegue_a llevaba_una llevan lloraba lloviendo lo_avise lo_dejaron lo_devolvieron lo_dieron lo_dijo lo_grabo
lo_habian lo_pone lo_primero lo_saco lo_sirvieron lo_tengo lo_tomo loro los_auriculares los_cables los_calcetines
los_carritos los_cinco los_pies los_tres los_viejos lucia lucia* luego_te luis maite maite* maletas_y mama_y mampa*
mampara manana_en manana_no maneras manipulada manit* manol* manotazos marcha_y marro* masajista matad* me_decia
me_devolvieron me_hicieron me_lanzo me_levante me_llama me_llego me_lleve me_pagan me_pillo me_quitara me_sente
me_solto me_trajo mecan* megafono menor menos_y mentira menu_sin menud* merca* merce* merece meren* merit* mero mete
mi_caso mi_coche mi_hija mi_me mi_placa mi_suegro midie* mios mira_que miran* mis_companeros mis_papeles mismo_en
mochi* monit* monitor monitoras montana monte monto moratones moren* moscas mostre motiv* movie* muchacho_de mudan*
muerto_de muerto_en mujer* mujer_con mulet* murci* muy_bonito nacido nacio* nadie_pregunto nafta nafta* navaja
necesitaba negad* negue negue* nenes nenes* nicho* niega* nina ningun_sitio no_avisaron no_cerro no_deberia no_estaba
no_estaban no_hizo no_hubo no_iba no_le no_sabe no_sale no_soy nocturno nos_dejo notar* nuestro nunca_le objetivo
odont* ofrec* ofrecia ojo_y operaban orill* orilla orque* orquesta ostras otra_compania oxidado pacta* pactado pagaba
pajar* palab* panad* panel* para_avisar para_devolver para_hablar para_que para_su paralizada parqueadero parri*
parte_de pasa_a pasada pasajeros pasam* pasap* pasen* pases pases* pasti* patinete patri* pedal pedia* pediatra pedida
pegados pelad* pelea* pelot* penal* pense pense* peque peques perdio perforada perju* perra* perri* perros pesar pesas
pesas* pescar pesimo pican* pidie* pidieron pidio pidio* pieda* piedad pierdo piernas_y pinchan pinguinos pintado
pirata pisar piso pizzeria placa_de plastificada plata_no playe* playero podia podri* polea polea_se polon* polonia
polvo_y poner ponis ponis* por_cinco por_correo por_el por_los por_megafonia por_mi porque_a porque_no portada postre_y
postura preguntan preguntar pregunte_dos pregunte_y pregunto_a prest* preventa primera_vez primero_que priva* profesor
propina proteina proxima prueb* prueba_de psico* publica puerta_y puesta punta_de que_dijo que_hizo que_iba que_los
que_paga que_sabia que_soy que_tienen que_todos que_venga quede_con quedo_con querer querian_cobrar quien_lo quisieron
quitara quitaran ranas ranas* rapidos raquel ratit* recep* recha* rechazaron rechazaron_el recib* recie* recien
recien_nacido recla* recogi recogio reconocieron reconocio regla regreso reina* reja rellenar rellene repartieron
responsables restos_de resultado retoc* reventada reventada_y reventar revis* robad* robo_de rocio rocio* rodeos rojas
rojas* rostr* rostro roton* rotonda rozo rumanos sabia_que saco_un sacos sacos* saldo saldo* salgo_de salir salir*
salsa_de salto_el sanat* sanatorio sangr* sangre se_confundio se_cree se_enojo se_habia se_hacen se_rie se_solto
seguridad seguridad_y semana_sin senal_de sendero senor_mayor senora_que senorita sente sento sento* septimo serra*
si_era si_fuera si_les si_y sienta siete_puntos siguen_cobrando silba* sin_arreglar sin_chaleco sin_decirlo sin_el
sin_explicacion sin_tapa sin_una sms sobre_el sobre_la sobre_las socios somos somos* sonriendo soplo soplo* soy spray
spray* su subiendo subsi* subsidio suegro suelto sueltos sus suscr* suspendi suya tablet tan_fuerte tanga tanga* tapar*
tapo tardaron_una tatua* telefonillo temporal tempr* temprano tener tengo tengo* tengo_el tengo_las tenia_el termino
textu* tia_de tiene_su tijer* tirar* tiro_al tobogan tocado tocar* todos_en tomaba tomando trae traer tragara tragu*
traguito tranq* transportista tras trasera trastero traum* tres_metros tripulacion tumbaba tumbo turbia turno_en
un_audio un_auto un_banco un_bebe un_cargo un_cartel un_chico un_coche un_contrato un_credito un_martes un_paquete
un_pollo una_botella una_camara una_lente una_linea una_llave unas_gafas urgen* urgencias urgencias_con usado usand*
usando usuar* vacia_y valij* valija valla* valor vamos vamos* vapea* vaqui* ve veces_si velat* velatorio vendedor_de
vendedora vengo vengo* venia ventana_abierta verdu* verem* veremos ves vesic* vesicula vez_de vidrios vigilante vino_la
visita_a vista_de vitor* vitri* vivia vivir vivir* vivo_sola vole volva* volver_de volvimos volvio vomito vuelto whats*
y_adios y_al y_cuando y_faltaba y_oliendo y_si y_siguen y_vamos ya_esta ya_medio yo_solo`,
    '4': `
000 19_anos 2016 240 40_y 49 72 8_anos a_casa a_comerse a_decir a_hacer a_llorar a_mechones a_mi a_oscuras a_patadas
a_pleno a_su abierta_a abierta_en abiertas_y abierto abiertos absoluto abuelita acaba acabe_con acomodadora acomp*
acordar acril* acuer* adela* adelg* adies* administrativo adulterado agarro_a agent* ahogada ahogada_en ahora_me
al_cambiar al_equipo al_ministerio alambre albar* alber* alega* alerg* alevines algo_para algo_por alian* alianza alli
almac* almue* almuerzo alter* altisima altur* altura alzo amarg* ambulatorio amena* amist* amistad amoni* amoniaco
amparo andaba anfitrion anos_tiene anota* ansie* ansiedad anual anunciaron apend* apendicitis apestaba apestaba_a
aplaudiendo apode* apoderados apodo apodo* apost* aposta apoyada apretar apunt* apuntando arcad* arcadas arran* arras
arrendatario ascensor_el asi_de asi_se asomaba asque* asunt* asunto atado atraganto atras atras_no atropello autismo
autor* averigue avise* avise_de aviso_a aviso_de avisp* ay bajab* bajaban bajando bajaron_a baje_en baje_y bajo_de
balaz* balazos balsa* banan* banea* basto* batido bautizo bebida_de bebie* bebio bebio* benit* benzodiacepinas bermu*
beso beso_en billete bisabuela blancos bodega bofet* boleta bordi* bordillo borrado borre botel* botella_de boton_de
boxea* boxeador brazo* bruno bruno* burra burra* buscando caben caben* cabezas cacheo cachetes cachorros cada_manana
cadena_de caer caia cajon calam* callar camara_nueva camarita cambiada cambiadas cambiaron_por camillero camioneta
capac* capo carde* carit* carita carretera carrito_del cartilla casar* casco* casil* casua* casualidad cayo cebad*
cebada celiaca celiacos celul* celular cereb* cerebral cerro_la chalecos chavales chicas_y chiquillas chupado churro
cicat* cicatriz cierra_a cigarro cinco_anos cintura_y circulara cirug* cirugia claramente clavaba clini* clinica clon
cloro cloro* coche_era cochera cochina cogio cogio* colectivo colgaron coloco combi* comerse comido como_a como_yo
comoda comprobo con_adrenalina con_chaleco con_restos con_ustedes conciencia confi* congelada cono consta consumicion
contesto_que contra_la convulsiono copia_de cover cover* crack creida crimi* criminal crio crios crios* crudo_y cruza
cruzo cruzo* cuando_fui cuantos cuarenta_grados cucharon cuela* cuello cuestionario cuida* cumpleanera curva curvas
daba dama dando dando* de_100 de_2 de_aqui de_bogota de_enfrente de_esa de_eso de_gas de_golpe de_limpieza de_madera
de_mantenimiento de_noche de_reclamaciones de_salud de_segundo de_sol de_yoga decolorante defen* dejab* dejas* dejaste
dejo_a del_bus del_dueno del_gimnasio del_mundo del_suelo demandar demos* derecho derra* desat* desconocida descubrio
despa* devolvio_el di_cuenta di_mi dia_que diagn* diez_de dijim* dijimos dime dio_el directora discutimos discutir
disparo distr* docum* documentos domingo_por donde_vivo dormiamos dos_costillas dos_hijos dos_tipos doscientos
duena_nos dueno* durante ebrio ebrio* echa echad* echado echaron_algo educadora el_14 el_administrador el_arriendo
el_autobus el_ayudante el_bebe el_borde el_bus el_cajon el_camillero el_casco el_cuadro el_dedo el_dependiente
el_despacho el_hueco el_jefe el_machete el_mecanico el_numero el_paseador el_patovica el_pico el_piso el_profe el_queso
el_quinto el_quitamiedos el_recibo el_sabado el_sauna el_sujetador el_timbre el_tubo el_viejo el_zapato elefa* eleva*
embolso embri* emili* emilio empel* empezo empiezo empresa empujo_a en_esta en_este en_mano en_mi en_pijama
en_recepcion encadenada encargado encima_nos encontre encontro energ* enfer* enseno enterrar entrado entregan
entrenamiento era_de es_alergica es_tan escalera escalera_y escar* escon* escuc* escupieron ese ese_dia eslab*
eslabones esos espab* espero esta_a esta_todo estaba_con estado estaf* estariamos estir* estirar estrellas_y estrenar
estudia euros_del evang* evangelica evari* evaristo evide* evidente ex exagero exped* explicarle explicarme exploto
falda falda* falsa* falso faltaban ferre* fingiendo firma firma* firme_nada flota* flotando fotos_y frent* frente
fuera_de fumaba fumado fumar* galgo garit* garrapatas gasa_dentro gatita gil glute* gluten golpeo goma_en gonzalo gordo
gota gota_de grabo grabo* grite grite* grito* groom* groomer guadalupe guagua guantes guardamuebles guaya* gusanos
habia_visto habid* habido habitacion_de hablamos hablo hablo* habra habra* habri* habria hacem* hacemos hacia* hacie*
han_dejado hermano_en herramientas_de hija_es hijo_con hijo_y hinchados hinchados_y hipop* hipopotamo historias hizo
hombr* hombre hombre_que hombro_y hora_a horas_a hoy_no humedades humo humor humor* iba_bien identificacion ignor*
ignoran igual_con imaginense imbec* imbecil inconsciente incru* incum* informe ingresado inhalador inqui* insinuaciones
insop* insoportable inspe* intima invito ivan jalon jaloneo jefe_de jehov* jehova jeringa jeta jimena jueza jueza* jura
justicia kilos_menos la_agente la_azafata la_caldera la_camarera la_camilla la_camiseta la_carcel la_carretera la_cobro
la_cocina la_cuchara la_cuna la_directora la_discoteca la_entregan la_espalda la_farmaceutica la_fiesta la_gasolinera
la_grua la_iglesia la_jubilacion la_lengua la_lima la_mochila la_moto la_nariz la_nuca la_oficina la_pension la_piscina
la_recepcion la_sauna la_superintendencia la_supervisora la_tabla la_toalla la_torta la_transferencia ladro lamia
lamia* lapiz lapiz* las_cartas las_entradas le_dijeron le_dio le_grite le_metio le_rompio le_tiro leido leido* lengua
lente lentillas les les_consta lesiono levantaba levantarse liaba liaba* liber* liste* litera llame_al llave_de
llego_con lleva* lleva_el llevado llevais llevo_dos lo_confirmo lo_conte lo_cuenta lo_ensene lo_han lo_llama lo_normal
lo_pasaron lo_peor lo_sabia lo_solto loren* lorena los_chicos los_dientes los_muchachos los_papeles los_que
los_vestuarios luego_a madre_en madri* maldi* maletero malha* malhablada maltratan mami mamit* mamita manchada mandaba
mando_a mandon manguitos manias manil* manillar mano mano_con manos* manos_y manotazo marcados_en maricones maris*
me_abrio me_atendio me_baje me_dejo me_dijo me_las me_sacaron me_siguio me_tocan me_tuvo mechero mechones mediar
medio_de melli* menos_en menos_que mensajes_a merie* merienda merlu* merluza meses_esperando metaf* metafora metio
metio* metio_a metio_un mi_cedula mi_clave mi_correo mi_divorcio mi_ex mi_familia mi_movil mi_nombre mi_nomina
mi_recien mi_saldo mi_trabajo mi_usuario mientras milag* mirando_a mirar_a miril* mirilla mismo_que mocos momia*
monedas_de monitorio montana_rusa monterrey mora moradas moretones mostrador_y motosierra muchacho muchachos_del munic*
nacho nacional nada_en nada_me nadie_lo nadie_sabia narco* nariz nariz* nariz_y navaj* necesidad negar* negaron negli*
negligencia ni_agua ni_disculpas ni_se ninas ninas* ninos_por no_da no_dijo no_entran no_hace no_pago no_paraba nomas
nomas* nomin* nuca nuestros nueve_y numerito obligatoria obligo ocho_horas ocultaron oferta_de ofrece ofreci oian
ojos_y olia_a olvidas olvido operario organizada orujo orujo* otra_ciudad otra_y otro_lado oveja* oxida* oye_todo
paciente pacientes paga pagadas pagar_antes palabra palma* palmada panadera panch* papeles papelina paquetes
para_preguntar para_siempre parid* parida paro partidos pasab* pasaj* pasando pasar_a pasar_el pasar_por pase_a pasear
pasillo_de paso_dos patadas patovica patro* patron paz peato* pedirme pegan pego peliculas pellizca pelvi* pelvis
pensa* pensaba pensaba_que pensabamos pensaban perfil perfil_y perro_guia pesta* petic* peticion petit petit* picar
picar* pidiendo_que piedra_de piern* piernas pildo* pildora pilla* pinchazo_en pinche pincho pintada pinza pinza*
piso_estaba pito plana* plata plataforma_me plena plena* pleno_sol plomo plomo* plumas polo ponia_en ponia_la ponian
poqui* poquito por_donde por_edad por_error por_escrito por_poco por_whatsapp porque_estaba porros prali* praline
preguntaba preguntandome preguntar_por pregunto prenda prepotente presentaron primero princesa privado probador
procedimiento pront* pronto proteccion_de protesis psicologo puerta_del puertas_del punetazo puntos_en pusim* pusimos
que_hacen que_las que_llevaba que_yo quedo_dormido quedo_en queja* queje queje* quiera quintanilla quiroga quitaba
quitamiedos quitamos quitarme racista rajo ralla* rasgados rastras ratero rayit* rayon rayon* rayos rayos* reacciono
reaco* reboz* rebozado recepcionista recien_parida reclamaciones refle* refun* regalos reia_solo repartidor resbaladizo
resbalo resopla respe* respeto respirarme respondio_que reven* revisor reza rie rien risit* risita robados robaron_el
rodeo rojo rompe* rompi rosau* rosaura rottw* rottweiler rozab* rozaba rozando ruedas_y rulet* ruleta rusa rut sacado
saco_del sacri* sale_a salga sali_de saliendo salio_el salud salud* salvaje sanos sanos* saque* saquen se_atraganto
se_hizo se_la se_puso se_rien sedado segun segun_el sellada seneg* senegales sentara si_a si_asi si_esta si_queria
si_tenia siend* siendo siguieron silic* silicona silla_contra sin_gafas sin_la sin_preguntar sintr* sintrom sobran
sobrecargo sobrinito sobrino socia socie* sociedad solo_a solo_estaba soltar sombrero sopap* sopapo su_alianza
su_propia suena* suero_y suiss* suisse sujet* sujeta superior surte surte* susurro tabiq* tabique tablo* tablon tahini
tapada_con tapados_con tarde_y tardes tarjeta_no tasad* te te_lo telefono_a tema temblaban tenei* teneis tenia_los
testigos tetas tetas* timbre_a tipos tipos* tirandome tiron* tobillos tocar_el todo_desde todo_en tomab* toman tonta
tonta* tontos toro torta_de trabajaba traia tranquila tras_la trasero trast* tratar tratar_con tribunal trona tufo
tufo_a tusi un_buzon un_chaval un_clavo un_manotazo un_nino un_peso un_plato un_punetazo un_seguro un_sofa una_alarma
una_cachetada una_en una_gasa una_gota una_pareja una_piedra unas_placas uno_y urbas* urbason usa valla varia* varias
venda* vende* vendedor vender venga* venim* venimos vered* vestidores vestir vi viajo viajo* vida_intima vidri* viero*
vieron vigilando vio vivia* volcamos volvia volvieron vos voy_a vueltita y_alli y_dejo y_ese y_he y_le y_lo y_queria
y_se y_seis y_todavia y_tuvimos ya_hemos yo_mismo yo_y youss* youssef zamarreo zanja zanja* zapato zoom`,
    '5': `
0000 10_euros 248 400 640 a_aguardiente a_ella a_empujones a_ir a_levantar a_menores a_nosotros a_revisar a_ron
a_saludar a_terminar a_ti a_trompadas a_whisky abajo_y abandono abdom* abofeteo abriendo abuela_de abuelo abusivo
acababan acabe_en acariciandome acaso acaso* accidente accion acciones acelerado acepto acera acomodo acred* acuerdo
adent* adentro adiestramiento admis* adver* afect* afectados afuer* afuera agarro agarro_de agente agoni* agonizando
agonizando_en agres* aguantando aguantar aguir* aguirre ahija* ahogaba ahora_no airbag al_aire al_crio al_ordenador
al_que al_repartidor al_senor al_siguiente alamb* aleja* alejamiento alergicos alevi* algo_a algo_en almacen alquilan
altanero aluci* alucinogenas alumi* aluminio alzhe* alzheimer amanecio amarrar amiga_le ampar* ampolla anabo* anacardos
anafilaxia andab* andaban anos_en ante_el antibiotico anticipo anual* apedr* apela* aplas* aplastado aplasto aport*
apoyo apoyo* aprendio apretado apropiacion apunta aqui_no aranazo arbitraje ardie* ardio ardio* area arete* aretes
armado arrancan arranco_la arras* arrastraba_las arrastro arreb* arrebato arreglamos arreo arreo* arriba_abajo
arriba_de arriendo arrieta arrin* arrincono arroj* asaltaron asiento_y asistenta asmatica asomando astillado ataban
atado_a atina* atinaba atrapo_el auto autoi* aval avellana avent* avisado ayudante azafata azucar baboso bajo_a banana
bancario banis* banistas baranda barandal barbilla barma* barman barra_del barranco bebe_y beber bebia begon* begona
bengala benjamines bermudez besuq* bibliotecaria bille* bipol* bipolar birla* bisab* bloquee boca_y boletos bolita
bolsa_de bolsillo_del borde borraron borre* bote_de botellazo botij* botox botox* box bragu* bragueta brazo brazo_y
bromas bronce bruta brutal buena bulldog burki* burkini burla burla_de burlon buro burros buscar_a caballito cabeceaba
cabelludo cabeza_bajo cables cables_pelados cabra cadena cadera caen cafe_y caiga* caigo caigo* caimo* caimos calesa
call calla* callaron callate cambiaba campeon campera candadito cangrejo canic* caniche cantidad canutillo carab*
carcajadas cargada cargaron_contra carlo* casa_y casei* caser* casting castr* castracion catalizador catar* cataratas
celad* celador cera cerdo cerdo* cerraban cerradura cerrajero chaleco_de chamaca chamo* chant* chasi* chasis chava*
chaval chicos_y ching* chiquillos chocado chore* chuches chuparon chupe* ciati* ciega cifue* cifuentes circonita cito
clausuren clavo clonaron cobar* cobarde cobra cobrando cobranza cobros codazo cola_del colchones colchoneta colec*
colectiva colgante colgaria colgu* colgue colla* colo colocado combo* comen* comentario comim* comimos como_la como_no
compren con_ellos con_fotos con_quemaduras con_sorpresa con_sus concejal confeso confirmaron consejo conserje
consumidores contado contaron_que conte_en contencioso contiguo conto_a contra contractura convi* convulsionando copete
corneal corredora corresponde cosid* costal cotiz* coxis coxis* crack* creditos creido creye* criadero crias crias*
crios_y cristalero cruzar cuadrilla cuadros cualq* cuando_te cuarto_a cuarto_del cuarto_y cubata cuell* cuero_cabelludo
cuida cuidadito cuidate culat* culit* culito culpable curado curva* dar_la de_45 de_adulto de_almendra de_cara
de_cerveza de_cuarto de_curso de_datos de_estos de_ingreso de_ir de_lado de_llegar de_mano de_marca de_milagro de_quien
de_repente de_su de_sus de_trapo de_tu de_unas decirnos decla* decoloracion dedos_en degen* dejado_el dejaron_entrar
deje deje_a del_asiento del_colchon del_colegio del_consumidor del_cuello del_dedo del_local del_pie del_portero
del_spa del_techo del_turno del_viernes delante_del delfin dentista_me denunciado desan* desap* desaparece desaparecido
desaparecio descalza descalzos desde_ese desde_mi desencajada desgarrada desgracia desnudo despacharon despido desplomo
despr* despues_que destrozado deuda* deuda_que devolvieron_un dia_con diagnosticaron diagnosticos dialisis diamante
diarrea dice_q dices dices* dientes dieron_mi difun* dije_que dijo_a dijo_la diligencias diminuto dio_una direcciones
disco dispe* dispensador distribucion dober* doberman dolares_y domic* domiciliacion don dona dos_asientos drogada dron
dueno duerma duerme duermen duplicaron echab* echaba echar* edema* egres* egresados ejecutiva ejecutivo el_arnes
el_barco el_barman el_bote el_brazo el_caldo el_capo el_chofer el_companero el_conserje el_control el_cuidador el_culo
el_disco el_dormitorio el_estomago el_expediente el_guia el_hocico el_lavadero el_maitre el_masaje el_oficial el_patron
el_pedal el_peluquero el_portatil el_portero el_profesor el_propietario el_pure el_que el_recreo el_relleno el_secador
el_tobillo el_transporte el_turno el_unico el_y ella_no embargos embustero emiti* empas* empec* empece empene empre*
empresas empujo_contra empujon empujones en_consumo en_internet en_observacion en_otra en_pie en_profeco en_tu
encadenados encer* encerrada encerrado encia* encias encima_del encubre endod* endodoncia endos* enferme enfermedad
enfermero engancho enrol* enrollado ensenan enterado enterar entero_y entienden entrada_y entradas envueltos epileptica
equipajes equivoco_de es_alergico esa_misma escalera_sin escap* escara escoba escribio_al escribir ese_senor esfumo
eso_lo espalda_y espanola esparadrapo esque* esta_vacia estaba_vacia estafa estan estanque etiquetar euseb* eusebio
eutanasia evacu* exact* exacta exagerada exijo exijo* existe_la exmar* exmarido expuestos ezequiel fabio* fabiola
faceb* facebook facha* fachada facil* facturados facua facua* falsifico faltaba_la famel* fantasma farmaceutica felino
femenino finiq* flaca force* forcejeo forzaron forzaron_la foto_a foto_que fotos_intimas fracturada frase fraudulenta
freir freir* freno frota* frotaba fue_mi fuga_de fular fumaban fumadisimo fumarse fusta fusta* gafas_de gallinero gamba
ganador ganas_de garganta garra* garzo* gasfi* gasfiter gatitos general genit* genitales gestionaron girando globo
gloti* glotis golpe_de golpeaban golpes golpi* golpiza gomin* gominolas gonza* gordo* gorgo* gorgojos gorra gorra*
grababa graciela graduadas gramos_menos grapa griet* grietas gripe gripe* grita* guada* guardaba guardia_me guardias
guaro guaro* gustos hable hable_con hace_pis hacia hacienda haciendose hacin* hacinados haga harta harta* hasta_el
hasta_que hemorragia hemos_ido hered* herni* hernia heroi* hicieron_firmar hicieron_un higienista hija_la hija_le hijas
hijas* hijo_por hinca* hincho hocic* hocico hogue* hoguera huevo humillaron hummu* hummus hurtaron hurto hurto* ictus
ictus* ignac* ignorada ignorantes ilegal impla* impreso imput* incumplimiento indem* indemnizacion indicaron infeccion
infla* infri* ingresada ingreso inmut* inscripcion insistia insistio_en inspeccion insufrible insulta internado
interpuse intimas intimo inventadas inventado inventaron investigacion ipad irrit* jalo jefe jeringas jimen* jubilada
jugad* juzgado kilometraje la_acera la_alianza la_aseguradora la_audiencia la_auxiliar la_barbilla la_barra la_cabeza
la_cara la_cedula la_cocinera la_comision la_cuerda la_dentadura la_dra la_encontro la_entrevista la_fachada la_fusta
la_garganta la_grabacion la_henna la_jaula la_junta la_linea la_lista la_mandibula la_mesilla la_mona la_montura
la_motosierra la_mudanza la_panza la_patita la_pediatra la_peluquera la_penicilina la_posta la_psicologa la_pulsera
la_recepcionista la_sierra la_silla la_tablet la_tia la_uci la_vacuna la_ventanilla la_vereda la_via la_vio la_zona
labio labor* labra* lactando lactante lango* langosta larra* larva* larvas las_chicas las_clientas las_costillas
las_manos las_mochilas las_palabras las_tijeras latex latex* latig* le_daba le_dejo le_grito le_jalo le_paso
le_pidieron le_puso le_salieron le_solto legales lengu* lengua_de lenguita leona* lesiones levantara levanto_la ley
leyer* leyeron liant* liante liberacion licenciado licor licor* limpia limpiaron linda linda* litro* litrona llaman
llamandome llamarme llamarnos llamas llame_a llame_para llamo_a llant* llantas llave_para llave_y llegamos_con llego_el
llevaba llevaba_la llevare llevo_a lo_bajo lo_del lo_encontro lo_reporte lo_sacaron lo_supimos lo_tiro lo_tuvieron
lo_vio lobby lobby* locur* locura los_ahorros los_ancianos los_aretes los_bebes los_brazos los_conejos los_de
los_empleados los_meseros los_parpados los_pasaportes los_voy lozan* lozano lsd ltp lunas lunas* mache* machete mader*
madera madre_se madriza maestra maico* maicol mails mails* malcriada malen* mama mamac* mamacita manana_me manga
mano_en manot* marcaba marib* maribel martina mas_tarde masco* mataduras matones mayusculas me_agarra me_cayo me_cerro
me_cobro me_cogio me_devuelvan me_echo me_empujo me_estampo me_gritaba me_han me_llaman me_metieron me_metio me_planto
me_preguntaron me_pusieron me_puso me_quito me_respondio me_rocio me_saco me_vendio meche* medal* medicacion medicas
mejil* menin* meningitis menos_a mensualidad mercancia mercantil mesad* mesada metalica metem* metemos metfo*
metformina metian metieron metio_la mi_alergia mi_brazo mi_companera mi_denuncia mi_deposito mi_diagnostico mi_esposa
mi_exmarido mi_mama mi_nene mi_perra mi_perrita mi_primo mi_sobrino mi_y mias_en mient* milagro mio mio_lo mirara
mis_pechos mochilas modis* modista moho molus* mongo* monitor_de monos monts* morad* mordidas mordido moreton morfi*
morfina moros* mostro motos* movil_en movil_para movimientos mozo muela muelle mulat* municipal nadar nadar* nalga
nalgada nause* nauseas nave necesitar negaron_el nena_de ni_hablar nie nino ninos_a niquel nitro* nitroso no_dejaba
no_hice no_no no_quiso no_tengo noche_el noque* nos_ibamos nos_ofrecio nosotras novias nudes nudes* numero_para
nunca_he obligaron obligaron_a obsce* obscenos observacion ofend* oficial ofrecio ojos ojos_por olia orden_de ordeno
ordin* oreja_a orine* orines otra_persona otros_dos oyo pagada pagados pagar_la palaz* palazos palos palos*
pantalla_con par paraba paral* parar parpados pasa_de pasajes pasea paso_el paso_por pastillas patan patan* patin
patio_del patit* patita patov* patru* pavo paypa* paypal pedia pedire pedirlo peeli* peeling pegan* pegarme peine*
pelda* pellizco pelon* pelones pelotas peluquero penic* penicilina pensar peral* perdio_un perforado perfume perica
perico perrita personas_en pese_a pese_al peso pestanear pidan pidan* pidiendo pillo pillo* pinas pinas* pincharon
pinchazos pintadas pis pisan* piscina_sin piso_la pisot* pitbull planto plego plego* plome* plomero pluma* plumo*
plumon poden* podrido polvi* pomer* pomerania pone_el ponerme ponie* por_segunda por_toda por_trabajo porqueria porra*
porri* porrito portero porteros positivo praxi* praxis preguntaron_si pregunto_si prejudicial prend* prendo_fuego
prensa preparador prepotencia prese* prestamo preve* preventivo prieta primera_linea primo* proce* procurador
procuradora procuraduria profe_me propietario propietarios propu* protectora proxima_vez psiquiatria puerta_de puestas
pulmo* puno punta_y puro pusiera puso puso_el puso_la quad que_borre que_color que_firma que_linda que_pidio
que_tambien que_ustedes quebro quech* quechua quedais quedo_mirando quejas quemo_el quere* querella quieb* quiebro
quien_se quiero_que quiro* quitarle rajada rapar* rapin* rasgo* rastreo rateros rayas rayas* rayitas rebozada receto
recibir reclamo recogerla reconoci recur* recurso redonda reflejo regalaba registro regre* regresan reia rellena
reloj_y repen* repente repin* reponedor reportado resar* residentes responsabilidad restos resulto_ser retirar reto
retor* revelaron reventadas revie* ricar* riend* riendose riero* rieron riesg* riesgo risas risas* rocod* rocodromo
rodeo* rodillazo rodo rompieron_la rompio_un rompo_la rosada router_y rozandome rulo sabanas_con sabem* sabemos
sabiendo sabri* sabria sacab* sacaba sacada sacar* sacarlo sacaron_a sacud* sacudio sala_llena salchichas salidas
salie* salio_despedida salis salis* salto salto* saluda saludar sangrando sangro se_acaba se_ahoga se_burla se_comio
se_iba se_que se_reia se_rieron se_tenia secci* secta secta* sedada segunda_vez sellado semaforos senci* sencillo senos
senos* sentarme sento_en sepa_que sepsi* sepsis ser serem* seremi seria seria* serio sesamo setas setas* sexo si_acaso
si_en si_llevaba si_vivia sicar* sicarios sifil* sifilis siga silbi* silbidos silla_del sin_comer sin_guantes sin_los
sin_mi sin_parar sin_querer sin_receta sin_tocar sin_ver sindi* sinte* sirvi* sitio_de sobor* sobre_mis sobrecitos soja
sola_por sola_y solas solas* soled* soledad solicite solto_el somie* son_los sorte* sorteo soy_yo su_edad su_tarjeta
suelos sufri* supremo supuesto surtidor taberna tac tajo tanda tapada tarjeta_por tarta_que tatuador te_meto te_va
te_vas tejad* tejado telegram tende* tendr* tendra tenem* tenemos tengo_fotos tengo_los tengo_un tenia_novio tepit*
tepito terapeuta terapia terminamos_en testa* testamento testo* testosterona thiag* thiago tiene_que tienes tiesa tios
tipif* tirados tocaba tocar todas_las todo_normal tomado toman* tomas tomas* tonay* tonics torniquete trabo trabo*
trae_el traia* traicioneras traig* tramp* transparente trase* trata_de tratamiento traza* trazas trece trece* trenz*
trenzas tres_anos tres_cuadras tres_dias tres_ninos tres_noches tribu* tributaria tripa* tripas tripu* trompadas
tropezo trozo trozo* trozo_de tu_pais tubo tuerc* tulli* tumbadas turno_noche uci un_bidon un_billete un_camarero
un_charco un_chiste un_esguince un_gatito un_juego un_poquito un_trapo un_trozo un_vaso una_bomba una_camilla una_casa
una_contractura una_desgracia una_libreta una_sabana una_silla uno_de usada vaca vacil* vacilo valen validez vegana
vendaje vendi* vendieron vendieron_un venec* venia_por verduleria verdulero vereda verja verja* verno* vernos vias
vicen* vicente vidrio_y vieron_la villa ville* viniera viuda viuda* vivas vivas* vivia_sola volaron_los volcan voy
vuestro vuestros webca* webcam whisk* whisky wilme* wilmer y_ampollas y_bajaron y_cai y_cobran y_ellos y_esa y_llevaba
y_os y_soy y_todo ya_en ya_les ya_tenia ya_van yo_nunca yonki* zurro zurro*`,
    '6': `
130 2015 250 261 40_mil 450 480 4_me 5_y a_cuarenta a_darme a_lado a_medianoche a_poner a_presion a_que a_quedar
a_salir a_ser a_solas a_uno abeja* abejas abierto_y abofe* abonar abort* aborto abri_la abrirla abroc* acabo_con acaro*
acaros acelero acido acido* acompanado acorralo actual acudi* adeud* adeudo admisiones adormecida adren* adrenalina
advertir aepd aesa agarraba agarrar agresor agujas ahijado ahoga ahorco al_cubo al_huevo al_nino al_oido al_suelo
al_tocar al_volante albanil alberca alemana alergia_en alergica alguien_le algunos alla almendra almohadillas alquilada
alzheimer_le amanado amanecer ambas ambas* amenazan amenazan_con amola* amoladora ampollas ancia* ancianos anclado
anclar andamio anis anoni* anos_con anos_le anos_sin ansel* ante_la anteb* antebrazo antib* antip* antro antro* anuda*
anule anule* aparecio_una apellidos apila* aplicaron apocrifo aprenda aprop* aprovecho apuntan apuntando_a aranazos
arbit* arder arder* arene* arenero armar arram* arreglado arrepentir asfal* asfalto aspirina astil* asust* ataba*
atado* atados atendemos atendieran aterr* aterrado atlet* atleta atrag* atrap* atrapo audie* audiencia aulla* aullaba
auto_y autorice autorizacion autov* autovia auxiliar avala* avalancha avest* avestruz avise bailaba bailo bailo*
bajando_el bajar* bajara banco_de bano_y barbi* barte* bartender base basta batida beber* bebia* bebido becad* becados
becar* benja* benzo* beodo* besar* besit* besitos besti* bestia bidon bloquearon boca boca_con bocado bofetada bolic*
boliche bolig* boligrafo bolsos bombonas boqui* boquita borre_la botellines botul* braga* bragas brase* brasero brech*
brecha brillante bronquitis bruta* bully* bullying burofax burri* cabel* cabezazos cabina_no cabras cacahuete cadenero
cadenita cader* cadera_rota cagad* calambre calderas califique calla callaba callara camadas camaron cambiando
cambio_la camilla camion_y camuf* camuflado candela capaz capaz* capta* cara_con carajillo carca* cardi* cardiologo
cargaron cargas cargo_y carie* caries carnes carta_con cartera_y carteristas casa_con casan* casi_lo casi_no casi_nos
casilla castigado castigaron cayen* cayendo cayeron caza ceden ceden* cedie* cedieron ceja celiaco cerro_con cesarea
chabo* chach* chaleco chama* chamaco chapa chapucero chatear chats chats* chichon chillo chinches chinos chiquilla
chism* chisp* chispas chofe* chofer cholo* chorizos chupa chuta* cif cinch* circo* circula circulos citar* citaron
clavo* clavo_el clavos clienta_anterior clientas cobay* cobos cobos* cobrador cobre* cocinan cogen cogen* cogid*
colchonetas coleccion colega colegio_de colgado colgados colgando coli colic* colir* colirio collar colocaron colom*
comenta comentarios comento_mi comiendose comio comio* comprado comprarlo compras comprobar_el con_bata con_crios
con_esas con_heridas con_orden con_sello con_suero con_thc con_unas conad* conciliacion_el conducia condusef conectaron
conej* confirmo_que congelador conju* conoc* conocerte conservas consuelo contaba contamos contestacion conti* contigo
contra_el contrasenas copet* coque* corne* coronavirus corra* corral corredor corrige_la cortadas cortisona corto_la
cosas_de cosco* costilla costr* costras cotil* creid* crema_de criat* criaturas crios_en crust* cruz cruzo_la cuando_me
cucaracha cuello_y cuenc* cuenta_con cuentas cuerd* cuerda cuestion cuidador culpo culpo* cupon_de curad* curro curro*
dada danad* danado dano datos_y de_autoescuela de_calderas de_camaron de_casa de_caza de_clientes de_coches de_culo
de_down de_embarazo de_mani de_miedo de_morosos de_mota de_mujeres de_oferta de_pan de_pescado de_propina de_puerta
de_rodillas de_ronchas de_seguridad deberia debieramos declarar decol* dedo defensor dejaron_una deje_en dejen dejen*
dejo_sin del_banco del_bolso del_cajon del_camion del_casero del_colectivo del_conductor del_dormitorio del_gas
del_hotel del_jardin del_juego del_juzgado del_pasillo del_profesor del_vih delat* demen* demencia denuncia_en denuncie
denuncie_en deposito_y depre* desalojar desalojo desaparecer desgarro deshidratado desis* desmayo despacha despacho
despedirse despensa despertador despertar desplomado despota desprendio despues_me despues_sin destrozo destrozo_el
desvalijaron desve* desvio detras_del deudas devolverme devuelvo diali* diama* diarr* dias_lo diera diera* dieron_a
difunto dijo_ser dilig* dio_con diplo* diploma direccion_y director discapacidad disfrute disimulado dislo* divul*
doblado doblaron dolores donativos dormia dormida_en dos_hombres doscientos_euros dosis dosis* drena* drogados
drogandose duchaba duermo durmio_en e echo echo_el el_aliento el_anestesista el_anillo el_antebrazo el_asesor
el_asfalto el_auto el_bate el_batido el_cadenero el_cerrajero el_collar el_cuero el_cuerpo el_director el_encargado
el_gerente el_historial el_hombro el_inspector el_joyero el_lavabo el_maletero el_masajista el_mensaje el_mesero
el_muslo el_padre el_pasaporte el_pecho el_pediatra el_pestillo el_relaciones el_retiro el_segurata el_taximetro
el_taxista el_trasero el_trastero el_vecino el_viaje elimi* embarazada embarazarme embargo embes* embut* empen* emper*
empleadas empujaron empujo en_banador en_botella en_polvo en_ropa en_su encen* encerrado_en encerro encima_a encontrare
encubierto enfada enfie* enfoc* enganaron enloq* enloquecido enormes ensan* ensenaron entrando entre_cuatro entre_tres
entrenador_de epile* epine* equivoca es_su esa esas escalon escaparate escob* esconde escondieron escondio escop*
escritas escritura escupe eses esgui* esguince esofa* esofago espar* espia* esquema esta_la estafaron estampo estilista
esto_a estor* estrangulo estrellitas estuvo_en etapa etapa* evaporo exactamente exhib* exigia exigieron exigio existen
expedientes exploracion expue* extasis extin* extracto ezequ* facturaron fajar* fajo falsedad falso* falso_en fanta*
farlo* felin* femen* fenta* fentanilo fermi* fermin feste* fiamb* fianza_de ficti* ficticio fierr* fierro filmaba
final_de financiera finca firmados firmar_la fiscalia fiscalizar fisgo* fisur* flaca* flaqu* flaquisimo flojos forzado
fotos_del fractura fuga fular* fumab* fumandose fumet* ganado ganancias gasa gasoi* gasoil gastroenteritis gatito
geolo* geren* gerente ghb girad* girada gober* gobernanta gordito goril* gorila graba* grabando grabaron grapa* gritaba
gritaron grito grito_por guagu* guant* guantazo guantera guardas guardo_el guarradas guind* guiso guiso* gustan
habia_pasado habia_una habian_entrado habitantes hablaban hablar_me habon* habones hace_cinco hacen_los hacerse hachis
haitiano halle halle* hamsters hare hasta_mi hay_un hemat* hembr* henna henna* herida herpe* herpes hicieron_quitar
hidra* hierr* hierro hija_de hijo_en hijo_no hinch* hirvi* hirviendo historia_clinica hiyab hombro homol* hospe* hostia
huama* huaman huesos humar* humareda humilla husme* ident* identico identidad ignorante imagenes imitaban impag*
implantes incompetente incon* incub* incubadora industria infecta informo ingen* ingre* iniciada inmig* inodo* inodoro
inspeccion_de instagram_en instancia instructor_de insul* intereses inventada invento invid* invis* inyecto iran irene
irene* irres* irresponsable jadea* jaula* jaula_de jhon joel joyas joyas* judio* juntamos juridico juris* juro juro_por
juro_que justo_ese kart kilos kilos* kines* la_administradora la_alergia la_autovia la_barandilla la_barriga la_boca
la_cabina la_ceja la_cintura la_colonia la_crema la_dejaron la_denuncia la_escritura la_finca la_frente la_furgoneta
la_gestora la_gobernanta la_goma la_guantera la_harina la_jefa la_ludoteca la_mano la_matrona la_mejilla la_mesita
la_mirada la_monitora la_multa la_ocu la_olla la_omic la_pareja la_peluqueria la_petaca la_porra la_queja la_sarten
la_senal la_sortija la_terminal la_tomo la_visita la_vitrina labio_partido lacos* lacoste lactantes lacte* lacteos
lado_a ladrona lagun* lamentable lanzo_una las_alumnas las_copas las_escaleras las_herramientas las_joyas las_piernas
las_plumas las_ruedas laton laton* le_cortaron le_dicen le_echaron le_hicieron le_metieron le_pego le_prendo
le_sirvieron lean leidy leidy* lejia lejia* lesbianas lesio* letrado letre* letrero levantamos leyendo liand* liandose
libreta lic licenciada limpiadora limpisimo linch* lineas lisas lisas* litros llagas llavero llevara llevarse lo_dejo
lo_digo lo_ha lo_hace locos locos* los_billetes los_chavales los_guantes los_guardas los_huespedes los_labios los_ojos
los_pasillos los_sobres luego_en lupin* maced* macedonia malcr* maleducada maltrato mamad* mando_un manej* mania*
manicurista manip* mapuche marce* marcela marcha_atras marihuana_en marim* marroquies marzo_y mascotas masiv* masticar
maton* mayus* mdma me_avento me_confirmo me_culpo me_echaron me_ensenaron me_escribio me_esperaba me_facturaron
me_falta me_grito me_pego me_pidio me_ponia me_pregunto me_presento me_quemo me_rompio me_soltaba me_tumbaron me_va
me_vaciaron mecanico mechon medianoche medica mejilla membr* menor* mensajitos mensu* mensuales merca mereces
mes_siguiente mesero mesit* mesita meti meti_la metia metida metie* metieron_en meto meto_el mi_apellido mi_cuenta
mi_favor mi_neceser mi_nino mi_numero mi_por mi_tarjeta mi_telefono mia_y microfono miedo_a miente mientras_me
mintio_sobre mirandonos mis_datos mis_dos misma_tarde miss miste* mofo monitor_le monja monja* monoxido montaron
montones moqui* morales morat* mordida morena morenos moret* mosqueton mosso* mossos mostraba mota moviendose mucam*
mucama muchachos muela* muelas muerd* muerde multinivel nadan* nadando nadie_ha neceser necro* negaron_a negociado
neumonia ni_los ni_nada no_abonan no_en no_existe no_pagar no_un no_va noche_sin noctu* nocturna nominas norbe*
norberto nos_pidieron nos_saco notara notas notas* notificada novio_y nudil* nudillos numero_en nuria nuria* obligada
obligan obser* ocultado ocultas ofreciendome oi ojos_del ojos_rojos ollas ollas* omic ong operaron oral ordenaron orina
oro_de oscar oscar* oscuras_en otitis_y otro_nino oyo_mi pache* pagamos_el pagan pague_por panal pancho panel papel_de
papil* paqui* para_comprobar para_no parabrisas parar* parto_la parvo parvulos paseador pata patea* pechos pego_un
pelados peleas pellizcos pelo_a pension perez* periodico periquitos permanente perras perre* personal_de peru
pervertido pesa pesaron pesti* pestillo peta petac* petaca peyot* pezun* pezunas photo* photoshop picot* pidio_que
pidio_una pimienta pinchar pinchazo pintores pirat* pirul* pirulas pitbu* plata_de pleit* pleito polea* poleas polle*
pollera polli* pollitos popper por_culpa por_hora por_instagram porno porno* porra porro_en positiva post precintada
precintado preguntarme preju* prema* prenada prendas prendo prens* prepa* prepara preparate preparo prepo* presento
prieto primaria primos_y problemas prometo proteccion proteina_de provoco pruebas pruebe publico puerta_a
puerta_abierta pug punet* pupilas pupilas_como puse_la pusieron_el que_bajara que_despacha que_jamas que_paso que_que
que_ser que_tu quebr* queda_a quedaban quedarse quedo_el queja_en quien_es quimica quiropractico quita_el quitaron_la
radic* radiografia_de radiografias rajad* ramon rasgada ratas ratas* ratones reabr* recau* recepcion_me recibio
reclamacion_en reconocimiento recorrido recre* recreo redes redes* redon* refrescos refug* regalan regle* regleta
relaciones relojeria remed* remedios repartidor_se repetia residente resolucion restrego retenida retrovisor reuti*
rider rider* ridiculiza robab* robaban robadas rocia* rociaron rodea* rodrigo rogue rogue* rompieron_el ronchas rosales
rosalia rozo_el rubio rubios sabei* sabeis saberlo sabia_donde sabra* saca sacaron_la saco_a saco_el salchicha
salida_del salio_volando saltando salva* saman* samanta sanci* sandr* sangre_en satay satay* satir* saturnino se_dormia
se_inventa se_le se_negaron seguidos seguro_que seguros senal_y senso* sensor sentadilla sentia sepan sepan* sepro*
seprona sergi* seria_una serio* serna* sernac serop* serpi* servicios servirnos sever* severa sexual si_te siguiendome
silbando silvi* sim sin_anclar sin_cambiar sin_correa sin_dormir sin_necesidad sin_pedir sindr* sindrome sindrome_de
sinve* sobres solda* solito solo_tenia solta* solto solto* solto_que sombra_ni sonda sorpresa_y sorti* sortija sospe*
soy_celiaca spam srta su_comision su_instagram su_reloj subo succi* sudacas sueldo suelto_en sujetaron sujeto sumar*
supe superintendencia superintendencia_de supervisora supre* supurando susur* sutur* sutura suyos suyos* taber* tabla
tablero tahin* taller_y tanda* taparon taquicardia taquillero tarjetita taser taser* taxim* taximetro te_ofrece te_saco
te_vea techo_del tecnico_del telem* temblaba temblando_y tenia_un tenid* terceros terri* testigo testimonios textual
thinn* thinner ti tigre* tikto* tiktok timad* timadores tirab* tiraba tirano tiro tiro_del tocab* tocar_la toco_los
todo_perfecto tomad* torcida_y torcio_los torta torta* toxic* trabajador trabajando traer* tragos traid* traigo trans
transa transferi transportin trata trato_de trave* tres_en tres_lineas tripi* trituradas troci* trocito trocito_de
trona_con trucada trucha tu_moto tumbaron tumbos tuntu* tuntun turista turistas tutela tuvieron_que un_aviso un_bote
un_cable un_companero un_cuartito un_cuchillo un_dedo un_diente un_guantazo un_metro un_movil un_prestamo un_reloj
un_supuesto una_cadena una_deuda una_financiera una_noche una_piscina urban* usadas usted usuarios usura* usurp* va_a
vaciaron_el vais vais_a valet valet* valio* vapeadores varic* vario* varios vehic* vehiculo veinticuatro vena venci*
vendiendo vendria venezolanos ventana_y ver_si veras veras* vesti vi_con vicio vidrio viera viera* vigilan villa*
vino_abajo vino_encima visible visio* vision vitrina vive vives vives* volad* volado volco volco* volte* volteo volun*
vomitos vuelvas vuestras xenof* y_desde y_despues y_dijeron y_lleva y_nueve y_nunca y_pedi y_salia y_tu ya_habian
ya_venia ya_veras yegua yeguas yesen* yesenia yorki* zamar*`,
    '7': `
120 a_golpes a_porro a_proposito abajo_con abandonaron abonos abrazados abri_el abrio_el acariciaba accio* aceto*
acetona acorr* acosador actos actos* administradora adorm* adult* adulto afila* agarr* agarre agente_de aguardiente
agujerito agujerito_en ahorros airba* al_aviso al_juzgado al_recoger al_sol alas albaniles alcoh* alergias alergica_al
almacen_de almen* alquilar altan* amana* amarr* amarrado amenazo ampol* anaca* anafi* andal* anestesia anestesista
anfet* anillo_de anisa* anisakis antid* antih* antihistaminico aparcas apilados aplv apunto arde ardiendo arrancaron
arraso arrastraron arrendador arrie* arrim* arrog* ascensores aseguradora aseo asi_me asist* asmat* asoma* asomado
atrop* autista auxil* avento azuca* babos* bajaron_la bajo_con balanza ban banar* banaron bano_del barandilla barbara
baret* barriga barrotes bebe_en benef* benefica benga* bidon* biops* biopsia blanco_y borracho botiq* botiquin bots
bronq* brota* bujia* bujias bulld* burof* busqu* cabra* caca cachetada cachorro cadenas caderas cagar* caja_de calefon
cales* calif* calzada camad* camareras camellos cancer cangr* canna* cannabis capar* caparazon capturas cara_en carad*
caradura caraj* cargando cargo_de cargos carnicero carrito_de carta_documento cayo_a cayo_de cco cedul* cedula celiacas
celular_de cenizas ceril* chate* chicas chip choca* choco cinco_estrellas cinta_de cinturones circulando cizal*
cobrarme cobre cochino cocinera colaron colegas colombianos columpio comia companeras companero comprobar con_candado
con_certificado con_fiebre con_gente con_harina con_pegatina con_tu con_uniforme conciliacion conejos confirmacion_y
confirmo confundio conjuntivitis conmi* conmigo conmigo_en consentimiento constancia consumidor contaminada contaron
contra_mi coordinadora copia_a copio copio* correa_de correo_de cortina_del cortocircuito costillas cread* criad*
cristiano cruel* cruza* cualquiera cuando_sali cuartito cubierta cucarachas cuchilla cuela cuenta_en cumplen curio*
damia* damian dato de_18 de_alergia de_alquilar de_arroz de_bano de_buceo de_claro de_conciliacion de_confirmacion
de_crack de_ese de_marihuana de_mierda de_payaso de_pesas de_punta de_sala de_todo de_todos de_venta de_vida deamb*
dejaron_la deje_mi del_almacen del_carro del_entrenador del_mes del_pelo del_pueblo del_taxi deliv* delivery deman*
dentadura derecho_de derramado desacato descolgo desconocidos desde_entonces desgr* deshidratada desnu* despacho_en
desperto desplumados desprecio despues_del desta* destellos desva* dias_de dient* dinero_por dinero_y divorcio_en dnis
dormitorio down dra echaron echen* ejecu* el_aceite el_analisis el_arrendador el_ayuntamiento el_campamento el_candado
el_caparazon el_carnet el_castillo el_cenicero el_columpio el_cuarto el_deposito el_dr el_guarda el_guardarropa
el_guardia el_jacuzzi el_logo el_mio el_monedero el_ojo el_parte el_patio el_propio el_puesto el_socorrista el_termo
el_tipo el_vestuario el_vuelto el_whatsapp elastica email email* empezo_a en_alto en_ese en_marcha encargo encerrona
encontramos encub* endil* endilgaron enjauladas entrar_al entregaron entro_con enven* envue* envueltas equivoco era_mi
eres eroti* escondido_en escot* escote escribirme escuche escup* ese_local espanoles espanta espin* esta_semana esta_y
estafadores estare esterilizar esto_no estos estos* estoy_en estrello estudios eutan* evapo* excre* expul* extas*
extintor falle* fallecio falsa false* falsos favores finca* fingi* fisio flor flotando_en foren* forense fraude frenaba
frente_al fumadero fumando furgon galer* galeria galgo* ganan* garab* garabato gases gases* gastr* gatea* golpeado
gordita gramos gritan grose* grosero guarr* guill* habia_ido hablan hace_falta hacia_mi hacke* hamst* harin* harina
hasta_sangrar helado_de heridas herra* herramientas hijo_la hinchada hiyab* hongo* hongos hostel humil* humos humos*
hurta* ido ido_a iguan* impresentable incin* indec* indecopi infantiles infladas informatico infra* ingresados inmov*
interna inundado inven* inyeccion inyectaron jalon* jaula jefa_de jeringuillas jovenes joyero judicial junto_con jurid*
kayak* keta la_anestesia la_bajaron la_botella la_cabana la_camara la_casera la_cisterna la_consigna la_correa
la_costura la_cria la_cuidadora la_demanda la_estanteria la_itv la_llama la_manguera la_mayonesa la_muela la_muneca
la_ninera la_noria la_pechuga la_pierna la_razon la_saco la_sena labio* labios laboratorio lactosa_y ladrar lanch*
lancha lapto* laptop las_caderas las_camaras las_cejas las_duchas las_gafas las_practicas lasci* latas latas* latinos
lavo le_arrancaron le_dijo le_quitaron le_vendieron lesbi* levantada llave_maestra llaves_de llaves_del llevaban
llevaron llevarsela llora lo_conto lo_sabe lo_saben localizador logo los_bomberos los_clientes los_dedos los_demas
los_duenos los_examenes los_gatos los_mios los_nombres los_pacientes los_pedidos los_pendientes maest* maitr* maitre
maleducado mamas* mandare mandibula mapuc* marcha marihuana mariscos mascarilla masti* mastu* matarratas maternidad
matro* matrona me_bloqueo me_devolvio me_escribe me_espero me_explico me_nego me_robaron me_rozo me_tiro me_trato
mecho* mediacion memor* memoria mentirosa mentiroso merod* meseros mesil* mesilla metan* metia* mi_abogada mi_agenda
mi_bebe mi_cocina mi_enfermedad mi_firma mi_habitacion mi_pasaporte mi_puerta mi_queja mientras_yo mierd* mierda
mil_euros minis* ministerio mirada mis_ahorros mis_fotos mis_primos misma_noche mocos* modal* modales molido mona
moneda monitora morac* morado morados moral* morosos muchas_ganas mujer_y mujeres murmu* murmuro muslo muslo* musul*
nalga* nego_la nene niner* ninera ninos_al nique* no_dio no_pagan no_podia nombre_completo nombre_y noria noria*
nos_negaron nosotros_y nuevas nuez nunca_se obrer* obreros ocho_anos octog* ocu oculto oido olvidan operaron_la opinion
orina* os os_voy otiti* otitis otro_mecanico oxido oxido* oxige* oxigeno pague_la panza panza* paquete_y parab*
pareja_de parqueo parvo* pasaba pasajera pasaportes paso_con pastillas_a pastor patata pechu* pechuga pedidos pedra*
pegatina pelado_de pelos_y penal pendientes_de perchero perdieron_a perdio_los perdio_mis perfo* perfu* perio* periq*
permiso persiana_con persona_con perve* pesar* pese petar* petardos pibes pibes* picaduras pidio_el piensalo pille
pille* pilot* piloto pizze* pizzero pollo_estaba poppe* por_esta por_tener por_uno porro posit* precinto preex*
preexistente preguntaron prena* presentada presentado profeco propio proposito propuso psiqu* publicaron puedas pulgas
punos punos* pupil* pus pusieron_a que_pasaba quedar quedaron_con quedo_mi queja_ante quemaduras_de quemaron quemo
quemo* quincena racis* rampa_y rasga* rastr* rater* ray reacc* rebajada reel reenv* refer* referencias regis* regulador
reloj_de remol* remolque renovaron repartidor_me reporte respondio responsable retro* revento revisar rivot* roja rompe
rompieron rompo rompo* ronch* ropa_y rozan* rubri* rubrica sabian sacaron saco_la salch* sale_en salga* salvavidas
sangrar sanid* sanidad saqueado sarna sarpu* se_a se_descolgo se_equivoco se_llevo se_los se_parece se_quedo se_vino
sedad* sedan* segura segurata seis_anos sella* sello_de sellos servidos servimos sesam* sexuales shock shock* sillita
sin_consentimiento sin_frenos sin_huevo sin_preguntarme sin_tacc singl* singluten sirviendo sirvio sobre_de socor*
sola_a solic* solit* soltarme soltaron sonda* sorda sorda* soste* sosten soy_alergica su_llave sucias sudac* suegra_con
suelta_en suenan suero suero* supla* supue* supur* sus_partes sustr* tacan* tacc tamba* tan_tranquilo taxis* taxista
te_hago teleg* tengo_la tenia_en terap* terminal termo terne* terraza_el tirita tiro_el tiro_la tirol* tirolina titulo
toni torcio tosie* tosiendo trabado tragar tranc* trigo trigo* tromp* trucho tuercas tumor tumor* turba* tutel* tuya
ucran* ulcer* un_beso un_comercial un_globo un_tal un_tipo una_por url urticaria usada* usaro* usaron usted* usted_no
ustedes uva vacio_el vago vales vales* vamos_a veia_la vendio venez* verme verme* verte* vete vicio* vienen_familias
vigil* vigilado vigilantes virge* virgen visa viva vivos vivos* vocea* vodka vodka* volar volar* vomitando whatsapps
y_cerraron y_dentro y_listo y_soporte ya_tiene yo_nos yonqu* zaran*`,
    '8': `
50_en 90_cada a_cambio a_gas abierta_y abri acari* acceso acta adred* adrede agred* agreg* airpo* airpods al_agua
al_bebe al_salir aliento_a alumnas animador anito* anitos ante antes_que apale* aparcacoches aparcan apest* apocr* apto
arregla arren* asco asfix* asma audios autis* autocar avell* balan* baran* bata billetes_de bolsita bolsitas bombon
braya* brayan burlo burlo* cache* caden* callejon camel* canti* canut* carne_viva casera cayo_encima celia* chale*
chamu* chapu* chuch* cocinero cogol* colar* complice compradas con_cajas con_ganas con_llave confe* contratamos convu*
correspondencia costi* cristal_en cubatas cuenta_de cuentakilometros culo cuotas curri* curriculum de_en de_madrugada
de_manual de_paso dejaron_a del_balcon del_hostal del_taller delante_de denun* denuncia descarado desperte destr*
detector_de diente disca* disim* documento donat* droga* duerm* el_animador el_camping el_cocinero el_cuentakilometros
el_datafono el_del el_dentista el_dueno el_entrenador el_instructor el_maestro el_perfume el_personal el_piano
el_recepcionista electrica embarazo embau* embus* en_carne en_google en_urgencias en_voz encendida enganosa enjau*
entro_en enviada esa_noche escapo escondidas escribe esfum* estal* estallo estra* foco fotop* garga* gatit* gente_de
gitanos gordi* graba gramo* gusan* hachi* hemor* hepat* hepatitis herid* hija_con historial homof* hospitalizada hosti*
igual_a ilega* inhal* inquilinos instructor inves* inyec* jefa jerin* la_almohada la_compania la_empresa la_fuerza
la_guardia la_hamaca la_mia la_nota la_punta la_tengo la_trona lacta* lavam* lavamanos le_pase leyo llaga* lo_llevo
los_monitores machi* maestro mal_y malas malas* mandado manejaba mani maric* marih* me_negaron me_tomo me_vacio menores
meser* mi_abrigo mi_acento mi_direccion mi_ficha mi_mano mi_papa mi_perfil mi_ubicacion minti* mintio mirandome
monedas_del monox* monte* mordi* moscas_encima nadie_vio negaron_la negras neumo* no_pedimos nos_echo nos_veremos
notarial oficio opiniones otro_cliente paciente_anterior parpado parvu* pasea* pasillo_del paso_la pecho pecho* pegat*
pelli* pesab* pesaba pinch* pleno_julio podrida por_detras por_pedir por_si por_sus porro* presi* presion priet* primos
probe probe* procu* propo* pusieron_una que_hora que_usted quemadura quemaduras ramon* reaccion recibi reclamacion
reclamo_en repor* reque* respiracion retiro reviento revisaron roban* rompio_la rubia rubia* rubio* salmonela
salmonela_confirmada sapo sarna* se_bajo se_burlo se_partio se_paso si_nada siete_anos sin_las sin_permiso son_del
su_casa su_culpa subir_a sueld* tal talla_de te_espero te_voy temblando teodo* testi* thc tiene_mi tiraron tobil*
tobillo tranquilos trapi* truca* truch* tu tumba* un_bate un_celular un_desconocido un_empleado un_plan un_postre
una_resena una_tal urtic* vas vea veces_la vencido vendian ventilacion vih voy_con voz_alta y_cobra y_papel yegua*`,
    '9': `
89 aband* acosa* aguar* ahoga* ahorc* ajeno ajeno* al_seguro alban* amane* ancla* anest* avisados avisamos avisar_y
bajaron bloqueo burla* cacho* cai camaras chinc* chupa* clientes clona* colga* comun con_sangre cria cubat* cucar*
cuidadora debit* del_grupo dentro_del dijo_el dr el_codo el_motor embol* encad* entraron esnif* esta_noche exigi*
facturan falsi* filma* firmaron forza* fract* fraud* fuman* ganad* grita haiti* hoste* ibamo* ibamos infec* insin*
insistio intim* intox* judic* junta la_bodega la_cerradura la_comunidad la_pata la_ruta las_buenas le_dieron maled*
maltr* mandi* mando_una maria me_corto me_llamo menti* mi_cara mi_dni mi_foto nego nombres ocult* opini* partio peric*
por_ser precio_para profesor_de restr* retir* rompio_el ruman* salio_de se_donde se_las se_llevaron se_quedaron sexua*
sin_luz sober* soberbia sobre_mi socorrista sola_en sr sra tembl* tomo traic* tus un_hombre vaciaron vas_a venden
vendido venta vientre viola* volaron volo vomit* vuest* vuestra`,
  },
  kinds: {
    accusation: {
      '2': `
000 214 abras* abri abuel* abusi* adelantado admision alumn* andre* andres anima* apare* apellido aporr* arbol arras*
arreglar asi asignado atend* ausen* balle* barbe* barra* barri* basto* baston basur* blusa* boca borraron busqu* busque
caido caido* calculadora caldera camar* cande* capitan carretera ceniz* ceniza center chapa* chapi* chef chicos chule*
citas citas* claro claro* cobra* comision conch* condi* condiciones condu* confirmaron conmi* conmigo contador
contraten copia corba* corbata corto corto* creo cuand* cuando cuero cuero* cuidado cunad* cunado deber* debie* decir
dejad* depen* depil* desfa* desga* desgana diferencia digo diner* dinero distintos docum* dormi* dormido duerm* educada
efectivo empas* encarna encim* encima encontrar encuentra enfermeras enred* enter* entero entrenador escri* escrito
escucha ese estas estas* esteb* esteban estil* estrella estud* estupenda exact* exami* facturacion falsa* falto*
farmaceutica feria ferreyra ficha* fidel* fijo flori* forma franc* frena* fueramos fuga garan* gesto* graci* habia
hable* habria hacia* hacie* hacienda hambr* hambre hecha hija hijo hombro hosta* hostal huesp* idea impre* inspe*
instalador interes inund* itzel itzel* jardinera joven* jubile jueve* jueves juro juzga* juzgado laboratorio lavadero
leone* levan* lima llame* llamen llamo llamo* llorar lucia lucia* madres maestras mala malos malos* mandando manden
maner* mantenimiento marcho marin* marta marta* mayores megaf* megafonia melon* melones merce* milag* milagros morad*
motor movil negoc* nina ningu* norma normales notar* oficial ofrecio olvido opera* padro* padron pagan pajar* pajaros
palabra palo parac* paracetamol parar parar* pasaj* patas patas* payaso pedia* pedir pelo peluq* pepe perdi* perros
perso* pilar pilar* pinchos pinto pintor pizar* placa placas plan planta plazos polig* poligono porte* pregunto
prometia provo* psico* puebla pulga* queja* quint* quinta quiten recepcion rechazan reclamaciones regla reia rellenar
repar* repue* resba* reservas resid* resop* restos retir* reviso revisor reyes reyes* riend* riendose rompi* sabie*
salud se secretaria senora sentado sido sierr* sierra sirvi* sobra solucion somos somos* sonia sonia* sopor* sucio*
sueno sueno* super* suspendi tamal* tamales tapa taquillera te tecnico telefono teniamos teres* teresa tiene* tipo
tiran* tocan* tocar* torcida torpes traba* trage* tragedia traum* traumatologo trepa* tuerc* tuerca tutea* tutora un
uniforme usado* usados vamos vamos* vayan vayan* vendedora venga venir venir* ventas veterinario vieji* vigil* voces
voces* volvi vuelto ximen*`,
      '3': `
72 9_y a_lo a_los a_nosotros a_sus abuelos acuer* acues* agarr* al_siguiente alber* algui* alguien almor* amena* ampar*
amparo anfitriona angel* aparece apren* apunt* apura* arqui* arreg* asesor asi_de audios azafa* azafata barba* barbero
barrio_con basta* benito bigot* bigote bille* billetes bloqu* blusa bosteza bostezando bota brome* bronc* bronca
cabe_en cabre* caiga* caigas call calva* cara carit* carita cartero casca* casero cerradura chant* chava choqu* choque
cinco_meses ciruj* cirujano clasi* coach coach* cocina_a cocinando coman* come comprada con_mi conserje contesta
contestaba copia_y corta crede* credencial cuade* cuadernos cuando_pregunte cuenc* cuenca cura da dando dando* dani
de_barrio de_noche de_recepcion de_salsa de_su debieramos del_banco del_coche del_colegio del_mundo dependiente
desganada detras_del dicta* dios disculpas doctor domic* dueno dueno* duerme el_abogado el_camarero el_celular el_chef
el_deposito el_expediente el_fontanero el_guardia el_informe el_problema el_pueblo el_tecnico el_ticket el_timbre
el_vendedor eleme* elemento elisa elisa* elvir* elvira empatia empleado en_ese encen* encima_nos energ* enfermera
engano entrego equiv* escaparate escribio escuc* escucho estef* estefania estet* exame* examenes falsa fatim* fatima
ferna* ferreteria ficha fina firma firma* fonta* fotog* frascos fue fumar fumar* galli* gestora ginec* ginecologo
golpe* goter* graduo grise* grito grosera grupos guapo guapo* habitaciones hablar hacia has hizo_el hoy_me huespedes
humo iker impun* impuntual ines informe inspectora instructora jardi* jardinero jeta jorge jorge* jubil* jugad* kevin
kevin* kilometro la_azafata la_boca la_caldera la_diferencia la_linea la_nuca la_placa la_propina la_senora la_sesion
la_version largo largo* las_cajas las_gafas las_manos laure* le_da le_dijo le_falta llamaba llant* llanta llego_tarde
loco loren* lorena los_abuelos luis mando_a maneras marcos maria* martina me me_contesto me_mando me_saco medicos
menos_el menud* menudo merit* mesera metio metio* mi_expediente migue* molestaramos monos monos* mostr* mostrador mutua
mutua* nacho* naric* narices nativ* nativo ni ni_por nicho* ninas ninas* no_contesta no_deberia no_devuelve no_hace
no_le no_llego no_sube noctu* nocturno nombre_del nos_quedamos novat* nuca nunca_llego ocupados ojo_con oliva* operada
operario opina* optic* optica orteg* ortega pacientes padre* panaderia parqueadero pasillos patri* patro* patron
pediatra peluquera personaje pesad* pesada pesado pieda* piedad pilla* pinto* placa* platos_de por_error por_escrito
por_whatsapp probl* prome* prueba prueba_de puesta que_asi que_verguenza quien quien* quien_lo quiro* quiso quiso*
raquel rebec* rebeca rehab* rehabilitacion reina* renat* renata repuesto respe* respo* retiro revis* ricardo rie rodo
rodri* rompio ruben ruben* sacri* salas salas* salsa_de se_fue se_la sena senal_de sepa silic* silicona sin_mesa sobra*
sobran sobre_la socio socio* soporte sosa su sucio sujet* sumil* sumiller talle* tapo taqui* tarde_y termino textu* tia
tira toca todas_las todo todos todos* tomo tonto tonto* total total* trampa turno turno* turno_de unai urgente usted*
valer* valeria valla valla* vendedor vendedor_de vender vendi* ventanilla vi vigilante vino_con vitor* volva* ximena
y_dijo y_lo y_nunca y_pega y_todavia`,
      '4': `
a_almorzar a_medio absol* abund* acent* acento admin* administrador alban* albanil almorzar anest* anticipo antipatica
anton* apell* apurada asco asegu* atendio atien* atiende atrev* barma* barman borde* burla burla_de cables cajero calva
camarero canch* capri* carde* cardenas caser* cerro_la charo* chicas chuli* clien* colgo colgo* comandante comer*
con_los contestando coord* cuando_volvi dano de_hambre de_juzgado de_mantenimiento deberia dedo del_gimnasio desab*
desas* desastre desgr* desgracia dijo dio dio_la discu* discutir dormia echo_a educa* el_de el_dedo el_doctor el_dueno
el_monitor el_senor emili* emilio encar* encargado enfad* ensene es esa espera_a estir* estirado eternas excus* excusas
exped* expediente expul* fabio* fabiola fatal fatal* fisio* floje* flojera fue_a funcionaria gabin* glori* golpes
goteras gracias_a guardo guia habla* hablaba hablo hablo* haya herma* hermana herme* herra* herramientas higie*
higienista humor humor* instr* insuf* integ* integral ivan jamas jamas* joaqu* joaquin la_culpa la_directora la_doctora
la_gestora la_peluquera la_recepcionista la_ventanilla la_visita la_voz ladro lanzo lanzo* largas las_chicas levanto
leyo llama lo_del lo_suyo logop* logopeda los_papeles los_platos malhu* mama manic* manip* manolo marco* me_atendio
me_colgo me_corto me_hizo mensajero mete mi_mama mi_paquete mientras mira mirad* mis_papeles moder* monit* monitor mozo
mudan* muerto_de nacho negociado nico no_mira no_tiene nos_dejo nunca nunca* padre panch* papa papeles_y pasa paz
perit* perito persona pese pesimo por_megafonia portero presentado profesor propi* prueb* psicologo pura puro puso
que_sepa que_yo quintanilla rayo receto repartidor resopla rey ridic* rio rompe* roton* rotonda sabe salva* salvaje
saman* samanta santi* se_burla se_quedo sebas* senor senor* senorita septimo siempre_con socia* social suyo taller
tasad* tasador tiene todo_por torpe* trasq* treme* tremendo tromp* tuvo usted ve veter* veterinaria whats* y_cuando
y_despues yesen* yesenia yolan* yolanda`,
      '5': `
800 absoluto administradora adria* adrian agili* aguir* aguirre al_personal almac* almacen amarg* ansel* apunto arrie*
arrieta aseso* asesora auxil* auxiliar avent* basta begon* begona benit* bermu* bibli* bloquea boste* bruno bruno*
bruta bruta* cajer* cajera calla* callar cambio_la cara_de carni* casil* celad* celador celul* celular chapucero chill*
chism* chulo chulo* cifue* cifuentes clientela clientes cobos cobos* cobro cobro* colga* comercial como_ella conce*
coordinadora corto_el cree cuando_le cuida* cuidado_con culpa culpa_de de_caja de_todo de_todos dejo_la dejo_todo
delante_de desap* desaparecio despa* despota despr* destr* devuelve dijo_que director docto* doctora documentos echa
educacion ejecutivo el_administrador el_encargado el_jefe ella ella_sola embustero enfada enfer* ernes* ernesto escon*
escondio evari* evaristo exage* exagerada ezequiel freir freir* gonza* gonzalo graciela gritos herna* ignac* ignoro
incompetente inqui* insufrible insulta inventa jimen* jimena joel jubilada julia* julian la_cara la_dra la_profe ladro*
larra* le liant* liante licenciada los_pasillos lozan* lozano macar* maest* maestra maico* maicol malha* malhablada
mando* mandon marib* maribel matro* matrona me_cobro me_dijo me_llamo me_respondio me_tiro mecan* mecho* mechon modal*
modales monitor_de monts* ni_levanto ni_se no_da norbe* norberto nos nuria nuria* ofend* ojos panad* papeles peral*
piano piano* pidio pidio* pizze* prepa* prepotencia prepotente prese* presento priet* prieto procu* profe profe*
promete propina que_alguien que_firma quiroga ramir* ramiro recep* recepcionista refun* remed* remedios
repartidor_lanzo ricar* rocio rocio* rompe rosal* rosau* rosaura salio_a salud* saluda satur* se_cree se_hizo se_llama
se_rio segun socor* soled* soledad solto solto* su_cunado tirados trae tramp* tratar tratar_con tu tuntu* tuntun vacil*
vacilo vende* vendio vicen* vicente y_encima`,
      '6': `
a_gritos a_mi admis* adred* adrede agent* altanero avento barbara bermudez besti* bestia bolig* boligrafo burla* carad*
caradura cardi* cardiologo carlo* carnicero casan* cerrajero chate* cocinera consuelo conte* contesto creido culpa*
culpo culpo* damia* damian de_sala del_turno despacho_en despo* desprecio direc* directora e echen* echo ejecutiva
el_cerrajero el_chofer el_del el_dr el_mecanico el_turno embau* embus* encub* encubre equivoco es_una esconde euseb*
eusebio ezequ* falsi* falsifico falso falso* fermi* fermin ferre* finca* geren* gerente gober* gobernanta grita* huama*
huaman humilla impresentable instructor inuti* inutil irene irene* irres* irresponsable jefe la_mirada leidy leidy*
levanto_la licen* malcr* maleducada manicurista manol* marce* marcela maric* maton* me_cerro me_culpo me_trato me_tuvo
mecanico mentirosa meser* mi_papa mintio_sobre mirada monte* oscar oscar* pasa_de patan patan* perdio perdio_los
perdio_mis pizzero plome* plomero por_culpa ramon* respondio ridiculiza rompio_el rubio rubio* saturnino se_equivoco
sergi* silvi* sinve* srta supervisora taxis* taxista teodo* thiag* thiago tirano tiro toni trata trata* trata_de trato
trato* trato_de villa* wilme* wilmer`,
      '7': `
agente antip* arrog* borde braya* brayan burlo burlo* chofe* chofer creid* dra ejecu* es_un grito* hizo humil* ignor*
insop* insoportable insulto inven* jefa jefa_de jefe_de los_ojos maitr* maitre malas malas* maleducado me_dejo
mentiroso meseros minti* mintio no_sabe nos_echo sandr* se_burlo socorrista un_tal y_se`,
      '8': `
altan* chapu* cobra dejo despacho dona grose* grosero insul* maled* mient* nego prepo* vago`,
      '9': `
don dr grita mal_y menti* miente sober* soberbia sr sra tal`,
    },
    allergy: {
      '2': `
78 aceit* aguac* ah ahora ahora* al album* almohada ampollas anunc* apret* apunt* arroz arroz* aspir* atun aviso aviso*
azafata bandeja bautizo bebida boque* bronc* cacahuetes calab* campa* carne* casi clara coman* comanda comed* comedor
comido comio comio* comun* conce* confirmacion confirmar conta* contraste corch* corcho corriente corti* crema* criti*
crois* croissant cuadra cumple decia* del desembarque despu* despues diero* dieron dijim* dijimos disculpas doblada
dormidos echan* edred* edredon en encontro ensaladilla enter* entera eran escondida escondido escrita escrito esposa
esposo etiqueta farmaceutica fideo freidora frent* frente fresa fuero* fueron furgo* galletas gambas garan* guardo
hicieran hija hijo idea ido igual igual* india india* informe junto junto* lean licuadora limon llegamos lleva llevamos
maiz manos manos* manza* marcados me medico melon* menu meren* mi mismas monis* mordi* mordisco mostaza mozo nido nina
ningu* ninguna noche norma* notas notas* ofrecio opcion ostras papas papas* parch* pasaba patat* pedir* perdieron
perdo* perdon peso pez picad* pinchazo pista* pizar* placa* plastificada plato* postr* postre pregu* pregunte pregunto
primo primo* productos pulsera puro quita* quitaron repartio reservar respondio retir* reven* reventaron riend* sabia*
sabie* saque segundo sello sello* senores sentarme servian sever* severa si su suert* suerte tabla* termine tiene*
tienen toco torti* tranquila tuve veget* velas velas* vendieron venia venian`,
      '3': `
a_bordo al_segundo alergico_a alergico_al alumno ambie* amoxi* amoxicilina animales anota* anunciaban asegu* atlan*
atlantico aunqu* aunque avena avena* avion avion* avisa* avispas azafa* azul bacal* bacalao bebe bizco* bizcocho
bolsitas bordo bordo* bufe caducadas caldo caldo* callado camar* campamento carne cartelito celiaca_y cerea* cerro
cerro* cerro_la clara* cocin* con_adrenalina confi* confirmaron const* constaba contacto correr crema crepe crepe*
cuando_ya cucha* cuerp* cuerpo dama de_cara de_goma de_leche de_soja de_verduras de_vuelta decia dedos dedos* defor*
desen* desmi* dijo_la dijo_que dobla* dolor dolor* echar* el_anuncio el_postre el_queso en_las en_rojo era escon*
espos* etiqu* exten* extensiones fideo* fideos free fresca fumet fumet* furgo gamba garbanzo gigan* grano* guard*
guardia hablar hasta_en hermana hinchados hincharon historial hoja hoja_de hospi* infor* jaiba jaiba* la_ambulancia
la_ficha la_lengua la_mano la_pasta la_receta la_sopa la_tripulacion lango* langostinos le_pusieron licuados llene
llene* lloraba lo_dije lo_ponia los_cinco los_ojos mango mango* mano_y mantequilla me_lo me_pusieron me_vendieron
mejillones menti* mentira menu_sin mezclados mi_hermana mi_sobrina mi_sobrino mixto mixto* monit* morad* morta* mortal
moza nata natur* negar* negaron ningun ningun_sitio no_pasa no_puede no_tenia no_tienen noche_en otros otros* oxige*
oxigeno pad pan pan_sin parche pasta pasta* pedirlo pelad* pendi* pestanas pican* picat* picatostes picor pinon*
pinones pistacho pitab* pitaba pizarra placas plato plato_de pluma* plumas polvo_y pone ponia_en por_correo por_el
por_escrito por_suerte por_todas posti* postizas postre_y proba* provo* pulse* pulserita puse puse_a pusie* pusieron
que_soy quimi* respi* respirar rosco* roscon sabia_que salie* salsa salsa* sanat* sanatorio sangria se_nos secos secos*
sobre_el sobri* sobrina sobrino solic* spa suelto tabla tarta* tecnica tenia_los thai todo_el tomar* tonte* torta
torta* tos tostadora tranqui tras tres_de tripu* tripulacion turro* turron una_noche uno_de urgencia urgencias_con vaca
vegetariano venda* vendi* venia* verdura verduras vomit* vuelta_al y_lo`,
      '4': `
acabe acabe* aceite acril* aguacate ahoga* airbn* airbnb al_reservar alergenos alergia_a alergia_al alergicos
ambulancia ardie* aseguro autoinyector avise_de bebida_de bombo* box cacahuate calam* camarera cebad* cebada centro_de
cereales cerrados clari* cocte* coctel colorante cortisona cruza* de_alergenos de_almendra de_latex decla* derma*
deter* detergente dije dijer* echaron el_avion el_bizcocho el_caldo el_pan el_pure en_la en_polvo es_alergica estor*
fresa* gamba* globo* hecha hecha* helad* herma* hija_es hincho ignor* inyec* jurar* juraron juro la_boca la_hoja
la_misma la_penicilina la_proteina la_pulsera le_dio leche leche* leche_de leo llevaban los_otros los_parpados maris*
mayus* mayusculas me_dijo me_salio me_sirvieron menci* mias monitora mosta* natural nino noqui* noquis normal nuece*
nueces ojos parpados paso_la pegam* pegamento pendiente perfume pesca* petit petit* piel pierc* piercing polen polen*
poqui* poquito pregunte_tres prote* proteina_de prueba que_era que_eran quitaron_la raspa* reacciono rebozada rebozado
rebozados repartieron rojo salchichas salieron salsa_de salud satay satay* sienta sirvi* sirvieron soy_alergico
soy_celiaca suiss* suisse tenia* tinte tinte* tomar tortitas tosta* traia traia* tritu* tuvo un_globo urgen* urgencias
urticaria usaro* usaron veces_si vegana verdu* viva`,
      '5': `
ahija* ahijado al_huevo alergia_en alino alino* ambientador ampol* anacardos anafilaxia ardiendo aseguro_que asmatica
avellana avisadas avisp* batid* batida batido bocado cacao cacao* calla* camaron casei* celiaco cocinera cocinero
coloc* como_un comun crisi* crisis cuell* cuello curry curry* de_camaron de_pescado desat* dijeron dijeron_que dijo
el_aceite el_cuello el_tinte en_los en_mi en_observacion en_todo en_urgencias es_alergico ficha ficha* fruto* frutos
frutos_secos globo guant* guantes hinchada hummu* hummus intolerante inyectaron la_alergia la_camarera la_crema la_nota
la_salsa lacteos lactosa le_dieron licua* ltp maced* macedonia mejil* mezcl* mi_alergia mi_nena mi_plato misma mole
molid* molido nada_me niquel obser* observacion parpa* penic* penicilina pescado podia* prali* praline probar proteina
prueb* prueba_de pure puso roja ronchas sesamo shock shock* sin_lactosa sinte* soy tahini tapar* tenia tres_dias urbas*
urbason vegan* vegano y_dijeron y_le`,
      '6': `
al_aviso alergias alergica_a ambul* anaca* antih* antihistaminico aplv asma avisamos barriga bombon cacahuete celiacas
celiacos con_harina crust* de_alergia de_mani edema* el_helado en_carne en_el epine* garga* garganta gloti* glotis
guantes_de helado helado_de henna henna* huevo* intol* la_garganta labio* labios lacto* lactosa_y le lengu* lengua
lleva* los_labios lupin* mi_bebe misma* nena ocult* perfu* pese_a pese_al pesta* picor* pinch* plumo* plumon podia
salch* se_le se_puso sesam* sin_gluten sin_huevo sin_tacc singl* singluten soja soy_alergica suero suero* tacc tahin*
traza* trazas trigo trigo* trituradas urtic*`,
      '7': `
adren* adrenalina adver* alergica_al alergico almendra anafi* apto asmat* autoi* avell* avise avise* boca celiaca
era_de glute* gluten habones huevo lacte* latex latex* llevaba nique* no_podia nuez pecho pecho* reboz* ronch*`,
      '8': `
almen* cacah* habon* hinch* mani pese reaccion`,
      '9': `
alerg* alergia alergica celia* harin* harina reacc*`,
    },
    animal: {
      '2': `
000 23 abuelo adela* adelantado adelante adult* afonica agarr* agota* al alema* aleman almac* almoh* analisis apagaron
aparto apren* arras* atora* autor* ayudo ayudo* azul baje bano barranquilla bolsa bolsa* bota brida brida* caida* caido
calor calor* camin* camine carne carne* casco cascos cerrados charc* cinta* clavado coger coger* cojas cojas* cojeaba
cojo comid* comida comie* consta conste coron* corta* corte cortes cuadr* cuida* darle darle* dejar* dejaron desca*
descarga despe* diagnostico dias dimin* diminuta diver* dormi* dueno dueno* duran* durmieron echar* electrico encim*
encontre entor* entorno equiv* espum* espuma estaria explo* felpu* felpudo flaco flaco* flame* foto fotos fotos* gallo*
gasolinera gesto grapa* gritos guarderia habia* habian hacia* hasta hasta* hecha hija hinch* hubie* hubiera jardi*
jugue* largu* llama* llaman llave* llegando llego llego* llevaron lo los luna luz maletero malit* mandaban mano manos*
mato miedo miedo* mient* mientras minima minusculas mios monitores mono mosca* movia* muertas nacid* nacido nenes
nenes* nico ninos ninos* note ocurr* olien* oliendo oyo pagab* pagaba pajaros paliza palmo* pasab* patada patio patio*
payas* pegab* pegam* pegamento pensi* perder pesa pesar* pinchos pisci* piscina porte* preguntan preguntando preguntar
proce* prote* pudo pulga* punta quisieron rampa* raton* rayit* rayita regre* rejil* rejilla resid* respi* respirar
retir* retiro reven* robad* rotas rotas* rutina sacaron salir salir* saquen secador seguia seguian segun siguio sombr*
subid* suelto supim* supimos tapar* telon* tenia* tiesa* tijera tirada tiran tiro toalla tocara todav* todavia tomab*
tomaron torme* tormenta traba* trans* tumba* tuvo uno vacun* vendan vende* vendi* venen* veneno verdo* veterinario
vidrio viero* vieron vigilante vio vive`,
      '3': `
a_gritos a_los a_mis a_treinta abierta abrirla adulto afoni* almacen amarr* apago apago* aparecer apelmazado aplau*
arana* atada atendiendo bajam* bajamos bajo_el balde balde* barro boque* borde* cachorra caida cajones calva* canar*
carpas casco* charco cierv* cinta collares coma comido con_un congelada contenedor contratamos corde* cortaron corte*
costa* cruza* cuatro_kilos cubo cuenc* de_ahi dejab* dejaba deje del_local dentr* dentro dentro_de desan* desaparecio
descanso desfa* desfi* desfile desga* destr* dijim* dijimos durante echaron educa* el_acuario el_dueno el_hotel
el_jardin el_secador el_vigilante ellos ellos* elote* elotes en_los en_plena encen* encerrado encima envue* envuelto
escaparate espectaculo estab* estar* ester* estresados extraviada feria feria* finde finde* firma* flamencos flota*
foto_con fue_la fuego fuego* furgoneta gallina gallinas ganso* gata guarderia_canina hacian hecha_y hilo ido jardinero
la_entregaron la_panza la_piel ladra* las_23 le_pusieron les llamas lloro* lo_habian lobo los_ninos marin* mataron
me_devolvieron metid* metie* metieron metio metio* mi mi_gato mi_perro mientras_se mini monos* movie* moviendose
murio_en no_le olvidado orejas otros otros* oxida* paliz* palomas para_que parab* paraba param* paramos parir parir*
pasando patad* payaso pegan pelad* pelea peluquero perdieron perdio_la perio* periodico permi* perro persa persa*
picar* pico pidiendo pinch* pincho pingu* plena plena* pleno pleno* podri* polar polar* ponen ponen* por_error por_la
portero potro potro* puebl* puerta_abierta puntos pusie* pusieron que_le quema* rampa real reban* recie* recien
reconocieron regreso resecas sacud* salio_en sangre se_pasaron secad* secadora selfies shamp* shampoo siend* siendo
sin_aparecer sin_mi sobre* solto solto* su_propia subida sucia* sueltas sufri* tan tapan* tenia_el tenian tibur*
tiburon tieso* tijer* tirados tirando tirar* todavia_me torcidas tos trabajando trabajar treinta_y tritu* una_paliza
usa vaca vara venden vendidos verdoso vestido_de veterinaria viajaba volvimos vomit* vuelt* y_con y_quedo y_todavia
zulo`,
      '4': `
abiertas abiertos acosa* adiestrador ahogada ahogada_en alpac* amont* animal animales apiladas aplaudiendo arran*
ataca* aterr* bajo bigot* bigote blando cader* cadera caminando canic* caniche cargando carpa* cloro cloro* coja cojea*
colon* colonia comer comer* comio comio* con_cinta con_la conejitos conejo cosio cosio* de_mano deje_a delfines depri*
desgarrada desnu* desplomado deste* devolvieron diagn* dias_de dijo_el droga* el_espectaculo el_gato el_portero
elefante en_el en_la en_mano en_un en_una encogidos equivocadas escua* estra* explota flotando galli* ganchos
garrapatas gatita gato_por golpe* golpe_de golpes gota gota_de granj* granja guaca* herra* hipop* hipopotamo
hotel_canino inyec* jaulas jiraf* jirafa juguetes kilos_menos la_cadera la_furgoneta lana lango* las_orejas lengu*
lengua levan* maner* manera mascota matad* mato_a mojada_y monit* monos montu* montura morad* moscas muertos ocho_horas
operaron orina* oveja* oxidado palos palos* parid* parida parvo pasaba pasando_de pasto* patas patas* peluq* peluqueria
perrito pescar piel pinguinos ponis ponis* poste poste* pueblo puestas que_estaba ranas ranas* resis* reventado robados
se_les si_la sol soltaron sombra tiesa tieso tirado tiran* toro toros toros* tortuga tortugas tras trasl* traslado
tres_dias tuvie* tuvieron un_gato una_gota valla* vaqui* veter* volvi* volvio volvio_con y_le y_se yorki*`,
      '5': `
a_un aband* abier* adiestramiento agoni* agonizando agua almohadillas anest* anestesia anima* antip* atada* atado
barro* bulldog burro caballito caballo caballos cabra* cabras caden* cadena calesa calvas camello camellos canina
canino castracion clini* clinica cojea con_el con_heridas con_las costi* costillas cuarenta_grados cuidador delan*
delante delfin deshidratado el_collar el_hocico el_lomo el_loro el_oso el_pico el_vecino entregaron escap* escapo
esque* estanque famel* flaqu* flaquisimo fumig* fusta fusta* gallos gallos_de ganch* garra* gato gatos gatos* giran*
girando grado* grados hasta_que herida hirvi* hirviendo hocic* hocico hueso* ilega* ilegal incin* incru* inyeccion
kilos kilos* la_anestesia la_bodega la_fusta la_lengua la_montura la_oreja la_valla larguisimas las_patas latig*
llamarme llego_con lomo mano_en mataduras mesa_de morado mordi* mordida muert* muerto muerto_en nadan* nadando ni_agua
oreja_a pajar* parar parar* peces peces* pegados pegan* permiso perra perre* pleno_sol pluma* plumas pomer* pomerania
puerta_del que_perdio quemadas sacri* selfi* serpi* sin_agua sin_comer solta* tirad* tiraron tos_de valla vendaje
vitri* vueltas y_lo zoo`,
      '6': `
a_pleno ahoga* al_sol alas apale* apila* apilados aplas* aplastado aterrado bodeg* bodega burri* burro* caca cachorros
camadas canin* capar* caparazon carne_viva castr* ceniz* cenizas circulos cobay* colgando corra* corral criadero crias
crias* dando dando* dando_vueltas delfi* deshi* despl* el_caparazon el_paseador elefa* en_carne encadenados enjauladas
enloq* enloquecido enven* eutanasia fallecio felino galgo* gatitos hacin* hacinados hamsters hasta_sangrar huesos
jadea* jaula_de la_clinica la_jaula la_vitrina ladrar leon llaga* loro los_conejos los_gatos los_ojos masco* masti*
mi_perra mi_perrita ojos oreja oreja* orine* orines oso patea* pelea* periq* periquitos perro* perros pezun* pezunas
poden* podrida prenada pug quemaduras sangrar sarna tembl* temblando tortu* transportin tumor tumor* turis* una_bolsa
venda* vitrina viva yeguas`,
      '7': `
ahorc* asfix* atados atrop* boca bulld* cabal* cachorro cales* camel* cangr* colga* conejos correa cortadas cria cuell*
cuello delante_de desplumados enjau* falle* felin* gatito hamst* heridas iguan* infec* la_boca la_correa la_pata
la_patita maltr* moqui* murio murio* panza panza* parvo* pasea* paseador pata patit* patita perras perrita polli*
pollitos prena* sangr* sedad* sin_luz tigre* tras_la turistas vivos vivos* yegua`,
      '8': `
a_mi adies* atado* camad* colla* collar criad* encad* eutan* herid* jaula le perra* perri* sarna* un_gatito`,
      '9': `
cacho* conej* gatit* jaula* yegua*`,
    },
    child: {
      '2': `
abajo abajo* abierta acabo acabo* acera adent* adentro admit* aerol* aerolinea afuer* agarro aguan* alber* alcoh*
alcohol almacen anuncios aparato apare* aplicacion arranco asque* asqueroso atada atada* aterr* auto autop* avisado
avisaron azafa* bajab* baje baner* banera barre* bodeg* bote bufan* buscar cabro* cadena calzo* camilla caminando
campa* carretera casi castigo cerca* cereal cerraba cerraron chaval cigar* cinta* cogio cogio* cole colga* columpios
comed* confirmaron confu* conta* conto conto* correa corriendo cortaron creia* cristalera cuadras cuart* cuartito
cuentan cuidadoras daba dando dando* dandole degol* dejab* dejaba dejo del demas desde desde* destino devolvieron
dibuj* diciendo diero* dieron distintos donde donde* dormir durmi* durmio echaron edad educa* empapada enano*
encerraron encierran entera enton* entonces entramos equivocada error escon* esqui* estuvo excursion faltaba fea frena*
furgo* garba* garbanzos garra* gemel* gemelos graba* grito guard* guarde habia* habian hacer* hombr* hueco iman incon*
jalo jarab* jarabe juega* juego* jugue* juguete junto leido leido* listo listo* llamarme lleva* llevaron los madres
madri* madrid mama mandaba mano mateo mateo* metie* metieron minib* mochi* mochila natac* natacion nieto nieto* nuestra
oia olvid* olvidada olvido once oreja oscur* otro oye palma palma* panue* panuelo parab* paraba paradas pare pared*
pasab* pasil* pasillo pata patillas pedia pegab* pegaba pegar permiso pesar pesar* pidie* piezas pinza pinza* pitan*
ponen* porto* porton pregunto presto profesor propios prote* puert* pulse* pusie* pusieron queda quemada quinceanera
radiador recit* recitaba reclamar refle* reflexion regla responsables resuelta rodil* rotas rotas* saban* sabia sabia*
sacaron saco salen salen* sangre se seguia selfi* senor* sentada ser sexto siete siete* silli* sirvi* sirvieron sobraba
sobrina sobrino sofia sofia* sotan* sotano sucio supue* supuesto tabla tapado tapan* tapo tener tercero tia tiene* tipo
tirad* tirada tirado tonto* tranq* tranquilo tu tutor tuvo uniformes ventanas ver vereda verif* vi video viendolo vista
volab*`,
      '3': `
110 2024 8_anos a_la a_nosotros abriera abrigos acomp* acoso acoso* admitio afuera agarr* al alcan* alcance algun*
almue* almuerzo alumno amena* ancho* antes_con aparecio aparecio_a app app_para apren* apues* ardiendo atan atrap*
autobus autopista auxil* azafata bajo balco* balcon barrera bebio bebio* bebo biberones bodega boton cacho* calza* cama
cambiador cangu* canguro castillo cerca cerraron_el chale* chavales chiquito chofe* chofer cierre cigarros cinta
cinturon coja colum* comedor comes comes* con_cinta con_otro con_seis con_una conju* contratamos corazoncitos cuarto
cuatro_anos cucha* cuchara cuell* curva curva* de_los de_siete decirme dedo dejan dejan* dejarlo del_pasillo delan*
delante desco* desde_la despacio devolvieron_con dibujito dicie* directora dormidos el_bus el_club el_colegio
el_encargado el_monitor el_muchacho el_parking el_parque el_patio el_sotano el_viaje en_las en_otra en_un en_una enano
encontramos encontre enfer* entregaron equiv* esa ese espal* esquina estir* estresada explicacion flota* fuerz* fuerza
gimnasia golpeo gorda_de gordo gordo* grito* gritos habia_salido halla* hasta hasta* hebil* hebilla hombre idea
infantil infla* instr* intol* juego junto_a la_app la_avenida la_azafata la_cara la_directora la_excursion la_mochila
la_nariz la_oreja la_senorita lavaron le_dijeron le_grito llama* llamaron llegu* llegue lloraba lo lo_devolvieron
lo_encontre lo_vimos los_abrigos los_pelos lucia lucia* mal_y mandaban manos manot* marca* marcas me_llamaron me_lo
merie* merienda metio metio* mi mi_nieto mio monitor mordisco mostre muchacho nacid* nacido nadie nadie* nariz nariz*
nino_de ninos ninos* ninos_en no_quiere noche_en novat* nuest* obligaron ojos once_en operada operario oreja* orejas
orill* orilla oscuras oxida* pared pasaba pegan peli_de pelot* peluc* peluche peluquero permi* pidieron pidio pidio*
pierna pitando ponen ponian por_el por_error por_ir por_la preguntan pregunto_quien prima* productos profe profe*
publico puerta_de pusim* pusimos que_los quiere recie* recien recien_nacido recog* recoger recogerla recogio respi*
responsabilidad retiro riend* riendose rodillas roja ronda* rota sacam* sacamos salio_con salir salir* sangr* se_cayo
se_les se_quedo selfies senorita separada silla sin_explicacion sobre_el sol solta* sueltos sujeto tapa tapad* tapar*
taparon termi* tiene tiro tiron tontos torni* torta torta* trajo trajo* tras_el trece trece* trenz* trenzas trepa*
tumba* tutor* un_ano un_bebe una_app veintidos ver_mi ves vino_con vive volvi* vomito y_dejo y_faltaba y_nadie y_pague`,
      '4': `
a_oscuras a_su a_una abierta_a acosa* adole* alumn* amarrado arana* ardiente aseo asoma* ataba* ataban atraganto autob*
auxiliar aveni* avenida azotea bajar bajar* bajaron bajo_el barandilla bebe_llorando biberon boca_abajo brazos buscar_a
cabe cabeza_bajo cache* cachetes cambiadas campamento cargando casi_se castigado castigaron chaleco chanc* chill*
chillan cinco_anos cochecito colchoneta comer comer* con_forma contenido contra cordo* cuando_fui cuchillo_de de_cabeza
de_todos de_tres dejaron_a del_jardin desca* dientes dijo_ser el_autobus el_profe en_ese encon* enfermera enter*
enteramos entre_los escal* escalera escap* fiebr* fiebre flotando forma forma_de fular* gorra gorra* grita* guarderia
hija_a hijo_de hombre_que infan* inflable jarabe_para la_cama la_enfermera la_guarderia la_pared la_red la_reja
la_siesta la_silla la_tia la_tutora labio labio* lengu* les llama llamaban llaman llevo_a lo_dejo lo_encontro los_crios
los_de los_dientes los_ninos los_padres los_peques maest* mangu* manos* martina mater* mejil* mi_nena miedo miedo*
mocos monitoras muslo muslo* ninas ninas* ninos_a nos_enteramos nuestros obligo orina orina* oxidados panal* papa
pegan* pensa* pequenos perdieron pesa piern* pila pis_en princesa pure que_dijo que_fue rajad* rajada red reja repiten
resac* resaca respiracion rojas rojas* roto_y sabana salio salio* saltando se_abrio se_habia se_la se_le se_queda
siest* siesta silic* silicona sobrinito socor* solas solas* solos solos* solto solto* su suelta sujet* tembl* terminar
tiran tirar* tobog* tocab* tocaba tragara trago trago* trapo trapo* tutora una_noche viajaba vigil* vio viva vivia
vivia* volun* volvio y_lo zamar* zamarreo`,
      '5': `
a_comerse a_un adultos al_nino aleja* alejamiento alevi* altur* altura ameri* americana ampol* ampollas anos anos_en
ardie* atado atado* atrag* azote* banar* bebes_con biber* brazo bully* bullying cabe_un caden* cayo chamaca chava*
chich* chiqu* cintu* clavi* clavicula comerse con_los crios crios* cuida* cuna de_dedos de_once dedos dedos* del_agua
desde_entonces donde_estaba dormi* dormido dormido_en duermen educadora el_bebe el_cuarto el_maletero el_mio el_pure
elast* en_el en_la encontro gordito guagu* hasta_que hirvi* hirviendo humil* ident* identificacion instructor insul*
la_cuna la_dejaron la_maestra la_mano la_pediatra las_manos llego_con llegue_a los_demas ludot* ludoteca maestra
maletero manit* melli* menor mi_bebe mi_nina mi_recien morado morat* mordi* nadie_sabia nido nina niner* ninera
ninos_por orden par parvulos pedia* pediatra peque peques perdio_un primaria retir* salch* salchicha sobri* solo_en
suelt* tiron* tobogan tornillo toxic* tres_ninos un_adulto un_cuarto un_hombre un_juego viaja*`,
      '6': `
aband* abandonaron adolescente ahoga ahoga* al_bebe al_crio al_que al_sol amenazan antih* antihistaminico asfix* baran*
bebes bebes* benja* benjamines boca_con boqui* boquita brazo* cabez* cabeza chama* columpio con_orden contaron criat*
criaturas crio cualq* cualquiera cuidadora de_rodillas deamb* dejar* dejaron delante_de desconocido dient* duerm*
elastica encerrado encerrado_en enrol* entrenador fract* gordita hijo la_cabeza la_ludoteca la_monitora la_trona
lactante lactantes le_dieron lenguita llora lo_dejaron manguitos maternidad mejilla mi_hijo mi_nino moret* nena oblig*
otro_nino panal pellizcos pensar peque* pusieron_una recre* recreo sacud* sexua* socorrista sola solit* tres_anos trona
trona* trona_con un_nino`,
      '7': `
a_los adulto amarr* boca cria desnu* el_entrenador embut* escol* escolar gatea* gordi* hija hija_de jalon* la_boca
llorando menores mi_hija miss mocos* monit* monitora morad* nene para_que pis sola_en vomit*`,
      '8': `
adult* anito* anitos bebe calla* casti* encer* forza* lacta* llora* menor* parvu* pelli*`,
      '9': `
a_mi le nino`,
    },
    discrimination: {
      '2': `
0 000 29 72 abuelo acomp* acompanante adopt* ahorr* al alian* alianza alli almac* almacen almor* alquilaron alquilo
altos altos* amigo* anda ando atendieron atras audifono azafa* bajar barbe* barbero boda bonos bonos* buenas cabal*
cama caminar caner* caneria caser* chicas chico* chino* ciega* clara* clientela clini* clinica cobran coinc* cojo
colombiano comad* comadre condu* conductor confirmado contesto contrato costaba costado crio crist* cubo cuida* cuidado
cumbi* cumbia dar dejam* dejamos dejan dejan* depen* derec* despi* diagnostico dije dirig* disco discr* dni dobles
dueno elegi* elegir ella enano* encaj* encar* encargado enfer* entie* entiende entiendo entra entrar entrevista
escalones escrito especial este ester* estoy estoy* extra* familia familiar familias famoso favor firmamos fondo fondo*
frega* gimna* gimnasio gitano grapa* grita* guapa guapa* habia habia* habitual hable* hablo hablo* haga hiciera image*
imagen inmer* insis* intel* inuti* inutil joven* junto* juntos ladrones llama* lleva llevabamos los manchado manda*
mandan matri* mecanico medic* minusvalidos misma* moros moros* mostr* motiv* motivo mucha* muchas mueve* nacim*
nacimiento nacio* negra nena neopr* neopreno ninguna norma* normal normales nosot* nosotros notas notas* novios
numerosa ocupa* ofrecio padre* pagadas pagar pagar* paisa* papas papas* pareja pasar* pasil* pasillo pata permiso pesas
pesas* piden piden* pidiendome pintado plane* plaza pobres poqui* poquito por porte* pregunte primera primo primo*
profe* profesor propi* pueden puerta pues pura quede quede* quere* queria ratit* ratito reboz* rechazan regre* reina
reina* rellenar retrasada revisor ruidi* sacar* saco saludo senor senta* sentaron serrano sierr* sierra silla* sitios
sobra* sobri* sobrina sobrino solo soltera somos somos* sonri* sonriendo sordo sucia sucia* sucio suena suena* talle*
tardes tea tema teniamos tiene tiene* tierr* tierra todav* todavia todos todos* tomar* tomat* traia traia* trajo trajo*
tranq* unico vaca vacia vacia* venga* vengo vengo* venim* venimos vered* vieja viejos viene* viero* vieron visad*
visado vitri* vole volvimos`,
      '3': `
54 67 a_mis acababa acces* acentos adelantado adent* adentro admin* adoptado agent* al_final al_telefono altur* altura
amigo anos aprende apura* arabe* arrie* asi_de atender atien* azafata baila* bajar* bajaron bauti* bautizo bolit* broma
broma* caballero caben caben* cacho* cachopo cadena cajer* campa* canas* cancelaron cara cargaron carit* carita carnet
casad* casar* chicos chist* cincu* cincuenta cochi* coja colgo colgo* compradores comunidad con_mi consumicion contr*
coron* cosas cosas* cual cuant* cuanto cuestionario de_arriba de_cincuenta de_fin de_hambre de_medio de_mi de_ruedas
de_turno decida decide dejan_entrar dejaron_entrar del_local denti* dentista dependienta depor* derecho detra* detras
detras_del dije_que dijer* doble_por domes* dos_chicos duena* el_cajero el_conductor el_dueno el_final el_medico
el_profesor el_propietario el_unico elegimos ellas ellas* en_cuanto en_otra en_regla en_su encargada enferma enten*
entra* entre entre* entregaron es_normal es_que esa esposa esposo esque* estas estas* esto estropajo exclu* falda
falda* famil* fila final final* fregar frent* frente fueramos galli* gata gente gente* gesto gorda gordas gordo gordo*
grupo grupo* guagu* guagua hable hacian hija hijos hijos* igual igual* indig* ingen* ingeniera ingleses inmob*
inmobiliaria instr* kilos kilos* la_barra la_cara la_dependienta la_encargada la_fiesta la_plaza la_puerta la_recepcion
la_vendedora ladro* ladron lengu* lengua libre libres llamarme llamaron lleva* lo_vi los_de los_pasillos los_treinta
luego_la madre* mala_cara mandaron mando_al manga manga* me me_cargaron me_contesto me_decia me_dejaron me_pidieron
me_quitaron medico megaf* mendi* mi_hija mi_hijo mi_marido mi_mujer mi_nombre mi_padre mi_senora minus* misma moles*
molesto monit* monos* moreno muerto negad* negra* negros nina no_entiende no_es no_le no_me no_pueden no_sirven no_sube
nomin* nomina nos_cobraron nos_dimos novia* o ocupaba ojos once_anos paga palos palos* panch* papeles parag* pasan
pasan* pasar pasas* pedir pedir* pedir_la pegada peluquero pensaba perfecto pesar* plaza* pluma* pobre* por_adelantado
por_escrito por_megafonia porque_no portada precio_por pregunta pregunto prestamo privado probar probl* problema
propietario prote* punal punal* que_con que_hable que_lleva que_venga quejarme queria_un quisieron quiso quiso* quitar
rajad* rajada recepcion recepcionista recha* rechazaron recibio regla* reia renta* reservamos respondio rien rio roman*
rompe* ropa sabie* saca salga salga* se_reia se_rio secci* seccion seguidos segun semanas_despues seneg* senegales
senor* sente* siend* siendo sigue_en solos solos* subas* tal tal_cual tapo tarta* tengo tengo* tiene_un trabajo_y
tranquila trase* trata* ultim* un_saco usa vaya velad* velada velo vendedora venga vio vivia* volante y_le y_me y_mis
y_se youss* youssef`,
      '4': `
a_decir adela* adelante admision admit* agente ahija* ahijada al_bano al_fondo alega* alegan alla alquilan apell*
apellido aseo asi_se balle* blancos boliv* bruja* busqu* cabec* cajera canas caste* castellano chistes chofe* chofer
ciego* cielo cielo* codaz* comentarios comento companera conversar cotiz* cuban* cuidado_con cupo de_barrio de_cara
decia_la decid* dejar* dejaron_pasar del_agua delan* delante demas despr* dijeron dijo_a dijo_que el_apellido el_chofer
el_portero electrica embarazarme empleo en_esa en_recepcion en_silla entran esos espanola espos* esqueleto estor*
fianz* fianza filtra fuera_de galle* gitana gorra gorra* grito* guiri* guiris habla hablar herma* hermano hermano_en
hicie* hicieron historial hombres ibamo* ibamos ignor* ignorante indio indio* insistia insul* insulto junto_al
la_cajera la_entrevista la_inmobiliaria la_mano la_piscina la_profesora la_recepcionista la_ventanilla levantamos
libre* llaman llamo_a lo_dijo madres mama mandaron_al mapuche maricones marid* marido marro* matrimonio me_llaman
me_pregunto me_sentaron me_sente megafonia mercancia mi mi_ahijada mi_amigo mi_esposa mi_hermano mi_mama mi_novio
miran* mongo* monitor monos muerto_de mulat* negro nie no_dijo no_entran no_la no_te nos nos_trataron nosotros_con
novio oyero* oyeron padre panza panza* parej* parejas pasas perua* peruano piso por_edad por_si porqu* porque portero
pregu* puso que_los quita* repen* repente rompe sacaron segun_el segurata senora sente signo* siguieron silla sitio_de
solte* su_edad susur* susurro tapada tatua* tenem* tenemos testigos tiro trans* trasera ustedes verdu* volar* y_nos`,
      '5': `
a_su a_tu aca acento admis* al_volante alquilado alquilar andal* asco asi atend* atendemos atienden autista basto*
baston beso boli bolita bolle* burki* burkini cache* caden* campamento catal* catalan clasi* clientes comentario
de_alquilar de_piel de_todos dejaron discapacidad doble doble* dos_asientos echar* el_monitor el_piso entender evang*
evangelica final_de flaca flaca* fuera_del gorda* gritaba grito guia habla* haitiano hijo hiyab hombr* hombre imitaban
invid* la_dejaron la_gente la_rampa latin* le_dijeron le_dijo les lesbianas locos locos* machu* marroquies me_dijo
me_hicieron me_solto mesero mi_companera mi_nina morena morenos mujer negaron_a negaron_el negaron_la negro* ni_te
nos_pidieron novias novio* panue* panuelo patov* pecho pecho* perro_guia pidie* pidio pidio* piel prieta profesora
quech* quechua racista recep* regla remed* se_negaron separ* solto_que sordo* su testi* todo_perfecto tonta tonta*
trataron tulli* vienen vienen_familias vigil*`,
      '6': `
a_nosotros acent* aparcan aqui_no bipol* bipolar burlo* burlon carca* cholo* colom* cristiano curri* curriculum de_down
del_grupo dijo_la down echaron edad escuc* espan* exigi* fuera fuera* inmig* instructor jehov* jehova judio* latinos
mapuc* me_negaron me_tiro meser* mi_acento morac* nos_negaron oi oyo_mi pais pidieron polle* pollera preguntaron rampa
rampa* rampa_y rasga* rasgados regis* riend* riendose riero* rieron rubia rubia* rubio* rubios separada serop* serra*
servimos sindr* sindrome sindrome_de solo_a sudac* sudacas tener* textu* tu tu_pais un_beso venec* venez* venezolanos
verno* vernos`,
      '7': `
a_los alqui* comen* contratamos embar* embarazada escuche expul* gente_de hiyab* imita* le lesbi* llamo llamo* machi*
me_llamo me_nego mujeres murmu* murmuro musul* nego oyo por_tener priet* racis* ser solto solto* soy tacan* tener
textual trans trave* ucran* xenof*`,
      '8': `
aqui autis* burla* de_mierda delante_de disca* espanoles gitanos haiti* igual_a maric* mierd* mierda moren* mujer*
negar* negaron por_mi ruman* usted usted*`,
      '9': `
a_mi dijo dijo_el gitan* homof* por_ser risas risas*`,
    },
    drugs: {
      '2': `
2011 31 abrie* abrieron abuelo abund* acabe acabe* acera adelante agarro ah alber* albergue alfil* alquilado alumno
amarg* amarga amigo apartamento apodo apodo* aquel* arena arena* arrib* arriba aula autob* autoc* avent* aventura
avion* ayuda* balco* balcon bibli* biblioteca bigot* bigote bizco* bodeg* bodega bonito borrachera buceo buceo* bus
cabec* calad* calde* camar* camil* campamento cana caoti* carne* casco casco* cator* catorce cejas cejas* cerrar chand*
chandal chaqu* chaqueta chaval chicas chicl* chicos chino* chiqu* chiripa chupi* ciego ciego* circu* clase codo colch*
colec* colegio colga* como compartida conoc* constante consumicion contra corazon crio cual cuart* cuarto cuentan cuna
curva* curvas daban daban* dando* derecha despacho despe* despertar dieci* dieciseis diecisiete digo dobla* dormimos
echan* eh en encar* encim* encogieron enfre* enfrente entrenar equivocadas escal* estad* ferne* fernet fiest* finos
finos* firmo firmo* freno game gaseo* gaseosa gimna* gimnasio girab* giraba guardarropa habla* hacia* hacie* haciendo
hamacas hasta hasta* hechos herra* herramientas hijo hombr* hombres hospi* huele huele* huesp* idea incendios
invernadero jefe jiraf* juro justa* justamente lado levante limpios liquido litro llave llegas luego luego* luna macet*
macetas majos majos* manos manos* mareada masajista matem* matematicas medicacion mediodia medit* meditacion melli*
mellizos mensu* meter* minusvalidos miran mojit* mojito moque* motiv* motivo moto motosierra mudanza mulet* munic* nada
narcos nosot* nosotros notab* ofrecen olla organ* organizado oxxo padre papel* pasad* pasaj* pasando patio patio*
payaso pedir pedir* pedirle pegab* pegaba pegamento pegan pegan* peleo* pensa* perros pintar plata platos podia polic*
porta* preguntar prende prepa* preparada profesores proteste psico* publicas puert* puerta puestas puesto pulso pulso*
quema* quemada queria quesos quimico raros raros* receta recibe recie* recien recoge redon* regre* repartidor repis*
resaca reservado respi* resto* reviso riend* riendose risas risas* ron roton* rotonda sabe salada salid* salio salio*
saludaba saludaban salva* secan* seguia segundo seno seria seria* siguio silba* sirvieron socia* social socio sorpr*
suelt* tal taller tapa tapada tecnicos temas temas* tenia teori* terci* tijeras tinto tiran* tirando tiros tiros* tonta
tonta* trans* trastero trece trece* tromp* tumbo turbia turis* ultimos vaso veia veloc* velocidad venen* veneno venia
vestu* vidrios vigil* vigilante villa* vinie* volvio vuelto zombis zumo`,
      '3': `
a_por a_un abierta achis* advertencia airbn* airbnb al_bano al_cuarto al_hombro al_telefono alguno almohada almuerzo
alqui* ambul* amiga amiga* anali* analisis analitica anfit* apana* apena* apenas arnes arrastraba asoma* atendia atras*
atras_y autoe* autoescuela avioneta avise* azuca* azucar bailando bajo_el bano bar barra barra* bascu* beber beber*
bebida bebiendo blancos bolic* boliche botella botellas botellita brazo brazo* brik bunga* bungalow buscando caja_de
cajera cajon* camarero camilla camine camioneta capit* capo carajillos carga* cargaron carnet carretera cater* catering
cayo cerem* cerraban cerveza_a cervezas_y chale* chavo chavo* chela chela* chich* china china* chiste cirug* cirugia
ciruj* cirujano clavada cobra_por coca cocin* colas_de colectivo coleg* como_quien con_chaleco con_la conac conac*
conserje copa copas copas* creia creia* creo crios_en crist* crudo cuarto_de cuatro_de cuchara cumple dandole de_15
de_alquiler de_casa de_colores de_plata de_su dedos dedos* del_hospital del_mostrador del_piso delan* delante derra*
desen* despa* dient* dientes direc* direccion directo dj dni doctor dormido dormir dos_lineas duenos dulzon durmi*
echab* echaba echar* el_ascensor el_brazo el_bus el_mundo el_piso el_profesor el_semaforo el_turno el_vigilante en_ese
en_los en_su encima encon* entran entre envuelto escalera_del escolar escolares escondido ese espon* esponja euros_en
exped* fiesta flaco flaco* frent* frente fumadisimo furgo furgon gineb* globos gorra gorra* grita* guant* guantera
guardaron guia hacia herma* hermano hierba hija hija_de hijo_de hizo_el hombro huele_a humedas ido imagenes imaginense
inmob* inmobiliaria insti* instituto junto junto* kilos kilos* kiosc* kiosco la_analitica la_auxiliar la_cama
la_camilla la_excursion la_guantera la_lengua la_mudanza la_parada la_vi laboral le_olvido llegamos_a llevaba_una
lo_encontre locur* locura los los_pasajeros madre madre* maestra magic* maleta_de manana_y manchada marco* matas matas*
me_ofrece me_ofrecieron me_ofrecio me_pregunto mecanico medic* menor mensualidad metieron mi_amigo mi_coche mi_hermano
mi_hija mi_madre mi_sobrino monitores montaron monum* monumental mostr* mostrador motot* mototaxi mueble mundo mundo*
municipal muy_bonito noctu* nocturno notaba nube olor olvidado olvido operario otro_lado pacientes paco papelito
para_atras para_otro parab* paraba parches parri* pasada pasajeros paso patron pausa* peleon pensamos perdio_el pesta*
piedra piern* piernas_y pincha pipa piso_de pito plena* policia polit* ponian ponis ponis* por_debajo por_persona
por_whatsapp pregunto prendio probador profesor profesora puerta_abierta puest* pulserita punto_de que_eran rayit*
recepcion recepcionista recepcionistas recet* rechi* recor* redonda regis* regreso rejil* rejilla renta* repar*
restos_de risa roja roper* ropero saben saben* saca saliendo salud* se_tomo semaforo_de senora_que sin_aviso
sin_etiqueta sin_motivo sobre_la sobrino sorbi* sorbo* sorbos sotan* sotano su subiendo suelto sueltos tabla taqui*
tenia_el tenia_que terue* teruel tia todo_el tomado tomo_dos tonic* traer trafi* tragu* traguito tranq* trase* trast*
tripu* tumba* tumbaba tuvimos_que uber un_banco un_bono un_punto una_botella una_raya urgen* vater vater* velad* veler*
velero vendiendo vendio vestidos vez_de vi viva vivos vivos* volan* vomito y_con y_luego y_oliendo y_siguio y_todavia
y_uno zombi zombi*`,
      '4': `
130 17 a_casa a_diez a_los acele* adult* agua_y aguja* alevi* alevines algo_en algo_para almac* almue* ambulancia
amiga_le anfitrion anota* arnes* arriba_de aseo atendiendo auxiliar_de avise bajo bano_de banos banos* baran* bebidas
benzodiacepina billete botella_de busqu* buzo cabin* cabina cachi* cachimba caden* caia cajon calla* camillero canic*
cargadores cargas casco_y cerca_de ceremonial cerve* cerveza cervezas chaleco chicha chicle ciclos ciega* ciste*
cisterna cobra colchones coloc* colocado como_platos companero con_restos condu* conductor costo costo* creci* cristal
cubata culo de_14 de_agua de_al de_catorce de_cristal de_enfrente de_gas de_mi de_noche de_nosotros debaj* debajo del
del_gym del_instituto detra* detras detras_del diez_de dio dos_minutos dueno durmiendo durmiendo_en echaron_algo
el_bano el_camarero el_camillero el_dj el_doctor el_dueno el_guardia el_mesero el_mozo el_no el_portal el_portero
el_rellano el_sotano empin* en_mano en_pie encargado encima_del encontre enfer* equivoco escalera escol* estado etapa
etapa* fumando_marihuana fumar furgoneta gallos garra* garrafon gin ginebra globo* gym hasta_el huespedes incon* ingre*
instr* la_ambulancia la_cuna la_enfermera la_policia la_recepcion la_rejilla ladrillos las_manos las_piernas lavab*
le_temblaba licor licor* lineas llevaba lo_digo los_banos manana_en manejo mano manos_y marco merca* mient* mientras
monitora mozo muchachos mudan* ninat* no_era no_recuerda nuestra nuestro ofrecia ofrecieron olien* oliendo oliendo_a
orque* orquesta orujo orujo* papelina paro pases pases* patio_del patro* peluquero picar picar* piedr* pipas pipas*
piso plena porte* posit* positivo profe* que_olia quimi* rayas rayas* re recuerda reia_solo relac* rella* rellano
resac* retir* retiro_de ronca* rosca rosca* sabanas_con sala_y salio_a saludar se_hizo seguridad semaf* semaforo sento
sento* sirvio sobrecitos sofa sorpresa speed speed* tajad* tambo* temblaban tenia_en tequila tetra* tiradas tomab*
toman toman* traba* trago* trapo trapo* trasera trope* turistas tuvim* tuvimos un_sofa un_vaso una_lata urgencias
usada* vende vendidas vendidos vered* volad* volante y_desde y_tuvimos`,
      '5': `
a_mi a_ron a_whisky acelerado agarr* agujas al_volante algo_mas almacen aluci* alucinogenas alumi* aluminio ampol*
ampollas anabo* andaba animador anis antro antro* apestaba apestaba_a arbit* arbitro arras* arrastraba_las atina*
atinaba atras ayudante bajam* bajamos bebia bebid* bebie* benzodiacepinas bille* blanc* blanco botellines brown*
brownie callejon canutillo capitan carajillo caram* chama* chavales_de chinos chiquillas chupado chupitos ciclo*
cocinero conti* contiguo copete crack creat* daba de_mano de_quince de_sala de_todo de_trapo del_colegio del_gimnasio
del_hotel del_local dormi* droga drogandose dueno* ebrio ebrio* echaron el_aliento el_animador el_auxiliar el_bote
el_cajon el_capitan el_de el_del el_encargado el_entrenador el_jefe el_lavabo el_monitor el_patio el_recreo empas*
enfermera entrando escon* extasis fumado fumandose fumarse furgo* gasfi* gasfiter gomin* gominolas guaro guaro* heroi*
hosta* hostal inyec* jefe_de jeringas la_cocina la_escalera la_furgoneta la_mano la_petaca la_tapa la_zona las_copas
las_palabras lavabo le le_echaron lengu* lengua liaba liaba* liand* liandose litrona llego_al lobby lobby* los_chavales
lsd maria* marihuana_en mdma meche* mechero mesero mesil* mesilla metia* metie* metio metio* mezca* mezcal mi_amiga
monit* monitor morad* motos* narco* nitro* nitroso nos_dio nuest* ojos_rojos papel_de pasaba piano piano* pibes pibes*
piernas pirul* pirulas porri* porrito porros portal portero prend* puro rasca* raya recep* recre* recreo recuerdo
restos retiro rojos rojos* rulo se_metio se_tenia setas setas* si_nada sin_receta socor* sorpresa_y taberna temblaba
tequi* termo tomada tonay* tonics trabajando traer* tranc* tufo tufo_a tumbo* tusi usadas viniera y_salia y_se yonqu*`,
      '6': `
a_aguardiente a_porro adver* alban* albaniles alcohol ancia* ancianos anest* anestesista anfet* auxil* auxiliar barma*
barman bebia* bebio bebio* beodo* bolsi* borra* borracho camel* camellos caraj* chava* chavales chuta* clona* crack*
crios crios* cucha* curad* de_crack de_seguridad deliv* delivery desperto dormia el_barman el_cuarto el_instructor
el_piano el_que el_retiro el_socorrista el_taxista embri* emper* en_el en_la en_mi enfie* entrenador envue* escop*
farlo* fenta* fentanilo fumab* fumaban fumadero fumar* ghb hachis ingresados instructor_de keta la_barra la_cabina
la_copa la_cuidadora la_fiesta la_mona laboratorio latas latas* lavam* lavamanos litro* mandi* mandibula manejaba
menor* menores meseros metan* ofrece ofrecio oxido oxido* palab* palabras parar parar* pasab* pasillo_del pastillas
pastillas_a perica peta pilot* piloto pisco pisco* popper porro_en propio puerta_del pupilas pupilas_como reia
relaciones rivot* se_reia sin_pedir socorrista taber* te_ofrece testo* testosterona thinn* thinner tomad* tomo trabado
tragos tripi* tumbos vapea* vapeadores vende* vendian venta vodka vodka* vomit* whisk* whisky yonki*`,
      '7': `
alien* aliento aliento_a andab* apest* baret* base bata benzo* bolsita bolsitas botel* canna* cannabis canti* chupa*
circulando con_thc copet* cubatas cuida* de_marihuana de_mota delante_de desperte el_chofer el_guia eses extas* fumad*
fumando iba inhal* jeringuillas la_ninera labor* lo_sabe los_ojos mamad* manej* maria merca meser* mona morfi* morfina
niner* ninera olia_a pache* pasti* peric* petac* petaca peyot* poppe* porro pupil* recue* sapo se_le sirvi* sirviendo
tamba* taxis* taxista tembl* toxic* trapi* venden vendi*`,
      '8': `
aguar* aguardiente algo canut* chofe* chofer cogol* cubat* cuidadora el_maestro fuman* hachi* instructor la_nariz
maest* maestro marihuana mota nariz nariz* ofrec* ojos olia pinch* porro* y_papel`,
      '9': `
alcoh* droga* esnif* jerin* marih* thc`,
    },
    fraud: {
      '2': `
1 200 2011 3 4 50 600 68 78 82 87 9 abrim* abrimos abuela acababa aceit* actores acuer* acuerda administrador aduana
afloj* aflojan agente alemanes alquiler amigos amort* apena* apenas aplic* aplica arana* aseso* aspiradora autom*
automatica autos autos* banca* bancarios bascu* bascula bauti* billetes black black* bloqu* bolso* bomba* bombin
buscaba caer calde* calla* camarero cancelar candado canje* canon canon* capo cargu* cargue carpa carpe* carpeta
carrera casos casos* cero cincu* cincuenta clarito cobrada coche coche* comen* comercializadora comprador confirmacion
conse* consulado consumo contador contestan contr* corazon correa cortar crede* credencial criti* cuadros cuenc* cuenca
cuento curso curso* danos danos* dejas dejas* deje denti* departamentos despa* despego desvi* devolver devolvio dice
dicie* difun* diria diria* discos disparatado distintas docen* docena documental domicilio domin* dormimos duenos e
ellas ellas* empas* empleados encer* energ* engano enred* ensena enter* entera entero entrega enviaron equip* error
error* esas escon* escri* escribes escuche esta esto euro euros euros* exclu* excursion exten* ezeiz* ezeiza fallo*
falsas famosa fecha filtro firme firme* flota* fotoc* freno frida* friday gastada gemas gemas* golpe* goma grati*
gratis gratu* gratuita guardada habia* hable hable* habra habra* hacen hacen* hacie* han hicie* hicieron hija honor*
honorarios humo imagenes imagi* inexistente informacion inscr* intac* inventa jugad* juro kilometros lecto* lector
lectu* lectura lentejas les liqui* liquidacion llaman llantas llegamos lleve luego luego* maest* maletas maltr*
mandaron mangu* manos manos* marca* masco* mayor* medicos medidor mensaje mensajeria menud* merlu* merluza mi mias
milag* minib* minibar mirado miren mis mismas moned* monto* mordi* motiv* motivo movil muela* mutua mutua* naturgy
niegan ninguna ninguno nombr* nombre nomin* nomina nuevo nuevo* numer* obligatoria obra oferta ofici* ofrec* ofrecen
ofrecieron operaron ordenador oro otra otro oxxo pagam* pagamos pagan* pagin* palab* palma palma* para partidas pasaron
paso pastillas pdf pedim* pedimos pegan pegan* pensa* perfil peritaje pesan pesan* pesca* pesos pesos* pidie* pieza
pieza* pisaron pitando pizze* pizzeria plan plena plena* poner poner* poqui* poquito practico presento presu*
presupuesto primero prometido prometio propietario publicidad puestas pulso pulso* puso queda* quema* quemada quinto
quite rasca* razon razon* real reali* recie* recien reconocidos regla reia reloj* renovacion repetido resena resulta
reten* retenido retuv* retuvieron revisor riend* riendose robad* roble robot roja rompe* saben saben* saber* sabia*
sacar salie* salta salva* sede segun senal* sesiones seten* setenta show si siguen simple sirven soy spray spray* suben
suben* subie* sumin* suministro talad* talle* taller tarifa tasa te teatr* teatro teled* telefonica tenga tiene tocado
todas todas* tonta tonta* tontos torno torno* total total* trae traia tramite tras triple tu un una unicos unos uso
valij* valijas vendedora venia ventas viaje viaje* video visad* visado vive vuelven yo zapat* zara`,
      '3': `
39 49 500 640 79 86 90 900_euros 99 a_cero a_los abono* abuela_con abusi* adela* admin* al_otro albaran alcoh* alcohol
alega* alli alter* ano_entero antic* antiguedad anual anulado anunciaron apagado apagado_y apara* apare* aparece
aparecieron aplau* apost* aprieta apues* apuesta apunt* arrancaba arreg* artis* asesor autentico autorizacion aviso_de
bajar* bancario banco* bata bautizo bomba bonos bonos* borran botella botellas boton* brasi* brasil butan* butano
cacho* cada_una caia calderilla cambiada camisetas cancu* cancun canda* cargo carnet carti* casar* casil* casin* casino
cerraron chafa* chama* chicas chile chuec* cincuenta_y clavo clavo* cliente coach* cobrar cobrarla cobre* cobro_por
codo colchones coleg* coloc* comer* comoda compa* compradores compran comprar con_foto con_que con_tarjeta confi*
confirmacion_y confirmar const* consultas conta* contra contrato_de costaba criptomonedas cuatro_entradas
cuatro_estrellas cuelan dado dataf* datafono de_2 de_4 de_84 de_alta de_aqui de_avion de_confirmacion de_gas de_mano
de_noventa de_obra de_un de_viajes decat* decathlon deces* decesos dedic* del_bolsillo del_mes delan* delante derra*
desat* descontaron descuentan desde_entonces desgu* desguace despachando despu* despues devuelvo dia_con diagn*
diagnostico dicta* dient* dientes dijer* dio disco* discutir disfr* dos_lineas dos_veces echaron egres* egresados
ejecu* ejecutivo el_albaran el_banco el_camion el_colegio el_importe el_medidor el_mismo el_perfil el_presupuesto
el_servicio el_vale ellos ellos* emiti* emple* en_ese en_gris en_marzo en_treinta en_una enero_y enganar engor*
ensenaron entid* entidad entrado entre_el envej* envol* equipo era_de era_para era_una eran escriben escribir esque*
esta_a esta_lleno estad* estafa estafados estando estimado esto_es euros_y exact* extracto fallo familias fecha* fechas
financiacion firmo firmo* fotocopia fotos_de franq* franquicia fue_culpa gafas gafas* gano garantia golpe golpe_de
googl* google grabado gris gris_clarito guada* haber* habian_entrado hacia hacia* hagan hagan* harta harta* hasta_el he
hecho hecho* hizo_el horos* horoscopo hubo huele_a ido iman impuesto incre* increible inici* inmob* inmobiliaria
inscripcion instagram inund* jarabe_de joyer* jubil* jubilados kg kilom* kilos kilos* la_charla la_ciudad la_cuarta
la_entrega la_fecha la_fianza la_firma la_garantia la_hoja la_mia la_plataforma la_propina la_tarjeta la_vida
laboratorio lango* las_zapatillas le_di le_pusieron letra letra* letra_chica licor licor* liebr* liebre linea lleva*
llevo_a lo_mismo lo_peor lo_tengo los_diez loter* loteria mafia mafia* mama manga* mano mano_de march* marzo marzo*
maste* master mayo_y mayor me_explico mercado merece merie* merienda mero meser* metes metes* mi_abuela mi_mama
mi_padre mi_placa mi_primo mi_tia mient* mil_kilometros milagro misma mismo mismo* monto movis* movistar mujer* mujeres
ni_lo no_esta no_hubo no_tiene nos_dio noven* noventa numero numero_de ochoc* ochocientos oficina_esta operadora origi*
ortog* ortografia oxida* oxidado pacta* pactado padre pagad* pagadas pagan pagaron pagas_y pagina paler* palermo
para_un parado_en pasan pasando pasar pasar* pedirlo pense pense* perfi* perfiles pesar pescadera pescaderia pese
pieda* piedad pinch* pintado pio piramide pisar pisar* placa_de placas plata* plataforma_me polon* polonia por_cinco
por_no por_toda porta* preguntar premi* premio premium prese* presupuesto_de primo priva* propinas puerta_nos puest*
puse que_era que_luego que_sale que_soy quemar quere* radiografia reacondicionado rebaj* reconocio redonda relle*
remat* repli* replica reservamos retoc* revis* revisar revisiones rompen sacado saco_del se_queda seco_en segui* seguia
segur* seguro_de semaf* semaforo sena ser_un siguen_cobrando sin_comprar sin_motivo sin_preguntar sin_querer solar
solas solas* solic* solo_si son_de soy_el subes subes* subiendo sueco* surti* tacha* taladro tapar* tarjeta_en tengo
tengo* tengo_el tengo_un tenia* tenia_el tia tio tipic* titul* todo_en track* tracking traia* trampa tratamiento
tres_mil tubo tumba turbo turbo* turis* un_coche un_enlace un_equipo un_golpe un_plato un_presupuesto un_rayon un_robot
una_copa una_tablet uno_y usand* usando vacunas valid* valor* ve vendio venia* venian ver_con vez_no viaje_de vieji*
viejo viero* vieron vio visitante volar* volaron vuelt* y_adios y_lo ya_habian`,
      '4': `
000_km 10_euros 2015 800 900 a_cambio a_mis abuela_de abund* abusiva aceite adent* adentro ahorr* albar* aliex*
aliexpress alzhe* alzheimer amazo* amazon anos_le aparato apuntaron aranazo arreglado asegu* auten* automaticas autor*
bacal* bacalao banco banco_y bandi* bandidos betun betun* boletos borrado botel* busqu* busque caben caben* caducidad
cancele capta* cargaron celul* celular cerraban cerrajeria certi* certificado china china* ciuda* ciudad clon cobran
cobran_el cobrando cobro cocina_y codig* codigo comercial compradas comprado comunidad con_betun con_el con_fotos
con_maletas con_su conoce creditos cualquiera cuent* cuota* dada de_45 de_manos de_otra de_otro de_toda de_vida dedo
del_bolso del_concierto del_dueno derrama diciendo diciendo_que dijeron dinero_y dios disco docum* dolar* dolares
domiciliacion dosci* dueno dueno* dupli* ejerc* el_codigo el_deposito el_kit el_viaje el_viejo empleo empresa encargo
encas* enganaron enlac* enlace era era_un es_la escritas esos esta_vacia estado estre* estreno existe_la fabrica
fabrican facturas falle* fallecio firmado fondos foto_que garan* gemel* grabacion grabada habian hace_dos
hicieron_firmar hizo ident* impec* impecable impla* implantes impreso impue* inexistentes kilo kit la_bomba la_clinica
la_goma la_grabacion la_lectura la_misma la_pagina la_plata la_transferencia le liberacion linea* llegamos_con llevaron
lo_llevo local_esta manga manip* manipulada me_han me_hicieron me_siguen medio_de mensual mensuales mentira mesero
metie* metieron mil mis_datos misma* motor motor* ni_nada ni_se niega* nunca nunca* oferta_de opiniones organizada
original otra_compania paga pagamos_el pague papeles para_no pasan* pasaron_de paypa* paypal peliculas pesa pidieron
pin placa placa* por_uno portabilidad preve* preventa privado probe probe* profesional propi* propina prueb* prueba
prueba_de prueba_gratis puerta_del puesta pusim* pusimos que_eran que_nunca que_paga querer rayon rayon* reaco* recibo
reclu* regal* remate renov* resenas resul* retiro rojo sacad* saldo saldo* salvaje se_hacen se_hizo se_parece se_quedo
seguro seguro_que senal senal_de sin_mi su suena* tal tarje* tarjeta tarjeta_por tarjetita telar* tenia terre* tomad*
tumbaron un_contrato unas_placas uno_de vacia valorar veces_la vendedor vender vendieron_un vida viejo* viuda viuda*
volvieron whisk* whisky y_era y_ninguna y_se yo_no`,
      '5': `
000 400 900_por abona* abri acepto ahorros amanado anticipo anual* anule anule* apocrifo apoya* aseguradora asust*
bajaron benef* benefica bille* billete bloquearon borra* borraron borre borre* boton caban* cabana caden* cadena
cadena_de cai cargo* cargos carie* caries carpi* carpintero chant* choca* chocado cif cobraron cobro* comentarios
compras compren conoc* consta correo_de credito cript* cuela* de_curso debaj* debajo delante_de dentro_del depos*
deposito desfa* di_de diner* dinero distr* domic* doscientos el_aceite el_numero el_recibo el_taller el_vuelto empre*
enfermo entradas es_una esa estafadores estafaron estrellas estrellas_y evapo* existen factu* facturados figur* figura
finan* financiera firmar ganador garabato gestionaron hice hospitalizada identico imita* impor* inexi* inicial
inventadas inventaron invis* kilometraje la_compania la_itv la_senal labor* liber* lineas litro* llevan los_viejos
maletas_y marcaba marcha mecan* meti mi_deposito mi_firma mirara monte* multi* no_hice noctu* nunca_se oficial
otro_mecanico pague* pague_la pantalla_con pasar_por pegat* pegatina peso photo* photoshop piram* pirat* pirata plata
primo* primos que_ni que_yo radiografia_de recib* recibio regalan resen* resulto_ser rulet* ruleta sacan sacan* sacar*
sacaron si_fuera sin_gafas sms sobor* sorte* sorteo suenan surtidor testi* timad* timadores trans* transferencia tripl*
turistas tus un_auto un_comercial un_credito un_plan un_seguro una_financiera una_linea usado usado* vacia* validez
vez_del viejos vuelto y_cobran y_nunca y_todo zapatillas`,
      '6': `
450 90_cada a_mi abonar aceto* acetona adred* adrede al_seguro avisados balan* balanza bizum bloqueo bots bujia* bujias
chale* chaleco clini* clinica compania compr* con_certificado con_chaleco cread* credi* cuentakilometros de_18 de_menos
del_banco desap* desaparecio di diama* diplo* diploma el_cuentakilometros el_logo embau* encerrona endil* endilgaron
enganosa exist* existe fabri* facturaron false* falso_en falsos fanta* fantasma ficti* ficticio fingi* firma firmaron
fraude ganan* ganancias garab* graba* hay_un homol* importe infla* infladas inundado inventada inventado itv jamas
jamas* laton laton* le_vendieron litros llego_un logo me_bloqueo me_facturaron mecanico menti* mi_nombre multinivel
no_existe nocturna octog* ong opinion pague_por paso_la perfu* perfume pesar* preex* preexistente prest* prestamo
quemadura redon* resulto rubri* rubrica sabian solda* son supuesto suscr* taxim* taximetro testimonios titulo tramp*
transferi trucha trucho tumba* un_cable un_prestamo un_supuesto venden vendian vendido venta visa`,
      '7': `
89 abonos amana* auto bizum* cinco_estrellas clona* cuotas el_auto engan* facturan fraud* ganad* gramo* gramos
mi_tarjeta ocult* opini* puro que_jamas rebajada retirar ser supue* truca* vaciaron vende* vendieron y_cerraron`,
      '8': `
apocr* cobra* debit* falsa falsa* falso firma* mensu* retir* truch* vendi*`,
      '9': `
estaf* falsi* falso* inven*`,
    },
    harassment: {
      '2': `
75 acabo acabo* acele* acosan administrador administrativa amena* amor anos apare* aparecia aparecio arrib* arriba
atendido atien* atras audio* bacha* bachata bajando baje bizco* bizcocho blusa bolsas bombones bonitas boton* botones
broma bulto bulto* cabez* cabeza cajon* camar* camil* camino cargadores cargu* cargue carit* carnet carro* casua*
cerradura cerrajero cerro cerro* cervi* cervical chico* chistes ciert* clase* clic clien* coche coche* cochi* colgo
colgo* comentando comente comento comprador conse* conte conteste contr* contrate coord* corazon corazoncitos corazones
corch* corcho corres cruza* cualq* cuarto cura curva* debia* dedo dejad* dejado deje depen* dependiente desca*
descansar desde desde* despacito detra* detras di dicho* diecisiete dijo direc* direccion docen* donde donde* dormida
ducha* duchas duerm* e edad elige elige* ella encima ensen* enton* entonces entra entraba entreno envia* escal* escon*
escondido ese espal* esperaba estabamos estando estantes estir* fanta* favor* fibra fibra* ficha finas finas* flore*
flores forma* formu* formulario freno furgo* furgoneta gimna* gimnasio guardia guia hablaba hablar hable* hablo hablo*
hacerme hago hemos hemos* hombre hombres horiz* horizontal imagi* imaginense imposibles inflable inspe* instr* invit*
invita jueve* jueves lavarropas libreta lineas llave* llegado lleva llovia mandandome mando mando* manzana match
mecanico mejil* menor menor* mesero mias minib* minibar monto* mostr* movil movil* multa multa* neces* noche noches
noctu* nocturno notab* notit* nubes nubes* nuestras obra oferta oficial oi ojo operador oreja panta* pantalon paro
partes pasam* pasamos pata pegan* peluquero pense pense* perdon perfi* perse* persi* pidie* pidiera poner* porch*
porche portal porteria preciosa prenda puert* puerta puest* quejarme quinc* quince quinta quirofano rasca* recepcion
regalaron regre* regreso rejil* retir* riend* riendose robar* salida salte salte* segun segur* seguridad semaf*
semaforo separadas servilleta si sobran sobre soltaba soporte subio subio* suscr* suscripcion suspende suya tambi*
tambien tapado tatuaje telef* teles* telesilla tenia tenia* tiendas tiesa todas todas* tras tratamiento tripo* tripode
usa uso ustedes valoran vas veces veces* vendia venia verde verdes viajaba video* viniendo yo`,
      '3': `
a_su abraz* abrazo abrio abrio* abrio_la abuso abuso* acabar acomp* acompano adelante admin* agarro aguje* ahora_me
aire_y ajust* alqui* amenaza amenaza_con amor_y anden anden* anima* anoch* anoche anual anual* aparto apoyado aquel*
aquello asiento_de autoe* autoescuela bajar* bajo_el bajo_la besos besos* bloqu* botas_y busco busco* cache* cada_tarde
cadera cajon cajon_de calzoncillos camara caricias carro casa_con casualidad centralita chica* chico chico_que chiste
cinco_veces cintu* coach coach* coches colec* comia* comoda compa* companera_de companera_y con_esa con_su condu*
conductor consiguio consultorio contesta contesto_que conversando corrige cortina cosas cosas* cuand* cuando cuant*
cuarto_del cuerpo curvas cv da_al de_5 de_casa de_eso de_hace de_internet de_mantenimiento de_marcha de_mis de_salsa
de_sus de_tono debia del del_concierto del_mostrador del_turno delan* delante depil* desde_la desde_que despacho dicho
dicie* diera diera* dio duchaba el_armario el_asiento el_botones el_cajon el_conductor el_dependiente el_gimnasio
el_muchacho el_pantalon el_profe el_traumatologo el_unico empezo en_esa en_la en_que encar* encima_del entro entro*
era_el es_muy escalera escondida escri* esgui* esguince espalda exami* falso falso* faltaba_la finde finde*
fisioterapeuta flaut* foto fotos_de garit* garita gesto* gracioso guant* guard* guardo hable hamaca hasta hasta*
hasta_el hay_un herma* hija hola hosta* hostal iba iba_por insop* insoportable insta* inten* interior jacuz* jacuzzi
la_barra la_cabeza la_cadera la_camiseta la_cana la_cara la_furgoneta la_garita la_obra la_oreja la_rodilla la_sauna
labio* lanza* le lengua levante literalmente llamo llamo* llave lleva* llevaba lo_de lo_deje los_pasillos mader* madera
maest* mama mampa* mampara mando_a manos marcha marcha_y masaje me_decia melon* melones mensajes mi mi_coche
mi_telefono mi_vida mira miraba mixta* monitor_de motiv* motivo mujer_no necesitaba noche* noche_el notaba numer*
ofrec* otras otras* pantalones paral* paralizada pared_del pasar pasar_por paso pedi_una pegad* pego perdono permi*
pies pijam* pijama poner poner_la ponia ponia* ponia_la por_culpa por_los por_si por_trabajo primera_vez puesto que_me
que_si que_tal que_vino quedarme quere* queria queria_un quier* quieres quita* quitara rastr* recib* recibio rendi*
repar* repaso reporte respirarme revis* robo_el rodilla ropa sabana sabe saco salia* sauna sauna* se_sabe seguiamos
sentado sexto* si_estaba si_me si_queria siempre_el siguio silban silla_contra sin_preguntar socor* sola solo_a soy spa
suena suena* sufri* sufrio susurro tal tecni* tecnico telefonillo tengo tengo* tenia_la tenia_que termino tipo toall*
tobil* tobillo tocan tomar tomar* traba* traum* traumatologo un_audio un_match veces_a vendedor ver_si verde* ves
vestir vestuario videollamada videos viejo viejo* vigilante vueltita whatsapp y_faltaba y_le y_me y_se`,
      '4': `
abajo abajo* abusa* acoso acoso* agarra al_pasar alquiler alumn* apoya* apret* apreto aprov* arrima asco asi asomandose
atiende auxil* auxiliar bajab* bajaba bajo banador bano bano_de beso_en bikin* bikini bloquee brazo brazo* broma*
bromas buena* busca cada_manana cada_vez camilla caric* caser* casero chist* chofe* chofer clase cobra cobraba cogio
cogio* colectivo companera con_ese contra_la contractura coraz* corrio cualquiera cuerp* de_horario de_su de_todo
debaj* debajo dejab* dejaba del_banco descampado desde_entonces desnudarme di_mi diciendo dio_una dormi* dormia droga*
dueno* duran* echan echan* el_alquiler el_casero el_espejo el_masajista el_monitor el_muslo el_portero el_puesto
el_sujetador el_viaje en_el en_pijama enfermera enseno escribio examinador explo* falda falda* fotografo fotos fotos*
frent* frente frente_a gesto ginec* ginecologo graba* guantes hacia* hermana hizo hombr* hombro ido imagenes insis*
inspector invito joven* la_camilla la_cortina la_escalera la_luz la_nuca la_pantalla la_piscina lengu* llamaba llamo_a
llave_para los_de los_ojos madru* madrugada manda manti* mantiene me me_dijo me_habia me_hizo me_mando me_siguio merce*
merceria metio metio* mi_companera mi_espalda mi_hermana mi_hija mi_trabajo mirab* mirando monit* monto muchacho mujer
mujeres muslo muslo* nause* nauseas necesidad notas notas* novio* nuca nuestros numero nunca_le ojos otro_lado palma*
paraba_de particular pasab* pedia* pegado pegado_a pelo pelvi* pelvis perdo* perfil permiso pidio_que piropo por_el
postu* postura pregu* preguntandome profe* puso_la que_asi quedo_mirando querer quiso quiso* recep* recepcionista
refle* reia reina reina* rellene repas* repor* retiro revisar revisor riero* rieron ronda ronda* sacab* sacaba sali
salido saltando se_le se_sento sentadilla sentado_en si_era si_tenia si_vivia sigui* sin_motivo sin_que solta* solto
solto* subidos subiendo sujet* tabiq* tabique tanga tanga* tatua* te tema tembl* temblando tetas tetas* trabajo tumba*
turistas una_contractura una_y unifo* uniforme varia* varias vendedor_de vesti vestu* vez_que vivia vivia* vivia_sola
vivo_sola y_dijo yo_solo`,
      '5': `
acariciaba acariciandome agres* apago apago* aparecio_en audios banad* bombo* buena cambiaba cenar cenar* cobrarme
comenta comentarios companeras comprobar comprobar_el con_flores conducia conserje corrige_la cuando_me de_mujeres
de_noche debajo_de del_bano del_probador dentro_del desab* desnuda desvi* donde_no dormitorio dueno durante el_conserje
el_de el_dueno el_encargado el_guardia el_jacuzzi el_ojo el_pelo el_recepcionista el_repartidor en_ropa en_su encargado
enfer* entrenador entrevista espero estas estas* favores femenino fisio* fuerz* fuerza graba grabando guapa guapa*
guino guino* hacia hija_de insinuaciones insistia insistia_en insistio instagram instagram_en intento intima la_boca
la_camara la_entrevista la_toalla la_visita las_alumnas las_bolsas las_duchas mamac* mamacita masajista me_escribe
me_escribio me_esperaba me_llama me_llamo me_manda me_tocan mensa* mensajitos midie* mirad* mirada miril* mirilla mis
monitor mujer* nosotras novio nudes nudes* numero_para pasaba pedia pidio_el por_debajo por_encima porte* portero
proba* probador que_que quiro* repartidor respi* rodeo* rozab* rozaba saco_el salid* salida_del se_paso sento sento*
sento_en sexo sin_querer sin_tocar sobre_mis solic* su_llave sujetador sus tende* tenia_novio tocan* tocar* tomo toque*
una_foto uno_de verme verme* vida_intima vigil* whats* y_guino zoom`,
      '6': `
agujerito agujerito_en al_oido amist* amistad arrim* asoma* asqueroso baboso besit* besitos besuq* boca bombon braga*
bragas bragu* bragueta cader* caderas celul* celular cintura clientas cola_del comen* contra cortina_del cuell* cuello
de_madrugada degen* delante_de desnudo desvio el_cuello el_instructor el_masaje el_pestillo el_profesor el_taxista
el_trasero el_vestuario enfermero eroti* esa escribe escribirme espia* exhib* genit* genitales guarradas hoste* hostel
hosti* instructor jovenes la_cintura la_fuerza las_caderas las_clientas las_piernas linda linda* mano_en mastu*
me_ofrecio me_pidio me_ponia mi_habitacion mientras_me nalga no_contesta no_paraba obsce* obscenos ofrecio oido parab*
paraba pelli* pesti* pestillo pidio pidio* pregunto_si profesor propo* repartidor_me rica ropa_interior rozan* rozo
sexual sexuales silba* solas solas* sus_partes susur* taxis* taxista toalla tocab* tocaba tocar toco_los trase* trasero
un_movil y_si`,
      '7': `
a_cambio agreg* alumnas animador asque* babos* bata beso bloqueo conmi* conmigo contra_mi el_animador el_culo en_mi
escot* escote exploracion femen* fotog* fotop* guarr* intim* las_chicas mamas* mano manos* masaj* me_espero me_pregunto
me_rozo merod* mi_numero mient* mientras miran* pecho* pechos perve* piern* piernas pirop* pregunto propu* propuso
satir* se_quedo sobre_mi soste* sosten su un_beso viola*`,
      '8': `
acari* acosa* chicas culo desnu* la_mano lasci* mirandome nalga* profesor_de restr*`,
      '9': `
a_mi agarr* el_del insin* sexua*`,
    },
    health: {
      '2': `
abuel* acaba* acabe aceite acomo* acord* acordado agrie* aguja ahora ahora* alber* albergue algo almohada alto ambul*
analiticas anter* anterior aplas* aplastada arran* asust* atraganto avise* ayudo ayudo* baila* bajar banan* banda
banda* bandeja bebes bebes* bichos bota bronc* burbu* c cadav* cafe cajon* calla* calva* camarera cambiar casi cayo
chavo chavo* clavo clavo* clini* colgo colgo* comer* comi comio comio* conch* conec* conse* contr* corriendo cortada
corto costaba costu* cruce cruda crudo cucha* cuchara cunad* curar* debia* dejar* dejaron derma* dermatologa descanso
desde desde* diagn* diagnostico diciendole diero* dieron dieta dieta* dije dijer* domic* domicilio dormida dormimos
duchas e efecto embarazada empap* en encim* encima encontro energ* energia enorm* enorme ensalada enter* enton*
entonces entre entrecot espos* esposa estab* estaba estuvo freidora frent* frente fueran fuero* fueron funda funda*
glute* gondo* gondola gordo gordo* grado grasa grasa* guarde guardia habia habia* habiamos hacia* hambu* hamburguesa
hasta hasta* hecho hecho* herma* hicie* hicieron hinch* hizo hormi* huevo* ibupr* ibuprofeno ignor* imagi* infla* ir
jamon* jubilado labio labor* lasan* lasana lavar leen lenti* levan* limon limpia llamamos llaman llamaron llame llame*
llena* lleva* manchada mandaron manos* mantequilla manzana marid* marido medico merme* mermelada meses meses* metal* mi
milag* mirarme moderna morad* morci* morcilla mover mozo muero muero* muneca nadie nadie* negra noche ofrecieron olor
opera* ostra* ostras padre parac* paracetamol pared* paro pase pasillo pata patas patas* peluquera pescado pez picada
pisci* piscina piso plastico plata pone poner* por preguntamos prime* primo* produ* prueba publico puedo puedo* puesta
pulga* punti* queso queso* rasca* raton recie* recien regad* regadera relle* reten* rodap* rodilla rompi* rompio rota
saban* saco saquen seno senti* seria* servilleta sesion sirve sonab* sonaba sonan* sonando spa suegro suelo* suena
suena* talad* taqui* tenian tensi* timbr* timbre tirit* toca tocado tocar* todos todos* tomo traer traer* trata* trein*
treinta tuber* turbia ubicado una ustedes venda* venid* venido venti* verdes verdo* vidri* vient* viero* vieron virus
virus*`,
      '3': `
11_euros 28 a_11 a_comer a_que abrie* abrio_la abuelo agarro agua ahi_no ahogada ahora_tengo al_fondo alli ambulancia
anali* analitica aquel* aquello ardia ardia* arrancadas arranco arreglan aspir* atada atada* aula auxil* auxiliar
avanz* avise batid* blancos bolsa_de borrachera buffe* buffet bulto* bunga* bungalow cadaveres caduc* cagadas caido*
cajon calab* calen* calor_en calvas carra* cejas cejas* cesar* cevic* ceviche ciega* cielo cielo* colga* colon comer
comido con_dolor con_espuma con_olor confu* correteando costura cristal cruce* cuartos darle darle* de_gato de_otra
de_plata de_su de_todo debaj* debajo debajo_de dejo del del_agua del_bano del_gimnasio del_grifo del_piso derec*
derecho derre* derretido desag* desde_enero despertar deste* destr* devolvi diario dias dias_el dientes dijeron
dijeron_que dio dolor* dormi* dos_dias durmiendo ecogr* ecografia el_agua el_bebe el_colchon el_crucero el_deposito
el_domingo el_estomago el_masaje el_medico el_pollo el_timbre el_tratamiento empan* en_todos encima_de enfermera ensene
entera_por equivocada era_un esa espal* espalda estom* estomago estor* flojos frega* gamba garra* gel golpe_de grano*
grapa* grifo_y guard* guarderia hacia hija horri* horrible hospitalizado humed* humedad imaginense inqui* insul* jacuz*
jacuzzi jamon jarab* jarabe jubilacion kebab kebab* la_bandeja la_cama la_carne la_clienta la_cuna la_enfermera
la_funda la_guarderia la_media la_misma la_piel la_prueba la_receta la_sesion la_siesta la_sopa la_tension labia*
laboratorio las_duchas las_toallas lengu* lengua lente* levante limpios liquido liste* llamando llamaron_a llame_al
lloraban lo_pone lo_vi los_cuatro los_platos los_seis madre_con mandaron_a manic* mareo* marron mayon* mayonesa me
me_dio me_lo me_muero me_salio merlu* merluza metio metio* mi_esposa mi_hija mi_tia misma* mordi* movie* murci* negro*
nene ni_se no_era no_le ocho_meses olvidado ortod* ortodoncia palomas panch* papa para_bajar paredes pasado pasam*
pasamos pase_a pastillas pedia* perma* perro_se pesta* pestanas piel pierc* piercing pillo pillo* pintalabios pinza
pinza* placa placa* place* plato_y posti* productos provo* pure pusie* pusieron que_eran quimi* recet* rejil* rejilla
repitio resid* residencia resto* resultado retor* reviso rodapie rosad* sabanas sacar* sacaron saliendo salieron
sangre_por se_abrio seria sigue_ahi silla_de sin_aviso suegr* suspendieron tacos tacos* tambo* tambor tapar* tapon
tapon* tardaron tengo tengo* tengo_un tension termi* terminamos termine tia tijer* tobil* tobillo tocaron toda tumba*
turbi* un_infarto urgencia uso venci* venda venia* verde verde* vestu* vestuarios via vomito y_la y_ni y_siguen y_tres`,
      '4': `
a_mi abraz* abri acabamos agarr* agua_de aguas aguas* ahi altis* anten* asoma* asomo asomo* asque* asqueroso bailando
bajaron bajaron_a bandeja_de borrosa box cabel* cabelludo cader* cadera caducado caido camil* cenar cenar* cervi*
cervical chorreando cirug* cirugia con_restos conectaron confundieron conta* contracciones contraste croni* cronica
cuatro_horas cuell* cuello cutic* debian decolorante desen* despu* despues detras_del dias_por dias_y duros duros*
el_jacuzzi el_kebab el_olor el_queso empanada en_el en_las encon* encontre entrenador equiv* escara esos ester* filet*
fisio* garrapatas gastritis grapa hermano higad* higado horas_con hospi* hueso hueso* huevo humedades ibamo* ibamos
infar* infarto infeccion kilos kilos* la_ensalada la_lima la_nariz la_pastilla la_piscina la_placa la_residencia le
lentillas liqui* llevaba lo_tuvieron madre madre* madru* mamog* mamografia manip* marido_con marisco marro* me_saco
medic* medica metfo* metformina mi_bebe mi_hermano mi_madre misma moscas mover* moviendose nadie_lo nariz nariz* nause*
nauseas negro nervi* nervio ofrecieron_un ojo olia_a operaron paciente panad* parpa* pasada pasea* paste* pastilla
pegados perdida perforada pie pie_de pierdo pincho podrida pollo pollo* por_culpa por_las por_los por_toda porque_no
punto* puntos que_me quemaduras recogio restos restos_de rosada sali salie* sana se_me seguidos semanal siguio silic*
silicona sintr* sintrom sirvi* sucia* tardaron_una tijeras toda_la tras_el tratamiento tres_dias tuvie* tuvieron usada*
vacuna vater vater* venia vi vidrio y_ahora ya_nos`,
      '5': `
a_casa abrazados adelg* ahoga* al_vater alime* ampollas ansie* ansiedad antib* antibiotico asco atlet* atleta atrag*
azucar bajar* batido beber beber* boca botox botox* carne carne* casa_con cera cesarea chinches coma comim* comimos
como_la companero con_fiebre con_sangre con_suero confi* conservas convulsionando corne* cuero cuero* danad* danado
de_arroz de_ese de_madrugada dedo dentr* dentro dentro_del desan* deshi* desma* diali* diarrea dias_de dient* diente
drena* el_cuello el_hueso el_ojo en_vez enfer* esas ese fiebr* fiebre filete gasa gorgo* gorgojos hemor* hemorragia
herni* hernia hongo* hongos impla* implante ingre* inyec* inyeccion la_espalda la_pechuga larva* larvas las_sabanas
lentejas llagas madrugada mal_puesta mariscos me_pusieron me_puso medicacion mi_papa negra* neumonia ojos orina orina*
otiti* otitis para_siempre parpado pasad* pastillas_para pecho pecho* pechu* pechuga pediatra pedic* pedicura peeli*
peeling picad* piern* piernas pinch* pollo_estaba por_el por_la por_si pulgas puso quema* quemadas quemaron quemo
quemo* quirofano rata raton* rayas rayas* ronch* saco_la salmo* sepsi* sepsis sospe* suelos supurando tatua* tatuaje
tomad* tomado tras trozo trozo* tumor tumor* tuvieron_que urgen* urgencias usada vacun* vivos vivos* vomitando y_lo
y_siguio`,
      '6': `
abdom* aguja* agujas ampol* anisa* anisakis apend* apendicitis asma azuca* bebe botul* brazo* bronquitis cagad* camilla
ciati* coli colir* colirio confirmada conju* conjuntivitis convu* cucaracha decol* desmayo desnu* despensa despues_del
diarr* dosis dosis* el_brazo el_cuero en_la en_urgencias encia* escar* esterilizar excre* gases gases* gastroenteritis
guant* harin* harina hasta_el herpe* herpes ictus ictus* la_muela labio* las_piernas laser laser* maris* me_corto
me_dejo menin* meningitis muela muela* necro* negras olia papil* pasti* perforado permanente picaduras podri* presi*
presion pus reuti* salmonela salmonela_confirmada sarna sarna* sonda suero suero* tosie* tosiendo tras_la ulcer* varic*
vez_de`,
      '7': `
brazo bronq* chinc* gastr* guantes hepat* hepatitis labios le_dieron moho quiro* sangre supur* vientre`,
      '8': `
anest* gusan* llaga* neumo* perfo* sangr* sonda*`,
      '9': `
cucar* infec* intox* vomit*`,
    },
    legal: {
      '2': `
14 24 79 abogado abogados acces* actua* adema* ademas administrador adult* afina* alcal* amigo* ano anos aquel* asi
avisadas banca* banco broma* campu* campus canse* capta* cator* catorce central cerrar citad* clausurado cliente
cobraban cobrando cobro* codig* codigo colom* condu* conso* conte* contento contratamos cuant* daban daban* debo dejam*
dejamos despachando despi* devue* direc* doscientos dueno dueno* e ejerc* emoji emple* empleado empleados empresa
encantado entregado envia* eps escriba espan* espero estando estud* estuvimos expos* exposicion factura fecha fecha*
finan* firme formal guard* guardia ha hace hacen hacen* he hormigonera humed* humedad humedades igual igual* incluia
ingre* iva jueve* jueves juntado juntos juro justi* juzgados lanza* lean levantar leyen* literalmente llevamos llevan
llevaron luna mama mananas mande mande* mano matricula medidas medidor metod* metodo milag* monit* montaron motor
motor* niega* niegan nomin* notic* noticias obligatoria ofrecen os pagar paro pasado pasen* paz pensando perjuicios
pesan pesan* pese peso pidie* pidiendo poner poner* ponerlo por prepaga profe* publico puse quedan queriamos reconoce
regio* regional rella* rellano resolvio respa* retiro roja saben saben* segun* senala senores septimo si sobrina su
subas* suyo tanto tengo tengo* tercera traba* trabaja usuario van veran viern* viernes viniendo vino virtu* virtual`,
      '3': `
2019 3_y 48 48_horas a_mi abier* abiertos acuer* admitido agent* amena* amigo amparo animales ano_pasado apell* asesora
asesoria asi_que asoci* atencion_al autop* autor* aviso aviso_de ayer bancarios bolet* busqu* caer carta carta*
catalana citada claro_no clausula colgo colgo* compe* compensacion concu* concurso confi* cremas cumplir de_atencion
de_no de_tres declaracion dejan dejan* del_contrato delic* desde_mayo deuda deuda* dira el_3 el_4 el_administrador
el_ano el_deposito el_dueno el_jueves el_libro el_lunes el_martes eleva* empre* en_los enter* entregado_en enviado
error* esa esta estaf* falsa* famil* firmado fiscal forma* fuero* fueron gabin* gabinete grave guardia_civil he_puesto
ido infor* informe inspectora interes intereses la_agencia la_exposicion la_familia la_humedad libro llame_al llevando
lo_dijo los_animales lunes lunes* mandado manos_de me_explico medic* medicos meti mi_caso mire mora multa mutua* negado
nominas nota nucle* nuestro otono otono* pagan* para_el pendientes pidio pidio* plazo plazo* policia_local pondr*
pondre poner_la por_diez por_el presenta presento priva* prote* rechazaron regulador renta renta* respu* segun sello
senal* septi* si_no sigue* sin_mas socia* social socio* somos somos* sus tambi* tambien tiene_el toman* tres_anos van_a
verlo* vinie* vinieron vino_y vista voy y_dice y_quedo ya_fue ya_hemos`,
      '4': `
2022 abierto abren abren* abrio abrio* abusivas acto admit* agenc* agencia agentes artic* articulo aseso* asunt* asunto
atest* atestado audios avisa* aviso* avisos boleta bufete captu* civil clausulas clini* clinica coleg* colegio comis*
comisaria con_fotos concurso_de condenada contrato cumpl* darme darme* de_primera defensa_del del_consumidor despa*
despacho devolver dio_la el_acto el_asunto el_recibo en_consumo en_manos error esas espana esta_todo estan* esto estra*
fallo fallo* falsa favor* firma* firme* folio* gane gener* grave* graves hacie* hemos hemos* indus* instructora inter*
interpuse junta* justicia la_hoja la_matricula la_via labor* laboral legal letra* levanto libro* lleva* lleva_el
lo_lleva local local* marit* mas_de mayo medica merca* mercantil mi_abogado monitorio municipales negli* negligencia
no_dan no_devuelven nos_vemos notificacion nuest* oficina orden* papeles para_no patri* pedida peritaje por_escrito
por_mi prefe* presentada presentaron procurador recha* recurro regla* reglamento respuesta rompieron salud* se_va
secci* segun_el senalado sentencia servicios siguen_sin socios subte* tendr* tendran tiene* tiene_que tomando usuar*
va_por vemos vemos* vemos_en via vigilancia ya_la ya_les`,
      '5': `
abogada abona* abusi* accion acciones acudi* admin* administrativo aesa ampar* ante_el ante_la arbitraje ayunt*
ayuntamiento bufet* caso casua* casualidad citacion citar* citaron clausuren colegio_de conciliacion_el contencioso
contr* contra_la danos danos* de_consumo de_datos defensa delit* demandar denuncia_en denunciado desac* desal*
diligencias docum* el_14 el_expediente el_juez el_juzgado embar* en_comisaria en_mano en_profeco escri* estafa estan
estudia facua facua* favor folio general geren* gerente griet* grietas habra habra* hace_falta hoja ilegal
incumplimiento industria investigacion juzgado_de la_denuncia la_oficina la_queja la_superintendencia legales letrado
libro_de licen* licencia llame llame* llame_a llego_el morales nacio* nacional negad* negar* negaron oficial orden
ordeno pagan parte* pedire perito perju* petic* peticion policia por_error praxi* praxis preju* prejudicial prens*
prensa presentado preve* procuraduria proteccion proteccion_de que_casualidad queja_ante queja_en razon razon* recib*
recibio reclamacion_en recurso sanit* sellado sente* serem* seremi siguen sin_respuesta solic* testi* tiene toxic* trae
tutela va vamos vamos* vamos_a venci* verba* verbal verem* veremos vino_la ya_esta ya_tiene`,
      '6': `
248 261 aboga* abonan aepd afectados al_juzgado al_ministerio apela* aprop* apropiacion audie* audiencia avisado
avisados aviso_a carab* carta_documento citac* civil* colec* colectiva consejo consumidor consumidores consumo cuentas
de_reclamaciones de_salud deber* defensor derec* derecho desacato desis* diez_dias documento ejecu* el_ayuntamiento
esta_semana finiq* fiscalia fiscalizar foren* forense hacienda indemnizacion infra* inspeccion_de instancia juici*
juridico juris* la_demanda la_junta la_ley la_omic la_razon lesio* lesiones levan* levantaron mi_abogada mi_denuncia
mosso* mossos multa* municipal notificada ocult* omic oral parte penal* peric* polic* proce* querella radic*
reclamaciones recur* resolucion salud sanci* sat sella* sello* sellos sepro* seprona serna* sernac sindi* super*
superintendencia superintendencia_de supre* supremo testigo tipif* toca tribunales tributaria urban* usura* va_a vicio
y_siguen ya`,
      '7': `
afect* aport* arbit* burofax cito conci* conciliacion conde* condusef const* consu* de_conciliacion decla* denuncie
denuncie_en derecho_de dilig* embargo escrito exped* expediente ilega* imput* indec* indecopi inspeccion intim* juez
jueza jueza* juicio jurid* la_ocu legal* mediacion mi_favor minis* ministerio moral* munic* nos_veremos notar* notif*
ocu ofici* oficio perit* pleit* pleito prepa* prepara profeco reclamo_en repor* reporte reque* resar* resol* sanid*
sanidad tribunal tutel* usted* vicio*`,
      '8': `
accio* burof* constancia contra deberia demanda ganad* incum* indem* inves* judicial junta juzgado penal procu* queja
quere* reclamacion reclamo ustedes`,
      '9': `
acta ante claus* defen* deman* denun* denuncia fisca* inspe* judic* juzga* les ley notarial prese* queja* recla* tomo
tribu*`,
    },
    privacy: {
      '2': `
0800 26 abri acabaron adela* admin* administrativa ahora ahora* airbn* airbnb alcoh* algun alli alquilado alquilo anda
anfit* apagada apare* aparecer aplicacion aquel* aquello asegu* asust* audifonos audio azul bajam* bajamos bajas bajas*
banco* barri* barrio basta basur* basura borre* buscaba busqu* busque cajera cajon* calla* camas camas* cambiar
camiones cancion caras caras* carne* carta carta* casil* cente* chico cinta* cintas companeros compras compre confi*
conoc* consu* consulta consultar consultorio conversacion corre* cortina cosas cosas* cuade* cunad* darse darse* deber*
debo del delan* delante dependiente desde desde* devolverla digit* digital dije dijeron disco docum* don durante ecogr*
ecografia ejecutivos ella emparejo empleados encuentra enlac* enlace enorm* entere entra entras era error error* esa
escalera escaneado escucha etiquetada examenes excel* facil* famil* familia farma* filtran firma firma* firmas forma
forma* foto gano gestora ginec* grupo habran hijos hijos* hizo huespedes incluida incluidas incluido incum* ine ingre*
instagram insti* intel* inteligente juguete laboratorio lei leyen* linea* linte* linterna llamo llamo* llant* llego
llego* llora* lluev* llueve lucec* lucecita mandaron mantencion marro* marroqui matricula me medica mirar* miraron
monitor monto* mora muchacho mujer* mutua mutua* o ordenador oyend* oyendo padel padel* palabra panal* panales
paqueteria parto parto* pasaba payas* payaso pedir* pedirlo peluqueria pensi* perso* persona pilar pilar* porta* portal
porte* porteria portero prestamo primero proba* propi* psicologa puebl* punti* pusie* pusieron quere* quien quien*
quini* quinientos quitan radio* ramir* recha* recre* recreo relig* repar* repartidor reservamos respondio respuesta
reuniones revis* sabe saben saben* saber saber* sabie* sacaron salen salen* salon salon* segur* senas senas* senor
senor* senora servilleta sesio* sienta silen* sms solta* solto solto* subim* subimos sucio suegr* suegra suegro supue*
telefonica tengo tengo* terce* tire titul* titular toalla tomo trabaja traia traia* trans* triste unas ve vecina
ventanas veo vered* verificacion vestuario viend* viendo volca*`,
      '3': `
a_300 a_diario a_menos a_su a_un a_una abierta_en abren abren* acosan acosan_a adelante adult* agend* agenda agres* ahi
ahora_me alta alta_en alter* anfitrion anter* anterior anuncio aparecen aparecio_en apila* aula averg* avisar banca*
bancario banco bloquean cajones call camara cambiar_el carpeta carta_certificada cartel casilla certificada chiquita
ciruj* cirujano clave* coleg* colegio colgada colgo colgo* comer* como_papel con_medio con_mis congr* congreso conse*
consta conta* conte* contenido contratar correo_de credi* credito cuaderno cuant* cuarenta_mil cunada custo*
de_adelante de_cara de_citas de_empresa de_media de_nacimiento de_plata de_que de_quien de_recepcion de_veinte
de_whatsapp decla* declaracion del_banco del_mostrador del_salon desbl* desco* desde_que desnu* despu* despues detra*
detras diagnostico diari* diario direccion_a directo ejecu* el_altavoz el_anfitrion el_ascensor el_coche el_colegio
el_comedor el_del el_dependiente el_disco el_pdf el_portal el_techo el_vecino el_video embarazada empresa empresas
en_el en_que en_una enciende encima_del ensen* envol* envoltorio erron* escondido estam* estamos estar* expediente
expue* facia* facial fijo fotocopias fotos fotos* fuga gonza* grupo* grupos gym hace_tres hace_un historia hojas hojas*
humo image* impreso inici* iniciar la_boca la_cafeteria la_fila la_llamada la_prueba la_psicologa la_respuesta la_sala
la_tablet le lineas llama* llamaron llego_el lo_habia lo_peor maltr* maltratador match medicamento megafono menor*
menos_de mensa* mensajeria menud* menudo mi_caso mi_clave mi_cunada mi_expediente mia micro* mios mostrador movil_en
mujeres nacim* nacimiento necesidad ni_un no_esta no_soy nombre nombre_del notaria nuestros numero_de objetivo oi
orientacion oscura oyes panta* papel_de paque* para_atras pasil* pasillo pegado pensa* pension perfiles_a pese
pidieron_el pladu* pladur plano plano* portatil pregunto_por priva* probador profesional promocional psicologo publi*
publica pueblo que_compre que_me que_yo querer recep* recepcion recetas recit* recogi rever* rompi* rompio rut sacar*
salen_los secre* selfi* senales senora_de servidor sesion sin_cartel sin_querer solas solas* soltaron su_companera
supie* supo tabiq* tabique tapar tapar* tarjeta_por telef* telefono tendr* texto texto* tirados tirar* todos todos*
todos_los tres_noches tritu* un_correo un_credito un_grupo un_vecino usada* usand* usando uso usuario valla ve_el
verif* ves vestu* vestuarios vez_de video* video_de vigil* visib* vista* y_hasta y_todo ya_me`,
      '4': `
a_toda abierta abrie* abrieron abuso abuso* acera acera* adulto ajenas albar* albaran alqui* alto apunta apuntando_a
autor* auxil* base_de boca borran camara_nueva captu* carpe* caser* caso chism* cirug* cirugia clave clien* clinica
cole compa* companera completo con_mi con_pelos con_su confirmaron conoce contr* contrasena conversaciones copia_de
correo cualquier cuent* cuenta de_humo de_otro de_resultados de_seguridad de_todo de_un de_unas del_pasillo dentro_del
detras_del direccion direccion_y divor* domic* domicilio donde_vivo dupli* el_informe el_mio el_numero embar* emple*
en_mi en_mis en_recepcion encen* enteramos entero entregaron entro_en envia* enviaron envue* escuche estoy estoy*
exact* excel exped* extracto faceb* facebook farmaceutica_se ficha filtr* foto_a fotos_del genio* googl* google ignor*
imagenes imposibles inclu* incon* informe inqui* jefa la_acera la_contrasena la_copia la_direccion la_pantalla la_vista
le_dijo leido leido* lente* letras libreta lista lista* lista_de llamaron_a llego_a llorando lo_pedi lo_sabia los_mios
mampa* mampara me_aparece me_llamo medicacion mi_carpeta mi_cedula mi_correo mi_jefe mi_movil mi_numero mi_paquete
mi_saldo mi_usuario mostr* mostro movil movil* movim* nomina nos_enteramos numer* numero oblig* obligatoria orien*
otra_persona oye pantalla paquetes pdf pensabamos perfil_y permi* pidie* por_correo pregu* preguntan preguntar pregunto
propietario psico* publico puerta_abierta pusieron_a que_era recib* recibo recon* resul* resultado resultados sale_en
salgo salgo* se_oye secreto seguridad selfie selfie_con senor_de sin_preguntar subie* subieron todo_lo transparente
tras tras_la trata* ubica* ubicacion un_video una_camara una_lente usadas usurp* video vista vista_de voz`,
      '5': `
a_mis abier* abierto abort* aborto acces* acceso actual al_cambiar al_contenedor antes_y apell* apellidos apuntando
area autorizacion auxiliar avisar_y camar* candi* capturas carta_del chats chats* chip ciber* circula clientes clini*
comen* comento contactos conte contenedor conto conto* copia copia* copio copio* cotil* cuenta_y curriculum de_mi
de_morosos del_vih desconocido desconocidos deuda difun* direc* divorcio divul* dormitorio el_detector el_pasaporte
el_propietario empleado empre* enfer* enfermedad enseno enter* entraron era_mi escan* escuc* ex exacta facturas
farmaceutica ficha* fotoc* girad* girada gps grito* huell* huella ident* intim* intimas jefe la_auxiliar la_camara
la_cedula la_farmaceutica la_lista la_mia lente llaman llaves_y lo_conto los_vestuarios mails mails* me_llego medic*
medicas mi_direccion mi_ex mi_ficha mi_foto mi_nombre mi_pasaporte mi_telefono mi_ubicacion mio movimientos nombr*
nombre_completo nombre_y nominas notas notas* oye_todo pacientes paquete_y permiso pidieron piso por_whatsapp posit*
preguntarme publicaron redes redes* reel regis* registro revel* revelaron saldo saldo* sifil* sifilis spam sueldo
terapia tratamiento una_tal url usuar* visible y_despues`,
      '6': `
acosa* acosador ajeno apunt* base brech* brecha cambiando casera cco cedul* cedula contrasenas cualq* cualquiera curio*
de_otra de_todos delante_de derec* derecho despues_sin detec* detector deuda* diagn* divorcio_en embarazo en_google
en_su encendida fisgo* geolo* grito hacke* histo* historial husme* identidad infor* informatico leyo los_pedidos masiv*
me_llaman mi mi_agenda mi_cara mi_divorcio mi_enfermedad mi_perfil mis_fotos moros* morosos nomin* ocult* otro_cliente
pacie* pasap* pasaporte pedidos perfi* perfil pirat* rasga* rastr* recibi reconocimiento reenv* refer* referencias sim
su sueld* supla* tal terap* terceros un_desconocido un_tal vih webca* webcam whats* whatsapp`,
      '7': `
ajeno* camaras colga* correspondencia curri* datos datos* detector_de diagnosticos dni dnis email email* en_voz
estoy_en galer* galeria mi_cuenta mi_dni microfono mis_datos nombres paciente voz_alta`,
      '8': `
filma* graba*`,
      '9': `
a_mi mis`,
    },
    safety: {
      '2': `
110 140 150 2011 214 5 62 abier* aceite adema* ademas adent* adentro adhesiva adorn* adorno aguje* agujeros ah ahija*
ahijada alber* alien* aliento alqui* alquilado alumi* aluminio amort* anfit* apaga apagu* apague apila* apoya* armar*
artif* asegu* atascado aterrizamos autoa* automatico autop* averi* avisado avise* bajam* bajamos banan* barco barco*
barrera barro* bolsas cabal* cabina cable cadena calva cambiadas camilla camion campana carga* cargador carpa casti*
celul* celular centi* cerraba charco chaval chavo choque ciclo* cigarrillo cinta cinta* cinturon cobrando coche* cocin*
cocina colga* companera condu* conte correr corri* crios crios* cristal cuartos cuatrocientos cuento daba despertar
despl* deste* detra* detras dientes dijo dio direccion discos dispa* dolor dolor* dormi* dormida dormimos ducha* ella
empei* empeine encerrados enchu* enorm* enorme entradas entrara escribir espal* espos* estacionamiento estante esto
estuf* estufa exces* expre* expres falso falso* filtro flojo* fondo* freidora frenan funcionaba gasta* giro goma grifo
grifo* hamaca hasta hasta* hecha hinch* hombros hosta* hostal hueco hueso hueso* infan* infantil instalado instr*
inuti* inutil lampara lanzo lanzo* le levanto literal llave logra* mader* madera madrugada mal mangu* mantel maquina
mar marcho marco* me mecanico metio metio* milag* monitor mudan* nause* nauseas negro negro* nenes nenes* nieve nieve*
ningu* ningun normal nos nuca nugge* obligatorios oreja* palad* paladar pantallita param* parar parar* pasab* pasaj*
pasil* paso pasti* pedaz* pedazos pelig* perei* pereira perito perri* perrito pesa pinza* pinzas pregunto prender
primero puente puertas punto* quedo quedo* quejado quema* quemada quimi* quitamiedos raya rechi* recie* recien recin*
recinto reclama red reinicio rompio rozo ruta sangr* sea seguridad sesen* sesenta siete siete* sigui* siguieron siguio
sola soltaron soltero sotan* sotano subi subia* suegr* suegro suete* sueter sujeta tabur* telev* televisor termo* tia
tiendas tiene tipo trago trago* trase* trasera tumbo* vi via vient* viento`,
      '3': `
71 a_18 a_medio a_oler abierto abri abrio abrio* accid* accidente acuat* agarr* agua alarma_de alcance andad* andador
andam* anfitrion apartamento apretada arana* arbol* arque* arrib* arriba ascen* asientos_sin aterrizamos_en atrag*
atraganto atras* atrav* aunque_el autoc* autom* autopista avise bajab* bajad* balco* balcon bater* bien_las bolsa_de
bombona borde* botel* brasa* brasas brazos cabec* cajas cajas* calza* cambio_el camio* camiones campi* camping capo
cargando cargas carre* casi_se chaleco chich* chispa chofe* chofer cinco_anos clavado clavi* clavicula colchoneta comio
comio* con_los costillas cuadro curva* de_agua de_atras de_cara de_mano de_que de_seguridad dejar* dejo_el del
del_asiento del_pasillo desac* descarga desco* descubri desde_hace desga* deshi* despe* devolvieron_el dijim* dijimos
dio_un disparados ducha el_anfitrion el_camion el_celular el_chofer el_cinturon el_coche el_cuadro el_edificio el_horno
el_muchacho el_parque el_pelo el_perito el_puerto el_tobogan el_tubo el_vecino elast* electrico en_el en_plena
encendido encer* enchufe encimera encogio_de entregaron esposo estuvo excesivo explota exploto falda falda* fondo
fondo_y fuego* gastado girat* giratoria globo* golpe grado grana* granada grapa hebil* hebilla heladera hijo hinchable
horas_sin hormigueo hoyo huele huele* humo_en hundia hundida iba_a igual igual* inflado instalar interfono kilos kilos*
la_alarma la_bateria la_boca la_direccion la_encimera la_nieve la_oreja la_salida las_entradas las_mesas las_patas
levan* licua* licuadora liter* llevaba lo_dijo los_cuatro los_ninos luz mama mandaba mangueras manta maquina_de marco
marea* me_dejaron me_dio mecan* mecanicas merlu* merluza metal* meti mi_bebe mi_esposo mi_hijo mi_mama miran* mona
monit* montaron montu* montura muchacho mulet* muletas munec* muneca murio_en neumatico niebl* niebla nino no_cerro
numerosa oler olia operaron oreja oxida* panam* paraba paro parque_infantil partido pasaba pasajeros pasillo pata
patas_de patinete pelado peque pijam* pijama pisci* piscina piso pitab* pitaba planc* plancha plena plena* plieg*
pliega por_el puerta puerto puntos que_yo rajada rajo rampa* responder rompi* rota roto_y sacaron salido salio salio*
sanda* se se_habia se_levanto se_paro secad* seguia senor_que silli* sin_tapa sobre_la sono sujet* tabla taburete
tanto_que tapar tapar* testi* tiene_un tirados tocar* todo_de tornillo tornillos tramp* tripl* triza* trizas tumbona
una_llave una_sombrilla usaba usaba* vacia valla veinte_personas vela venci* vidrio vidrios volantes vole y_le y_mi
y_salio zapato`,
      '4': `
a_mi a_quince abrio_la acera* adelanto aforo* alarm* alarma amarr* apres* arbol arran* arranco artificiales asoma*
atraccion atrapados atras audios azule* azulejo bajada bajan* bajando_el bajar* bajaron baldo* baldosas baranda barra
barra* base bebe bloqueada boca bombo* bravo bravo* buceo buceo* bus caballo cable* cables caden* cader* cadera caduc*
caducado cajas_de calambre calde* caldera calen* carretera casi_me castillo castillo_hinchable cayer* centimetros cerro
cerro* chapa* chispas choqu* clavo cloro cloro* cochecito cortante curva de_cabeza de_cerveza de_espaldas de_frente
de_golpe de_humo de_noche de_pie dejaron del_bano del_pan del_techo dient* echa el_ascensor el_bebe el_brazo el_cable
el_casco el_enchufe el_fondo el_pie emerg* en_la engan* escalera_de esgui* esguince espaldas evacu* extintores fuegos
fuegos_artificiales fuga fuga_de fundi* globo golpe* grua hacia hacia* hirvi* hirviendo hombr* incen* infla* la_caldera
la_cocina la_ducha la_escalera la_frente la_lampara la_linea la_litera la_llanta la_mampara la_maquina la_montana
la_moto la_piscina la_polea la_silla la_zona las_escaleras litera llanta llantas lloviendo locur* locura mampa* mampara
manil* manillar manta* me_cayo me_pillo metro* mirando moto muell* neuma* oxidados parab* paran paran* pare parri*
parti* pasam* pasando pastillas patin pelo pesas pesas* pie_en pierna piernas pillo pillo* polea porto* potit* power*
prendio publico puert* quedo_en quemadura rampa rodo rojo roton* rotonda rotos rotos* rueda* saliendo salto salto*
salva* se_abrio se_hizo se_va se_vino secador secci* semaf* senales sobre_las solta* soltaba solto solto* suelo suelo*
suelto tapad* tapada tapada_con tapados techo techo* teleferico tobog* tobogan torni* transfer tras_el trope* tubo
un_vaso valla* vallas vecina vidri* volando volante y_se`,
      '5': `
abajo abajo* abajo_con abroc* acele* acera adela* ahoga ahoga* al_suelo al_volante alambre alcan* amarrar anclado
anclar apret* apretar arnes arnes* atrapo_el atrop* bajando barandilla bombe* bomberos borde bordi* bordillo botella
botella_de brase* brasero brazo brazo* cabez* cabeza calefon cayo_encima cedio cedio* cerro_la chalecos chamu* chapa
cintu* codo conti* contra corriente costi* coxis coxis* cuna de_emergencia de_gas dedo del_balcon dentr* dentro desal*
desar* desarmo desbo* desen* desprendio detector el_arnes el_calentador elect* electrica eleva* elevador emergencia
empez* encad* encen* encima encima_de encima_del escalera escalon explo* flojos fract* frent* frente gas_y gases gases*
grapa* hasta_el hierr* hierro hombro hundi* ibamo* ibamos incendio la_acera la_barra la_cuna la_mano la_plancha
la_rotonda labio labio* llamas llant* manej* mano march* me_abrio me_tiro metal metros mi_vecina mirando_el monoxido
montana_rusa mosqueton muelle olla panel panel* patin* peato* pelad* pelados pie podri* porton prend* quebr* quebro
rajad* repor* reven* revis* rocod* rocodromo rueda rusa salida_de salie* salio_volando se_partio se_quedo sillita
sobre* sobre_el sueltos tiro tocar trona trona* un_arbol vaso ventilacion volcada y_lo y_me`,
      '6': `
acelero airbag al_tocar alamb* aplas* ardie* astillado aterr* atrapo autov* autovia barra_de benga* calam* calentador
casco casi cayen* cayendo cayo_a ceja chale* clavo* con_cajas contra_el cuerd* cuerda dentro_del derra* derramado
descolgo despr* detec* el_pedal empezo en_marcha encim* escal* extintor facha* fachada frena* frenaba frenos gas golpeo
humo iba kayak* la_autovia la_pierna lanch* lancha lisas lisas* los_bomberos monta* montana mosqu* muslo muslo* piern*
polea* quemo quemo* regle* regleta regul* regulador roto rozan* salida se_descolgo sin_luz sobre socor* somie* succi*
suelta termo tirolina tocar_la tuerc* tuercas verte* volca* volco volco*`,
      '7': `
a_gas airba* ardiendo astil* casco* chisp* empezo_a extin* freno manejaba marcha mi_mano monox* partio pedal pedal*
salid* salvavidas sin_frenos socorrista suelt* tirol* tobil* tobillo volan* volo`,
      '8': `
atrap* baran* cai cayo estal* estallo resba* revento`,
      '9': `
ancla* freno*`,
    },
    theft: {
      '2': `
180 300 400 600 61 abier* abren abren* abuela abuelos acomo* adema* ademas adent* adentro ahora ahora* ahorr* ajustar
almac* almacen almue* almuerzo alumi* aluminio ambul* andaba andan* antig* anunciada apagadas aparecen arco arrugado
artis* asomo asomo* atraco azafata bailando bajado bajar* bajit* bajito bautizo bebe boda bogot* bogota bombo* bordado
botellas buena bufan* bufanda buscando cable* cajas cajas* calce* calcetines caldera calva* camar* cambiaron campi*
camping cargador carrito carti* casa casco* cascos casil* celulares cemento centrada chau chica chica* china* chori*
cierre cincu* cincuenta coche* coches colga* comoda compra concl* conserje conso* conta* conte cosas cosas* cuero
cuero* cuida* custodia dar dejam* dejamos denta* denun* despacho despe* despegada dicen dicen* director directora
disco* donde donde* dorad* duran* eligi* embalaje encontro enfermeras eramo* eramos estaba estrenar falto falto* felpu*
felpudo flores fundi* furgo* gastado gemelos gorda gps grafi* guardaron guardia guita* habran hacian hamac* han hombre
hombros hueco* ido incluida inspector inventario invie* invierno irme jamon jamon* jefe jerse* ladri* ladrillos las
lavad* lecci* leccion libre* limpia limpieza llaves llenas lleve los macet* macetas madre madre* malet* maletero mango
mango* manta manta* marca marco* masajista me mecan* meren* micro milla* millas miran* mirar motor* movil movil*
muchacha muchachos mudo muebl* muebles nino nos nuevo* nunca nunca* objet* objetos ofrec* ofrece ok olvida orden*
ordenador otra otro padre padre* papas papas* paquete patinete peliculas peluche pense pense* pensi* peso piedr* pintor
planta poner porte* portero preguntamos prest* primero prote* puestos pulse* pulsera pulserita puse pusieron queda*
quiro* quirofano quisieron quitar radia* radio* rajo recep* recib* recie* recien recin* recogio recupero refle* regad*
regadera repue* repuesto resenas resid* retir* retirado revisado revise robo rojo rollo rollo* roper* ropero rosar*
rosario rueda* sabe sacri* salio salio* se seda seguia senora ser sirvi* sobre socor* subi sueltas supon* sus susti*
talle* tapad* tapadas tapado terminado tia tienen tintoreria traba* tract* traia traia* tranq* tranquilo traslado
trata* tripu* tripulacion tu tubo tumbo* unifo* usada* usado usado* vacia vajil* vajilla valor velat* velatorio vengo
vengo* venia* vieja violi* violin virtu* virtual volvi volvimos vuelta walla* wallapop`,
      '3': `
abrig* abrirla acomodadora agarra agenc* agencia ambulancia andab* antiguas antiguo apare* aparecieron aparecio arras
arras* asalto audifono audifonos auto auxil* auxiliares baile baile* bajaron baje banda banda* basto* baston batido
bauti* billete_de bodeg* bolsa bolsa* bolsi* bolsillo bronc* bulto bulto* cache* caja_y cajon* calle_y calvas camara
cambio_la camion camisas campe* carro carro* casad* catal* cenicero cerrajero chama* chancletas chaqu* chaqueta
chino_con chofe* chofer cincuenta_y cloro cloro* coger coger* cogie* cogieron colgu* colgue comente comida_de compras
con_las con_lo con_los con_otra conce* consigna consola consumen consumido control copia cortado cortados cosid*
costura cuadr* cuando_volvi cuatro_y cuatrocientos de_boda de_casa de_cincuenta de_descuento de_la de_mantenimiento
de_piel dedo dejado_en deje_el deje_la del_gimnasio desaparecen desaparecio_el desaparecio_mi desayunar deshi* destr*
devol* devolvieron devolvieron_el dicen_que diese* diesel difun* diner* dinero disco dona dormi durante efect*
el_armario el_billete el_bolso el_cajon el_casco el_chofer el_colegio el_deposito el_disco el_embalaje el_gato el_micro
el_mio el_profesor empezado empre* empresa en_lugar en_mi entregue envue* equipaje ese_dia espejos estab* estaban
estaban_en estando euros_al euros_de euros_en extravio faltaba firmo firmo* fonta* fontanero forzar free gafas_de
guitarra habia habia* hacem* hacemos herramientas_de hombr* hombres hosta* hostal hueco iba igualito la_agencia
la_barra la_caldera la_camioneta la_chica la_cinta la_playa la_pulsera la_radio la_senora la_tarjeta la_vuelta ladron
largas las_llaves las_monedas lavac* lavadero le_dio lente* letras limpi* limpisimo litera lleva lleva_el llevado
llevan llevo llevo* lo_devuelven lo_hizo los_audifonos los_coches los_lentes maleta_llego maletin manga* mano mano_y
marco me_pusieron me_quitaron mecanico meche* mechero menos menos* mercadillo mesil* mesilla metieron metio metio*
mi_abuelo mi_padre mio mirando montadores mordio moto movio movio* muela* mulet* muletas nacid* nacido nadie_sabe nene
ni_se no_estaban nordi* nordico nos_robaron nueva* nuevos operario originales pago_yo panal* panales paque* paquetes
parab* parqueadero pelar* peluquero pendientes pension perdio perla* pesa pesta* piedra pin pinto* pista_de polo
por_ese porta* portu* prenda primavera probaron puest* puesta quedaron quedo quedo* radio rajad* rajada recepcion
recog* recoger regis* repar* resor* resort revis* revue* revuelto robada robados roja ruedas_de saco_el salie* saliera
salieron salio_con salir salir* saquen segunda_vez seguridad senora_de sentados sentados_en serra* siend* siendo sin_mi
skins skins* sobre* sobrecitos spa sudad* suegra_le supongo tag taladro taller tanqu* taqui* taquilla tarde_a
tarjeta_regalo tela tema tenia_la tercera tesis tesis* tocaron trabajando tranquila transparente tren tumba*
una_botella una_lata unas uniforme urgen* usada vacio* valladolid venci* venia vivos vivos* volver_de volvieron y_al
y_dos y_el y_faltaban y_habia y_la y_las y_pusieron y_volvio ya_no yo_y`,
      '4': `
0000 120 128 abierta abrigo abuel* abuelita abuelo adios adios* agarr* ahorros airpo* airpods al_volver algui* alguien
andam* andan aparto arete* aretes arran* audif* autoc* ban billete bodega bolso bolso* bote brill* cables cajon
cambiaron_por camio* camioneta canje* cartero casualidad cd cerradura cochecito cogio cogio* colec* colla* comio comio*
compi* contado cuadros custo* dada de_bogota de_limpieza de_seguridad de_sol de_unas dejad* dejado del dentr* dentro
dentro_del depos* desaparecido desaparecidos desmo* desmontaron despertar despues_del dolar* dolares dormi* dormiamos
dosci* efectivo el_cargador el_cartero el_celular el_cenicero el_cuarto el_fontanero el_guardia el_iphone el_portatil
el_taller el_tanque el_traslado el_vecino emple* en_recepcion enfer* enfermo entro entro* ese eslab* eslabones evapo*
facturacion falta_la faltaban_dos faltaban_los faltan flore* fuero* fueron fuert* fuerte garra* garrafa gemel* geren*
gerente graduadas gramo* gramos guant* guantera guarda guardarropa hucha hucha* iphon* iphone jersey jura justo justo*
justo_ese la_bici la_guantera la_hucha la_maleta la_mochila la_plata la_tintoreria ladrones las_llantas las_zapatillas
lentes letre* letrero libreta llave* llego_sin llevarsela llevo_el los_aretes los_cables los_calcetines los_de
los_pendientes mama memor* memoria mensajero metid* metie* mi mi_cuenta mi_mama mient* mientras_el mochila monedero
mordi* mudan* mudanza navaj* navaja nicho nicho* no_esta noctu* nocturno note olvidas otro_lado para_otro pasap*
pendientes_de pilla* por_otro portatil precintada prend* propi* propinas puestas pusie* pusiera que_casualidad raspa*
ray recogi registro regre* reloj reloj_y repartidor reset* responsables reventada reventada_y reventaron robad*
robaron_las rota rueda_de sabe_nada sacos sacos* saldo saldo* sin_los sorbo* su su_alianza table* talad* tanque tasad*
tiron* trastero_con urgencias vacio valij* vapea* vendr* vi vidri* vigilancia vigilante y_faltaba zapatillas`,
      '5': `
a_mi abri al_salir amane* amanecio anillo_de aparcacoches asalt* aseo autocaravana bici bisab* botel* botella brillante
bronce cadena cadenita caja caja_fuerte cambiada candado carrito_de carte* casua* celul* celular chuparon cinta cinta*
circo* circonita cobre* cochera coleccion contamos cuidadora de_arroz de_marca de_oro de_plata del_aseo del_bebe
del_hotel dentadura deposito desaparecieron descosido devolvio dinero_de dormia dormitorio doscientos durante_la
el_anillo el_candado el_control el_jefe el_perfume el_sobre el_taladro empleado en_ese en_mano encar* encargado encargo
entro_con equip* equipajes esa esquis falta* faltaba_la forzado forzaron gafas gafas* garaj* garaje guardamuebles
guind* hurto hurto* ingre* ingreso joyas joyas* joyer* la_caja la_cerradura la_cuidadora la_mia la_mudanza la_tablet
la_taquilla la_tela lacos* lacoste ladro* las_herramientas las_joyas le llant* llantas llave llave_maestra llaves_de
llegaron los_billetes maest* maestra me_devolvieron me_sacaron metida mientras mis mochilas monedas monedas_de
monedas_del ordenaron origi* original pasaportes perch* periodico plata* plata_de propio quedo_con quita* quitaron
quitaron_la rastr* ratero rateros reloj_de relojeria reven* revol* robaron_el robo_de rompieron sacar* saque* se_comio
se_llevo se_los se_quedo sorti* sortija su_reloj todo_en trast* trastero valija vendi* vidrio virge* virgen volvio
y_dentro`,
      '6': `
abierta_y ajeno ajeno* alian* alianza amola* amoladora anillo arram* arrancaron asaltaron asist* asistenta billetes
birla* bote_de camaras canda* cartera carteristas catalizador chore* cizal* cobre con_llave de_mi desaparecio
el_encargado el_joyero el_monedero embol* empen* empene entraron guardaba hered* herra* herramientas hurtaron ipad
joyero la_alianza la_consigna lapto* laptop las_gafas le_quitaron limpiaron los_sobres me_robaron medal* mi_neceser
mochi* moned* mucam* mucama neceser no_estaba nuevas oro perfu* perfume perio* pesab* pesaba rapin* reloj* saqueado
se_quedaron sin_el sin_la sin_las sobres tablet vacia* vaciaron vaciaron_el valet valet* vendio volad* volado
volaron_los volvi*`,
      '7': `
anill* bille* caden* caja_de chupa* en_su esfum* la_camara la_cartera lleva* llevaron mi_abrigo perchero plata roban*
robar* robaron se_llevaron sustr* vigil* vigilado volar*`,
      '8': `
deje faltaban guard* hurta* rater* sacaron volaron`,
      '9': `
desap* forza*`,
    },
    threat: {
      '2': `
380 abier* abona* abras* abro acabe* adoqu* adoquin aguan* amenaza andad* andador andan* anoch* ardie* arran* arras*
arrep* arrepentiras atras audios aviso* bajaron bajas bajas* barri* barrio basta* beisb* beisbol bigot* blanc* bofet*
boleta borra brazo buena buscando cable camilla camino camion canal* cancelan canch* cancha cara carin* carino carit*
carita carro carro* chale* chaleco chava* cierre cintu* cintura ciruj* cirujano cobra* cobro cobro* coche coche*
colegio comer comieron conch* conoce conocer contesto contrate conversacion corre costa* costado crios crios* crist*
cristales cruzo cruzo* cualq* dandole debaj* debajo dejab* dejaba dejar dejar* dejas* depos* derrama desayuna deses*
desesperada devol* dicho dicho* directora dormia doscientos doy educa* encerrado encim* encima encontrar encuentras
enferma ensene entero entrenador esas escaleras espalda esper* esposa estaf* exact* explo* exploto falta famil* ferre*
ferreteria firmamos firmo firmo* flipa* fragi* fragil frent* frente fuerz* funeb* funebre garan* garantia giro gruas
gruas* guapa guapa* hable* hablo hablo* hacer* haciendo he hermano hija hijo huelg* hundo hundo* inscripcion insti*
instituto irnos irnos* jamon* jefe justicia ladra* lasti* lastima levan* levantar lineas llamar llevar llevo llevo*
local local* los luna lunes lunes* machos madri* maest* mande* maner* maravilla mayores me mecanico mecha* mesero
metal* mierc* miercoles mirar* misma misma* morir moviles nariz nariz* negar* negaron ninguno nombre notas notas*
noticias ofici* ojala ojala* oscuras paga pagar* pajit* pajita palmo palmo* papeles parac* partidas pase paso pasti*
pavos pavos* persi* persona pidiendo pillo pillo* pincho placa placa* plant* plaza plega* polig* poligono ponga porta*
portal porton preguntas prese* priva* proba* probador probl* puesto punte* punteria puse queda quedais quedan quede
quede* quemar quiero quita quita* quitarlo rayo rayon rayon* recie* recien recogerla recupere regal* reia reirs* reirse
remit* repuesto respo* respu* revisando rio rodilla rueda* sabes sabes* saca sacad* salian salida saluda saludos sello
sello* socia* soltaron son suert* suerte sufri* sus susur* susurro tabla tardes telet* tener* termino todas todas*
todos todos* toldo toman* trabaja traer* traga* tranquila unos valla veint* vender veo veranos viern* viernes vuelv*
vuelvo`,
      '3': `
27 340 400 4471 900_euros a_casa a_dos a_el a_quien abierto abonan abri abrim* abrimos abuelo acabo acabo* accidentes
acepta adent* adentro adios adios* administrador aires aires* alcoh* alcohol algui* alguien alguna alli amarg* ambul*
ambulancia amena* amigo amigos anda andan anos_de antes_de apunte aranazo ardiendo arrancar audi auto avisa avisa*
avise avisen azote* azotea azuca* azucar bala balaz* balazos banea* barra_de blanco bomba* bonito borde borre borre*
buenas cache* cala calientes calle calvo calvo* canal cande* cara_la cargar casa cemento chaval chiri* cierra_a cierras
cinco_minutos ciuda* ciudad coche_y colegio_de como_el comoda compra con_carino conocen contesto_que corsa corsa*
crece* cruce cuadra cualquiera cuand* cuando cuando_se cuando_yo cuento cunad* cunado custo* custodia dada de_atras
de_gasolina de_incendio de_nombre de_quien de_sangre debajo_de dejad* dejado dejaste denta* deposito descampado
despacio despegadas despi* devolveis diecisiete dije direccion disfr* disputa dueno* duerma educado ejemp* el_auto
el_cuchillo el_domingo el_lunes el_no el_parking el_proximo el_pueblo el_viernes eligi* empezar en_cinco en_hora en_que
en_una encar* encon* ensen* enseno entreno escar* escribio esta estac* estacionamiento estan estar* estas estas*
explicar facil facil* familia fanta* farol* farola firma* flotando forro forro* foso fusil* ganas ganas* garit* gente
gente* golpe* hable habra habra* hace haces haces* hacie* hasta hasta* herma* hermano_que hoja hombro hora_del hoy
hoy_me ibiza ibiza* incen* inspector ir_a irme jugad* jugado la_boca la_cabeza la_espalda la_hoja la_matricula
la_oficina la_perra la_persiana la_recepcionista la_salida la_vida ladra lapid* lapida las_manos le_va leido leido*
letras levantes licen* licencia linda linda* litro* llamar_a llant* lleva* llorar llore* locur* locura los_papeles
luego_no macha* manan* manana manana_no mando_a maneras mano martillo mato matricula me_han me_la me_quedo me_voy
merec* mi_coche mi_cunado mi_y mient* mientras molesta mostr* mostrador muchas navaj* navaja neces* necesita ninguno_de
no_acepta no_le no_quiero noche noche* nombr* oficina olla olvido pagan* para_no parking_a pastillas pelos_y pensa*
pensi* perfectamente perio* periodico perra perra* persiana pesimo piensa pierdo pilla* pinos pinos* pisto* pistola
poco_y pongo pongo* por_las preve* privado proximo publicare puedes puent* puerta_y que_hace que_le que_me que_soy
que_te queda* quedas quedo_en quier* rajo respuesta rocio rocio* rostr* rostro ruedas sabad* sabado saco salir salir*
sano se_te se_va sepan sepan* sera sola_al solas solas* sombrero soy_de su suces* sucesos tambien_se te_la tenei*
teneis tener terminar testigos tiene* toman torer* torero toro tract* tractor tranq* tres_y tromp* trompadas tumba*
tumbo* ultim* ultimos ultra* un_dia un_plato una_cosa una_radiografia vaya ve vemos vemos* vendedor vengo vengo* vidrio
vitri* vivos vivos* vos web_y weon ya ya_nos ya_se yo_y yo_ya`,
      '4': `
a_mi a_pagar a_pedir a_quedar a_terminar acaba acera acera* acordar acuer* afuer* agarre aguanto al_que algun* alguno
almac* almacen amigo* arder arranco arreg* arreglado asunt* asunto averigue avise* bajar* basta bien bomba bonit*
bonita boxea* boxeador buena* cable* cables calle* cama_en camina caminando campe* carce* carcel casa_y cerradura
ching* chisp* chispa colom* comuna contra cuiden de_estos de_mi de_noche de_todos decirmelo dejo delan* delante
devoluciones dime dueno duermo el_cable el_deposito el_dueno el_espejo el_estacionamiento el_puesto el_rio encen*
engancho es_tan escopeta_de estra* fantasma ferna* flota* foto_a furgo* furgoneta gasol* gordo gordo* guant* habri*
hacha hasta_que hermanos hijos hijos* hombr* huelga id indir* indirecta jeta juez la_acera la_furgoneta la_mano
la_plaza la_puerta labio* lagri* lagrimas lagrimas_de lamen* las_ruedas le le_digo le_voy lean limpia listo listo*
llantas lo_digo lo_que los_dientes los_muchachos los_que mader* madera maldi* maletero me_escribio me_las me_llamo
me_tiro mecha menos_que menti* metaf* metafora mi_casa mio mios mira mis misma_noche mucha* muchacho muela* negoc*
negocio no_es no_me nueve_y o_me o_te ocurr* ocurriera ojo palabra palos palos* para_devolver parto parto* pasea*
pasear pican* plomo plomo* por_tu portada pueda* puente puert* puerta que_las quedar quede_con rastr* ratit* remol*
remolque retir* retiro reven* reventar revol* revolver rie rien rompe* rompieron sale salga salto salto* salud* sangr*
se_acaba se_me se_rien se_van seat si sobran somos somos* soy suscr* te_lo te_vas tempo* temporada tempr* temprano
tepit* tepito termi* ti tijer* tijera tranquilos traum* tumbo un_accidente un_pollo una_pena usted vamos vamos* velat*
velatorio venganza vidrios vivir vivir* volar* y_os y_que y_yo ya_le yo_tambien`,
      '5': `
340_y a_hacer a_ir a_llorar a_salir a_tener acaba* accidente acido acido* acord* afuera agarro ahi ahorc* alla amanecer
aparcas arrepentir avisado bate bidon bloqueo caer camin* camio* camioneta campeon chiringuito clavo clavo* clavo_el
colega colga* colgaria como_yo compadre conciencia conmi* conmigo conteste cruce* cruzar cuando_te cuida* cuidadito
cuidate cuide* de_mis de_pino dejo_sin desgr* deuda deuda* dias_de dient* dientes dije_que direc* disfrute duerme
el_bate empie* empiezo en_persona en_tu esa escop* escopeta esto_no estos estos* feos fuego* ganas_de gasolina geren*
gerente gil habria hace_falta hacha* hijas hijas* hosti* juro la_camioneta la_cara la_carcel la_cobro la_moto
las_escaleras las_pastillas le_pase le_paso le_prendo llevais lunas lunas* mache* machete me_corto me_pagan me_planto
meche* mentiroso mi_compadre mostrador_y motiv* motos* motosierra muchachos muelas necesitar no_tengo o os_voy pagan
palab* pego piens* pinas pinas* pinch* pino pitbu* planto por_donde por_encima presento primos_y proxima_vez puerta_de
quieb* quiebro quien rompo_la salis salis* sangre si_asi si_te silic* silicona sobre_todo solit* solito su_casa tambi*
tambien te_meto te_vea tendr* testi* tragar traig* tu_moto vendr* venga* veras veras* verem* veremos vida vidriera
volar y_adios y_dejo y_lo y_mis y_tu ya_veras yo`,
      '6': `
a_tu a_ver accid* afila* agarr* arde arder* arregla arreglamos avisados bidon* caja_de callejon caza ceril* coleg*
colegas con_tu conoc* conocerte conti* cuentas de_caza de_su delante_de destr* director donde donde* duerm* echo
el_escaparate el_sabado encargo encontrare escap* espero esto fuego guantazo haga hago hare ir les me_tomo mereces
mis_primos moto muerd* muerde no_va nudil* nudillos parto_la pedra* piensalo prend* prendo_fuego prepa* preparate
primo* primos prometo pront* pronto que_hora quien* ratas ratas* reza rubia rubia* saco_la se_que seria* seria_una
si_no suelto te_espero te_hago tengo_la tengo_las tienes tomo traic* traicioneras traigo tuya un_tiro una_bomba vea
ver_si vive vuestras vuestro y_listo`,
      '7': `
a_que aguar* camaras conoz* conozco contigo cruza* digo eres escaparate ese esta_noche estare golpes la_proxima
las_buenas mandare meto por_si prendo proxi* proxima punos punos* que_tu revie* reviento rompo rompo* sale_a salga*
se_a se_donde seria te_saco te_voy tiro usted* ustedes va vais vais_a vamos_a van van_a vidri* voy_con`,
      '8': `
tengo tengo*`,
      '9': `
amane* os te tu tus va_a vas vas_a voy voy_a vuest* vuestra`,
    },
    violence: {
      '2': `
114 70 79 a abrio abrio* aceite acera* al amigo ando aparto aplau* apode* apoderados arque* averg* ayudo ayudo* azafa*
baje barra barra* beisb* beisbol borre borre* botel* bufet* cabeza cader* cadera candado capo carni* caste* cayer*
cenic* cenicero chaleco chofe* chofer cobra* colap* colapsado coleg* colegio colga* compa* condu* conductor correa
cortina crudas cuart* cuchillo cuida* cunado dando* dandole debaj* debajo dejaba dejar dejar* denti* dentista
dependienta derec* desvi* diero* dieron dispa* duena duena* empleada encerraron encon* encontre ensen* enter* entre*
equipo escaleras espal* estacionamiento estadio estom* estomago festival fichas fisio* fisioterapeuta fuera* fuert*
fuerte garra* garrafon gasolinera golpea guarda guardia haces haces* helada hermano hinch* hoja hombros impla* implante
inici* interno irme lleva* los lote mando mando* mato meson meson* metal* mete mi mostr* mostrador mover* mulet*
muletas novio ojo oreja* padre padre* paliz* paliza palmo palmo* pantu* pantuflas pasaba paso patada pedir pedir* pelea
peluquera piedras piern* pis piso pitab* pitaba podia por porqu* porque portal preguntamos prenda primo primo* profesor
protestar punto* queja* quise quise* recepcionista recibio resena respondio reventaron revol* riend* riendose rodilla
rotas rotas* sabanas sabia sabia* sales sales* salia salva* sangre sarte* siguieron siguio silla* sobrino sonri* su
ticke* ticket tijer* tirado tocado tomar tome tomo trope* tumbo* una unifo* uniforme va valla vayan vayan* venda* vivo
zapat*`,
      '3': `
a_casa a_la a_los abajo abajo* abrio_la abuel* acera acosa* agarro_del agua_helada ahoga* al_cliente apret* apreto
apunt* arana* arranco atan azafata bajo bloqu* bolso bolso* brazos bufet cajera camar* camis* campi* camping canch*
caser* casero cerro chavales chico chico* chill* clien* codaz* codazos codo con_la con_su con_un corrio cortesia cruzo
cruzo* cuand* cuando cuando_nos cubo cubo_de cucha* cuello_y de_agua de_la de_los de_reclamaciones de_ruedas
del_asiento del_colegio del_super delan* delante dentr* dentro derra* desal* descarga dientes dijo_que disco* duenos
echar* el_almacen el_camion el_cubo el_portero el_repartidor el_revisor el_vigilante electrica emple* empre* empresa
en_la en_los en_plena encim* enfer* enfermera entera entrenador esa escal* escop* escopeta escupio esgui* esguince
espalda estra* extin* frega* fuerz* fuerza furgoneta furio* ganch* garganta goma grabar grita* grito grua guardarropa
hasta hasta* herma* hermana hijo inspe* inten* kilos kilos* la_acera la_azafata la_copa la_duena la_enfermera la_hoja
la_moto la_nariz la_oreja la_reja las_llaves levan* levanto llevaba_una los_del los_pies madri* manguera mano march*
mayor* me_escupio me_sacaron me_tiene metie* metieron mi_abuelo mi_amigo mi_hermana mi_hijo mi_novio mi_padre
mi_sobrino mient* mientras mordi* mordio mordisco muchacho muneca nariz nariz* no_me nosot* nosotros oreja padre_de
pagar_el panza panza* parte_de parti* pasaj* pasap* pasar pegab* pegaba pegan pegan* penal personal pibe pimie* pisto*
pistola plena plena* podia* podiamos propi* puerta puerta_y punetazo recla* reclamaciones reclamar_el reja resid*
residencia resop* retenido retor* retorcio retuv* retuvieron reven* revis* rodan* rodando rodil* rodillas_en saco_una
salid* salio salio* salpi* sangr* sarten se_me secuestrados silla soltaron solto_un sono suelo suelo* telefono_y
tenia_el tiene traia traia* treme* tremendo tropezo tumba* tumbo un un_chico un_golpe un_vaso una_paliza valid* vallas
vaso verdu* vigilante_me vinie* vinieron vino_con volvio vuelto zapato`,
      '4': `
a_una abuelo_de acele* adent* adentro aleta* almac* almacen amenaza apost* arrin* arrincono ataca* atrop* auxil*
auxiliar avento bajar bajar* bajaron barma* barman basto* bate cabez* cabro* cacha* caden* calla* camarero_me camareros
cargaron cejas cejas* cerro* cervi* cervical chava* chaval colec* colectivo como_a con_el contr* cuerp* cuerpo dataf*
datafono de_un debajo_del dejab* del del_bar dieron_una dio_con dio_un dio_una discoteca disparo el_mostrador el_paso
el_profesor embarazada empel* empleado empujaron empujo_contra en_esa encar* encer* encima encoge enseno entre
entre_dos escupieron estampo facil facil* fregar frent* frente fueramos golpes gritos guard* hasta_la hirvi* hirviendo
incon* incre* increible inspector la_barra la_cabeza la_furgoneta la_nuca la_puerta la_residencia la_sarten las_puertas
las_unas le_pegaron le_rompio le_solto levanto_la llevaba los_pelos maltr* marchar mayor me_empujo me_solto menor
menor* mercancia mi_primo molie* morad* moret* motiv* motivo navaja nuca palab* palabra palos palos* para_que parte
parte* patadas patov* patovica pedir_la pegaron pegaron_con pesa piernas por_el porque_lo porte* propios proteste
puert* puerta_del puertas puno puntos rasgu* reclamar repar* rie rocio rocio* rodillazo rompi* rompieron rompio saban*
sacud* salida segur* seguridad sende* sendero soltaba sonriendo spray spray* sujeta taxi tengo tengo* testi* testigos
tijeras tiro_de tubo un_chaval una_llave una_silla va_a valla* vigilante volvio_con y_ellos y_le y_me y_nosotros`,
      '5': `
abofeteo abuelo adred* adrede agarro_de ancia* ancianos aposta arran* arras* arreo arreo* arroj* asi_de avent*
botellazo brazo_y cai camisa cara cargaron_contra ceja clavo clavo* cogio cogio* contra_la cover cover* de_goma
de_seguridad de_todos del_bolso del_camping del_cuello diente echarnos echo el_de el_dueno el_labio el_ojo el_parte
empujo empujon empujones entre_tres force* forcejeo fract* furgo* golpeo gritaba grito* hacia hacia* hasta_que hombr*
hosti* intento la_espalda la_mano la_salida la_silla labio labio* le_metio llave llave* lo_tiro los_brazos mache*
machete mandi* mandibula mangu* manotazo me_cogio me_dio me_golpeo me_saco mediar metio metio* morado munecas nos
palaz* palazos pegar* pego pego_un pelea* pelotas pimienta por_los por_no portero prote* puso puso_el rastr* repartidor
reten* revisor rompio_el saco_un sacudio salir salir* salto salto* salto_el se_bajo senor_mayor sin_motivo tabiq*
tabique taxis* taxista tipos tipos* tirar* torta torta* una_cachetada zurro zurro*`,
      '6': `
agres* amena* amenazo arrendador boca bofet* cachetada cadenero cobrador cocinero con_llave cuartito cuell* cuello
dedos dedos* delante_de dient* dio dueno dueno* el_brazo el_cocinero el_encargado el_hombro el_pecho embes* encargado
espos* finca finca* golpe* golpi* golpiza goril* gorila hombro inmov* jalo jalon* la_boca la_camisa la_muneca la_porra
lanzo lanzo* lanzo_una las_costillas lesio* maton* matones me me_agarro me_echo me_puso me_tiro metio_un navaj* noque*
patad* pegarme pelli* pelot* pisan* porra punet* sacar* sacaron_a segurata solta* solto solto* taser taser* tiraron
tiron* torcio tromp* un_cuartito vigilantes ya_en`,
      '7': `
a_proposito a_un abofe* agarro al_suelo anteb* antebrazo arren* brazo brazo* conmi* conmigo del_taxi echo_el
el_antebrazo empuj* garga* los_dedos manot* munec* pecho pecho* porra* propo* proposito sacaron saco sujet* tiro vigil*
zaran*`,
      '8': `
agred* costi* costillas escup* hacia_mi la_cara le`,
      '9': `
a_mi agarr* cache* contra`,
    },
  },
};
