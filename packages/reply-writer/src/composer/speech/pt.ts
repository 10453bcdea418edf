/** Portuguese sentences of the composer; sentences.ts says how they are read. */
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
lamentamos mesmo muito
sentimos mesmo muito
sentimos muitíssimo
de coração, sentimos muitíssimo
todos nós sentimos muitíssimo

# positive.named
{T} [as suas palavras amáveis|as suas palavras|o seu comentário|o que escreve|o que nos conta] sobre {np}.
As suas palavras sobre {np} [alegram-nos muito|são um grande incentivo|fazem-nos bem], e {t} [a sua opinião|a sua confiança].
[O que escreve|O que diz|O que conta] sobre {np} [alegra-nos muito|é um incentivo|faz-nos bem], e {t} [as suas palavras|a sua opinião].
[É bom ler|É um prazer ler|Que bom ler] o que diz sobre {np}, e {t} [as suas palavras|a sua opinião].
[Ficamos felizes por saber|Ficamos contentes por saber|É bom saber] que apreciou {np}, e {t} [as suas palavras|a sua confiança].
A sua opinião sobre {np} é um grande incentivo, e {t} [as suas palavras|a sua confiança].

# positive.remark
[A sua observação|O seu comentário|O que diz] sobre {np} também nos [é útil|ajuda].
[Compreendemos|Entendemos] [bem as suas reservas|as suas reservas] sobre {np}.

# positive.topic
{T} [as suas palavras|as suas linhas|a sua opinião|os seus comentários] sobre {np}.
Lemos com [atenção|interesse] o que escreve sobre {np}, e {t} [a sua opinião|as suas palavras].

# positive.general
{T} [a sua opinião|as suas palavras|o seu comentário|a sua confiança|a sua avaliação|o seu tempo|as suas linhas].
As suas palavras [são um grande incentivo|alegram-nos muito|fazem-nos bem], e {t} [a sua confiança|o seu tempo].
[Ficamos felizes por|Ficamos contentes por|É um prazer] [ler o seu comentário|ter causado boa impressão|saber a sua opinião], e {t} [a sua confiança|o seu tempo].
[Que bom ler o que escreve|É bom ler o que escreve|Dá gosto ler o que escreve], e {t} [as suas palavras|a sua confiança].

# positive.rating5
{T} [estas cinco estrelas|as suas cinco estrelas|a melhor das notas|uma avaliação tão boa|esta excelente avaliação|a sua confiança|uma nota tão alta|a nota máxima].
[Cinco estrelas|As suas cinco estrelas|Cinco estrelas suas] [são um grande incentivo|alegram-nos muito|enchem-nos de orgulho|fazem-nos bem], e {t} [a sua confiança|o gesto].
[Uma avaliação assim|Uma nota assim|Uma nota como a sua] [alegra sempre|é um incentivo|é um belo elogio|dá gosto ver], e {t} [a sua confiança|o gesto].
[Ficamos felizes|Ficamos orgulhosos|Ficamos contentes] [com as suas cinco estrelas|com estas cinco estrelas|com uma nota assim], e {t} [a sua confiança|o gesto].
[Que bela nota|Nota máxima|Que avaliação], e {t} [a sua confiança|o gesto].

# positive.rating4
{T} [estas quatro estrelas|as suas quatro estrelas|uma boa nota|uma avaliação tão boa|esta boa avaliação|a sua confiança|o seu apreço|a sua nota].
[Quatro estrelas|As suas quatro estrelas|Quatro estrelas suas] [são um bom incentivo|alegram-nos|são um bom sinal|animam-nos], e {t} [a sua confiança|o gesto].
[Uma boa avaliação|Uma boa nota|Uma nota como a sua] [alegra sempre|é um incentivo|é um bom sinal|dá gosto ver], e {t} [a sua confiança|o gesto].
[Ficamos felizes|Ficamos satisfeitos|Ficamos contentes] [com as suas quatro estrelas|com estas quatro estrelas|com uma nota assim], e {t} [a sua confiança|o gesto].
[Boa nota|Um bom sinal|Que boa avaliação], e {t} [a sua confiança|o gesto].

# positive.close
@::[Será um prazer|Teremos todo o gosto em|Ficaremos felizes por] [receber a sua visita de novo|contar outra vez com a sua visita].
@::Esperamos [contar de novo com a sua visita|receber em breve a sua visita|ter de novo a sua companhia].
@::[As nossas portas|As portas] [estão sempre abertas|ficam abertas].
@::[Quem aqui trabalha|Cada um de nós] [espera a sua próxima visita|terá gosto em receber a sua visita].
@::5-9::[Até breve|Até à próxima|Até muito breve], [esperamos|assim o esperamos].
@::Esperamos a sua próxima visita em {place}.
[Palavras|Opiniões|Linhas] como as suas [animam-nos|fazem bem|são o melhor incentivo].
[Quem aqui trabalha|Cada um de nós] [junta-se a este agradecimento|agradece também].

# mixed.named
{T} [as suas palavras amáveis|o seu comentário|o que diz|as suas palavras] sobre {np}.
[O que diz|O que escreve] sobre {np} [alegra-nos|anima-nos], e {t} [o seu tempo|a sua opinião].
[É bom ler|Dá gosto ler] o que diz sobre {np}, e {t} [as suas palavras|a sua opinião].

# mixed.fault
[Por outro lado|Ao mesmo tempo|Ainda assim], {s} a sua desilusão com {np}.
[Lemos também|Lemos igualmente] o que escreve sobre {np}, e {s} a sua desilusão.
[Compreendemos|Entendemos] as suas reservas sobre {np}, e {s} a sua desilusão.

# mixed.blame
[Compreendemos|Entendemos] as suas reservas sobre {np}, e {s} a sua desilusão.
Lemos [com atenção|com cuidado] o que diz sobre {np}, e {s} a sua desilusão.
[Descreve|Expõe] [com clareza|claramente] o que pensa sobre {np}, e {s} a sua desilusão.
{S} [a sua desilusão|o seu descontentamento] com {np}.

# mixed.topic
{T} [as suas observações|a sua opinião|o que conta|os seus comentários] sobre {np}.
Lemos com [atenção|interesse] o que diz sobre {np}, e {t} [a sua opinião|a sua franqueza].

# mixed.general
{T} [esta opinião sincera|o seu comentário equilibrado|a sua franqueza|a sua sinceridade|uma opinião honesta|as suas palavras francas].
Lemos o seu comentário [com atenção|com cuidado|com interesse], e {t} [a sua franqueza|o seu tempo].
[Uma opinião sincera|Uma opinião equilibrada|Uma opinião franca] como a sua [é-nos útil|ajuda-nos], e {t} [o seu tempo].
[A sua franqueza|A sua sinceridade] é-nos útil, e {t} [o seu tempo].

# mixed.rating3
{T} [a sua avaliação|esta avaliação|as suas três estrelas|estas três estrelas|a sua nota|a sua franqueza|uma nota sincera].
[Três estrelas|As suas três estrelas|Três estrelas suas] [dizem-nos|mostram-nos] [que faltou algo|que nem tudo convenceu|que esperava um pouco mais], e {t} a sua [franqueza|sinceridade].
[A sua nota|Uma nota assim|A sua avaliação] [diz-nos|mostra-nos] [onde estamos|que faltou algo|que nem tudo agradou], e {t} [a sua franqueza].
[Vimos|Registámos] [a sua nota|as suas três estrelas|a sua avaliação], e {t} [a sua franqueza|a sua sinceridade|o seu tempo].
Pela sua nota [vemos que faltou algo|entendemos que esperava mais], e {t} a sua [franqueza|sinceridade].

# mixed.closeRating
[Algumas palavras|Umas linhas|Algumas linhas] sobre o que faltou [seriam bem-vindas|ajudar-nos-iam].
[Gostaríamos de saber|Seria útil saber] o que [lhe faltou|agradou menos|fez a diferença].
Se quiser contar-nos [mais|algo mais], [ouvimos com gosto|leremos com interesse].
[Leríamos com interesse|Gostaríamos de ler] [mais algumas palavras|o seu ponto de vista].

# mixed.close
@::[Gostaríamos de|Seria um prazer] [receber de novo a sua visita|contar outra vez com a sua visita] e deixar melhor impressão.
@::Esperamos que [outra visita|uma próxima visita|a próxima visita] [lhe agrade mais|lhe deixe melhor impressão].
@::As portas ficam abertas.
@::[Gostaríamos de|Queremos muito] ter outra ocasião de lhe agradar.
[Observações|Opiniões] como esta [ajudam-nos|são-nos úteis].
[Cada opinião|Cada observação] deste tipo [é lida com cuidado|conta para nós].

# negative.named
[Compreendemos|Entendemos] [a sua desilusão|o seu descontentamento] com {np}, e {s} [esta experiência|a impressão que lhe ficou].
{S} [a sua desilusão|o seu descontentamento|a sua frustração] com {np}.
Lemos [com atenção|com cuidado] o que [diz|escreve] sobre {np}, e {s} [a sua desilusão|esta experiência].
[O que descreve|O que conta|O que escreve] sobre {np} [não nos deixa indiferentes|é claro|entende-se bem], e {s} [a sua desilusão|esta experiência].
As suas palavras sobre {np} [mostram|deixam clara] a sua desilusão, e {s} [esta experiência|a impressão que lhe ficou].

# topic
Lemos com [atenção|cuidado] o que [diz|escreve] sobre {np}.
O que [conta|diz] sobre {np} [não passou despercebido|foi lido com atenção].
É-nos útil saber o que [pensa|tem a dizer] sobre {np}.

# negative.general
{S} [a sua desilusão|esta desilusão|o seu descontentamento|esta experiência|esta má impressão].
[Compreendemos|Entendemos] a sua [desilusão|insatisfação|frustração], e {s} [esta experiência|a impressão que lhe ficou].
[A sua desilusão|A sua insatisfação|A sua frustração] [é evidente|é clara|compreende-se], e {s} [esta experiência|a impressão que lhe ficou].
[Esperava melhor|Esperava outra coisa|Esperava mais], e {s} [a sua desilusão|esta desilusão].
[O que conta|O que descreve|O que escreve|O que nos diz] não nos deixa indiferentes, e {s} [a sua desilusão|esta experiência].

# negative.rating1
{S} [uma nota assim|a sua desilusão|esta desilusão|o seu descontentamento|a impressão que lhe fica].
[Uma só estrela|Uma estrela|Uma nota assim] [diz-nos|mostra-nos|deixa claro] [que não ficou com boa impressão|que esperava muito mais|que foi uma desilusão], e {s} [esta experiência|a impressão que lhe ficou].
[A sua nota|A nota mais baixa|Uma nota assim] [não nos deixa indiferentes|é clara|exprime a sua desilusão], e {s} [esta experiência|a impressão que lhe ficou].
Pela sua nota [vemos|entendemos] [a sua desilusão|o seu descontentamento|que esperava muito mais], e {s} [esta experiência|a impressão que lhe ficou].
[Esperava muito mais|Esperava outra coisa], e {s} [a sua desilusão|esta desilusão].

# negative.rating2
{S} [esta nota|a sua desilusão|esta desilusão|o seu descontentamento|a impressão que lhe fica].
[Duas estrelas|As suas duas estrelas|Apenas duas estrelas] [dizem-nos|mostram-nos] [a sua desilusão|que esperava mais|que faltou demasiado], e {s} [esta experiência|a impressão que lhe ficou].
[A sua nota|Uma nota assim|Uma nota como a sua] [é clara|exprime a sua desilusão|mostra que esperava mais], e {s} [esta experiência|a impressão que lhe ficou].
Pela sua nota [vemos|entendemos] [a sua desilusão|o seu descontentamento|que esperava mais], e {s} [esta experiência|a impressão que lhe ficou].
[Esperava mais|Esperava melhor], e {s} [a sua desilusão|esta desilusão].

# negative.closeRating
[Algumas palavras|Umas linhas|Poucas linhas] sobre o que falhou [ajudariam a entender|seriam úteis].
[Gostaríamos de saber|Seria útil saber] o que [lhe faltou|desiludiu|está por trás].
Se quiser contar-nos [mais|algo mais], [ouvimos|leremos com atenção].
[As suas razões|Os seus motivos] [interessam-nos|ajudariam a entender].
{T} [nos ter avisado|a sua franqueza|este sinal].

# negative.close
{T} [nos dizer isto com tanta clareza|a sua franqueza|nos contar isto|o tempo que dedicou|nos ter avisado].
[Uma opinião tão clara|A sua franqueza|Um relato assim] [é-nos útil|ajuda-nos a ver com os seus olhos].
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
As suas palavras [dão-nos muito gosto|animam-nos|significam muito para nós], e {t} o seu tempo.

# neutral.positive.close
Desejamos-lhe [tudo de bom|um muito bom dia].
[Cada opinião|Cada comentário] conta para [quem aqui trabalha|todos nós].
[Quem aqui trabalha|Cada um de nós] [junta-se a este agradecimento|agradece também].

# neutral.mixed.open
{T} [o seu comentário|a sua opinião|a sua franqueza|partilhar a sua opinião|o seu tempo].
Lemos o seu comentário [com atenção|com cuidado], e {t} a sua franqueza.

# neutral.mixed.close
[Cada opinião|Cada observação] é lida, e [cada uma conta|todas contam].
Importa-nos saber como somos vistos.
Desejamos-lhe tudo de bom.

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
[Preferíamos|Gostaríamos de] [falar diretamente consigo|ouvir diretamente o que tem a dizer] e não em público.
`;
