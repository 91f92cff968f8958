import { readPlace } from "../../places/place.ts";
import { isWithin } from "../../places/within.ts";
import { townsBehind } from "../../text/names/towns.ts";
import { hasWhole } from "../../text/words.ts";
import type { WorkFacts } from "../filters.ts";
import type { FilterResult, PersonConstraints } from "../types.ts";
import { isDeniedIn } from "./denied-in.ts";
import { placeFilter } from "./place.ts";
import { filterResult } from "./result.ts";

const remoteWords =
  /(?<!\p{L})(?:remote(?:ly)?|home[- ]?office|wfh|(?<!(?:away|miles?|mi|km|kilomet\p{L}{1,5}|minutes?|mins?|hours?|far|further) )from home|von zu ?hause|zu hause arbeiten|télétravail\p{L}*|à distance|teletrabajo|remoto|desde casa|a distancia|teletrabalho|(?:trabalhar|trabalho) (?:de|em) casa|smart ?working|da remoto|da casa|thuis\p{L}*|op afstand|distans\p{L}*|hemifrån|zdaln\p{L}+|z domu|uzaktan|evden|vanuit huis|a partir de casa|na dálku|z domova)(?!\p{L})|远程|居家|在家|リモート|在宅/iu;
const hybridWords =
  /(?<!\p{L})(?:hybrid\p{L}*|híbrid[oa]|ibrid[oa]|hybryd\p{L}+)(?!\p{L})|混合|ハイブリッド/iu;
/** "Remote or hybrid": no other choice. */
const orHybrid = new RegExp(
  `(?:${remoteWords.source}) (?:or|oder|ou|o|of|eller|lub|albo|nebo) (?:${hybridWords.source})|(?:${hybridWords.source}) (?:or|oder|ou|o|of|eller|lub|albo|nebo) (?:${remoteWords.source})`,
  "iu",
);
const otherwise = /(?<!\p{L})(?:or|oder|ou|o|of|eller|lub|albo|nebo)(?!\p{L})|或|または/iu;
const wishes =
  /(?<!\p{L})(?:prefer\p{L}*|rather|ideally|if possible|am liebsten|lieber|gerne|wenn möglich|préf\p{L}+|si possible|de preferencia|si es posible|idealmente|de preferência|se possível|prefer\p{L}+|liever|het liefst|helst|wolę|najchętniej|raději)(?!\p{L})|最好|希望|できれば/iu;
const moves =
  /(?<!\p{L})(?:relocat\p{L}*|mov(?:e|ing)(?! (?:up|into|on))|umzieh\p{L}*|zieh(?:e|en)? (?:\p{L}+ ){0,3}um|umzug|déménag\p{L}*|mudar(?:me|-me)?|me mud[oe]|mudo-me|mi (?:trasferisco|sposto)|flyttar|verhuis|mudanza|mudança|trasfer\p{L}+|verhuiz\p{L}*|flytta|przeprowadz\p{L}+|stěhov\p{L}+|cambiar(?:me)? de (?:ciudad|casa|residencia)|mudar de (?:cidade|casa)|changer de (?:ville|région)|cambiare (?:città|casa)|wegzieh\p{L}*|den wohnort wechseln)(?!\p{L})|搬家|引っ越/iu;
const radius =
  /(?<!\p{L})(?:within|max(?:imum)?\.?|at most|up to|(?:no|not) (?:more|further|farther) than|nicht weiter als|pas plus (?:loin )?(?:de|que)|im umkreis von|höchstens|à moins de|dans un rayon de|en un radio de|a menos de|num raio de|entro|nel raggio di|binnen|inom|w promieniu|do)\s(?:\p{L}+\s){0,2}(?:\d{1,3}\s?-?(?:miles?|mi|km|kilomet\p{L}*|min\p{L}*)|[1-4]\s?-?(?:hours?|h))(?!\p{L}|\s(?:a|per|each|pro|par|por|alla|na)\s)/iu;

/** "I can't come into the office": at home alone. */
const noOffice =
  /(?<!\p{L})(?:can(?:['’]?t|not) (?:come|go|commute) (?:in)?to (?:the|an|your|any) office|nicht ins büro|pas (?:venir|aller) au bureau|no (?:puedo|quiero) ir a la oficina|nada presencial|não posso ir ao escritório|non posso (?:venire|andare) in ufficio|(?:niente|nessun) lavoro in presenza|niet naar kantoor|nie mogę (?:przychodzić|jeździć|dojeżdżać) do biura|żadnej pracy stacjonarnej|inte (?:komma|åka) till kontoret|ofise gelemem|ofiste çalışmak istemiyorum)(?!\p{L})/iu;

/** "Only in Leeds": no other town will do. Near it, another may. */
const onlyThere =
  /(?<!\p{L})(?:only|nur|ausschließlich|uniquement|seulement|exclusivement|solo|sólo|únicamente|solamente|apenas|só|soltanto|alleen|uitsluitend|bara|endast|tylko|wyłącznie|ne \p{L}+ qu['’e]?|sadece|yalnızca)(?!\p{L})/iu;
const nearThere =
  /(?<!\p{L})(?:im (?:groß)?raum|in der (?:nähe|region|umgebung)(?: von)?|rund um|around|near|the area of|dans la région de|autour de|près de|en la zona de|cerca de|na zona de|perto de|nella zona di|vicino a|in de buurt van|regio)\s(?=\p{Lu})/iu;
/** Some days at home, which a hybrid job may allow. */
const someDays =
  /(?<!\p{L})(?:days?|tage?|jours?|días?|dias?|giorn[io]|dagen|dag|dagar|dni|dzień|partly|teilweise)(?!\p{L})/iu;

/** "Nothing under 50k unless fully remote": remote work is a condition of the pay. */
const condition =
  /(?<!\p{L})(?:unless|except(?: if| when| for)?|if|when|for|außer|wenn|bei|falls|sauf|si|pour|en|à moins|salvo|a menos|para|per|se|em|in|a meno)\s(?:\p{L}+\s){0,3}$/iu;

/** True if a sentence names remote work only as a condition of something else. */
export function isRemoteCondition(text: string): boolean {
  const said = remoteWords.exec(text);
  return said !== null && condition.test(text.slice(0, said.index));
}

/** True if a sentence says what its writer would like, and no more. */
export function isWish(text: string): boolean {
  return wishes.test(text);
}

/** True if a sentence names how far the work may be. */
export function namesRadius(text: string): boolean {
  return radius.test(text);
}

/** What a sentence says about remote work, moving or distance, compared with an opening; undefined if it says nothing. */
export function notedPlace(
  text: string,
  person: PersonConstraints,
  work: WorkFacts,
): FilterResult | undefined {
  const said = remoteWords.exec(text);
  const isNear = radius.test(text);
  const town = ofTown(text, work);
  if (town?.outcome === "fail" && work.remote !== "remote") return town;
  if (said) return ofRemote(text, { isDenied: isDeniedIn(text, said.index), isNear, person, work });
  if (isNear) return nearHome(text, person, work);
  const move = moves.exec(text);
  if (noOffice.test(text) && !/\d/.test(text))
    return ofRemote(text, { isDenied: false, isNear, person, work });
  if (move && isDeniedIn(text, move.index)) return withoutMoving(person, work);
  return (onlyThere.test(text) ? ofOnlyTown(text, work) : undefined) ?? town;
}

function ofRemote(
  text: string,
  {
    isDenied,
    isNear,
    person,
    work,
  }: { isDenied: boolean; isNear: boolean; person: PersonConstraints; work: WorkFacts },
): FilterResult {
  const { remote } = work;
  if (remote === undefined && (work.locations ?? []).length > 0 && isNear)
    return nearHome(text, person, work);
  if (remote === undefined)
    return filterResult("notedPlace", undefined, "Whether the work is remote is not known; ask.");
  const reason = `The work is ${remote.replace("_", " ")}.`;
  if (isDenied) return filterResult("notedPlace", remote !== "remote", reason);
  if (remote === "remote" || (remote === "hybrid" && hybridWords.test(text)))
    return filterResult("notedPlace", true, reason);
  if (isNear) return nearHome(text, person, work);
  if (remote === "hybrid" && someDays.test(text))
    return filterResult(
      "notedPlace",
      undefined,
      `${reason} How many days at home it allows is not known; ask.`,
    );
  const isChoice = otherwise.test(text.replace(orHybrid, ""));
  return filterResult("notedPlace", isChoice || wishes.test(text) ? undefined : false, reason);
}

/** "Of Leeds": from another place than home. */
const from = /(?<!\p{L})(?:of|from|to|von|de|di|da|van|från|od)\s(?:the\s)?(\p{Lu}\p{L}+|\p{L}+$)/u;

function nearHome(
  text: string,
  person: PersonConstraints,
  { remote, locations = [] }: WorkFacts,
): FilterResult {
  if (remote === "remote") return filterResult("notedPlace", true, "The work is remote.");
  const { home } = person;
  const other = from.exec(text)?.[1];
  const isElsewhere = other !== undefined && other.toLowerCase() !== home?.city;
  const isThere =
    home !== undefined &&
    !isElsewhere &&
    locations.some((place) => isWithin(readPlace(place), home) === true);
  return isThere
    ? filterResult("notedPlace", true, "The work is in the user's home town.")
    : filterResult("notedPlace", undefined, "The distance to the work is not known.");
}

/** "Berlin only", "nur Berlin", "no Porto", with the town behind "in". */
function inTown(text: string): string {
  return text
    .replace(/^(\p{Lu}\p{L}+) only/u, "in $1")
    .replace(
      /(?<=(?:^|\s)(?:[Nn]ur|[Oo]nly|[Ee]ndast|[Bb]ara|[Uu]itsluitend|[Aa]lleen|[Ww]yłącznie|[Tt]ylko|[Ss]adece|[Yy]alnızca|[Uu]nicamente|[Ss]olo|qu['’]) ?)(?=\p{Lu})/gu,
      "in ",
    )
    .replace(/(?<!\p{L})(?:no|na|w) (?=\p{Lu})/gu, "in ")
    .replace(/(\p{Lu}\p{L}+)['’](?:de|da|te|ta)(?:ki)?(?!\p{L})/gu, "in $1");
}

/** The only town where a person would work, compared with the opening's; undefined if the sentence names none. */
function ofOnlyTown(text: string, { remote, locations = [] }: WorkFacts): FilterResult | undefined {
  const isNear = nearThere.test(text);
  const said = text.replace(nearThere, "in ");
  const wanted = townsBehind("at", inTown(said)).map(({ at, length }) =>
    readPlace(inTown(said).slice(at, at + length)),
  );
  if (wanted.length === 0) return undefined;
  if (remote === "remote") return filterResult("notedPlace", true, "The work is remote.");
  if (locations.length === 0)
    return filterResult("notedPlace", undefined, "The place is not known; ask for it.");
  const found = locations.flatMap((place) => wanted.map((one) => isWithin(readPlace(place), one)));
  const isThere = found.includes(true) ? true : found.includes(undefined) || isNear ? undefined : false;
  return filterResult("notedPlace", isThere, `The work is in ${locations.join(" or ")}.`);
}

/** "I won't leave Leeds" does not rule Leeds out. */
const away =
  /(?<!\p{L})(?:leave|out of|from|outside|beyond|further than|verlassen|aus|von|quitter|hors de|dejar|salir de|fuera de|deixar|sair de|fora de|lasciare|fuori(?: da)?|verlaten|buiten|utanför|poza|lämna|från|quitter\p{L}*(?: pas| jamais)?|(?:mud\p{L}*|sai[or]|salgo) d[eo]|trasferisc\p{L}+ da|verhuis \p{L}+ uit|aus)\s(?:the\s)?$/iu;

/** Between a move and its end. In "not moving, my wife works in Leeds" the town is no end of it. */
const whereTo = /^\s(?:\p{L}+\s){0,3}$/u;

/** A town of the opening that a sentence names, as wanted or ruled out. */
function ofTown(text: string, { locations = [] }: WorkFacts): FilterResult | undefined {
  const town = locations
    .map((place) => place.split(",")[0]?.trim() ?? "")
    .find((name) => hasWhole(text, name));
  if (!town) return undefined;
  const at = text.toLowerCase().indexOf(town.toLowerCase());
  // The Portuguese "no Porto" is no denial.
  const before = text.slice(0, at).replace(/(?<=\p{L}\s)n[oa]s?\s$/iu, "em ");
  // "Não vou me mudar para São Paulo": the move is denied, and so its end.
  const move = moves.exec(before);
  const isOut =
    (isDeniedIn(before + text.slice(at), before.length) ||
      (move !== null &&
        isDeniedIn(text, move.index) &&
        whereTo.test(before.slice(move.index + move[0].length)))) &&
    !away.test(before);
  return filterResult("notedPlace", !isOut, "The sentence names the town of the work.");
}

/** Another town of the same region may be near enough to travel to each day. */
function withoutMoving({ home }: PersonConstraints, work: WorkFacts): FilterResult {
  const filter = { ...placeFilter(home ? [home] : "unknown", work, home), key: "notedPlace" };
  const { city: _, ...region } = home ?? {};
  const mayBeNear = work.locations?.some((place) => isWithin(readPlace(place), region) !== false);
  return filter.outcome === "fail" && mayBeNear
    ? filterResult(
        "notedPlace",
        undefined,
        "The work is in another town than home. Whether it can be reached without moving is not known; ask.",
      )
    : filter;
}
