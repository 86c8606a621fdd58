/** One answer of a model: how sure it was, and whether it was right. */
export type Judged = { confidence: number; right: boolean };

/** Answers of about the same confidence: from `from` up to the next bin. */
export type ConfidenceBin = { from: number; count: number; meanConfidence: number; accuracy: number };

const bins = 10;

/** Reliability: what share of answers of each confidence is right. Empty bins are left out. */
export function reliability(answers: readonly Judged[]): ConfidenceBin[] {
  const byBin = new Map<number, Judged[]>();
  for (const answer of answers) byBin.set(binOf(answer), [...(byBin.get(binOf(answer)) ?? []), answer]);
  return [...byBin]
    .sort(([a], [b]) => a - b)
    .map(([bin, inside]) => ({
      from: bin / bins,
      count: inside.length,
      meanConfidence: mean(inside.map(({ confidence }) => confidence)),
      accuracy: mean(inside.map(({ right }) => (right ? 1 : 0))),
    }));
}

/** Expected calibration error: how far confidence and accuracy lie apart, weighted by how many answers there are. 0 is perfect. */
export function calibrationError(answers: readonly Judged[]): number {
  if (answers.length === 0) return 0;
  const gaps = reliability(answers).map(
    ({ count, meanConfidence, accuracy }) => count * Math.abs(meanConfidence - accuracy),
  );
  return gaps.reduce((sum, gap) => sum + gap, 0) / answers.length;
}

const binOf = ({ confidence }: Judged): number =>
  Math.min(bins - 1, Math.max(0, Math.floor(confidence * bins)));

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
