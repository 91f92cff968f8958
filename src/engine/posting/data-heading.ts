/** The heading above values that only a page's structured data has. */
export const DATA_HEADING = "From the structured data of the posting:";
