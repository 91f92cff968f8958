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
  valenciano rumano
  malayalam marathi kannada odia oriya assamese konkani sindhi kashmiri tulu dogri bhojpuri maithili rajasthani
  breton corse corsican occitan alsacien luxembourgish letzeburgisch maltese macedonian belarusian azerbaijani uzbek
  kazakh kyrgyz tajik turkmen tatar wolof lingala kinyarwanda kirundi luganda xhosa sotho tswana shona ndebele oromo
  tigrinya fula bambara krio ewe akan quechua guarani aymara nahuatl maya maori samoan tongan hawaiian cebuano
  ilocano javanese sundanese malagasy navajo yiddish ladino romani sorbian sorbisch libras lsf bsl
  vietnamesisch thailandisch hebraisch albanisch bosnisch mazedonisch bulgarisch slowenisch slowakisch litauisch
  lettisch estnisch finnisch norwegisch islandisch irisch katalanisch baskisch kurdisch paschtu dari tigrinisch
  suedois danois norvegien finlandais tcheque slovaque hongrois bulgare serbe croate ukrainien vietnamien thai hindi
  persan kurde berbere kabyle catalan hebreu lituanien letton estonien armenien georgien albanais
  sueco danes noruego fines checo hungaro bulgaro serbio croata ucraniano griego arabe turco hebreo hindi coreano
  arabo giapponese cinese portoghese polacco rumeno ucraino albanese
  普通话 国语 中文 汉语 粤语 闽南语 客家话 上海话 英文 日文 意大利语 葡萄牙语 阿拉伯语 泰语 越南语`);

/** Words that say how well a language is spoken. */
export const FLUENCY_WORDS =
  wordSet(`native fluent heritage speaker first proficient conversational basic intermediate advanced beginner
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
