const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** "Mar 2020" or "2020" as an ISO date. Other text stays as it is. */
export function monthOf(text: string): string | undefined {
  if (text === "") return undefined;
  const [, day, name = "", year] = /^(?:(\d{1,2}) )?(\p{L}{3})\p{L}{0,8}\.?,? (\d{4})$/u.exec(text) ?? [];
  const month = months.indexOf(name.toLowerCase()) + 1;
  if (month === 0 || year === undefined) return text;
  return [year, two(month), ...(day === undefined ? [] : [two(Number(day))])].join("-");
}

/** "3/14/22, 9:05 AM" or an ISO date, as an ISO date; undefined for other text. */
export function dayOf(text: string): string | undefined {
  const iso = /^\d{4}-\d\d-\d\d/.exec(text)?.[0];
  if (iso !== undefined) return iso;
  const [, month, day, year = ""] = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})\b/.exec(text) ?? [];
  if (Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > 31 || year === "")
    return undefined;
  return `${year.length === 2 ? `20${year}` : year}-${two(Number(month))}-${two(Number(day))}`;
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}
