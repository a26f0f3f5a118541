// The score of a lesson.

/** The choices of a lesson in order, each with whether it was right. */
type Marks = readonly boolean[];

interface Score {
  right: number;
  wrong: number;
  /** Right answers in a row up to now. */
  streak: number;
  /** The longest such row. */
  best: number;
}

export function scoreOf(marks: Marks): Score {
  let streak = 0;
  let best = 0;
  for (const mark of marks) {
    streak = mark ? streak + 1 : 0;
    best = Math.max(best, streak);
  }
  const right = marks.filter(Boolean).length;
  return { right, wrong: marks.length - right, streak, best };
}

/** Whole per cent of right answers, null before the first. */
export function percent(marks: Marks): number | null {
  return marks.length === 0 ? null : Math.round((100 * scoreOf(marks).right) / marks.length);
}

/** The next lesson's seed; any number but the one before will do. */
export const nextSeed = (seed: number): number => (seed % 999_983) + 1;
