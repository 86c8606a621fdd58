import type { PageSnapshot, SnapshotNode } from "@/lib/agent/domain/snapshot";
import type { Task } from "@/lib/agent/domain/task";
import { fold } from "@/lib/agent/domain/wording/words";

/** A field that the form refuses and that only the user can help with: empty and asked for, or filled with a value that it does not accept. */
export function refusedField({ nodes }: PageSnapshot, task: Task): SnapshotNode | undefined {
  return nodes.find(
    (node) =>
      (node.role === "textbox" || node.role === "combobox") &&
      node.states.includes("invalid") &&
      !node.states.includes("hidden") &&
      node.name !== "" &&
      !task.answers.some(({ question }) => fold(question).includes(`"${fold(node.name)}"`)),
  );
}

export function questionAbout({ name, value, description, options }: SnapshotNode): {
  text: string;
  options?: string[];
} {
  const why = description ? ` (${description.slice(0, 160)})` : "";
  const text = value
    ? `The form does not accept "${value.slice(0, 80)}" for "${name}"${why}. What shall I enter instead?`
    : `The form asks for "${name}"${why}. What shall I enter?`;
  return options && options.length > 0 && options.length <= 12 ? { text, options } : { text };
}
