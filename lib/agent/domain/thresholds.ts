/** Every threshold of the product, with its meaning. Confidences are 0 to 1. */
export const thresholds = {
  /** An action counts as succeeded from here on. */
  actionSucceeded: 0.7,
  /** The goal counts as achieved from here on … */
  goalAchieved: 0.7,
  /** … and below this the completion is remarked as a low-confidence one. */
  goalAchievedRemark: 0.85,
  /** A sub-task advances from here on. */
  subTaskCompleted: 0.7,
  /** Confidence of a refutation when nothing changed twice. */
  nothingChanged: 0.2,
  /** Confidence of a refutation when the next required element is missing. */
  nextElementMissing: 0.8,
  /** Cap of a model's confidence when an expected element is missing. */
  expectedElementMissingCap: 0.6,
  /** Confidence of a navigation that went where it was to go. */
  navigation: 1,
  /** Confidence of an attributable content change, and of a look-ahead success. */
  attributableChange: 0.95,
  /** Below this similarity of two pages the plan is looked at again. */
  replanSimilarity: 0.7,
  /** Below this certainty a refinement asks the user instead of guessing. */
  refinementCertainty: 0.5,
  /** Verified steps without a newly met criterion until the plan is looked at again, then the task ended. */
  successWithoutProgress: 5,
  /** Times the same action on the same state is tolerated. */
  sameActionSameState: 3,
  /** Refuted verdicts in a row until the plan is looked at again, then the task ended. */
  consecutiveFailures: 4,
  /** Seconds of the wait before a second look. */
  reobserveSeconds: 2.5,
  /** Past actions that a model is shown; older ones are summarised. */
  historyLength: 10,
  /** Plans longer than this are cut into sub-tasks. */
  subTaskSteps: 5,
  /** Replans of one step. */
  replansPerStep: 3,
  /** Corrections of one step. */
  correctionsPerStep: 3,
  /** Server-tool steps that run side by side. */
  parallelTools: 4,
  /** Below this certainty of a chosen action the critic is asked. */
  criticCertainty: 0.6,
  /** Minutes that a person's approval of one action is good for. */
  approvalMinutes: 15,
} as const;
