/** The weekdays, Monday first, without accents, with usual abbreviations. */
export const weekdays: ReadonlyMap<string, number> = new Map(
  [
    "monday mon montag lundi lunes maandag lunedi segunda mandag poniedzialek",
    "tuesday tue tues dienstag mardi martes dinsdag martedi terca tisdag tirsdag wtorek",
    "wednesday wed mittwoch mercredi miercoles woensdag mercoledi quarta onsdag sroda srode",
    "thursday thu thur thurs donnerstag jeudi jueves donderdag giovedi quinta torsdag czwartek",
    "friday fri freitag vendredi viernes vrijdag venerdi sexta fredag piatek",
    "saturday sat samstag sonnabend samedi sabado zaterdag sabato lordag sobota sobote",
    "sunday sun sonntag dimanche domingo zondag domenica sondag niedziela niedziele",
  ].flatMap((names, day) => names.split(" ").map((name): [string, number] => [name, day])),
);

/** Words before a deadline, which is not the day itself; compared without accents. */
export const deadline =
  /(?:\b(?:by|before|until|till|no later than|latest|deadline|due|closes|closing date|expires?|valid until|bis(?: zum| einschliesslich)?|spatestens(?: am| bis)?|frist|vor dem|avant le|jusqu'au|au plus tard(?: le)?|d'ici (?:le|au)|antes del?|hasta el|a mas tardar el|plazo|voor|uiterlijk(?: op)?|tot(?: en met)?|entro(?: il)?|prima del|non oltre il|ate|antes de|prazo|senast(?: den)?|fore|innan|from|seit|depuis|desde|since|of your|dated|vom|received on|du)\s?:?\s{0,2}(?:(?:the|on|end of|dem|den|de|op|il|le|el|dia|a|o)\s)?(?:(?:\p{L}{3,10}),?\s)?(?:(?:the|dem|den|de|le|el)\s)?)$/u;

/** Words that make a later day in the sentence the expiry of a link or code. */
export const expiry =
  /(?<!\p{L})(?:lapses?|expires?|closes|valid|gultig|freigeschaltet|expire|valable|caduca|vence|scade|verloopt|geldig)(?!\p{L})/u;

/** Words before the new day of a moved interview. */
export const newDay =
  /(?:\b(?:to|for|until|on|new (?:date|time|slot)(?: is)?|auf|neuer termin(?: ist)?|am|au|le|nouvelle date(?: est)?|al|el|para el|nueva fecha|naar|op|nieuwe datum(?: is)?|nuova data|il|para|para o|dia|till|nytt datum|den|til|na)\s?:?\s{0,2}(?:(?:the|den|dem|le|el|il|o|dia)\s)?(?:(?:\p{L}{3,12})(?:-feira)?,?\s)?(?:(?:the|den|dem|le|el|il|dia)\s)?)$/u;

/** Words before the day that no longer applies. */
export const oldDay =
  /(?:\b(?:from|originally|planned for|scheduled for|scheduled on|planned on|instead of|vom|(?:den|der|dem|ihren|unseren) fur|statt(?: am)?|anstatt(?: am)?|geplant(?:e|en)?(?: fur| am)? ?(?:den)?|ursprunglich(?: am| fur)?|du|au lieu du|prevu(?:e|es|s)?(?: le| initialement le)?|initialement(?: prevu)?(?: le)?|del?|previst[ao](?: para)?(?: el| per il| il| o)?|programad[ao] para(?: el)?|en lugar del?|van|gepland(?: stond)?(?: op| voor)?|in plaats van|dal|invece del|fissat[oa](?: per)?(?: il)?|do|marcad[ao] para(?: o)?|em vez de|fran|istallet for|planerad(?:e|es)?(?: till)?)\s{0,2}(?:(?:the|den|dem|le|el|il|op|dia)\s)?(?:(?:\p{L}{3,12})(?:-feira)?,?\s)?(?:(?:the|den|dem|le|el|il|dia)\s)?)$/u;

/** "Tomorrow", counted from the day the mail was sent. */
export const tomorrow =
  /(?<!\p{L})(?:tomorrow|morgen(?! (?:fruh )?ist)|demain|manana|domani|amanha|i morgon)(?!\p{L})/u;

/** A time of day or a range of two, with the abbreviation of its time zone. Without a time they are other words. */
export const timeZone =
  /\d(?:[\s\d:.,()[\]–—-]|h\b|[AaPp]\.?[Mm]\b|Uhr|uur|hrs?\b|heures?|horas?|ore|to|till?|until|bis|and|à|al?|e|tot){0,24}(?<![\p{L}])((?:UTC|GMT)\s?[+-]\s?\d{1,2}(?::?\d{2})?|UTC|GMT|CES?T|BST|IST|WES?T|EES?T|MES?Z|E[SD]?T|C[SD]T|M[SD]T|P[SD]?T|AE[SD]T|SGT|JST|HNEC)(?![\p{L}\d])/u;
