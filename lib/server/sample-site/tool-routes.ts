import {
  accepted,
  type ClinicRoute,
  checkInput,
  created,
  found,
  full,
  isFull,
  notFound,
  refused,
  type Visit,
} from "@/lib/server/sample-site/clinic-route";
import { takeId } from "@/lib/server/sample-site/clinic-state";
import { isLabResult, labResultsOf } from "@/lib/server/sample-site/lab-results";
import {
  consentInput,
  feedbackInput,
  intakeAnswers,
  intakeDraftInput,
  referralInput,
  roomBookingInput,
  signInInput,
} from "@/lib/server/sample-site/sample-inputs";

/** The pages behind "Tools", each with one thing that pages in the wild do to a visitor. */

/** Printed on the sign-in page: it guards nothing. */
const SAMPLE_PASSWORD = "clinic";

function callNext({ clinic }: Visit) {
  const name = clinic.queue.waiting.shift();
  if (name === undefined) return refused(409, "queue_empty", "Nobody is waiting.");
  clinic.queue.called.push(name);
  return found({ queue: clinic.queue });
}

function sendFeedback({ clinic, input }: Visit) {
  const checked = checkInput(feedbackInput, input);
  if (!checked.valid) return checked.answer;
  if (isFull(clinic.feedback)) return full();
  const entry = { id: takeId(clinic), ...checked.value };
  clinic.feedback.push(entry);
  return created({ entry });
}

function bookRoom({ clinic, input }: Visit) {
  const checked = checkInput(roomBookingInput, input);
  if (!checked.valid) return checked.answer;
  if (isFull(clinic.roomBookings)) return full();
  const booking = { id: takeId(clinic), ...checked.value };
  clinic.roomBookings.push(booking);
  return created({ booking });
}

function reviewLabResult({ clinic, id }: Visit) {
  if (!isLabResult(id)) return notFound();
  if (!clinic.reviewedLabResults.includes(id)) clinic.reviewedLabResults.push(id);
  return found({ id, reviewed: true });
}

function startReport({ clinic }: Visit) {
  if (isFull(clinic.reports)) return full();
  const report = { id: takeId(clinic) };
  clinic.reports.push(report);
  return accepted({ report: { ...report, status: "preparing" } });
}

/** No report is ever ready: a page that waits for one waits for good. */
const showReport = ({ clinic, id }: Visit) =>
  clinic.reports.some((report) => report.id === id)
    ? found({ report: { id, status: "preparing" } })
    : notFound();

function addReferral({ clinic, input }: Visit) {
  if (clinic.signedInAs === null) return refused(401, "session_expired", "Your session has expired.");
  const checked = checkInput(referralInput, input);
  if (!checked.valid) return checked.answer;
  if (isFull(clinic.referrals)) return full();
  const referral = { id: takeId(clinic), ...checked.value };
  clinic.referrals.push(referral);
  return created({ referral });
}

const sessionOf = ({ clinic }: Visit) =>
  found({ signedIn: clinic.signedInAs !== null, email: clinic.signedInAs });

function signIn(visit: Visit) {
  const checked = checkInput(signInInput, visit.input);
  if (!checked.valid) return checked.answer;
  if (checked.value.password !== SAMPLE_PASSWORD) {
    const fields = { password: "That password is not right" };
    return refused(422, "wrong_password", "Check the marked fields.", fields);
  }
  visit.clinic.signedInAs = checked.value.email;
  return sessionOf(visit);
}

function signOut(visit: Visit) {
  visit.clinic.signedInAs = null;
  return sessionOf(visit);
}

function saveIntakeDraft({ clinic, input }: Visit) {
  const checked = checkInput(intakeDraftInput, input);
  if (!checked.valid) return checked.answer;
  clinic.intakeDraft = checked.value;
  return found({ draft: clinic.intakeDraft });
}

function submitIntake({ clinic }: Visit) {
  const checked = checkInput(intakeAnswers, clinic.intakeDraft.answers);
  if (!checked.valid) return checked.answer;
  if (isFull(clinic.intakes)) return full();
  const intake = { id: takeId(clinic), ...checked.value };
  clinic.intakes.push(intake);
  clinic.intakeDraft = { step: 1, answers: {} };
  return created({ intake });
}

function setConsent({ clinic, input }: Visit) {
  const checked = checkInput(consentInput, input);
  if (!checked.valid) return checked.answer;
  clinic.consent = checked.value.choice;
  return found({ choice: clinic.consent });
}

export const toolRoutes: ClinicRoute[] = [
  { method: "GET", path: /^\/queue$/, answer: ({ clinic }) => found({ queue: clinic.queue }) },
  { method: "POST", path: /^\/queue\/next$/, answer: callNext },
  { method: "GET", path: /^\/feedback$/, answer: ({ clinic }) => found({ feedback: clinic.feedback }) },
  { method: "POST", path: /^\/feedback$/, answer: sendFeedback },
  {
    method: "GET",
    path: /^\/room-bookings$/,
    answer: ({ clinic }) => found({ bookings: clinic.roomBookings }),
  },
  { method: "POST", path: /^\/room-bookings$/, answer: bookRoom },
  {
    method: "GET",
    path: /^\/lab-results$/,
    answer: ({ clinic }) => found({ results: labResultsOf(clinic) }),
  },
  { method: "PUT", path: /^\/lab-results\/(\d{1,9})\/review$/, answer: reviewLabResult },
  { method: "POST", path: /^\/reports$/, answer: startReport },
  { method: "GET", path: /^\/reports\/(\d{1,9})$/, answer: showReport },
  { method: "GET", path: /^\/referrals$/, answer: ({ clinic }) => found({ referrals: clinic.referrals }) },
  { method: "POST", path: /^\/referrals$/, answer: addReferral },
  { method: "GET", path: /^\/session$/, answer: sessionOf },
  { method: "POST", path: /^\/session$/, answer: signIn },
  { method: "DELETE", path: /^\/session$/, answer: signOut },
  {
    method: "GET",
    path: /^\/intake$/,
    answer: ({ clinic }) => found({ draft: clinic.intakeDraft, intakes: clinic.intakes }),
  },
  { method: "PUT", path: /^\/intake$/, answer: saveIntakeDraft },
  { method: "POST", path: /^\/intake\/submission$/, answer: submitIntake },
  { method: "GET", path: /^\/consent$/, answer: ({ clinic }) => found({ choice: clinic.consent }) },
  { method: "PUT", path: /^\/consent$/, answer: setConsent },
];
