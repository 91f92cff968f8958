import { anyPhrase } from "./compile.ts";

// What mails say beside applications, in every mail language: other people's news, opinions, advice. What happened in
// such a sentence did not happen to the person's application.

/** The first person singular: a friend writes what happened to them. */
const ofWriter = [
  "i (just |also )?(got|was|have been|ve been) (just |also |again |not )*(rejected|turned down|refused|declined|selected|chosen|shortlisted|hired)",
  "(rejected|hired|declined|refused|turned) me (down)?|offered me (the|a|that) (job|position|role|post)",
  "i (got|didn t get|did not get|haven t got|have not got) (the|that|a|my|this) (new )?(job|offer|position|role|place|interview|rejection)",
  "ich (wurde|bin) ~ (abgelehnt|nicht genommen)|ich (hab|habe) ~ absage (bekommen|erhalten|gekriegt|kassiert)|(hat|haben) mich ~ (abgelehnt|nicht genommen|eingestellt|genommen)|(hat|haben) mir ~ abgesagt",
  "j ai ete (refuse*|recale*|rejete*|embauche*|pris|prise|retenu*)|(m a|m ont) (refuse*|recale*|rejete*|embauche*|pris|prise)",
  "me (rechazaron|han rechazado|descartaron|han descartado|contrataron|han contratado|cogieron|han cogido)|fui rechazad*|no me (cogieron|han cogido|seleccionaron|han seleccionado)",
  "mi hanno (scartat*|rifiutat*|respint*|assunt*|pres*)|(sono|ero) stat* (scartat*|rifiutat*|respint*|assunt*)",
  "fui (rejeitad*|recusad*|eliminad*|contratad*)|me (rejeitaram|recusaram|eliminaram|contrataram)",
  "ik (ben|werd) ~ (afgewezen|aangenomen)|hebben (me|mij) ~ (afgewezen|aangenomen)",
  "jag (fick|har fått) ~ (avslag|jobbet|nej)|jag (blev|har blivit) ~ (nekad|ratad)",
  "jeg (fik|har fået|fikk|har fått) ~ (afslag|avslag|jobbet|nej|nei)|jeg ble* ~ (afvist|avvist)",
  "odrzucili mnie|zatrudnili mnie|został*m ~ (odrzucon*|przyjęt*)|nie dostał*m ~ (pracy|stanowiska|oferty)|dostał*m odmowę",
];

/** Someone of a family or a circle of friends, and what happened to them. */
const ofRelatives = [
  "(my|your|our) (~ )?(sister|brother|husband|wife|mum|mom|mother|dad|father|son|daughter|cousin|nephew|niece|aunt|uncle|boyfriend|girlfriend|flatmate|roommate|housemate|neighbour|neighbor|friend|mate) (~ )?(got|had|has|was|were|landed|won|didn t get|did not get) ~~ (interview|job|offered|offer|hired|rejected|turned down|invited|selected|chosen|position|role)",
  "(meine*|mein|deine*|dein|unsere*|unser) (~ )?(schwester|bruder|mann|frau|mutter|mama|vater|papa|sohn|tochter|cousin|cousine|kusine|neffe|nichte|tante|onkel|freund|freundin|nachbar|nachbarin|mitbewohner*) ~~ (eingeladen|absage|zusage|abgesagt|abgelehnt|genommen|eingestellt|*gespräch|stelle|job)",
  "(ma|mon|ta|ton|notre) (s*ur|frère|mari|femme|mère|maman|père|papa|fils|fille|cousin|cousine|neveu|nièce|tante|oncle|ami|amie|copain|copine|voisin|voisine|coloc*) ~~ (entretien|poste|embauch*|refus*|retenu*|convoqu*|recalé*|boulot|travail)",
  "(mi|tu|su) (hermana|hermano|marido|mujer|esposa|esposo|madre|padre|hijo|hija|primo|prima|sobrin*|tía|tío|amigo|amiga|novio|novia|vecino|vecina) ~~ (entrevista|trabajo|puesto|contratad*|rechazad*|descartad*|seleccionad*|cogido|contratado|oferta)",
  "(minha|meu|tua|teu) (irmã|irmão|marido|mulher|esposa|esposo|mãe|pai|filho|filha|primo|prima|sobrinh*|tia|tio|amigo|amiga|namorad*|vizinh*) ~~ (entrevista|emprego|vaga|contratad*|rejeitad*|recusad*|selecionad*|chamad*|proposta)",
  "(mia|mio|tua|tuo) (sorella|fratello|marito|moglie|madre|mamma|padre|papà|figlio|figlia|cugin*|nipote|zia|zio|amico|amica|ragazzo|ragazza|vicin*|coinquilin*) ~~ (colloquio|lavoro|posto|assunt*|scartat*|rifiutat*|pres*|selezionat*|convocat*|offerta)",
  "(mijn|je|jouw|onze) (zus|broer|man|vrouw|moeder|mama|vader|papa|zoon|dochter|neef|nicht|tante|oom|vriend|vriendin|buurman|buurvrouw|huisgenoot) ~~ (gesprek|*gesprek|baan|job|aangenomen|afgewezen|uitgenodigd|gekozen)",
  "(min|din|vår) (syster|søster|bror|man|mand|mann|fru|kone|mamma|mor|pappa|far|son|søn|sønn|dotter|datter|kusin|kusine|fætter|fetter|vän|ven|venn|veninde|kompis|sambo|kæreste|kjæreste|granne|nabo) ~~ (intervju*|interview|*samtale|jobb*|job|jobbet|avslag|afslag|nekad|afvist|avvist|anställd|ansat|ansatt|kallad|indkaldt|innkalt|erbjuden)",
  "(mój|moja|moj|twój|twoja|nasz|nasza) (siostra|brat|mąż|żona|mama|matka|tata|ojciec|syn|córka|kuzyn|kuzynka|ciocia|wujek|przyjaciel|przyjaciółka|chłopak|dziewczyna|sąsiad|sąsiadka) ~~ (rozmow*|prac*|stanowisk*|zatrudni*|odrzuc*|zaprosz*|przyjęt*|ofert*)",
];

/** Gossip, and what happened to him or her. */
const ofOthers = [
  "((?<!how )did you hear|have you heard|guess what happened) (about|that|to|who)|(turned|let) (him|her|them) down|(rejected|hired|declined|offered|interviewed) (him|her|them)|(he|she) (got|didn t get|did not get|was offered|was rejected|was hired|has been offered|has been hired|was turned down)",
  "(weißt du (schon|dass)|wusstest du|hast du (schon )?gehört)|(haben|hat) (ihn|ihm) ~ (abgelehnt|abgesagt|eingestellt|genommen)|er (wurde|ist) ~ (abgelehnt|eingestellt|eingeladen)",
  "(tu savais|savais tu|tu sais|sais tu|t as su|tu as appris) (que|qu|pour)|(l ont|ils l ont) (pris|prise|embauch*|refus*|recalé*)",
  "(sabes|sabías|te enteraste|te has enterado|has oído) (de )?que|(sabes|sabías) lo de|(lo|la) han (cogido|contratado|rechazado|descartado)|(lo|la) (cogieron|contrataron|rechazaron)",
  "(sabias|sabes|ouviste|soubeste) (que|do|da)|não (o|a) (contrataram|escolheram|quiseram)",
  "(sai|lo sai|sapevi|hai saputo|hai sentito) (che|di)|(lo|la|l) hanno (assunt*|scartat*|rifiutat*|pres*)",
  "(wist je|weet je|heb je gehoord) (dat|al|wie|van)|(hem|haar) ~ (afgewezen|aangenomen)",
  "(visste du|vet du|vidste du|ved du|har du hört|har du hørt) (att|at|om)",
  "(wiesz|wiedziałeś|wiedziałaś|słyszałeś|słyszałaś) (że|już|o)|(dostał|dostała) (?!pan )(?!pani )(~ )?(pracę|odmowę)|(go|ją|jego) (odrzucili|zatrudnili|przyjęli)|(odrzucili|zatrudnili|przyjęli) (go|ją|jego)",
];

/** A sentence about what happened to another person, which makes the mail one from a friend. */
export const othersNews = anyPhrase([...ofWriter, ...ofRelatives, ...ofOthers]);

/** A mail to colleagues, who hear whom the employer interviews and hires, or to readers, customers and parents. */
export const toGroups = anyPhrase([
  "(people|candidates|applicants|ones) (we|i) (have |ve )?(shortlisted|short listed|selected|picked|chosen)",
  "(?<=^ )(dear|hello|hi) (subscriber|subscribers|reader|readers|member|members|customer|customers|parent|parents|residents|neighbours|neighbors|friends|visitors|volunteers|guests)",
  "(?<=^ )liebe* (abonnent*|leser*|mitglied*|kund*|eltern|nachbar*|freunde|gäste|besucher*)|(?<=^ )sehr geehrte (kund*|leser*|mitglied*|eltern|mieter*)",
  "(?<=^ )cher* (~ )?(abonné*|lect*|membres|client*|parents|voisins|amis|adhérent*)",
  "(?<=^ )(estimad*|querid*) (suscriptor*|lector*|miembro*|socio*|client*|padres|vecin*|amigos)|(?<=^ )(car*|prezad*|estimad*) (assinant*|leitor*|membro*|sócio*|client*|pais|vizinh*|amigos)",
  "(?<=^ )(gentili|cari|care) (iscritti|lettori|lettrici|membri|soci|clienti|genitori|vicini|amici)",
  "(?<=^ )(beste|geachte|lieve) (abonnee*|lezer*|leden|klant*|ouders|buren|vrienden|bewoners)",
  "(?<=^ )(kära|kære|kjære) (läsare|kunder|medlemmar|föräldrar|vänner|læsere|medlemmer|forældre|venner|lesere|foreldre)",
  "(?<=^ )(drodzy|szanowni) (czytelnicy|klienci|rodzice|subskrybenci|członkowie|sąsiedzi|przyjaciele)",
  "(?<=^ )(hi|hello|dear|hey|morning) (team|all|everyone|colleagues|folks)",
  "(sit on|join|chair|serve on) (~ )?(interview|hiring|selection|appointment) panel|(please|could you|can you) ~ (interview|shortlist|score|review) ~ (candidates|applicants|applications)",
  "(?<=^ )(hallo|hi|guten morgen|liebes|hey) (team|zusammen|alle)|(?<=^ )liebe (kolleg*|alle)",
  "(?<=^ )(bonjour|salut|hello) (à tous|à toutes|tous|l équipe)|(?<=^ )cher* (tous|collègues)",
  "(?<=^ )(hola|buenos días|buenas) (a todos|equipo|compañer*)|(?<=^ )(estimad*|querid*) compañer*",
  "(?<=^ )(olá|bom dia|boa tarde|oi) (a todos|equipa|equipe|pessoal)|(?<=^ )(car*|prezad*) colegas",
  "(?<=^ )(ciao|buongiorno|salve) (a tutti|team|ragazzi)|(?<=^ )cari (colleghi|tutti)",
  "(?<=^ )(hallo|hoi|dag|goedemorgen) (allemaal|team|iedereen|collega*)|(?<=^ )beste (collega*|allen|team)",
  "(?<=^ )(hej|hei|kära|kære|kjære) (alla|alle|team|kollegor|kolleger)",
  "(?<=^ )(cześć|hej|dzień dobry) (wszystkim|zespole)|(?<=^ )(drodzy|szanowni) (koledzy|współpracownicy)",
]);

/** A question for an opinion of what is over: a survey, which no answer depends on. */
export const asksOpinion = anyPhrase([
  "(how likely|would you recommend|recommend us to)|how (was|did you find|would you rate|would you describe|satisfied|did we do|was it) ~ (your|our|the|with|do)|(your|the) (~ )?(answers|responses|feedback) ~ (not|t|never) (affect|influence|change)|(survey|questionnaire) ~~ (experience|process|interview|opinion)|(rate|share) (your|our) (~ )?(feedback|opinion|experience (of|with) (our|the|applying|interviewing))|tell us about your (~ )?experience (of|with) (our|the|applying|interviewing)",
  "wie (war|waren|zufrieden|haben sie|hast du|fanden sie|fandest du|wahrscheinlich|lief) ~~ (gespräch|*gespräch|interview|bewerbung|verfahren|prozess|empfehlen|erlebt)|(umfrage|meinung|befragung|fragebogen) ~~ (einfluss|zufrieden*|erfahrung*|zählt)",
  "(comment s est (passé|déroulé)|comment avez vous (trouvé|vécu)|êtes vous satisfait*|recommanderiez vous|votre avis|enquête de satisfaction)",
  "(cómo (fue|ha sido|valora|valoraría|le fue|te fue)|qué le pareció|qué te pareció|recomendaría*|su opinión|tu opinión|encuesta de satisfacción)",
  "(como (correu|foi|avalia|avaliaria|decorreu)|recomendaria*|a sua opinião|a tua opinião|inquérito de satisfação|pesquisa de satisfação)",
  "(come è andat*|com è andat*|come valuta|come valuteresti|consiglierebbe|consiglieresti|la sua opinione|la tua opinione|questionario di gradimento)",
  "(hoe (was|vond|heb je|heeft u|tevreden|waarschijnlijk|verliep)) ~~ (gesprek|*gesprek|interview|procedure|sollicitatie*|aanbevelen|ervaren)|(jouw|uw|je) mening",
  "(hur (var|upplevde|nöjd)|hvordan (var|oplevede|opplevde)|hvor (tilfreds|fornøyd)) ~~ (intervju*|interview|*samtale*|process*|prosess*|rekrutter*)|(din åsikt|din mening)",
  "(jak (przebiegła|przebiegł|ocenia*|minęła)) ~~ (rozmow*|rekrutacj*|proces*)|(twoja|pana|pani|państwa) opini*",
]);

/** Advice for applicants in general: "5 ways to ace your interview". */
export const advises = anyPhrase([
  "(\\d+|three|five|seven|ten) (ways|tips|steps|mistakes|things|questions|reasons|secrets|rules)|how to (~ )?(reply|respond|deal|cope|handle|react|ace|prepare|answer|stand out|bounce back|turn|land|win|beat|nail|shine|impress)|what to (do|say) (when|if|after)|(now what|our (guide|coach|experts|article|checklist)|in this issue|this (month|week) we)",
  "(\\d+|drei|fünf|zehn) (tipps|wege|fehler|fragen|gründe|schritte)|(so|wie) (gehen sie|gehst du|reagieren sie|reagierst du|bereiten sie|bereitest du|sie|man|du) ~~ (um|reagier*|vor|vorbereit*|antwort*)|(unser ratgeber|unser coach|in dieser ausgabe)",
  "(\\d+|trois|cinq|dix) (conseils|façons|astuces|erreurs|étapes|raisons)|comment (réagir|répondre|préparer|réussir|rebondir|gérer|se démarquer)|que (faire|dire) (quand|si|après|lors)|(notre guide|notre coach|ce mois ci|dans ce numéro)",
  "(\\d+|tres|cinco|diez) (consejos|formas|maneras|trucos|errores|pasos|claves)|cómo (responder|reaccionar|preparar*|superar|afrontar|destacar)|qué (hacer|decir) (cuando|si|tras)|(nuestra guía|este mes te|en este número)",
  "(\\d+|três|cinco|dez) (dicas|formas|maneiras|erros|passos)|como (responder|reagir|preparar*|superar|lidar|destacar*)|o que (fazer|dizer) (quando|se|após)|(o nosso guia|este mês|nesta edição)",
  "(\\d+|tre|cinque|dieci) (consigli|modi|trucchi|errori|passi)|come (rispondere|reagire|preparar*|superare|affrontare|gestire)|cosa (fare|dire) (quando|se|dopo)|(la nostra guida|questo mese|in questo numero)",
  "(\\d+|drie|vijf|tien) (tips|manieren|fouten|stappen|redenen)|(hoe|zo) (ga je|reageer je|bereid je|je) ~~ (om|reager*|voor|voorbereid*|antwoord*)|(onze gids|onze coach|deze maand|in dit nummer)",
  "(\\d+|fem|tio|ti) (tips|råd|sätt|måder|måter|fejl|feil|misstag|trin)|(hur|hvordan) (du|man) (svarar|hanterar|förbereder|svarer|håndterer|forbereder)|(denna månad|denne måned)",
  "(\\d+|trzy|pięć|dziesięć) (porad|sposobów|błędów|kroków|wskazówek)|jak (odpowiedzieć|zareagować|przygotować|poradzić|radzić)|co (zrobić|powiedzieć) (gdy|kiedy|jeśli|po)|(nasz poradnik|w tym miesiącu|w tym numerze)",
]);

/** The reader's own application, which asks and tells no news. */
export const isOwnApplication = anyPhrase([
  "i (hereby |am writing to |would like to |wish to |want to |d like to )(apply|express my interest)|please find ~ my (cv|resume|application|covering letter|cover letter)|i attach ~ my (cv|resume|application)",
  "hiermit (bewerbe|möchte) ich|ich bewerbe mich|(anbei|beigefügt) ~ (meine|mein) (bewerbung|unterlagen|lebenslauf)",
  "je vous (adresse|soumets|transmets|propose) (ma|mon) (candidature|cv)|je (me permets de|souhaite|souhaiterais) (vous )?(postuler|candidater|adresser|soumettre)",
  "(les|le|os) (envío|adjunto|remito) mi (cv|currículum|candidatura|solicitud)|me dirijo a (usted|ustedes|vosotros) (para|con)|(venho|gostaria de) ~ (candidatar me|apresentar a minha)|(envio|segue|junto) ~ (o meu|a minha) (cv|currículo|candidatura)",
  "(vi|le) (scrivo|invio) ~ (candidar*|mia candidatura|mio curriculum)|(mi candido|vorrei candidarmi|desidero candidarmi)",
  "(hierbij|graag|met deze brief) ~ (solliciteer ik|mijn (sollicitatie|cv))|ik solliciteer",
  "(härmed|jag vill) ~ (söker jag|söka)|(hermed|jeg vil gerne|jeg ønsker å) ~ (søger jeg|søker jeg|søge|søke)",
  "(niniejszym|chciał*m|pragnę) ~ (aplik*|zgłosić (moją|swoją))|(przesyłam|załączam) ~ (moje|swoje|moją) (cv|dokumenty|aplikację)",
]);

/** No post is free now, so that what was sent is kept and is no application for one. */
export const isKeptOnFile = anyPhrase([
  "(no|not have any|don t have any|do not have any) ~ (vacanc*|opening|openings|positions|roles|jobs) ~ (at present|at the moment|right now|currently|just now|for now|today)|(currently|presently|at present|at the moment) ~ no ~ (vacanc*|openings|positions|roles)",
  "(derzeit|zurzeit|momentan|aktuell|im moment) ~~ (keine|keinen) ~ (stelle*|vakanz*|position*|bedarf)",
  "(pas de|aucun) ~ (poste*|besoin|offre) ~~ (pour l instant|actuellement|en ce moment)|(actuellement|pour l instant) ~ (pas de|aucun) (poste*|besoin)",
  "(no|tampoco) (tenemos|hay|disponemos de) (~ )?(vacante*|puesto*|plaza*)|não (temos|há) (~ )?(vagas|lugares)",
  "(non abbiamo|nessuna) ~ (posizioni|posizione|posti) ~~ (al momento|attualmente|ora)|(al momento|attualmente) ~ non ~ posizioni",
  "(geen|momenteel geen|op dit moment geen) ~ (vacature*|functie*|plek) ~~ (momenteel|op dit moment|nu)|(momenteel|op dit moment|nu) ~ geen (~ )?(vacature*|functie*)",
  "(inga|ingen|ikke nogen|ingen) (~ )?(lediga|ledige) (~ )?(tjänster|stillinger|jobb|job)",
  "(nie mamy|nie prowadzimy) (~ )?(obecnie|teraz|aktualnie)|(obecnie|aktualnie) nie (mamy|prowadzimy)",
]);
