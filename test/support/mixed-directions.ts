const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const leftToRight = /[\p{Script=Latin}]/u;
const ends =
  /^(bdi|p|li|ul|ol|div|section|td|th|tr|table|h[1-6]|summary|details|main|nav|form|figcaption|dt|dd|dl|legend|fieldset|label|caption)$/;
/** What holds words as somebody wrote them, in whatever direction, or no elements at all. */
const apart = /^(textarea|blockquote|script|style|title|option|mark)$/;

/**
 * The texts of a page in which letters of both directions stand side by side: one that is not kept apart turns the
 * other. What is kept apart, by `bdi` or `dir`, or is a block of its own, is looked at by itself.
 */
export function mixedDirections(page: string): string[] {
  const open: { tag: string; text: string; isApart: boolean }[] = [{ tag: "", text: "", isApart: true }];
  const mixed: string[] = [];
  const close = () => {
    const done = open.pop();
    if (!done) return;
    if (!done.isApart) addText(done.text);
    else if (!apart.test(done.tag) && rightToLeft.test(done.text) && leftToRight.test(done.text))
      mixed.push(`${done.tag}: ${done.text.trim().slice(0, 120)}`);
  };
  const addText = (text: string) => {
    const last = open.at(-1);
    if (last) last.text += text;
  };
  for (const [part, tag = "", rest = ""] of page.matchAll(/<\/?([a-z][a-z0-9]*)([^>]*)>|[^<]+/g)) {
    if (!part.startsWith("<")) addText(part);
    else if (part.startsWith("</")) {
      while (open.length > 1 && open.at(-1)?.tag !== tag) close();
      close();
    } else if (!/\/$/.test(rest) && !/^(input|meta|link|br|hr|img)$/.test(tag))
      open.push({ tag, text: "", isApart: ends.test(tag) || apart.test(tag) || / dir=/.test(rest) });
  }
  while (open.length > 0) close();
  return mixed;
}
