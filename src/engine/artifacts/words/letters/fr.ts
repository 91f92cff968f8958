import { listed, lowerFirst, lowerTitle, monthNamed, quoted, sentence } from "../compose.ts";
import { sayFrench, withFrenchArticle } from "../said/fr.ts";
import type { Said } from "../said/types.ts";
import { asideIn, isPlaced, plainPhrase, studyAside, workSentences } from "./common.ts";
import type { LetterWords, Post, Studied } from "./types.ts";

const quote = quoted("« ", " »");
const all = (items: readonly string[]) =>
  listed(items, items.some((item) => / et /.test(item)) ? ", ainsi que " : " et ");
const withDe = (text: string) => (/^[aeéèêiouyhAEÉÈÊIOUYH]/u.test(text) ? `d'${text}` : `de ${text}`);

const date = monthNamed(
  "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
);

export const frenchLetter: LetterWords = {
  greeting: (_, person) =>
    person?.gender ? `${person.gender === "f" ? "Madame" : "Monsieur"},` : "Madame, Monsieur,",
  attention: ({ gender, name }) =>
    [gender && (gender === "f" ? "Madame" : "Monsieur"), name].filter(Boolean).join(" "),
  subject: (title) => `Objet : candidature au poste ${withDe(lowerTitle(title))}`,
  day: (day, month, year) => `${day === 1 ? "1er" : day} ${date(month, year)}`,
  placed: (place, day) => `${place}, le ${day}`,
  about: (title, company) =>
    `Je vous adresse ma candidature${title ? ` au poste ${withDe(lowerTitle(title))}` : ""}${company ? ` ${atEmployer(company)}` : ""}.`,
  aboutWork: (title) => `Je vous écris au sujet d'un poste ${withDe(lowerTitle(title))}.`,
  asks: (demands, nth) =>
    `${["Votre annonce demande", "Vous demandez aussi"][nth] ?? "Votre annonce cite également"} ${all(demands.map(withArticle))}.`,
  tongue: lowerFirst,
  plain: plainPhrase(withFrenchArticle),
  date,
  post: postSentence,
  says: sayFrench,
  did,
  figures: (items) => sentence(`En chiffres : ${items.map(lowerFirst).join(" ; ")}`),
  noted: (items) => `Extrait de mon CV : ${listed(items.map(quote), " et ")}.`,
  withAside: asideIn("(", ")"),
  certificates: (items) => {
    const [licences, others] = [true, false].map((isOne) =>
      items.filter((item) => isOne === /^permis/iu.test(item)),
    );
    return [
      ...(others?.length ? [`Mes certifications comprennent ${all(others.map(withTheArticle))}`] : []),
      ...(licences?.length ? [`J'ai ${all(licences.map(withTheArticle))}`] : []),
    ]
      .map((text) => sentence(text))
      .join(" ");
  },
  studied,
  grade: "note",
  speaks: (languages) => sentence(`Je parle ${all(languages)}`),
  skills: (names) =>
    sentence(`Parmi mes compétences ${names.length === 1 ? "figure" : "figurent"} ${all(names)}`),
  others: (items, kind) =>
    sentence(
      `Mes ${{ course: "cours", project: "projets", award: "distinctions", publication: "publications" }[kind]} comprennent ${all(items)}`,
    ),
  space: " ",
  quote,
  needsArticles: true,
  request: "J'aimerais en parler avec vous dans les prochaines semaines, par téléphone ou sur place.",
  closing: (person) => {
    const called = person?.gender ? (person.gender === "f" ? "Madame" : "Monsieur") : "Madame, Monsieur";
    return `Je vous prie d'agréer, ${called}, mes salutations distinguées.`;
  },
};

function postSentence({ title, at, from, until, isCurrent, isVolunteer, isEarlier }: Post): string {
  const place = [
    title && `comme ${lowerTitle(title)}`,
    at && atEmployer(at),
    isVolunteer && "à titre bénévole",
  ]
    .filter(Boolean)
    .join(" ");
  if (isCurrent) return sentence(`Depuis ${from}, je travaille ${place}`);
  const since = /^[ao]/i.test(from) ? `d'${from}` : `de ${from}`;
  const span = `${isEarlier ? "Auparavant, " : ""}${since} à ${until}, j'ai travaillé ${place}`;
  if (from && from === until) return sentence(`En ${from}, j'ai travaillé ${place}`);
  if (from && until) return sentence(span.charAt(0).toUpperCase() + span.slice(1));
  return sentence(until ? `Jusqu'à ${until}, j'ai travaillé ${place}` : `J'ai travaillé ${place}`);
}

/** "le certificat d'aptitude" for the paper's name alone. */
function withTheArticle(paper: string): string {
  if (
    /^(?:Certificat|Diplôme|Brevet|Baccalauréat|Master|Mastère|Doctorat|Titre|BTS|CAP|DUT|BUT|[Pp]ermis)(?!\p{L})/u.test(
      paper,
    )
  )
    return `le ${lowerFirst(paper)}`;
  return /^(?:Licence|Maîtrise|Formation|Capacité)(?!\p{L})/u.test(paper) ? `la ${lowerFirst(paper)}` : paper;
}

/** "l'anglais C1" for the language alone. */
function withArticle(demand: string): string {
  if (!/^\p{Ll}+ [ABC][12]$/u.test(demand)) return demand;
  return /^[aeéiou]/u.test(demand) ? `l'${demand}` : `le ${demand}`;
}

const elided =
  /^(?:École|Ecole|Académie|Université|Hôpital|Institut|Agence|Association|Usine|Hôtel|Atelier|Auberge|Office|EHPAD|IME|ESAT)(?= )/u;
const feminine =
  /^(?:Clinique|Mairie|Librairie|Boulangerie|Pharmacie|Banque|Maison|Société|Ville|Crèche|Ferme|Résidence|Polyclinique|Fondation|Pâtisserie|Brasserie)(?= )/u;
const masculine =
  /^(?:Lycée|Collège|Centre|Cabinet|Restaurant|Groupe|Garage|Café|Musée|Magasin|CHU|Laboratoire|Théâtre|Supermarché)(?= )/u;

/** "à l'École Jean-Moulin", "au Garage Martin", and "chez" before a name that does not start with a kind of place. */
function atEmployer(name: string): string {
  const [, article = "", bare = ""] = /^(La|Le|Les) (\p{Lu}.*)$/u.exec(name) ?? [];
  if (bare) return `${{ La: "à la", Le: "au", Les: "aux" }[article]} ${bare}`;
  if (/^(?:EHPAD|HAD|SSIAD)(?! \p{Ll})/u.test(name)) return `en ${name}`;
  if (elided.test(name)) return `à l'${name}`;
  if (feminine.test(name)) return `à la ${name}`;
  return masculine.test(name) ? `au ${name}` : `chez ${name}`;
}

function did(said: readonly Said[], isCurrent: boolean, nth: number): string {
  const work = nth > 0 ? "Mes tâches y" : isPlaced(said) ? "Mon travail" : "Mon travail y";
  const [holds, consists] =
    nth === 0
      ? isCurrent
        ? ["comprend", "consiste"]
        : ["comprenait", "consistait"]
      : isCurrent
        ? ["comprennent", "consistent"]
        : ["comprenaient", "consistaient"];
  const words = {
    first: "J'y ai",
    further: "J'ai aussi",
    being: `J'y ${isCurrent ? "suis" : "étais"}`,
    holds: `${work} ${holds}`,
    consists: `${work} ${consists}`,
  };
  return workSentences(said, words, all, (task) => `à ${task}`, doesSentence);
}

/** "J'y gère le poste chaud", and after another action "J'encadre deux commis". */
function doesSentence(text: string, index: number): string {
  if (index === 0) return `J'y ${text}`;
  return /^[aeéèêiou]/iu.test(text) ? `J'${text}` : `Je ${text}`;
}

const certified =
  /^(?:CAP|BEP|BP|BTS|BTSA|DUT|BUT|DEUG|DEA|DESS|CQP|Bac(?: [Pp]ro)?|Master(?: ?[12])?|Mastère|Doctorat|(?:Executive )?MBA|Titre professionnel)$/u;
const certifiedAsShe = /^(?:Licence(?: [Pp]ro(?:fessionnelle)?)?|Maîtrise|Mention complémentaire)$/u;

function studied(study: Studied): string {
  const { area, degree } = study;
  // "Diplôme d'État d'infirmier" is one name.
  if (area && /^Diplôme d['’]État$/iu.test(degree))
    return studied({
      ...study,
      degree: `${degree} ${/^[aeiouéèh]/iu.test(area) ? "d'" : "de "}${lowerFirst(area)}`,
      area: "",
    });
  // "Je suis titulaire d'un BP Électricien".
  const isShe = certifiedAsShe.test(degree);
  if ((isShe || certified.test(degree)) && !study.isCurrent)
    return sentence(
      asideIn("(", ")")(
        `Je suis titulaire d'un${isShe ? "e" : ""} ${[degree, area].filter(Boolean).join(" ")}`,
        studyAside({ ...study, degree: "" }, "", " à "),
      ),
    );
  const aside = studyAside(study, "depuis", " à ");
  const verb = study.isCurrent ? "Je suis en formation" : "J'ai suivi une formation";
  return sentence(
    asideIn("(", ")")(
      area
        ? `${verb} : ${area}`
        : degree
          ? `Ma formation comprend ${withTheArticle(degree)}`
          : `Ma formation : ${study.at}`,
      aside,
    ),
  );
}
