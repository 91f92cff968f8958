import type { SectionKind } from "./resume-headings.ts";

/** Headings of two words that only together say what they are about. */
export const HEADING_PHRASES: readonly (readonly [SectionKind, RegExp])[] = [
  [
    "certificates",
    /^(?!conferences?$)(?:(?:seminars?|trainings?|workshops?|conferences?)(?: and | |$)){1,4}(?:attended)?$|^bar (?:admissions?|memberships?)$|^cdl (?:and )?endorsements$|^driving$|^eligibilit(?:y|ies)$|^kurse und seminare$|^carnets(?: y permisos)?$|^permisos de conducir$|^formacao complementar$|^trainingen$|^bijscholing(?:en)?$|^diploma s en certificaten$/,
  ],
  [
    "certificates",
    /^ordres? professionnels?$|^papers i (?:hold|have)$|^(?:short courses|courses and certificates|professional qualifications?|qualifikation|continuing education|cpd|fort und weiterbildung(?:en)?|formations complementaires|formacion complementaria)$|^(?:continuing |ongoing )?professional development$|^desarrollo profesional$|^formations? continues?$|^formacion continua$|^formacao continua(?:da)?$|^(?:aggiornamento professionale|formazione continua)$/,
  ],
  [
    "skills",
    /^good with$|^(?:tools and )?gear$|^specialisms$|^tech(?:nology)?(?: stack| skills)?$|^toolkit$|^(?:lab|laboratory) (?:techniques|skills)$|^machines (?:and )?tools$|^(?:manejo|conocimientos?) computaciona(?:l|les)$|^(?:manejo de )?(?:programas|paqueteria|software)$|^(?:computer|it|digital) literacy$|^competenze (?:informatiche|digitali|tecniche|linguistiche e informatiche)$|^computacion$|^pakketten$|^(?:it|ict|pc|edv)$|^(?:systems|software systems|systeme)$/,
  ],
  [
    "work",
    /^(?:employment|work|job) record$|^situation (?:actuelle|professionnelle)$|^(?:poste|emploi|fonctions?) actuel(?:le)?s?$|^(?:puesto|cargo|empleo|situacion) actual$|^situacao atual$|^derzeitige (?:tatigkeit|stelle|position)$|^driving history$|^sea service$|^articleship(?: training)?$|^industrial (?:training|attachment)$|^berufliche (?:laufbahn|tatigkeit)$|^arbeitsstellen$|^dienstverhaltnisse$|^postes occupes$|^fonctions (?:exercees|occupees)$|^historial laboral$|^vida laboral$|^trabajos(?: anteriores| realizados)?$|^empleos anteriores$|^percurso profissional$|^atividades? profissiona(?:l|is)$|^servico docente$|^werkgeschiedenis$/,
  ],
  [
    "work",
    /^(?:full|part) time(?: (?:jobs?|employment|positions?|roles?|work))?$|^freelance(?: (?:projects?|work|clients?|engagements?))?$|^(?:earlier|early) career$|^previous roles$|^military service$|^job history$|^experience highlights$|^(?:what|the work) i (?:have |ve )?(?:do|done|did)(?: so far)?$|^was ich (?:mache|tue|gemacht habe)$|^ce que j(?:e fais| ai fait)$|^lo que (?:hago|he hecho)$|^o que (?:faco|fiz)$|^work i (?:have |ve )?done$|^career summary (?:and )?experience$|^(?:who|where|places) i (?:ve |have )?(?:worked(?: for| at)?|been)$|^wo ich (?:war|gearbeitet habe)$/,
  ],
  [
    "education",
    /^educational (?:attainment|history|profile)$|^scholastics?$|^schulischer werdegang$|^(?:schule|schulbildung|ausbildung) (?:und )?lehre$|^formation initiale$|^(?:cursus|parcours) (?:universitaire|scolaire|academique)$|^titres (?:universitaires|et diplomes)$|^estudios realizados$|^habilitacoes literarias$|^opleidingen en cursussen$|^titoli di studio$/,
  ],
  [
    "education",
    /^(?:where i )?(?:trained|studied)(?: at)?$|^(?:schools|institutions|colleges)(?: and [a-z]+)? attended$|^university$|^formal education$|^aus und weiterbildung$|^schul und berufs(?:aus)?bildung$|^formation academique$/,
  ],
  [
    "other",
    /^(?:what i do|about my work|how i work|others?|miscellaneous|misc|inne|dodatkowe|autres?|altro|varie|overige?|diversen|outros|annet|andet|ostatni|weiteres|verschiedenes)$/,
  ],
  [
    "languages",
    /^competenze linguistiche$|^talenkennis$|^languages? (?:spoken|known)$|^(?:home|native|foreign|second) languages?$|^weitere sprachen$|^lingue straniere$|^madrelingua$|^altre lingue$/,
  ],
  [
    "volunteer",
    /^pro bono(?: work)?$|^civic activities$|^gesellschaftliches engagement$|^activites benevoles$|^voluntariado y participacion$|^trabalho voluntario$|^neven(?:functies|activiteiten)$/,
  ],
  [
    "volunteer",
    /^community involvement$|^civic engagement$|^vie associative$|^attivita di volontariato$|^engagement(?:s)? associatifs?$/,
  ],
  ["projects", /^side projects$|^projekte als (?:freiberufler|freelancer|selbststandiger?)$/],
  [
    "publications",
    /^(?:books?|monographs|articles|ouvrages|book chapters|articles (?:and|et) (?:book )?(?:chapters|chapitres))$|^trabajos presentados$|^(?:conference|invited) (?:papers|talks)$|^communications$/,
  ],
  ["interests", /^activities (?:and )?interests$/],
  [
    "contact",
    /^(?:about you|(?:your|applicant) details|personalien)$|^antecedentes personales$|^personal particulars$|^particulars$|^bio ?data$/,
  ],
];
