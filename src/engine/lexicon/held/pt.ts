import type { HeldWords } from "./types.ts";

export const pt: HeldWords = {
  knowing:
    "programei|entendo|entrei|abri|escrevi|programado|experiência|conhecimentos?|noções|formação|diploma|prática|familiaridade|ideia|usei|usado|usar|uso|utilizei|utilizo|trabalhei|trabalhado|trabalho|aprendi|estudei|mexi|domino|conheço|conheci|sei|falo|tenho|possuo|tive|toquei|familiarizad[oa]",
  denies: "não|nunca|zero|jamais|sem|nenhuma?|tampouco|pouc[oa]s?",
  deniesName: "sem|nem|exceto|salvo|menos|à exceção de|tirando|em (?:vez|lugar) de|ao invés de|não",
  between: "ou|e|nem|de|do|da|em|no|na|com|o|a|os|as",
  lacks: "recusei|passei longe|falta-me|faltam-me|me falta|me faltam|desconheço|careço de|falta de",
  lacksBehind:
    "(?:infelizmente|lamentavelmente),? não|não (?:o |a )?(?:domino|falo|entendo|conheço|uso|sei)|esqueci|nunca (?:programei|entrei|usei|mexi|trabalhei)|me falta|falta-me|é-me (?:desconhecido|estranho)",
  none: "nenhuma?|não|sem|nunca|nada",
  once: "não (?:há|passa|existe) (?:\\p{L}+ )?(?:dia|semana|mês|turno|projeto)|nem um (?:só )?dia sem|nunca sem|não sem|(?:não|nem) (?:\\p{L}+ ){0,3}(?:estranh[oa]|alhei[oa])|não (?:\\p{L}+ ){0,2}(?:imagino|concebo)|não é (?:nenhum )?(?:segredo|problema|mistério)|nada além de|não (?:\\p{L}+ ){1,4}(?:outra coisa|mais) (?:que|senão)|sem (?:nenhum )?(?:problemas?|dificuldade)|ninguém que não|só fiz|já não|não só|não apenas|não somente|não [^,;]{1,30} mais",
  planned:
    "(?:no )?(?:mês|ano|semestre) que vem|próximo (?:mês|ano|semestre)|estou (?:me )?preparando|preparando|inscrit[oa]|matriculad[oa]|prova marcada|vou|vamos|pretendo|planejo|planeio|aprenderei|estudarei|farei|começarei|aprendendo|a aprender|no próximo ano|ano que vem|em breve|objetivo",
  plannedBehind:
    "em preparação|prova (?:marcada|em|no)|a concluir|por concluir|em curso|em andamento|previst[oa]|pendente",
  wished:
    "seria um sonho|pensei em|hesit\\p{L}+|fiquei na dúvida|quem me dera|tomara|cogit\\p{L}+|pensei em|considerei|sonho|adoraria|cheguei a (?:pensar|cogitar|considerar)|oxalá|quero|queria (?:aprender|conhecer|trabalhar)|gostaria|gostava de|desejo|interessad[oa] em|vontade de|espero|sonho (?:em|com)|dispost[oa] a|interesse em",
  wishedBehind: "me interessa|interessa-me",
  people:
    "(?:[oa]s? )?(?:(?:meus?|minhas?|noss[oa]|uma?) )?(?:cliente|clientes|noiv[oa]|namorad[oa]|cunhad[oa]|sobrinh[oa]|vizinh[oa]|sóci[oa]|equipe|equipa|empresa|fábrica|estagiári[oa])|(?:[oa]s? )?(?:(?:meus?|minhas?|noss[oa]|seu|sua) (?:\\p{L}+ )?(?:irmão|irmã|pai|mãe|pais|marido|mulher|esposa|companheir[oa]|filh[oa]|ti[oa]|prim[oa]|amig[oa]|colegas?|chefe|gerente|supervisora?|antecessora?)|(?:uma?|outra) (?:agência|fornecedora?|empresa|consultora?|prestador))",
  doneByOthers:
    "feit[oa]s? por (?:uma?|meu|minha|outr[oa]) (?:agência|empresa|colega|chefe|fornecedor|consultora?)|quem (?:cuidava|fazia|tratava)|(?:cuidava|tratava) (?:uma?|meu|minha)",
  self: "meu (?:uso|trabalho|domínio)|eu|me|mim|nós|comigo",
  lapsed:
    "fora (?:da|de) validade|sem validade|não (?:é|está) (?:mais )?válid\\p{L}+|vou (?:prestar|fazer)|farei|prestarei|não passei|sem sucesso|reprov\\p{L}+|não (?:aprovad[oa]|pass\\p{L}+|concluíd[oa]|concluí|renov\\p{L}+|consegui|obtive|fiz|compareci)|venc(?:eu|id[oa]|ida)|expir\\p{L}+|caduc\\p{L}+|tranc\\p{L}+|abandon\\p{L}+|sem (?:reciclagem|renovação|concluir)|chumb\\p{L}+|ofereci\\p{L}*|abriu turmas?|à escolha|cancelad[oa]|cassad[oa]",
  forgot:
    "ninguém (?:me|nos) (?:tinha |havia )?(?:ensin|mostr|explic|trein)\\p{L}*|nem um (?:só |único )?dia de (?:experiência|prática)|um mistério para mim|(?:só )?(?:conheço )?(?:de nome|de ouvir falar)|deix(?:o|ava) (?:isso )?para (?:os outros|outros|colegas)|é grego|faltei|evito|só vi|esquec\\p{L}+|não (?:me )?(?:lembro|recordo)|(?:^|\\s)quem (?:mexe|faz|cuida|usa|opera|trata)",
  does: "dirige|fala|programa|programava|ensina|cozinha|domina|desenvolve|sabe|cuida\\p{L}*|usa|usava|opera|operava|trata|gere|gerencia|mexe|trabalha|faz|fazia|escreve|escrevia|roda|mantém",
  subject:
    "(?:o )?meu [\\p{L}-]+|(?:a )?minha [\\p{L}-]+|(?:o|a|os|as|meu|minha|noss[oa]|uma?) (?:\\p{L}+ )?(?:[\\p{L}-]*(?:or|ora|ista|eiro|eira|er|ico|ica|equipe|equipa|empresa|setor|agência|cliente|cunhad[oa]))s?",
  flat: "não|nunca|jamais|nada|tampouco|nenhum[a]?",
  it: "isso|isto|ele|ela|nele|nela|dele|lo|o|a",
};
