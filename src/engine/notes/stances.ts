// The wish about one condition of work in a person's short sentence, if it is clear.

/** A condition of work with the words for its two sides. Without `other`, a sentence can only want it or not. */
type Condition = { key: string; side: RegExp; other?: RegExp };

const conditions: readonly Condition[] = [
  {
    key: "place",
    side: /(?<!\p{L})(?:remote(?:ly)?|from home|home ?office|homeoffice|telework\p{L}*|teletrabaj\p{L}*|remoto|télétravail|teletrabalho)(?!\p{L})|远程|在家/iu,
    other:
      /(?<!\p{L})(?:(?:an?|the|in|im|ins|en|la|au|no) (?:office|büro|oficina|bureau|escritório)|on[- ]?site|vor ort|presencial|sur site)(?!\p{L})|办公室|现场/iu,
  },
  {
    key: "hours",
    side: /(?<!\p{L})(?:part[- ]?time|teilzeit|media jornada|tiempo parcial|temps partiel|meio período|tempo parcial)(?!\p{L})|兼职/iu,
    other:
      /(?<!\p{L})(?:full[- ]?time|vollzeit|jornada completa|tiempo completo|temps plein|período integral|tempo integral)(?!\p{L})|全职/iu,
  },
  {
    key: "weekends",
    side: /(?<!\p{L})(?:weekends?|wochenenden?|fin(?:es)? de semana|week-ends?|fins? de semana)(?!\p{L})|周末/iu,
  },
  {
    key: "nights",
    side: /(?<!\p{L})(?:nights?|night shifts?|nachtschicht\p{L}*|nachtdienst\p{L}*|noches?|turnos? de noche|nuits?|noites?)(?!\p{L})|夜班/iu,
  },
  {
    key: "overtime",
    side: /(?<!\p{L})(?:overtime|überstunden|horas extras?|heures sup\p{L}*)(?!\p{L})|加班/iu,
  },
  { key: "travel", side: /(?<!\p{L})(?:travel(?:ling|ing)?|dienstreisen?|viajar|voyager)(?!\p{L})|出差/iu },
  {
    key: "relocation",
    side: /(?<!\p{L})(?:relocat(?:e|ing|ion)|move (?:house|abroad|away)|umzieh\p{L}*|umzug|mudarme|déménager|me mudar)(?!\p{L})|搬家/iu,
  },
  {
    key: "people",
    side: /(?<!\p{L})(?:manage people|managing people|lead(?:ing)? (?:a team|people)|be a manager|führungsverantwortung|liderar|encadrer)(?!\p{L})|带团队/iu,
  },
];

/** The person's own wish at the start of a sentence. Someone else's wish or a question does not count. */
const wish =
  /^(?:i(?:['’]d|['’]m| am| would| do| really| still| now| never| no| don['’]t| won['’]t| can['’]t| hate| want| prefer| love| like| enjoy| refuse| will)?(?!\p{L})|(?:the )?user (?:wants|prefers|would|hates|no|never|does)|(?:no longer |never )?(?:want|prefer|hate|love|like)s?(?!\p{L})|would (?:like|love|prefer)|ich (?:will|möchte|mag|würde|hasse|arbeite)|(?:no |ya no |nunca )?(?:quiero|quisiera|prefiero|me gusta\p{L}*|odio)|je (?:veux|ne|voudrais|préfère|déteste)|j['’]aim\p{L}*|(?:eu )?(?:não |nunca )?(?:quero|gostaria|prefiro|gosto|odeio)|我(?:不|再也不|很)?(?:想|喜欢|希望|愿意))/iu;
const wanting =
  /(?<!\p{L})(?:wants?|like|love|prefers?|enjoy|open to|happy to|wish|will|möchte|mag|würde|gern|quiero|quisiera|prefiero|gusta\p{L}*|veux|voudrais|préfère|aim\p{L}*|quero|gostaria|prefiro|gosto)(?!\p{L})|[想喜希愿]/iu;
const refusing = /(?<!\p{L})(?:hates?|refuses?|won['’]t|will not|hasse|odio|déteste|odeio)(?!\p{L})/iu;
const negation =
  /(?<!\p{L})(?:not|never|no|nor|without|won['’]t|can['’]t|don['’]t|doesn['’]t|wouldn['’]t|hates?|refuses?|nicht|keine?[nrms]?|nie|hasse|nunca|odio|ne|n['’]\p{L}+|jamais|déteste|não|odeio)(?!\p{L})|不/iu;
/** Words that make a wish gradual or conditional, so that it contradicts nothing. */
const qualified =
  /(?<!\p{L})(?:more|less|most|least|up to|too|every|often|some|sometimes|maybe|perhaps|unless|except|if|when|while|because|but|or|until|than|days?|hybrid|mehr|weniger|höchstens|maximal|zu|oft|manchmal|vielleicht|wenn|falls|außer|aber|oder|bis|más|menos|cada|quizás?|si|pero|o|hasta|plus|moins|peut-être|mais|ou|jusqu\p{L}*|mais|menos|talvez|se|até|\d+)(?!\p{L})|如果|除非|但|最多/iu;
const LONGEST = 120;

/** The side of a condition that a note takes; undefined if it is unclear. */
export type Stance = { key: string; wants: boolean };

/** The stance of one short sentence. */
export function stanceOf(text: string): Stance | undefined {
  const said = text.trim();
  const isSentence = said.length <= LONGEST && !/[?;:\n]|[.!。！].*\p{L}/u.test(said) && wish.test(said);
  if (!isSentence || qualified.test(said.replace(/no more|nicht mehr|ya no|ne .{1,20} plus/giu, "never")))
    return undefined;
  const named = conditions.filter(({ side, other }) => side.test(said) || other?.test(said));
  const [condition] = named;
  if (!condition || named.length > 1) return undefined;
  const isSide = condition.side.test(said);
  if (isSide && condition.other?.test(said)) return undefined;
  const isNegated = negation.test(said);
  // "I cannot find the office" is not a wish.
  if (!wanting.test(said) && !refusing.test(said)) return undefined;
  return { key: condition.key, wants: isSide !== isNegated };
}
