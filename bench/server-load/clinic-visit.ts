import { parseAction } from "@/lib/contracts/action-text";
import type { InteractRequest } from "@/lib/contracts/interact-request";
import type { InteractiveElement } from "@/lib/contracts/page-element";

export type ClinicVisit = {
  goal: string;
  /** The page as a client would post it: about 30 kB of JSON. */
  page(): Partial<InteractRequest>;
  /** Does what an answer says, and reports it as a client would. */
  act(action: string): Partial<InteractRequest>;
  /** Patients that the back end got from this visit; more than one means that something was done twice. */
  saved(): string[];
};

const url = "http://clinic.test/patients";
const places = ["Overview", "Patients", "Appointments", "Lab", "Billing", "Reports", "Settings", "Help"];
const firstNames = ["Ada", "Bram", "Chloe", "Dirk", "Elif", "Femke", "Gijs", "Hana", "Ivo", "Joris"];
const lastNames = ["Aalders", "Bakker", "Citroen", "Dekker", "Everts", "Faber", "Groen", "Hendriks"];
const rowsBefore = 52;

/** One task on a page without a browser: a list of patients under a form, in a frame of links as sites have them. */
export function clinicVisit(number: number): ClinicVisit {
  const patient = `Visitor ${number.toString(36).toUpperCase().padStart(4, "0")}`;
  const stored = Array.from({ length: rowsBefore }, (_, row) => nameOf(row + number));
  const saved: string[] = [];
  let typed = "";

  function perform(name: string, first: string, second: string): Partial<InteractRequest> {
    if (name === "setValue") typed = second;
    if (name === "reload" || name === "navigate") {
      typed = "";
      return networkOf("GET");
    }
    if (name !== "click" || first !== "save" || typed === "") return {};
    stored.unshift(typed);
    saved.push(typed);
    typed = "";
    return { clientObservations: { didDomMutate: true, didNetworkOccur: true }, ...networkOf("POST") };
  }

  return {
    goal: `Add a patient named "${patient}"`,
    page: () => ({ url, domMode: "semantic", pageTitle: "Patients", ...treeOf(typed, stored) }),
    act(action) {
      const read = parseAction(action);
      if (!read.ok) throw new Error(`no client could do ${action}: ${read.reason}`);
      const [first = "", second = ""] = read.action.args.map(String);
      return { lastActionStatus: "success", ...perform(read.action.name, first, second) };
    },
    saved: () => saved,
  };
}

const nameOf = (row: number): string =>
  `${firstNames[row % firstNames.length]} ${lastNames[row % lastNames.length]} ${row}`;

const networkOf = (method: string): Pick<InteractRequest, "networkEvents"> => ({
  networkEvents: [{ method, urlPath: "/api/patients", status: 200, resourceType: "fetch", startedAt: 1 }],
});

function treeOf(typed: string, patients: readonly string[]): Partial<InteractRequest> {
  const rows = patients.flatMap((name, index) => rowOf(name, index));
  const links = places.map(
    (name, index): InteractiveElement => ({
      i: `nav-${index}`,
      r: "link",
      n: name,
      h: `http://clinic.test/${name.toLowerCase()}`,
      xy: [90, 60 + index * 36],
      box: [12, 44 + index * 36, 156, 32],
    }),
  );
  return {
    interactiveTree: [
      ...links,
      { i: "title", r: "head", n: "Patients", k: "1" },
      { i: "form", r: "form", n: "New patient", box: [200, 80, 900, 90] },
      {
        i: "name",
        r: "inp",
        n: "Name",
        v: typed,
        k: "text",
        c: "form",
        xy: [380, 120],
        box: [220, 104, 320, 32],
      },
      { i: "save", r: "btn", n: "Save", k: "submit", c: "form", xy: [600, 120], box: [560, 104, 80, 32] },
      { i: "list", r: "list", n: "All patients", v: String(patients.length) },
      ...rows,
    ],
    pageText: ["# Patients", ...places, "New patient", "Name", "Save", "All patients", ...patients].join(
      "\n",
    ),
  };
}

function rowOf(name: string, index: number): InteractiveElement[] {
  const top = 220 + index * 44;
  const id = name.replaceAll(" ", "-").toLowerCase();
  return [
    { i: `row-${id}`, r: "item", n: name, c: "list", box: [200, top, 900, 40] },
    {
      i: `open-${id}`,
      r: "link",
      n: name,
      h: `http://clinic.test/patients/${id}`,
      c: `row-${id}`,
      xy: [310, top + 20],
      box: [220, top + 8, 180, 24],
    },
    { i: `tick-${id}`, r: "chk", n: `Choose ${name}`, s: ["unchecked"], c: `row-${id}`, xy: [208, top + 20] },
    {
      i: `drop-${id}`,
      r: "btn",
      n: "Delete",
      c: `row-${id}`,
      near: name,
      xy: [1040, top + 20],
      box: [1010, top + 8, 60, 24],
    },
  ];
}
