import type { Piece } from "../../text/items.ts";

/** "We meet twice a year in Porto" stands among demands and is none; "we need two years" is. */
export function isAboutUs({ text }: Piece): boolean {
  return (
    !/sponsor|visa/i.test(text) &&
    /^(?:we (?:meet|have|are|work|offer|pay|provide|use|run|train|will|can|do|'|close)|wir (?:sind|haben|treffen|arbeiten|bieten|zahlen)|nous (?:sommes|avons|travaillons|offrons)|on (?:se|est|a|travaille)|(?:nosotros )?(?:somos|ofrecemos|tenemos|trabajamos))(?!\p{L})/iu.test(
      text,
    )
  );
}
