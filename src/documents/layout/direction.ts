const FROM_THE_RIGHT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** True if a character's script can be laid out. Right-to-left text would come out in the wrong order. */
export function maySet(character: string): boolean {
  return !FROM_THE_RIGHT.test(character);
}
