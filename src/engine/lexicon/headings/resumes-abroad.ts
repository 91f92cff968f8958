import { wordSet } from "../../text/fold.ts";
import type { SectionKind } from "./resume-headings.ts";

// Resume words in Polish, Czech, Slovak, Swedish, Danish, Norwegian, Russian, Ukrainian, Dutch, Romanian,
// Turkish, folded.

/** Heading words by section, and neutral ones. */
export const headingsAbroad: Readonly<Partial<Record<SectionKind | "fill", ReadonlySet<string>>>> = {
  work: wordSet(`doswiadczenie doswiadczenia praca pracy zatrudnienie zatrudnienia kariera praktyki staze zkusenosti praxe
    zamestnani skusenosti zamestnanie arbetslivserfarenhet erfarenhet erfarenheter anstallningar anstallning yrkeserfarenhet
    erhvervserfaring arbejdserfaring arbeidserfaring erfaring arbeidservaring arbeidsverleden опыт опыта работа работы деятельность карьера
    досвид досвід роботи практика experienta deneyim deneyimi deneyimler tecrube tecrubesi loopbaan werkverleden`),
  education:
    wordSet(`wyksztalcenie wyksztalcenia edukacja nauka szkola szkoly studia ksztalcenie vzdelani vzdelanie studium
    utbildning utbildningar studier uddannelse uddannelser utdanning utdannelse utdanningar образование образования учеба обучение
    освіта навчання educatie studii egitim egitimi ogrenim opleidingen diploma scholing`),
  skills:
    wordSet(`umiejetnosci kompetencje narzedzia kwalifikacje technologie dovednosti znalosti schopnosti zrucnosti znalost
    kompetenser kompetens fardigheter kunskaper kompetencer kompetence faerdigheder ferdigheter kompetanse egenskaper навыки навык умения
    компетенции инструменты стек технологии владение навички вміння competente abilitati aptitudini beceri beceriler becerileri yetenekler
    vaardigheden competenties`),
  languages:
    wordSet(`jezyki jezykow jezykowe jezykowa jezyk jazyky jazykove jazyk sprak sprakkunskaper sprakkunnskaper sprog
    sprogkundskaber языки языков язык мови мов limbi diller dil talenkennis`),
  certificates:
    wordSet(`kursy szkolenia certyfikaty uprawnienia certifikaty kurzy skoleni kurser certifikat certifikater
    сертификаты сертификат курсы тренинги сертифікати курси sertifikalar kurslar cursuri`),
  summary: wordSet(
    `podsumowanie profil cel zawodowy sammanfattning resume sammendrag себе мне summarum hakkimda`,
  ),
  interests: wordSet(
    "zainteresowania pasje zajmy konicky zaujmy intressen fritid fritidsintressen interesser fritidsinteresser интересы хобби увлечения захоплення hobiler",
  ),
  projects: wordSet("projekty projekter проекты проект проекти proiecte projeler projecten"),
  references: wordSet("referencje referenser referanser referencer рекомендации рекомендації referanslar"),
  contact: wordSet(
    "dane osobowe kontaktowe osobni udaje kontaktuppgifter personuppgifter kontaktoplysninger контакты контакт контактная личные данные контактні iletisim",
  ),
  volunteer: wordSet("wolontariat dobrovolnictvi волонтерство"),
  other: wordSet(
    `informacje osiagniecia organizacje aktywnosci stowarzyszenia ovrigt övrigt информация сведения достижения график цель
    dalsi ostatni referat diger`,
  ),
  fill: wordSet(`zawodowe zawodowa zawodowej dodatkowe dodatkowa kluczowe obcych obce oraz i w z o moje znajomosc obslugi komputera przebieg historia
    pracovni profesni odborne ridicske a sam mnie och mina ovriga og mine ovrige и о об обо ключевые ключевои профессиональные профессиональныи
    профессиональная профессиональное дополнительные дополнительная дополнительное основные рабочии мои трудовая иностранные иностранных
    повышение квалификации места тренинги та і profesionala profesionale straine yabanci mesleki is`),
};

/** Nouns and ranks at the start or end of titles. */
export const rolesAbroad =
  wordSet(`inzynier kierownik kierowniczka specjalista specjalistka menedzer menadzer asystent asystentka pracownik pracownica
  programista programistka sprzedawca sprzedawczyni kasjer kasjerka kierowca nauczyciel nauczycielka ksiegowy ksiegowa stazysta
  stazystka praktykant praktykantka technik mechanik elektryk magazynier kucharz kelner kelnerka recepcjonista recepcjonistka
  opiekun opiekunka pielegniarka pielegniarz lekarz analityk konsultant konsultantka doradca koordynator koordynatorka dyrektor
  prezes wlasciciel przedstawiciel przedstawicielka projektant projektantka referent sekretarka trener redaktor dziennikarz
  tlumacz wykladowca adiunkt laborant robotnik monter spawacz slusarz stolarz murarz malarz ochroniarz wolontariusz czlonek
  mlodszy starszy glowny inzenyr vedouci specialista manazer asistentka programator ridic ucitel ucitelka ucetni prodavac
  prodavacka skladnik kuchar cisnik sestra osetrovatel osetrovatelka lekar lekarka mechanik elektrikar zednik ucetni servirka recepcni reditel zastupce
  saljare larare sjukskoterska underskoterska utvecklare konsult snickare elektriker forare servitor servitris ekonom
  butikssaljare projektledare sjuksköterska handlaggare ingenjor chef saelger sygeplejerske udvikler konsulent medarbejder
  assistent laerer utvikler medarbeider sykepleier selger
  руководитель специалист инженер менеджер разработчик программист водитель продавец учитель преподаватель бухгалтер аналитик
  консультант директор заместитель заведующии начальник ведущии главныи старшии младшии администратор оператор механик электрик
  слесарь сварщик повар официант бармен кассир кладовщик грузчик курьер юрист юрисконсульт экономист врач медсестра фельдшер
  помощник ассистент стажер практикант дизаинер художник композитор архитектор технолог мастер техник тестировщик координатор
  секретарь редактор журналист переводчик лаборант воспитатель тренер сотрудник маркетолог логист охранник
  керівник спеціаліст інженер розробник водіи продавець вчитель викладач бухгалтер
  medewerker medewerkster beheerder ontwikkelaar coordinator leidinggevende stagiair stagiaire bediende verkoper verkoopster
  verkoopmedewerker teamleider projectleider adviseur docente monteur kok hulp vrijwilliger
  muhendis uzman uzmani ogretmen mudur muduru sorumlusu stajyer gelistirici`);

/** How employers' names start. */
export const employerOpeningsAbroad =
  /^["«„]?(?:ооо|оао|зао|пао|ао|ип|тоо|гк|тов|фгуп|гбоу|мбоу|фгбоу|фгбу|уп|одо|чп|фоп|магазин|компания|завод|банк|школа|больница|поликлиника|ресторан|кафе|салон|фирма|агентство|группа компаний|холдинг|центр|отель|детский сад|администрация|министерство|студия|firma|zakład|szpital|urząd|sklep|restauracja|przedszkole|biuro|fundacja|stowarzyszenie|gmina|spółdzielnia|przedsiębiorstwo|nemocnice|obchod|restaurace|městský úřad|stichting|gemeente|vereniging|ziekenhuis|region|kommun)(?!\p{L})/iu;
/** Legal forms at the end of employers' names, with dots. */
export const legalFormsAbroad =
  /(?<!\p{L})(?:sp\. ?z ?o\. ?o\.?|s\. ?c\.|sp\. ?[jk]\.|s\. ?r\. ?o\.|spol\.|a\. ?s\.|v\. ?o\. ?f\.|b\. ?v\.|n\. ?v\.|a\/s|aps|oyj?|a\. ?ş\.)$/iu;
