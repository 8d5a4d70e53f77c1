import { test as base, type BrowserContext, type BrowserContextOptions } from "@playwright/test"
import { Browsers } from "./browsers.ts"
import { shownPages } from "./shown-pages.ts"

/** Additional contexts of a test: other users, other devices. */
export interface Contexts {
  readonly open: (options?: BrowserContextOptions) => Promise<BrowserContext>
  /** Closes a context before the test ends, for tests that need many; the others are closed with the test. */
  readonly end: (context: BrowserContext) => Promise<void>
}

/**
 * Returns a unique network address for each user: rate limits count per network, and in the tests all users would share
 * one address.
 */
const ownNetwork = (): string => `10.${crypto.getRandomValues(new Uint8Array(3)).join(".")}`

interface Given {
  readonly contexts: Contexts
}

/** Playwright's `test` with contexts that cannot block it while closing (`browsers.ts`). */
export const test = base.extend<Given, { readonly browsers: Browsers }>({
  browsers: [
    async ({ playwright }, use) => {
      const browsers = new Browsers(playwright.chromium)
      await use(browsers)
      await browsers.close()
    },
    { scope: "worker" }
  ],
  contexts: async ({ browsers }, use, info) => {
    const opened = new Set<BrowserContext>()
    const end = async (context: BrowserContext) => {
      opened.delete(context)
      await browsers.end(context)
    }
    await use({
      open: async (options) => {
        const context = await browsers.open({
          extraHTTPHeaders: { "x-forwarded-for": ownNetwork() },
          ...options
        })
        opened.add(context)
        return context
      },
      end
    })
    if (info.errors.length > 0) for (const shown of await shownPages(opened)) console.log(shown)
    await Promise.all([...opened].map(end))
  },
  context: async ({ contexts }, use) => {
    await use(await contexts.open())
  }
})
