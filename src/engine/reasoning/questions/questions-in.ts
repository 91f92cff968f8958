import { asksOwnPay } from "./own-pay.ts";
import { ownQuestion } from "./own-question.ts";
import { has, of, without } from "./usual/usual-words.ts";

const MOST = 3;
/** "And why?" is not a separate question. */
const MIN_WORDS = 3;

/** The boundary of two questions: the end of one, or "and" before a word that starts another. */
const between =
  /[?？]+\s*(?=\S)|\s*[,;]?\s+(?:and|und|y|et|e)\s+(?=(?:(?:what|when|where|who|which|how|why)(?!\p{L})|(?:can|could|should|do|did|will|am|is|are|have)\s(?:i|my|it|they|there)(?!\p{L})|(?:was|wann|wo|wer|wie|welche[rs]?|warum)(?!\p{L})|(?:kann|soll|muss|habe|bin)\sich(?!\p{L})|(?:qué|cuándo|dónde|cuánto|cómo|puedo|debo|debería)(?!\p{L})|(?:quand|combien|quel(?:le)?s?|puis-je|dois-je)(?!\p{L})|(?:quando|onde|quanto|posso|devo)(?!\p{L})))|(?<=[吗呢])[，,。]?(?=\p{Script=Han})/giu;

/** The questions in a text, at most three; the text itself if it is one. "It" in the second is what the first is about. */
export function questionsIn(text: string): string[] {
  // "What am I on and what do I want?" asks for one thing: the pay.
  if (asksOwnPay(text)) return [text];
  const parts = text
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.slice(1).some((part) => sameEvent.test(part))) return [text];
  const isWhole = (part: string) => part.split(/\s+/).length >= MIN_WORDS || /\p{Script=Han}{3}/u.test(part);
  return parts.length > 1 && parts.length <= MOST && parts.every(isWhole) ? parts.map(withTopic) : [text];
}

/** "… and who is it with?": what else is asked of the event before. */
const sameEvent =
  /^\W*(?:(?:with )?who(?:m)? (?:is|was|will) (?:it|that) (?:be )?with|where (?:is|will|was) (?:it|that)(?: be)?|(?:at )?what time(?: is it)?|how long (?:is|will) it(?: be| last)?|mit wem|bei wem|wo(?: ist (?:es|das))?|um wie ?viel uhr(?: ist es)?|(?:y )?con quién(?: es)?|dónde(?: es)?|a qué hora(?: es)?|avec qui|où|à quelle heure|com quem(?: é)?|onde(?: é)?|a que horas?(?: é)?|con chi|dove|z kim|gdzie|o której|met wie|waar|hoe laat)\W*$/iu;
const pronoun = /(?<!\p{L})(?:it|they|er|sie|es|il|elle)(?!\p{L})/iu;

/** "Do I have my CPR and when does it expire?": the second question with the topic of the one before. */
function withTopic(part: string, at: number, parts: readonly string[]): string {
  const topic = at === 0 ? undefined : ownQuestion(parts[at - 1] ?? "")?.topic;
  if (topic === undefined || !has("ends", part)) return part;
  return part.replace(pronoun, `my ${without(topic, of("my"))}`);
}
