import { wordSet } from "../../text/fold.ts";

export type SectionKind =
  | "summary"
  | "work"
  | "volunteer"
  | "education"
  | "skills"
  | "certificates"
  | "languages"
  | "projects"
  | "awards"
  | "publications"
  | "interests"
  | "references"
  | "contact"
  | "other";

/**
 * Words of headings, the strongest kind first ("volunteer experience" is volunteering, not work). English,
 * German, French and Spanish, without accents.
 */
export const HEADING_WORDS: readonly (readonly [SectionKind, ReadonlySet<string>])[] = [
  // Goals are not experience, whatever else the heading says ("career goals").
  [
    "other",
    wordSet(`goals goal aims aspirations aspiration ambitions ambition wishlist ziele lernziele karriereziele berufsziele
    metas aspiraciones ambitions souhaits`),
  ],
  [
    "volunteer",
    wordSet(`giving gives volontariato vrijwilliger ehrenamter volunteer volunteering voluntary volunteerism ehrenamt ehrenamtlich ehrenamtliche ehrenamtliches
    ehrenamtlicher engagement volunteers community probono bono voluntary benevolas voluntarias voluntarios vrijwilligerswerk freiwilligenarbeit benevolat benevole benevoles implication associatif associative voluntariado voluntariados voluntario`),
  ],
  ["references", wordSet("refs referenties references reference referees referenzen referencias referencia")],
  [
    "projects",
    wordSet(
      "projects project projekte projekt projets projet proyectos proyecto projetos projeto progetti projecten portfolio realisations",
    ),
  ],
  [
    "awards",
    wordSet(`awards award honors honours honor distinctions distinction scholarships scholarship prizes
    auszeichnungen auszeichnung preise stipendien prix bourses premios reconocimientos becas recognition recognitions grants grant funding fellowships fellowship drittmittel subventions`),
  ],
  [
    "publications",
    wordSet(
      "publications publication publikationen veroffentlichungen publicaciones publicacoes pubblicazioni publicaties papers",
    ),
  ],
  [
    "education",
    wordSet(`titulos titulacion ecole ecoles escuela escola scuola degrees titulaciones studies education educational academic academics schooling ausbildung ausbildungen bildung bildungsweg
    bildungsgang studium schulbildung schule schulische schulausbildung hochschulausbildung berufsausbildung berufsbildung
    akademische akademischer formation formations etudes diplome diplomes scolarite scolaire educacion formacion
    estudios academica academicos escolaridade escolar academicas academico educacao formacao graduacao instrucao istruzione formazione opleiding opleidingen school schooling schulen onderwijs academicas estudio`),
  ],
  [
    "certificates",
    wordSet(`ausweise nachweise cartes kurse cursussen permits papiers brevets certs certifications certification certificates certificate certified licenses license licences
    licence licensure scheine fuhrerscheine befahigungen credentials credential zertifikate zertifizierungen zertifikat weiterbildung weiterbildungen
    fortbildung fortbildungen lehrgange lizenzen certificats certificat habilitations habilitation certificaciones
    certificacion certificados certificado licencias licencas licenze training trainings tickets ticket registration admission admissions certificados certificacoes cartao carnes carnet permis permisos habilitacoes zusatzqualifikationen zusatzqualifikation cursos capacitaciones capacitacoes aperfeicoamento quals cards kaarten patentini corsi cursusjes certificazioni certificaten registro ermachtigung accreditations registrations endorsements`),
  ],
  [
    "languages",
    wordSet(`tongue tongues languages language sprachen sprachkenntnisse fremdsprachen langues langue linguistiques
    linguistic idiomas idioma linguas lingua lingue linguistiche linguisticas linguistica talen taal`),
  ],
  [
    "skills",
    wordSet(`toolbelt informatica ofimatica vaardigheid skills skill skillset competencies competency competences competence competencias competencia
    kenntnisse fachkenntnisse fahigkeiten kompetenzen qualifikationen expertise proficiencies proficiency technologies
    technology tools abilities aptitudes aptitude habilidades conocimientos toolbox stack informatique edv
    computerkenntnisse competencias aptidoes conhecimentos instruments methods processes metodos instrumentos vaardigheden conoscenze digitali atouts herramientas tecnologias kennis equipment software specialties specialities schwerpunkte
    outils logiciels capabilities savoirfaire savoir faire metier metiers`),
  ],
  [
    "summary",
    wordSet(`summary profile objective objectives overview introduction bio biography statement profil
    kurzprofil perfil resumo sommario objetivos profiel zusammenfassung perfil resumen objetivo extracto presentacion accroche objectif apropos about
    uber propos qualifications zielsetzung berufsziel steckbrief sobre synopsis highlights`),
  ],
  [
    "work",
    wordSet(`docencia werk carriere einsatze missions historique festanstellungen anstellung experience experiences employment work positions position jobs berufserfahrung berufspraxis
    werdegang stationen berufsweg berufstatigkeit praxiserfahrung erfahrung erfahrungen praktika praktikum arbeitserfahrung parcours
    emplois emploi stages referendariat experiencia experiencias laboral laborales experiencias esperienza esperienze lavorativa lavorative profissional profissionais werkervaring ervaring puestos empregos estagios cargos loopbaan trayectoria empleo empleos internships internship assignments assignment engagements mandates mandate mandats einsatz opdrachten incarichi
    career background rotations appointment appointments arbeitsverhaltnisse tatigkeiten anstellungen practicum placements apprenticeship apprenticeships`),
  ],
  [
    "interests",
    wordSet(`interests interest hobbies hobby interessen hobbys loisirs interet interets intereses aficiones
    pastimes freizeit pasatiempos`),
  ],
  [
    "contact",
    wordSet(`person contact contacts kontakt kontaktdaten coordonnees contactar contato contatos dados pessoais pessoal informacao personali gegevens persoonlijke contacto contactos details personliche
    personlichen angaben daten personnelles personales datos civil anschrift`),
  ],
  [
    "other",
    wordSet(`machines machinery strengths starken fortalezas memberships membership affiliations affiliation activities leadership information coursework
    courses patents conferences presentations achievements accomplishments extracurricular sonstiges divers otros
    mitgliedschaften declaration availability fuhrerschein miscellaneous
    zusatzinformationen informations informacion informazioni info hinweise logros`),
  ],
];

/** German and Dutch compounds by start or end, without accents. */
export const HEADING_COMPOUNDS: readonly (readonly [SectionKind, RegExp])[] = [
  [
    "projects",
    /^projekt(?:historie|liste|erfahrung(?:en)?|ubersicht|auswahl|referenzen|e)$|^referenzprojekte$/,
  ],
  ["volunteer", /^(?:ehrenamts|vereins|freiwilligen)(?:tatigkeit(?:en)?|arbeit|engagement)$/],
  ["work", /^\p{L}{4,}(?:tatigkeit(?:en)?|erfahrung(?:en)?|stationen|laufbahn|ervaring)$/u],
  ["education", /^\p{L}{3,}(?:ausbildung(?:en)?|bildungsweg|abschlusse)$/u],
  ["certificates", /^\p{L}{3,}(?:zertifikate|weiterbildungen|fortbildungen|lehrgange|scheine)$/u],
  ["languages", /^\p{L}{3,}sprach(?:en|kenntnisse)$/u],
  ["skills", /^(?!grund|vor|basis|gute?)\p{L}{3,}(?:kenntnisse|fahigkeiten|kompetenzen|vaardigheden)$/u],
];

/** Neutral words in headings. */
export const HEADING_FILL =
  wordSet(`qualification held professional relevant key core technical selected recent personal other my of the in
  additional history general areas area main major notable computer it soft hard digital clinical teaching research
  military service industry practical prior previous past current related a an as to me mich moi mi mis yo mes
  known job jobs done held outras outros otras otros autres andere pessoal pessoais profissional profissionais professionale professionali principais academica academico lavorativa capacita competenze e da do das dos informaticas
  professionnelle professionnelles professionnel professionnels profesional profesionales beruflicher beruflich
  berufliche beruflichen berufliches fachliche personelle tecnicas tecnicos techniques technische d de des du la le les
  los las el l complementaria complementaires complementarios centres centre sprachliche programming scripting office
  digitales digitais numeriques top significant extra vocational trade community brief executive career lebens ii iii continued cont etc back materna maternelle mother andere docentes fur and vitae im
  future learning longterm shortterm zu zur sur ueber informatiques informaticos generales nursing medical driving accounting culinary
  kitchen construction field student campus post secondary higher further continuing hands on
  praktische besondere weitere cles cle clave principales principaux praktischer full part time`);

/** Words that join two topics of a heading. The first topic decides. */
export const HEADING_JOINS = /\s*(?:&|\/|\+|,|\b(?:and|und|et|y|e)\b)\s*/i;

/** Titles of the document itself, which start no section. */
export const DOCUMENT_TITLES: ReadonlySet<string> = new Set([
  "resume",
  "cv",
  "curriculum vitae",
  "curriculum",
  "lebenslauf",
  "tabellarischer lebenslauf",
  "hoja de vida",
  "resume cv",
  "professional resume",
  "curriculum vitae cv",
  "vita",
]);
