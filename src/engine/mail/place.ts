import type { MailLine } from "./sentences.ts";

const MOST_PLACE = 160;
const label =
  /^\s*[-*•·–]?\s*\*?(?:Location|Where|Place|Venue|Address|Ort|Wo|Adresse|Treffpunkt|Lieu|Où|Lugar|Dónde|Dirección|Locatie|Plaats|Waar|Adres|Luogo|Dove|Sede|Indirizzo|Local|Onde|Endereço|Plats|Var|Adress)\s?:\*?\s+(\S.{1,158})$/iu;
const tool =
  /(?<![\p{L}])(Microsoft Teams|MS Teams|Google Meet|Zoom|Webex|Skype|Teams|GoToMeeting|Whereby|Jitsi)(?![\p{L}])/u;
const office =
  /(?:at our (?:\p{L}{1,20} )?(?:offices?|headquarters|premises|site|store|shop|clinic)(?: (?:in|at|on))|in unser(?:em|en|er) (?:\p{L}{1,20})(?: in(?: der)?| an der)|dans nos (?:bureaux|locaux)(?:,| au| du| à| de| situés au)?|en nuestras (?:oficinas|instalaciones)(?: de| en)?|op ons kantoor(?: in| aan(?: de)?)|presso la nostra sede(?: di| in)?|presso i nostri uffici(?: di| in)?|nas nossas instalações(?: em| na)?|på vårt kontor(?: på| i)) (\p{Lu}[^.;()!?]{2,120}?)(?= (?:on|am|um|at|le|el|a las|op|om|il|alle|em|às|den|kl)\s|[.;!?()]|$)/u;

/**
 * Where an interview takes place: from a label, a video call's tool, or a named office; undefined if nothing says
 * so.
 */
export function placeOf(lines: readonly MailLine[], at: MailLine): string | undefined {
  const labelled = lines
    .map(({ text }) => label.exec(text.slice(0, 400))?.[1])
    .find((found) => found !== undefined);
  if (labelled) return labelled.trim().slice(0, MOST_PLACE);
  const from = Math.max(0, lines.indexOf(at));
  const near = lines.slice(from, from + 6);
  for (const { text } of near) {
    const found = office.exec(text.slice(0, 700))?.[1] ?? tool.exec(text.slice(0, 700))?.[1];
    if (found) return found.trim();
  }
  return undefined;
}
