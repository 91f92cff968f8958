interface Place {
  start: number;
  end: number;
}

const MAX_SHORT_LENGTH = 2;
const listSign = /^[\s,;/|&·•+]{1,4}(?:(?:and|or|und|oder|et|ou|y|o) )?$/i;
const before =
  /(?:(?:^|[\s(])(?:in|using|with|wrote|writes?|writing|programming|coding|knowledge of|command of)|:)\s?$/i;
const after =
  /^ (?:services?|developers?|engineers?|code|microservices|back-?ends?|language|modules?|program(?:s|mers?|ming)?|scripts?|packages?|apis?|applications?|libraries|skills?|experience|developments?)(?!\p{L})/iu;

/**
 * Removes skills with a name of one or two letters (C, R, Go) unless the text uses it as a name: alone, in a list
 * with another skill, or in a phrase about programming. Hepatitis C and a go-live are not languages.
 */
export function withoutStrayLetters<Found extends Place>(text: string, found: Found[]): Found[] {
  const first = text.length - text.trimStart().length;
  const last = text.trimEnd().length;
  return found.filter((place, index) => {
    if (place.end - place.start > MAX_SHORT_LENGTH) return true;
    if (place.start <= first && place.end >= last) return true;
    if (/^[-'’]\p{L}/u.test(text.slice(place.end, place.end + 2))) return false;
    return (
      isBeside(text, found[index - 1], place) ||
      isBeside(text, place, found[index + 1]) ||
      before.test(text.slice(Math.max(0, place.start - 20), place.start)) ||
      after.test(text.slice(place.end, place.end + 20))
    );
  });
}

function isBeside(text: string, left: Place | undefined, right: Place | undefined): boolean {
  return (
    left !== undefined &&
    right !== undefined &&
    listSign.test(text.slice(left.end, Math.min(right.start, left.end + 12)))
  );
}
