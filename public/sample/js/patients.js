import "./shell.js";
import { call } from "./api.js";
import { confirmDialog } from "./confirm.js";
import { byId, dayText, el, momentText } from "./dom.js";
import { openPatientDialog } from "./patient-dialog.js";
import { toastError, toastSuccess } from "./toast.js";

const PAGE_SIZE = 8;
const TYPING_PAUSE_MS = 250;
const NEWEST_FIRST = { search: "", sort: "addedAt", order: "desc", page: 1 };

const asked = new URLSearchParams(location.search);
const view = { ...NEWEST_FIRST };
for (const name of Object.keys(view)) view[name] = asked.get(name) ?? view[name];

/** The address of this list with some of its view changed. */
function addressOf(changes) {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries({ ...view, ...changes })) {
    if (String(value) === String(NEWEST_FIRST[name])) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  return address;
}

let loads = 0;

async function load(changes = {}) {
  Object.assign(view, changes);
  history.replaceState(null, "", addressOf({}));
  const load = ++loads;
  const reply = await call("GET", `/patients?${new URLSearchParams({ ...view, size: PAGE_SIZE })}`);
  // A slower answer to an older question must not replace a newer one.
  if (load !== loads) return;
  if (!reply.ok) return toastError(reply.message);
  show(reply.data);
}

function show({ patients, total, page, pages }) {
  const rows = patients.length > 0 ? patients.map(row) : [el("tr", {}, el("td", { colspan: "5" }, noneText()))];
  byId("rows").replaceChildren(...rows);
  byId("count").textContent = total === 1 ? "1 patient" : `${total} patients`;
  byId("pages").replaceChildren(...pageLinks(page, pages));
  for (const header of document.querySelectorAll("th[data-sort]")) {
    const direction = view.order === "asc" ? "ascending" : "descending";
    if (header.dataset.sort === view.sort) header.setAttribute("aria-sort", direction);
    else header.removeAttribute("aria-sort");
  }
}

const noneText = () => (view.search === "" ? "There are no patients yet." : `No patient matches “${view.search}”.`);

/** The buttons of all rows have the same names; the description says whose they are. */
function row(patient) {
  const nameId = `patient-${patient.id}`;
  const button = (label, style, onclick) =>
    el("button", { type: "button", class: `small ${style}`, "aria-describedby": nameId, onclick }, label);
  return el(
    "tr",
    {},
    el("th", { scope: "row", id: nameId }, patient.name),
    el("td", {}, dayText(patient.dateOfBirth)),
    el("td", { class: "wide" }, patient.phone === "" ? "–" : patient.phone),
    el("td", { class: "wide" }, momentText(patient.addedAt)),
    el(
      "td",
      { class: "row-actions" },
      button("Edit", "", () => openPatientDialog(patient, saved)),
      button("Delete", "danger", () => remove(patient)),
    ),
  );
}

function pageLinks(page, pages) {
  const link = (to, label, current) =>
    el("li", {}, el("a", { class: "button small", href: addressOf({ page: to }).search || location.pathname, "aria-current": current && "page" }, label));
  const numbers = Array.from({ length: pages }, (_, index) => link(index + 1, String(index + 1), index + 1 === page));
  return [
    ...(page > 1 ? [link(page - 1, "Previous", false)] : []),
    ...numbers,
    ...(page < pages ? [link(page + 1, "Next", false)] : []),
  ];
}

async function saved(patient, wasEdited) {
  if (!wasEdited) byId("search").value = "";
  await load(wasEdited ? {} : NEWEST_FIRST);
  toastSuccess(wasEdited ? `${patient.name} was changed.` : `${patient.name} was added.`);
}

async function remove(patient) {
  const sure = await confirmDialog({
    title: "Delete patient?",
    text: `${patient.name} and all their appointments will be deleted. This can't be undone.`,
    action: "Delete",
  });
  if (!sure) return;
  const reply = await call("DELETE", `/patients/${patient.id}`);
  if (!reply.ok) return toastError(reply.message);
  await load();
  toastSuccess(`${patient.name} was deleted.`);
}

byId("add").addEventListener("click", () => openPatientDialog(null, saved));

for (const header of document.querySelectorAll("th[data-sort]")) {
  header.querySelector("button").addEventListener("click", () => {
    const { sort } = header.dataset;
    const order = view.sort === sort && view.order === "asc" ? "desc" : "asc";
    load({ sort, order, page: 1 });
  });
}

let typing = 0;
const search = () => load({ search: byId("search").value.trim(), page: 1 });
byId("search").value = view.search;
byId("search").addEventListener("input", () => {
  clearTimeout(typing);
  typing = setTimeout(search, TYPING_PAUSE_MS);
});
byId("search-form").addEventListener("submit", (event) => {
  event.preventDefault();
  clearTimeout(typing);
  search();
});

const settings = await call("GET", "/settings");
byId("table").classList.toggle("compact", settings.ok && settings.data.settings.compactRows);
await load();
