import type { Page } from "@playwright/test"

/** Another window of the same browser stores something else, and sends the event also when the value is the same again. */
export const keepInAnotherWindow = async (page: Page, key: string, value: unknown): Promise<void> => {
  const other = await page.context().newPage()
  await other.goto("/impressum")
  await other.evaluate(
    ([name, text]) => {
      localStorage.removeItem(name)
      localStorage.setItem(name, text)
    },
    [key, JSON.stringify(value)] as const
  )
  await other.close()
}
