import { expect } from "@playwright/test"
import { toLaterStep } from "../../begun-order.ts"
import { ask } from "../../database.ts"
import { Success } from "../../pages/Success.ts"
import { buyer } from "../../pages/Wizard.ts"
import { test } from "../../test.ts"

test("the link of the confirmation mail opens the order in another browser and leaves no token in the URL", async ({
  page,
  contexts
}) => {
  const who = buyer("mail")
  const wizard = await toLaterStep(page, "Summary", who)
  await wizard.place.click()
  const number = await new Success(page).orderNumber()

  let text = ""
  await expect(async () => {
    const [mail] = await ask("select body_text from mail where recipient = $1", [who.email])
    const body = mail?.["body_text"]
    text = typeof body === "string" ? body : ""
    expect(text).toContain(number)
  }).toPass()
  const link = /https?:\/\/\S+\?t=\S+/u.exec(text)?.[0] ?? ""
  const { pathname, search } = new URL(link)

  const elsewhere = await contexts.open()
  const phone = await elsewhere.newPage()
  expect((await phone.goto(`${pathname}?t=wrong`))?.status()).toBe(404)
  await phone.goto(`${pathname}${search}`)
  expect(await new Success(phone).orderNumber()).toBe(number)
  expect(phone.url()).not.toContain("t=")
  await phone.reload()
  expect(await new Success(phone).orderNumber()).toBe(number)
})
