import { plAround } from "./around/pl.ts";
import type { MailWords } from "./types.ts";

const application = "(aplikacj*|cv|zgłoszeni*|dokumenty|dokumentów|życiorys*|kandydatur*|podani*)";
const job = "(stanowisk*|prac*|posad*|etat*|zatrudnieni*|umow*|staż*|praktyk*)";
const talk = "(rozmow*|spotkani*|dzień próbny|dniu próbnym|wideorozmow*|kolejny* etap*|drugi* etap*)";
const phone = "(rozmow* telefoniczn*|telefoniczn* rozmow*|krótk* rozmow* telefon*|wywiad telefoniczny)";
const test = "(test*|zadani*|ankiet* rekrutacyjn*|kwestionariusz*|zadanie rekrutacyjne|case)";

export const pl: MailWords = {
  common:
    "i w na z do się nie że o jest za dla od po nam nas pan pana pani panią dzień dobry dziękujemy dziękuję pozdrawiam pozdrawiamy poważaniem proszę szanowny szanowna oraz stanowisko aby przez",
  applied: [
    `(otrzymaliśmy|otrzymałem|otrzymałam|dotarł*|wpłynęł*|potwierdzamy|potwierdzenie) ~~ ${application}`,
    `${application} ~~ (został* (przyjęt*|wysłan*|zarejestrowan*|otrzyman*)|dotarł*|wpłynęł*|przyjęt*)`,
  ],
  thanked: [
    `(dziękujemy|dziękuję|dzięki) ~~ (przesłan*|wysłan*|nadesłan*|złożeni*|za|zgłoszeni*) ~ ${application}`,
    "(dziękujemy|dziękuję) ~ za (aplikowanie|zainteresowanie ~ (stanowisk*|ofert* pracy))",
  ],
  screen: [
    `(zaprosić|zapraszam*|umówić|chciał*|propon*) ~~ ${phone}`,
    "(zadzwoni*|dzwoni*|porozmawiać|kontakt) ~~ (telefon*)|(zadzwoni*) ~ (do (pana|pani|ciebie)|jutro|w)",
    `(prosimy|proszę|zapraszamy|wykonać|rozwiązać|wypełnić|przesyłam*) ~~ ${test}`,
    `(kolejny* krok*|następny* etap*) ~~ ${test}`,
  ],
  interview: [
    `(zaprosić|zapraszam|zapraszamy|zaproszenie|zaproszon*) ~~ na ~ ${talk}`,
    "(chcielibyśmy|chciał*|miło) ~~ (poznać|spotkać się|porozmawiać|spotkania)",
    `(umówić|potwierdzamy|potwierdzam|potwierdzenie|ustalić|zaproponować) ~~ ${talk}`,
    `${talk} ~~ (odbędzie się|został* (zaplanowan*|umówion*)|zaplanowan*)`,
    `(zakwalifikowa*) ~ do ~ (${talk}|kolejnego etapu|następnego etapu)`,
  ],
  byPhone: ["(telefoniczn*|telefonicznie|przez telefon)"],
  offer: [
    `(zaproponować|oferujemy|zaoferować|proponujemy|propozycj*) ~~ ${job}`,
    "(załącz*|podpis*|przesyłam*) ~~ (umow* o pracę|umow*|ofert* pracy|list intencyjny)",
    "(otrzymał*|dostał*) ~ (pracę|posadę)|(zdecydowaliśmy) ~~ (zatrudnić|pana zatrudnić|panią zatrudnić)|(witamy|witaj) ~ (w zespole|na pokładzie|w firmie)",
  ],
  rejected: [
    "(nie) ~~ (zakwalifikowa*|wybrali*|został* (wybran*|zakwalifikowan*)|możemy zaproponować|zdecydowaliśmy|kontynuować|przeszła|przeszedł|spełnia|skorzystamy)",
    "(zdecydowali*|wybrali*|wybór|wybrano|współprac*|kontynuować) ~~ (inn* (kandydat*|osob*)|z inną osobą|innego kandydata|innych kandydatów)",
    "(stanowisko|rekrutacja|oferta) ~ (został*|jest) ~ (obsadzon*|zamknięt*|anulowan*|nieaktualn*|zakończon*)",
    "(niestety|przykro) ~~ (odrzuc*|negatywn*|odmow*)|(aplikacj*|kandydatur*) ~ (odrzucon*)",
  ],
  withdrawn: [
    "(wycofuję|wycofać|wycofał*|wycofan*) ~ (swoj*|mo*|aplikacj*|kandydatur*|zgłoszen*)|(przyjąłem|przyjęłam) ~ inn* ofert*|(rezygnuję|rezygnacj*) ~ (udział*|ofert*|rekrutacj*)",
  ],
  moved: [
    "(rozmow*|spotkani*) ~~ (przełoż*|przesun*|nowy termin|zmian* terminu)|(przełoż*|przesun*|zmian*) ~~ (rozmow*|spotkani*)",
  ],
  cancelled: ["(rozmow*|spotkani*) ~~ (odwołan*|odwołać|nie odbędzie)|(odwoł*) ~~ (rozmow*|spotkani*)"],
  ...plAround,
};
