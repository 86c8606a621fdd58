import type { ModelTask } from "@/lib/agent/domain/model-task";
import { analyseContextTask } from "./analyse-context";
import { answerFromSearchTask } from "./answer-from-search";
import { chooseCorrectionTask } from "./choose-correction";
import { critiqueActionTask } from "./critique-action";
import { decomposeTaskTask } from "./decompose-task";
import { extractDataTask } from "./extract-data";
import { generateActionTask } from "./generate-action";
import { judgeCriteriaTask } from "./judge-criteria";
import { makePlanTask } from "./make-plan";
import { predictOutcomeTask } from "./predict-outcome";
import { refineStepTask } from "./refine-step";
import { validatePlanTask } from "./validate-plan";
import { verifyFullyTask } from "./verify-fully";
import { verifyLightlyTask } from "./verify-lightly";

/** Every question that is put to a model, so that what holds for all of them can be said and tested once. */
export const allModelTasks: readonly ModelTask[] = [
  analyseContextTask,
  makePlanTask,
  decomposeTaskTask,
  refineStepTask,
  generateActionTask,
  predictOutcomeTask,
  critiqueActionTask,
  judgeCriteriaTask,
  chooseCorrectionTask,
  validatePlanTask,
  verifyLightlyTask,
  verifyFullyTask,
  extractDataTask,
  answerFromSearchTask,
];
