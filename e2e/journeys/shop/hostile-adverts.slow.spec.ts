import { type BrowserContext, expect, type Page } from "@playwright/test"
import { frameSandbox } from "../../../src/domain/adverts/advert-address.ts"
import { hostileAdverts } from "../../../src/server/adverts/hostile-adverts.test-support.ts"
import { frameDocument } from "../../../src/server/adverts/frame-document.ts"
import { ask } from "../../database.ts"
import { test } from "../../test.ts"

/** Requests that an advert may cause: its own document, images of the shop, and the targets of its own links. */
const allowed = /^\/(?:anzeige\/|bilder\/|preisalarm$)/u

/**
 * Records everything that adverts cause on a page: requests to other origins and to the shop, navigations of the page,
 * and dialogs.
 */
const watched = async (context: BrowserContext) => {
  const seen: Array<string> = []
  await context.route(
    ({ hostname }) => hostname === "evil.example",
    (route) => {
      seen.push(`reached ${route.request().url()}`)
      return route.abort()
    }
  )
  const page = await context.newPage()
  await page.goto("/de/impressum")
  await page.waitForLoadState("networkidle")
  const { origin } = new URL(page.url())
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) seen.push(`the page went to ${frame.url()}`)
  })
  page.on("dialog", (dialog) => {
    seen.push(`a dialog said ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on("request", (request) => {
    const { origin: asked, pathname } = new URL(request.url())
    const isOfFrame = request.isNavigationRequest() || request.frame() !== page.mainFrame()
    if (asked === origin && isOfFrame && !allowed.test(pathname)) seen.push(`asked ${pathname}`)
  })
  context.on("page", (opened) => {
    if (!allowed.test(new URL(opened.url(), origin).pathname)) seen.push(`opened ${opened.url()}`)
  })
  return { page, seen }
}

// the tests take long, because each frame runs in a separate browser process
test.describe.configure({ timeout: 240_000 })

/** Shows documents as advert slots do, clicks everything clickable in each of them, and waits for late effects. */
const showAll = async (page: Page, sources: ReadonlyArray<string>) => {
  await page.evaluate(
    ([addresses, sandbox]) =>
      Promise.all(
        addresses.map(
          (src) =>
            new Promise((resolve) => {
              const frame = document.createElement("iframe")
              frame.setAttribute("sandbox", sandbox)
              frame.src = src
              frame.addEventListener("load", resolve, { once: true })
              document.querySelector("main")?.append(frame)
            })
        )
      ),
    [sources, frameSandbox] as const
  )
  for (const frame of page.frames().filter((each) => each !== page.mainFrame()))
    for (const target of await frame
      .locator("a, button, [onclick], input")
      .all()
      .catch(() => []))
      await target.click({ force: true, timeout: 300, noWaitAfter: true }).catch(() => {})
  await page.waitForTimeout(1_500)
}

test("hostile adverts have no effect if stored as sent (rule advert.allow-list)", async ({ contexts }) => {
  const ids: Array<number> = []
  for (const { name, html = "<p>x</p>", css = "" } of hostileAdverts) {
    const text = (value: string) => value.replaceAll("\u0000", "")
    const [row] = await ask(
      "insert into advert (name, advertiser, html, css) values ($1, 'Böse', $2, $3) returning id",
      [name, text(html), text(css)]
    )
    ids.push(Number(row?.["id"]))
  }
  expect(ids.length).toBeGreaterThanOrEqual(60)
  const context = await contexts.open()
  const { page, seen } = await watched(context)
  await expect
    .poll(async () => (await context.request.get(`/api/iam/content/${ids.at(-1)}`)).status())
    .toBe(200)
  await showAll(
    page,
    ids.map((id) => `/anzeige/${id}/inhalt`)
  )
  expect(page.frames().length).toBe(ids.length + 1)
  expect(seen).toEqual([])
})

test("hostile adverts have no effect even if nothing was cleaned, because of the frame (rule advert.frame)", async ({
  contexts
}) => {
  const context = await contexts.open()
  await context.route(/\/anzeige\/\d+\/roh$/u, (route) => {
    const { html = "<p>x</p>", css = "" } =
      hostileAdverts[Number(/\d+/u.exec(new URL(route.request().url()).pathname)?.[0])] ?? {}
    const { body, policy } = frameDocument(html, css, "Böse")
    return route.fulfill({
      body,
      contentType: "text/html; charset=utf-8",
      headers: { "content-security-policy": policy }
    })
  })
  const { page, seen } = await watched(context)
  await showAll(
    page,
    hostileAdverts.map((_, index) => `/anzeige/${index}/roh`)
  )
  // the frame may load images of the shop, but cannot read the responses
  expect(seen.filter((line) => !/^asked \/(?:api|session)/u.test(line))).toEqual([])
})
