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
    "(outro|outra|outros|outras) ~ (candidat*|perfil|perfis|pessoa*) ~~ (que|cuj*|com|mais)?",
    "(optámos|optamos|decidimos|escolhemos|seguir|avançar) ~~ (por|com) ~ (outro|outra|outros|outras) ~ (candidat*|perfil|perfis|pessoa*)?",
    "(vaga|posição|processo|lugar|cargo) ~~ (já |foi |está |sido )+(preenchid*|encerrad*|fechad*|ocupad*|cancelad*)",
    "(lamentamos|infelizmente|lamento) ~~ (não|outr*|rejeitad*|recusad*)",
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
  pending: [
    "(ainda|continua|continuamos) ~ (em |a |não|sob|analis*|avali*|aguard*|estamos)",
    "(processo|decisão|seleção) ~~ (mais tempo|atras*|prolong*)",
    "(obrigado|obrigada|agradecemos|prazer|gostámos|gostamos) ~~ (seu tempo|pelo tempo|pela entrevista|pela conversa|pela participação|pela disponibilidade|conhecê|ter vindo|entrevista de)",
    "(sua|seu) (candidatura|currículo|perfil) foi (visualizad*|vist*)",
  ],
  unfinished: [
    "(complete|concluir|conclua|finalize|termine|finalizar|completar) ~ (sua|tua|seu) ~ (candidatura|inscrição|perfil|registo|cadastro|formulário)",
    "(candidatura|inscrição|formulário|perfil|cadastro) ~~ (incomplet*|por concluir|rascunho|não está complet*|pendente|não foi (concluíd*|finalizad*|enviad*|submetid*)|quase)",
    "(documentos|documentação) (em falta|pendente*)",
    "(não se esqueça|lembrete) ~~ (candidatura|inscrição|formulário)",
  ],
  advert: [
    "(alerta* de (emprego|vagas)|newsletter|vagas do dia)",
    "(novas|outras|últimas|\\d+) (vagas|ofertas|oportunidades)",
    "(vagas|ofertas) (de emprego )?(para você|para si|semelhantes|recomendadas|compatíveis|que combinam)",
    "(oferta (especial|exclusiva|limitada)|desconto|promoção|grátis|webinar|premium|saldos)",
    "(convid*|incentiv*) ~ (a |para )?(se candidatar|candidatar se|inscrever se|candidatar)",
    "(candidate se|inscreva se) (já|agora|aqui|hoje)",
  ],
  account: [
    "(confirme|verifique|ative|valide) ~ (seu|sua|teu) ~ (e mail|email|conta|endereço|registo|cadastro)",
    "(senha|palavra passe|código de (verificação|segurança|acesso))",
    "conta ~~ (criada|ativada)",
  ],
  outreach: [
    "(seu|teu) perfil ~~ (interessante|linkedin|chamou|vi|encontrei)",
    "(estamos|estou) (à procura|procurando|a recrutar|contratando)",
  ],
  otherMatter: [
    "(pedido|solicitação|candidatura|proposta) (de|para|a|ao) (um |uma |o |a )?(empréstimo|crédito|cartão|arrendamento|aluguel|visto|bolsa|reembolso|férias|subsídio|apoio|seguro|financiamento|habitação|passaporte)",
  ],
  noOffer: [
    "(oferecer|oferecemos|oferecer lhe) ~~ (entrevista*|desconto|teste|horário*)",
    "(selecionad*|aprovad*) ~~ (próxima (fase|etapa)|entrevista*|segunda fase)",
    "ofertas de emprego",
  ],
  noInterview: ["(dicas|preparar|prepare se|como se|curso|workshop|webinar|simulação|entrevista de saída)"],
  selfService: [
    "(clique|link|aqui|botão|portal)",
    "(pode|deseja|precisa|quiser|poderia|gostaria|podemos)",
    "(avise|contacte|informe|entre em contato)",
  ],
  condition: [
    "(se for|se você|se a sua|se o seu|se houver|se tiver|caso|quando|assim que|uma vez|depois|posteriormente|após)",
    "(candidatos|candidatas) (selecionad*|que|aprovad*)",
    "(será|serão|serás|poderá|poderão) ~ (convidad*|contactad*|contatad*|convocad*)",
    "(entraremos|convidaremos|iremos convidar)",
    "(processo) ~ (inclui|consiste|envolve)",
  ],
  concession: ["(embora|mesmo que|ainda que)", "(caso|se) ~ (dúvida*|pergunta*)"],
  negation: ["(não|nem|nunca|sem|nenhum|nenhuma|infelizmente)"],
};
