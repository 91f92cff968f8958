import type { HeldWords } from "./types.ts";

export const pl: HeldWords = {
  knowing:
    "rozumiem|programował\\p{L}*|pisał\\p{L}*|otwierał\\p{L}*|doświadczeni[ae]|doświadczeń|wiedzy|wiedza|znajomości|znajomość|praktyki|wykształcenia|umiejętności|pojęcia|styczności|używał\\p{L}*|używam|korzystał\\p{L}*|korzystam|pracował\\p{L}*|pracuję|pracować|uczył\\p{L}*|znam|zna|umiem|potrafię|mówię|mam|miał\\p{L}*|posiadam|obsługiwał\\p{L}*|obsługuję|poznał\\p{L}*",
  denies: "nie|nigdy|bez|brak|żadn\\p{L}+|niewielki\\p{L}*|ani",
  deniesName: "bez|oprócz|poza|prócz|zamiast|ani|nie|z wyjątkiem|brak",
  between: "lub|i|oraz|ani|z|ze|w|we|na|do",
  lacks: "zrezygnował\\p{L}* z|odmówił\\p{L}*|brakuje mi|brak|nie znam|nieznajomość|obce mi",
  lacksBehind:
    "niestety (?:nie|nigdy|brak)|(?:nie znam|nie umiem|nie rozumiem|nie mówię)|zapomniał\\p{L}*|(?:już )?nie pamiętam|jest mi obc\\p{L}+|nie jest mi znan\\p{L}+|brak|brakuje",
  none: "brak|nie|nigdy|żadn\\p{L}+|bez",
  once: "nie (?:ma|było|mija) (?:\\p{L}+ )?(?:dnia|tygodnia|zmiany|miesiąca)|nie wyobrażam sobie|trudno (?:mi )?(?:sobie )?wyobrazić|nigdy bez|nie bez|nieobc\\p{L}+|nie (?:jest|są) mi obc\\p{L}+|nie stanowi\\p{L}* problemu|żaden problem|bez (?:żadnych )?(?:problemu|problemów|trudu)|nic innego jak|nie robił\\p{L}* nic (?:innego|poza)|nikt\\p{L}*,? kto (?:by )?nie|nie tylko|już nie|nie \\p{L}+ już",
  planned:
    "w przyszłym (?:miesiącu|roku)|od (?:jesieni|wiosny|stycznia|września)|zapisał\\p{L}* się|przygotowuję się|zdaję|będę zdawać|nauczę się|będę|planuję(?= [^;]{0,24}(?:kurs|szkoleni|nauk|naucz|pozna))|planowan\\p{L}+|zamierzam|zacznę|rozpocznę|uczę się|się uczę|w trakcie nauki|w przyszłym roku|wkrótce|cel:|poznam",
  plannedBehind:
    "w przygotowaniu|egzamin (?:w|dnia|przede mną)|przede mną|w trakcie|planowan\\p{L}+|w planach",
  wished:
    "myślał\\p{L}*|byłoby (?:marzeniem|miło)|wahał\\p{L}*|rozważał\\p{L}*|rozważam|myślał\\p{L}* o|zastanawiał\\p{L}*|marzeni\\p{L}+|marzy mi się|kiedyś (?:chcę|chciał)|nosił\\p{L}* się|chcę|chciał(?:a|e)bym|chętnie|z chęcią|pragnę|marzę o|mam nadzieję|interesuje mnie|zainteresowan\\p{L}+|ciekaw\\p{L}* jestem|gotow\\p{L} do nauki",
  wishedBehind: "chcę|chciał(?:a|e)bym|mnie (?:interesuje|ciekawi)",
  people:
    "(?:(?:mój|moja|moi|nasz\\p{L}*|jego|jej) )?(?:klient|klientka|klienci|narzeczon\\p{L}|szwagier|siostrzeniec|sąsiad|sąsiadka|wspólnik|wspólniczka|zespół|pracodawca|stażystka|stażysta)|(?:(?:mój|moja|moi|nasz\\p{L}*|jego|jej) )?(?:brat|siostra|ojciec|matka|tata|mama|rodzice|mąż|żona|partner|partnerka|syn|córka|wujek|ciocia|kuzyn|kuzynka|przyjaciel|przyjaciółka|kolega|koleżanka|koledzy|szef|szefowa|przełożon\\p{L}|kierownik|poprzednik|agencja|dostawca|podwykonawca|zewnętrzna firma)",
  doneByOthers:
    "(?:wykonała|wykonał|robiła|robił|zrobiła|zrobił|prowadziła|prowadził) (?:agencja|firma|dostawca|podwykonawca|kolega|koleżanka|szef|szefowa)|(?:wykonan\\p{L}+|zrobion\\p{L}+|prowadzon\\p{L}+) przez (?:agencję|firmę|szefa|kolegę|koleżankę)",
  self: "ja|mnie|mi|my|nam|nas",
  lapsed:
    "(?:już )?nieważn\\p{L}+|podchodzę|podejdę|nie zdał\\p{L}+|zdaję|bez powodzenia|odebran\\p{L}+|nie (?:zdał\\p{L}*|zdan\\p{L}+|ukończ\\p{L}+|odnowi\\p{L}+|przedłuż\\p{L}+|uzyskał\\p{L}*|zaliczy\\p{L}+|zaliczon\\p{L}+)|oblał\\p{L}*|oblan\\p{L}+|niezdan\\p{L}+|wygas\\p{L}+|nieważn\\p{L}+|straci\\p{L}+ ważność|przerwan\\p{L}+|przerwał\\p{L}*|do wyboru|w ofercie|oferował\\p{L}*|odwołan\\p{L}+|cofnięt\\p{L}+",
  forgot:
    "nikt (?:mnie|mi|nas|nam) (?:nigdy )?nie (?:naucz|pokaz|wyjaśn|przeszkol)\\p{L}*|ani (?:jednego )?dnia (?:doświadczenia|praktyki)|zagadk\\p{L}+ dla mnie|ze słyszenia|z nazwy|zostawia\\p{L}+|czarna magia|chińszczyzna|opuści\\p{L}+|unikam|zapomnia\\p{L}+|nie pamięta\\p{L}+",
  does: "jeździ|mówi|programuje|programował\\p{L}*|uczy|gotuje|potrafi|buduje|tworzy|obsługuje|obsługiwał\\p{L}*|zajmuje się|odpowiada|odpowiadał\\p{L}*|robi|robił\\p{L}*|używa|używał\\p{L}*|zna|umie|prowadzi|pisze|pisał\\p{L}*",
  subject:
    "(?:mój|moja) [\\p{L}-]+|(?:u nas )?(?:(?:nasz\\p{L}*|mój|moja) )?(?:[\\p{L}-]*(?:czka|arka|istka|ista|arz|tor|firma|spółka|zespół|dział|agencja|klient|kolega|koleżanka|szwagier))(?: \\p{L}+)?",
  flat: "nie|nigdy|nic|żadn\\p{L}+",
  it: "go|ją|je|nim|nią|tego|to|niego|niej|nimi|tym",
};
