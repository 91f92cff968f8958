import { latin } from "./latin.ts";

/** Things that go wrong. "Without delays" praises the work and denies nothing. */
const troubles =
  "problem\\p{L}*|probl[eè]m\\p{L}*|soucis?|difficult\\p{L}*|dificult?ad\\p{L}*|dificuldade\\p{L}*|difficoltà|moeite|trouble|delays?|downtime|errors?|interruptions?|complaints?|accidents?|disruptions?|verzögerung\\p{L}*|stillstand|ausfälle|unterbrechung\\p{L}*|beanstandung\\p{L}*|fehler|retards?|interruption|réclamations?|erreurs?|retraso?s?|interrupci\\p{L}+|reclamaci\\p{L}+|atrasos?|interrupç\\p{L}+|reclamaç\\p{L}+|erros|errores|ritard[oi]|interruzion[ei]|reclami|errori|vertraging\\p{L}*|onderbreking\\p{L}*|klachten|fouten|opóźnień|przerw|reklamacji|błędów";
const extras =
  "overtime|überstunden|heures supplémentaires|horas ext?ras|straordinari|overuren|övertid|nadgodzin|přesčasů";
/** Phrases that deny nothing about their subject: "without any problems", "kein Problem". */
const idle = new RegExp(
  latin(
    `(?<!\\p{L})(?:(?:without|zero|ohne|sans|sin|sem|senza|zonder|utan|bez)(?: (?:an?|any|größere|jegliche|aucune?|ningún|nenhum|alcun|enkel|några|żadnych|jakýchkoli\\p{L}*))? (?:${troubles}|${extras})(?: (?:nenhum|alguno?))?|(?:no|kein|aucun|ningún|nenhum|nessun|geen(?: enkel)?|inga?(?:et)?|żaden|žádný) (?:problem\\p{L}*|probl[eè]m\\p{L}*|souci))(?!\\p{L})`,
  ),
  "giu",
);

/** "Travail en équipe", "praca w zespole": a trait, and no other people. */
const teamwork =
  /(?<!\p{L})(?:(?:travail|esprit|goût du travail) (?:en |d['’])équipe|praca w zespole|pracy w zespole|trabajo en equipo|trabalho em equipa?e?|lavoro (?:di|in) (?:squadra|team|gruppo)|team ?work(?:ing)?|teamarbeit|takım çalışması|samarbete|samenwerken)(?!\p{L})/giu;

/** A text without such traits. */
export function withoutTeamwork(text: string): string {
  return text.replace(teamwork, " ");
}

/** A denial that starts with another name after a dash or in brackets: "Excel – kein SAP", "(Revit neznám)". */
const otherName =
  /(?:\s(?=[–—-]\s)(?<=◊[^\n]*\s)[–—-]\s|[(（])(?:(?:kein\p{L}*|no|not|non|niente|sin|sans|pas (?:de|d['’])|sem|não|senza|geen|inte|ingen|inget|bez|nie|ne|ohne|without)\s?(?!\p{L}*(?:erfahrung|kenntnis|praxis|ahnung|routine)\p{L}*)\p{Lu}[\p{L}\p{N}+#./-]*|\p{Lu}[\p{L}\p{N}+#./-]*\s(?:ne\p{L}+|nie \p{L}+))\s*[)）]?(?=\s*(?:$|[,.;、，]))|[（(](?:不会|不懂|没有|不含|无)[A-Z][^）)]*[）)]|[（(][A-Z][^）)◊]*(?:不可|不会|なし|未経験)[）)]/gu;

/** Something done without another thing than the named one. */
const withoutOther =
  /(?<!\p{L})(?:without|ohne|sans|sin|sem|senza|zonder|utan|bez)(?!\s(?:to|zu|de|å|te)\s)(?:\s[^\s,;:◊]+){1,4}(?=[,;]|$)|[^、。◊]{1,8}なしで(?!は)/giu;

const without = "(?:without|ohne|sans|sin|sem|senza|zonder|utan|bez)";
const denying =
  "(?:impossible|imposible|impossível|impossibile|unmöglich|onmogelijk|omöjligt|niemożliwe|nemožné|\\p{L}{2,6}n['’]t|hardly|rarely|seldom|kaum|rien|nada|nulla|niente|niets|nichts|inget|ingenting|nic|ani|ninguém|not|never|nothing|nobody|cannot|no|nicht|nie|kein\\p{L}*|niemand|ne|n['’]\\p{L}+|pas|jamais|aucune?|nunca|ning\\p{L}+|não|nenhum\\p{L}*|non|mai|nessun\\p{L}*|niet|nooit|geen|inte|aldrig|ingen|inga|nigdy|nikdy|ne\\p{L}{3,}|żadn\\p{L}+)";
const able =
  "(?:could|can|would|könnt\\p{L}*|kann|pourr\\p{L}*|peux|saurais|podr\\p{L}*|puedo|sé|conseg\\p{L}*|poder\\p{L}*|posso|potr\\p{L}*|riesco|zou|kan|ga|begin|skulle|går|mog\\p{L}*|mógł\\p{L}*|ruszam|nemoh\\p{L}*|neob\\p{L}*|nezap\\p{L}*|nezač\\p{L}*|work|arbeite|start|geh\\p{L}*|verlasse)";
/** A hypothetical without the thing. */
const conditional =
  "(?:would|i['’]d|we['’]d|wäre|würde|käme|serais|aurais|estaría|sería|iría|ficaria|estaria|seria|sarei|sarebbe|was ik|ben ik|vore|skulle|\\p{L}+[łl][ao]?bym|bych)";
const one = (words: string) => `(?<![\\p{L}'’])${words}(?![\\p{L}])`;
const doubled = new RegExp(
  latin(
    `${one(denying)}(?:(?!${one("(?:and|und|et|och|oraz)")})[^,;◊]){0,50}${one(without)}[^,;◊]{0,25}◊|` +
      `${one(without)}[^,;◊]{0,25}◊(?=[^,;]*${one(able)})(?=[^,;]*${one(denying)})|` +
      `${one(without)}\\s(?:\\p{L}{1,6}\\s){0,2}◊[^;]*?${one(denying)}|` +
      `${one(denying)}[^,;◊]{0,40}[ ,](?:that|which|que|che|die|dat|som|który\\p{L}*|kter\\p{L}+|żeby\\p{L}*|aby\\p{L}*) [^;◊]{0,30}?${one(denying)}[^;◊]{0,30}◊|` +
      `${one(denying)}(?:\\s\\p{L}+){0,3}\\s◊,?\\s(?:that|which|das|den|der|die|qui|que|qu['’]\\p{L}+|che|dat|som|jag|który\\p{L}*|któr\\p{L}+|kter\\p{L}+|i)\\s[^;◊]{0,30}?(?:${one(denying)}|resist\\p{L}*|escap\\p{L}*|ne\\p{L}{4,})|` +
      "没有我[^，。；]{0,6}不[^，。；]{0,4}的?◊|(?:离开|离了|少了|缺了)◊[^。；]{0,12}(?:没法|无法|不行|不了|不成)|◊(?:を[^、。]{1,6}ずに|なしの?)[^。]{0,20}(?:考えられ|出す|始まり|触れ|し)[^。]{0,8}(?:ない|ません)|" +
      `(?=[^;]*${one(conditional)})(?:${one(without)}|離了|离了)\\s(?:\\p{L}{1,4}\\s)?◊|(?=[^;]*${one(conditional)})[^;]*${one(without)}\\s(?:\\p{L}{1,4}\\s)?◊|(?:离了|離れ|没了)◊[^。]{0,8}(?:寸步难行|什么都)|◊(?:がなければ|なくして|がないと)[^。]{0,20}(?:ません|ない)|` +
      "nothing [^,;◊]{0,40}(?:not|n['’]t)[^,;◊]{0,30}◊|(?:nobody|no one|niemand|personne|nadie|ninguém|nessuno|ingen|nikt|nikdo|keiner) [^,;]{0,60}◊[^,;]{0,12}(?:better|besser|mieux|mejor|melhor|meglio|beter|bättre|lepiej|lépe)|没有?人比我|没有?(?:哪|一)[^，。；]{0,8}不[^，。；]{0,4}◊|誰にも負け|(?:not|nicht|pas|no|não|non|niet|inte) (?:un(?:familiar|known|bekannt)|in(?:connu\\p{L}*)|onbekend|obekant)|" +
      "◊(?:なし|抜き)(?:(?:で|に)は|で[^。]*(?:こと|もの)は)[^。]*(?:ない|ません)|◊[^。]{0,10}(?:ない|ぬ)(?:こと|日|もの|人)は?(?:ない|あり?ません)|◊(?:しか|以外)は?[^。]{0,8}(?:ない|ません|ず)|没有?◊[^，。；]{0,8}(?:没法|无法|不行|不能|干不|绝不|决不|从不)|(?:没有|无)一天不[^，。；]{0,6}◊|◊[^，。；]{0,6}(?:没有?问题|没問題|沒問題|不在话下)",
  ),
  "u",
);

/** The start of a double denial. */
const doubling = new RegExp(latin(`^(?:${denying}|${without}|personne|nadie|nikt|nikdo)(?!\\p{L})`), "u");

/** True if a clause has a double denial, which is an assertion: "I could not work without ◊". */
export function isDoubled(clause: string): boolean {
  const said = clause.toLowerCase();
  return mayDouble(said) && doubled.test(said);
}

/** True if a clause has any word of denial. Most have none, and the whole expression is slow. */
function mayDouble(clause: string): boolean {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(clause)) return true;
  return (clause.match(/\p{L}[\p{L}'’]*/gu) ?? []).some((word) => doubling.test(word));
}

/** Denials of difficulty or strangeness, which are assertions: "no secret", "not foreign". */
const trouble =
  "secrets?|myster\\p{L}+|stranger|problem\\p{L}*|probl[eè]m\\p{L}*|issue|trouble|difficult\\p{L}*|soucis?|geheimnis\\p{L}*|neuland|fremdwort|fremd|unbekannt\\p{L}*|hexerei|kunst|weg (?:vorbei|herum)|peur|étrang\\p{L}+|inconnue?s?|secretos?|dificult?ad\\p{L}*|novedad|ajen[oa]s?|extrañ[oa]s?|desconocid[oa]s?|miedo|segredos?|dificuldade\\p{L}*|novidade|estranh[oa]s?|desconhecid[oa]s?|medo|segreti|misteri|difficoltà|novità|estrane[oa]|paura|geheimen|moeite|vreemd|onbekend|hemligheter|konstighet\\p{L}*|främmande|obekant|svårighet\\p{L}*|tajemnic\\p{L}*|obc[yea]|obcych|nowoś\\p{L}+|trudno\\p{L}+|strasz\\p{L}+|tajemství|cizí|věda|novink\\p{L}+|potíž\\p{L}*|unfamiliar|foreign|unknown|new";
const denials =
  "no|not|never|isn['’]t|holds no|kein\\p{L}*|nicht|alles andere als|anything but|pas|ne|n['’]\\p{L}+|aucune?|tout sauf|ning\\p{L}+|todo menos|não|nenhum\\p{L}*|non|nessun\\p{L}*|tutto tranne|geen|niet|allesbehalve|ingen|inga|inget|inte|nie|żad\\p{L}+|ne\\p{L}{2,8}|není|žád\\p{L}+";
const secrets = new RegExp(
  latin(
    `(?<!\\p{L})(?:${denials})(?:\\s[^\\s,;◊.]+){0,4}?\\s(?:${trouble})(?:\\s(?:nenhuma?|alguna?|ningun[oa]))?(?!\\p{L})|never (?:missed|failed|late|lost)|nie(?:mals)? verpasst|不(?:是[^，。]{0,4}难事|难|陌生|成问题|在话下)|没有?(?:难度|问题|問題)|問題なく|困ったことは[^。]{0,3}(?:ない|ありません)|問題[^。]{0,4}(?:ない|ありません)`,
  ),
  "giu",
);

/** Replaces a denial that is an assertion. */
export const AFFIRMED = "✓";

/** A clause without denials that are about nothing or about something else than `◊`. */
export function plainClause(clause: string): string {
  return withoutTeamwork(clause).replace(secrets, ` ${AFFIRMED} `).replace(idle, " ").replace(otherName, "");
}

/** Where the writer is the subject again after a comma: ", while I did …". */
const self =
  /[,，、]\s*(?:(?:and|while|whereas|und|während|et|tandis que|moi|y|mientras|e|mentre|enquanto|en|terwijl|och|medan|i|a|zatímco)\s+)?(?=(?:I|ich|selbst|je|moi|yo|io|eu|ik|zelf|jag|själv|ja|já|sam|sama|sám|jeg|ben)(?![\p{L}'])|I['’]|j['’]|私[はがも]|自分|我(?![的们們])|本人|自己)/gu;

/** A clause without what is done without. */
export function withoutPrivation(clause: string): string {
  return clause.replace(withoutOther, " ");
}

/** The part of a clause about one subject. Another person's part before or after the writer's is cut off. */
export function ownPart(clause: string): string {
  const at = clause.indexOf("◊");
  let [from, to] = [0, clause.length];
  for (const { 0: mark, index } of clause.matchAll(self)) {
    if (index < at) from = index + mark.length;
    else {
      to = index;
      break;
    }
  }
  return clause.slice(from, to);
}

/** What follows the part of a clause about a thing; empty if nothing does. */
export function behindOwnPart(clause: string): string {
  const own = ownPart(clause);
  return clause.slice(clause.indexOf(own) + own.length);
}

/** German nouns of degree, which name nothing else. */
const statesInGerman = /^(?:Prüfung|Ausbildung|Examen|Abschluss|Lehrgang|Kurs)/u;

/** A clause up to the next name after a comma, dash or "and", which later text is about. */
export function ownState(clause: string): string {
  const at = clause.indexOf("◊");
  for (const { 0: mark, index } of clause
    .slice(at)
    .matchAll(
      /(?:[,|•]|\s[–—-]|\s(?:and|und|et|y|e|en|och|oraz|i|a))\s(?=\p{Lu}|\d+[\p{L}.)])|、(?=\p{Lu}|\p{Script=Katakana})/gu,
    )) {
    if (!statesInGerman.test(clause.slice(at + index + mark.length))) return clause.slice(0, at + index);
  }
  return clause;
}

const affirming =
  /(?<!\p{L})(?:i (?:use|work|write|run|build)|arbeite|nutze|verwende|benutze|beherrsche|travaille|utilise|maîtrise|trabajo|utilizo|uso|domino|trabalho|lavoro|utilizzo|werk|gebruik|använder|arbetar|używam|pracuję|korzystam|používám|pracuji|daily|täglich|chaque jour|quotidiennement|cada día|a diario|todos os dias|ogni giorno|dagelijks|dagligen|codziennie|denně)(?!\p{L})|毎日|每天/iu;
const negator =
  /(?<!\p{L})(?:not|never|no|\p{L}{2,6}n['’]t|nicht|nie|kein\p{L}*|pas|jamais|nunca|não|non|mai|niet|nooit|geen|inte|aldrig|nigdy|nikdy|ne\p{L}{3,})(?!\p{L})|ない|ません|不|没/iu;

/** The statement about an item after a comma, if it has its own affirming verb; otherwise the whole clause. */
export function ownStatement(clause: string): string {
  const at = clause.indexOf("◊");
  const comma = Math.max(clause.lastIndexOf(", ", at), clause.lastIndexOf("，", at));
  if (comma < 0) return clause;
  const own = clause.slice(comma + 1);
  return affirming.test(own) && !negator.test(own) ? own : clause;
}

/** How a clause starts that sets the writer apart from others, up to its first comma. */
export const unlike =
  /^(?:unlike|anders als|im gegensatz zu|contrairement|a diferencia de|ao contrário d[aeo]|a differenza d\p{L}+|anders dan|in tegenstelling tot|till skillnad från|w przeciwieństwie do|na rozdíl od)[^,]*,/iu;

const now =
  "now|today|these days|jetzt|heute|inzwischen|désormais|maintenant|aujourd['’]hui|ahora|hoy|hoje|agora|ora|oggi|adesso|nu|tegenwoordig|numera|teraz|dziś|nyní|dnes|teď";
const every = "all|alle|tous|toutes|todos|todas|tutti|tutte|alla|wszystkie|všechny";
const therefore =
  "and (?:so|therefore)|und (?:habe )?(?:deshalb|daher)|et (?:j['’]ai )?donc|y por eso|e por isso|e (?:perciò|quindi)|en (?:voerde )?daarom|och därför|(?:i )?dlatego|a proto";
/** Where a clause falls into parts about different things. */
export const partMarks = new RegExp(
  `[,，、;；–—:：(（)）?？]|\\s-\\s|\\s(?:and|und|et|y|e|en|och|i|a)\\s(?=(?:${now}|${every})(?!\\p{L}))|\\s(?:${therefore})\\s`,
  "iu",
);
