import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { type Command, sendCommand } from "@/extension/messages";
import type { Connection } from "@/extension/storage";
import type { TaskRecord } from "@/extension/task-record";
import type { ApprovalRequest, Blocker, UserQuestion } from "@/lib/contracts/plan";
import { LabelledInput } from "./labelled-input";
import { Problem } from "./problem";
import { useStored } from "./use-stored";

type Send = (command: Command) => void;

/** What the task waits for, with what answers it. */
export function HoldForms({ tabId, record }: { tabId: number; record: TaskRecord }) {
  const [problem, setProblem] = useState<string>();
  const send: Send = (command) =>
    void sendCommand(command).then((result) => setProblem(result.ok ? undefined : result.message));
  const form = formOf(tabId, record, send);
  if (!form) return null;
  return (
    <>
      {form}
      <Problem text={problem} />
    </>
  );
}

function formOf(tabId: number, { phase, last, origin, note }: TaskRecord, send: Send): ReactNode {
  if (phase === "needs_permission" && origin !== undefined) return <SitePermission origin={origin} />;
  if (phase === "unreachable") return <Unreachable reason={note} send={send} />;
  if (phase !== "waiting" || !last) return null;
  if (last.status === "needs_user_input")
    return <Question key={last.turnId} tabId={tabId} question={last.userQuestion} send={send} />;
  if (last.status === "awaiting_approval")
    return <Approval tabId={tabId} request={last.approvalRequest} send={send} />;
  if (last.status === "awaiting_plan_approval") return <PlanApproval tabId={tabId} send={send} />;
  if (last.status === "awaiting_user")
    return <BlockerForm key={last.turnId} tabId={tabId} blocker={last.blocker} send={send} />;
  return null;
}

function Hold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="space-y-2 rounded-xl border border-unsure bg-unsure-soft px-3 py-3 [overflow-wrap:anywhere]"
    >
      <h2 className="text-sm font-semibold text-unsure">{title}</h2>
      {children}
    </section>
  );
}

function SitePermission({ origin }: { origin: string }) {
  const host = new URL(origin.replace("/*", "/")).hostname;
  return (
    <Hold title="A new site">
      <p className="text-sm">The task has come to {host}. Surefoot may not look at it yet.</p>
      <Button look="primary" size="text" onClick={() => chrome.permissions.request({ origins: [origin] })}>
        Allow on {host}
      </Button>
    </Hold>
  );
}

function Unreachable({ reason, send }: { reason: string | undefined; send: Send }) {
  const connection = useStored<Connection>("connection");
  const server = connection.loaded ? connection.value?.server : undefined;
  return (
    <Hold title="The server does not answer">
      <p className="text-sm">The task waits and goes on by itself once {server ?? "the server"} is back.</p>
      {reason === undefined ? null : <p className="text-xs text-ink-soft">{reason}</p>}
      <Button onClick={() => send({ kind: "wake" })}>Retry now</Button>
    </Hold>
  );
}

function Question({ tabId, question, send }: { tabId: number; question: UserQuestion; send: Send }) {
  const [text, setText] = useState("");
  const answer = (said: string) =>
    send({ kind: "answer", tabId, questionId: question.questionId, text: said });
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() !== "") answer(text.trim());
  }
  return (
    <Hold title="Has a question">
      <p className="text-sm">{question.text}</p>
      {question.options ? (
        <div className="flex flex-wrap gap-2">
          {question.options.map((option) => (
            <Button key={option} size="text" onClick={() => answer(option)}>
              {option}
            </Button>
          ))}
        </div>
      ) : null}
      <form onSubmit={submit} className="space-y-2">
        <LabelledInput
          id="answer"
          label="Your answer"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button look="primary" type="submit">
          Answer
        </Button>
      </form>
    </Hold>
  );
}

function Approval({ tabId, request, send }: { tabId: number; request: ApprovalRequest; send: Send }) {
  const { actionId } = request;
  return (
    <Hold title={`Needs your approval: ${request.risk}`}>
      <p className="text-sm">{request.description}</p>
      <code className="block font-mono text-xs">{request.action}</code>
      {request.values.length > 0 ? (
        <dl className="space-y-1 text-sm">
          {request.values.map(({ label, value }) => (
            <div key={label} className="flex flex-wrap gap-x-2">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={() => send({ kind: "decide", tabId, actionId, decision: "approve" })}>
          Approve
        </Button>
        <Button look="danger" onClick={() => send({ kind: "decide", tabId, actionId, decision: "reject" })}>
          Reject
        </Button>
      </div>
    </Hold>
  );
}

function PlanApproval({ tabId, send }: { tabId: number; send: Send }) {
  return (
    <Hold title="A plan to approve">
      <p className="text-sm">
        Nothing is done before you approve the plan above. Its steps can be changed, moved and skipped.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          look="primary"
          onClick={() => send({ kind: "change_plan", tabId, change: { change: "approve" } })}
        >
          Approve the plan
        </Button>
        <Button
          look="danger"
          onClick={() => send({ kind: "change_plan", tabId, change: { change: "reject" } })}
        >
          Reject it
        </Button>
      </div>
    </Hold>
  );
}

function BlockerForm({ tabId, blocker, send }: { tabId: number; blocker: Blocker; send: Send }) {
  const [filled, setFilled] = useState<Record<string, string>>({});
  const may = (method: Blocker["resolutionMethods"][number]) => blocker.resolutionMethods.includes(method);
  const fields = may("provide_in_chat") ? (blocker.requiredFields ?? []) : [];
  const open = fields.filter(({ secret }) => !secret);
  const secrets = fields.filter(({ secret }) => secret).map(({ label }) => label);
  function submit(event: FormEvent): void {
    event.preventDefault();
    send({
      kind: "resolve",
      tabId,
      resolution: { resolutionMethod: "provide_in_chat", resolutionData: filled },
    });
  }
  return (
    <Hold title="Waiting for you">
      <p className="text-sm">{blocker.userMessage}</p>
      {secrets.length > 0 ? (
        <p className="text-sm text-ink-soft">
          Enter {secrets.join(", ")} on the page itself; it does not leave it.
        </p>
      ) : null}
      {open.length > 0 ? (
        <form onSubmit={submit} className="space-y-2">
          {open.map(({ name, label }) => (
            <LabelledInput
              key={name}
              id={`blocker-${name}`}
              label={label}
              required
              value={filled[name] ?? ""}
              onChange={(event) => setFilled({ ...filled, [name]: event.target.value })}
            />
          ))}
          <Button look="primary" type="submit">
            Send
          </Button>
        </form>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {may("user_action_in_browser") ? (
          <Button
            onClick={() =>
              send({ kind: "resolve", tabId, resolution: { resolutionMethod: "user_action_in_browser" } })
            }
          >
            I have done it on the page
          </Button>
        ) : null}
        {may("retry") || may("wait") ? (
          <Button onClick={() => send({ kind: "resolve", tabId, resolution: { resolutionMethod: "retry" } })}>
            Try again
          </Button>
        ) : null}
      </div>
    </Hold>
  );
}
