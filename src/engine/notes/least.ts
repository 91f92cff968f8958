/** Words that make a number the least that a person accepts, of pay or of hours; for a pattern. */
export const LEAST = [
  "at least|no less|not less|min(?:imum|\\.)?|or more",
  "mind(?:estens|\\.)|wenigstens|nicht (?:unter|weniger)|au moins|au minimum|pas moins",
  "al menos|(?:como |por lo )?m[ií]nimo|no menos|pelo menos|no mínimo|não menos|almeno|non meno",
  "minstens|ten minste|minimaal|minst|lägst|lägsta|co najmniej|przynajmniej|nie mniej|nejméně|alespoň|minimálně",
  "mindest\\p{L}+|minimum\\p{L}+|minimaln\\p{L}+|minim[ao]|mínima|salaire minimum|ondergrens|floor|asgari|en az|alt sınır\\p{L}*",
].join("|");
