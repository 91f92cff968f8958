import type { MoveWords } from "./types.ts";

const papers = "(ansökan|ansökning*|cv|brev|handlingar|mejl|dokument|profil|meritförteckning|uppgifter)";
const others =
  "(andra|annan|någon|någon annan|andra (kandidater|sökande|personer)|kandidat*|sökande|en intern*)";
const weekday = "(måndag*|tisdag*|onsdag*|torsdag*|fredag*|lördag*|imorgon|i morgon|idag)";
const clock = "(kl \\d{1,2}|klockan \\d{1,2}|\\d{1,2} \\d\\d)";

export const svMoves: MoveWords = {
  declined: [
    `(valt|väljer|gått|går|gå|bestämt|anställt|fastnat|valet|beslutat|tillsatt|rekryterat|erbjudit) (~ )?${others}`,
    "(tjänsten|tjänst|jobbet|platsen|rollen|rekryteringen) (~ )?(är|har|blev|blir) (~ )?(nu |redan |tyvärr )*(tillsatt|borta|avslutad|avbruten|stängd|tillsatts|återkallad|inte längre)",
    "(inte|ej|ingen) (~ )?(gå vidare|gått vidare|går vidare|aktuell|vidare|erbjuda|utvald|kallad|passa*|längre|uppfyller|matchar)",
    "(avslag|avböj*|tackat nej|tacka nej|nekad|avslutat (~ )?rekrytering*)",
  ],
  regret: ["(tyvärr|beklag*|ledsen|ledsna|tråkig*|synd|tråkigt besked|besvik*)"],
  parting: [
    "(lycka till|önska*|lyckönsk*) (~~ )?(framtid*|sökande|jobbsökande|fortsatt*|karriär|till|vidare)|(lycka till)",
    "(spara*|behåll*) (~ )?(ansökan|cv|uppgifter)|(framtida|andra|nya) (~ )?(tjänster|möjligheter|roller|jobb|lediga)|(söka|söker|hör av dig) (~ )?(igen|framöver|nästa)",
  ],
  rivals: [
    "(många|stort antal|över \\d+|\\d+) (~ )?(ansökningar|sökande|kandidater)|(svårt|jämnt|tufft|noga|noggrann*)|(bättre|närmare|mer) (~ )?(matchar|stämmer|erfarenhet|profil)|till slut",
  ],
  hired: [
    "(vill|vi vill|gärna) (~ )?(erbjuda dig|anställa dig|ha dig|att du (börjar|blir|ska))|(du) (~ )?(har fått|får|fick) (~ )?(jobbet|tjänsten|platsen)|(jobbet|tjänsten|platsen) är din|valt dig|valet (~ )?föll på dig|vårt förstahandsval",
    "(anställningsavtal|anställningskontrakt|kontrakt|avtal|anställningserbjudande|erbjudande) (~~ )?(bifog*|skriv*|underskriv*|påskriv*|signera|skickar|om anställning)|välkommen (~ )?(till oss|till teamet|i gänget|ombord|som)|(när kan du börja|börjar du)",
  ],
  joy: ["(grattis|gratulerar|roligt|glada|glädjande|kul|välkommen|goda nyheter|nöje|äntligen)"],
  terms: [
    "(lön|månadslön|timlön|provanställning|semester|tillsvidare|heltid|deltid|kollektivavtal|kontonummer|personnummer|avtal|anställningsavtal|skriva på|skriv på|signera|startdatum|arbetskläder|introduktion|tillträde)",
  ],
  come: [
    `(komma|kom|kommer|träffa|träffas|ses|besöka|besök|möta|välkommen) (~~ )?(${weekday}|${clock}|kontor*|hos oss|vecka|fika)`,
    "(träffa dig|lära känna dig|intervju*|anställningsintervju|provarbeta|provjobba|arbetsprov|fika|möte|nästa steg|gått vidare till|vidare i process*|kallelse|kallar dig|kalla dig)",
    "(välj|välja|boka|bokar) (~ )?(tid|datum|dag|intervju)",
  ],
  logistics: [
    "(ta med|medtag) (~~ )?(legitimation|id|betyg|intyg|körkort|portfolio)|(receptionen|våning|parkering|parkera|ingången|fråga efter|rum|dörr)|(cirka|ungefär|tar|räkna) (~ )?(en timme|\\d+ minuter|halvtimme)|(teams|zoom|google meet|länk*)",
  ],
  agree: [
    "(passar|funkar|fungerar|kan du|har du tid|har du möjlighet|möjlighet|tillgänglig)|(bekräft*|meddela|hör av dig|svara|återkom) (~ )?(om|tid|när|att|vilken|gärna)",
  ],
  ring: [
    "(ringa|ringer|ring|telefon*|telefonsamtal|samtal|telefonintervju|slå en signal) (~~ )?(dig|minuter|när|vecka|imorgon|måndag|tisdag|onsdag|torsdag|fredag|nummer|kort|passar)",
    "(kort|minuter|nummer|när|gärna|nås|prata) (~~ )?(ringa|telefon*|samtal|ring|ringer)",
  ],
  tested: [
    "(test|tester|arbetsprov|uppgift|case|formulär|frågor|arbetspsykologisk*) (~~ )?(länk*|bifog*|göra|gör|fyll*|minuter|dagar|senast|svara|genomför*|lösa)",
    "(göra|gör|genomför*|fyll*|besvara|svara|skickar|nästa steg|lösa) (~~ )?(test|tester|testet|arbetsprov|uppgift|uppgiften|case|formulär|frågor)",
  ],
  arrived: [
    `(tack|mottag*|fått|tagit emot|bekräft*|registrer*) (~ )?(${papers}|sökt|att du sök*|visat intresse)`,
    `${papers} (~ )?(har|är|kommit|blev) (~ )?(mottag*|kommit|framme|inkommit|registrer*|skickad|inskickad|hos oss)|du har sökt|vi har fått`,
  ],
  waiting: [
    "(går igenom|gå igenom|läser|läsa|granska*|urval|löpande) (~~ )?(ansök*|återkom*|noga|löpande|urval|alla)",
    "(återkom*|hör av oss|hör av mig|besked|kontakta*|svar|meddela*) (~~ )?(dig|så snart|inom|vecka|veckor|dagar|oavsett|kort)|(inom|senast|efter) (~ )?(\\d+|två|tre|några|sista) (~ )?(veckor|dagar|vecka|ansökningsdag*)|automatisk*|går inte att svara",
  ],
  quit: [
    "(dragit tillbaka|återtagit|återtagen|återkall*) (~ )?ansök*|ansök* (~~ )?(återtagen|tillbakadragen|dragits tillbaka)|på din begäran",
  ],
  beside: [
    "(enkät|undersökning|dina synpunkter|vad (~ )?tyckte|hur upplevde)",
    "(frånvarande|semester|föräldraledig|autosvar|åter den)",
    "(av misstag|fel (person|adress)|bortse från|skulle till)",
    "(fortfarande|ännu inte|ännu|pågår|tålamod|dröjer|försenad|beslutar)",
    "(saknas|saknar|komplettera|skicka (~ )?(kopia|intyg|betyg)|ladda upp|behöver (~ )?(kopia|intyg))",
    "(ersättning för resa|faktura|kvitto|beställning|bokning)",
    "(öppet hus|mässa|webbinarium|workshop|nyhetsbrev|föräldrar|medlemmar|kunder|patienter|tips|så här|kurs)",
    "(min ansökan|mitt cv|jag söker)",
    "(sista ansökningsdag|förlängs|lösenord|kod|bekräfta din e|personuppgifter|samtycke)",
  ],
};
