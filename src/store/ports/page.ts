/** Part of a list: at most `limit` rows after `cursor`. */
export interface PageRequest {
  limit: number;
  cursor?: string | undefined;
}

export interface Page<Row> {
  rows: Row[];
  nextCursor: string | null;
}
