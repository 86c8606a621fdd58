import * as actionAnswer from "@/lib/agent/domain/action-answer";
import * as actionRecord from "@/lib/agent/domain/action-record";
import * as budget from "@/lib/agent/domain/budget";
import * as clientReport from "@/lib/agent/domain/client-report";
import * as criterion from "@/lib/agent/domain/criterion";
import * as observation from "@/lib/agent/domain/observation";
import * as plan from "@/lib/agent/domain/plan";
import * as policy from "@/lib/agent/domain/policy";
import * as session from "@/lib/agent/domain/session";
import * as snapshot from "@/lib/agent/domain/snapshot";
import * as task from "@/lib/agent/domain/task";
import * as turn from "@/lib/agent/domain/turn";
import * as turnRecording from "@/lib/agent/domain/turn-recording";
import * as verdict from "@/lib/agent/domain/verdict";
import { writtenSchemas } from "./wire-page";

const modules: readonly Record<string, unknown>[] = [
  actionAnswer,
  actionRecord,
  budget,
  clientReport,
  criterion,
  observation,
  plan,
  policy,
  session,
  snapshot,
  task,
  turnRecording,
  turn,
  verdict,
];

/** The form in which tasks, turns and sessions are stored, one schema a line: documents of an earlier release are read by it. */
export const storedPage = (): string => writtenSchemas(modules);
