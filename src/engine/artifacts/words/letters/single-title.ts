/** The words before the trade. After "of" comes what the work is about: "Head of Computers". */
const before = String.raw`(?:(?!(?:of|for|in|at|to|with)[ ])[^\s,(/-]+[ -])*\p{L}*`;
const behind = String.raw`(?=\s?[,(/–]| (?:of|for|in|at|to|with|-) |$)`;
const several = new RegExp(`^(${before}(?:er|or|ist|ian|ant|ent|nurse|clerk|agent))s${behind}`, "iu");
const men = new RegExp(`^(${before}m)en${behind}`, "iu");

/** The title of one post of an opening for several people: "Teacher of Economics" of "Teachers of Economics". */
export function singleTitle(title: string): string {
  return title.replace(several, "$1").replace(men, "$1an");
}
