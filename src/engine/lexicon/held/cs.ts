import type { HeldWords } from "./types.ts";

export const cs: HeldWords = {
  knowing:
    "rozumím|programoval\\p{L}*|psal\\p{L}*|zkušenost\\p{L}*|znalost\\p{L}*|praxe|praxi|vzdělání|dovednost\\p{L}*|ponětí|používal\\p{L}*|používám|pracoval\\p{L}*|pracuji|pracovat|učil\\p{L}*|znám|umím|ovládám|mluvím|mám|měl\\p{L}*|poznal\\p{L}*|obsluhoval\\p{L}*|setkal\\p{L}*",
  denies:
    "ne|nikdy|bez|žádn\\p{L}+|nemám|neznám|neumím|neovládám|nepoužívám|nepoužíval\\p{L}*|nepracuji|nepracoval\\p{L}*|nemluvím|neměl\\p{L}*|nesetkal\\p{L}*|nepoznal\\p{L}*|ani",
  deniesName: "bez|kromě|mimo|vyjma|(?:na)?místo|ani|nikoli|nikoliv",
  between: "nebo|a|ani|i|s|se|v|ve|na|do|z",
  lacks:
    "odmítl\\p{L}*|vzdal\\p{L}* jsem|chybí mi|postrádám|neznám|neumím|neovládám|nemám zkušenost\\p{L}*|(?:nikdy|ještě|zatím|dosud)(?: jsem)? ne\\p{L}+|ne(?:používal|pracoval|setkal|poznal|zkusil)\\p{L}* jsem",
  lacksBehind:
    "bohužel ne\\p{L}*|(?:nerozumím|nemluvím|nezvládám)|zapomněl\\p{L}*|už si nepamatuj\\p{L}+|neznám|neumím|neovládám|mi chybí|je mi (?:cizí|nové)|zatím neumím|nepracuji|nepoužívám|nepracoval\\p{L}*|nepoužíval\\p{L}*|jsem nikdy ne\\p{L}+",
  none: "žádn\\p{L}+|ne\\b|ne\\p{L}{2,12}|nikdy|bez",
  once: "není (?:\\p{L}+ )?(?:den|dne|týden|směna|nikdo)|neumím si představit|nedovedu si představit|těžko (?:si )?představit|nikdy bez|ne bez|není mi cizí|nejsou mi cizí|není (?:mi )?(?:cizí|neznám\\p{L}+)|žádný problém|bez (?:jakýchkoli )?(?:problému|problémů|potíží)|nic jiného než|bez \\p{L}+ (?:\\p{L}+ )?(?:ne\\p{L}+|nikdy)|nikdo,? kdo|nejen|už ne\\p{L}+|již ne\\p{L}+",
  planned:
    "příští (?:měsíc|rok)|od (?:podzimu|jara|ledna|září)|na (?:jaře|podzim)[^;]{0,20}chystám|chystám|přihlášen\\p{L}*|připravuji se|budu skládat|teprve|naučím se|se naučím|budu|plánuj[iu](?= [^;]{0,24}(?:kurz|školení|nauč|učit|pozna))|chystám se|začnu|učím se|se učím|právě se učím|příští rok|brzy|v budoucnu|cíl:",
  plannedBehind:
    "(?:zkoušk\\p{L}+ )?teprve|v přípravě|zkouška (?:v|dne|mě čeká)|čeká mě|budu skládat|probíhá|plánován\\p{L}*|v plánu|se naučím",
  wished:
    "přemýšle\\p{L}+|bylo by (?:snem|hezké|krásné)|váhal\\p{L}*|uvažoval\\p{L}*|zvažoval\\p{L}*|zvažuji|přemýšlel\\p{L}*|přál[ao]? bych|sen|snem|jednou (?:umět|chci)|kéž|chci|chtěl[ao]? bych|rád[ao]? bych|láká mě|doufám|přeji si|toužím|mám zájem o|zájem o|zajímá mě|těším se na|sním o",
  wishedBehind: "chci|bych rád[ao]?|bych chtěl[ao]?|mě (?:láká|zajímá)",
  people:
    "(?:(?:můj|moje|má|moji|náš|naše|jeho|její) )?(?:klient|klientka|zákazník|snoubenec|snoubenka|švagr|švagrová|soused|sousedka|společník|společnice|tým|zaměstnavatel)|(?:(?:můj|moje|má|moji|náš|naše|jeho|její) )?(?:bratr|sestra|otec|matka|táta|máma|rodiče|manžel|manželka|partner|partnerka|syn|dcera|strýc|teta|bratranec|sestřenice|přítel|přítelkyně|kamarád|kamarádka|kolega|kolegyně|kolegové|šéf|šéfová|nadřízen\\p{L}|vedoucí oddělení|předchůdce|agentura|dodavatel|externí firma)",
  doneByOthers:
    "(?:dělala|dělal|udělala|udělal|zajišťovala|zajišťoval|měla na starosti|měl na starosti) (?:agentura|firma|dodavatel|kolega|kolegyně|šéf|šéfová)|(?:starala|staral) se",
  self: "já|mě|mně|mi|my|nám|nás|jsem|jsme",
  lapsed:
    "(?:již |už )?neplat\\p{L}+|mě čeká|čeká mě|neuděla\\p{L}+|bez úspěchu|odebral\\p{L}*|skládám|neuděla\\p{L}+|nesložil\\p{L}*|nesložen\\p{L}*|nedokonč\\p{L}+|neabsolv\\p{L}+|neprodlouž\\p{L}+|neobnov\\p{L}+|neuspěl\\p{L}*|propad\\p{L}+|vypršel\\p{L}*|neplatn\\p{L}+|pozbyl\\p{L}*|přeruš\\p{L}+|na výběr|nabízel\\p{L}*|v nabídce|zrušen\\p{L}*|odebrán\\p{L}*",
  forgot:
    "nikdo (?:mě|mi|nás|nám) (?:nikdy )?ne(?:nauč|ukáz|vysvětl|zaškol)\\p{L}*|ani (?:jediný )?den (?:praxe|zkušenost\\p{L}*)|záhad\\p{L}+ pro mě|z doslechu|(?:jen )?podle jména|nechávám|přenechávám|španělská vesnice|vynechal\\p{L}*|vyhýbám|zapomn\\p{L}+|nepamatuj\\p{L}+",
  does: "jezdí|mluví|programuje|učí|vaří|staví|tvoří|zvládá|dělá|dělal\\p{L}*|stará se|staral\\p{L}* se|zajišťuje|obsluhuje|používá|používal\\p{L}*|umí|ovládá|píše|psal\\p{L}*|spravuje|řeší",
  subject:
    "(?:můj|moje|má) [\\p{L}-]+|(?:u nás )?(?:(?:náš|naše|můj|moje) )?(?:[\\p{L}-]*(?:čka|řka|ička|ista|istka|ář|tor|firma|společnost|tým|oddělení|agentura|klient|kolega|kolegyně|švagr))(?: \\p{L}+)?",
  flat: "nikdy|nic|ne\\p{L}{2,}",
  it: "ho|ji|je|ním|ní|toho|to|něj|něm|nimi|tím",
};
