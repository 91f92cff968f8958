/** What is asked: a role in the user's words, and what limits the way there. */
export type PredictionRequest = {
  targetRole: string;
  /** "6 months", "2 years" and the like; other words are told as not understood. */
  timeHorizon?: string | undefined;
  /** Free-form; the keys of hard filters are read, others are told as unknown. */
  constraints?: Readonly<Record<string, unknown>> | undefined;
  includeAlternatives?: boolean | undefined;
};

/** One thing to do on the way; `months` of part-time effort. */
export type PredictionStep = { key: string; text: string; skill?: string; months: number };

/** A stable key and a sentence. */
export type PredictionNote = { key: string; text: string };

/** How ready somebody is for a role, 0..100, and what is missing; never a probability. */
export type Prediction = {
  targetRole: string;
  /** Absent where the catalogue does not know the role. */
  occupationId?: string;
  /** The catalogue's title of it. */
  title?: string;
  readiness: number;
  /** Absent where nothing can be computed. */
  estimatedMonths?: { min: number; max: number };
  steps: PredictionStep[];
  blockers: PredictionNote[];
  assumptions: PredictionNote[];
  /** 0..1: how much of what the estimate rests on is known. */
  confidence: number;
  /** The parts of readiness; their weights sum to 1, values 0..1. */
  parts: { key: string; weight: number; value: number }[];
  /** The role asked for, on a nearer one. */
  alternativeTo?: string;
  formula: string;
};
