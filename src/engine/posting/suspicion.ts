import { words } from "./doc.ts";

const commands = words(
  "(?:ignore|disregard|forget|override) (?:all |any |the |your |these |those |everything ){0,3}(?:previous|prior|above|earlier|preceding|system|other)(?: \\p{L}{1,15})?|system prompt|you are (?:now )?(?:an? )?(?:ai|llm|chatgpt|claude|assistant|language model)|" +
    "(?:ai|llm) (?:assistants?|agents?|models?|systems?|reviewers?)(?: reading this)? (?:must|should|shall)|if you are an? (?:ai|llm|language model)|as an ai(?: language model)?|new instructions|<\\|?(?:system|im_start)|" +
    "ignoriere (?:alle )?(?:vorherigen|bisherigen|obigen) (?:anweisungen|instruktionen)|ignore(?:z|r)? (?:toutes )?les instructions (?:précédentes|ci-dessus)|ignora (?:todas )?las instrucciones (?:anteriores|previas)",
  "忽略.{0,6}(?:之前|以上|先前|前面).{0,6}(?:指令|指示|说明)|系统提示词",
);

/** Whether a text speaks to an AI system rather than to an applicant. */
export function speaksToMachines(text: string): boolean {
  return text.search(commands) !== -1;
}
