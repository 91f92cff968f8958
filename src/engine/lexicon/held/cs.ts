import type { HeldWords } from "./types.ts";

export const cs: HeldWords = {
  knowing:
    "zkušenost\\p{L}*|znalost\\p{L}*|praxe|praxi|vzdělání|dovednost\\p{L}*|ponětí|používal\\p{L}*|používám|pracoval\\p{L}*|pracuji|pracovat|učil\\p{L}*|znám|umím|ovládám|mluvím|mám|měl\\p{L}*|poznal\\p{L}*|obsluhoval\\p{L}*|setkal\\p{L}*",
  denies:
    "ne|nikdy|bez|žádn\\p{L}+|nemám|neznám|neumím|neovládám|nepoužívám|nepoužíval\\p{L}*|nepracuji|nepracoval\\p{L}*|nemluvím|neměl\\p{L}*|nesetkal\\p{L}*|nepoznal\\p{L}*|ani",
  deniesName: "bez|kromě|mimo|vyjma|místo|ani|nikoli|nikoliv",
  between: "nebo|a|ani|i|s|se|v|ve|na|do|z",
  lacks:
    "chybí mi|postrádám|neznám|neumím|neovládám|nemám zkušenost\\p{L}*|(?:nikdy|ještě|zatím|dosud)(?: jsem)? ne\\p{L}+|ne(?:používal|pracoval|setkal|poznal|zkusil)\\p{L}* jsem",
  lacksBehind:
    "neznám|neumím|neovládám|mi chybí|je mi (?:cizí|nové)|zatím neumím|nepracuji|nepoužívám|nepracoval\\p{L}*|nepoužíval\\p{L}*|jsem nikdy ne\\p{L}+",
  none: "žádn\\p{L}+|ne\\b|ne\\p{L}{2,12}|nikdy|bez",
  once: "nejen|už ne\\p{L}+|již ne\\p{L}+",
  planned:
    "naučím se|se naučím|budu|plánuj[iu](?= [^;]{0,24}(?:kurz|školení|nauč|učit|pozna))|chystám se|začnu|učím se|se učím|právě se učím|příští rok|brzy|v budoucnu|cíl:",
  plannedBehind: "probíhá|plánován\\p{L}*|v plánu|se naučím",
  wished:
    "chci|chtěl[ao]? bych|rád[ao]? bych|láká mě|doufám|přeji si|toužím|mám zájem o|zájem o|zajímá mě|těším se na|sním o",
  wishedBehind: "chci|bych rád[ao]?|bych chtěl[ao]?|mě (?:láká|zajímá)",
  people:
    "(?:(?:můj|moje|má|moji|náš|naše|jeho|její) )?(?:bratr|sestra|otec|matka|táta|máma|rodiče|manžel|manželka|partner|partnerka|syn|dcera|strýc|teta|bratranec|sestřenice|přítel|přítelkyně|kamarád|kamarádka|kolega|kolegyně|kolegové|šéf|šéfová|nadřízen\\p{L}|vedoucí oddělení|předchůdce|agentura|dodavatel|externí firma)",
  doneByOthers:
    "(?:dělala|dělal|udělala|udělal|zajišťovala|zajišťoval|měla na starosti|měl na starosti) (?:agentura|firma|dodavatel|kolega|kolegyně|šéf|šéfová)|(?:starala|staral) se",
  self: "já|mně|mi|my|nám|nás|jsem|jsme",
};
