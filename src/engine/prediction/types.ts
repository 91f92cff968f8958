/** A prediction request: a role in the user's words, and constraints. */
export type PredictionRequest = {
  targetRole: string;
  /** "6 months", "2 years" and so on. Other words are reported as not understood. */
  timeHorizon?: string | undefined;
  /** Free-form. Keys of hard filters are read; others are reported as unknown. */
  constraints?: Readonly<Record<string, unknown>> | undefined;
  includeAlternatives?: boolean | undefined;
};

/** One step; `months` of part-time effort. */
export type PredictionStep = { key: string; text: string; skill?: string; months: number };

/** A stable key, a sentence, and the unconfirmed claims that would settle it. */
export type PredictionNote = { key: string; text: string; confirm?: string[] };

/** The person's readiness for a role, 0..100, and what is missing; never a probability. */
export type Prediction = {
  targetRole: string;
  /** Absent if the catalogue does not know the role. */
  occupationId?: string;
  /** Its catalogue title. */
  title?: string;
  readiness: number;
  /** Absent if nothing can be computed. */
  estimatedMonths?: { min: number; max: number };
  steps: PredictionStep[];
  blockers: PredictionNote[];
  assumptions: PredictionNote[];
  /** 0..1: the known share of the estimate's data. */
  confidence: number;
  /** The parts of readiness; their weights sum to 1, values 0..1. */
  parts: { key: string; weight: number; value: number }[];
  /** On an alternative, the requested role. */
  alternativeTo?: string;
  formula: string;
};
