import type { HeldWords } from "./types.ts";

export const pt: HeldWords = {
  knowing:
    "experiência|conhecimentos?|noções|formação|diploma|prática|familiaridade|ideia|usei|usado|usar|uso|utilizei|utilizo|trabalhei|trabalhado|trabalho|aprendi|estudei|mexi|domino|conheço|conheci|sei|falo|tenho|possuo|tive|toquei|familiarizad[oa]",
  denies: "não|nunca|zero|jamais|sem|nenhuma?|tampouco|pouc[oa]s?",
  deniesName: "sem|nem|exceto|salvo|menos|à exceção de|tirando|não",
  between: "ou|e|nem|de|do|da|em|no|na|com|o|a|os|as",
  lacks: "falta-me|faltam-me|me falta|me faltam|desconheço|careço de|falta de",
  lacksBehind: "me falta|falta-me|é-me (?:desconhecido|estranho)",
  none: "nenhuma?|não|sem|nunca|nada",
  once: "já não|não só|não apenas|não somente|não [^,;]{1,30} mais",
  planned:
    "vou|vamos|pretendo|planejo|planeio|aprenderei|estudarei|farei|começarei|aprendendo|a aprender|no próximo ano|ano que vem|em breve|objetivo",
  plannedBehind: "em curso|em andamento|previst[oa]|pendente",
  wished:
    "quero|queria (?:aprender|conhecer|trabalhar)|gostaria|gostava de|desejo|interessad[oa] em|vontade de|espero|sonho (?:em|com)|dispost[oa] a|interesse em",
  wishedBehind: "me interessa|interessa-me",
  people:
    "(?:[oa]s? )?(?:(?:meus?|minhas?|noss[oa]|seu|sua) (?:\\p{L}+ )?(?:irmão|irmã|pai|mãe|pais|marido|mulher|esposa|companheir[oa]|filh[oa]|ti[oa]|prim[oa]|amig[oa]|colegas?|chefe|gerente|supervisora?|antecessora?)|(?:uma?|outra) (?:agência|fornecedora?|empresa|consultora?|prestador))",
  doneByOthers:
    "feit[oa]s? por (?:uma?|meu|minha|outr[oa]) (?:agência|empresa|colega|chefe|fornecedor|consultora?)|quem (?:cuidava|fazia|tratava)|(?:cuidava|tratava) (?:uma?|meu|minha)",
  self: "eu|me|mim|nós|comigo",
};
