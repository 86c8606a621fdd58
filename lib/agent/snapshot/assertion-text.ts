import type { Assertion, ElementQuery } from "@/lib/contracts/assertion";

/** An assertion as a person reads it. */
export function assertionText(assertion: Assertion): string {
  switch (assertion.kind) {
    case "url":
      if (assertion.match === "changed") return "the address changed";
      return `the address ${assertion.match === "contains" ? "contains" : "is"} ${assertion.value ?? ""}`.trim();
    case "element":
      return `${named(assertion.element)} is ${assertion.state}`;
    case "element_value":
      return `${named(assertion.element)} holds "${assertion.value}"`;
    case "element_text":
      return `${named(assertion.element)} shows "${assertion.text}"`;
    case "text":
      return `"${assertion.text}" is ${assertion.present ? "" : "not "}shown`;
    case "count":
      return `${named(assertion.element)}: ${assertion.compare.replace("_", " ")} ${assertion.count}`;
    case "order":
      return `order: ${assertion.names.join(", ")}`;
    case "alert":
      return `${assertion.present ? "a" : "no"} message of ${assertion.tone}`;
    case "request":
      return `request ${assertion.method ?? ""} ${assertion.path ?? ""}`.trim();
  }
}

const named = ({ role, name, id, place }: ElementQuery) =>
  [role ?? "element", name ? `"${name}"` : (id ?? ""), place ? `of "${place}"` : ""]
    .filter(Boolean)
    .join(" ");
