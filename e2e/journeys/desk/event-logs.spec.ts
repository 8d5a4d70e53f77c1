import { expect, type Page } from "@playwright/test"
import { replayLines } from "../../../model-tests/replay/replay.ts"
import { toLaterStep } from "../../begun-order.ts"
import { ask } from "../../database.ts"
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

/** A fault of a page, with words that no other test has. */
const fault = async (page: Page): Promise<string> => {
  const message = `fault ${crypto.randomUUID().slice(0, 8)}`
  const thrown = page.waitForEvent("pageerror")
  await page.evaluate((words) => {
    setTimeout(() => {
      throw new Error(words)
    }, 0)
  }, message)
  await thrown
  return message
}

const idOf = async (message: string): Promise<string | undefined> => {
  const [row] = await ask("select id from script_error where message = $1", [`Error: ${message}`])
  return row === undefined ? undefined : String(row["id"])
}

test("an error of a page is reported with what its machines did, and a replay goes the same way", async ({
  page
}) => {
  const list = new OfferList(page)
  await list.open(germany)
  await wakeList(page)
  await list.amount.fill("7000")
  await list.start.click()
  await expect(page).toHaveURL(/amount=7000/u)
  await list.offers.first().waitFor()
  const message = await fault(page)
  await page.goto("/impressum")
  await expect.poll(() => idOf(message)).toBeDefined()
  const id = (await idOf(message)) ?? ""

  expect(await eventLog("error")).toContain(`Error: ${message}  (`)
  const text = await eventLog("error", id)
  const log: unknown = JSON.parse(text)
  expect(log).toMatchObject({ kind: "error", message: `Error: ${message}` })
  for (const typed of [germany.zip, "7000"])
    expect(text.replaceAll(/"time": [0-9.:TZ"-]+/gu, "")).not.toContain(typed)

  const { lines } = replayLines(log)
  expect(lines.at(-1), lines.join("\n")).toBe("The machines follow the whole log.")
  expect(lines.filter((line) => line.startsWith("calculator version"))).toHaveLength(1)
  expect(lines.some((line) => line.includes("amount.change → ready."))).toBe(true)
})

test("the log of an order is replayed to where the order stands, and names nobody", async ({
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

test("a number that nobody has is said so in one line", async () => {
  await expect(eventLog("order", "0")).rejects.toMatchObject({ stderr: "There is no order 0.\n" })
  await expect(eventLog("error", "999999")).rejects.toMatchObject({ stderr: "There is no error 999999.\n" })
  await expect(eventLog("orders")).rejects.toMatchObject({ stderr: expect.stringMatching(/^Usage: .*\n$/u) })
})

test("in a tab of staff the states of machines outlive a document, and a visitor's do not", async ({
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
