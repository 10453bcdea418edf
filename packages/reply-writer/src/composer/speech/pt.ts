/**
 * Portuguese sentences of the composer, in words of both Portugal and Brazil, with no pronoun after its verb;
 * sentences.ts says how they are read.
 */
export const speechPt = `
# thanks
expressamos toda a nossa gratidão por
estamos muito gratos por
agradecemos vivamente por
agradecemos por
obrigado por
muito obrigado por
muitíssimo obrigado por
mil vezes obrigado por
do coração, muito obrigado por
de todo o coração, mil vezes obrigado por

# sorry
pedimos que aceite as nossas desculpas por
apresentamos as nossas desculpas por
lamentamos profundamente
lamentamos
lamentamos muito
lamentamos muitíssimo
sentimos muito
sentimos muitíssimo
de coração, sentimos muitíssimo
todos nós sentimos muitíssimo

# positive.named
{T} [as suas palavras amáveis|as suas palavras|o seu comentário|o que escreve|o que nos conta] sobre {np}.
As suas palavras sobre {np} [são uma alegria para nós|são um grande incentivo|fazem bem], e {t} [a sua opinião|a sua confiança].
[O que escreve|O que diz|O que conta] sobre {np} [é uma alegria para nós|é um incentivo|faz bem], e {t} [as suas palavras|a sua opinião].
[É bom ler|É um prazer ler|Que bom ler] o que diz sobre {np}, e {t} [as suas palavras|a sua opinião].
[Ficamos felizes em saber|Ficamos contentes em saber|É bom saber] que apreciou {np}, e {t} [as suas palavras|a sua confiança].
A sua opinião sobre {np} é um grande incentivo, e {t} [as suas palavras|a sua confiança].

# positive.remark
[A sua observação|O seu comentário|O que diz] sobre {np} também [é útil para nós|ajuda].
[Compreendemos|Entendemos] [bem as suas reservas|as suas reservas] sobre {np}.

# positive.topic
{T} [as suas palavras|as suas linhas|a sua opinião|os seus comentários] sobre {np}.
Lemos com [atenção|interesse] o que escreve sobre {np}, e {t} [a sua opinião|as suas palavras].

# positive.mention
Que [fale|escreva] sobre {np} [significa muito|conta muito] para nós.
[É bom ler|É um prazer ler] o que [diz|conta] sobre {np}.

# positive.general
{T} [a sua opinião|as suas palavras|o seu comentário|a sua confiança|a sua avaliação|o seu tempo|as suas linhas].
As suas palavras [são um grande incentivo|são uma alegria para nós|fazem bem], e {t} [a sua confiança|o seu tempo].
[Ficamos felizes em|Ficamos contentes em|É um prazer] [ler o seu comentário|ler as suas palavras|saber a sua opinião], e {t} [a sua confiança|o seu tempo].
[Que bom ler o que escreve|É bom ler o que escreve|Dá gosto ler o que escreve], e {t} [as suas palavras|a sua confiança].

# positive.rating5
{T} [estas cinco estrelas|as suas cinco estrelas|a melhor das notas|uma avaliação tão boa|esta excelente avaliação|a sua confiança|uma nota tão alta|a nota máxima].
[Cinco estrelas|As suas cinco estrelas|Cinco estrelas suas] [são um grande incentivo|são uma alegria para nós|são um orgulho para nós|fazem bem], e {t} [a sua confiança|o gesto].
[Uma avaliação assim|Uma nota assim|Uma nota como a sua] [alegra sempre|é um incentivo|é um belo elogio|dá gosto ver], e {t} [a sua confiança|o gesto].
[Ficamos felizes|Ficamos orgulhosos|Ficamos contentes] [com as suas cinco estrelas|com estas cinco estrelas|com uma nota assim], e {t} [a sua confiança|o gesto].
[Que bela nota|Nota máxima|Que avaliação], e {t} [a sua confiança|o gesto].

# positive.rating4
{T} [estas quatro estrelas|as suas quatro estrelas|uma boa nota|uma avaliação tão boa|esta boa avaliação|a sua confiança|o seu apreço|a sua nota].
[Quatro estrelas|As suas quatro estrelas|Quatro estrelas suas] [são um bom incentivo|são uma alegria|são um bom sinal|fazem bem], e {t} [a sua confiança|o gesto].
[Uma boa avaliação|Uma boa nota|Uma nota como a sua] [alegra sempre|é um incentivo|é um bom sinal|dá gosto ver], e {t} [a sua confiança|o gesto].
[Ficamos felizes|Ficamos satisfeitos|Ficamos contentes] [com as suas quatro estrelas|com estas quatro estrelas|com uma nota assim], e {t} [a sua confiança|o gesto].
[Boa nota|Um bom sinal|Que boa avaliação], e {t} [a sua confiança|o gesto].

# positive.close
@::[Será um prazer|Será uma alegria|Ficaremos felizes em] [receber a sua visita de novo|contar outra vez com a sua visita].
@::Esperamos [contar de novo com a sua visita|receber em breve a sua visita|ter de novo a sua companhia].
@::[As nossas portas|As portas] [estão sempre abertas|continuam abertas].
@::[Quem trabalha aqui|Cada um de nós] [espera a sua próxima visita|terá prazer em receber a sua visita].
@::5-9::[Até breve|Até uma próxima visita|Até muito em breve], [esperamos|assim esperamos].
@::Esperamos a sua próxima visita em {place}.
[Palavras|Opiniões|Linhas] como as suas [animam|fazem bem|são o melhor incentivo].
[Quem trabalha aqui|Cada um de nós] [agradece de coração|agradece também].

# mixed.named
{T} [as suas palavras amáveis|o seu comentário|o que diz|as suas palavras] sobre {np}.
[O que diz|O que escreve] sobre {np} [é uma alegria para nós|é um incentivo], e {t} [o seu tempo|a sua opinião].
[É bom ler|Dá gosto ler] o que diz sobre {np}, e {t} [as suas palavras|a sua opinião].

# mixed.fault
[Por outro lado|Ao mesmo tempo|Ainda assim], {s} o seu desapontamento com {np}.
[Lemos também|Lemos igualmente] o que escreve sobre {np}, e {s} o seu desapontamento.
[Compreendemos|Entendemos] as suas reservas sobre {np}, e {s} o seu desapontamento.

# mixed.blame
[Compreendemos|Entendemos] as suas reservas sobre {np}, e {s} o seu desapontamento.
Lemos [com atenção|com cuidado] o que diz sobre {np}, e {s} o seu desapontamento.
[Descreve|Expõe] [com clareza|claramente] o que pensa sobre {np}, e {s} o seu desapontamento.
{S} [a sua insatisfação|o seu descontentamento] com {np}.

# mixed.topic
{T} [as suas observações|a sua opinião|o que conta|os seus comentários] sobre {np}.
Lemos com [atenção|interesse] o que diz sobre {np}, e {t} [a sua opinião|a sua franqueza].

# mixed.general
{T} [esta opinião sincera|o seu comentário equilibrado|a sua franqueza|a sua sinceridade|uma opinião honesta|as suas palavras francas].
Lemos o seu comentário [com atenção|com cuidado|com interesse], e {t} [a sua franqueza|o seu tempo].
[Uma opinião sincera|Uma opinião equilibrada|Uma opinião franca] como a sua [é útil para nós|ajuda], e {t} [o seu tempo].
[A sua franqueza|A sua sinceridade] é útil para nós, e {t} [o seu tempo].

# mixed.rating3
{T} [a sua avaliação|esta avaliação|as suas três estrelas|estas três estrelas|a sua nota|a sua franqueza|uma nota sincera].
[Três estrelas|As suas três estrelas|Três estrelas suas] [dizem|mostram] [que faltou algo|que nem tudo convenceu|que esperava um pouco mais], e {t} a sua [franqueza|sinceridade].
[A sua nota|Uma nota assim|A sua avaliação] [diz|mostra] [onde estamos|que faltou algo|que nem tudo agradou], e {t} [a sua franqueza].
[Vimos|Lemos] [a sua nota|as suas três estrelas|a sua avaliação], e {t} [a sua franqueza|a sua sinceridade|o seu tempo].
Pela sua nota [vemos que faltou algo|entendemos que esperava mais], e {t} a sua [franqueza|sinceridade].

# mixed.closeRating
[Algumas palavras|Umas linhas|Algumas linhas] sobre o que faltou [seriam bem-vindas|seriam de grande ajuda].
[Gostaríamos de saber|Seria útil saber] o que [faltou|agradou menos|fez a diferença].
Se quiser contar [mais|algo mais], leremos com [interesse|atenção].
[Leríamos com interesse|Gostaríamos de ler] [mais algumas palavras|o seu ponto de vista].

# mixed.close
@::[Gostaríamos de|Seria um prazer] [receber de novo a sua visita|contar outra vez com a sua visita] e deixar melhor impressão.
@::Esperamos que [outra visita|uma próxima visita|a próxima visita] [agrade mais|deixe melhor impressão].
@::A nossa porta continua aberta.
@::[Gostaríamos de|Queremos muito] ter outra oportunidade de agradar.
[Observações|Opiniões] como esta [ajudam|são úteis para nós].
[Cada opinião|Cada observação] deste tipo [é lida com cuidado|conta para nós].

# negative.named
[Compreendemos|Entendemos] [a sua insatisfação|o seu descontentamento] com {np}, e {s} [esta experiência|a impressão que ficou].
{S} [a sua insatisfação|o seu descontentamento|o seu desapontamento] com {np}.
Lemos [com atenção|com cuidado] o que [diz|escreve] sobre {np}, e {s} [o seu desapontamento|esta experiência].
[O que descreve|O que conta|O que escreve] sobre {np} [não nos deixa indiferentes|é claro|é compreensível], e {s} [o seu desapontamento|esta experiência].
As suas palavras sobre {np} [mostram|deixam claro] o seu desapontamento, e {s} [esta experiência|a impressão que ficou].

# topic
Lemos com [atenção|cuidado] o que [diz|escreve] sobre {np}.
O que [conta|diz] sobre {np} [não passou despercebido|foi lido com atenção].
É útil para nós saber o que [pensa|tem a dizer] sobre {np}.

# negative.general
{S} [a sua insatisfação|este desapontamento|o seu descontentamento|esta experiência|esta má impressão].
[Compreendemos|Entendemos] a sua [insatisfação|frustração], e {s} [esta experiência|a impressão que ficou].
[A sua insatisfação|A sua frustração] [é evidente|é clara|é compreensível], e {s} [esta experiência|a impressão que ficou].
[Esperava melhor|Esperava outra coisa|Esperava mais], e {s} [a sua insatisfação|o seu desapontamento].
[O que conta|O que descreve|O que escreve|O que nos diz] não nos deixa indiferentes, e {s} [o seu desapontamento|esta experiência].

# negative.rating1
{S} [uma nota assim|o seu desapontamento|este desapontamento|o seu descontentamento|a impressão que ficou].
[Uma só estrela|Uma estrela|Uma nota assim] [diz|mostra|deixa claro] [que não ficou com boa impressão|que esperava muito mais|que faltou muito], e {s} [esta experiência|a impressão que ficou].
[A sua nota|A nota mais baixa|Uma nota assim] [não nos deixa indiferentes|é clara|exprime o seu desapontamento], e {s} [esta experiência|a impressão que ficou].
Pela sua nota [vemos|entendemos] [o seu desapontamento|o seu descontentamento|que esperava muito mais], e {s} [esta experiência|a impressão que ficou].
[Esperava muito mais|Esperava outra coisa], e {s} [a sua insatisfação|o seu desapontamento].

# negative.rating2
{S} [esta nota|o seu desapontamento|este desapontamento|o seu descontentamento|a impressão que ficou].
[Duas estrelas|As suas duas estrelas|Apenas duas estrelas] [dizem|mostram] [o seu desapontamento|que esperava mais|que faltou muita coisa], e {s} [esta experiência|a impressão que ficou].
[A sua nota|Uma nota assim|Uma nota como a sua] [é clara|exprime o seu desapontamento|mostra que esperava mais], e {s} [esta experiência|a impressão que ficou].
Pela sua nota [vemos|entendemos] [o seu desapontamento|o seu descontentamento|que esperava mais], e {s} [esta experiência|a impressão que ficou].
[Esperava mais|Esperava melhor], e {s} [a sua insatisfação|o seu desapontamento].

# negative.closeRating
[Algumas palavras|Umas linhas|Poucas linhas] sobre o que falhou [ajudariam a entender|seriam úteis].
[Gostaríamos de saber|Seria útil saber] o que [faltou|desagradou|está por trás].
Se quiser contar [mais|algo mais], leremos com [atenção|cuidado].
[As suas razões|Os seus motivos] [são importantes para nós|ajudariam a entender].
{T} [nos ter avisado|a sua franqueza|este sinal].

# negative.close
{T} [nos dizer isto com tanta clareza|a sua franqueza|nos contar isto|o tempo que dedicou|nos ter avisado].
[Uma opinião tão clara|A sua franqueza|Um relato assim] [é útil para nós|ajuda a ver com os seus olhos].
[É importante|É bom] que nos tenha [dito isto|escrito|contado isto].
Lemos a sua opinião [com atenção|com cuidado|do princípio ao fim].
As suas palavras foram lidas [com cuidado|com a atenção que merecem|até ao fim].

# question
[Vimos|Lemos] a sua pergunta, e [merece uma resposta cuidada|preferimos responder em pessoa].
A sua opinião contém uma pergunta, e [merece uma resposta cuidada|foi lida].

# neutral.positive.open
{T} [o seu comentário|a sua opinião|a sua avaliação|o seu tempo|partilhar a sua opinião].
Lemos o seu comentário [com atenção|com interesse|com cuidado], e {t} o seu tempo.

# neutral.positive.kind
{T} [as suas palavras simpáticas|estas palavras simpáticas|o seu comentário simpático|estas linhas tão amáveis].
As suas palavras [são uma alegria para nós|são um incentivo|significam muito para nós], e {t} o seu tempo.

# neutral.positive.close
Desejamos [tudo de bom|um ótimo dia].
[Cada opinião|Cada comentário] conta para [quem trabalha aqui|todos nós].
[Quem trabalha aqui|Cada um de nós] [agradece de coração|agradece também].

# neutral.mixed.open
{T} [o seu comentário|a sua opinião|a sua franqueza|partilhar a sua opinião|o seu tempo].
Lemos o seu comentário [com atenção|com cuidado], e {t} a sua franqueza.

# neutral.mixed.close
[Cada opinião|Cada observação] é lida, e [cada uma conta|todas contam].
Para nós é importante saber como somos vistos.

# neutral.negative.open
{S} o seu [descontentamento|desagrado].
Lemos o seu comentário com [muita atenção|o maior cuidado|toda a atenção que merece], e {s} o seu [descontentamento|desagrado].
O que [escreve|nos diz] foi lido com [atenção|cuidado], e {s} o seu [descontentamento|desagrado].

# neutral.negative.close
[Um assunto assim|O que nos conta] merece [toda a atenção|uma leitura cuidada].
É importante que nos tenha [dito isto|escrito|contado].
[Palavras assim|Mensagens assim] são lidas com cuidado.

# neutral.negative.closeContact
[Um assunto assim|O que nos conta] merece [uma conversa direta|uma conversa em pessoa].
[Preferíamos|Gostaríamos de] [conversar diretamente|ouvir diretamente o que tem a dizer] e não em público.
`;
