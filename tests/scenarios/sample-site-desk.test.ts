import { expect, it } from "vitest";
import { describeSampleSite } from "@/tests/support/describe-sample-site";

describeSampleSite("the sample site's daily pages", (visit) => {
  it("leads from home to the overview and its Settings tab", async () => {
    await visit.open("index.html");
    await visit.follow("Overview");
    await visit.page.getByRole("tab", { name: "Settings" }).click();
    expect(await visit.page.getByRole("tab", { selected: true }).textContent()).toBe("Settings");
    expect(await visit.page.getByRole("tabpanel").getByRole("heading").textContent()).toBe(
      "Overview settings",
    );
    expect(new URL(visit.page.url()).searchParams.get("tab")).toBe("settings");
    await visit.page.reload();
    expect(await visit.page.getByRole("tab", { selected: true }).textContent()).toBe("Settings");
    await visit.page.keyboard.press("Tab");
    await visit.page.getByRole("tab", { name: "Settings" }).press("ArrowRight");
    expect(await visit.page.getByRole("tab", { selected: true }).textContent()).toBe("Summary");
  });

  it("adds a patient of whom only the name is known, after a slow save", async () => {
    await visit.open("patients.html");
    await visit.press("Add patient");
    await visit.fill("Full name", "Jas");
    await visit.press("Save patient");
    await visit.page.getByRole("button", { name: "Saving…", disabled: true }).waitFor();
    await visit.told("Jas was added.");
    expect(await visit.page.getByRole("dialog").count()).toBe(0);
    await visit.page.getByRole("rowheader", { name: "Jas", exact: true }).waitFor();
    expect(visit.state().patients.at(-1)?.name).toBe("Jas");
  });

  it("marks what is wrong in the patient form and stores nothing", async () => {
    await visit.open("patients.html");
    await visit.press("Add patient");
    await visit.fill("Phone", "call me");
    await visit.press("Save patient");
    const name = visit.page.getByLabel("Full name");
    expect(await name.getAttribute("aria-invalid")).toBe("true");
    expect(await name.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await visit.page.locator(".error").allTextContents()).toEqual([
      "Enter the patient's name",
      "Enter a phone number, like 020 7946 0018",
    ]);
    expect(visit.state().patients).toHaveLength(12);
  });

  it("shows markup in a name as text", async () => {
    await visit.open("patients.html");
    const name = '<img src=x onerror="document.title=1">';
    await visit.press("Add patient");
    await visit.fill("Full name", name);
    await visit.press("Save patient");
    await visit.page.getByRole("rowheader", { name, exact: true }).waitFor();
    expect(await visit.page.locator("main img").count()).toBe(0);
    expect(await visit.page.title()).toBe("Patients · Millbrook Clinic");
  });

  it("searches, sorts and pages the patients, with the view in the address", async () => {
    await visit.open("patients.html");
    await visit.page.getByRole("link", { name: "Next", exact: true }).click();
    await visit.page.getByRole("rowheader", { name: "Amelia Hart" }).waitFor();
    expect(await visit.page.getByRole("rowheader").count()).toBe(4);
    await visit.press("Name");
    await visit.until(
      async () => (await visit.page.getByRole("rowheader").first().textContent()) === "Amelia Hart",
    );
    expect(await visit.page.locator("[aria-sort=ascending]").textContent()).toBe("Name");
    await visit.fill("Search patients", "kaya");
    await visit.until(async () => (await visit.page.getByRole("rowheader").count()) === 1);
    expect(visit.page.url()).toContain("search=kaya");
    await visit.fill("Search patients", "<nobody>");
    await visit.page.getByText("No patient matches “<nobody>”.").waitFor();
  });

  it("edits and deletes the row whose button was pressed, deleting only when told twice", async () => {
    await visit.open("patients.html");
    const row = visit.page.getByRole("row").filter({ hasText: "Kofi Mensah" });
    await row.getByRole("button", { name: "Edit", exact: true }).click();
    await visit.fill("Full name", "Kofi A. Mensah");
    await visit.press("Save patient");
    await visit.told("Kofi A. Mensah was changed.");
    const changed = visit.page.getByRole("row").filter({ hasText: "Kofi A. Mensah" });
    await changed.getByRole("button", { name: "Delete", exact: true }).click();
    await visit.page
      .getByRole("dialog", { name: "Delete patient?" })
      .getByRole("button", { name: "Cancel" })
      .click();
    expect(visit.state().patients).toHaveLength(12);
    await changed.getByRole("button", { name: "Delete", exact: true }).click();
    await visit.page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
    await visit.told("Kofi A. Mensah was deleted.");
    expect(visit.state().patients.map(({ name }) => name)).not.toContain("Kofi A. Mensah");
    expect(await changed.count()).toBe(0);
  });

  it("lies on the quick page: a success toast over a failed save", async () => {
    await visit.open("lying.html");
    const answered = visit.page.waitForResponse((response) => response.url().includes("/quick-patients"));
    await visit.fill("Full name", "Jas");
    await visit.press("Add patient");
    await visit.told("Patient “Jas” was saved.");
    expect((await answered).status()).toBe(500);
    expect(visit.state().patients).toHaveLength(12);
  });

  it("books an appointment only for a patient chosen from the list", async () => {
    await visit.open("appointments.html");
    await visit.page.getByRole("combobox", { name: "Patient" }).fill("kofi");
    await visit.page.getByRole("option", { name: "Kofi Mensah" }).waitFor();
    await visit.page.getByLabel("Clinician").selectOption("Dr Lindqvist");
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    await visit.fill("Date", tomorrow);
    await visit.page.getByLabel("Time").selectOption("10:30");
    await visit.page.getByLabel("Video").check();
    await visit.page.getByLabel("Text message").check();
    await visit.press("Book appointment");
    await visit.page.getByText("Choose a patient from the list").waitFor();
    expect(await visit.page.getByRole("combobox", { name: "Patient" }).inputValue()).toBe("");
    expect(visit.state().appointments).toHaveLength(3);
    await visit.page.getByRole("combobox", { name: "Patient" }).fill("kofi");
    await visit.page.getByRole("option", { name: "Kofi Mensah" }).click();
    await visit.press("Book appointment");
    await visit.told("The appointment was booked.");
    const kofi = visit.state().patients.find(({ name }) => name === "Kofi Mensah");
    expect(visit.state().appointments.at(-1)).toMatchObject({
      patientId: kofi?.id,
      clinician: "dr-lindqvist",
      date: tomorrow,
      time: "10:30",
      visitType: "video",
      reminders: ["text"],
    });
  });

  it("delivers a message late, and shows nothing until then", async () => {
    await visit.open("messages.html");
    await visit.page.getByText("3 messages").waitFor();
    await visit.page.getByLabel("To", { exact: false }).first().selectOption("Dr Amari");
    await visit.fill("Subject", "Rota");
    await visit.page.getByRole("textbox", { name: "Message" }).fill("Friday is fine.");
    const taken = visit.page.waitForResponse((response) => response.request().method() === "POST");
    await visit.press("Send message");
    expect((await taken).status()).toBe(202);
    expect(await visit.page.getByText("3 messages").count()).toBe(1);
    await visit.told("Message delivered.");
    expect(await visit.page.getByText("4 messages").count()).toBe(1);
  });

  it("keeps a switch that was saved and takes one back that was refused", async () => {
    await visit.open("settings.html");
    await visit.page.getByRole("switch", { name: "Weekend opening" }).check();
    await visit.told("Setting saved.");
    await visit.page.getByRole("switch", { name: "Online booking" }).click();
    await visit.warned("Online booking could not be changed.");
    expect(await visit.page.getByRole("switch", { name: "Online booking" }).isChecked()).toBe(false);
    expect(visit.state().settings).toMatchObject({ weekendOpening: true, onlineBooking: false });
  });

  it("changes by itself: a clock that ticks, news that rotate until they are paused", async () => {
    await visit.page.clock.install();
    await visit.open("index.html");
    const news = visit.page.getByRole("complementary", { name: "News" }).getByRole("paragraph");
    const [time, text] = [await visit.page.locator(".clock").textContent(), await news.textContent()];
    await visit.page.clock.runFor(5_500);
    expect(await visit.page.locator(".clock").textContent()).not.toBe(time);
    const rotated = await news.textContent();
    expect(rotated).not.toBe(text);
    await visit.press("Pause news");
    await visit.page.clock.runFor(11_000);
    expect(await news.textContent()).toBe(rotated);
  });

  it.each(["index", "overview", "patients", "appointments", "lab-results", "intake"])(
    "fits %s into a narrow window",
    async (name) => {
      await visit.page.setViewportSize({ width: 360, height: 740 });
      await visit.open(`${name}.html`);
      await visit.page.waitForLoadState("networkidle");
      expect(await visit.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    },
  );
});
