import { languageNames } from "../../lexicon/words/languages.ts";
import { personWords } from "../../lexicon/words/topic-words.ts";
import { guessLanguage, isStopWord } from "../words/stop-words.ts";
import { stemOf, words } from "../words/tokens.ts";
import { foundIn } from "./found-words.ts";
import { mattersOf } from "./matters.ts";
import { saidOf, termOf } from "./terms.ts";

/** A person's name in a sentence that states it, such as "my boss Marta Quill". */
export type NameReader = (sentence: string) => string[];

const title =
  "(?:(?:Mr|Mrs|Ms|Dr|Prof|Herrn?|Frau|Se[ñn]ora?|Sra?|Do[ñn]a|Don|Monsieur|Madame|Mme|M|Senhora?|Dona)\\.? )";
const word = "\\p{Lu}[\\p{L}'’-]*\\p{Ll}[\\p{L}'’-]*";
const name = `${title}?(${word}(?: (?:(?:de|da|del|van|von|der|la) ){0,2}${word}){0,2})`;
/** Between a role and the name. */
const called =
  "(?:,? (?:was|is|named|called|war|ist|namens|hei(?:ß|ss)t|hie(?:ß|ss)|era|es|fue|se llama(?:ba)?|llamad[oa]|était|est|s'appel(?:le|ait)|appelée?|foi|é|chamad[oa]|chama-se|se chama(?:va)?)|,|:|'s name (?:is|was))?";
/** Between a name and the role. */
const being =
  "(?:,| \\(|,? (?:was|is|war|ist|era|es|fue|était|est|foi|é),?)(?: (?:my|our|mein|meine|mi|mon|ma|o meu|a minha|meu|minha))?(?: [\\p{L}-]+){0,2} ";
const apart = "(?![\\p{L}\\p{N}])";

/**
 * Prepares reading the names of the person described by a topic; undefined if it describes no one. German
 * capitalises every noun, so there a single word is a name only after a title or a word for being called.
 */
export function nameReader(topic: string): NameReader | undefined {
  const people = mattersOf(topic).flatMap((matter) => matter.words.filter((one) => isPerson(one)));
  if (people.length === 0) return undefined;
  const forms = people.flatMap((one) => termOf(one, "personal").sure);
  return (sentence) => {
    const said = [...new Set(saidOf(forms, foundIn(sentence)).map(({ raw }) => raw))];
    return [...new Set(said.flatMap((one) => namesBeside(sentence, one)))];
  };
}

function isPerson(one: string): boolean {
  return personWords.has(one) || [...personWords].some((person) => stemOf(person) === stemOf(one));
}

function namesBeside(sentence: string, person: string): string[] {
  if (/\p{Script=Han}/u.test(person)) return chineseNames(sentence, person);
  const plain = sentence.normalize("NFC");
  const at = `(?<![\\p{L}\\p{N}])${person}`;
  const behind = new RegExp(`${at}${called} \\(?${name}${apart}`, "gu");
  const before = new RegExp(`(?<![\\p{L}\\p{N}])${name}${being}${person}${apart}`, "gu");
  const found = [...plain.matchAll(behind), ...plain.matchAll(before)].flatMap(({ 0: all, 1: said = "" }) => {
    const kept = trimmed(said);
    return kept === "" || (isGerman(plain) && !isSurelyName(kept, all)) ? [] : [kept];
  });
  return found;
}

/** A name without the capitalised first word of a sentence and without words that are not names. */
function trimmed(said: string): string {
  const parts = said.split(" ");
  const [first = ""] = parts;
  const isOpening = words(first).every(({ token }) => isStopWord(token, "en") || isStopWord(token, "de"));
  const kept = isOpening ? parts.slice(1) : parts;
  const isNone = kept.some((part) => notNames.has(part.toLowerCase()));
  return isNone ? "" : kept.join(" ");
}

/** "My boss was English." */
const notNames = new Set([
  ...personWords,
  ...Object.values(languageNames).flatMap((forms) => forms.replaceAll("*", "").split("|")),
]);

function isGerman(text: string): boolean {
  return guessLanguage(words(text).map(({ token }) => token)) === "de";
}

function isSurelyName(kept: string, all: string): boolean {
  return kept.includes(" ") || new RegExp(`${title}|hei(?:ß|ss)t|hie(?:ß|ss)|namens`, "u").test(all);
}

const surnames =
  "王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严武戴莫孔向汤";
const behindChineseName = "(?=[，。、！？；：\\s,.!?]|说|对|是|在|让|给|很|也|把|总|不|叫|和|$)";

function chineseNames(sentence: string, person: string): string[] {
  const one = `([${surnames}][\\p{Script=Han}]{1,2}?)`;
  const behind = new RegExp(`${person}(?:叫|是|，|：|名叫)?${one}${behindChineseName}`, "gu");
  const before = new RegExp(`${one}(?:是|，)(?:我的?)?(?:前|旧)?${person}`, "gu");
  return [...sentence.matchAll(behind), ...sentence.matchAll(before)].map(([, said = ""]) => said);
}
