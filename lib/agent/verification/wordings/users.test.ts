import { type Act, clickStored, keyOf, wordingsTable } from "@/tests/support/wordings";

const people = ["Maya Lindt", "Maya Lind", "Otto Krem"];
const roles = ["Viewer", "Editor", "Admin"];
type State = { role?: Readonly<Record<string, string>>; suspended?: readonly string[]; gone?: string };
const members = ({ role = {}, suspended = [], gone = "" }: State, more = "") => `
  heading "Members"
  button "Members 3" [pressed] #t-members
  button "Invitations 2" [unpressed] #t-invitations
  textbox "Search members" #search
  button "Invite people" #invite
  table "Members"
${people
  .filter((name) => name !== gone)
  .map(
    (
      name,
    ) => `    row "${name} ${keyOf(name).toLowerCase()}@firm.test ${suspended.includes(name) ? "Suspended" : "Active"}"
      combobox "Role" ="${role[name] ?? "Viewer"}" |"${roles.join("|")}" #role-${keyOf(name)}
      button "${suspended.includes(name) ? "Reactivate" : "Suspend"}" #s-${keyOf(name)}
      button "Remove" #x-${keyOf(name)}`,
  )
  .join("\n")}
${more}`;
const makes = (name: string, role: string): Act => ({
  does: "select",
  on: `#role-${keyOf(name)}`,
  value: role,
  before: members({}),
  after: members({ role: { [name]: role } }),
  mutating: true,
  requests: ["PATCH /members/1 200"],
});
const suspends = (name: string): Act =>
  clickStored(`#s-${keyOf(name)}`, members({}), members({ suspended: [name] }));
const revives = (name: string): Act =>
  clickStored(
    `#s-${keyOf(name)}`,
    members({ suspended: people }),
    members({ suspended: people.filter((one) => one !== name) }),
  );
const asks = (name: string) =>
  members(
    {},
    `  dialog "Remove ${name}?"
    button "Keep member" #keep
    button "Remove member" #yes`,
  );
const opensQuestion = (name: string): Act =>
  clickStored(`#x-${keyOf(name)}`, members({}), asks(name), { mutating: false });
const removes = (name: string): Act => clickStored("#yes", asks(name), members({ gone: name }));

const invite = (email: string, role: string, told = "") =>
  members(
    {},
    `  dialog "Invite people"
    textbox "E-mail address" ="${email}"${told ? ` [invalid] ^"${told}"` : ""} #email
    combobox "Role" ="${role}" |"${roles.join("|")}" #role
    button "Copy invite link" #copy
    button "Cancel" #cancel
    button "Send invitation" #send`,
  );
const sent = members({}, '  status "Invitation sent to pia@firm.test"');

const pending = (left: readonly string[], more = "") => `
  heading "Members"
  button "Members 3" [unpressed]
  button "Invitations ${left.length}" [pressed]
  table "Pending invitations"
${left
  .map(
    (mail) => `    row "${mail} Viewer sent 2 May"
      button "Resend" #again-${keyOf(mail)}
      button "Copy link" #copy-${keyOf(mail)}
      button "Revoke" #revoke-${keyOf(mail)}`,
  )
  .join("\n")}
${more}`;
const mails = ["pia@firm.test", "pia.b@firm.test"];
const revokes = (mail: string): Act =>
  clickStored(`#revoke-${keyOf(mail)}`, pending(mails), pending(mails.filter((one) => one !== mail)));
const resends = (mail: string): Act =>
  clickStored(
    `#again-${keyOf(mail)}`,
    pending(mails),
    pending(mails, `  status "Invitation sent again to ${mail}"`),
  );

wordingsTable([
  {
    wanted: "somebody gets a role",
    steps: [
      "Make Maya Lindt an Editor",
      "Change the role of Maya Lindt to Editor",
      'Set the role of "Maya Lindt" to "Editor"',
      "Maya Lindt should have the role Editor",
      "In the row of Maya Lindt, choose Editor as the role",
      "Give Maya Lindt the Editor role",
      "The role of Maya Lindt must be Editor",
      "Select Editor in the Role column for Maya Lindt",
      "Promote Maya Lindt to Editor",
    ],
    act: makes("Maya Lindt", "Editor"),
    others: {
      namesake: makes("Maya Lind", "Editor"),
      "another role": makes("Maya Lindt", "Admin"),
      failed: {
        ...makes("Maya Lindt", "Editor"),
        after: members({}, '  alert "You cannot change this role"'),
        requests: ["PATCH /members/1 403"],
      },
      suspended: suspends("Maya Lindt"),
    },
    told: 9,
  },
  {
    wanted: "somebody is suspended",
    steps: [
      "Suspend Otto Krem",
      "Suspend the member Otto Krem",
      "Otto Krem should be suspended",
      "Click Suspend in Otto Krem's row",
      "Set the status of Otto Krem to Suspended",
      "The account of Otto Krem must be suspended",
      "Suspend the third member",
    ],
    act: suspends("Otto Krem"),
    others: {
      another: suspends("Maya Lindt"),
      revived: revives("Otto Krem"),
      "asked to remove": opensQuestion("Otto Krem"),
      nothing: clickStored("#s-OttoKrem", members({}), members({}, '  status "Maya Lindt signed in"')),
    },
    told: 7,
  },
  {
    wanted: "somebody is active again",
    steps: [
      "Reactivate Otto Krem",
      "Otto Krem should be active again",
      "Lift the suspension of Otto Krem",
      "Set the status of Otto Krem back to Active",
      "Press Reactivate in the row of Otto Krem",
      "Unsuspend Otto Krem",
      "Otto Krem must no longer be suspended",
    ],
    act: revives("Otto Krem"),
    others: { another: revives("Maya Lindt"), suspended: suspends("Otto Krem") },
    told: 2,
  },
  {
    wanted: "it is agreed that somebody is removed",
    steps: [
      "Confirm the removal of Maya Lind",
      "Remove Maya Lind from the members",
      "Maya Lind should no longer be a member",
      "Confirm in the dialog that Maya Lind is removed",
      "Maya Lind must be removed",
    ],
    act: removes("Maya Lind"),
    others: {
      namesake: removes("Maya Lindt"),
      kept: clickStored("#keep", asks("Maya Lind"), members({}), { mutating: false }),
      "the question": opensQuestion("Maya Lind"),
    },
    told: 4,
  },
  {
    wanted: "somebody is invited",
    steps: [
      "Send the invitation",
      "Send the invitation to pia@firm.test",
      "Invite pia@firm.test as an Editor",
      "pia@firm.test should be invited",
      "Click Send invitation in the dialog",
      "The invitation must be sent to pia@firm.test",
      "Invite pia@firm.test (role: Editor)",
    ],
    act: clickStored("#send", invite("pia@firm.test", "Editor"), sent, {
      requests: ["POST /invitations 201"],
    }),
    others: {
      left: clickStored("#cancel", invite("pia@firm.test", "Editor"), members({}), { mutating: false }),
      "not taken": clickStored(
        "#send",
        invite("pia@firm.test", "Editor"),
        invite("pia@firm.test", "Editor", "This person is a member already"),
      ),
      failed: clickStored("#send", invite("pia@firm.test", "Editor"), invite("pia@firm.test", "Editor"), {
        requests: ["POST /invitations 500"],
      }),
      "the link copied": clickStored(
        "#copy",
        invite("pia@firm.test", "Editor"),
        invite("pia@firm.test", "Editor").concat('\n  status "Link copied"'),
      ),
      "the form": clickStored("#invite", members({}), invite("", "Viewer"), { mutating: false }),
    },
    told: 0,
  },
  {
    wanted: "an invitation is taken back",
    steps: [
      "Revoke the invitation of pia@firm.test",
      "Revoke the invitation for pia@firm.test",
      "The invitation of pia@firm.test should be revoked",
      "Withdraw the invitation to pia@firm.test",
      'Click "Revoke" in the row of pia@firm.test',
      "Cancel the pending invitation of pia@firm.test",
      "There should be no pending invitation for pia@firm.test any more",
    ],
    act: revokes("pia@firm.test"),
    others: { another: revokes("pia.b@firm.test"), "sent again": resends("pia@firm.test") },
    told: 5,
  },
  {
    wanted: "an invitation is sent again",
    steps: [
      "Resend the invitation to pia@firm.test",
      "Send the invitation to pia@firm.test again",
      "The invitation of pia@firm.test should be resent",
      "Press Resend in the row of pia@firm.test",
      "Send pia@firm.test the invitation once more",
    ],
    act: resends("pia@firm.test"),
    others: { another: resends("pia.b@firm.test"), revoked: revokes("pia@firm.test") },
    told: 0,
  },
]);
