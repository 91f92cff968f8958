// How mail programs separate the writer's text from others', in the languages they are set to.

const senders = "From|Von|De|Da|Van|Från|Fra|Expéditeur|Mittente|Afzender|Remitente";
const sentDays =
  "Sent|Date|Gesendet|Datum|Envoyé|Enviado(?: el)?|Fecha|Inviato|Data|Verzonden|Skickat|Enviada(?: em)?";
const receivers = "To|An|À|A|Para|Aan|Till|Cc|CC|Kopie|Copie|Copia|Destinataire|Destinatario";
const subjects = "Subject|Betreff|Objet|Asunto|Assunto|Oggetto|Onderwerp|Ämne";

const label = (names: string) => new RegExp(`^\\s{0,4}\\*?(?:${names})\\s?:\\*?\\s`, "iu");

/** The lines of a header block, by what they name. */
export const blockHeader = {
  from: label(senders),
  sent: label(sentDays),
  to: label(receivers),
  subject: label(subjects),
  any: new RegExp(`^\\s{0,4}\\*?(?:${[senders, sentDays, receivers, subjects].join("|")})\\s?:`, "iu"),
};

/** "On Monday, Alex wrote:" and the like. */
export const attribution =
  /^\s{0,4}(?:On\s.{3,250}\swrote\s?:|Am\s.{3,250}\sschrieb(?:\s.{1,120})?:|Le\s.{3,250}\sa\sécrit\s?:|El\s.{3,250}\sescribió\s?:|Op\s.{3,250}\sschreef(?:\s.{1,120})?:|Il\s.{3,250}\sha\sscritto\s?:|Em\s.{3,250}\sescreveu\s?:|Den\s.{3,250}\sskrev(?:\s.{1,120})?:)\s*$/iu;

/** The line above a forwarded mail. */
export const forwardMark =
  /^\s{0,4}(?:-{3,20}\s?(?:Forwarded message|Weitergeleitete Nachricht|Message transféré|Mensaje reenviado|Doorgestuurd bericht|Messaggio inoltrato|Mensagem encaminhada|Vidarebefordrat meddelande)\s?-{3,20}|Begin forwarded message:|Anfang der weitergeleiteten Nachricht:|Début du message réexpédié\s?:|Inicio del mensaje reenviado:|Begin doorgestuurd bericht:|Inizio messaggio inoltrato:)\s*$/iu;

/** The line above an earlier mail. */
export const originalMark =
  /^\s{0,4}(?:-{3,20}\s?(?:Original (?:message|appointment)|Ursprüngliche Nachricht|Message d['’]origine|Mensaje original|Oorspronkelijk bericht|Messaggio originale|Mensagem original|Ursprungligt meddelande)\s?-{3,20}|_{20,100})\s*$/iu;

/** The line above a signature, which often loses its space. */
export const signatureMark = /^--\s?$/;

/** Text that a phone adds. */
export const phoneSignature =
  /^\s{0,4}(?:Sent from my \w|Get Outlook for|Von meinem \w{1,20} gesendet|Gesendet von \w|Envoyé de(?:puis)? mon |Enviado desde mi |Verzonden vanaf mijn |Inviato da(?:l mio)? i?\w|Enviado do meu )/iu;

/** How a confidentiality notice or an unsubscribe line starts. */
export const noticeStart =
  /^\s{0,4}[*_]{0,2}(?:(?:confidentiality|privacy|legal) (?:notice|note)|disclaimer\b|this (?:e-?mail|message|communication)(?: and any (?:attachments?|files?)[^.]{0,60})? (?:is|are|may|contains?)[^.]{0,60}(?:confidential|intended|privileged)|the (?:information|contents?) (?:contained )?(?:in|of) this (?:e-?mail|message)|(?:wichtiger )?(?:vertraulichkeitshinweis|rechtlicher hinweis)|diese (?:e-?mail|nachricht)[^.]{0,60}(?:enthält|ist)[^.]{0,40}vertraulich|(?:avis|clause) de confidentialité|ce (?:message|courriel|mail|courrier électronique)[^.]{0,80}(?:confidentiel|destinataire)|aviso (?:legal|de confidencialidad|de confidencialidade)|este (?:mensaje|correo|e-?mail)[^.]{0,80}confiden|(?:dit bericht|deze e-?mail)[^.]{0,80}(?:vertrouwelijk|bestemd)|questo (?:messaggio|documento)[^.]{0,80}(?:riservat|confidenzial|destinat)|(?:le|questa e-?mail|questa)[^.]{0,30}informazioni contenute)/iu;
