import { expect, type Page } from "@playwright/test"
import { replayLines } from "../../../model-tests/replay/replay.ts"
import { ask } from "../../database.ts"
import { eventLog } from "../../event-log.ts"
import { wakeList } from "../../live.ts"
import { germany } from "../../markets.ts"
import { OfferList } from "../../pages/OfferList.ts"
import { test } from "../../test.ts"

/** Causes an error on a page, with a message that no other test uses. */
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

test("an error of a page is reported with the logs of its machines, and a replay takes the same steps", async ({
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
