import { expect, type Page } from "@playwright/test"
import { ask } from "../../database.ts"
import { toLaterStep } from "../../begun-order.ts"
import { Success } from "../../pages/Success.ts"
import { buyer } from "../../pages/Wizard.ts"

export const ordered = async (page: Page) => {
  const who = buyer("leben")
  const wizard = await toLaterStep(page, "Summary", who)
  await wizard.place.click()
  return { ...who, number: await new Success(page).orderNumber() }
}

const mailsTo = async (
  email: string
): Promise<ReadonlyArray<{ readonly subject: string; readonly text: string }>> =>
  (await ask("select subject, body_text as text from mail where recipient = $1", [email])).map((row) => ({
    subject: String(row["subject"]),
    text: String(row["text"])
  }))

/** Waits for the mail whose subject starts with `subject`. */
export const mailed = async (email: string, subject: string) => {
  let text = ""
  await expect(async () => {
    const mail = (await mailsTo(email)).find((each) => each.subject.startsWith(subject))
    text = mail?.text ?? ""
    expect(text).not.toBe("")
  }).toPass()
  return text
}
