import type { LearnedComplaints } from './learned-complaints.ts';

/** Made by training/train-complaints.ts, which says from what; not to be edited by hand. */
export const pt: LearnedComplaints = {
  clearFrom: 1.04,
  groups: {
    account: {
      '3': `
12 2017 40 50 61 7 87 95 acabo acho ando apagada apren* arrumem assassinato atual* atualizacao cadav* cadaver caro
cliquei compreensao conde* consc* conseguir corro* detet* devol* devolver doze faltando foge fugi ganhe* ganhei guardas
legal legal* mandam mesmo mesmo* moeda moeda* mordo* mordomo morremos moto nada obrigada ofens* ouro paciente pacot*
pacote perdeu pista* pistas ponte ponte* pouqu* pouquinho primo primo* print* professores progr* propaganda reins*
reinstalei salga* salgado simul* sumiu sumiu* tentar toma trafi* ultimo uns vc velhi* velhinho vendo vendo* vicia*`,
      '4': `
agent* agente aldei* aldeia alema* alemao capitulo caso compreendo comprou desin* desinstalei detetive diama* event*
evento ingle* ingles judic* medicina mentira perfis prata prata* print propagandas queda queda* reinstalar resolva
responde segundos servidor simulador ultim* zero`,
      '5': `
aperto kkkk matei matei* nivel nivel* propa* supor* suporte vidas vidas*`,
      '6': `
bug licao licao* perdi* progresso`,
      '7': `
214 level level* perdi save`,
      '8': `
jogo`,
    },
    administration: {
      '3': `
12h 12h45 12h45* 16 2024 25 780 8h 9h abertas aborr* acabaram acertar achad* achado achar* achei achei* achou achou*
acomp* acordando administracao adultos aerop* aeroporto afund* afundado afundou agarr* agendamento aguentar ajudar
alarm* alarme alfaces alta altur* altura alugar ambul* ambulancia amiza* amizade amor anca anos apanh* apanhou aparecia
aparecida apres* aquecida arena arena* assassinou assobiar atrap* atrapalha aumento autocarro avisaram avisem avisou
azulejos banho bolac* boletim boneco bons branco bumbo bumbo* burri* burrice cabin* cabine cacul* cacula cadeiras
camareira caminhada canti* capa capac* capacete capo carmo carmo* carri* carrinha carrinhos cartela casam* casamento
casas casas* castelo cauda cauda* chale chale* chefe chefe* chora* chorar choro* clari* cofri* cofrinho colete coloq*
compadre consegui consultorio contados contou convidados coordenacao corta* cortisona couve crech* creche cruze*
cruzeiro custou danca* decla* decor* deixam deixamos dela desapareceram descalco desse diagnostico diagnosticos diplo*
diploma diret* dobradica dorme* dormiu edica* edicao eletronica embarcamos empurrar encar* encarregados encha*
encharcado encon* encontrado encontrar encostou enganou entender entrou errada esfor* espanhol espetinho espia* estadio
estat* estatua estrelas exami* examinou excur* excursao experimental expos* falava faro fatim* fatima fecha* fechado
felizmente fernanda festival ficha filas filas* filha filha* filho formatura foto fratu* fratura garot* goste* gostei
horario ideia idoso idosos ilha imagem incen* incendio inclu* incluida infla* inflavel ingre* ingresso internacao
jacar* jacare joao jogav* lanchinho legendas leite leite* leme lindos lista lista* locut* locutor lomba* luzes luzes*
madeira manic* marav* maravilhosa marmi* marmita medic* memor* memoria menci* menin* meninos merec* mistu* miudo*
miudos mochi* mochila moleq* moleque monitoras montagem montes morreram mosai* mosaico mundo mundo* nadad* nasce*
nasceu nenhu* nenhum neusa neusa* nomes nomes* norma obrigatorio ombro orden* organ* organizacao palet* palma* panad*
papel papelaria parte parte* passado passamos passarinho passeio pastilhas pelo pendurado perde* perdida pista ponha*
ponham possivel poucas pre preencher primeiros pros psp puxar puxar* queimado radio radio* rampa rampa* rasgo rasgo*
recebendo recebido rendimentos reparei responsavel ressa* reuni* reuniao rezei rezei* risada rolando rolante rua rute
sair saiu salva* secre* secretaria segundo shirt shirt* show sobrenome socorros soubemos souberam suco sushi sushi*
suspense tapio* tapioca terra* tia torno* torre travao trazer triste unica unica* valsa valsa* veia vendia vespe*
vespera viaja* viajando vinte vinte* virado virar* viraram visto xingo* xingou`,
      '4': `
abrir* acamp* acampamento adult* apresentacao assinar b banda banda* barco barco* bolas bolas* bote c caos chef chorou
contaram contentor contratei declaracao descu* desculpa embar* estacionamento ficha* figur* figurino foram foram*
gemea* gemeas guia idoso* incluia later* lateral mexer mexer* nadador ordem ordem* outub* outubro palete palmo* papel*
passam perderam plast* plastico portas profe* repar* repit* repito resma* resmas rober* roberto sentado siste* sistema
terra tias tremendo unifo* uniforme voltaram ze`,
      '5': `
13h20 13h20* abriram atendida cachoeira carteiras colet* cortado desse* diagn* diretora faltava merece monit* monitores
neto palco palco* perguntar pulse* rolan* salvador`,
      '6': `
professores`,
    },
    ads: {
      '3': `
2017 214 7 abrig* abrigo acorda acordar adian* agora agora* anuid* anuidade aquelas assal* atenc* atencao aumentaram
avaliacao berra* berrando botar* botaram bug campanha caozi* caozinho capitulo carregar carrego casin* chuva chuva*
clima* cliqu* colhe* colher colou colou* comercial computador confuso controle cruzi* cruzinha cueca* cuecas custa*
custar deter* detergente detetive dific* entendi escap* escritorio fechar ganhar gesso gesso* historico idade idade*
joga julgamento justo justo* levo mesmo mesmo* moder* moeda* nacio* nacional ocasi* ofert* oferta ouvir ouvir* pacie*
paga paz pelad* pelada peso plant* polvo polvo* pranc* prancha propr* quanto quer recomeca relax* segun* simul*
simulador super toma trava* vc velhi* velhinho vendo vendo* ver versao verso verso* videos volum* volume`,
      '4': `
amanh* amanha antiga banir* baniram bau cache cada cliquei comeco comed* conversas episo* explo* grati* gratis licao
licao* limpei matou matou* milho milho* moedas momen* momento plano plano* procu* quebrar recebo registrei relaxa
repas* sabem sabem* salto* seque* serie serie* sosse* sossego taco trafi* trava voltem`,
      '5': `
app assassinato cade episodio isto ouco propagandas saltou sequestro video`,
      '6': `
aparece desin* desinstalei diama* fase matei matei* segundos video*`,
      '7': `
jogo newsl* newsletter`,
      '8': `
anuncio`,
      '9': `
anunc* propa* propaganda`,
    },
    advice: {
      '3': `
210 800 aceitaram acho aconselhou ajudar anda aplic* aprovado aproveitar aquar* aquario assas* assassino atendente
atlet* aulas aulas* aumen* aumentou banha* bata biome* biomedica bocad* branca cabeleireira calda* caldas canel* canud*
canudo cao capsu* capsulas caste* castelhano catar* catarata caval* celiaco certidao chego cinqu* cinquenta cirur*
cirurgia compo* confe* confesso conheco contabilista corda corda* cozid* cozido curta curta* decla* declaracao defun*
delic* demai* demais depen* devolucao diarr* disseram ele embai* embaixo enfermeira engor* eram errado expliquei faltar
feliz feliz* ficar ficha* fichas financiamento fiz frescura futeb* futebol gasta* gesto* graca graca* grand* grande
grau grossa hospi* hospital ia ideia impla* implantes insul* juntar kg largar lembrar levan* lotada mae mafal* mafalda
mandando manip* mentir minima minus* mo mocin* mocinha molhado naturalidade negou negou* noutro olho opini* paga pague*
paguei palpe* peixe pelos pelos* perce* percebe percebi pergu* podre podre* polvi* pouco poupa* poupanca preci* prima
produto queri* quise* quiser recom* relat* relatorio rotul* rotulo sangr* sangrar segui* serrano setor setor* setub*
setubal sonho sonho* soube soube* tarta* tintas token token* tomei tomei* tomou tomou* torca* torcao trigo trigo*
urgen* urgencia vacin* vai vao vasos vasos* velho velho* vende* vendeu vendo vendo* viola* violao vistos vive xarop*`,
      '4': `
antia* antialergico aprov* aviar* cachorra capit* colegio curso curso* dela depende depoi* depois divida douto* doutora
dra falte* faltei filhos finan* geren* gerente gestora higie* incho* inchou interna iva mataram meire* meireles morre*
natur* olhou olhou* olive* oliveira orien* pobre pobre* polvilhado ppd queria sandr* sandra secou secou* seus superior
tecnica tinta tinta* titul* toma trime* vacinas volte`,
      '5': `
aconselharam aplicou capitalizacao disse disse* dr eutan* gastr* gata levantou mota perguntei quant* titulo`,
      '6': `
acons* morreu`,
    },
    appointment: {
      '3': `
0800 1 10 140 14h 2017 400 9h abro adiad* ajuste amado* amadora amigos anestesia apara* aparelho aula bumbu* bumbum
cabel* calor calor* casei clinica confi* consta convo* cresce daqui* depen* depende desculpas difer* douto* doutora
enqua* enquanto ensai* ensaio ensinou entendo entro escov* escri* esper* estat* estatua exame* facul* faculdade faltava
fazen* fazendo fever* fevereiro frente gasto gasto* grita ha haver haver* horario horarios horte* hortela incluia juizo
juizo* lavar* lavaram lindas madrinha mando maravilhosa marcado marqu* medica medicina mensagem miand* miando morrer
namor* namorado olharem ora ortop* outub* outubro pacientes passam passo pelad* planta podem podem* pratica print*
problema programa psiqu* rapid* recusei recusou remar* renat* renato reparei repete respondem ressonancia revis*
revisao rute sabado secad* secador sentido simpatica sobrando sombr* sombra tempo tentativa thor triste tv ue urgencia
vez viajava vou`,
      '4': `
35 abril abril* agenda alfin* alfinete brinco buscaram cabelo certidao comprimidos diferente dores dores* impor* junte*
juntei larei* lareira ligo madri* marcam marquesa medic* nisso nisso* ortopedista pediu pediu* pelado ponto ponto*
recep* recepcionista ruben ruben* sexua* sexual simpa* siste* sistema tesoura vagas vagas* vespe* vespera veu vir`,
      '5': `
atendem baliz* baliza desmarcam entrevista esperando fico horar* marcar remarcada repro* reprovei`,
      '6': `
adiam* agend* desma* desmarcaram escritura marca* vaga`,
      '7': `
consu* consulta`,
    },
    atmosphere: {
      '3': `
acesa acesa* acompanhou anos apitando arma arreg* arregalado atras atras* autoclismo barre* barreiros batiam bebid*
bebida belez* beleza bifan* bifanas boas bonito botar* botaram brincadeira cabid* cabidela cachi* cachimbo cais calib*
camar* cangaceiro cansa* cara carlo* carlos carros certo* certos chope chope* ciclo* cinem* cinema colocaram comecei
comid* comida comprava concerto consumacao conveniencia copo corredores crime curad* curadoria dar decen* decente
denunciei despa* detetive dez disco* dobrada eletrico eletronico encolhe encos* encosto enfar* ented* erva espir*
espirrou esquecido esses esses* estao estao* fadis* fadista fechadas finge finge* fixo forca frete frete* fumac* fumaca
funcionario gaivo* gaivota galinha garcom gim gring* gringos guri homen* homens hones* honesto hospe* inclusive intei*
janta* lembra levamos limpas localizacao lojas lojas* mafia mafia* manha manha* maqui* maquinas mataram matou matou*
media* mentir meus miste* misterio morte morto morto* naturalidade naval* navalha nele oferecer ombros pagod* pagode
param* parav* parava parecia passarinho pasti* pastilhas pedir perde pergunte perto perto* pia piada* pingou po ponto
ponto* popa pratos presentes quartos quim quise* quiser recad* recado recepcionista relva* reparar repetido requentado
riscas riscos rober* roberto rolando roxa sala salao salao* sanit* sanita segue segurancas seria serin* seringas servir
show socio* soluc* sujei* sujeito tipos tipos* vazia velor* velorio vende vendedor vendi* vira`,
      '4': `
ambie* ambiente anima* artis* artista baiao baiao* barbe* barbeiro barma* barman beija* caipi* caipirinha cantada
canto* cerve* cerveja chuta* chutando ciclo degra* eletr* embora encosta fedia fedia* fingi fumo haxix* haxixe hospedes
lembr* lembranca levo maest* maestro media meninas micro* microfone movim* movimento muda noite noite* norte norte*
pacot* parec* parece percentagem perso* piada plena plena* porte* proprio pros quase quase* regua regua* segue* simpl*
simples socios staff staff* temporada tomadas tonic* trabalhar tripu* tripulacao vendia viajava vidro vidro*`,
      '5': `
alto andav* andava bar cantou degrade embor* funga* fungando music* musica petis* petisco recep* recepcao rir silen*
silencio`,
      '6': `
macon* maconha`,
    },
    bill: {
      '3': `
190 2021 2022 240 300 310 390 3x 400 48 480 52 59 80 900 95 abast* abri acert* adiad* adiam* aditi* aditivada alugado
alugu* aluguel amilc* amilcar anten* antena apaguei apare* aparecem aparecer apareceram apontaram apres* arrependi
artis* artista atendentes atrasei audie* audiencia avisados avisaram bambo bambo* bebo brincar ca cache cadel* cadela
cancelamento cardi* cardiaco carregada carrinha carro cartao causa causa* centimo certo certo* cobrem coco coisas
coisi* comendo comis* confins confirmar conti* conve* convenio corretor cpf criti* critica cruzi* cruzinha cunha*
cunhada custou danca* daquele debitar debito decorei deito* denunciei desmo* despe* deve devolveram diario digam digam*
digit* dinhe* dinheiro diplo* diploma dito dorme durep* durepoxi eles empen* empregados emprego encar* encontra energ*
ensinar escla* esclarecer escritura especial estiv* estornaram exige* fazem feita feita* figurino financiamento fiscal
foto freio freio* frentista frigobar froux* frouxa gaivo* gaivota garra* gasoleo gato geme gestora gol gravado grito
homem homem* human* humano ideia* igualzinho imobi* impecavel infar* informacao janei* janeiro jante* junho junho*
juros juros* larga larga* leu levando levantamento levavam ligan* ligando liguei limpei limpeza linha* loja luva
mandamos mandar mandem manua* maria marina mensalidade mensalidades miudi* movei* moveis multi* multibanco naque* nata
nesta nesta* nisso nisso* novinho novos novos* numa ocasi* ocorr* ocorrencia olhe ouve ouvi pagam* pagas* pagav* palma
parac* pedag* pedir pedir* peluc* penalti percentagem petic* peticao pican* picanha placa placa* porco* portagem
possivel poupa* poupanca presenca primos proce* procedimento proto* protocolo pus puser* puseram querem quest* quimi*
reboc* recebi recheio regra regul* reparei reservado resor* resort risco risqu* risquinho rodov* rodoviaria sabem
sabem* sabiam seguraram seguro sei selfi* selfie semana sentenca sera seu sindi* sindica sozin* sozinha sozinhas spray
spray* supervisora tal te tecni* telefonar telefono terno terno* tiram tiram* tive to toman* tomando tomo torra*
torradeira transferir vai vela velha velha* vida virgu* vistoria vivo vossa vosso vosso*`,
      '4': `
1 200 2023 45 800 890 acade* academia acao aceitei adesi* adesivo admin* administrativas amigo* amort* amortecedores
apoli* apolice apresentacao assin* assinatura baixe* barat* barato bloqu* boxe calot* canal* cancela cancelar carta*
centi* cobrado cobranca cobrancas coisinha comissao condicoes confirmacao consertar constam constava contador conversa
couve* couvert custo* debitaram depos* deposito email email* encostou energia engolir enterraram estimativa estiver
euros euros* experimental extra* fidel* fidelizacao filmei filtr* filtro forum forum* funcionario gasolina gesto*
gostou imobiliaria impec* justi* justica letri* letrinha limpe* linhas mandioca manual mes model* modelo moradores
negat* notificou obrigatoria ofert* oferta ofici* oficina orden* pagam pagan* pagando parcelado penal* pense* proxi*
proxima quintal raiva raiva* receber refor* reforma registada renov* ressa* rosan* rosangela sesso* sessoes tecnico
teste teste* tirad* tras treina virgula viuva viuva* vo`,
      '5': `
150 180 312 640 acama* acamada amigo antec* antecedencia anuid* anuidade apertou aplicacao assinado bloquearam campa
cancelei canha* canhao carta carva* carvalho cemit* cemiterio cobrando consignado consta conta conta* contas contrato
despesas encra* estim* extra fecham financeira gasol* grati* gratis leitu* leitura litros medi ordenado origi* original
pintado radiografia rubri* rubrica serralheiro urna velas velas*`,
      '6': `
44 99 cance* const* continuem litro* marre* marreta pinta* r taxa`,
      '7': `
debit*`,
      '8': `
cobra* cobraram fatur*`,
      '9': `
fatura`,
    },
    booking: {
      '3': `
150 390 6h 870 abrem abrem* acabamos acordando agradavel anter* anterior arbitragem arrendado arrumaram ate atlet* aula
aulas aulas* bonitinho brinco casa casab* casablanca centr* chegada chegamos chegando cinco cinco* cito coloc*
colocaram companhia confirmei conhecer consegue consumidor corrida criancas deixou demos demos* desmarcaram dessa
devolve divin* divinal durou durou* elogi* elogios emprego esfih* espla* esplanada esqueceram estavamos estre* estrelas
faze figurinha firma firma* googl* google gov grama* grupo* hotel hotel* ideias ingre* ivone ivone* jantando jorge
jorge* levamos ligarem livri* lo mandem marca* marcaram mas motor nascido oliveira onlin* online opera* operado ouco
outra outra* ouviu ouviu* pagamento passagem pensa* pensar percebem pesso* pet pix poder poltr* poltrona portuguesa
quart* quarto reemb* registrei regre* regresso remarcar remarcaram responsavel salto seguiu segurar senhores sentaram
sim simulador sorrindo sorriso suces* sumo t1 t2 talho talho* tiros tiros* tudo viage* viagem vira viram viram* visitar
vista vista* vossa`,
      '4': `
00 aerop* aeroporto agenc* agencia agend* agendamento atenderam cancelado cento cento* conex* conexao conhe* conhecia
cruze* cruzeiro evapo* evaporou faxin* faxina gramado gritando grupos lua malas malas* marcar marina mel mesa mudou
mudou* parcelei parto parto* pessoal portu* pousa* pousada proprietario puser* puseram recebeu reembolsavel remar*
reservei sheil* sheila sinal sinal* telef* telefone transferi verao verao* zap`,
      '5': `
agendada barco barco* chega* eramo* eramos gostava pacot* pacote`,
      '6': `
nos reser*`,
    },
    calm: {
      '3': `
1h30 3h 5h abarr* abarrotar achan* achando adorm* alarm* alarme almoco almof* alto ameli* amelia anexo anexo* anfit*
aniversariante aos aquel* arrog* arrogancia assistir balne* balnearios bar barraca barre* barreiros batia* bebid*
bebido bengaleiro berbe* berbequim berra* berrando bombas bumbo bumbo* cabeceira cacil* cada cadeira canta* canto*
carlo* carlos casai* casais casal casei* caseiro ceu chale chale* chuveiro cigar* cima colada coladas colun* comentar
compensa conte* conversar corre* cova deleg* descia desculpas despedida diver* dividido domingo dormir dura eletr*
eletrica eleva* elevador engol* engole ensai* ensaio ented* espetaculo espum* ester* estev* evidencias excec* excecao
existia fazia fazia* faziam festival fino floripa fogo fria funer* funeraria geme giro grama* gritos grupo* hones*
hospede hospedes houve* idem incluindo incomodam inteira inverno isso jantar junina lanca* larei* lareira lavat* leve
lixo lugar* mafio* manha manha* marav* maravilhosa matam matam* media media* merec* mesa moeda* moedas monte morre
morre* morte* mundo mundo* noites nos ofert* oferta ouvid* ouvir ouvir* papelzinho papo partir passa passos pedre*
pedreiro percebem piao pintados pipoca poco ponto ponto* poucos praia praia* princ* principio processos psp pura qualq*
qualquer quart* quarto quim reconheco relaxamento rendeu rente rente* resor* resort respi* ressa* rober* roberto ronca*
rotin* rotina saben* sabendo saiba saiba* salao salao* santo* sao secul* seculo seringa seringas serio serio* silab*
silaba simpatia simpl* since* sobem sobem* sober* soberba sobre sofre* sofrer solte* supri* suprimido tambo* tao tapio*
tapioca tenha* tiver tiver* toalha toldo toldo* tremi* tremia tripu* tripulacao usadas utent* utente vista vista*
vizin* voz`,
      '4': `
18h 4h50 8h adormeceu alaga* aquela assas* bagagens batiam belic* berro* berros bibli* bomba* bombe* bombeiros bombo
bombo* cama camia* camiao chuta* chutando chuvi* claro claro* colad* congr* congresso corredor cortador delegacia
divertido dormi* esteve evapo* evaporou ferve* filme filme* finin* forro forro* fotografica fraco fraco* galo garcons
goste* gostei grupos haxix* haxixe honesto hospe* hoste* hostel hotel hotel* impos* incen* incendio jacuz* jacuzzi
junin* lado lugares maqui* maquina noite obra ouvia ouvido paga palco palco* pareceu paredes pasti* paz percentagem
pipoc* quaresma range* rebuc* respira santos serin* simples siren* solto sumo super susto susto* tenda* terro* terror
tocan* tocando umas vizinhos`,
      '5': `
apita* apitando assassinou banda banda* beliche bibliotecaria calar calar* cantaram carav* caravana colch* colchao
duche* embai* embaixo espumante esqua* esquadra impossivel longe longe* micro* noite* out pastilhas petis* petisco
range silen* silencio solteira tenda`,
      '6': `
7h cafe correndo duches gerad* geradores microfone ouvia* pagod* pagode quartel som sono`,
    },
    choice: {
      '3': `
34 35 8 90 achan* achando adultos agenda algem* arara arara* assad* assado assas* bacal* bacalhau bola botar* botaram
briga cabra cabra* carec* catal* cedo clientes comer cotovelo custo* descobrir dezem* dezembro discu* encol* encolheu
espac* espaco experimentar faltava fatia fatia* ficar* ficaram frances gelad* glute* gluten gravata hambu* iam infantil
ja ler lista lista* lurde* lurdes maca menu mesmos mistu* noiva oferece pagina pede pendurada pesqu* plano plano*
polic* presi* quarta reben* recin* repen* repente roman* secos secos* semes* semestre sequestro sopa sorve* sorvete
suspense tarta* terca terca* terro* terror tinto tinto* trabalha vesti* vimos vimos* vinho* ziper ziper*`,
      '4': `
33 algema amave* amavel apertada assassinato batatas bucha bucha* cade calco calco* careca catalogo comer* comercial
couro couro* custou desconfio diant* diante discutir donos donos* ensop* ensopado entendeu episo* flami* flamingos
frang* frango fraqu* fraquinho frita* fritas futeb* futebol gelado gostou ha jaque* jaqueta joelhos laco lama lante*
lotou lotou* miste* misterio mistura mordo* mordomo olhe paulo paulo* picol* picole pistache policial portugues
presidiario prete* quase quase* recintos revel* rim risot* risoto rodap* rodape rs tartarugas tarte tarte* terno terno*
texto texto* tosta* tostas trafi* trans vegetarianos vence venha* vinhos`,
      '5': `
alugu* apresentaram batat* come comedia episodios havia havia* levantamos marmi* marmita nenhu* nenhum pila quimi*
remod* remodelacao romantica salsi* serie serie* temporada vegan*`,
      '6': `
aluguei chour* chourico comed* veget* vestidos`,
      '7': `
nugge* nuggets`,
    },
    cleanliness: {
      '3': `
180 abaju* abajur acompanhou acontecido aguentava alfinetes almocou ameij* ameijoas anafi* anafilatico anzol anzol*
apanharam apos arran* arreg* arregalado asae atendia auxil* auxiliar azeit* azeite azule* azulejo baile baile* baixa
baloi* baloicos beira bolo braco* brilho cacifo caju calar calar* cama caminho cande* candeeiro canet* caneta canti*
canto cao chapa* chape* chapeiro chato chato* chaveiro choco* chocolate chuveiro cigar* cigarro cinzeiro cobertor
cobram cocei* coceira colaram colhe* conju* conseguir consola continuou copos copos* couro couro* cuspi* dada deita
deixo* deixou dente desapareceram diario dispe* divin* domino dormitorio educadoras empilhada empol* empolou encolhido
encontrei entup* entupido envie* enviei espre* espreguicadeira espreitei esquecida ester* falar* faro fechadura fechei
fedia fedia* feita feita* ferias ferve* fotografei fralda frigo* fuma funch* funchal gabin* gabinete galao galao*
galin* gastr* gavet* gaveta gravi* gravidez grudando hambu* ident* inclusive inspe* inspecao isque* isqueiro junto
junto* juram* labia* labial larva larva* leva levantamos limpeza livre livre* maca macarrao mae mafal* mafalda medicos
menina menos menos* mensalidade mesa mesas mesas* mesin* mesinha molei* montr* montra morfi* morfina mortas mosca*
mudad* mudado munic* municipal muret* nadan* nadando nas navio necro* necrose nojo nozes nozes* obrig* olhos olhos*
ontem ontem* otite otite* outras paes palpe* pano pantu* participacao partidos passa* passado passaram pdf pele
perguntem peruc* peruca picad* picav* picava pipoc* pipocas pontapes posicao posso posso* posto pousa* preenchimento
prega* pupilas rebit* rebite rejun* rejunte repeti repun* repunham resto* revezando sabon* sabonete sabor sabor* saido
saido* sentei serin* seringa serrano servir socor* socorrista suand* suando suja sujo taca tapetes terca terca* tinha
toalhas torca* torcao trinc* trinco urgencias vao vaso vasso* vassoura vegan* vegetal velha* velhas vomitando`,
      '4': `
ah alica* alime* anali* anfitriao bande* banheiro bingo bingo* braco buffe* buffet cartela chao chuve* chuveiros colar*
colher comprimidos comum comum* dedo deite* deitei dos emoci* enxot* escara escri* escrito esperava estao estao* fede
formiga forno forno* galinhas governanta gruda* hamburguer idali* idalina idosos internacao internada lencol limpo*
luva medic* medica morno morno* mortadela mosca mostrei osso papel papel* pedac* pedaco pegaj* pegan* peganhento
pingando pousada rabo reaca* reacao repositor sobrando suco sujou sujou* sumo toalha tomat* tomate travado usada veia
velhotes vi`,
      '5': `
agulh* agulha alergico analises anfit* anterior antib* antibiotico bandeja banhe* barat* barata bebes* cabel* cachi*
cachimbo chapa formi* fruta fruta* gover* lampa* lampada pinga* ralo range* rato repos* sangu* sangue toalh* turva
turva* unha usadas viva`,
      '6': `
anter* cabelos deixado escar* infec* usada*`,
      '7': `
limpou po`,
    },
    delivery: {
      '3': `
0 15 45 50 abril abril* ademi* ademir afund* afundamento ajusta alfaces alias alias* almofadas anive* ano anzol anzol*
aperta aprendi aprovaram armaz* armazem arranharam assob* atender azeitona bairr* bairro banheira berco berco* bolinhas
botoe* botoes brincando cacad* cacadeira cacho* cachorro caiam caiam* caixa caixa* calda* caldas camin* caminhao capa
carregado cartas casados cator* catorze chamado chegado chegam cigar* cigarro clari* clebe* cleber cobrando cobriu
coisas coita* comem* comemos comenta comig* comigo companhia compr* comprem continuar cordas coroa datas datas* deixam
descr* desej* desejar desfi* deve discreta distribuicao elefa* encomendei entregue errad* errado escolhe escre* espia*
estrategia existe extraviou fabrica falso falso* faltando festa* ficou ficou* fitas fitas* fotoc* fraca frank*
frankfurt frase frase* gelad* gelada gelan* gelando gentil gozou gozou* grosso guarda guita* guitarra idali* idalina
ido idosos imagina indenizacao insta inven* inventa iphon* iphone jacare jogad* jogou jogou* lha linda lindo livri*
lote magic* magico manau* manaus marcaram marco* matil* matilde medid* medir melhoras moder* motor* motorista nasce*
nasceu noiva nossas objet* padre padre* parad* parcela pasco* pascoa pecas pecas* pedi pediram pedre* pedreiro pimenta
pleno pleno* porteira preencher previ* previsao prima* prometeu prometido quadro queixar quilo* rabisco racha* rapaz
rapaz* recol* recor* refeito regua regua* remarcaram repor* retir* revezando reza rodan* rodando rodap* rodape sabon*
sabonete salvo seja setem* setembro sogra sogra* subiu subiu* sumiu sumiu* supon* suponho talen* tampo tampo* tchau
tchau* tentaram terce* testo* testou trans* transferi transportadora trist* valido varia* veget* vegetarianos viajo*
viges* vir vitor* vizin* vizinha vizinhos xingo* xingou`,
      '4': `
16h 18 1h 26 achou achou* adoro* adorou ajust* aniversario apoio apoio* bagag* bagagem banan* batiz* bloqueou boia
cacam* cacamba cadeiras calab* camia* camiao campa* campainha carregador carte* chega* crime crime* cru despa* dias
encomendamos entregar entregaram estam* estamos faixa faixa* festa forte forte* foto fria funch* funchal funer* jorna*
jornal libra* manua* mapa marco miojo miojo* monta* montagem murch* murchas muro natal natal* onlin* online peppe*
pepperoni pizza pizza* portaria prazo prazo* quebradas quilometros rastr* recolha retirar retorna roupa roupa* senta*
sentado sofa tenta* tijol* tijolo triste vazio vazio* vegan* viajou wande*`,
      '5': `
3x apura* armac* armacao assobiando batizado botij* botijao calabresa casti* castigo comprei destinatario encomendado
estaf* estafeta flore* flores funeral geneb* genebra manual montador motob* motoboy objeto rabis* rastreio refizeram
rosas rosas* tentativa`,
      '6': `
ausen* ausente cajam* cajamar chegaram desti* encomenda entregador refiz*`,
      '7': `
encom* entre* roupe* roupeiro`,
      '8': `
carteiro chego* chegou`,
      '9': `
entrega`,
    },
    drinks: {
      '3': `
20 320 42 abert* acaba acabo* acabou acord* alcoo* alcool amiga amiga* animador assob* assobiar azeitona barra* bebida
bebidas bebido bebo biblia bifana botou botou* branq* cacha* cachaca camarote canel* casa cha champ* champanhe chopp
chopp* chute chute* consumacao contados conto corticoide danad* danado dedal dedal* delic* desca* deter* detergente
diferenca direito dj doce dose douro douro* empol* empregados espla* esplanada farda* ferve* ferver forte forte* galao
galao* grave grave* harmo* hospi* hospital ideia ideia* impressao jesus jesus* lasca* lavat* lavatorio lembranca
lembrar liberar liqui* liquido mandi* mandioca maravilha meia menu milks* milkshake muda noite norma* normal nove
oficial pagas pagou pagou* pastilhas pedi pequenas porco* pouqu* pouquinho prepa* presi* promo* queijos roca rodad*
rodada rs rui sauda* sobrinha socor* socorro sol suas tabuleiro tacas tacas* tio tocan* tocando tomou tomou* torresmo
tremo* va venen* veneno verda* violao viuva viuva* volto whisk* whisky`,
      '4': `
abertos aluga anali* analises bala barraca beber beber* bebi borra* borracha comentario confirmar conhecia crois*
croissants damas damas* delicia divinal embol* empolou encontrar energetico espelhinho garrafas isopo* isopor leite
leite* lembro meninas mole morna* porca* porco porem porem* preparada reaca* reacao refri refri* risso* roubo roubo*
sabor sabor* saudade scone* scones serviram verdade vinag* vinagre vinho`,
      '5': `
acordei agua aplv aveia aveia* bebid* benzo* drink drink* garco* garcom imper* lembra morna porcao servi* servido shirt
shirt* t taca tonic*`,
      '6': `
acuso* acusou barma* barman delas delas* ghb gin imperial`,
      '7': `
aguad* aguado caipi* caipirinha cerve* cerveja gas quent* tinto tinto* vinhos`,
      '8': `
lembr* quente vinho*`,
      '9': `
copo`,
    },
    driver: {
      '3': `
302 350 aguardente aguentava andam* andamento apete* apetece autis* autista aveir* bagagem bagagens banco banco* beira
beira* benfi* benfica bloqueei boca botoe* botoes brilhar brind* buzin* buzina calad* calado cantada carregado carreira
carro carro* chao charr* charro cheio* chela* chelas cobertor colo conno* connosco consolacao contente cordas corrida
cortada criancas cunha* cunhado curva curva* dando dando* decot* decote deixou derru* derrubou desce* descer desci
desci* dessa duas ele empresa encal* encalhou encontrar enganou errada errou errou* espel* espia* esqueceram esse evora
evora* fazia* faziam filmo* filmou fingi fizem* fizemos fuma fungo* garra* garrafa garrafinha gostosa grite* gritei
hemod* hemodialise hoje idoso imperiais janel* janela junto* juntos labio largar leme leu levo lia ligac* ligacao longo
longo* mala mandando mao matem* matematica menino missa muret* muro negoc* negocio nele numer* numero obras obras*
ofereceu ontem ontem* partia passagem pela pernas pinga pinga* porao porao* porta porta* porto porto* praca praca*
prata prata* princesa procurava prometeu pupil* quadras quiet* radio rampa rampa* rebit* rebite retro* riu rodas rodas*
rodov* rodoviaria roupa* roupao ruas sangrando santa* saudades setimo socorrista sorriso super suple* suplemento tapin*
tapinha tiran* tirando toman* tomando tranc* trancou tras trope* viage* viagem volta voltava welli* wellington`,
      '4': `
28 acele* acend* ajeitou animal arran* atiro* atirou bagac* bagaco benze* benzeu cacul* cacula canta* cantava cheir*
condu* desvi* dirig* dormindo fingi* ganho* ganhou homem homem* ia ligou ligou* marina marre* marreta maxil* maxilar
meio passe* passeio pegou pegou* pontape pupilas reboq* recus* registro retrovisor rezar rezar* segui* sozin* sozinha
taxi transito vermelhos viatu* viatura`,
      '5': `
acelerou acendeu ajeit* arrancou bafo bagag* bebeu bebeu* berro* berros camin* caminho cheiro condutor dutra dutra*
entregador lisbo* lisboa paragens parou parou* passe recusei ria seguir semaforo semaforos subiu subiu* tio van viu
volan* volante`,
      '7': `
aveni* avenida paragem semaf*`,
      '8': `
parag*`,
      '9': `
motor* motorista`,
    },
    equipment: {
      '3': `
149 21 40 6 adivi* adivinha admitiu alarm* alarme amarrado aparelho apontada aquecida aquelas assen* assento ataca*
atrop* baixa barre* bengala bife bocadinho burac* cabo cadea* cadeado caiu calib* campo campo* cancer carri* carrinho
carrinhos carteira chale chale* chapa* chapado china china* chuve* cobriu comum comum* concr* concreto corda corta*
cortado couve cozid* cozido curri* curriculo denta* dentr* dentro desce desce* desligada desligado dezasseis diario
diret* durou durou* emprego encai* encra* enfeite escadas espuma estri* estribo exige* facas facas* fecho fecho* ficha*
fichas filei* fileira frequ* frigo* frigorifico fuma funcionaria funda gasoleo gasta gelo gritos hidro humil* impos*
impossivel incho* inchou infantil inquilino instalacao instalaram kamik* kamikaze lamin* lamina larei* lareira
lavandaria lavat* lavatorio lavou lavou* ligada link mails mails* manut* manutencao maquinas maquininha maxim* maximo
meteu meteu* monte mosqu* namor* namorada nervo* novos novos* oiten* oitenta olhar* onibu* onibus ouvi ouvin* ouvindo
parei parei* pares pares* parti* partidos partiu pedal pedal* pedra* peluc* pendurada penso penso* percentagem perna*
pifou pifou* precisou proje* protecao puxa puxado qualq* qualquer quebrou rascu* rascunho rasgo rato refle* route*
router russa russa* saque saude saude* segurando selo senta serie serie* serra* servindo sete simplesmente sobrinha
staff staff* subid* subida sumir* sumiram taman* tapad* tapado tiros tiros* tomad* toque tosta* travessia treinamento
urgencia vento vento* verif* verificado verme* vermelho vidas vidas* virtu* virtual vivas vivas* voltas`,
      '4': `
12 aceitou aguentar amarr* ansie* ansiedade aos apagando arreb* arrebentou baloi* baloicos bebed* bebedouro bermu*
bermuda botao botao* buraco cacif* cadei* cadeirinha calibrador carrossel cartaz chaves choca* choqu* choque class*
coco cycli* cycling dentada desci* devagarinho embac* enges* engessado engol* escor* esteira femin* feminino freio
freio* gerencia graus graus* humilhante impressora inexi* inexistente infla* mante* manteiga maquina marte* martelo
maxil* maxilar meio memor* memoria mensalidade metro* miudo nervoso olharem opera* papa patins pegaj* pendu* perda*
perna pisci* piscina polia polia* pontos prend* prendeu quebrado quentes reclamando rede regul* romba* rombo* sapat*
sauna sauna* seguir serra sobrinho tecla tiozi* tiozinho toboa* toboagua tomada torno* tornozelo trava*`,
      '5': `
avari* bicic* bicicleta cacifos descida desli* direto enfei* escorrega fita frigi* frigideira funci* inflavel metros
mola operador pista* puxad* rasgou sapatos sobri* trava`,
      '6': `
barra barra* cortava engoliu esteiras froux* frouxa maqui* monit* quebr* rasgo* remen* remendado`,
      '7': `
avariadas estei* pista`,
      '8': `
clavi* clavicula monitor`,
    },
    exhibition: {
      '3': `
2015 68 aberta aborr* acaba* acabaram acharam adian* admito afundado ala algem* amarelo amont* angul* angular ansie*
ansiedade antiga aplau* apontou arma arren* arrendado assas* assinar azulejos balneario barco barco* basto* baten*
batendo bateu bateu* batia bicho* boa boneco burro cacul* cacula cadav* cadaver calar calar* camel* camelo cansada
cantava carne* centr* cera certa certa* cesti* charr* cheia* cheias coelh* coelhos colec* concr* concreto conta* contar
contava conto* corda* cordas costa* costas criancas crimes curto curto* decorado diplo* duzia duzia* elefa* ented*
enten* entendeu errou errou* escan* escap* escolhemos escur* espin* espingarda exigi* exigir explo* fala fecha*
fechadas fechava femin* feminino ferida fez filip* filipa fissu* fissura flami* flamingos fotografias fumav* fumava
gelei* gozar gozar* grupo grupo* helde* helder hidroginastica houve inox jaula* jaulas joelhos largu* larguei leita*
leitao levantar lixa loja lojas lojas* luz marcamos medicina metad* metade mexer mexer* minut* minutos miste* misterio
morreram morta morta* morto* moura moura* mulheres olhar* otite otite* outras ouvia ouvin* ouvindo pagan* pagando
palav* palavra palmas parecia pedagogica pergu* perguntou peruc* peruca pesad* pica pifou pifou* pique* polic* ponei*
pontu* pontual precisava predi* predio preso preso* proje* prometia puxar puxar* queri* recor* reduz* remarcar resta*
revel* rimos rimos* saimo* saimos sala sanita sobrancelha sobrou sol soutien surdo surdo* t terra* tiozi* tiozinho
tivem* tivemos torra* torradeira tradu* trata* trave* turva turva* umida* usava usava* velhas visto vitri*`,
      '4': `
acust* acustica adiantados altur* altura anedo* anedotas apagando ataca* bater blusa blusa* brava brava* cabec* cabeca
cabra* calci* canga* cansa* carne centro charrete chico* chicote cigan* ciganos cito colecao conferir contasse contou
desenhos escuro esfar* espumando estru* expos* fechada focin* focinho grade grade* leao legendas lojin* lojinha louca
louca* miudo* morto nadan* nadando palma* pele perso* pertence picav* picava plena plena* policia portugues publi*
publicidade publico punha* renda renda* salas salas* selfi* selfie tema tempo* temporada testar tranc* trancou
travesseiro trint* trinta valdi* valdir visto*`,
      '5': `
agent* agente audio audio* bichos bilheteria burro* cangaco circu* circulo dormi* exposicao legen* lontr* lontra luzes
luzes* miudos mosca* moscas piada* queriam seca tratador tubar* visita visitas voltasse`,
      '6': `
museu urso visit*`,
      '7': `
dormiu museu*`,
      '8': `
guia`,
    },
    food: {
      '3': `
11 110 16 189 20h 22h 50 72h abanar acabado acharam acordando adormeceu adren* adrenalina adultos almoc* almoco almocou
alteracao ambie* ambiente amor andamos andares anive* aniversariante anoto* anotou anunciado apaga aquecida aquele
arrastado assassinou assen* assun* assunto auto avise* aviso* azeite azeitona baile baile* bandi* bandido barul* bico
bocad* bocadinho bolacha bom bombeiros borda cama camaroes canga* cantaram canti* caris* casal casal* casca* casta*
castelo celia* certe* certeza chamando chapado chape* chapeiro chaveiro check check* chegamos choca* choco* chocolate
chopp chopp* cobrado coco comad* comadre comanda come comer* comeu comeu* comid* comida comis* completar comunhao
confi* consc* coordenador cortador costuma couvert coxinha cozin* cozinha crianca cruze* cruzeiro culpa culpa* curti*
cuspi* daquele decla* declaracao dedo deixa demorou derru* desli* desligada despencou desta diarias domingos domino
elogiou embar* empol* encostei enfor* engol* equipamento espec* especial esper* espet* estagiaria este evidencias
facad* facada facto facto* faisc* faisca fechado fechados feijo* feijoada feliz feliz* felizmente filip* filipa fome
forte forte* fraca fraca* francesinha frito* funcionarios galao galao* garga* garganta gemea* gemeas gentil gim grave
grave* guardanapos guilh* idem ident* ido igual imagens imensa infor* isopo* isopor itali* ivone ivone* jesus jesus*
jogad* lagar* lagareiro lanch* lanchonete laran* laranja larva larva* leiri* leiria levam levam* levantado levav*
levava liberado lixei* lua madri* madrinha manha manha* mataram matil* matilde maxil* maxilar mel microfone milagre
mocin* mocinha montr* montra motob* motoboy nadan* nadando ne neve noivo* nugge* nuggets oiten* oitenta ontem ontem*
orelh* orelha pacot* pacote padar* padaria padri* paes papa papelzinho pared* parede parvo passarinho pedia perdida
perguntei petal* pezin* pezinhos pilot* pior pires pires* porca* pousa* privada publi* pupila qualq* qualquer quis
ralad* reais reais* recebido recintos refeicao refri registo reparei repeti repit* repito repor* repos* reque* resen*
resenha ressu* reunioes revez* revezando risot* rolante s salvou sapat* saqui* saude saude* secos secos* servi* setub*
setubal shirt shirt* sido sitio sitio* sola sonho* sopra* sorri* sorvete suand* suando subli* supervisora tentar tomei
tomei* trazerem trem trocou tua unica upa urgen* valsa valsa* vedac* veget* vegetal vegetarianos veio velor* velorio
verde verde* vi viam vimos vimos* virad* visto wesle* wesley whats`,
      '4': `
54 62 acaba* acabo* adorm* alho amendoa anti antia* antialergico arame arame* augus* augusta avisado avisei azeit*
barat* barulho boa bonito bordas cabid* cacha* cachaca cafe calab* calabresa calor calor* canet* caneta cangaceiro
carda* cardapio carne casqu* casquinha castanha celiaca chapa* comem* comer comissaria conteudo convi* convidados
corac* coracao coxin* crime* deitada demor* demora denta* dentada desaf* diarr* doce domingo dou eletrica empregado
engoli enxot* esfih* esperava estavam estef* estefania estom* faca familiar fazia fazia* fofo frances fria fruta
funcionaria gelad* gosto gosto* grelh* grelha guardanapo hista* histaminico hospi* hospital incha* inchada infar*
iogur* kkk leita* leitao leite leite* leono* leonor lingu* mafio* maius* maiusculas manch* maquininha maris* marisco
massa* matar menu milag* milks* milkshake moca mole moles moles* moran* morango mortadela morto* muitas noivo padrinho
panad* panela parecia pedim* pedimos pepin* pepino peque* perfe* piloto pingu* pipoca pizza policia polvo polvo* porcao
pousada presu* presunto pure queijos rabo ralado rato recif* recife refri* requentado resta* restaurante romba* salga*
salgado salvo* sande* sandes sapato saquinhos seria seria* serviu sesam* sesamo sobre* sogro sogro* sonho sopa soro
sushi sushi* tbm traze* trazi* trazia vomit* vomitando`,
      '5': `
9h30 abobo* abobora acabamos acabou ameij* ameijoas aviao aviao* bacon bacon* borda* bras cabidela cabri* cabrito caldo
caldo* camar* carne* cebol* cebola comemos comi convidado cortava couve creme creme* crime crois* croissants cru domin*
embarque ement* ementa enfermaria facao facao* franc* frang* frango fruta* galin* galinha gelada inchar internado
iogurtes legum* legumes lhes linguica macar* maion* maionese manchas matar* molho molho* morto mostrei navio* nosso*
ovo paste* pizza* pizzas prato prato* queim* refei* repun* repunham revir* rezan* rezando salma* salmao satay satay*
serviram suco torre* urgencias vinho*`,
      '6': `
barata batat* bife bolac* buffe* buffet caju couve* fruto* frutos garco* garcom massa mesa murcha navio nosso pastel
pato pedac* pedaco pequeno queimada quibe quibe* recli* refeicoes sal sobremesa sumo torresmo vinho`,
      '7': `
alergia alergica arroz arroz* bacal* bacalhau camarao crua frio macarrao mante* manteiga murcho rodiz* rodizio seco`,
      '8': `
amendoim batata murch* pican* picanha queij* queijo`,
      '9': `
alerg* amend* hambu* hamburguer pao`,
    },
    haircut: {
      '3': `
120 180 2022 23 26 390 3ª 72h 740 80 86 87 89 890 acend* acende acordar acordei adalb* adalberto adesi* adesivo advog*
agitado ainda ainda* ajude* ajustar alem alias alias* aluguel amarela amarelo ampol* ampola anten* antena anzol anzol*
apago* apagou apaguei apertado apertou aplau* aproveitar aranh* aranha armar* arran* arrancou arrui* arrum* arrumaram
atenc* atendia aumentou autoc* azulejo baile baile* bambo bambo* banca* barra bater* batizado batom batom* biome*
biqui* biquini boca bombeiros borri* borrifaram botij* botijao box brita* bucha bumbo bumbo* bumbu* bumbum buraco burla
cabel* cader* cafez* cafezinho cambi* cambio camisola canal canel* casado casas casas* casei centa* centavo centi*
chama chamo cheirar choque clini* cobrando cobro* cobrou cola combi* compu* confiram constam conti* cor coracaozinho
corde* cortada corto cotov* couro couro* cruzi* cruzinha cunhado curta curta* danado datas datas* deixado delegado
dentes denti* dentistas derrubaram desconhecido deslocamento despr* devo devolve diario dias diferente discu* discutir
dispe* distribuicao dividido dizen* dizendo doente duzentas empen* encolheram engano entrada errada errou errou*
escolhe escrevendo escut* espal* especial espumando estao estao* estet* esteticista estou* estourado estourou estud*
eucal* eucalipto explicando falo falsa* faltam faltavam farmaceutica fase fatur* faxin* faxina ferid* fissu* fissura
formigas forte forte* fotos fotos* franj* franja frasc* furo gelan* gelando genro genro* histo* historia igual igual*
ilumi* imagi* imagina imaginar impla* implantes indicacao infec* inteira internacao internada iogurte itali* jabut*
judic* julgamento julho julho* juntar justi* justica labio lama lampa* larga lavanda leiam leiam* lente lente* levei
levei* ligam ligan* ligando limpou liter* literalmente luva maior maior* mangu* mangueira manip* maquina march* marcou
matan* matando medir mediu mediu* menor menti* mentiu metod* metodo mil montagem monte morro morro* mos moura moura*
mudo neutr* neutro nif nina notif* novem* novembro novinho novos novos* obrig* obrigatoria ofici* olhos olhos* ora
orcam* orcamento ordem ordem* originais orqui* pagaram pagou pagou* paleto palpe* pano parceiro parec* parece pared*
parede partilhas pasta pasta* patro* pecad* pecado pelos pelos* pensando pertence pesada pesqu* pisa plant* pneus
pneus* pois ponta pouco pratos preen* preenchi prepa* presta processos procure proib* pront* pronto quarta queimou
quinz* radio radiografia raio rapido reaca* reacao reclamando reconheco relaxado respondam resta* restaurante retorno
retro* retroescavadora reza risad* risca* rodap* rodape rotul* rotulo sabado sai sanitaria segundo sei seman* semanas
serralheiro sexta sexta* show sifao sifao* siso sua subid* subida tabel* tabela tanto* tapet* tatua* tela telhado tempo
tempo* tentaram tia tirou tirou* torneira torta travao tremi* trinc* trocar troco* trombar tropecar umida* usada usadas
usar uso vara vegetal vencendo venci* vencido venha* veterinaria vidro* vigia vira viraram vo volto* voltou vomitando
ze`,
      '4': `
160 32 400 430 65 acha acord* alfin* alfinete alica* alicate amigo anestesia anota* antib* antibiotico aparecem
aparelho armario arrependi assenta assobiando assum* atencao auto autocolante banheira baratas barri* barriga bateria
biomedica bloqueou buscaram canic* caniche canud* canudo centimetros cm cobra* cobraram colado consertar corte corte*
cortou cozin* cozinha cresc* cresce deixo* deixou desen* doutor dra durou durou* encostada engen* engenheiro entreguei
esqueceu ester* estuda falsa fazen* fazendo filtr* filtro forma* formatura fregu* freguesia freio freio* fujam fujam*
galer* galeria gas goian* goiania graxa graxa* incho* inchou indic* inque* inquerito instalado instalou interditou
inver* julgado laudo laudo* lavag* lavagem logot* logotipo loica* madri* madrinha maria* missa montador mudan* nelso*
nelson nono nuca olhe origi* original osso paine* paineis parecendo pele peric* pia planta porca* ppd produ* radio*
recebendo respondeu revis* ribei* ribeirao risco* riscos roda sabad* segurou senso* sensor soltou tapetes tecni* telha*
terra testo* testou tirad* torta* tosa tremia trocou tropa tropa* tubo usada* veia velha velha* verao verao* veu vidros
vizin* vizinho`,
      '5': `
acordamos advogada amare* anotar apertar cnpj correia corto* dente dente* espum* flori* frasco inspe* inspetor insta*
instalacao instalaram irs julga* junho junho* labia* labial lava loica maria mudanca necro* necrose oficina pericia
pinto* pintou ponti* pontinha preenchimento progr* progressiva refiz* refizeram rejun* rejunte rosca rosca* sabados
sabes sabes* sheil* sheila sobra* sobrando tantos tecnico telhas tonel* velas velas* viva`,
      '6': `
ajust* apert* apertaram conde* entregaram errad* errado grau medir* mediram ponta* produto revisao sujou sujou* unha`,
      '7': `
anest* mecan* mecanico pontas torto torto*`,
    },
    handling: {
      '3': `
2 24 abri algue* alguem anexo anexo* apareco apos aprender apresentaram aprovado armaz* armazem arrumem atencioso b
batida berco berco* braga* braganca cansado carec* careca certinho cinza* civel civel* cober* cobre compa* companhia
confo* conforme const* constam corda* crm defen* defensoria documentos eletronico encerrado enfermeiro engra* engracado
enterro envio* espero esquecida exerc* figad* figado foto funcionar genti* geral geral* gov gozar* gracas gradu* guinc*
guincho ha incen* incendio indenizacao infil* infiltracao irmao irmao* joelho lamen* leiam leiam* machu* machucou mala
medicos mergu* meses meses* mesma* mesmas mim multa multa* namor* namorado negar* negaram noteb* notebook notif*
notificacao notificou novo oculo* oculos opero* operou ordem ordem* otimo* outub* outubro pagarem paginas pague* paguei
participacao pasta pasta* pede pedid* perda* perfu* perfume perguntarem pombo* pombos precisamente prest* priva* proto*
provas psiqu* psiquiatrico publica recei* receita recus* recusados recusaram relat* responderam resso* ressonancia
saiba saiba* secretaria sesso* sessoes sobri* sobrinho sosse* sossego suspirou toque* total total* tribu* tribunal
vemos vemos* venci* vencido vossa ziper ziper*`,
      '4': `
anali* aperto apoli* apolice arranjar assinou automatico bati colocou coma cordao desistencia dific* digam digam*
estourado ex explicado falta formu* formulario ilegi* ilegivel liqui* liquido luxem* luxemburgo maio mediu mediu*
meire* meireles morad* morada parti* partiram perte* pesa pois preencher privada procu* refeito relatorio resga* segur*
ser suja terre* terreno trator vejam vejam* venderam`,
      '5': `
avo caren* carencia enter* fisio* fisioterapia inden* juiz limin* liminar negad* negado negam negam* participei
perderam peritagem reemb* reembolso seguro sinis* sinistro trato* vistoria`,
      '6': `
advog* advogado procuracao`,
      '7': `
perito seguradora`,
      '9': `
perit*`,
    },
    hours: {
      '3': `
10h 12h45 12h45* 13h40 13h40* 17h20 17h20* 17h30 17h30* 21 24h 26 31 41 8 abana* abert* aberto acesa acesa*
administracao adora afilhado ala antigos apagando atendem aumentaram avisa* avisar azulejos berli* berlim bilhetinho
brinquedos cabelos calha calha* chaves chegu* cheguei chove* colecao comecaram conce* conto corrida cru depos* desde
desde* dezoi* dezoito econo* encan* ensai* ensaio espetaculo estante estud* estuda exposicao fechada fechado fecharam
fechava feija* feijao fui gelada gentil grade grade* graus graus* guard* hidroginastica infantil lanche lindos luz
marav* mistura natur* navio* nove onze otima panela pao pena pessoal placa placa* plaqu* primeiras procurava profe*
quand* quando quebrada queri* querida rute sabad* sabado segundas senhora sesso* sessoes sms sobrou socio* subi terca
terca* tesou* toque* torneio trabalho usava usava* venha* ver`,
      '4': `
abanar as assoc* associacao barba barba* bibli* bilheteira bisav* bisavo bocej* bocejando bons canga* cedo chuveiros
clari* concelho depositar emoci* esgota event* evento faltar fecham ferme* firma firma* guardas horar* horario impec*
impecavel intervalo inventario livre livre* louca louca* maravilhosa meia melho* melhor mumia* museu museu* natural
peruc* peruca pistas plaquinha professores queixar quintas sendo sendo* senha* servico socios trabalha viemo* viemos`,
      '5': `
18h abre almoc* bibliotecaria bilhe* bilheteria cangaco das fecho* fechou traba*`,
      '6': `
17h abrem abrem* almoco diz salas salas* senhas`,
      '7': `
fecha`,
      '8': `
fecha*`,
    },
    interface: {
      '3': `
acima acima* acorda adian* anos apagar aparece apeli* apelido aplic* aplicativo arrumem atrop* automatica bater*
bateria batiz* biome* botao botao* bufan* bufando cade cai calcu* cancela chega chegam cobra comeco conse* crianca
deixa denunciei devolveram digitei dista* distancia encon* ensin* entendi episo* errada escolher escrever esperou
expir* falta* faltam frase frase* gasta gasto gasto* inter* limpo limpo* lista* madei* madeira mandava mega mente
mente* mim morre mostrar moto pague* paguei parce* pelad* perdi perfi* perfis policia ponto portugues prati* preciso
premium recar* recur* recurso rio selo senhor serviu sitio* sumir* sumiram tabul* tabuleiro tapad* tapado tempo* tirar*
tirav* tirava token token* treinos usava usava*`,
      '4': `
2 apaga* apagado bloqueia cache coloca congelou corrigiram corro* dividir ensinou episodios espin* espingarda expirou
folha folha* fugi genio genio* histo* indo instalei juram* layou* layout limpei mistu* moder* modo onibu* onibus
parados parceiro pausa pausa* pelada podca* pratica rastr* save segue* serie serie* sitios temporada tikto* tiktok
tiraram torra* torradeira trocada vicia* voltem`,
      '5': `
aldei* aldeia consegue historico legen* mistura olhei* plano plano* segue serve serve*`,
      '6': `
app encontro legenda mapa`,
      '7': `
expor* exportar tradu*`,
    },
    listing: {
      '3': `
0800 13 140 190 2021 78 82 abaju* abajur acess* acesso adesi* adesivo afilhada afilhado aldrabado almof* alugu*
ambiente anafi* anafilatico antiga anuncio anvis* anvisa aquecedor aquecimento aqueles area arrastando avisem balco*
balconista bancada banheira bingo bingo* blusa blusa* bonec* burla* cabelos cabia cabia* cadav* cadaver caind* caindo
capsu* capsulas cardi* cardiaco casai* casais casti* castigo caval* celiaco central certi* chaveiro chiar chiar* choco*
chocolate cinza cinza* cofre cofre* coisa* coitada comed* compr* comunhao conteudo contratado cor credi* credito
daquela deita* deito* devolver diarias disco dividido dizia dormiu edica* edicao eles empol* empolou enche* encheu
engolir envie* enviei escolhemos essas essas* estra* exper* experiencia explicando facil facil* falavam falsa faltado
fe ficam* floripa fogueira folga folga* forma forma* formiga fundos galpa* galpao giz golpe golpe* gravata humid*
imprimir incho* inchou inque* inquerito ladrao lago lavanderia legum* legumes leite leite* limpi* lindas lote madri*
madrinha medid* medida mesma mesma* milagres miuda museu museu* nossa nossa* numer* oleo ouvia papag* papagaio passado
pequenina pericia picol* picole plantas policia pousa* pousada primeiros proib* quart* quibe quibe* raiva raiva* recon*
recor* reduz* refeicoes reservar revel* rezan* rezando rimos rimos* risca* roca romance roubaram sabon* sabonete
sanitaria seguem serta* sertanejo servia solteiro tive total* trabalhou transfer trave* travesseiro trilh* trilha
unive* vegan* vendem vendendo vendido venti* ventilador vermelha viatu* viatura vigilancia viole* zero zona`,
      '4': `
214 achan* achando afilh* algem* aluguei arma atrasado boneco burla buscamos cartaozinho cavalo celiaca centr*
certificado choqu* choque coisa comedia contem contrario contraste deitou empilhada etiqu* farin* farinha ficamos
frest* fresta frigo* frigorifico guardei inspe* latao latao* lavan* lavanda letra letra* m malas malas* mesmos numero
onde peruc* peruca pesad* pinhe* plaqu* plaquinha polic* prometiam quarto remarcado rendeu romantica sanit* taman*
tamanho tentando tente* tentei tivem* tivemos toalhas varan* vespe* vespera vista vista* vomitou wifi`,
      '5': `
barbi* barbie capa celia* comprei estad* estado etiqueta glute* gluten grand* grande inspecao lacto* lactose longo
longo* pegav* pegava prometeram registo roman* trigo trigo* varanda`,
      '6': `
angul* angular fotos fotos* potes potes* prome* real t2`,
    },
    location: {
      '3': `
8h acabar acess* acesso achei achei* anfitriao anter* anterior anunciam area arrom* aveiro barreiros bilheteria bombe*
bombeiros cadel* cadela caderno chegar colad* colchao comendo consigo consumacao contei dali diant* diante divertido
diziam dormia dou educada encan* enfor* entraram entre* escal* escolhi escon* escre* esper* facto facto* falha* fibra
fibra* fininho flore* flores fraca* fui hidroginastica hoste* hostel humor humor* igrej* igreja inexi* inexistente
jardim later* lateral levar* licen* licenca merec* metro* minima moro mudar* mumia* murcha obra ouvid* ouvido piso
plantao porta porta* posta* poste pousa* pousada proprietario quart* quartos querendo querida quim rampa rampa* real
reser* reservado rouba* roubaram rua servem sobre sobre* supermercado tese tranquila unive* vila visib* visibilidade x`,
      '4': `
acaba* aprendeu avise* berra* berrando corredores defun* defunto deleg* delegacia descalco dezoi* dezoito entao entao*
escalar escondida esfol* espera esqua* esquadra evere* fechadas fino fraca funer* galer* galeria gerador gordo gordo*
gotas gotas* helde* helder informacao limpi* lojas lojas* mafia mafia* metro mudaram pagod* pagode percebem perto
perto* pessi* pessima placa placa* ponte ponte* porteira quartel reservar sauda* saudavel sobem sobem* surdo surdo*
tranq*`,
      '5': `
avisem portatil super super*`,
      '6': `
funeraria`,
    },
    login: {
      '3': `
1h40 2024 412 7h 9 ajude* andamos antig* apaga* apareci aplicativo assum* atualizacao barba barba* bloqu* bloqueada
bufan* bufando chequ* cheque cidad* conta* cortei derrubaram desbl* desbloquear desin* desinstalei dividir ecra
enfermeiras entra escrevo expira expirou fico filtros fora fui gener* generico impri* kkkk lento lento* levanta
limparam manda manda* mandar medicos nascimento nisto nisto* operado pagam* passagem passar passe perfe* portal portu*
portugal posso posso* povo pratica preso preso* priva* prova reini* residencia responde saldo saldo* serio serio*
siste* sistema supor* suporte suspirou termo* token token* trava trava* vazam* vazamento vencendo verif* vesic*
vesicula viajo* volte*`,
      '4': `
agenc* agencia apagaram app atenda atrasei bloqueia bolet* bonus bonus* cenou* cenoura chamar comprovante conta email
email* imprimir instabilidade levantamento link momen* momento pagamento termos torni* torniquete turca* ver`,
      '5': `
boleto expir* facia* facial pede recon* reconhecimento recur* recurso senha senha* sms troqu* troquei vcs`,
      '6': `
codig* codigo verificacao`,
      '7': `
reconhece`,
    },
    membership: {
      '3': `
2021 29 46 60 600 82 83 abrig* abrigo acordo aguenta alem alugu* aluguel anual anual* apareceram aperto apres*
apresentaram aprov* aproveitar aumentaram automatica automatico avisaram benef* beneficio berco berco* bonus bonus*
brasi* carva* carvalho causa causa* cemit* cemiterio certi* chegar choco* chocolate cobra* cobrando coloca confirmei
conselho consignado contas conti* continua continuem conversa convo* coord* coordenador copia copia* cpf crach* cracha
credi* credito custar dados dados* data debit* decim* decimo desco* descobrimos desis* dizem dizem* doze escri* escrito
esquecido estar estar* faltam faria faria* festa* fever* fevereiro fracao gaivo* gaivota geme grava* gravada gravado
imobi* infla* infor* ivone ivone* jacare juiza* jurid* justa* justamente letra letra* ligue* liguei linha liqui*
liquido livri* maio manhas mensa* mensalidades mes minis* ministerio montes movei* moveis mudad* mudado novel* novela
ofert* oferta ouvi ouviu ouviu* pagamos pagina paine* papag* papagaio parcelas pedia peritagem pesqu* pesquisa
pessoalmente pintados planta polit* politica presenca print privada prome* protesto proto* protocolo quali* qualidade
queix* quer quinto quiser r rapazes reajuste recibos recom* recomendaria recusaram registada regulamento respondam sais
santo* satis* satisfacao seguem seguir selfi* selfie semes* semestre servicos sorte* subia subia* tchau tchau* titular
to urna usara* usaram vacina vemos vemos* venceu verao verao* vimos vimos* visitar visua* vo`,
      '4': `
14 2022 30 3ª 88 acade* academia acao assinatura autom* be boxe caixao cancelamento cancelar caozi* caozinho caren*
carencia carta carto* certinho chamada cobraram comercializador comprovante deco distribuido ecra eles enter* estam*
estamos experimental fatur* fecham financiamento fissu* fissura fixo gesso gesso* guardei guardem humid* imobiliaria
infil* infiltracao informacao inscr* janei* janeiro juizado julgamento junho junho* lei linha* linhas marco marco*
meses meses* mudei mudei* mulet* negat* nesse nesse* nome pinta* pintado plano plano* portabilidade proce* processo
proco* procon procuracao promotora publica queixa recomeca renov* responder santo sorteio subiu subiu* treina tribu*
tribunal venci* vendeu verbo verbo* voces voces*`,
      '5': `
2023 64 abril abril* assinei cance* cancelei civel civel* claus* contr* contratos defen* defensoria desistir encer*
enterraram escrevem fatura finan* financeira humidade jacar* julga* promo* rubrica seguraram table* tablet telefonou
vara`,
      '6': `
clausula fidel* fidelizacao rubri*`,
      '7': `
assin*`,
      '8': `
contrato`,
    },
    order: {
      '3': `
17h20 17h20* 27 35 5 aguad* aguado alergica anali* bacon bacon* banheiro batatas bonito borda cabe calabresa calad*
cance* carne* catar* celia* celiaca chame* chamei cnpj combi* comem* comemos comissao compl* completa consta contente
cru dai deite* deitei dentada descobri discr* discreta dormindo embai* embaixo escre* escuro espec* esqueceram estaf*
estafeta estorno expirou faixa faixa* faltavam falto* faltou farin* farinha fechando fechei felizmente figur* final*
fraldas garantiu garra* gigan* gigante humor inox kkk licor licor* lote meias meias* micro milho milho* model* modelo
murcha norma* normal novo obser* observacao ofere* ofereceram ondas ondas* pagasse palid* palida pecas pecas* pedre*
pedreiro pelos pelos* peppe* pepperoni pix pizza pizza* plata* plataforma polvi* polvilhado principio procurava queij*
queijos reche* recolha reemb* reembolso refri refri* remed* remedio responderam ria rodan* rodando ruim salad* salada
separ* serio serio* seten* setenta sopa subli* tbm tiran* tirando trocado varia* viam vim viola* vistos volto volum*
volume`,
      '4': `
28 abobr* abobrinha acai alergia aprovaram batata bingo bingo* caiam caiam* capri* cartela casca* caso chat chego*
chegou colec* colecao comi comprei desmaiou dobrou drive drive* elogios escondido esfih* estor* estornaram feliz*
frald* francesinha gengi* gengibre grano* granola guardanapos higie* instagram item lacre lacre* lanch* mandi* milks*
milkshake parcelei pedi pepin* pepino portuguesa pront* quibe quibe* recheada subst* sushi sushi* totem totem* travado
viera* vieram`,
      '5': `
alerg* batat* cancelaram chedd* cheddar coroa coroa* encomendamos escrevi gruda* lanche maius* maiusculas padar*
padaria sesam* sesamo`,
      '6': `
grudando pedid* pedido substituiram`,
      '7': `
encomendei veio`,
      '8': `
encom*`,
    },
    parcel: {
      '3': `
210 33 3h 42 alegr* animal botao botao* branca caminhao camis* canto canto* careca carri* chegaram choveu cinzento
cobranca coisas colada comecar condutor derre* desap* desconto despa* dezes* dezesseis digam digam* diziam dormimos
elefa* embal* embalagem entrar envia* enviaram escadas esquerdo falta* faltando faltavam filma* filmei fita forta*
fortaleza forum forum* garrafas gozar* guaru* guarulhos indenizacao jantar jogar* jogue* joguei la lacre lacre* licenca
loica* lomba* macan* macaneta mala mandar maqui* meias meias* mesmi* molha* montador morro morro* mostr* neta num
ofereceram oficina optim* optimo panelas paraf* parti* partida pasco* pascoa patam* patamar pdf pediram pena perda*
pingou pois porta prato prato* presente previ* previsao produ* produto projeto provar proxima quadro quebrado racha*
refeicao refeito repar* roupa roupa* seguir selo semanas senao senao* sogra sogra* subst* substituicao tabuleiro terre*
total total* usara* usaram vaso velhas vestido vindo vindo* vinha vinha* vomitando`,
      '4': `
640 870 acordamos apara* arranharam auto barbi* barbie camisa cano carrinha chego* chegou civil civil* coinc*
coincidencia coma constava daquele derretido derrubaram desapareceu devolvi enviada escondida estan* estante fisca*
fiscal fotografica intac* intacta iphon* iphone jante* lasca* levavam linho linho* lombada metade missa* mostraram
padra* padrao pagin* partiram perfu* ponta quebr* rachada roupe* roupeiro sabon* sabonete saqui* saquinho singe* singer
tabuleta telhas testemunha veio`,
      '5': `
1951 cadea* cadeado caixa caixa* campi* campinas cinze* combi* comoda espel* espelho foto mande* mandei metad* model*
modelo muro paginas parafusos peca refei* risqu* risquinho sofa tabul* video video*`,
      '6': `
comod* perfumes risca* riscada risco risco*`,
      '7': `
amass* amassada`,
    },
    parking: {
      '3': `
00 28 412 430 5h 95 acess* acesso achar achar* achei achei* advogada aqueles avari* avariado bagag* bifanas bilhete
bolacha camaras cardi* cardiaco carros cinzeiro cober* coleta compe* corrente correu diari* diaria divor* divorcio
dizem dizem* donos donos* dou doutora encontrei enfeite equip* escon* estre* estrelas exage* exame facil facil* falav*
falavam feia feijo* feijoada frances ganho* ganhou garag* garagem gratu* gratuito guardado hora intei* inter* manob*
moeda* moedas monta* mulet* murch* murcho objet* oculo* oculos opera* organ* organizacao partido passam passarinho pede
pensava pila policial portagem portatil preenchi querer recepcao resmu* resmungou revista roman* romance sacar sangrar
senti sobro* sobrou sol suple* totem totem* tudo vigiado vila voltamos vosso vosso* ze zona`,
      '4': `
12h 63 barro* broca broca* buzin* calcas cancela carro carteira chove* choveu cobrada colet* colete comecar compra
deixe* deixei enfermeiras entregam equipa exagero faco fada indicou infer* inferno inteiro interfone internacao
lanchinho ligado monta poder poder* pre provi* quilometros reais reais* regre* regresso retid* rober* roberto shopp*
shopping siso subir* ticke* ticket vagas vagas* vesic* vesicula vigia* virar* viraram voltas`,
      '5': `
almoca carro* jejum jejum* levad* levado ligad* lugar lugar* parqu* parque quilo* quilometro subir transfer`,
      '7': `
estacionamento`,
      '8': `
estacionar`,
      '9': `
estac*`,
    },
    payment: {
      '3': `
14 18 37 390 41 6 7 adora agost* agosto alica* alicate anual anual* aprendeu aqui arrumaram asnei* asneira atrib*
automaticas bilhetes breve breve* caixao calco casab* casablanca centr* centro certificado chegando chequ* cheque civil
civil* comod* comoda compa* concerto confirmacao confo* const* consumidor contabilidade contr* contrato contratos
coroas criti* critica crm dei dentistas deram deram* desistir deste* devolva devolvem devolveram dia direito email*
embol* encon* encontra enviada esfih* espec* especial esperar estadio estuda exist* expir* expira faco falam falam*
falar familia familias fizem* fizemos forne* fornecedor funciona grama* gratu* gratuito guita* guitarra homicidio hotel
hotel* humidade indenizacao infor* iogurte item junta* lanch* lanche laudo laudo* levem levem* liguei loja mapa marco
marcou matri* medicos memor* memoria mergu* mesmas meus minis* moleq* montar montes multa* negam negam* noites notif*
oferecido opero* operou opini* outub* outubro pacot* pacote parcelas paste* pediram pedra pedra* portu* presenca previ*
print* professor professoras qual quaresma queix* quentes r rachada razao razao* receb* recebeu reembolsavel regia*
regiao registo regra remarcado respo* responde risad* robos robos* salto secul* seculo segue segue* sei senhores setimo
sexta sexta* somos somos* sua suspenso ta talho talho* taxas taxas* teste* teu torra* torradeira torta torta* trato*
trime* trocada trocou tromb* trombar turca* usado* uteis uteis* validade voar voce`,
      '4': `
3 900 advogada advogado arbit* asae bege cance* caozi* caozinho conci* conciliacao condicoes conforme coroa* credito
dano debit* defen* defensoria desap* desis* devolvi dias encontrar engen* engenheiro estor* evapo* evaporou execu*
execucao existia famil* faturas formu* formulario gramado ingre* ingressos li meses meses* mil ministerio moral moral*
multa notificacao ou parcelei portuguesa pousa* pousada prazo prazo* prestacoes print queixa recusam ribei* ribeirao
rio rosa sinal sinal* site sumiu sumiu* vosso vosso*`,
      '5': `
advog* arbitragem audie* audiencia credi* desapareceu devolve emails falo injun* injuncao juiza* mb voo vouch* voucher`,
      '6': `
cancelado debitaram devolver dinhe* dinheiro estorno juizado proco* procon reembolso way`,
      '7': `
cauca* caucao reemb*`,
      '8': `
devol*`,
    },
    paymentmeans: {
      '3': `
1 14 300 4 500 6 99 aceit* aceitou agora agora* anali* apita* ate atribuido avari* avariadas banca* banco banco*
bloquearam bolet* boletim bonus bonus* buzin* caderno cair calibrador camin* caminhao caminhonete cancela cancelamento
cancer casai* casais chumba cobro* cobrou comec* comeco compre confiram conta* contabilista contra crimes cruze*
cruzeiro delegacia denuncia depos* desconfio desli* diama* divida eles encontra engoliu entao entao* enxer* euros
euros* falsa* fosse fraca* fracao fresq* fruta fruta* galpa* galpao gaste* gastei gasto guari* guarita guri iguai*
iguais igualzinho imagina incluida insul* interfone iphon* iphone iva jorge jorge* largu* larguei leiam leiam*
levantamento lia liberacao linda* longo longo* macar* meire* meireles mortadela mostrou mota moto multi* multibanco
naquele neta noturna numer* numero nunca nunca* ocorr* ocorrencia olhad* ouviu ouviu* pague* paguei pedem pedem*
pequenas perceber perfis perte* pertence pia planta podem podem* porteira premi* premium pro processos quebrar recar*
receb* recib* recibo robos robos* sao semana site sorrindo supor* suporte t1 t2 taco tantos telem* telhas tenis tenis*
tente* tentei termi* termos ticke* ticket tiram tiram* tom tosta* trans* transferi transferir travado trime* tua valde*
valdemar venda vendi* vergo* vergonha vezes vezes* vitim* vitimas`,
      '4': `
amanh* amanha analise autoa* banca cinqu* cinquenta conta debit* depositei desligado enxerga erro saque* sr teleg*
telegram terminal vendido`,
      '5': `
800 debito dinhe* dinheiro nif recebeu responde retid* totem totem*`,
      '6': `
carta* pix saque sinal sinal*`,
      '7': `
cartao`,
    },
    policy: {
      '3': `
13 34 44 acabava acabo aceitam adalb* adalberto adiantados adora alime* alimentacao aluno* ameac* ameaca amore* amores
apanha aqui auten* autenticacao autis* auto autocolante autor* auxiliares baba baixa* banir* baniram bermu* bermuda
biblioteca breve brinco brinq* cacifo cacifos caes calca* camis* caris* centimos certo* certos chuva chuva* cidad*
cigar* cigarro clien* clientes clio coma comissao compreensao condicoes conhece continuam coordenadora copia* cortei
crise crise* curad* curadoria cycli* cycling decente defei* defeito dezasseis diferenca direcao direi* direito dividir
docum* documento down ducha ducha* educa* educadora eletrico enten* entra* entro* entrou escan* escri* escrito esta
estra* estrategia estru* exame exame* experiencia expli* explicado farda fazem* feria* ferias filha filha* forta*
fortaleza fosse fosse* homen* homens impos* impossivel incomodam internei irma labios largar levan* levantado levar*
lhe liberacao localizacao lotou lotou* marcamos matei matei* mesmos montar morro morro* nata nono nora obrigatoria
ocupados pedagogica pedem pedem* pediram perguntarem pesada pinhe* pinheiro porqu* porque porta* provar reboc* recebia
reembolsavel registada relva* reparticao retro* retroescavadora revol* revolver sacola sacolinha santa shots shots*
sindr* sindrome sintr* sintra sugeriram ta tarja tarja* tatua* taxas taxas* tiras* tirasse torres turma turma* unifo*
uniforme vassouras vedra* vedras vende viaja* viajava viajou volte`,
      '4': `
00 66 aceit* alugar anos barra* bau cacif* calca centi* comprava costura email email* enfio* enfiou engra* filho filho*
fora froux* frouxa lei levar maes matri* miudo mochi* mochila monit* multa multa* nina obrigatorio outros perder perfi*
perfil posso posso* recus* regra sacol* salto salto* temos temos* usa veu`,
      '5': `
barraram chine* chinelo matricula medi monitor polit* politica regra* touca touca*`,
      '6': `
afixa*`,
      '7': `
recusaram`,
    },
    price: {
      '3': `
100 110 11h 140 150 15h 180 189 18h 19 190 1h40 1h50 2015 21 25 28 34 39 430 45 49 59 60 68 80 89 acaso acaso* acharam
acompanhante aditi* aditivada adivi* adivinha admito adore* adorei aguen* aguenta ajude* alcat* alugado ama amarelo
amarrada ameaca ampol* ampola ano anotar antiga apagado apanhou apeli* apelido apert* aperto apres* apresentaram
aprovaram aquil* aquilo arrep* assassino ataca* atencioso audio audio* aumento aumentou auto avisar avisem aviso*
azeite bairr* bairro balan* baratas basta* batid* bebida bebo bocadinho bolas bolas* bolin* bonit* brancas bufan*
bufando cachorra cacul* cacula cader* cadernos calcas calibrador campinas cancelei canha* canhao cano capuz capuz*
carim* carimbo carra* carregado cartorio cebol* cebola centimos chegando chego chegue choca* chore* chorei churrasco
cito claus* cm cobra* cobria coita* colado colegio coleta coloq* comentario completar compo* confianca conto* copo
correia corrigir corrigiram corta corta* cortada cortar corte corte* couvert cumpr* custo* custou dada dedo dedos
dedos* dentista derre* descalco desci* desfi* despe* desvi* diferente dific* direito domino dormia durou durou* elas
embac* encontro enganou ented* episo* escov* espetinho estacionamento estacionar estas estas* evidencias exage* exagero
exigi* explicando explicaram extra falha* faltaram fazem* fazemos feia fernanda festi* festival ficaram figur* fila
filtr* filtros fino fiscal forca fotocopia fotografias fraco fraco* fumav* fumava ganho* ganhou gaste* gastei gelei*
gener* generico gol gravado guaru* guarulhos habituado higie* homicidio humilhante igual igual* imagina imensa imped*
impedido imperial impla* implantes indicaram itali* jabut* janelinha joaqu* joaquim juram* lama lanca* laran* laranja
larga* largar lavag* lavagem levam levamos libra* limpe* limpeza linhas lista liter* literalmente magico mante*
manteiga marcaram marte mas medicina medid* mel melho* melhor melhoras menor* menos menos* mesmissimo min minima missa
mo moeda moran* morango morav* morava morri morri* mos mostrou muret* negam negam* neusa neusa* notur* nova obrig*
obrigado obrigatorio olharam olho orqui* otima* otimo ouriv* ourives pagar* pague* palhaco palma* palmas palpe*
parecendo parecia passarinho pecad* pecado pediram pegaj* pelado pendurei pendurou perde perdido pezin* pezinhos pila
pingou pipocas pizzas placa* plano plano* planta podiam pombos pontas porca* porco posso posso* prata prata* pratica
pratos pregu* premium presi* prete* primeira procurava procure prometia protetor provi* pupila puxado qual quase quase*
queriam quiet* quilo quinz* racao racao* rapid* rapido rasgadas reaca* reacao reajuste recintos relva remod*
remodelacao repetir restaurante risad* risada riscado robe rober* roberto rombo* rottw* rottweiler rotun* rotunda ruim
sacar sacar* sacolinha sande* sandes saudade seca secar* segue* segundas segundos senao senao* sendo sendo* sensor
seria* servico sesse* sessenta seus sifao sifao* simpaticos simulacao sitios sobrancelha sobro* solteiro sonho sonho*
sorve* sorvete subi subin* subindo subiram suite suite* suja ta tabuleta talen* tanto tanto* tantos tartarugas tias
tirar* tomat* tomate torta torta* transferi ue unida* unidade usado* usei vacin* vacina valdi* valdir validade valor
valor* veget* vegetal vi viam vinho* visto voltamos whisk* whisky`,
      '4': `
11 15 200 2h 35 380 480 54 600 780 95 abuso abuso* acabado aguad* aguado alegr* alegria alfab* ameac* apanh* arrepiar
arrum* arrumar assas* assassina atrasou aumentaram avisa* bacal* bacalhau balanca batida berbe* berbequim bicho*
buscaram cabel* cabelo carin* casado choveu class* clausula cobram coitada colou colou* conheco consumacao conversava
cores cores* denti* derreteu descemos descida desconto digo dista* distancia distribuicao doi dose doura* dourado
douto* embre* embreagem episodio esperamos esperava estac* exerc* fortu* fortuna furad* furado ganha* geladeira gosto*
gostoso grama* guilh* iva joia leao levam* lixei* logot* logotipo maior maior* matar medo menor miand* miando miojo
miojo* moles moles* morna* noturna noven* noventa orcam* orcamento pagaram paguei paleto parados patam* patamar
patinando pechi* pechincha pequenas perfe* perfis perio* periodo pipoca pista* pneus pneus* precisava puxad* quisesse r
reboque resma* resmas rezan* rezando rodiz* rodizio rs sede segue seguro sentido servido simpatica solar solar* subia
subia* subir* taca tiozi* tiozinho tipos tipos* tiros tiros* tobog* toboga tortu* tortura tradu* trouxeram usado vazias
viram viram*`,
      '5': `
2 22 32 320 400 64 65 70 740 alinh* alinhamento armad* armada aumen* avisaram avisou benfi* benfica bola bonito
camaroes caris* chame* chamei chegam cobro* cobrou comi contados custa custa* disco doutora droga* dutra dutra*
exercicios facad* facada factu* factura flami* flamingos gondo* gondola jaula* jaulas latao latao* lontr* lontra matar*
mater* material morna morrer nevoe* nevoeiro ok parte parte* patin* patins pipoc* preca* precario preco premi* premio
reaju* reboq* rim shopp* shopping tabel* tabela tesoura topo tremo* verdade`,
      '6': `
120 350 acertou assal* assalto bichos conto contraste dedal dedal* gramas preco* reais reais* roubo roubo* subiu subiu*
verda*`,
      '7': `
caro euros euros* pistache`,
      '8': `
90`,
    },
    product: {
      '3': `
140 160 2009 25 289 50 600 92 abana aceit* aceitei adoraram afundamento aldra* alfaces algod* algodao amont* anda
ansie* ansiedade antia* antialergico apose* aprendi aquar* atrasa aviar* azul barra base bater* bau bauni* baunilha
bege biblioteca blusa blusa* bonitas branc* brilh* brilho bucha* bumbo bumbo* cacho* cachorro caixa* caixinha caneta
cansaco capitulo carregar carrinho carteiro casados casco casqu* casquinha cedeu cedeu* celiaca chao chegou china
china* chora coelh* compr* comprei cone congelou conju* conselho contem continuar conto* contou contraste controle
conversas corac* cores cores* corta corti* cortisona coxa dedo defun* deitar descolaram desej* desejar desga* desgaste
devol* devolucao devolva dias discr* discreta dizem dizem* dobrado dormi dos duzia duzia* econo* educacao empen*
energetico engolir escalar espanhol espero esque* esquerda esquerdo evere* facam facam* facas facas* faltando
farmaceutica farmaceutico feche* fede fingi* fingiu frasco frete frete* frita* funcionou funeral g galinhas gaste*
gastei gosto gradu* grama* gramas gravado idali* idalina impor* impressora jabut* jacare labio* lacra* lacrada ladrao
lanca* lascas lavanda layou* layout leggi* letra letra* litro* livri* longo longo* lote m manip* manua* medir melhoras
menos menos* mente mente* minima mole moleque montes mortas muita* murcho namor* namorada nenhuma odete odete* olive*
oliveira ouriv* ourives padra* padrao pague pano papag* papagaio papo param* parec* parecida parvo pata pechi*
pechincha pedem pedem* peixes perfis perfu* pesa pet picav* picava pilha pista* plast* plastico podem podem* polvilhado
pote potes potes* prazo prazo* precos premium presenca presidiario prestasse proib* promotora prova* pt pulou pulou*
quebrou queixar quilos racao racao* rachada rapaz rapaz* rasgado real recei* receita recor* regua regua* repas*
respondem risca* riscada riscas robos robos* rompe* rotul* rotulo s saco sanit* sanitaria seguem segun* segunda seman*
semanas senhor socia* sola solta solta* superior taman* tampa tampa* tanqu* tarta* tartarugas tbm tchau tchau* teclado
terce* terceiro terno terno* tesou* tire tomat* tomate tomou tomou* travesseiro trocaram unida* unidade unive* upa
vacina vazou vazou* vencendo vende* vendido vestindo viu vivas vivas* vizinha`,
      '4': `
acertaram acoug* adren* adrenalina alugado apanhei banan* banha* barbi* barbie boiar boiar* briga* brigadeiro cabe
caminhada capa carregador celia* coelhos coracao elast* elastico embal* embalagem encheu estourou falad* falado farin*
farinha farma* festa festa* fofin* fofinho furad* furado garan* garantia glute* gluten habit* impre* impressa jura
labios lacto* lactose lavag* lavagem litros manual mau mexia mexia* morre* mortos muita murch* murchas pele perfume
pilha* portas portes premi* refiz* refizeram ronca* rosas rosas* sentido subiram taco talha* talhante tamanho tinta
tinta* tiro tives* tivesse troca uso vale veio vendedor verde vesti* vitor*`,
      '5': `
andei andei* anvis* anvisa banhado bateria berna* bernardo compre cor descolou dispa* dispara dizia dizia* dobra*
habituado lacre lacre* lente lente* olho paraf* parafuso percebi prime* sabao sabao* troca* trocadas usei validade
vendi* verde* vestido ziper ziper*`,
      '6': `
enche* morreu pisto* pistola trocam valid*`,
      '7': `
primeira`,
    },
    punctuality: {
      '3': `
13 13h40 13h40* 17 20 21h 302 3h 600 6h 7h 8 81 8h acont* almofada altif* altifalante amiza* amizade apaga apaga*
apara* apare* apareceu arranharam arranjou assen* bh bombeiro broca broca* capri* carrinha carru* carruagem centa*
centavo chamando chao chega* chego cheio* chiqu* combinado como completar condu* confins contem copin* corredor corrida
coxinha cupim cupim* custa* degra* degrau deita deita* deixo* deixou dele derreteu descu* desculpa dezes* dezesseis
dormi eletr* errado escadas esquece estam* estamos execu* execucao explicando fechado feriado festa gotei* goteira
inter* ivone ivone* janelas josue josue* lanchonete lavar lembranca lisbo* lisboa loica loica* maes malas malas* mandei
mandem marca* medir* mediram mediu mediu* min minut* mudav* ontem ontem* pagarem parados pareceu passa* penso penso*
perdi perfu* pingo pinto* pintou pisa posto posto* quand* quando quarta rebit* rebite recif* recife recusados rejun*
rejunte rendi* rezan* rezando risco* riscos rotin* rotina sabados sangrar saudade sifao sifao* terce* termo* termos
toman* tomando transito uber valdi* valdir veio vitor* vizin* vizinho º`,
      '4': `
11h 17h30 17h30* aconteceu adiad* aerop* aeroporto agendada ajudo* ajudou amass* amassada ar assenta atenderam atrasou
avariado cancelado chego* chegou coleta copinhos custa embar* explicacao hemod* hemodialise hoje joaqu* joaquim larei*
lareira leito leito* lenda lenda* mande* marcaram marcou motor* motorista notur* noturna ocupado orcam* orcamento
palav* palavra passa petro* ponta reemb* reembolso revisor segui* texto texto* torne* valia valia* van`,
      '5': `
8h10 anteo* anteontem apete* apetece atras* atrasado chegaram coita* coitado combi* condi* condicionado horas horas*
intercidades ocupa* paine* painel parou parou* seguidos supri* suprimido torneira vouch* voucher`,
      '6': `
abarr* abarrotar cacil* das voo`,
      '8': `
atraso`,
    },
    queue: {
      '3': `
10h 11 110 118 120 12h 15 160 180 19 19h 2017 20h 25 3 31 320 35 40 45 500 650 6h 7 72 78 9h abert* abertos acertaram
adalb* adalberto adiad* admit* admitiu afixa* agarrado ajuda alho alma almocar alta altur* alzhe* alzheimer amarela
amarrou amor analise apagado apitando apontaram aprov* aproveita arranjar arrumaram assinatura atende atendentes
atendido augus* augusta autoa* balco* bandi* bandido barba barba* bebes* berco berco* bicho bisav* bisavo boia
bonitinho bufan* bufando cabidela cabri* cabrito cadei* cala calca* campainha cancer capel* carimbo casado casai*
casais categ* categoria certi* chamava chapeiro choca* chora* chumba cinqu* cinquenta clebe* cleber clini* cobertura
coisinha cola coleg* colega comando comis* compadre companheira completa compra compramos comprimidos confirmacao
confirmado conforme consulta conve* convo* copia* copo correta correu cortada corte* costuma couvert coxinha creme* d
dela demorou dentistas descobriu deslocamento despr* desta devolvi dizerem dor dores dores* dr drink drink* durma*
encolheram encomendar encostei enfar* enfim enfim* enten* entramos entraram entretanto enxot* escadas escov* espanha
estad* estadio estagiario estalo este evert* everton excel* excelente explicar expliquei faisc* faisca farmacia favor
favor* feijo* feijoada ferias ferra* figurinha final* fisio* fizes* flagr* for fortu* fortuna franc* funcionando
funcionaria galin* galinha gelan* gelando gol gotas gotas* gratu* gratuito graxa graxa* gritou guich* guiche guinc*
homicidio iam idoso* indicou infer* inferno internacao iva jorge jorge* julgu* julguei junte* juntei jurid* lanchinho
lar largu* larguei lente* levam levantamento leve ligaram ligav* ligava loiri* madeixas maio mancha mandioca maqui*
maquininha maravilhosa marte mata matar medico medio medio* merece mete mexer mexia mexia* miojo miojo* molha* molho
molho* morreram mos mudan* mudanca nasce* nasceu naval* navalha nesse nesse* ofens* olhar* olharem opera* ouvin*
ouvindo paine* painel palpe* parac* parto parto* passarela pastilha paulo paulo* pe pegan* peganhento pegue* peguei
pepin* pepino perdi perdi* pesca* pessi* pessima pessoas petal* pila pires pires* pneu ponha* ponham porcao portagens
posso posso* pre preguicoso prest* previsao primeiro prometida pront* publica puxado qual quare* quarenta quente querem
radio radio* raio rapido rascu* rascunho reali* reboque recebendo recebido recintos reclamar recom* remen* remendado
repeti reservei resga* resolva retorna retrovisor reza risoto rompe* ruben ruben* s sabiamos sacar secretaria secul*
seculo semanas senti* sentido serra setub* setubal sexto sexto* shirt shirt* show silab* silaba simpa* simpatico
simulador sinal* sobre* sofri* sogro* solet* sujo surdo surdo* tanta* tapet* tenham terro* terror tirei tirei* torres
torresmo traseiro trata travado traze* tremo* tropecar unhas unhas* upgra* upgrade utili* vacina valdemar vedra* vedras
vejam vejam* vem vender vez viraram volte* voltei zap zero`,
      '4': `
13h 13h20 13h20* 18 1h50 2 47 50 58 83 9 almoc* almoca anca anjo aparelho aprovado atend* atrasou automaticas balca*
balcao banhos bebedouro bocej* cadeira caixas calcas chamam chamaram chape* chope chope* cidadao comecava comissao
corte crimi* dao demor* demora desaf* desenhos deus doi doutor doutora encam* entendo entrado equip* equipa escri*
expli* farof* farofa finalmente gondo* gondola gracas guincho horas horas* imens* item jogar jogar* lavag* lavagem
lente lhes manhas marav* marcado marqu* marquei matan* matando medic* mediu mediu* merca* mexer* miand* miando minut*
moco moque* moqueca morri morri* nisto nisto* paciencia pedia pedia* perder pintu* pintura quint* quiseram reembolsavel
renat* renato rodad* rodada rottw* rottweiler sapato seco senhas senso* sentar sentei sesso* sessoes simpaticos
sobremesa sol suspirou tecla* teclado tedio tedio* tela tempo tempo* tirad* torre* tranquilo trazerem trem tv uber ue
ultimo va visto`,
      '5': `
16h 1h40 22h40 22h40* 2h auten* autenticacao balcoes bebed* cair calde* caldeira cega chopp chopp* convenio criminoso
douto* educado escritura esperamos estat* estatua explica faltava fechados feria* feriado filip* filipa fria hora
imensa inventario jejum jejum* kkk marca* marcam marcar medica medo menci* min minutos mudo nevoe* nevoeiro pacie*
perit* prego prego* quinta remar* remarcaram reparei risad* risada segundos sensor suspi* tanto* tapetes topo
utilitario vesic* vesicula`,
      '6': `
14h 1h30 adiam* atendida certidao esper* esperei marcacao nelso* nelson pacientes senha tanto`,
      '7': `
senha*`,
      '8': `
fila`,
      '9': `
espera`,
    },
    returns: {
      '3': `
15 2009 3ª 40 aceitei admito adora anota* assistencia assun* assunto atendentes banan* bandeira base bingo bingo*
brinquedo calco calco* calcu* camisola campanha chora choro civel civel* clara clara* compre contava continuam correios
cortei costura credito dano defei* defeito devia devia* direito dobrado espanhol etiqu* evide* exper* experiencia
experimentar fatia fatia* faturas fecha* fechar funcionar gozar gozar* impre* impressa impressora lacra* lacrada laran*
laranja lavanderia layou* layout levavam lixo loja mais mentirosa moral moral* negoc* negocio olharam orige* origem
pague parab* parabens pedem pedem* pequenas perfume plast* plastico po polit* politica portugues prazo prazo* prepa*
preparada prestasse protesto provar pt queimada recusam resolver rosa solto teclado tenda* termo* tom tomat* tomate
trist* unive* usei uteis uteis* vara veio video video* viges* volta`,
      '4': `
289 38 41 6 abana acoug* apos banana cansaco cem choro* compr* comprei comprida contador controle devolva devolver
estorno etiqueta fechada fone frete frete* g jogue* joguei lacre lacre* mafal* mafalda manga manga* noites pisto*
pistola porte* rompe* s sola talao talao* tenda tente* tentei trocaram usado usado* vemos vemos* vesti* welli*
wellington`,
      '5': `
aceit* bonec* caixa caixa* devolvi embalagem porce* porcelanato vale vestido`,
      '6': `
aceitam boneca cor devolucao portes troca troca*`,
      '7': `
embal*`,
      '8': `
devol* trocam`,
    },
    rooms: {
      '3': `
0800 200 412 acharam acordando administracao almoco almof* almofadas andar anexo* anfitriao apontada areia areia*
barre* barreiros bater* bebid* bebo beliches brita* cabec* cachi* cachimbo cacif* cacifo camar* camara camareira campa*
campanha cantaram centr* centro cesto cesto* cofre cofre* confianca cruze* cruzeiro debai* debaixo deixado deixamos
demos demos* desapareceu descia desculpas dessa dormi dormitorio dura espum* esses esses* estor* experiencia explicando
faisc* faisca faltado faltaram fazia* felic* ferna* finin* fumo gabin* gabinete gostaram guardaram hospe* hotel hotel*
incluindo janta* jantar lago laran* laranja lento lento* lixa mar mudaram nascido noite noite* nos obrigada odete
odete* ofereceu ok outro outro* pacot* pacote paes parav* parava paredes passa passos pdf pegav* pegava peluc*
pequenina petal* pilha* pinta* pisci* piscina porta priva* quartos quim radia* radiador range range* reconheco
recreador rente rente* repun* repunham reservar residencia responsavel resso* ressonancia rotin* rotina saben* sabendo
sanit* sanita seringa seringas serio serio* serta* sertanejo seus sim since* situa* sobem sobem* sobre* sono sou subin*
subindo suite suite* tambo* tenham terceiro trator turistica upgra* upgrade via viole* virada vista vista* zanga*`,
      '4': `
anexo apart* apartamento barul* bater belic* bibli* brinco cama camas camas* comod* comoda copin* corredor diarias
dormi* eleva* elevador emoci* espumante estore fazia frigo* guardanapo inclu* janela janelinha lampa* lampada local*
localizacao lotad* lotado mestre peque* pequeno pilha pintados privada processos sobre tentando toalh* toalha tranc*
transfer treze* wifi`,
      '5': `
barulho biblia brinc* cabeceira congr* congresso detet* detetor duche duche* fechadura janel* mesin* mesinha serin*
tomad* tomada trezentos`,
      '6': `
brincos frigobar mestr* recec* rececao`,
      '7': `
quart*`,
      '8': `
quarto`,
    },
    sales: {
      '3': `
10 2016 214 24 310 350 47 480 740 78 79 86 88 900 acabava acesa acesa* agora agora* ajudo* ajudou aplau* aquil* aquilo
assinatura atrib* atribuido bala batid* burla calad* caren* carencia castelhano centa* centavo cheiroso ciclo ciclo*
cidad* clebe* cleber cobra colegio conferir conhece contratos conve* conversa conversas copos copos* corretor credi*
credito curad* curadoria curti* deito* deitou descontaram desem* dizia* diziam dobrou elogios embol* encol* entrega
espero explicou fe feche* feija* feijao fixo folhe* folheto forne* fornecedor garan* garot* grati* gratis gravacao
homem homem* imagina imobiliaria impla* implantes incluida inspe* iphon* iphone jurou jurou* lavad* lente* lentes
liberacao linhas longa* lote luxem* luxemburgo marcamos menti* mentiroso mostr* mostraram oito parcela parto parto*
pelas pelas* pensar pes pinheiro pipocas porqu* porque preguicoso prime* processo prome* prometeram promo* propo*
quare* quaresma quilo* recei* receita recibos recusei renovar rotul* rotulo sala segur* senhora servem seten* setenta
si subli* tampa tarif* teclas tem transferir tua vendi* visua* wande*`,
      '4': `
15 84 90 abrig* abrigo acordo ampol* ampola batido bonus bonus* caminhonete carro carro* cartaozinho chequ* cheque
comercializador durma* ecra farda inspecao mecan* mecanico mete mudad* mudado parce* parcelei pensa* plano plano*
porteira prometeu promocao quilometros quios* quiosque registo remarcado resolve responder sai shots shots* table*
tablet taco tarja tarja* unico unico* vendeu`,
      '5': `
82 capa riram riram* seguro venderam`,
      '7': `
vendedor`,
      '8': `
vende*`,
    },
    seating: {
      '3': `
17h30 17h30* 27 55 81 8h10 acompanhou alegr* alegria andamento ar arena arena* arrepiar assassina assen* assento atras
baba bacal* bacalhau bagagens banco* bengaleiro bermu* bermuda bh bilhete biqui* biquini bolsa bolsa* bombas bone
cache* cachecol cafe caind* caindo calca casai* casais cedeu cedeu* cerca cerca* chaves chore* chorei ciclo comad*
comadre comentar compadre compo* comprida condi* condicionado confianca congelada contra contu* contudo costa* costas
crois* curad* curadoria dada dedal dedal* deles deles* descemos dessas embru* emerg* emergencia encheu espetaculo
evapo* evaporou exige expos* facam facam* facto facto* fadis* fadista familiar fique* fiquei firma firma* fotografica
fraca fraca* fratu* fratura frent* frente gastr* goste* gostei gotei* goteira gritando helde* helder homic* houvesse
imagens imens* indicou informacao intei* inteiro joelh* joelho lado leito leito* lembro levam levam* lisbo* lisboa
lixei* loiri* mafia mafia* mafio* malas malas* marid* marido marinheiro mesa milagre modo mola morte nosso obrig*
ocupados opero* operou padre padre* partida parvo penal* penalti picol* picole porto porto* princ* principio rebuc*
respira saiba saiba* saida* sal santo sentaram silab* silaba sim sobre sobre* sou supri* suprimido tenha* tocan*
tocando toda toldo toldo* tortu* tortura total total* trase* traseiro tripu* tripulacao viemo* viemos voar voltava`,
      '4': `
22h40 22h40* ajudo* ajudou alaga* amarela antar* antartida atrap* atrapalha bolac* cacil* cadeiras caixo* comissaria
croissants deita embol* encos* engole espet* explicacoes forta* fortaleza gelado gente gente* gigan* gigante joaqu*
joaquim lenda lenda* lugar* maxim* maximo otima* pau petro* plate* plateia senhor som vonta* vontade`,
      '5': `
acres* cadeira encosto locut* locutor mesas mesas* morte* otima recli* sober* soberba vazia* vazias`,
      '6': `
cadei* colun* lugares pe peca poltr* poltrona visib* visibilidade`,
      '7': `
bancos coluna`,
    },
    service: {
      '3': `
12h45 12h45* 17 212 350 3h abaixo abert* acabado acena* acenando acomp* adian* admin* administradora admit* adoraram
adore* adorei adulto afilh* afilhado agenda agradavel ajuda* alcool aldrabado alergica alfab* algum ali alteracao
aluga* aluno* ama amassado ambul* ambulancia amigo amilc* amilcar amont* andou andou* anima* apaga apago* apagou
aparelho apont* apontaram apresentacao aquario aquel* arara areia areia* arrastando arreg* arregalado assembleia
assinado assistindo atest* atestado atrop* autis* automatico avariada avisei bacia bacia* balde balde* bandeja bar
baratas barbeiro barraca barri* barriga batia* beber beber* bem bengala bicho boca bolac* bolo bonita bordo bordo*
botas botas* braco braco* bracos brinquedos broca broca* busca* buscamos buscar cacha* cachaca cacif* cafez* cafezinho
calmo calmo* cancer canet* caneta canto capri* carrinhos cartas carteiro casado casca* casse* cauda cauda* celiaco
celular cento cento* cera cesti* chamar chapa check* chefe chefe* chegando cheirar chicl* chiclete chico* chora* chumb*
churr* cigar* clara clara* cofre cofre* coimb* coimbra coisi* coladas compre compreensao comprem comprou comprovante
cone confins confiram confuso consc* conto* contou convidados correr crach* cracha crianca criti* critica crois* curta
curta* cycli* cycling dada dado decor* dei deixa* deixe* deixei dela dele delicia demos demos* denta* derrubou
desapareceram descolaram desconfio desculpa despensa destas detetive devolva dezassete dezes* dezesseis divinal dobra*
dobrar docum* dona dono dorme* dourado dra durma* edred* educadora elefa* embac* encolhe encolheu encos* enfermeira
entao entao* entrei eram escola escolhi escrevendo escreveu escur* esgotado esperar essa essas essas* esses esses*
estas estas* estat* estatua estef* estefania estendal estev* estiv* estiver estra* eutan* evapo* evaporou evidencias
exigir expliquem exposicao extraviou falan* falando falav* falavam falei falei* faltar faltaram farma* farmacia fecho*
feija* feijao ferias ferida ficaram filma* fita forca fregu* freguesia fruto* frutos fugir fugir* fuma funcionarios
funga* galao galao* galo gasta gavet* gaveta gelo gener* generico goian* goiania gracas grandes gravacao gravar grito*
gritou grosso guardem guinc* harmo* hidratante humil* idade idade* ideia ideia* ido igrej* igreja ilumi* imperiais
imposto incom* inquilino instr* instrutor irmao* item janta* jantando jaque* jaqueta jorge jorge* josue josue* junina
jura lacra* lanchinho lavad* lavanderia lembra lencois lhes ligad* ligam limpi* limpo lingua livre* loica* lona ma
manob* mao marca marcamos marle* marlene marquesa matam matam* matil* matilde medio medio* meire* meireles menin*
mentiu metro* mexeu mexeu* micro mim minuscula miuda* mocas mocas* mocin* mocinha moeda* moradores mortadela mostr*
mostrei mostrou motiv* muda mudanca multa* multibanco nadador namorada nariz nariz* nasce* nasceu nascido nervo* nesse
nesse* neta nomes nomes* nosso* notur* noutro nozes nozes* observacao oficial olhan* olhando olharam olhou olhou* ombro
ombro* ortop* otite otite* outros ovo pacoc* pacoca padrinho pagamos palet* palma palma* panelas parac* pared* parede
peco pedia* pedis* pedisse pedra peixe* pela pelado pensa* pensando percebeu perde perdido perfumes pergunta perguntas
perguntei perguntou pertence pesad* pesco* pescoco pessoa petal* pingou pinta* plant* pobre pobre* podia porco portao
porteiro portuguesa pouqu* pouquinho pq precisamente precisar preenchi prego* pregu* prepa* preparada presta preta
preta* prete* preto* procurar pros protesto pulseira pulso pupil* puxar puxar* quanto quaresma queimada quere* quimi*
radiografia rapaz rapaz* rapida recec* rececao rececionista recep* recif* recife reclamei registada regua regua* relog*
repar* repetir repor* reque* reserva resolva respi* respiracao resultado retir* retorno revistas rim roubaram roupa
ruim sabe sabes sabes* saco saia salva* sangr* santa* sapatos saquinhos segurancas senhoras seu sintr* sintra siso
sobrenome soltou some sorri* sorrir sr subiram sugeriram suspi* tabel* tabela talen* tanta tava tchau tchau* tecnica
telefona telefonou tias tikto* tiktok tiozi* tiozinho to tobog* toboga toldo toldo* tonin* toninho torta traba*
trabalhou trata* traze* treinamento tresa* troux* tu turma turma* vaga vamos vamos* vasso* vazia* vedac* venci* vencido
venda veter* veu vicia* vinham virad* virar viu voces voces* voltava whats* whatsapp ze`,
      '4': `
16 1951 450 66 83 aberto abertos acamp* acampamento acaso acaso* achamos acompanhante acons* acontecido adora* agach*
agachamento agarr* alcoo* alfinetes alhei* aluna amarrou ameac* analises aparecendo aquele arquibancada arrastado
atencioso atendentes atender automaticas avaliacao avos baixa* baixe* bambo bambo* bande* barbe* basta* batia bebad*
bebe benga* biqui* biquini brind* bucha cabin* cadas* cadastro cadeirinha caipi* caipirinha caiu caixas camara camer*
camera campinas cancela cantar caos cara carrossel cartaz casta* castanha celul* cem cheiroso chip churrasco clientes
colega coman* comer comissaria confirmado consola contador contato contratei corpo corpo* correio corti* costela costu*
couvert coxea* coxeava cruza* cruze* cruzeiro culpo* culpou cunhada deixam deixaram deixarem descobriu desconhecida
desfi* desta* deu devagar devolveu digo dirig* discu* dizen* dizendo dobradica documentos dorme ela empre* emprestada
empur* encar* encosta encostada energ* enfar* engan* engracado entrar entregam envel* envio* enxer* equip* equipe
eramo* eramos escara espir* estagiario esten* estivesse estom* exames excec* excecao facao facao* falec* falecido
falha* faltam fechei ficha filma finin* flame* flamengo fosse fosse* franq* franquia frasc* frito* fujam fujam* futeb*
futebol galer* galeria garco* garcom garrafas gelan* gelando gemea* gemeas geren* gerente giz gnr gosta gostou gotin*
gotinha gover* grava* herni* hernia hiv image* imagens incha* inclusive irres* irresponsavel jante* juiza jurou jurou*
lago lante* lanterna latao latao* lencol lesao lesao* letri* letrinha lha lhe liberar licor licor* limpar limpezas
loter* loterica mae magic* manchas mando* margi* marginal marinheiro masca* medida medir menina mestr* mestre metod*
metodo mexia mexia* minim* minimo minus* miuda mochila moedas mola mole molei* monitor monte moque* moqueca mordida
mosai* mosaico motivo nego noivos obser* ocupados oferecer ofert* oferta olhav* olhos olhos* ondas ondas* onze open
orelh* orelha organ* organizacao orlan* orlando ouro ouvi paciente pacientes padri* pagasse pagav* pagava palete pegad*
pegado perde* perder perso* pimen* pimentel pontape pos pras prati* precisou prego previsao professora psp pupila
querida raio reali* recusaram regre* regresso renda repos* requentado residencia resma* resmas responsavel rir riu roca
rosan* rosangela roxa sabia saiba* segurou serve* serviram shih sindi* socio* sopra* sotaq* sotaque sucesso suger*
sugeriu te teclas telefonema temos temos* tensa* terap* terapeuta teve ticke* ticket tirad* tiras* tirasse tirem tirem*
torneio trancou tranquila trein* treino tremi* trilh* trilha troco troco* tropa tropa* tua tzu vedacao veia velhotes
verme* vesti* vestida viajava vidas vidas* viola* viole* visit* vitri* xixi`,
      '5': `
17h 18h 650 achad* achado adeus adeus* adiantados aditi* aditivada adorm* afundou agitado ajudantes ajudar alergia
almocar alugar amarr* amarrada amendoim aninh* anoto* anotou anunciada apanha apareci apertou apito* apitou aplv
apontada arrastou arrog* arrogancia artis* artista assed* assedio atendeu atiro* atirou atrap* atrapalha atrasa
autoclismo auxiliar aveia aveia* avisar baixasse bastos batom batom* bebado beiji* bifana bifanas bota botou botou*
brancas cabine cabre* cabresto calcu* calha* canil canil* capel* caras caras* casad* cator* catorze chamaram chegue
cheia cheia* cheias cheirando cofri* cofrinho coleg* contratado convidado coord* coordenadora copa corrigir cortar
corticoide cortina crise crise* cupim cupim* deboc* debochou dentista descalco desli* desmaiou detetor devo divor*
divorcio dobrada dor down educacao elogio empregada emprestado empurrou encontrei ensinar entendeu entrava entregou
envelheci esperou espreitou esqueceu esqueci exigi* experimentava explicacoes extratos ficad* ficado filha filha*
fingiu fininho fofo frentista funda garantiram gasta* googl* google gorda* gostoso grava grave gravo* gravou guari*
guarita hidro* hj hospedeira inchar incomodar intac* intacta internei jantamos jogou jogou* junin* juntar juro lacto*
lactose largou lenco lenco* levantado levantei ligaram loica lotou lotou* luva maest* maestro magico mamad* mamadeira
mandavam mandou mentir mentirosa mesmi* minic* miniclube minutinhos moca mochi* monit* monitora morfi* morfina nadar
nadar* nata noivado nora nosso nua operador passar passavam pata patra* patrao pediatra pedim* pedimos peito peito*
pendurei penho* pensava percebo perdeu peso pinto* pintou posicao poucas prefe* presentes pretos previ* profissional
queixo querer quintal radia* radiador recado reconheci recreador registrar renda* rendimentos reservado respondi
reuniao revisor revol* revolver rindo rindo* sabao sabao* sabia* sacola sacolinha secca* seccao segurando servindo
sindico sindr* sindrome social sofri* soutien tapa tapad* tapado teu tipos tipos* tirav* tirava tosa tranc* tratar
travessia tremer valdemar valsa valsa* vassouras vazia vela verem verem* vermelha vestiario veterinaria vilhe* vilhena
virada visiv* visivelmente vitrine voltaram voltasse xingo* xingou`,
      '6': `
19h 21h acham* aconselhou admitiu adren* adrenalina agarrado agita* aguentar alerg* aluno amarrar amend* amendoa anel
aninhos apertada arqui* arquivo arrendado auxil* auxiliares ave avent* avental aviao aviao* bala beijo beijo* benzo*
bolachas bolso* burra burra* busqu* busquei cadeirante caixo* calci* calha camarote capac* capacete carra* carregado
cassetete cesto cesto* chamo* chapado checa* chicote cid cigan* ciganos cintu* cintura coinc* coincidencia coletes
comanda comentando comentario companheira contas contasse coordenacao coracaozinho cruzados cueca* cuecas damas damas*
decorado desligou detet* diarista direc* diret* diretora econo* educadoras egua eletronica elogiou empregadas empregado
empregados encarregado encharcado encolhido encontrou energetico engra* entrevista enxerga equipamento esfar* espetinho
espirrou espre* espreguicadeira espreguicadeiras estagiaria estru* falte* faltei familiar farda faze fazemos ferra*
frescura gesta* gestante governanta gozar graciete grave* gravida gring* gringos grossa guerr* habitantes
hidroginastica indicaram insta interior isque* isqueiro jogav* kelly kelly* lar largo* libra* limpa limpinho lurde*
lurdes maitr* maitre mancando mangu* mangueira manobrista maque* maqueiro massagem massagista matem* matematica
medicacao menti* mentiroso mesmissimo metros monto* montou negou negou* noivo norma numeros ouve papei* papeis partia
partilhas patro* pego pendurou percebe perguntarem permi* personal pesada pesav* pesava pilul* pilula pires pires*
plani* planilha postu* postura potin* potinho primos pulso* pura puxou puxou* quartinho quios* quiosque quis raca
rapazes rascu* rascunho recebo recepcionista relogios reparticao repeti repositor resid* reuni* reunioes sabiam sacol*
sais salva satay satay* saude saude* scone* scones servem sexua* sexual shots shots* sobretudo socia* solet* sossegada
souti* supervisor testar tom tomas tomas* torce* utent* utente vendedora vendem vendia vermelho vesti vigilancia vivo
volte vomitou welli* wellington`,
      '7': `
23h acertou ajoel* alergico aluga animador arrec* arrecadacao arren* assobia bancada beija* bifan* bolso cacifos
caminhada cantando casada champ* champanhe chapa* chorando chumba colegas comad* comadre comprava consumo contei cuide
cuide* dentadura descendo desligada diferenca dj elogi* encha* engolido escondido escreve escut* espumando estet*
esteticista farmaceutico femin* feminino fresc* fuman* fumando furta* furtaram graci* gross* guri joias joias*
levantamos liberado luvas luvas* marquise mensagens monitores mulheres noivo* papelinho pendurada pintado pisco* piscou
plantao poda pontapes pouca* preguicoso pula quiet* quilos quisesse recreio relaxado rendi* repen* repente risso* roxo
seguranca sento* sentou sido sujei* sujeito surda surda* tintas tira tranq* tranquilo trans treinador tripu* tripulacao
turno turno* uti valde* vestindo vigil* vigilante visitas wande* xarop* xarope º`,
      '8': `
ademi* ademir balneario basea* baseado chamou comen* comenta contaram direcao diretor encostado estag* farda* fone
fulan* fumar fumar* homen* homens manca* rg soco tia torceu trancada treme* tremendo`,
      '9': `
alian* alianca quadril recre*`,
    },
    smell: {
      '3': `
1987 abre acham* achamos agradavel aguas aguas* alcat* alho anfit* anfitriao aquil* aquilo balan* balanca barbeiro
barul* barulho bauni* baunilha borra* borracha borri* borrifaram branc* caldo caldo* carros chaves cheirar cheirava
chuve* chuveiro cuida* degra* dormir dura emoji* espec* especial espla* esplanada fazen* fazendo frito* imperiais
indicacao janel* janela macon* maconha morno morno* motiv* muro parada pastelaria peixe* perfume poe prend* quart*
quarto racao racao* receber relax* respi* saqui* saquinho sauna sauna* sopa trator varanda vestiario vizin* vizinha`,
      '4': `
abaju* abajur antia* antialergico branco cinze* cola colei* coleira comun* comunhao corre corre* degrade fresq*
frigobar jacuz* jacuzzi lixa lotad* lotado naval* navalha norte norte* odete odete* peixes perguntava pergunte pia
plena plena* po prendi quiser relaxamento respe* respiracao sabon* sabonete terap* terapeuta va verni* verniz`,
      '5': `
berna* bernardo cheira cinzeiro corredor deita entup* entupido esquece`,
      '6': `
esgot*`,
      '7': `
cheiro esgoto fedia fedia*`,
      '8': `
fede mofo`,
      '9': `
cheir*`,
    },
    space: {
      '3': `
21 afilh* alegr* alegria apertado batatas bater bibli* bolin* bom calcada condu* conse* correr coste* cotov* das educa*
escola estei* esteira fala fecha fecha* fila frang* frango grande gruda* guardado guia horas horas* infan* justo justo*
levantar lotada malas malas* milho milho* minim* molha* palavra parce* parec* pega peito peito* pesso* pilot* piloto
pimenta polvo polvo* pra publico sauna sauna* seguidos seis sentado taman* tamanho tikto* tiktok tiraram todo tomadas
turistas umas vao venderam viage* viagem`,
      '4': `
17h afilhado alhei* bibliotecaria bilhetinho cabra cabra* calma calma* cenou* cenoura chore* chorei colad* comi
consumacao costelas cotovelos crian* criancas crimi* criminoso desconhecido devolvem dobro dobro* educada estan*
estante excur* excursao flagr* fogao fogao* gerad* geradores gritos infantil intercidades lixei* lugares milagres
minima mundo mundo* pleno pleno* recli* salas salas* senao senao* senta senta* sobro* sobrou sombr* sombra`,
      '5': `
20 abarr* abarrotar altif* altifalante angul* angular boia chef coladas consegue horar* lotado mesas mesas* parados
parcelas pe pique* saco sala suand* suando viam vizinhos`,
      '6': `
horario lata outras`,
      '7': `
lotad*`,
      '8': `
sardi* sardinha`,
    },
    stability: {
      '3': `
0800 10h40 10h40* 11 300 44 61 87 abrem abrem* abro acabe* acabei acabo afund* agenc* agencia aldei* aldeia armad*
armada atlet* automatica banca banca* belez* beleza bolet* boleto bolinha cache cai canha* canhao carda* cardapio
cardi* cardiaco catal* catalogo check class* colou colou* congelou conhecer consc* consegue conso* consola controle
desconfio dific* ensin* equipe explo* fase fechava fechou foge giran* girando gostava ident* in ingle* ingles inici*
instabilidade instalei joga lento lento* ler limpei loter* loterica mandam marcar medicina mentira moeda olhar* onlin*
online pagam* passagem passe passe* penal* perdi* perguntando podca* ponho ponho* prega* pro progr* progresso
propagandas relaxa resolveu revel* rota ser sozinho sugeriu torni* torniquete unifo* uniforme ver voltou zero`,
      '4': `
abaix* abaixo acena* acenando bloqueia ecra ensinou fecha* fico fraqu* fraquinho gol iam inesp* inesperado level level*
momen* momento mordo* mordomo olhar penalti perdi portugues procure quinto recebe recusa saldo saldo* sozin* tikto*
tiktok vai volto*`,
      '5': `
abre aplic* aplicativo atualizacao atualizou carre* celul* celular hora jogo morre pagamento povo sempr* sempre supor*
suporte travo* travou`,
      '6': `
encra* fecha reins* reinstalar reinstalei`,
      '7': `
app atual*`,
      '8': `
trava trava*`,
    },
    stock: {
      '3': `
25 480 49 abertos acabo acabo* achei achei* acoug* alfaces aranh* aranha arrumar arrumem assobia atencioso aviar*
banan* banana barato berli* berlim bolas bolas* bons breve* brincadeira bucha bucha* cadernos caixa caixa* caos carri*
catal* catalogo chame* chamei chega chegado chegar clube clube* coitada combo* comboio compr* concelho conco*
confirmaram conhece corda cores cores* corredores das demora depos* deposito desisti desse desse* deus diagn*
diagnostico disco droga* edica* edicao encomendar entregam entrei escondida escondido esgota esquerda esqui* essas
essas* estoq* estoque falta* faltaram farmaceutica farmaceutico feria* ferna* figurinha folhe* folheto frald* g gaste*
gastei gondo* gondola gordo gordo* grandes guard* havia havia* houve houve* imagi* indo infer* inferno lona mandaram
manua* mater* menos menos* missa* moco morreram mostra muda natal natal* novem* novembro oferece ok organ* organizacao
ouvir ouvir* paraf* pesca* pessoalmente pisos pisos* prateleira prego* pretos primeiras prometida protetor puxa quint*
racao racao* rebuc* renat* renato repetir resto resto* revistas rimos rimos* riscado romance saudades secca* seccao seu
solar solar* subst* suces* sucesso telef* telefone tesou* titulo torre* travado vazia* vazias vendedora vive xarop*`,
      '4': `
11 alfab* anunc* arrum* autoa* avisa* caris* carrinhos cento cento* chega* comentario dobrado encom* encomendei escon*
esquina falta farmacia fernanda fortu* fortuna fraldas fui galer* galeria gotas gotas* guardanapos linhas mafia mafia*
merca* mercado orlan* orlando parafusos perde poda pode prate* prese* presente promo* remed* seman* semanas simpa*
substituiram tesoura tintas torres vedra* vedras venho venho* vitri* vitrine xarope`,
      '5': `
anuncio cader* caderno dispo* disponivel faz podiam polic* press* pressao promocao quinta remedio tensa*`,
      '6': `
escolar esgot* esgotado farma* policial tensao`,
    },
    support: {
      '3': `
12h 200 2017 22 29 3 300 302 312 390 6 72h 99 abanando abobr* abobrinha acabava acontece acordar adoraram afund*
afundado ajeitou ajuda algum* alica* alicate almofada alter* alugu* aluguel ama amanh* amanha amarela amassado ameaca
analise anvis* anvisa apagaram apaguei apareceu area armaz* armazem asnei* asneira assis* atendem atrasa atrasou
automaticas autor* avaliacoes avisei barba barba* bauni* baunilha bege berna* bernardo breve burla buscamos cacad*
cacadeira caes campa* canai* canais cancer cao capel* caras caras* carregar carrinha carteiras casado casca* catarata
cator* catorze cauda cauda* cemit* cemiterio chamado chamava checa* chequ* cheque chinelos cirur* cirurgia clien*
clima* clube clube* cobrado cobrancas cobre cobre* cobriu coleguinha colei* coleira comeca comeco comig* comigo compras
comprem conce* concelho concorrencia confu* consolacao const* conta contador conte* continuar continuo coordenadora
cortar costelas cova crianca curri* curriculo dados dados* deboc* debochou decorei decot* decote deixo delegacia demos
demos* denun* denunciei derrubaram desaf* desbl* descr* desde desde* desej* desli* desligou desmaiou dessa* desti*
detal* detalhe deve dezem* dezembro diagn* diagnostico discr* disso disso* distribuicao dito dobrar dobrou durma*
elefa* empil* emprestimo encarregados encomendado enorm* enorme entra entrega entregar envel* escola escolar escolhi
escrevendo esgotado espanhol esteiras estiv* estrategia evora evora* expli* expliquem extra* fabri* facia* facial
falav* falta fazen* fazendo fecharam feria* feriado ferna* fernanda ferra* fibra fibra* fiz fizes* floripa fofin*
fofinho foto fotog* fotografica francesinha frank* frankfurt freguesia fumac* fumaca furadeira gaiol* gaiola garag*
garagem garan* garantiu gata geladeira genti* geral geral* gestor gestora giran* girando giz golde* golden gozou gozou*
grano* granola grava* gravacao gravado guerr* guinc* ha habit* habitantes hiv hotel hotel* imped* impedido impor*
imposto incluida inden* insta* instabilidade inventa inventario isto jacare jantando jurid* laudo laudo* levava liber*
ligan* ligando ligarem limpou linha loja lona m manca* manda manda* mandem mandi* mando manual marquise mercado mil min
missa model* modelo modem modem* momen* momento montagem montar mostrar mostraram nascimento natal natal* nele ningu*
ninguem nisto nisto* nomes nomes* objeto ocupado ofens* ofere* ofereceu olhou olhou* opini* ortopedista paciencia
paineis parceiro parecida patio patio* pedin* pedindo pedis* pedisse pego pelos pelos* pense* perfumes pergunta pesan*
pesando pesquisa pingar pinheiro plano plano* plata* plataforma pleno pleno* portal poste* potin* potinho pouqu*
pouquinho pratica predi* predio premi* previ* procure programa pronto proprietario proprio protocolos psico* quali*
qualidade r ralad* ralado rasgo rastr* rastreio recebi recif* recife reclamacao reconhece recusa recusado reembolso
refeicao relogios remarcaram rendeu resol* reuniao rolando roupa sabado sabem sabem* saben* sabendo sabiam santana
sapato seguro senso* sensor servico sexta* simpl* simul* site social solet* sorrindo supermercado supervisor supon*
suponho tal talen* taxa tecla telef* telefone telev* televisao tentaram terca* tikto* tiktok titul* tossi* trancou
trazer treinamento troqu* troquei turca* tutor utent* utente vacin* vai valor valor* vela verif* viajou vier viera*
vieram viges* vigia* vinham viole* visita vistos vo voar volum* volume voo vosso vosso*`,
      '4': `
2019 500 61 7h acess* acesso adiad* afundamento agenc* agencia aguardar algum amado* amadora ameac* antid* aperta
apoio* aprovaram assinaram assistindo atenda atrib* ausen* ausente avali* ave bagagem batiz* bloqueou bolinha cadea*
cadeado caind* caindo caminhao cantando carto* casab* casablanca catar* chamada chamando chegado cheias cid colecao
completa conex* conexao confins confusao conseguir conversas cortaram cuida* cupom cupom* custo* desapareceram
destinatario divida duzentas eletronica emails empilhada encam* encontraram enfermeiras engolido envelope enviaram
errada escan* escol* esquece estam* estamos expir* falam* falava forum forum* fregu* galpa* galpao gesso gesso* gesto*
grava guincho human* humano imagem imagens injun* injuncao inscr* inven* jorna* jornal justi* justica lido ligacoes
ligue* liguei link mails mails* mandam mandando mandava marcado mentira merca* mordi* moro mudav* mulet* nesta nesta*
notif* notificou ofereceram padar* padaria pagarem parce* parcelei perguntem pix ponte ponte* pontos popa porao porao*
portabilidade pote poupa* poupanca prestacoes primi* print protecao quebradas quest* quilos quinto receber recomendaria
reconheceu refor* reforma reparar resen* resenha respondem resposta retor* route* router saind* saindo salar* salario
serio serio* setim* sexta simplesmente sobe sogra sogra* subst* suces* suger* sugeriram supor* suporte tbm tecni*
tecnico tecnicos teleg* telegram tutor* unifo* uniforme valia valia* valido vasso* vazam* vazamento vazou vazou* vejo
venceu vigia visto* vistoria vivo voces voces* voz`,
      '5': `
0 149 27 92 abri aparecida apoio app apura* assistente atendimento avaliar avisados banir* baniram batizado bloqu*
brincando cai caiam caiam* cliente cliqu* coisas colec* custo depositei deslocamento edred* email email* emprego envie*
enviei escrevo escritorio estornaram expirou explicacao fabricante falam franq* franquia funch* funchal funcionando
guardar guaru* guarulhos ilumi* image* internet irs labor* laboratorio letri* letrinha level level* ligacao maio mala
mandei mordida musiq* musiquinha newsl* newsletter nossas ocorr* ocorrencia premio resolvido respo* responderam retorna
ria rodar rodar* saldo saldo* sexto sexto* simulacao sms sucesso telha* tentativa titular tomo transportadora ultimo
vassoura vcs vindo vindo* vou`,
      '6': `
acama* acamada aceitei aguar* boletim cliquei compreendo data deslo* ligac* ligar ligar* mande* mora proto* protocolo
responde setimo telhado vouch* voucher`,
      '7': `
bloquearam chat ligo robo`,
    },
    teacher: {
      '3': `
18 37 6h ademi* ademir afund* ajuda ajusta ajuste alema* alemao anos anunciada aproveita arqui* assistir bafo bagac*
bagaco banhos bater bocas bocas* bota bracos carreira casti* castigo cator* catorze cavalo cha chef cheirar chora
chumb* churr* churrasco coletes comendo contasse copiado cruza* deixarem demorei desmarcam desta embac* encontra
ensinar ensinou enxerga erva escola escor* escreveu esquecido estag* estagiario estic* exame exerc* exercicios expli*
explica fala falar falar* falte* faltei fato filha filha* frescura funda funda* garrafinha gengi* gengibre grita grita*
guerr* haver haver* homen* homens infor* inventa jorge jorge* ladei* ladeira levar limpas luva mantas margi* marginal
mestr* mestre moleq* moleque mudaram nadar nadar* notas notas* oferecido olhad* ora orien* ouvid* ouvido pago parte
parte* parti* partia patio patio* pequenos perceber perna* piao pique* pontu* pontual porco porco* posicoes primeiros
professoras prova quadril quartinho quinh* quinhentos quintas re recomeca reuniao reunioes sesta sesta* simulador sinto
sinto* socorros soube soube* subi suspenso torneio tromb* trombar tutor vassouras vilhe* vilhena vinho vinho* wesle*
wesley xixi`,
      '4': `
apren* arquibancada aulas aulas* capac* capacete certi* corri* costa* costas curso curso* desma* ensin* escorreguei
esfor* exame* finge finge* gorda* mater* material miudo* particular perio* periodo pranc* prancha pulou pulou* recebia
repete repro* reprovei reuni* segre* segredo segura senta todas todas* toque*`,
      '5': `
aluno* alunos aprendeu baliz* baliza be burra burra* certificado ela estri* estribo faz miudo passava professores
semes* semestre toque trein* turma turma* verbo verbo*`,
      '6': `
slide slide* treinador`,
      '7': `
professora`,
      '8': `
aula`,
      '9': `
instr* instrutor profe* professor`,
    },
    temperature: {
      '3': `
13h40 13h40* 17h abrem abrem* adultos agradavel aguad* aguado aguas aguas* alfa amarelo antigos apont* aprendeu aquil*
aquilo assassina assistir atraso aveiro baba berbe* berbequim bonita braga* braganca brinquedos brita* buracos
calabresa caldo caldo* cansada cesto cesto* cha chapa cheira chore* chorei chuve* comid* comida congelada contava
copinhos coxin* coxinha cozid* cozido descobrir despe* despencou dezes* dezesseis dirig* domino enrolada espetaculo
estud* exigi* exigir exposicao felic* ferna* ferver filei* fileira fome frances frigorifico frito* funci* garga*
garganta genti* gramado impossivel infantil inverno janel* juram* lembranca levem levem* media menos menos* menu mesmas
mete min miudos motiv* muito* naque* naquela novel* novela odete odete* otima otima* padre padre* paes papelzinho
parecendo pedaco pedra peppe* pepperoni petal* pimenta pingar pipocas pistas pizza pleno pleno* poltr* poltrona polvo
polvo* profe* prometia reclamando recli* ri rotin* rotina saudade socio* socios sopra* tao tenham tijolo torneio
trabalha troux* turistica va vitor* zanga*`,
      '4': `
46 agost* agosto alfac* alface ali alugar apontado aquecedor arrep* avari* bacon bacon* batat* caind* caindo casac*
casaco chuveiros cinem* cinema cola coro econo* espumante esqueceram estei* esteiras estuda facam facam* ferve* gelado
gentil hidro imens* janei* janeiro janelas lasca* manut* manutencao maxim* maximo morno morno* muito navio* nugge*
nuggets peluc* pipoca pista* queim* queixar quentes relax* salas salas* sober* soberba solteira suand* suando toalh*
toalha torre trouxeram verni* verniz vivas vivas* volto`,
      '5': `
antar* antartida aquecimento avariado batata cache* cachecol calab* enfei* enfeite filme filme* fina gelo hidro* lagar*
lagareiro manta manta* mataram modo pedra* pingava venti* ventilador`,
      '6': `
agua aquec* bh calor calor* frio pipoc* relaxamento sauna sauna*`,
      '7': `
gelad* gelada jacuz* jacuzzi`,
      '9': `
ar condi* condicionado graus graus*`,
    },
    tickets: {
      '3': `
16h 17 23 60 anual anual* apagado arranjar assinado atrib* avaliacoes aveir* aveiro bebed* bem bocej* bocejando
camarote cambi* cantar capac* capacete carteirinha castanha centr* chuva chuva* cober* comec* comecaram concerto conno*
connosco contem direito dizerem douro douro* elas energ* energia entrado entramos entrei escolher estad* fantasma fila
filma* filmar fraqu* fraquinho funcionando guia homic* ingresso inteira josue josue* ligado link lugar lugar* luzes
luzes* matan* mb mesma* miste* misterio norte norte* otima otima* outros pagamento passe peca penal* perfi* perfil
pingu* plate* plateia proprias pulso quebrada quent* reali* regra* resol* resolver salas salas* sandr* sandra servi*
servia suas tacas tacas* tal tedio tedio* tempo* tivem* tivemos torni* torniquete torre turistas uber vendendo verif*
verificado virgu* way`,
      '4': `
1h50 alfa algod* algodao bebedouro bilheteria carrossel cobertura compr* compramos comprei dormiu eletrico encan*
entra* ficam* ficamos jogo lenda lenda* maior* matando mesmas morremos moura moura* munic* municipal museu museu*
penalti pois pomba* pombal portao quentes reduz* regras seque* tempo torce* torceu torres tortu* tortura trem turca*
vedra* vedras visib* visibilidade`,
      '5': `
alaga* catra* catraca engole estadio fanta* reduzida segurei setor setor* site torre* utili*`,
      '6': `
bilhetes colun* coluna utilizado`,
      '7': `
bilheteira ingre* ingressos`,
      '8': `
bilhete`,
      '9': `
bilhe*`,
    },
    toilets: {
      '3': `
890 apareceram ate b barraca belic* beliche bloco cafez* cafezinho calmo calmo* cantar casas casas* chave chave* colou
colou* corre* criancas diari* diferentes entupido esperava euro explicar familias festi* frio geradores grelh* grelha
guardaram igual igual* julho julho* junto lampa* lampada levad* levado levei levei* lhes ligada ligav* ligava madei*
madeira manut* manutencao mensalidade mexeu mexeu* muro neve nojo noutr* noutra parei parei* partir pastilhas pedac*
pedaco pega pense* pensei pinga* pingo* posta* postal poucos presa rapido rececao romantica ronca* salvador sanita
segundos serin* seringa suite suite* superior susto susto* telev* televisao tocar tocar* trinc* um upgra* upgrade usada
usada* velho virado voltar`,
      '4': `
aluga armar* armarios azulejo baixo baixo* bambo bambo* canai* canais carav* caravana ceu chuveiros cobram colocaram
compensa corredor diaria esgoto espreitei estic* femin* feminino festival furta* furtaram gerador gostado gramado
gravar havia havia* impressao incomodam julgu* julguei junin* junina lavad* lavado leiri* leiria leita* leitao mosqu*
pingar pingava pingo pisos pisos* press* pressao rapos* sandalias tampo tampo* teto toalhas torne* trinco vaso
vestiario vista vista*`,
      '5': `
agua duche genio genio* gerad* lavat* longe longe* papel papel* ralo secad* secador`,
      '6': `
balne* balnearios banhe* banheiro banho banho* entup* fria`,
      '7': `
duches`,
      '8': `
chuve* chuveiro duche*`,
    },
    update: {
      '3': `
0800 2024 abro acima acima* agenc* agencia agent* agente aguar* aguardar batiz* botao botao* bug carre* carregar
carrego caso clima* crime crimes deixa desin* desinstalei escolher escrever fase gasto graca* ident* judic* licao
licao* lista loter* loterica mandava mega mistu* nova obrigada ofens* otimo otimo* pedem pedem* polvo polvo* ponho
ponho* pouqu* pouquinho quant* quanto re recom* reins* reinstalei resolva resolveu rio riu serve serve* serviu tapad*
tapado tirav* tirava toca venen* veneno ver volte*`,
      '4': `
37 5 coloca correcao corro* crime* cruzi* cruzinha emoji emoji* episodios facia* facial fechava feio graca inici*
legen* legenda lento lento* lista* medal* medalha mente mente* mistura nacio* nacional onibu* onibus perdi perdi*
propa* propaganda recar* recebo recon* reconheceu reconhecimento registrei repas* rosto rosto* roxo sorrindo sozin*
sumir* sumiram sumiu sumiu* tela travo* travou usava usava* verso verso* videos`,
      '5': `
agora agora* antig* antigo depoi* depois episo* genio genio* instalei mapa reconhece`,
      '6': `
podca* voltem`,
      '7': `
app atualizou`,
      '8': `
versao`,
      '9': `
atual* atualizacao versa*`,
    },
    upkeep: {
      '3': `
abert* abertas aborr* acusou administradora ah alaga* alto ameli* amelia aos apanhei arquibancada arranjar arreb*
arrebentou assed* assedio assinaram ataca* azul barra barra* bebed* bebedouro beira bicho bicho* bicic* bicicleta boiar
boiar* bombeiros brinquedo burro cabec* cabra* calde* caldeira caldi* caldinho canai* canais carav* caravana caval*
cavalo cedeu cedeu* chave chiar chiar* chicote choca* chuvi* cinto cinto* coelh* comecava cone conge* continuem copin*
copinhos cordas corre corrente cortador costuma curto curto* desde desde* desenhos detal* detalhe divid* dividido
dormir egua elas eleva* elevador embai* embaixo embru* empregada encostei erva esgoto esque* estavam estei* estive
estrela existiam faz ferid* ferida festival focin* focinho fogao fogao* fogar* fogareiro foge fogo fotografias freio
freio* funcionario fundo* furadeira gelei* gerencia ghb gotin* gotinha graus graus* haxix* haxixe idem incomodam infan*
inspetor interior inver* jantando jaula* jaulas joelh* joelho junto ladra* ladrao lamin* lamina levando levar* levaram
logo mandi* manic* meio meninos mete miste* misterio monit* monitora morto* mortos mosca moto mudad* mudado muita*
municipal nacio* nacional nadan* nadando nosso* notur* out paral* parar parque parti* pedac* pedal pedal* pegan*
peganhento pela perguntaram piao pingava pingu* pintu* pintura pires pires* pisci* piscina piso poca podre podre* polia
polia* pombo* pombos ponho ponho* ponto* popa possivel posto posto* precisamente presa presta preta preta* print*
protecao puxar puxar* quebrada quebrado quios* quiosque rapaz rapaz* rasga* rasgado rebit* rebite rececao recepcao
recintos relva* remen* remendado respo* respondam respondem responsabiliza rir riscas roda rombo* ronca* saida
sangrando secos secos* segurava serie serie* sindica singe* singer sitio* sobrancelha solto* soltou soluc* soubemos
suspe* suspense suspenso tal tampo tampo* taxas taxas* tesou* testa* ticke* ticket toldo toldo* torneira tossi* turma
turma* umida* urso usadas vasos vasos* vazia* vazias velho velho* venda venda* vermelhos vigiado vimos vimos* vindo
vindo* virar visiv* visivelmente`,
      '4': `
aberta andar* arrombaram banhos bateu bateu* bebe cabeca cadeado cerca cerca* chico* circu* coelhos concr* concreto
condo* condominio congelados costa* costas costelas desce* descer dezem* dezembro embol* escorrega esperava esteira
exaustao festi* fraldas fumar fumar* garag* garagem gemeo* gemeos grade grade* infantil joia lante* lasca* mamad*
mamadeira manut* manutencao moscas muitas nosso parqu* pior puxou puxou* quebr* relva saida* sauna sauna* sitios tenda*
terceiro teto toalh* toalha tocar tocar* turva turva* vedacao vigia virou virou*`,
      '5': `
andares arrom* balde balde* cadea* circulo clavi* clavicula despencou escor* esquentador exaus* faisc* faisca fio
gaiol* gaiola lascas mato monox* monoxido mosca* pinga* pontos sela senhorio tenda vedac* vigia*`,
      '6': `
gotei* goteira`,
    },
    vehicle: {
      '3': `
100 19 acele* alinh* alinhamento altur* alugamos amiza* amizade amort* amortecedores anda apago* apagou aparecem
aplicativo apontaram ar assistencia atest* atestado bateria bicic* bicicleta bonit* bonitas brita* cacam* cacamba
cacul* cacula calad* calado caminho caminhonete carro casco charrete cheir* chico* choro clima* colado coman* comando
condutor confirmacao confo* conso* conversava cozid* cozido deram deram* desce descemos desse desse* devag* devagar
dirig* dutra dutra* embarque empresa encal* encalhou errou errou* esqueceram estrada expre* flori* floripa fratu*
frigorifico fumo grand* horte* hortela impecaveis janel* janela jogue* joguei lombada lona manob* manua* manual menci*
mudan* norte norte* oleo opcao opcao* papelzinho paragens parei parei* parvo* pasto* pegan* peganhento pegue* peguei
pernas plena plena* portagem prome* prometeu querendo radio radio* rasga* rasgado reboq* reboque reclamar ria rotun*
rotunda salga* salgado santana seguidos semaforos senhor senhoras simpl* simplesmente sujo terra tirei tirei* tonel*
trancado trase* traseiro turistica upgra* upgrade velhos via vila voou`,
      '4': `
acena* acenando banco* bh cabia cabia* camin* carro* categ* categoria cheiro chiar chiar* ciclo* colo confortavel
consolacao desce* desci* garot* grande ida lembranca levando lugares mudancas ofici* oficina paral* parecida pedal
pedal* porto porto* reser* salta* saudade sente serra serra* sozinhas utili* vitor*`,
      '5': `
banco condu* deita* descida freio freio* lomba* reservei utilitario`,
      '7': `
van`,
    },
    warranty: {
      '3': `
3 5 afund* ai almoca andar andar* apaga aplau* armaz* armazem avisando borri* borrifaram brincar canal* capitulo capsu*
capsulas caras caras* carregada carro comprem conhece consumidor corre correios descolaram desistencia dezasseis disso
disso* eles enorm* enorme escalar escrevendo escritorio espanha essa estan* estante estou eucal* eucalipto evere*
evert* everton execu* execucao falec* faleceu faltando formigas gradu* habit* habituado isque* isqueiro julgado lasca*
lavandaria lojin* lojinha manda* marca marca* marcam medir mordo* mordomo morreu nela nivel nivel* ondas ondas* paraf*
param* pega prazo prazo* primi* primo primo* quebrou quiseram reclamando recor* regua regua* reparar resol* retor*
retorno semanas sentenca subid* subida suspense teclado tecnico tela testemunha tirei tirei* trase* tratar treino
treinos trocando tropecar usei vasso* vassoura vejo vem viera* vieram voltaram volte* voltei volto*`,
      '4': `
89 acesa acesa* aldra* aldrabado amigo anten* antena aparelho apose* biblioteca chamo comprado congelou cruzados dizer
dizer* durma* fabricante falar* lamen* lavar mau meses meses* palha* pulou pulou* quero quero* recusam resolve revis*
revisao rui seman* sola tecla tecni* tire troca* voltou`,
      '5': `
andei andei* assistencia cambi* cambio canal defei* defeito desco* descolou desga* desgaste dizem dizem* lavar* norma*
normal parafusos uso`,
      '6': `
afundamento cobre cobre* trocadas`,
      '9': `
garan* garantia`,
    },
    website: {
      '3': `
2017 312 500 abrig* abrigo adult* adultos alhei* alma anexo* apare* aparecer aplic* aplicacao area atrasado automatica
baixar bebe cambi* cancelado caozi* caozinho carta* cartas cega certo certo* cliente clique codig* codigo coisi*
confuso conhecer conta* continuo conversar cumpr* dando dando* denun* despesas devolve digit* discricao dobra
encomendei ender* endereco estim* estimativa estoq* estoque exame exame* exige exige* explicaram famil* feche* fechei
fim hiv ida impri* juizado labor* laboratorio manda mandam manhas mb morad* morada mostra muita nasci* nascimento
neutr* neutro newsl* newsletter pagamento pagin* parafuso pdf perceber perfe* pesa porta* prazo prazo* preco* proto*
prova prova* quali* qualidade resol* responderam santo santo* sente* sera siste* sistema sugeriram supermercado teclas
telef* telefonar tutor* vezes vezes* viage* viagem viseu viseu* voce volta`,
      '4': `
1987 1h 3x 83 84 95 acende administrativas adoraram agendamento bons busca busca* chamado churr* coisinha conta
corrigiram datas datas* denunciei digitei diplo* diploma familia fazer fazer* feia gravidez imprimir ingressos mando
nisso nisso* pagina poe portagem portagens precos primi* protocolo receber renovar retir* segurei sentenca telefono
tente* tentei virgu* virgula`,
      '5': `
app cpf entrei resolvido resul* resultado retirar site virtu* virtual`,
      '6': `
onlin* online`,
      '8': `
erro`,
      '9': `
portal`,
    },
    welcome: {
      '3': `
110 16h20 16h20* alema* alemao algue* alguem amado* amadora ambiente andares anfit* aparecem apesa* apesar arquivo
autoc* autocarro avisamos buzin* cadei* cadeira cafe carta* cartao cartaozinho casal caste* castelo cauca* caucao
certidao chamaram cheia cheia* coitada compras compreendo compu* computador conex* conexao desci desligou despr* devia
eram eramo* eramos espac* espaco exaus* feio fizer* fizeram fotog* fotografia fregu* gravaram hotel hotel* inesp*
inesperado junte* juntei lanterna lencois leu luz m mantas marid* marido mediram minimo mostr* negra negra* nojo nome
numer* oito opcao opcao* open palavras papei* papeis paran* parando passos perde pergunta porta portao portaria posto
posto* prisc* quart* quarto quinto quinz* racao racao* recec* rececionista recib* recibo recreador recusou registrar
regra repetir reservar reservei resmungou respiracao saida* senti senti* site talho talho* ter tinham torta torta*
unico unico* variado venho venho* vergo* vergonha volta* voltamos`,
      '4': `
240 apeli* apelido apontaram barraram check* chega* confortavel confu* daquela enorm* enorme escla* esclarecer fila
freguesia los mao mulheres norma passa* perdemos perguntem pisa porta* quinze reini* reiniciar reser* reserva saida vez`,
      '5': `
23h abria abria* check in mostrar onlin* online recep*`,
      '6': `
confusao mala recepcionista`,
      '7': `
chegamos`,
      '8': `
passaporte`,
    },
    wifi: {
      '3': `
acabar acende aos arras* avariadas balneario cacif* cacifos cadel* cadela cai carna* carnaval certa* coman* compe*
confirmou confo* confu* consigo curri* curriculo degra* degrau desconhecido desligada diagn* diaria dividido dizia*
diziam dona escolhi escuras esta facao facao* falam* femin* feminino fisca* fiscal floripa fregu* freguesia impre*
inter* licen* licenca mandar matei matei* milagres pegav* pegava pinga poste poste* predi* predio prime* propr*
proprietario querida recepcao resto resto* rolan* santo* senta* soluc* supermercado tecnico tecnicos telem* telemovel
tese tomad* traba* varan* varanda variado vila`,
      '4': `
4h50 abanar acend* ameli* amelia anunc* apontada avisados berro* berros bordo bordo* casai* casais chamadas comando
condo* condominio confortavel confusao corto diagnosticos dizem dizem* engole escla* esclarecer evora evora* faro
gerad* gerador leva ligarem lisbo* lisboa macar* merec* muda open poco precisa primeiro rato recep* rede rendeu roda
ronca* route* router santos tecni* tomadas usand* usando venda* venho venho* vier`,
      '5': `
abana* abanando anunciam dono estao estao* fibra fibra* galo girar girar* impressora lindo lindo* pegaj* prometia
quartos rolando sentada tecla trabalhar`,
      '6': `
net`,
      '7': `
escad* escada internet`,
      '8': `
wifi`,
    },
  },
};
