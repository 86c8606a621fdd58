import { monthNamed } from "./months";
import { weekdayNamed } from "./weekdays";

const figures = /^(?:\d{1,4}(?:st|nd|rd|th|\.)?|\d{1,2}[:.]\d{2}|\d{1,4}(?:[-/.]\d{1,4}){1,2}|of|am|pm)$/iu;
const plainNumber = /^\d+$/;

/** `Friday 5 June`, `14:30`: a day or a time and nothing else. */
export const isWhen = (text: string): boolean =>
  !plainNumber.test(text.trim()) &&
  text
    .trim()
    .split(/[\s,]+/u)
    .every(
      (word) => figures.test(word) || weekdayNamed(word) !== undefined || monthNamed(word) !== undefined,
    );
