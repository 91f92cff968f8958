import { foldText, wordSet } from "../text/fold.ts";

/** Names of the months, January first, with accents: in the reader languages, and in others whose resumes have them. */
export const monthNames: readonly (readonly string[])[] = [
  "january styczniem lednem lednu styczniu jan januar jänner januari janvier janv enero ene janeiro gennaio genn gen styczeń stycznia sty leden ledna январь января янв січень січня ocak ianuarie tammikuu január januári",
  "february lutym únorem únoru lutym feb februar februari février févr fév febrero fevereiro febbraio luty lutego únor února февраль февраля фев лютий лютого şubat februarie helmikuu február pebruari",
  "march marcem březnem březnu marcu mar märz mär mrz mrt maart mars marzo março marzec marca březen března март марта мар березень березня marts mart martie maaliskuu március maret",
  "april kwietniem dubnem dubnu kwietniu apr avril avr abril abr aprile kwiecień kwietnia kwi duben dubna апрель апреля апр квітень квітня nisan aprilie huhtikuu április",
  "may majem květnem květnu maju mai mayo maio maggio mag mei maj maja květen května май мая травень травня mayıs toukokuu május",
  "june czerwcem červnem červnu czerwcu jun juni juin junio junho giugno giu czerwiec czerwca červen června июнь июня червень червня haziran iunie kesäkuu június",
  "july lipcem červencem červenci lipcu jul juli juillet juil julio julho luglio lug lipiec lipca červenec července июль июля липень липня temmuz iulie heinäkuu július",
  "august sierpniem srpnem srpnu sierpniu aug augustus août agosto ago augusti sierpień sierpnia srpen srpna август августа авг серпень серпня ağustos elokuu augusztus agustus",
  "september wrześniem zářím wrześniu sept sep septembre septiembre setiembre setembro settembre set sett wrzesień września wrz září сентябрь сентября сен вересень вересня eylül septembrie syyskuu szeptember",
  "october październikiem říjnem říjnu październiku oct oktober okt octobre octubre outubro ottobre ott out październik października paź říjen října октябрь октября окт жовтень жовтня ekim octombrie lokakuu október",
  "november listopadem listopadzie nov novembre noviembre novembro listopad listopada listopadu ноябрь ноября ноя kasım noiembrie marraskuu",
  "december grudniem prosincem prosinci grudniu dec dezember dez décembre déc diciembre dic dezembro dicembre grudzień grudnia gru prosinec prosince декабрь декабря дек грудень грудня desember aralık decembrie joulukuu",
].map((names) => names.split(" "));

/** Month number 1..12 by its folded name. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  monthNames.flatMap((names, index) => names.map((name): [string, number] => [foldText(name), index + 1])),
);

/** Words for years and months in the reader languages, with accents. */
export const yearUnits =
  "year years yr yrs jahr jahre jahren an ans année années año años ano anos anno anni jaar";
export const monthUnits = "month months mo mos monat monate monaten mois mes mês meses mesi maand maanden";

/** Words for a part of a year. Only the year is used. */
export const SEASONS =
  wordSet(`spring summer summers fall autumn winter winters fruhjahr fruhling sommer herbst ete automne printemps
  varen var sommaren sommar hosten host vintern vinter jaro jara podzim podzimu leto leta zima zimy wiosna wiosny lato jesien jesieni lente voorjaar najaar estate autunno ht vt
  hiver hivers etes veranos inviernos verao veroes inverno primavera verano otono invierno ws ss wise sose wintersemester sommersemester early mid late expected graduated graduation q h`);

/** Words for an ongoing period. */
export const PRESENT =
  wordSet(`oo время сеичас наст нв progress still dags nuvaerende nuværende present current currently now today ongoing date heute aktuell jetzt dato laufend
  gegenwartig actuel actuelle actuellement jour cours actualidad presente actual actualmente hoy fecha data aujourd heden oggi momento act atualidade atualmente 今 现在 現在 目前 迄今 在职 在職中 在籍中 在職
  attuale corso obecnie teraz nadal dzis dzisiaj chwili nu nuvarande idag pagaende atual momento hoje vandaag dzisiejszego poste dosud nyni soucasnost soucasnosti dnes maintenant ahora agora adesso tuttora lopend fortfarande tillsvidare dotychczas dotad dodnes ted doposud
  andauernd fortlaufend lfd 継続中 勤務中 現職 现任 現任`);

/** Words before a PRESENT word: "to date", "à ce jour", "en cours", "hasta la actualidad". */
export const PRESENT_LEAD = wordSet(
  "по настоящее to the ce en in la l el date a ad o zur bis till al the do dnia 至",
);

/** Words that join the two ends of a period. */
export const UNTIL = wordSet(
  "to until till til through thru bis a au al ad hasta jusqu jusque ate tot t/m do az по до til 至 到 から より",
);

/** Words for a future end, such as a degree's. */
export const EXPECTED = wordSet(
  "expected anticipated exp planned voraussichtlich geplant prevu prevue previsto prevista verwacht planowane planowany przewidywane 预计",
);

/** Words that start a period without an end. */
export const SINCE = wordSet("since seit depuis desde ab da dal sinds vanaf sedan od с з siden 自");

/** Words before the start of a period. */
export const FROM = wordSet("с from von vom van de du dal desde fran");

/** Products whose name ends with a year, which is not a date. */
export const YEAR_PRODUCTS = wordSet(
  "office windows server sql exchange sharepoint excel studio autocad revit agenda",
);
