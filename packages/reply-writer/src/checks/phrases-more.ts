import type { Phrases } from './phrases.ts';

/** Of the languages that only a model writes: fewer, since no owner's words and no composed sentence is in them. */
export const morePhrases: Readonly<Record<string, Phrases>> = {
  pl: {
    banned_phrase:
      'doceniamy (?:panstwa|pana|pani|twoja) opinie|cenny klient|za wszelkie niedogodnosci|dokladamy wszelkich staran',
    promise:
      '(?:naprawimy|poprawimy|sprawdzimy|zajmiemy sie|zbadamy|wyjasnimy|wprowadzimy|zmienimy|wymienimy|przeszkolimy|dopilnujemy|zadbamy|obiecuj\\w+|gwarantuj\\w+|zapewniamy|postaramy|bedziemy|podejmiemy|skontaktujemy)|(?:naprawilismy|poprawilismy|sprawdzilismy|zmienilismy|wymienilismy|rozmawialismy|przeszkolilismy|podjelismy|wyciagnelismy|przekazalismy|pouczylismy|zwolnilismy)|(?:zostal|zostala|zostalo|zostaly)\\b|wiecej sie nie (?:powtorzy|zdarzy)|nie powtorzy sie|prowadzimy (?:dochodzenie|postepowanie)|osobiscie',
    offer:
      'rabat\\w*|znizk\\w*|kupon\\w*|voucher\\w*|bon\\b|zwrot\\w*|zwrocimy|rekompensat\\w*|gratis\\w*|darmow\\w*|za darmo|bezplatn\\w*|prezent\\w*|na nasz koszt|zapraszamy na (?:darmow\\w*|bezplatn\\w*)|polowe ceny|procent',
    liability:
      'nasz\\w* (?:wina|winy|blad|bledem|zaniedbani\\w*)|to (?:byl )?nasz blad|zawinilismy|zawiedlismy|przyznajemy|bierzemy (?:pelna )?odpowiedzialnosc|(?:pan|pani|panstwo) (?:klami\\w+|myl\\w+|nigdy)|to nieprawda|klamstw\\w*|nie (?:mamy|znajdujemy) (?:takiej )?rezerwacji|nie z naszej winy',
    invented:
      'niedawno|ostatnio (?:odnow|wprowadz|otw)\\w*|w zeszlym (?:tygodniu|miesiacu|roku)|wyremontowa\\w*|odnowion\\w*|nagradzan\\w*|nasz\\w* now\\w*|nowy (?:taras|szef|kucharz)|od tamtej pory|nasze kamery',
    referral: 'prosze sprobowac (?:hotel|restaurac)\\w*|obok nas|konkurencj\\w*|polecamy (?:hotel|restauracje) ',
    machine_talk:
      'jako (?:ai|sztuczna inteligencja|model jezykowy|asystent)|model jezykowy|moje instrukcje|oto (?:odpowiedz|panstwa odpowiedz)|sztuczn\\w+ inteligencj\\w+',
    profanity: 'kurw\\w*|chuj\\w*|debil\\w*|idiot\\w*|dup\\w{1,4}|gown\\w*|glup\\w*|klamc\\w*|pieprz\\w*',
    greeting: '^(?:dzien dobry|witam\\w*|szanown\\w+|drog\\w+|czesc)\\b[^.!?]{0,40},',
    signature: 'z powazaniem|pozdrawiamy|z wyrazami szacunku|zespol\\.?$',
  },
  sv: {
    banned_phrase: 'vi varderar din feedback|uppskattad kund|for eventuella olagenheter',
    promise:
      '(?:vi|jag) (?:kommer|ska|skall|lovar|garanterar|ser till|utreder|undersoker|jobbar|arbetar|atgardar|forbattrar)|(?:vi har|har vi) (?:\\w+ )?(?:atgardat|pratat|bytt|lagat|utbildat|informerat|tagit|inlett|sagt upp|andrat|forbattrat|undersokt)|(?:har|ar) (?:nu )?(?:atgardat|lagat|utbytt|informerad|informerade|uppsagd|utbildade)|inte (?:handa|upprepas)|handa igen|atgarder|personligen|utredning',
    offer:
      'rabatt\\w*|kupong\\w*|presentkort|vouchers?|aterbetal\\w*|ersatt\\w*|kompens\\w*|gratis|kostnadsfri\\w*|bjuder|bjudna|pa huset|pa var bekostnad|halva priset|procent|pengarna tillbaka|gottgor\\w*',
    liability:
      '(?:vart|vara) (?:fel|misstag|ansvar|fortjanst inte)|vi (?:har gjort fel|gjorde fel|misslyckades|ar ansvariga|tar (?:fullt )?ansvar|erkanner)|du (?:ljuger|har fel|har aldrig)|det stammer inte|det ar inte sant|ingen bokning|personalbrist',
    invented:
      'nyligen|forra (?:veckan|manaden|aret)|nyrenoverad\\w*|renoverat|prisbelont\\w*|var nya|vart nya|vara nya|sedan dess|vara kameror',
    referral: 'prova (?:hotell|restaurang)\\w*|granne\\w*|konkurrent\\w*|vi rekommenderar (?:hotell|restaurang)\\w*',
    machine_talk:
      'som (?:en )?(?:ai|sprakmodell|assistent)|sprakmodell\\w*|mina instruktioner|har ar (?:svaret|ditt svar|ett svar)|artificiell intelligens',
    profanity: 'javla|javlar|idiot\\w*|fitta|hora|skit\\w*|dum|dumma|korkad\\w*|lognare',
    greeting: '^(?:hej|hejsan|god (?:morgon|dag|kvall)|kara|basta)\\b[^.!?]{0,40},',
    signature: '(?:med )?(?:vanliga|basta) halsningar|mvh|teamet\\.?$',
  },
  da: {
    banned_phrase: 'vi saetter pris pa din feedback|vaerdsat kunde|for ulejligheden',
    promise:
      '(?:vi|jeg) (?:vil|kommer til|skal|lover|garanterer|sorger for|undersoger|arbejder|retter|forbedrer)|(?:vi har|har vi) (?:\\w+ )?(?:rettet|talt|skiftet|repareret|uddannet|informeret|taget|indledt|fyret|aendret|forbedret|undersogt)|(?:er|bliver) (?:nu )?(?:rettet|repareret|udskiftet|informeret|fyret)|ikke (?:ske|gentage)|ske igen|foranstaltninger|personligt|undersogelse',
    offer:
      'rabat\\w*|kupon\\w*|gavekort|vouchers?|refun\\w*|tilbagebetal\\w*|erstat\\w*|kompens\\w*|gratis|vederlagsfri\\w*|pa huset|for vores regning|giver vi|halv pris|procent|pengene tilbage',
    liability:
      'vores (?:fejl|skyld|ansvar)|vi (?:har begaet|begik|har fejlet|fejlede|er ansvarlige|patager os|indrommer)|du (?:lyver|tager fejl|har aldrig)|det passer ikke|det er ikke sandt|ingen (?:booking|reservation)|personalemangel',
    invented:
      'for nylig|sidste (?:uge|maned|ar)|nyrenoveret\\w*|renoveret|prisbelonn\\w*|vores nye|siden da|vores kameraer',
    referral: 'prov (?:hotel|restaurant)\\w*|ved siden af|konkurrent\\w*|vi anbefaler (?:hotel|restaurant)\\w*',
    machine_talk:
      'som (?:en )?(?:ai|sprogmodel|assistent)|sprogmodel\\w*|mine instruktioner|her er (?:svaret|dit svar|et svar)|kunstig intelligens',
    profanity: 'fandme|idiot\\w*|luder|kaelling|lort\\w*|dum|dumme|skid\\w*|logner\\w*',
    greeting: '^(?:hej|kaere|god(?:morgen|dag|aften))\\b[^.!?]{0,40},',
    signature: '(?:med )?venlig(?:e)? hilsen\\w*|mvh|teamet\\.?$',
  },
  cs: {
    banned_phrase: 'vazime si vaseho nazoru|vazeny zakaznik|za pripadne neprijemnosti',
    promise:
      '(?:napravime|opravime|zlepsime|provedeme|proverime|zajistime|vymenime|zmenime|skolime|vysetrime|postarame|slibujeme|zarucujeme|budeme|prijmeme|ujistujeme)|(?:napravili|opravili|zlepsili|proverili|vymenili|zmenili|proskolili|promluvili|prijali|propustili|informovali|zahajili) (?:jsme)?|(?:jsme|byl|byla|bylo|byli) (?:\\w+ )?(?:napraven|opraven|vymenen|proskolen|propusten|informovan)\\w*|uz se (?:to )?(?:nestane|nebude)|znovu (?:nestane|neopakuje)|opatreni|osobne|setreni',
    offer:
      'slev\\w*|kupon\\w*|poukaz\\w*|voucher\\w*|vrat\\w+ penez\\w*|vratime|nahrad\\w*|odskodn\\w*|kompenz\\w*|zdarma|gratis|darek|darkem|na nase naklady|na ucet podniku|zveme|polovicni cen\\w*|procent\\w*',
    liability:
      '(?:byla to )?nase (?:chyba|vina|pochybeni|nedbalost)|nasi (?:chybou|vinou)|(?:selhali|pochybili) jsme|jsme (?:selhali|pochybili|vinni|odpovedni)|pripoustime|prebirame (?:plnou )?odpovednost|(?:lzete|mylite se)|to neni pravda|zadnou rezervaci|nedostatek personalu',
    invented:
      'nedavno|minuly (?:tyden|mesic|rok)|zrekonstruovan\\w*|renovovan\\w*|ocenovan\\w*|nas\\w* nov\\w*|od te doby|nase kamery',
    referral: 'zkuste (?:hotel|restauraci)|vedle nas|konkurenc\\w*|doporucujeme (?:hotel|restauraci) ',
    machine_talk:
      'jako (?:ai|umela inteligence|jazykovy model|asistent)|jazykov\\w+ model\\w*|moje instrukce|zde je (?:odpoved|vase)|umel\\w+ inteligenc\\w+',
    profanity: 'kurv\\w*|kret[ei]n\\w*|idiot\\w*|debil\\w*|hovno\\w*|blb\\w*|lhar\\w*|prdel\\w*',
    greeting: '^(?:dobry (?:den|vecer)|vazen\\w+|mil\\w+|ahoj)\\b[^.!?]{0,40},',
    signature: 's pozdravem|s uctou|(?:vas )?tym\\.?$',
  },
  ru: {
    banned_phrase: 'мы ценим ваше мнение|уважаемый клиент|за доставленные неудобства',
    promise:
      '(?:мы|я) (?:\\S+ )?(?:исправим|проверим|разберемся|примем|улучшим|заменим|починим|обучим|обещаем|гарантируем|сделаем|проведем|поговорим|постараемся|будем|исправили|проверили|поговорили|заменили|провели|приняли|улучшили|уволили|обучили|передали)|обязательно|(?:исправим|разберемся|проверим|примем меры|обещаем|гарантируем)|больше не повторится|не повторится|(?:уволен|наказан|заменен|исправлен|отремонтирован|обучен)\\S*|меры|расследовани\\S*|лично',
    offer:
      'скидк\\S*|купон\\S*|промокод\\S*|возврат\\S*|верн(?:ем|уть) (?:\\S+ )?(?:деньги|средства)|компенс\\S*|возмест\\S*|бесплатн\\S*|подар\\S*|за наш счет|за счет заведения|полцены|процент\\S*|бонус\\S*',
    liability:
      'наш\\S* (?:вина|вине|ошибка|ошибке|ошибкой|недосмотр|халатность)|мы (?:виноваты|ошиблись|признаем|подвели|несем ответственность|берем)|вы (?:лжете|врете|ошибаетесь|никогда)|это (?:неправда|ложь)|(?:брони|бронирования) (?:нет|не найдено)|нехватк\\S* персонала',
    invented:
      'недавно|на прошлой неделе|в прошлом (?:месяце|году)|отремонтирова\\S*|обновлен\\S*|удостоен\\S*|наш\\S* нов\\S*|с тех пор|наши камеры',
    referral: 'попробуйте (?:отель|ресторан)\\S*|по соседству|конкурент\\S*|рекомендуем (?:отель|ресторан)\\S*',
    machine_talk:
      'как (?:ии|искусственныи интеллект|языковая модель|ассистент)|языков\\S+ модел\\S*|мои инструкции|вот (?:ответ|ваш ответ)|искусственн\\S+ интеллект\\S*',
    profanity: 'идиот\\S*|дурак\\S*|дура|сука|суки|блять|дерьм\\S*|тупои|тупые|лжец\\S*|врун\\S*|мудак\\S*',
    greeting: '^(?:здравствуите|добрыи (?:день|вечер)|уважаем\\S+|привет)[^.!?]{0,40}[,!]',
    signature: 'с уважением|ваша команда\\.?$|команда\\.?$',
  },
  ja: {
    banned_phrase: '貴重なご意見|ご不便をおかけ',
    promise:
      '(?:改善|修理|交換|調査|確認|指導|対応|徹底|検討|研修|処分|解雇|報告|共有)(?:いたします|致します|します|してまいります|して参ります|いたしました|致しました|しました|済み|させていただきます)|再発|二度と|お約束|約束(?:します|いたします)|保証(?:します|いたします)|努めてまいり|努めます|取り組(?:みます|んで)',
    offer: '割引|値引|クーポン|無料|返金|補償|賠償|弁償|サービス券|ご招待|プレゼント|半額|当店負担|特典|パーセント',
    liability:
      '(?:当店|弊社|私ども|私たち|こちら)(?:の|が)(?:責任|過失|落ち度|不手際|ミス|間違い)|責任を(?:認|負)|認めます|嘘|うそ|お客様の(?:せい|間違い|勘違い)|事実(?:では|と異)|ご予約(?:は|が)(?:ござい|あり|確認でき)ません|人手不足',
    invented: '先日|先週|先月|昨年|改装|リニューアル|新しい(?:テラス|シェフ|設備|メニュー)|受賞|最近|防犯カメラ',
    referral: '(?:隣|近く|他)の(?:ホテル|レストラン|お店|店)|競合|他店|他社',
    machine_talk:
      '(?:ai|人工知能|言語モデル|アシスタント)(?:として|です|なので)|人工知能|言語モデル|以下(?:が|は)(?:返信|回答)|指示(?:に従|により)',
    profanity: '馬鹿|バカ|ばか|アホ|あほ|くそ|クソ|クズ|死ね|嘘つき|愚か',
    greeting: '^(?:こんにちは|こんばんは|拝啓|お客様へ|\\S{1,12}様)[、。,]',
    signature: '敬具|(?:スタッフ|店長|支配人)(?:一同|より)|よろしくお願い(?:いた|致)します。?$',
  },
};
