const irregular = new Set(
  `led built ran kept cut wrote taught made grew won held set sold bought brought drove drew fed found fought gave got
  knew laid left lent lost met oversaw paid put read rebuilt rewrote said saw sent shot sought spent spoke stood swept
  took tore told understood undertook withdrew wound wrought began became came chose dealt dug did fell flew forecast
  forgave froze hung hid hit hurt led leapt lit meant mowed rode rose sang shook showed shrank sewed spun split sprayed
  bent troubleshot retaught redid outsold undercut underwrote rewove reset input output spread stuck struck swam threw thought upheld wore wove broke`.split(
    /\s+/,
  ),
);
const noVerbs = new Set([
  "need",
  "speed",
  "feed",
  "seed",
  "bed",
  "embed",
  "shared",
  "red",
  "advanced",
  "certified",
  "skilled",
  "experienced",
  "trusted",
  "dedicated",
  "motivated",
  "licensed",
  "registered",
  "applied",
  "based",
  "related",
  "limited",
  "united",
  "bred",
  "sacred",
  "hundred",
]);

/** Whether an English line begins with what somebody did, such as "Cut" or "Trained", so that "I" may stand before it. */
export function startsWithDone(text: string): boolean {
  const [first = "", second = ""] = text.toLowerCase().split(/\s+/);
  if (!/^[a-z]+$/.test(first) || noVerbs.has(first) || second === "by" || second === "for") return false;
  return irregular.has(first) || (/[a-z]{2}ed$/.test(first) && first.length > 3);
}
