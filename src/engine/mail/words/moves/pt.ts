import type { MoveWords } from "./types.ts";

const papers = "(candidatura|currículo|cv|inscrição|e mail|email|documentos|carta|aplicação|perfil|dados)";
const others =
  "(outra pessoa|outro|outra|outros|outras|alguém|candidat*|perfil|perfis|uma pessoa|um colega|uma colega)";
const post = "(vaga|lugar|posição|cargo|processo|emprego|estágio|função|oportunidade)";
const weekday = "(segunda|terça|quarta|quinta|sexta|sábado|amanhã|hoje)";
const clock = "(às \\d{1,2}h|\\d{1,2}h|\\d{1,2}h\\d\\d|\\d{1,2} \\d\\d|meio dia)";

export const ptMoves: MoveWords = {
  declined: [
    `(optámos|optamos|optar|escolhemos|escolhido|escolhida|decidimos|seguimos|seguir|seguiremos|avançar|avançámos|avançamos|avançaremos|selecionámos|selecionamos|contratámos|contratamos|ficámos|ficamos|prosseguir|prosseguimos|preferimos|demos|demos o lugar) (~ )?${others}`,
    `(a|o|essa|esta) (~ )?${post} (~ )?(já|foi|está|ficou|encontra) (~ )?(preenchid*|fechad*|cancelad*|encerrad*|suspens*|ocupad*|congelad*)`,
    "(não|nem|sem) (~ )?(foi selecionad*|foi escolhid*|foi aprovad*|foste|avançar*|seguir*|seguiremos|continuar*|prosseguir*|selecionad*|aprovad*|passou|passaste|iremos|vamos|poderemos|será possível|corresponde|deu|conseguimos|ficou)",
    "(rejeitad*|recusad*|excluíd*|desclassificad*|reprovad*|resposta negativa|retorno negativo)",
  ],
  regret: [
    "(infelizmente|lament*|pena|desculp*|sinto|sentimos|desta vez não|não (~ )?(boas notícias|a notícia|a resposta)|triste*|chato)",
  ],
  parting: [
    "(desej*|sucesso|sorte|felicidades|torcemos|votos) (~~ )?(trajetória|futuro|carreira|percurso|procura|busca|caminho|profissional|sucesso|sorte|jornada)",
    "(banco de (talentos|dados|currículos)|guardar*|manter*|conservar*|fica) (~ )?(currículo|cv|dados|candidatura|contacto|perfil|nosso)|(futuras|outras|próximas|novas) (~ )?(oportunidades|vagas|ocasiões|seleções)|volte a (candidatar|tentar)|continue acompanhando|boa sorte",
  ],
  rivals: [
    "(grande número|muitas|muitos|elevado|mais de \\d+|\\d+) (~ )?(candidaturas|candidatos|currículos|inscrições|pessoas)",
    "(decisão|escolha) (~ )?(difícil|fácil)|difícil (~ )?(decisão|escolha)|após (~ )?(análise|cuidada|avaliação|ponderação)|(mais|melhor) (~ )?(aderente*|adequad*|alinhad*|próxim*|experiência|enquadra*)|no final",
  ],
  hired: [
    "(queremos|gostaríamos|gostaria|decidimos|vamos|adoraríamos) (~ )?(que (faça|faças|venha|venhas|trabalhe|comece|comeces|integre)|contratar|contratá l*|contar (consigo|contigo|com você)|oferecer|propor lhe|ficar (consigo|contigo))",
    `(a|o) ${post} (~ )?é (~ )?(seu|sua|teu|tua)`,
    "(foi|foste|você foi|é|és) (~ )?(aprovad*|contratad*|escolhid*|selecionad*|admitid*) (~ )?(para|como|no|na|e)",
    "(contrato|carta oferta|carta proposta|proposta|proposta de trabalho|proposta salarial) (~~ )?(anexo|assin*|enviamos|segue|envio|formal|trabalho|emprego|aceit*)",
    "(bem vind*) (~ )?(à|ao) (~ )?(equipa|equipe|time|empresa|casa|família)|(começas|começa|começarias|começaria|inicia|início|quando (pode|podes|poderia) (começar|iniciar))",
  ],
  joy: [
    "(parabéns|boa notícia|boas notícias|ótima notícia|prazer|alegria|felizes|feliz|satisfação|contentes)",
  ],
  terms: [
    "(salário|remuneração|bruto|líquido|mensal|anual|período experimental|período de experiência|férias|vale refeição|subsídio|clt|benefícios|sem termo)",
    "(contrato|assin*|conta bancária|nib|iban|documentos de admissão|exame admissional|carteira de trabalho|pis|segurança social|uniforme|admissão|primeiro dia)",
  ],
  come: [
    `(vir|vem|venha|venhas|passar|passe|passa|comparecer|compareça|apresentar*|encontrar*|reunir*|receber|visitar) (~~ )?(${weekday}|${clock}|escritório|instalações|loja|fábrica|oficina|semana|conversar|sede)`,
    "(conhecê lo|conhecê la|conhecer te|conhecê l*|te conhecer|conhecer você|conhecermo nos|entrevista*|bate papo|tomar um café|pessoalmente|dia experimental|próxima fase|próxima etapa|segunda fase|fase final|etapa final|convoc*|reunião|pré selecionad*|passou para|passaste)",
    "(escolha|escolher|escolhe|agende|agendar|reserve|marque|marcar) (~ )?(horário|hora|data|dia|slot|entrevista)",
  ],
  logistics: [
    "(trazer|traga|traz|levar|leve) (~~ )?(documento|identificação|bi|cartão|rg|currículo|certificados|original|portefólio|portfólio)",
    "(receção|recepção|piso|andar|portaria|estacion*|sala|pergunte|procure|metro|paragem)",
    "(duração|dura|durará|cerca de|aproximadamente) (~ )?(\\d+ minutos|uma hora|meia hora)|(teams|zoom|google meet|videochamada|link da)",
  ],
  agree: [
    "(convém|dá jeito|pode ser|é possível|disponível|disponibilidade|pode|podes|poderia|consegue|consegues|funciona|tem (interesse|horário))",
    "(confirm*|diga|avise|avisa|responda|informe|indique) (~ )?(presença|se|disponibilidade|quando|horário|data)",
  ],
  ring: [
    "(ligar|ligo|ligamos|telefon*|chamada|ligação|contacto telefónico) (~~ )?(minutos|quando|hora|segunda|terça|quarta|quinta|sexta|amanhã|semana|breve|número|conversar|tarde|conhecer)",
    "(conversar|falar|breve|rápida|primeira|número|quando|minutos|lhe|te) (~~ )?(ligar|chamada|telefone|telefónic*|telefônic*|ligação|ligo)",
  ],
  tested: [
    "(teste|testes|prova|exercício|questionário|estudo de caso|avaliação|desafio) (~~ )?(anexo|link|realizar|responder|fazer|enviar|devolver|minutos|dias|até|preencher|resolver|online|técnic*)",
    "(realizar|realize|faça|fazer|complete|completar|resolver|preencher|responda|responder|enviamos|próximo passo|próxima etapa) (~~ )?(teste|testes|prova|exercício|questionário|estudo de caso|avaliação|desafio)",
  ],
  arrived: [
    `${papers} (~~ )?(foi|chegou|está|foram|chegaram|recebid*) (~ )?(recebid*|registad*|registrad*|concluíd*|enviad*|submetid*|chegou|connosco|conosco|boas mãos|aqui|confirmad*|sucesso)`,
    `(recebemos|recebi|obrigad*|agradecemos|agradeço|confirm*|chegou|temos) (~ )?(${papers}|se candidatar|se inscrever|ter se candidatado)`,
    "(candidatura|inscrição) (recebida|enviada|confirmada|registada|concluída)|se candidatou|receção da|recebimento da",
  ],
  waiting: [
    "(analis*|avali*|rever|ler|ver) (~~ )?(candidatura|perfil|currículo|cv|atenção|equipa|equipe|cuidado)",
    "(contact*|contat*|entrar* em|retorno|respond*|notícias|novidades|dar* (~ )?resposta|informad*) (~~ )?(consigo|contigo|com você|contacto|contato|dias|semanas|breve|e mail|processo|receber*|caso|em breve)",
    "(em|dentro de|até|nos próximos|no prazo de) (~ )?(\\d+|dois|duas|três|alguns|próximos|final) (~ )?(dias|semanas|semana|úteis)|não respond* (~ )?(e mail|mensagem)|automátic*|é só aguardar|aguarde",
  ],
  quit: [
    "(retirad*|retirada|desistência|cancelad*) (~~ )?(candidatura|processo|inscrição)|(candidatura|inscrição) (~~ )?(retirada|cancelada)|a (seu|teu) pedido",
  ],
  beside: [
    "(mantém se|data anterior)",
    "(inquérito|pesquisa de satisfação|sua opinião|avalie|como foi a sua experiência)",
    "(fora do escritório|de férias|ausente|resposta automática)",
    "(por engano|por erro|ignore|destinad* a|enganei)",
    "(ainda|continua em|em análise|paciência|atraso|decidiremos|por decidir)",
    "(falta|faltam|envie (~ )?(cópia|certificado|documento)|carregar|anexar|documentos em falta|precisamos (~ )?(cópia|certificado))",
    "(reembolso|fatura|recibo|encomenda|reserva)",
    "(portas abertas|feira|webinar|workshop|newsletter|pais|sócios|clientes|dicas|como|podcast|curso)",
    "(minha candidatura|meu currículo|venho candidatar|candidato me)",
    "(prazo (~ )?(prorrogad*|termina)|senha|palavra passe|código|confirme o seu e|proteção de dados|consentimento)",
  ],
};
