export type ScenarioTask = {
  id: string;
  /** Several steps, each said plainly, so that what is measured is verifying and not planning. */
  goal: string;
  /** On the server. */
  path: string;
};

/** Everyday goals of several steps on the sample clinic; each runs in a clinic of its own. */
export const scenarioTasks: readonly ScenarioTask[] = [
  {
    id: "overview-settings",
    goal: 'Go to "Overview", then open the "Settings" tab',
    path: "/sample/index.html",
  },
  {
    id: "overview-rows",
    goal: 'Go to "Overview", open the "Settings" tab, then turn on "Compact rows in lists"',
    path: "/sample/index.html",
  },
  {
    id: "overview-length",
    goal: 'Go to "Overview", open the "Settings" tab, then select "20" in "Activity entries shown"',
    path: "/sample/index.html",
  },
  {
    id: "patient-add",
    goal: 'Go to "Patients", click "Add patient", type "Jas Brook" into "Full name", type "020 7946 0991" into "Phone", then click "Save patient"',
    path: "/sample/index.html",
  },
  {
    id: "patient-search",
    goal: 'Go to "Patients", then search for "Ingrid"',
    path: "/sample/index.html",
  },
  {
    id: "clinic-name",
    goal: 'Go to "Settings", type "Millbrook East" into "Clinic name", then click "Save name"',
    path: "/sample/index.html",
  },
  {
    id: "weekend-opening",
    goal: 'Go to "Settings", turn on "Weekend opening", then turn on "Text message reminders"',
    path: "/sample/index.html",
  },
  {
    id: "message-write",
    goal: 'Go to "Messages", select "Nurse Okoye" in "To", type "Rota" into "Subject", type "Who is on call on Friday?" into "Message", then click "Send message"',
    path: "/sample/index.html",
  },
  {
    id: "referral-fill",
    goal: 'Go to "Tools", open "Referrals", type "Jas Brook" into "Patient", select "Cardiology" in "Specialty", then type "Chest pain" into "Reason"',
    path: "/sample/index.html",
  },
  {
    id: "services-book",
    goal: 'Go to "Tools", open "Services", then click "Book an appointment" under "Children"',
    path: "/sample/index.html",
  },
  {
    id: "emergency-hours",
    goal: 'Go to "Tools", open "Contact details", type "24 hours" into "Opening hours" of the "Emergency line", then click "Save" in "Emergency line"',
    path: "/sample/index.html",
  },
  {
    id: "appointment-fill",
    goal: 'Go to "Appointments", select "Dr Lindqvist" in "Clinician", select "10:30" in "Time", then choose "In person"',
    path: "/sample/index.html",
  },
];
