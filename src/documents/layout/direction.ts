const FROM_THE_RIGHT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** Whether lines of a character's script can be set: those written from the right would come out in the wrong order. */
export function maySet(character: string): boolean {
  return !FROM_THE_RIGHT.test(character);
}
