import type { Page } from "@playwright/test"

/**
 * Stores a value from another window of the same browser; the page receives the storage event even if the value is
 * unchanged.
 */
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
