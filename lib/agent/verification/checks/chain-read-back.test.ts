import { checkTable } from "@/tests/support/check-table";
import { chainReadBack } from "./chain-read-back";

const form = (name: string, town: string, post: string, gift = "unchecked") => `
  form "Delivery"
    textbox "Name" ${name} #name
    textbox "Town" ${town} #town
    combobox "Post" ="${post}" |"Letter|Parcel" #post
    checkbox "Gift" [${gift}] #gift
    button "Send"
`;
const fill = {
  step: "Fill in the name and the town",
  before: form('=""', '=""', "Letter"),
  on: "#name",
  does: "setValue" as const,
  value: "Ida",
  also: ['setValue("town", "Bodo")'],
};
const more = [...fill.also, 'select("post", "Parcel")', 'check("gift")'];
const filled = form('="Ida"', '="Bodo"', "Letter");
const chain = (executed: number, total: number) => ({ report: { chain: { executed, total } } });

checkTable(chainReadBack, [
  { when: "all fields hold what was entered", says: "verified", ...fill, after: filled },
  {
    when: "fields, selects and boxes hold it",
    says: "verified",
    ...fill,
    also: more,
    after: form('="Ida"', '="Bodo"', "Parcel", "checked"),
  },
  { when: "one field is still empty", says: "refuted", ...fill, after: form('="Ida"', '=""', "Letter") },
  {
    when: "one box is still off",
    says: "refuted",
    ...fill,
    also: more,
    after: form('="Ida"', '="Bodo"', "Parcel"),
  },
  { when: "the client stopped half-way", says: "refuted", ...fill, after: filled, ...chain(1, 2) },
  {
    when: "a field objects to what it holds",
    says: "nothing",
    ...fill,
    after: form('="Ida"', '="Bodo" [invalid]', "Letter"),
  },
  {
    when: "a field hides what it holds",
    says: "nothing",
    ...fill,
    after: form('="Ida"', '="••••"', "Letter"),
  },
  {
    when: "a field writes it in a way of its own",
    says: "nothing",
    ...fill,
    after: form('="Ida"', '="Bodø"', "Letter"),
  },
  {
    when: "the form is gone",
    says: "nothing",
    ...fill,
    after: '\n  heading "Thank you"',
  },
  { when: "only Enter followed", says: "nothing", ...fill, also: [], enter: true, after: filled },
  {
    when: "it ran by itself",
    says: "nothing",
    others: "verify",
    ...fill,
    step: 'Type "Ida" in the Name field',
    also: [],
    after: form('="Ida"', '=""', "Letter"),
  },
]);
