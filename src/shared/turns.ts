/** Characters that are read within a few milliseconds. */
const CHARACTERS_A_TURN = 200_000;

/** Ends when everything else that is due has had its turn. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Prepares reading much text beside other requests: counts the characters read, and says when a pause is due. */
export function countedTurns(): (characters: number) => boolean {
  let read = 0;
  return (characters) => {
    read += characters;
    if (read < CHARACTERS_A_TURN) return false;
    read = 0;
    return true;
  };
}
