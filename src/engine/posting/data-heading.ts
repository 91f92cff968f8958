/** Stands above the values that only the structured data of a page hold. */
export const DATA_HEADING = "From the structured data of the posting:";
