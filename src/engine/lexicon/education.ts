/** Words of degrees and schools by level, in the languages of postings; the level is the lowest that satisfies them. */
export const educationWords = {
  none:
    "no degree|degree optional|we don t care about degrees|don t care if you have a degree|sem diploma|sem exigencia de diploma|nao exigimos diploma|nao exigimos formacao|nao precisa de diploma|diploma nao|degree not required|no formal education|no education|no educational requirement|no formal qualifications|no qualifications|don t need a degree|you don t need a degree|no diploma|no education required|no qualifications needed|there is no educational requirement|" +
    "abschluss ist keine voraussetzung|abschluss keine voraussetzung|studium ist keine voraussetzung|kein studium|kein abschluss|kein schulabschluss|ohne ausbildung|aucun diplome|sans diplome|pas de diplome|sin estudios|no se requieren estudios|sin formacion|sem escolaridade|学历不限|不限学历|无学历要求",
  secondary:
    "12th pass|12th standard|12th std|10th pass|10th standard|10th std|higher secondary|plus two|hsc|sslc|high school*|secondary high school*|school graduation certificate|school leaving certificate|highschool|secondary school*|secondary education|hs diploma|ged|gcse*|a levels|leaving certificate|grade 12|year 12|matric|" +
    "abitur|fachabitur|hauptschulabschluss|realschulabschluss|*schulabschluss|mittlere reife|fachhochschulreife|matura|hochschulreife|" +
    "baccalaureat|bac pro|niveau bac|bac|bachillerato|bachiller|educacion secundaria|ensenanza media*|educacion media*|cuarto medio|secundario completo|prepa|prepa terminada|primaria terminada|secundaria|graduado escolar|eso|preparatoria|" +
    "diploma di scuola*|licenza media|ensino medio|segundo grau|12 ano|12 º ano|ensino secundario|9 º ano|ensino fundamental|高中|中专|中技|职高|初中",
  certificate:
    "carrera tecnica|vocational certificate|vocational qualification|vocational training|vocational degree|vocational diploma|trade school|trade certificate|trade qualification|trade qualified|technical certificate|technical diploma|technical school|postsecondary certificate|post secondary certificate|certificate iii|certificate iv|city guilds|completed apprenticeship|apprenticeship|culinary diploma|culinary school|culinary degree|journeyman|time served|" +
    "staatlich geprufte*|befahigung fur die laufbahn*|laufbahnbefahigung*|efz|eidgenossisches fahigkeitszeugnis|fahigkeitszeugnis|lehre als|abgeschlossene lehre|abgeschlossene kaufmannische*|kaufmannische ausbildung|kaufmannische lehre|meistertitel|meisterprufung|abschluss als|*berufsausbildung|abgeschlossene ausbildung|abgeschlossenen ausbildung|abgeschlossene lehre|ausbildung als|ausbildung zum|ausbildung zur|ausbildung im|ausbildung in|*ausbildung|gesellenbrief|meisterbrief|facharbeiterbrief|examiniert*|staatlich anerkannt*|facharztausbildung|lehrabschluss*|" +
    "cap|bep|dep en|aec en|attestation d etudes collegiales|titre professionnel|diplome d etat d aide soignant*|diplome d etat aide soignant*|formation paysagiste|deaes|deas|deap|" +
    "titulo de fp|fp basica|tecnico en|grado medio en|escuela de hosteleria|mbo*|qualifica professionale|formacion profesional|ciclo formativo|grado medio|fp|cfgm|tecnico medio|curso tecnico|ensino tecnico|formacao tecnica|formacao profissional|ctesp|职业资格|technician diploma|technician s diploma|trade diploma|vocational diploma|技校",
  associate:
    "ond|ond hnd|diploma or degree|degree or diploma|associate degree|associate s degree|associates degree|associate s|associate in|associate of|associates|aas|a a s|adn|two year degree|2 year degree|foundation degree|hnd|hnc|college diploma|" +
    "bts|dut|dec en|diplome d etudes collegiales|bac 2|bac+2|deust|grado superior|ciclo formativo de grado superior|formacion profesional de grado superior|fp ii|tecnico superior|cfgs|tsu|staatlich geprufter techniker|staatlich geprufte techniker*|technikerabschluss|tecnologo|大专|专科",
  bachelor:
    "graduate post graduate*|graduate in*|b ed|any graduate|b pharm|b.pharm|b pharma|b.pharma|bpharm|b e b tech*|b tech|b.tech|be b tech|b e|mca|bca|bcom|b com|b sc|any graduation|graduate in any*|graduation in any*|bachelor*|bachelor s|bs ba|ba bs|bs in|bsc|b sc|b s|b a|ba in|bs degree|ba degree|bsn|beng|btech|undergraduate degree|university degree|college degree|relevant degree|related degree|honours degree|honors degree|four year degree|4 year degree|degree level|degree in|engineering degree|nursing degree|law degree|science degree|accounting degree|technical degree|business degree|degree or|" +
    "fachhochschulabschluss|hochschulabschluss|hochschulstudium|abgeschlossenes studium|abgeschlossenem studium|*studium|universitatsabschluss|" +
    "licence professionnelle|licence en|licence pro|bac 3|bac 4|bac+3|bac+4|but|" +
    "grado en|grado universitario|grado|diplomatura|diplomado|licenciatura|licenciado|licenciada|licenciado a|titulo universitario|titulacion universitaria|estudios universitarios|graduado en|graduada en|ingenieria tecnica|titulacion|" +
    "hbo|hbo werk*|hbo diploma|ensino superior|superior completo|superior em|graduacao|graduacao em|formacao superior|licenciatura plena|curso superior|bacharelado|大学以上|大学毕业|本科|学士|laurea",
  master:
    "master*|m pharm|m.pharm|mpharm|master s degree|master s|master of|masters|msc|m sc|ms degree|ms in|m s|m a|mba|msn|med|meng|mph|msw|graduate degree|postgraduate degree|advanced degree|masterabschluss|masterstudium|diplom|diplom ingenieur*|universitatsdiplom|staatsexamen|" +
    "bac 5|bac+5|diplome d ingenieur|ecole d ingenieur*|ecole de commerce|maestria|posgrado|postgrado|pos graduacao|mestrado|硕士|研究生",
  doctorate:
    "phd|ph d|doctorate|doctoral degree|doctoral|doctor of|m d|md|jd|j d|juris doctor|pharmd|dnp|edd|promotion in|promotion im|promotion erforderlich|abgeschlossene promotion|promoviert*|doktorgrad|doktortitel|doctorat|doctorado|doutorado|博士",
} as const;

/** Other ways of speaking of what was studied, which name no level. */
export const studyWords =
  "estudios en|estudios de|degree|diploma|diplome|diplom|equivalent qualification|degree educated|graduate of|enrolled|currently studying|student of|studying|fachrichtung|studierende*|formation superieure|ecole|diplome d etat|titulo|titulado|titulada|doble grado|formatura|cursando|formacao|estudante|专业|学历|毕业|在读|统招|院校|diplomado";

/** Phrases with such words that speak of no education of the applicant. */
export const notEducation =
  "physical location|scrum master|master electrician|master plumber|master chef|master data|master schedule|master the|master key|webmaster|master service|high school teacher|high school students|secondary school teacher|cap table|cap on|sales associate*|our associates|store associate*|retail associate*|warehouse associate*|team associate*|phd students|ausbildungsplatz|ausbildungsplatze|in ausbildung befind*|ausbildung von|auszubildend*|but not|but we|but no|but also|but a|but the|but is|but you|but can|but it|but if|dental school|medical school|school district|promotion potential|depending on experience|based on experience|dependent on experience|selon experience|selon l experience|je nach erfahrung|segun experiencia|lettre de motivation|motivationsschreiben|carta de motivacion|carta de motivacao|erfahrungsstufe*|berufserfahrung angerechnet|promotion of|formation continue|formacion continua|formacion a cargo|all degrees|360 degree|degrees of|weiterbildung|fortbildung*|einarbeitung|in service training|staff training|mastering|masterclass|medical doctor|family doctor|niveau de detail|grado de";
