import { expect } from "@playwright/test"
import { replayLines } from "../../../model-tests/replay/replay.ts"
import { toLaterStep } from "../../begun-order.ts"
import { eventLog } from "../../event-log.ts"
import { wakeList } from "../../live.ts"
import { germany } from "../../markets.ts"
import { dealerOf, today } from "../../order-life.ts"
import { OfferList } from "../../pages/OfferList.ts"
import { Success } from "../../pages/Success.ts"
import { buyer } from "../../pages/Wizard.ts"
import { signIn } from "../../signed-in.ts"
import { hasStaffPanel, makePerson } from "../../staff.ts"
import { test } from "../../test.ts"

test("the log of an order is replayed to the order's state, and contains no names", async ({
  page,
  browser,
  baseURL
}) => {
  test.slow()
  const who = buyer("protokoll")
  const wizard = await toLaterStep(page, "Summary", who)
  await wizard.place.click()
  const number = await new Success(page).orderNumber()
  const dealer = await dealerOf(browser, baseURL ?? "", number)
  await dealer.leads("confirm")
  await dealer.leads("schedule", { Day: today(), Reason: "Frau Nachbarin nimmt sie an" })
  await dealer.leaves()

  const text = await eventLog("order", number)
  expect(text).not.toContain("Nachbarin")
  expect(text).not.toContain(who.email)
  const { lines } = replayLines(JSON.parse(text))
  expect(lines.at(-1), lines.join("\n")).toBe("The machine follows the whole log, to scheduled.")
})

test("an unknown number is reported in one line", async () => {
  await expect(eventLog("order", "0")).rejects.toMatchObject({ stderr: "There is no order 0.\n" })
  await expect(eventLog("error", "999999")).rejects.toMatchObject({ stderr: "There is no error 999999.\n" })
  await expect(eventLog("orders")).rejects.toMatchObject({ stderr: expect.stringMatching(/^Usage: .*\n$/u) })
})

test("in a staff tab the states of machines are kept across pages, in a visitor's tab they are not", async ({
  page
}) => {
  const kept = () => page.evaluate(() => sessionStorage.getItem("machine-states"))
  const list = new OfferList(page)
  await list.open(germany)
  await page.goto("/impressum")
  expect(await kept()).toBeNull()

  const { email } = await makePerson("Role_Interaid_CustomerSupport", "Protokoll")
  await signIn(page, email, "/support")
  await list.open(germany)
  await wakeList(page)
  await hasStaffPanel(page)
  await page.goto("/support")
  expect(JSON.parse((await kept()) ?? "{}")).toMatchObject({ calculator: { status: "active" } })
  await page.getByRole("button", { name: "Abmelden" }).first().click()
  await page.waitForURL("**/benutzerkonto/anmeldung**")
  expect(await kept()).toBeNull()
})
