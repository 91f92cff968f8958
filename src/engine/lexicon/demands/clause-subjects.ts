import type { HeldLanguage } from "../held/types.ts";

type Spaced = Exclude<HeldLanguage, "ja" | "zh">;

/** Words that show whom a clause of a posting is about, as alternatives of a regular expression. */
export interface ClauseSubjects {
  /** The reader, by a pronoun or the ending of a verb. */
  reader: string;
  /** The employer who offers, seeks or pays, "it is", and work of which everybody is the subject. */
  offer: string;
  /** Whose a thing is that a noun behind it names: "our", "your". */
  owner: string;
  /** Verbs of what is over. */
  past: string;
  /** The worker whom a posting seeks, before a relative clause: "a person who". */
  sought: string;
}

/** Whom the clauses of postings are about, by language. */
export const clauseSubjects: Readonly<Record<Spaced, ClauseSubjects>> = {
  en: {
    reader: "you|you['’]\\p{L}+|yourself|candidates?|applicants?|the successful \\p{L}+",
    offer:
      "we|we['’](?:re|ll|d|ve)|this is|it['’]s|it is|there['’]s|there (?:is|are)|offer\\p{L}*|hiring|hires?|seek\\p{L}*|wanted|needs?|(?:is|are) after|looking for|recruit\\p{L}*|join|expect|everyone|everybody|all of us|nobody",
    owner: "our|your|their|his|her|its",
    past: "worked|earned|previous|former|was|were|had|used to|went|left|retired",
    sought: "someone|somebody|person|people|candidates?|anyone|one",
  },
  de: {
    reader: "du|sie|dich|dir|ihnen|man|bewerber\\p{L}*",
    offer:
      "wir|(?:dies|das|es) ist|ist (?:dies|das|es)|es handelt sich|handelt es sich|geboten|biete\\p{L}*|such\\p{L}*|gesucht|stellen? ein|vergib\\p{L}*|vergeb\\p{L}*|bilde\\p{L}*|gearbeitet|alle|jeder|niemand",
    owner: "unser\\p{L}*|dein\\p{L}*|ihr\\p{L}+|sein\\p{L}*",
    past: "früher\\p{L}*|ehemalig\\p{L}*|vorherig\\p{L}*|bisherig\\p{L}*|war|waren|hatte\\p{L}*|gab|gaben|wurde\\p{L}*|zahlten|verdiente\\p{L}*|arbeitete\\p{L}*",
    sought: "jemand\\p{L}*|person\\p{L}*|mensch\\p{L}*|wer",
  },
  fr: {
    reader: "vous|tu|toi|te|t['’]\\p{L}+",
    offer:
      "nous|on|chacune?|c['’]est|il s['’]agit|tout|toute l['’]équipe|recrut\\p{L}*|recherch\\p{L}*|cherch\\p{L}*|propos\\p{L}*|offr\\p{L}*|embauch\\p{L}*|s['’]exerce|personne",
    owner: "nos|notre|vos|votre|tes|ton|ta|leurs?|ses|son|sa",
    past: "précédente?|ancienne?|était|étaient|c['’]était|avait|avaient|avions|fut|a été|ont été|travaillait|travaillaient",
    sought: "quelqu['’]une?|personnes?|celui|celle|candidat\\p{L}*",
  },
  es: {
    reader: "tú|usted|te|\\p{L}{2,}(?:arás|erás|irás)|trabajas|eres|tendrás",
    offer:
      "ofrec\\p{L}+|busc\\p{L}+|se (?:ofrece|busca|trabaja|requiere|necesita|precisa|contrata)\\p{L}*|es (?:un|una)|se trata|necesit\\p{L}+|contrat(?:a|amos|aremos)|incorpor\\p{L}+|solicita\\p{L}*|precisa\\p{L}*|trabajamos|todos|todas|todo el equipo|nadie",
    owner: "nuestr[oa]s?|tus?|vuestr[oa]s?|sus?",
    past: "antes|anterior|era|eran|fue|fueron|había|habían|tenía\\p{L}*|estuv\\p{L}+|trabajab\\p{L}+|pagab\\p{L}+|se pag(?:ó|aron)",
    sought: "alguien|personas?|quien|candidat\\p{L}+",
  },
  pt: {
    reader: "você|tu|lhe|te|\\p{L}{2,}(?:arás|erás|irás)|trabalhas|trabalhará",
    offer:
      "ofere\\p{L}+|procur\\p{L}+|busc\\p{L}+|precis\\p{L}+|contrat(?:a|amos)|trata-se|é (?:um|uma)|trabalha(?:mos|-se)?|recrut\\p{L}+|admit\\p{L}+|todos|todas|toda a equip\\p{L}*|ninguém",
    owner: "noss[oa]s?|teus?|tuas?|vosso\\p{L}*|seus?|suas?",
    past: "antes|anterior|antig[oa]|era|eram|foi|foram|havia|tinha\\p{L}*|estav\\p{L}+|trabalhav\\p{L}+|pagav\\p{L}+|pagou|pagaram",
    sought: "alguém|pessoas?|quem|candidat\\p{L}+",
  },
  it: {
    reader: "tu|te|ti|lei|\\p{L}{2,}(?:erai|irai|drai|rrai)|lavori|sei",
    offer:
      "offri\\p{L}*|cerc\\p{L}+|ricerc\\p{L}+|assum\\p{L}+|selezion\\p{L}+|propon\\p{L}+|si (?:lavora|offre|cerca|ricerca|tratta|svolge|richiede)|si lavora tutti|è (?:un|una|richiest\\p{L}+|previst\\p{L}+)|lavoriamo|(?:è|sono) previst\\p{L}+|prevede|ognuno|ciascuno|tutti|tutto il team|nessuno",
    owner: "nostr[oaie]|tu[oae]|tuoi|vostr[oaie]|su[oae]|suoi",
    past: "prima era|precedente|era|erano|fu|furono|c['’]era|aveva\\p{L}*|è stat[oa]|sono stat[ie]|lavorava\\p{L}*|pagava\\p{L}*",
    sought: "qualcuno|persona|persone|chi|candidat\\p{L}+",
  },
  nl: {
    reader: "je|jij|jou|u",
    offer:
      "we|wij|(?:het|dit|dat) is|(?:het|dit) betreft|(?:het|dit) gaat om|gaat (?:het|dit) om|bied\\p{L}*|biedt|zoek\\p{L}*|gezocht|gevraagd|nemen? aan|iedereen|allen|niemand",
    owner: "onze|ons|jouw|uw|hun|zijn|haar",
    past: "vroeger|vorige|voormalig\\p{L}*|was|waren|had|hadden|werd|werden|werkte|werkten|verdiende|verdienden|betaalde|betaalden",
    sought: "iemand|persoon|mensen|kandida\\p{L}+",
  },
  sv: {
    reader: "du|dig|ni|er",
    offer:
      "vi|(?:det|detta) (?:är|gäller|handlar om)|är (?:det|detta)|erbjud\\p{L}*|sök\\p{L}*|anställ\\p{L}*|rekryter\\p{L}*|utförs|alla|ingen",
    owner: "vår\\p{L}*|våra|din|ditt|dina|ert?|era|deras|hans|hennes|sin|sitt|sina",
    past: "förr|förra|tidigare|var|hade|fanns|blev|arbetade|jobbade|tjänade|betalade|låg",
    sought: "någon|person|personer|den|dig|kandidat\\p{L}*",
  },
  pl: {
    reader: "ty|ci|ciebie|ciebi[eę]|pan|pani|państw\\p{L}+|\\p{L}{3,}(?:asz|esz|isz|ysz)",
    offer:
      "oferuj\\p{L}+|szuka(?:my|ją|j)?|poszukuj\\p{L}+|zatrudni\\p{L}+|proponuj\\p{L}+|zaprasz\\p{L}+|przyjm\\p{L}+|pracujemy|pracuje się|jest to|to jest|mamy|wszyscy|cały zespół|nikt",
    owner: "nasz\\p{L}*|tw[oó]j\\p{L}*|ich|jego|jej|swoj\\p{L}+|swó\\p{L}+",
    past: "dawniej|poprzedni\\p{L}*|były|był|była|było|były|byli|miał\\p{L}*|miel\\p{L}+|został\\p{L}*|pracował\\p{L}*|szuka(?:li|ły)śmy|zarabia(?:ł|li)\\p{L}*|wynosił\\p{L}*",
    sought: "kogoś|osob\\p{L}+|kandydat\\p{L}+",
  },
  cs: {
    reader: "ty|ti|tě|vy|vás|vám|můžeš|\\p{L}{3,}(?:áš|íš|eš|ete|áte|íte)",
    offer:
      "nabíz\\p{L}+|hled\\p{L}+|přij\\p{L}+|pracujeme|pracuje se|jedná se|jde o|je to|to je|zaměstn\\p{L}+|všichni|celý tým|nikdo",
    owner: "naš\\p{L}*|náš|tv[oůé]j?\\p{L}*|vaš\\p{L}*|váš|jejich|jeho|její|svůj|své\\p{L}*",
    past: "dříve|předchozí|bývalý|byl|byla|bylo|byli|byly|měl\\p{L}*|měli|pracoval\\p{L}*|hledali jsme|platili|činil\\p{L}*",
    sought: "někoho|osob\\p{L}+|člověk\\p{L}*|kandidát\\p{L}*",
  },
};

/** Nouns of which a clause about the job may speak, besides those of the job and its contract. */
export const jobSubjects =
  "teams?|équipe|equipo|equipe|squadra|ploeg|zespół|tým|internships?|traineeships?|\\p{L}*praktik(?:um|ums|a|en|plats\\p{L}*)?|stages?|prácticas|estágios?|tirocin\\p{L}*|\\p{L}*stageplaats|staż\\p{L}*|stáž\\p{L}*|engagements?|hours|duties|vacanc(?:y|ies)|openings?|placements?|applications?|zusammenarbeit|mitarbeit|\\p{L}*beschäftigung|umfang|\\p{L}*zeit|einsatz|aufgaben?|\\p{L}*stellung|pensum|bewerbung\\p{L}*|collaboration|embauche|activités?|durée|engagement|fonctions?|horaires?|recrutement|candidatures?|contrataci[oó]n|colaboraci[oó]n|actividad|dedicaci[oó]n|funci[oó]n|relaci[oó]n|horario|incorporaci[oó]n|candidaturas?|contratação|colaboração|atividade|função|dedicação|vínculo|horário|regime|lugar|impegno|collaborazione|attività|mansione|assunzione|inserimento|incarico|orario|ricerca|candidature|samenwerking|aanstelling|omvang|werkzaamheden|inzet|omfattning\\p{L}*|uppdrag\\p{L}*|sysselsättning\\p{L}*|befattning\\p{L}*|samarbete\\p{L}*|rollen?|współprac\\p{L}*|zatrudnieni\\p{L}*|wymiar\\p{L}*|ofert\\p{L}*|obowiązk\\p{L}*|spoluprác\\p{L}*|zaměstnán\\p{L}*|činnost\\p{L}*|rozsah\\p{L}*|nástup\\p{L}*|pracovišt\\p{L}*";

/** People outside the firm in labels and sentences. */
export const outsiders =
  "clients?|customers?|members?|guests?|patients?|pupils?|students?|parents?|tenants?|residents?|readers?|users?|owners?|visitors?|kund\\p{L}*|mitglieder\\p{L}*|gäste\\p{L}*|patient\\p{L}*|schüler\\p{L}*|studier\\p{L}*|eltern|mieter\\p{L}*|bewohner\\p{L}*|besucher\\p{L}*|membres|élèves|étudiants|locataires|habitants|propriétaires|clientes?|socios?|huéspedes|alumn[oa]s|estudiantes|padres|inquilin[oa]s|residentes|dueñ[oa]s|familias|sócios?|hóspedes|alun[oa]s|estudantes|pais|moradores|donos|famílias|clienti|soci|ospiti|pazienti|alunni|allievi|studenti|genitori|inquilini|proprietari|klanten|leden|gasten|patiënten|leerlingen|studenten|ouders|huurders|bewoners|bezoekers|kunder\\p{L}*|medlemm\\p{L}*|gäster\\p{L}*|patienter\\p{L}*|elever\\p{L}*|studenter\\p{L}*|föräldr\\p{L}*|hyresgäst\\p{L}*|klien\\p{L}*|członk\\p{L}*|gości\\p{L}*|pacjen\\p{L}*|uczni\\p{L}*|studen\\p{L}*|rodzic\\p{L}*|lokator\\p{L}*|mieszkań\\p{L}*|zákazní\\p{L}*|člen\\p{L}*|host\\p{L}*|pacient\\p{L}*|žá[kc]\\p{L}*|rodič\\p{L}*|nájemní\\p{L}*|návštěvní\\p{L}*";
export const outsidersHan =
  "学员|客户|客人|会员|家长|学生|租户|业主|顾客|病人|患者|お客様|顧客|会員|生徒|入居者|保護者|利用者|患者";

/** Verbs and words of a change to what is not so yet, before it. */
export const changes =
  "(?:switch|move|change|transfer|go|increase)(?:ing)? (?:over )?to|(?:wechsel\\p{L}*|aufstock\\p{L}*|übergang|umstieg) (?:in|auf|zu|ins?)|pass(?:er|age) (?:à|en)|évoluer vers|pas(?:ar|o) a|ampliar a|passar (?:a|para)|passare (?:a|al|allo)|passaggio a|(?:overstappen|doorgroeien|uitbreiden) naar|(?:gå|övergå|byta) (?:över )?till|przej(?:ść|ście|ścia) na|zmian\\p{L}* na|pře(?:jít|chod|jdete) na|(?:once|after|nach|après|tras|después de|após|depois de|dopo|na|efter|po) (?:\\p{L}+ ){0,4}(?:years?|months?|weeks?|probation|jahr\\p{L}*|monat\\p{L}*|probezeit|ans?|années?|mois|essai|año|años|meses|prueba|anos?|experiência|ann[oi]|mesi|prova|jaar|maand\\p{L}*|proeftijd|år|månader\\p{L}*|provanställning\\p{L}*|roku|latach|miesiąc\\p{L}*|okresie próbnym|roce|letech|měsíc\\p{L}*|době)";

/** What the employer seeks besides, before it. */
export const soughtBesides =
  "(?:also|auch|außerdem|ebenfalls|aussi|également|también|também|anche|inoltre|ook|tevens|också|även|także|również|také)\\s(?:\\p{L}+\\s){0,1}(?:hir|seek|look|recruit|such|recrut|recherch|cherch|busc|contrat|procur|cerc|zoek|sök|szuk|poszuk|hled)\\p{L}*|(?:seeks?|hires?|sucht|suchen|recrute|recherche|cherche|busca|procura|cerca|zoekt|zoeken|söker|szuka|szukamy|poszukuje|hledá|hledáme)\\s(?:\\p{L}{1,5}\\s)?(?:also|auch|außerdem|aussi|également|también|também|anche|ook|också|även|także|również|také)";

/** Verbs of work that have a subject of their own. */
export const workVerbs =
  "works|worked|arbeitet\\p{L}*|arbetar|arbetade|jobbar|werkt\\p{L}*|pracuj\\p{L}*|pracow\\p{L}*|pracova\\p{L}*";

/** Words that are no subject beside a way of working: numbers, days, extent, places of work, pay. */
export const besideValues =
  "two|three|four|five|två|tre|fyra|fem|dwa|trzy|cztery|pięć|dva|tři|čtyři|pět|days?|tage?n?|jours?|días?|dias?|giorn\\p{L}+|dag\\p{L}*|dn[iíyů]|week\\p{L}*|\\p{L}*woch\\p{L}*|semain\\p{L}*|seman\\p{L}*|settiman\\p{L}*|veck\\p{L}*|tydz\\p{L}*|tygod\\p{L}*|týd\\p{L}*|month\\p{L}*|\\p{L}*monat\\p{L}*|mois|mes(?:es)?|mês|mes[ei]|maand\\p{L}*|månad\\p{L}*|miesi\\p{L}*|měsí\\p{L}*|rest|reste|resto|resten|zbytek|reszta|pozostał\\p{L}*|jinak|annars|sonst|up|bis|jusqu\\p{L}*|hasta|até|fino|tot|upp|do|až|fully|completely|entirely|exclusively|mostly|only|always|ausschließlich|vollständig|komplett|nur|immer|entièrement|complètement|uniquement|exclusivement|totalmente|completamente|exclusivamente|íntegramente|solo|sempre|siempre|interamente|esclusivamente|volledig|helemaal|uitsluitend|altijd|helt|enbart|alltid|wyłącznie|pełni|całkowicie|zawsze|kompletně|plně|výhradně|vždy|office|home|domicile|casa|huis|thuis|hause?|hem|hemmet|domu?|domov\\p{L}*|büro|bureau|oficina|escritório|ufficio|sede|kantoor|kontor\\p{L}*|biur\\p{L}*|kancelář\\p{L}*|studio|paid|\\p{L}*bezahlt\\p{L}*|vergütet\\p{L}*|rémunéré\\p{L}*|remunerad\\p{L}*|retribuit\\p{L}*|betaald\\p{L}*|betald\\p{L}*|płatn\\p{L}*|placen\\p{L}*|lugar|presence|anwesenheit|présence|presencia|presença|presenza|aanwezigheid|närvaro|obecnoś\\p{L}*|přítomnost|collaboration|zusammenarbeit|colaboraci[oó]n|colaboração|collaborazione|samenwerking|samarbete|współprac\\p{L}*|spoluprác\\p{L}*|required|erforderlich|requise?|requerid[oa]|exigid[oa]|richiest[oa]|vereist|krävs|wymagan\\p{L}*|požadován\\p{L}*|vyžadován\\p{L}*";

/** Topics of a Japanese clause that are the job, its time, its place or all who work there. */
export const topicsOfJob =
  "仕事|勤務|業務|求人|募集|雇用|職種|職|ポジション|働き方|契約|形態|本件|当社|弊社|当店|全員|スタッフ|在宅|出社|リモート|日|日間|残り|期間|給与|時間|週|場所|作業|採用|今回|こちら|あなた|[火木金土水月]";
