import { describe, expect, it } from "vitest";
import { readStepIntent, type StepIntent, type StepVerb } from "./step-intent";

const verbs: Partial<Record<StepVerb, string>> = {
  login: "log in,login,sign in,signin,log on,log into,sign into,authenticate",
  logout: "log out,logout,sign out,sign off,log off",
  back: "go back,navigate back,return to the previous page",
  uncheck:
    "uncheck,un tick,deselect,unselect,turn off,switch off,disable,deactivate,unmark,unstar,unlike,unpin,unflag,unmute,unlock,unbookmark,unfollow",
  check:
    "check off,check,tick,turn on,switch on,enable,activate,mark,star,agree to,accept,like,favorite,favourite,bookmark,pin,flag,mute,lock,upvote,follow",
  toggle: "toggle,flip",
  expand: "expand,unfold",
  collapse: "collapse,fold,minimise,minimize",
  search: "search,look up,look for,find,query",
  filter: "filter,show only,only show,limit,narrow",
  sort: "sort,arrange,reorder,re order",
  extract: "extract,read out,read,collect,scrape,list,copy,note down,get",
  verify: "verify,confirm that,make sure,ensure,check that,check whether,check if",
  send: "send,email,e-mail,message,reply,forward,post,publish,share",
  submit: "submit,save,confirm,apply,finish,complete,place,buy,purchase,pay,book",
  continue: "continue,proceed,checkout,check out,next",
  clear: "clear,empty,reset",
  remove:
    "remove,delete,discard,trash,erase,cancel,drop,dismiss,revoke,unlink,disconnect,uninstall,unsubscribe",
  archive: "archive",
  close: "close,hide,exit",
  edit: "edit,change,rename,update,modify,replace,set,adjust",
  type: "type,enter,fill in,fill out,fill,input,write,put,provide,insert,key in",
  select: "select,choose,pick",
  move: "move,drag",
  create: "create,make,start a new,register,compose",
  add: "add,append",
  navigate: "navigate,go to,visit,browse to,head to,go,switch to,return to,move to",
  open: "open,show,view,display,reveal,launch,bring up,call up,pull up,see",
  upload: "upload,attach",
  wait: "wait",
  scroll: "scroll",
  hover: "hover,point at,mouse over",
  click: "click,press,tap,hit,push,focus,use",
};

describe("the verb of a step", () => {
  it.each(Object.entries(verbs).flatMap(([verb, words]) => words.split(",").map((word) => [word, verb])))(
    "%s: %s",
    (word, verb) => {
      expect(readStepIntent(`${word} the kale`).verb).toBe(verb);
      // As nouns these say nothing of what is to be done.
      const isNoun = /^(?:like|favou?rite|bookmark|pin|flag|mute|lock|upvote|follow)$/.test(word);
      expect(readStepIntent(`Kindly ${word} the kale`).verb).toBe(isNoun ? "unknown" : verb);
    },
  );

  it.each<[string, StepVerb]>([
    ["Take the kale out of the bed", "remove"],
    ["Order the beds by name", "sort"],
    ["Put kale into the basket", "add"],
    ["Would you open and close it", "open"],
    ["Would you close and open it", "close"],
    ["Opened", "unknown"],
    ["Take the tick off the kale", "uncheck"],
    ["Remove the check mark from the kale", "uncheck"],
    ["Remove the checked kale", "remove"],
    ["Put a tick in the box", "check"],
    ["Put a kale in the box", "add"],
    ["Pause for a moment", "wait"],
    ["Pause the film", "unknown"],
    ["Check in for the flight", "unknown"],
    ["Check in the box", "check"],
  ])("%s: %s", (step, verb) => {
    expect(readStepIntent(step).verb).toBe(verb);
  });

  it("types what stands before the field", () => {
    expect(readStepIntent("Enter 7 as the depth")).toMatchObject({ value: "7", field: "depth" });
    expect(readStepIntent("Enter the depth as 7")).toMatchObject({ value: "7", field: "depth" });
  });

  it.each([
    "Please",
    "Now",
    "Then",
    "Next,",
    "First,",
    "Finally,",
    "Finally",
    "And",
    "Also",
    "To",
    "In order to",
    "Step 1:",
    "Step 12.",
    "Step 2)",
    "Step 3",
    "1.",
    "12)",
    "-",
    "*",
    "•",
    "  And  then   please",
    "Step 12:",
    "Step 12",
    "Step 3.  ",
    "12.  ",
    "3)",
    "And first, to",
  ])("may come after %s", (opener) => {
    expect(readStepIntent(`${opener} open the kale`)).toMatchObject({
      verb: "open",
      object: "kale",
      words: ["open", "kale"],
    });
  });
});

describe("what a step names", () => {
  it.each(['"', "“”", "„“", "„”", "«»", "「」", "‘’", "'", "`"])("is quoted in %s", (marks) => {
    const [open = "", close = open] = marks;
    expect(readStepIntent(`Open ${open}Red kale${close} now`)).toMatchObject({
      quoted: ["Red kale"],
      object: "Red kale now",
    });
  });

  it("is not quoted by an apostrophe", () => {
    expect(readStepIntent("Open Ann's and Ben's beds").quoted).toEqual([]);
    expect(readStepIntent("Open « Red kale »").quoted).toEqual(["Red kale"]);
  });

  it.each<[string, Partial<StepIntent>]>([
    ["Open  the   red   kale", { object: "red kale" }],
    ["Open the kale from the bed", { object: "kale", container: "bed" }],
    ["Open the kale in the bed", { object: "kale", container: "bed" }],
    ["Open the kale inside the bed", { object: "kale", container: "bed" }],
    ["Open the kale in the row of Ann", { object: "kale", container: "Ann" }],
    ...["into", "to", "on", "onto", "of", "for", "within", "under", "next to", "beside"].map(
      (word): [string, Partial<StepIntent>] => [
        `Open the kale ${word} the bed`,
        { object: "kale", container: "bed" },
      ],
    ),
    ["Open the kale button", { object: "kale", controlWord: "button" }],
    ["Open the button", { object: "button", controlWord: "button" }],
    ["Open: kale.", { object: "kale" }],
    ["Agree to the rules", { object: "rules" }],
    ["Sort the beds by name", { object: "beds", value: "name" }],
    ["Sort by name", { object: "", value: "name" }],
    ["Sort the beds", { object: "beds" }],
    ["Search for kale", { value: "kale", object: "kale" }],
    ["Search the beds for kale", { value: "kale", container: "beds" }],
    ["Search kale in the beds", { value: "kale", object: "kale", container: "beds" }],
    ["Search kale on the map", { value: "kale", object: "kale", container: "map" }],
    ["Search kale", { value: "kale", object: "kale" }],
    ["Replace the soil with loam", { value: "loam", field: "soil", object: "soil" }],
    ["Set the soil = loam", { value: "loam", field: "soil" }],
    ["Set the soil : loam", { value: "loam", field: "soil" }],
    ["Change the soil", { object: "soil" }],
    ['Select "Loam" as soil', { value: "Loam", field: "soil" }],
    ['Select the soil as "Loam"', { value: "soil", field: "Loam" }],
    ["Select loam for the soil", { value: "loam", field: "soil" }],
    ["Select loam from the list", { value: "loam", field: "list" }],
    ["Select loam at the top", { value: "loam", field: "top" }],
    ["Select loam under soils", { value: "loam", field: "soils" }],
    ["Select loam", { value: "loam", object: "loam" }],
    ['Type "loam"', { value: "loam", object: "loam" }],
    ['Type "loam" now', { value: "loam" }],
    ["Type it", { object: "it" }],
    ['Fill "Soil" with "loam"', { value: "loam", field: "Soil" }],
    ['Type "loam" with "Soil"', { value: "Soil", field: "loam" }],
    ["Open the 2nd bed", { ordinal: 2 }],
    ["Open the 11th bed", { ordinal: 11 }],
    ["Open the 3rd bed", { ordinal: 3 }],
    ["Open the 1st bed", { ordinal: 1 }],
    ...["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"].map(
      (word, at): [string, Partial<StepIntent>] => [`Open the ${word} bed`, { ordinal: at + 1 }],
    ),
    ["Open the final bed", { ordinal: -1 }],
    ["Open http://a.test/x now", { url: "http://a.test/x" }],
    ["Open a-b.example now", { url: "a-b.example" }],
    ["Open b.com/x?y=1,", { url: "b.com/x?y=1" }],
  ])("%s", (step, expected) => {
    expect(readStepIntent(step)).toMatchObject(expected);
  });

  it.each([
    "Open the last week",
    "Open the first names",
    "Open the last night",
    "Open the second day",
    "Open last year",
  ])("%s names no place", (step) => {
    expect(readStepIntent(step).ordinal).toBeUndefined();
  });

  it("leaves out what the wording does not say", () => {
    expect(Object.keys(readStepIntent("Open kale")).sort()).toEqual(["object", "quoted", "verb", "words"]);
  });
});
