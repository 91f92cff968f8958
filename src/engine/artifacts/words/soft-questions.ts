import type { DocumentLanguage } from "./types.ts";

/** A character trait in openings: how an interviewer asks about it, and what shows it in a resume line. */
interface Trait {
  /** The words in a demand. */
  says: RegExp;
  /** The words in a resume line. */
  shownBy: RegExp;
  ask: Record<DocumentLanguage, string>;
}

const traits: readonly Trait[] = [
  {
    says: /communicat|interpersonal|listen|empath|kommunikat|gesprächsführung|einfühl|communication|relationnel|écoute|comunica|empat|沟通|表达/iu,
    shownBy:
      /explain|present|report|wrote|interview|negotiat|advis|counsel|famil|client|patient|berat|gespräch|angehörig|vortr|conseil|réunion|famille|asesor|famili|client|负责.*沟通|客户|汇报/iu,
    ask: {
      en: "Tell me about a time when you had to explain something difficult to somebody. How did you go about it?",
      de: "Erzählen Sie von einer Situation, in der Sie jemandem etwas Schwieriges erklären mussten. Wie sind Sie vorgegangen?",
      fr: "Parlez-moi d'une fois où vous avez dû expliquer quelque chose de difficile. Comment avez-vous fait ?",
      es: "Hábleme de una vez en que tuvo que explicar algo difícil. ¿Cómo lo hizo?",
      pt: "Conte-me uma vez em que você teve de explicar algo difícil. Como fez?",
      zh: "请讲一次你必须向别人解释难事的经历。你是怎么做的？",
    },
  },
  {
    says: /team ?(?:work|player|spirit|fähig|geist)|(?<!microsoft )\bteams?\b|collaborat|cooperat|travail en équipe|esprit d'équipe|trabajo en equipo|trabalho em equipe|团队合作|协作/iu,
    shownBy:
      /team|together|with (?:the )?(?:nurs|doctor|engineer|colleague|staff)|crew|zusammen|mit dem|équipe|equipo|equipe|团队/iu,
    ask: {
      en: "Tell me about a time when a team that you were in did not work well. What did you do?",
      de: "Erzählen Sie von einer Situation, in der ein Team, in dem Sie waren, nicht gut lief. Was haben Sie getan?",
      fr: "Parlez-moi d'une fois où votre équipe fonctionnait mal. Qu'avez-vous fait ?",
      es: "Hábleme de una vez en que su equipo no funcionaba bien. ¿Qué hizo?",
      pt: "Conte-me uma vez em que a sua equipe não funcionava bem. O que você fez?",
      zh: "请讲一次你所在的团队合作不顺的经历。你做了什么？",
    },
  },
  {
    says: /pressure|deadline|fast[- ]paced|multi-?task|prioriti|belastbar|stress|termin(?:treue|druck)|pression|délais|presión|plazos|pressão|prazos|抗压|压力/iu,
    shownBy:
      /\d.*(?:shift|day|night|hour|week|month|cover|call|order)|deadline|peak|schicht|termin|délai|turno|plazo|prazo|每天|每月/iu,
    ask: {
      en: "Tell me about a time when everything was due at once. How did you decide what came first?",
      de: "Erzählen Sie von einer Situation, in der alles auf einmal fällig war. Wie haben Sie entschieden, was zuerst kam?",
      fr: "Parlez-moi d'une fois où tout était urgent. Comment avez-vous choisi l'ordre ?",
      es: "Hábleme de una vez en que todo corría prisa. ¿Cómo decidió qué iba primero?",
      pt: "Conte-me uma vez em que tudo era urgente. Como decidiu o que vinha primeiro?",
      zh: "请讲一次所有事情同时到期的经历。你怎样决定先后？",
    },
  },
  {
    says: /leader|leading|supervis|manag\p{L}* (?:people|staff|team)|führung|anleit|encadre|management d'équipe|liderazgo|dirigir|liderança|领导|管理能力/iu,
    shownBy:
      /\b(?:led|leads?|leading|manag(?:ed?|es|ing)|supervis\p{L}+|train(?:ed|s|ing)?|mentor(?:ed|s|ing)?|precept\p{L}*|charge|head|crew)\b|leit|anleit|führ|encadr|dirig|coordin|form[éaó]|带领|管理|培训/iu,
    ask: {
      en: "Tell me about a time when you had to lead people who saw things differently. How did it end?",
      de: "Erzählen Sie von einer Situation, in der Sie Menschen führen mussten, die es anders sahen. Wie ging es aus?",
      fr: "Parlez-moi d'une fois où vous avez dirigé des personnes d'un autre avis. Comment cela s'est-il terminé ?",
      es: "Hábleme de una vez en que dirigió a personas que lo veían de otra manera. ¿Cómo terminó?",
      pt: "Conte-me uma vez em que você liderou pessoas que viam as coisas de outro modo. Como terminou?",
      zh: "请讲一次你带领意见不同的人的经历。结果怎样？",
    },
  },
  {
    says: /customer|client (?:service|focus|orient)|guest|kunden|service ?orient|relation client|sens du service|atención al cliente|trato con|atendimento|客户服务|服务意识/iu,
    shownBy: /customer|client|guest|complain|kund|gäst|client|clientèle|cliente|顾客|客户/iu,
    ask: {
      en: "Tell me about a time when a customer was unhappy with you or your work. What did you do?",
      de: "Erzählen Sie von einer Situation, in der ein Kunde unzufrieden war. Was haben Sie getan?",
      fr: "Parlez-moi d'une fois où un client était mécontent. Qu'avez-vous fait ?",
      es: "Hábleme de una vez en que un cliente estaba descontento. ¿Qué hizo?",
      pt: "Conte-me uma vez em que um cliente estava descontente. O que você fez?",
      zh: "请讲一次顾客不满意的经历。你做了什么？",
    },
  },
  {
    says: /problem[- ]?solv|analytic|troubleshoot|critical thinking|problemlös|analytisch|lösungsorient|résolution de problèmes|esprit d'analyse|resolución de problemas|analític|resolução de problemas|解决问题|分析能力/iu,
    shownBy:
      /found|fixed|solved|troubleshot|reduced|cut|root cause|behob|gelöst|analys|résol|rédui|resol|reduj|reduzi|解决|降低/iu,
    ask: {
      en: "Tell me about a time when something went wrong and nobody knew why. How did you find out?",
      de: "Erzählen Sie von einer Situation, in der etwas schiefging und niemand wusste, warum. Wie sind Sie dahintergekommen?",
      fr: "Parlez-moi d'une fois où quelque chose a mal tourné sans qu'on sache pourquoi. Comment avez-vous trouvé ?",
      es: "Hábleme de una vez en que algo falló y nadie sabía por qué. ¿Cómo lo averiguó?",
      pt: "Conte-me uma vez em que algo deu errado e ninguém sabia por quê. Como você descobriu?",
      zh: "请讲一次出了问题而没人知道原因的经历。你是怎样找到的？",
    },
  },
  {
    says: /attention to detail|detail[- ]orient|accura|meticul|sorgfalt|sorgfältig|genau|gewissenhaft|rigueur|minut|atención al detalle|meticulos|atenção aos detalhes|细心|严谨|认真/iu,
    shownBy:
      /\d+ ?%|without (?:a|any)|no (?:finding|error|repair)|accura|audit|check|inspect|ohne|prüf|contrôl|control|准确|检查/iu,
    ask: {
      en: "Tell me about a time when you found a mistake before it did harm. How did you come to see it?",
      de: "Erzählen Sie von einer Situation, in der Sie einen Fehler fanden, bevor er schadete. Wie sind Sie darauf gekommen?",
      fr: "Parlez-moi d'une erreur que vous avez vue avant qu'elle ne nuise. Comment l'avez-vous remarquée ?",
      es: "Hábleme de un error que encontró antes de que hiciera daño. ¿Cómo se dio cuenta?",
      pt: "Conte-me um erro que você encontrou antes que causasse dano. Como percebeu?",
      zh: "请讲一次你在造成损失之前发现错误的经历。你是怎样发现的？",
    },
  },
  {
    says: /quick learner|willing\p{L}* to learn|adaptab|flexib|curio|lernbereit|flexibel|bereitschaft|adaptab|curieux|capacidad de aprend|adaptación|aprend|学习能力|适应/iu,
    shownBy:
      /learn|introduc|new|first|trained|course|einführ|umstell|neu|introdui|nouve|implant|nuev|nov[oa]|学习|引入/iu,
    ask: {
      en: "Tell me about a time when you had to learn something fast. How did you do it?",
      de: "Erzählen Sie von einer Situation, in der Sie etwas schnell lernen mussten. Wie haben Sie das gemacht?",
      fr: "Parlez-moi d'une fois où vous avez dû apprendre vite. Comment avez-vous fait ?",
      es: "Hábleme de una vez en que tuvo que aprender algo deprisa. ¿Cómo lo hizo?",
      pt: "Conte-me uma vez em que você teve de aprender algo depressa. Como fez?",
      zh: "请讲一次你必须很快学会一样东西的经历。你是怎么做的？",
    },
  },
];

/** An interviewer's question about a character trait; undefined for a demand without one. */
export function softQuestion(
  { kind, text }: { kind: string; text: string },
  language: DocumentLanguage,
): { question: string; shownBy: RegExp } | undefined {
  if (kind !== "other" && kind !== "skill") return undefined;
  const trait = traits.find(({ says }) => says.test(text));
  return trait && { question: trait.ask[language], shownBy: trait.shownBy };
}
