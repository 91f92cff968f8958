import type { RoleWords } from "./types.ts";

export const svRoles: RoleWords = {
  you: "(dig|du|er)",
  papers: "(din|ditt|er) ~ (ansökan|cv|brev|handlingar)",
  post: "(tjänsten|tjänst|jobbet|jobb|rollen|platsen|plats|uppdraget|anställning)",
  talk: "(intervju|intervjun|anställningsintervju|personligt möte|provdag|provjobb|arbetsprov|andra intervju)",
  call: "(telefonsamtal|telefonintervju|på telefon|per telefon|via telefon|ringa|ringer|kort samtal)",
  test: "(test|tester|testet|arbetsprov|uppgift|case|formulär|frågeformulär)",
  want: "(vill|skulle vilja|gärna|glada|glädjande|nöjet|bestämt oss|önskar)",
  invite:
    "(bjuda|bjuder|inbjudan|kalla|kallar|kallelse|boka|bokat|bokad|bekräfta|bekräftar|föreslå|föreslår|välkommen)",
  meet: "(träffa|träffas|möta|intervjua|lära känna|ses)",
  offer: "(erbjuda|erbjuder|erbjudande|ge)",
  hire: "(anställa|ha dig|rekrytera|att du börjar)",
  contract: "(avtal|avtalet|anställningsavtal*|kontrakt*|anställningserbjudande*)",
  sign: "(skriva på|skriva under|skriv under|skriv på|underteckna|signera|bifog*)",
  yours: "är (din|ditt)",
  not: "(inte|ej|ingen|inga)",
  progress: "(vidare|aktuell|utvald|valts|valt|erbjuda|kallas|kalla|bjuda|anställa|motsvarar)",
  choose: "(valt|väljer|gått|gå|går|bestämt|beslutat|anställt|fastnat|tillsatt)",
  others: "(andra|annan|en annan) (~ )?(kandidat*|sökande*|person*)|någon annan|någon med|en intern*",
  filled: "(tillsatt|tillsatts|borta)",
  stopped: "(avbruten|avbrutits|inställd|stängd|återkallad|pausad|dragits in)",
  day: "(måndag|tisdag|onsdag|torsdag|fredag|lördag|imorgon|i morgon|januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december|nästa vecka|kl|klockan)",
  next: "(nästa steg|innan vi|först)",
  past: "(tack|efter|senaste|förra|var|trevligt att (träffa|prata))",
  all: "(alla|varje|samtliga|sökande|kandidater|kandidaterna|han|hon|de)",
  business:
    "(försen*|dröjer|senare än|skicka igen|saknas|saknar|ofullständig*|går inte att öppna|förläng*|kandidatbank|ny version|behöver fortfarande)",
  remains:
    "(ny|annan) (tid|dag)|sjuk|(står kvar|kvarstår|gäller|fortfarande (med|aktuell))|utlyses igen|annonseras om",
};
