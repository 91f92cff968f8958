/** Working times that many people avoid, in the words of people and postings; for `createTerms`. */
export const workTimes = {
  nights:
    "night|nights|nightshift*|third shift|3rd shift|over night|overnight|overnights|graveyard*|nacht|nachte|nachten|nachts|nachtarbeit|nachtschicht*|nachtdienst*|nachtwache*|dauernachtwache*|nuit|nuits|noche|noches|nocturn*|noite|noites|noturn*|nachtploeg*|夜班|通宵",
  evenings:
    "evening|evenings|late shift|late shifts|second shift|2nd shift|swing shift|late finish*|abend|abende|abends|abenddienst*|spatschicht*|spatdienst*|soir|soirs|soiree*|turno de tarde|turno da tarde|avondploeg*|晚班",
  weekends:
    "weekend*|week end|week ends|saturday*|sunday*|wochenende*|wochenenddienst*|samstag*|sonntag*|samedi*|dimanche*|fin de semana|fines de semana|sabado*|domingo*|fim de semana|fins de semana|周末|星期六|星期天",
  overtime:
    "overtime|uberstunde*|mehrarbeit|heures supplementaires|heures sup|horas extra|horas extras|horas extraordinarias|加班",
  onCall:
    "on call|oncall|standby|rufbereitschaft*|bereitschaftsdienst*|astreinte*|guardias|plantao|plantoes|sobreaviso|值班|待命",
  shifts:
    "shift work|shiftwork|shift working|rotating shift*|rotating roster*|rotating rota*|shifting schedule*|schichtarbeit|schichtdienst*|wechselschicht*|dreischicht*|schichtbetrieb|horaires postes|3x8|2x8|5x8|turnos rotativos|turnos rotatorios|turno rotativo|escala rotativa|revezamento|倒班|轮班|三班倒|两班倒",
} as const;

/** How a clause relates to a time it names; for `createTerms`. */
export const timeStances = {
  refuses:
    "no|not|never|cannot|can t|cant|don t|dont|won t|wont|couldn t|wouldn t|without|unable|neither|nor|avoid|kein|keine|keinen|keiner|nicht|nie|niemals|ohne|vermeiden|nunca|sin|ninguna|ningun|evitar|pas|jamais|sans|aucun|aucune|eviter|nao|sem|nenhum|nem|不|没法|无法|拒绝|别",
  onlyDays:
    "only days|days only|day shift only|day shifts only|only day shift|only day shifts|only by day|nur tagdienst|nur tagschicht|nur tagsuber|solo de dia|solo turno de manana|uniquement de jour|seulement de jour|so de dia|只上白班|只做白班",
  wishes:
    "rather|prefer*|avoid|ideally|if possible|would like|d like|wish*|hope|hoping|lieber|moglichst|ungern|mochte|mochten|vermeiden|wunsch*|preferir*|prefiero|preferencia|evitar|prefiro|preferia|plutot|prefere*|eviter|最好|尽量|希望|尽可能",
  agrees:
    "off|mind|problem|problems|problema|probleme|issue|bother*|objection*|afraid|not only|not just|nicht nur|no solo|pas seulement|nao so|happy|fine|ok|okay|gladly|egal|stort|kein problem|gern|gerne|importa|derange*|encanta|bien|介意|没问题|不仅|可以",
  past: "worked|did|done|had|haven t|hasn t|didn t|wasn t|gearbeitet|gemacht|hatte|trabajado|trabaje|hice|hecho|ai travaille|avais|trabalhei|fiz|做过|上过|没上过|以前",
  free: "off|free|frei|freie|freies|libre|libres|livre|livres|folga|no|not|without|kein|keine|keinen|ohne|sin|sans|pas|sem|nao|never|closed|geschlossen|ferme|cerrado|optional|voluntary|freiwillig|不|无|没有|双休|休息",
} as const;
