/** A form that takes one of two times and a title, under this heading, as an outline for `aPage`. */
export const aBookingPage = (heading: string): string => `
  heading "${heading}"
  form "Booking"
    radio "Wednesday 14:00" #wed [unchecked]
    radio "Thursday 10:00" #thu [unchecked]
    textbox "Title" #title
    button "Confirm booking" #send`;
export const bookingGoal = 'Book the room "Cedar" on Thursday at 10:00 with the title "Budget review"';
