// What people ask an assistant for and this service cannot do, with what it can do instead.

/** A request that the service cannot fulfil. */
export const inabilities = ["send", "translate", "book", "look_up"] as const;
export type Inability = (typeof inabilities)[number];

interface Instead {
  /** A sentence for people: what cannot be done, and what can. */
  text: string;
  /** Operations that do what can be done. */
  operations: string[];
  /** A call that can be sent unchanged, and why. */
  see: { operation: string; text: string };
}

export const insteadOf: Readonly<Record<Inability, Instead>> = {
  send: {
    text: "This service cannot send anything: no e-mail, application or message leaves it; it can write the letter or note for you to send, and record that you sent it.",
    operations: ["executionArtifacts.create", "agent.apply", "jobEvents.create"],
    see: { operation: "executionArtifacts.list", text: "See the documents that are ready to be sent." },
  },
  translate: {
    text: "This service cannot translate; it writes a document in the language of the opening, and it checks a translation that you or your agent write against your claims.",
    operations: ["executionArtifacts.create", "agent.apply"],
    see: { operation: "executionArtifacts.list", text: "See the documents that are stored." },
  },
  book: {
    text: "This service cannot book or arrange anything; it can keep the date, remind you of it, and show it in your calendar.",
    operations: ["jobEvents.create", "followUps.list"],
    see: { operation: "followUps.list", text: "See the dates that are kept." },
  },
  look_up: {
    text: "This service cannot look anything up: it has no web search and knows only what is stored; give it the text of a posting or a note, and it keeps and compares that.",
    operations: ["jobsWorkspace.create", "memories.create", "jobsWorkspace.list"],
    see: { operation: "jobsWorkspace.list", text: "See the openings that are stored." },
  },
};

/** Words that start a request. "How do I send a letter?" is a question, not a request. */
const request =
  "^\\W*(?:(?:please|can you|could you|would you|will you|i want you to|help me(?: to)?|bitte|kannst du|könntest du|können sie|puedes|podrías|por favor|peux-tu|pouvez-vous|pourrais-tu|você pode|pode|podes|请|你能|能不能|帮我)[\\s,]*)*";
const verbs: Readonly<Record<Inability, string>> = {
  send: "(?:(?:(?:write|draft|prepare|finish|fill in|make)\\s(?:\\S+\\s){0,5}?(?:and|then)\\s)?(?:send|e-?mail|submit|forward|hand in)\\s(?!.{0,40}(?:webhook|event|deliver))|(?:message|contact|phone|call|text|write to)\\s(?:the|my|this|that)\\s|apply (?:(?:to|for) .{1,80})?(?:for me|on my behalf)|(?:schick|sende|verschick|versende)\\p{L}*\\s|(?:schreib|erstell)\\p{L}*\\s(?:\\S+\\s){1,5}?und\\s(?:schick|send)\\p{L}*\\s|(?!\\p{L}+(?:ei|é|ou|aste|aram)(?!\\p{L}))(?:envía|enviar|manda|mandar|envoie|envoyer|envoyez|envie|mande|invia|spedisci)\\p{L}*(?:-moi|-me)?\\s|发送|发给|投递)",
  translate:
    "(?:translat\\p{L}*\\s|übersetz\\p{L}*\\s?|traduc\\p{L}*\\s|tradui\\p{L}*\\s|traduz\\p{L}*\\s|翻译|.{1,60}\\s(?:translated into|übersetzen|ins? (?:deutsche|englische|französische|spanische) übersetz\\p{L}*))",
  book: "(?:(?:book|reserve|schedule|arrange|set up)\\s.{0,60}(?:flight|train|hotel|room|meeting|call|appointment|interview|course|ticket|slot|table|exam)|(?:buche|reserviere|vereinbare)\\s|(?:reserva|reservar|agenda|agendar|réserve|réserver|marque|marcar|prenota|prenotare)(?:-?(?:me|moi|mi))?\\s|预订|预约)",
  look_up:
    "(?:look\\s(?:\\S+\\s){0,4}up(?!\\p{L})|google\\s|(?:search|browse|check|find|look)\\s.{0,60}(?:online|the (?:web|internet|site|website)|on (?:linkedin|indeed|google|glassdoor))|(?:such|suche|finde|schau)\\p{L}*\\s.{0,60}(?:im internet|im netz|online)|(?:busca|buscar|cherche|chercher|procura|procurar|pesquise)\\s.{0,60}(?:internet|en línea|en ligne|online|web)|上网|网上)",
};
const patterns = inabilities.map((kind) => ({
  kind,
  pattern: new RegExp(`${request}(?:${verbs[kind]})`, "iu"),
}));

/** What a request asks for that the service cannot do; undefined for other requests. */
export function inabilityOf(text: string): Inability | undefined {
  return patterns.find(({ pattern }) => pattern.test(text.slice(0, 500)))?.kind;
}
