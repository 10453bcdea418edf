type Vocabulary = Readonly<Record<string, string>>;

/**
 * Things of a trade in the languages that name things without their sides, as in `vocabulary.ts`; only what the general
 * lists have not, or mean otherwise.
 */
export const vocabularyEs: Vocabulary = {
  transport: `
journey|el viaje|el viaje||viaje viajes trayecto trayectos recorrido
flight|el vuelo|el vuelo||vuelo vuelos avion
vehicle|el vehículo|el vehículo||autobus autobuses bus buses micro tren trenes coche auto taxi vehiculo
luggage|el equipaje|el equipaje||equipaje maleta maletas
tickets|los billetes|los billetes||billete billetes boleto boletos pasaje pasajes`,
  app: `
location/positioning|la ubicación|la ubicación||ubicacion localizacion geolocalizacion brujula
place/app|la aplicación|la aplicación||app apps aplicacion aplicaciones
place/fault|la aplicación|la aplicación||faultmark|fault
stability/crashes|los fallos|los fallos||cuelga cuelgan cuelgues traba traban bloquea congela crash* bug bugs fallo fallos error errores|-1
update|las actualizaciones|las actualizaciones||actualizacion actualizaciones update
ads|la publicidad|la publicidad||publicidad anuncio anuncios
login|el inicio de sesión|el inicio de sesión||login sesion contrasena registro registrarme
interface|la interfaz|la interfaz||interfaz diseno
payment|los pagos|los pagos||pago pagos
subscription|la suscripción|la suscripción||suscripcion suscripciones
features|las funciones|las funciones||funcion funciones funcionalidad*
map|el mapa|el mapa||mapa mapas gps ruta rutas
notifications|las notificaciones|las notificaciones||notificacion notificaciones
points|los puntos|los puntos||puntos
cancellation|la cancelación|la cancelación||baja cancelar cancelacion`,
  shop: `
place/shop|la tienda|la tienda||tienda tiendas negocio local
product|los productos|los productos||producto calidad productos articulo articulos prenda prendas ropa talla tallas zapato* zapatilla* bota botas camis* pantalon* vestido* falda* suela* tacon* armario* chaqueta* abrigo* bolso* mochila* reloj relojes telefono* movil moviles celular* cargador* cable* auricular* ordenador* portatil* tablet* impresora* televisor* tele pantalla* camara* juguete* libro libros perfume* crema* maquillaje mueble* sofa* sillon* silla sillas mesa mesas colchon* lampara* lavadora* nevera* frigorifico* aspiradora* electrodomestic* herramienta* pilas bateria* tinta cartucho* fruta frutas verdura* carne pescado mercancia mercaderia
product/fault|los productos|los productos||faultmark|fault
website|la página web|la página web||web pagina website
returns|los cambios|los cambios||cambio cambios devolucion devoluciones devolver
stock|las existencias|las existencias||stock existencias surtido
packaging|el embalaje|el embalaje||embalaje embalad* empaquetad* envoltorio
offers|las promociones|las promociones||promocion promociones descuento descuentos rebaja rebajas cupon cupones`,
  lodging: `
place/stay|el alojamiento|el alojamiento||hotel hostal alojamiento lugar sitio casa apartamento
service/host|los anfitriones|los anfitriones||anfitrion* propietari* casero*`,
  delivery: `
parcel|los paquetes|los paquetes||paquete paquetes pedido pedidos envio envios`,
  services: `
service/staff|el equipo|el equipo||tecnico* fontanero* electricista* operario* instalador* cerrajero* pintor* trabajadores
work|el trabajo realizado|el trabajo realizado||trabajo trabajos obra obras reparacion reparaciones instalacion limpieza
quote|los presupuestos|los presupuestos||presupuesto presupuestos
appointment|las citas|las citas||cita citas
network|la conexión|la conexión||fibra adsl internet wifi router cobertura senal megas velocidad conexion
contract|el contrato|el contrato||contrato permanencia recarga recargas
cancellation|la baja|la baja||baja cancelar cancelacion
clothes|los arreglos|los arreglos||pantalon pantalones vestido falda chaqueta dobladillo manga mangas arreglo arreglos cremallera
offers|las promociones|las promociones||promocion promociones descuento descuentos`,
  fitness: `
machines|las máquinas|las máquinas||maquina maquinas cinta cintas mancuernas bicicletas
membership|la suscripción|la suscripción||suscripcion mensualidad cuota cuotas matricula
cancellation|la baja|la baja||baja cancelar cancelacion`,
  finance: `
app|la aplicación|la aplicación||app apps aplicacion
website|la página web|la página web||web pagina website
login|el acceso en línea|el acceso en línea||login contrasena clave sesion
communication|la atención telefónica|la atención telefónica||telefono llamada llamadas
fees|las comisiones|las comisiones||comision comisiones cuota cuotas
handling|la gestión de los siniestros|la gestión de los siniestros||siniestro siniestros perito peritaje
handling/policy|las condiciones de la póliza|las condiciones de la póliza||poliza polizas`,
  garage: `
repair|la reparación|la reparación||reparacion reparaciones arreglo revision averia freno frenos embrague motor aceite rueda ruedas neumatico* bateria itv salpicadero testigo luz pastillas chapa pintura correa`,
  hair: `
haircut|el corte|el corte||corte cortes peinado pelo cabello flequillo melena puntas
colour|el color|el color||color tinte mechas balayage decoloracion rubio naranja`,
  medical: `
stock/glasses|las gafas|las gafas||gafas lentes lentillas graduacion montura`,
  culture: `
tickets|las entradas|las entradas||entradas ticket tickets boleto boletos
access/road|el camino|el camino||carretera camino caminos sendero senalizacion`,
};

export const vocabularyDe: Vocabulary = {
  transport: `
journey|die Fahrt|die Fahrt||fahrt fahrten reise hinfahrt ruckfahrt busfahrt zugfahrt
flight|den Flug|den Flug||flug fluge
vehicle|das Fahrzeug|das Fahrzeug||bus busse bussen zug zuge wagen auto fahrzeug*
luggage|das Gepäck|das Gepäck||gepack* koffer
tickets|die Fahrkarten|die Fahrkarten||ticket tickets fahrkarte* fahrschein*
connection|den Anschluss|den Anschluss||anschluss* umstieg`,
  app: `
location/positioning|die Ortung|die Ortung||ortung standort standortbestimmung kompass
place/app|die App|die App||app apps anwendung
place/fault|die App|die App||faultmark|fault
stability/crashes|die Abstürze|die Abstürze||absturz* sturzt abgesturzt aufgehangt bug bugs fehler ruckelt|-1
update|die Updates|die Updates||update updates aktualisierung
ads|die Werbung|die Werbung||werbung anzeigen
login|die Anmeldung|die Anmeldung||anmeldung login passwort einloggen anmelden
interface|die Oberfläche|die Oberfläche||oberflache design
payment|die Bezahlung|die Bezahlung||bezahlung zahlung zahlungen
subscription|das Abo|das Abo||abo abonnement
features|die Funktionen|die Funktionen||funktion funktionen
map|die Karte|die Karte||karte karten gps navigation route routen
notifications|die Benachrichtigungen|die Benachrichtigungen||benachrichtigung* mitteilungen
points|die Punkte|die Punkte||punkte
cancellation|die Kündigung|die Kündigung||kundigung* kundigen gekundigt`,
  shop: `
place/shop|den Laden|den Laden||laden geschaft shop
product|die Produkte|die Produkte||produkt qualitat produkte artikel ware kleidung kleid kleider hose hosen schuh schuhe sohle sohlen absatz stiefel jacke jacken mantel hemd pullover tasche taschen rucksack uhren handy handys ladegerat* kabel kopfhorer* laptop* drucker* fernseher* bildschirm* kamera* spielzeug* buch bucher parfum* creme* mobel schrank* tisch tische stuhl stuhle sofa* matratze* lampe* waschmaschine* kuhlschrank* staubsauger* werkzeug* akku* tinte patrone* obst gemuse fleisch wurst fisch backwaren kuche kuchen kuchenzeile* arbeitsplatte* couch couches bett betten polster*
product/fault|die Produkte|die Produkte||faultmark|fault
website|die Website|die Website||website webseite onlineshop homepage
returns|die Rücksendung|die Rücksendung||rucksendung* retoure* umtausch reklamation*
packaging|die Verpackung|die Verpackung||verpackung* verpackt
offers|die Angebote|die Angebote||rabatt* sonderangebot* angebote aktionspreis*`,
  delivery: `
station|die Station|die Station||packstation* paketstation* station stationen automat automaten
parcel|das Paket|das Paket||paket pakete sendung sendungen packchen packet ware brief briefe
returns|die Rücksendung|die Rücksendung||retour* rucksendung*
printer|den Drucker|den Drucker||drucker* labeldruck* etikettendruck*`,
  lodging: `
service/host|die Gastgeber|die Gastgeber||gastgeber* vermieter*`,
  school: `
place/school|die Schule|die Schule||schule
classes|den Unterricht|den Unterricht||unterricht kurs kurse lehrgang* ausbildung weiterbildung* fahrstunde* stunden fach facher vorlesung* seminar seminare modul module studium veranstaltung*
teacher|die Lehrkräfte|die Lehrkräfte||prof profs professor* lehrer* lehrkraft* dozent* fahrlehrer* tutor* lehrbeauftragte*
assessment|die Prüfungen|die Prüfungen||prufung prufungen klausur* examen* notengebung benotung
exercises|die Übungen|die Übungen||ubung ubungen ubungsaufgaben hausaufgaben aufgaben gruppenarbeit* projektarbeit* hausarbeit*
feedback|die Rückmeldungen zu den Arbeiten|die Rückmeldungen||feedback korrektur korrekturen korrigiert korrigieren
material|den Lernstoff|den Lernstoff||stoff prufungsstoff lernstoff lehrstoff unterrichtsstoff material lernmaterial* lehrmaterial* unterlagen skript skripte skripten folien podcast podcasts texte texten lehrplan theorie`,
  services: `
service/staff|das Team|das Team||techniker* klempner* installateur* elektriker* handwerker* monteur* maler* umzugshelfer* mitarbeiter* team
work|die Arbeiten|die Arbeiten||arbeit arbeiten reparatur* montage* installation* reinigung umzug
quote|den Kostenvoranschlag|den Kostenvoranschlag||kostenvoranschlag* angebot angebote
appointment|die Termine|die Termine||termin termine
network|die Verbindung|die Verbindung||internet wlan glasfaser dsl netz netzabdeckung mbit megabit bandbreite download router verbindung leitung geschwindigkeit funkloch
contract|den Vertrag|den Vertrag||vertrag vertrage tarif abo
cancellation|die Kündigung|die Kündigung||kundigung* kundigen gekundigt
clothes|die Kleidung|die Kleidung||anderung* hose hosen kleid kleider hochzeitskleid* brautkleid* abendkleid* anzug anzuge sakko hemd hemden bluse blusen mantel rock jacke jacken saum armel reissverschluss wasche fleck flecken`,
  fitness: `
machines|die Geräte|die Geräte||gerat gerate laufband* hantel* crosstrainer
membership|die Mitgliedschaft|die Mitgliedschaft||mitgliedschaft vertrag beitrag beitrage
cancellation|die Kündigung|die Kündigung||kundigung* kundigen gekundigt`,
  finance: `
app|die App|die App||app apps
website|die Website|die Website||website webseite homepage onlinebanking
login|die Anmeldung|die Anmeldung||anmeldung login einloggen passwort
communication|die telefonische Erreichbarkeit|die telefonische Erreichbarkeit||telefon* hotline warteschleife erreichbarkeit
fees|die Gebühren|die Gebühren||gebuhr* kontofuhrungsgebuhr* beitrage
handling|die Schadensregulierung|die Schadensregulierung||schaden schadens* gutachter* schadenregulierung leistungsfall`,
  garage: `
repair|die Reparatur|die Reparatur||reparatur* inspektion bremse bremsen kupplung motor olwechsel reifen reifenwechsel batterie auspuff lack lackierung zahnriemen tuv kofferraum getriebe`,
  hair: `
haircut|den Haarschnitt|den Haarschnitt||haarschnitt schnitt frisur haar haare haaren pony spitzen
colour|die Farbe|die Farbe||farbe strahnen haarfarbe blond blondierung orange balayage`,
  medical: `
stock/glasses|die Brille|die Brille||brille brillen glaser brillenglas* fassung kontaktlinsen
service/care|die Betreuung|die Betreuung||betreuung
communication/scheduling|die Terminvergabe|die Terminvergabe||terminvergabe terminplanung terminvereinbarung onlinetermin*
communication|die telefonische Erreichbarkeit|die telefonische Erreichbarkeit||erreichbarkeit telefonannahme`,
  culture: `
tickets|die Eintrittskarten|die Eintrittskarten||eintritt eintrittskarte* ticket tickets
access/road|die Wege|die Wege||wege zufahrt beschilderung wanderweg*`,
};

export const vocabularyIt: Vocabulary = {
  transport: `
journey|il viaggio|il viaggio||viaggio viaggi tragitto corsa corse
flight|il volo|il volo||volo voli aereo
vehicle|il veicolo|il veicolo||autobus bus pullman treno treni auto macchina veicolo taxi
luggage|i bagagli|i bagagli||bagaglio bagagli valigia valigie
tickets|i biglietti|i biglietti||biglietto biglietti`,
  app: `
location/positioning|la localizzazione|la localizzazione||localizzazione geolocalizzazione posizione bussola
place/app|l'app|l'app||app applicazione applicazioni
place/fault|l'app|l'app||faultmark|fault
stability/crashes|i blocchi|i blocchi||blocca bloccano crash* bug bugs errore errori impalla|-1
update|gli aggiornamenti|gli aggiornamenti||aggiornamento aggiornamenti
ads|la pubblicità|la pubblicità||pubblicita annunci
login|l'accesso|l'accesso||login password accesso registrazione
interface|l'interfaccia|l'interfaccia||interfaccia grafica
payment|i pagamenti|i pagamenti||pagamento pagamenti
subscription|l'abbonamento|l'abbonamento||abbonamento
features|le funzioni|le funzioni||funzione funzioni funzionalita
map|la mappa|la mappa||mappa mappe gps percorso percorsi
notifications|le notifiche|le notifiche||notifica notifiche
points|i punti|i punti||punti
cancellation|la disdetta|la disdetta||disdetta disdire`,
  shop: `
place/shop|il negozio|il negozio||negozio posto locale bottega
product|i prodotti|i prodotti||prodott* qualita taglia taglie tessuto stoffa articol* capi abito abiti vestit* scarp* suol* tacc* armadi* stival* camici* pantalon* gonn* giacc* cappott* bors* zain* orologi* telefon* cellular* caricabatteri* cavo cuffi* computer portatil* tablet stampant* televisor* schermo fotocamer* giocattol* libr* profum* crem* trucco mobil* divan* sedia sedie tavol* materass* lampad* lavatric* frigorifer* aspirapolver* elettrodomestic* attrezz* batteri* cartucc* merce frutta verdura carne pesce salumi
product/fault|i prodotti|i prodotti||faultmark|fault
website|il sito|il sito||sito carrello
tracking|il tracciamento|il tracciamento||tracking tracciamento
returns|la gestione dei resi|i resi||resi reso restituire
packaging|l'imballaggio|l'imballaggio||imballagg* imball* packaging confezione
offers|le promozioni|le promozioni||promozione promozioni sconto sconti saldi coupon`,
  lodging: `
place/stay|la struttura|la struttura||hotel albergo posto locale
service/host|i proprietari|i proprietari||host proprietari* padron*`,
  delivery: `
parcel|i pacchi|i pacchi||pacco pacchi ordine ordini spedizione spedizioni`,
  services: `
service/staff|il personale|il personale||tecnico tecnici idraulico idraulici elettricist* operai* imbianchin* fabbro team
work|il lavoro svolto|il lavoro svolto||lavoro lavori riparazion* installazion* pulizie
quote|i preventivi|i preventivi||preventiv*
appointment|gli appuntamenti|gli appuntamenti||appuntament*
network|la connessione|la connessione||fibra adsl internet wifi modem router rete segnale velocita mega connessione
contract|il contratto|il contratto||contratto abbonamento ricarica
cancellation|la disdetta|la disdetta||disdetta disdire recesso recedere
clothes|le modifiche|le modifiche||pantalon* vestito gonna giacca orlo manica maniche cerniera
offers|le promozioni|le promozioni||promozione promozioni offerta offerte sconto sconti`,
  fitness: `
machines|gli attrezzi|gli attrezzi||attrezz* macchinari tapis manubri cyclette
membership|l'abbonamento|l'abbonamento||abbonamento abbonamenti iscrizione
cancellation|la disdetta|la disdetta||disdetta disdire recesso recedere`,
  finance: `
app|l'app|l'app||app applicazione
website|il sito|il sito||sito
login|l'accesso online|l'accesso online||login password accedere
communication|l'assistenza telefonica|l'assistenza telefonica||telefono chiamata chiamate
fees|le commissioni|le commissioni||commissione commissioni spese canone
handling|la gestione dei sinistri|la gestione dei sinistri||sinistro sinistri perito perizia
handling/policy|le condizioni della polizza|le condizioni della polizza||polizza polizze`,
  garage: `
repair|la riparazione|la riparazione||riparazion* tagliando freno freni frizione motore olio gomme gomma batteria carrozzeria verniciatura revisione spia marmitta`,
  hair: `
haircut|il taglio|il taglio||taglio tagli piega capelli frangia ciuffo punte
colour|il colore|il colore||colore tinta meches balayage decolorazione biondo bionda arancione castana`,
  medical: `
stock/glasses|gli occhiali|gli occhiali||occhiali lenti montatura`,
  culture: `
tickets|i biglietti|i biglietti||biglietto biglietti ingresso
access/road|la strada|la strada||strada strade sentiero segnaletica`,
};

export const vocabularyNl: Vocabulary = {
  transport: `
journey|de reis|de reis||reis reizen rit ritten
flight|de vlucht|de vlucht||vlucht vluchten
vehicle|het voertuig|het voertuig||bus bussen trein treinen auto taxi voertuig*
luggage|de bagage|de bagage||bagage koffer koffers
tickets|de kaartjes|de kaartjes||ticket tickets kaartje kaartjes`,
  app: `
location/positioning|de locatiebepaling|de locatiebepaling||locatie locatiebepaling kompas
place/app|de app|de app||app apps applicatie
place/fault|de app|de app||faultmark|fault
stability/crashes|de storingen|de storingen||crash* storing storingen vastloopt vastloper* bug bugs fout fouten foutmelding*|-1
update|de updates|de updates||update updates
ads|de reclame|de reclame||reclame advertentie*
login|het inloggen|het inloggen||inloggen login wachtwoord aanmelden
interface|de bediening|de bediening||interface vormgeving
payment|de betaling|de betaling||betaling betalingen
subscription|het abonnement|het abonnement||abonnement
features|de functies|de functies||functie functies
map|de kaart|de kaart||kaart kaarten gps navigatie route routes
notifications|de meldingen|de meldingen||melding meldingen notificatie*
points|de punten|de punten||punten
cancellation|de opzegging|de opzegging||opzegging opzeggen opgezegd opzeg*`,
  shop: `
place/shop|de winkel|de winkel||winkel zaak shop
product|de producten|de producten||product kwaliteit maat stof producten artikel artikelen kleding jurk* broek* schoen* zool zolen kast kasten deur deuren laarzen jas jassen trui* tas tassen rugzak* horloge* telefoon* oplader* kabel* koptelefoon* laptop* printer* televisie* scherm* camera* speelgoed boek parfum* creme* meubel* stoel stoelen tafel tafels matras* lamp lampen wasmachine* koelkast* stofzuiger* gereedschap accu* batterij* inkt cartridge* groente fruit vlees vis brood keuken keukens werkblad bank banken zetel zetels bed bedden
product/fault|de producten|de producten||faultmark|fault
website|de website|de website||website webshop site
returns|de afhandeling van retouren|retouren||retour* ruilen
packaging|de verpakking|de verpakking||verpakking* verpakt
offers|de aanbiedingen|de aanbiedingen||korting kortingen kortingscode* aanbieding aanbiedingen`,
  lodging: `
place/stay|de accommodatie|de accommodatie||hotel accommodatie plek park camping
service/host|de gastheer|de gastheer||gastheer gastvrouw verhuurder* eigenaar eigenaren eigenares`,
  delivery: `
parcel|de pakketten|de pakketten||pakket* pakje* pakske* bestelling* zending*`,
  services: `
service/staff|het team|het team||monteur* loodgieter* elektricien* schilder* vakm* verhuizer* medewerker* team
work|het werk|het werk||werk werkzaamheden reparatie* installatie* schoonmaak
quote|de offertes|de offertes||offerte*
appointment|de afspraken|de afspraken||afspraak afspraken
network|de verbinding|de verbinding||glasvezel internet wifi modem router bereik signaal snelheid mbit verbinding netwerk
contract|het abonnement|het abonnement||abonnement contract bundel
cancellation|de opzegging|de opzegging||opzegging opzeggen opgezegd opzeg*
clothes|de kleding|de kleding||broek broeken jurk jurken trouwjurk* kostuum* hemd hemden overhemd* bloes blouse* rok jas jassen zoom mouw mouwen rits vlek vlekken`,
  school: `
place/school|de school|de school||school
classes|de lessen|de lessen||les lessen cursus* vak vakken college colleges hoorcollege* rijles* opleiding* module modules studie
teacher|de docenten|de docenten||prof professor* docent* leraar leraren juf instructeur* tutor* leerkracht*
assessment|de examens|de examens||examen examens tentamen* toets toetsen beoordelingen
exercises|de oefeningen|de oefeningen||oefening oefeningen opdracht opdrachten huiswerk groepswerk* groepsopdracht* werkstuk*
feedback|de feedback op het werk|de feedback||feedback nagekeken verbeterd
material|de leerstof|de leerstof||stof leerstof lesstof studiemateriaal lesmateriaal leermateriaal materiaal slides theorie`,
  fitness: `
machines|de apparaten|de apparaten||apparaat apparaten toestellen loopband* gewichten
membership|het abonnement|het abonnement||abonnement lidmaatschap
cancellation|de opzegging|de opzegging||opzegging opzeggen opgezegd opzeg*`,
  finance: `
place/bank|de bank|de bank||bank banken
app|de app|de app||app apps
website|de website|de website||website site
login|het inloggen|het inloggen||inloggen login inlog* aanmelden aanmeld* wachtwoord
communication|de telefonische bereikbaarheid|de telefonische bereikbaarheid||telefoon telefonisch* bereikbaarheid
fees|de kosten|de kosten||kosten premie premies makelaarslonen
handling|de afhandeling van schades|de afhandeling van schades||schade schades schadeclaim* schademelding* claim polis`,
  garage: `
repair|de reparatie|de reparatie||reparatie* onderhoudsbeurt beurt rem remmen koppeling motor olie banden band accu apk lak uitlaat versnelling* rammel*`,
  hair: `
haircut|het kapsel|het kapsel||kapsel knippen geknipt coupe pony punten haar haren
colour|de kleur|de kleur||kleur verf highlights geverfd blond oranje balayage`,
  medical: `
stock/glasses|de bril|de bril||bril brillen glazen brillenglazen montuur lenzen
service/care|de begeleiding|de begeleiding||begeleiding
communication/scheduling|het maken van afspraken|het maken van afspraken||afsprakenplanning
communication|de telefonische bereikbaarheid|de telefonische bereikbaarheid||bereikbaarheid`,
  culture: `
tickets|de kaartjes|de kaartjes||kaartje kaartjes ticket tickets entree toegangskaart*
access/road|de paden|de paden||pad paden bewegwijzering wandelpad*`,
};

export const vocabularyPt: Vocabulary = {
  transport: `
journey|a viagem|a viagem||viagem viagens percurso corrida
flight|o voo|o voo||voo voos aviao
vehicle|o veículo|o veículo||carro taxi veiculo
vehicle|o autocarro|o autocarro||autocarro autocarros
vehicle|o ônibus|o ônibus||onibus
vehicle|o comboio|o comboio||comboio comboios
vehicle|o trem|o trem||trem trens
luggage|a bagagem|a bagagem||bagagem bagagens mala malas
tickets|os bilhetes|os bilhetes||bilhete bilhetes
tickets|as passagens|as passagens||passagem passagens`,
  app: `
location/positioning|a localização|a localização||localizacao geolocalizacao bussola
place/app|a aplicação|a aplicação||aplicacao aplicacoes
place/app|o aplicativo|o aplicativo||app apps aplicativo*
place/fault|o aplicativo|o aplicativo||faultmark|fault
stability/crashes|as falhas|as falhas||trava travam travando travou bloqueia crash* bug bugs erro erros falha falhas|-1
update|as atualizações|as atualizações||atualizacao atualizacoes
ads|a publicidade|a publicidade||publicidade anuncio anuncios propaganda*
login|o login|o login||login senha sessao cadastro
interface|a interface|a interface||interface layout
payment|os pagamentos|os pagamentos||pagamento pagamentos
subscription|a assinatura|a assinatura||assinatura subscricao
features|as funções|as funções||funcao funcoes funcionalidade*
map|o mapa|o mapa||mapa mapas gps rota rotas
notifications|as notificações|as notificações||notificacao notificacoes
points|os pontos|os pontos||pontos
cancellation|o cancelamento|o cancelamento||cancelamento cancelar cancelei cancelado`,
  shop: `
place/shop|a loja|a loja||loja lojas espaco
product|os produtos|os produtos||qualidade tamanho tecido produto produtos artigo* aparelho* roupa* vestido* calca calcas sapato* sola solas armario* rodas encosto tenis bota botas camis* casaco* jaqueta* bolsa* mochila* relogio* telefone* celular* telemovel carregador* cabo cabos fone fones computador* notebook* tablet* impressora* televisao televisor* tv tela camera* camara brinquedo* livro livros perfume* creme* maquiagem movel moveis sofa* cadeira* mesa mesas colchao colchoes lampada* lustre* maquina* geladeira* liquidificador* aspirador* ventilador* roteador* panela* ferramenta* bateria* tinta cartucho* cortina* tapete* torneira* mercadoria fruta frutas legumes carne peixe
product/fault|os produtos|os produtos||faultmark|fault
website|o site|o site||site website
returns|a gestão das trocas|as trocas||troca trocas devolucao devolucoes devolver
packaging|a embalagem|a embalagem||embalagem embalagens embalad*
offers|as promoções|as promoções||promocao promocoes desconto descontos cupom cupons`,
  lodging: `
place/stay|o alojamento|o alojamento||hotel alojamento espaco sitio lugar pousada
service/host|os anfitriões|os anfitriões||anfitria* anfitrio* proprietari*`,
  delivery: `
parcel|as encomendas|as encomendas||encomenda encomendas pacote pacotes pedido pedidos`,
  services: `
service/staff|o pessoal|o pessoal||tecnico* encanador* canalizador* eletricista* pintor* instalador*
work|o trabalho realizado|o trabalho realizado||trabalho trabalhos obra obras reparo reparos reparacao instalacao limpeza
quote|os orçamentos|os orçamentos||orcamento*
appointment|as marcações|as marcações||marcacao marcacoes
appointment|os agendamentos|os agendamentos||agendamento*
network|a internet|a internet||fibra adsl internet wifi modem router roteador sinal velocidade megas rede conexao
contract|o contrato|o contrato||contrato recarga recargas fidelizacao
cancellation|o cancelamento|o cancelamento||cancelamento cancelar cancelei cancelado rescisao rescindir
clothes|os arranjos|os arranjos||calca calcas vestido saia casaco bainha manga mangas fecho ziper
offers|as promoções|as promoções||promocao promocoes desconto descontos`,
  fitness: `
machines|as máquinas|as máquinas||maquina maquinas passadeira* esteira* halteres
membership|a mensalidade|a mensalidade||mensalidade inscricao assinatura
cancellation|o cancelamento|o cancelamento||cancelamento cancelar cancelei cancelado rescisao`,
  finance: `
app|a aplicação|a aplicação||aplicacao
app|o aplicativo|o aplicativo||app apps aplicativo*
website|o site|o site||site website
login|o login|o login||login senha sessao
communication|o atendimento por telefone|o atendimento por telefone||telefone chamada chamadas
fees|as taxas|as taxas||comissao comissoes tarifa tarifas taxas anuidade
handling|a gestão dos sinistros|a gestão dos sinistros||sinistro sinistros perito peritagem
handling/policy|as condições da apólice|as condições da apólice||apolice apolices`,
  garage: `
repair|o conserto|o conserto||conserto consertos
repair|a reparação|a reparação||reparac* revisao travoes freios freio embreagem embraiagem motor oleo pneus pneu bateria pintura funilaria correia luz painel`,
  hair: `
haircut|o corte|o corte||corte cortes penteado cabelo cabelos franja pontas
colour|a cor|a cor||cor coloracao madeixas mechas luzes tinta loiro laranja balayage`,
  medical: `
stock/glasses|os óculos|os óculos||oculos lentes armacao`,
  culture: `
tickets|os bilhetes|os bilhetes||bilhete bilhetes entradas
tickets|os ingressos|os ingressos||ingresso ingressos
access/road|a estrada|a estrada||estrada estradas acessos sinalizacao trilha trilho`,
};
