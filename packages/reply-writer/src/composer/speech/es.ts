/** Spanish sentences of the composer; sentences.ts says how they are read. */
export const speechEs = `
# thanks
le expresamos toda nuestra gratitud por
le estamos muy agradecidos por
le damos nuestras más sinceras gracias por
le damos las gracias por
gracias por
muchas gracias por
de verdad, gracias por
mil gracias por
un millón de gracias por
de todo corazón, mil gracias por

# sorry
le rogamos que acepte nuestras disculpas por
le presentamos nuestras disculpas por
lamentamos profundamente
lamentamos
sentimos
sentimos mucho
sentimos muchísimo
de verdad, sentimos muchísimo
de corazón, sentimos muchísimo
todo el equipo siente muchísimo

# positive.named
{T} [sus amables palabras|sus palabras|su comentario|lo que escribe|lo que nos cuenta] sobre {np}.
[Sus palabras|Sus líneas] sobre {np} nos [alegran mucho|animan|hacen mucha ilusión], y {t} [su reseña|su confianza].
[Lo que escribe|Lo que dice|Lo que cuenta] sobre {np} nos [alegra mucho|anima|halaga], y {t} [sus palabras|su reseña].
[Da gusto leer|Es un placer leer|Qué bien leer] lo que dice sobre {np}, y {t} [sus palabras|su reseña].
[Nos alegra|Nos complace|Nos anima] [leer lo que cuenta|lo que nos dice] sobre {np}, y {t} [sus palabras|su confianza].
Su opinión sobre {np} es [un gran estímulo|una alegría], y {t} [sus palabras|su confianza].

# positive.remark
[Su observación|Su comentario|Lo que dice] sobre {np} también nos [es útil|resulta útil|sirve].
[Entendemos|Comprendemos] también sus reservas sobre {np}.
[Hemos leído|También hemos leído] con la misma atención lo que dice sobre {np}.

# positive.topic
{T} [sus palabras|sus líneas|su opinión|sus comentarios] sobre {np}.
Hemos leído con [atención|interés] lo que escribe sobre {np}, y {t} [su reseña|sus palabras].

# positive.mention
Que [hable|escriba] sobre {np} [significa mucho|cuenta mucho] para nosotros.
[Da gusto leer|Es un placer leer] lo que [dice|cuenta] sobre {np}.

# positive.general
{T} [su reseña|sus palabras|su comentario|su confianza|su tiempo|sus líneas|su opinión].
[Sus palabras|Sus líneas] [son un gran estímulo|nos alegran mucho|nos animan], y {t} [su confianza|su tiempo].
[Nos alegra|Nos complace|Es un placer] [leer su comentario|haberle causado buena impresión|saber de usted], y {t} [sus palabras|su confianza].
[Qué bien leerle|Da gusto leerle|Leerle es un placer], y {t} [sus palabras|su confianza].

# positive.rating5
{T} [estas cinco estrellas|sus cinco estrellas|la mejor de las notas|una valoración tan buena|esta magnífica valoración|su confianza|una nota tan alta|esta puntuación].
[Cinco estrellas|Sus cinco estrellas|Cinco estrellas suyas] [son un gran estímulo|nos alegran mucho|nos llenan de orgullo|nos animan], y {t} [su confianza|el detalle].
[Una valoración así|Una nota así|Una puntuación como la suya] [siempre alegra|nos anima|es un gran cumplido|da gusto verla], y {t} [su confianza|el detalle].
[Nos alegran|Nos animan|Nos enorgullecen] [sus cinco estrellas|estas cinco estrellas], y {t} [su confianza|el detalle].
[Qué gran nota|Qué buena valoración|Nota máxima], y {t} [su confianza|el detalle].

# positive.rating4
{T} [estas cuatro estrellas|sus cuatro estrellas|una buena nota|una valoración tan buena|esta buena valoración|su confianza|su aprecio|esta puntuación].
[Cuatro estrellas|Sus cuatro estrellas|Cuatro estrellas suyas] [son un buen estímulo|nos alegran|son buena señal|nos animan], y {t} [su confianza|el detalle].
[Una buena nota|Una buena valoración|Una puntuación como la suya] [siempre alegra|nos anima|es buena señal|da gusto verla], y {t} [su confianza|el detalle].
[Nos alegran|Nos animan|Nos complacen] [sus cuatro estrellas|estas cuatro estrellas], y {t} [su confianza|el detalle].
[Buena nota|Qué buena valoración|Qué buena nota], y {t} [su confianza|el detalle].

# positive.close
@::[Será un placer|Nos encantará|Nos alegrará] [recibirle de nuevo|volver a verle|recibirle otra vez].
@::[Esperamos|Deseamos] [verle pronto|volver a verle|recibirle otra vez|verle de nuevo por aquí].
@::[Nuestras puertas|Las puertas] [están siempre abiertas|quedan abiertas] para usted.
@::[Todo el equipo|Cada uno de nosotros] [espera volver a verle|le recibirá con gusto].
@::5-9::[Hasta pronto|Hasta la próxima|Hasta muy pronto], esperamos.
@::Esperamos verle de nuevo en {place}.
[Palabras|Opiniones|Líneas] como las suyas [nos animan|dan alegría|son el mejor estímulo].
[Todo el equipo|Cada uno de nosotros] [se suma al agradecimiento|le da las gracias].

# mixed.named
{T} [sus amables palabras|su comentario|lo que dice|sus palabras] sobre {np}.
[Lo que dice|Lo que escribe|Su opinión] sobre {np} nos [alegra|anima], y {t} [su tiempo|su reseña].
[Da gusto leer|Es grato leer] lo que dice sobre {np}, y {t} [sus palabras|su reseña].

# mixed.fault
[Por otro lado|Con todo|Al mismo tiempo], {s} su decepción con {np}.
[Hemos leído también|También hemos leído] lo que dice sobre {np}, y {s} su decepción.
[Entendemos|Comprendemos] sus reservas sobre {np}, y {s} su decepción.

# mixed.blame
[Entendemos|Comprendemos] sus reservas sobre {np}, y {s} su decepción.
[Hemos leído|Leemos] [con atención|con cuidado] lo que dice sobre {np}, y {s} su decepción.
[Describe|Explica|Expone] [con claridad|claramente] lo que piensa sobre {np}, y {s} su decepción.
{S} su [decepción|descontento] con {np}.

# mixed.topic
{T} [sus observaciones|su opinión|lo que cuenta|sus comentarios] sobre {np}.
[Hemos leído|Leemos] con atención lo que dice sobre {np}, y {t} [su reseña|su franqueza].

# mixed.general
{T} [esta opinión sincera|su comentario equilibrado|su franqueza|su sinceridad|una reseña honesta|contarnos cómo lo ha visto].
[Hemos leído|Leemos] su comentario [con atención|con cuidado|con interés], y {t} [su franqueza].
[Una opinión sincera|Una opinión equilibrada|Una opinión franca] como la suya nos [es útil|ayuda|sirve], y {t} su tiempo.
[Su franqueza|Su sinceridad] nos es útil, y {t} su tiempo.

# mixed.rating3
{T} [su valoración|esta valoración|sus tres estrellas|estas tres estrellas|su nota|su franqueza|una nota sincera].
[Tres estrellas|Sus tres estrellas|Tres estrellas suyas] nos [dicen|muestran] [que faltó algo|que no todo le convenció|que esperaba algo más], y {t} su [franqueza|sinceridad].
[Su nota|Una nota así|Su valoración] nos [dice|muestra] [dónde estamos|que faltó algo|que no todo le gustó], y {t} [su franqueza].
[Hemos visto|Vemos] [su nota|sus tres estrellas|su valoración], y {t} su [franqueza|sinceridad|tiempo].
[Por su nota|Por sus tres estrellas] [vemos que faltó algo|entendemos que esperaba más], y {t} su [franqueza|sinceridad].

# mixed.closeRating
[Unas palabras|Unas líneas|Algunas frases] sobre lo que faltó [serían bienvenidas|nos ayudarían|nos serían útiles].
[Nos gustaría saber|Nos sería útil saber] qué [echó en falta|le gustó menos|marcó la diferencia].
Si desea contarnos [más|algo más], [le escuchamos con gusto|estamos a su disposición].
[Leeríamos con interés|Agradeceríamos] [unas palabras más|su punto de vista].
[Lo que habría mejorado|Aquello que mejoraría] su nota nos interesa.

# mixed.close
@::[Nos alegraría|Sería un placer|Nos gustaría] [recibirle de nuevo|volver a verle] y dejarle mejor impresión.
@::[Esperamos|Deseamos] que [otra visita|una próxima visita] [le guste más|le convenza del todo].
@::[Las puertas|Nuestras puertas] quedan abiertas para usted.
@::[Nos gustaría|Nos alegraría] tener otra ocasión de agradarle.
Comentarios como [este|el suyo] nos [ayudan|son útiles].
Opiniones como [esta|la suya] nos [ayudan|son útiles].
[Cada opinión|Cada comentario] de este tipo [se lee con cuidado|cuenta para nosotros].

# negative.named
[Entendemos|Comprendemos] su [decepción|descontento] con {np}, y {s} [esta experiencia|la impresión que se lleva].
{S} su [decepción|descontento|frustración] con {np}.
[Hemos leído|Leemos] [con atención|con cuidado] lo que [dice|escribe] sobre {np}, y {s} [su decepción|esta decepción].
[Lo que describe|Lo que cuenta|Lo que escribe] sobre {np} [no nos deja indiferentes|queda claro|se entiende bien], y {s} [su decepción|esta decepción].
[Sus palabras|Sus líneas] sobre {np} [muestran|dejan clara] su decepción, y {s} [esta experiencia|la impresión que se lleva].

# topic
[Hemos leído|Leemos] con [atención|detenimiento] lo que [dice|escribe] sobre {np}.
Lo que [cuenta|dice] sobre {np} [no ha pasado inadvertido|se ha leído con atención].
Nos [es útil|ayuda] saber lo que piensa sobre {np}.

# negative.general
{S} [su decepción|esta decepción|su descontento|esta experiencia|esta mala impresión].
[Entendemos|Comprendemos] su [decepción|descontento|frustración], y {s} [esta experiencia|la impresión que se lleva].
[Su decepción|Su descontento|Su frustración] [es evidente|es comprensible|se entiende], y {s} [esta experiencia|la impresión que se lleva].
[Esperaba algo mejor|Esperaba otra cosa|Esperaba más], y {s} [su decepción|esta decepción].
[Lo que cuenta|Lo que describe|Lo que escribe|Lo que nos dice] no nos deja indiferentes, y {s} [su decepción|esta decepción].

# negative.rating1
{S} [una nota así|su decepción|esta decepción|su descontento|la impresión que se lleva].
[Una sola estrella|Una estrella|Una nota así] [nos dice|nos muestra|deja ver] [su decepción|que esperaba mucho más|lo decepcionante que fue], y {s} [esta experiencia|la impresión que se lleva].
[Su nota|La nota más baja|Una nota así] [no nos deja indiferentes|es clara|expresa su decepción], y {s} [esta experiencia|la impresión que se lleva].
Por su nota [vemos|entendemos] [su decepción|su descontento|que esperaba mucho más], y {s} [esta experiencia|la impresión que se lleva].
[Esperaba mucho más|Esperaba otra cosa], y {s} [su decepción|esta decepción].

# negative.rating2
{S} [esta nota|su decepción|esta decepción|su descontento|la impresión que se lleva].
[Dos estrellas|Sus dos estrellas|Solo dos estrellas] nos [dicen|muestran] [su decepción|que esperaba más|que faltó demasiado], y {s} [esta experiencia|la impresión que se lleva].
[Su nota|Una nota así|Una nota como la suya] [es clara|expresa su decepción|muestra que esperaba más], y {s} [esta experiencia|la impresión que se lleva].
Por su nota [vemos|entendemos] [su decepción|su descontento|que esperaba más], y {s} [esta experiencia|la impresión que se lleva].
[Esperaba más|Esperaba algo mejor], y {s} [su decepción|esta decepción].

# negative.closeRating
[Unas palabras|Unas líneas|Algunas frases] sobre lo que falló [nos ayudarían a entender|nos serían útiles].
[Nos gustaría saber|Nos sería útil saber] qué [echó en falta|le decepcionó|hay detrás].
Si desea contarnos [más|algo más], [le escuchamos|le leeremos con atención].
[Sus razones|Sus motivos] nos [interesan|ayudarían a entender].
{T} [hacérnoslo saber|su franqueza|este aviso].

# negative.close
{T} [decírnoslo con tanta claridad|su franqueza|describirlo así|el tiempo que ha dedicado|hacérnoslo saber].
[Una opinión tan clara|Su franqueza|Un relato así] nos [es útil|ayuda a verlo con sus ojos].
[Es importante|Es bueno] que nos lo haya [dicho|escrito|contado].
Hemos leído su reseña [con atención|con cuidado|de principio a fin].
Sus palabras se han leído [con cuidado|con la atención que merecen|hasta el final].

# question
[Hemos visto|Hemos leído] su pregunta, y [merece una respuesta cuidada|preferimos responderla en persona].
Su reseña contiene una pregunta, y [merece una respuesta cuidada|la hemos leído].

# neutral.positive.open
{T} [su comentario|su opinión|su valoración|dedicarnos un momento|compartir su opinión].
Hemos leído su comentario [con atención|con interés|con cuidado], y {t} su [tiempo|opinión].

# neutral.positive.kind
{T} [sus amables palabras|estas amables palabras|su amable comentario|estas líneas tan amables].
Sus palabras [nos alegran mucho|nos animan|significan mucho para nosotros], y {t} su [tiempo|comentario].

# neutral.positive.close
Le deseamos [todo lo mejor|un muy buen día].
[Cada opinión|Cada comentario] cuenta para [todo el equipo|todos nosotros].
[Todo el equipo|Cada uno de nosotros] se suma al agradecimiento.

# neutral.mixed.open
{T} [su comentario|su opinión|su franqueza|compartir su opinión|dedicarnos un momento].
Hemos leído su comentario [con atención|con cuidado], y {t} [su franqueza].

# neutral.mixed.close
[Cada opinión|Cada comentario] se lee, y [todas cuentan|cada uno cuenta].
Nos importa saber cómo se nos ve.

# neutral.negative.open
{S} su [descontento|insatisfacción].
[Hemos leído|Leemos] su comentario con [mucha atención|el mayor cuidado|toda la atención que merece], y {s} su [descontento|insatisfacción].
Lo que [escribe|nos cuenta] se ha leído con [atención|cuidado], y {s} su [descontento|insatisfacción].

# neutral.negative.close
[Un asunto así|Lo que plantea] merece [toda la atención|leerse con cuidado].
Es importante que nos lo haya [dicho|escrito|contado].
[Palabras así|Mensajes así] se leen con cuidado.

# neutral.negative.closeContact
[Un asunto así|Lo que plantea] merece [una conversación directa|hablarse en persona].
[Preferiríamos|Nos gustaría] [hablarlo directamente con usted|escucharle directamente] y no en público.
`;
