import type { AroundWords } from "../types.ts";

/** Other statements of mails in this language besides an application's news. */
export const plAround: AroundWords = {
  pending: [
    "(nadal|wciąż|jeszcze|ciągle) ~ (trwa|analizujemy|weryfikujemy|rozpatr*|w toku|nie podjęliśmy|rozważamy)",
    "(proces*|decyzj*|rekrutacj*) ~~ (przedłuż*|opóźni*|potrwa|w toku|trwa nadal)",
    "(dziękuję|dziękujemy|dzięki) ~~ (za (udział w )?(rozmow*|spotkani*)|za poświęcony czas)|(profil*) ~ (wyświetl*|oglądan*)",
  ],
  unfinished: [
    "(dokończ|uzupełnij|uzupełnić|wypełnij|dokończyć) ~ (aplikacj*|profil*|formularz*|zgłoszen*)|(aplikacj*|zgłoszen*|formularz*) ~~ (niekompletn*|niedokończon*|robocz*|nie został* wysłan*)|(brakuje|brakując*) ~~ (dokument*|załącznik*|świadectw*)",
  ],
  advert: [
    "(newsletter*|alert*|oferty pracy (dla|dopasowane)|powiadomieni* o pracy)|(nowe|nowych|podobne|\\d+) (oferty|ofert|ogłoszenia|ogłoszeń)|(rabat*|promocj*|gratis|webinar*|premium|targi pracy|dzień otwarty|dni otwarte)|(aplikuj) (teraz|już|dziś)",
  ],
  account: [
    "(potwierdź|aktywuj|aktywować|zweryfikuj) ~ (adres*|e mail|konto|rejestracj*)|(hasł*|kod weryfikacyjny|kod bezpieczeństwa)|(konto) ~ (utworzon*|założon*|aktywn*)|(rejestracj*)",
  ],
  outreach: [
    "(pana|pani|twój) profil ~~ (linkedin|zainteresował|znalazł*|zwrócił)|(czy) ~ (zainteresowan*|otwart*) ~ (na|zmianą)|(poszukuję|poszukujemy|szukamy)",
  ],
  otherMatter: [
    "(kredyt*|pożyczk*|mieszkani*|wiz|wizy|członkostw*|stypendi*|ubezpieczeni*|ankiet*|dotacj*|pozwoleni*)",
  ],
  noOffer: ["(oferujemy|oferta) ~~ (rabat*|możliwość udziału|rozmow*)"],
  noInterview: ["(porad*|warsztat*|kurs*|webinar*|przygotować się do rozm*)"],
  selfService: [
    "(kliknij|link*|tutaj|przycisk*|portal*)|(możesz|może pan|może pani|proszę o kontakt)|(czy moż*)",
  ],
  condition: [
    "(jeśli|jeżeli|gdy|kiedy|w przypadku|po zakończeniu|następnie|ewentualn*)|(wybranymi|wybrani|wybranych) (kandydat*|osob*)|(będziemy|zostanie|zostaną) ~ (kontakt*|zaproszon*)|(proces) ~ (składa|obejmuje)|(brak|brakiem) (~ )?(odpowiedzi|kontaktu|informacji)",
  ],
  concession: ["mimo|pomimo|jeśli ma (pan|pani) pytania"],
  negation: ["(nie|nikt|nic|nigdy|bez|niestety)"],
  news: ["(niestety|przykro|gratul*|z przyjemnością|miło (mi|nam) (poinformować|zaproponować))"],
  noRejection: [
    "(odpowiadamy|odpowiedzi|odpowiedź) ~~ (wszystkim|każdemu|każdy)|(koszt*|parking*|subskrypcj*)",
  ],
};
