import { type Act, type Wordings, wordingsTable } from "@/tests/support/wordings";

const page = (label: string, state: string, role: string) => `
  heading "Settings"
  form "Preferences"
    ${role} "${label}" [${state}] #it
    ${role} "Weekly digest" [unchecked] #other
    button "Save"
`;
const sides = { on: "checked", off: "unchecked" } as const;
const act = (label: string, from: "on" | "off", to: "on" | "off", role: string): Act => ({
  does: "click",
  on: "#it",
  before: page(label, sides[from], role),
  after: page(label, sides[to], role),
});

/** A box that is to come to one side: that it went to the other one, or stands there still, is never believed. */
const box = (label: string, side: "on" | "off", told: number, steps: readonly string[]): Wordings[] =>
  ["checkbox", "switch"].map((role) => {
    const other = side === "on" ? "off" : "on";
    return {
      wanted: `${role} "${label}" ${side}`,
      steps,
      act: act(label, other, side, role),
      others: {
        "the other way": act(label, side, other, role),
        "still on the other side": act(label, other, other, role),
      },
      told,
    };
  });

wordingsTable([
  ...box("Do not disturb", "on", 1, ["Turn on Do not disturb", "Do not disturb must be on"]),
  ...box("Do not disturb", "off", 2, ["Disable do not disturb", "Switch off 'Do not disturb'"]),
  ...box("Disable animations", "on", 1, ["Check 'Disable animations'", "Animations should be disabled"]),
  ...box("Disable animations", "off", 1, ["Turn off 'Disable animations'"]),
  ...box("Hide completed", "on", 2, ["Tick Hide completed", "Hide the completed ones"]),
  ...box("Hide completed", "off", 1, ["Show completed items again", 'Untick "Hide completed"']),
  ...box("E-mail notifications", "off", 0, [
    "No more e-mail notifications",
    "Stop e-mail notifications",
    "Silence e-mail notifications",
    "Mute e-mail notifications",
    "E-mail notifications are no longer wanted: switch them off",
  ]),
  ...box("Mute sounds", "on", 1, ["Sounds should be muted", "Mute the sounds"]),
  ...box("Mute sounds", "off", 0, ["Turn the sounds on (uncheck Mute sounds)"]),
  ...box("Public profile", "off", 0, ["Make the profile private", "The profile must not be public"]),
  ...box("Private project", "off", 0, ["Make the project public", "The project must not be private"]),
  ...box("Include drafts", "off", 1, ["Exclude drafts", "Leave drafts out"]),
  ...box("Read only", "off", 0, ['Allow changes (turn "Read only" off)']),
  ...box("Opt out of marketing", "on", 1, ["Opt out of marketing"]),
  ...box("Opt out of marketing", "off", 0, ["Opt in to marketing again"]),
  ...box("Allow guests", "off", 1, ["Guests must not be allowed", "Forbid guests", "Block guests"]),
  ...box("Allow guests", "on", 1, ["Let guests in", "Allow guests"]),
  ...box("Skip weekends", "off", 0, ["Don't skip weekends"]),
  ...box("Skip weekends", "on", 0, ["Weekends are to be skipped", "Skip the weekends"]),
  ...box("Disabled", "off", 0, ["Activate the user"]),
  ...box("Disabled", "on", 0, ["Deactivate the user"]),
  ...box("Gift wrapping", "off", 1, ["Remove the gift wrapping", "Without gift wrapping, please"]),
  ...box("Do not allow replies", "on", 1, ['Check the "Do not allow replies" checkbox']),
  ...box("Do not allow replies", "off", 1, ['Uncheck "Do not allow replies"']),
]);
