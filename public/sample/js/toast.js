import { el } from "./dom.js";

const SHOWN_MS = 6_000;

// Both regions are there from the start: a screen reader only speaks of changes in regions it knows.
const successes = el("div", { role: "status" });
const errors = el("div", { role: "alert" });
document.body.append(el("div", { class: "toasts" }, successes, errors));

function show(region, kind, text) {
  const toast = el("p", { class: `toast toast-${kind}` }, text);
  region.append(toast);
  setTimeout(() => toast.remove(), SHOWN_MS);
}

export const toastSuccess = (text) => show(successes, "success", text);
export const toastError = (text) => show(errors, "error", text);
