import { foldText, wordSet } from "./fold.ts";

/** Names of human languages, in English, German, French and Spanish, without accents. */
export const LANGUAGE_NAMES =
  wordSet(`ingles frances alemao espanhol portugues italiano russo chines japones mandarim frisian 普通话 英语 日语 法语 德语 韩语 粤语 俄语 西班牙语 ingles inglese francese tedesco spagnolo italienisch engels duits frans nederlands twi igbo danois sueco english german french spanish italian portuguese dutch polish russian ukrainian
  mandarin cantonese chinese japanese korean arabic hebrew hindi urdu bengali punjabi tamil telugu gujarati marathi
  turkish greek swedish norwegian danish finnish czech slovak hungarian romanian bulgarian serbian croatian bosnian
  slovenian albanian vietnamese thai tagalog filipino indonesian malay swahili amharic somali farsi persian dari pashto
  yoruba igbo hausa zulu afrikaans catalan basque galician welsh irish gaelic latin esperanto estonian latvian
  lithuanian icelandic creole asl nepali sinhala burmese khmer lao mongolian armenian georgian kurdish
  deutsch englisch franzosisch spanisch italienisch portugiesisch niederlandisch polnisch russisch ukrainisch
  chinesisch japanisch arabisch turkisch griechisch schwedisch danisch tschechisch ungarisch rumanisch kroatisch
  serbisch latein persisch
  anglais allemand francais espagnol italien portugais neerlandais polonais russe chinois japonais arabe turc
  grec coreen roumain
  ingles aleman frances espanol castellano italiano portugues holandes polaco ruso chino japones catala euskera gallego
  valenciano rumano`);

/** Words that say how well a language is spoken. */
export const FLUENCY_WORDS =
  wordSet(`native fluent proficient conversational basic intermediate advanced beginner
  elementary bilingual mother tongue professional working limited proficiency full fluency business level good
  very excellent reading writing spoken written upper lower pre fluently some school knowledge read
  muttersprache muttersprachler muttersprachlich fliessend verhandlungssicher grundkenntnisse gute gut sehr
  fortgeschritten konversationssicher kenntnisse grundlagen niveau stufe
  langue maternelle courant couramment notions intermediaire avance debutant bilingue technique lu parle ecrit
  scolaire professionnel bon bonnes
  nativo nativa materna lengua fluido avanzado intermedio basico alto medio bajo nivel profesional fluida
  and or und oder et ou y o in i ii iii`);

/** Whether a text names a human language. */
export function hasLanguage(text: string): boolean {
  return foldText(text.slice(0, 500))
    .split(/[^a-z]+/)
    .some((word) => LANGUAGE_NAMES.has(word));
}
