import type { Page } from "@playwright/test"

/**
 * Requests for the same URL as the machine's calls, but sent by the page outside its machine. The test responds to them
 * at once.
 */
export interface OtherReads {
  /** Runs an action that makes the page send such a request; calls of the machine stay pending meanwhile. */
  readonly during: (json: unknown, act: () => Promise<unknown>) => Promise<void>
}

/** Prepares responses to such requests. Must be called after `holdPorts`, because the handler added last runs first. */
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
