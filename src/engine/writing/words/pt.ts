import type { WordTable } from "./types.ts";

/** The words of Portuguese. */
export const pt: WordTable = {
  plain:
    "nosso nossa nossos nossas fiz faco fazia faz tarefa tarefas atual o a os as um uma uns umas eu me mim meu minha meus minhas nos se lhe seu sua seus suas este esta estes estas esse essa isso isto aquele que quem qual onde quando como " +
    "sou fui era e sao foi foram sido ser estou esta estava estado tenho tem tinha tive ha havia " +
    "ou mas tambem alem depois antes disso anteriormente desde ate de do da dos das ao aos em no na nos nas num numa entre com por pelo pela pelos pelas para sem sobre durante apos nem nao nunca la ali aqui assim " +
    "atualmente agora hoje trabalho trabalhei trabalhando trabalhava trabalhar cargo vaga funcao experiencia conhecimento conhecimentos habilidades competencias incluem inclui uso utilizo sr sra trago levo mesmo outra outro junto",
  letter:
    "prezado prezada prezados prezadas caro cara caros senhor senhora senhores senhoras equipe ola bom dia venho meio desta candidatar candidatura candidatando gostaria vaga cargo oportunidade anuncio posicao interesse interessa interessada interessado interessou atrai chamou atencao muito grande rapidamente empresa hospital escola grupo fazer parte aprender mais conhecer " +
    "fico disposicao entrevista conversa conversar agradeco agradecimento obrigado obrigada desde ja aguardo retorno resposta contato breve atenciosamente cordialmente respeitosamente abraco saudacoes anexo curriculo carta voce voces buscam busca precisam oferecem pedem tempo possivel disponivel integrar juntar espero contribuir feliz adoraria queria quero",
  wish: "escrevo prezado prezada prezados prezadas caro cara ola venho candidatar candidatura gostaria interesse interessa interessada interessado interessou atrai disposicao agradeco obrigado obrigada aguardo atenciosamente cordialmente respeitosamente anexo espero adoraria quero disponivel chamou",
  you: "voce voces vaga anuncio buscam precisam oferecem pedem",
  opening: "vaga anuncio candidatar candidatura",
  me: "meu minha meus minhas sou fui era tenho tive tinha trago levo falo domino",
  held: "como com experiencia conhecimentos habilidades competencias",
  subject: "eu",
  strong: "e mas tambem alem depois onde enquanto eu la ali antes",
  weak: "em no na nos nas como de do da dos das ao aos com para durante desde ate entre por pelo pela apos",
  bind: "mediante gracas porque que portanto permitindo devido resultando",
  share:
    "ajudei ajudo ajudar ajudando ajuda auxiliei auxilio auxiliar auxiliando apoio apoiei apoiar apoiando|participei participo participar participacao colaborei colaboro colaborar colaboracao contribui contribuo contribuir contribuicao|juntos conjuntamente colegas|supervisao sob",
  lower:
    "ajudante auxiliar assistente adjunto adjunta aprendiz estagiario estagiaria estagio junior trainee interino interina substituto substituta voluntario voluntaria voluntariado vice subgerente tecnica tecnico estudante",
  some: "parte parcialmente alguns algumas metade quase varios varias maioria",
  not: "nao nunca sem nenhum nenhuma nem exceto jamais",
  unfinished:
    "andamento cursando pendente previsto prevista planejado incompleto basico basica nocoes iniciante nao",
  studying: "atualmente cursando estudo estudando andamento agora",
  finished: "conclui concluido concluida terminei obtive formei formado formada",
  now: "atual atualmente agora hoje",
  present: "sou estou trabalho",
  working: "trabalho trabalhei trabalhando trabalhava trabalhar",
  since: "desde",
  until: "ate a",
  before: "antes depois apos anteriormente disso",
  least: "mais minimo menos",
  most: "ate maximo",
  about: "cerca aproximadamente quase",
  there: "la ali",
  relation: "por|para|sob|com|pelo|pela",
  being: "sou fui era como sido e foi",
  months: "janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro",
  numbers:
    "zero:0 dois:2 duas:2 tres:3 quatro:4 cinco:5 seis:6 sete:7 oito:8 nove:9 dez:10 onze:11 doze:12 treze:13 quatorze:14 quinze:15 dezesseis:16 vinte:20 trinta:30 quarenta:40 cinquenta:50 sessenta:60 cem:100",
  scales: "mil:1000 milhao:1000000 milhoes:1000000",
  percent: "cento",
  often:
    "hour:hora|day:dia diario diaria diariamente|week:semana semanal semanais|month:mes mensal mensais mensalmente|year:ano anual anuais anualmente",
  each: "por cada ao",
  same: "reduzir diminuir baixar|aumentar elevar|treinar capacitar|cliente clientes|criar desenvolver",
  acts: "gestao:ger|desenho:desenh|elaboracao:elabor|atendimento:atend|desenvolvimento:desenvolv|coordenacao:coorden|direcao:dirig dirij|formacao:form|supervisao:supervis|planejamento:planej|organizacao:organiz|manutencao:mantiv|preparacao:prepar|preparo:prepar|instalacao:instal|reparacao:repar|redacao:redig|venda:vend|limpeza:limp|ensino:ensin|criacao:cri|implementacao:implement|implantacao:implant|analise:analis|cuidado:cuid|treinamento:trein",
  implied:
    "home:moro resido casa fica endereco residencia domicilio|job:empregado empregada|volunteering:voluntario voluntaria voluntariado|degree:diploma formacao estudei estudos curso conclui graduacao obtive formei|certificate:certificado certificacao curso|skill:conheco sei usar utilizar dominio|language:idioma idiomas lingua falo nivel materna|award:premio|publication:publiquei publicado artigo|project:projeto|interest:interesse|contact:contato",
  irregular:
    "reduzir reduzi reduziu reduzo reduzido|fazer fiz faco feito|cuidar cuido cuidei|produzir produzi|escrever escrevi escrito|dirigir dirijo dirigi|atender atendi atendo",
  headings:
    "perfil contato experiencia profissional formacao academica educacao habilidades competencias idiomas certificados certificacoes projetos voluntariado interesses premios publicacoes referencias resumo carta apresentacao dados pessoais",
};
