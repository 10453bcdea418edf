import { hearsay } from './hearsay.ts';
import { plainLexicon } from './plain-lexicon.ts';

export const lexiconPt = plainLexicon({
  things: `
    staff|o pessoal|pessoal empregad* funcionari* atendente* garcom garcons rececionista* recepcionista* dono donos dona gerente* vendedor* colaborador* staff moca moco proprietari* cozinheir* porteiro rapaz vendedora maitre maitres chef chefs chefe chefes patrao patroa patroes segurancas vigilante* zelador* camareir* copeir* barman barmen bartender* barista* balconista* frentista* telefonista* secretari* auxiliares estagiari* aprendiz* supervisor* encarregad* subgerente gerencia chefia diretor diretora diretores anfitri* hospedeir* comissari* aeromoca* rapariga raparigas garconete* copeiro cumim recepcionist* atendedor* faxineir* diarista* ajudante* assistente assistentes senhorita enfermeir* tecnico tecnicos porteiros porteira vendedoras vendedores caixeir* mocas mocos mocinha mocinho tiozinho funcionarios cozinheiro padeiro padeira pasteleiro confeiteir* talhante acougueir* peixeir* florista merceeiro farmaceutic* salvavidas monitora voluntari* animador animadora bilheteir* arrumador* manobrista* valet concierge bagageir* mensageir* governanta* arrumadeira* rececionistas lojista* comerciante* feirante* operadores dirigente*
    staff|a equipa|equipa equipas
    staff|a equipe|equipe equipes
    service|o atendimento|atendimento servico suporte assistencia atendeu atenderam atendido atendida atendidos atendidas atende atendem atender atendia atendiam atendendo tratou tratada tratado trataram tratam acudiu acudir simpatia cortesia cordialidade amabilidade gentileza profissionalismo hospitalidade helpdesk apoio servicos desatencao prestabilidade prontidao serventia desservico
    welcome|o acolhimento|acolhimento rececao recepcao recebidos recebidas receberam boasvindas acolhid* portaria
    food|a comida|comida comidas cozinha prato pratos carne peixe bacalhau francesinha bitoque feijoada moqueca coxinha* jantar almoco refeic* petiscos sabor hamburguer* arroz feijao salada* sopa* picanha churrasco frango camarao polvo sandes sanduiche* lanche lanches tosta bife* sushi massa massas entradas alimentos batatas fruta frutas legumes marmita* quentinha* pratofeito buchada galinhada tutu farofa vatapa acaraje tapioca cuscuz pirao escondidinho estrogonofe strogonoff parmegiana parmigiana milanesa lasanha* esparguete espaguete macarrao macarronada nhoque ravioli risoto* risotto* carbonara bolonhesa pure puree batata batatinha* mandioca aipim macaxeira polenta legume verdura verduras alface tomate tomates cebola alho pepino cenoura* brocol* espinafre* couve repolho cogumelo* azeitona* tremocos pimento* pimentao milho ervilha* lentilha* ovo ovos omelete* omeleta* queijo queijos presunto fiambre mortadela chourico* linguica* salsicha* salsichao alheira* morcela* farinheira paio bacon toucinho torresmo* leitao porco vaca boi vitela cordeiro cabrito borrego coelho pato peru frango* galeto franguinho asinha* empada* empadao empadinha* pastelzinho croquete* rissol rissois bolinho* quibe* kibe* esfiha* esfirra* bauru tosta* panini paninis wrap wraps bagel* bifana* francesinhas hamburgueres burger* burgers cheddar salgado salgadinho* petisco pinchos tapas picapau moelas caracois ameijoa* mexilh* conquilha* polvo* choco chocos sardinhas robalo salmao atum pescada garoupa linguado corvina espadarte tilapia merluza pargo cherne marisco* mariscada* camaroes gambas lagosta* lavagante* sapateira santola ostra* caranguejo* cataplana caldeirada* migas rojoes cozido cozidos grelhado grelhados grelhada assado assada assados guisado* estufado* ensopado* refogado caril curry molho molhos tempero temperos temperad* destemperad* sal salgad* pimenta piripiri azeite vinagre maionese ketchup mostarda gordura gorduras gorduroso fritura* frito frita fritos fritas caldo caldos canja gaspacho sopinha saladinha sashimi niguiri nigiri temaki* uramaki hossomaki yakisoba* ramen* gyoza* guioza* noodles poke pokes wok ceviche* tartar* tartaro carpaccio* taco tacos burrito* nacho nachos quesadilla* guacamole kebab* falafel* shawarma doner* hummus espetada* espetinho* espeto* rodizio rodizios maminha alcatra fraldinha entrecosto* lombo lombinho febras naco maturada medalhao medalhoes chateaubriand entrecote* file filet filezinho bistecas bisteca ingrediente* alimento alimentacao gastronomi* gastronomia culinari* paladar* sabores insipid* insosso requent* descongel* malpassad* tostad* esturric* carbonizad* guarnicao guarnicoes almocos jantares almocamos jantamos almocar comemos comi comer comeu ceia banquete degustacao pratododia selfservice iguaria* petiscada queijinho chamuca* samosa* vegetais abacate banana* laranjas morango* uva uvas melancia* melao meloes ananas abacaxi papaia mamao pera peras kiwi hortalica* saladas feijoadas lula lulas
    breakfast|o pequeno-almoço|pequenoalmoco pequenosalmocos fiambre
    breakfast|o café da manhã|cafedamanha cafezinhodamanha desjejum
    buffet|o bufete|buffet bufete bufe buffets bufetes
    pizza|a pizza|pizza pizzas pizzinha calabresa margherita marguerita pepperoni quatroqueijos calzone* esfirra
    bread|o pão|pao paes croissant* salgados paezinhos paozinho baguete* broa broas paodequeijo torrada* bisnaga* brioche* folhado* folhados ciabatta* fornada* rosca* rosquinha*
    bread|os pastéis|pastel pasteis
    desserts|as sobremesas|sobremesa sobremesas bolo bolos sorvete* tarte* tortas pudim pudins mousse* musse* brigadeiro* quindim pave leitecreme arrozdoce tiramisu cheesecake* brownie* petitgateau crepe crepes panqueca* waffle* churro* donut* gelados geladinho picole* paleta* sorvetinho casquinha* acai milkshake* queque* muffin* cupcake* macaron* bombom bombons chocolate chocolates trufa* doce doces docinho* docaria confeitaria confeito compota* geleia* nata natas chantilly chantili recheio* recheado* bolacha* biscoito* eclair* profiterol* queijada* pasteldenata pasteisdenata glace gelato*
    portions|as doses|dose doses
    portions|as porções|porcao porcoes porcaozinha quantidade quantidades dosezinha meiadose
    menu|o menu|menu
    menu|a ementa|ementa
    menu|o cardápio|cardapio
    drinks|as bebidas|bebida bebidas cocktail* coquetel* cocktails refrigerante* refri refris suco sucos sumo sumos cha chas infusao coca guarana limonada* soda agua aguas garrafinha garrafa garrafas copo copos copinho taca tacas canudo* palhinha* gelo caipirinha* caipiroska* mojito* gin gins gintonico vodka vodca whisky whiskey uisque rum cachaca ginjinha licor licores aguardente martini aperol spritz sangria sangrias drink drinks drinques drinque shot shots leite leitinho saqueta* coquetel smoothie* granizado* raspadinha soju sake kombucha energetico* chimarrao aguadecoco espumante* prosecco champanhe
    wine|os vinhos|vinho vinhos tinto tintos rose sommelier vinhoverde vinhozinho rolha rolhas garrafeira adega decanter
    beer|a cerveja|cerveja cervejas cervejinha chope chopes chopp imperial imperiais caneca canecas pilsen ipa ipas latinha* barril barris
    coffee|o café|cafe cafes cafezinho* espresso* bica bicas cimbalino galao galoes meiadeleite cappuccino* capuccino* capuchino* pingado* abatanado* descafeinad* latte lattes macchiato* cevada coado
    rooms|o quarto|quarto quartos suite suites bungalow* quartinho* dormitorio* dormitorios habitacao bungalows chale chales cabana* tenda tendas flat loft kitnet* quitinete* alojamentos hospedaria beliche* frigobar* minibar* cofre cofres roupeiro* guardafato guardaroupa* cabide* cabideiro* cortinado* blackout persiana* estore estores escrivaninha* televisao tv acomodac* aposento*
    bed|a cama|cama camas colchao colchoes almofada* lencol lencois travesseiro* edredao cobertor* caminha beliches estrado* molas fronha* manta mantas colcha colchas cobertores cobertor edredom edredons edredoes travesseiros almofadas roupadecama sofacama bicama berco bercos cabeceira* colchonete* mola
    bathroom|a casa de banho|casadebanho banheira torneira* sanita poliban lavatorio* autoclismo* bide esquentador* basededuche resguardo* sabonetes secador secadores sabonete* champo geldebanho torneiras canalizacao canalizacoes loucasanitaria
    bathroom|o banheiro|banheiro* banheirinho ducha* descarga* pia pias box blindex ralos shampoo xampu encanamento* chuveirinho papelhigienico
    toilets|os sanitários|sanitario* sanitarios lavabo* wc wcs toalete* lavabos urinol urinois mictorio* sanita sanitas fraldario*
    showers|os chuveiros|chuveiro* duche duches duchas chuveirada aguafria
    pool|a piscina|piscina piscinas piscininha escorrega* toboagua* tobogas tobogan* cloro espreguicadeira* touca* mergulho* pranchas natacao raia raias nadador* nadadores solario guardasol guardasois
    seating|os lugares sentados|cadeira* poltrona* sofa sofas mesa mesas assento* banquinho* banqueta* bancos banquinhos puff* pufe* cadeirao cadeiroes mesinha* encosto* encostos estofo* estofado* almofadao sofazinho poltronas lugares assentos fileira* plateia
    view|a vista|vista vistas paisagem paisagens panorama* panoramic* miradouro* mirante*
    terrace|a esplanada|esplanada esplanadas toldo* toldos
    terrace|o terraço|terraco terracos rooftop* patio patios quintal
    terrace|o jardim|jardim jardins
    terrace|a varanda|varanda varandas
    location|a localização|localizacao situacao localizado localizada arredores longinquo ermo descampado ladeira* proximidade* distancia* sinalizac* beco becos
    parking|o estacionamento|estacionamento parque estacionar estacionei estacionou estacionamos estacionad* estacionamentos garagem garagens vaga vagas parquimetro* parqueamento cancela cancelas manobrista* valet flanelinha* parking rebocad* bloqueador* parkings arrumadores
    wifi|o wifi|wifi internet wireless roteador* router routers hotspot* tomada tomadas ethernet
    decor|a decoração|decoracao decorac* decorad* enfeite* papeldeparede kitsch piroso brega cafona design ornament*
    atmosphere|o ambiente|ambiente atmosfera animad* desanimad* sombrio* lugubre* romantic* intimist* impessoal aconchego vibe clientela frequentador* frequentada
    music|a música|musica musicas playlist* sonzinho banda bandas dj djs karaoke caixadesom caixasdesom volume musico* sertanejo pagode funk kizomba techno fado fados fadista* guitarrad* violao altifalante* altofalante autofalante* microfone microfones
    noise|o barulho|barulho ruido ruidos barulhent* ruidos* barulheira* gritaria* gritos berraria algazarra* chinfrim chiadeira estrondo* estrond* batucada* batuque* batucar martelad* berbequim* furadeira* britadeira* roncar roncos latido* ladram ladrava ladravam zumbido* zumbir zunido apitos buzina* buzinas buzinad* buzinando sirene* sirenes insonia decibe* acustica insonorizac* insonorizad* ecoa ecoava estridente* ensurdecedor* ensurdec* zoeira zoada bulha alarido vozearia vozeirao falatorio tagarel* rangido* ranger rangia rangiam vibrac* vibrava gargalhad* martelar festanca trepidac* trepidar motoserra rocadora* rocadeira* gerador geradores
    cleanliness|a limpeza|limpeza higiene sujidade sujeira faxina limpezas limpar limpam limparam limpou limpando asseio assead* desasseio po poeira* poeirad* lixeira* lixos caixotedolixo papelzinho migalha* nodoa* nodoas mancha* manchas mancha teia teias bolor bolores mofo* mofad* sebent* pegajos* melad* lama lamac* cinzas cinzeiro* beata beatas bituca* lavad* lavaram vassoura* esfregona* esfregao pano panos baldes varr* aspirar aspiraram desinfet* desinfec* vomito* vomitad* urina xixi fezes chiclete* imundice* imundicie* javard* porcalh* emporcalh* chiqueiro pocilga sujinho sujeirada sujidades sujaram residuo* restos insalubr* higieniz* higienic* esterili* limo loucasuja encard* ensebad* fuligem
    wait|a espera|espera esperas fila filas esperar esperei esperamos esperando esperaram aguardar aguardei aguardamos aguardando filona filinha demorou demoraram demoram demorar demorando lentidao lerdeza moros* eternidade atendimentolento chadecadeira mofando filaespera tempodeespera
    price|os preços|preco precos precinho custo custos custa custam custou custava custaram encarec* encareceu inflacion* inflacao aumento aumentos aumentou aumentaram reajuste* reajustou barateza pechincha* orcamento
    expensive|os preços|caro cara caros caras carissim* carote carota carissimos careiro* careira* roubalheira exploracao extorsao exorbit* especulac* inflacionado* inflacionad* superfatur* sobrefatur* balurdio* fortuna
    amount|os preços|euro euros reais centavos centimos contos
    value|a relação qualidade-preço|qualidadepreco
    choice|a variedade|variedade escolha oferta variedades opcao opcoes alternativa alternativas selecao sortido sortimento leque diversidade diversificad* vegetarian* vegan* celiac* gluten lactose monoton* repetid* limitad* limitado restrito restrita escolhas gamas desfalcad*
    delivery|a entrega|entrega entregas frete fretes portes encomenda encomendas entregar entregou entregaram entregue entregues entregam entregarem entregando envio envios expedicao expedid* expediram despachad* transportadora* correios ctt sedex dpd dhl gls fedex jadlog loggi coleta pontoderecolha avisodeentrega caixadecorreio
    parcel|o pacote|pacote pacotes pacotinho cartas remessa* embrulho* correspondencia encomendinha
    driver|o motorista|motorista motoristas condutor* estafeta* entregador* carteiro* motoboy* taxista* motoboys chofer* camionista* carteiros estafetas entregadores taxistas maquinista* cobrador* revisor* conducao conduz conduzia conduziu guiava travag* freada* freou acelerou acelerando acelera ultrapassagem ultrapassagens buzinar condutora tripulacao tripulante*
    product|os produtos|produto produtos artigo* roupa sapatos moveis mercadoria calcado materiais vestuario acabamento* acabamentos mercadorias artigos exemplar exemplares imitacao replica* falsificad* contrafeit* contrafacao pirata recondicionad* foradoprazo vencida* numeracao
    advice|o aconselhamento|aconselhamento conselho conselhos aconselh* aconselharam orientac* orientou orientaram especialista* esclareciment* explicac* explicou explicaram explicar consultoria desconhecem desconhecia desconhecimento
    checkout|a caixa|caixa caixas caixasautomaticas autopagamento selfcheckout
    haircut|o corte|corte cortes penteado degrade degrades escadeado patilhas maquinazero desfiad* repicad* aparar aparou desbast* tesouras penteados brushing alisamento progressiva mise
    colour|a cor|cor madeixas coloracao californianas mechas balayage ombre descolorac* descolorad* loiro tonalizante platinado ruivo grisalho oxigenada
    stylist|o cabeleireiro|cabeleireir* barbeiro* cabeleireira barbeira hairstylist colorista*
    treatment|o tratamento|tratamento tratamentos massagem massagens manicure depilacao unhas unha unhacas manicura* pedicure* pedicura gelinho vernizgel gelish unhasdegel sobrancelha* depilac* depilad* depilar massagista* botox preenchimento peeling limpezadepele microagulhamento tatuagem tatuagens bronzeamento esfoliac* obturacao obturacoes desvitaliz* destartariz* curativo* raiox ecografia* ultrassom
    repair|a reparação|reparacao reparacoes revisao arranjo reparado reparada arranjado arranjos avaria avarias avariou avariaram
    repair|o conserto|conserto consertos consertar consertou consertaram consertado consertada reparo
    mechanic|o mecânico|mecanico mecanicos batechapas eletroauto lanterneiro funileiro
    bill|a conta|conta fatura factura contas faturas facturas faturac* faturou recibo recibos notafiscal boletos talao taloes totalzinho comanda comandas
    doctor|o médico|medico medica medicos doutor doutora dentista doutores doutoras clinico* cirurgiao cirurgioes dentistas ortodontista* pediatra* ginecolog* obstetra* dermatolog* cardiolog* oftalmolog* oculista* ortopedist* fisioterapeut* terapeuta* psicolog* psiquiatr* nutricionista* veterinari* urgencista* anestesista* higienista* optometrista* fonoaudiolog* otorrino* neurolog*
    appointment|a marcação|marcacao consulta marcacoes marcar marquei marcou marcaram marcado marcada marcados marcadas remarcar remarcou remarcaram remarcado remarcada remarcacao remarcac* desmarc* desmarcaram desmarcou desmarcar consultas agenda agendas agendar agendei agendou agendaram agendado agendada agendados agendamento* reagend* adiar adiou adiaram adiad* adiada horamarcada listadeespera
    machines|as máquinas|maquina maquinas aparelhos maquinaria aparelhagem esteira* esteiras halter* halteres bicicletaestatica legpress bebedouro* secadora* totem totens
    changing|os balneários|balneario* cacifo* balnearios cacifos
    changing|os vestiários|vestiario* vestiarios armarinho* provador* provadores locker lockers cadeado*
    trainer|os instrutores|instrutor* treinador* instrutora instrutores treinadora treinadores personal personais coach coaches
    classes|as aulas|aula aulas curso cursos aulinha aulinhas workshop* palestra* palestras zumba pilates spinning crossfit hidroginastica hidro yoga ioga bodypump
    teacher|os professores|professor professora professores professoras prof profs docente* educador* educadora explicador* explicadora formador* formadora tutor tutores tutora pedagog* mestres catequista coordenador* coordenadora reitor*
    agent|o agente|agente agentes consultor* mediador* corretor* corretora* imobiliaria* imobiliario* senhorio* senhoria locador* sindico* sindica
    flat|o apartamento|apartamento casa apartamentos moradia* t1 t2 t3 imovel imoveis kitnet vivenda*
    communication|a comunicação|comunicacao
    exhibition|a exposição|exposicao colecao exposicoes acervo* obradearte obrasdearte esculturas escultura* vitrina* vitrines coleccao colecoes museologi* interativ* reliquia* azulejaria artefacto* artefato*
    guide|o guia|guia guias visitaguiada audioguia* cicerone* guiada guiadas tour tours roteiros
    journey|a viagem|viagem percurso viagens trajeto* trajetos trajecto* percursos travessia* itinerario* excursao excursoes baldeacao transbordo* deslocac* cruzeiro boleia carona caronas
    delay|o atraso|atraso atrasos atrasou atrasaram atrasar impontual* adiamento* atrasadissimo
    vehicle|o veículo|carro viatura veiculo carros viaturas carrinha* carrinhas van vans camioneta* autocarro autocarros onibus taxi taxis tuktuk moto motos mota motas scooter* trotinete* trotineta* patinete* bike bikes bagageira portamalas camiao camioes caminhao caminhoes automovel automoveis
    crashes|as falhas|bloqueia crash
    booking|a reserva|reserva reservas reservei reservamos reservar reservado reservada reservados reservadas reservou reservaram overbooking confirmacao confirmaram confirmado confirmada confirmei mesareservada
    climate|a climatização|climatizacao ventilador* ventoinha* ventilacao arcondicionado abafadico arejad* arejamento arejar split termostato* climatizador*
    heating|o aquecimento|aquecimento aquecedor* radiador* lareira* salamandra caldeira* aquecer aqueciam termoventilador calefacao
    hotwater|a água quente|aguaquente esquentador termoacumulador boiler
    towels|as toalhas|toalha toalhas toalhinha* toalhao toalhoes roupao roupoes
    lift|o elevador|elevador elevadores ascensor* escadarolante escadasrolantes funicular teleferico elevadorzinho
    smell|o cheiro|cheiro cheiros odor odores cheirava cheira cheiram cheirar cheiravam fedor fedores fede fedia fedendo fedorent* fedid* fedido fedida fedem malcheiros* maucheiro catinga bafio bafient* podridao fumaca tabaco cigarro cigarros esgoto esgotos naftalina lixivia pestilent* nauseabund* enjoativ* fumador* fumante* fumar fumava fumavam mijo chule suor suores
    pests|os insetos|mosquito mosquitos formiga* formigas mosca moscas varejeira* percevejo* pulga pulgas carrapato* carraca* aranha aranhas rato ratos ratazana* camundongo* bichos bichinho* bicharada lagarta* larva larvas gorgulho* traca tracas vespa* vespas abelha* centopeia* insetos inseto insecto* osga* lagartixa* pernilongo* melga* melgas praga pragas lacraia* escorpiao lesma* gafanhoto* minhoca* vermes cupim cupins
    kitchenette|o equipamento de cozinha|frigorifico geladeira microondas loica utensilios fogao cozinhazinha kitchenette* kitchnette inducao fornos frigorificos congelador* louca loucas talher talheres facas garfo garfos colher colheres tacho* tachos panelas panela frigideira* chavena* xicara* pires tigela* detergente* abrelatas sacarolhas torradeira* chaleira* cafeteira* maquinadecafe coador* escorredor*
    beach|a praia|praia praias prainha areal areia areias calcadao beiramar
    spa|o spa|spa sauna jacuzzi saunas hammam hidromassagem banhoturco ofuro termas termal
    animation|a animação|animacao animadores recreacao animador animadoras kidsclub kids brinquedoteca* parquinho* playground* insuflavel insuflaveis gincana* recreador* brincadeiras
    deposit|a caução|caucao deposito caucoes
    refund|a gestão do pagamento|reembolso reembolsos reembolsar reembolsado estorno estornar estornado reembols* estorn* ressarc* restituic* restituir restituiram ressarcimento indeniz* indemniz* creditaram voucher* vouchers creditado devolveramodinheiro
    order|o pedido|pedido pedidos
    answer|a falta de resposta|semresposta
    crowd|a lotação|gentedemais multidao multidoes lotacao sobrelot* superlot* lotadissimo apinhad* empurroes abarrot* formigueiro aglomerac* tumulto* enlatad* massificad*
    hours|os horários|horario horarios abertura encerra encerram encerrado encerrada encerrados encerraram encerramento encerrou expediente horarito
    facilities|as instalações|instalacao instalacoes infraestrutura* infraestruturas comodidade*
    access|o acesso|acesso acessos acessibilidade rampa rampas escada escadas escadaria* degrau degraus cadeiraderodas carrinhodebebe corrimoes mobilidade cadeirante* ladeiras inacessive*
    staff|o atendimento|resmung* bufou bufar bufando bufava revirou revirar revirando reviraram gritou gritaram gritando gritava berrou berrar berrando berros berrava xing* ofend* deboch* sarcas* rispid* maltrat* humilh* desdenh* desdem trombud* carrancud* emburrad* malhumorad* ignorou ignoraram ignoram ignorando bocej* mascando sermao sermoes raspanete bronca brutalidade mavontade mausmodos faltadeeducacao altivez altiv* prepotent* prepotencia soberb* snob* esnob* desconsideracao desconsidera* destrat* indelicad* insolent* insolencia desinteress* enxotad* enxotou enxotaram rosnou rosnando suspirou suspirando fungou muxoxo antipatia malcriacao impacien* intolerant* hostil hostis hostilidade agressiv* cinic* cinismo condescend* paternalis* gozou gozaram ridiculariz* zombou zombaram ironico ironica ironizou desprezo desprezou desprezaram insultou insultaram gritar gritam gritavam
    counterstaff|o atendimento ao balcão|balcao balcoes guiche guiches bilheteira* bilheteria*
    contact|a comunicação|telefone telefones telefonema* telefonei telefonar telefonaram telefonou telefonico telefonica liguei ligar ligaram ligam ligando ligacoes ligo ligamos chamada chamadas mail mails email emails mensagem mensagens whatsapp whats zap sms chat chats chatbot* robo robos protocolo protocolos retorno retornos retornam retornou retornaram recado recados resposta respostas responder respondem respondam responderam contacto contactos contato contatos contactei contatei contactar contatar contactado contactaram contataram callcenter callcentre sac ouvidoria voicemail reclamacao reclamacoes reclamei reclamar reclamamos queixa queixas
    payingmeans|os meios de pagamento|multibanco mbway pix cartao cartoes maquininha* terminais tpa numerario paypal troco moedas pagamento pagamentos contactless mastercard amex dinheirovivo sodexo alelo valerefeicao boleto parcelamento prestacoes cheque cheques boletos
    fees|as taxas|taxa taxas tarifa tarifas tarifario comissao comissoes multa multas coima coimas juros anuidade anuidades suplemento* sobretaxa* acrescimo* encargo* gorjeta* couvert consumacao extras
    fees|as cobranças|cobraram cobrou cobrar cobrado cobrada cobrados cobradas cobram cobranca* cobrando debitaram debitou debitado debitar debitos descontaram descontado descontou faturaram duplicad*
    cancellation|o cancelamento|cancelamento* cancelar cancelei cancelaram cancelou cancelado cancelada cancelados canceladas cancelam anular anulacao anularam anulado anulada anulou anulei
    contract|o contrato|contrato contratos contratual fidelizacao mensalidade* subscricao subscricoes subscrevi subscrever assinatura* assinei assinante* rescis* rescind* clausula* carencia adesao aderi aderir periodoexperimental
    website|o site|site sites website websites webpage pagina paginas links
    website|o aplicativo|app apps aplicativo* appzinho
    website|a aplicação|aplicacao aplicacoes
    upkeep|a manutenção|manutencao rachadura* infiltrac* goteira* humidade umidade ferrugem enferruj* descasc* azulejo* soalho assoalho alcatifa* carpete* telhado teto tecto fechadura* macaneta* macanetas puxador* dobradica* gaveta* rodape* reboco buraco buracos mato canteiro* capim abandono abandonad* ruina ruinas remodelac* remodelad* obras restauro vidraca* vidros corrimao pintura* pintad* remendo* remendad* gambiarra* lascad* descolou azulejos corroid* podrid* caindoaospedacos reforma reformas conservacao conservado conservada conservados conservadas desgaste desgastado desgastada desgastados renovacao renovar renovado renovados
    furniture|o mobiliário|mobilia* mobiliario comoda comodas
    light|a iluminação|iluminac* iluminad* luz luzes lampada* candeeiro* abajur* lustre* interruptor* penumbra escuridao claridade apagao apagoes holofote* refletor* lanterna*
    temperature|a temperatura|temperatura* graus calor calorao suar suei suando suados sufoc* abafad* abafamento congelam* tiritar tirit* friorent* friaca arrepio* estufa cachecol correntedear termometro* gelei gelamos
    room|o espaço|apertoespaco cubiculo* cotovelo* amontoad* acanhad* exigu* apertadinh* claustrofob* apertadissimo metragem
    stock|a disponibilidade|stock stocks estoque estoques esgotado esgotada esgotados esgotadas esgotou esgotaram esgota esgotam esgotar rutura ruptura prateleira* indisponive* reposicao repor repuseram reposto repoem reabastec* abastec* catalogo catalogos faltoustock
    ordered|o pedido|encomendei encomendamos encomendou encomendaram encomendar encomendado encomendada encomendados pedidinho
    tracking|o rastreio|rastreio tracking rastreios
    tracking|o rastreamento|rastreamento rastrear rastreado rastreei
    packaging|a embalagem|embalag* embalad* embrulhad* embrulh* isopor esferovite papelao envelope* plasticobolha sacola* caixote* caixotes lacre* lacrad* involucro* embal*
    scratches|os danos|arranhao arranhoes arranhad* arranhou arranhadela* amolgad* amolgou mossa* dano danos danific* estragaram estragou estrago estragos rasgo rasgao rasgoes rachou cacos estilhac* trincad* trincou riscou riscaram quebraram quebradico
    warranty|a garantia|garantia garantias fabricante* defeito defeitos assistenciatecnica
    returns|as trocas|troca trocas trocar trocarem devol* devolucao devolucoes devolver devolvi reenviar reenvio
    listing|a descrição|descricao descricoes anuncio anuncios anunciad* anunciam anunciavam foto fotos fotografia* imagens folheto* brochura* flyer* panfleto* prometiam prometia promessa promessas propaganda* enganosa enganoso enganador*
    selling|a abordagem de venda|impingi* impingem impingir insistiram insistencia insistente* insistiu insistindo insistem empurrar empurraram empurram empurrando empurrou empurroterapia telemarketing persuad* impingiram pressionar pressionaram pressionou pressionad* angariador*
    information|a informação|informacao informacoes info infos informaram informou informar informado informada informados informam desinformac* contraditori* aviso avisos avisaram avisou avisar avisado avisada avisados avisam avisasse esclarec* esclarecer instrucoes cartaz cartazes letreiro* comunicados altifalantes tabuleta tabuletas
    handling|a gestão do processo|formulario* documento documentos documentacao papelada papeis tramit* burocra* requerimento* comprovativo* comprovante* declaracao declaracoes reanalise dossie* dossier carimbo* fotocopia* autenticac* certidao certidoes despachante
    rules|as regras|regra regras proib* permitid* permitem permitiram permitiu permitir regulamento* norma normas obrigatori* obrigam obrigaram exigem exigiram exigencia* exige exigiu exigir dresscode barraram barrado barrada barrou barrados politica politicas consumominimo restricao restricoes
    organisation|a organização|organizac* organizador* desorganizac* desorganiz* confusao confusoes caos trapalhad* logistica coordenacao descoordena* balburdia improvis* planeamento planejamento gestao desnorte baralhad* embaralh* atabalhoad* atropelo* gerir gerida desgovernad*
    entry|a entrada|catraca* torniquete* roleta* pulseira* portoes bilhetica revistaram
    place|o espaço|espaco lugar sitio restaurante hotel loja local`,
  positive: `goodmark bom boa bons boas bem otimo otima otimos otimas optim* excelent* fantastic* perfeit* maravilh* magnific* espetacular* espectacular* incrivel incriveis lindo linda lindos lindas
    bonit* delicios* saboros* gostos* divinal divinais simpatic* amavel amaveis gentil gentis atencios* prestavel prestaveis acolhedor* profission* competent* eficient* eficaz rapid* limpo limpa
    limpos limpas limpissim* impecavel impecaveis confortavel confortaveis espacos* sossegad* tranquil* calmo calma variad* recomend* ador* gostei gostamos melhor melhores top encantador* educad* carinhos*
    paciente pacientes fresc* generos* acessivel acessiveis honest* moderno moderna pontual pontuais sonho agradavel agradaveis cuidad* barato
    sensacional sensacionais excecional excepcional excepcionais esplendid* deslumbrant* crocant* suculent* tenro tenra macio macia
    cordial* prestativ* dedicad* caprichad* aconchegant* charmos* luminos* divertid* imperdivel sublime fenomenal delicia
    delicias satisfeit* extraordinari* saudavel barata justo justos espetaculo genial show
    confiavel confiaveis responsavel cheiros* apaixonad* pratic* nota10
    agil belo bela amplo ampla amplos amplas organizad* silencios* farto farta util uteis intuitiv* resistente*
    duravel amei amamos parabens surpreendent* diferenciad* content*`,
  negative: `badmark faultmark bagunca* rangia* rangem mal mau ma maus pessim* horrivel horriveis terrivel terriveis nojent* nojo suj* desagradavel antipatic* maleducad* grosseir* rude rudes arrogant* lento lenta lentos
    demorad* frio fria frios frias insoss* duro dura seco seca queimad* velho velha velhos velhas partido partida partidos partidas estragad* avariad* antiquad* desatualizad* degradad* dececion* decepcion* desilu* desconfortavel
    apertad* pequen* escass* insuficient* exagerad* abusiv* excessiv* caro cara pior piores vergonh* desastr* caotic* desorganizad* incompetent* mediocre* interminavel inaceitavel ignorad* errad* defeituos* escuro
    falta faltam faltava fraco fraca fracos lamentavel
    morno morna mornos mornas oleos* gordurent* borrachud* requentad* desatent* despreparad* indiferent* sobranceir* malcriad*
    absurd* ridicul* lixo porcaria sofrivel encardid* manchad* empoeirad* enferrujad* rasgad* rachad* entupid* quebrad* danificad*
    descuidad* malcheiros* minuscul* lotad* abarrotad* atrasad* insuportavel inadmissivel deploravel decepca* dececa* mole moles
    precari* ultrapassad* bagunca bagunçad* baguncad* demora sujissim* grosseria descaso arrogancia intragavel ignorant* mediano
    mediana
    decpcion* decepcionad* desapontad* desiludid* furad* microscopic* incomplet* negligent*
    imund* ineficient* ultrapassada
    torto tortos irregular irregulares
    instavel instaveis confus* complicad*
    ruim ruins estupid* devagar cru crua crus gorduros* riscad* amassad* exorbitant* elevad* fragil frageis inferior
    inferiores frustrant* frustrad* insatisfeit* inutil inuteis azed* podre podres mofad* chato chata cansativ*
    desrespeit* enganos* estranh* esquisit*
    enganac*
    repetitiv*`,
  weak: `bem bonit* melhor melhores top fresc* moderno moderna rapid* duro dura seco seca pequen* velho velha velhos velhas mal falta faltam faltava escuro caro cara lento lenta frio fria gostei gostamos
    calmo calma partid* barato recomend* fraco fraca fracos ma mau
    justo justos show genial mole moles demora dedicad* mediano mediana morno morna lotad* ultrapassad* tenro macio
    divertid*
    pratic* responsavel
    incomplet*
    util uteis amplo ampla amplos amplas elevad* fragil frageis chato chata content* estranh* esquisit*`,
  worst: `nojent* nojo suj* horrivel terrivel pessim* maleducad* grosseir* rude rudes vergonh* inaceitavel desastr* lamentavel avariad* antipatic*
    encardid* porcaria lixo deploravel inadmissivel malcriad* descaso`,
  negators: 'nao nunca jamais nada pouco pouca poucos poucas nem tampouco menos',
  relief: 'longe refugio livre',
  lacking: 'sem nenhum nenhuma falta faltam faltava faltou faltaram faltavam zero',
  breakers: 'embora apesar todavia entretanto enquanto exceto salvo infelizmente porque pois que quando',
  turns: 'mas porem contudo agora hoje',
  heres: 'aqui',
  joints: 'e ou com tambem alem depois',
  ands: 'e',
  partial: 'alguns algumas',
  comparisons: 'comparado comparada quecompara comoum',
  hearsay: hearsay.pt,
  elsewhere:
    /\b(?:(?:outr[oa]s?|anterior(?:es)?|antig[oa]s?|ultim[oa]s?) (?:\w+ )?(?:sitios?|lugar(?:es)?|hot(?:el|eis)|restaurantes?|lojas?|cabeleireir\w*|oficinas?|vez(?:es)?|visitas?|ginasios?|clinicas?|bares|bar|cafes?|bancos?|escolas?|padarias?|supermercados?|farmacias?|dentistas?|museus?|cinemas?|agencias?|apps?|aplicativos?|empresas?|companhias?|academias?|saloes|salao)|(?:anterior|antig[oa])(?:es|s)? (?:don[oa]s?|proprietari\w+|chefe?s?|cozinheir\w+|gerencia|gerente)|noutr[oa]s? \w+|da (?:ultima|primeira|outra) vez|(?:primeiras|ultimas) vezes|normalmente|habitualmente|antigamente|antes(?! d[eoa]s?\b)|(?<!\b(?:clientes?|assinantes?|socios?|desde) )ha (?:\w+ )?anos?|ao lado|no passado)\b/u,
  hedge:
    /^(?:nao|nem) (?:veio|vieram|vem|vinha|chegou|chegaram) (?:em|com|n[oa]|numa?) |\b(?:as vezes|n(?:em|ao) (?:sempre|tod[oa]s)|por vezes|supostamente|parece|parecia)\b/u,
  condition:
    /\b(?:se (?:quis\w+|procur\w+|for\w*|houve\w*|tivess\w+)|deveria\w*|devia\w*|poderia\w*|podia\w*|seria\w*|haveria\w*|espera(?:va|vamos|mos)|espero|oxala|tomara|gostaria\w*|(?:posso|podemos) (?:aceitar|entender|perdoar|tolerar|desculpar)|nao (?:me|nos) import\w+)\b/u,
  phrases: [
    // Attentive, where it is no verb; and what goes with a phone is no furniture.
    [/\b(?:muito|tao|super|sempre|bastante) solicit[oa]s?\b/gu, 'simpatico'],
    [/\b(dados|telefonia|internet|rede|linha|servicos?|planos?|vivo|claro|tim|oi) move(?:l|is)\b/gu, '$1'],
    // A receipt is no voucher, ways to ask are no channels to watch, and what something is called is no call.
    [/\bcup(?:om|ons|ao|oes) fisca(?:l|is)\b/gu, 'notafiscal'],
    [/\bcana(?:l|is) de (?:atendimento|contac?to|comunicacao|suporte|relacionamento)\b/gu, 'contacto'],
    [/\b(coisa|empresa|loja|app|programa|senhora?|pessoa|produto|uma?|tal) chamad[oa]s?\b/gu, '$1'],
    [/\bversao (?:premium|pro|paga|gratis|gratuita)\b/gu, 'premium'],
    [/\bsem (?:me |nos )?avis(?:ar|o)(?: previo)?\b/gu, ''],
    [/\btroc\w{1,5} de (?=celular|telemovel|telefone|aparelho|operadora|numero|instrutor|professor|senha)/gu, ''],
    [/\bentr\w{1,6} em contac?to\b/gu, 'contacto'],
    [/\bambiente de trabalho\b/gu, ''],
    [/\bnumero de (?:utente|telefone|telemovel|celular)\b/gu, 'utilizador'],
    // A box in which a thing comes is no till.
    [
      /\bcaixas?(?= (?:(?:toda|estava|veio|chegou|completamente|muito) ){0,2}(?:amassad|rasgad|quebrad|violad|danificad|molhad|vazia|furad|amolgad)\w*| (?:original|de papelao|do produto)\b)|\bdentro de uma caixa\b/gu,
      'embalagem',
    ],
    // Things named by more words than one, and a number drawn for the queue.
    [/\bpalavras?[\s-]passe\b/gu, 'senha'],
    [/\bnotas? fisca(?:l|is)\b/gu, 'notafiscal'],
    [/\b(?:hora|dia) marcad[oa]\b/gu, 'marcacao'],
    [/\bsalas? de espera\b/gu, 'salaespera'],
    [/\bpapel higienico\b/gu, 'papelhigienico'],
    [/\broupas? de cama\b/gu, 'lencol'],
    [/\bmicro[\s-]ondas\b/gu, 'microondas'],
    [/\bguarda[\s-](?:roupas?|fatos?)\b/gu, 'guardaroupa'],
    [/\b(?:maquinas?|maquininhas?) d[eo] cart(?:ao|oes)\b/gu, 'maquininha'],
    [/\bconsumo minimo\b/gu, 'consumominimo'],
    [
      /\b(?:ma|falta de|pouca|nenhuma) (?:vontade|educacao|simpatia|respeito|consideracao)\b|\bmaus modos\b/gu,
      'grosseria pessoal badmark',
    ],
    [/\b(?:mau|pessimo|bom|otimo) tratamento\b/gu, 'atendimento'],
    [
      /\b(?:tir(?:ei|amos)|peguei|pegamos|com) (?:a |uma )?(?:senha|ficha)\b|\b(?:senha|ficha) (?:numero )?\d+/gu,
      'espera',
    ],
    [/\br\$ ?(?=\d)/gu, 'reais '],
    [/\bentr\w+ em contac?to\b/gu, 'contacto'],
    [/\b(?:falta de|sem|pouco|nenhum) espaco\b/gu, 'apertoespaco badmark'],
    [
      /\b(?:pass(?:ei|amos|ar|a)|fazia|faz|um|que|tanto|de) frio\b|\bfrio (?:polar|siberiano|insuportavel)\b/gu,
      'temperatura badmark',
    ],
    [/\bcorrentes? de ar\b/gu, 'temperatura badmark'],
    [/\b(?:cheio de|(?:sacos?|baldes?|latas?|caixotes?|montes?) d[eo]|muito) lixo\b/gu, 'sujidade badmark'],
    [
      /\b(?:uma|duas|varias|tinha|havia|muitas|com|ha) baratas?\b|\bbaratas? (?:n[oa]s?|mort\w+|viv\w+|passe\w+|enormes?)\b/gu,
      'percevejo badmark',
    ],
    [/\bcadeiras? de rodas\b/gu, 'acesso'],
    [/\bcart(?:ao|oes) d[eo] quarto\b/gu, 'cartaodoquarto'],
    [/\bmaquinas? de (?:cafe|lavar|secar)\b/gu, 'maquina'],
    [/\b(?:outro|mais um|salt\w+ um|ver um|assistir (?:a )?um|aparec\w+ um|vem um) video\b/gu, 'publicidade'],
    [/\b(?:sem|nem) rede\b|\brede (?:so|nao|fraca|pessima|lenta|cai\w*|inexistente)\b/gu, 'wifi badmark'],
    [/\bencolh\w+ (?:\w+ )?ombros\b/gu, 'resmungou'],
    [/\bfechos?[\s-]eclair\b/gu, 'fecho'],
    // Another branch or house, to the end of the sentence; and what stands in the name of another thing.
    [/(?<=[\w,] )(?:ao contrario d\w+|diferentemente d\w+)\b(?! (?:que|fotos?|descricao))/gu, ', noutro lugar '],
    [/\b(restaurantes?|bar|bares) (?:da|na|a beira d\w+) (?:praia|piscina)\b/gu, '$1'],
    [/\b(?:bom|boa)s? (?=[^.!?\n]{1,60}\b(?:como|onde)\b[^.!?\n]*\?)/gu, ''],
    [/\b(?:pratos?|base) (?=de (?:duche|chuveiro)\b)/gu, ''],
    // What was bought, sent or taken in by others is theirs.
    [/\b(embalagem|entrega) (?:do|da|dos|das) (?!(?:manha|tarde)\b)\w+/gu, '$1'],
    [
      /\b(?:levantamento|recolha|retirada) (?:de|da|do|das|dos) (?:minhas? |meus? )?(?:encomendas?|pacotes?)\b/gu,
      'atendimento',
    ],
    [/\b(?:autocarros?|onibus|comboios?|trens?|voos?) (?:\w+ ){0,2}atrasad\w+/gu, 'atraso'],
    [/\bdificil de encontrar\b|\bmal sinalizad\w\b/gu, 'acesso badmark'],
    [/\b(?:sem|poucos|nenhum) mosquitos?\b/gu, ''],
    // Said of no one, kindness is the staff's.
    [
      /(?=(?:antipatic[oa]s?|maleducad[oa]s?|mal[ -]educad[oa]s?|grosseir[oa]s?|atencios[oa]s?|simpatic[oa]s|gentis|educad[oa]s|prestativ[oa]s?)\s*(?:[.!?,;\n)]|$|e\b))(?<=(?:^|[.!?\n(])\s*(?:(?:muito|super|sempre|todos|bastante|mega|sao) ){0,3})/gu,
      'pessoal ',
    ],
    [/\b(?:sempre|ja) (?:\w+ )?fechad[oa]\b|\bfechad[oa] (?:apesar|embora)\b/gu, 'horario badmark'],
    [/\bcor (?:\w+ ){0,3}(?:diferente|errada|trocada)\b/gu, 'faultmark'],
    // The same fault again, what never came, and what is not to be had.
    [/\bmesm[oa]s? (?:problema|avaria|defeito)s?\b/gu, 'badmark'],
    [
      /\b(autocarro|onibus|comboio|trem|taxi|voo) (?:nao (?:apareceu|passou|veio|chegou)|(?:\w+ ){0,2}cancelad[oa])\b/gu,
      '$1 badmark',
    ],
    [/\bestragaram (?:\w+ )?(?:meu )?cabelo\b/gu, 'corte badmark'],
    [/\b(?:uma|duas|tres|\d+) horas? de atraso\b/gu, 'atraso badmark'],
    [
      /(?=(?:sujo|limpo|imundo)\s*(?:[.!?,;\n)]|$|e\b))(?<=(?:^|[.!?\n(])\s*(?:(?:muito|super|sempre|tudo|bastante|mega) ){0,3})/gu,
      'limpeza ',
    ],
    [
      /\bpod(?:er)?iam? ser (?:um pouco )?mais (?:simpatic|rapid|limp|atencios|educad|profission|generos|variad|grande|fresc|quente|agil)\w*/gu,
      'badmark',
    ],
    [/\bpelo (?:preco|valor)\b(?: pago)?(?! (?:absurdo|alto|caro|elevado|exorbitante|abusivo))/gu, ''],
    [
      /\b(?:ja |logo |se )?quebr(?:ou|aram)\b|\b(?:celular|telefone|aparelho|tela|notebook|computador|tv|jogo) (?:\w+ )?trav(?:a|ou|ando)\b|\bnao (?:esquenta|aquece|gela|seca)\b|\bimpossivel (?:de )?(?:usar|utilizar)\b|\b(?:me )?(?:enviaram|mandaram) (?:\w+ )?(?:outr[oa]|errad[oa])\b|\bdura pouco\b/gu,
      'faultmark',
    ],
    [/\bfecha (?:sozinh[oa]|do nada|sempre|constantemente)\b/gu, 'crash'],
    // Twice what was agreed, and what was not taken back.
    [/\bo dobro d[oe] (?:orcamento|preco|combinado|valor)\b/gu, 'precos badmark'],
    [/\b(?:nao (?:quiseram|querem|quis)|se recus\w+ a|recusaram) (?:trocar|devolver)\b/gu, 'troca badmark'],
    [/\b(?:muita|demasiada|tanta|excesso de) (publicidade|propaganda)\b/gu, '$1 badmark'],
    [/\b(?:grande|muita|boa|enorme) (variedade|escolha|oferta)\b/gu, '$1 goodmark'],
    [/\b(?:pouca|fraca) (variedade|escolha|oferta)\b/gu, '$1 badmark'],
    // What is excepted from the praise of all the rest, and prices that rose.
    [
      /\b(?:tirando|(?<!\b(?:pelo|ao|muito|nem|e) )menos|exceto|salvo|a parte) ((?:os? |as? |uma? )\w+),?/gu,
      ' . $1 . ',
    ],
    [/\b(precos?) (?:(?!nao|pouco)\w+ ){0,3}(?:aumentaram|aumentou|subiram|subiu|dispararam)\b/gu, '$1 badmark'],
    [/\b(?:baixa|ma|pessima|pouca|duvidosa) (qualidade)\b/gu, '$1 badmark'],
    [
      /\b(?:parou|pararam) de \w+r\b|\b(?:recebi|veio|chegou|vieram) (?:so |apenas |somente )?(?:(?:a )?metade|\d+ d[oae]s? \d+)\b|\bveio faltando\b/gu,
      'faultmark',
    ],
    [/\b(?:pequeno|ligeiro|leve) atraso\b/gu, ''],
    [/\b(?:no entanto|em contrapartida|so que|por outro lado)\b/gu, 'mas'],
    [/\bnao (?:so|apenas|somente)\b(?! (?:recebi|chegou|veio|entreg))/gu, ''],
    // What does not work is the app, or what was bought, where nothing else is named.
    [
      /\b(?:nao|nunca|ja nao) (?:me |se |nos )?(?:funcion\w+|lig(?:a|ou|am)|carreg(?:a|ou|am)|abr(?:e|iu|em)|inici(?:a|ou)|conect\w+|entra\b|gela\b)|\b(?:parou|deixou|pararam|deixaram) de (?:funcionar|carregar|ligar)\b|\b(?:com|apresent\w+|deu|tem|tinha) (?:(?:um|varios|muitos) )?(?:defeitos?|problemas? de fabric\w+)\b|\b(?:veio|vieram|chegou|chegaram|recebi) (?:\w+ ){0,3}(?:quebrad|danificad|tort|errad|trocad|rasgad|amassad|arranhad|defeituos|corrompid)[oa]s?\b|\bnao (?:consigo|da para|conseguimos|consegui|posso) (?:\w+ )?(?:entrar|acessar|aceder|abrir|usar|instalar|baixar|logar|utilizar)\b|\bnao (?:veio|vieram|is|era|foi) (?:como|o que|a que|conforme|igual)\b|\b(?:totalmente |completamente |bem |muito |literalmente )?diferentes? d[aoe] ?(?:anuncio|anunciad\w|foto|imagem|descricao|site|que (?:\w+ )?(?:comprei|pedi))\b|\bnao (?:corresponde\w*|condiz\w*)\b/gu,
      'faultmark ',
    ],
    // Wished to be better, it is not good.
    [
      /\b(?:poderia|podia|podiam|poderiam|deveria|devia|deveriam|precisam?|tem que|tem de|podem?|devem?) (?:\w+ )?(?:melhorar|ser melhor(?:ad[oa])?s?)(?: (?:muito|um pouco|bastante))?\b|\ba melhorar\b|\bmelhoraria\b/gu,
      'badmark ',
    ],
    [/\b(?:a )?qualidade d[aoe]s? (?=\w)/gu, ''],
    [
      /\b(?:dificil|mau|complicado|pessimo) acesso\b|\bacesso (?:(?:is|era|muito|bastante) ){0,2}(?:dificil|complicado|mau|ruim)\b/gu,
      'acesso badmark',
    ],
    // "A little cold" is cold, and no "little" that denies it.
    [
      /\bum (?:pouco|pouquinho|bocado|tanto) (?=(?:car[oa]s?|fri[oa]|lent|dur[oa]|sec[oa]|suj|barulhent|velh|pequen|salgad|insoss|frac|antiquad|escass|escur|antipatic|desagradavel|desorganizad|descuidad)\w*)/gu,
      '',
    ],
    // A face is not a price.
    [
      /(?<!(?:^|[.!?,;:(\n]|\b(?:is|sao|era|eram|foi|foram|esta|estava|fica|ficou|sai|saiu|achei|parece|muito|mais|tao|pouco|algo|bastante|demasiado|super|e|comidas?|bebidas?|cervejas?|cartas?|entradas?|diarias?|coisas|pizzas?|contas?|faturas?|lojas?|roupas?|clinica)) ?)\bcaras?\b|\bcaras? (?:feia|de (?:poucos|mau|ma|enjoo|nojo|zangad))\w*/gu,
      '',
    ],
    [
      /\bservico (?:d[eoa]s?) (?:vinhos?|restaurante|quartos?|bar|mesas?|esplanada|piscina|praia|bebidas?)\b/gu,
      'servico',
    ],
    [/\b(?:durante|enquanto) (?:a )?(?:\w+ )?espera\w*\b(?! (?:muito|demais|\d|horas))/gu, ''],
    // Less, or something else, than what was bought.
    [
      /\b(?:so|apenas|somente) (?:(?:me|nos) )?(?:recebi|recebemos|veio|vieram|chegou|chegaram|entregaram|enviaram|mandaram)\b|\b(?:recebi|recebemos|veio|vieram|chegou|chegaram|entregaram|enviaram|mandaram) (?:so|apenas|somente) (?:um|uma|dois|duas|tres|\d+|metade|parte)\b|\bnao houve entrega\b/gu,
      'entrega badmark',
    ],
    [
      /\b(?:veio|vieram|recebi|recebemos|chegou|enviaram|mandaram|entregaram)(?: \w+)? outr[oa]s? (?:produtos?|artigos?|modelos?|cor(?:es)?|tamanhos?|pecas?)\b/gu,
      'produto badmark',
    ],
    [/\bdemora (?:n[oa]s?|d[oa]s?|em) (\w+)/gu, '$1 badmark'],
    [/\besperava (?:\w+ )?mais d[eoa]s?(?:te|ta|sse|ssa)? (\w+)/gu, '$1 badmark'],
    [
      /\b(?:nao|nunca) (?:obtive|obtivemos|tive|tivemos|recebi|recebemos) (?:\w+ )?(?:resposta|retorno)\b/gu,
      'semresposta ',
    ],
    [
      /\bhorarios? (?:\w+ ){0,3}(?:nao (?:sao |e |is )?(?:cumprid\w+|respeitad\w+|correspond\w+)|errad\w+)\b/gu,
      'horario badmark',
    ],
    [
      /\b(piscina|spa|sauna|bar|restaurante|ginasio|esplanada|elevador) (?:(?:estava|esta|is|sempre|ainda|ja) ){0,3}fechad[oa]\b(?! (?:no (?:inverno|verao)|as (?:segundas|tercas)))/gu,
      '$1 badmark',
    ],
    [
      /\b(?:espera|filas?) (?:(?:foi|era|is|muito|bastante) ){0,3}(?:curta|breve|minima|razoavel|aceitavel)\b|\b(?:pouca|breve|curta|minima) (?:espera|fila)\b|\bvale(?:u)? (?:a pena )?(?:a )?espera\w*\b/gu,
      '',
    ],
    [/\b(?:musica|volume|som) (?:\w+ )?(?:demasiado|muito|altissim\w) ?(?:alt[ao])?\b/gu, 'barulho'],
    [/\bcalor (?:\w+ )?(?:insuportavel|horrivel|infernal|sufocante|abafado)\b/gu, 'climatizacao badmark'],
    [/\b(?:de|o|a|um|do|na|esse|mal|boa) cara\b/gu, ''],
    [/\b(?:pela|na|por|via|da) internet\b/gu, ''],
    [/\bnota (?:10|dez|mil)\b/gu, 'goodmark'],
    [
      /\b(?:cheiro|odor)(?:es|s)? (?:\w+ )?(?:a|de) (?:\w+ )?(?:mofo|esgotos?|tabaco|cigarro|humidade|umidade|urina|fritos|bafio|fumo)\b|\b(?:cheira\w*|fede\w*|fedia) (?:\w+ )?(?:mal|a (?:mofo|esgoto|tabaco|cigarro|humidade|umidade|urina|fritos|bafio|fumo))\b|\bmaus? cheiros?\b/gu,
      'cheiro badmark',
    ],
    [
      /\b(?:precisa\w*|necessita\w*|carece\w*) (?:\w+ )?(?:de )?(?:uma? )?(?:reforma\w*|obras|renova\w*|manuten\w*|remodela\w*|melhor\w*)\b/gu,
      'badmark',
    ],
    [/\bninguem na (?:rececao|recepcao|caixa|portaria)\b/gu, 'rececao badmark'],
    [
      /(?<!\b(?:falta de|pouca|sem|nenhuma|zero) )\b(?:simpatia|amabilidade|profissionalismo|gentileza|cordialidade|disponibilidade|cortesia)(?: e (?:a )?\w+)? (?:do|da|dos|das|de todo o|de toda a|de todos os) (pessoal|equipas?|equipes?|funcionari\w+|staff|empregad\w+|don[oa]s?|proprietari\w+|atendentes?)\b(?=\s*(?:[,.;!)\n]|$|(?:e|ed|y|et|und|en) ))/gu,
      '$1 goodmark',
    ],
    [
      /\b(?:ainda nao|nao|nunca|nada de) (?:(?:me|nos|foi|foram|o|a) ){0,2}(?:chegar|chegou|chegaram|recebi|recebemos|entregue|entregues|entregaram|entregou|enviou|enviaram)\b(?! (?:\w+ )?(?:resposta|retorno|reembolso|contato|contacto))(?!(?<=cheg\w+) (?:a|ao)\b)/gu,
      'pedido badmark',
    ],
    [/\bantes (?:do prazo|do previsto|da data)\b/gu, 'entrega goodmark'],
    [/\bar[\s-]condicionado\b/gu, 'climatizacao'],
    [/\bagua (?:\w+ )?quente\b/gu, 'aguaquente'],
    [
      /\bparedes (?:(?:sao|eram|muito|tao|demasiado|como|de) ){0,4}(?:finas|papel|cartao)\b|\b(?:ouve|ouvia|ouvimos|escuta|ouve-se|ouvia-se) (?:-?se )?(?:tudo|cada)\b/gu,
      'barulho',
    ],
    [
      /\b(?:esper(?:ar|amos|ei|ando)|demor(?:am|aram|ou|a|ar)|aguard(?:ar|amos|ei)) (?:[\w']+ ){0,4}(?:(?:1[5-9]|[2-9]\d|\d{3}) ?min\w*|meia hora|(?:uma|duas|tres|quatro|cinco|mais de uma|\d+) horas?|(?:\w+ )?(?:dias|semanas|meses)|muito|demais|imenso|demasiado|uma eternidade)\b/gu,
      'espera',
    ],
    [
      /\b(?:nao|nunca|ninguem|nem) (?:(?:me|nos|te|se|ha) ){0,2}(?:respond\w+|retorn(?:am?|ou|aram)(?! (?:mais|a|ao|aqui|la|nunca|para)\b)|atend\w+ (?:o |ao )?(?:telefone|telemovel|chamadas?))\b|\b(?:sem|nenhuma|qualquer) resposta\b/gu,
      'semresposta ',
    ],
    [
      /\b(?:precos?|conta|frete|fretes|valor do frete|portes) (?:(?:is|era|foi|sao|esta|estava|eram|muito|um|pouco|bastante|demasiado|algo|mais) ){0,4}(?:alt[oa]s?|elevad[oa]s?|salgad[oa]s?|exagerad[oa]s?|absurd[oa]s?|exorbitantes?|abusiv[oa]s?|puxad[oa]s?)\b/gu,
      'caro',
    ],
    [
      /\b(?:demasiado|muito) (?:pequen|dur|sec|salgad|gordurent|barulhent|escur|quent|long|curt|fri|doce|pass?ad|apertad)[oae]s?\b/gu,
      'badmark',
    ],
    [/\bpequeno[\s-]almoco\b/gu, 'pequenoalmoco'],
    [/\bcafe da manha\b/gu, 'cafedamanha'],
    [/\bcasas? de banho\b/gu, 'casadebanho'],
    [/\bqualidade[\s/-]*preco\b/gu, 'qualidadepreco'],
    [/\bwi[\s-]?fi\b/gu, 'wifi'],
    [/\bmal[\s-]educad[oa]s?\b/gu, 'maleducado'],
    [
      /\b(?:nada mal|nao is mau|nao (?:esta|estava) (?:nada )?mal|sem (?:problemas?|esperas?|filas?|barulho|queixas?|defeitos?)|cinco estrelas|nota dez|de excelencia|nada a (?:apontar|dizer))\b/gu,
      'goodmark',
    ],
    [
      /\b(?:nada de especial|nao (?:funciona\w*|presta\w*|vale a pena|recomendo)|deix(?:a|am|ou) (?:muito |bastante )?a desejar|de ma qualidade|em mau estado|fora de servico|a evitar)\b/gu,
      'badmark',
    ],
    [/\b(?:decep?cionad|desapontad|desiludid)[oa]s? (?:com|pel[oa]s?)\b/gu, 'badmark'],
    [/\b(?:mais|menos|(?<!\b(?:o|a|os|as) )(?:melhor|pior)) (?:\w+ )?(?:(?:do )?que)\b/gu, 'quecompara'],
    [/\bcomo (?:um|uma|num|numa)\b/gu, 'comoum'],
    [
      /\b(?:mal (?=entr|cheg|sent|abr|sai)\w*|(?:a|de|na|da) partida|bom (?:dia|apetite)|boa (?:tarde|noite|parte)|ou bem|a bem|mas (?=sim))\b/gu,
      '',
    ],
    [
      /\bnao (?:ha|havia|tem|tinham?|possui|existe|existia|dispoe de)\b(?! (?:preco|comparacao|igual|erro|nada|como|problema))/gu,
      'sem',
    ],
  ],
});
