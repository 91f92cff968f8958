import { closesBrackets } from "../../../text/cuts.ts";
import { isWorker } from "../../../text/names/role-names.ts";
import { type Piece, sliceItem } from "../../../text/piece.ts";
import { wordsOf } from "../../../text/words.ts";
import { isAsking, isOnlyNecessity, necessityPlaces } from "../necessity.ts";

/** What a sentence wants, and how much. */
export interface Wanted {
  piece: Piece;
  section: "required" | "preferred";
}

/** "It would help if you can", "Bonus points for", "Se valorará": what is wished follows. */
const before =
  /^(?:(?:ideally|idealerweise|idéalement|idealmente|idealiter),?(?= (?:you|hast|bist|vous|tu|tienes|has|você|heb|ben)['’\s])|nice if (?:you|u)(?: can)?|(?:it (?:would|'d)|it'd|would|'d) (?:also )?(?:help|be (?:cool|great|nice|good|a (?:big )?(?:bonus|plus)|lovely|brilliant|helpful|ideal)) if (?:you|u|ya)(?:'ve)?|(?:bonus|extra|brownie|plus) (?:points|credit) (?:for|if you(?:'ve| have)?)|(?:we|they)(?:'d| would) love (?:it )?if you(?:'ve)?|if (?:you|u|ya)(?:'ve| have| can)? (?=.{3,60}(?:bonus|plus|better|brilliant|great|even))|(?:schön|toll|super|prima|gut)(?: wäre(?: es)?)?,? wenn (?:du|sie)|se valorar[áa]n?(?: positivamente)?|se valora|suma(?:rá|n)?(?: puntos)? (?:si|tener)|(?:valorável|será valorizad[oa])|costituis(?:ce|cono) titolo preferenziale|meriterande (?:är|om du)|det (?:är|er) (?:meriterande|ett plus|en merit|en fordel|et plus),? (?:om|hvis|at) du|mile widzian[aey]|(?:dodatkowym )?atutem będ(?:zie|ą))(?: also| auch| har| have| has| tienes)?\s(?=\p{L})/iu;

/** "Some palaeography would be useful", "Konsolidierung ist Pflicht": the verb between what is wanted and how much. */
const copula =
  /\s(?:(?:is|are|would be|will be|would|wär|ist|sind|wären?|est|sont|serait|seraient|sera|es|son|sería|serán?|é|são|seria|sarebbe|è|är|er|jest|to)(?: all| both| also| auch| aussi| bien| very| highly| strongly| clearly)?(?: an?| ein| un| um| una)?(?: real| big| huge| great| massive| lovely| nice| definite| distinct| small| little| major| vrai| gran| reell\p{L}*)?)?\s*$/iu;
/** What may follow the wish: nothing, or its reason. */
const behind =
  /^[\s)\]]*(?:$|and (?:we|you|it|that|there|the)\s|[,;.!😉🙂❤(–—-]|(?:but|as|because|for|if|when|though|and not|pls|please|pero|mais|car|aber|denn|da|mas|porque|too|for|für|voor|pour|para|met|with|por|per|on|in|at|here|around|especially|particularly|bei|im|beim|dans|chez|en|na|no|bij|på|xx?)(?!\p{L}))/iu;
/** Whose sentence names nothing that is wanted of a person. */
const ofNothing =
  /^(?:the (?:role|post|position|job|successful|work|team|company|office|appointment)|this|that|these|it|they|he|she|we|you|there|what|which|who|anything|all offers|everyone|your|our|my|applications?|applicants?|candidates?|walk-ins|grads?|new grads|graduates|letters|women|people|cv|(?:an? |ein(?:e|en)? )?(?:cover(?:ing)? letter|(?:kurzes )?anschreiben)|(?:une )?lettre de motivation|(?:una )?carta de presentación|photo|relocation|interviews?|visits?|enquiries|questions|pets|start|das|dies|es|er|sie|wir|alles|was|bewerbungen|bewerber\p{L}*|menschen|schwerbehinderte|frauen|quereinsteiger\p{L}*|berufs\p{L}*|ce|c'est|cela|ça|nous|vous|les candidatures|esto|eso|lo (?!de)|se|personas|isso|isto|tudo|candidaturas|dit|dat|we)(?!\p{L})|[$€£]\s?\d|\d\s?[$€£%]|(?<!\p{L})(?:letters of|gehalt|salary|employer|arbeitgeber|we|our|wir|unser\p{L}*|nous|nos|bewerbung\p{L}*|apply|applying)(?!\p{L})/iu;
/** "El grado ayuda, pero no lo exigen", "STEP would be lovely but it's not a must": a wish that no one insists on. */
const helpsOnly =
  /^([^,.;:]{3,60}?)\s(?:helps|hilft|ayuda|ajuda|aide|aiuta|helpt|hjälper|hjelper|hjælper|pomaga),?\s(?:but|aber|pero|mas|mais|ma|maar|men|ale)\s[^.;]{0,30}(?:n't|not|kein\p{L}*|nicht|no|não|pas|non|niet|geen|inte|ikke|nie)(?!\p{L})/iu;
/** "O espanhol ajuda", "Spanish helps a lot": nothing follows but how much. */
const helpsAlone =
  /^([^,.;:]{3,40}?)\s(?:helps|hilft|ayuda|ajuda|aide|aiuta|helpt|hjälper|hjelper|hjælper|pomaga)(?: (?:a lot|too|also|sehr|auch|mucho|muito|beaucoup|aussi|molto|anche|ook|mycket|meget))?$/iu;
/** "Lo del italiano es un extra": words before the thing. */
const lengthOfLead = (name: string) =>
  /^(?:lo d(?:el?|e la)|das mit (?:dem|der)|sind|ist|is|zijn) /iu.exec(name)?.[0].length ?? 0;
/** "Car owner preferred": who has a thing. */
const ofOwner = /(?:owner|holder)s?\s*$/iu;
const MAX_SUBJECT = 14;
const MAX_BARE = 4;
/** A longer sentence wants more than one thing, and its ends would be read again for each. */
const LONGEST = 400;

/** "Two seasons behind a bar is what we're after": what is wanted comes first. */
const whatWeSeek =
  /\s(?:is|are) (?:just |exactly |really |precisely )?what (?:we|they|i)(?:'re| are|'m)? (?:really |actually )?(?:after|looking for|seeking|need|want)$/iu;

/** What a sentence wants in words that no list has: "ROS2 or Spanish are nice", "Bonus points for EDI"; undefined without one. */
export function wantedIn(sentence: Piece, isInList: boolean): Wanted | undefined {
  const led = before.exec(sentence.text)?.[0].length;
  if (led !== undefined) {
    const rest = sliceItem(sentence, led);
    const end =
      /,? (?:all the better|even better|brilliant|great|that'?s|c'est|mejor|but (?:it'?s|is|not)|(?:– |- )?(?:ist )?aber kein|(?:har|haben|hast|hätten?)(?: – |$))(?!\p{L}).*$/iu.exec(
        rest.text,
      )?.index;
    return { piece: end === undefined ? rest : sliceItem(rest, 0, end), section: "preferred" };
  }
  const helped = (helpsOnly.exec(sentence.text) ?? helpsAlone.exec(sentence.text))?.[1];
  if (helped !== undefined && !ofNothing.test(helped))
    return { piece: sliceItem(sentence, lengthOfLead(helped), helped.length), section: "preferred" };
  const sought = whatWeSeek.exec(sentence.text);
  if (sought !== null) return { piece: sliceItem(sentence, 0, sought.index), section: "required" };
  for (const { tag, start, end } of sentence.text.length > LONGEST ? [] : necessityPlaces(sentence.text)) {
    const rest = sentence.text.slice(end);
    if (isInList && !/\p{L}/u.test(rest)) continue;
    // "Spanish is a plus, and you must be able to lift": another demand follows.
    if (
      tag === "not_needed" ||
      start === 0 ||
      !behind.test(rest) ||
      (/^[,;.]/.test(rest) && isAsking(rest) && !isOnlyNecessity(rest))
    )
      continue;
    const subject = sentence.text.slice(0, start);
    const verb = copula.exec(subject);
    const name = subject.slice(0, verb?.index ?? subject.length);
    const size = wordsOf(name).length;
    const said = sentence.text.slice(start, end);
    const isBare =
      (verb?.[0].trim() ?? "") === "" && !/^(?:is|are|would|wäre|ware|serait|sería) /iu.test(said);
    if (
      isBare &&
      tag === "required" &&
      !/^(?:an? )?must|pflicht|obligat|expected|new to you|fremd|stranger|vital|crucial|negotiable|voraus/iu.test(
        said,
      )
    )
      continue;
    if (size === 0 || size > (isBare ? MAX_BARE : MAX_SUBJECT) || !/\p{L}{3}|\p{Lu}{2}/u.test(name)) continue;
    if (
      !closesBrackets(name) ||
      ofNothing.test(name) ||
      (!ofOwner.test(name) && isWorker(name.trim().split(" ").at(-1) ?? "")) ||
      necessityPlaces(name).length > 0
    )
      continue;
    return { piece: sliceItem(sentence, lengthOfLead(name), name.length), section: tag };
  }
  return undefined;
}
