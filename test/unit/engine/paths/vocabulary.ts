/** "Nurse at Exampleville Hospital since 2019-03-04" is of the family Nurse. */
export const words = {
  family: (title: string) => /^(Nurse|Clerk|Driver|Manager)\b/.exec(title)?.[1],
  skill: (name: string) => (["Python", "Budgeting"].includes(name) ? name : undefined),
};
