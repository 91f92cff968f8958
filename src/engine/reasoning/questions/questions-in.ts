import { asksOwnPay } from "./own-pay.ts";

const MOST = 3;
/** "And why?" is not a separate question. */
const MIN_WORDS = 3;

/** The boundary of two questions: the end of one, or "and" before a word that starts another. */
const between =
  /[?？]+\s*(?=\S)|\s*[,;]?\s+(?:and|und|y|et|e)\s+(?=(?:(?:what|when|where|who|which|how|why)(?!\p{L})|(?:can|could|should|do|did|will|am|is|are|have)\s(?:i|my|it|they|there)(?!\p{L})|(?:was|wann|wo|wer|wie|welche[rs]?|warum)(?!\p{L})|(?:kann|soll|muss|habe|bin)\sich(?!\p{L})|(?:qué|cuándo|dónde|cuánto|cómo|puedo|debo|debería)(?!\p{L})|(?:quand|combien|quel(?:le)?s?|puis-je|dois-je)(?!\p{L})|(?:quando|onde|quanto|posso|devo)(?!\p{L})))|(?<=[吗呢])[，,。]?(?=\p{Script=Han})/giu;

/** The questions in a text, at most three; the text itself if it is one. */
export function questionsIn(text: string): string[] {
  // "What am I on and what do I want?" asks for one thing: the pay.
  if (asksOwnPay(text)) return [text];
  const parts = text
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean);
  const isWhole = (part: string) => part.split(/\s+/).length >= MIN_WORDS || /\p{Script=Han}{3}/u.test(part);
  return parts.length > 1 && parts.length <= MOST && parts.every(isWhole) ? parts : [text];
}
