// Questions about what openings ask for, and about the applications as a whole. Languages as in question-words.

const DEMANDS =
  "(?:requirements?|demands?|criteria|must[- ]haves|anforderungen|voraussetzungen|requisitos|exig[eê]ncias|exigences|critères|prérequis|requisiti|eisen|krav|wymagania)";

const asksFor = new RegExp(
  [
    String.raw`^\W*what (?:do|does) (?!i ).{1,80} (?:ask(?:ing)? for|require|need|demand|look(?:ing)? for)\W*$`,
    String.raw`^\W*(?:(?:what|which) (?:are|is) |list |show me |tell me )?(?:all )?(?:the )?${DEMANDS} (?:of|for|at|in|der|des|de|del|da|do|du|voor|für) `,
    String.raw`^\W*(?:which|what) ${DEMANDS} (?:does|do) (?!i )`,
    String.raw`^\W*was (?:(?:verlangt|fordert|erwartet|sucht|braucht) (?!mein|ich)|wird .{1,80} (?:verlangt|gefordert|erwartet))`,
    String.raw`^\W*(?:welche|was sind die|nenne? (?:mir )?die|cuáles son los|quelles sont les|quels sont les|quais são (?:os|as)|quali sono i|wat zijn de) ${DEMANDS} (?:hat|stellt|nennt|der|für|des|de|del|da|do|du|pour|voor|van)(?!\p{L})`,
    String.raw`^\W*qué (?:pide|piden|exige|exigen|requiere) |^\W*(?:qu['’]est-ce que .{1,80} (?:demande|exige)|que (?:demande|exige|requiert) )|^\W*o que .{1,80} (?:pede|exige)\W*$|^\W*(?:che )?cosa (?:chiede|richiede) |^\W*wat (?:vraagt|eist) `,
  ].join("|"),
  "iu",
);

/** True if a question asks what an opening asks for: "What does the Leeds job require?" */
export function asksForDemands(query: string): boolean {
  return asksFor.test(query) && !asksWhichDemands(query);
}

const mine = new RegExp(
  String.raw`(?<!\p{L})${DEMANDS}(?!\p{L}).{0,80}(?<!\p{L})(?:i (?:\p{L}+ |\p{L}+['’]t )*?(?:meet|have|fulfil|fulfill|match|satisfy|show|cover|miss|lack)|erfülle|fehlen (?:mir|noch)|cumplo|me faltan|remplis|satisfais|me manque(?:nt)?|cumpro|atendo|preencho|soddisfo|mi mancano|voldoe|uppfyller|spełniam)(?!\p{L})`,
  "iu",
);

/** What the user asks of a job. */
const ofWishes =
  /(?<!\p{L})(?:next|new|future|ideal|nächste\p{L}*|próxim[oa]|prochaine?|ideales?) (?:job|role|position|stelle|trabajo|empleo|emploi|trabalho|emprego)(?!\p{L})/iu;

/** True if a question asks which requirements the user meets or misses, of whatever openings. */
export function asksWhichDemands(query: string): boolean {
  return mine.test(query) && !ofWishes.test(query);
}

const search =
  /(?<!\p{L})(?:how (?:is|['’]s|are) (?:my|the) (?:job (?:search|hunt)|applications?|search)|where (?:do|am) i (?:stand )?(?:with|in) my (?:applications?|job (?:search|hunt))|status of my (?:applications?|job (?:search|hunt))|wie (?:läuft|steht es (?:mit|um)) mein\p{L}* (?:jobsuche|stellensuche|bewerbung\p{L}*)|cómo va mi búsqueda|cómo van mis (?:candidaturas|solicitudes)|où en (?:est|sont|suis-je (?:dans|de)) (?:ma recherche|mes candidatures)|como (?:vai|está) (?:a )?minha (?:busca|procura)|como (?:vão|estão) (?:as )?minhas candidaturas)(?!\p{L})/iu;

/** True if a question asks for the state of the applications as a whole. */
export function asksOfSearch(query: string): boolean {
  return search.test(query);
}
