import { foldText } from "./fold.ts";

const PAGE =
  /^(?:page|seite|pagina|p\.)\s{0,2}\d{1,3}(?:\s{0,2}(?:of|von|de|sur|di|van|\/)\s{0,2}\d{1,3})?$|^\d{1,3}\s{0,2}\/\s{0,2}\d{1,3}$|^[^\p{L}]{0,8}$/u;
const DETAIL =
  /^(?:\W{0,3})(?:date of birth|born|birth ?(?:date|place)|place of birth|dob|age|gender|sex|marital status|nationality|citizenship|country of citizenship|father'?s name|mother'?s name|religion|passport|height|weight|geburts|geboren|familienstand|staatsangehorigkeit|nationalitat|konfession|religionszugehorigkeit|fecha de nacimiento|lugar de nacimiento|nacionalidad|estado civil|sexo|edad|dni\b|nie\b|hijos|ne\(?e?\)? le|nee? le|date de naissance|lieu de naissance|nationalite|situation (?:familiale|de famille)|etat civil|data de nascimento|naturalidade|nacionalidade|cpf\b|filhos|data di nascita|luogo di nascita|nazionalita|stato civile|geboortedatum|geboorteplaats|nationaliteit|burgerlijke staat|性别|年龄|民族|婚姻|出生|籍贯|户籍|政治面貌|身高|照片|pronouns|she\/her|he\/him|they\/them|foto\b|photo\b|\[foto|\[photo|ort, datum|unterschrift|firma\s*_|signature|signatur|anlagen\b|place\s*:|date\s*:|i hereby|declaro|references? (?:available|on|upon)|referees available|refs?\s*:)/;

/** Whether a line is only a page number or a run of signs. */
export function isPageMark(text: string): boolean {
  return text.length <= 60 && PAGE.test(foldText(text.trim()));
}

/** Whether a line tells what no field of a resume is for: birth, nationality, marital status, photograph, signature. */
export function isPersonalDetail(text: string): boolean {
  return DETAIL.test(foldText(text.slice(0, 60).trim()));
}
