import { describe, expect, test } from "vitest";
import { prepareCatalog } from "../../../../src/engine/fit/scales.ts";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";
import { readBuiltInCatalog } from "../../../../src/platform/built-in-catalog.ts";

const { skills } = prepareCatalog(readBuiltInCatalog());
const LONG = "We have been baking since 1984 and our team is friendly and busy all year round. ".repeat(6);

/** A demand and the kinds that it may be read as, with bars between them. */
type Item = [said: string, kinds: string];

/** How a language says in running prose what it asks: the head of an advert, demands, and what stands around them. */
const languages: Record<string, { head: string; items: Item[]; req: string[]; pref: string[] }> = {
  en: {
    head: `Team Leader\nBramble Foods Ltd\nLeeds\n\n${LONG}\n\n`,
    items: [
      ["a full UK driving licence", "licence"],
      ["two years' experience in retail", "experience"],
      ["a degree in nursing", "education"],
      ["fluent French", "language"],
      ["Excel", "skill"],
      ["a food hygiene certificate", "certificate"],
      ["experience with SAP", "experience|skill"],
    ],
    req: [
      "{} required.",
      "{} is required.",
      "{} is essential.",
      "You must have {}.",
      "You will need {}.",
      "You'll need {}.",
      "We require {}.",
      "Applicants must have {}.",
      "The successful candidate will have {}.",
      "{} is a must.",
      "You should have {}.",
      "We are looking for someone with {}.",
      "Candidates need {}.",
      "Essential: {}",
      "{} (essential)",
      "The role requires {}.",
      "You have {}.",
      "This post requires {}.",
      "Must have {}.",
      "To apply you need {}.",
      "It is essential that you have {}.",
    ],
    pref: [
      "{} preferred.",
      "{} is desirable.",
      "{} would be an advantage.",
      "Ideally you will have {}.",
      "{} is a plus.",
      "{} would be nice.",
      "Nice to have: {}",
      "Desirable: {}",
      "{} (desirable)",
      "It would help if you had {}.",
      "We'd love it if you had {}.",
      "Bonus points for {}.",
      "{} an advantage but not essential.",
      "Preference will be given to candidates with {}.",
      "{} welcome.",
    ],
  },
  de: {
    head: `Teamleiter (m/w/d)\nBirkner GmbH\nKassel\n\n${"Wir backen seit 1984 und unser Team ist freundlich und das ganze Jahr über gut beschäftigt. ".repeat(6)}\n\n`,
    items: [
      ["Führerschein Klasse B", "licence"],
      ["zwei Jahre Berufserfahrung im Einzelhandel", "experience"],
      ["ein abgeschlossenes Studium der Pflege", "education"],
      ["fließend Französisch", "language"],
      ["Excel-Kenntnisse", "skill"],
      ["eine abgeschlossene Ausbildung als Koch", "education"],
    ],
    req: [
      "{} erforderlich.",
      "{} wird vorausgesetzt.",
      "{} ist Voraussetzung.",
      "Voraussetzung: {}",
      "Sie haben {}.",
      "Du hast {}.",
      "Sie verfügen über {}.",
      "Sie bringen {} mit.",
      "Du bringst {} mit.",
      "Wir erwarten {}.",
      "{} ist zwingend erforderlich.",
      "Zwingend: {}",
      "{} setzen wir voraus.",
      "Du brauchst {}.",
      "Notwendig ist {}.",
      "Wir suchen jemanden mit {}.",
      "{} ist ein Muss.",
      "Unbedingt erforderlich: {}",
    ],
    pref: [
      "{} von Vorteil.",
      "{} wünschenswert.",
      "{} ist wünschenswert.",
      "Idealerweise haben Sie {}.",
      "{} wäre schön.",
      "Von Vorteil: {}",
      "{} sind von Vorteil.",
      "Gerne mit {}.",
      "Schön wäre {}.",
      "{} ist ein Plus.",
      "Wünschenswert ist {}.",
      "Pluspunkt: {}",
      "{} ist kein Muss, aber gern gesehen.",
    ],
  },
  fr: {
    head: `Chef d'équipe H/F\nMoulins Perret\nLyon\n\n${"Nous cuisons le pain depuis 1984 et notre équipe est sympathique et occupée toute l'année. ".repeat(6)}\n\n`,
    items: [
      ["le permis B", "licence"],
      ["deux ans d'expérience en magasin", "experience"],
      ["un diplôme d'infirmier", "education"],
      ["l'anglais courant", "language"],
      ["Excel", "skill"],
      ["le CACES 3", "certificate"],
    ],
    req: [
      "{} exigé.",
      "{} est obligatoire.",
      "{} indispensable.",
      "Vous avez {}.",
      "Vous devez avoir {}.",
      "Nous demandons {}.",
      "Il faut {}.",
      "{} est requis.",
      "Impératif : {}",
      "Vous justifiez de {}.",
      "Le poste exige {}.",
      "Vous possédez {}.",
      "Le candidat doit avoir {}.",
      "Exigé : {}",
    ],
    pref: [
      "{} souhaité.",
      "{} serait un plus.",
      "{} est un atout.",
      "{} apprécié.",
      "Idéalement, vous avez {}.",
      "Serait un plus : {}",
      "Un plus : {}",
      "La possession de {} est un plus.",
      "{} de préférence.",
      "{} constitue un atout.",
    ],
  },
  es: {
    head: `Encargado/a\nTalleres Ibarra\nValencia\n\n${"Hacemos pan desde 1984 y nuestro equipo es simpático y tiene trabajo todo el año. ".repeat(6)}\n\n`,
    items: [
      ["carnet de conducir B", "licence"],
      ["dos años de experiencia en tienda", "experience"],
      ["un grado en enfermería", "education"],
      ["inglés fluido", "language"],
      ["Excel", "skill"],
      ["el carné de manipulador de alimentos", "certificate|licence"],
    ],
    req: [
      "{} imprescindible.",
      "Imprescindible {}.",
      "Se requiere {}.",
      "Es necesario {}.",
      "Debes tener {}.",
      "Necesitas {}.",
      "Tienes {}.",
      "{} obligatorio.",
      "Buscamos a alguien con {}.",
      "Requisito: {}",
      "Exigimos {}.",
      "Pedimos {}.",
      "El puesto requiere {}.",
      "Hace falta {}.",
    ],
    pref: [
      "Se valora {}.",
      "Se valorará {}.",
      "{} es un plus.",
      "Deseable {}.",
      "{} deseable.",
      "Valorable {}.",
      "Sería ideal {}.",
      "Preferible {}.",
      "Suma puntos {}.",
      "{} valorable.",
    ],
  },
  pt: {
    head: `Encarregado/a\nPadaria Lima\nBraga\n\n${"Fazemos pão desde 1984 e a nossa equipa é simpática e tem trabalho todo o ano. ".repeat(6)}\n\n`,
    items: [
      ["carta de condução B", "licence"],
      ["dois anos de experiência em loja", "experience"],
      ["licenciatura em enfermagem", "education"],
      ["inglês fluente", "language"],
      ["Excel", "skill"],
    ],
    req: [
      "{} obrigatório.",
      "Obrigatório {}.",
      "É necessário {}.",
      "Exige-se {}.",
      "{} é indispensável.",
      "Precisa de ter {}.",
      "Tem {}.",
      "Procuramos alguém com {}.",
      "Requisito: {}",
      "Deve ter {}.",
      "Pedimos {}.",
    ],
    pref: [
      "{} desejável.",
      "Desejável: {}",
      "{} é um diferencial.",
      "Valorizamos {}.",
      "{} será um diferencial.",
      "Dá-se preferência a {}.",
      "{} é uma mais-valia.",
      "Diferencial: {}",
    ],
  },
  it: {
    head: `Responsabile\nOfficine Bassi S.r.l.\nBologna\n\n${"Facciamo il pane dal 1984 e la nostra squadra è simpatica e ha lavoro tutto l'anno. ".repeat(6)}\n\n`,
    items: [
      ["patente B", "licence"],
      ["due anni di esperienza in negozio", "experience"],
      ["laurea in infermieristica", "education"],
      ["inglese fluente", "language"],
      ["Excel", "skill"],
    ],
    req: [
      "Richiesta {}.",
      "È richiesta {}.",
      "{} obbligatoria.",
      "Hai {}.",
      "Cerchiamo una persona con {}.",
      "Necessaria {}.",
      "{} indispensabile.",
      "Requisito: {}",
      "Devi avere {}.",
      "Il candidato deve possedere {}.",
    ],
    pref: [
      "Gradita {}.",
      "{} gradita.",
      "{} è un plus.",
      "Costituisce titolo preferenziale {}.",
      "{} sarà considerata un plus.",
      "Preferibile {}.",
    ],
  },
  nl: {
    head: `Teamleider\nVan Dam B.V.\nZwolle\n\n${"Wij bakken sinds 1984 brood en ons team is vriendelijk en het hele jaar druk. ".repeat(6)}\n\n`,
    items: [
      ["rijbewijs B", "licence"],
      ["twee jaar ervaring in een winkel", "experience"],
      ["een hbo-diploma verpleegkunde", "education"],
      ["vloeiend Engels", "language"],
      ["Excel", "skill"],
    ],
    req: [
      "{} vereist.",
      "{} is verplicht.",
      "Je hebt {}.",
      "Je beschikt over {}.",
      "Wij vragen {}.",
      "{} is noodzakelijk.",
      "Je moet {} hebben.",
      "Vereist: {}",
      "Wij zoeken iemand met {}.",
      "{} is een must.",
    ],
    pref: [
      "{} is een pre.",
      "{} is mooi meegenomen.",
      "Bij voorkeur {}.",
      "{} strekt tot aanbeveling.",
      "Een pre: {}",
      "{} is een plus.",
      "Liefst {}.",
    ],
  },
};

/** What is not read as the one demand that it is. */
function missedOf(
  head: string,
  items: readonly Item[],
  frames: readonly string[],
  necessity: string,
): string[] {
  return frames.flatMap((frame) =>
    items.flatMap(([item, kinds]) => {
      const said = frame.replace("{}", item);
      const sentence = said.charAt(0).toUpperCase() + said.slice(1);
      const { requirements = [] } = normalisePosting({ text: `${head}${sentence}\n` }, skills).opportunity;
      const [only] = requirements;
      const isRead =
        requirements.length === 1 &&
        only !== undefined &&
        kinds.split("|").includes(only.kind) &&
        only.necessity === necessity;
      return isRead ? [] : [sentence];
    }),
  );
}

/** A tool alone, behind "someone with" or before a verb at the end, is not certain in every language. */
const MOST_MISSED = 4;

describe.each(Object.entries(languages))("demands in prose, %s", (_, { head, items, req, pref }) => {
  test("required", () => expect(missedOf(head, items, req, "required").slice(MOST_MISSED)).toEqual([]));
  test("preferred", () => expect(missedOf(head, items, pref, "preferred").slice(MOST_MISSED)).toEqual([]));
});
