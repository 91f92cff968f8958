import type { RoleWords } from "./types.ts";

export const ptRoles: RoleWords = {
  you: "(o|a|te|lhe|lo|la|consigo|contigo|você|si|ti)",
  papers: "(sua|tua|seu|teu) ~ (candidatura|currículo|cv|inscrição|perfil|documentação)",
  post: "(vaga|lugar|cargo|emprego|posição|função|estágio|trabalho)",
  talk: "(entrevista|entrevistas|conversa presencial|dia experimental|reunião de seleção)",
  call: "(telefonema|chamada telefónica|entrevista telefónica|entrevista por telefone|ligação|por telefone|ligar lhe|ligar te|te ligar|lhe ligar)",
  test: "(teste|testes|prova|desafio|exercício|questionário|estudo de caso|avaliação)",
  want: "(gostaríamos|gostaria|queremos|quero|queríamos|adoraríamos|temos o prazer|temos o gosto|é com prazer|decidimos|pretendemos)",
  invite:
    "(convid*|convocar|convoc*|agendar|agendámos|agendamos|marcar|marcámos|confirm*|propor|propomos|sugiro|sugerimos)",
  meet: "(conhecer|conhecê*|encontrar|encontrá*|receber|entrevistar|entrevistá*|conversar|vir)",
  offer: "(oferecer|oferecemos|oferta|propor|propomos|proposta)",
  hire: "(contratar|contratá*|admitir|integrar|contar consigo|contar contigo|contar com você|na equipa|na equipe)",
  contract: "(contrato|carta oferta|carta proposta|proposta de trabalho)",
  sign: "(assin*|em anexo|anexo|anexamos)",
  yours: "é (seu|sua|teu|tua)",
  not: "(não|nem|nenhum)",
  progress:
    "(avançar|avançaremos|prosseguir|prosseguiremos|seguir|seguiremos|continuar|continuaremos|selecionad*|escolhid*|aprovad*|considerad*|convidar|oferecer|contratar|contemplad*)",
  choose:
    "(escolhemos|escolhid*|optámos|optamos|optar|decidimos|selecionámos|selecionamos|seguimos|seguir|avançámos|avançamos|avançar|contratámos|contratamos|prosseguir|preferimos|ficou com|foi para)",
  others:
    "(outro|outra|outros|outras) (~ )?(candidat*|pessoa*|perfil|perfis)|outra pessoa|alguém|candidatos (mais|cujo*|com)|um candidato interno",
  filled: "(preenchid*|ocupad*|atribuíd*)",
  stopped: "(cancelad*|encerrad*|suspens*|congelad*|anulad*)",
  day: "(segunda|terça|quarta|quinta|sexta|sábado|amanhã|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|próxima semana|esta semana|\\d{1,2}h|\\d{1,2}h\\d\\d)",
  next: "(próxim* (passo|etapa|fase)|antes de|primeiro passo)",
  past: "(obrigad*|agradecemos|agradeço|após|depois|última|último|foi um (prazer|gosto)|gostámos de|gostamos de)",
  all: "(todos|todas|cada|candidatos|quem|ele|ela)",
  business:
    "(atraso|atrasad*|mais tarde do que|novamente|reenvi*|falta|faltam|incomplet*|ilegível|prorrogad*|banco de talentos|nova versão|ainda precisamos)",
  remains:
    "(outra|nova) (data|hora)|doente|(continua|mantém se|permanece) ~ (válida|em análise|ativa|no processo)|reabert*|não (foi )?(rejeitad*|excluíd*)",
};
