// The authors of the independent readings had words of their own for the values of two enumerations.
const ownWords = {
  employmentType: {
    full_time: "FULL_TIME",
    part_time: "PART_TIME",
    contract: "CONTRACTOR",
    internship: "INTERN",
    temporary: "TEMPORARY",
  },
  seniority: { entry: "junior" },
};

export function withOwnWords(reading) {
  const parts = Object.entries(reading).map(([part, told]) => {
    const value = ownWords[part]?.[told.value];
    return [part, value === undefined ? told : { ...told, value }];
  });
  return Object.fromEntries(parts);
}
