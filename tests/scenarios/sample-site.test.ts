import { existsSync } from "node:fs";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ServedSampleSite, serveSampleSite } from "@/lib/server/sample-site/serve";

const CHROMIUM = [process.env.CHROMIUM_PATH ?? "", "/usr/bin/chromium"].find((path) => existsSync(path));
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const title = CHROMIUM
  ? "the sample site in a browser"
  : "the sample site in a browser (skipped: no Chromium; set CHROMIUM_PATH)";

describe.skipIf(!CHROMIUM)(title, () => {
  let served: ServedSampleSite;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let faults: string[];
  let visits = 0;

  beforeAll(async () => {
    served = await serveSampleSite();
    browser = await chromium.launch({ executablePath: CHROMIUM ?? "", args: FLAGS });
  });
  afterAll(async () => {
    await browser?.close();
    await served?.close();
  });
  beforeEach(async () => {
    visits += 1;
    faults = [];
    context = await browser.newContext();
    page = await context.newPage();
    page.setDefaultTimeout(5_000);
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("console", (message) => {
      if (/Content Security Policy|Uncaught/.test(message.text())) faults.push(message.text());
    });
  });
  afterEach(async () => {
    await context.close();
    expect(faults).toEqual([]);
  });

  const open = (file: string) => page.goto(`${served.url}/sample/${file}?clinic=visit-${visits}`);
  const state = () => served.site.stateOf(`visit-${visits}`);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const fill = (label: string, text: string) => page.getByLabel(label).fill(text);
  const told = (text: string) => page.getByRole("status").getByText(text, { exact: true }).waitFor();
  const warned = (text: string) => page.getByRole("alert").getByText(text, { exact: true }).waitFor();
  const follow = (name: string) => page.getByRole("link", { name, exact: true }).click();
  const until = (holds: () => boolean | Promise<boolean>) =>
    expect.poll(holds, { timeout: 5_000 }).toBe(true);

  it("leads from home to the overview and its Settings tab", async () => {
    await open("index.html");
    await follow("Overview");
    await page.getByRole("tab", { name: "Settings" }).click();
    expect(await page.getByRole("tab", { selected: true }).textContent()).toBe("Settings");
    expect(await page.getByRole("tabpanel").getByRole("heading").textContent()).toBe("Overview settings");
    expect(new URL(page.url()).searchParams.get("tab")).toBe("settings");
    await page.reload();
    expect(await page.getByRole("tab", { selected: true }).textContent()).toBe("Settings");
    await page.keyboard.press("Tab");
    await page.getByRole("tab", { name: "Settings" }).press("ArrowRight");
    expect(await page.getByRole("tab", { selected: true }).textContent()).toBe("Summary");
  });

  it("adds a patient of whom only the name is known, after a slow save", async () => {
    await open("patients.html");
    await press("Add patient");
    await fill("Full name", "Jas");
    await press("Save patient");
    await page.getByRole("button", { name: "Saving…", disabled: true }).waitFor();
    await told("Jas was added.");
    expect(await page.getByRole("dialog").count()).toBe(0);
    await page.getByRole("rowheader", { name: "Jas", exact: true }).waitFor();
    expect(state().patients.at(-1)?.name).toBe("Jas");
  });

  it("marks what is wrong in the patient form and stores nothing", async () => {
    await open("patients.html");
    await press("Add patient");
    await fill("Phone", "call me");
    await press("Save patient");
    const name = page.getByLabel("Full name");
    expect(await name.getAttribute("aria-invalid")).toBe("true");
    expect(await name.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.locator(".error").allTextContents()).toEqual([
      "Enter the patient's name",
      "Enter a phone number, like 020 7946 0018",
    ]);
    expect(state().patients).toHaveLength(12);
  });

  it("shows markup in a name as text", async () => {
    await open("patients.html");
    const name = '<img src=x onerror="document.title=1">';
    await press("Add patient");
    await fill("Full name", name);
    await press("Save patient");
    await page.getByRole("rowheader", { name, exact: true }).waitFor();
    expect(await page.locator("main img").count()).toBe(0);
    expect(await page.title()).toBe("Patients · Millbrook Clinic");
  });

  it("searches, sorts and pages the patients, with the view in the address", async () => {
    await open("patients.html");
    await page.getByRole("link", { name: "Next", exact: true }).click();
    await page.getByRole("rowheader", { name: "Amelia Hart" }).waitFor();
    expect(await page.getByRole("rowheader").count()).toBe(4);
    await press("Name");
    await until(async () => (await page.getByRole("rowheader").first().textContent()) === "Amelia Hart");
    expect(await page.locator("[aria-sort=ascending]").textContent()).toBe("Name");
    await fill("Search patients", "kaya");
    await until(async () => (await page.getByRole("rowheader").count()) === 1);
    expect(page.url()).toContain("search=kaya");
    await fill("Search patients", "<nobody>");
    await page.getByText("No patient matches “<nobody>”.").waitFor();
  });

  it("edits and deletes the row whose button was pressed, deleting only when told twice", async () => {
    await open("patients.html");
    const row = page.getByRole("row").filter({ hasText: "Kofi Mensah" });
    await row.getByRole("button", { name: "Edit", exact: true }).click();
    await fill("Full name", "Kofi A. Mensah");
    await press("Save patient");
    await told("Kofi A. Mensah was changed.");
    const changed = page.getByRole("row").filter({ hasText: "Kofi A. Mensah" });
    await changed.getByRole("button", { name: "Delete", exact: true }).click();
    await page
      .getByRole("dialog", { name: "Delete patient?" })
      .getByRole("button", { name: "Cancel" })
      .click();
    expect(state().patients).toHaveLength(12);
    await changed.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
    await told("Kofi A. Mensah was deleted.");
    expect(state().patients.map(({ name }) => name)).not.toContain("Kofi A. Mensah");
    expect(await changed.count()).toBe(0);
  });

  it("lies on the quick page: a success toast over a failed save", async () => {
    await open("lying.html");
    const answered = page.waitForResponse((response) => response.url().includes("/quick-patients"));
    await fill("Full name", "Jas");
    await press("Add patient");
    await told("Patient “Jas” was saved.");
    expect((await answered).status()).toBe(500);
    expect(state().patients).toHaveLength(12);
  });

  it("books an appointment only for a patient chosen from the list", async () => {
    await open("appointments.html");
    await page.getByRole("combobox", { name: "Patient" }).fill("kofi");
    await page.getByRole("option", { name: "Kofi Mensah" }).waitFor();
    await page.getByLabel("Clinician").selectOption("Dr Lindqvist");
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    await fill("Date", tomorrow);
    await page.getByLabel("Time").selectOption("10:30");
    await page.getByLabel("Video").check();
    await page.getByLabel("Text message").check();
    await press("Book appointment");
    await page.getByText("Choose a patient from the list").waitFor();
    expect(await page.getByRole("combobox", { name: "Patient" }).inputValue()).toBe("");
    expect(state().appointments).toHaveLength(3);
    await page.getByRole("combobox", { name: "Patient" }).fill("kofi");
    await page.getByRole("option", { name: "Kofi Mensah" }).click();
    await press("Book appointment");
    await told("The appointment was booked.");
    const kofi = state().patients.find(({ name }) => name === "Kofi Mensah");
    expect(state().appointments.at(-1)).toMatchObject({
      patientId: kofi?.id,
      clinician: "dr-lindqvist",
      date: tomorrow,
      time: "10:30",
      visitType: "video",
      reminders: ["text"],
    });
  });

  it("delivers a message late, and shows nothing until then", async () => {
    await open("messages.html");
    await page.getByText("3 messages").waitFor();
    await page.getByLabel("To", { exact: false }).first().selectOption("Dr Amari");
    await fill("Subject", "Rota");
    await page.getByRole("textbox", { name: "Message" }).fill("Friday is fine.");
    const taken = page.waitForResponse((response) => response.request().method() === "POST");
    await press("Send message");
    expect((await taken).status()).toBe(202);
    expect(await page.getByText("3 messages").count()).toBe(1);
    await told("Message delivered.");
    expect(await page.getByText("4 messages").count()).toBe(1);
  });

  it("keeps a switch that was saved and takes one back that was refused", async () => {
    await open("settings.html");
    await page.getByRole("switch", { name: "Weekend opening" }).check();
    await told("Setting saved.");
    await page.getByRole("switch", { name: "Online booking" }).click();
    await warned("Online booking could not be changed.");
    expect(await page.getByRole("switch", { name: "Online booking" }).isChecked()).toBe(false);
    expect(state().settings).toMatchObject({ weekendOpening: true, onlineBooking: false });
  });

  it("saves the card whose Save was pressed", async () => {
    await open("contacts.html");
    const card = page.getByRole("form", { name: "Emergency line" });
    await card.getByLabel("Opening hours").fill("Nights");
    await card.getByRole("button", { name: "Save" }).click();
    await told("Contact details saved.");
    expect(state().contacts).toMatchObject({
      emergency: { hours: "Nights" },
      reception: { hours: "Mon–Fri 8:00–18:00" },
    });
  });

  it("covers the button in the waiting room until the tip is put away", async () => {
    await open("waiting-room.html");
    await page.getByText("Elif Kaya").waitFor();
    const button = page.getByRole("button", { name: "Call next patient" });
    await expect(button.click({ timeout: 500 })).rejects.toThrow(/intercepts pointer events/);
    await press("Got it");
    await button.click();
    await until(() => state().queue.called.length === 1);
  });

  it("reserves a room inside an open shadow root", async () => {
    await open("rooms.html");
    await page.getByLabel("Room", { exact: true }).selectOption("Treatment room");
    await fill("Hours", "2");
    await press("Reserve room");
    await page.getByText("Treatment room, 2 h").waitFor();
    expect(state().roomBookings).toMatchObject([{ room: "treatment", hours: 2 }]);
  });

  it("takes feedback inside a frame and lists it outside", async () => {
    await open("feedback.html");
    const frame = page.frameLocator("iframe");
    await frame.getByRole("button", { name: "Send feedback" }).click();
    await frame.getByText("Choose a rating").waitFor();
    await frame.getByLabel("Very good").check();
    await frame.getByLabel("Comment").fill("<i>kind</i>");
    await frame.getByRole("button", { name: "Send feedback" }).click();
    await frame.getByText("Thank you for your feedback.").waitFor();
    await page.getByText("<i>kind</i>").waitFor();
    expect(state().feedback).toMatchObject([{ rating: 5, comment: "<i>kind</i>" }]);
  });

  it("draws only the lab results in view, and finds a far one by scrolling", async () => {
    await open("lab-results.html");
    await page.getByText("1000 of 1000 to review").waitFor();
    expect(await page.getByRole("row").count()).toBeLessThan(30);
    await page.getByRole("table").evaluate((element) => element.scrollTo(0, 699 * 52));
    const row = page.locator('[aria-rowindex="701"]');
    await row.getByRole("button").focus();
    await page.getByRole("table").evaluate((element) => element.scrollBy(0, 60));
    await page.locator('[aria-rowindex="712"]').waitFor();
    expect(await row.getByRole("button").evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
    await row.getByRole("button", { name: "Mark reviewed" }).click();
    await page.getByText("999 of 1000 to review").waitFor();
    expect(state().reviewedLabResults).toEqual([700]);
  });

  it("spins for good over a report", async () => {
    await open("reports.html");
    await press("Create report");
    await page.getByText("Preparing your report…").waitFor();
    await page.waitForResponse((response) => response.url().includes("/reports/"));
    await page.waitForResponse((response) => response.url().includes("/reports/"));
    expect(await page.getByText("Preparing your report…").isVisible()).toBe(true);
  });

  it("asks to sign in when the session has expired, and comes back", async () => {
    await open("referrals.html");
    const send = async () => {
      await fill("Patient", "Elif Kaya");
      await page.getByLabel("Specialty").selectOption("Cardiology");
      await fill("Reason", "Palpitations");
      await press("Send referral");
    };
    await send();
    await page.waitForURL("**/login.html?next=referrals.html");
    await page.getByText("Your session has expired. Sign in to go on.").waitFor();
    expect(state().referrals).toHaveLength(0);
    await fill("E-mail", "desk@example.org");
    await fill("Password", "clinic");
    await press("Sign in");
    await page.waitForURL("**/referrals.html");
    await send();
    await told("The referral was sent.");
    expect(state().referrals).toHaveLength(1);
  });

  it("never leaves the site after a sign-in", async () => {
    await page.goto(`${served.url}/sample/login.html?clinic=visit-${visits}&next=//example.org/x.html`);
    await fill("E-mail", "desk@example.org");
    await fill("Password", "clinic");
    await press("Sign in");
    await page.waitForURL(`${served.url}/sample/index.html`);
  });

  it("walks through twelve steps of registration, keeping answers over Back and reload", async () => {
    await open("intake.html");
    const step = (number: number) => page.getByText(`Step ${number} of 12`).waitFor();
    const next = () => press("Next");
    await step(1);
    await next();
    await page.getByText("Enter your full name").waitFor();
    await fill("Full name", "Jas");
    await next();
    await step(2);
    await page.goBack();
    await step(1);
    expect(await page.getByLabel("Full name").inputValue()).toBe("Jas");
    await next();
    await fill("Date of birth", "1990-01-01");
    await next();
    await step(3);
    await page.reload();
    await step(3);
    await next();
    await next();
    await fill("Emergency contact", "Kim");
    await next();
    await page.getByLabel("Preferred doctor").selectOption("No preference");
    await next();
    await page.getByLabel("Latex").check();
    await next();
    await page.getByLabel("Never").check();
    await next();
    await next();
    await page.getByLabel("Evening").check();
    await next();
    await page.getByLabel("I agree").check();
    await next();
    await step(12);
    expect(await page.locator("dd").allTextContents()).toContain("Latex");
    await press("Submit registration");
    await page.getByRole("heading", { name: "Registration received" }).waitFor();
    expect(state().intakes).toMatchObject([
      { fullName: "Jas", allergies: ["latex"], preferredTime: "evening" },
    ]);
  });

  it("asks about cookies once", async () => {
    await open("services.html");
    await press("Only necessary");
    await until(async () => !(await page.getByRole("region", { name: "Cookies" }).isVisible()));
    await Promise.all([page.waitForResponse(/\/consent/), page.reload()]);
    expect(await page.getByRole("region", { name: "Cookies" }).isVisible()).toBe(false);
    expect(state().consent).toBe("necessary");
  });

  it("changes by itself: a clock that ticks, news that rotate until they are paused", async () => {
    await page.clock.install();
    await open("index.html");
    const news = page.getByRole("complementary", { name: "News" }).getByRole("paragraph");
    const [time, text] = [await page.locator(".clock").textContent(), await news.textContent()];
    await page.clock.runFor(5_500);
    expect(await page.locator(".clock").textContent()).not.toBe(time);
    const rotated = await news.textContent();
    expect(rotated).not.toBe(text);
    await press("Pause news");
    await page.clock.runFor(11_000);
    expect(await news.textContent()).toBe(rotated);
  });

  it.each(["index", "overview", "patients", "appointments", "lab-results", "intake"])(
    "fits %s into a narrow window",
    async (name) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await open(`${name}.html`);
      await page.waitForLoadState("networkidle");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    },
  );
});
