import { type Act, clicks, wordingsTable } from "@/tests/support/wordings";

const stores = { mutating: true } as const;

const drugs = ["Amoxicillin 500 mg", "Ibuprofen 400 mg", "Ibuprofen 600 mg"];
const short = (drug: string): string => drug.replace(/\W/g, "");
const chart = (states: Readonly<Record<string, string>> = {}, more = "") => `
  heading "Ruth Amsel"
  region "Patient tabs"
    tab "Medications 3" [selected] #t-med
    tab "Visits 12" #t-vis
    tab "Allergies" #t-all
  table "Prescriptions"
${drugs
  .map((drug) => {
    const state = states[drug] ?? "Active";
    return `    row "${drug} twice daily ${state}"\n      button "Renew" #n-${short(drug)}\n      button "${state === "Active" ? "Discontinue" : "Restart"}" #x-${short(drug)}`;
  })
  .join("\n")}
${more}`;
const ends = (drug: string): Act =>
  clicks(`#x-${short(drug)}`, chart(), chart({ [drug]: "Discontinued" }), stores);
const resumes = (drug: string): Act =>
  clicks(`#x-${short(drug)}`, chart({ [drug]: "Discontinued" }), chart(), stores);
const visits = `
  heading "Ruth Amsel"
  region "Patient tabs"
    tab "Medications 3" #t-med
    tab "Visits 12" [selected] #t-vis
    tab "Allergies" #t-all
  table "Visits"
    row "12 May Check-up Dr. Hale"
    row "3 April Vaccination Dr. Ortiz"
`;
const allergies = `
  heading "Ruth Amsel"
  region "Patient tabs"
    tab "Medications 3" #t-med
    tab "Visits 12" #t-vis
    tab "Allergies" [selected] #t-all
  text "No known allergies"
`;

wordingsTable([
  {
    wanted: "a prescription ends",
    steps: [
      "Discontinue Ibuprofen 400 mg",
      "Discontinue the prescription for Ibuprofen 400 mg",
      'Click "Discontinue" in the row of Ibuprofen 400 mg',
      "Ibuprofen 400 mg should be discontinued",
      "The status of Ibuprofen 400 mg is Discontinued",
      "On the Medications tab, discontinue Ibuprofen 400 mg",
      "Stop Ibuprofen 400 mg (twice daily) by clicking Discontinue",
      "Discontinue the second prescription",
      "Ibuprofen 400 mg must no longer be active",
    ],
    act: ends("Ibuprofen 400 mg"),
    others: {
      sister: ends("Ibuprofen 600 mg"),
      first: ends("Amoxicillin 500 mg"),
      resumed: resumes("Ibuprofen 400 mg"),
      renewed: clicks("#n-Ibuprofen400mg", chart(), chart({}, '  alert "Prescription renewed"'), stores),
      nothing: clicks("#x-Ibuprofen400mg", chart(), chart(), stores),
    },
    told: 7,
  },
  {
    wanted: "a prescription is renewed",
    steps: [
      "Renew Ibuprofen 400 mg",
      "The prescription for Ibuprofen 400 mg should be renewed",
      'Press "Renew" next to Ibuprofen 400 mg',
      "Renew the prescription of Ibuprofen 400 mg in the medication table",
      "Ibuprofen 400 mg is renewed",
    ],
    act: clicks(
      "#n-Ibuprofen400mg",
      chart(),
      chart({}, '  alert "Prescription for Ibuprofen 400 mg renewed"'),
      { ...stores, requests: ["POST /renewals 201"] },
    ),
    others: {
      sister: clicks(
        "#n-Ibuprofen600mg",
        chart(),
        chart({}, '  alert "Prescription for Ibuprofen 600 mg renewed"'),
        { ...stores, requests: ["POST /renewals 201"] },
      ),
      ended: ends("Ibuprofen 400 mg"),
      refused: clicks(
        "#n-Ibuprofen400mg",
        chart(),
        chart({}, '  alert "Ibuprofen 400 mg could not be renewed"'),
        stores,
      ),
    },
    told: 0,
  },
  {
    wanted: "the visits of a patient",
    steps: [
      "Open the Visits tab",
      "Show the visits of Ruth Amsel",
      "Switch to Visits",
      "Go to the visits tab of the patient's record",
      "The visits are displayed",
      "View the patient's visits",
      'Select the "Visits" tab to see past appointments',
      "Click the second tab",
      "The Visits tab should be active",
    ],
    act: clicks("#t-vis", chart(), visits),
    others: {
      another: clicks("#t-all", chart(), allergies),
      nothing: clicks("#t-vis", chart(), chart()),
    },
    told: 7,
  },
]);

const slots = ["09:00", "09:30", "10:00"];
const day = (taken: Readonly<Record<string, string>>, more = "") => `
  heading "Tuesday, 12 May"
  button "Previous day" #back
  button "Next day" #on
  region "View"
    button "Day" [pressed] #day
    button "Week" [unpressed] #week
    button "Month" [unpressed] #month
  list "Dr. Hale"
${slots.map((slot) => `    item "${slot} ${taken[slot] ?? "Free"}"\n      button "${taken[slot] ? "Cancel" : "Book"}" #b-${slot.replace(":", "")}`).join("\n")}
${more}`;
const booked = { "09:00": "Ole Berg" };
const booking = (slot: string) => `
  dialog "Book appointment"
    text "12 May ${slot} with Dr. Hale"
    combobox "Reason" ="Check-up" |"Check-up|Vaccination" #reason
    button "Close" #close
    button "Confirm appointment" #confirm`;
const confirms = (on: string, after: string, more: Partial<Act> = {}): Act =>
  clicks(on, day(booked, booking("09:30")), after, { ...stores, ...more });
const week = `
  heading "11 – 17 May"
  region "View"
    button "Day" [unpressed] #day
    button "Week" [pressed] #week
    button "Month" [unpressed] #month
  table "Week"
    row "Mon 11 09:00 Ida Falk"
    row "Tue 12 09:00 Ole Berg"
`;
const monthView = week
  .replace("11 – 17 May", "May 2026")
  .replace('"Week" [pressed]', '"Week" [unpressed]')
  .replace('"Month" [unpressed]', '"Month" [pressed]');

wordingsTable([
  {
    wanted: "a slot is picked",
    steps: [
      "Pick the 09:30 slot",
      "Book the 09:30 slot with Dr. Hale by clicking its Book button",
      'Click "Book" at 09:30',
      "Open the booking dialog for 09:30",
      "Start booking the appointment at 09:30",
      "The booking dialog for 09:30 should be open",
    ],
    act: clicks("#b-0930", day(booked), day(booked, booking("09:30"))),
    others: {
      later: clicks("#b-1000", day(booked), day(booked, booking("10:00"))),
      nothing: clicks("#b-0930", day(booked), day(booked)),
      cancelled: clicks("#b-0900", day(booked), day({}), stores),
    },
    told: 4,
  },
  {
    wanted: "an appointment is made",
    steps: [
      "Confirm the appointment at 09:30",
      "Book the appointment on 12 May at 09:30",
      'Click "Confirm appointment" so that the 09:30 slot is booked',
      "The appointment at 09:30 with Dr. Hale is booked",
      "Confirm the booking",
      "Finish booking the 09:30 appointment (check-up)",
    ],
    act: confirms("#confirm", day({ ...booked, "09:30": "Ruth Amsel" }, '  alert "Appointment confirmed"')),
    others: {
      shut: confirms("#close", day(booked)),
      taken: confirms("#confirm", day(booked, '  alert "This slot is no longer available"')),
      "still open": confirms("#confirm", day(booked, booking("09:30"))),
      failed: confirms("#confirm", day(booked, booking("09:30")), { requests: ["POST /appointments 500"] }),
    },
    told: 0,
  },
  {
    wanted: "an appointment is called off",
    steps: [
      "Cancel the appointment of Ole Berg",
      "Cancel the 09:00 appointment",
      "The appointment at 09:00 should be cancelled",
      "Ole Berg's appointment is cancelled",
      "Free the 09:00 slot again",
      "The 09:00 slot must be free again",
    ],
    act: clicks("#b-0900", day({ ...booked, "10:00": "Ida Falk" }), day({ "10:00": "Ida Falk" }), stores),
    others: {
      another: clicks("#b-1000", day({ ...booked, "10:00": "Ida Falk" }), day(booked), stores),
      "asked only": clicks(
        "#b-0900",
        day(booked),
        day(booked, '  dialog "Cancel appointment?"\n    button "Keep"\n    button "Cancel appointment"'),
        stores,
      ),
      nothing: clicks("#b-0900", day(booked), day(booked), stores),
    },
    told: 2,
  },
  {
    wanted: "a control that is called by leaving is pressed",
    steps: [
      'Click "Cancel" at 09:00',
      'Press "Cancel" in the row of 09:00',
      'Click on "Cancel" next to Ole Berg',
    ],
    act: clicks("#b-0900", day(booked), day({}), stores),
    others: { nothing: clicks("#b-0900", day(booked), day(booked), stores) },
    told: 2,
  },
  {
    wanted: "the week is shown",
    steps: [
      "Switch the calendar to the week view",
      "Show the whole week",
      "Change to week view",
      'Click "Week"',
      "The calendar should show the week",
      "The week view is displayed",
      "View the calendar by week",
      "Use the view buttons to change from day to week",
    ],
    act: clicks("#week", day(booked), week),
    others: {
      month: clicks("#month", day(booked), monthView),
      nothing: clicks("#week", day(booked), day(booked)),
    },
    told: 6,
  },
  {
    wanted: "the day after",
    steps: [
      "Go to the next day",
      "Show the schedule for Wednesday, 13 May",
      "Move one day forward",
      "Wednesday, 13 May is displayed",
      'Click "Next day"',
      "Click the right arrow to go to 13 May",
    ],
    act: clicks("#on", day(booked), day({}).replace("Tuesday, 12 May", "Wednesday, 13 May")),
    others: {
      before: clicks("#back", day(booked), day({}).replace("Tuesday, 12 May", "Monday, 11 May")),
      nothing: clicks("#on", day(booked), day(booked)),
    },
    told: 0,
  },
]);
