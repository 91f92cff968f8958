import type { HeldLanguage } from "./types.ts";

/** Frequent words in sentences about one's work, by language. A word in several languages counts for each. */
export const sentenceWords: Readonly<Record<Exclude<HeldLanguage, "ja" | "zh">, string>> = {
  en: "the a an and of to with for i my we our have has had was were is are did do not no never in on from at it this that by one would like will know use used using experience but yet so any learn next year without some been am it's i've i'm don't can cannot his her their everything except all work works worked none only into off first many other when where which who than every day days years new time them its also while team there you your",
  de: "der die das und mit für ich wir mein meine ein eine einen einem von zu im in auf ist sind war habe hat haben nicht kein keine keinen nie noch nur auch ohne bei als aus sich mich mir nach am zum zur seit wird werde würde möchte kann kenne keinerlei erfahrung um alles außer gern bin leider kenntnisse von den dem es alle allen jeden jeder täglich früher jahre jahren tag tage wurde durch über unter zwischen wenn dass sowie team deshalb neue neuen ihre",
  fr: "le la les des et du un une pour je j avec dans est sur au aux en mon ma mes nous notre ai as a n ne pas jamais aucun aucune sans plus que qui par mais il elle me tout sauf depuis ce cette se été suis d l non encore expérience de sais souhaite voudrais tous toute toutes chaque jour jours ans année années puis quand où ces leur très aussi deux équipe sous chez c",
  es: "el la los las y de del un una para con en por que se mi mis yo he ha no nunca sin como más es al lo o pero todo menos todavía aún hay año experiencia ningún ninguna jamás me su sus fue muy quiero gustaría desde tengo uso todos todas toda antes después cada día días años también cuando donde este esta esto ese dos equipo sobre hasta porque ya unas unos trata",
  pt: "dois três casa escritório o os as a da do das dos de um uma para com em e que no na nos nas não nunca sem eu meu minha meus é foi mais mas por ao tudo ainda já jamais se me nenhum nenhuma experiência até desde uso tenho gostaria quero ano muito sou pelo pela num numa todos todas toda todo antes depois cada dia dias anos também quando onde este esta isso dois equipe sobre porque só ou tem à",
  it: "il lo la gli le di che per con una un sono nel nella alla dei del della e è ho ha non mai mi mio mia ma più anche nessuna nessun senza in su come da si ancora tutto tranne esperienza so l vorrei anno anni piacerebbe al tutti tutte tutta ogni giorno giorni quando dove molto questo questa due squadra dopo prima perciò poi degli dai dal sul sulla",
  nl: "de het een en van ik met in op is zijn was heb heeft niet geen nooit nog maar voor mijn te ook bij aan naar om we wij die dat als ervaring zonder alles behalve zou graag wil ga volgend jaar ken er alle elke dag dagen jaren vroeger toen waar veel deze dit twee team daarom wel onder tijdens sinds ons hun worden wordt",
  sv: "och i jag av en ett att det som på med för är var har inte ingen inga aldrig min mitt mina till från om men vi utan alla allt utom ännu inget erfarenhet skulle vill ska lära mig kan år den varje dag dagar tidigare när där mycket denna detta två efter under sedan också både vid hos blev",
  pl: "i w z na do nie jest się jestem mam mój moja moje przez dla od że to po ale brak bez nigdy żadnego żadnych oraz jak przy za ze we chcę chciałabym chciałbym znam jeszcze wszystko oprócz doświadczenia roku moim wszystkie wszystkich każdy dzień dni lat lata gdy gdzie bardzo ten ta dwa zespół pod także też więc codziennie",
  cs: "a v s na do ne je se jsem mám můj moje pro od že to po ale bez nikdy žádné žádných jak při za ze ve si chci ráda rád neznám ještě zatím vše kromě zkušenosti zkušeností rok jsou by bych mi mě k všechny všech každý den dny let roky když kde velmi tento tato dva tým pod také proto denně jako",
};

/** Endings that few other languages here have. */
export const sentenceEndings: Readonly<Record<Exclude<HeldLanguage, "ja" | "zh">, RegExp>> = {
  en: /(?:ing|tion|ness|ed|ly)$/,
  de: /(?:ung|ungen|keit|lich|isch|[äöüß]\p{L}*)$/u,
  fr: /(?:é|ée|és|ées|ais|eur|eux|ment|œ\p{L}*|ç\p{L}*)$/u,
  es: /(?:ción|ciones|ando|iendo|ñ\p{L}*|dad|ito|é)$/u,
  pt: /(?:ção|ções|ei|ã\p{L}*|õ\p{L}*|dade|ndo)$/u,
  it: /(?:zione|zioni|tà|ato|ata|ere|ò)$/,
  nl: /(?:ij\p{L}*|heid|aa\p{L}+|oo\p{L}+|gen)$/u,
  sv: /(?:å\p{L}*|het|ade|arna|ningen)$/u,
  pl: /(?:[ąęłśźżń]\p{L}*|ów|ość|ałam|ałem|anie)$/u,
  cs: /(?:[řůěž]\p{L}*|ní|ost|oval|ovala|ých)$/u,
};
