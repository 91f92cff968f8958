import { foldText } from "../../../../text/fold.ts";

/** School-leaving and vocational qualifications in many countries, without accents. */
const qualificationNames = `cert iv|cert iii|cert ii|cert i|certificate iv|certificate iii|certificate ii|yr 12|yr 11|yr 10|year 12|year 11|year 10|h.s.c.|hsc|higher secondary certificate|higher secondary|s.s.c.|ssc|secondary school certificate|sslc|plus two|plus one|intermediate (12th)|senior secondary|class xii|class x|12th standard|10th standard|12th|10th|iti|puc|pre-university course|
vce|qce|sace|wace|ncea level 1|ncea level 2|ncea level 3|leaving cert|junior cert|qqi level 4|qqi level 5|qqi level 6|fetac level 5|fetac level 6|svq level 2|svq level 3|svq 2|svq 3|aat level 2|aat level 3|aat level 4|igcses|igcse|zimsec o level|grade 12|grade 11|grade 10|ncv level 4|first school leaving certificate|west african senior school certificate|senior school certificate examination|senior school certificate|wassce|waec|ssce|neco|bece|kcse|kcpe|csec|cape|matric|national senior certificate|leaving certificate|junior certificate|
a-levels|a levels|a-level|a level|as levels|o levels|o-levels|gce o levels|gce a levels|gce o level|gce a level|gce n levels|gce ordinary level|gce advanced level|gcses|gcse|highers|advanced highers|nat 5s|btec level 2|btec level 3|btec national diploma|btec extended diploma|cache level 2 diploma|cache level 3 diploma|city & guilds|city and guilds|ond|nce|pgd|national diploma|ordinary national diploma|higher national diploma|ca final|ca inter|ca intermediate|ca foundation|nvq level 2|nvq level 3|nvq level 4|access to higher education diploma|foundation degree|t level|international baccalaureate|ib diploma|
high school diploma|high school equivalency|ged|g.e.d.|vocational certificate|ap degree|
hf|geprufte|geprufter|qualifizierter hauptschulabschluss|berufsreife|fachschulreife|gesellenprufung|facharbeiterprufung|staatlich examinierte|staatlich examinierter|staatlich geprufte|staatlich geprufter|erste juristische prufung|erste juristische staatsprufung|zweite juristische staatsprufung|erstes juristisches staatsexamen|zweites juristisches staatsexamen|lehre|lehrabschlussprufung|polytechnischer lehrgang|10. schuljahr|fachausweis|erstes staatsexamen|zweites staatsexamen|staatsprufung|staatliche prufung|abitur|allgemeine hochschulreife|fachabitur|fachhochschulreife|fachgebundene hochschulreife|mittlere reife|mittlerer schulabschluss|realschulabschluss|hauptschulabschluss|qualifizierender hauptschulabschluss|fachoberschulreife|berufsbildungsreife|matura|matur|berufsmatura|lehrabschluss|efz|meisterprufung|meisterbrief|
certificat interuniversitaire|certificat universitaire|certificat|titre rncp|deaes|deavs|deas|deap|cfc|dec|des|dep|aec|du|diu|habilitation a diriger des recherches|hdr|agregation|classe preparatoire|licence pro|licence professionnelle|maitrise|brevet professionnel|brevet de technicien superieur|bp|bpjeps|mention complementaire|bts|dut|but|deust|deug|dcg|dscg|bepc|dnb|brevet des colleges|bac pro|bac general|bac techno|baccalaureat professionnel|baccalaureat general|baccalaureat technologique|baccalaureat stmg|baccalaureat s|baccalaureat es|baccalaureat l|cap|bep|titre professionnel|titre pro|cqp|diplome d'etat|dea|desjeps|capes|
carrera tecnica|certificado de secundaria|secundaria completa|pregrado|especializacion|egb|fpi|tecnicatura universitaria|tecnicatura superior|tecnicatura|graduado en eso|graduada en eso|graduado escolar|eso|bachillerato|bachiller|bachiller tecnico|educacion secundaria|secundaria|secundario completo|secundario|preparatoria|enseñanza media|educacion media|ciclo formativo de grado superior|ciclo formativo de grado medio|cfgs|cfgm|fp grado superior|fp grado medio|fp ii|fp i|grado superior|grado medio|tecnico superior universitario|tsu|carrera trunca|diplomado|certificado de profesionalidad|cou|bup|
ensino medio completo|ensino medio|ensino fundamental completo|ensino fundamental|ensino secundario|profissionalizacao em servico|12.º ano|9.º ano|12.o ano|9.o ano|12º ano|9º ano|curso tecnico|tecnico integrado|pos-graduacao|pos-graduacao lato sensu|especializacao|tecnologo|bacharelado|licenciatura plena|
diploma di maturita|maturita|qualifica professionale|mavo|lts|mts|mulo|propedeuse|verzorgende ig|mbo niveau 1|mbo niveau 2|mbo niveau 3|mbo niveau 4|mbo 2|mbo 3|mbo 4|vmbo-kader|vmbo-tl|vmbo-basis|vmbo-gl|lbo|mbo|havo|vwo|vmbo|hbo`;

const NAMES = qualificationNames
  .split("|")
  .map((name) => foldText(name.trim()))
  .sort((left, right) => right.length - left.length);

const WITH_SUBJECT =
  /^(?:hf(?![a-z])|certificat|titre rncp|qqi|fetac|svq|carrera tec|b(?:p|ts|ut)|diu?(?![a-z])|du(?![a-z])|lehre|city|ond|agregation|especializacion|brevet (?:prof|de tech)|dec|dep|aec|licence pro|tecnicatura|maitrise|dut|cap|bep|deust|hnd|hnc|iti|nvq|btec|cache|titre pro|cqp|diplomado|fp |cfg|ciclo|grado|tecnolog|curso tecnico|pos-graduacao|especializacao|bacharelado|licenciatura|mbo|hbo|ap degree|vocational|certificado de prof|foundation)/;

/** True if a qualification needs a subject, as vocational ones do. */
export function takesSubject(name: string): boolean {
  return WITH_SUBJECT.test(foldText(name));
}

/** The end of a named qualification at the start of a text, or undefined: "BP Menuisier", "H.S.C.". */
export function qualificationEnd(text: string): number | undefined {
  const folded = foldText(text.slice(0, 60));
  // If folding changes the length, positions in the two differ.
  if (folded.length !== Math.min(60, text.length)) return undefined;
  const name = NAMES.find(
    (known) => folded.startsWith(known) && !/[\p{L}\d]/u.test(folded[known.length] ?? ""),
  );
  // Names in capitals that are other words in lower case ("cap", "but").
  if (
    name === undefined ||
    (name.length <= 4 && !/^[hm]avo$/.test(name) && !/^\p{Lu}[\p{Lu}.]|^\d/u.test(text))
  )
    return undefined;
  return name.length;
}
