import type { Page } from "@playwright/test"
import { toLaterStep } from "../../begun-order.ts"
import { Success } from "../../pages/Success.ts"
import { buyer } from "../../pages/Wizard.ts"

export const ordered = async (page: Page) => {
  const who = buyer("leben")
  const wizard = await toLaterStep(page, "Summary", who)
  await wizard.place.click()
  return { ...who, number: await new Success(page).orderNumber() }
}
