import type { AroundWords } from "../types.ts";

/** Other statements of mails in this language besides an application's news. */
export const ptAround: AroundWords = {
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
    "(?<=^ )se (não|o|a|os|as|passar|estiver)",
    "(se for|se você|se a sua|se o seu|se houver|se tiver|caso|quando|assim que|uma vez|depois|posteriormente|após)",
    "(candidatos|candidatas) (selecionad*|que|aprovad*)",
    "(será|serão|serás|poderá|poderão) ~ (convidad*|contactad*|contatad*|convocad*)",
    "(entraremos|convidaremos|iremos convidar)",
    "(processo) ~ (inclui|consiste|envolve)",
  ],
  concession: ["(embora|mesmo que|ainda que)", "(caso|se) ~ (dúvida*|pergunta*)"],
  negation: ["(não|nem|nunca|sem|nenhum|nenhuma|infelizmente)"],
  news: ["(infelizmente|lamentamos|parabéns|(prazer|felizes) ~ (informar|comunicar|convidar))"],
  noRejection: [
    "(responder|resposta) ~~ (todos|todas|cada|individual*)",
    "(despesas|viagem|reembols*|estacionamento|assinatura)",
  ],
};
