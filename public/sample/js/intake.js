import "./shell.js";
import { call } from "./api.js";
import { byId, dayText, el } from "./dom.js";
import { wireForm } from "./forms.js";
import { answerText, QUESTIONS } from "./intake-steps.js";
import { toastError } from "./toast.js";

const REVIEW = QUESTIONS.length + 1;
const area = byId("step");
let draft = { step: 1, answers: {} };

function control(question, value) {
  const { name, kind, label, required, options = {} } = question;
  const common = { name, id: `intake-${name}`, required: required !== undefined, "data-message": required };
  const choice = (type, key, text, checked) =>
    el(
      "label",
      { class: "option" },
      el("input", { ...common, id: `intake-${name}-${key}`, type, value: key, checked, "data-type": type === "checkbox" && key !== "yes" && "list" }),
      text,
    );
  const star = required === undefined ? "" : el("span", { class: "required", "aria-hidden": "true" }, " *");
  const labelled = (element) =>
    el("div", { class: "field" }, el("label", { for: common.id }, label, star), element);
  const grouped = (items) => el("fieldset", { class: "field" }, el("legend", {}, label, star), ...items);
  const entries = Object.entries(options);
  switch (kind) {
    case "select":
      return labelled(
        el(
          "select",
          common,
          el("option", { value: "" }, "Choose…"),
          ...entries.map(([key, text]) => el("option", { value: key, selected: key === value }, text)),
        ),
      );
    case "radios":
      return grouped(entries.map(([key, text]) => choice("radio", key, text, key === value)));
    case "checkboxes":
      return grouped(entries.map(([key, text]) => choice("checkbox", key, text, value?.includes(key))));
    case "checkbox":
      return el("div", { class: "field" }, choice("checkbox", "yes", label, value === true));
    case "textarea":
      return labelled(el("textarea", common, value ?? ""));
    default:
      return labelled(el("input", { ...common, type: kind, value: value ?? "" }));
  }
}

const review = () =>
  el(
    "dl",
    { class: "answers" },
    ...QUESTIONS.flatMap((question) => [
      el("dt", {}, question.label),
      el("dd", {}, answerText(question, draft.answers[question.name])),
    ]),
  );

function show(step) {
  const question = QUESTIONS[step - 1];
  const back = el("button", { type: "button", onclick: () => go(step - 1) }, "Back");
  const form = el(
    "form",
    { id: "intake-form" },
    question ? control(question, draft.answers[question.name]) : review(),
    el(
      "div",
      { class: "buttons" },
      el("button", { type: "submit", class: "primary" }, question ? "Next" : "Submit registration"),
      ...(step > 1 ? [back] : []),
    ),
  );
  byId("step-title").textContent = `Step ${step} of ${REVIEW}${question ? "" : ": check your answers"}`;
  byId("steps").value = step;
  area.replaceChildren(form);
  wireForm(form, question ? answering(step) : submitting());
}

function showReceived(intakes) {
  byId("received").hidden = intakes.length === 0;
  byId("received-list").replaceChildren(
    ...intakes.map(({ fullName, dateOfBirth }) => el("li", {}, `${fullName}, born ${dayText(dateOfBirth)}`)),
  );
}

const answering = (step) => ({
  send: (values) =>
    call("PUT", "/intake", {
      step: Math.max(draft.step, step + 1),
      answers: { ...draft.answers, ...values },
    }),
  done: (data) => {
    draft = data.draft;
    go(step + 1);
  },
});

const submitting = () => ({
  busy: "Submitting…",
  send: () => call("POST", "/intake/submission"),
  done: async () => {
    byId("step-title").textContent = "Registration received";
    byId("steps").hidden = true;
    area.replaceChildren(el("p", { role: "status" }, "Thank you. We will write to you within two days."));
    const { ok, data } = await call("GET", "/intake");
    if (ok) showReceived(data.intakes);
  },
});

const addressOf = (step) => `intake.html?step=${step}`;

/** Every step has an address of its own, so that Back in the browser is Back in the form. */
function go(step) {
  history.pushState(null, "", addressOf(step));
  show(step);
  area.querySelector("input, select, textarea, button")?.focus();
}

/** The step the address asks for, but none further than the draft has come. */
function askedStep() {
  const asked = Number(new URLSearchParams(location.search).get("step") ?? draft.step);
  return Number.isInteger(asked) ? Math.min(Math.max(asked, 1), draft.step) : draft.step;
}

addEventListener("popstate", () => show(askedStep()));

const reply = await call("GET", "/intake");
if (reply.ok) {
  draft = reply.data.draft;
  showReceived(reply.data.intakes);
  const step = askedStep();
  history.replaceState(null, "", addressOf(step));
  show(step);
} else {
  toastError(reply.message);
}
