// Sides of a job that a posting names in many words, and how it names them. Languages as in usual-words.

/** A side of a job: its name in English, the words that ask for it, and the lines of postings on it. */
interface Side {
  name: string;
  asks: RegExp;
  lines: readonly RegExp[];
}

const HOME = "home (?:daily|nightly|time|every|each|most)|abends zu ?hause";
const NIGHTS =
  "(?:nights?|days?|weeks?) (?:away|out)|out (?:\\d|over ?night)|over ?nights?|over the road|otr|\\p{L}*übernacht\\p{L}*|auswärts\\p{L}*|découchers?|nuits? (?:à l['’]extérieur|d['’]hôtel)|pernocta\\p{L}*|noches fuera|pernoit\\p{L}*|noites fora|pernottament\\p{L}*|trasfert[ae]|overnacht\\p{L}*|noclegi?";
const TRAVEL =
  "travel\\p{L}*|business trips?|\\p{L}*reise(?:n|tätigkeit|bereitschaft|anteil|zeit\\p{L}*)?|\\p{L}*reisen|montageeins\\p{L}+|einsatzorte?\\p{L}*|déplacements?|voyag\\p{L}+|itinéran\\p{L}+|viaj\\p{L}+|desplazamientos?|viagens|viaja\\p{L}*|deslocações|deslocamentos?|trasfert[ae]|viaggi\\p{L}*|podróż\\p{L}*|delegacj\\p{L}+|wyjazd\\p{L}*|dienstreizen|zakenreizen|reisbereidheid|reizen";
const words = (source: string) => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, "iu");

const sides: readonly Side[] = [
  {
    name: "home every night",
    asks: words(
      "home (?:every|each|most) (?:night|day|evening)s?|home (?:daily|nightly|at night)|(?:away|out) (?:over ?night|from home)|over ?nights?|nights? (?:away|out)|jeden (?:abend|tag) (?:zu ?hause|daheim)|abends (?:immer )?(?:zu ?hause|daheim)|übernacht\\p{L}*|(?:chez moi|à la maison|rentrer?) (?:tous les|chaque) soirs?|découch\\p{L}*|(?:en casa|a casa) (?:todas las|cada) noches?|em casa todas as noites|a casa (?:ogni|tutte le) ser[ae]|elke avond thuis|co wieczór w domu",
    ),
    lines: [words(`${HOME}|${NIGHTS}`)],
  },
  {
    name: "travel",
    asks: words(
      "travel(?:l?ing)?|business trips?|(?:dienst|geschäfts)?reisen|verreisen|\\p{L}*reisetätigkeit|voyager|déplacements?|(?:me )?déplacer|viajar|viajes|viagens|viaggiare|trasfert[ae]|podróżować|podróż[ey]|(?:dienst|zaken)?reizen",
    ),
    lines: [words(TRAVEL), words(NIGHTS)],
  },
  {
    name: "visa sponsorship",
    asks: words("sponsor\\p{L}*|visas?|visum|visado|visto|wiz[aęy]"),
    lines: [
      words(
        "sponsor\\p{L}*|visas?|visum\\p{L}*|visado|visto de trabalho|work permits?|wiz[aęy]|relocation support",
      ),
    ],
  },
];

/** The side of a job that a question is about, if postings name it in many words. */
export function sideAsked(query: string): Side | undefined {
  return sides.find(({ asks }) => asks.test(query));
}
