/** Phrases of a lexicon separated by `|`, with contractions ("we re") and without ("we are"). */
export function inBothForms(phrases: string): string {
  const forms = phrases.split("|").flatMap((phrase) => [phrase, expanded(phrase), contracted(phrase)]);
  return [...new Set(forms)].join("|");
}

function expanded(phrase: string): string {
  return phrase
    .replace(/\b(you|we|they) re\b/g, "$1 are")
    .replace(/\b(you|we|they|it|i) ll\b/g, "$1 will")
    .replace(/\b(you|we|they|it) d\b/g, "$1 would")
    .replace(/\b(what|who|it|that) s\b/g, "$1 is");
}

function contracted(phrase: string): string {
  return phrase
    .replace(/\b(you|we|they) are\b/g, "$1 re")
    .replace(/\b(you|we|they|it) will\b/g, "$1 ll")
    .replace(/\b(you|we|they|it) would\b/g, "$1 d")
    .replace(/\b(what|who|it|that) is\b/g, "$1 s");
}
