import type { Page } from "@playwright/test"

/** Readings that a page makes by itself, beside those of its machine: the same address, answered at once. */
export interface OtherReads {
  /** Does something that makes the page read; what the machine asks for meanwhile stays held. */
  readonly during: (json: unknown, act: () => Promise<unknown>) => Promise<void>
}

/** Comes after `holdPorts`, so that it is asked first. */
export const otherReads = async (page: Page, address: string): Promise<OtherReads> => {
  let given: { readonly json: unknown; readonly read: PromiseWithResolvers<void> } | undefined
  await page.route(address, async (route) => {
    const now = given
    if (now === undefined || route.request().method() !== "GET") return route.fallback()
    given = undefined
    await route.fulfill({ json: now.json })
    now.read.resolve()
  })
  return {
    during: async (json, act) => {
      const read = Promise.withResolvers<void>()
      given = { json, read }
      await act()
      await read.promise
    }
  }
}
