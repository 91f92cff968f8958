/** Words of the right to work, citizenship, clearance and visas. */
export const authorizationWords =
  "singaporean*|malaysian*|filipino citizen*|citizenship|citizen*|nationals|uk nationals|us nationals|no c2c|no corp to corp|u s citizen*|us citizen*|green card|permanent resident*|authorized to work|authorised to work|legally authorized|work authorization|work authorisation|eligible to work|eligibility to work|entitled to work|legally entitled|entitlement to work|already be able to work in|already able to work in|legally able to work|legally allowed to work|allowed to work|permitted to work|permission to work|legal right to work|right to work|right to live and work|working rights|work rights|work permit|residency permit*|residence permit*|work visa|working visa|visa|visas|visa sponsorship|sponsorship|sponsor|sponsor licence|sponsor a visa|h1b|h 1b|opt cpt|c2c only|passport|social security card|forms of id|form of id|i 9|e verify|" +
  "security clearance|government clearance|active clearance|clearance required|baseline clearance|top secret clearance|public trust|secret clearance|ts sci|sc cleared|sc clearance|bpss*|dv clearance|itar|" +
  "bewilligung b|bewilligung c|bewilligung b c|grenzganger*|arbeitsbewilligung*|aufenthaltsbewilligung*|arbeitsberechtigung|niederlassungsbewilligung|eu efta*|ausweis b|ausweis c|arbeitserlaubnis|aufenthaltserlaubnis|aufenthaltstitel|arbeitsgenehmigung|staatsangehorigkeit|staatsburgerschaft|eu burger*|sicherheitsuberprufung|" +
  "permis de travail|autorisation de travailler|autorisees a travailler|autorise a travailler|autorisee a travailler|autorises a travailler|habilitation prefectorale|titre de sejour|autorisation de travail|nationalite|ressortissant*|habilitation secret|habilitation defense|" +
  "permiso de trabajo|permiso para trabajar|autorizacion de trabajo|autorizacion para trabajar|permiso de residencia|nacionalidad|documentacion en regla|papeles en regla|" +
  "autorizacao de trabalho|visto de trabalho|nacionalidade|titulo de residencia|autorizacao de residencia|permesso di soggiorno|werkvergunning|verblijfsvergunning|" +
  "国籍|工作签证|工作许可|中国籍|签证|保密资格";

/** Words of shifts, weekends, hours and availability. */
export const scheduleWords =
  "roster|after hours roster|office hours|internal rotation|start at|monday to friday|monday through friday|monday friday|shifting schedule*|graveyard*|days only|nights only|mornings only|day shift*|shift|shifts|weekend|weekends|overtime|on call|nights|night shift*|night work|evenings|evening|one evening|availability|available|saturday|saturdays|sunday|sundays|holidays|public holidays|rotating|rota|early starts|early mornings|late finishes|nights away|unsocial hours|flexible hours|flexible schedule|hours per week|mon fri|standby|swing shift|4 on 4 off|7x7|14x14|14x7|10x5|4x3|21x7|start immediately|immediate start|weekdays|every other weekend|alternate weekends|long days|full availability|christmas eve|" +
  "schicht*|*schicht|*schichtbetrieb|*schichtsystem|*schichtmodell|*schichtdienst|schichtarbeit|schichtbereitschaft|wochenend*|*wochenendarbeit|nachtdienst*|bereitschaftsdienst*|rufbereitschaft|samstag*|sonntag*|sonntagsarbeit|feiertag*|uberstunden|*dienste|zeitlich flexib*|zeitliche flexibilitat|flexible arbeitszeit*|arbeitszeiten|" +
  "horaires|horaires decales|nuit|travail de nuit|astreinte*|week end|week ends|weekend|dimanche*|samedi*|jours feries|disponible|disponibilite*|2x8|3x8|5x8|en equipe 2x8|vacation|flexibilite horaire|" +
  "turno*|turno de noche|turnos rotativos|fines de semana|fin de semana|festivos|disponibilidad|disponibilidad horaria|disponibilidade*|guardias|noches|nocturnidad|incorporacion inmediata|lunes a*|flexibilidad horaria|horario*|" +
  "fins de semana|fim de semana|feriados|noturno|escala|escalas|plantao|plantoes|turnos|12x36|sabados|domingos|" +
  "turni|disponibilita*|beschikbaar*|zaterdag*|weekenden|avonden|ploegen*|turno notturno|orario flessibile|" +
  "每周|到岗|夜班|倒班|轮班|加班|值班|三班倒|两班倒|排班|周末|节假日|上夜班|值夜班|服从排班|服从安排|随时到岗";

/** Words of travel, moving and one's own vehicle. */
export const placeWords =
  "two wheeler|own two wheeler|own bike|own scooter|own motorcycle|within walking distance|live nearby|travel|travelling|traveling|relocate|relocation|willing to relocate|commute|commuting|commutable|commuting distance|within 60 minutes|live within|miles of|own transport|own reliable vehicle|own reliable transport|own reliable car|reliable vehicle|own truck|own van|own wheels|vehicle owner|own transportation|reliable transportation|reliable transport|own vehicle|own car|reliable ride|reliable car|car owner|access to a car|access to a vehicle|local candidates|locals only|residing|reside within|reside near|resident in|be resident|use of a car|use of own car|use of your own car|must live|must reside|reside in|based in|located in|must be local|" +
  "reisebereitschaft|privaten pkw|privaten kfz|privat pkw|dienstreisen|reisetatigkeit|umzugsbereitschaft|wohnort|wohnsitz|eigenes fahrzeug|eigener pkw|eigenes auto|eigenem pkw|mobilitat|aussendienst|montagebereitschaft|" +
  "deplacement*|vivre a|vehicule*|vehicule personnel|vehiculee|mobilite|mobile geographiquement|moyen de locomotion|moyen de transport|demenager|residence a|habiter|" +
  "residentes en|vivir en|vehiculo propio|coche propio|medio de transporte|movilidad|viajar|disponibilidad para viajar|disponibilidad p viajar|posibilidad de viajar|residencia en|residir en|viajes|disponibilidad de viajar|cambio de residencia|residencia cercana|" +
  "transporte proprio|conducao propria|veiculo proprio|carro proprio|viagens|disponibilidade para viagens|residir|morar|residencia|moto propria|viatura propria|" +
  "automunit*|trasferte|disponibilita a trasferte|eigen vervoer|reisbereid*|" +
  "需出差|短期出差|长期出差|住在|居住|附近居住|附近|出差|外派|驻外|可出差|接受出差|自备车|有车";
