/** Statements of a transaction that were sent without waiting for their answers. */
export interface Posts {
  add: (answer: Promise<unknown>) => void;
  /** Waits for all answers. Throws the first failure. */
  settle: () => Promise<void>;
  /** Forgets all: a savepoint rolled them back. */
  drop: () => void;
}

/** Creates the posts of one transaction. */
export function createPosts(): Posts {
  const answers: Promise<unknown>[] = [];
  return {
    add: (answer) => {
      // `settle` throws it.
      answer.catch(() => undefined);
      answers.push(answer);
    },
    settle: async () => {
      for (const answer of answers) await answer;
    },
    drop: () => {
      answers.length = 0;
    },
  };
}
