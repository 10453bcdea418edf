import type { LearnedComplaints } from './learned-complaints.ts';

/** Made by training/train-complaints.ts, which says from what; not to be edited by hand. */
export const es: LearnedComplaints = {
  clearFrom: 0.94,
  groups: {
    account: {
      '3': `
38 abro activ* actualize adelanta ahora ahora* aleman almue* apren* apuntando cambi* capitulo carreras cien comio
comio* conex* conexion congelado conto conto* cualq* cualquier darle descu* desinstale devue* dibuj* dibujo dibujos
dispa* disparas disparos empiezo espectacular estro* gallinas gigas gigas* googl* google granja grati* gratis hacen
hacen* hormi* igles* iglesia kilom* lecci* leccion listo listo* mafio* mafiosa maquina matab* matan* matas matas* movil
movil* nieta nieta* oro pagan* pagas pagas* pena personaje podias preciosos pueden rebaj* respo* responde robar* salen
salen* salte salte* santo* segundos sesion sonor* sonora tradu* veranos zombi* zombis`,
      '4': `
1 actualizacion almuerzo anos anunc* anuncio arbit* asalt* avanz* banda* borra* captura cero corri* corrige cursi*
cursillo descuento desin* devuelvanme emoji emoji* empat* energ* energia entreno escop* escopeta escribi fallo fallo*
granj* han he mafia mafia* manza* manzana metid* metido mismas nacio* pagan paredes parti* perdido pistas pones pones*
puedes repet* repetir robas robas* sale seguido siemp* siempre siend* siendo tarea* videos`,
      '5': `
412 actua* aprendi bancos banda compras gane partida robar todas todas*`,
      '6': `
borraron gemas gemas* juego juego* jugar jugar* parch* parche sopor* soporte`,
      '9': `
nivel nivel*`,
    },
    administration: {
      '3': `
0 11 110 2 2016 2019 65 96 abund* acomodador administrador admit* adren* adrenalina afuer* aguantar aguanto alpac*
alpaca alumn* alumno analitica anima* aparcamiento apell* apellidos apestaba apila* apode* apoderados apodo apodo*
aprende arco armar armar* arran* arreglarlo atras* banador banqu* barco barco* bebe bigote boda borda* bufet bufet*
busca* cabana cache* caida caida* cajera calma* camaras camaron cambia canch* candados canti* cantidad capit* cargaron
carte* cartel cator* catorce causa causa* celulares cerve* chanc* chiri* circulara citac* citacion clases cobran cogi
comenta comida compartido confundio contr* coord* correr creia* cristal cuade* cualquiera cuentan cuentas cuida* cumple
cuota cuota* curvas daban daban* damos damos* dan dandole dataf* datafono decia dejarlo descalza desma* despacho discu*
distinto diver* dj don duerm* duros duros* eh emerg* empre* empresa encantador encantados encer* enteramos entrara
entrenador escan* escas* escol* esque* estuvimos eterno exame* extin* falda falda* falta* faltaba fanta* fichas fiest*
fin finde finde* formu* formulario fotoc* fregona fumadisimo funcionaria funcionario gastado gimnasia grita guardas ha
hacer herra* herramientas hija hogar hogar* hombr* hombre honor horas horas* hoy ibiza ibiza* jubilado juez jugad*
jugado jugue* juguete jura linte* llamar llegar llenas llovio manan* manana mandarlo masca* mascaras matem* matematicas
matricula menor menor* menus menus* merce* merceria merendero mezcl* milagros mini monit* monton morad* morado mucha
muelle mueve* mujeres munic* municipal nadie nadie* nena ningu* ninguno nino ninos ninos* nombre noto nuest* nuevo
obligatorios ocupados oficio olvido ostra paga palab* palabras palomas panad* panaderia pantallas papeleras parag*
paraguas parpados partidos pasajera penal perdidos perfectamente perso* pesca* pescado pesti* pestillo pintura pipas
pipas* pisar* pisaron piscina plate* precios preguntaba previ* previa primo princ* principal pulso pulso* pura querer
queriendo quiere quini* quitarlo recin* recreo reflexion repon* reponedor responsabilidad resulto rotos rotos* salia
saliendo saliera salir salir* sandwich saque seca secos secos* sede seguir segur* servicios sever* severa siguiente
sincr* sobraba sobres sobrino soltera su suiza suiza* supim* supimos susur* susurro tarde tarde* tasa terremoto tio
toman* tomando trasl* traslado tutora unidad ventas volte* yeso zumba zumba*`,
      '4': `
8 abrigos admitido afuera alta ambul* ambulancia apoye* avisa avisa* avisar ayuna* ayunas banos banos* bolsos caban*
calma canda* candado cerveza chale* chaleco chancla circular comio comio* conce* constaba conste costi* costillas
criat* cubierta curso curso* custo* dama dibujito difun* directora divertido donat* emergencia encontramos encontrar
encontro entrada epile* equivocada exclu* exclusiva fideo* fideos fiestas fotocopia hijo horarios llorando maitr*
maitre meren* mona monitora montaje mordisco nuestra organ* patio patio* personal pesim* profe profesor pulse* pulsera
quinientos recinto recoger rojo salas salas* salia* salie* saludaban secre* secretaria seda seguridad sentada ser
siento sobri* sonid* sonido tia vals venden volvieron`,
      '5': `
autob* autobus buscando calab* capitan cerradas churr* club concejal const* control coron* corona criaturas echo
embarque empad* encontraba examen game grupo grupo* guia junta llora* lloraba maste* master oblig* pesimo practico
profe* recit* recitaba recre* repit* reuni* reunion sabe salid* salida trime* trimestre vendian volun*`,
      '6': `
caoti* encon* festi* festival reja`,
      '7': `
excur* excursion`,
    },
    ads: {
      '3': `
312 4 59 7 abona* adema* ademas admit* amigos anota* anotar anunciaron aplaudiendo app asesinos avanz* boton buscaba
calma canci* cancion capit* capitulo catalogo cepil* cerrar cien cierra darle devuelvanme dibujo diver* docum* doy
envio envio* estro* fallo fallo* feria feria* filtros galli* granj* inscr* llenas matab* molin* olas opcio* pack pagas
pagas* palan* palanca pantalla parti* perfi* perfiles personaje prend* pues razon razon* recet* respondieron robar
salen salen* saliendo salvo salvo* serie serie* siemp* siempre sirve sonid* sonido super* suscr* suscripcion tirar
tirar* traga* trein* treinta videos volum* volumen zombi* zombis`,
      '4': `
13 adorn* adorno ahora ahora* alema* am banea* cascos cerre cerre* cursi* cursillo decirme ensena escucho fasti*
fastidia filtr* gallinas gana gira iphon* iphone juego juego* libros lista lista* llegando manza* manzana mires mires*
nacio* nivel nivel* partida perros premi* premium publi* quieres quitarlo quite quite* segun* subiendo super tapado
texto texto* tradu* viole* violencia visitante`,
      '5': `
aleman cada cuela* desin* desinstalada filtro fuego fuego* gane lecci* leccion notic* ofert* ofertas paler* palermo
prender sexto* te`,
      '6': `
abro cuelan nieta nieta* publicidad segundos video video*`,
      '9': `
99 anunc* anuncio anuncios`,
    },
    advice: {
      '3': `
19 48 700 85 96 aboga* alto amables ambiente amoni* amoniaco amoxi* amoxicilina anos aparato apart* aseguro atendido ay
ayudo ayudo* balco* balcon bote carrera casa celiaca chica chica* cicat* cicatriz circu* circulo coleg* comido
compartido confi* confirmaron confirmo consu* coraz* corazon cuidados cupon cupon* darme darme* deber* deberia decirle
decla* declaracion deman* demanda dependienta dinam* discoteca disculpas doblada dr embarazarme empezo encantador enojo
enojo* enseno entender epoca epoca* equivocado eran ernes* ernesto eso estanteria excel farma* ficha financiacion
fondo* gotas gotas* guagu* guagua hacer hacer* hacie* hacienda histo* hogar hogar* hospitalizado hotel hotel* hueso
ident* insistia instrucciones japon japon* jubilados ladrillo lavan* lei llamada llena llena* llovio lumin* luminoso
manit* medicacion mirada misa mismos mocos mocos* moderna muela* natur* notas notas* novios ojala ojala* orien* otiti*
otitis oxige* oxigeno paliz* paliza papelito parecen pasan pasti* penic* penicilina pensamos permi* permiso pesar* pie
pinchazo pitan* pitando plazo* podia* ponga prepa* prese* presi* presion presu* presupuesto prote* publi* quemaron
queriendo quiro* reaccion recargo recet* saber saber* sales sales* sali sangr* seguro seman* sesam* sesamo simpa*
sober* solte* soltera suelo* tacc tardan tardes tenia tenia* terre* terremoto tiene tomaba tomado tranqui tratar unas
urgencias ustedes vajil* vajilla vender vendieron verem* veremos verte* viajar vida visto visto*`,
      '4': `
67 acabo acabo* agarra aparte arqui* arquitecto bermu* bermudez box cachorra carpa carpa* cobrarla coloc* coloco comun
confirmar conmi* conmigo consultorio debo dieta dieta* dolia dolia* dra energ* energia esas fabri* fabricante farmacia
gastr* grose* grosera historia identica inclu* incluso interno lena leo lleve lleve* macetas matri* muela operaban papa
pastilla pintu* pitan plant* plantas plazo podia preguntaron preparada presentado publico quiroga recur* renov* renovar
renta renta* resul* rocio rocio* sabei* sabeis sabie* sabiendo semana soplo soplo* tacha* teled* terap* termino tire
vago vendi*`,
      '5': `
900 hablo hablo* harin* harina macet* pintura pregu* pregunte prosp* prospecto resultados resulto tia vendio`,
      '6': `
limon* receto`,
      '7': `
limonero`,
    },
    appointment: {
      '3': `
01 11 20 214 36 40 aceituna admis* agili* alumno angel* anulado aprob* arreglen atiende bermu* bermudez bicho* bichos
box cabin* cabina cambiaron cancela cancelo cinco cinco* comun* concu* concurso consulta conte contesto cunada cv decir
demasiado den desplazamiento diari* diera diera* distintos dolio dolio* efect* efectivo enemi* enemigo entras escritura
expli* explica explicarme fotoc* fotocopia funcionaria gestora gorra gorra* gusta histo* horarios imposible internet
juntado labio lavan* levante literal llegan majos majos* malit* masajista maull* medicos menos menos* mensaje minim*
misma misma* movie* movieron neces* necesito neumo* neumonia noeli* noelia noticias octub* octubre ojo pacie* pack
pagad* pagadas palabra paloma parara parki* parking pasada pedir persona posit* psico* psicologa punto queda* querian
quieren recepcionista recibo recogiendo reprogramaron retiro riesg* riesgo sabei* sabeis saludaba salva* sauna sauna*
secre* secretaria segui* seguiamos semanas sentido seten* setenta siga sobra soltar sonri* sra suspendi sustituto tasas
tasas* tecni* tecnico teorico toca veces veces* volvi voy vueltita whats* whatsapp ya`,
      '4': `
35 6 admision atien* callar citas citas* dan diario dieta dieta* doctor doctora entrevista examen historias hora hueco
identica ingen* ingeniera lluev* llueve notarial novio novio* obras obras* ocupado paciente prisa prisa* quedan recet*
receta regulador repro* reson* resonancia retoc* rogel* rogelio seguidas sentaron sonriendo tacha* tasa vengan`,
      '5': `
10 8 anula* cance* cancelan comunica conse* docto* empad* grapa* hueco* recetar sesio* sesiones`,
      '6': `
00 conseguir pract*`,
      '7': `
practica`,
      '9': `
cita`,
    },
    atmosphere: {
      '3': `
abogado acomodador aguado aguan* aguantar aguanto alfombra alguno alma anima* anive* aniversario anteriores apodo
apodo* aprendio balon* barma* barman benzo* billetes blancos bolsi* bonito cana canas caram* caras caras* carce* carcel
castigo celulares cervezas chaval chavales chism* chiste ciclo* circuito cobra cobrada concierto consumicion copas
copas* corea* cortada cover cover* cuentan cuentas cumbi* cumbia cumpl* debie* deje despa* diario docena doy duenos
elect* empanadas encontraba engan* entienden este etapa etapa* fiesta flame* floja* flores fuera fuera* fumar funcion
garrafa gimna* glute* gracioso grand* hago hospital huespedes infan* itali* jacuz* jacuzzi jefe jerin* juez ketch*
ketchup labio linte* mesil* mesilla metieron micro mira motos* mundo mundo* natur* nosotros novel* novela ofrec* oi
orden parpa* pasti* pegajosa peli pico pille pille* plata postres preparada quien quien* rampa rampa* recep* recreo
regue* regueton repit* rosas rosas* saben saben* sabes sabes* salid* salud* silencio sirven sobri* socio su subia
tematica tibio tibio* tio tirando tocab* toman* tono unifo* uno vals vendiendo venia viejas`,
      '4': `
150 abund* amiga amiga* animador baris* barista base beber* bille* blanco bocin* buenisimo calie* calientes chava*
ciste* cisterna colocado contando corazoncitos cura depor* despacha difer* discr* divor* divorcio doblado entrenar
expos* exposicion gente gente* gimnasio gin gomos* gomoso graba grandes guardarropa hablando hambr* hambre jeringas
karao* karaoke lado logo luces luces* miran monitores noctu* nocturno nosot* nuestra ofrece ojo patinete perdono pesas
pesas* pinch* pinchan ponian posit* rato raya real recibe relaj* rinco* rincon rodeo* salida saludaba saludar show
sitio sitio* sobrino tonic tonic* trago* uniforme vela venta viniendo yendo yendo*`,
      '5': `
adole* aguad* banos banos* blanc* bolsitas mato vende`,
      '6': `
adolescentes canut* dj ofrecia preso preso* terro* terror tragos`,
    },
    bed: {
      '3': `
100 15 34 60 abajo abajo* acond* acondicionado agost* agosto agota* asegu* barat* barato barco barco* barra* caido
caido* camio* camion centro como confirmacion constaba corti* costu* empie* enfad* eran estuvimos explica funda funda*
goteando habra habra* incluidos infla* inflable jabon jabon* justo justo* lados lados* lavar levantamos levanto manta*
mantas mato medid* medio mis narco* narcos noven* ochen* ochenta parecia pequenito piedr* pies primo provo* reves
reves* rinon* saco sea tapado techo techo* tobil* tobillo tuvim* tuvimos ubicacion valle* vidri* viero* vieron`,
      '4': `
92 airpo* airpods alguna aseguro caia cama camas camas* capo chirr* cm colegas comentarios cruje donat* dura durmi*
edred* edredon etapa etapa* fract* gallo gallo* girab* giraba helic* helicoptero hunde hundi* hundido infec* logro*
mango mango* medida mido molid* molida montaron mosqu* noche* noventa piedra regul* regular saliera solic* suger* tinto
tinto* venti* vidrio zumo`,
      '5': `
barranquilla contadas cortisona esas espal* galle* infeccion litera literas picad* rasca*`,
      '6': `
cruje* espalda hunde* noches picaduras pluma* plumas`,
      '7': `
almoh* almohadas`,
      '8': `
liter*`,
      '9': `
colch* colchon`,
    },
    bill: {
      '3': `
1 16 2016 29 300 31 45 500 59 66 84 980 990 acta activ* acuesto adema* ademas administracion afoni* afonica agili*
aguanto alquile amarg* andad* andador ante aplic* arrancar aterrizamos aun avento baja balan* balanza bancarios barba
barbilla bichos bloqueado bolet* boleta braya* brayan burof* burofax cacah* cacahuetes cajer* callado camine cancelo
capo carga* casar* celulares centa* cerve* charla charo* chica chica* chile ciclo* civil civil* claro claro* cliente
cobrarme comis* comision comisiones compartido compresor conci* consistio consumir contento correos corsa corsa*
cubierto cuenc* cuenca cuesta cuota* custo* custodia dado darme darme* datos datos* dejarlo descu* descuentan despi*
deuda deuda* devolveis dicta* discutir disfr* disfrute distintas dj documental duerma duran* durante e efect* efectivo
encer* encerrado encontraba enfri* enfria entendi entras error error* estan estan* estimado estuf* evari* evaristo
exact* exped* expediente expli* explicarme extracto facturan facturas falso* figur* financiacion firma* firme firme*
flota* garrapatas gesti* goma gris gruas gruas* hablan hablar hago han hermanas honor honor* honorarios inclu* indem*
indemnizacion informacion inscr* jajaj* jajaja jamas jamas* juego* kg ladrar lee leido leido* licen* linte* liqui*
literalmente litro* litros llamadas llamarme lugar lugar* mail maltr* mante* medidas memor* memoria mensu* mensual
mensuales mercantil merec* merece meses meses* meter meter* minib* minibar muest* muestra multi* munic* municipal
negar* numeros oblig* obligatorias ofrecen ojo opcio* operador ortog* ortografia oscuro paga pagad* pagados pagando
pagar parac* parag* paraguas patin pavos pavos* pensi* peritaje perma* permanencia pidan pidan* pidiendo pintada
pisaron pitan* pitando plati* pone ponerlo portal precinto prese* presento presu* presupuesto previa prima primos
procu* procurador promete propi* propinas provi* puebla puse quedais quedan querella quita* quitaron rasguno rayon
rayon* razon razon* reclamar reclamo reforma regre* remol* remolque reservado retir* retirar revie* robot robot* rodap*
rodapie saque* secadora seguidos segur* sellado senalo senti servicio servicios sms tarje* taxi televisor tenei* teneis
tener teter* tetera ticke* tio tornillo tras trescientos tromp* vacac* vacaciones verificar viniendo volun*`,
      '4': `
148 312 340 41 80 89 90 900 abonaron audie* audiencia auto autor* bajar banco banco* barre* barrera caben caben* cajero
cal cargaron cargo cargos chile* ciste* cisterna cobran cobrando cobre* coge condi* condiciones confirmacion confirmar
contador contestaron contrato di difer* diferencia ejecu* ejecutivo enero enero* escribi escritura estar estar*
exactamente fabri* fabrica facturaron foto funciona garit* garita gas gestion hacerme hipot* hipoteca inscripcion
lango* letra llevan mantenimiento medid* mes negaron oxida* pagaron palo paso platino presenta profeco promo promo*
quiten racio* recib* recibo reclamacion regresan retuv* revisiones rubri* rubrica salga salga* seguro sesen* sesenta
sumin* suministro suscr* suscripcion tarjeta truco* video vole voy`,
      '5': `
480 arana* aranazo arregla atraso bimes* bujia* bujias cargo* cobrada cobraron confi* consumo decen* decente digo
estimada exter* extra factura letra* malag* malaga medidor pagar* palma palma* pesos pesos* propina quitaran recla*
rubia rubia* usd`,
      '6': `
cobra* dolar* dolares estim* extra* lectu* lectura`,
      '7': `
factu* recar* recargo`,
    },
    booking: {
      '3': `
0800 7 74 8 acabamos agost* agosto anticipo apaga app asesora averia bandera banos banos* bautizo bono busco busco*
busqu* busque cabin* cabina caduca caducaron calendario cambi* cambiarla caner* caneria carpa carpa* catalogo chist*
chiste circu* cita compartido conserje conteste d devuelven diner* dinero director dispo* disponible distintos doce
egres* egresados elegi elegi* emiti* empanadas encantador encar* entraba epoca epoca* escalones escriben esperara
estab* estaba estudia existe ezeiz* ezeiza fecha* googl* google gusta gusta* hombre hombres horar* horarios hueco
ibamo* ibamos idea imaginate inven* inventado japon japon* jimen* kebab kebab* llevan llovio lugar lugar* madre madre*
malet* normales noventa novio* numer* numerito numero ofici* ofrec* operador otro pagado pagar pagar* parcela pasajes
pensamos perdida persianas personas pizze* pizzeria plano plano* podia podia* postres propietario quedaba ratit* ratito
re recibio recortaron regla* reglamento repen* repente reserva roman* romantico rompe rompe* sandw* santa santa* silla
sirvi* sirvieron soltera sucio sucio* suspendio tampo* tampoco terre* terremoto textu* textual tirando vacia vacia*
venta* viajar vouch* voucher`,
      '4': `
21 6 85 acabe acabe* antel* antelacion antes antes* bonitos c caida caida* charcos cojas cojas* columpios confi* correo
cumpl* ficus ficus* harta harta* jardi* jardin llegar llove* llover majis* nos oficina organ* organizado paliz* paliza
parej* pareja polon* polonia regal* regalo sandwich seman* semana silla* sillas sobres tasas tasas* torcida valij*
volviera`,
      '5': `
bizum bizum* circuito confirmado cumpleanos fechas llega* maletas reservada reservamos valijas`,
      '6': `
llegamos novios reserve`,
      '7': `
hotel hotel*`,
      '8': `
reser*`,
    },
    calm: {
      '3': `
8 83 acomo* adent* adentro administracion airpo* airpods alarm* alarma alemanes angel* antigua apodo apodo* arepa*
arranca arrastrando asado asado* asesino asesinos atrag* atraganto atras avisada ayunt* ayuntamiento bar barma* barman
bate batid* bien bocin* bolsi* brind* brindis buenisimo cabia cabia* cabin* cabina camas camas* cansada canta capo
carne carne* cavia* caviar chama* charlando check check* chiquita chirr* cigar* cigarrillo cocin* cocina colch* colchon
colegas comentando comid* comida comis* como congelados contando corea* creo crimenes cruje cuart* cuarto cuest* culpa
culpa* degol* delic* demasiado depar* departamento desayunar descanso descripcion despe* diali* divor* divorcio docena
domin* donat* duermo dura elect* elegi empanadas encen* encogieron enfermeria esas escan* escandalo escen* estan estom*
estomago estupenda estuv* etapa etapa* euseb* eusebio excel* excelente falla flat franc* frita* fritanga gafas gafas*
galle* galli* garrafa gitano gotera grita* grito gritos grupo grupo* guardarropa guita* guitarra gustan habit* hamac*
hamacas hasta hasta* hormigonera huesp* huespedes huevos hunde impos* imposible impri* in ingleses juez jugan* jugando
ladra lavab* leer legal lempi* lempiras limpio llega llevara local loco marcados marco marco* marke* marti* matar
matar* melon* melones mendo* mendoza merie* merienda molin* molinillo monta* montaron moque* moqueta morim* morimos
nachos nacio* nenes nenes* neuma* ningun noche noche* oi oscura oyero* oyeron palom* palomitas papel pasen* pedirle
pelado pelusas pendiente perde* perder pica plant* plati* podian podria ponie* preci* precio principio quedarse quemado
quien quien* quint* quitado racha racha* rato rechi* recli* recogerla registro rejil* rejilla reunion riquisimo sales
sales* saliera saludaba sarte* sarten senor senor* senores sentia seria* siete siete* simul* simulacro sirven solta*
soltaba solte* soltera soltero sonid* sonido sorpresa subida suger* taco tan temporal terra* terraza terro* terror
tobog* tobogan tocad* tocado todo tono tosie* tosiendo tract* tractor trapo trapo* tritu* ubicado ultra* ultratumba
unos usadas vacio vacio* valle* vecin* vela vendiendo venia venid* venido veranos vidrio vispe* vispera volvemos
vuestra white white* yendo yendo*`,
      '4': `
7 acomodador adole* adolescentes almoh* arrib* arriba ascen* ascensor asesi* audifonos boda bolsitas bombo* borra* buen
bufe butac* butaca cabez* cabeza camareros camio* cantando ceno centrico chapi* cierre compu* correcta corriendo daba
duerm* empiezo escena fanta* fotog* gritaban grito* habitacion idiom* idiomas imprimir incen* incendio jugue* juguete
lasti* lastima literas malo matan* mato miedo miedo* minib* minibar notit* obras obras* olien* oliendo operada oye
parce* pasaportes pegad* pegado planta podri* quinta relaj* retra* retraso reven* reventar sentarse siren* susur*
susurro tacon* tele toda tomada truen* ubica* videollamada vigilado volum* volumen`,
      '5': `
almohadas camiones comisaria congr* congreso cript* cruje* despedida dormi* gallo gallo* gol hunde* karao* karaoke
medialunas notita parcela parla* recep* recepcion ruido silencio sirenas vecinos`,
      '6': `
audif* borrachos canta* desay* desayuno empie* enfre* enfrente lado liter* music* musica ruido* saban* sabanas silen*
tapon* tapones`,
      '7': `
dormir litera`,
    },
    choice: {
      '3': `
acabo acabo* aguad* ahija* ahijada am aqui arrib* arriba avent* banco banco* bueni* buenisima buscaba butac* butacas
cansa cansa* casil* chanclas cien come cuerpo degus* degustacion dependienta dijera futbo* gusto gusto* haciendo hijas
hijas* incom* infan* largu* lloro lloro* madri* matar* mismo mismo* morim* morimos muchacha nada ostra* pasta pasta*
peli peque* peques pero plast* plastico podiamos ponen ponen* portatil pure quedaba quedas recom* resto rompio subir*
suelt* suelta toda uy vacun* vegan* verano viern* viernes vitri*`,
      '4': `
46 63 aburr* aburrieron aburrimiento aguado anunc* anuncian anuncios apoli* asesinos asesora beis blusa* bocad*
botellas buffe* buffet burro burro* campi* camping cartas carteles case casillero diabl* docum* duena duena* elige
elige* encue* encuentro envue* fondo fondo* hundi* ilusi* ilusion incluido infantil japon* juegos manga manga* mayores
menu mes meten meten* nacho* novia* nugge* nuggets o ostras pajit* pajita patat* pegab* pelea* peque podia* probar
pueda* quitan reina reina* roman* sala servilletas tiendas trece trece* vacunas ver vesti* vitrinas zumo`,
      '5': `
aventura bola carta cruas* cruasan japones mafia mafia* nacho panal* panales patatas pegaba pelis pelis* plato* reali*
revol* robo susti* sustituyeron vestido vinag* vinagre`,
      '6': `
bocados catal* platos`,
      '7': `
carta* catalogo ensal* ensalada hambr* hambre`,
    },
    cleanliness: {
      '3': `
71 83 85 acomodadora acomodo acta afoni* afonica agarrar aguja ah amarillo analiticas andan* andando anfit* anfitrion
anteriores apila* arrib* arriba atascado atras balan* balanza batid* bebidas bigot* bigote blancos bland* buffe* buffet
c calcetin calcetines calvo calvo* camar* camaras cambiaran cambios carmi* carne carne* carri* cevic* ceviche charo*
clini* cobrarme cojas cojas* colegas comi comid* comim* comimos conch* conejo confi* conju* cono conserje consumidor
cortada cosa costu* cruje* cuart* cuarto defen* defensa deje dependienta desayunar descubrio deshi* deshidratado diali*
dias doblado documental donat* dura encogieron ensene estom* estomago etapa etapa* euro familiar felic* flota* fonta*
fontanero frego* fregona frias frias* fruto* frutos fueran fuimo* fuimos garra* garrapatas globo globo* grano* guant*
guarde guita* guitarra helada hospitalizado imaginense jacuz* jacuzzi kilos kilos* lacte* lacteos lapiz lapiz* latas
latas* lavar levantamos linea llamarme llena llena* lleno* manchada mani manit* mantequilla mareo mareo* maris* marisco
mendo* mendoza mensu* mensualidad mesas mesas* mesil* mesilla mete mios mojad* mojado monox* monoxido montaron moqueta
mordisco mosca mostre movie* muneca nene novios nugge* nuggets ochen* ochenta ocupan oler olia orina* panal* panza
panza* paradas parce* parpados parri* pasad* pasan* pasando pasea* pelusa perdida perri* pesan pesan* picar pides
pides* pipa piso posta puebl* pus quema* raton* reclina ricas ricas* ronch* ronchas rosa rosad* rosal* rosalia rulo
saban* sabian sangrando sangre saquen sello sello* servi* servian siguio sirve sirvieron sobres sucio sudad* suelto
sueltos suger* suite suite* tabla tabla* tacos tacos* tanta* tapa tatua* tercer termi* tibia tibia* toboganes tocab*
tomad* tomada torcidas tortuga trapo trapo* tratamiento usada usadas usado valle* vaso venda* vestidores vista vitri*
vitrina viva volar* volaron volver`,
      '4': `
acomo* acompano acuar* acuario adult* agua agujas amoni* amoniaco anisa* anisakis asomo asomo* atasc* baner* banera
barro barro* batido calce* caldo caldo* canal* carril cintas cocin* colch* colchon comentando conec* contadas correr
cortisona cucha* cuchara debaj* debajo desaparecidos despachando dormimos ducha* escob* estaf* flotando gastroenteritis
geren* gerente guantes hambu* hamburguesa hospi* impec* impecable infeccion kebab kebab* ladra* linea* lineas lleno
llovia medica moviendose nadan* nadando orina otiti* otitis panal parcelas peces peces* perrito picad* pierdo pingu*
pring* pringosas pueblo quemada restos resultado rogue rogue* rotas rotas* sabanas sacaron salud sangr* semana sentimos
servilletas suelo suelo* suero suero* tobil* tobillo tortu* tortura tuvim* tuvimos usada* usaro* usaron vater vater*
vendan vesti* vestidos`,
      '5': `
aguja* aquag* aquagym claus* cocina conectaron confirmada duchas gastr* hepat* hepatitis infec* ladrar lavab* limpi*
manch* manchas mesa migas migas* moque* papel* pegajosa pegajosas pelusas picaduras salmo* vestu* vestuario`,
      '6': `
anterior camarera cucar* cucaracha fiebr* fiebre jeringas olor papel pelus* pez raro rasca* salmonela telar* telaranas`,
      '7': `
anter* pegaj*`,
      '8': `
jerin* pelos pelos*`,
    },
    delivery: {
      '3': `
1 212 30 41 47 5 54 abonan abril abril* adent* adentro alien* aliento almacen anual anual* apana* aparecio armado
arrie* atenc* atencion atrag* atraganto averg* avisados aviso* bajas bajas* bebo bloquee blusa borde* bordes botel*
brind* brindis bulld* bulldog busqu* busque campi* camping caras caras* carme* carmen certificada champu colgo colgo*
comed* comedor comer comer* comida comprador conejo contenta contestar cremas cruda* cuadr* danos danos* decia decia*
dejaron dejen dejen* denme denme* deseo deseo* destrozado devolverla dicen dicen* dicie* dieta dieta* disculpa domic*
educacion elegimos emoji emoji* empap* empre* empresa entre* envio envio* escribe espero estam* estamos estanteria
estil* estilo estimado estudia ficus ficus* fideo* fideos figura furgoneta gran grieg* gris he horni* ingre* ingresaron
izqui* izquierda julio julio* kg ladri* lanzo lanzo* levantaron libro llega* lluvi* lluvia lomo madrid mafio* mafiosa
malit* manchada mandado mandando manden masa mensajeria merce* merceria mono montadores moto movid* movida muebl*
mueble muerta munic* municipal necesidad novie* noviembre ofend* ofreciendome ola operario otro paco panal* panales
pantu* pantuflas pata payas* payaso paypa* paypal pedidos pegat* pegatina pesos pesos* pilla* podria pone porch* porche
portatil porte* precintada preparo pring* pringosas proceso procu* procurador promete proxima pulso pulso* puse
quejarme quemada queso rajad* rajada ramo real recogida recupero reirs* reirse remit* retuv* retuvieron revol* rojas
rojas* ron rosad* salie* salsa salsa* salta sana segura seisc* sellado sentados servilletas seten* setenta sexto sexto*
simil* similar suscr* suscripcion sustituyeron tabiq* tabique tarea tecnicamente telef* telefono tener* terminado
teter* tetera tickets timbr* timbre tocan* tonta tonta* trage* tragedia tramo tramo* tritu* tumbo* usado usan valid*
valij* valla valla* ve vecin* vecina vegan* vegano vendedor venia verduras vereda vivie* volca* vos whats* whatsapp
zapatillas`,
      '4': `
2 acta albar* albaran almac* almor* aviso bauti* calle* casa cebollas cinta cinta* coca color color* compra contrario
contratamos cruzo cruzo* cupon cupon* dias domicilio enero enero* esposas felpu* felpudo fragi* fragil frasc* frasco
fria funcionario hombro imagi* imaginense joaqu* joaquin junio junio* lago lamen* linda linda* llame* logro* lucec*
lucecita mayo murci* murcia partes patas patas* pedi pedid* pedido pibe pisco* pizza pizza* porto* prende presto proxi*
regal* regalo reyes reyes* roto salieron seguimos sentado sillas susti* tieso tieso* tocan tradu* trans* tumbo vendi
vinag* vinagre`,
      '5': `
aspir* buzon buzon* caja call cente* center china china* cuadras devuelto diciembre divin* divino estaria hecha hecha*
jurad* ladrillos llame llegaron llevarsela model* modelo pegab* pina porteria porton ramen ramen* reparto rosas rosas*
sillo* sillon tela transportista`,
      '6': `
album album* desti* destinatario llego llego* pegaba sofa`,
      '7': `
ausen* ausente entrega paque*`,
      '8': `
entregado paquete repar* repartidor`,
    },
    drinks: {
      '3': `
50 abri acababan aceit* aceituna aceitunas aguac* alguna amanecer amigas aparte apreto arranca arreglan asunt* asunto
bajab* barma* barman barra* bebes bebes* bidon bidon* blancas bolic* boliche bronc* bufe calla* caoti* capitulo casa
cata clava* color* conge* cortado dataf* datafono desperte dolia dolia* encanto entienden entran era estuvieramos
flore* flores forma fuerz* fuerza grababa guardia hombres hospi* hospital imagenes inmut* inmuto internado inyec* jarra
jarra* jueza jueza* ley limones llevabamos local local* mango mango* matab* memor* memoria merec* merece micro muert*
muerta mundo mundo* nachos ninguno ofrec* pajit* pajita palabra panza panza* parecian pasti* pegajosa perdida pieda*
piedad pitan* plata plaza plaza* ponian posit* preguntaba preparo propina proteste pulse* pura quemado quini* racio*
raya recibir recomendo refre* regreso respa* respaldo ricas ricas* riqui* sano secad* secador sentada servian sin
socorrista soja sorpr* sumil* sumiller tapa tarta tarta* tematica tempe* temperatura tinto tinto* tipos tipos* tomado
tomo traer vecinos venen* vino`,
      '4': `
acaba* adios adios* agua aguantando alergico algo almen* almendra analitica bajaba bano barra bebida buenisimo caliente
calientes camar* canas canas* caros caros* chupi* clavaron copas copas* cucar* cucaracha cura decen* decente desayuna
dulce dulce* echar* espum* feste* filtrada flat grifo grifo* higad* higado imagi* imaginense jurad* match* mato mensual
pedirle perdono pitan pude pusie* pusieron quinientos recibe recuerdo refrescos saludar segunda silba* sirvi* solos
solos* sonriendo termi* termine tumbo* tumbona tuvim* tuvimos urgen* veneno white white*`,
      '5': `
alcoh* alcohol analisis batid* bebid* benzodiacepina brava* bravas calie* cocte* coctel colores echaron gaseo* gaseosa
insistio ketch* ketchup leche leche* licua* licuadora menta* meser* mesero sonid* sonido traer* urgencias vermu*`,
      '6': `
aguad* aguado amiga anali* batido benzo* camarero cana cerve* colap* colapsado cubat* cubit* cubitos garra* gas ghb gin
menta micro* probo probo* pulserita recue* rocio rocio* tibio tibio* tonic tonic* vaso vinos vinos*`,
      '7': `
amiga* cerveza garrafon hielo hielo* micros mojito`,
      '8': `
copa mojit*`,
    },
    driver: {
      '3': `
40 52 67 abrio abrio* acababa acera acera* adelante aguar* aguardiente altav* altos altos* ancla* andad* andador aplic*
aplicacion arrastrando artic* articulo asiento atras* audios autom* automatico ayudante bajada bajam* bajamos basta
basta* bendi* billete bolic* boliche bolso* bolsos botel* broma broma* cabec* cabro* cabros caca caia calif* califique
cambiaba camil* camillero camine camion cancela caraj* carajillos carre* carril carritos casco casco* cerraban
cerradura chapi* chicos cober* cobertura coche* coloc* colocado compa* companera compartido conduce conductores conju*
coraz* corazones cortada criat* curvas darle darle* detra* detras discutir dormida educado empap* empre* encim* encima
enred* entregar eres escol* escribi esqui* esquina estacion estando estirar estoy estoy* exper* experiencia fumad*
furgo* gesto grita* grite grite* gustan hablando hermano imaginense interno irse kilom* kilometros labio limpi* limpio
lleva* llovi* maletero march* marea* medianoche metal* miente mil morado moto mulet* muletas nena ningu* ninguna numer*
numero olvide operadora paco pagaba pagada paler* palermo panad* panaderia pantu* pantuflas paradas peaje pegaba pelot*
perde* perdemos perio* periodico pintado platos polit* politica porro porro* prende provi* puertas pupil* pupilas
quesos quier* quiera quitamiedos ramir* ramiro rayita recorrido reja repor* retir* reza rezan* rezando rica riend*
riendose ron rozan* saco salid* salida salte salte* saluda siguio socio socio* sola sombr* sopor* soporte subi sudor
sudor* tabiq* tabique tamal* tamales temblando tesis tesis* tipo tirando tocar tocar* tocara tomam* tomamos tragu*
traguito transportista traye* trayecto tren tufo tumbaba ultimos usar valid* viejo viejo* villa vio volante vuelta`,
      '4': `
114 algo anoch* atras autop* autopista bajar* bolsas botellita coca colectivo companero dejab* dejaba dio empresa
encontro escribe espej* espejo falda falda* filmo filmo* haya hombr* hombro largo largo* lengu* lengua llovia manej*
manejo mapa marcha mareada mayor* mayores metio metio* miril* mirilla momia* mota nariz nariz* novio novio* ofrecio
olia parar parar* pasajeros paso pelota pilla* polig* poligono quiso quiso* radio radio* repar* reporte retiro revol*
ronda ronda* rozando tal tardaba terue* teruel tiran* tomo vuelt*`,
      '5': `
130 alien* aliento arran* baje cupon cupon* eses iba linda linda* llevaba parad* parada pasaj* paseo paseo* pisco*
repartidor ruta sombra trans* transporte`,
      '6': `
arranco aveni* avenida bajo carretera paro piern* pijam* pijama vivia*`,
      '7': `
piernas viaje viaje* vivia`,
      '8': `
chofe* chofer condu* conductor semaf* semaforo`,
    },
    equipment: {
      '3': `
25 absol* absoluto abuelo acepta adios adios* adultos agujero ajustar amarillo amarr* ameri* americana ancla* anda
andar andar* anfit* anfitrion anunciado apagu* apague apara* arran* arranco arrastraba arrib* arriba asien* asiento
atado atado* audif* audifonos autoa* avent* avento barrera bolso botella botiq* botiquin brazo brazo* brida* bronc*
bueni* buenisima cafetera cafeteria calab* calce* calcetin calentador camar* canas* cargadores cartera cator* catorce
chama* chapo chapo* charcos chavo* chill* chillan chisp* chispa ciclo* cigarrillo cine compu* concierto coord* correcto
costi* costillas cual curva curva* daba decor* depor* derec* derecha desde desde* despacha despedida destr* doblado
dormimos ducha* duchas empap* encer* encerrado encerraron entiendo entrara escap* escape esos esquis estaba estudio
exagero explique facil facil* fiest* fontanero foren* forense forma* foso freno frenos frent* frente funci* game gano
gas getaf* getafe gimna* goteaba hacie* humed* iba igualito iman impri* imprimir incluida invie* invierno juega* labio
lago lanzo lanzo* levantaron limones limpia loco lumba* lumbago manchas maneras mangu* manot* mante* mareo mareo* marzo
marzo* menos menos* merec* merece mete meter meter* mitad mitad* mochi* mochila mojad* mojada monitor monton mosqueton
mostre movil movil* mucha* muell* mujeres nachos nafta nafta* neuma* neumaticos objetos ocupado ocupan oler opcio*
operario otro oxida* padres paisa* panta* pantu* pantuflas panza panza* parac* parag* paraguas pasando pavos pavos*
pelon* pelones pelusa perdidos perei* pereira pesan pesan* pieda* piedad piedra pintada pista* pitan* playa playa*
playe* playero porro prend* presenta propio pude pura queja* quejado quieres rampa rampa* rayad* recinto reclama recup*
recupere red regreso regulador repor* reportado retor* reventada revento revisor rocio rocio* rota roto rotos rotos*
ruta sacam* sacamos salga salga* salir salir* santa santa* sarte* seguridad senal* senoras siete siete* sigui* siguio
silli* sillin sobri* socio* solto solto* subi subir* suete* sueter sujeta tanque tarta tarta* temat* tematica tenei*
teneis tiro tiros tiros* todav* todavia toma toque toque* trabo trabo* tranquilo trase* trast* trastero tuvo ultimos
ultra* ultratumba usaba usaba* varios veia ventas ventilacion viejos visitante volar* volaron`,
      '4': `
ajust* alamb* animadora aparcado apunta aro asesi* averi* barbi* barbilla barra barra* botas botas* cable cafet* cai
cayo cerro cerro* charc* chavo chiri* cierre cinta compadre contra cortaba cuchi* elect* estuf* estufa fiesta formal
freno* gimnasio grita* gritando haciendo interfono jurad* lavad* lavado lena llave* manguera manotazo manteca maquina
metro* micro* monta* muchacho mundi* mundial nego ocupa* pantalla pesas pesas* piedr* pista pitan polea punto* puntos
rajad* rajada responsabilidad reventaron revie* secue* sobrina surti* taqui* tornillo trapo trapo* trasero vara`,
      '5': `
alambre apoyo apoyo* asesino balon* cable* cables camara candado candados castillo chiripa cuchillo filo llaves mancu*
maqui* maquinas masca* mascaras metros monox* monoxido montana patin* patines ruego* ruegos secuestro taquillas`,
      '6': `
cinta* cintas clavi* clavicula micros polea* reven* rotas rotas* rusa`,
      '7': `
bolas bolas* canda*`,
    },
    exhibition: {
      '3': `
61 88 abrie* aburrieron aceituna acomodadora acuar* acuario agent* agente aguanta alqui* alquilado alquilar amarg*
ambiente anill* anillo antel* antelacion aparto apoli* aprendio arrancan asegu* asesinatos atada* audio avisamos bajab*
bajaba barandilla bota botellita burro burro* cabal* cacho* calienta candados cansa* capitan carisima carte* cascos
catalan central cintura coger coger* cojea* cojeaba colum* columpios comis* comprando comprar concha conejos consistio
conste contando conteste contractura cuare* cuarenta cuentan cuidador darle darle* delfi* desaparecio digan digan*
dinam* dinos* discoteca dormitorio duenos educa* embarazada encie* enfermeras ensenan entiendo entor* entorno escas*
espos* estaban faltas fanta* funcionaba fusilados gallinas gira globo globo* grande granj* hablaba has herid* hierr*
hierro insistia inter* interior japon jaula* larga* largas llena* llenas lona luces luces* malcr* maniq* maniqui maria
maria* mas matar matar* matarlos mayores merendero merie* merienda mesil* mesilla metro mitad mitad* molesto monos*
moscas movio movio* muerto nacid* nacido obra ojala ojala* ostras paco palomas param* paramos pareja parpa* patad*
patadas pegaron peluc* peques perdieron perfecto perri* perrita pez pilar pilar* piso planta ponerlo ponis ponis*
portal pueda* queda* quedaban quedarme quede quede* rabia rabia* ratit* ratito recit* recitaba recorrido reduc*
reducida reformas resue* resuelta rinco* roman* seguia sento sento* sol supe supervisora tapados taquilla tardes tensi*
tension tibur* tiesa tiesa* tortuga tortugas torturas trabajar tract* tractor uniformes uno vacio* vacios vara varia*
visibilidad vitrina voces voces*`,
      '4': `
animal anteo* anteojos aplau* armas armas* audioguia balde balde* bocadillos bocin* caballo cabezas cabro* cabros
carto* carton casti* cata comision contara cuartos dormi* educadora embar* embarcar entrada escondido esposas estos
estos* famos* ganch* granja gusto gusto* hacia* herida hot huesos ilusi* ilusion jiraf* joven mordisco pingu* prometia
quedamos rincon sano tacha* tanqu* tiros tiros* tocara vacias`,
      '5': `
aplaudiendo audio* calor calor* despl* dormido expos* exposicion gota hacian lumin* luminoso museo museo* oso polic*
policia preguntando tanques tortu* ver vitrinas`,
      '6': `
camel* camello famoso jaulas visit* vitri*`,
      '7': `
carteles visita`,
    },
    food: {
      '3': `
112 34 58 88 acababan aceit* acomp* acompanante adorn* adorno adren* adrenalina agarrar aguantar aguanto alergico
alime* almue* ambiente amoni* amoniaco anill* anillo antel* antelacion antih* antihistaminico aparcar apena* apenas
arbol* ardie* arepa* aterr* aterrizamos atrev* avion avisada avise avise* banda* barco barco* base bautizo bidon bidon*
bocado bomberos bote brind* brindis bucle bucle* bueno* bufet bufet* cabana cachopo cadenita cafetera callo callo* cama
camarera camaron cancha canti* cantidad canut* carbo* carce* carcel cargos carrera cartel carti* casada case celia*
centr* chanclas charl* churros cobra* cobrada cobrarla cocin* cocina cocinero coger coger* coincide cole colon* comed*
comente comieron confirmar confirmaron congelados congr* congreso const* constaba copas copas* cosqu* cosquillas costo
costo* creia* crema* cristal cruas* cuare* cuarenta cucha* cuent* cuenta cumbi* cumbia cunad* dama danos danos* debe
dejan delantal delic* derecho desaparecio desco* desconocida deshi* deshidratado despacito diarios discu* disculpa dj
doblada domin* duda duele duele* duenos duros duros* elige elige* elote* elotes embarcar empan* empate empresa
encantados encontraba encontre enfermeras enfermeria enfre* enfrente ensene escan* escon* escondido escondio escup* eso
estaciones estad* estado estom* estomago estup* estupenda euseb* eusebio exage* exclu* exclusiva filas filas* frias
frias* fruto* frutos fueran galli* garga* garganta gato gomos* gomoso graci* gracia gracioso grasa grasa* habiamos
hacie* hambr* hambre hebil* hebilla helad* helado hinchados hizo hoja hospital hospitalizado hueso hueso* inclu* incom*
infan* infor* inventado irnos irnos* japon* jubilacion juegos kebab kebab* ladri* lata levantaba linte* llame llenas
llevaba llevara machos maestras malcr* maquina marid* marido marti* matad* medialunas medica medico mejil* mejillones
melli* mellizos mensualidad menus menus* meren* merendero mirada mire mojad* molesto movia movie* mozo mundo mundo*
nieve nieve* noeli* noelia nota notita nugge* nuggets obser* observacion ocho operada oscur* oscuro oso ostra oxige*
oxigeno pajit* pajita palabras pan parri* paste* pastel pato pedido pedir pegat* perdon perrita pez picad* pierna
pincho pito plane* plast* plato* podri* polvo polvo* ponen* preso preso* princ* probl* problema propios puno punti*
quedarse quejado quema* queriendo quesos quieren quitado radia* rasca* rasgu* real rebec* rebeca reboz* recibe recom*
recup* recupere relle* repar* resba* respondio restos revento rey rico rio robaron ropa sabei* sabeis saliera sano
secuestro segundo sello senta* sentada sentarme senti servilleta sever* severa simul* simulacro sirena sirve* sobri*
sol sonrio sudad* suena suena* tacc tardan tarjetita teles* telesilla telev* tempe* temperatura termi* tiemp* tiempo
tobog* trabajamos traia traia* traig* traiga tratan traum* traumatologo trozo tuppe* vacac* vacaciones vacunas vajil*
vajilla vegan* vegano veneno venez* venim* venimos venti* viajo viajo* viniera vivie* vomit* yogur`,
      '4': `
11 61 aceitunas alergia ambie* ambul* ambulancia apoye* atlan* atlantico atrac* atraco aventura banda bandeja bandera
barranquilla bocad* bocadillo bueno cabro* cabros cacah* cacahuetes cacho* camar* cargar celulares chiquito codaz*
codazos colas colas* coman* comanda come comedor confi* confirmada congelado consi* consiguio conste contadas crema
croqu* croquetas cubo cuchara cuchi* cuchillo cunado desayunar despachando diabl* domingo ensalada escandalo eterno
expre* festi* festival fiebr* fiebre forfa* forfait fruta fruta* gordi* gordito guaca* hacian harin* harina hospi* hot
huevos infantil infar* infarto infie* infierno informe jamon jamon* japones jugo lechu* lechuga leido leido* limon*
litro lubin* lubina lucas lucas* madru* mani mante* manteca mesa mesil* mesilla milagros mojada monis* montones mordi*
moros* muert* oscuras ostra* parecian pasad* pasado pedir* pegad* pegado pegatina penal pequenito perdo* perdono pesim*
pesimo pica picab* picado pina pipa plastificada podria posta posta* postr* postre principal probo probo* propina pulpo
pulpo* quemados queso rancias refle* relleno repit* respi* respirar reuni* reunion rosa sabia sabia* sabor sabor* sal
salud sandwich sangr* seco secue* sesam* sesamo sobre sobre* sopa sosa templ* terminamos tinto tinto* tiros tiros*
trajeron tranqui trist* tritu* vals vuelven`,
      '5': `
16 atrag* atraganto avell* avellana bombe* borde* bordes cacahuete cafet* cafeteria camarero canal* centro comun corde*
cordero cortaba crime* crimen cristianos crudo crudo* cuadras cucar* cucaracha dieciocho ensal* escas* explo* fideo*
fideos frio frios frios* gastr* grano* hambu* incluido internado labio* labios limon logro* macar* macarrones
mantequilla maris* marisco masa merme* mermelada meser* mesero moros moviendose narco* narcos natil* naufr* naufragio
papeleras partido patat* patatas pedim* pedimos peor peque pesca* pinch* pinchazo pizza pizza* pobre pollo pollo*
precioso ramen ramen* ranci* reflexion rolli* rollitos salch* salmon salmonela sangre sangu* sanguche sirvi* suero
suero* termino toboganes torti* tortilla tosta* triste vaca verdura volvemos`,
      '6': `
alergica anisa* anisakis autoi* autoinyector bandejas buffe* buffet cafe carne carne* cebol* cebolla cevic* ceviche
choco* chocolate chorizo comida comido comim* comimos congeladas crudas escaso flan hamburguesa mayon* mayonesa muerte
oblig* paell* paella pescado plato pobre* pure queso* repartieron salsa* sandwiches sirvieron soles soles* tacos tacos*`,
      '7': `
alerg* bande* chori* comid* conge* cruda* gastroenteritis huevo huevo* reservar salmo* salsa sandw* zumo`,
      '8': `
desay* desayuno fria menu`,
      '9': `
arroz arroz*`,
    },
    haircut: {
      '3': `
2015 2016 212 400 640 72 80 85 9 90 aboga* abrir abrir* acabar aceit* acera acera* acido acido* acord* acostumbrare
adhes* adhesiva algun* alred* alrededor amarr* amoni* amoniaco amort* andar andar* anill* anillo anticipo apaga*
apagada apagado aparecer arepa* armario arrancaba arreg* arreglo asomo asomo* atrev* auto avisado ayudante bajab*
bajaban bajad* barba bata bigote boda bolsi* bonos bonos* botas botas* brind* brindis burof* burofax cabez* cabezas cal
cambiadas capa capo carajillos caras caras* carbo* cartelito casar* caset* caseta catalizador cayo centi* cepil*
cerrados chism* circuito ciste* cisterna clarita clavaron cocinando colgar color* colores comercializadora compl*
completo comprar conoc* conoce contenta contestar correa corrio corta corte* cosid* crece crecer creia* cruce* cruje
cuerd* cuerda cuestion cunad* cura demos* depil* depilacion depos* deposito derec* derecha derma* desen* detal* detalle
dice difun* dijer* dijeron disculpo discusion disfrute dispa* doble doble* docena dolia dolia* dura duros duros* echan*
echando echar elegimos empen* enchu* encim* encima energ* energia enojo enojo* ensena envue* equivocada escalones
escriba escribiendo escribir escritura espero ester* estuv* euros euros* exced* factu* facturas ferre* fonta* forma*
frenan freno* frenos frias frias* fue fusil* gas gotea gracia grado grati* gratis guant* habla hacerme hacienda hepat*
hepatitis hinchados honorarios hormigonera humedades image* imagenes incluso incum* infec* insta* instalacion interior
iva jardi* joaqu* joaquin juici* juicio julia* julian junio junio* juntas juntos jura juzga* juzgado labio* labios
latas latas* lavadero lavado lavan* les letre* letrero levanto lija limpiar limpisimo lineas liquido llantas llegando
lleve lloro lloro* llovio lluvi* lluvia loca logra* lucas lucas* lupa m maest* mandado marcho marke* medicacion
mensajes merca* mierc* miercoles moderna montadores motos* motosierra mozos mozos* muela* muertas nacho natur* neuma*
neumaticos nieto* nietos notab* notara note nuevo nuevo* ochen* ochenta ocurriera ok otros otros* pala palit* panel*
papeleo parece pared pares pares* parpa* parqu* pasap* pasaporte pasen* patilla pavos pavos* pecho pecho* pegaron
peluq* pelusa penal penal* pensando perit* peritaje perra* pesim* picar pierdo piern* pierna placa plastificada podia
pollo pollo* porqueria portu* posta* precioso preguntandome preguntarme presupuesto priet* prieto prisas proce* proceso
pront* pronto propietarios provo* prueba pueda puestos pulga* pulgar puntualidad pus pusiera quedo quedo* quejarme
quemaron querella queria quini* quite ralla* recar* reclu* recogiendo reconocio recuerdo recup* regresan relle* repet*
residente responde respuesta rie rien rinco* rio roble roble* roja roto rutin* rutina saco sacud* salas salas* sale
salio salio* salto salto* sangrando satis* satisfaccion seguidos seisc* semanas senores sentaron sente senti* sentia
sento sento* septimo sesio* silba* silbando sillones solit* solita soltaba suave* subim* subimos sueno sueno* susur*
susurro tanda* tapar* tardamos tatua* tercera tiene tobillo todav* todavia tomaba torcida tornillos trabajaba trami*
tramite tranquilos tumbo tuvie* tuvieron urgencia usaro* usaron va vacio valen ve vecin* veintiocho vendio veran*
vestido vidrios viera viera* vinie* vinieron visit* volante volvi volvi*`,
      '4': `
abogada aceite adelanto aguja ajena alpac* alpaca alto altur* altura andab* anest* anestesia animal apara* arbitraje
arreglen asunt* asunto avise avise* ayunt* ayuntamiento bici bidon bidon* bombe* bombi* brazo* cables camioneta canic*
cator* catorce cebra cebra* cejas cejas* chile chisp* cobrar cobro cobro* coincide corriente cortaron corte creia
crist* cuadrilla cunado dejar* dejas* deje dejen dejen* despacho despertar despl* destrozado disco discos disparejo
entregan escuc* espaldas estantes explicaciones fabri* ficha ficha* forma frenar frent* frente frute* fruteria fuero*
fueron fuga gradu* grasa grasa* ha igualito iphon* iphone jardin juro lampa* lampara lavad* limpi* limpieza lleno
lleno* mama marro* masti* mecho* mechon montaron movio movio* muchas muela naran* orejas original pared* parez* parezco
pdf pelad* perra piel pieza pinto* polvo polvo* postal probaron quemadura queri* rayas rayas* reacc* reaccion relleno
remat* responsables reves reves* reviso robada rueda rueda* sacarlo salgo salgo* sali sangr* suero suero* tapan*
taparon tapo tijer* tocad* tocado tono torcidos trato trato* tresc* tribu* vecino vemos vemos* verano verte* viejo*
villa villa* visitas volvio`,
      '5': `
ajustar ampol* ampollas antibiotico apret* apretada aprov* ardia ardia* bolsillo bomberos brazo bujia* bujias cable
cient* ciento clinica colib* colibri corta* corto crece* cutic* decol* dejaron disco* distr* distribuidora empas*
enchufes entro entro* envueltas estariamos estil* estilo fabrica facturaron flequ* flequillo gasa goma gotea* higie*
higienista instalador laser laser* llevaron lunar* marcas mecan* melen* melena miel motor motor* naranjas noven*
noventa oreja origi* paje pelo peor pieza* presentaron quema* querian recupero reemp* reemplazo retoc* revis* sesiones
sigue sigue* sobran supur* tinte torcidas trescientas tubo tuerca tuercas viejos vino volad* yeso`,
      '6': `
acordado agujas antib* bombin cabel* cabelludo chorr* clini* corto* cristales cuero cuero* dejaste desplazamiento
escucha goteando graduacion guantes hormi* maestro mecanico mecha* mechas oreja* os pa punta* quedaron quemaduras
revision sobra* sobraron talle* taller tinte* torci* tuerc*`,
      '7': `
aguja* album album* cable* degra* degradado dejo puntas`,
    },
    handling: {
      '3': `
0800 21 340 500 acto admin* afina* amena* anali* antig* antiguo aquel* arete* aretes atiende barranquilla basta bodeg*
bodega bulld* bulldog canse* carro carro* cedul* cedula certi* certificado cifue* cifuentes comieron comoda consumidor
consumo contenido corre cortar cotiz* crio cruzados cuadrilla decida defen* defensa dejaron deje denun* denuncia desac*
desacato deseo deseo* devolverme diarias dicta* digan* disculpo doy ejecutivos ellos ellos* empleado encuentras ensena
entra escan* escop* escopeta esquis esto facil facil* facturan facturas faltaban faltan favor favor* firma fotoc*
gesto* gestor gestora goter* gotera habid* habido hace heladera hijos hijos* igualito incendio incidente indem*
indemnizacion infla* inqui* inquilino inund* itv juici* juicio ladro* ladron les letras levantado leyendo listo listo*
llamar llanta llegaron lleva luna m mader* madera madrid majo mal malet* mandarlo mante* marte* martes menti* merca*
meses meses* miente miro mis montaron motor motor* movie* muchachos multa multa* muneca navid* navidad objetos octub*
octubre omic operacion ordeno otro pagan* pago papeles pasad* pasada perfu* pide pierde poder poder* presenta prest*
prestamo propio pusiera quemaron querella quiro* quiroga quisieron rayo recla* reclamacion recogi rella* rellano resol*
revue* riero* rieron saben saben* sellado senorita sigue* sol soltaron subas* suete* sueter tanta tanta* teori* titul*
titular toca trafi* trafico trasp* trast* trastero tutel* tutela uci ustedes vacuna vago valor valor* van vendieron
viaja* viajaba`,
      '4': `
14 2019 administrador analitica arbit* basta* conci* conciliacion correos cuentas deman* demanda diran diran* docum*
embargo explique firma* fotos fotos* guaca* hipot* hipoteca infor* informe joyer* joyero juez junta juzga* juzgado
laboral letra* licencia llaman maleta mando mando* mantenimiento mediacion moho movieron muebl* negar* negaron note
pagando papel papel* peritaje poliz* poliza recha* rechazaron repue* repuesto reventada sea sedad* sede sello sello*
sinie* siniestro techo techo* tejad* tejado tribu* vamos vamos* veintiocho volvieron`,
      '5': `
admit* agenc* agencia arbitraje asign* asignado entregue exped* expediente falta* faro firmado folio folio* lean licen*
mercantil muebles pesab* pesaba presentada quisi* rompi* rompieron`,
      '6': `
admitido aesa falta`,
      '7': `
prese*`,
      '9': `
perit* perito`,
    },
    hours: {
      '3': `
10 13 15 42 8 abajo abajo* abierto abono abono* aguad* armas armas* artic* articulo atien* audio* audioguia basto*
baston cadav* cafet* cafeteria cajero carin* carino carmi* cobrar cuidado cuota* darte darte* dedic* depositar
despacito dice dios escue* escuela famos* fichas frios frios* funcionar graba guarde guerr* guerra hicim* hicimos
impos* imposible jueve* jueves lempi* lempiras leo libre* llegamos manden mante* mantencion marte* martes mayo mensaje
misa modo montaje mucho* munic* municipal ocupan ola pagin* pagina pantalla papelito paracetamol pedid* pedido pisci*
piscina polea* quios* quiosco rabia rabia* reali* recog* recortaron reduc* reducida reglamento reja repartio sacam*
sacamos saludo secci* seccion senor* senoras sueltos tacos tacos* termine todos todos* torti* tortilla turno* turnos
visit* vuest*`,
      '4': `
05 11 anual anual* aquag* aquagym atienden bajad* bajada bate carril cerra* crimenes cuota dejas dejas* dependiente
devuelto esque* faltas filet* hiciera iman locur* locura mediodia merce* merceria oxida* pase persi* pingu* punto*
recogerlo sabad* sabado sauna sauna* suspendieron timbr* timbre traba* trabajamos trabajo traig* traiga tuppe* veranos
vuestra yoga`,
      '5': `
30 carte* empie* empiezo guard* persiana punto visita`,
      '6': `
cartel cerraron guardia horar*`,
      '7': `
horario`,
      '8': `
cierr*`,
      '9': `
cierran`,
    },
    interface: {
      '3': `
200 2019 412 aburr* alarm* alarma alema* amena* apaga aplicacion apunte atrop* audioguia avisa bancos bloqueo boton
boton* caduc* calles calma cambiar caminando carga carga* carteles cascos caso contestar contestaron cortaron cualq*
cualquier cuent* cuentas d deberes detec* disparas distintas doy encantadora encue* encuentro enferma enlac* enlace
escriben estafa feria* fuga insti* juega* juego* linte* linterna lista* llenas manda matas matas* mate menos menos*
menus menus* meses meses* metal* mis mueve* normas obras obras* olas pagas pagas* partir pierd* plate* pones pones*
pongo pongo* poste* preguntas profes pueden quite recon* salen salen* salta* segundos siete siete* sirven soporte
supon* supongo suscr* suscripcion vacuna volca* volum* volumen voz`,
      '4': `
0 99 abro aleman amenaza anota* anotar anunc* apunt* arma asesinatos caduca carce* carcel catalan chant* cript* desin*
devuelvanme dinos* esperar explicaciones fasti* fastidia fecha fecha* feria gira girat* giratoria grave* hablaba huell*
huella instituto juego leccion lista mafia mafia* mandarlo marca match* mueve nacim* nacimiento nuestras nuevas ocupaba
pantalla pantallita patro* patron pierdo pio podias premi* premium propu* propuse pueda pueda* puede* quitarlo reconoce
revue* supone tumbo*`,
      '5': `
agradable algor* algoritmo antiguedad anuncio deja esposas jurad* km lecci* match mismos orden* panta* plan sirve*
sopor* toque toque* tradu* tumbo`,
      '6': `
59 app buho desinstalada filtr* filtros jaja notif* ordenar pasos pasos* racha racha* robas robas*`,
      '7': `
perfi*`,
      '8': `
perfiles`,
    },
    listing: {
      '3': `
40 5 acabaron admit* agent* agente ah ahija* alfombra amarilla ambiente anfit* anfitrion anuncian anuncio ascen*
ascensor asegu* audio autos autos* aviso* bajos bajos* bizco* bizcocho bizum bizum* bocadillo borre* bote cadena
cafetera calcetines cama camisa caris* cerro cerro* chasi* chasis china china* chiquita civil civil* claus* cobro
cobro* cocina comi comid* comod* compradas comun* conte* contestaba conteste copa crios crios* cuadra cuatrocientos
cuchi* cuchillo cumple curva* decia* decir decir* decirme dejas dejas* descalza detector detra* detras digan digan*
dinam* discoteca dispu* disputa divertido dormimos dueno dueno* duerme durmio empanadas entendi entienden entiendo es
esas escribir espan* espec* especial estaf* ester* favor favor* formato glute* gluten golpeada guerra hablaba hagan
hagan* huevo ingle* ingles insistia jacuz* jacuzzi jugado lampa* lampara lectu* lectura lente llamarle llevaban mandaba
manta marea* masa mayon* mayonesa medidas misma muert* munecas nota obser* observacion ojala ojala* paginas pan panad*
pasado pasam* pasamos pasta pasta* pegan peque* piedras plast* plastico preciosa prend* prende principal quitamos
rayit* recet* reconocio regal* resen* resenas robad* robar* robaron robo sanat* sanatorio senti* sentido sesam* sesamo
sirve* sofa sube subo sueno sueno* suya tacc tallas tardes tarea* tecla* teclado telar* telaranas terraza torta torta*
tramo tramo* tranq* uci usamo* usamos vecino vegan* vegano verde verde* viera viera* vista*`,
      '4': `
100 46 absol* absoluto aceit* aceitunas anteriores aviso barras carisima chef clari* clarito cremallera cuartos curvas
decia delfi* descr* embarcar enorm* enorme estre* estro* filtro folle* folleto grua gruas gruas* guaca* guia hermanas
lucec* lucecita medid* mide muerte nina paisa* parecia perros piedr* pistacho playa playa* raton* resulta robado sarte*
sarten sentimos sexto* sirve tardo tardo* tarea tecnicamente verificacion ves`,
      '5': `
casit* casita celia* celiaca chaqu* chaqueta descripcion estrellas foto mantequilla mareo mareo* suite suite* tomat*
vistas`,
      '6': `
anunc* entie* mar pica tarjetita`,
      '7': `
lumin* luminoso`,
    },
    location: {
      '3': `
13 15 24 45 83 90 96 acaba alemanes ascen* ascensor autob* autobus avisad basur* basura boton* botones brazo brazos
calma calva* camine camiones carretera casit* casita civil civil* contento cruza* cruzados cuarta dar decian degol* del
descr* descripcion diver* divertido donde donde* dormi* duerme escal* escaleras esta facturaron gente gente* guerr*
guerra habitaciones hay idiom* idiomas incluida jajaj* jajaja juzga* km letre* letrero levante literas llame marti*
masaj* mate mini minut* nacio* neuma* ningun ocho oler pegado perdimos piedra pisos pisos* plano plano* polig* poligono
puestos pulsa* recep* rechi* recogida rezan* rezando ricas ricas* rosa sarten siete siete* silen* silenciosa sotan*
sotano subid* sueno sueno* supon* tacon* tapon* tapones tardamos tramo tramo* trast* trastero ultimos verano vigil*
viniendo vista*`,
      '4': `
absol* absoluto angel* arranca bici brazo* cafetera calle* cerradura citac* citacion comisaria contenedor cordi* cosa
desaparecidos devuelto dormimos esquis flat gallo gallo* granj* granja helic* helicoptero instalaciones intac* intacta
malo marke* masaje medialunas merlu* merluza minutos mulet* muletas naveg* orien* parecen pasen* pegad* princ*
principal principio remit* robad* robado sarte* siren* sirenas subas* subida tierr* tierra vigilado vigilante vistas
volab* white white*`,
      '5': `
andan* andando bajos bajos* calle camino iker piedras pone ponia ponia* supongo tranq*`,
      '6': `
camin* mapa piedr* zona`,
    },
    login: {
      '3': `
2 38 41 78 acepta actualizar agent* agente alcoh* ampli* antiguo asi autom* ayuda ayuda* borro borro* buscando cache
caduca calendario cambi* canse* captura carnet cedul* cedula circu* comisiones contr* corri* cuent* demos* desde desde*
desinstalada entra* envia* especial exame* examenes exist* felic* fotocopia hagan hagan* hay human* identificacion
inscripcion justa* justamente linte* linterna llamado madres mande matri* min movim* nomina nominas normas numer*
numero ofrecian patro* patron pensi* perdi permi* pidie* plazo plazo* podiamos pones pones* pongo pongo* propio pude
pueda pueda* rece recibo recibos reinicie respuestas saldo saldo* sede segui* seguidas seguir sient* sopor* soporte soy
temporal tratamiento ultima usuar* usuario vendi ver verificar visib* vuestra web zarag* zaragoza`,
      '4': `
64 acababa aparecer bastante boletin circulo copia* correo cuenta das empleados existe felicita giran* letras maner*
manera manza* manzana mover mover* necesito nomin* olvid* olvida olvide pdf pension probar puedo puedo* reconocio
saludo sienta siga subes subes* subsi* subsidio sucursal verif* videollamada visibilidad`,
      '5': `
actua* actualizacion cambie contrasena error error* llega matricula pidiendome recon* sucur* unica unica*`,
      '6': `
bajas bajas* clave* codig* codigo deja entrar nacim* nacimiento pide reconoce`,
      '7': `
app clave huell* huella`,
    },
    membership: {
      '3': `
36 82 86 87 92 actualizar acuerda agenc* agencia agost* agosto alarm* alarma antigua avisar ayunt* ayuntamiento
bancarios bebo bichos bombilla burro burro* caduc* caducaron calde* calderas cance* carni* carniceria carpe* carpeta
casar* caso certificada chaleco cober* cobertura cobre* cogen cogen* colec* comer* comercial compania condi*
condiciones consistio contento corte credi* credito darte darte* denun* depos* deposito desac* desacato descu*
descuento docum* documental domiciliacion dueno dueno* echad* echado edad ejecu* empujo ensenaron escri* escribio
escuche esta estad* estado estan* estando exter* extra facturan familias fasti* fastidia folio folio* foren* forense
frase frase* fundi* gano gigas gigas* gimna* grati* gratis grise* grises hacer hacer* historial honor* hormigonera
incum* irnos irnos* juzga* juzgado labor* laboral lavadero letra letra* leyendo leyer* leyeron licen* linea
literalmente llamo llamo* llevan mantenimiento medico membr* mensu* mensual mensuales mia minti* mintio mudo nominas
nubes nubes* objet* oficio ofrecian olas operadora ordeno ortog* ortografia paz penal pesar pidan pidan* piens* poliz*
poliza porta* precinto preguntan presentada presentado priva* privado promo proximo prueba publico queja querella
rayit* rayita reaccion recha* recibo recur* reformas resena revis* riesg* riesgo roble roble* rodap* rodapie rubri*
rubrica salud sede septimo subas* subieron sucio sucio* supie* tengo tengo* testi* tipos tipos* trabaja tratar va
valid* vamos vamos* vea vemos vemos* vesic* vesicula vient* viento viniendo visit* vivo voz`,
      '4': `
abril abril* ano arriendo cerraron cobra* cobrando contenta contr* contratar correo cuota* decla* declaracion di
escrito extra* factu* factura falle* fallecio financiera firmar gimnasio graba* honorarios hormi* irme jamas jamas*
licencia linea* lineas mayo mes misio* mision negoc* penal* plan prese* presento profeco promo* revisar revisiones
segur* senti table* visita`,
      '5': `
29 burof* burofax darme darme* darse darse* exped* expediente firma* grabacion hicie* hicieron majo meses meses* pago
piensa placas rechazan seguro tablet`,
      '6': `
contrato deman* demanda firme firme* perma* permanencia`,
      '8': `
baja`,
    },
    order: {
      '3': `
50 70 85 abonaron acost* agarre ahorros aun autop* banan* baris* barista borre* bot caer cambiadas cambie cancelaron
carga* cerea* cereal choco* chocolate clave* cocinando compre concu* concurso confundio contesta conversacion cortado
cortesia cuatr* cuatro cuerp* cuerpo decor* dijer* dijeron direccion encar* envio envio* envol* equivocada escribieron
estaciones exist* existe exper* experiencia felic* fiesta frascos genia* genial hablado hija infan* infantil ingre*
ingresaron instagram jamon jamon* jarra jarra* joven lamen* lechu* lechuga libros local local* macho* mandaron mande
molestias noven* obser* observacion pacie* pagin* pagina pantalon paste* pastel pdf pedido pegab* piden piden* pienso
presto producto proteina pure puro quini* recla* reclame reir rosad* rosas rosas* salsa saque septi* servilletas siend*
siendo siste* sistema soja soy tarta tarta* tocar* tocara toma traia traia* traje trist* usar vence* venian verdu*
viejos vinie* vinieron vuelven yo`,
      '4': `
3 83 acostumbrare apila* bikin* bikini bolsa bolsa* bonita carme* carmen casilla cebol* cebolla ceno charo* chat comi
credi* credito empresas falta* helad* helados kg lacte* lacteos leche leche* llama manua* manual moder* mojada movio
movio* nata note nugge* nuggets paciencia pares pares* pedid* pedidos pegaba pierna quincena rogel* rogelio rojas
rojas* ronch* ronchas rosar* rosario septiembre tumba* vence vinag* vinagre`,
      '5': `
25 autos* cargador faltaba llego llego* marqu* marque ramo salsa* susti*`,
      '6': `
autoservicio bebid* bebida panal* panales pedi sustituyeron`,
      '7': `
encargue sushi sushi*`,
    },
    parcel: {
      '3': `
200 640 abonaron abuel* acta adent* adentro afina* albar* albaran almorzar alpac* alpaca alquile alto amane* amari*
apana* arana* aranazo arnes atenc* atencion bajab* bajar* betun betun* blusa bota botellas brill* cambiarlo caminando
camio* campe* campi* camping cansada carajillos cartelito carto* carton caset* caseta casualidad champu charc* charco
chino chino* concl* consumidor contenido corazoncitos corre corsa corsa* corti* cortina cosid* cremallera cruzo cruzo*
cuadrilla cubre cubre* cuerd* cuerda defen* defensa dejarlo destr* droga droga* empap* empleado encimera encogio enojo
enojo* entregue escal* escalera escritorio estimado estrenar faltan favor ficus ficus* fotos fotos* gesto graci* guino
guino* heladera hojas hojas* horni* impec* impecable ingresaron izqui* izquierda juici* juicio justa* justamente kilo
ladri* lampara lavar* lean lee llevara macet* macetas malag* malaga manch* mandaba mandado mandando medio miraba mirad*
montadores motos* munec* munic* municipal never* nevera noticias otra otras otras* parque payas* payaso perio*
periodico petac* petaca planc* plancha plata portatil posta posta* presentaron pring* pringosas procu* procurador
puede* pues rajad* rajada rayo rayon rayon* reir responsables reventado rota segura seman* simpl* siqui* siquiera
sobran sol tapo tocan tocar* tomates traje* tuppe* unicos vacio valla* vario* vemos vemos* venia* video video* volca*
vuelt*`,
      '4': `
abona* abonan abuela amarillo bajaban bajaron boda borda* brida* camion camisas caras caras* cinta cinta* confu* cremas
cualq* cualquier descuentan destrozado devolvi encogieron estas estas* etiqu* etiqueta firmo firmo* galpo* galpon hecha
hecha* herra* herramientas inventario justi* justicia ladrillos llant* llanta llegaron llego llego* locos locos*
manchada marca* mediacion mirado model* modelo motosierra mozos mozos* muchachos mudan* mudanza muneca ofrecieron
ralla* retuv* retuvieron riero* rieron salio salio* seda suete* sueter talla talla* tela tocaron traje tumbo venia`,
      '5': `
color color* disculpo encog* espej* espejo fragi* fragil hacen hacen* m marca muebl* mueble pedaz* pedazos rasgu*
rasguno taza tocan*`,
      '6': `
caja pata piano piano* rompi*`,
      '8': `
rompieron`,
    },
    payment: {
      '3': `
3 37 3ºb 60 61 9 aceptaron acuse acuse* aerop* aeropuerto alli almohada alumnos amanecer amari* amarillo anulado
arbitraje armar audie* audiencia automatico autor* averia bancario basur* basura bizum boleto borda* bot boton boton*
brill* burof* burofax cabia caca calientes calor calor* caner* caneria cansada capta* carga carme* carmen case caso
ceno cerea* cereal cero cerraron certificada chat citar* citaron cobre* colec* colom* compradas comprador confirmado
conoz* conozco cruce* cuatrocientos das denun* desac* desacato descripcion despacho devolveis devolver devolverme
diali* dias dimos dimos* dispu* disputa ellos ellos* embar* embargo emoji emoji* entra* entran escaparate escriba
escritas estanteria estudia exced* familias fideo* fideos formu* formulario foto frascos gesto gotera grati* gratis
grupo grupo* grupos hablamos harta harta* humedad instituto inten* intento intereses japon japon* jimen* juega* jueza
jueza* juici* juicio lavadora lavar* lenti* lentillas les llanta majis* majisima maletas maletero mananas mandado
meche* mechero medias mejor mejor* mercantil meti mide movia mudo multi* necesidad nenes nenes* noticias novios nuestra
octub* octubre oficial ofreciendome ofrecieron ok omic opini* opiniones ordeno pasajes paseo paseo* patines paz pedidos
peluche pensamos perfectamente perfil peso pintado pizze* pizzeria planc* plancha podian prende preparo presentada
prest* proce* procurador profeco prometieron propietario pude puestas queja queri* rasguno rechazaron rechazo recla*
reclamacion registro relle* remit* repen* repente responde respu* retuv* retuvieron revisando rie roja segura septi*
septimo sigue* sombr* sombra sordo* sushi sushi* tarje* tarjeta tener tener* terminado tickets tienda tirad* tocara
tosie* tosiendo traje traje* trajeron transferencia unive* universidad valid* valij* vemos vemos* venci* vendi vendi*
vestidos vient* viento vivie* volver`,
      '4': `
7 aboga* abogada afina* bidon bidon* bigot* canci* cancion casit* casita credi* credito crucero deman* demanda depos*
deposito devolvieron egres* egresados emiti* enferma falso* famil* formato funda funda* galpo* galpon gesti* gestion
human* justi* justicia juzga* juzgado liber* llevamos llove* llover mail monedero muela* munecas plati* presto procu*
quedais quedas queriamos recha* regla* reglamento tepit* tepito tirado tocab* tocaba vamos vamos* vence* vendedor villa`,
      '5': `
14 aesa devolvi diner* dinero entradas favor favor* gasto* gastos gran ofrec* planto quita suspe* vence viaje viaje*`,
      '6': `
cance* cancelaron devolucion devue* mayo ofrecen tu`,
      '7': `
devuelven fianz* fianza reemb* reembolso`,
      '8': `
devol*`,
    },
    paymentmeans: {
      '3': `
200 2024 250 48 64 900 abran abran* alemanes alquile aparece app arranco asegu* aviso* bancarios banea* bastante
bautizo bizco* bizcocho bizum bloqu* bonos bonos* buscando cabezas carga* cargadores cargar cargos carpa carpa*
carritos carte* china china* circulara clave clave* cliente comprador compras conductores confirmar conoce crece cuadra
cuantos cuarta cuelga cuent* dejan dejan* dejar dejaste depositar dias difun* diria diria* dni domic* domiciliacion
donat* empec* empece enlac* enlace escol* estaf* exactamente examen exist* extracto famil* familia frute* fruteria hace
imagenes juntamos limpiar llamas llevaron llovio mande mande* manguera mantencion marib* maribel mensajeria mensuales
mias miren* monterrey mostr* mostraba mostrador motiv* motivo mover mover* mucha nicho* ocupados oficina olvida
operacion pagan pagar pagar* pague pague* pasea* paypa* paypal pitando plata* polon* polonia proceso progr* proye*
pulsa* queda queda* rapid* rapida rechazo recibio recibir recibo reclame retiro reven* reventada revie* revisando roble
roble* ruego* ruegos rut sabian salta senal siglo siglo* sms suena suena* talle* te tibur* tierr* tierra tonta tonta*
tontos trago tratan ultra* ultratumba valijas vendian videollamada virus virus* vuelves vuestros`,
      '4': `
400 50 acept* antic* apaga* aparcado arque* ayuda* barre* barrera bizum* cache caduco cajero cerraban cobran cuenta
delantal diner* dinero estafa existe ganas ganas* hilo ident* impue* impuesto letras mail manza* manzana matricula
ocupa* ofreci ordenador piden piden* poca practico quite* recib* soy taller tambi* tambien turis* usd vacia venta`,
      '5': `
3 acepta anticipo apagado artic* articulo ayuda banco banco* cajer* interfono liber* maestro ocupado trans* turistas
vacia* vaciaron`,
      '6': `
retirar tarje* tarjeta`,
      '7': `
retir*`,
    },
    policy: {
      '3': `
66 acababa aceptan adela* adelanto adultos ajustar alcoh* alqui* amigo amigos apunta apunte armar atasc* autos baje
banad* banador bancario banco* bancos banea* barba basto* baston beber* blanc* blanq* boton cabec* caiga* caigas
callate camas camas* carnet cene cerraron charla chiquito citar* citaron ciuda* ciudad clavi* clavicula coinc* colom*
colores comunion confirmo consumicion corres cover cover* cuant* cuartito cuent* cuenta cuide* cursi* cursillo debo
decen* decente decid* decide decirle dentr* dentro depor* depositar despu* despues dimos dimos* discusion disparos
distinto dobles encontraron entor* entorno entrar escol* escuc* esta estuvieran exact* faltas feste* fiebr* fiebre
forma frego* gallinas garit* garita gemas gemas* gol guagu* guagua hasta hasta* haya hiciera hijo hombres horno horno*
image* ingre* instr* libres llevabamos lubin* lubina lumba* lumbago mafio* mafiosa manejando mantencion matab* medio
medio* melli* mellizos mires mires* momia* moren* morena mostre motiv* motivo mu mujer* mujeres museo museo* nadan*
nadando negro* neopr* neopreno neumaticos nie nivel nivel* norma* normales nuevo numerito partida pasas pasea* pegan
pegan* perder perfectamente perfecto pinchan pinto pinto* pisar* plan plata* plataforma podrian porqu* porque postal
pregunte probl* problema pudo pulgar queriamos queso quiero quitarlo rapida recepcion recepcionista recibos recreo
renta renta* repen* repente reserve robar* roman* romantico sacar sandwiches santo* sauna sauna* seguidas senal*
separadas sesen* sesenta sillones sitio sitio* sopor* soporte suspe* suspendieron tanda* telefonica tieso todav*
todavia todo toman* tomando tomaron tortura trabaja tradu* tranq* turno uniforme usted usted* vale vea venir venir*
verda* vine vuestros wilme* wilmer zombi* zombis`,
      '4': `
acababan alcohol aprende artic* articulo barriga bibli* bolsita casco casco* colgar concejal cuadros cuanto entiendo
escue* escuela gorra gorra* imagen latas latas* mis monta* pasar pasar* perfe* pildo* pildora prohi* prohibido quitar
recep* refrescos reglamento revisando robar saca sacar* senalo tanda vapea* vapeadores web zapat*`,
      '5': `
alquilar amigo* dejar* interno ley propietario refre* regla* textu* textual youss* youssef`,
      '6': `
dejaron normas`,
    },
    price: {
      '3': `
05 13 148 17 19 2015 212 300 340 35 48 50 58 59 68 70 80 abrigos aburr* aburrieron aceituna acomodadora acuar* acuario
acues* adulto agrad* aguja* ah alcor* alcorcon algun altavoz alumno amanecer amigas ampol* ampollas analiticas anticipo
antigua anulado anunciaron apest* aplaudiendo aprov* aquello arras* arreglarlo arrep* asesino asunt* asunto atado
atado* avisad bacha* bachata bajam* bajamos bajan bajito bajo banador banda barba blanq* bocadillos bolas bolas* bolig*
bolsos bombones botellas brava* bravas bucle bucle* bulld* bulldog caballos cabia cabia* cable* caca cadaver caden*
cadena cafet* caida caida* calma* calva camarero camarote cambio camina caminando cancelan cancelar caram* carbo*
carin* carme* carmen carti* casar* cascos casi casillero cejas cejas* cerrados cerre cerre* chama* chancla chile chill*
chillan chiri* chiripa chism* choco chocolate cicat* cicatriz cien cine claus* clava* cober* cobertura cobra* cobraba
cobrar cobraron cobro cobro* cogen cogen* colap* colapsado colib* colibri comad* comadre comentando comercializadora
condu* consistio consulta consumidor consumir contara contratar corde* cordero corona corre cortan corte* cosqu*
cosquillas costa* crimen crimenes cristianos crudas cuadro cuadros cucha* cuelg* cuide* cumbi* cumbia cuna dan darme
darme* decia decor* defen* defensa degus* degustacion dentista desar* desarmo desayunar desco* desem* desin*
desplazamiento detal* detalle dibujito dific* discoteca disculpo discutir distribuidora doble doble* docena dolar*
dolares dolio dolio* dosci* droga droga* dura embra* embrague empas* empat* empen* encantador encen* enciende enseno
entradas entrara entregaron escan* escape escen* escena escup* esos esposas estaf* estar estariamos ester* estil*
estilo estre* exced* exigi* expre* extin* fabricante familiar famosa fanta* ficha* ficus ficus* fiest* fiestas fija
filtrada flat fonta* formal franc* funcion furgoneta game ganga ganga* garrapatas gato grand* grifo grifo* guia habla
habra habria hambr* hambre haya heladera herida higie* higienista horario hot iman implante impri* impue* impuesto
invierno jaja japon jiraf* jovenes julia* julian jura kg km lados lados* lago lango* lanzo lanzo* largo largo* lavadero
lavado lento lento* leyen* libreta libros lija limones liquido litro litros llamarle lloraba llovio loco lomo lote lupa
maled* maleducado manejo mano manta match* mateo mateo* medidor menud* menudo merce* merceria merendero miente mirada
mires mires* monton montu* montura morir moros moscas mota motosierra mover moviendose movio movio* mozos mozos* muelle
muerte mujer* muletas narco* natil* nina noria noria* normales notab* noventa numeros obligatorias olia optic* optica
organ* origi* original orina* os ostras paciencia paco paga pagaron pagas pagas* paler* palermo paliz* paliza pantu*
pantuflas param* paramos parec* parri* pasada pasan pase patin* pavos pavos* peaje peces peces* pedirme pegatina pego
peluc* pelus* perrito persona pesa pez pieda* piedad pinchos pino pinto pintura pinza* pisto* pistola pito placa placa*
plata plato pleno pleno* poliz* poliza pollo pollo* postres precinto preguntan preguntandome pregunto presi* presion
preso preso* probar probl* problema probo probo* procedimiento produ* prohi* propinas pueda puesta queme queme*
queriendo quieren quini* quinientos quitarlo quite* quito quito* radio* rampa rampa* ranci* recibi reclamo reina reina*
reluc* remol* remolque repin* resba* respe* respeto retirado rien riesg* riesgo rinon* riqui* robada rompi* rueda
ruego* ruegos sabes sabes* saco sala salgo salgo* salido salon* sandwich sangrando satur* secas secas* seguidos sellado
sentarme seria* sesiones sevil* sido siend* siendo sobran soles soles* solom* solomillo soltera sombrilla sonriendo
suave* sube subia subia* subim* subimos suegro suelt* sueno sueno* suite suite* surti* susur* susurro tacha* taman*
tamano tambi* tambien tanques tapan* taquilla tardan tasa tasas tasas* te tecnica telar* telaranas telefonica teles*
telev* televisor tematica tempo* terremoto testi* tibur* tinto* tirada tomaba tomado tomam* tomamos tomates tortuga
tortura trabajamos trae trafi* trafico traig* traiga trami* tranquila transportista trasl* traslado tratamiento trime*
trimestre tuppe* uniformes vacios vago valen valia valia* vas vendian veneno venir venir* veran* verano vergu*
verguenza verte* viejo* viendolo visita vitrina volab* volad* volan* volvi volvimos vos white white* yogur* yogures
zombis zona`,
      '4': `
24 31 38 380 4 63 64 90 acepta actores actualizar acuesto adult* aguac* agujas ahija* almuerzo ambie* ambientador
ampli* anest* anual anual* anunciado anuncios apretada arepa* armad* armada armas armas* arreglo asado asador asalt*
audif* baja batido blanca bola cable cacho* cachopo cachorra caderas cafeteria camio* capitulo catalogo cepil* cerrado
champ* cierran clarito cobran cobre* cocte* coctel cola colas colas* companera comprando compre compro compu* corte
crime* cubierto cuela* cuelan cuelga degol* dejaste delantal denti* desayuna desen* desinstalada destr* devuelve
discuto duda duele duele* duros duros* edad educa* energ* energia engancho ensen* ensena entendia entrada escandalo
escon* escondio escupio esqui* esquina estar* estuvieran ficha figur* figura financiacion forma forma* fuga garrafon
gasol* gasolinera gata globo* globos gondo* gondola gotas gotas* grandes gris guard* habri* hacia* hacian hubie*
hubiera huele huele* ilusi* ilusion imprimir instalacion inund* jugue* juguete ladro* ladron larga* lengu* lengua
letre* letrero levante levanto literalmente litro* llantas maceta maitr* maitre majos majos* manej* mata matad* mecha*
mechas membr* mensualidad merie* merienda merlu* merluza mete meto miel morir* muero muero* mujer naranjas narcos
ninguna oblig* ochen* ochenta ofrecian organizado oso otono otono* palomitas parece pasado pasta peluquera pelusa
pelvi* pelvis peor perdimos perfi* personaje pesan pesan* pesca* pies pincho pistacho platano practica premi* premium
prohibido pulga* pulgar quedamos quemaron quirofano rancias recin* reconocio recortaron recur* relac* relacion revision
rinon roble roble* rozo sabor sabor* sacab* sacaba sacarlo sali salvo salvo* seria sobres sol soplo soplo* sosa sueltos
susto susto* tardaron telesilla temporada tiros tiros* tortu* torturas tramite urgencia vaya vence* viejos volvere
zumba zumba*`,
      '5': `
20 29 42 45 85 95 96 990 abrir abrir* acabar actor* altav* anestesia antel* antelacion asado* asalto atraco audifonos
avisaron azul banad* barba* barbaridad bascu* bascula bata bland* caer camioneta cana capit* carino carisimo caro cata
cavia* caviar cerem* charc* choco* clari* clarita clavaron congeladas consumicion corres custo* darle* decirle disco*
discos discu* discutimos dormido doscientos educado empate estrellas euros euros* exclu* exclusiva explo* famoso filo
finan* forfa* forfait foso gamba gamba* garra* gira guarda hamac* hamacas herid* infar* infarto jaulas largas
larguisima lavad* lavadora llamaba llora* lumba* maneras matar* match meren* minim* muchas oro otros otros* palom*
paloma pasad* patines pesar* pese pesos pesos* picada pinch* pista* preci* preguntamos presu* presupuesto provo* pura
quieres radiografia recor* rella* rellano risa sangu* sanguche seca sillones simpl* suben suben* subid* tarif* tarifa
terre* tira tren ultra* ultratumba volante vuelvo`,
      '6': `
180 23 27 400 65 74 75 alime* almue* amort* andar andar* apoli* balan* balanza capa carisima charcos conduce costo
costo* engan* entrecot escondido famos* ganch* gramo* gramos idea largu* llorar lunar* mismos nieve nieve* obligatorios
parla* pasas pasta* perfiles quite reza secue* subido suiza suiza* torti* tortilla`,
      '7': `
99 atrac* caris* guardarropa kilo lucas lucas* mil pasas* pena precio secuestro subie* subieron`,
    },
    product: {
      '3': `
150 2011 2015 71 95 acabaron acostumbrare acto aguac* alcohol alfombra alumi* aluminio anteo* anteojos aprie* aprieta
ay azuca* azucar banad* bater* bateria bebo betun betun* bizco* bizcocho blanco bland* bombo* bonitos boton cai calzo*
calzones camiseta cargu* cargue carti* casit* casita cebol* centrada cerca cerca* cerem* chef chiquita citac* citacion
cogen cogen* comi comprando conci* conejo conoc* consultorio crema cremallera creo cruje* cuatr* cuatro cubre cubre*
cuchillos cuidados cumple cumpleanera damos damos* dentr* dentro depen* desca* descripcion devolverlo dibujo dicen
dicen* dicta* director dorad* durmi* eh empanadas entendi ester* estre* filo forma* formato frasco fuera ganga ganga*
garan* garantia gatit* gatito giro gluten golpeada goma gracias gran harin* harina horiz* horizontal huele huele*
hundio impec* impecable incluidos instr* jubilado jugado lampa* lampara lavad* lavan* lectu* lectura lee lena letra
letra* licua* licuadora lindo lindo* llevaban mango mango* marid* marido medias medid* medidas mediodia mide miraron
misa mono motor motor* munecas negro* obser* observacion optic* optica ortog* ortografia paginas pan panad* pantalla
panza panza* parece parecen parecia paro pasam* pasamos pasas* pasta pasta* paypa* paypal pegam* pegamento pegatina
pica pilas pilas* pintado pintu* pintura pistacho pitan* pitando plantas plastico polon* polonia precintada precio
prendio preparada presento presi* presion primo progr* progresivas quedaron recom* recomendo regalaron reluc* respirar
resulta rien robo rosad* salie* secas secas* secos secos* segun semanas sentido sera sigo sillo* sillon sirena sofa
sosa subo suert* suerte tacc talad* taladro tardamos taza tela telefonica tendr* tercer tiend* tienda torti* tortilla
trist* vacunas veia velas velas* venda* vendedor venden vendieron verem* veremos verte* viendolo`,
      '4': `
aca acido acido* acuar* acuario ajena* ajust* blanq* bombones bordi* bordillo camis* camisas capa carisima carpa cedio
cedio* celia* celu chaqu* chaqueta clari* compre conciliacion crema* cruje cuchillo cumpl* cumpleanos dibuj* discusion
encie* estrella fabricante foto fruto* frutos gris habri* habria hinch* hinchada hospitalizado incluso llorar lucec*
lucecita mal mantequilla muere muere* muert* muerta nadan* nadando niega* niegan opini* opiniones palmo* parec* peces
peces* perfu* pieda* piedad pitan preci* prend* prime* primer primera quinto ramo raton* raya regal* regalo sacud*
salieron sanat* sanatorio seman* senora talla* tecla* teclado tecnicamente tomat* torni* tornillos torta torta* trapo
trapo* uso vendan vende* ves vivos vivos* volvere`,
      '5': `
acost* caja carpa* cebollas celiaca clarito conej* cuchi* dependienta despego dinos* durmio instrucciones jaula* leo
limon* muertos murio murio* origi* original oro parvo parvo* perfume quint* rece tallas tarjetita`,
      '6': `
enciende jaula lavada limonero nuevos pisto* pistola teled* verde verde*`,
      '7': `
duro`,
    },
    punctuality: {
      '3': `
1 30 32 6 9 95 actores acuse acuse* adelante aerol* aerolinea agradable ajena alcanzo alcor* alcorcon alfaj* alfajor
algun alli almohada altavoz altur* altura anunciaron aparecer armar* armario asalt* asalto asientos atrev* automatica
automatico ayer ayudante azafa* azafata bajada bendi* betun betun* billete boleto bolic* boliche bordo bordo* broma
broma* cabia* canic* caoti* carreras cartagena caset* caseta cerrado chancletas chofe* chofer cogi colgar coman*
companero compensacion conju* cordi* corea* corri* corrio cotiz* cristales cuare* cuarenta desar* desarmo despe* dia
dolar* dolares embarque emerg* eres espos* esposa estac* estaciones estam* estamos estantes estir* estirar exced*
expli* extin* ezeiz* ezeiza falla famosa furgo* gana graduacion gritar habil* habiles infor* iva largo largo* lavadora
linea linea* llegan logic* madri* madru* madrugada maestro manch* manejando maravilloso marcas marcho mareada marih*
marihuana marte* martes media megaf* mirad* monos* monosilabos montadores motos* motosierra movia movia* never* nevera
nuestras nuevo nuevo* ochen* ochenta ofrecieron otra otro paco param* paramos parece parki* parking paro paso peluc*
peluche peques perdemos pesim* petac* petaca picar picar* pinto pisco* poco porro porro* precintada prefi* punte*
punteria puntualidad quedamos rayo re rechazo rella* rellano repro* reprogramaron revise rezan* rezando rinco* roto
salid* saluda seca segun siguio simpl* siqui* siquiera sobran solit* solita sombrilla suegr* tamal* tamales tapo
temporal tocar tocar* tontos torni* tornillos tumbo ultimo uy vagon vagon* valla* vas venir venir* ventanas vidrios
viern* viernes vinie* vino vio viole* violencia visitas vivie* voz`,
      '4': `
5 50 55 acordado agrad* alta amable amables chorr* cient* ciento demor* demora difun* embar* entrevista espej* espejo
estuv* estuvo fuman* fumando furgoneta gracia horas horas* lanza* lanzadera limpiar llegaron lluvi* lluvia lunes lunes*
madrid megafonia min mirado mu muertas nueve nueve* pala pasaj* pasajeros pieza pieza* prefiero prometieron quedaron
reemp* reemplazo regulador salim* salimos sobra* sobraron sonor* sonora tarde* tripu* tripulacion vient* viento
vinieron`,
      '5': `
am amabl* aveni* avenida condu* conductor dijera explicacion fue mancha parad* parados semic* semicama tarde transporte
tren venga* vengan vuelo vuelo*`,
      '8': `
retra* retraso`,
    },
    queue: {
      '3': `
0 05 114 18 23 25 29 5 52 6 65 68 80 82 84 88 abier* abonan abraz* aburrieron acido acido* acto admis* admision agili*
agujero ajena* alime* alla alli alzhe* alzheimer amabl* amable amort* anda andaba ante anteo* anteojos anunciado
apestaba apoye* aprob* aprov* arrancar asado atendio ato autos bancarios barbi* base bermu* bermudez bichos billete
bocadillo bolso bot brind* brindis bucle bucle* buzon buzon* caballero cable cable* cachopo cafet* cajero calab* calce*
calcetin calif* califique callar camaron cambiadas camisas cancelo canse* carga caris* casco casos casos* cerrar certi*
certificada charl* charlando charo* chava* chocolate colectivo come comer comprador constaba consumible contando
contestando conteste control convencida corres corri cortesia cosqu* cosquillas crema* cremas crio cristianos crudas
cuare* cuarenta cuarto cuartos cuestionario cuide* cumbi* cumbia cunad* dama darte darte* debie* decid* degol*
dependientes desayunar deseo deseo* diabl* disculpas distribuidora dni doble doctor embargo empad* empec* empece emple*
empleados empujon encantador encuentras enfermero entras equivocada escalones escriben escuc* escupio esgui* esguince
espec* espectacular espectaculo esperar estacionamiento estam* estamos estos estos* estudia estup* estuvieran eterno
evari* evaristo exter* faltaba famoso ferre* filas filas* final final* folle* folleto formal foso fruta fruta* fuerza
funci* gatos gatos* gesto* globos golpe goma gomas gomas* gondo* gondola goteaba grand* guardia hace helados hice
hiciera higad* higado historias hombr* hombro honor horas horas* horno horno* implante infar* infarto infierno
instalador interes jueza jueza* juntado juntos justa* ketch* ketchup kilom* kilometros labio lavarropas lechu* lechuga
lente* lenti* lentillas lento lento* levanto leyen* leyendo libres literalmente litro llamara llamas llevabamos
llevamos lucas lucas* lumbago lunar* maceta maestra majis* mandan maneras marav* marro* marte* martes matar maull*
medias medico medicos menor menor* merie* merienda meser* meses meses* milag* milagro miran monedero mono monton moros
mostr* mostrador mota moto motosierra mucha muchas muestra munecas murio murio* musiq* musiquita necesitaba negociado
negro neumo* neumonia noria noria* nuevos nugge* nuggets numer* numero o ola optic* optica organ* organizado oro ostras
pack pago palma panel* papeleo paro pasaron pastilla patil* patin* pato pedirle pegatina pelado peluquera pequenito
perdemos perder perdi* perdidos perdimos perei* pereira personas pieda* piedad pinto pinza* polvo polvo* posit* postal
pregunta preso preso* prime* primera primero prisa* proceso psiqu* psiquiatria pulpo pulpo* pulse* pulsera quios*
quiosco quitarle rapidos recet* recie* recien reclamo recogerla reglamento rellenar repartio resolvio revento rocio
rocio* rollo rollo* rozo ruido ruido* rutin* rutina sabana sacado salia salia* saliendo salmon sandwich santi* santiago
saque* satur* sea seguiamos sentaron siend* siendo sigui* sillas sincr* sms sobra sobra* solos solos* soltar sosa subi
subid* subido suiza suiza* sumin* suministro tabac* tabaco tablero tardaba tecni* tecnica tecnico temat* teorico
tercero termo* toma trabajamos trabajo trafi* trafico traslado trata tuvie* tuvieron unas unicos uno usa usaba usaba*
valoran vals vendi venga ventanilla veo viern* viernes voces voces* volad* volan* volver volvi volvimos vuestros whisk*
whisky zombis`,
      '4': `
150 26 50 83 adhes* adhesiva amor ando aparc* aparece atend* autoservicio bajan bajar boda bolet* boleta boletin bomba
bomba* botas botas* caduca cafeteria cajer* carisimo cerraba cobrarla colas colas* comi consulta conversando decide
despacito diga diran diran* don embarazarme empat* envue* escandalo escon* escribieron espere falta falta* farma*
feria* fila fotoc* funcionar funcionaria gato gestora grandes grise* grises jugan* jugando largu* lentes manan* manana
manej* manejo maravilla matas matas* mateo mateo* meson meson* minut* minutos mundi* mundial nieve nieve* ostra* parado
pasaban pasas pasas* paste* pastel pavos pavos* pecho pecho* pendiente perde* pico pieza* placa placa* prisa
profesional pueden quedan queso rapid* rayo receta recetar recoger reservado reson* resonancia riend* riendose rubio*
sala saludo saque seda senora sido siguiente socorristas surti* tarda* tardaron telesilla tema tematica tenian tibio*
tobog* toboganes urgencia vaso vida volando vuelv*`,
      '5': `
11 15 40 64 74 abiertas autos* ayuna* ayunas b bicho* bola chaval chism* chupi* comanda contesto corde* cordero
debieramos degra* degradado demor* doctora eh empate envueltas esperamos esperando estuvimos etern* explica
farmaceutica forfa* forfait funcionario getaf* getafe hambu* hamburguesa hora larguisima levantado mata medic* mozo
panda panda* papeles peluq* pieza sacar soles soles* suegros tardan teles* tos turno turno* venim* venimos`,
      '6': `
20 aparcar docto* esper* iban ok siste* sistema vuelvo`,
      '7': `
cola espera suv ventanillas vuelva`,
      '8': `
cita`,
    },
    returns: {
      '3': `
150 27 7 71 abrio abrio* aceptaron alumi* aluminio ameri* americana autor* ayudo ayudo* bote buena* cai camiseta carpa*
chand* chandal cogen cogen* compr* comunion contesta dependiente descuentan desga* desgaste devolvieron dias dieciocho
disco disco* dispa* distinto entreno eres escritorio espal* estuve gener* gira goma grado hueso human* impre* impri*
imprimir liquidacion lleve lleve* maceta manol* manolo monedero noches normas panta* pido pintu* podian portu* prepa*
presento probador prueb* prueba pude queri* queriendo quise quise* rayad* reemb* reembolso revisando sacan sacan* sales
sales* seman* semanas senorita talad* taladro tecla* teclado tercer traje* trapo trapo* usados ven vendedora vender
verem* veremos verte* vestidos yo zarag* zaragoza`,
      '4': `
apago apago* bordi* bordillo buenas caduca cedio cedio* consultorio devolvi dispu* disputa empez* eran etiqueta gorda
gorda* guapa guapa* mierc* miercoles origi* original pagaron pintura plazo plazo* preparada quede quede* resulta suela
suela* talla talla* ticke* ticket tiend* tienda tire traje use`,
      '5': `
39 42 95 acept* aceptan caja devolucion devolverlo etiqu* vende* zapat*`,
      '6': `
devolver zapatos`,
      '7': `
vale`,
      '8': `
devol*`,
    },
    rooms: {
      '3': `
400 600 61 abrir* agarre amarg* amari* anfit* anteriores apunt* arena arena* balco* balcon baran* barandilla barat*
barato barma* barman bonita buscando cabe cacho* cafetera caja callo callo* chiquita cocin* cocina cocte* coctel
colores crio cuna delic* desaparecio desen* director distintas dobles donde donde* duenos eh enchu* enchufe encie*
enfermeras entero entor* entorno entraron escas* escaso gastado geren* gerente girat* giratoria gota graba* habia
hacia* hacian hay idiom* idiomas inter* invitaron jugo juntamos limpiaron lista lucec* lucecita maestra malcr* malet*
mantenimiento marid* marido menci* milagros moder* moderna molesto momen* momento noche* nota notara noto onda os
pasaporte pedim* pedimos pelea* peliculas pensa* pense pense* perri* perrita persona pina precios quinc* quince
regalaron resenas reservamos robar* robaron rulo sabanas serio* silenciosa sirenas sonri* sonrio subiendo subim*
subimos sudad* suger* tapar* techo techo* ubicacion urgencia vacio vacio* vendia volviamos wifi`,
      '4': `
amarilla anfitrion asoma* azote* azotea baner* banera calor calor* camar* camara chime* chimenea correcta cuart* da
desnu* dormi* enorm* enorme esto grababa humo lente lente* mar mesil* mesilla mirad* noches oscur* pasap* patio patio*
recepcionista sabem* sabemos senti* usadas venta*`,
      '5': `
120 anill* anillo cerradura contado cuarto detec* detector dormitorio forza* interior maleta oscura pensabamos punti*
recepcion toall* toallas ventana vista* vistas`,
      '6': `
abrirla apuntando cama check check* desayuno forzar in minib* minibar recep* sentia`,
      '7': `
desay* fuert* fuerte`,
      '9': `
habit* habitacion`,
    },
    sales: {
      '3': `
2015 68 72 82 87 89 92 agota* airpo* airpods alarm* alarma alcor* alcorcon almor* almorzar alzhe* alzheimer anos apaga
armado arrancaba arrie* aseso* asesor asustado autos autos* averi* bajando bizum braya* brayan busqu* busque calderas
calva* carti* cena chaleco champ* charla chava* comercializadora companero compartido comprado compramos confirmar
contenta cubre cubre* cuentos cuest* cuesta deberia decia* decirle descuento despl* diagnostico dice diciendo empresas
encerrado enred* ensenaron entrar entre* escondio escuche factura firmas frase frase* fui garan* garantia gato gonza*
gonzalo graba* grua hablar habra hierr* hierro hijas hijas* iba ido informacion instalaciones intento jamas jamas*
jubilado lavad* lavado limpieza liqui* liquido llamas llena llena* luna mecan* mecanico mentiroso mil ofertas ofrece
optic* optica pajar* particular parvo parvo* pase patil* patilla perdida pidio pidio* piel pio piso principio prome*
promete propia propo* quita* quitamiedos quitamos regalo renov* revis* rozan* rozando sabie* sabiendo saca sali salta*
seguro seisc* sesiones siest* siesta susto susto* suyo table* tal ticke* ticket tiemp* tiempo tumba* valen vender ver
virus virus* vive`,
      '4': `
36 86 aburrimiento activ* acuerda audif* audifonos bonos bonos* calva champu chip cifue* cifuentes colgando compa*
credi* credito dan decir decir* entre financiera firma* fotog* galpo* galpon ganga ganga* grabacion higad* higado
insis* insistia interesa km llamaron negue negue* ningun ofert* ordenador placas plaqu* porqueria preparador priet*
prieto produ* progr* progresivas renovar resulta sacar* salta solo tablet te trato trato* vaciaron vacunas vendedor
ventas verificacion`,
      '5': `
000 78 900 comer* financiacion firmar itv llama* menti* mentira pense pense* plan revisado sacan sacan* unas vende*
venta`,
      '6': `
chasi* chasis comercial finan*`,
      '7': `
carpe* carpeta`,
    },
    seating: {
      '3': `
0 27 50 abrig* abrigo acabamos almac* almacen amarr* aplau* aquel* aquello ardie* asalt* asalto asesi* asomo asomo*
aterr* banca* banco* bancos bandeja beis bland* boleto bordo bordo* bueni* caben caben* cachopo calef* calefaccion
cambiaron cambio camel* camello carto* carton cedio cedio* chino chino* chofe* chofer churr* churros cine clienta
codaz* codazos cojas cojas* comentando comento comiendo conch* contestaron cuelga daba decir* desaparecidos descanso
dicen dicen* dobla* doblada escalones escena escuche estacionamiento famosa filas filas* full gamba gamba* grados
gritar hacian hamac* hamacas helad* hierro horas horas* hormigonera hunde* image* imagen irse juntas legal llegamos
local* mala maltr* maniq* maniqui media media* moque* moqueta nacho negra negra* noctu* nocturno ocupados operada
pagad* palom* pegad* peluche penal peques perdimos pisar* pisaron plate* poste* pregunten primera pring* pringosas
queme queme* ramir* ramiro reir robo romantico rubio* ruedas salid* salim* salimos sandwich sandwiches seca secad*
secador seguian sentada separ* separadas sevil* sevilla silla* sitio sombrilla sonid* sonido supone tapo taqui*
taquilla temat* terra* terraza tinto toalla toco tonto* tren tritu* tuve vacia* vacios venta* ventanas vuelves`,
      '4': `
abani* acomodador acomodadora aplaudiendo asesinatos asiento aterrizamos bogot* bogota buenisima campo campo* cigarros
colap* colapsado coman* consumicion contadas decirlo delan* dolia dolia* encargada escen* estupenda famos* ganch* gente
gente* helado hunde hundi* ingleses lado logra* matab* min minim* moren* morena nachos nos palomitas papeleras param*
pegada peli pelic* pelicula piel podiamos rayad* re rebos* reser* sala sandw* seguidos senta* sentarse sitio* sobraba
sombr* supon* tibur* tonto veia`,
      '5': `
acomo* actor* actores cadav* cadaver concha delante libres mesa nuca paramos prometia recli* reclina rodillas tempe*
temperatura vacias vagon vagon* vendi*`,
      '6': `
butaca detra* detras junto* nacho* obra reservado respa* respaldo rodil* semic* semicama vendieron`,
      '7': `
colum* columna fila junto mesas mesas*`,
      '8': `
asien* asientos butacas`,
      '9': `
butac*`,
    },
    service: {
      '3': `
19 22 250 26 29 67 990 abierta aceituna acent* acomo* acomp* afuera agarre agent* ahija* ahorros almor* altura alumn*
amables ambulancia ampol* ampollas antibiotico anual anual* apana* apare* aprende arbol* aseguro asfal* asfalto atend*
atendio aterr* atrop* autoa* automatico avent* avento avise avisen ay ayudo ayudo* bajit* bancario baner* banera banqu*
barranquilla base basta* batid* bebie* bebiendo bizco* bizcocho bloqu* blusa* bolsi* bomba bomba* broma* buenas bulld*
bulldog buscando caballo cabel* cabelludo cacah* caida caida* calif* califique callado callo callo* camar* camina
camisa canci* capturas cargu* cargue carni* carniceria carpa cartelito casados casco casco* casti* castigo catalan
cedio cedio* central chant* chapa chapa* chaval chicas chico* ciclo* cintu* cintura circulara ciste* cisterna citar*
citaron clien* cm cobrarme coinc* colectivo colegio companero comunidad concierto conectaron congr* congreso consumidor
conta* contadas contado contaron contento contra contratamos corazoncitos corrio creia cremas cuanto cuantos cubie*
cubo cuelga cuero cuero* cumbi* cumbia cumpleanos cuna cunada cursi* cursillo curso curso* curva dando* danos danos*
dataf* datafono debaj* debajo decida decla* defen* defensa dejam* dejamos dejara demos* dentista depar* departamento
depil* depilacion deshi* deshidratado despacho desvi* deuda deuda* devuelve diali* difer* diferencia dific* diran
diran* diria diria* doblada dolor dolor* duena duena* durante educa* encerraron encue* enemi* enemigo enfermero
engancho entender entregan entrevista envol* equipo escalones escue* escuela espej* espejo esque* estil* estilo estir*
estirar examenes explico extracto familiar familias farmaceutica felpu* felpudo figur* firmado frasc* fregona frent*
frente fruta fruta* funcionaria funda gafas gafas* gallinas gano gitano globos golpeada golpes gorra gorra* gritaban
grito* grupos guant* guard* guardarropa guerr* guerra guino guino* habid* habido hablar hable hago hamacas hamburguesa
haya hebil* hebilla hechas helado hielo hielo* hinch* hombr* horarios horiz* horizontal hoy hubie* hubiera hundi*
hundido iba idea infeccion infor* informe ingre* inspe* inund* jubile ladrando latas latas* lavarropas levantaron
libros limon linterna llama llave* llegado llegando lleve* local loco locos locos* locur* locura logo lubin* lubina
mader* madera madri* majisima mandar manden mando manol* manolo marih* marihuana marke* masaj* masajista melli*
mellizos mensa* mensaje mentiroso merlu* merluza mesas mesas* meter* mient* mio miraba mirarme mochi* monis* monitor
monos* morado morosos mostre movil muest* mujeres muslo muslo* nacid* nacido nadan* nadando nariz nariz* necesidad
negaron negoc* nino nominas noria noria* nosot* nosotros notab* notar* note novel* novela novio* novios oblig* oficial
oficio oxida* pajar* palo panal* panel* parar parej* parejas parla* pasil* patad* patadas patro* patron pedia* pedim*
pedimos pegam* pegar pelo peluquera pendientes peor peques perdido perdon perei* pereira perfecto pesar petac* petaca
pidan pidan* pidieron piel pinto pizze* pizzeria plate* ponga* ponie* porra* porro posta precinto prefi* pregu*
preguntaba preguntarme pregunte pregunten priet* prieto primero profesional puebl* pueblo pueden puestas pulse* punte*
punteria quedais queja* quincena quiroga quitar rampa* rapido recie* recien reclamar recog* recoger recogerla recupero
regreso repin* resenas resid* respondio reuniones revisar revol* revue* rie riend* riendose robad* robar* rompio ronch*
ronchas rosal* rosalia rulo rut sabado sabe sabia* sacan salga salga* saluda sano saque* satur* secadora seguidos
senora senorita separadas seria seten* setenta siga silba* simpatica sincr* sirena sitio* sobra sobre sobre* soja
sorpresa subim* subimos sucio* sucur* suegr* sueno sueno* suger* sujet* supe sus suspendi suspendieron tablero taco
tampo* tampoco tardaba tardaron teles* temporada tenei* teneis tesis tesis* tia tickets tomar torcidas torta torta* tos
trabajo trabo trabo* trae tramite tramo tramo* tranquila trase* trasero trece trece* trozo turista ultimo usa valla*
varios vaso vea venden vendia venid* venido venim* venimos ventanilla ventanillas vermu* vesti* vida vigilante vivo
volvimos vomit* wilme* wilmer yogur yogur* yolan* yolanda zapat* zumba zumba*`,
      '4': `
150 2024 21 54 71 abrie* abrieron abrigos accid* accidente acele* agarr* aguar* aguardiente aguje* ahijada ahoga*
airpo* airpods alerg* alergenos alla ambul* anest* anito* anitos ansie* ansiedad apagada apell* apode* apoderados
apunta apunto aqui arreglarlo arrie* atendido aterrizamos avise* ayer azafa* azafata bajito banqueta bastante basto*
baston beso bibli* bicho* bille* billetes bodeg* bordo bordo* borre cader* cajon cajon* calla* camaras camarera
camarero camarote camioneta canch* cara carnet carrera carritos cerrado cerrar chicl* chico chisp* clientas cogio
cogio* colga* colgo colgo* colores compa* comprobar conmi* conmigo conserje contando contesto copia costa* creia*
cualq* cuant* cuidador custodia damos damos* dejas demas demas* denta* dentadura derecha desaparecio desga* desgaste
desma* desnu* devolverme directora distintas dni dormido dueno dueno* empez* empleado empleados encen* encontraba
ensene entregaron entrenador entrenar entreno escaleras esgui* esguince esposa estacion estuvo euseb* eusebio extra*
facil* feria ficha ficha* fideo* fideos figura frascos frego* fuert* fuerte galli* gerente graba grado gramos grita
gritar grito grose* grosera guardia hamac* horar* horario hundio identificacion imagen incidencia incluida infie*
intim* irme irse jalo jubilados ladra* ladrar legal lengu* lengua licua* licuadora litro llaman llamar llamo llamo*
llave lleve lugar* maceta maest* mafia mafia* manchada mando* mani mensualidad mesero metieron mientras modem modem*
monedas monte* morad* mosqu* mostrador mucha* muchacho muerto munec* muneca negar* nena neopr* neopreno notara notarial
notas notas* ojala ojala* ojos olien* oliendo olvid* oscuro pagada palabra pan pantalon parac* parara pasea* patinete
pegat* pequenos pesab* pesaba pidio pidio* pisci* plastificada platano plena* poca podia poner poner* porro* practicas
prepa* profesora propio propios puntual quede quede* queri* quisi* quisieron quitaran quitaron ramir* ramiro redonda
rellenar reloj reloj* reservar respirar reviso robaron ropa rueda* sabia sacan* saldo saldo* salir salir* salto salto*
saquen sente separ* servian sesam* sesamo silla sirvi* sobrino solic* solto solto* sonrio sucursal suegro suyo tanda*
tatua* tenem* tenemos teori* termo* teter* tetera tiesa tiesa* tobillo tocan* trata* tratan trope* tropezo trozo*
turno* tutora unive* universidad vacia vacia* vacias valladolid vemos vemos* vendedora vi viajaba vienen visib* visto
visto*`,
      '5': `
abrirla acento admin* aerol* aerolinea agota* aguantar apagaron aparecio apellido apest* arco arete* aretes arrastraba
arriendo autoi* autoinyector auxiliar bajab* bajaban baris* barista benzo* bloqueo blusa boca bodega bolig* bordi*
bordillo botones brava* bravas brillante caballero cacahuete cachetada cadera cajer* calvo calvo* canas cancha caniche
casilla cerro cerro* charl* chava* chicle circular cobra codo cole colla* collar colocado comen* comente comiendose
companera compradores consultorio corona corrige cortaba cortaron costado cruza* cubiertos cuell* cuello cuentan cuerd*
cuerda cuida* cuidadoras custo* cv d declaracion dedos dedos* delantal depor* desconocida desem* despacito dices dices*
disculpas doblado dona dra duda duermo echando embar* empleada empujon empujones encaj* entrego esa escaso escritura
escupio estas estas* estos estos* estuvieramos exigi* facil fibra fibra* fumadisimo fumando gimna* gimnasio gomas
gomas* gordi* gordito gramo* grapa* grite grite* guagu* guagua guarderia guardo habiamos hablamos higie* higienista
igles* iglesia ingen* ingeniera ingreso invito joyero jubilada ketch* ketchup kilos kilos* llamarme llegamos llevabamos
loca lote maestra mala manotazo maria maria* meche* mechero melen* melena melon* menor meser* metie* miraron mochila
monit* mostr* nego negro* noctu* nocturno oia oler olvido operada operario orina orteg* ortega oyo palmo* panue*
panuelo paracetamol paral* paralizada parar* pecho pegada pelot* pesa pesas pesas* pidie* pinto* piscina plena porte*
postura pregunta pregunto priva* probador prometio pront* pronto proteina puno pusiera quedar quiere quise quise*
quita* ratit* ratito raya recepcionista rechazan recreo reina reina* reinicie repue* repuesto resena resop* respirarme
revisor rubia rubia* senoras sentarme sobri* socia* soltar sono sueltan suiza suiza* suspendio suyos suyos* tabla
tabla* tapado taparon taquillas tatuaje tecnica temblaba teniamos terminar tobil* tobillos toca tumbona turnos unicos
unifo* urgencias vapea* vapeadores veintiocho vesti vestido viajo viajo* viera viera* vigil* vigilantes volab* vueltita
zapatos`,
      '6': `
63 abuelos abund* agente agili* aguanta agujerito alergia alian* alianza alquilar amanecer amoxi* amoxicilina
anestesista antid* apagu* apague atlan* atlantico audio* audios auxil* bacha* bachata benzodiacepina burla burla*
busca* cache* cachetes cadenita caiga* caigas cajera callate cambiaba cartera chand* chandal chavales chist* choco
cierto colgada colgaron colgu* colgue colonia comenta comento companeras companeros confirmado conte contractura
conversando coron* cover cover* crecer cualquiera cuestionario debieramos dedic* dejen dejen* descalza desgr* desgracia
despa* despacha diera diera* dije dobla* dormi dr droga droga* echab* echad* echado edad embarazada embarazarme
embarazo empen* encuentra enfer* enfermera enfermeria enojo enojo* enterado entraba escondio evari* evaristo faltas
feste* fueramos gasa gitan* gitanos grabo grabo* grada grada* guantera guapa guapa* hola jefe jimen* jimena junto
junto* lapiz lapiz* levan* leyer* leyeron licenciada limpisimo llorando mache* machete maled* maleducado mama manot*
marib* maribel masco* mascota menci* moderna mona monosilabos moren* morena mosqueton mudan* mudanza negociado negue
negue* nie niner* ninera nomas nomas* ocupados ofreci olvidaron orina* panal papas papas* parab* paraba pasab* pecho*
peine* pelota penic* penicilina pinchan plana* postres preguntaron prenda privado pulserita pupil* pupilas quemadura
queria quitado quitara quitarle rebec* rebeca reboz* recogerlo recogi recre* regalaron remed* repartieron repen*
repente resba* resen* residente restos rodeo* rogue rogue* rompe ron ruedas sabana sabes sabes* sacam* sacamos
seguiamos sentadilla sente* sentia sento sento* show siento sindr* sindrome sober* sobres sonri* suspe* suspi* tardes
temblando terap* toallas trabajaba trage* tragedia tromp* uniforme urgen* usados usaro* usaron valia valia* velas
velas* venez* vered* vesic* vesicula volte* volteo youss* youssef`,
      '7': `
72 acompano administrativa aguan* alquilo apena* apenas audio autoe* autoescuela begon* begona bolsita boste* bosteza
buscaba camillero charlando chiste ciert* clientes cocinero colon* confundio cortisona cuidadora debie* derecho
desconocido descubrio dibujito discutimos don down educadora empezado empezo empleadas empuj* encargada escap*
escaparate escob* escribio escup* estabamos exage* exagero firmamos fuman* gomos* gomoso gonza* gonzalo gorda gorda*
haces haces* hinchados inuti* inutil lapto* laptop levantar levante llamando maja melones memor* memoria menor*
muchacha muero muero* negro ofrece palab* palabras pasajera pediatra pesti* pestillo pides pides* pis portero postu*
propietario quimi* receto reia remedios respi* risas risas* rompe* sacab* sacaba sepan sepan* socor* sujetador
supervisora supie* suspiro tanda taquillera vih visible`,
      '8': `
alumnas amane* azul cenic* cenicero confu* cuartito dandole derec* emple* empujo encar* hombre jefa monitores paciente
papa pasaba pasillos pidiera quemaduras siguieron tembl* trata trona trona* vereda`,
      '9': `
agarro culo encargado levanta rojos rojos* socorrista`,
    },
    smell: {
      '3': `
304 abierta alien* aliento almoh* almohadas anter* anterior armad* baran* cana caner* caneria canic* cerveza chofe*
chofer cocina cocinero comid* comida enero enero* fumar* hasta hasta* humed* humedad lavar* llena* lucas lucas* marih*
marihuana momen* momento muchacha oreja* papel pasan* pedim* pedimos pega perra perra* pleno pleno* porro* reclamar
reservado rojos rojos* ropa salim* salimos secador segui* seguia subir subir* suspi* todo traga* viejo viejo*`,
      '4': `
abrim* abrimos ambie* ambientador apestaba armado bajarse baner* banera camil* camilla caniche cigarrillo cocin* dolor
dolor* echar* familiar impre* lavar llena mensu* mensualidad orejas pasando perro perro* pino quere* querer respe*
respeto sudor sudor* tabac* tabaco tijer* tijeras tomad* tomada usado usado* valle* vistas`,
      '5': `
altos altos* cambiaran chime* chimenea cigarros echar frita* fritanga lempi* lempiras muest* sueltan traia traia*
venta* ventana vista vista*`,
      '6': `
apest* mojad* mojado olien* oliendo`,
      '8': `
cigar* olor`,
    },
    space: {
      '3': `
12 16 3 adult* adulto asesino asien* asientos atendieron bande* bandejas barco barco* beber* bille* billetes bocin*
bombo* bueno* caben caben* cabia cabia* cadav* cadaver cafe cai cajas cajas* casi cebol* cebolla celu chaleco chiqu*
cintas clienta cobran cono cortado cuadro dejan dejan* dependientes dieci* dobla* doblada dolor dolor* dormi doscientas
duchas empre* empresa empujando encima entra* entrada entrenar eso espectacular explica facil facil* frita* fritanga
gente gente* geren* gerente gitano haya hicieran hombre inqui* jerin* joven* juegos jugue* juguete levante literalmente
literas llaman llamaron maletero manos manos* manta maquinas metros mide minus* mirar mirar* monis* monta* mostre
music* musica negra negra* nene novel* novela numerito ofrecio onda pagab* pagaba papa papas papas* parar parar*
pasillos patin* pecho pecho* pedir pedir* pegar* pena perso* personas pica plazas ponen ponen* preguntamos profe prohi*
prohibido propu* propuse quitaran rebaj* reventar riqui* riquisimo sales sales* sandw* sangrando secad* secador
sentados silla silla* sillones simpa* sirven sopa supue* supuesto tanta tanta* tarde* techo techo* temat* tienes toalla
tobog* tobogan tome tortura vacias vendieron verdad vesti* vestir vez vispe* vispera yolan* yolanda`,
      '4': `
34 35 75 abran abran* andar andar* anunciado aprendi asoma* avisen bandera box caderas calif* califique caoti* cargar
chef cm codaz* codazos cola consultorio contenedor dataf* datafono dieciseis encim* encimera escondido ester* ficha
ficha* filo frias frias* girab* giraba horni* jovenes lado liter* llamarle lleno llenos maniq* maniqui manit* maquina
mesas mesas* mirab* naufr* naufragio nuca pantu* pantuflas parecia parecian patines peces peces* pegar pelvi* pelvis
picab* preguntaba refre* refrescos sala sali sandwiches senta* sotan* sotano suegro suelo suelo* suelto suite suite*
taco tapada tarde tortu* torturas trapo trapo* truen* turno* turnos tuve usaba usaba* verda* vestidores`,
      '5': `
apoyado cabe cabez* cabeza eramo* eramos espere hay mancu* maqui* muchi* parec* partir`,
      '6': `
apoya* lleno* sentarse`,
    },
    stability: {
      '3': `
340 600 99 activ* actualizar acues* acuesto apuntando artic* articulo atrop* ayuda ayuda* blanca cada captura carri*
clavado cobran congelado cuatrocientos cuelga curso curso* desin* devuelvan disculpas espectacular esperar espere favor
fibra fibra* final final* fuga gigas gigas* gol gritando hambr* hambre hormi* huell* huella igles* iglesia inten*
juega* justo justo* mail maquina mercado min mover* movim* nada opcio* operacion parch* parche pedido pongo pongo*
psico* psicologa puede* pueden rebaj* rece reconoce reinicie reirs* reirse robas robas* route* router se sonor* sonora
termi* vacio vacio* vacuna vecinos vez vieja vieja* volvi vuelves ya`,
      '4': `
abran abran* abre actualize alquile anuncios arbit* calles caminando carce* carcel carreras carrito chant* conoce
cuelg* descu* descuento desinstale dispa* doy empat* entreno escucho estoy estoy* girat* giratoria instalar intento
limpiar mandan misio* mision movimientos nivel nivel* notic* pack pagar pagar* pantalla pantallita pasos pasos* pinza*
pones pones* publicidad queda* reinicio saliendo salte salte* sopor* soporte termine termo* texto texto* tibur* vuelv*
vuelve`,
      '5': `
anoch* anoche caduco cero clave clave* disparas panta* pausa* puedes reini* siemp* siempre sola`,
      '6': `
abro actualizacion cache mueve mueve* queda`,
      '7': `
app`,
      '8': `
actua*`,
      '9': `
cierr* cierra`,
    },
    stock: {
      '3': `
21 46 abonaron abono abono* almuerzo amor apila* armar armar* asesino atienden autor* ayer banan* busca* calcetines
carino carita carro carro* casti* centi* centimetros cocinando cole colom* comido compro concu* concurso confirmaron
cosas cosas* cruce cuadr* dandole disco disculpa doblada escaparate escape esperando falda falda* falta falta* faltaban
final final* garrapatas gotas gotas* grieg* inventario joven lango* levanta libros llega* lupa macho* mancha manda*
mangu* medicacion miraron monto* muchisimo muest* muestra narco* ofert* panal* panales perei* pereira pieza pintu*
promo queda* quisieron rayad* real reali* resol* reyes reyes* seguimos sepan sepan* septi* septiembre siste* sistema
subida sustituyeron tampo* tampoco tapan* tempo* temporada terce* tiend* tiene* toma tos unida* vaya vence* vender
vengo vengo* verdu* viene viene* voy vuelta yogures`,
      '4': `
ahorro autoa* cajas cajas* castigo causa causa* crime* crimen cuade* cuartos despachando encontrar escap* estantes
farma* golpeada gomas gomas* hermanas internet jarab* jarabe jueve* jueves lenti* lentillas llegaron lunes lunes*
mezcl* montones nico ninguna pasti* pastillas pedido pelon* pelones plena plena* produ* queda quimi* repon* reponedor
rozo simil* similar susti* tablero taco tenian tercera tienda tortuga usa verduras yogur*`,
      '5': `
3 anuncian buscaba farmaceutica fruta fruta* mandaron novel* novela nunca nunca* pedid* producto talla* tallas tienen`,
      '6': `
gondo* gondola`,
    },
    support: {
      '3': `
14 2 2015 212 22 23 3 40 480 5 55 59 60 62 7 74 abani* abraz* abri acele* acomodo acuerdo adolescentes adorn* adorno
agent* aguantando aguanto ahorr* ahorro alcor* alcorcon alfaj* alfajor almohada alquilado anfitrion ano antibiotico
anulado apana* app aprendi aprob* armar arque* arqui* arquitecto arregla avisa* azafa* azafata bajan* bajit* bancario
barbilla basta basta* bastante bate bautizo bermudez bigot* billete bloqu* bloquee bocadillos bordo bordo* borraron
calientes callado cancelan captu* carti* cedio cedio* celu cero ciclo* clave cliente clini* clinica cober* cobertura
cobre* codig* codigo colga* comer* comercial comie* comision comprando conectado contenido conve* copia copia* cordi*
corre* correa correo crece credi* credito cremas cruje cuadro cuenc* cuenca culpa culpa* debe dejad* dejarlo descanso
descubrio devuelven diario dias diciembre dieci* dieta dieta* digan* dios direc* diria diria* disculpa discusion
discuto disfrute distinto docena doscientos duerma echo edifi* edificio edred* edredon elegimos encimera encontraron
enferma enten* entrado entreno escol* escri* escribo escritorio espero estacion estafa estamos estimada estuve euro
exper* experiencia explicacion ezeiz* ezeiza faltan ficus ficus* filas filas* filet* financiera finde finde* firme
firme* formato foto fuego fuego* funci* funciona fundi* futbo* futbol gigas gigas* golpeada gotea goteaba grabo grabo*
graci* grado granj* gusta habiamos hace hacerme hipot* hipoteca historia hola hueco huesped humedades imagenes impor*
incid* infeccion informe ingresaron insis* insta* instituto interes iphon* iphone jimena jubilado lango* lanza*
lanzadera lapiz lapiz* lean lee letre* letrero liber* literal llame llame* llega llegando lluev* llueve lluvi* lluvia
luna lunes lunes* mafio* mafiosa maja malag* malaga malit* maltr* mandaban mandando manotazo mantencion mapa marque
maull* meche* mechero medid* menci* mensa* merce* merceria mes meti miel milagro minti* mintio mismas molestias molin*
mostr* mover movimientos mueble muerto multa multa* nacho nadie nadie* neumo* neumonia nomin* notara noticias notita
numer* objet* ocupaba omic opcio* orteg* ortega os oscuro pagados pagam* pagamos paler* palermo parag* paraguas pares
pares* parte parte* particular pasajes pasan pasaportes pasea* patin patinete pdf pedirme peliculas pension perdieron
perma* permanencia permi* pesar pidiendo pinchos pintada pintado pipas pipas* pisos pisos* pitan* placas podri* podria
polit* ponen ponen* porch* porche porte* portu* preguntaba prende previa primera pring* pringosas proce* proceso
producto promete propietarios propo* propu* propuse proye* psiqu* psiquiatria puno puntu* quedas queja queriamos quien
quien* quiero quita quite quito quito* reaccion rebos* recibo reemb* refor* regis* regresan reini* reinicie reparto
respu* resue* resuelta retirar revie* rie rogue rogue* roja rosal* rosalia saber sale santi* santiago saquen satis*
satisfaccion seisc* sella* sello* semanas sentimos sepa sera servicio servicios sienta siga sigue sigue* sillones
simil* similar simul* simulacro sobran sobre soja sra subi subia subiendo subieron super* talle* taller tanto tanto*
tapo tarda tardamos tarea tasas tasas* telet* temporal tener* tenga* terminado texto texto* tickets tienes tirado todas
todas* tonto tonto* torni* tornillo trabo trabo* trago transportista tratar tritu* tutor tutora ultima uniformes usaba
usaba* usada usted* valle* valor vecina vecino vendedor verem* veremos vio visto visto* vole vos vuest* zona`,
      '4': `
37 48 900 abria abria* aca acues* acuesto acuse acuse* algui* alguien alquiler am anfit* asfal* asfalto atendio atlan*
atlantico atrag* atraganto avisaron ayuda ayuda* bajando barre* basur* basura bauti* bloqueado bloqueo bolet* boletos
bonita borro* cambie casa caso cedul* cedula chat cobrarla comiendo compe* concu* concurso conductores consumir conte*
contesta conteste conversacion corea* corrige cotiz* crio deber* descr* desem* deseo deseo* deuda deuda* devue*
devuelvo diagnostico diagnosticos diarias diciendole digan direccion e edad egres* egresados ejecutivos emiti* encen*
encue* encuentra enfri* enlac* enlace entendio entran escribes escribiendo estudia exced* excel excel* exist* existe
expli* factu* factura foren* forense formal frega* fregadero gasto* gastos gesto gestora giran* gracias gran he hombros
hotel hotel* imaginate impue* impuesto incen* instalacion internet izqui* juntos lacto* lactosa lamen* lavadero lechu*
lechuga lectu* lectura levantara lima linda linda* lista llama* llamado llamara llamo llamo* llegado madri* madrid
mande medidor mercado muela* murci* murcia navid* navidad nieto* nomina nuevas numeros ofertas ofreciendome paque*
partes paseo paseo* pausa* peluc* pitando poder poder* podiamos porta* porteria porto* postv* postventa pregunta prend*
previ* primos provi* proxima proximo psico* psicologa puedo puedo* puent* puertas quieren quiten raya recib* reembolso
registro remat* renta renta* resolvio resultados revise robar saben saben* saber* salieron saluda sea secre* secretaria
siniestro subie* subio subio* suscr* suscripcion sushi sushi* telef* telefono telev* televisor tepit* tepito titul*
trabaja trato trato* usan vaciaron vacunas valor* valoran vecin* vendi verduras vestir videos villa* visibilidad vispe*
vispera vuelo vuelo* zarag* zaragoza`,
      '5': `
250 300 312 ahorros apagado arana* aranazo aseso* asesora ausen* ausente autom* avisados barbi* barrera bebo call
cebollas cente* center choqu* choque circulo compensacion concl* consta consumo contador contestaron contratar correos
cuadra cuatrocientos denme denme* despi* desti* destinatario devuelto diagn* diari* dicie* diciendo ejecutivo
encuentras entere entregado escribi estimado exped* expediente explicarme fibra fibra* gatit* gatito gener* gesto*
guada* habil* habiles hilo incendio inscr* instagram insti* izquierda listo listo* mensajes mios montadores mover*
nieto nuestras ofrecian operadora paquete pegat* pegatina peluche pensi* planto porton proxi* puente quedais rayit*
rayita razon razon* reclamo recogida remit* reporte reprogramaron responden retir* riesg* riesgo robot robot* route*
router sana senorita sinie* siste* sistema sube subia* subsi* subsidio tarea* tecla* teclado tecni* tecnico tecnicos
trami* tramite traslado tutel* tutela tutor* verif* verificar via visible`,
      '6': `
ante automatica banea* boletin cancelo cartagena coge corsa corsa* deberes dispu* disputa ejecu* entendi envio envio*
estim* faro grabar hablo hablo* julio julio* llamada mande* modem modem* musiq* musiquita parvo parvo* permiso poliz*
poliza portal quite* recibi salen salen* sopor* trasl* ustedes visib*`,
      '7': `
motiv* motivo repor* repro* soporte total total*`,
      '8': `
contestan llamadas`,
    },
    teacher: {
      '3': `
18 65 75 abiertas acari* acues* alevi* alevines alpac* alpaca altur* ansie* ansiedad arrancaba avanz* baje banador
bodeg* bodega bolsita burla burla* cabez* cabeza caderas caducaron calienta callado camine capta* cerrados certi*
certificado chancla chant* chef cintu* circu* circular circulo coja colgando colom* conoz* conozco coord* cuidados
cuota deber* decir dejarlo descanso desma* dicta* dieci* diga docen* domingo duerme echan* elote* elotes empezar
encimera enfad* enten* entender escue* escuela este exame* examen freno fumad* fumadisimo fusil* gasolinera grita* guia
hablan hijo histo* historias horni* hundi* instituto inuti* inutil jardin jubile jugad* jugado justo* lamen* lloro
lloro* lomo maestras majisima mano marcha maste* master matem* matematicas meren* miedo miedo* mirab* mire monos*
monosilabos montu* montura moscas mudo muslo muslo* necesidad neopr* neopreno nieve nieve* olas orejas orina palan*
palanca paloma parti* partidos patas patas* patio patio* pausa* pegab* pesti* pestillo prepa* princ* profes quier*
quiere recit* recitaba recre* regis* registro revise reza rodilla sabe sigo solic* soy suspendio sustituto tarea* tasa
tirad* tirada titul* trago* tragos tragu* traguito tumbaba tutor tuvo unidad veloc* velocidad video* vimos vimos*
volviamos vomit* whisk* whisky`,
      '4': `
37 afina* agarra alumno animales aparto aprob* apunte autoe* autoescuela be cabal* cambia canci* cancion cebol* cintura
corri* corrige dices dices* dieciseis fusilados hundio ibiza ibiza* ingle* ingles jalo maest* majo matad* matricula
nombres palomas pega plana* ponia ponia* ponis ponis* preparador recreo tocab* tocaba turnos unive* universidad verde
verde* vient* viento vomitando zumba zumba*`,
      '5': `
45 apren* aprendi apunt* bacha* bachata cebolla curso curso* eramo* eramos grita grupos joven* madres mataduras pelvi*
pelvis practicas suspe* to trime* trimestre yegua`,
      '6': `
caballos clase entrenador hija jovenes monit* picab* pract* suspendi videos yegua*`,
      '7': `
alumnas alumnos clases instr* instructor monitor roton* rotonda`,
      '8': `
clase* profesor`,
      '9': `
alumn* profe profe*`,
    },
    temperature: {
      '3': `
92 aceite actor* actores aguanta amarr* ambiente apunta armario arreg* arreglan asesi* asesinos asientos atasc* audio*
audioguia auxil* auxiliar avisad bajos bajos* bandejas boleto bueni* buenisima buffe* buffet cafeteria caido caido*
calde* caldera caldo caldo* caliente camara cansa carre* carreras cavia* caviar chanc* chanclas chavo* chino chino*
comentarios como companero conejo confirmo conge* congelados contento corriente corti* cuare* cuarenta dimos dimos*
dios elegi empezar encantadora esperaba estab* estac* estaciones explico flota* frias frias* funci* goteando guarde
guerr* guerra habra hechas helic* helicoptero hunde invie* invierno jubilacion junto lluev* llueve logra* malit* maltr*
manch* manta manta* mantas marzo marzo* mayo miran* mojada morim* morimos movia movia* mu murci* murcia noven* noventa
nuca ocupan parad* param* paramos pasaba pega piedras pilas pilas* pisci* plati* puest* pulpo pulpo* radia* rancias
recortaron reloj reloj* rezan* rezando rodillas rutin* rutina sala santi* santiago secci* seccion semic* semicama
senoras sevil* sillas sobraba solta* suegros supon* taquillas terraza tinto tinto* tirando vestuario yoga`,
      '4': `
alguna arreglaron barranquilla buen bufe cadaver caia calie* calor calor* carril cierran cojas cojas* daba dedic*
delic* descanso dijer* edred* edredon estaria flotando horas horas* hundido internado jubilado lados lados* lena
limpios litera mancha miedo miedo* mirando parados pelos pelos* pingu* puesto quinc* quince rejil* rejilla repon*
respa* respaldo ruego* ruegos sevilla soltaba sonor* sonora supone tempe* temperatura templ* terminamos terue* teruel
tieso* trato trato* ultimos vacios vagon vagon* viole* violencia`,
      '5': `
abani* agost* agosto agua butac* butacas clase clase* dijera entraba full helad* mido novie* noviembre palom* palomitas
pluma* plumas reduc* reducida tirit* tiritando tope venti* vestuarios`,
      '6': `
abrig* abrigo aquag* aquagym cadav* febre* febrero frio helada pelic* pelicula salim* salimos vestu*`,
      '7': `
estuf* estufa horno horno*`,
      '8': `
acond* acondicionado grado*`,
      '9': `
aire calef* calefaccion grados`,
    },
    tickets: {
      '3': `
112 380 700 74 86 adela* armas armas* audio* audioguia avisar billete cambian cambiarlo cancelaron completo compradas
compramos cuenc* cuenca desaparecido distinta dni empujo entrada eran escal* escribes escritas escuc* estuvimos expre*
fila hicim* hicimos igual igual* impor* inter* internet jugan* jugando junta* juntas leia logo morir morir* pagam*
pagamos pedia pelados perfi* perfil pesos pesos* piens* pienso pito plati* polic* policia porte* portero puede puede*
puestas q reimo* reimos resid* residente responde respuestas reventaron revisor rojo rosal* rosalia saldo saldo* seguir
sobra su tenian total total* transferencia vendi* vendieron venen* venir venir* vitri* volar* volaron`,
      '4': `
61 980 adelanto averg* boleto bus butac* carne* carteles compl* entrado entras entro entro* escuche estaban falso*
funcionaba gesti* gestion guardas identica meto museo museo* obra opini* opiniones pagin* pagina pizze* pizzeria
platino poste* preci* pudo tarje* tarjeta tobillos ventanilla viendolo vuelves`,
      '5': `
abonan carne cartas cerradas colum* columna detra* detras gasto* gastos lecto* lector misma misma* montaje multi*
precio salas salas* subir subir* taquilla torno torno* virtu* virtual vitrinas web`,
      '6': `
abona* boletos butaca codig* codigo entra* taquillera`,
      '7': `
bolet* compr* taqui*`,
      '9': `
entradas`,
    },
    toilets: {
      '3': `
304 83 alemanes arena arena* asalt* atasc* atascado bano barras bolsitas buscando camiones campi* camping caner*
caneria carretera cerca cerrados colum* dios doscientas eh enchufe entrar entrego escaleras gasolina grande grifo
grifo* ladri* lavab* llamar locos locos* majos majos* maletas manchas mini mundo mundo* nacio* ofrecen olor onda organ*
organizado pa peaje peaje* pega pensamos pinos pinos* plano plano* pulsa* recibir red rollo rollo* rulo saban* sabanas
sauna sauna* secador segun* serio* tapones tibia tibia* tocaron tortu* trein* treinta veint* veinte vendia ventilacion
vestuarios viniendo`,
      '4': `
anfit* anfitrion asalto bendi* bonit* bonito calvo calvo* centa* dan euro frego* guita* guitarra karao* karaoke
ladrillo lija literal marke* mejor mejor* mendo* mendoza mios mundi* mundial paradas quejado revisar sabad* sabado
segundos tipos tipos* valle*`,
      '5': `
agua barro barro* columpios fregona limpi* parcela pasto pasto* precios tortura vater vater*`,
      '6': `
atada* banos banos* ducha idiom* idiomas parcelas`,
      '7': `
atada pelos pelos*`,
      '8': `
duchas parce*`,
      '9': `
ducha*`,
    },
    update: {
      '3': `
13 acues* acuesto alcoh* aleman amena* anter* anterior anuncios apaga bajas bajas* borra* bucle bucle* calles carga
clavado comio comio* congelado copia* cuatrocientos darle deberes dejab* dejaba desde desde* detec* dibujo direccion
dormida doy emoji emoji* empiezo empleados encuentro equiv* espectacular esta estro* estudio exame* examenes favor
favor* googl* google han hormi* igles* iglesia insti* jaja leccion manda* matri* meten meten* min mis mover* noticias
notif* pegan pegan* personaje pierd* pinza* poner poner* portal poste* profes quitan recon* reir reirs* reirse renov*
rompio salta* sient* sienta sola sopor* soporte susto susto* tarda termine termo* tratamiento unica unica* va vieja
viend* viendo visib* visibilidad volca*`,
      '4': `
412 99 amenaza anoch* anoche arma asesinatos banda banda* borraron borro* clave clave* cursi* cursillo devue* devuelvan
disparas energ* energia equivocado escop* escopeta explicaciones fasti* fastidia gigas gigas* huell* huella instituto
japones jugar jugar* justa* justamente llenas manda mandarlo manza* manzana metid* metido nacio* nieta nieta* ocupaba
olvida paredes pierdo podias puede* puedes quieres rebaj* reconoce renovacion respuestas revue* salte salte* seguido
sonor* sonora sucur*`,
      '5': `
0 ahora ahora* antig* antiguedad app borro desas* desastre devuelvanme lecci* matricula necesito orden* parch* parche
ultim*`,
      '6': `
actualize ordenar ultima`,
      '7': `
racha racha* versi* version`,
      '8': `
buho`,
      '9': `
actua* actualizacion`,
    },
    upkeep: {
      '3': `
130 82 abono abono* abrie* abrigo admin* adorn* adorno ahoga* aleman algui* alguien ameri* americana amort* ancla*
anteo* anteojos antih* antihistaminico apago apago* aplau* apoye* arque* arqui* arquitecto arreglaron arrib* arriba
atada autoa* avento azule* bajan* bajando banan* banos banos* barra barra* bomba bomba* bordo bordo* botella buena
caballos cabez* cabeza cables caden* cadena cader* cafet* cafeteria caida caida* camarote cansada cara carril caser*
casti* cejas cejas* celu chanclas chapa chapa* charc* charcos chispa clavo cobraba cobro cobro* coja colgar columpios
comprando conej* control costa* criat* criaturas crios crios* cuadros cuartos cubierta cuotas curvas dando debaj*
debajo dejara delfi* descubrio desde desde* despl* desvi* diali* discr* durante ella empap* epile* eran escob* esperaba
estuvo exagero foren* forense frenan freno* frenos fumad* garrafon golpe gordi* gordito gotea* gotera hebil* hebilla
hogar hogar* hospital hueso* igual intereses invie* jueza jueza* juntos largas levantarse lija llave llave* llenas luz
mananas mandar mango mango* mangu* manguera mantenimiento marea* masaje masco* mascota medid* merendero monte* mosca*
mosqu* movid* movida muelle muertas mundi* mundial nafta nafta* never* nevera nieto* ninos ninos* nomas nomas* ojos
omic operador operaron oscur* oso padre* padres paliz* paliza palo panel* parado patad* patadas patin pedia* pegan*
pelon* pelones perito persi* persiana piens* piensa pinos pinos* playe* playero polea polea* porta* portal pude pulga*
pulgar punto* puntu* pus quedaban rajad* rajada rebos* reclama red regulador regular repin* reportado respondio respu*
respuesta revento rocio rocio* rozo saltando salte salte* satur* secas secas* seco sentarme show siguio silli* sillin
socor* solte* soltero sombra subo suelt* sueltos table* tablero tanda techo techo* tecnica tecnico tenian terap*
tercero tibia tibia* tiene* tirad* tiran tobil* tobillo toboganes toco tornillos tosie* tosiendo tu usada usada* uso
vario* varios vecin* vecina vecino ventilacion vestidores veterinario vieja* vio viva volando volun* volvemos`,
      '4': `
3ºb agua anual anual* atado atado* averia avisamos balco* balcon baran* barandilla bebe bodeg* bodega cabra* cadera
calen* casero castigado cayo clavi* clavicula clavo* colap* colapsado cono cual cuento cuidador entero estan* fract*
frent* frente fundi* gota gotea huesos humedad humo lleva mareada metio metio* metro metro* moho moscas mota movia*
nenes nenes* nietos ningun obligatorios perfectamente picar* regad* regadera reventar sauna sauna* siete siete*
socorrista suelto sujet* tiene tirada torni* turis* ubica* ubicado vara vieja`,
      '5': `
abrieron calde* calentador cerrados conejos costi* costillas dando* diciendole estan herida humed* humedades iba lomo
muell* nicho nicho* papeleras pasto pediatra piso puntos regul* reven* sigui* siguieron turista yegua*`,
      '6': `
ascen* ascensor caldera herid* pasto* yegua`,
    },
    vehicle: {
      '3': `
47 92 acond* acondicionado adorn* adorno ambientador anota* anotar apaga arrancar arrib* arriba asomo asomo* asustado
autop* autopista averia avisada bater* bateria bebe blancos borde* boxea* boxeador brazos cambios cara chapa chapa*
cigarrillo cola comer* comprado condi* condiciones conoce conto conto* cortada criat* curva curva* devuelve dispo*
disponible divorcio dormida empap* encantador familia fija flojo flojo* fondo fondo* franc* frenan frenos futbol
gasolina golpes gran grua guantera hierr* hierro hijas hijas* hubo hueco hueco* huevos impor* indic* juega* liqui*
liquido march* mayores meto micro migas migas* mil mulet* ofrece olor operadora operaron origi* original pagada pajar*
palan* palanca palma palma* papeleo pare patin pego ponia ponia* premi* premium propio puerto quedo quedo* rayon rayon*
recor* reporte reservado respa* respaldo retirado revis* revisado robar* robaron rodil* rodillas rota rozan* rozando
ruedas simil* similar solas solas* sudor sudor* sujeta susto susto* tabac* tabaco tanque usamo* usamos veia vengan
vivia`,
      '4': `
000 78 ancla* asfal* asfalto bajan* campo campo* carro carro* catal* centa* coche coche* codo comercial cuest* das
devolverla devolverlo entraban floja* freno* funcionaba itv llovi* meson meson* muletas patin* patinete pedal pedal*
personaje preguntandome quitamiedos rayad* reser* reserve revision rueda saltando sillin tan tepit* tepito vagon vagon*`,
      '5': `
alamb* averi* bajando cuesta frena* km lloviendo panda panda* rueda* silli* suv`,
      '7': `
catalizador`,
    },
    warranty: {
      '3': `
11 14 32 37 75 900 92 abuela acto andab* apago apago* arrancaba asustado atent* atento averi* bajando braya* brayan
cafet* cafetera caminar capit* citac* citacion coche coche* coge comercial compresor conci* conciliacion conoc* conoce
corea* cotiz* cualquiera cuchillos cuentos dejam* dejamos diagn* dicta* dispa* disparos doble* duro empujando encimera
entiende enton* entonces entra entraban equip* equipo es escap* escriba escribes filo filtrada frega* fregadero gerente
grandes grua hacer* hierr* hierro hijas hijas* hubie* hubiera jubile km lavarropas lentes liqui* liquido mango mango*
mano marti* mecan* mecanico medio* mediodia miraron ofrece orden pajar* paro patil* patilla pegam* pegamento pegaron
polit* politica postv* postventa prest* prestamo primo* primos probaron puertas punte* punteria quedaron queja*
quitamiedos regalaron respuesta resul* resulta revis* revision reyes reyes* rien roton* rotonda rozan* rozando rueda
sacado segun sento sento* sirena telef* telefono tepit* tepito tonta tonta* tuerc* valencia vendan veo visit* vuestra`,
      '4': `
adelanto andaba ano apaga audie* audiencia bater* bateria bebo borraron cal cargu* cargue consumible damos damos*
diagnostico doble entie* entienden escaparate escon* formu* formulario horiz* horizontal hundio lavadora merca* meti
moto muchacha muere muere* neuma* neumaticos pisto* pistola polon* polonia profeco queja segun* segunda sera servi*
subim* subimos tecni* teled* tuercas visitas`,
      '5': `
apretada despego enfri* enfria meses meses* motor motor* revisado servicio tecnico uso`,
      '6': `
niega* niegan`,
      '7': `
cubre cubre*`,
      '8': `
garan* garantia`,
    },
    website: {
      '3': `
0800 250 61 74 78 8 980 abre acent* acento admit* alime* apunta asien* asiento basta basta* bolet* boletos borra*
butac* butacas cae caida caida* cambi* cambiarla cargo cargo* cedul* cedula chile* comis* costado custo* datos datos*
decirme den diagnosticos diari* diarias dieciseis dios direccion ejecutivo ejecutivos elegi empec* empece encaj*
encuentra enteramos entiende entras entro entro* envia* especial examenes fechas filtros final final* getaf* getafe
habid* habido hagan hagan* hay hicim* hicimos hoy impue* impuesto incidente inscr* jefe justo justo* leyen* leyendo
licen* licencia liquidacion llamado luego luego* madres mail mandaron mensajes mostraba movie* movieron movimientos
pague pague* parcela pedir penal* persona pide piens* pienso plano plano* plata* platino plazo plazo* preguntas premi*
premium primero puent* puente quien quien* quios* quiosco rapidos reconozco regis* renovar reparto reservada respo*
resul* retirar reuniones rut saber saber* salian sirve te tendr* tonto* tutor* vas vez viendolo vuelves`,
      '4': `
01 112 abono abono* acababa adorn* adorno bus cambian captu* capturas carri* comisiones concl* contestando contrasena
custodia das deja ejecu* elegir empleado epile* epoca epoca* esque* estar exame* examen filtr* filtro habran iman
liqui* llaman mangu* mantencion meto mios pagar pagin* perfi* perros pone probar probe probe* queda reportado
reventaron salen salen* sexto* subes subes* tal tonto ultimo valen* valencia vestidores vuelv* yogures`,
      '5': `
abierto carrito compro elegi* entregar estar* movim* pagar* pagina pdf perfil plataforma pongo pongo* queda* quedan
responden resultados tutor virtu* virtual`,
      '6': `
00`,
      '9': `
web`,
    },
    welcome: {
      '3': `
112 30 62 abogado acompanante aparto aplau* arreglan atendio botones boxea* boxeador bueno* buenos buzon buzon* camina
caminar casua* casualidad cedio cedio* centimetros coche cocte* coctel cole conductores consiguio contestaba dejar*
depen* dific* doble* edifi* edificio embarque ensen* entrada envia* escen* escena esper* esperamos fract* fumar fumar*
girat* giratoria golpes gonza* gonzalo habia habia* haces haces* huesped imaginate impor* invitaron jugo levan* llamas
llaves madru* maleta marcho medidas meson meson* mide muero muero* objet* orden otros otros* palabra pasaj* pasillo
peluc* peluche pina pipas pipas* pisos pisos* plana* poqui* poquito porqu* porque puert* puerta puntu* querer recepcion
recet* receta regalaron registro reser* resid* retirado rueda* salie* saliera salta seis senorita separ* separadas subi
subiendo susto susto* telef* ticket tierr* tierra toallas tromp* usada* usted viajo viajo* volab* volviamos`,
      '4': `
17 apart* asoma* bordo bordo* bufet bufet* camas camas* camin* camiones check check* cm cobraron coche* coger coger*
colgada conce* consi* dependientes despu* despues devolverla devolverlo empujon encantador enseno ex filas filas*
fotog* habitaciones in irnos irnos* larga* lista lista* llega* mache* machete madrugada matri* merme* mermelada minti*
mintio naran* naranja nos notab* objetar papeleo pasajera pasaportes plant* planta pregunten punti* recogerla
reservamos sacar sacar* telefonica tomaron tosta* turista usadas valia valia* viend* viendo vista* vole`,
      '5': `
15 abre codig* codigo diero* dieron grababa habitacion huesp* larga llave llegamos masco* mascota matrimonio pasaporte
personal puntual recepcionista vista vuelo vuelo*`,
      '6': `
aterr* aterrizamos dobles habit* llave* pasap*`,
      '7': `
maletas recep*`,
      '8': `
malet*`,
    },
    wifi: {
      '3': `
600 acabe acabe* amigos anfit* anfitrion averi* avisado barandilla cabin* cabina calef* calefaccion cansa* casa cerrada
contr* correcto corta* cortan demas demas* diari* diez ducha enchufes firmo firmo* grifo grifo* gusta hacie* hecho
hecho* hombros huespedes inter* liter* mendo* mendoza mirar movia movia* musiq* musiquita noche novia novia* novie*
noviembre objet* oblig* ocupa* paginas paredes pasap* pasil* pasillo pedia* pelic* pelicula personal pidieron portatil
proxi* queja* quinto raro registro sala senal senal* sorpr* suert* suerte tomad* tranq* tranquilo vimos vimos*`,
      '4': `
304 adorn* adorno apoye* asust* asustado avisados camiones cansa cobrada comod* conex* conexion contrasena cunada
desca* descansar diagnosticos diario estudio fibra fibra* fotog* full haciendo linea linea* llega llegaba modem modem*
objetos obligatorias ocupan pago pasaportes pedia perdidos propinas proximo recup* recupere red reuni* reuniones
revisor route* router salvo salvo* tarea tarea* tecnico tomada trabajar video* videollamada visitante`,
      '5': `
cada chapo chapo* cript* cuentos enchu* enchufe internet llega* lluev* llueve quejado suya`,
      '6': `
estud* literal llegan megas megas* tecni* telet*`,
      '7': `
cae tecnicos`,
      '9': `
wifi`,
    },
  },
};
