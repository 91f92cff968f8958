import { wordPattern } from "../text/doc.ts";

const commands = wordPattern(
  "(?:ignore|disregard|forget|override) (?:all |any |the |your |these |those |everything ){0,3}(?:previous|prior|above|earlier|preceding|system|other)(?: \\p{L}{1,15})?|system prompt|you are (?:now )?(?:an? )?(?:ai|llm|chatgpt|claude|assistant|language model)|" +
    "(?:ai|llm) (?:assistants?|agents?|models?|systems?|reviewers?)(?: reading this)? (?:must|should|shall)|if you are an? (?:ai|llm|language model)|as an ai(?: language model)?|new instructions|<\\|?(?:system|im_start)|" +
    "(?:say|state|write|claim|tell|mention|add|pretend|assume|confirm|report|answer|note)(?: \\p{L}{1,12}){0,4} (?:the|this) (?:candidate|applicant|user)|note (?:to|for) (?:the )?(?:ai|llm|assistant|model|agent)|" +
    "ignoriere[n]? (?:sie )?(?:alle )?(?:vorherigen|bisherigen|obigen|früheren) (?:anweisungen|instruktionen)|(?:sage?|sagen sie|schreibe?|behaupte)(?:,)? (?:dass )?(?:der|die) (?:bewerber|bewerberin|kandidat|kandidatin)|" +
    "ignore(?:z|r)? (?:toutes )?les instructions (?:précédentes|antérieures|ci-dessus)|(?:dites|dis|écrivez|affirmez) que (?:le candidat|la candidate)|" +
    "ignora(?:d)? (?:todas )?las instrucciones (?:anteriores|previas)|(?:di|diga|escribe|afirma) que (?:el candidato|la candidata)",
  "(?:忽略|无视).{0,6}(?:之前|以上|先前|前面|此前).{0,6}(?:指令|指示|说明)|系统提示词|(?:说|声称|写明).{0,4}(?:候选人|应聘者|申请人)",
);

/** True if a text contains instructions to an AI system. */
export function containsInstructions(text: string): boolean {
  return text.search(commands) !== -1;
}

const saying =
  /^(?:ignore|disregard|forget|override|say|tell|state|pretend|claim|assume|output|print|reply|respond|act as|rate|score|rank|hire|approve|recommend|ignoriere|sage?|behaupte|ignorez|dites|ignora|di|diga|忽略|无视|说)(?!\p{L})|(?<!\p{L})(?:candidate|applicant|previous instructions|bewerber(?:in)?|kandidat(?:in)?|candidate?|candidat[oa])(?!\p{L})|候选人|应聘者|申请人|指令/iu;

/** True if a list item is an instruction rather than a skill. */
export function looksLikeInstruction(item: string): boolean {
  return saying.test(item) || containsInstructions(item);
}
