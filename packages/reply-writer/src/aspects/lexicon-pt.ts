import { hearsay } from './hearsay.ts';
import { plainLexicon } from './plain-lexicon.ts';

export const lexiconPt = plainLexicon({
  things: `
    staff|o pessoal|pessoal empregad* funcionari* atendente* garcom garcons rececionista* recepcionista* dono donos dona gerente* vendedor* colaborador* staff moca moco proprietari* cozinheir* porteiro rapaz vendedora
    staff|a equipa|equipa equipas
    staff|a equipe|equipe equipes
    service|o atendimento|atendimento servico suporte assistencia
    welcome|o acolhimento|acolhimento rececao recepcao recebidos recebidas receberam
    food|a comida|comida comidas cozinha prato pratos carne peixe bacalhau francesinha bitoque feijoada moqueca coxinha* jantar almoco refeic* petiscos sabor hamburguer* arroz feijao salada* sopa* picanha churrasco frango camarao polvo sandes sanduiche* lanche lanches tosta bife* sushi massa massas entradas alimentos batatas fruta frutas legumes
    breakfast|o pequeno-almoço|pequenoalmoco
    breakfast|o café da manhã|cafedamanha
    buffet|o bufete|buffet bufete bufe
    pizza|a pizza|pizza pizzas
    bread|o pão|pao paes croissant* salgados
    bread|os pastéis|pastel pasteis
    desserts|as sobremesas|sobremesa sobremesas bolo bolos gelado* sorvete*
    portions|as doses|dose doses
    portions|as porções|porcao porcoes
    menu|o menu|menu
    menu|a ementa|ementa
    menu|o cardápio|cardapio
    drinks|as bebidas|bebida bebidas cocktail* coquetel* cocktails
    wine|os vinhos|vinho vinhos
    beer|a cerveja|cerveja cervejas
    coffee|o café|cafe cafes
    rooms|o quarto|quarto quartos suite suites bungalow*
    bed|a cama|cama camas colchao colchoes almofada* lencol lencois travesseiro* edredao cobertor*
    bathroom|a casa de banho|casadebanho banheira torneira* sanita
    bathroom|o banheiro|banheiro*
    toilets|os sanitários|sanitario* sanitarios lavabo*
    showers|os chuveiros|chuveiro* duche duches
    pool|a piscina|piscina piscinas
    seating|os lugares sentados|cadeira* poltrona* sofa sofas mesa mesas assento*
    view|a vista|vista vistas
    terrace|a esplanada|esplanada
    terrace|o terraço|terraco
    terrace|o jardim|jardim jardins
    terrace|a varanda|varanda varandas
    location|a localização|localizacao situacao
    parking|o estacionamento|estacionamento parque
    wifi|o wifi|wifi internet
    decor|a decoração|decoracao
    atmosphere|o ambiente|ambiente atmosfera
    music|a música|musica
    noise|o barulho|barulho ruido ruidos barulhent* ruidos*
    cleanliness|a limpeza|limpeza higiene sujidade sujeira faxina
    wait|a espera|espera esperas fila filas
    price|os preços|preco precos
    expensive|os preços|caro cara caros caras carissim*
    amount|os preços|euro euros reais
    value|a relação qualidade-preço|qualidadepreco
    choice|a variedade|variedade escolha oferta
    delivery|a entrega|entrega entregas frete fretes portes encomenda encomendas
    parcel|o pacote|pacote pacotes
    driver|o motorista|motorista motoristas condutor* estafeta* entregador* carteiro* motoboy* taxista*
    product|os produtos|produto produtos artigo* roupa sapatos moveis mercadoria calcado
    advice|o aconselhamento|aconselhamento conselho conselhos
    checkout|a caixa|caixa caixas
    haircut|o corte|corte cortes penteado
    colour|a cor|cor madeixas
    stylist|o cabeleireiro|cabeleireir* barbeiro*
    treatment|o tratamento|tratamento tratamentos massagem massagens manicure depilacao unhas
    repair|a reparação|reparacao reparacoes revisao arranjo
    repair|o conserto|conserto consertos
    mechanic|o mecânico|mecanico mecanicos
    bill|a conta|conta fatura factura
    doctor|o médico|medico medica medicos doutor doutora dentista
    appointment|a marcação|marcacao consulta
    machines|as máquinas|maquina maquinas aparelhos
    changing|os balneários|balneario* cacifo*
    changing|os vestiários|vestiario*
    trainer|os instrutores|instrutor* treinador*
    classes|as aulas|aula aulas curso cursos
    teacher|os professores|professor professora professores
    agent|o agente|agente agentes consultor* mediador*
    flat|o apartamento|apartamento casa
    communication|a comunicação|comunicacao
    exhibition|a exposição|exposicao colecao
    guide|o guia|guia guias
    journey|a viagem|viagem percurso
    delay|o atraso|atraso atrasos
    vehicle|o veículo|carro viatura veiculo
    crashes|as falhas|bloqueia crash
    booking|a reserva|reserva reservas
    climate|a climatização|climatizacao ventilador* ventoinha*
    heating|o aquecimento|aquecimento aquecedor*
    hotwater|a água quente|aguaquente
    towels|as toalhas|toalha toalhas
    lift|o elevador|elevador elevadores
    smell|o cheiro|cheiro cheiros odor odores
    pests|os insetos|mosquito mosquitos
    kitchenette|o equipamento de cozinha|frigorifico geladeira microondas loica utensilios fogao
    beach|a praia|praia praias
    spa|o spa|spa sauna jacuzzi
    animation|a animação|animacao animadores recreacao
    deposit|a caução|caucao deposito
    refund|a gestão do pagamento|reembolso reembolsos reembolsar reembolsado estorno estornar estornado
    order|o pedido|pedido pedidos
    answer|a falta de resposta|semresposta
    crowd|a lotação|gentedemais
    hours|os horários|horario horarios
    facilities|as instalações|instalacao instalacoes
    access|o acesso|acesso acessos acessibilidade
    place|o espaço|espaco lugar sitio restaurante hotel loja local`,
  positive: `goodmark bom boa bons boas bem otimo otima otimos otimas optim* excelent* fantastic* perfeit* maravilh* magnific* espetacular* espectacular* incrivel incriveis lindo linda lindos lindas
    bonit* delicios* saboros* gostos* divinal divinais simpatic* amavel amaveis gentil gentis atencios* prestavel prestaveis acolhedor* profission* competent* eficient* eficaz rapid* limpo limpa
    limpos limpas limpissim* impecavel impecaveis confortavel confortaveis espacos* sossegad* tranquil* calmo calma variad* recomend* ador* gostei gostamos melhor melhores top encantador* educad* carinhos*
    paciente pacientes fresc* generos* acessivel acessiveis honest* moderno moderna pontual pontuais sonho agradavel agradaveis cuidad* barato
    sensacional sensacionais excecional excepcional excepcionais esplendid* deslumbrant* crocant* suculent* tenro tenra macio macia
    cordial* prestativ* solicit* dedicad* caprichad* aconchegant* charmos* luminos* divertid* imperdivel sublime fenomenal delicia
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
    justo justos show genial mole moles demora dedicad* mediano mediana morno morna lotad* ultrapassad* tenro macio solicit*
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
    /\b(?:(?:outr[oa]s?|anterior(?:es)?|antig[oa]s?|ultim[oa]s?) (?:\w+ )?(?:sitios?|lugar(?:es)?|hot(?:el|eis)|restaurantes?|lojas?|cabeleireir\w*|oficinas?|vez(?:es)?|visitas?|ginasios?|clinicas?|bares|bar|cafes?|bancos?|escolas?|padarias?|supermercados?|farmacias?|dentistas?|museus?|cinemas?|agencias?|apps?|aplicativos?|empresas?|companhias?|academias?|saloes|salao)|(?:anterior|antig[oa])(?:es|s)? (?:don[oa]s?|proprietari\w+|chefe?s?|cozinheir\w+|gerencia|gerente)|noutr[oa]s? \w+|da (?:ultima|primeira|outra) vez|(?:primeiras|ultimas) vezes|normalmente|habitualmente|antigamente|antes|ha (?:\w+ )?(?:anos?|meses|semanas?)|ao lado|no passado)\b/u,
  hedge:
    /^(?:nao|nem) (?:veio|vieram|vem|vinha|chegou|chegaram) (?:em|com|n[oa]|numa?) |\b(?:as vezes|n(?:em|ao) (?:sempre|tod[oa]s)|por vezes|supostamente|parece|parecia)\b/u,
  condition:
    /\b(?:se (?:quis\w+|procur\w+|for\w*|houve\w*|tivess\w+)|deveria\w*|devia\w*|poderia\w*|podia\w*|seria\w*|haveria\w*|espera(?:va|vamos|mos)|espero|oxala|tomara|gostaria\w*|(?:posso|podemos) (?:aceitar|entender|perdoar|tolerar|desculpar)|nao (?:me|nos) import\w+)\b/u,
  phrases: [
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
