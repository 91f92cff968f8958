import type { RoleWords } from "./types.ts";

export const plRoles: RoleWords = {
  you: "(pana|panią|panu|pani|pan|ciebie|cię|ci|tobą|państwa)",
  papers: "(pana|pani|twoja|twoją|twoje|państwa) ~ (aplikacj*|cv|kandydatur*|zgłoszeni*|dokument*)",
  post: "(stanowisko|stanowiska|stanowisku|posada|posadę|posady|praca|pracę|pracy|etat|miejsce)",
  talk: "(rozmowę|rozmowa|rozmowy|rozmowie|spotkanie|spotkania|dzień próbny)",
  call: "(rozmowę telefoniczną|rozmowa telefoniczna|rozmowy telefonicznej|telefonicznie|telefon|zadzwonić|zadzwonię|przez telefon)",
  test: "(test|testu|testy|zadanie|zadania|kwestionariusz|case)",
  want: "(chcemy|chcielibyśmy|chciałbym|chciałabym|miło|z przyjemnością|zdecydowaliśmy|pragniemy)",
  invite:
    "(zaprosić|zapraszam|zapraszamy|zaproszenie|umówić|potwierdzam|potwierdzamy|proponuję|proponujemy|zaproponować)",
  meet: "(poznać|spotkać|porozmawiać)",
  offer: "(zaproponować|zaoferować|oferujemy|proponujemy|ofertę|propozycję)",
  hire: "(zatrudnić|przyjąć|nawiązać współpracę|powitać)",
  contract: "(umowę|umowa|umowy|list intencyjny|ofertę pracy|oferta pracy)",
  sign: "(podpisać|podpisanie|podpisan*|w załączniku|załącz*)",
  yours: "(jest|należy) (do )?(pana|pani|twoja|twoje|ciebie)",
  not: "(nie|żadn*)",
  progress:
    "(zakwalifikowa*|wybran*|wybrali*|zaprosić|zaproponować|kontynuować|kontynuowania|przejść|zatrudnić|przyjąć|nawiązać)",
  choose: "(wybraliśmy|wybrali*|wybrać|wybrano|zdecydowaliśmy|zdecydowali*|postawiliśmy|zatrudniliśmy|wybór)",
  others:
    "(inną|inne|inny|innego|innych|innym|innymi) (~ )?(osob*|kandydat*|aplikac*)|kogoś|kandydata (wewnętrznego|o|z)",
  filled: "(obsadzone|zajęte|obsadzona|zajęta)",
  stopped: "(anulowan*|zamknięt*|wstrzyman*|odwołan*|zawieszon*)",
  day: "(poniedziałek|wtorek|środę|czwartek|piątek|sobotę|jutro|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|przyszłym tygodniu|tym tygodniu|godz|godzinie)",
  next: "(następn* (krok*|etap*)|kolejn* (krok*|etap*)|zanim|najpierw)",
  past: "(dziękuję|dziękujemy|dzięki|po|ostatni*|był|była|miło było)",
  all: "(wszyst*|każd*|kandydaci|kandydatów|kandydatom|on|ona)",
  business:
    "(opóźni*|później niż|ponown*|brakuje|brakując*|niekompletn*|nieczyteln*|przedłuż*|baza kandydatów|now* wersj*|nadal potrzeb*)",
  remains:
    "(inny|nowy) termin|chor*|(pozostaje|nadal) (~ )?(ważn*|aktualn*|w procesie)|ponownie (ogłosz*|opublikow*)",
};
