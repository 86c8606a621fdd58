import { checkTable } from "@/tests/support/check-table";
import { controlConsumed } from "./control-consumed";

checkTable(controlConsumed, [
  ...(
    [
      ["verified", "RSVP", "Cancel RSVP", 'RSVP for "Harp night"', "it offers the reverse"],
      ["nothing", "RSVP", "Cancel RSVP", 'RSVP for "Drum night"', "the heading above it is another one"],
      [
        "verified",
        "Saved",
        "Save",
        'Remove "Harp night" from the saved nights',
        "it offers what was taken back",
      ],
      ["nothing", "Saved", "Save", 'Keep "Harp night" among the saved nights', "it was to stay so"],
      ["nothing", "Saved", "Save", 'Remove "Drum night" from the saved nights', "it is another one's"],
    ] as const
  ).map(([says, was, is, step, how]) => {
    const evening = (first: string) =>
      `\n  heading "Harp night"\n  button "${first}" #first\n  heading "Drum night"\n  button "${was}" #second`;
    return {
      when: `of two things on the page, ${how}`,
      says,
      step,
      before: evening(was),
      on: "#first",
      after: evening(is),
      title: "Saved nights",
      requests: ["PUT /nights/4 200"],
      ...(says === "nothing" ? { others: "may" as const } : {}),
    };
  }),
]);
