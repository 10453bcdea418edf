import type { LearnedRisks } from './learned-risks.ts';

/** Made by training/train-risks.ts, which says from what; not to be edited by hand. */
export const pt: LearnedRisks = {
  plainBelow: 10.38,
  unlikelyBelow: 14.97,
  likelyFrom: 17.49,
  any: {
    '-9': `
a_mofo a_sobremesa aborr* aceitam adiad* aguad* aguado ainda_nao as_pontas assalto assas* atual* atualizacao cambi*
cambio cansa* caro carteirinha concorrencia confusa de_compras de_morrer de_origem decoracao deixa demora desbo* desil*
devolvida e_esta e_nada em_falta empurra encosto enjoa* esgotado estacionar expir* feio filas filas* fraca fraca* fria
gelada indicou lenta lenta* lento lento* marcar menu morre murch* nao_aceitam nao_cabe nela no_nome o_filme ocupa*
ocupado outra_vez paciencia pilhas pouca* preco_de prometeram proposta recom* reini* remarcou sabor sabor* salga*
sem_graca sincr* so_na tenho_de tinto tinto* tres_horas um_lado um_so vinagre`,
    '-8': `
10h 12_e 25 2_e 60_dias 6_euros a_concorrencia a_paciencia a_picanha a_tabaco abanar adiada agora_nao agua_quente
ajudo* ajudou altis* ao_domingo ao_ver app_de arrependi_me as_cinco as_oito assado assen* assento atrasado atrasou_o
aumen* automaticas barul* barulhento bebados bife bloqueia buroc* cafet* calab* cancelar cantaram capa caris* casa_das
caucao_de chao_de chapeu chegou_as cinco_e cm cobra_ate com_cheiro com_fila com_pouca conco* condicoes consulta_de
continua_a corta cortador cortados couve cozido cresce crime_contra da_atualizacao da_hora de_agosto de_almoco
de_chocolate de_chuva de_ontem de_pacote de_pao de_solteira de_tao decep* decor* desal* desfo* despedida_de diga_se
discutir do_ar do_telemovel do_video dobra duches erro espera_sem esperamos esvazia event* evento excelente favor feliz
feriado fila_da fim_do fraco fraco* frances fraqu* fumadores gente_boa gentil gostou guardanapo guia_falava hones*
hotel_nao humor* imitacao_de impossivel impri* ja_o jogo_de kkk le_o ligo m mais_caro mapa maquinas marcacao mas_avisem
match* mes_que mesa_para mesmo_sem mesmos minutos_por morno morno* morreram mudo_de nao_chegou nao_reconhece
nao_responde nao_trocam nem_por nem_tanto no_papel no_primeiro nove_euros nunca_chega o_barulho o_bife o_bilhete
os_mesmos palha papo para_as para_quatro para_trocar parecendo pares pares* perde perfume_que petis* pistola_de
policial porcao pouca premium problema_e promocoes quali* qualidade quando_vi que_ficou recomendou rede reduz*
saiu_para sala_do sauda* sem_resposta sete_da simpatico so_em so_tem so_uma som sumo_de suspirou ta_no terceiro_dia
toalhas toda_hora torre* tosta tradu* transfer transito trava_no troca_so um_assalto um_caixa um_roubo uma_e
uma_palavra uma_salada umas_as verde_sem versa* vinha_no volto vou_contar`,
    '-7': `
10_dias 11 12_euros 15h 18h 28 2_de 3_horas 3_vezes 3x 3º 65 a_abanar a_chegar a_de a_doutora a_medida a_segunda
a_sombra abertura abrem abrem* acabado acabam acompanhamento adiado adorou afinal_e agua_com agua_fria agua_gelada
ainda_por alara* album album* alfac* altos altos* amarrotada amassada angul* angular animada anjo anteo* anteontem
ao_abrir ao_armazem ao_decimo ao_fim apita* aplicativo_nao app_do apressado aprovado armada arrastam as_15 as_riscas
as_seis assassinaram atenc* atendimento atent* ativi* atividades atrasada aumento autenticacao autoa* automatico
aviso_na avisou_antes baixo_nao banal banal* bateria_do beliches bilhete_de bolo_de bolo_que bombo boneco borbo*
borracha brinde brunc* brunch burocracia cabelos_no cabo_das caia cair_na caixas_e cajam* cajamar calabresa calibrador
cancelaram_o cansa canta caos cartao_nao casei catalogo catar* catarina cavalo_de certa* chato chato* chuvi*
cinquenta_minutos cinza cliente_ha clima coladas_umas colchao_com com_aquela com_barra com_calma com_horario com_senha
com_validade compe* condicionado_no confu* consulado contar_a conto_a controle convites convites_com cores cores*
corredor_de correios corrige corrigiram cortava cotovelos couve* curta_demais curto* da_erro da_foto das_oito de_40
de_90 de_cafe de_celular de_cidade de_corrida de_couro de_doze de_entrega de_frente de_jogo de_limpeza de_manutencao
de_quatro de_tedio de_teste de_trabalho decad* decoradora demais_no demora_a demorada depois_com deram_nos derretido
desaf* desatualizado desbotou desconfortavel desenhos desig* desilusao desligar desmagnetizou desmarcaram desmarcou
desor* devagarinho devolveram_no devolvido dia_inteiro dias_no dias_uteis dieta dificeis dificil_de diver* do_alarme
do_museu dobra_e dormiu_no doze_meses droga_de dubla* duro duro_e durou durou* e_18 e_cara e_caro e_como e_olha
e_sempre eco ecra ela_me elevador_parado em_analise em_baixo em_duas em_outra em_ponto empen* emper* encomendados
encomendamos engom* enrolada entendo episo* esfor* esfri* esgot* espanhol espumante esqueceram_se estacionar_e
estava_pronto estimativa estrela euro evide* exage* expira exter* fatia* feria* ferre* ferreira fez_na fila_atras
fila_de filme fim_o fina fino finos finos* foi_um fone fotos_com francesinha frestas frio_de frio_e fritas froux*
fui_com garfo* gasta gente_a grande_angular guarda_chuva guincho ha_e ha_seis honesto horarios horiz* humor iam_na
ilegi* ilegivel imens* inati* incendio_as instrucoes intercidades ja_a jaulas joia karao* karaoke labir* lado_da lag
lavagem le legen* ligo_e limit* limite livros longa madeixas mais_12 mais_barato mais_no malha* manut* manutencao
maos_de mapas mapas* mar marcado_para marcam marinho mas_a mau_humor me_duas meia_em melho* melhores mensalidade mes_de
micro_ondas migalhas_no milagres minusculas minusculo miojo miojo* mirad* miradouro montador morri morri* movel movel*
mudou_a murcho music* musica na_outra na_ponte na_primeira namorados nao_abre nao_apareceu nao_corta nao_dava
nao_devolve nao_retorna nao_so nao_vai nao_vem nem_manteiga nem_na nevoe* nevoeiro no_predio no_site no_ultimo
notificacoes numero_errado nunca_tem o_bacalhau o_cafe o_casal o_crime o_favor o_mar o_pedido o_respeito obrigatorio
ocupadas ok_mas ondas ondas* optim* optimo otica* ouvia* ouvido_e padrao para_almoco para_cancelar para_dois
para_entrega para_mandar para_setembro pe_com pede pediram_foto pelo_vento pena_a pendente pequena pequena_para pintu*
pintura piquenique pistas po_de podiam poltr* poltronas pontas por_sms portagens posto_sem poucas pra_ouvir
preferencial presas previsao primeiras pro_almoco professores promete prometiam promocao protetor_solar puxa puxadores
puzzl* quadra quando_e quarta quartel quase_tive que_afinal que_deixa que_tinham queimaram quota reais_pra realidade
recados recintos recolha refiz* refizeram reiniciar relaxante relig* remarcaram repet* repetidos reserva_em reservei
responde resposta respostas restaurante retor* retorna revei* reveillon rodap* rodape ronca* roubou rural rural*
sabor_a sair_de salas salas* sanda* sao_um saudades se_consegue seca segundas sei_mas seis_euros sem_bateria sem_cheiro
sem_forca sem_gas sem_metade sem_multibanco sem_pele sem_pilhas sem_portugues sem_previsao sem_recheio sem_tempero
senio* senior sete_e shutt* shuttle simpa* simpatica simpaticos simulador sintetica siren* so_com sobe sogros sola
sou_cliente subi subiu_de substituicao supri* suspense ta_de tamanho_da tarifario tasca* teatr* teatro tecid* tecido
tecla tedio tedio* tem_maos tiro_no tive_um tiver tocaram traducao trava_na trinta_segundos tudo_cheio um_aquecedor
um_bolo um_boneco um_braco um_caos um_carimbo um_euro um_ventilador uteis uteis* varanda_a venti* ventilador ver_com
versao vezes_a viajo* viges* vimos vimos* vinca* violao virtu* virtual visib* visibilidade vista_linda vista_para
voltar_de voltarei volto_com vouch* voucher zero`,
    '-6': `
10_anos 12_dias 12_nao 12h45 12h45* 14_euros 14h_e 15_minutos 16h 17h30 17h30* 180 1h40 26 312 38_reais 3_meses 40_e 41
42 48_euros 5_dias 5h 60_reais 6_meses 8_e 8h 8h10 90_e a_30 a_barba a_box a_cada a_copo a_devolucao a_entrega
a_lagareiro a_mais a_nova a_parte a_semana a_tv a_unidade a_vinte abarr* aborreceram aborrecido abre_no abrid* abridor
absurda acabou_ontem acara* acaraje acent* acentos achei_graca acorda acumu* afund* agendado agendamento aglomera
agua_que agua_sem aguada ajude* alaga* aldei* aldeia alface algema almof* altas altas* alturas andaimes andei andei*
animacao anive* aniversario antecedencia antes_da antes_das antigo anuncio_de anuncios ao_cliente ao_mesmo apanham
apinh* apitando aplica aprendeu apressaram aro arranhador arrepiar artigos as_10h as_14h as_15h as_18 as_5 as_7 as_8
as_8h as_nove as_segundas as_sete asper* aspir* assadas assalto_a assassinato assassino assentos atencioso atendida_as
atire* atirei atrasou atualizei atualizou atualizou_e aulas_de aumentaram aumento_de aumentou autocarro_das avari*
avariado avariou azul backu* backup baiao baiao* bancos banheiro_sem baral* barreiros barulhenta barulhentas batal*
batalha batata_murcha batendo_papo bateria_morreu bem_feito bem_mas bichos bicicletas bilhete_inteiro bilheteria
biscoitinho black_friday bocejando bomba_de borra* borrachuda brando brinco bug buzinas cabe cabia cabia* cabides caca
cacil* caem cafes cafes* cafetaria cai_todo caixa_amassada caixas_automaticas calco calco* camas_de campo_de cancelou
canto* capa_de caram* carbo* carim* carissima carna* carnaval carrega carregou carro_novo cartao_recusado casab*
casablanca cashb* cashback castanhas cedo_demais certa certas certidao chati* chatice check_out chef chegado chegam
chegou_ao chegou_em chiav* choco choveu chuva chuva* chuve* cidade cinco_dias cinco_euros cinco_horas cinco_por cinem*
cinema circuito cliente_desde cobertura cocktails com_atraso com_cara com_filas com_paginas com_robo com_tres com_vista
comando comecava comed* compensa compreendo comprei comprei_o concessionaria condi* conducao conex* conexao confesso
conge* congelou congr* congresso consigo conta_veio contabilidade contente contrato_li cor corredores costa cova_no
cozinhar culpa_minha curta curta* curta_e curto custa_mais custo da_agua da_dona da_novela daqui_a das_8 das_9
das_salas dava_pra de_antecedencia de_atendimento de_boneca de_brinquedo de_calabresa de_devolucao de_duas de_embarque
de_entrada de_fila de_funcionar de_jantar de_matar de_material de_mau de_oleo de_pagamento de_pistache de_preco
de_precos de_prova de_rachar de_raiva de_tenis de_terca de_tinto de_trinta de_turistas de_uso de_vento de_viagem
de_vista de_volta decepcao defei* defeito demas* demor* demorou_a demorou_quatro demorou_tres demorou_um depois_das
depositar deram_um desconfortaveis desde_as deser* desfeito desfocada desis* deslocacao desorganizado devolvem dia_2
dia_dos dicio* dicionario diferente_da direito_a dividir do_armario do_crime do_gato do_lixo do_senhor do_zero doce_a
dois_e duas_tostas e_dez e_dizem e_frio e_gente e_mails e_meia e_nenhuma e_otima e_otimo e_pago e_preco e_quente
e_trouxeram ead econo* edica* edicao elastica em_ate em_fortaleza em_grupo em_loja em_quatro em_um embac* embaciado
embal* emoci* empap* empapado empenado emperra emprestada encan* encerrada encomendei_o encontro encostadas enfermeiras
enfim enfim* engole engomar enjoativa enquanto_isso entao_nao entende entre_8 entregaram_no entreguei_o entretanto
entupido envio episodio errado_no erros erros* ervas ervas* escadas_rolantes escorregas escova escuro_e esgotada
esgotado_na esgotados espanha esperei esposa_e esta_nas estad* estado estaladica estatua estimada estornaram etern*
eu_nem evacu* evacuacao exagerada exercicios expec* experiencia expiram explicado expliquei expor* exportar extraviada
facada_no fado falaram_q faltaram faltava_um falto* faltou farta* favoritos fecha_cedo fecha_sozinha fechada_pra feiras
feliz* ferias ferry ferry* fevereiro_e ficou_pronto filipa filme* filme_chato final fisico fiz_a foi_facil folhado
folhe* folheto fome fome_de fonte formador formatacao forta* fortaleza fotografias_e fracos franj* franja fraquinho
friday frito* fritos frouxos frust* funcionar fundi* ganhar garcom_de garconete gasta* gener* genti* gerad* gerador
girar girar* giro gondo* grande_e grani* granulada graus_em gritar ha_meses higie* historias hora_e hora_marcada horar*
horas_para hostess houvesse hype igrej* igreja igual_so ilumi* imensa imenso importada imprimir inatividade incluidas
indicado indus* inesp* inesperado ingresso iniciar insos* instalei intel* interminavel interruptor intervalo inver*
inverno itali* jacare jantar_do jeans jeans* jogui* joguinho justo_quando ketch* ketchup kille* killer km labirintico
lagareiro lamento lantejoulas largam largo lasca* legenda leitu* leitura lenda lenda* limitado limite_do linhas lojas
lojas* longa* longo longo* lotad* luta malfeito malha manchados mandamos maravilhosa marcacao_as marmo* marte mas_uma
matam matam* matei matei* matosinhos mau meia_de meio_de menos_o menus menus* mercearia mesas_coladas mesas_e
mesmo_tempo migas migas* minei* mineira minha_cidade minim* minus* minutos_o mistura moeda mofo moles monum* morrer_de
mudanca_de mudo muito_educada murchas museu museu_da na_caixa na_entrega na_janela na_linha na_proxima na_terca
na_vespera nao_cobre nao_consigo nao_cortava nao_li nao_liga nao_vale nao_volto nas_mesas natal natal* nem_uma nivel
nivel* no_mapa no_sitio noite_de noite_inteira notario nugge* nuggets numeracao o_arroz o_maitre o_melhor o_molho
o_museu o_parque o_pastel o_rastreio o_rodape o_segundo o_telhado o_totem o_veu ocupados oito_euros oleos* olhei*
onlin* online ontem_e orcamento os_balnearios os_bancos otica otima otima* otimo otimo* out ouvia ouviamos pacotes
pacotes_de pagamos_o pagaram paginas palco palco* palida pao_de papel_e para_mudar parad* parada_em parado parado_em
parquimetro passarinho passeio_de patins pede_o pedi_so pedi_troca pedi_um pediram_desculpa pegajosa pelicula peppe*
pepperoni pequeno_para perda perdemos persianas perto_da pesado pessoa_e piani* pianista ping piscina_gelada pixel*
pneumatico polvo_a pontu* pontual por_cabeca por_falta por_favor porcaria porque_me pouco* pra_tudo precisa preciso_de
preco_da prevista primeira_lavagem produ* progr* progresso projetor puzzle q_o quando_voltou quatro_euros quatro_vezes
que_demorou que_esta que_havia que_vem queijada queijos queimava queriam querido quim_barreiros rachar range range*
rangem reais_de recar* recli* recusado rede_de reduzida reemb* reembolsaram reembolsavel refle* refri* refrigerante
regad* regra* remar* remarcaram_pra renato repetida repetitiva requentado reservei_um resto_e revista_de revistas
risada rober* roberto robo rodou rodou* rolantes rolha rolha* roman* rombo* rosas rosas* rotin* rotina roubou_a route*
router ruido* rute ryana* ryanair sabados sai_de sal_e sala_com salgada salgado salto salvou_a sandalia sandalias
sangria santos sardi* saudade secul* seculo sedex sedex* seguro_de seis_dias seis_e seis_semanas sem_pagar sem_pressao
sem_sabor sem_sinal sem_stock semanas_e senha_e sentei serial serial_killer servico_e setem* setembro simpatico_mas
simulacro sinalizadas sincroniza sincronizacao sites sites* sitios slides smartwatch so_agua so_ao so_ate so_dao so_de
so_no soalh* soalho sobem sobem* sober* soberba sobremesa sola_de solteiro solucao sono sorvete sou_de stock stock*
subim* subimos subst* suces* suco_de suges* supermercado tabua_de tamanhos tapete tarde_e tarde_toda tartaruga tasca
teatro_com tecnico_marcado telec* telemovel_com tema tempo* temporada ter_feito terca tiozi* tiozinho tirei_o tiros
tiros* tive_q toca tocado torres torresmo torto* tortos tosta* tostas travando treco treco* tres_semanas trico triplo
tudo_bem tudo_com turista turnos um_amor um_anuncio um_balde um_codigo um_corredor um_metro um_numero um_voucher
uma_pessoa uma_porta uma_simpatia umido umido* unida* unive* usb vagao vagao* vai_se vaza vazio veda vedra* vedras
vegetarianos veio_frio veio_olhou vela vence venceu vender ventoinha vestido_de viciante vinho_da virus virus* vitam*
vitaminas vizinhos voltou_igual`,
    '-5': `
0 0800 12_minutos 13h 13h20 13h20* 16h20 16h20* 16h_e 18 180_de 190 1h50 2024 210 214 23_dias 28_euros 2_dias 312_euros
320 35 38_graus 3_semanas 40 40_dias 40_min 40_minutos 45_euros 46 4_vezes 4h50 83 8_as 9 90 90_anos 90_reais 95
9_reais a_apanhar a_areia a_batata a_cantar a_correr a_geladeira a_gritar a_ligacao a_ninguem a_promocao a_quarta
a_torneira a_troca a_versao abafa* abafada abafado abarrotar aborrecida abre abri_chamado absur* acaba* acabou_as
aceita acertam acertaram acordando adega adega* administracao afinal afundamento agendada agost* agosto alcatifa alegr*
alergia_a alfaces alho alimentacao all almofada alternativa altissima alvo amare* amarelo amarelou amassada_e amor_de
amor_e amore* amores aniversario_da ano antip* antipaticos antiq* antiquado ao_balcao ao_hospital apagada apagado
apagando apertado apinhado apoio_ao apostila aquece aquecido aquem aquem* ar_na armac* armacao arrependi arrumaram
as_10 as_cadeiras as_primeiras as_quatro as_tres aspero aspirador assassina ataqu* ataque atenciosa atenda atendentes
atore* atores atrasaram atualizar audioguia auscultadores ausente avaliar_a avariada avisaram_por avisem bagageiro
bagagens balcao_da bandi* bandido banho_com barbi* barbie batedeira bateria be bem_na berrando betao betao* biblioteca
bicos bicos* bingo bingo* bolas bolas* bom bonitas bonito_e bonus bonus* borboto bordas bota brilhar brinquedo_do
britadeira bufan* bufando cabelo_no cache cada_atendente cada_um cada_uma cafe_fechado caia_de calado calma cama_dura
camaroes campo cancelado cande* candeeiro cansaco cansada cansado cantos capin* capinha capitulos cappu* cappuccino
cardiaco carimbo carissimos caro_e carpe* carpete carrego carta_de casa_dos casam* casamento casas casas* casqu*
casquinha cataplana categ* categoria caxia* caxias cega cena central_e ceram* ceramica certinho_mas certo_mas chapa
charu* charuto chegou_depois china china* choca* chope chopp chopp* chore* chorei chuveiros cidad* cigarro_e cla
cliente_e coberta cobram colcha colunas com_dois com_duas com_manchas com_muita com_poucas com_som com_tanta comecaram
comedia comprei_porque compro computador_com confirmei congelador consulta consulta_das consumacao consumacao_minima
contados continuo cordeiro coro corrente_de corte cortina cortinados court court* cozinha_com criminoso croch* croche
crua cruas cruas* cruzeiro cultu* cultural curso_de curti* custa custa* custar da_clinica da_esquina da_familia
da_formatura da_igreja da_pascoa da_sobremesa da_tomada danado das_maes das_maquinas de_acesso de_ano de_anos de_casal
de_coco de_comida de_costas de_credito de_deus de_fechar de_feira de_fotos de_ingles de_luz de_manha de_namoro
de_pessoa de_qualquer de_sabor de_solteiro de_som de_substituicao de_tanto de_tempo de_voz debito_direto dedad* dedadas
degus* degustacao deixar_o deixou_na deles_mas delicada demasiado demora_um demoraram demorou dentro_de derretendo
desafinado desalinhados desar* desarrumada desas* desastre desat* desatualizados desbotada desconto descuidado
desculpa_pelo desej* deseq* desequilibrado desga* desgaste desgraca desigual desistiu desmontado desorganizada
destinatario destinatario_ausente devolucao dez_dias dezoito_euros dia_de diferente dific* dinheiro_e diversoes
divertido do_ano do_cidadao do_combinado do_escritorio do_menu do_motorista do_orcamento do_prato do_show do_site
do_vizinho doce_de doentio dois_dedos domino dormimos dormiu dos_namorados duas_de duas_e duas_manhas duas_pessoas
duplo duplo* dura dura_e e_afinal e_cada e_dia e_excelente e_fecha e_fraquinho e_fria e_pagar e_paguei e_pedi e_poucos
e_tao ela_disse ela_falou ela_no ele_ta em_2024 em_cajamar em_fevereiro em_ingles em_manutencao em_moedas em_pe
em_portugues emprestado encanador encra* encrava enjoativos enjoou ented* enten* entop* entope entorta entrega era_dia
errados erro_inesperado errou_o escape escola_de escov* escritorio_de escureceu esgotadas esqueceu esqueci esquecidos
essa_sim estac* estante estava_fechada estava_tudo este esteiras estim* estragaram_a estreita estro* estrogonofe
euros_e euros_para excec* excecao excelente_mas exces* excesso exorb* expectativa explosao exposicao fabricante facad*
facada fada fadis* fadista falou_q faltou_o farmacias farta fases fases* fatia favor* fecha fecha_a fechado feio_e
feito_um festa_junina fever* fevereiro fica_na figur* figura fila fila_e filtra final* fisioterapia fixo fofos fofos*
foge formatura fosco fosco* foto_com fracas franc* fraquinha frest* frias frias* frigorifico frio frios frios* frouxo
fui_de fui_na fumad* funcionando funcionava funeral furada furos furos* gamer gamer* garagem_com garfos gel generico
geradores gerid* gerido gigan* gigante ginji* ginjinha glovo glovo* gol golfe golfe* gondola googl* google gordu*
gordura gosto* graca graca* graficos gralh* granizo grudando guara* guarana guarda_roupa guardanapos guiada ha_vinte
hamburgueria helen* helena higienico homic* homicidio hora_em hora_por horario horas_de horas_depois horrivel horti*
hortifruti humid* humidos ia_me idem ido iluminados imers* imove* imovel imper* impossiveis impre* impresso impressora
incluido incompleta incompleto infarto inferno inici* instabilidade interface inventario irritante ja_so ja_tava
janelas jardim jogad* jogada jogado julgu* julguei julguei_que junina juram* justo justo* kkkk la_as laco lado_e ladrar
lanche_de lanchinho lanchonete lapis lapis* lascada late lavagens lavaram layou* layout legendas lembranca lento_e
letras letri* letrinha levantamento levantar_um level level* levou_os lia_o ligo_mandam liguei_na limao limao* limpei
lindo linha_de liquido locad* locadora login loja_da loja_do longe longe* longe_da lucia luz luz_das mafia mafia*
mafio* maior mais_por mais_volto mala_e malfe* manch* manda_ir manda_para mandam manue* mao_armada marav* maravilha
marido_foi marta marta* mas_de mas_nao mas_no mas_para mas_podiam matchmaking me_disse me_disseram mede medi medid*
medida melad* melado melhor mensalidade_subiu merce* mes_a meses_de meses_e mesmas mesmo_eu metade_das meu_celular
micro mimo minha_familia minha_senhora minima minuto minutos_as minutos_para missa* misterio mocas* modo molas molas*
molha molha* molhada monot* monotona morna* morna_e mornas morrendo morri_de mudancas multa_de multimidia mumia* murcha
museu* musiq* musiquinha na_capa na_foto nada_no nada_o namoro nao_chega nao_deram nao_devolvem nao_funcionava
nao_parou nao_resolve nao_sabia nao_sei natural nenhuma netfl* netflix newsl* newsletter nivei* niveis no_aeroporto
no_anuncio no_horario no_mes no_sol nome_de nos_para noutr* novem* novembro novo_em o_aniversario o_antigo o_bairro
o_churrasco o_colchao o_controle o_elastico o_mapa o_microfone o_pano o_primeiro o_problema o_produto o_progresso
o_refrigerante o_resto o_sistema o_som o_tapete o_terceiro obras_e ocasi* ofert* oitav* oitavo oito_e oleo_e olharem
ondul* online_com orcam* organizacao organizado os_amigos os_sapatos oscil* otima_a ouco outle* outlet outra_cor
outra_e outra_metade outra_nao ouvin* ouvindo ouvir_que padrinho pagamento pagod* pagode palid* palmo pamon* pamonha
pancadas papelzinho para_cortar para_duas para_toda parabens parada parados paran* parando parcela parou_em parou_no
passa_quando passado passe passeios passou_na pdf pechi* pechincha pede_senha pedi_outra pedim* pedimos pedimos_pra
pelo_amor pelo_menos pena penalti pende* pequeno perco perco* perda* perguntem peruc* peruca petisco pica pilat*
pilates pingava piora* pipocas pirao pirao* pisca pistache pizza po_em poco poltrona poltrona_que ponto_e por_minha
por_ordem por_quem por_seis porcao_de porem porem* porta_bagagens possi* poten* pouco pra_reforma pra_trocar prazo_de
preca* precario prendi principio privativa produto professoras projecao prometido_para promo* prontos propaganda_de
propagandas pudim pudim* q q_a q_e q_ja quando_chegou quando_lhe quarenta_minutos quartos quase_morri que_anda
que_devia que_faltava que_fazia que_fez que_na que_paga que_parece que_ser quebra queixar quente quente_e quinta raias
raias* ralo rapid* rapidinho reais_a reais_por recepcionista_no recomendo reconhece recusei reduzido reembolso
reformado regia* regiao regra regras reinicia rejun* rejunte renovar repete repetido repit* repito repus* reservado
reservem respira ressaca ressecado resto* resto_fraco resum* reto retorno reuniao revista ribeira risad* ritmo ritmo*
rodad* rodada rodapes romantica ronca room rosa roubo* rua_de ruas ruidoso s sabores sac sal sala_gelada sapato
sardinhas save secar* secas secas* seco segunda segunda_semana segundos_de sem_alternativa sem_nada semana_de semanas
semes* semestre sempre_no sempre_os sendo sendo* senha_as senhora_de senso* sequestro serrilha serta* sertanejo serviu
silen* silencio silencio_e silva silva* simpatica_e sinto sinto* sirene sirenes siste* sistema sitio_e so_aceita
so_aceitam so_que so_um sobrando solar sombr* sonho sonho* sorriso sorve* sossego spinn* spinning suado suado* suand*
suando suprimido suprimido_sem suspe* suspeita ta_escrito ta_tudo talen* taman* tamanho tao_bonito tapav* tapet* tapio*
tapioca tarde tarde* taxa tecla* teclado teclado_com tecnicos teleconsulta telefonemas telefono telev* televisao temat*
tematico tempe* temperatura tentativas tente* tentei terca* terca_e teria teria* termometro termos teste_do textu*
ticke* ticket tinha_chegado tinham_levado tinte* tiro to_be toalha_de tocan* tocando toldo toldo* torneio torta torta*
torto tortu* tortura transporte tratados trava travou trazerem treinos tres_euros troca troca_e trocando trocaram_de
troll* trolley trouxeram trouxeram_a turistica tutor* uber um_cafe um_carrinho um_livro um_muro um_palmo um_tapete
uma_agua uma_coluna uma_com uma_fila uma_lampada uma_tarde uma_toalha unidade upgra* upgrade usand* usando usando_o
usava usava* usei_pra utilitario valeu valeu* valor_da vasos vasos* vassoura vazio* veget* veio_a veio_sem veloc*
vence* vencendo vendedores ver_os verbo verbo* verbo_to versa versao_nova vespe* vespera vezes_no viagem_com vice
vieram_tres vinag* visita_marcada vista_mar volta_e voltagem voltamos voltei_la voltei_no voltem widge* widget wifi_nao
xl zumba zumba*`,
    '-4': `
100 10h40 10h40* 12 14h 15 15_dias 15_min 17h20 17h20* 1970 1987 2 20h 21 22 23 289 3 30 38 3_de 4_anos 4_meses 5 63 68
6h 7 7h 8 88 8_da 9_e 9h30 a_25 a_cobranca a_consulta a_cor a_diferenca a_do a_excursao a_faixa a_fibra a_luz a_mala
a_meio a_melhor a_mensalidade a_musica a_pe a_pena a_recepcao a_responder a_tarde a_tela a_toda a_trabalhar a_trabalho
a_vender abaju* abajur abril abril* abuso acabaram acabo* acabou acabou_o aceit* acena* acenando achan* achando achou_o
acomp* aconselharam admito aeroporto_de afilh* afilhada afina* afinal_nao afundado agarra agend* aglom* agua_de aguas
aguas* airfr* airfryer ajust* ajustaram ajuste alegria alfa alfab* alfam* alfama alfin* alfinete alguem_a algum alheia
almoca alteracao altur* amave* amavel amor andares andre andre* anfitria ano_passado anos_em antec* antig* antipatica
anual anual* anuid* anuidade ao_lado ao_menos aos_domingos aparece aparelho aparelho_com aplic* aplicacao aplicativo
aprendi aprovaram aquario aquec* aquecida ar_condicionado areia areia* arranharam arrep* arrepender arroz_de artes*
artesanal as_11 as_4 as_condicoes as_dez as_flores as_mesmas as_onze as_outras asperas assad* assassinou atende
atende_o atentado atraso augusta aulas aulas* autom* avaliar avariadas azulejos bacal* bacalhau bacon bacon* balanca_de
balanceamento balcao_e balde balde* balnearios barulho batata batata_e beijinho benfi* benfica berbe* berbequim bh
bilhete bilheteira bisco* bitoq* bitoque bolo bolos bolos* bolsos bonec* bonito bonito_mas borrifaram botao_de brind*
bucha* busca cabe_no cadeiras cafe cafe_da caiu_a calib* camiao_do caminho_da camiseta canal cance* cancelada
cancelado_por cancelei_e cangaceiro cangaco cansados cantou cara_de carac* caras caras* carissimo carregadores
carro_com carru* carruagem cartela casa_da casal castelo catal* centa* centavo cento cento* certo certo* chamado chape*
chega_ao chegada chegamos chegamos_as chegarmos chegou_no chegou_o chegou_sem cheira_a chines choco* chocolate chris*
chuveiro ciclo* cinqu* cinquenta cobraram_a coisinha coisinha_ma colarinho coleta colom* colombo coloq* com_bom
com_defeito com_fotos com_mais com_ovo combi* combo combo* comboio comentar comissoes comprado concelho condicionado
conec* conecta confuso consulta_e contado contagem conto contrario contrato_de corde* corrida corrido corta* corte_de
cortinas cortou_a costas_a costura cotov* cozid* cp creme creme* cresc* da_chuva da_escada da_estrada da_orelha da_para
da_tarde da_tv dancava das_14 das_costas datas datas* de_12 de_300 de_4 de_agua de_alegria de_alimentacao de_bagagem
de_bom de_calor de_cenoura de_cigarro de_conducao de_dia de_espera de_fabrica de_ferias de_fim de_fome de_hora de_lavar
de_maquina de_medicina de_mesa de_morte de_natal de_novo de_pais de_parede de_plastico de_rir de_sapato de_ser de_sinal
de_voltar decimo dedal dedal* dedic* dedicada deite* deitei demai* demais depende depois_a descascou descolado
desconto_de descontos desculpa_e desde_agosto desde_setembro desejar desisti desmarcam despesas detetive devag* dia_3
diaria diarias difer* diga disse_e dista* distancia distr* diz_a dizerem_que do_bolo do_cunhado do_folheto do_mes
do_outro do_painel do_pe do_pedido domin* domingos donos donos* dor_de doze drink drink* duas_caixas duas_semanas dupla
dupla* duros duros* durou_uma e_bonito e_chegou e_cinco e_com e_fecharam e_fez e_isso e_me e_normal e_seis e_sem
edredao educado eferv* efervescentes em_abril em_agosto em_dia em_meia em_prestacoes embalagem emend* emenda ement*
ementa encarada encer* encharcadas encomendado encomendar encostada_a ensopado entediadas entrega_a episodios era_da
era_do era_pra eram_tres errad* errada erro_500 escadas escalar escolha escrita esgota espera espetinho espla*
esplanada espum* espuma esquadra esquece esquecem esquina esta_bem estadia estam* estamos estan* estava_fechado
estavam_a esten* estivesse estomago estoq* estoque estore estragaram estre* estudante eternidade eucal* eucalipto
euros_de evera* everaldo evere* evidencias explicacoes explicando explicar extra facil* facil_de faixa* falam falam*
faltando faltava_uma faro faz_parte fecha_as fechada fecham fecharam_a feia feira_com ferme* fico ficou_bom figurino
fila_ate fila_no filha_em filhas filho_e filho_ficou fim fim_de financiamento finas finas* finin* fiquem fisica flori*
floripa fogao fogao* folga* fora_de fortu* fortuna forum_de fotografia_do frage* frageis fragi* fragil fraquissima
frigo* fruta* fui_atras fui_dar fui_reclamar funch* funchal ganch* gancho garantia garco* garcons geladas gente_que
gola golpe_de goste* gostei gracas gracas_a granu* grupo_a grupos guiad* hidro* homem_de horas_na hortela iam ida
ideias iguai* iguais igual iluminacao imitacao imperial impos* incom* incompativel infiltracao informar ingle* ingles
inteira_de interfone inuti* inutil invisivel ir_la isso_mesmo item itens itens* janela_sem jardi* joaoz* joaozinho
jogos jogos* julho julho* junho junho* kit la_do la_em laboratorio laran* lavag* lavar* leito lembra lencois lenha
lenha* lentes lentos leoes leoes* leve_e levem levem* liberdade liga ligan* ligando lindo* liquidificador liter*
literalmente lixei* lixeira loica lopes lopes* lotada lotado louca louca* lua mails mails* maior* mais_me mais_uma mal
mandar mando_a mantas mao_a maquina_de marcaram marci* marke* mas mas_agora mas_com mas_pra masco* mascu* matan* matar
matar* mater* material matos* maxim* maximo me_para me_tres medalha medicina mediram meia meio_tempo melhor_da
menina_da menos_na merca* mes mes_seguinte mesa_ao mesas mesas* mesmo_e meu_mais meus_sogros miand* miando milks*
milkshake min_e minha_afilhada minha_cozinha minimo minutos_na missa misso* missoes mista mista* miste* miudi* moca_do
mochila_com modelo momen* momento moran* morango morremos movei* moveis muita muita* muito muito* muitos multibanco
musicas na_chapa na_feira na_lista na_terceira nacho* nachos nada nao_abria nao_aceita nao_atende nao_conecta nao_da
nao_ouve nao_passava nao_tava nas_fotos nem_em nem_levantou nenhu* nesse_meio ninguem_sabe ninguem_veio nisto nisto*
no_aniversario no_cinema no_guiche no_inverno no_prato no_saco no_voo nodoa noite_ja noutro noutro_sitio nove novo_e
nunca_veio o_aplicativo o_apoio o_comboio o_dia o_ecra o_estacionamento o_frete o_frigorifico o_jardim o_normal
o_pequeno o_portal o_preco o_q o_ralo o_saco o_setor o_sofa o_ticket o_tinto o_ultimo o_ventilador o_vinho oferecer
oferta olhar_para opcao opcao* orgul* orien* orige* origem os_pratos outra_mesa outro_lado ouvir ovos padra* paga_a
pagin* palha* pao_na papelaria para_dia para_seis parab* parabens_a parecia pareco parede_e partiu_o passos passou_as
paste* pauli* paulista pedido pediu_desculpa pedra_no pedrinha pegaj* pegan* pegav* pegava pela_quarta pelic* peluche
pepin* pepino peque* pequena_e perde_o perdi_o perdi_uma pergunto personagens pesquisa pessi* pessimo pessoas_e
pezinhos piano piano* pila pinga* pingando pingo* pioro* piorou pique* piscina_fechada pizza* plast* plastico_no plate*
plateia por_cento por_do porce* porcelanato portal portes porto porto* portugues portuguesa possivel poucos
pra_cancelar pra_outra pra_que praca praca* praca_de prateleiras praticas prato_com precisava precisou precos premi*
presencial press* prestasse primi* principal privada processo_de progressivos proje* prome* prometida propa* puxad*
puxador q_nao q_ta quadros quarta_vez quartas quarto_era quatro_estrelas quatrocentos que_em que_saiu que_sao
que_trouxe quebradas queda quent* quer_dizer querem querendo queri* queria_mais quim quisesse raiva raiva* rala reais_o
reaju* reclamando reclina reclinava recolhidos regras_sao reins* reinstalar reinstalei relac* relacao relaxamento
remod* remodelacao remot* remoto remov* rende repetir repetitivo reset reset* resma* resmas resor* resort respeito
responde_e resta* resto restos retirar reuni* revirou_os ri rija rimos rimos* riram_se rolo romance romba* rotea* rouco
rouco* roupe* roupeiro rs rua_augusta rua_e ruido saco sacos sacos* saiu_em sala_e salvou sande* sandes sandra sandu*
sao_joao sardinha se_me seco_e seguidos segunda_vez segunda_via seguranca_da sei_se seis_da seis_minutos sem_a
sem_informacao sem_papel sem_poder sem_som sempre_a sempre_atrasado sempre_na sendo_que senha_na senhora_do sensor
sentada sentado_no sente sentido sequeira serie* serri* serve_pra servico servindo shopp* shopping show sim_senhor
sinis* sinistro sinos sinos* sinte* site_diz site_do slide* so_se sofa softw* software solar* sopa_e sosse* sozinha_a
speed* substituiram suica suica* super suspi* tabac* tabaco tabul* tabuleta tag talco talco* talhe* talheres tao
tao_alto tarde_nao tarte tarte* tava_com tchau tchau* tecnico_veio tela telao telao* telefonei telefonico tem_culpa
tempo tentando tentativa ter_ido termi* thru tigela tocar* toda_vez todo_lado todos_os tom tomada_e tomat* topo
torneira_e tosca tosca* total total* trabalhar tranquilo travesseiro trem tres_que trilha trinta_dias trocam tropa
tropa* tropecar tudo_menos tutor tv ultima_atualizacao um_botao um_dedal um_doce um_mes um_pano um_pneu um_semestre
uma_casa uma_coisinha uma_de uma_funcionaria uma_hora uma_maquina unica valdi* valdir vale ventilacao vento* vestido
vez_na viajou viemo* viemos vim vinco* vinte_dias vip virgula vista* vistoria voltar_pra volte vontade_de voo_inteiro
vou_la voucher_de x youtu* youtube zanga* zoo_com`,
    '-3': `
118 12h 13h40 13h40* 17h 189 19h 1h 2016 2h 34 35_minutos 4 48 50_minutos 54 6 62 6_dias 7_dias 87 92 9h a_3
a_bibliotecaria a_bicicleta a_carta a_cerca a_espera a_festa a_graca a_impressora a_leitura a_nao a_partir a_pascoa
a_quatro a_recepcionista a_reserva a_respiracao a_saida a_ser a_serie a_sola a_sopa a_subir a_tigela a_vacina a_vir
abana* abandonado abrir_a acai achando_que acima acima* acompanhante acordado acust* acustica aditi* aditivada adivi*
adivinha adver* afundou agora_ele ainda_perguntou algum* alguma alinh* alinhamento almofadas alta alto_e amass* ambie*
ambiente ameaca ameri* amigas amigos analise_ha andamos andares_de angolano anos_de anota anten* antena anter* anterior
antia* antic* anuncio ao_intervalo ao_lixo ao_telemovel ao_terceiro aos_berros apaga aparecia aparelho_auditivo apena*
apenas apito* apoli* apolice apos_um app app_nao apresentacao aquar* ar arrastada arrui* arrumar as_18h as_9 as_9h
as_mesas assenta assim_a assinada ate_passar atencao atras* atraso_de audio* auditivo ausen* avariadas_ha avess* avesso
aviao avisem_no bacalhau_seco bagageira bainh* bainha bairr* bairro bamba bamba* bandeira banho_do banhos barba barca
barca* batat* batida bazar bazar* beije* beijei belem belem* belic* berli* berlim berros bia bibliotecaria black* blusa
bocej* bodas bodas* bodas_de bolac* bolachas bolha boneca bonit* braga bras brilh* brincando brisa brita* bronz* buffe*
buffet bumbo bumbo* bunga* bungalow buracos buzin* c cabecas cabelos cabid* cabidela cafe_do caixa_e caixa_por cala
calca calda* caldas calde* caldeira caldo_verde calmo calmo* calor* cama_do camara_do caminhao cancelaram canta* cantar
canto capitulo cara_e cara_feia carda* cardapio carmo carmo* caro_demais carrinho_de carrinhos carro_a carro_nao carros
carto* cartoes casa_o casal* casas_de caste* catarata cavalinho cebol* cebola cega_e celular_e centimos centr*
centro_de certi* chale* chamada_e chamadas chamo champo chao_a chave_do chaveiro check chega* chegaram chegou
chegou_com cheguei_a cheio* cheios cheira cheiro cheiro_a chinelo chora chorou churrasqueira cinco_da cinco_minutos
cinco_pessoas cinema_com cinquenta_anos cinto cinto_de cintura_e cito clari* cliente_de cliqu* coent* coladas colch*
colchao_de colegas_do com_nove com_quatro come comercial comid* comida comissao_de como_ja como_o como_se compadre
completar comprar compreensao conce* confins confirmar confortavel confusao conheco_o conservatoria contra_a contudo
conversar cookies copos copos* cor_de coracao corda corre correcao correr correta correu_bem corte* corti* cortinado
credito crimes crois* croissants ctt cumpr* cumpre curto_e custo* custou cutic* da_camara da_carta da_casa da_compra
da_comunhao da_estacao da_lista da_nossa da_policia danca* daquele das_onze das_sete de_2016 de_9 de_alho de_berlim
de_bico de_boa de_cara de_carro de_casada de_esperar de_estacionamento de_faturacao de_graca de_lanche de_leite
de_madeira de_meia de_nata de_olho de_olhos de_ouvido de_passar de_pe de_rotina de_sabao de_sede de_sopa de_vergonha
de_vida debito decim* degrade dei_por deitados demorou_uma deriv* deriva derramado derre* descarado descemos descolaram
descolou desconto_na desculpa desde_fevereiro desde_ontem desem* desenho deserto desistir desti* desum* detal* deve_ser
dez_anos dez_e dez_minutos dia_10 dia_30 dia_8 dia_as dia_da diante_dos dificil diges* digestivo digito dizem dizem*
do_aviao do_bloco do_curso do_dinheiro do_ecra do_exame do_parque do_primeiro do_que do_regulamento dobrado doce
doce_demais domingo dos_hospedes douro douro* duas_vezes duzentas e_bom e_das e_deixaram e_ela e_esperar e_esperei
e_estava e_fila e_meio e_mesmo e_ofereceram e_oito e_pelos e_piorou e_pra e_tres e_virou e_volta edred* educacao
educada ele_esta em_curitiba em_dez em_evora em_guarulhos em_julho em_junho em_letra em_nome em_novembro em_obras
em_quinze em_tres em_vinte embarque empilhada empur* encai* encam* encerrado encheram encostada encravado energia
enganaram enganei enorm* enorme ensop* entendeu entramos errado_e escala escorregar escritura escuro esmal* esmalte
espelho esper* espera_do espera_que esperar esperou esperou_no esqua* esqueci_a esta_loja esta_na esta_tudo estacao
estalar estamos_em estat* estava_uma estavamos estei* estendal estom* estor* estorno eu_vi euros_o evora evora* excel*
exerc* exige explicaram explicou fabio fabio* faca_de facia* facial facto facto* falar_com falou_e falta faltava fama
farmacia fase fato_de faturacao faxina fechados_e fechar_e feijo* feijoada feira feira* felizes festa_de fi fiamb*
fiambre fibra fibra* fica_no fica_o fichas ficou_em ficou_um fila_do fim_da fininho fiquei_a fiz_um fogao_com foi_ate
foi_meu folga folha* fonse* fonseca fora_a fora_e forte forte* fotocopia free fresq* frito frouxa fruta fuma galinha
garantia_de garcom gelad* gelat* gelo gerente_e gordo gosto gps grafi* gravar grave* grelha grelhador grossa grupo_de
guardaram guerra ha_anos ha_dez ha_tres havia_uma hoje_nao hora_de horas_e horas_em ignorou igual* impec* impecavel
imperiais inclu* industrial infer* informacao ingre* inox inteiro internet invis* ir_ao ir_ate ivone ivone* ja_mandei
ja_tinha jacar* janei* janeiro janeiro_e janel* jantar joao jogav* jogo jogo_e jorge jorge* junta juntos la_a ladei*
ladeira ladra* ladrao lamen* laranja lascas lavada leiri* leiria leite_de leu_o levanta levantar_o levar_o leve lido
ligacao limpa limparam_o linguas liqui* lisbo* lisboa livro* login* loica* loja_a lona lugar maca_com macar* macarrao
madur* maiores_de mais_do mais_tres mais_um mala_de manua* maquina_da marco* marga* margarina marin* marmi* marmita
mas_e mas_o mas_quem masca* matando mataram mdf me_deram me_liga me_puseram me_vendeu meia_hora menos_a mercado meses
meses* meses_pra mesma_coisa mesmo_com mesmo_lugar metad* metade metri* metrica meu_rosto mil_km milag* min minha_lista
minut* minutos model* modem modem* moema moema* mole moles* molhado molho_e mordomo morna mosca* mostrar mostraram_me
motorista_mandou muda mudou mudou* muitas municipal muro na_app na_bilheteira na_conversa na_esplanada na_geladeira
na_nota na_sexta na_vida nacional nada_de nada_do nada_que nao_a nao_avisei nao_avisou nao_cumpre nao_deixa nao_deu
nao_funciona nao_havia nao_passa nao_se nao_sou nao_veio nasce* nasceu nem_de nem_olhou neto_perdeu niter* niteroi
no_beliche no_dia no_google no_mar no_modo no_outro no_salao no_segundo no_seu no_telefone nogue* nogueira nome_da
norte* nos_no nos_ombros nos_um nossos nota_fiscal noutra noutro_lado nova_e novel* novela novo num_canto nuvem nuvem*
o_apartamento o_assassino o_autocarro o_bar o_carnaval o_chuveiro o_combinado o_desenho o_extrato o_levei o_mordomo
o_natal o_nelson o_pacote o_papel o_passeio o_reembolso o_site o_suco o_unico o_vidro objeto obras obras* obrig*
obrigado obrigatoria ofereceram_um oito olhou_para onde_o onibus_leito open opini* organ* orqui* ortopedia os_clientes
os_pais os_pes ou_seja outra_na outub* outubro ouvidos pache* pacheco pacie* padri* padrinho_do paga pagan* pagando
pago paguei_o painel paint* paintball paleto palmas panelas pao para_abrir para_falar para_fazer para_mim para_por
para_quem para_um para_uma parafusos parar_e parec* parece_uma paredes_de parqu* parquinho parte partilhadas partilhado
partiu_me passagem passam passamos pasteis pastel paulo paulo* pausa pausa* peca peca_de pedem pedem* pedimos_para
pedir_e pedras pelado peluc* pensar pensei pensei_que pensos pequenas perceber perdido perfe* pesar petal* pinga pingo
pipoc* pisca* pista* pizzaria planetario plano_de plantonista plastico plasticos po poeir* poeira ponha* ponham ponte
ponto por_dia por_duas por_mais por_mensagem por_seguranca por_tres porque_a porque_era porque_tava porta_na porta_que
portas portu* potencia poupatempo pra_tirar pra_todo pra_ver prato* pratos preci* preco preco* presa* presente_de
pressa pressao previ* procedimento produtos prolo* prolongamento prometem prometido pront* pronto propaganda protocolo
protocolos provadores puxei puxei* q_ninguem quando_chegamos quando_ela quarto_com quarto_de quase_um que_com que_da
que_dava que_depois que_e que_range que_ta que_tem queijo_e queimada querida quinze_minutos quota* radio rapida
rasgadas rato reais_numa real reali* rebentava recebe recur* recurso registada regre* relvado remet* renov* reser*
resolveu resultados reuniao_de reuti* ribei* ridiculo rim riscaram risos risos* roami* roaming rolante romba roubo
roupa_de rui ruim sai_sem salta* sandr* sarca* scann* scanner scone* scones se_para sede segun* segundo_dia seis_vezes
sem_medico sem_parar sem_sal sem_uma semanas_com sempr* sempre sempre_em senha senha* senhas senhor_e senhora_disse
ser_que serie servicos setor setor* setub* setubal silab* silaba sim sinal sintr* sintra site site_e so_a so_as
sobrancelha sobraram sobre* soco_no socorros sofas sofas* solta solte* som_do sombra sonhos sopa sorte sou_eu
sozinho_na subia subia* subid* subida sucesso suite suite* sumid* sumidas sumiu_no suple* ta_na tambem_nao tarif*
tava_la telefone_o tem_dois tem_nada tenho_alergia tenis_com tento* tentou terceira terceira_vez tinha_acabado tinhamos
tirei tirei* tive tivem* tivemos toalh* tocar tocou_em toda_a token token* tomada tomate tonic* tonico torne* torneira
torre transferencia trazer tres_andares trico* trilh* trinta_minutos trist* troca* trocada trocar turbo turbo* um_ano
um_bom um_corte um_de um_deles um_espelho um_saco um_texto um_trator um_vizinho uma_carta uma_fotocopia uma_fotografia
uma_mala uma_segunda uma_so unica* unico_que utilizado vagas vagas* vale_a valha valha* valia valia* valid* varie*
variedade vegano vegetal velhas vem_com vem_de vendedora vendo vendo* ver_a vez_a vez_de vi_uma vinhos vinte_minutos
virada vista visua* vizinho_de voltar volume vonta* vontade voz_de wi wi_fi zoo`,
    '-2': `
00 0_a 1 11h 16 18_anos 18_reais 20 212 24 24_horas 24h 2_minutos 31 310 32 350 380 47 50 60 80 a_apolice a_base a_bola
a_camara a_chamada a_chegada a_comida a_conversar a_dez a_diaria a_dizer a_encomenda a_escada a_faca a_familia a_fatura
a_ir a_loja a_meia a_menos a_mocinha a_pericia a_pista a_receita a_renovacao a_saia a_sala a_surpresa a_todos a_van
a_varanda a_vistoria abertas abertos abobr* abobrinha abria abria* abrir abrir_chamado abrir_uma acaba acabar aceitaram
aceso aceso* achei_que achou_que acidente acontece aconteceu acordaram acred* acreditar adesivo adian* administrativas
adora adora* adoraram adormeceu adoro* adultos agencia_de agrad* aguardar ai_a ainda_assim alarme_de algar* algarve
alma almoco almoco_de alter* altura aluguei amarela ambulancias ameli* amelia amigo* ampola anedotas anexo* anfit*
anima* antar* antartida antiga antiv* antivirus anunc* anunciado ao_contrario ao_fundo ao_segundo apareceu_as aperto
apesar_de apete* apetece aplicativo_de apost* apres* aquecedor aquelas arranja arrasto arrastou arroz arroz* artis*
artistico as_17h as_bolachas as_coisas as_pressas assal* ate_agora ate_aos atendia atras_da atras_de audit* auscu*
auten* autocarro automatica avaliacao avanca avaria aveiro aviar* avo_que bagag* balcao_no baleias baloi* banan*
banheira banheiro_e banho_sem batatas bater* batom batom* bau beatr* beatriz bebedouro bebi bebidas beira bem bem_a
bichano biometria blusa* boa_mas boa_noite bolinhas bombas bombeiros borda_recheada bordo bot box branca brand* branq*
brasil brinquedo bucha buffet_de burri* cabeca_com cabeca_de cabo cabo_da cabo_do cacif* cacifos cada cadeira cadernos
cafe_fraco cai cair calcario calcas calcu* calen* calendario calha camara camin* caminhoes camis* campanha camping
campo* cantor canudo cao_e cara cara_que cardi* caren* carencia carimbo_e carre* carregado carreira cartao_presente
catap* catraca causa_de cedo centi* centimetros centro certificado cerveja_quente cesti* chao_da chat check* chega
chegar chego* chegou_fria cheguei cheguei_as cheia cheia* cheio cheiroso chope* chorar_e choro* churr* chutando chute
chute* chuva_e ciclo cinco cinco* cinco_meses cinco_vezes cinema_e cinze* claus* cliente clima* clinica_e clique
cliquei cober* cobra cobrada cobraram_me cobre codig* codigo_de colada colec* colecao colun* coluna com_aquele
com_fecho com_outra coman* combinado comercializador como_quem como_um comod* completo compras comprida comunhao
confirmacao congelados conheco_a consciente consta constava conta_de conta_propria contar continente continua
contrato_e convidados coordenacao copo corac* cortado costas_do costas_e costu* costuma couvert coxin* coxinha creme_de
criancas_e cruzi* cruzinha culpa_e curit* curitiba curriculo custodia da_bilheteira da_e da_operadora da_porta da_prima
da_renda da_rua da_senhora da_ultima da_vila danad* dao dar_a datad* datada de_0 de_2 de_25 de_3 de_8 de_antes de_bebe
de_cabeca de_comercializador de_desconto de_dois de_domingo de_estar de_horario de_mao de_mel de_mudar de_obra de_pato
de_seis de_sempre de_sete de_sintra de_soja de_sono de_vinhos de_vinte defor* deformou defun* deita deixou_de delic*
demais_e demais_o dentro_e depilacao depois_um derrubaram desca* descaso desceram descosida descu* desculpas
desde_janeiro desde_terca desen* desfe* desligado deslocamento desmo* desmontou despachante despedida despr* dessas
devagar devol* devolver_o devolveram dez dezem* dezembro dezoi* dezoito dia dia_seguinte dias dias_por dieta* diferenca
digam digam* digital dinamica discreta disse_sim disseram_me disseram_para dividas diz do_benfica do_casamento
do_enterro do_lar do_mar do_resort do_saco doi dois_meses dor dores_de dormir_com doutora doze_minutos drive drive*
droga duas_faturas duas_horas ducha ducha* duche_e duram duram* e_12 e_abriu e_agora e_ando e_apontou e_arrancou e_ate
e_cafe e_disseram e_do e_dois e_duas e_ficamos e_fraco e_longa e_mais e_mal e_mandam e_melhor e_metade e_mostrou
e_nenhum e_ofereceu e_passei e_responderam e_saiu e_to e_vim e_zero educa* efeit* efeito ela_nem elas elastico ele_nem
eletronico elogiou_o em_3 em_6 em_cada em_cinco em_marco em_pleno em_porto emoji encolheram encolheram_os encolheu
encom* energ* enfei* engana ensino ensinou entender entrada_no entregaram envio* enzo equipe errado escolar escolhe
escrevendo escur* espalhados espera_da esperava esperei_duas espreguicadeiras esqueceram esqueceram_o esqueceu_o
esta_em esta_empresa esta_sempre estacionamento estagiarios estava_sem este_mes estourado estrelas_porque etiqueta_e
eu_em eu_ia eu_ja eu_no euros euros* euros_na exaustor expli* explicacao explicou_que expresso fabrica faca_que facas
facas* facil falaram falaram_que falta_a faltar familiar fatura_da faz fecha* fecha_sozinho fechava fede festa festa*
festinhas fez_um fiador ficamos_a ficaram fico_com ficou_lindo filas_de filei* fileira filip* filme_com filmei filtros
fisic* flame* flamengo flor fofin* fofinho fofo fogueira foi_para foi_por foi_uma folgado fonte* foram_embora forma*
formiga formu* formulario formulario_que foto_e fotoc* fotografias fotos fotos* frete frete* fria_e frida* friez*
frieza frigideira fui_a fui_ao funer* furad* gaivo* gelan* gelando gelatina gemea* gemeas genio genio* gente_e golin*
gostava gostava_de gotas gotas* grave gritando grite* gritei guerr* guinc* guita* guitarra ha_semanas hambu* haver
havia havia* hidra* hidratacao hidratante hidroginastica historico hora hora_do horas horas* horas_sem horri* humano
humilhante ideia* idosos ifood ifood* imagem imobiliaria impressa in_e incenso incluia indic* indig* ines inexistente
inferior inicial inicio inqui* inquilinos inson* insonia inval* invalido invas* ir irrit* isso_eu ja_era ja_foi ja_vai
ja_viu jabut* janela janta* joelho jogar jogue* joguei josia* josias jovem jovem* junin* juros juros* la_com la_o lado
lado_de lamin* lampadas lance* lanche larei* lareira larga largu* larguei lavandaria lavar lavou lavou* lebre lebre*
leito* lente* lenti* leone* leonel letra* levando li licor licor* ligac* ligar ligav* ligava ligei* liguei_e like
limpeza linha* lista* livres livri* livro logo lomba* lua_de lucia* lugar* lugar_para macarronico madrinha maes magri*
magros mais_o mais_para mais_proximo maitr* maitre mal_se malfeita manau* manaus manchas mandando mandei_foto manga
manha_de manhas manual maquininha marac* marca* marcada marcada_e marco marcou maria marketing mas_so mascara massa
me_do me_ofereceram me_ofereceu me_senti me_venderam media medidas medir* meia_noite meias meias* melhor_do melhoras
menos menos* mensa* mensalidade_que mesa_da mesa_de meses_depois mesmo_por mesqu* metade_do mete metro metros_na
meu_cunhado meu_joelho mexilhao migal* migalhas mil minha_e minha_formatura minha_que minha_rua minha_vo minusculos
minutos_a minutos_com minutos_e mocas mocin* mocinha montar moradas morreu_com morta mortadela morte morte* mosca moura
mudad* mudar* mudar_a mudar_de mudaram mudei mudei* muleta multi* mundo* mundos na_12 na_agencia na_esquina na_fila
na_loja na_quinta nada_a nada_para nadan* nadando nao_por nao_quero nao_sabem nao_serve natas natas* natur* nem nem_bom
nem_um nenhum neto neve ninguem_atende ninguem_pediu no_bolo no_copo no_fim no_grupo no_joelho no_maximo no_menu
no_patio no_tapete no_telemovel nodoa* noite_do noiva* nos_e nota nove_da numa_loja numero_de nunca_mais o_almoco
o_ambiente o_ano o_aparelho o_apelido o_berco o_buffet o_caminho o_cartaz o_certificado o_corredor o_corretor
o_enfermeiro o_filtro o_fim o_frentista o_frigobar o_garcom o_historico o_jogo o_lugar o_nome o_outro o_pao o_pessoal
o_porta o_porto o_roupeiro o_seguro o_sensor o_wifi objet* obrigada oculo* oculos oito_da ok oliveira ombros onde_nao
onze onze_anos onze_da onze_e open_bar operadora os_colegas os_miudos outro_casal ouvir_o pacot* pacote padar* padaria
pai_e palmi* palmo* panel* panela pao_sem papel papel* para_esse para_tirar paraf* paragem_seguinte parcelado
parecia_um parou parou* parque parte* partida_e pasco* pascoa passados passeio passou_de passou_um pasta pastel_de
pastilha pe_no pecad* pecado pecas pecas* pedagio pedi pedi_para pedi_uma pediu_o pedri* pega pela_primeira
pelo_caminho penal* pequenina percevejos perdida perdidos perguntava perio* periodo pernas_e perto perto* perto_do
pesqu* petsh* petshop pican* pilha* pimenta pinhe* pista pizza_de plano plano* plantas pobre* poda pois polic* polit*
polvi* ponho ponho* poodl* poodle por_conta por_fora por_isso por_teimosia porcoes portaria_e portatil porto_de pote_de
pousada pra_conversar pra_corrigir pra_falar pra_nao pra_pedir pra_quem pra_turma pra_uma praia praia* prato
precisava_de preco_justo preencher prega* presente pressas presta primeiro princ* priva* privacidade probl*
professora_de progressiva promocional propoe protecao_de protetor protocolo_e publicidade publico_e qual quando_o
quarenta quarenta_e quarta_feira quarto_dia quatr* quatro quatro_e que_acabou que_ate que_comprei que_deve que_ha
que_no que_o que_tambem que_vergonha quebrado queda* queda_de queij* quem_foi quentes queria queriamos quint* quinto
quiser racao racao* racho* radia* radiador raio raio_x rapido raque* raquete reais reais* reajuste recheada recibos
recin* reclamacao reclamacao_no reclamou recomeca reconheceu reconhecimento_de redon* refri regio* regional rende*
resolva responde_com respondem responderam_que resso* ressonar ressu* resul* revir* revirou revisao rezan* rezando
ribeirao ridic* ridicula risca* riscas risoto rita riu_da rodiz* rodizio rodov* rodovia rodoviaria rolan* rompe* rosei*
roseiras rota sabad* sabe_que sabon* sabonete saco_de sacola saind* saindo saiu_no sala salto* salva salvo* santo*
satis* satisfacao se_do seguinte segundos seis selec* selfie selim selim* sem sem_rede sem_se seman* semanas_a senhoras
sentado sentaram separados separaram serio serio* servem servidor sete sete_dias sexto sexto* simpl* simples simul*
simulacao sinal* sinal_da sistema_nao sitio* so so_chama so_por so_queria so_soube sobrenome sobro* sobrou socios soco
sogro* solteira som_e sorrindo spa stress suas subiu subiu* subli* suco sumiu_a sumiu_o surpresa susto susto* t
tabuleiro taca talao_de talha* tambe* tambem tampo tampo* tanta tanto tanto* teimo* teimosia telefone_que telefone_toca
tem_um tempero tenda terce* terceiro thais thais* tiago tiago* tigre tinha_entrado tinha_que tinha_visto tirar_a
tirou_a tive_de tive_que toalha_e tocad* tocou tocou* toda_noite toda_semana todo todo_mundo torcida totem totem*
trabalha tramp* transacoes transparente traseiro tratou_me travado traze* treme tres tres_meses trint* trinta trinta_e
tripl* triste trocadas trocar_e troquei_de trouxe tubar* tunel tunel* turis* um_desconto um_galo um_pao um_recibo
um_saquinho um_video uma_cabra uma_coisa uma_estrela uma_fatura uma_janela uma_semana uma_senhora umas unica_coisa
unico usei uso valido vanta* vantagem varia* vasso* vazam* vazamento vazamento_de vazia vazia_e vazou vazou* vcs ve_se
velho venda* vendendo vento ver_meu ver_quem verdadeiro verde verde_e vergonha_de vet vez vezes vezes* viage* viagem
video* vincos vindo vindo* vinho* viraram visita visitar visivel vistos vizin* vizinho vo vodca vodca* volta volta*
volta_a voltaram_com volte* voltou_do vou_esperar web wifi xerox xerox* ze`,
    '-1': `
10 110 13 2017 29 45 500 58 61 64 89 absurdo abuso* acabada acabe* acabei acade* academia achar adiam* admin*
adolescentes afilhado agenda agua aguardo aguenta ainda ainda* airbn* airbnb ajuda* ajudar alber* alca alcas alcas*
alcool alema* almoc* alto aluguel amanha amendoas americo analise anda andar* animais aniversariante antes antes*
anularam anunciada apeli* apelido apert* aplau* apoio apontou apren* aprender aprendia aquat* aquecimento aqueles
armario arquibancada arranjar arrasta arrum* arrumem assinatura assinei assistencia atend* atendente atrib* audio
augus* auriculares autoc* autocolante autoe* aveir* aviao* avisa avisa* avisado avisando avisar bacas bacas* baiana
baixi* balcoes baloico baloicos banana banco* banho banho* banid* bar barata baratas barbe* bati batiam bauni* baunilha
bebid* bebida bege beira* bernardo berro* bibli* bicic* bifana bijut* bijuteria bilhar bilhe* bisav* bisavo black boa
boiav* boiava bolha* bolso* bombo* bone borda* bordo* botao botao* brasileira brava brava* briga* brilho brincadeira
brinq* bulld* bulldog burra* burro cabeleireira cachorrinho cacifo caira* cairam caixa calad* calca* calculo caldi*
caldinho calha* calor caminhada caminho camisa cana canai* canais cancelamento canha* canhao cano cantava cantina cao
caozi* caozinho capri* capsu* capsulas caran* carav* caravana cardiologista carrinho carta cartaz cartorio casac*
casaco casei* cem cerve* cerveja chamada chamam chamem chami* chamine champ* chata chata* chatb* chatbot chegu* chine*
churrasco chutaram cidadao cigarro cinza* cinzeiro claro claro* clausula clinica cobranca cobre* cobriu codigo coisa
coisi* colchao colher colocaram color* comecou comissao comoda compa* compensado completa compr* compra comprada
compramos concerto condo* condominio conhece consola contando contrato convenio convidado copiada correia corretor
corri* cortar cortaram cotovelo cova cozin* critica croissant cumprir cumpriu cunha* cunhado cupom cupom* cura danca
das data decente deixam demao* demaos depre* depressa desce desco* descobrir desfi* desinstalei desli* desligada deslo*
desma* desne* despacharam despo* desporto devolve devolver diari* direta discu* divin* dj dobrou duas duche* duzia
duzia* elast* elogiou embaixo empregadas empregados empurrar encharcado encol* encomenda encomendei encos* enfad*
enfado enfar* enfarte enfermeiros enferrujada enfiou engoliu enjoo* enterrei enterro entradas entrado entre entregue
entupiu envie* enviei escapar escol* escondidas escorregou escrever escrevi escritorio escura escuras espaco espan*
espel* esperando espetaculo espreguicadeira esqueco esquerda estacionei estao estao* estrada estudantes exagero exame
exige* experimentar explicava expre* extraviou fabri* factu* factura facul* faculdade faixa falta* faltado faque*
faqueiro faria faria* farof* farofa fato fatura feito feito* festi* ficam* ficamos fidel* fidelizacao fique* firma
firma* fizer* fizeram flami* flamingos florista fomos fomos* forcado formacao formularios forro* freguesia fresca
frigi* frutaria frutas funci* funcionaria furo furto furto* galao galao* galin* ganhe* ganhei garag* garagem garrafao
gastas gastr* gatilho gatun* geladeira geneb* genebra gerencia gira giran* girando girat* giratoria gostosa grama
grano* granola gratuita gravacoes grelh* gritaria grudo* grudou guarda guaru* guarulhos guia guich* gusta* gustavo ha
hei hidro hoje houve* humidade ignorada image* imaginar inexi* infil* inscricao inss integ* irs iva jacuz* jacuzzi
janelinha juiz kart kebab kebab* lama lampa* lante* lascado leggings leila* leilao leita* leitao lembr* lembro levar
liguem limpe* limpo linda linda* lindos linguica linha linho linho* lisa lista loja lombada lugares luto luzes luzes*
machu* machucou madei* magro* mais mala manda mande* mandei manha manha* mante* maqui* maquina march* maria* marinheiro
marquei marro* marte* massa* matou matou* matricula mealh* medico medro* medronho meio mensal mergulho mesa mesmo*
metalico micro* milho milho* mistu* miudas moeda* moido moldu* molho* montanha monte moque* moqueca morrer morta* morto
mos moscas mudar mundo nadia nadia* nao nata navio* ne negocio nervoso neste neste* net netos netos* noites noiva
noven* noventa nu obra obvia* odete odete* ofend* olhar olive* omiti* ortop* osmar osmar* ouvido ouvir* oxidou
pagamentos pagina pague* paguei paine* paisa* paisagem palhaco par parce* parcelas parece paredes partilhas parvos
passe* pastelaria pato peco pedal pedid* peixa* peixaria pendurada pente* percebe perde* perderam perdi* perdo*
perguntando perguntei perigoso perito perso* pes pesca* pessima pesso* pessoa pessoal pessoas picanha pijama pingar
pinho pintor pipoca pirata piratas pisci* piscina placas plani* planilha planos plant* planta plata* plataforma pobre
podca* podia* podou podou* polen* polvo polvo* pomad* pomada porca* porco porqu* porque porra* porteira posta poste*
pousa* povo power* prate* prazo* preciso predi* predio prefe* preta* prime* prisa* prisao pro problema programa projeto
promessa propi* propinas propria protecao prova prova* proxi* proxima pt puida puida* pulga* pulou pulou* pulse*
pulseira punha* puxado puxaram quadro quare* quebr* quebrou queimar quere* quilometro quinz* quise* r ratin* reboque
recad* recal* recall recebendo receita recepcionista reche* recheio recib* reclamacoes reclame recomendaria
reconhecimento redonda refor* rei relva relva* remarcado remarcar remed* remedio renovacao repos* resenha reserva
respe* respo* resse* resultado retiradas rex riscada risot* risqu* risquinho robos robos* rodan* rodando rodas rodas*
roubada roupa roupa* roupao sabado saiba saimo* saimos saiu sandro sanduiche sapatos saudavel secar segui seguidores
segurando semana senta* senti* servi* sifao sifao* sigo sinon* smart* sobra* sobrancelhas sobre solta* sorte* stres*
subir subscricao subte* subterraneo sugeriram sujou sujou* sumo suplemento suplente surdo surdo* sutia sutia* ta tacas
tacas* talao talao* tambo* tanta* tap tapavam tarifa telef* telefonar telefone telefonou tendas tenta* tercas terri*
tesou* tesoura texto* tinham tinta tiram* toa tomad* tomadas toque* torra* tortas touca touca* trabalho trabalhou
traje* trajeto trans* transportadora trator trava* treino treze tripas trocado trocaram tropecei troqu* troquei troux*
turca* turistas turma* unico* unifo* uniforme urso vazia* vegetariano veio ver verde* verificacao verso verso* vesti*
veu viagens viam vida video viera* vieram vila vinho vinte vinte* virar* virei virei* virgu* visit* vitor voar voltei
voo voz whisk* whisky zeca`,
    '1': `
120 150 156 19 2015 2022 250 27 3000 33 37 400 412 450 59 72h 780 84 abert* abro acamp* acampamento aceitou acende
acesa achei achei* acionado acons* acont* aderi adesi* adeus adeus* administradora adore* adorei aguar* aguardente
agulha ajustar ala alcat* alemao alime* altif* altifalante alugu* aluna amarr* amiga amiza* amizade anali* ando
anfitriao antigas antigos anula* aos apaga* apanhava apare* apart* apesa* apesar apontaram apos apresentaram areal
areal* arma armaz* armazem arqui* arrancados arranjou arrastado artif* artista assem* assum* ataca* ate atendida aterr*
ativa* atola* atras avisaram aviso azar azeda azeit* babys* baixa balanca balei* banca* banda banda* barat* barba*
barbeiro barre* base basta* baten* batendo bateram batid* batizado bebido beiji* bicho* bicicleta bifan* bilha*
bilhetinho boate boate* bocado bocejava bolet* bolsa bolsa* bolso bonita botas botas* branc* brinc* brincar brinquedos
buraco buzina ca cabel* cabra cacha* cachaca cachecol cade cadei* caipi* cais caixas caixo* caldo caldo* cama camar*
camarote camera canel* canti* carec* carne* carol* carri* carte* carteira casa castelhano catam* catamara cauca* caucao
cauda cauda* causa cavalos celular centimo chaca* chacara chama* chao chave* chedd* cheddar chego cheir* cheirava
chequ* cheque chiqu* chorar chour* chourico chove* chuta* cima cirur* cirurgiao clara clebe* cleber clini* cobrado
cockt* coelho coimb* coimbra coitada colado colar colar* colei* coleira coletes coletivo colhe* comeca comecar comeco
comem* comentario completamente comun* confi* confirmaram confo* conhecem conheco consc* consegui const* consumo conta*
contadas contador contentor contu* coord* copiado coroa correndo corro corro* costas cozinha crech* creche crime crist*
criti* curad* curadoria curri* cycli* cycling da dando dando* daqui decen* dedet* defunto deita* deitava deles deles*
denti* dentista depoi* depois depos* deposito desan* desapareceu desbloquear desfa* desgr* desin* despe* detra* detran
deve devem devem* devolvi diagn* diagnostico diagnosticos digitei dinhe* dinheiro direito diretor disti* divid* dizen*
dizendo dizia* do dobro* doces doces* dona dormi* droga* drone* eles eletrico email email* embai* embar* embora embru*
embrulho empre* encic* encontraram encur* enfermeiro enfio* enfor* enganada engano enganosa enormes entra* entrar
entregou entro* enviada era escal* escaldao escolhi escorrega escri* espac* estacionado estadio estag* estal* estev*
estic* estou* estragou estranho estuda estudio estup* estupida eu excur* excursao expirou expos* expressao extra* fala
falav* falava falsos famil* faxin* fazem fazer fazer* fechadura fechar fecho fernanda ferramentas festival fiado* fica
ficti* filho finan* fiscal fisio* fita fizes* fogue* formi* forno forno* forro forum forum* fosforos foto fotog*
fotografia fotografo fraldario fregu* fresco funcionou funda* g galo ganha ganhou garan* gasolina geren* gerente gestor
gin giraf* girafa gorda gorda* gostado gostoso gradu* graduacao gramado grand* grande gratu* graus graus* grita* gruda*
guard* guardas habit* habituado horte* hospede hospi* hospital hoste* human* ia idade idade* idas idoso* ignorante ilha
impor* incendio infan* infin* infinita ingreme inscr* inspecao insta instalado insuflavel intercomunicador internacao
iogurtes ja jantando janto* jantou jeito joelh* jogaram jorna* jornal judiciaria junta* juntar jurid* jussa* jussara
lacrada ladra lago lamina lampada lanch* largo* leite leite* lenco* lente levamos levan* levantar lia ligacoes limpa*
limpar limpas lixo lojin* lojinha lurde* lurdes macad* macha* mancha manda* mandaram mandi* mando mangu* mangueira
manic* maquilhagem maracuja maravilhas marcas marid* marido marina marqu* marquise matri* mbway mbway* media* mediador
medicos medio medio* medir medo mega memoria mencionada menina menor mensagem mensagens merecia metal metal* metod*
metodo meu mexer mexer* mexid* microfone minha minha* modelos molei* mordo* moro mortal morto* motorista mudado
multidao na namor* nas navio negro nele nelso* nelson nessa nessa* nesta nesta* no noite noivos nome nos nossa noteb*
notebook o ofens* ofere* oferece ofereceu oftalmologista olhares onde operado operatorio ora orelha orlan* orlando os
ouro outras outro outro* ouvid* paes pagamos pagar* pagas pagas* pague palavra palido pano papagaio papei* papeis
papelada paracetamol parafuso parar parar* parede passa passa* passadeiras passas patinando pau pedag* pedal* pediu
pediu* pedra pelo pense* penso* perce* perfis pergu* perguntar perguntarem peric* pericia perig* perit* pesadelos
pestanas pezin* pilar* pior piquei pirraca pisa pisos pisos* pisto* pistola pix plaquinha pleno pleno* pneum* poder
policia por porco* portao portugal postas posto powerbank prata* pre prego presidiario prestacoes preto prima primeira
privado proa professor propo* proprias proto* provar pupila qualq* qualquer quase quase* quebraram queixei quem
quilometragem quintas quis quiseram rachada racismo raiz rapaz rasga* rastreio reboq* recebido recei* recinto
reconhecido recreador recus* refei* refeicao refeito relax* relog* remarcada remedios renda renda* repetiu repor*
reprovei reservar residencia resmu* resolve resolver respiracao respondeu respondi retido retiv* retiveram rio riscados
risco riscos rottweiler rotun* rotunda sabao sabao* sabem sabem* sabes* sabia sacar saida saido saido* salada salao
salao* saldo salvador santa secador secca* seccao secou secou* secre* segundo seja selfi* senao senao* senhora sentados
sentar seque* servia service servida setec* setecentos shirt shirt* sinalizada slide sms sobri* socor* sofreu solares
solto somme* sommelier sorai* soraia sozinha subir* subsc* sujei* sumia* supor* suporte surf surpr* suspirar table*
tablet tabua* talho* tapa tecni* telhado tem tenis tenis* tensao tentar termica terraco terror tese testemunhei tinha*
tira tire titulo toalha toboa* tosqu* tostao trabalhos tranq* tratar trataram trave* tripa* trocas trocou tuk turistico
turvo turvo* ue um unhas unhas* uns urgencia vacinas vaga vao varan* varanda vedac* velha velhos venda vendidas venha
venho venho* verdes verif* verificado vermelho verti* vias vidro vidros vinha* viola visco* visiv* vitor* vitri* volum*
whats zap`,
    '2': `
10_reais 14 149 160 1951 200 20_anos 22h 240 2º 340 44 70_reais 740 78 870 890 a_abrir a_almocar a_banda a_bengala
a_bilheteira a_bordo a_cadela a_camisola a_caucao a_cheirar a_coleira a_colher a_culpa a_deitar a_despedida a_dobrar
a_dra a_e a_fazer a_filmar a_garrafa a_lavandaria a_linha a_manha a_net a_nina a_nuca a_olhar a_operadora a_pedir
a_placa a_policia a_praia a_rua a_tecnica a_unica a_valsa a_ver abacaxi abaix* abast* abasteci aberto abri_reclamacao
acabar_a acaso acaso* aceitei acendeu acertar acharam achou achou* acima_de acord* acordei_no acucar adalb* adalberto
adela* adelaide adiantado adiantados admit* adole* adorm* advog* advogada advogado agora_a agradavel agua_da ajoel*
ajusta alcoo* alergica_a alert* alfan* alfinetes algodao alguem_do ali_a almocar alugar aluguer aluno* amarrado
amendoim andam* andando_de andou andou* animador ano_e anos_da anos_nao anos_o antes_do antialergico ao_banco ao_meio
apagadas apalpadelas apareceu apareceu_no apertavam aposentados apresentar apura* aqui aquil* aquilo arara arca ardia
ardia* area area_de arena arena* armad* artig* as_duas as_semanas asnei* asneira assim assim_mesmo assin* assinar ate_a
ate_amanha ate_as ate_hoje atenderam atendeu atestado atrasa atrasado_e aula aveni* avenida azeitona bagagem baixa*
balan* balcao_so balco* balne* banco_do banheiro barato barco barco* barraram barte* bartender bate batiz* beata*
beatas beliche bem_e bem_que bengaleiro bermu* bermuda biblia bico bigod* bigode biqui* biquini bloqu* boas boazi*
boazinha bocad* bocadinho bolin* bolinho bolso_do bom_e bom_mas bons borri* boto botoe* botoes brinca buscar buscar_o
busto busto* cabec* cabeca cabeca_pra cabeceira cabelo cabo_de cachorro cacul* cacula cadav* cadaver caind* caindo
caiu_em calote camarao_no camaras camer* campi* canalizador cancela caneta_de capacete cara_do cara_no careca cargo
cargo* carne carregador casa_de casad* casada caseiro causa* celul* celular_por cente* cerveja_a chamar chamava
chamava_de chame* chamei chamou_a champanhe chegando cheirar chico* choqu* chora* chorando cid cigar* circulo cirurgia
clientes cnh cobertores cobra* cobraram cobri* coco coisas colado_com coleguinha colo_ate colon* colonia com_balde
com_cinco com_dor com_nome com_os com_outro com_pao coma comecou_a comendo comer comi companhia compo* comum comum*
confe* confirmada congelado conhecer conjunto conso* consu* conta_com contasse contava conti* continua_com conto*
contr* copia* coque* coroa* correio correspondencia correu corto* cota coxeava credito_de crepe crepe* criancada
cruzados culpa* cunhado_que curso curso* da_caixa da_consulta da_escola da_internet da_loica da_minha da_obra da_parede
da_vespera da_viagem dado dados dados* daque* das_flores de_15 de_900 de_abrir de_aniversario de_areia de_aula de_cada
de_choque de_cinco de_comer de_cortar de_costura de_dentro de_emprego de_eu de_excursao de_fora de_fumaca de_madrugada
de_nove de_ouro de_pagar de_papel de_plantao de_pressao de_protecao de_quarto de_que de_r de_sabado de_sol de_todos
de_uniforme de_video de_voces degraus deixa* deixaram_o deixava deixe* deixei denta* dentes_e depois_da depois_nao
deram deram* derra* desap* desbl* descarga desci* descida descobri_que descobrimos desconfio desde_os desempregado
desfez desta deve_ter devolva dez_da dez_por dezasseis dezes* dezesseis dia_na diabo diabo* diant* dias_com digo
dinheiro_da direi* direito_e diret* direto diretora disco discussao disponivel disse* disseram disto disto* dividido
divinal divorcio dizem_que dizer_nada dizerem do_corredor do_frigorifico do_papel do_posto do_proprio do_quarto
do_senhorio do_tecnico dobro docum* doer dois_bilhetes dois_bracos domingo_e dormi dormir dormir_no dormitorio dos
dos_filhos dos_meus dos_noivos dou doura* dourado douto* duvid* duzen* duzentos duzentos_euros e_de e_deixou e_deu
e_devolveram e_disse e_ele e_fui e_linda e_meu e_ninguem e_pedia e_por e_querem e_se e_tem e_torto e_tudo ela ela_e
ela_tem ele ele_foi ele_se elogio em_10 emails embor* embre* embreagem empregado_a encontrado encravada enforcaram
enforcou engan* engol* enrol* ensai* ensaio entor* entregam entregou_a entup* era_uma eramo* eramos erva escad*
escolher escondido escrito escrito_e esfih* espec* especial esperando_o espin* espingarda espirrou esquerdo essa_semana
esta_a esta_la estava_no estet* estra* estudo esvaz* etiqu* eu_estava eu_fiz eu_minha euros_cada euros_com ex exames
exigir exper* explica explodir extor* facha* fachada faco fala_em falavam falha* falho* falhou falou_do falou_pra
falsa* fantasma farru* farrusco fatim* fatima fatur* faturas faxineira fazem* fazia fazia* fechando fechavam fechei
fecho* fechou feita feita* ferra* ferro fez_o ficar_com ficha* ficou_com ficou_na fidelizacao_de filho* filhos_e
filme_de filtro fiquei_com fita_cola flagr* foi foi_a foi_de foi_ele foi_la foi_pra foi_quem foi_se folha_de forma
fosse fosse* frald* frase frase* frente_da fuga fugi fui_embora fui_ver fumac* fumaca fumar fumar* fumo funeraria
futeb* futebol gabin* gabinete galinhas ganha* garrafa_de garrafas gas gasol* gavet* gaveta golfi* golpe gorjeta gostar
grau grava* gravata graxa graxa* grita halte* historia hoje_o honor* imedi* imediata imobi* impressao incen* infel*
ingressos inquilino insta* instagram instr* integral inteira_no internei internet_e irma_e isto ja_com ja_escrevi
ja_fui ja_sei jamai* jamais jardim_do jeito* julgado julgamento juntas junto* jurav* jurava juro_que justi* la_dentro
la_estava la_no ladro* lagosta lanterna lar larga* laser laser* lata lava lavanderia lavat* letra_de levav* levei_a
levei_meu levei_o levou levou* licao licao* ligado ligar* ligou ligou* limpar_o limpou lindo_e livre livre* lo longe_e
loter* loterica lugar_bonito lugar_e luz_e luz_na ma_vontade macaco madeira madri* madru* madrugada magico mais_novo
mais_velho malas_e mandaram_me mandou_de manso* mao marcado maris* mas_eu massagista matad* maternidade mato matou_o me
me_deixaram me_deu me_ligam me_reconhece mecan* mecanico mel membr* membro menci* menin* menor* menores mensalidades
mentira mergu* mes_e meses_com mesma mesma* mesmo_que meu_deus meu_primo meu_sobrinho mexe mexem* mexil* mim_na
minha_vez minhas_coisas minho* minutos_em miuda* miudo miudo* miudos miudos_a mo moca mochi* mochila moco moder* moido*
mola molhar monitoras monta moradores morce* morcegos mosqu* motob* motoboy motor* moura* mudav* mudei_de muletas
mulher_e mulheres multa multo* multou murro na_areia na_banheira na_boca na_borda na_conta na_entrevista na_etiqueta
na_maca na_maquininha na_mesa na_montra na_pulseira na_sanita na_volta nada_e nao_devia nao_digo nao_e nao_esta
nao_estao nao_existia nao_fosse nao_gosta nao_ha nao_pagam nao_pagava nao_quer nao_tinha nao_vi naval* nem_o nina
ninguem_avisou ninguem_nem ninguem_tinha no_ar no_bilhete no_carrinho no_formulario no_hotel no_lugar no_patamar
no_porta no_prazo no_sabado no_vaso no_vidro noite_com noivo noivo* nome_do nomes nomes* norma* normal_e nossa* nosso*
nozes nozes* num_saco numa numa_casa numa_gaveta nunca_chegou nunca_vi nutri* o_banheiro o_botao o_cabo o_cachorro
o_cao o_carro o_cartao o_casaco o_cinto o_cpf o_desconto o_escorrega o_formulario o_hospital o_hotel o_menino o_mesmo
o_moco o_padre o_proprio o_relogio o_revisor o_serralheiro o_telemovel o_teto o_tom o_vendedor ofereceu_me oferecido
oficina oftal* oito_meses oleo olha olhan* olhando olho ombro* opera* orelh* orelha_e os_dentes os_meninos osso ou
outubro_e ouve ouviam padre padre* pagar pagav* pagou pagou* paler* palerma palit* palma* pantu* papag* para_sair
paragem parap* parapeito parte_do parti* partiu passa_de passo* passou passou_tres patam* patamar patinho pavao pavao*
paz_e pc pe_de pedagogica pedi_pra pedir* pedra* pegaram peixe peixe* pela pela_loja pele pelo_que pelos pelos*
pelos_cabelos pensao pequenos percebo perder_a perdi_a perfil perfume peritagem perna_partida perto_de pesad* pesam*
pesta* piadas picava pilha pingado pinha* pinho* piram* piramide pirra* pix_pra plane* po_no poder* podia poe politica
ponei ponta* por_acaso por_causa por_dentro por_eles por_engano por_outro por_telefone porca porrada porta_do posicoes
posta* posto* pra_ele pra_sacar pra_um prateleira prazo_e prefeitura presente_ja preso preso_por preto* primeira_vez
primo print priscila processo procure professora protesto provi* proximo psicologa puxar* quarto quarto_que
quatro_minutos quatro_pessoas que_a que_deixei que_estava que_eu que_manda que_minha que_pede que_se que_tenho que_um
queim* queima queimado quem_la quem_nao quem_tem quer queria_um questionario quilo* quilometros_de quinta_pedagogica
quios* quiosque rabug* rachados rampa rampa* rapaz* raposo rasgada rasgado rasgo razao razao* re rebucado recebi recec*
rececao rececionista reclamar recon* reconheco recusa refeicoes regresso regulamento rendeu repli* replica repun*
repunham reque* responderam_com ressequido ressonancia retiro retrovisor revezando revis* riscaram_o riu robal* robalo
roda rompeu rompi* rottw* roubado roubar rua_do sabe saben* sabendo sabia* saco_do sacol* saia saida* salma* salmao
salvo sangrando sanita sao se se_queria se_usa se_ve segunda_feira segurou_lhe sem_avisar sem_bater sem_lactose
sem_luva sem_me sem_um sem_ver senha_pra senho* senhor_da senhora_que seras* serasa serra serra* serralheiro serrano
serve servido_a sete_anos sete_minutos sexo so_e so_havia so_me so_o sobre_o sobre_um sobrinho socorrista socorro
sorri* sorteio soube* sozin* strea* sumido sumiram sumiu sumiu* supos* tabli* tablier tanto_que tarta* teclas tecto
tecto* telefone_a telefone_e telha* telhas tem_duas tenham tenho tenho* tenho_medo tenho_o tensa* terapeuta terceira_o
terco terco* terra terra* teve_de tigre* tinha tipo_de tirar* to_na tobog* toboga tocar_a todo_dia tomas tomas* tomo
tonto tonto* torta_e trabalho_de trafico transferir tras_e trato* tratou treinamento tremo* tremocos tres_dias treze*
trinc* trocaram_os troti* tudo_e ucraniano ultim* um_a um_bocadinho um_centimo um_formulario um_gato um_na um_nadador
um_pedaco um_pedido um_plano um_por um_risco um_unico um_vendedor um_vestido uma_caixa uma_noite uma_vez unha va vacin*
valor vapor vapor* vc vedacao vegan velor* velorio vende* venha* verda* verdade verde_com vergo* verme* vez_do
vezes_por via via_do via_verde viagem_de viajando vidas vidas* vidro* vidro_partido vieram_dois viole* vitoria viuva
viuva* vivo_e voltava vou vou_ai vovo`,
    '3': `
140 1_99 2009 23h 39 390 3ª 430 49 60_anos 79 80_reais 9_anos a_amendoim a_anca a_assistente a_cabine a_caixinha
a_caldeira a_caminho a_caneta a_carrinha a_cinco a_comer a_da a_direcao a_dose a_enfermeira a_entrada a_fundo
a_gravacao a_maquina a_mesa a_minha a_nota a_ordem a_pagina a_passagem a_pele a_quarenta a_rede a_seccao a_seguir
a_supervisora a_tal a_tia a_toalha a_vista abaca* abaixo aband* abertas_e aberto_e abobo* abobora abraco acabava acend*
acendia acerto acesa* acess* acesso acho_que acide* acompanhou adapt* aderi* afiada afixa* afixada afoga* agitado
agua_um ai_no ainda_hoje air ajudantes aldrabado alergia alerta algemado algue* alguem alianca_e alianca_pra alias
alias* alicate aluna* amarg* amarrada amarrar amend* amendoa amoxi* ana ancor* ancora andai* andamento andan* andando
andar_de andav* ando_com anel anos_e anos_estava anota* antes_era anuncio_continua anuncio_dizia ao_bolso ao_colo ao_pe
ao_pequeno apagar_a apanhar apanhei aparecendo aparecer aparecida apertar apesar_do apitou apont* apose* aposentado
aprop* aquel* aquela aquele arabe arabe* arbitral arcas arcas* arran* arrombou as_contas as_costas as_fotos as_maos
as_notas as_portas as_unhas assinei_a assob* assobiar ate_ao ate_hj ate_um atendem atras_das autorizacao avisamos
baian* baixasse bala baliz* baliza baloe* baloes bancos_de banho_por barra* barraca barri* barriga bastonada bater
batia* bebe bebed* beber beber* bebeu bebeu* beico* bezerro bicha* bloqueada bloquearam_me boca_toda boia boletim bolor
bones bones* bonitinha botei botei* braci* bracinho braco braco* braco_na braco_no brasi* breve* brisa* bumbu* bumbum
cabra* cabri* cachoeira cada_vez caiu_de caiu_no caixa_de caixa_veio caixas_de caixi* camara_municipal camba* campinas
cancelo canet* capac* capel* carecas carin* carlos carregada carrinha_com carrossel carteiro casa_e casca* casino
casta* catra* causa_da cavalo cedeu cedeu* cedul* cerca cereb* cerebral ceu chama chapada cheiram chip chuto* chutou
cida cinzento circu* clara* clube clube* coberto cobrando cobrem cobria cofre cofre* coleg* colegio colo colou colou*
com_caixa com_marcas com_meu com_minha combu* combustivel comemos comentou_que comer_a comis* como_e compras_de
comprei_um comprem comprovante comprovante_de condu* confirmado conforme congelada constam consultaram contei_as
contemplado contestacao contou_a contou_me contratado copin* coroas corrente cortei costelas couvert_de covid covid*
crea crianca_de cru cuidado cuscu* cuscuz da_app da_avo da_cozinha da_esplanada da_idade da_janela da_maquina
da_mesinha da_recepcao da_vaga dali dano de_18 de_200 de_50 de_60 de_abobora de_bolso de_caju de_cartao de_colo
de_conta de_falar de_forma de_gelo de_gravata de_lado de_ma de_maca de_me de_mola de_ponta de_sair de_sala de_toalha
de_tras de_turno de_viseu debaixo_da decla* declaracao defensoria_publica degra* deitada deixamos deixar deixarem
deixou_o deles_com delicia demais_para demais_pra demorado dentes_de dentr* dentro depen* depois_do deram_a derru*
desce* descobri descobriu desenhou desistencia desmaiamos despa* desse* desviou devia devia* devia_ser devia_ter
devolveram_me dia_em diario dinheiro_para direc* direcao disju* disjuntor dispo* disse divul* dizendo_que dizer dizer*
dizer_que dizia_o do_avental do_balcao do_banheiro do_banho do_bar do_condominio do_elevador do_empregado do_guiche
do_hostel do_hotel do_lanche do_meu do_prazo do_valor documentos dois_metros dono_disse dorme_no dormia dormindo
dos_medicos doutor duas_criancas duas_da duas_que duche durante_a durep* durepoxi e_bateu e_boa e_cobraram e_da
e_desapareceu e_desligou e_dinheiro e_era e_ficou e_ha e_la e_os e_puxou e_tenho ela_nao ele_tem elogi* em_2 em_circulo
em_dinheiro em_dobro em_papel em_plena em_si empregado_do empurraram empurrou_um encharcada encolhido encontrei
encontrou_o encostou_se endereco_novo enfermeira_segurou engor* enqua* enquanto ensin* ensopada entalado entendi
entre_o entregamos entrei entrevista envelheci envenenados equipa equipamento era_de errou_a escondida_no escre*
escrevem escrevente escritorio_e esgoto esmag* espal* espet* espos* esposa espre* esqueceu_de esquecido esse esta_no
estavam estil* estragado estrangeiros estru* etiqueta eu_disse eu_e eu_so eu_tambem euros_a exaus* exigem existia
explicador exten* extrato falan* falando faleceu falem falem* falha falou falou* falou_que falsa falso* familia_inteira
familia_toda fantasmas farin* farmaceutica farpa* fazer_o fechada_e fechada_por fechado_na fechados feche* felic*
fenda* ferida ferro* ficad* ficado ficaram_a ficou_a ficou_roxo figurinha filha filha* filho_de filhote filma fios
fiquei_sem forca forno_e fotografei fralda fratura fraude freio freio* fryer fryer* fugir fugir* fui_atendido
fui_buscar fuman* fumando fundo fundo* fungo furado_e gambas ganhamos gas_e gasoleo gaste* gastei gasto gata gelei*
genro genro* gente_tinha gesto glute* gluten golpe* gonca* goncalo gorje* gosta_de gotin* gotinha gratuito grosso
ha_trinta helde* helder henna henna* holer* holerite homem homem* homen* homens horario_da ia_para identidade ignor*
igualzinho imagi* imita* imobiliario incluida infeccionou inflavel inspe* instrutor inteira invad* inventa inventada
irmao irmao* isopo* isopor isso_nao ja_la ja_me ja_que ja_sabe ja_vi jantamos jaqueta jaula* juizo juizo* julga*
juros_de la_trabalha lacra* lacre lacre* lambeu lavatorio lei lenco ler leva levar* levava levei_um lhe_um liber*
licenca ligam lindas lixo_e local* loja_ate loja_que macac* magro maion* maionese manca mandavam mandioca mando* mandou
mandou_eu mandou_mensagem manha_com mao_leve maos marcado_pra marco_e marquesa matav* matava matem* matematica mb
me_contou me_da me_jogou me_pediu me_pelo medal* medica_de meio_metro meire* meireles melao melao* memor* menino
meninos menos_de merece mesa_a mesma_tarde mesmo_dia meteram_a metro* meu_apelido meu_avo meu_e meu_falecido meu_genro
meu_irmao meu_namorado meu_nome meu_trabalho meu_vestido meus_pais mexer_no milagre mim_com minha_avo minha_casa
minha_de minha_filha minha_mae minha_mao minuscula minutinhos moda monitor morad* mosai* mosaico mostra mostraram
motiv* motorista_parou mudado_de mudar_o mudou_de na_bancada na_cabine na_calcada na_carteira na_casa na_estrada
na_fatura na_internet na_mesma na_minha na_ordem na_pagina na_perna na_pia na_recepcao na_reuniao nao_fazer nao_foi
nao_nos nao_pode nao_sai nao_ter nao_tocou nao_vieram nariz nariz* nas_outras nazar* nazare nego neide neide* nem_pra
nervo* nesse nesse* neta ninguem_me ninguem_o nisso nisso* no_bar no_canto no_chao no_chat no_chuveiro no_corredor
no_talao noite_a noite_e noivado nome_e nordestina norte nos_em nos_pes nossa_frente nosso nota_de nota_e notar* notas
notas* notif* noturna novas novas* nove_dias noz nula num num_posto numero_do nunca_sai nunca_tinha o_anuncio o_app
o_canalizador o_cavalo o_centro o_coordenador o_curso o_de o_dinheiro o_dr o_encarregado o_equipamento o_espelho
o_fisioterapeuta o_guia o_instrutor o_jardineiro o_livro o_logotipo o_manual o_meu o_namorado o_nariz o_olhar o_predio
o_processo o_rotulo o_salario o_seguinte o_senhorio o_telefone o_turno o_voo ocorr* ocorrencia ofensa oferecia olhad*
olharam olhos_fechados olhou_a opero* operou os_10 os_dados os_dois os_nomes os_ombros os_tres os_vidros outra_coisa
outra_pessoa outras_familias outro_e outro_numero outros oxido* paineis panca* pancada papel_de para_adultos para_nao
para_nos para_onde para_que para_ser para_vender para_ver parac* parag* param* parcelei parede_de parou_viu partia
particular partir parto parto* passa_o passaram passarela passava passou_a passou_no pastor patri* pe_na pedin* pedindo
pediram_o pedis* pedisse pedro pedro* pegad* pegado pegar pelad* pensa* pequeno_almoco percebem percebeu perdeu perfi*
perfu* perguntou_se perigo pernas perol* perola personal pesa pescoco_e pessoal_do pessoalmente piada piada* picos
picos* pifou pifou* pijam* pimentel pingou pingu* pintados placa_e plena plena* pneu_furado podem podem* pombos ponch*
poncha ponta ponti* pontinha por_cima por_mes por_pessoa por_que por_semana porta_e porte* posic* posto_de postou pote
potes potes* pouqu* pouquinho pra_cima pra_eu pra_fumar pratico prego* pregos preparada presu* presunto prete* pretos
primo* processo_do procu* prometeu prometia proprio provas publico puxavam quando_pedi quanto que_ainda que_ela
que_mudou que_tinha que_vi queimou queimou_a quem_estiver quero quest* quimi* ranho rapaz_com rapaz_que rapos* raposa
reais_no receb* reclamei recor* registado relogios remedio_de repetidas rescisao resgate residencial resmungou resol*
resolvido responderam responsavel ressa* resto_das retid* retida retir* revez* revisor reza rir risco* roda_soltou
rodrigo rosca rosca* roxo_ate russa russa* sabe_a sacolinha saida_e sair sair_do sala_de saltou salve* sangrar_e santa*
sao_poucos saque saque* se_a se_alguem se_amanha se_chama se_eu seguir segur* seguranca sei self sem_ar sem_gluten
sem_os sem_plaquinha semaforo senhor senhorio senta sequer ser seria* servido seten* setenta sexta sexta_nao shih
shih_tzu siso sitte* sitter socia* social socio* sofia sofia* sofre* sopra* sopro* soprou sotao sotao* sotaq* sotaque
sou soubemos sova sozinho space space* suger* suico suico* sujo_de superior supervisora supon* suponho suspeito t2
tapad* tapado tava_bom tecnico teleferico teleg* telegram tenha* ter_de termostato terro* teste* teste_de teste_gratis
thor tigel* tinha_mais tinha_um tiraram tiraram_a tiraram_as tirou tirou* titular toboagua toda_e toma torce*
torniquete trancado tras travao travou_a trein* tres_da tribunal trinco trocar_o trocaram_o tudo_em turismo tzu uliss*
ulisses ultima um_baseado um_cartaz um_copo um_credito um_dia um_nome um_pouquinho um_seguro uma_carrinha uma_dor
uma_faca usado usou vaga_de validade valor* vamos vamos* variado ve veem vegan* veio_com vejo velas velas* velhinho
vem_a vendo_o verao verao* vestidos veterinario vezes_na vezes_o vi vi_o vi_tudo vidro_e vinha_com vinil vinil*
vinte_euros visao visao* viseu viseu* viu vizinha voce voces_me voltar_a voltaram voltas voltou vou_me wc whats* works*
workshop xarop* xarope zigue*`,
    '4': `
10_e 2021 50_e 640 650 66 70 800_reais 82 84_anos 900_reais a_agulha a_aplicacao a_balconista a_bater a_bebida a_blusa
a_bolsa a_bruta a_cabeca a_cerveja a_chamar a_chefe a_clinica a_dois a_duzentos a_entrar a_entrevista a_farmaceutica
a_ferver a_frente a_historia a_insulina a_juiza a_mao a_mel a_morada a_nadar a_parede a_pizza a_ponta a_pontape
a_professora a_rampa a_rir a_serio a_sorrir a_tatuagem a_testa a_tocar a_ultima a_volta aberta abrac* abri abriu abriu*
abriu_inquerito acelerador acertou acha aconselhou acontecido acoug* act adolescente advogado_vai afiado afogaram
agarr* agent* agente agred* aguen* aguentava ai_quero aipo ajuiz* aldrabao alega* algod* alheios ali_mesmo alianca_de
aloja* alojamento aluga* alugada alugamos aluguer_com alunas alzir* alzira amanha_eu ambul* ambulancia amolg* ampol*
amputado analises anate* anatel andas* andava animal anos_porque anotar ansie* ansiedade antes_e anunciam anvis* anvisa
ao_microfone ao_osso ao_pescoco aos_gritos apagar apagaram apalpou apanh* apanhada apanho apareco_ai apavo* apavorada
aperta apertaram apertou_me aprov* aproveita aproveitar aqui_nao ar_no armarios armin* armindo arranco arrebento arreg*
arregalado arrogante arrombado as_compras as_nossas as_orelhas as_senhoras assim_que assistente assobiando assoc*
associacao atadas ate_alguem ate_dezembro ate_ele atender atrapalha atropelo aula_experimental autista_e
automaticamente auxiliares avela avise* avo avo_com avo_nao azeda* bafo bagaco baile baile* baixar balad* balada
balconista bandeja banha* banhado barraram_a barulho_e bastos bastou bateu_no batizada bebad* bebe_com bebes bebes*
beija beijo beliscoes benze* benzeu berra* bi biber* biberao bicha bichi* biomb* biombo bloco blusa_e bo boca_aberta
bocas bocas* boiolagem bolacha boliv* bolor* botou botou* braganca brancas brasileiro bruco* brucos bruta burlo*
buscar_a cabre* cabresto cacam* cacamba cadelinha cader* caducado caido* caiu_na caixa_do caixinha_de caju calar
calcada calcanhar camarao camera_do caminhonete canalizacao cancer candi* canelas caneta cantada cantando capaz capaz*
capitalizacao capot capuz capuz* cara_da carinha carta_com cartaozinho casaco_de casai* casais casin* catalisador
cator* catorze cauco* caucoes causa_das causa_dos celiaco cemit* cemiterio certos cerveja_no chama_lhe chamada_de
chamaram chamei_a chant* chao_com chao_do chapa* chapeiro chaves chefe chefe* chegou_tudo cheguei_com cheias chela*
chelas chia cima_de cima_do cinco_estrelas cinzas civel civel* clinica_de cobras cobro* cobrou coelh* coelhos coima*
coisa_que colada_no colet* com_agua com_dinheiro com_ela com_esses com_farinha com_feridas com_manteiga com_meia
com_pulseira com_todos comentando comentou_o comeu comeu* comprava compre comprou conciliacao concr* concreto
condenados conduzia conduzir cone conferir conhe* conse* contacto contas conte* contei contem contra conveniencia
conversar_com conversas coordenador copia copio* copiou corporal coruj* cpf creci creci* cresp* crespo criador crian*
crianca criancas criminal crustaceo cruza cuspiu_me d d_agua da_agencia da_cabeca da_cabine da_conta da_empregada
da_ficha da_moto da_terceira da_toalha da_vida dada dai dar_um das_antigas das_criancas das_financas davam davam* de_14
de_5 de_adulto de_capitalizacao de_caucao de_cem de_consumo de_dedos de_entrar de_joelhos de_legumes de_mim de_portugal
de_praia de_quinze de_reserva de_roupa de_seguranca de_terror de_tintas de_ver de_vir debitaram debochou_da decorado
defen* defensoria deitar deixaram_a deixei_a deixou_me deixou_nos dela dela_e dela_ficou dele dele_na deleg* dentro_do
deposito_de desapareceu_o descanso desceu_a desse detet* deu_uma devolvam dezas* dezassete dezassete_anos dia_a dia_o
diamante diarista discricao dispensaram disse_que disso disso* divor* do_banco do_bengaleiro do_berco do_brinquedo
do_fundo do_gas do_gelado do_ginasio do_jacuzzi do_pacote do_pao do_quintal do_seu do_trabalho dobradica doente
dois_dentes dono dormem dos_outros dos_pais drena* drenar duas_costelas duran* durante dutra_e e_alergica e_autista
e_ficaram e_levaram e_levou e_mandaram e_mudaram e_nunca e_para e_parto e_passa e_puf e_recusam e_subiu e_tal e_voltou
ela_nunca ela_saiu ele_ja ele_me ele_mesmo ele_passou ele_respondeu elefante eletrica em_todas emagr* email_com
embaixo_da embarcamos embol* empil* empurroes encarregados enche* encolheu_os encon* encontrada endereco enfer*
enfermeira enganou engravidar entrada_e entreguei entrou_na enviado enxer* enxotou epine* epinefrina era_outro era_so
eram_de errada_e escada escada_do escara escola_dos escon* escorreguei escreveu_o esfar* esfol* esmagado esporas
espreitei espreitou esquentador essa estagiario estas estas* estava_internada estiv* estrada_nacional estri* estribo
eu_saber eu_ter europ* europeu evang* evangelica evaporou_se evert* everton exami* exclu* exercicio existe explo*
extintor facam facam* falar_de falecido falso familia_que fanta* farda farinha fedia fedia* fedia_a fedor* femin*
feminino ferve* ferver festas fez ficav* ficava ficha_de filho_do filhos filmar financeiro fio fisca* fisioterapeuta
fissu* fissura fogo foi_posto foram foram* forca* forcaram formigas fosfo* foto_minha fracao frasc* fraturada
fui_atendida fui_no fui_por fulano fumava fumavam fundo_e furao furao* gaivota gamba* ganho* garro* garrote gasto*
gatinha gatos gatos* gema geme geral gerente_falou gerente_rosangela gim giz glote glote* gnr golde* golden gosta*
gozar gozo graciete grade gramp* gravada gravado gravei grito gritos gritou_com guardei_o guilhotina hall hemod*
hemodialise hemorragia hilar* hora_com hospedes hospital_e hostel ia_a ident* igas imagina iml implante incho* inchou
incomodar indemnizacao indenizacao india* informaram insolacao insulina intimacao intimas inventaram ironi* islam*
islamico isso_tudo isto_e ja_na ja_tem ja_vinha janela_da janela_e jeffe* jefferson joelhos jogou_a jogou_o
juizado_especial junto jura jura_que juro klebe* kleber lacto* lactose lado_direito largar largava laril* larilas larva
laudo_de laudo_do legumes leiam leiam* lesao lesao* levam* levantou_o levaram_ele levou_me levou_um liberado libras
ligam* ligarem lobby lobby* lobo locut* locutor logot* logotipo los lote loure* luva_e maca macumbeira mae mae_acamada
magic* maio mais_cedo mais_de mais_nada mais_seis maius* maiusculas maluc* mamadeira manha_a mania mania* manicure
manti* maque* maqueiro marca_de marcamos marisco matil* matilde matriz maxil* maxilar me_a me_ao me_com me_e me_sem
me_uma medalhinha medicamento medico_de mediu mediu* mel_com mencionado menino_e mentem mentir mesmo_quarto meteu
meteu* metros_a meu_colo meu_dinheiro meu_lado meu_numero meu_pai meu_protocolo meu_saldo meu_telefone meus meus_primos
mexeu_nas mexia migue* miguel mim_a minha_cirurgia minha_irma minha_namorada minha_neta minha_sobrinha minib* minibar
minic* miniclube minis ministerio_publico miuda moco_de moedi* moleq* moleque monitores montado mora morai* morais
mordida morfi* morfina mortos mortos_a mosta* mostarda mostr* mostrei mostrou motar* motards motor movim* movimento
mulhe* mulher multa* murro* murros na_agua na_bebida na_cadeirinha na_cama na_carta na_cintura na_consulta na_esteira
na_mao na_placa na_sala na_salada na_vossa nadeg* namorado nao_era nao_lia nao_paga nao_tenho nao_tinham nao_viram
nao_voltou naquela nasci* negam negam* negativado negro* nem_avisaram nem_sei nenem nenem* neusa neusa* ninguem_na
no_bairro no_balcao no_bloco no_focinho no_hall no_hostel no_instagram no_lobby no_nosso no_passeio no_pix no_posto
no_tribunal no_turno no_whatsapp noite_toda nome_completo norde* nos_olhos notificado notur* nove_anos novo_que
numero_na o_bombeiro o_braco o_carregador o_caso o_celular o_chapeiro o_cheiro o_delegado o_dente o_diploma o_dono
o_estafeta o_exame o_filho o_gas o_grupo o_juiz o_manobrista o_motorista o_numero o_ombro o_osso o_pintor o_pior
o_registo o_revolver o_seguranca o_selim o_sobretudo o_sr o_terreno o_vizinho o_ziper obtur* ofereceram_me ofici*
oficial_de oficina_e oleo_de olhos olhos* operarios ordem ordem* orelhas osteo* osteopata ostra* outro_no overd*
overdose pagam pagar_o pagava pago_em pai pai_a palav* palet* palpi* panad* para_casa para_ele para_tras param pararam
parou_de participei parto_lhe parto_te parvo* passa_a passageiros passar_a passei pasto* patio patio* pau_de pedaco
pedaco_de pedi_a pedido_e pedido_sem pediu_para pegar* pego peito peito* peixes_mortos pendurei pensava percebi
pergunte perguntou_me perna* perna_do pertences pesada pessoais piloto pinga_na pinto* pintou pisaram pisei pisei*
plantao podologa polar* polia polia* polvilhado ponei* pontape pontos popa por_ele por_o pornografia porque_ela
porque_sou pos posicao posso posso* potin* potinho pra_banho pra_casa pra_mim prado prado* pras preguica prescrita
previo pro_lado proce* processo_no processos procurava professor_de profissionais promotora propr* pros prove* publi*
puf pulsos puta puxou_me qr quando_liguei quando_voltei quartinho quarto_e que_ao que_aquela que_aqui que_de que_deu
que_esse que_faltam que_me que_nem que_nos que_passa que_sabia que_somos que_voces que_voltasse queix* quem_quiser
quem_trocou quero* quinh* quinhentos rabisco racis* ralho* ralhou ram ranho* rapariga rapariga_da rascu* rascunho
raspado rasurado reagir reapr* rebentado rebento reboco recebeu_a recebi_no recolhida recua* recusados registrar regua
regua* repeti resen* resid* respirar respirava responsabilidade retro* revel* revistou revol* revolver rezei rezei*
rico riram riram* robe roca roxa ruben ruben* saiu_da saiu_de salada_de salsi* salsicha salva_vidas sangu* sangue
sanit* santo saqui* se_ao se_as se_embora se_tinha secretaria_e sedada segredo segue segundo_a segura segurancas
segurou segurou_o sei_que selos selos* sem_agua sem_o semen* sementes sempre_o senhor_do senhores sensivel seringa
setima seu sexua* sexual si sido simplesmente so_falo sobrinha soco_na sofrer solan* solange solto_a soltou_se somar
somos somos* sorrir sorriu soube_pela sozinho_com sozinho_no sr sugeriu_que sumiu_do supervisor surri* tabef* tabefe
tal_que tapin* tapinha taref* tartarugas taser taser* taxim* taximetro telmo telmo* tem_camera tem_nome tem_uma
tempo_todo tenho_mais tenho_um ter ter_sido terap* testar testou teto teve teve_a texto tikto* tiktok tinha_a tinha_as
tintas tipos tipos* tirado tiras* tirasse tirava tirol* tirolesa titulo_de tives* tivesse tocam* toda_inchada todas
todas* todas_as toldado tomam* tomei tomei* tonel* torca* torcao torceu_me torneiras torni* torno* touro touro*
toxicodependentes trafu* trafulha trama* tramadol tranquila traseiras tratamento travei treina treme* tres_miudos
tribu* tributaria triss* trissomia troco_de trocou_de tromba tudo_na turma_da turno turno_da ucran* um_desconhecido
um_estalo um_filme um_filtro um_homem um_lugar um_murro um_tapa uma_bala uma_foto uma_meia unica_a urgen* usado* usar
utente uti vaca vai vai_ser vara_civel vassouras vazias_e velhota velhotes vende venderam vendido vendido_como
verdadeira verdi* verga* vesti vestiario vi_na videos vigaristas vilel* vilela vinham violado violo* violou vir vira
virado viram viram* visto vive volan* volante voltasse voltou_sem vomitar vomitos vou_estar whatsapp ziper ziper*`,
    '5': `
199 200_euros 2014 2023 21h 300_reais 302 80_anos 86 900 900_por a_agenda a_alguem a_avenida a_avo a_barra a_cadeirinha
a_clavicula a_cobrar a_coxa a_crianca a_dar a_debitar a_dona a_egua a_ele a_essa a_folha a_garganta a_governanta
a_grade a_hospedeira a_inchar a_lata a_lei a_lente a_leonor a_luva a_maca a_malta a_medicacao a_miuda a_mochila
a_monitora a_pediatra a_perguntar a_pistola a_queixa a_rapariga a_revisao a_roda a_rodar a_tampa a_um a_veterinaria
a_via a_vontade a_vossa abate* aberto_com abort* aborto abre_a abriu_a abriu_no abusou acabo acama* acamada acaro*
acaros acha_que achado achamos achei_uma achou_a acordar acordei_sem acudi* adici* adicionou adoci* adocicado
adrenalina_no advogada_ja aflit* aflita afons* afonso afric* afundava agach* agachamento agarrada_a agarrado_a agarrou
agita* agora_percebo agraf* agressivo agua_turva aguentar aguento ah ai airba* airbag airpo* airpods ajeit* ajeitou
ajudante aldraboes alergica_ao alergicos ali alianca_da alica* alzhe* alzheimer amado* amadora amanhece ameacaram
ameacas ameij* ameijoas amont* amput* amt anac anaco* anacom analisar anao anca aninh* anoni* anos_na anoto* anotou
anteb* antebraco antid* ao_chao ao_volante aos_esses apagasse apalpa apanhado apareceram apareceu_um aposentadoria
apree* apreendeu aprende apresentada aprox* aranh* aranha arder arder* armar armario_da arrancadas arreb* arremessou
arrendado arresto arrot* arvor* arvore as_23h as_caixas as_malas as_raparigas as_urgencias asf asfal* asfalto assedio
assinado_por assinaram assinatura_que assinei_nada assistir assoa* assoalho assunto assusta ate_ai ate_ficar atendido
atendido_por atendidos atest* atira atiravam atirou_a atirou_me atrac* atracou atraso_e atravessado atravessar atrop*
atropelado audi audie* audiencia autorizei avaliacoes avaliador avanc* avc ave avent* avental avisada avisar_e avisei_a
avisei_duas avisei_que azeite azulejo bagac* baixe* baixinho balneario banho_e banir* baniram barra_de batem* bateu
bateu* batido bebida_da beijo* beijos belis* benef* benga* bengala berco berco* berrar bibe bicho bidao bidao* bifanas
biomedica bisbi* bisbilhotou bloco* blocos bloqueado bloquearam boca_e bochecha bofetada boiol* boletim_de bombom bote
botij* branca_e brasa broch* broche bronquite bruto bruto* bully* bullying bunda bunda* burla burla* burros busqu*
busquei cabecada cabide cabos cabos* cacadeira cacar cacar* cacho* cachorra cachorros caco cadas* cadastro cadela caes
cafe_a caido cair_de caiu caixa_com calaram calcinha calou calou* camelo canabis cancela_e cando* caniv* canivete
cante* canud* capotou carie* caries carlo* carrinha_que carro_da carro_sem carva* carvalho casada_e casse* cassetete
castigo causa_dele cavalo_com caxem* caxemira ce cedula celular_dele celulares cento_e cera cerca* certe* certeza
cessa* cessantes cevad* cevada chama_se chamando charl* charlatao charrete chave_e chave_mestra chegue cheio_de chicote
chumba chupe* chupetas cicatriz cimen* cimento citac* citacao citad* citados clinicas clonazepam cloro cloro* cobrancas
cobrou_o codigo_do cofri* cofrinho coima coisa_na colega com_alicate com_as com_corrente com_halito com_outros com_soro
comad* comadre comemorar comen* comentava comigo_e comissaria como_lixo companheira completo_e compressa comprimido
comprimidos comuniquei concl* conclusoes conju* conselho_tutelar consolacao continuem continuou continuou_a contou
contou_que contra_mim contra_um convidava convo* convulsionou cordao_da cordas corne* cornos cortada cortisona corto_os
coste* costela crach* cracha crent* crente criados crianca_e criancas_a criancas_de crise_de crust* cruz cubic* cuecas
cuida* cuidados cuidava culpa_no culpo* culpou cuspiu da_bebe da_boca da_bolsa da_cancela da_crianca da_divida
da_garagem da_mesa da_mochila da_praia da_turma dado_a dali_com damas damas* das_batatas das_outras das_pessoas de_1
de_17 de_cachaca de_cadeira de_catorze de_chinelos de_colete de_dados de_down de_farda de_loja de_longe de_nome
de_noventa de_quarenta de_rastreio de_segundo de_serie de_tinta de_trigo debai* debaixo debaixo_das debitar decid*
defes* defesa deficiencia deficientes dei dei_a deixado_na deixaram deixei_minha deixei_no delegacia_do delit* delito
demonio demorei demos demos* dente_errado dentes dentro_da deoli* deolinda deposito_e deram_me deram_o derreteu
desapareceram desaparecida descansado descaradamente descendo descer descobri_a desconhecida descubro desidratada
desle* desligou_na deslocaram despejo dessa* destapou destr* desviadas detector_de detetor detox detox* deu deu_a
deu_entrada deu_me deu_o deu_positivo devo devolverem dez_metros diabe* diabetico diama* diap dias_na dipir* dipirona
dirig* dispa* disse_o disse_ser distribuido divulgou diziam do_armazem do_cachorro do_chao do_consultorio do_grupo
do_meio do_patrao do_salao do_staff do_tanque do_teu dobrar documento doent* dog domes* domestica dona_do donat*
donativos dorme dos_homens dos_tres dosag* dosagem dose duas_quadras duna dupli* durar* durmo durmo* e_alergico
e_chamou e_continuou e_descobri e_falou e_foi e_manda e_outra e_parti e_pos e_sumiu e_tiraram e_tosa edifi* edificio
edp educadora educadoras educadoras_estavam ela_ficou ela_ja ela_na ele_a ele_nao em_brasa em_maio em_meu em_observacao
em_sangue embora_com embrulhado embus* emojis empilhador empilhados empolou empreiteiro encarregado encolhe encomendas
encontrao encontrar encosta encostei encostou_a ender* enfermagem enfiaram enfio engessado engolido engolidos engracado
ental* entalou entra_no entrar_com entravam entregador_pegou entro enxaq* enxaqueca enxerga enxot* epipe* epipen ergue*
ergueu erisi* erisipela erra errada_a escada_abaixo escancarada escancarado escapou escla* esclarecer escola_a escondeu
escondia escondida escrevo escrivao esfregava esmagou espalhou espancado espelhinho esperar_por espetou espumando
espumar esse_tipo estar_a estava_eu estef* estefania ester* esterilizar estilhaco estilhacou esvaziada esvaziou
esverdeada etnia etnia* eu_assinar eu_de eu_moro eu_pedir eu_proprio examinou exaustao exigiu exist* existiam
experimentava expliquem expulsa extin* extratos facao facao* fajuta falad* falado fale falec* falecida falei_que falo
falou_o falte* faltei fatura_de favel* favelado fazemos fe fecharam_o feden* fedendo felizmente ferid* ferida_aberta
fez_a ficar ficha ficha_e ficou_branca ficou_de ficou_parado ficou_sem figad* figado figue* filha_a filma* fingi fitas
fitas* fivel* fivela foca foi_operado fora_para fotografaram fotografica francisco fraturou frente_com frutos_secos
fumav* furadeira furou furou* fuzil* galeria galgo galgo* galho gamar* gamaram ganid* ganido garantiram garganta
garotos garra* garrafa garrafinha gasolina_e gatil* gaveta_da gemeos gente_nao gente_se geral_da gesta* gestante ghb_no
goela goela* gorgulho governanta gozaram grade* grati* gratis gravaram gringos gritava gritos_com guardar_a guardo
guilh* guinchar ha_de ha_nove ha_uma hamsters haver* havia_um haxe hemor* hijab hijab* historial homof* hospe*
hospital_mais hosti* hotelzinho hugo humilha humilhou humilhou_a humus humus* ia_no idoso ignic* ignicao ignora
imaginario imigr* imito* imitou imobilizado impet* impingir implantes importunacao imund* imundo inchaco inchado inchar
incomoda incomodam indio indio* indo infeccao infetado informado injetava injus* inque* inquerito insol* instrutora
insulta insultou intacta interdita interditou interditou_o interior interna interprete intolerante intragavel
intratavel invadiram irma irmao_com isto_em ja_sabem jante jante* jaque* jec jeova jeova* jerri* jerrican joelho_nas
judiciario juiz_deu juninho junto_ao justamente juven* la_que labio_ficou labra* labrador ladroes lagar* lambe*
lancheira lanci* lancil larap* largaram largou_a latex latex* legal legal* lembrar leono* leonor lesado levadas levado
levam levantamos levas_um levou_uma lha lhe liberar libra* licen* lida ligad* ligaram ligou_pra liguei_disseram lima
limparam lingu* liste* listeria lixa lsd lucros luna lustr* lustre luva macan* macaneta macho* maconha_no macum* madam*
madame mae_com mae_tem mafal* mafalda mais_forte malta_do malte* maltr* manda_mensagem mandado mandatario mandou_o
manobrista mao_pela maozi* maozinha maquina_fotografica maquinista mares* maresia mastu* mata_leao matricula_da
me_bloqueou me_cobraram me_passaram me_razao menina_nao menis* menisco menos_e mente mentiu_pra merec* mesa_do
mesma_historia mesmissimo mestra mestre metadona meteu_me meu_cabelo meu_caniche meu_colega meu_decote meu_endereco
meu_menino meu_quarto meu_rg meus_irmaos mexeu mexeu* mil_de milic* milicia mim mim_e minha_advogada minha_amiga
minha_bunda minha_colega minha_tia mocam* moida moida* monitora monox* monoxido morada morav* morava moro_em morreu
morreu_em mostrou_me mostrou_o mota motivo moto motorista_da mouss* mousse mp mulher_nao muret* muscu* musica_boa
na_area na_assistencia na_avenida na_balanca na_carne na_com na_descida na_despensa na_enfermaria na_espreguicadeira
na_ficha na_grade na_mala na_morada na_nossa na_piscina na_prateleira na_reserva na_serra na_sopa nadad* namorada
nao_entra nao_fazemos nao_fica nao_levo nao_me nao_parava nao_queria nao_saia nao_ver naqui* naquilo nascido
naturalidade necro* necrose negativaram negli* negligencia negra nem_a nem_e nem_era nem_tinha neutr* neutro
ninguem_sabia ninho ninho* nique* niquel no_agachamento no_banco no_braco no_cabelo no_elevador no_extrato no_juizado
no_mato no_meu no_molho no_pescoco no_processo no_pronto no_provador no_rosto no_rotulo no_sofa no_sumo no_tablet
no_volante nodoas nojenta nomes_e norbe* norberto nos_a nos_que notificacao_extrajudicial noturno novinho nua nuca
numa_gaiola nunca_ouviu o_animador o_bebedouro o_camarao o_carrinho o_cofre o_contrato o_direito o_dj o_engenheiro
o_fiscal o_fundo o_gato o_inspetor o_macaco o_ministerio o_motor o_operador o_ourives o_patrao o_pescoco o_piloto
o_polegar o_primo o_pulso o_recado o_resultado o_salva o_sindico o_sutia o_taxista o_terco o_tipo o_tornozelo
o_tratador o_velho o_vigia obste* obstetra oito_anos oitoc* oitocentos olhav* olhava olhe olho_aberto olhos_do
originais original ortopedista os_labios os_meus os_pneus os_rapazes outra_mae outro_menino outro_paciente ouviu_falar
ovelh* ovelhas pacientes pacoc* pacoca pagarem pai_de palmada panela_de pao_com para_baixo para_eu para_me para_vos
parado_a paragens paralisia parar_no parav* parava parceiro parecida parede_da parque_vigiado parti parti_o parvo
passadeira passando passaportes passaram_a passeador passei_a passou_dois passw* passwords patin* pedac* pedi_que pedia
pedido_por pedigree pedir_desculpa pediram pedre* pegou pegou* pegou_meu pegou_o peixeira pelas pelas* pelo_braco
pelo_cabelo pelo_capuz pelo_whatsapp penal pendurou_o penic* penicilina penis penis* pensando pensem penso percentagem
percevejo perdeu_se perfurou pergunta perguntaram_se perguntei_ao perguntei_tres perguntou perguntou_a periq*
peritonite pertence pesan* pesando pesaram pesei pesei* pesto pesto* pezinho picada picadas pileq* pileque pilot*
pinhoes pirat* pires pires* pisou pisou* pitbu* pitbull pj poca podol* podres poleg* polegar pombo* pontapeou por_eu
por_ser por_tras por_vinganca porque_eu porta_com porta_no porta_trancada porteiro pos_a positivo poupa* poupanca
pouse* pousei pra_liberar pra_todos precisamente precisar predio_e preen* preenchimento_labial prendeu prenha presc*
preso* primos print* pro_chao pro_meu processo_ja proibiram pronto_socorro proprietaria prote* provedor providencia
provou proxima_vez psico* psicologo psiquiatrico psp pula pura puser* puseram puseram_uma puxou_o quadras qual_e
quando_ele quando_quer quando_reclamei quarto_do quatro_anos que_ele que_tava que_veio queixa_na quem_me querer
queria_saber quero_ver quiro* rabin* rabinho raca ralad* ralo_do rapaz_das rapaz_so rapou rapou* rasgados rasgou_a
rasgou_me raspa* rasta* raste* rasteira reagiu rebit* rebite reboc* recai* receber recebia recem_nascido reclamei_do
recusaram_me redes redes* regis* registrado rejei* relatei relaxa relogio_da relogio_do remen* remendado remexida
reparei repas* repositor representacao repro* resga* respondam responder respondeu_com responsabiliza retroescavadora
reunioes revelou revistaram rg ria ricardo rindo rindo* rirem rirem* riu_e riu_se rodar rodri* rolav* rolava ronda*
rosan* rosangela rosto rotos rotos* roubados roubaram roubaram_me roubavam rubricar rusga rusga* sabendo_que saber
saber* saber_da safan* safanao saida_do sair_dai saira* sairam saiu_com sala_ao sala_dos salie* saliente salmo*
salmonela samue* samuel sangr* sangrava santana se_ate se_com se_e se_levantar se_nao se_no se_perdeu seccao_de sedat*
segue* segundo_grau seguranca_fez segurar seguraram sei_qual seis_anos seis_horas seisc* seiscentos sem_licenca
sem_saber semaforos semana_passada sense* sensei sensi* sentenca sentia sentou_na sentou_se septi* septicemia serop*
seropositivo servir seus sexta_a sifil* sifilis sim_a sindi* sindrome_de singe* singer site_com situa* snifava
sofrimento solda* soldado solto* solto_no sonda sonda* sorrisinho sossegada sossegar souberam souti* soutien sozinha_no
sozinhas sozinhos staff staff* sua sub subiram subsi* subsidio sucat* sugad* sujas sujas* sujeito sulfitos sumir*
supre* supremo surto suspenso t1 tahin* talhante tampa tampa* tapar* tapou tapou* tatuagem tavar* tavares tbm
telefonema telemovel_na tenho_a tentaram terrorista tia tijol* tinha_dado tinha_mudado tinha_namorado tipo tirano tirem
tirem* tocav* tocava todos_com todos_e tomar tomar* tomar_um torceu trafi* trancaram trancou_a trapo trapo* tratador
traumatismo travesti travo traz trela trela* tremia tres_dentes trezentos tribunal_de tripu* tripulacao trotinete
tudo_para turba* turbante turma_toda turva turva* tutelar um_bilhete um_buraco um_colega um_dedo um_e um_fio
um_isqueiro um_olho um_parque um_tal uma_ferida uma_fita uma_geladeira uma_mae uma_nota urna usa_a usada usaram_a
utentes vai_saber valad* valadares valente vapes vapes* vaqui* vaquinha varandim varao varao* varfa* varfarina vazada
vazado vegana veio_de vemo vemo_nos vemos vemos* venci* vencida vendedor_de vendeu venez* verem verem* vergoes
vermelhos vermes vestindo vestir veter* vi_com viaja* vicia* video_do vidra* vidrado vigilancia_sanitaria vigilante
viram_a virar viros* virose vitimas viu_o viva vivas vivas* viven* vivenda vivia vivia* vivos vivos* vomitado vou_te
walke* walker yorks* yorkshire`,
    '6': `
14_mil 261 4_mil 52 70_anos 800 96 9_mil a_acao a_atendente a_auxiliar a_bacia a_balanca a_boiar a_cama a_camareira
a_camisa a_cara a_carne a_carteira a_chiar a_cirurgia a_coordenacao a_coordenadora a_corrente a_cozinheira a_creche
a_critica a_cuidadora a_educadora a_empregada a_escola a_esteticista a_fechadura a_fechar a_fumar a_funcionaria a_gnr
a_justica a_lingua a_navalha a_pagar a_palavra a_palpebra a_peticao a_puxar a_rececionista a_seguranca a_sindica
a_televisao a_trava a_tremer a_turma a_virilha abandonou abateram abelh* abili* abilio abracado abri_a abrir_o abriram
acabou_a acao acari* aceitamos acelerou acido acido* acion* acionei acordamos acordei acorrentado acougue acreditem
acrescentaram acril* acusou adesiva adestrador adils* adilson administrador admitiu adren* adrenalina adulterada adulto
advogado_e afiad* afogava afogo* afogou africanos afro agarrada agarrou_me aguardem ai_com ainda_teve alcan* alcance
alcatra alem alerg* alergico alfai* alfaiate alfandega alicates almocou aluga alugo alugou amame* amamentar amarrou
amassou ameac* amigavel amilc* amilcar amonia amortecedor amortecedores ampolas anabo* anafilatico anchovas ander*
anderson anestesia anestesiaram anestesista angol* angola animadora aninhos anora* ansel* anti_histaminico antib*
antibiotico anzol anzol* ao_rapaz ao_sol aos_miudos apanha apanhou apareci apati* apatica apend* apendicite apertou
aplv apoia* apos_a apresentei aproveitaram arame arame* arara* araras arbitro armado arquiteta arquivo arrancaram
arrancou_o arrastando arrastaram arrastava arrem* arres* arrumacao as_alunas as_calcas as_cartas as_fichas as_luzes
as_meninas as_vezes asma assadura assinamos assinatura_no assinou assistente_social assun* assus* ata ate_desmaiar
ate_domingo atendida_pela atirou_o atrap* atravessou audic* audicao autor* auxil* auxiliar avancou avelas avisados
avisei avo_foi babad* bacia bacia* bafo_a ban banco_da banco_de banida bar_e barma* barman barreira barriga_da baseado
bastava basto* bata bateram_lhe bateu_me batia_no bebedo bebia bebiam beco beijar belch* belchior benedita beneficio
benzo* berma berma* berra berrou bezer* bichinhos bilhetes biqueiro birra birra* bitco* bitcoins bloqueio boca boca_de
boche* bofet* boiar boiar* bombeiro bonitinho botija botox botox* box_do braco_e bracos brancos branquinha brasa*
brasileiros breve brincos_de bronq* brown* brownie bruta* burrice buscamos ca_em cabeca_na cabeludo cabin* cacad*
cadeirante cadelas caderneta caduc* caeta* caetano caganeira cai_de caiu_da caiu_do calar* calcinhas calmante calot*
camareira camel* campa campismo canab* cancr* cancro candidiase caneta_e canic* caniche canino capitao capo cara_toda
carne_viva carracas carro_e carro_nunca carro_por carta_do cartao_do carteiras casamento_da casca caseira castanho
castracao catequista causa_disso cdc cedeu_e cedo_e cegou cegou* cerim* cerveja_na chaco* chaga* chagas chamo*
chamuscou chapado charro chassi checa* checkout chefi* chefia cheirando_no cheirinho cheirou chiar chiar* chocolates
choque_anafilatico chorava chovem chumbo chupa* cicap cicap* cidade_de ciganos cima_e cinco_anos cinde* cinderela
cinom* cinomose circulos cisne cisne* civil clami* clamidia clavi* clavicula clio cniac* cniacc cobrador cocar cocar*
cocci* coccix cocei* coceira cochichou_a cochilava cogumelos coinc* coincidencia colado_na colados colicas com_cadeado
com_cola com_dores com_ele com_essa com_febre com_moscas com_queimaduras com_sindrome com_thc comecei comeram comia
comia* comic* comichao comig* comigo comprimidos_todos condutor confessou_que confiram confundiu conhecido conjuntivite
conselho conserto consultor contactos continuam continuam_a contratei conversamos convidou coordenadora copa cor_da
coracaozinho coran* corante cordao corno* corpo corpo* corrigiu cortei_o cortica corticoide coruja couro_cabeludo
coxea* cozinheira cozinheiro craco* cracolandia crediario cria criad* criou* crioulo crise crise* crostas cueca*
cuidado_com culpado cumprem curio* curva curva* cuspia da_avenida da_chave da_empresa da_geladeira da_menina da_pensao
da_sela da_tia da_tua da_van da_via da_vossa dado_como dano_moral danos danos* daquela dar_uma das_limpezas data_de
davi de_80 de_adrenalina de_amendoim de_aveia de_baixo de_banco de_biquini de_boca de_braga de_camarao de_campismo
de_castigo de_cerveja de_companhia de_cracha de_hiv de_justica de_lugar de_maconha de_marca de_mulher de_nos de_o
de_outra de_paz de_rodas de_sangue de_sapatos de_uns de_vidro debit* decis* decisao decorei decote decreto dedo dedos
dedos* degrau dei_com deixado deixaram_na deixavam delegado demen* dentro_a depenado dermatologista derrubou desac*
descampado desceu desco desconhecido descr* descricao desde_2019 desde_entao deses* deslocou desmaiar despejou
despencou dessa destas desvi* desviada detalhe deu_lhe devolvi_e devolvi_o dez_vezes dezasseis_anos dia_14 diplo*
diploma direito_de dirige discr* discutiu disse_ao disse_me distribuiu djalm* djalma do_acougue do_alojamento do_aviso
do_camiao do_cofre do_gerente do_leite do_miudo do_pescoco do_portao do_quiosque do_seguranca do_sofa do_suporte
do_telhado do_tribunal dois_mil dois_minutos dois_perfumes dorme* dormente dormindo_na down dr drinq* drinque drogada
duma duplicada durmam dutra dutra* e_acabou e_comenta e_comentou e_continuam e_contou e_crime e_esconderam e_faltava
e_faltavam e_ganhei e_mandou e_nas e_perguntou e_puseram e_quebro e_vieram e_vinha e_voces e_vou ecsta* ecstasy edema
edema* ela_se ele_estava elefa* elimi* em_andamento em_ferida em_mim em_minutos em_outro em_trabalho em_tudo em_voz
embargou empas* emprego empurrao encal* encalhou encontramo encontrei_o encontrou encostado encurralou endereco_de
energetico enfermaria enfiado enfra* eng engasgou engen* engenheiro enges* engordar engul* engulo enquanto_a enrolou
ensinar enterraram entornado entrar_na entraram entregador entregas entregues entrei_no envelopes enven* enviada_por
enviou era_em era_muito era_preciso eramos_os ers erse es esbof* escada_e escan* escaras esconderam escreve escreveram
escritas esfre* esgan* esgano esmurrar espaco_e espelunca espirrar espor* esquecido_na esquentou esses esses* estaf*
estafeta estalo estalos estalou estava_livre estava_sozinha estep* estepe estes estes* esticao estive estive_preso
estiver esvaziaram eu_chegar eu_devia eu_querer euros_do eutanasia eutanasiaram evapo* evaporou ex_marido excel execu*
execucao exibi* exijo exijo* explodiu expulsaram expulsou extintores faceb* facebook faco_uma faliu faliu* falsificada
falsificados familias farda* farinha_de faturar faturou faziam febre febre* feder* federal femur femur* fenta*
ferramentas_do ferraz ferros ferrugem fez_de fica_com fiche* ficou_no filha_com filha_de filha_no filmo* filmou finge
fingir fio_de fiscal_da fiu flane* flanelinha focin* focinho fogar* fogareiro fogo_a foi_ao foi_assim foi_parar foi_so
fontes fora_nao forcada forjada formal fornecedor fosforo fotografou fratu* fraud* fraudulento frente_a fujam fujam*
fulan* funcionario funcionario_do funda fundo_de fungando fungo* fungos furaram furtado furtados furtaram gaiol* gaiola
gaja gajo galer* galho* ganza garantiu garoto garrafeira gases gases* gaspa* gatinho gatinhos gato_a gaze gemeo*
gente_conversa geral* gerente_de ghb ginec* ginecologista goias goias* gostam gov gover* goza gozar* gozou_com grace*
grades grafica grama* gravacao gravidas gravidez gravo* gravou gritaram grito* gritou_o grogu* grogue grosseiro
guardada guardava guardei guardou guari* guarita guias guias* habitantes hacke* haiti* halit* halito hepat* hepatite
herni* hernia hista* histaminico homem_da homem_do homol* hospedada host iban idosa idosa* ignoraram ilegal imped*
impla* imt incendiou inchada incon* incor* incub* indec* indem* inden* inem infecao informou inglesa ingri* ingrid
injetada insistiram insistiu inspetor internado interpelacao intestino intol* intoxicacao iogur* irmao_e isque*
isqueiro isso_que isto_a isto_nao ja_agora ja_estive ja_no janeiro_tenho janela_aberta joelhada josue josue* joven*
jovens juiza juizado julgado_de junio* juniores jurar* juraram juridico jurou_que justa* kaua kiwi labios lanca
lanca_perfume lancaram lanchar lanco* lancou largou_o larva* larvas lata_de latao latao* latas latas* laudo lavanda
legit* legum* leite_em lembrar_de leme leram leram* lesados letre* letreiro levada levantado levantamentos levantei
levantou_os levaram levaram_no levaram_o levas levas* levo_a levou_a lhe_a lhe_as lhe_que liberacao ligada ligou_o
limpezas limpinho linch* linge* lingerie litig* litigio lixiv* lixivia localizacao lolo lombo lombo* lotou lotou*
ludot* ludoteca lula luzin* luzinha machi* madrid mae_e maest* maestro maezi* maezinha mais_dois mais_duas mal_educada
malta malta* mama mamadou mamas mamas* manca* mancando mandibula manteiga_de mao_da maquineta marce* marcha marle*
marlene marti* martim me_as me_atendeu me_chamar me_chamou me_deixou me_empurrou me_mostrou me_na me_no me_o me_se
mealheiro medicacao meio_o melos* menina_e meninas menino_que mentiroso merda merda* mesa_e mesa_tres mesin* mesinha
mesmi* mestr* metan* metia metia* meto metros meu_amigo meu_braco meu_patrao meu_sogro meu_vizinho mexiam mexido
mil_habitantes mim_no minha_caixa minha_coxa minha_morada minha_perna minhas minhas_fotos minhas_pernas minis*
ministerio moderador moham* mole_e molho_de monhe* monit* morada_da morada_e moral moral* moram* mordidas morreu_na
mortalhas morto_no motores mula multa_diaria multar na_arrecadacao na_copa na_costela na_delegacia na_garrafa
na_mesinha na_testa na_troca na_turma nada_ate nao_deve nao_eram nao_fui nao_o nao_pedi nao_vejo naque* nargu* narguile
nariz_branco nariz_do nas_minhas navalha necessidade negras negros ninguem_viu no_apartamento no_armario no_banho
no_bico no_caldo no_camarote no_escuro no_festival no_ginasio no_hamburguer no_lombo no_olho no_ombro no_para no_parque
no_pedido no_porao no_procon no_pure no_quintal noite_na nojento nojo nono nos_de nossas notarial notic* noticia
notificacao notificada notificou novin* num_cartaz num_site numero_da nunca_pedi nuno o_advogado o_agente o_alarme
o_barbeiro o_barman o_bico o_capacete o_capo o_cobrador o_concerto o_consultor o_contabilista o_contador o_copo
o_cozinheiro o_dedo o_diretor o_eletricista o_email o_entregador o_estepe o_farmaceutico o_fio o_guarda o_iphone
o_labio o_lacre o_link o_maestro o_marinheiro o_monitor o_nadador o_pai o_para o_pe o_penso o_professor o_proprietario
o_quadril o_rabo o_raio o_reboque o_relatorio o_retrovisor o_salao o_tablet o_teste o_vi obsce* obser* observacao
ofende omiss* onca operador ordem_dos orega* origi* os_bombeiros os_comprimidos os_gemeos os_idosos os_oculos os_papeis
os_velhos ostra otite otite* ou_vou ouro_que outra_paciente ouvi_o ouvidoria pa padaria_em palmadas palpebra para_fora
para_isso parai* parar_com parei parei* parte_funda partes participacao partilhada partiram partiu_a parva* passada
passador passaporte_e passavam passeia passo passou_mal passou_me passou_o pasti* paternidade patra* patrao patroa
pedia* pediatra pedic* pedig* pediram_me pediu_que pedrada pedreiros peeli* peeling peito_e pela_janela pelada
pelas_escadas pele_e pelo_nome pelo_pescoco pelo_portao pendu* penhora pensa pequenino perder_o perfumes perguntaram
permi* perna persegue perseguiu perte* pessoas_com petic* peticao picav* pierc* piercing pinguins pintado pintainhos
piolh* piolhos po_branco poneis pontapes pontos_na por_ai por_indicacao por_mb por_menos por_sorte por_ter porcos porno
porque_tem porquinho porquinhos porta_nao portagem portanto portao_da posto_e postu* postura ppd pra_dentro pra_ir
pra_pagar prend* prende prens* prepa* presa_no presenca presencas princesa prints prisc* priscilla procurar profu*
profundidade promotor prontuario propos proprietario proprios proteina_do protese provo* publica pulso pulso* punho
pure puseram_a puxava puxou_a quando_abri quando_entrei quando_viram quaresma que_disse que_isso quebrar quebrou_a
quedas queimaduras queixa_no quem_sabe quer_e quimio quintal rabis* radiografia rapar* rapaz_de rasgo* rasgou rasto*
rastr* ray rebentar recebi_um recebo receitou recepcionista_da reclamar_da recolheu reconheci recre* recrutador recusam
recusaram_o registrei registro regulamento_261 relatorio relaxado reloj* relojoeiro remex* renda_e rendimentos repar*
reparar repre* res resci* resta resultado_do reven* revisoes revistado rezar rezar* rg_e rgpd rifa riram_da risso*
rivot* rocou rocou* rodar* rodei* roger* rogerio rolando romen* rosna rosna* rosto* rouba roubadas roupa_interior
rubrica sabes sabiam sacar* sacri* sacudiu saem saida_o saidas saire* saires sais saiu_do salar* salario salit* salitre
saltar sanitaria sarna sarna* satay satay* se_fosse secreto seda sedad* seguem segundo_o segurava sei_a seio selo
sem_motivo sem_necessidade sem_ninguem sem_registro semaf* senhoria sento* sentou separacao ser_do serao serao* seria
serin* sesam* sesamo sesso* sessoes sesta sesta* sete_pontos setimo sexis* shop shots shots* shots_a sindrome so_falou
sob socio sofri* sogro solic* solicitador soltaram solto_os soro_de soro_na sou_alergica spam spray spray* stora*
storage sugeriu sulfi* sumiu_com suposto surra surru* tablet_e tac tacou tacou* tal tantos tapa_na tarado tarei* tareia
tarja tarja* tarja_preta tatia* tatiana te_as te_o temos temos* tendao teres* termo terreno testa testa* testemunha
testo* thc tiao tic tijolos tinha_sido tintu* tinturaria tirados tirando tirav* tirou_o tiveram tobia* tobias tolda*
tontura tornozelo tosador tosadora tranc* trancado_no trancou_as trans transferi transmitiram trata trata* tratada
trava_do travagem travessa trazi* trazia tremendo tremer tremi* tremoco tres_anos tresandava triag* triagem tritu*
triturado trocava trombar tu tudo_por tufos tufos* uisqu* uisque um_choque um_clique um_dos um_estranho um_funcionario
um_nao um_soco um_telefonema uma_a uma_carreira uma_copia uma_familia uma_loja umida* urino* urinou urticaria urticou
valde* valdemar valen* valet valet* valor_e vanes* vanessa vasco vascu* vazan* vazando veio_atras velhi* vencido
vendemos vendiam vendida_como ver_as ver_e verea* vereador ves vestiario_feminino vezes_se viajava vibra* vibrador vier
vigario vigia vigiado vigil* vinganca vinic* vinicius violacao virav* viravam virilha viro visivelmente visor visor*
viu_a viver viver* vivo voado* voces_vao vodka vodka* vomitando vomito vomitou voou_e vou_de wanderley wesle* wesley
whey xixi_na yara yasmi* yoga zefa º_ano`,
    '7': `
2019 99 a1 a_alianca a_ama a_autoridade a_baba a_bandeja a_bebe a_boca a_companhia a_corrida a_dentadura a_diarista
a_espreitar a_ficha a_fita a_gata a_gestora a_mae a_mangueira a_mim a_orelha a_pata a_perna a_por a_psicologa a_sair
a_sangrar a_seguradora a_servir a_tossir a_trocar a_vaga a_venda a_vinho a_vizinha abandonada abrig* abrigo abriram_a
abusi* abusiva achad* acham* achou_meu acordei_com acordo acrescentado acuso* ademi* ademir adest* adulterado agarrado
agora_vou agredida alergenios alergica alian* alianca alivi* aluno ama amarraram amontoados ancho* anda_no aneel aneel*
anel_de anos_a ans antes_que anti ao_banheiro apagam apagam_as apago* apagou apagu* apaguei apalp* apareceu_a
apareceu_com apedr* aplicou aqui_e arnes arnes* arrancada arrependimento arrog* arrogancia arrombaram artigo
as_analises as_ferramentas as_imagens as_meias as_minhas as_pessoas asas assaltaram assed* assumido atada* atende_com
atira* atiro atirou atum audiencia_marcada autista avaliacoes_de aveia aveia* aviou aviou* aviso_de avo_a baba bafo_de
balcao_com balneario_feminino banco_central basea* bateu_com bebe_no bebe_que beija* bened* bilhetes_para bistu*
bisturi botou_a boxe brandao brisas burloes burra cabeleireiro cabine cachimbo cachorrinhos cadeia cadeirinha cadel*
cagan* caida caida* caixao calada campe* campeao canna* cannabis capoe* capoeira cara_dele carga carga* cartao_por
cartas casa_dele casco casco* casim* castanha castiga cateq* cc chamaram_lhe chamou chamou_de chamou_o cheirando
cheiravam chumbinho cicat* cilin* cintos civil* clinico clonado cnpd cnpj_e coca cocai* cocaina cochichou cogum*
colaram colega_de colic* colocou com_ferro com_nojo com_nomes com_oito com_po comanda comandante comecei_a comenta
comentarios comentou comissario conceicao conci* confessou confirmou conhecia consentimento consignado constar
consultas consultorio contabilista contato contatos contigo continuaram contraste contratamos contratos convu* copo_da
copo_e coron* covar* covarde covei* coveiro cozida creditos cript* cripto crm crosta cruza* cuidadora cuide cuide*
culpa_do cvv da_aula da_cadeia da_funcionaria da_india da_lavandaria da_linha da_montanha da_mudanca da_oficina
da_padaria da_pastelaria da_pousada da_revisao da_secretaria de_alergia de_ambulancia de_arbitragem de_cama de_numero
de_outro de_proposito de_racao de_renda de_repente debaixo_do debochou deco decot* dedin* defic* dei_o deito deitou
deixada delas delas* dele_a dentadura dente* denuncia denunciei depositei deram_lhe derma* desabou descarnados
desde_que desgracado despensa despregou desta* destratou detec* detector diagnostico_errado diarr* diarreia difam*
digitais dinheiro_no discreto disfa* dispe* dizia_sem do_aeroporto do_autocarro do_balneario do_bebe do_colchao
do_consumidor do_dentista do_dono do_nada do_nosso do_porta do_provador do_taxi do_turno dobrada doenc* doenca doentes
dor_no dra duas_noites dum durante_o e_adeus e_ai e_caiu e_desde e_muito e_partiu e_passou e_ri e_riram e_sei e_trocou
e_vai e_venderam egua elevador_caiu elogios em_carne embriagado empilhadas empurrou encerado encob* encontra
encontrei_a encostava engas* engoli engra* enquanto_eu enrolado entra_e entram entrei_com entupida epile* escalada
escreveu escuros escuta espancaram espere espia* espir* espreitar estagiaria estavam_na esteticista estornar estorva
estranhos estuf* estufa esver* etari* eu_liguei eu_me eu_nunca eu_sou euros_que exausto experimental expositor exposto
extenso extrajudicial fajut* falca* falou_de faltam faltavam farmaceutico faturam favoravel faze ferru* fez_me
ficar_sem filhote_com filtro_e financeira finge* fiscalizacao fiz_o fizem* fizemos fogo_nessa for_preciso fotocopiaram
frasco fritadeira fruto* frutos fuga_de furar* gangr* ganhei_um ganza* garga* gatil gato_no gaveta_do gengi* gente_sabe
gestos gorgu* goril* gozou gozou* graci* gringo gritou grupo_do guri havera haxix* haxixe horriveis hospedeira
identificacao ignorado iguan* ilega* imobilizou impin* inadi* inala* inchados india indicacao infantario infet*
inflamou informada injun* injuncao insin* insinuou insultado intacto internamento intes* intra* inund* inundou inventou
irres* irresponsavel ja_ia jipe jogou jogou* joias joias* juiza* jurou jurou* justica kelly kelly* la_atras labar*
labio labio* lagostas lanca* laudo* legio* lencol levados levaram_a levem_o lhe_com lhe_o lhe_os liguei_a limin*
liminar litro litros localizador loiri* loirinhos lucro* lugar_do maconha mae_sem mae_viuva mal_feita mala_do malcr*
mandaram_a mandava mandou_a manip* manob* mao_na masti* mb_way md me_nas me_pela me_perguntar me_pra medico_nao mente*
menti* mentirosa mentiu mes_para meses_a meter* meteram meu_armario meu_bebe meu_carro meu_corpo meu_peito meu_sotaque
mexia* minha_bolsa minha_mala minha_porta minutos_depois montes morde* mordeu mosquetao mostra_a mulat* na_aula
na_barriga na_creche na_discoteca na_excursao na_farinha na_mochila na_oficina na_pista na_sessao nadador
nadador_salvador nao_acordou nao_avisaram nao_deixaram nao_fala nao_temos naquele nas_costas neces* negat* negra*
nem_com nem_se nem_sequer nervo nessa_loja nessa_noite ninguem_de ninha* ninhada nitro* no_acampamento no_aquario
no_berco no_exame no_fundo no_lar no_milho no_quarto no_recreio no_soro nome_no nora norma nos_bracos notaria num_grupo
numero_no nunca_assinei o_cadeado o_caixao o_cara o_cirurgiao o_colar o_condutor o_endereco o_envelope o_fato
o_funcionario o_homem o_joelho o_lar o_mediador o_metro o_notebook o_pedreiro o_perfil o_personal o_portao
o_recepcionista o_saldo o_seu o_staff o_tecnico o_treinador o_vigilante o_vosso o_whatsapp obrigaram ofega* oferecem
ofereceu_nos oficial ombro onde_se os_dedos os_exames os_pequenos os_quatro ossos ossos* ouric* ouriv* ourives ouro_do
outra_crianca ouvi ouvi_do ouviram paciente pacote_de padrinhos palete palpebras pancadaria papelinho para_brisas
para_dormir paragem_errada parede_do partidos passear patas patas* pater* paulada paus pedidos pediu_um pedrado
pegou_fogo pela_falta pela_minha pen pendurado pendurou penug* penugem pesav* pesava pesava_menos pesco* pescoco pico
pilul* pilula pisar* piscina_cheia pisco* piscou podre por_culpa por_mim por_ti por_ultimo porcas porno* porta_da
porta_luvas porte posit* pra_baixo pra_ela pranc* prancha preenchimento preguicoso preparem presentes procuracao profi*
profissional proibido proposito psiqu* publicaram pulgas punho* pupil* pupilas puro pus puseram_o putos putos* puxar
puxav* puxou puxou* quando_eu quatro_pneus que_abriu que_eram que_eramos que_lhe que_sou quebrou_o queimadas queimou_me
quiet* quilos quintal_da quintela quinze_anos quis_saber rabo racha raparigas rapaz_da rapazes raspada rasur* reaca*
reacao reagi* recebeu receitas recreio recusaram relat* repen* repente repente_a resmunga resolvia rh ricar* riscou
rocav* rocava roda_da rolet* roleta rotul* rotulo rouba* roxo rubri* ruiu russa_abriu saber_se sacho* sai_a saio sair_a
salin* salinha sangrar sangrou se_cuide se_na secag* secagem seguros sela selfies sem_autorizacao sem_consentimento
sem_dizer sem_memoria sem_pedir sem_tampa sequestrados seringas servir_o serviram setim* seu_endereco sever* sindico
sindr* skipp* skipper snifa* sobra sobretudo soltos somaram sou_celiaca soube_da sra stalk* subtr* sufoc* surda surda*
surra* surto* sussurrou tablet_da tal_de tatuador taxis* taxista te_a telefone_com telemoveis terceiros terre* thiag*
ti tigelas tijolo tio_da tirada tiram tiran* tiraram_me toman* tomando tomav* tomava tomou tomou* tonin* toninho tontu*
tossi* tossir trago trago* trancas trancou tratado traum* tresa* trocou_me tumor tumor* tutel* um_grosso um_miudo
um_parafuso um_telemovel um_tijolo uma_barata uma_bomba uma_crianca uma_delas uma_padaria upa urgencias usa usada* usam
usaram_o utent* van vara varej* vasco* vazad* veio_pra veio_um venda_no vendem vendi* vendida vendidos veterinaria
vez_o vigilancia vilhe* vilhena vinga* vinha_sempre vinho_do violada vir_a viril* vitim* voce_nao voces voces*
voltou_com voz_alta way welli* wellington zerad*`,
    '8': `
a_aguardente a_asae a_assinatura a_bagaco a_corda a_erva a_maionese a_mulher a_obra a_reforma abanava abri_o abusa*
acele* acorr* acres* adult* agres* agua_do alergia_ao algo alimentar alugo* ameacou amoni* anafi* andaime ao_meu
aparecem apareco arbitragem arrancado arrancou arrebentou arrec* arrecadacao as_chaves asae ate_casa ate_sexta atiro*
autis* auto autoridade avela* baixo_da baixo_do batia bebe_de beijinhos bloqueou brincos bronc* cabelo_e cachi* cadea*
cadeado cadeira_com cadeirantes cadeirinha_do caixa_4 caixa_que calci* camera_no cancelei_em canil canil* capot* carra*
carrinha casa_nao castr* cego celia* celiaca chamas chamou_me chamu* charr* chass* chefe_de choques cigano cinic*
cinica cnpj cobrar cochi* cocktail colete compram conduta conno* connosco consultora consumidor conta_foi
conta_quilometros convenceram corto cortou_me cpf_e crack crack* crost* da_coluna da_fibra da_limpeza da_rodoviaria
da_sanita de_13 de_clientes de_fachada de_noite de_rato debitou deboc* decre* demon* depois_mais desaparecido
desconhece desid* desligam desligou desmaiei desmaiou devolveu direitinho disparou disse_a dito do_porteiro dois_homens
durma* e_vi em_chamas embri* empol* empregada encheu encostou enfia* entrava entrou_no envelope era_afinal escrevi_no
esmagada esmur* esquecida esquema estel* estourou eu_era eutan* exigi* face falsi* faturaram fechou_me feridas fezes
fezes* ficaram_com financas_e fingiu for forja* forne* fugiu fugiu* funga* garot* gengiva gesto* gomas gomas* grava
gravida gring* guardem hamst* hiv humil* indicaram infec* infla* intac* inten* internada intim* inven* inventado inves*
iogurte isso_com ja_esta jaula judicial junto_as juris* lancha lesad* levo levo_o link luvas luvas* macon* mal_e
mao_dele marre* marreta me_em me_tratou mec meren* meu_cpf meu_passaporte meu_pug meus_dados minha_gata minha_roupa
minutos_do moedas_do moedas_e monte* mordi* na_cabeca na_carrinha na_cozinha na_escada na_gaiola na_massa na_nuca
na_pele na_rececao na_sauna na_van na_veia nao_existe nao_usa negar* negaram nem_pediu no_balneario no_banheiro
no_escritorio no_hospital no_tiktok nos_na o_anel o_aviso o_bebe o_cnpj o_dentista o_empreiteiro o_fotografo o_no
o_perfume o_proximo o_queijo o_rececionista o_recibo o_vento o_video olhando_pra ombros_e os_alunos os_brincos ouve_se
ouviu ouviu* palavras paral* parar_ao passei_mal pata patro* paula* pedida penas penas* perderam_o pet_sitter pia
picad* picar* picou picou* podre* por_escrito porao porao* porta_aberta pregu* prenh* presos processar proco* procon
proteina proxima_nao pug quadril que_estavam que_horas quebro queimadura queixa ralado reben* recado receberam recem
recem* recru* registo rendi* resto_da rota_e rum sacud* saquinhos segre* seguiram seguiu sem_eu sem_vergonha sinal_e
so_digo somar* subir_ate sussu* tanque tarad* tatua* telefonaram tens testemunhas teus tirad* tirar_os tombo* tombou
tosad* trancada trigo trigo* tudo_a ultra* uma_camara uma_moca uma_pedra urina urtic* usara* usaram usuar* usuario
vai_ter vendia vigia* virou_costas voltou_a vossa vossa* vosso vosso* wande* xenof* xingo* xingou xixi º`,
    '9': `
a_forca a_perder a_quem a_tua agoni* aldra* anest* apontada arbit* arren* arrom* assinado atrav* bebado bebia* casti*
chumb* cigan* clona* conde* contaram corretora cuspi* da_piscina de_cliente de_gas deito* dente denun* desab* despi*
divida do_colegio do_duche e_fica embolsou entre_os envel* escar* escut* estou_a expul* faisc* faisca fingi* frente_do
furta* gatin* gestora gramas gravi* guardam imposto incha* injet* insul* intox* iphon* iphone judic* largou levad*
lingua litro* mamad* me_os meu_cao meu_cartao meu_perfil na_cara na_gaveta na_saida nao_vou negou negou* nif
ninguem_explica no_arroz no_autocarro no_cafe no_estacionamento no_livro no_lixo no_pao no_vestiario nojen* numa_caixa
o_bicho o_corpo o_fecho o_massagista o_porteiro o_teu o_tio palpe* pastilhas penho* pet pra_fora proib* qualquer_um
rebentou recusou sacaram sala_cheia sem_receita soltou soro tanqu* te teu toxic* trapa* travoes treinador tromb* tua
um_beijo urina* usadas vais veia vigar* vista_no vomit* voou vos`,
  },
  kinds: {
    accusation: {
      '2': `
118 22h 412 aband* abuso* acons* adorm* advogado aguenta alber* alfin* alian* alianca aluna* amass* ameaca ameri*
americo amigo anali* anoto* anotou apanhei apose* apren* aquela armaz* armazem assem* assembleia assinar assis*
assistencia assun* aterr* atrasa autor* baixa barba* barri* barriga bate batido beatr* beatriz berna* bibliotecaria
bicha* bicho bloqu* braga* brand* burra* calha calha* campa* campo* cardiologista carec* careca caren* carencia carla
carla* caste* castelhano catarata catra* catraca chequ* cheque cid cirur* clientes cobra coloca comen* comendo comer
confe* consu* conta* continuou contratei conversa copia coroa* corpo* correndo correu cozinha criancas cuida* cupim
cupim* curva curva* da das deixar denti* dentista depil* deriv* deriva desap* desapareceu desculpas desen* desenho
desgr* desin* despr* detra* detran deu dieta* dinhe* dinheiro discu* diz dizen* dizendo dj documentos doi dose ela
embol* encanador ensin* ensinou entender entor* escon* escri* espos* esposa esse esteve estra* examinou exaus* fabio
fabio* fabri* falso falso* falta farma* fecho* fechou feito feito* ferna* ficar filha filip* fisca* fiscal florista
fogue* folgado fora frent* frente fumar fumar* fundo fundo* futeb* futebol gaiol* gaiola garan* gastr* gestor gosta
gradu* graxa graxa* grupo gusta* gustavo historia homem homem* human* humano ignorou ikea inspe* instalacao internet
isso iva joana joana* joaqu* joaquim josia* josias juro kebab kebab* lanch* lar later* lateral laudo laudo* lebre
lebre* levan* levanta lhe linha linha* lixo lucia* machu* machucou manga* maos massagista matos* menin* meninas menor*
mesquita minha minha* miudos moleq* monta* mota motiv* moura mudan* namorado nogue* nogueira noiva nomes nomes* norte
notur* noturna o obvia* odete odete* olhad* olive* oliveira onde opini* outras ouve pache* pacheco paciente pai paisa*
paisagem palet* palmi* particular parvo passa* passava pasta* pedia* pedid* pela pelas pelas* perfe* pergunta perguntas
perig* perso* peso pessi* pessima pessimo pessoas pinto* placa placa* podia porco portaria poupa* poupanca proce*
profe* propria prote* prova quand* quando quant* quanto queim* quim quinh* quinhentos quintas quios* quiosque rapaz
rapaz* raquel re recebeu rececionista recei* recep* regis* render repar* repos* respiracao ressonancia revirou revis*
ridiculo rosei* roseiras sabia sabia* sacola saiba* salao salao* salva* sandr* sandro sarca* sardinha se secre* segur*
seguranca seja si sido siso sobraram socia* social sogro somme* sommelier sorri* sorrindo sotaq* sotaque sujei* supor*
suporte surf telefona ter terra* thais thais* tia tintas titul* titulo toa tomou tomou* torca* torcao torni* torniquete
tortas touca touca* tratamento trime* um usa velhi* velhinho vergonha vi viram viram* vitor vizinhos`,
      '3': `
45 a_aula a_colega a_conversa a_cozinha a_da a_maquina a_mim a_pizza acabou_com aconselhou adela* adelaide
administradora admit* adormeceu ajuda ajuda* alemao alunas anfit* animador antun* antunes aquele aquil* aquilo arqui*
as_criancas as_fotos as_maos as_meninas assin* assistente atend* atender atendeu augus* bandeja barte* bartender
bengala bibli* bichi* bocej* botou botou* braganca bruno bruno* bufou bufou* cabelo cabin* cabine cadas* cadastro call
call_center canal* canalizador candi* canga* canti* cantina capitalizacao carol* carolina carpi* carpinteiro cente*
center cera chama chama* chama_se chicl* chiclete chiqu* cida cirurgiao clebe* cleber cobro* cobrou coisas colegio
coloc* com_ele comissao conce* condu* condutor coordenador corpo corretor costureira cozin* crian* cumpriu custodia
da_agencia da_cadeira da_loja da_portaria da_vespera da_viagem de_reserva de_turno debai* debaixo defor* degrau
descaradamente descobri_que descobriu desconfio descr* desculpa desleixo despachante desum* desvi* desviou devia_ser
devolva diarista diogo diogo* diretora disse disse_que disso disso* disto disto* dizendo_que dizer_que do_lar do_meu
doentes duart* duarte e_chamou e_depois e_deu e_faltou e_foi e_riu e_se e_tem e_uma educada ela_e elect* enfad* enfado
enfer* enfermeiro entrega_em entregador estava_no estev* estup* estupida eu_com exames examinador extraviou fala
falar_de falei falei* falei_com familiar familias farda* faxin* fernanda ferra* fez_um fica fio fiz_o flagr* foge foi_o
foi_se fotografo fotos_do frescura frutaria furou furou* gata gorje* gorjeta gozar gozar* gritaria grosseira guardei
horte* hospe* idali* idalina ignorante imobi* impla* infil* insol* inspetor inventa ironi* ivone ivone* jorge jorge*
juntar jurou_que lagri* lagrimas larga* leone* leonel ma mae_de mandou_me manic* marcamos me_a me_com me_fez me_na
me_por me_vendeu menores mesqu* mim_e minha_vez minhas moder* moleque monta montagem motivo motor* motorista mulhe*
multo* multou na_quarta nao_leu nao_sabe navalha nem neste neste* nival* nivaldo no_voo notar* nova nunca_tinha nutri*
nutricionista o_armario o_bolo o_carro o_desenho o_dono o_entregador o_guia o_processo o_professor o_senhor o_servico
o_tecnico o_vendedor olhan* olhando operador orden* os os_dentes osmar osmar* palavra papei* papeis papelada para_ir
para_os para_tras parece_que parou_de partiu parvos passando pastelaria patricia pela_metade pensa* penso perdeu_o
perigo perito pesada pesta* petro* pilot* piloto pimen* pinho pinho* pior pirra* pirraca podou podou* por_mim por_que
porte* pra_mim priscila processo professora propr* psicologa pura que_a quebrou quer quero quero* quis raiz rapazes
rapos* raposo recus* rei relat* relatorio renat* reprovei resid* retro* retrovisor ridic* riu_da saber saber* se_chama
se_era se_podia secretaria ser serra* serralheiro serrano sessa* sessao shih sobrinha sofia sofia* sofre* some sopra*
sorai* soraia strea* sujeito talha* talho talho* tbm tempo_todo tirou tirou* trabalhos transportadora tras tratou_me
trocar_o troco* tudo turno* tzu uliss* ulisses usada usada* velor* velorio vendedor veterinario vigia vigia* vir zeca`,
      '4': `
23h a_dona a_enfermeira a_frente a_minha a_obra a_sorrir a_tal acha acoug* adalb* adalberto admin* agent* agente
aldrabao amarg* ameac* analises anest* anfitria aquel* armin* armindo arran* arrogante as_minhas atendida atendido
atira* atirou_me atrasado_e azeda azeda* baba baliz* baliza bocejava burra cabel* calote carlo* carte* casti* celul*
celular chant* chata chata* coelh* coelho coleg* colega colocou com_as comissaria conde* contas coord* cortou crach*
cracha crist* da_caixa da_peca da_rececao da_recepcao das_financas de_longe debaixo_do deformou deixo* deixou
deixou_nos dela_e dele descu* desli* despa* deve devia devia* dia_na digo do_guiche doutor doutora e_ainda e_boa
e_falou e_fica e_ficou e_quando e_sumiu educa* ele empregada enfermeira engan* enganada entregou escreveu estet* eu_e
exami* falou falou* falou_que farmaceutico fatim* fatima faxineira ficou_no finan* financas financeiro fisio*
fisioterapeuta foi_ele fonte* fui_atendido fujam fujam* funcionaria geral* geren* gerente gerente_rosangela graduacao
grita* guich* helde* helder hilar* ignor* imped* implantes indicacao instr* instrutor insup* insuportavel inven* irma
isso_tudo jaque* jardineiro jato jessi* jessica jussa* jussara klebe* kleber larga leita* leitao lobo loure* ma_vontade
macha* mae manda manicure matil* matilde mediadora mestr* mestre meu_carro mexe minha_mae monit* monte* moradores
moura* mulher na_mao na_rececao nadia nadia* nao_presta neide neide* nelso* nelson neusa neusa* nojo nome nos_a
nunca_devolve o_chefe o_da o_dr o_envelope o_estafeta o_guarda o_instrutor ofend* ofici* oficina oftal* oftalmologista
olha olhos olhos* olhou olhou* ortop* os_olhos os_papeis padre padre* palavras pano parvo* passa pedre* pedreiro peixa*
peixaria perse* personal pilar* pimentel pinhe* pires pires* poder poder* podologa por_ele porco* pos prado prado*
preguica presta propo* proprietaria quando_pedi quatro_minutos que_ele que_faz quem quintela rabug* razao razao*
reclamou recusa resmu* responder revisor ria risco* riu ruben ruben* rui sabe salvador se_e senho* senhor serve serve*
socio* sofrer solan* solange sorrir sujou sujou* sumiu sumiu* sumiu_com supervisor supervisora tecni* tem_nome terra
trein* turno um_tal vende vende* vergo* vitor* vitoria ze`,
      '5': `
a_educadora a_funcionaria abandonou abili* abilio acougue adils* adilson administrador admitiu aluno* alunos alzir*
alzira amilc* amilcar ana ander* anderson ao_sr assinado assinou atendida_pela atendido_por basto* bastos belch*
belchior bened* berra berra* bloqueou bruto bruto* calar calar* calot* chaco* chamou_de chamou_me chinelos claud*
comis* confundiu conno* connosco corto* culpa culpado culpo* culpou da_internet de_nome dentes deoli* deolinda
destratou diret* diretor dirig* do_balcao do_salao dorme* douto* educadora em_dinheiro empreiteiro enxot* erra errou
errou* escondeu esfar* estag* estagiaria estagiario esteticista estragou evert* everton expul* expulsou falca* ferraz
fez_me fica_com ficou_de figue* fontes fui_atendida gonca* goncalo gravi* grita gross* grosso guiche humilha humilhou
humilhou_a ingri* ingrid intratavel jeffe* jefferson josue josue* kelly kelly* lanchar largo* lava lurde* lurdes madam*
madame mafal* mafalda mando* mandou marce* marle* marlene me_atendeu me_chamou me_tratou media* mediador meire*
meireles mente mente* mentirosa mentiroso mentiu_pra meteu meteu* meu_cabelo meu_pedido mexeu mexeu* mim minha_cara
nadad* norbe* norberto nos notaria o_homem o_jardineiro ofende ortopedista os_exames parva* passa_a patra* patrao
patri* pedro pedro* perde* perit* pinheiro podol* prepa* profi* prometeu pros que_manda queimou rabo recec* rececao
receitou repro* respondeu rita rodri* roger* rogerio secca* seccao seccao_de segundo_a sheil* sheila sindi* so_sabe
talhante tatia* tatiana tavar* tavares tecnica telmo telmo* tem_uma tiao tirano trato* trocou valde* valdemar vanes*
vanessa vasco vendeu verea* vereador veter* veterinaria vigil* vigilante vilel* vilela wanderley`,
      '6': `
a_culpa a_dra a_gerente a_gestora a_monitora abusa* ademi* ademir agres* amassou ansel* arquiteta arrogancia atende_com
atirou_a barma* barman bateu bateu* birra birra* cabeleireiro caixa_4 carteiro casim* chefe chefe* comig* comigo
cortou_me covar* covarde cozinheira da_oficina de_conta de_proposito dela dente desle* destr* dirige do_suporte dona
dono dorme encob* eng enganou engen* engenheiro envel* envelope estaf* estafeta fez_de fingi* fingiu foi fugiu fugiu*
garantiu goza gozou gozou* graci* graciete grito* gritou grosseiro hospedeira hugo ignora insultou intra* jurou jurou*
kaua malcr* mamad* mandou_a me me_e me_o monitora na_cara nadador no_celular nojen* nuno o_dente os_alunos palav* pensa
persegue porteiro preguicoso priscilla proposito psico* quaresma quem_me recusou resmunga ricar* riscou rosan*
rosangela seguros senhoria seu sever* sindico taxis* taxista thiag* tiran* tosad* trata* treinador um_grosso vasco*
vilhe* vilhena vinga* vinganca vinic* vinicius wande* welli* wellington wesle* wesley xingo* xingou`,
      '7': `
a_governanta arrancou arrog* atiro* atirou auxil* auxiliar chamo* chefe_de chumb* cinic* cinica conceicao consultora
contabilista corretora culpa* cuspi* d debochou dente* desligou gesto* gestora gover* governanta humil* insulta irres*
irresponsavel jogou jogou* largou maest* maestro negou negou* o_sr perdeu prisc* sra tal_de tonin* toninho tratou`,
      '8': `
aldra* chamou deboc* e_um empurrou tal trata`,
      '9': `
dr dra fez insul* menti* mentiu pregu* sr`,
    },
    allergy: {
      '2': `
140 72h acha acord* acuca* afilhado ah alert* alerta andam* andamos anoto* anotou antes antes* arranhada atest*
atestado avisa* banana barri* barriga bebida bico bolac* bordo bordo* botou botou* brinc* cabec* cabeca cabel* canel*
canela canti* cantina capri* carda* cardapio causa causa* cebol* cebola cente* cera ceu champ* chape* choco* coco
coladas comi comissaria compa* companhia completar conse* contem conteudo convidado coordenador crech* creche creme
creme* crepe crepe* crua dali decen* decente decla* dentada depoi* depois desat* deu diretor distr* dobrou dormi edred*
edredao ela embor* embora engol* engor* escondida escrevi faca farof* farofa fechar ficou ficou* filho finalmente
fique* fiquei formu* formulario forro fosse fosse* fraldas frank* frankfurt free fresc* fresca fruta* gelat* gelatina
gostar gostoso grave* grito* gritou grossa hambu* hospi* hospital imagi* imedi* imediata incomodar indic* infla* kit
lagosta laudo laudo* ler leu levo liberado logo maio manch* manga manga* marac* marga* margarina mata menina menti*
mentira mexil* mexilhao migal* migalhas mim minha mistu* miuda monit* monte* mostr* mulhe* mulher nas nata natural
navio navio* nervo* neta noite noite* noivo ombro* ombros panad* papa papelinho passamos passou pedid* pedido pegar
peixe* penso percebi pergu* perguntar perguntou picol* picole pimenta poder* posso posso* pouqu* pouquinho prato*
preenchi pressas presu* presunto primeira processo proximo quartas quarto raspa* recheio reque* risot* rosca rosca*
rotun* rotunda roupao russa russa* sabia sandu* sanduiche saqui* servi* sido sinte* soube soube* subli* sushi sushi*
tabel* tabela taman* tamanho tapad* tava tbm tecnica tentar terra terra* terraco teve tira tirar tiraram tomei tomei*
tomou tomou* toque tras tremocos tubo ue urgencia usa varia* vegetariano viaja* viam vinag* viseu viseu* whats`,
      '3': `
a_amendoim a_boca a_cabeca a_etiqueta a_massa a_mim a_mocinha a_pizza acho acho_que acucar aerea aerea* algod* algodao
aloja* alojamento amendoas amoxi* anest* animais ao_pequeno apertar arroz arroz* ate_ao avisa avisamos batatas bebe
bloco bloco* bocad* bolha* borri* briga* cadas* cadastro caran* casei* causa_da cebola_e champo chocolate chourico cima
clara clara* cockt* colhe* colher comecou como comum comum* conde* confi* confirmado consc* consciente contu* contudo
correndo crianca dada de_gato de_pedir defor* deitada dela deram deram* deter* detergente devolveu dias_sem diferenca
disse disse_a disse_que disseram disseram_para dizer dizer* do_tamanho e_alergico e_comecou e_meu e_nos e_voltaram
educadora empregada encolheu_os enfermaria enormes esmal* esmalte esta_no estava_no estef* estefania etiqu* eu_estava
explodir falou falou* fechados feija* feijao ferida ficou_sem filha filha* filha_e fofin* fofinho fofo fomos_ao
formigueiro g gamba* gambas garan* gato gel gelado gema genro genro* geral geral* granu* grao grave hamburguer ignorada
imagina inchada irma jurou jurou* macad* maius* maiusculas manchas maracuja massa* mencionada mesmo mesmo* meu_genro
meu_menino minha_irma minutos_depois mocin* mocinha moido moido* moleq* monitora na na_rotunda nao_leu nao_pode natur*
ninguem_avisou no_bilhete no_braco no_mesmo no_quarto noite_a normal_e o_braco o_empregado o_mesmo oleo oleo_de
olhos_fechados os_10 os_ombros ostra* para_mim param* pe_de pedi_sem pedia peixe perfu* perfume perguntei_se pes pesta*
pestanas pimen* placa* placas plaqu* po_no pode polen* por_escrito prato prova_de pulso* que_ela quilos rachados reche*
refei* refeicao refeicoes reservar respi* respiracao riram riram* roxo sabia* sacol* saiu_de salsicha sangr* sapateira
se_nao secos secos* seis_anos sem_ar sem_conseguir semanas_de servir soja subiram sumo tabela_de tempero teste teste*
tinta tinta* tirad* tives* tivesse torradeira tranq* tranquila travesseiro_de tudo_no usei vaca vegan verni* verniz
viva vomit*`,
      '4': `
abaca* abacaxi abobo* abobora adesi* adesivo aipo amendoa antia* apesa* apesar avela avisei_duas avisou beico*
bocadinho bola bolhas braco braco* brigadeiro caldo caldo* caldo_de casca* cenou* cenoura chapeiro chia chour* cogum*
cogumelos cola comec* comecou_a const* corpo* cortisona crustaceo cuscu* cuscuz da_minha de_abobora de_ar de_cabelo
de_caju de_cama de_camarao dedos dedos* disse* do_leite doenc* doenca e_alergica em_po engolir epine* epinefrina era_so
escre* escri* etiqueta feche* fechei ferid* ficha* fiquei_sem frita* frutos_secos garantiram garantiu garganta_a grano*
granola guisa* guisado henna henna* indicacao iogur* leva lixa maria maria* maris* massa melao melao* mencionado mesma*
meu_bebe moida moida* moleque molho_de mouss* mousse na_carta nao_constava negar* negaram ninguem_sabia no normal
o_bolo o_chef pao passas passei pedia* perguntei perguntei_tres pinho* plaquinha polar* polvi* polvilhado por_cima
previo pulse* pulseira queij* quest* questionario rija rosto rosto* sacolinha salad* salada salada_de salsi* se_de
semen* sementes servida sou_alergica tinha tinha* tirar* triturado um_bocadinho urgen* usara* usaram vegana vermelha
vermelho vezes_se voltaram`,
      '5': `
a_cara a_inchar a_lingua acordei adrenalina_no alergica_ao alergico_a alergicos ambul* anchovas anti_histaminico
antialergico aplv avelas aviso* bolacha camar* camarao caneta_de casca casta* celiaco cevad* cevada chiar chiar* cocei*
coceira cocktail com_manteiga com_pao comecei conseguir constava corpo corti* corticoide crise crise* crust* dado
de_alergia de_ambulancia de_amendoim de_aveia de_legumes de_trigo deram_lhe derma* distribuiu dito do_aviso do_gelado
enche* encheu escon* escondido escreveu escrito escrito_no ficha formi* fritadeira glote glote* hista* histaminico
ignor* inchaco inchados inchar injet* intolerante jurar* juraram kiwi legum* legumes leite_em levav* lhe maion*
maionese mania mania* mante* manteiga manteiga_de marisco menci* menin* mesma mostrei na_reserva natas natas* no_caldo
no_formulario no_sumo noz o_menino pacoc* pacoca pedido_sem pele penic* penicilina pesto pesto* pinhoes ppd proib*
proibido prote* proteina_do que_um queijo reagiu satay satay* sem_dizer sem_lactose sensi* sensivel soro_de sou
sulfitos tomar tomar* tremo* vegan* veia verme*`,
      '6': `
a_caneta adren* adrenalina alergenios alergia_ao alergica_a ambulancia anafilatico ancho* apesar_do aveia aveia* caju
canet* caneta castanha choqu* choque choque_anafilatico comecei_a comic* comichao contraste coran* corante
de_adrenalina empolou epipe* epipen espir* farin* farinha farinha_de fruto* frutos gomas gomas* hosti* humus humus*
iogurte labios latex latex* leite leite* levava lingu* menino meren* molho molho* mosta* mostarda na_ficha na_salada
na_sopa nique* niquel no_molho norma* nozes nozes* obser* observacao olhos olhos* palpe* palpebras penas penas* pure
rotul* rotulo serviram sesam* sesamo soro sou_celiaca tahin* tremoco tritu* urticaria urticou`,
      '7': `
anafi* anti avela* avise* boca bronc* edema edema* garga* garganta glute* gluten intol* labio* lacto* lactose lingua
na_massa no_pao ovo pesco* pescoco proteina ralad* ralado reaca* reacao reagi* sem_gluten sulfi*`,
      '8': `
amendoim avisei empol* incho* inchou no_arroz trigo trigo* urtic*`,
      '9': `
alerg* alergia alergica alergico amend* celia* celiaca incha*`,
    },
    animal: {
      '2': `
120 36 abertas abrir abriu abriu* achei achei* acord* adorm* agarr* aguenta ajoel* anima* antigos aquar* aquario area
armad* ate atest* atestado atras autor* bacia bacia* bagag* balde balde* banho banho* barba* bate bebeu bebeu* berra*
bichos bisco* bolinha cabri* cachorrinho caido* caixa caixa* caixi* caneta cansaco casta* cauda cauda* cavalinho
chamava champo chegar chorando chutando chute chute* cinza* clari* cobra* colad* colon* colonia come comeu comeu*
compramos conhecer continuam contou costela dar dava deitada dente* dentes descer desci descobriu desfe* diagnostico
dias disse disseram dizen* dizendo dormi* dose doutor ela elas ele elect* embar* encravado enforcou entup* escan*
escap* escapar escreveu esgotada espac* espaco espetaculo esque* estei* exames falan* falando febre febre* fechadas
feita feita* felic* ferro ferro* festinhas filho* floripa foi forca* fotog* frida* fundos gastr* guinc* hospe* hotel
insol* insolacao jabut* jardineiro jejum jejum* justo justo* lacra* lacrada ladei* ladeira lamin* lampa* largo* largu*
larguei laudo laudo* leao lembrar levan* levando levou levou* licen* licenca ligam ligam* lixa mato meninos metod*
metodo metro meu mexia mexia* mole monit* monitora monta* montr* montra mostr* mostra mudav* nadan* nadando nas ningu*
ninguem no obrigado operatorio os outras palma palmas partida passo* passou pedia pedia* pedra* peixe peixes pela pelos
pelos* pendu* pensa* perdeu pintou pipoc* pista pleno pleno* polvo polvo* pontape poodl* poodle porco* porqu* pousa*
pousada pre preencher presa* publico puser* puseram queimou rapaz raspa* recif* recife relat* relatorio roca saimo*
saimos santa* sapat* sauda* se sofre* sofrer soro sozin* stress sujo super* telefonema tirad* traba* trabalha
transporte tras treino tubar* vacinas velho velho* venci* vendem verao verao* verme* viajou vidro virav* viravam visao
visao* visit* viu`,
      '3': `
800 a_caixa a_chuva a_coleira a_dar a_dormir a_ferver a_maquina a_rapariga a_um a_uma a_volta abana abandonado aberta
aberta_e abriu_o afogo* afogou agita* agora_a agua agua_um aguen* alemao amarr* antes_era aos apanhou aparecendo
apertaram apertavam arrancar arrasta as_criancas assim assim* atola* autorizacao baten* batendo bebed* bebedouro
bichano burri* buscamos cabre* cabresto caido calor* casa_a casei* cheia_de chuta* circulo coelho coelhos cola
coleira_de com_elas com_um comprido conse* consegui constipacao contratei corpo* corrente cortar cortar_a cortaram_a
corte* corto* cortou cortou_a coxeava crian* crist* da_praia dao de_noite de_tras deita* deitado deixe* deixei deixei_a
deixou_a demais_o desfez deslocamento devolveu dia_seguinte dias_de disse* do_tamanho dois_dias dois_metros dorme*
dormem dos_hospedes duros duros* e_dava e_disseram e_torto ela_ja ele_respondeu elefante em_circulo em_mao emagr*
enfor* ental* entalado enter* enterrei enviado eram espal* espum* falec* faleceu fechado_na ferve* ferver filha filha*
fio flami* flamingos forca fotografia frio_em fundo fungo* galo gatinha gelado golfinhos graus graus* grita* gritava
ha_semanas hospedes inven* joelh* jogaram jogou jogou* kg lagar* lagosta lama lamina lampada lata levantar ligaram
linguas lona lontr* lontra luta maca madri* mae mae_com magro magros malfeita mangu* mangueira matad* mel menos_de
minha_filha mo mola montada morreu_no morta mortal mosca* moscas mostrei na na_cara na_ficha na_orelha na_quinta nao_o
nina no_caminho no_pescoco no_sabado nossa nossa* nosso* nu o_cachorro o_cavalo o_coracao o_polvo operado orelhas
os_bichos os_cavalos os_olhos osso ouviu ouviu* palma* pantu* papagaio para_casa parac* paracetamol parti* pavao pavao*
pedra peito peito* peixe* pelad* pensao perde* picos picos* pinto* pires pires* ponta* por_que porta_da potin* potinho
pra_banho pra_eu presa propr* proprias proprio pulga* pus quando_fui quatro_meses que_ele queimado quilo* quint* ranho*
rapos* ratin* repro* resse* saltar sapatos saudavel secos secos* sem_ar separaram sopra* sozinha stres* terra* terraco
teto thor tigre tinha* tiver* torca* torcao trabalho_de transportadora tratamento turis* um_deles um_ferro um_gato unha
unhas unhas* vaca vazia* vazias velhi* vencida vendidas vet vi vitri* voltas voltou_sem`,
      '4': `
800_reais a_cabeca a_camera a_egua a_mel a_nossa a_rodar abert* abertos afoga* agred* anca anestesia animal ao_rapaz
apert* apertada aplau* aranh* aranha atropelado aveni* avenida bagageira bater batia* beber beber* bulld* bulldog
burro* burros busca* buscar buscar_o busqu* busquei cabra cabra* cachorro cadela cair caiu_de caixas_de calor camer*
camera canin* carne carne* carracas carregada carrinha cavalos cheio_de choqu* cinzas clima* coberto cobras com_a
com_as corpo corta* cortada coste* costelas de_eu de_fora de_lado de_mola deixa* deixaram_a deixaram_o deixei_minha
deram deram* desde_que desfa* do_hotel enferrujada escon* esmag* esqueceram esteira exaus* farru* farrusco ficar
filhote fugir fugir* fundo* galin* giraf* girafa golde* golden grade hamsters hotel* imped* lambe* largou larva* ligad*
lobo matou matou* matri* mesmo_assim metro* metros minuscula morreu_em mortas morto mortos_a no_banho no_fundo
nossa_frente nosso o_guarda o_hotel o_proprio o_veterinario olhos olhos* ouvi passada passou_o patin* patio patio*
patos patos* pedag* pedagogica peixes_mortos pele pelo perderam perna perna* pesar* pingu* pintados pipoca pisad*
pisado pombo* pombos pontos pregu* preguica preso pulgas puseram_a puxar* que_la queim* quinta_pedagogica quintal racao
racao* rapar* rapariga raposa receitou recusaram ressequido rex rodar rodar* secad* secador seis_horas sem_perguntar
shih shih_tzu tamanho_de teve tinha trata tripas turistas tzu um_fio um_olho uma_ferida urgen* urgencia vacin* vazad*
vazado veterinaria`,
      '5': `
a_barriga a_boiar a_puxar aband* abate* abateram abrig* abrigo acordou adestrador afogaram amarrada arara* arran*
arrastando as_unhas atada* atadas bateu bateu* batia bicha* bico boca boiar boiar* cabeca_na cachorros caiu camelo
canino carne_viva caseiro cavalo_com charr* charrete chicote cimen* cimento circu* colo com_cola com_moscas comprei_um
cortadas coruj* coxea* criad* criancas criancas_a crost* crosta cubic* de_areia dela depen* deslo* disse_o do_pescoco
doente e_foi em_carne empilhadas envenenados esmagada espor* esporas eutanasia eutanasiaram exausto fui_buscar galinhas
ganid* ganido gatil* gatinhos gato gatos gatos* golfi* hotelzinho inchada india* infec* jaula* joelhos lagos* lagostas
macaco magro* mancando matou_o matriz meio_metro meu_caniche minha_gata na_avenida na_barriga na_grade na_pista
no_aquario no_focinho numa_caixa numa_gaiola o_cao o_tratador olho orelha papag* parvo parvo* passaros passeador pasto*
pastor paula* paulada periq* pesav* pesava pinguins pinta* pintainhos pos prenha preso* puxar puxav* quando_ele roxo
sarna sarna* sem_ninguem tanque tosqu* trata* tratador traum* treme* tripa* urso vazias_e vendido vivas vivas* vivos
vivos* volto* voltou_com yorks* yorkshire`,
      '6': `
a_sangrar a_tremer acorrentado adest* amont* amontoados anestesiaram apati* apatica araras arrancadas arras* asas
banho_e barriga bezer* bicho bicho* cachorrinhos cadelas cadelinha caixa_de camel* canic* caniche carra* casco
castracao cavalo cego chico* choques cinom* cinomose circulos cisne cisne* colei* coleira coruja da_sela debai* debaixo
debaixo_da desid* doentes dog e_tosa elefa* empil* enven* ferida foca fugiu fugiu* funcionario gatil gatinho gaze
grade* iguan* imund* imundo india infet* infetado intes* intestino lingu* lingua lombo lombo* macac* meu_pug morta*
mortos na_gaiola num numa o_meu o_rabo ofega* opera* orelh* ouric* ovelh* ovelhas pele_e penas penas* poca ponei poneis
porquinhos pug quilos rabo rosna rosna* sangrar sangu* sangue sela selfi* selfies sitte* sitter sol tanqu* tarta*
tartarugas tigel* tigelas tosa tosad* trela trela* tremer vendi* veterinario vira viva vivo voltou voltou_a walke*
walker`,
      '7': `
a_pata acorr* atira* atrop* barri* cao casco* castr* caval* coelh* deixaram doent* egua eutan* fezes fezes* focin*
focinho gaiola hamst* incha* jaula manca* morre* morto* mula nao_acordou ninha* ninhada o_gato patas patas* pet
pet_sitter porao porao* que_lhe sangr* sem_agua tigre* urina urina* veter*`,
      '8': `
a_gata anest* ao_sol cacho* cadel* caes canil canil* feridas gaiol* gatin* pata pesco* pescoco ponei* prenh*`,
      '9': `
agoni* ferid* gata lhe morreu`,
    },
    child: {
      '2': `
14 23h adesi* adorm* afilhado alca ali almocar altif* altifalante anima* aniversariante apaga* apanh* aquel* aquela
aqueles arrastada assinar assistir avisa* avo baixa* baixar balneario banho banho* barraram berro* bia boia borda
borda* burra* burro burro* cabel* cachecol cader* calca* calcada calma* capo carregar cator* catorze chama chamaram
chao chegu* cheguei chora choro cigar* cinto* coco colete coma comeu comeu* compreensao comprimidos confe* confirmaram
conto* contra conversava coord* coordenacao corda* corpo* crach* cracha cuida* dado dar dava denta* deram deram*
descosida desmontou destr* direto disseram disso disso* docum* dormiu educa* eles encontrado enfermeira enfio* enfiou
enganou enqua* enquanto enrol* entregaram entregou entro* envel* envelheci escor* escorregou espre* estal* excur*
excursao expli* facas facas* falou falou* falta* farda farda* fecho fecho* fez filhote filmes foi forca formigas frent*
gasolina gelado gemea* gemeas gnr grand* grande gritou horas horas* hospe* imita* imobi* infla* insuf* joelh* leite
leite* levaram lhes liberado ligue* liguei limpa* luzes luzes* ma magic* mando* manta marquesa medo metod* metodo meu
miudos molei* moleq* moleque monitoras mostr* mostrei motor muda nacio* nacional nadad* namorado no nu nuca obrigada os
outro parac* paracetamol parede partir pedia* pediram pedras pegaram pegou pegou* pelo peluche pendurado percebo perdi*
perdidos pergunta perguntou pesad* piao pijam* pijama porqu* porque posto posto* prato pre profe* professor propria
protetor proximo psp pulse* pulseira quand* quando queimou queixo quem rapaz* reben* repar* rolante rosto rosto* rotun*
rotunda roupa roupa* sabem sabem* sair salta* salva* sanit* sanita se selo senhora senhores senta sentado separaram
serviram sobrinha solar sorve* suja tal tapavam telefonou tesoura tias torce* travao tribu* tribunal vassouras ve
vestida viaja* viole* virad* voces voces* volto*`,
      '3': `
13 5_anos 6_anos 7_anos a_acabar a_agua a_cadeira a_dar a_dormir a_ferver a_manha a_menina a_minha a_roda a_senhora
aberto acabar_a acham* achamos afogo* afogou agarra agarrou agua_a amarrado andan* andando andou andou* ao_meu ao_pe
ao_sol aos apanhava apren* aprender arran* as_criancas assad* ate ate_a atira* avisou baixa baten* batendo beiji*
beliche berco berco* berna* bernardo bicho botoe* botoes brinq* brinquedo buscar buscaram cabeca_para cabelo cadei*
caixo* caixotes cala calad* caminhoes capac* capacete capuz capuz* cara_da carne carne* carrinho_com cave cedeu cedeu*
chama* chamar_o chamava chamo* chamou choro* chorou chuta* cima_do cinco_anos clara clara* clavi* clavicula clube
clube* colegas colhe* colher com_as com_ele com_eles com_fita com_o comer* comissaria contadas contei contou copa corpo
crianca_de da_mesa de_6 de_cinco de_comer de_gasolina de_me de_quarenta de_roupa de_seis de_sete deixava deixo* deixou
dente dentes dentr* dentro dentro_do dentro_e desceram descobriu desconhecida deve_ter dezas* dezasseis diant* diante
diario dias_por dispa* disse disse* disse_que do_corredor do_quarto do_saco dobra* dobrar documento dormia duas_horas
e_mandam e_nem e_ninguem e_tal educadoras educadoras_estavam ele_tem em_branco em_forma em_frente empregada empurrou
encolhe encontrei entrar entrou enzo escada escal* escol* escon* escur* esque* esqueceu_o estra* estrada_nacional
estranho estri* estribo estudo explicador fala fazer fazer* febre_de ferid* ferida ferve* ferver ficar* filho_de
filme_de foi_a fora_da forma forma_de fraldario fraldas fratu* frente frente_de frio fui_buscar gritava homem homem*
hora_depois insuflavel isso_nao joelhos junto* la_dentro lencol leva levantou ligar* ligou_pra lingu* litro* litros
lugares maiores mais_velho mandou marcas maternidade meninas meu_sobrinho milho milho* mim minic* miniclube mochi*
mochila molhar monitores mostraram na na_agua na_boca na_cara na_escada na_estacao na_lista na_piscina nadador nao_me
nariz nariz* nas_pernas natac* natacao ningu* ninguem ninguem_sabe no_banheiro no_quarto o_braco o_livro o_queixo
obrig* opera* operador orelha outro* pai_que para_a para_nao partido passeio passeio_a pe_da pedal* pedi_as pedir
pedir* pelas pelas* peque* perde* perderam perdeu perdido pernas persi* pesadelos pilha* pirra* pontos por_conta porca
pos pra_ele pranc* prancha presa* professora pula pulou pulou* pulsos qualq* qualquer quando_cheguei quase quase* que_a
que_estava recusaram recusou rolou rolou* saia saiu_da saltou salvador segre* segredo senho* senhor_do senhor_que
separ* separados sesta sesta* so_me sobri* sobrinho sofia sofia* solto sozinha sozinha_no sozinho_e sozinho_no table*
tablet te ter terro* terror testa testa* tinha_a tinha_dado tinha_ido tocad* tomar tomar* tomou tomou* treme tremendo
um_bilhete um_vizinho veio_com venderam vi vigilante virado viram viram* voltaram voltaram_com voltou`,
      '4': `
9_anos a_avo a_cabeca a_carrinha a_chorar a_comer a_diretora a_escola a_fumar a_mochila a_praia a_professora a_tomar
a_um aband* adole* adolescente afoga* amont* anos_e anos_na ao_colo apagadas apanha arrastou arrec* arrecadacao
as_compras as_escuras ate_ele autista autorizacao aveni* avenida babys* bebeu bebeu* belis* berra* boca bones bones*
braci* bracinho busca* cabecas calar camer* camera carrinha carrinho chorava chutaram coleguinha com_ela comer correr
costa* crech* creche criancas_de da_creche da_sala de_10 de_14 de_5 de_adulto de_colo de_joelhos de_natacao de_nove
de_outro de_terror dedos dedos* deixado dele desce* desceu desconhecido desde_que despensa diante_dos diret* diretora
dobradica dormem dos dos_tres e_ele e_meio empurraram engolir engoliu ental* escola escorrega escuras estacionado
estava_no faltavam fechada_por fechados fechavam ficar ficou_de filho filho* fita frente_da grade humil* ines infantil
insol* insolacao ir irmao* junto larga* levad* levou levou* lhe_um mae mae_e mais_cedo mao maos marca_de medicamento
meu_cacula meu_filho minha_neta miuda* miudo* mordida mudarem mudou_de na_aula na_mao nadar nadar* nao_era nas neta
neto ninguem_a ninguem_o no_braco no_chao no_colo no_meu no_parque no_tablet no_vidro o_escorrega o_guarda o_meu
o_nariz o_portao o_prato operado outra_mae pai palma* papin* papinha parap* parapeito pelad* pendu* perdo* pezin* pia
ponei ponei* por_ser prend* presa puseram_a rachado rapariga saiu sala_dos saltar seis_anos senhor ser tanqu* tanque
tapa tio tomas tomas* trancada trein* trinc* trinco turma turma* um_desconhecido um_filme um_homem uma_mae van vedac*
vestiario vigil* violencia vomitar`,
      '5': `
a_colher a_educadora a_estrada a_leonor a_rapariga acamp* acampamento achou achou* agarr* alcan* alcance ameac*
animador aninh* aninhos anos_a aos_gritos aperta atrav* autis* autor* auxil* auxiliar bateu bateu* bebe_de bebe_no
berma berma* boche* bochecha bruta* cabeca cacul* cacula cadeirinha caiu calar* carri* cateq* catequista catra* colega
costas da_turma davi de_noite de_oito deixada deixaram_o dente* deu_lhe disparou disse_ser dois_anos dorme* dormir
e_bateu e_foi educadora ela ele encha* encharcada encon* engasgou engol* escancarado esquecida esquecido estrada febre
febre* filha_a filha_de filha_no forca* fumar fumar* funda* galo gatin* gemeos grade* gritos ident* inchado infantario
largo* largou_o leono* leonor levou_a ligaram ludot* ludoteca marti* martim matil* matilde menina meninos menor menor*
meu_neto migue* minha_menina miuda na_cabeca na_cama nas_costas nascido nenem nenem* no_passeio o_carrinho o_homem
o_menino o_pai obrigaram os_meninos palmadas parag* paragem paragem_errada parti* patio patio* pela_falta pelada
pendurou perderam_o pezinho pilha por_fazer portao presa_no proibido pulso* puseram_o quarto_escuro que_disse rasgo*
rasgou regua regua* roxo sacud* saiu_com segurou sem_ninguem soltou sozin* sozinho sozinho_com treme* tres_anos
trocador um_senhor uma_crianca vedacao viu viva vomitado xarop* xarope xixi_na`,
      '6': `
a_ama a_crianca a_mae a_perna amarr* anos assadura atiro* atirou baba batia batia* bebe_com biber* biberao braco braco*
bully* bullying cabec* chorar colo colon* colonia criancas de_castigo deixou_o dela deu do_brinquedo dormi* engas*
escan* esconderam ficou_no filha filha* fralda funda gemeo* grito* identificacao incha* infan* junto_a lingua meu_bebe
meu_menino minha_filha mordi* nasci* no_recreio o_monitor o_tio orelh* orelhas ouvi partiu pequenino pequenos perna
proib* puxou puxou* rapar* recem_nascido recreio solto* tablet_da trancado trancado_no treinador`,
      '7': `
a_monitora a_tia adult* adulto ama ameacou bebes bebes* casti* castigo chora* coleg* contaram crianca deixa* frald*
garoto largou lhe_a lhe_o menino monitor monitora os_pequenos perna* porta_da puser* puseram quatro_anos recem recem*
recre* tia tranc* voltou_com vomit* voou xixi`,
      '8': `
crian* deixaram garot* menin* o_bebe`,
      '9': `
bebe lhe monit*`,
    },
    discrimination: {
      '2': `
110 19 2021 47 55 70 abrac* abri acabe* acabei acaso acaso* acres* agent* agente ai alema* alemao alian* alianca alinh*
alinhamento anda angolano anula* anunciada apartamento apesa* apesar arara arara* arrancou assis* atendem atender
atira* atras atrasa auric* balneario banana bermu* bermuda bonita cabeleireira cabelo cabin* cabine caderno caido
capac* casad* casai* casais casal causa causa* cesto cesto* chata chata* chorando class* clien* clientes clube clube*
cobrar colegio confo* consumo convi* corpo curri* curriculo curso curso* dada danad* dando dando* dedo deixa* denti*
dentista depre* descer desli* desligou dessa devia devia* dinam* dinamica discoteca disseram dizer dizer* dobra* dobro*
dona dos ela ele entrada entre* escrever escri* estra* eu experimentar expli* falan* falando falaram faltar famil*
familia familias fantasma feia fez filhas fora fralda fresco funciona gasta* gente gente* girat* giratoria gordo gordu*
grita* grupo* ha habit* havia havia* hoje hospedes incomodar india* indiano invis* ir irma jovem jovem* juizo juizo*
juntos larga levad* lixo lugar* maca menino mesma mexer mexeu mexeu* mo mochi* mochila mocin* mocinha morro morro*
mortadela motiv* mudar* mudaram nacio* nao negad* negado negro neusa neusa* normal nossa* ofici* oficina olhan* olhando
orige* origem os outras outro* ouvir* pai palav* panel* para parvo parvo* passaram passou pastelaria pedis* pedisse
pendurada pensava percebe perfi* perfil pergunta pesco* pescoco pisci* piscina plane* planetario podia* politica por
porqu* porque prefe* propr* puxad* quant* quebra quer querer queriamos quintas quis quise* rabo rapar* reben* recebe
rececao receitou recif* recife recin* recinto reclamar regulamento resci* rescisao respondeu revez* rindo rindo* santa
sapat* secca* seccao seguinte segundo senhor senhorio sequer serio serio* silab* silaba simpatia smart* sobri* sobrinha
sobrinho solteira sopra* souberam sugeriram surdo surdo* suspe* telefone terno terno* tinha tivem* tivemos tiver*
tives* tivesse trans* tratar trato* traze* turma turma* vamos vamos* vazias vendedora venho venho* vestidos viseu
viseu* vistos voce voces voces* volan* volante voltasse volum* volume`,
      '3': `
54 66 a_atender a_cabeca a_cadeira a_casa a_dois a_vendedora admit* ah algue* alguem alugamos alugar amiga* amort*
anedotas anularam aos apelido apesar_da aqui_nao arabe arabe* as_minhas as_tercas assim assim* assim_que assistencia
assum* ate_hoje atendente atendido atras_de baba balca* balcao barbe* base bengala berra* berro* bicha* boate boate*
boca bombas branca brasileiro cadeira_de cader* calcada calot* calote campi* cantor cargo cargo* carrossel casados
casal* cauca* caucao causa_da chamando chamar chamou_a chinelo claro claro* coitada como conforme congelada conto*
contou costa* costas cota cruz da_mesa de_chinelo de_me de_pele deixaram descarado desde_que desempregado desse desse*
diarista dispo* do_hotel dobro dois_metros dono e_do e_os e_para e_tudo elefa* elefante em_todas email_com embor*
embora empurraram entao entao* entendeu entendi entrei era_meu eramo* eramos escre* escreveu escrito_no escur* espos*
essa este estet* estru* eu_de exami* falar* falar_de falavam falou_o farda farda* fe fede femin* feminino fiador ficam
ficam* ficar filha filha* filho foi foi_a frent* frente frente_de futeb* futebol gay geral geral* ginas* ginasio grupo
haver* homem homem* hospe* humil* idade idade* imita* incom* isso junto labio* labios lenco* levo ligou ligou* los
magri* manda* matri* matricula me_do menin* meninas meu meu_filho mexe mim_a minha minha* minha_casa minha_colega
minha_mao minhas monit* mostrei motivo mudou_de mulet* mulher_e na_calcada na_porta namorada nao_percebe nao_pode
nao_tem natac* natacao nem_pensar netos netos* ninho ninho* no_balcao no_braco nome_do nordestina norma* nossa o_dobro
o_garcom o_quarto olhar* olhos olhos* olhou olhou* ou paga pagam* papei* papeis para_nao para_nos para_o passei pensar
pequenos perdi_a permi* pesada pobre pobre* pode podia por_causa por_escrito por_isso porta_da porte* posta* postal
postas pra_mim pregu* presi* presidiario quanto que_sou querida quiseram rapazes recec* rececionista recusaram_a
responderam revis* rg rodas rodas* sair santa* santo* sao segui* segundo_o senta* sentar sento* sentou servem serviram
sesse* sessenta si sinal_da since* sindi* sindica sinon* soltou sorrir suger* sugeriu sugeriu_que superior tapa te
tercas terro* todas todas* tom tratamento tratou trico* trocou tu ultima va velhos vende* vendedor venha venha* vigia
vigia* viuva viuva*`,
      '4': `
52 a_dona a_mesa a_mim a_mochila a_piscina a_senhora a_serio a_turma acele* acelerou adapt* adian* alto amiga anos_e
apart* arrendado atend* atendeu balei* barbeiro benef* benga* bicho bicho* boiolagem brancas brasileira cabec* cadei*
cao carec* careca casa chama* chamada_de cheguei_com cheiram chine* de_lugar de_mim de_todos deficientes depois_e
direi* direito disponivel disse_que divor* do_meu docum* e_acabou e_mal e_mandaram empat* enche* engravidar entra_no
entrar entraram entregamos entrevista escrito escura esse_tipo estar estar* estrangeiros eu_e evang* evangelica
examinou exclu* fala falou_que fazem* fazemos filho* filhos gema gesto* gorda gorda* gravida hijab hijab* incomoda
indig* interprete ironi* islam* islamico junto* la_no ladra lei lenco lhe livre livre* lotou lotou* lugar_de macumbeira
mae_de maes mandaram marid* marido marro* me_o mesa_do mesmi* mesmissimo mim_e moradores motor motor* muletas
mulher_nao mulheres na_cabeca na_mesma namor* nao_disse nao_fazemos nao_ha negra norde* nos o_anuncio o_apelido
o_cliente o_dono o_motorista o_senhorio o_seu o_vendedor ocupa olhad* parai* parou_viu pedir* pela pensa* pergu*
por_ser porque_sou portanto pro_meu probl* problema procu* procure quando_viram que_aqui que_eramos que_eu quimi*
resmu* santo se_eu se_nao segur* sem_legendas sempre_o serop* seropositivo seu so_por solte* somos somos* suspeito
tem_que terra* teve tipo tipo_de tirar* tiraram todas_as trave* triss* trissomia turba* turbante ucran* ultimo vir
viraram`,
      '5': `
a_bolsa a_frente a_minha a_monitora a_vaga aceitamos adiantado afric* africanos afro aluga* anedo* apeli* atiro* atirou
atrap* baian* barraram beijo beijo* boiol* boliv* bolsa bolsa* brancos brasileiros cabeca cabeca_e cando* cao_guia cego
cereb* cerebral ciganos coleg* colega com_essa com_minha cresp* crespo de_down de_rodas discr* do_grupo dobrada
documento domes* domestica entra espere estava_livre estorva expulsa falo favel* favelado fiado* fosse fosse* garga*
gordo* gozou gozou* guias guias* indio indio* irmao irmao* jeova jeova* laril* larilas loirinhos macaco machi* macum*
mae mandaram_me mando* mandou me_na meu_irmao meu_namorado mim minha_amiga minutos_depois mocam* monitora na_cozinha
namorado nao_me no_ginasio nojen* nojento o_barbeiro o_meu olharam os_outros ouviram ouviu ouviu* pagam palavras
pela_loja pele perguntaram_se perguntou perguntou_se piada piada* por_eu porteiro portu* preto pretos proibido
proibiram proprietario racismo rampa rampa* rasta* repente_a resmungou seguranca senho* senhora ser sindrome_de sorri*
sujas sujas* terra terrorista tranc* trataram trocou_de tua ultim* venez* verdi* viram viram* virar* viu`,
      '6': `
a_atendente alugo alugo* amame* amamentar anao ao_meu aqui_e barra* branc* cadeirante chamaram com_sindrome criou*
crioulo de_repente deboc* debochou defic* dois_homens down empregada engra* entra* etari* etnia etnia* eu_era
expulsaram falou falou* gestos gravi* gringo grito* haiti* homen* homens imigr* insin* insinuou loiri* macac* me
meu_cao monhe* mulat* nao_usa negra* negro* negros o_seguranca outros ouvi_do paral* paralisia por_ultimo preto* pura
recusou repen* repente revistado revistaram segre* seguiram sexis* sindr* sindrome socia* social sotaq* sotaque staff
staff* tatua* temos temos* trancas trans tratada tratado travesti um_beijo usa usar vaga veu`,
      '7': `
angol* arren* autis* autista brasi* cadeirantes chamou_me cigano cochi* cochichou cochichou_a demais_para disse_o
gring* gritou homof* meu_sotaque mulher nao_entra nao_temos negar* negaram nojo pediram perguntaram proib* racis*
recus* riram riram* riu surda surda* xenof*`,
      '8': `
aqui cigan* disse* disse_a mulhe* ouvi sou trata*`,
      '9': `
chamo* chamou disse expul* recusaram`,
    },
    drugs: {
      '2': `
13 14 19 350 acamp* acampamento acompanhou adolescentes adorm* alcool algemado algue* alguem alma almoco alugu* alunos
amarr* ampola andamento anfit* animador antes antes* apanharam armar* artis* assistente atras avisei aviso balanca
balao balao* banca* barbe* barbeiro barra* bater bebe bebi beije* beijei benga* bilha* bilhar bolo bolso* bombo* bons
braco brind* brinquedos busca* buscar cabra* cacul* cacula caido cair cais caldi* caldinho calha* calib* camar*
caminhada cana canalizador carlo* carlos carreira cartoes casta* cave champ* ciclo cigarro cinzeiro cirur* clara*
cobertor cobra coisa coisa* colega colher colocaram comecei como conhe* conso* consumo contratado copin* copinhos
cozin* cozinha curva curva* dava decen* decente deita* deitar dentr* dentro deram deram* desceu dinhe* dinheiro direc*
direcao dirig* disse disti* divinal dizerem embora empurrou encharcado encontrar engano escad* escada escolhemos
escondido estaf* estafeta estava estrada explica faixa falan* falando farinha farma* farmaceutica fatim* fatima
festival ficar filha filha* filho frascos frent* frente fugir fugir* funciona funcionarios fundos funeral gira grati*
gratis guardado honor* hospede hospi* hospital idosos ilha incenso inclusive incomodar janelinha junta* junto* lava
legal legal* levad* levado levar* lhe limoe* limoes limpo* lindas livre* localizacao mandi* marin* marina marinheiro
mascara mascu* mesa meu minutinhos miudas moca moido* mostrar motob* motoboy mundo noite noite* noivos norte nosso
nosso* ofereceram olhan* olhando olhar opera* palhaco parto parto* pasto* pedia pedia* pedin* pedindo pedir pedir*
pedri* perce* pergu* picos picos* pintado pisca pisci* piscina pista* plasticos ponta ponto portaria pos posto posto*
pranc* prancha preta* profe* professora pros pupila quart* queim* quimico quintal quinz* quinze rampa rampa* ranger
rebuc* receber rececionista recup* redon* relax* relvado repar* responsavel ressonar rg riram riram* riscas rodov*
rodoviaria rotul* rotulo sabia sabia* sacolinha saia salao salao* salva* santa santa* segre* segredo segue segue*
seguir senho* senti* serra sobrinho subiu subiu* suco sumia* sumir* sumiram supervisora tabac* tabaco talve* talvez
tanqu* tanque tanta tanta* tanto tanto* terco terco* tinha tinha* todo tonica traba* tranc* tranquilo transacoes trase*
trazi* trazia trein* trocam trouxe urgen* vanta* vantagem vedacao vendido viage* viagem vicia* visiv* visto* viva vovo
zigue*`,
      '3': `
17 a_bordo a_cerveja a_direcao a_dormir acesa acesa* aceso aceso* adormeceu adult* aguar* aguen* aguentar agulha algod*
ali_a aluga* alugada aluno* anima* anos_sem ao_pe aos aos_esses apanh* apart* apartamento arrastado arreg* arregalado
assum* atras_do aveni* avenida avo balnearios bande* banhe* barraca batia batia* beata* beatas bengaleiro bi bifan*
boa_noite bolinho bolso botij* branq* brisa* broca broca* cada_vez cadeirante caes camba* canti* capit* capuz capuz*
cara_da carin* carinha carri* carro_e carrossel chao chapeiro chefe chefe* cheiro_de chuta* cima cirurgiao clini*
clinica coleg* colhe* color* comer comer* completamente comun* conno* connosco copa copo_de copos copos* costuma
criancada crist* cuidado da_noite da_turma dado dando dando* dar davam davam* de_apoio de_cada de_fumo de_laranja
de_olho dei deitados deixar dele denti* dentista deram_me derru* descalco descanso descer dez_da dezas* dezassete
discoteca dizer* do_balcao do_hostel dobrada doces doces* documento dono_e dorme dormem dos_fundos dos_noivos dose
e_atras e_levou e_mandaram e_passou e_tudo e_voltou efeit* efeito embaixo_da embora_sem empregada empregados encolhe
encon* encontraram encos* enfio* enfiou entra* entre errou errou* especial espet* esquecido ester* estudantes facha*
fachada falho* falhou falou_que falsi* farda filha_de filtros fizem* fizemos fosfo* fotografo fuman* fumando fundo*
fundo_do fungo* garrafas garrafas_de gim grama gring* gringos hilar* hilariante homem homem* hoste* ia_a isopo* isopor
ja_nem janela_aberta juntas junto lado_do lanterna lembro liber* licor licor* limpar_o limpou logo loja_de magic*
mais_nada manha_e mao margi* marginal marquise maxil* maxilar medro* medronho meio_e menin* menor menores mesa_com
mestr* mestre metade_da meu_carro meus_pais mil_e minha_sobrinha minutos_a miuda miudo* mochi* mochila moleq* moleque
montar motorista na na_calcada na_cara na_frente na_minha na_montra na_paragem na_recepcao na_ultima na_varanda nao_fui
nem_pra no no_banco no_brinquedo no_carrinho no_chao no_elevador no_fundo no_hospital no_jardim no_sofa no_suco noivo
nota_de o_ar o_banheiro o_corte o_mecanico o_olho o_professor oferecia oferecido olhos olhos* os_ombros oxido*
pacote_de padre padre* pai paragem param* parquinho passa* passando patra* patrao pedra* pedre* pegou pegou*
pequeno_almoco percebem perguntaram perguntou_se perso* pes pinga pinga* pingado pingou piquei pista plantao policia
ponto_de por_baixo por_mim porte* pra_ele pra_um prepa* preparada preta puser* puseram qualquer_coisa quarto_ao que_ate
que_vende quilos rapariga rapazes rebucado recep* recepcionista recinto redonda registro regua regua* resto_da retir*
rezar rezar* rindo rindo* riscos rolan* rotun* rotunda saiu_com salva_vidas sangu* sangue se_eu secre* segur* segurou
seis_horas selos selos* sem_aviso semen* sementes senhor senhor_da sento* sentou servi* servia servido shirt shirt*
sobri* sobrinha solto_na soltou sozin* sozinho subte* subterraneo sujo_de t t_shirt tabli* tablier tampa* taxi tem_fila
termica tinha_a tio tipo tirol* tirolesa todo_o tomar tomar* tonto tonto* torce* troca_de trocas tuk turno turno*
um_funcionario um_grupo uns usara* usaram valsa valsa* van vaso verme* vestiario vi via via_se viagem_de viaja* vidas
vidas* vidro vidro* vinha vinha_com visto zoo`,
      '4': `
14_anos a_avo a_bebida a_cair a_carrinha a_educadora a_policia a_um a_vontade aberta acendeu acord* adoci* adocicado
agulhas ah ali aloja* alojamento aluguer ama amiga amiga* analise analises andai* andam* anfitriao artista autoclismo
baba balne* balneario bancada banco_do banheiro bar barco barco* batizado bebeu bebeu* bebida_da braco* branco cabin*
cabine calcada camarote cerveja_na cerveja_no champanhe chate* cheirando_no cheirinho cigar* cima_da cinzas circu*
cocar cocar* coisa_que com_meia compo* comprava conduzia conhecia consome da_limpeza da_mesa da_praia da_toalha de_nada
de_plantao dela delas delas* derrubou despa* disse_o do_bar do_hotel do_turno dormi* dormindo_na dos droga e_subiu
educadora ele em_cima embor* embru* encal* encalhou energetico enfermeira entregador envel* escada_do espec* esses
esses* estava_de eu_que faltam farda* farmaceutico fez_a filho_de fraldario fumavam fumo fungando gabin* gabinete
garrafa_de gavet* gengi* hospedes hostel ia indicacao irma junto_ao juro lavab* lavat* lavatorio lembr* levantei
levaram levei_meu levo luva mae mares* maresia meninas menor* mesa_do meu_pai minha_irma miuda* miudos moco moco_da
monitores motor* motorista_do motorista_parou musica_boa na_boca na_mao na_portaria na_sala na_serra nada_ate negoc*
negocio no_braco no_parque no_porta no_posto noite_toda noivo* notas notas* o_barco o_canalizador o_chefe o_cheiro
o_enfermeiro o_entregador o_guia o_instrutor o_senhor oferece ofereceu olho operador os_copos outro_no palavras
para_nao parag* parar parar* passa passada personal pesco* pescoco piloto pinto* pintor plant* plantas ponch* poncha
porta_do pro_meu propr* quarto que_ele que_hoje queimado quios* quiosque rapar* rapaz recei* receita reparar ria
riscados riso rolando rolav* rolava sala_de salvador sanit* sanita saquinho se se_queria sem_parar semaf* semaforos
socor* socorrista solto solto* solto_no space space* staff staff* sussu* sussurrou tampa tarja tarja* tarja_preta tava
terap* tintas tomei tomei* treme* tremer trope* turistico turno_da um_copo velhi* vendidas vezes_e vinha* vinham vodca
vodca* voltava whisk* whisky`,
      '5': `
a_auxiliar a_boca a_dar a_erva a_garrafa a_rir acabou_a acend* acuso* acusou adole* adolescente agarrado aguardente
agulh* alcoo* anabo* anali* andaime andav* andava antes_do apago* apagou arbit* arbitro arranja arrastava arrot*
as_criancas atrac* atracou bafo_a baixo_da baloe* baloes bandeja bar_e bebedo beber beber* bebia bebid* bebida boca_de
bracos branc* brancas caipirinha caiu_em capitao carrinha cerve* cerveja cha chapado cheir* cheirando cheirava
cheirava_a cima_do cinde* cinderela clinica_de clona* clonazepam cogumelos colegio com_po comandante comprimidos condu*
copo cozinheiro craco* cracolandia crian* criancas da_mudanca da_sanita de_cachaca de_cerveja de_quinze debaixo_da
desvi* dj do_colchao dono dorme* dormindo dormir drogada e_ninguem encosta enfermeiro enrol* entor* entregas errou_a
espal* espalhados estuf* estufa falav* frasc* fumar fumar* fumav* garot* garotos garrafinha gaveta ghb_no gin grama*
gramas hospe* injetava instr* instrutor irmao irmao* isque* isqueiro lanca* lar lata lata_de latas latas* lembrar
lembrar_de leme lsd luvas luvas* malta malta* manha_com mecan* mecanico memor* memoria mesin* mesinha metadona
meu_irmao minis minis* mortalhas na_casa na_cozinha na_escada nadad* nao_era nao_parava nargu* narguile nariz nariz*
nariz_branco nitro* no_vestiario no_volante notur* noturno o_barman o_dj o_dono o_homem o_hospital o_moco o_monitor
o_motorista o_nariz o_pintor o_rapaz o_tio overd* overdose papel_de parav* parava passador passavam perguntou perna*
pia pileq* pileque pilot* po_branco porteiro presc* proprio rapaz* recai* recre* recreio ressa* retiro rir saber saber*
sabia_a saem secreto sedat* seguranca sem_pedir servir serviram taxis* taxista toldado toman* tomando toxicodependentes
trafico trago trago* trama* tramadol tremendo tresandava uisqu* uisque um_baseado uma_carreira uma_linha urgencias
usada* vapes vapes* vapor vapor* venda* vende* vendia vi_o vidra* vigia vigia* visivelmente vomit* vomitou º`,
      '6': `
a_aguardente a_bagaco a_fumar a_venda a_vinho agita* algo ampol* anestesista animadora as_pernas bafo_de baixo_do bala
barma* barman baseado batiz* bebad* bebed* benzo* brown* brownie cacha* cachaca cachimbo caipi* caiu canabis canna*
cannabis canud* charro cheiravam coca cochi* cogum* com_thc condutor cuida* de_vidro debai* debaixo debaixo_do deu
deu_positivo do_colegio ecsta* ecstasy enfer* enfra* entornado entram falava feden* fedendo fedia fedia* fedia_a fenta*
frente_do ganza garrafa ghb grogu* grogue haxe inala* lanca lanca_perfume lolo maconha_no md medico_de metan*
minha_amiga monitor morfi* morfina na_bancada na_pista nadador nadador_salvador no_banheiro no_bar no_quarto o_barbeiro
o_cara o_porteiro pasti* pastilhas pedrado pernas po posit* positivo quarto_do queimadas rapaz_da rivot* rusga rusga*
saquinhos sem_memoria seringa seringas skipp* skipper snifa* snifava thc tolda* tomou tomou* treinador tremi* tremia
tresa* usadas venda venda_no vendem vendiam vendidos vermelhos vidrado volan* volante`,
      '7': `
acordei agarr* ampolas anest* auxil* auxiliar bagaco basea* bebia* boca cachi* canab* chapa* charr* cocai* cocaina
cuidadora de_maconha dois_minutos droga* embriagado erva funga* ganza* garra* gomas gomas* halit* halito haxix* haxixe
monit* na_gaveta ofere* pupil* pupilas saqui* se_na se_no shots shots* toxic* trafi* vende vodka vodka*`,
      '8': `
bafo bagac* bebado crack crack* maconha mamad* rum sem_receita serin*`,
      '9': `
embri* injet* macon* vendi*`,
    },
    fraud: {
      '2': `
1 190 20 2009 2017 450 49 58 59 600 64 70 78 abaix* abaixo aband* abri admin* airbn* airbnb algue* alguem alhei* alian*
alianca alias alias* alugu* aluguei aluguer ameac* antec* anula* anunc* anunciado aquela aranh* aranha assim assinar
assinei atendem atest* atrib* atribuido auten* autorizacao baixa* banco* banda banda* batid* bebo bilhe* black
bloqueada bomba* book bot braga* brasil ca cabeceira cabri* cabrito cadel* cadela caixa* calot* camas camas* campanha
canalizador canet* caneta canha* canhao capo carne carne* carro carro* carta* casad* casai* casais casti* cauca* caucao
certificado chaca* chacara chamo* chaveiro check* chiqu* chope* cliqu* clique cliquei cobrada cobram coisas colada
comis* comissao compa* completa congelado consegue consertar consola consta consumo conti* conve* correia corretor
couro couro* credi* cruzi* cruzinha cuida* daque* daquela decen* deixam demao* demaos dentes denti* depoi* depois
desen* desin* desinstalei despo* dezoi* dezoito digitou disse* dizer dizer* documento doente duzen* ele eles energ*
energia enganaram enqua* enquanto enter* enterro entrada entradas entrado entregar envia* escre* escrevo estacionei
estavam estiv* eu euros euros* exames experimentar facam facam* falec* falho* falhou fazem fazem* fazen* fazendo fez
fidel* fidelizacao fisca* fiscal fiz fizer* fizeram formacao fotog* fotografia fotografico fresq* fuga funciona
funeraria garan* gaste* gastei geneb* genebra genro genro* goian* goiania gorje* gorjeta gramado gravaram habituado
historia homem homem* ia imagina imitacao impec* impecaveis incluindo inscr* inscricao inss insta* jacar* jante*
lascado lei leila* leilao letra* leva levav* ligad* ligado ligar* limparam lindas luxem* luxemburgo maio malas malas*
manau* manaus manual marca marquei me mesmo meu milha* mistu* miudo model* modelos moro mostr* mudado mudar net nota
nova novas novas* noven* noventa novos novos* numeros ofereceram oiten* oitenta opera* operadora ora outras ouvi oxido*
oxidou pacote paga pagav* pagos pagos* pagou pagou* pague panelas parac* parcelado parece passada passei passo* patin*
pedem pedem* pedia pedia* pedir pegar pelas pelas* pendu* perce* percebem percebi percebo pergunta perguntar perna*
pican* picanha pinta* pintados placa* planos ponte* prateleira premi* preso* prete* preto* primeiros primo primo*
procurava promessa prometia propo* proprio prote* publi* publicidade pus puxar* puxaram quem quentes quilometro quimico
quintal racao racao* raspa* reboq* reboque recibo regis* remarcada repar* repli* replica resid* risca* risco risco*
robo rodar* saber saber* saldo saldo* santo se segui* segundo senao senao* senho* senhoras sentados ser seras* serasa
setec* setecentos sinal sinal* sogro* somos somos* sumir* sumiram suplemento t2 table* tablet talho talho* tarif*
tarifa taxas taxas* teclas tecni* telem* telhas tinta* tiram* tiraram todas todas* tripl* troco truqu* truque turca*
usada usada* vaga velho* verao verao* verificado veterinario viagens viera* vieram vinho vivo vizinha whats* xarop*
xarope`,
      '3': `
14 2021 2023 3000 390 400 45 50 52 640 780 80 82 86 870 890 a_aplicacao a_atendente a_frente a_gravacao a_minha a_pedir
a_primeira a_racao a_tres a_um abriram abriu abriu* aceitei aderi adesa* adesao adeus adeus* aerop* aeroporto agenc*
agencia agencia_de agradavel alheios ali_a aloja* alojamento alvar* alvara amassado amolg* amortecedores anel anos_e
antiv* antivirus anuncio_dizia apagar apanhar apare* apareceu_no aposentados apresentaram aquil* aquilo as_malas
assinatura_que auric* auriculares avali* avaria banca banco batido bijut* bijuteria bloquearam boas bolsa bolsa* bomba
bons cadea* caiam caiam* caiu_na caixa_com camarao cancelamento caozi* caozinho capit* cartao cartao_de casa chant*
chegando chinesa cobertores cobrancas coita* coitado colet* colete coletes com_etiqueta com_malas comemos comendo como
como_e compr* compre comprou comprovante concerto condutor confirmado conhe* consi* conso* constam consultorio conta*
conta_do conta_em contemplado conto* contrato convenio copiado couvert_de criti* cuidado curso curso* curva curva* dano
de_1 de_24 de_45 de_cartao de_dez de_eu de_excursao de_outro de_quarenta de_r de_reserva de_tras de_um de_uniforme
dei_o deixaram_o deles deles* deles_e dentista dentr* dentro deposito deram_me desbl* desbloquear descobrimos
descontaram desde_o desne* desporto deu_de devolvi_o dinhe* dinheiro diretor discos disse dizem_que dizer_nada dizia
diziam durep* durepoxi duzentos e_da e_de e_fizeram e_minha e_pediu e_veio ela ela_tinha em_maio emprestimo empurraram
encic* ender* endereco enganada enganosa enterraram entrada_da era_outro escondeu escondidas esfih* espec* especial
esta_la esta_no estadio estava_em estive estre* esvaz* eu_nao existia exper* explodir extra* extrato facha* fachada
falha faltavam famil* familia fantasmas farda farda* fiamb* fiambre fidelizacao_de figurinha fiquei_sem foto_do gaivota
ganha ganha* ganhou gasolina gastas gata gira gratu* idoso imedi* imediata impla* inclu* inexistente infin* infinita
inicio insiste inspe* inval* isto isto_e ja_estavam ja_vai la letra levan* levaram levavam lia local* lote luto luz_do
mae_com mae_tem magne* magnetica malas_e mancha mandava mandioca marcada_e mbway mbway* me_dizer me_uma mecan* mecanico
mediu mediu* meia_para meio_dia mel mente mentem mesma mesma* mesmo_assim mesmo_dia metro* metros meu_pai mil_e milhas
minha_avo minha_neta minha_vo minib* minibar minutos_de montada monte* mostraram mostrou mota motob* motoboy motor
motor* na_cara na_placa na_semana na_tela nada_e nao_deixam naque* nem_e nem_o nesta nesta* neta no_pix no_sofa
no_tablet nome_do notur* noturna numer* numero nunca_chegou nunca_sai o_cartao o_hotel o_mesmo o_meu o_telefone ofere*
ofici* omiti* operador ordem ordem* orlan* orlando ouro ouviu ouviu* pagamentos pagar* pagava paguei pai paine*
para_tras parcelas passa_de passou pasto* pastor pediram_para pegou pegou* pendurado perfil perfume perna pesar pinto*
pintou piram* piramide pirata placa placa_e por_mes posto* poupanca pra_sacar prata prata* precisar premio prestacoes
pretos primeira procu* prometeu propr* proprietario puser* puseram que_a que_isto que_nao que_ninguem que_o
quilometragem quilometros r reben* reconhecido reconheco recusou reparei rescisao responderam retid* riscado riscaram
robal* robalo roubado saque* seguidores segur* seguradora sei sei_la semana_passada senhor senhor_de sequer site so_o
sol_de solares spray spray* subiram subscricao sumiu sumiu* tap tapad* tapado tecnico tem_a tenho_o tenis tenis* teste
teste* tinta tirad* tirav* titul* tocam* transferir tras trazi* trazia trocar_de troco_de troux* um_cartao um_credito
um_filtro um_risco uma_caixa vai_em valid* veem veio_na velhi* vem verda* vergo* vergonha verif* viaja* viajando viatu*
viatura visto vivo_e vo voltaram whatsapp`,
      '4': `
199 200 2019 430 4_mil 79 84 84_anos a_agencia a_bomba a_clinica a_cobrar a_companhia a_conta a_entrada a_mesma
a_morada a_peca a_seguir abast* abasteci abri_o aderi* alcat* alega* ali alzhe* alzheimer amort* aposentado as_chaves
as_notas assinou ate_um automaticamente avo azeit* baixar benef* beneficio bilhetes_para cadeado cader* caixi* cano
cartaozinho carva* carvalho casada casin* casino cedul* chave* chip cnpj_e cobrando code com_agua com_ele com_outro
comentario companhia compras compras_de conhecia conno* connosco conse* conta continuam_a continuaram contou contraste
contratei copia* da_banca de_80 de_noventa de_numero de_outra de_que de_rastreio dela depos* depre* depressa desligou
desvi* devolveu devolvi dez_por diplo* diploma disse_que dito dizia* do_meu dobrar donat* donativos doura* dourado
e_cobraram e_continuam e_ficou e_la e_nunca embol* empre* engor* enviado enxer* era era_de eramo* eramos escondida
estrelas etiqu* etiqueta eu_estava euros_a euros_por evapo* evaporou excur* excursao fabri* falsos fatura fatura_de fe
fechadura ficti* filtr* filtro finan* firma firma* fiz_o foram foram* furou furou* ganhei_um garra* garrafa garrafao
gasoleo grand* grandes gratuito grava* gravado igualzinho imagi* imaginario incluida inexi* ingressos jamai* jamais
janeiro_tenho jurou jurou* licen* ligaram livro_de logot* logotipo loja_que mae mensalidades mentira meu_avo meu_numero
meu_sogro mexid* mim minha_mae na_morada nao_e nao_fez nao_trocaram naquele no_contrato no_extrato no_para nome nunca
nunca* nunca_ouviu o_app o_banco o_contador o_cpf o_dinheiro o_email o_homem o_inicio o_logotipo o_manual o_sinal
o_vizinho o_whatsapp originais outro* ouviu_falar padaria_em pagamos pagar pague* paineis para_vender para_ver parce*
parcelei passaram patinho pediu pediu* pensa* perfis perfu* pesa pesam* pesar* pessoas_com pet pintado por_mb pos posto
pra_mim pra_pagar presencas procuracao pura quatro_pessoas que_aquela que_nunca quem_nao querer quilo rabis* rabisco
rastr* rastreio receber recon* recua* recusam remarcado resen* residencial retida riscaram_o rotul* rotulo rouba* sacar
sao saque segue* seguir seguro selo sem_me senhora_que serra* serralheiro seten* setenta sms so_para sogro soro sorte*
suico suico* tal telemoveis tem_o teste_gratis tijol* tiram titulo torni* torniquete troco* trocou um_seguro
uma_crianca uma_loja urna usou validade velhos vendidas verdadeira veter* vicia* vinte_euros vista_no viuva viuva* vive
voltas`,
      '5': `
300 800 900 a_bolsa a_data a_debitar a_fechadura a_nota a_obra acrescentado acrescentaram adulterada alcatra aldraboes
amortecedor anunciam ao_meu apareceram aproveitaram arren* assinamos assinatura ativa* avaliacoes avaliacoes_de azeite
balan* bilhetes bloqu* bloqueado bloqueou burlo* cancelei capitalizacao carie* caries casa_a cedula cento_e chaves
checkout choques cobrado com_caixa contador continuam contr* cpf crach* cracha criados de_emprego de_proposito debitar
debitaram dente dente* depositei do_aeroporto do_banco do_posto dono dupli* e_passou edp em_meu emprego empreiteiro
encheu enfia* engan* engordar entrada_e eram escon* escritas estornar exigi* experimental faliu faliu* falsificados
familias fantasma faturaram faturou ferru* ferrugem financeira fizem* fizemos forjada forne* fornecedor fraudulento
ganho* gasol* goias goias* golpe golpe* gravacao imita* instagram internamento inventaram inves* lanca* lancaram
levantar liberacao link mais_seis mandaram_uma maquineta mb mente* menti* meter* meteram meu_cpf meu_nome mil mudar_o
na_conta na_internet nao_paga no_instagram notas notas* nunca_assinei o_carro o_pix oferecem original outro pacote_de
pasti* pedir* pensao perfi* perte* pertence pesei pesei* pix por_mim posit* poupa* proposito que_nem quilo* receb*
receberam recebeu registo resci* revisoes rifa rubrica rubricar sesso* sessoes somaram sorteio subsc* supos* taxim*
taximetro terceiros tijolo transferi trocou_de um_e um_tal uma_padaria usara* usaram vaga_de velas velas* vende* vendeu
vendida_como vi vigaristas`,
      '6': `
a_assinatura adult* adulterado apagam aparecem apose* aprov* assinado balanca burla burla* cancelei_em chass*
cinco_estrelas cnpj cobrar cobro* cobrou comen* comentarios consignado conta_quilometros convenceram corretora criad*
data data_de debitou dei deu disfa* elogios enche* estel* existe extor* falsa* falsi* fanta* faturam fraude grama*
grati* gratis iban impin* imposto infla* inventada inventado iphon* iphone latao latao* legit* liber* litros
localizador manip* mb_way mec mexido minha_tia morad* morada na_balanca na_fatura nif o_cnpj o_concerto oleo origi*
os_velhos pastilhas pediram pirat* portagem puro qr rasur* recru* rubri* sacar* sacaram sem_eu suposto tanqu* tanque
terreno tia trapa* um_telemovel valor valor* vendem venderam vendida vendido vendido_como visor visor* way`,
      '7': `
99 a_quem acres* assin* clonado cobra* cobraram compram desconhece elogi* exist* fajut* falsa fatur* fingi* forja*
gramas inventou litro* meu_cartao sinal_e somar* terre* veio_um`,
      '8': `
aldra* clona* esquema falso fraud* nao_existe`,
      '9': `
debit* falso* inven* vendi* vigar*`,
    },
    harassment: {
      '2': `
11h 16 27 60 abriram acaso acaso* acide* acidente acons* acoug* adore* adorei adult* ajudar ajustar amiga amiga* amiza*
amizade amor apanh* apara* aparecer arquibancada assim assim* assistente ate atira* atras aveni* avenida avisei azeit*
azulejo bainh* bainha baixa* banho banhos blusa blusa* brava brava* brinc* buzina cama camara camisola canalizador
celul* celular chapada chat cheir* chuveiros clien* cliente coimb* coimbra colou colou* comis* comod* comoda
consultorio contava contra coord* coordenacao correio costela crach* cracha croissant danca desci desci* descia
descobriu diplo* dormi* dormia dos elogiou embor* embora encon* encostada entao entao* entra entra* entre* enxer*
equip* escad* exame exper* faco faria faria* fazia fazia* fecho fica filmar fisio* fisioterapeuta fita flore* flores
forca forca* foto frase frase* frent* frente frentista fresta fugir fugir* fumo funda* furo gelan* gelando gelei*
gengi* gengibre gostado gostava grita* grossa guardas hidro hostel humidade insta* insup* insuportavel intei* inven*
inventa jacuz* jacuzzi jeito joelh* junto liga ligacoes limpas limpi* linda linda* lindo lindo* mae mancha manhas
mantas marqu* marquise medio medio* mediu mediu* medo meninos mestr* metro metro* miuda* morada mostrei motor*
motorista namor* nas no ofere* olhan* olhando olho onibu* onibus ouvid* pagar* pagou pagou* particular patra* patrao
pecad* pecado pedia pedia* pedir pedreiro pensava perfi* perfis pombo* ponta porca* pranc* prancha preci* profe* prova*
quadr* quand* quando quanto quart* quer quios* quiosque rececao respiracao sair sanit* sanita santa santa* secou secou*
segre* segredo seguir selec* semaf* semaforo senho* sesso* sessoes seten* setenta si simpatia socio* socios somos
somos* sujei* suspi* tal teclas tecni* tinha* tirar tire toalh* tocar tocar* tocou tocou* toda toque torno* trabalho
trase* traseiro tratar travado travessia ultima ve velho* ver verificado vestiario video* viole* vira viuva viuva*
volan* volante whats zona`,
      '3': `
a_cara a_cheirar a_da a_frente a_lente a_mesma a_noite a_perguntar a_porta a_que a_renda a_serio a_vontade achou achou*
acompanhou aconselhou adultos ajust* ajusta alca alcas alcas* aluna anos_e ao_colo ao_quarto apalpadelas apanhei
apareceu assum* ate_ao azeitona baixar banho* banid* bebad* beliche bloqu* bloqueei boazi* boazinha botou botou* brisa*
busto busto* cabel* cadas* cadastro canta* carin* carinho carrinha casad* casada cator* catorze chama chama* chamaram
chamava chefe chefe* cheirar chip cintu* cintura ciume* cobras coleg* colete colo com_quem comenta comentario companhia
continuar corac* corri* corrida costa* cotovelo coxa da_consulta da_obra das_minhas de_60 de_fumo de_graca de_ir de_pau
de_proposito decorado dela_e dele_e delic* depois_do desde_entao desde_que desenhou destas deu do_banheiro do_exame
do_hotel do_tecnico dor dos_meus e_ele e_perguntando e_preciso e_tal ela_tem ele_riu eletricista elogio empregadas
encosta entregador_pegou entrei envio* escada escon* escre* escreve esperou esqueco estudio eu eu_estava eu_tava exigi*
experimentava explicava falou falou* falou_que fechada_e fecho* ficar ficav* ficava ficha* ficha_de filma foi_boa forma
foto_do fotog* fotos fotos* fotos_de gabin* gabinete ganhei_um gata guardou hidro* hospe* hospedes impressao insta
instagram inteira irma irma_com jeito* jesus jesus* joelho leggings levantei ligou ligou* like maca mais_do manda*
mandou_de manha_a marquesa massa* me_com me_mandou me_que mecan* mecanico medir medo_de mega meio_da membr* membro
menina meu meu_pai mim_a mim_e minha minha_amiga minha_irma minha_mae minha_sobrinha miudas moles* monto* montou mostr*
mota motiv* motivo mudei mudei* mudei_de mulher na_boca na_ficha na_marquesa na_zona nada_que nadad* nao_dormi nao_era
nao_tinham nele no_banho no_hostel no_patamar no_whatsapp noite noite* noite_no nojo nos_com nos_ombros novos novos*
numeros o_a o_braco o_celular o_estafeta o_senhorio o_tamanho o_voo ofereceu olhos olhos* ombro ombro* onde os_meus
outro_numero ouvido pagar paguei_para pai para_nao parado_a parado_no passar passo patam* patamar pau pedi_pra pedido_e
pedin* pedindo pedir* pela perguntando perguntando_se perguntas perguntava perso* piada* por_dentro por_mim porque_e
porta_da porta_do porta_e posic* posicoes pras preciso presente_da princ* privado procurava proposito proprietario
quarto que_tenho quere* rapaz rapaz_do recebo recec* respondi revis* ria roca roupa* saida_do salsa salsa* se_queria
segur* selfi* selo setim* sobre sobrinha souti* soutien sozin* sozinha subir subir* suger* sujeito tecnico tempo_todo
tenho tenho* tento* tentou terap* terapeuta teve tikto* tiktok tinha_um tipo tirar_a tirar_o toma tomou tomou*
tornozelo trancada travei trinc* trinco trocou_a turno* um_bilhete um_homem usa usou vendedor vesti vesti* vez_que
viaja* vigia vigia* viola* vivia vivia* voltas voo_inteiro`,
      '4': `
3h a_mim a_saia a_toalha a_ver abriu_a agachamento agarr* agarrou ajeit* ajeitou ameac* apalpou as_calcas as_fotos
assobia aula_de baba baixo baixou balne* bate bater blusa_e bocas bocas* bumbu* bumbum cabelo cabine cada_vez colega
com_os comentando condutor contacto contato contei coracaozinho corrigir cortina costas da_entrega da_mesa da_rececao
de_baixo de_numero de_outra de_tras dedos dedos* deito* deitou delicia demorado depil* depilacao descendo descer
desconhecido destapou desvi* desviou devia devia* dezas* dezassete disse* do_meu do_trabalho dormir duas_da duche*
e_chamou e_desde e_manda e_mandou e_se ele em_todas empregada encontrei encostou entrevista entro* entrou era_preciso
estaf* estafeta explicador falan* falando ficha filha filha* filmo* filmou fingi frente_da gatin* gatinha geme gostosa
graci* havia_um insiste insiste_em instr* instrutor joga lambe* lambeu leggi* manda_mensagem mandou_me mandou_mensagem
mao_no maos maque* maqueiro massagem massagista me_uma mensa* meu_lado meus mexeu mexeu* mim_na minha* minha_coxa
minha_filha minha_perna minhas_pernas moder* monit* monitor moro mudou_de na_etiqueta na_maca na_minha na_parede
nao_foi nao_o no_agachamento no_banco no_carro no_centro no_copo no_pescoco novas novas* numero_da o_cara o_colega
o_dono o_exame o_instrutor o_meu o_monitor o_olho o_roupao o_seguranca o_vendedor olhares onde_nao os_olhos para_eu
passava pedre* pegou pegou* pegou_meu peito_e pelo pelo_nome perguntou_a pernas pesco* pescoco piadas por_baixo
por_escrito porte* pos professor professor_de propoe provador pus que_eu quis rapaz* receb* recebi rececionista relat*
relax* renda renda* repen* repente rindo rindo* riram riram* rota roupao sabe_onde saber_se saiu_e se se_a se_ao
seguinte_e seguranca sem_pedir sempre_que senta servir sobre_o sorri* staff staff* sugeriu suspirar sutia sutia*
telefonou tentaram termostato tiras* tirasse tirav* tirava toalha todas_as todo_dia turno uma_peca vezes_na videos
whatsapp`,
      '5': `
a_blusa a_cortina a_fita a_minha a_olhar a_sorrir a_tocar abrac* abraco abriu abriu* acordei adici* adicionou agach*
agarrou_me alunas apoia* as_maos as_minhas aula baixo* balneario banco_de beija beijar beiji* beijinhos beijos biqui*
biquini boca brincadeira bunda bunda* cabelo_e cabin* calcinha cantada cheirou comentava comentou comia comia* convi*
convidava convidou cor_da da_app de_biquini de_madrugada de_mim debai* debaixo decote dei desab* descr* disse dono
dor_no duche durante_a durante_o e_disse e_falou e_ficou e_perguntou elogi* encostava enqua* enquanto ensai* ensaio
escondida escreveu espre* espreitou eu_a exami* examinou fez fez_me ficou_a ficou_parado filha_de filma* fingi* ginec*
ginecologista homem homem* importunacao insin* insinuou interior intim* labios lhe madru* madrugada manda mao_dele
mastu* me_as me_na me_o mensagem meteu meteu* meu_cabelo meu_decote minha_bunda minhas_costas mostrou motel motel*
mulhe* mulheres na_cama namorado nao_devia no_chat no_ginasio no_provador noite_a nojento nua nuca numer* numero
numero_no o_entregador o_homem o_massagista o_numero o_olhar o_professor o_retrovisor o_revisor o_sutia o_tecnico olhar
olhav* olhava ouvi pediu pediu* pediu_que pergu* perguntou_se perna persegue personal pisca* por_tras porcas postu*
postura propo* quando_eu que_ele que_me que_sou querer quis_saber rabo rapaz_da relaxa retro* retrovisor revisor sabe
sabe_a saber saber* saia segue segue* seguiu segurou seio sem_bater senhorio sorrir tatuador tinha_namorado todas
todas* trancou_a tras trein* um_dos uma_dor viril* whats*`,
      '6': `
abusa* acari* aluna* apalpa apertou as_alunas as_meninas assedio calci* cateq* catequista consultor da_aula da_fibra
dei_o denunciei desce* despi* desta* disse_que do_duche do_mecanico duran* durante ele_nao em_mim encos* entrava
entregador entrou_no escondida_no esfre* espia* exibi* femin* feminino gesto gesto* insistiu mamas mamas* mando* mao
melos* menin* mensagens meu_corpo meu_numero na_aula na_piscina neces* necessidade o_porteiro olhar* os_dedos peito
penis penis* perna* perse* pisco* piscou porno porteiro princesa propos puxou puxou* quadril que_horas rapar* raparigas
recru* recrutador rocou rocou* sai_a se_na se_no selfies sem_eu sento* sentou sexo sexua* sexual sussu* tarado tatua*
tirou tirou* tranc* um_nao`,
      '7': `
assob* beija* beijo chamo* chamou chamou_me comen* corpo corpo* cueca* cuecas decot* desceu eu_era fiu impor* insis*
labio* linge* lingerie mandava mandou mao_na me_a meninas meu_peito no_meu obsce* peito* porno* se_eu tarad* trancou`,
      '8': `
a_mao ao_meu apalp* assed* baixo_da beijo* denun* me me_no mim minhas nojen* perguntou stalk* treinador um_beijo`,
      '9': `
dele`,
    },
    health: {
      '2': `
33 500 78 abro acabamos acabe* acabei acamp* acampamento achei achei* acreditar acuca* agua aguardar ajuda algue*
alguem alime* analises andar antigas aquecimento ardia ardia* arrastado atendia atest* atestado bacia bacia* bancada
barbe* bateu bateu* bebes biome* bolha* bolos bolos* bolsa bolsa* bombe* bombo* botar* botaram branc* briga* cabec*
cabeca cabin* cabine cacho* cafez* cafezinho calda* caldas cancelaram canud* canudo casta* chale* chame* chamei
cheirava cinzento cirur* clientes cobri* colar* colega colun* coluna comeu comeu* conse* coroa coroa* cozin* cunha*
cunhado defun* deitada deixou deleg* demorado desceu desde desde* desligou diario diplo* diploma direi* direito direto
do dobra* dobrado dobro* dobrou domingo dormi* doze duche duche* ela empregada encontraram encontrei enjoo* ensop*
entrado entretanto entupiu era escor* escrevo esperar espos* esposa esque* esquerdo esqui* estet* estom* estragou
estudio exame exame* farin* farmaceutica ferro ferro* ficam* fisio* fiz forma forro forro* fraldas frasc* frequ* funci*
galao galao* garrafa gastr* genro genro* gesso gesso* gosta gotas gotas* grelh* grelha grito* gritou guardar hidra*
hostel infil* inteira inter* internacao iogurtes jacuz* jacuzzi jejum jejum* junto junto* jurou jurou* lamin* lance*
leito* lente lente* levaram levav* levava levou levou* ligad* ligar* linguica mal meio menin* mesma* meu milho milho*
mim monte* morto* mudad* mudado nas nasci* navio navio* noite noite* olho outro ouvid* ouvido ouvidos paes pagamos papa
paraf* partida partilhadas passo passo* passou pastel pasti* pastilha pedia pediram pegar peixe* pela pelo pendurada
percevejos perdi* perfu* pernas pesso* plantao pontos posic* posta posto posto* pote prateleira prend* proprias puser*
puseram puxei puxei* quare* quarenta quarto raiz recebeu recei* receita relva resen* resenha respi* ressequido
resultado reuti* revez* revezando rir risco* riscos rodiz* rodizio russa russa* saimo* saimos sair salad* salada salma*
salmao segre* segredo semana sensi* senti servi* sinto sinto* sobrancelha socor* sofre* subiram sumo superior
suplemento tabuleiro tampa* teimo* teimosia telefonou tensa* tensao teto tives* tivesse toboa* toda todos todos* tomas
tomas* tomou tomou* tratamento trein* treinamento treino trocada turma turma* turno umas verde vinha virei virei* vivas
vivas* vivo vizinha`,
      '3': `
160 20_e 22h 22h40 22h40* 3_dias a_andar a_campainha a_cheirar a_farmacia a_mao a_medica a_mesma a_noite a_perguntar
a_receita a_vesicula a_volta abrac* abriram achei_uma agulh* aloja* alojamento amarela apanharam apanhei arroz arroz*
atlet* azeda* baba balao balao* balne* bande* banheiro barata barbeiro bebes* biomedica bisav* bisavo bloqu* bloqueou
bolhas botao botao* brigadeiro c cadav* cadaver caiu caiu_a camar* campa* canal canal* cancelaram_a capsu* capsulas
castanha catap* causa causa* ceu chale chamaram cheirar cheirar_a cheiro cheiro_a cima_dos cirurgia coco colch* comem*
comemos congelado contacto convidados coque* corredor couro couro* cresceu crian* da_cama da_parede dali de_contacto
de_madrugada de_ouvido de_tras defunto deixaram demorei denti* dentista dentro_da derru* desde_ontem desfez dezas*
dia_e diagn* diagnostico dias_de disse* do_convenio do_prazo doentes dois_dias dormi dormitorio duas_noites duran*
durante e_era e_falou e_ficaram e_ficou e_fiquei ele embaixo_da encon* encravada errad* escara escondida esmagado
esteticista eu_e eu_queria exten* falec* faleceu familia_inteira farinha fechados ferme* ficamos ficou_branco
finalmente fique* fiquei fisioterapeuta formi* formigas forno_e frald* fralda funcionou fungo gamba* geladeira ha_dois
ha_uma hambu* hidratacao horri* human* humidade ignor* impla* implante integ* integral labia* labial lacra* lamina
legal legal* lenco* lentes_de ligaram luva manda* manic* mao_como mascara massa* massagem medicamento mediu mediu*
melao melao* mesma meu_cunhado mexeu mexeu* minha_avo morce* morcegos morreu mosca* na na_banheira na_cama negar*
negaram negro negro* ninho ninho* no no_bolo no_chao no_deposito no_fundo no_sofa nos nove_dias num numa numa_cadeira
o_cheiro o_creme o_pe o_rotulo os_olhos ostras ouvi pacientes pao pao_e para_nos parafuso parar pared* parti* passaram
passe* pe pe_de pegajoso peixe pele pente* perce* perdi perguntou personal pesco* pescoco plant* pombo* pombos por_mes
porqu* porque prendeu presu* presunto quando_finalmente quase quase* quatro_dias que_minha quem_me quilo* rabo remedio
remedios resid* rosto rosto* roxa sair_da saiu_de saltou self service sexta* siso socorro sofreu soube* souberam talho*
tampa teias teias* tenda* tendas tenho_um tirou tirou* tiver* tomei tomei* torno* torrada tosse tosse* trata* turvo
turvo* uti vacin* vacina vazia vazia* venderam verdes verme* vesic* vesicula vinha_na virou_um xarop* xarope`,
      '4': `
21h 650 a_lente a_madrugada a_tecnica abriu abriu* agarrado agulha ali ameij* ameijoas andan* andando ansie* ansiedade
apertou arran* avo azedo azedo* balneario banhe* barat* barata_a berco berco* bichi* bolor bombeiro botei botei* braco
braco* brancas brasa brasa* cabelo cama campainha chamo* chao cheir* coca colchao comecei comi comprada continuou
convenio corne* crianca crise crise* cru davam davam* de_quarenta de_quarto debai* debaixo dedet* depoi* depois
depois_da depois_do deram deram* deram_a deram_o desma* deu deu_me dezassete direc* direcao dispe* disse disse_que
do_jacuzzi doent* doente dor dor_no dores_de dorme* dosag* dosagem dose e_continuou e_deram e_mandaram emagr* engol*
enormes entup* erisi* erisipela esgoto estra* estragado familia_toda farma* farmaceutico ferida figad* figado filma*
fiquei_com frang* frango fratu* fratura fresco gavet* gaveta gengi* gramp* grau grudo* grudou halit* halito hamburguer
hemor* hemorragia horas_numa idas ignorada infeccionou informaram internada iogur* labio_ficou lado_direito lar lavad*
lavado lencol lixo_e madru* madrugada mae mandaram manicure manip* maris* maxil* maxilar me me_com me_o medica medico
medico_de meu_bebe mexil* minha_mae minho* mortos mosca mostrei na_sala naque* naquela nariz nariz* nascido nervo*
no_banheiro no_domingo no_hospital no_peito no_quarto no_quintal o_labio o_osso olhos olhos* os_tres paciente palpi*
pano parar* pedaco_de pegou pegou* peito peito* penso* pesta* pestanas pia pneum* pomad* pomada por_causa pos
preenchimento_labial preto* quando_a que_ele que_nos queijo_fresco queim* queimou quintal radio* ranho ranho*
residencia respirar rompe* rotul* rotulo ruim saia salmo* salmonela seguidas seis_horas serin* seringa sexta sofri*
sofrimento soro_na suja tecto tecto* tinha tinha* tornozelo transbordar tubo unhas unhas* urgen* usa usara* usaram vaso
vencida vendeu verde* vi_o viram viram* visao visao* visco* vomitando`,
      '5': `
a_ambulancia a_cara a_enfermeira a_mesa acordei agarr* agua_da alica* alicates alimentar amonia anca anest* anestesia
apanhou apendicite apos arrancada arrancou arrancou_o bandeja bicho bicho* bolor* bronq* bronquite cabel* cabeludo
caganeira caida caida* calar* camarao candi* candidiase carne carne* carra* chamou chao_do confi* conju* conjuntivite
dada de_cama de_maca de_outro de_sangue dedos dedos* deixou_me dela dente_errado dentr* dentro dores dores* dormente
em_mim enfarte engoli errado espir* esverdeada fiz_o fresc* fungos furou furou* gases gases* gorgulho gravida horriveis
hospital inchada infecao infeccao infla* injet* internado intoxicacao labio lagar* laser laser* lhe lingu* liste*
listeria mao marisco medic* mexia minha_tia na_barriga na_boca na_cara na_cozinha na_veia necrose no_corredor nuca
o_dente osso otite otite* pai parto parto* passei pedac* pedaco pedia* pedic* penso percevejo perna* picadas podre
podre* preto pulga* queimadura queix* quilos quimi* radiografia ralo_do rato reapr* reben* remed* rompeu sangrar sanit*
sanita septi* septicemia servir tatua* tatuagem tia tipo triag* triagem um_pedaco uma_barata uma_semana upa urgencias
varfa* varfarina virav* viros* virose viva`,
      '6': `
a_insulina a_maionese a_palpebra a_por acudi* ambul* ambulancia amoni* apanh* apend* avc barri* barriga bebe botox
botox* cagan* calaram causa_da colic* confirmada confirmou corpo corpo* cozinheiro crost* da_piscina dedo dente dente*
dentro_do desid* desidratada desmaiei dez_vezes diarr* diarreia drena* drenar enfar* enfermeira engas* engasgou escaras
ester* esver* feridas fezes fezes* fungo* gravi* hemod* hemodialise hepat* hepatite hospi* infet* inflamou insul*
insulina labio* larva* larvas legio* lingua luvas luvas* maca meu_pai mexiam necro* nervo no_soro o_bebe o_corpo ostra*
palpe* palpebra paral* passear peeli* peeling perna picou picou* piolh* piolhos por_dentro preen* pulgas quiro*
rebentou sangr* sarna sarna* surto surto* tontu* tontura tossi* tossir tumor tumor* unha urina usada usada* veia venci*
vi`,
      '7': `
antib* antibiotico de_rato enfer* febre febre* ferid* gorgu* incha* maion* maionese no_pao picad* preenchimento pus
sangu* sangue urina*`,
      '8': `
boca escar* infec* mexia* vomit*`,
      '9': `
intox* soro`,
    },
    legal: {
      '2': `
14 150 2022 289 300 39 480 84 aberto aceitei achou achou* acres* agora agora* alemao alias alias* ameac* amiga* andam*
antes antes* apareceu aperto arqui* assem* assistente avisa* b banco bauni* baunilha bloqu* bolet* bombe* bombeiros
cacho* cachorro cancelamento casad* caso centr* chamada chamo* chamou chegar clara clara* clini* cobri* codig* codigo
comprar comun* confirmaram conta conta* continuou contrato conve* corpo* corretor cota cozinha cuida* cunhada dados
dados* denti* derrubaram desligou desta desta* devia devia* devolver diaria diario disso disso* divid* diziam dobro*
doente dos educacao emails embai* encar* enfermeiros ensin* ensino entra* entrada entregue envie* enviei equipamento
escrevi escritorio espec* especial espet* espos* esposa esqua* esquadra essas essas* estev* esteve expirou falso*
falsos faltam fatura faturas financas foi fotografias fotos fotos* gostar grava* guard* idade idade* imagem inexi*
inexistente infil* infiltracao inicial juntas junto junto* lama ler lhes livro* mandar mande* mandei marco marco*
marcou me meus milagre mim mo municipal nacio* nacional negam negam* obra ofens* ofensa oito outros ouvir* papei*
papeis passo peco pegou pegou* pesad* pia plantao pleno pleno* ponta por portal prati* praticas prime* print pronta
propr* proprias proxi* publicidade quem quiser rachada receber recec* recib* recur* recurso reforma regio* regional
registada remet* respondi ressa* retid* ridic* ridicula risos risos* sabem sabem* saben* sabendo salao salao* seras*
serasa sinal* socor* socorro somos somos* tem traba* trabalhar ultima urgen* urgencia vacina vendendo venha* viola voo`,
      '3': `
156 37 3ª 87 a_cozinha a_minha a_trabalhar abert* abri aceitou acionado advogada_ja aguar* aguardo alime* aloja*
alojamento aluno* alvar* alvara andamento apoio apoio* aqui assin* bloquearam breve* burla* calcu* calculo camar*
camin* caminho campi* campinas carto* casada causa chamada_e chame* cirur* cirurgiao cnpj colet* coletivo comecar
comeco confo* conju* conjunto conno* connosco contacto continuam copia* cumpr* cumprir curso curso* de_garantia
dentistas desle* devo dia_14 diari* direi* dispo* disto disto* diz_o dobro e_depois e_e e_ja e_meu e_outra e_quem e_tem
eles eles_nao eletronico em_maio empresa engan* enganosa entrar entre* envia* espetaculo essa_semana esta_empresa
estiver exigi* exigir existia falho* falhou familias fatur* feche* fiz ganhe* ganhei gravacao gravacoes guardei haver*
infar* inqui* inquilinos integral ja_me ja_sabe ja_viu jorna* jornal judiciaria julgamento juros juros* levar levar*
levei_a livro mais_a manda* manda_o marcada me_a me_o me_por media* mediador medidas mensagens morad* na_mao na_ordem
negar* negaram nem_a ninguem_responde nos o_centro o_certificado o_que ofici* ontem ontem* ouvid* pagam* pagarem pedid*
pegue* peguei pelas pelas* pelos pelos* penal* pensando polic* por_escrito pos pratica preciso prest* primeira protecao
protocolo prova* provi* proximo psp publico que_nos quer recebeu_a rececao reclame reclame_aqui recorri reque* resolver
retida saude saude* seguem segui* segundo seguradora seguranca semana_passada senhores sentar supervisora termo*
testemunhei tomadas tomou tomou* trata* tratar venho venho* verao verao* via viola* vou_a`,
      '4': `
24 49 a_camara a_clinica a_escola a_ordem aberta acord* act advogados ajuiz* alert* anate* anatel anoto* anotou anvis*
anvisa apresentada apresentar arbitral arca assinado assoc* associacao ate_ao avanca bo boletim breve burla camara
carta carta_registada cartorio causa* central chamei chamei_a civel civel* claus* conforme conse* conte* contestacao
contra_o contratamos conversas copia crimi* de_ocorrencia de_protecao de_reclamacoes de_seguranca defes* defesa
delegacia_do deles deles* detra* detran deu deu_me diplo* diploma direito distribuido e_ao e_ganhei embar* encon* erse
escre* escri* esse esta extra* falo fiscal fiscal_da fotografei ganhamos geral geral* guardem honor* honorarios image*
imagens indenizacao insta* integ* inter* intimacao juizado_especial juizo juizo* junta* jurid* legai* legais legal
legal* levo livro_de maio marcada_para medicos meu_advogado ministerio_publico moradores multa multo* multou munic*
no_banco no_portal no_prazo no_tribunal nos_em notar* notificado notificou o_livro operador pagam papelada par
para_esse paz_e pedido_de pesada portanto portugal prazo prazo* prepa* print* processo_do promo* promotora proprietario
protecao_de provas recibos reclamacao reclamacoes recor* recus* recusaram regul* relatorio repar* respo*
responsabilidade saber saber* seguimos segundo_o sigo so_falo socia* social socio* solic* solicitador tem_o tenho
tenho* tenho_o terri* tres_anos tribunal_de turismo vao vara vara_civel venci* vias viu voces voces*`,
      '5': `
2021 a_caminho a_gnr a_obra a_queixa abriu abriu* acionei advogado_e agent* agente anac arrependimento arresto autor*
banco_central boletim_de camara_municipal citados clausula coima* conci* conciliacao const* consu* contas crea crime
criminal cumprem dano de_arbitragem de_dados de_portugal decid* decis* decisao defen* defensoria defensoria_publica
delegacia despejo deu_entrada diap dos_medicos e_vou em_dobro em_tribunal embargou entreguei entrei enviada ers esta_a
europ* europeu forum forum* gnr igas iml imt indemnizacao informado inten* interditou interditou_o isto ja ja_tem jec
judiciario juiz_deu juridico licen* licenca lote me_razao meu_nome minha_advogada morai* morais multa_diaria no_procon
nome notic* noticia notificacao_extrajudicial nula o_caso o_ministerio oficial ouviu ouviu* parti* participei passada
paz penal perit* peritagem pj policia prefe* preparem processar processos prote* provedor queixa_na queixa_no queixei
queixei_me razao razao* recusam registrei regulamento representacao segur* serao serao* sinalizada supre* supremo termo
tributaria vencido vigil* violacao`,
      '6': `
261 a_asae abriu_inquerito advogada amigavel amt anaco* anacom aneel aneel* ans apresentei arres* artig* asf assun*
assunto ata audiencia_marcada auto avisada cdc cessa* cessantes cicap cicap* citac* citacao citad* cniac* cniacc cnpd
coima conselho contr* contra crime* crm dano_moral de_justica de_paz deco decreto denunciei e_crime engen* engenheiro
entrei_com exijo exijo* extrajudicial favoravel feder* federal feita feita* for formal gov ilega* ilegal incor* inden*
infor* informada inspecao interpelacao intim* inves* juiz juiza julgado_de laudo leiam leiam* lesados litigio lucro*
lucros mandatario moral moral* mp multar na_delegacia nao_pagam negat* no_juizado no_livro notarial notificacao
o_contrato o_juiz o_processo ordem ordem* ordem_dos ouvidoria participacao pedida penhora peric* pericia petic* peticao
prefeitura procu* promotor proto* prove* publi* publica recebeu recla* regulamento_261 relat* repre* responder resta
sanit* segue seguiu sente* sindi* tutelar vai_saber vemo vemo_nos vigilancia vigilancia_sanitaria vossa vossa* vou`,
      '7': `
a_autoridade abusi* abusiva acion* acordo apres* arbit* arbitragem artigo audie* audiencia autoridade civil danos
danos* decre* delegado do_consumidor execu* execucao fiscalizacao indem* inque* inquerito ja_esta juizado juris* laudo*
lei lesad* limin* liminar litig* minis* ministerio multa* notificada ocorr* ocorrencia receb* sanitaria segue* teste*
tutel* vos`,
      '8': `
advogado asae avanc* conde* deleg* fisca* injun* injuncao inspe* judicial juiza* julgado justi* proco* procon sentenca
testemunhas`,
      '9': `
acao advog* civil* consumidor denun* denuncia judic* julga* justica notif* penho* proce* processo queix* queixa regis*
tribu* tribunal vai`,
    },
    privacy: {
      '2': `
abre abri abrir* acende acesa acesa* achei achei* adult* ali aloja* alojamento altif* altifalante aluga* aluguer aluna
aluna* analises anel anota* ansie* ansiedade anter* anterior anunc* ao aparece apareceram apareceu apeli* apelido
aplicativo apontaram armarios assinei assistindo assum* atest* atestado audio avisei baixa* balca* balcao banco banco*
barri* barriga benef* boletim cabin* calot* candi* carinha carrinha cartao carte* casado caso celul* celular chamaram
check check* chego cidad* cidadao cirur* cirurgiao clien* cobrar coloc* comeca compu* computador confe* confortavel
confusao conhece consulta contacto contando contei coord* coste* costela crianca criancas criti* critica cunhada curad*
curadoria daquela datas datas* decla* declaracao deixa* dele descr* dessa devia devia* diagnostico digital digitei
direito direta diretora disco* dispo* disse disse* disseram dizia* doente dono drone duzen* duzentos eles entregador
entregou entrou escol* escri* espre* estav* estava etiqu* etiqueta exame* exames excel* exige* existia expli* explica
facia* facial falou falou* famil* familia farmaceutica fatur* fazem fazem* feche* fechei filhos foram foram* forum
forum* fotog* fotografias frald* funcionario garra* genio genio* geral geral* gravacao grita guardado habit* historico
homem homem* ident* ignor* impressora indo infor* informaram inquilino inss instagram intei* invas* irma irmao irmao*
lante* lente* liberado ligacoes ligar* lixo lobby lobby* madru* madrugada mae manau* manaus manicure marcamos
maternidade menci* menor* mesma mesma* mexeram moldu* moro mostrou motivo namorada no notas notas* noutra obrigatoria
ofere* ofereceu os outra outra* ouvi ouvido pai parti* partilhado partilhas passadeiras pedi pedir* pediram pequenina
perdida perguntou peso pirat* piratas pisa podcast podia polit* politica porta postal posto* presi* presidiario prete*
print print* privado pro procedimento psp publica puxar* puxaram quarto rapaz rapaz* recebendo receber recei*
recepcionista reclamei recol* recomendaria recon* recus* recusam retir* rodan* rodando roubaram rua sabia* sai saldo
saldo* salvo seguinte segur* selfi* selfie senha* sequer servindo smart* sms sogra sogra* surpr* surpresa tecnico
telefone telefonemas telefonou terap* terapeuta tirad* tirar* tiraram titular traba* trabalho tratamento trein* treme*
troqu* troquei turbo turbo* usou utili* valor valor* vejo verme* verso verso* vinham virada visita web zap`,
      '3': `
2019 9_mil a_app a_empresa a_gente a_impressora a_saber a_sala a_vista abre_as abriram acend* acharam achei_uma agenda
airbn* airbnb alem alto alugado anexo anexo* anoto* anotou aos apagar apare* app area area_de as_fotos as_mensagens
assim_que assin* assis* assistente assistir atras_do avisa* avisar avisaram balco* biome* biometria biqui* biquini
brand* burlo* cabine camar* camara camaras cartaz cave celular_pra check_in chove* cid cidade_de clini* cnh colada
colada_no colocaram compl* completa completo completo_e comprou condo* condominio confi* consultaram conta* conta_da
conta_e contabilista conte* cookies copiado crian* cueca* cuecas cunha* da_vida dados_de de_cidadao de_fumaca de_fumo
de_mim de_quem de_um deixado deles deles* deles_com dentr* dentro deram_a deram_o dessa* desta* destr* diagn*
diagnosticos direto disco discu* dito dizer* do_apartamento do_quarto do_resort docum* documento documentos doent*
dupli* e_apareceu e_deixou e_outra em_si emails empre* empregada emprego encarregados encomenda engano entra* enviada
escondida estag* estagiarios estra* estudantes eu_estava eu_tinha exami* exigem expos* extra* extratos falou_do
fechadura fi filha filha* filho filho* fiz_o formularios fotoc* fotos fotos* fraldas frasc* frascos fugi fumac* fumaca
fumo gaste* gastei gps gravador gritos guard* habitantes histo* holer* holerite hospede identidade impre* impressao in
india* informa insta* instalou intercomunicador janto* jantou la_estava lanterna liber* ligado ligam ligam* ligaram
ligou ligou* lista* local* logot* logotipo manda* marid* marido me medic* medicamento memor* mencionado mes_e meu_chefe
meu_divorcio mexer* micro* microfone mil_habitantes minha_filha minha_morada monit* moradas moro_em na_cave namor*
negad* negado ninguem_me no_balcao no_corredor no_ecra no_grupo no_instagram numer* numero o_atendente o_carrinho
o_colega o_processo o_remedio o_tecnico oferecer onde outro outros ouviam pacie* padre padre* palav* palavra palido
papei* papeis parar parar* parto parto* pasta pedi_o pelo pergu* pesso* pessoal pizzas plani* planilha por_engano
priva* processos prova_de publico qualq* qualquer quant* quanto que_tenho quem quem_me rapaz_da recad* recebeu
recebi_no rececao rececionista reconhecimento_de reconhecimento_facial recusa repetiu responderam resul* resultado
retiv* retiveram sabe_onde sabiam sacos_de sala sala_de sem_perguntar senhas senhora senhora_da senhorio seras* serasa
sindi* sindica sozinha_e subiram tbm tela_e telefone_a tem_uma tensa* tensao terra* teste teste* texto* tinha tinha*
toda_a tomo trazi* trazia treino tribu* tribunal trocar_a tudo vazam* vazamento vermelha vestiario viole* virada_para
viram viram* viu vizinha_do voces voces* voz whats* whatsapp wi wi_fi wifi`,
      '4': `
a_agenda a_escola a_folha a_lista a_morada abert* abri_o abriram_a adulto afixada algue* alguem alta aluno* antid*
apaga* apago* apagou apareceu_na as_notas assem* assembleia atendem autorizacao balconista balne* carro_alugado carta*
cartao_de cima_do clientes colad* colega com_nome conse* consultas contou_a copia copia* copio* copiou curri*
das_criancas data_de de_dados de_hiv de_nascimento deixaram desde_que despertador detet* detetor digit* diret*
discussao divor* divorcio dizer do_balcao do_cartao do_hotel do_relogio do_tribunal doentes dos_pais e_da e_depois e_la
eletronica email entrei envia* enviaram escola exigi* exposto extrato faturas fichas fiche* filma* fotografou gravaram
gritou grupo* iban insta inteira invad* labor* laudo_de lente ler lida lista localizacao login* mail mandaram
me_mandaram me_o me_perguntarem mediador menores meu_apelido meu_cartao meu_e meu_endereco meu_patrao meu_saldo
meu_telefone minha_conta morad* morada na_consulta namorado nao_fazem nasci* nascimento no_elevador nome_completo
nome_do nome_e num o_carteiro o_celular o_check o_email o_envelope o_exame o_relatorio os_nomes outra_paciente
outra_pessoa outro* ouve ouviu ouviu* pacientes palavra_passe parar_a passaram pasta* patra* patrao pendu* penho*
perguntarem pessoais porte* posta* preen* processo procu* puser* puseram que_eu que_me quinh* quinhentos rascu*
rascunho recebi_o recec* recolhida reconhecimento regis* relatorio repetidas resultado_do rosto saben* sabendo saber
saber* sala_cheia segre* segredo sem_pedir senho* servir sessa* sessao souberam strea* streaming telef* texto tikto*
tiktok tinha_a todos todos* transparente um_desconhecido venderam venderam_o vi_o video_do violento virad* virado
visivel vizin* xerox xerox* º`,
      '5': `
a_cama a_ficha a_vizinha abort* aborto acesso afixa* alhei* alheios apont* arquivo as_cartas as_fichas as_nossas
autorizei balneario bi bisbi* bisbilhotou carta_do carteiro chefe chefe* chovem clami* clamidia com_meu comenta
confirmou consentimento conserto consu* contactos contentor conto* conversas cooki* correspondencia da_divida de_todos
detec* detector devo divid* divulgou do_banco do_meu doenca drone* e_vi email* embru* embrulho entraram entrou_no
escan* espal* estranho ex_marido excel exten* femin* feminino ficha foi_parar foto fotocopiaram fuga grava grava*
gravidez grito* grupo grupo_do historial hospe* hospedada intimas invadiram irs laudo laudo* leram leram* ligada luzin*
luzinha mandado meu_ex minha minha* minhas_fotos mostr* no_cafe no_tiktok nomes_e nossa* nossas num_cartaz numero_do
o_endereco o_numero o_video os_dados os_meus paciente passaporte pater* paternidade pen pilul* pilula postou proce*
psicologa psiquiatrico publi* rastr* recebi rendi* rendimentos revelou rh rosto* salar* salario sifil* sifilis soube
tal telefones terceiros terraco transmitiram um_tal usara* usaram vi visiv* vizinha`,
      '6': `
a_minha aberta acess* aluno antes_e apontada as_minhas autor* camer* camera camera_no cartas cc clinico com_nomes
consultorio contaram contou cpf cpf_e da_minha de_outra dentro_do desconhecido discreto doenc* envel* envelope
estranhos ex extenso ficha* galer* galeria gravi* hiv inadi* intim* ligad* link meu meu_cpf meu_passaporte meu_perfil
meus mostra no_meu nome nomes nomes* o_link o_resultado passw* passwords perfi* perfil porteiro psico* psiqu*
publicaram qualquer_um recado receb* recebo receitas relat* revel* rg soube* soube_da spam teste_de uma_camara vazad*
vazada`,
      '7': `
comen* comentou de_outro discr* divul* em_voz endereco escut* guardam leu meu_nome meus_dados o_porteiro voz_alta`,
      '8': `
dados dados* divida ender* minhas`,
      '9': `
ao_meu o_meu`,
    },
    safety: {
      '2': `
189 abana* abast* abasteci abrir acontece adorm* afogo* afogou ah alias alias* altur* alugado amarr* amarrada ameli*
amelia andam* andamento andares andav* andava anoto* anotou ao apaga* apanh* apanhei apertaram aquat* arara*
arquibancada assob* ate atras ausen* autocarro automatica avisado avisamos aviso azeite azulejo balan* balao balao*
baloicos bamba bamba* bancada banhe* banheiro barraca bateram beliche bilha* bloqu* bocadinho boia bolha bombe*
bombeiros brinq* bucha burac* buraco cabel* caira* cairam calde* caldeira camaras campi* camping careca carregada
carrinho carro carro* cartaz celul* celular centimetros churrasqueira colad* colega coletes comecou comen* conde*
congelados conse* consegui continuou corpo corre* corri* cortinado cortinas coste* costelas crianca daquela dedos
dedos* deixaram desca* desli* desligada desma* desmontou detet* deu direi* direito diret* dispara duran* durante eles
eleva* elevador embolado empurrar encai* enfer* engol* escadote escaldao escrevendo espreguicadeira estacionado estav*
estava estiv* estrada exaustor fase festival ficamos fita fogao fogao* forno forno* forro frase frase* frigi*
frigideira funcionario furou furou* gabin* gabinete garra* gasoleo gemeo* gemeos genro genro* gesso gesso* gracas
grelhador gritos guard* guarda halte* iam imagi* imaginar incho* inchou inspe* instalaram instr* jogou jogou* jogue*
joguei junta kart lampa* lampada lanch* larei* lareira lascado lata levantar ligad* ligada ligar ligar* ligue* limpou
lindos lomba* lotada machu* machucou mandava manta manta* manua* manual maquina marinheiro marquise meninos metal mexer
mexer* minha minha* minusculos miudo* mola motorista mulhe* mulher murro* neta noite noite* nos nosso nosso* numa oleo
ouvi panela parafusos parar pared* passa* passo* passou pedal pedal* pedra pegan* pela pende* pendurada pilha pior
placa* pneu ponta ponto* porta* preso primeiros proprietario protecao protetor publi* quebrado queda* queimou rachada
ranger rapaz rapaz* recepcao repos* rindo rindo* rodovia rosca rosca* rosto rosto* roxa sabao sabao* saber saber* saia
saido saido* sair saiu salvador sande* sandes secad* secador segur* seguranca selo sensor sequer sobra* sobre* socorros
sorrir sumo tal tanqu* tanque tapado taxi tecnico telefonar telhado tenda* tensa* tensao terceiro tesou* tesoura tijol*
tijolo tinha tinha* tipo tira tomou tomou* torci* traje* trajeto trava trocados urgen* urgencia varanda vaso vasso*
vassoura vermelho vindo vindo* vinte vinte* vir`,
      '3': `
140 160 2015 72 a_cabeca a_deitar a_dois a_falhar a_ferver a_manutencao a_porta a_rede a_rodar a_um a_vista abaix*
aberta abri acabava acertou acesa* acord* adormeceu alert* altura alugada andar andar* antes_de ao_meu apertada
apontado aquecedor areal areal* arrancados arranhada as_costas as_portas assobiando ate_o aterr* baliz* baliza baloi*
baloico bancos_de banho_sem barre* bebe bicicleta bloco bloqueada bocado boiav* boiava brinquedo cabeca_pra
cabeleireira cabin* cabo caido cancela carec* carecas carregador carro_alugado catam* catamara chami* chamine cheirava
cheirava_a cima_de com_os comecou_a comprido confe* conno* connosco continua_com copo cortada crian* criancas da_bomba
da_janela da_mais da_maquina da_mesa da_moto da_obra de_baixo de_cima de_cimento de_eu de_fumaca de_gelo de_gesso
de_incendio de_nove de_papel de_seguranca de_sono debai* debaixo degraus deita* deitar deitava depois_da derre*
desde_2015 desfez desfi* desmaiamos despr* diant* direto disju* disjuntor dividido do_elevador dorme* duche duche*
durante_a e_foi e_para elast* elastico eletrico embarcamos embor* embora encarregado encer* engoli enrol* entalado
entregue escorregou esmagado espos* esposa esque* estava_a estive explo* exten* falha* falhar falho* falhou falou
falou* fecho ferver ficav* ficava filei* fileira filha filha* fogo_de foi_embora fumac* fumaca funcionou fundo_e
garrafa gas_e gelo gengi* grau graus graus* helio helio* imane* imanes incendio ingreme instrutor iogur* ja_estava
ja_tinham jante* joelh* joelhos lasca* levan* levei_um levou levou* liguei lisa lombada lotac* lotacao madei* mae mao
me menin* menino menos_nao mergulho metalico meu_gato meu_lado minha_filha minha_mae minha_mulher miudo monta* montado
montanha montanha_russa mosai* mosaico motor motor* mulher_e multidao na na_banheira na_recepcao nadad* naval* ninho
ninho* no no_banho no_corredor no_hotel num o_botijao o_braco o_contrato o_freio o_menino o_motorista o_operador
o_secador ofici* oficina oftal* olhos olhos* onibu* onibus operador palmo* papa parar* parede parei parei* parou_de
partido passada passar pasti* pe peganhento perguntou pernas pisci* piscina pisos pisos* placa placa_de pneus pneus*
polia polia* por_eles porca porta_com porta_do portagem portao powerbank pranc* prancha prate* prego proa prote*
publico puida puida* quadr* quarto_e que_minha queimado quinz* quinze rapaz_da recal* recall revis* rodar rodar* rompi*
russa russa* saida_de sair_do saiu_com salsi* salsicha salto* salva se_ao se_em se_embora se_eu segurei seten* setenta
sexta simplesmente sobrancelhas sobre sobre_a sobre_um televisor tinha_feito tinha_uma tinham tirav* tirava tirol*
tirolesa tives* tivesse tomad* tomada toquei tramp* travao trave* trope* tubo um_cliente um_funcionario unico unico*
usara* usaram varan* venci* verme* verti* videos vidro vidro* viva`,
      '4': `
a_bateria a_cama a_corrente a_direcao a_queimado a_roda a_rua a_trava a_ver abaixo aberto abri_o abriu_no acordei agua
air alerta aluga* andai* ao_chao apagados apanhou artif* artificio arvor* arvore ate_a barco barco* barra barra* bateu
bateu* bati_com bico bloco* bocad* braco braco* cabine cadea* cadei* cai caido* caidos caiu_no calcanhar carrossel cera
cerca cerca* chao cima cima_do cimen* cimento cinto colado comentou cone corda corda* cortei corto* cortou da_parede
de_artificio de_emergencia de_nos de_pressao dedo dela dente dentes deram_me derramado derreteu descarga desce* descer
desceu desci* despe* deu_me direc* do_banheiro do_bebe do_berco do_carro e_fui em_cima emerg* emergencia entor* entup*
escorrega escorreguei esfol* espet* estilhacou femur femur* ferro ferve* fratura fraturou fryer fryer* fuga garga*
garganta grade ia ia_a incen* infla* instalado insuf* insuflavel largo* locut* locutor madeira me_o me_um me_uma mergu*
minutos_depois na_cara na_minha nadador navalha no_chao no_chuveiro no_escuro no_pe no_quarto o_carregador o_cinto
o_instrutor o_teto os_bombeiros os_dois palete panela_de paraf* pesco* pescoco piso porca* power* prateleira prego*
pregos pulso* quadro quase quase* queix* queixo racha* rachado rasgou reboc* reboco repar* reparei resga* resgate
retir* revisao saida saida_do salie* saliente saltou salva* se se_com slide slide* solta soltas solto tapad* teleferico
telha* testa testo* testou tobog* toboga trava_do vapor vapor* velas velas* vento vento* vigia* virou virou* voado*
vomit* works* workshop`,
      '5': `
a1 a_barra a_clavicula a_mangueira a_mao a_perna abriu_a acelerador afiad* afiado airba* airbag alarm* alarme apert*
apertar arame arame* arran* bacia bacia* barreira bati berco berco* botijao brisa* cabeca caco cadeado capac* capacete
capo choqu* choque cinto* cocci* coccix colet* colou colou* com_corrente comig* comigo condu* da_montanha da_revisao
de_vidro dente* dentr* dentro descarnados descida despregou direcao dormente eletr* eletrica empilhador ental*
entornado escalada escor* espetou estal* estic* esticao estou* exaus* explodiu fechou ferros freio freio* fundo* galho
galho* grade* junto junto* lustr* lustre mangu* mangueira me_a metal* metro* mosqu* moto na_cozinha na_descida
na_escada no_duche no_fundo no_meu noite_toda nuca o_pe o_portao o_pulso o_tecnico ombro* osso palet* parafuso parti
partiu perna_do podre pontos prende prendeu preso* presos pulso queim* queimadura rasgo* roda russa_abriu saida* saidas
salva_vidas serra serra* solda* soldado solta* soltou_se sugad* testa* torno* tornozelo travagem travo* tropecei troti*
trotinete um_choque van varao varao* vidas vidas* vista_no volan* volante`,
      '6': `
a_corda abanava abert* abriu abriu* acele* acordamos arnes arnes* arrancou arreb* arrebentou atrav* bote botij* cabec*
cadeirinha_do caiu_da caiu_na capotou chamu* chamuscou clavi* clavicula colete condutor corrente curva curva* degra*
degrau derra* desab* desabou despencou dispa* duna elevador_caiu empil* encerado entupida escad* escada escal* esmag*
esmagou estalou estil* exaustao extintor extintores fecho* ferro* fio fios fogo fratu* fumo fundo gas incendiou
interdita jipe junto_as lancha metros mosquetao na_serra parti* partidos pedaco pedaco_de pegou pegou* pendurado podre*
porcas porta_aberta prend* se_na trancada trava* ultra*`,
      '7': `
cadeirinha capot* cedeu cedeu* da_piscina de_gas disparou esquentador estourou extin* faisca labar* monox* monoxido
o_vento ombro pedac* pegou_fogo pendu* perna perna* reben* rebentou sem_tampa tampa tampa* teto tranc* travoes voou`,
      '8': `
faisc* solto* soltou tombo* tombou`,
      '9': `
caiu`,
    },
    theft: {
      '2': `
1h30 2009 24h 250 33 abert* abriu abriu* aceitaram acharam acons* aconselhou acucar adorm* ah aluga* alugado anfitriao
antiga apont* apontou arrum* audit* auditivo bacas bacas* balan* balanceamento bambo bambo* batatas bated* batom batom*
beber* bermu* bermuda biqui* biquini bloco blusa* boa botas botas* cabin* cabine cache* cachecol cacho* cafez*
cafezinho caind* caindo caixa* camar* capo carav* caravana careca carrinha catal* cem certinho choco* claro claro*
cobrado cobre cobre* coimb* coimbra coisa* colec* colecao comem* compu* computador conso* consultorio conte* conteudo
continuou corpo* corrente da debai* debaixo defunto deixa* deixaram descolaram descr* desfa* desmo* despe* dessa desse
desse* devo dezes* dezesseis disco disco* discos dizem dizem* do dobradica docum* documentos drive drive* drone drone*
ducha ducha* duzentos ele eletr* eletricista empre* empreiteiro empresa encontrei entra* entrado entre entre* entregam
entregue equip* escreveu escrevo esfol* espin* espingarda espreguicadeira espreguicadeiras esquece estava exist*
existia faleceu farinha faxina fechadura festi* filha filha* fita formiga frigobar funci* funcionario furad* furou
furou* gelei* geral geral* gesto* gestor goian* goiania grafi* guarda guerr* guerra houve houve* idoso igualzinho
inden* instalacao interior janta* jantando jaque* jaqueta ladro* lamina lanche lava lavanderia lembrar lente levam*
levantou limpeza limpi* limpou local* loter* loterica mangu* mangueira maquilhagem marin* mecan* meias meias* melhoras
meninas mestre meteu meteu* metros milagre milha* milhas miudo monte* mos movei* moveis mudado naquela noivado nojo
nossa nosso nosso* objet* olive* onde outra ouvi pacot* pacote pagamos palha* parag* pedag* pegar* pensa* percebi
perdeu pesa pijam* pinto* placa pontos portanto prend* presu* presunto propi* propinas proposito proprietario provar
quarto quintal quota* radio radio* rapaz* reais reais* recec* rececionista reconheco refeicao refeito regre* regresso
relogio relva* resid* residencia responderam retir* retro* revir* revisor riscada rodar rodar* sabia sabia* sacol*
sacola saia saldo* santa* se semana sobro* sobrou socia* suger* sugeriu suplente talve* talvez tambo* tava tecnico ter
tirav* tirava tomar tomar* tostao tranc* trancado tranq* trocado trocados trotinete uns velor* velorio venda vestiario
viaja* viajando vidro vidro* viram viram* visto volum*`,
      '3': `
1951 340 400 900 a_agencia a_lavandaria a_lente a_minha a_moca a_placa a_primeira a_toalha a_ver abafa* aberto abri
abrir* acade* academia adesi* agenc* agencia alianca_e alianca_pra almoco_e ama aparecida apart* apartamento apura*
armar* armario arrancados arranjo as_coisas as_duas as_moedas assal* assoc* associacao atendem azule* balneario bebido
bibli* bloco* botoe* botoes brisa* cacif* cacifo cade cadeirinha caixa_chegou caixi* caixinha camia* camiao campinas
camping cartao_da casti* cem_euros cemit* cemiterio chegaram coberto coletes com_as com_fecho confe* confi* confianca
contei copiada copin* corpo cortaram_o cruz cycli* cycling da_cidade da_obra da_terceira de_confianca de_dentro
de_linho de_pele deixamos dentaria dentro_do depen* depos* deposito desapareceu_o descanso despa* despacharam desti*
desviou devolveram_me diari* direitinho distribuicao diz_que dizem_que do_cao dois_minutos dormia e_apontou e_deixei
e_foi e_meus e_nunca e_os ela ela_e em_plena em_todos encolheu_os entreguei equipa era_outro escap* escondida estav*
estragado eu_paguei faque* faqueiro farda* fato fazer_a ferra* festival ficar* ficaram ficou ficou* fizes* foi forca*
forcado funcionarios fundo* garrafas gasoleo gatil* gatun* gorjeta grama* guard* homen* homens hoste* inferior
inquilino iogur* ja_nao jante* jorna* jornal jura la_dentro lacra* lacrada ladroes lembr* lenco lenco* levam levan*
levantou_a leve levei_o limpe* linho linho* litro* litros macac* macaco mais_cedo malas malas* mandou_um mao mao_leve
marca memor* memoria menos_a mente mente* mesa_dos meu_notebook minha minha* minha_avo minha_carteira minib* minibar
moca mochila_no moco_do moeda* moedas moto motor na_rececao nao_chegaram nao_estava naque* negam negam* nego
no_elevador no_vestiario noivo* nos_o nossa* nossas nota o_carrinho o_computador o_dono o_motoboy o_pacote o_papel
o_radio o_seguranca o_tecnico o_troco originais os os_ombros os_tapetes pagav* pagava para_casa passada passaporte
patio patio* pecas pecas* pedagio pedra pedra* pegaram pendu* pensao perdeu_o perdidos pessoa pifou pifou* plena plena*
poda porta_da portatil porteiro pra_fazer pra_um prata* prese* procu* puser* puseram que_faltam que_minha rapar*
rapariga rasgada raspado reben* reclamei refor* reforma relog* relogio_do relogios repun* repunham responderam_que
responsabiliza responsavel resso* retiradas sabao sabao* sabiamos sabon* sabonete saco saco_cama saiu_com saiu_da saldo
santo saque se_as se_do segunda_o selo sido sindi* singe* singer so_a some sumid* sumido supon* suponho surf tapetes
telemovel terco terco* tese teve tinha* tinha_mais tiraram_a tirou tirou* tirou_a todas_as torneiras treze* trocaram_o
trocou_a um_bilhete uma_carrinha uma_nota usado usado* uti venderam verdadeira vesti* vi vi_a vi_o via vinha_com vinil
vinil* voar volte* voltei zara`,
      '4': `
200 900_reais a_caixinha a_camareira a_mao a_maquina a_mudanca a_nota a_roda a_televisao aberto_e abri_o abriram_a
alfan* alianca_de alica* alicate aprop* arran* arrombado avent* avental azulejo bagag* bagagem ban benga* bengaleiro
biblia bicic* bolso_do box brinc* caixas caixinha_de camaras camareira camer* camera carregador carteiras catalisador
celular certe* certeza chave chave* chaves chegou_tudo chequ* cheque cofri* cofrinho coisas colar* com_ele combu*
combustivel comeu comeu* conno* connosco corda* da_avo da_mesa da_oficina de_costura de_sol deixado deixado_na deixei_o
dentro_da desaparecida desconhecido devolveram devolveu diama* diamante do_bengaleiro do_carro do_condominio do_ginasio
do_hotel do_lanche dois_perfumes dono duas_que e_dinheiro e_levaram e_levou e_sumiu e_tiraram enche* encheram entro*
entrou envelopes espre* estaf* estafeta estavam estoj* estojo euros_do evaporou_se falec* falecido falta* faltava_o
faxineira fecho ferramentas filma* filmar fotografica frasc* fundo furadeira furto furto* gamar* gamaram garra*
gasolina gasto gasto* gaveta gente_tinha gorje* gramas guardar guari* guarita hostel indicaram lanch* lar lavandaria
levav* levava levou levou* levou_me lhe lobby lobby* mae maquina_fotografica marina me me_as medalhinha mesin* mesinha
meteram meu_pai mexem* minha_mae minhas_coisas mostr* mudan* na_carteira na_reserva nao_voltou nem_o no_bolso
no_carrinho no_deposito no_hostel no_lugar noivos notas notas* o_casaco o_celular o_estafeta o_notebook o_porta
o_sobretudo o_vigia o_ziper oculo* oculos oculos_de original os_meus ouro_que palet* paragens patra* patrao pegou
pegou* pelos pelos* pendurei perfume perfumes perol* perola perte* pertences pesco* pescoco porta_e pos pote
presente_ja puf pulse* pulseira puxar* quando_voltei que_ela que_tinha rapazes rasgado raspa* ray refei* resga*
ressonancia roubada roubadas roubado roubados roubaram_me sacar* se_ao segurancas self selim selim* selos selos* sem_a
so_havia so_o sumiu_a tanqu* tanque telem* telemoveis tenda tia tijol* tijolo tinha tirado tiran* tirando tiraram_o
turismo um_funcionario vigia viola* violado viu volto* voltou_da voltou_sem vovo ziper ziper*`,
      '5': `
a_bolsa a_corrente a_empregada a_via abriram airpo* airpods alfandega algue* alguem alivi* anora* ao_bolso arrancado
arrombaram arrumacao as_chaves as_ferramentas as_notas bicicleta bolso* brincos_de caixa_do calci* calcinhas campi*
casac* casaco casaco_de caxem* caxemira celul* celulares chupa* colar com_alicate conse* conserto cordao cuida*
da_agencia da_limpeza da_mala da_mudanca da_noite dedo dele denta* desapareceu diarista dinhe* dinheiro do_meu
do_quarto dos_noivos durante_a durante_o enfermaria enquanto_a enquanto_eu entraram entregador faxin* ferramentas_do
ficou_a fingi* fingiu fio fio_de foi_se fones fones* foram foram* furtado gasol* gavet* gavetas guardar_a intacto
internada lacre lacre* larap* lavan* levadas levantamentos levaram_o limpa* mala manob* manobrista me_a mealh*
mealheiro medal* mestra meter* meu meu_armario meu_tablet meus minha_bolsa mostra mudanca nao_esta no_lar no_parque
o_cofre o_dinheiro o_fundo o_lacre o_perfume o_relogio o_selim o_telemovel ofici* oficina oitoc* oitocentos os_oculos
outra_pessoa palma* parque_vigiado pc perfu* porta_luvas poupa* poupanca pranc* prancha presentes que_estavam ram
rasga* roubar saque* sem_os sumiram sumiu_com surri* table* tablet tenda* tenis tenis* tintu* tinturaria tirad* tirar*
tiraram todas todas* vestir via_verde vigiado vigil* vigilante violada voltou`,
      '6': `
a_alianca a_carteira a_dentadura a_mochila a_reforma anel arrec* arrecadacao as_meias as_minhas assaltaram avo bolsa
bolsa* bolso brincos chocolates cofre cofre* cuidadora da_minha de_marca de_ouro deixe* deixei dentadura dentr* dentro
desapareceram desviada dinheiro_da do_cofre do_porta duran* durante embolsou empregada estep* estepe esvaz* esvaziada
evapo* evaporou faltam faltavam ficou_com fogar* fogareiro furtaram intac* iphon* iphone lancheira levado levados
limparam lugar_do me_os mestr* minhas mochi* mochila moedas_do na_oficina ninguem_viu no_estacionamento noteb* notebook
o_cadeado o_colar o_estepe o_guarda o_meu origi* os_brincos ourives ouro ouro_do pai porao porao* remex* sacaram seda
sobretudo stora* storage subtr* surru* tromb* vigia* zerad*`,
      '7': `
arrom* carte* desaparecido desvi* embol* enqua* enquanto envelope joias joias* levaram_a luvas luvas* minha_mala
o_envelope o_fio ouriv* roubaram sem_o sumir* sumiu sumiu*`,
      '8': `
alian* alianca cadea* cadeado carteira desap* envel* levar*`,
      '9': `
furta* levad* levaram me_o rouba*`,
    },
    threat: {
      '2': `
22h 300 350 400 44 480 abrac* abro acaba acabada achar* adeus adeus* adoro* alian* alianca amarela amarr* amigo* andan*
andando anest* anestesia anota anotar anten* antena antigas armad* arranharam ate atender avisando avisei avisem avo
baian* baiana barato barra* barraca bem bloqu* boca bomba bomba* bombe* bombeiros bonita busca* buscar buzina cabec*
cabeca cada cadel* cadela caes calcada call cantar caozi* caozinho cara careca carin* carregado carri* cavalo cente*
center central cerca cerca* certinho chame* chamo* chave chora* cima cobrado cobrou coisas coleg* conhecer consc*
conta* contagem continuam coordenador cortar cova custa* dado daque* dar deixa* dentr* dentro depos* deposito derreteu
descanso desligou deste* deus devolva diabo diabo* diama* dific* dificil digam digam* diret* dispa* dispara dito dizer
dizer* douro douro* doutor dr duram duram* encar* encom* enfei* engol* engoli enqua* enquanto enter* entrar enxer*
escola escolhi escre* escrevi escrito esperando estuda esvaz* expre* faca facul* faculdade falar* falec* faltar ferra*
ferro ferro* ferve* ficad* ficado ficam ficar ficav* ficava filmar fisca* fiscal flore* flores fosforos franq* franquia
frouxo furad* garrafa geme gente gente* gnr ha hoje incen* indo inson* insonia intei* irrit* joelhos jogo jogou jogou*
junto junto* juros juros* lamen* lata lembrar leva levaram ligam ligam* liguem loja lojin* lojinha mae magic* mandem
mando* manhas mao marmi* marmita matar* mataram medo meteu meteu* meu mexer* minhas moco moleq* moleque mordo* moro
morreu morro morro* mostrou muro nascido noite noite* olhan* olhando onibu* onibus ontem ontem* orden* ordenado pagar
pagar* pagas* pagava palav* paler* palerma palhaco parti* parvo passa passar passarela passo* pe pedir pega peixes
pelos pelos* pendurado pensa* penso perig* persi* pesad* pesso* pisto* pistola plantao pneu ponho ponho* ponta ponta*
portao porteiro praca praca* prati* preci* preso preso* primeiro primo print* prisa* prisao propr* provar publi* pulso*
pulsos queim* querer racho* reboq* recusaram resolva respe* responder risco rodas rodas* rottweiler sabad* sabado
salar* salario sangu* sangue sao seguir senho* simpl* simples sindica sofre* sozinho tal tecnico telha* telhado tem
tijol* tomei tomei* torce* trase* tratar trato* trator travao troco uma usar varro varro* vasso* vejam vejam* vejo
verdade vidro* vir visitar viva voltava whatsapp`,
      '3': `
a_contar a_conversa a_escada a_escola a_falar a_frente a_gente a_gerencia a_linha a_pagar a_pontape a_porta a_que
a_roda a_sua abanando aberto abraco acha achar acord* acordar acordaram acoug* acougueiro acuca* adora adver* aguar*
aguen* ai_a ai_quero algue* alguem ambulancias ameac* angol* anos_a apaga* apagar apanh* apanhar apareco_ai apete*
apetece aprendia arran* arranjar arrasto arreb* assun* assunto ate_a atrasei aviso aviso* banir* baniram bastao bege
belez* beleza bloquearam_me boto braco* breve* brinca brincar burlo* cabeca_com cachorro cafe_da calot* camba* cara_e
carinha carlo* carlos carregar casti* causa_de chamem chamou chego chorar cima_do cintu* cintura cockt* colegio colet*
com_a comum comum* contratei corro* crach* cracha criti* critica cruze* culpa_e curva curva* da_caixa das_flores
de_cinco de_enfeite de_noite de_onibus debai* debaixo dedo dente despe* desta devolvam devolverem dias_e dinam*
diretora disto disto* dizer_que do_carro doer dois_euros dois_minutos dono douto* duvid* e_da e_de e_em e_eu e_levaram
em_casa enfeite engolir enterro entro* enven* escol* escolher escrevo escri* escritorio esperando_o esperar_por espin*
espingarda esquecem esquerdo esta esta_a estaf* estafeta estal* estil* estive estou* eu_com eu_tambem exigi* expressao
facha* fachada falan* falando fazia* filho* filma* forca* fulan* fundo_do furado furado_e galer* garanto gasol*
gasolina gatin* gemeo* gemeos geren* gosta gosta_de gotei* goteira grosso guardei guilh* haver* hei hei_de hora_com
humidade idoso infel* inteira irma ja ja_escrevi jeito jeito* junte* juntei juro ladro* lembr* levar* litros maca
madei* maos maravilhas marcado marcado_pra mas_eu matri* me_a me_o me_reconhece memor* memoria menti* merece merecem
meu_avo meu_lado meus mexeram mim minha_irma minho* moda morada morre* morrer mota mulher multa murro murro* na_mao
nada_a namorada nao_digo nao_gosta naval* nesse nesse* nina ninguem_me no_tempo o_cabo o_gato o_povo o_proprio o_que
ombro onde_fica operador orelh* orelha os_10 os_dias os_vidros pagam pagasse pago_a pai pancada para_tras passando
pedra* pegar* pena perigoso perna* pessoalmente pinha* pneu_furado poe ponta_a pontape ponte ponte* por_carta por_mim
porra* porta porte* pos posso posso* povo pra_eu primo* publica que_a que_me que_pena quebr* quem_me rato re recad*
recor* relat* relatorio reparticao resolver retro* retroescavadora rindo rindo* risco* roda rodar rodar* rosca rosca*
rottw* sabe sabem sabem* sai sai_da saida_do sair sais sanit* sanita sao_poucos se_a se_amanha se_ate se_eu sexta_nao
sindi* sobra* sofrer solet* solto solto* sozin* sozinha surpr* ta taco_de temos temos* tenham tenho_mais tenho_medo
to_na todas_as toma tomo torci* torcida trabalho travo* trein* treinador tres_anos tudo_e turno* ucran* ucraniano
ultim* um_a uma_garrafa vamos vamos* vcs venen* veneno vezes_o vigil* vigilante voces_me voltar`,
      '4': `
a_culpa a_matricula a_ponta a_rua abaix* abaixo acabo acama* acamada acerto acide* acont* acucar adiam* adora* afiada
afoga* aguento ai_no alica* alicate amado* amadora amanha ambul* ambulancia ando_com apare* ardia ardia* armado
arranjou as_maos as_minhas as_pernas ate_ai atrop* audi avise* azar bala basta* bater benga* bicho* bigod* bigode
bloquearam botij* bracos brinc* cabin* cabine cacho* cachorra camaras cancelo capaz capaz* causa causa* cemit*
cemiterio chave_de cimen* cimento cinzento cobrar cobro* com_essa com_gosto como_e conhecem contem conti* continuem
coroa coroa* corpo* corro cruza culpa culpa* da_proxima dada daquela de_cadeira de_ponta de_rodas de_sangue de_ter
deixar derra* desce descer descobri desse* destas devem devem* dinheiro_ou disso disso* do_bairro do_meu do_quintal
e_ai e_outra e_parto e_riu e_voces e_vou ele emprego encarregado enfio* escolhe esfol* espero estiv* estive_preso
estiver estou eu eu_tenho facam facam* falar falha* farda farda* fechada_e fica_em forca funcionario gente_conversa
gerencia goela goela* guilhotina homem homem* hora_no irmao irmaos isque* isqueiro isso ja_estive ja_sei justi* ladroes
lagri* lagrimas levam levam* lhe_um licao licao* mando manso* mato matricula me meses_com meu_dinheiro meu_irmao
meus_irmaos meus_primos monte* motar* motards mulhe* na_cintura naque* naquela navalha nem_a nessa nessa* nisso nisso*
no_deposito no_escuro o_dono o_turno oito_meses olha olho os os_meus paciente palit* panca* partir parto_lhe parto_te
patra* patrao pegar pense* perder_a pernas pesada pesco* pescoco plane* pneus pneus* podem podem* por_causa por_cima
por_escrito porrada porta_a porta_e pratico precisar precisas primos proxi* proxima proxima_vez proximo qual_e
quando_eu que_se quem rapazes reclamei relaxa repar* resolve resolvido revol* revolver rio rua_do sabia* saida saida*
salve* segui segunda_feira sei_qual senhor sentir seria* sexta* somos somos* taco telefonema tenha* tenho_a tenho_um
testa testa* to todas todas* tras travo tromba trombar turno ultimo um_olho um_por um_tiro uma_noite vai_ser vem_a
vidra* viram viram* vitri* vitrine viven* vivenda vou_ai vou_me`,
      '5': `
a_cabeca a_vossa acreditem aguardem amanhece amigo ando anota* apanho aquela aquele arranco asnei* asneira ate_domingo
ate_sexta atrav* atravessar atropelo avisados beco bengala bicho boxe ca cabos cabos* cacadeira carrinha coca colete
comprimidos conheco contas conve* conversa corpo corto* corto_os cuide da_vossa dai de_voces decorei deixo dentes
depois_nao desce* desco desgr* dessa dessa* desse desta* direitinho do_teu dorme dorme* dou e_quebro e_vai em_mim
encon* encontrar encostou enfio entro es escola_dos esgan* esgano espelunca estou_a eu_proprio eu_sei eu_sou explo*
faco faco_uma falha fazer fazer* fica filhos fuzil* gajo gasolina_e gente_se gosta* irmao* justica litro macha* machado
madeira malta malta* merecia milic* milicia montr* montra na_mala na_vossa nao_e nao_fica nao_tenho o_pe onde os_dentes
ou_vou parto parto* passeia passo pe_na pedrada pedre* pego pensem pergunta porta_com porte prepa* proprio puf
que_sabia quebrar queima quero_ver quintal rebentar rebento recado recebo reza rua sabiam se se_cuide se_nao sei_a
sei_o sei_onde sei_que seus sexta sou ter treme* tromb* tu um_dia uns vemos vemos* vidros viro viver viver* voces_vao
voltar_a`,
      '6': `
a_perder afiad* ai_com amanh* aparecer aquel* aqui arder arder* cacad* cadeia campe* campeao chumb* clio comig* comigo
comprimidos_todos conhe* contigo conversamos cruza* cuida* cuide* da_tua dente* desgracado digo e_sei e_tenho ender*
endereco engul* engulo ensin* ensinar facao facao* fogo_nessa for fosforo gostam isto levas levas* levas_um levo_a
litro* mais_nada meto mora na_cara nao_vou o_corpo o_proximo o_seu os_comprimidos os_pneus ou para_vos perder por_menos
por_ti preparem proxima_nao punho* que_horas quero reben* resolvia sabes* sacho* sair_dai saire* saires seria seu
seu_endereco so_digo sobra solto_os sua tac te_as ti tic trago trago* travoes uma_bomba ves vier vinga* vivo`,
      '7': `
a_cara atiro atiro* caixao corto cuidado deito deito* dele durmam fogo fosfo* levo_o lhe_a marre* marreta merec* nao_me
o_vosso quebro quero* sabes te_o tenho tenho* tens teus vai_ter vao voce`,
      '8': `
apareco durma* esse lhe resol* te_a vosso`,
      '9': `
a_tua ai essa levo o_teu sei te teu tua vai vais voces voces* vos vossa vossa* vosso* vou`,
    },
    violence: {
      '2': `
150 17 200 68 abaix* abriu abriu* acha ala andan* andando apito* armar* arrastado arrastou artistico assim assim*
assinar atras atrop* autocarro barraram barro* bastao batido bengala berli* berlim bifan* boate boate* botas botas*
briga cabel* caes calar calar* cancela capo capuz capuz* cara carrinha carro casados choqu* cintu* cintura cliente
colar colar* colete consumo cozinha dele deles deles* deram deram* deslo* despe* desvi* diretor disse* doces doces*
dona duran* durante ela empurraram encontrei enfermeira enfor* entor* escada escadas escritorio espos* esposa estaf*
estafeta estalar estat* estic* estore estrada explica filha filha* filho filho* fique* fiquei fui funci* fundo furo
gabin* gabinete garga* garganta garra* gatil* gatilho geren* gnr golpe gratu* gravata harmo* hj juro la lago levan* lia
mae mandi* mangu* mangueira marte* mestr* mestre miudo* moto mulet* mulhe* mulher na nadad* nasce* nasceu naval* nele
nervo* no ou ouvido pagar* pagav* pagava palma pancada pared* parede parou parou* partir pedia pedia* pelad* ponto*
porra* porta porta* pos poste poste* quanto quebr* quebrou querer quis rasga* relva roxo saiu sapatos sindica sobrinho
socio* sogro tanto tanto* taxi temos temos* terminal tinha tives* tivesse torci* trein* tremi* um usado usado* van ver
vidro`,
      '3': `
66 70 a_cabeca a_cerveja a_dona a_ferver a_minha a_poltrona a_saida abaixo acertou ajustar algem* amarrada amigo anos
aos apanh* apanhei apertaram apitou apont* arran* arras* as_unhas ate atlet* atropelou autis* autista baixou banco_e
barra barra* bateu_com bicho bloquearam cabelos cabo_de calcada camis* canel* carol* carrinho_com carro_e cerca* chaca*
chacara chamar chamo* chamou chao chave chefe chefe* cima_da com_a com_um com_uma coma contra_o correu cozin* cruza*
cuida* da_conta da_mesa daqui dar davam davam* deixava dentes dentr* dentro dentro_do desceu desviou dezas* dezasseis
disco* doente e_deixou e_deu e_levou ele em_plena encolhe encon* enfer* enfermeiro engolir enqua* enquanto entregador
equipa espan* esta_sempre eu_tava eu_ter eu_vou faca faca_de fala fecho* ferve* ferver filho_de fisic* frentista
funcionarios garrafa genro genro* gerente gratuita gritava jogar* jurou jurou* lado_com lar lembrar levantou ligad*
marcas_de march* martelo massagista mata maxil* maxilar meu_avo meu_genro minha minha* minha_mulher mostr* motiv*
muleta na_calcada na_piscina namorado nao_parou navalha ninguem_o no_braco no_passeio nodoa nosso nosso* numa_sala
o_balcao o_espelho o_frentista o_homem o_pescoco o_portao o_tecnico o_telemovel oferecido olhos olhos* orelh* orelha
os_10 pagas* para_tras partiu partiu_me patra* patrao pau pe_de pedis* pedisse pedra_no pegou pegou* peito peito*
pela_janela perguntar perse* peso pisto* pistola plena plena* por_eu porque_ele porrada porre* porta_da pra_me q_eu
quente_no quintal rapaz rapaz_da rebentava reboq* reclamei retid* retido rosto rosto* rottw* rottweiler roxa roxas
roxas* saimo* saimos sair sair_do sangrando sapat* seguranca_do segurou sem_ver sentados seque* sindi* soco_na staff
staff* tirar tirar* tomei tomei* turno turno* um_funcionario um_mata um_rapaz uma unhas unhas* valsa valsa* viole* vir
voce voltou_do`,
      '4': `
a_cara a_chave a_mao a_parede a_policia acert* acertar agarrou_me algemado aluno* alunos apavo* apavorada apertou
apertou_me apontou arma armarios arrancou arreb* arrec* arrecadacao ataca* ate_eu atletas avo baixi* baixinho balan*
bande* bandeja barri* barriga bateu_no bique* brisa brisa* cabec* cabeca cabecada camisa capac* capacete causa causa_do
chapa* chave* chave_da chaves cima_com clientes com_o comig* comigo conno* connosco contr* contu* costa* costas coxa
da_cozinha dali daqui* de_70 de_ferro de_nos debai* debaixo dedos dedos* depois_o deram_me deu_uma direc* direcao
discoteca disse disse_que do_carro do_meu e_ficaram e_riu e_tudo em_cima empregados enforcaram escad* escada_abaixo
estrada_e eu_pedi exame_de fala_em fecharam fechou fechou_a ferid* ferida ferro ferro* ficar* filma* filmar frase
frase* fratu* funcionario golpe* gravi* gravida ignic* ignicao imobi* irma irmao* joelho joelho_nas lanci* lancil
larga* laudo laudo* levantou_a levei levei* levei_uma levou levou* lhe_uma mando* mandou manti* marcas me_pelo me_um
meteu meteu* meu_amigo meu_primo minha_irma minha_mao minha_tia miudo mostrou motivo motor* motorista na_boca na_saida
nariz nariz* negro negro* no_chao nos nuca o_meu o_motorista o_ombro o_vigilante ombro* ouvi pagas pai pai_de palma*
panca* para_cima partia partido partiram pela pelas pelas* pelos_cabelos pernas pescoco_e peso_e pimen* pimenta pisad*
por_causa pq primo primo* prometeu propo* pulsos punho punho* que_me quebraram rapar* rapaz* rasgada rebentado recla*
relat* relatorio rente rente* saida saida* saida_e saiu_de sala_sem sem_janela soco soltou tapa tapa_na taxis* taxista
tia torca* torcao torce* torceu torceu_me tras um_copo um_tapa velhi* velhinho`,
      '5': `
a_auxiliar a_pistola a_porta a_testa a_um acele* acelerou agarrou agrediu amarraram anteb* antebraco arrem* arremessou
bateram bateu_me biqueiro braco_e casse* cassetete causa* chapada cima clien* contas corpo costelas cozinha_e cuidadora
cuspiu_me da_noite de_proposito dente despejou do_autocarro do_porteiro dono em_mim empurroes encontrao encostou
encurralou ergue* ergueu esmur* espancaram estalo ficar fiquei_com flane* flanelinha fraturada grito* gritou idoso*
irmao jogaram largava leao levar* loja_ate mata_leao me_ao me_as me_deu me_empurrou me_no me_uma meu meu_carro
meu_irmao meu_pai morde* mordeu murro na_cabeca na_minha nas_costelas nas_pernas negra* no_pescoco nodoa* nos_bracos
nos_olhos o_dono o_joelho o_nariz olho ombro para_fora para_me parti* pelo pelos pelos* pisar* pontape pontos pontos_na
porta_e porte* pra_cima proposito puxou_me rasgo* rasgou raste* rasteira reben* reclamar salin* salinha sangr* taser
taser* testa testa* trancaram um_soco vigil* vigilante`,
      '6': `
ameacou aplicou arrastaram atirou_me auxil* auxiliar avanc* avo_a barma* barman boca braco bracos cai_de cima_de
cobrador contra_mim coron* corpo* cuspiu dedo dente* desan* deu_me deu_um do_seguranca empurrao encur* forca idoso
incha* joelh* joelhada labio labio* lanco* lancou levaram lhe_a me_a me_na mim minha_perna murro* nas nas_costas
o_braco o_labio o_porteiro o_pulso o_seguranca paula* paulada perna porteiro pulso reclamar_da segur* segurancas spray
spray* surra* te tranc* trancou`,
      '7': `
agred* agres* amarr* ameac* atira* avancou bateu bateu* belis* bofet* bofetada braco* contra costela cuspi* deu empur*
empurrou estal* expul* forca* levaram_no mao me_o na_mao perna* pesco* pescoco ponta* pulso* seguranca sequestrados`,
      '8': `
a_forca agarr* atiro* atirou coste* esbof* jogou jogou* me me_com na_cara pontapes sacud*`,
      '9': `
lhe no_meu puxou puxou*`,
    },
  },
};
