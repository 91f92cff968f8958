import { ptAround } from "./around/pt.ts";
import type { MailWords } from "./types.ts";

const application = "(candidatura|candidaturas|inscrição|currículo|cv|curriculum)";
const job = "(vaga|cargo|emprego|posição|função|trabalho|contrato|estágio|lugar|oportunidade de emprego)";
const talk = "(entrevista*|reunião|segunda fase|videoentrevista|videochamada|dia experimental)";
const phone =
  "((entrevista|chamada|conversa|contato|contacto|ligação) (~ )?(telefónica|telefônica|por telefone|telefonica)|breve chamada|bate papo por telefone)";
const test =
  "(teste*|teste técnico|avaliação|desafio|questionário|estudo de caso|exercício|prova|assessment)";

export const pt: MailWords = {
  common:
    "o os as da do das dos uma um para com em você não nossa nosso são mais na no e de que sua seu obrigado obrigada olá prezado prezada caro cara atenciosamente cumprimentos recebemos",
  applied: [
    `(recebemos|recebi|registamos|registramos|recebida) (com sucesso )?~ ${application}`,
    `(sua|tua|a) ~ ${application} ~~ (foi|está) (recebida|recebido|enviada|enviado|registada|registrada|submetida|concluída)`,
    `(confirmamos|confirmo|acusamos|confirmação) ~~ (receção|recepção|recebimento) ~~ ${application}`,
    "candidatura (recebida|enviada|submetida|registada)",
    "(você|voce) se candidatou ~ com sucesso",
  ],
  thanked: [
    `(obrigado|obrigada|agradecemos|agradeço) ~~ ${application}`,
    "(obrigado|obrigada|agradecemos) ~~ (se candidatar|ter se candidatado|se ter candidatado|candidatar se|ter se inscrito)",
  ],
  screen: [
    `(convid*|agendar|marcar|gostaríamos|gostaria|propomos|disponibilidade|realizar|agendamos|fazer) ~~ ${phone}`,
    `${phone} ~~ (agendada|confirmada|marcada|está|será)`,
    "(conversar|falar) ~ (consigo |com você )?(por telefone|pelo telefone)",
    `(convid*|pedimos|solicitamos|realizar|realize|completar|complete|fazer|faça|preencher|preencha) ~~ (um|uma|o|a|nosso|nossa|seguinte) ~ ${test}`,
    `próxim* (passo|etapa|fase) ~~ ${test}`,
  ],
  interview: [
    `(convid*|convoc*) ~~ (para|a) (uma |a |realizar |participar )*(~ )?${talk}`,
    "(convite|convocatória) (para|de) ~ entrevista*",
    "(gostaríamos|gostaria|adoraríamos|queremos|pretendemos) ~~ (entrevistá lo|entrevistá la|entrevistar|conhecê lo|conhecê la|conhecer te|conhecer você|entrevista*)",
    "(agendar|marcar|confirmar|agendamos|marcamos|combinar) ~~ entrevista*",
    "entrevista* ~~ (confirmada|agendada|marcada|terá lugar|será no|será em|está|realiza se)",
    "(confirmamos|confirmo|confirmação) ~~ entrevista*",
    "(disponibilidade|disponível|horário*) ~~ (para|de) ~ entrevista*",
    "(selecionad*) ~~ (para|à) ~ entrevista*",
  ],
  byPhone: ["(telefónica|telefônica|por telefone|telefonicamente)"],
  offer: [
    `(oferecer lhe|oferecer te|oferecer|oferecemos|propor lhe) ~~ ${job}`,
    "(fazer|apresentar|enviar|formalizar|enviamos|apresentamos) ~~ (proposta|oferta) ~ (de trabalho|de emprego|formal|de contratação|contratual|de contrato)",
    "(em anexo|anexo|segue|assinar|anexamos) ~~ (contrato|carta oferta|proposta de (trabalho|emprego)|carta proposta|oferta de trabalho)",
    "(foi|foste|você foi) ~ (selecionad*|escolhid*|aprovad*|contratad*) ~ (para|como) ~ (vaga|cargo|posição|função|lugar)",
    "(decidimos|gostaríamos de|queremos) (contratá lo|contratá la|contratar você|contar consigo|contar com você)",
    "(bem vindo|bem vinda) (à|ao) (equipa|equipe|time|nossa|nosso)",
    "(a vaga|o lugar|o cargo) é (seu|sua|teu|tua)",
  ],
  rejected: [
    "(não) ~~ (foi (selecionad*|escolhid*|aprovad*|possível)|foste|avançar|avançará|avançou|prosseguir|prosseguirá|seguir|seguiremos|continuar|selecionad*|avançaremos|dar continuidade|será possível|corresponde|passou)",
    "(outro|outra|outros|outras) ~ (candidat*|perfil|perfis|pessoa*) ~~ (cuj*|mais)",
    "(optámos|optamos|decidimos|escolhemos|seguir|avançar) ~~ (por|com) ~ (outro|outra|outros|outras) ~ (candidat*|perfil|perfis|pessoa*)",
    "(vaga|posição|processo|lugar|cargo) ~~ (já |foi |está |sido )+(preenchid*|encerrad*|fechad*|ocupad*|cancelad*)",
    "(lamentamos|infelizmente|lamento) ~~ (rejeitad*|recusad*)",
    "candidatura ~~ (rejeitada|recusada|não foi|excluída)",
    "decidimos não (avançar|prosseguir|continuar|seguir)",
  ],
  withdrawn: [
    "(retirar|retiro|desistir|desisto|cancelar|anular) ~ (minha|da minha|do processo) ~ (candidatura|inscrição|seletivo|processo)?",
    "(aceitei|acabo de aceitar) ~ (outra|outro) ~ (oferta|proposta|emprego|oportunidade|posição)",
    "decidi não (prosseguir|continuar|avançar|aceitar)",
    "(recuso|recusar|declinar|declino) ~ (oferta|proposta)",
  ],
  moved: [
    "(entrevista*|reunião|chamada) ~~ (reagend*|adiad*|adiar|remarc*|antecip*|nova data|novo horário|alterad*)",
    "(reagend*|adiar|adiamento|remarc*|antecip*|alterar) ~~ (entrevista*|reunião)",
  ],
  cancelled: [
    "(entrevista*|reunião|chamada) ~~ (cancelad*|cancelar|anulad*|desmarcad*|não se realizará|não acontecerá)",
    "(cancelar|cancelamento|cancelamos|desmarcar) ~~ (entrevista*|reunião)",
  ],
  ...ptAround,
};
