import { type Act, clicks, wordingsTable } from "@/tests/support/wordings";

type Look = { marks?: readonly string[]; align?: string; size?: string; font?: string; zoom?: string };
const marks = ["Bold", "Italic", "Underline"];
const sides = ["left", "center", "right"];
const pressed = (is: boolean): string => (is ? "[pressed]" : "[unpressed]");
const editor = ({ marks: on = [], align = "left", size = "12", font = "Inter", zoom = "100%" }: Look) => `
  region "Toolbar"
${marks.map((mark) => `    button "${mark}" ${pressed(on.includes(mark))} #${mark}`).join("\n")}
${sides.map((side) => `    button "Align ${side}" ${pressed(side === align)} #${side}`).join("\n")}
    combobox "Font" ="${font}" |"Inter|Lora|Courier Prime" #font
    button "Decrease font size" #smaller
    textbox "Font size" ="${size}" #size
    button "Increase font size" #larger
  textbox "Document" ="Minutes of the meeting" #doc
  region "Zoom"
    button "Zoom out" #out
    clickable "${zoom}" #zoom
    button "Zoom in" #in
    button "Fit" #fit
`;
const saved = { requests: ["PATCH /documents/7 200"] };
const toggles = (on: string, from: Look, to: Look): Act => clicks(on, editor(from), editor(to), saved);
const types = (on: string, value: string, to: Look): Act => ({
  ...saved,
  does: "setValue",
  value,
  on,
  enter: true,
  before: editor({}),
  after: editor(to),
});
const picks = (font: string): Act => ({
  ...saved,
  does: "select",
  value: font,
  on: "#font",
  before: editor({}),
  after: editor({ font }),
});

wordingsTable([
  {
    wanted: "a text is bold",
    steps: [
      "Make the text bold",
      "Click the B icon to make the selected text bold",
      "Turn on bold",
      "Apply bold formatting to the selection",
      "Bold should be active in the toolbar",
      "The selected text is bold",
      "Format the heading as bold",
      "Press the Bold button",
      "Embolden the selected text",
      "Set the selected text in bold",
    ],
    act: toggles("#Bold", {}, { marks: ["Bold"] }),
    others: {
      italic: toggles("#Italic", {}, { marks: ["Italic"] }),
      back: toggles("#Bold", { marks: ["Bold"] }, {}),
      nothing: toggles("#Bold", {}, {}),
    },
    told: 2,
  },
  {
    wanted: "a text is bold no longer",
    steps: [
      "Remove the bold formatting",
      "Turn off bold",
      "The text should no longer be bold",
      "Unbold the selected text",
      "Make the text not bold",
      "Bold must be off",
      "Take the bold off the selection",
    ],
    act: toggles("#Bold", { marks: ["Bold"] }, {}),
    others: {
      on: toggles("#Bold", {}, { marks: ["Bold"] }),
      italic: toggles("#Italic", { marks: ["Bold", "Italic"] }, { marks: ["Bold"] }),
    },
    told: 2,
  },
  {
    wanted: "a text in the middle",
    steps: [
      "Center the text",
      "Align the paragraph to the center",
      "Set the alignment to center",
      "The text should be centered",
      "Center-align the title",
      'Click "Align center"',
      "Centre the paragraph",
      "The paragraph is aligned to the center",
      "Change the text alignment from left to center",
    ],
    act: toggles("#center", {}, { align: "center" }),
    others: {
      right: toggles("#right", {}, { align: "right" }),
      back: toggles("#left", { align: "center" }, {}),
      nothing: toggles("#center", {}, {}),
    },
    told: 2,
  },
  {
    wanted: "letters of a size",
    steps: [
      "Set the font size to 18",
      "Change the font size to 18",
      "The font size should be 18",
      "Make the text 18 pt",
      "Enter 18 as the font size",
      "Type 18 in the font size box and press Enter",
      "Use a font size of 18",
      "Font size: 18",
      "Increase the font size from 12 to 18",
      "The text has font size 18",
    ],
    act: types("#size", "18", { size: "18" }),
    others: {
      smaller: types("#size", "16", { size: "16" }),
      refused: types("#size", "18", {}),
      written: {
        ...types("#doc", "18", {}),
        after: editor({}).replace("Minutes of the meeting", "18"),
      },
    },
    told: 4,
  },
  {
    wanted: "letters one step larger",
    steps: [
      "Increase the font size",
      "Make the text larger",
      "Click the plus next to the font size",
      "The font size should be 13",
      "Increase the font size by one",
      "Make the font one step bigger",
      "Raise the font size to 13",
    ],
    act: toggles("#larger", {}, { size: "13" }),
    others: {
      smaller: toggles("#smaller", {}, { size: "11" }),
      zoomed: toggles("#in", {}, { zoom: "110%" }),
      nothing: toggles("#larger", {}, {}),
    },
    told: 0,
  },
  {
    wanted: "letters of a kind",
    steps: [
      "Change the font to Lora",
      "Set the font of the selected text to Lora",
      "Use the Lora font",
      "Pick Lora from the font menu",
      "The font should be Lora",
      'Select "Lora" in the Font dropdown',
      "The text is set in Lora",
      "Switch the typeface from Inter to Lora",
    ],
    act: picks("Lora"),
    others: { another: picks("Courier Prime"), same: { ...picks("Lora"), after: editor({}) } },
    told: 8,
  },
  {
    wanted: "a page seen larger",
    steps: [
      "Zoom in",
      "Zoom in one step",
      "Enlarge the view",
      "Click the + of the zoom control",
      "The zoom level should be 110%",
      "Zoom to 110%",
      "Increase the zoom to 110%",
      "Magnify the page",
    ],
    act: toggles("#in", {}, { zoom: "110%" }),
    others: {
      out: toggles("#out", {}, { zoom: "90%" }),
      fit: toggles("#fit", {}, { zoom: "64%" }),
      nothing: toggles("#in", {}, {}),
      size: toggles("#larger", {}, { size: "13" }),
    },
    told: 0,
  },
]);
