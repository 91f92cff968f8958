/** Characters that can be processed within a few milliseconds. */
const CHARACTERS_A_TURN = 200_000;

/** Resolves after all other due work has run. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Yields while processing much text: counts characters and pauses when due. */
export function countedTurns(): (characters: number) => boolean {
  let read = 0;
  return (characters) => {
    read += characters;
    if (read < CHARACTERS_A_TURN) return false;
    read = 0;
    return true;
  };
}
