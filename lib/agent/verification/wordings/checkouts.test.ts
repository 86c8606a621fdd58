import { clicks, wordingsTable } from "@/tests/support/wordings";

const stores = { mutating: true } as const;

const join = (error = "", mail = "ida@mail.test") => `
  heading "Create your account"
  form "Register"
    textbox "Full name" ="Ida Falk" #name
    textbox:email "Email" ="${mail}" ${error === "" ? "" : `[invalid] ^"${error}"`} #mail
    textbox:password "Password" ="••••••••" #password
    button "Show password" #eye
    checkbox "I agree to the terms" [checked] #terms
    button "Create account" #go
  link "Already have an account? Sign in" >/login #login
`;
const joined = '  heading "Welcome, Ida Falk"\n  text "Your account has been created"\n  button "Log out"\n';
const asks =
  '  heading "Sign in"\n  textbox "Email"\n  textbox:password "Password"\n  button "Sign in"\n  link "Register"\n';
const terms = (to: string): string => join().replace('terms" [checked]', `terms" [${to}]`);

const amounts = (count: string, more = "", total = "24.00") => `
  heading "Checkout"
  list "Basket"
    item "Teapot 24.00"
      button "Decrease quantity" #less
      textbox "Quantity" ="${count}" #count
      button "Increase quantity" #more
      button "Remove" #remove-pot
    item "Cup 8.00"
      button "Decrease quantity" #less-cup
      textbox "Quantity" ="1" #count-cup
      button "Increase quantity" #more-cup
      button "Remove" #remove-cup
  textbox "Discount code" #code
  button "Apply" #apply
  text "Total ${total}"
${more}`;
const ships = (way: string, pay = "Card") => `
  heading "Shipping"
  region "Delivery"
    radio "Standard (3–5 days) Free" [${way === "Standard" ? "checked" : "unchecked"}] #standard
    radio "Express (next day) 9.90" [${way === "Express" ? "checked" : "unchecked"}] #express
    radio "Pick up in store" [${way === "Store" ? "checked" : "unchecked"}] #store
  region "Payment"
    radio "Card" [${pay === "Card" ? "checked" : "unchecked"}] #card
    radio "Invoice" [${pay === "Invoice" ? "checked" : "unchecked"}] #bill
  button "Place order" #order
`;
const coded = (code: string, note: string, total: string) =>
  amounts("1", `  text "${note}"`, total).replace('"Discount code"', `"Discount code" ="${code}"`);
const codeIn = amounts("1").replace('"Discount code"', '"Discount code" ="SPRING10"');

wordingsTable([
  {
    wanted: "an account is made",
    steps: [
      "Create the account",
      "Submit the registration form",
      "Register Ida Falk",
      'Click "Create account"',
      "The account should be created",
      "Complete the registration with the entered data",
      "An account for ida@mail.test is created",
      "Sign up",
    ],
    act: clicks("#go", join(), joined, { ...stores, requests: ["POST /register 201"] }),
    others: {
      taken: clicks("#go", join(), join("This email is already in use"), stores),
      emptied: clicks("#go", join(), join("", "").replace('="Ida Falk"', '=""'), stores),
      "sign in instead": clicks("#login", join(), asks),
      nothing: clicks("#go", join(), join(), stores),
    },
    told: 6,
  },
  {
    wanted: "the way to sign in",
    steps: [
      "Go to the login page",
      "Open the sign-in form instead",
      'Click "Already have an account? Sign in"',
      "The sign-in page should be shown",
      "Follow the link to sign in with an existing account",
      "Navigate to the sign in page",
    ],
    act: clicks("#login", join(), asks, {
      url: "https://shop.test/join",
      urlAfter: "https://shop.test/login",
    }),
    others: { joined: clicks("#go", join(), joined, stores), nothing: clicks("#login", join(), join()) },
    told: 3,
  },
  {
    wanted: "terms are agreed to",
    steps: [
      "Accept the terms",
      "Agree to the terms",
      'Tick "I agree to the terms"',
      "The terms checkbox should be checked",
      "Check the box to agree to the terms (required)",
      "The terms must be accepted before registering",
      "Accept the terms and conditions",
    ],
    act: clicks("#terms", terms("unchecked"), terms("checked")),
    others: {
      refused: clicks("#terms", terms("checked"), terms("unchecked")),
      nothing: clicks("#terms", terms("unchecked"), terms("unchecked")),
      sent: clicks("#go", terms("unchecked"), terms("unchecked required")),
    },
    told: 6,
  },
  {
    wanted: "one more of a thing",
    steps: [
      "Increase the quantity of the teapot to 2",
      "Set the quantity of the Teapot to 2",
      "The quantity of Teapot should be 2",
      "Click the plus next to the teapot's quantity",
      'Click "Increase quantity" for the Teapot',
      "There should be 2 teapots in the basket",
      "Raise the quantity of the teapot by one",
      "Teapot: quantity 2",
    ],
    act: clicks("#more", amounts("1"), amounts("2"), stores),
    others: {
      fewer: clicks("#less", amounts("3"), amounts("1"), stores),
      cups: clicks(
        "#more-cup",
        amounts("1"),
        amounts("1").replace('="1" #count-cup', '="2" #count-cup'),
        stores,
      ),
      nothing: clicks("#more", amounts("1"), amounts("1"), stores),
      "sold out": clicks("#more", amounts("1"), amounts("1", '  alert "Only 1 left in stock"'), stores),
    },
    told: 3,
  },
  {
    wanted: "a code is redeemed",
    steps: [
      "Apply the discount code SPRING10",
      'Click "Apply" to use the code SPRING10',
      "The discount code SPRING10 should be applied",
      "Redeem the code SPRING10",
      "SPRING10 is applied to the order",
      "Apply the entered discount code",
    ],
    act: clicks("#apply", codeIn, coded("SPRING10", "SPRING10 applied: 3.20 off", "28.80"), stores),
    others: {
      invalid: clicks("#apply", codeIn, coded("SPRING10", "This code is not valid", "24.00"), stores),
      nothing: clicks("#apply", codeIn, codeIn, stores),
      typed: {
        does: "setValue",
        value: "SPRING10",
        on: "#code",
        before: amounts("1"),
        after: codeIn,
      },
      emptied: clicks("#apply", codeIn, amounts("1"), stores),
    },
    told: 4,
  },
  {
    wanted: "a way of delivery",
    steps: [
      "Choose express delivery",
      "Select Express shipping",
      "The delivery method should be Express",
      'Pick "Express (next day)" under Delivery',
      "Set delivery to express",
      "Express delivery is selected",
      "Have the order delivered by express",
    ],
    act: clicks("#express", ships("Standard"), ships("Express")),
    others: {
      store: clicks("#store", ships("Standard"), ships("Store")),
      standard: clicks("#standard", ships("Express"), ships("Standard")),
      nothing: clicks("#express", ships("Standard"), ships("Standard")),
    },
    told: 5,
  },
  {
    wanted: "a way to pay",
    steps: [
      "Pay by invoice",
      "Choose Invoice as the payment method",
      "The payment method should be Invoice",
      'Select "Invoice" in the Payment section',
      "Switch the payment from card to invoice",
      "Invoice is selected as the payment method",
    ],
    act: clicks("#bill", ships("Standard"), ships("Standard", "Invoice")),
    others: {
      card: clicks("#card", ships("Standard", "Invoice"), ships("Standard")),
      express: clicks("#express", ships("Standard"), ships("Express")),
      nothing: clicks("#bill", ships("Standard"), ships("Standard")),
    },
    told: 4,
  },
]);
