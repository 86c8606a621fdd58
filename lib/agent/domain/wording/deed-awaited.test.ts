import { expect, it } from "vitest";
import { deedAwaited } from "./deed-awaited";

it.each<[string, string, boolean]>([
  ["Cancel my leave from 3 to 7 August", "Approved, cancellation with D. Moreau", true],
  ["Cancel my leave from 3 to 7 August", "Cancellation requested", true],
  ["Cancel my leave from 3 to 7 August", "Your cancellation has been sent to your manager", true],
  ["Cancel my leave from 3 to 7 August", "Cancellation request received", true],
  ["Cancel my leave from 3 to 7 August", "Request for cancellation", true],
  ["Cancel my leave from 3 to 7 August", "Sent to D. Moreau for cancellation", true],
  ["Approve the leave of Ann Lee", "by Ann Lee · Waiting for approval", true],
  ["Approve the leave of Ann Lee", "Needs your approval", true],
  ["Approve the leave of Ann Lee", "Approved, waiting for approval until noon", false],
  ["Approve the leave of Ann Lee", "Waiting for payment", false],
  ["Delete the shared folder Plans", "Deletion scheduled", true],
  ["Remove Ann Lee from the team", "Removal is being processed", true],
  ["Close the account 4417", "Closure in progress", true],
  ["Renew my library card", "Renewal requested", true],
  ["Extend the loan 'Dune'", "Extension requested from the lender", true],
  ["Pay the invoice 2043", "Payment to be approved", true],
  ["Transfer the domain fern.example to Omar", "Transfer requested", true],
  ["Bitte die Buchung 88 stornieren", "Stornierung beantragt", true],
  // Done, or spoken of as what is to be had.
  ["Cancel my leave from 3 to 7 August", "Cancelled, cancellation with D. Moreau", false],
  ["Cancel my leave from 3 to 7 August", "Cancellation request approved", false],
  ["Cancel my leave from 3 to 7 August", "Cancellation confirmed", false],
  ["Cancel my booking 88", "Free cancellation with 24 hours notice", false],
  ["Cancel my booking 88", "Cancellation policy", false],
  ["Cancel my booking 88", "Cancel request", false],
  ["Cancel my booking 88", "Approved, with D. Moreau", false],
  ["Pay the invoice 2043", "Payment received", false],
  ["Pay the invoice 2043", "Payment with card 4417", false],
  ["Register Ann Lee for the course", "Registration with D. Moreau", false],
  ["Reserve table 4", "Reservation sent by mail", false],
  ["Renew my library card", "Next renewal 3 May", false],
  // To ask for it is all that was asked.
  ["Request the cancellation of my leave", "Cancellation requested", false],
  ["Ask for the deletion of my account", "Deletion requested", false],
])("to %s, %j says that it waits: %s", (goal, text, waits) => {
  expect(deedAwaited(goal)(text)).toBe(waits);
});
