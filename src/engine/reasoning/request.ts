// Requests to correct or to forget something. A question changes nothing. Languages as in question-words.

export type Request = "correction" | "forgetting";

const START = String.raw`^\W*(?:(?:no|please|can you|could you|bitte|kannst du|por favor|puedes|s['’]il te plaît|peux-tu|请)[,\s]*)*`;
const END = String.raw`(?!\p{L})`;
/** No question: "Forget about nursing: could I teach?" */
const STATED = "[^?？]*$";
const OF_MINE = "(?:that|this|it|my|the|what)(?! gap)";

const correction = [
  String.raw`${START}(?:correggi|popraw|verbeter)\s(?:questo|quello|to|dit|dat|(?:il |la )?mi[oa]|m[oó]j\p{L}*|mijn)${END}`,
  String.raw`${START}(?:correct|fix|amend)\s${OF_MINE}${END}`,
  String.raw`${START}(?:change|edit|update)\s(?:that|this|it)${END}`,
  String.raw`${START}(?:change|edit)\s(?:my|the)\s(?!(?:career|field|job|life|profession)s?${END})[^?]{2,80}\s(?:to|from)\s`,
  String.raw`^[^?]{0,60}(?<!\p{L})(?:that|this|it)(?:['’]s| is| was)(?: all)? (?:wrong|not (?:true|right|correct)|untrue|incorrect|false|a mistake)${END}[^?]*$`,
  String.raw`${START}(?:korrigier\p{L}*|berichtig\p{L}*|änder\p{L}*)\s(?:das|dies|es|mein\p{L}*|den|die)${END}`,
  String.raw`^[^?]{0,60}(?<!\p{L})das (?:stimmt (?:so )?nicht|ist (?:so )?(?:falsch|nicht wahr))${END}[^?]*$`,
  String.raw`${START}(?:corrig\p{L}+|modifica|cambia)\s(?:eso|esto|mi|mis|el|la|lo)${END}`,
  String.raw`^[^?]{0,60}(?<!\p{L})eso (?:no es (?:cierto|verdad|correcto)|está mal|es falso)${END}[^?]*$`,
  String.raw`${START}(?:corrige[zr]?|modifie[zr]?)\s(?:ça|cela|ma|mon|mes|le|la)${END}`,
  String.raw`^[^?]{0,60}(?<!\p{L})(?:c['’]est faux|ce n['’]est pas (?:vrai|exact|correct))${END}[^?]*$`,
  String.raw`${START}(?:corrij\p{L}+|corrigir)\s(?:isso|isto|meu|minha|o|a)${END}`,
  String.raw`^[^?]{0,60}(?<!\p{L})isso (?:está errado|não é (?:verdade|correto))${END}[^?]*$`,
  `${START}(?:改正|更正|纠正|修改)|^(?:这|那)?(?:不对|是错的|错了)`,
];

const forgetting = [
  String.raw`${START}(?:forget|erase)\s(?:that|this|it|all|every\p{L}*|any\p{L}*|what(?:ever)?|my|about|the)${END}${STATED}`,
  String.raw`${START}(?:delete|remove)\s(?:that|this|it|all|everything|anything|what(?:ever)?)${END}`,
  String.raw`${START}(?:vergiss|vergesst|vergessen sie)\s${STATED}`,
  String.raw`${START}(?:lösch\p{L}*)\s(?:das|dies|es|alles|was)${END}`,
  String.raw`${START}(?:olvida|olvide)\s${STATED}|${START}(?:borra|elimina)\s(?:eso|esto|todo)${END}`,
  String.raw`${START}(?:oublie[zr]?)\s${STATED}|${START}(?:efface[zr]?|supprime[zr]?)\s(?:ça|cela|tout)${END}`,
  String.raw`${START}(?:esquece|esqueça)\s${STATED}|${START}(?:apaga|apague)\s(?:isso|isto|tudo)${END}`,
  String.raw`${START}(?:dimentica|zapomnij|vergeet)\s${STATED}`,
  `${START}(?:忘记|忘掉|忘了|删除|删掉)`,
];

const patterns = { correction, forgetting };
const shapes = (["forgetting", "correction"] as const).flatMap((asks) =>
  patterns[asks].map((source) => ({ asks, shape: new RegExp(source, "iu") })),
);

/** What a text asks to do with the stored data; undefined for a question. */
export function requestOf(text: string): Request | undefined {
  return shapes.find(({ shape }) => shape.test(text))?.asks;
}

/** Words between the request and its topic: "everything you know about my". */
const before =
  /^\W*(?:(?:that|all|everything|anything|what(?:ever)?|you know|know|is stored|stored|alles|was|du|weißt|todo|lo que sabes|tout|ce que tu sais|tudo|o que sabes|about|of|on|über|von|zu|sobre|acerca de|de|sur|关于)(?:\s+|$))*(?:my\s+|mein\p{L}*\s+|mis?\s+|m[aeo][ns]?\s+)?/iu;
/** What only points at something. */
const pointing = /^(?:this|it|das|dies|es|eso|esto|ça|cela|isso|isto|questo|quello|to|dit|dat|那个|这个)?$/iu;
const verb = new RegExp(String.raw`${START}\S+\s*`, "iu");
/** "That is wrong": it points at something too. */
const saysWrong =
  /^\W*(?:(?:no|nein|non|não|nie)\W+)?(?:that|this|it|das|eso|ça|c['’]est|ce n['’]est|isso|to)(?!\p{L}).{0,40}$/iu;
const LONGEST_TOPIC = 300;

/** What to forget, in the words of the request; undefined if they only point at it: "Forget that". */
export function topicOf(text: string): string | undefined {
  if (saysWrong.test(text)) return undefined;
  const asked = verb.exec(text)?.[0] ?? "";
  const rest = text.slice(asked.length);
  const named = rest.replace(/[\s.!?。？！]+$/u, "");
  const topic = named.slice(before.exec(named)?.[0].length ?? 0);
  return pointing.test(named) || pointing.test(topic) ? undefined : topic.slice(0, LONGEST_TOPIC);
}
