/** The contact person in a posting: name, and whether a man or a woman. */
export interface Addressee {
  /** The title before the name: "Ms", "Dr", "Frau Dr.". */
  style: string;
  name: string;
  gender?: "f" | "m";
}

type Style = readonly [RegExp, "f" | "m" | undefined];

const name = String.raw`(?:(?:van|von|de|da|der|den|la|le) ){0,2}\p{Lu}[\p{L}'’.-]+(?: (?:(?:van|von|de|del|da|dos|der|den|zu|la|le|bin|al) ){0,2}\p{Lu}(?:[\p{L}'’-]+|\.(?= \p{Lu}))){0,3}`;
const styles: readonly Style[] = [
  [/(?:Ms|Mrs|Miss)\.?/u, "f"],
  [/Mr\.?/u, "m"],
  [/Frau(?: Prof\.)?(?: Dr\.)?/u, "f"],
  [/Herrn?(?: Prof\.)?(?: Dr\.)?/u, "m"],
  [/Madame|Mme/u, "f"],
  [/Monsieur|M\./u, "m"],
  [/(?:Sra|Srta|D\.ª|Dña|Doña|Dra|Profª)\.?/u, "f"],
  [/(?:Sr|Don)\.?/u, "m"],
  [/(?:[Dd]ott\.ssa|[Ss]ig\.ra|[Mm]evrouw|[Mm]evr\.)/u, "f"],
  [/(?:[Dd]ott\.|[Ss]ig\.|[Mm]eneer|[Dd]hr\.)/u, "m"],
  [/Mx\.?|Dr\.?|Prof(?:essor|\.)?(?: Dr\.?)?|Captain|Chef/u, undefined],
];
/** The part of a line that names the recipient. */
const asks =
  /\b(?:contact|appl(?:y|ications?)|send|address(?:ed)?|attention|attn|repl(?:y|ies)|respond|enquir\p{L}+|inquir\p{L}+|questions?|recruiter|hiring manager|reach|talk to|e-?mail)\b|ansprechpartner|bewerb|talent partner|kontakt|rückfragen|fragen|richten|wenden|candidature|adress|contact|à l['’]attention|renseignement|dirig|envi[ae]r?|envoye[rz]|contato|contacto|aos cuidados|persona de|informaci[oó]n|dúvidas|currículo|invia|stuur|sollicit/iu;
const labelled =
  /(?:contact(?: person)?|(?:informal )?(?:questions|enquiries|inquiries)|hiring manager|recruiter|talent partner|attention|attn|ansprechpartner(?:in)?|ansprechperson|kontakt|interlocut(?:eur|rice)|persona de contacto|contacto|contato|responsable du recrutement)\s*:\s*/iu;
/** "Reply to Niamh Ryan, Transport Manager"; "Bewerbung an Inken Albers". */
const sentTo =
  /(?:\b[Rr]epl(?:y|ies)|[Ww]rite|[Aa]ppl(?:y|ications?)|[Rr]espond|[Ss]end|[Aa]ddress(?:ed)?) (?:[^.,]{1,80} )?to |(?:[Cc]all|[Rr]ing|[Pp]hone|[Cc]ontact|[Ss]peak (?:to|with)) |(?:Bewerbung(?:en)?(?: [^,]{1,40})?|richten Sie [^.,]{0,30}|wenden Sie sich) (?:bitte )?an |(?:[Cc]andidatures?(?: [^.,]{1,40})?|adresser?|[ée]crire) à |(?:[Cc]andidaturas?(?: [^.,]{1,40})?|[Ee]nviar? [^.,]{0,30}|dirigir(?:se)?) a |(?:[Ss]tuur|[Rr]eage\p{L}+|[Ss]ollicit\p{L}+|[Mm]ail) [^.,]{0,60}(?:naar|bij) |[Ii]nvi\p{L}+ [^.]{0,60} a:? /u;
const chinese =
  /(?:联系人|联系|收件人)[：:\s]{0,2}(\p{Script=Han})(?:\p{Script=Han}{0,2})(女士|先生|小姐|老师|经理)/u;

/** A given name at a line's end with its family name on the next line: "write to Ms. Ada\nBrook, Program Officer". */
const brokenName = new RegExp(
  String.raw`(?<=(?<![\p{L}.])(?:${styles.map(([style]) => style.source).join("|")}) )(\p{Lu}[\p{Ll}'’-]+)\s*\n(?=\p{Lu}[\p{Ll}'’-]+(?:[,.;:]|$))`,
  "gmu",
);

const belowColon = new RegExp(
  String.raw`:[^\S\n]*\n\s*(?=(?:${styles.map(([style]) => style.source).join("|")}) \p{Lu})`,
  "gu",
);

/** The one contact person for applications in a posting; undefined if there is none or more than one. */
export function addresseeIn(text: string, company = ""): Addressee | undefined {
  const found = text
    // "Send your letter to:" with the name on the next line.
    .replace(belowColon, ": ")
    .replace(brokenName, "$1 ")
    .split("\n")
    .flatMap(inLine)
    // "Contact Foothills Dental on 555 0100" names the employer.
    .filter(({ name: called }) => !company.includes(called));
  const [first] = found;
  return first && found.every((one) => one.name === first.name) ? first : undefined;
}

function inLine(line: string): Addressee[] {
  const han = chinese.exec(line);
  if (han?.[1] && han[2]) return [{ style: han[2], name: han[1] }];
  if (!asks.test(line)) return [];
  const styled = styles.flatMap(([style, gender]) => {
    const whole = new RegExp(String.raw`(?<![\p{L}.])(${style.source}) (${name})`, "gu");
    return [...line.matchAll(whole)].flatMap(([, said = "", called = ""]): Addressee[] => [
      { style: said, name: trimmed(called), ...(gender && { gender }) },
    ]);
  });
  const isWoman = /ansprechpartnerin\s*:|interlocutrice|la directrice|la responsable/iu.test(line);
  if (styled.length > 0)
    return styled.map((one) => (isWoman && one.gender === undefined ? { ...one, gender: "f" } : one));
  const bare =
    new RegExp(`${labelled.source}(${name})`, "iu").exec(line)?.[1] ??
    new RegExp(
      `(?:${sentTo.source})(${name})(?=,| \\(|\\.?$|\\.? (?:before|by|until|at|on|via|from|bis|vor|avant|antes))`,
      "u",
    ).exec(line)?.[1];
  const called = bare?.replace(post, "") ?? "";
  const isName = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}\.?)?(?: \p{L}+)?? \p{Lu}[\p{L}'’-]+$/u.test(called);
  return isName && !office.test(called) ? [{ style: "", name: called }] : [];
}

/** "Regional Manager" before a name. */
const post =
  /^(?:\p{Lu}\p{L}+ ){0,2}(?:Manager|Director|Head|Principal|Lead|Officer|Coordinator|Supervisor|Matron|Partner|Recruiter) (?=\p{Lu}\p{L}+ \p{Lu})/u;

/** Words for departments, which are not names. */
const office =
  /\b(?:human|resources|team|department|office|manager|hiring|recruit\p{L}*|personnel|personal\p{L}*|abteilung|service|information|us|careers?|jobs?|bewerb\p{L}*|staff|talent|people|center|centre|school|hospital|clinic|practice|group|trust|foundation|university|college|council|hotel|restaurant|services|solutions|recruitment|reception|desk|line)\b/iu;

function trimmed(called: string): string {
  return called.replace(/[.]+$/u, "");
}

/** The name that follows "Ms" or "Frau" in a letter. */
export function familyName({ name: whole }: Addressee): string {
  const parts = whole.split(" ");
  const from = parts.findIndex(
    (part, at) =>
      /^(?:van|von|de|del|da|dos|der|den|zu|la|le|al)$/u.test(part) ||
      (at > 0 && /^(?:Le|La|De|Du|Van|Von|Di)$/u.test(part)),
  );
  return from >= 0 ? parts.slice(from).join(" ") : (parts.at(-1) ?? whole);
}
