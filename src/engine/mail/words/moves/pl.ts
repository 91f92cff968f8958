import type { MoveWords } from "./types.ts";

const papers = "(aplikacj*|cv|zgłoszeni*|dokument*|życiorys*|kandydatur*|list* motywacyjn*|mail*)";
const others = "(inn* (osob*|kandydat*|aplikacj*)|inną|innego|kogoś|innych|kandydat*|ktoś inny)";
const weekday = "(poniedziałek|wtorek|środę|czwartek|piątek|sobotę|jutro|dziś)";
const clock = "(godz \\d{1,2}|godzinie \\d{1,2}|\\d{1,2} \\d\\d|o \\d{1,2})";

export const plMoves: MoveWords = {
  declined: [
    `(wybra*|wybór|zdecydowa*|postawi*|zatrudni*|kontynu*|padł|współprac*|przyję*) (~ )?${others}`,
    "(stanowisko|posada|oferta|rekrutacja|miejsce) (~ )?(jest|został*|już) (~ )?(obsadzon*|zajęt*|nieaktualn*|zamknięt*|anulowan*|wstrzyman*|zakończon*)",
    "(nie) (~ )?(zakwalifikowa*|wybra*|możemy zaproponować|zaprosimy|zdecydowa*|będziemy kontynuować|przeszł*|przeszedł|spełnia*|udało|podjąć współpracy|przyjąć|skorzystamy)",
    "(odrzucon*|odmown*|odmowa|negatywn*)",
  ],
  regret: ["(niestety|przykro|żałuj*|szkoda|z przykrością|rozczarow*|ubolew*)"],
  parting: [
    "(życz*|powodzenia|trzymam*) (~~ )?(poszukiwan*|karier*|przyszłoś*|zawodow*|dalsz*|sukces*|kciuki)|powodzenia",
    "(zachowa*|przechow*|zachowujemy) (~ )?(cv|aplikacj*|dane|zgłoszen*)|(przyszł*|inne|kolejn*|nowych) (~ )?(rekrutacj*|ofert*|możliwoś*)|(ponown*|zachęcamy) (~ )?(aplik*|zgłosz*|śledz*)",
  ],
  rivals: [
    "(wiele|wielu|duż* liczb*|ponad \\d+|\\d+) (~ )?(aplikacji|zgłoszeń|kandydatów|osób)|(trudn*|niełatw*) (~ )?(wybór|decyzj*|wyboru)|po (~ )?(analiz*|rozważ*|przemyśl*|dokładn*)|(bardziej|lepiej|najlepiej) (~ )?(odpowiada*|dopasow*|doświadcz*|spełnia*)|ostatecznie",
  ],
  hired: [
    "(chcemy|chcielibyśmy|chciał*|pragniemy|postanowiliśmy|zdecydowaliśmy) (~ )?(pana zatrudnić|panią zatrudnić|cię zatrudnić|zaproponować (~ )?(prac*|stanowisk*|umow*|współprac*)|zatrudnić|przyjąć)|(posada|praca|stanowisko) jest (pana|pani|twoja|twoje)|(dostał*|otrzymał*|ma|masz) (~ )?(pracę|tę pracę|posadę)|wybraliśmy (pana|panią|ciebie)",
    "(umow*|ofert* pracy|propozycj* pracy|list intencyjny|warunki zatrudnienia) (~~ )?(załącz*|podpis*|przesył*|gotow*|odesła*)|(witamy|witaj) (~ )?(zespole|pokładzie|firmie|nas)|(kiedy) (~ )?(zacząć|rozpocząć)",
  ],
  joy: ["(gratul*|dobra wiadomość|dobre wieści|przyjemnością|miło|cieszymy|cieszę|radością)"],
  terms: [
    "(wynagrodzen*|pensj*|brutto|netto|miesięczn*|okres próbny|urlop*|pełny etat|umow*|podpis*|numer konta|badania lekarskie|pesel|zaświadczen*|pierwszy dzień|rozpoczęci*)",
  ],
  come: [
    `(przyjść|przyjechać|spotka*|zaprasza*|zaprosić|wpaść|odwiedzić|czekamy|porozmawia*) (~~ )?(${weekday}|${clock}|biurze|siedzib*|firmie|nas|tydzień|tygodniu|kawę)`,
    "(poznać|rozmow* kwalifikacyjn*|spotkanie rekrutacyjne|spotkani*|osobiście|dzień próbny|kolejn* etap*|drug* etap*|następn* etap*)|(wybrać|wybierz|zarezerwuj) (~ )?(termin|godzinę|datę)",
  ],
  logistics: [
    "(zabrać|przynieść|mieć|proszę wziąć) (~~ )?(dowód|dokument*|dyplom*|świadectw*|prawo jazdy|portfolio)|(recepcj*|piętr*|parking*|wejści*|pytać o|sal*|domofon*|pokój)|(potrwa|trwa|około) (~ )?(godzin*|\\d+ minut)|(teams|zoom|google meet|link do spotkania)",
  ],
  agree: [
    "(pasuje|odpowiada|dogodn*|możliw*|dostępn*)|(potwierdz*|proszę o|daj|dać) (~ )?(obecnoś*|termin*|znać|informacj*|czy|kiedy|potwierdz*)",
  ],
  ring: [
    "(zadzwoni*|dzwoni*|telefon*|rozmow* telefon*) (~~ )?(pan*|minut*|kiedy|jutro|tygodni*|numer*|krótk*|do)|(krótk*|minut*|numer*|kiedy|porozmawia*) (~~ )?(zadzwoni*|telefon*)",
  ],
  tested: [
    "(test*|zadani*|kwestionariusz*|case) (~~ )?(link*|załącz*|rozwiąz*|wypełn*|minut*|dni|odesła*|wykona*)|(rozwiąz*|wypełn*|wykona*|przesył*|kolejny krok|następny etap) (~~ )?(test*|zadani*|kwestionariusz*|case)",
  ],
  arrived: [
    `(dziękuj*|otrzyma*|potwierdz*|wpłyn*|dotar*|dostał*) (~ )?(${papers}|aplikowanie)|${papers} (~ )?(został*|jest|dotar*|wpłyn*) (~ )?(przyjęt*|otrzyman*|zarejestrowan*|wysłan*|u nas|dotar*)`,
  ],
  waiting: [
    "(analiz*|rozpatrz*|zapozna*|przejrz*|weryfik*) (~~ )?(aplikacj*|zgłoszen*|cv|skontakt*|dokument*)|(skontakt*|kontakt*|odpowie*|odezw*|poinformuj*|informacj*) (~~ )?(wybranymi|pan*|ciągu|wkrótce|tygodni*|dni|niezwłocznie|tobą)|(w ciągu|do) (~ )?(\\d+|dwóch|trzech|kilku|końca) (~ )?(dni|tygodni|tygodnia)|automatyczn*|prosimy nie odpowiadać",
  ],
  quit: [
    "(wycofan*|wycofa*|rezygnacj*) (~~ )?(aplikacj*|kandydatur*|zgłoszen*|rekrutacj*)|na (pana|pani|twoją) prośbę",
  ],
  beside: [
    "(ankiet*|opini*|oceń|jak oceni*|badani*)",
    "(poza biurem|na urlopie|nieobecn*|automatyczna odpowiedź)",
    "(przez pomyłkę|omyłkowo|pomylił*|zignorować|nie dla)",
    "(jeszcze|nadal|wciąż|w toku|cierpliwoś*|opóźni*|zdecydujemy)",
    "(brakuje|brak|dosłać|przesłanie (~ )?(kopii|dyplomu|zaświadczenia)|uzupełni*)",
    "(zwrot kosztów|faktur*|zamówieni*|rezerwacj*)",
    "(dni otwarte|dzień otwarty|targi|webinar*|warsztat*|newsletter|rodzic*|klienc*|klient*|pacjen*|mieszkań*|porad*|kurs*|jak)",
    "(moja aplikacj*|moje cv|moją kandydatur*|aplikuję)",
    "(termin (~ )?(składania|przedłużony)|hasło|kod|potwierdź|dane osobowe|danych osobowych|zgod*)",
  ],
};
