const denies =
  /(?<!\p{L})(?:(?:no|not|never|cannot|can['’]?t|won['’]?t|without|nothing|nowhere|nichts|nirgends|rien|nada|nulla|niente|niets|nic|kein\p{L}*|nicht|nie|ohne|pas|jamais|sans|sin|nunca|não|sem|non|mai|senza|geen|niet|nooit|zonder|inte|ingen|aldrig|bez|ne\p{L}{0,6})[\s,]+(?:\p{L}+\s){0,3}|(?:(?:do|would)(?:n['’]?t| not)(?! (?:mind|care))|(?:möchte|will) (?:\p{L}+ )?nicht|ne\s\p{L}{2,12}\s(?:plus|pas|jamais))\s(?:\p{L}+\s){0,5})$|[不别無无没]\p{Script=Han}{0,3}$/iu;
const deniesBehind =
  /^[^,.;]{0,20}\s(?:nicht|kommt nicht in ?frage|(?:is )?too (?:far|expensive)|zu (?:weit|teuer)|trop (?:loin|cher)|demasiado (?:lejos|car[oa])|(?:longe|car[oa]) demais|troppo (?:lontano|caro)|te (?:ver|duur)|za (?:daleko|drogo)|odpada|is out|not an option|geht nicht|ない)(?!\p{L})/iu;

/** True if a sentence denies what stands at a place: "no remote work", "I won't move". */
export function isDeniedIn(text: string, at: number): boolean {
  return denies.test(text.slice(Math.max(0, at - 40), at)) || deniesBehind.test(text.slice(at));
}
