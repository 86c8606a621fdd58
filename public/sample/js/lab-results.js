import "./shell.js";
import { call } from "./api.js";
import { byId, el } from "./dom.js";
import { toastError } from "./toast.js";

const ROW_PX = 52;
/** Rows drawn above and below what is visible, so that scrolling shows no gaps. */
const SPARE_ROWS = 3;

const box = byId("window");
const body = byId("window-body");
const drawn = new Map();
let results = [];

function row(result, index) {
  const cell = (text, style = "") => el("div", { role: "cell", class: style }, text);
  const review = el("button", { type: "button", class: "small", disabled: result.reviewed }, buttonText(result));
  review.addEventListener("click", () => markReviewed(result, review));
  const element = el(
    "div",
    { role: "row", class: "window-row", "aria-rowindex": String(index + 2) },
    cell(String(result.id), "wide"),
    cell(result.patient),
    cell(result.test, "wide"),
    cell(result.value),
    el("div", { role: "cell" }, review),
  );
  element.style.top = `${index * ROW_PX}px`;
  return element;
}

const buttonText = ({ reviewed }) => (reviewed ? "Reviewed" : "Mark reviewed");

async function markReviewed(result, button) {
  const reply = await call("PUT", `/lab-results/${result.id}/review`);
  if (!reply.ok) return toastError(reply.message);
  result.reviewed = true;
  button.textContent = buttonText(result);
  button.disabled = true;
  showLeft();
}

const showLeft = () => {
  byId("left").textContent = `${results.filter(({ reviewed }) => !reviewed).length} of ${results.length} to review`;
};

/** Only the rows in view are in the document; those that stay keep their element, and so the focus. */
function draw() {
  const first = Math.max(0, Math.floor(box.scrollTop / ROW_PX) - SPARE_ROWS);
  const last = Math.min(results.length - 1, Math.ceil((box.scrollTop + box.clientHeight) / ROW_PX) + SPARE_ROWS);
  for (const [index, element] of drawn) {
    if (index >= first && index <= last) continue;
    element.remove();
    drawn.delete(index);
  }
  for (let index = first; index <= last; index += 1) {
    if (drawn.has(index)) continue;
    const element = row(results[index], index);
    drawn.set(index, element);
    body.append(element);
  }
}

const reply = await call("GET", "/lab-results");
if (reply.ok) {
  results = reply.data.results;
  box.setAttribute("aria-rowcount", String(results.length + 1));
  body.style.height = `${results.length * ROW_PX}px`;
  box.addEventListener("scroll", draw);
  addEventListener("resize", draw);
  draw();
  showLeft();
} else {
  toastError(reply.message);
}
