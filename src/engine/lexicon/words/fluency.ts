import { wordSet } from "../../text/fold.ts";

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
  and or und oder et ou y o in i ii iii home everyday passive competent
  hablado escrito leido fluidez bueno buena muy usuario
  falado lido bom boa bem pouco basica intermediaria intermediario fluente avancada tecnico tecnica instrumental
  madrelingua scolastico discreto discreta buono buona ottimo ottima fluente parlato scritto letto livello elementare
  moedertaal vloeiend goed redelijk basis gesproken geschreven schriftelijk mondeling
  wenig etwas fair passiv gesprochen geschrieben wort schrift ausbaufahig mittel oral parlee ecrite lue courante lee habla escribe fala escreve technisch sicher`);

/** Words before the speaking level, if several abilities have levels. */
export const SPOKEN =
  /(?<!\p{L})(?:spoken|speaking|oral|gesprochen|sprechen|mündlich|parl[ée]e?|à l['’]oral|hablad[oa]|expresión oral|falad[oa]|fala|parlat[oa]|gesproken|spreken|mondeling|口语)\s{0,2}[:：–-]\s{0,2}/iu;

/** Words before another ability's level. */
export const OTHER_ABILITY =
  /(?<!\p{L})(?:written|writing|reading|read|listening|understanding|schriftlich|geschrieben|lesen|hörverstehen|[ée]crit|lu|compris|compréhension|escrit[oa]|leíd[oa]|lectura|comprensión|lido|leitura|compreensão|scritt[oa]|lett[oa]|ascolto|geschreven|lezen|schrijven|书写|阅读)\s{0,2}[:：–-]/iu;
