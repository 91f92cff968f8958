// Words without accents, in every mail language, around the last day on which an offer can be answered.

/** Words right before the last day. */
export const lastDay =
  /(?:\b(?:by|before|until|till|no later than|not later than|at the latest|through|deadline|due|expires?|lapses?|closes?|valid to|bis|spatestens|frist|vor|lauft|avant|jusqu'au|au plus tard|d'ici|date limite|expire|dernier delai|antes del?|hasta|mas tardar|no mas tarde del?|maximo|plazo|vence|caduca|voor|uiterlijk|tot|verloopt|vervalt|entro|prima del|non oltre|scade|fino al?|ate|prazo|o mais tardar|expira|senast|fore|innan|till|senest|inden|innen|til|do|najpozniej|pozniej niz|przed|termin(?:em|u)?)(?: (?:for|of|is|zum|am|einschliesslich|den|dem|end of|close of|le|la|est|de|el|dia|op|en met|e non oltre|il|ao|o|em|a|dnia|do|och med|og med|business|acceptance|answer|reply)){0,4}\s?:?\s{0,2}(?:the\s|on\s|day\s)?(?:\p{L}{3,14}(?:-feira)?,?\s)?(?:(?:the|den|dem|le|el|il|o|dia|dnia)\s)?(?:\d{1,2}(?:[:.h]\d{2})?\s?(?:[ap]\.?m\.?|uhr|uur|h)?,?\s(?:on|am|op|le|del?|do)?\s?)?)$/u;

/** Words for an answer: to say yes, to sign, to decide. */
export const answered =
  /(?<!\p{L})(?:answer|repl(?:y|ies)|respon[ds]|accept|sign(?:ed|ature)?|return|confirm|decide|decision|let (?:us|me) know|hear from you|get back to|rsvp|offer (?:is|remains|stays|expires|lapses|closes|will)|(?:valid|open) (?:until|till|for)|antwort|ruckmeldung|bescheid|melde|annahme|annehmen|unterschr|unterzeichn|zuruck|bestatig|entscheid|gultig|zusag|angebot gilt|repond|reponse|accept|sign|retourn|renvoy|confirm|valable|decision|accord|respuesta|respond|responda|acept|firm|devuelv|contest|decid|valid|responder|resposta|aceit|assin|devolv|valida|rispost|rispond|accett|sottoscri|restitu|conferm|decision|valida|antwoord|reageer|reactie|akkoord|teken|ondertek|terug|bevestig|geldig|laat (?:het )?(?:me|mij|ons)|svar|besked|skriv under|underskri|returner|bekraft|bekreft|bekraeft|galler|gaelder|gjelder|odpow|akcept|podpis|potwierdz|decyzj|wazna)/u;

/** What the employer does by a day: sends the contract, answers, starts. */
export const byEmployer =
  /(?<!\p{L})(?:(?:we|i|they|hr|he|she|the (?:team|panel|office|agency)|our \p{L}{2,20}) (?:will|ll|shall|aim to|are going to|plan to|expect to) (?!need|expect|require|hold|keep|ask|have to)|you (?:will|ll|should) (?:receive|hear|get|have)|(?:wir|ich) (?:werden|senden|schicken|melden|bestatigen|entscheiden)|(?:erhalten|bekommen) sie|(?:erhaltst|bekommst) du|nous vous (?:enverrons|ferons|contacterons|adresserons|confirmerons)|vous recevrez|vous aurez|(?:le|la|te|os|lhe) (?:enviaremos|confirmaremos|contactaremos|responderemos)|(?:recibira|recibiras|recebera|riceverai?|otrzyma)|(?:wij|we|ik) (?:sturen|zenden|bevestigen|beslissen|laten)|(?:u|je) (?:ontvangt|krijgt)|(?:le|ti) (?:invieremo|confermeremo|manderemo)|(?:vi|jag|jeg) (?:skickar|sender|bekraftar|bekrefter|bekraefter|atervander|vender)|(?:du|ni) (?:far|modtager)|(?:wyslemy|potwierdzimy|przeslemy|odpowiemy))/u;

/** How long a job lasts is not how long its offer does. */
export const fixedTerm =
  /(?<!\p{L})(?:fixed term|temporary|(?:contract|employment|job|post|position|cover) (?:runs|lasts|ends|is (?:limited|for))|befristet|laufzeit|duree determinee|cdd|temporal|plazo fijo|tempo determinato|a termo|tijdelijk|bepaalde tijd|visstid|tidsbegr|midlertidig|okreslony)/u;
